# Indelingen van een ronde met hun redenen, weigeringen en de controle van de indelingen.

## Redenen van een indeling

why-natural = De tegenstanders volgen de natuurlijke volgorde van puntengroep { $bracket } (art. 3.3).
why-instead = In de natuurlijke volgorde speelde { $of } tegen { $natural }, maar:{ against }
why-instead-of-nobody = In de natuurlijke volgorde had { $of } geen tegenstander in de groep, maar:{ against }
why-moved-down = { $person } zakt uit puntengroep { $from }; met een tegenstander daar:{ against }
against = { GIVEN($against) ->
    [yes] {" "}{ $against }
   *[no] {""}
}
why-colours = { $person } heeft { GIVEN($had) ->
    [yes] { $had }
   *[no] geen partij
} gehad en heeft recht op { $due ->
    [white] wit
    [black] zwart
   *[none] geen kleur
}{ $strength ->
    [mild] , zwak
    [strong] , sterk
    [absolute] , absoluut
   *[none] {""}
}.
why-colours-by = { $rule ->
    [both_preferences] Beiden krijgen de kleur waar zij recht op hebben
    [stronger_preference] De sterkste voorkeur beslist
    [last_difference] Gelijke voorkeuren, dus de kleuren van hun laatste verschil worden verwisseld
    [higher_ranked] Gelijke voorkeuren na dezelfde kleuren, dus de hoger geplaatste krijgt de zijne
   *[lot] Niemand heeft recht op een kleur, dus het lot en het nummer van de hoger geplaatste beslissen
} (art. { $article }).
why-lowest-score = { $person } heeft de bye: { $score } punten is de laagste score die alle anderen een tegenstander laat (C5, art. 2.3).
why-not-the-bye = { $person }{ GIVEN($level) ->
    [yes] , met evenveel punten,
   *[no] {""}
} kan die niet hebben:{ against }
why-stands = dit is de indeling van de regels.
why-other-colours = de regels paren hen ook, maar met wit voor { $white } en zwart voor { $black }.{ because }
because = { GIVEN($because) ->
    [yes] {" "}{ $because }
   *[no] {""}
}
why-have-met = zij hebben al tegen elkaar gespeeld (C1, art. 2.1).
why-kept-apart = het evenement houdt hen uit elkaar.
why-same-colour = beiden moeten dezelfde kleur hebben, en geen van beiden staat bovenaan (C3, art. 2.1).
why-bye-before = hij had al een bye of won zonder te spelen (C2, art. 2.1).
why-no-bye = iedereen heeft een tegenstander: er wordt een even aantal ingedeeld.
why-worse = criterium { $criterion } (art. { $article }) zou minder goed vervuld zijn{ GIVEN($bracket) ->
    [yes] {" "}in puntengroep { $bracket }
   *[no] {""}
}: { criterion }{ GIVEN($ours) ->
    [yes] : { $ours } in de indeling, anders { $yours }
   *[no] {""}
}.
why-later = dat is volgens alle criteria even goed, maar de regels nemen de indeling die in hun volgorde eerst komt (puntengroep { $bracket }, art. { $article }){ GIVEN($ours) ->
    [yes] : { $ours } in de indeling, anders { $yours }
   *[no] {""}
}.
why-other-opponents = de reglementaire indeling heeft andere tegenstanders.
why-not-to-be-paired = de indeling van de regels laat deze speler weg.
why-no-legal-pairing = de regels laten geen indeling toe.
why-by-table = De tabel van het rondetoernooi heeft deze match in ronde { $round }.
why-free-by-table = De tabel van het rondetoernooi heeft geen match in ronde { $round }.
why-by-bracket = Het schema heeft deze match van plaats { $higher } tegen plaats { $lower }.
why-by-team-swiss = Het Zwitserse systeem voor teams gaf deze tegenstanders.
why-of-teams = { $because }.
why-away = Afwezig: { $bye ->
    [full_point] een heel punt
    [half_point] een half punt
   *[zero_point] geen punt
}.
why-by-hand = De organisator heeft dit met de hand gewijzigd ({ $reason }). De regels zeggen:
why-changed-since = Uitslagen of inschrijvingen zijn sinds de indeling veranderd: de regels zouden nu anders indelen.
explained-board = Bord { $board }: { $pair }
explained-pair = { $white } ({ $white_score }) heeft wit tegen { $black } ({ $black_score }), in puntengroep { $bracket }.
explained-not-compared = { $players ->
    [one] Nog één met evenveel punten wordt hier niet vergeleken.
   *[other] Nog { $players } met evenveel punten worden hier niet vergeleken.
}

