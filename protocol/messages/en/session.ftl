# Words of the pages that have a session with the court.

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
judge-taken = This page goes on in another tab
judge-taken-why = It was opened in another tab of this browser, and only one may speak for this device.
judge-in-this-tab = Go on in this tab

## The bars

judge-court = court
judge-go-to-court = go to { court }
judge-cancel = Cancel
judge-undo = Undo
judge-go = GO
judge-go-unheard = GO?

## The judge's line, and how the page looks and answers

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

judge-stop = { $open ->
    [1] STOP
   *[other] STOP ×{ $open }
}
judge-stop-more = { $missed ->
    [crossed] crossed
    [late] { judge-seconds }
   *[no] { "" }
}
judge-result-state = { $state ->
    [open] { "" }
    [entered] entered
    [confirmed] confirmed
    [decided] decided
    [ruled] ruled
    [differs] differs
   *[sealed] sealed
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
judge-seconds = { $seconds } s

## The states of a press and of a wish

judge-state = { $state ->
    [keeping] being kept
    [kept] kept here
    [server] on the server
    [refused] refused
   *[ruled] ruled
}
judge-head-decides = put to the head referee
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

## What a press was

judge-told-call = { fault }, { $name } ({ side })
judge-told-moved = was lane { $lane }: { fault }
judge-told-taken-back = taken back: { $what }
judge-taken-back-reason = taken back by the judge

## Rows of what can be seen

judge-seen-draw-card = { GIVEN($cards) ->
    [yes] Draw card placed ({ $cards } left)
   *[no] Draw card placed
}
judge-claims = Claims: { claim }
judge-claims-own-flag = Claims: his own flag is down
judge-exchanged = Pawn on { $square } exchanged: { piece }
judge-declares = Declares: { piece }

## Results

judge-result = Result
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
    [open] { GIVEN($result) ->
        [yes] { score }, { termination }.{ " " }
       *[no] { "" }
    }Nobody has entered a result.
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
judge-failed = { GIVEN($side) ->
    [yes] { side }: { judge-item }
   *[no] { judge-item }
}: not in order, { $effect ->
    [blocks] keeps the board waiting
    [waived] waived
   *[noted] noted
}
