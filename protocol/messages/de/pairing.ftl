# Paarungen einer Runde mit ihren Gründen, Ablehnungen und die Prüfung der Paarungen.

## Gründe einer Paarung

why-natural = Die Gegner folgen der natürlichen Reihenfolge der Punktgruppe { $bracket } (Art. 3.3).
why-instead = Nach der natürlichen Reihenfolge spielte { $of } gegen { $natural }, aber:{ against }
why-instead-of-nobody = Nach der natürlichen Reihenfolge hätte { $of } in der Punktgruppe keinen Gegner, aber:{ against }
why-moved-down = { $person } rückt aus der Punktgruppe { $from } nach unten; mit einem Gegner dort:{ against }
against = { GIVEN($against) ->
    [yes] {" "}{ $against }
   *[no] {""}
}
why-colours = { $person } hatte { GIVEN($had) ->
    [yes] { $had }
   *[no] keine Partie
} und hat Anspruch auf { $due ->
    [white] Weiß
    [black] Schwarz
   *[none] keine Farbe
}{ $strength ->
    [mild] , schwach
    [strong] , stark
    [absolute] , absolut
   *[none] {""}
}.
why-colours-by = { $rule ->
    [both_preferences] Beide erhalten die Farbe, die ihnen zusteht
    [stronger_preference] Der stärkere Anspruch entscheidet
    [last_difference] Gleiche Ansprüche, also werden die Farben ihres letzten Unterschieds getauscht
    [higher_ranked] Gleiche Ansprüche nach gleichen Farben, also erhält der höher Gesetzte seine
   *[lot] Keiner hat Anspruch, also entscheiden das Los und die Nummer des höher Gesetzten
} (Art. { $article }).
why-lowest-score = { $person } hat das Freilos: { $score } Punkte sind am wenigsten, so dass alle anderen einen Gegner haben (C5, Art. 2.3).
why-not-the-bye = { $person }{ GIVEN($level) ->
    [yes] , mit gleich vielen Punkten,
   *[no] {""}
} kann es nicht haben:{ against }
why-stands = so paaren es die Regeln.
why-other-colours = die Regeln paaren sie auch, aber mit Weiß für { $white } und Schwarz für { $black }.{ because }
because = { GIVEN($because) ->
    [yes] {" "}{ $because }
   *[no] {""}
}
why-have-met = sie haben schon gegeneinander gespielt (C1, Art. 2.1).
why-kept-apart = die Veranstaltung hält sie auseinander.
why-same-colour = beide müssen dieselbe Farbe haben, und keiner gehört zu den Spitzenspielern (C3, Art. 2.1).
why-bye-before = er hatte schon ein Freilos oder gewann kampflos (C2, Art. 2.1).
why-no-bye = alle haben einen Gegner: eine gerade Zahl wird gepaart.
why-worse = Kriterium { $criterion } (Art. { $article }) wäre schlechter erfüllt{ GIVEN($bracket) ->
    [yes] {" "}in der Punktgruppe { $bracket }
   *[no] {""}
}: { criterion }{ GIVEN($ours) ->
    [yes] : { $ours } in der Paarung, sonst { $yours }
   *[no] {""}
}.
why-later = das ist nach allen Kriterien ebenso gut, aber die Regeln nehmen die Paarung, die in ihrer Reihenfolge zuerst kommt (Punktgruppe { $bracket }, Art. { $article }){ GIVEN($ours) ->
    [yes] : { $ours } in der Paarung, sonst { $yours }
   *[no] {""}
}.
why-other-opponents = die regelgerechte Paarung hat andere Gegner.
why-not-to-be-paired = die Paarung der Regeln lässt diesen Spieler aus.
why-no-legal-pairing = die Regeln lassen keine Paarung zu.
why-by-table = Die Tafel des Rundenturniers hat diesen Wettkampf in Runde { $round }.
why-free-by-table = Die Tafel des Rundenturniers hat keinen Wettkampf in Runde { $round }.
why-by-bracket = Der Turnierbaum hat diesen Wettkampf von Setzplatz { $higher } gegen Setzplatz { $lower }.
why-by-team-swiss = Das Schweizer System für Mannschaften gab diese Gegner.
why-of-teams = { $because }.
why-away = Abwesend: { $bye ->
    [full_point] ein ganzer Punkt
    [half_point] ein halber Punkt
   *[zero_point] kein Punkt
}.
why-by-hand = Der Veranstalter hat dies von Hand geändert ({ $reason }). Die Regeln sagen:
why-changed-since = Ergebnisse oder Meldungen haben sich seit der Paarung geändert: die Regeln paarten jetzt anders.
explained-board = Brett { $board }: { $pair }
explained-pair = { $white } ({ $white_score }) hat Weiß gegen { $black } ({ $black_score }), in der Punktgruppe { $bracket }.
explained-not-compared = { $players ->
    [one] Ein weiterer mit gleich vielen Punkten wird hier nicht verglichen.
   *[other] { $players } weitere mit gleich vielen Punkten werden hier nicht verglichen.
}

