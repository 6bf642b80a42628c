# Ce qui a été trouvé et ce qui était attendu dans les fichiers : rapports de tournoi (TRF), tableaux (CSV) et listes.

## Une erreur et sa place. Les lignes et les colonnes comptent à partir de 1

input-fault = { $file }:{ $line } : { GIVEN($last) ->
    [yes] colonnes { $first }-{ $last }
   *[no] colonne { $first }
} : trouvé : { $found } ; attendu : { $expected }

## Le texte d'un fichier

found-text = « { $text } »
found-nothing = rien
found-end-of-file = la fin du fichier
found-utf-16 = la marque d'ordre des octets d'un fichier UTF-16
found-not-utf-8 = l'octet { $byte }, qui n'est pas de l'UTF-8
found-control-character = le caractère de contrôle '{ $character }'
expected-utf-8 = du texte enregistré en UTF-8
expected-text = du texte
expected-fixed-columns = du texte en colonnes fixes, complété par des espaces

## Tableaux

found-empty-table = un tableau vide
found-open-quotation = un guillemet sans son pendant
found-cells = { $cells ->
    [1] 1 cellule
   *[other] { $cells } cellules
}
found-no-column = aucune colonne « { $column } »
found-nothing-in-column = rien dans la colonne « { $column } »
found-text-in-column = « { $text } » dans la colonne « { $column } »
found-no-rows = un en-tête sans joueurs
expected-header = un en-tête avec les colonnes { $columns }
expected-known-column = une des colonnes { $columns }
expected-new-column = une colonne que l'en-tête n'a pas encore
expected-closing-quotation = un guillemet qui ferme la citation
expected-cells = { found-cells }, comme dans l'en-tête
expected-rows = ensuite une ligne par joueur

## Tableaux de joueurs et de parties

expected-id = un identifiant
expected-new-id = un identifiant que la ligne { $line } n'a pas déjà
expected-listed-id = l'identifiant d'un joueur de la liste
expected-birth-year = l'année de naissance, par exemple 1990
expected-birth-year-or-nothing = une année de naissance à quatre chiffres, ou rien
expected-rating-or-nothing = un classement de 1 à { $most }, ou rien sans classement
expected-whole-rating = un classement en points entiers, ou rien sans classement
expected-sex-or-nothing = f, m ou rien
expected-choice = open, pro ou rien
expected-other-entry = une inscription conforme au règlement : { $refusal }
expected-other-player = un autre joueur que les Blancs
expected-game-result = 1-0, 0-1, 1/2, +/- ou -/+, avec * si un camp n'a jamais joué de coup
expected-event-number = le numéro du tournoi
expected-new-game = une partie que la ligne { $line } n'a pas déjà ; les parties semblables d'un même jour se numérotent dans une colonne « game »

## Jours

expected-day = un jour qui existe, sous la forme AAAA/MM/JJ, des années 1900 à 2200
expected-short-day = un jour qui existe, sous la forme AA/MM/JJ
expected-days-in-order = des jours dans l'ordre : le tournoi irait du { $start } au { $end }
expected-day-after-birth = un jour qui ne précède pas { $year }, l'année de naissance de { $player }
expected-day-after-line = un jour qui ne précède pas le { $day } de la ligne { $line } : les parties dans l'ordre où elles ont été jouées
expected-day-after-round = un jour qui ne précède pas le { $day } de la ronde { $round }

## Enregistrements et champs des rapports

expected-player-record = au moins un joueur (un enregistrement 001)
expected-record-code = un code d'enregistrement de trois chiffres ou majuscules, puis une espace
expected-one-record = un seul enregistrement de ce type ; la ligne { $line } est le premier
expected-blanks = des espaces entre les champs
expected-number = { $meaning ->
    [count] un nombre
    [start_number] un numéro de départ
    [opponent] un numéro d'adversaire
    [team] un numéro d'équipe
    [fide_number] un code FIDE
    [rating] un classement
    [place] une place
   *[round] une ronde
} de { $least } à { $most }
expected-points = des points avec une décimale au plus, par exemple 5.5
expected-points-symbol = W, D, L, A, P ou X
expected-rounds-at-most = { $most } rondes au plus
expected-rounds-stated = { $rounds } rondes, comme l'indique un autre enregistrement
expected-colour-drawn = { $white } ou { $black }, la couleur tirée au sort avant la ronde 1
expected-colour-stated = { $colour ->
    [white] blanc
   *[black] noir
}, comme l'indique un autre enregistrement

## Joueurs

