# What was found and what was expected in input files: report files (TRF), tables (CSV) and lists.

## A fault and its place. Lines and columns count from 1

input-fault = { $file }:{ $line }: { GIVEN($last) ->
    [yes] columns { $first }-{ $last }
   *[no] column { $first }
}: found { $found }, expected { $expected }

## The text of a file

found-text = "{ $text }"
found-nothing = nothing
found-end-of-file = the end of the file
found-utf-16 = the byte order mark of a UTF-16 file
found-not-utf-8 = the byte { $byte }, which is not UTF-8
found-control-character = the control character '{ $character }'
expected-utf-8 = text saved as UTF-8
expected-text = text
expected-fixed-columns = text in fixed columns, filled with blanks

## Tables

found-empty-table = an empty table
found-open-quotation = a quotation mark without its partner
found-cells = { $cells ->
    [1] 1 cell
   *[other] { $cells } cells
}
found-no-column = no column "{ $column }"
found-nothing-in-column = nothing in column "{ $column }"
found-text-in-column = "{ $text }" in column "{ $column }"
found-no-rows = a header without players
expected-header = a header line with the columns { $columns }
expected-known-column = one of the columns { $columns }
expected-new-column = a column that the header does not have yet
expected-closing-quotation = a quotation mark that closes the quotation
expected-cells = { found-cells }, as in the header
expected-rows = one line per player after it

## Tables of players and games

expected-id = an id
expected-new-id = an id that line { $line } does not have
expected-listed-id = the id of a player on the list
expected-birth-year = the year of birth, such as 1990
expected-birth-year-or-nothing = a year of birth of four digits, or nothing
expected-rating-or-nothing = a rating from 1 to { $most }, or nothing if unrated
expected-whole-rating = a rating in whole points, or nothing if unrated
expected-sex-or-nothing = f, m or nothing
expected-choice = open, pro or nothing
expected-other-entry = an entry that the rules allow: { $refusal }
expected-other-player = another player than White
expected-game-result = 1-0, 0-1, 1/2, +/- or -/+, with * if one side never moved
expected-event-number = the number of the event
expected-new-game = a game that line { $line } does not have; games of one day that are alike are numbered in a column "game"

## Days

expected-day = a day that exists, as YYYY/MM/DD, of the years 1900 to 2200
expected-short-day = a day that exists, as YY/MM/DD
expected-days-in-order = days in order: the event is to run from { $start } to { $end }
expected-day-after-birth = a day not before { $year }, the year of birth of { $player }
expected-day-after-line = a day not before { $day } of line { $line }: the games in the order played
expected-day-after-round = a day not before { $day } of round { $round }

## Records and fields of report files

expected-player-record = at least one player (a record 001)
expected-record-code = a record's code of three digits or capitals and a blank
expected-one-record = one such record; line { $line } is the first
expected-blanks = blanks between the fields
expected-number = { $meaning ->
    [count] a number
    [start_number] a start number
    [opponent] an opponent's number
    [team] a team's number
    [fide_number] a FIDE number
    [rating] a rating
    [place] a place
   *[round] a round
} from { $least } to { $most }
expected-points = points with at most one decimal, such as 5.5
expected-points-symbol = one of W D L A P X
expected-rounds-at-most = at most { $most } rounds
expected-rounds-stated = { $rounds } rounds, as another record states
expected-colour-drawn = { $white } or { $black }, the colour drawn before round 1
expected-colour-stated = { $colour ->
    [white] white
   *[black] black
}, as another record states

## Players

expected-player-name = the player's name
expected-sex = m or w
expected-birth = a date of birth from 1900 on that exists, as YYYY/MM/DD with 00 for what is unknown
expected-own-number = a number of its own; line { $line } has this one already
expected-round-colour = the colour w, b or -
expected-no-colour = - for a round without opponent
expected-paired-colour = the colour w or b of a paired game
expected-bye = one of the byes U, F, H or Z, since there is no opponent
expected-result = one of the results 1 = 0 W D L + -, since there is an opponent

## Teams

expected-team-name = the team's name
expected-new-team-name = the name of a team that no other record has
expected-new-team-number = a number that no other team has
expected-free-player = a player who is in no other team
expected-forfeit-signs = +- or -+ or --
expected-board-colours = the colours of the boards, such as WBWBWB

## Pairing

expected-new-number = a number that the record does not name yet: nobody meets himself
expected-two-numbers = two numbers at least, of those who must not meet
expected-new-virtual-points = a player whose virtual points are not stated yet
expected-last-number = a number not below { $first }
expected-last-round = a round not before round { $first }
expected-asked-bye = one of the byes F, H or Z
expected-free-competitor = a competitor whom no other record has in round { $round }

## Points awarded by a referee

expected-abnormal-kind = one of the results W D L A P X F H U Z, or points for a bonus or penalty
expected-abnormal-points = points with their decimal, such as 1.5 or -0.5, and then the round
expected-abnormal-round = the round, after match points and points
expected-abnormal-record = points, the round and whom they concern, such as 299 0.0 -1.0 3 12
expected-abnormal-numbers = the round and then the numbers of those concerned

## Records that do not agree with each other

