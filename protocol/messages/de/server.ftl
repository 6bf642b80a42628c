# Was der Server an seinem eigenen Rechner und den Geräten sagt.

narrow-lanes = Bahnen von { $lane } m sind schmaler als die 1,25 m eines Standardfeldes (CR-2.1-4)

## A round that was put on

pairings-not-put-on = { court }: Paarungen der Startdatei wurden nicht angesetzt: { $why }. Das Feld macht mit seinen Partien weiter; `referee-server round FILE` setzt im Betrieb die nächste Runde an.

## The poster for line judges

poster-title = Linienrichter: hier anmelden
poster-head = Linienrichter
poster-network = Verbinden Sie sich mit dem WLAN der Halle.
poster-scan = { $codes ->
    [one] Scannen Sie den Code.
   *[other] Scannen Sie den ersten Code. Öffnet sich nichts, scannen Sie den zweiten.
}
poster-name = Tippen Sie Ihren Namen ein, und zeigen Sie dem Hauptschiedsrichter die Nummer auf Ihrem Telefon.
poster-alone = Dieser Server hört nur auf seinem eigenen Rechner, kein Telefon erreicht ihn: starten Sie ihn ohne --listen.

## The preview of a link to a game

share-title = { GIVEN($result) ->
    [yes] { $white } { score } { $black }
   *[no] { $white } – { $black }
}
share-about = { GIVEN($by) ->
    [yes] { termination }. { share-place }
   *[no] { share-place }
}
share-place = { GIVEN($event) ->
    [yes] { $event }, Runde { $round }, Brett { $board }
   *[no] Runde { $round }, Brett { $board }
}

## The console of the running server

console-spectators = Zuschauer:
console-judges = Telefone der Linienrichter (Plakat zum Drucken: /poster):
console-head = Seite des Hauptschiedsrichters:
console-organiser = Seite der Turnierleitung (Meldungen, Paarungen, Tabellen):
console-programs = Bretter und Terminals der Schiedsrichter:
console-codes = Codes, jeder für ein Gerät, einmal, innerhalb von { $minutes } Minuten:
console-for-codes = { $codes ->
    [0] Codes
   *[other] Weitere Codes
}: referee-server devices code --role board{ $folder } (oder judge, head, organiser)
console-how-to-stop = Beenden mit Ctrl-C.
console-folder = Datenordner: { $folder }
console-stopping = Wird beendet: die Geräte werden benachrichtigt, das Journal wird geschlossen.
console-demo = DEMO: die Züge sind aus echten Partien; Uhren, Läufe, Verstöße, Reklamationen und ausfallende
    Telefone sind erfunden. In einer Minute: Strafen gemeldet und verbüßt, eine Meldung auf falscher
    Bahn berichtigt, eine späte Meldung, Fragen beantwortet, ein Telefon und sechs Bretter nicht
    erreichbar, ein Ergebnis versiegelt, die nächste Runde.
    Danach zeigt `referee-server report` mit dem Datenordner oben alles.
console-rehearsal = PROBE: Alles von der Veranstaltung ist hier, und nichts davon gelangt in die Veranstaltung.
    Simulierte Bretter spielen die Partien, die die Turnierleitung auslegt und die Helfer starten. Lassen Sie die echten Bretter aus.
    Die nächste Probe beginnt wieder mit der Veranstaltung, wie sie dann ist.
