# Die Seite des Linienrichters.

judge-title = Linienrichter
judge-needs = Die Seite des Linienrichters braucht JavaScript. Ohne sie rufen Sie den Hauptschiedsrichter mit der Hand.

## The link

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
judge-relieved-why = Abgelöst: ein anderes Telefon hat Ihre Bahnen. Von hier wird nichts gemeldet, bis der Hauptschiedsrichter diesem Telefon wieder einen Dienst gibt.
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

## Enrolment

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
judge-taken = Es geht in einem anderen Tab weiter
judge-taken-why = Die Seite des Linienrichters ist auf diesem Telefon in einem anderen Tab offen. Nur eine darf melden.
judge-in-this-tab = In diesem Tab weiter

## The bars

judge-court = Feld
judge-go-to-court = zu { court }
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
judge-cancel = Abbruch
judge-ok = OK
judge-go-on-looking = weiter beobachten
judge-undo = Zurück
judge-replace = Ersetzen
judge-go = GO
judge-go-unheard = GO?

## The judge's line, and how the page looks and answers

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
judge-answers = { $buzzes ->
    [yes] Bei einer Eingabe blinkt der Rand des Bildschirms. Auch Vibration und Ton sind möglich.
   *[no] Bei einer Eingabe blinkt der Rand des Bildschirms. Auch ein Ton ist möglich; dieses Telefon kann nicht vibrieren.
}
judge-answers-by = { $answers ->
    [sound] Ton
    [buzz] Vibration
   *[none] Nur Blinken
}

## The lanes

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
judge-stop = { $open ->
    [1] STOPP
   *[other] STOPP ×{ $open }
}
judge-stop-more = { $missed ->
    [crossed] überquert
    [late] { judge-seconds }
   *[no] { "" }
}
judge-called = { $open ->
    [1] gemeldet
   *[other] gemeldet ×{ $open }
}
judge-set-clock = Uhr stellen
judge-entries-differ = Einträge ungleich
judge-result-state = { $state ->
    [open] { "" }
    [entered] eingetragen
    [confirmed] bestätigt
    [decided] entschieden
    [ruled] festgesetzt
    [differs] weicht ab
   *[sealed] versiegelt
}
judge-silent = stumm
# where somebody runs, without a link
judge-unknown = ?
judge-before-start = { $ready ->
    [yes] bereit
   *[no] nicht gestartet
}
# where and how a runner turns, if it is not a line 14 m from the board
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
judge-seconds = { $seconds } s
judge-free = frei
judge-left-early = zu früh weg?

## The states of a press and of a wish

judge-state = { $state ->
    [keeping] wird gespeichert
    [kept] hier gespeichert
    [server] auf dem Server
    [refused] abgelehnt
   *[ruled] gewertet
}
judge-head-decides = der Hauptschiedsrichter entscheidet
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
judge-of-lane = Bahn { $lane }, { $what }

## What a press was

judge-told = { $what }, { $name }
judge-told-call = { fault }, { $name } ({ side })
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
judge-told-moved = war Bahn { $lane }: { fault }
judge-told-taken-back = zurückgenommen: { $what }
judge-taken-back-reason = vom Linienrichter zurückgenommen
judge-told-clock-set = die Uhr ist gestellt
judge-told-stopwatch = Stoppuhr gestartet
judge-told-left-early = zu früh losgelaufen

## A lane's sheet

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

## Rows of what can be seen

judge-seen-draw-card = { GIVEN($cards) ->
    [yes] Remiskarte gelegt (noch { $cards })
   *[no] Remiskarte gelegt
}
judge-claims = Reklamiert: { claim }
judge-claims-own-flag = Reklamiert: eigenes Blättchen gefallen
judge-exchanged = Bauer auf { $square } ausgetauscht: { piece }
judge-declares = Sagt an: { piece }
judge-announced = Reklamiert Remis wegen der Stellung
judge-announced-move = Der angekündigte Zug, falls noch nicht gemacht (g1f3)
judge-not-a-move = Kein Zug: schreiben Sie die zwei Felder, etwa g1f3, und a7a8q für eine neue Dame.

## The board

judge-clock-shows = die Uhr zeigt das jetzt
judge-clock-is-set = Ist gestellt
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

## Results

judge-result = Ergebnis
judge-no-result = Hier ist keine Partie angesetzt.
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
    [open] Niemand hat ein Ergebnis eingetragen.
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

## Readiness and the check-list

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
judge-failed = { GIVEN($side) ->
    [yes] { side }: { judge-item }
   *[no] { judge-item }
}: nicht in Ordnung, { $effect ->
    [blocks] das Brett muss warten
    [waived] zugelassen
   *[noted] vermerkt
}
judge-waive = Zulassen: { $reason }
judge-width = Breite des Tisches, gemessen, in cm
judge-measured = Gemessen