## De criteria van het Hollandse systeem (C.04.3 art. 2)

criterion = { $criterion ->
    [C1] geen tweede ontmoeting
    [C2] wie de bye mag hebben
    [C3] geen twee met dezelfde absolute kleurvoorkeur
    [C4] alle anderen blijven in te delen
    [C5] de score van de speler met de bye
    [C6] het aantal downfloaters
    [C7] de scores van de downfloaters
    [C8] het aantal en de scores van de downfloaters van de volgende groep
    [C9] de niet-gespeelde partijen van de speler met de bye
    [C10] topscorers of tegenstanders met een kleurverschil boven twee
    [C11] topscorers of tegenstanders met drie keer achtereen dezelfde kleur
    [C12] spelers zonder de kleur waar zij recht op hebben
    [C13] spelers zonder een kleur waar zij sterk recht op hebben
    [C14] residenten die omlaag floaten zoals in de vorige ronde
    [C15] tegenstanders van gezakte spelers die omhoog floaten zoals in de vorige ronde
    [C16] residenten die omlaag floaten zoals twee ronden geleden
    [C17] tegenstanders van gezakte spelers die omhoog floaten zoals twee ronden geleden
    [C18] scoreverschillen van gezakte spelers die in de vorige ronde omlaag floatten
    [C19] scoreverschillen van wie omhoog floaten zoals in de vorige ronde
    [C20] scoreverschillen van gezakte spelers die twee ronden geleden omlaag floatten
   *[C21] scoreverschillen van wie omhoog floaten zoals twee ronden geleden
}

## Vergeleken waarden

compared-scores = { GIVEN($scores) ->
    [yes] { $scores }
   *[no] geen
}
compared-next = { $count }{ GIVEN($scores) ->
    [yes] {" "}(met { $scores })
   *[no] {""}
}
compared-differences = { $floaters ->
    [0] { compared-scores }
    [one] { compared-one-moves-on }{ compared-more }
   *[other] { compared-many-move-on }{ compared-more }
}
compared-one-moves-on = zakt verder
compared-many-move-on = { $floaters } zakken verder
compared-more = { GIVEN($scores) ->
    [yes] , { $scores }
   *[no] {""}
}
compared-pair = { $one } speelt tegen { $other }
compared-moved-down-meet-residents = gezakte spelers spelen tegen residenten
compared-everybody-has-an-opponent = iedereen heeft een tegenstander
compared-one-has-none = één speler heeft er geen
compared-moved-down = onder de ingedeelde gezakte spelers zijn { numbered-or-nobody }
compared-leaders = onder de hoger geplaatsten van hun paren zijn { numbered-or-nobody }
numbered-or-nobody = { GIVEN($numbers) ->
    [yes] { $numbers }
   *[no] niemand
}

## Weigeringen van een Zwitserse ronde

swiss-no-lawful-pairing = ronde { $round } heeft geen reglementaire indeling: { $reason }
swiss-event-over = alle { $rounds } ronden van het evenement zijn ingedeeld
swiss-result-missing = de partij van { $white } en { $black } in ronde { $round } heeft nog geen uitslag
swiss-nobody-to-pair = in ronde { $round } is niemand in te delen
swiss-rounds-unknown = het aantal ronden is niet aangekondigd (record 142 of XXR)
swiss-initial-colour-unknown = de kleur die vóór ronde 1 is geloot, is niet vastgelegd (record 152 of XXC)
swiss-acceleration-needs-halves = versnelling vraagt dat winst twee remises waard is en verlies niets
swiss-not-to-be-paired = { $number } hoort niet bij wie in ronde { $round } worden ingedeeld
swiss-same-player = { $number } kan niet tegen zichzelf spelen
unpairable-no-bye = het aantal spelers is oneven en geen van hen mag de bye hebben (C2)
unpairable-alone = { $number } heeft geen tegenstander meer tegen wie hij mag spelen (C1, C3)
unpairable-somebody = elke indeling laat een speler zonder tegenstander (C1 tot C4)

## Rondetoernooien en andere systemen

