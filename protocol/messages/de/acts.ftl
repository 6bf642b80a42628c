# Was Menschen tun: was an einem Brett gesehen und was vom System verlangt wurde.

## Seen at a board

seen-placed = { SQUARES($uci) } gesetzt
seen-moved = { SQUARES($uci) } gezogen
seen-pressed = { side } hat gedrückt
seen-crossed = { said-crossed }
seen-claimed = { said-claimed }
seen-draw-refused = { said-draw-refused }
seen-clocks-stopped = { said-clocks-stopped }
seen-confirmed = { said-confirmed }
seen-agreed = { said-agreed }
seen-declared = { said-declared }
seen-returned = { side } ist zurück
seen-touched = { side } hat eine Figur berührt
seen-fault = { side }: { fault }{ with-cost }{ with-instant }
with-instant = { GIVEN($back) ->
    [yes] , { back }
   *[no] { "" }
}
back = { $back ->
    [ago] { TIME($back-time) } vorher
   *[after_ply] beim Lauf nach Halbzug { $back-ply }
}
seen-walk-card = { side }: { card }, { offence }
seen-stopped = { side } steht hinter der Linie
seen-left-stop = { side } hat den Stopp zu früh verlassen
seen-corrected = { said-corrected }
seen-draw-card = { side } hat eine Remiskarte gelegt
seen-draw-accepted = { side } hat Remis angenommen
seen-draw-agreed = Beide haben Remis vereinbart
seen-resigned = { side } hat aufgegeben
seen-flag-seen = Gesehen: das Fallblättchen von { side } ist gefallen
seen-chief-called = Der Hauptschiedsrichter wird ans Brett gerufen
seen-clock-set = { GIVEN($to_set) ->
    [yes] Die Uhr auf dem Tisch wurde gestellt: { $to_set }
   *[no] Die Uhr auf dem Tisch wurde gestellt
}
seen-read = Die Uhr auf dem Tisch wurde abgelesen: Weiß { read-white }, Schwarz { read-black }
read-white = { GIVEN($reading-left-white) ->
    [yes] { CLOCK($reading-left-white) }
   *[no] nicht
}
read-black = { GIVEN($reading-left-black) ->
    [yes] { CLOCK($reading-left-black) }
   *[no] nicht
}
seen-disputed = { side } bestreitet es
seen-exchanged = Bauer von { side } auf { $square } ausgetauscht: { piece }
seen-withdrawn = { side } hat den Zug zurückgenommen
seen-reminded = { side } hat den Gegner an das Drücken erinnert
seen-interfered = { interference }

## Asked of the court

ask-arrange = Zeitpunkt vereinbart: { game }
ask-pair = { $games-n ->
    [one] 1 Partie angesetzt
   *[other] { $games-n } Partien angesetzt
}
ask-take-off = { $games-n ->
    [one] 1 Partie vom Brett genommen
   *[other] { $games-n } Partien vom Brett genommen
}
ask-ready = { $ready ->
    [yes] { boards } bereit
   *[no] { boards } nicht bereit
}
ask-check = { boards }: { GIVEN($side) ->
    [yes] { side }, { item } { finding }
   *[no] { item } { finding }
}
item = { $item ->
    [electronic_clock] elektronische Uhr
    [table_width] Tischbreite
    [no_backrest] keine Rückenlehne
    [board_and_pieces] Brett und Figuren
    [endorsed_clock] zugelassene Uhr
    [standing] Platz zum Stehen
    [captured_pieces] geschlagene Figuren
    [shoes] Schuhe
   *[dress] Kleidung
}
to-look-at = zu prüfen: { $items }
ask-waive = { board }, zugelassen: { failed } ({ $reason })
failed = { GIVEN($side) ->
    [yes] { side }: { item-failed }
   *[no] { item-failed }
}
ask-show-cards = { said-cards-shown }
ask-start = 3, 2, 1, GO: { boards }
ask-go = GO per Stimme: { boards }
ask-abort = Countdown abgebrochen: { boards }
ask-annul = Start annulliert: { boards } ({ $reason })
ask-pause = pausiert: { boards } ({ $reason })
ask-enter-result = Ergebnis eingetragen: { result }
ask-seal = { GIVEN($results) ->
    [yes] Versiegeln: { $results }
   *[no] { $games-n ->
        [one] 1 Ergebnis versiegelt
       *[other] { $games-n } Ergebnisse versiegelt
    }
}
ask-correct-result = versiegeltes Ergebnis berichtigt: { result } ({ $reason })
ask-replace = { side }: { fault }, statt { $call }
ask-split = getrennt: { $call }
ask-set-clock = { GIVEN($times) ->
    [yes] Uhren gestellt: { $times } ({ $reason })
   *[no] Uhren gestellt: { set-times } ({ $reason })
}
set-times = Weiß { set-white }, Schwarz { set-black }
set-white = { GIVEN($left-white) ->
    [yes] { CLOCK($left-white) }
   *[no] wie sie ist
}
set-black = { GIVEN($left-black) ->
    [yes] { CLOCK($left-black) }
   *[no] wie sie ist
}
claims-stand = { $n ->
    [one] 1 Reklamation
   *[other] { $n } Reklamationen
}
clock-would-be = { GIVEN($then) ->
    [yes] { side } { $now } -> { $then }
   *[no] { side } bleibt bei { $now }
}
clocks-would-be = { board }: { $first }, { $second }{ to-move }
to-move = { GIVEN($to_run) ->
    [yes] , am Zug: { to-run }
   *[no] { "" }
}
ask-set-position = Stellung festgelegt ({ $reason })
ask-set-players = Spieler berichtigt ({ $reason })
ask-rule-result = Ergebnis festgesetzt: { result } ({ $reason })
ask-answer = { GIVEN($as) ->
    [yes] geantwortet „{ $as }“: { $question }
   *[no] Antwort auf { $question }: { answer }
}
ask-void = annulliert: { $fact } ({ $reason })
ask-set-evidence = das Brett meldet: { evidence }
evidence = { $evidence ->
    [table] nichts; { ruling-clock }
    [presses] Drücken; { ruling-clock }
   *[moves] Züge; { ruling-clock }
}
ruling-clock = { $clock ->
    [court] die Systemuhr gilt
   *[table] die Uhr auf dem Tisch gilt
}

