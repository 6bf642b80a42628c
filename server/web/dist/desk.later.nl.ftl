

item-failed = { $item ->
    [electronic_clock] mechanische klok
    [table_width] tafel breder dan 85,0 cm
    [no_backrest] zitplaats met rugleuning
    [board_and_pieces] bord of stukken niet volgens FIDE
    [endorsed_clock] klok zonder FIDE-goedkeuring
    [standing] geen ruimte om staand te spelen
    [captured_pieces] geslagen stukken buiten bereik of zicht van de tegenstander
    [shoes] schoenen niet geschikt voor de vloer
   *[dress] bloot bovenlijf
}


refusal-not-yours = niet toegestaan als { role }: { $act ->
    [ready] borden gereed melden
    [check] de uitrusting controleren
    [waive] een gebrek toestaan
    [show_cards] een wandelaar zijn kaarten tonen
    [pause] een bord onderbreken
    [enter_result] een uitslag invoeren
    [replace] een melding vervangen
    [void] een beslissing annuleren
    [void_ruling] een beslissing annuleren die geen eigen melding is
    [void_others_call] de melding van een andere arbiter terugnemen
    [arrange] vastleggen wat de spelers hebben afgesproken
    [pair] partijen op borden zetten
    [take_off] partijen van borden halen
    [start] partijen starten
    [abort] het aftellen stoppen
    [annul] een start annuleren
    [seal] een uitslag verzegelen
    [correct_result] een verzegelde uitslag corrigeren
    [split] een melding splitsen
    [set_clock] klokken instellen
    [set_position] een stelling vaststellen
    [set_players] de spelers corrigeren
    [rule_result] een uitslag vaststellen
    [answer] namens de hoofdarbiter antwoorden
    [set_evidence] wijzigen wat een bord doorgeeft
    [fault] een overtreding melden
    [penalty] een overtreding melden
    [ladder] meer dan tien seconden of een waarschuwing geven
    [stopped] de stopwatch bedienen
    [left_stop] de stopwatch bedienen
    [walk_card] een kaart tonen
    [chief_called] de hoofdarbiter roepen
    [change_devices] de rechten van apparaten wijzigen
   *[other] doorgeven wat er aan een bord gebeurt
}; vraag het de hoofdarbiter
refusal-off-duty = dit apparaat is afgelost: gebruik het apparaat dat nu dienst heeft, of vraag de hoofdarbiter om een dienst
refusal-wrong-court = { GIVEN($role) ->
    [yes] dit apparaat heeft op andere velden een rol ({ role }), maar geen rol op { court }
   *[no] dit apparaat heeft geen rol op { court }
}
refusal-no-such-court = { court } bestaat hier niet
refusal-wrong-board = dit apparaat geeft niets door voor { board }
refusal-no-such-board = { board } bestaat niet op dit veld; het heeft de borden 1 tot en met { $boards }
refusal-no-such-game = { GIVEN($on) ->
    [yes] { game } staat op bord { $on }
   *[no] { game } bestaat niet op dit veld
}
refusal-no-game = er staat geen partij op { board }
refusal-game-exists = { game } is al op dit veld; een nieuwe partij heeft een nieuw nummer nodig
refusal-board-taken = { $boards-n ->
    [one] { boards } heeft nog een partij die niet is beëindigd. Daarom is geen enkele partij op een bord gezet: een hoofdscheidsrechter beëindigt die eerst, of zet alleen op de andere borden partijen
   *[other] { boards } hebben nog partijen die niet zijn beëindigd. Daarom is geen enkele partij op een bord gezet: een hoofdscheidsrechter beëindigt die eerst, of zet alleen op de andere borden partijen
}
refusal-not-sealed = uitslagen van de laatste partijen zijn niet verzegeld ({ $reasons }): voer ze in en verzegel ze, of deel de volgende partijen in met een reden
unsealed = ronde { $round }, { boards }: { $state ->
    [open] geen uitslag ingevoerd
    [entered] uitslag één keer ingevoerd en niet bevestigd
    [differs] de invoer verschilt, of het bord zegt iets anders
   *[confirmed] uitslag bevestigd en niet verzegeld
}
refusal-wrong-phase = stand van { game }: { phase }. { $needs ->
    [arrange_before_start] De speeltijd wordt vóór de start afgesproken
    [evidence_is_over] Het meldniveau telt niet meer
    [ready_before_start] Borden worden vóór hun start gereed gemeld
    [waiting_or_paused] Alleen een partij die wacht of onderbroken is, kan worden gestart
    [before_go] Een start kan alleen tot GO worden gestopt; annuleer daarna de start
    [no_start] Er hoeft geen start te worden geannuleerd
    [stop_countdown] Stop in plaats daarvan het aftellen
    [void_result] Eerst moet de uitslag worden geannuleerd
    [not_started] De partij is niet gestart
    [taken_off_before_start] een partij verlaat haar bord alleen vóór de start, zolang er niets voor is gemeld of ingevoerd; beslis en verzegel anders de uitslag
    [head_stops_countdown] De hoofdarbiter stopt het aftellen
    [paused] De partij is al onderbroken
    [ended] De partij is beëindigd
    [goes_on] Na het einde wordt geen straf meer ingelost
    [clocks_are_over] De klokken tellen niet meer
    [start_ruled] Eerst moet over de start worden beslist
    [call_as_fault] Meld het na de start als overtreding
    [played] Een partij van de reeks kan remise worden zodra die is gespeeld
   *[annul_start] Met minder dan tien zetten door beide spelers wordt de start geannuleerd en worden de kleuren aan het bord gecorrigeerd (FIDE 7.3)
}
refusal-from-the-future = het tijdstempel ligt { $ahead_ms } ms voor op de systeemklok; controleer de klok van het apparaat
refusal-before-the-game = het tijdstempel ligt { $early_ms } ms vóór de start van { game }
refusal-not-a-move = “{ $text }” is geen zet in UCI-notatie zoals e2e4 of e7e8q
refusal-not-at-this-level = op zijn meldniveau geeft { board } dit niet door: { $report ->
    [presses] indrukken van de klok
   *[moves] zetten
}
refusal-bad-result = bij “{ termination }” is “{ result }” niet mogelijk; verwacht: { $fits ->
    [winner] een winnaar
    [draw] remise
   *[winner_or_draw] een winnaar of remise
}
refusal-bad-go = GO over { $distance_ms } ms is niet mogelijk: { $by_voice ->
    [yes] hooguit 5 minuten geleden
   *[no] 2 seconden tot 5 minuten vooruit
}
refusal-no-such-fact = regel { LINE($fact) } { $expected ->
    [call] is geen melding die telt; kijk nog eens naar het bord
    [joined_call] is geen melding die met die van een andere arbiter is samengevoegd; kijk nog eens naar de regels
    [ruling] is geen beslissing, antwoord of tik die een partij beëindigde en nog telt
    [ruling_not_of_the_board] kan niet worden geannuleerd: niemand heeft dit gemeld of beslist, het volgt uit het bord of de regels; voer de juiste uitslag in of stel die vast
    [no_void] kan niet worden geannuleerd, het is zelf een annulering: meld het opnieuw, voor het eerdere moment
    [open_question] is geen open vraag
   *[answer_to_calls] is geen antwoord op meldingen waarvan er nog een telt; ze zijn allemaal teruggenomen
}
refusal-answered = vraag { LINE($fact) } is al beantwoord: { answer } ({ by })
refusal-already-void = regel { LINE($fact) } is al geannuleerd; moet die weer tellen, meld of beslis dan opnieuw, voor het eerdere moment
refusal-preview-changed = het gevolg is sinds dat voorbeeld veranderd; bekijk het nieuwe
refusal-overtaken = intussen: { $change ->
    [became] de uitslag van { game } werd { result }
    [sealed] de uitslag van { game } is verzegeld: { result } ({ by })
    [corrected] de uitslag van { game } is gecorrigeerd, eerst: { was }, nu: { result } ({ by })
    [clocks] de klokken van { game } zijn ingesteld ({ by })
    [position] de stelling van { game } is vastgesteld ({ by })
    [players] de spelers van { game } zijn gecorrigeerd ({ by })
   *[voided] een correctie van { game } is geannuleerd
}; kijk nog eens
refusal-not-ready = de start moet wachten: { $reasons }; los het op, of start met een reden
refusal-sealed = de uitslag van { game } is verzegeld; alleen de hoofdarbiter corrigeert die, met een reden
refusal-not-confirmed = de uitslag van { game } is nog niet bevestigd: { $needs ->
    [players_agree] sinds het einde zijn beide spelers het eens: { result }; een arbiter moet dit invoeren
    [players_play_on] sinds het einde zijn beide spelers het eens dat de partij doorgaat: annuleer het einde
    [not_sealed] de uitslag is niet verzegeld: voer die in, of annuleer de verkeerde beslissing
    [late_report] een laat bericht hierover wacht in de inbox
    [entry] een arbiter moet invoeren wat het bord toont
    [end] de partij is niet beëindigd
    [second_entry] een tweede arbiter, de hoofdarbiter of zijn plaatsvervanger, moet hetzelfde invoeren
   *[one_result] de invoer verschilt, of het bord zegt iets anders
}
refusal-not-in-this-game = { game } is { ruleset }. Dit bestaat daar niet: { $unknown ->
    [clocks_stopped] een speler die beide klokken stilzet
    [players_words] uitspraken van de spelers over een claim; de arbiter beslist
    [promotion] een promotie die alleen wordt gezegd
    [withdrawal] een zet terugnemen; aanraken is zetten
    [reminder] een herinnering door een speler
    [interference] een notitie van deze soort; meld hinder
    [speed_claim] een dergelijke claim; het systeem of de arbiter let hierop
    [runs] lopen
    [stops] stops achter een lijn
    [draw_cards] remisekaarten
    [touched_pieces] aangeraakte stukken; geen ervan moet worden gespeeld
    [corrections] correcties; een onreglementaire zet verliest of blijft staan
    [penalty] een dergelijke straf; noteer het, of waarschuw
    [walk_cards] kaarten voor wandelaars; meld een overtreding
    [check_list] een checklist
    [item] een dergelijk punt op de checklist
   *[claim] een dergelijke claim
}
refusal-players-decide = de twee spelers beslissen over { game }: leg eerst vast wat zij claimen en bevestigen, of waarover beiden het eens zijn. Pas daarna mag u { $act ->
    [rule] een uitslag vaststellen
    [enter] een uitslag invoeren die niet van hen is
    [enter_another] een andere uitslag invoeren dan waarover zij het nu eens zijn: { result }
    [enter_unfinished] een uitslag invoeren van een partij die volgens beiden doorgaat
    [correct] dit corrigeren
   *[void] hier iets van annuleren
}
refusal-not-asking = geen telefoon met nummer { $number } vraagt om toegang; kijk nog eens naar de lijst
refusal-no-such-device = { $device } bestaat hier niet; kijk nog eens naar de lijst
field = { $field ->
    [tag] kenmerk
    [reason] reden
    [fault] overtreding
    [claim] claim
    [name] naam
    [court_name] naam van het veld
   *[position] stelling
}
refusal-bad-text = { field }: { $fault ->
    [too_long] langer dan { $fault-max } tekens
    [blank] leeg is niet mogelijk; verwacht: enkele woorden
   *[unseen] het teken { CODE_POINT($fault-unseen) } is niet mogelijk; verwacht: één regel met zichtbare tekens
}
refusal-too-long = { field }: langer dan { $max } tekens

found-answer = { $found ->
    [yes] ja
    [no] nee
    [confirm] bevestigen
   *[decline] weigeren
}
handed = { $handed ->
    [organiser] organisator
    [board] bordapparaat
    [judge] lijnrechter
    [deputy] plv. hoofdarbiter
   *[head] hoofdarbiter
}
own = { $own ->
    [organiser] organisator
    [board] bordapparaat
    [judge] lijnrechter
    [deputy] plv. hoofdarbiter
   *[head] hoofdarbiter
}


