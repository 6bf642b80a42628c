
white = { GIVEN($white) ->
    [yes] { $white }
   *[no] Wit
}
black = { GIVEN($black) ->
    [yes] { $black }
   *[no] Zwart
}
side = { $side ->
    [white] { white }
   *[black] { black }
}
other = { $side ->
    [white] { black }
   *[black] { white }
}
line-of = { $end ->
    [white] lijn van Wit
   *[black] lijn van Zwart
}
role = { $role ->
    [organiser] organisator
    [board] bordapparaat
    [judge] lijnrechter
    [deputy] plv. hoofdarbiter
   *[head] hoofdarbiter
}
device = apparaat { $id }
by = { GIVEN($by) ->
    [yes] { $by }
   *[no] de servercomputer
}
court = veld { $court }
board = bord { $board }
boards = { $boards-n ->
    [one] bord { $boards }
   *[other] borden { $boards }
}
game = partij { $game }
phase = { $phase ->
    [waiting] nog niet gestart
    [countdown] aftellen naar GO
    [running] loopt
    [paused] onderbroken
   *[finished] afgelopen
}
ruleset = { $ruleset ->
    [classic] ChessRun
    [walk] ChessWalk
    [sprint] ChessSprint
    [speed] Speed chess
   *[intramural] Intramural
}
result = { $result ->
    [won] { $result-by ->
        [white] Wit wint
       *[black] Zwart wint
    }
    [drawn] remise
   *[both_lost] beiden verliezen
}
was = { $was ->
    [won] { $was-by ->
        [white] Wit wint
       *[black] Zwart wint
    }
    [drawn] remise
   *[both_lost] beiden verliezen
}
answer = { $answer ->
    [yes] ja
    [no] nee
    [confirm] bevestigd
   *[decline] geweigerd
}
termination = { $by ->
    [checkmate] schaakmat
    [stalemate] pat
    [dead_position] dode stelling
    [fivefold_repetition] vijf keer dezelfde stelling
    [seventy_five_moves] 75 zetten
    [resignation] { $result ->
        [drawn] opgave, en de tegenstander kan geen mat geven
       *[other] opgave
    }
    [agreement] overeenkomst van beide spelers
    [flag_fall] { $result ->
        [drawn] vlag gevallen, en de tegenstander kan geen mat geven
       *[other] vlag gevallen
    }
    [captured_points] geslagen punten
    [illegal_position] onreglementaire stelling
    [threefold_repetition] drie keer dezelfde stelling
    [fifty_moves] 50 zetten
    [illegal_moves] tweede onreglementaire zet
    [flag_declared] vlag geclaimd
    [both_flags] beide vlaggen gevallen
    [king_left_in_check] koning schaak laten staan
    [illegal_move] onreglementaire zet
    [players_agreed] beide spelers zijn het eens
    [forfeit] niet verschenen
    [penalty] straf
    [red_cards] derde rode kaart
    [entered] invoer van twee arbiters
   *[ruling] beslissing
}
fault = { $fault ->
    [no_crossing] niet over de lijn
    [false_start] valse start
    [moved_before_run] gezet vóór de loop
    [offer_without_card] aanbod zonder kaart
    [disturbance] hinder
    [equipment] schoenen of kleding
    [red_card] derde of volgende rode kaart
   *[other] { GIVEN($fault-reason) ->
        [yes] { $fault-reason }
       *[no] andere overtreding
    }
}
piece = { $piece ->
    [king] koning
    [queen] dame
    [rook] toren
    [bishop] loper
    [knight] paard
    [pawn] pion
   *[inverted_rook] omgekeerde toren
}
position-in-words = { $label }. Wit: { $whites }. Zwart: { $blacks }.
piece-on = { piece } { $square }
claim = { $claim ->
    [illegal_move] onreglementaire zet
    [press_without_move] klok ingedrukt zonder zet
    [touch_move] ander stuk aangeraakt
    [moved_before_run] gezet vóór de loop
    [irregularity] { GIVEN($claim-what) ->
        [yes] { $claim-what }
       *[no] andere onregelmatigheid
    }
    [flag_down] { $claim-of ->
        [white] vlag van Wit gevallen
       *[black] vlag van Zwart gevallen
    }
    [both_flags_down] beide vlaggen gevallen
    [king_in_check] koning schaak laten staan
    [king_captured] koning geslagen
    [checkmate] schaakmat
    [stalemate] pat
    [dead_position] dode stelling
    [threefold] drie keer dezelfde stelling{ with-announced }
   *[fifty_moves] vijftig zetten{ with-announced }
}
with-announced = { GIVEN($claim-uci) ->
    [yes] , met { SQUARES($claim-uci) }
   *[no] { "" }
}
record-of-claim = { GIVEN($record) ->
    [yes] { $record ->
        [yes] volgens de registratie is het zo
       *[no] volgens de registratie is het niet zo
    }
   *[no] de registratie zegt er niets over
}
card = { $shown ->
    [caution] gele kaart
   *[red] rode kaart
}
offence = { $offence ->
    [loss_of_contact] contactverlies
   *[bent_knee] gebogen knie
}

