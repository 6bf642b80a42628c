
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


desk-not-created = die Veranstaltung ist noch nicht angelegt
desk-already-created = die Veranstaltung ist schon angelegt
desk-finished = die Veranstaltung ist beendet: zuerst wieder öffnen
desk-not-finished = die Veranstaltung ist nicht beendet
desk-not-yours = das steht Ihnen nicht zu ({ $act })
desk-stale = jemand anderes hat { $subject ->
    [plan] den Plan
    [entries] die Meldeliste
    [entry] diesen Spieler
    [team] diese Mannschaft
    [tournament] dieses Turnier
    [round] diese Runde
    [match] diesen Wettkampf
    [game] diese Partie
    [protest] diesen Protest
   *[held] dieses zurückgestellte Ergebnis
} inzwischen geändert ({ $changed }): bitte neu ansehen
desk-field = { $field ->
    [reason] Grund
    [protest] Protest
    [ruling] Entscheidung
    [link] Link
    [moves] Züge
   *[name] Name
}
desk-bad-text = der Text ({ desk-field }) ist leer oder enthält ein unsichtbares Zeichen
desk-too-long = der Text ({ desk-field }) ist länger als { $max } Zeichen
desk-bad-plan = „{ $found }“ ist nicht möglich für { $setting ->
    [name] den Namen der Veranstaltung
    [city] den Ort
    [federation] die Föderation: erwartet höchstens drei Buchstaben
    [season] die Saison: erwartet ein paar Zeichen, etwa 2026/27
    [site] die Seite der Online-Partien: erwartet ein kurzer Name wie lichess.org
    [days] die Tage: erwartet der Reihe nach, jeden einmal
    [starts] den Beginn eines Tages: erwartet Minuten des Tages
    [categories] eine Kategorie: erwartet ein kurzes Kürzel
    [rounds] die Rundenzahl: erwartet 1 bis 99
    [tie_breaks] eine Feinwertung: erwartet ein Kürzel wie BH/C1
    [finalists] die Zahl der Finalisten: erwartet keine oder 2 bis 1024
    [base] die Bedenkzeit: erwartet mehr als 0 und höchstens ein Tag
    [increment] den Zuschlag: erwartet höchstens eine Stunde
    [round_minutes] die Minuten einer Runde: erwartet 1 bis 1440
    [boards] die Bretter eines Feldes: erwartet 1 bis 12
    [courts] die Felder: erwartet jedes einmal
    [ticks] die Häkchen der Anwesenheit: erwartet kurze Namen, benutzte bleiben
    [prizes] einen Preis: erwartet ein Platz und wenige Worte
    [first_game] die Nummer der ersten Partie: erwartet eine ganze Zahl ab 1
   *[format] die Form: Mannschaften spielen nicht nach Kategorien
}
desk-no-such-person = { $person } steht nicht auf der Meldeliste
desk-no-such-team = es gibt keine Mannschaft { $team }
desk-no-such-tournament = es gibt kein Turnier { $tournament }
desk-no-such-round = Turnier { $tournament } hat noch keine Runde { $round }
desk-no-such-match = es gibt keinen Wettkampf { $match_no }
desk-no-such-game = die Veranstaltung hat keine Partie { $game }
desk-no-such-protest = es gibt keinen Protest { $protest }
desk-no-such-held = es gibt kein zurückgestelltes Ergebnis { $held }
desk-no-such-tick = es gibt kein Häkchen { $tick }: der Plan nennt { $ticks }
desk-no-such-board = der Plan hat kein Brett { $board } auf Feld { $court }
desk-already-entered = { $person } ist schon gemeldet
desk-team-already-entered = Mannschaft { $team } ist schon gemeldet
desk-in-another-team = { $person } spielt für Mannschaft { $team }
desk-named-twice = { $person } ist zweimal genannt
desk-bad-rating = { $rating } ist keine Wertungszahl für { $person }: erwartet 1 bis { $most }, oder nichts ohne Wertungszahl
desk-category-not-played = die Kategorie „{ $category }“ von { $person } wird hier nicht gespielt
desk-no-tournament-for = kein Turnier nimmt { $person } nach der Kategorie auf
desk-plays-already = { $person } spielt schon in Turnier { $tournament }
desk-late-entries-over = Nachmeldungen sind bis Runde { $until } möglich, und nicht mehr, wenn alle Runden gepaart sind
desk-already-withdrawn = { $person } ist schon zurückgetreten
desk-not-withdrawn = { $person } ist nicht zurückgetreten
desk-team-already-withdrawn = Mannschaft { $team } ist schon zurückgetreten
desk-byes-used = { $person } hatte die { $most } halben Freilose, um die ein Spieler bitten darf
desk-no-bye-in-round = in Runde { $round } kann um kein Freilos gebeten werden
desk-not-asked = { $person } hat in Runde { $round } kein Freilos
desk-too-late-for-bye = Runde { $round } ist gepaart, oder der Spieler war noch nicht dabei
desk-only-pairing-gives = dieses Freilos gibt nur die Paarung
desk-check-in-not-open = die Anwesenheitskontrolle ist nicht offen
desk-check-in-open = die Anwesenheitskontrolle ist schon offen
desk-entries-closed = die Meldeliste ist geschlossen
desk-entries-open = die Meldeliste ist offen
desk-begun = Turnier { $tournament } hat begonnen, oder andere beruhen darauf
desk-too-few = mindestens zwei Spieler oder Mannschaften sind nötig, gemeldet { $competitors ->
    [0] ist niemand
    [one] ist eine
   *[other] sind { $competitors }
}
desk-category-too-small = { GIVEN($categories) ->
    [yes] in der Kategorie { $categories } ist
   *[no] ohne Kategorie ist
} ein Spieler allein ({ $competitors }): geben Sie ihm eine andere Kategorie, lassen Sie alle Kategorien ein Turnier spielen, oder melden Sie ihn ab
desk-too-many = { $competitors } Teilnehmer sind mehr als die möglichen { $most }
desk-not-as-numbered = die Liste nennt nicht jeden Teilnehmer von Turnier { $tournament } einmal
desk-numbers-fixed = die Startnummern von Turnier { $tournament } bleiben, seit Runde { $round } gepaart ist
desk-bad-tie-break = „{ $code }“ ist keine Feinwertung für dieses Turnier
desk-not-for-this-system = das System von Turnier { $tournament } kennt das nicht
desk-not-twice = { $competitor } kann nicht zweimal da sein
desk-not-in-tournament = { $competitor } spielt nicht in Turnier { $tournament }
desk-club-unknown = niemand von Verein { $club } spielt in diesem Turnier
desk-crossing-needs-groups = { $groups } Gruppen lassen sich nicht kreuzen: erwartet 2, 4, 8 … Gruppen und die beiden Ersten jeder
desk-not-final = Turnier { $tournament } ist nicht beendet
desk-changes-finals = das ändert, wer in den Finals spielt oder in welcher Reihenfolge: zuerst die Finals zurücknehmen, Turnier { $tournament } in seinen Einstellungen, und sie neu anlegen
desk-finals-made = die Finals sind schon angelegt: Turnier { $tournament }
desk-lots-needed = in Turnier { $tournament } muss das Los entscheiden zwischen { $tied }: in seiner Rangliste auslosen
desk-nothing-shared = in Turnier { $tournament } teilt niemand einen Platz
desk-colour-not-drawn = die Farbe für Runde 1 von Turnier { $tournament } ist nicht ausgelost
desk-colour-drawn = Turnier { $tournament } hat begonnen: seine Farbe bleibt
desk-results-missing = in Runde { $round } von Turnier { $tournament } fehlen Ergebnisse ({ $games })
desk-results-held = ein Feld hat in Runde { $round } von Turnier { $tournament } ein anderes Ergebnis gemeldet, als zählt ({ $games }): entscheiden Sie zuerst, welches zählt
desk-seen-elsewhere = das beruht auf Eintrag { $seen }, und das Turnier hat hier { $last }: es ist die Ansicht eines anderen Servers. Laden Sie sie neu
desk-matches-undecided = Wettkämpfe von Turnier { $tournament } sind nicht entschieden ({ $matches })
desk-all-paired = alle { $rounds } Runden von Turnier { $tournament } sind gepaart
desk-no-legal-pairing = die Regeln lassen keine Auslosung von Runde { $round } in Turnier { $tournament } zu: zu viele haben schon gegeneinander gespielt oder sind durch die Einstellungen getrennt. Senken Sie in den Einstellungen die Rundenzahl, oder heben Sie eine Trennung auf
desk-nobody-to-pair = in Runde { $round } von Turnier { $tournament } ist niemand zu paaren
desk-acceleration-needs-halves = Beschleunigung in Turnier { $tournament } braucht einen Sieg wie zwei Remis und eine Niederlage ohne Punkt
desk-bad-team-system = „{ $code }“ ist kein Schweizer System für Mannschaften, das dieses Programm kennt
desk-draft-open = Runde { $round } von Turnier { $tournament } ist ein Entwurf: zuerst veröffentlichen oder zurücknehmen
desk-changes-open = Runde { $round } von Turnier { $tournament } wird von Hand geändert: zuerst beenden
desk-changes-not-open = Runde { $round } von Turnier { $tournament } wird nicht von Hand geändert
desk-not-last-round = Runde { $last } folgt schon auf Runde { $round } von Turnier { $tournament }
desk-already-published = Runde { $round } von Turnier { $tournament } ist veröffentlicht: bitte ändern
desk-not-published = Runde { $round } von Turnier { $tournament } ist nicht veröffentlicht
desk-nothing-to-publish = Runde { $round } von Turnier { $tournament } ist als Fassung { $version } veröffentlicht und unverändert
desk-unplaced = ohne Gegner und ohne Freilos: { $competitors }
desk-placed = { $competitor } hat einen Gegner: zuerst die Paarung auflösen
desk-have-met = { $white } und { $black } haben schon gegeneinander gespielt
desk-kept-apart = { $white } und { $black } sollen nicht gegeneinander spielen
desk-reason-needed = ein Grund ist nötig
desk-game-begun = Partie { $game } hat begonnen oder hat ein Ergebnis
desk-no-courts = der Plan hat keine Felder
desk-nothing-laid = keine veröffentlichte Partie ohne Ergebnis liegt auf einem Feld: veröffentlichen Sie die Runde und legen Sie zuerst ihre Partien
desk-board-taken = Brett { $board } von Feld { $court } hat Partie { $game }, die gespielt wird
desk-court-gap = Einträge von Feld { $court } fehlen: der Turniertisch hat sie bis { $cursor }, diese beginnen nach { $after }
desk-result-there = Partie { $game } hat ein anderes Ergebnis: bitte berichtigen
desk-no-result = Partie { $game } hat kein Ergebnis
desk-same-result = Partie { $game } hat dieses Ergebnis
desk-game-withdrawn = der Turniertisch hat Partie { $game } zurückgenommen
desk-board-empty = in Partie { $game } fehlt ein Spieler: sie ist kampflos
desk-choose-after-pairing = Runde { $round } von Turnier { $tournament } ist schon gepaart: bitte wählen: { $usual ->
    [keep] beibehalten (üblich, da eine Partie begonnen hat), neu paaren, oder ab einer Punktgruppe neu paaren
   *[repair_all] neu paaren (üblich, da keine Partie begonnen hat), ab einer Punktgruppe neu paaren, oder beibehalten
}
desk-nothing-paired-after = in Turnier { $tournament } folgt nichts, das neu gepaart werden könnte
desk-rests-on-it = Wettkampf { $match_no } beruht auf dem Ergebnis von Partie { $game } und hat begonnen
desk-not-in-knockout = Partie { $game } eines K.-o.-Turniers kann so nicht enden
desk-sprint-not-drawn = auf ein Remis im ChessSprint folgt eine weitere Partie: bitte die Zeiten von Partie { $game } eingeben
desk-not-a-sprint = Partie { $game } ist kein ChessSprint
desk-not-due = Wettkampf { $match_no } wartet nicht darauf
desk-not-in-match = { $competitor } spielt nicht in Wettkampf { $match_no }
desk-already-ruled = darüber ist schon entschieden
desk-not-upheld = nur ein Protest, dem stattgegeben wird, führt zu einer Berichtigung (Protest { $protest })
desk-not-a-member = { $person } gehört nicht zu Mannschaft { $team }
desk-in-no-team = { $person } spielt für keine Mannschaft
desk-too-few-players = Mannschaft { $team } braucht { $boards } Spieler und hat { $players }
desk-too-many-players = { $named } Spieler sind für { $boards } Bretter genannt
desk-line-up-there = Mannschaft { $team } hat ihre Aufstellung für Wettkampf { $match_no } verschlossen abgegeben
desk-line-ups-open = die Aufstellungen von Wettkampf { $match_no } sind offen
desk-match-played = Wettkampf { $match_no } hat schon Ergebnisse
desk-not-online = Wettkampf { $match_no } wird nicht online gespielt
desk-outside-window = das liegt außerhalb des Zeitfensters von Wettkampf { $match_no }
desk-window-ends-first = das Zeitfenster endet, bevor es beginnt
desk-hour-runs = die Stunde von Wettkampf { $match_no } läuft
desk-bad-time = kein Kalender und keine Uhr kennt diese Zeit
desk-not-your-game = { $person } spielt nicht in Partie { $game }
desk-no-link = der Link ist keine Adresse im Web: erwartet werden https:// und ein Rechnername, ohne Benutzer und Leerzeichen
desk-nothing-reported = niemand hat ein Ergebnis von Partie { $game } gemeldet
desk-other-result = das Ergebnis von Partie { $game } ist inzwischen ein anderes: sehen Sie es noch einmal an
desk-protests-open = ein Spieler hat darüber schon { $max } offene Proteste; warten Sie die Entscheidung ab
desk-own-report = der Gegner bestätigt das Ergebnis von Partie { $game }
desk-disputed = das Ergebnis von Partie { $game } ist bestritten: ein Schiedsrichter entscheidet
desk-before-deadline = der Gegner kann auf die Meldung von Partie { $game } bis zur Frist antworten: Tragen Sie das Ergebnis ein, wenn Sie es entscheiden
desk-held-back = die Ergebnisse von Turnier { $tournament } sind noch nicht bekannt gegeben
desk-nothing-held-back = die Ergebnisse von Turnier { $tournament } sind öffentlich