## Die Kriterien des holländischen Systems (C.04.3 Art. 2)

criterion = { $criterion ->
    [C1] keine zweite Begegnung
    [C2] wer das Freilos haben darf
    [C3] nicht zwei mit demselben absoluten Farbanspruch
    [C4] alle übrigen bleiben paarbar
    [C5] die Punktzahl des Spielers mit Freilos
    [C6] die Zahl der Downfloater
    [C7] die Punktzahlen der Downfloater
    [C8] Zahl und Punktzahlen der Downfloater der nächsten Punktgruppe
    [C9] die ungespielten Partien des Spielers mit Freilos
    [C10] Spitzenspieler oder Gegner mit einer Farbdifferenz über zwei
    [C11] Spitzenspieler oder Gegner mit dreimal derselben Farbe in Folge
    [C12] Spieler ohne die Farbe, die ihnen zusteht
    [C13] Spieler ohne eine Farbe, die ihnen stark zusteht
    [C14] Residenten, die wie in der letzten Runde nach unten floaten
    [C15] Gegner heruntergerückter Spieler, die wie in der letzten Runde nach oben floaten
    [C16] Residenten, die wie vor zwei Runden nach unten floaten
    [C17] Gegner heruntergerückter Spieler, die wie vor zwei Runden nach oben floaten
    [C18] Punktdifferenzen heruntergerückter Spieler, die in der letzten Runde nach unten floateten
    [C19] Punktdifferenzen derer, die wie in der letzten Runde nach oben floaten
    [C20] Punktdifferenzen heruntergerückter Spieler, die vor zwei Runden nach unten floateten
   *[C21] Punktdifferenzen derer, die wie vor zwei Runden nach oben floaten
}

## Verglichene Werte

compared-scores = { GIVEN($scores) ->
    [yes] { $scores }
   *[no] keine
}
compared-next = { $count }{ GIVEN($scores) ->
    [yes] {" "}(mit { $scores })
   *[no] {""}
}
compared-differences = { $floaters ->
    [0] { compared-scores }
    [one] { compared-one-moves-on }{ compared-more }
   *[other] { compared-many-move-on }{ compared-more }
}
compared-one-moves-on = rückt weiter
compared-many-move-on = { $floaters } rücken weiter
compared-more = { GIVEN($scores) ->
    [yes] , { $scores }
   *[no] {""}
}
compared-pair = { $one } spielt gegen { $other }
compared-moved-down-meet-residents = heruntergerückte Spieler spielen gegen Residenten
compared-everybody-has-an-opponent = alle haben einen Gegner
compared-one-has-none = einer hat keinen
compared-moved-down = unter den gepaarten heruntergerückten Spielern sind { numbered-or-nobody }
compared-leaders = unter den höher Gesetzten ihrer Paare sind { numbered-or-nobody }
numbered-or-nobody = { GIVEN($numbers) ->
    [yes] { $numbers }
   *[no] niemand
}

## Ablehnungen einer Runde im Schweizer System

