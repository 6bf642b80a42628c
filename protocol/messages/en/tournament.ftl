# Words of an event that the organiser's page and a player's page share.

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
