
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


organiser-title = Wedstrijdleiding
organiser-needs = De pagina van de organisator heeft JavaScript nodig. Gebruik anders de opdrachtregel van de server.
organiser-role = organisator
organiser-other = Dit apparaat heeft een andere rol. Deze pagina vraagt een code van een organisator.
organiser-moved = De server gaat verder met een reservekopie, en deze pagina toont het evenement van daarvoor. Laad haar opnieuw en voer in wat de kopie mist: de terminal van de server zegt sinds wanneer.
organiser-load-again = Opnieuw laden
organiser-no-answer = De server antwoordt niet{ $waits ->
    [0] { "" }
    [one] , { $waits } opdracht wacht
   *[other] , { $waits } opdrachten wachten
}
organiser-not-kept = De browser bewaart niets: meld het apparaat opnieuw aan na het sluiten van de pagina
organiser-loading = Laden…
organiser-nothing-changed = Van u is niets opgeslagen.
organiser-others = Iemand anders heeft intussen opgeslagen. Uw invoer is nog niet opgeslagen:
organiser-was-now = was { $was }, is nu { $now }
organiser-mine = uw invoer: { $mine }
organiser-save-again = Sla opnieuw op om uw waarden te houden, of sluit om dit te laten staan.
organiser-keys = Cijfers: tabbladen · /: zoeken · pijlen: rijen · Esc: sluiten
organiser-tabs = Delen van het toernooi
organiser-tab = { $tab ->
    [event] Toernooi
    [entries] Inschrijvingen
    [rounds] { $waits ->
        [0] Ronden
       *[other] Ronden ({ $waits } wachten)
    }
    [standings] Stand
    [cross_table] Kruistabel
    [timetable] Tijdschema
    [protests] { $waits ->
        [0] Protesten
       *[other] Protesten ({ $waits })
    }
    [medals] Medailles en prijzen
    [ratings] Ratingrapport
   *[announcer] Omroep
}


