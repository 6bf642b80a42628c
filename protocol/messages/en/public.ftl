# The spectators' page.

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

# a position for screen readers
public-position = { $label }. White: { $whites }. Black: { $blacks }.
public-piece-on = { piece } { $square }

## What a player owes

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

## Results with their reasons

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

## Lines of the ticker, by the kind of event

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

## The round, and players worth a look

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

## A board's page

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

## What is ChessRun?

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
