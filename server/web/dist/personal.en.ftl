
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


desk-not-created = the event is not created yet
desk-already-created = the event is created already
desk-finished = the event is over: open it again first
desk-not-finished = the event is not over
desk-not-yours = this is not for you to do ({ $act })
desk-stale = somebody else has changed { $subject ->
    [plan] the plan
    [entries] the entry list
    [entry] this player
    [team] this team
    [tournament] this tournament
    [round] this round
    [match] this match
    [game] this game
    [protest] this protest
   *[held] this held result
} since you looked ({ $changed }): look again
desk-field = { $field ->
    [reason] reason
    [protest] protest
    [ruling] ruling
    [link] link
    [moves] moves
   *[name] name
}
desk-bad-text = the { desk-field } is blank or holds a character that nobody sees
desk-too-long = the { desk-field } is longer than { $max } characters
desk-bad-plan = "{ $found }" is not possible for { $setting ->
    [name] the event's name
    [city] the city
    [federation] the federation: expected three letters at most
    [season] the season: expected a few characters, such as 2026/27
    [site] the site of online matches: expected a short name, such as lichess.org
    [days] the days: expected in order, each once
    [starts] the start of a day: expected minutes of the day
    [categories] a category: expected a short code
    [rounds] the number of rounds: expected 1 to 99
    [tie_breaks] a tie-break: expected a code such as BH/C1
    [finalists] the number of finalists: expected none or 2 to 1024
    [base] the time of each player: expected more than 0 and a day at most
    [increment] the increment: expected an hour at most
    [round_minutes] the minutes of a round: expected 1 to 1440
    [boards] the boards of a court: expected 1 to 12
    [courts] the courts: expected each once
    [ticks] the ticks at check-in: expected short names, and those in use must stay
    [prizes] a prize: expected a place and a few words
    [first_game] the number of the first game: expected a whole number from 1
   *[format] the format: teams do not compete by categories
}
desk-no-such-person = { $person } is not on the entry list
desk-no-such-team = there is no team { $team }
desk-no-such-tournament = there is no tournament { $tournament }
desk-no-such-round = tournament { $tournament } has no round { $round } yet
desk-no-such-match = there is no match { $match_no }
desk-no-such-game = the event has no game { $game }
desk-no-such-protest = there is no protest { $protest }
desk-no-such-held = there is no held result { $held }
desk-no-such-tick = there is no tick { $tick }: the plan names { $ticks }
desk-no-such-board = the plan has no board { $board } on court { $court }
desk-already-entered = { $person } is entered already
desk-team-already-entered = team { $team } is entered already
desk-in-another-team = { $person } plays for team { $team }
desk-named-twice = { $person } is named twice
desk-bad-rating = { $rating } is no rating for { $person }: expected 1 to { $most }, or nothing for an unrated player
desk-category-not-played = the category "{ $category }" of { $person } is not played in this event
desk-no-tournament-for = no tournament takes { $person } by his category
desk-plays-already = { $person } plays in tournament { $tournament } already
desk-late-entries-over = late entries are possible up to round { $until }, and not once all rounds are paired
desk-already-withdrawn = { $person } has withdrawn already
desk-not-withdrawn = { $person } has not withdrawn
desk-team-already-withdrawn = team { $team } has withdrawn already
desk-byes-used = { $person } has had the { $most } half-point byes that a player may ask for
desk-no-bye-in-round = no bye can be asked for in round { $round }
desk-not-asked = { $person } has no bye in round { $round }
desk-too-late-for-bye = round { $round } is paired, or the player was not there yet
desk-only-pairing-gives = only the pairing gives this bye
desk-check-in-not-open = the check-in is not open
desk-check-in-open = the check-in is open already
desk-entries-closed = the entries are closed
desk-entries-open = the entries are open
desk-begun = tournament { $tournament } has begun, or others rest on it
desk-too-few = at least two players or teams are needed, and there { $competitors ->
    [0] is none
    [one] is one
   *[other] are { $competitors }
}
desk-category-too-small = { GIVEN($categories) ->
    [yes] the category { $categories } has
   *[no] without a category is
} one player alone ({ $competitors }): give the player another category, let all categories play one tournament, or withdraw the player
desk-too-many = { $competitors } competitors are more than the { $most } that are possible
desk-not-as-numbered = the list does not name every competitor of tournament { $tournament } once
desk-numbers-fixed = the start numbers of tournament { $tournament } stay since round { $round } was paired
desk-bad-tie-break = "{ $code }" is no tie-break for this tournament
desk-not-for-this-system = tournament { $tournament } has a system in which this does not exist
desk-not-twice = { $competitor } cannot be there twice
desk-not-in-tournament = { $competitor } does not play in tournament { $tournament }
desk-club-unknown = nobody of club { $club } plays in this tournament
desk-crossing-needs-groups = { $groups } groups cannot be crossed: expected 2, 4, 8 … groups and the first two of each
desk-not-final = tournament { $tournament } is not finished
desk-changes-finals = this changes who plays in the finals, or in which order: take the finals back first, tournament { $tournament } in its settings, and make them again
desk-finals-made = the finals are made already: tournament { $tournament }
desk-lots-needed = lots must decide in tournament { $tournament } among { $tied }: draw them in its standings
desk-nothing-shared = nobody shares a place in tournament { $tournament }
desk-colour-not-drawn = the colour for round 1 of tournament { $tournament } is not drawn
desk-colour-drawn = tournament { $tournament } has begun: its colour stays
desk-results-missing = round { $round } of tournament { $tournament } lacks results ({ $games })
desk-results-held = a court reported another result than the one that counts in round { $round } of tournament { $tournament } ({ $games }): decide first which of them counts
desk-seen-elsewhere = this was decided from record { $seen }, and the event has { $last } here: it is the view of another server. Load it anew
desk-matches-undecided = matches of tournament { $tournament } are not decided ({ $matches })
desk-all-paired = all { $rounds } rounds of tournament { $tournament } are paired
desk-no-legal-pairing = the rules leave no lawful pairing of round { $round } of tournament { $tournament }: too many have met, or are kept apart by the settings. Lower the number of rounds in the settings, or let a group meet
desk-nobody-to-pair = nobody is to be paired in round { $round } of tournament { $tournament }
desk-acceleration-needs-halves = acceleration in tournament { $tournament } needs a win worth two draws and a loss worth nothing
desk-bad-team-system = "{ $code }" is no team Swiss that this program knows
desk-draft-open = round { $round } of tournament { $tournament } is a draft: publish it or take it back first
desk-changes-open = round { $round } of tournament { $tournament } is being changed by hand: end that first
desk-changes-not-open = round { $round } of tournament { $tournament } is not being changed by hand
desk-not-last-round = round { $last } follows round { $round } of tournament { $tournament } already
desk-already-published = round { $round } of tournament { $tournament } is published: change it instead
desk-not-published = round { $round } of tournament { $tournament } is not published
desk-nothing-to-publish = round { $round } of tournament { $tournament } is published as version { $version } and has not changed
desk-unplaced = some have neither an opponent nor a bye: { $competitors }
desk-placed = { $competitor } has an opponent: take the match apart first
desk-have-met = { $white } and { $black } have met
desk-kept-apart = { $white } and { $black } are to be kept apart
desk-reason-needed = a reason is needed
desk-game-begun = game { $game } has begun or has a result
desk-no-courts = the plan has no courts
desk-nothing-laid = no published game without a result is laid on a court: publish the round and lay its games first
desk-board-taken = board { $board } of court { $court } has game { $game }, which is being played
desk-court-gap = records of court { $court } are missing: the desk has them up to { $cursor }, these begin after { $after }
desk-result-there = game { $game } has another result: correct it instead
desk-no-result = game { $game } has no result
desk-same-result = game { $game } has this result
desk-game-withdrawn = the desk has taken game { $game } back
desk-board-empty = a player is missing in game { $game }: it is forfeited
desk-choose-after-pairing = round { $round } of tournament { $tournament } is paired already: choose to { $usual ->
    [keep] keep it (usual, as a game of it has begun), to pair it anew, or to pair it anew from a score group down
   *[repair_all] pair it anew (usual, as no game of it has begun), to pair it anew from a score group down, or to keep it
}
desk-nothing-paired-after = nothing that could be paired anew follows in tournament { $tournament }
desk-rests-on-it = match { $match_no } rests on the result of game { $game } and has begun
desk-not-in-knockout = game { $game } of a knockout cannot end like this
desk-sprint-not-drawn = a drawn ChessSprint leads to another game: enter the times of game { $game } instead
desk-not-a-sprint = game { $game } is no ChessSprint
desk-not-due = match { $match_no } does not wait for this
desk-not-in-match = { $competitor } does not play in match { $match_no }
desk-already-ruled = this has been decided already
desk-not-upheld = only a protest that is upheld leads to a correction (protest { $protest })
desk-not-a-member = { $person } does not belong to team { $team }
desk-in-no-team = { $person } plays for no team
desk-too-few-players = team { $team } needs { $boards } players and has { $players }
desk-too-many-players = { $named } players are named for { $boards } boards
desk-line-up-there = team { $team } has sealed its line-up for match { $match_no }
desk-line-ups-open = the line-ups of match { $match_no } are open
desk-match-played = match { $match_no } has results already
desk-not-online = match { $match_no } is not played online
desk-outside-window = this is outside the window of match { $match_no }
desk-window-ends-first = the window ends before it begins
desk-hour-runs = the hour of match { $match_no } runs
desk-bad-time = no calendar and no clock has this time
desk-not-your-game = { $person } does not play game { $game }
desk-no-link = the link is no address on the web: expected https:// and a host, without a user or blanks
desk-nothing-reported = nobody has reported a result of game { $game }
desk-other-result = the result of game { $game } is another one by now: look at it again
desk-protests-open = a player has { $max } open protests about this already; wait for the ruling
desk-own-report = the opponent confirms the result of game { $game }
desk-disputed = the result of game { $game } is disputed: a referee decides
desk-before-deadline = the opponent may answer the report of game { $game } until its deadline: enter the result if you decide it
desk-held-back = the results of tournament { $tournament } are not announced yet
desk-nothing-held-back = the results of tournament { $tournament } are public


