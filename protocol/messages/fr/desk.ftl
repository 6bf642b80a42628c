# Refus de la table du tournoi.

desk-not-created = l'événement n'est pas encore créé
desk-already-created = l'événement est déjà créé
desk-finished = l'événement est terminé : rouvrez-le d'abord
desk-not-finished = l'événement n'est pas terminé
desk-not-yours = cela ne vous revient pas ({ $act })
desk-stale = quelqu'un d'autre a modifié { $subject ->
    [plan] le plan
    [entries] la liste des inscrits
    [entry] ce joueur
    [team] cette équipe
    [tournament] ce tournoi
    [round] cette ronde
    [match] ce match
    [game] cette partie
    [protest] cette réclamation
   *[held] ce résultat en attente
} entre-temps ({ $changed }) : regardez de nouveau
desk-field = { $field ->
    [reason] motif
    [protest] réclamation
    [ruling] décision
    [link] lien
    [moves] coups
   *[name] nom
}
desk-bad-text = le texte ({ desk-field }) est vide ou contient un caractère invisible
desk-too-long = le texte ({ desk-field }) dépasse { $max } caractères
desk-bad-plan = « { $found } » n'est pas possible pour { $setting ->
    [name] le nom de l'événement
    [city] la ville
    [federation] la fédération : trois lettres au plus
    [season] la saison : quelques caractères, comme 2026/27
    [site] le site des parties en ligne : un nom court est attendu, tel que lichess.org
    [days] les jours : dans l'ordre, chacun une fois
    [starts] le début d'un jour : en minutes du jour
    [categories] une catégorie : un code court
    [rounds] le nombre de rondes : de 1 à 99
    [tie_breaks] un départage : un code tel que BH/C1
    [finalists] le nombre de finalistes : aucun ou de 2 à 1024
    [base] le temps de chaque joueur : plus de 0 et un jour au plus
    [increment] l'incrément : une heure au plus
    [round_minutes] les minutes d'une ronde : de 1 à 1440
    [boards] les échiquiers d'un terrain : de 1 à 12
    [courts] les terrains : chacun une fois
    [ticks] les cases du pointage : des noms courts, et celles utilisées restent
    [prizes] un prix : une place et quelques mots
    [first_game] le numéro de la première partie : un nombre entier à partir de 1
   *[format] la forme : les équipes ne jouent pas par catégorie
}
desk-no-such-person = { $person } n'est pas sur la liste des inscrits
desk-no-such-team = il n'y a pas d'équipe { $team }
desk-no-such-tournament = il n'y a pas de tournoi { $tournament }
desk-no-such-round = le tournoi { $tournament } n'a pas encore de ronde { $round }
desk-no-such-match = il n'y a pas de match { $match_no }
desk-no-such-game = l'événement n'a pas de partie { $game }
desk-no-such-protest = il n'y a pas de réclamation { $protest }
desk-no-such-held = il n'y a pas de résultat en attente { $held }
desk-no-such-tick = il n'y a pas de case { $tick } : le plan en nomme { $ticks }
desk-no-such-board = le plan n'a pas d'échiquier { $board } sur le terrain { $court }
desk-already-entered = { $person } est déjà inscrit
desk-team-already-entered = l'équipe { $team } est déjà inscrite
desk-in-another-team = { $person } joue pour l'équipe { $team }
desk-named-twice = { $person } est nommé deux fois
desk-bad-rating = { $rating } n'est pas un classement pour { $person } : de 1 à { $most }, ou rien sans classement
desk-category-not-played = la catégorie « { $category } » de { $person } n'est pas jouée ici
desk-no-tournament-for = aucun tournoi ne prend { $person } d'après sa catégorie
desk-plays-already = { $person } joue déjà dans le tournoi { $tournament }
desk-late-entries-over = les inscriptions tardives sont possibles jusqu'à la ronde { $until }, et plus quand toutes les rondes sont appariées
desk-already-withdrawn = { $person } a déjà abandonné le tournoi
desk-not-withdrawn = { $person } n'a pas abandonné le tournoi
desk-team-already-withdrawn = l'équipe { $team } a déjà abandonné le tournoi
desk-byes-used = { $person } a eu les { $most } byes d'un demi-point qu'un joueur peut demander
desk-no-bye-in-round = on ne peut pas demander de bye à la ronde { $round }
desk-not-asked = { $person } n'a pas de bye à la ronde { $round }
desk-too-late-for-bye = la ronde { $round } est appariée, ou le joueur n'était pas encore là
desk-only-pairing-gives = seul l'appariement donne cette exemption
desk-check-in-not-open = le pointage n'est pas ouvert
desk-check-in-open = le pointage est déjà ouvert
desk-entries-closed = les inscriptions sont closes
desk-entries-open = les inscriptions sont ouvertes
desk-begun = le tournoi { $tournament } a commencé, ou d'autres en dépendent
desk-too-few = il faut au moins deux joueurs ou équipes, et il y en a { $competitors ->
    [0] zéro
    [one] un
   *[other] { $competitors }
}
desk-category-too-small = { GIVEN($categories) ->
    [yes] dans la catégorie { $categories },
   *[no] sans catégorie,
} un joueur est seul ({ $competitors }) : donnez-lui une autre catégorie, faites jouer toutes les catégories ensemble, ou retirez-le
desk-too-many = { $competitors } participants, c'est plus que les { $most } possibles
desk-not-as-numbered = la liste ne nomme pas une fois chaque participant du tournoi { $tournament }
desk-numbers-fixed = les numéros du tournoi { $tournament } restent depuis que la ronde { $round } est appariée
desk-bad-tie-break = « { $code } » n'est pas un départage de ce tournoi
desk-not-for-this-system = le système du tournoi { $tournament } ne connaît pas cela
desk-not-twice = { $competitor } ne peut pas être là deux fois
desk-not-in-tournament = { $competitor } ne joue pas dans le tournoi { $tournament }
desk-club-unknown = personne du club { $club } ne joue dans ce tournoi
desk-crossing-needs-groups = { $groups } groupes ne peuvent être croisés : il faut 2, 4, 8 … groupes et les deux premiers de chacun
desk-not-final = le tournoi { $tournament } n'est pas terminé
desk-changes-finals = cela change qui joue les finales, ou dans quel ordre : retirez d’abord les finales, le tournoi { $tournament } dans ses réglages, et recréez-les
desk-finals-made = les finales sont déjà créées : tournoi { $tournament }
desk-lots-needed = dans le tournoi { $tournament }, le tirage au sort doit décider entre { $tied } : faites-le dans son classement
desk-nothing-shared = personne ne partage une place dans le tournoi { $tournament }
desk-colour-not-drawn = la couleur de la ronde 1 du tournoi { $tournament } n'est pas tirée
desk-colour-drawn = le tournoi { $tournament } a commencé : sa couleur reste
desk-results-missing = il manque des résultats à la ronde { $round } du tournoi { $tournament } ({ $games })
desk-results-held = un terrain a transmis un autre résultat que celui qui compte à la ronde { $round } du tournoi { $tournament } ({ $games }) : décidez d'abord lequel compte
desk-seen-elsewhere = ceci repose sur l'enregistrement { $seen }, et le tournoi n'en a ici que { $last } : c'est la vue d'un autre serveur. Chargez-la de nouveau
desk-matches-undecided = des matchs du tournoi { $tournament } ne sont pas décidés ({ $matches })
desk-all-paired = les { $rounds } rondes du tournoi { $tournament } sont toutes appariées
desk-no-legal-pairing = les règles ne laissent aucun appariement de la ronde { $round } du tournoi { $tournament } : trop de joueurs se sont rencontrés ou sont séparés par les réglages. Réduisez le nombre de rondes dans les réglages, ou laissez un groupe se rencontrer
desk-nobody-to-pair = il n'y a personne à apparier à la ronde { $round } du tournoi { $tournament }
desk-acceleration-needs-halves = l'accélération du tournoi { $tournament } exige qu'un gain vaille deux nulles et une perte rien
desk-bad-team-system = « { $code } » n'est pas un système suisse par équipes connu de ce programme
desk-draft-open = la ronde { $round } du tournoi { $tournament } est un projet : publiez-la ou retirez-la d'abord
desk-changes-open = la ronde { $round } du tournoi { $tournament } est en cours de modification à la main : terminez d'abord
desk-changes-not-open = la ronde { $round } du tournoi { $tournament } n'est pas en cours de modification à la main
desk-not-last-round = la ronde { $last } suit déjà la ronde { $round } du tournoi { $tournament }
desk-already-published = la ronde { $round } du tournoi { $tournament } est publiée : modifiez-la
desk-not-published = la ronde { $round } du tournoi { $tournament } n'est pas publiée
desk-nothing-to-publish = la ronde { $round } du tournoi { $tournament } est publiée en version { $version } et n'a pas changé
desk-unplaced = sans adversaire ni exemption : { $competitors }
desk-placed = { $competitor } a un adversaire : défaites d'abord le match
desk-have-met = { $white } et { $black } se sont déjà rencontrés
desk-kept-apart = { $white } et { $black } doivent être séparés
desk-reason-needed = il faut une raison
desk-game-begun = la partie { $game } a commencé ou a un résultat
desk-no-courts = le plan n'a pas de terrain
desk-nothing-laid = aucune partie publiée sans résultat n'a de place sur un terrain : publiez la ronde et placez d'abord ses parties
desk-board-taken = l'échiquier { $board } du terrain { $court } a la partie { $game }, en cours
desk-court-gap = il manque des enregistrements du terrain { $court } : la table les a jusqu'à { $cursor }, ceux-ci commencent après { $after }
desk-result-there = la partie { $game } a un autre résultat : corrigez-le
desk-no-result = la partie { $game } n'a pas de résultat
desk-same-result = la partie { $game } a ce résultat
desk-game-withdrawn = la table a retiré la partie { $game }
desk-board-empty = il manque un joueur à la partie { $game } : elle est gagnée par forfait
desk-choose-after-pairing = la ronde { $round } du tournoi { $tournament } est déjà appariée : choisissez de { $usual ->
    [keep] la garder (usuel, car une partie a commencé), de la réapparier, ou de la réapparier à partir d'un groupe de points
   *[repair_all] la réapparier (usuel, car aucune partie n'a commencé), de la réapparier à partir d'un groupe de points, ou de la garder
}
desk-nothing-paired-after = rien de réappariable ne suit dans le tournoi { $tournament }
desk-rests-on-it = le match { $match_no } dépend du résultat de la partie { $game } et a commencé
desk-not-in-knockout = la partie { $game } d'un tournoi à élimination ne peut finir ainsi
desk-sprint-not-drawn = une nulle en ChessSprint mène à une autre partie : entrez les temps de la partie { $game }
desk-not-a-sprint = la partie { $game } n'est pas un ChessSprint
desk-not-due = le match { $match_no } n'attend pas cela
desk-not-in-match = { $competitor } ne joue pas dans le match { $match_no }
desk-already-ruled = c'est déjà décidé
desk-not-upheld = seule une réclamation acceptée mène à une correction (réclamation { $protest })
desk-not-a-member = { $person } n'est pas de l'équipe { $team }
desk-in-no-team = { $person } ne joue pour aucune équipe
desk-too-few-players = l'équipe { $team } a besoin de { $boards } joueurs et en a { $players }
desk-too-many-players = { $named } joueurs sont nommés pour { $boards } échiquiers
desk-line-up-there = l'équipe { $team } a scellé sa composition pour le match { $match_no }
desk-line-ups-open = les compositions du match { $match_no } sont ouvertes
desk-match-played = le match { $match_no } a déjà des résultats
desk-not-online = le match { $match_no } ne se joue pas en ligne
desk-outside-window = c'est hors de la plage du match { $match_no }
desk-window-ends-first = la plage finit avant de commencer
desk-hour-runs = l'heure du match { $match_no } court
desk-bad-time = aucun calendrier et aucune pendule n'a cette heure
desk-not-your-game = { $person } ne joue pas la partie { $game }
desk-no-link = le lien n’est pas une adresse web : https:// et un hôte étaient attendus, sans utilisateur ni espaces
desk-nothing-reported = personne n'a annoncé de résultat de la partie { $game }
desk-other-result = le résultat de la partie { $game } a changé entre-temps : regardez-le de nouveau
desk-protests-open = un joueur a déjà { $max } réclamations ouvertes à ce sujet ; attendez la décision
desk-own-report = c'est l'adversaire qui confirme le résultat de la partie { $game }
desk-disputed = le résultat de la partie { $game } est contesté : un arbitre décide
desk-before-deadline = l'adversaire peut répondre à l'annonce de la partie { $game } jusqu'à la fin du délai : saisissez le résultat si vous en décidez
desk-held-back = les résultats du tournoi { $tournament } ne sont pas encore annoncés
desk-nothing-held-back = les résultats du tournoi { $tournament } sont publics

## Refus du registre

register-event = { GIVEN($name) ->
    [yes] « { $name } »
   *[no] tournoi { $event }
}
register-one-already = les deux numéros n'en font déjà qu'un
register-both-entered = les deux sont inscrits : { register-event }. Une personne y jouerait deux fois
register-still-in = cette personne joue encore, a encore une partie, est capitaine ou fait partie de l'organisation : { register-event }. Retirez d'abord le joueur et entrez ses résultats, changez l'équipe ou l'organisation, ou terminez le tournoi
register-rehearsal-runs = une répétition tourne avec sa propre copie du registre : terminez-la d'abord
register-too-many-persons = plus de { $limit } personnes à la fois : entrez-les en plusieurs parties
register-person-name = { $fault ->
    [too_long] un nom dépasse { $fault-max } caractères
    [blank] une personne a besoin d'un nom
   *[unseen] un nom contient le caractère { CODE_POINT($fault-unseen) }, que personne ne voit
}
register-not-born = { $found } n'est pas une date de naissance : un jour du calendrier déjà passé était attendu
register-no-name = un club a besoin d'un nom
register-name-taken = un autre club s'appelle { $name } : fusionnez plutôt les deux