organiser-events = Toernooien
organiser-new-event = Nieuw toernooi
organiser-no-events = Er is nog geen toernooi. ‘Nieuw toernooi’ maakt er een.
organiser-event-number = Toernooi { $event }
organiser-event-is = { $finished ->
    [yes] afgelopen
   *[no] open
}
organiser-no = Nr.
organiser-name = Naam
organiser-players = Spelers
organiser-state = Stand
organiser-create = Toernooi aanmaken
organiser-only-name = Alleen de naam is nodig: al het andere heeft een gewoon antwoord en kan later nog anders.
organiser-question = { $n ->
    [0] Het toernooi
    [1] Reglement
    [2] Wie speelt
    [3] Dagen
    [4] Categorieën
    [5] Systeem en ronden
    [6] Finales
    [7] Tijden
    [8] Velden en borden
    [9] Medewerkers
    [10] Byes en late inschrijvingen
   *[other] Aanmelding en prijzen
}
organiser-plan-part = { $part ->
    [name] Naam
    [city] Plaats
    [federation] Federatie
    [rulebook] Reglement
    [format] Wie speelt
    [days] Dagen
    [categories] Categorieën
    [is_major] Toernooien
    [system] Systeem
    [rounds] Ronden
    [accelerated] Versnelling
    [tie_breaks] Weerstandspunten
    [finals] Finales
    [times] Tijden
    [courts] Velden
    [crew] Medewerkers
    [byes] Byes
    [late] Late inschrijvingen
    [ticks] Vinkjes bij aanmelding
    [prizes] Prijzen
    [rated] Rating
    [season] Seizoen
    [site] Site van onlinepartijen
    [rapid_and_blitz] Bijlage voor rapid en blitz
    [is_world_championship] Wereldkampioenschap
   *[other] Partijnummers
}
organiser-city = Plaats
organiser-federation = Federatie
organiser-rulebook = Reglement
organiser-rated = De partijen tellen voor de rating
organiser-rapid-and-blitz = De bijlage van de FIDE voor rapid en blitz geldt
organiser-competitors = Deelnemers
organiser-format = { $format ->
    [players] spelers
    [teams] teams met 6 borden
   *[league] teamcompetitie met 6 borden
}
organiser-day = Dag { $n }
organiser-starts = Eerste ronde om
organiser-remove = Verwijderen
organiser-add-day = Dag toevoegen
organiser-categories = Categorieën, met komma's
organiser-major = Elke categorie speelt een eigen toernooi
organiser-how = Systeem
organiser-rounds = Ronden
organiser-usual = { $usual } (aanbevolen)
organiser-tie-breaks = Weerstandspunten, met komma's
organiser-usual-list = de gewone lijst
organiser-tie-breaks-such = De codes van de FIDE in hun volgorde: BH Buchholz (BH/C1 zonder de laagste), SB Sonneborn-Berger, DE onderling resultaat, WIN overwinningen, PS progressieve score, KS Koya, ARO gemiddelde rating van de tegenstanders.
organiser-accelerated = Versnelde indeling (Bakoe)
organiser-finalists = Finalisten
organiser-no-finals = geen finales
organiser-held-back = Uitslagen van de finales achterhouden tot de bekendmaking
organiser-minutes = Minuten per speler
organiser-increment = Seconden per zet
organiser-round-minutes = Minuten per ronde
organiser-court = Veld
organiser-boards = Borden
organiser-add-court = Veld toevoegen
organiser-first-for = Eerst voor deze categorieën
organiser-duty = { $duty ->
    [organiser] organisator
    [chief_arbiter] hoofdarbiter van het toernooi
    [head_referee] hoofdarbiter van een veld
    [line_judge] lijnrechter
    [pairings_officer] indeler
   *[announcer] omroeper
}
organiser-duty-is = Taak
organiser-whole-hall = hele zaal
organiser-family = Achternaam
organiser-given = Voornamen
organiser-add = Toevoegen
organiser-count-wrong = Verwacht wordt een geheel getal van { $min } tot { $most }.
organiser-half-points = Byes van een half punt per speler
organiser-not-in-last = Laatste ronden zonder
organiser-late-until = Late inschrijving tot ronde
organiser-late-half = Een gemiste ronde telt een half punt
organiser-ticks = Vinkjes bij aanmelding, met komma's
organiser-ticks-such = betaald, schoenen gezien
organiser-rank = Plaats
organiser-prize = Prijs
organiser-prize-value = Waarde
organiser-prize-value-why = Een speler krijgt één prijs met waarde, de grootste. Een prijs met waarde 0 wordt in elk geval uitgereikt.
organiser-add-prize = Prijs toevoegen


organiser-at-a-glance = In één oogopslag
organiser-change-plan = Plan wijzigen
organiser-save = Opslaan
organiser-end = { $finished ->
    [yes] Toernooi hervatten
   *[no] Toernooi beëindigen
}
organiser-end-open = Nog open:
organiser-end-entries = de inschrijving is niet gesloten
organiser-end-finals = de finales van { $places } zijn niet gemaakt
organiser-end-protests = { $protests ->
    [one] over 1 protest is niet beslist
   *[other] over { $protests } protesten is niet beslist
}
organiser-is-over = Het toernooi is afgelopen
organiser-entries-are = { $players ->
    [one] 1 speler ingeschreven
   *[other] { $players } spelers ingeschreven
}, { $check_in ->
    [open] aanmelding open
    [over] aanmelding gesloten
   *[before] inschrijving open
}
organiser-go-there = { $entries ->
    [yes] Naar de inschrijvingen
   *[no] Naar de ronden
}
organiser-held-wait = { $held ->
    [one] 1 uitslag van een veld wacht op uw beslissing
   *[other] { $held } uitslagen van velden wachten op uw beslissing
}
organiser-tournaments = Toernooien
organiser-tournament-head = Toernooi
organiser-rounds-head = Ronden
organiser-paired-of = { $paired }{ GIVEN($rounds) ->
    [yes] {" "}van { $rounds }
   *[no] { "" }
}
organiser-next-step = Volgende stap
organiser-stage = { $stage ->
    [to_pair] ronde { $round } indelen
    [to_publish] ronde { $round } publiceren
    [line_ups] opstellingen van ronde { $round } openen
    [playing] ronde { $round } wordt gespeeld, { $open ->
        [one] 1 uitslag ontbreekt
       *[other] { $open } uitslagen ontbreken
    }
    [level] ronde { $round }, { $open ->
        [one] 1 match staat gelijk: zie de toets "Match"
       *[other] { $open } matches staan gelijk: zie de toetsen "Match"
    }
   *[over] alle ronden zijn gespeeld
}
organiser-place = Plaats
organiser-court-of = veld { $court }: { $boards ->
    [one] 1 bord
   *[other] { $boards } borden
}
organiser-told-plan = Het plan is opgeslagen.
organiser-told-end = { $finished ->
    [yes] Het toernooi is afgelopen.
   *[no] Het toernooi gaat verder.
}


