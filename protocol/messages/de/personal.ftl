# A player's page, by his personal link.

personal-title = Meine Partien
personal-needs = Die Seite eines Spielers braucht JavaScript. Ohne das hängen die Paarungen an der Wand.
personal-gone = Dieser Link gilt nicht (mehr). Bitten Sie die Turnierleitung um einen neuen.
personal-link = { $standing ->
    [live] Stand von { $at }
    [connecting] { GIVEN($at) ->
        [yes] Der Server wird gefragt; diese Seite ist von { $at }
       *[no] Der Server wird gefragt …
    }
   *[down] { GIVEN($at) ->
        [yes] Keine Verbindung: Diese Seite ist von { $at }
       *[no] Keine Verbindung
    }
}{ $waits ->
    [0] { "" }
    [one] {" "}· { $waits } Eingabe ist noch nicht gesendet: Seite offen lassen
   *[other] {" "}· { $waits } Eingaben sind noch nicht gesendet: Seite offen lassen
}
personal-link-spoken = { $standing ->
    [live] Verbunden
    [connecting] Verbindung wird hergestellt
   *[down] Keine Verbindung: Diese Seite kann veraltet sein
}
personal-no = Nein
personal-out = Die Paarung der Runde { $round } ist da.
personal-seen = Gesehen
personal-sound = { $on ->
    [yes] Ton ist an
   *[no] Ton, wenn eine Paarung da ist
}
personal-sound-why = Das Telefon tönt, vibriert und blinkt nur, solange diese Seite offen und der Bildschirm an ist.
personal-next = Nächste Partie
personal-now = Ihre Partie
personal-no-next = { $state ->
    [finished] Das Turnier ist beendet.
    [withdrawn] Sie haben sich vom Turnier zurückgezogen.
   *[waits] Es gibt noch keine Paarung für Sie.
}
personal-round = { $part ->
    [0] Runde { $round }, ChessSprint
    [1] Runde { $round }
   *[other] Runde { $round }, Teil { $part }
}
personal-board = Feld { $court }, Brett { $board }{ $wave ->
    [1] { "" }
   *[other] {" "}(Durchgang { $wave })
}
personal-no-board = Brett noch nicht bekannt
personal-end = { line-of } dieser Bahn
personal-against = gegen { $opponent }
personal-when = Zeit: { $at }
personal-started = Begonnen um { $at }
personal-choose-colour = Wählen Sie Ihre Farbe für den ChessSprint
personal-window = Zu spielen von { $from } bis { $to }
personal-challenge = { GIVEN($site) ->
    [yes] { $handle } auf { $site } herausfordern
   *[no] { $handle } herausfordern
}{ GIVEN($own) ->
    [yes] { "; " }du spielst als { $own }
   *[no] { "" }
}
personal-site = Gespielt wird auf { $site }
personal-hour = { $own ->
    [yes] { $opponent ->
        [yes] Die Stunde läuft.
       *[no] Sie sind bereit. Die Stunde läuft, sobald Ihr Gegner es auch ist.
    }
   *[no] { $opponent ->
        [yes] Ihr Gegner ist bereit. Die Stunde läuft, sobald Sie sie starten.
       *[no] Die Stunde ist nicht gestartet. Sie läuft, sobald beide sie starten.
    }
}
personal-start-hour = Die Stunde starten
personal-agree = Zeit, die Sie dem Gegner vorschlagen
personal-agree-send = Zeit vorschlagen
personal-proposed = { $own ->
    [yes] Sie haben { $at } vorgeschlagen. Es gilt, sobald Ihr Gegner zustimmt.
   *[no] Ihr Gegner schlägt { $at } vor.
}
personal-agree-to = Dieser Zeit zustimmen
personal-claimed = { $own ->
    [yes] Sie haben { $score } gemeldet.
   *[no] { $opponent } hat { $score } gemeldet.
} { $disputed ->
    [yes] Das ist bestritten: Ein Schiedsrichter entscheidet.
   *[no] { $own ->
        [yes] Es zählt, sobald { $opponent } es bestätigt, sonst von selbst: { $deadline }.
       *[no] Stimmt das?
    }
}
personal-answer = Antwort auf das gemeldete Ergebnis
personal-confirm = Es stimmt
personal-dispute = Ergebnis bestreiten
personal-dispute-why = Die Turnierleitung erfährt, dass das Ergebnis falsch ist, und ein Schiedsrichter entscheidet. Bestreiten?
personal-report = Ergebnis
personal-outcome = { $outcome ->
    [won] Gewonnen
    [lost] Verloren
   *[drawn] Remis
} ({ $score })
personal-game-link = Link zur Partie, falls es einen gibt
personal-choose = Bitte wählen
personal-report-send = Ergebnis melden
personal-report-why = Sie melden: { $outcome }. Stimmt das?
personal-report-other = Ein anderes Ergebnis melden
personal-pgn = oder das PGN der Partie, wie die Seite es ausgibt
personal-pgn-send = Mit dem PGN melden
personal-standing = Stand
personal-no-place = Es sind noch keine Ergebnisse bekannt gegeben.
personal-place = Platz { $rank } von { $of }{ GIVEN($points) ->
    [yes] , Punkte: { $points }
   *[no] { "" }
}
personal-rating = Wertung
personal-rating-line = { GIVEN($rating) ->
    [yes] { $rating }
   *[no] ohne Wertungszahl
}; gewertete Partien: { $games }, Punkte: { $points }{ GIVEN($opponents) ->
    [yes] , Gegnerschnitt { $opponents }
   *[no] { "" }
}
personal-results = Ergebnisse
personal-no-results = Noch keine Ihrer Partien hat ein Ergebnis.
personal-runs = Läufe: { $runs }
personal-away = Freilose und Abwesenheiten
personal-bye-in = Runde { $round }: { $bye }
personal-cancel = Absagen
personal-ask-bye = Freilos oder Abwesenheit
personal-ask = Eintragen
personal-protests = Proteste
personal-protest = Protest
personal-protest-about = Worüber
personal-protest-filed = Sie bestreiten dieses Ergebnis: siehe Proteste.
personal-disputed = Das Ergebnis wird bestritten.
personal-game = Runde { $round } gegen { $opponent }
personal-no-game = keine Partie
personal-file = Protest einlegen
personal-ruling = { $upheld ->
    [yes] Stattgegeben
   *[no] Abgelehnt
}: { $text }
personal-no-ruling = Noch nicht entschieden
personal-withdraw = Vom Turnier zurückziehen
personal-withdraw-why = Sie werden nicht mehr gepaart. Nur die Turnierleitung kann das zurücknehmen. Zurückziehen?
personal-withdraw-yes = Zurückziehen
personal-line-up = Aufstellung für Runde { $round } gegen Mannschaft { $opponent }
personal-named = { $named } von { $boards } genannt
personal-seal = Aufstellung versiegeln
personal-seal-why = Eine versiegelte Aufstellung bleibt, wie sie ist, und niemand sieht sie, bevor die Aufstellungen geöffnet sind. Versiegeln?
personal-sealed = Versiegelt. Niemand sonst sieht sie, bevor die Aufstellungen geöffnet sind.
personal-done = { $act ->
    [dispute] Das Ergebnis wird bestritten.
    [confirm] Das Ergebnis ist bestätigt.
    [report] Das Ergebnis ist gemeldet.
    [colour] Die Farbe ist gewählt.
    [hour] Sie haben die Stunde gestartet.
    [time] Die Zeit ist vorgeschlagen.
    [agree] Die Zeit ist vereinbart.
    [ask] Es ist eingetragen.
    [cancel] Abgesagt: Sie spielen.
    [protest] Der Protest ist eingelegt.
    [withdraw] Sie haben sich zurückgezogen.
   *[seal] Die Aufstellung ist versiegelt.
}
