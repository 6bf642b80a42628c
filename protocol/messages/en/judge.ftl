# The line judge's page.

judge-title = Line judge
judge-needs = The judge's page needs JavaScript. Without it, call the head referee by hand.

## The link

judge-relieved-why = Relieved: another phone has your lanes. Nothing is called from here until the head referee gives this one a duty again.

## The bars

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
judge-ok = OK
judge-go-on-looking = go on looking
judge-replace = Replace

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
judge-called = { $open ->
    [1] called
   *[other] called ×{ $open }
}
judge-set-clock = set clock
judge-entries-differ = entries differ
judge-silent = silent
# where somebody runs, without a link
judge-unknown = ?
judge-before-start = { $ready ->
    [yes] ready
   *[no] not started
}
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
judge-free = free
judge-left-early = left early?

## The states of a press and of a wish

judge-of-lane = lane { $lane }, { $what }

## What a press was

judge-told = { $what }, { $name }
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
judge-told-clock-set = { $undo ->
    [yes] done, or not needed
   *[no] the clock is set
}
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

judge-announced = Claims a draw of the position
judge-announced-move = The move he announces, if it is not made (g1f3)
judge-not-a-move = Not a move: write the two squares, such as g1f3, and a7a8q for a new queen.

## The board

judge-clock-shows = the clock shows that now
judge-clock-is-set = { $undo ->
    [yes] Done, or not needed
   *[no] It is set
}
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

judge-no-result = No game is paired here.

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
judge-waive = Waive: { $reason }
judge-width = The table's width, measured, in cm
judge-measured = Measured
