
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



judge-link = { $is ->
    [newcomer] Non inscrit
    [connecting] Connexion…
    [asking] En attente de l’arbitre
    [up] { $unsent ->
        [0] En ligne, tout est envoyé
       *[other] En ligne, envoi : { $unsent }
    }
    [down] Pas de réseau : { $seconds } s
   *[stopped] Arrêté
}
judge-kept = { $unsent } en attente ici
judge-go-on = Continuez : vos appuis sont gardés ici
judge-spoken-live = En ligne.
judge-spoken-down = Pas de réseau. Vos appuis sont gardés ici. { $why }
judge-trouble = { $trouble ->
    [refused] Stockage refusé : les appuis ne sont que dans cette page, ne la fermez pas
   *[full] Stockage plein : les appuis ne sont que dans cette page, ne la fermez pas
}
judge-relieved = RELEVÉ : votre poste a été transféré
judge-too-much = Trop d’appuis attendent l’envoi : rien de plus n’est pris. Prévenez l’arbitre principal.
judge-clock-off = Horloge de ce téléphone : { $unit ->
    [minutes] { $off } min
    [hours] { $off } h
   *[days] { $off ->
        [one] { $off } jour
       *[other] { $off } jours
    }
} { $fast ->
    [yes] d’avance
   *[no] de retard
} ; celle du système compte


judge-name = Votre nom
judge-name-first = Écrivez d’abord votre nom : l’arbitre principal vous accepte d’après lui.
judge-ask = Demander l’accès à l’arbitre principal
judge-code = Ou un code, si vous en avez reçu un
judge-enrol = S’inscrire avec ce code
judge-asking-title = Demandez à l’arbitre principal de vous accepter
judge-asking = Demande en cours…
judge-number = Votre numéro est
judge-let-in = Cette page continue seule dès que vous êtes accepté.
judge-stop-asking = Annuler
judge-unsent = { $unsent ->
    [one] { $unsent } appui est gardé ici ; il part dès que ce téléphone est accepté.
   *[other] { $unsent } appuis sont gardés ici ; ils partent dès que ce téléphone est accepté.
}
judge-here = Juger ici
judge-taken = Cette page continue dans un autre onglet
judge-taken-why = Elle est ouverte dans un autre onglet de ce navigateur. Un seul onglet peut servir.
judge-in-this-tab = Continuer dans cet onglet


judge-court = terrain
judge-go-to-court = aller au { court }
judge-cancel = Annuler
judge-undo = Retirer
judge-go = GO
judge-go-unheard = GO ?


judge-answers = { $buzzes ->
    [yes] À chaque appui, le bord de l’écran clignote. Il peut aussi vibrer et sonner.
   *[no] À chaque appui, le bord de l’écran clignote. Il peut aussi sonner ; ce téléphone ne peut pas vibrer.
}
judge-answers-by = { $answers ->
    [sound] Son
    [buzz] Vibreur
   *[none] Éclair seul
}


judge-stop = { $open ->
    [1] ARRÊT
   *[other] ARRÊT ×{ $open }
}
judge-stop-more = { $missed ->
    [crossed] passé
    [late] { judge-seconds }
   *[no] { "" }
}
judge-result-state = { $state ->
    [open] { "" }
    [entered] saisi
    [confirmed] confirmé
    [decided] décidé
    [ruled] tranché
    [differs] diffère
   *[sealed] homologué
}
judge-turns = { GIVEN($line_m) ->
    [yes] { " " }à { $line_m } m
   *[no] { "" }
}{ $run_mode ->
    [cone] , plot
    [wall] , mur
   *[line] { "" }
}
judge-countdown = décompte
judge-go-said = GO dit ?
judge-seconds = { $seconds } s


