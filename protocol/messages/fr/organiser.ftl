# La page de l'organisateur.

organiser-title = Direction du tournoi
organiser-needs = La page de l'organisateur a besoin de JavaScript. Sans lui, utilisez la ligne de commande du serveur.
organiser-role = organisateur
organiser-other = Cet appareil a un autre rôle. Cette page demande un code d'organisateur.
organiser-moved = Le serveur continue à partir d’une copie de sécurité, et cette page montre l’événement d’avant. Rechargez-la et saisissez ce qui manque à la copie : le terminal du serveur dit depuis quand.
organiser-load-again = Recharger
organiser-no-answer = Le serveur ne répond pas{ $waits ->
    [0] { "" }
    [one] , { $waits } commande attend
   *[other] , { $waits } commandes attendent
}
organiser-not-kept = Le navigateur ne garde rien : inscrivez de nouveau l'appareil après avoir fermé la page
organiser-loading = Chargement…
organiser-nothing-changed = Rien de vous n'a été enregistré.
organiser-others = Quelqu'un d'autre a enregistré entre-temps. Votre saisie n'est pas encore enregistrée :
organiser-was-now = était { $was }, est maintenant { $now }
organiser-mine = votre saisie : { $mine }
organiser-save-again = Enregistrez de nouveau pour garder vos valeurs, ou fermez pour laisser celles-ci.
organiser-keys = Chiffres : onglets · / : recherche · flèches : lignes · Échap : fermer
organiser-tabs = Parties du tournoi
organiser-tab = { $tab ->
    [event] Tournoi
    [entries] Inscriptions
    [rounds] { $waits ->
        [0] Rondes
       *[other] Rondes ({ $waits } en attente)
    }
    [standings] Classement
    [cross_table] Grille
    [timetable] Horaire
    [protests] { $waits ->
        [0] Réclamations
       *[other] Réclamations ({ $waits })
    }
    [medals] Médailles et prix
    [ratings] Rapport de classement
   *[announcer] Annonces
}

## Tournois

