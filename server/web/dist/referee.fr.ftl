
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



seen-placed = { SQUARES($uci) } posé
seen-moved = { SQUARES($uci) } joué
seen-pressed = { side } : appui
seen-crossed = { said-crossed }
seen-claimed = { said-claimed }
seen-draw-refused = { said-draw-refused }
seen-clocks-stopped = { said-clocks-stopped }
seen-confirmed = { said-confirmed }
seen-agreed = { said-agreed }
seen-declared = { said-declared }
seen-returned = { side } : de retour
seen-touched = { side } : pièce touchée
seen-fault = { side } : { fault }{ with-cost }{ with-instant }
with-instant = { GIVEN($back) ->
    [yes] , { back }
   *[no] { "" }
}
back = { $back ->
    [ago] { TIME($back-time) } avant
   *[after_ply] sur la course après le demi-coup { $back-ply }
}
seen-walk-card = { side } : { card } pour { offence }
seen-stopped = { side } : à l’arrêt derrière la ligne
seen-left-stop = { side } : arrêt quitté trop tôt
seen-corrected = { said-corrected }
seen-draw-card = { side } : carte de nulle posée
seen-draw-accepted = { side } : nulle acceptée
seen-draw-agreed = Nulle convenue par les deux
seen-resigned = { side } : abandon
seen-flag-seen = { side } : drapeau vu tombé
seen-chief-called = L’arbitre principal est appelé à l’échiquier
seen-clock-set = { GIVEN($to_set) ->
    [yes] La pendule de table a été réglée : { $to_set }
   *[no] La pendule de table a été réglée
}
seen-read = La pendule de table a été lue : Blancs { read-white }, Noirs { read-black }
read-white = { GIVEN($reading-left-white) ->
    [yes] { CLOCK($reading-left-white) }
   *[no] non lue
}
read-black = { GIVEN($reading-left-black) ->
    [yes] { CLOCK($reading-left-black) }
   *[no] non lue
}
seen-disputed = { side } : contesté
seen-exchanged = { side } : pion en { $square } échangé : { piece }
seen-withdrawn = { side } : coup repris
seen-reminded = { side } : rappel à l’adversaire de frapper la pendule
seen-interfered = { interference }


ask-arrange = heure de la { game } convenue
ask-pair = { $games-n ->
    [one] { $games-n } partie appariée
   *[other] { $games-n } parties appariées
}
ask-take-off = { $games-n ->
    [one] 1 partie retirée
   *[other] { $games-n } parties retirées
}
ask-ready = { $ready ->
    [yes] prêt : { boards }
   *[no] pas prêt : { boards }
}
ask-check = { boards } : { GIVEN($side) ->
    [yes] { side }, { item } : { finding }
   *[no] { item } : { finding }
}
item = { $item ->
    [electronic_clock] pendule électronique
    [table_width] largeur de la table
    [no_backrest] siège sans dossier
    [board_and_pieces] échiquier et pièces
    [endorsed_clock] pendule agréée
    [standing] place pour jouer debout
    [captured_pieces] pièces prises
    [shoes] chaussures
   *[dress] tenue
}
to-look-at = à voir : { $items }
ask-waive = { board } : dispense : { failed } ({ $reason })
failed = { GIVEN($side) ->
    [yes] { side } : { item-failed }
   *[no] { item-failed }
}
ask-show-cards = { said-cards-shown }
ask-start = 3, 2, 1, GO : { boards }
ask-go = GO à la voix : { boards }
ask-abort = compte à rebours arrêté : { boards }
ask-annul = départ annulé : { boards } ({ $reason })
ask-pause = arrêt : { boards } ({ $reason })
ask-enter-result = résultat saisi : { result }
ask-seal = { GIVEN($results) ->
    [yes] homologation : { $results }
   *[no] { $games-n ->
        [one] { $games-n } résultat homologué
       *[other] { $games-n } résultats homologués
    }
}
ask-correct-result = résultat homologué corrigé : { result } ({ $reason })
ask-replace = { side } : { fault } à la place de { $call }
ask-split = séparation : { $call }
ask-set-clock = { GIVEN($times) ->
    [yes] pendules réglées : { $times } ({ $reason })
   *[no] pendules réglées : { set-times } ({ $reason })
}
set-times = Blancs { set-white }, Noirs { set-black }
set-white = { GIVEN($left-white) ->
    [yes] { CLOCK($left-white) }
   *[no] inchangé
}
set-black = { GIVEN($left-black) ->
    [yes] { CLOCK($left-black) }
   *[no] inchangé
}
claims-stand = { $n ->
    [one] { $n } réclam.
   *[other] { $n } réclam.
}
clock-would-be = { GIVEN($then) ->
    [yes] { side } { $now } -> { $then }
   *[no] { side } reste à { $now }
}
clocks-would-be = { board } : { $first }, { $second }{ to-move }
to-move = { GIVEN($to_run) ->
    [yes] , trait : { to-run }
   *[no] { "" }
}
ask-set-position = position fixée ({ $reason })
ask-set-players = joueurs corrigés ({ $reason })
ask-rule-result = résultat tranché : { result } ({ $reason })
ask-answer = { GIVEN($as) ->
    [yes] réponse « { $as } » : { $question }
   *[no] réponse à « { $question } » : { answer }
}
ask-void = annulé : { $fact } ({ $reason })
ask-set-evidence = l’échiquier transmet { evidence }
evidence = { $evidence ->
    [table] rien ; { ruling-clock }
    [presses] appuis ; { ruling-clock }
   *[moves] coups ; { ruling-clock }
}
ruling-clock = { $clock ->
    [court] la pendule du système fait foi
   *[table] la pendule de table fait foi
}