organiser-search = Speler zoeken
organiser-new-player = Nieuwe speler
organiser-start-number = Startnummer
organiser-title-head = Titel
organiser-rtg = Rtg
organiser-rating = Rating
organiser-unrated = geen
organiser-category = Categorie
organiser-other-categories = Andere categorieën
organiser-notes = Opmerkingen
organiser-there = Aanwezig
organiser-withdrawn = { GIVEN($round) ->
    [yes] teruggetrokken vanaf ronde { $round }
   *[no] teruggetrokken
}
organiser-late = later ingeschreven, vanaf ronde { $round }
organiser-round = Ronde { $round }
organiser-board = bord { $board }
organiser-game-on = van ronde { $round }, bord { $board }
organiser-entered = { $players ->
    [one] 1 speler
   *[other] { $players } spelers
}{ $closed ->
    [yes] , inschrijving gesloten
   *[no] { "" }
}
organiser-are-there = { $there } van { $players } aanwezig
organiser-nobody-entered = Nog niemand is ingeschreven. N schrijft een speler in.
organiser-nobody-found = Niemand heet ‘{ $search }’.
organiser-open-check-in = Aanmelding openen
organiser-close-check-in = Aanmelding sluiten
organiser-close-entries = Inschrijving sluiten
organiser-reopen-entries = Inschrijving heropenen
organiser-close-means = Dit maakt de toernooien, geeft de startnummers en loot. Wie later komt, is een late inschrijving. Zolang geen ronde is ingedeeld, kan de inschrijving heropend worden.
organiser-play-together = { $categories } spelen één toernooi: een ervan heeft te weinig spelers voor een eigen
organiser-without-category = { $players ->
    [one] Eén speler heeft geen categorie.
   *[other] { $players } spelers hebben geen categorie.
}
organiser-missing = { $missing ->
    [0] Iedereen is er.
    [one] 1 speler is er niet: { $names }
   *[other] { $missing } spelers zijn er niet: { $names }
}
organiser-the-missing = Spelers die er niet zijn
organiser-missing-then = { $then ->
    [bye] missen ronde 1
   *[out] hebben zich teruggetrokken
}
organiser-born = Geboren
organiser-born-such = 1976, 23.7.1976
organiser-born-wrong = ‘{ $found }’ is geen geboortedatum: verwacht werd een jaar zoals 1976 of een dag zoals 23.7.1976.
organiser-sex = Geslacht
organiser-sex-is = { $sex ->
    [woman] vrouw
    [man] man
   *[none] onbekend
}
organiser-fide-id = FIDE-ID
organiser-club = Vereniging
organiser-email = E-mail
organiser-phone = Telefoon
organiser-handle = Naam online
organiser-shown = Op openbare pagina’s
organiser-shown-is = { $shown ->
    [name] met naam
    [initial] voornaam en initiaal
    [number] alleen met nummer
   *[usual] zoals gewoonlijk: kinderen onder 14 met nummer
}
organiser-in-register = In het register
organiser-enter = Inschrijven
organiser-data = { $part ->
    [rating] Rating
    [title] Titel
    [categories] Categorieën
   *[club] Vereniging
}
organiser-byes = Byes en afwezigheid
organiser-round-head = Ronde
organiser-bye-head = Bye
organiser-give-bye = Geven
organiser-plays = Speelt toch
organiser-withdraw = Terugtrekken
organiser-withdraw-means = In een rondtoernooi of competitie gaan de niet begonnen partijen reglementair verloren. Voor de helft van de ontmoetingen vervallen ook de uitslagen. Er is geen weg terug.
organiser-reason = Reden
organiser-return = Speelt weer
organiser-told-tick = { $name }: { $what }{ $done ->
    [yes] { "" }
   *[no] {" "}– teruggenomen
}.
organiser-told-check-in-open = De aanmelding is open.
organiser-told-check-in-closed = De aanmelding is gesloten; afwezig: { $missing }.
organiser-told-closed = De inschrijving is gesloten; de toernooien zijn gemaakt.
organiser-told-reopened = De inschrijving is weer open.
organiser-told-entered = { $name } is ingeschreven.
organiser-told-late = { $name } is laat ingeschreven. Tot en met ronde 4 volgen de startnummers de ratings (C.04.2): druk startnummers en lijsten opnieuw af.
organiser-told-changed = { $name } is opgeslagen.
organiser-told-bye = { $name } heeft een bye in ronde { $round }.
organiser-told-no-bye = { $name } speelt in ronde { $round }.
organiser-told-withdrawn = { $name } heeft zich teruggetrokken.{ GIVEN($board) ->
    [yes] {" "}De partij van ronde { $round }, bord { $board }, blijft staan en vraagt een uitslag.
   *[no] { "" }
}
organiser-told-returned = { $name } speelt weer.


