# The line judge's page.

judge-title = Line judge
judge-needs = The judge's page needs JavaScript. Without it, call the head referee by hand.

## The link

judge-link = { $is ->
    [newcomer] Not enrolled
    [connecting] Connecting…
    [asking] Waiting for the head referee
    [up] { $unsent ->
        [0] Live, everything sent
       *[other] Live, sending { $unsent }
    }
    [down] No link for { $seconds } s
   *[stopped] Stopped
}
judge-kept = { $unsent } kept here
judge-go-on = Go on: presses are kept here
judge-spoken-live = Live.
judge-spoken-down = No link. Presses are kept here. { $why }
judge-trouble = { $trouble ->
    [refused] Storage refused: presses live in this page only, do not close it
   *[full] Storage full: presses live in this page only, do not close it
}
judge-relieved = RELIEVED: your duty was handed over
judge-relieved-why = Relieved: another phone has your lanes. Nothing is called from here until the head referee gives this one a duty again.
judge-too-much = Too much waits to be sent: nothing more is taken. Tell the head referee.
judge-clock-off = This phone's clock is { $unit ->
    [minutes] { $off } min
    [hours] { $off } h
   *[days] { $off ->
        [one] { $off } day
       *[other] { $off } days
    }
} { $fast ->
    [yes] fast
   *[no] slow
}: the court's clock counts

## Enrolment

judge-name = Your name
judge-name-first = Write your name first: the head referee lets you in by it.
judge-ask = Ask the head referee to let me in
judge-code = Or a code, if you were given one
judge-enrol = Enrol with this code
judge-asking-title = Ask the head referee to let you in
judge-asking = Asking…
judge-number = Your number is
judge-let-in = This page goes on by itself as soon as you are let in.
judge-stop-asking = Stop asking
judge-unsent = { $unsent ->
    [one] { $unsent } press is kept here; it is sent once this phone is let in.
   *[other] { $unsent } presses are kept here; they are sent once this phone is let in.
}
judge-here = Judge here
judge-taken = Judging goes on in another tab
judge-taken-why = This phone's judge's page was opened in another tab, and only one may speak for it.
judge-in-this-tab = Judge in this tab

## The bars

judge-court = court
judge-go-to-court = go to { court }
judge-more = More
judge-more-act = More…
judge-then-touch = then touch a lane
judge-ready-act = Ready
judge-log = Log
judge-my-line = My line
judge-chief = CALL CHIEF
judge-hint = { $mode ->
    [more] Touch a lane: everything else you may call there.
    [chief] Touch the lane the head referee is to come to.
    [replace] Touch the right lane for “{ $what }”; hold it for another fault.
    [note] Touch a board: what its players say and do there.
   *[call] Touch a lane when its runner turns without crossing. Hold it for more.
}
judge-cancel = Cancel
judge-ok = OK
judge-go-on-looking = go on looking
judge-undo = Undo
judge-replace = Replace
judge-go = GO
judge-go-unheard = GO?

## The judge's line, and how the page looks and answers

judge-which-line = Your line
judge-line-why = Which line do you judge? The head referee sees it.
judge-order = Lane 1 is on your
judge-first-lane = { $right ->
    [yes] right
   *[no] left
}
judge-which-lanes = Your lanes: touch those you do not watch
judge-duty = The head referee gave you lanes { $lanes }.
judge-to-the-lanes = { $chosen ->
    [yes] To the lanes
   *[no] Choose your line first
}
judge-screen-on = { $held ->
    [yes] This page keeps the screen on. Leave it open: a hidden page hears nothing.
   *[no] This page cannot keep the screen on. Set the phone's automatic lock to “never” (Settings, Display), turn the screen bright, and leave this page open.
}
judge-answers = { $buzzes ->
    [yes] A press flashes the edge of the screen. It may also buzz, and beep.
   *[no] A press flashes the edge of the screen. It may also beep; this phone cannot buzz.
}
judge-answers-by = { $answers ->
    [sound] Sound
    [buzz] Buzz
   *[none] Flash only
}

## The lanes