setting-list = de lijst: leeg is niet mogelijk; verwacht: ten minste één bord of partij
setting-games-of-a-board = de lijst: twee partijen voor bord { $found } is niet mogelijk; verwacht: één partij per bord
setting-boards = { $most ->
    [12] aantal borden: { $found } is niet mogelijk; verwacht: 1 tot 12 borden op een basketbalveld (CR-2.1-1)
   *[other] aantal borden: { $found } is niet mogelijk; verwacht: 1 tot { $most } borden
}
setting-court-length = lengte van het veld: { $found } m is niet mogelijk; verwacht: ten minste 28,0 m (CR-2.3-1)
setting-court-width = breedte van het veld: { $found } m is niet mogelijk; verwacht: de breedte langs de borden, zoals 15,0 m
setting-lane-width = breedte van een baan: { $found } m is niet mogelijk; verwacht: ten minste 1,25 m op een basketbalveld, dus minder borden of een breder veld (CR-2.1-4)
setting-round = ronde: { $found } is niet mogelijk; verwacht: een ronde vanaf 1
setting-players = spelers: speler { $found } tegen zichzelf is niet mogelijk; verwacht: twee spelers
setting-walk-elsewhere = wandelen: in { $found } niet mogelijk; verwacht: geen wandelen, het is geen ChessWalk
setting-walk-consent = wandelen: speler { $found } ({ side }) heeft niet met wandelen ingestemd; verwacht: instemming van beide spelers (CR-4.6-1)
setting-walk-increments = increment: { $found } is niet mogelijk; verwacht: gelijk voor beiden. Alleen de Classical Mode heeft een increment voor meesters
setting-draw-cards = remisekaarten: { $found } is niet mogelijk; verwacht: 0 tot 2 per speler (CR-4.4-2)
setting-sprint-draw-cards = remisekaarten: { $found } is niet mogelijk; verwacht: geen in ChessSprint (CR-4.7-2)
setting-match-draw-cards = aantal remisekaarten: { $found } is niet mogelijk; verwacht: 0, in een match wordt remise met woorden overeengekomen
setting-illegal-move-time = tijd voor een onreglementaire zet: { $found } is niet mogelijk; verwacht: 0:00 tot 10 minuten
setting-time = tijd van { side }: { $found } is niet mogelijk; verwacht: meer dan nul, hooguit 10 uur
setting-time-left = tijd van { side }: { $found } is niet mogelijk; verwacht: 0:00 tot 10 uur
setting-sprint-time = tijd van { side }: { $found } is niet mogelijk; verwacht: 10 minuten in ChessSprint (CR-4.7-1)
setting-increment = increment van { side }: { $found } is niet mogelijk; verwacht: 0 seconden tot 10 minuten
setting-sprint-increment = increment van { side }: { $found } is niet mogelijk; verwacht: geen in ChessSprint (CR-4.7-1)
setting-turning-point = keerpunt van { side }: { $found } m is niet mogelijk; verwacht: 1 tot { $farthest } m van het bord (CR-2.2-1)
setting-position = stelling: “{ $found }” is niet mogelijk; verwacht: een stelling in FEN-notatie
setting-no-match-limit = tijdslimiet van de match: geen is niet mogelijk; verwacht: een limiet, zoals een uur (IM-3-2)
setting-limit-elsewhere = tijdslimiet van de match: { $found } is niet mogelijk; verwacht: geen, alleen een Intramural-match heeft die
setting-match-limit = tijdslimiet van de match: { $found } is niet mogelijk; verwacht: meer dan nul, hooguit 10 uur
setting-window = tijdvenster: een einde vóór het begin is niet mogelijk; verwacht: een einde na het begin
setting-window-closed = tijdvenster: een venster dat al gesloten is, is niet mogelijk; verwacht: een venster dat later sluit (IM-1-2)
setting-arranged-elsewhere = partij: { ruleset } is niet mogelijk; verwacht: een match waarvan de spelers de speeltijd afspreken
setting-arranged-time = afgesproken speeltijd: buiten het tijdvenster van de match is niet mogelijk; verwacht: een tijd daarbinnen, of een ander venster van de organisator (IM-1-2)
setting-site-elsewhere = website: { $found } is niet mogelijk; verwacht: geen, alleen Intramural-matches worden daarop gespeeld
setting-site = website: “{ $found }” is niet mogelijk; verwacht: de naam van één website, zoals “chess.com” (IM-1-1)
setting-replacement = een melding waarvan het gevolg is beslist, wordt niet vervangen: annuleer die eerst, de hoofdarbiter bevestigt dat
setting-square = veld van het bord: “{ $found }” is niet mogelijk; verwacht: een veld zoals e8
setting-red-card = overtreding: alleen een rode kaart is niet mogelijk; verwacht: de kaart met de overtreding
setting-given-time = tijd voor de tegenstander: { $found } is niet mogelijk; verwacht: meer dan nul en hooguit { CLOCK($max) }
setting-taken-time = tijd eraf: { $found } is niet mogelijk; verwacht: meer dan nul en hooguit { CLOCK($max) }
setting-ago = hoe lang geleden: { $found } is niet mogelijk; verwacht: meer dan nul en hooguit { CLOCK($max) }
setting-amendment-answer = antwoord: “{ found-answer }” is niet mogelijk; verwacht: bevestigen met het voorbeeld, of weigeren
setting-clock-answer = antwoord: “{ found-answer }” is niet mogelijk; verwacht: ja, zodra de klokken op tafel dit tonen
setting-answer = antwoord: “{ found-answer }” is niet mogelijk; verwacht: ja of nee
setting-amendment = wijziging: { $found } nieuwe feiten is niet mogelijk; verwacht: niet meer dan één record bevat; weiger de wijziging en stel de uitslag vast
setting-measure = bevinding: { $found } cm is niet mogelijk; verwacht: in orde of niet
setting-table-width = breedte van de tafel: { $found } cm is niet mogelijk; verwacht: 0,1 cm tot 5 m
setting-waived-item = dit punt is op dit bord niet afgekeurd, of het houdt de start niet tegen: er is niets toe te staan
setting-item-of-nobody = speler: niemand is niet mogelijk; verwacht: Wit of Zwart
setting-item-of-player = punt: { side } is niet mogelijk; verwacht: een punt van het bord
setting-clocks = klokken: niets om in te stellen is niet mogelijk; verwacht: een tijd, of wiens klok loopt
setting-agreed-draw = remise door overeenkomst is niet mogelijk in ChessSprint; verwacht: een winnaar, of remise door de stelling of de regels (CR-4.7-2)
setting-hand-over = overdracht: een afgelost apparaat zonder dienst is niet mogelijk; verwacht: het apparaat dat nu dienst heeft
setting-duties = overdracht: dienst van { handed } aan { own } is niet mogelijk; verwacht: arbiter aan arbiter, bordapparaat aan bordapparaat, organisator aan organisator of hoofdarbiter, en één rol op elk veld; geef de banen aan een apparaat van dat veld
setting-last-head = rol: geen hoofdarbiter over is niet mogelijk; verwacht: eerst een andere hoofdarbiter; draag de rol over, of meld er een aan


hindrance-no-game = { $boards-n ->
    [one] { boards } heeft geen partij
   *[other] { boards } hebben geen partij
}
hindrance-not-ready = { $boards-n ->
    [one] { boards } is niet gereed gemeld
   *[other] { boards } zijn niet gereed gemeld
}
hindrance-failed = { $boards-n ->
    [one] { boards }: { failed-item }
   *[other] { boards }: { failed-item }
}
hindrance-proposed-times = { $boards-n ->
    [one] { boards } heeft alleen voorgestelde tijden
   *[other] { boards } hebben alleen voorgestelde tijden
}
hindrance-clock-to-set = { $boards-n ->
    [one] { boards } heeft een klok die nog moet worden ingesteld
   *[other] { boards } hebben klokken die nog moeten worden ingesteld
}
hindrance-silent = { $device } zwijgt ({ boards })
hindrance-clock-unknown = de klok van { $device } is niet bekend ({ boards })
hindrance-clock-off = de klok van { $device } klopt maar tot op ± { $error } ms ({ boards })
away = { $n ->
    [one] Weg, geen start wacht erop: { $names }.
   *[other] Weg, geen start wacht erop: { $names }.
}
failed-item = { GIVEN($side) ->
    [yes] { side }, { item-failed } ({ $rule })
   *[no] { item-failed } ({ $rule })
}


the-move = { GIVEN($uci) ->
    [yes] { SQUARES($uci) }
   *[no] de zet
}
ruling-moved-before-run = { side } heeft gezet vóór de loop; de loop moet nog.
ruling-illegal = Onreglementaire zet: { the-move }. { side } corrigeert die terwijl de eigen klok loopt.
ruling-waits = De zet { SQUARES($uci) } van { side } blijft staan tot de volgende zet; ontstaat daaruit geen reglementaire stelling, dan is de partij remise. { other } mag claimen voordat hij zet.
ruling-queened = De pion van { side } wordt een dame: { SQUARES($uci) }.
ruling-take-back-owed = { GIVEN($touched) ->
    [yes] { side } neemt { the-move } terug en doet een andere zet met het stuk op { $touched }.
   *[no] { side } neemt { the-move } terug en doet een willekeurige reglementaire zet.
}
ruling-limit-reached = { GIVEN($points-white) ->
    [yes] De match is niet binnen de tijdslimiet voltooid; geslagen door Wit { $points-white }, door Zwart { $points-black }.
   *[no] De match is niet binnen de tijdslimiet voltooid; de geslagen punten zijn niet bekend.
}
ruling-arranged = De afgesproken speeltijd is met de uitnodiging vastgelegd.
ruling-illegal-stands = { SQUARES($uci) } blijft staan: { other } heeft doorgespeeld voordat het was gecorrigeerd.
ruling-empty-press = { side } drukte de klok in zonder zet op het bord: de klok van { other } loopt, wie aan zet is blijft gelijk.
ruling-correction-owed = { $hands_back ->
    [yes] { side } corrigeert, drukt de klok in, en loopt heen en terug vóór zijn volgende zet; daarna is { other } aan zet.
   *[no] { side } corrigeert en loopt dan heen en terug vóór zijn volgende zet.
}
ruling-handed-back = { side } heeft gecorrigeerd: de klok van { other } loopt.
ruling-taken-back = De zet van { side } is teruggenomen, met zijn increment en zijn loop.
ruling-no-move = { side } drukte voor een claim, niet voor een zet.
ruling-claim-ruled = { $verdict ->
    [upheld] De claim van { side } is toegewezen.
    [rejected] De claim van { side } is afgewezen; wie aan zet is blijft zoals vóór de claim.
    [too_late] { GIVEN($verdict-last-ply) ->
        [yes] { $claim ->
            [touch_move] De claim van { side } ({ claim }) gaat over de laatste zet van de tegenstander, { last-move }. { side } heeft sindsdien een stuk aangeraakt: de claim komt te laat.
           *[other] De claim van { side } ({ claim }) gaat over de laatste zet van de tegenstander, { last-move }. { side } heeft sindsdien gezet: de claim komt te laat.
        }
       *[no] De claim van { side } ({ claim }) gaat over een zet van de tegenstander; { other } heeft er geen gedaan.
    }
    [not_on_move] { side } is niet aan zet; alleen dan kan remise worden geclaimd.
   *[touched] { $claim ->
        [touch_move] { side } heeft zelf een stuk aangeraakt; “aanraken is zetten” kan niet meer worden geclaimd.
       *[other] { side } heeft een stuk aangeraakt; bij deze zet kan niet worden geclaimd.
    }
}
last-move = { GIVEN($verdict-last-san) ->
    [yes] { NUMBERED($verdict-last-ply) } { $verdict-last-san }
   *[no] { MOVER($verdict-last-ply) ->
        [white] zet { MOVE_NUMBER($verdict-last-ply) } van Wit
       *[black] zet { MOVE_NUMBER($verdict-last-ply) } van Zwart
    }
}
ruling-announced = { side } moet { SQUARES($uci) } spelen, de aangekondigde zet.
ruling-draw-offered = { GIVEN($cards) ->
    [yes] { side } biedt remise aan; kaarten over: { $cards }.
   *[no] { side } biedt met de claim remise aan.
}
ruling-draw-refused = { side } weigert remise.
ruling-time-given = { $is_loss ->
    [yes] { side } verliest { AMOUNT($time) } { time-for }.
   *[no] { side } krijgt { AMOUNT($time) } { time-for }.
}
time-for = { $why ->
    [illegal_move] voor de onreglementaire zet van de tegenstander
    [wrong_claim] voor de onjuiste claim van de tegenstander
    [rejected_claim] voor de tijd die liep tijdens de beslissing over de claim
    [ladder] als straf van de arbiter
   *[restart] voor de volgende partij van de reeks
}
ruling-called = { $unexpected ->
    [yes] { price }, { $against ->
        [crossing] hoewel zijn passage is gemeld
        [board] hoewel hij terug bij het bord is gemeld
        [start] hoewel de start allang voorbij was
       *[run] hoewel er geen zulke loop bekend is
    }.
   *[no] { price }.
}
at-turn = { $turn ->
    [wall] aan zijn muur
    [cone] achter zijn kegel
   *[line] achter de lijn
}
price = { $sanction ->
    [stop] { $in_stop ->
        [yes] { side } staat al in de stop: die duurt tien seconden langer
       *[no] { side } staat tien seconden { at-turn }, de volgende keer dat hij daar komt
    }
    [note] Genoteerd tegen { side }
    [warning] { side } krijgt een waarschuwing
    [give_opponent] { other } krijgt er tijd voor
    [take_time] { side } verliest er tijd voor
   *[loss_of_game] { side } verliest er de partij door
}
ruling-joined = Eén melding met dezelfde van vlak daarvoor; splits ze als het er twee waren.
ruling-checked = { GIVEN($side) ->
    [yes] { side }: { item-failed }; { item-effect }.
   *[no] { item-failed }; { item-effect }.
}
item-effect = { $weight ->
    [required] het bord wacht tot dit is verholpen of de hoofdarbiter het toestaat
   *[advised] genoteerd; het is een advies en houdt niemand van het spelen af
}
ruling-waived = Toegestaan: { item-failed }. Dit houdt de start van het bord niet tegen.
ruling-carded = Getoond aan { side }: { card }, { offence }.
ruling-cards-shown = De kaarten van { side } tot nu toe zijn voor iedereen bekend.
ruling-chain-game-drawn = Partij { $chain_game } is remise, { termination }. De volgende volgt meteen.
ruling-stop-began = De stopwatch van { side } loopt.
ruling-stop-watched = De stopwatch van { side } loopt al; u let er nu op.
ruling-stop-left = { $seen_leaving ->
    [yes] { side } ging te vroeg weg; de hele stop moet opnieuw bij de volgende lijn.
   *[no] { side } heeft de stop niet gedaan; die moet bij de volgende lijn.
}
ruling-stop-served = { $unwatched ->
    [yes] { side } is vrij; niemand heeft het einde van de stop gezien.
   *[no] { side } is vrij.
}
ruling-lapsed = De partij is afgelopen. { $penalties ->
    [one] { side } heeft één straf niet ingelost: die vervalt.
   *[other] { side } heeft { $penalties } straffen niet ingelost: die vervallen.
}
ruling-call-voided = { $tap ->
    [joined] Een van twee gelijke meldingen is geannuleerd; de andere blijft gelden.
   *[other] { $served ->
        [yes] Geannuleerd: { tap }. De uitgestane tijd wordt niet teruggegeven.
       *[no] Geannuleerd: { tap }.
    }
}
ruling-voided = De beslissing is geannuleerd, met alles wat eruit volgde.
ruling-call-split = Het waren twee meldingen; elk wordt ingelost.
ruling-flag-fell = De vlag van { side } viel op 0.000.
ruling-ready = { $ready ->
    [yes] Het bord is gereed.
   *[no] Het bord is niet meer gereed.
}
ruling-paired = Het bord heeft zijn volgende partij, ondanks: { $reasons }.
ruling-counting = { GIVEN($reasons) ->
    [yes] { $resumes ->
        [yes] Het bord gaat verder, ondanks: { $reasons }.
       *[no] Het bord start, ondanks: { $reasons }.
    }
   *[no] { $by_voice ->
        [yes] GO met de stem: het bord { $resumes ->
            [yes] gaat verder
           *[no] start
        } bij de tik.
       *[no] 3, 2, 1, GO: het bord { $resumes ->
            [yes] gaat verder
           *[no] start
        }.
    }
}
ruling-aborted = Het aftellen is gestopt; alle klokken staan als daarvoor.
ruling-started = GO: de partij loopt.
ruling-resumed = GO: de partij gaat verder, elke speler waar hij stond.
ruling-annulled = De start is geannuleerd; de partij wacht, de klokken staan als daarvoor.
ruling-paused = Klokken, lopen en stops staan stil vanaf de tik.
ruling-result-entered = { $confirms ->
    [yes] Ingevoerd, met het recht om te bevestigen: { result }.
   *[no] Ingevoerd: { result }; een andere arbiter bevestigt dit.
}
ruling-set-on-clock = De klok op tafel staat zoals vastgesteld.
ruling-evidence-set = Het bord geeft dit vanaf nu zo door.
ruling-claimed = { $incomplete ->
    [yes] { $claim ->
        [flag_down] De claim van { side } is vastgelegd; die telt zodra beide klokken stilstaan.
        [both_flags_down] De claim van { side } is vastgelegd; die telt zodra beide klokken stilstaan.
       *[other] De claim van { side } is vastgelegd; die telt zodra hij heeft gedrukt of beide klokken stilstaan.
    }
   *[no] De claim van { side } is vastgelegd.
}
ruling-sealed = Verzegeld: { result }. Alleen de hoofdarbiter corrigeert dit.
ruling-result-corrected = { GIVEN($was) ->
    [yes] De verzegelde uitslag is gecorrigeerd, eerst: { was }, nu: { result }.
   *[no] De verzegelde uitslag is gecorrigeerd: { result }.
}
ruling-clock-set = De klokken staan zoals de hoofdarbiter ze heeft ingesteld.
ruling-position-set = De partij gaat verder vanuit de vastgestelde stelling.
ruling-players-set = De registratie noemt de spelers die echt spelen.
ruling-results-differ = De invoer verschilt, of het bord zegt iets anders; de vraag gaat naar de hoofdarbiter.
ruling-ended = De partij is afgelopen: { result }, { termination }.
ruling-set-aside-late = Dit kwam meer dan 30 seconden te laat of van een afgelost apparaat; de hoofdarbiter beslist of het wordt ingelost.
ruling-set-aside = Dit zou veranderen wat al is beslist: eerst wordt de hoofdarbiter gevraagd.
ruling-amended = Eerdere beslissingen worden vervangen.
ruling-boards-paired = Volgende partijen: { boards }, ondanks: { $reasons }.
ruling-boards-ready = { $ready ->
    [yes] Gereed: { boards }.
   *[no] Niet meer gereed: { boards }.
}
ruling-boards-counting = { $despite ->
    [yes] 3, 2, 1, GO: { boards-counting }, ondanks: { $reasons }.
   *[no] 3, 2, 1, GO: { boards-counting }.
}
boards-counting = { $resumes ->
    [all] verder: { boards }
    [some] start of verder: { boards }
   *[none] start: { boards }
}
ruling-boards-sealed = Verzegeld, de uitslagen: { boards }. Alleen de hoofdarbiter corrigeert ze.
ruling-settled = { $how ->
    [stands] Claim: { claim }. De claim is toegewezen.
    [too_late] Claim: { claim }. Te laat, hij heeft sindsdien gezet en gedrukt.
    [too_early] Claim: { claim }. Te vroeg, de tegenstander heeft geen zet voltooid.
   *[falls] Claim: { claim }. De claim is afgewezen.
}
ruling-end-stands = Op het bord: { claim }. Dit beëindigt de partij zodra beiden het bevestigen.
ruling-both-stopped = { side } heeft beide klokken stilgezet.
ruling-unpunched = { side } heeft de klok niet ingedrukt; zijn klok loopt door.
ruling-late-punch = { side } drukt de klok te laat in.
ruling-withdrawn = { side } neemt de zet terug; tot het indrukken mag dat.
ruling-declared = Promotie vanaf het indrukken: { piece }.
ruling-completed = { side } heeft bij de claim de klok ingedrukt.
ruling-agreed = Er wordt niets meer geclaimd.
ruling-interfered = Genoteerd; dit verandert de partij niet.
ruling-confirmed = { side } bevestigt; de ander moet ook bevestigen.
ruling-disputed = { side } betwist: { claim }; { record-of-claim }. Dit blijft open tot beiden het eens zijn.
ruling-runs-on = De klok van { side } loopt door.


