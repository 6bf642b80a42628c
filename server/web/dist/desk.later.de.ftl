

item-failed = { $item ->
    [electronic_clock] mechanische Uhr
    [table_width] Tisch breiter als 85,0 cm
    [no_backrest] Sitz mit Rückenlehne
    [board_and_pieces] Brett oder Figuren nicht nach FIDE
    [endorsed_clock] Uhr ohne FIDE-Zulassung
    [standing] kein Platz, um im Stehen zu spielen
    [captured_pieces] geschlagene Figuren außer Reichweite oder Sicht des Gegners
    [shoes] Schuhe passen nicht zum Boden
   *[dress] nackter Oberkörper
}


refusal-not-yours = als { role } nicht erlaubt: { $act ->
    [ready] Bretter bereit melden
    [check] die Ausrüstung prüfen
    [waive] einen Mangel zulassen
    [show_cards] einem Geher seine Karten zeigen
    [pause] ein Brett anhalten
    [enter_result] ein Ergebnis eintragen
    [replace] eine Meldung ersetzen
    [void] eine Entscheidung annullieren
    [void_ruling] eine Entscheidung annullieren, die keine eigene Meldung ist
    [void_others_call] die Meldung eines anderen Schiedsrichters zurücknehmen
    [arrange] eintragen, was die Spieler vereinbart haben
    [pair] Partien ansetzen
    [take_off] Partien von Brettern nehmen
    [start] Partien starten
    [abort] einen Countdown abbrechen
    [annul] einen Start annullieren
    [seal] ein Ergebnis versiegeln
    [correct_result] ein versiegeltes Ergebnis berichtigen
    [split] eine Meldung trennen
    [set_clock] Uhren stellen
    [set_position] eine Stellung festlegen
    [set_players] die Spieler berichtigen
    [rule_result] ein Ergebnis festsetzen
    [answer] für den Hauptschiedsrichter antworten
    [set_evidence] ändern, was ein Brett meldet
    [fault] einen Verstoß melden
    [penalty] einen Verstoß melden
    [ladder] mehr als zehn Sekunden oder eine Verwarnung geben
    [stopped] die Stoppuhr führen
    [left_stop] die Stoppuhr führen
    [walk_card] eine Karte zeigen
    [chief_called] den Hauptschiedsrichter rufen
    [change_devices] die Rechte von Geräten ändern
   *[other] melden, was an einem Brett geschieht
}; fragen Sie den Hauptschiedsrichter
refusal-off-duty = dieses Gerät ist abgelöst: benutzen Sie das Gerät, das jetzt Dienst hat, oder bitten Sie den Hauptschiedsrichter um einen Dienst
refusal-wrong-court = { GIVEN($role) ->
    [yes] dieses Gerät hat auf anderen Feldern eine Rolle ({ role }), aber keine auf { court }
   *[no] dieses Gerät hat keine Rolle auf { court }
}
refusal-no-such-court = { court } gibt es hier nicht
refusal-wrong-board = dieses Gerät meldet nicht für { board }
refusal-no-such-board = { board } gibt es auf diesem Feld nicht; es hat die Bretter 1 bis { $boards }
refusal-no-such-game = { GIVEN($on) ->
    [yes] { game } ist auf Brett { $on }
   *[no] { game } gibt es auf diesem Feld nicht
}
refusal-no-game = auf { board } ist keine Partie angesetzt
refusal-game-exists = { game } ist schon auf diesem Feld; eine neue Partie braucht eine neue Nummer
refusal-board-taken = { $boards-n ->
    [one] { boards } hat noch eine Partie, die nicht beendet ist. Darum wurde keine Partie angesetzt: ein Hauptschiedsrichter beendet sie zuerst oder setzt nur die anderen Bretter an
   *[other] { boards } haben noch Partien, die nicht beendet sind. Darum wurde keine Partie angesetzt: ein Hauptschiedsrichter beendet sie zuerst oder setzt nur die anderen Bretter an
}
refusal-not-sealed = Ergebnisse der letzten Partien sind nicht versiegelt ({ $reasons }): tragen Sie sie ein und versiegeln Sie sie, oder setzen Sie die nächsten Partien mit einer Begründung an
unsealed = Runde { $round }, { boards }: { $state ->
    [open] kein Ergebnis ist eingetragen
    [entered] ein Ergebnis ist einmal eingetragen und nicht bestätigt
    [differs] die Einträge weichen ab, oder das Brett sagt etwas anderes
   *[confirmed] das Ergebnis ist bestätigt und nicht versiegelt
}
refusal-wrong-phase = Stand von { game }: { phase }. { $needs ->
    [arrange_before_start] Der Zeitpunkt wird vor dem Start vereinbart
    [evidence_is_over] Die Meldestufe zählt nicht mehr
    [ready_before_start] Bretter werden vor ihrem Start bereit gemeldet
    [waiting_or_paused] Nur eine wartende oder pausierte Partie kann gestartet werden
    [before_go] Ein Start kann nur bis GO abgebrochen werden; danach annullieren Sie den Start
    [no_start] Hier ist kein Start zu annullieren
    [stop_countdown] Brechen Sie stattdessen den Countdown ab
    [void_result] Zuerst muss das Ergebnis annulliert werden
    [not_started] Sie ist nicht gestartet
    [taken_off_before_start] eine Partie verlässt ihr Brett nur vor dem Start, solange für sie nichts gemeldet oder eingetragen ist; sonst entscheiden und versiegeln Sie ihr Ergebnis
    [head_stops_countdown] Den Countdown bricht der Hauptschiedsrichter ab
    [paused] Sie ist schon pausiert
    [ended] Sie ist beendet
    [goes_on] Nach dem Ende wird keine Strafe mehr verbüßt
    [clocks_are_over] Die Uhren zählen nicht mehr
    [start_ruled] Zuerst muss über den Start entschieden werden
    [call_as_fault] Melden Sie es nach dem Start als Verstoß
    [played] Eine Sprint-Partie kann remis enden, sobald sie gespielt ist
   *[annul_start] Haben beide weniger als zehn Züge gemacht, wird der Start annulliert, und die Farben werden am Brett berichtigt (FIDE 7.3)
}
refusal-from-the-future = der Zeitstempel liegt { $ahead_ms } ms vor der Systemuhr; prüfen Sie die Uhr des Geräts
refusal-before-the-game = der Zeitstempel liegt { $early_ms } ms vor dem Start von { game }
refusal-not-a-move = „{ $text }“ ist kein Zug in UCI-Notation wie e2e4 oder e7e8q
refusal-not-at-this-level = { board } meldet in seiner Meldestufe { $report ->
    [presses] kein Drücken der Uhr
   *[moves] keine Züge
}
refusal-bad-result = Ende durch { termination }: „{ result }“ ist nicht möglich; erwartet: { $fits ->
    [winner] ein Sieger
    [draw] ein Remis
   *[winner_or_draw] ein Sieger oder ein Remis
}
refusal-bad-go = GO in { $distance_ms } ms ist nicht möglich: { $by_voice ->
    [yes] höchstens 5 Minuten zurück
   *[no] 2 Sekunden bis 5 Minuten voraus
}
refusal-no-such-fact = Zeile { LINE($fact) } { $expected ->
    [call] ist keine Meldung, die zählt; sehen Sie das Brett noch einmal an
    [joined_call] ist keine Meldung, die mit der eines anderen Schiedsrichters zusammengelegt wurde; sehen Sie die Zeilen noch einmal an
    [ruling] ist keine Entscheidung, keine Antwort und keine Eingabe, die eine Partie beendet hat und noch zählt
    [ruling_not_of_the_board] kann nicht annulliert werden: niemand hat sie gemeldet oder entschieden, sie folgt aus dem Brett oder den Regeln; tragen Sie das richtige Ergebnis ein, oder setzen Sie es fest
    [no_void] kann nicht annulliert werden, sie ist selbst eine Annullierung: melden Sie es neu, für den früheren Zeitpunkt
    [open_question] ist keine offene Frage
   *[answer_to_calls] ist keine Antwort auf Meldungen, von denen noch eine zählt; alle wurden zurückgenommen
}
refusal-answered = Frage { LINE($fact) } ist schon beantwortet: { answer } ({ by })
refusal-already-void = Zeile { LINE($fact) } ist schon annulliert; soll sie wieder zählen, melden oder entscheiden Sie es neu, für den früheren Zeitpunkt
refusal-preview-changed = die Wirkung hat sich seit dieser Vorschau geändert; sehen Sie die neue an
refusal-overtaken = inzwischen: { $change ->
    [became] das Ergebnis von { game } lautet nun: { result }
    [sealed] das Ergebnis von { game } wurde versiegelt: { result } ({ by })
    [corrected] das Ergebnis von { game } wurde berichtigt, vorher: { was }, jetzt: { result } ({ by })
    [clocks] die Uhren von { game } wurden gestellt ({ by })
    [position] die Stellung von { game } wurde festgelegt ({ by })
    [players] die Spieler von { game } wurden berichtigt ({ by })
   *[voided] eine Berichtigung von { game } wurde annulliert
}; sehen Sie noch einmal nach
refusal-not-ready = der Start muss warten: { $reasons }; beheben Sie es, oder starten Sie mit einer Begründung
refusal-sealed = das Ergebnis von { game } ist versiegelt; nur der Hauptschiedsrichter berichtigt es, mit Begründung
refusal-not-confirmed = das Ergebnis von { game } ist noch nicht bestätigt: { $needs ->
    [players_agree] seit dem Ende sind sich beide Spieler einig: { result }; ein Schiedsrichter muss es eintragen
    [players_play_on] seit dem Ende sind sich beide Spieler einig, dass die Partie weitergeht: annullieren Sie das Ende
    [not_sealed] es ist nicht versiegelt: tragen Sie es ein, oder annullieren Sie die falsche Entscheidung
    [late_report] ein später Bericht dazu wartet im Eingang
    [entry] ein Schiedsrichter muss eintragen, was das Brett zeigt
    [end] die Partie ist nicht beendet
    [second_entry] ein zweiter Schiedsrichter, der Hauptschiedsrichter oder sein Stellvertreter muss dasselbe eintragen
   *[one_result] die Einträge weichen ab, oder das Brett sagt etwas anderes
}
refusal-not-in-this-game = { game } ist { ruleset }. Das gibt es dort nicht: { $unknown ->
    [clocks_stopped] ein Spieler hält beide Uhren an
    [players_words] die Spieler äußern sich zu einer Reklamation; der Schiedsrichter entscheidet
    [promotion] eine Umwandlung, die nur angesagt wird
    [withdrawal] ein Zug, der zurückgenommen wird; berührt – geführt
    [reminder] eine Erinnerung durch einen Spieler
    [interference] ein solcher Vermerk; melden Sie eine Störung
    [speed_claim] eine solche Reklamation; das System oder der Schiedsrichter achtet darauf
    [runs] Läufe
    [stops] Stopps hinter einer Linie
    [draw_cards] Remiskarten
    [touched_pieces] berührte Figuren; keine muss gezogen werden
    [corrections] Korrekturen; ein regelwidriger Zug verliert oder bleibt stehen
    [penalty] eine solche Strafe; vermerken Sie es, oder verwarnen Sie
    [walk_cards] Karten für Geher; melden Sie einen Verstoß
    [check_list] eine Prüfliste
    [item] einen solchen Punkt auf der Prüfliste
   *[claim] eine solche Reklamation
}
refusal-players-decide = über { game } entscheiden die beiden Spieler: tragen Sie zuerst ein, was sie reklamieren und bestätigen oder worüber sie einig sind. Erst danach können Sie { $act ->
    [rule] ein Ergebnis festsetzen
    [enter] ein Ergebnis eintragen, das nicht ihres ist
    [enter_another] ein anderes Ergebnis eintragen als das, worüber sie einig sind: { result }
    [enter_unfinished] ein Ergebnis einer Partie eintragen, die laut beiden weitergeht
    [correct] es berichtigen
   *[void] etwas davon annullieren
}
refusal-not-asking = kein Telefon mit der Nummer { $number } bittet um Einlass; sehen Sie die Liste noch einmal an
refusal-no-such-device = { $device } gibt es hier nicht; sehen Sie die Liste noch einmal an
field = { $field ->
    [tag] Kennzeichen
    [reason] Begründung
    [fault] Verstoß
    [claim] Reklamation
    [name] Name
    [court_name] Name des Feldes
   *[position] Stellung
}
refusal-bad-text = { field }: { $fault ->
    [too_long] länger als { $fault-max } Zeichen
    [blank] leer ist nicht möglich; erwartet: einige Worte
   *[unseen] das Zeichen { CODE_POINT($fault-unseen) } ist nicht möglich; erwartet: eine Zeile sichtbarer Zeichen
}
refusal-too-long = { field }: länger als { $max } Zeichen

found-answer = { $found ->
    [yes] ja
    [no] nein
    [confirm] bestätigen
   *[decline] ablehnen
}
handed = { $handed ->
    [organiser] Turnierleitung
    [board] Brettgerät
    [judge] Linienrichter
    [deputy] Stellvertreter
   *[head] Hauptschiedsrichter
}
own = { $own ->
    [organiser] Turnierleitung
    [board] Brettgerät
    [judge] Linienrichter
    [deputy] Stellvertreter
   *[head] Hauptschiedsrichter
}


