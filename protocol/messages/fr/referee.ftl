# La page de l’arbitre principal.

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

## Boîte

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

## Ronde

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

## Un échiquier

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

## Le journal

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

## Écrans de la salle

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

## Appareils

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
