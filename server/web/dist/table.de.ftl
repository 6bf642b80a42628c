
pages-locale = de-DE
pages-decimal = ,
pages-direction = ltr
pages-language = Sprache
pages-demo = DEMO
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
    [one] { $cautions } Verwarnung
   *[other] { $cautions } Verwarnungen
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


table-title = Speed Chess
table-noscript = Diese Seite ist eine Schachuhr und braucht JavaScript.
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
table-declared = { $claim ->
    [flag] Ihr Gegner sagt: Ihr Fallblättchen ist gefallen.
    [illegal] Ihr Gegner sagt: Ihr Zug war regelwidrig.
    [king_taken] Ihr Gegner sagt: Ihr König ist geschlagen.
    [mate] Ihr Gegner sagt: Matt.
    [stalemate] Ihr Gegner sagt: Patt.
    [repetition] Ihr Gegner sagt: diese Stellung entstand dreimal.
    [both_flags] Ihr Gegner sagt: beide Fallblättchen sind gefallen.
   *[draw] Ihr Gegner bietet Remis an.
}
table-you-said = { $claim ->
    [flag] Sie sagten: das Fallblättchen des Gegners ist gefallen.
    [illegal] Sie sagten: der Zug war regelwidrig.
    [king_taken] Sie sagten: der König ist geschlagen.
    [mate] Sie sagten: Matt.
    [stalemate] Sie sagten: Patt.
    [repetition] Sie sagten: diese Stellung entstand dreimal.
    [both_flags] Sie sagten: beide Fallblättchen sind gefallen.
   *[draw] Sie haben Remis angeboten.
}
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
table-result = { $outcome ->
    [won] Sie gewinnen
    [lost] Sie verlieren
   *[drawn] Remis
}: { $by ->
    [flag] Zeitüberschreitung
    [illegal] regelwidriger Zug
    [king_taken] König geschlagen
    [mate] Matt
    [stalemate] Patt
    [repetition] Stellungswiederholung
    [both_flags] beide Blättchen gefallen
    [draw] Vereinbarung
   *[resigns] Aufgabe
}
table-rematch = Noch einmal, Farben getauscht
