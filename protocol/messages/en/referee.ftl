# The head referee's page.

referee-title = Head referee
referee-needs = The head referee's page needs JavaScript. Without it, use the terminal.
referee-no-head = This device has another role: { role }. This page needs a head referee's code, or a head referee gives this device his role (Devices, Duty).
referee-ask-hint = He lets this device in with another role, and can then make it a head referee's device (Devices, Duty).
referee-to-judge = To the line judge's page
referee-board-word = Board
referee-parts = Parts of the page
referee-tab = { $tab ->
    [inbox] Inbox { $open }
    [round] Round
    [devices] { $asking ->
        [0] Devices
       *[other] Devices ({ $asking } asks)
    }
    [screens] Screens
   *[log] Log
}
referee-hint = Touch a board, or answer what waits.
referee-server = The server
referee-unproven = { $name } names epoch { $epoch } of another server without proof. It was sent away; nothing else changes. Look at the device, and shut it out if need be.
referee-players = { $white } – { $black }
referee-state = { $state ->
    [empty] no game
    [asks] waits for you
    [sealed] sealed
    [differs] entries differ
    [confirmed] result agreed, not sealed
    [entered] result entered
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

referee-more-changes = and { $more } more
referee-waiting = { $open ->
    [0] Nothing waits for you
   *[other] Waiting for you: { $open }
}
referee-owed = { $penalties ->
    [one] 1 penalty is not served
   *[other] { $penalties } penalties are not served
}
referee-alike = The same question: { $boards }
referee-to-all = { $answer }, to all
referee-all-the-same = All the same: { $act }
referee-on-record = { $record }{ $is_silent ->
    [yes] ; the court's record does not tell
   *[no] { "" }
}
referee-of-round = Round { $round }
referee-dated = Counts from your first touch, { $seconds } s ago.

## Round

referee-round = { $over } of { $games } games over
referee-entered = Result entered, not confirmed: { $boards }
referee-except = Boards to start
referee-all-ready = { $boards }: ready
referee-hindrances = The start has to wait:
referee-despite = Start all the same, because
referee-start = 3 · 2 · 1 · GO: { $boards }
referee-of-boards = { $act }: { $boards }
referee-next-round = Next round: its file of pairings
referee-put-on = Put on the games of { $file }
referee-put-on-published = Put on the round of the event desk
referee-abort = Stop the countdown: { $boards }
referee-stop-all = Stop { $boards }
referee-seal = Seal { $boards }
referee-all-courts = all courts
referee-no-countdown = No link: other screens would not count along. Count aloud, and press “{ verb-go }” on the board.
referee-on-screens = On { $on } { $on ->
    [one] referee's screen
   *[other] referees' screens
}{ GIVEN($not_on) ->
    [yes] , not yet on: { $not_on }
   *[no] { "" }
}
referee-earlier = Earlier rounds: { $games ->
    [one] 1 result is not sealed
   *[other] { $games } results are not sealed
}
referee-earlier-game = Round { $round }, { $board }: { referee-state }

## One board

referee-board-is = { $name }: { referee-state }
referee-part = { $part ->
    [play] Play
    [penalties] Penalties
    [result] Result
    [clock] Clocks
    [seen] Seen
    [log] Log
   *[board] Set by hand
}
referee-part-gone = { $part }: nothing is to be done there any more, the game went on meanwhile.
referee-pause-else = Pause, another reason
referee-penalty = { side }: { fault }, { $state ->
    [called] called
    [due] due
    [asked] to be decided
    [serving] being served
    [served] served
    [voided] annulled
   *[lapsed] lapsed
}
referee-reason = Reason
referee-call = Call a fault
referee-fault = Fault
referee-on-board = On board
referee-clock-of = { $known ->
    [yes] { side }, such as 7:28 or +1:00
   *[no] { side }, such as 7:28
}
referee-clock-now = { side } { $time }{ $runs ->
    [yes] { " " }(runs)
   *[no] { "" }
}
referee-enlarge = larger or smaller
referee-to-run = Clock that runs
referee-as-it-is = as it is
referee-not-a-time = Not a time: write minutes and seconds, such as 7:28, or hours too, such as 1:07:28.
referee-fen = The position in FEN
referee-not-a-position = Not a position in FEN, such as 4k3/8/8/8/8/8/4P3/4K3 w - - 0 1
referee-seats = How they sit wrongly
referee-colours = colours reversed
referee-exchanged = exchanged with { board }

## The log

referee-log = { $list ->
    [courts] Rulings and incidents
    [all] Everything
    [then] As known then
   *[own] My presses
}
referee-log-new = { $lines ->
    [0] Nothing new
    [one] Show 1 new line
   *[other] Show { $lines } new lines
}
referee-log-earlier = Earlier lines

## Screens of the hall

referee-screens = Screens of the hall
referee-screen = { $kind ->
    [hall] Hall’s projector
   *[overlay] Picture over the video
}
referee-screen-name = Another screen’s name, after { $address }
referee-screen-shows = { $screen } shows: { $shows }
referee-screen-unknown = What { $screen } shows is not known yet.
referee-screen-set = Show this
referee-screen-refused = Not set: { $why }
referee-screen-no-link = Not set: no link to the server. Try again.
referee-shows = Shows
referee-by-itself = by itself
referee-view = { $view ->
    [above] court from above
    [boards] boards
    [results] results
    [lower] one board
    [strip] strip of all boards
    [penalty] penalty
    [table] table of results
   *[nothing] nothing
}

## Devices

referee-no-devices = The list of devices has not come yet.
referee-devices = Devices: { $devices }
referee-duty = { role }{ GIVEN($courts) ->
    [yes] , court { $courts }
   *[no] { "" }
}{ GIVEN($lanes) ->
    [yes] , lanes { $lanes }
   *[no] { "" }
}{ GIVEN($on) ->
    [yes] , now on court { $on }
   *[no] { "" }
}{ GIVEN($end) ->
    [yes] , at { line-of }{ GIVEN($at) ->
        [yes] , { $at }
       *[no] { "" }
    }
   *[no] { "" }
}
referee-relieved = { role }, relieved
referee-device-in-full = { $device }, { $software }{ GIVEN($heard) ->
    [yes] ; heard { $heard } ago
   *[no] { "" }
}{ GIVEN($error) ->
    [yes] ; its clock is known to { $error } ms
   *[no] { "" }
}
referee-duty-of = Duty
referee-role = Role
referee-lanes = Lanes, such as 1-6; empty is all
referee-not-lanes = Not lanes: write 1-6, or 1,2,5.
referee-to-device = To
referee-revoke-why = Its enrolment ends: it needs a code or must ask again.
referee-this-device = This device
referee-own-device = This is the device in your hand.
referee-let-in-else = Let in with another duty
referee-name = Name
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
