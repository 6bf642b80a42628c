# Der Bericht einer Veranstaltung.

sentence = { $text }.

## Facts that the report words otherwise than their ruling

fact-attached = { $boards-n ->
    [0] { $device } ist { role }.
   *[other] { $device } ist { role }: { boards }.
}
fact-relieved = { $relieved ->
    [yes] { GIVEN($by) ->
        [yes] { $device } hat den Dienst übergeben (an: { $by }) und beobachtet kein Brett.
       *[no] { $device } hat den Dienst übergeben und beobachtet kein Brett.
    }
   *[no] { $device } hat wieder Dienst.
}
fact-revoked = { $device } hat keine Rolle mehr.
fact-came-back = Der Server war weg; zuletzt bekannt bei der Arbeit: { $away_from }.
fact-stale = { $stale ->
    [yes] { $device } ist verstummt.
   *[no] { $device } ist zurück.
}
fact-interrupted = Das Brett steht seit dem Ausfall still.
fact-counting = { $by_voice ->
    [yes] GO per Stimme um { $go_at }{ to-go-on }{ although }
   *[no] Countdown zum GO um { $go_at }{ to-go-on }{ although }
}
to-go-on = { $resumes ->
    [yes] , um weiterzumachen
   *[no] { "" }
}
although = { GIVEN($reasons) ->
    [yes] , trotz: { $reasons }. Begründung: { $reason }.
   *[no] .
}
fact-paired = Die Partie wurde angesetzt{ although }
fact-taken-off = Die Partie wurde vor ihrem Beginn vom Brett genommen.
fact-arranged = { $arranged-invited_by ->
    [white] Zeitpunkt der Partie: { $arranged-at }; { white } hat eingeladen, Gegner: { black }.
   *[black] Zeitpunkt der Partie: { $arranged-at }; { black } hat eingeladen, Gegner: { white }.
}
fact-annulled = Der Start ist annulliert: { $reason }.
fact-paused = Das Brett ist pausiert: { $reason }.
fact-result-ruled = Ergebnis festgesetzt, { result }: { $reason }.
fact-result-entered = { $confirms ->
    [yes] Ergebnis eingetragen mit dem Recht zu bestätigen: { with-termination }.
   *[no] Ergebnis eingetragen: { with-termination }.
}
with-termination = { GIVEN($by) ->
    [yes] { result }, { termination }
   *[no] { result }
}
fact-result-corrected = { GIVEN($was) ->
    [yes] Versiegeltes Ergebnis berichtigt, vorher: { was }, jetzt: { result }. Begründung: { $reason }.
   *[no] Versiegeltes Ergebnis berichtigt, jetzt: { result }. Begründung: { $reason }.
}
fact-clock-set = { GIVEN($to_run) ->
    [yes] Uhren gestellt: { set-times }; es läuft: { to-run }. Begründung: { $reason }.
   *[no] Uhren gestellt: { set-times }. Begründung: { $reason }.
}
fact-position-set = Stellung festgelegt, { $fen }: { $reason }.
fact-players-set = Weiß spielt { $players-white }, Schwarz { $players-black }; eingetragen waren { white } und { black }: { $reason }.
fact-evidence-set = Das Brett meldet von hier an: { evidence }.
fact-call-split = { $call } steht für sich.
fact-call-voided = { $served ->
    [yes] { $calls } annulliert, schon verbüßt: { $reason }.
   *[no] { $calls } annulliert: { $reason }.
}
fact-voided = { $fact } annulliert: { $reason }.
fact-answered = { $asked } { $answer ->
    [yes] Ja.
    [no] Nein.
    [confirm] Bestätigt.
   *[decline] Abgelehnt.
}
fact-results-decided = { $answer ->
    [yes] Von den eingetragenen Ergebnissen ({ $entered }) gilt das letzte: { result }.
   *[no] { GIVEN($by) ->
        [yes] Alle Einträge zurückgezogen: { $entered }. Das Ende gilt: { result }, { termination }.
       *[no] Alle Einträge zurückgezogen: { $entered }.
    }
}
fact-asked = { GIVEN($record) ->
    [yes] Frage an den Hauptschiedsrichter: { $question } ({ $record })
   *[no] Frage an den Hauptschiedsrichter: { $question }
}
fact-reopened = Die Partie ist wieder offen und steht still.
fact-corrected = { side } hat korrigiert.
fact-taken-back = Halbzug { $ply } von { side } ist zurückgenommen.
fact-joined = Eine Meldung mit { $call }: ein zweiter Zeuge.
fact-stop-began = { $again ->
    [yes] Die Stoppuhr läuft neu für { side }, bis { $until }.
   *[no] Die Stoppuhr läuft für { side }, bis { $until }.
}
fact-stop-served = { $unwatched ->
    [yes] { side } ist frei; verbüßt: { $penalties }, unbeobachtet.
   *[no] { side } ist frei; verbüßt: { $penalties }.
}
fact-unlawful = { GIVEN($uci) ->
    [yes] { SQUARES($uci) } von { side } ist nicht regelgerecht: { wrong }.
   *[no] Das Drücken von { side } ist nicht regelgerecht: { wrong }.
}
wrong = { $wrong ->
    [illegal] so zieht keine Figur
    [king_in_check] der König blieb im Schach
    [no_move] nichts wurde gezogen
    [undeclared] niemand sagte, welche Figur aus dem Bauern wurde
   *[unexchanged] der umgewandelte Bauer wurde nicht ausgetauscht
}
fact-ran-out = Nur zur Kenntnis, laut System abgelaufen: { GIVEN($at-white) ->
    [yes] { GIVEN($at-black) ->
        [yes] Uhr von { white } um { $at-white }, Uhr von { black } um { $at-black }
       *[no] Uhr von { white } um { $at-white }
    }
   *[no] Uhr von { black } um { $at-black }
}.
fact-checked = { failed }: { $passed ->
    [yes] nicht mehr
   *[no] festgestellt
}.
fact-waived = Zugelassen: { failed }. Begründung: { $reason }.
fact-amended = Was spät bekannt wurde, ersetzt, was daraus abgeleitet war.
fact-stop-watched = Der Stopp von { side } wird beobachtet.
fact-clock-undone = Die letzte Änderung an der Uhr auf dem Tisch ist zurückgenommen oder war nicht gemacht.
to-set = Weiß { changed-white }, Schwarz { changed-black }
changed-white = { GIVEN($left-white) ->
    [yes] { CLOCK($left-white) }
   *[no] { $added-white ->
        [0] wie vorher
       *[other] { SIGNED($added-white) }
    }
}
changed-black = { GIVEN($left-black) ->
    [yes] { CLOCK($left-black) }
   *[no] { $added-black ->
        [0] wie vorher
       *[other] { SIGNED($added-black) }
    }
}
late-calls = { $calls }: { $asked }
window-missed = { $asked } (Vereinbart: { $at }.)