score = { $result ->
    [won] { $result-by ->
        [white] 1–0
       *[black] 0–1
    }
    [drawn] ½–½
   *[both_lost] 0–0
}
whereabouts = { $at ->
    [behind_line] achter de lijn
    [at_board] aan het bord
    [outward] loopt heen
    [homeward] loopt terug
    [away] weg
   *[unknown] plaats onbekend
}
owes = { $owed ->
    [nothing] hoeft niet te lopen
    [correction] moet nog corrigeren
    [runs] moet nog { runs-owed } doen
    [take_back] { takes-back }
   *[both] moet nog corrigeren en { runs-owed } doen
}
runs-owed = { $half ->
    [0] { full-runs-owed }
   *[other] een halve loop{ $full ->
        [0] { "" }
       *[other] { " " }en { full-runs-owed }
    }
}
full-runs-owed = { $full ->
    [1] een loop
   *[other] { $full } lopen
}
tap = { $tap ->
    [joined] een van twee gelijke meldingen
    [card] kaart
    [stopwatch] stopwatch
   *[call] melding
}
sanction = { $sanction ->
    [stop] 10 s stop
    [note] alleen genoteerd
    [warning] waarschuwing
    [give_opponent] +{ TIME($sanction-time) } voor tegenstander
    [take_time] -{ TIME($sanction-time) } van zijn klok
   *[loss_of_game] verlies van de partij
}
with-cost = { GIVEN($sanction) ->
    [yes] , { sanction }
   *[no] { "" }
}
agreement = { $on ->
    [first_flag] { $on-side ->
        [white] de vlag van { white } viel eerst
       *[black] de vlag van { black } viel eerst
    }
    [no_flag_before] vóór dat indrukken was geen vlag gevallen
    [result] { agreed-result }
   *[play_on] de partij gaat verder
}
agreed-result = { $on-result ->
    [won] { $on-result-by ->
        [white] Wit wint
       *[black] Zwart wint
    }
    [drawn] remise
   *[both_lost] beiden verliezen
}
moved = { NUMBERED($ply) } { $san }
takes-back = neemt de zet terug en { GIVEN($touched) ->
    [yes] speelt het stuk op { $touched }
   *[no] doet een andere
}


