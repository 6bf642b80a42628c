
white = { GIVEN($white) ->
    [yes] { $white }
   *[no] Blancs
}
black = { GIVEN($black) ->
    [yes] { $black }
   *[no] Noirs
}
side = { $side ->
    [white] { white }
   *[black] { black }
}
other = { $side ->
    [white] { black }
   *[black] { white }
}
line-of = { $end ->
    [white] ligne des Blancs
   *[black] ligne des Noirs
}
role = { $role ->
    [organiser] organisateur
    [board] agent d’échiquier
    [judge] juge de ligne
    [deputy] arbitre adjoint
   *[head] arbitre principal
}
device = appareil { $id }
by = { GIVEN($by) ->
    [yes] { $by }
   *[no] la machine du serveur
}
court = terrain { $court }
board = échiquier { $board }
boards = { $boards-n ->
    [one] échiquier { $boards }
   *[other] échiquiers { $boards }
}
game = partie { $game }
phase = { $phase ->
    [waiting] pas encore commencée
    [countdown] au compte à rebours
    [running] en cours
    [paused] en pause
   *[finished] terminée
}
ruleset = { $ruleset ->
    [classic] ChessRun
    [walk] ChessWalk
    [sprint] ChessSprint
    [speed] Speed chess
   *[intramural] Intramural
}
result = { $result ->
    [won] { $result-by ->
        [white] victoire des Blancs
       *[black] victoire des Noirs
    }
    [drawn] nulle
   *[both_lost] défaite des deux
}
was = { $was ->
    [won] { $was-by ->
        [white] victoire des Blancs
       *[black] victoire des Noirs
    }
    [drawn] nulle
   *[both_lost] défaite des deux
}
answer = { $answer ->
    [yes] oui
    [no] non
    [confirm] confirmé
   *[decline] refusé
}
termination = { $by ->
    [checkmate] mat
    [stalemate] pat
    [dead_position] position morte
    [fivefold_repetition] quintuple répétition
    [seventy_five_moves] 75 coups
    [resignation] { $result ->
        [drawn] abandon, mat impossible pour l’adversaire
       *[other] abandon
    }
    [agreement] accord mutuel
    [flag_fall] { $result ->
        [drawn] chute du drapeau, mat impossible pour l’adversaire
       *[other] chute du drapeau
    }
    [captured_points] points de capture
    [illegal_position] position illégale
    [threefold_repetition] triple répétition
    [fifty_moves] 50 coups
    [illegal_moves] deuxième coup illégal
    [flag_declared] drapeau déclaré tombé
    [both_flags] les deux drapeaux tombés
    [king_left_in_check] roi laissé en échec
    [illegal_move] coup illégal
    [players_agreed] accord des deux joueurs
    [forfeit] forfait
    [penalty] pénalité
    [red_cards] troisième carton rouge
    [entered] saisie de deux arbitres
   *[ruling] décision de l’arbitre
}
fault = { $fault ->
    [no_crossing] ligne non franchie
    [false_start] faux départ
    [moved_before_run] coup avant la course
    [offer_without_card] nulle proposée sans carte
    [disturbance] dérangement
    [equipment] chaussures ou tenue
    [red_card] troisième carton rouge ou plus
   *[other] { GIVEN($fault-reason) ->
        [yes] { $fault-reason }
       *[no] autre infraction
    }
}
piece = { $piece ->
    [king] roi
    [queen] dame
    [rook] tour
    [bishop] fou
    [knight] cavalier
    [pawn] pion
   *[inverted_rook] tour renversée
}
position-in-words = { $label }. Blancs : { $whites }. Noirs : { $blacks }.
piece-on = { piece } { $square }
claim = { $claim ->
    [illegal_move] coup illégal
    [press_without_move] appui sans coup
    [touch_move] pièce touchée, autre jouée
    [moved_before_run] coup avant la course
    [irregularity] { GIVEN($claim-what) ->
        [yes] { $claim-what }
       *[no] autre irrégularité
    }
    [flag_down] { $claim-of ->
        [white] drapeau des Blancs tombé
       *[black] drapeau des Noirs tombé
    }
    [both_flags_down] les deux drapeaux tombés
    [king_in_check] roi laissé en échec
    [king_captured] roi pris
    [checkmate] mat
    [stalemate] pat
    [dead_position] position morte
    [threefold] triple répétition{ with-announced }
   *[fifty_moves] cinquante coups{ with-announced }
}
with-announced = { GIVEN($claim-uci) ->
    [yes] , avec { SQUARES($claim-uci) }
   *[no] { "" }
}
record-of-claim = { GIVEN($record) ->
    [yes] { $record ->
        [yes] exact selon le registre du terrain
       *[no] inexact selon le registre du terrain
    }
   *[no] le registre du terrain n’en dit rien
}
card = { $shown ->
    [caution] palette jaune
   *[red] carton rouge
}
offence = { $offence ->
    [loss_of_contact] perte de contact
   *[bent_knee] genou fléchi
}

