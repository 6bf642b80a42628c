
white = { GIVEN($white) ->
    [yes] { $white }
   *[no] Weiß
}
black = { GIVEN($black) ->
    [yes] { $black }
   *[no] Schwarz
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
    [white] Linie von Weiß
   *[black] Linie von Schwarz
}
role = { $role ->
    [organiser] Turnierleitung
    [board] Brettgerät
    [judge] Linienrichter
    [deputy] Stellvertreter
   *[head] Hauptschiedsrichter
}
device = Gerät { $id }
by = { GIVEN($by) ->
    [yes] { $by }
   *[no] Serverrechner
}
court = Feld { $court }
board = Brett { $board }
boards = { $boards-n ->
    [one] Brett { $boards }
   *[other] Bretter { $boards }
}
game = Partie { $game }
phase = { $phase ->
    [waiting] noch nicht gestartet
    [countdown] Countdown zum GO
    [running] läuft
    [paused] pausiert
   *[finished] beendet
}
ruleset = { $ruleset ->
    [classic] ChessRun
    [walk] ChessWalk
    [sprint] ChessSprint
    [speed] Speed Chess
   *[intramural] Intramural
}
result = { $result ->
    [won] { $result-by ->
        [white] Weiß gewinnt
       *[black] Schwarz gewinnt
    }
    [drawn] Remis
   *[both_lost] beide verlieren
}
was = { $was ->
    [won] { $was-by ->
        [white] Weiß gewinnt
       *[black] Schwarz gewinnt
    }
    [drawn] Remis
   *[both_lost] beide verlieren
}
answer = { $answer ->
    [yes] ja
    [no] nein
    [confirm] bestätigt
   *[decline] abgelehnt
}
termination = { $by ->
    [checkmate] Matt
    [stalemate] Patt
    [dead_position] tote Stellung
    [fivefold_repetition] fünfmalige Stellungswiederholung
    [seventy_five_moves] 75 Züge
    [resignation] { $result ->
        [drawn] Aufgabe, und der Gegner kann nicht matt setzen
       *[other] Aufgabe
    }
    [agreement] Vereinbarung der beiden Spieler
    [flag_fall] { $result ->
        [drawn] Zeitüberschreitung, und der Gegner kann nicht matt setzen
       *[other] Zeitüberschreitung
    }
    [captured_points] geschlagene Punkte
    [illegal_position] regelwidrige Stellung
    [threefold_repetition] dreimalige Stellungswiederholung
    [fifty_moves] 50 Züge
    [illegal_moves] zweiter regelwidriger Zug
    [flag_declared] Zeitüberschreitung reklamiert
    [both_flags] beide Blättchen gefallen
    [king_left_in_check] König im Schach gelassen
    [illegal_move] regelwidriger Zug
    [players_agreed] Einigung beider Spieler
    [forfeit] kampflos
    [penalty] Strafe
    [red_cards] dritte Rote Karte
    [entered] Eintrag zweier Schiedsrichter
   *[ruling] Entscheidung
}
fault = { $fault ->
    [no_crossing] Linie nicht überquert
    [false_start] Fehlstart
    [moved_before_run] vor dem Lauf gezogen
    [offer_without_card] Angebot ohne Karte
    [disturbance] Störung
    [equipment] Schuhe oder Kleidung
    [red_card] dritte oder weitere Rote Karte
   *[other] { GIVEN($fault-reason) ->
        [yes] { $fault-reason }
       *[no] anderer Verstoß
    }
}
piece = { $piece ->
    [king] König
    [queen] Dame
    [rook] Turm
    [bishop] Läufer
    [knight] Springer
    [pawn] Bauer
   *[inverted_rook] umgedrehter Turm
}
position-in-words = { $label }. Weiß: { $whites }. Schwarz: { $blacks }.
piece-on = { piece } { $square }
claim = { $claim ->
    [illegal_move] regelwidriger Zug
    [press_without_move] Uhr ohne Zug gedrückt
    [touch_move] andere Figur berührt
    [moved_before_run] vor dem Lauf gezogen
    [irregularity] { GIVEN($claim-what) ->
        [yes] { $claim-what }
       *[no] andere Regelwidrigkeit
    }
    [flag_down] { $claim-of ->
        [white] Blättchen von Weiß gefallen
       *[black] Blättchen von Schwarz gefallen
    }
    [both_flags_down] beide Blättchen gefallen
    [king_in_check] König im Schach gelassen
    [king_captured] König geschlagen
    [checkmate] Matt
    [stalemate] Patt
    [dead_position] tote Stellung
    [threefold] dreimalige Stellungswiederholung{ with-announced }
   *[fifty_moves] fünfzig Züge{ with-announced }
}
with-announced = { GIVEN($claim-uci) ->
    [yes] , mit { SQUARES($claim-uci) }
   *[no] { "" }
}
record-of-claim = { GIVEN($record) ->
    [yes] { $record ->
        [yes] laut Aufzeichnung ist es so
       *[no] laut Aufzeichnung ist es nicht so
    }
   *[no] die Aufzeichnung sagt dazu nichts
}
card = { $shown ->
    [caution] gelbe Karte
   *[red] Rote Karte
}
offence = { $offence ->
    [loss_of_contact] Verlust des Bodenkontakts
   *[bent_knee] gebeugtes Knie
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
    [behind_line] hinter der Linie
    [at_board] am Brett
    [outward] läuft hin
    [homeward] läuft zurück
    [away] weg
   *[unknown] Ort unbekannt
}
owes = { $owed ->
    [nothing] kein Lauf offen
    [correction] Korrektur offen
    [runs] offen: { runs-owed }
    [take_back] { takes-back }
   *[both] offen: Korrektur und { runs-owed }
}
runs-owed = { $half ->
    [0] { full-runs-owed }
   *[other] ein halber Lauf{ $full ->
        [0] { "" }
       *[other] { " " }und { full-runs-owed }
    }
}
full-runs-owed = { $full ->
    [1] ein Lauf
   *[other] { $full } Läufe
}
tap = { $tap ->
    [joined] eine von zwei gleichen Meldungen
    [card] Karte
    [stopwatch] Stoppuhr
   *[call] Meldung
}
sanction = { $sanction ->
    [stop] 10 s Stopp
    [note] nur vermerkt
    [warning] Verwarnung
    [give_opponent] +{ TIME($sanction-time) } für den Gegner
    [take_time] -{ TIME($sanction-time) } für ihn
   *[loss_of_game] Partieverlust
}
with-cost = { GIVEN($sanction) ->
    [yes] , { sanction }
   *[no] { "" }
}
agreement = { $on ->
    [first_flag] { $on-side ->
        [white] das Blättchen von { white } fiel zuerst
       *[black] das Blättchen von { black } fiel zuerst
    }
    [no_flag_before] vor diesem Drücken war kein Blättchen gefallen
    [result] { agreed-result }
   *[play_on] die Partie geht weiter
}
agreed-result = { $on-result ->
    [won] { $on-result-by ->
        [white] Weiß gewinnt
       *[black] Schwarz gewinnt
    }
    [drawn] Remis
   *[both_lost] beide verlieren
}
moved = { NUMBERED($ply) } { $san }
takes-back = nimmt den Zug zurück und { GIVEN($touched) ->
    [yes] zieht mit der Figur auf { $touched }
   *[no] macht einen anderen
}


