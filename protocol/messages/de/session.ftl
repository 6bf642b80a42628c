# Wörter der Seiten, die eine Sitzung mit dem Feld haben.

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
judge-taken = Diese Seite läuft in einem anderen Tab weiter
judge-taken-why = Sie ist in einem anderen Tab dieses Browsers offen. Nur eine darf für dieses Gerät sprechen.
judge-in-this-tab = In diesem Tab weiter

## The bars

judge-court = Feld
judge-go-to-court = zu { court }
judge-cancel = Abbruch
judge-undo = Rückgängig
judge-go = GO
judge-go-unheard = GO?

## The judge's line, and how the page looks and answers

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
judge-seconds = { $seconds } s

## The states of a press and of a wish

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

## What a press was

judge-told-call = { fault }, { $name } ({ side })
judge-told-moved = war Bahn { $lane }: { fault }
judge-told-taken-back = zurückgenommen: { $what }
judge-taken-back-reason = vom Linienrichter zurückgenommen

## Rows of what can be seen

judge-seen-draw-card = { GIVEN($cards) ->
    [yes] Remiskarte gelegt (noch { $cards })
   *[no] Remiskarte gelegt
}
judge-claims = Reklamiert: { claim }
judge-claims-own-flag = Reklamiert: eigenes Blättchen gefallen
judge-exchanged = Bauer auf { $square } ausgetauscht: { piece }
judge-declares = Sagt an: { piece }

## Results

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

## Readiness and the check-list

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
