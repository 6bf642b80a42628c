# Words of an event that the organiser's page and a player's page share.

tournament-failed = Der Server meldet: { $why }
tournament-close = Schließen
tournament-nobody = niemand
tournament-system = { $system ->
    [recommended] wie empfohlen
    [swiss] Schweizer System
    [round_robin] Rundenturnier
    [double_round_robin] doppelrundiges Turnier
    [knockout] K.-o.-System
    [team_swiss] Schweizer System (Mannschaften)
    [team_round_robin] Rundenturnier (Mannschaften)
    [double_team_round_robin] doppelrundig (Mannschaften)
    [team_knockout] K.-o.-System (Mannschaften)
   *[league] Liga
}
tournament-name = { $id } · { GIVEN($what) ->
    [yes] { $what }
   *[no] { $kind }
}{ $final ->
    [yes] {" "}(Finale)
   *[no] { "" }
}
tournament-group = Gruppe { $letter }
tournament-bye = { $bye ->
    [pairing_allocated] spielfrei
    [full_point] Freilos mit ganzem Punkt
    [half_point] Freilos mit halbem Punkt
    [free] spielfrei
   *[zero_point] abwesend
}