said-paired = Partie angesetzt
said-taken-off = Partie vom Brett genommen
said-counting = Countdown: 3, 2, 1
said-aborted = Countdown abgebrochen
said-started = GO
said-annulled = Start annulliert
said-paused = Partie pausiert
said-resumed = GO: die Partie geht weiter
said-moved = { moved }{ GIVEN($left) ->
    [yes] { " " }(noch { SHOWN($left) })
   *[no] { "" }
}
said-crossed = { side } hat die Linie überquert
said-run-made = { $presumed ->
    [yes] Lauf von { side }, angenommen
   *[no] { side } ist zurück{ GIVEN($took) ->
        [yes] { " " }nach { SECONDS($took) } s
       *[no] { "" }
    }
}
said-moved-before-run = { side } hat vor dem Lauf gezogen (CR-4.2-2)
said-illegal = { side }: regelwidriger Zug{ GIVEN($uci) ->
    [yes] { " " }{ SQUARES($uci) }
   *[no] { "" }
}
said-take-back-owed = { side } { takes-back } (IM-3-5)
said-taken-back = Zug { MOVE_NUMBER($ply) } von { side } ist zurückgenommen
said-limit-reached = Zeitgrenze des Matchs erreicht{ GIVEN($points-white) ->
    [yes] : Weiß { $points-white }, Schwarz { $points-black } Punkte
   *[no] , Punkte nicht bekannt
}
said-arranged = { $invited_by ->
    [white] { white } hat eingeladen; der Zeitpunkt ist vereinbart
   *[black] { black } hat eingeladen; der Zeitpunkt ist vereinbart
}
said-flag-fell = Das Fallblättchen von { side } ist gefallen
said-ended = { score }, { termination }
said-retracted = frühere Zeilen sind zurückgenommen
said-called = { side }: { fault }{ with-cost }{ GIVEN($rule) ->
    [yes] { " " }({ $rule })
   *[no] { "" }
}
said-call-voided = annulliert: { tap }
said-stop-began = { $again ->
    [yes] { side } hat den Stopp zu früh verlassen und beginnt ihn neu
   *[no] { side } steht hinter der Linie
}
said-stop-served = { side } ist frei; verbüßt: { $penalties }
said-lapsed = { $penalties ->
    [one] { side }: eine Strafe nicht verbüßt, verfallen (CR-4.3-5)
   *[other] { side }: { $penalties } Strafen nicht verbüßt, verfallen (CR-4.3-5)
}
said-cards-shown = bisherige Karten gezeigt: { side }
said-chain-game-drawn = Partie { $chain_game } remis, { termination }; die nächste folgt (CR-4.7-3)
said-draw-offered = { side } bietet Remis an{ GIVEN($cards) ->
    [yes] { $cards ->
        [one] , noch 1 Karte
       *[other] , noch { $cards } Karten
    }
   *[no] { "" }
}
said-draw-refused = { side } hat Remis abgelehnt
said-claimed = { side } reklamiert: { claim }
said-claim-ruled = { $upheld ->
    [yes] Reklamation von { side } stattgegeben
   *[no] Reklamation von { side } abgewiesen
}
said-corrected = { side } hat korrigiert
said-time-given = Uhr von { side }: { SIGNED($time) }
said-clock-set = Uhren gestellt{ GIVEN($left-white) ->
    [yes] : { white } { SHOWN($left-white) }{ GIVEN($left-black) ->
        [yes] , { black } { SHOWN($left-black) }
       *[no] { "" }
    }
   *[no] { GIVEN($left-black) ->
        [yes] : { black } { SHOWN($left-black) }
       *[no] { "" }
    }
}
said-position-set = Stellung berichtigt
said-players-set = Spieler berichtigt
said-sealed = Ergebnis versiegelt: { score }
said-result-corrected = versiegeltes Ergebnis berichtigt{ GIVEN($was) ->
    [yes] , vorher: { was }, jetzt: { result }
   *[no] , jetzt: { result }
}
said-clocks-stopped = { side } hat beide Uhren angehalten
said-end-stands = das Brett zeigt: { claim }; beide müssen es bestätigen
said-confirmed = { GIVEN($side) ->
    [yes] { side } bestätigt
   *[no] Beide bestätigen
}
said-disputed = { side } bestreitet: { claim } ({ record-of-claim })
said-agreed = Beide einig: { agreement }
said-settled = { $stands ->
    [yes] Reklamation angenommen: { claim } (SP-{ $points })
   *[no] Reklamation abgewiesen: { claim } (SP-{ $points })
}
said-declared = { side } sagt an: { piece }
said-ran-out = zur Kenntnis: { $fell ->
    [both] beide Blättchen fielen zugleich
    [first] das Blättchen von { side } fiel zuerst
   *[only] das Blättchen von { side } war gefallen
}
said-stale = { $stale ->
    [yes] keine Berichte mehr
   *[no] wieder Berichte
}


