# Two players and one phone: the Speed clock.

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