console-rehearsal-epoch = eine Probe
console-recovered = Wiederhergestellt: { $found }
console-enrolled = { $device } ({ $name }) ist angemeldet als { role }
console-enrolled-next = { $device } ({ $name }) ist angemeldet. Code für das nächste Gerät als { role }: { $code }
console-phone-asks = Telefon { $number } ({ $name }) bittet um Einlass: der Hauptschiedsrichter lässt es ein, oder hier `referee-server devices grant { $number }`
console-many-phones-ask = { $count } Telefone haben in einer Minute um Einlass gebeten, das letzte aus { $network }: `referee-server devices asking` zeigt die wartenden
console-disk-full = DIE FESTPLATTE IST VOLL: { $kb } kB an Datensätzen passen noch in die Reserve. Beginnen Sie nichts Neues, beenden Sie die laufenden Partien, und schaffen Sie Platz auf der Platte des Datenordners (und der zweiten Kopie des Journals)
console-disk-has-room = Auf der Festplatte ist wieder Platz
console-folder-is-open = andere können den Datenordner { $folder } auflisten: { $why }
console-few-files = dieses System lässt den Server nur wenige Dateien öffnen: höchstens { $followers } Zuschauer zugleich (mit höherer Grenze, `ulimit -n`, ist Platz für { $most })
console-clock-off = die Uhr dieses Rechners geht { LASTED($off) } { $how ->
    [late] nach
   *[early] vor
}, verglichen mit der Systemzeit, die unverändert weiterläuft; stellen Sie die Uhr des Rechners nach der Veranstaltung
console-new-epoch-key = epoch.key war nicht im Datenordner, ein neuer ist erzeugt: Geräte können nicht mehr beweisen, welche Server vor diesem geschrieben haben
console-advice = { $name }: { $advice }
console-records-read = { court }: { $records } Datensätze gelesen
console-no-recording = auf { court } kann nichts aufgezeichnet werden: { $why }
console-journal-read = Journal wird gelesen: { $records } Datensätze
console-journal-indexed = Journal wird indiziert: { $done } von { $of } Datensätzen
console-journal-restored = Journal wird aus seinem Index wiederhergestellt: { $records } Datensätze
console-devices-lost = devices.json { $known ->
    [0] kennt kein Gerät
   *[other] endet vor { $next }
}, und das Journal nennt { $device }: die Liste ging verloren oder ist eine ältere Kopie. Beenden Sie den Server, und legen Sie die letzte Kopie zurück, oder melden Sie die fehlenden Geräte neu an (in { $folder })
console-names-entered-again = { $file } ist nicht da; die Namen wurden aus der Startdatei neu eingetragen
console-names-unread = { $why }; bis dahin { $names ->
    [0] haben Spieler nur ihre Nummern
   *[other] kommen Namen aus der Startdatei
}

## Commands that ask the running server

server-none = auf dem Datenordner { $folder } läuft kein Server: starten Sie ihn, oder nennen Sie mit --data-dir einen anderen Ordner
server-silent = der Server auf { $folder } antwortet nicht: { $why }
server-unanswered = { $why }. Hat ihn der Auftrag erreicht, ist er vielleicht ausgeführt: Wiederholen Sie ihn mit --request { $request }, er wird nur einmal ausgeführt.
server-contact-unwritten = { $file } ließ sich nicht schreiben: { $why }
server-other-answer = der Server antwortete etwas anderes
server-no-device = { $device } gibt es nicht; `devices list` zeigt die Geräte
server-wrong-secret = das ist nicht das Geheimnis des laufenden Servers
server-stops = der Server wird beendet
server-register-changes = das Personenverzeichnis ändert sich gerade: senden Sie die Datei noch einmal
server-failed = der Server konnte seine Dateien nicht lesen oder schreiben; sein Protokoll nennt den Grund
server-too-many-events = alle { $most } Veranstaltungen dieser Installation sind vergeben
server-no-such-link = dieser Link gilt nicht (mehr): bitten Sie den Veranstalter um einen neuen
server-link-too-often = zu viele Eingaben über diesen Link: versuchen Sie es in einigen Sekunden wieder
server-no-fide-list = { $file } ist nicht die Ratingliste der FIDE oder bricht ab: erwartet wurde ihr Text oder XML von ratings.fide.com, gepackt oder nicht
server-body-too-slow = die Datei oder Anfrage kam nicht rechtzeitig an
server-no-room-for-body = an den Server wird gerade zu viel gesendet; versuchen Sie es in einer Minute wieder
server-file-not-whole = die Datei kam nicht vollständig an oder ist länger als { $megabytes } MB
server-taken-unknown = Spieler { $number } der Datei ({ $name }) steht nicht auf der Meldeliste, oder sein Name steht dort mehrmals: zuerst die Spieler der Datei melden
server-taken-players = die Datei hat Mannschaften, und dieses Turnier ist eines von Spielern: zuerst in den Einstellungen des Turniers Mannschaften wählen
taken-pairs-players = die Datei hat Mannschaften, und ihr System paart Spieler: ein Mannschaftsturnier hat im Satz 192 ein System für Mannschaften, etwa FIDE_TEAM
taken-boards = ein Kampf der Datei hat { $boards } Bretter: hier hat ein Mannschaftskampf { $expected }
taken-bye-points = die spielfreie Mannschaft hat in der Datei { $found } Brettpunkte: hier { $expected }
server-long-pgn = das PGN ist länger als { $kilobytes } kB: so lang ist keine Partie
server-one-game = erwartet war das PGN einer Partie, gefunden wurden { $games }
server-unfinished = die Partie hat kein Ergebnis: von der Seite ausgeben lassen, wenn sie vorbei ist
server-other-result = Die Züge enden { $found }, und gemeldet ist { $reported }
server-other-start = die Partie beginnt mit einer anderen Stellung
devices-state = { $state ->
    [revoked] entzogen
    [connected] verbunden
   *[away] weg
}
devices-none = Noch ist kein Gerät angemeldet.
devices-none-asks = Kein Telefon bittet um Einlass.
devices-done = Erledigt.
devices-revoked = Anmeldung entzogen: { $device } ({ $name }).
devices-code = { $code }  für ein Gerät als { role }, einmal, innerhalb von { $minutes } Minuten
round-hint = Lassen Sie diese Ergebnisse versiegeln, oder wiederholen Sie den Befehl mit --despite REASON, um ohne sie weiterzumachen.
exported = Partien: { $games }, Datensätze: { $records }.
exported-until = { $damage }; alles davor wurde geschrieben