said-placed = { side } : { SQUARES($uci) } posé
said-pressed = { seen-pressed }
said-noted = { GIVEN($side) ->
    [yes] { side } : { $note }
   *[no] { $note }
}
said-read = la pendule affiche { $times }
said-asked = à décider : { $question }
said-answered = décidé : { $answer }
said-evidence-set = { ask-set-evidence }
said-ready = { $ready ->
    [yes] prêt
   *[no] pas prêt
}
said-joined = le même signalement une fois de plus
said-walk-card = { seen-walk-card } (CR-4.6-2)
said-checked = { GIVEN($side) ->
    [yes] { side } :{ " " }
   *[no] { "" }
}{ $passed ->
    [yes] { item } : conforme
   *[no] { item-failed }
} ({ $rule })
said-waived = dispense : { failed } ({ $rule })
said-set-on-clock = la pendule de table est comme décidé
said-result-entered = { ask-enter-result }
said-chief-called = { seen-chief-called }
said-exchanged = { side } : pion échangé : { piece }
said-withdrawn = { seen-withdrawn }
said-interfered = { interference }
runs-made = { $n ->
    [one] { $n } course
   *[other] { $n } courses
}
illegal-made = { $n } illég.
served = { $n ->
    [one] { $n } purgée
   *[other] { $n } purgées
}
cards-shown = { $cautions ->
    [one] { $cautions } jaune, rouge : { $reds }
   *[other] { $cautions } jaunes, rouge : { $reds }
}
points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
draw-cards = { $n ->
    [one] { $n } carte de nulle
   *[other] { $n } cartes de nulle
}
line-of-log = { $is_taken_back ->
    [yes] (retiré) { $said }
   *[no] { $said }
}
question-decided = décidé : { $answer } ({ $question })
yes-or-no = { $answer ->
    [yes] oui
    [confirm] oui
   *[other] non
}
edit = { $question ->
    [results_differ] saisir le résultat
    [proposed_times] autres temps
    [set_clock] écrire la lecture
    [clock_differs] écrire la lecture
    [flag_expected] écrire la lecture
    [left_stop_again] autre sanction
   *[other] voir l’échiquier
}
recovered = { $records ->
    [one] { $records } enregistrement ; { was-away }
   *[other] { $records } enregistrements ; { was-away }
}
was-away = { $in_doubt ->
    [yes] absent { LASTED($away) } selon l’horloge de la machine, qui a été redémarrée{ of-courts }
   *[no] absent { LASTED($away) }{ of-courts }
}
of-courts = { GIVEN($courts) ->
    [yes] { " " }; { $courts }
   *[no] { "" }
}
recovered-court = { GIVEN($round) ->
    [yes] { court }, ronde { $round } : { $over } terminées, { $running } en cours{ gone-on }
   *[no] { court } : pas de parties
}
gone-on = { $running ->
    [0] { "" }
   *[other] { $stand ->
        [0] { $running ->
            [1] , continuée
           *[other] , toutes continuées
        }
       *[other] { $went_on ->
            [0] { $running ->
                [1] , à l’arrêt
               *[other] , toutes à l’arrêt
            }
           *[other] { $stand ->
                [1] , dont { $went_on } ont continué et 1 est à l’arrêt
               *[other] , dont { $went_on } ont continué et { $stand } sont à l’arrêt
            }
        }
    }
}
rounds = { $rounds-n ->
    [one] ronde { $rounds }
   *[other] rondes { $rounds }
}
round-file = { $why }
round-no-pairing = { $file } n’a aucun [[pairing]] pour les terrains où elle doit être placée
round-names-not-kept = les noms des joueurs n’ont pas pu être gardés : { $why }
round-names-unread = les noms des joueurs n’ont pas pu être lus, aucun terrain n’a été sollicité : { $why }
round-no-answer = pas de réponse en { $seconds } s, et les parties peuvent encore être prises : placez de nouveau la ronde, cela ne change rien là où elles sont déjà
round-court-stopped = le terrain est arrêté
round-line = { court } : { $told }.
round-put-on = { GIVEN($ruling) ->
    [yes] placement fait : { rounds }, { boards }. { $ruling }
   *[no] placement fait : { rounds }, { boards }
}
round-there-already = { rounds }, { boards } : déjà en place
round-taken-off = { boards } : les parties que la table a modifiées ou décidées sont retirées
round-other-game = { nothing-put-on }la { game } du fichier n’est pas la { game } de l’{ board } : joueurs, pendules ou règles différents{ $more ->
    [0] { "" }
   *[other] , et { $more } de plus
}
round-over = { nothing-put-on }{ rounds }, { boards } : terminé ; la ronde { $now } y a commencé
round-game-elsewhere = { nothing-put-on }la { game } est déjà à l’{ board } du { court } : remettez-la à cette place à la table, ou terminez-la là-bas
round-games-moved = { nothing-put-on }des parties auxquelles la table a donné une autre place sont encore ici ({ boards }) : remettez-les en place à la table, ou décidez ici de leurs résultats et scellez-les
round-games-withdrawn = { nothing-put-on }des parties qui ne sont plus dans l’appariement sont encore ici ({ boards }) : décidez de leurs résultats et scellez-les ; la table garde ces résultats jusqu’à ce qu’ils soient écartés
round-game-players = { nothing-put-on }la { game } de l’{ board } a d’autres joueurs ou couleurs qu’à la table : corrigez ici ses joueurs, ou l’appariement à la table
nothing-put-on = { $nothing ->
    [yes] rien n’a été placé :{ " " }
   *[no] { "" }
}
started-again = Le serveur a redémarré : { $recovered }.
disk-full-what-to-do = DISQUE DU SERVEUR PLEIN : ne commencez rien, terminez, libérez de la place
copy-failed = AUCUNE COPIE DE SÉCURITÉ dans { $folder } : { copy-why }. Le jeu continue.
copy-why = { $kind ->
    [gone] introuvable (la clé a-t-elle été retirée ?)
    [full] le disque est plein
    [forbidden] le disque refuse l’écriture
   *[other] { $why }
}


