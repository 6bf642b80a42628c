
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


referee-title = Hoofdarbiter
referee-needs = De pagina van de hoofdarbiter heeft JavaScript nodig. Gebruik anders de terminal.
referee-no-head = Dit apparaat heeft een andere rol: { role }. Deze pagina vraagt de code van een hoofdarbiter, of een hoofdarbiter geeft dit apparaat zijn rol (Apparaten, Dienst).
referee-ask-hint = Hij laat dit apparaat toe met een andere rol en kan het daarna de rol van hoofdarbiter geven (Apparaten, Dienst).
referee-to-judge = Naar de pagina van de lijnrechters
referee-board-word = Bord
referee-parts = Delen van de pagina
referee-tab = { $tab ->
    [inbox] Inbox { $open }
    [round] Ronde
    [devices] { $asking ->
        [0] Apparaten
       *[other] Apparaten ({ $asking } nieuw)
    }
    [screens] Schermen
   *[log] Log
}
referee-hint = Tik een bord aan, of beantwoord wat wacht.
referee-server = De server
referee-unproven = { $name } noemt zonder bewijs epoche { $epoch } van een andere server. Het is afgewezen; verder verandert er niets. Kijk naar het apparaat en sluit het zo nodig uit.
referee-players = { $white } – { $black }
referee-state = { $state ->
    [empty] geen partij
    [asks] wacht op u
    [sealed] verzegeld
    [differs] invoer verschilt
    [confirmed] bevestigd, niet verzegeld
    [entered] uitslag ingevoerd
    [over] afgelopen
    [penalty] straf
    [silent] zwijgt
    [ready] gereed
    [waiting] niet gestart
    [countdown] aftellen
    [paused] onderbroken
   *[running] loopt
}


referee-more-changes = en nog { $more }
referee-waiting = { $open ->
    [0] Niets wacht op u
   *[other] Wacht op u: { $open }
}
referee-owed = { $penalties ->
    [one] 1 straf is niet ingelost
   *[other] { $penalties } straffen zijn niet ingelost
}
referee-alike = Dezelfde vraag: { $boards }
referee-to-all = { $answer }, voor alle
referee-all-the-same = Toch: { $act }
referee-on-record = { $record }{ $is_silent ->
    [yes] ; de registratie zegt het niet
   *[no] { "" }
}
referee-of-round = Ronde { $round }
referee-dated = Telt vanaf uw eerste tik, { $seconds } s geleden.


referee-round = { $over } van { $games } partijen afgelopen
referee-entered = Uitslag ingevoerd, niet bevestigd: { $boards }
referee-except = Borden om te starten
referee-all-ready = { $boards }: gereed
referee-hindrances = De start moet wachten:
referee-despite = Toch starten, omdat
referee-start = 3 · 2 · 1 · GO: { $boards }
referee-of-boards = { $act }: { $boards }
referee-next-round = Volgende ronde: het bestand met de partijen
referee-put-on = Partijen van { $file } klaarzetten
referee-put-on-published = Deel de ronde van de wedstrijdleiding in
referee-abort = Stop het aftellen: { $boards }
referee-stop-all = Onderbreek { $boards }
referee-seal = Verzegel { $boards }
referee-all-courts = alle velden
referee-no-countdown = Geen verbinding: andere schermen tellen niet mee af. Tel hardop, en druk bij het bord op “{ verb-go }”.
referee-on-screens = Op { $on } { $on ->
    [one] scherm van een arbiter
   *[other] schermen van arbiters
}{ GIVEN($not_on) ->
    [yes] , nog niet op: { $not_on }
   *[no] { "" }
}
referee-earlier = Eerdere rondes: { $games ->
    [one] 1 uitslag is niet verzegeld
   *[other] { $games } uitslagen zijn niet verzegeld
}
referee-earlier-game = Ronde { $round }, { $board }: { referee-state }


