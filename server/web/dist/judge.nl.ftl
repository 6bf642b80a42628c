

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



judge-link = { $is ->
    [newcomer] Niet aangemeld
    [connecting] Verbinden…
    [asking] Wachten op de hoofdarbiter
    [up] { $unsent ->
        [0] Live, alles verzonden
       *[other] Live, verzendt { $unsent }
    }
    [down] Al { $seconds } s geen verbinding
   *[stopped] Gestopt
}
judge-kept = { $unsent } hier bewaard
judge-go-on = Ga door: tikken worden hier bewaard
judge-spoken-live = Live.
judge-spoken-down = Geen verbinding. Tikken worden hier bewaard. { $why }
judge-trouble = { $trouble ->
    [refused] Opslag geweigerd: tikken staan alleen op deze pagina, sluit die niet
   *[full] Opslag vol: tikken staan alleen op deze pagina, sluit die niet
}
judge-relieved = AFGELOST: uw dienst is overgedragen
judge-too-much = Er wacht te veel op verzending: er wordt niets meer aangenomen. Zeg het tegen de hoofdarbiter.
judge-clock-off = De klok van deze telefoon loopt { $unit ->
    [minutes] { $off } min
    [hours] { $off } uur
   *[days] { $off ->
        [one] { $off } dag
       *[other] { $off } dagen
    }
} { $fast ->
    [yes] voor
   *[no] achter
}: de systeemklok telt


judge-name = Uw naam
judge-name-first = Schrijf eerst uw naam: daaraan herkent de hoofdarbiter u.
judge-ask = Vraag de hoofdarbiter om toegang
judge-code = Of een code, als u er een hebt
judge-enrol = Meld aan met deze code
judge-asking-title = Vraag de hoofdarbiter om u toe te laten
judge-asking = Wordt gevraagd…
judge-number = Uw nummer is
judge-let-in = Deze pagina gaat vanzelf verder zodra u bent toegelaten.
judge-stop-asking = Stop met vragen
judge-unsent = { $unsent ->
    [one] { $unsent } tik is hier bewaard; die wordt verzonden zodra deze telefoon is toegelaten.
   *[other] { $unsent } tikken zijn hier bewaard; ze worden verzonden zodra deze telefoon is toegelaten.
}
judge-here = Werk hier
judge-taken = Deze pagina gaat door in een ander tabblad
judge-taken-why = Ze is in een ander tabblad van deze browser geopend. Er mag er maar één voor dit apparaat spreken.
judge-in-this-tab = Verder in dit tabblad


judge-court = veld
judge-go-to-court = ga naar { court }
judge-cancel = Annuleer
judge-undo = Ongedaan
judge-go = GO
judge-go-unheard = GO?


judge-answers = { $buzzes ->
    [yes] Bij een tik licht de rand van het scherm op. Trillen en een piep kunnen ook.
   *[no] Bij een tik licht de rand van het scherm op. Een piep kan ook; deze telefoon kan niet trillen.
}
judge-answers-by = { $answers ->
    [sound] Geluid
    [buzz] Trillen
   *[none] Alleen licht
}


judge-stop = { $open ->
    [1] STOP
   *[other] STOP ×{ $open }
}
judge-stop-more = { $missed ->
    [crossed] over lijn
    [late] { judge-seconds }
   *[no] { "" }
}
judge-result-state = { $state ->
    [open] { "" }
    [entered] ingevoerd
    [confirmed] bevestigd
    [decided] beslist
    [ruled] vastgesteld
    [differs] verschilt
   *[sealed] verzegeld
}
judge-turns = { GIVEN($line_m) ->
    [yes] { " " }op { $line_m } m
   *[no] { "" }
}{ $run_mode ->
    [cone] , kegel
    [wall] , muur
   *[line] { "" }
}
judge-countdown = aftellen
judge-go-said = GO gezegd?
judge-seconds = { $seconds } s