organiser-events = Tournois
organiser-new-event = Nouveau tournoi
organiser-no-events = Il n'y a pas encore de tournoi. « Nouveau tournoi » en crée un.
organiser-event-number = Tournoi { $event }
organiser-event-is = { $finished ->
    [yes] terminé
   *[no] ouvert
}
organiser-no = N°
organiser-name = Nom
organiser-players = Joueurs
organiser-state = État
organiser-create = Créer le tournoi
organiser-only-name = Seul le nom est nécessaire : tout le reste a une réponse habituelle et peut être modifié plus tard.
organiser-question = { $n ->
    [0] Le tournoi
    [1] Règlement
    [2] Qui joue
    [3] Jours
    [4] Catégories
    [5] Système et rondes
    [6] Finales
    [7] Cadence
    [8] Terrains et échiquiers
    [9] Équipe
    [10] Exemptions et inscriptions tardives
   *[other] Pointage et prix
}
organiser-plan-part = { $part ->
    [name] Nom
    [city] Ville
    [federation] Fédération
    [rulebook] Règlement
    [format] Qui joue
    [days] Jours
    [categories] Catégories
    [is_major] Tournois
    [system] Système
    [rounds] Rondes
    [accelerated] Accélération
    [tie_breaks] Départages
    [finals] Finales
    [times] Cadence
    [courts] Terrains
    [crew] Équipe
    [byes] Exemptions
    [late] Inscriptions tardives
    [ticks] Cases du pointage
    [prizes] Prix
    [rated] Classement
    [season] Saison
    [site] Site des parties en ligne
    [rapid_and_blitz] Annexe rapide et blitz
    [is_world_championship] Championnat du monde
   *[other] Numéros des parties
}
organiser-city = Ville
organiser-federation = Fédération
organiser-rulebook = Règlement
organiser-rated = Les parties comptent pour le classement
organiser-rapid-and-blitz = L'annexe rapide et blitz de la FIDE s'applique
organiser-competitors = Participants
organiser-format = { $format ->
    [players] joueurs
    [teams] équipes de 6 échiquiers
   *[league] championnat par équipes de 6 échiquiers
}
organiser-day = Jour { $n }
organiser-starts = Première ronde à
organiser-remove = Retirer
organiser-add-day = Ajouter un jour
organiser-categories = Catégories, séparées par des virgules
organiser-major = Chaque catégorie joue son propre tournoi
organiser-how = Système
organiser-rounds = Rondes
organiser-usual = { $usual } (recommandé)
organiser-tie-breaks = Départages, séparés par des virgules
organiser-usual-list = la liste habituelle
organiser-tie-breaks-such = Les codes de la FIDE dans leur ordre : BH Buchholz (BH/C1 sans le plus bas), SB Sonneborn-Berger, DE rencontre directe, WIN victoires, PS score progressif, KS Koya, ARO Elo moyen des adversaires.
organiser-accelerated = Appariements accélérés (Bakou)
organiser-finalists = Finalistes
organiser-no-finals = pas de finales
organiser-held-back = Retenir les résultats des finales jusqu'à leur annonce
organiser-minutes = Minutes par joueur
organiser-increment = Secondes par coup
organiser-round-minutes = Minutes par ronde
organiser-court = Terrain
organiser-boards = Échiquiers
organiser-add-court = Ajouter un terrain
organiser-first-for = D’abord pour ces catégories
organiser-duty = { $duty ->
    [organiser] organisateur
    [chief_arbiter] arbitre en chef
    [head_referee] arbitre principal de terrain
    [line_judge] juge de ligne
    [pairings_officer] responsable des appariements
   *[announcer] speaker
}
organiser-duty-is = Fonction
organiser-whole-hall = toute la salle
organiser-family = Nom de famille
organiser-given = Prénoms
organiser-add = Ajouter
organiser-count-wrong = Un nombre entier de { $min } à { $most } est attendu.
organiser-half-points = Exemptions à un demi-point par joueur
organiser-not-in-last = Dernières rondes sans elles
organiser-late-until = Inscriptions tardives jusqu'à la ronde
organiser-late-half = Une ronde manquée compte un demi-point
organiser-ticks = Cases du pointage, séparées par des virgules
organiser-ticks-such = droit payé, chaussures vues
organiser-rank = Place
organiser-prize = Prix
organiser-prize-value = Valeur
organiser-prize-value-why = Un joueur reçoit un seul prix avec valeur, le plus grand. Un prix de valeur 0 est remis dans tous les cas.
organiser-add-prize = Ajouter un prix

## Le tournoi

organiser-at-a-glance = En un coup d'œil
organiser-change-plan = Modifier le plan
organiser-save = Enregistrer
organiser-end = { $finished ->
    [yes] Reprendre le tournoi
   *[no] Terminer le tournoi
}
organiser-end-open = Encore ouvert :
organiser-end-entries = les inscriptions ne sont pas closes
organiser-end-finals = les finales à { $places } ne sont pas créées
organiser-end-protests = { $protests ->
    [one] 1 réclamation n'est pas tranchée
   *[other] { $protests } réclamations ne sont pas tranchées
}
organiser-is-over = Le tournoi est terminé
organiser-entries-are = { $players ->
    [one] { $players } joueur inscrit
   *[other] { $players } joueurs inscrits
}, { $check_in ->
    [open] pointage ouvert
    [over] pointage clos
   *[before] inscriptions ouvertes
}
organiser-go-there = { $entries ->
    [yes] Aux inscriptions
   *[no] Aux rondes
}
organiser-held-wait = { $held ->
    [one] { $held } résultat d'un terrain attend votre décision
   *[other] { $held } résultats de terrains attendent votre décision
}
organiser-tournaments = Tournois
organiser-tournament-head = Tournoi
organiser-rounds-head = Rondes
organiser-paired-of = { $paired }{ GIVEN($rounds) ->
    [yes] {" "}sur { $rounds }
   *[no] { "" }
}
organiser-next-step = Suite
organiser-stage = { $stage ->
    [to_pair] apparier la ronde { $round }
    [to_publish] publier la ronde { $round }
    [line_ups] ouvrir les compositions de la ronde { $round }
    [playing] la ronde { $round } se joue, { $open ->
        [one] { $open } résultat manque
       *[other] { $open } résultats manquent
    }
    [level] ronde { $round }, { $open ->
        [one] { $open } rencontre est à égalité : voir sa touche « Rencontre »
       *[other] { $open } rencontres sont à égalité : voir leurs touches « Rencontre »
    }
   *[over] toutes les rondes sont jouées
}
organiser-place = Lieu
organiser-court-of = terrain { $court } : { $boards ->
    [one] { $boards } échiquier
   *[other] { $boards } échiquiers
}
organiser-told-plan = Le plan est enregistré.
organiser-told-end = { $finished ->
    [yes] Le tournoi est terminé.
   *[no] Le tournoi continue.
}

