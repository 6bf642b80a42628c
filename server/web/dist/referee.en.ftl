
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
    [organiser] organiser
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
position-in-words = { $label }. White: { $whites }. Black: { $blacks }.
piece-on = { piece } { $square }
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
    [yes] , with { SQUARES($claim-uci) }
   *[no] { "" }
}
record-of-claim = { GIVEN($record) ->
    [yes] { $record ->
        [yes] by the court's record it is so
       *[no] by the court's record it is not so
    }
   *[no] the court's record cannot tell
}
card = { $shown ->
    [caution] caution
   *[red] red card
}
offence = { $offence ->
    [loss_of_contact] loss of contact
   *[bent_knee] bent knee
}

score = { $result ->
    [won] { $result-by ->
        [white] 1–0
       *[black] 0–1
    }
    [drawn] ½–½
   *[both_lost] 0–0
}
whereabouts = { $at ->
    [behind_line] behind the line
    [at_board] at the board
    [outward] running out
    [homeward] running home
    [away] away
   *[unknown] place not known
}
owes = { $owed ->
    [nothing] owes no run
    [correction] owes a correction
    [runs] owes { runs-owed }
    [take_back] { takes-back }
   *[both] owes a correction and { runs-owed }
}
runs-owed = { $half ->
    [0] { full-runs-owed }
   *[other] a half run{ $full ->
        [0] { "" }
       *[other] { " " }and { full-runs-owed }
    }
}
full-runs-owed = { $full ->
    [1] a run
   *[other] { $full } runs
}
tap = { $tap ->
    [joined] one of two equal calls
    [card] card
    [stopwatch] stopwatch
   *[call] call
}
sanction = { $sanction ->
    [stop] 10 s stop
    [note] noted only
    [warning] warning
    [give_opponent] +{ TIME($sanction-time) } to the opponent
    [take_time] -{ TIME($sanction-time) } off his clock
   *[loss_of_game] loss of the game
}
with-cost = { GIVEN($sanction) ->
    [yes] , { sanction }
   *[no] { "" }
}
agreement = { $on ->
    [first_flag] { $on-side ->
        [white] { white }'s flag fell first
       *[black] { black }'s flag fell first
    }
    [no_flag_before] no flag was down before that punch
    [result] { agreed-result }
   *[play_on] the game goes on
}
agreed-result = { $on-result ->
    [won] { $on-result-by ->
        [white] White wins
       *[black] Black wins
    }
    [drawn] draw
   *[both_lost] both lose
}
moved = { NUMBERED($ply) } { $san }
takes-back = takes the move back and { GIVEN($touched) ->
    [yes] moves the piece on { $touched }
   *[no] makes another one
}