expected-player-name = le nom du joueur
expected-sex = m ou w
expected-birth = une date de naissance qui existe, à partir de 1900, sous la forme AAAA/MM/JJ, avec 00 pour ce qui est inconnu
expected-own-number = un numéro distinct ; la ligne { $line } a déjà celui-ci
expected-round-colour = la couleur w, b ou -
expected-no-colour = - pour une ronde sans adversaire
expected-paired-colour = la couleur w ou b d'une partie appariée
expected-bye = une des exemptions U, F, H ou Z, puisqu'il n'y a pas d'adversaire
expected-result = un des résultats 1 = 0 W D L + -, puisqu'il y a un adversaire

## Équipes

expected-team-name = le nom de l'équipe
expected-new-team-name = le nom d'une équipe qu'aucun autre enregistrement ne porte
expected-new-team-number = un numéro qu'aucune autre équipe ne porte
expected-free-player = un joueur qui n'est dans aucune autre équipe
expected-forfeit-signs = +- ou -+ ou --
expected-board-colours = les couleurs des échiquiers, par exemple WBWBWB

## Appariements

expected-new-number = un numéro que l'enregistrement ne nomme pas encore : nul ne se rencontre lui-même
expected-two-numbers = au moins deux numéros de ceux qui ne doivent pas se rencontrer
expected-new-virtual-points = un joueur dont les points virtuels ne sont pas encore indiqués
expected-last-number = un numéro qui n'est pas inférieur à { $first }
expected-last-round = une ronde qui ne précède pas la ronde { $first }
expected-asked-bye = un des byes F, H ou Z
expected-free-competitor = un participant qu'aucun autre enregistrement n'a à la ronde { $round }

## Points attribués par un arbitre

expected-abnormal-kind = un des résultats W D L A P X F H U Z, ou des points de bonification ou de pénalité
expected-abnormal-points = des points avec leur décimale, par exemple 1.5 ou -0.5, puis la ronde
expected-abnormal-round = la ronde, après les points de match et les points
expected-abnormal-record = les points, la ronde et ceux qu'ils concernent, par exemple 299 0.0 -1.0 3 12
expected-abnormal-numbers = la ronde, puis les numéros de ceux que cela concerne

## Enregistrements qui se contredisent

found-himself = le numéro { $player } contre lui-même
found-opponent = l'adversaire { $opponent }
found-opponent-in-round = l'adversaire { $opponent } à la ronde { $round }
found-same-colour = { $colour ->
    [white] blanc
   *[black] noir
} pour { $player } et pour { $opponent } à la ronde { $round }
found-results = { $result } pour { $player } et { $other } pour { $opponent } à la ronde { $round }
found-win = un gain
found-draw = une nulle
found-loss = une défaite
found-unrated-win = un gain non comptabilisé
found-unrated-draw = une nulle non comptabilisée
found-unrated-loss = une défaite non comptabilisée
found-forfeit-win = un gain par forfait
found-forfeit-loss = une défaite par forfait
found-no-result = aucun résultat
found-bye = une exemption
found-fide-number = le code FIDE { $number }
found-birth = une naissance en { $year }
found-pairing = un appariement de la ronde { $round }
expected-player-number = le numéro d'un joueur (un enregistrement 001)
expected-team-number = le numéro d'une équipe (un enregistrement 310 ou 013)
expected-other-number = le numéro d'un autre joueur
expected-mutual-opponent = un adversaire dont l'enregistrement nomme { $player } ; celui de { $opponent } ne nomme { GIVEN($other) ->
    [yes] que { $other }
   *[no] personne
}
expected-both-colours = un blanc et un noir
expected-fitting-results = des résultats qui s'accordent
expected-birth-before-event = une année qui ne suit pas { $year }, où commence le tournoi
expected-announced-round = une ronde jusqu'à { $rounds }, comme annoncé
expected-announced-rounds = au plus les { $rounds } rondes annoncées
expected-round-robin-rounds = { $most } rondes au plus, celles d'un toutes rondes à { $competitors }
expected-earned-points = { $points }, la valeur des résultats de { $rounds } rondes
expected-match-points = { $points }, les points de match de { $rounds } rondes

## Enregistrements d'équipes qui contredisent ceux des joueurs

