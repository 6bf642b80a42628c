
pages-locale = en-GB
pages-decimal = .
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


table-title = Speed chess
table-needs = This page is a chess clock and needs JavaScript.
table-side = { $side ->
    [white] White
   *[black] Black
}
table-punch = touch to end your move
table-first-punch = Black: touch to start White’s clock
table-first-waits = White: wait for Black’s touch
table-stop = Stop both
table-say = { $claim ->
    [flag] Your flag!
    [illegal] Illegal!
    [king_taken] King taken!
    [mate] Mate!
    [stalemate] Stalemate
    [repetition] Repetition
    [both_flags] Both flags
    [draw] Draw?
   *[resigns] I resign
}
table-declared = Your opponent says: “{ table-say }”
table-you-said = You said: “{ table-say }”
table-agree = I agree
table-disagree = I do not agree
table-withdraw = Take it back
table-stopped = Both clocks are stopped.
table-other-goes-on = Waiting for your opponent to go on.
table-go-on = Go on
table-promotes = { $piece ->
    [queen] A queen!
    [rook] A rook!
    [bishop] A bishop!
   *[knight] A knight!
}
table-more = More
table-fewer = Back
table-minutes = { $minutes } min
table-sleeps = This phone may switch its screen off. Set it to stay on while you play.
table-not-kept = This browser keeps no game. Do not close or reload this page while you play.
table-result = { $outcome ->
    [won] You win
    [lost] You lose
   *[drawn] Draw
}: { table-because }
table-because = { $claim ->
    [flag] flag fall
    [illegal] illegal move
    [king_taken] king taken
    [mate] checkmate
    [stalemate] stalemate
    [repetition] repetition
    [both_flags] both flags down
    [draw] agreed
   *[resigns] resignation
}
table-rematch = Again, colours swapped