register-event = { GIVEN($name) ->
    [yes] „{ $name }“
   *[no] Turnier { $event }
}
register-one-already = beide Nummern sind schon eine
register-both-entered = beide sind in { register-event } gemeldet: eine Person würde dort doppelt spielen
register-still-in = diese Person spielt noch in { register-event } oder hat dort noch eine Partie, führt eine Mannschaft oder gehört zum Turnierteam. Ziehen Sie zuerst den Spieler zurück und tragen Sie seine Ergebnisse ein, ändern Sie Mannschaft oder Turnierteam, oder beenden Sie das Turnier
register-rehearsal-runs = eine Probe läuft mit einer eigenen Kopie des Verzeichnisses: beenden Sie zuerst die Probe
register-too-many-persons = mehr als { $limit } Personen auf einmal: geben Sie sie in mehreren Teilen ein
register-person-name = { $fault ->
    [too_long] ein Name ist länger als { $fault-max } Zeichen
    [blank] eine Person braucht einen Namen
   *[unseen] ein Name enthält das Zeichen { CODE_POINT($fault-unseen) }, das niemand sieht
}
register-not-born = { $found } ist kein Geburtsdatum: erwartet wird ein Tag, den es im Kalender gibt und der vergangen ist
register-no-name = ein Verein braucht einen Namen
register-name-taken = ein anderer Verein heißt { $name }: legen Sie stattdessen beide zusammen