## Events that only referees read

said-placed = { side } hat { SQUARES($uci) } gesetzt
said-pressed = { seen-pressed }
said-noted = { GIVEN($side) ->
    [yes] { side }: { $note }
   *[no] { $note }
}
said-read = Uhr zeigt { $times }
said-asked = zu entscheiden: { $question }
said-answered = entschieden: { $answer }
said-evidence-set = { ask-set-evidence }
said-ready = { $ready ->
    [yes] bereit
   *[no] nicht bereit
}
said-joined = dieselbe Meldung noch einmal
said-walk-card = { seen-walk-card } (CR-4.6-2)
said-checked = { GIVEN($side) ->
    [yes] { side }:{ " " }
   *[no] { "" }
}{ $passed ->
    [yes] { item } in Ordnung
   *[no] { item-failed }
} ({ $rule })
said-waived = zugelassen: { failed } ({ $rule })
said-set-on-clock = die Uhr auf dem Tisch steht wie festgesetzt
said-result-entered = { ask-enter-result }
said-chief-called = { seen-chief-called }
said-exchanged = Bauer von { side } ausgetauscht: { piece }
said-withdrawn = { seen-withdrawn }
said-interfered = { interference }
runs-made = { $n ->
    [one] { $n } Lauf
   *[other] { $n } Läufe
}
illegal-made = { $n } regelwidrig
served = { $n } verbüßt
cards-shown = { $cautions ->
    [one] 1 gelbe, { $reds } rote Karten
   *[other] { $cautions } gelbe, { $reds } rote Karten
}
points = { $n } Punkte
draw-cards = { $n } Remiskarten
line-of-log = { $is_taken_back ->
    [yes] (zurückgenommen) { $said }
   *[no] { $said }
}
question-decided = entschieden: { $answer } ({ $question })
yes-or-no = { $answer ->
    [yes] ja
    [confirm] ja
   *[other] nein
}
edit = { $question ->
    [results_differ] Ergebnis eintragen
    [proposed_times] andere Zeiten
    [set_clock] Anzeige eintippen
    [clock_differs] Anzeige eintippen
    [flag_expected] Anzeige eintippen
    [left_stop_again] andere Folge melden
   *[other] Brett ansehen
}
recovered = { $records ->
    [one] 1 Datensatz; { was-away }
   *[other] { $records } Datensätze; { was-away }
}
was-away = { $in_doubt ->
    [yes] weg { LASTED($away) } laut Uhr des Rechners, der neu gestartet wurde{ of-courts }
   *[no] weg { LASTED($away) }{ of-courts }
}
of-courts = { GIVEN($courts) ->
    [yes] ; { $courts }
   *[no] { "" }
}
recovered-court = { GIVEN($round) ->
    [yes] { court }, Runde { $round }: { $over } beendet, { $running } laufen{ gone-on }
   *[no] { court }: keine Partien
}
gone-on = { $running ->
    [0] { "" }
   *[other] { $stand ->
        [0] , weitergelaufen
       *[other] { $went_on ->
            [0] { $running ->
                [1] , sie steht still
               *[other] , alle stehen still
            }
           *[other] { $stand ->
                [1] , davon { $went_on } weitergelaufen, 1 steht still
               *[other] , davon { $went_on } weitergelaufen, { $stand } stehen still
            }
        }
    }
}
rounds = { $rounds-n ->
    [one] Runde { $rounds }
   *[other] Runden { $rounds }
}
round-file = { $why }
round-no-pairing = { $file } hat kein [[pairing]] für die Felder, auf denen sie angesetzt werden soll
round-names-not-kept = die Namen der Spieler ließen sich nicht speichern: { $why }
round-names-unread = die Namen der Spieler ließen sich nicht lesen, kein Feld wurde gefragt: { $why }
round-no-answer = keine Antwort in { $seconds } s; die Partien können noch angenommen werden: setzen Sie die Runde noch einmal an, das ändert nichts, wo sie schon angesetzt sind
round-court-stopped = das Feld arbeitet nicht mehr
round-line = { court }: { $told }.
round-put-on = { GIVEN($ruling) ->
    [yes] angesetzt: { rounds }, { boards }. { $ruling }
   *[no] angesetzt: { rounds }, { boards }
}
round-there-already = schon da: { rounds }, { boards }
round-taken-off = { boards }: Partien, die der Turniertisch geändert oder entschieden hat, sind vom Brett genommen
round-other-game = { nothing-put-on }{ game } der Datei ist eine andere als { game } auf { board }, mit anderen Spielern, Uhren oder Regeln{ $more ->
    [0] { "" }
   *[other] , und { $more } weitere
}
round-over = { nothing-put-on }beendet: { rounds }, { boards }; dort hat Runde { $now } begonnen
round-game-elsewhere = { nothing-put-on }{ game } steht schon auf { board } von { court }: legen Sie sie am Turniertisch wieder dorthin oder beenden Sie sie dort
round-games-moved = { nothing-put-on }hier liegen noch Partien, die der Turniertisch an einen anderen Platz gelegt hat ({ boards }): legen Sie sie dort zurück, oder entscheiden und versiegeln Sie hier ihre Ergebnisse
round-games-withdrawn = { nothing-put-on }hier liegen noch Partien, die nicht mehr zur Auslosung gehören ({ boards }): entscheiden und versiegeln Sie ihre Ergebnisse; der Turniertisch hält sie zurück, bis sie verworfen werden
round-game-players = { nothing-put-on }{ game } auf { board } hat andere Spieler oder Farben als am Turniertisch: berichtigen Sie hier die Spieler oder am Turniertisch die Paarung
nothing-put-on = { $nothing ->
    [yes] nichts wurde angesetzt:{ " " }
   *[no] { "" }
}
started-again = Der Server wurde neu gestartet: { $recovered }.
disk-full-what-to-do = DIE FESTPLATTE DES SERVERS IST VOLL: nichts Neues beginnen, Laufendes beenden, dort Platz schaffen
copy-failed = KEINE SICHERUNGSKOPIE in { $folder }: { copy-why }. Das Spiel geht weiter.
copy-why = { $kind ->
    [gone] nicht vorhanden (wurde der Stick abgezogen?)
    [full] der Datenträger ist voll
    [forbidden] der Datenträger lässt nichts schreiben
   *[other] { $why }
}

