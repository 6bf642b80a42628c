# Pairings of a round and their reasons, refusals of pairings, and the pairing checker.

## Reasons of a pairing

why-natural = The opponents follow the natural order of the score group { $bracket } (art. 3.3).
why-instead = By the natural order { $of } would meet { $natural }, but:{ against }
why-instead-of-nobody = By the natural order { $of } would have no opponent in the score group, but:{ against }
why-moved-down = { $person } moves down from the score group { $from }; with an opponent there:{ against }
against = { GIVEN($against) ->
    [yes] {" "}{ $against }
   *[no] {""}
}
why-colours = { $person } has had { GIVEN($had) ->
    [yes] { $had }
   *[no] no game
} and is due { $due ->
    [white] White
    [black] Black
   *[none] neither colour
}{ $strength ->
    [mild] , mildly
    [strong] , strongly
    [absolute] , absolutely
   *[none] {""}
}.
why-colours-by = { $rule ->
    [both_preferences] Both get the colour they are due
    [stronger_preference] The stronger preference decides
    [last_difference] Equal preferences, so the colours of their last difference are exchanged
    [higher_ranked] Equal preferences after the same colours, so the higher ranked gets his
   *[lot] Neither is due a colour, so the lot and the number of the higher ranked decide
} (art. { $article }).
why-lowest-score = { $person } has the bye: { $score } points is the lowest score that leaves everybody else an opponent (C5, art. 2.3).
why-not-the-bye = { $person }{ GIVEN($level) ->
    [yes] , of the same score,
   *[no] {""}
} cannot have it:{ against }
why-stands = this is the pairing of the rules.
why-other-colours = the rules pair them too, but with White for { $white } and Black for { $black }.{ because }
because = { GIVEN($because) ->
    [yes] {" "}{ $because }
   *[no] {""}
}
why-have-met = they have met (C1, art. 2.1).
why-kept-apart = the event keeps them apart.
why-same-colour = both must have the same colour and neither is a topscorer (C3, art. 2.1).
why-bye-before = he has had a bye or won without playing (C2, art. 2.1).
why-no-bye = everybody has an opponent: an even number is paired.
why-worse = { $criterion } (art. { $article }) would be worse{ GIVEN($bracket) ->
    [yes] {" "}in the bracket of { $bracket }
   *[no] {""}
}: { criterion }{ GIVEN($ours) ->
    [yes] : { $ours } in the pairing, { $yours } otherwise
   *[no] {""}
}.
why-later = that is as good by every criterion, but the rules take the pairing that comes first in their order (bracket of { $bracket }, art. { $article }){ GIVEN($ours) ->
    [yes] : { $ours } in the pairing, { $yours } otherwise
   *[no] {""}
}.
why-other-opponents = the lawful pairing has other opponents.
why-not-to-be-paired = the pairing of the rules leaves this player out.
why-no-legal-pairing = the rules leave no lawful pairing.
why-by-table = The table of the round robin has this match in round { $round }.
why-free-by-table = The table of the round robin has no match in round { $round }.
why-by-bracket = The bracket has this match of seed { $higher } against seed { $lower }.
why-by-team-swiss = The team Swiss gave these opponents.
why-of-teams = { $because }.
why-away = Away: { $bye ->
    [full_point] a full point
    [half_point] half a point
   *[zero_point] no point
}.
why-by-hand = The organiser changed this by hand ({ $reason }). The rules say:
why-changed-since = Results or entries have changed since this round was paired: the rules would pair it otherwise now.
explained-board = Board { $board }: { $pair }
explained-pair = { $white } ({ $white_score }) has White against { $black } ({ $black_score }), in the bracket of { $bracket }.
explained-not-compared = { $players } more of this score are not compared here.

## The criteria of the Dutch system (C.04.3 art. 2)