round-robin-too-few = een rondetoernooi vraagt minstens 2 deelnemers, { $competitors } opgegeven
round-robin-too-many = een rondetoernooi heeft hoogstens { $most } deelnemers, { $competitors } opgegeven
round-robin-over = alle { $rounds } ronden van het rondetoernooi zijn ingedeeld
not-paired-here = "{ $system }" (record 192) is geen systeem dat uit een rapportbestand wordt ingedeeld

## Het Zwitserse systeem voor teams (C.04.6)

team-swiss-no-teams = het evenement heeft geen teams (records 013 of 310)
team-swiss-rounds-unknown = het aantal ronden is niet bekend (record 142 of XXR)
team-swiss-all-rounds-paired = alle { $rounds } ronden zijn ingedeeld
team-swiss-unknown-system = "{ $system }" (record 192) is geen Zwitsers systeem voor teams dat dit programma kent
team-swiss-result-missing = team { $team } heeft een match zonder uitslag
team-swiss-nobody-to-pair = in ronde { $round } is geen team in te delen
team-swiss-not-to-be-paired = team { $team } hoort niet bij de teams die in ronde { $round } worden ingedeeld
team-swiss-same-team = team { $team } kan niet tegen zichzelf spelen
team-swiss-no-bye-possible = geen team kan de bye hebben: elk is ervan uitgesloten (C2) of nodig als tegenstander
team-swiss-no-legal-pairing = niet alle teams kunnen worden ingedeeld tegen teams tegen wie zij nog niet speelden (C1)
team-colours-initial-colour = 4.3.1: geen van beide teams heeft gespeeld, dus het nummer van het eerste team en de beginkleur beslissen
team-colours-only-preference = 4.3.2: maar één team heeft een kleurvoorkeur
team-colours-both-preferences = 4.3.3: de twee voorkeuren passen bij elkaar
team-colours-only-strong = 4.3.4: maar één voorkeur is sterk
team-colours-difference = 4.3.5: het kleinste kleurverschil heeft wit
team-colours-last-different = 4.3.6: de kleuren wisselen sinds hun laatste verschil
team-colours-first-team = 4.3.7: de voorkeur van het eerste team
team-colours-first-team-alternates = 4.3.8: het eerste team wisselt van kleur
team-colours-other-alternates = 4.3.9: het andere team wisselt van kleur
team-comparison-lawful = dit paar staat in de reglementaire indeling
team-comparison-colours-reversed = de twee spelen met omgekeerde kleuren: { $because }
team-comparison-impossible = niet reglementair: { $because }
team-comparison-worse = slechter volgens { $criterion }: { $proposed } in plaats van { $lawful }
team-with-bye = team { $team } (score { $score }, { $played } matches gespeeld)
team-impossible-have-met = C1: team { $first } en team { $second } hebben al tegen elkaar gespeeld, of het evenement houdt hen uit elkaar
team-impossible-others = C3: met dit paar kunnen niet alle andere teams worden ingedeeld
team-impossible-no-bye = elk team heeft een tegenstander: er wordt een even aantal ingedeeld
team-impossible-bye-before = C2: team { $team } had al de bye of won zonder te spelen
team-impossible-without = C3: zonder team { $team } kunnen niet alle andere worden ingedeeld
team-criterion-bye = de bye (3.4)
team-criterion-c4 = C4, het aantal upfloaters
team-criterion-c5 = C5, de scores van de upfloaters
team-criterion-c6 = C6, upfloaters die voor de volgende puntengroep overblijven
team-criterion-c7 = C7, upfloaters die in de vorige ronde floatten
team-criterion-sets = de volgorde van de groepen upfloaters (3.5.4)
team-criterion-c8 = C8, teams zonder de kleur van hun voorkeur
team-criterion-c9 = C9, teams zonder de kleur van hun sterke voorkeur
team-criterion-c10 = C10, tegenstanders van upfloaters die in de vorige ronde floatten
team-criterion-order = de volgorde van de indelingen (3.6.3)
team-described = team { $team } ({ $score } { team-score-unit }, { GIVEN($had) ->
    [yes] had { $had }
   *[no] nog geen match
})
team-score-unit = { $unit ->
    [match] MP
   *[game] BP
}
team-match = { $white } heeft wit tegen { $black }: { $colours }
team-bye = { $team } heeft geen tegenstander: van de teams die de bye mogen hebben (C2) en zonder wie de andere kunnen worden ingedeeld, heeft het de laagste score, dan de meeste gespeelde matches, dan het grootste nummer (3.4)
team-pulled-up = Puntengroep: team { $team } gaat omhoog naar de teams met { $score }, die er { $needs } nodig hebben (C4) met scores { $scores } (C5); de volgende puntengroep heeft er dan nog { $next_needs } nodig (C6), { $floated } floatten in de vorige ronde (C7), en van zulke groepen is het de eerste op nummer (3.5.4)
team-natural = Tegenstanders: de eerste in de volgorde van de indelingen (3.6.3), bovenste helft tegen onderste op nummer
team-instead = Tegenstanders: in de volgorde van de indelingen (3.6.3) speelde team { $of } tegen team { $natural }, maar dat is { $against }

