
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


public-title = ChessRun-veld
public-needs = Deze pagina tekent een veld dat live is en heeft JavaScript nodig. Dezelfde feiten, als data: /api/v1/courts/1
public-demo-why = Een demonstratie: de zetten komen uit echte partijen, de klokken en de lopen zijn verzonnen.
public-connecting = Verbinden…
public-live = Live
public-lost = Al { $seconds } s geen verbinding. De klokken kunnen verouderd zijn; er wordt opnieuw geprobeerd.
public-stopped = Dit veld is gestopt: er wordt niets meer vastgelegd. Zo was de stand op het einde.
public-no-court = Wachten op het veld…
public-missing = { $kind ->
    [court] Dit veld is er hier niet.
   *[board] Dit bord is er op dit veld niet.
}
public-which-line = Bij welke lijn staat dit scherm?
public-no-game = geen partij
public-courts = Velden
public-board = Bord { $board }
public-round = Ronde { $round }
public-all-boards = Alle borden
public-to-move = aan zet
public-board-silent = bord zwijgt
public-start-unknown = start onbekend
public-phase = { $phase ->
    [waiting] niet gestart
    [countdown] start
   *[paused] onderbroken
}
public-news = Wat er gebeurde
public-moves = Zetten
public-no-moves = Nog geen zetten.
public-number = Nr.
public-moves-not-reported = zetten worden niet doorgegeven
public-chain-game = Partij { $chain_game }
public-runs = { GIVEN($runs) ->
    [yes] { $runs ->
        [one] { $runs } loop gedaan
       *[other] { $runs } lopen gedaan
    }
   *[no] lopen worden niet gemeld
}
public-credits = Tekeningen van de stukken: Colin M. L. Burnett (GPL-2.0-or-later). Vrije software, GPL-3.0-or-later.


public-view = { $view ->
    [boards] Borden
    [above] Veld
    [results] Uitslagen
    [event] Toernooi
   *[news] Nieuws
}
public-views = Weergaven
public-notices = Bijzonderheden
public-of-finished = van { $games } afgelopen
public-running = bezig
public-in-the-round = in de ronde
public-stands = staat bij de lijn
public-stands-for = { GIVEN($fault) ->
    [yes] { $name } staat bij de lijn: { fault }
   *[no] { $name } staat bij de lijn
}
public-owes-stop = { $name }: { $seconds } s bij de lijn
public-due = { $seconds } s straf
public-low = { $name } heeft nog { $left }
public-claims = { side } claimt
public-clocks-stopped = klokken stilgezet
public-wins = wint
public-go = GO
public-metres = { GIVEN($metres) ->
    [yes] { $metres } m
   *[no] –
}
public-results = Uitslagen
public-result = Uitslag
public-find = Zoek een speler
public-nobody = { $everywhere ->
    [yes] Niemand op welk veld dan ook heet “{ $name }”.
   *[no] Niemand op dit veld heet “{ $name }”.
}
public-about = Wat is ChessRun?
public-flip = Draai de borden
public-coordinates = Coördinaten
public-mark = { $mark ->
    [ticking] klok loopt
    [crossed] over de lijn gemeld
    [estimated] plaats geschat
   *[stands] staat tien seconden
}
public-sleeps = Dit scherm kan zichzelf uitschakelen. Stel het apparaat zo in dat het aan blijft.
public-no-news = Er is nog niets gebeurd.
public-usual = { $lines ->
    [one] { $lines } zet of loop
   *[other] { $lines } zetten en lopen
}
public-follow = Volg { $name }
public-followed = U volgt { $name }
public-against = tegen { $name }
public-marks-of = { public-runs }, { public-metres } · { $served ->
    [0] geen straf ingelost
    [one] { $served } straf ingelost
   *[other] { $served } straffen ingelost
}{ $illegal ->
    [0] { "" }
    [one] {" "}· { $illegal } onreglementaire zet
   *[other] {" "}· { $illegal } onreglementaire zetten
}
public-not-up-to-date = Geen verbinding: dit is niet actueel.


public-now = { $then ->
    [yes] toen:
   *[no] nu:
}
public-steps = Stappen door de partij
public-step = { $to ->
    [Home] eerste stelling
    [ArrowLeft] één zet terug
    [ArrowRight] één zet vooruit
   *[End] laatste stelling
}
public-past-position = eerdere stelling
public-scale = { TIME($ms) }
public-thinking = tijd voor de zet
public-running-time = loop daarna
public-difference = { $ahead ->
    [white] Wit heeft { $time } meer
   *[black] Zwart heeft { $time } meer
}
public-pace = Loop van { side }: gemiddeld { SECONDS($mean) } s, snelste { SECONDS($best) } s
public-delayed = { $seconds } s later getoond
public-ways = Dit bord
public-flip-board = Draai
public-pgn = PGN
public-earlier = Partijen van eerdere ronden
public-share = Link
public-run-heading = Lopen en straffen
public-distance = Afstand gelopen
public-mean-run = Gemiddelde loop
public-best-run = Snelste loop
public-stood = Stilgestaan bij de lijn
public-clock-from-penalties = Kloktijd door straffen
public-seconds = { SECONDS($ms) } s
public-incidents = Wat er in deze partij gebeurde


about-lead = Schaken en lopen tegelijk: twee spelers, één bord, één klok, en na elke zet veertien meter naar de lijn.
about-title = { $part ->
    [court] Een veld vol borden
    [run] Zetten, drukken, lopen
    [clocks] De klok wacht niet
    [penalty] Tien seconden bij de lijn
    [claim] Stilzetten en claimen
   *[win] Het einde
}
about-text = { $part ->
    [court] De borden staan op de middenlijn van een basketbalveld. Elke speler heeft een baan achter zich, met een lijn aan het eind: de achterlijn.
    [run] Na een zet drukt de speler de klok in, loopt naar zijn lijn, gaat er met beide voeten over en komt terug: 28 meter. Dan mag hij weer zetten.
    [clocks] Terwijl een speler loopt, denkt zijn tegenstander na. Zet de tegenstander eerder, dan loopt de klok van de lopende speler tot hij terug is en heeft gezet.
    [penalty] Een speler die vóór de lijn omkeerde, staat er bij zijn volgende loop tien seconden stil achter.
    [claim] Een speler die een onreglementaire zet ziet, zet de klokken stil en claimt. Een arbiter beslist: de tegenstander van de overtreder krijgt een minuut erbij, en een tweede onreglementaire zet verliest.
   *[win] Schaakmat wint, en de gevallen vlag van de tegenstander ook. Remise wordt aangeboden met een kaart op het bord; elke speler heeft er twee.
}
about-marks = Zo leest u het veld
about-watch = Bekijk het veld
about-play = Speel Speed chess op één telefoon


public-event-which = Toernooi
public-event-parts = Onderdelen van het toernooi
public-event-part = { $part ->
    [pairings] Indeling
    [standings] Stand
    [timetable] Tijdschema
   *[medals] Medailles
}
public-event-rounds = Ronden
public-event-tournaments = Toernooien
public-event-category = Categorie
public-event-everybody = Iedereen
public-event-loading = Laden…
public-event-nothing = Hier is nog niets.
public-event-no-pairings = Er is nog geen indeling gepubliceerd.
public-event-held-back = De uitslagen worden achtergehouden tot ze bekend zijn gemaakt.
public-event-changed = Vet: gewijzigd sinds de vorige versie.