criterion = { $criterion ->
    [C1] no rematch
    [C2] who may have the bye
    [C3] no two with the same absolute colour preference
    [C4] everybody else remains pairable
    [C5] the score of the player with the bye
    [C6] the number of downfloaters
    [C7] the scores of the downfloaters
    [C8] the number and scores of downfloaters of the next bracket
    [C9] the unplayed games of the player with the bye
    [C10] topscorers or opponents with a colour difference beyond two
    [C11] topscorers or opponents with one colour three times running
    [C12] players without the colour they are due
    [C13] players without a colour they are strongly due
    [C14] residents who float down as they did last round
    [C15] opponents of moved-down players who float up as they did last round
    [C16] residents who float down as they did two rounds ago
    [C17] opponents of moved-down players who float up as they did two rounds ago
    [C18] score differences of moved-down players who floated down last round
    [C19] score differences of those who float up as they did last round
    [C20] score differences of moved-down players who floated down two rounds ago
   *[C21] score differences of those who float up as they did two rounds ago
}

## Values that are compared

compared-scores = { GIVEN($scores) ->
    [yes] { $scores }
   *[no] none
}
compared-next = { $count }{ GIVEN($scores) ->
    [yes] {" "}(with { $scores })
   *[no] {""}
}
compared-differences = { $floaters ->
    [0] { compared-scores }
    [one] { compared-one-moves-on }{ compared-more }
   *[other] { compared-many-move-on }{ compared-more }
}
compared-one-moves-on = moves on
compared-many-move-on = { $floaters } move on
compared-more = { GIVEN($scores) ->
    [yes] , { $scores }
   *[no] {""}
}
compared-pair = { $one } meets { $other }
compared-moved-down-meet-residents = moved-down players meet residents
compared-everybody-has-an-opponent = everybody has an opponent
compared-one-has-none = one player has none
compared-moved-down = among the moved-down players paired are { numbered-or-nobody }
compared-leaders = among the higher of their pairs are { numbered-or-nobody }
numbered-or-nobody = { GIVEN($numbers) ->
    [yes] { $numbers }
   *[no] nobody
}

## Refusals of a Swiss round

swiss-no-lawful-pairing = round { $round } has no lawful pairing: { $reason }
swiss-event-over = all { $rounds } rounds of the event have been paired
swiss-result-missing = the game of { $white } and { $black } in round { $round } has no result yet
swiss-nobody-to-pair = nobody is to be paired in round { $round }
swiss-rounds-unknown = the number of rounds is not announced (record 142 or XXR)
swiss-initial-colour-unknown = the colour drawn by lot before round 1 is not recorded (record 152 or XXC)
swiss-acceleration-needs-halves = acceleration needs a win worth two draws and a loss worth nothing
swiss-not-to-be-paired = { $number } is not among those to be paired in round { $round }
swiss-same-player = { $number } cannot meet himself
unpairable-no-bye = the number of players is odd and none of them may have the bye (C2)
unpairable-alone = { $number } has no opponent left whom he may meet (C1, C3)
unpairable-somebody = every pairing leaves a player without an opponent (C1 to C4)

## Round robins and other systems

round-robin-too-few = a round robin needs at least 2 competitors, { $competitors } given
round-robin-too-many = a round robin takes at most { $most } competitors, { $competitors } given
round-robin-over = all { $rounds } rounds of the round robin have been paired
not-paired-here = "{ $system }" (record 192) is not a system that is paired from a report file

## The team Swiss (C.04.6)