said-paired = game paired
said-taken-off = game taken off the board
said-counting = countdown: 3, 2, 1
said-aborted = countdown stopped
said-started = GO
said-annulled = start annulled
said-paused = game paused
said-resumed = GO: the game goes on
said-moved = { moved }{ GIVEN($left) ->
    [yes] { " " }({ SHOWN($left) } left)
   *[no] { "" }
}
said-crossed = { side } crossed the line
said-run-made = { $presumed ->
    [yes] { side }'s run, presumed
   *[no] { side } is back{ GIVEN($took) ->
        [yes] { " " }after { SECONDS($took) } s
       *[no] { "" }
    }
}
said-moved-before-run = { side } moved before the run (CR-4.2-2)
said-illegal = { side }: illegal move{ GIVEN($uci) ->
    [yes] { " " }{ SQUARES($uci) }
   *[no] { "" }
}
said-take-back-owed = { side } { takes-back } (IM-3-5)
said-taken-back = { side }'s move { MOVE_NUMBER($ply) } is taken back
said-limit-reached = match limit reached{ GIVEN($points-white) ->
    [yes] : White { $points-white }, Black { $points-black } points
   *[no] , points not known
}
said-arranged = { $invited_by ->
    [white] { white } invited; the time is agreed
   *[black] { black } invited; the time is agreed
}
said-flag-fell = { side }'s flag fell
said-ended = { score }, { termination }
said-retracted = earlier lines are taken back
said-called = { side }: { fault }{ with-cost }{ GIVEN($rule) ->
    [yes] { " " }({ $rule })
   *[no] { "" }
}
said-call-voided = { tap } annulled
said-stop-began = { $again ->
    [yes] { side } left the stop early and begins it again
   *[no] { side } stands behind the line
}
said-stop-served = { side } is free: { $penalties } served
said-lapsed = { $penalties ->
    [one] { side }: one penalty not served, lapsed (CR-4.3-5)
   *[other] { side }: { $penalties } penalties not served, lapsed (CR-4.3-5)
}
said-cards-shown = { side } is shown the cards so far
said-chain-game-drawn = game { $chain_game } drawn, { termination }; the next one follows (CR-4.7-3)
said-draw-offered = { side } offers a draw{ GIVEN($cards) ->
    [yes] { $cards ->
        [one] , 1 card left
       *[other] , { $cards } cards left
    }
   *[no] { "" }
}
said-draw-refused = { side } refused the draw
said-claimed = { side } claims: { claim }
said-claim-ruled = { $upheld ->
    [yes] { side }'s claim upheld
   *[no] { side }'s claim rejected
}
said-corrected = { side } corrected it
said-time-given = { side }'s clock: { SIGNED($time) }
said-clock-set = clocks set{ GIVEN($left-white) ->
    [yes] : { white } { SHOWN($left-white) }{ GIVEN($left-black) ->
        [yes] , { black } { SHOWN($left-black) }
       *[no] { "" }
    }
   *[no] { GIVEN($left-black) ->
        [yes] : { black } { SHOWN($left-black) }
       *[no] { "" }
    }
}
said-position-set = position corrected
said-players-set = players corrected
said-sealed = result sealed: { score }
said-result-corrected = sealed result corrected{ GIVEN($was) ->
    [yes] { " " }from { was } to { result }
   *[no] { " " }to { result }
}
said-clocks-stopped = { side } stopped both clocks
said-end-stands = the board shows { claim }: both have to confirm it
said-confirmed = { GIVEN($side) ->
    [yes] { side } confirms
   *[no] Both confirm
}
said-disputed = { side } disputes { claim } ({ record-of-claim })
said-agreed = Both agree: { agreement }
said-settled = { $stands ->
    [yes] accepted: { claim } (SP-{ $points })
   *[no] rejected: { claim } (SP-{ $points })
}
said-declared = { side } declares: { piece }
said-ran-out = for the record: { $fell ->
    [both] both flags fell at once
    [first] { side }'s flag fell first
   *[only] { side }'s flag had fallen
}
said-stale = { $stale ->
    [yes] no reports any more
   *[no] reports again
}