verb-split = Séparer : deux signalements pris pour un seul
verb-void = Annuler
verb-card = Carton pour un marcheur
verb-show-cards = Montrer les cartons
verb-waive = Dispenser d’un point
verb-read-clock = Lecture de la pendule
verb-go = GO (compté à la voix)
verb-annul = Annuler le départ
verb-rule-result = Trancher un résultat
verb-correct-result = Corriger le résultat
verb-set-clock = Régler les pendules
verb-set-position = Fixer la position
verb-set-players = Corriger les joueurs
verb-set-evidence = L’échiquier transmet
verb-deny = Refuser
verb-assign = Donner un poste
verb-hand-over = Transférer son poste
verb-revoke = Exclure : fin de l’inscription


being-asked = Question envoyée au système ...
no-preview = Pas de liaison : l’effet ne peut pas être affiché. Ce sera tranché à l’arrivée.
nothing-would-change = Rien de ce qui est affiché ne change.
against-the-record = Le système dit autre chose : { $record }.
not-ended = { $phase ->
    [waiting] Cette partie n’a pas commencé
    [countdown] Cette partie n’a pas commencé
    [paused] Cette partie est arrêtée, pas terminée
   *[running] Cette partie est encore en cours
} : une saisie n’y met fin qu’avec celle d’un deuxième arbitre. « { verb-rule-result } » y met fin.
ended-otherwise = Le système dit autre chose : fin { score }, { termination }.
no-time-left = { side } : la pendule afficherait 0:00.
screen-of-court = { $missing ->
    [0] { court } à jour
    [one] { court } { $missing } enregistrement de retard
   *[other] { court } { $missing } enregistrements de retard
}
screen-in-full = { GIVEN($shows) ->
    [yes] Son écran : { $shows }
   *[no] Il ne dit pas ce que montre son écran.
}



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


