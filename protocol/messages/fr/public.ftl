# La page des spectateurs.

public-title = Terrain ChessRun
public-needs = Cette page montre un terrain en direct et demande JavaScript. Les mêmes faits, en données : /api/v1/courts/1
public-demo-why = Démonstration : les coups viennent de vraies parties, les pendules et les courses sont inventées.
public-connecting = Connexion…
public-live = Direct
public-lost = Pas de connexion depuis { $seconds } s. Les pendules peuvent être en retard ; nouvel essai en cours.
public-stopped = Ce terrain est arrêté : plus rien n’est enregistré. Voici son état à la fin.
public-no-court = En attente du terrain…
public-missing = { $kind ->
    [court] Ce terrain n’existe pas ici.
   *[board] Cet échiquier n’existe pas sur ce terrain.
}
public-which-line = Devant quelle ligne se trouve cet écran ?
public-no-game = pas de partie
public-courts = Terrains
public-board = Échiquier { $board }
public-round = Ronde { $round }
public-all-boards = Échiquiers
public-to-move = au trait
public-board-silent = échiquier muet
public-start-unknown = départ inconnu
public-phase = { $phase ->
    [waiting] pas commencée
    [countdown] départ
   *[paused] en pause
}
public-news = Événements
public-moves = Coups
public-no-moves = Aucun coup.
public-number = N°
public-moves-not-reported = les coups ne sont pas transmis
public-chain-game = Partie { $chain_game }
public-runs = { GIVEN($runs) ->
    [yes] { $runs ->
        [one] { $runs } course faite
       *[other] { $runs } courses faites
    }
   *[no] courses non signalées
}
public-credits = Dessins des pièces : Colin M. L. Burnett (GPL-2.0-or-later). Logiciel libre, GPL-3.0-or-later.

## La ronde, et les joueurs à regarder

public-view = { $view ->
    [boards] Échiquiers
    [above] Terrain
    [results] Résultats
    [event] Tournoi
   *[news] Infos
}
public-views = Vues
public-notices = À regarder
public-of-finished = sur { $games } terminées
public-running = en cours
public-in-the-round = dans la ronde
public-stands = à l’arrêt à la ligne
public-stands-for = { GIVEN($fault) ->
    [yes] { $name } à l’arrêt à la ligne : { fault }
   *[no] { $name } à l’arrêt à la ligne
}
public-owes-stop = { $name } : { $seconds } s à la ligne
public-due = { $seconds } s dues
public-low = { $name } : reste { $left }
public-claims = { side } réclament
public-clocks-stopped = pendules arrêtées
public-wins = gagne
public-go = GO
public-metres = { GIVEN($metres) ->
    [yes] { $metres } m
   *[no] –
}
public-results = Résultats
public-result = Résultat
public-find = Nom du joueur
public-nobody = { $everywhere ->
    [yes] Personne, sur aucun terrain, ne s’appelle « { $name } ».
   *[no] Personne sur ce terrain ne s’appelle « { $name } ».
}
public-about = ChessRun, c’est quoi ?
public-flip = Retourner les échiquiers
public-coordinates = Coordonnées
public-mark = { $mark ->
    [ticking] pendule en marche
    [crossed] passage signalé
    [estimated] lieu estimé
   *[stands] arrêt de dix secondes
}
public-sleeps = Cet écran peut s’éteindre seul. Réglez l’appareil pour qu’il reste allumé.
public-no-news = Rien ne s’est encore passé.
public-usual = { $lines ->
    [one] { $lines } coup ou course
   *[other] { $lines } coups et courses
}
public-follow = Suivre { $name }
public-followed = Vous suivez { $name }
public-against = contre { $name }
public-marks-of = { public-runs }, { public-metres } · { $served ->
    [0] aucune pénalité purgée
    [one] { $served } pénalité purgée
   *[other] { $served } pénalités purgées
}{ $illegal ->
    [0] { "" }
    [one] {" "}· { $illegal } coup illégal
   *[other] {" "}· { $illegal } coups illégaux
}
public-not-up-to-date = Pas de connexion : ceci n’est pas à jour.

## La page d'un échiquier

public-now = { $then ->
    [yes] alors :
   *[no] maintenant :
}
public-steps = Parcourir la partie
public-step = { $to ->
    [Home] première position
    [ArrowLeft] un coup en arrière
    [ArrowRight] un coup en avant
   *[End] dernière position
}
public-past-position = position antérieure
public-scale = { TIME($ms) }
public-thinking = temps du coup
public-running-time = course qui suit
public-difference = { $ahead ->
    [white] Blancs : { $time } de plus
   *[black] Noirs : { $time } de plus
}
public-pace = { side }, course : { SECONDS($mean) } s en moyenne, { SECONDS($best) } s au mieux
public-delayed = affiché avec { $seconds } s de retard
public-ways = Cet échiquier
public-flip-board = Retourner
public-pgn = PGN
public-earlier = Parties des rondes précédentes
public-share = Lien
public-run-heading = Courses et pénalités
public-distance = Distance courue
public-mean-run = Course moyenne
public-best-run = Course la plus rapide
public-stood = Arrêts à la ligne
public-clock-from-penalties = Temps de pendule dû aux pénalités
public-seconds = { SECONDS($ms) } s
public-incidents = Événements de cette partie

## Qu'est-ce que ChessRun ?

about-lead = Échecs et course à la fois : deux joueurs, un échiquier, une pendule, et quatorze mètres jusqu’à la ligne après chaque coup.
about-title = { $part ->
    [court] Un terrain d’échiquiers
    [run] Jouer, appuyer, courir
    [clocks] La pendule n’attend pas
    [penalty] Dix secondes à la ligne
    [claim] Arrêter et réclamer
   *[win] La fin
}
about-text = { $part ->
    [court] Les échiquiers sont sur la ligne médiane d’un terrain de basket. Chaque joueur a un couloir derrière lui, avec une ligne de fond au bout.
    [run] Après un coup, le joueur appuie sur la pendule, court jusqu’à sa ligne, la franchit des deux pieds et revient : 28 mètres. Alors il peut jouer de nouveau.
    [clocks] Son adversaire réfléchit pendant la course. Si l’adversaire joue avant son retour, la pendule du coureur tourne jusqu’à ce qu’il soit revenu et ait joué.
    [penalty] Un joueur qui a fait demi-tour avant la ligne reste arrêté dix secondes derrière elle à sa course suivante.
    [claim] Un joueur qui voit un coup illégal arrête les pendules et réclame. Un arbitre tranche : l’adversaire du fautif reçoit une minute de plus, et un deuxième coup illégal perd la partie.
   *[win] Le mat gagne, la chute du drapeau adverse aussi. Une nulle se propose avec une carte posée sur l’échiquier ; chaque joueur en a deux.
}
about-marks = Comment lire le terrain
about-watch = Voir le terrain
about-play = Jouer à Speed chess sur un téléphone

## An event

public-event-which = Tournoi
public-event-parts = Parties du tournoi
public-event-part = { $part ->
    [pairings] Appariements
    [standings] Classement
    [timetable] Horaire
   *[medals] Médailles
}
public-event-rounds = Rondes
public-event-tournaments = Tournois
public-event-category = Catégorie
public-event-everybody = Tous
public-event-loading = Chargement…
public-event-nothing = Il n'y a encore rien ici.
public-event-no-pairings = Aucun appariement n'est encore publié.
public-event-held-back = Les résultats sont retenus jusqu'à leur annonce.
public-event-changed = En gras : changé depuis la version précédente.