swiss-no-lawful-pairing = Runde { $round } hat keine regelgerechte Paarung: { $reason }
swiss-event-over = alle { $rounds } Runden der Veranstaltung sind gepaart
swiss-result-missing = die Partie von { $white } und { $black } in Runde { $round } hat noch kein Ergebnis
swiss-nobody-to-pair = in Runde { $round } ist niemand zu paaren
swiss-rounds-unknown = die Rundenzahl ist nicht angekündigt (Satz 142 oder XXR)
swiss-initial-colour-unknown = die vor Runde 1 ausgeloste Farbe ist nicht vermerkt (Satz 152 oder XXC)
swiss-acceleration-needs-halves = Beschleunigung braucht einen Sieg wie zwei Remis und eine Niederlage ohne Punkt
swiss-not-to-be-paired = { $number } gehört nicht zu denen, die in Runde { $round } zu paaren sind
swiss-same-player = { $number } kann nicht gegen sich selbst spielen
unpairable-no-bye = die Zahl der Spieler ist ungerade, und keiner darf das Freilos haben (C2)
unpairable-alone = { $number } hat keinen Gegner mehr, gegen den er spielen darf (C1, C3)
unpairable-somebody = jede Paarung lässt einen Spieler ohne Gegner (C1 bis C4)

## Rundenturniere und andere Systeme

round-robin-too-few = ein Rundenturnier braucht mindestens 2 Teilnehmer, { $competitors } angegeben
round-robin-too-many = ein Rundenturnier fasst höchstens { $most } Teilnehmer, { $competitors } angegeben
round-robin-over = alle { $rounds } Runden des Rundenturniers sind gepaart
not-paired-here = „{ $system }“ (Satz 192) ist kein System, das aus einer Berichtsdatei gepaart wird

## Das Schweizer System für Mannschaften (C.04.6)