judge-title = Juge de ligne
judge-needs = La page du juge demande JavaScript. Sans lui, appelez l’arbitre principal d’un geste.


judge-relieved-why = Relevé : un autre téléphone a vos couloirs. Rien ne peut être signalé d’ici tant que l’arbitre principal ne redonne pas de poste à ce téléphone.


judge-more = Plus
judge-more-act = Plus…
judge-then-touch = puis un couloir
judge-ready-act = Prêt
judge-log = Appuis
judge-my-line = Ligne
judge-chief = ARBITRE
judge-hint = { $mode ->
    [more] Touchez un couloir : vous y voyez tout ce qui peut être signalé.
    [chief] Touchez le couloir où l’arbitre principal doit venir.
    [replace] Touchez le bon couloir pour « { $what } » ; appui long pour une autre faute.
    [note] Touchez un échiquier : ce que ses joueurs disent et font.
   *[call] Touchez un couloir quand son coureur fait demi-tour sans franchir la ligne. Appui long : plus de choix.
}
judge-ok = OK
judge-go-on-looking = continuer
judge-replace = Remplacer


judge-which-line = Votre ligne
judge-line-why = Quelle ligne jugez-vous ? L’arbitre principal le voit.
judge-order = Le couloir 1 est à votre
judge-first-lane = { $right ->
    [yes] droite
   *[no] gauche
}
judge-which-lanes = Vos couloirs : touchez ceux que vous ne surveillez pas
judge-duty = L’arbitre principal vous a donné ces couloirs : { $lanes }.
judge-to-the-lanes = { $chosen ->
    [yes] Aux couloirs
   *[no] Choisissez d’abord votre ligne
}
judge-screen-on = { $held ->
    [yes] Cette page garde l’écran allumé. Laissez-la ouverte : une page cachée ne reçoit rien.
   *[no] Cette page ne peut pas garder l’écran allumé. Réglez le verrouillage automatique sur « jamais » (Réglages, Écran), augmentez la luminosité et laissez cette page ouverte.
}


judge-waiting = En attente du terrain…
judge-lane = Couloir { $lane }
judge-lane-word = Couloir
judge-touch = { side } : { $means ->
    [call] ligne non franchie
    [more] plus
    [chief] appeler l’arbitre principal
   *[replace] c’était ici
}
judge-everything-of-lane = tout sur le couloir { $lane }
judge-no-game-name = pas de partie
judge-serving = purge
judge-stands-still = à l’arrêt
judge-called = { $open ->
    [1] signalé
   *[other] signalé ×{ $open }
}
judge-set-clock = à régler
judge-entries-differ = saisies ≠
judge-silent = muet
judge-unknown = ?
judge-before-start = { $ready ->
    [yes] prêt
   *[no] pas commencée
}
judge-paused = en pause
judge-time-left = reste
judge-where = { $at ->
    [away] absent
    [outward] aller
    [homeward] retour
   *[other] table
}
judge-reds = { $reds ->
    [one] { $reds } rouge
   *[other] { $reds } rouges
}
judge-stopwatch = chronomètre du couloir { $lane }, { $name }
judge-start-stopwatch = lancer le chronomètre du couloir { $lane }, { $name }
judge-free = libre
judge-left-early = parti tôt ?


judge-of-lane = couloir { $lane }, { $what }


