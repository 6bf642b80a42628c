# La page du juge de ligne.

judge-title = Juge de ligne
judge-needs = La page du juge demande JavaScript. Sans lui, appelez l’arbitre principal d’un geste.

## La liaison

judge-relieved-why = Relevé : un autre téléphone a vos couloirs. Rien ne peut être signalé d’ici tant que l’arbitre principal ne redonne pas de poste à ce téléphone.

## Les barres

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
judge-called = { $open ->
    [1] signalé
   *[other] signalé ×{ $open }
}
judge-set-clock = à régler
judge-entries-differ = saisies ≠
judge-silent = muet
# où court un joueur, sans liaison
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

## Les états d'un appui et d'un souhait

judge-of-lane = couloir { $lane }, { $what }

## Ce qu'était un appui

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

judge-announced = Réclame la nulle par la position
judge-announced-move = Le coup qu’il annonce, s’il n’est pas joué (g1f3)
judge-not-a-move = Pas un coup : écrivez les deux cases, par exemple g1f3, et a7a8q pour une nouvelle dame.

## L'échiquier

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

## Résultats

judge-no-result = Aucune partie appariée ici.

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