team-swiss-no-teams = the event has no teams (records 013 or 310)
team-swiss-rounds-unknown = the number of rounds is not known (record 142 or XXR)
team-swiss-all-rounds-paired = all { $rounds } rounds have been paired
team-swiss-unknown-system = "{ $system }" (record 192) is not a team Swiss that this program knows
team-swiss-result-missing = team { $team } has a match without a result
team-swiss-nobody-to-pair = no team is to be paired in round { $round }
team-swiss-not-to-be-paired = team { $team } is not among those to be paired in round { $round }
team-swiss-same-team = team { $team } cannot meet itself
team-swiss-no-bye-possible = no team can have the bye: each is barred from it (C2) or needed as an opponent
team-swiss-no-legal-pairing = the teams cannot all be paired with teams they have not met (C1)
team-colours-initial-colour = 4.3.1: neither team has played, so the first-team's number and the initial colour decide
team-colours-only-preference = 4.3.2: only one team has a colour preference
team-colours-both-preferences = 4.3.3: the two preferences fit
team-colours-only-strong = 4.3.4: only one preference is strong
team-colours-difference = 4.3.5: the lower colour difference has White
team-colours-last-different = 4.3.6: colours change from when they last differed
team-colours-first-team = 4.3.7: the first-team's preference
team-colours-first-team-alternates = 4.3.8: the first-team alternates
team-colours-other-alternates = 4.3.9: the other team alternates
team-comparison-lawful = this pair is in the lawful pairing
team-comparison-colours-reversed = the two meet with colours reversed: { $because }
team-comparison-impossible = not lawful: { $because }
team-comparison-worse = worse by { $criterion }: { $proposed } instead of { $lawful }
team-with-bye = team { $team } (score { $score }, { $played } matches played)
team-impossible-have-met = C1: team { $first } and team { $second } have met, or the event keeps them apart
team-impossible-others = C3: with this pair the other teams cannot all be paired
team-impossible-no-bye = every team has an opponent: an even number is paired
team-impossible-bye-before = C2: team { $team } has had the bye or won without playing
team-impossible-without = C3: without team { $team } the others cannot all be paired
team-criterion-bye = the bye (3.4)
team-criterion-c4 = C4, the number of upfloaters
team-criterion-c5 = C5, the scores of the upfloaters
team-criterion-c6 = C6, upfloaters left for the following scoregroup
team-criterion-c7 = C7, upfloaters that floated last round
team-criterion-sets = the order of the sets of upfloaters (3.5.4)
team-criterion-c8 = C8, teams without the colour they prefer
team-criterion-c9 = C9, teams without the colour they strongly prefer
team-criterion-c10 = C10, opponents of upfloaters that floated last round
team-criterion-order = the order of the pairings (3.6.3)
team-described = team { $team } ({ $score } { team-score-unit }, { GIVEN($had) ->
    [yes] had { $had }
   *[no] no match yet
})
team-score-unit = { $unit ->
    [match] MP
   *[game] GP
}
team-match = { $white } has White against { $black }: { $colours }
team-bye = { $team } has no opponent: of the teams that may have the bye (C2) and without which the others can be paired, it has the lowest score, then the most matches played, then the largest number (3.4)
team-pulled-up = Scoregroup: team { $team } is pulled up to the teams with { $score }, which need { $needs } (C4) with scores { $scores } (C5); the next scoregroup is left to need { $next_needs } (C6), { $floated } floated last round (C7), and of such sets it is the first by number (3.5.4)
team-natural = Opponents: the first in the order of the pairings (3.6.3), upper half against lower by number
team-instead = Opponents: by the order of the pairings (3.6.3) team { $of } would meet team { $natural }, but this is { $against }

## The pairing checker: unlawful pairings

unlawful-met-before = C1: { $one } and { $other } met before, in round { $round }
unlawful-kept-apart = C1: { $one } and { $other } are kept apart by the event
unlawful-second-bye = C2: { $number } must not have the bye again
unlawful-colours-clash = C3: { $one } and { $other } must both have the same colour
unlawful-not-paired = { $number } is not paired correctly: each has one opponent, and at most one has the bye
unlawful-worse = { $criterion }: { $played } where { $possible } is possible; lawful: { $lawful }
unlawful-criterion = { $criterion } ({ criterion }){ GIVEN($bracket) ->
    [yes] {" "}in the bracket of { $bracket }
   *[no] {""}
}
unlawful-later = equal by all criteria, but decided by { $rule }; lawful: { $lawful }
unlawful-order = art. { $article } in the bracket of { $bracket }: { $played } as played, { $possible } as lawful
unlawful-wrong-colours = { $white } and { $black } should have the other colours, by { $rule }
unlawful-colours-article = art. { $article }
unlawful-colours-of-teams = C.04.6 art. { $because }
unlawful-not-by-table = the table pairs { $expected }; { $played } was played
table-nobody-with = nobody with { $number }
table-nothing = nothing
league-nothing-after = nothing after match day { $day }
league-game-in = a game in round { $round }
league-line-up = a line-up of { $players }
league-line-up-of-six = a line-up of six of team { $team } on match day { $day }
league-nobody-with = nobody with team { $team } on match day { $day }
league-fixture = team { $home } at home against team { $away } on match day { $day }
league-nothing-by = nothing by team { $team }
league-other-opponent = team { $team } against team { $other }
league-at-the-venue-of = the match at the venue of team { $team }
league-printed-game = { nobody-or-white }-{ nobody-or-black } ({ $printed } of team { $home } at home and team { $away })
nobody-or-white = { GIVEN($white) ->
    [yes] { $white }
   *[no] nobody
}
nobody-or-black = { GIVEN($black) ->
    [yes] { $black }
   *[no] nobody
}
league-game = { $player } { $colour ->
    [white] with white{" "}
    [black] with black{" "}
   *[none] {""}
}{ GIVEN($opponent) ->
    [yes] against { $opponent }
   *[no] nobody
}