judge-state = { $state ->
    [keeping] wordt bewaard
    [kept] hier bewaard
    [server] op de server
    [refused] geweigerd
   *[ruled] verwerkt
}
judge-head-decides = voorgelegd aan de hoofdarbiter
judge-head-decided = de hoofdarbiter heeft beslist
judge-wish = { $fate ->
    [waiting] { GIVEN($lane) ->
        [yes] , moet naar baan { $lane }
       *[no] , moet worden teruggenomen
    }
    [asked] { GIVEN($lane) ->
        [yes] , naar baan { $lane }: de hoofdarbiter beslist
       *[no] , terugnemen: de hoofdarbiter beslist
    }
    [decided] { GIVEN($lane) ->
        [yes] , naar baan { $lane }: de hoofdarbiter heeft beslist
       *[no] , terugnemen: de hoofdarbiter heeft beslist
    }
    [granted] { GIVEN($lane) ->
        [yes] , nu op baan { $lane }
       *[no] , teruggenomen
    }
    [refused] { GIVEN($lane) ->
        [yes] , niet naar baan { $lane }: { $why }
       *[no] , niet teruggenomen: { $why }
    }
   *[idle] { GIVEN($lane) ->
        [yes] , niet verplaatst: meld het opnieuw op baan { $lane }
       *[no] , niets terug te nemen
    }
}
judge-spoken = { GIVEN($lane) ->
    [yes] Baan { $lane }, { $what }: { $state }. { $more }
   *[no] { $what }: { $state }. { $more }
}


judge-told-call = { fault }, { $name } ({ side })
judge-told-moved = was baan { $lane }: { fault }
judge-told-taken-back = teruggenomen: { $what }
judge-taken-back-reason = teruggenomen door de lijnrechter


judge-seen-draw-card = { GIVEN($cards) ->
    [yes] Remisekaart gelegd (nog { $cards })
   *[no] Remisekaart gelegd
}
judge-claims = Claimt: { claim }
judge-claims-own-flag = Claimt: zijn eigen vlag is gevallen
judge-exchanged = Pion op { $square } verwisseld: { piece }
judge-declares = Kondigt aan: { piece }


judge-result = Uitslag
judge-players = { $white } (Wit) – { $black } (Zwart). { $entered }
judge-result-in-full = { $result ->
    [drawn] { $white } (Wit) en { $black } (Zwart) spelen remise.
    [both_lost] { $white } (Wit) en { $black } (Zwart) verliezen beiden.
   *[won] { $result-by ->
        [white] { $white } (Wit) wint van { $black } (Zwart).
       *[black] { $black } (Zwart) wint van { $white } (Wit).
    }
}
judge-entered = { $state ->
    [open] { GIVEN($result) ->
        [yes] { score }, { termination }.{ " " }
       *[no] { "" }
    }Niemand heeft een uitslag ingevoerd.
    [entered] Eén keer ingevoerd: { $said }.
    [confirmed] Bevestigd: { $said }.
    [differs] Invoer verschilt: { $said }.
    [sealed] De uitslag is verzegeld: alleen de hoofdarbiter corrigeert die. Roep hem als het niet klopt.
   *[other] { GIVEN($result) ->
        [yes] { score },{ " " }
       *[no] { "" }
    }{ $state ->
        [ruled] vastgesteld door de hoofdarbiter
       *[decided] beslist door de hoofdarbiter
    }{ GIVEN($said) ->
        [yes] ; ingevoerd: { $said }
       *[no] { "" }
    }.
}
judge-confirm-result = Bevestig de uitslag
judge-board = Bord { $board }
judge-cause = De oorzaak, als u die weet
judge-cause-unsaid = niet gezegd
judge-enter-result = Voer uitslag in
judge-another-result = Andere uitslag