score = { $result ->
    [won] { $result-by ->
        [white] 1–0
       *[black] 0–1
    }
    [drawn] ½–½
   *[both_lost] 0–0
}
whereabouts = { $at ->
    [behind_line] derrière la ligne
    [at_board] à l’échiquier
    [outward] à l’aller
    [homeward] au retour
    [away] absent
   *[unknown] lieu inconnu
}
owes = { $owed ->
    [nothing] aucune course à faire
    [correction] correction à faire
    [runs] à faire : { runs-owed }
    [take_back] { takes-back }
   *[both] à faire : correction et { runs-owed }
}
runs-owed = { $half ->
    [0] { full-runs-owed }
   *[other] une demi-course{ $full ->
        [0] { "" }
       *[other] { " " }et { full-runs-owed }
    }
}
full-runs-owed = { $full ->
    [1] une course
   *[other] { $full } courses
}
tap = { $tap ->
    [joined] un des deux signalements identiques
    [card] carton
    [stopwatch] chronomètre
   *[call] signalement
}
sanction = { $sanction ->
    [stop] arrêt de 10 s
    [note] noté seulement
    [warning] avertissement
    [give_opponent] +{ TIME($sanction-time) } à l’adversaire
    [take_time] -{ TIME($sanction-time) } à sa pendule
   *[loss_of_game] partie perdue
}
with-cost = { GIVEN($sanction) ->
    [yes] , { sanction }
   *[no] { "" }
}
agreement = { $on ->
    [first_flag] { $on-side ->
        [white] { white } : drapeau tombé en premier
       *[black] { black } : drapeau tombé en premier
    }
    [no_flag_before] aucun drapeau tombé avant cette frappe
    [result] { agreed-result }
   *[play_on] la partie continue
}
agreed-result = { $on-result ->
    [won] { $on-result-by ->
        [white] victoire des Blancs
       *[black] victoire des Noirs
    }
    [drawn] nulle
   *[both_lost] défaite des deux
}
moved = { NUMBERED($ply) } { $san }
takes-back = coup à reprendre, { GIVEN($touched) ->
    [yes] pièce en { $touched } à jouer
   *[no] autre coup à jouer
}