pages-locale = de-DE
pages-decimal = ,
pages-direction = ltr
pages-not-started = Diese Seite ist nicht gestartet. Entweder ist der Server nicht erreichbar, oder dieser Browser ist zu alt: Neu genug sind Chrome { $chrome }, Firefox { $firefox }, Safari { $safari } und spätere. Was dieses Gerät gespeichert hat, geht nicht verloren.
pages-language = Sprache
pages-theme = Farben
pages-theme-is = { $theme ->
    [light] Hell
    [dark] Dunkel
    [sunlight] Sonne
   *[none] Wie das Gerät
}
pages-demo = DEMO
pages-rehearsal = PROBE
pages-player = { GIVEN($name) ->
    [yes] { $name }
   *[no] Spieler { $player }
}
pages-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
pages-limit = Zeitgrenze
pages-chain-game-why = Partie { $chain_game } dieses Sprints: gleiche Farben, die übrigen Zeiten
pages-cards = { $cautions ->
    [0] { "" }
    [one] { $cautions } gelbe Karte
   *[other] { $cautions } gelbe Karten
}{ $cautions ->
    [0] { "" }
   *[other] { $reds ->
        [0] { "" }
       *[other] ,{ " " }
    }
}{ $reds ->
    [0] { "" }
   *[other] { $reds } Rot
}
pages-past-heading = Stand damals
pages-past-at = { $answer ->
    [awaited] { $time } nach GO …
    [missing] { $time } nach GO: keine Antwort, gezeigt: { $drawn }
   *[had] { $time } nach GO
}
pages-past-now = heutiger Stand



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



judge-link = { $is ->
    [newcomer] Nicht angemeldet
    [connecting] Verbinde…
    [asking] Warten auf den Hauptschiedsrichter
    [up] { $unsent ->
        [0] Live, alles gesendet
       *[other] Live, sende { $unsent }
    }
    [down] Seit { $seconds } s keine Verbindung
   *[stopped] Beendet
}
judge-kept = { $unsent } hier gespeichert
judge-go-on = Weitermachen: Eingaben bleiben hier gespeichert
judge-spoken-live = Live.
judge-spoken-down = Keine Verbindung. Eingaben bleiben hier gespeichert. { $why }
judge-trouble = { $trouble ->
    [refused] Speicher verweigert: Eingaben sind nur in dieser Seite, nicht schließen
   *[full] Speicher voll: Eingaben sind nur in dieser Seite, nicht schließen
}
judge-relieved = ABGELÖST: Ihr Dienst wurde übergeben
judge-too-much = Zu viel wartet auf das Senden: nichts mehr wird angenommen. Sagen Sie es dem Hauptschiedsrichter.
judge-clock-off = Uhr dieses Telefons: { $unit ->
    [minutes] { $off } min
    [hours] { $off } h
   *[days] { $off ->
        [one] { $off } Tag
       *[other] { $off } Tage
    }
} { $fast ->
    [yes] vor
   *[no] nach
}. Es gilt die Systemuhr


judge-name = Ihr Name
judge-name-first = Schreiben Sie zuerst Ihren Namen: daran erkennt Sie der Hauptschiedsrichter.
judge-ask = Hauptschiedsrichter um Einlass bitten
judge-code = Oder ein Code, falls Sie einen haben
judge-enrol = Mit diesem Code anmelden
judge-asking-title = Den Hauptschiedsrichter um Einlass bitten
judge-asking = Anfrage läuft…
judge-number = Ihre Nummer ist
judge-let-in = Nach dem Einlass geht diese Seite von selbst weiter.
judge-stop-asking = Anfrage beenden
judge-unsent = { $unsent ->
    [one] { $unsent } Eingabe ist hier gespeichert; sie wird nach dem Einlass gesendet.
   *[other] { $unsent } Eingaben sind hier gespeichert; sie werden nach dem Einlass gesendet.
}
judge-here = Hier weiter
judge-taken = Diese Seite läuft in einem anderen Tab weiter
judge-taken-why = Sie ist in einem anderen Tab dieses Browsers offen. Nur eine darf für dieses Gerät sprechen.
judge-in-this-tab = In diesem Tab weiter


judge-court = Feld
judge-go-to-court = zu { court }
judge-cancel = Abbruch
judge-undo = Rückgängig
judge-go = GO
judge-go-unheard = GO?


