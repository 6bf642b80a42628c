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
table-struck = zählt nicht: eine Seite schied vor der Hälfte der Begegnungen aus
table-grid = Kreuztabelle nach Gegnern
table-by-opponent = Nach Gegnern
table-pairings-by-name = Paarungen der Runde { $round } nach Namen
table-matches = Wettkämpfe der Runde { $round }
table-by-match = Nach Wettkämpfen
table-version = { $pairings }, Version { $version }

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
    [log] Protokoll der Turnierleitung
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

organiser-fact = { $fact ->
    [configured] der Plan wurde geändert
    [entered] Spieler wurden gemeldet
    [joined] Nachmeldungen bekamen Nummern
    [changed] die Daten des Spielers wurden geändert
    [withdrawn] der Spieler ist zurückgetreten
    [returned] der Spieler spielt wieder mit
    [bye_given] ein Freilos wurde vergeben
    [bye_cancelled] ein Freilos wurde zurückgenommen
    [check_in_opened] die Anmeldung vor Ort wurde geöffnet
    [ticked] ein Haken wurde gesetzt oder gelöscht
    [checked_in] die Anwesenheit des Spielers wurde geändert
    [check_in_closed] die Anmeldung vor Ort wurde geschlossen
    [entries_closed] der Meldeschluss wurde erklärt
    [entries_reopened] die Meldung wurde wieder geöffnet
    [settings_changed] die Einstellungen wurden geändert
    [numbered] Startnummern wurden vergeben
    [colour_drawn] die Farbe wurde gelost
    [lots_drawn] es wurde gelost
    [paired] die Runde wurde ausgelost
    [changed_by_hand] die Auslosung wurde von Hand geändert
    [round_dropped] die Runde wurde zurückgenommen
    [changes_opened] Änderungen von Hand wurden begonnen
    [changes_closed] Änderungen von Hand wurden beendet
    [changes_dropped] Änderungen von Hand wurden verworfen
    [published] die Runde wurde veröffentlicht
    [laid] Partien wurden auf Bretter gelegt
    [court_taken] Ergebnisse kamen von einem Feld
    [result_set] ein Ergebnis wurde gesetzt
    [held_settled] über das zurückgehaltene Ergebnis wurde entschieden
    [protest_ruled] über den Protest wurde entschieden
    [created] das Turnier wurde angelegt
    [result_corrected] ein Ergebnis wurde berichtigt
    [team_entered] eine Mannschaft wurde gemeldet
    [team_changed] eine Mannschaft wurde geändert
    [team_withdrawn] eine Mannschaft ist ausgestiegen
    [team_bye_given] eine Mannschaft erhielt ein Freilos
    [tournament_made] ein Turnier wurde gebildet
    [tournament_dropped] ein Turnier wurde zurückgenommen
    [struck] ein Teilnehmer verließ das Rundenturnier: seine Ergebnisse zählen für niemanden
    [games_added] Partien wurden fällig
    [games_withdrawn] Partien wurden zurückgenommen
    [colour_chosen] eine Farbe wurde gewählt
    [match_ruled] ein Kampf wurde entschieden
    [protested] ein Protest wurde eingelegt
    [line_up_sealed] eine Aufstellung wurde versiegelt
    [postponed] ein Kampf hat einen anderen Termin
    [deducted] einer Mannschaft wurden Punkte abgezogen
    [window_set] ein Kampf hat sein Zeitfenster
    [time_proposed] ein Spieler schlug einen Termin vor
    [time_agreed] Spieler einigten sich auf einen Termin
    [hour_started] ein Spieler startete die Stunde
    [result_claimed] ein Spieler meldete ein Ergebnis
    [result_disputed] ein Spieler bestritt ein Ergebnis
    [moves_kept] die Züge einer Partie wurden gegeben
    [announced] Ergebnisse wurden verkündet
    [finished] das Turnier endete
    [resumed] das Turnier geht weiter
   *[other] etwas wurde geändert
}
game-pgn = PGN der Partie mit ihrem Ergebnis
game-told = Die Partie ist eingetragen
