# Words of an event that the organiser's page and a player's page share.

tournament-failed = El servidor dice: { $why }
tournament-close = Cerrar
tournament-nobody = nadie
tournament-system = { $system ->
    [recommended] lo recomendado
    [swiss] suizo
    [round_robin] liga a una vuelta
    [double_round_robin] liga a doble vuelta
    [knockout] eliminatoria
    [team_swiss] suizo por equipos
    [team_round_robin] equipos a una vuelta
    [double_team_round_robin] equipos a doble vuelta
    [team_knockout] eliminatoria por equipos
   *[league] liga
}
tournament-name = { $id } · { GIVEN($what) ->
    [yes] { $what }
   *[no] { $kind }
}{ $final ->
    [yes] {" "}(finales)
   *[no] { "" }
}
tournament-group = Grupo { $letter }
tournament-bye = { $bye ->
    [pairing_allocated] descansa
    [full_point] descanso de un punto
    [half_point] descanso de medio punto
    [free] descansa
   *[zero_point] ausente
}