judge-answers = { $buzzes ->
    [yes] Bei einer Eingabe blinkt der Rand des Bildschirms. Auch Vibration und Ton sind möglich.
   *[no] Bei einer Eingabe blinkt der Rand des Bildschirms. Auch ein Ton ist möglich; dieses Telefon kann nicht vibrieren.
}
judge-answers-by = { $answers ->
    [sound] Ton
    [buzz] Vibration
   *[none] Nur Blinken
}


judge-stop = { $open ->
    [1] STOPP
   *[other] STOPP ×{ $open }
}
judge-stop-more = { $missed ->
    [crossed] überquert
    [late] { judge-seconds }
   *[no] { "" }
}
judge-result-state = { $state ->
    [open] { "" }
    [entered] eingetragen
    [confirmed] bestätigt
    [decided] entschieden
    [ruled] festgesetzt
    [differs] weicht ab
   *[sealed] versiegelt
}
judge-turns = { GIVEN($line_m) ->
    [yes] { " " }bei { $line_m } m
   *[no] { "" }
}{ $run_mode ->
    [cone] , Kegel
    [wall] , Wand
   *[line] { "" }
}
judge-countdown = Countdown
judge-go-said = GO gesagt?
judge-seconds = { $seconds } s


judge-state = { $state ->
    [keeping] wird gespeichert
    [kept] hier gespeichert
    [server] auf dem Server
    [refused] abgelehnt
   *[ruled] gewertet
}
judge-head-decides = dem Hauptschiedsrichter vorgelegt
judge-head-decided = der Hauptschiedsrichter hat entschieden
judge-wish = { $fate ->
    [waiting] { GIVEN($lane) ->
        [yes] , soll zu Bahn { $lane }
       *[no] , soll zurückgenommen werden
    }
    [asked] { GIVEN($lane) ->
        [yes] , zu Bahn { $lane }: der Hauptschiedsrichter entscheidet
       *[no] , zurücknehmen: der Hauptschiedsrichter entscheidet
    }
    [decided] { GIVEN($lane) ->
        [yes] , zu Bahn { $lane }: der Hauptschiedsrichter hat entschieden
       *[no] , zurücknehmen: der Hauptschiedsrichter hat entschieden
    }
    [granted] { GIVEN($lane) ->
        [yes] , jetzt Bahn { $lane }
       *[no] , zurückgenommen
    }
    [refused] { GIVEN($lane) ->
        [yes] , nicht zu Bahn { $lane }: { $why }
       *[no] , nicht zurückgenommen: { $why }
    }
   *[idle] { GIVEN($lane) ->
        [yes] , nicht verschoben: auf Bahn { $lane } neu melden
       *[no] , nichts zurückzunehmen
    }
}
judge-spoken = { GIVEN($lane) ->
    [yes] Bahn { $lane }, { $what }: { $state }. { $more }
   *[no] { $what }: { $state }. { $more }
}


judge-told-call = { fault }, { $name } ({ side })
judge-told-moved = war Bahn { $lane }: { fault }
judge-told-taken-back = zurückgenommen: { $what }
judge-taken-back-reason = vom Linienrichter zurückgenommen


judge-seen-draw-card = { GIVEN($cards) ->
    [yes] Remiskarte gelegt (noch { $cards })
   *[no] Remiskarte gelegt
}
judge-claims = Reklamiert: { claim }
judge-claims-own-flag = Reklamiert: eigenes Blättchen gefallen
judge-exchanged = Bauer auf { $square } ausgetauscht: { piece }
judge-declares = Sagt an: { piece }


judge-result = Ergebnis
judge-players = { $white } (Weiß) – { $black } (Schwarz). { $entered }
judge-result-in-full = { $result ->
    [drawn] { $white } (Weiß) und { $black } (Schwarz) spielen remis.
    [both_lost] { $white } (Weiß) und { $black } (Schwarz) verlieren beide.
   *[won] { $result-by ->
        [white] { $white } (Weiß) gewinnt gegen { $black } (Schwarz).
       *[black] { $black } (Schwarz) gewinnt gegen { $white } (Weiß).
    }
}
judge-entered = { $state ->
    [open] { GIVEN($result) ->
        [yes] { score }, { termination }.{ " " }
       *[no] { "" }
    }Niemand hat ein Ergebnis eingetragen.
    [entered] Einmal eingetragen: { $said }.
    [confirmed] Bestätigt: { $said }.
    [differs] Einträge weichen ab: { $said }.
    [sealed] Das Ergebnis ist versiegelt: nur der Hauptschiedsrichter berichtigt es. Rufen Sie ihn, wenn es falsch ist.
   *[other] { GIVEN($result) ->
        [yes] { score },{ " " }
       *[no] { "" }
    }{ $state ->
        [ruled] vom Hauptschiedsrichter festgesetzt
       *[decided] vom Hauptschiedsrichter entschieden
    }{ GIVEN($said) ->
        [yes] ; eingetragen: { $said }
       *[no] { "" }
    }.
}
judge-confirm-result = Ergebnis bestätigen
judge-board = Brett { $board }
judge-cause = Der Grund, falls bekannt
judge-cause-unsaid = keine Angabe
judge-enter-result = Ergebnis eintragen
judge-another-result = Anderes Ergebnis


judge-item = { $item ->
    [electronic_clock] Elektronische Uhr
    [table_width] Tisch höchstens 85 cm breit
    [no_backrest] Keine Rückenlehne
    [board_and_pieces] Brett und Figuren nach FIDE
    [endorsed_clock] Uhr mit FIDE-Zulassung
    [standing] Platz, um im Stehen zu spielen
    [captured_pieces] Geschlagene Figuren erreichbar und sichtbar
    [shoes] Schuhe passen zum Boden
   *[dress] Kleidung: kein nackter Oberkörper
}
judge-failed = { GIVEN($side) ->
    [yes] { side }: { judge-item }
   *[no] { judge-item }
}: nicht in Ordnung, { $effect ->
    [blocks] das Brett muss warten
    [waived] zugelassen
   *[noted] vermerkt
}


