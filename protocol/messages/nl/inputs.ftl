# Wat in invoerbestanden gevonden en wat verwacht werd: toernooibestanden (TRF), tabellen (CSV) en lijsten.

## Een fout en haar plaats. Regels en kolommen tellen vanaf 1

input-fault = { $file }:{ $line }: { GIVEN($last) ->
    [yes] kolommen { $first }-{ $last }
   *[no] kolom { $first }
}: gevonden: { $found }; verwacht: { $expected }

## De tekst van een bestand

found-text = "{ $text }"
found-nothing = niets
found-end-of-file = het einde van het bestand
found-utf-16 = het bytevolgordeteken van een UTF-16-bestand
found-not-utf-8 = de byte { $byte }, die geen UTF-8 is
found-control-character = het besturingsteken '{ $character }'
expected-utf-8 = als UTF-8 opgeslagen tekst
expected-text = tekst
expected-fixed-columns = tekst in vaste kolommen, aangevuld met spaties

## Tabellen

found-empty-table = een lege tabel
found-open-quotation = een aanhalingsteken zonder tegenhanger
found-cells = { $cells ->
    [1] 1 cel
   *[other] { $cells } cellen
}
found-no-column = geen kolom "{ $column }"
found-nothing-in-column = niets in kolom "{ $column }"
found-text-in-column = "{ $text }" in kolom "{ $column }"
found-no-rows = een kopregel zonder spelers
expected-header = een kopregel met de kolommen { $columns }
expected-known-column = een van de kolommen { $columns }
expected-new-column = een kolom die de kopregel nog niet heeft
expected-closing-quotation = een aanhalingsteken dat het citaat sluit
expected-cells = { found-cells }, zoals in de kopregel
expected-rows = daarna één regel per speler

## Tabellen van spelers en partijen

expected-id = een id
expected-new-id = een id dat regel { $line } niet al heeft
expected-listed-id = het id van een speler op de lijst
expected-birth-year = het geboortejaar, zoals 1990
expected-birth-year-or-nothing = een geboortejaar van vier cijfers, of niets
expected-rating-or-nothing = een rating van 1 tot en met { $most }, of niets zonder rating
expected-whole-rating = een rating in hele punten, of niets zonder rating
expected-sex-or-nothing = f, m of niets
expected-choice = open, pro of niets
expected-other-entry = een inschrijving die het reglement toelaat: { $refusal }
expected-other-player = een andere speler dan wit
expected-game-result = 1-0, 0-1, 1/2, +/- of -/+, met * als een kant nooit een zet deed
expected-event-number = het nummer van het toernooi
expected-new-game = een partij die regel { $line } niet al heeft; gelijke partijen van één dag worden genummerd in een kolom "game"

## Dagen

expected-day = een bestaande dag, als JJJJ/MM/DD, uit de jaren 1900 tot en met 2200
expected-short-day = een bestaande dag, als JJ/MM/DD
expected-days-in-order = dagen op volgorde: het toernooi zou van { $start } tot { $end } duren
expected-day-after-birth = een dag niet vóór { $year }, het geboortejaar van { $player }
expected-day-after-line = een dag niet vóór { $day } van regel { $line }: de partijen in de gespeelde volgorde
expected-day-after-round = een dag niet vóór { $day } van ronde { $round }

## Records en velden van toernooibestanden

expected-player-record = minstens één speler (een record 001)
expected-record-code = een recordcode van drie cijfers of hoofdletters en een spatie
expected-one-record = één zo'n record; regel { $line } is het eerste
expected-blanks = spaties tussen de velden
expected-number = { $meaning ->
    [count] een getal
    [start_number] een startnummer
    [opponent] een nummer van een tegenstander
    [team] een nummer van een team
    [fide_number] een FIDE-ID
    [rating] een rating
    [place] een plaats
   *[round] een ronde
} van { $least } tot en met { $most }
expected-points = punten met hoogstens één decimaal, zoals 5.5
expected-points-symbol = W, D, L, A, P of X
expected-rounds-at-most = hoogstens { $most } ronden
expected-rounds-stated = { $rounds } ronden, zoals een ander record vermeldt
expected-colour-drawn = { $white } of { $black }, de kleur die vóór ronde 1 geloot is
expected-colour-stated = { $colour ->
    [white] wit
   *[black] zwart
}, zoals een ander record vermeldt

