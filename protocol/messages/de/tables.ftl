# Tabellen als Dateien und auf Papier.

table-entries = Teilnehmerliste
table-start-list = Startrangliste
table-yes = ja
table-fed = FED
table-team = Mannschaft
table-bye-in = Runde { $round }: { $bye }
table-medal = Medaille
table-medals = Medaillen
table-rated-games = Gewertete Partien
table-standings-of = { $after }, { $category }
table-wall-chart = Fortschrittstabelle
table-grid = Kreuztabelle nach Gegnern
table-by-opponent = Nach Gegnern
table-pairings-by-name = Paarungen der Runde { $round } nach Namen
table-matches = Wettkämpfe der Runde { $round }
table-by-match = Nach Wettkämpfen

table-download = Herunterladen:
paper-print = Drucken:
paper-is = { $paper ->
    [slips] Ergebniszettel
    [boards] Brettkarten
    [numbers] Startnummern
    [crew] Helferliste
    [diplomas] Urkunden
    [links] Link-Karten
    [incidents] Vorfallsbericht
    [wall_chart] Fortschrittstabelle
   *[start_list] Startrangliste
}
paper-none = Es gibt noch nichts zu drucken.
paper-back = Zurück
paper-follow = Dieses Brett verfolgen: Züge, Uhren und Ergebnisse
paper-referee = Schiedsrichter
paper-diploma = Urkunde
paper-place = { $place ->
    [1] Erster Platz
    [2] Zweiter Platz
   *[3] Dritter Platz
}
