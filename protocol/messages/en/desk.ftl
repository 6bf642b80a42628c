# Refusals of the event desk.
#
# A key is a family and the code of a variant (desk-already-entered). Persons, teams and competitors
# are arguments by number, which whoever shows a message replaces with names.

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

## Refusals of the register

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
