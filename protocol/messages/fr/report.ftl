# Le rapport d'un événement.

sentence = { $text }.

## Faits que le rapport dit autrement que leur décision

fact-attached = { $boards-n ->
    [0] { $device } : { role }.
   *[other] { $device } : { role }, { boards }.
}
fact-relieved = { $relieved ->
    [yes] { GIVEN($by) ->
        [yes] { $device } : poste transféré à { $by }, plus aucun échiquier à surveiller.
       *[no] { $device } : poste transféré, plus aucun échiquier à surveiller.
    }
   *[no] { $device } : de nouveau en poste.
}
fact-revoked = { $device } : plus aucun rôle.
fact-came-back = Le serveur était absent ; dernière activité connue : { $away_from }.
fact-stale = { $stale ->
    [yes] { $device } : devenu muet.
   *[no] { $device } : de retour.
}
fact-interrupted = L’échiquier est à l’arrêt depuis la coupure.
fact-counting = { $by_voice ->
    [yes] GO à la voix à { $go_at }{ to-go-on }{ although }
   *[no] Compte à rebours, GO à { $go_at }{ to-go-on }{ although }
}
to-go-on = { $resumes ->
    [yes] , pour reprendre
   *[no] { "" }
}
although = { GIVEN($reasons) ->
    [yes] , malgré : { $reasons } ; motif : { $reason }.
   *[no] .
}
fact-paired = La partie a été placée{ although }
fact-taken-off = La partie a été retirée de l’échiquier avant de commencer.
fact-arranged = { $arranged-invited_by ->
    [white] Heure convenue : { $arranged-at } ; invitation de { white } à { black }.
   *[black] Heure convenue : { $arranged-at } ; invitation de { black } à { white }.
}
fact-annulled = Le départ est annulé : { $reason }.
fact-paused = L’échiquier est arrêté : { $reason }.
fact-result-ruled = Résultat tranché, { result } : { $reason }.
fact-result-entered = { $confirms ->
    [yes] Résultat saisi avec le droit de confirmer : { with-termination }.
   *[no] Résultat saisi : { with-termination }.
}
with-termination = { GIVEN($by) ->
    [yes] { result }, { termination }
   *[no] { result }
}
fact-result-corrected = { GIVEN($was) ->
    [yes] Résultat homologué corrigé, « { was } » devient « { result } » : { $reason }.
   *[no] Résultat homologué corrigé en « { result } » : { $reason }.
}
fact-clock-set = { GIVEN($to_run) ->
    [yes] Pendules réglées : { set-times }, en marche : { to-run } ; motif : { $reason }.
   *[no] Pendules réglées : { set-times } ; motif : { $reason }.
}
fact-position-set = Position fixée : { $fen } ; motif : { $reason }.
fact-players-set = Blancs : { $players-white }, Noirs : { $players-black }, au lieu de { white } et { black } ; motif : { $reason }.
fact-evidence-set = À partir d’ici, l’échiquier transmet { evidence }.
fact-call-split = { $call } : compté séparément.
fact-call-voided = { $served ->
    [yes] Annulé, déjà purgé : { $calls } ; motif : { $reason }.
   *[no] Annulé : { $calls } ; motif : { $reason }.
}
fact-voided = Annulé : { $fact } ; motif : { $reason }.
fact-answered = { $asked } { $answer ->
    [yes] Oui.
    [no] Non.
    [confirm] Confirmé.
   *[decline] Refusé.
}
fact-results-decided = { $answer ->
    [yes] Parmi les résultats saisis ({ $entered }), le dernier compte : { result }.
   *[no] { GIVEN($by) ->
        [yes] Toutes les saisies sont retirées : { $entered }. La fin est retenue : { result }, { termination }.
       *[no] Toutes les saisies sont retirées : { $entered }.
    }
}
fact-asked = { GIVEN($record) ->
    [yes] Question à l’arbitre principal : { $question } ({ $record })
   *[no] Question à l’arbitre principal : { $question }
}
fact-reopened = La partie est de nouveau ouverte et à l’arrêt.
fact-corrected = { side } : corrigé.
fact-taken-back = { side } : demi-coup { $ply } repris.
fact-joined = Même signalement que { $call } : un deuxième témoin.
fact-stop-began = { $again ->
    [yes] { side } : le chronomètre tourne de nouveau jusqu’à { $until }.
   *[no] { side } : le chronomètre tourne jusqu’à { $until }.
}
fact-stop-served = { $unwatched ->
    [yes] { side } : libre ; purgé sans surveillance : { $penalties }.
   *[no] { side } : libre ; purgé : { $penalties }.
}
fact-unlawful = { GIVEN($uci) ->
    [yes] { side } : { SQUARES($uci) } n’est pas régulier : { wrong }.
   *[no] { side } : la frappe n’est pas régulière : { wrong }.
}
wrong = { $wrong ->
    [illegal] aucune pièce ne joue ainsi
    [king_in_check] le roi est resté en échec
    [no_move] rien n’a été joué
    [undeclared] la pièce de promotion n’a pas été annoncée
   *[unexchanged] le pion promu n’a pas été échangé
}
fact-ran-out = Pour le registre seulement, le temps du terrain est épuisé : { GIVEN($at-white) ->
    [yes] { GIVEN($at-black) ->
        [yes] { white } à { $at-white }, { black } à { $at-black }
       *[no] { white } à { $at-white }
    }
   *[no] { black } à { $at-black }
}.
fact-checked = { failed } : { $passed ->
    [yes] ce n’est plus le cas
   *[no] constaté
}.
fact-waived = Dispense : { failed } ; motif : { $reason }.
fact-amended = Des faits connus tardivement remplacent ce qui avait été déduit.
fact-stop-watched = { side } : l’arrêt est surveillé.
fact-clock-undone = Le dernier changement de la pendule de table est annulé, ou n’avait pas été fait.
to-set = Blancs { changed-white }, Noirs { changed-black }
changed-white = { GIVEN($left-white) ->
    [yes] { CLOCK($left-white) }
   *[no] { $added-white ->
        [0] comme avant
       *[other] { SIGNED($added-white) }
    }
}
changed-black = { GIVEN($left-black) ->
    [yes] { CLOCK($left-black) }
   *[no] { $added-black ->
        [0] comme avant
       *[other] { SIGNED($added-black) }
    }
}
late-calls = { $calls } : { $asked }
window-missed = { $asked } (Convenu : { $at }.)