pages-locale = en-GB
pages-decimal = .
pages-direction = ltr
pages-not-started = This page has not started. Either the server is out of reach, or this browser is too old: Chrome { $chrome }, Firefox { $firefox }, Safari { $safari } and later ones are new enough. Nothing that this device has kept is lost.
pages-language = Language
pages-theme = Colours
pages-theme-is = { $theme ->
    [light] Light
    [dark] Dark
    [sunlight] Sunlight
   *[none] As the device
}
pages-demo = DEMO
pages-rehearsal = REHEARSAL
pages-player = { GIVEN($name) ->
    [yes] { $name }
   *[no] Player { $player }
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
pages-past-heading = As known then
pages-past-at = { $answer ->
    [awaited] { $time } after GO …
    [missing] { $time } after GO: no answer, shown: { $drawn }
   *[had] { $time } after GO
}
pages-past-now = as known now



seen-placed = { SQUARES($uci) } placed
seen-moved = { SQUARES($uci) } moved
seen-pressed = { side } pressed
seen-crossed = { said-crossed }
seen-claimed = { said-claimed }
seen-draw-refused = { said-draw-refused }
seen-clocks-stopped = { said-clocks-stopped }
seen-confirmed = { said-confirmed }
seen-agreed = { said-agreed }
seen-declared = { said-declared }
seen-returned = { side } is back
seen-touched = { side } touched a piece
seen-fault = { side }: { fault }{ with-cost }{ with-instant }
with-instant = { GIVEN($back) ->
    [yes] , { back }
   *[no] { "" }
}
back = { $back ->
    [ago] { TIME($back-time) } before
   *[after_ply] on the run after half-move { $back-ply }
}
seen-walk-card = { side }: { card } for { offence }
seen-stopped = { side } stands behind his line
seen-left-stop = { side } left his stop early
seen-corrected = { said-corrected }
seen-draw-card = { side } placed a draw card
seen-draw-accepted = { side } accepted the draw
seen-draw-agreed = Both agreed to a draw
seen-resigned = { side } resigned
seen-flag-seen = The flag of { side } was seen down
seen-chief-called = The head referee is called to the board
seen-clock-set = { GIVEN($to_set) ->
    [yes] The clock on the table was set: { $to_set }
   *[no] The clock on the table was set
}
seen-read = The clock on the table was read: White { read-white }, Black { read-black }
read-white = { GIVEN($reading-left-white) ->
    [yes] { CLOCK($reading-left-white) }
   *[no] not
}
read-black = { GIVEN($reading-left-black) ->
    [yes] { CLOCK($reading-left-black) }
   *[no] not
}
seen-disputed = { side } disputes it
seen-exchanged = { side }'s pawn on { $square } exchanged: { piece }
seen-withdrawn = { side } took the move back
seen-reminded = { side } reminded the opponent to punch
seen-interfered = { interference }


ask-arrange = time of { game } arranged
ask-pair = { $games-n ->
    [one] 1 game paired
   *[other] { $games-n } games paired
}
ask-take-off = { $games-n ->
    [one] 1 game taken off
   *[other] { $games-n } games taken off
}
ask-ready = { $ready ->
    [yes] { boards } ready
   *[no] { boards } not ready
}
ask-check = { boards }: { GIVEN($side) ->
    [yes] { side }, { item } { finding }
   *[no] { item } { finding }
}
item = { $item ->
    [electronic_clock] electronic clock
    [table_width] table's width
    [no_backrest] no backrest
    [board_and_pieces] board and pieces
    [endorsed_clock] endorsed clock
    [standing] room to stand
    [captured_pieces] captured pieces
    [shoes] shoes
   *[dress] dress
}
to-look-at = to look at: { $items }
ask-waive = { board }: { failed } waived ({ $reason })
failed = { GIVEN($side) ->
    [yes] { side }: { item-failed }
   *[no] { item-failed }
}
ask-show-cards = { said-cards-shown }
ask-start = 3, 2, 1, GO for { boards }
ask-go = GO by voice for { boards }
ask-abort = countdown of { boards } stopped
ask-annul = start of { boards } annulled ({ $reason })
ask-pause = { boards } stopped ({ $reason })
ask-enter-result = result entered: { result }
ask-seal = { GIVEN($results) ->
    [yes] seal of { $results }
   *[no] { $games-n ->
        [one] 1 result sealed
       *[other] { $games-n } results sealed
    }
}
ask-correct-result = sealed result corrected to { result } ({ $reason })
ask-replace = { side }: { fault } in place of { $call }
ask-split = split of { $call }
ask-set-clock = { GIVEN($times) ->
    [yes] clocks set: { $times } ({ $reason })
   *[no] clocks set: { set-times } ({ $reason })
}
set-times = White { set-white }, Black { set-black }
set-white = { GIVEN($left-white) ->
    [yes] { CLOCK($left-white) }
   *[no] as it is
}
set-black = { GIVEN($left-black) ->
    [yes] { CLOCK($left-black) }
   *[no] as it is
}
claims-stand = { $n ->
    [one] 1 claim
   *[other] { $n } claims
}
clock-would-be = { GIVEN($then) ->
    [yes] { side } { $now } -> { $then }
   *[no] { side } stays at { $now }
}
clocks-would-be = { board }: { $first }, { $second }{ to-move }
to-move = { GIVEN($to_run) ->
    [yes] , { to-run } to move
   *[no] { "" }
}
ask-set-position = position set ({ $reason })
ask-set-players = players corrected ({ $reason })
ask-rule-result = result ruled, { result } ({ $reason })
ask-answer = { GIVEN($as) ->
    [yes] answered “{ $as }”: { $question }
   *[no] answer to { $question }: { answer }
}
ask-void = { $fact } annulled ({ $reason })
ask-set-evidence = the board reports { evidence }
evidence = { $evidence ->
    [table] nothing; { ruling-clock }
    [presses] presses; { ruling-clock }
   *[moves] moves; { ruling-clock }
}
ruling-clock = { $clock ->
    [court] the court's clock rules
   *[table] the table's clock rules
}


said-placed = { side } placed { SQUARES($uci) }
said-pressed = { seen-pressed }
said-noted = { GIVEN($side) ->
    [yes] { side }: { $note }
   *[no] { $note }
}
said-read = clock reads { $times }
said-asked = to decide: { $question }
said-answered = decided: { $answer }
said-evidence-set = { ask-set-evidence }
said-ready = { $ready ->
    [yes] ready
   *[no] not ready
}
said-joined = the same call once more
said-walk-card = { seen-walk-card } (CR-4.6-2)
said-checked = { GIVEN($side) ->
    [yes] { side }:{ " " }
   *[no] { "" }
}{ $passed ->
    [yes] { item } in order
   *[no] { item-failed }
} ({ $rule })
said-waived = { failed } ({ $rule }) waived
said-set-on-clock = the clock on the table is as ruled
said-result-entered = { ask-enter-result }
said-chief-called = { seen-chief-called }
said-exchanged = { side }'s pawn exchanged: { piece }
said-withdrawn = { seen-withdrawn }
said-interfered = { interference }
runs-made = { $n ->
    [one] { $n } run
   *[other] { $n } runs
}
illegal-made = { $n } illegal
served = { $n } served
cards-shown = { $cautions ->
    [one] 1 caution, { $reds } red
   *[other] { $cautions } cautions, { $reds } red
}
points = { $n } points
draw-cards = { $n } draw cards
line-of-log = { $is_taken_back ->
    [yes] (taken back) { $said }
   *[no] { $said }
}
question-decided = decided: { $answer } ({ $question })
yes-or-no = { $answer ->
    [yes] yes
    [confirm] yes
   *[other] no
}
edit = { $question ->
    [results_differ] enter the result
    [proposed_times] other times
    [set_clock] type what it reads
    [clock_differs] type what it reads
    [flag_expected] type what it reads
    [left_stop_again] call another cost
   *[other] look at the board
}
recovered = { $records ->
    [one] 1 record; { was-away }
   *[other] { $records } records; { was-away }
}
was-away = { $in_doubt ->
    [yes] away { LASTED($away) } by the clock of the machine, which was started anew{ of-courts }
   *[no] away { LASTED($away) }{ of-courts }
}
of-courts = { GIVEN($courts) ->
    [yes] ; { $courts }
   *[no] { "" }
}
recovered-court = { GIVEN($round) ->
    [yes] { court }, round { $round }: { $over } over, { $running } running{ gone-on }
   *[no] { court }: no games
}
gone-on = { $running ->
    [0] { "" }
   *[other] { $stand ->
        [0] , which went on
       *[other] { $went_on ->
            [0] { $running ->
                [1] , which stands
               *[other] , which all stand
            }
           *[other] { $stand ->
                [1] , of which { $went_on } went on and 1 stands
               *[other] , of which { $went_on } went on and { $stand } stand
            }
        }
    }
}
rounds = { $rounds-n ->
    [one] round { $rounds }
   *[other] rounds { $rounds }
}
round-file = { $why }
round-no-pairing = { $file } has no [[pairing]] for the courts it is to be put on
round-names-not-kept = the players' names could not be kept: { $why }
round-names-unread = the players' names could not be read, so no court was asked: { $why }
round-no-answer = no answer within { $seconds } s, and it may still take its games: put the round on again, which changes nothing where they are on
round-court-stopped = the court has stopped
round-line = { court }: { $told }.
round-put-on = { GIVEN($ruling) ->
    [yes] { rounds } on { boards } put on. { $ruling }
   *[no] { rounds } on { boards } put on
}
round-there-already = { rounds } on { boards } is there already
round-taken-off = { boards }: games that the desk has changed or decided are taken off
round-other-game = { nothing-put-on }{ game } of the file is another than { game } on { board }, which has other players, clocks or rules{ $more ->
    [0] { "" }
   *[other] , and { $more } more
}
round-over = { nothing-put-on }{ rounds } on { boards } is over: round { $now } has begun there
round-game-elsewhere = { nothing-put-on }{ game } is on { board } of { court } already: lay it there again at the desk, or end it there
round-games-moved = { nothing-put-on }games that the desk has laid elsewhere are still here ({ boards }): lay them back at the desk, or rule their results here and seal them
round-games-withdrawn = { nothing-put-on }games that are not in the pairing any more are still here ({ boards }): rule their results and seal them; the desk holds these results until they are set aside
round-game-players = { nothing-put-on }{ game } on { board } has other players or colours than at the desk: correct its players here, or the pairing at the desk
nothing-put-on = { $nothing ->
    [yes] nothing was put on:{ " " }
   *[no] { "" }
}
started-again = The server was started again: { $recovered }.
disk-full-what-to-do = THE SERVER'S DISK IS FULL: start nothing new, finish what runs, free space there
copy-failed = NO SAFETY COPY in { $folder }: { copy-why }. Play goes on.
copy-why = { $kind ->
    [gone] it is not there (has the stick been pulled out?)
    [full] the disk is full
    [forbidden] the disk lets nothing be written
   *[other] { $why }
}


verb-split = Split: two calls that were taken for one
verb-void = Annul
verb-card = Card for a walker
verb-show-cards = Show cards to all
verb-waive = Waive a failed item
verb-read-clock = Clock reading
verb-go = GO (you counted aloud)
verb-annul = Annul the start
verb-rule-result = Rule a result
verb-correct-result = Correct a result
verb-set-clock = Set the clocks
verb-set-position = Set the position
verb-set-players = Correct players
verb-set-evidence = Board reports
verb-deny = Send away
verb-assign = Give it a duty
verb-hand-over = Hand its duty over
verb-revoke = Shut out: end its enrolment


being-asked = Asking the court ...
no-preview = No link: the effect cannot be shown. It is ruled when it arrives.
nothing-would-change = Nothing that is shown changes.
against-the-record = The court says otherwise: { $record }.
not-ended = { $phase ->
    [waiting] This game is not started
    [countdown] This game is not started
    [paused] This game is paused, not ended
   *[running] This game is still running
}: an entry ends it only with a second referee's. “{ verb-rule-result }” ends it.
ended-otherwise = The court says otherwise: it ended { score }, { termination }.
no-time-left = { side }'s clock would show 0:00.
screen-of-court = { $missing ->
    [0] { court } as it is
    [one] { court } 1 record behind
   *[other] { court } { $missing } records behind
}
screen-in-full = { GIVEN($shows) ->
    [yes] Its screen: { $shows }
   *[no] It does not say what its screen shows.
}



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


judge-court = court
judge-go-to-court = go to { court }
judge-cancel = Cancel
judge-undo = Undo
judge-go = GO
judge-go-unheard = GO?


judge-answers = { $buzzes ->
    [yes] A press flashes the edge of the screen. It may also buzz, and beep.
   *[no] A press flashes the edge of the screen. It may also beep; this phone cannot buzz.
}
judge-answers-by = { $answers ->
    [sound] Sound
    [buzz] Buzz
   *[none] Flash only
}


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


judge-told-call = { fault }, { $name } ({ side })
judge-told-moved = was lane { $lane }: { fault }
judge-told-taken-back = taken back: { $what }
judge-taken-back-reason = taken back by the judge


judge-seen-draw-card = { GIVEN($cards) ->
    [yes] Draw card placed ({ $cards } left)
   *[no] Draw card placed
}
judge-claims = Claims: { claim }
judge-claims-own-flag = Claims: his own flag is down
judge-exchanged = Pawn on { $square } exchanged: { piece }
judge-declares = Declares: { piece }


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


judge-title = Line judge
judge-needs = The judge's page needs JavaScript. Without it, call the head referee by hand.


judge-relieved-why = Relieved: another phone has your lanes. Nothing is called from here until the head referee gives this one a duty again.


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


judge-of-lane = lane { $lane }, { $what }


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


judge-announced = Claims a draw of the position
judge-announced-move = The move he announces, if it is not made (g1f3)
judge-not-a-move = Not a move: write the two squares, such as g1f3, and a7a8q for a new queen.


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


judge-no-result = No game is paired here.


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
    [too_long] is longer than { $fault-max } characters
    [blank] is blank
   *[unseen] holds the character { CODE_POINT($fault-unseen) }, which nobody sees
}: it must be one line of at most { $most } characters that can be seen
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