team-swiss-no-teams = die Veranstaltung hat keine Mannschaften (Sätze 013 oder 310)
team-swiss-rounds-unknown = die Rundenzahl ist nicht bekannt (Satz 142 oder XXR)
team-swiss-all-rounds-paired = alle { $rounds } Runden sind gepaart
team-swiss-unknown-system = „{ $system }“ (Satz 192) ist kein Schweizer System für Mannschaften, das dieses Programm kennt
team-swiss-result-missing = Mannschaft { $team } hat einen Wettkampf ohne Ergebnis
team-swiss-nobody-to-pair = in Runde { $round } ist keine Mannschaft zu paaren
team-swiss-not-to-be-paired = Mannschaft { $team } gehört nicht zu denen, die in Runde { $round } zu paaren sind
team-swiss-same-team = Mannschaft { $team } kann nicht gegen sich selbst spielen
team-swiss-no-bye-possible = keine Mannschaft kann das Freilos haben: jede ist ausgeschlossen (C2) oder wird als Gegner gebraucht
team-swiss-no-legal-pairing = nicht alle Mannschaften können mit Mannschaften gepaart werden, gegen die sie noch nicht gespielt haben (C1)
team-colours-initial-colour = 4.3.1: keine Mannschaft hat gespielt, also entscheiden die Nummer der ersten Mannschaft und die Anfangsfarbe
team-colours-only-preference = 4.3.2: nur eine Mannschaft hat einen Farbanspruch
team-colours-both-preferences = 4.3.3: die beiden Ansprüche passen zueinander
team-colours-only-strong = 4.3.4: nur ein Anspruch ist stark
team-colours-difference = 4.3.5: die kleinere Farbdifferenz hat Weiß
team-colours-last-different = 4.3.6: die Farben wechseln gegenüber ihrem letzten Unterschied
team-colours-first-team = 4.3.7: der Anspruch der ersten Mannschaft
team-colours-first-team-alternates = 4.3.8: die erste Mannschaft wechselt die Farbe
team-colours-other-alternates = 4.3.9: die andere Mannschaft wechselt die Farbe
team-comparison-lawful = dieses Paar steht in der regelgerechten Paarung
team-comparison-colours-reversed = die beiden spielen mit vertauschten Farben: { $because }
team-comparison-impossible = nicht regelgerecht: { $because }
team-comparison-worse = schlechter nach { $criterion }: { $proposed } statt { $lawful }
team-with-bye = Mannschaft { $team } (Punkte { $score }, { $played } Wettkämpfe gespielt)
team-impossible-have-met = C1: Mannschaft { $first } und Mannschaft { $second } haben schon gegeneinander gespielt, oder die Veranstaltung hält sie auseinander
team-impossible-others = C3: mit diesem Paar können nicht alle anderen Mannschaften gepaart werden
team-impossible-no-bye = alle Mannschaften haben einen Gegner: eine gerade Zahl wird gepaart
team-impossible-bye-before = C2: Mannschaft { $team } hatte schon das Freilos oder gewann kampflos
team-impossible-without = C3: ohne Mannschaft { $team } können nicht alle anderen gepaart werden
team-criterion-bye = dem Freilos (3.4)
team-criterion-c4 = C4, Zahl der Upfloater
team-criterion-c5 = C5, Punktzahlen der Upfloater
team-criterion-c6 = C6, Upfloater, die der folgenden Punktgruppe bleiben
team-criterion-c7 = C7, Upfloater, die in der letzten Runde floateten
team-criterion-sets = der Reihenfolge der Mengen von Upfloatern (3.5.4)
team-criterion-c8 = C8, Mannschaften ohne die Farbe ihres Anspruchs
team-criterion-c9 = C9, Mannschaften ohne die Farbe ihres starken Anspruchs
team-criterion-c10 = C10, Gegner von Upfloatern, die in der letzten Runde floateten
team-criterion-order = der Reihenfolge der Paarungen (3.6.3)
team-described = Mannschaft { $team } ({ $score } { team-score-unit }, { GIVEN($had) ->
    [yes] hatte { $had }
   *[no] noch kein Wettkampf
})
team-score-unit = { $unit ->
    [match] MP
   *[game] BP
}
team-match = { $white } hat Weiß gegen { $black }: { $colours }
team-bye = { $team } hat keinen Gegner: unter den Mannschaften, die das Freilos haben dürfen (C2) und ohne die die anderen gepaart werden können, hat sie die wenigsten Punkte, dann die meisten Wettkämpfe, dann die größte Nummer (3.4)
team-pulled-up = Punktgruppe: Mannschaft { $team } rückt auf zu den Mannschaften mit { $score }, die { $needs } brauchen (C4), mit Punktzahlen { $scores } (C5); der nächsten Punktgruppe fehlen dann { $next_needs } (C6), { $floated } floateten in der letzten Runde (C7), und unter solchen Mengen ist es die erste nach Nummern (3.5.4)
team-natural = Gegner: das erste in der Reihenfolge der Paarungen (3.6.3), obere Hälfte gegen untere nach Nummern
team-instead = Gegner: nach der Reihenfolge der Paarungen (3.6.3) spielte Mannschaft { $of } gegen Mannschaft { $natural }, aber das ist { $against }

## Die Prüfung: nicht regelgerechte Paarungen

