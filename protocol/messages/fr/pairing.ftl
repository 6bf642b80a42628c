# Les appariements d'une ronde et leurs raisons, les refus, et le contrôle des appariements.

## Les raisons d'un appariement

why-natural = Les adversaires suivent l'ordre naturel du groupe de points { $bracket } (art. 3.3).
why-instead = Selon l'ordre naturel, { $of } rencontrerait { $natural }, mais :{ against }
why-instead-of-nobody = Selon l'ordre naturel, { $of } n'aurait pas d'adversaire dans le groupe, mais :{ against }
why-moved-down = { $person } descend du groupe de points { $from } ; avec un adversaire là :{ against }
against = { GIVEN($against) ->
    [yes] {" "}{ $against }
   *[no] {""}
}
why-colours = { $person } a eu { GIVEN($had) ->
    [yes] { $had }
   *[no] aucune partie
} et doit avoir { $due ->
    [white] les blancs
    [black] les noirs
   *[none] aucune couleur
}{ $strength ->
    [mild] , faiblement
    [strong] , fortement
    [absolute] , absolument
   *[none] {""}
}.
why-colours-by = { $rule ->
    [both_preferences] Les deux ont la couleur qui leur est due
    [stronger_preference] La préférence la plus forte décide
    [last_difference] Préférences égales : les couleurs de leur dernière différence sont échangées
    [higher_ranked] Préférences égales après les mêmes couleurs : le mieux classé a la sienne
   *[lot] Aucune couleur n'est due : le tirage et le numéro du mieux classé décident
} (art. { $article }).
why-lowest-score = { $person } est exempt : { $score } points est le plus bas score qui laisse un adversaire à tous les autres (C5, art. 2.3).
why-not-the-bye = { $person }{ GIVEN($level) ->
    [yes] , à égalité de points,
   *[no] {""}
} ne peut pas l'être :{ against }
why-stands = c'est l'appariement des règles.
why-other-colours = les règles les apparient aussi, mais avec les blancs pour { $white } et les noirs pour { $black }.{ because }
because = { GIVEN($because) ->
    [yes] {" "}{ $because }
   *[no] {""}
}
why-have-met = ils se sont déjà rencontrés (C1, art. 2.1).
why-kept-apart = l'événement les sépare.
why-same-colour = les deux doivent avoir la même couleur, et aucun n'est parmi les premiers (C3, art. 2.1).
why-bye-before = il a déjà été exempt ou a gagné sans jouer (C2, art. 2.1).
why-no-bye = tous ont un adversaire : le nombre des appariés est pair.
why-worse = le critère { $criterion } (art. { $article }) serait moins bien rempli{ GIVEN($bracket) ->
    [yes] {" "}dans le groupe de { $bracket }
   *[no] {""}
} : { criterion }{ GIVEN($ours) ->
    [yes] {" "}: { $ours } dans l'appariement, { $yours } sinon
   *[no] {""}
}.
why-later = c'est aussi bon selon tous les critères, mais les règles prennent l'appariement qui vient en premier dans leur ordre (groupe de { $bracket }, art. { $article }){ GIVEN($ours) ->
    [yes] {" "}: { $ours } dans l'appariement, { $yours } sinon
   *[no] {""}
}.
why-other-opponents = l'appariement régulier a d'autres adversaires.
why-not-to-be-paired = l'appariement des règles laisse ce joueur de côté.
why-no-legal-pairing = les règles ne laissent aucun appariement.
why-by-table = La table du toutes rondes a ce match à la ronde { $round }.
why-free-by-table = La table du toutes rondes n'a pas de match à la ronde { $round }.
why-by-bracket = Le tableau a ce match de la tête de série { $higher } contre la { $lower }.
why-by-team-swiss = Le système suisse par équipes a donné ces adversaires.
why-of-teams = { $because }.
why-away = Absent : { $bye ->
    [full_point] un point
    [half_point] un demi-point
   *[zero_point] aucun point
}.
why-by-hand = L'organisateur l'a modifié à la main ({ $reason }). Les règles disent :
why-changed-since = Des résultats ou des inscriptions ont changé depuis l'appariement : les règles apparieraient autrement.
explained-board = Échiquier { $board } : { $pair }
explained-pair = { $white } ({ $white_score }) a les blancs contre { $black } ({ $black_score }), dans le groupe de { $bracket }.
explained-not-compared = { $players ->
    [one] Un autre joueur à égalité de points n'est pas comparé ici.
   *[other] { $players } autres joueurs à égalité de points ne sont pas comparés ici.
}

