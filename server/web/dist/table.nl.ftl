
pages-locale = nl-NL
pages-decimal = ,
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


table-title = Speed chess
table-needs = Deze pagina is een schaakklok en heeft JavaScript nodig.
table-side = { $side ->
    [white] Wit
   *[black] Zwart
}
table-punch = tik om uw zet te beëindigen
table-first-punch = Zwart: tik om de klok van Wit te starten
table-first-waits = Wit: wacht op de tik van Zwart
table-stop = Stop beide
table-say = { $claim ->
    [flag] Uw vlag!
    [illegal] Mag niet!
    [king_taken] Koning geslagen!
    [mate] Mat!
    [stalemate] Pat
    [repetition] Herhaling
    [both_flags] Beide vlaggen
    [draw] Remise?
   *[resigns] Ik geef op
}
table-declared = Uw tegenstander zegt: “{ table-say }”
table-you-said = U zei: “{ table-say }”
table-agree = Akkoord
table-disagree = Niet akkoord
table-withdraw = Neem terug
table-stopped = Beide klokken zijn stilgezet.
table-other-goes-on = Wachten tot uw tegenstander verdergaat.
table-go-on = Ga verder
table-promotes = { $piece ->
    [queen] Een dame!
    [rook] Een toren!
    [bishop] Een loper!
   *[knight] Een paard!
}
table-more = Meer
table-fewer = Terug
table-minutes = { $minutes } min
table-sleeps = Deze telefoon kan het scherm uitschakelen. Stel in dat het aan blijft terwijl u speelt.
table-not-kept = Deze browser bewaart geen partij. Sluit of herlaad deze pagina niet terwijl u speelt.
table-result = { $outcome ->
    [won] U wint
    [lost] U verliest
   *[drawn] Remise
}: { table-because }
table-because = { $claim ->
    [flag] vlag gevallen
    [illegal] onreglementaire zet
    [king_taken] koning geslagen
    [mate] mat
    [stalemate] pat
    [repetition] herhaling
    [both_flags] beide vlaggen gevallen
    [draw] overeengekomen
   *[resigns] opgave
}
table-rematch = Opnieuw, kleuren gewisseld
