# Les actes des personnes : ce qui a été vu à un échiquier, ce qui a été demandé au terrain.

## Vu à un échiquier

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

## Demandé au terrain

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

## Événements que seuls les arbitres lisent

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

## Asked by the head referee

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

## Before a press is sent

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