question-dead-position = Kan geen van beiden nog mat geven?
question-can-mate = { side } verliest als de tegenstander nog mat kan geven: kan dat?
question-flag-or-press = Drukte { side } de klok op tijd in? Beste schatting: { $left } ms over, ± { $error } ms
question-limit-or-move = Was de zet van { side } binnen de tijdslimiet van de match? Beste schatting: { $left } ms ervoor, ± { $error } ms
question-limit-reached = { GIVEN($points-white) ->
    [yes] De tijdslimiet is bereikt, elk { $points-white } punten: wint { white }?
   *[no] De tijdslimiet is bereikt, punten niet bekend: wint { white }?
}
question-window-missed = Het tijdvenster van de match is gesloten: mag er nog worden gespeeld?
question-flag-expected = Kijk op de klok: is de vlag van { side } gevallen?
question-clock-differs = De klok op tafel en de systeemklok verschillen, Wit { by-white }, Zwart { by-black }: klopt de aflezing?
by-white = { GIVEN($by-white) ->
    [yes] { SIGNED_SECONDS($by-white) } s
   *[no] niet afgelezen
}
by-black = { GIVEN($by-black) ->
    [yes] { SIGNED_SECONDS($by-black) } s
   *[no] niet afgelezen
}
question-moved-before-run = { side } heeft gezet vóór de loop (CR-4.2-2): is dat gezien?
question-illegal-move = De zet { SQUARES($uci) } van { side } is onreglementair: is die juist doorgegeven?
question-amendment = Dit verandert eerdere beslissingen{ $drops ->
    [0] { "" }
    [one] : 1 regel vervalt
   *[other] : { $drops } regels vervallen
}{ $adds ->
    [0] { "" }
    [one] ; 1 regel komt erbij
   *[other] ; { $adds } regels komen erbij
}. Wordt het uitgevoerd?
question-unmapped-clock = Een bericht kwam van een apparaat met een niet gelijkgezette klok: klopt zijn tijd?
question-claim = { side } claimt: { claim }. Wordt de claim toegewezen?
question-late-calls = Tegen { side }: { $calls-n ->
    [one] 1 melding
   *[other] { $calls-n } meldingen
}, meer dan 30 s te laat of van een afgelost apparaat. Inlossen bij de volgende loop?
question-moves-differ = Twee berichten over de zet van { side } verschillen: { $first }, dan { $second }. Is het { $first }?
question-left-stop = { side } is tijdens zijn stop aan het bord gemeld: is hij weggegaan?
question-left-stop-again = { side } verliet zijn stop een tweede keer: volgt er verder niets?
question-unwatched = { GIVEN($untimed) ->
    [yes] { side } liep door en niemand nam de tijd van de stop op: telt die als ingelost?
   *[no] De stop van { side } eindigde zonder toezicht: telt die als ingelost?
}
question-set-clock = { GIVEN($left-white) ->
    [yes] { clock-to-set }
   *[no] { GIVEN($left-black) ->
        [yes] { clock-to-set }
       *[no] { $added-white ->
            [0] { $added-black ->
                [0] { GIVEN($cancelled) ->
                    [yes] Aan de klok hoeft niets meer te veranderen: maak de laatst gevraagde wijziging ongedaan, als die al is gedaan
                   *[no] Zet de klok terug op wat hij eerst toonde; het systeem kent geen tijden
                }
               *[other] { clock-to-set }
            }
           *[other] { clock-to-set }
        }
    }
}
clock-to-set = { GIVEN($left-white) ->
    [yes] { GIVEN($left-black) ->
        [yes] { "" }
       *[no] { undo-before-setting }
    }
   *[no] { undo-before-setting }
}Stel de klok in: Wit { to-set-white }, Zwart { to-set-black }{ GIVEN($standing) ->
    [yes] , beide stilgezet
   *[no] { "" }
}{ GIVEN($to_run) ->
    [yes] , aan zet: { to-run }
   *[no] { "" }
}
undo-before-setting = { GIVEN($cancelled) ->
    [yes] Maak eerst de laatst gevraagde wijziging ongedaan, als die al is gedaan.{ " " }
   *[no] { "" }
}
to-set-white = { GIVEN($left-white) ->
    [yes] op { SHOWN($left-white) }{ $added-white ->
        [0] { "" }
       *[other] { " " }({ SIGNED($added-white) })
    }
   *[no] { $added-white ->
        [0] zoals hij is
       *[other] { SIGNED($added-white) }
    }
}
to-set-black = { GIVEN($left-black) ->
    [yes] op { SHOWN($left-black) }{ $added-black ->
        [0] { "" }
       *[other] { " " }({ SIGNED($added-black) })
    }
   *[no] { $added-black ->
        [0] zoals hij is
       *[other] { SIGNED($added-black) }
    }
}
to-run = { $to_run ->
    [white] { white }
   *[black] { black }
}
question-results-differ = { GIVEN($ended-result) ->
    [yes] Uitslagen verschillen: einde was { result }, { termination }; { $entered }
   *[no] Uitslagen verschillen: { $entered }
}
entry = { GIVEN($device) ->
    [yes] { $device }
   *[no] de servercomputer
}: { result }
question-proposed-times = Na de uitval: Wit { left-white }, Zwart { left-black }, aan zet: { GIVEN($to_run) ->
    [yes] { to-run }
   *[no] niemand
}?
left-white = { GIVEN($left-white) ->
    [yes] { SHOWN($left-white) }
   *[no] -:--
}
left-black = { GIVEN($left-black) ->
    [yes] { SHOWN($left-black) }
   *[no] -:--
}
question-start-lost = De start ging niet door, de server was weg bij GO; spelers kunnen hebben gelopen: zijn ze terug?
question-short-of-time = Kijk op de klok: heeft een speler minder dan 2:00, zodat beiden 2:00 erbij krijgen (CR-4.7-4)?
question-chief-called = De hoofdarbiter wordt naar het bord geroepen


decided-left-stop = Hij heeft zijn stop niet verlaten.
decided-amendment = { $yes ->
    [yes] Het wordt uitgevoerd zoals getoond.
   *[no] Alles blijft zoals het is.
}
decided-chief-called = { $yes ->
    [yes] De hoofdarbiter is aan het bord.
   *[no] De hoofdarbiter is daar niet nodig.
}
decided-late-calls = { $yes ->
    [yes] Ze worden bij de volgende loop ingelost.
   *[no] Ze vervallen.
}
decided-proposed-times = { $yes ->
    [yes] De voorgestelde tijden gelden.
   *[no] De voorgestelde tijden gelden niet.
}
decided-set-clock = De klok op tafel staat zoals vastgesteld.
decided-window-missed = { $yes ->
    [yes] Er mag nog worden gespeeld.
   *[no] Er wordt niet meer gespeeld.
}
decided-flag-expected = { $yes ->
    [yes] De vlag is gevallen.
   *[no] De vlag is niet gevallen.
}
decided-clock-differs = { $yes ->
    [yes] De aflezing klopt.
   *[no] De systeemklok klopt.
}
decided-moves-differ = { $yes ->
    [yes] De eerst gemelde zet geldt.
   *[no] De als tweede gemelde zet geldt.
}
decided-moved-before-run = { $yes ->
    [yes] Het is gezien; de partij gaat verder.
   *[no] Het was geen overtreding.
}
decided-left-stop-again = { $yes ->
    [yes] Voor het opnieuw verlaten van de stop volgt verder niets.
   *[no] Hij heeft de stop niet een tweede keer verlaten.
}
decided-unwatched = { $yes ->
    [yes] De stop telt als ingelost.
   *[no] De stop telt niet als ingelost.
}
decided-results-differ = { $yes ->
    [yes] De laatst ingevoerde uitslag geldt.
   *[no] { GIVEN($result) ->
        [yes] De invoer is ingetrokken; het einde geldt: { result }, { termination }.
       *[no] De invoer is ingetrokken: er is geen uitslag meer, de partij is open.
    }
}
decided-start-lost = { $yes ->
    [yes] De spelers zijn terug waar ze vóór de start stonden.
   *[no] Niemand had gelopen.
}
decided-short-of-time = { $yes ->
    [yes] Beiden krijgen twee minuten erbij.
   *[no] De klokken blijven zoals ze zijn.
}
decided-unmapped-clock = Het is gezien.


note-after-the-end = Genoteerd; de partij was al afgelopen.
note-after-the-flag = Genoteerd; het kwam bij of na het vallen van de vlag.
note-awaits-the-referee = Genoteerd; eerst gaat de vraag naar de arbiter.
note-after-the-limit = Genoteerd; het kwam na de tijdslimiet van de match.
note-before-go = Genoteerd; het kwam vóór GO.
note-while-paused = Genoteerd; de partij is onderbroken.
note-clock-start = Zwart drukt om de klok van Wit te starten.
note-clock-start-differs = Zwart drukte meer dan een halve seconde naast “2”.
note-move-out-of-turn = Genoteerd; de andere speler was aan zet.
note-press-out-of-turn = Genoteerd; de klok van de andere speler liep.
note-misreported-move = De arbiter besliste dat er geen onreglementaire zet is gedaan.
note-return-without-crossing = Terug zonder over de lijn te gaan; de loop moet nog.
note-draw-before-both-moved = Remise kan worden overeengekomen zodra beiden hebben gezet.
note-no-card-left = Geen remisekaart meer: dit is geen aanbod, maar een overtreding.
note-card-away-from-board = Een kaart telt alleen van een speler aan het bord; die wordt teruggegeven.
note-offer-lies-already = Zijn eigen aanbod is nog niet beantwoord; de kaart wordt teruggegeven.
note-no-offer = Genoteerd; er ligt geen aanbod op het bord.
note-own-offer = Genoteerd; alleen de tegenstander beantwoordt een aanbod, niemand trekt het in.
note-claim-awaits = Genoteerd; eerst wordt over een claim beslist.
note-claim-told-before = Genoteerd; deze claim is al gemeld en telt één keer.
note-nothing-to-correct = Genoteerd; er was niets te corrigeren.
note-run-before-correction = De loop telt niet: eerst moet de onregelmatigheid worden gecorrigeerd.
note-not-as-announced = Een andere zet dan aangekondigd; de tegenstander mag claimen.
note-not-the-touched-piece = Een ander stuk dan dat van de onreglementaire zet; de tegenstander mag claimen.
note-touched = Er is een stuk aangeraakt: het moet worden gespeeld of geslagen.
note-clock-not-set-yet = Genoteerd; de klok op tafel toont de vastgestelde tijden nog niet.
note-no-clock-to-set = Genoteerd; er was geen klok in te stellen.
note-nothing-to-serve = Genoteerd; er wacht geen straf op hem: meld die, dan staat hij.
note-no-stop = Genoteerd; zijn stopwatch loopt niet.
note-while-serving = Genoteerd; zijn stop achter de lijn is niet voorbij en zijn loop is niet voltooid.
note-flag-is-the-players = Genoteerd; een vlag is gevallen zodra een speler dit claimt en beide klokken stilzet.
note-claim-incomplete = Genoteerd; de claim telt zodra de speler heeft gedrukt of de klokken stilstaan.
note-claim-stands = Genoteerd; eerst wordt de claim afgehandeld.
note-own-claim = Genoteerd; de andere speler antwoordt.
note-nothing-claimed = Genoteerd; er is niets geclaimd.
note-nothing-to-agree = Genoteerd; er is niets geclaimd dat dit zou oplossen.
note-clocks-stand = Genoteerd; beide klokken staan al stil.
note-not-a-promotion = Genoteerd; geen pion wordt dat.
note-nothing-to-exchange = Genoteerd; daar staat geen pion die moet worden verwisseld.
note-not-as-declared = Een ander stuk dan aangekondigd; het aangekondigde stuk geldt.
note-nothing-placed = Genoteerd; daar staat niets van hem waarvoor nog niet is gedrukt.
note-reminded = Genoteerd; een herinnering mag, niemand is ertoe verplicht.
note-second-caution = Genoteerd; u hebt hem hiervoor al een gele kaart getoond: de volgende is rood.
note-second-red = Genoteerd; u hebt hem al een rode kaart getoond, per rechter telt er één.
note-impossible-run = Geteld; maar niemand loopt zo snel: controleer de sensoren van deze baan.
note-draw-prohibited = In ChessSprint wordt remise niet aangeboden of overeengekomen: dit is een overtreding.
note-flag-on-other-clock = Genoteerd; hier geldt de systeemklok.


