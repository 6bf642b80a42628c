# Ablehnungen des Turniertisches.

desk-not-created = die Veranstaltung ist noch nicht angelegt
desk-already-created = die Veranstaltung ist schon angelegt
desk-finished = die Veranstaltung ist beendet: zuerst wieder öffnen
desk-not-finished = die Veranstaltung ist nicht beendet
desk-not-yours = das steht Ihnen nicht zu ({ $act })
desk-stale = jemand anderes hat { $subject ->
    [plan] den Plan
    [entries] die Meldeliste
    [entry] diesen Spieler
    [team] diese Mannschaft
    [tournament] dieses Turnier
    [round] diese Runde
    [match] diesen Wettkampf
    [game] diese Partie
    [protest] diesen Protest
   *[held] dieses zurückgestellte Ergebnis
} inzwischen geändert ({ $changed }): bitte neu ansehen
desk-field = { $field ->
    [reason] Grund
    [protest] Protest
    [ruling] Entscheidung
    [link] Link
    [moves] Züge
   *[name] Name
}
desk-bad-text = der Text ({ desk-field }) ist leer oder enthält ein unsichtbares Zeichen
desk-too-long = der Text ({ desk-field }) ist länger als { $max } Zeichen
desk-bad-plan = „{ $found }“ ist nicht möglich für { $setting ->
    [name] den Namen der Veranstaltung
    [city] den Ort
    [federation] die Föderation: erwartet höchstens drei Buchstaben
    [season] die Saison: erwartet ein paar Zeichen, etwa 2026/27
    [site] die Seite der Online-Partien: erwartet ein kurzer Name wie lichess.org
    [days] die Tage: erwartet der Reihe nach, jeden einmal
    [starts] den Beginn eines Tages: erwartet Minuten des Tages
    [categories] eine Kategorie: erwartet ein kurzes Kürzel
    [rounds] die Rundenzahl: erwartet 1 bis 99
    [tie_breaks] eine Feinwertung: erwartet ein Kürzel wie BH/C1
    [finalists] die Zahl der Finalisten: erwartet keine oder 2 bis 1024
    [base] die Bedenkzeit: erwartet mehr als 0 und höchstens ein Tag
    [increment] den Zuschlag: erwartet höchstens eine Stunde
    [round_minutes] die Minuten einer Runde: erwartet 1 bis 1440
    [boards] die Bretter eines Feldes: erwartet 1 bis 12
    [courts] die Felder: erwartet jedes einmal
    [ticks] die Häkchen der Anwesenheit: erwartet kurze Namen, benutzte bleiben
    [prizes] einen Preis: erwartet ein Platz und wenige Worte
    [first_game] die Nummer der ersten Partie: erwartet eine ganze Zahl ab 1
   *[format] die Form: Mannschaften spielen nicht nach Kategorien
}
desk-no-such-person = { $person } steht nicht auf der Meldeliste
desk-no-such-team = es gibt keine Mannschaft { $team }
desk-no-such-tournament = es gibt kein Turnier { $tournament }
desk-no-such-round = Turnier { $tournament } hat noch keine Runde { $round }
desk-no-such-match = es gibt keinen Wettkampf { $match_no }
desk-no-such-game = die Veranstaltung hat keine Partie { $game }
desk-no-such-protest = es gibt keinen Protest { $protest }
desk-no-such-held = es gibt kein zurückgestelltes Ergebnis { $held }
desk-no-such-tick = es gibt kein Häkchen { $tick }: der Plan nennt { $ticks }
desk-no-such-board = der Plan hat kein Brett { $board } auf Feld { $court }
desk-already-entered = { $person } ist schon gemeldet
desk-team-already-entered = Mannschaft { $team } ist schon gemeldet
desk-in-another-team = { $person } spielt für Mannschaft { $team }
desk-named-twice = { $person } ist zweimal genannt
desk-bad-rating = { $rating } ist keine Wertungszahl für { $person }: erwartet 1 bis { $most }, oder nichts ohne Wertungszahl
desk-category-not-played = die Kategorie „{ $category }“ von { $person } wird hier nicht gespielt
desk-no-tournament-for = kein Turnier nimmt { $person } nach der Kategorie auf
desk-plays-already = { $person } spielt schon in Turnier { $tournament }
desk-late-entries-over = Nachmeldungen sind bis Runde { $until } möglich, und nicht mehr, wenn alle Runden gepaart sind
desk-already-withdrawn = { $person } ist schon zurückgetreten
desk-not-withdrawn = { $person } ist nicht zurückgetreten
desk-team-already-withdrawn = Mannschaft { $team } ist schon zurückgetreten
desk-byes-used = { $person } hatte die { $most } halben Freilose, um die ein Spieler bitten darf
desk-no-bye-in-round = in Runde { $round } kann um kein Freilos gebeten werden
desk-not-asked = { $person } hat in Runde { $round } kein Freilos
desk-too-late-for-bye = Runde { $round } ist gepaart, oder der Spieler war noch nicht dabei
desk-only-pairing-gives = dieses Freilos gibt nur die Paarung
desk-check-in-not-open = die Anwesenheitskontrolle ist nicht offen
desk-check-in-open = die Anwesenheitskontrolle ist schon offen
desk-entries-closed = die Meldeliste ist geschlossen
desk-entries-open = die Meldeliste ist offen
desk-begun = Turnier { $tournament } hat begonnen, oder andere beruhen darauf
desk-too-few = mindestens zwei Spieler oder Mannschaften sind nötig, gemeldet { $competitors ->
    [0] ist niemand
    [one] ist eine
   *[other] sind { $competitors }
}
desk-category-too-small = { GIVEN($categories) ->
    [yes] in der Kategorie { $categories } ist
   *[no] ohne Kategorie ist
} ein Spieler allein ({ $competitors }): geben Sie ihm eine andere Kategorie, lassen Sie alle Kategorien ein Turnier spielen, oder melden Sie ihn ab
desk-too-many = { $competitors } Teilnehmer sind mehr als die möglichen { $most }
desk-not-as-numbered = die Liste nennt nicht jeden Teilnehmer von Turnier { $tournament } einmal
desk-numbers-fixed = die Startnummern von Turnier { $tournament } bleiben, seit Runde { $round } gepaart ist
desk-bad-tie-break = „{ $code }“ ist keine Feinwertung für dieses Turnier
desk-not-for-this-system = das System von Turnier { $tournament } kennt das nicht
desk-not-twice = { $competitor } kann nicht zweimal da sein
desk-not-in-tournament = { $competitor } spielt nicht in Turnier { $tournament }
desk-club-unknown = niemand von Verein { $club } spielt in diesem Turnier
desk-crossing-needs-groups = { $groups } Gruppen lassen sich nicht kreuzen: erwartet 2, 4, 8 … Gruppen und die beiden Ersten jeder
desk-not-final = Turnier { $tournament } ist nicht beendet
desk-changes-finals = das ändert, wer in den Finals spielt oder in welcher Reihenfolge: zuerst die Finals zurücknehmen, Turnier { $tournament } in seinen Einstellungen, und sie neu anlegen
desk-finals-made = die Finals sind schon angelegt: Turnier { $tournament }
desk-lots-needed = in Turnier { $tournament } muss das Los entscheiden zwischen { $tied }: in seiner Rangliste auslosen
desk-nothing-shared = in Turnier { $tournament } teilt niemand einen Platz
desk-colour-not-drawn = die Farbe für Runde 1 von Turnier { $tournament } ist nicht ausgelost
desk-colour-drawn = Turnier { $tournament } hat begonnen: seine Farbe bleibt
desk-results-missing = in Runde { $round } von Turnier { $tournament } fehlen Ergebnisse ({ $games })
desk-results-held = ein Feld hat in Runde { $round } von Turnier { $tournament } ein anderes Ergebnis gemeldet, als zählt ({ $games }): entscheiden Sie zuerst, welches zählt
desk-seen-elsewhere = das beruht auf Eintrag { $seen }, und das Turnier hat hier { $last }: es ist die Ansicht eines anderen Servers. Laden Sie sie neu
desk-matches-undecided = Wettkämpfe von Turnier { $tournament } sind nicht entschieden ({ $matches })
desk-all-paired = alle { $rounds } Runden von Turnier { $tournament } sind gepaart
desk-no-legal-pairing = die Regeln lassen keine Auslosung von Runde { $round } in Turnier { $tournament } zu: zu viele haben schon gegeneinander gespielt oder sind durch die Einstellungen getrennt. Senken Sie in den Einstellungen die Rundenzahl, oder heben Sie eine Trennung auf
desk-nobody-to-pair = in Runde { $round } von Turnier { $tournament } ist niemand zu paaren
desk-acceleration-needs-halves = Beschleunigung in Turnier { $tournament } braucht einen Sieg wie zwei Remis und eine Niederlage ohne Punkt
desk-bad-team-system = „{ $code }“ ist kein Schweizer System für Mannschaften, das dieses Programm kennt
desk-draft-open = Runde { $round } von Turnier { $tournament } ist ein Entwurf: zuerst veröffentlichen oder zurücknehmen
desk-changes-open = Runde { $round } von Turnier { $tournament } wird von Hand geändert: zuerst beenden
desk-changes-not-open = Runde { $round } von Turnier { $tournament } wird nicht von Hand geändert
desk-not-last-round = Runde { $last } folgt schon auf Runde { $round } von Turnier { $tournament }
desk-already-published = Runde { $round } von Turnier { $tournament } ist veröffentlicht: bitte ändern
desk-not-published = Runde { $round } von Turnier { $tournament } ist nicht veröffentlicht
desk-nothing-to-publish = Runde { $round } von Turnier { $tournament } ist als Fassung { $version } veröffentlicht und unverändert
desk-unplaced = ohne Gegner und ohne Freilos: { $competitors }
desk-placed = { $competitor } hat einen Gegner: zuerst die Paarung auflösen
desk-have-met = { $white } und { $black } haben schon gegeneinander gespielt
desk-kept-apart = { $white } und { $black } sollen nicht gegeneinander spielen
desk-reason-needed = ein Grund ist nötig
desk-game-begun = Partie { $game } hat begonnen oder hat ein Ergebnis
desk-no-courts = der Plan hat keine Felder
desk-nothing-laid = keine veröffentlichte Partie ohne Ergebnis liegt auf einem Feld: veröffentlichen Sie die Runde und legen Sie zuerst ihre Partien
desk-board-taken = Brett { $board } von Feld { $court } hat Partie { $game }, die gespielt wird
desk-court-gap = Einträge von Feld { $court } fehlen: der Turniertisch hat sie bis { $cursor }, diese beginnen nach { $after }
desk-result-there = Partie { $game } hat ein anderes Ergebnis: bitte berichtigen
desk-no-result = Partie { $game } hat kein Ergebnis
desk-same-result = Partie { $game } hat dieses Ergebnis
desk-game-withdrawn = der Turniertisch hat Partie { $game } zurückgenommen
desk-board-empty = in Partie { $game } fehlt ein Spieler: sie ist kampflos
desk-choose-after-pairing = Runde { $round } von Turnier { $tournament } ist schon gepaart: bitte wählen: { $usual ->
    [keep] beibehalten (üblich, da eine Partie begonnen hat), neu paaren, oder ab einer Punktgruppe neu paaren
   *[repair_all] neu paaren (üblich, da keine Partie begonnen hat), ab einer Punktgruppe neu paaren, oder beibehalten
}
desk-nothing-paired-after = in Turnier { $tournament } folgt nichts, das neu gepaart werden könnte
desk-rests-on-it = Wettkampf { $match_no } beruht auf dem Ergebnis von Partie { $game } und hat begonnen
desk-not-in-knockout = Partie { $game } eines K.-o.-Turniers kann so nicht enden
desk-sprint-not-drawn = auf ein Remis im ChessSprint folgt eine weitere Partie: bitte die Zeiten von Partie { $game } eingeben
desk-not-a-sprint = Partie { $game } ist kein ChessSprint
desk-not-due = Wettkampf { $match_no } wartet nicht darauf
desk-not-in-match = { $competitor } spielt nicht in Wettkampf { $match_no }
desk-already-ruled = darüber ist schon entschieden
desk-not-upheld = nur ein Protest, dem stattgegeben wird, führt zu einer Berichtigung (Protest { $protest })
desk-not-a-member = { $person } gehört nicht zu Mannschaft { $team }
desk-in-no-team = { $person } spielt für keine Mannschaft
desk-too-few-players = Mannschaft { $team } braucht { $boards } Spieler und hat { $players }
desk-too-many-players = { $named } Spieler sind für { $boards } Bretter genannt
desk-line-up-there = Mannschaft { $team } hat ihre Aufstellung für Wettkampf { $match_no } verschlossen abgegeben
desk-line-ups-open = die Aufstellungen von Wettkampf { $match_no } sind offen
desk-match-played = Wettkampf { $match_no } hat schon Ergebnisse
desk-not-online = Wettkampf { $match_no } wird nicht online gespielt
desk-outside-window = das liegt außerhalb des Zeitfensters von Wettkampf { $match_no }
desk-window-ends-first = das Zeitfenster endet, bevor es beginnt
desk-hour-runs = die Stunde von Wettkampf { $match_no } läuft
desk-bad-time = kein Kalender und keine Uhr kennt diese Zeit
desk-not-your-game = { $person } spielt nicht in Partie { $game }
desk-no-link = der Link ist keine Adresse im Web: erwartet werden https:// und ein Rechnername, ohne Benutzer und Leerzeichen
desk-nothing-reported = niemand hat ein Ergebnis von Partie { $game } gemeldet
desk-other-result = das Ergebnis von Partie { $game } ist inzwischen ein anderes: sehen Sie es noch einmal an
desk-protests-open = ein Spieler hat darüber schon { $max } offene Proteste; warten Sie die Entscheidung ab
desk-own-report = der Gegner bestätigt das Ergebnis von Partie { $game }
desk-disputed = das Ergebnis von Partie { $game } ist bestritten: ein Schiedsrichter entscheidet
desk-before-deadline = der Gegner kann auf die Meldung von Partie { $game } bis zur Frist antworten: Tragen Sie das Ergebnis ein, wenn Sie es entscheiden
desk-held-back = die Ergebnisse von Turnier { $tournament } sind noch nicht bekannt gegeben
desk-nothing-held-back = die Ergebnisse von Turnier { $tournament } sind öffentlich

