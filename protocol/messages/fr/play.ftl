# Mots du jeu que chaque écran affiche : camps, pièces, fautes, réclamations, résultats.

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

## Événements d'une partie, sur sa page publique et dans le journal des arbitres

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
