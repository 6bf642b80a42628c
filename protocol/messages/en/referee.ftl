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
referee-annul = Annul the start, because
referee-annul-act = Annul the start
referee-penalty = { side }: { fault }, { $state ->
    [called] called
    [due] due
    [serving] being served
    [served] served
    [voided] annulled
   *[lapsed] lapsed
}
referee-void = Annul
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