judge-title = Linienrichter
judge-needs = Die Seite des Linienrichters braucht JavaScript. Ohne sie rufen Sie den Hauptschiedsrichter mit der Hand.


judge-relieved-why = Abgelöst: ein anderes Telefon hat Ihre Bahnen. Von hier wird nichts gemeldet, bis der Hauptschiedsrichter diesem Telefon wieder einen Dienst gibt.


judge-more = Mehr
judge-more-act = Mehr…
judge-then-touch = dann Bahn berühren
judge-ready-act = Bereit
judge-log = Verlauf
judge-my-line = Linie
judge-chief = HAUPT-SR
judge-hint = { $mode ->
    [more] Bahn berühren: alles andere, was Sie dort melden können.
    [chief] Bahn berühren, zu der der Hauptschiedsrichter kommen soll.
    [replace] Richtige Bahn für „{ $what }“ berühren; für einen anderen Verstoß gedrückt halten.
    [note] Brett berühren: was die Spieler dort sagen und tun.
   *[call] Bahn berühren, wenn der Spieler umkehrt, ohne die Linie zu überqueren. Gedrückt halten für mehr.
}
judge-ok = OK
judge-go-on-looking = weiter beobachten
judge-replace = Ersetzen


judge-which-line = Ihre Linie
judge-line-why = An welcher Linie stehen Sie? Der Hauptschiedsrichter sieht es.
judge-order = Bahn 1 ist
judge-first-lane = { $right ->
    [yes] rechts
   *[no] links
}
judge-which-lanes = Ihre Bahnen: berühren Sie die, auf die Sie nicht achten
judge-duty = Der Hauptschiedsrichter gab Ihnen die Bahnen { $lanes }.
judge-to-the-lanes = { $chosen ->
    [yes] Zu den Bahnen
   *[no] Erst die Linie wählen
}
judge-screen-on = { $held ->
    [yes] Diese Seite lässt den Bildschirm eingeschaltet. Lassen Sie sie offen: eine verdeckte Seite hört nichts.
   *[no] Diese Seite kann den Bildschirm nicht eingeschaltet lassen. Stellen Sie die automatische Sperre auf „nie“ (Einstellungen, Anzeige), den Bildschirm hell, und lassen Sie diese Seite offen.
}


judge-waiting = Warten auf das Feld…
judge-lane = Bahn { $lane }
judge-lane-word = Bahn
judge-touch = { side }: { $means ->
    [call] Linie nicht überquert
    [more] mehr
    [chief] Hauptschiedsrichter rufen
   *[replace] es war hier
}
judge-everything-of-lane = alles zu Bahn { $lane }
judge-no-game-name = keine Partie
judge-serving = im Stopp
judge-stands-still = steht still
judge-called = { $open ->
    [1] gemeldet
   *[other] gemeldet ×{ $open }
}
judge-set-clock = Uhr stellen
judge-entries-differ = Einträge ungleich
judge-silent = stumm
judge-unknown = ?
judge-before-start = { $ready ->
    [yes] bereit
   *[no] nicht gestartet
}
judge-paused = pausiert
judge-time-left = übrig
judge-where = { $at ->
    [away] weg
    [outward] hin
    [homeward] zurück
   *[other] Brett
}
judge-reds = { $reds } Rot
judge-stopwatch = Stoppuhr von Bahn { $lane }, { $name }
judge-start-stopwatch = Stoppuhr von Bahn { $lane } starten, { $name }
judge-free = frei
judge-left-early = zu früh weg?


judge-of-lane = Bahn { $lane }, { $what }


judge-told = { $what }, { $name }
judge-told-chief = Hauptschiedsrichter gerufen
judge-told-ready = { $lanes ->
    [1] Bahn { $lane }
   *[other] { $lanes } Bahnen
} { $ready ->
    [yes] bereit
   *[no] nicht bereit
}
judge-told-check = { $lanes ->
    [1] { "" }
   *[other] { $lanes } Bahnen,{ " " }
}{ judge-item-of }: { finding }
judge-told-waived = zugelassen: { judge-item }: { $reason }
judge-told-cards = Karten gezeigt: { $name }
judge-told-pause = pausiert: { $reason }
judge-told-result = { GIVEN($by) ->
    [yes] Ergebnis { score }, { termination }
   *[no] Ergebnis { score }
}
judge-told-clock-set = { $undo ->
    [yes] erledigt oder nicht nötig
   *[no] die Uhr ist gestellt
}
judge-told-stopwatch = Stoppuhr gestartet
judge-told-left-early = zu früh losgelaufen


judge-close = Schließen
judge-back-to-lanes = zurück zu den Bahnen
judge-it-was-lane = Es war Bahn { $lane }
judge-what = Was
judge-tab = { $tab ->
    [fault] Verstoß
    [seen] Gesehen
    [board] Brett
   *[result] Ergebnis
}
judge-who = Wer
judge-player = { $name } ({ side })
judge-no-game = Hier ist keine Partie angesetzt: es gibt nichts zu melden.
judge-when = Wann
judge-ago = { $seconds ->
    [0] jetzt
   *[other] vor { $seconds } s
}
judge-costs = Folge
judge-unexpected = gerade nicht zu erwarten
judge-another-fault = Anderer Verstoß
judge-call = Melden
judge-claim = Reklamation
judge-claims-else = Reklamiert etwas anderes
judge-nothing-seen = Die Partie läuft gerade nicht: davon kann nichts gemeldet werden.
judge-card-word = Karte
judge-card = { card }: { offence }
judge-show = Zeigen
judge-show-cards = Karten zeigen, { side }: dann sehen sie alle
judge-cards-of = { $name } ({ side }): { pages-cards }