## The pairing checker: standings

misplaced-list = { $reason }
misplaced-place = { $number } has the stated place { $stated }; by { $list } the place is { $lawful }
misplaced-no-place = { $number } has no stated place; by { $list } the place is { $lawful }
misplaced-level = { $numbers } are level by { $list } and stated on places { $stated }: they share place { $lawful }, or have { $lawful } to { $last } one each
misplaced-board-points = { $number } has { $stated } stated board points; the results give { $lawful }
misplaced-season-length = a season of { $teams } teams has { $lawful } rounds, { $announced } are announced
misplaced-points = { $number } has { $stated } stated points; the results give { $lawful }
misplaced-points-only = { $list } (points only; no list is stated)
not-judged-system = pairings of "{ $system }" (record 192) are not checked
not-judged-rounds = more rounds than a double round robin has
not-judged-running = the event is not over
not-judged-results-missing = results are missing
not-judged-no-places = no places are stated
check-round = round { $round }: { $verdict }
check-standings = standings: { $verdict }
check-lawful = lawful
check-not-lawful = not lawful: { $fault }
check-not-judged = not judged: { $reason }
check-by-points-only = lawful by points only; no list is stated (record 202 or 212)
check-summary = rounds: { $lawful } lawful, { $not_lawful } not lawful, { $not_judged } not judged; standings: { $standings ->
    [lawful] lawful
    [not_lawful] not lawful
   *[not_judged] not judged
}
check-nothing-judged = nothing was judged

## Lists of tie-breaks

tie-breaks-none = the list of tie-breaks is empty: expected codes such as PTS,BH/C1,BH
tie-breaks-buchholz = { $code } is a Buchholz, which is forbidden where the pairings were set before the start
tie-breaks-of-teams = { $code } is for teams, and the event has none
tie-breaks-unfit-lot = the lot ({ $drawn }) is not drawn among exactly those who share a place

## Tie-breaks in words, and the columns of a league

tie-break = { $name ->
    [MP] Match points
    [MPTS] Match points
    [GP] Game points
    [GPTS] Game points
    [PTS] Points
    [DE] Direct encounter
    [EDE] Extended direct encounter
    [WIN] Number of wins
    [WON] Games won over the board
    [BWG] Games won with Black
    [BPG] Games played with Black
    [PS] Progressive score
    [REP] Rounds elected to play
    [STD] Standard points
    [BH] Buchholz
    [FB] Fore Buchholz
    [AOB] Average of opponents' Buchholz
    [SB] Sonneborn-Berger
    [EMMSB] Sonneborn-Berger: match points against opponents with their match points
    [EMGSB] Sonneborn-Berger: game points against opponents with their match points
    [EGMSB] Sonneborn-Berger: match points against opponents with their game points
    [EGGSB] Sonneborn-Berger: game points against opponents with their game points
    [KS] Koya system
    [SSSC] Score strength combination
    [RTNG] Rating
    [TPN] Pairing number
    [ARO] Average rating of opponents
    [TPR] Tournament performance rating
    [PTP] Perfect tournament performance
    [APRO] Average of opponents' tournament performance ratings
    [APPO] Average of opponents' perfect tournament performances
    [BC] Board count
    [TBR] Top board results
    [BBE] Bottom board elimination
    [P] Matches played
    [W] Matches won
    [D] Matches drawn
   *[L] Matches lost
}{ $score ->
    [MP] { " " }(match points)
    [GP] { " " }(game points)
   *[none] { "" }
}{ $cut ->
    [C1] , without the lowest value
    [C2] , without the two lowest values
    [M1] , without the highest and the lowest value
    [M2] , without the two highest and the two lowest values
   *[none] { "" }
}