## Inscriptions et pointage

organiser-search = Chercher un joueur
organiser-new-player = Nouveau joueur
organiser-start-number = Numéro de départ
organiser-title-head = Titre
organiser-rtg = Elo
organiser-rating = Classement Elo
organiser-unrated = sans
organiser-category = Catégorie
organiser-other-categories = Autres catégories
organiser-notes = Remarques
organiser-there = Présent
organiser-withdrawn = { GIVEN($round) ->
    [yes] retiré à partir de la ronde { $round }
   *[no] retiré
}
organiser-late = inscrit à partir de la ronde { $round }
organiser-round = Ronde { $round }
organiser-board = échiquier { $board }
organiser-game-on = de la ronde { $round }, échiquier { $board }
organiser-entered = { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}{ $closed ->
    [yes] , inscriptions closes
   *[no] { "" }
}
organiser-are-there = { $there } présents sur { $players }
organiser-nobody-entered = Personne n'est encore inscrit. N inscrit un joueur.
organiser-nobody-found = Personne ne s'appelle « { $search } ».
organiser-open-check-in = Ouvrir le pointage
organiser-close-check-in = Clore le pointage
organiser-close-entries = Clore les inscriptions
organiser-reopen-entries = Rouvrir les inscriptions
organiser-close-means = Ceci crée les tournois, attribue les numéros et tire au sort. Les joueurs suivants seront des inscrits tardifs. Tant qu'aucune ronde n'est appariée, les inscriptions peuvent être rouvertes.
organiser-play-together = { $categories } jouent un seul tournoi : l'une a trop peu de joueurs pour le sien
organiser-without-category = { $players ->
    [one] Un joueur n'a pas de catégorie.
   *[other] { $players } joueurs n'ont pas de catégorie.
}
organiser-missing = { $missing ->
    [0] Tout le monde est là.
    [one] { $missing } joueur n'est pas là : { $names }
   *[other] { $missing } joueurs ne sont pas là : { $names }
}
organiser-the-missing = Joueurs absents
organiser-missing-then = { $then ->
    [bye] manquent la ronde 1
   *[out] sont retirés
}
organiser-born = Naissance
organiser-born-such = 1976, 23.7.1976
organiser-born-wrong = « { $found } » n'est pas une date de naissance : une année comme 1976 ou un jour comme 23.7.1976 était attendu.
organiser-sex = Sexe
organiser-sex-is = { $sex ->
    [woman] femme
    [man] homme
   *[none] inconnu
}
organiser-fide-id = Code FIDE
organiser-club = Club
organiser-email = E-mail
organiser-phone = Téléphone
organiser-handle = Pseudo en ligne
organiser-shown = Sur les pages publiques
organiser-shown-is = { $shown ->
    [name] par son nom
    [initial] prénom et initiale
    [number] par son numéro seul
   *[usual] comme d’habitude : moins de 14 ans par numéro
}
organiser-in-register = Dans le registre
organiser-enter = Inscrire
organiser-data = { $part ->
    [rating] Classement Elo
    [title] Titre
    [categories] Catégories
   *[club] Club
}
organiser-byes = Exemptions et absences
organiser-round-head = Ronde
organiser-bye-head = Exemption
organiser-give-bye = Donner
organiser-plays = Joue quand même
organiser-withdraw = Retrait
organiser-withdraw-means = Dans un toutes-rondes ou un championnat, les parties non commencées sont perdues par forfait. Avant la moitié des rencontres, les résultats sont aussi annulés. Il n'y a pas de retour.
organiser-reason = Motif
organiser-return = Rejoue
organiser-told-tick = { $name } : { $what }{ $done ->
    [yes] { "" }
   *[no] {" "}– annulé
}.
organiser-told-check-in-open = Le pointage est ouvert.
organiser-told-check-in-closed = Le pointage est clos ; absents : { $missing }.
organiser-told-closed = Les inscriptions sont closes ; les tournois sont créés.
organiser-told-reopened = Les inscriptions sont rouvertes.
organiser-told-entered = { $name } est inscrit.
organiser-told-late = { $name } : inscription tardive. Jusqu'à la ronde 4 les numéros suivent les classements Elo (C.04.2) : réimprimez dossards et listes.
organiser-told-changed = { $name } est enregistré.
organiser-told-bye = { $name } est exempt à la ronde { $round }.
organiser-told-no-bye = { $name } joue à la ronde { $round }.
organiser-told-withdrawn = { $name } s'est retiré.{ GIVEN($board) ->
    [yes] {" "}La partie de la ronde { $round }, échiquier { $board }, demeure et attend un résultat.
   *[no] { "" }
}
organiser-told-returned = { $name } rejoue.

