# Weigeringen van de toernooitafel.

desk-not-created = het evenement is nog niet aangemaakt
desk-already-created = het evenement is al aangemaakt
desk-finished = het evenement is voorbij: open het eerst weer
desk-not-finished = het evenement is niet voorbij
desk-not-yours = dit is niet aan u ({ $act })
desk-stale = iemand anders heeft { $subject ->
    [plan] het plan
    [entries] de deelnemerslijst
    [entry] deze speler
    [team] dit team
    [tournament] dit toernooi
    [round] deze ronde
    [match] deze match
    [game] deze partij
    [protest] dit protest
   *[held] deze aangehouden uitslag
} intussen gewijzigd ({ $changed }): kijk opnieuw
desk-field = { $field ->
    [reason] reden
    [protest] protest
    [ruling] uitspraak
    [link] link
    [moves] zetten
   *[name] naam
}
desk-bad-text = de tekst ({ desk-field }) is leeg of bevat een onzichtbaar teken
desk-too-long = de tekst ({ desk-field }) is langer dan { $max } tekens
desk-bad-plan = "{ $found }" is niet mogelijk voor { $setting ->
    [name] de naam van het evenement
    [city] de plaats
    [federation] de federatie: hooguit drie letters
    [season] het seizoen: een paar tekens, zoals 2026/27
    [site] de site van onlinepartijen: een korte naam verwacht, zoals lichess.org
    [days] de dagen: op volgorde, elk eenmaal
    [starts] het begin van een dag: minuten van de dag
    [categories] een categorie: een korte code
    [rounds] het aantal ronden: 1 tot 99
    [tie_breaks] een tiebreak: een code zoals BH/C1
    [finalists] het aantal finalisten: geen of 2 tot 1024
    [base] de bedenktijd: meer dan 0 en hooguit een dag
    [increment] de toegevoegde tijd: hooguit een uur
    [round_minutes] de minuten van een ronde: 1 tot 1440
    [boards] de borden van een veld: 1 tot 12
    [courts] de velden: elk eenmaal
    [ticks] de vinkjes bij de aanmelding: korte namen, en gebruikte blijven
    [prizes] een prijs: een plaats en enkele woorden
    [first_game] het nummer van de eerste partij: een geheel getal vanaf 1
   *[format] de vorm: teams spelen niet per categorie
}
desk-no-such-person = { $person } staat niet op de deelnemerslijst
desk-no-such-team = er is geen team { $team }
desk-no-such-tournament = er is geen toernooi { $tournament }
desk-no-such-round = toernooi { $tournament } heeft nog geen ronde { $round }
desk-no-such-match = er is geen match { $match_no }
desk-no-such-game = het evenement heeft geen partij { $game }
desk-no-such-protest = er is geen protest { $protest }
desk-no-such-held = er is geen aangehouden uitslag { $held }
desk-no-such-tick = er is geen vinkje { $tick }: het plan noemt er { $ticks }
desk-no-such-board = het plan heeft geen bord { $board } op veld { $court }
desk-already-entered = { $person } is al ingeschreven
desk-team-already-entered = team { $team } is al ingeschreven
desk-in-another-team = { $person } speelt voor team { $team }
desk-named-twice = { $person } is tweemaal genoemd
desk-bad-rating = { $rating } is geen rating voor { $person }: 1 tot { $most }, of niets zonder rating
desk-category-not-played = de categorie "{ $category }" van { $person } wordt hier niet gespeeld
desk-no-tournament-for = geen toernooi neemt { $person } op naar categorie
desk-plays-already = { $person } speelt al in toernooi { $tournament }
desk-late-entries-over = late inschrijvingen kunnen tot ronde { $until }, en niet als alle ronden ingedeeld zijn
desk-already-withdrawn = { $person } heeft zich al teruggetrokken
desk-not-withdrawn = { $person } heeft zich niet teruggetrokken
desk-team-already-withdrawn = team { $team } heeft zich al teruggetrokken
desk-byes-used = { $person } heeft de { $most } halve byes gehad die een speler mag vragen
desk-no-bye-in-round = in ronde { $round } kan geen bye gevraagd worden
desk-not-asked = { $person } heeft geen bye in ronde { $round }
desk-too-late-for-bye = ronde { $round } is ingedeeld, of de speler was er nog niet
desk-only-pairing-gives = alleen de indeling geeft deze bye
desk-check-in-not-open = de aanmelding is niet open
desk-check-in-open = de aanmelding is al open
desk-entries-closed = de inschrijving is gesloten
desk-entries-open = de inschrijving is open
desk-begun = toernooi { $tournament } is begonnen, of andere steunen erop
desk-too-few = er zijn ten minste twee spelers of teams nodig, en er { $competitors ->
    [0] is er geen
    [one] is er één
   *[other] zijn er { $competitors }
}
desk-category-too-small = { GIVEN($categories) ->
    [yes] in de categorie { $categories } is
   *[no] zonder categorie is
} één speler alleen ({ $competitors }): geef hem een andere categorie, laat alle categorieën één toernooi spelen, of trek hem terug
desk-too-many = { $competitors } deelnemers zijn meer dan de { $most } die mogelijk zijn
desk-not-as-numbered = de lijst noemt niet elke deelnemer van toernooi { $tournament } eenmaal
desk-numbers-fixed = de nummers van toernooi { $tournament } blijven sinds ronde { $round } is ingedeeld
desk-bad-tie-break = "{ $code }" is geen tiebreak voor dit toernooi
desk-not-for-this-system = het systeem van toernooi { $tournament } kent dit niet
desk-not-twice = { $competitor } kan er niet tweemaal zijn
desk-not-in-tournament = { $competitor } speelt niet in toernooi { $tournament }
desk-club-unknown = niemand van club { $club } speelt in dit toernooi
desk-crossing-needs-groups = { $groups } groepen kunnen niet kruisen: nodig zijn 2, 4, 8 … groepen en de eerste twee van elk
desk-not-final = toernooi { $tournament } is niet afgelopen
desk-changes-finals = dit verandert wie in de finales speelt, of in welke volgorde: neem eerst de finales terug, toernooi { $tournament } in zijn instellingen, en maak ze opnieuw
desk-finals-made = de finales zijn al aangemaakt: toernooi { $tournament }
desk-lots-needed = in toernooi { $tournament } moet het lot beslissen tussen { $tied }: loot in zijn stand
desk-nothing-shared = niemand deelt een plaats in toernooi { $tournament }
desk-colour-not-drawn = de kleur voor ronde 1 van toernooi { $tournament } is niet geloot
desk-colour-drawn = toernooi { $tournament } is begonnen: de kleur blijft
desk-results-missing = in ronde { $round } van toernooi { $tournament } ontbreken uitslagen ({ $games })
desk-results-held = een veld meldde in ronde { $round } van toernooi { $tournament } een andere uitslag dan die telt ({ $games }): beslis eerst welke telt
desk-seen-elsewhere = dit berust op regel { $seen }, en het toernooi heeft er hier { $last }: het is de weergave van een andere server. Laad haar opnieuw
desk-matches-undecided = matches van toernooi { $tournament } zijn niet beslist ({ $matches })
desk-all-paired = alle { $rounds } ronden van toernooi { $tournament } zijn ingedeeld
desk-no-legal-pairing = de regels laten geen indeling van ronde { $round } van toernooi { $tournament } toe: te velen hebben al tegen elkaar gespeeld of worden door de instellingen gescheiden. Verlaag in de instellingen het aantal ronden, of hef een scheiding op
desk-nobody-to-pair = in ronde { $round } van toernooi { $tournament } is niemand in te delen
desk-acceleration-needs-halves = versnelling in toernooi { $tournament } vraagt dat winst twee remises waard is en verlies niets
desk-bad-team-system = "{ $code }" is geen Zwitsers systeem voor teams dat dit programma kent
desk-draft-open = ronde { $round } van toernooi { $tournament } is een ontwerp: publiceer het of neem het eerst terug
desk-changes-open = ronde { $round } van toernooi { $tournament } wordt met de hand gewijzigd: beëindig dat eerst
desk-changes-not-open = ronde { $round } van toernooi { $tournament } wordt niet met de hand gewijzigd
desk-not-last-round = ronde { $last } volgt al op ronde { $round } van toernooi { $tournament }
desk-already-published = ronde { $round } van toernooi { $tournament } is gepubliceerd: wijzig haar
desk-not-published = ronde { $round } van toernooi { $tournament } is niet gepubliceerd
desk-nothing-to-publish = ronde { $round } van toernooi { $tournament } is gepubliceerd als versie { $version } en niet veranderd
desk-unplaced = zonder tegenstander en zonder bye: { $competitors }
desk-placed = { $competitor } heeft een tegenstander: haal eerst de match uit elkaar
desk-have-met = { $white } en { $black } hebben al tegen elkaar gespeeld
desk-kept-apart = { $white } en { $black } moeten uit elkaar blijven
desk-reason-needed = een reden is nodig
desk-game-begun = partij { $game } is begonnen of heeft een uitslag
desk-no-courts = het plan heeft geen velden
desk-nothing-laid = geen gepubliceerde partij zonder uitslag heeft een plaats op een veld: publiceer de ronde en geef eerst haar partijen een plaats
desk-board-taken = bord { $board } van veld { $court } heeft partij { $game }, die gespeeld wordt
desk-court-gap = gegevens van veld { $court } ontbreken: de tafel heeft ze tot { $cursor }, deze beginnen na { $after }
desk-result-there = partij { $game } heeft een andere uitslag: verbeter die
desk-no-result = partij { $game } heeft geen uitslag
desk-same-result = partij { $game } heeft deze uitslag
desk-game-withdrawn = de tafel heeft partij { $game } teruggenomen
desk-board-empty = in partij { $game } ontbreekt een speler: zij is reglementair beslist
desk-choose-after-pairing = ronde { $round } van toernooi { $tournament } is al ingedeeld: kies { $usual ->
    [keep] houden (gewoon, want een partij is begonnen), opnieuw indelen, of vanaf een puntengroep opnieuw indelen
   *[repair_all] opnieuw indelen (gewoon, want geen partij is begonnen), vanaf een puntengroep opnieuw indelen, of houden
}
desk-nothing-paired-after = in toernooi { $tournament } volgt niets dat opnieuw ingedeeld kan worden
desk-rests-on-it = match { $match_no } steunt op de uitslag van partij { $game } en is begonnen
desk-not-in-knockout = partij { $game } van een knock-out kan zo niet eindigen
desk-sprint-not-drawn = remise in een ChessSprint leidt tot een volgende partij: voer de tijden van partij { $game } in
desk-not-a-sprint = partij { $game } is geen ChessSprint
desk-not-due = match { $match_no } wacht hier niet op
desk-not-in-match = { $competitor } speelt niet in match { $match_no }
desk-already-ruled = hierover is al beslist
desk-not-upheld = alleen een toegewezen protest leidt tot een correctie (protest { $protest })
desk-not-a-member = { $person } hoort niet bij team { $team }
desk-in-no-team = { $person } speelt voor geen team
desk-too-few-players = team { $team } heeft { $boards } spelers nodig en heeft er { $players }
desk-too-many-players = { $named } spelers zijn genoemd voor { $boards } borden
desk-line-up-there = team { $team } heeft zijn opstelling voor match { $match_no } verzegeld
desk-line-ups-open = de opstellingen van match { $match_no } zijn open
desk-match-played = match { $match_no } heeft al uitslagen
desk-not-online = match { $match_no } wordt niet online gespeeld
desk-outside-window = dit valt buiten het tijdvak van match { $match_no }
desk-window-ends-first = het tijdvak eindigt voor het begint
desk-hour-runs = het uur van match { $match_no } loopt
desk-bad-time = geen kalender en geen klok heeft deze tijd
desk-not-your-game = { $person } speelt partij { $game } niet
desk-no-link = de link is geen adres op het web: verwacht werden https:// en een host, zonder gebruiker of spaties
desk-nothing-reported = niemand heeft een uitslag van partij { $game } gemeld
desk-other-result = de uitslag van partij { $game } is intussen een andere: bekijk hem opnieuw
desk-protests-open = een speler heeft hierover al { $max } open protesten; wacht op de beslissing
desk-own-report = de tegenstander bevestigt de uitslag van partij { $game }
desk-disputed = de uitslag van partij { $game } is betwist: een arbiter beslist
desk-before-deadline = de tegenstander mag tot de termijn op de melding van partij { $game } antwoorden: voer de uitslag in als u die beslist
desk-held-back = de uitslagen van toernooi { $tournament } zijn nog niet bekendgemaakt
desk-nothing-held-back = de uitslagen van toernooi { $tournament } zijn openbaar

## Weigeringen van het register

register-event = { GIVEN($name) ->
    [yes] “{ $name }”
   *[no] toernooi { $event }
}
register-one-already = beide nummers zijn al één
register-both-entered = beiden zijn ingeschreven in { register-event }: één persoon zou daar dubbel spelen
register-still-in = deze persoon speelt nog in { register-event } of heeft daar nog een partij, leidt een team of hoort bij de medewerkers. Trek eerst de speler terug en voer zijn uitslagen in, wijzig het team of de medewerkers, of beëindig het toernooi
register-rehearsal-runs = er loopt een oefening met een eigen kopie van het register: beëindig die eerst
register-too-many-persons = meer dan { $limit } personen tegelijk: voer ze in meerdere delen in
register-person-name = { $fault ->
    [too_long] een naam is langer dan { $fault-max } tekens
    [blank] een persoon heeft een naam nodig
   *[unseen] een naam bevat het teken { CODE_POINT($fault-unseen) }, dat niemand ziet
}
register-not-born = { $found } is geen geboortedatum: verwacht werd een dag die de kalender heeft en die voorbij is
register-no-name = een club heeft een naam nodig
register-name-taken = een andere club heet { $name }: voeg de twee in plaats daarvan samen
