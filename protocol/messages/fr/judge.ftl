# La page du juge de ligne.

judge-title = Juge de ligne
judge-needs = La page du juge demande JavaScript. Sans lui, appelez l’arbitre principal d’un geste.

## La liaison

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
judge-relieved-why = Relevé : un autre téléphone a vos couloirs. Rien ne peut être signalé d’ici tant que l’arbitre principal ne redonne pas de poste à ce téléphone.
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

## Inscription

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
judge-taken = Vous jugez dans un autre onglet
judge-taken-why = La page du juge est ouverte dans un autre onglet de ce téléphone. Un seul onglet peut servir.
judge-in-this-tab = Juger dans cet onglet

## Les barres

judge-court = terrain
judge-go-to-court = aller au { court }
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
judge-cancel = Annuler
judge-ok = OK
judge-go-on-looking = continuer
judge-undo = Retirer
judge-replace = Remplacer
judge-go = GO
judge-go-unheard = GO ?

## La ligne du juge ; aspect et réactions de la page

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
judge-answers = { $buzzes ->
    [yes] À chaque appui, le bord de l’écran clignote. Il peut aussi vibrer et sonner.
   *[no] À chaque appui, le bord de l’écran clignote. Il peut aussi sonner ; ce téléphone ne peut pas vibrer.
}
judge-answers-by = { $answers ->
    [sound] Son
    [buzz] Vibreur
   *[none] Éclair seul
}

## Les couloirs

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
judge-stop = { $open ->
    [1] ARRÊT
   *[other] ARRÊT ×{ $open }
}
judge-stop-more = { $missed ->
    [crossed] passé
    [late] { judge-seconds }
   *[no] { "" }
}
judge-called = { $open ->
    [1] signalé
   *[other] signalé ×{ $open }
}
judge-set-clock = à régler
judge-entries-differ = saisies ≠
judge-result-state = { $state ->
    [open] { "" }
    [entered] saisi
    [confirmed] confirmé
    [decided] décidé
    [ruled] tranché
    [differs] diffère
   *[sealed] homologué
}
judge-silent = muet
# où court un joueur, sans liaison
judge-unknown = ?
judge-before-start = { $ready ->
    [yes] prêt
   *[no] pas commencée
}
# où et comment tourne un coureur, si ce n'est pas une ligne à 14 m de l'échiquier
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
judge-seconds = { $seconds } s
judge-free = libre
judge-left-early = parti tôt ?

## Les états d'un appui et d'un souhait

judge-state = { $state ->
    [keeping] en cours
    [kept] gardé ici
    [server] au serveur
    [refused] refusé
   *[ruled] tranché
}
judge-head-decides = l’arbitre principal décide
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
judge-of-lane = couloir { $lane }, { $what }

## Ce qu'était un appui

judge-told = { $what }, { $name }
judge-told-call = { fault }, { $name } ({ side })
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
judge-told-moved = c’était le couloir { $lane } : { fault }
judge-told-taken-back = retiré : { $what }
judge-taken-back-reason = retiré par le juge
judge-told-clock-set = la pendule est réglée
judge-told-stopwatch = chronomètre lancé
judge-told-left-early = parti trop tôt

## La fiche d'un couloir

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

## Lignes de ce qui peut être vu

judge-seen-draw-card = { GIVEN($cards) ->
    [yes] Carte de nulle posée (reste { $cards })
   *[no] Carte de nulle posée
}
judge-claims = Réclame : { claim }
judge-claims-own-flag = Réclame : son propre drapeau tombé
judge-exchanged = Pion en { $square } échangé : { piece }
judge-declares = Annonce : { piece }
judge-announced = Réclame la nulle par la position
judge-announced-move = Le coup qu’il annonce, s’il n’est pas joué (g1f3)
judge-not-a-move = Pas un coup : écrivez les deux cases, par exemple g1f3, et a7a8q pour une nouvelle dame.

## L'échiquier

judge-clock-shows = la pendule l’affiche
judge-clock-is-set = C’est réglé
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

## Résultats

judge-result = Résultat
judge-no-result = Aucune partie appariée ici.
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
    [open] Personne n’a saisi de résultat.
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

## Prêt et liste de contrôle

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
judge-failed = { GIVEN($side) ->
    [yes] { side } : { judge-item }
   *[no] { judge-item }
} : non conforme, { $effect ->
    [blocks] bloque l’échiquier
    [waived] dispense
   *[noted] noté
}
judge-waive = Dispense : { $reason }
judge-width = Largeur mesurée de la table, en cm
judge-measured = Mesuré
