# The spectators' page.

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

## The round, and players worth a look

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

## A board's page

# before the words about a player, while the board shows an earlier position
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

## An event

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