## Ablehnungen des Verzeichnisses

register-event = { GIVEN($name) ->
    [yes] „{ $name }“
   *[no] Turnier { $event }
}
register-one-already = beide Nummern sind schon eine
register-both-entered = beide sind in { register-event } gemeldet: eine Person würde dort doppelt spielen
register-still-in = diese Person spielt noch in { register-event } oder hat dort noch eine Partie, führt eine Mannschaft oder gehört zum Turnierteam. Ziehen Sie zuerst den Spieler zurück und tragen Sie seine Ergebnisse ein, ändern Sie Mannschaft oder Turnierteam, oder beenden Sie das Turnier
register-rehearsal-runs = eine Probe läuft mit einer eigenen Kopie des Verzeichnisses: beenden Sie zuerst die Probe
register-too-many-persons = mehr als { $limit } Personen auf einmal: geben Sie sie in mehreren Teilen ein
register-person-name = { $fault ->
    [too_long] ein Name ist länger als { $fault-max } Zeichen
    [blank] eine Person braucht einen Namen
   *[unseen] ein Name enthält das Zeichen { CODE_POINT($fault-unseen) }, das niemand sieht
}
register-not-born = { $found } ist kein Geburtsdatum: erwartet wird ein Tag, den es im Kalender gibt und der vergangen ist
register-no-name = ein Verein braucht einen Namen
register-name-taken = ein anderer Verein heißt { $name }: legen Sie stattdessen beide zusammen
