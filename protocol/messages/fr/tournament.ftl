# Words of an event that the organiser's page and a player's page share.

tournament-failed = Le serveur dit : { $why }
tournament-close = Fermer
tournament-nobody = personne
tournament-system = { $system ->
    [recommended] comme recommandé
    [swiss] suisse
    [round_robin] toutes rondes
    [double_round_robin] toutes rondes aller-retour
    [knockout] élimination directe
    [team_swiss] suisse par équipes
    [team_round_robin] toutes rondes par équipes
    [double_team_round_robin] aller-retour par équipes
    [team_knockout] élimination directe par équipes
   *[league] championnat
}
tournament-name = { $id } · { GIVEN($what) ->
    [yes] { $what }
   *[no] { $kind }
}{ $final ->
    [yes] {" "}(finales)
   *[no] { "" }
}
tournament-group = Groupe { $letter }
tournament-bye = { $bye ->
    [pairing_allocated] exempt
    [full_point] exemption à un point
    [half_point] exemption à un demi-point
    [free] exempt
   *[zero_point] absent
}