judge-told = { $what }, { $name }
judge-told-chief = arbitre principal appelé
judge-told-ready = { $lanes ->
    [1] couloir { $lane }
   *[other] { $lanes } couloirs
} : { $ready ->
    [yes] prêt
   *[no] pas prêt
}
judge-told-check = { $lanes ->
    [1] { "" }
   *[other] { $lanes } couloirs,{ " " }
}{ judge-item-of } : { finding }
judge-told-waived = dispense : { judge-item } : { $reason }
judge-told-cards = cartons montrés à { $name }
judge-told-pause = en pause : { $reason }
judge-told-result = { GIVEN($by) ->
    [yes] résultat { score }, { termination }
   *[no] résultat { score }
}
judge-told-clock-set = { $undo ->
    [yes] fait, ou inutile
   *[no] la pendule est réglée
}
judge-told-stopwatch = chronomètre lancé
judge-told-left-early = parti trop tôt


judge-close = Fermer
judge-back-to-lanes = retour aux couloirs
judge-it-was-lane = Au couloir { $lane }
judge-what = Quoi
judge-tab = { $tab ->
    [fault] Faute
    [seen] Vu
    [board] Échiquier
   *[result] Résultat
}
judge-who = Qui
judge-player = { $name } ({ side })
judge-no-game = Aucune partie appariée ici : rien à signaler.
judge-when = Quand
judge-ago = { $seconds ->
    [0] maintenant
   *[other] il y a { $seconds } s
}
judge-costs = Sanction
judge-unexpected = inattendu à cet instant
judge-another-fault = Autre faute
judge-call = Signaler
judge-claim = Réclamation
judge-claims-else = Autre réclamation
judge-nothing-seen = La partie n’est pas en cours : rien ne peut en être signalé.
judge-card-word = Carton
judge-card = { card } : { offence }
judge-show = Montrer
judge-show-cards = { side } : montrer ses cartons, visibles par tous
judge-cards-of = { $name } ({ side }) : { pages-cards }


judge-announced = Réclame la nulle par la position
judge-announced-move = Le coup qu’il annonce, s’il n’est pas joué (g1f3)
judge-not-a-move = Pas un coup : écrivez les deux cases, par exemple g1f3, et a7a8q pour une nouvelle dame.


judge-clock-shows = la pendule l’affiche
judge-clock-is-set = { $undo ->
    [yes] Fait, ou inutile
   *[no] C’est réglé
}
judge-chief-here = APPEL ARBITRE à cet échiquier
judge-ready = { $ready ->
    [yes] Finalement pas prêt
   *[no] Prêt
}
judge-pause = Pause : { $reason }
judge-limit = { GIVEN($white) ->
    [yes] { pages-limit } : { $time } ; Blancs { $white }, Noirs { $black }
   *[no] { pages-limit } : { $time }
}


judge-no-result = Aucune partie appariée ici.


judge-sweep = Mes couloirs sont prêts, sauf…
judge-sweep-how = Touchez ceux qui ne le sont pas
judge-sweep-lane = { $ready ->
    [yes] ✓
   *[no] ✕ non
}
judge-lanes-ready = { $lanes ->
    [one] { $lanes } couloir prêt
   *[other] { $lanes } couloirs prêts
}{ GIVEN($except) ->
    [yes] , sauf { $except }
   *[no] { "" }
}
judge-lanes-not-ready = { $lanes ->
    [one] { $lanes } couloir finalement pas prêt
   *[other] { $lanes } couloirs finalement pas prêts
}
judge-log-title = Mes appuis
judge-log-empty = Aucun encore.
judge-list = Contrôles
judge-list-sweep = Contrôle : touchez ce qui est conforme sur tous les couloirs
judge-list-state = { $left ->
    [0] Liste de contrôle : tout a été vu
   *[other] Liste de contrôle : encore { $left } à voir
}
judge-item-of = { GIVEN($side) ->
    [yes] { judge-item } ({ side })
   *[no] { judge-item }
}
judge-swept = { $passed } sur { $lanes } conformes{ GIVEN($failed) ->
    [yes] , non : { $failed }
   *[no] { "" }
}
judge-in-order = ✓ conforme
judge-not-in-order = ✕ non
judge-waive = Dispense : { $reason }
judge-width = Largeur mesurée de la table, en cm
judge-measured = Mesuré