judge-item = { $item ->
    [electronic_clock] Elektronische klok
    [table_width] Tafel hooguit 85 cm breed
    [no_backrest] Geen rugleuning
    [board_and_pieces] Bord en stukken volgens FIDE
    [endorsed_clock] Klok met FIDE-goedkeuring
    [standing] Ruimte om staand te spelen
    [captured_pieces] Geslagen stukken binnen bereik en zicht
    [shoes] Schoenen geschikt voor de vloer
   *[dress] Kleding: geen bloot bovenlijf
}
judge-failed = { GIVEN($side) ->
    [yes] { side }: { judge-item }
   *[no] { judge-item }
}: niet in orde, { $effect ->
    [blocks] het bord moet wachten
    [waived] toegestaan
   *[noted] genoteerd
}


judge-title = Lijnrechter
judge-needs = De pagina van de lijnrechter heeft JavaScript nodig. Roep de hoofdarbiter anders met de hand.


judge-relieved-why = Afgelost: een andere telefoon heeft uw banen. Vanaf hier wordt niets gemeld tot de hoofdarbiter deze telefoon weer een dienst geeft.


judge-more = Meer
judge-more-act = Meer…
judge-then-touch = tik dan een baan aan
judge-ready-act = Gereed
judge-log = Log
judge-my-line = Lijn
judge-chief = ARBITER
judge-hint = { $mode ->
    [more] Tik een baan aan: al het andere dat u daar kunt melden.
    [chief] Tik de baan aan waar de hoofdarbiter moet komen.
    [replace] Tik de juiste baan aan voor “{ $what }”; houd vast voor een andere overtreding.
    [note] Tik een bord aan: wat de spelers daar zeggen en doen.
   *[call] Tik een baan aan als de speler omkeert zonder over de lijn te gaan. Houd vast voor meer.
}
judge-ok = OK
judge-go-on-looking = blijf kijken
judge-replace = Vervang


judge-which-line = Uw lijn
judge-line-why = Bij welke lijn staat u? De hoofdarbiter ziet het.
judge-order = Baan 1 ligt
judge-first-lane = { $right ->
    [yes] rechts
   *[no] links
}
judge-which-lanes = Uw banen: tik de banen aan waar u niet op let
judge-duty = De hoofdarbiter gaf u de banen { $lanes }.
judge-to-the-lanes = { $chosen ->
    [yes] Naar de banen
   *[no] Kies eerst uw lijn
}
judge-screen-on = { $held ->
    [yes] Deze pagina houdt het scherm aan. Laat deze open: een verborgen pagina hoort niets.
   *[no] Deze pagina kan het scherm niet aanhouden. Zet de automatische vergrendeling op “nooit” (Instellingen, Beeldscherm), zet het scherm helder, en laat deze pagina open.
}


judge-waiting = Wachten op het veld…
judge-lane = Baan { $lane }
judge-lane-word = Baan
judge-touch = { side }: { $means ->
    [call] niet over de lijn
    [more] meer
    [chief] roep de hoofdarbiter
   *[replace] het was hier
}
judge-everything-of-lane = alles van baan { $lane }
judge-no-game-name = geen partij
judge-serving = in stop
judge-stands-still = staat stil
judge-called = { $open ->
    [1] gemeld
   *[other] gemeld ×{ $open }
}
judge-set-clock = zet klok
judge-entries-differ = invoer anders
judge-silent = zwijgt
judge-unknown = ?
judge-before-start = { $ready ->
    [yes] gereed
   *[no] niet gestart
}
judge-paused = onderbroken
judge-time-left = over
judge-where = { $at ->
    [away] weg
    [outward] heen
    [homeward] terug
   *[other] bord
}
judge-reds = { $reds } rood
judge-stopwatch = stopwatch van baan { $lane }, { $name }
judge-start-stopwatch = start de stopwatch van baan { $lane }, { $name }
judge-free = vrij
judge-left-early = te vroeg weg?


judge-of-lane = baan { $lane }, { $what }