tournament-failed = Der Server meldet: { $why }
tournament-close = Schließen
tournament-nobody = niemand
tournament-system = { $system ->
    [recommended] wie empfohlen
    [swiss] Schweizer System
    [round_robin] Rundenturnier
    [double_round_robin] doppelrundiges Turnier
    [knockout] K.-o.-System
    [team_swiss] Schweizer System (Mannschaften)
    [team_round_robin] Rundenturnier (Mannschaften)
    [double_team_round_robin] doppelrundig (Mannschaften)
    [team_knockout] K.-o.-System (Mannschaften)
   *[league] Liga
}
tournament-name = { $id } · { GIVEN($what) ->
    [yes] { $what }
   *[no] { $kind }
}{ $final ->
    [yes] {" "}(Finale)
   *[no] { "" }
}
tournament-group = Gruppe { $letter }
tournament-bye = { $bye ->
    [pairing_allocated] spielfrei
    [full_point] Freilos mit ganzem Punkt
    [half_point] Freilos mit halbem Punkt
    [free] spielfrei
   *[zero_point] abwesend
}


personal-title = Meine Partien
personal-needs = Die Seite eines Spielers braucht JavaScript. Ohne das hängen die Paarungen an der Wand.
personal-gone = Dieser Link gilt nicht (mehr). Bitten Sie die Turnierleitung um einen neuen.
personal-link = { $standing ->
    [live] Stand von { $at }
    [connecting] { GIVEN($at) ->
        [yes] Der Server wird gefragt; diese Seite ist von { $at }
       *[no] Der Server wird gefragt …
    }
   *[down] { GIVEN($at) ->
        [yes] Keine Verbindung: Diese Seite ist von { $at }
       *[no] Keine Verbindung
    }
}{ $waits ->
    [0] { "" }
    [one] {" "}· { $waits } Eingabe ist noch nicht gesendet: Seite offen lassen
   *[other] {" "}· { $waits } Eingaben sind noch nicht gesendet: Seite offen lassen
}
personal-link-spoken = { $standing ->
    [live] Verbunden
    [connecting] Verbindung wird hergestellt
   *[down] Keine Verbindung: Diese Seite kann veraltet sein
}
personal-no = Nein
personal-out = Die Paarung der Runde { $round } ist da.
personal-seen = Gesehen
personal-sound = { $on ->
    [yes] Ton ist an
   *[no] Ton, wenn eine Paarung da ist
}
personal-sound-why = Das Telefon tönt, vibriert und blinkt nur, solange diese Seite offen und der Bildschirm an ist.
personal-next = Nächste Partie
personal-now = Ihre Partie
personal-no-next = { $state ->
    [finished] Das Turnier ist beendet.
    [withdrawn] Sie haben sich vom Turnier zurückgezogen.
   *[waits] Es gibt noch keine Paarung für Sie.
}
personal-round = { $part ->
    [0] Runde { $round }, ChessSprint
    [1] Runde { $round }
   *[other] Runde { $round }, Teil { $part }
}
personal-board = Feld { $court }, Brett { $board }{ $wave ->
    [1] { "" }
   *[other] {" "}(Durchgang { $wave })
}
personal-no-board = Brett noch nicht bekannt
personal-end = { line-of } dieser Bahn
personal-against = gegen { $opponent }
personal-when = Zeit: { $at }
personal-started = Begonnen um { $at }
personal-choose-colour = Wählen Sie Ihre Farbe für den ChessSprint
personal-window = Zu spielen von { $from } bis { $to }
personal-challenge = { GIVEN($site) ->
    [yes] { $handle } auf { $site } herausfordern
   *[no] { $handle } herausfordern
}{ GIVEN($own) ->
    [yes] { "; " }du spielst als { $own }
   *[no] { "" }
}
personal-site = Gespielt wird auf { $site }
personal-hour = { $own ->
    [yes] { $opponent ->
        [yes] Die Stunde läuft.
       *[no] Sie sind bereit. Die Stunde läuft, sobald Ihr Gegner es auch ist.
    }
   *[no] { $opponent ->
        [yes] Ihr Gegner ist bereit. Die Stunde läuft, sobald Sie sie starten.
       *[no] Die Stunde ist nicht gestartet. Sie läuft, sobald beide sie starten.
    }
}
personal-start-hour = Die Stunde starten
personal-agree = Zeit, die Sie dem Gegner vorschlagen
personal-agree-send = Zeit vorschlagen
personal-proposed = { $own ->
    [yes] Sie haben { $at } vorgeschlagen. Es gilt, sobald Ihr Gegner zustimmt.
   *[no] Ihr Gegner schlägt { $at } vor.
}
personal-agree-to = Dieser Zeit zustimmen
personal-claimed = { $own ->
    [yes] Sie haben { $score } gemeldet.
   *[no] { $opponent } hat { $score } gemeldet.
} { $disputed ->
    [yes] Das ist bestritten: Ein Schiedsrichter entscheidet.
   *[no] { $own ->
        [yes] Es zählt, sobald { $opponent } es bestätigt, sonst von selbst: { $deadline }.
       *[no] Stimmt das?
    }
}
personal-answer = Antwort auf das gemeldete Ergebnis
personal-confirm = Es stimmt
personal-dispute = Ergebnis bestreiten
personal-dispute-why = Die Turnierleitung erfährt, dass das Ergebnis falsch ist, und ein Schiedsrichter entscheidet. Bestreiten?
personal-report = Ergebnis
personal-outcome = { $outcome ->
    [won] Gewonnen
    [lost] Verloren
   *[drawn] Remis
} ({ $score })
personal-game-link = Link zur Partie, falls es einen gibt
personal-choose = Bitte wählen
personal-report-send = Ergebnis melden
personal-report-why = Sie melden: { $outcome }. Stimmt das?
personal-report-other = Ein anderes Ergebnis melden
personal-pgn = oder das PGN der Partie, wie die Seite es ausgibt
personal-pgn-send = Mit dem PGN melden
personal-standing = Stand
personal-no-place = Es sind noch keine Ergebnisse bekannt gegeben.
personal-place = Platz { $rank } von { $of }{ GIVEN($points) ->
    [yes] , Punkte: { $points }
   *[no] { "" }
}
personal-rating = Wertung
personal-rating-line = { GIVEN($rating) ->
    [yes] { $rating }
   *[no] ohne Wertungszahl
}; gewertete Partien: { $games }, Punkte: { $points }{ GIVEN($opponents) ->
    [yes] , Gegnerschnitt { $opponents }
   *[no] { "" }
}
personal-results = Ergebnisse
personal-no-results = Noch keine Ihrer Partien hat ein Ergebnis.
personal-runs = Läufe: { $runs }
personal-away = Freilose und Abwesenheiten
personal-bye-in = Runde { $round }: { $bye }
personal-cancel = Absagen
personal-ask-bye = Freilos oder Abwesenheit
personal-ask = Eintragen
personal-protests = Proteste
personal-protest = Protest
personal-protest-about = Worüber
personal-protest-filed = Sie bestreiten dieses Ergebnis: siehe Proteste.
personal-disputed = Das Ergebnis wird bestritten.
personal-game = Runde { $round } gegen { $opponent }
personal-no-game = keine Partie
personal-file = Protest einlegen
personal-ruling = { $upheld ->
    [yes] Stattgegeben
   *[no] Abgelehnt
}: { $text }
personal-no-ruling = Noch nicht entschieden
personal-withdraw = Vom Turnier zurückziehen
personal-withdraw-why = Sie werden nicht mehr gepaart. Nur die Turnierleitung kann das zurücknehmen. Zurückziehen?
personal-withdraw-yes = Zurückziehen
personal-line-up = Aufstellung für Runde { $round } gegen Mannschaft { $opponent }
personal-named = { $named } von { $boards } genannt
personal-seal = Aufstellung versiegeln
personal-seal-why = Eine versiegelte Aufstellung bleibt, wie sie ist, und niemand sieht sie, bevor die Aufstellungen geöffnet sind. Versiegeln?
personal-sealed = Versiegelt. Niemand sonst sieht sie, bevor die Aufstellungen geöffnet sind.
personal-done = { $act ->
    [dispute] Das Ergebnis wird bestritten.
    [confirm] Das Ergebnis ist bestätigt.
    [report] Das Ergebnis ist gemeldet.
    [colour] Die Farbe ist gewählt.
    [hour] Sie haben die Stunde gestartet.
    [time] Die Zeit ist vorgeschlagen.
    [agree] Die Zeit ist vereinbart.
    [ask] Es ist eingetragen.
    [cancel] Abgesagt: Sie spielen.
    [protest] Der Protest ist eingelegt.
    [withdraw] Sie haben sich zurückgezogen.
   *[seal] Die Aufstellung ist versiegelt.
}