said-paired = partie appariée
said-taken-off = partie retirée de l’échiquier
said-counting = compte à rebours : 3, 2, 1
said-aborted = compte à rebours arrêté
said-started = GO
said-annulled = départ annulé
said-paused = partie en pause
said-resumed = GO : la partie reprend
said-moved = { moved }{ GIVEN($left) ->
    [yes] { " " }(reste { SHOWN($left) })
   *[no] { "" }
}
said-crossed = { side } : ligne franchie
said-run-made = { $presumed ->
    [yes] { side } : course présumée
   *[no] { side } : retour{ GIVEN($took) ->
        [yes] { " " }après { SECONDS($took) } s
       *[no] { "" }
    }
}
said-moved-before-run = { side } : coup avant la course (CR-4.2-2)
said-illegal = { side } : coup illégal{ GIVEN($uci) ->
    [yes] { " " }{ SQUARES($uci) }
   *[no] { "" }
}
said-take-back-owed = { side } : { takes-back } (IM-3-5)
said-taken-back = { side } : coup { MOVE_NUMBER($ply) } repris
said-limit-reached = limite du match atteinte{ GIVEN($points-white) ->
    [yes] { " " }: points Blancs { $points-white }, Noirs { $points-black }
   *[no] , points inconnus
}
said-arranged = { $invited_by ->
    [white] invitation : { white } ; l’heure est convenue
   *[black] invitation : { black } ; l’heure est convenue
}
said-flag-fell = { side } : drapeau tombé
said-ended = { score }, { termination }
said-retracted = des entrées antérieures sont retirées
said-called = { side } : { fault }{ with-cost }{ GIVEN($rule) ->
    [yes] { " " }({ $rule })
   *[no] { "" }
}
said-call-voided = annulé : { tap }
said-stop-began = { $again ->
    [yes] { side } : arrêt quitté trop tôt, recommencé
   *[no] { side } : à l’arrêt derrière la ligne
}
said-stop-served = { side } : libre ; purgé : { $penalties }
said-lapsed = { $penalties ->
    [one] { side } : une pénalité non purgée, caduque (CR-4.3-5)
   *[other] { side } : { $penalties } pénalités non purgées, caduques (CR-4.3-5)
}
said-cards-shown = { side } : cartons montrés
said-chain-game-drawn = partie { $chain_game } nulle, { termination } ; la suivante commence (CR-4.7-3)
said-draw-offered = { side } : nulle proposée{ GIVEN($cards) ->
    [yes] { $cards ->
        [one] , reste { $cards } carte
       *[other] , restent { $cards } cartes
    }
   *[no] { "" }
}
said-draw-refused = { side } : nulle refusée
said-claimed = { side } : réclamation : { claim }
said-claim-ruled = { $upheld ->
    [yes] { side } : réclamation acceptée
   *[no] { side } : réclamation rejetée
}
said-corrected = { side } : corrigé
said-time-given = pendule ({ side }) : { SIGNED($time) }
said-clock-set = pendules réglées{ GIVEN($left-white) ->
    [yes] { " " }: { white } { SHOWN($left-white) }{ GIVEN($left-black) ->
        [yes] , { black } { SHOWN($left-black) }
       *[no] { "" }
    }
   *[no] { GIVEN($left-black) ->
        [yes] { " " }: { black } { SHOWN($left-black) }
       *[no] { "" }
    }
}
said-position-set = position corrigée
said-players-set = joueurs corrigés
said-sealed = résultat homologué : { score }
said-result-corrected = résultat homologué corrigé{ GIVEN($was) ->
    [yes] { " " }: { was } -> { result }
   *[no] { " " }: { result }
}
said-clocks-stopped = { side } : les deux pendules arrêtées
said-end-stands = l’échiquier montre : { claim } ; les deux doivent confirmer
said-confirmed = { GIVEN($side) ->
    [yes] { side } : confirmé
   *[no] Les deux confirment
}
said-disputed = { side } : contesté : { claim } ({ record-of-claim })
said-agreed = Accord des deux : { agreement }
said-settled = { $stands ->
    [yes] réclamation acceptée : { claim } (SP-{ $points })
   *[no] réclamation rejetée : { claim } (SP-{ $points })
}
said-declared = { side } : pièce annoncée : { piece }
said-ran-out = pour le registre : { $fell ->
    [both] les deux drapeaux tombés ensemble
    [first] { side } : drapeau tombé en premier
   *[only] { side } : drapeau tombé
}
said-stale = { $stale ->
    [yes] plus de données
   *[no] données de nouveau reçues
}


pages-locale = fr-FR
pages-decimal = ,
pages-direction = ltr
pages-not-started = Cette page n’a pas démarré. Ou bien le serveur est hors d’atteinte, ou bien ce navigateur est trop ancien : Chrome { $chrome }, Firefox { $firefox }, Safari { $safari } et les suivants conviennent. Rien de ce que cet appareil a gardé n’est perdu.
pages-language = Langue
pages-theme = Couleurs
pages-theme-is = { $theme ->
    [light] Clair
    [dark] Sombre
    [sunlight] Soleil
   *[none] Comme l’appareil
}
pages-demo = DÉMO
pages-rehearsal = RÉPÉTITION
pages-player = { GIVEN($name) ->
    [yes] { $name }
   *[no] Joueur { $player }
}
pages-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
pages-limit = Limite du match
pages-chain-game-why = Partie { $chain_game } de ce sprint : mêmes couleurs, temps restants
pages-cards = { $cautions ->
    [0] { "" }
    [one] { $cautions } jaune
   *[other] { $cautions } jaunes
}{ $cautions ->
    [0] { "" }
   *[other] { $reds ->
        [0] { "" }
       *[other] ,{ " " }
    }
}{ $reds ->
    [0] { "" }
    [one] { $reds } rouge
   *[other] { $reds } rouges
}
pages-past-heading = Connu à ce moment
pages-past-at = { $answer ->
    [awaited] { $time } après le GO …
    [missing] { $time } après le GO : sans réponse, affiché : { $drawn }
   *[had] { $time } après le GO
}
pages-past-now = connu maintenant


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