yes-dead-position = dood: remise
no-dead-position = niet dood: doorspelen
yes-can-mate = kan mat geven: verloren
no-can-mate = kan niet: remise
yes-flag-or-press = op tijd
no-flag-or-press = te laat
yes-limit-or-move = op tijd
no-limit-or-move = te laat
yes-limit-reached = Wit wint
no-limit-reached = Zwart wint
yes-window-missed = mag nog
no-window-missed = beiden verliezen
yes-flag-expected = vlag gevallen
no-flag-expected = niet gevallen
yes-clock-differs = aflezing klopt
no-clock-differs = systeem klopt
yes-moved-before-run = gezien, verder
no-moved-before-run = geen overtreding
yes-illegal-move = was onreglementair
no-illegal-move = fout doorgegeven
yes-amendment = uitvoeren zoals getoond
no-amendment = alles laten zoals het is
yes-unmapped-clock = gezien
no-unmapped-clock = laten
yes-claim = toegewezen
no-claim = afgewezen
yes-late-calls = inlossen bij volgende loop
no-late-calls = vervallen
yes-moves-differ = de eerste
no-moves-differ = de tweede
yes-left-stop = weggegaan: staat opnieuw
no-left-stop = niet weggegaan
yes-left-stop-again = verder niets
no-left-stop-again = geen tweede keer
yes-unwatched = ingelost
no-unwatched = niet ingelost
yes-set-clock = { GIVEN($left-white) ->
    [yes] is ingesteld
   *[no] { GIVEN($left-black) ->
        [yes] is ingesteld
       *[no] { $added-white ->
            [0] { $added-black ->
                [0] { GIVEN($cancelled) ->
                    [yes] gedaan of niet nodig
                   *[no] is ingesteld
                }
               *[other] is ingesteld
            }
           *[other] is ingesteld
        }
    }
}
no-set-clock = nog niet
yes-results-differ = de laatste invoer
no-results-differ = { GIVEN($ended-by) ->
    [yes] intrekken: dat einde geldt
   *[no] intrekken: partij is open
}
yes-proposed-times = tijden gelden
no-proposed-times = gelden niet
yes-start-lost = ze zijn terug
no-start-lost = niemand had gelopen
yes-short-of-time = ja: beiden krijgen 2:00
no-short-of-time = nee: zoals ze zijn
yes-chief-called = ik ben er
no-chief-called = niet nodig


on-record = { $knows ->
    [legal] { made }, reglementair volgens de registratie
    [illegal] { made }, onreglementair volgens de registratie
    [run_made] { made }, na een loop volgens de registratie
    [run_owed] { made }, vóór de loop volgens de registratie
    [move_made] { made }, bij het indrukken op het bord volgens de registratie
    [no_move] { made }, bij het indrukken geen zet op het bord volgens de registratie
   *[nothing] { made }
}
made = { GIVEN($san) ->
    [yes] { moved }
   *[no] { MOVER($ply) ->
        [white] zet { MOVE_NUMBER($ply) } van Wit
       *[black] zet { MOVE_NUMBER($ply) } van Zwart
    }
}


between-stopped = { side } heeft beide klokken stilgezet.
between-disputed = { GIVEN($side) ->
    [yes] Claim van { side }: { claim }. Betwist; { record-of-claim }. Open tot beiden het eens zijn.
   *[no] Claim van het bord: { claim }. Betwist; { record-of-claim }. Open tot beiden het eens zijn.
}
between-incomplete = { $is_flag ->
    [yes] { side } claimt: { claim }. Pas geldig als hij beide klokken heeft stilgezet.
   *[no] { side } claimt: { claim }. Pas geldig als hij heeft gedrukt of beide klokken heeft stilgezet.
}
between-claimed = { side } claimt: { claim }. { other } moet dit bevestigen of betwisten.
between-shown = { GIVEN($side) ->
    [yes] Het bord toont: { claim }. { other } moet dit bevestigen of betwisten.
   *[no] Het bord toont: { claim }. Beiden moeten dit bevestigen.
}
between-unexchanged = Op { $squares } staat een gepromoveerde pion: verwissel die voor zijn stuk.


verb-stopped = Stopwatch start
verb-left-stop = Stop verlaten
verb-crossed = Over de lijn
verb-returned = Terug aan het bord
verb-resigned = Opgegeven
verb-draw-agreed = Remise akkoord
verb-flag-seen = Vlag is gevallen
verb-draw-card = Remisekaart gelegd
verb-draw-accepted = Remise aangenomen
verb-draw-refused = Remise geweigerd
verb-corrected = Gecorrigeerd
verb-clock-set = Klok is ingesteld
verb-chief-called = Roep de hoofdarbiter
verb-clocks-stopped = Klokken stilgezet
verb-confirmed = Bevestigt claim
verb-both-confirmed = Beiden bevestigen
verb-disputed = Betwist claim
verb-withdrawn = Zet teruggenomen
verb-reminded = Herinnering gegeven
interference = { $about ->
    [position] Een toeschouwer sprak over de stelling
   *[clocks] Een toeschouwer sprak over de klokken
}
finding = { $finding ->
    [passed] in orde
    [failed] niet in orde
   *[measured] { TENTHS($finding-mm) } cm
}
reason = { $code ->
    [wrong_board] verkeerd bord of verkeerde speler
    [in_error] per ongeluk gedrukt
    [not_seen] niet goed genoeg gezien
    [overruled] herroepen door de hoofdarbiter
    [injury] blessure
    [alarm] alarm
    [clock_broken] klok defect
    [disturbance] hinder
    [ruling_needed] beslissing nodig
    [no_other] geen andere in huis
    [safe] veilig zoals het is
    [players_agree] beide spelers zijn akkoord
    [slips_later] notatieformulieren komen later
    [protest_open] er loopt een protest
    [no_time] geen tijd om te wachten
    [false_start] valse start
    [wrong_players] verkeerd bord of verkeerde spelers
    [clocks_not_set] klokken niet ingesteld
    [seen_ready] gezien: gereed
    [device_broken] apparaat defect, zonder gespeeld
    [late_players] late spelers starten alleen
    [entered_wrongly] fout ingevoerd
    [did_not_come] speler kwam niet
    [penalty] straf (FIDE 12.9)
    [appeal] beroep toegewezen
    [clock_set_wrongly] klok stond verkeerd
    [penalty_in_time] straf in tijd
    [taken_back] onreglementaire zet teruggenomen
    [pieces_displaced] stukken verschoven
   *[seated_wrongly] verkeerd geplaatst
}



seen-placed = { SQUARES($uci) } geplaatst
seen-moved = { SQUARES($uci) } gezet
seen-pressed = { side } drukte de klok in
seen-crossed = { said-crossed }
seen-claimed = { said-claimed }
seen-draw-refused = { said-draw-refused }
seen-clocks-stopped = { said-clocks-stopped }
seen-confirmed = { said-confirmed }
seen-agreed = { said-agreed }
seen-declared = { said-declared }
seen-returned = { side } is terug
seen-touched = { side } raakte een stuk aan
seen-fault = { side }: { fault }{ with-cost }{ with-instant }
with-instant = { GIVEN($back) ->
    [yes] , { back }
   *[no] { "" }
}
back = { $back ->
    [ago] { TIME($back-time) } eerder
   *[after_ply] bij de loop na halve zet { $back-ply }
}
seen-walk-card = { side }: { card }, { offence }
seen-stopped = { side } staat achter de lijn
seen-left-stop = { side } verliet de stop te vroeg
seen-corrected = { said-corrected }
seen-draw-card = { side } legde een remisekaart
seen-draw-accepted = { side } nam remise aan
seen-draw-agreed = Beiden kwamen remise overeen
seen-resigned = { side } gaf op
seen-flag-seen = Gezien: de vlag van { side } is gevallen
seen-chief-called = De hoofdarbiter is naar het bord geroepen
seen-clock-set = { GIVEN($to_set) ->
    [yes] De klok op tafel is ingesteld: { $to_set }
   *[no] De klok op tafel is ingesteld
}
seen-read = De klok op tafel is afgelezen: Wit { read-white }, Zwart { read-black }
read-white = { GIVEN($reading-left-white) ->
    [yes] { CLOCK($reading-left-white) }
   *[no] niet
}
read-black = { GIVEN($reading-left-black) ->
    [yes] { CLOCK($reading-left-black) }
   *[no] niet
}
seen-disputed = { side } betwist het
seen-exchanged = Pion van { side } op { $square } verwisseld: { piece }
seen-withdrawn = { side } nam de zet terug
seen-reminded = { side } herinnerde de tegenstander aan de klok
seen-interfered = { interference }


ask-arrange = speeltijd van { game } afgesproken
ask-pair = { $games-n ->
    [one] 1 partij ingedeeld
   *[other] { $games-n } partijen ingedeeld
}
ask-take-off = { $games-n ->
    [one] 1 partij weggehaald
   *[other] { $games-n } partijen weggehaald
}
ask-ready = { $ready ->
    [yes] { boards } gereed
   *[no] { boards } niet gereed
}
ask-check = { boards }: { GIVEN($side) ->
    [yes] { side }, { item } { finding }
   *[no] { item } { finding }
}
item = { $item ->
    [electronic_clock] elektronische klok
    [table_width] breedte tafel
    [no_backrest] geen rugleuning
    [board_and_pieces] bord en stukken
    [endorsed_clock] goedgekeurde klok
    [standing] ruimte om te staan
    [captured_pieces] geslagen stukken
    [shoes] schoenen
   *[dress] kleding
}
to-look-at = te bekijken: { $items }
ask-waive = { board }: { failed } toegestaan ({ $reason })
failed = { GIVEN($side) ->
    [yes] { side }: { item-failed }
   *[no] { item-failed }
}
ask-show-cards = { said-cards-shown }
ask-start = 3, 2, 1, GO voor { boards }
ask-go = GO met de stem voor { boards }
ask-abort = aftellen gestopt: { boards }
ask-annul = start geannuleerd: { boards } ({ $reason })
ask-pause = { boards } onderbroken ({ $reason })
ask-enter-result = uitslag ingevoerd: { result }
ask-seal = { GIVEN($results) ->
    [yes] verzegeling van { $results }
   *[no] { $games-n ->
        [one] 1 uitslag verzegeld
       *[other] { $games-n } uitslagen verzegeld
    }
}
ask-correct-result = verzegelde uitslag gecorrigeerd, nu: { result } ({ $reason })
ask-replace = { side }: { fault } in plaats van { $call }
ask-split = splitsing van { $call }
ask-set-clock = { GIVEN($times) ->
    [yes] klokken ingesteld: { $times } ({ $reason })
   *[no] klokken ingesteld: { set-times } ({ $reason })
}
set-times = Wit { set-white }, Zwart { set-black }
set-white = { GIVEN($left-white) ->
    [yes] { CLOCK($left-white) }
   *[no] zoals hij is
}
set-black = { GIVEN($left-black) ->
    [yes] { CLOCK($left-black) }
   *[no] zoals hij is
}
claims-stand = { $n ->
    [one] 1 claim
   *[other] { $n } claims
}
clock-would-be = { GIVEN($then) ->
    [yes] { side } { $now } -> { $then }
   *[no] { side } blijft op { $now }
}
clocks-would-be = { board }: { $first }, { $second }{ to-move }
to-move = { GIVEN($to_run) ->
    [yes] , aan zet: { to-run }
   *[no] { "" }
}
ask-set-position = stelling vastgesteld ({ $reason })
ask-set-players = spelers gecorrigeerd ({ $reason })
ask-rule-result = uitslag vastgesteld, { result } ({ $reason })
ask-answer = { GIVEN($as) ->
    [yes] beantwoord met “{ $as }”: { $question }
   *[no] antwoord op { $question }: { answer }
}
ask-void = { $fact } geannuleerd ({ $reason })
ask-set-evidence = het bord geeft door: { evidence }
evidence = { $evidence ->
    [table] niets; { ruling-clock }
    [presses] indrukken; { ruling-clock }
   *[moves] zetten; { ruling-clock }
}
ruling-clock = { $clock ->
    [court] de systeemklok geldt
   *[table] de klok op tafel geldt
}


said-placed = { side } plaatste { SQUARES($uci) }
said-pressed = { seen-pressed }
said-noted = { GIVEN($side) ->
    [yes] { side }: { $note }
   *[no] { $note }
}
said-read = klok toont { $times }
said-asked = te beslissen: { $question }
said-answered = beslist: { $answer }
said-evidence-set = { ask-set-evidence }
said-ready = { $ready ->
    [yes] gereed
   *[no] niet gereed
}
said-joined = dezelfde melding nog een keer
said-walk-card = { seen-walk-card } (CR-4.6-2)
said-checked = { GIVEN($side) ->
    [yes] { side }:{ " " }
   *[no] { "" }
}{ $passed ->
    [yes] { item } in orde
   *[no] { item-failed }
} ({ $rule })
said-waived = { failed } ({ $rule }) toegestaan
said-set-on-clock = de klok op tafel staat zoals vastgesteld
said-result-entered = { ask-enter-result }
said-chief-called = { seen-chief-called }
said-exchanged = pion van { side } verwisseld: { piece }
said-withdrawn = { seen-withdrawn }
said-interfered = { interference }
runs-made = { $n ->
    [one] { $n } loop
   *[other] { $n } lopen
}
illegal-made = { $n } onreglementair
served = { $n } ingelost
cards-shown = { $cautions ->
    [one] 1 gele kaart, { $reds } rood
   *[other] { $cautions } gele kaarten, { $reds } rood
}
points = { $n } punten
draw-cards = { $n } remisekaarten
line-of-log = { $is_taken_back ->
    [yes] (teruggenomen) { $said }
   *[no] { $said }
}
question-decided = beslist: { $answer } ({ $question })
yes-or-no = { $answer ->
    [yes] ja
    [confirm] ja
   *[other] nee
}
edit = { $question ->
    [results_differ] voer de uitslag in
    [proposed_times] andere tijden
    [set_clock] typ wat hij toont
    [clock_differs] typ wat hij toont
    [flag_expected] typ wat hij toont
    [left_stop_again] meld ander gevolg
   *[other] kijk naar het bord
}
recovered = { $records ->
    [one] 1 record; { was-away }
   *[other] { $records } records; { was-away }
}
was-away = { $in_doubt ->
    [yes] weg { LASTED($away) } volgens de klok van de computer, die opnieuw is gestart{ of-courts }
   *[no] weg { LASTED($away) }{ of-courts }
}
of-courts = { GIVEN($courts) ->
    [yes] ; { $courts }
   *[no] { "" }
}
recovered-court = { GIVEN($round) ->
    [yes] { court }, ronde { $round }: { $over } afgelopen, { $running } bezig{ gone-on }
   *[no] { court }: geen partijen
}
gone-on = { $running ->
    [0] { "" }
   *[other] { $stand ->
        [0] , doorgegaan
       *[other] { $went_on ->
            [0] { $running ->
                [1] , die staat stil
               *[other] , die staan allemaal stil
            }
           *[other] { $stand ->
                [1] , daarvan { $went_on } doorgegaan, 1 staat stil
               *[other] , daarvan { $went_on } doorgegaan, { $stand } staan stil
            }
        }
    }
}
rounds = { $rounds-n ->
    [one] ronde { $rounds }
   *[other] rondes { $rounds }
}
round-file = { $why }
round-no-pairing = { $file } heeft geen [[pairing]] voor de velden waarop het moet worden ingedeeld
round-names-not-kept = de namen van de spelers konden niet worden bewaard: { $why }
round-names-unread = de namen van de spelers konden niet worden gelezen, geen veld is gevraagd: { $why }
round-no-answer = geen antwoord binnen { $seconds } s; de partijen kunnen nog worden aangenomen: deel de ronde nog eens in, dat verandert niets waar ze al staan
round-court-stopped = het veld is gestopt
round-line = { court }: { $told }.
round-put-on = { GIVEN($ruling) ->
    [yes] ingedeeld: { rounds } op { boards }. { $ruling }
   *[no] ingedeeld: { rounds } op { boards }
}
round-there-already = al aanwezig: { rounds } op { boards }
round-taken-off = { boards }: partijen die de tafel heeft gewijzigd of beslist, zijn weggehaald
round-other-game = { nothing-put-on }{ game } uit het bestand is een andere dan { game } op { board }, met andere spelers, klokken of regels{ $more ->
    [0] { "" }
   *[other] , en nog { $more }
}
round-over = { nothing-put-on }afgelopen: { rounds } op { boards }; daar is ronde { $now } begonnen
round-game-elsewhere = { nothing-put-on }{ game } staat al op { board } van { court }: zet hem aan de tafel weer daar, of beëindig hem daar
round-games-moved = { nothing-put-on }hier staan nog partijen die van de tafel een andere plaats hebben gekregen ({ boards }): zet ze aan de tafel terug, of beslis en verzegel hier hun uitslagen
round-games-withdrawn = { nothing-put-on }hier staan nog partijen die niet meer bij de indeling horen ({ boards }): beslis en verzegel hun uitslagen; de tafel houdt die vast tot ze terzijde worden gelegd
round-game-players = { nothing-put-on }{ game } op { board } heeft andere spelers of kleuren dan aan de tafel: verbeter hier de spelers, of aan de tafel de indeling
nothing-put-on = { $nothing ->
    [yes] er is niets ingedeeld:{ " " }
   *[no] { "" }
}
started-again = De server is opnieuw gestart: { $recovered }.
disk-full-what-to-do = DE SCHIJF VAN DE SERVER IS VOL: start niets nieuws, maak af wat loopt, maak daar ruimte
copy-failed = GEEN VEILIGHEIDSKOPIE in { $folder }: { copy-why }. Het spel gaat door.
copy-why = { $kind ->
    [gone] het is er niet (is de stick eruit getrokken?)
    [full] de schijf is vol
    [forbidden] de schijf laat niets schrijven
   *[other] { $why }
}