bye-stopping = le serveur s’arrête ; l’appareil garde ce qu’il a vu et revient seul
bye-not-kept = le serveur n’a pas pu garder l’inscription : voyez son terminal, puis réessayez avec un nouveau code
bye-replaced = le même appareil a ouvert une autre session ; celle-ci se termine
bye-made-room = beaucoup de téléphones de ce réseau demandent l’accès en même temps, et celui-ci a laissé la place : il redemande seul
bye-nobody-let-in = personne n’a accepté ce téléphone en { $minutes } minutes : redemandez
bye-denied = l’arbitre principal n’a pas accepté ce téléphone : parlez-lui, puis redemandez
bye-reassigned = les droits de cet appareil ont changé : il se reconnecte seul
bye-asks-elsewhere = qui demande l’accès attend à l’entrée : saluez là-bas
bye-unknown-device = ce serveur ne connaît pas l’appareil : inscrivez-le avec un code du terminal du serveur
bye-wrong-code = ce code est faux, déjà utilisé ou périmé ; demandez-en un nouveau au terminal du serveur
bye-full = plus aucun appareil ne peut être inscrit à cet événement : démarrez le suivant dans son propre dossier de données
bye-revoked = l’inscription de cet appareil a été révoquée : réinscrivez-le avec un code du terminal du serveur
bye-wait = attendez que l’arbitre principal ait accepté ce téléphone
bye-version = cet appareil parle les versions { $theirs-min } à { $theirs-max } et ce serveur { $ours-min } à { $ours-max } : mettez à jour le plus ancien
bye-bad-hello = salut, { $what ->
    [name] nom
   *[software] logiciel
} : { $fault ->
    [too_long] plus de { $fault-max } caractères
    [blank] vide
   *[unseen] contient le caractère { CODE_POINT($fault-unseen) }, invisible
} ; attendu : une ligne d’au plus { $most } caractères visibles
bye-many-boots = le salut nomme { $n } démarrages ; { $most } au plus sont possibles : faites examiner la file d’envoi de cet appareil
bye-unproven = cet appareil dit avoir vu l’époque { $epoch } et n’en a pas de preuve (ce serveur écrit l’époque { $own }) : sa mémoire est abîmée ou vient d’un autre événement ; effacez-la et réinscrivez l’appareil
bye-fenced = cet appareil a vu l’époque { $epoch } et ce serveur écrit l’époque { $own } : un autre serveur a pris la relève
bye-other-courts = cet appareil n’est pas inscrit ici ({ court }) ; il l’est pour { $courts-n ->
    [one] le terrain { $courts }
   *[other] les terrains { $courts }
}
bye-no-list = un agent d’échiquier n’a pas besoin de la liste des appareils
bye-hello-twice = le salut a déjà été fait ; ouvrez une nouvelle session pour un autre
bye-no-hello-first = une session commence par un salut
bye-no-hello = aucun salut reçu en 5 secondes ; une session commence par un salut
bye-unnamed-boot = une demande de { $boot }, que le salut n’a pas nommé : reconnectez-vous et nommez-le
bye-gap = la demande { $n } de { $boot } est arrivée au lieu de la demande { $expected } : reconnectez-vous et reprenez à partir de là
bye-unreadable = un message n’a pas pu être lu : { $error }
bye-binary-wanted = cette session parle court.v1.msgpack : envoyez des messages binaires
bye-text-wanted = cette session parle court.v1.json : envoyez des messages texte
bye-no-utf8 = un message texte n’est pas en UTF-8 : envoyez du JSON en UTF-8, ou parlez court.v1.msgpack
bye-bad-frame = une trame interdite par WebSocket (RFC 6455) : { $error }
bye-not-served = { court } : non servi ici ; inscrivez l’appareil avec un code pour un autre terrain
bye-slow-reader = { court } : plus de réponses en attente que cet appareil n’en a lu ; reconnectez-vous, les autres suivront
bye-no-outcome = le journal ne contient pas de résultat pour { $request } : reconnectez-vous
bye-outcome-lost = le résultat de { $request } n’a pas pu être retrouvé : { $error }
bye-court-stopped = { court } : arrêté : { $error }


