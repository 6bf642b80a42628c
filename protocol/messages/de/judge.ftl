# Die Seite des Linienrichters.

judge-title = Linienrichter
judge-needs = Die Seite des Linienrichters braucht JavaScript. Ohne sie rufen Sie den Hauptschiedsrichter mit der Hand.

## The link

judge-relieved-why = Abgelöst: ein anderes Telefon hat Ihre Bahnen. Von hier wird nichts gemeldet, bis der Hauptschiedsrichter diesem Telefon wieder einen Dienst gibt.

## The bars

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
judge-called = { $open ->
    [1] gemeldet
   *[other] gemeldet ×{ $open }
}
judge-set-clock = Uhr stellen
judge-entries-differ = Einträge ungleich
judge-silent = stumm
# where somebody runs, without a link
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

## The states of a press and of a wish

judge-of-lane = Bahn { $lane }, { $what }

## What a press was

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

judge-announced = Reklamiert Remis wegen der Stellung
judge-announced-move = Der angekündigte Zug, falls noch nicht gemacht (g1f3)
judge-not-a-move = Kein Zug: schreiben Sie die zwei Felder, etwa g1f3, und a7a8q für eine neue Dame.

## The board

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

## Results

judge-no-result = Hier ist keine Partie angesetzt.

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
