# Wörter, die die öffentliche Seite und die Seite der Linienrichter gemeinsam haben.

# the form of dates
pages-locale = de-DE
# the sign before the tenths
pages-decimal = ,
# the direction of writing: ltr or rtl
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
