# A player's page, by his personal link.

personal-title = Mijn partijen
personal-needs = De pagina van een speler heeft JavaScript nodig. Zonder hangen de paringen aan de muur.
personal-gone = Deze link is niet (meer) geldig. Vraag de organisator om een nieuwe.
personal-link = { $standing ->
    [live] Bijgewerkt om { $at }
    [connecting] { GIVEN($at) ->
        [yes] De server wordt gevraagd; deze pagina is van { $at }
       *[no] De server wordt gevraagd…
    }
   *[down] { GIVEN($at) ->
        [yes] Geen verbinding: deze pagina is van { $at }
       *[no] Geen verbinding
    }
}{ $waits ->
    [0] { "" }
    [one] {" "}· { $waits } verzoek is nog niet verzonden: houd deze pagina open
   *[other] {" "}· { $waits } verzoeken zijn nog niet verzonden: houd deze pagina open
}
personal-link-spoken = { $standing ->
    [live] Verbonden
    [connecting] Bezig met verbinden
   *[down] Geen verbinding: deze pagina kan oud zijn
}
personal-no = Nee
personal-out = De paring van ronde { $round } is er.
personal-seen = Gezien
personal-sound = { $on ->
    [yes] Geluid staat aan
   *[no] Geluid als er een paring is
}
personal-sound-why = De telefoon klinkt, trilt en flitst alleen zolang deze pagina open is en het scherm aan staat.
personal-next = Volgende partij
personal-now = Uw partij
personal-no-next = { $state ->
    [finished] Het toernooi is afgelopen.
    [withdrawn] U hebt zich uit het toernooi teruggetrokken.
   *[waits] Er is nog geen paring voor u.
}
personal-round = { $part ->
    [0] Ronde { $round }, ChessSprint
    [1] Ronde { $round }
   *[other] Ronde { $round }, deel { $part }
}
personal-board = Veld { $court }, bord { $board }{ $wave ->
    [1] { "" }
   *[other] {" "}(groep { $wave })
}
personal-no-board = Bord nog niet bekend
personal-end = aan { line-of } van deze baan
personal-against = tegen { $opponent }
personal-when = Tijd: { $at }
personal-started = Begonnen om { $at }
personal-choose-colour = Kies uw kleur voor de ChessSprint
personal-window = Te spelen van { $from } tot { $to }
personal-challenge = { GIVEN($site) ->
    [yes] Daag { $handle } uit op { $site }
   *[no] Daag { $handle } uit
}{ GIVEN($own) ->
    [yes] { "; " }je speelt als { $own }
   *[no] { "" }
}
personal-site = Gespeeld wordt op { $site }
personal-hour = { $own ->
    [yes] { $opponent ->
        [yes] Het uur loopt.
       *[no] U bent klaar. Het uur loopt zodra uw tegenstander dat ook is.
    }
   *[no] { $opponent ->
        [yes] Uw tegenstander is klaar. Het uur loopt zodra u het start.
       *[no] Het uur is niet gestart. Het loopt zodra u het beiden start.
    }
}
personal-start-hour = Het uur starten
personal-agree = Tijd die u de tegenstander voorstelt
personal-agree-send = Tijd voorstellen
personal-proposed = { $own ->
    [yes] U stelde { $at } voor. Het telt zodra uw tegenstander akkoord gaat.
   *[no] Uw tegenstander stelt { $at } voor.
}
personal-agree-to = Met deze tijd akkoord gaan
personal-claimed = { $own ->
    [yes] U hebt { $score } gemeld.
   *[no] { $opponent } heeft { $score } gemeld.
} { $disputed ->
    [yes] Dit wordt betwist: een arbiter beslist.
   *[no] { $own ->
        [yes] Het telt zodra { $opponent } het bevestigt, anders vanzelf: { $deadline }.
       *[no] Klopt dat?
    }
}
personal-answer = Antwoord op de gemelde uitslag
personal-confirm = Het klopt
personal-dispute = Uitslag betwisten
personal-dispute-why = De organisator hoort dat de uitslag niet klopt, en een arbiter beslist. Betwisten?
personal-report = Uitslag
personal-outcome = { $outcome ->
    [won] Gewonnen
    [lost] Verloren
   *[drawn] Remise
} ({ $score })
personal-game-link = Link naar de partij, als die er is
personal-choose = Kies
personal-report-send = Uitslag melden
personal-report-why = U meldt: { $outcome }. Klopt dat?
personal-report-other = Een andere uitslag melden
personal-pgn = of de PGN van de partij, zoals de site die uitschrijft
personal-pgn-send = Melden met de PGN
personal-standing = Stand
personal-no-place = Er zijn nog geen uitslagen bekendgemaakt.
personal-place = Plaats { $rank } van { $of }{ GIVEN($points) ->
    [yes] , punten: { $points }
   *[no] { "" }
}
personal-rating = Rating
personal-rating-line = { GIVEN($rating) ->
    [yes] { $rating }
   *[no] zonder rating
}; verwerkte partijen: { $games }, punten: { $points }{ GIVEN($opponents) ->
    [yes] , gemiddelde van tegenstanders { $opponents }
   *[no] { "" }
}
personal-results = Uitslagen
personal-no-results = Nog geen partij van u heeft een uitslag.
personal-runs = runs: { $runs }
personal-away = Byes en afwezigheid
personal-bye-in = Ronde { $round }: { $bye }
personal-cancel = Annuleren
personal-ask-bye = Bye of afwezigheid
personal-ask = Aanvragen
personal-protests = Protesten
personal-protest = Protest
personal-protest-about = Waarover
personal-protest-filed = U betwist deze uitslag: zie de protesten.
personal-disputed = De uitslag wordt betwist.
personal-game = Ronde { $round } tegen { $opponent }
personal-no-game = geen partij
personal-file = Protest indienen
personal-ruling = { $upheld ->
    [yes] Toegewezen
   *[no] Afgewezen
}: { $text }
personal-no-ruling = Nog geen beslissing
personal-withdraw = Terugtrekken uit het toernooi
personal-withdraw-why = U wordt niet meer gepaard. Alleen de organisator kan dit terugdraaien. Terugtrekken?
personal-withdraw-yes = Terugtrekken
personal-line-up = Opstelling voor ronde { $round } tegen team { $opponent }
personal-named = { $named } van { $boards } genoemd
personal-seal = Opstelling verzegelen
personal-seal-why = Een verzegelde opstelling blijft zoals ze is, en niemand ziet haar voordat de opstellingen geopend zijn. Verzegelen?
personal-sealed = Verzegeld. Niemand anders ziet haar voordat de opstellingen geopend zijn.
personal-done = { $act ->
    [dispute] De uitslag wordt betwist.
    [confirm] De uitslag is bevestigd.
    [report] De uitslag is gemeld.
    [colour] De kleur is gekozen.
    [hour] U hebt het uur gestart.
    [time] De tijd is voorgesteld.
    [agree] De tijd is afgesproken.
    [ask] Het staat in de lijst.
    [cancel] Geannuleerd: u speelt.
    [protest] Het protest is ingediend.
    [withdraw] U hebt zich teruggetrokken.
   *[seal] De opstelling is verzegeld.
}
