# Die Seite der Zuschauer.

public-title = ChessRun-Feld
public-needs = Diese Seite zeichnet ein laufendes Feld und braucht JavaScript. Dasselbe als Daten: /api/v1/courts/1
public-demo-why = Eine Vorführung: die Züge sind aus echten Partien, Uhren und Läufe sind erfunden.
public-connecting = Verbinde…
public-live = Live
public-lost = Seit { $seconds } s keine Verbindung. Die Uhren können veraltet sein; neuer Versuch läuft.
public-stopped = Dieses Feld arbeitet nicht mehr: nichts wird mehr aufgezeichnet. So stand es am Ende.
public-no-court = Warten auf das Feld…
public-missing = { $kind ->
    [court] Dieses Feld gibt es hier nicht.
   *[board] Dieses Brett gibt es auf diesem Feld nicht.
}
public-which-line = An welcher Linie steht dieser Bildschirm?
public-no-game = keine Partie
public-courts = Felder
public-board = Brett { $board }
public-round = Runde { $round }
public-all-boards = Bretter
public-to-move = am Zug
public-board-silent = Brett stumm
public-start-unknown = Start unbekannt
public-phase = { $phase ->
    [waiting] nicht gestartet
    [countdown] startet
   *[paused] pausiert
}
public-news = Was geschah
public-moves = Züge
public-no-moves = Noch keine Züge.
public-number = Nr.
public-moves-not-reported = Züge werden nicht gemeldet
public-chain-game = Partie { $chain_game }
public-runs = { GIVEN($runs) ->
    [yes] { $runs ->
        [one] { $runs } Lauf gemacht
       *[other] { $runs } Läufe gemacht
    }
   *[no] Läufe werden nicht gemeldet
}
public-credits = Figurenzeichnungen: Colin M. L. Burnett (GPL-2.0-or-later). Freie Software, GPL-3.0-or-later.

## The round, and players worth a look

public-view = { $view ->
    [boards] Bretter
    [above] Feld
    [results] Ergebnisse
    [event] Turnier
   *[news] Neues
}
public-views = Ansichten
public-notices = Beachtenswert
public-of-finished = von { $games } beendet
public-running = laufen
public-in-the-round = in der Runde
public-stands = steht an der Linie
public-stands-for = { GIVEN($fault) ->
    [yes] { $name } steht an der Linie: { fault }
   *[no] { $name } steht an der Linie
}
public-owes-stop = { $name }: { $seconds } s an der Linie
public-due = { $seconds } s fällig
public-low = { $name } hat noch { $left }
public-claims = { side } reklamiert
public-clocks-stopped = Uhren angehalten
public-wins = gewinnt
public-go = GO
public-metres = { GIVEN($metres) ->
    [yes] { $metres } m
   *[no] –
}
public-results = Ergebnisse
public-result = Ergebnis
public-find = Spieler suchen
public-nobody = { $everywhere ->
    [yes] Auf keinem Feld heißt jemand „{ $name }“.
   *[no] Niemand auf diesem Feld heißt „{ $name }“.
}
public-about = Was ist ChessRun?
public-flip = Bretter drehen
public-coordinates = Koordinaten
public-mark = { $mark ->
    [ticking] Uhr läuft
    [crossed] Überqueren gemeldet
    [estimated] Ort geschätzt
   *[stands] steht zehn Sekunden
}
public-sleeps = Dieser Bildschirm kann sich ausschalten. Stellen Sie das Gerät so ein, dass er an bleibt.
public-no-news = Noch ist nichts geschehen.
public-usual = { $lines ->
    [one] { $lines } Zug oder Lauf
   *[other] { $lines } Züge und Läufe
}
public-follow = { $name } folgen
public-followed = Sie folgen { $name }
public-against = gegen { $name }
public-marks-of = { public-runs }, { public-metres } · { $served ->
    [0] keine Strafe verbüßt
    [one] { $served } Strafe verbüßt
   *[other] { $served } Strafen verbüßt
}{ $illegal ->
    [0] { "" }
    [one] {" "}· { $illegal } regelwidriger Zug
   *[other] {" "}· { $illegal } regelwidrige Züge
}
public-not-up-to-date = Keine Verbindung: nicht aktuell.

