
pages-locale = en-GB
pages-decimal = .
pages-direction = ltr
pages-language = Language
pages-demo = DEMO
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


table-title = Speed chess
table-noscript = This page is a chess clock and needs JavaScript.
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
table-declared = { $claim ->
    [flag] Your opponent says: your flag is down.
    [illegal] Your opponent says: your move was illegal.
    [king_taken] Your opponent says: your king is taken.
    [mate] Your opponent says: mate.
    [stalemate] Your opponent says: stalemate.
    [repetition] Your opponent says: this position came three times.
    [both_flags] Your opponent says: both flags are down.
   *[draw] Your opponent offers a draw.
}
table-you-said = { $claim ->
    [flag] You said: your opponent’s flag is down.
    [illegal] You said: the move was illegal.
    [king_taken] You said: the king is taken.
    [mate] You said: mate.
    [stalemate] You said: stalemate.
    [repetition] You said: this position came three times.
    [both_flags] You said: both flags are down.
   *[draw] You offered a draw.
}
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
table-result = { $outcome ->
    [won] You win
    [lost] You lose
   *[drawn] Draw
}: { $by ->
    [flag] flag down
    [illegal] illegal move
    [king_taken] king taken
    [mate] checkmate
    [stalemate] stalemate
    [repetition] repetition
    [both_flags] both flags down
    [draw] by agreement
   *[resigns] resignation
}
table-rematch = Again, colours swapped