organiser-no-rounds = Er is nog geen toernooi: sluit eerst de inschrijving.
organiser-no-places = Nog niemand heeft een plaats.
organiser-no-games = In deze ronde is niemand ingedeeld.
organiser-team = Team { $team }
organiser-of-rounds = van { $rounds }
organiser-pair = Ronde { $round } indelen
organiser-colour-of-first = Kleur van de oneven nummers in ronde 1:
organiser-draw = Loten
organiser-white = Wit
organiser-black = Zwart
organiser-colour = Kleur
organiser-opponent = Tegenstander
organiser-round-is = { $changing ->
    [yes] wordt met de hand gewijzigd
   *[no] { $draft ->
        [yes] { $version ->
            [0] concept, niet gepubliceerd
           *[other] versie { $version } is gepubliceerd; sindsdien gewijzigd
        }
       *[no] versie { $version }, gepubliceerd om { $at }
    }
}
organiser-publish = { $version ->
    [1] Publiceren
   *[other] Versie { $version } publiceren
}
organiser-change-by-hand = Met de hand wijzigen
organiser-drop = Terugnemen
organiser-lay = Borden toewijzen
organiser-put-on-courts = Naar de velden sturen
organiser-by-name = Op naam
organiser-print = Afdrukken
organiser-why = Waarom deze indeling?
organiser-why-of = Waarom: { $name }
organiser-bd = Bd
organiser-board-head = Bord
organiser-pts = Ptn
organiser-points = Punten
organiser-result = Uitslag
organiser-on = Speelt op
organiser-at = veld { $court }, bord { $board }{ $wave ->
    [1] { "" }
   *[other] , groep { $wave }
}
organiser-is-taken = { $match_points } MP, { $board_points } GP: { $reason }
organiser-is-played = bezig
organiser-pairings = Indeling van ronde { $round }
organiser-unplaced = Zonder tegenstander of bye
organiser-departures = Wijkt af van de indeling van de regels{ GIVEN($reason) ->
    [yes] {" "}({ $reason })
   *[no] { "" }
}
organiser-open-results = { $open ->
    [one] 1 uitslag ontbreekt
   *[other] { $open } uitslagen ontbreken
}
organiser-result-keys = bord, Enter, dan 1, 0, =, + of -
organiser-no-board = Er is geen bord { $board } in deze ronde.
organiser-picked = { GIVEN($picked) ->
    [yes] Gekozen: { $picked }
   *[no] Kies een of twee spelers in de tabel, dan een wijziging.
}
organiser-swap = De twee wisselen
organiser-swap-colours = Kleuren wisselen
organiser-part = Partij losmaken
organiser-join = De twee tegen elkaar
organiser-why-changed = Reden, als de regels anders indelen
organiser-end-changes = Beëindigen en vergelijken
organiser-drop-changes = Alle wijzigingen terugnemen
organiser-told-paired = { $rounds ->
    [1] Ronde { $round } is als concept ingedeeld.
   *[other] Alle { $rounds } ronden zijn als concept ingedeeld.
}
organiser-told-published = Ronde { $round }, versie { $version } is gepubliceerd.
organiser-told-republished = Ronde { $round }, versie { $version } is gepubliceerd. Een gewijzigde partij die nog niet was begonnen, is van de velden gehaald: leg de ronde op borden en stuur haar opnieuw.
organiser-told-changing = Wijzigen met de hand: tot het einde wordt niets gepubliceerd.
organiser-told-change = De wijziging is gemaakt.
organiser-told-compared = De wijzigingen zijn beëindigd en met de regels vergeleken.
organiser-told-no-changes = De wijzigingen zijn teruggenomen.
organiser-told-dropped = Ronde { $round } is teruggenomen.
organiser-told-laid = De partijen hebben hun borden.
organiser-told-result = Bord { $board }: { $score } ({ $names })


