
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
