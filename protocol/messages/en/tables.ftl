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
table-struck = does not count: one of the two left before half of the matches
table-grid = Cross-table by opponents
table-by-opponent = By opponent
table-pairings-by-name = Pairings of round { $round } by name
table-matches = Matches of round { $round }
table-by-match = By match
table-version = { $pairings }, version { $version }

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
    [log] Log of the desk
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

organiser-fact = { $fact ->
    [configured] the plan was changed
    [entered] players were entered
    [joined] late entries were numbered
    [changed] the data of the player were changed
    [withdrawn] the player has withdrawn
    [returned] the player came back
    [bye_given] a bye was given
    [bye_cancelled] a bye was cancelled
    [check_in_opened] the check-in was opened
    [ticked] a tick was set or cleared
    [checked_in] the check-in of the player was changed
    [check_in_closed] the check-in was closed
    [entries_closed] the entries were closed
    [entries_reopened] the entries were opened again
    [settings_changed] the settings were changed
    [numbered] start numbers were given
    [colour_drawn] the colour was drawn
    [lots_drawn] lots were drawn
    [paired] the round was paired
    [changed_by_hand] the pairing was changed by hand
    [round_dropped] the round was taken back
    [changes_opened] changes by hand were begun
    [changes_closed] changes by hand were ended
    [changes_dropped] changes by hand were taken back
    [published] the round was published
    [laid] games were put on boards
    [court_taken] results came from a court
    [result_set] a result was set
    [held_settled] the held result was decided on
    [protest_ruled] the protest was ruled on
    [created] the event was created
    [result_corrected] a result was corrected
    [team_entered] a team was entered
    [team_changed] a team was changed
    [team_withdrawn] a team has withdrawn
    [team_bye_given] a bye was given to a team
    [tournament_made] a tournament was made
    [tournament_dropped] a tournament was taken back
    [struck] a competitor left the round robin: his results count for nobody
    [games_added] games became due
    [games_withdrawn] games were taken back
    [colour_chosen] a colour was chosen
    [match_ruled] a match was ruled on
    [protested] a protest was filed
    [line_up_sealed] a line-up was sealed
    [postponed] a match has another time
    [deducted] points were taken from a team
    [window_set] a match has its window
    [time_proposed] a player proposed a time
    [time_agreed] players agreed on a time
    [hour_started] a player started the hour
    [result_claimed] a player reported a result
    [result_disputed] a player disputed a result
    [moves_kept] the moves of a game were given
    [announced] results were announced
    [finished] the event ended
    [resumed] the event goes on
   *[other] something was changed
}
game-pgn = PGN of the game, which has its result
game-told = The game is entered