setting-list = Liste: leer ist nicht möglich; erwartet: mindestens ein Brett oder eine Partie
setting-games-of-a-board = Liste: zwei Partien für Brett { $found } sind nicht möglich; erwartet: eine Partie je Brett
setting-boards = { $most ->
    [12] Zahl der Bretter: { $found } ist nicht möglich; erwartet: 1 bis 12 Bretter auf einem Basketballfeld (CR-2.1-1)
   *[other] Zahl der Bretter: { $found } ist nicht möglich; erwartet: 1 bis { $most } Bretter
}
setting-court-length = Länge des Feldes: { $found } m ist nicht möglich; erwartet: mindestens 28,0 m (CR-2.3-1)
setting-court-width = Breite des Feldes: { $found } m ist nicht möglich; erwartet: die Breite entlang der Bretter, etwa 15,0 m
setting-lane-width = Breite einer Bahn: { $found } m ist nicht möglich; erwartet: mindestens 1,25 m auf einem Basketballfeld, also weniger Bretter oder ein breiteres Feld (CR-2.1-4)
setting-round = Runde: { $found } ist nicht möglich; erwartet: eine Runde ab 1
setting-players = Spieler: Spieler { $found } gegen sich selbst ist nicht möglich; erwartet: zwei Spieler
setting-walk-elsewhere = Gehen: in { $found } nicht möglich; erwartet: kein Gehen, es ist kein ChessWalk
setting-walk-consent = Gehen: Spieler { $found } ({ side }) hat dem Gehen nicht zugestimmt; erwartet: die Zustimmung beider Spieler (CR-4.6-1)
setting-walk-increments = Zeitzugaben: { $found } ist nicht möglich; erwartet: gleich für beide. Zugaben für Meister gibt es nur im Classical Mode
setting-draw-cards = Remiskarten: { $found } ist nicht möglich; erwartet: 0 bis 2 je Spieler (CR-4.4-2)
setting-sprint-draw-cards = Remiskarten: { $found } ist nicht möglich; erwartet: keine im ChessSprint (CR-4.7-2)
setting-match-draw-cards = Zahl der Remiskarten: { $found } ist nicht möglich; erwartet: 0, in einem Match wird Remis mit Worten vereinbart
setting-illegal-move-time = Zeit für einen regelwidrigen Zug: { $found } ist nicht möglich; erwartet: 0:00 bis 10 Minuten
setting-time = Zeit von { side }: { $found } ist nicht möglich; erwartet: mehr als null, höchstens 10 Stunden
setting-time-left = Zeit von { side }: { $found } ist nicht möglich; erwartet: 0:00 bis 10 Stunden
setting-sprint-time = Zeit von { side }: { $found } ist nicht möglich; erwartet: 10 Minuten im ChessSprint (CR-4.7-1)
setting-increment = Zeitzugabe von { side }: { $found } ist nicht möglich; erwartet: 0 Sekunden bis 10 Minuten
setting-sprint-increment = Zeitzugabe von { side }: { $found } ist nicht möglich; erwartet: keine im ChessSprint (CR-4.7-1)
setting-turning-point = Wendepunkt von { side }: { $found } m ist nicht möglich; erwartet: 1 bis { $farthest } m vom Brett (CR-2.2-1)
setting-position = Stellung: „{ $found }“ ist nicht möglich; erwartet: eine Stellung in FEN-Notation
setting-no-match-limit = Zeitgrenze des Matchs: keine ist nicht möglich; erwartet: eine, etwa eine Stunde (IM-3-2)
setting-limit-elsewhere = Zeitgrenze des Matchs: { $found } ist nicht möglich; erwartet: keine, nur ein Intramural-Match hat eine
setting-match-limit = Zeitgrenze des Matchs: { $found } ist nicht möglich; erwartet: mehr als null, höchstens 10 Stunden
setting-window = Zeitfenster: ein Ende vor dem Anfang ist nicht möglich; erwartet: ein Ende nach dem Anfang
setting-window-closed = Zeitfenster: ein schon geschlossenes ist nicht möglich; erwartet: eines, das später schließt (IM-1-2)
setting-arranged-elsewhere = Partie: { ruleset } ist nicht möglich; erwartet: ein Match, dessen Zeitpunkt die Spieler vereinbaren
setting-arranged-time = vereinbarter Zeitpunkt: außerhalb des Zeitfensters ist nicht möglich; erwartet: ein Zeitpunkt darin oder ein anderes Fenster vom Veranstalter (IM-1-2)
setting-site-elsewhere = Website: { $found } ist nicht möglich; erwartet: keine, nur Intramural-Matches werden auf einer gespielt
setting-site = Website: „{ $found }“ ist nicht möglich; erwartet: der Name einer Website, etwa „chess.com“ (IM-1-1)
setting-replacement = eine Meldung, über deren Wirkung entschieden ist, wird nicht ersetzt: annullieren Sie sie zuerst, der Hauptschiedsrichter bestätigt das
setting-square = Feld des Bretts: „{ $found }“ ist nicht möglich; erwartet: eines wie e8
setting-red-card = Verstoß: eine Rote Karte allein ist nicht möglich; erwartet: die Karte mit ihrem Vergehen
setting-given-time = Zeit für den Gegner: { $found } ist nicht möglich; erwartet: mehr als null und höchstens { CLOCK($max) }
setting-taken-time = Zeitabzug: { $found } ist nicht möglich; erwartet: mehr als null und höchstens { CLOCK($max) }
setting-ago = wie lange her: { $found } ist nicht möglich; erwartet: mehr als null und höchstens { CLOCK($max) }
setting-amendment-answer = Antwort: „{ found-answer }“ ist nicht möglich; erwartet: bestätigen nach der Vorschau, oder ablehnen
setting-clock-answer = Antwort: „{ found-answer }“ ist nicht möglich; erwartet: ja, sobald die Uhren auf dem Tisch es zeigen
setting-answer = Antwort: „{ found-answer }“ ist nicht möglich; erwartet: ja oder nein
setting-amendment = Änderung: { $found } neue Einträge sind nicht möglich; erwartet: höchstens so viele, wie ein Datensatz fasst; lehnen Sie sie ab, und setzen Sie das Ergebnis fest
setting-measure = Befund: { $found } cm ist nicht möglich; erwartet: in Ordnung oder nicht
setting-table-width = Breite des Tisches: { $found } cm ist nicht möglich; erwartet: 0,1 cm bis 5 m
setting-waived-item = dieser Punkt hat auf diesem Brett keinen Mangel, oder er verhindert den Start nicht: es ist nichts zuzulassen
setting-item-of-nobody = Spieler: niemand ist nicht möglich; erwartet: Weiß oder Schwarz
setting-item-of-player = Prüfpunkt: { side } ist nicht möglich; erwartet: ein Punkt des Bretts
setting-clocks = Uhren: nichts zu stellen ist nicht möglich; erwartet: eine Zeit, oder wessen Uhr läuft
setting-agreed-draw = ein vereinbartes Remis ist im ChessSprint nicht möglich; erwartet: ein Sieger, oder Remis durch die Stellung oder die Regeln (CR-4.7-2)
setting-hand-over = Übergabe: ein abgelöstes Gerät ohne Dienst ist nicht möglich; erwartet: das Gerät, das jetzt Dienst hat
setting-duties = Übergabe: Dienst { handed } an { own } ist nicht möglich; erwartet: Schiedsrichter an Schiedsrichter, Brettgerät an Brettgerät, Turnierleitung an Turnierleitung oder Hauptschiedsrichter, und eine Rolle auf jedem Feld; geben Sie die Bahnen einem Gerät dieses Feldes
setting-last-head = Rolle: kein Hauptschiedsrichter mehr ist nicht möglich; erwartet: zuerst ein anderer Hauptschiedsrichter; übergeben Sie die Rolle, oder melden Sie einen an


hindrance-no-game = { $boards-n ->
    [one] { boards } ohne Partie
   *[other] { boards } ohne Partie
}
hindrance-not-ready = { $boards-n ->
    [one] { boards } nicht bereit gemeldet
   *[other] { boards } nicht bereit gemeldet
}
hindrance-failed = { $boards-n ->
    [one] { boards }: { failed-item }
   *[other] { boards }: { failed-item }
}
hindrance-proposed-times = { $boards-n ->
    [one] { boards } mit nur vorgeschlagenen Zeiten
   *[other] { boards } mit nur vorgeschlagenen Zeiten
}
hindrance-clock-to-set = { $boards-n ->
    [one] { boards } mit einer Uhr, die noch zu stellen ist
   *[other] { boards } mit Uhren, die noch zu stellen sind
}
hindrance-silent = { $device } ist stumm ({ boards })
hindrance-clock-unknown = die Uhr von { $device } ist nicht bekannt ({ boards })
hindrance-clock-off = die Uhr von { $device } stimmt nur auf ± { $error } ms ({ boards })
away = { $n ->
    [one] Weg, kein Start wartet darauf: { $names }.
   *[other] Weg, kein Start wartet darauf: { $names }.
}
failed-item = { GIVEN($side) ->
    [yes] { side }, { item-failed } ({ $rule })
   *[no] { item-failed } ({ $rule })
}