judge-state = { $state ->
    [keeping] en cours
    [kept] gardé ici
    [server] au serveur
    [refused] refusé
   *[ruled] tranché
}
judge-head-decides = soumis à l’arbitre principal
judge-head-decided = l’arbitre principal a décidé
judge-wish = { $fate ->
    [waiting] { GIVEN($lane) ->
        [yes] , à déplacer au couloir { $lane }
       *[no] , à retirer
    }
    [asked] { GIVEN($lane) ->
        [yes] , à déplacer au couloir { $lane } : l’arbitre principal décide
       *[no] , à retirer : l’arbitre principal décide
    }
    [decided] { GIVEN($lane) ->
        [yes] , à déplacer au couloir { $lane } : l’arbitre principal a décidé
       *[no] , à retirer : l’arbitre principal a décidé
    }
    [granted] { GIVEN($lane) ->
        [yes] , déplacé au couloir { $lane }
       *[no] , retiré
    }
    [refused] { GIVEN($lane) ->
        [yes] , non déplacé au couloir { $lane } : { $why }
       *[no] , non retiré : { $why }
    }
   *[idle] { GIVEN($lane) ->
        [yes] , non déplacé : signalez à nouveau au couloir { $lane }
       *[no] , rien à retirer
    }
}
judge-spoken = { GIVEN($lane) ->
    [yes] Couloir { $lane }, { $what } : { $state }. { $more }
   *[no] { $what } : { $state }. { $more }
}


judge-told-call = { fault }, { $name } ({ side })
judge-told-moved = c’était le couloir { $lane } : { fault }
judge-told-taken-back = retiré : { $what }
judge-taken-back-reason = retiré par le juge


judge-seen-draw-card = { GIVEN($cards) ->
    [yes] Carte de nulle posée (reste { $cards })
   *[no] Carte de nulle posée
}
judge-claims = Réclame : { claim }
judge-claims-own-flag = Réclame : son propre drapeau tombé
judge-exchanged = Pion en { $square } échangé : { piece }
judge-declares = Annonce : { piece }


judge-result = Résultat
judge-players = { $white } (Blancs) – { $black } (Noirs). { $entered }
judge-result-in-full = { $result ->
    [drawn] { $white } (Blancs) et { $black } (Noirs) font nulle.
    [both_lost] { $white } (Blancs) et { $black } (Noirs) perdent tous deux.
   *[won] { $result-by ->
        [white] { $white } (Blancs) gagne contre { $black } (Noirs).
       *[black] { $black } (Noirs) gagne contre { $white } (Blancs).
    }
}
judge-entered = { $state ->
    [open] { GIVEN($result) ->
        [yes] { score }, { termination }.{ " " }
       *[no] { "" }
    }Personne n’a saisi de résultat.
    [entered] Saisi une fois : { $said }.
    [confirmed] Confirmé : { $said }.
    [differs] Les saisies diffèrent : { $said }.
    [sealed] Le résultat est homologué : seul l’arbitre principal le corrige. S’il est faux, appelez-le.
   *[other] { GIVEN($result) ->
        [yes] { score },{ " " }
       *[no] { "" }
    }{ $state ->
        [ruled] tranché par l’arbitre principal
       *[decided] décidé par l’arbitre principal
    }{ GIVEN($said) ->
        [yes] { " " }; saisi : { $said }
       *[no] { "" }
    }.
}
judge-confirm-result = Confirmer le résultat
judge-board = Échiquier { $board }
judge-cause = La cause, si vous la connaissez
judge-cause-unsaid = non dite
judge-enter-result = Saisir ce résultat
judge-another-result = Autre résultat


judge-item = { $item ->
    [electronic_clock] Pendule électronique
    [table_width] Table de 85 cm de large au plus
    [no_backrest] Siège sans dossier
    [board_and_pieces] Échiquier et pièces FIDE
    [endorsed_clock] Pendule agréée par la FIDE
    [standing] Place pour jouer debout
    [captured_pieces] Pièces prises à portée et à vue
    [shoes] Chaussures adaptées au sol
   *[dress] Tenue : pas de torse nu
}
judge-failed = { GIVEN($side) ->
    [yes] { side } : { judge-item }
   *[no] { judge-item }
} : non conforme, { $effect ->
    [blocks] bloque l’échiquier
    [waived] dispense
   *[noted] noté
}


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


register-parts = Parties de la direction du tournoi
register-part = { $part ->
    [persons] Personnes
    [clubs] Clubs
    [ratings] Liste Elo
   *[events] Tournois
}
