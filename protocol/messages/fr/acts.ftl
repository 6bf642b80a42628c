# Les actes des personnes : ce qui a été vu à un échiquier, ce qui a été demandé au terrain.

## Vu à un échiquier

seen-placed = { $uci } posé
seen-moved = { $uci } joué
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
    [captured_men] pièces prises
    [shoes] chaussures
   *[dress] tenue
}
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

said-placed = { side } : { $uci } posé
said-pressed = { seen-pressed }
said-noted = { side } : noté, { $note }
said-read = la pendule affiche { $times }
said-asked = à décider : { $question }
said-answered = décidé : { $answer }
said-evidence-set = { ask-set-evidence }
said-ready = { $ready ->
    [yes] prêt
   *[no] pas prêt
}
said-joined = un deuxième arbitre a fait le même signalement
said-walk-card = { seen-walk-card } (CR-4.6-2)
said-checked = { GIVEN($side) ->
    [yes] { side } :{ " " }
   *[no] { "" }
}{ $passed ->
    [yes] { item } : conforme
   *[no] { item-failed }
} ({ $rule })
said-waived = dispense : { failed } ({ $rule })
said-set-on-clock = la pendule de table affiche les temps décidés
said-result-entered = { ask-enter-result }
said-chief-called = { seen-chief-called }
said-exchanged = { side } : pion échangé : { piece }
said-withdrawn = { seen-withdrawn }
said-interfered = { interference }