judge-announced = Reklamiert Remis wegen der Stellung
judge-announced-move = Der angekündigte Zug, falls noch nicht gemacht (g1f3)
judge-not-a-move = Kein Zug: schreiben Sie die zwei Felder, etwa g1f3, und a7a8q für eine neue Dame.


judge-clock-shows = die Uhr zeigt das jetzt
judge-clock-is-set = { $undo ->
    [yes] Erledigt oder nicht nötig
   *[no] Ist gestellt
}
judge-chief-here = HAUPT-SR an dieses Brett
judge-ready = { $ready ->
    [yes] Doch nicht bereit
   *[no] Bereit
}
judge-pause = Pause: { $reason }
judge-limit = { GIVEN($white) ->
    [yes] { pages-limit }: { $time }; Weiß { $white }, Schwarz { $black }
   *[no] { pages-limit }: { $time }
}


judge-no-result = Hier ist keine Partie angesetzt.


judge-sweep = Meine Bahnen sind bereit, außer…
judge-sweep-how = Berühren Sie die, die nicht bereit sind
judge-sweep-lane = { $ready ->
    [yes] ✓
   *[no] ✕ nicht
}
judge-lanes-ready = { $lanes ->
    [one] { $lanes } Bahn bereit
   *[other] { $lanes } Bahnen bereit
}{ GIVEN($except) ->
    [yes] , nicht { $except }
   *[no] { "" }
}
judge-lanes-not-ready = { $lanes ->
    [one] { $lanes } Bahn doch nicht bereit
   *[other] { $lanes } Bahnen doch nicht bereit
}
judge-log-title = Meine Eingaben
judge-log-empty = Noch keine.
judge-list = Prüfliste
judge-list-sweep = Prüfliste: berühren Sie, was auf allen in Ordnung ist
judge-list-state = { $left ->
    [0] Prüfliste: alles geprüft
   *[other] Prüfliste: noch { $left } zu prüfen
}
judge-item-of = { GIVEN($side) ->
    [yes] { judge-item } ({ side })
   *[no] { judge-item }
}
judge-swept = { $passed } von { $lanes } in Ordnung{ GIVEN($failed) ->
    [yes] , nicht { $failed }
   *[no] { "" }
}
judge-in-order = ✓ in Ordnung
judge-not-in-order = ✕ nicht
judge-waive = Zulassen: { $reason }
judge-width = Breite des Tisches, gemessen, in cm
judge-measured = Gemessen


bye-stopping = der Server wird beendet; das Gerät behält, was es gesehen hat, und kommt von selbst zurück
bye-not-kept = der Server konnte die Anmeldung nicht speichern: sehen Sie an seinem Terminal nach, dann versuchen Sie es mit einem neuen Code
bye-replaced = dasselbe Gerät hat eine andere Sitzung geöffnet; diese endet
bye-made-room = viele Telefone dieses Netzes fragen zugleich, und dieses hat Platz gemacht: es fragt von selbst wieder
bye-nobody-let-in = niemand hat dieses Telefon innerhalb von { $minutes } Minuten eingelassen: fragen Sie noch einmal
bye-denied = der Hauptschiedsrichter hat dieses Telefon nicht eingelassen: sprechen Sie mit ihm, dann fragen Sie noch einmal
bye-reassigned = die Rechte dieses Geräts haben sich geändert: es verbindet sich von selbst neu
bye-asks-elsewhere = wer um Einlass bittet, wartet am Eingangskanal: melden Sie sich dort
bye-unknown-device = dieser Server kennt das Gerät nicht: melden Sie es mit einem Code vom Terminal des Servers an
bye-wrong-code = dieser Code ist falsch, benutzt oder abgelaufen; holen Sie einen neuen am Terminal des Servers
bye-full = für diese Veranstaltung können keine Geräte mehr angemeldet werden: starten Sie die nächste in einem eigenen Datenordner
bye-revoked = die Anmeldung dieses Geräts wurde entzogen: melden Sie es neu an, mit einem Code vom Terminal des Servers
bye-wait = warten Sie, bis der Hauptschiedsrichter dieses Telefon eingelassen hat
bye-version = dieses Gerät spricht die Versionen { $theirs-min } bis { $theirs-max }, dieser Server { $ours-min } bis { $ours-max }: aktualisieren Sie das ältere
bye-bad-hello = in der Begrüßung, { $what ->
    [name] Name
   *[software] Software
}: { $fault ->
    [too_long] länger als { $fault-max } Zeichen
    [blank] leer
   *[unseen] das unsichtbare Zeichen { CODE_POINT($fault-unseen) }
}; es muss eine sichtbare Zeile von höchstens { $most } Zeichen sein
bye-many-boots = die Begrüßung nennt { $n } Neustarts; höchstens { $most } sind möglich: lassen Sie jemanden den Ausgang dieses Geräts ansehen
bye-unproven = dieses Gerät sagt, dass es Epoche { $epoch } gesehen hat, und hat keinen Beweis dafür (dieser Server schreibt Epoche { $own }): sein Speicher ist beschädigt oder von einer anderen Veranstaltung; löschen Sie ihn, und melden Sie das Gerät neu an
bye-fenced = dieses Gerät hat Epoche { $epoch } gesehen, und dieser Server schreibt Epoche { $own }: ein anderer Server hat übernommen
bye-other-courts = dieses Gerät ist nicht für { court } angemeldet; es ist für { $courts-n ->
    [one] Feld { $courts }
   *[other] die Felder { $courts }
}
bye-no-list = ein Brettgerät braucht die Liste der Geräte nicht
bye-hello-twice = die Begrüßung war schon da; öffnen Sie für eine andere eine neue Sitzung
bye-no-hello-first = eine Sitzung beginnt mit einer Begrüßung
bye-no-hello = innerhalb von 5 Sekunden kam keine Begrüßung; eine Sitzung beginnt mit einer
bye-unnamed-boot = eine Anfrage von { $boot }, den die Begrüßung nicht nannte: verbinden Sie sich neu, und nennen Sie ihn
bye-gap = Anfrage { $n } von { $boot } kam, wo Anfrage { $expected } erwartet war: verbinden Sie sich neu, und machen Sie dort weiter
bye-unreadable = eine Nachricht war nicht lesbar: { $error }
bye-binary-wanted = diese Sitzung spricht court.v1.msgpack: senden Sie binäre Nachrichten
bye-text-wanted = diese Sitzung spricht court.v1.json: senden Sie Textnachrichten
bye-no-utf8 = eine Textnachricht, die kein UTF-8 ist: senden Sie JSON als UTF-8, oder sprechen Sie court.v1.msgpack
bye-bad-frame = ein Rahmen, den WebSockets (RFC 6455) nicht erlauben: { $error }
bye-not-served = { court } wird hier nicht bedient: melden Sie das Gerät mit einem Code für ein anderes Feld an
bye-slow-reader = für { court } warteten mehr Antworten, als dieses Gerät annahm: verbinden Sie sich neu, dann kommen die übrigen
bye-no-outcome = das Journal enthält kein Ergebnis von { $request }: verbinden Sie sich neu
bye-outcome-lost = das Ergebnis von { $request } war nicht auffindbar: { $error }
bye-court-stopped = { court } arbeitet nicht mehr: { $error }