## Les critères du système hollandais (C.04.3 art. 2)

criterion = { $criterion ->
    [C1] pas de nouvelle rencontre
    [C2] qui peut être exempt
    [C3] pas deux joueurs de même préférence absolue de couleur
    [C4] tous les autres restent appariables
    [C5] le score du joueur exempt
    [C6] le nombre de flotteurs descendants
    [C7] les scores des flotteurs descendants
    [C8] le nombre et les scores des flotteurs descendants du groupe suivant
    [C9] les parties non jouées du joueur exempt
    [C10] premiers ou adversaires avec une différence de couleur de plus de deux
    [C11] premiers ou adversaires avec la même couleur trois fois de suite
    [C12] joueurs sans la couleur qui leur est due
    [C13] joueurs sans une couleur qui leur est fortement due
    [C14] résidents qui flottent vers le bas comme à la ronde précédente
    [C15] adversaires de joueurs descendus qui flottent vers le haut comme à la ronde précédente
    [C16] résidents qui flottent vers le bas comme deux rondes plus tôt
    [C17] adversaires de joueurs descendus qui flottent vers le haut comme deux rondes plus tôt
    [C18] écarts de score des joueurs descendus qui ont flotté vers le bas à la ronde précédente
    [C19] écarts de score de ceux qui flottent vers le haut comme à la ronde précédente
    [C20] écarts de score des joueurs descendus qui ont flotté vers le bas deux rondes plus tôt
   *[C21] écarts de score de ceux qui flottent vers le haut comme deux rondes plus tôt
}

## Valeurs comparées

compared-scores = { GIVEN($scores) ->
    [yes] { $scores }
   *[no] aucun
}
compared-next = { $count }{ GIVEN($scores) ->
    [yes] {" "}(avec { $scores })
   *[no] {""}
}
compared-differences = { $floaters ->
    [0] { compared-scores }
    [one] { compared-one-moves-on }{ compared-more }
   *[other] { compared-many-move-on }{ compared-more }
}
compared-one-moves-on = continue à descendre
compared-many-move-on = { $floaters } continuent à descendre
compared-more = { GIVEN($scores) ->
    [yes] , { $scores }
   *[no] {""}
}
compared-pair = { $one } rencontre { $other }
compared-moved-down-meet-residents = les joueurs descendus rencontrent des résidents
compared-everybody-has-an-opponent = tous ont un adversaire
compared-one-has-none = un joueur n'en a pas
compared-moved-down = parmi les joueurs descendus appariés : { numbered-or-nobody }
compared-leaders = parmi les mieux classés de leurs paires : { numbered-or-nobody }
numbered-or-nobody = { GIVEN($numbers) ->
    [yes] { $numbers }
   *[no] personne
}

## Refus d'une ronde au système suisse

swiss-no-lawful-pairing = la ronde { $round } n'a pas d'appariement régulier : { $reason }
swiss-event-over = les { $rounds } rondes de l'événement sont toutes appariées
swiss-result-missing = la partie entre { $white } et { $black } à la ronde { $round } n'a pas encore de résultat
swiss-nobody-to-pair = il n'y a personne à apparier à la ronde { $round }
swiss-rounds-unknown = le nombre de rondes n'est pas annoncé (enregistrement 142 ou XXR)
swiss-initial-colour-unknown = la couleur tirée au sort avant la ronde 1 n'est pas enregistrée (enregistrement 152 ou XXC)
swiss-acceleration-needs-halves = l'accélération exige qu'un gain vaille deux nulles et une perte rien
swiss-not-to-be-paired = { $number } n'est pas de ceux à apparier à la ronde { $round }
swiss-same-player = { $number } ne peut pas se rencontrer lui-même
unpairable-no-bye = le nombre de joueurs est impair et aucun ne peut être exempt (C2)
unpairable-alone = { $number } n'a plus d'adversaire qu'il puisse rencontrer (C1, C3)
unpairable-somebody = tout appariement laisse un joueur sans adversaire (C1 à C4)