found-forfeit-played = un match par forfait à la ronde { $round }, bien que { $player } de l'équipe { $team } ait joué contre { $opponent }
found-forfeit-pending = un match par forfait à la ronde { $round }, bien que { $player } de l'équipe { $team } doive jouer contre { $opponent }
found-forfeit-other-team = un match par forfait à la ronde { $round }, bien que { $player } de l'équipe { $team } ait été apparié avec { $opponent }, qui n'est pas de l'équipe { $other }
found-forfeit-won = un match par forfait à la ronde { $round }, bien que { $player } de l'équipe { $team } ait gagné sans jouer
found-forfeit-bye = un match par forfait à la ronde { $round }, bien que { $player } de l'équipe { $team } ait été exempt
found-team-bye = l'exemption de l'équipe { $team } à la ronde { $round }
found-team-bye-opponent = l'exemption de l'équipe { $team } à la ronde { $round }, bien que son joueur { $player } ait { $opponent } pour adversaire
found-team-bye-forfeit = l'exemption de l'équipe { $team } à la ronde { $round }, bien qu'elle y ait l'équipe { $opponent } pour adversaire
found-team-bye-again = l'exemption de l'équipe { $team } à la ronde { $round } après celle de la ronde { $before }
expected-other-team = une autre équipe : aucune ne se rencontre elle-même
expected-paired-round = une ronde jusqu'à { $rounds }, la dernière des enregistrements des joueurs
expected-no-match = aucun enregistrement de ce type avant qu'une ronde soit appariée dans ceux des joueurs
expected-free-team = une équipe qu'aucun autre enregistrement 330 ne nomme à la ronde { $round }
expected-no-game = un match dont aucune partie n'a été jouée
expected-paired-teams = les deux équipes qu'apparient les enregistrements des joueurs
expected-winning-team = une équipe qui a ses points là où ses joueurs ont les leurs
expected-team-with-opponent = une équipe qui a un adversaire dans les enregistrements des joueurs
expected-team-without-opponent = une équipe sans adversaire à cette ronde
expected-first-team-bye = une équipe qui n'a pas encore été exempte (C2)

## Une ronde suivante qui ne peut être appariée

found-competitors = la fin du fichier après le participant { $competitors }
found-round-robin-over = { $found }, et ses { $rounds } rondes sont toutes appariées
found-rounds-over = { $found }, et toutes ces rondes sont appariées
found-no-teams = { $found } dans un fichier sans équipes
found-missing-result = aucun résultat de { $white } contre { $black } à la ronde { $round }
found-missing-team-result = aucun résultat pour une partie de l'équipe { $team }
found-all-byes = une exemption à la ronde { $round }, comme pour tous
expected-competitors-at-least = au moins 2 participants
expected-competitors-at-most = { $most } participants au plus
expected-open-round-robin = un toutes rondes dont une ronde reste à apparier
expected-paired-system = un système qui s'apparie à partir d'un rapport : { input-systems }
expected-checked-system = un système dont les appariements sont vérifiés : { input-systems }, CUSTOM_LEAGUE_ROUNDROBIN
input-systems = FIDE_DUTCH (_2025, _2026, _BAKU), FIDE_TEAM (_TYPEA ou _TYPEB, _MP, _GP, _BAKU), FIDE_ROUNDROBIN ou BERGER_ROUNDROBIN (TEAM_ ou DOUBLE devant ROUNDROBIN, _G2 à la fin)
expected-rounds = avant elle, le nombre de rondes (enregistrement 142 ou XXR) : la dernière ronde a ses propres règles
expected-more-rounds = plus de rondes qu'il n'y en a d'appariées
expected-drawn-colour = la couleur tirée au sort avant la ronde 1 (enregistrement 152 avec W ou B, ou XXC avec white1 ou black1)
expected-result-before-pairing = un des résultats 1 = 0 W D L + -, avant que la ronde suivante soit appariée
expected-present-player = au moins un joueur pour qui cette ronde est ouverte
expected-present-team = au moins une équipe pour qui cette ronde est ouverte
expected-halves = un gain qui vaut deux nulles et une défaite qui ne vaut rien, comme l'exige l'accélération
expected-teams = des équipes (enregistrements 310 ou 013), ou un système de joueurs

## Listes de départages

found-empty-list = une liste vide
expected-tie-break-list = des départages comme PTS,BH/C1,BH
expected-tie-break = { $codes-n ->
    [1] { $codes }
   *[other] un de { $codes }
}{ $scores ->
    [yes] {" "}; pour les équipes avec :MP ou :GP devant la barre
   *[no] { "" }
}
expected-new-tie-break = un départage qui n'est pas encore dans la liste, comme l'est { $same }
expected-no-buchholz = pas de Buchholz, interdit quand les appariements étaient fixés avant le début
expected-players-tie-break = un départage pour joueurs, car le tournoi n'a pas d'équipes