referee-title = Arbitre principal
referee-needs = La page de l’arbitre principal demande JavaScript. Sans lui, utilisez le terminal.
referee-no-head = Cet appareil a un autre rôle : { role }. Cette page demande un code d’arbitre principal, ou un arbitre principal donne son rôle à cet appareil (Appareils, Poste).
referee-ask-hint = Il accepte cet appareil avec un autre rôle, puis peut lui donner celui d’arbitre principal (Appareils, Poste).
referee-to-judge = Vers la page des juges de ligne
referee-board-word = Échiquier
referee-parts = Parties de la page
referee-tab = { $tab ->
    [inbox] À voir { $open }
    [round] Ronde
    [devices] { $asking ->
        [0] Appareils
       *[other] Appareils ({ $asking } à voir)
    }
    [screens] Écrans
   *[log] Journal
}
referee-hint = Touchez un échiquier, ou répondez à ce qui attend.
referee-server = Le serveur
referee-unproven = { $name } nomme l’époque { $epoch } d’un autre serveur sans preuve. Il a été refusé ; rien d’autre ne change. Regardez l’appareil et, au besoin, excluez-le.
referee-players = { $white } – { $black }
referee-state = { $state ->
    [empty] pas de partie
    [asks] vous attend
    [sealed] homologué
    [differs] saisies différentes
    [confirmed] confirmé, non homologué
    [entered] résultat saisi
    [over] terminée
    [penalty] pénalité
    [silent] muet
    [ready] prêt
    [waiting] pas commencée
    [countdown] décompte
    [paused] arrêtée
   *[running] en cours
}


referee-more-changes = et { $more } de plus
referee-waiting = { $open ->
    [0] Rien ne vous attend
   *[other] En attente de vous : { $open }
}
referee-owed = { $penalties ->
    [one] { $penalties } pénalité n’est pas purgée
   *[other] { $penalties } pénalités ne sont pas purgées
}
referee-alike = Même question : { $boards }
referee-to-all = { $answer }, pour tous
referee-all-the-same = Quand même : { $act }
referee-on-record = { $record }{ $is_silent ->
    [yes] { " " }; le registre du terrain ne le dit pas
   *[no] { "" }
}
referee-of-round = Ronde { $round }
referee-dated = Compte dès votre premier appui, il y a { $seconds } s.


referee-round = { $over ->
    [one] { $over } partie terminée
   *[other] { $over } parties terminées
} sur { $games }
referee-entered = Résultat saisi, non confirmé : { $boards }
referee-except = Échiquiers au départ
referee-all-ready = { $boards } : prêt
referee-hindrances = Le départ doit attendre :
referee-despite = Donner le départ quand même, motif
referee-start = 3 · 2 · 1 · GO : { $boards }
referee-of-boards = { $act } : { $boards }
referee-next-round = Ronde suivante : son fichier d’appariements
referee-put-on = Installer les parties de { $file }
referee-put-on-published = Placer la ronde de la direction du tournoi
referee-abort = Arrêter le décompte : { $boards }
referee-stop-all = Arrêter : { $boards }
referee-seal = Homologuer : { $boards }
referee-all-courts = tous les terrains
referee-no-countdown = Pas de liaison : les autres écrans ne peuvent pas décompter. Comptez à voix haute et appuyez sur « { verb-go } » à l’échiquier.
referee-on-screens = Sur { $on } { $on ->
    [one] écran d’arbitre
   *[other] écrans d’arbitre
}{ GIVEN($not_on) ->
    [yes] , pas encore sur : { $not_on }
   *[no] { "" }
}
referee-earlier = Rondes précédentes : { $games ->
    [one] { $games } résultat non homologué
   *[other] { $games } résultats non homologués
}
referee-earlier-game = Ronde { $round }, { $board } : { referee-state }


