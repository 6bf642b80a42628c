

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