said-paired = partij ingedeeld
said-taken-off = partij van het bord gehaald
said-counting = aftellen: 3, 2, 1
said-aborted = aftellen gestopt
said-started = GO
said-annulled = start geannuleerd
said-paused = partij onderbroken
said-resumed = GO: de partij gaat verder
said-moved = { moved }{ GIVEN($left) ->
    [yes] { " " }(nog { SHOWN($left) })
   *[no] { "" }
}
said-crossed = { side } ging over de lijn
said-run-made = { $presumed ->
    [yes] loop van { side }, aangenomen
   *[no] { side } is terug{ GIVEN($took) ->
        [yes] { " " }na { SECONDS($took) } s
       *[no] { "" }
    }
}
said-moved-before-run = { side } heeft gezet vóór de loop (CR-4.2-2)
said-illegal = { side }: onreglementaire zet{ GIVEN($uci) ->
    [yes] { " " }{ SQUARES($uci) }
   *[no] { "" }
}
said-take-back-owed = { side } { takes-back } (IM-3-5)
said-taken-back = zet { MOVE_NUMBER($ply) } van { side } is teruggenomen
said-limit-reached = tijdslimiet van de match bereikt{ GIVEN($points-white) ->
    [yes] : Wit { $points-white }, Zwart { $points-black } punten
   *[no] , punten niet bekend
}
said-arranged = { $invited_by ->
    [white] { white } nodigde uit; de speeltijd is afgesproken
   *[black] { black } nodigde uit; de speeltijd is afgesproken
}
said-flag-fell = de vlag van { side } is gevallen
said-ended = { score }, { termination }
said-retracted = eerdere regels zijn teruggenomen
said-called = { side }: { fault }{ with-cost }{ GIVEN($rule) ->
    [yes] { " " }({ $rule })
   *[no] { "" }
}
said-call-voided = { tap } geannuleerd
said-stop-began = { $again ->
    [yes] { side } verliet de stop te vroeg en begint opnieuw
   *[no] { side } staat achter de lijn
}
said-stop-served = { side } is vrij; ingelost: { $penalties }
said-lapsed = { $penalties ->
    [one] { side }: één straf niet ingelost, vervallen (CR-4.3-5)
   *[other] { side }: { $penalties } straffen niet ingelost, vervallen (CR-4.3-5)
}
said-cards-shown = { side } ziet de kaarten tot nu toe
said-chain-game-drawn = partij { $chain_game } remise, { termination }; de volgende volgt (CR-4.7-3)
said-draw-offered = { side } biedt remise aan{ GIVEN($cards) ->
    [yes] { $cards ->
        [one] , nog 1 kaart
       *[other] , nog { $cards } kaarten
    }
   *[no] { "" }
}
said-draw-refused = { side } weigerde remise
said-claimed = { side } claimt: { claim }
said-claim-ruled = { $upheld ->
    [yes] claim van { side } toegewezen
   *[no] claim van { side } afgewezen
}
said-corrected = { side } heeft gecorrigeerd
said-time-given = klok van { side }: { SIGNED($time) }
said-clock-set = klokken ingesteld{ GIVEN($left-white) ->
    [yes] : { white } { SHOWN($left-white) }{ GIVEN($left-black) ->
        [yes] , { black } { SHOWN($left-black) }
       *[no] { "" }
    }
   *[no] { GIVEN($left-black) ->
        [yes] : { black } { SHOWN($left-black) }
       *[no] { "" }
    }
}
said-position-set = stelling gecorrigeerd
said-players-set = spelers gecorrigeerd
said-sealed = uitslag verzegeld: { score }
said-result-corrected = verzegelde uitslag gecorrigeerd{ GIVEN($was) ->
    [yes] , eerst: { was }, nu: { result }
   *[no] , nu: { result }
}
said-clocks-stopped = { side } zette beide klokken stil
said-end-stands = het bord toont: { claim }; beiden moeten dit bevestigen
said-confirmed = { GIVEN($side) ->
    [yes] { side } bevestigt
   *[no] Beiden bevestigen
}
said-disputed = { side } betwist: { claim } ({ record-of-claim })
said-agreed = Beiden zijn het eens: { agreement }
said-settled = { $stands ->
    [yes] claim toegewezen: { claim } (SP-{ $points })
   *[no] claim afgewezen: { claim } (SP-{ $points })
}
said-declared = { side } kondigt aan: { piece }
said-ran-out = ter informatie: { $fell ->
    [both] beide vlaggen vielen tegelijk
    [first] de vlag van { side } viel eerst
   *[only] de vlag van { side } was gevallen
}
said-stale = { $stale ->
    [yes] geen berichten meer
   *[no] weer berichten
}


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


tournament-failed = De server meldt: { $why }
tournament-close = Sluiten
tournament-nobody = niemand
tournament-system = { $system ->
    [recommended] zoals aanbevolen
    [swiss] Zwitsers
    [round_robin] halve competitie
    [double_round_robin] hele competitie
    [knockout] knock-out
    [team_swiss] Zwitsers voor teams
    [team_round_robin] halve teamcompetitie
    [double_team_round_robin] hele teamcompetitie
    [team_knockout] knock-out voor teams
   *[league] competitie
}
tournament-name = { $id } · { GIVEN($what) ->
    [yes] { $what }
   *[no] { $kind }
}{ $final ->
    [yes] {" "}(finales)
   *[no] { "" }
}
tournament-group = Groep { $letter }
tournament-bye = { $bye ->
    [pairing_allocated] vrij
    [full_point] bye van een heel punt
    [half_point] bye van een half punt
    [free] vrij
   *[zero_point] afwezig
}


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