organiser-correct = Bord { $board } corrigeren
organiser-counts = Telt nu: { GIVEN($score) ->
    [yes] { $score }
   *[no] niets
}{ $source ->
    [court] {" "}(op een veld verzegeld)
    [desk] {" "}(hier ingevoerd)
    [corrected] {" "}(gecorrigeerd)
    [players] {" "}(door de spelers)
    [forfeit] {" "}(zonder spelen)
    [taken_over] {" "}(uit een ander programma)
   *[none] { "" }
}
organiser-right-result = Juiste uitslag
organiser-take-back = geen uitslag
organiser-by-protest = Door protest
organiser-correct-it = Corrigeren
organiser-told-corrected = Bord { $board } is gecorrigeerd: { $score }.
organiser-choose = Ronde { $round } is al ingedeeld
organiser-then = { $then ->
    [keep] Zo laten
    [repair_all] Opnieuw indelen
   *[repair_from] Vanaf een scoregroep opnieuw indelen
}{ $usual ->
    [yes] {" "}(gewoon)
   *[no] { "" }
}
organiser-score-group = Scoregroep
organiser-no-difference = Er verandert niets.
organiser-finals-stay = De finales zijn begonnen: wie erin speelt, blijft, ook als dit verandert wie dat zou zijn.
organiser-differences = { $boards ->
    [0] Geen bord verandert
    [one] 1 bord verandert
   *[other] { $boards } borden veranderen
}, { $places ->
    [0] geen plaats
    [one] 1 rij van de stand
   *[other] { $places } rijen van de stand
}
organiser-round-board = Ronde { $round }, bord { $board }:
organiser-place-is = plaats { $place }, punten: { $points }
organiser-held = Uitslagen die op uw beslissing wachten
organiser-held-because = van veld { $court }: { $because ->
    [unknown] het toernooi heeft geen partij { $game }
    [withdrawn] de partij is teruggenomen
    [differs] een andere uitslag telt al ({ $counts })
    [after_pairing] een andere uitslag telt al ({ $counts }), en de volgende ronde is ingedeeld
   *[not_in_match] de match heeft deze partij niet nodig
}
organiser-accept = Laten tellen
organiser-set-aside = Terzijde leggen
organiser-told-held = { $accept ->
    [yes] De uitslag telt.
   *[no] De uitslag is terzijde gelegd.
}
organiser-reported = Uitslagen die spelers gemeld hebben
organiser-reported-by = { $disputed ->
    [yes] gemeld door { $name }, betwist door de tegenstander, u beslist
   *[no] gemeld door { $name }; telt vanaf { $deadline } als de tegenstander die niet betwist
}


