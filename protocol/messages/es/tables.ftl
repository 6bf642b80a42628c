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
table-grid = Cuadro por oponentes
table-by-opponent = Por oponente
table-pairings-by-name = Emparejamientos de la ronda { $round } por nombre
table-matches = Encuentros de la ronda { $round }
table-by-match = Por encuentro

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
