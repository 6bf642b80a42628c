# The lines of the commands about events: pair, standings, check, rate and simulate.

## Files

events-not-read = could not read { $file }: { $why }
events-too-large = { $file } is larger than { $most } bytes: no report of an event is that long
events-not-written = could not write the answer: { $why }
events-standard-input = standard input

## event new

events-how-to-answer = Enter takes the answer in brackets, { $nothing } leaves it empty, and { $rest } takes all that are left.
events-no-answer = “{ $answer }” is not the answer that was expected: { $expected ->
    [number] a whole number
    [yes_or_no] yes or no
    [day] a day, such as 2026-11-21 or 21.11.2026
    [time] a time of day, such as 10:00
   *[choice] one of the numbers or words above
}
events-not-created = Nothing is created.

## pair

pair-name-the-file = name the report file
pair-numbers-wanted = --explain takes start numbers, not "{ $text }"
pair-two-numbers = --explain takes two numbers at most
pair-not-explained = --explain: { $refusal } of { $file }
pair-round = Round { $round }
pair-by-table = round { $round } of the Berger table (C.05 Annex 1)
pair-in-round = this pair is in the round
pair-other-colours = the two meet with the other colours: a round robin is paired by its table (C.05 Annex 1)
pair-not-in-round = not in this round: a round robin is paired by its table (C.05 Annex 1)
pair-team-without-opponent = team { $team } has no opponent in the lawful pairing
pair-without-opponent = has no opponent in this round
pair-with-opponent = has an opponent: a round robin is paired by its table (C.05 Annex 1)

## standings and check

standings-left-out = { $code } is left out: somebody has no rating
check-in-all = in all: { $summary }

## simulate

simulation-field = { $kind } is simulated with { $least } to { $most } competitors, not { $competitors }
simulation-own-rounds = { $kind } sets its own number of rounds: leave it out
simulation-rounds = { $rounds } rounds for { $competitors } competitors: 1 to { $most } can be paired
simulation-unknown-kind = unknown kind "{ $text }": one of { $kinds }
simulated-stopped = stopped: { $reason }
simulated-round = round { $round }: { $refusal }
simulated-table-row = place { $place }: team { $team }, { $match_points } match points, { $board_points } board points
simulated-team = team { $number }
simulated-board-points = { $higher } to { $lower } board points{ GIVEN($sprints_higher) ->
    [yes] , ChessSprints { $sprints_higher } to { $sprints_lower }
   *[no] {""}
}
simulated-games = { $games }{ GIVEN($sprint) ->
    [yes] , ChessSprint { $sprint }
   *[no] {""}
}
simulated-match = { $id }: { $higher } against { $lower }: { $score }; { GIVEN($winner) ->
    [yes] { $winner } wins
   *[no] nobody wins
}
simulated-place = place { $place }: { $name }