organiser-rk = Pl.
organiser-all-categories = Alle categorieën
organiser-draw-lots = Gedeelde plaatsen loten
organiser-lots-mean = Het lot beslist elke gedeelde plaats definitief.
organiser-shared-place = { $title }: plaats { $place } wordt gedeeld door { $names }. Het lot beslist (Stand).
organiser-dropped = Weggelaten, omdat een speler geen rating heeft: { $codes }
organiser-make-finals = Finales van { $places } maken
organiser-announce = Uitslagen bekendmaken
organiser-told-lots = Er is geloot.
organiser-told-finals = De finales van { $places } zijn gemaakt.
organiser-told-announced = De uitslagen zijn bekendgemaakt.
organiser-rd = R{ $round }
organiser-colour-sign = { $colour ->
    [white] w
   *[black] z
}
organiser-no-cross-table = Een knock-out heeft geen kruistabel.
organiser-day-ends = { $day }: einde verwacht om { $end }
organiser-planned = Gepland
organiser-published-at = Gepubliceerd
organiser-started-at = Begonnen
organiser-late-by = Later
organiser-expected-end = Verwacht einde
organiser-round-over = afgelopen
organiser-new-protest = Nieuw protest
organiser-no-protests = Er zijn geen protesten.
organiser-time = Tijd
organiser-protest = Protest
organiser-protest-by = Ingediend door
organiser-protest-number = Protest { $protest }: { $name }
organiser-disputes = betwist een uitslag
organiser-file = Indienen
organiser-protest-game = Partij
organiser-no-correction = zonder correctie
organiser-corrected-by = gecorrigeerd door record { $records }
organiser-ruling = Beslissing
organiser-ruled = { $upheld ->
    [yes] toegewezen
   *[no] afgewezen
}
organiser-not-ruled = nog open
organiser-rule = Beslissen
organiser-words = Motivering
organiser-told-protest = Het protest van { $name } is ingediend.
organiser-told-ruled = Over het protest is beslist.
organiser-general = Algemeen klassement
organiser-as-it-stands = zoals het nu staat
organiser-no-medals = Nog niemand heeft een medaille.
organiser-medal = { $place ->
    [1] Goud
    [2] Zilver
   *[3] Brons
}
organiser-rated-games = { $games ->
    [one] 1 partij voor rating
   *[other] { $games } partijen voor rating
}
organiser-games = Partijen
organiser-against-rated = tegen rating
organiser-points-against-rated = Ptn tegen rating
organiser-opponents = Gemiddelde rating van de tegenstanders
organiser-n = n
organiser-w = W
organiser-rc = Rc
organiser-rtg-change = Rtg+/-
organiser-after = Stand na ronde { $finished }{ $live ->
    [yes] , met uitslagen van de volgende
   *[no] { "" }
}


organiser-event-head = Toernooi
organiser-season = Seizoen
organiser-season-such = zoals 2026/27
organiser-site = Site van onlinepartijen
organiser-world-championship = Wereldkampioenschap: de winnaar van elke categorie wordt ChessRun Legend (CRL)
organiser-cr-elo = CR-ELO
organiser-rating-list = Ratinglijst
organiser-rating-list-of = { $events ->
    [one] na 1 toernooi
   *[other] na { $events } toernooien
}, tot en met { $day }
organiser-rating-none = Er is nog geen toernooi voor de rating afgelopen.
organiser-rating-undated = Telt niet, omdat de dagen ontbreken: { $name }
organiser-rating-back = Terug naar de lijst
organiser-rating-exact = Precies
organiser-rating-change = Verschil
organiser-rating-factor = K
organiser-rating-pooled = Naar 1e rating
organiser-rating-titles = Titels
organiser-rating-title = { $title ->
    [CRL] ChessRun Legend
    [GR] GeniusRunner
    [CR] CleverRunner
   *[SR] SmartRunner
}
organiser-rating-streak = Reeks
organiser-rating-history = Ratingverloop
organiser-rating-history-of = Rating van { $name }
organiser-rating-start = startrating
organiser-rating-opponent = Rtg tegenst.
organiser-rating-day = Dag
organiser-rating-before = Vooraf
organiser-rating-new = nieuw
organiser-rating-expected = Verwacht
organiser-rating-after = Achteraf
organiser-rating-pending = De verschillen staan hier zodra het toernooi is afgelopen.
organiser-end-changes-ratings = { $finished ->
    [yes] Wijzigingen van de ratinglijst als het toernooi doorgaat
   *[no] Wijzigingen van de ratinglijst als het toernooi eindigt
}
organiser-rating-counts-not = Een toernooi zonder dagen verandert geen rating. Vul eerst de dagen in het plan in.
organiser-rating-changes = { $players ->
    [0] Geen rating verandert
    [one] 1 rating verandert
   *[other] { $players } ratings veranderen
}
organiser-rating-recomputed = Opnieuw berekende toernooien
organiser-rating-recomputed-of = { $name }: { $players ->
    [one] 1 speler
   *[other] { $players } spelers
}
organiser-title-change = { $won ->
    [yes] { $name } wint de titel { $title }
   *[no] { $name } zou de titel { $title } niet hebben
}


