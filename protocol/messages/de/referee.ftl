# Die Seite des Hauptschiedsrichters.

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

## Inbox

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

## Round

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

## One board

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

## The log

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

## Screens of the hall

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

## Devices

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