unlawful-met-before = C1: { $one } und { $other } haben schon gegeneinander gespielt, in Runde { $round }
unlawful-kept-apart = C1: die Veranstaltung hält { $one } und { $other } auseinander
unlawful-second-bye = C2: { $number } darf nicht noch einmal das Freilos haben
unlawful-colours-clash = C3: { $one } und { $other } müssen beide dieselbe Farbe haben
unlawful-not-paired = { $number } ist nicht richtig gepaart: jeder hat einen Gegner, und höchstens einer hat das Freilos
unlawful-worse = { $criterion }: { $played }, wo { $possible } möglich ist; regelgerecht: { $lawful }
unlawful-criterion = { $criterion } ({ criterion }){ GIVEN($bracket) ->
    [yes] {" "}in der Punktgruppe { $bracket }
   *[no] {""}
}
unlawful-later = nach allen Kriterien gleich, aber entschieden durch { $rule }; regelgerecht: { $lawful }
unlawful-order = Art. { $article } in der Punktgruppe { $bracket }: gespielt { $played }, regelgerecht { $possible }
unlawful-wrong-colours = { $white } und { $black } sollten die anderen Farben haben, nach { $rule }
unlawful-colours-article = Art. { $article }
unlawful-colours-of-teams = C.04.6 Art. { $because }
unlawful-not-by-table = die Tafel paart { $expected }; gespielt wurde { $played }
table-nobody-with = niemanden mit { $number }
table-nothing = nichts
league-nothing-after = nichts nach Spieltag { $day }
league-game-in = eine Partie in Runde { $round }
league-line-up = eine Aufstellung von { $players }
league-line-up-of-six = eine Aufstellung von sechs von Mannschaft { $team } an Spieltag { $day }
league-nobody-with = niemanden mit Mannschaft { $team } an Spieltag { $day }
league-fixture = Mannschaft { $home } zu Hause gegen Mannschaft { $away } an Spieltag { $day }
league-nothing-by = nichts von Mannschaft { $team }
league-other-opponent = Mannschaft { $team } gegen Mannschaft { $other }
league-at-the-venue-of = der Wettkampf bei Mannschaft { $team }
league-printed-game = { nobody-or-white }-{ nobody-or-black } ({ $printed } von Mannschaft { $home } zu Hause und Mannschaft { $away })
nobody-or-white = { GIVEN($white) ->
    [yes] { $white }
   *[no] niemand
}
nobody-or-black = { GIVEN($black) ->
    [yes] { $black }
   *[no] niemand
}
league-game = { $player } { $colour ->
    [white] mit Weiß{" "}
    [black] mit Schwarz{" "}
   *[none] {""}
}{ GIVEN($opponent) ->
    [yes] gegen { $opponent }
   *[no] niemand
}

## Die Prüfung: Rangliste

misplaced-list = { $reason }
misplaced-place = { $number } hat den angegebenen Platz { $stated }; nach { $list } ist es Platz { $lawful }
misplaced-no-place = { $number } hat keinen angegebenen Platz; nach { $list } ist es Platz { $lawful }
misplaced-level = { $numbers } sind nach { $list } gleich und stehen auf den Plätzen { $stated }: sie teilen Platz { $lawful } oder haben je einen von { $lawful } bis { $last }
misplaced-board-points = { $number } hat { $stated } angegebene Brettpunkte; die Ergebnisse geben { $lawful }
misplaced-season-length = eine Saison von { $teams } Mannschaften hat { $lawful } Runden, angekündigt sind { $announced }
misplaced-points = { $number } hat { $stated } angegebene Punkte; die Ergebnisse geben { $lawful }
misplaced-points-only = { $list } (nur Punkte; keine Liste ist angegeben)
not-judged-system = Paarungen von „{ $system }“ (Satz 192) werden nicht geprüft
not-judged-rounds = mehr Runden, als ein doppeltes Rundenturnier hat
not-judged-running = die Veranstaltung ist nicht zu Ende
not-judged-results-missing = Ergebnisse fehlen
not-judged-no-places = keine Plätze sind angegeben
check-round = Runde { $round }: { $verdict }
check-standings = Rangliste: { $verdict }
check-lawful = regelgerecht
check-not-lawful = nicht regelgerecht: { $fault }
check-not-judged = nicht beurteilt: { $reason }
check-by-points-only = regelgerecht nur nach Punkten; keine Liste ist angegeben (Satz 202 oder 212)
check-summary = Runden: { $lawful } regelgerecht, { $not_lawful } nicht regelgerecht, { $not_judged } nicht beurteilt; Rangliste: { $standings ->
    [lawful] regelgerecht
    [not_lawful] nicht regelgerecht
   *[not_judged] nicht beurteilt
}
check-nothing-judged = nichts wurde beurteilt

## Listen von Feinwertungen

tie-breaks-none = die Liste der Feinwertungen ist leer: erwartet Kürzel wie PTS,BH/C1,BH
tie-breaks-buchholz = { $code } ist eine Buchholz-Wertung, die verboten ist, wo die Paarungen vor Beginn feststanden
tie-breaks-of-teams = { $code } ist für Mannschaften, und die Veranstaltung hat keine
tie-breaks-unfit-lot = das Los ({ $drawn }) ist nicht genau unter denen gezogen, die einen Platz teilen