judge-waiting = Waiting for the court…
judge-lane = Lane { $lane }
judge-lane-word = Lane
judge-touch = { side }: { $means ->
    [call] no crossing
    [more] more
    [chief] call the head referee
   *[replace] it was here
}
judge-everything-of-lane = everything of lane { $lane }
judge-no-game-name = no game
judge-serving = serving
judge-stands-still = stands still
judge-stop = { $open ->
    [1] STOP
   *[other] STOP ×{ $open }
}
judge-stop-more = { $missed ->
    [crossed] crossed
    [late] { judge-seconds }
   *[no] { "" }
}
judge-called = { $open ->
    [1] called
   *[other] called ×{ $open }
}
judge-set-clock = set clock
judge-entries-differ = entries differ
judge-result-state = { $state ->
    [open] { "" }
    [entered] entered
    [confirmed] confirmed
    [decided] decided
    [ruled] ruled
    [differs] differs
   *[sealed] sealed
}
judge-silent = silent
# where somebody runs, without a link
judge-unknown = ?
judge-before-start = { $ready ->
    [yes] ready
   *[no] not started
}
# where and how a runner turns, if it is not a line 14 m from the board
judge-turns = { GIVEN($line_m) ->
    [yes] { " " }at { $line_m } m
   *[no] { "" }
}{ $run_mode ->
    [cone] , cone
    [wall] , wall
   *[line] { "" }
}
judge-countdown = countdown
judge-go-said = GO said?
judge-paused = paused
judge-time-left = left
judge-where = { $at ->
    [away] away
    [outward] out
    [homeward] back
   *[other] board
}
judge-reds = { $reds } red
judge-stopwatch = stopwatch of lane { $lane }, { $name }
judge-start-stopwatch = start the stopwatch of lane { $lane }, { $name }
judge-seconds = { $seconds } s
judge-free = free
judge-left-early = left early?

## The states of a press and of a wish

judge-state = { $state ->
    [keeping] being kept
    [kept] kept here
    [server] on the server
    [refused] refused
   *[ruled] ruled
}
judge-head-decides = the head referee decides
judge-head-decided = the head referee has decided
judge-wish = { $fate ->
    [waiting] { GIVEN($lane) ->
        [yes] , to be moved to lane { $lane }
       *[no] , to be taken back
    }
    [asked] { GIVEN($lane) ->
        [yes] , moving it to lane { $lane }: the head referee decides
       *[no] , taking it back: the head referee decides
    }
    [decided] { GIVEN($lane) ->
        [yes] , moving it to lane { $lane }: the head referee has decided
       *[no] , taking it back: the head referee has decided
    }
    [granted] { GIVEN($lane) ->
        [yes] , moved to lane { $lane }
       *[no] , taken back
    }
    [refused] { GIVEN($lane) ->
        [yes] , not moved to lane { $lane }: { $why }
       *[no] , not taken back: { $why }
    }
   *[idle] { GIVEN($lane) ->
        [yes] , not moved: call it on lane { $lane } again
       *[no] , nothing to take back
    }
}
judge-spoken = { GIVEN($lane) ->
    [yes] Lane { $lane }, { $what }: { $state }. { $more }
   *[no] { $what }: { $state }. { $more }
}
judge-of-lane = lane { $lane }, { $what }

## What a press was

judge-told = { $what }, { $name }
judge-told-call = { fault }, { $name } ({ side })
judge-told-chief = head referee called
judge-told-ready = { $lanes ->
    [1] lane { $lane }
   *[other] { $lanes } lanes
} { $ready ->
    [yes] ready
   *[no] not ready
}
judge-told-check = { $lanes ->
    [1] { "" }
   *[other] { $lanes } lanes,{ " " }
}{ judge-item-of }: { finding }
judge-told-waived = { judge-item } waived: { $reason }
judge-told-cards = { $name } is shown the cards
judge-told-pause = paused: { $reason }
judge-told-result = { GIVEN($by) ->
    [yes] result { score }, { termination }
   *[no] result { score }
}
judge-told-moved = was lane { $lane }: { fault }
judge-told-taken-back = taken back: { $what }
judge-taken-back-reason = taken back by the judge
judge-told-clock-set = the clock is set
judge-told-stopwatch = stopwatch started
judge-told-left-early = left early

## A lane's sheet

judge-close = Close
judge-back-to-lanes = back to the lanes
judge-it-was-lane = It was lane { $lane }
judge-what = What
judge-tab = { $tab ->
    [fault] Fault
    [seen] Seen
    [board] Board
   *[result] Result
}
judge-who = Who
judge-player = { $name } ({ side })
judge-no-game = No game is paired here: there is nothing to call.
judge-when = When
judge-ago = { $seconds ->
    [0] now
   *[other] { $seconds } s ago
}
judge-costs = Costs
judge-unexpected = unexpected just now
judge-another-fault = Another fault
judge-call = Call
judge-claim = Claim
judge-claims-else = Claims something else
judge-nothing-seen = The game is not played now: nothing of it can be reported.
judge-card-word = Card
judge-card = { card }: { offence }
judge-show = Show
judge-show-cards = { side } his cards: everybody sees them then
judge-cards-of = { $name } ({ side }): { pages-cards }

