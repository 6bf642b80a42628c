# De regels van de opdrachten over evenementen: pair, standings, check, rate en simulate.

## Bestanden

events-not-read = { $file } kon niet worden gelezen: { $why }
events-too-large = { $file } is groter dan { $most } bytes: zo lang is geen toernooirapport
events-not-written = het antwoord kon niet worden geschreven: { $why }
events-standard-input = standaardinvoer

## event new

events-how-to-answer = Enter neemt het antwoord tussen haken, { $nothing } laat het leeg, en { $rest } neemt alle overige.
events-no-answer = "{ $answer }" is niet het verwachte antwoord: { $expected ->
    [number] een geheel getal
    [yes_or_no] ja of nee
    [day] een dag, zoals 2026-11-21 of 21.11.2026
    [time] een tijd, zoals 10:00
   *[choice] een van de nummers of woorden hierboven
}
events-not-created = Er is niets aangemaakt.

## pair

pair-name-the-file = noem het rapportbestand
pair-numbers-wanted = --explain verwacht startnummers, niet "{ $text }"
pair-two-numbers = --explain neemt hoogstens twee nummers
pair-not-explained = --explain: { $refusal } van { $file }
pair-round = Ronde { $round }
pair-by-table = ronde { $round } van de Bergertabel (C.05 bijlage 1)
pair-in-round = dit paar is in de ronde
pair-other-colours = de twee spelen met de andere kleuren: een rondetoernooi wordt volgens zijn tabel ingedeeld (C.05 bijlage 1)
pair-not-in-round = niet in deze ronde: een rondetoernooi wordt volgens zijn tabel ingedeeld (C.05 bijlage 1)
pair-team-without-opponent = team { $team } heeft in de reglementaire indeling geen tegenstander
pair-without-opponent = heeft in deze ronde geen tegenstander
pair-with-opponent = heeft een tegenstander: een rondetoernooi wordt volgens zijn tabel ingedeeld (C.05 bijlage 1)

## standings en check

standings-left-out = { $code } vervalt: iemand heeft geen rating
check-in-all = in totaal: { $summary }

## simulate

simulation-field = { $kind } wordt gesimuleerd met { $least } tot { $most } deelnemers, niet met { $competitors }
simulation-own-rounds = { $kind } bepaalt zelf het aantal ronden: laat het weg
simulation-rounds = { $rounds } ronden voor { $competitors } deelnemers: 1 tot { $most } kunnen worden ingedeeld
simulation-unknown-kind = onbekende soort "{ $text }": een van { $kinds }
simulated-stopped = gestopt: { $reason }
simulated-round = ronde { $round }: { $refusal }
simulated-table-row = plaats { $place }: team { $team }, { $match_points } matchpunten, { $board_points } bordpunten
simulated-team = team { $number }
simulated-board-points = { $higher } tegen { $lower } bordpunten{ GIVEN($sprints_higher) ->
    [yes] , ChessSprints { $sprints_higher } tegen { $sprints_lower }
   *[no] {""}
}
simulated-games = { $games }{ GIVEN($sprint) ->
    [yes] , ChessSprint { $sprint }
   *[no] {""}
}
simulated-match = { $id }: { $higher } tegen { $lower }: { $score }; { GIVEN($winner) ->
    [yes] { $winner } wint
   *[no] niemand wint
}
simulated-place = plaats { $place }: { $name }