the-move = { GIVEN($uci) ->
    [yes] { SQUARES($uci) }
   *[no] der Zug
}
ruling-moved-before-run = { side } hat vor dem Lauf gezogen; der Lauf ist noch offen.
ruling-illegal = Regelwidriger Zug: { the-move }. { side } korrigiert ihn, während die eigene Uhr läuft.
ruling-waits = Der Zug { SQUARES($uci) } von { side } bleibt bis zum nächsten Zug stehen; entsteht daraus keine regelgerechte Stellung, ist die Partie remis. { other } darf reklamieren, bevor er zieht.
ruling-queened = Der Bauer von { side } wird zur Dame: { SQUARES($uci) }.
ruling-take-back-owed = { GIVEN($touched) ->
    [yes] Zurückzunehmen von { side }: { the-move }. Danach ein anderer Zug mit der Figur auf { $touched }.
   *[no] Zurückzunehmen von { side }: { the-move }. Danach ein beliebiger regelgerechter Zug.
}
ruling-limit-reached = { GIVEN($points-white) ->
    [yes] Das Match ist in der Zeitgrenze nicht beendet; geschlagen von Weiß { $points-white }, von Schwarz { $points-black }.
   *[no] Das Match ist in der Zeitgrenze nicht beendet; die geschlagenen Punkte sind nicht bekannt.
}
ruling-arranged = Der vereinbarte Zeitpunkt ist mit der Einladung eingetragen.
ruling-illegal-stands = { SQUARES($uci) } bleibt stehen: { other } hat weitergezogen, bevor es korrigiert war.
ruling-empty-press = { side } hat gedrückt, und kein Zug steht auf dem Brett: die Uhr von { other } läuft, das Zugrecht bleibt.
ruling-correction-owed = { $hands_back ->
    [yes] { side } korrigiert und drückt, und läuft vor dem nächsten eigenen Zug hin und zurück; dann ist { other } am Zug.
   *[no] { side } korrigiert und läuft dann vor dem nächsten eigenen Zug hin und zurück.
}
ruling-handed-back = { side } hat korrigiert: die Uhr von { other } läuft.
ruling-taken-back = Der Zug von { side } ist zurückgenommen, mit Zeitzugabe und Lauf.
ruling-no-move = Das Drücken von { side } galt einer Reklamation und war kein Zug.
ruling-claim-ruled = { $verdict ->
    [upheld] Der Reklamation von { side } wird stattgegeben.
    [rejected] Die Reklamation von { side } wird abgewiesen; das Zugrecht ist wie vorher.
    [too_late] { GIVEN($verdict-last-ply) ->
        [yes] { $claim ->
            [touch_move] Die Reklamation von { side } ({ claim }) betrifft den letzten Zug des Gegners, { last-move }. { side } hat seitdem eine Figur berührt: Sie kommt zu spät.
           *[other] Die Reklamation von { side } ({ claim }) betrifft den letzten Zug des Gegners, { last-move }. { side } hat seitdem gezogen: Sie kommt zu spät.
        }
       *[no] Die Reklamation von { side } ({ claim }) betrifft einen Zug des Gegners; { other } hat keinen gemacht.
    }
    [not_on_move] { side } ist nicht am Zug; nur dann kann Remis reklamiert werden.
   *[touched] { $claim ->
        [touch_move] { side } hat selbst eine Figur berührt; „berührt – geführt“ kann nicht mehr reklamiert werden.
       *[other] { side } hat eine Figur berührt; bei diesem Zug kann nicht reklamiert werden.
    }
}
last-move = { GIVEN($verdict-last-san) ->
    [yes] { NUMBERED($verdict-last-ply) } { $verdict-last-san }
   *[no] { MOVER($verdict-last-ply) ->
        [white] Zug { MOVE_NUMBER($verdict-last-ply) } von Weiß
       *[black] Zug { MOVE_NUMBER($verdict-last-ply) } von Schwarz
    }
}
ruling-announced = { side } muss { SQUARES($uci) } spielen, den angekündigten Zug.
ruling-draw-offered = { GIVEN($cards) ->
    [yes] { side } bietet Remis an; Karten übrig: { $cards }.
   *[no] { side } bietet mit der Reklamation Remis an.
}
ruling-draw-refused = { side } lehnt Remis ab.
ruling-time-given = { $is_loss ->
    [yes] { side } verliert { AMOUNT($time) } { time-for }.
   *[no] { side } erhält { AMOUNT($time) } { time-for }.
}
time-for = { $why ->
    [illegal_move] für den regelwidrigen Zug des Gegners
    [wrong_claim] für die falsche Reklamation des Gegners
    [rejected_claim] für die Zeit, die während der Entscheidung über die Reklamation lief
    [ladder] als Strafe des Schiedsrichters
   *[restart] für die nächste Sprint-Partie
}
ruling-called = { $unexpected ->
    [yes] { price }, { $against ->
        [crossing] obwohl der Übertritt gemeldet ist
        [board] obwohl die Rückkehr ans Brett gemeldet ist
        [start] obwohl der Start lange vorbei war
       *[run] obwohl kein solcher Lauf bekannt ist
    }.
   *[no] { price }.
}
at-turn = { $turn ->
    [wall] an der Wand
    [cone] hinter dem Kegel
   *[line] hinter der Linie
}
price = { $sanction ->
    [stop] { $in_stop ->
        [yes] { side } steht schon im Stopp: er dauert zehn Sekunden länger
       *[no] { side } steht zehn Sekunden { at-turn }, beim nächsten Eintreffen dort
    }
    [note] Vermerkt gegen { side }
    [warning] { side } ist verwarnt
    [give_opponent] { other } erhält dafür Zeit
    [take_time] { side } verliert dafür Zeit
   *[loss_of_game] { side } verliert dafür die Partie
}
ruling-joined = Zusammengelegt mit der gleichen Meldung kurz davor; trennen Sie sie, falls es zwei waren.
ruling-checked = { GIVEN($side) ->
    [yes] { side }: { item-failed }; { item-effect }.
   *[no] { item-failed }; { item-effect }.
}
item-effect = { $weight ->
    [required] das Brett wartet, bis es behoben ist oder der Hauptschiedsrichter es zulässt
   *[advised] vermerkt; es ist eine Empfehlung und hindert niemanden am Spielen
}
ruling-waived = Zugelassen: { item-failed }. Es verhindert den Start des Bretts nicht.
ruling-carded = Gezeigt gegen { side }: { card }, { offence }.
ruling-cards-shown = Die bisherigen Karten von { side } sind allen bekannt.
ruling-chain-game-drawn = Partie { $chain_game } ist remis, { termination }. Die nächste folgt sofort.
ruling-stop-began = Die Stoppuhr für { side } läuft.
ruling-stop-watched = Die Stoppuhr für { side } läuft schon; Sie beobachten sie jetzt.
ruling-stop-left = { $seen_leaving ->
    [yes] { side } ist zu früh losgelaufen; der ganze Stopp wird an der nächsten Linie neu verbüßt.
   *[no] { side } hat den Stopp nicht gestanden; er wird an der nächsten Linie verbüßt.
}
ruling-stop-served = { $unwatched ->
    [yes] { side } ist frei; niemand hat das Ende des Stopps beobachtet.
   *[no] { side } ist frei.
}
ruling-lapsed = Die Partie ist beendet. { $penalties ->
    [one] { side } hat eine Strafe nicht verbüßt: Sie verfällt.
   *[other] { side } hat { $penalties } Strafen nicht verbüßt: Sie verfallen.
}
ruling-call-voided = { $tap ->
    [joined] Eine von zwei gleichen Meldungen ist annulliert; die andere gilt weiter.
   *[other] { $served ->
        [yes] Annulliert: { tap }. Die gestandene Zeit wird nicht zurückgegeben.
       *[no] Annulliert: { tap }.
    }
}
ruling-voided = Die Entscheidung ist annulliert, mit allem, was aus ihr folgte.
ruling-call-split = Es waren zwei Meldungen; jede wird verbüßt.
ruling-flag-fell = Das Fallblättchen von { side } fiel bei 0.000.
ruling-ready = { $ready ->
    [yes] Das Brett ist bereit.
   *[no] Das Brett ist nicht mehr bereit.
}
ruling-paired = Das Brett hat seine nächste Partie, trotz: { $reasons }.
ruling-counting = { GIVEN($reasons) ->
    [yes] { $resumes ->
        [yes] Es geht weiter, trotz: { $reasons }.
       *[no] Es wird gestartet, trotz: { $reasons }.
    }
   *[no] { $by_voice ->
        [yes] GO per Stimme: das Brett { $resumes ->
            [yes] macht weiter
           *[no] startet
        } mit dem Tippen.
       *[no] 3, 2, 1, GO: das Brett { $resumes ->
            [yes] macht weiter
           *[no] startet
        }.
    }
}
ruling-aborted = Der Countdown ist abgebrochen; alle Uhren sind wie vorher.
ruling-started = GO: die Partie läuft.
ruling-resumed = GO: die Partie geht weiter, jeder Spieler von seiner Stelle.
ruling-annulled = Der Start ist annulliert; die Partie wartet, die Uhren sind wie vorher.
ruling-paused = Uhren, Läufe und Stopps stehen ab dem Tippen still.
ruling-result-entered = { $confirms ->
    [yes] Eingetragen mit dem Recht zu bestätigen: { result }.
   *[no] Eingetragen: { result }; ein anderer Schiedsrichter bestätigt es.
}
ruling-set-on-clock = Die Uhr auf dem Tisch steht wie festgesetzt.
ruling-evidence-set = Das Brett meldet von jetzt an so.
ruling-claimed = { $incomplete ->
    [yes] { $claim ->
        [flag_down] Die Reklamation von { side } ist eingetragen; sie zählt, sobald beide Uhren stehen.
        [both_flags_down] Die Reklamation von { side } ist eingetragen; sie zählt, sobald beide Uhren stehen.
       *[other] Die Reklamation von { side } ist eingetragen; sie zählt, sobald er gedrückt hat oder beide Uhren stehen.
    }
   *[no] Die Reklamation von { side } ist eingetragen.
}
ruling-sealed = Versiegelt: { result }. Nur der Hauptschiedsrichter berichtigt es.
ruling-result-corrected = { GIVEN($was) ->
    [yes] Das versiegelte Ergebnis ist berichtigt, vorher: { was }, jetzt: { result }.
   *[no] Das versiegelte Ergebnis ist berichtigt: { result }.
}
ruling-clock-set = Die Uhren sind so, wie der Hauptschiedsrichter sie gestellt hat.
ruling-position-set = Die Partie geht aus der festgelegten Stellung weiter.
ruling-players-set = Die Aufzeichnung nennt die Spieler, die wirklich spielen.
ruling-results-differ = Die Einträge weichen ab, oder das Brett sagt etwas anderes; der Hauptschiedsrichter wird gefragt.
ruling-ended = Die Partie ist beendet: { result }, { termination }.
ruling-set-aside-late = Es kam mehr als 30 Sekunden zu spät oder von einem abgelösten Gerät; der Hauptschiedsrichter entscheidet, ob es verbüßt wird.
ruling-set-aside = Es würde ändern, was entschieden ist: zuerst wird der Hauptschiedsrichter gefragt.
ruling-amended = Frühere Entscheidungen werden ersetzt.
ruling-boards-paired = Nächste Partien: { boards }, trotz: { $reasons }.
ruling-boards-ready = { $ready ->
    [yes] Bereit: { boards }.
   *[no] Nicht mehr bereit: { boards }.
}
ruling-boards-counting = { $despite ->
    [yes] 3, 2, 1, GO: { boards-counting }, trotz: { $reasons }.
   *[no] 3, 2, 1, GO: { boards-counting }.
}
boards-counting = { $resumes ->
    [all] weiter: { boards }
    [some] Start oder weiter: { boards }
   *[none] Start: { boards }
}
ruling-boards-sealed = Versiegelt, die Ergebnisse: { boards }. Nur der Hauptschiedsrichter berichtigt sie.
ruling-settled = { $how ->
    [stands] Reklamation: { claim }. Sie ist angenommen.
    [too_late] Reklamation: { claim }. Zu spät, er hat seitdem gezogen und gedrückt.
    [too_early] Reklamation: { claim }. Zu früh, der Gegner hat keinen Zug beendet.
   *[falls] Reklamation: { claim }. Sie ist abgewiesen.
}
ruling-end-stands = Auf dem Brett: { claim }. Das beendet die Partie, sobald beide es bestätigen.
ruling-both-stopped = { side } hat beide Uhren angehalten.
ruling-unpunched = { side } hat nicht gedrückt; die eigene Uhr läuft weiter.
ruling-late-punch = { side } drückt verspätet.
ruling-withdrawn = { side } nimmt den Zug zurück; bis zum Drücken ist das erlaubt.
ruling-declared = Umwandlung ab dem Drücken: { piece }.
ruling-completed = { side } hat zur Reklamation gedrückt.
ruling-agreed = Es ist nichts mehr reklamiert.
ruling-interfered = Vermerkt; es ändert die Partie nicht.
ruling-confirmed = { side } bestätigt; der andere muss auch bestätigen.
ruling-disputed = { side } bestreitet: { claim }; { record-of-claim }. Es bleibt offen, bis beide einig sind.
ruling-runs-on = Die Uhr von { side } läuft weiter.


