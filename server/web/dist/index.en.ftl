
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


tournament-failed = The server says: { $why }
tournament-close = Close
tournament-nobody = nobody
tournament-system = { $system ->
    [recommended] as recommended
    [swiss] Swiss
    [round_robin] round robin
    [double_round_robin] double round robin
    [knockout] knockout
    [team_swiss] team Swiss
    [team_round_robin] team round robin
    [double_team_round_robin] double team round robin
    [team_knockout] team knockout
   *[league] league
}
tournament-name = { $id } · { GIVEN($what) ->
    [yes] { $what }
   *[no] { $kind }
}{ $final ->
    [yes] {" "}(finals)
   *[no] { "" }
}
tournament-group = Group { $letter }
tournament-bye = { $bye ->
    [pairing_allocated] pairing-allocated bye
    [full_point] full-point bye
    [half_point] half-point bye
    [free] free
   *[zero_point] absent
}


public-title = ChessRun court
public-needs = This page draws a live court and needs JavaScript. The same facts, as data: /api/v1/courts/1
public-demo-why = A demonstration: the moves are real games, the clocks and the runs are made up.
public-connecting = Connecting…
public-live = Live
public-lost = No connection for { $seconds } s. Clocks may be out of date; trying again.
public-stopped = This court has stopped: nothing more is recorded. It stood like this at the end.
public-no-court = Waiting for the court…
public-missing = { $kind ->
    [court] There is no such court here.
   *[board] There is no such board on this court.
}
public-which-line = At which line does this screen stand?
public-no-game = no game
public-courts = Courts
public-board = Board { $board }
public-round = Round { $round }
public-all-boards = All boards
public-to-move = to move
public-board-silent = board silent
public-start-unknown = start not known
public-phase = { $phase ->
    [waiting] not started
    [countdown] starting
   *[paused] paused
}
public-news = What happened
public-moves = Moves
public-no-moves = No moves yet.
public-number = No.
public-moves-not-reported = moves are not reported
public-chain-game = Game { $chain_game }
public-runs = { GIVEN($runs) ->
    [yes] { $runs ->
        [one] { $runs } run made
       *[other] { $runs } runs made
    }
   *[no] runs are not reported
}
public-credits = Piece drawings: Colin M. L. Burnett (GPL-2.0-or-later). Free software, GPL-3.0-or-later.


public-view = { $view ->
    [boards] Boards
    [above] Court
    [results] Results
    [event] Event
   *[news] News
}
public-views = Views
public-notices = Worth a look
public-of-finished = of { $games } finished
public-running = running
public-in-the-round = in the round
public-stands = stands at the line
public-stands-for = { GIVEN($fault) ->
    [yes] { $name } stands at the line: { fault }
   *[no] { $name } stands at the line
}
public-owes-stop = { $name }: { $seconds } s at the line
public-due = { $seconds } s due
public-low = { $name } has { $left } left
public-claims = { side } claims
public-clocks-stopped = clocks stopped
public-wins = wins
public-go = GO
public-metres = { GIVEN($metres) ->
    [yes] { $metres } m
   *[no] –
}
public-results = Results
public-result = Result
public-find = Find a player
public-nobody = { $everywhere ->
    [yes] Nobody on any court is called “{ $name }”.
   *[no] Nobody on this court is called “{ $name }”.
}
public-about = What is ChessRun?
public-flip = Flip the boards
public-coordinates = Coordinates
public-mark = { $mark ->
    [ticking] clock runs
    [crossed] crossing reported
    [estimated] place estimated
   *[stands] stands ten seconds
}
public-sleeps = This screen may switch itself off. Set the device to keep it on.
public-no-news = Nothing has happened yet.
public-usual = { $lines ->
    [one] { $lines } move or run
   *[other] { $lines } moves and runs
}
public-follow = Follow { $name }
public-followed = You follow { $name }
public-against = against { $name }
public-marks-of = { public-runs }, { public-metres } · { $served ->
    [0] no penalty served
    [one] { $served } penalty served
   *[other] { $served } penalties served
}{ $illegal ->
    [0] { "" }
    [one] {" "}· { $illegal } illegal move
   *[other] {" "}· { $illegal } illegal moves
}
public-not-up-to-date = No connection: this is not up to date.


public-now = { $then ->
    [yes] then:
   *[no] now:
}
public-steps = Steps through the game
public-step = { $to ->
    [Home] first position
    [ArrowLeft] one move back
    [ArrowRight] one move on
   *[End] last position
}
public-past-position = earlier position
public-scale = { TIME($ms) }
public-thinking = time of the move
public-running-time = run after it
public-difference = { $ahead ->
    [white] White has { $time } more
   *[black] Black has { $time } more
}
public-pace = { side }'s run: { SECONDS($mean) } s on average, { SECONDS($best) } s at best
public-delayed = shown { $seconds } s later
public-ways = This board
public-flip-board = Flip
public-pgn = PGN
public-earlier = Games of earlier rounds
public-share = Link
public-run-heading = Running and penalties
public-distance = Distance run
public-mean-run = A run on average
public-best-run = Fastest run
public-stood = Stood at the line
public-clock-from-penalties = Clock time from penalties
public-seconds = { SECONDS($ms) } s
public-incidents = What happened in this game


about-lead = Chess and running at once: two players, one board, one clock, and fourteen metres to the line after every move.
about-title = { $part ->
    [court] A court of boards
    [run] Move, press, run
    [clocks] The clock does not wait
    [penalty] Ten seconds at the line
    [claim] Stop and claim
   *[win] The end
}
about-text = { $part ->
    [court] The boards stand on the middle line of a basketball court. Each player has a lane behind him, and a line at its end.
    [run] After a move the player presses the clock, runs to his line, crosses it with both feet and comes back: 28 metres. Then he may move again.
    [clocks] His opponent thinks while he runs. If the opponent moves first, the runner’s own clock runs until he is back and has moved.
    [penalty] A player who turned before the line stands still behind it for ten seconds at his next run.
    [claim] A player who sees an illegal move stops the clocks and claims. A referee rules: the opponent gets a minute more, and a second illegal move loses.
   *[win] Checkmate wins, and so does the opponent’s fallen flag. A draw is offered with a card on the board; each player has two.
}
about-marks = How to read the court
about-watch = Watch the court
about-play = Play Speed chess on one phone


public-event-which = Event
public-event-parts = Parts of the event
public-event-part = { $part ->
    [pairings] Pairings
    [standings] Standings
    [timetable] Timetable
   *[medals] Medals
}
public-event-rounds = Rounds
public-event-tournaments = Tournaments
public-event-category = Category
public-event-everybody = Everybody
public-event-loading = Loading…
public-event-nothing = There is nothing here yet.
public-event-no-pairings = No pairing is published yet.
public-event-held-back = The results are kept back until they are announced.
public-event-changed = Bold: changed since the version before.
