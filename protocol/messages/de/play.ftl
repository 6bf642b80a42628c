# Wörter des Spiels, die jede Anzeige zeigt: Seiten, Figuren, Verstöße, Reklamationen, Ergebnisse.

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

## Events of a game, as its public page and the referees' log tell them

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