## A board's page

public-now = { $then ->
    [yes] damals:
   *[no] jetzt:
}
public-steps = Schritte durch die Partie
public-step = { $to ->
    [Home] Anfangsstellung
    [ArrowLeft] einen Zug zurück
    [ArrowRight] einen Zug vor
   *[End] letzte Stellung
}
public-past-position = frühere Stellung
public-scale = { TIME($ms) }
public-thinking = Zeit für den Zug
public-running-time = Lauf danach
public-difference = { $ahead ->
    [white] Weiß hat { $time } mehr
   *[black] Schwarz hat { $time } mehr
}
public-pace = Lauf von { side }: im Mittel { SECONDS($mean) } s, am schnellsten { SECONDS($best) } s
public-delayed = { $seconds } s später gezeigt
public-ways = Dieses Brett
public-flip-board = Drehen
public-pgn = PGN
public-earlier = Partien früherer Runden
public-share = Link
public-run-heading = Läufe und Strafen
public-distance = Gelaufene Strecke
public-mean-run = Lauf im Mittel
public-best-run = Schnellster Lauf
public-stood = An der Linie gestanden
public-clock-from-penalties = Bedenkzeit durch Strafen
public-seconds = { SECONDS($ms) } s
public-incidents = Was in dieser Partie geschah

## What is ChessRun?

about-lead = Schach und Laufen zugleich: zwei Spieler, ein Brett, eine Uhr, und nach jedem Zug vierzehn Meter bis zur Linie.
about-title = { $part ->
    [court] Ein Feld voller Bretter
    [run] Ziehen, drücken, laufen
    [clocks] Die Uhr wartet nicht
    [penalty] Zehn Sekunden an der Linie
    [claim] Anhalten und reklamieren
   *[win] Das Ende
}
about-text = { $part ->
    [court] Die Bretter stehen auf der Mittellinie eines Basketballfeldes. Jeder Spieler hat hinter sich eine Bahn und an ihrem Ende eine Linie.
    [run] Nach einem Zug drückt der Spieler die Uhr, läuft zu seiner Linie, überquert sie mit beiden Füßen und kommt zurück: 28 Meter. Dann darf er wieder ziehen.
    [clocks] Während ein Spieler läuft, denkt sein Gegner nach. Zieht der Gegner vorher, läuft die Uhr des Laufenden, bis er zurück ist und gezogen hat.
    [penalty] Wer vor der Linie umkehrt, steht beim nächsten Lauf zehn Sekunden hinter ihr still.
    [claim] Wer einen regelwidrigen Zug sieht, hält die Uhren an und reklamiert. Ein Schiedsrichter entscheidet: der Gegner erhält eine Minute mehr, und ein zweiter regelwidriger Zug verliert.
   *[win] Matt gewinnt, ebenso das gefallene Blättchen des Gegners. Remis wird mit einer Karte auf dem Brett angeboten; jeder Spieler hat zwei.
}
about-marks = So lesen Sie das Feld
about-watch = Das Feld ansehen
about-play = Speed Chess auf einem Telefon spielen

## An event

public-event-which = Turnier
public-event-parts = Teile des Turniers
public-event-part = { $part ->
    [pairings] Paarungen
    [standings] Rangliste
    [timetable] Zeitplan
   *[medals] Medaillen
}
public-event-rounds = Runden
public-event-tournaments = Turniere
public-event-category = Kategorie
public-event-everybody = Alle
public-event-loading = Wird geladen …
public-event-nothing = Hier gibt es noch nichts.
public-event-no-pairings = Noch ist keine Paarung veröffentlicht.
public-event-held-back = Die Ergebnisse werden zurückgehalten, bis sie verkündet sind.
public-event-changed = Fett: geändert seit der vorigen Version.