organiser-call = { $part ->
    [next] Volgende partijen
    [results] Uitslagen
   *[ceremony] Medaille-uitreiking
}
organiser-hidden = niet met naam getoond in het openbaar
organiser-hidden-means = Openbare pagina’s, schermen en bestanden tonen deze naam niet, omdat het een kind is of omdat de speler dat niet wil. Noem hem alleen in de zaal.
organiser-call-none = Nu is er niets om te roepen ({ $stage }).
organiser-call-court = Veld { $court }{ $wave ->
    [1] { "" }
   *[other] , groep { $wave }
}
organiser-call-no-results = Er is nog geen uitslag.
organiser-call-held = Nog niet bekendgemaakt: niet voor het publiek.
organiser-call-not-over = Er zijn nog partijen te spelen: tussenstand.


organiser-import = Bestand inlezen
organiser-import-file = Inschrijflijst als bestand
organiser-import-what = Een inschrijflijst: rekenblad (.xlsx, .ods), CSV, rapport (TRF) of de ratinglijst van de FIDE. U ziet elke rij voordat er iets wordt ingeschreven; alles wordt ingeschreven of niets.
organiser-import-enter = { $players ->
    [one] 1 speler inschrijven
   *[other] { $players } spelers inschrijven
}
organiser-import-unsound = Eerst moet het bestand goed zijn, of rijen wachten op een keuze. Niemand is ingeschreven.
organiser-import-faults = { $faults ->
    [0] Niets te herstellen
    [one] 1 fout te herstellen
   *[other] { $faults } fouten te herstellen
}{ $doubts ->
    [0] { "" }
    [one] {" "}· 1 twijfel
   *[other] {" "}· { $doubts } twijfels
}
organiser-sheet = Blad
organiser-columns = Kolommen van het bestand
organiser-column-unused = weglaten
organiser-line = Regel
organiser-becomes = Wordt
organiser-becomes-is = { $becomes ->
    [new] nieuwe speler
    [same] bekend, gegevens aangevuld
    [entered] al ingeschreven
    [left_out] weggelaten
   *[open] kies
}
organiser-same-as = dezelfde als { $other }
organiser-told-imported = { $players ->
    [one] 1 speler uit { $file } is ingeschreven.
   *[other] { $players } spelers uit { $file } zijn ingeschreven.
}