verb-split = Splits: twee meldingen die voor één golden
verb-void = Annuleer
verb-card = Kaart voor een wandelaar
verb-show-cards = Toon de kaarten
verb-waive = Sta een gebrek toe
verb-read-clock = Aflezing van de klok
verb-go = GO (u telde hardop)
verb-annul = Annuleer de start
verb-rule-result = Stel uitslag vast
verb-correct-result = Corrigeer uitslag
verb-set-clock = Stel de klokken in
verb-set-position = Stel de stelling vast
verb-set-players = Corrigeer de spelers
verb-set-evidence = Bord geeft door
verb-deny = Wijs af
verb-assign = Geef een dienst
verb-hand-over = Draag de dienst over
verb-revoke = Sluit uit: beëindig de aanmelding


being-asked = Vraagt het systeem ...
no-preview = Geen verbinding: het gevolg kan niet worden getoond. Er wordt beslist zodra het aankomt.
nothing-would-change = Er verandert niets aan wat hier staat.
against-the-record = Het systeem zegt iets anders: { $record }.
not-ended = { $phase ->
    [waiting] Deze partij is niet gestart
    [countdown] Deze partij is niet gestart
    [paused] Deze partij is onderbroken, niet afgelopen
   *[running] Deze partij loopt nog
}: invoer beëindigt de partij alleen samen met die van een tweede arbiter. “{ verb-rule-result }” beëindigt de partij wel.
ended-otherwise = Het systeem zegt iets anders: het einde was { score }, { termination }.
no-time-left = De klok van { side } zou 0:00 tonen.
screen-of-court = { $missing ->
    [0] { court } actueel
    [one] { court } 1 record achter
   *[other] { court } { $missing } records achter
}
screen-in-full = { GIVEN($shows) ->
    [yes] Zijn scherm: { $shows }
   *[no] Het zegt niet wat zijn scherm toont.
}


bye-stopping = de server stopt; het apparaat bewaart wat het zag en komt vanzelf terug
bye-not-kept = de server kon de aanmelding niet bewaren: kijk op zijn terminal, en probeer het dan opnieuw met een nieuwe code
bye-replaced = hetzelfde apparaat opende een andere sessie; deze eindigt
bye-made-room = veel telefoons van dit netwerk vragen tegelijk, en deze maakte plaats: ze vraagt vanzelf opnieuw
bye-nobody-let-in = niemand heeft deze telefoon binnen { $minutes } minuten toegelaten: vraag het opnieuw
bye-denied = de hoofdarbiter liet deze telefoon niet toe: spreek met hem, en vraag het dan opnieuw
bye-reassigned = de rechten van dit apparaat zijn veranderd: het maakt vanzelf opnieuw verbinding
bye-asks-elsewhere = wie om toegang vraagt, wacht bij de poort: begin daar met een hello
bye-unknown-device = deze server kent het apparaat niet: meld het aan met een code van de terminal van de server
bye-wrong-code = deze code is verkeerd, gebruikt of verlopen; vraag een nieuwe bij de terminal van de server
bye-full = er kunnen voor dit evenement geen apparaten meer worden aangemeld: start het volgende in een eigen datamap
bye-revoked = de aanmelding van dit apparaat is ingetrokken: meld het opnieuw aan met een code van de terminal van de server
bye-wait = wacht tot de hoofdarbiter deze telefoon heeft toegelaten
bye-version = dit apparaat spreekt versies { $theirs-min } tot { $theirs-max } en deze server { $ours-min } tot { $ours-max }: werk de oudste van de twee bij
bye-bad-hello = hello, { $what ->
    [name] naam
   *[software] software
}: { $fault ->
    [too_long] langer dan { $fault-max } tekens
    [blank] leeg
   *[unseen] bevat het teken { CODE_POINT($fault-unseen) }, dat niemand ziet
}; het moet één regel zijn van hooguit { $most } zichtbare tekens
bye-many-boots = de hello noemt { $n } opstarts; hooguit { $most } zijn mogelijk: laat iemand naar de outbox van dit apparaat kijken
bye-unproven = dit apparaat zegt dat het epoche { $epoch } heeft gezien en heeft er geen bewijs van (deze server schrijft epoche { $own }): zijn geheugen is beschadigd of hoort bij een ander evenement; wis het en meld het apparaat opnieuw aan
bye-fenced = dit apparaat heeft epoche { $epoch } gezien en deze server schrijft epoche { $own }: een andere server heeft het overgenomen
bye-other-courts = dit apparaat is niet aangemeld voor { court }; het is voor { $courts-n ->
    [one] veld { $courts }
   *[other] velden { $courts }
}
bye-no-list = een bordapparaat heeft niets aan de lijst van apparaten
bye-hello-twice = de hello is al gezegd; open een nieuwe sessie voor een andere
bye-no-hello-first = een sessie begint met een hello
bye-no-hello = er kwam geen hello binnen 5 seconden; een sessie begint ermee
bye-unnamed-boot = een verzoek van { $boot }, die de hello niet noemde: maak opnieuw verbinding en noem die
bye-gap = verzoek { $n } van { $boot } kwam waar verzoek { $expected } werd verwacht: maak opnieuw verbinding en ga daar verder
bye-unreadable = een bericht kon niet worden gelezen: { $error }
bye-binary-wanted = deze sessie spreekt court.v1.msgpack: stuur binaire berichten
bye-text-wanted = deze sessie spreekt court.v1.json: stuur tekstberichten
bye-no-utf8 = een tekstbericht dat geen UTF-8 is: stuur JSON als UTF-8, of spreek court.v1.msgpack
bye-bad-frame = een frame dat WebSockets (RFC 6455) niet toestaan: { $error }
bye-not-served = { court } draait hier niet: meld het apparaat aan met een code voor een ander veld
bye-slow-reader = er wachtten meer antwoorden van { court } dan dit apparaat opnam: maak opnieuw verbinding, dan komen de andere
bye-no-outcome = het logboek bevat geen uitkomst van { $request }: maak opnieuw verbinding
bye-outcome-lost = de uitkomst van { $request } kon niet worden opgezocht: { $error }
bye-court-stopped = { court } is gestopt: { $error }


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



why-natural = De tegenstanders volgen de natuurlijke volgorde van puntengroep { $bracket } (art. 3.3).
why-instead = In de natuurlijke volgorde speelde { $of } tegen { $natural }, maar:{ against }
why-instead-of-nobody = In de natuurlijke volgorde had { $of } geen tegenstander in de groep, maar:{ against }
why-moved-down = { $person } zakt uit puntengroep { $from }; met een tegenstander daar:{ against }
against = { GIVEN($against) ->
    [yes] {" "}{ $against }
   *[no] {""}
}
why-colours = { $person } heeft { GIVEN($had) ->
    [yes] { $had }
   *[no] geen partij
} gehad en heeft recht op { $due ->
    [white] wit
    [black] zwart
   *[none] geen kleur
}{ $strength ->
    [mild] , zwak
    [strong] , sterk
    [absolute] , absoluut
   *[none] {""}
}.
why-colours-by = { $rule ->
    [both_preferences] Beiden krijgen de kleur waar zij recht op hebben
    [stronger_preference] De sterkste voorkeur beslist
    [last_difference] Gelijke voorkeuren, dus de kleuren van hun laatste verschil worden verwisseld
    [higher_ranked] Gelijke voorkeuren na dezelfde kleuren, dus de hoger geplaatste krijgt de zijne
   *[lot] Niemand heeft recht op een kleur, dus het lot en het nummer van de hoger geplaatste beslissen
} (art. { $article }).
why-lowest-score = { $person } heeft de bye: { $score } punten is de laagste score die alle anderen een tegenstander laat (C5, art. 2.3).
why-not-the-bye = { $person }{ GIVEN($level) ->
    [yes] , met evenveel punten,
   *[no] {""}
} kan die niet hebben:{ against }
why-stands = dit is de indeling van de regels.
why-other-colours = de regels paren hen ook, maar met wit voor { $white } en zwart voor { $black }.{ because }
because = { GIVEN($because) ->
    [yes] {" "}{ $because }
   *[no] {""}
}
why-have-met = zij hebben al tegen elkaar gespeeld (C1, art. 2.1).
why-kept-apart = het evenement houdt hen uit elkaar.
why-same-colour = beiden moeten dezelfde kleur hebben, en geen van beiden staat bovenaan (C3, art. 2.1).
why-bye-before = hij had al een bye of won zonder te spelen (C2, art. 2.1).
why-no-bye = iedereen heeft een tegenstander: er wordt een even aantal ingedeeld.
why-worse = criterium { $criterion } (art. { $article }) zou minder goed vervuld zijn{ GIVEN($bracket) ->
    [yes] {" "}in puntengroep { $bracket }
   *[no] {""}
}: { criterion }{ GIVEN($ours) ->
    [yes] : { $ours } in de indeling, anders { $yours }
   *[no] {""}
}.
why-later = dat is volgens alle criteria even goed, maar de regels nemen de indeling die in hun volgorde eerst komt (puntengroep { $bracket }, art. { $article }){ GIVEN($ours) ->
    [yes] : { $ours } in de indeling, anders { $yours }
   *[no] {""}
}.
why-other-opponents = de reglementaire indeling heeft andere tegenstanders.
why-not-to-be-paired = de indeling van de regels laat deze speler weg.
why-no-legal-pairing = de regels laten geen indeling toe.
why-by-table = De tabel van het rondetoernooi heeft deze match in ronde { $round }.
why-free-by-table = De tabel van het rondetoernooi heeft geen match in ronde { $round }.
why-by-bracket = Het schema heeft deze match van plaats { $higher } tegen plaats { $lower }.
why-by-team-swiss = Het Zwitserse systeem voor teams gaf deze tegenstanders.
why-of-teams = { $because }.
why-away = Afwezig: { $bye ->
    [full_point] een heel punt
    [half_point] een half punt
   *[zero_point] geen punt
}.
why-by-hand = De organisator heeft dit met de hand gewijzigd ({ $reason }). De regels zeggen:
why-changed-since = Uitslagen of inschrijvingen zijn sinds de indeling veranderd: de regels zouden nu anders indelen.
explained-board = Bord { $board }: { $pair }
explained-pair = { $white } ({ $white_score }) heeft wit tegen { $black } ({ $black_score }), in puntengroep { $bracket }.
explained-not-compared = { $players ->
    [one] Nog één met evenveel punten wordt hier niet vergeleken.
   *[other] Nog { $players } met evenveel punten worden hier niet vergeleken.
}


criterion = { $criterion ->
    [C1] geen tweede ontmoeting
    [C2] wie de bye mag hebben
    [C3] geen twee met dezelfde absolute kleurvoorkeur
    [C4] alle anderen blijven in te delen
    [C5] de score van de speler met de bye
    [C6] het aantal downfloaters
    [C7] de scores van de downfloaters
    [C8] het aantal en de scores van de downfloaters van de volgende groep
    [C9] de niet-gespeelde partijen van de speler met de bye
    [C10] topscorers of tegenstanders met een kleurverschil boven twee
    [C11] topscorers of tegenstanders met drie keer achtereen dezelfde kleur
    [C12] spelers zonder de kleur waar zij recht op hebben
    [C13] spelers zonder een kleur waar zij sterk recht op hebben
    [C14] residenten die omlaag floaten zoals in de vorige ronde
    [C15] tegenstanders van gezakte spelers die omhoog floaten zoals in de vorige ronde
    [C16] residenten die omlaag floaten zoals twee ronden geleden
    [C17] tegenstanders van gezakte spelers die omhoog floaten zoals twee ronden geleden
    [C18] scoreverschillen van gezakte spelers die in de vorige ronde omlaag floatten
    [C19] scoreverschillen van wie omhoog floaten zoals in de vorige ronde
    [C20] scoreverschillen van gezakte spelers die twee ronden geleden omlaag floatten
   *[C21] scoreverschillen van wie omhoog floaten zoals twee ronden geleden
}


compared-scores = { GIVEN($scores) ->
    [yes] { $scores }
   *[no] geen
}
compared-next = { $count }{ GIVEN($scores) ->
    [yes] {" "}(met { $scores })
   *[no] {""}
}
compared-differences = { $floaters ->
    [0] { compared-scores }
    [one] { compared-one-moves-on }{ compared-more }
   *[other] { compared-many-move-on }{ compared-more }
}
compared-one-moves-on = zakt verder
compared-many-move-on = { $floaters } zakken verder
compared-more = { GIVEN($scores) ->
    [yes] , { $scores }
   *[no] {""}
}
compared-pair = { $one } speelt tegen { $other }
compared-moved-down-meet-residents = gezakte spelers spelen tegen residenten
compared-everybody-has-an-opponent = iedereen heeft een tegenstander
compared-one-has-none = één speler heeft er geen
compared-moved-down = onder de ingedeelde gezakte spelers zijn { numbered-or-nobody }
compared-leaders = onder de hoger geplaatsten van hun paren zijn { numbered-or-nobody }
numbered-or-nobody = { GIVEN($numbers) ->
    [yes] { $numbers }
   *[no] niemand
}


