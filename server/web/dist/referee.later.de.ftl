

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