## Rondes

organiser-no-rounds = Il n'y a pas encore de tournoi : clôturez d'abord les inscriptions.
organiser-no-places = Personne n’a encore de place.
organiser-no-games = Personne n'est apparié dans cette ronde.
organiser-team = Équipe { $team }
organiser-of-rounds = sur { $rounds }
organiser-pair = Apparier la ronde { $round }
organiser-colour-of-first = Couleur des numéros impairs à la ronde 1 :
organiser-draw = Tirer au sort
organiser-white = Blancs
organiser-black = Noirs
organiser-colour = Couleur
organiser-opponent = Adversaire
organiser-round-is = { $changing ->
    [yes] en cours de modification manuelle
   *[no] { $draft ->
        [yes] { $version ->
            [0] projet, non publié
           *[other] la version { $version } est publiée ; modifiée depuis
        }
       *[no] version { $version }, publiée à { $at }
    }
}
organiser-publish = { $version ->
    [1] Publier
   *[other] Publier la version { $version }
}
organiser-change-by-hand = Modifier à la main
organiser-drop = Retirer
organiser-lay = Attribuer les échiquiers
organiser-put-on-courts = Envoyer aux terrains
organiser-by-name = Par nom
organiser-print = Imprimer
organiser-why = Pourquoi cet appariement ?
organiser-why-of = Pourquoi : { $name }
organiser-bd = Éch.
organiser-board-head = Échiquier
organiser-pts = Pts
organiser-points = Points
organiser-result = Résultat
organiser-on = Joue sur
organiser-at = terrain { $court }, échiquier { $board }{ $wave ->
    [1] { "" }
   *[other] , vague { $wave }
}
organiser-is-taken = { $match_points } MP, { $board_points } GP: { $reason }
organiser-is-played = en cours
organiser-pairings = Appariements de la ronde { $round }
organiser-unplaced = Sans adversaire ni exemption
organiser-departures = Diffère de l'appariement des règles{ GIVEN($reason) ->
    [yes] {" "}({ $reason })
   *[no] { "" }
}
organiser-open-results = { $open ->
    [one] { $open } résultat manque
   *[other] { $open } résultats manquent
}
organiser-result-keys = échiquier, Entrée, puis 1, 0, =, + ou -
organiser-no-board = Il n'y a pas d'échiquier { $board } dans cette ronde.
organiser-picked = { GIVEN($picked) ->
    [yes] Choisis : { $picked }
   *[no] Choisissez un ou deux joueurs dans la table, puis une modification.
}
organiser-swap = Échanger les deux
organiser-swap-colours = Échanger les couleurs
organiser-part = Défaire la rencontre
organiser-join = Les faire jouer ensemble
organiser-why-changed = Motif, si les règles apparient autrement
organiser-end-changes = Terminer et comparer
organiser-drop-changes = Annuler les modifications
organiser-told-paired = { $rounds ->
    [1] La ronde { $round } est appariée, en projet.
   *[other] Les { $rounds } rondes sont appariées, en projet.
}
organiser-told-published = Ronde { $round }, version { $version } publiée.
organiser-told-republished = Ronde { $round }, version { $version } publiée. Une partie modifiée qui n’avait pas commencé est retirée des terrains : placez la ronde sur les échiquiers et envoyez-la de nouveau.
organiser-told-changing = Modification manuelle : rien n'est publié avant la fin.
organiser-told-change = La modification est faite.
organiser-told-compared = Les modifications sont terminées et comparées aux règles.
organiser-told-no-changes = Les modifications sont annulées.
organiser-told-dropped = La ronde { $round } est retirée.
organiser-told-laid = Les parties ont leurs échiquiers.
organiser-told-result = Échiquier { $board } : { $score } ({ $names })