swiss-no-lawful-pairing = ronde { $round } heeft geen reglementaire indeling: { $reason }
swiss-event-over = alle { $rounds } ronden van het evenement zijn ingedeeld
swiss-result-missing = de partij van { $white } en { $black } in ronde { $round } heeft nog geen uitslag
swiss-nobody-to-pair = in ronde { $round } is niemand in te delen
swiss-rounds-unknown = het aantal ronden is niet aangekondigd (record 142 of XXR)
swiss-initial-colour-unknown = de kleur die vóór ronde 1 is geloot, is niet vastgelegd (record 152 of XXC)
swiss-acceleration-needs-halves = versnelling vraagt dat winst twee remises waard is en verlies niets
swiss-not-to-be-paired = { $number } hoort niet bij wie in ronde { $round } worden ingedeeld
swiss-same-player = { $number } kan niet tegen zichzelf spelen
unpairable-no-bye = het aantal spelers is oneven en geen van hen mag de bye hebben (C2)
unpairable-alone = { $number } heeft geen tegenstander meer tegen wie hij mag spelen (C1, C3)
unpairable-somebody = elke indeling laat een speler zonder tegenstander (C1 tot C4)


round-robin-too-few = een rondetoernooi vraagt minstens 2 deelnemers, { $competitors } opgegeven
round-robin-too-many = een rondetoernooi heeft hoogstens { $most } deelnemers, { $competitors } opgegeven
round-robin-over = alle { $rounds } ronden van het rondetoernooi zijn ingedeeld
not-paired-here = "{ $system }" (record 192) is geen systeem dat uit een rapportbestand wordt ingedeeld


team-swiss-no-teams = het evenement heeft geen teams (records 013 of 310)
team-swiss-rounds-unknown = het aantal ronden is niet bekend (record 142 of XXR)
team-swiss-all-rounds-paired = alle { $rounds } ronden zijn ingedeeld
team-swiss-unknown-system = "{ $system }" (record 192) is geen Zwitsers systeem voor teams dat dit programma kent
team-swiss-result-missing = team { $team } heeft een match zonder uitslag
team-swiss-nobody-to-pair = in ronde { $round } is geen team in te delen
team-swiss-not-to-be-paired = team { $team } hoort niet bij de teams die in ronde { $round } worden ingedeeld
team-swiss-same-team = team { $team } kan niet tegen zichzelf spelen
team-swiss-no-bye-possible = geen team kan de bye hebben: elk is ervan uitgesloten (C2) of nodig als tegenstander
team-swiss-no-legal-pairing = niet alle teams kunnen worden ingedeeld tegen teams tegen wie zij nog niet speelden (C1)
team-colours-initial-colour = 4.3.1: geen van beide teams heeft gespeeld, dus het nummer van het eerste team en de beginkleur beslissen
team-colours-only-preference = 4.3.2: maar één team heeft een kleurvoorkeur
team-colours-both-preferences = 4.3.3: de twee voorkeuren passen bij elkaar
team-colours-only-strong = 4.3.4: maar één voorkeur is sterk
team-colours-difference = 4.3.5: het kleinste kleurverschil heeft wit
team-colours-last-different = 4.3.6: de kleuren wisselen sinds hun laatste verschil
team-colours-first-team = 4.3.7: de voorkeur van het eerste team
team-colours-first-team-alternates = 4.3.8: het eerste team wisselt van kleur
team-colours-other-alternates = 4.3.9: het andere team wisselt van kleur
team-comparison-lawful = dit paar staat in de reglementaire indeling
team-comparison-colours-reversed = de twee spelen met omgekeerde kleuren: { $because }
team-comparison-impossible = niet reglementair: { $because }
team-comparison-worse = slechter volgens { $criterion }: { $proposed } in plaats van { $lawful }
team-with-bye = team { $team } (score { $score }, { $played } matches gespeeld)
team-impossible-have-met = C1: team { $first } en team { $second } hebben al tegen elkaar gespeeld, of het evenement houdt hen uit elkaar
team-impossible-others = C3: met dit paar kunnen niet alle andere teams worden ingedeeld
team-impossible-no-bye = elk team heeft een tegenstander: er wordt een even aantal ingedeeld
team-impossible-bye-before = C2: team { $team } had al de bye of won zonder te spelen
team-impossible-without = C3: zonder team { $team } kunnen niet alle andere worden ingedeeld
team-criterion-bye = de bye (3.4)
team-criterion-c4 = C4, het aantal upfloaters
team-criterion-c5 = C5, de scores van de upfloaters
team-criterion-c6 = C6, upfloaters die voor de volgende puntengroep overblijven
team-criterion-c7 = C7, upfloaters die in de vorige ronde floatten
team-criterion-sets = de volgorde van de groepen upfloaters (3.5.4)
team-criterion-c8 = C8, teams zonder de kleur van hun voorkeur
team-criterion-c9 = C9, teams zonder de kleur van hun sterke voorkeur
team-criterion-c10 = C10, tegenstanders van upfloaters die in de vorige ronde floatten
team-criterion-order = de volgorde van de indelingen (3.6.3)
team-described = team { $team } ({ $score } { team-score-unit }, { GIVEN($had) ->
    [yes] had { $had }
   *[no] nog geen match
})
team-score-unit = { $unit ->
    [match] MP
   *[game] BP
}
team-match = { $white } heeft wit tegen { $black }: { $colours }
team-bye = { $team } heeft geen tegenstander: van de teams die de bye mogen hebben (C2) en zonder wie de andere kunnen worden ingedeeld, heeft het de laagste score, dan de meeste gespeelde matches, dan het grootste nummer (3.4)
team-pulled-up = Puntengroep: team { $team } gaat omhoog naar de teams met { $score }, die er { $needs } nodig hebben (C4) met scores { $scores } (C5); de volgende puntengroep heeft er dan nog { $next_needs } nodig (C6), { $floated } floatten in de vorige ronde (C7), en van zulke groepen is het de eerste op nummer (3.5.4)
team-natural = Tegenstanders: de eerste in de volgorde van de indelingen (3.6.3), bovenste helft tegen onderste op nummer
team-instead = Tegenstanders: in de volgorde van de indelingen (3.6.3) speelde team { $of } tegen team { $natural }, maar dat is { $against }


unlawful-met-before = C1: { $one } en { $other } hebben al tegen elkaar gespeeld, in ronde { $round }
unlawful-kept-apart = C1: het evenement houdt { $one } en { $other } uit elkaar
unlawful-second-bye = C2: { $number } mag niet nog een keer de bye hebben
unlawful-colours-clash = C3: { $one } en { $other } moeten beiden dezelfde kleur hebben
unlawful-not-paired = { $number } is niet goed ingedeeld: ieder heeft één tegenstander, en hoogstens één heeft de bye
unlawful-worse = { $criterion }: { $played } waar { $possible } mogelijk is; reglementair: { $lawful }
unlawful-criterion = { $criterion } ({ criterion }){ GIVEN($bracket) ->
    [yes] {" "}in puntengroep { $bracket }
   *[no] {""}
}
unlawful-later = gelijk volgens alle criteria, maar beslist door { $rule }; reglementair: { $lawful }
unlawful-order = art. { $article } in puntengroep { $bracket }: gespeeld { $played }, reglementair { $possible }
unlawful-wrong-colours = { $white } en { $black } zouden de andere kleuren moeten hebben, volgens { $rule }
unlawful-colours-article = art. { $article }
unlawful-colours-of-teams = C.04.6 art. { $because }
unlawful-not-by-table = de tabel deelt { $expected } in; gespeeld is { $played }
table-nobody-with = niemand met { $number }
table-nothing = niets
league-nothing-after = niets na speeldag { $day }
league-game-in = een partij in ronde { $round }
league-line-up = een opstelling van { $players }
league-line-up-of-six = een opstelling van zes van team { $team } op speeldag { $day }
league-nobody-with = niemand met team { $team } op speeldag { $day }
league-fixture = team { $home } thuis tegen team { $away } op speeldag { $day }
league-nothing-by = niets door team { $team }
league-other-opponent = team { $team } tegen team { $other }
league-at-the-venue-of = de match bij team { $team }
league-printed-game = { nobody-or-white }-{ nobody-or-black } ({ $printed } van team { $home } thuis en team { $away })
nobody-or-white = { GIVEN($white) ->
    [yes] { $white }
   *[no] niemand
}
nobody-or-black = { GIVEN($black) ->
    [yes] { $black }
   *[no] niemand
}
league-game = { $player } { $colour ->
    [white] met wit{" "}
    [black] met zwart{" "}
   *[none] {""}
}{ GIVEN($opponent) ->
    [yes] tegen { $opponent }
   *[no] niemand
}


misplaced-list = { $reason }
misplaced-place = { $number } heeft de opgegeven plaats { $stated }; volgens { $list } is de plaats { $lawful }
misplaced-no-place = { $number } heeft geen opgegeven plaats; volgens { $list } is de plaats { $lawful }
misplaced-level = { $numbers } zijn gelijk volgens { $list } en opgegeven op plaatsen { $stated }: zij delen plaats { $lawful }, of hebben er elk een van { $lawful } tot { $last }
misplaced-board-points = { $number } heeft { $stated } opgegeven bordpunten; de uitslagen geven { $lawful }
misplaced-season-length = een seizoen van { $teams } teams heeft { $lawful } ronden, aangekondigd zijn er { $announced }
misplaced-points = { $number } heeft { $stated } opgegeven punten; de uitslagen geven { $lawful }
misplaced-points-only = { $list } (alleen punten; er is geen lijst opgegeven)
not-judged-system = indelingen van "{ $system }" (record 192) worden niet gecontroleerd
not-judged-rounds = meer ronden dan een dubbel rondetoernooi heeft
not-judged-running = het evenement is niet afgelopen
not-judged-results-missing = er ontbreken uitslagen
not-judged-no-places = er zijn geen plaatsen opgegeven
check-round = ronde { $round }: { $verdict }
check-standings = ranglijst: { $verdict }
check-lawful = reglementair
check-not-lawful = niet reglementair: { $fault }
check-not-judged = niet beoordeeld: { $reason }
check-by-points-only = reglementair alleen op punten; er is geen lijst opgegeven (record 202 of 212)
check-summary = ronden: { $lawful } reglementair, { $not_lawful } niet reglementair, { $not_judged } niet beoordeeld; ranglijst: { $standings ->
    [lawful] reglementair
    [not_lawful] niet reglementair
   *[not_judged] niet beoordeeld
}
check-nothing-judged = niets is beoordeeld


tie-breaks-none = de lijst van tiebreaks is leeg: codes zoals PTS,BH/C1,BH verwacht
tie-breaks-buchholz = { $code } is een Buchholz, die verboden is waar de indelingen vóór het begin vaststonden
tie-breaks-of-teams = { $code } is voor teams, en het evenement heeft er geen
tie-breaks-unfit-lot = het lot ({ $drawn }) is niet getrokken onder precies degenen die een plaats delen


tie-break = { $name ->
    [MP] Matchpunten
    [MPTS] Matchpunten
    [GP] Bordpunten
    [GPTS] Bordpunten
    [PTS] Punten
    [DE] Onderling resultaat
    [EDE] Uitgebreid onderling resultaat
    [WIN] Aantal overwinningen
    [WON] Aan het bord gewonnen partijen
    [BWG] Met zwart gewonnen partijen
    [BPG] Met zwart gespeelde partijen
    [PS] Progressieve score
    [REP] Vrijwillig gespeelde ronden
    [STD] Standaardpunten
    [BH] Buchholz
    [FB] Fore-Buchholz
    [AOB] Gemiddelde Buchholz van de tegenstanders
    [SB] Sonneborn-Berger
    [EMMSB] Sonneborn-Berger: matchpunten tegen tegenstanders maal hun matchpunten
    [EMGSB] Sonneborn-Berger: bordpunten tegen tegenstanders maal hun matchpunten
    [EGMSB] Sonneborn-Berger: matchpunten tegen tegenstanders maal hun bordpunten
    [EGGSB] Sonneborn-Berger: bordpunten tegen tegenstanders maal hun bordpunten
    [KS] Koya-systeem
    [SSSC] Gecombineerde scoresterkte
    [RTNG] Rating
    [TPN] Indelingsnummer
    [ARO] Gemiddelde rating van de tegenstanders
    [TPR] Toernooiprestatie
    [PTP] Perfecte toernooiprestatie
    [APRO] Gemiddelde toernooiprestatie van de tegenstanders
    [APPO] Gemiddelde perfecte toernooiprestatie van de tegenstanders
    [BC] Bordtelling
    [TBR] Resultaten aan de eerste borden
    [BBE] Weglaten van de laatste borden
    [P] Gespeelde wedstrijden
    [W] Gewonnen wedstrijden
    [D] Gelijke wedstrijden
   *[L] Verloren wedstrijden
}{ $score ->
    [MP] { " " }(matchpunten)
    [GP] { " " }(bordpunten)
   *[none] { "" }
}{ $cut ->
    [C1] , zonder de laagste waarde
    [C2] , zonder de twee laagste waarden
    [M1] , zonder de hoogste en de laagste waarde
    [M2] , zonder de twee hoogste en de twee laagste waarden
   *[none] { "" }
}


match-final = finale
match-third-place = match om de derde plaats
match-semi-final = halve finale { $number }
match-quarter-final = kwartfinale { $number }
match-round-of = ronde van { $places }, match { $number }
due-game = partij { $number }
due-colour-choice = de keuze van de kleur
due-sprint = de ChessSprint
due-ruling = de beslissing van de arbiter
duel-match-decided = hij is al beslist
duel-not-due = hij wacht op { $due }, niet op { $given }
duel-sprint-not-drawn = een ChessSprint eindigt alleen met een winnaar: na remise begint de volgende partij
duel-not-in-match = plaats { $seed } speelt er niet in
duel-unknown-board = hij heeft hier geen bord { $board }: de borden zijn 1 tot { $boards }
duel-board-decided = bord { $board } heeft al zijn uitslag
knockout-unknown-match = het schema heeft niet: { $id }
knockout-not-ready = { $id }: er zijn nog geen twee deelnemers, of één gaat door zonder te spelen
knockout-duel = { $id }, invoer geweigerd: { $refusal }
bracket-empty = een knock-out vraagt minstens 1 deelnemer, geen opgegeven
bracket-too-many = een knock-out heeft hoogstens { $most } deelnemers, { $competitors } opgegeven


