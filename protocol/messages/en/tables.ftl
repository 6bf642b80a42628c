# Tables as files and on paper.

table-entries = Entry list
table-start-list = Starting rank list
table-yes = yes
table-fed = FED
table-team = Team
table-bye-in = round { $round }: { $bye }
table-medal = Medal
table-medals = Medals
table-rated-games = Rated games
table-standings-of = { $after }, { $category }
table-wall-chart = Wall chart
table-grid = Cross-table by opponents
table-by-opponent = By opponent
table-pairings-by-name = Pairings of round { $round } by name
table-matches = Matches of round { $round }
table-by-match = By match

table-download = Download:
paper-print = Print:
paper-is = { $paper ->
    [slips] Result slips
    [boards] Board cards
    [numbers] Start numbers
    [crew] Crew list
    [diplomas] Diplomas
    [links] Link cards
    [incidents] Incident report
    [wall_chart] Wall chart
   *[start_list] Starting rank list
}
paper-none = There is nothing to print yet.
paper-back = Back
paper-follow = Follow this board: moves, clocks and results
paper-referee = Referee
paper-diploma = Diploma
paper-place = { $place ->
    [1] First place
    [2] Second place
   *[3] Third place
}
