# Mots des pages qui ont une session avec le terrain.

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
judge-taken = Cette page continue dans un autre onglet
judge-taken-why = Elle est ouverte dans un autre onglet de ce navigateur. Un seul onglet peut servir.
judge-in-this-tab = Continuer dans cet onglet

## Les barres

judge-court = terrain
judge-go-to-court = aller au { court }
judge-cancel = Annuler
judge-undo = Retirer
judge-go = GO
judge-go-unheard = GO ?

## La ligne du juge ; aspect et réactions de la page

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
judge-seconds = { $seconds } s

## Les états d'un appui et d'un souhait

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

## Ce qu'était un appui

judge-told-call = { fault }, { $name } ({ side })
judge-told-moved = c’était le couloir { $lane } : { fault }
judge-told-taken-back = retiré : { $what }
judge-taken-back-reason = retiré par le juge

## Lignes de ce qui peut être vu

judge-seen-draw-card = { GIVEN($cards) ->
    [yes] Carte de nulle posée (reste { $cards })
   *[no] Carte de nulle posée
}
judge-claims = Réclame : { claim }
judge-claims-own-flag = Réclame : son propre drapeau tombé
judge-exchanged = Pion en { $square } échangé : { piece }
judge-declares = Annonce : { piece }

## Résultats

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

## Prêt et liste de contrôle

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
