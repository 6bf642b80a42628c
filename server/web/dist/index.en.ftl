
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


pages-locale = en-GB
pages-decimal = .
pages-direction = ltr
pages-language = Language
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


public-title = ChessRun court
public-noscript = This page draws a live court and needs JavaScript. The same facts, as data: /api/v1/courts/1
public-demo-why = A demonstration: the moves are real games, the clocks and the runs are made up.
public-connecting = Connecting…
public-live = Live
public-lost = No connection for { $seconds } s. Clocks may be out of date; trying again.
public-stopped = This court has stopped: nothing more is recorded. It stood like this at the end.
public-no-court = Waiting for the court…
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
public-where = { $at ->
    [behind_line] behind the line
    [at_board] at the board
    [outward] running out
    [homeward] running home
   *[away] away
}
public-ticker = What happened
public-moves = Moves
public-no-moves = No moves yet.
public-number = No.
public-moves-not-reported = moves are not reported
public-chain-game = Game { $chain_game }
public-runs = { $runs ->
    [one] { $runs } run made
   *[other] { $runs } runs made
}
public-credits = Piece drawings: Colin M. L. Burnett (GPL-2.0-or-later). Free software, GPL-3.0-or-later.

public-position = { $label }. White: { $whites }. Black: { $blacks }.
public-piece-on = { piece } { $square }


public-owes = { $owed ->
    [nothing] owes no run
    [correction] owes a correction
    [runs] owes { public-runs-owed }
    [take_back] { public-takes-back }
   *[both] owes a correction and { public-runs-owed }
}
public-runs-owed = { $half ->
    [0] { public-full-runs }
   *[other] a half run{ $full ->
        [0] { "" }
       *[other] { " " }and { public-full-runs }
    }
}
public-full-runs = { $full ->
    [1] a run
   *[other] { $full } runs
}
public-takes-back = { GIVEN($touched) ->
    [yes] takes back, moves { $touched }
   *[no] takes back
}


public-loser = { $result-by ->
    [white] { black }
   *[black] { white }
}
public-ended = { pages-score }, { $result ->
    [won] { $by ->
        [resignation] { public-loser } resigned
        [flag_fall] { public-loser }'s flag fell
        [flag_declared] { public-loser }'s flag was down first
        [illegal_moves] { public-loser }'s second illegal move
        [illegal_move] { public-loser }'s illegal move
        [king_left_in_check] { public-loser } left his king in check
        [forfeit] { public-loser } did not come in time
        [red_cards] { public-loser }'s third red card
       *[other] { termination }
    }
   *[other] { termination }
}


ticker-paired = paired
ticker-counting = 3, 2, 1 …
ticker-aborted = the countdown was stopped
ticker-started = GO!
ticker-annulled = the start was made void
ticker-paused = stopped by a referee
ticker-resumed = GO!
ticker-moved = { NUMBERED($ply) } { $san }
ticker-crossed = { side } crossed the line
ticker-run-made = { GIVEN($took) ->
    [yes] { side } is back after { SECONDS($took) } s
   *[no] { side } is back
}
ticker-moved-before-run = { side } moved before the run was made
ticker-illegal = { GIVEN($uci) ->
    [yes] { side }: illegal move { $uci }
   *[no] { side }: illegal move
}
ticker-take-back-owed = { side } { public-takes-back }
ticker-limit-reached = { GIVEN($points-white) ->
    [yes] the limit is reached: { $points-white } to { $points-black } points
   *[no] the limit is reached
}
ticker-arranged = { $invited_by ->
    [white] White invited; the time is agreed
   *[black] Black invited; the time is agreed
}
ticker-flag-fell = { side }'s flag fell
ticker-ended = { public-ended }
ticker-retracted = corrected
ticker-called = { side }: { fault } called
ticker-call-voided = a call was taken back
ticker-stop-began = { $again ->
    [yes] { side } begins the ten seconds again
   *[no] { side } stands behind the line
}
ticker-stop-served = { side } is free again
ticker-lapsed = { side }: { $penalties } not served any more
ticker-cards-shown = { side } is shown the cards so far
ticker-chain-game-drawn = game { $chain_game } is drawn, { termination }; the next one follows
ticker-draw-offered = { side } offers a draw
ticker-draw-refused = { side } refuses the draw
ticker-claimed = { side } claims: { claim }
ticker-claim-ruled = { $upheld ->
    [yes] { side }'s claim is upheld
   *[no] { side }'s claim is rejected
}
ticker-taken-back = { side }'s move is taken back
ticker-corrected = { side } has corrected it
ticker-time-given = { side }'s clock: { SIGNED($time) }
ticker-clock-set = the clocks were set
ticker-position-set = the position was corrected
ticker-players-set = the players were corrected
ticker-sealed = { pages-score } is sealed
ticker-result-corrected = the result is corrected to { pages-score }
ticker-clocks-stopped = { side } stopped both clocks
ticker-end-stands = { claim }, if both say so
ticker-confirmed = { side } confirms
ticker-disputed = { side } disputes { claim } ({ record-of-claim })
ticker-agreed = { pages-agreement }
ticker-settled = { $stands ->
    [yes] { claim } stands (SP-{ $points })
   *[no] { claim } does not stand (SP-{ $points })
}
ticker-declared = { side } declares: { piece }
ticker-ran-out = for the record: { $fell ->
    [both] both flags fell at once
    [first] { side }'s flag fell first
   *[only] { side }'s flag had fallen
}
ticker-stale = { $stale ->
    [yes] the board fell silent
   *[no] the board is back
}


public-view = { $view ->
    [boards] Boards
    [above] Court
    [results] Results
   *[ticker] News
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
public-clocks-stopped = clocks stopped
public-wins = wins
public-go = GO
public-metres = { $metres } m
public-results = Results
public-result = Result
public-find = Find a player
public-nobody = Nobody on this court is called “{ $name }”.
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


public-steps = Steps through the game
public-step = { $to ->
    [Home] first position
    [ArrowLeft] one move back
    [ArrowRight] one move on
   *[End] last position
}
public-past-position = This is an earlier position.
public-thinking = time of the move
public-running-time = run after it
public-difference = { $ahead ->
    [white] White has { $time } more
   *[black] Black has { $time } more
}
public-pace = { side }'s run: { SECONDS($mean) } s on average, { SECONDS($best) } s at best
public-past-heading = As known then
public-past-at = { $time } after GO
public-past-now = as known now
public-delayed = shown { $seconds } s later
public-ways = This board
public-flip-board = Flip
public-pgn = PGN
public-share = Link
public-run-heading = Running and penalties
public-distance = Distance run
public-mean-run = A run on average
public-best-run = Fastest run
public-stood = Stood at the line
public-time-lost = Clock time lost by penalties
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