## Toutes rondes et autres systèmes

round-robin-too-few = un toutes rondes demande au moins 2 participants, { $competitors } donnés
round-robin-too-many = un toutes rondes prend au plus { $most } participants, { $competitors } donnés
round-robin-over = les { $rounds } rondes du toutes rondes sont toutes appariées
not-paired-here = « { $system } » (enregistrement 192) n'est pas un système apparié d'après un fichier de rapport

## Le suisse par équipes (C.04.6)

team-swiss-no-teams = l'événement n'a pas d'équipes (enregistrements 013 ou 310)
team-swiss-rounds-unknown = le nombre de rondes n'est pas connu (enregistrement 142 ou XXR)
team-swiss-all-rounds-paired = les { $rounds } rondes sont toutes appariées
team-swiss-unknown-system = « { $system } » (enregistrement 192) n'est pas un système suisse par équipes connu de ce programme
team-swiss-result-missing = l'équipe { $team } a un match sans résultat
team-swiss-nobody-to-pair = il n'y a aucune équipe à apparier à la ronde { $round }
team-swiss-not-to-be-paired = l'équipe { $team } n'est pas de celles à apparier à la ronde { $round }
team-swiss-same-team = l'équipe { $team } ne peut pas se rencontrer elle-même
team-swiss-no-bye-possible = aucune équipe ne peut être exempte : à chacune c'est interdit (C2), ou elle est nécessaire comme adversaire
team-swiss-no-legal-pairing = les équipes ne peuvent pas toutes être appariées avec des équipes qu'elles n'ont pas rencontrées (C1)
team-colours-initial-colour = 4.3.1 : aucune équipe n'a joué, le numéro de la première équipe et la couleur initiale décident
team-colours-only-preference = 4.3.2 : une seule équipe a une préférence de couleur
team-colours-both-preferences = 4.3.3 : les deux préférences sont compatibles
team-colours-only-strong = 4.3.4 : une seule préférence est forte
team-colours-difference = 4.3.5 : la plus petite différence de couleur a les blancs
team-colours-last-different = 4.3.6 : les couleurs changent depuis leur dernière différence
team-colours-first-team = 4.3.7 : la préférence de la première équipe
team-colours-first-team-alternates = 4.3.8 : la première équipe alterne
team-colours-other-alternates = 4.3.9 : l'autre équipe alterne
team-comparison-lawful = cette paire est dans l'appariement régulier
team-comparison-colours-reversed = les deux se rencontrent avec les couleurs inversées : { $because }
team-comparison-impossible = irrégulier : { $because }
team-comparison-worse = moins bon selon { $criterion } : { $proposed } au lieu de { $lawful }
team-with-bye = équipe { $team } (score { $score }, { $played } matchs joués)
team-impossible-have-met = C1 : les équipes { $first } et { $second } se sont rencontrées, ou l'événement les sépare
team-impossible-others = C3 : avec cette paire, les autres équipes ne peuvent pas toutes être appariées
team-impossible-no-bye = toutes les équipes ont un adversaire : leur nombre est pair
team-impossible-bye-before = C2 : l'équipe { $team } a déjà été exempte ou a gagné sans jouer
team-impossible-without = C3 : sans l'équipe { $team }, les autres ne peuvent pas toutes être appariées
team-criterion-bye = l'exemption (3.4)
team-criterion-c4 = C4, le nombre de flotteurs ascendants
team-criterion-c5 = C5, les scores des flotteurs ascendants
team-criterion-c6 = C6, flotteurs ascendants laissés au groupe de points suivant
team-criterion-c7 = C7, flotteurs ascendants qui ont flotté à la ronde précédente
team-criterion-sets = l'ordre des ensembles de flotteurs ascendants (3.5.4)
team-criterion-c8 = C8, équipes sans la couleur qu'elles préfèrent
team-criterion-c9 = C9, équipes sans la couleur qu'elles préfèrent fortement
team-criterion-c10 = C10, adversaires de flotteurs ascendants qui ont flotté à la ronde précédente
team-criterion-order = l'ordre des appariements (3.6.3)
team-described = équipe { $team } ({ $score } { team-score-unit }, { GIVEN($had) ->
    [yes] a eu { $had }
   *[no] pas encore de match
})
team-score-unit = { $unit ->
    [match] MP
   *[game] GP
}
team-match = { $white } a les blancs contre { $black } : { $colours }
team-bye = { $team } n'a pas d'adversaire : parmi les équipes qui peuvent être exemptes (C2) et sans lesquelles les autres peuvent être appariées, elle a le plus bas score, puis le plus de matchs joués, puis le plus grand numéro (3.4)
team-pulled-up = Groupe de points : l'équipe { $team } monte vers les équipes à { $score }, à qui il en faut { $needs } (C4) avec les scores { $scores } (C5) ; le groupe suivant en demande encore { $next_needs } (C6), { $floated } ont flotté à la ronde précédente (C7), et parmi de tels ensembles c'est le premier par numéro (3.5.4)
team-natural = Adversaires : le premier dans l'ordre des appariements (3.6.3), moitié supérieure contre inférieure par numéro
team-instead = Adversaires : selon l'ordre des appariements (3.6.3), l'équipe { $of } rencontrerait l'équipe { $natural }, mais c'est { $against }