## Feinwertungen in Worten und die Spalten einer Liga

tie-break = { $name ->
    [MP] Mannschaftspunkte
    [MPTS] Mannschaftspunkte
    [GP] Brettpunkte
    [GPTS] Brettpunkte
    [PTS] Punkte
    [DE] Direkter Vergleich
    [EDE] Erweiterter direkter Vergleich
    [WIN] Anzahl der Siege
    [WON] Am Brett gewonnene Partien
    [BWG] Mit Schwarz gewonnene Partien
    [BPG] Mit Schwarz gespielte Partien
    [PS] Fortschrittswertung
    [REP] Freiwillig gespielte Runden
    [STD] Standardpunkte
    [BH] Buchholz
    [FB] Fore-Buchholz
    [AOB] Durchschnittliche Buchholz der Gegner
    [SB] Sonneborn-Berger
    [EMMSB] Sonneborn-Berger: Mannschaftspunkte mal Mannschaftspunkte der Gegner
    [EMGSB] Sonneborn-Berger: Brettpunkte mal Mannschaftspunkte der Gegner
    [EGMSB] Sonneborn-Berger: Mannschaftspunkte mal Brettpunkte der Gegner
    [EGGSB] Sonneborn-Berger: Brettpunkte mal Brettpunkte der Gegner
    [KS] Koya-System
    [SSSC] Kombinierte Punktestärke
    [RTNG] Wertungszahl
    [TPN] Startnummer
    [ARO] Wertungsschnitt der Gegner
    [TPR] Turnierleistung
    [PTP] Perfekte Turnierleistung
    [APRO] Durchschnittliche Turnierleistung der Gegner
    [APPO] Durchschnittliche perfekte Turnierleistung der Gegner
    [BC] Berliner Wertung
    [TBR] Punkte an den vorderen Brettern
    [BBE] Streichen der hinteren Bretter
    [P] Gespielte Wettkämpfe
    [W] Gewonnene Wettkämpfe
    [D] Unentschiedene Wettkämpfe
   *[L] Verlorene Wettkämpfe
}{ $score ->
    [MP] { " " }(Mannschaftspunkte)
    [GP] { " " }(Brettpunkte)
   *[none] { "" }
}{ $cut ->
    [C1] , ohne den niedrigsten Wert
    [C2] , ohne die zwei niedrigsten Werte
    [M1] , ohne den höchsten und den niedrigsten Wert
    [M2] , ohne die zwei höchsten und die zwei niedrigsten Werte
   *[none] { "" }
}

## Finalrunden

match-final = Finale
match-third-place = Spiel um Platz drei
match-semi-final = Halbfinale { $number }
match-quarter-final = Viertelfinale { $number }
match-round-of = Runde der letzten { $places }, Spiel { $number }
due-game = Partie { $number }
due-colour-choice = die Wahl der Farbe
due-sprint = den ChessSprint
due-ruling = die Entscheidung des Schiedsrichters
duel-match-decided = es ist schon entschieden
duel-not-due = es wartet auf { $due }, nicht auf { $given }
duel-sprint-not-drawn = ein ChessSprint endet nur mit einem Sieger: auf ein Remis folgt die nächste Partie
duel-not-in-match = Setzplatz { $seed } spielt nicht darin
duel-unknown-board = es hat hier kein Brett { $board }: die Bretter sind 1 bis { $boards }
duel-board-decided = Brett { $board } hat schon sein Ergebnis
knockout-unknown-match = der Turnierbaum hat nicht: { $id }
knockout-not-ready = { $id }: noch stehen keine zwei Teilnehmer fest, oder einer kommt kampflos weiter
knockout-duel = { $id }, Eingabe abgelehnt: { $refusal }
bracket-empty = ein K.-o.-Turnier braucht mindestens 1 Teilnehmer, keiner angegeben
bracket-too-many = ein K.-o.-Turnier fasst höchstens { $most } Teilnehmer, { $competitors } angegeben

## Veranstaltungen, Divisionen und Mannschaften