referee-board-is = { $name } : { referee-state }
referee-part = { $part ->
    [play] Jeu
    [penalties] Pénalités
    [result] Résultat
    [clock] Pendules
    [seen] Vu
    [log] Journal
   *[board] À la main
}
referee-part-gone = { $part } : plus rien à faire ici, la partie a continué entre-temps.
referee-pause-else = Arrêt, autre motif
referee-penalty = { side } : { fault }, { $state ->
    [called] signalé
    [due] à purger
    [asked] à trancher
    [serving] purge en cours
    [served] purgé
    [voided] annulé
   *[lapsed] caduc
}
referee-reason = Motif
referee-call = Signaler
referee-fault = Faute
referee-on-board = Échiquier
referee-clock-of = { $known ->
    [yes] { side }, par exemple 7:28 ou +1:00
   *[no] { side }, par exemple 7:28
}
referee-clock-now = { side } { $time }{ $runs ->
    [yes] { " " }(en marche)
   *[no] { "" }
}
referee-enlarge = agrandir ou réduire
referee-to-run = Pendule qui tourne
referee-as-it-is = inchangé
referee-not-a-time = Pas un temps : écrivez minutes et secondes, par exemple 7:28, ou aussi les heures, par exemple 1:07:28.
referee-fen = La position en FEN
referee-not-a-position = Pas une position en FEN, par exemple 4k3/8/8/8/8/8/4P3/4K3 w - - 0 1
referee-seats = Erreur de placement
referee-colours = couleurs inversées
referee-exchanged = place échangée : { board }


referee-log = { $list ->
    [courts] Décisions et incidents
    [all] Tout
    [then] Connu à ce moment
   *[own] Mes appuis
}
referee-log-new = { $lines ->
    [0] Rien de nouveau
    [one] Montrer { $lines } nouvelle ligne
   *[other] Montrer { $lines } nouvelles lignes
}
referee-log-earlier = Lignes précédentes


referee-screens = Écrans de la salle
referee-screen = { $kind ->
    [hall] Projecteur de la salle
   *[overlay] Image sur la vidéo
}
referee-screen-name = Nom d’un autre écran, après { $address }
referee-screen-shows = { $screen } affiche : { $shows }
referee-screen-unknown = { $screen } : affichage pas encore connu.
referee-screen-set = Afficher
referee-screen-refused = Pas affiché : { $why }
referee-screen-no-link = Pas affiché : pas de liaison avec le serveur. Réessayez.
referee-shows = Affiche
referee-by-itself = automatique
referee-view = { $view ->
    [above] terrain vu d’en haut
    [boards] échiquiers
    [results] résultats
    [lower] un échiquier
    [strip] bande des échiquiers
    [penalty] pénalité
    [table] tableau des résultats
   *[nothing] rien
}


referee-no-devices = La liste des appareils n’est pas encore arrivée.
referee-devices = Appareils : { $devices }
referee-duty = { role }{ GIVEN($courts) ->
    [yes] , terrain { $courts }
   *[no] { "" }
}{ GIVEN($lanes) ->
    [yes] , couloirs { $lanes }
   *[no] { "" }
}{ GIVEN($on) ->
    [yes] , maintenant au terrain { $on }
   *[no] { "" }
}{ GIVEN($end) ->
    [yes] , { line-of }{ GIVEN($at) ->
        [yes] , { $at }
       *[no] { "" }
    }
   *[no] { "" }
}
referee-relieved = { role }, relevé
referee-device-in-full = { $device }, { $software }{ GIVEN($heard) ->
    [yes] { " " }; entendu il y a { $heard }
   *[no] { "" }
}{ GIVEN($error) ->
    [yes] { " " }; son horloge est connue à { $error } ms près
   *[no] { "" }
}
referee-duty-of = Poste
referee-role = Rôle
referee-lanes = Couloirs, par exemple 1-6 ; vide : tous
referee-not-lanes = Pas des couloirs : écrivez 1-6, ou 1,2,5.
referee-to-device = À
referee-revoke-why = Son inscription prend fin : il lui faut un code ou une nouvelle demande.
referee-this-device = Cet appareil
referee-own-device = C’est l’appareil que vous tenez.
referee-let-in-else = Accepter à un autre poste
referee-name = Nom
referee-reach = { $reach ->
    [live] en ligne
    [stale] muet
    [asleep] en veille
    [unreachable] pas de connexion
   *[away] absent
}{ GIVEN($delay) ->
    [yes] , { $delay } ms
   *[no] { "" }
}{ GIVEN($battery) ->
    [yes] , batterie { $battery } %
   *[no] { "" }
}{ $unsent ->
    [0] { "" }
   *[other] , { $unsent } à envoyer
}
referee-asks = Le téléphone { $number } demande l’accès : { $name }
referee-let-in = Accepter : { role }