## De controle: niet-reglementaire indelingen

unlawful-met-before = C1: { $one } en { $other } hebben al tegen elkaar gespeeld, in ronde { $round }
unlawful-kept-apart = C1: het evenement houdt { $one } en { $other } uit elkaar
unlawful-second-bye = C2: { $number } mag niet nog een keer de bye hebben
unlawful-colours-clash = C3: { $one } en { $other } moeten beiden dezelfde kleur hebben
unlawful-not-paired = { $number } is niet goed ingedeeld: ieder heeft één tegenstander, en hoogstens één heeft de bye
unlawful-worse = { $criterion }: { $played } waar { $possible } mogelijk is; reglementair: { $lawful }
unlawful-criterion = { $criterion } ({ criterion }){ GIVEN($bracket) ->
    [yes] {" "}in puntengroep { $bracket }
   *[no] {""}
}
unlawful-later = gelijk volgens alle criteria, maar beslist door { $rule }; reglementair: { $lawful }
unlawful-order = art. { $article } in puntengroep { $bracket }: gespeeld { $played }, reglementair { $possible }
unlawful-wrong-colours = { $white } en { $black } zouden de andere kleuren moeten hebben, volgens { $rule }
unlawful-colours-article = art. { $article }
unlawful-colours-of-teams = C.04.6 art. { $because }
unlawful-not-by-table = de tabel deelt { $expected } in; gespeeld is { $played }
table-nobody-with = niemand met { $number }
table-nothing = niets
league-nothing-after = niets na speeldag { $day }
league-game-in = een partij in ronde { $round }
league-line-up = een opstelling van { $players }
league-line-up-of-six = een opstelling van zes van team { $team } op speeldag { $day }
league-nobody-with = niemand met team { $team } op speeldag { $day }
league-fixture = team { $home } thuis tegen team { $away } op speeldag { $day }
league-nothing-by = niets door team { $team }
league-other-opponent = team { $team } tegen team { $other }
league-at-the-venue-of = de match bij team { $team }
league-printed-game = { nobody-or-white }-{ nobody-or-black } ({ $printed } van team { $home } thuis en team { $away })
nobody-or-white = { GIVEN($white) ->
    [yes] { $white }
   *[no] niemand
}
nobody-or-black = { GIVEN($black) ->
    [yes] { $black }
   *[no] niemand
}
league-game = { $player } { $colour ->
    [white] met wit{" "}
    [black] met zwart{" "}
   *[none] {""}
}{ GIVEN($opponent) ->
    [yes] tegen { $opponent }
   *[no] niemand
}

## De controle: ranglijst

misplaced-list = { $reason }
misplaced-place = { $number } heeft de opgegeven plaats { $stated }; volgens { $list } is de plaats { $lawful }
misplaced-no-place = { $number } heeft geen opgegeven plaats; volgens { $list } is de plaats { $lawful }
misplaced-level = { $numbers } zijn gelijk volgens { $list } en opgegeven op plaatsen { $stated }: zij delen plaats { $lawful }, of hebben er elk een van { $lawful } tot { $last }
misplaced-board-points = { $number } heeft { $stated } opgegeven bordpunten; de uitslagen geven { $lawful }
misplaced-season-length = een seizoen van { $teams } teams heeft { $lawful } ronden, aangekondigd zijn er { $announced }
misplaced-points = { $number } heeft { $stated } opgegeven punten; de uitslagen geven { $lawful }
misplaced-points-only = { $list } (alleen punten; er is geen lijst opgegeven)
not-judged-system = indelingen van "{ $system }" (record 192) worden niet gecontroleerd
not-judged-rounds = meer ronden dan een dubbel rondetoernooi heeft
not-judged-running = het evenement is niet afgelopen
not-judged-results-missing = er ontbreken uitslagen
not-judged-no-places = er zijn geen plaatsen opgegeven
check-round = ronde { $round }: { $verdict }
check-standings = ranglijst: { $verdict }
check-lawful = reglementair
check-not-lawful = niet reglementair: { $fault }
check-not-judged = niet beoordeeld: { $reason }
check-by-points-only = reglementair alleen op punten; er is geen lijst opgegeven (record 202 of 212)
check-summary = ronden: { $lawful } reglementair, { $not_lawful } niet reglementair, { $not_judged } niet beoordeeld; ranglijst: { $standings ->
    [lawful] reglementair
    [not_lawful] niet reglementair
   *[not_judged] niet beoordeeld
}
check-nothing-judged = niets is beoordeeld

