

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