## Corrections et résultats retenus

organiser-correct = Corriger l'échiquier { $board }
organiser-counts = Compte maintenant : { GIVEN($score) ->
    [yes] { $score }
   *[no] rien
}{ $source ->
    [court] {" "}(scellé sur un terrain)
    [desk] {" "}(saisi ici)
    [corrected] {" "}(corrigé)
    [players] {" "}(par les joueurs)
    [forfeit] {" "}(sans jouer)
    [taken_over] {" "}(d'un autre logiciel)
   *[none] { "" }
}
organiser-right-result = Résultat juste
organiser-take-back = pas de résultat
organiser-by-protest = Sur réclamation
organiser-correct-it = Corriger
organiser-told-corrected = Échiquier { $board } corrigé : { $score }.
organiser-choose = La ronde { $round } est déjà appariée
organiser-then = { $then ->
    [keep] La garder telle quelle
    [repair_all] L'apparier de nouveau
   *[repair_from] L'apparier de nouveau à partir d'un groupe de points
}{ $usual ->
    [yes] {" "}(habituel)
   *[no] { "" }
}
organiser-score-group = Groupe de points
organiser-no-difference = Rien ne change.
organiser-finals-stay = Les finales ont commencé : ceux qui les jouent restent, même si ceci change qui devrait.
organiser-differences = { $boards ->
    [0] Aucun échiquier ne change
    [one] { $boards } échiquier change
   *[other] { $boards } échiquiers changent
}, { $places ->
    [0] aucune place
    [one] { $places } ligne du classement
   *[other] { $places } lignes du classement
}
organiser-round-board = Ronde { $round }, échiquier { $board } :
organiser-place-is = place { $place }, points : { $points }
organiser-held = Résultats qui attendent votre décision
organiser-held-because = du terrain { $court } : { $because ->
    [unknown] le tournoi n'a pas de partie { $game }
    [withdrawn] la partie a été retirée
    [differs] un autre résultat compte déjà ({ $counts })
    [after_pairing] un autre résultat compte déjà ({ $counts }), et la ronde suivante est appariée
   *[not_in_match] la rencontre n'a pas besoin de cette partie
}
organiser-accept = Le compter
organiser-set-aside = L'écarter
organiser-told-held = { $accept ->
    [yes] Le résultat compte.
   *[no] Le résultat est écarté.
}
organiser-reported = Résultats annoncés par des joueurs
organiser-reported-by = { $disputed ->
    [yes] annoncé par { $name }, contesté par l'adversaire, à vous de décider
   *[no] annoncé par { $name } ; il compte le { $deadline } si l'adversaire ne le conteste pas
}

## Classement, horaire, réclamations, médailles, Elo

organiser-rk = Cl.
organiser-all-categories = Toutes les catégories
organiser-draw-lots = Tirer au sort les ex æquo
organiser-lots-mean = Le sort départage définitivement chaque place partagée.
organiser-shared-place = { $title } : la place { $place } est partagée par { $names }. Le sort décide (Classement).
organiser-dropped = Laissés de côté, car un joueur n'a pas d'Elo : { $codes }
organiser-make-finals = Créer les finales à { $places }
organiser-announce = Annoncer les résultats
organiser-told-lots = Le tirage au sort est fait.
organiser-told-finals = Les finales à { $places } sont créées.
organiser-told-announced = Les résultats sont annoncés.
organiser-rd = R{ $round }
organiser-colour-sign = { $colour ->
    [white] B
   *[black] N
}
organiser-no-cross-table = Une élimination directe n’a pas de grille.
organiser-day-ends = { $day } : fin prévue à { $end }
organiser-planned = Prévue
organiser-published-at = Publiée
organiser-started-at = Commencée
organiser-late-by = Retard
organiser-expected-end = Fin prévue
organiser-round-over = terminée
organiser-new-protest = Nouvelle réclamation
organiser-no-protests = Il n'y a pas de réclamation.
organiser-time = Heure
organiser-protest = Réclamation
organiser-protest-by = Déposée par
organiser-protest-number = Réclamation { $protest } : { $name }
organiser-disputes = conteste un résultat
organiser-file = Déposer
organiser-protest-game = Partie
organiser-no-correction = sans correction
organiser-corrected-by = corrigé par l'enregistrement { $records }
organiser-ruling = Décision
organiser-ruled = { $upheld ->
    [yes] acceptée
   *[no] rejetée
}
organiser-not-ruled = à décider
organiser-rule = Décider
organiser-words = Motifs
organiser-told-protest = La réclamation de { $name } est déposée.
organiser-told-ruled = La réclamation est jugée.
organiser-general = Classement général
organiser-as-it-stands = en l'état actuel
organiser-no-medals = Personne n'a encore de médaille.
organiser-medal = { $place ->
    [1] Or
    [2] Argent
   *[3] Bronze
}
organiser-rated-games = { $games ->
    [one] { $games } partie classée
   *[other] { $games } parties classées
}
organiser-games = Parties
organiser-against-rated = contre classés
organiser-points-against-rated = Pts contre classés
organiser-opponents = Moyenne Elo des adversaires
organiser-n = n
organiser-w = W
organiser-rc = Rc
organiser-rtg-change = Elo+/-
organiser-after = Classement après la ronde { $finished }{ $live ->
    [yes] , avec des résultats de la suivante
   *[no] { "" }
}

## Liste Elo

organiser-event-head = Tournoi
organiser-season = Saison
organiser-season-such = comme 2026/27
organiser-site = Site des parties en ligne
organiser-world-championship = Championnat du monde : le vainqueur de chaque catégorie devient ChessRun Legend (CRL)
organiser-cr-elo = CR-ELO
organiser-rating-list = Liste Elo
organiser-rating-list-of = { $events ->
    [one] après 1 tournoi
   *[other] après { $events } tournois
}, jusqu'au { $day }
organiser-rating-none = Aucun tournoi compté au classement n'est encore terminé.
organiser-rating-undated = Ne compte pas, faute de jours : { $name }
organiser-rating-back = Retour à la liste
organiser-rating-exact = Exact
organiser-rating-change = Variation
organiser-rating-factor = K
organiser-rating-pooled = Vers le 1er Elo
organiser-rating-titles = Titres
organiser-rating-title = { $title ->
    [CRL] ChessRun Legend
    [GR] GeniusRunner
    [CR] CleverRunner
   *[SR] SmartRunner
}
organiser-rating-streak = Série
organiser-rating-history = Historique Elo
organiser-rating-history-of = Elo de { $name }
organiser-rating-start = Elo de départ
organiser-rating-opponent = Elo adv.
organiser-rating-day = Jour
organiser-rating-before = Avant
organiser-rating-new = nouveau
organiser-rating-expected = Attendu
organiser-rating-after = Après
organiser-rating-pending = Les variations figurent ici une fois le tournoi terminé.
organiser-end-changes-ratings = { $finished ->
    [yes] Changements de la liste Elo si le tournoi reprend
   *[no] Changements de la liste Elo si le tournoi se termine
}
organiser-rating-counts-not = Un tournoi sans jours ne change aucun Elo. Inscrivez d'abord ses jours dans le plan.
organiser-rating-changes = { $players ->
    [0] Aucun Elo ne change
    [one] { $players } Elo change
   *[other] { $players } Elo changent
}
organiser-rating-recomputed = Tournois calculés à nouveau
organiser-rating-recomputed-of = { $name } : { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}
organiser-title-change = { $won ->
    [yes] { $name } gagne le titre { $title }
   *[no] { $name } n'aurait pas le titre { $title }
}

## Annonces

organiser-call = { $part ->
    [next] Prochaines parties
    [results] Résultats
   *[ceremony] Remise des médailles
}
organiser-hidden = nom non montré en public
organiser-hidden-means = Les pages, écrans et fichiers publics ne montrent pas ce nom, parce que c'est un enfant ou que la personne ne le souhaite pas. Ne le dites que dans la salle.
organiser-call-none = Rien à annoncer maintenant ({ $stage }).
organiser-call-court = Terrain { $court }{ $wave ->
    [1] { "" }
   *[other] , vague { $wave }
}
organiser-call-no-results = Aucun résultat pour le moment.
organiser-call-held = Pas encore annoncé : pas pour le public.
organiser-call-not-over = Des parties restent à jouer : classement provisoire.

## Importation

organiser-import = Importer un fichier
organiser-import-file = Liste d'inscrits en fichier
organiser-import-what = Une liste d'inscrits : tableur (.xlsx, .ods), CSV, rapport (TRF) ou liste Elo de la FIDE. Vous voyez chaque ligne avant toute inscription ; tous sont inscrits ou personne.
organiser-import-enter = { $players ->
    [one] Inscrire { $players } joueur
   *[other] Inscrire { $players } joueurs
}
organiser-import-unsound = Le fichier est à corriger d'abord, ou des lignes attendent un choix. Personne n'a été inscrit.
organiser-import-faults = { $faults ->
    [0] Rien à corriger
    [one] { $faults } erreur à corriger
   *[other] { $faults } erreurs à corriger
}{ $doubts ->
    [0] { "" }
    [one] {" "}· { $doubts } doute
   *[other] {" "}· { $doubts } doutes
}
organiser-sheet = Feuille
organiser-columns = Colonnes du fichier
organiser-column-unused = laissée de côté
organiser-line = Ligne
organiser-becomes = Devient
organiser-becomes-is = { $becomes ->
    [new] nouveau joueur
    [same] connu, données complétées
    [entered] déjà inscrit
    [left_out] laissé de côté
   *[open] à choisir
}
organiser-same-as = le même que { $other }
organiser-told-imported = { $players ->
    [one] { $players } joueur de { $file } est inscrit.
   *[other] { $players } joueurs de { $file } sont inscrits.
}

## Rencontres et équipes

organiser-match = Rencontre
organiser-level = à égalité
organiser-match-of = Rencontre : { $white } – { $black }
organiser-sprint-colour = Couleur de { $name } pour le ChessSprint
organiser-not-in-time = n'a pas choisi à temps
organiser-sprint-drawn = ChessSprint nul : temps restant de chacun
organiser-rule-match = L'arbitre décide
organiser-goes-on = Continue
organiser-told-colour = La couleur est choisie.
organiser-told-drawn = La partie suivante se joue avec ces temps.
organiser-told-ruled-match = La rencontre est décidée.
organiser-open-line-ups = Ouvrir les compositions
organiser-told-line-ups = Les compositions sont ouvertes.
organiser-teams = Équipes ({ $teams })
organiser-new-team = Nouvelle équipe
organiser-captain = Capitaine
organiser-player = Joueur
organiser-up = { $name } vers le haut
organiser-open-line-ups-here = Ouvrir ces compositions
organiser-line-up = Composition : { $name }{ $sealed ->
    [yes] {" "}(scellée)
   *[no] { "" }
}
organiser-seal = { $sealed ->
    [yes] Sceller à nouveau
   *[no] Sceller
}
organiser-named = { $named } échiquiers sur { $boards } attribués
organiser-told-sealed = La composition est scellée : { $name }.
organiser-when = Jour et heure
organiser-when-to = Fixer au
organiser-time-proposed = { $player } propose { $at }. Cela compte dès que l’adversaire accepte.
organiser-told-when = Le match a son heure.
organiser-window = Plage du match en ligne
organiser-opens = Début
organiser-closes = Fin
organiser-told-window = Le match a sa plage.
organiser-walk-over = Gagné sans jouer
organiser-winner = Vainqueur
organiser-give-win = Donner la victoire
organiser-told-walk-over = Le match est gagné sans jouer.
organiser-move = Échiquier de { $white } – { $black }
organiser-wave = Vague
organiser-move-swaps = Une partie qui s’y trouve change de place avec elle.
organiser-put-there = Placer là
organiser-off-board = Sur aucun échiquier
organiser-told-moved = La partie a sa place.
organiser-calendar = Calendrier
organiser-first-team = Première équipe
organiser-second-team = Seconde équipe
organiser-home = Domicile
organiser-away = Extérieur
organiser-settings = Réglages
organiser-settings-of = Réglages : { $name }
organiser-told-settings = Les réglages sont enregistrés.
organiser-hold-back = Garder les résultats jusqu’à leur annonce
organiser-online = Les matchs se jouent en ligne, chacun dans sa plage
organiser-start-numbers = Numéros de départ
organiser-by-strength = Par force
organiser-told-numbered = Les numéros de départ sont donnés.
organiser-drop-tournament = { GIVEN($finals) ->
    [yes] Retirer les finales
   *[no] Retirer le tournoi
}
organiser-told-tournament-dropped = { GIVEN($finals) ->
    [yes] Les finales sont retirées.
   *[no] Le tournoi est retiré.
}
organiser-apart = Séparés : deux joueurs d’un groupe ne se rencontrent pas
organiser-in-rounds = rondes { $from } à { $to }
organiser-from-round = De la ronde
organiser-to-round = À la ronde
organiser-keep-apart = Séparer
organiser-clubs-apart = Séparer les joueurs d’un club
organiser-told-apart = Ils sont séparés.
organiser-deductions = Points retirés
organiser-deducted = { $name } : points de match { $match }, points d’échiquier { $board }
organiser-team-head = Équipe
organiser-match-points = Points de match
organiser-board-points = Points d’échiquier
organiser-deduct = Retirer les points
organiser-told-deducted = Points retirés : { $name }.
organiser-new-tournament = Nouveau tournoi
organiser-no-tournament = Il n’y a pas de tournoi. Créez-en un.
organiser-field = { $field ->
    [best] les premiers de tournois terminés
   *[all] { $teams ->
        [yes] toutes les équipes
       *[no] tous les joueurs
    }
}
organiser-deal = Répartition
organiser-deal-is = { $deal ->
    [one] un tournoi
    [crossed] les deux premiers de chaque groupe, croisés : A1–B2, B1–A2
   *[snake] des groupes, en serpentin selon la force
}
organiser-places-each = Places de chacun
organiser-groups = Groupes
organiser-make = Créer
organiser-told-made = Le tournoi est créé.
organiser-links-why = Un joueur scanne sa carte et voit ses appariements, ses parties et ses résultats. Qui a une carte peut agir pour son joueur : ne la donnez qu’à lui.
organiser-link-address = Adresse par laquelle les téléphones atteignent ce serveur
organiser-use-address = Prendre cette adresse
organiser-link = Lien personnel
organiser-show-link = Montrer le lien
organiser-link-code = Code QR du lien personnel de { $name }
organiser-print-card = Carte à imprimer
organiser-card-scan = Vos appariements, parties et résultats : scannez ceci avec votre téléphone, dans le réseau de la salle. C’est pour vous seul.
organiser-replace-link = Remplacer un lien perdu
organiser-replace-why = Le lien actuel ne mènera plus nulle part. Le remplacer ?
organiser-replace-yes = Le remplacer
organiser-told-replaced = { $name } a un nouveau lien ; l’ancien ne mène nulle part.

## Copies de sécurité

organiser-copy = Copie de sécurité
organiser-copy-now = En faire une maintenant
organiser-copy-done = Copie de sécurité faite.
organiser-copy-is = { GIVEN($file) ->
    [yes] De { $at } : { $file }
   *[no] Aucune depuis le démarrage du serveur ; il y en a une après chaque ronde
}
organiser-copy-second = { GIVEN($second) ->
    [yes] Chacune est aussi écrite dans { $second }.
   *[no] Il n’y a pas de second emplacement : le serveur en prend un avec --copy-to.
}

## Hors d'un tournoi

register-parts = Parties de la direction du tournoi
register-part = { $part ->
    [persons] Personnes
    [clubs] Clubs
    [ratings] Liste Elo
   *[events] Tournois
}
