# Las tablas en archivos y en papel.

table-entries = Lista de inscritos
table-start-list = Ranking inicial
table-yes = sí
table-fed = FED
table-team = Equipo
table-bye-in = ronda { $round }: { $bye }
table-medal = Medalla
table-medals = Medallas
table-rated-games = Partidas para Elo
table-standings-of = { $after }, { $category }
table-wall-chart = Cuadro por número inicial
table-struck = no cuenta: una de las partes se retiró antes de la mitad de los encuentros
table-grid = Cuadro por oponentes
table-by-opponent = Por oponente
table-pairings-by-name = Emparejamientos de la ronda { $round } por nombre
table-matches = Encuentros de la ronda { $round }
table-by-match = Por encuentro
table-version = { $pairings }, versión { $version }

table-download = Descargar:
paper-print = Imprimir:
paper-is = { $paper ->
    [slips] Papeletas de resultado
    [boards] Tarjetas de tablero
    [numbers] Dorsales
    [crew] Lista del equipo
    [diplomas] Diplomas
    [links] Tarjetas de enlace
    [incidents] Informe de incidencias
    [log] Registro de la organización
    [wall_chart] Cuadro por número inicial
   *[start_list] Ranking inicial
}
paper-none = Todavía no hay nada que imprimir.
paper-back = Volver
paper-follow = Siga este tablero: jugadas, relojes y resultados
paper-referee = Árbitro
paper-diploma = Diploma
paper-place = { $place ->
    [1] Primer puesto
    [2] Segundo puesto
   *[3] Tercer puesto
}

organiser-fact = { $fact ->
    [configured] se cambió el plan
    [entered] se inscribieron jugadores
    [joined] los inscritos tardíos recibieron número
    [changed] se cambiaron los datos del jugador
    [withdrawn] el jugador se retiró
    [returned] el jugador volvió
    [bye_given] se dio un descanso
    [bye_cancelled] se anuló un descanso
    [check_in_opened] se abrió el control de presencia
    [ticked] se puso o quitó una marca
    [checked_in] se cambió la presencia del jugador
    [check_in_closed] se cerró el control de presencia
    [entries_closed] se cerraron las inscripciones
    [entries_reopened] se reabrieron las inscripciones
    [settings_changed] se cambiaron los ajustes
    [numbered] se dieron los números
    [colour_drawn] se sorteó el color
    [lots_drawn] se hizo un sorteo
    [paired] se emparejó la ronda
    [changed_by_hand] el emparejamiento se cambió a mano
    [round_dropped] se retiró la ronda
    [changes_opened] comenzaron los cambios a mano
    [changes_closed] terminaron los cambios a mano
    [changes_dropped] se deshicieron los cambios a mano
    [published] se publicó la ronda
    [laid] se pusieron partidas en tableros
    [court_taken] llegaron resultados de una pista
    [result_set] se puso un resultado
    [held_settled] se decidió el resultado retenido
    [protest_ruled] se resolvió la reclamación
    [created] se creó el torneo
    [result_corrected] se corrigió un resultado
    [team_entered] se inscribió un equipo
    [team_changed] se modificó un equipo
    [team_withdrawn] un equipo se retiró
    [team_bye_given] un equipo recibió un descanso
    [tournament_made] se formó un torneo
    [tournament_dropped] se anuló un torneo
    [struck] un participante dejó la liga: sus resultados no cuentan para nadie
    [games_added] hay partidas pendientes
    [games_withdrawn] se anularon partidas
    [colour_chosen] se eligió un color
    [match_ruled] se decidió un encuentro
    [protested] se presentó una reclamación
    [line_up_sealed] se selló una alineación
    [postponed] un encuentro tiene otra hora
    [deducted] se restaron puntos a un equipo
    [window_set] un encuentro tiene su plazo
    [time_proposed] un jugador propuso una hora
    [time_agreed] los jugadores acordaron una hora
    [hour_started] un jugador inició la hora
    [result_claimed] un jugador comunicó un resultado
    [result_disputed] un jugador impugnó un resultado
    [moves_kept] se dieron las jugadas de una partida
    [announced] se anunciaron resultados
    [finished] terminó el torneo
    [resumed] el torneo sigue
   *[other] se cambió algo
}
game-pgn = PGN de la partida, con su resultado
game-told = La partida está anotada