judge-told = { $what }, { $name }
judge-told-chief = hoofdarbiter geroepen
judge-told-ready = { $lanes ->
    [1] baan { $lane }
   *[other] { $lanes } banen
} { $ready ->
    [yes] gereed
   *[no] niet gereed
}
judge-told-check = { $lanes ->
    [1] { "" }
   *[other] { $lanes } banen,{ " " }
}{ judge-item-of }: { finding }
judge-told-waived = toegestaan: { judge-item }: { $reason }
judge-told-cards = { $name } ziet de kaarten
judge-told-pause = onderbroken: { $reason }
judge-told-result = { GIVEN($by) ->
    [yes] uitslag { score }, { termination }
   *[no] uitslag { score }
}
judge-told-clock-set = { $undo ->
    [yes] gedaan of niet nodig
   *[no] de klok is ingesteld
}
judge-told-stopwatch = stopwatch gestart
judge-told-left-early = te vroeg weg


judge-close = Sluit
judge-back-to-lanes = terug naar de banen
judge-it-was-lane = Het was baan { $lane }
judge-what = Wat
judge-tab = { $tab ->
    [fault] Overtreding
    [seen] Gezien
    [board] Bord
   *[result] Uitslag
}
judge-who = Wie
judge-player = { $name } ({ side })
judge-no-game = Hier staat geen partij: er is niets te melden.
judge-when = Wanneer
judge-ago = { $seconds ->
    [0] nu
   *[other] { $seconds } s geleden
}
judge-costs = Gevolg
judge-unexpected = nu niet te verwachten
judge-another-fault = Andere overtreding
judge-call = Meld
judge-claim = Claim
judge-claims-else = Claimt iets anders
judge-nothing-seen = De partij loopt nu niet: er kan niets over worden gemeld.
judge-card-word = Kaart
judge-card = { card }: { offence }
judge-show = Toon
judge-show-cards = Toon kaarten van { side }: dan ziet iedereen ze
judge-cards-of = { $name } ({ side }): { pages-cards }


judge-announced = Claimt remise door de stelling
judge-announced-move = De aangekondigde zet, als die nog niet is gedaan (g1f3)
judge-not-a-move = Geen zet: schrijf de twee velden, zoals g1f3, en a7a8q voor een nieuwe dame.


judge-clock-shows = de klok toont dat nu
judge-clock-is-set = { $undo ->
    [yes] Gedaan of niet nodig
   *[no] Is ingesteld
}
judge-chief-here = ROEP HOOFDARBITER naar dit bord
judge-ready = { $ready ->
    [yes] Toch niet gereed
   *[no] Gereed
}
judge-pause = Onderbreek: { $reason }
judge-limit = { GIVEN($white) ->
    [yes] { pages-limit }: { $time }; Wit { $white }, Zwart { $black }
   *[no] { pages-limit }: { $time }
}


judge-no-result = Hier staat geen partij.


judge-sweep = Mijn banen zijn gereed, behalve…
judge-sweep-how = Tik de banen aan die niet gereed zijn
judge-sweep-lane = { $ready ->
    [yes] ✓
   *[no] ✕ niet
}
judge-lanes-ready = { $lanes ->
    [one] { $lanes } baan gereed
   *[other] { $lanes } banen gereed
}{ GIVEN($except) ->
    [yes] , niet { $except }
   *[no] { "" }
}
judge-lanes-not-ready = { $lanes ->
    [one] { $lanes } baan toch niet gereed
   *[other] { $lanes } banen toch niet gereed
}
judge-log-title = Mijn tikken
judge-log-empty = Nog geen.
judge-list = Checklist
judge-list-sweep = Checklist: tik aan wat op alle banen in orde is
judge-list-state = { $left ->
    [0] Checklist: alles is bekeken
   *[other] Checklist: nog { $left } te bekijken
}
judge-item-of = { GIVEN($side) ->
    [yes] { judge-item } ({ side })
   *[no] { judge-item }
}
judge-swept = { $passed } van { $lanes } in orde{ GIVEN($failed) ->
    [yes] , niet op { $failed }
   *[no] { "" }
}
judge-in-order = ✓ in orde
judge-not-in-order = ✕ niet
judge-waive = Sta toe: { $reason }
judge-width = Breedte van de tafel, gemeten, in cm
judge-measured = Gemeten


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
