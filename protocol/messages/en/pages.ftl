# Words that the public page and the judge's page share.

# the form of dates
pages-locale = en-GB
# the sign before the tenths
pages-decimal = .
# the direction of writing: ltr or rtl
pages-direction = ltr
pages-not-started = This page has not started. Either the server is out of reach, or this browser is too old: Chrome { $chrome }, Firefox { $firefox }, Safari { $safari } and later ones are new enough. Nothing that this device has kept is lost.
pages-language = Language
pages-theme = Colours
pages-theme-is = { $theme ->
    [light] Light
    [dark] Dark
    [sunlight] Sunlight
   *[none] As the device
}
pages-demo = DEMO
pages-rehearsal = REHEARSAL
pages-player = { GIVEN($name) ->
    [yes] { $name }
   *[no] Player { $player }
}
pages-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
pages-limit = Match limit
pages-chain-game-why = Game { $chain_game } of this sprint: the same colours, the times that were left
pages-cards = { $cautions ->
    [0] { "" }
    [one] { $cautions } caution
   *[other] { $cautions } cautions
}{ $cautions ->
    [0] { "" }
   *[other] { $reds ->
        [0] { "" }
       *[other] ,{ " " }
    }
}{ $reds ->
    [0] { "" }
   *[other] { $reds } red
}
pages-past-heading = As known then
pages-past-at = { $answer ->
    [awaited] { $time } after GO …
    [missing] { $time } after GO: no answer, shown: { $drawn }
   *[had] { $time } after GO
}
pages-past-now = as known now