## Rows of what can be seen

judge-seen-draw-card = { GIVEN($cards) ->
    [yes] Draw card placed ({ $cards } left)
   *[no] Draw card placed
}
judge-claims = Claims: { claim }
judge-claims-own-flag = Claims: his own flag is down
judge-exchanged = Pawn on { $square } exchanged: { piece }
judge-declares = Declares: { piece }
judge-announced = Claims a draw of the position
judge-announced-move = The move he announces, if it is not made (g1f3)
judge-not-a-move = Not a move: write the two squares, such as g1f3, and a7a8q for a new queen.

## The board

judge-clock-shows = the clock shows that now
judge-clock-is-set = It is set
judge-chief-here = CALL CHIEF to this board
judge-ready = { $ready ->
    [yes] Not ready after all
   *[no] Ready
}
judge-pause = Pause: { $reason }
judge-limit = { GIVEN($white) ->
    [yes] { pages-limit }: { $time }; White { $white }, Black { $black }
   *[no] { pages-limit }: { $time }
}

## Results

judge-result = Result
judge-no-result = No game is paired here.
judge-players = { $white } (White) – { $black } (Black). { $entered }
judge-result-in-full = { $result ->
    [drawn] { $white } (White) and { $black } (Black) draw.
    [both_lost] { $white } (White) and { $black } (Black) both lose.
   *[won] { $result-by ->
        [white] { $white } (White) wins against { $black } (Black).
       *[black] { $black } (Black) wins against { $white } (White).
    }
}
judge-entered = { $state ->
    [open] Nobody has entered a result.
    [entered] Entered once: { $said }.
    [confirmed] Confirmed: { $said }.
    [differs] Entries differ: { $said }.
    [sealed] The result is sealed: only the head referee corrects it. Call him if it is wrong.
   *[other] { GIVEN($result) ->
        [yes] { score },{ " " }
       *[no] { "" }
    }{ $state ->
        [ruled] ruled by the head referee
       *[decided] decided by the head referee
    }{ GIVEN($said) ->
        [yes] ; entered: { $said }
       *[no] { "" }
    }.
}
judge-confirm-result = Confirm the result
judge-board = Board { $board }
judge-cause = The cause, if you know it
judge-cause-unsaid = not said
judge-enter-result = Enter this result
judge-another-result = Another result

## Readiness and the check-list

judge-sweep = My lanes are ready, except…
judge-sweep-how = Touch the lanes that are not
judge-sweep-lane = { $ready ->
    [yes] ✓
   *[no] ✕ not
}
judge-lanes-ready = { $lanes ->
    [one] { $lanes } lane ready
   *[other] { $lanes } lanes ready
}{ GIVEN($except) ->
    [yes] , not { $except }
   *[no] { "" }
}
judge-lanes-not-ready = { $lanes ->
    [one] { $lanes } lane not ready after all
   *[other] { $lanes } lanes not ready after all
}
judge-log-title = My presses
judge-log-empty = None yet.
judge-list = Check-list
judge-list-sweep = Check-list: touch what is in order on all of them
judge-list-state = { $left ->
    [0] Check-list: everything was looked at
   *[other] Check-list: { $left } still to look at
}
judge-item = { $item ->
    [electronic_clock] Electronic clock
    [table_width] Table at most 85 cm wide
    [no_backrest] No backrest
    [board_and_pieces] FIDE's board and pieces
    [endorsed_clock] Clock endorsed by FIDE
    [standing] Room to play standing
    [captured_pieces] Captured pieces in reach and sight
    [shoes] Shoes that fit the surface
   *[dress] Dress: no bare torso
}
judge-item-of = { GIVEN($side) ->
    [yes] { judge-item } ({ side })
   *[no] { judge-item }
}
judge-swept = { $passed } of { $lanes } in order{ GIVEN($failed) ->
    [yes] , not on { $failed }
   *[no] { "" }
}
judge-in-order = ✓ in order
judge-not-in-order = ✕ not
judge-failed = { GIVEN($side) ->
    [yes] { side }: { judge-item }
   *[no] { judge-item }
}: not in order, { $effect ->
    [blocks] keeps the board waiting
    [waived] waived
   *[noted] noted
}
judge-waive = Waive: { $reason }
judge-width = The table's width, measured, in cm
judge-measured = Measured
