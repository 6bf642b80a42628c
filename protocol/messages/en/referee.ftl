# The head referee's page.

referee-title = Head referee
referee-noscript = The head referee's page needs JavaScript. Without it, use the terminal.
referee-no-head = This device has another role. This page needs a head referee's code.
referee-boards = Boards
referee-parts = Parts of the page
referee-tab = { $tab ->
    [inbox] Inbox { $open }
    [round] Round
    [devices] Devices
   *[log] Log
}
referee-hint = Touch a board, or answer what waits.
referee-players = { $white } – { $black }
referee-state = { $state ->
    [empty] no game
    [asks] waits for you
    [sealed] sealed
    [differs] entries differ
    [confirmed] result agreed, not sealed
    [over] over
    [penalty] penalty
    [silent] silent
    [ready] ready
    [waiting] not started
    [countdown] countdown
    [paused] stopped
   *[running] is played
}

## Inbox

referee-waiting = { $open ->
    [0] Nothing waits for you
   *[other] Waiting for you: { $open }
}
referee-record = { GIVEN($san) ->
    [yes] { NUMBERED($ply) } { $san }
   *[no] { MOVER($ply) ->
        [white] White's move { MOVE_NUMBER($ply) }
       *[black] Black's move { MOVE_NUMBER($ply) }
    }
}{ $knows ->
    [legal] , legal by the court's record
    [illegal] , illegal by the court's record
    [run_made] , made after a run by the court's record
    [run_owed] , made before the run by the court's record
    [move_made] , on the board at the press by the court's record
    [no_move] , no move on the board at the press by the court's record
   *[nothing] { "" }
}
referee-yes = { $kind ->
    [dead_position] Dead: drawn
    [can_mate] Can mate: lost
    [flag_or_press] In time
    [limit_or_move] In time
    [limit_reached] White wins
    [window_missed] May be played
    [flag_expected] Flag is down
    [clock_differs] Reading is right
    [moved_before_run] Seen, goes on
    [illegal_move] It was illegal
    [amendment] Carry it out as shown
    [unmapped_clock] Seen
    [claim] Uphold
    [late_calls] Serve at next return
    [moves_differ] The first
    [left_stop] Left: stands again
    [left_stop_again] Nothing more
    [unwatched] Served
    [set_clock] Set on the clock
    [results_differ] The last one entered
    [proposed_times] Times stand
    [start_lost] They are back
    [short_of_time] Yes: both get 2:00
   *[chief_called] I am there
}
referee-no = { $kind ->
    [dead_position] Not dead: play on
    [can_mate] Cannot: drawn
    [flag_or_press] Too late
    [limit_or_move] Too late
    [limit_reached] Black wins
    [window_missed] Lost by both
    [flag_expected] Not down
    [clock_differs] Court is right
    [moved_before_run] Was no fault
    [illegal_move] Misreported
    [amendment] Leave all as it is
    [unmapped_clock] Leave
    [claim] Reject
    [late_calls] Drop them
    [moves_differ] The second
    [left_stop] Did not leave
    [left_stop_again] No second time
    [unwatched] Not served
    [results_differ] Withdraw the entries
    [proposed_times] Do not stand
    [start_lost] Nobody had run
    [short_of_time] No: as they are
   *[chief_called] Not needed
}

## Round

referee-round = { $over } of { $games } games over
referee-except = Boards to start
referee-all-ready = { boards } ready
referee-hindrances = The start has to wait:
referee-despite = Start all the same, because
referee-start = 3 · 2 · 1 · GO: { boards }
referee-abort = Stop the countdown: { boards }
referee-stop-all = Stop { boards }
referee-seal = Seal { boards }

## One board

referee-part = { $part ->
    [play] Play
    [penalties] Penalties
    [result] Result
   *[clock] Clocks
}
referee-rule-result = Rule a result
referee-rule = Rule
referee-correct-result = Correct the sealed result
referee-correct = Correct
referee-annul = Make the start void, because
referee-annul-act = Void the start
referee-penalty = { side }: { fault }, { $state ->
    [called] called
    [due] due
    [serving] being served
    [served] served
    [voided] void
   *[lapsed] lapsed
}
referee-void = Make void
referee-reason = Reason
referee-call = Call a fault
referee-replace = Replace “{ fault }” by
referee-on-board = On board
referee-clock = Correct the clocks
referee-clock-of = { side }, such as 7:28
referee-to-run = Clock that runs
referee-as-it-is = as it is
referee-not-a-time = Not a time: write minutes and seconds, such as 7:28, or hours too, such as 1:07:28.
referee-set-clock = Set the clocks

## What a press was

referee-told-start = 3, 2, 1, GO: { boards }
referee-told-abort = countdown stopped: { boards }
referee-told-annul = start void: { $reason }
referee-told-void = { fault } void: { $reason }
referee-told-seal = sealed: { boards }
referee-told-result = { pages-score }: { $reason }
referee-told-clock = clocks set{ GIVEN($left-white) ->
    [yes] , White { SHOWN($left-white) }
   *[no] { "" }
}{ GIVEN($left-black) ->
    [yes] , Black { SHOWN($left-black) }
   *[no] { "" }
}

## Devices

referee-no-devices = The list of devices has not come yet.
referee-devices = Devices: { $devices }
referee-duty = { role }{ GIVEN($lanes) ->
    [yes] , lanes { $lanes }
   *[no] { "" }
}{ GIVEN($end) ->
    [yes] , at { line-of }{ GIVEN($at) ->
        [yes] , { $at }
       *[no] { "" }
    }
   *[no] { "" }
}
referee-reach = { $reach ->
    [live] live
    [stale] silent
    [asleep] asleep
    [unreachable] no connection
   *[away] away
}{ GIVEN($delay) ->
    [yes] , { $delay } ms
   *[no] { "" }
}{ GIVEN($battery) ->
    [yes] , battery { $battery } %
   *[no] { "" }
}{ $unsent ->
    [0] { "" }
   *[other] , { $unsent } not sent
}
referee-asks = Phone { $number } asks to come in: { $name }
referee-let-in = Let in as { role }
referee-deny = Send away