tournament-failed = Le serveur dit : { $why }
tournament-close = Fermer
tournament-nobody = personne
tournament-system = { $system ->
    [recommended] comme recommandé
    [swiss] suisse
    [round_robin] toutes rondes
    [double_round_robin] toutes rondes aller-retour
    [knockout] élimination directe
    [team_swiss] suisse par équipes
    [team_round_robin] toutes rondes par équipes
    [double_team_round_robin] aller-retour par équipes
    [team_knockout] élimination directe par équipes
   *[league] championnat
}
tournament-name = { $id } · { GIVEN($what) ->
    [yes] { $what }
   *[no] { $kind }
}{ $final ->
    [yes] {" "}(finales)
   *[no] { "" }
}
tournament-group = Groupe { $letter }
tournament-bye = { $bye ->
    [pairing_allocated] exempt
    [full_point] exemption à un point
    [half_point] exemption à un demi-point
    [free] exempt
   *[zero_point] absent
}


personal-title = Mes parties
personal-needs = La page d’un joueur demande JavaScript. Sans lui, voyez les appariements affichés au mur.
personal-gone = Ce lien n’est pas (ou plus) valable. Demandez-en un nouveau à l’organisateur.
personal-link = { $standing ->
    [live] À jour à { $at }
    [connecting] { GIVEN($at) ->
        [yes] Question au serveur ; cette page date de { $at }
       *[no] Question au serveur…
    }
   *[down] { GIVEN($at) ->
        [yes] Pas de connexion : cette page date de { $at }
       *[no] Pas de connexion
    }
}{ $waits ->
    [0] { "" }
    [one] {" "}· { $waits } demande n’est pas encore envoyée : gardez cette page ouverte
   *[other] {" "}· { $waits } demandes ne sont pas encore envoyées : gardez cette page ouverte
}
personal-link-spoken = { $standing ->
    [live] Connecté
    [connecting] Connexion en cours
   *[down] Pas de connexion : cette page est peut-être ancienne
}
personal-no = Non
personal-out = L’appariement de la ronde { $round } est publié.
personal-seen = Vu
personal-sound = { $on ->
    [yes] Le son est activé
   *[no] Son à la publication d’un appariement
}
personal-sound-why = Le téléphone sonne, vibre et clignote seulement si cette page est ouverte et l’écran allumé.
personal-next = Prochaine partie
personal-now = Votre partie
personal-no-next = { $state ->
    [finished] Le tournoi est terminé.
    [withdrawn] Vous vous êtes retiré du tournoi.
   *[waits] Aucun appariement n’est encore publié pour vous.
}
personal-round = { $part ->
    [0] Ronde { $round }, ChessSprint
    [1] Ronde { $round }
   *[other] Ronde { $round }, partie { $part }
}
personal-board = Terrain { $court }, échiquier { $board }{ $wave ->
    [1] { "" }
   *[other] {" "}(vague { $wave })
}
personal-no-board = Échiquier pas encore connu
personal-end = à { line-of } de ce couloir
personal-against = contre { $opponent }
personal-when = Heure : { $at }
personal-started = Commencée à { $at }
personal-choose-colour = Choisissez votre couleur pour le ChessSprint
personal-window = À jouer de { $from } à { $to }
personal-challenge = { GIVEN($site) ->
    [yes] Défier { $handle } sur { $site }
   *[no] Défier { $handle }
}{ GIVEN($own) ->
    [yes] { "; " }tu joues sous { $own }
   *[no] { "" }
}
personal-site = Se joue sur { $site }
personal-hour = { $own ->
    [yes] { $opponent ->
        [yes] L’heure court.
       *[no] Vous êtes prêt. L’heure court dès que votre adversaire l’est aussi.
    }
   *[no] { $opponent ->
        [yes] Votre adversaire est prêt. L’heure court dès que vous la lancez.
       *[no] L’heure n’est pas lancée. Elle court dès que vous la lancez tous les deux.
    }
}
personal-start-hour = Lancer l’heure
personal-agree = Heure proposée à l’adversaire
personal-agree-send = Proposer l’heure
personal-proposed = { $own ->
    [yes] Vous avez proposé { $at }. Cela compte dès que votre adversaire accepte.
   *[no] Votre adversaire propose { $at }.
}
personal-agree-to = Accepter cette heure
personal-claimed = { $own ->
    [yes] Vous avez annoncé { $score }.
   *[no] { $opponent } a annoncé { $score }.
} { $disputed ->
    [yes] C’est contesté : un arbitre décide.
   *[no] { $own ->
        [yes] Il compte dès que { $opponent } le confirme, sinon de lui-même : { $deadline }.
       *[no] Est-ce exact ?
    }
}
personal-answer = Réponse au résultat annoncé
personal-confirm = C’est exact
personal-dispute = Contester le résultat
personal-dispute-why = L’organisateur apprend que le résultat est faux, et un arbitre décide. Contester ?
personal-report = Résultat
personal-outcome = { $outcome ->
    [won] J’ai gagné
    [lost] J’ai perdu
   *[drawn] Nulle
} ({ $score })
personal-game-link = Lien vers la partie, s’il y en a un
personal-choose = Choisir
personal-report-send = Annoncer le résultat
personal-report-why = Vous annoncez : { $outcome }. Est-ce exact ?
personal-report-other = Annoncer un autre résultat
personal-pgn = ou le PGN de la partie, tel que le site l’exporte
personal-pgn-send = Annoncer par le PGN
personal-standing = Classement
personal-no-place = Aucun résultat n’est encore annoncé.
personal-place = Place { $rank } sur { $of }{ GIVEN($points) ->
    [yes] , points : { $points }
   *[no] { "" }
}
personal-rating = Classement Elo
personal-rating-line = { GIVEN($rating) ->
    [yes] { $rating }
   *[no] non classé
} ; parties comptées : { $games }, points : { $points }{ GIVEN($opponents) ->
    [yes] , moyenne des adversaires { $opponents }
   *[no] { "" }
}
personal-results = Résultats
personal-no-results = Aucune de vos parties n’a encore de résultat.
personal-runs = courses : { $runs }
personal-away = Exemptions et absences
personal-bye-in = Ronde { $round } : { $bye }
personal-cancel = Annuler
personal-ask-bye = Exemption ou absence
personal-ask = Demander
personal-protests = Réclamations
personal-protest = Réclamation
personal-protest-about = Au sujet de
personal-protest-filed = Vous contestez ce résultat : voir les réclamations.
personal-disputed = Le résultat est contesté.
personal-game = Ronde { $round } contre { $opponent }
personal-no-game = aucune partie
personal-file = Déposer la réclamation
personal-ruling = { $upheld ->
    [yes] Acceptée
   *[no] Rejetée
} : { $text }
personal-no-ruling = Pas encore de décision
personal-withdraw = Se retirer du tournoi
personal-withdraw-why = Vous ne serez plus apparié. Seul l’organisateur peut revenir là-dessus. Vous retirer ?
personal-withdraw-yes = Me retirer
personal-line-up = Composition pour la ronde { $round } contre l’équipe { $opponent }
personal-named = { $named } sur { $boards } nommés
personal-seal = Sceller la composition
personal-seal-why = Une composition scellée ne change plus, et personne ne la voit avant l’ouverture des compositions. La sceller ?
personal-sealed = Scellée. Personne d’autre ne la voit avant l’ouverture des compositions.
personal-done = { $act ->
    [dispute] Le résultat est contesté.
    [confirm] Le résultat est confirmé.
    [report] Le résultat est annoncé.
    [colour] La couleur est choisie.
    [hour] Vous avez lancé l’heure.
    [time] L’heure est proposée.
    [agree] L’heure est convenue.
    [ask] C’est inscrit.
    [cancel] Annulé : vous jouez.
    [protest] La réclamation est déposée.
    [withdraw] Vous vous êtes retiré.
   *[seal] La composition est scellée.
}