programme-too-few = een evenement vraagt minstens 2 deelnemers, ingeschreven zijn er { $competitors }
programme-empty = een programma vraagt minstens één fase
programme-after-knockout = na een knock-out kan niets volgen: de plaatsen zijn definitief
programme-too-many-finalists = { $finalists } finalisten zijn meer dan de { $competitors } deelnemers
programme-too-many-rounds = een Zwitsers toernooi van { $rounds } ronden kan met { $competitors } deelnemers niet worden ingedeeld: niemand speelt twee keer tegen dezelfde tegenstander
division-not-pro = de Pro-divisie vraagt bij sluiting van de inschrijving een CR-ELO van { $least } of meer, { GIVEN($rating) ->
    [yes] de speler heeft { $rating }
   *[no] de speler heeft geen rating
}
division-born-after-event = wie in { $born } geboren is, kan niet in een evenement van { $year } spelen
division-unknown = "{ $text }" is geen divisie: Pro, U8 tot U20, M20 tot M75, M80+, G8 tot G20, W20 tot W75 of W80+ verwacht
line-up-named-twice = { $player } is twee keer genoemd: een speler heeft één bord
line-up-not-a-member = { $player } hoort niet bij het team
line-up-too-many = { $named } spelers zijn genoemd voor { $boards } borden
league-match-unknown-round = een competitiematch heeft ronden 1 tot { $rounds }, niet { $round }
league-match-unknown-board = een ronde van een competitiematch heeft borden 1 tot { $boards }, niet { $board }
league-match-already-recorded = ronde { $round }, bord { $board } heeft al zijn uitslag
season-no-such-fixture = team { $home } heeft dit seizoen geen thuismatch tegen team { $away }
season-already-recorded = de match van team { $home } thuis tegen team { $away } heeft al zijn uitslag
season-match-unfinished = de match van team { $home } thuis tegen team { $away } heeft partijen zonder uitslag
season-incomplete-lots = een loting noemt elk team van het seizoen één keer
season-lots-needed = het lot moet beslissen welk van de teams { $tied } zich plaatst
season-too-many-places = { $places } plaatsen voor { $teams } teams
intramural-too-many = een Intramural-rondetoernooi heeft hoogstens { $most } spelers, { $players } opgegeven
intramural-no-such-match = { $white } heeft in dit evenement geen wit tegen { $black }
intramural-already-recorded = de match van { $white } tegen { $black } heeft al zijn uitslag


rate-pooled = partij { $games } naar een eerste rating
rate-first-rating = eerste rating
unrated-forfeit = een reglementaire uitslag telt nooit voor de rating
unrated-one-side-never-moved = een partij telt pas als beide kanten hebben gezet
unrated-opponent-unrated = een partij tegen een speler zonder rating telt niet
unrated-mismatch = een verschil van 600 punten of meer met een speler boven 2600 telt niet
rating-no-such-account = rekening { $account } staat niet in dit boek van { $accounts } rekeningen
rating-against-oneself = rekening { $account } kan niet tegen zichzelf spelen
sprint-chain-empty = een ChessSprint-reeks heeft minstens één partij
sprint-chain-played-on = partij { $game } van de ChessSprint-reeks is gewonnen, dus er kan geen partij volgen
sprint-chain-undecided = de laatste partij van de ChessSprint-reeks is remise: die gaat door tot een partij is gewonnen
no-legends-not-world-championship = alleen een wereldkampioenschap maakt legendes
no-legends-not-finished = het wereldkampioenschap is niet afgelopen
tie-breaks-unknown = "{ $text }" is geen tiebreak: { $expected } verwacht



entry-place = { $file }{ GIVEN($line) ->
    [yes] , regel { $line }
   *[no] { "" }
}{ GIVEN($column) ->
    [yes] , kolom { $column }
   *[no] { "" }
}{ GIVEN($heading) ->
    [yes] {" "}({ $heading })
   *[no] { "" }
}


entry-fault-empty = { entry-place }: het bestand is leeg
entry-fault-too-long = { entry-place }: het bestand is te lang; een deelnemerslijst heeft hoogstens { $limit } MB
entry-fault-too-many-rows = { entry-place }: de tabel heeft meer dan { $limit } rijen
entry-fault-too-many-columns = { entry-place }: de tabel heeft meer dan { $limit } kolommen
entry-fault-unknown-format = { entry-place }: het bestand is geen deelnemerslijst; verwacht wordt een spreadsheet (.xlsx, .ods), een CSV-bestand, een toernooirapport (TRF) of de ratinglijst van de FIDE
entry-fault-damaged = { entry-place }: de spreadsheet is beschadigd; open hem en sla hem opnieuw op
entry-fault-protected = { entry-place }: een wachtwoord beschermt de spreadsheet; sla hem op zonder wachtwoord
entry-fault-old-spreadsheet = { entry-place }: dit is een spreadsheet van Excel 97 tot 2003; sla hem op als .xlsx
entry-fault-no-such-sheet = { entry-place }: de spreadsheet heeft zo’n blad niet
entry-fault-open-quotation = { entry-place }: een aanhalingsteken wordt nooit gesloten{ entry-found }
entry-fault-broken-xml = { entry-place }: de XML eindigt te vroeg of is fout
entry-fault-record = { entry-place }: gevonden: { $found }; verwacht: { $expected }
entry-fault-no-list-headings = { entry-place }: verwacht worden de koppen van de ratinglijst van de FIDE
entry-fault-no-headings = { entry-place }: geen rij heeft bekende koppen; zeg wat er in elke kolom staat
entry-fault-no-name = { entry-place }: in geen kolom staan de namen van de spelers; zeg in welke
entry-fault-field-twice = { entry-place }: een eerdere kolom is al: { entry-field }
entry-fault-no-entries = { entry-place }: er staan geen spelers in
entry-found = { GIVEN($found) ->
    [yes] : { $found }
   *[no] { "" }
}


entry-fault-row-too-long = { entry-place }: de rij heeft meer cellen dan de { $columns } koppen, zoals { $found }; een komma in een naam vraagt aanhalingstekens
entry-fault-row-too-short = { entry-place }: de rij heeft { $found } van { $columns } cellen; de rest geldt als leeg
entry-fault-name-missing = { entry-place }: de rij heeft geen naam: { $found }


entry-fault-unseen-character = { entry-place }: de tekst bevat het teken { $character }, dat niemand ziet: { $found }
entry-fault-text-too-long = { entry-place }: de tekst is langer dan { $limit } tekens: { $found }
entry-fault-failed-formula = { entry-place }: een formule is mislukt: { $found }
entry-fault-fide-id = { entry-place }: { $found } is geen FIDE-ID; verwacht wordt een getal van hoogstens negen cijfers
entry-fault-rating = { entry-place }: { $found } is geen rating; verwacht wordt een geheel getal van { $least } tot { $most }, of niets
entry-fault-zero-rating = { entry-place }: de rating 0 geldt als zonder rating
entry-fault-no-date = { entry-place }: { $found } is geen datum; verwacht wordt een datum zoals 23-07-1976 of 1976-07-23, of een jaar
entry-fault-no-such-day = { entry-place }: { $found } is geen dag van de kalender
entry-fault-birth-year = { entry-place }: { $found } is geen geboortedatum; verwacht wordt een jaar van { $first } tot { $last }
entry-fault-month-first = { entry-place }: de datums van deze kolom kloppen alleen met de maand vooraan, en worden zo gelezen
entry-fault-sex = { entry-place }: { $found } is geen geslacht; verwacht wordt m, v, w, f of niets
entry-fault-title = { entry-place }: { $found } is geen titel van de FIDE; verwacht wordt GM, IM, FM, CM, WGM, WIM, WFM, WCM, AGM, AIM, AFM, ACM of niets
entry-fault-federation = { entry-place }: { $found } is geen federatie; verwacht worden de drie letters van de FIDE, zoals NED, of de naam van het land
entry-fault-email = { entry-place }: { $found } lijkt geen e-mailadres
entry-fault-phone = { entry-place }: { $found } lijkt geen telefoonnummer
entry-fault-byes = { entry-place }: { $found } is geen lijst van ronden; verwacht worden getallen zoals 1, 3
entry-fault-no-such-round = { entry-place }: { $found } noemt een ronde die het toernooi niet heeft; het heeft er { $rounds }
entry-fault-category = { entry-place }: { $found } is geen categorie van dit evenement; { GIVEN($played) ->
    [yes] verwacht werd een van { $played }
   *[no] verwacht werd een code van ten hoogste 16 tekens
}


entry-fault-not-listed = { entry-place }: de ratinglijst heeft het FIDE-ID { $found } niet
entry-fault-listed-name = { entry-place }: { $found } heet in de ratinglijst onder dit FIDE-ID { $listed }
entry-fault-listed-birth = { entry-place }: het geboortejaar is hier { $found } en in de ratinglijst { $listed }


entry-duplicate-fide-id = { entry-place }: { $name } heeft het FIDE-ID van { entry-other }
entry-duplicate-name-and-birth = { entry-place }: { $name } heeft de naam en het geboortejaar van { entry-other }
entry-duplicate-near-name = { entry-place }: { $name } is misschien { entry-other }
entry-other = { GIVEN($other_line) ->
    [yes] { $other } op regel { $other_line }
   *[no] { $other }, nummer { $player }
}


entry-column-left-out = { entry-place }: de kolom wordt weggelaten
register-text = { $fault ->
    [too_long] { entry-field }: langer dan { $fault-max } tekens
    [blank] { entry-field }: leeg
   *[unseen] { entry-field }: bevat het teken { CODE_POINT($fault-unseen) }, dat niemand ziet
}
entry-field = { $field ->
    [surname] achternaam
    [given_names] voornamen
    [surname_first] naam, achternaam eerst
    [given_first] naam, voornamen eerst
    [fide_id] FIDE-ID
    [national_id] nationaal nummer
    [federation] federatie
    [club] club
    [team] team
    [born] geboortedatum
    [sex] geslacht
    [title] titel
    [rating_standard] standaardrating
    [rating_rapid] rapidrating
    [rating_blitz] blitzrating
    [rating_national] nationale rating
    [category] categorie
    [email] e-mailadres
    [phone] telefoonnummer
    [handle] naam online
    [byes] gevraagde byes
   *[note] opmerking
}
entry-confidence = { $confidence ->
    [told] zoals u zei
    [remembered] zoals de vorige keer
    [certain] volgens de kop
    [likely] waarschijnlijk, volgens de kop
    [guessed] geraden uit de cellen
   *[unknown] niet bekend
}



input-fault = { $file }:{ $line }: { GIVEN($last) ->
    [yes] kolommen { $first }-{ $last }
   *[no] kolom { $first }
}: gevonden: { $found }; verwacht: { $expected }


found-text = "{ $text }"
found-nothing = niets
found-end-of-file = het einde van het bestand
found-utf-16 = het bytevolgordeteken van een UTF-16-bestand
found-not-utf-8 = de byte { $byte }, die geen UTF-8 is
found-control-character = het besturingsteken '{ $character }'
expected-utf-8 = als UTF-8 opgeslagen tekst
expected-text = tekst
expected-fixed-columns = tekst in vaste kolommen, aangevuld met spaties


found-empty-table = een lege tabel
found-open-quotation = een aanhalingsteken zonder tegenhanger
found-cells = { $cells ->
    [1] 1 cel
   *[other] { $cells } cellen
}
found-no-column = geen kolom "{ $column }"
found-nothing-in-column = niets in kolom "{ $column }"
found-text-in-column = "{ $text }" in kolom "{ $column }"
found-no-rows = een kopregel zonder spelers
expected-header = een kopregel met de kolommen { $columns }
expected-known-column = een van de kolommen { $columns }
expected-new-column = een kolom die de kopregel nog niet heeft
expected-closing-quotation = een aanhalingsteken dat het citaat sluit
expected-cells = { found-cells }, zoals in de kopregel
expected-rows = daarna één regel per speler


expected-id = een id
expected-new-id = een id dat regel { $line } niet al heeft
expected-listed-id = het id van een speler op de lijst
expected-birth-year = het geboortejaar, zoals 1990
expected-birth-year-or-nothing = een geboortejaar van vier cijfers, of niets
expected-rating-or-nothing = een rating van 1 tot en met { $most }, of niets zonder rating
expected-whole-rating = een rating in hele punten, of niets zonder rating
expected-sex-or-nothing = f, m of niets
expected-choice = open, pro of niets
expected-other-entry = een inschrijving die het reglement toelaat: { $refusal }
expected-other-player = een andere speler dan wit
expected-game-result = 1-0, 0-1, 1/2, +/- of -/+, met * als een kant nooit een zet deed
expected-event-number = het nummer van het toernooi
expected-new-game = een partij die regel { $line } niet al heeft; gelijke partijen van één dag worden genummerd in een kolom "game"


expected-day = een bestaande dag, als JJJJ/MM/DD, uit de jaren 1900 tot en met 2200
expected-short-day = een bestaande dag, als JJ/MM/DD
expected-days-in-order = dagen op volgorde: het toernooi zou van { $start } tot { $end } duren
expected-day-after-birth = een dag niet vóór { $year }, het geboortejaar van { $player }
expected-day-after-line = een dag niet vóór { $day } van regel { $line }: de partijen in de gespeelde volgorde
expected-day-after-round = een dag niet vóór { $day } van ronde { $round }


expected-player-record = minstens één speler (een record 001)
expected-record-code = een recordcode van drie cijfers of hoofdletters en een spatie
expected-one-record = één zo'n record; regel { $line } is het eerste
expected-blanks = spaties tussen de velden
expected-number = { $meaning ->
    [count] een getal
    [start_number] een startnummer
    [opponent] een nummer van een tegenstander
    [team] een nummer van een team
    [fide_number] een FIDE-ID
    [rating] een rating
    [place] een plaats
   *[round] een ronde
} van { $least } tot en met { $most }
expected-points = punten met hoogstens één decimaal, zoals 5.5
expected-points-symbol = W, D, L, A, P of X
expected-rounds-at-most = hoogstens { $most } ronden
expected-rounds-stated = { $rounds } ronden, zoals een ander record vermeldt
expected-colour-drawn = { $white } of { $black }, de kleur die vóór ronde 1 geloot is
expected-colour-stated = { $colour ->
    [white] wit
   *[black] zwart
}, zoals een ander record vermeldt


expected-player-name = de naam van de speler
expected-sex = m of w
expected-birth = een bestaande geboortedatum vanaf 1900, als JJJJ/MM/DD, met 00 voor wat onbekend is
expected-own-number = een eigen nummer; regel { $line } heeft dit al
expected-round-colour = de kleur w, b of -
expected-no-colour = - voor een ronde zonder tegenstander
expected-paired-colour = de kleur w of b van een ingedeelde partij
expected-bye = een van de byes U, F, H of Z, want er is geen tegenstander
expected-result = een van de uitslagen 1 = 0 W D L + -, want er is een tegenstander


expected-team-name = de naam van het team
expected-new-team-name = de naam van een team die geen ander record heeft
expected-new-team-number = een nummer dat geen ander team heeft
expected-free-player = een speler die in geen ander team zit
expected-forfeit-signs = +- of -+ of --
expected-board-colours = de kleuren van de borden, zoals WBWBWB


expected-new-number = een nummer dat het record nog niet noemt: niemand ontmoet zichzelf
expected-two-numbers = minstens twee nummers van wie elkaar niet mogen ontmoeten
expected-new-virtual-points = een speler van wie de virtuele punten nog niet vermeld zijn
expected-last-number = een nummer niet lager dan { $first }
expected-last-round = een ronde niet vóór ronde { $first }
expected-asked-bye = een van de byes F, H of Z
expected-free-competitor = een deelnemer die geen ander record in ronde { $round } heeft