## Asked by the head referee

verb-split = Trennen: zwei Meldungen, die als eine galten
verb-void = Annullieren
verb-card = Karte für einen Geher
verb-show-cards = Karten zeigen
verb-waive = Mangel zulassen
verb-read-clock = Uhr ablesen
verb-go = GO (Sie haben laut gezählt)
verb-annul = Start annullieren
verb-rule-result = Ergebnis setzen
verb-correct-result = Ergebnis ändern
verb-set-clock = Uhren stellen
verb-set-position = Stellung setzen
verb-set-players = Spieler ändern
verb-set-evidence = Brett meldet
verb-deny = Abweisen
verb-assign = Einen Dienst geben
verb-hand-over = Dienst übergeben
verb-revoke = Ausschließen: Anmeldung entziehen

## Before a press is sent

being-asked = Das System wird gefragt ...
no-preview = Keine Verbindung: die Wirkung ist nicht zu zeigen. Gewertet wird beim Eintreffen.
nothing-would-change = Nichts, was angezeigt wird, ändert sich.
against-the-record = Das System sagt etwas anderes: { $record }.
not-ended = { $phase ->
    [waiting] Diese Partie ist nicht gestartet
    [countdown] Diese Partie ist nicht gestartet
    [paused] Diese Partie ist pausiert, nicht beendet
   *[running] Diese Partie läuft noch
}: ein Eintrag beendet sie nur zusammen mit dem eines zweiten Schiedsrichters. „{ verb-rule-result }“ beendet sie.
ended-otherwise = Das System sagt etwas anderes: die Partie endete { score }, { termination }.
no-time-left = Die Uhr von { side } stünde auf 0:00.
screen-of-court = { $missing ->
    [0] { court } aktuell
    [one] { court } 1 Datensatz zurück
   *[other] { court } { $missing } Datensätze zurück
}
screen-in-full = { GIVEN($shows) ->
    [yes] Seine Anzeige: { $shows }
   *[no] Es sagt nicht, was seine Anzeige zeigt.
}
