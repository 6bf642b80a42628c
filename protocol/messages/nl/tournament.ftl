# Words of an event that the organiser's page and a player's page share.

tournament-failed = De server meldt: { $why }
tournament-close = Sluiten
tournament-nobody = niemand
tournament-system = { $system ->
    [recommended] zoals aanbevolen
    [swiss] Zwitsers
    [round_robin] halve competitie
    [double_round_robin] hele competitie
    [knockout] knock-out
    [team_swiss] Zwitsers voor teams
    [team_round_robin] halve teamcompetitie
    [double_team_round_robin] hele teamcompetitie
    [team_knockout] knock-out voor teams
   *[league] competitie
}
tournament-name = { $id } · { GIVEN($what) ->
    [yes] { $what }
   *[no] { $kind }
}{ $final ->
    [yes] {" "}(finales)
   *[no] { "" }
}
tournament-group = Groep { $letter }
tournament-bye = { $bye ->
    [pairing_allocated] vrij
    [full_point] bye van een heel punt
    [half_point] bye van een half punt
    [free] vrij
   *[zero_point] afwezig
}