organiser-match = Match
organiser-level = gelijk
organiser-match-of = Match: { $white } – { $black }
organiser-sprint-colour = Kleur van { $name } voor de ChessSprint
organiser-not-in-time = koos niet op tijd
organiser-sprint-drawn = Remise in de ChessSprint: resterende tijd
organiser-rule-match = De arbiter beslist
organiser-goes-on = Gaat door
organiser-told-colour = De kleur is gekozen.
organiser-told-drawn = De volgende partij volgt met deze tijden.
organiser-told-ruled-match = De match is beslist.
organiser-open-line-ups = Opstellingen openen
organiser-told-line-ups = De opstellingen zijn open.
organiser-teams = Teams ({ $teams })
organiser-new-team = Nieuw team
organiser-captain = Aanvoerder
organiser-player = Speler
organiser-up = { $name } omhoog
organiser-open-line-ups-here = Deze opstellingen openen
organiser-line-up = Opstelling: { $name }{ $sealed ->
    [yes] {" "}(verzegeld)
   *[no] { "" }
}
organiser-seal = { $sealed ->
    [yes] Opnieuw verzegelen
   *[no] Verzegelen
}
organiser-named = { $named } van { $boards } borden bezet
organiser-told-sealed = De opstelling is verzegeld: { $name }.
organiser-when = Dag en tijd
organiser-when-to = Zetten op
organiser-time-proposed = { $player } stelt { $at } voor. Het telt zodra de tegenstander akkoord gaat.
organiser-told-when = De wedstrijd heeft zijn tijd.
organiser-window = Tijdvak van de onlinewedstrijd
organiser-opens = Begint
organiser-closes = Eindigt
organiser-told-window = De wedstrijd heeft zijn tijdvak.
organiser-walk-over = Zonder spelen gewonnen
organiser-winner = Winnaar
organiser-give-win = Winst toekennen
organiser-told-walk-over = De wedstrijd is zonder spelen beslist.
organiser-move = Bord van { $white } – { $black }
organiser-wave = Groep
organiser-move-swaps = Een partij die daar staat, wisselt ermee van plaats.
organiser-put-there = Daar zetten
organiser-off-board = Op geen bord
organiser-told-moved = De partij heeft haar plaats.
organiser-calendar = Kalender
organiser-first-team = Eerste team
organiser-second-team = Tweede team
organiser-home = Thuis
organiser-away = Uit
organiser-settings = Instellingen
organiser-settings-of = Instellingen: { $name }
organiser-told-settings = De instellingen zijn opgeslagen.
organiser-hold-back = Uitslagen achterhouden tot ze bekendgemaakt zijn
organiser-online = Wedstrijden worden online gespeeld, elk in zijn tijdvak
organiser-start-numbers = Startnummers
organiser-by-strength = Op sterkte
organiser-told-numbered = De startnummers zijn gegeven.
organiser-drop-tournament = { GIVEN($finals) ->
    [yes] Finales terugnemen
   *[no] Toernooi terugnemen
}
organiser-told-tournament-dropped = { GIVEN($finals) ->
    [yes] De finales zijn teruggenomen.
   *[no] Het toernooi is teruggenomen.
}
organiser-apart = Gescheiden: geen twee van een groep worden gepaard
organiser-in-rounds = ronde { $from } tot { $to }
organiser-from-round = Vanaf ronde
organiser-to-round = Tot ronde
organiser-keep-apart = Gescheiden houden
organiser-clubs-apart = Spelers van een club scheiden
organiser-told-apart = Ze worden gescheiden gehouden.
organiser-deductions = Afgetrokken punten
organiser-deducted = { $name }: matchpunten { $match }, bordpunten { $board }
organiser-team-head = Team
organiser-match-points = Matchpunten
organiser-board-points = Bordpunten
organiser-deduct = Punten aftrekken
organiser-told-deducted = Punten afgetrokken: { $name }.
organiser-new-tournament = Nieuw toernooi
organiser-no-tournament = Er is geen toernooi. Maak er een.
organiser-field = { $field ->
    [best] de eersten van gespeelde toernooien
   *[all] { $teams ->
        [yes] alle teams
       *[no] alle spelers
    }
}
organiser-deal = Indeling
organiser-deal-is = { $deal ->
    [one] één toernooi
    [crossed] de eerste twee van elke groep, gekruist: A1–B2, B1–A2
   *[snake] groepen, op sterkte in een slang
}
organiser-places-each = Plaatsen van elk
organiser-groups = Groepen
organiser-make = Maken
organiser-told-made = Het toernooi is gemaakt.
organiser-links-why = Een speler scant zijn kaart en ziet zijn paringen, partijen en uitslagen. Wie een kaart heeft, kan voor de speler handelen: geef elke kaart alleen aan haar speler.
organiser-link-address = Adres waarop telefoons deze server bereiken
organiser-use-address = Dit adres nemen
organiser-link = Persoonlijke link
organiser-show-link = Link tonen
organiser-link-code = QR-code van de persoonlijke link van { $name }
organiser-print-card = Kaart om af te drukken
organiser-card-scan = Uw paringen, partijen en uitslagen: scan dit met uw telefoon in het netwerk van de zaal. De kaart is alleen voor u.
organiser-replace-link = Verloren link vervangen
organiser-replace-why = De huidige link leidt daarna nergens heen. Vervangen?
organiser-replace-yes = Vervangen
organiser-told-replaced = { $name } heeft een nieuwe link; de oude leidt nergens heen.


organiser-copy = Veiligheidskopie
organiser-copy-now = Maak er nu een
organiser-copy-done = Veiligheidskopie gemaakt.
organiser-copy-is = { GIVEN($file) ->
    [yes] Van { $at }: { $file }
   *[no] Geen sinds de start van de server; na elke ronde wordt er een gemaakt
}
organiser-copy-second = { GIVEN($second) ->
    [yes] Elke wordt ook in { $second } geschreven.
   *[no] Er is geen tweede plaats: de server neemt er een met --copy-to.
}


register-parts = Delen van de wedstrijdleiding
register-part = { $part ->
    [persons] Personen
    [clubs] Clubs
    [ratings] Ratinglijst
   *[events] Toernooien
}