referee-title = Hauptschiedsrichter
referee-needs = Die Seite des Hauptschiedsrichters braucht JavaScript. Ohne sie benutzen Sie das Terminal.
referee-no-head = Dieses Gerät hat eine andere Rolle: { role }. Diese Seite braucht den Code eines Hauptschiedsrichters, oder ein Hauptschiedsrichter gibt diesem Gerät seine Rolle (Geräte, Dienst).
referee-ask-hint = Er lässt dieses Gerät mit einer anderen Rolle ein und kann ihm dann die Rolle des Hauptschiedsrichters geben (Geräte, Dienst).
referee-to-judge = Zur Seite der Linienrichter
referee-board-word = Brett
referee-parts = Teile der Seite
referee-tab = { $tab ->
    [inbox] Eingang { $open }
    [round] Runde
    [devices] { $asking ->
        [0] Geräte
       *[other] Geräte ({ $asking } neu)
    }
    [screens] Anzeigen
   *[log] Verlauf
}
referee-hint = Berühren Sie ein Brett, oder beantworten Sie, was wartet.
referee-server = Der Server
referee-unproven = { $name } nennt ohne Beweis die Epoche { $epoch } eines anderen Servers. Es wurde abgewiesen; sonst ändert sich nichts. Sehen Sie das Gerät an, und schließen Sie es nötigenfalls aus.
referee-players = { $white } – { $black }
referee-state = { $state ->
    [empty] keine Partie
    [asks] wartet auf Sie
    [sealed] versiegelt
    [differs] Einträge weichen ab
    [confirmed] bestätigt, nicht versiegelt
    [entered] Ergebnis eingetragen
    [over] beendet
    [penalty] Strafe
    [silent] stumm
    [ready] bereit
    [waiting] nicht gestartet
    [countdown] Countdown
    [paused] pausiert
   *[running] läuft
}


referee-more-changes = und { $more } weitere
referee-waiting = { $open ->
    [0] Nichts wartet auf Sie
   *[other] Warten auf Sie: { $open }
}
referee-owed = { $penalties ->
    [one] 1 Strafe ist nicht verbüßt
   *[other] { $penalties } Strafen sind nicht verbüßt
}
referee-alike = Dieselbe Frage: { $boards }
referee-to-all = { $answer }, für alle
referee-all-the-same = Trotzdem: { $act }
referee-on-record = { $record }{ $is_silent ->
    [yes] ; die Aufzeichnung sagt es nicht
   *[no] { "" }
}
referee-of-round = Runde { $round }
referee-dated = Zählt ab Ihrer ersten Berührung, vor { $seconds } s.


referee-round = { $over } von { $games } Partien beendet
referee-entered = Ergebnis eingetragen, nicht bestätigt: { $boards }
referee-except = Zu startende Bretter
referee-all-ready = { $boards }: bereit
referee-hindrances = Der Start muss warten:
referee-despite = Trotzdem starten, Grund:
referee-start = 3 · 2 · 1 · GO: { $boards }
referee-of-boards = { $act }: { $boards }
referee-next-round = Nächste Runde: ihre Datei mit den Paarungen
referee-put-on = Partien von { $file } ansetzen
referee-put-on-published = Die Runde der Turnierleitung ansetzen
referee-abort = Countdown abbrechen: { $boards }
referee-stop-all = Pause: { $boards }
referee-seal = Versiegeln: { $boards }
referee-all-courts = alle Felder
referee-no-countdown = Keine Verbindung: andere Bildschirme zählen nicht mit. Zählen Sie laut, und drücken Sie am Brett „{ verb-go }“.
referee-on-screens = Auf { $on } { $on ->
    [one] Bildschirm eines Schiedsrichters
   *[other] Bildschirmen von Schiedsrichtern
}{ GIVEN($not_on) ->
    [yes] , noch nicht auf: { $not_on }
   *[no] { "" }
}
referee-earlier = Frühere Runden: { $games ->
    [one] 1 Ergebnis ist nicht versiegelt
   *[other] { $games } Ergebnisse sind nicht versiegelt
}
referee-earlier-game = Runde { $round }, { $board }: { referee-state }