expected-abnormal-kind = een van de uitslagen W D L A P X F H U Z, of punten als bonus of straf
expected-abnormal-points = punten met hun decimaal, zoals 1.5 of -0.5, en dan de ronde
expected-abnormal-round = de ronde, na matchpunten en punten
expected-abnormal-record = punten, de ronde en wie ze aangaan, zoals 299 0.0 -1.0 3 12
expected-abnormal-numbers = de ronde en dan de nummers van wie het aangaat


found-himself = nummer { $player } tegen zichzelf
found-opponent = tegenstander { $opponent }
found-opponent-in-round = tegenstander { $opponent } in ronde { $round }
found-same-colour = { $colour ->
    [white] wit
   *[black] zwart
} voor { $player } en voor { $opponent } in ronde { $round }
found-results = { $result } voor { $player } en { $other } voor { $opponent } in ronde { $round }
found-win = winst
found-draw = remise
found-loss = verlies
found-unrated-win = niet-meetellende winst
found-unrated-draw = niet-meetellende remise
found-unrated-loss = niet-meetellend verlies
found-forfeit-win = reglementaire winst
found-forfeit-loss = reglementair verlies
found-no-result = geen uitslag
found-bye = een bye
found-fide-number = de FIDE-ID { $number }
found-birth = een geboorte in { $year }
found-pairing = een indeling van ronde { $round }
expected-player-number = het nummer van een speler (een record 001)
expected-team-number = het nummer van een team (een record 310 of 013)
expected-other-number = het nummer van een andere speler
expected-mutual-opponent = een tegenstander wiens eigen record { $player } noemt; dat van { $opponent } noemt { GIVEN($other) ->
    [yes] { $other }
   *[no] niemand
}
expected-both-colours = eenmaal wit en eenmaal zwart
expected-fitting-results = uitslagen die bij elkaar passen
expected-birth-before-event = een jaar niet na { $year }, waarin het toernooi begint
expected-announced-round = een ronde tot en met { $rounds }, zoals aangekondigd
expected-announced-rounds = hoogstens de { $rounds } aangekondigde ronden
expected-round-robin-rounds = hoogstens { $most } ronden, die van een rondetoernooi met { $competitors }
expected-earned-points = { $points }, de waarde van de uitslagen van { $rounds } ronden
expected-match-points = { $points }, de matchpunten van { $rounds } ronden


found-forfeit-played = een reglementair besliste match in ronde { $round }, terwijl { $player } van team { $team } tegen { $opponent } heeft gespeeld
found-forfeit-pending = een reglementair besliste match in ronde { $round }, terwijl { $player } van team { $team } tegen { $opponent } moet spelen
found-forfeit-other-team = een reglementair besliste match in ronde { $round }, terwijl { $player } van team { $team } was ingedeeld tegen { $opponent }, die niet van team { $other } is
found-forfeit-won = een reglementair besliste match in ronde { $round }, terwijl { $player } van team { $team } zonder te spelen won
found-forfeit-bye = een reglementair besliste match in ronde { $round }, terwijl { $player } van team { $team } de bye had
found-team-bye = de bye van team { $team } in ronde { $round }
found-team-bye-opponent = de bye van team { $team } in ronde { $round }, terwijl zijn speler { $player } tegenstander { $opponent } heeft
found-team-bye-forfeit = de bye van team { $team } in ronde { $round }, terwijl het daar team { $opponent } als tegenstander heeft
found-team-bye-again = de bye van team { $team } in ronde { $round } na die in ronde { $before }
expected-other-team = een ander team: geen team ontmoet zichzelf
expected-paired-round = een ronde tot en met { $rounds }, de laatste in de records van de spelers
expected-no-match = geen zo'n record voordat een ronde in de records van de spelers is ingedeeld
expected-free-team = een team dat geen ander record 330 in ronde { $round } noemt
expected-no-game = een match waarvan geen partij is gespeeld
expected-paired-teams = de twee teams die de records van de spelers indelen
expected-winning-team = een team dat de punten heeft waar zijn spelers de hunne hebben
expected-team-with-opponent = een team dat in de records van de spelers een tegenstander heeft
expected-team-without-opponent = een team zonder tegenstander in die ronde
expected-first-team-bye = een team dat de bye nog niet heeft gehad (C2)


found-competitors = het einde van het bestand na deelnemer { $competitors }
found-round-robin-over = { $found }, en alle { $rounds } ronden daarvan zijn ingedeeld
found-rounds-over = { $found }, en al deze ronden zijn ingedeeld
found-no-teams = { $found } in een bestand zonder teams
found-missing-result = geen uitslag van { $white } tegen { $black } in ronde { $round }
found-missing-team-result = geen uitslag van een partij van team { $team }
found-all-byes = een bye in ronde { $round }, zoals voor iedereen
expected-competitors-at-least = minstens 2 deelnemers
expected-competitors-at-most = hoogstens { $most } deelnemers
expected-open-round-robin = een rondetoernooi met een ronde die nog moet worden ingedeeld
expected-paired-system = een systeem dat uit een toernooibestand wordt ingedeeld: { input-systems }
expected-checked-system = een systeem waarvan de indeling wordt gecontroleerd: { input-systems }, CUSTOM_LEAGUE_ROUNDROBIN
input-systems = FIDE_DUTCH (_2025, _2026, _BAKU), FIDE_TEAM (_TYPEA of _TYPEB, _MP, _GP, _BAKU), FIDE_ROUNDROBIN of BERGER_ROUNDROBIN (TEAM_ of DOUBLE vóór ROUNDROBIN, _G2 aan het eind)
expected-rounds = ervoor het aantal ronden (record 142 of XXR): de laatste ronde heeft eigen regels
expected-more-rounds = meer ronden dan er zijn ingedeeld
expected-drawn-colour = de kleur die vóór ronde 1 geloot is (record 152 met W of B, of XXC met white1 of black1)
expected-result-before-pairing = een van de uitslagen 1 = 0 W D L + -, voordat de volgende ronde wordt ingedeeld
expected-present-player = minstens één speler voor wie die ronde open is
expected-present-team = minstens één team waarvoor die ronde open is
expected-halves = winst ter waarde van twee remises en verlies zonder waarde, zoals de versnelling vraagt
expected-teams = teams (records 310 of 013), of een systeem voor spelers


found-empty-list = een lege lijst
expected-tie-break-list = tiebreaks zoals PTS,BH/C1,BH
expected-tie-break = { $codes-n ->
    [1] { $codes }
   *[other] een van { $codes }
}{ $scores ->
    [yes] ; voor teams met :MP of :GP vóór de schuine streep
   *[no] { "" }
}
expected-new-tie-break = een tiebreak die nog niet in de lijst staat, zoals { $same } wel
expected-no-buchholz = geen Buchholz, die verboden is waar de indeling vóór het begin vaststond
expected-players-tie-break = een tiebreak voor spelers, want het toernooi heeft geen teams


table-entries = Deelnemerslijst
table-start-list = Startranglijst
table-yes = ja
table-fed = FED
table-team = Team
table-bye-in = ronde { $round }: { $bye }
table-medal = Medaille
table-medals = Medailles
table-rated-games = Partijen voor rating
table-standings-of = { $after }, { $category }
table-wall-chart = Voortgangstabel
table-struck = telt niet: een van beide trok zich terug voor de helft van de wedstrijden
table-grid = Kruistabel per tegenstander
table-by-opponent = Per tegenstander
table-pairings-by-name = Indeling van ronde { $round } op naam
table-matches = Wedstrijden van ronde { $round }
table-by-match = Per wedstrijd
table-version = { $pairings }, versie { $version }

table-download = Downloaden:
paper-print = Afdrukken:
paper-is = { $paper ->
    [slips] Uitslagbriefjes
    [boards] Bordkaarten
    [numbers] Startnummers
    [crew] Medewerkerslijst
    [diplomas] Oorkondes
    [links] Linkkaarten
    [incidents] Incidentenverslag
    [log] Logboek van de toernooileiding
    [wall_chart] Voortgangstabel
   *[start_list] Startranglijst
}
paper-none = Er is nog niets om af te drukken.
paper-back = Terug
paper-follow = Volg dit bord: zetten, klokken en uitslagen
paper-referee = Arbiter
paper-diploma = Oorkonde
paper-place = { $place ->
    [1] Eerste plaats
    [2] Tweede plaats
   *[3] Derde plaats
}

organiser-fact = { $fact ->
    [configured] het plan is gewijzigd
    [entered] spelers zijn ingeschreven
    [joined] late inschrijvingen kregen een nummer
    [changed] de gegevens van de speler zijn gewijzigd
    [withdrawn] de speler heeft zich teruggetrokken
    [returned] de speler is teruggekomen
    [bye_given] een bye is gegeven
    [bye_cancelled] een bye is ingetrokken
    [check_in_opened] de aanmelding is geopend
    [ticked] een vinkje is gezet of gewist
    [checked_in] de aanwezigheid van de speler is gewijzigd
    [check_in_closed] de aanmelding is gesloten
    [entries_closed] de inschrijving is gesloten
    [entries_reopened] de inschrijving is heropend
    [settings_changed] de instellingen zijn gewijzigd
    [numbered] startnummers zijn gegeven
    [colour_drawn] de kleur is geloot
    [lots_drawn] er is geloot
    [paired] de ronde is ingedeeld
    [changed_by_hand] de indeling werd met de hand gewijzigd
    [round_dropped] de ronde is teruggenomen
    [changes_opened] handmatige wijzigingen zijn begonnen
    [changes_closed] handmatige wijzigingen zijn beëindigd
    [changes_dropped] handmatige wijzigingen zijn teruggenomen
    [published] de ronde is gepubliceerd
    [laid] partijen zijn op borden gezet
    [court_taken] er kwamen uitslagen van een veld
    [result_set] een uitslag is ingevoerd
    [held_settled] over de aangehouden uitslag is beslist
    [protest_ruled] over het protest is beslist
    [created] het toernooi is aangemaakt
    [result_corrected] een uitslag is gecorrigeerd
    [team_entered] een team is ingeschreven
    [team_changed] een team is gewijzigd
    [team_withdrawn] een team heeft zich teruggetrokken
    [team_bye_given] een team kreeg een bye
    [tournament_made] een toernooi is gevormd
    [tournament_dropped] een toernooi is teruggenomen
    [struck] een deelnemer verliet het rondetoernooi: zijn uitslagen tellen voor niemand
    [games_added] er zijn partijen bijgekomen
    [games_withdrawn] partijen zijn teruggenomen
    [colour_chosen] een kleur is gekozen
    [match_ruled] een match is beslist
    [protested] een protest is ingediend
    [line_up_sealed] een opstelling is verzegeld
    [postponed] een match heeft een andere tijd
    [deducted] een team zijn punten afgetrokken
    [window_set] een match heeft zijn periode
    [time_proposed] een speler stelde een tijd voor
    [time_agreed] spelers spraken een tijd af
    [hour_started] een speler startte het uur
    [result_claimed] een speler meldde een uitslag
    [result_disputed] een speler betwistte een uitslag
    [moves_kept] de zetten van een partij werden gegeven
    [announced] uitslagen zijn bekendgemaakt
    [finished] het toernooi is afgelopen
    [resumed] het toernooi gaat verder
   *[other] er is iets gewijzigd
}
game-pgn = PGN van de partij met haar uitslag
game-told = De partij is ingevoerd


register-search = Naam, nummer of FIDE-ID
register-found = { $persons ->
    [one] 1 persoon
   *[other] { $persons } personen
}
register-more = de eerste { $persons }: typ meer van de naam
register-nobody = Het register is nog leeg. De deelnemerslijst van een toernooi voert spelers in.
register-no-club = Het register heeft nog geen club. De club van een speler wordt met de speler ingevoerd.
register-short = Korte naam
register-mark = Markeren
register-mark-two = Markeer er twee om ze samen te voegen.
register-compare = Vergelijken en samenvoegen
register-merge = Samenvoegen
register-exchange = Verwisselen
register-do-merge = De twee samenvoegen
register-goes = Nr. { $number } gaat
register-stays = Nr. { $number } blijft
register-becomes = Samengevoegd
register-look-again = Iemand anders heeft intussen een van de twee gewijzigd. Er is niets samengevoegd: kijk opnieuw.
register-merge-means = Nr. { $into } houdt zijn gegevens en neemt van nr. { $from } wat ontbreekt. In uitslagen is nr. { $from } voortaan dezelfde persoon, en de ratinglijst verandert mee. Dit kan niet ongedaan worden gemaakt.
register-clubs-means = { $persons ->
    [0] De club die gaat, heeft geen personen.
    [one] 1 persoon wisselt van club.
   *[other] { $persons } personen wisselen van club.
} De spelers van beide zijn voortaan van één club. Druk in lopende toernooien opnieuw op “{ organiser-clubs-apart }”. Dit kan niet ongedaan worden gemaakt.
register-club-means = { $persons ->
    [0] Niemand heeft deze club.
    [one] 1 persoon heeft deze club en krijgt de nieuwe naam.
   *[other] { $persons } personen hebben deze club en krijgen de nieuwe naam.
}
register-merged = { $name }: de twee zijn nu één.
register-forget = Deze persoon vergeten
register-forget-means = Het register wist alle gegevens. Indelingen, uitslagen, bestanden en borden tonen voortaan “Speler { $player }”. Zonder het geboortejaar verandert de ratinglijst als de speler een jeugdspeler was. Dit kan niet ongedaan worden gemaakt.
register-forget-remains = Ook de map van een oefening wordt gewist. Configuratiebestanden en veiligheidskopieën op de machine van de server houden de naam tot iemand hem daar wist. Ze worden genoemd zodra de persoon vergeten is.
register-sure = { $name } moet worden vergeten
register-is-forgotten = Speler { $player } is vergeten
register-rehearsal-gone = De map van de oefening is gewist.
register-remain = { $files ->
    [0] Op de machine van de server is geen bestand bekend dat de naam nog heeft. Staat hij in een eigen configuratiebestand, wis hem daar.
   *[other] Deze hebben de naam op de machine van de server misschien nog. Wis de persoon in de configuratie, met de indelingen die hem noemen, en wis de veiligheidskopieën. Doe hetzelfde in uw eigen configuratiebestand.
}


register-list-players = { $players ->
    [one] 1 speler
   *[other] { $players } spelers
}
register-list-packed = Ratinglijst van de FIDE van { $day }, { register-list-players }
register-list-given = Ratinglijst van de FIDE, gegeven op { $day }, { register-list-players }
register-list-none = Er is nog geen ratinglijst van de FIDE. Daarmee vult een import aan wat een bestand mist, en zijn spelers op te zoeken.
register-list-file = Ratinglijst van de FIDE als bestand
register-list-what = Het bestand van ratings.fide.com (tekst of XML), ingepakt of niet.
register-list-reading = De lijst wordt gelezen…
register-list-taken = De ratinglijst van de FIDE is er: { register-list-players }.
register-fide = FIDE
register-from-fide = uit de ratinglijst van de FIDE
register-in-list = In de ratinglijst van de FIDE
register-entered = al ingeschreven
register-is-it = Het register kent deze speler, of een met dezelfde naam. Is het dezelfde persoon?
register-another = Een andere persoon