## Spelers

expected-player-name = de naam van de speler
expected-sex = m of w
expected-birth = een bestaande geboortedatum vanaf 1900, als JJJJ/MM/DD, met 00 voor wat onbekend is
expected-own-number = een eigen nummer; regel { $line } heeft dit al
expected-round-colour = de kleur w, b of -
expected-no-colour = - voor een ronde zonder tegenstander
expected-paired-colour = de kleur w of b van een ingedeelde partij
expected-bye = een van de byes U, F, H of Z, want er is geen tegenstander
expected-result = een van de uitslagen 1 = 0 W D L + -, want er is een tegenstander

## Teams

expected-team-name = de naam van het team
expected-new-team-name = de naam van een team die geen ander record heeft
expected-new-team-number = een nummer dat geen ander team heeft
expected-free-player = een speler die in geen ander team zit
expected-forfeit-signs = +- of -+ of --
expected-board-colours = de kleuren van de borden, zoals WBWBWB

## Indeling

expected-new-number = een nummer dat het record nog niet noemt: niemand ontmoet zichzelf
expected-two-numbers = minstens twee nummers van wie elkaar niet mogen ontmoeten
expected-new-virtual-points = een speler van wie de virtuele punten nog niet vermeld zijn
expected-last-number = een nummer niet lager dan { $first }
expected-last-round = een ronde niet vóór ronde { $first }
expected-asked-bye = een van de byes F, H of Z
expected-free-competitor = een deelnemer die geen ander record in ronde { $round } heeft

## Punten die een arbiter toekent

expected-abnormal-kind = een van de uitslagen W D L A P X F H U Z, of punten als bonus of straf
expected-abnormal-points = punten met hun decimaal, zoals 1.5 of -0.5, en dan de ronde
expected-abnormal-round = de ronde, na matchpunten en punten
expected-abnormal-record = punten, de ronde en wie ze aangaan, zoals 299 0.0 -1.0 3 12
expected-abnormal-numbers = de ronde en dan de nummers van wie het aangaat

## Records die elkaar tegenspreken

found-himself = nummer { $player } tegen zichzelf
found-opponent = tegenstander { $opponent }
found-opponent-in-round = tegenstander { $opponent } in ronde { $round }
found-same-colour = { $colour ->
    [white] wit
   *[black] zwart
} voor { $player } en voor { $opponent } in ronde { $round }
found-results = { $result } voor { $player } en { $other } voor { $opponent } in ronde { $round }
found-win = winst
found-draw = remise
found-loss = verlies
found-unrated-win = niet-meetellende winst
found-unrated-draw = niet-meetellende remise
found-unrated-loss = niet-meetellend verlies
found-forfeit-win = reglementaire winst
found-forfeit-loss = reglementair verlies
found-no-result = geen uitslag
found-bye = een bye
found-fide-number = de FIDE-ID { $number }
found-birth = een geboorte in { $year }
found-pairing = een indeling van ronde { $round }
expected-player-number = het nummer van een speler (een record 001)
expected-team-number = het nummer van een team (een record 310 of 013)
expected-other-number = het nummer van een andere speler
expected-mutual-opponent = een tegenstander wiens eigen record { $player } noemt; dat van { $opponent } noemt { GIVEN($other) ->
    [yes] { $other }
   *[no] niemand
}
expected-both-colours = eenmaal wit en eenmaal zwart
expected-fitting-results = uitslagen die bij elkaar passen
expected-birth-before-event = een jaar niet na { $year }, waarin het toernooi begint
expected-announced-round = een ronde tot en met { $rounds }, zoals aangekondigd
expected-announced-rounds = hoogstens de { $rounds } aangekondigde ronden
expected-round-robin-rounds = hoogstens { $most } ronden, die van een rondetoernooi met { $competitors }
expected-earned-points = { $points }, de waarde van de uitslagen van { $rounds } ronden
expected-match-points = { $points }, de matchpunten van { $rounds } ronden

## Records van teams die de records van de spelers tegenspreken