referee-board-is = { $name }: { referee-state }
referee-part = { $part ->
    [play] Spel
    [penalties] Straffen
    [result] Uitslag
    [clock] Klokken
    [seen] Gezien
    [log] Log
   *[board] Met de hand
}
referee-part-gone = { $part }: daar valt niets meer te doen, de partij is intussen verder gegaan.
referee-pause-else = Onderbreek, andere reden
referee-penalty = { side }: { fault }, { $state ->
    [called] gemeld
    [due] nu in te lossen
    [asked] ter beslissing
    [serving] in de stop
    [served] ingelost
    [voided] geannuleerd
   *[lapsed] vervallen
}
referee-reason = Reden
referee-call = Meld een overtreding
referee-fault = Overtreding
referee-on-board = Op bord
referee-clock-of = { $known ->
    [yes] { side }, zoals 7:28 of +1:00
   *[no] { side }, zoals 7:28
}
referee-clock-now = { side } { $time }{ $runs ->
    [yes] { " " }(loopt)
   *[no] { "" }
}
referee-enlarge = groter of kleiner
referee-to-run = Klok die loopt
referee-as-it-is = zoals hij is
referee-not-a-time = Geen tijd: schrijf minuten en seconden, zoals 7:28, of ook uren, zoals 1:07:28.
referee-fen = De stelling in FEN
referee-not-a-position = Geen stelling in FEN, zoals 4k3/8/8/8/8/8/4P3/4K3 w - - 0 1
referee-seats = Wat er niet klopt
referee-colours = kleuren omgekeerd
referee-exchanged = gewisseld met { board }


referee-log = { $list ->
    [courts] Beslissingen en incidenten
    [all] Alles
    [then] Zoals toen bekend
   *[own] Mijn tikken
}
referee-log-new = { $lines ->
    [0] Niets nieuws
    [one] 1 nieuwe regel tonen
   *[other] { $lines } nieuwe regels tonen
}
referee-log-earlier = Eerdere regels


referee-screens = Schermen in de hal
referee-screen = { $kind ->
    [hall] Beamer in de hal
   *[overlay] Beeld over de video
}
referee-screen-name = Naam van een ander scherm, na { $address }
referee-screen-shows = { $screen } toont: { $shows }
referee-screen-unknown = Nog niet bekend wat dit scherm toont: { $screen }.
referee-screen-set = Toon dit
referee-screen-refused = Niet ingesteld: { $why }
referee-screen-no-link = Niet ingesteld: geen verbinding met de server. Probeer het opnieuw.
referee-shows = Toont
referee-by-itself = vanzelf
referee-view = { $view ->
    [above] veld van boven
    [boards] borden
    [results] uitslagen
    [lower] één bord
    [strip] strook met alle borden
    [penalty] straf
    [table] tabel met uitslagen
   *[nothing] niets
}


referee-no-devices = De lijst van apparaten is er nog niet.
referee-devices = Apparaten: { $devices }
referee-duty = { role }{ GIVEN($courts) ->
    [yes] , veld { $courts }
   *[no] { "" }
}{ GIVEN($lanes) ->
    [yes] , banen { $lanes }
   *[no] { "" }
}{ GIVEN($on) ->
    [yes] , nu bij veld { $on }
   *[no] { "" }
}{ GIVEN($end) ->
    [yes] , { line-of }{ GIVEN($at) ->
        [yes] , { $at }
       *[no] { "" }
    }
   *[no] { "" }
}
referee-relieved = { role }, afgelost
referee-device-in-full = { $device }, { $software }{ GIVEN($heard) ->
    [yes] ; { $heard } geleden gehoord
   *[no] { "" }
}{ GIVEN($error) ->
    [yes] ; zijn klok is op { $error } ms bekend
   *[no] { "" }
}
referee-duty-of = Dienst
referee-role = Rol
referee-lanes = Banen, zoals 1-6; leeg is alle
referee-not-lanes = Geen banen: schrijf 1-6, of 1,2,5.
referee-to-device = Aan
referee-revoke-why = De aanmelding eindigt: het heeft een code nodig of moet opnieuw vragen.
referee-this-device = Dit apparaat
referee-own-device = Dit is het apparaat in uw hand.
referee-let-in-else = Laat toe met andere dienst
referee-name = Naam
referee-reach = { $reach ->
    [live] live
    [stale] zwijgt
    [asleep] slaapt
    [unreachable] geen verbinding
   *[away] weg
}{ GIVEN($delay) ->
    [yes] , { $delay } ms
   *[no] { "" }
}{ GIVEN($battery) ->
    [yes] , batterij { $battery } %
   *[no] { "" }
}{ $unsent ->
    [0] { "" }
   *[other] , { $unsent } niet verzonden
}
referee-asks = Telefoon { $number } vraagt om toegang: { $name }
referee-let-in = Laat toe als { role }