## Lines

epoch-began = Der Server schreibt von hier an als Epoche { $epoch }.
refused = { GIVEN($asked) ->
    [yes] Abgelehnt, { $asked }: { $why }.
   *[no] Abgelehnt: { $why }.
}
something-seen = etwas im Spiel Gesehenes
no-longer = Nicht mehr: { $told }
instead = Stattdessen: { $told }
line = Zeile { $fact }
quoted = { $decided ->
    [stands] „{ $words }“ ({ board }, gemeldet: { $by }, bestätigt: { $head })
    [dropped] „{ $words }“ ({ board }, gemeldet: { $by }, verworfen: { $head })
   *[no] „{ $words }“ ({ board }, { $by })
}
the-server = Serverrechner
the-court = das System
shown-code = Code, am Server gezeigt
player-of-side = { $side ->
    [white] Weiß ({ $name })
   *[black] Schwarz ({ $name })
}
player-in-results = { $name } ({ side })
card-for = { card }, { offence }
game-result = { game } { result }
called-times = { $fault } ({ $times })

## The page

page-title = { GIVEN($event) ->
    [yes] Vorfallsbericht, { $event }
   *[no] Vorfallsbericht
}
page-times = Uhrzeiten: { $zone }.
page-demo = Was hier steht, wurde von Programmen gespielt.
page-nameless = Namen fehlen.
page-dash = Ein Strich in der Spalte der Regeln: keine Spielregel spricht davon. Schweigen, Ausfälle und Anfragen, die nichts Vorhandenes nennen, stehen nur zur Kenntnis da.
page-results = { $court }: Ergebnisse und Strafen
page-incidents = { $court }: was geschah
page-damage = Das Journal ist beschädigt.
page-before-damage = { $damage }. Was davor liegt, steht unten.
page-nothing = Nichts zu berichten.
page-denied = Telefone, die nicht eingelassen wurden
page-walkers = Karten der Geher
head-round = Runde
head-board = Brett
head-player = Spieler
head-points = Punkte
head-how = Wie
head-called = Gemeldet gegen ihn
head-served = Verbüßt
head-illegal = Regelwidrige Züge
head-runs = Läufe
head-record = Eintrag
head-time = Zeit
head-what = Was
head-by = Von
head-rule = Regel
head-effect = Wirkung
head-number = Nummer
head-asked-as = Gefragt als
head-program = Programm
head-decided-by = Entschieden von
head-walker = Geher
head-card = Karte
head-judge = Richter
not-over = nicht beendet
not-served = ({ $n } nicht verbüßt)
state-open = kein Ergebnis eingetragen
state-entered = von einem Schiedsrichter eingetragen
state-confirmed = bestätigt
state-differs = Einträge weichen ab
state-sealed = versiegelt
to-record = zum Eintrag { $record }
about-lines = zu
later-lines = später
recorded = vermerkt
boards-from-to = { $first } bis { $last }
kind-call = Meldung
kind-claim = Reklamation
kind-ruling = Entscheidung
kind-court = Das System
kind-amendment = Änderung
kind-override = Trotzdem
kind-result = Ergebnis
kind-question = Frage
kind-refusal = Ablehnung
kind-outage = Ausfall
kind-device = Gerät
day = { $weekday ->
    [1] Montag
    [2] Dienstag
    [3] Mittwoch
    [4] Donnerstag
    [5] Freitag
    [6] Samstag
   *[7] Sonntag
}, { $day }. { $month ->
    [1] Januar
    [2] Februar
    [3] März
    [4] April
    [5] Mai
    [6] Juni
    [7] Juli
    [8] August
    [9] September
    [10] Oktober
    [11] November
   *[12] Dezember
} { $year }

## A game as PGN

pgn-remark = { GIVEN($moves) ->
    [yes] { $are_all ->
        [yes] ab hier keine regelgemäßen Züge einer bekannten Stellung: { $moves }
       *[no] einige Züge ab hier wurden nicht gemeldet; gemeldet wurden: { $moves }
    }
   *[no] die Züge ab hier wurden nicht gemeldet
}

## The log of an event's desk

report-seed = Startwert { $seed }
report-protest = Protest { $protest }
report-games = { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}
