# Handelingen van mensen: wat aan een bord is gezien, en wat aan het systeem is gevraagd. Voor terminal en verslag.

## Seen at a board

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

## Asked of the court

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

## Events that only referees read

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

## Asked by the head referee

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

## Before a press is sent

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
