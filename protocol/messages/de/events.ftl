# Die Zeilen der Befehle zu Veranstaltungen: pair, standings, check, rate und simulate.

## Dateien

events-not-read = { $file } konnte nicht gelesen werden: { $why }
events-too-large = { $file } ist größer als { $most } Bytes: so lang ist kein Turnierbericht
events-not-written = die Antwort konnte nicht geschrieben werden: { $why }
events-standard-input = Standardeingabe

## event new

events-how-to-answer = Enter übernimmt die Antwort in Klammern, { $nothing } lässt sie leer, und { $rest } übernimmt alle übrigen.
events-no-answer = „{ $answer }“ ist nicht die erwartete Antwort: { $expected ->
    [number] eine ganze Zahl
    [yes_or_no] ja oder nein
    [day] ein Tag, etwa 2026-11-21 oder 21.11.2026
    [time] eine Uhrzeit, etwa 10:00
   *[choice] eine der Zahlen oder eines der Wörter oben
}
events-not-created = Nichts wurde angelegt.

## pair

pair-name-the-file = bitte die Berichtsdatei nennen
pair-numbers-wanted = --explain erwartet Startnummern, nicht „{ $text }“
pair-two-numbers = --explain nimmt höchstens zwei Nummern
pair-not-explained = --explain: { $refusal } von { $file }
pair-round = Runde { $round }
pair-by-table = Runde { $round } der Berger-Tafel (C.05 Anhang 1)
pair-in-round = dieses Paar ist in der Runde
pair-other-colours = die beiden spielen mit den anderen Farben: ein Rundenturnier wird nach seiner Tafel gepaart (C.05 Anhang 1)
pair-not-in-round = nicht in dieser Runde: ein Rundenturnier wird nach seiner Tafel gepaart (C.05 Anhang 1)
pair-team-without-opponent = Mannschaft { $team } hat in der regelgerechten Paarung keinen Gegner
pair-without-opponent = hat in dieser Runde keinen Gegner
pair-with-opponent = hat einen Gegner: ein Rundenturnier wird nach seiner Tafel gepaart (C.05 Anhang 1)

## standings und check

standings-left-out = { $code } entfällt: jemand hat keine Wertungszahl
check-in-all = insgesamt: { $summary }

## simulate

simulation-field = { $kind } wird mit { $least } bis { $most } Teilnehmern simuliert, nicht mit { $competitors }
simulation-own-rounds = { $kind } legt die Rundenzahl selbst fest: bitte weglassen
simulation-rounds = { $rounds } Runden für { $competitors } Teilnehmer: 1 bis { $most } können gepaart werden
simulation-unknown-kind = unbekannte Art „{ $text }“: eine von { $kinds }
simulated-stopped = abgebrochen: { $reason }
simulated-round = Runde { $round }: { $refusal }
simulated-table-row = Platz { $place }: Mannschaft { $team }, { $match_points } Mannschaftspunkte, { $board_points } Brettpunkte
simulated-team = Mannschaft { $number }
simulated-board-points = { $higher } zu { $lower } Brettpunkte{ GIVEN($sprints_higher) ->
    [yes] , ChessSprints { $sprints_higher } zu { $sprints_lower }
   *[no] {""}
}
simulated-games = { $games }{ GIVEN($sprint) ->
    [yes] , ChessSprint { $sprint }
   *[no] {""}
}
simulated-match = { $id }: { $higher } gegen { $lower }: { $score }; { GIVEN($winner) ->
    [yes] { $winner } gewinnt
   *[no] niemand gewinnt
}
simulated-place = Platz { $place }: { $name }