## Lijsten van tiebreaks

tie-breaks-none = de lijst van tiebreaks is leeg: codes zoals PTS,BH/C1,BH verwacht
tie-breaks-buchholz = { $code } is een Buchholz, die verboden is waar de indelingen vóór het begin vaststonden
tie-breaks-of-teams = { $code } is voor teams, en het evenement heeft er geen
tie-breaks-unfit-lot = het lot ({ $drawn }) is niet getrokken onder precies degenen die een plaats delen

## Tiebreaks voluit, en de kolommen van een competitie

tie-break = { $name ->
    [MP] Matchpunten
    [MPTS] Matchpunten
    [GP] Bordpunten
    [GPTS] Bordpunten
    [PTS] Punten
    [DE] Onderling resultaat
    [EDE] Uitgebreid onderling resultaat
    [WIN] Aantal overwinningen
    [WON] Aan het bord gewonnen partijen
    [BWG] Met zwart gewonnen partijen
    [BPG] Met zwart gespeelde partijen
    [PS] Progressieve score
    [REP] Vrijwillig gespeelde ronden
    [STD] Standaardpunten
    [BH] Buchholz
    [FB] Fore-Buchholz
    [AOB] Gemiddelde Buchholz van de tegenstanders
    [SB] Sonneborn-Berger
    [EMMSB] Sonneborn-Berger: matchpunten tegen tegenstanders maal hun matchpunten
    [EMGSB] Sonneborn-Berger: bordpunten tegen tegenstanders maal hun matchpunten
    [EGMSB] Sonneborn-Berger: matchpunten tegen tegenstanders maal hun bordpunten
    [EGGSB] Sonneborn-Berger: bordpunten tegen tegenstanders maal hun bordpunten
    [KS] Koya-systeem
    [SSSC] Gecombineerde scoresterkte
    [RTNG] Rating
    [TPN] Indelingsnummer
    [ARO] Gemiddelde rating van de tegenstanders
    [TPR] Toernooiprestatie
    [PTP] Perfecte toernooiprestatie
    [APRO] Gemiddelde toernooiprestatie van de tegenstanders
    [APPO] Gemiddelde perfecte toernooiprestatie van de tegenstanders
    [BC] Bordtelling
    [TBR] Resultaten aan de eerste borden
    [BBE] Weglaten van de laatste borden
    [P] Gespeelde wedstrijden
    [W] Gewonnen wedstrijden
    [D] Gelijke wedstrijden
   *[L] Verloren wedstrijden
}{ $score ->
    [MP] { " " }(matchpunten)
    [GP] { " " }(bordpunten)
   *[none] { "" }
}{ $cut ->
    [C1] , zonder de laagste waarde
    [C2] , zonder de twee laagste waarden
    [M1] , zonder de hoogste en de laagste waarde
    [M2] , zonder de twee hoogste en de twee laagste waarden
   *[none] { "" }
}

## Finales

