# Woorden die de pagina voor toeschouwers en die van de lijnrechter delen.

# the form of dates
pages-locale = nl-NL
# the sign before the tenths
pages-decimal = ,
# the direction of writing: ltr or rtl
pages-direction = ltr
pages-not-started = Deze pagina is niet gestart. De server is niet bereikbaar, of deze browser is te oud: Chrome { $chrome }, Firefox { $firefox }, Safari { $safari } en latere zijn nieuw genoeg. Wat dit apparaat heeft bewaard, gaat niet verloren.
pages-language = Taal
pages-theme = Kleuren
pages-theme-is = { $theme ->
    [light] Licht
    [dark] Donker
    [sunlight] Zonlicht
   *[none] Zoals het apparaat
}
pages-demo = DEMO
pages-rehearsal = OEFENING
pages-player = { GIVEN($name) ->
    [yes] { $name }
   *[no] Speler { $player }
}
pages-points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
pages-limit = Tijdslimiet
pages-chain-game-why = Partij { $chain_game } van deze sprint: dezelfde kleuren, de resterende tijden
pages-cards = { $cautions ->
    [0] { "" }
    [one] { $cautions } gele kaart
   *[other] { $cautions } gele kaarten
}{ $cautions ->
    [0] { "" }
   *[other] { $reds ->
        [0] { "" }
       *[other] ,{ " " }
    }
}{ $reds ->
    [0] { "" }
   *[other] { $reds } rood
}
pages-past-heading = Zoals toen bekend
pages-past-at = { $answer ->
    [awaited] { $time } na GO …
    [missing] { $time } na GO: geen antwoord, getoond: { $drawn }
   *[had] { $time } na GO
}
pages-past-now = zoals nu bekend