found-himself = number { $player } against himself
found-opponent = opponent { $opponent }
found-opponent-in-round = opponent { $opponent } in round { $round }
found-same-colour = { $colour ->
    [white] white
   *[black] black
} for { $player } and for { $opponent } in round { $round }
found-results = { $result } for { $player } and { $other } for { $opponent } in round { $round }
found-win = a win
found-draw = a draw
found-loss = a loss
found-unrated-win = an unrated win
found-unrated-draw = an unrated draw
found-unrated-loss = an unrated loss
found-forfeit-win = a forfeit win
found-forfeit-loss = a forfeit loss
found-no-result = no result
found-bye = a bye
found-fide-number = the FIDE number { $number }
found-birth = a birth in { $year }
found-pairing = a pairing of round { $round }
expected-player-number = the number of a player (a record 001)
expected-team-number = the number of a team (a record 310 or 013)
expected-other-number = another player's number
expected-mutual-opponent = an opponent whose own record names { $player }; that of { $opponent } names { GIVEN($other) ->
    [yes] { $other }
   *[no] nobody
}
expected-both-colours = one white and one black
expected-fitting-results = results that fit together
expected-birth-before-event = a year not after { $year }, in which the event begins
expected-announced-round = a round up to { $rounds }, as announced
expected-announced-rounds = at most the { $rounds } rounds announced
expected-round-robin-rounds = at most { $most } rounds, those of a round robin of { $competitors }
expected-earned-points = { $points }, which the results of { $rounds } rounds are worth
expected-match-points = { $points }, the match points of { $rounds } rounds

## Records of teams that do not agree with those of the players

found-forfeit-played = a forfeited match in round { $round }, though { $player } of team { $team } has played against { $opponent }
found-forfeit-pending = a forfeited match in round { $round }, though { $player } of team { $team } is to play against { $opponent }
found-forfeit-other-team = a forfeited match in round { $round }, though { $player } of team { $team } was paired with { $opponent }, who is not of team { $other }
found-forfeit-won = a forfeited match in round { $round }, though { $player } of team { $team } won without playing
found-forfeit-bye = a forfeited match in round { $round }, though { $player } of team { $team } had the bye
found-team-bye = the bye of team { $team } in round { $round }
found-team-bye-opponent = the bye of team { $team } in round { $round }, though its { $player } has { $opponent }
found-team-bye-forfeit = the bye of team { $team } in round { $round }, though it has team { $opponent } there
found-team-bye-again = the bye of team { $team } in round { $round } after that in round { $before }
expected-other-team = another team: none meets itself
expected-paired-round = a round up to { $rounds }, the last one in the players' records
expected-no-match = no such record before a round is paired in the players' records
expected-free-team = a team that no other record 330 names in round { $round }
expected-no-game = a match of which no game was played
expected-paired-teams = the two teams that the players' records pair
expected-winning-team = a team that has the points where its players have theirs
expected-team-with-opponent = a team that has an opponent in the players' records
expected-team-without-opponent = a team without an opponent in that round
expected-first-team-bye = a team that has not had the bye before (C2)

## A next round that cannot be paired

found-competitors = the end of the file after competitor { $competitors }
found-round-robin-over = { $found }, and all { $rounds } rounds of that are paired
found-rounds-over = { $found }, and all of these rounds are paired
found-no-teams = { $found } in a file without teams
found-missing-result = no result of { $white } against { $black } in round { $round }
found-missing-team-result = no result of a game of team { $team }
found-all-byes = a bye in round { $round }, as for everybody
expected-competitors-at-least = 2 competitors at least
expected-competitors-at-most = { $most } competitors at most
expected-open-round-robin = a round robin with a round to be paired
expected-paired-system = a system that is paired from a report file: { input-systems }
expected-checked-system = a system whose pairings are checked: { input-systems }, CUSTOM_LEAGUE_ROUNDROBIN
input-systems = FIDE_DUTCH (_2025, _2026, _BAKU), FIDE_TEAM (_TYPEA or _TYPEB, _MP, _GP, _BAKU), FIDE_ROUNDROBIN or BERGER_ROUNDROBIN (TEAM_ or DOUBLE before ROUNDROBIN, _G2 at the end)
expected-rounds = the number of rounds before it (record 142 or XXR): the last round has rules of its own
expected-more-rounds = more rounds than are paired
expected-drawn-colour = the colour drawn by lot before round 1 (record 152 with W or B, or XXC with white1 or black1)
expected-result-before-pairing = one of the results 1 = 0 W D L + -, before the next round is paired
expected-present-player = a player at least for whom that round is open
expected-present-team = a team at least for whom that round is open
expected-halves = a win worth two draws and a loss worth nothing, as acceleration needs
expected-teams = teams (records 310 or 013), or a system of players

## Lists of tie-breaks

found-empty-list = an empty list
expected-tie-break-list = tie-breaks such as PTS,BH/C1,BH
expected-tie-break = { $codes-n ->
    [1] { $codes }
   *[other] one of { $codes }
}{ $scores ->
    [yes] ; for teams with :MP or :GP before the stroke
   *[no] { "" }
}
expected-new-tie-break = a tie-break that is not in the list yet, as { $same } is
expected-no-buchholz = no Buchholz, which is forbidden where the pairings were set before the start
expected-players-tie-break = a tie-break for players, since the event has no teams
