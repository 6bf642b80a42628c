# Das Verzeichnis der Personen und Vereine über alle Turniere.

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

## Die Ratingliste der FIDE

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