found-forfeit-played = een reglementair besliste match in ronde { $round }, terwijl { $player } van team { $team } tegen { $opponent } heeft gespeeld
found-forfeit-pending = een reglementair besliste match in ronde { $round }, terwijl { $player } van team { $team } tegen { $opponent } moet spelen
found-forfeit-other-team = een reglementair besliste match in ronde { $round }, terwijl { $player } van team { $team } was ingedeeld tegen { $opponent }, die niet van team { $other } is
found-forfeit-won = een reglementair besliste match in ronde { $round }, terwijl { $player } van team { $team } zonder te spelen won
found-forfeit-bye = een reglementair besliste match in ronde { $round }, terwijl { $player } van team { $team } de bye had
found-team-bye = de bye van team { $team } in ronde { $round }
found-team-bye-opponent = de bye van team { $team } in ronde { $round }, terwijl zijn speler { $player } tegenstander { $opponent } heeft
found-team-bye-forfeit = de bye van team { $team } in ronde { $round }, terwijl het daar team { $opponent } als tegenstander heeft
found-team-bye-again = de bye van team { $team } in ronde { $round } na die in ronde { $before }
expected-other-team = een ander team: geen team ontmoet zichzelf
expected-paired-round = een ronde tot en met { $rounds }, de laatste in de records van de spelers
expected-no-match = geen zo'n record voordat een ronde in de records van de spelers is ingedeeld
expected-free-team = een team dat geen ander record 330 in ronde { $round } noemt
expected-no-game = een match waarvan geen partij is gespeeld
expected-paired-teams = de twee teams die de records van de spelers indelen
expected-winning-team = een team dat de punten heeft waar zijn spelers de hunne hebben
expected-team-with-opponent = een team dat in de records van de spelers een tegenstander heeft
expected-team-without-opponent = een team zonder tegenstander in die ronde
expected-first-team-bye = een team dat de bye nog niet heeft gehad (C2)

## Een volgende ronde die niet kan worden ingedeeld

found-competitors = het einde van het bestand na deelnemer { $competitors }
found-round-robin-over = { $found }, en alle { $rounds } ronden daarvan zijn ingedeeld
found-rounds-over = { $found }, en al deze ronden zijn ingedeeld
found-no-teams = { $found } in een bestand zonder teams
found-missing-result = geen uitslag van { $white } tegen { $black } in ronde { $round }
found-missing-team-result = geen uitslag van een partij van team { $team }
found-all-byes = een bye in ronde { $round }, zoals voor iedereen
expected-competitors-at-least = minstens 2 deelnemers
expected-competitors-at-most = hoogstens { $most } deelnemers
expected-open-round-robin = een rondetoernooi met een ronde die nog moet worden ingedeeld
expected-paired-system = een systeem dat uit een toernooibestand wordt ingedeeld: { input-systems }
expected-checked-system = een systeem waarvan de indeling wordt gecontroleerd: { input-systems }, CUSTOM_LEAGUE_ROUNDROBIN
input-systems = FIDE_DUTCH (_2025, _2026, _BAKU), FIDE_TEAM (_TYPEA of _TYPEB, _MP, _GP, _BAKU), FIDE_ROUNDROBIN of BERGER_ROUNDROBIN (TEAM_ of DOUBLE vóór ROUNDROBIN, _G2 aan het eind)
expected-rounds = ervoor het aantal ronden (record 142 of XXR): de laatste ronde heeft eigen regels
expected-more-rounds = meer ronden dan er zijn ingedeeld
expected-drawn-colour = de kleur die vóór ronde 1 geloot is (record 152 met W of B, of XXC met white1 of black1)
expected-result-before-pairing = een van de uitslagen 1 = 0 W D L + -, voordat de volgende ronde wordt ingedeeld
expected-present-player = minstens één speler voor wie die ronde open is
expected-present-team = minstens één team waarvoor die ronde open is
expected-halves = winst ter waarde van twee remises en verlies zonder waarde, zoals de versnelling vraagt
expected-teams = teams (records 310 of 013), of een systeem voor spelers

## Lijsten van tiebreaks

found-empty-list = een lege lijst
expected-tie-break-list = tiebreaks zoals PTS,BH/C1,BH
expected-tie-break = { $codes-n ->
    [1] { $codes }
   *[other] een van { $codes }
}{ $scores ->
    [yes] ; voor teams met :MP of :GP vóór de schuine streep
   *[no] { "" }
}
expected-new-tie-break = een tiebreak die nog niet in de lijst staat, zoals { $same } wel
expected-no-buchholz = geen Buchholz, die verboden is waar de indeling vóór het begin vaststond
expected-players-tie-break = een tiebreak voor spelers, want het toernooi heeft geen teams