question-dead-position = Kann keine Seite mehr matt setzen?
question-can-mate = { side } verliert, falls der Gegner noch matt setzen kann: kann er?
question-flag-or-press = Hat { side } rechtzeitig gedrückt? Beste Schätzung: { $left } ms übrig, ± { $error } ms
question-limit-or-move = Kam der Zug von { side } vor der Zeitgrenze des Matchs? Beste Schätzung: { $left } ms davor, ± { $error } ms
question-limit-reached = { GIVEN($points-white) ->
    [yes] Die Zeitgrenze ist erreicht, je { $points-white } Punkte: gewinnt { white }?
   *[no] Die Zeitgrenze ist erreicht, Punkte nicht bekannt: gewinnt { white }?
}
question-window-missed = Das Zeitfenster des Matchs ist geschlossen: darf noch gespielt werden?
question-flag-expected = Sehen Sie auf die Uhr: ist das Fallblättchen von { side } gefallen?
question-clock-differs = Die Uhr auf dem Tisch und die Systemuhr weichen ab, Weiß { by-white }, Schwarz { by-black }: ist die Ablesung richtig?
by-white = { GIVEN($by-white) ->
    [yes] { SIGNED_SECONDS($by-white) } s
   *[no] nicht abgelesen
}
by-black = { GIVEN($by-black) ->
    [yes] { SIGNED_SECONDS($by-black) } s
   *[no] nicht abgelesen
}
question-moved-before-run = { side } hat vor dem Lauf gezogen (CR-4.2-2): wurde es gesehen?
question-illegal-move = Der Zug { SQUARES($uci) } von { side } ist regelwidrig: wurde er richtig gemeldet?
question-amendment = Das ändert frühere Entscheidungen{ $drops ->
    [0] { "" }
    [one] : 1 Eintrag fällt weg
   *[other] : { $drops } Einträge fallen weg
}{ $adds ->
    [0] { "" }
    [one] ; 1 Eintrag kommt hinzu
   *[other] ; { $adds } Einträge kommen hinzu
}. Wird es ausgeführt?
question-unmapped-clock = Ein Bericht kam von einem Gerät, dessen Uhr nicht abgeglichen ist: stimmt seine Zeit?
question-claim = { side } reklamiert: { claim }. Wird stattgegeben?
question-late-calls = Gegen { side }: { $calls-n ->
    [one] 1 Meldung
   *[other] { $calls-n } Meldungen
}, über 30 s zu spät oder von einem abgelösten Gerät. Beim nächsten Lauf verbüßen?
question-moves-differ = Zwei Berichte zum Zug von { side } weichen ab: { $first }, dann { $second }. Gilt { $first }?
question-left-stop = { side } ist während des Stopps am Brett gemeldet: hat er ihn verlassen?
question-left-stop-again = { side } hat den Stopp zum zweiten Mal verlassen: soll nichts weiter folgen?
question-unwatched = { GIVEN($untimed) ->
    [yes] { side } ist weitergelaufen und niemand hat den Stopp gemessen: gilt er als verbüßt?
   *[no] Der Stopp von { side } endete unbeobachtet: gilt er als verbüßt?
}
question-set-clock = { GIVEN($left-white) ->
    [yes] { clock-to-set }
   *[no] { GIVEN($left-black) ->
        [yes] { clock-to-set }
       *[no] { $added-white ->
            [0] { $added-black ->
                [0] { GIVEN($cancelled) ->
                    [yes] An der Uhr ist nichts mehr zu ändern: die zuletzt verlangte Änderung zurücknehmen, falls sie schon gemacht ist
                   *[no] Stellen Sie die Uhr zurück auf die vorige Anzeige; das System kennt keine Zeiten
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
}Stellen Sie die Uhr: Weiß { to-set-white }, Schwarz { to-set-black }{ GIVEN($standing) ->
    [yes] , beide angehalten
   *[no] { "" }
}{ GIVEN($to_run) ->
    [yes] , am Zug: { to-run }
   *[no] { "" }
}
undo-before-setting = { GIVEN($cancelled) ->
    [yes] Zuerst die zuletzt verlangte Änderung zurücknehmen, falls sie schon gemacht ist.{ " " }
   *[no] { "" }
}
to-set-white = { GIVEN($left-white) ->
    [yes] auf { SHOWN($left-white) }{ $added-white ->
        [0] { "" }
       *[other] { " " }({ SIGNED($added-white) })
    }
   *[no] { $added-white ->
        [0] wie sie ist
       *[other] um { SIGNED($added-white) }
    }
}
to-set-black = { GIVEN($left-black) ->
    [yes] auf { SHOWN($left-black) }{ $added-black ->
        [0] { "" }
       *[other] { " " }({ SIGNED($added-black) })
    }
   *[no] { $added-black ->
        [0] wie sie ist
       *[other] um { SIGNED($added-black) }
    }
}
to-run = { $to_run ->
    [white] { white }
   *[black] { black }
}
question-results-differ = { GIVEN($ended-result) ->
    [yes] Ergebnisse weichen ab: Ende war { result }, { termination }; { $entered }
   *[no] Ergebnisse weichen ab: { $entered }
}
entry = { GIVEN($device) ->
    [yes] { $device }
   *[no] Serverrechner
}: { result }
question-proposed-times = Nach dem Ausfall: Weiß { left-white }, Schwarz { left-black }, am Zug: { GIVEN($to_run) ->
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
question-start-lost = Der Start fand nicht statt, der Server war bei GO weg; Spieler können gelaufen sein: sind sie zurück?
question-short-of-time = Sehen Sie auf die Uhr: hat ein Spieler weniger als 2:00, sodass beide 2:00 mehr erhalten (CR-4.7-4)?
question-chief-called = Der Hauptschiedsrichter wird ans Brett gerufen


decided-left-stop = Er hat den Stopp nicht verlassen.
decided-amendment = { $yes ->
    [yes] Es wird ausgeführt wie gezeigt.
   *[no] Alles bleibt, wie es ist.
}
decided-chief-called = { $yes ->
    [yes] Der Hauptschiedsrichter ist am Brett.
   *[no] Der Hauptschiedsrichter wird dort nicht gebraucht.
}
decided-late-calls = { $yes ->
    [yes] Sie werden beim nächsten Lauf verbüßt.
   *[no] Sie entfallen.
}
decided-proposed-times = { $yes ->
    [yes] Die vorgeschlagenen Zeiten gelten.
   *[no] Die vorgeschlagenen Zeiten gelten nicht.
}
decided-set-clock = Die Uhr auf dem Tisch steht wie festgesetzt.
decided-window-missed = { $yes ->
    [yes] Es darf noch gespielt werden.
   *[no] Es wird nicht mehr gespielt.
}
decided-flag-expected = { $yes ->
    [yes] Das Fallblättchen ist gefallen.
   *[no] Das Fallblättchen ist nicht gefallen.
}
decided-clock-differs = { $yes ->
    [yes] Die Ablesung ist richtig.
   *[no] Die Systemuhr ist richtig.
}
decided-moves-differ = { $yes ->
    [yes] Der zuerst gemeldete Zug gilt.
   *[no] Der als zweiter gemeldete Zug gilt.
}
decided-moved-before-run = { $yes ->
    [yes] Es wurde gesehen; die Partie geht weiter.
   *[no] Es war kein Verstoß.
}
decided-left-stop-again = { $yes ->
    [yes] Für das erneute Verlassen des Stopps folgt nichts weiter.
   *[no] Er hat den Stopp kein zweites Mal verlassen.
}
decided-unwatched = { $yes ->
    [yes] Der Stopp gilt als verbüßt.
   *[no] Der Stopp gilt nicht als verbüßt.
}
decided-results-differ = { $yes ->
    [yes] Das zuletzt eingetragene Ergebnis gilt.
   *[no] { GIVEN($result) ->
        [yes] Die Einträge sind zurückgezogen; das Ende gilt: { result }, { termination }.
       *[no] Die Einträge sind zurückgezogen: kein Ergebnis bleibt, die Partie ist offen.
    }
}
decided-start-lost = { $yes ->
    [yes] Die Spieler sind wieder dort, wo sie vor dem Start standen.
   *[no] Niemand war gelaufen.
}
decided-short-of-time = { $yes ->
    [yes] Beide erhalten zwei Minuten mehr.
   *[no] Die Uhren bleiben, wie sie sind.
}
decided-unmapped-clock = Es wurde gesehen.


note-after-the-end = Vermerkt; die Partie war beendet.
note-after-the-flag = Vermerkt; es kam mit oder nach dem Fallen des Blättchens.
note-awaits-the-referee = Vermerkt; zuerst wird der Schiedsrichter gefragt.
note-after-the-limit = Vermerkt; es kam nach der Zeitgrenze des Matchs.
note-before-go = Vermerkt; es kam vor GO.
note-while-paused = Vermerkt; die Partie ist pausiert.
note-clock-start = Schwarz drückt, um die Uhr von Weiß zu starten.
note-clock-start-differs = Das Drücken von Schwarz liegt mehr als eine halbe Sekunde neben „2“.
note-move-out-of-turn = Vermerkt; die andere Seite war am Zug.
note-press-out-of-turn = Vermerkt; die Uhr der anderen Seite lief.
note-misreported-move = Der Schiedsrichter hat entschieden: kein regelwidriger Zug.
note-return-without-crossing = Zurück, ohne die Linie zu überqueren; der Lauf ist noch offen.
note-draw-before-both-moved = Remis kann vereinbart werden, sobald beide gezogen haben.
note-no-card-left = Keine Remiskarte mehr: das ist kein Angebot, sondern ein Verstoß.
note-card-away-from-board = Eine Karte zählt nur von einem Spieler am Brett; sie wird zurückgegeben.
note-offer-lies-already = Das eigene Angebot ist noch nicht beantwortet; die Karte wird zurückgegeben.
note-no-offer = Vermerkt; kein Angebot liegt auf dem Brett.
note-own-offer = Vermerkt; nur der Gegner beantwortet ein Angebot, niemand zieht es zurück.
note-claim-awaits = Vermerkt; zuerst wird über eine Reklamation entschieden.
note-claim-told-before = Vermerkt; diese Reklamation wurde schon gemeldet und zählt einmal.
note-nothing-to-correct = Vermerkt; es war nichts zu korrigieren.
note-run-before-correction = Der Lauf zählt nicht: zuerst muss die Regelwidrigkeit korrigiert werden.
note-not-as-announced = Ein anderer Zug als der angekündigte; der Gegner darf reklamieren.
note-not-the-touched-piece = Eine andere Figur als die des regelwidrigen Zugs; der Gegner darf reklamieren.
note-touched = Eine Figur ist berührt: sie muss gezogen oder geschlagen werden.
note-clock-not-set-yet = Vermerkt; die Uhr auf dem Tisch zeigt die festgesetzten Zeiten noch nicht.
note-no-clock-to-set = Vermerkt; es war keine Uhr zu stellen.
note-nothing-to-serve = Vermerkt; keine Strafe wartet auf ihn: melden Sie sie, dann steht er.
note-no-stop = Vermerkt; seine Stoppuhr läuft nicht.
note-while-serving = Vermerkt; sein Stopp hinter der Linie ist nicht beendet, sein Lauf ist nicht gemacht.
note-flag-is-the-players = Vermerkt; ein Fallblättchen zählt, sobald ein Spieler es reklamiert und beide Uhren anhält.
note-claim-incomplete = Vermerkt; die Reklamation zählt, sobald der Spieler gedrückt hat oder die Uhren stehen.
note-claim-stands = Vermerkt; zuerst wird die Reklamation geklärt.
note-own-claim = Vermerkt; der andere Spieler antwortet.
note-nothing-claimed = Vermerkt; nichts ist reklamiert.
note-nothing-to-agree = Vermerkt; keine Reklamation ist offen, die das klärt.
note-clocks-stand = Vermerkt; beide Uhren stehen schon.
note-not-a-promotion = Vermerkt; kein Bauer wird dazu umgewandelt.
note-nothing-to-exchange = Vermerkt; dort steht kein Bauer zum Austauschen.
note-not-as-declared = Eine andere Figur als die angesagte; die angesagte gilt.
note-nothing-placed = Vermerkt; dort steht nichts von ihm, das noch nicht gedrückt ist.
note-reminded = Vermerkt; eine Erinnerung ist erlaubt, niemand ist dazu verpflichtet.
note-second-caution = Vermerkt; Sie haben ihm dafür schon eine gelbe Karte gezeigt: die nächste Karte ist Rot.
note-second-red = Vermerkt; Sie haben ihm schon eine Rote Karte gezeigt, je Richter zählt eine.
note-impossible-run = Gezählt; aber so schnell läuft niemand: prüfen Sie die Sensoren dieser Bahn.
note-draw-prohibited = Im ChessSprint wird Remis weder angeboten noch vereinbart: das ist ein Verstoß.
note-flag-on-other-clock = Vermerkt; hier gilt die Systemuhr.


yes-dead-position = tot: remis
no-dead-position = nicht tot: weiter
yes-can-mate = kann matt setzen: verloren
no-can-mate = kann nicht: remis
yes-flag-or-press = rechtzeitig
no-flag-or-press = zu spät
yes-limit-or-move = rechtzeitig
no-limit-or-move = zu spät
yes-limit-reached = Weiß gewinnt
no-limit-reached = Schwarz gewinnt
yes-window-missed = darf noch gespielt werden
no-window-missed = beide verlieren
yes-flag-expected = Blättchen gefallen
no-flag-expected = nicht gefallen
yes-clock-differs = Ablesung richtig
no-clock-differs = System richtig
yes-moved-before-run = gesehen, weiter
no-moved-before-run = war kein Verstoß
yes-illegal-move = war regelwidrig
no-illegal-move = falsch gemeldet
yes-amendment = ausführen wie gezeigt
no-amendment = alles lassen wie es ist
yes-unmapped-clock = gesehen
no-unmapped-clock = lassen
yes-claim = stattgegeben
no-claim = abgewiesen
yes-late-calls = beim nächsten Lauf verbüßen
no-late-calls = entfallen
yes-moves-differ = der erste
no-moves-differ = der zweite
yes-left-stop = verlassen: steht neu
no-left-stop = nicht verlassen
yes-left-stop-again = nichts weiter
no-left-stop-again = kein zweites Mal
yes-unwatched = verbüßt
no-unwatched = nicht verbüßt
yes-set-clock = { GIVEN($left-white) ->
    [yes] ist gestellt
   *[no] { GIVEN($left-black) ->
        [yes] ist gestellt
       *[no] { $added-white ->
            [0] { $added-black ->
                [0] { GIVEN($cancelled) ->
                    [yes] erledigt oder nicht nötig
                   *[no] ist gestellt
                }
               *[other] ist gestellt
            }
           *[other] ist gestellt
        }
    }
}
no-set-clock = noch nicht
yes-results-differ = der letzte Eintrag gilt
no-results-differ = { GIVEN($ended-by) ->
    [yes] zurückziehen: das Ende gilt
   *[no] zurückziehen: Partie ist offen
}
yes-proposed-times = Zeiten gelten
no-proposed-times = gelten nicht
yes-start-lost = sind zurück
no-start-lost = niemand war gelaufen
yes-short-of-time = ja: beide erhalten 2:00
no-short-of-time = nein: wie sie sind
yes-chief-called = ich bin da
no-chief-called = nicht nötig


on-record = { $knows ->
    [legal] { made }, laut Aufzeichnung regelgerecht
    [illegal] { made }, laut Aufzeichnung regelwidrig
    [run_made] { made }, laut Aufzeichnung nach einem Lauf
    [run_owed] { made }, laut Aufzeichnung vor dem Lauf
    [move_made] { made }, laut Aufzeichnung beim Drücken auf dem Brett
    [no_move] { made }, laut Aufzeichnung beim Drücken kein Zug auf dem Brett
   *[nothing] { made }
}
made = { GIVEN($san) ->
    [yes] { moved }
   *[no] { MOVER($ply) ->
        [white] Zug { MOVE_NUMBER($ply) } von Weiß
       *[black] Zug { MOVE_NUMBER($ply) } von Schwarz
    }
}


between-stopped = { side } hat beide Uhren angehalten.
between-disputed = { GIVEN($side) ->
    [yes] Reklamation von { side }: { claim }. Bestritten; { record-of-claim }. Offen, bis beide einig sind.
   *[no] Reklamation des Bretts: { claim }. Bestritten; { record-of-claim }. Offen, bis beide einig sind.
}
between-incomplete = { $is_flag ->
    [yes] { side } reklamiert: { claim }. Gültig erst, wenn er beide Uhren angehalten hat.
   *[no] { side } reklamiert: { claim }. Gültig erst, wenn er gedrückt oder beide Uhren angehalten hat.
}
between-claimed = { side } reklamiert: { claim }. Bestätigen oder bestreiten muss: { other }.
between-shown = { GIVEN($side) ->
    [yes] Das Brett zeigt: { claim }. Bestätigen oder bestreiten muss: { other }.
   *[no] Das Brett zeigt: { claim }. Beide müssen es bestätigen.
}
between-unexchanged = Ein umgewandelter Bauer steht auf { $squares }: tauschen Sie ihn gegen seine Figur.


verb-stopped = Stoppuhr startet
verb-left-stop = Stopp verlassen
verb-crossed = Linie überquert
verb-returned = Zurück am Brett
verb-resigned = Aufgegeben
verb-draw-agreed = Remis vereinbart
verb-flag-seen = Blättchen fiel
verb-draw-card = Remiskarte gelegt
verb-draw-accepted = Remis angenommen
verb-draw-refused = Remis abgelehnt
verb-corrected = Korrigiert
verb-clock-set = Uhr ist gestellt
verb-chief-called = Hauptschiedsr. rufen
verb-clocks-stopped = Uhren angehalten
verb-confirmed = Bestätigt Reklamation
verb-both-confirmed = Beide bestätigen
verb-disputed = Bestreitet Reklamation
verb-withdrawn = Zug zurückgenommen
verb-reminded = Erinnerung gegeben
interference = { $about ->
    [position] Ein Zuschauer sprach über die Stellung
   *[clocks] Ein Zuschauer sprach über die Uhren
}
finding = { $finding ->
    [passed] in Ordnung
    [failed] nicht in Ordnung
   *[measured] { TENTHS($finding-mm) } cm
}
reason = { $code ->
    [wrong_board] falsches Brett oder Spieler
    [in_error] irrtümlich gedrückt
    [not_seen] nicht gut genug gesehen
    [overruled] vom Hauptschiedsrichter aufgehoben
    [injury] Verletzung
    [alarm] Alarm
    [clock_broken] Uhr defekt
    [disturbance] Störung
    [ruling_needed] Entscheidung nötig
    [no_other] kein Ersatz in der Halle
    [safe] sicher, so wie es ist
    [players_agree] beide Spieler einverstanden
    [slips_later] Partiezettel kommen später
    [protest_open] ein Protest ist offen
    [no_time] keine Zeit zu warten
    [false_start] Fehlstart
    [wrong_players] falsches Brett oder Spieler
    [clocks_not_set] Uhren nicht gestellt
    [seen_ready] gesehen: bereit
    [device_broken] Gerät defekt, ohne es gespielt
    [late_players] verspätete Spieler starten allein
    [entered_wrongly] falsch eingetragen
    [did_not_come] Spieler nicht erschienen
    [penalty] Strafe (FIDE 12.9)
    [appeal] Protest stattgegeben
    [clock_set_wrongly] Uhr war falsch gestellt
    [penalty_in_time] Zeitstrafe
    [taken_back] regelwidriger Zug zurückgenommen
    [pieces_displaced] Figuren verschoben
   *[seated_wrongly] falsch gesetzt
}



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



why-natural = Die Gegner folgen der natürlichen Reihenfolge der Punktgruppe { $bracket } (Art. 3.3).
why-instead = Nach der natürlichen Reihenfolge spielte { $of } gegen { $natural }, aber:{ against }
why-instead-of-nobody = Nach der natürlichen Reihenfolge hätte { $of } in der Punktgruppe keinen Gegner, aber:{ against }
why-moved-down = { $person } rückt aus der Punktgruppe { $from } nach unten; mit einem Gegner dort:{ against }
against = { GIVEN($against) ->
    [yes] {" "}{ $against }
   *[no] {""}
}
why-colours = { $person } hatte { GIVEN($had) ->
    [yes] { $had }
   *[no] keine Partie
} und hat Anspruch auf { $due ->
    [white] Weiß
    [black] Schwarz
   *[none] keine Farbe
}{ $strength ->
    [mild] , schwach
    [strong] , stark
    [absolute] , absolut
   *[none] {""}
}.
why-colours-by = { $rule ->
    [both_preferences] Beide erhalten die Farbe, die ihnen zusteht
    [stronger_preference] Der stärkere Anspruch entscheidet
    [last_difference] Gleiche Ansprüche, also werden die Farben ihres letzten Unterschieds getauscht
    [higher_ranked] Gleiche Ansprüche nach gleichen Farben, also erhält der höher Gesetzte seine
   *[lot] Keiner hat Anspruch, also entscheiden das Los und die Nummer des höher Gesetzten
} (Art. { $article }).
why-lowest-score = { $person } hat das Freilos: { $score } Punkte sind am wenigsten, so dass alle anderen einen Gegner haben (C5, Art. 2.3).
why-not-the-bye = { $person }{ GIVEN($level) ->
    [yes] , mit gleich vielen Punkten,
   *[no] {""}
} kann es nicht haben:{ against }
why-stands = so paaren es die Regeln.
why-other-colours = die Regeln paaren sie auch, aber mit Weiß für { $white } und Schwarz für { $black }.{ because }
because = { GIVEN($because) ->
    [yes] {" "}{ $because }
   *[no] {""}
}
why-have-met = sie haben schon gegeneinander gespielt (C1, Art. 2.1).
why-kept-apart = die Veranstaltung hält sie auseinander.
why-same-colour = beide müssen dieselbe Farbe haben, und keiner gehört zu den Spitzenspielern (C3, Art. 2.1).
why-bye-before = er hatte schon ein Freilos oder gewann kampflos (C2, Art. 2.1).
why-no-bye = alle haben einen Gegner: eine gerade Zahl wird gepaart.
why-worse = Kriterium { $criterion } (Art. { $article }) wäre schlechter erfüllt{ GIVEN($bracket) ->
    [yes] {" "}in der Punktgruppe { $bracket }
   *[no] {""}
}: { criterion }{ GIVEN($ours) ->
    [yes] : { $ours } in der Paarung, sonst { $yours }
   *[no] {""}
}.
why-later = das ist nach allen Kriterien ebenso gut, aber die Regeln nehmen die Paarung, die in ihrer Reihenfolge zuerst kommt (Punktgruppe { $bracket }, Art. { $article }){ GIVEN($ours) ->
    [yes] : { $ours } in der Paarung, sonst { $yours }
   *[no] {""}
}.
why-other-opponents = die regelgerechte Paarung hat andere Gegner.
why-not-to-be-paired = die Paarung der Regeln lässt diesen Spieler aus.
why-no-legal-pairing = die Regeln lassen keine Paarung zu.
why-by-table = Die Tafel des Rundenturniers hat diesen Wettkampf in Runde { $round }.
why-free-by-table = Die Tafel des Rundenturniers hat keinen Wettkampf in Runde { $round }.
why-by-bracket = Der Turnierbaum hat diesen Wettkampf von Setzplatz { $higher } gegen Setzplatz { $lower }.
why-by-team-swiss = Das Schweizer System für Mannschaften gab diese Gegner.
why-of-teams = { $because }.
why-away = Abwesend: { $bye ->
    [full_point] ein ganzer Punkt
    [half_point] ein halber Punkt
   *[zero_point] kein Punkt
}.
why-by-hand = Der Veranstalter hat dies von Hand geändert ({ $reason }). Die Regeln sagen:
why-changed-since = Ergebnisse oder Meldungen haben sich seit der Paarung geändert: die Regeln paarten jetzt anders.
explained-board = Brett { $board }: { $pair }
explained-pair = { $white } ({ $white_score }) hat Weiß gegen { $black } ({ $black_score }), in der Punktgruppe { $bracket }.
explained-not-compared = { $players ->
    [one] Ein weiterer mit gleich vielen Punkten wird hier nicht verglichen.
   *[other] { $players } weitere mit gleich vielen Punkten werden hier nicht verglichen.
}


criterion = { $criterion ->
    [C1] keine zweite Begegnung
    [C2] wer das Freilos haben darf
    [C3] nicht zwei mit demselben absoluten Farbanspruch
    [C4] alle übrigen bleiben paarbar
    [C5] die Punktzahl des Spielers mit Freilos
    [C6] die Zahl der Downfloater
    [C7] die Punktzahlen der Downfloater
    [C8] Zahl und Punktzahlen der Downfloater der nächsten Punktgruppe
    [C9] die ungespielten Partien des Spielers mit Freilos
    [C10] Spitzenspieler oder Gegner mit einer Farbdifferenz über zwei
    [C11] Spitzenspieler oder Gegner mit dreimal derselben Farbe in Folge
    [C12] Spieler ohne die Farbe, die ihnen zusteht
    [C13] Spieler ohne eine Farbe, die ihnen stark zusteht
    [C14] Residenten, die wie in der letzten Runde nach unten floaten
    [C15] Gegner heruntergerückter Spieler, die wie in der letzten Runde nach oben floaten
    [C16] Residenten, die wie vor zwei Runden nach unten floaten
    [C17] Gegner heruntergerückter Spieler, die wie vor zwei Runden nach oben floaten
    [C18] Punktdifferenzen heruntergerückter Spieler, die in der letzten Runde nach unten floateten
    [C19] Punktdifferenzen derer, die wie in der letzten Runde nach oben floaten
    [C20] Punktdifferenzen heruntergerückter Spieler, die vor zwei Runden nach unten floateten
   *[C21] Punktdifferenzen derer, die wie vor zwei Runden nach oben floaten
}


compared-scores = { GIVEN($scores) ->
    [yes] { $scores }
   *[no] keine
}
compared-next = { $count }{ GIVEN($scores) ->
    [yes] {" "}(mit { $scores })
   *[no] {""}
}
compared-differences = { $floaters ->
    [0] { compared-scores }
    [one] { compared-one-moves-on }{ compared-more }
   *[other] { compared-many-move-on }{ compared-more }
}
compared-one-moves-on = rückt weiter
compared-many-move-on = { $floaters } rücken weiter
compared-more = { GIVEN($scores) ->
    [yes] , { $scores }
   *[no] {""}
}
compared-pair = { $one } spielt gegen { $other }
compared-moved-down-meet-residents = heruntergerückte Spieler spielen gegen Residenten
compared-everybody-has-an-opponent = alle haben einen Gegner
compared-one-has-none = einer hat keinen
compared-moved-down = unter den gepaarten heruntergerückten Spielern sind { numbered-or-nobody }
compared-leaders = unter den höher Gesetzten ihrer Paare sind { numbered-or-nobody }
numbered-or-nobody = { GIVEN($numbers) ->
    [yes] { $numbers }
   *[no] niemand
}


swiss-no-lawful-pairing = Runde { $round } hat keine regelgerechte Paarung: { $reason }
swiss-event-over = alle { $rounds } Runden der Veranstaltung sind gepaart
swiss-result-missing = die Partie von { $white } und { $black } in Runde { $round } hat noch kein Ergebnis
swiss-nobody-to-pair = in Runde { $round } ist niemand zu paaren
swiss-rounds-unknown = die Rundenzahl ist nicht angekündigt (Satz 142 oder XXR)
swiss-initial-colour-unknown = die vor Runde 1 ausgeloste Farbe ist nicht vermerkt (Satz 152 oder XXC)
swiss-acceleration-needs-halves = Beschleunigung braucht einen Sieg wie zwei Remis und eine Niederlage ohne Punkt
swiss-not-to-be-paired = { $number } gehört nicht zu denen, die in Runde { $round } zu paaren sind
swiss-same-player = { $number } kann nicht gegen sich selbst spielen
unpairable-no-bye = die Zahl der Spieler ist ungerade, und keiner darf das Freilos haben (C2)
unpairable-alone = { $number } hat keinen Gegner mehr, gegen den er spielen darf (C1, C3)
unpairable-somebody = jede Paarung lässt einen Spieler ohne Gegner (C1 bis C4)


round-robin-too-few = ein Rundenturnier braucht mindestens 2 Teilnehmer, { $competitors } angegeben
round-robin-too-many = ein Rundenturnier fasst höchstens { $most } Teilnehmer, { $competitors } angegeben
round-robin-over = alle { $rounds } Runden des Rundenturniers sind gepaart
not-paired-here = „{ $system }“ (Satz 192) ist kein System, das aus einer Berichtsdatei gepaart wird


team-swiss-no-teams = die Veranstaltung hat keine Mannschaften (Sätze 013 oder 310)
team-swiss-rounds-unknown = die Rundenzahl ist nicht bekannt (Satz 142 oder XXR)
team-swiss-all-rounds-paired = alle { $rounds } Runden sind gepaart
team-swiss-unknown-system = „{ $system }“ (Satz 192) ist kein Schweizer System für Mannschaften, das dieses Programm kennt
team-swiss-result-missing = Mannschaft { $team } hat einen Wettkampf ohne Ergebnis
team-swiss-nobody-to-pair = in Runde { $round } ist keine Mannschaft zu paaren
team-swiss-not-to-be-paired = Mannschaft { $team } gehört nicht zu denen, die in Runde { $round } zu paaren sind
team-swiss-same-team = Mannschaft { $team } kann nicht gegen sich selbst spielen
team-swiss-no-bye-possible = keine Mannschaft kann das Freilos haben: jede ist ausgeschlossen (C2) oder wird als Gegner gebraucht
team-swiss-no-legal-pairing = nicht alle Mannschaften können mit Mannschaften gepaart werden, gegen die sie noch nicht gespielt haben (C1)
team-colours-initial-colour = 4.3.1: keine Mannschaft hat gespielt, also entscheiden die Nummer der ersten Mannschaft und die Anfangsfarbe
team-colours-only-preference = 4.3.2: nur eine Mannschaft hat einen Farbanspruch
team-colours-both-preferences = 4.3.3: die beiden Ansprüche passen zueinander
team-colours-only-strong = 4.3.4: nur ein Anspruch ist stark
team-colours-difference = 4.3.5: die kleinere Farbdifferenz hat Weiß
team-colours-last-different = 4.3.6: die Farben wechseln gegenüber ihrem letzten Unterschied
team-colours-first-team = 4.3.7: der Anspruch der ersten Mannschaft
team-colours-first-team-alternates = 4.3.8: die erste Mannschaft wechselt die Farbe
team-colours-other-alternates = 4.3.9: die andere Mannschaft wechselt die Farbe
team-comparison-lawful = dieses Paar steht in der regelgerechten Paarung
team-comparison-colours-reversed = die beiden spielen mit vertauschten Farben: { $because }
team-comparison-impossible = nicht regelgerecht: { $because }
team-comparison-worse = schlechter nach { $criterion }: { $proposed } statt { $lawful }
team-with-bye = Mannschaft { $team } (Punkte { $score }, { $played } Wettkämpfe gespielt)
team-impossible-have-met = C1: Mannschaft { $first } und Mannschaft { $second } haben schon gegeneinander gespielt, oder die Veranstaltung hält sie auseinander
team-impossible-others = C3: mit diesem Paar können nicht alle anderen Mannschaften gepaart werden
team-impossible-no-bye = alle Mannschaften haben einen Gegner: eine gerade Zahl wird gepaart
team-impossible-bye-before = C2: Mannschaft { $team } hatte schon das Freilos oder gewann kampflos
team-impossible-without = C3: ohne Mannschaft { $team } können nicht alle anderen gepaart werden
team-criterion-bye = dem Freilos (3.4)
team-criterion-c4 = C4, Zahl der Upfloater
team-criterion-c5 = C5, Punktzahlen der Upfloater
team-criterion-c6 = C6, Upfloater, die der folgenden Punktgruppe bleiben
team-criterion-c7 = C7, Upfloater, die in der letzten Runde floateten
team-criterion-sets = der Reihenfolge der Mengen von Upfloatern (3.5.4)
team-criterion-c8 = C8, Mannschaften ohne die Farbe ihres Anspruchs
team-criterion-c9 = C9, Mannschaften ohne die Farbe ihres starken Anspruchs
team-criterion-c10 = C10, Gegner von Upfloatern, die in der letzten Runde floateten
team-criterion-order = der Reihenfolge der Paarungen (3.6.3)
team-described = Mannschaft { $team } ({ $score } { team-score-unit }, { GIVEN($had) ->
    [yes] hatte { $had }
   *[no] noch kein Wettkampf
})
team-score-unit = { $unit ->
    [match] MP
   *[game] BP
}
team-match = { $white } hat Weiß gegen { $black }: { $colours }
team-bye = { $team } hat keinen Gegner: unter den Mannschaften, die das Freilos haben dürfen (C2) und ohne die die anderen gepaart werden können, hat sie die wenigsten Punkte, dann die meisten Wettkämpfe, dann die größte Nummer (3.4)
team-pulled-up = Punktgruppe: Mannschaft { $team } rückt auf zu den Mannschaften mit { $score }, die { $needs } brauchen (C4), mit Punktzahlen { $scores } (C5); der nächsten Punktgruppe fehlen dann { $next_needs } (C6), { $floated } floateten in der letzten Runde (C7), und unter solchen Mengen ist es die erste nach Nummern (3.5.4)
team-natural = Gegner: das erste in der Reihenfolge der Paarungen (3.6.3), obere Hälfte gegen untere nach Nummern
team-instead = Gegner: nach der Reihenfolge der Paarungen (3.6.3) spielte Mannschaft { $of } gegen Mannschaft { $natural }, aber das ist { $against }


unlawful-met-before = C1: { $one } und { $other } haben schon gegeneinander gespielt, in Runde { $round }
unlawful-kept-apart = C1: die Veranstaltung hält { $one } und { $other } auseinander
unlawful-second-bye = C2: { $number } darf nicht noch einmal das Freilos haben
unlawful-colours-clash = C3: { $one } und { $other } müssen beide dieselbe Farbe haben
unlawful-not-paired = { $number } ist nicht richtig gepaart: jeder hat einen Gegner, und höchstens einer hat das Freilos
unlawful-worse = { $criterion }: { $played }, wo { $possible } möglich ist; regelgerecht: { $lawful }
unlawful-criterion = { $criterion } ({ criterion }){ GIVEN($bracket) ->
    [yes] {" "}in der Punktgruppe { $bracket }
   *[no] {""}
}
unlawful-later = nach allen Kriterien gleich, aber entschieden durch { $rule }; regelgerecht: { $lawful }
unlawful-order = Art. { $article } in der Punktgruppe { $bracket }: gespielt { $played }, regelgerecht { $possible }
unlawful-wrong-colours = { $white } und { $black } sollten die anderen Farben haben, nach { $rule }
unlawful-colours-article = Art. { $article }
unlawful-colours-of-teams = C.04.6 Art. { $because }
unlawful-not-by-table = die Tafel paart { $expected }; gespielt wurde { $played }
table-nobody-with = niemanden mit { $number }
table-nothing = nichts
league-nothing-after = nichts nach Spieltag { $day }
league-game-in = eine Partie in Runde { $round }
league-line-up = eine Aufstellung von { $players }
league-line-up-of-six = eine Aufstellung von sechs von Mannschaft { $team } an Spieltag { $day }
league-nobody-with = niemanden mit Mannschaft { $team } an Spieltag { $day }
league-fixture = Mannschaft { $home } zu Hause gegen Mannschaft { $away } an Spieltag { $day }
league-nothing-by = nichts von Mannschaft { $team }
league-other-opponent = Mannschaft { $team } gegen Mannschaft { $other }
league-at-the-venue-of = der Wettkampf bei Mannschaft { $team }
league-printed-game = { nobody-or-white }-{ nobody-or-black } ({ $printed } von Mannschaft { $home } zu Hause und Mannschaft { $away })
nobody-or-white = { GIVEN($white) ->
    [yes] { $white }
   *[no] niemand
}
nobody-or-black = { GIVEN($black) ->
    [yes] { $black }
   *[no] niemand
}
league-game = { $player } { $colour ->
    [white] mit Weiß{" "}
    [black] mit Schwarz{" "}
   *[none] {""}
}{ GIVEN($opponent) ->
    [yes] gegen { $opponent }
   *[no] niemand
}


misplaced-list = { $reason }
misplaced-place = { $number } hat den angegebenen Platz { $stated }; nach { $list } ist es Platz { $lawful }
misplaced-no-place = { $number } hat keinen angegebenen Platz; nach { $list } ist es Platz { $lawful }
misplaced-level = { $numbers } sind nach { $list } gleich und stehen auf den Plätzen { $stated }: sie teilen Platz { $lawful } oder haben je einen von { $lawful } bis { $last }
misplaced-board-points = { $number } hat { $stated } angegebene Brettpunkte; die Ergebnisse geben { $lawful }
misplaced-season-length = eine Saison von { $teams } Mannschaften hat { $lawful } Runden, angekündigt sind { $announced }
misplaced-points = { $number } hat { $stated } angegebene Punkte; die Ergebnisse geben { $lawful }
misplaced-points-only = { $list } (nur Punkte; keine Liste ist angegeben)
not-judged-system = Paarungen von „{ $system }“ (Satz 192) werden nicht geprüft
not-judged-rounds = mehr Runden, als ein doppeltes Rundenturnier hat
not-judged-running = die Veranstaltung ist nicht zu Ende
not-judged-results-missing = Ergebnisse fehlen
not-judged-no-places = keine Plätze sind angegeben
check-round = Runde { $round }: { $verdict }
check-standings = Rangliste: { $verdict }
check-lawful = regelgerecht
check-not-lawful = nicht regelgerecht: { $fault }
check-not-judged = nicht beurteilt: { $reason }
check-by-points-only = regelgerecht nur nach Punkten; keine Liste ist angegeben (Satz 202 oder 212)
check-summary = Runden: { $lawful } regelgerecht, { $not_lawful } nicht regelgerecht, { $not_judged } nicht beurteilt; Rangliste: { $standings ->
    [lawful] regelgerecht
    [not_lawful] nicht regelgerecht
   *[not_judged] nicht beurteilt
}
check-nothing-judged = nichts wurde beurteilt


tie-breaks-none = die Liste der Feinwertungen ist leer: erwartet Kürzel wie PTS,BH/C1,BH
tie-breaks-buchholz = { $code } ist eine Buchholz-Wertung, die verboten ist, wo die Paarungen vor Beginn feststanden
tie-breaks-of-teams = { $code } ist für Mannschaften, und die Veranstaltung hat keine
tie-breaks-unfit-lot = das Los ({ $drawn }) ist nicht genau unter denen gezogen, die einen Platz teilen


tie-break = { $name ->
    [MP] Mannschaftspunkte
    [MPTS] Mannschaftspunkte
    [GP] Brettpunkte
    [GPTS] Brettpunkte
    [PTS] Punkte
    [DE] Direkter Vergleich
    [EDE] Erweiterter direkter Vergleich
    [WIN] Anzahl der Siege
    [WON] Am Brett gewonnene Partien
    [BWG] Mit Schwarz gewonnene Partien
    [BPG] Mit Schwarz gespielte Partien
    [PS] Fortschrittswertung
    [REP] Freiwillig gespielte Runden
    [STD] Standardpunkte
    [BH] Buchholz
    [FB] Fore-Buchholz
    [AOB] Durchschnittliche Buchholz der Gegner
    [SB] Sonneborn-Berger
    [EMMSB] Sonneborn-Berger: Mannschaftspunkte mal Mannschaftspunkte der Gegner
    [EMGSB] Sonneborn-Berger: Brettpunkte mal Mannschaftspunkte der Gegner
    [EGMSB] Sonneborn-Berger: Mannschaftspunkte mal Brettpunkte der Gegner
    [EGGSB] Sonneborn-Berger: Brettpunkte mal Brettpunkte der Gegner
    [KS] Koya-System
    [SSSC] Kombinierte Punktestärke
    [RTNG] Wertungszahl
    [TPN] Startnummer
    [ARO] Wertungsschnitt der Gegner
    [TPR] Turnierleistung
    [PTP] Perfekte Turnierleistung
    [APRO] Durchschnittliche Turnierleistung der Gegner
    [APPO] Durchschnittliche perfekte Turnierleistung der Gegner
    [BC] Berliner Wertung
    [TBR] Punkte an den vorderen Brettern
    [BBE] Streichen der hinteren Bretter
    [P] Gespielte Wettkämpfe
    [W] Gewonnene Wettkämpfe
    [D] Unentschiedene Wettkämpfe
   *[L] Verlorene Wettkämpfe
}{ $score ->
    [MP] { " " }(Mannschaftspunkte)
    [GP] { " " }(Brettpunkte)
   *[none] { "" }
}{ $cut ->
    [C1] , ohne den niedrigsten Wert
    [C2] , ohne die zwei niedrigsten Werte
    [M1] , ohne den höchsten und den niedrigsten Wert
    [M2] , ohne die zwei höchsten und die zwei niedrigsten Werte
   *[none] { "" }
}


match-final = Finale
match-third-place = Spiel um Platz drei
match-semi-final = Halbfinale { $number }
match-quarter-final = Viertelfinale { $number }
match-round-of = Runde der letzten { $places }, Spiel { $number }
due-game = Partie { $number }
due-colour-choice = die Wahl der Farbe
due-sprint = den ChessSprint
due-ruling = die Entscheidung des Schiedsrichters
duel-match-decided = es ist schon entschieden
duel-not-due = es wartet auf { $due }, nicht auf { $given }
duel-sprint-not-drawn = ein ChessSprint endet nur mit einem Sieger: auf ein Remis folgt die nächste Partie
duel-not-in-match = Setzplatz { $seed } spielt nicht darin
duel-unknown-board = es hat hier kein Brett { $board }: die Bretter sind 1 bis { $boards }
duel-board-decided = Brett { $board } hat schon sein Ergebnis
knockout-unknown-match = der Turnierbaum hat nicht: { $id }
knockout-not-ready = { $id }: noch stehen keine zwei Teilnehmer fest, oder einer kommt kampflos weiter
knockout-duel = { $id }, Eingabe abgelehnt: { $refusal }
bracket-empty = ein K.-o.-Turnier braucht mindestens 1 Teilnehmer, keiner angegeben
bracket-too-many = ein K.-o.-Turnier fasst höchstens { $most } Teilnehmer, { $competitors } angegeben


programme-too-few = eine Veranstaltung braucht mindestens 2 Teilnehmer, gemeldet sind { $competitors }
programme-empty = ein Programm braucht mindestens eine Phase
programme-after-knockout = auf ein K.-o.-Turnier kann nichts folgen: seine Plätze sind endgültig
programme-too-many-finalists = { $finalists } Finalisten sind mehr als die { $competitors } Teilnehmer
programme-too-many-rounds = ein Schweizer System mit { $rounds } Runden kann mit { $competitors } Teilnehmern nicht gepaart werden: niemand spielt zweimal gegen denselben Gegner
division-not-pro = die Pro-Division verlangt bei Meldeschluss einen CR-ELO von { $least } oder mehr, { GIVEN($rating) ->
    [yes] der Spieler hat { $rating }
   *[no] der Spieler hat keine Wertungszahl
}
division-born-after-event = wer { $born } geboren ist, kann nicht in einer Veranstaltung von { $year } spielen
division-unknown = „{ $text }“ ist keine Division: erwartet Pro, U8 bis U20, M20 bis M75, M80+, G8 bis G20, W20 bis W75 oder W80+
line-up-named-twice = { $player } ist zweimal genannt: ein Spieler hat ein Brett
line-up-not-a-member = { $player } gehört nicht zur Mannschaft
line-up-too-many = { $named } Spieler sind für { $boards } Bretter genannt
league-match-unknown-round = ein Ligawettkampf hat die Runden 1 bis { $rounds }, nicht { $round }
league-match-unknown-board = eine Runde eines Ligawettkampfs hat die Bretter 1 bis { $boards }, nicht { $board }
league-match-already-recorded = Runde { $round }, Brett { $board } hat schon sein Ergebnis
season-no-such-fixture = Mannschaft { $home } hat in dieser Saison kein Heimspiel gegen Mannschaft { $away }
season-already-recorded = der Wettkampf von Mannschaft { $home } zu Hause gegen Mannschaft { $away } hat schon sein Ergebnis
season-match-unfinished = der Wettkampf von Mannschaft { $home } zu Hause gegen Mannschaft { $away } hat Partien ohne Ergebnis
season-incomplete-lots = eine Auslosung nennt jede Mannschaft der Saison einmal
season-lots-needed = das Los muss entscheiden, welche der Mannschaften { $tied } sich qualifiziert
season-too-many-places = { $places } Plätze für { $teams } Mannschaften
intramural-too-many = ein Intramural-Rundenturnier fasst höchstens { $most } Spieler, { $players } angegeben
intramural-no-such-match = { $white } hat in dieser Veranstaltung nicht Weiß gegen { $black }
intramural-already-recorded = das Spiel von { $white } gegen { $black } hat schon sein Ergebnis


rate-pooled = Partie { $games } auf dem Weg zur ersten Wertungszahl
rate-first-rating = erste Wertungszahl
unrated-forfeit = eine kampflose Partie wird nie gewertet
unrated-one-side-never-moved = eine Partie zählt erst, wenn beide Seiten gezogen haben
unrated-opponent-unrated = eine Partie gegen einen Spieler ohne Wertungszahl wird nicht gewertet
unrated-mismatch = ein Abstand von 600 Punkten oder mehr zu einem Spieler über 2600 wird nicht gewertet
rating-no-such-account = Konto { $account } steht nicht in diesem Buch von { $accounts } Konten
rating-against-oneself = Konto { $account } kann nicht gegen sich selbst spielen
sprint-chain-empty = eine ChessSprint-Folge hat mindestens eine Partie
sprint-chain-played-on = Partie { $game } der ChessSprint-Folge wurde gewonnen, also kann keine folgen
sprint-chain-undecided = die letzte Partie der ChessSprint-Folge ist remis: sie geht weiter, bis eine Partie gewonnen ist
no-legends-not-world-championship = nur eine Weltmeisterschaft macht Legenden
no-legends-not-finished = die Weltmeisterschaft ist nicht beendet
tie-breaks-unknown = „{ $text }“ ist keine Feinwertung: erwartet { $expected }



entry-place = { $file }{ GIVEN($line) ->
    [yes] , Zeile { $line }
   *[no] { "" }
}{ GIVEN($column) ->
    [yes] , Spalte { $column }
   *[no] { "" }
}{ GIVEN($heading) ->
    [yes] {" "}({ $heading })
   *[no] { "" }
}


entry-fault-empty = { entry-place }: Die Datei ist leer
entry-fault-too-long = { entry-place }: Die Datei ist zu lang; eine Meldeliste hat höchstens { $limit } MB
entry-fault-too-many-rows = { entry-place }: Die Tabelle hat mehr als { $limit } Zeilen
entry-fault-too-many-columns = { entry-place }: Die Tabelle hat mehr als { $limit } Spalten
entry-fault-unknown-format = { entry-place }: Die Datei ist keine Meldeliste; erwartet wird eine Tabelle (.xlsx, .ods), eine CSV-Datei, eine Turnierdatei (TRF) oder die Ratingliste der FIDE
entry-fault-damaged = { entry-place }: Die Tabelle ist beschädigt; öffnen Sie sie und speichern Sie sie neu
entry-fault-protected = { entry-place }: Ein Passwort schützt die Tabelle; speichern Sie sie ohne Passwort
entry-fault-old-spreadsheet = { entry-place }: Das ist eine Tabelle von Excel 97 bis 2003; speichern Sie sie als .xlsx
entry-fault-no-such-sheet = { entry-place }: Die Tabelle hat kein solches Blatt
entry-fault-open-quotation = { entry-place }: Ein Anführungszeichen wird nie geschlossen{ entry-found }
entry-fault-broken-xml = { entry-place }: Das XML endet zu früh oder ist fehlerhaft
entry-fault-record = { entry-place }: gefunden: { $found }; erwartet: { $expected }
entry-fault-no-list-headings = { entry-place }: Erwartet werden die Überschriften der Ratingliste der FIDE
entry-fault-no-headings = { entry-place }: Keine Zeile hat bekannte Überschriften; sagen Sie, was in jeder Spalte steht
entry-fault-no-name = { entry-place }: In keiner Spalte stehen die Namen der Spieler; sagen Sie, in welcher
entry-fault-field-twice = { entry-place }: Eine frühere Spalte ist bereits: { entry-field }
entry-fault-no-entries = { entry-place }: Darin stehen keine Spieler
entry-found = { GIVEN($found) ->
    [yes] : { $found }
   *[no] { "" }
}


entry-fault-row-too-long = { entry-place }: Die Zeile hat mehr Zellen als die { $columns } Überschriften, etwa { $found }; ein Komma im Namen braucht Anführungszeichen
entry-fault-row-too-short = { entry-place }: Die Zeile hat { $found } von { $columns } Zellen; der Rest gilt als leer
entry-fault-name-missing = { entry-place }: Die Zeile hat keinen Namen: { $found }


entry-fault-unseen-character = { entry-place }: Der Text enthält das Zeichen { $character }, das niemand sieht: { $found }
entry-fault-text-too-long = { entry-place }: Der Text ist länger als { $limit } Zeichen: { $found }
entry-fault-failed-formula = { entry-place }: Eine Formel ist fehlgeschlagen: { $found }
entry-fault-fide-id = { entry-place }: { $found } ist keine FIDE-ID; erwartet wird eine Zahl mit höchstens neun Ziffern
entry-fault-rating = { entry-place }: { $found } ist keine Wertungszahl; erwartet wird eine ganze Zahl von { $least } bis { $most } oder nichts
entry-fault-zero-rating = { entry-place }: Die Wertungszahl 0 gilt als ohne Wertungszahl
entry-fault-no-date = { entry-place }: { $found } ist kein Datum; erwartet wird ein Datum wie 23.07.1976 oder 1976-07-23, oder ein Jahr
entry-fault-no-such-day = { entry-place }: { $found } ist kein Tag des Kalenders
entry-fault-birth-year = { entry-place }: { $found } ist kein Geburtsdatum; erwartet wird ein Jahr von { $first } bis { $last }
entry-fault-month-first = { entry-place }: Die Daten dieser Spalte ergeben nur mit dem Monat vorn einen Sinn und werden so gelesen
entry-fault-sex = { entry-place }: { $found } ist kein Geschlecht; erwartet wird m, w, f oder nichts
entry-fault-title = { entry-place }: { $found } ist kein Titel der FIDE; erwartet wird GM, IM, FM, CM, WGM, WIM, WFM, WCM, AGM, AIM, AFM, ACM oder nichts
entry-fault-federation = { entry-place }: { $found } ist keine Föderation; erwartet werden die drei Buchstaben der FIDE, etwa NED, oder der Name des Landes
entry-fault-email = { entry-place }: { $found } sieht nicht wie eine E-Mail-Adresse aus
entry-fault-phone = { entry-place }: { $found } sieht nicht wie eine Telefonnummer aus
entry-fault-byes = { entry-place }: { $found } ist keine Liste von Runden; erwartet werden Zahlen wie 1, 3
entry-fault-no-such-round = { entry-place }: { $found } nennt eine Runde, die das Turnier nicht hat; es hat { $rounds }
entry-fault-category = { entry-place }: { $found } ist keine Kategorie dieser Veranstaltung; { GIVEN($played) ->
    [yes] erwartet wird eine von { $played }
   *[no] erwartet wird ein Kürzel von höchstens 16 Zeichen
}


entry-fault-not-listed = { entry-place }: Die FIDE-ID { $found } steht nicht in der Ratingliste
entry-fault-listed-name = { entry-place }: { $found } heißt in der Ratingliste unter dieser FIDE-ID { $listed }
entry-fault-listed-birth = { entry-place }: Das Geburtsjahr ist hier { $found } und in der Ratingliste { $listed }


entry-duplicate-fide-id = { entry-place }: { $name } hat die FIDE-ID von { entry-other }
entry-duplicate-name-and-birth = { entry-place }: { $name } hat den Namen und das Geburtsjahr von { entry-other }
entry-duplicate-near-name = { entry-place }: { $name } ist vielleicht { entry-other }
entry-other = { GIVEN($other_line) ->
    [yes] { $other } in Zeile { $other_line }
   *[no] { $other }, Nummer { $player }
}


entry-column-left-out = { entry-place }: Die Spalte wird weggelassen
register-text = { $fault ->
    [too_long] { entry-field }: länger als { $fault-max } Zeichen
    [blank] { entry-field }: leer
   *[unseen] { entry-field }: enthält das Zeichen { CODE_POINT($fault-unseen) }, das niemand sieht
}
entry-field = { $field ->
    [surname] Nachname
    [given_names] Vornamen
    [surname_first] Name, Nachname zuerst
    [given_first] Name, Vornamen zuerst
    [fide_id] FIDE-ID
    [national_id] nationale Nummer
    [federation] Föderation
    [club] Verein
    [team] Mannschaft
    [born] Geburtsdatum
    [sex] Geschlecht
    [title] Titel
    [rating_standard] Elo (Standard)
    [rating_rapid] Elo (Schnellschach)
    [rating_blitz] Elo (Blitz)
    [rating_national] nationale Wertungszahl
    [category] Kategorie
    [email] E-Mail-Adresse
    [phone] Telefonnummer
    [handle] Name im Internet
    [byes] gewünschte Freilose
   *[note] Bemerkung
}
entry-confidence = { $confidence ->
    [told] wie Sie es sagten
    [remembered] wie beim letzten Mal
    [certain] nach der Überschrift
    [likely] wohl, nach der Überschrift
    [guessed] aus den Zellen geraten
   *[unknown] nicht bekannt
}



input-fault = { $file }:{ $line }: { GIVEN($last) ->
    [yes] Spalten { $first }-{ $last }
   *[no] Spalte { $first }
}: gefunden: { $found }; erwartet: { $expected }


found-text = „{ $text }“
found-nothing = nichts
found-end-of-file = das Ende der Datei
found-utf-16 = die Bytereihenfolge-Marke einer UTF-16-Datei
found-not-utf-8 = das Byte { $byte }, das kein UTF-8 ist
found-control-character = das Steuerzeichen '{ $character }'
expected-utf-8 = als UTF-8 gespeicherter Text
expected-text = Text
expected-fixed-columns = Text in festen Spalten, mit Leerzeichen aufgefüllt


found-empty-table = eine leere Tabelle
found-open-quotation = ein Anführungszeichen ohne sein Gegenstück
found-cells = { $cells ->
    [1] 1 Zelle
   *[other] { $cells } Zellen
}
found-no-column = keine Spalte „{ $column }“
found-nothing-in-column = nichts in Spalte „{ $column }“
found-text-in-column = „{ $text }“ in Spalte „{ $column }“
found-no-rows = eine Kopfzeile ohne Spieler
expected-header = eine Kopfzeile mit den Spalten { $columns }
expected-known-column = eine der Spalten { $columns }
expected-new-column = eine Spalte, die in der Kopfzeile noch nicht steht
expected-closing-quotation = ein Anführungszeichen, das den Text schließt
expected-cells = { found-cells } wie in der Kopfzeile
expected-rows = danach eine Zeile für jeden Spieler


expected-id = eine ID
expected-new-id = eine ID, die nicht schon in Zeile { $line } steht
expected-listed-id = die ID eines Spielers der Liste
expected-birth-year = das Geburtsjahr, etwa 1990
expected-birth-year-or-nothing = ein vierstelliges Geburtsjahr oder nichts
expected-rating-or-nothing = eine Wertungszahl von 1 bis { $most }, oder nichts ohne Wertungszahl
expected-whole-rating = eine Wertungszahl in ganzen Punkten, oder nichts ohne Wertungszahl
expected-sex-or-nothing = f, m oder nichts
expected-choice = open, pro oder nichts
expected-other-entry = eine Meldung, die das Reglement zulässt: { $refusal }
expected-other-player = ein anderer Spieler als Weiß
expected-game-result = 1-0, 0-1, 1/2, +/- oder -/+, mit * wenn eine Seite nie zog
expected-event-number = die Nummer des Turniers
expected-new-game = eine Partie, die nicht schon in Zeile { $line } steht; gleiche Partien eines Tages werden in einer Spalte „game“ nummeriert


expected-day = ein Tag, den es gibt, als JJJJ/MM/TT, aus den Jahren 1900 bis 2200
expected-short-day = ein Tag, den es gibt, als JJ/MM/TT
expected-days-in-order = Tage in ihrer Reihenfolge: das Turnier soll vom { $start } bis zum { $end } gehen
expected-day-after-birth = kein Tag vor { $year }, dem Geburtsjahr von { $player }
expected-day-after-line = kein Tag vor dem { $day } aus Zeile { $line }: die Partien in der gespielten Reihenfolge
expected-day-after-round = kein Tag vor dem { $day } von Runde { $round }


expected-player-record = mindestens ein Spieler (ein Satz 001)
expected-record-code = der Code eines Satzes aus drei Ziffern oder Großbuchstaben und ein Leerzeichen
expected-one-record = ein einziger solcher Satz; Zeile { $line } ist der erste
expected-blanks = Leerzeichen zwischen den Feldern
expected-number = { $meaning ->
    [count] eine Zahl
    [start_number] eine Startnummer
    [opponent] die Nummer eines Gegners
    [team] die Nummer einer Mannschaft
    [fide_number] eine FIDE-ID
    [rating] eine Wertungszahl
    [place] ein Platz
   *[round] eine Runde
} von { $least } bis { $most }
expected-points = Punkte mit höchstens einer Dezimalstelle, etwa 5.5
expected-points-symbol = W, D, L, A, P oder X
expected-rounds-at-most = höchstens { $most } Runden
expected-rounds-stated = { $rounds } Runden, wie ein anderer Satz angibt
expected-colour-drawn = { $white } oder { $black }, die vor Runde 1 geloste Farbe
expected-colour-stated = { $colour ->
    [white] Weiß
   *[black] Schwarz
}, wie ein anderer Satz angibt


expected-player-name = der Name des Spielers
expected-sex = m oder w
expected-birth = ein Geburtsdatum ab 1900, das es gibt, als JJJJ/MM/TT, mit 00 für Unbekanntes
expected-own-number = eine eigene Nummer; Zeile { $line } hat diese schon
expected-round-colour = die Farbe w, b oder -
expected-no-colour = - für eine Runde ohne Gegner
expected-paired-colour = die Farbe w oder b einer gepaarten Partie
expected-bye = eines der Freilose U, F, H oder Z, da es keinen Gegner gibt
expected-result = eines der Ergebnisse 1 = 0 W D L + -, da es einen Gegner gibt


expected-team-name = der Name der Mannschaft
expected-new-team-name = der Name einer Mannschaft, den kein anderer Satz hat
expected-new-team-number = eine Nummer, die keine andere Mannschaft hat
expected-free-player = ein Spieler, der in keiner anderen Mannschaft ist
expected-forfeit-signs = +- oder -+ oder --
expected-board-colours = die Farben der Bretter, etwa WBWBWB


expected-new-number = eine Nummer, die der Satz noch nicht nennt: niemand trifft auf sich selbst
expected-two-numbers = mindestens zwei Nummern von denen, die nicht aufeinandertreffen dürfen
expected-new-virtual-points = ein Spieler, dessen virtuelle Punkte noch nicht angegeben sind
expected-last-number = eine Nummer nicht unter { $first }
expected-last-round = eine Runde nicht vor Runde { $first }
expected-asked-bye = eines der Freilose F, H oder Z
expected-free-competitor = ein Teilnehmer, den kein anderer Satz in Runde { $round } hat


expected-abnormal-kind = eines der Ergebnisse W D L A P X F H U Z, oder Punkte als Bonus oder Abzug
expected-abnormal-points = Punkte mit ihrer Dezimalstelle, etwa 1.5 oder -0.5, und dann die Runde
expected-abnormal-round = die Runde, nach Mannschaftspunkten und Punkten
expected-abnormal-record = Punkte, die Runde und die Betroffenen, etwa 299 0.0 -1.0 3 12
expected-abnormal-numbers = die Runde und dann die Nummern der Betroffenen


found-himself = Nummer { $player } gegen sich selbst
found-opponent = Gegner { $opponent }
found-opponent-in-round = Gegner { $opponent } in Runde { $round }
found-same-colour = { $colour ->
    [white] Weiß
   *[black] Schwarz
} für { $player } und für { $opponent } in Runde { $round }
found-results = { $result } für { $player } und { $other } für { $opponent } in Runde { $round }
found-win = ein Sieg
found-draw = ein Remis
found-loss = eine Niederlage
found-unrated-win = ein ungewerteter Sieg
found-unrated-draw = ein ungewertetes Remis
found-unrated-loss = eine ungewertete Niederlage
found-forfeit-win = ein kampfloser Sieg
found-forfeit-loss = eine kampflose Niederlage
found-no-result = kein Ergebnis
found-bye = ein Freilos
found-fide-number = die FIDE-ID { $number }
found-birth = eine Geburt im Jahr { $year }
found-pairing = eine Paarung von Runde { $round }
expected-player-number = die Nummer eines Spielers (ein Satz 001)
expected-team-number = die Nummer einer Mannschaft (ein Satz 310 oder 013)
expected-other-number = die Nummer eines anderen Spielers
expected-mutual-opponent = ein Gegner, dessen eigener Satz { $player } nennt; der von { $opponent } nennt { GIVEN($other) ->
    [yes] { $other }
   *[no] niemanden
}
expected-both-colours = einmal Weiß und einmal Schwarz
expected-fitting-results = Ergebnisse, die zusammenpassen
expected-birth-before-event = kein Jahr nach { $year }, in dem das Turnier beginnt
expected-announced-round = eine Runde bis { $rounds }, wie angekündigt
expected-announced-rounds = höchstens die angekündigten { $rounds } Runden
expected-round-robin-rounds = höchstens { $most } Runden, wie sie ein Rundenturnier mit { $competitors } Teilnehmern hat
expected-earned-points = { $points }, der Wert der Ergebnisse von { $rounds } Runden
expected-match-points = { $points }, die Mannschaftspunkte von { $rounds } Runden


found-forfeit-played = ein kampfloser Wettkampf in Runde { $round }, obwohl { $player } von Mannschaft { $team } gegen { $opponent } gespielt hat
found-forfeit-pending = ein kampfloser Wettkampf in Runde { $round }, obwohl { $player } von Mannschaft { $team } gegen { $opponent } spielen soll
found-forfeit-other-team = ein kampfloser Wettkampf in Runde { $round }, obwohl { $player } von Mannschaft { $team } mit { $opponent } gepaart war, der nicht zu Mannschaft { $other } gehört
found-forfeit-won = ein kampfloser Wettkampf in Runde { $round }, obwohl { $player } von Mannschaft { $team } kampflos gewonnen hat
found-forfeit-bye = ein kampfloser Wettkampf in Runde { $round }, obwohl { $player } von Mannschaft { $team } das Freilos hatte
found-team-bye = das Freilos von Mannschaft { $team } in Runde { $round }
found-team-bye-opponent = das Freilos von Mannschaft { $team } in Runde { $round }, obwohl ihr Spieler { $player } den Gegner { $opponent } hat
found-team-bye-forfeit = das Freilos von Mannschaft { $team } in Runde { $round }, obwohl sie dort Mannschaft { $opponent } als Gegner hat
found-team-bye-again = das Freilos von Mannschaft { $team } in Runde { $round } nach dem in Runde { $before }
expected-other-team = eine andere Mannschaft: keine trifft auf sich selbst
expected-paired-round = eine Runde bis { $rounds }, der letzten in den Sätzen der Spieler
expected-no-match = kein solcher Satz, bevor in den Sätzen der Spieler eine Runde gepaart ist
expected-free-team = eine Mannschaft, die kein anderer Satz 330 in Runde { $round } nennt
expected-no-game = ein Wettkampf, von dem keine Partie gespielt wurde
expected-paired-teams = die beiden Mannschaften, die in den Sätzen der Spieler gepaart sind
expected-winning-team = eine Mannschaft, die die Punkte dort hat, wo ihre Spieler sie haben
expected-team-with-opponent = eine Mannschaft, die in den Sätzen der Spieler einen Gegner hat
expected-team-without-opponent = eine Mannschaft ohne Gegner in dieser Runde
expected-first-team-bye = eine Mannschaft, die noch kein Freilos hatte (C2)


found-competitors = das Ende der Datei nach Teilnehmer { $competitors }
found-round-robin-over = { $found }, und alle { $rounds } Runden davon sind gepaart
found-rounds-over = { $found }, und alle diese Runden sind gepaart
found-no-teams = { $found } in einer Datei ohne Mannschaften
found-missing-result = kein Ergebnis von { $white } gegen { $black } in Runde { $round }
found-missing-team-result = kein Ergebnis einer Partie von Mannschaft { $team }
found-all-byes = ein Freilos in Runde { $round }, wie für alle
expected-competitors-at-least = mindestens 2 Teilnehmer
expected-competitors-at-most = höchstens { $most } Teilnehmer
expected-open-round-robin = ein Rundenturnier, in dem noch eine Runde zu paaren ist
expected-paired-system = ein System, das aus einer Turnierdatei gepaart wird: { input-systems }
expected-checked-system = ein System, dessen Paarungen geprüft werden: { input-systems }, CUSTOM_LEAGUE_ROUNDROBIN
input-systems = FIDE_DUTCH (_2025, _2026, _BAKU), FIDE_TEAM (_TYPEA oder _TYPEB, _MP, _GP, _BAKU), FIDE_ROUNDROBIN oder BERGER_ROUNDROBIN (TEAM_ oder DOUBLE vor ROUNDROBIN, _G2 am Ende)
expected-rounds = davor die Anzahl der Runden (Satz 142 oder XXR): für die letzte Runde gelten eigene Regeln
expected-more-rounds = mehr Runden, als gepaart sind
expected-drawn-colour = die vor Runde 1 geloste Farbe (Satz 152 mit W oder B, oder XXC mit white1 oder black1)
expected-result-before-pairing = eines der Ergebnisse 1 = 0 W D L + -, bevor die nächste Runde gepaart wird
expected-present-player = mindestens ein Spieler, für den diese Runde offen ist
expected-present-team = mindestens eine Mannschaft, für die diese Runde offen ist
expected-halves = ein Sieg im Wert von zwei Remis und eine Niederlage ohne Wert, wie es die Beschleunigung verlangt
expected-teams = Mannschaften (Sätze 310 oder 013), oder ein System für Spieler


found-empty-list = eine leere Liste
expected-tie-break-list = Feinwertungen wie PTS,BH/C1,BH
expected-tie-break = { $codes-n ->
    [1] { $codes }
   *[other] eine von { $codes }
}{ $scores ->
    [yes] ; für Mannschaften mit :MP oder :GP vor dem Schrägstrich
   *[no] { "" }
}
expected-new-tie-break = eine Feinwertung, die noch nicht in der Liste steht wie { $same }
expected-no-buchholz = keine Buchholz-Wertung: sie ist verboten, wo die Paarungen vor Beginn feststanden
expected-players-tie-break = eine Feinwertung für Spieler, denn das Turnier hat keine Mannschaften


table-entries = Teilnehmerliste
table-start-list = Startrangliste
table-yes = ja
table-fed = FED
table-team = Mannschaft
table-bye-in = Runde { $round }: { $bye }
table-medal = Medaille
table-medals = Medaillen
table-rated-games = Gewertete Partien
table-standings-of = { $after }, { $category }
table-wall-chart = Fortschrittstabelle
table-struck = zählt nicht: eine Seite schied vor der Hälfte der Begegnungen aus
table-grid = Kreuztabelle nach Gegnern
table-by-opponent = Nach Gegnern
table-pairings-by-name = Paarungen der Runde { $round } nach Namen
table-matches = Wettkämpfe der Runde { $round }
table-by-match = Nach Wettkämpfen
table-version = { $pairings }, Version { $version }

table-download = Herunterladen:
paper-print = Drucken:
paper-is = { $paper ->
    [slips] Ergebniszettel
    [boards] Brettkarten
    [numbers] Startnummern
    [crew] Helferliste
    [diplomas] Urkunden
    [links] Link-Karten
    [incidents] Vorfallsbericht
    [log] Protokoll der Turnierleitung
    [wall_chart] Fortschrittstabelle
   *[start_list] Startrangliste
}
paper-none = Es gibt noch nichts zu drucken.
paper-back = Zurück
paper-follow = Dieses Brett verfolgen: Züge, Uhren und Ergebnisse
paper-referee = Schiedsrichter
paper-diploma = Urkunde
paper-place = { $place ->
    [1] Erster Platz
    [2] Zweiter Platz
   *[3] Dritter Platz
}

organiser-fact = { $fact ->
    [configured] der Plan wurde geändert
    [entered] Spieler wurden gemeldet
    [joined] Nachmeldungen bekamen Nummern
    [changed] die Daten des Spielers wurden geändert
    [withdrawn] der Spieler ist zurückgetreten
    [returned] der Spieler spielt wieder mit
    [bye_given] ein Freilos wurde vergeben
    [bye_cancelled] ein Freilos wurde zurückgenommen
    [check_in_opened] die Anmeldung vor Ort wurde geöffnet
    [ticked] ein Haken wurde gesetzt oder gelöscht
    [checked_in] die Anwesenheit des Spielers wurde geändert
    [check_in_closed] die Anmeldung vor Ort wurde geschlossen
    [entries_closed] der Meldeschluss wurde erklärt
    [entries_reopened] die Meldung wurde wieder geöffnet
    [settings_changed] die Einstellungen wurden geändert
    [numbered] Startnummern wurden vergeben
    [colour_drawn] die Farbe wurde gelost
    [lots_drawn] es wurde gelost
    [paired] die Runde wurde ausgelost
    [changed_by_hand] die Auslosung wurde von Hand geändert
    [round_dropped] die Runde wurde zurückgenommen
    [changes_opened] Änderungen von Hand wurden begonnen
    [changes_closed] Änderungen von Hand wurden beendet
    [changes_dropped] Änderungen von Hand wurden verworfen
    [published] die Runde wurde veröffentlicht
    [laid] Partien wurden auf Bretter gelegt
    [court_taken] Ergebnisse kamen von einem Feld
    [result_set] ein Ergebnis wurde gesetzt
    [held_settled] über das zurückgehaltene Ergebnis wurde entschieden
    [protest_ruled] über den Protest wurde entschieden
    [created] das Turnier wurde angelegt
    [result_corrected] ein Ergebnis wurde berichtigt
    [team_entered] eine Mannschaft wurde gemeldet
    [team_changed] eine Mannschaft wurde geändert
    [team_withdrawn] eine Mannschaft ist ausgestiegen
    [team_bye_given] eine Mannschaft erhielt ein Freilos
    [tournament_made] ein Turnier wurde gebildet
    [tournament_dropped] ein Turnier wurde zurückgenommen
    [struck] ein Teilnehmer verließ das Rundenturnier: seine Ergebnisse zählen für niemanden
    [games_added] Partien wurden fällig
    [games_withdrawn] Partien wurden zurückgenommen
    [colour_chosen] eine Farbe wurde gewählt
    [match_ruled] ein Kampf wurde entschieden
    [protested] ein Protest wurde eingelegt
    [line_up_sealed] eine Aufstellung wurde versiegelt
    [postponed] ein Kampf hat einen anderen Termin
    [deducted] einer Mannschaft wurden Punkte abgezogen
    [window_set] ein Kampf hat sein Zeitfenster
    [time_proposed] ein Spieler schlug einen Termin vor
    [time_agreed] Spieler einigten sich auf einen Termin
    [hour_started] ein Spieler startete die Stunde
    [result_claimed] ein Spieler meldete ein Ergebnis
    [result_disputed] ein Spieler bestritt ein Ergebnis
    [moves_kept] die Züge einer Partie wurden gegeben
    [announced] Ergebnisse wurden verkündet
    [finished] das Turnier endete
    [resumed] das Turnier geht weiter
   *[other] etwas wurde geändert
}
game-pgn = PGN der Partie mit ihrem Ergebnis
game-told = Die Partie ist eingetragen


register-search = Name, Nummer oder FIDE-ID
register-found = { $persons ->
    [one] 1 Person
   *[other] { $persons } Personen
}
register-more = die ersten { $persons }: mehr vom Namen tippen
register-nobody = Das Verzeichnis ist noch leer. Die Meldeliste eines Turniers trägt Spieler ein.
register-no-club = Das Verzeichnis hat noch keinen Verein. Ein Verein wird mit seinem Spieler eingetragen.
register-short = Kurzname
register-mark = Markieren
register-mark-two = Zwei markieren, um sie zusammenzulegen.
register-compare = Vergleichen und zusammenlegen
register-merge = Zusammenlegen
register-exchange = Tauschen
register-do-merge = Beide zusammenlegen
register-goes = Nr. { $number } geht
register-stays = Nr. { $number } bleibt
register-becomes = Zusammengelegt
register-look-again = Jemand anderes hat inzwischen eines der beiden geändert. Nichts wurde zusammengelegt: sehen Sie noch einmal hin.
register-merge-means = Nr. { $into } behält ihre Daten und übernimmt von Nr. { $from }, was ihr fehlt. In Ergebnissen ist Nr. { $from } von da an dieselbe Person; damit ändert sich die Wertungsliste. Das lässt sich nicht zurücknehmen.
register-clubs-means = { $persons ->
    [0] Der Verein, der geht, hat keine Personen.
    [one] 1 Person wechselt den Verein.
   *[other] { $persons } Personen wechseln den Verein.
} Die Spieler beider sind von da an in einem Verein. Drücken Sie in laufenden Turnieren noch einmal „{ organiser-clubs-apart }“. Das lässt sich nicht zurücknehmen.
register-club-means = { $persons ->
    [0] Niemand hat diesen Verein.
    [one] 1 Person hat diesen Verein und übernimmt den neuen Namen.
   *[other] { $persons } Personen haben diesen Verein und übernehmen den neuen Namen.
}
register-merged = { $name }: beide sind jetzt eins.
register-forget = Diese Person vergessen
register-forget-means = Das Verzeichnis löscht alle Daten. Paarungen, Ergebnisse, Dateien und Bretter zeigen von da an „Spieler { $player }“. War der Spieler Jugendlicher, ändert sich ohne das Geburtsjahr die Wertungsliste. Das lässt sich nicht zurücknehmen.
register-forget-remains = Auch der Ordner einer Probe wird gelöscht. Startdateien und Sicherungskopien auf dem Server behalten den Namen, bis ihn dort jemand löscht. Sie werden aufgezählt, sobald die Person vergessen ist.
register-sure = { $name } soll vergessen werden
register-is-forgotten = Spieler { $player } ist vergessen
register-rehearsal-gone = Der Ordner der Probe ist gelöscht.
register-remain = { $files ->
    [0] Auf dem Server ist keine Datei bekannt, die den Namen noch hat. Steht er in einer eigenen Startdatei, löschen Sie ihn dort.
   *[other] Diese haben den Namen auf dem Server vielleicht noch. Löschen Sie die Person in der Startdatei samt den Paarungen, die sie nennen, und löschen Sie die Sicherungskopien. Tun Sie dasselbe in Ihrer eigenen Startdatei.
}


register-list-players = { $players ->
    [one] 1 Spieler
   *[other] { $players } Spieler
}
register-list-packed = FIDE-Ratingliste vom { $day }, { register-list-players }
register-list-given = FIDE-Ratingliste, gegeben am { $day }, { register-list-players }
register-list-none = Es gibt noch keine Ratingliste der FIDE. Mit ihr ergänzt ein Import, was einer Datei fehlt, und Spieler lassen sich nachschlagen.
register-list-file = FIDE-Ratingliste als Datei
register-list-what = Die Datei von ratings.fide.com (Text oder XML), gepackt oder nicht.
register-list-reading = Die Liste wird gelesen …
register-list-taken = Die FIDE-Ratingliste ist da: { register-list-players }.
register-fide = FIDE
register-from-fide = aus der FIDE-Ratingliste
register-in-list = In der Ratingliste der FIDE
register-entered = bereits gemeldet
register-is-it = Im Verzeichnis steht dieser Spieler oder einer mit demselben Namen. Ist es dieselbe Person?
register-another = Eine andere Person