## Le contrôle : appariements irréguliers

unlawful-met-before = C1 : { $one } et { $other } se sont déjà rencontrés, à la ronde { $round }
unlawful-kept-apart = C1 : l'événement sépare { $one } et { $other }
unlawful-second-bye = C2 : { $number } ne doit pas être exempt une seconde fois
unlawful-colours-clash = C3 : { $one } et { $other } doivent avoir tous deux la même couleur
unlawful-not-paired = { $number } n'est pas bien apparié : chacun a un adversaire, et un seul au plus est exempt
unlawful-worse = { $criterion } : { $played } alors que { $possible } est possible ; régulier : { $lawful }
unlawful-criterion = { $criterion } ({ criterion }){ GIVEN($bracket) ->
    [yes] {" "}dans le groupe de { $bracket }
   *[no] {""}
}
unlawful-later = égal selon tous les critères, mais décidé par { $rule } ; régulier : { $lawful }
unlawful-order = l'art. { $article } dans le groupe de { $bracket } : joué { $played }, régulier { $possible }
unlawful-wrong-colours = { $white } et { $black } devraient avoir les autres couleurs, selon { $rule }
unlawful-colours-article = l'art. { $article }
unlawful-colours-of-teams = C.04.6 art. { $because }
unlawful-not-by-table = la table apparie { $expected } ; il a été joué { $played }
table-nobody-with = personne avec { $number }
table-nothing = rien
league-nothing-after = rien après la journée { $day }
league-game-in = une partie à la ronde { $round }
league-line-up = une composition de { $players }
league-line-up-of-six = une composition de six de l'équipe { $team } à la journée { $day }
league-nobody-with = personne avec l'équipe { $team } à la journée { $day }
league-fixture = l'équipe { $home } à domicile contre l'équipe { $away } à la journée { $day }
league-nothing-by = rien par l'équipe { $team }
league-other-opponent = l'équipe { $team } contre l'équipe { $other }
league-at-the-venue-of = le match chez l'équipe { $team }
league-printed-game = { nobody-or-white }-{ nobody-or-black } ({ $printed } de l'équipe { $home } à domicile et de l'équipe { $away })
nobody-or-white = { GIVEN($white) ->
    [yes] { $white }
   *[no] personne
}
nobody-or-black = { GIVEN($black) ->
    [yes] { $black }
   *[no] personne
}
league-game = { $player } { $colour ->
    [white] avec les blancs{" "}
    [black] avec les noirs{" "}
   *[none] {""}
}{ GIVEN($opponent) ->
    [yes] contre { $opponent }
   *[no] personne
}

## Le contrôle : classement