## Entrées

epoch-began = Le serveur a commencé à écrire l’époque { $epoch }.
refused = { GIVEN($asked) ->
    [yes] Refusé, { $asked } : { $why }.
   *[no] Refusé : { $why }.
}
something-seen = un fait vu en jeu
no-longer = N’est plus valable : { $told }
instead = À la place : { $told }
line = entrée { $fact }
quoted = { $decided ->
    [stands] « { $words } » ({ board }, signalé par { $by }, maintenu par { $head })
    [dropped] « { $words } » ({ board }, signalé par { $by }, abandonné par { $head })
   *[no] « { $words } » ({ board }, par { $by })
}
the-server = la machine du serveur
the-court = le terrain
shown-code = code affiché au serveur
player-of-side = { $side ->
    [white] Blancs ({ $name })
   *[black] Noirs ({ $name })
}
player-in-results = { $name } ({ side })
card-for = { card }, { offence }
game-result = { game } : { result }
called-times = { $fault } ({ $times })

## La page

page-title = { GIVEN($event) ->
    [yes] Rapport d’incidents, { $event }
   *[no] Rapport d’incidents
}
page-times = Heures : { $zone }.
page-demo = Ce qui est raconté ici a été joué par des programmes.
page-nameless = Des noms manquent.
page-dash = Un tiret dans la colonne des règles : aucune règle du jeu n’en parle. Les silences, les coupures et les demandes sur des objets inexistants sont notés pour mémoire.
page-results = { $court } : résultats et pénalités
page-incidents = { $court } : événements
page-damage = Le journal est endommagé.
page-before-damage = { $damage }. Ce qui précède est ci-dessous.
page-nothing = Rien à signaler.
page-denied = Téléphones refusés
page-walkers = Cartons des marcheurs
head-round = Ronde
head-board = Éch.
head-player = Joueur
head-points = Points
head-how = Fin
head-called = Fautes signalées
head-served = Purgées
head-illegal = Coups illégaux
head-runs = Courses
head-record = Entrée
head-time = Heure
head-what = Quoi
head-by = Par
head-rule = Règle
head-effect = Effet
head-number = Numéro
head-asked-as = Demandé comme
head-program = Logiciel
head-decided-by = Décidé par
head-walker = Marcheur
head-card = Carton
head-judge = Juge
not-over = non terminée
not-served = ({ $n } non purgées)
state-open = aucun résultat saisi
state-entered = saisi par un arbitre
state-confirmed = confirmé
state-differs = saisies différentes
state-sealed = homologué
to-record = à { $record }
about-lines = sur
later-lines = suite
recorded = enregistré
boards-from-to = { $first } à { $last }
kind-call = Signalement
kind-claim = Réclamation
kind-ruling = Décision
kind-court = Le terrain
kind-amendment = Rectification
kind-override = Passage outre
kind-result = Résultat
kind-question = Question
kind-refusal = Refus
kind-outage = Coupure
kind-device = Appareil
day = { $weekday ->
    [1] lundi
    [2] mardi
    [3] mercredi
    [4] jeudi
    [5] vendredi
    [6] samedi
   *[7] dimanche
} { $day } { $month ->
    [1] janvier
    [2] février
    [3] mars
    [4] avril
    [5] mai
    [6] juin
    [7] juillet
    [8] août
    [9] septembre
    [10] octobre
    [11] novembre
   *[12] décembre
} { $year }

## A game as PGN

pgn-remark = { GIVEN($moves) ->
    [yes] { $are_all ->
        [yes] à partir d’ici, pas de coups légaux d’une position connue : { $moves }
       *[no] certains coups à partir d’ici n’ont pas été transmis ; transmis : { $moves }
    }
   *[no] les coups à partir d’ici n’ont pas été transmis
}

## The log of an event's desk

report-seed = graine { $seed }
report-protest = réclamation { $protest }
report-games = { $games ->
    [one] 1 partie
   *[other] { $games } parties
}
