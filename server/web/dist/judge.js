(function(){let e=document.createElement(`link`).relList;if(e&&e.supports&&e.supports(`modulepreload`))return;for(let e of document.querySelectorAll(`link[rel="modulepreload"]`))n(e);new MutationObserver(e=>{for(let t of e)if(t.type===`childList`)for(let e of t.addedNodes)e.tagName===`LINK`&&e.rel===`modulepreload`&&n(e)}).observe(document,{childList:!0,subtree:!0});function t(e){let t={};return e.integrity&&(t.integrity=e.integrity),e.referrerPolicy&&(t.referrerPolicy=e.referrerPolicy),t.credentials=e.crossOrigin===`use-credentials`?`include`:e.crossOrigin===`anonymous`?`omit`:`same-origin`,t}function n(e){if(e.ep)return;e.ep=!0;let n=t(e);fetch(e.href,n)}})();var e=`# Goodbyes: why a session ends, with the next step.

bye-stopping = the server stops; the device keeps what it saw and comes back by itself
bye-not-kept = the server could not keep the enrolment: see its terminal, then try again with a new code
bye-replaced = the same device opened another session; this one ends
bye-made-room = many phones of this network ask at the same time, and this one made room: it asks again by itself
bye-nobody-let-in = nobody has let this phone in within { $minutes } minutes: ask again
bye-denied = the head referee did not let this phone in: talk to him, then ask again
bye-reassigned = what this device may do has changed: it connects again by itself
bye-asks-elsewhere = who asks to come in waits at the gate: say hello there
bye-unknown-device = this server does not know the device: enrol it with a code from the server's terminal
bye-wrong-code = this code is wrong, was used, or has run out; ask for a new one at the server's terminal
bye-full = no more devices can be enrolled for this event: start the next one in a data folder of its own
bye-revoked = this device's enrolment was revoked: enrol it anew with a code from the server's terminal
bye-wait = wait until the head referee has let this phone in
bye-version = this device speaks versions { $theirs-min } to { $theirs-max } and this server { $ours-min } to { $ours-max }: update the older one
bye-bad-hello = the hello's { $what ->
    [name] name
   *[software] software
} { $fault ->
    [too_long] is longer than { $fault-max } bytes
    [blank] is blank
   *[unseen] holds the character { CODE_POINT($fault-unseen) }, which nobody sees
}: it must be one line of at most { $most } bytes that can be seen
bye-many-boots = the hello names { $n } boots; at most { $most } are possible: let a person look at this device's outbox
bye-unproven = this device says that it has seen epoch { $epoch } and has no proof of it (this server writes epoch { $own }): its memory is damaged or another event's; clear it and enrol the device again
bye-fenced = this device has seen epoch { $epoch } and this server writes epoch { $own }: another server has taken over
bye-other-courts = this device is not enrolled for { court }; it is for { $courts-n ->
    [one] court { $courts }
   *[other] courts { $courts }
}
bye-no-list = a board agent has no use for the list of devices
bye-hello-twice = the hello was said already; open a new session for another
bye-no-hello-first = a session begins with a hello
bye-no-hello = no hello came within 5 seconds; a session begins with one
bye-unnamed-boot = a request of { $boot }, which the hello did not name: connect again and name it
bye-gap = request { $n } of { $boot } came where request { $expected } was expected: connect again and go on from there
bye-unreadable = a message could not be read: { $error }
bye-binary-wanted = this session speaks court.v1.msgpack: send binary messages
bye-text-wanted = this session speaks court.v1.json: send text messages
bye-no-utf8 = a text message that is no UTF-8: send JSON as UTF-8, or speak court.v1.msgpack
bye-bad-frame = a frame that WebSockets (RFC 6455) do not allow: { $error }
bye-not-served = { court } is not served here: enrol the device with a code for another court
bye-slow-reader = more answers of { court } waited than this device took in: connect again, the others are given then
bye-no-outcome = the journal holds no outcome of { $request }: connect again
bye-outcome-lost = the outcome of { $request } could not be looked up: { $error }
bye-court-stopped = { court } has stopped: { $error }
`,t=`# The line judge's page.

judge-title = Line judge
judge-opening = Opening…
judge-noscript = The judge's page needs JavaScript. Without it, call the head referee by hand.

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
judge-theme = Colours
judge-theme-is = { $theme ->
    [light] Light
    [dark] Dark
    [sunlight] Sunlight
   *[none] As the phone
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
}{ judge-item-of }: { judge-finding }
judge-told-waived = { judge-item } let be: { $reason }
judge-told-cards = { $name } is shown the cards
judge-told-pause = paused: { $reason }
judge-told-result = { GIVEN($by) ->
    [yes] result { pages-score }, { termination }
   *[no] result { pages-score }
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
judge-cost = { $sanction ->
    [stop] 10 s stop
    [warning] Warning
   *[note] Note only
}
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
judge-seen-draw-accepted = Draw accepted: clock stopped
judge-seen-draw-refused = Draw refused: card taken
judge-seen-crossed = Crossed the line
judge-seen-returned = Is back at the board
judge-seen-corrected = Has corrected it
judge-seen-flag = Flag is down
judge-seen-resigned = Resigns
judge-claims = Claims: { claim }
judge-claims-own-flag = Claims: his own flag is down
judge-confirms = Confirms the claim
judge-disputes = Disputes the claim
judge-stopped-clocks = Stopped both clocks
judge-declares = Declares: { piece }
judge-withdrew = Took his move back before the punch
judge-reminded = Reminded the opponent to punch
judge-both-confirm = Both confirm the claim
judge-bystander = { $about ->
    [position] A bystander spoke about the position
   *[clocks] A bystander spoke about the clocks
}
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
judge-pause-injury = injury
judge-pause-alarm = alarm
judge-pause-clock = broken clock
judge-pause-dispute = dispute
judge-draw-agreed = Both agreed to a draw
judge-limit = { GIVEN($white) ->
    [yes] { pages-limit }: { $time }; White { $white }, Black { $black }
   *[no] { pages-limit }: { $time }
}

## Speed chess: what stands between the players

judge-between-stopped = { side } has stopped both clocks.
judge-between-disputed = { GIVEN($side) ->
    [yes] { claim }, by { side }: disputed; { record-of-claim }. Open until both agree.
   *[no] { claim }, by the board: disputed; { record-of-claim }. Open until both agree.
}
judge-between-incomplete = { $is_flag ->
    [yes] { side } claims { claim }: not complete until he has stopped both clocks.
   *[no] { side } claims { claim }: not complete until he has punched or stopped both clocks.
}
judge-between-claimed = { side } claims { claim }: { other }'s word is awaited.
judge-between-shown = { GIVEN($side) ->
    [yes] The board shows { claim }: { other }'s word is awaited.
   *[no] The board shows { claim }: both have to say so.
}
judge-between-unexchanged = A pawn stands for its piece on { $squares }: to be exchanged.

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
        [yes] { pages-score },{ " " }
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
    [captured_men] Captured pieces in reach and sight
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
judge-finding = { $finding ->
    [passed] in order
    [failed] not in order
   *[measured] measured, { TENTHS($finding-mm) } cm
}
judge-failed = { GIVEN($side) ->
    [yes] { side }: { judge-item }
   *[no] { judge-item }
}: not in order, { $effect ->
    [blocks] keeps the board waiting
    [waived] let be
   *[noted] noted
}
judge-waive = Let be: { $reason }
judge-waiver-no-other = no other in the house
judge-waiver-safe = safe as it is
judge-waiver-agreed = both players agree to it
judge-width = The table's width, measured, in cm
judge-measured = Measured
`,n=`# Words that the public page and the judge's page share.

# the form of dates
pages-locale = en-GB
pages-demo = DEMO
pages-player = { GIVEN($name) ->
    [yes] { $name }
   *[no] Player { $player }
}
pages-score = { $result ->
    [won] { $result-by ->
        [white] 1–0
       *[black] 0–1
    }
    [drawn] ½–½
   *[both_lost] 0–0
}
pages-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
pages-limit = Match limit
pages-chain-game-why = Game { $chain_game } of this sprint: the same colours, the times that were left
pages-cards = { $cautions ->
    [0] { "" }
    [one] { $cautions } caution
   *[other] { $cautions } cautions
}{ $cautions ->
    [0] { "" }
   *[other] { $reds ->
        [0] { "" }
       *[other] ,{ " " }
    }
}{ $reds ->
    [0] { "" }
   *[other] { $reds } red
}
pages-agreement = Both agree{ $on ->
    [no_flag_before] : no flag was down before that punch
    [play_on] { " " }to play on
    [first_flag] : { $on-side ->
        [white] White's flag fell first
       *[black] Black's flag fell first
    }
   *[result] : { $on-result ->
        [drawn] ½–½
        [both_lost] 0–0
       *[won] { $on-result-by ->
            [white] 1–0
           *[black] 0–1
        }
    }
}
`,r=`# Words of play that every screen shows: sides, pieces, faults, claims, results.
#
# A message named like an argument words that argument, wherever it occurs.

# the names of the players, where the caller knows them
white = { GIVEN($white) ->
    [yes] { $white }
   *[no] White
}
black = { GIVEN($black) ->
    [yes] { $black }
   *[no] Black
}
side = { $side ->
    [white] { white }
   *[black] { black }
}
other = { $side ->
    [white] { black }
   *[black] { white }
}
line-of = { $end ->
    [white] White's line
   *[black] Black's line
}
role = { $role ->
    [board] board agent
    [judge] line judge
    [deputy] deputy referee
   *[head] head referee
}
device = device { $id }
by = { GIVEN($by) ->
    [yes] { $by }
   *[no] the server's machine
}
court = court { $court }
board = board { $board }
boards = { $boards-n ->
    [one] board { $boards }
   *[other] boards { $boards }
}
game = game { $game }
phase = { $phase ->
    [waiting] not started yet
    [countdown] counting down to GO
    [running] being played
    [paused] paused
   *[finished] over
}
ruleset = { $ruleset ->
    [classic] ChessRun
    [walk] ChessWalk
    [sprint] ChessSprint
    [speed] Speed chess
   *[intramural] Intramural
}
result = { $result ->
    [won] { $result-by ->
        [white] White wins
       *[black] Black wins
    }
    [drawn] draw
   *[both_lost] both lose
}
was = { $was ->
    [won] { $was-by ->
        [white] White wins
       *[black] Black wins
    }
    [drawn] draw
   *[both_lost] both lose
}
answer = { $answer ->
    [yes] yes
    [no] no
    [confirm] confirmed
   *[decline] declined
}
termination = { $by ->
    [checkmate] checkmate
    [stalemate] stalemate
    [dead_position] dead position
    [fivefold_repetition] fivefold repetition
    [seventy_five_moves] 75 moves
    [resignation] { $result ->
        [drawn] resignation, and the opponent cannot mate
       *[other] resignation
    }
    [agreement] agreement of the two players
    [flag_fall] { $result ->
        [drawn] flag fall, and the opponent cannot mate
       *[other] flag fall
    }
    [captured_points] captured points
    [illegal_position] illegal position
    [threefold_repetition] threefold repetition
    [fifty_moves] 50 moves
    [illegal_moves] second illegal move
    [flag_declared] flag declared
    [both_flags] both flags down
    [king_left_in_check] king left in check
    [illegal_move] illegal move
    [players_agreed] agreement of both players
    [forfeit] forfeit
    [penalty] penalty
    [red_cards] third red card
    [entered] entry of two referees
   *[ruling] ruling
}
fault = { $fault ->
    [no_crossing] no crossing
    [false_start] false start
    [moved_before_run] moved before the run
    [offer_without_card] offer without a card
    [disturbance] disturbance
    [equipment] shoes or clothes
    [red_card] third or further red card
   *[other] { GIVEN($fault-reason) ->
        [yes] { $fault-reason }
       *[no] another infringement
    }
}
piece = { $piece ->
    [king] king
    [queen] queen
    [rook] rook
    [bishop] bishop
    [knight] knight
    [pawn] pawn
   *[inverted_rook] inverted rook
}
claim = { $claim ->
    [illegal_move] illegal move
    [press_without_move] press without a move
    [touch_move] touched another piece
    [moved_before_run] moved before the run
    [irregularity] { GIVEN($claim-what) ->
        [yes] { $claim-what }
       *[no] another irregularity
    }
    [flag_down] { $claim-of ->
        [white] White's flag is down
       *[black] Black's flag is down
    }
    [both_flags_down] both flags are down
    [king_in_check] king left in check
    [king_captured] king captured
    [checkmate] checkmate
    [stalemate] stalemate
    [dead_position] dead position
    [threefold] the same position for the third time{ with-announced }
   *[fifty_moves] fifty moves{ with-announced }
}
with-announced = { GIVEN($claim-uci) ->
    [yes] , with { $claim-uci }
   *[no] { "" }
}
record-of-claim = { GIVEN($record) ->
    [yes] { $record ->
        [yes] by the court's record it is so
       *[no] by the court's record it is not so
    }
   *[no] the court's record does not show it
}
card = { $shown ->
    [caution] caution
   *[red] red card
}
offence = { $offence ->
    [loss_of_contact] loss of contact
   *[bent_knee] bent knee
}
`,i=`# Refusals, rulings, questions and answers of the court.
#
# A key is a family and the code of a variant on the wire (refusal-no-game). Its arguments are the
# variant's fields; see the crate page of \`referee-messages\`.

## Arguments

item-failed = { $item ->
    [electronic_clock] a mechanical clock
    [table_width] a table wider than 85.0 cm
    [no_backrest] a seat with a backrest
    [board_and_pieces] board or pieces that are not FIDE's kind
    [endorsed_clock] a clock that is not endorsed by FIDE
    [standing] no room to play standing
    [captured_men] captured pieces out of the opponent's reach or sight
    [shoes] shoes that do not fit the surface
   *[dress] a bare torso
}

## Refusals: the reasons why a request was refused

refusal-not-yours = a { role } may not { $act ->
    [ready] find boards ready
    [check] check the equipment
    [waive] waive a failed item
    [show_cards] show a walker his cards
    [pause] stop a board
    [enter_result] enter a result
    [replace] replace a call
    [void] make a ruling void
    [void_ruling] make a ruling void that is no call of his own
    [void_others_call] take another referee's call back
    [arrange] record what players arranged
    [pair] put games on boards
    [start] start games
    [abort] stop a countdown
    [annul] make a start void
    [seal] seal a result
    [correct_result] correct a sealed result
    [split] split a call
    [set_clock] set clocks
    [set_position] set a position
    [set_players] correct the players
    [rule_result] rule a result
    [answer] answer for the head referee
    [set_evidence] change what a board reports
    [fault] call a fault
    [penalty] call a fault
    [ladder] give more than ten seconds or a warning
    [stopped] keep the stopwatch
    [left_stop] keep the stopwatch
    [walk_card] show a card
    [chief_called] call the head referee
    [change_devices] change what devices may do
   *[other] report what happens at a board
}: ask the head referee
refusal-off-duty = this device is relieved of its duty: press it where the duty is now, or ask the head referee for one
refusal-wrong-court = { GIVEN($role) ->
    [yes] this device is { role } on other courts and has no role on { court }
   *[no] this device has no role on { court }
}
refusal-no-such-court = there is no { court } here
refusal-wrong-board = this device does not report for { board }
refusal-no-such-board = there is no { board } on this court; it has boards 1 to { $boards }
refusal-no-such-game = { GIVEN($on) ->
    [yes] { game } is on board { $on }
   *[no] there is no { game } on this court
}
refusal-no-game = no game is paired on { board }
refusal-game-exists = { game } is already on this court; a new game needs a new number
refusal-board-taken = { $boards-n ->
    [one] { boards } still has a game that has not ended, so no game was put on any board: end it first, or put games on the other boards alone
   *[other] { boards } still have games that have not ended, so no game was put on any board: end them first, or put games on the other boards alone
}
refusal-not-sealed = results of the last games are not sealed ({ $reasons }): enter and seal them, or put the next games on with a reason
unsealed = round { $round }, { boards }: { $state ->
    [open] no result is entered
    [entered] a result is entered once and not confirmed
    [differs] the entries differ, or the board says otherwise
   *[confirmed] the result is confirmed and not sealed
}
refusal-wrong-phase = { game } is { phase }: { $needs ->
    [arrange_before_start] its time is arranged before it starts
    [evidence_is_over] its evidence level counts no more
    [ready_before_start] boards are found ready before their start
    [waiting_or_paused] only a game that waits or stands still can be started
    [before_go] a start can be stopped until GO only; after it, make the start void
    [no_start] no start of it has to be made void
    [stop_countdown] stop its countdown instead
    [void_result] its result has to be made void first
    [not_started] it has not started
    [head_stops_countdown] the head referee stops a countdown
    [paused] it stands still already
    [ended] it has ended
    [goes_on] after the end no penalty is served any more
    [clocks_are_over] its clocks count no more
    [start_ruled] its start has to be ruled first
    [call_as_fault] after the start call it as a fault
    [played] a game of a chain can be drawn once it is played
   *[annul_start] with fewer than ten moves by both its start is made void and the colours are corrected at the board (FIDE 7.3)
}
refusal-from-the-future = the stamp lies { $ahead_ms } ms ahead of the court's clock; check the device's clock
refusal-before-the-game = the stamp lies { $early_ms } ms before the start of { game }
refusal-not-a-move = "{ $text }" is not a move in UCI notation such as e2e4 or e7e8q
refusal-not-at-this-level = { board } does not report { $report ->
    [presses] presses
   *[moves] moves
} at its evidence level
refusal-bad-result = a result by { termination }: { result } is not possible; expected { $fits ->
    [winner] a winner
    [draw] a draw
   *[winner_or_draw] a winner or a draw
}
refusal-bad-go = GO cannot be { $distance_ms } ms from now: { $by_voice ->
    [yes] no more than 5 minutes ago
   *[no] 2 seconds to 5 minutes ahead
}
refusal-no-such-fact = line { LINE($fact) } is not { $expected ->
    [call] a call that counts; look at the board again
    [joined_call] a call that was taken for another referee's; look at the lines again
    [ruling] a ruling, an answer, or a tap that ended a game, and still counts
    [ruling_not_of_the_board] open to a void: nobody called or ruled it, the board or the rules did; enter or rule the right result
    [no_void] open to a void, being one itself: call it again, for its earlier instant
    [open_question] an open question
   *[answer_to_calls] an answer to calls of which one still counts; each was taken back
}
refusal-answered = question { LINE($fact) } was answered already: { answer }, by { by }
refusal-already-void = line { LINE($fact) } is void already; to have it count again, call or rule it again, for its earlier instant
refusal-preview-changed = the effect has changed since that preview; look at the new one
refusal-overtaken = { $change ->
    [became] the result of { game } became { result }
    [sealed] the result of { game } was sealed, { result }, by { by }
    [corrected] the result of { game } was corrected from { was } to { result } by { by }
    [clocks] the clocks of { game } were set by { by }
    [position] the position of { game } was set by { by }
    [players] the players of { game } were corrected by { by }
   *[voided] a correction of { game } was made void
} meanwhile; look again
refusal-not-ready = the start has to wait: { $reasons }; correct it, or start with a reason
refusal-sealed = the result of { game } is sealed; only the head referee corrects it, with a reason
refusal-not-confirmed = the result of { game } is not confirmed yet: { $needs ->
    [players_agree] since its end both players agree on this: { result }; a referee has to enter it
    [players_play_on] since its end both players agree that it goes on: make the end void
    [not_sealed] it is not sealed: enter it, or make the wrong ruling void
    [late_report] a late report about it waits in the inbox
    [entry] a referee has to enter what the board shows
    [end] it has not ended
    [second_entry] a second referee, the head referee or his deputy, has to enter the same
   *[one_result] the entries differ, or the board says otherwise
}
refusal-not-in-this-game = { game } is { ruleset }, which knows no { $unknown ->
    [clocks_stopped] stop of both clocks by a player
    [players_words] word of the players on a claim: the referee rules
    [promotion] promotion that is only said
    [withdrawal] move that is taken back: a touched piece is moved
    [reminder] reminder by a player
    [interference] note of this kind: call a disturbance
    [speed_claim] such claim: the court or the referee sees to it
    [runs] runs
    [stops] stops behind a line
    [draw_cards] draw cards
    [touched_pieces] touched pieces: none has to be moved
    [corrections] corrections: an illegal move loses, or stands
    [penalty] such penalty: note it, or warn
    [walk_cards] cards of walkers: call a fault
    [check_list] check-list
    [item] such item on its check-list
   *[claim] such claim
}
refusal-players-decide = the two players decide { game }: record what they claim and confirm, or that both agree, before you { $act ->
    [rule] rule a result
    [enter] enter a result that is not theirs
    [enter_another] enter another result than they agree on since: { result }
    [enter_unfinished] enter a result of a game that goes on as both say
    [correct] correct it
   *[void] make anything of it void
}
refusal-not-asking = no phone asks with number { $number }; look at the list again
refusal-no-such-device = there is no { $device } here; look at the list again
field = { $field ->
    [tag] the tag
    [reason] the reason
    [fault] the fault
    [claim] the claim
    [name] the name
    [court_name] the court's name
   *[position] the position
}
refusal-bad-text = { $fault ->
    [too_long] { field } is longer than { $fault-max } bytes
    [blank] { field }: an empty one is not possible; expected a few words
   *[unseen] { field }: the character { CODE_POINT($fault-unseen) } is not possible; expected one line of visible characters
}
refusal-too-long = { field } is longer than { $max } bytes

found-answer = { $found ->
    [yes] yes
    [no] no
    [confirm] confirm
   *[decline] decline
}
handed = { $handed ->
    [board] board agent
    [judge] line judge
    [deputy] deputy referee
   *[head] head referee
}
own = { $own ->
    [board] board agent
    [judge] line judge
    [deputy] deputy referee
   *[head] head referee
}

## Settings that are out of their range

setting-list = the list: nothing in it is not possible; expected at least one board or game
setting-games-of-a-board = the list: two games for board { $found } is not possible; expected one game for each board
setting-boards = { $most ->
    [12] the number of boards: { $found } is not possible; expected 1 to 12 boards on a basketball court (CR-2.1-1)
   *[other] the number of boards: { $found } is not possible; expected 1 to { $most } boards
}
setting-court-length = the court's length: { $found } m is not possible; expected at least 28.0 m (CR-2.3-1)
setting-court-width = the court's width: { $found } m is not possible; expected its width along the boards, such as 15.0 m
setting-lane-width = the width of a lane: { $found } m is not possible; expected at least 1.25 m on a basketball court: fewer boards or a wider court (CR-2.1-4)
setting-round = the round: { $found } is not possible; expected a round from 1 on
setting-players = the players: player { $found } against himself is not possible; expected two players
setting-walk-elsewhere = the walk: one in { $found } is not possible; expected none: it is no ChessWalk
setting-walk-consent = the walk: player { $found } ({ side }) has not agreed to walk; expected the consent of both players (CR-4.6-1)
setting-walk-increments = the increments: { $found } is not possible; expected the same for both: masters' are Classical Mode's only
setting-draw-cards = draw cards: { $found } is not possible; expected 0 to 2 for each player (CR-4.4-2)
setting-sprint-draw-cards = draw cards: { $found } is not possible; expected none in ChessSprint (CR-4.7-2)
setting-match-draw-cards = the number of draw cards: { $found } is not possible; expected 0: a match's draws are agreed in words
setting-illegal-move-time = time for an illegal move: { $found } is not possible; expected 0:00 to 10 minutes
setting-time = { side }'s time: { $found } is not possible; expected more than zero, at most 10 hours
setting-time-left = { side }'s time: { $found } is not possible; expected 0:00 to 10 hours
setting-sprint-time = { side }'s time: { $found } is not possible; expected 10 minutes in ChessSprint (CR-4.7-1)
setting-increment = { side }'s increment: { $found } is not possible; expected 0 seconds to 10 minutes
setting-sprint-increment = { side }'s increment: { $found } is not possible; expected none in ChessSprint (CR-4.7-1)
setting-turning-point = { side }'s turning point: { $found } m is not possible; expected 1 to { $farthest } m from the board (CR-2.2-1)
setting-position = the position: "{ $found }" is not possible; expected a position in FEN notation
setting-no-match-limit = the match's limit: none is not possible; expected one, such as an hour (IM-3-2)
setting-limit-elsewhere = the match's limit: one of { $found } is not possible; expected none: only an Intramural match has one
setting-match-limit = the match's limit: { $found } is not possible; expected more than zero, at most 10 hours
setting-window = the time window: one that closes before it opens is not possible; expected one that closes after it opens
setting-window-closed = the time window: one that is closed already is not possible; expected one that closes later (IM-1-2)
setting-arranged-elsewhere = the game: { ruleset } is not possible; expected a match whose players arrange its time
setting-arranged-time = the agreed time: one outside the window of the match is not possible; expected a time within it, or another window from the organiser (IM-1-2)
setting-site-elsewhere = the site: { $found } is not possible; expected none: only Intramural matches are played on one
setting-site = the site: "{ $found }" is not possible; expected the name of one site, such as "chess.com" (IM-1-1)
setting-replacement = a call whose effect has been decided on is not replaced: make it void first, and the head referee confirms that
setting-square = the square: "{ $found }" is not possible; expected one such as e8
setting-red-card = the fault: a red card by itself is not possible; expected the card, with its offence
setting-given-time = time for the opponent: { $found } is not possible; expected more than nothing and at most { CLOCK($max) }
setting-taken-time = time off his clock: { $found } is not possible; expected more than nothing and at most { CLOCK($max) }
setting-ago = how long ago: { $found } is not possible; expected more than nothing and at most { CLOCK($max) }
setting-amendment-answer = the answer: { found-answer } is not possible; expected confirm with the preview, or decline
setting-clock-answer = the answer: { found-answer } is not possible; expected yes, once the clocks on the table show it
setting-answer = the answer: { found-answer } is not possible; expected yes or no
setting-amendment = the amendment: { $found } new facts is not possible; expected no more than one record holds; decline it and rule the result
setting-measure = the finding: { $found } cm is not possible; expected passed or failed
setting-table-width = the table's width: { $found } cm is not possible; expected 0.1 cm to 5 m
setting-waived-item = this item has not failed on this board, or does not keep it from its start: nothing is to be waived
setting-item-of-nobody = the player: nobody is not possible; expected White's or Black's
setting-item-of-player = the item: { side } is not possible; expected one of the board's
setting-clocks = the clocks: nothing to set is not possible; expected a time, or whose clock runs
setting-agreed-draw = a draw by agreement is not possible in ChessSprint; expected a winner, or a draw by the position or the rules (CR-4.7-2)
setting-hand-over = the hand-over: a device that is relieved and has no duty is not possible; expected the device that has it now
setting-duties = the hand-over: the duty of a { handed } for a { own } is not possible; expected a referee's duty for a referee, a board agent's for a board agent, and one role on every court: give the lanes to a device of that court
setting-last-head = the role: no head referee left is not possible; expected another head referee first: hand the role over, or enrol one

## Hindrances of a start

hindrance-no-game = { $boards-n ->
    [one] { boards } has no game
   *[other] { boards } have no game
}
hindrance-not-ready = { $boards-n ->
    [one] { boards } was not found ready
   *[other] { boards } were not found ready
}
hindrance-failed = { $boards-n ->
    [one] { boards } has { failed-item }
   *[other] { boards } have { failed-item }
}
hindrance-proposed-times = { $boards-n ->
    [one] { boards } has times that are only proposed
   *[other] { boards } have times that are only proposed
}
hindrance-clock-to-set = { $boards-n ->
    [one] { boards } has a clock that is still to be set
   *[other] { boards } have a clock that is still to be set
}
hindrance-silent = { $device } is silent ({ boards })
hindrance-clock-unknown = the clock of { $device } is not known ({ boards })
hindrance-clock-off = the clock of { $device } is right only to ± { $error } ms ({ boards })
failed-item = { GIVEN($side) ->
    [yes] { side } with { item-failed } ({ item-rule })
   *[no] { item-failed } ({ item-rule })
}
item-rule = { $item ->
    [board_and_pieces] CR-2.4-2
    [endorsed_clock] CR-2.4-2
    [standing] CR-2.4-2
    [captured_men] SP-31
    [shoes] CR-2.4-3
    [dress] CR-2.4-3
   *[other] CR-2.4-1
}

## Rulings: facts with a rule, for the sender of a request

the-move = { GIVEN($uci) ->
    [yes] { $uci }
   *[no] the move
}
tap = { $tap ->
    [call] call
    [card] card
   *[stopwatch] stopwatch
}
ruling-moved-before-run = { side } moved before the run was made; the run is still owed.
ruling-illegal = { the-move } is illegal; { side } corrects it on his own time.
ruling-waits = { side }'s { $uci } stands until the next move; if no legal position comes of that, the game is drawn. { other } may claim before he moves.
ruling-queened = { side }'s pawn becomes a queen: { $uci }.
ruling-take-back-owed = { GIVEN($touched) ->
    [yes] { side } takes { the-move } back and makes another move with the piece on { $touched }.
   *[no] { side } takes { the-move } back and makes any legal move.
}
ruling-limit-reached = { GIVEN($points-white) ->
    [yes] The match is not completed within its limit; captured by White { $points-white }, by Black { $points-black }.
   *[no] The match is not completed within its limit; the captured points are not known.
}
ruling-arranged = The agreed time is on record with the invitation.
ruling-illegal-stands = { $uci } stands: { other } moved on before it was corrected.
ruling-empty-press = { side } pressed and no move stands on the board: { other }'s clock runs, the turn stays.
ruling-correction-owed = { $hands_back ->
    [yes] { side } corrects it and presses, and runs out and back before his next move; then it is { other }'s turn.
   *[no] { side } corrects it and then runs out and back before his next move.
}
ruling-handed-back = { side } has corrected it: { other }'s clock runs.
ruling-taken-back = { side }'s move is taken back, its increment and its run with it.
ruling-no-move = { side }'s press was the press of a claim and no move.
ruling-claim-ruled = { $verdict ->
    [upheld] { side }'s claim is upheld.
    [rejected] { side }'s claim is rejected; the turn is as it was before it.
    [too_late] { GIVEN($verdict-last-ply) ->
        [yes] { $claim ->
            [touch_move] A player claims about the opponent's move, here { last-move }; { side } has touched a piece since, so his claim is too late.
           *[other] A player claims about the opponent's move, here { last-move }; { side } has moved since, so his claim is too late.
        }
       *[no] A player claims about the opponent's move; { other } has made none.
    }
    [not_on_move] { side } is not on the move; only then can a draw be claimed.
   *[touched] { $claim ->
        [touch_move] { side } has touched a piece himself; he cannot claim touch-move any more.
       *[other] { side } has touched a piece; he cannot claim on this move.
    }
}
last-move = { GIVEN($verdict-last-san) ->
    [yes] { NUMBERED($verdict-last-ply) } { $verdict-last-san }
   *[no] { MOVER($verdict-last-ply) ->
        [white] White's move { MOVE_NUMBER($verdict-last-ply) }
       *[black] Black's move { MOVE_NUMBER($verdict-last-ply) }
    }
}
ruling-announced = { side } has to play { $uci }, the move he announced.
ruling-draw-offered = { GIVEN($cards) ->
    [yes] { side } offers a draw; cards left: { $cards }.
   *[no] { side } offers a draw by his claim.
}
ruling-draw-refused = { side } refuses the draw; the card stays spent.
ruling-time-given = { $is_loss ->
    [yes] { side } loses { CLOCK($time) } { time-for }.
   *[no] { side } gets { CLOCK($time) } { time-for }.
}
time-for = { $why ->
    [illegal_move] for the opponent's illegal move
    [wrong_claim] for the opponent's wrong claim
    [rejected_claim] that ran while the claim was ruled on
    [ladder] by the referee's penalty
   *[restart] for the next game of the chain
}
ruling-called = { $unexpected ->
    [yes] { price }, though nobody expected it of him there.
   *[no] { price }.
}
price = { $sanction ->
    [stop] { $in_stop ->
        [yes] { side } is in his stop: it is ten seconds longer
       *[no] { side } stands ten seconds behind his line when he next comes there
    }
    [note] Recorded against { side }
    [warning] { side } is warned
    [give_opponent] { other } gets time for it
    [take_time] { side } loses time for it
   *[loss_of_game] { side } loses the game for it
}
ruling-joined = One call with the same one made just before; split them if they were two.
ruling-checked = { GIVEN($side) ->
    [yes] { side }: { item-failed }; { item-effect }.
   *[no] { item-failed }; { item-effect }.
}
item-effect = { $weight ->
    [required] the board waits until it is corrected, or the head referee waives it
   *[advised] recorded; it is advised and keeps nobody from playing
}
ruling-waived = Waived: { item-failed }. It does not keep the board from its start.
ruling-carded = { side } is shown a { card } for { offence }.
ruling-cards-shown = { side }'s cards so far are known to everybody.
ruling-chain-game-drawn = Game { $chain_game } is drawn, { termination }. The next one follows at once.
ruling-stop-began = { side }'s stopwatch runs.
ruling-stop-watched = { side }'s stopwatch runs already; you watch it now.
ruling-stop-left = { $seen_leaving ->
    [yes] { side } left early; the whole stop is served again at the next line.
   *[no] { side } has not stood the stop; it is served at the next line.
}
ruling-stop-served = { $unwatched ->
    [yes] { side } is free; nobody watched the end of the stop.
   *[no] { side } is free.
}
ruling-lapsed = The game is over: { $penalties } not served by { side } lapse.
ruling-call-voided = { $served ->
    [yes] The { tap } is void; the time stood is not given back.
   *[no] The { tap } is void.
}
ruling-voided = The ruling is void, and all that followed from it.
ruling-call-split = They were two calls; each is served.
ruling-flag-fell = { side }'s flag fell at 0.000.
ruling-ready = { $ready ->
    [yes] The board is ready.
   *[no] The board is not ready any more.
}
ruling-paired = The board has its next game although { $reasons }.
ruling-counting = { GIVEN($reasons) ->
    [yes] { $resumes ->
        [yes] It goes on although { $reasons }.
       *[no] It starts although { $reasons }.
    }
   *[no] { $by_voice ->
        [yes] GO by voice: the board { $resumes ->
            [yes] goes on
           *[no] starts
        } at the tap.
       *[no] 3, 2, 1, GO: the board { $resumes ->
            [yes] goes on
           *[no] starts
        }.
    }
}
ruling-aborted = The countdown is stopped; every clock is as before.
ruling-started = GO: the game runs.
ruling-resumed = GO: the game goes on, each player where he stood.
ruling-annulled = The start is void; the game waits, its clocks as before.
ruling-paused = Clocks, runs and stops stand still from the tap on.
ruling-result-entered = { $confirms ->
    [yes] Entered, with the right to confirm: { result }.
   *[no] Entered: { result }; another referee confirms it.
}
ruling-set-on-clock = The clock on the table shows the ruled times.
ruling-evidence-set = The board reports so from here on.
ruling-claimed = { side }'s claim is recorded.
ruling-sealed = Sealed: { result }. Only the head referee corrects it.
ruling-result-corrected = { GIVEN($was) ->
    [yes] The sealed result, { was }, is corrected: { result }.
   *[no] The sealed result is corrected: { result }.
}
ruling-clock-set = The clocks are as the head referee set them.
ruling-position-set = The game goes on from the position that was set.
ruling-players-set = The record names the players who really play.
ruling-results-differ = The entries differ, or the board says otherwise; the head referee is asked.
ruling-ended = The game is over: { result }, { termination }.
ruling-set-aside-late = It came more than 30 seconds late or from a relieved device; the head referee decides whether it is served.
ruling-set-aside = It would change what has been decided; only the head referee does that.
ruling-amended = A late report replaces earlier rulings.
ruling-boards-paired = Next games on { boards }, although { $reasons }.
ruling-boards-ready = { $ready ->
    [yes] Ready: { boards }.
   *[no] Not ready any more: { boards }.
}
ruling-boards-counting = { $despite ->
    [yes] 3, 2, 1, GO: { boards-counting }, although { $reasons }.
   *[no] 3, 2, 1, GO: { boards-counting }.
}
boards-counting = { $resumes ->
    [all] { boards } go on
    [some] { boards } start, or go on
   *[none] { boards } start
}
ruling-boards-sealed = Sealed: the results of { boards }. Only the head referee corrects them.
ruling-settled = { $how ->
    [stands] Claim: { claim }. It stands between the players.
    [too_late] Claim: { claim }. Too late, he has moved and punched since.
    [too_early] Claim: { claim }. Too early, the opponent has not finished a move.
   *[falls] Claim: { claim }. It does not stand.
}
ruling-end-stands = On the board: { claim }. It ends the game once both confirm it.
ruling-both-stopped = { side } stopped both clocks.
ruling-unpunched = { side } has not punched; his clock runs on.
ruling-late-punch = { side } punches late.
ruling-withdrawn = { side } takes the move back; until the punch he may.
ruling-declared = The pawn is a { piece } from the punch on.
ruling-completed = { side } has punched his claim.
ruling-agreed = Nothing is claimed any more.
ruling-interfered = Recorded; it does not change the game.
ruling-confirmed = { side } confirms; the other has to confirm too.
ruling-disputed = { side } disputes: { claim }; { record-of-claim }. It stays open until both agree.
ruling-runs-on = { side }'s clock runs on.

## Questions to the head referee

question-dead-position = Can neither side mate any more?
question-can-mate = { side } loses if the opponent can still mate: can he?
question-flag-or-press = Was { side }'s press in time? Best estimate: { $left } ms left, ± { $error } ms
question-limit-or-move = Was { side }'s move within the match's limit? Best estimate: { $left } ms before it, ± { $error } ms
question-limit-reached = { GIVEN($points-white) ->
    [yes] The limit is reached, { $points-white } points each: does { white } win?
   *[no] The limit is reached, points not known: does { white } win?
}
question-window-missed = The match's time window closed: may it still be played?
question-flag-expected = Look at the clock: is { side }'s flag down?
question-clock-differs = The clock on the table and the court's figure differ, White { by-white }, Black { by-black }: is the reading right?
by-white = { GIVEN($by-white) ->
    [yes] { SIGNED_SECONDS($by-white) } s
   *[no] not read
}
by-black = { GIVEN($by-black) ->
    [yes] { SIGNED_SECONDS($by-black) } s
   *[no] not read
}
question-moved-before-run = { side } moved before his run (CR-4.2-2): was it seen?
question-illegal-move = { side }'s move { $uci } is illegal: was it reported right?
question-amendment = A late report withdraws { $drop-n ->
    [one] 1 entry
   *[other] { $drop-n } entries
} and adds { $add-n }: is it carried out?
question-unmapped-clock = A report came from a device whose clock is not synchronised: is its time right?
question-claim = { side } claims { claim }: is it upheld?
question-late-calls = { $calls-n ->
    [one] 1 call
   *[other] { $calls-n } calls
} against { side } came over 30 s late or from a relieved device: served at the next return?
question-moves-differ = Two boards differ on { side }'s move: { $first }, then { $second }. Is it { $first }?
question-left-stop = { side } is reported at the board during his stop: did he leave it?
question-left-stop-again = { side } left his stop a second time: is nothing more to follow?
question-unwatched = { side }'s stop ended unwatched: does it count as served?
question-set-clock = { GIVEN($left-white) ->
    [yes] { clock-to-set }
   *[no] { GIVEN($left-black) ->
        [yes] { clock-to-set }
       *[no] { $added-white ->
            [0] { $added-black ->
                [0] Put the clock back to what it showed before; the court knows no times
               *[other] { clock-to-set }
            }
           *[other] { clock-to-set }
        }
    }
}
clock-to-set = Set the clock: White { to-set-white }, Black { to-set-black }{ GIVEN($standing) ->
    [yes] , both stopped
   *[no] { "" }
}{ GIVEN($to_run) ->
    [yes] , { to-run } to move
   *[no] { "" }
}
to-set-white = { GIVEN($left-white) ->
    [yes] to { SHOWN($left-white) }{ $added-white ->
        [0] { "" }
       *[other] { " " }({ SIGNED($added-white) })
    }
   *[no] { $added-white ->
        [0] as it is
       *[other] by { SIGNED($added-white) }
    }
}
to-set-black = { GIVEN($left-black) ->
    [yes] to { SHOWN($left-black) }{ $added-black ->
        [0] { "" }
       *[other] { " " }({ SIGNED($added-black) })
    }
   *[no] { $added-black ->
        [0] as it is
       *[other] by { SIGNED($added-black) }
    }
}
to-run = { $to_run ->
    [white] { white }
   *[black] { black }
}
question-results-differ = { GIVEN($ended-result) ->
    [yes] Results differ: it ended { result }, { termination }; { $entered }
   *[no] Results differ: { $entered }
}
entry = { GIVEN($device) ->
    [yes] { $device }
   *[no] the server's machine
}: { result }
question-proposed-times = After the outage: White { left-white }, Black { left-black }, { GIVEN($to_run) ->
    [yes] { to-run }
   *[no] nobody
} to move?
left-white = { GIVEN($left-white) ->
    [yes] { SHOWN($left-white) }
   *[no] -:--
}
left-black = { GIVEN($left-black) ->
    [yes] { SHOWN($left-black) }
   *[no] -:--
}
question-start-lost = The start did not take place, the server was away at its GO; players may have run: are they back?
question-short-of-time = Look at the clock: has either player less than 2:00, so that both get 2:00 more (CR-4.7-4)?
question-chief-called = The head referee is called to the board

## Answers to questions, where no later fact states the ruling

decided-left-stop = He did not leave his stop.
decided-amendment = { $yes ->
    [yes] It is carried out as it was shown.
   *[no] Everything stays as it is.
}
decided-chief-called = { $yes ->
    [yes] The head referee is at the board.
   *[no] The head referee is not needed there.
}
decided-late-calls = { $yes ->
    [yes] They are served at the next return.
   *[no] They are dropped.
}
decided-proposed-times = { $yes ->
    [yes] The proposed times stand.
   *[no] The proposed times do not stand.
}
decided-set-clock = The clock on the table shows the ruled times.
decided-window-missed = { $yes ->
    [yes] It may still be played.
   *[no] It is not played any more.
}
decided-flag-expected = { $yes ->
    [yes] The flag is down.
   *[no] The flag is not down.
}
decided-clock-differs = { $yes ->
    [yes] The reading is right.
   *[no] The court's figure is right.
}
decided-moves-differ = { $yes ->
    [yes] The move that was reported first stands.
   *[no] The move is the one that was reported second.
}
decided-moved-before-run = { $yes ->
    [yes] It was seen; the game goes on.
   *[no] It was no fault.
}
decided-left-stop-again = { $yes ->
    [yes] Nothing more for leaving the stop again.
   *[no] He did not leave the stop a second time.
}
decided-unwatched = { $yes ->
    [yes] The stop counts as served.
   *[no] The stop does not count as served.
}
decided-results-differ = { $yes ->
    [yes] The result entered last is the one.
   *[no] { GIVEN($result) ->
        [yes] The entries are withdrawn; the end stands: { result }, { termination }.
       *[no] The entries are withdrawn: no result is left, the game is open.
    }
}
decided-start-lost = { $yes ->
    [yes] The players are back where they stood before the start.
   *[no] Nobody had run.
}
decided-short-of-time = { $yes ->
    [yes] Both get two minutes more.
   *[no] The clocks stay as they are.
}
decided-unmapped-clock = It has been seen.

## Notes: events without effect, with the reason

note-after-the-end = Recorded; the game had ended.
note-after-the-flag = Recorded; it came at or after the flag's instant.
note-awaits-the-referee = Recorded; the referee is asked first.
note-after-the-limit = Recorded; it came after the match's limit.
note-before-go = Recorded; it came before GO.
note-while-paused = Recorded; the game stands still.
note-clock-start = Black's press at the start of White's clock.
note-clock-start-differs = Black's press lies more than half a second from "2".
note-move-out-of-turn = Recorded; it was the other side's move.
note-press-out-of-turn = Recorded; the other side's clock was running.
note-misreported-move = The referee ruled that no illegal move was made.
note-return-without-crossing = Back without a crossing; the run is still owed.
note-draw-before-both-moved = A draw can be agreed once both have moved.
note-no-card-left = No draw card is left: this is no offer, it is an infringement.
note-card-away-from-board = A card counts only from a player at the board; it is handed back.
note-offer-lies-already = His own offer is not answered yet; the card is handed back.
note-no-offer = Recorded; no offer lies on the board.
note-own-offer = Recorded; only the opponent answers an offer, nobody withdraws it.
note-claim-awaits = Recorded; a claim is ruled on first.
note-nothing-to-correct = Recorded; nothing was to be corrected.
note-run-before-correction = The run does not count: the irregularity has to be corrected first.
note-not-as-announced = Another move than the announced one; the opponent may claim.
note-not-the-touched-piece = Another piece than the one the illegal move was made with; the opponent may claim.
note-touched = A piece is touched: it has to be moved or taken.
note-clock-not-set-yet = Recorded; the clock on the table does not show the ruled times yet.
note-no-clock-to-set = Recorded; no clock was to be set.
note-nothing-to-serve = Recorded; no penalty waits for him: call it, and he stands.
note-no-stop = Recorded; his stopwatch does not run.
note-while-serving = Recorded; his stop behind the line is not over, and his run is not made.
note-flag-is-the-players = Recorded; a flag is down once a player declares it and stops both clocks.
note-claim-incomplete = Recorded; the claim counts once its maker has punched or the clocks stand.
note-claim-stands = Recorded; what is claimed is settled first.
note-own-claim = Recorded; it is the other player who answers.
note-nothing-claimed = Recorded; nothing is claimed.
note-nothing-to-agree = Recorded; nothing is claimed that this would settle.
note-clocks-stand = Recorded; both clocks stand already.
note-not-a-promotion = Recorded; no pawn becomes that.
note-nothing-to-exchange = Recorded; no pawn stands there for a piece.
note-not-as-declared = Another piece than the declared one, which rules.
note-nothing-placed = Recorded; nothing of his stands there unpunched.
note-reminded = Recorded; a reminder is allowed and owed by nobody.
note-second-caution = Recorded; you have shown him a caution for this: the next is a red card.
note-second-red = Recorded; you have shown him a red card, one a judge counts.
note-impossible-run = Counted; but nobody runs so fast: look at the sensors of this lane.
note-draw-prohibited = Draws are not offered or agreed in ChessSprint: this is an infringement.
note-flag-on-other-clock = Recorded; the court's clock rules here.
`,a=class{constructor(e){this.value=e}valueOf(){return this.value}},o=class extends a{constructor(e=`???`){super(e)}toString(e){return`{${this.value}}`}},s=class extends a{constructor(e,t={}){super(e),this.opts=t}toString(e){if(e)try{return e.memoizeIntlObject(Intl.NumberFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return this.value.toString(10)}},c=class e extends a{static supportsValue(t){if(typeof t==`number`||t instanceof Date)return!0;if(t instanceof a)return e.supportsValue(t.valueOf());if(`Temporal`in globalThis){let e=globalThis.Temporal;if(t instanceof e.Instant||t instanceof e.PlainDateTime||t instanceof e.PlainDate||t instanceof e.PlainMonthDay||t instanceof e.PlainTime||t instanceof e.PlainYearMonth)return!0}return!1}constructor(t,n={}){t instanceof e?(n={...t.opts,...n},t=t.value):t instanceof a&&(t=t.valueOf()),typeof t==`object`&&`calendarId`in t&&n.calendar===void 0&&(n={...n,calendar:t.calendarId}),super(t),this.opts=n}[Symbol.toPrimitive](e){return e===`string`?this.toString():this.toNumber()}toNumber(){let e=this.value;if(typeof e==`number`)return e;if(e instanceof Date)return e.getTime();if(`epochMilliseconds`in e)return e.epochMilliseconds;if(`toZonedDateTime`in e)return e.toZonedDateTime(`UTC`).epochMilliseconds;throw TypeError(`Unwrapping a non-number value as a number`)}toString(e){if(e)try{return e.memoizeIntlObject(Intl.DateTimeFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return typeof this.value==`number`||this.value instanceof Date?new Date(this.value).toISOString():this.value.toString()}},l=100,u=`⁨`,d=`⁩`;function f(e,t,n){return n===t||n instanceof s&&t instanceof s&&n.value===t.value||t instanceof s&&typeof n==`string`&&n===e.memoizeIntlObject(Intl.PluralRules,t.opts).select(t.value)}function p(e,t,n){return t[n]?S(e,t[n].value):(e.reportError(RangeError(`No default`)),new o)}function m(e,t){let n=[],r=Object.create(null);for(let i of t)i.type===`narg`?r[i.name]=h(e,i.value):n.push(h(e,i));return{positional:n,named:r}}function h(e,t){switch(t.type){case`str`:return t.value;case`num`:return new s(t.value,{minimumFractionDigits:t.precision});case`var`:return g(e,t);case`mesg`:return _(e,t);case`term`:return v(e,t);case`func`:return y(e,t);case`select`:return b(e,t);default:return new o}}function g(e,{name:t}){let n;if(e.params){if(Object.prototype.hasOwnProperty.call(e.params,t))n=e.params[t];else return new o(`$${t}`)}else if(e.args&&Object.prototype.hasOwnProperty.call(e.args,t))n=e.args[t];else return e.reportError(ReferenceError(`Unknown variable: $${t}`)),new o(`$${t}`);if(n instanceof a)return n;switch(typeof n){case`string`:return n;case`number`:return new s(n);case`object`:if(c.supportsValue(n))return new c(n);default:return e.reportError(TypeError(`Variable type not supported: $${t}, ${typeof n}`)),new o(`$${t}`)}}function _(e,{name:t,attr:n}){let r=e.bundle._messages.get(t);if(!r)return e.reportError(ReferenceError(`Unknown message: ${t}`)),new o(t);if(n){let i=r.attributes[n];return i?S(e,i):(e.reportError(ReferenceError(`Unknown attribute: ${n}`)),new o(`${t}.${n}`))}return r.value?S(e,r.value):(e.reportError(ReferenceError(`No value: ${t}`)),new o(t))}function v(e,{name:t,attr:n,args:r}){let i=`-${t}`,a=e.bundle._terms.get(i);if(!a)return e.reportError(ReferenceError(`Unknown term: ${i}`)),new o(i);if(n){let t=a.attributes[n];if(t){e.params=m(e,r).named;let n=S(e,t);return e.params=null,n}return e.reportError(ReferenceError(`Unknown attribute: ${n}`)),new o(`${i}.${n}`)}e.params=m(e,r).named;let s=S(e,a.value);return e.params=null,s}function y(e,{name:t,args:n}){let r=e.bundle._functions[t];if(!r)return e.reportError(ReferenceError(`Unknown function: ${t}()`)),new o(`${t}()`);if(typeof r!=`function`)return e.reportError(TypeError(`Function ${t}() is not callable`)),new o(`${t}()`);try{let t=m(e,n);return r(t.positional,t.named)}catch(n){return e.reportError(n),new o(`${t}()`)}}function b(e,{selector:t,variants:n,star:r}){let i=h(e,t);if(i instanceof o)return p(e,n,r);for(let t of n)if(f(e,i,h(e,t.key)))return S(e,t.value);return p(e,n,r)}function x(e,t){if(e.dirty.has(t))return e.reportError(RangeError(`Cyclic reference`)),new o;e.dirty.add(t);let n=[],r=e.bundle._useIsolating&&t.length>1;for(let i of t)if(typeof i==`string`)n.push(e.bundle._transform(i));else{if(e.placeables++,e.placeables>l)throw e.dirty.delete(t),RangeError(`Too many placeables expanded: ${e.placeables}, max allowed is ${l}`);r&&n.push(u),n.push(h(e,i).toString(e)),r&&n.push(d)}return e.dirty.delete(t),n.join(``)}function S(e,t){return typeof t==`string`?e.bundle._transform(t):x(e,t)}var C=class{constructor(e,t,n){this.dirty=new WeakSet,this.params=null,this.placeables=0,this.bundle=e,this.errors=t,this.args=n}reportError(e){if(!this.errors||!(e instanceof Error))throw e;this.errors.push(e)}memoizeIntlObject(e,t){let n=this.bundle._intls.get(e);n||(n={},this.bundle._intls.set(e,n));let r=JSON.stringify(t);return n[r]||(n[r]=new e(this.bundle.locales,t)),n[r]}};function w(e,t){let n=Object.create(null);for(let[r,i]of Object.entries(e))t.includes(r)&&(n[r]=i.valueOf());return n}var ee=[`unitDisplay`,`currencyDisplay`,`useGrouping`,`minimumIntegerDigits`,`minimumFractionDigits`,`maximumFractionDigits`,`minimumSignificantDigits`,`maximumSignificantDigits`];function T(e,t){let n=e[0];if(n instanceof o)return new o(`NUMBER(${n.valueOf()})`);if(n instanceof s)return new s(n.valueOf(),{...n.opts,...w(t,ee)});if(n instanceof c)return new s(n.toNumber(),{...w(t,ee)});throw TypeError(`Invalid argument to NUMBER`)}var E=[`dateStyle`,`timeStyle`,`fractionalSecondDigits`,`dayPeriod`,`hour12`,`weekday`,`era`,`year`,`month`,`day`,`hour`,`minute`,`second`,`timeZoneName`];function D(e,t){let n=e[0];if(n instanceof o)return new o(`DATETIME(${n.valueOf()})`);if(n instanceof c||n instanceof s)return new c(n,w(t,E));throw TypeError(`Invalid argument to DATETIME`)}var te=new Map;function ne(e){let t=Array.isArray(e)?e.join(` `):e,n=te.get(t);return n===void 0&&(n=new Map,te.set(t,n)),n}var re=class{constructor(e,{functions:t,useIsolating:n=!0,transform:r=e=>e}={}){this._terms=new Map,this._messages=new Map,this.locales=Array.isArray(e)?e:[e],this._functions={NUMBER:T,DATETIME:D,...t},this._useIsolating=n,this._transform=r,this._intls=ne(e)}hasMessage(e){return this._messages.has(e)}getMessage(e){return this._messages.get(e)}addResource(e,{allowOverrides:t=!1}={}){let n=[];for(let r=0;r<e.body.length;r++){let i=e.body[r];if(i.id.startsWith(`-`)){if(t===!1&&this._terms.has(i.id)){n.push(Error(`Attempt to override an existing term: "${i.id}"`));continue}this._terms.set(i.id,i)}else{if(t===!1&&this._messages.has(i.id)){n.push(Error(`Attempt to override an existing message: "${i.id}"`));continue}this._messages.set(i.id,i)}}return n}formatPattern(e,t=null,n=null){if(typeof e==`string`)return this._transform(e);let r=new C(this,n,t);try{return x(r,e).toString(r)}catch(e){if(r.errors&&e instanceof Error)return r.errors.push(e),new o().toString(r);throw e}}},ie=/^(-?[a-zA-Z][\w-]*) *= */gm,ae=/\.([a-zA-Z][\w-]*) *= */y,oe=/\*?\[/y,se=/(-?[0-9]+(?:\.([0-9]+))?)/y,ce=/([a-zA-Z][\w-]*)/y,le=/([$-])?([a-zA-Z][\w-]*)(?:\.([a-zA-Z][\w-]*))?/y,ue=/^[A-Z][A-Z0-9_-]*$/,de=/([^{}\n\r]+)/y,fe=/([^\\"\n\r]*)/y,pe=/\\([\\"])/y,me=/\\u([a-fA-F0-9]{4})|\\U([a-fA-F0-9]{6})/y,he=/^\n+/,ge=/ +$/,_e=/ *\r?\n/g,ve=/( *)$/,ye=/{\s*/y,be=/\s*}/y,xe=/\[\s*/y,Se=/\s*] */y,Ce=/\s*\(\s*/y,we=/\s*->\s*/y,Te=/\s*:\s*/y,Ee=/\s*,?\s*/y,De=/\s+/y,Oe=class{constructor(e){this.body=[],ie.lastIndex=0;let t=0;for(;;){let n=ie.exec(e);if(n===null)break;t=ie.lastIndex;try{this.body.push(s(n[1]))}catch(e){if(e instanceof SyntaxError)continue;throw e}}function n(n){return n.lastIndex=t,n.test(e)}function r(n,r){if(e[t]===n)return t++,!0;if(r)throw new r(`Expected ${n}`);return!1}function i(e,r){if(n(e))return t=e.lastIndex,!0;if(r)throw new r(`Expected ${e.toString()}`);return!1}function a(n){n.lastIndex=t;let r=n.exec(e);if(r===null)throw SyntaxError(`Expected ${n.toString()}`);return t=n.lastIndex,r}function o(e){return a(e)[1]}function s(e){let t=l(),n=c();if(t===null&&Object.keys(n).length===0)throw SyntaxError(`Expected message value or attributes`);return{id:e,value:t,attributes:n}}function c(){let e=Object.create(null);for(;n(ae);){let t=o(ae),n=l();if(n===null)throw SyntaxError(`Expected attribute value`);e[t]=n}return e}function l(){let r;if(n(de)&&(r=o(de)),e[t]===`{`||e[t]===`}`)return u(r?[r]:[],1/0);let i=x();return i?r?u([r,i],i.length):(i.value=S(i.value,he),u([i],i.length)):r?S(r,ge):null}function u(r=[],i){for(;;){if(n(de)){r.push(o(de));continue}if(e[t]===`{`){r.push(d());continue}if(e[t]===`}`)throw SyntaxError(`Unbalanced closing brace`);let a=x();if(a)r.push(a),i=Math.min(i,a.length);else break}let a=r.length-1,s=r[a];typeof s==`string`&&(r[a]=S(s,ge));let c=[];for(let e of r)e instanceof ke&&(e=e.value.slice(0,e.value.length-i)),e&&c.push(e);return c}function d(){i(ye,SyntaxError);let e=f();if(i(be))return e;if(i(we)){let t=h();return i(be,SyntaxError),{type:`select`,selector:e,...t}}throw SyntaxError(`Unclosed placeable`)}function f(){if(e[t]===`{`)return d();if(n(le)){let[,e,t,n=null]=a(le);if(e===`$`)return{type:`var`,name:t};if(i(Ce)){let r=p();if(e===`-`)return{type:`term`,name:t,attr:n,args:r};if(ue.test(t))return{type:`func`,name:t,args:r};throw SyntaxError(`Function names must be all upper-case`)}return e===`-`?{type:`term`,name:t,attr:n,args:[]}:{type:`mesg`,name:t,attr:n}}return _()}function p(){let n=[];for(;;){switch(e[t]){case`)`:return t++,n;case void 0:throw SyntaxError(`Unclosed argument list`)}n.push(m()),i(Ee)}}function m(){let e=f();return e.type===`mesg`&&i(Te)?{type:`narg`,name:e.name,value:_()}:e}function h(){let e=[],t=0,i;for(;n(oe);){r(`*`)&&(i=t);let n=g(),a=l();if(a===null)throw SyntaxError(`Expected variant value`);e[t++]={key:n,value:a}}if(t===0)return null;if(i===void 0)throw SyntaxError(`Expected default variant`);return{variants:e,star:i}}function g(){i(xe,SyntaxError);let e;return e=n(se)?v():{type:`str`,value:o(ce)},i(Se,SyntaxError),e}function _(){if(n(se))return v();if(e[t]===`"`)return y();throw SyntaxError(`Invalid expression`)}function v(){let[,e,t=``]=a(se),n=t.length;return{type:`num`,value:parseFloat(e),precision:n}}function y(){r(`"`,SyntaxError);let n=``;for(;;)if(n+=o(fe),e[t]===`\\`)n+=b();else{if(r(`"`))return{type:`str`,value:n};throw SyntaxError(`Unclosed string literal`)}}function b(){if(n(pe))return o(pe);if(n(me)){let[,e,t]=a(me),n=parseInt(e||t,16);return n<=55295||57344<=n?String.fromCodePoint(n):`�`}throw SyntaxError(`Unknown escape sequence`)}function x(){let n=t;switch(i(De),e[t]){case`.`:case`[`:case`*`:case`}`:case void 0:return!1;case`{`:return C(e.slice(n,t))}return e[t-1]===` `&&C(e.slice(n,t))}function S(e,t){return e.replace(t,``)}function C(e){let t=e.replace(_e,`
`),n=ve.exec(e)[1].length;return new ke(t,n)}}},ke=class{constructor(e,t){this.value=e,this.length=t}},O,Ae,je,k,Me,Ne,Pe,Fe,Ie,Le,Re,ze=Symbol.for(`pv`),Be={},Ve=[],He=/^m(i|n|o|s|text|space)$/,Ue=Array.isArray,We=Ve.slice,A=Object.assign;function j(e){e&&e.parentNode&&e.remove()}function Ge(e,t,n){var r,i,a,o={},s=arguments.length;for(a in t)a==`key`?r=t[a]:a==`ref`&&typeof e!=`function`?i=t[a]:o[a]=t[a];return s>2&&(o.children=s>3?We.call(arguments,2):n),Ke(e,o,r,i,null)}function Ke(e,t,n,r,i){var a={type:e,props:t,key:n,ref:r,__k:null,__:null,__b:0,__e:null,__c:null,constructor:ze,__v:i||++Ae,__i:-1,__u:0};return!i&&O.vnode&&O.vnode(a),a}function M(e){return e.children}function qe(e,t){this.props=e,this.context=t,this.__g=0}function N(e,t){if(t==null)return e.__&&N(e.__,e.__i+1);for(var n;t<e.__k.length;t++)if((n=e.__k[t])&&n.__e)return n.__e;return typeof e.type!=`function`||e.props.__P?null:N(e)}function Je(e){var t,n=e.__v,r=n.__e,i=[],a=[],o=e.__P;o&&((t=A({constructor:ze},n)).__v=n.__v+1,O.vnode&&O.vnode(t),at(o,t,n,e.__n,o.namespaceURI,32&n.__u?[r]:null,i,r||N(n),32&n.__u,a),t.__v=n.__v,t.__.__k[t.__i]=t,ct(i,t,a),n.__=n.__e=null,t.__e!=r&&Ye(t))}function Ye(e){if((e=e.__)&&e.__c&&!e.props.__P)return e.__e=null,e.__k.some(function(t){return t&&(e.__e=t.__e)}),Ye(e)}function Xe(e){(8&e.__g||(e.__g|=8,k.push(e),Ne++))&&Me==O.debounceRendering||((Me=O.debounceRendering)||queueMicrotask)(Ze)}function Ze(){try{for(var e,t=1;k.length;)k.length>t&&k.sort(Pe),e=k.shift(),t=k.length,8&e.__g&&Je(e)}finally{(Ne=k.length)&&(Me||queueMicrotask)(Ze)}}function Qe(e,t,n,r,i,a,o,s,c,l,u){var d,f,p,m,h,g,_=r.__k||Ve,v=t.length;for(c=$e(n,t,_,c,v),d=0;d<v;d++)(p=n.__k[d])!=null&&(f=~p.__i&&_[p.__i]||Be,p.__i=d,g=at(e,p,f,i,a,o,s,c,l,u),m=p.__e,(f.ref!=p.ref||8&f.__u)&&(f.ref&&ut(f.ref,null,p,f),p.ref&&u.push(p.ref,p.__c||m,p)),h||=m,4&p.__u?(c=et(p,c,e,!f.__v),f.__e&&(f.__e=null)):typeof p.type==`function`&&g!==void 0?c=g:m&&(c=m.nextSibling),p.__u&=-21);return n.__e=h,c}function $e(e,t,n,r,i){var a,o,s,c,l,u,d,f,p,m=n.length,h=m,g=0,_=0,v=e.__k=Array(i);for(a=0;a<i;a++)(o=t[a])!=null&&typeof o!=`boolean`&&typeof o!=`function`?(typeof o!=`object`||o.constructor===String?o=v[a]=Ke(null,o):Ue(o)?o=v[a]=Ke(M,{children:o}):o.constructor===ze&&o.__b?o=v[a]=Ke(o.type,o.props,o.key,o.ref,o.__v):v[a]=o,c=a+g,o.__=e,o.__b=e.__b+1,s=null,~(l=o.__i=tt(o,n,c,h))&&(h--,(s=n[l])&&(s.__u|=2)),s&&s.__v?(o.__u|=16,l==c-1?g--:l==c+1?g++:l!=c&&(l>c?g--:g++,_=1)):(~l||(i>m?g--:i<m&&g++),typeof o.type!=`function`&&(o.__u|=4))):v[a]=null;if(_){for(u=[],d=[],a=0;a<i;a++)if((o=v[a])&&16&o.__u){for(g=0,f=u.length;g<f;)u[p=g+f>>1]<o.__i?g=p+1:f=p;u[g]=o.__i,d[a]=g+1}for(g=u.length;a--;)d[a]&&(d[a]==g?g--:v[a].__u|=4)}if(h)for(a=0;a<m;a++)!(s=n[a])||2&s.__u||(s.__e==r&&(r=N(s)),dt(s,s));return r}function et(e,t,n,r){var i,a,o,s;if(typeof e.type==`function`){if(e.props.__P)return t;if(i=e.__k)for(a=0;a<i.length;a++)i[a]&&(i[a].__=e,t=et(i[a],t,n,!1));return t}for(t&&!t.parentNode&&(t=N(e))&&!t.parentNode&&(t=null),o=e.__e,s=t;s&&s.nodeType==8;)s=s.nextSibling;for(o!=s&&(!r&&n.moveBefore&&o.parentNode?n.moveBefore(o,t):n.insertBefore(o,t||null)),t=o;(t&&=t.nextSibling)&&t.nodeType==8&&!t.data.startsWith(`$s`););return t}function tt(e,t,n,r){var i,a=e.key,o=e.type,s=t[n],c=s&&!(2&s.__u);if(s===null&&a==null||c&&a==s.key&&o==s.type)return n;if(r>+!!c){for(i=n-1;i>=0;i--)if((s=t[i])&&!(2&s.__u)&&a==s.key&&o==s.type)return i;for(i=n+1;i<t.length;i++)if((s=t[i])&&!(2&s.__u)&&a==s.key&&o==s.type)return i}return-1}function nt(e,t,n){n??=``,t[0]==`-`?e.setProperty(t,n):e[t]=n}function rt(e,t,n,r,i){var a,o;if(t==`style`){if(typeof n==`string`)e.style.cssText=n;else{if(typeof r==`string`&&(e.style.cssText=r=``),r)for(t in r)n&&t in n||nt(e.style,t);if(n)for(t in n)r&&n[t]==r[t]||nt(e.style,t,n[t])}}else if(t[0]==`o`&&t[1]==`n`)typeof n!=`function`&&(n=null),typeof r!=`function`&&(r=null),(e.__e||={})[t]=n,n&&r||(o=Re[t]||(Re[t]=it(t)),(e.__a||={})[t]=Le,a=t!=(t=t.replace(Ie,`$1`)),(t=t.slice(2))[0]<`a`&&(t=t.toLowerCase()),n?e.addEventListener(t,o,a):e.removeEventListener(t,o,a));else{if(i==`http://www.w3.org/2000/svg`)t=t.replace(/xlink(H|:h)/,`h`).replace(/sName$/,`s`);else if(t!=`width`&&t!=`height`&&t!=`href`&&t!=`list`&&t!=`form`&&t!=`tabIndex`&&t!=`download`&&t!=`rowSpan`&&t!=`colSpan`&&t!=`role`&&t!=`popover`&&t in e)try{e[t]=n??``;return}catch{}if(typeof n==`function`)return;n==null||!1===n&&t[4]!=`-`?e.removeAttribute(t):e.setAttribute(t,t==`popover`&&n==1?``:n)}}function it(e){return function(t){var n=this.__e;if(n){if(n=n[e],t[Fe]==null)t[Fe]=Le++;else if(t[Fe]<this.__a[e])return;return n(O.event?O.event(t):t)}}}function at(e,t,n,r,i,a,o,s,c,l){var u,d,f,p,m,h,g,_,v,y,b,x,S,C,w,ee,T,E,D=t.type;if(t.constructor!==ze)return null;128&n.__u&&(c=32&n.__u,u=n.__c.__z)&&(t.__u|=c,d=a=[],u.nodeType==8?s=ot(u,a):a.push(u),s=a[0]||s),(u=O.__b)&&u(t);n:if(typeof D==`function`){f=o.length;try{if(_=t.props,v=(u=D.prototype)&&u.render,y=(u=D.contextType)&&r[u.__c],b=u?y?y.props.value:u.__:r,(p=n.__c)?(t.__c=p,2&p.__g&&(p.__g|=1)):(v?t.__c=p=new D(_,b):(t.__c=p=new qe(_,b),p.constructor=D,p.render=ft),y&&y.sub(p),p.state||(p.state={}),p.__n=r,p.__g|=8,p.__h=[],p.__k=[]),v&&(p.__s||(p.__s=p.state),D.getDerivedStateFromProps&&(p.__s==p.state&&(p.__s=A({},p.__s)),A(p.__s,D.getDerivedStateFromProps(_,p.__s)))),m=p.props,h=p.state,p.__v=t,n.__c){if(_!==m&&v&&!D.getDerivedStateFromProps&&p.componentWillReceiveProps&&p.componentWillReceiveProps(_,b),t.__v==n.__v&&!(8&p.__g)||!(4&p.__g)&&p.shouldComponentUpdate&&!1===p.shouldComponentUpdate(_,p.__s,b)){t.__v!=n.__v&&(p.props=_,p.state=p.__s,p.__g&=-9),t.__e=n.__e,t.__k=n.__k,t.__k.some(function(e){e&&(e.__=t)}),Ve.push.apply(p.__h,p.__k),p.__k=[],p.__h.length&&o.push(p),s=N(n);break n}p.componentWillUpdate&&p.componentWillUpdate(_,p.__s,b),v&&p.componentDidUpdate&&p.__h.push(function(){p.componentDidUpdate(m,h,g)})}else v&&!D.getDerivedStateFromProps&&p.componentWillMount&&p.componentWillMount(),v&&p.componentDidMount&&p.__h.push(p.componentDidMount);p.context=b,p.props=_,p.__P=e,p.__g&=-5,x=O.__r,S=v?25:0;do p.__g&=-9,x&&x(t),u=p.render(p.props,p.state=p.__s,p.context);while(8&p.__g&&++S<25);v&&(Ve.push.apply(p.__h,p.__k),p.__k=[]),p.state=p.__s,p.getChildContext&&(r=A({},r,p.getChildContext())),v&&n.__c&&p.getSnapshotBeforeUpdate&&(g=p.getSnapshotBeforeUpdate(m,h)),C=u&&u.type===M&&u.key==null?u.props.children:u,_.__P&&(u=s,i=(e=_.__P).namespaceURI,c=a=null,n.props&&n.props.__P!=e&&(n.__k.some(function(e){e&&dt(e,e)}),n.__k=null),s=n.__k?N(n,0):null),s=Qe(e,Ue(C)?C:[C],t,n,r,i,a,o,s,c,l),_.__P&&(t.__e=null,s=u),t.__u&=-161,d&&d.some(j),p.__h.length&&o.push(p),1&p.__g&&(p.__g&=-4)}catch(e){if(o.length=f,t.__v=null,c||a){if(e&&e.then){if(t.__u|=128|c,a){for(~(T=a.indexOf(s||void 0))||(T=a.length);(E=a[T-1])&&E.nodeType==8;)T--;for(;T<a.length;T++)if(E=a[T]){if(a[T]=null,w){if(E==ee)break}else{if(E.nodeType!=8)break;E.data.startsWith(`$s`)&&(ee=ot(w=E))}}}if(!w){for(;s&&s.nodeType==8&&s.nextSibling;)s=s.nextSibling;w=s}(u=ot(w=t.__c.__z||(t.__c.__z=w)))?(t.__e=w,s=u):t.__e=s,s&&=s.nextSibling}else a&&a.some(j)}else t.__e=n.__e;t.__k||=n.__k||[],e&&e.then||st(t),O.__e(e,t,n)}}else s=t.__e=lt(n.__e,t,n,r,i,a,o,c,l,e);return(u=O.diffed)&&u(t),s}function ot(e,t){if(e&&e.nodeType==8&&e.data.startsWith(`$s`))for(var n=1;e=e.nextSibling;){if(e.nodeType==8){if(e.data.startsWith(`$s`))n++;else if(e.data.startsWith(`/$s`)&&!--n)return e}t&&t.push(e)}}function st(e){e&&(e.__c&&(e.__c.__g|=4),e.__k&&e.__k.some(st))}function ct(e,t,n){for(var r=0;r<n.length;)ut(n[r++],n[r++],n[r++]);O.__c&&O.__c(t,e),e.some(function(t){try{e=t.__h,t.__h=[],e.some(function(e){e.call(t)})}catch(e){O.__e(e,t.__v)}})}function lt(e,t,n,r,i,a,o,s,c,l){var u,d,f,p,m,h,g,_,v=n.props||Be,y=t.props,b=t.type;if(b==`svg`?i=`http://www.w3.org/2000/svg`:b==`math`?i=`http://www.w3.org/1998/Math/MathML`:i||=`http://www.w3.org/1999/xhtml`,a){for(u=0;u<a.length;u++)if((m=a[u])&&(b?m.localName==b:m.nodeType==3)){e=m,a[u]=null;break}}if(!e){if(_=l.ownerDocument||document,!b)return _.createTextNode(y);e=_.createElementNS(i,b,y.is?y:l),s&&=(O.__m&&O.__m(t,a),!1),a=null}if(b){if(l=b==`template`&&e.content||e,a=b==`textarea`&&y.defaultValue!=null?null:a&&We.call(l.childNodes),!s&&a)for(v={},u=0;u<e.attributes.length;u++)v[(m=e.attributes[u]).name]=m.value;for(u in v)m=v[u],u==`dangerouslySetInnerHTML`?f=m:u==`children`||u in y||u==`value`&&`defaultValue`in y||u==`checked`&&`defaultChecked`in y||rt(e,u,null,m,i);for(u in y)m=y[u],u==`children`?p=m:u==`dangerouslySetInnerHTML`?d=m:u==`value`?h=m:u==`checked`?g=m:s&&typeof m!=`function`||v[u]===m||rt(e,u,m,v[u],i);d?(s||f&&(d.__html==f.__html||d.__html==e.innerHTML)||(e.innerHTML=d.__html),t.__k=[]):(f&&(e.textContent=``),(b==`foreignObject`||i==`http://www.w3.org/1998/Math/MathML`&&He.test(b))&&(i=`http://www.w3.org/1999/xhtml`),Qe(l,Ue(p)?p:[p],t,n,r,i,a,o,a?a[0]:n.__k&&N(n,0),s,c),a&&a.some(j)),s&&b!=`textarea`||(u=`value`,b==`progress`&&h==null?e.removeAttribute(u):h==null||h===e[u]&&(b!=`progress`||h)||rt(e,u,h,v[u],i),u=`checked`,g!=null&&g!=e[u]&&rt(e,u,g,v[u],i))}else v===y||s&&e.data==y||(e.data=y);return e}function ut(e,t,n,r){try{typeof e==`function`?t?t.__x=e(t)||1:(r&&=r.__c||r.__e)&&(t=r.__x)&&(r.__x=null,typeof t==`function`?t():e(null)):e.current=t}catch(e){O.__e(e,n)}}function dt(e,t,n){var r,i,a,o;if(O.unmount&&O.unmount(e),!(r=e.ref)||r.current&&r.current!=e.__e||ut(r,null,t,e),r=e.__c){if(r.componentWillUnmount)try{r.componentWillUnmount()}catch(e){O.__e(e,t)}r.__P=r.__n=null}if(r=e.__k)for(o=0;o<r.length;o++)r[o]&&dt(r[o],t,typeof e.type!=`function`||n&&!e.props.__P);!n&&(r=e.__c)&&(r=r.__z)&&(i=ot(r,a=[]))&&(r==e.__e&&a.some(j),j(i),j(r)),n||j(e.__e),e.__e=e.__c=e.__=null}function ft(e,t,n){return this.constructor(e,n)}function pt(e,t){var n,r,i,a;O.__&&O.__(e,t),t.nodeType==9&&(t=t.documentElement),r=(n=e&&32&e.__u)?null:t.__k,t.__k=Ke(M,{children:[e]}),i=[],a=[],at(t,t.__k,r||Be,Be,t.namespaceURI,r?null:t.firstChild?We.call(t.childNodes):null,i,r?r.__e:t.firstChild,n,a),ct(i,t.__k,a),t.__k.props.children=null}O={__e:function(e,t,n,r){for(var i,a,o;t=t.__;)if((i=t.__c)&&!(1&i.__g)){i.__g|=4;try{if((o=(a=i.constructor)&&a.getDerivedStateFromError)&&i.setState(a.getDerivedStateFromError(e)),i.componentDidCatch&&(i.componentDidCatch(e,r||{}),o=1),o&&8&i.__g)return void(i.__g|=2)}catch(t){e=t}}throw Ne=0,e}},Ae=0,je=function(e){return e!=null&&e.constructor===ze},qe.prototype.setState=function(e,t){var n=this.__s;n&&n!=this.state||(n=this.__s=A({},this.state)),typeof e==`function`&&(e=e(A({},n),this.props)),e&&(A(n,e),this.__v&&(t&&this.__k.push(t),Xe(this)))},qe.prototype.forceUpdate=function(e){this.__v&&(this.__g|=4,e&&this.__h.push(e),Xe(this))},qe.prototype.render=M,k=[],Ne=0,Pe=function(e,t){return e.__v.__b-t.__v.__b},Fe=Symbol(),Ie=/(PointerCapture)$|Capture$/i,Le=0,Re={};var mt,P,ht,gt,_t=Object.is,vt=0,yt=[],bt=[],F=O,xt=F.__b,St=F.__r,Ct=F.diffed,wt=F.__c,Tt=F.unmount,Et=F.__;function Dt(e,t){F.__h&&F.__h(P,e,vt||t),vt=0;var n=P.__H||(P.__H={__:[],__h:[]});return e>=n.__.length&&n.__.push({}),n.__[e]}function I(e){return vt=1,Ot(Rt,e)}function Ot(e,t,n){var r=Dt(mt++,2);if(r.t=e,!r.__c&&(r.__=[n?n(t):Rt(void 0,t),function(e){var t=(r.__N||r.__)[0],n=r.t(t,e);_t(t,n)||(r.__N=[n,r.__[1]],r.__c.setState({}))}],r.__c=P,!P.__f)){P.__f=!0;var i=P.shouldComponentUpdate;P.shouldComponentUpdate=function(e,t,n){var r=this.__H;if(!r)return!0;var a=!1,o=this.props!=e;if(r.__.some(function(e){e.__N&&(a=!0,_t(e.__[0],e.__N[0])||(o=!0))}),i){var s=i.call(this,e,t,n);return a?s||o:s}return!a||o}}return r.__}function kt(e,t){var n=Dt(mt++,3);!F.__s&&Lt(n.__H,t)&&(n.__P=!0,n.__=e,n.u=t,P.__H.__h.push(n))}function L(e){return vt=5,At(function(){return{current:e}},[])}function At(e,t){var n=Dt(mt++,7);return Lt(n.__H,t)&&(n.__=e(),n.__H=t),n.__}function jt(){var e;do{for(;e=bt.shift();)try{Ft(e)}catch(t){F.__e(t,{__:(e=e.__P)&&e.__v})}for(;e=yt.shift();){var t=e.__H;if(e.__P&&t)try{t.__h.some(Ft),t.__h.some(It),t.__h=[]}catch(n){t.__h=[],F.__e(n,e.__v)}}}while(bt.length)}F.__b=function(e){P=null,xt&&xt(e)},F.__=function(e,t){e&&t.__k&&t.__k.__m&&(e.__m=t.__k.__m),Et&&Et(e,t)},F.__r=function(e){St&&St(e),mt=0;var t=(P=e.__c).__H;t&&(ht==P?P.__h=[]:(t.__h.some(Ft),t.__h.some(It),mt=0),t.__h=[],t.__.some(function(e){e.__N&&(e.__=e.__N),e.u=e.__N=void 0})),ht=P},F.diffed=function(e){Ct&&Ct(e);var t=e.__c;t&&t.__H&&(t.__H.__h.length&&Pt(yt.push(t)),t.__H.__.some(function(e){e.u&&(e.__H=e.u)})),ht=P=null},F.__c=function(e,t){t.some(function(e){try{e.__h.some(Ft),e.__h=e.__h.filter(function(e){return!e.__||It(e)})}catch(t){e.__h=[function(){throw t}]}}),wt&&wt(e,t)},F.unmount=function(e){Tt&&Tt(e);var t,n,r=e.__c;r&&r.__H&&(r.__H.__.some(function(r){try{if(r.__P&&r.__c){if(n===void 0){for(n=e.__;n&&(!n.__c||!n.__c.__P);)n=n.__;n&&=n.__c}r.__P=n,Pt(bt.push(r))}else Ft(r)}catch(e){t=e}}),r.__H=void 0,t&&F.__e(t,r.__v))};var Mt=typeof requestAnimationFrame==`function`;function Nt(e){var t,n=function(){clearTimeout(r),Mt&&cancelAnimationFrame(t),setTimeout(e)},r=setTimeout(n,35);Mt&&(t=requestAnimationFrame(n))}function Pt(e){e!=1&&gt==F.requestAnimationFrame||((gt=F.requestAnimationFrame)||Nt)(jt)}function Ft(e){var t=P,n=e.__c;typeof n==`function`&&(e.__c=void 0,n()),P=t}function It(e){var t=P;e.__c=e.__(),P=t}function Lt(e,t){return!e||e.length!=t.length||t.some(function(t,n){return!_t(t,e[n])})}function Rt(e,t){return typeof t==`function`?t(e):t}var zt=Symbol.for(`preact-signals`);function Bt(){if(z>1)z--;else{var e,t=!1;for((function(){var e=Jt;for(Jt=void 0;e!==void 0;){var t=e.S;if(t.v===e.v)for(var n=t.t;n!==void 0;n=n.x)n.i===e.i&&(n.i=t.i);e=e.o}})();Wt!==void 0;){var n=Wt;for(Wt=void 0,Gt++;n!==void 0;){var r=n.u;if(n.u=void 0,n.f&=-3,!(8&n.f)&&Zt(n))try{n.c()}catch(n){t||=(e=n,!0)}n=r}}if(Gt=0,z--,t)throw e}}function Vt(e){if(z>0)return e();qt=++Kt,z++;try{return e()}finally{Bt()}}var Ht,R=void 0;function Ut(e){var t=R,n=Ht;R=void 0,Ht=void 0;try{return e()}finally{R=t,Ht=n}}var Wt=void 0,z=0,Gt=0,Kt=0,qt=0,Jt=void 0,Yt=0;function Xt(e){if(R!==void 0){var t=e.n;if(t===void 0||t.t!==R)return t={i:0,S:e,p:R.s,n:void 0,t:R,e:void 0,x:void 0,r:t},R.s!==void 0&&(R.s.n=t),R.s=t,e.n=t,32&R.f&&e.S(t),t;if(t.i===-1)return t.i=0,t.n!==void 0&&(t.n.p=t.p,t.p!==void 0&&(t.p.n=t.n),t.p=R.s,t.n=void 0,R.s.n=t,R.s=t),t}}function B(e,t){this.v=e,this.i=0,this.n=void 0,this.t=void 0,this.l=0,this.W=t?.watched,this.Z=t?.unwatched,this.name=t?.name}B.prototype.brand=zt,B.prototype.h=function(){return!0},B.prototype.S=function(e){var t=this,n=this.t;n!==e&&e.e===void 0&&(e.x=n,this.t=e,n===void 0?Ut(function(){var e;(e=t.W)==null||e.call(t)}):n.e=e)},B.prototype.U=function(e){var t=this;if(this.t!==void 0){var n=e.e,r=e.x;n!==void 0&&(n.x=r,e.e=void 0),r!==void 0&&(r.e=n,e.x=void 0),e===this.t&&(this.t=r,r===void 0&&Ut(function(){var e;(e=t.Z)==null||e.call(t)}))}},B.prototype.subscribe=function(e){var t=this;return W(function(){var n=t.value;Ut(function(){return e(n)})},{name:`sub`})},B.prototype.valueOf=function(){return this.value},B.prototype.toString=function(){return this.value+``},B.prototype.toJSON=function(){return this.value},B.prototype.peek=function(){var e=this;return Ut(function(){return e.value})},Object.defineProperty(B.prototype,"value",{get:function(){var e=Xt(this);return e!==void 0&&(e.i=this.i),this.v},set:function(e){if(e!==this.v){if(Gt>100)throw Error(`Cycle detected`);(function(e){z!==0&&Gt===0&&e.l!==qt&&(e.l=qt,Jt={S:e,v:e.v,i:e.i,o:Jt})})(this),this.v=e,this.i++,Yt++,z++;try{for(var t=this.t;t!==void 0;t=t.x)t.t.N()}finally{Bt()}}}});function V(e,t){return new B(e,t)}function Zt(e){for(var t=e.s;t!==void 0;t=t.n)if(t.S.i!==t.i||!t.S.h()||t.S.i!==t.i)return!0;return!1}function Qt(e){for(var t=e.s;t!==void 0;t=t.n){var n=t.S.n;if(n!==void 0&&(t.r=n),t.S.n=t,t.i=-1,t.n===void 0){e.s=t;break}}}function $t(e){for(var t=e.s,n=void 0;t!==void 0;){var r=t.p;t.i===-1?(t.S.U(t),r!==void 0&&(r.n=t.n),t.n!==void 0&&(t.n.p=r)):n=t,t.S.n=t.r,t.r!==void 0&&(t.r=void 0),t=r}e.s=n}function H(e,t){B.call(this,void 0,t),this.x=e,this.s=void 0,this.g=Yt-1,this.f=4}H.prototype=new B,H.prototype.h=function(){if(this.f&=-3,1&this.f)return!1;if((36&this.f)==32||(this.f&=-5,this.g===Yt))return!0;if(this.g=Yt,this.f|=1,this.i>0&&!Zt(this))return this.f&=-2,!0;var e=R;try{Qt(this),R=this;var t=this.x();(16&this.f||this.v!==t||this.i===0)&&(this.v=t,this.f&=-17,this.i++)}catch(e){this.v=e,this.f|=16,this.i++}return R=e,$t(this),this.f&=-2,!0},H.prototype.S=function(e){if(this.t===void 0){this.f|=36;for(var t=this.s;t!==void 0;t=t.n)t.S.S(t)}B.prototype.S.call(this,e)},H.prototype.U=function(e){if(this.t!==void 0&&(B.prototype.U.call(this,e),this.t===void 0)){this.f&=-33;for(var t=this.s;t!==void 0;t=t.n)t.S.U(t)}},H.prototype.N=function(){if(!(2&this.f)){this.f|=6;for(var e=this.t;e!==void 0;e=e.x)e.t.N()}},Object.defineProperty(H.prototype,"value",{get:function(){if(1&this.f)throw Error(`Cycle detected`);var e=Xt(this);if(this.h(),e!==void 0&&(e.i=this.i),16&this.f)throw this.v;return this.v}});function en(e,t){return new H(e,t)}function tn(e){var t=e.j;if(e.j=void 0,typeof t==`function`){z++;var n=R;R=void 0;try{t()}catch(t){throw e.f&=-2,e.f|=8,nn(e),t}finally{R=n,Bt()}}}function nn(e){for(var t=e.s;t!==void 0;t=t.n)t.S.U(t);e.x=void 0,e.s=void 0,tn(e)}function rn(e){if(R!==this)throw Error(`Out-of-order effect`);$t(this),R=e,this.f&=-2;try{8&this.f&&nn(this)}finally{Bt()}}function U(e,t){this.x=e,this.j=void 0,this.s=void 0,this.u=void 0,this.f=32,this.name=t?.name,Ht&&Ht.push(this)}U.prototype.c=function(){var e=this.S();try{if(8&this.f||this.x===void 0)return;var t=this.x();typeof t==`function`&&(this.j=t)}finally{e()}},U.prototype.S=function(){if(1&this.f)throw Error(`Cycle detected`);this.f|=1,this.f&=-9,tn(this),Qt(this),z++;var e=R;return R=this,rn.bind(this,e)},U.prototype.N=function(){2&this.f||(this.f|=2,this.u=Wt,Wt=this)},U.prototype.d=function(){this.f|=8,1&this.f||nn(this)},U.prototype.dispose=function(){this.d()};function W(e,t){var n=new U(e,t);try{n.c()}catch(e){throw n.d(),e}var r=n.d.bind(n);return r[Symbol.dispose]=r,r}var an,on,sn,cn=typeof window<`u`&&!!window.__PREACT_SIGNALS_DEVTOOLS__,ln=[];W(function(){an=this.N})();function un(e,t){O[e]=t.bind(null,O[e]||function(){})}function dn(e){if(sn){var t=sn;sn=void 0,t()}sn=e&&e.S()}function fn(e){var t=this,n=e.data,r=mn(n);r.name=`ReactiveDom`,r.value=n;var i=At(function(){for(var e=t,n=t.__v;n=n.__;)if(n.__c){n.__c.__$f|=4;break}var i=en(function(){var e=r.value.value;return e===0?0:!0===e?``:e||``}),a=en(function(){return!Array.isArray(i.value)&&!je(i.value)}),o=W(function(){if(this.N=vn,a.value){var t=i.value;e.__v&&e.__v.__e&&e.__v.__e.nodeType===3&&(e.__v.__e.data=t)}}),s=t.__$u.d;return t.__$u.d=function(){o(),s.call(this)},[a,i]},[]),a=i[0],o=i[1];return a.value?o.peek():o.value}fn.displayName=`ReactiveTextNode`,Object.defineProperties(B.prototype,{constructor:{configurable:!0,value:Ge(M,null).constructor},type:{configurable:!0,value:fn},props:{configurable:!0,get:function(){var e=this;return{data:{get value(){return e.value}}}}},__b:{configurable:!0,value:1}}),un(`__b`,function(e,t){if(dn(),on=void 0,typeof t.type==`string`){var n,r=t.props;for(var i in r)if(i!==`children`){var a=r[i];a instanceof B&&(n||(t.__np=n={}),n[i]=a,r[i]=a.peek())}}e(t)}),un(`__r`,function(e,t){if(e(t),t.type!==M){dn();var n,r=t.__c;r&&(r.__$f&=-2,(n=r.__$u)===void 0&&(r.__$u=n=function(e,t){var n;return W(function(){n=this},{name:t}),n.c=e,n}(function(e){return function(){var t;cn&&((t=this.y)==null||t.call(this)),e.__$f|=1,e.setState({})}}(r),typeof t.type==`function`?t.type.displayName||t.type.name:``))),on=r,dn(n)}}),un(`__e`,function(e,t,n,r){dn(),on=void 0,e(t,n,r)}),un(`diffed`,function(e,t){dn(),on=void 0;var n;if(typeof t.type==`string`&&(n=t.__e)){var r=t.__np,i=t.props,a=n.U;if(a)for(var o in a){var s=a[o];s===void 0||r&&o in r||(s.d(),a[o]=void 0)}if(r)for(var c in a||(a={},n.U=a),r){var l=a[c],u=r[c];l===void 0?(l=pn(n,c,u,i),a[c]=l):l.o(u,i)}}e(t)});function pn(e,t,n,r){var i=t in e&&e.ownerSVGElement===void 0,a=V(n);return{o:function(e,t){a.value=e,r=t},d:W(function(){this.N=vn;var n=a.value.value;r[t]!==n&&(r[t]=n,i?e[t]=n:n!=null&&(!1!==n||t[4]===`-`)?e.setAttribute(t,n):e.removeAttribute(t))})}}un(`unmount`,function(e,t){if(typeof t.type==`string`){var n=t.__e;if(n){var r=n.U;if(r)for(var i in n.U=void 0,r){var a=r[i];a&&a.d()}}var o=t.__np;if(o){var s=t.props;for(var c in o)s[c]=o[c]}t.__np=void 0}else{var l=t.__c;if(l){l.__$f|=8;var u=l.__$u;u&&(l.__$u=void 0,u.d())}}e(t)}),un(`__h`,function(e,t,n,r){r<3&&(t.__$f|=2),e(t,n,r)}),qe.prototype.shouldComponentUpdate=function(e,t){if(this.__R)return!0;var n=this.__$u,r=n&&n.s!==void 0;for(var i in t)return!0;if(this.__f||typeof this.u==`boolean`&&!0===this.u){var a=2&this.__$f;if(!(r||a||4&this.__$f)||1&this.__$f)return!0}else if(!(r||4&this.__$f)||3&this.__$f)return!0;for(var o in e)if(o!==`__source`&&e[o]!==this.props[o])return!0;for(var s in this.props)if(!(s in e))return!0;return!1};function mn(e,t){return At(function(){return V(e,t)},[])}function hn(e,t){var n=L(e);return n.current=e,on.__$f|=4,At(function(){return en(function(){return n.current()},t)},[])}var gn=function(e){queueMicrotask(function(){queueMicrotask(e)})};function _n(){Vt(function(){for(var e;e=ln.shift();)an.call(e)})}function vn(){ln.push(this)===1&&(O.requestAnimationFrame||gn)(_n)}var yn=8,bn=1e-4,xn=class{samples=[];speed=1;sample(e,t,n,r){r!==this.speed&&(this.samples=[]),this.speed=r;let i=(e+t)/2;this.samples.push({offset:n/1e3-i*r,delay:t-e,at:t}),this.samples.length>yn&&this.samples.shift()}guess(e,t,n){this.speed=n,this.samples.every(e=>e.delay===Number.MAX_VALUE)&&(this.samples=[{offset:e-t*n,delay:Number.MAX_VALUE,at:t}])}measureAnew(e){let t=this.best(e);this.samples=t?[{...t,delay:Number.MAX_VALUE}]:[]}at(e){let t=this.best(e);return t?e*this.speed+t.offset:0}estimate(e){let t=this.best(e);if(t&&t.delay!==Number.MAX_VALUE)return{offset:Math.round(t.offset*1e3),error:Math.ceil(Sn(t,e)*this.speed*1e3)+1}}delay(){let e=Math.min(...this.samples.map(e=>e.delay));return e<Number.MAX_VALUE?Math.round(e):void 0}reset(){this.samples=[]}best(e){let t;for(let n of this.samples)(!t||Sn(n,e)<Sn(t,e))&&(t=n);return t}};function Sn(e,t){return e.delay/2+Math.max(0,t-e.at)*bn}var G=V(0);function Cn(e,t,n,r){if(e!=null)return t.running?.side===n?Math.max(0,e-Math.max(0,r-t.running.since)):e}function wn(e,t){return e.ends_at==null?void 0:Math.max(0,e.ends_at-t)}function Tn(e){if(e===void 0)return`–:––`;let t=e=>String(Math.floor(e)%60).padStart(2,`0`),n=e/1e3;if(e<2e4)return`0:${t(n)}.${Math.floor(e/100)%10}`;let r=n/60;return e<36e5?`${Math.floor(r)}:${t(n)}`:`${Math.floor(r/60)}:${t(r)}:${t(n)}`}var En=[`device`,`by`],K=e=>e instanceof s?e.value:typeof e==`number`?e:0,Dn=e=>e%2==1?`white`:`black`,On=e=>String(e).padStart(2,`0`);function kn(e){let t=Math.abs(e),[n,r,i]=[Math.floor(t/36e5),Math.floor(t/6e4)%60,Math.floor(t/1e3)%60],a=`${On(i)}.${String(t%1e3).padStart(3,`0`)}`;return`${e<0?`-`:``}${n>0?`${n}:${On(r)}`:r}:${a}`}function An(e){let t=Math.floor(Math.abs(e)/1e3);return`${e<0?`-`:`+`}${t<60?`${t} s`:`${Math.floor(t/60)}:${On(t%60)}`}`}var jn={GIVEN:([e])=>e instanceof s||typeof e==`number`||typeof e==`string`&&e!==``?`yes`:`no`,CLOCK:([e])=>kn(K(e)),SHOWN:([e])=>Tn(K(e)),SIGNED:([e])=>An(K(e)),SIGNED_SECONDS:([e])=>`${K(e)<0?``:`+`}${(K(e)/1e3).toFixed(1)}`,TENTHS:([e])=>(K(e)/10).toFixed(1),SECONDS:([e])=>(K(e)/1e3).toFixed(1),LINE:([e])=>`${Math.floor(K(e)/256)}.${K(e)%256+1}`,CODE_POINT:([e])=>Array.from(String(e),e=>`U+${e.codePointAt(0)?.toString(16).toUpperCase().padStart(4,`0`)}`).join(``),NUMBERED:([e])=>`${Math.ceil(K(e)/2)}${Dn(K(e))===`white`?`.`:`...`}`,MOVE_NUMBER:([e])=>String(Math.ceil(K(e)/2)),MOVER:([e])=>Dn(K(e))},Mn=[];function Nn(e){let t=(globalThis.navigator?.languages??[]).slice(0,1).flatMap(e=>[e,e.split(`-`)[0]??``]);Mn=[...new Set([...t,`en`])].flatMap(t=>{let n=Object.entries(e).flatMap(([e,n])=>e.split(`/`).at(-2)===t?[n]:[]),r=new re(t,{useIsolating:!1,functions:jn});for(let e of n)r.addResource(new Oe(e));return n.length>0?[r]:[]}),globalThis.document&&(document.documentElement.lang=Mn[0]?.locales[0]??`en`)}function q(e,t={}){let n={};for(let[e,r]of Object.entries(t))zn(n,e,r);return J({key:e,args:n})}function J({key:e,args:t={}}){let n={};for(let[e,r]of Object.entries(t))n[e]=typeof r==`string`?r:En.includes(e)?Fn(`device`,{id:Pn(r)}):Pn(r);return Fn(e,n)}var Pn=e=>new s(e,{useGrouping:!1});function Fn(e,t){for(let n of Mn){let r=n.getMessage(e)?.value;if(r)return n.formatPattern(r,t,[])}return e}function In(e,t){let[n,r]=Rn(t),i={};if(Ln(r))for(let[e,t]of Object.entries(r))zn(i,e,t);return{key:n===void 0?e:`${e}-${n.replaceAll(`_`,`-`)}`,args:i}}var Ln=e=>typeof e==`object`&&!!e&&!Array.isArray(e);function Rn(e){if(typeof e==`string`)return[e,void 0];if(!Ln(e))return[void 0,e];let[t,...n]=Object.entries(e);return t&&n.length===0?t:[void 0,e]}function zn(e,t,n){if(n!=null){if(typeof n==`boolean`)e[t]=n?`yes`:`no`;else if(typeof n==`number`||typeof n==`string`)e[t]=n;else if(Array.isArray(n))e[`${t}-n`]=n.length,e[t]=n.filter(e=>typeof e!=`object`).join(`, `);else{let[r,i]=Rn(n);if(Ln(i))for(let[n,r]of Object.entries(i))zn(e,`${t}-${n}`,r);else r!==void 0&&zn(e,`${t}-${r}`,i);r!==void 0&&(e[t]=r)}}}var Bn=1500,Vn=class{outbox;link;store;url;changed;trouble;socket;timer;owed=new Map;writing;apart=Date.now()-performance.now();constructor(e,t,n,r,i){this.outbox=e,this.link=t,this.store=n,this.url=r,this.changed=i,n.kind===`memory`&&(this.trouble=`refused`);let a=e=>{t.report.asleep=e,this.run(t.tell(performance.now()))},o=()=>{t.hurry(),this.wake()};addEventListener(`online`,o),addEventListener(`pagehide`,()=>a(!0)),document.addEventListener(`visibilitychange`,()=>{a(document.hidden),document.hidden||o()})}enter(e,t){this.outbox.set({name:t}),this.run(this.link.enter(e,t)),this.wake()}press(e,t,n,r){this.watchClock();let i=this.outbox.keep(this.link.stamp(e),t,n,r);return this.flush(),this.handle({wake:!0}),i}follow(e){this.run(this.link.follow(e))}ask(e){this.run(this.link.ask(e))}wake(){this.watchClock(),this.handle({wake:!0})}settle(){this.flush(),clearTimeout(this.timer);let e=this.link.nextDeadline();e!==void 0&&e!==1/0&&(this.timer=setTimeout(()=>this.wake(),Math.max(0,e-performance.now()))),this.changed()}async leave(){for(this.run(this.link.leave());this.writing;)await this.writing}handle(e){this.run(this.link.handle(performance.now(),e))}run(e){for(let t of e)`connect`in t?this.connect():`close`in t?this.hangUp():this.socket?.readyState===WebSocket.OPEN&&this.socket.send(JSON.stringify(t.send));this.settle()}connect(){let e=new WebSocket(this.url,`court.v1.json`);this.socket=e;let t=t=>this.socket===e&&this.handle(t);e.onopen=()=>t({connected:!0}),e.onmessage=e=>t({message:JSON.parse(e.data)}),e.onclose=()=>t({closed:!0})}hangUp(){let e=this.socket;this.socket=void 0,e?.close()}watchClock(){let e=Date.now()-performance.now(),t=Math.abs(e-this.apart)>Bn;this.apart=e,t&&this.run(this.link.restart(performance.now()))}flush(){if(this.writing)return;let e=this.outbox.takeWrites();if(!e)return;for(let[t,n]of e.writes)this.owed.set(t,n);let t=this.owed;this.owed=new Map,this.writing=this.store.write(t).then(()=>this.trouble=this.store.kind===`memory`?`refused`:void 0,e=>{this.owed=new Map([...t,...this.owed]),this.trouble=e instanceof Error&&e.name===`QuotaExceededError`?`full`:`refused`}).then(()=>{this.writing=void 0,this.handle({stored:e.write})})}},Hn={usual:24,incidents:120},Un=[`moved`,`crossed`,`run_made`,`placed`,`pressed`,`paired`,`counting`,`started`,`ready`,`checked`,`stale`,`noted`,`read`];function Wn({said:e}){return!Un.includes(typeof e==`string`?e:Object.keys(e)[0]??``)}function Gn(e){let t={usual:-Hn.usual,incidents:-Hn.incidents},n=e=>Wn(e)?`incidents`:`usual`;for(let r of e)t[n(r)]+=1;return e.filter(e=>t[n(e)]--<=0)}function Kn(e,t){if(t.epoch!==e.epoch||t.from>e.seq)return{court:e,applied:`missed`};if(t.to<=e.seq)return{court:e,applied:`known`};let n=t.view;return{applied:`changed`,court:{...e,seq:t.to,at:t.at,boards:n?e.boards.map(e=>e.board===n.board?{...n,permits:n.permits??e.permits}:e):e.boards,...t.earlier&&{earlier:[...(e.earlier??[]).filter(({game:e})=>e.game!==t.earlier?.game.game),t.earlier]},ticker:Gn([...e.ticker,...t.what])}}}var qn=5e3,Jn=5e3,Yn=64,Xn=4,Zn=1e3,Qn=1e3,$n=8,er=3e3,tr={running:250,still:1e3},Y={first:250,longest:5e3},nr=80,rr=class{outbox;settings;random;standing={is:`connecting`};welcomed;courts=new Map;presence;previews=new Map;answers=new Map;clock=new xn;report={asleep:!1};state={is:`idle`};entrance;asksBy;wait=Y.first;probes=new Map;followed;constructor(e,t,n){this.outbox=e,this.settings=t,this.random=n}stamp(e){return Math.round(e*1e3*this.outbox.present.speed)}enter(e,t){this.entrance=e,this.settings.name=t,this.wait=Y.first;let n=this.outbox.identity!==void 0||e!==void 0;return this.standing=n?{is:`connecting`}:{is:`newcomer`},this.state=n?{is:`resting`,until:-1/0}:{is:`idle`},[{close:!0}]}leave(){return this.state={is:`ended`},[{close:!0}]}get court(){return this.followed===void 0?void 0:this.courts.get(this.followed)}follow(e){return this.followed===e||(this.settings.watches||(this.courts=new Map),this.followed=e,this.state.is!==`up`||this.courts.has(e))?[]:(this.state.session.awaiting.add(e),[{send:{follow:{court:e}}}])}ask(e){return this.state.is===`up`?[{send:e}]:[]}get following(){return this.followed}restart(e){return this.outbox.begin(this.outbox.present.speed),this.clock.reset(),this.state.is===`idle`||this.state.is===`ended`?[]:(this.state={is:`resting`,until:e},this.standing.is===`up`&&(this.standing={is:`connecting`}),[{close:!0}])}hurry(){this.wait=Y.first,this.state.is===`resting`&&(this.state.until=-1/0)}nextDeadline(){let e=this.state;switch(e.is){case`idle`:case`ended`:return;case`up`:{let{quick:t,quickUntil:n,nextHeartbeat:r,nextProbe:i,heard:a}=e.session;return Math.min(t>0?n:r,i,a+er)}case`asking`:return Math.min(e.nextProbe,e.heard+er);default:return e.until}}handle(e,t){let n=[];return`wake`in t?this.wake(e,n):`connected`in t?this.greet(e,n):`message`in t?this.message(e,t.message,n):`stored`in t?(this.outbox.stored(t.stored),this.pump(e,n)):this.state.is!==`resting`&&this.state.is!==`idle`&&this.state.is!==`ended`&&this.rest(e),n}pump(e,t){if(this.heartbeatIfDue(e,t),this.state.is!==`up`)return;let{session:n}=this.state,r=this.outbox.present.boot;for(;n.quick===0&&n.inFlight.size<Yn;){let e=n.cursors[0];if(!e)return;let i=this.outbox.next(e.boot,e.from);if(i)e.from=i.n+1,n.inFlight.add(`${i.boot}/${i.n}`),t.push({send:{request:i}});else if(e.boot===r||n.cursors.length===1)return;else n.cursors.shift()}}wake(e,t){let n=this.state;if(n.is!==`idle`&&n.is!==`ended`){if(n.is===`up`)return this.wakeSession(e,n.session,t);if(n.is===`asking`)return this.wakeAsking(e,t);n.until>e||(n.is===`resting`?(this.state={is:`connecting`,until:e+qn},t.push({connect:!0})):this.lose(e,t))}}greet(e,t){if(this.state.is!==`connecting`)return;let n=this.outbox.identity?.token,r=this.outbox.pending,i=n===void 0?this.entrance===`asking`?`asking`:`code`:`token`,a=n===void 0?typeof this.entrance==`object`?{code:{code:this.entrance.code}}:this.asksBy?{asking_again:this.asksBy}:`asking`:{token:{token:n}};this.state={is:`greeting`,until:e+Jn,named:r,by:i},i===`asking`&&(this.standing={is:`asking`,number:this.asksBy?.number});let{software:o}=this.settings,s=ir(this.settings.name,nr),{boot:c}=this.outbox.present,{epoch:l,mac:u}=this.outbox.epoch,d={epoch:l,...u!==void 0&&{epoch_mac:u}};t.push({send:{hello:{versions:{min:1,max:1},credential:a,name:s,software:o,boot:c,...d,pending:r}}})}message(e,t,n){let r=this.state;if(r.is===`up`){if(r.session.heard=e,`outcome`in t){let{boot:i,n:a}=t.outcome;r.session.inFlight.delete(`${i}/${a}`),this.outbox.done(t.outcome),this.pump(e,n)}else`probe`in t?this.probeAnswered(e,t.probe,r.session,n):`frame`in t?this.frame(t.frame,r.session,n):`snapshot`in t?this.snapshot(e,t.snapshot,r.session):`presence`in t?this.presence=t.presence:`preview`in t?this.previews=new Map(this.previews).set(t.preview.id,t.preview):`device`in t?this.answers=new Map(this.answers).set(t.device.id,t.device.refused??void 0):`goodbye`in t?this.goodbye(e,t.goodbye,`token`,n):(`welcome`in t||`asked`in t)&&this.lose(e,n)}else r.is===`greeting`?`welcome`in t?this.welcome(e,t.welcome,r.named,n):`goodbye`in t?this.goodbye(e,t.goodbye,r.by,n):`asked`in t?(this.state={is:`asking`,named:r.named,probe:0,nextProbe:e,heard:e},this.standing={is:`asking`,number:t.asked.number},this.asksBy=t.asked,this.wait=Y.first,this.wakeAsking(e,n)):this.lose(e,n):r.is===`asking`&&(r.heard=e,`welcome`in t?this.welcome(e,t.welcome,r.named,n):`goodbye`in t?this.goodbye(e,t.goodbye,`asking`,n):`probe`in t||this.lose(e,n))}wakeAsking(e,t){let n=this.state;n.is===`asking`&&(n.heard+er<=e?this.lose(e,t):n.nextProbe<=e&&(n.probe+=1,n.nextProbe=e+Qn,t.push({send:{probe:{id:n.probe,sent:this.stamp(e)}}})))}welcome(e,t,n,r){if(t.epoch<this.outbox.epoch.epoch)return this.wait=Y.longest,this.lose(e,r);this.clock.measureAnew(e),this.outbox.seeEpoch(t.epoch,t.epoch_mac);let i=this.outbox.identity,a=t.token??i?.token;a!==void 0&&(t.token!=null||i?.device!==t.device)&&this.outbox.enrolled({device:t.device,token:a}),t.speed!==this.outbox.present.speed&&(this.clock.reset(),this.outbox.begin(t.speed)),this.entrance=void 0,this.wait=Y.first;let o=this.outbox.pending.flatMap(e=>{let n=t.have.find(t=>t.boot===e)?.n??0;return this.outbox.agree(e,n)??[]});if(this.outbox.pending.some(e=>!n.includes(e))){r.push({close:!0}),this.state={is:`resting`,until:e};return}this.followed!==void 0&&t.courts.includes(this.followed)||(this.followed=t.courts[0]);let s=t.courts.filter(e=>this.settings.watches||e===this.followed);this.courts=new Map([...this.courts].filter(([e])=>s.includes(e)));let c=s.map(e=>{let n=this.courts.get(e);return n?.epoch===t.epoch?{court:e,from:n.seq}:{court:e}}),l={epoch:t.epoch,quick:Xn,quickUntil:e+Zn,probe:0,nextProbe:e,nextHeartbeat:e,heard:e,cursors:o,inFlight:new Set,awaiting:new Set(c.flatMap(e=>`from`in e?[]:[e.court])),said:``};this.state={is:`up`,session:l},this.probes.clear(),this.standing={is:`up`},this.welcomed=t;for(let e of c)r.push({send:{follow:e}});this.presence=void 0,this.previews=new Map,this.answers=new Map,this.settings.watches&&t.role===`head`&&r.push({send:`watch`}),this.probe(e,l,r)}goodbye(e,{code:t,message:n},r,i){let a=J(n);switch(t){case`bad_token`:case`revoked`:return r===`token`&&this.outbox.expelled(),this.stop(t,a,i);case`bad_message`:return r===`token`?this.lose(e,i,a):this.stop(t,a,i);case`bad_code`:case`denied`:case`replaced`:return this.stop(t,a,i);case`version`:case`fenced`:case`court_stopped`:return this.wait=Y.longest,this.lose(e,i,a);default:return this.lose(e,i,a)}}stop(e,t,n){this.state={is:`idle`},this.standing={is:`stopped`,code:e,why:t},n.push({close:!0})}lose(e,t,n){t.push({close:!0}),this.rest(e,n)}rest(e,t){let n=this.wait/2+this.random()*(this.wait/2);this.wait=Math.min(this.wait*2,Y.longest),this.state={is:`resting`,until:e+n};let r=this.standing.is===`down`?this.standing.since:e;this.standing={is:`down`,since:r,why:t}}wakeSession(e,t,n){if(t.heard+er<=e)return this.lose(e,n);if(t.quick>0&&t.quickUntil<=e){let n=this.clock.estimate(e)!==void 0;t.quick=+!n,t.quickUntil=n?e:1/0,t.nextHeartbeat=e}t.nextProbe<=e&&this.probe(e,t,n),this.pump(e,n)}probe(e,t,n){t.probe+=1,t.nextProbe=e+Qn,t.quick===0&&this.probes.delete(t.probe-$n),this.probes.set(t.probe,e),n.push({send:{probe:{id:t.probe,sent:this.stamp(e)}}})}probeAnswered(e,t,n,r){let i=this.probes.get(t.id);i!==void 0&&(this.clock.sample(i,e,t.court,t.speed),n.quick===1?(n.quick=0,n.nextHeartbeat=e,this.pump(e,r)):n.quick>1&&(--n.quick,this.probe(e,n,r)))}heartbeatIfDue(e,t){if(this.state.is!==`up`)return;let{session:n}=this.state;n.quick>0||n.nextHeartbeat>e||(n.nextHeartbeat=e+(this.isRunning()?tr.running:tr.still),t.push({send:this.heartbeat(e,n)}))}tell(e){return this.state.is!==`up`||this.state.session.quick>0?[]:[{send:this.heartbeat(e,this.state.session)}]}heartbeat(e,t){let{boot:n,last:r}=this.outbox.present,i={...this.report,delay:this.clock.delay(),unsent:this.outbox.unsent,shows:[...this.courts.values()].map(({court:e,seq:t})=>({court:e,seq:t}))},a=JSON.stringify(i),o=a!==t.said;t.said=a;let s=this.clock.estimate(e);return{heartbeat:{boot:n,through:this.stamp(e),n:r,...s&&{clock:s},...o&&{says:i}}}}isRunning(){return[...this.courts.values()].some(({boards:e})=>e.some(({game:e})=>e&&(e.running||e.phase===`countdown`||e.sides.white.stop||e.sides.black.stop)))}frame(e,t,n){let r=this.courts.get(e.court);if(t.awaiting.has(e.court)||!r)return;let i=Kn(r,e);i.applied===`missed`?(t.awaiting.add(e.court),n.push({send:{follow:{court:e.court}}})):i.applied===`changed`&&(this.courts=new Map(this.courts).set(e.court,i.court))}snapshot(e,t,n){(t.court===this.followed||this.settings.watches)&&(n.awaiting.delete(t.court),this.courts=new Map(this.courts).set(t.court,t),this.clock.guess(t.at,e,t.speed))}};function ir(e,t){let n=[...e];for(;new TextEncoder().encode(n.join(``)).length>t;)n.pop();return n.join(``)}function ar(e){return Math.floor(e/256)}function or({request:{ask:e}}){return`observe`in e&&typeof e.observe.seen==`object`&&`fault`in e.observe.seen}function sr({request:{ask:e}}){return`observe`in e&&typeof e.observe.seen==`object`&&`walk_card`in e.observe.seen}function cr({outcome:e}){return e!==void 0&&`recorded`in e.verdict}function lr({outcome:e}){return e&&e.seq*256}function ur(e,t){let n=lr(e);if(n===void 0)return;let r=e=>`void`in e&&e.void.fact===n||`replace`in e&&e.replace.call===n;return t.findLast(({request:{court:t,ask:n}})=>t===e.request.court&&r(n))}function dr(e){let t=lr(e);if(e.wish&&t!==void 0&&cr(e))return`take_back`in e.wish?{void:{fact:t,reason:e.wish.take_back.reason}}:{replace:{call:t,...e.wish.replace,sanction:hr(e)}}}function fr(e,t){return e.wish!==void 0&&(!e.outcome||cr(e))&&!ur(e,t)}function pr(e,t){let n=e.wish&&`replace`in e.wish?e.wish.replace:void 0;return n&&fr(e,t)?n.board:e.told.lane}function mr(e,t){if(e.outcome&&!cr(e))return{is:`idle`};switch(t?.is){case`server`:return{is:`asked`};case`refused`:return{is:`refused`,refusal:t.refusal};case`decided`:return{is:`decided`};case`ruled`:return{is:`granted`};default:return{is:`waiting`}}}function hr({request:{ask:e}}){let t=`observe`in e?e.observe.seen:void 0;return typeof t==`object`&&`fault`in t?t.fault.sanction:`stop`}var gr={name:``,end:`white`,isFlipped:!1,lanes:[],isPlaced:!1,answers:`buzz`},_r=class{random;identityKept;epochKept={epoch:0};settingsKept=gr;boots=[];writes=new Map;write=1;written=0;constructor(e,t){this.random=t,this.identityKept=e.get(`identity`),this.epochKept=e.get(`epoch`)??{epoch:0},this.settingsKept={...this.settingsKept,...e.get(`settings`)};for(let[t,n]of e)if(t.startsWith(`boot/`)){let{boot:e,order:t,speed:r,last:i}=n;this.boots.push({boot:e,order:t,speed:r,last:i,kept:[]})}for(let[t,n]of e){if(!t.startsWith(`press/`))continue;let e=n,r=this.boots.find(t=>t.boot===e.request.boot);r?r.kept.push({press:e,write:0,sentAfter:0}):this.writes.set(t,void 0)}this.boots.sort((e,t)=>e.order-t.order);for(let e of this.boots){e.kept.sort((e,t)=>e.press.request.n-t.press.request.n),e.last=Math.max(e.last,e.kept.at(-1)?.press.request.n??0);let t=vr(e);e.kept.some((e,n)=>e.press.request.n!==t+n)&&this.rename(e)}let n=this.boots.at(-1)?.speed??1;this.boots=this.boots.filter(e=>(e.kept.length===0&&this.writes.set(`boot/${e.boot}`,void 0),e.kept.length>0)),this.begin(n)}get identity(){return this.identityKept}get epoch(){return this.epochKept}get present(){let{boot:e,last:t,speed:n}=this.presentBoot();return{boot:e,last:t,speed:n}}get pending(){let e=this.presentBoot();return this.boots.filter(t=>t===e||yr(t)>0).map(e=>e.boot)}get unsent(){return this.boots.reduce((e,t)=>e+yr(t),0)}get presses(){return this.boots.flatMap(e=>e.kept.map(e=>e.press))}keep(e,t,n,r){if(this.unsent>=2e3)return;let i=this.presentBoot();i.last+=1;let a={told:r,request:{boot:i.boot,n:i.last,at:e,court:t,ask:n}};return i.kept.push({press:a,write:this.write,sentAfter:0}),this.writeBoot(i),this.writes.set(br(a),a),a}get lastWritten(){return this.written}isStored(e,t){let n=this.find(e.request.boot,e.request.n);return n!==void 0&&n.write<=t}next(e,t){let n=this.boots.find(t=>t.boot===e)?.kept.find(e=>e.press.request.n>=t);return n&&n.sentAfter<=this.written?n.press.request:void 0}done(e){let t=this.find(e.boot,e.n);return!t||t.press.outcome?!1:(this.change(t,{...t.press,outcome:e}),this.forget(),!0)}wish(e,t){let n=this.find(e.request.boot,e.request.n);n&&this.change(n,{...n.press,wish:t})}get settings(){return this.settingsKept}set(e){this.settingsKept={...this.settingsKept,...e},this.writes.set(`settings`,this.settingsKept)}enrolled(e){if(this.identityKept?.device!==e.device)for(let e of this.boots)this.drop(e,e=>e.press.outcome!==void 0),this.renumber(e,e.boot);this.identityKept=e,this.writes.set(`identity`,e)}expelled(){this.identityKept=void 0,this.writes.set(`identity`,void 0)}seeEpoch(e,t){let n=this.epochKept;e<n.epoch||e===n.epoch&&t===n.mac||(this.epochKept={epoch:e,mac:t},this.writes.set(`epoch`,this.epochKept))}begin(e){let t=(this.boots.at(-1)?.order??0)+1;this.boots=this.boots.filter(e=>e.kept.length>0),this.boots.push({boot:this.unused(),order:t,speed:e,last:0,kept:[]})}agree(e,t){let n=this.boots.find(t=>t.boot===e);if(!n)return;if(t>n.last)return this.drop(n,()=>!0),n.last=t,this.writeBoot(n),{boot:e,from:t+1};let r=n.kept.find(e=>!e.press.outcome)?.press.request.n??1/0,i=Math.min(r,t+1);return i>=vr(n)?{boot:e,from:i}:(this.drop(n,e=>e.press.outcome!==void 0),this.rename(n),{boot:n.boot,from:1})}takeWrites(){if(this.writes.size===0)return;let e={write:this.write,writes:this.writes};return this.writes=new Map,this.write+=1,e}stored(e){this.written=Math.max(this.written,e)}presentBoot(){return this.boots[this.boots.length-1]}find(e,t){return this.boots.find(t=>t.boot===e)?.kept.find(e=>e.press.request.n===t)}change(e,t){e.press=t,this.writes.set(br(t),t)}writeBoot({boot:e,order:t,speed:n,last:r}){this.writes.set(`boot/${e}`,{boot:e,order:t,speed:n,last:r})}drop(e,t){for(let n of e.kept)t(n)&&this.writes.set(br(n.press),void 0);e.kept=e.kept.filter(e=>!t(e))}rename(e){this.drop(e,e=>e.press.outcome!==void 0),this.writes.set(`boot/${e.boot}`,void 0),this.renumber(e,this.unused())}renumber(e,t){for(let t of e.kept)this.writes.set(br(t.press),void 0);e.boot=t,e.last=e.kept.length,e.kept.forEach((t,n)=>{t.write=t.sentAfter=this.write,this.change(t,{...t.press,request:{...t.press.request,boot:e.boot,n:n+1}})}),e.kept.length>0&&this.writeBoot(e)}forget(){let{presses:e}=this,t=this.boots.reduce((e,t)=>e+t.kept.length-yr(t),0);for(let n of this.boots)for(;t>200&&n.kept[0]?.press.outcome&&!fr(n.kept[0].press,e);){let e=n.kept.shift();this.writes.set(br(e.press),void 0),--t}let n=this.presentBoot();for(let e of this.boots)e.kept.length===0&&e!==n&&this.writes.set(`boot/${e.boot}`,void 0);this.boots=this.boots.filter(e=>e.kept.length>0||e===n)}unused(){let e=this.random();for(;this.boots.some(t=>t.boot===e);)e=this.random();return e}};function vr(e){return e.last+1-e.kept.length}function yr(e){return e.kept.filter(e=>!e.press.outcome).length}function br({request:e}){return`press/${e.boot}/${e.n}`}var xr=`kept`,Sr=3e3,Cr=class{kind=`memory`;load(){return Promise.resolve(new Map)}write(){return Promise.resolve()}},wr=class{db;kind=`storage`;constructor(e){this.db=e}load(){return new Promise((e,t)=>{let n=new Map,r=this.db.transaction(xr).objectStore(xr).openCursor();r.onerror=()=>t(r.error),r.onsuccess=()=>{if(!r.result)return e(n);n.set(String(r.result.key),r.result.value),r.result.continue()}})}write(e){return new Promise((t,n)=>{let r=this.db.transaction(xr,`readwrite`,{durability:`strict`});r.oncomplete=()=>t(),r.onabort=()=>n(r.error);let i=r.objectStore(xr);try{for(let[t,n]of e)n===void 0?i.delete(t):i.put(n,t)}catch(e){n(e),r.abort()}})}},Tr=class{storage;name;kind=`storage`;constructor(e,t){this.storage=e,this.name=t}load(){let e=new Map;for(let t=0;t<this.storage.length;t+=1){let n=this.storage.key(t);n?.startsWith(`${this.name}/`)&&e.set(n.slice(this.name.length+1),JSON.parse(this.storage.getItem(n)??`null`))}return Promise.resolve(e)}write(e){try{for(let[t,n]of e)n===void 0?this.storage.removeItem(`${this.name}/${t}`):this.storage.setItem(`${this.name}/${t}`,JSON.stringify(n));return Promise.resolve()}catch(e){return Promise.reject(e)}}};async function Er(e){for(let t of[Dr,Or])try{let n=await t(e),r=await n.load();return await n.write(new Map([[`tried`,Date.now()]])),r.delete(`tried`),{store:n,found:r}}catch{}return{store:new Cr,found:new Map}}function Dr(e){return new Promise((t,n)=>{let r=indexedDB.open(e,1),i=setTimeout(()=>n(Error(`the storage does not open`)),Sr);r.onupgradeneeded=()=>r.result.createObjectStore(xr),r.onerror=()=>n(r.error),r.onsuccess=()=>{clearTimeout(i),r.result.onversionchange=()=>r.result.close(),t(new wr(r.result))}})}function Or(e){return Promise.resolve(new Tr(localStorage,e))}var kr=400,Ar=class{channel;me;letGo;taken=!1;constructor(e,t,n){this.channel=e,this.me=t,this.letGo=n,e.listen(n=>{if(`claims`in n&&n.claims!==t&&!this.taken){this.taken=!0;let t=()=>e.post({lets_go:n.claims});this.letGo().then(t,t)}})}claim(){return new Promise(e=>{let t=setTimeout(e,kr);this.channel.listen(n=>{`lets_go`in n&&n.lets_go===this.me&&(clearTimeout(t),e())}),this.channel.post({claims:this.me})})}};function jr(e){try{let t=new BroadcastChannel(e);return{post:e=>t.postMessage(e),listen:e=>t.addEventListener(`message`,t=>e(t.data))}}catch{return{post:()=>{},listen:()=>{}}}}function Mr(){let[e,t]=crypto.getRandomValues(new Uint32Array(2));return(e>>>11)*2**32+t}function Nr(){let e=new URLSearchParams(location.hash.slice(1)).get(`code`)??void 0;return e!==void 0&&history.replaceState(null,``,location.pathname),e}function Pr(){let e=()=>document.hidden||void navigator.wakeLock?.request(`screen`).catch(()=>{});document.addEventListener(`visibilitychange`,e),e()}async function Fr(e,t,n,r){let i=document.getElementById(`page`);i.textContent=q(`judge-opening`);let a,o;await new Ar(jr(e),Mr(),async()=>{o&&(o.isTaken.value=!0),await a?.leave()}).claim();let{store:s,found:c}=await Er(e),l=new _r(c,Mr),u=new rr(l,{name:l.settings.name,...t},Math.random),d=n(l,u,()=>a);o=d,a=new Vn(l,u,s,`${location.protocol===`https:`?`wss`:`ws`}://${location.host}/court`,()=>d.refresh()),a.enter(void 0,l.settings.name),setInterval(()=>d.tick(performance.now()),100),W(()=>{document.documentElement.dataset.theme=d.settings.value.theme??``}),Pr(),i.replaceChildren(),pt(r(d,Nr()),i)}var Ir=[`board`,`judge`,`deputy`,`head`];function Lr(e,t){return e?.acts.find(({acts:e})=>e.includes(t))}function Rr(e,t,n,r,i){if(!e)return!r;let a=Lr(e,t);return!a||Ir.indexOf(n)<Ir.indexOf(a.least)?!1:!r||!a.why_not&&!a.unexpected&&!(a.until!=null&&i>=a.until)}function zr(e){let t=typeof e==`string`?e:Object.keys(e)[0];return t===`placed`?`moved`:t}function Br(e){return(e??[]).filter(e=>typeof e==`string`)}function Vr(e,t){let{won:n,drawn:r,both_lost:i}=e?.ends??{};return(typeof t==`object`?n:t===`drawn`?r:i)??[]}function Hr(e){return e===`shoes`||e===`dress`}function Ur({game:e,permits:t}){let n=t=>(e?.checks??[]).filter(e=>e.item===t).length;return(t?.checks??[]).filter(e=>n(e)<(Hr(e)?2:1))}function Wr({game:e},t,n){return e?.checks?.find(e=>e.item===t&&(e.side??void 0)===n)}function Gr(e,t,n){let{outcome:r}=e;if(!r)return{is:t?`kept`:`keeping`};if(`refused`in r.verdict)return{is:`refused`,refusal:r.verdict.refused.refusal};let{rulings:i,undecided:a}=r.verdict.recorded,o=()=>n?.boards.some(({game:t})=>t?.inbox?.some(t=>Kr(t,e,r.seq))),s=n?.court===e.request.court&&n.seq>=r.seq;return a?{is:s&&!o()?`decided`:`server`}:{is:`ruled`,rulings:i}}function Kr({fact:e,question:t},{request:{ask:n}},r){let i=e=>ar(e)===r||`replace`in n&&ar(e)===r-1;return i(e)?!0:typeof t==`object`&&`late_calls`in t&&t.late_calls.calls.some(i)}function qr(e,t,n,r){return e.findLast(({request:e,outcome:i})=>!i&&e.boot===t&&Jr(e.ask,n,r))?.request.at}function Jr(e,t,n){if(!(`observe`in e)||e.observe.board!==t||typeof e.observe.seen!=`object`)return!1;let{seen:r}=e.observe;return`stopped`in r&&r.stopped.side===n||`left_stop`in r&&r.left_stop.side===n}var Yr={taken:{tones:[880],ms:25},refused:{tones:[220,165],ms:140},free:{tones:[1320,1320],ms:220}},Xr,Zr=()=>`vibrate`in navigator;function Qr(e,t){if(t===`none`)return;let{tones:n,ms:r}=Yr[e];navigator.vibrate?.(n.flatMap(()=>[r,60])),t===`sound`&&`AudioContext`in globalThis&&(Xr??=new AudioContext,Xr.resume(),n.forEach((e,t)=>$r(Xr,e,r/1e3,t*(r+60)/1e3)))}function $r(e,t,n,r){let[i,a]=[e.createOscillator(),e.createGain()],o=e.currentTime+r;i.frequency.value=t,a.gain.setValueAtTime(.4,o),a.gain.exponentialRampToValueAtTime(.001,o+n),i.connect(a).connect(e.destination),i.start(o),i.stop(o+n)}function ei(e){if(typeof e!=`object`)return J(In(`refusal`,e));if(`bad_setting`in e){let{setting:t,found:n}=e.bad_setting,r=In(`setting`,t);return zn(r.args,`found`,n??``),J(r)}let t=In(`refusal`,e),n=`not_ready`in e?e.not_ready.hindrances.map(ti):`not_sealed`in e?e.not_sealed.results.map(e=>J(In(`unsealed`,e))):[];return t.args.reasons=n.join(`; `),J(t)}function ti({boards:e,why:t}){let n=In(`hindrance`,t);return zn(n.args,`boards`,e),J(n)}function ni({message:e,reasons:t=[]}){return J({...e,args:{...e.args,reasons:t.map(J).join(`; `)}})}function X(e,t){let{name:n,player:r}=e.sides[t];return q(`pages-player`,{name:n,player:r})}function ri({item:e,side:t,waived:n,blocks:r}){return q(`judge-failed`,{item:e,side:t,effect:r?`blocks`:n?`waived`:`noted`})}var ii=()=>[q(`judge-waiver-no-other`),q(`judge-waiver-safe`),q(`judge-waiver-agreed`)],ai=()=>[q(`judge-pause-injury`),q(`judge-pause-alarm`),q(`judge-pause-clock`),q(`judge-pause-dispute`)],oi=[0,5e3,1e4,3e4],si=e=>Math.max(0,Math.round(e/1e3));function ci(e,t,n){let{is:r}=e,i=r===`down`?si(n-e.since):0,a=t>0?q(`judge-kept`,{unsent:t}):void 0,o=r===`down`?a??q(`judge-go-on`):r===`connecting`||r===`stopped`?a:void 0;return{words:q(`judge-link`,{is:r,unsent:t,seconds:i}),means:o}}function li(e,t,n){let r=e.flatMap(({phase:e,go_at:t})=>t&&(e===`countdown`||e===`running`)?[{phase:e,go:t}]:[]);if(r.length===0)return;let i=Math.max(...r.map(({go:e})=>e)),a=i-t;if(!(a>9e3||a<-1500))return a>0?`${Math.ceil(a/1e3)}`:n||r.some(({phase:e,go:t})=>t===i&&e===`running`)?q(`judge-go`):q(`judge-go-unheard`)}function ui({go_at:e},t,n){return q(n||!e||t<e?`judge-countdown`:`judge-go-said`)}var di={keeping:`○`,kept:`◔`,server:`◑`,ruled:`●`,decided:`●`,refused:`✕`};function fi(e){let{is:t}=e,n=t===`server`?q(`judge-head-decides`):t===`ruled`?e.rulings.map(ni).join(` `):t===`decided`?q(`judge-head-decided`):t===`refused`?ei(e.refusal):void 0;return{sign:di[t],words:q(`judge-state`,{state:t}),more:n}}function pi(e,t){if(!e)return``;let n=`replace`in e?e.replace.board:void 0;return q(`judge-wish`,{fate:t.is,lane:n,why:t.is===`refused`?ei(t.refusal):``})}var mi=[{won:{by:`white`}},`drawn`,{won:{by:`black`}},`both_lost`],hi=e=>q(`pages-score`,{result:e});function gi(e,t){return q(`judge-result-in-full`,{result:e,white:X(t,`white`),black:X(t,`black`)})}function _i({penalties:e=[],more_penalties:t=0}){return e.length+t}function vi(e,t){let{at:n,penalties:r=[],line_m:i,run_mode:a=`line`}=e,[o]=r,s=n===`at_board`&&o?o:void 0,c=n===`homeward`?`crossed`:s?`late`:`no`;return{text:q(`judge-stop`,{open:_i(e)}),more:[q(`judge-stop-more`,{missed:c,seconds:s?si(t-s.at):0}),yi(i,a)].filter(Boolean).join(`, `)}}var yi=(e,t)=>q(`judge-turns`,{line_m:e,run_mode:t??`line`}).trim();function bi(e){return/^[a-h][1-8][a-h][1-8][qrbn]?$/.test(e)}var xi=36e5;function Si(e){let t=Math.abs(e);if(t<6e4)return;let[n,r]=t<xi?[`minutes`,6e4]:t<48*xi?[`hours`,xi]:[`days`,24*xi];return q(`judge-clock-off`,{unit:n,off:Math.round(t/r),fast:e>0})}function Ci(e,{left:t,added:n,to_run:r},i){let a=n=>t[n]==null?null:Cn(t[n],e,n,i);return q(`question-set-clock`,{left:{white:a(`white`),black:a(`black`)},added:n??{white:0,black:0},to_run:r,standing:e.phase===`running`?``:`yes`})}function wi(e,t,n){return q(`judge-told-call`,{fault:e,name:t,side:n})}function Ti({result:e=`open`,ended:t,entries:n=[]}){if(e!==`confirmed`)return e;if(t?.by===`ruling`)return`ruled`;let r=JSON.stringify(t?.result);return n.some(e=>JSON.stringify(e.result)!==r)?`decided`:`confirmed`}var Ei=e=>q(`judge-result-state`,{state:Ti(e)});function Di(e){let t=(e.entries??[]).map(e=>hi(e.result)).join(`, `);return q(`judge-entered`,{state:Ti(e),said:t,result:e.ended?.result})}var Oi=class{outbox;link;driver;standing=V({is:`connecting`});welcomed=V(void 0);isEnrolled=V(!1);court=V(void 0);courts=V(new Map);presence=V(void 0);previews=V(new Map);answers=V(new Map);presses=V([]);unsent=V(0);written=V(0);trouble=V(void 0);ahead=V(0);settings=V(gr);isTaken=V(!1);spoken=V(``);sign=V({is:`none`,count:0});told=``;constructor(e,t,n){this.outbox=e,this.link=t,this.driver=n}refresh(){Vt(()=>{this.standing.value=this.link.standing,this.welcomed.value=this.link.welcomed,this.isEnrolled.value=this.outbox.identity!==void 0,this.court.value=this.link.court,this.courts.value=this.link.courts,this.presence.value=this.link.presence,this.previews.value=this.link.previews,this.answers.value=this.link.answers,this.presses.value=this.outbox.presses,this.unsent.value=this.outbox.unsent,this.written.value=this.outbox.lastWritten,this.trouble.value=this.driver().trouble,this.settings.value=this.outbox.settings}),this.speak()}tick(e){G.value=this.link.clock.at(e),this.standing.value.is===`up`&&this.court.value?.demo===!1&&this.court.value.speed===1&&(this.ahead.value=Math.round((Date.now()-G.value)/1e3)*1e3)}enter(e,t){this.driver().enter(e,t)}set(e){this.outbox.set(e),this.driver().settle()}follow(e){this.driver().follow(e)}ask(e){this.driver().ask(e)}progress(e){return Gr(e,this.outbox.isStored(e,this.written.value),this.courts.value.get(e.request.court))}isPast({request:e,outcome:t,told:{game:n}}){let r=this.courts.value.get(e.court);return!t||n===void 0||!r?!1:!r.boards.some(e=>e.game?.game===n)}isCurrent(){return this.standing.value.is===`up`}offers(e,t){return Rr(e.permits,t,this.welcomed.value?.role??`judge`,this.isCurrent(),G.value)}has(e,t){return!e.permits||Lr(e.permits,t)!==void 0}keep(e,t,n,r,i=r,a=this.link.following??1){let o=this.driver().press(n,a,e,{made:Date.now(),lane:r,game:this.gameOn(i,a),words:t});return o||(this.spoken.value=q(`judge-too-much`)),this.give(o?`taken`:`refused`),o}give(e){this.sign.value={is:e,count:this.sign.value.count+1},Qr(e,this.settings.value.answers)}gameOn(e,t=this.link.following){return this.courts.value.get(t??0)?.boards.find(({board:t})=>t===e)?.game?.game}after(e){return``}speak(){let e=this.presses.value.at(-1);if(!e)return;let t=this.progress(e),{words:n,more:r}=fi(t),{lane:i,words:a}=e.told,o=q(`judge-spoken`,{lane:i,what:a,state:n+this.after(e),more:r??``});o!==this.told&&(t.is===`refused`&&this.told&&this.give(`refused`),this.told=o,this.spoken.value=o)}},ki=class extends Oi{mode=V({is:`call`});panel=V(void 0);isTurnedAway=V(!1);isGranting=!1;refresh(){super.refresh(),Vt(()=>{this.isOffDuty()||(this.isTurnedAway.value=!1);let e=this.mode.value;e.is===`replace`&&this.isPast(e.press)&&(this.mode.value={is:`call`})});let{end:e,lanes:t,isPlaced:n}=this.settings.value;this.link.report={...this.link.report,...n&&{line:{end:e,lanes:t}}},this.grantWishes()}get lanes(){let{boards:e=[]}=this.welcomed.value??{};return e.length>0?e:this.settings.value.lanes}watches(e){return!this.welcomed.value?.relieved&&(this.lanes.length===0||this.lanes.includes(e))}ownStop(e,t){let{boot:n,speed:r}=this.outbox.present,i=qr(this.presses.value,n,e,t);return i===void 0?void 0:this.link.clock.at(i/1e3/r)}fate(e){let t=ur(e,this.presses.value);return mr(e,t&&this.progress(t))}markOf(e){let t=this.court.value?.court;return this.presses.value.findLast((n,r,i)=>pr(n,i)===e&&n.request.court===t&&!this.isPast(n))}canTakeBack(e){return this.isPast(e)||!(or(e)||sr(e))||e.outcome&&`refused`in e.outcome.verdict?!1:!e.wish||this.fate(e).is===`refused`}touch(e,t){let n=this.mode.value,r=this.settings.value.end;switch(n.is){case`call`:return!this.has(e,`penalty`)||this.stage(e.game)!==`live`?this.open(e.board):this.call(e,{side:r,fault:`no_crossing`,sanction:`stop`,ago:0},t);case`more`:return this.open(e.board);case`chief`:return this.mode.value={is:`call`},this.saw(e,`chief_called`,q(`judge-told-chief`),t);case`replace`:return this.replace(n.press,e.board,r,ji(n.press))}}open(e){Vt(()=>{this.mode.value=this.mode.value.is===`replace`?this.mode.value:{is:`call`},this.panel.value={is:`lane`,board:e}})}call(e,{side:t,fault:n,sanction:r,ago:i},a){let o=i>0?{ago:{time:i}}:void 0,s={fault:{side:t,fault:n,sanction:r,...o&&{back:o}}};this.saw(e,s,wi(n,Ai(e.game,t),t),a)}saw(e,t,n,r){this.press({observe:{board:e.board,seen:t}},n,r,e.board)}ready(e,t,n){this.press({ready:{boards:e,ready:t}},q(`judge-told-ready`,{lane:e[0],lanes:e.length,ready:t}),n,void 0,e[0])}check(e,t,n,r,i){let a=q(`judge-told-check`,{lanes:e.length,item:t,side:n,finding:r});this.press({check:{boards:e,item:t,finding:r,...n&&{side:n}}},a,i,e.length===1?e[0]:void 0,e[0])}waive(e,{item:t,side:n},r,i){this.press({waive:{board:e,item:t,reason:r,...n&&{side:n}}},q(`judge-told-waived`,{item:t,reason:r}),i,e)}showCards(e,t,n,r){this.press({show_cards:{game:t.game,side:n}},q(`judge-told-cards`,{name:X(t,n)}),r,e.board)}pause(e,t,n){this.press({pause:{boards:[e.board],reason:t}},q(`judge-told-pause`,{reason:t}),n,e.board)}enterResult(e,t,n,r,i){this.press({enter_result:{game:t.game,result:n,...r&&{by:r}}},q(`judge-told-result`,{result:n,by:r}),i,e.board)}takeBack(e){this.wish(e,{take_back:{reason:q(`judge-taken-back-reason`)}})}replace(e,t,n,r){Vt(()=>{this.mode.value={is:`call`},this.panel.value=void 0}),this.wish(e,{replace:{board:t,side:n,fault:r}})}stage(e){return this.isCurrent()?e?e.phase===`finished`?`over`:`live`:`empty`:`live`}permitsOf(e){return e.permits??this.court.value?.boards.find(({permits:e})=>e)?.permits??void 0}isOffDuty(){return this.isCurrent()&&this.welcomed.value?.relieved===!0}press(e,t,n,r,i=r){this.isTurnedAway.value=this.isOffDuty(),this.isTurnedAway.value?this.spoken.value=q(`judge-relieved-why`):this.keep(e,t,n,r,i)}after(e){return pi(e.wish,this.fate(e))}wish(e,t){let n=e.wish!==void 0;this.outbox.wish(e,t),n&&this.grant({...e,wish:t}),this.driver().settle()}grantWishes(){if(!this.isGranting){this.isGranting=!0;for(let e of this.outbox.presses)fr(e,this.outbox.presses)&&this.grant(e);this.isGranting=!1}}grant(e){let t=dr(e);if(!t)return;let{lane:n,game:r,words:i}=e.told,a=e.wish&&`replace`in e.wish?e.wish.replace:void 0;this.driver().press(performance.now(),e.request.court,t,{made:Date.now(),lane:a?.board??n,game:a?this.gameOn(a.board):r,words:a?q(`judge-told-moved`,{lane:n,fault:a.fault}):q(`judge-told-taken-back`,{what:i})})}};function Ai(e,t){return e?X(e,t):q(`judge-no-game-name`)}function ji(e){let{ask:t}=e.request,n=`observe`in t?t.observe.seen:void 0;return typeof n==`object`&&`fault`in n?n.fault.fault:`no_crossing`}var Mi=class{lifted=-1/0},Ni=class{hand;down;inside=!0;constructor(e){this.hand=e}press(e,t){this.down||(this.down={pointer:e,at:t},this.inside=!0)}move(e,{x:t,y:n},r){return this.down?.pointer===e&&(this.inside=Pi(t,n,r)),this.inside}release(e,{x:t,y:n,at:r},i){if(this.down?.pointer!==e)return;let a=r-this.down.at;return this.down=void 0,this.hand.lifted=r,Pi(t,n,i)?a>=500?`long`:`tap`:`taken_back`}cancel(e,t){this.down?.pointer===e&&(this.down=void 0,this.hand.lifted=t)}isOwnClick(e){return!this.down&&e-this.hand.lifted>700}isLong(e){return this.down!==void 0&&this.inside&&e-this.down.at>=500}};function Pi(e,t,n){return e>=n.left&&e<=n.right&&t>=n.top&&t<=n.bottom}var Fi=Symbol.for(`pv`),Ii=0;Array.isArray;function Z(e,t,n,r,i,a){t||={};var o,s,c=t;if(`ref`in c&&typeof e!=`function`)for(s in c={},t)s==`ref`?o=t[s]:c[s]=t[s];var l={type:e,props:c,key:n,ref:o,__k:null,__:null,__b:0,__e:null,__c:null,constructor:Fi,__v:--Ii,__i:-1,__u:0};return(i||a)&&(l.__source=i,l.__self=a),O.vnode&&O.vnode(l),l}var Li=new Mi;function Q(e){let{adds:t,onTap:n,onLong:r}=e,i=L(new Ni(Li)).current,a=L(void 0),[o,s]=I(`no`);kt(()=>()=>clearTimeout(a.current),[]);let c=e=>e.currentTarget.getBoundingClientRect(),l=e=>({x:e.clientX,y:e.clientY,at:e.timeStamp}),u=()=>{clearTimeout(a.current),s(`no`)};return Z(`button`,{type:`button`,class:`target ${e.class??``} held-${o}`,"aria-pressed":e.pressed,disabled:e.disabled,onPointerDown:e=>{e.button===0&&(i.press(e.pointerId,e.timeStamp),s(`down`),r&&(a.current=setTimeout(()=>i.isLong(performance.now())&&s(`long`),520)),e.currentTarget.setPointerCapture?.(e.pointerId))},onPointerMove:e=>{o!==`no`&&(i.move(e.pointerId,l(e),c(e))?o===`off`&&s(`down`):s(`off`))},onPointerUp:e=>{let t=i.release(e.pointerId,l(e),c(e));u(),t===`tap`||t===`long`&&!r?n(e.timeStamp):t===`long`&&r?.(e.timeStamp)},onPointerCancel:e=>{i.cancel(e.pointerId,e.timeStamp),u()},onContextMenu:e=>{e.preventDefault(),r&&i.isOwnClick(e.timeStamp)&&r(e.timeStamp)},onClick:e=>{i.isOwnClick(e.timeStamp)&&n(e.timeStamp)},children:[e.children,t&&Z(`span`,{class:`unseen`,children:[` `,t]})]})}function Ri(){return Z(`div`,{class:`page link-stopped`,children:Z(`main`,{class:`door`,children:[Z(`h1`,{children:q(`judge-taken`)}),Z(`p`,{role:`status`,children:q(`judge-taken-why`)}),Z(Q,{class:`row yes`,onTap:()=>location.reload(),children:q(`judge-in-this-tab`)})]})})}function zi({device:e,title:t,code:n}){let r=e.standing.value,[i,a]=I(e.settings.value.name),[o,s]=I(n??``),c=e.unsent.value,l=i.trim()!==``,[u,d]=I(!1),f=L(null),p=t=>{d(!0),l?e.enter(t,i.trim()):f.current?.focus()};return r.is===`asking`?Z(`main`,{class:`door`,children:[Z(`h1`,{children:q(`judge-asking-title`)}),r.number===void 0?Z(`p`,{role:`status`,children:q(`judge-asking`)}):Z(M,{children:[Z(`p`,{children:q(`judge-number`)}),Z(`p`,{class:`number`,role:`status`,children:r.number}),Z(`p`,{children:q(`judge-let-in`)})]}),Z(Q,{class:`row`,onTap:()=>e.enter(void 0,i),children:q(`judge-stop-asking`)})]}):Z(`main`,{class:`door`,children:[Z(`h1`,{children:t}),r.is===`stopped`&&Z(`p`,{class:`why`,role:`alert`,children:r.why}),(r.is===`connecting`||r.is===`down`)&&Z(`p`,{children:ci(r,0,performance.now()).words}),c>0&&Z(`p`,{role:`status`,children:q(`judge-unsent`,{unsent:c})}),r.is===`stopped`&&r.code===`replaced`?Z(Q,{class:`row yes`,onTap:()=>e.enter(void 0,i),children:q(`judge-here`)}):Z(`form`,{onSubmit:e=>{e.preventDefault(),p(o.trim()?{code:o.trim()}:`asking`)},children:[Z(`label`,{children:[q(`judge-name`),Z(`input`,{value:i,ref:f,maxLength:40,autocomplete:`name`,"aria-invalid":u,onInput:e=>a(e.currentTarget.value)})]}),u&&!l&&Z(`p`,{class:`trouble`,role:`alert`,children:q(`judge-name-first`)}),Z(`button`,{type:`button`,class:`target row${o?``:` yes`}`,onClick:()=>p(`asking`),children:q(`judge-ask`)}),Z(`label`,{children:[q(`judge-code`),Z(`input`,{value:o,inputMode:`numeric`,maxLength:20,autocomplete:`one-time-code`,onInput:e=>s(e.currentTarget.value)})]}),Z(`button`,{class:`target row${o?` yes`:``}`,disabled:!o.trim(),children:q(`judge-enrol`)})]})]})}function $({legend:e,of:t,say:n,chosen:r,choose:i}){return Z(`fieldset`,{class:`choice`,children:[Z(`legend`,{children:e}),t.map(e=>Z(Q,{class:`option`,pressed:e===r,onTap:()=>i(e),children:n(e)},n(e)))]})}function Bi({device:e,board:t,game:n,onEnter:r}){let[i,a]=I(),[o,s]=I();return i===void 0?Z(`div`,{class:`list`,role:`group`,"aria-label":q(`judge-result`),children:[Z(`p`,{children:q(`judge-players`,{white:X(n,`white`),black:X(n,`black`),entered:Di(n)})}),e.offers(t,`enter_result`)&&mi.map(e=>Z(Q,{class:`row`,onTap:()=>a(e),children:[Z(`b`,{children:hi(e)}),` `,gi(e,n)]},hi(e)))]}):Z(`div`,{class:`confirm`,role:`group`,"aria-label":q(`judge-confirm-result`),children:[Z(`p`,{class:`big`,children:q(`judge-board`,{board:t.board})}),Z(`p`,{class:`big`,children:hi(i)}),Z(`p`,{children:gi(i,n)}),Z($,{legend:q(`judge-cause`),of:[void 0,...Vr(t.permits,i)],say:e=>e?q(`termination`,{by:e,result:i}):q(`judge-cause-unsaid`),chosen:o,choose:s}),Z(Q,{class:`row yes`,onTap:e=>(r(i,o,e),a(void 0)),children:q(`judge-enter-result`)}),Z(Q,{class:`row`,onTap:()=>(s(void 0),a(void 0)),children:q(`judge-another-result`)})]})}function Vi({device:e,as:t}){let n=e.standing.value,r=e.trouble.value,i=e.court.value,a=e.welcomed.value;n.is===`down`&&G.value;let{words:o,means:s}=ci(n,e.unsent.value,performance.now()),c=Si(e.ahead.value),l=r?q(`judge-trouble`,{trouble:r}):a?.relieved?q(`judge-relieved`):void 0,u=[t??(a&&q(`role`,{role:a.role})),i?.setup.name,i?.demo&&q(`pages-demo`)].filter(Boolean).join(`, `);return Z(`div`,{class:`link-words`,children:[Z(`p`,{class:`words`,children:Z(`b`,{children:o})}),Z(`p`,{class:l?`trouble`:``,children:l??s??c??u})]})}function Hi({device:e}){return Z(M,{children:[Z(`p`,{class:`unseen`,role:`status`,children:hn(()=>{let t=e.standing.value;return t.is===`up`?q(`judge-spoken-live`):t.is===`down`?q(`judge-spoken-down`,{why:t.why??``}):ci(t,0,0).words})}),Z(`p`,{class:`unseen`,role:`status`,children:e.spoken})]})}function Ui({device:e}){let t=li(e.court.value?.boards.flatMap(({game:e})=>e??[])??[],G.value,e.standing.value.is===`up`);return t===void 0?null:Z(`p`,{class:`countdown`,role:`timer`,children:t})}function Wi({device:e}){let t=e.welcomed.value?.courts??[];if(t.length<2)return null;let n=e.court.value?.court??t[0],r=t[(t.indexOf(n)+1)%t.length];return Z(Q,{class:`courts`,adds:q(`judge-go-to-court`,{court:r}),onTap:()=>e.follow(r),children:[Z(`small`,{children:q(`judge-court`)}),n,` ⇄`]})}function Gi({device:e}){let{is:t,count:n}=e.sign.value;return Z(`div`,{class:`flash is-${t}`,"aria-hidden":`true`},n)}var Ki=[void 0,`light`,`dark`,`sunlight`];function qi({device:e}){let{theme:t,answers:n}=e.settings.value,r=Zr()?[`sound`,`buzz`,`none`]:[`sound`,`none`],i=r.includes(n)?n:`none`;return Z(M,{children:[Z($,{legend:q(`judge-theme`),of:Ki,say:e=>q(`judge-theme-is`,{theme:e}),chosen:t,choose:t=>e.set({theme:t})}),Z($,{legend:q(`judge-answers`,{buzzes:Zr()}),of:r,say:e=>q(`judge-answers-by`,{answers:e}),chosen:i,choose:t=>{e.set({answers:t}),e.give(`taken`)}})]})}function Ji({judge:e}){return Z(`header`,{class:`top`,children:[Z(Vi,{device:e,as:q(`line-of`,{end:e.settings.value.end})}),Z(Ui,{device:e}),Z(Wi,{device:e})]})}function Yi({judge:e}){let t=e.mode.value,n=n=>()=>e.mode.value=t.is===n?{is:`call`}:{is:n};return Z(`footer`,{class:`bottom`,children:[Z(Xi,{judge:e}),Z(`nav`,{class:`acts`,"aria-label":q(`judge-more`),children:[Z(Q,{class:`act`,adds:q(`judge-then-touch`),pressed:t.is===`more`,onTap:n(`more`),children:q(`judge-more-act`)}),Z(Q,{class:`act`,onTap:()=>e.panel.value={is:`ready`},children:q(`judge-ready-act`)}),Z(Q,{class:`act`,onTap:()=>e.panel.value={is:`log`},children:q(`judge-log`)}),Z(Q,{class:`act`,onTap:()=>e.panel.value={is:`line`},children:q(`judge-my-line`)}),Z(Q,{class:`act chief`,adds:q(`judge-then-touch`),pressed:t.is===`chief`,onTap:n(`chief`),children:q(`judge-chief`)})]})]})}function Xi({judge:e}){let t=e.mode.value,n=e.presses.value.findLast(t=>!e.isPast(t)&&!Zi(t));if(t.is!==`call`)return Z(`div`,{class:`last asks`,children:[Z(`p`,{children:q(`judge-hint`,{mode:t.is,what:t.is===`replace`?t.press.told.words:``})}),Z(Q,{class:`act`,onTap:()=>e.mode.value={is:`call`},children:q(`judge-cancel`)})]});if(e.isTurnedAway.value)return Z(`div`,{class:`last asks`,children:[Z(`p`,{children:q(`judge-relieved-why`)}),Z(Q,{class:`act`,adds:q(`judge-go-on-looking`),onTap:()=>e.isTurnedAway.value=!1,children:q(`judge-ok`)})]});if(!n){let t=e.court.value?.boards.some(t=>e.has(t,`penalty`));return Z(`div`,{class:`last`,children:Z(`p`,{children:q(`judge-hint`,{mode:t?`call`:`note`,what:``})})})}return Z(`div`,{class:`last`,children:[Z(Qi,{judge:e,press:n}),Z($i,{judge:e,press:n})]})}function Zi({request:{ask:e},outcome:t}){let n=`observe`in e&&e.observe.seen;return typeof n==`object`&&`stopped`in n&&!(t&&`refused`in t.verdict)}function Qi({judge:e,press:t}){let{sign:n,words:r,more:i}=fi(e.progress(t));return Z(`p`,{class:`press`,children:[Z(`span`,{children:[t.told.lane!==void 0&&Z(`b`,{children:q(`judge-lane`,{lane:t.told.lane})}),` `,t.told.words]}),Z(`span`,{class:`state`,children:[Z(`span`,{"aria-hidden":`true`,children:n}),` `,r,pi(t.wish,e.fate(t)),i&&`: ${i}`]})]})}function $i({judge:e,press:t}){if(!e.canTakeBack(t))return null;let n=q(`judge-of-lane`,{lane:t.told.lane,what:t.told.words});return Z(M,{children:[Z(Q,{class:`act`,adds:n,onTap:()=>e.takeBack(t),children:q(`judge-undo`)}),or(t)&&Z(Q,{class:`act`,adds:n,onTap:()=>{e.panel.value=void 0,e.mode.value={is:`replace`,press:t}},children:q(`judge-replace`)})]})}var ea=e=>e!==void 0&&!e.passed;function ta({judge:e,boards:t}){let n=t.filter(t=>e.offers(t,`check`)),r=[...new Set(n.flatMap(({permits:e})=>e?.checks??[]))];return r.length===0?null:Z(`section`,{class:`sweep`,"aria-label":q(`judge-list`),children:[Z(`h3`,{children:q(`judge-list-sweep`)}),Z(`div`,{class:`list`,children:r.map(t=>Z(na,{judge:e,item:t,on:n.filter(({permits:e})=>e?.checks?.includes(t))},t))})]})}function na({judge:e,item:t,on:n}){let r=Hr(t)?e.settings.value.end:void 0,i=n.filter(e=>Wr(e,t,r)?.passed).length,a=n.filter(e=>ea(Wr(e,t,r))),o=n.filter(e=>!a.includes(e)).map(({board:e})=>e);return Z(Q,{class:`row`,disabled:o.length===0,pressed:i===n.length,onTap:n=>e.check(o,t,r,`passed`,n),children:[q(`judge-item-of`,{item:t,side:r}),Z(`small`,{children:q(`judge-swept`,{passed:i,lanes:n.length,failed:a.map(({board:e})=>e)})})]})}function ra({judge:e,board:t,game:n}){let r=t.permits?.checks??[];if(!e.offers(t,`check`)||r.length===0)return null;let i=(n.checks??[]).filter(e=>!e.passed),a=e=>Hr(e)?[`white`,`black`]:[void 0],o=r.flatMap(e=>a(e).map(t=>({item:e,side:t})));return Z(`section`,{class:`sweep`,"aria-label":q(`judge-list`),children:[Z(`h3`,{children:q(`judge-list-state`,{left:Ur(t).length})}),i.map(n=>Z(ia,{judge:e,board:t.board,check:n,canWaive:e.offers(t,`waive`)},`${n.item} ${n.side}`)),o.map(({item:n,side:r})=>{let i=q(`judge-item-of`,{item:n,side:r}),a=Wr(t,n,r);return Z(`div`,{class:`item`,children:[Z(`span`,{children:i}),Z(Q,{class:`act`,adds:i,pressed:a?.passed??!1,onTap:i=>e.check([t.board],n,r,`passed`,i),children:q(`judge-in-order`)}),Z(Q,{class:`act`,adds:i,pressed:ea(a),onTap:i=>e.check([t.board],n,r,`failed`,i),children:q(`judge-not-in-order`)})]},i)}),r.includes(`table_width`)&&Z(aa,{judge:e,board:t.board})]})}function ia({judge:e,board:t,check:n,canWaive:r}){return Z(`div`,{class:`row task`,children:[Z(`p`,{children:ri(n)}),r&&n.blocks&&Z(`div`,{class:`list`,children:ii().map(r=>Z(Q,{class:`act`,adds:q(`judge-item`,{item:n.item}),onTap:i=>e.waive(t,n,r,i),children:q(`judge-waive`,{reason:r})},r))})]})}function aa({judge:e,board:t}){let[n,r]=I(``),i=Math.round(Number(n.replace(`,`,`.`))*10),a=n.trim()!==``&&i>0;return Z(`form`,{class:`row other`,onSubmit:n=>{n.preventDefault(),a&&e.check([t],`table_width`,void 0,{measured:{mm:i}},n.timeStamp),r(``)},children:[Z(`label`,{children:[q(`judge-width`),Z(`input`,{value:n,inputMode:`decimal`,maxLength:6,onInput:e=>r(e.currentTarget.value)})]}),Z(`button`,{class:`target act`,disabled:!a,children:q(`judge-measured`)})]})}var oa=[{first_flag:{side:`white`}},{first_flag:{side:`black`}},`no_flag_before`,`play_on`,{result:{result:{won:{by:`white`}}}},{result:{result:{won:{by:`black`}}}},{result:{result:`drawn`}}],sa=[`queen`,`inverted_rook`,`rook`,`bishop`,`knight`];function ca(e,t){return t.flatMap(t=>{let n=typeof t==`object`&&`flag_down`in t;return typeof t==`object`&&!n?[]:[{text:n&&t.flag_down.of===e?q(`judge-claims-own-flag`):q(`judge-claims`,{claim:t}),seen:{claimed:{side:e,claim:t}}}]})}function la(e){return[{text:q(`judge-confirms`),seen:{confirmed:{side:e}}},{text:q(`judge-disputes`),seen:{disputed:{side:e}}},{text:q(`judge-stopped-clocks`),seen:{clocks_stopped:{side:e}}}]}function ua(e){return[...sa.map(t=>({text:q(`judge-declares`,{piece:t}),seen:{declared:{side:e,piece:t}}})),{text:q(`judge-withdrew`),seen:{withdrawn:{side:e}}},{text:q(`judge-reminded`),seen:{reminded:{side:e}}}]}function da(){return[{text:q(`judge-both-confirm`),seen:{confirmed:{}}},...oa.map(e=>({text:q(`pages-agreement`,{on:e}),seen:{agreed:{on:e}}})),...[`position`,`clocks`].map(e=>({text:q(`judge-bystander`,{about:e}),seen:{interfered:{about:e}}}))]}function fa(e){return e===`both_flags_down`||typeof e==`object`&&`flag_down`in e}function pa({stopped:e,claims:t=[],unexchanged:n=[]}){let r=t.map(({by:e,claim:t,incomplete:n,confirmed:r,disputed:i,record:a})=>i?q(`judge-between-disputed`,{claim:t,side:e,record:a}):e?n?q(`judge-between-incomplete`,{claim:t,side:e,is_flag:fa(t)}):q(`judge-between-claimed`,{claim:t,side:e}):q(`judge-between-shown`,{claim:t,side:r}));return e&&r.unshift(q(`judge-between-stopped`,{side:e})),n.length>0&&r.push(q(`judge-between-unexchanged`,{squares:n})),r}var ma=[`caution`,`red`],ha=[`loss_of_contact`,`bent_knee`];function ga({judge:e,board:t,side:n}){let r=Ai(t.game,n);return Z(`div`,{class:`list play`,role:`group`,"aria-label":q(`judge-card-word`),children:ma.flatMap(i=>ha.map(a=>{let o=q(`judge-card`,{shown:i,offence:a});return Z(Q,{class:`row card ${i}`,adds:r,onTap:s=>{e.saw(t,{walk_card:{side:n,card:i,offence:a}},q(`judge-told`,{what:o,name:r}),s),e.panel.value=void 0},children:o},o)}))})}function _a({judge:e,board:t}){let n=t.game;return n?Z(M,{children:[`white`,`black`].map(r=>{let{cautions:i=0,reds:a=0}=n.sides[r];return i+a===0?null:Z(`div`,{class:`row task`,children:[Z(`p`,{children:q(`judge-cards-of`,{name:X(n,r),side:r,cautions:i,reds:a})}),e.offers(t,`show_cards`)&&Z(Q,{class:`act`,adds:q(`judge-show-cards`,{side:r}),onTap:i=>{e.showCards(t,n,r,i),e.panel.value=void 0},children:q(`judge-show`)})]},r)})}):null}function va({judge:e,panel:t}){switch(t.is){case`lane`:{let n=e.court.value?.boards.find(e=>e.board===t.board);return n?Z(xa,{judge:e,board:n}):null}case`ready`:return Z(Na,{judge:e});case`log`:return Z(Pa,{judge:e});case`line`:return Z(Ma,{judge:e})}}function ya({judge:e,title:t,children:n}){let r=L(null);kt(()=>r.current?.focus(),[]);let i=()=>e.panel.value=void 0;return Z(`section`,{class:`panel`,"aria-labelledby":`panel-title`,onKeyDown:e=>e.key===`Escape`&&i(),children:[Z(`header`,{children:[Z(`h2`,{id:`panel-title`,tabIndex:-1,ref:r,children:t}),e.panel.value&&Z(Q,{class:`act`,adds:q(`judge-back-to-lanes`),onTap:i,children:q(`judge-close`)})]}),Z(`div`,{class:`panel-body`,children:n})]})}var ba=[`fault`,`seen`,`board`,`result`];function xa({judge:e,board:t}){let[n,r]=I(e.has(t,`penalty`)||e.has(t,`walk_card`)?`fault`:`seen`),[i,a]=I(e.settings.value.end),o=t.game??void 0,s=e.mode.value.is===`replace`;return!s&&e.stage(o)===`empty`?Z(ya,{judge:e,title:q(`judge-lane`,{lane:t.board}),children:[Z(`p`,{children:q(`judge-no-game`)}),Z(`div`,{class:`list`,role:`group`,"aria-label":q(`judge-tab`,{tab:`board`}),children:Z(Oa,{judge:e,board:t})})]}):Z(ya,{judge:e,title:q(s?`judge-it-was-lane`:`judge-lane`,{lane:t.board}),children:[!s&&Z($,{legend:q(`judge-what`),of:[...ba],say:e=>q(`judge-tab`,{tab:e}),chosen:n,choose:r}),n!==`board`&&n!==`result`&&Z($,{legend:q(`judge-who`),of:[`white`,`black`],say:e=>q(`judge-player`,{name:Ai(o,e),side:e}),chosen:i,choose:a}),(n===`fault`||s)&&Z(Sa,{judge:e,board:t,side:i}),!s&&n===`seen`&&Z(wa,{judge:e,board:t,side:i}),!s&&n===`board`&&Z(Da,{judge:e,board:t}),!s&&n===`result`&&(o?Z(Bi,{device:e,board:t,game:o,onEnter:(n,r,i)=>(e.enterResult(t,o,n,r,i),e.panel.value=void 0)}):Z(`p`,{children:q(`judge-no-result`)}))]})}function Sa({judge:e,board:t,side:n}){let[r,i]=I(0),a=e.has(t,`penalty`),o=i=>{let a=t.game?.sides[n].unexpected?.[i];return e.isCurrent()&&r===0&&a!=null&&G.value>=a},[s,c]=I(a?`stop`:`warning`),l=e.mode.value,u=(i,a)=>{if(l.is===`replace`)return e.replace(l.press,t.board,n,i);e.call(t,{side:n,fault:i,sanction:s,ago:r},a),e.panel.value=void 0},d=a?[`stop`,`warning`,`note`]:[`warning`,`note`];return Z(M,{children:[l.is!==`replace`&&e.offers(t,`walk_card`)&&Z(ga,{judge:e,board:t,side:n}),l.is!==`replace`&&Z(M,{children:[Z($,{legend:q(`judge-when`),of:oi,say:e=>q(`judge-ago`,{seconds:e/1e3}),chosen:r,choose:i}),Z($,{legend:q(`judge-costs`),of:d,say:e=>q(`judge-cost`,{sanction:e}),chosen:s,choose:c})]}),Z(`div`,{class:`list play`,role:`group`,"aria-label":q(`judge-tab`,{tab:`fault`}),children:[Br(e.permitsOf(t)?.faults).map(e=>Z(Q,{class:`row`,onTap:t=>u(e,t),children:[q(`fault`,{fault:e}),o(e)&&Z(`small`,{children:q(`judge-unexpected`)})]},e)),Z(Ca,{label:q(`judge-another-fault`),act:q(`judge-call`),onSay:(e,t)=>u({other:{reason:e}},t)})]})]})}function Ca({label:e,act:t,onSay:n}){let[r,i]=I(``);return Z(`form`,{class:`row other`,onSubmit:e=>{e.preventDefault(),r.trim()&&n(r.trim(),e.timeStamp)},children:[Z(`label`,{children:[e,Z(`input`,{value:r,maxLength:100,onInput:e=>i(e.currentTarget.value)})]}),Z(`button`,{class:`target act`,disabled:!r.trim(),children:t})]})}function wa({judge:e,board:t,side:n}){let r=Ai(t.game,n),i=t.game?.sides[n].cards,a=(n,i,a)=>{e.saw(t,i,q(`judge-told`,{what:n,name:r}),a),e.panel.value=void 0},o=[{text:q(`judge-seen-draw-card`,{cards:i}),seen:{draw_card:{side:n}}},{text:q(`judge-seen-draw-accepted`),seen:{draw_accepted:{side:n}}},{text:q(`judge-seen-draw-refused`),seen:{draw_refused:{side:n}}}],s=[{text:q(`judge-seen-crossed`),seen:{crossed:{side:n}}},{text:q(`judge-seen-returned`),seen:{returned:{side:n}}}],c=(e,t)=>a(q(`judge-claims`,{claim:e}),{claimed:{side:n,claim:e}},t),l=e.permitsOf(t)?.claims??[],u=[...la(n),...o,...ca(n,l),{text:q(`judge-seen-corrected`),seen:{corrected:{side:n}}},{text:q(`judge-seen-flag`),seen:{flag_seen:{side:n}}},{text:q(`judge-seen-resigned`),seen:{resigned:{side:n}}},...ua(n),...s].filter(({seen:n})=>e.offers(t,zr(n))),d=n=>e.offers(t,`claimed`)&&l.some(e=>typeof e==`object`&&n in e);return Z(`div`,{class:`list play`,role:`group`,"aria-label":q(`judge-tab`,{tab:`seen`}),children:[u.map(({text:e,seen:t})=>Z(Q,{class:`row`,adds:r,onTap:n=>a(e,t,n),children:e},e)),u.length===0&&Z(`p`,{children:q(`judge-nothing-seen`)}),e.stage(t.game)!==`over`&&d(`threefold`)&&Z(Ta,{onSay:c}),d(`irregularity`)&&Z(Ca,{label:q(`judge-claims-else`),act:q(`judge-claim`),onSay:(e,t)=>c({irregularity:{what:e}},t)})]})}function Ta({onSay:e}){let[t,n]=I(``),r=t.trim().toLowerCase(),i=r!==``&&!bi(r),a=r?{uci:r}:{},o=[{threefold:a},{fifty_moves:a}];return Z(`fieldset`,{class:`choice announced`,children:[Z(`legend`,{children:q(`judge-announced`)}),Z(`label`,{children:[q(`judge-announced-move`),Z(`input`,{value:t,maxLength:5,autocapitalize:`none`,autocomplete:`off`,spellcheck:!1,"aria-invalid":i,onInput:e=>n(e.currentTarget.value)})]}),i&&Z(`p`,{role:`alert`,children:q(`judge-not-a-move`)}),o.map((t,n)=>Z(Q,{class:`row`,disabled:i,onTap:n=>e(t,n),children:q(`judge-claims`,{claim:t})},n))]})}function Ea({game:e,to:t}){return Z(`p`,{children:Ci(e,t,G.value)})}function Da({judge:e,board:t}){let n=t.game??void 0,r=()=>e.panel.value=void 0,i=n?.inbox?.flatMap(({fact:e,question:t})=>typeof t==`object`&&`set_clock`in t?[{fact:e,...t.set_clock}]:[]);return Z(`div`,{class:`list`,role:`group`,"aria-label":q(`judge-tab`,{tab:`board`}),children:[n&&i?.map(({fact:i,...a})=>Z(`div`,{class:`row task`,children:[Z(Ea,{game:n,to:a}),Z(Q,{class:`act`,adds:q(`judge-clock-shows`),onTap:n=>{e.saw(t,`clock_set`,q(`judge-told-clock-set`),n),r()},children:q(`judge-clock-is-set`)})]},i)),n&&Z(ka,{game:n}),e.has(t,`walk_card`)&&Z(_a,{judge:e,board:t}),n?.speed&&pa(n.speed).map(e=>Z(`p`,{children:e},e)),Z(Oa,{judge:e,board:t}),n&&e.offers(t,`ready`)&&Z(Q,{class:`row`,onTap:i=>(e.ready([t.board],!n.ready,i),r()),children:q(`judge-ready`,{ready:n.ready??!1})}),n&&Z(ra,{judge:e,board:t,game:n}),e.offers(t,`pause`)&&ai().map(n=>Z(Q,{class:`row`,onTap:i=>(e.pause(t,n,i),r()),children:q(`judge-pause`,{reason:n})},n)),e.offers(t,`draw_agreed`)&&Z(Q,{class:`row`,onTap:n=>(e.saw(t,`draw_agreed`,q(`judge-draw-agreed`),n),r()),children:q(`judge-draw-agreed`)}),da().filter(({seen:n})=>e.offers(t,zr(n))).map(({text:n,seen:i})=>Z(Q,{class:`row`,onTap:a=>(e.saw(t,i,n,a),r()),children:n},n))]})}function Oa({judge:e,board:t}){return Z(Q,{class:`row chief`,onTap:n=>(e.saw(t,`chief_called`,q(`judge-told-chief`),n),e.panel.value=void 0),children:q(`judge-chief-here`)})}function ka({game:e}){let t=wn(e,G.value),n=e.chain_game??1,r=t=>e.sides[t].points!=null&&q(`pages-points`,{points:e.sides[t].points});return Z(M,{children:[t!==void 0&&Z(`p`,{children:q(`judge-limit`,{time:Tn(t),white:r(`white`)||``,black:r(`black`)||``})}),n>1&&Z(`p`,{children:[q(`pages-chain-game-why`,{chain_game:n}),`.`]})]})}function Aa({judge:e,legend:t,of:n,on:r,choose:i}){let a=e.settings.value.isFlipped?[...n].reverse():n;return Z(`fieldset`,{class:`choice lanes`,children:[Z(`legend`,{children:t}),a.map(e=>Z(Q,{class:`option`,pressed:r.includes(e),onTap:()=>i(n.filter(t=>t===e!==r.includes(t))),children:[Z(`span`,{class:`unseen`,children:[q(`judge-lane-word`),` `]}),e,` `,q(`judge-sweep-lane`,{ready:r.includes(e)})]},e))]})}var ja=[`white`,`black`];function Ma({judge:e}){let{end:t,isFlipped:n,isPlaced:r}=e.settings.value,[i,a]=I(r?t:void 0),o=(e.court.value?.boards??[]).map(({board:e})=>e),s=e.welcomed.value?.boards??[],c=e.lanes.length>0?e.lanes:o;return Z(ya,{judge:e,title:q(`judge-which-line`),children:[Z($,{legend:q(`judge-line-why`),of:ja,say:e=>q(`line-of`,{end:e}),chosen:i,choose:t=>{a(t),e.set({end:t,isFlipped:t===`black`})}}),Z($,{legend:q(`judge-order`),of:[!1,!0],say:e=>q(`judge-first-lane`,{right:e}),chosen:n,choose:t=>e.set({isFlipped:t})}),s.length>0?Z(`p`,{children:q(`judge-duty`,{lanes:s})}):Z(Aa,{judge:e,legend:q(`judge-which-lanes`),of:o,on:c,choose:t=>e.set({lanes:t.length===o.length?[]:t})}),Z(Q,{class:`row yes go`,disabled:!i,onTap:()=>{e.set({isPlaced:!0}),e.panel.value=void 0},children:q(`judge-to-the-lanes`,{chosen:i!==void 0})}),Z(`p`,{children:q(`judge-screen-on`,{held:`wakeLock`in navigator})}),Z(qi,{device:e})]})}function Na({judge:e}){let t=(e.court.value?.boards??[]).map(({board:e})=>e).filter(t=>e.lanes.length===0||e.lanes.includes(t)),[n,r]=I([]),i=t.filter(e=>!n.includes(e)),a=t=>n=>{e.ready(i,t,n),e.panel.value=void 0};return Z(ya,{judge:e,title:q(`judge-sweep`),children:[Z(Aa,{judge:e,legend:q(`judge-sweep-how`),of:t,on:i,choose:e=>r(t.filter(t=>!e.includes(t)))}),Z(`div`,{class:`list`,children:[Z(Q,{class:`row yes`,disabled:i.length===0,onTap:a(!0),children:q(`judge-lanes-ready`,{lanes:i.length,except:[...n].sort((e,t)=>e-t)})}),Z(Q,{class:`row`,disabled:i.length===0,onTap:a(!1),children:q(`judge-lanes-not-ready`,{lanes:i.length})})]}),Z(ta,{judge:e,boards:(e.court.value?.boards??[]).filter(({board:e})=>i.includes(e))})]})}function Pa({judge:e}){let t=e.presses.value.slice(-60).reverse();return Z(ya,{judge:e,title:q(`judge-log-title`),children:[t.length===0&&Z(`p`,{children:q(`judge-log-empty`)}),Z(`ol`,{class:`log`,children:t.map(t=>Z(`li`,{children:[Z(Qi,{judge:e,press:t}),Z(`time`,{children:new Date(t.told.made-e.ahead.value).toLocaleTimeString([],{hourCycle:`h23`})}),Z(`div`,{class:`acts`,children:Z($i,{judge:e,press:t})})]},`${t.request.boot}/${t.request.n}`))})]})}var Fa=e=>(e.split(`,`)[0]??e).trim(),Ia=1500,La=1e4;function Ra({judge:e}){let t=e.court.value;if(!t)return Z(`p`,{class:`waiting`,children:q(`judge-waiting`)});let n=e.settings.value.isFlipped?[...t.boards].reverse():t.boards;return Z(`ol`,{class:`tiles mode-${e.mode.value.is}`,children:n.map(t=>Z(za,{judge:e,board:t},t.board))})}function za({judge:e,board:t}){let n=e.settings.value.end,r=t.game??void 0,i=e.markOf(t.board),a=Va(e,t,r,n),o=Ua(e,t,r,n,a,i),s=e.stage(r)===`live`,c=s&&e.has(t,`stopped`)&&(r?.phase!==`finished`||_i(r.sides[n])!==0),l=e.mode.value.is,u=l===`call`&&!(e.has(t,`penalty`)&&s)?`more`:l;return Z(`li`,{class:`tile is-${o.is}${e.watches(t.board)?``:` others`}`,"data-lane":t.board,children:[Z(Q,{class:`call`,adds:q(`judge-touch`,{side:n,means:u}),onTap:n=>e.touch(t,n),onLong:()=>e.open(t.board),children:[Z(`span`,{class:`head`,children:[Z(`span`,{class:`unseen`,children:[q(`judge-lane-word`),` `]}),Z(`b`,{class:`lane`,children:t.board}),` `,Z(`span`,{class:`name`,dir:`auto`,children:Fa(Ai(r,n))})]}),` `,Z(`span`,{class:`standing`,style:Ba(o.text),children:[Z(`b`,{children:o.text}),o.more&&Z(`small`,{children:[` `,o.more]})]}),` `,Z(Ha,{judge:e,press:i})]}),c?Z(Wa,{judge:e,board:t,game:r,side:n,until:a}):Z(Q,{class:`stopwatch`,adds:q(`judge-everything-of-lane`,{lane:t.board}),onTap:()=>e.open(t.board),children:s&&!e.has(t,`stopped`)?q(`ruleset`,{ruleset:r?.ruleset??`classic`}):`–`})]})}function Ba(e){let t=e.split(` `);return{"--letters":Math.max(...t.map(e=>e.length)),"--words":t.length}}function Va(e,t,n,r){let i=e.ownStop(t.board,r),a=n?_i(n.sides[r]):0;return i===void 0?n?.sides[r].stop?.until??void 0:i+La*Math.max(1,a)}function Ha({judge:e,press:t}){if(!t)return Z(`span`,{class:`mark`});let{sign:n,words:r}=fi(e.progress(t));return Z(`span`,{class:`mark`,children:[Z(`span`,{"aria-hidden":`true`,children:n}),` `,r]})}function Ua(e,t,n,r,i,a){let o=e.isCurrent(),s=e=>q(`judge-seconds`,{seconds:Math.ceil(e/1e3)});if(i!==void 0){let e=i-G.value;return e>0?{is:`serving`,text:s(e)}:{is:`free`,text:q(`judge-free`)}}if(!n)return{is:`quiet`,text:``};let c=n.sides[r];if(c.stop)return{is:`serving`,text:c.stop.left==null?q(`judge-serving`):s(c.stop.left),more:q(`judge-stands-still`)};let l=_i(c);if(c.penalties?.some(({state:e})=>e===`due`||e===`serving`))return{is:`due`,...vi(c,G.value)};if(l>0)return{is:`called`,text:q(`judge-called`,{open:l})};if(a&&!a.outcome&&!a.wish&&or(a))return{is:`called`,text:q(`judge-called`,{open:1})};if(n.inbox?.some(({question:e})=>typeof e==`object`&&`set_clock`in e))return{is:`due`,text:q(`judge-set-clock`)};let u=n.ended?.result??n.entries?.[0]?.result;if(n.result===`differs`)return{is:`warn`,text:q(`judge-entries-differ`)};if(u)return{is:`result`,text:hi(u),more:Ei(n)};let d=yi(c.line_m,c.run_mode);if(n.phase===`waiting`)return{is:`quiet`,text:q(`judge-before-start`,{ready:n.ready??!1}),more:d};if(n.phase===`countdown`)return{is:`warn`,text:ui(n,G.value,o)};if(!o)return{is:`quiet`,text:q(`judge-unknown`)};if(t.stale)return{is:`warn`,text:q(`judge-silent`)};if(n.phase===`paused`)return{is:`warn`,text:q(`judge-paused`)};let f=wn(n,G.value);if(f!==void 0)return{is:`quiet`,text:Tn(f),more:q(`judge-time-left`)};let p=c.at??`at_board`;return{is:p===`outward`?`out`:p===`homeward`?`back`:`quiet`,text:q(`judge-where`,{at:p}),more:c.reds?q(`judge-reds`,{reds:c.reds}):``}}function Wa({judge:e,board:t,game:n,side:r,until:i}){let a=L({until:0,at:0}),o=Ai(n,r),s=q(`judge-stopwatch`,{lane:t.board,name:o}),c=n?_i(n.sides[r]):0,l=i!==void 0&&i<=G.value;i!==void 0&&a.current.until!==i&&(a.current={until:i,at:performance.now()});let u=L(!1);return kt(()=>{l&&u.current&&e.watches(t.board)&&e.give(`free`),u.current=i!==void 0&&!l},[l,i]),i===void 0?n?.sides[r].stop?.left==null?Z(Q,{class:`stopwatch${c>0?` wanted`:``}`,adds:q(`judge-start-stopwatch`,{lane:t.board,name:o}),onTap:n=>e.saw(t,{stopped:{side:r}},q(`judge-told`,{what:q(`judge-told-stopwatch`),name:o}),n),children:[`▶ `,q(`judge-seconds`,{seconds:Math.max(1,c)*10})]}):Z(Q,{class:`stopwatch`,adds:s,disabled:!0,onTap:()=>{},children:`–`}):Z(Q,{class:`stopwatch runs`,adds:s,onTap:n=>{n-a.current.at>Ia&&e.saw(t,{left_stop:{side:r}},q(`judge-told`,{what:q(`judge-told-left-early`),name:o}),n)},children:q(l?`judge-free`:`judge-left-early`)})}function Ga({judge:e,code:t}){let n=e.standing.value,r=e.panel.value??(e.settings.value.isPlaced?void 0:{is:`line`}),i=L(r);return kt(()=>{if(!r&&i.current){let e=i.current.is===`lane`?`.tile[data-lane="${i.current.board}"] button`:`.bottom button`;document.querySelector(e)?.focus()}i.current=r},[r]),e.isTaken.value?Z(Ri,{}):Z(`div`,{class:`page link-${n.is}`,children:[!e.isEnrolled.value||n.is===`stopped`?Z(zi,{device:e,title:q(`judge-title`),code:t}):Z(M,{children:[Z(Ji,{judge:e}),Z(`main`,{children:r&&e.court.value?Z(va,{judge:e,panel:r}):Z(Ra,{judge:e})}),Z(Yi,{judge:e})]}),Z(Hi,{device:e}),Z(Gi,{device:e})]})}Nn(Object.assign({"../../../../protocol/messages/en/goodbye.ftl":e,"../../../../protocol/messages/en/judge.ftl":t,"../../../../protocol/messages/en/pages.ftl":n,"../../../../protocol/messages/en/play.ftl":r,"../../../../protocol/messages/en/shared.ftl":i})),document.title=q(`judge-title`),await Fr(`court-judge`,{software:`judge's page 1`},(e,t,n)=>new ki(e,t,n),(e,t)=>Z(Ga,{judge:e,code:t}));