register-event = { GIVEN($name) ->
    [yes] “{ $name }”
   *[no] event { $event }
}
register-one-already = both numbers are one already
register-both-entered = both are entered in { register-event }: one person would play twice there
register-still-in = this person still plays or has a game to play in { register-event }, leads a team there or is of its crew. Let the player withdraw and enter his results, change the team or the crew, or finish the event first
register-rehearsal-runs = a rehearsal is running with its own copy of the register: end it first
register-too-many-persons = more than { $limit } persons at once: enter them in several parts
register-person-name = { $fault ->
    [too_long] a name is longer than { $fault-max } characters
    [blank] a person needs a name
   *[unseen] a name holds the character { CODE_POINT($fault-unseen) }, which nobody sees
}
register-not-born = { $found } is no date of birth: a day that the calendar has, and that has come, was expected
register-no-name = a club needs a name
register-name-taken = another club is called { $name }: merge the two instead


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


personal-title = My games
personal-needs = A player's page needs JavaScript. Without it, look at the pairings on the wall.
personal-gone = This link is not valid (any more). Ask the organiser for a new one.
personal-link = { $standing ->
    [live] Up to date at { $at }
    [connecting] { GIVEN($at) ->
        [yes] Asking the server; this page is of { $at }
       *[no] Asking the server…
    }
   *[down] { GIVEN($at) ->
        [yes] No connection: this page is of { $at }
       *[no] No connection
    }
}{ $waits ->
    [0] { "" }
    [one] {" "}· { $waits } request is not sent yet: keep this page open
   *[other] {" "}· { $waits } requests are not sent yet: keep this page open
}
personal-link-spoken = { $standing ->
    [live] Connected
    [connecting] Connecting
   *[down] No connection: this page may be old
}
personal-no = No
personal-out = The pairing of round { $round } is out.
personal-seen = Seen
personal-sound = { $on ->
    [yes] Sound is on
   *[no] Sound when a pairing is out
}
personal-sound-why = The phone sounds, buzzes and flashes only while this page is open and the screen is on.
personal-next = Next game
personal-now = Your game
personal-no-next = { $state ->
    [finished] The event is over.
    [withdrawn] You have withdrawn from the event.
   *[waits] No pairing for you is out yet.
}
personal-round = { $part ->
    [0] Round { $round }, ChessSprint
    [1] Round { $round }
   *[other] Round { $round }, part { $part }
}
personal-board = Court { $court }, board { $board }{ $wave ->
    [1] { "" }
   *[other] {" "}(wave { $wave })
}
personal-no-board = Board not known yet
personal-end = at { line-of } of this lane
personal-against = against { $opponent }
personal-when = Time: { $at }
personal-started = Started at { $at }
personal-choose-colour = Choose your colour for the ChessSprint
personal-window = To be played from { $from } to { $to }
personal-challenge = { GIVEN($site) ->
    [yes] Challenge { $handle } on { $site }
   *[no] Challenge { $handle }
}{ GIVEN($own) ->
    [yes] { "; " }you play as { $own }
   *[no] { "" }
}
personal-site = Played on { $site }
personal-hour = { $own ->
    [yes] { $opponent ->
        [yes] The hour runs.
       *[no] You are ready. The hour runs once your opponent is, too.
    }
   *[no] { $opponent ->
        [yes] Your opponent is ready. The hour runs once you start it.
       *[no] The hour has not started. It runs once both of you start it.
    }
}
personal-start-hour = Start the hour
personal-agree = Time proposed to the opponent
personal-agree-send = Propose the time
personal-proposed = { $own ->
    [yes] You proposed { $at }. It counts once your opponent agrees.
   *[no] Your opponent proposes { $at }.
}
personal-agree-to = Agree to this time
personal-claimed = { $own ->
    [yes] You reported { $score }.
   *[no] { $opponent } reported { $score }.
} { $disputed ->
    [yes] This is disputed: a referee decides.
   *[no] { $own ->
        [yes] It counts once { $opponent } confirms it, or by itself at { $deadline }.
       *[no] Is it right?
    }
}
personal-answer = Answer to the reported result
personal-confirm = It is right
personal-dispute = Dispute the result
personal-dispute-why = The organiser is told that the result is wrong, and a referee decides. Dispute it?
personal-report = Result
personal-outcome = { $outcome ->
    [won] I won
    [lost] I lost
   *[drawn] Draw
} ({ $score })
personal-game-link = Link to the game, if there is one
personal-choose = Choose
personal-report-send = Report the result
personal-report-why = You report: { $outcome }. Is that right?
personal-report-other = Report another result
personal-pgn = or the PGN of the game, as the site writes it out
personal-pgn-send = Report by the PGN
personal-standing = Standing
personal-no-place = No results are announced yet.
personal-place = Place { $rank } of { $of }{ GIVEN($points) ->
    [yes] , points: { $points }
   *[no] { "" }
}
personal-rating = Rating
personal-rating-line = { GIVEN($rating) ->
    [yes] { $rating }
   *[no] unrated
}; rated games: { $games }, points: { $points }{ GIVEN($opponents) ->
    [yes] , average of opponents { $opponents }
   *[no] { "" }
}
personal-results = Results
personal-no-results = No game of yours has a result yet.
personal-runs = runs: { $runs }
personal-away = Byes and absences
personal-bye-in = Round { $round }: { $bye }
personal-cancel = Cancel
personal-ask-bye = Bye or absence
personal-ask = Ask for it
personal-protests = Protests
personal-protest = Protest
personal-protest-about = About
personal-protest-filed = You dispute this result: see the protests.
personal-disputed = The result is disputed.
personal-game = Round { $round } against { $opponent }
personal-no-game = no game
personal-file = File the protest
personal-ruling = { $upheld ->
    [yes] Upheld
   *[no] Not upheld
}: { $text }
personal-no-ruling = No ruling yet
personal-withdraw = Withdraw from the event
personal-withdraw-why = You are not paired any more. Only the organiser can take this back. Withdraw?
personal-withdraw-yes = Withdraw
personal-line-up = Line-up for round { $round } against team { $opponent }
personal-named = { $named } of { $boards } named
personal-seal = Seal the line-up
personal-seal-why = A sealed line-up stays as it is, and nobody sees it before line-ups are opened. Seal it?
personal-sealed = Sealed. Nobody else sees it before line-ups are opened.
personal-done = { $act ->
    [dispute] The result is disputed.
    [confirm] The result is confirmed.
    [report] The result is reported.
    [colour] The colour is chosen.
    [hour] You have started the hour.
    [time] The time is proposed.
    [agree] The time is agreed.
    [ask] It is entered in the list.
    [cancel] It is cancelled: you play.
    [protest] The protest is filed.
    [withdraw] You have withdrawn.
   *[seal] The line-up is sealed.
}