## The check of a set-up file

setup-possible = { $file } ist eine gültige Startdatei. Nichts wurde gestartet.
setup-court = { court } „{ $name }“: { $kind ->
    [basketball] Basketballfeld
    [track] Leichtathletikbahn
   *[custom] Ort eigener Art
}, { $boards } Bretter in Bahnen von { $lane } m, { $length } m lang, { $sweep ->
    [yes] mit Bereitmeldung vor jedem Start
   *[no] Start ohne Bereitmeldung
}; { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}
setup-game = { board }: { $players }; Runde { $round }, { game }; { ruleset }; { $time }{ $runs }; meldet { $reports }{ setup-from }
setup-from = { GIVEN($fen) ->
    [yes] ; ab { $fen }
   *[no] { "" }
}
setup-runs = ; Läufe von { $far } m, { $known ->
    [presumed] angenommen beim nächsten Drücken, was auch ein Sensor meldet
   *[reported] wie Sensoren oder Richter sie melden
}
setup-both-turns = { $one } und { $other }
setup-time = { $first }, { setup-whose-clock }
setup-times = { white } { $first }, { black } { $second }, { setup-whose-clock }
setup-whose-clock = { $clock ->
    [court] nach der Systemuhr
   *[table] nach der Uhr auf dem Tisch
}
setup-no-clocks = keine Uhren
setup-increment = { $initial } + { $increment } je Zug{ $first ->
    [yes] { "" }
   *[no] , keine zu Beginn
}
setup-players = { $players } Spieler
setup-look = Bitte ansehen:
setup-without-game = { court }: { boards } { $boards-n ->
    [one] hat
   *[other] haben
} keine Partie
setup-rounds = { court }: die Partien sind aus den Runden { $rounds }
setup-idle = ohne Partie: { $names }

## The check of a journal

verify-journal = Journal in { $folder }
verify-read = { $records } Datensätze gelesen
verify-stream = { verify-name }: { $records } Datensätze, Epoche { $epoch }, der letzte von { $last }, Kette { $chain }
verify-name = { $kind ->
    [event] Veranstaltung { $number }
   *[court] Feld { $number }
}
verify-damaged = BESCHÄDIGT. { $damage }
verify-damaged-stream = { verify-name }: BESCHÄDIGT. { $damage }
verify-nameless = BESCHÄDIGT. Namen fehlen: { $why }.
verify-tail = Nach dem letzten Datensatz enthält { $file } ab Byte { $offset } einen unvollendeten Eintrag: ein Stromausfall hinterlässt so etwas, nichts davon war bestätigt. Gab es keinen Stromausfall, sind die letzten Datensätze beschädigt.
verify-whole = Das Journal ist vollständig: { verify-size }.
verify-not-whole = Das Journal ist beschädigt; unversehrt: { verify-size }. Bewahren Sie eine Kopie dieses Ordners auf, wie er ist, und starten Sie dann den Server: er repariert, was die Zweitkopie enthält, stellt her, was der Index enthält (beim zweiten Start, wo der Schaden alt ist), und nennt die Felder, denen Datensätze fehlen.
verify-size = { $records } Datensätze, { $bodies } kB in { $log } kB Journal
verify-different = VERSCHIEDEN. { $difference }
verify-same = Beide Kopien enthalten dieselben Datensätze.
verify-remedy = Bewahren Sie eine Kopie beider Ordner auf, wie sie sind, und starten Sie dann den Server mit beiden: jede Kopie erhält, was ihr fehlt, von der anderen.