## Finals

match-final = final
match-third-place = third-place match
match-semi-final = semi-final { $number }
match-quarter-final = quarter-final { $number }
match-round-of = round of { $places }, match { $number }
due-game = game { $number }
due-colour-choice = the choice of colour
due-sprint = the ChessSprint
due-ruling = the referee's ruling
duel-match-decided = it is already decided
duel-not-due = it waits for { $due }, not for { $given }
duel-sprint-not-drawn = a ChessSprint ends only with a winner: a drawn game starts the next one
duel-not-in-match = seed { $seed } does not play in it
duel-unknown-board = it has no board { $board } here: boards are 1 to { $boards }
duel-board-decided = board { $board } already has its result
knockout-unknown-match = the bracket has no { $id }
knockout-not-ready = the { $id } does not have two competitors yet, or is a walkover
knockout-duel = the { $id } refuses the input: { $refusal }
bracket-empty = a knockout needs at least 1 competitor, none given
bracket-too-many = a knockout takes at most { $most } competitors, { $competitors } given

## Events, divisions and teams

programme-too-few = an event needs at least 2 competitors, { $competitors } entered
programme-empty = a programme needs at least one phase
programme-after-knockout = nothing can follow a knockout: its places are final
programme-too-many-finalists = { $finalists } finalists are more than the { $competitors } competitors
programme-too-many-rounds = a Swiss of { $rounds } rounds cannot be paired with { $competitors } competitors: nobody meets an opponent twice
division-not-pro = the Pro Division needs a CR-ELO of { $least } or more at the close of entries, { GIVEN($rating) ->
    [yes] the player has { $rating }
   *[no] the player is unrated
}
division-born-after-event = someone born in { $born } cannot play in an event of { $year }
division-unknown = "{ $text }" is not a division: expected Pro, U8 to U20, M20 to M75, M80+, G8 to G20, W20 to W75 or W80+
line-up-named-twice = { $player } is named twice: a player has one board
line-up-not-a-member = { $player } does not belong to the team
line-up-too-many = { $named } players are named for { $boards } boards
league-match-unknown-round = a league match has rounds 1 to { $rounds }, not { $round }
league-match-unknown-board = a round of a league match has boards 1 to { $boards }, not { $board }
league-match-already-recorded = round { $round }, board { $board } already has its result
season-no-such-fixture = team { $home } has no home match against team { $away } in this season
season-already-recorded = the match of team { $home } at home against team { $away } already has its result
season-match-unfinished = the match of team { $home } at home against team { $away } has games without a result
season-incomplete-lots = a draw of lots names every team of the season once
season-lots-needed = lots must decide who of the teams { $tied } qualifies
season-too-many-places = { $places } places for { $teams } teams
intramural-too-many = an Intramural round robin takes at most { $most } players, { $players } given
intramural-no-such-match = { $white } does not have White against { $black } in this event
intramural-already-recorded = the match of { $white } against { $black } already has its result

## Ratings and titles

rate-pooled = game { $games } towards a first rating
rate-first-rating = first rating
unrated-forfeit = a forfeit is never rated
unrated-one-side-never-moved = a game counts only once both sides have moved
unrated-opponent-unrated = a game against an unrated player is not rated
unrated-mismatch = a gap of 600 points or more with a player above 2600 is not rated
rating-no-such-account = account { $account } is not in this ledger of { $accounts } accounts
rating-against-oneself = account { $account } cannot play against itself
sprint-chain-empty = a ChessSprint chain has at least one game
sprint-chain-played-on = game { $game } of the ChessSprint chain was won, so no game can follow it
sprint-chain-undecided = the last game of the ChessSprint chain is a draw: it continues until a game is won
no-legends-not-world-championship = only a World Championship makes legends
no-legends-not-finished = the World Championship is not finished
tie-breaks-unknown = "{ $text }" is not a tie-break: expected { $expected }