match-final = finale
match-third-place = match om de derde plaats
match-semi-final = halve finale { $number }
match-quarter-final = kwartfinale { $number }
match-round-of = ronde van { $places }, match { $number }
due-game = partij { $number }
due-colour-choice = de keuze van de kleur
due-sprint = de ChessSprint
due-ruling = de beslissing van de arbiter
duel-match-decided = hij is al beslist
duel-not-due = hij wacht op { $due }, niet op { $given }
duel-sprint-not-drawn = een ChessSprint eindigt alleen met een winnaar: na remise begint de volgende partij
duel-not-in-match = plaats { $seed } speelt er niet in
duel-unknown-board = hij heeft hier geen bord { $board }: de borden zijn 1 tot { $boards }
duel-board-decided = bord { $board } heeft al zijn uitslag
knockout-unknown-match = het schema heeft niet: { $id }
knockout-not-ready = { $id }: er zijn nog geen twee deelnemers, of één gaat door zonder te spelen
knockout-duel = { $id }, invoer geweigerd: { $refusal }
bracket-empty = een knock-out vraagt minstens 1 deelnemer, geen opgegeven
bracket-too-many = een knock-out heeft hoogstens { $most } deelnemers, { $competitors } opgegeven

## Evenementen, divisies en teams

programme-too-few = een evenement vraagt minstens 2 deelnemers, ingeschreven zijn er { $competitors }
programme-empty = een programma vraagt minstens één fase
programme-after-knockout = na een knock-out kan niets volgen: de plaatsen zijn definitief
programme-too-many-finalists = { $finalists } finalisten zijn meer dan de { $competitors } deelnemers
programme-too-many-rounds = een Zwitsers toernooi van { $rounds } ronden kan met { $competitors } deelnemers niet worden ingedeeld: niemand speelt twee keer tegen dezelfde tegenstander
division-not-pro = de Pro-divisie vraagt bij sluiting van de inschrijving een CR-ELO van { $least } of meer, { GIVEN($rating) ->
    [yes] de speler heeft { $rating }
   *[no] de speler heeft geen rating
}
division-born-after-event = wie in { $born } geboren is, kan niet in een evenement van { $year } spelen
division-unknown = "{ $text }" is geen divisie: Pro, U8 tot U20, M20 tot M75, M80+, G8 tot G20, W20 tot W75 of W80+ verwacht
line-up-named-twice = { $player } is twee keer genoemd: een speler heeft één bord
line-up-not-a-member = { $player } hoort niet bij het team
line-up-too-many = { $named } spelers zijn genoemd voor { $boards } borden
league-match-unknown-round = een competitiematch heeft ronden 1 tot { $rounds }, niet { $round }
league-match-unknown-board = een ronde van een competitiematch heeft borden 1 tot { $boards }, niet { $board }
league-match-already-recorded = ronde { $round }, bord { $board } heeft al zijn uitslag
season-no-such-fixture = team { $home } heeft dit seizoen geen thuismatch tegen team { $away }
season-already-recorded = de match van team { $home } thuis tegen team { $away } heeft al zijn uitslag
season-match-unfinished = de match van team { $home } thuis tegen team { $away } heeft partijen zonder uitslag
season-incomplete-lots = een loting noemt elk team van het seizoen één keer
season-lots-needed = het lot moet beslissen welk van de teams { $tied } zich plaatst
season-too-many-places = { $places } plaatsen voor { $teams } teams
intramural-too-many = een Intramural-rondetoernooi heeft hoogstens { $most } spelers, { $players } opgegeven
intramural-no-such-match = { $white } heeft in dit evenement geen wit tegen { $black }
intramural-already-recorded = de match van { $white } tegen { $black } heeft al zijn uitslag

## Ratings en titels

rate-pooled = partij { $games } naar een eerste rating
rate-first-rating = eerste rating
unrated-forfeit = een reglementaire uitslag telt nooit voor de rating
unrated-one-side-never-moved = een partij telt pas als beide kanten hebben gezet
unrated-opponent-unrated = een partij tegen een speler zonder rating telt niet
unrated-mismatch = een verschil van 600 punten of meer met een speler boven 2600 telt niet
rating-no-such-account = rekening { $account } staat niet in dit boek van { $accounts } rekeningen
rating-against-oneself = rekening { $account } kan niet tegen zichzelf spelen
sprint-chain-empty = een ChessSprint-reeks heeft minstens één partij
sprint-chain-played-on = partij { $game } van de ChessSprint-reeks is gewonnen, dus er kan geen partij volgen
sprint-chain-undecided = de laatste partij van de ChessSprint-reeks is remise: die gaat door tot een partij is gewonnen
no-legends-not-world-championship = alleen een wereldkampioenschap maakt legendes
no-legends-not-finished = het wereldkampioenschap is niet afgelopen
tie-breaks-unknown = "{ $text }" is geen tiebreak: { $expected } verwacht
