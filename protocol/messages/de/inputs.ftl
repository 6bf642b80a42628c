# Was in Eingabedateien gefunden und was erwartet wurde: Turnierdateien (TRF), Tabellen (CSV) und Listen.

## Ein Fehler und seine Stelle. Zeilen und Spalten zählen ab 1

input-fault = { $file }:{ $line }: { GIVEN($last) ->
    [yes] Spalten { $first }-{ $last }
   *[no] Spalte { $first }
}: gefunden: { $found }; erwartet: { $expected }

## Der Text einer Datei

found-text = „{ $text }“
found-nothing = nichts
found-end-of-file = das Ende der Datei
found-utf-16 = die Bytereihenfolge-Marke einer UTF-16-Datei
found-not-utf-8 = das Byte { $byte }, das kein UTF-8 ist
found-control-character = das Steuerzeichen '{ $character }'
expected-utf-8 = als UTF-8 gespeicherter Text
expected-text = Text
expected-fixed-columns = Text in festen Spalten, mit Leerzeichen aufgefüllt

## Tabellen

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

## Tabellen von Spielern und Partien

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

## Tage

expected-day = ein Tag, den es gibt, als JJJJ/MM/TT, aus den Jahren 1900 bis 2200
expected-short-day = ein Tag, den es gibt, als JJ/MM/TT
expected-days-in-order = Tage in ihrer Reihenfolge: das Turnier soll vom { $start } bis zum { $end } gehen
expected-day-after-birth = kein Tag vor { $year }, dem Geburtsjahr von { $player }
expected-day-after-line = kein Tag vor dem { $day } aus Zeile { $line }: die Partien in der gespielten Reihenfolge
expected-day-after-round = kein Tag vor dem { $day } von Runde { $round }

## Sätze und Felder von Turnierdateien

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

## Spieler

expected-player-name = der Name des Spielers
expected-sex = m oder w
expected-birth = ein Geburtsdatum ab 1900, das es gibt, als JJJJ/MM/TT, mit 00 für Unbekanntes
expected-own-number = eine eigene Nummer; Zeile { $line } hat diese schon
expected-round-colour = die Farbe w, b oder -
expected-no-colour = - für eine Runde ohne Gegner
expected-paired-colour = die Farbe w oder b einer gepaarten Partie
expected-bye = eines der Freilose U, F, H oder Z, da es keinen Gegner gibt
expected-result = eines der Ergebnisse 1 = 0 W D L + -, da es einen Gegner gibt

## Mannschaften

expected-team-name = der Name der Mannschaft
expected-new-team-name = der Name einer Mannschaft, den kein anderer Satz hat
expected-new-team-number = eine Nummer, die keine andere Mannschaft hat
expected-free-player = ein Spieler, der in keiner anderen Mannschaft ist
expected-forfeit-signs = +- oder -+ oder --
expected-board-colours = die Farben der Bretter, etwa WBWBWB

## Paarungen

expected-new-number = eine Nummer, die der Satz noch nicht nennt: niemand trifft auf sich selbst
expected-two-numbers = mindestens zwei Nummern von denen, die nicht aufeinandertreffen dürfen
expected-new-virtual-points = ein Spieler, dessen virtuelle Punkte noch nicht angegeben sind
expected-last-number = eine Nummer nicht unter { $first }
expected-last-round = eine Runde nicht vor Runde { $first }
expected-asked-bye = eines der Freilose F, H oder Z
expected-free-competitor = ein Teilnehmer, den kein anderer Satz in Runde { $round } hat

## Punkte, die ein Schiedsrichter zuspricht

expected-abnormal-kind = eines der Ergebnisse W D L A P X F H U Z, oder Punkte als Bonus oder Abzug
expected-abnormal-points = Punkte mit ihrer Dezimalstelle, etwa 1.5 oder -0.5, und dann die Runde
expected-abnormal-round = die Runde, nach Mannschaftspunkten und Punkten
expected-abnormal-record = Punkte, die Runde und die Betroffenen, etwa 299 0.0 -1.0 3 12
expected-abnormal-numbers = die Runde und dann die Nummern der Betroffenen

## Sätze, die einander widersprechen

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

## Sätze von Mannschaften, die denen der Spieler widersprechen

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

## Eine nächste Runde, die nicht gepaart werden kann

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

## Listen von Feinwertungen

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