referee-board-is = { $name }: { referee-state }
referee-part = { $part ->
    [play] Spiel
    [penalties] Strafen
    [result] Ergebnis
    [clock] Uhren
    [seen] Gesehen
    [log] Verlauf
   *[board] Von Hand
}
referee-part-gone = { $part }: Dort ist nichts mehr zu tun, die Partie ging inzwischen weiter.
referee-pause-else = Pause, anderer Grund
referee-penalty = { side }: { fault }, { $state ->
    [called] gemeldet
    [due] fällig
    [asked] zu entscheiden
    [serving] wird verbüßt
    [served] verbüßt
    [voided] annulliert
   *[lapsed] verfallen
}
referee-reason = Grund
referee-call = Verstoß melden
referee-fault = Verstoß
referee-on-board = Auf Brett
referee-clock-of = { $known ->
    [yes] { side }, etwa 7:28 oder +1:00
   *[no] { side }, etwa 7:28
}
referee-clock-now = { side } { $time }{ $runs ->
    [yes] { " " }(läuft)
   *[no] { "" }
}
referee-enlarge = größer oder kleiner
referee-to-run = Laufende Uhr
referee-as-it-is = wie sie ist
referee-not-a-time = Keine Zeit: schreiben Sie Minuten und Sekunden, etwa 7:28, oder auch Stunden, etwa 1:07:28.
referee-fen = Die Stellung als FEN
referee-not-a-position = Keine Stellung als FEN, etwa 4k3/8/8/8/8/8/4P3/4K3 w - - 0 1
referee-seats = Was an den Plätzen falsch ist
referee-colours = Farben vertauscht
referee-exchanged = vertauscht mit { board }


referee-log = { $list ->
    [courts] Entscheidungen und Vorfälle
    [all] Alles
    [then] Stand damals
   *[own] Meine Eingaben
}
referee-log-new = { $lines ->
    [0] Nichts Neues
    [one] 1 neue Zeile zeigen
   *[other] { $lines } neue Zeilen zeigen
}
referee-log-earlier = Frühere Zeilen


referee-screens = Bildschirme der Halle
referee-screen = { $kind ->
    [hall] Projektor der Halle
   *[overlay] Bild über dem Video
}
referee-screen-name = Name eines anderen Bildschirms, nach { $address }
referee-screen-shows = { $screen } zeigt: { $shows }
referee-screen-unknown = Noch nicht bekannt, was angezeigt wird: { $screen }.
referee-screen-set = Das zeigen
referee-screen-refused = Nicht eingestellt: { $why }
referee-screen-no-link = Nicht eingestellt: keine Verbindung zum Server. Versuchen Sie es erneut.
referee-shows = Zeigt
referee-by-itself = von selbst
referee-view = { $view ->
    [above] Feld von oben
    [boards] Bretter
    [results] Ergebnisse
    [lower] ein Brett
    [strip] Streifen aller Bretter
    [penalty] Strafe
    [table] Ergebnistabelle
   *[nothing] nichts
}


referee-no-devices = Die Liste der Geräte ist noch nicht da.
referee-devices = Geräte: { $devices }
referee-duty = { role }{ GIVEN($courts) ->
    [yes] , Feld { $courts }
   *[no] { "" }
}{ GIVEN($lanes) ->
    [yes] , Bahnen { $lanes }
   *[no] { "" }
}{ GIVEN($on) ->
    [yes] , jetzt an Feld { $on }
   *[no] { "" }
}{ GIVEN($end) ->
    [yes] , { line-of }{ GIVEN($at) ->
        [yes] , { $at }
       *[no] { "" }
    }
   *[no] { "" }
}
referee-relieved = { role }, abgelöst
referee-device-in-full = { $device }, { $software }{ GIVEN($heard) ->
    [yes] ; gehört vor { $heard }
   *[no] { "" }
}{ GIVEN($error) ->
    [yes] ; seine Uhr ist auf { $error } ms bekannt
   *[no] { "" }
}
referee-duty-of = Dienst
referee-role = Rolle
referee-lanes = Bahnen, etwa 1-6; leer heißt alle
referee-not-lanes = Keine Bahnen: schreiben Sie 1-6 oder 1,2,5.
referee-to-device = An
referee-revoke-why = Die Anmeldung endet: das Gerät braucht einen Code oder muss neu um Einlass bitten.
referee-this-device = Dieses Gerät
referee-own-device = Dieses Gerät halten Sie in der Hand.
referee-let-in-else = Mit anderem Dienst einlassen
referee-name = Name
referee-reach = { $reach ->
    [live] live
    [stale] stumm
    [asleep] schläft
    [unreachable] keine Verbindung
   *[away] weg
}{ GIVEN($delay) ->
    [yes] , { $delay } ms
   *[no] { "" }
}{ GIVEN($battery) ->
    [yes] , Akku { $battery } %
   *[no] { "" }
}{ $unsent ->
    [0] { "" }
   *[other] , { $unsent } nicht gesendet
}
referee-asks = Telefon { $number } bittet um Einlass: { $name }
referee-let-in = Einlassen als { role }
