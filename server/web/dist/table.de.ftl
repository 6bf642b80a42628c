
pages-locale = de-DE
pages-decimal = ,
pages-direction = ltr
pages-not-started = Diese Seite ist nicht gestartet. Entweder ist der Server nicht erreichbar, oder dieser Browser ist zu alt: Neu genug sind Chrome { $chrome }, Firefox { $firefox }, Safari { $safari } und spätere. Was dieses Gerät gespeichert hat, geht nicht verloren.
pages-language = Sprache
pages-theme = Farben
pages-theme-is = { $theme ->
    [light] Hell
    [dark] Dunkel
    [sunlight] Sonne
   *[none] Wie das Gerät
}
pages-demo = DEMO
pages-rehearsal = PROBE
pages-player = { GIVEN($name) ->
    [yes] { $name }
   *[no] Spieler { $player }
}
pages-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
pages-limit = Zeitgrenze
pages-chain-game-why = Partie { $chain_game } dieses Sprints: gleiche Farben, die übrigen Zeiten
pages-cards = { $cautions ->
    [0] { "" }
    [one] { $cautions } gelbe Karte
   *[other] { $cautions } gelbe Karten
}{ $cautions ->
    [0] { "" }
   *[other] { $reds ->
        [0] { "" }
       *[other] ,{ " " }
    }
}{ $reds ->
    [0] { "" }
   *[other] { $reds } Rot
}
pages-past-heading = Stand damals
pages-past-at = { $answer ->
    [awaited] { $time } nach GO …
    [missing] { $time } nach GO: keine Antwort, gezeigt: { $drawn }
   *[had] { $time } nach GO
}
pages-past-now = heutiger Stand


table-title = Speed Chess
table-needs = Diese Seite ist eine Schachuhr und braucht JavaScript.
table-side = { $side ->
    [white] Weiß
   *[black] Schwarz
}
table-punch = berühren, um den Zug zu beenden
table-first-punch = Schwarz: berühren, um die Uhr von Weiß zu starten
table-first-waits = Weiß: warten, bis Schwarz berührt
table-stop = Anhalten
table-say = { $claim ->
    [flag] Blättchen!
    [illegal] Regelwidrig!
    [king_taken] König geschlagen!
    [mate] Matt!
    [stalemate] Patt
    [repetition] Wiederholung
    [both_flags] Beide gefallen
    [draw] Remis?
   *[resigns] Ich gebe auf
}
table-declared = Ihr Gegner sagt: „{ table-say }“
table-you-said = Sie sagten: „{ table-say }“
table-agree = Einverstanden
table-disagree = Nicht einverstanden
table-withdraw = Zurücknehmen
table-stopped = Beide Uhren sind angehalten.
table-other-goes-on = Warten, bis der Gegner weitermacht.
table-go-on = Weiter
table-promotes = { $piece ->
    [queen] Dame!
    [rook] Turm!
    [bishop] Läufer!
   *[knight] Springer!
}
table-more = Mehr
table-fewer = Zurück
table-minutes = { $minutes } min
table-sleeps = Dieses Telefon kann den Bildschirm ausschalten. Stellen Sie es so ein, dass er beim Spielen an bleibt.
table-not-kept = Dieser Browser speichert keine Partie. Schließen Sie diese Seite beim Spielen nicht, und laden Sie sie nicht neu.
table-result = { $outcome ->
    [won] Sie gewinnen
    [lost] Sie verlieren
   *[drawn] Remis
}: { table-because }
table-because = { $claim ->
    [flag] Zeitüberschreitung
    [illegal] regelwidriger Zug
    [king_taken] König geschlagen
    [mate] matt
    [stalemate] patt
    [repetition] Stellungswiederholung
    [both_flags] beide Blättchen gefallen
    [draw] vereinbart
   *[resigns] Aufgabe
}
table-rematch = Noch einmal, Farben getauscht