misplaced-list = { $reason }
misplaced-place = { $number } a la place indiquée { $stated } ; par { $list } la place est { $lawful }
misplaced-no-place = { $number } n'a pas de place indiquée ; par { $list } la place est { $lawful }
misplaced-level = { $numbers } sont à égalité par { $list } et indiqués aux places { $stated } : ils partagent la place { $lawful }, ou ont chacun une de { $lawful } à { $last }
misplaced-board-points = { $number } a { $stated } points d'échiquier indiqués ; les résultats en donnent { $lawful }
misplaced-season-length = une saison de { $teams } équipes a { $lawful } rondes, { $announced } sont annoncées
misplaced-points = { $number } a { $stated } points indiqués ; les résultats en donnent { $lawful }
misplaced-points-only = { $list } (points seuls ; aucune liste n'est indiquée)
not-judged-system = les appariements de « { $system } » (enregistrement 192) ne sont pas contrôlés
not-judged-rounds = plus de rondes que n'en a un double toutes rondes
not-judged-running = l'événement n'est pas terminé
not-judged-results-missing = des résultats manquent
not-judged-no-places = aucune place n'est indiquée
check-round = ronde { $round } : { $verdict }
check-standings = classement : { $verdict }
check-lawful = régulier
check-not-lawful = irrégulier : { $fault }
check-not-judged = non jugé : { $reason }
check-by-points-only = régulier par les points seuls ; aucune liste n'est indiquée (enregistrement 202 ou 212)
check-summary = rondes : { $lawful } régulières, { $not_lawful } irrégulières, { $not_judged } non jugées ; classement : { $standings ->
    [lawful] régulier
    [not_lawful] irrégulier
   *[not_judged] non jugé
}
check-nothing-judged = rien n'a été jugé

## Listes de départages

tie-breaks-none = la liste des départages est vide : des codes tels que PTS,BH/C1,BH sont attendus
tie-breaks-buchholz = { $code } est un Buchholz, interdit quand les appariements sont fixés avant le début
tie-breaks-of-teams = { $code } est pour les équipes, et l'événement n'en a pas
tie-breaks-unfit-lot = le tirage ({ $drawn }) n'est pas fait exactement entre ceux qui partagent une place

## Départages en toutes lettres, et colonnes d’une ligue

tie-break = { $name ->
    [MP] Points de match
    [MPTS] Points de match
    [GP] Points de parties
    [GPTS] Points de parties
    [PTS] Points
    [DE] Confrontation directe
    [EDE] Confrontation directe étendue
    [WIN] Nombre de victoires
    [WON] Parties gagnées sur l’échiquier
    [BWG] Parties gagnées avec les Noirs
    [BPG] Parties jouées avec les Noirs
    [PS] Cumulatif
    [REP] Rondes jouées par choix
    [STD] Points standard
    [BH] Buchholz
    [FB] Buchholz anticipé
    [AOB] Moyenne des Buchholz des adversaires
    [SB] Sonneborn-Berger
    [EMMSB] Sonneborn-Berger : points de match contre les adversaires, par leurs points de match
    [EMGSB] Sonneborn-Berger : points de parties contre les adversaires, par leurs points de match
    [EGMSB] Sonneborn-Berger : points de match contre les adversaires, par leurs points de parties
    [EGGSB] Sonneborn-Berger : points de parties contre les adversaires, par leurs points de parties
    [KS] Système Koya
    [SSSC] Combinaison des scores et de leur force
    [RTNG] Classement Elo
    [TPN] Numéro d’appariement
    [ARO] Elo moyen des adversaires
    [TPR] Performance
    [PTP] Performance parfaite
    [APRO] Moyenne des performances des adversaires
    [APPO] Moyenne des performances parfaites des adversaires
    [BC] Berlin : somme des échiquiers
    [TBR] Résultats des premiers échiquiers
    [BBE] Élimination des derniers échiquiers
    [P] Matchs joués
    [W] Matchs gagnés
    [D] Matchs nuls
   *[L] Matchs perdus
}{ $score ->
    [MP] { " " }(points de match)
    [GP] { " " }(points de parties)
   *[none] { "" }
}{ $cut ->
    [C1] , sans la valeur la plus basse
    [C2] , sans les deux valeurs les plus basses
    [M1] , sans la plus haute et la plus basse valeur
    [M2] , sans les deux plus hautes et les deux plus basses valeurs
   *[none] { "" }
}

## Finales

match-final = finale
match-third-place = match pour la troisième place
match-semi-final = demi-finale { $number }
match-quarter-final = quart de finale { $number }
match-round-of = tour des { $places }, match { $number }
due-game = la partie { $number }
due-colour-choice = le choix de la couleur
due-sprint = le ChessSprint
due-ruling = la décision de l'arbitre
duel-match-decided = il est déjà décidé
duel-not-due = il attend { $due }, et non { $given }
duel-sprint-not-drawn = un ChessSprint ne finit qu'avec un gagnant : une nulle lance la partie suivante
duel-not-in-match = la tête de série { $seed } n'y joue pas
duel-unknown-board = il n'a pas d'échiquier { $board } ici : les échiquiers vont de 1 à { $boards }
duel-board-decided = l'échiquier { $board } a déjà son résultat
knockout-unknown-match = le tableau n'a pas : { $id }
knockout-not-ready = { $id } : il n'y a pas encore deux participants, ou l'un passe sans jouer
knockout-duel = { $id }, saisie refusée : { $refusal }
bracket-empty = une élimination directe demande au moins 1 participant, aucun donné
bracket-too-many = une élimination directe prend au plus { $most } participants, { $competitors } donnés

## Événements, divisions et équipes

programme-too-few = un événement demande au moins 2 participants, { $competitors } inscrits
programme-empty = un programme demande au moins une phase
programme-after-knockout = rien ne peut suivre une élimination directe : ses places sont définitives
programme-too-many-finalists = { $finalists } finalistes, c'est plus que les { $competitors } participants
programme-too-many-rounds = un suisse de { $rounds } rondes ne peut pas être apparié avec { $competitors } participants : nul ne rencontre deux fois un adversaire
division-not-pro = la division Pro demande un CR-ELO de { $least } ou plus à la clôture des inscriptions, { GIVEN($rating) ->
    [yes] le joueur a { $rating }
   *[no] le joueur n'est pas classé
}
division-born-after-event = qui est né en { $born } ne peut pas jouer dans un événement de { $year }
division-unknown = « { $text } » n'est pas une division : Pro, U8 à U20, M20 à M75, M80+, G8 à G20, W20 à W75 ou W80+ attendu
line-up-named-twice = { $player } est nommé deux fois : un joueur a un échiquier
line-up-not-a-member = { $player } n'appartient pas à l'équipe
line-up-too-many = { $named } joueurs sont nommés pour { $boards } échiquiers
league-match-unknown-round = un match de ligue a les rondes 1 à { $rounds }, pas { $round }
league-match-unknown-board = une ronde d'un match de ligue a les échiquiers 1 à { $boards }, pas { $board }
league-match-already-recorded = ronde { $round }, échiquier { $board } : le résultat est déjà là
season-no-such-fixture = l'équipe { $home } n'a pas de match à domicile contre l'équipe { $away } cette saison
season-already-recorded = le match de l'équipe { $home } à domicile contre l'équipe { $away } a déjà son résultat
season-match-unfinished = le match de l'équipe { $home } à domicile contre l'équipe { $away } a des parties sans résultat
season-incomplete-lots = un tirage au sort nomme chaque équipe de la saison une fois
season-lots-needed = le tirage au sort doit décider laquelle des équipes { $tied } se qualifie
season-too-many-places = { $places } places pour { $teams } équipes
intramural-too-many = un toutes rondes Intramural prend au plus { $most } joueurs, { $players } donnés
intramural-no-such-match = { $white } n'a pas les blancs contre { $black } dans cet événement
intramural-already-recorded = le match de { $white } contre { $black } a déjà son résultat

## Classements et titres

rate-pooled = partie { $games } vers un premier classement
rate-first-rating = premier classement
unrated-forfeit = un forfait n'est jamais compté au classement
unrated-one-side-never-moved = une partie ne compte que si les deux camps ont joué un coup
unrated-opponent-unrated = une partie contre un joueur non classé n'est pas comptée
unrated-mismatch = un écart de 600 points ou plus avec un joueur au-dessus de 2600 n'est pas compté
rating-no-such-account = le compte { $account } n'est pas dans ce registre de { $accounts } comptes
rating-against-oneself = le compte { $account } ne peut pas jouer contre lui-même
sprint-chain-empty = une suite de ChessSprint a au moins une partie
sprint-chain-played-on = la partie { $game } de la suite de ChessSprint a été gagnée : aucune ne peut la suivre
sprint-chain-undecided = la dernière partie de la suite de ChessSprint est nulle : elle continue jusqu'à un gain
no-legends-not-world-championship = seul un championnat du monde fait des légendes
no-legends-not-finished = le championnat du monde n'est pas terminé
tie-breaks-unknown = « { $text } » n'est pas un départage : { $expected } attendu