## A game that is tried

try-unreadable = { $file }: { $why }; erwartet: ein Partieprotokoll oder eine PGN-Datei
try-too-long = { $file }: länger als { $most } Bytes; prüfen Sie weniger Partien auf einmal
try-not-text = { $file }: kein Text in UTF-8
try-no-pgn = { $file }: keine PGN-Datei, die mit Tags wie [White "…"] beginnt; ein Partieprotokoll gilt einem Match durch die Zeile "ruleset: intramural"
try-misread = { $file }:{ $line }:{ $column }: gefunden { $found }, erwartet { $expected }
try-no-match = { $file }: kein Intramural-Match darin wird online gespielt; erwartet: `site` unter [rules] und ein [[pairing]] von Spielern mit `handle`
try-heading = { $file }, Partie { $number }: { $white } - { $black }
try-wrong = FALSCH { $file }, { $wrong }
try-wrong-tag = FALSCH { $differs }
try-not-judged = NICHT BEURTEILT { $why }
try-match = { game } der Runde { $round }: { $white } - { $black }
try-no-players = [White "{ $white }"] und [Black "{ $black }"] passen zu keinem Match der Startdatei besser als zu einem anderen (IM-1-1); berichtigen Sie die Tags oder die Benutzernamen
try-unplayable = die Züge lassen sich nicht nachspielen; die Zeile darüber sagt, warum
try-unplayed = nicht spielbar: gefunden { $found }, erwartet { $expected }
try-in-the-way = Zeile { $line }{ GIVEN($ply) ->
    [yes] , Halbzug { $ply }
   *[no] { "" }
}: der Text dort lässt die Partie vor { CLOCK($limit) } unklar; berichtigen Sie die Datei, und lassen Sie neu beurteilen
try-ply = Halbzug { $number }, { $label }: { $why }
try-no-start = kein Tag sagt, wann sie begann; ergänzen Sie [UTCDate "2026.03.07"] und [UTCTime "18:00:00"], oder Date und StartTime
try-end-before-start = die Tags EndDate und EndTime liegen vor dem Beginn; berichtigen Sie das falsche
try-end-too-early = laut Uhren war der letzte Zug um { CLOCK($last) } beendet, laut Tag EndTime die Partie um { CLOCK($ended) }: berichtigen Sie das falsche
try-no-day = [{ $tag } "{ $text }"] ist kein Tag; erwartet: etwa "2026.03.07"
try-no-time = [{ $tag } "{ $text }"] ist keine Uhrzeit in UTC; erwartet: etwa "18:00:00"
try-no-clock = keine Uhr steht daneben; ergänzen Sie [%clk] oder [%emt], oder lassen Sie die Website die Partie mit Uhren ausgeben
try-no-control = die Anfangszeit der Uhr fehlt; ergänzen Sie ein Tag TimeControl, etwa "1800+5"
try-other-control = [TimeControl "{ $text }"] ist keine einheitliche Zeit für die ganze Partie; erwartet: Sekunden und eine Zeitzugabe, etwa "1800+5"
try-clock-rises = die Uhr von { side } steigt auf { CLOCK($after) }, um mehr als die Zeitzugabe; berichtigen Sie die Uhr oder das Tag TimeControl
try-clocks-differ = laut [%clk] dauerte es { CLOCK($by_clock) }, laut [%emt] { CLOCK($used) }; lassen Sie das richtige stehen
try-no-result = die Datei nennt kein Ergebnis, und eine Uhr lief bei { CLOCK($at) } ab, vor { CLOCK($limit) }; lassen Sie die Website die Partie vollständig ausgeben
try-no-flag = laut Tag Termination endete sie durch Zeitüberschreitung, und kein Tag TimeControl nennt die Anfangszeit der Uhren; ergänzen Sie eines, etwa "1800+5"
try-no-end = die Datei sagt { $score } nach einem letzten Zug bei { CLOCK($last) }, und nichts sagt, ob das vor { CLOCK($limit) } war; ergänzen Sie [EndDate "2026.03.07"] und [EndTime "18:55:00"]
try-nothing-after = so angenommen: nach dem letzten Zug geschah nichts
try-result = Ergebnis: { $score } { result }, { $when ->
    [yes] bei { CLOCK($at) }
   *[no] nach dem letzten Zug
}
try-no-result-yet = Ergebnis: noch keines; der Schiedsrichter sagt, wer gewonnen hat (IM-3-3)
try-last-move = bei { CLOCK($limit) }: { GIVEN($last) ->
    [yes] { $last } war der letzte Zug, der zählt, bei { CLOCK($at) }
   *[no] kein Zug war beendet
}
try-position = Stellung { $fen }
try-captured = { side } { $points }: { GIVEN($pieces) ->
    [yes] { $pieces }
   *[no] nichts
}
try-piece = { piece } { $points } ({ $label })
try-not-counted = nicht gezählt: { $moves }
try-move-at = { $label } (bei { CLOCK($at) })
try-close = KNAPP { $label } liegt { CLOCK($off) } von der Grenze, und die Uhren zeigen Schritte von { CLOCK($step) }: fragen Sie die Website nach ihren eigenen Zeiten
try-began = begonnen { $began }{ try-zone }; Züge zählen bis { CLOCK($limit) } danach, { $until }{ try-zone }
try-zone = { $utc ->
    [yes] { " " }UTC
   *[no] { "" }
}
try-assumed = so angenommen: die Uhr von Weiß startete dann; eine der beiden Uhren lief immer; neben einem Zug steht die übrige Zeit mit ihrer Zeitzugabe; Schritte von { CLOCK($step) }
try-file-without-result = die Datei nennt kein Ergebnis{ try-why }
try-file-says = die Datei sagt { $score }{ try-why }
try-file-agrees = die Datei sagt { $score }{ try-why }: stimmt überein
try-file-differs = FALSCH die Datei sagt { $score }{ try-why }: stimmt nicht überein
try-why = { GIVEN($why) ->
    [yes] { " " }({ $why })
   *[no] { "" }
}