programme-too-few = eine Veranstaltung braucht mindestens 2 Teilnehmer, gemeldet sind { $competitors }
programme-empty = ein Programm braucht mindestens eine Phase
programme-after-knockout = auf ein K.-o.-Turnier kann nichts folgen: seine Plätze sind endgültig
programme-too-many-finalists = { $finalists } Finalisten sind mehr als die { $competitors } Teilnehmer
programme-too-many-rounds = ein Schweizer System mit { $rounds } Runden kann mit { $competitors } Teilnehmern nicht gepaart werden: niemand spielt zweimal gegen denselben Gegner
division-not-pro = die Pro-Division verlangt bei Meldeschluss einen CR-ELO von { $least } oder mehr, { GIVEN($rating) ->
    [yes] der Spieler hat { $rating }
   *[no] der Spieler hat keine Wertungszahl
}
division-born-after-event = wer { $born } geboren ist, kann nicht in einer Veranstaltung von { $year } spielen
division-unknown = „{ $text }“ ist keine Division: erwartet Pro, U8 bis U20, M20 bis M75, M80+, G8 bis G20, W20 bis W75 oder W80+
line-up-named-twice = { $player } ist zweimal genannt: ein Spieler hat ein Brett
line-up-not-a-member = { $player } gehört nicht zur Mannschaft
line-up-too-many = { $named } Spieler sind für { $boards } Bretter genannt
league-match-unknown-round = ein Ligawettkampf hat die Runden 1 bis { $rounds }, nicht { $round }
league-match-unknown-board = eine Runde eines Ligawettkampfs hat die Bretter 1 bis { $boards }, nicht { $board }
league-match-already-recorded = Runde { $round }, Brett { $board } hat schon sein Ergebnis
season-no-such-fixture = Mannschaft { $home } hat in dieser Saison kein Heimspiel gegen Mannschaft { $away }
season-already-recorded = der Wettkampf von Mannschaft { $home } zu Hause gegen Mannschaft { $away } hat schon sein Ergebnis
season-match-unfinished = der Wettkampf von Mannschaft { $home } zu Hause gegen Mannschaft { $away } hat Partien ohne Ergebnis
season-incomplete-lots = eine Auslosung nennt jede Mannschaft der Saison einmal
season-lots-needed = das Los muss entscheiden, welche der Mannschaften { $tied } sich qualifiziert
season-too-many-places = { $places } Plätze für { $teams } Mannschaften
intramural-too-many = ein Intramural-Rundenturnier fasst höchstens { $most } Spieler, { $players } angegeben
intramural-no-such-match = { $white } hat in dieser Veranstaltung nicht Weiß gegen { $black }
intramural-already-recorded = das Spiel von { $white } gegen { $black } hat schon sein Ergebnis

## Wertungszahlen und Titel

rate-pooled = Partie { $games } auf dem Weg zur ersten Wertungszahl
rate-first-rating = erste Wertungszahl
unrated-forfeit = eine kampflose Partie wird nie gewertet
unrated-one-side-never-moved = eine Partie zählt erst, wenn beide Seiten gezogen haben
unrated-opponent-unrated = eine Partie gegen einen Spieler ohne Wertungszahl wird nicht gewertet
unrated-mismatch = ein Abstand von 600 Punkten oder mehr zu einem Spieler über 2600 wird nicht gewertet
rating-no-such-account = Konto { $account } steht nicht in diesem Buch von { $accounts } Konten
rating-against-oneself = Konto { $account } kann nicht gegen sich selbst spielen
sprint-chain-empty = eine ChessSprint-Folge hat mindestens eine Partie
sprint-chain-played-on = Partie { $game } der ChessSprint-Folge wurde gewonnen, also kann keine folgen
sprint-chain-undecided = die letzte Partie der ChessSprint-Folge ist remis: sie geht weiter, bis eine Partie gewonnen ist
no-legends-not-world-championship = nur eine Weltmeisterschaft macht Legenden
no-legends-not-finished = die Weltmeisterschaft ist nicht beendet
tie-breaks-unknown = „{ $text }“ ist keine Feinwertung: erwartet { $expected }