## Sicherungskopien

console-copy-made = Sicherungskopie: { $file }{ GIVEN($second) ->
    [yes] , auch in { $second }
   *[no] { "" }
}
copy-not-read = { $file } kann nicht gelesen werden: { $why }
copy-not-written = { $file } kann nicht geschrieben werden: { $why }
copy-is-none = { $file } ist keine Sicherungskopie
copy-is-newer = { $file } hat das Format { $found }, diese Version liest Formate bis { $ours }: mit der Version öffnen, die sie geschrieben hat, oder einer späteren
copy-is-damaged = { $file } ist beschädigt: { $place }. Nichts wurde geändert; nehmen Sie die Kopie vom anderen Ort oder eine frühere
copy-cut-short = sie endet nach { $bytes } Bytes, vor der Liste ihrer Teile
copy-seal-broken = Bytes zwischen ihren Teilen sind nicht die geschriebenen
copy-part-damaged = Teil „{ $part }“: { $why }
copy-part-missing = er fehlt
copy-part-unknown = keine Sicherungskopie hat einen solchen Teil
copy-part-other = sein Inhalt ist nicht der geschriebene
copy-folder-not-empty = { $folder } ist nicht leer: mit --data-dir einen leeren Ordner nennen. Nichts wurde geändert
copy-holds = { $file }: alles, was bis { $made } bestätigt war, { $records } Einträge; { GIVEN($events) ->
    [yes] { $events }
   *[no] kein Turnier
}; { $persons ->
    [yes] mit Namen, Geräten und Schlüsseln
   *[no] ohne Namen, Geräte und Schlüssel; eingetippte Texte können Namen enthalten
}
copy-why-new-epoch = geöffnet aus der Sicherungskopie von { $since }; spätere Bestätigungen des früheren Servers können fehlen
copy-opened = Die Kopie ist geöffnet in { $folder }, in Epoche { $epoch }.
    BESTÄTIGUNGEN KÖNNEN FEHLEN SEIT { $since }: alles, was danach gespielt wurde, mit den Partieformularen vergleichen.
    SEITHER ERSETZTE LINKS UND ENTFERNTE GERÄTE GELTEN WIEDER, und seither angemeldete Geräte sind unbekannt: ersetzen, entfernen und melden Sie sie noch einmal an.
    Den früheren Server nicht mehr starten. Ein Gerät, das diesen gehört hat, hält ihn an.
    Weiter mit: referee-server{ $option }
