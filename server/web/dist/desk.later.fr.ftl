

item-failed = { $item ->
    [electronic_clock] une pendule mécanique
    [table_width] une table de plus de 85,0 cm de large
    [no_backrest] un siège à dossier
    [board_and_pieces] un échiquier ou des pièces non conformes à la FIDE
    [endorsed_clock] une pendule non agréée par la FIDE
    [standing] pas de place pour jouer debout
    [captured_pieces] des pièces prises hors de portée ou de vue de l’adversaire
    [shoes] des chaussures inadaptées au sol
   *[dress] un torse nu
}


refusal-not-yours = un { role } ne peut pas { $act ->
    [ready] déclarer un échiquier prêt
    [check] contrôler le matériel
    [waive] dispenser d’un point non conforme
    [show_cards] montrer ses cartons à un marcheur
    [pause] arrêter un échiquier
    [enter_result] saisir un résultat
    [replace] remplacer un signalement
    [void] annuler une décision
    [void_ruling] annuler une décision qui n’est pas son propre signalement
    [void_others_call] retirer le signalement d’un autre arbitre
    [arrange] enregistrer un accord des joueurs
    [pair] placer des parties sur les échiquiers
    [take_off] retirer des parties des échiquiers
    [start] donner le départ des parties
    [abort] arrêter un compte à rebours
    [annul] annuler un départ
    [seal] homologuer un résultat
    [correct_result] corriger un résultat homologué
    [split] séparer un signalement
    [set_clock] régler les pendules
    [set_position] fixer une position
    [set_players] corriger les joueurs
    [rule_result] trancher un résultat
    [answer] répondre pour l’arbitre principal
    [set_evidence] changer ce qu’un échiquier transmet
    [fault] signaler une faute
    [penalty] signaler une faute
    [ladder] donner plus que dix secondes ou un avertissement
    [stopped] tenir le chronomètre
    [left_stop] tenir le chronomètre
    [walk_card] montrer un carton
    [chief_called] appeler l’arbitre principal
    [change_devices] changer les droits des appareils
   *[other] signaler ce qui se passe à un échiquier
} : demandez à l’arbitre principal
refusal-off-duty = cet appareil est relevé de son poste : appuyez là où le poste est maintenant, ou demandez un poste à l’arbitre principal
refusal-wrong-court = { GIVEN($role) ->
    [yes] cet appareil est { role } sur d’autres terrains et n’a pas de rôle ici ({ court })
   *[no] cet appareil n’a pas de rôle ici ({ court })
}
refusal-no-such-court = il n’y a pas de { court } ici
refusal-wrong-board = cet appareil ne transmet rien pour l’{ board }
refusal-no-such-board = il n’y a pas d’{ board } sur ce terrain ; ses échiquiers vont de 1 à { $boards }
refusal-no-such-game = { GIVEN($on) ->
    [yes] la { game } est sur l’échiquier { $on }
   *[no] il n’y a pas de { game } sur ce terrain
}
refusal-no-game = aucune partie n’est appariée sur l’{ board }
refusal-game-exists = la { game } est déjà sur ce terrain ; une nouvelle partie doit avoir un nouveau numéro
refusal-board-taken = { $boards-n ->
    [one] l’{ boards } a encore une partie non terminée ; aucune partie n’a été placée : un arbitre principal la termine d’abord, ou place seulement les autres parties
   *[other] les { boards } ont encore des parties non terminées ; aucune partie n’a été placée : un arbitre principal les termine d’abord, ou place seulement les autres parties
}
refusal-not-sealed = des résultats des dernières parties ne sont pas homologués ({ $reasons }) : saisissez-les et homologuez-les, ou placez les parties suivantes avec un motif
unsealed = ronde { $round }, { boards } : { $state ->
    [open] aucun résultat saisi
    [entered] résultat saisi une fois, non confirmé
    [differs] les saisies diffèrent, ou l’échiquier dit autre chose
   *[confirmed] résultat confirmé, non homologué
}
refusal-wrong-phase = la { game } est { phase } : { $needs ->
    [arrange_before_start] son heure se fixe avant le départ
    [evidence_is_over] son niveau de preuve ne compte plus
    [ready_before_start] un échiquier se déclare prêt avant le départ
    [waiting_or_paused] seule une partie en attente ou à l’arrêt peut démarrer
    [before_go] un départ s’arrête avant le GO seulement ; après, annulez le départ
    [no_start] elle n’a pas de départ à annuler
    [stop_countdown] arrêtez plutôt son compte à rebours
    [void_result] il faut d’abord annuler son résultat
    [not_started] elle n’a pas commencé
    [taken_off_before_start] une partie ne quitte son échiquier qu’avant son départ, tant que rien n’a été signalé ni saisi pour elle ; sinon décidez de son résultat et scellez-le
    [head_stops_countdown] l’arbitre principal arrête un compte à rebours
    [paused] elle est déjà à l’arrêt
    [ended] elle est terminée
    [goes_on] après la fin, aucune pénalité n’est plus purgée
    [clocks_are_over] ses pendules ne comptent plus
    [start_ruled] il faut d’abord trancher sur son départ
    [call_as_fault] après le départ, signalez-le comme faute
    [played] une partie d’une chaîne peut être nulle une fois jouée
   *[annul_start] à moins de dix coups de part et d’autre, le départ est annulé et les couleurs sont corrigées à l’échiquier (FIDE 7.3)
}
refusal-from-the-future = l’heure envoyée a { $ahead_ms } ms d’avance sur l’horloge du système ; vérifiez l’horloge de l’appareil
refusal-before-the-game = l’heure envoyée est { $early_ms } ms avant le départ de la { game }
refusal-not-a-move = « { $text } » n’est pas un coup en notation UCI comme e2e4 ou e7e8q
refusal-not-at-this-level = l’{ board } ne transmet pas les { $report ->
    [presses] appuis
   *[moves] coups
} à son niveau de preuve
refusal-bad-result = résultat par { termination } : { result } impossible ; attendu : { $fits ->
    [winner] un vainqueur
    [draw] une nulle
   *[winner_or_draw] un vainqueur ou une nulle
}
refusal-bad-go = GO impossible à { $distance_ms } ms de maintenant : { $by_voice ->
    [yes] au plus 5 minutes avant
   *[no] de 2 secondes à 5 minutes après
}
refusal-no-such-fact = l’entrée { LINE($fact) } n’est pas { $expected ->
    [call] un signalement qui compte ; regardez de nouveau l’échiquier
    [joined_call] un signalement joint à celui d’un autre arbitre ; regardez de nouveau les entrées
    [ruling] une décision, une réponse ou un appui de fin de partie qui compte encore
    [ruling_not_of_the_board] à annuler : personne ne l’a signalée ni tranchée, elle vient de l’échiquier ou des règles ; saisissez ou tranchez le bon résultat
    [no_void] à annuler, c’est déjà une annulation : refaites le signalement, pour son instant d’origine
    [open_question] une question ouverte
   *[answer_to_calls] une réponse à des signalements dont un compte encore ; tous ont été retirés
}
refusal-answered = la question { LINE($fact) } a déjà une réponse : { answer }, par { by }
refusal-already-void = l’entrée { LINE($fact) } est déjà annulée ; pour qu’elle compte à nouveau, refaites le signalement ou la décision, pour son instant d’origine
refusal-preview-changed = l’effet a changé depuis cet aperçu ; regardez le nouveau
refusal-overtaken = { $change ->
    [became] le résultat de la { game } est devenu : { result }
    [sealed] le résultat de la { game } a été homologué, { result }, par { by }
    [corrected] le résultat de la { game } a été corrigé de « { was } » en « { result } » par { by }
    [clocks] les pendules de la { game } ont été réglées par { by }
    [position] la position de la { game } a été fixée par { by }
    [players] les joueurs de la { game } ont été corrigés par { by }
   *[voided] une correction de la { game } a été annulée
} entre-temps ; regardez de nouveau
refusal-not-ready = le départ doit attendre : { $reasons } ; corrigez, ou donnez le départ avec un motif
refusal-sealed = le résultat de la { game } est homologué ; seul l’arbitre principal le corrige, avec un motif
refusal-not-confirmed = le résultat de la { game } n’est pas encore confirmé : { $needs ->
    [players_agree] depuis la fin, les deux joueurs sont d’accord : { result } ; un arbitre doit le saisir
    [players_play_on] depuis la fin, les deux joueurs sont d’accord pour continuer : annulez la fin
    [not_sealed] il n’est pas homologué : saisissez-le, ou annulez la mauvaise décision
    [late_report] un rapport tardif à son sujet attend sous « À voir »
    [entry] un arbitre doit saisir ce que montre l’échiquier
    [end] elle n’est pas terminée
    [second_entry] un deuxième arbitre, l’arbitre principal ou son adjoint, doit saisir le même
   *[one_result] les saisies diffèrent, ou l’échiquier dit autre chose
}
refusal-not-in-this-game = la { game } est du type { ruleset }, qui ne connaît pas { $unknown ->
    [clocks_stopped] l’arrêt des deux pendules par un joueur
    [players_words] la parole des joueurs sur une réclamation : l’arbitre tranche
    [promotion] une promotion seulement annoncée
    [withdrawal] un coup repris : une pièce touchée est jouée
    [reminder] le rappel par un joueur
    [interference] cette note : signalez un dérangement
    [speed_claim] cette réclamation : le terrain ou l’arbitre s’en charge
    [runs] les courses
    [stops] les arrêts derrière une ligne
    [draw_cards] les cartes de nulle
    [touched_pieces] la pièce touchée : aucune ne doit être jouée
    [corrections] les corrections : un coup illégal perd, ou reste
    [penalty] cette pénalité : notez-la, ou donnez un avertissement
    [walk_cards] les cartons des marcheurs : signalez une faute
    [check_list] la liste de contrôle
    [item] ce point dans sa liste de contrôle
   *[claim] cette réclamation
}
refusal-players-decide = les deux joueurs décident de la { game } : enregistrez ce qu’ils réclament et confirment, ou leur accord, avant { $act ->
    [rule] de trancher un résultat
    [enter] de saisir un résultat qui n’est pas le leur
    [enter_another] de saisir un autre résultat que celui de leur accord : { result }
    [enter_unfinished] de saisir le résultat d’une partie qui continue, selon les deux
    [correct] de le corriger
   *[void] d’en annuler quoi que ce soit
}
refusal-not-asking = aucun téléphone ne demande l’accès avec le numéro { $number } ; regardez de nouveau la liste
refusal-no-such-device = il n’y a pas d’{ $device } ici ; regardez de nouveau la liste
field = { $field ->
    [tag] l’étiquette
    [reason] le motif
    [fault] la faute
    [claim] la réclamation
    [name] le nom
    [court_name] le nom du terrain
   *[position] la position
}
refusal-bad-text = { $fault ->
    [too_long] { field } : plus de { $fault-max } caractères
    [blank] { field } : vide impossible ; attendu : quelques mots
   *[unseen] { field } : caractère { CODE_POINT($fault-unseen) } impossible ; attendu : une ligne de caractères visibles
}
refusal-too-long = { field } : plus de { $max } caractères

found-answer = { $found ->
    [yes] oui
    [no] non
    [confirm] confirmer
   *[decline] refuser
}
handed = { $handed ->
    [organiser] organisateur
    [board] agent d’échiquier
    [judge] juge de ligne
    [deputy] arbitre adjoint
   *[head] arbitre principal
}
own = { $own ->
    [organiser] organisateur
    [board] agent d’échiquier
    [judge] juge de ligne
    [deputy] arbitre adjoint
   *[head] arbitre principal
}


setting-list = la liste : vide impossible ; attendu : au moins un échiquier ou une partie
setting-games-of-a-board = la liste : deux parties pour l’échiquier { $found } impossible ; attendu : une partie par échiquier
setting-boards = { $most ->
    [12] le nombre d’échiquiers : { $found } impossible ; attendu : 1 à 12 échiquiers sur un terrain de basket (CR-2.1-1)
   *[other] le nombre d’échiquiers : { $found } impossible ; attendu : 1 à { $most } échiquiers
}
setting-court-length = la longueur du terrain : { $found } m impossible ; attendu : au moins 28,0 m (CR-2.3-1)
setting-court-width = la largeur du terrain : { $found } m impossible ; attendu : sa largeur le long des échiquiers, par exemple 15,0 m
setting-lane-width = la largeur d’un couloir : { $found } m impossible ; attendu : au moins 1,25 m sur un terrain de basket : moins d’échiquiers ou un terrain plus large (CR-2.1-4)
setting-round = la ronde : { $found } impossible ; attendu : une ronde à partir de 1
setting-players = les joueurs : joueur { $found } contre lui-même impossible ; attendu : deux joueurs
setting-walk-elsewhere = la marche : dans { $found } impossible ; attendu : aucune, ce n’est pas ChessWalk
setting-walk-consent = la marche : le joueur { $found } ({ side }) n’a pas accepté de marcher ; attendu : l’accord des deux joueurs (CR-4.6-1)
setting-walk-increments = les incréments : { $found } impossible ; attendu : les mêmes pour les deux : ceux des maîtres n’existent qu’en mode classique
setting-draw-cards = cartes de nulle : { $found } impossible ; attendu : 0 à 2 par joueur (CR-4.4-2)
setting-sprint-draw-cards = cartes de nulle : { $found } impossible ; attendu : aucune en ChessSprint (CR-4.7-2)
setting-match-draw-cards = le nombre de cartes de nulle : { $found } impossible ; attendu : 0 : dans un match, la nulle est convenue oralement
setting-illegal-move-time = temps pour un coup illégal : { $found } impossible ; attendu : 0:00 à 10 minutes
setting-time = temps ({ side }) : { $found } impossible ; attendu : plus de zéro, au plus 10 heures
setting-time-left = temps ({ side }) : { $found } impossible ; attendu : 0:00 à 10 heures
setting-sprint-time = temps ({ side }) : { $found } impossible ; attendu : 10 minutes en ChessSprint (CR-4.7-1)
setting-increment = incrément ({ side }) : { $found } impossible ; attendu : 0 seconde à 10 minutes
setting-sprint-increment = incrément ({ side }) : { $found } impossible ; attendu : aucun en ChessSprint (CR-4.7-1)
setting-turning-point = point de retour ({ side }) : { $found } m impossible ; attendu : 1 à { $farthest } m de l’échiquier (CR-2.2-1)
setting-position = la position : « { $found } » impossible ; attendu : une position en notation FEN
setting-no-match-limit = la limite du match : aucune, impossible ; attendu : une limite, par exemple une heure (IM-3-2)
setting-limit-elsewhere = la limite du match : { $found } impossible ; attendu : aucune : seul un match Intramural en a une
setting-match-limit = la limite du match : { $found } impossible ; attendu : plus de zéro, au plus 10 heures
setting-window = le créneau : une fin avant le début est impossible ; attendu : une fin après le début
setting-window-closed = le créneau : déjà terminé, impossible ; attendu : un créneau qui se termine plus tard (IM-1-2)
setting-arranged-elsewhere = la partie : { ruleset } impossible ; attendu : un match dont les joueurs fixent l’heure
setting-arranged-time = l’heure convenue : hors du créneau du match, impossible ; attendu : une heure dans le créneau, ou un autre créneau de l’organisateur (IM-1-2)
setting-site-elsewhere = le site : { $found } impossible ; attendu : aucun : seuls les matchs Intramural se jouent sur un site
setting-site = le site : « { $found } » impossible ; attendu : le nom d’un seul site, par exemple « chess.com » (IM-1-1)
setting-replacement = un signalement dont l’effet a été décidé ne se remplace pas : annulez-le d’abord, l’arbitre principal confirme
setting-square = la case : « { $found } » impossible ; attendu : une case comme e8
setting-red-card = la faute : un carton rouge seul est impossible ; attendu : le carton avec son infraction
setting-given-time = temps pour l’adversaire : { $found } impossible ; attendu : plus de zéro, au plus { CLOCK($max) }
setting-taken-time = temps retiré à sa pendule : { $found } impossible ; attendu : plus de zéro, au plus { CLOCK($max) }
setting-ago = temps écoulé : { $found } impossible ; attendu : plus de zéro, au plus { CLOCK($max) }
setting-amendment-answer = la réponse : { found-answer } impossible ; attendu : confirmer avec l’aperçu, ou refuser
setting-clock-answer = la réponse : { found-answer } impossible ; attendu : oui, dès que les pendules de table l’affichent
setting-answer = la réponse : { found-answer } impossible ; attendu : oui ou non
setting-amendment = la rectification : { $found } faits nouveaux impossible ; attendu : pas plus qu’un enregistrement n’en contient ; refusez-la et tranchez le résultat
setting-measure = le constat : { $found } cm impossible ; attendu : conforme ou non conforme
setting-table-width = la largeur de la table : { $found } cm impossible ; attendu : 0,1 cm à 5 m
setting-waived-item = ce point est conforme à cet échiquier, ou ne bloque pas son départ : aucune dispense à donner
setting-item-of-nobody = le joueur : personne, impossible ; attendu : celui des Blancs ou des Noirs
setting-item-of-player = le point : { side } impossible ; attendu : un point de l’échiquier
setting-clocks = les pendules : rien à régler ; attendu : un temps, ou la pendule qui tourne
setting-agreed-draw = la nulle par accord est impossible en ChessSprint ; attendu : un vainqueur, ou une nulle par la position ou les règles (CR-4.7-2)
setting-hand-over = le transfert : un appareil relevé, sans poste, est impossible ; attendu : l’appareil qui a le poste maintenant
setting-duties = le transfert : poste de { handed } pour un { own } impossible ; attendu : un poste d’arbitre pour un arbitre, d’agent d’échiquier pour un agent, d’organisateur pour un organisateur ou l’arbitre principal, et un même rôle sur chaque terrain : donnez les couloirs à un appareil de ce terrain
setting-last-head = le rôle : plus aucun arbitre principal, impossible ; attendu : d’abord un autre arbitre principal : transférez le rôle, ou inscrivez-en un


hindrance-no-game = { $boards-n ->
    [one] l’{ boards } n’a pas de partie
   *[other] les { boards } n’ont pas de partie
}
hindrance-not-ready = { $boards-n ->
    [one] l’{ boards } n’a pas été déclaré prêt
   *[other] les { boards } n’ont pas été déclarés prêts
}
hindrance-failed = { $boards-n ->
    [one] { boards } : { failed-item }
   *[other] { boards } : { failed-item }
}
hindrance-proposed-times = { $boards-n ->
    [one] { boards } : temps seulement proposés
   *[other] { boards } : temps seulement proposés
}
hindrance-clock-to-set = { $boards-n ->
    [one] { boards } : une pendule reste à régler
   *[other] { boards } : des pendules restent à régler
}
hindrance-silent = { $device } : muet ({ boards })
hindrance-clock-unknown = { $device } : horloge inconnue ({ boards })
hindrance-clock-off = { $device } : horloge juste à ± { $error } ms seulement ({ boards })
away = { $n ->
    [one] Absent, aucun départ ne l’attend : { $names }.
   *[other] Absents, aucun départ ne les attend : { $names }.
}
failed-item = { GIVEN($side) ->
    [yes] { side }, avec { item-failed } ({ $rule })
   *[no] { item-failed } ({ $rule })
}


the-move = { GIVEN($uci) ->
    [yes] { SQUARES($uci) }
   *[no] le coup
}
ruling-moved-before-run = { side } : coup joué avant la course ; la course reste due.
ruling-illegal = Coup illégal : { the-move }. { side } : à corriger pendant que sa propre pendule tourne.
ruling-waits = { side } : { SQUARES($uci) } reste jusqu’au coup suivant ; s’il n’en sort aucune position légale, la partie est nulle. { other } : réclamation possible avant de jouer.
ruling-queened = { side } : le pion devient une dame : { SQUARES($uci) }.
ruling-take-back-owed = { GIVEN($touched) ->
    [yes] { side } : reprendre { the-move } et jouer un autre coup avec la pièce en { $touched }.
   *[no] { side } : reprendre { the-move } et jouer un coup légal quelconque.
}
ruling-limit-reached = { GIVEN($points-white) ->
    [yes] Le match n’est pas terminé dans sa limite ; points de capture : Blancs { $points-white }, Noirs { $points-black }.
   *[no] Le match n’est pas terminé dans sa limite ; les points de capture sont inconnus.
}
ruling-arranged = L’heure convenue est enregistrée avec l’invitation.
ruling-illegal-stands = { SQUARES($uci) } reste : { other } a joué avant la correction.
ruling-empty-press = { side } : appui sans coup sur l’échiquier ; la pendule tourne ({ other }), le trait ne change pas.
ruling-correction-owed = { $hands_back ->
    [yes] { side } : corriger et appuyer, puis faire la course aller-retour avant le prochain coup ; ensuite, trait : { other }.
   *[no] { side } : corriger, puis faire la course aller-retour avant le prochain coup.
}
ruling-handed-back = { side } : corrigé ; la pendule tourne ({ other }).
ruling-taken-back = { side } : coup repris, avec son incrément et sa course.
ruling-no-move = { side } : l’appui était celui d’une réclamation, pas d’un coup.
ruling-claim-ruled = { $verdict ->
    [upheld] { side } : réclamation acceptée.
    [rejected] { side } : réclamation rejetée ; le trait est comme avant.
    [too_late] { GIVEN($verdict-last-ply) ->
        [yes] { $claim ->
            [touch_move] { side } : la réclamation ({ claim }) porte sur le dernier coup de l’adversaire, { last-move }. Une pièce a été touchée depuis : elle est trop tardive.
           *[other] { side } : la réclamation ({ claim }) porte sur le dernier coup de l’adversaire, { last-move }. Un coup a été joué depuis : elle est trop tardive.
        }
       *[no] { side } : la réclamation ({ claim }) porte sur un coup de l’adversaire ; { other } : aucun coup joué.
    }
    [not_on_move] { side } : pas au trait ; la nulle se réclame au trait seulement.
   *[touched] { $claim ->
        [touch_move] { side } : pièce touchée ; réclamation « pièce touchée » désormais impossible.
       *[other] { side } : pièce touchée ; réclamation impossible sur ce coup.
    }
}
last-move = { GIVEN($verdict-last-san) ->
    [yes] { NUMBERED($verdict-last-ply) } { $verdict-last-san }
   *[no] { MOVER($verdict-last-ply) ->
        [white] coup { MOVE_NUMBER($verdict-last-ply) } des Blancs
       *[black] coup { MOVE_NUMBER($verdict-last-ply) } des Noirs
    }
}
ruling-announced = { side } : { SQUARES($uci) }, le coup annoncé, doit être joué.
ruling-draw-offered = { GIVEN($cards) ->
    [yes] { side } : nulle proposée ; cartes restantes : { $cards }.
   *[no] { side } : nulle proposée par la réclamation.
}
ruling-draw-refused = { side } : nulle refusée.
ruling-time-given = { $is_loss ->
    [yes] { side } : { AMOUNT($time) } en moins { time-for }.
   *[no] { side } : { AMOUNT($time) } en plus { time-for }.
}
time-for = { $why ->
    [illegal_move] pour le coup illégal de l’adversaire
    [wrong_claim] pour la réclamation infondée de l’adversaire
    [rejected_claim] pour le temps écoulé pendant l’examen de la réclamation
    [ladder] par pénalité de l’arbitre
   *[restart] pour la partie suivante de la chaîne
}
ruling-called = { $unexpected ->
    [yes] { price }, { $against ->
        [crossing] bien que son passage ait été signalé
        [board] bien que son retour à l’échiquier ait été signalé
        [start] bien que le départ soit passé depuis longtemps
       *[run] bien qu’aucune course de ce genre ne soit connue
    }.
   *[no] { price }.
}
at-turn = { $turn ->
    [wall] au mur
    [cone] derrière le plot
   *[line] derrière la ligne
}
price = { $sanction ->
    [stop] { $in_stop ->
        [yes] { side } : arrêt en cours, prolongé de dix secondes
       *[no] { side } : arrêt de dix secondes { at-turn } au prochain passage
    }
    [note] Enregistré contre : { side }
    [warning] { side } : avertissement
    [give_opponent] { other } : temps ajouté pour cela
    [take_time] { side } : temps retiré pour cela
   *[loss_of_game] { side } : partie perdue pour cela
}
ruling-joined = Signalement joint au même, fait juste avant ; séparez-les s’il y en avait deux.
ruling-checked = { GIVEN($side) ->
    [yes] { side } : { item-failed } ; { item-effect }.
   *[no] { item-failed } ; { item-effect }.
}
item-effect = { $weight ->
    [required] l’échiquier attend la correction, ou une dispense de l’arbitre principal
   *[advised] enregistré ; c’est un conseil, cela n’empêche pas de jouer
}
ruling-waived = Dispense : { item-failed }. Cela ne bloque pas le départ de l’échiquier.
ruling-carded = { side } : { card } pour { offence }.
ruling-cards-shown = { side } : les cartons montrés jusqu’ici sont connus de tous.
ruling-chain-game-drawn = Partie { $chain_game } nulle, { termination }. La suivante commence aussitôt.
ruling-stop-began = { side } : le chronomètre tourne.
ruling-stop-watched = { side } : le chronomètre tourne déjà ; vous le surveillez maintenant.
ruling-stop-left = { $seen_leaving ->
    [yes] { side } : départ trop tôt ; tout l’arrêt est à refaire à la prochaine ligne.
   *[no] { side } : arrêt non effectué ; il est à purger à la prochaine ligne.
}
ruling-stop-served = { $unwatched ->
    [yes] { side } : libre ; personne n’a surveillé la fin de l’arrêt.
   *[no] { side } : libre.
}
ruling-lapsed = La partie est terminée. { $penalties ->
    [one] { side } : une pénalité non purgée, qui devient caduque.
   *[other] { side } : { $penalties } pénalités non purgées, qui deviennent caduques.
}
ruling-call-voided = { $tap ->
    [joined] Un des deux signalements identiques est annulé ; l’autre compte toujours.
   *[other] { $served ->
        [yes] Annulé : { tap } ; le temps passé à l’arrêt n’est pas rendu.
       *[no] Annulé : { tap }.
    }
}
ruling-voided = La décision est annulée, avec toutes ses suites.
ruling-call-split = C’étaient deux signalements ; chacun est purgé.
ruling-flag-fell = { side } : drapeau tombé à 0.000.
ruling-ready = { $ready ->
    [yes] L’échiquier est prêt.
   *[no] L’échiquier n’est plus prêt.
}
ruling-paired = L’échiquier a sa partie suivante malgré : { $reasons }.
ruling-counting = { GIVEN($reasons) ->
    [yes] { $resumes ->
        [yes] La partie reprend malgré : { $reasons }.
       *[no] La partie démarre malgré : { $reasons }.
    }
   *[no] { $by_voice ->
        [yes] GO à la voix : l’échiquier { $resumes ->
            [yes] reprend
           *[no] démarre
        } à l’appui.
       *[no] 3, 2, 1, GO : l’échiquier { $resumes ->
            [yes] reprend
           *[no] démarre
        }.
    }
}
ruling-aborted = Le compte à rebours est arrêté ; chaque pendule est comme avant.
ruling-started = GO : la partie est en cours.
ruling-resumed = GO : la partie reprend, chaque joueur là où il était.
ruling-annulled = Le départ est annulé ; la partie attend, pendules comme avant.
ruling-paused = Pendules, courses et arrêts sont figés depuis l’appui.
ruling-result-entered = { $confirms ->
    [yes] Saisi, avec le droit de confirmer : { result }.
   *[no] Saisi : { result } ; un autre arbitre le confirme.
}
ruling-set-on-clock = La pendule de table est comme décidé.
ruling-evidence-set = L’échiquier transmet ainsi à partir de maintenant.
ruling-claimed = { $incomplete ->
    [yes] { $claim ->
        [flag_down] { side } : réclamation enregistrée ; elle compte quand les deux pendules sont arrêtées.
        [both_flags_down] { side } : réclamation enregistrée ; elle compte quand les deux pendules sont arrêtées.
       *[other] { side } : réclamation enregistrée ; elle compte quand il a frappé la pendule ou que les deux pendules sont arrêtées.
    }
   *[no] { side } : réclamation enregistrée.
}
ruling-sealed = Homologué : { result }. Seul l’arbitre principal le corrige.
ruling-result-corrected = { GIVEN($was) ->
    [yes] Le résultat homologué ({ was }) est corrigé : { result }.
   *[no] Le résultat homologué est corrigé : { result }.
}
ruling-clock-set = Les pendules sont réglées par l’arbitre principal.
ruling-position-set = La partie continue à partir de la position fixée.
ruling-players-set = Le registre nomme les vrais joueurs.
ruling-results-differ = Les saisies diffèrent, ou l’échiquier dit autre chose ; l’arbitre principal est consulté.
ruling-ended = La partie est terminée : { result }, { termination }.
ruling-set-aside-late = Reçu avec plus de 30 secondes de retard ou d’un appareil relevé ; l’arbitre principal décide s’il est purgé.
ruling-set-aside = Cela changerait une décision : l’arbitre principal est d’abord consulté.
ruling-amended = Des décisions antérieures sont remplacées.
ruling-boards-paired = Parties suivantes sur { boards }, malgré : { $reasons }.
ruling-boards-ready = { $ready ->
    [yes] Prêts : { boards }.
   *[no] Plus prêts : { boards }.
}
ruling-boards-counting = { $despite ->
    [yes] 3, 2, 1, GO : { boards-counting }, malgré : { $reasons }.
   *[no] 3, 2, 1, GO : { boards-counting }.
}
boards-counting = { $resumes ->
    [all] reprise : { boards }
    [some] départ ou reprise : { boards }
   *[none] départ : { boards }
}
ruling-boards-sealed = Résultats homologués : { boards }. Seul l’arbitre principal les corrige.
ruling-settled = { $how ->
    [stands] Réclamation : { claim }. Elle est acceptée.
    [too_late] Réclamation : { claim }. Trop tard : coup joué et pendule frappée depuis.
    [too_early] Réclamation : { claim }. Trop tôt : l’adversaire n’a pas fini de coup.
   *[falls] Réclamation : { claim }. Elle est rejetée.
}
ruling-end-stands = Sur l’échiquier : { claim }. La partie se termine dès que les deux confirment.
ruling-both-stopped = { side } : les deux pendules arrêtées.
ruling-unpunched = { side } : pendule non frappée ; elle continue de tourner.
ruling-late-punch = { side } : pendule frappée en retard.
ruling-withdrawn = { side } : coup repris ; c’est permis jusqu’à la frappe de la pendule.
ruling-declared = Promotion du pion à partir de la frappe : { piece }.
ruling-completed = { side } : pendule frappée pour la réclamation.
ruling-agreed = Plus rien n’est réclamé.
ruling-interfered = Enregistré ; cela ne change pas la partie.
ruling-confirmed = { side } : confirmé ; l’autre doit confirmer aussi.
ruling-disputed = { side } : contesté : { claim } ; { record-of-claim }. Ouvert jusqu’à l’accord des deux.
ruling-runs-on = { side } : la pendule continue de tourner.


question-dead-position = Plus aucun mat possible pour les deux camps ?
question-can-mate = { side } : partie perdue si l’adversaire peut encore mater : le peut-il ?
question-flag-or-press = { side } : appui à temps ? Meilleure estimation : { $left } ms restantes, ± { $error } ms
question-limit-or-move = { side } : coup dans la limite du match ? Meilleure estimation : { $left } ms avant, ± { $error } ms
question-limit-reached = { GIVEN($points-white) ->
    [yes] La limite est atteinte, { $points-white } points chacun. Victoire : { white } ?
   *[no] La limite est atteinte, points inconnus. Victoire : { white } ?
}
question-window-missed = Le créneau du match est terminé : peut-il encore être joué ?
question-flag-expected = Regardez la pendule : le drapeau est-il tombé ({ side }) ?
question-clock-differs = La pendule de table et le temps du terrain diffèrent, Blancs { by-white }, Noirs { by-black } : la lecture est-elle juste ?
by-white = { GIVEN($by-white) ->
    [yes] { SIGNED_SECONDS($by-white) } s
   *[no] non lu
}
by-black = { GIVEN($by-black) ->
    [yes] { SIGNED_SECONDS($by-black) } s
   *[no] non lu
}
question-moved-before-run = { side } : coup joué avant la course (CR-4.2-2) : a-t-il été vu ?
question-illegal-move = { side } : le coup { SQUARES($uci) } est illégal : a-t-il été transmis correctement ?
question-amendment = Cela change des décisions antérieures{ $drops ->
    [0] { "" }
    [one] { " " }: { $drops } entrée retirée
   *[other] { " " }: { $drops } entrées retirées
}{ $adds ->
    [0] { "" }
    [one] { " " }; { $adds } entrée ajoutée
   *[other] { " " }; { $adds } entrées ajoutées
}. Faut-il l’appliquer ?
question-unmapped-clock = Un rapport vient d’un appareil dont l’horloge n’est pas synchronisée : son heure est-elle juste ?
question-claim = { side } : réclamation : { claim } : est-elle acceptée ?
question-late-calls = { $calls-n ->
    [one] { $calls-n } signalement reçu
   *[other] { $calls-n } signalements reçus
} avec plus de 30 s de retard ou d’un appareil relevé ({ side }) : à purger au prochain retour ?
question-moves-differ = Deux échiquiers diffèrent sur le coup ({ side }) : { $first }, puis { $second }. Est-ce { $first } ?
question-left-stop = { side } : signalé à l’échiquier pendant l’arrêt : l’a-t-il quitté ?
question-left-stop-again = { side } : arrêt quitté une deuxième fois : aucune suite de plus ?
question-unwatched = { GIVEN($untimed) ->
    [yes] { side } : course reprise sans arrêt chronométré : compte-t-il comme purgé ?
   *[no] { side } : fin de l’arrêt non surveillée : compte-t-il comme purgé ?
}
question-set-clock = { GIVEN($left-white) ->
    [yes] { clock-to-set }
   *[no] { GIVEN($left-black) ->
        [yes] { clock-to-set }
       *[no] { $added-white ->
            [0] { $added-black ->
                [0] { GIVEN($cancelled) ->
                    [yes] Plus rien à changer à la pendule : annulez le dernier changement demandé, s’il a été fait
                   *[no] Remettez la pendule à ce qu’elle affichait avant ; le terrain ne connaît pas les temps
                }
               *[other] { clock-to-set }
            }
           *[other] { clock-to-set }
        }
    }
}
clock-to-set = { GIVEN($left-white) ->
    [yes] { GIVEN($left-black) ->
        [yes] { "" }
       *[no] { undo-before-setting }
    }
   *[no] { undo-before-setting }
}Réglez la pendule : Blancs { to-set-white }, Noirs { to-set-black }{ GIVEN($standing) ->
    [yes] , les deux arrêtées
   *[no] { "" }
}{ GIVEN($to_run) ->
    [yes] , trait : { to-run }
   *[no] { "" }
}
undo-before-setting = { GIVEN($cancelled) ->
    [yes] D’abord, annulez le dernier changement demandé, s’il a été fait.{ " " }
   *[no] { "" }
}
to-set-white = { GIVEN($left-white) ->
    [yes] à { SHOWN($left-white) }{ $added-white ->
        [0] { "" }
       *[other] { " " }({ SIGNED($added-white) })
    }
   *[no] { $added-white ->
        [0] sans changement
       *[other] de { SIGNED($added-white) }
    }
}
to-set-black = { GIVEN($left-black) ->
    [yes] à { SHOWN($left-black) }{ $added-black ->
        [0] { "" }
       *[other] { " " }({ SIGNED($added-black) })
    }
   *[no] { $added-black ->
        [0] sans changement
       *[other] de { SIGNED($added-black) }
    }
}
to-run = { $to_run ->
    [white] { white }
   *[black] { black }
}
question-results-differ = { GIVEN($ended-result) ->
    [yes] Résultats différents : fin de partie { result }, { termination } ; { $entered }
   *[no] Résultats différents : { $entered }
}
entry = { GIVEN($device) ->
    [yes] { $device }
   *[no] la machine du serveur
} : { result }
question-proposed-times = Après la coupure : Blancs { left-white }, Noirs { left-black }, trait : { GIVEN($to_run) ->
    [yes] { to-run }
   *[no] personne
} ?
left-white = { GIVEN($left-white) ->
    [yes] { SHOWN($left-white) }
   *[no] -:--
}
left-black = { GIVEN($left-black) ->
    [yes] { SHOWN($left-black) }
   *[no] -:--
}
question-start-lost = Le départ n’a pas eu lieu, le serveur était absent au GO ; des joueurs ont peut-être couru : sont-ils revenus ?
question-short-of-time = Regardez la pendule : un joueur a-t-il moins de 2:00, de sorte que chacun reçoit 2:00 de plus (CR-4.7-4) ?
question-chief-called = L’arbitre principal est appelé à l’échiquier


decided-left-stop = Le joueur n’a pas quitté son arrêt.
decided-amendment = { $yes ->
    [yes] Appliqué comme affiché.
   *[no] Tout reste en l’état.
}
decided-chief-called = { $yes ->
    [yes] L’arbitre principal est à l’échiquier.
   *[no] L’arbitre principal n’y est pas nécessaire.
}
decided-late-calls = { $yes ->
    [yes] Ils sont à purger au prochain retour.
   *[no] Ils sont abandonnés.
}
decided-proposed-times = { $yes ->
    [yes] Les temps proposés sont retenus.
   *[no] Les temps proposés ne sont pas retenus.
}
decided-set-clock = La pendule de table est comme décidé.
decided-window-missed = { $yes ->
    [yes] Le match peut encore être joué.
   *[no] Le match ne sera plus joué.
}
decided-flag-expected = { $yes ->
    [yes] Le drapeau est tombé.
   *[no] Le drapeau n’est pas tombé.
}
decided-clock-differs = { $yes ->
    [yes] La lecture est juste.
   *[no] Le temps du terrain est juste.
}
decided-moves-differ = { $yes ->
    [yes] Le coup transmis en premier est retenu.
   *[no] Le coup transmis en second est retenu.
}
decided-moved-before-run = { $yes ->
    [yes] Vu ; la partie continue.
   *[no] Ce n’était pas une faute.
}
decided-left-stop-again = { $yes ->
    [yes] Aucune suite de plus pour ce nouveau départ de l’arrêt.
   *[no] Le joueur n’a pas quitté l’arrêt une deuxième fois.
}
decided-unwatched = { $yes ->
    [yes] L’arrêt compte comme purgé.
   *[no] L’arrêt ne compte pas comme purgé.
}
decided-results-differ = { $yes ->
    [yes] Le résultat saisi en dernier est retenu.
   *[no] { GIVEN($result) ->
        [yes] Les saisies sont retirées ; la fin est retenue : { result }, { termination }.
       *[no] Les saisies sont retirées : il n’y a plus de résultat, la partie est ouverte.
    }
}
decided-start-lost = { $yes ->
    [yes] Les joueurs sont revenus à leur place d’avant le départ.
   *[no] Personne n’avait couru.
}
decided-short-of-time = { $yes ->
    [yes] Chacun reçoit deux minutes de plus.
   *[no] Les pendules restent comme elles sont.
}
decided-unmapped-clock = Vu.


note-after-the-end = Enregistré ; la partie était terminée.
note-after-the-flag = Enregistré ; reçu à la chute du drapeau ou après.
note-awaits-the-referee = Enregistré ; l’arbitre est d’abord consulté.
note-after-the-limit = Enregistré ; reçu après la limite du match.
note-before-go = Enregistré ; reçu avant le GO.
note-while-paused = Enregistré ; la partie est à l’arrêt.
note-clock-start = Appui des Noirs au lancement de la pendule des Blancs.
note-clock-start-differs = L’appui des Noirs est à plus d’une demi-seconde du « 2 ».
note-move-out-of-turn = Enregistré ; c’était à l’autre camp de jouer.
note-press-out-of-turn = Enregistré ; la pendule de l’autre camp tournait.
note-misreported-move = Décision de l’arbitre : aucun coup illégal n’a été joué.
note-return-without-crossing = Retour sans franchir la ligne ; la course reste due.
note-draw-before-both-moved = La nulle par accord est possible une fois que les deux ont joué.
note-no-card-left = Plus de carte de nulle : ce n’est pas une proposition, c’est une infraction.
note-card-away-from-board = Une carte ne compte que d’un joueur à l’échiquier ; elle est rendue.
note-offer-lies-already = Sa propre proposition est encore sans réponse ; la carte est rendue.
note-no-offer = Enregistré ; il n’y a pas de proposition sur l’échiquier.
note-own-offer = Enregistré ; seul l’adversaire répond à une proposition, personne ne la retire.
note-claim-awaits = Enregistré ; une réclamation est d’abord tranchée.
note-claim-told-before = Enregistré ; cette réclamation a déjà été signalée et compte une fois.
note-nothing-to-correct = Enregistré ; il n’y avait rien à corriger.
note-run-before-correction = La course ne compte pas : il faut d’abord corriger l’irrégularité.
note-not-as-announced = Coup différent de l’annonce ; l’adversaire peut réclamer.
note-not-the-touched-piece = Pièce différente de celle du coup illégal ; l’adversaire peut réclamer.
note-touched = Une pièce est touchée : elle doit être jouée ou prise.
note-clock-not-set-yet = Enregistré ; la pendule de table n’affiche pas encore les temps décidés.
note-no-clock-to-set = Enregistré ; aucune pendule n’était à régler.
note-nothing-to-serve = Enregistré ; aucune pénalité en attente : signalez-la, et l’arrêt commence.
note-no-stop = Enregistré ; son chronomètre ne tourne pas.
note-while-serving = Enregistré ; son arrêt derrière la ligne n’est pas fini et sa course n’est pas faite.
note-flag-is-the-players = Enregistré ; un drapeau est tombé quand un joueur le déclare et arrête les deux pendules.
note-claim-incomplete = Enregistré ; la réclamation compte quand son auteur frappe la pendule ou que les pendules sont arrêtées.
note-claim-stands = Enregistré ; la réclamation en cours est d’abord réglée.
note-own-claim = Enregistré ; c’est à l’autre joueur de répondre.
note-nothing-claimed = Enregistré ; rien n’est réclamé.
note-nothing-to-agree = Enregistré ; aucune réclamation n’est réglée ainsi.
note-clocks-stand = Enregistré ; les deux pendules sont déjà arrêtées.
note-not-a-promotion = Enregistré ; aucun pion ne devient cette pièce.
note-nothing-to-exchange = Enregistré ; aucun pion n’y attend d’être échangé.
note-not-as-declared = Pièce différente de la pièce annoncée, qui fait foi.
note-nothing-placed = Enregistré ; il n’a pas de coup posé sans frappe de pendule.
note-reminded = Enregistré ; un rappel est permis et n’est dû par personne.
note-second-caution = Enregistré ; vous lui avez déjà montré une palette jaune pour cela : la suite est un carton rouge.
note-second-red = Enregistré ; vous lui avez déjà montré un carton rouge, un seul compte par juge.
note-impossible-run = Compté ; mais personne ne court si vite : vérifiez les capteurs de ce couloir.
note-draw-prohibited = En ChessSprint, la nulle ne se propose pas et ne se convient pas : c’est une infraction.
note-flag-on-other-clock = Enregistré ; la pendule du système fait foi ici.


yes-dead-position = position morte : nulle
no-dead-position = non : on joue
yes-can-mate = peut mater : perdue
no-can-mate = ne peut pas : nulle
yes-flag-or-press = à temps
no-flag-or-press = trop tard
yes-limit-or-move = à temps
no-limit-or-move = trop tard
yes-limit-reached = victoire des Blancs
no-limit-reached = victoire des Noirs
yes-window-missed = peut être joué
no-window-missed = perdu par les deux
yes-flag-expected = drapeau tombé
no-flag-expected = pas tombé
yes-clock-differs = lecture juste
no-clock-differs = terrain juste
yes-moved-before-run = vu, continue
no-moved-before-run = pas une faute
yes-illegal-move = coup illégal
no-illegal-move = mal transmis
yes-amendment = appliquer comme affiché
no-amendment = tout laisser en l’état
yes-unmapped-clock = vu
no-unmapped-clock = laisser
yes-claim = acceptée
no-claim = rejetée
yes-late-calls = à purger au prochain retour
no-late-calls = abandonner
yes-moves-differ = le premier
no-moves-differ = le second
yes-left-stop = quitté : à refaire
no-left-stop = pas quitté
yes-left-stop-again = rien de plus
no-left-stop-again = pas de deuxième fois
yes-unwatched = purgé
no-unwatched = non purgé
yes-set-clock = { GIVEN($left-white) ->
    [yes] c’est réglé
   *[no] { GIVEN($left-black) ->
        [yes] c’est réglé
       *[no] { $added-white ->
            [0] { $added-black ->
                [0] { GIVEN($cancelled) ->
                    [yes] fait, ou inutile
                   *[no] c’est réglé
                }
               *[other] c’est réglé
            }
           *[other] c’est réglé
        }
    }
}
no-set-clock = pas encore
yes-results-differ = le dernier saisi
no-results-differ = { GIVEN($ended-by) ->
    [yes] les retirer : la fin est retenue
   *[no] les retirer : la partie est ouverte
}
yes-proposed-times = temps retenus
no-proposed-times = non retenus
yes-start-lost = ils sont revenus
no-start-lost = personne n’a couru
yes-short-of-time = oui : 2:00 à chacun
no-short-of-time = non : inchangé
yes-chief-called = je suis là
no-chief-called = pas nécessaire


on-record = { $knows ->
    [legal] { made }, légal selon le registre du terrain
    [illegal] { made }, illégal selon le registre du terrain
    [run_made] { made }, joué après une course selon le registre du terrain
    [run_owed] { made }, joué avant la course selon le registre du terrain
    [move_made] { made }, sur l’échiquier à l’appui selon le registre du terrain
    [no_move] { made }, aucun coup sur l’échiquier à l’appui selon le registre du terrain
   *[nothing] { made }
}
made = { GIVEN($san) ->
    [yes] { moved }
   *[no] { MOVER($ply) ->
        [white] coup { MOVE_NUMBER($ply) } des Blancs
       *[black] coup { MOVE_NUMBER($ply) } des Noirs
    }
}


between-stopped = { side } : les deux pendules arrêtées.
between-disputed = { GIVEN($side) ->
    [yes] { side } : { claim } : contesté ; { record-of-claim }. Ouvert jusqu’à l’accord des deux.
   *[no] { claim }, selon l’échiquier : contesté ; { record-of-claim }. Ouvert jusqu’à l’accord des deux.
}
between-incomplete = { $is_flag ->
    [yes] { side } : réclamation : { claim } : incomplète tant que les deux pendules ne sont pas arrêtées.
   *[no] { side } : réclamation : { claim } : incomplète tant que la pendule n’est pas frappée ou que les deux ne sont pas arrêtées.
}
between-claimed = { side } : réclamation : { claim }. { other } : à confirmer ou à contester.
between-shown = { GIVEN($side) ->
    [yes] L’échiquier montre : { claim }. { other } : à confirmer ou à contester.
   *[no] L’échiquier montre : { claim }. Les deux doivent confirmer.
}
between-unexchanged = Un pion promu est en { $squares } : échangez-le contre sa pièce.


verb-stopped = Chronomètre lancé
verb-left-stop = A quitté l’arrêt
verb-crossed = Ligne franchie
verb-returned = De retour
verb-resigned = Abandon
verb-draw-agreed = Nulle convenue
verb-flag-seen = Drapeau tombé
verb-draw-card = Carte de nulle posée
verb-draw-accepted = Nulle acceptée
verb-draw-refused = Nulle refusée
verb-corrected = Corrigé
verb-clock-set = Pendule réglée
verb-chief-called = Appeler l’arbitre principal
verb-clocks-stopped = Pendules arrêtées
verb-confirmed = Confirme une réclamation
verb-both-confirmed = Les deux confirment
verb-disputed = Conteste une réclamation
verb-withdrawn = Coup repris
verb-reminded = Rappel donné
interference = { $about ->
    [position] Un spectateur a parlé de la position
   *[clocks] Un spectateur a parlé des pendules
}
finding = { $finding ->
    [passed] conforme
    [failed] non conforme
   *[measured] { TENTHS($finding-mm) } cm
}
reason = { $code ->
    [wrong_board] mauvais échiquier ou joueur
    [in_error] appui par erreur
    [not_seen] pas assez bien vu
    [overruled] contredit par l’arbitre principal
    [injury] blessure
    [alarm] alarme
    [clock_broken] pendule en panne
    [disturbance] dérangement
    [ruling_needed] décision nécessaire
    [no_other] pas d’autre sur place
    [safe] sans danger
    [players_agree] les deux joueurs sont d’accord
    [slips_later] les feuilles de partie viendront plus tard
    [protest_open] un recours est en cours
    [no_time] pas le temps d’attendre
    [false_start] faux départ
    [wrong_players] mauvais échiquier ou joueurs
    [clocks_not_set] pendules non réglées
    [seen_ready] vu prêt
    [device_broken] appareil en panne, on joue sans
    [late_players] les retardataires partent seuls
    [entered_wrongly] mal saisi
    [did_not_come] joueur absent
    [penalty] pénalité (FIDE 12.9)
    [appeal] recours accepté
    [clock_set_wrongly] pendule mal réglée
    [penalty_in_time] pénalité de temps
    [taken_back] coup illégal repris
    [pieces_displaced] pièces déplacées
   *[seated_wrongly] joueurs mal placés
}



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


desk-not-created = l'événement n'est pas encore créé
desk-already-created = l'événement est déjà créé
desk-finished = l'événement est terminé : rouvrez-le d'abord
desk-not-finished = l'événement n'est pas terminé
desk-not-yours = cela ne vous revient pas ({ $act })
desk-stale = quelqu'un d'autre a modifié { $subject ->
    [plan] le plan
    [entries] la liste des inscrits
    [entry] ce joueur
    [team] cette équipe
    [tournament] ce tournoi
    [round] cette ronde
    [match] ce match
    [game] cette partie
    [protest] cette réclamation
   *[held] ce résultat en attente
} entre-temps ({ $changed }) : regardez de nouveau
desk-field = { $field ->
    [reason] motif
    [protest] réclamation
    [ruling] décision
    [link] lien
    [moves] coups
   *[name] nom
}
desk-bad-text = le texte ({ desk-field }) est vide ou contient un caractère invisible
desk-too-long = le texte ({ desk-field }) dépasse { $max } caractères
desk-bad-plan = « { $found } » n'est pas possible pour { $setting ->
    [name] le nom de l'événement
    [city] la ville
    [federation] la fédération : trois lettres au plus
    [season] la saison : quelques caractères, comme 2026/27
    [site] le site des parties en ligne : un nom court est attendu, tel que lichess.org
    [days] les jours : dans l'ordre, chacun une fois
    [starts] le début d'un jour : en minutes du jour
    [categories] une catégorie : un code court
    [rounds] le nombre de rondes : de 1 à 99
    [tie_breaks] un départage : un code tel que BH/C1
    [finalists] le nombre de finalistes : aucun ou de 2 à 1024
    [base] le temps de chaque joueur : plus de 0 et un jour au plus
    [increment] l'incrément : une heure au plus
    [round_minutes] les minutes d'une ronde : de 1 à 1440
    [boards] les échiquiers d'un terrain : de 1 à 12
    [courts] les terrains : chacun une fois
    [ticks] les cases du pointage : des noms courts, et celles utilisées restent
    [prizes] un prix : une place et quelques mots
    [first_game] le numéro de la première partie : un nombre entier à partir de 1
   *[format] la forme : les équipes ne jouent pas par catégorie
}
desk-no-such-person = { $person } n'est pas sur la liste des inscrits
desk-no-such-team = il n'y a pas d'équipe { $team }
desk-no-such-tournament = il n'y a pas de tournoi { $tournament }
desk-no-such-round = le tournoi { $tournament } n'a pas encore de ronde { $round }
desk-no-such-match = il n'y a pas de match { $match_no }
desk-no-such-game = l'événement n'a pas de partie { $game }
desk-no-such-protest = il n'y a pas de réclamation { $protest }
desk-no-such-held = il n'y a pas de résultat en attente { $held }
desk-no-such-tick = il n'y a pas de case { $tick } : le plan en nomme { $ticks }
desk-no-such-board = le plan n'a pas d'échiquier { $board } sur le terrain { $court }
desk-already-entered = { $person } est déjà inscrit
desk-team-already-entered = l'équipe { $team } est déjà inscrite
desk-in-another-team = { $person } joue pour l'équipe { $team }
desk-named-twice = { $person } est nommé deux fois
desk-bad-rating = { $rating } n'est pas un classement pour { $person } : de 1 à { $most }, ou rien sans classement
desk-category-not-played = la catégorie « { $category } » de { $person } n'est pas jouée ici
desk-no-tournament-for = aucun tournoi ne prend { $person } d'après sa catégorie
desk-plays-already = { $person } joue déjà dans le tournoi { $tournament }
desk-late-entries-over = les inscriptions tardives sont possibles jusqu'à la ronde { $until }, et plus quand toutes les rondes sont appariées
desk-already-withdrawn = { $person } a déjà abandonné le tournoi
desk-not-withdrawn = { $person } n'a pas abandonné le tournoi
desk-team-already-withdrawn = l'équipe { $team } a déjà abandonné le tournoi
desk-byes-used = { $person } a eu les { $most } byes d'un demi-point qu'un joueur peut demander
desk-no-bye-in-round = on ne peut pas demander de bye à la ronde { $round }
desk-not-asked = { $person } n'a pas de bye à la ronde { $round }
desk-too-late-for-bye = la ronde { $round } est appariée, ou le joueur n'était pas encore là
desk-only-pairing-gives = seul l'appariement donne cette exemption
desk-check-in-not-open = le pointage n'est pas ouvert
desk-check-in-open = le pointage est déjà ouvert
desk-entries-closed = les inscriptions sont closes
desk-entries-open = les inscriptions sont ouvertes
desk-begun = le tournoi { $tournament } a commencé, ou d'autres en dépendent
desk-too-few = il faut au moins deux joueurs ou équipes, et il y en a { $competitors ->
    [0] zéro
    [one] un
   *[other] { $competitors }
}
desk-category-too-small = { GIVEN($categories) ->
    [yes] dans la catégorie { $categories },
   *[no] sans catégorie,
} un joueur est seul ({ $competitors }) : donnez-lui une autre catégorie, faites jouer toutes les catégories ensemble, ou retirez-le
desk-too-many = { $competitors } participants, c'est plus que les { $most } possibles
desk-not-as-numbered = la liste ne nomme pas une fois chaque participant du tournoi { $tournament }
desk-numbers-fixed = les numéros du tournoi { $tournament } restent depuis que la ronde { $round } est appariée
desk-bad-tie-break = « { $code } » n'est pas un départage de ce tournoi
desk-not-for-this-system = le système du tournoi { $tournament } ne connaît pas cela
desk-not-twice = { $competitor } ne peut pas être là deux fois
desk-not-in-tournament = { $competitor } ne joue pas dans le tournoi { $tournament }
desk-club-unknown = personne du club { $club } ne joue dans ce tournoi
desk-crossing-needs-groups = { $groups } groupes ne peuvent être croisés : il faut 2, 4, 8 … groupes et les deux premiers de chacun
desk-not-final = le tournoi { $tournament } n'est pas terminé
desk-changes-finals = cela change qui joue les finales, ou dans quel ordre : retirez d’abord les finales, le tournoi { $tournament } dans ses réglages, et recréez-les
desk-finals-made = les finales sont déjà créées : tournoi { $tournament }
desk-lots-needed = dans le tournoi { $tournament }, le tirage au sort doit décider entre { $tied } : faites-le dans son classement
desk-nothing-shared = personne ne partage une place dans le tournoi { $tournament }
desk-colour-not-drawn = la couleur de la ronde 1 du tournoi { $tournament } n'est pas tirée
desk-colour-drawn = le tournoi { $tournament } a commencé : sa couleur reste
desk-results-missing = il manque des résultats à la ronde { $round } du tournoi { $tournament } ({ $games })
desk-results-held = un terrain a transmis un autre résultat que celui qui compte à la ronde { $round } du tournoi { $tournament } ({ $games }) : décidez d'abord lequel compte
desk-seen-elsewhere = ceci repose sur l'enregistrement { $seen }, et le tournoi n'en a ici que { $last } : c'est la vue d'un autre serveur. Chargez-la de nouveau
desk-matches-undecided = des matchs du tournoi { $tournament } ne sont pas décidés ({ $matches })
desk-all-paired = les { $rounds } rondes du tournoi { $tournament } sont toutes appariées
desk-no-legal-pairing = les règles ne laissent aucun appariement de la ronde { $round } du tournoi { $tournament } : trop de joueurs se sont rencontrés ou sont séparés par les réglages. Réduisez le nombre de rondes dans les réglages, ou laissez un groupe se rencontrer
desk-nobody-to-pair = il n'y a personne à apparier à la ronde { $round } du tournoi { $tournament }
desk-acceleration-needs-halves = l'accélération du tournoi { $tournament } exige qu'un gain vaille deux nulles et une perte rien
desk-bad-team-system = « { $code } » n'est pas un système suisse par équipes connu de ce programme
desk-draft-open = la ronde { $round } du tournoi { $tournament } est un projet : publiez-la ou retirez-la d'abord
desk-changes-open = la ronde { $round } du tournoi { $tournament } est en cours de modification à la main : terminez d'abord
desk-changes-not-open = la ronde { $round } du tournoi { $tournament } n'est pas en cours de modification à la main
desk-not-last-round = la ronde { $last } suit déjà la ronde { $round } du tournoi { $tournament }
desk-already-published = la ronde { $round } du tournoi { $tournament } est publiée : modifiez-la
desk-not-published = la ronde { $round } du tournoi { $tournament } n'est pas publiée
desk-nothing-to-publish = la ronde { $round } du tournoi { $tournament } est publiée en version { $version } et n'a pas changé
desk-unplaced = sans adversaire ni exemption : { $competitors }
desk-placed = { $competitor } a un adversaire : défaites d'abord le match
desk-have-met = { $white } et { $black } se sont déjà rencontrés
desk-kept-apart = { $white } et { $black } doivent être séparés
desk-reason-needed = il faut une raison
desk-game-begun = la partie { $game } a commencé ou a un résultat
desk-no-courts = le plan n'a pas de terrain
desk-nothing-laid = aucune partie publiée sans résultat n'a de place sur un terrain : publiez la ronde et placez d'abord ses parties
desk-board-taken = l'échiquier { $board } du terrain { $court } a la partie { $game }, en cours
desk-court-gap = il manque des enregistrements du terrain { $court } : la table les a jusqu'à { $cursor }, ceux-ci commencent après { $after }
desk-result-there = la partie { $game } a un autre résultat : corrigez-le
desk-no-result = la partie { $game } n'a pas de résultat
desk-same-result = la partie { $game } a ce résultat
desk-game-withdrawn = la table a retiré la partie { $game }
desk-board-empty = il manque un joueur à la partie { $game } : elle est gagnée par forfait
desk-choose-after-pairing = la ronde { $round } du tournoi { $tournament } est déjà appariée : choisissez de { $usual ->
    [keep] la garder (usuel, car une partie a commencé), de la réapparier, ou de la réapparier à partir d'un groupe de points
   *[repair_all] la réapparier (usuel, car aucune partie n'a commencé), de la réapparier à partir d'un groupe de points, ou de la garder
}
desk-nothing-paired-after = rien de réappariable ne suit dans le tournoi { $tournament }
desk-rests-on-it = le match { $match_no } dépend du résultat de la partie { $game } et a commencé
desk-not-in-knockout = la partie { $game } d'un tournoi à élimination ne peut finir ainsi
desk-sprint-not-drawn = une nulle en ChessSprint mène à une autre partie : entrez les temps de la partie { $game }
desk-not-a-sprint = la partie { $game } n'est pas un ChessSprint
desk-not-due = le match { $match_no } n'attend pas cela
desk-not-in-match = { $competitor } ne joue pas dans le match { $match_no }
desk-already-ruled = c'est déjà décidé
desk-not-upheld = seule une réclamation acceptée mène à une correction (réclamation { $protest })
desk-not-a-member = { $person } n'est pas de l'équipe { $team }
desk-in-no-team = { $person } ne joue pour aucune équipe
desk-too-few-players = l'équipe { $team } a besoin de { $boards } joueurs et en a { $players }
desk-too-many-players = { $named } joueurs sont nommés pour { $boards } échiquiers
desk-line-up-there = l'équipe { $team } a scellé sa composition pour le match { $match_no }
desk-line-ups-open = les compositions du match { $match_no } sont ouvertes
desk-match-played = le match { $match_no } a déjà des résultats
desk-not-online = le match { $match_no } ne se joue pas en ligne
desk-outside-window = c'est hors de la plage du match { $match_no }
desk-window-ends-first = la plage finit avant de commencer
desk-hour-runs = l'heure du match { $match_no } court
desk-bad-time = aucun calendrier et aucune pendule n'a cette heure
desk-not-your-game = { $person } ne joue pas la partie { $game }
desk-no-link = le lien n’est pas une adresse web : https:// et un hôte étaient attendus, sans utilisateur ni espaces
desk-nothing-reported = personne n'a annoncé de résultat de la partie { $game }
desk-other-result = le résultat de la partie { $game } a changé entre-temps : regardez-le de nouveau
desk-protests-open = un joueur a déjà { $max } réclamations ouvertes à ce sujet ; attendez la décision
desk-own-report = c'est l'adversaire qui confirme le résultat de la partie { $game }
desk-disputed = le résultat de la partie { $game } est contesté : un arbitre décide
desk-before-deadline = l'adversaire peut répondre à l'annonce de la partie { $game } jusqu'à la fin du délai : saisissez le résultat si vous en décidez
desk-held-back = les résultats du tournoi { $tournament } ne sont pas encore annoncés
desk-nothing-held-back = les résultats du tournoi { $tournament } sont publics


register-event = { GIVEN($name) ->
    [yes] « { $name } »
   *[no] tournoi { $event }
}
register-one-already = les deux numéros n'en font déjà qu'un
register-both-entered = les deux sont inscrits : { register-event }. Une personne y jouerait deux fois
register-still-in = cette personne joue encore, a encore une partie, est capitaine ou fait partie de l'organisation : { register-event }. Retirez d'abord le joueur et entrez ses résultats, changez l'équipe ou l'organisation, ou terminez le tournoi
register-rehearsal-runs = une répétition tourne avec sa propre copie du registre : terminez-la d'abord
register-too-many-persons = plus de { $limit } personnes à la fois : entrez-les en plusieurs parties
register-person-name = { $fault ->
    [too_long] un nom dépasse { $fault-max } caractères
    [blank] une personne a besoin d'un nom
   *[unseen] un nom contient le caractère { CODE_POINT($fault-unseen) }, que personne ne voit
}
register-not-born = { $found } n'est pas une date de naissance : un jour du calendrier déjà passé était attendu
register-no-name = un club a besoin d'un nom
register-name-taken = un autre club s'appelle { $name } : fusionnez plutôt les deux



why-natural = Les adversaires suivent l'ordre naturel du groupe de points { $bracket } (art. 3.3).
why-instead = Selon l'ordre naturel, { $of } rencontrerait { $natural }, mais :{ against }
why-instead-of-nobody = Selon l'ordre naturel, { $of } n'aurait pas d'adversaire dans le groupe, mais :{ against }
why-moved-down = { $person } descend du groupe de points { $from } ; avec un adversaire là :{ against }
against = { GIVEN($against) ->
    [yes] {" "}{ $against }
   *[no] {""}
}
why-colours = { $person } a eu { GIVEN($had) ->
    [yes] { $had }
   *[no] aucune partie
} et doit avoir { $due ->
    [white] les blancs
    [black] les noirs
   *[none] aucune couleur
}{ $strength ->
    [mild] , faiblement
    [strong] , fortement
    [absolute] , absolument
   *[none] {""}
}.
why-colours-by = { $rule ->
    [both_preferences] Les deux ont la couleur qui leur est due
    [stronger_preference] La préférence la plus forte décide
    [last_difference] Préférences égales : les couleurs de leur dernière différence sont échangées
    [higher_ranked] Préférences égales après les mêmes couleurs : le mieux classé a la sienne
   *[lot] Aucune couleur n'est due : le tirage et le numéro du mieux classé décident
} (art. { $article }).
why-lowest-score = { $person } est exempt : { $score } points est le plus bas score qui laisse un adversaire à tous les autres (C5, art. 2.3).
why-not-the-bye = { $person }{ GIVEN($level) ->
    [yes] , à égalité de points,
   *[no] {""}
} ne peut pas l'être :{ against }
why-stands = c'est l'appariement des règles.
why-other-colours = les règles les apparient aussi, mais avec les blancs pour { $white } et les noirs pour { $black }.{ because }
because = { GIVEN($because) ->
    [yes] {" "}{ $because }
   *[no] {""}
}
why-have-met = ils se sont déjà rencontrés (C1, art. 2.1).
why-kept-apart = l'événement les sépare.
why-same-colour = les deux doivent avoir la même couleur, et aucun n'est parmi les premiers (C3, art. 2.1).
why-bye-before = il a déjà été exempt ou a gagné sans jouer (C2, art. 2.1).
why-no-bye = tous ont un adversaire : le nombre des appariés est pair.
why-worse = le critère { $criterion } (art. { $article }) serait moins bien rempli{ GIVEN($bracket) ->
    [yes] {" "}dans le groupe de { $bracket }
   *[no] {""}
} : { criterion }{ GIVEN($ours) ->
    [yes] {" "}: { $ours } dans l'appariement, { $yours } sinon
   *[no] {""}
}.
why-later = c'est aussi bon selon tous les critères, mais les règles prennent l'appariement qui vient en premier dans leur ordre (groupe de { $bracket }, art. { $article }){ GIVEN($ours) ->
    [yes] {" "}: { $ours } dans l'appariement, { $yours } sinon
   *[no] {""}
}.
why-other-opponents = l'appariement régulier a d'autres adversaires.
why-not-to-be-paired = l'appariement des règles laisse ce joueur de côté.
why-no-legal-pairing = les règles ne laissent aucun appariement.
why-by-table = La table du toutes rondes a ce match à la ronde { $round }.
why-free-by-table = La table du toutes rondes n'a pas de match à la ronde { $round }.
why-by-bracket = Le tableau a ce match de la tête de série { $higher } contre la { $lower }.
why-by-team-swiss = Le système suisse par équipes a donné ces adversaires.
why-of-teams = { $because }.
why-away = Absent : { $bye ->
    [full_point] un point
    [half_point] un demi-point
   *[zero_point] aucun point
}.
why-by-hand = L'organisateur l'a modifié à la main ({ $reason }). Les règles disent :
why-changed-since = Des résultats ou des inscriptions ont changé depuis l'appariement : les règles apparieraient autrement.
explained-board = Échiquier { $board } : { $pair }
explained-pair = { $white } ({ $white_score }) a les blancs contre { $black } ({ $black_score }), dans le groupe de { $bracket }.
explained-not-compared = { $players ->
    [one] Un autre joueur à égalité de points n'est pas comparé ici.
   *[other] { $players } autres joueurs à égalité de points ne sont pas comparés ici.
}


criterion = { $criterion ->
    [C1] pas de nouvelle rencontre
    [C2] qui peut être exempt
    [C3] pas deux joueurs de même préférence absolue de couleur
    [C4] tous les autres restent appariables
    [C5] le score du joueur exempt
    [C6] le nombre de flotteurs descendants
    [C7] les scores des flotteurs descendants
    [C8] le nombre et les scores des flotteurs descendants du groupe suivant
    [C9] les parties non jouées du joueur exempt
    [C10] premiers ou adversaires avec une différence de couleur de plus de deux
    [C11] premiers ou adversaires avec la même couleur trois fois de suite
    [C12] joueurs sans la couleur qui leur est due
    [C13] joueurs sans une couleur qui leur est fortement due
    [C14] résidents qui flottent vers le bas comme à la ronde précédente
    [C15] adversaires de joueurs descendus qui flottent vers le haut comme à la ronde précédente
    [C16] résidents qui flottent vers le bas comme deux rondes plus tôt
    [C17] adversaires de joueurs descendus qui flottent vers le haut comme deux rondes plus tôt
    [C18] écarts de score des joueurs descendus qui ont flotté vers le bas à la ronde précédente
    [C19] écarts de score de ceux qui flottent vers le haut comme à la ronde précédente
    [C20] écarts de score des joueurs descendus qui ont flotté vers le bas deux rondes plus tôt
   *[C21] écarts de score de ceux qui flottent vers le haut comme deux rondes plus tôt
}


compared-scores = { GIVEN($scores) ->
    [yes] { $scores }
   *[no] aucun
}
compared-next = { $count }{ GIVEN($scores) ->
    [yes] {" "}(avec { $scores })
   *[no] {""}
}
compared-differences = { $floaters ->
    [0] { compared-scores }
    [one] { compared-one-moves-on }{ compared-more }
   *[other] { compared-many-move-on }{ compared-more }
}
compared-one-moves-on = continue à descendre
compared-many-move-on = { $floaters } continuent à descendre
compared-more = { GIVEN($scores) ->
    [yes] , { $scores }
   *[no] {""}
}
compared-pair = { $one } rencontre { $other }
compared-moved-down-meet-residents = les joueurs descendus rencontrent des résidents
compared-everybody-has-an-opponent = tous ont un adversaire
compared-one-has-none = un joueur n'en a pas
compared-moved-down = parmi les joueurs descendus appariés : { numbered-or-nobody }
compared-leaders = parmi les mieux classés de leurs paires : { numbered-or-nobody }
numbered-or-nobody = { GIVEN($numbers) ->
    [yes] { $numbers }
   *[no] personne
}


swiss-no-lawful-pairing = la ronde { $round } n'a pas d'appariement régulier : { $reason }
swiss-event-over = les { $rounds } rondes de l'événement sont toutes appariées
swiss-result-missing = la partie entre { $white } et { $black } à la ronde { $round } n'a pas encore de résultat
swiss-nobody-to-pair = il n'y a personne à apparier à la ronde { $round }
swiss-rounds-unknown = le nombre de rondes n'est pas annoncé (enregistrement 142 ou XXR)
swiss-initial-colour-unknown = la couleur tirée au sort avant la ronde 1 n'est pas enregistrée (enregistrement 152 ou XXC)
swiss-acceleration-needs-halves = l'accélération exige qu'un gain vaille deux nulles et une perte rien
swiss-not-to-be-paired = { $number } n'est pas de ceux à apparier à la ronde { $round }
swiss-same-player = { $number } ne peut pas se rencontrer lui-même
unpairable-no-bye = le nombre de joueurs est impair et aucun ne peut être exempt (C2)
unpairable-alone = { $number } n'a plus d'adversaire qu'il puisse rencontrer (C1, C3)
unpairable-somebody = tout appariement laisse un joueur sans adversaire (C1 à C4)


round-robin-too-few = un toutes rondes demande au moins 2 participants, { $competitors } donnés
round-robin-too-many = un toutes rondes prend au plus { $most } participants, { $competitors } donnés
round-robin-over = les { $rounds } rondes du toutes rondes sont toutes appariées
not-paired-here = « { $system } » (enregistrement 192) n'est pas un système apparié d'après un fichier de rapport


team-swiss-no-teams = l'événement n'a pas d'équipes (enregistrements 013 ou 310)
team-swiss-rounds-unknown = le nombre de rondes n'est pas connu (enregistrement 142 ou XXR)
team-swiss-all-rounds-paired = les { $rounds } rondes sont toutes appariées
team-swiss-unknown-system = « { $system } » (enregistrement 192) n'est pas un système suisse par équipes connu de ce programme
team-swiss-result-missing = l'équipe { $team } a un match sans résultat
team-swiss-nobody-to-pair = il n'y a aucune équipe à apparier à la ronde { $round }
team-swiss-not-to-be-paired = l'équipe { $team } n'est pas de celles à apparier à la ronde { $round }
team-swiss-same-team = l'équipe { $team } ne peut pas se rencontrer elle-même
team-swiss-no-bye-possible = aucune équipe ne peut être exempte : à chacune c'est interdit (C2), ou elle est nécessaire comme adversaire
team-swiss-no-legal-pairing = les équipes ne peuvent pas toutes être appariées avec des équipes qu'elles n'ont pas rencontrées (C1)
team-colours-initial-colour = 4.3.1 : aucune équipe n'a joué, le numéro de la première équipe et la couleur initiale décident
team-colours-only-preference = 4.3.2 : une seule équipe a une préférence de couleur
team-colours-both-preferences = 4.3.3 : les deux préférences sont compatibles
team-colours-only-strong = 4.3.4 : une seule préférence est forte
team-colours-difference = 4.3.5 : la plus petite différence de couleur a les blancs
team-colours-last-different = 4.3.6 : les couleurs changent depuis leur dernière différence
team-colours-first-team = 4.3.7 : la préférence de la première équipe
team-colours-first-team-alternates = 4.3.8 : la première équipe alterne
team-colours-other-alternates = 4.3.9 : l'autre équipe alterne
team-comparison-lawful = cette paire est dans l'appariement régulier
team-comparison-colours-reversed = les deux se rencontrent avec les couleurs inversées : { $because }
team-comparison-impossible = irrégulier : { $because }
team-comparison-worse = moins bon selon { $criterion } : { $proposed } au lieu de { $lawful }
team-with-bye = équipe { $team } (score { $score }, { $played } matchs joués)
team-impossible-have-met = C1 : les équipes { $first } et { $second } se sont rencontrées, ou l'événement les sépare
team-impossible-others = C3 : avec cette paire, les autres équipes ne peuvent pas toutes être appariées
team-impossible-no-bye = toutes les équipes ont un adversaire : leur nombre est pair
team-impossible-bye-before = C2 : l'équipe { $team } a déjà été exempte ou a gagné sans jouer
team-impossible-without = C3 : sans l'équipe { $team }, les autres ne peuvent pas toutes être appariées
team-criterion-bye = l'exemption (3.4)
team-criterion-c4 = C4, le nombre de flotteurs ascendants
team-criterion-c5 = C5, les scores des flotteurs ascendants
team-criterion-c6 = C6, flotteurs ascendants laissés au groupe de points suivant
team-criterion-c7 = C7, flotteurs ascendants qui ont flotté à la ronde précédente
team-criterion-sets = l'ordre des ensembles de flotteurs ascendants (3.5.4)
team-criterion-c8 = C8, équipes sans la couleur qu'elles préfèrent
team-criterion-c9 = C9, équipes sans la couleur qu'elles préfèrent fortement
team-criterion-c10 = C10, adversaires de flotteurs ascendants qui ont flotté à la ronde précédente
team-criterion-order = l'ordre des appariements (3.6.3)
team-described = équipe { $team } ({ $score } { team-score-unit }, { GIVEN($had) ->
    [yes] a eu { $had }
   *[no] pas encore de match
})
team-score-unit = { $unit ->
    [match] MP
   *[game] GP
}
team-match = { $white } a les blancs contre { $black } : { $colours }
team-bye = { $team } n'a pas d'adversaire : parmi les équipes qui peuvent être exemptes (C2) et sans lesquelles les autres peuvent être appariées, elle a le plus bas score, puis le plus de matchs joués, puis le plus grand numéro (3.4)
team-pulled-up = Groupe de points : l'équipe { $team } monte vers les équipes à { $score }, à qui il en faut { $needs } (C4) avec les scores { $scores } (C5) ; le groupe suivant en demande encore { $next_needs } (C6), { $floated } ont flotté à la ronde précédente (C7), et parmi de tels ensembles c'est le premier par numéro (3.5.4)
team-natural = Adversaires : le premier dans l'ordre des appariements (3.6.3), moitié supérieure contre inférieure par numéro
team-instead = Adversaires : selon l'ordre des appariements (3.6.3), l'équipe { $of } rencontrerait l'équipe { $natural }, mais c'est { $against }


unlawful-met-before = C1 : { $one } et { $other } se sont déjà rencontrés, à la ronde { $round }
unlawful-kept-apart = C1 : l'événement sépare { $one } et { $other }
unlawful-second-bye = C2 : { $number } ne doit pas être exempt une seconde fois
unlawful-colours-clash = C3 : { $one } et { $other } doivent avoir tous deux la même couleur
unlawful-not-paired = { $number } n'est pas bien apparié : chacun a un adversaire, et un seul au plus est exempt
unlawful-worse = { $criterion } : { $played } alors que { $possible } est possible ; régulier : { $lawful }
unlawful-criterion = { $criterion } ({ criterion }){ GIVEN($bracket) ->
    [yes] {" "}dans le groupe de { $bracket }
   *[no] {""}
}
unlawful-later = égal selon tous les critères, mais décidé par { $rule } ; régulier : { $lawful }
unlawful-order = l'art. { $article } dans le groupe de { $bracket } : joué { $played }, régulier { $possible }
unlawful-wrong-colours = { $white } et { $black } devraient avoir les autres couleurs, selon { $rule }
unlawful-colours-article = l'art. { $article }
unlawful-colours-of-teams = C.04.6 art. { $because }
unlawful-not-by-table = la table apparie { $expected } ; il a été joué { $played }
table-nobody-with = personne avec { $number }
table-nothing = rien
league-nothing-after = rien après la journée { $day }
league-game-in = une partie à la ronde { $round }
league-line-up = une composition de { $players }
league-line-up-of-six = une composition de six de l'équipe { $team } à la journée { $day }
league-nobody-with = personne avec l'équipe { $team } à la journée { $day }
league-fixture = l'équipe { $home } à domicile contre l'équipe { $away } à la journée { $day }
league-nothing-by = rien par l'équipe { $team }
league-other-opponent = l'équipe { $team } contre l'équipe { $other }
league-at-the-venue-of = le match chez l'équipe { $team }
league-printed-game = { nobody-or-white }-{ nobody-or-black } ({ $printed } de l'équipe { $home } à domicile et de l'équipe { $away })
nobody-or-white = { GIVEN($white) ->
    [yes] { $white }
   *[no] personne
}
nobody-or-black = { GIVEN($black) ->
    [yes] { $black }
   *[no] personne
}
league-game = { $player } { $colour ->
    [white] avec les blancs{" "}
    [black] avec les noirs{" "}
   *[none] {""}
}{ GIVEN($opponent) ->
    [yes] contre { $opponent }
   *[no] personne
}


misplaced-list = { $reason }
misplaced-place = { $number } a la place indiquée { $stated } ; par { $list } la place est { $lawful }
misplaced-no-place = { $number } n'a pas de place indiquée ; par { $list } la place est { $lawful }
misplaced-level = { $numbers } sont à égalité par { $list } et indiqués aux places { $stated } : ils partagent la place { $lawful }, ou ont chacun une de { $lawful } à { $last }
misplaced-board-points = { $number } a { $stated } points d'échiquier indiqués ; les résultats en donnent { $lawful }
misplaced-season-length = une saison de { $teams } équipes a { $lawful } rondes, { $announced } sont annoncées
misplaced-points = { $number } a { $stated } points indiqués ; les résultats en donnent { $lawful }
misplaced-points-only = { $list } (points seuls ; aucune liste n'est indiquée)
not-judged-system = les appariements de « { $system } » (enregistrement 192) ne sont pas contrôlés
not-judged-rounds = plus de rondes que n'en a un double toutes rondes
not-judged-running = l'événement n'est pas terminé
not-judged-results-missing = des résultats manquent
not-judged-no-places = aucune place n'est indiquée
check-round = ronde { $round } : { $verdict }
check-standings = classement : { $verdict }
check-lawful = régulier
check-not-lawful = irrégulier : { $fault }
check-not-judged = non jugé : { $reason }
check-by-points-only = régulier par les points seuls ; aucune liste n'est indiquée (enregistrement 202 ou 212)
check-summary = rondes : { $lawful } régulières, { $not_lawful } irrégulières, { $not_judged } non jugées ; classement : { $standings ->
    [lawful] régulier
    [not_lawful] irrégulier
   *[not_judged] non jugé
}
check-nothing-judged = rien n'a été jugé


tie-breaks-none = la liste des départages est vide : des codes tels que PTS,BH/C1,BH sont attendus
tie-breaks-buchholz = { $code } est un Buchholz, interdit quand les appariements sont fixés avant le début
tie-breaks-of-teams = { $code } est pour les équipes, et l'événement n'en a pas
tie-breaks-unfit-lot = le tirage ({ $drawn }) n'est pas fait exactement entre ceux qui partagent une place


tie-break = { $name ->
    [MP] Points de match
    [MPTS] Points de match
    [GP] Points de parties
    [GPTS] Points de parties
    [PTS] Points
    [DE] Confrontation directe
    [EDE] Confrontation directe étendue
    [WIN] Nombre de victoires
    [WON] Parties gagnées sur l’échiquier
    [BWG] Parties gagnées avec les Noirs
    [BPG] Parties jouées avec les Noirs
    [PS] Cumulatif
    [REP] Rondes jouées par choix
    [STD] Points standard
    [BH] Buchholz
    [FB] Buchholz anticipé
    [AOB] Moyenne des Buchholz des adversaires
    [SB] Sonneborn-Berger
    [EMMSB] Sonneborn-Berger : points de match contre les adversaires, par leurs points de match
    [EMGSB] Sonneborn-Berger : points de parties contre les adversaires, par leurs points de match
    [EGMSB] Sonneborn-Berger : points de match contre les adversaires, par leurs points de parties
    [EGGSB] Sonneborn-Berger : points de parties contre les adversaires, par leurs points de parties
    [KS] Système Koya
    [SSSC] Combinaison des scores et de leur force
    [RTNG] Classement Elo
    [TPN] Numéro d’appariement
    [ARO] Elo moyen des adversaires
    [TPR] Performance
    [PTP] Performance parfaite
    [APRO] Moyenne des performances des adversaires
    [APPO] Moyenne des performances parfaites des adversaires
    [BC] Berlin : somme des échiquiers
    [TBR] Résultats des premiers échiquiers
    [BBE] Élimination des derniers échiquiers
    [P] Matchs joués
    [W] Matchs gagnés
    [D] Matchs nuls
   *[L] Matchs perdus
}{ $score ->
    [MP] { " " }(points de match)
    [GP] { " " }(points de parties)
   *[none] { "" }
}{ $cut ->
    [C1] , sans la valeur la plus basse
    [C2] , sans les deux valeurs les plus basses
    [M1] , sans la plus haute et la plus basse valeur
    [M2] , sans les deux plus hautes et les deux plus basses valeurs
   *[none] { "" }
}


match-final = finale
match-third-place = match pour la troisième place
match-semi-final = demi-finale { $number }
match-quarter-final = quart de finale { $number }
match-round-of = tour des { $places }, match { $number }
due-game = la partie { $number }
due-colour-choice = le choix de la couleur
due-sprint = le ChessSprint
due-ruling = la décision de l'arbitre
duel-match-decided = il est déjà décidé
duel-not-due = il attend { $due }, et non { $given }
duel-sprint-not-drawn = un ChessSprint ne finit qu'avec un gagnant : une nulle lance la partie suivante
duel-not-in-match = la tête de série { $seed } n'y joue pas
duel-unknown-board = il n'a pas d'échiquier { $board } ici : les échiquiers vont de 1 à { $boards }
duel-board-decided = l'échiquier { $board } a déjà son résultat
knockout-unknown-match = le tableau n'a pas : { $id }
knockout-not-ready = { $id } : il n'y a pas encore deux participants, ou l'un passe sans jouer
knockout-duel = { $id }, saisie refusée : { $refusal }
bracket-empty = une élimination directe demande au moins 1 participant, aucun donné
bracket-too-many = une élimination directe prend au plus { $most } participants, { $competitors } donnés


programme-too-few = un événement demande au moins 2 participants, { $competitors } inscrits
programme-empty = un programme demande au moins une phase
programme-after-knockout = rien ne peut suivre une élimination directe : ses places sont définitives
programme-too-many-finalists = { $finalists } finalistes, c'est plus que les { $competitors } participants
programme-too-many-rounds = un suisse de { $rounds } rondes ne peut pas être apparié avec { $competitors } participants : nul ne rencontre deux fois un adversaire
division-not-pro = la division Pro demande un CR-ELO de { $least } ou plus à la clôture des inscriptions, { GIVEN($rating) ->
    [yes] le joueur a { $rating }
   *[no] le joueur n'est pas classé
}
division-born-after-event = qui est né en { $born } ne peut pas jouer dans un événement de { $year }
division-unknown = « { $text } » n'est pas une division : Pro, U8 à U20, M20 à M75, M80+, G8 à G20, W20 à W75 ou W80+ attendu
line-up-named-twice = { $player } est nommé deux fois : un joueur a un échiquier
line-up-not-a-member = { $player } n'appartient pas à l'équipe
line-up-too-many = { $named } joueurs sont nommés pour { $boards } échiquiers
league-match-unknown-round = un match de ligue a les rondes 1 à { $rounds }, pas { $round }
league-match-unknown-board = une ronde d'un match de ligue a les échiquiers 1 à { $boards }, pas { $board }
league-match-already-recorded = ronde { $round }, échiquier { $board } : le résultat est déjà là
season-no-such-fixture = l'équipe { $home } n'a pas de match à domicile contre l'équipe { $away } cette saison
season-already-recorded = le match de l'équipe { $home } à domicile contre l'équipe { $away } a déjà son résultat
season-match-unfinished = le match de l'équipe { $home } à domicile contre l'équipe { $away } a des parties sans résultat
season-incomplete-lots = un tirage au sort nomme chaque équipe de la saison une fois
season-lots-needed = le tirage au sort doit décider laquelle des équipes { $tied } se qualifie
season-too-many-places = { $places } places pour { $teams } équipes
intramural-too-many = un toutes rondes Intramural prend au plus { $most } joueurs, { $players } donnés
intramural-no-such-match = { $white } n'a pas les blancs contre { $black } dans cet événement
intramural-already-recorded = le match de { $white } contre { $black } a déjà son résultat


rate-pooled = partie { $games } vers un premier classement
rate-first-rating = premier classement
unrated-forfeit = un forfait n'est jamais compté au classement
unrated-one-side-never-moved = une partie ne compte que si les deux camps ont joué un coup
unrated-opponent-unrated = une partie contre un joueur non classé n'est pas comptée
unrated-mismatch = un écart de 600 points ou plus avec un joueur au-dessus de 2600 n'est pas compté
rating-no-such-account = le compte { $account } n'est pas dans ce registre de { $accounts } comptes
rating-against-oneself = le compte { $account } ne peut pas jouer contre lui-même
sprint-chain-empty = une suite de ChessSprint a au moins une partie
sprint-chain-played-on = la partie { $game } de la suite de ChessSprint a été gagnée : aucune ne peut la suivre
sprint-chain-undecided = la dernière partie de la suite de ChessSprint est nulle : elle continue jusqu'à un gain
no-legends-not-world-championship = seul un championnat du monde fait des légendes
no-legends-not-finished = le championnat du monde n'est pas terminé
tie-breaks-unknown = « { $text } » n'est pas un départage : { $expected } attendu



entry-place = { $file }{ GIVEN($line) ->
    [yes] , ligne { $line }
   *[no] { "" }
}{ GIVEN($column) ->
    [yes] , colonne { $column }
   *[no] { "" }
}{ GIVEN($heading) ->
    [yes] {" "}({ $heading })
   *[no] { "" }
}


entry-fault-empty = { entry-place } : le fichier est vide
entry-fault-too-long = { entry-place } : le fichier est trop long ; une liste d’inscriptions a au plus { $limit } Mo
entry-fault-too-many-rows = { entry-place } : le tableau a plus de { $limit } lignes
entry-fault-too-many-columns = { entry-place } : le tableau a plus de { $limit } colonnes
entry-fault-unknown-format = { entry-place } : le fichier n’est pas une liste d’inscriptions ; un tableur (.xlsx, .ods), un fichier CSV, un rapport de tournoi (TRF) ou la liste de la FIDE était attendu
entry-fault-damaged = { entry-place } : le classeur est endommagé ; ouvrez-le et enregistrez-le de nouveau
entry-fault-protected = { entry-place } : un mot de passe protège le classeur ; enregistrez-le sans mot de passe
entry-fault-old-spreadsheet = { entry-place } : c’est un classeur d’Excel 97 à 2003 ; enregistrez-le en .xlsx
entry-fault-no-such-sheet = { entry-place } : le classeur n’a pas cette feuille
entry-fault-open-quotation = { entry-place } : un guillemet n’est jamais fermé{ entry-found }
entry-fault-broken-xml = { entry-place } : le XML s’arrête trop tôt ou est incorrect
entry-fault-record = { entry-place } : trouvé : { $found } ; attendu : { $expected }
entry-fault-no-list-headings = { entry-place } : les titres de la liste de la FIDE étaient attendus
entry-fault-no-headings = { entry-place } : aucune ligne n’a de titres connus ; dites ce que contient chaque colonne
entry-fault-no-name = { entry-place } : aucune colonne ne contient les noms des joueurs ; dites laquelle
entry-fault-field-twice = { entry-place } : une colonne précédente est déjà : { entry-field }
entry-fault-no-entries = { entry-place } : il n’y a pas de joueurs
entry-found = { GIVEN($found) ->
    [yes] {" "}: { $found }
   *[no] { "" }
}


entry-fault-row-too-long = { entry-place } : la ligne a plus de cellules que les { $columns } titres, par exemple { $found } ; une virgule dans un nom demande des guillemets
entry-fault-row-too-short = { entry-place } : la ligne a { $found } cellules sur { $columns } ; le reste est pris pour vide
entry-fault-name-missing = { entry-place } : la ligne n’a pas de nom : { $found }


entry-fault-unseen-character = { entry-place } : le texte contient le caractère { $character }, que personne ne voit : { $found }
entry-fault-text-too-long = { entry-place } : le texte dépasse { $limit } caractères : { $found }
entry-fault-failed-formula = { entry-place } : une formule a échoué : { $found }
entry-fault-fide-id = { entry-place } : { $found } n’est pas un code FIDE ; un nombre de neuf chiffres au plus était attendu
entry-fault-rating = { entry-place } : { $found } n’est pas un classement ; un nombre entier de { $least } à { $most } était attendu, ou rien
entry-fault-zero-rating = { entry-place } : le classement 0 est pris pour non classé
entry-fault-no-date = { entry-place } : { $found } n’est pas une date ; une date comme 23.07.1976 ou 1976-07-23 était attendue, ou une année
entry-fault-no-such-day = { entry-place } : { $found } n’est pas un jour du calendrier
entry-fault-birth-year = { entry-place } : { $found } n’est pas une date de naissance ; une année de { $first } à { $last } était attendue
entry-fault-month-first = { entry-place } : les dates de cette colonne n’ont de sens que le mois en premier, et sont lues ainsi
entry-fault-sex = { entry-place } : { $found } n’est pas un sexe ; m, w, f ou rien était attendu
entry-fault-title = { entry-place } : { $found } n’est pas un titre de la FIDE ; GM, IM, FM, CM, WGM, WIM, WFM, WCM, AGM, AIM, AFM, ACM ou rien était attendu
entry-fault-federation = { entry-place } : { $found } n’est pas une fédération ; les trois lettres de la FIDE étaient attendues, comme NED, ou le nom du pays
entry-fault-email = { entry-place } : { $found } ne ressemble pas à une adresse e-mail
entry-fault-phone = { entry-place } : { $found } ne ressemble pas à un numéro de téléphone
entry-fault-byes = { entry-place } : { $found } n’est pas une liste de rondes ; des nombres comme 1, 3 étaient attendus
entry-fault-no-such-round = { entry-place } : { $found } nomme une ronde que le tournoi n’a pas ; il en a { $rounds }
entry-fault-category = { entry-place } : { $found } n’est pas une catégorie de ce tournoi ; { GIVEN($played) ->
    [yes] une de celles-ci était attendue : { $played }
   *[no] un code de 16 caractères au plus était attendu
}


entry-fault-not-listed = { entry-place } : la liste de classement n’a pas le code FIDE { $found }
entry-fault-listed-name = { entry-place } : { $found } s’appelle { $listed } dans la liste de classement, sous ce code FIDE
entry-fault-listed-birth = { entry-place } : l’année de naissance est { $found } ici et { $listed } dans la liste de classement


entry-duplicate-fide-id = { entry-place } : { $name } a le code FIDE de { entry-other }
entry-duplicate-name-and-birth = { entry-place } : { $name } a le nom et l’année de naissance de { entry-other }
entry-duplicate-near-name = { entry-place } : { $name } est peut-être { entry-other }
entry-other = { GIVEN($other_line) ->
    [yes] { $other } à la ligne { $other_line }
   *[no] { $other }, numéro { $player }
}


entry-column-left-out = { entry-place } : la colonne est laissée de côté
register-text = { $fault ->
    [too_long] { entry-field } : plus de { $fault-max } caractères
    [blank] { entry-field } : vide
   *[unseen] { entry-field } : contient le caractère { CODE_POINT($fault-unseen) }, que personne ne voit
}
entry-field = { $field ->
    [surname] nom de famille
    [given_names] prénoms
    [surname_first] nom complet, nom de famille en premier
    [given_first] nom complet, prénoms en premier
    [fide_id] code FIDE
    [national_id] code national
    [federation] fédération
    [club] club
    [team] équipe
    [born] date de naissance
    [sex] sexe
    [title] titre
    [rating_standard] Elo standard
    [rating_rapid] Elo rapide
    [rating_blitz] Elo blitz
    [rating_national] classement national
    [category] catégorie
    [email] adresse e-mail
    [phone] numéro de téléphone
    [handle] nom en ligne
    [byes] byes demandés
   *[note] remarque
}
entry-confidence = { $confidence ->
    [told] comme vous l’avez dit
    [remembered] comme la dernière fois
    [certain] d’après le titre
    [likely] sans doute, d’après le titre
    [guessed] deviné d’après les cellules
   *[unknown] inconnu
}



input-fault = { $file }:{ $line } : { GIVEN($last) ->
    [yes] colonnes { $first }-{ $last }
   *[no] colonne { $first }
} : trouvé : { $found } ; attendu : { $expected }


found-text = « { $text } »
found-nothing = rien
found-end-of-file = la fin du fichier
found-utf-16 = la marque d'ordre des octets d'un fichier UTF-16
found-not-utf-8 = l'octet { $byte }, qui n'est pas de l'UTF-8
found-control-character = le caractère de contrôle '{ $character }'
expected-utf-8 = du texte enregistré en UTF-8
expected-text = du texte
expected-fixed-columns = du texte en colonnes fixes, complété par des espaces


found-empty-table = un tableau vide
found-open-quotation = un guillemet sans son pendant
found-cells = { $cells ->
    [1] 1 cellule
   *[other] { $cells } cellules
}
found-no-column = aucune colonne « { $column } »
found-nothing-in-column = rien dans la colonne « { $column } »
found-text-in-column = « { $text } » dans la colonne « { $column } »
found-no-rows = un en-tête sans joueurs
expected-header = un en-tête avec les colonnes { $columns }
expected-known-column = une des colonnes { $columns }
expected-new-column = une colonne que l'en-tête n'a pas encore
expected-closing-quotation = un guillemet qui ferme la citation
expected-cells = { found-cells }, comme dans l'en-tête
expected-rows = ensuite une ligne par joueur


expected-id = un identifiant
expected-new-id = un identifiant que la ligne { $line } n'a pas déjà
expected-listed-id = l'identifiant d'un joueur de la liste
expected-birth-year = l'année de naissance, par exemple 1990
expected-birth-year-or-nothing = une année de naissance à quatre chiffres, ou rien
expected-rating-or-nothing = un classement de 1 à { $most }, ou rien sans classement
expected-whole-rating = un classement en points entiers, ou rien sans classement
expected-sex-or-nothing = f, m ou rien
expected-choice = open, pro ou rien
expected-other-entry = une inscription conforme au règlement : { $refusal }
expected-other-player = un autre joueur que les Blancs
expected-game-result = 1-0, 0-1, 1/2, +/- ou -/+, avec * si un camp n'a jamais joué de coup
expected-event-number = le numéro du tournoi
expected-new-game = une partie que la ligne { $line } n'a pas déjà ; les parties semblables d'un même jour se numérotent dans une colonne « game »


expected-day = un jour qui existe, sous la forme AAAA/MM/JJ, des années 1900 à 2200
expected-short-day = un jour qui existe, sous la forme AA/MM/JJ
expected-days-in-order = des jours dans l'ordre : le tournoi irait du { $start } au { $end }
expected-day-after-birth = un jour qui ne précède pas { $year }, l'année de naissance de { $player }
expected-day-after-line = un jour qui ne précède pas le { $day } de la ligne { $line } : les parties dans l'ordre où elles ont été jouées
expected-day-after-round = un jour qui ne précède pas le { $day } de la ronde { $round }


expected-player-record = au moins un joueur (un enregistrement 001)
expected-record-code = un code d'enregistrement de trois chiffres ou majuscules, puis une espace
expected-one-record = un seul enregistrement de ce type ; la ligne { $line } est le premier
expected-blanks = des espaces entre les champs
expected-number = { $meaning ->
    [count] un nombre
    [start_number] un numéro de départ
    [opponent] un numéro d'adversaire
    [team] un numéro d'équipe
    [fide_number] un code FIDE
    [rating] un classement
    [place] une place
   *[round] une ronde
} de { $least } à { $most }
expected-points = des points avec une décimale au plus, par exemple 5.5
expected-points-symbol = W, D, L, A, P ou X
expected-rounds-at-most = { $most } rondes au plus
expected-rounds-stated = { $rounds } rondes, comme l'indique un autre enregistrement
expected-colour-drawn = { $white } ou { $black }, la couleur tirée au sort avant la ronde 1
expected-colour-stated = { $colour ->
    [white] blanc
   *[black] noir
}, comme l'indique un autre enregistrement


expected-player-name = le nom du joueur
expected-sex = m ou w
expected-birth = une date de naissance qui existe, à partir de 1900, sous la forme AAAA/MM/JJ, avec 00 pour ce qui est inconnu
expected-own-number = un numéro distinct ; la ligne { $line } a déjà celui-ci
expected-round-colour = la couleur w, b ou -
expected-no-colour = - pour une ronde sans adversaire
expected-paired-colour = la couleur w ou b d'une partie appariée
expected-bye = une des exemptions U, F, H ou Z, puisqu'il n'y a pas d'adversaire
expected-result = un des résultats 1 = 0 W D L + -, puisqu'il y a un adversaire


expected-team-name = le nom de l'équipe
expected-new-team-name = le nom d'une équipe qu'aucun autre enregistrement ne porte
expected-new-team-number = un numéro qu'aucune autre équipe ne porte
expected-free-player = un joueur qui n'est dans aucune autre équipe
expected-forfeit-signs = +- ou -+ ou --
expected-board-colours = les couleurs des échiquiers, par exemple WBWBWB


expected-new-number = un numéro que l'enregistrement ne nomme pas encore : nul ne se rencontre lui-même
expected-two-numbers = au moins deux numéros de ceux qui ne doivent pas se rencontrer
expected-new-virtual-points = un joueur dont les points virtuels ne sont pas encore indiqués
expected-last-number = un numéro qui n'est pas inférieur à { $first }
expected-last-round = une ronde qui ne précède pas la ronde { $first }
expected-asked-bye = un des byes F, H ou Z
expected-free-competitor = un participant qu'aucun autre enregistrement n'a à la ronde { $round }


expected-abnormal-kind = un des résultats W D L A P X F H U Z, ou des points de bonification ou de pénalité
expected-abnormal-points = des points avec leur décimale, par exemple 1.5 ou -0.5, puis la ronde
expected-abnormal-round = la ronde, après les points de match et les points
expected-abnormal-record = les points, la ronde et ceux qu'ils concernent, par exemple 299 0.0 -1.0 3 12
expected-abnormal-numbers = la ronde, puis les numéros de ceux que cela concerne


found-himself = le numéro { $player } contre lui-même
found-opponent = l'adversaire { $opponent }
found-opponent-in-round = l'adversaire { $opponent } à la ronde { $round }
found-same-colour = { $colour ->
    [white] blanc
   *[black] noir
} pour { $player } et pour { $opponent } à la ronde { $round }
found-results = { $result } pour { $player } et { $other } pour { $opponent } à la ronde { $round }
found-win = un gain
found-draw = une nulle
found-loss = une défaite
found-unrated-win = un gain non comptabilisé
found-unrated-draw = une nulle non comptabilisée
found-unrated-loss = une défaite non comptabilisée
found-forfeit-win = un gain par forfait
found-forfeit-loss = une défaite par forfait
found-no-result = aucun résultat
found-bye = une exemption
found-fide-number = le code FIDE { $number }
found-birth = une naissance en { $year }
found-pairing = un appariement de la ronde { $round }
expected-player-number = le numéro d'un joueur (un enregistrement 001)
expected-team-number = le numéro d'une équipe (un enregistrement 310 ou 013)
expected-other-number = le numéro d'un autre joueur
expected-mutual-opponent = un adversaire dont l'enregistrement nomme { $player } ; celui de { $opponent } ne nomme { GIVEN($other) ->
    [yes] que { $other }
   *[no] personne
}
expected-both-colours = un blanc et un noir
expected-fitting-results = des résultats qui s'accordent
expected-birth-before-event = une année qui ne suit pas { $year }, où commence le tournoi
expected-announced-round = une ronde jusqu'à { $rounds }, comme annoncé
expected-announced-rounds = au plus les { $rounds } rondes annoncées
expected-round-robin-rounds = { $most } rondes au plus, celles d'un toutes rondes à { $competitors }
expected-earned-points = { $points }, la valeur des résultats de { $rounds } rondes
expected-match-points = { $points }, les points de match de { $rounds } rondes


found-forfeit-played = un match par forfait à la ronde { $round }, bien que { $player } de l'équipe { $team } ait joué contre { $opponent }
found-forfeit-pending = un match par forfait à la ronde { $round }, bien que { $player } de l'équipe { $team } doive jouer contre { $opponent }
found-forfeit-other-team = un match par forfait à la ronde { $round }, bien que { $player } de l'équipe { $team } ait été apparié avec { $opponent }, qui n'est pas de l'équipe { $other }
found-forfeit-won = un match par forfait à la ronde { $round }, bien que { $player } de l'équipe { $team } ait gagné sans jouer
found-forfeit-bye = un match par forfait à la ronde { $round }, bien que { $player } de l'équipe { $team } ait été exempt
found-team-bye = l'exemption de l'équipe { $team } à la ronde { $round }
found-team-bye-opponent = l'exemption de l'équipe { $team } à la ronde { $round }, bien que son joueur { $player } ait { $opponent } pour adversaire
found-team-bye-forfeit = l'exemption de l'équipe { $team } à la ronde { $round }, bien qu'elle y ait l'équipe { $opponent } pour adversaire
found-team-bye-again = l'exemption de l'équipe { $team } à la ronde { $round } après celle de la ronde { $before }
expected-other-team = une autre équipe : aucune ne se rencontre elle-même
expected-paired-round = une ronde jusqu'à { $rounds }, la dernière des enregistrements des joueurs
expected-no-match = aucun enregistrement de ce type avant qu'une ronde soit appariée dans ceux des joueurs
expected-free-team = une équipe qu'aucun autre enregistrement 330 ne nomme à la ronde { $round }
expected-no-game = un match dont aucune partie n'a été jouée
expected-paired-teams = les deux équipes qu'apparient les enregistrements des joueurs
expected-winning-team = une équipe qui a ses points là où ses joueurs ont les leurs
expected-team-with-opponent = une équipe qui a un adversaire dans les enregistrements des joueurs
expected-team-without-opponent = une équipe sans adversaire à cette ronde
expected-first-team-bye = une équipe qui n'a pas encore été exempte (C2)


found-competitors = la fin du fichier après le participant { $competitors }
found-round-robin-over = { $found }, et ses { $rounds } rondes sont toutes appariées
found-rounds-over = { $found }, et toutes ces rondes sont appariées
found-no-teams = { $found } dans un fichier sans équipes
found-missing-result = aucun résultat de { $white } contre { $black } à la ronde { $round }
found-missing-team-result = aucun résultat pour une partie de l'équipe { $team }
found-all-byes = une exemption à la ronde { $round }, comme pour tous
expected-competitors-at-least = au moins 2 participants
expected-competitors-at-most = { $most } participants au plus
expected-open-round-robin = un toutes rondes dont une ronde reste à apparier
expected-paired-system = un système qui s'apparie à partir d'un rapport : { input-systems }
expected-checked-system = un système dont les appariements sont vérifiés : { input-systems }, CUSTOM_LEAGUE_ROUNDROBIN
input-systems = FIDE_DUTCH (_2025, _2026, _BAKU), FIDE_TEAM (_TYPEA ou _TYPEB, _MP, _GP, _BAKU), FIDE_ROUNDROBIN ou BERGER_ROUNDROBIN (TEAM_ ou DOUBLE devant ROUNDROBIN, _G2 à la fin)
expected-rounds = avant elle, le nombre de rondes (enregistrement 142 ou XXR) : la dernière ronde a ses propres règles
expected-more-rounds = plus de rondes qu'il n'y en a d'appariées
expected-drawn-colour = la couleur tirée au sort avant la ronde 1 (enregistrement 152 avec W ou B, ou XXC avec white1 ou black1)
expected-result-before-pairing = un des résultats 1 = 0 W D L + -, avant que la ronde suivante soit appariée
expected-present-player = au moins un joueur pour qui cette ronde est ouverte
expected-present-team = au moins une équipe pour qui cette ronde est ouverte
expected-halves = un gain qui vaut deux nulles et une défaite qui ne vaut rien, comme l'exige l'accélération
expected-teams = des équipes (enregistrements 310 ou 013), ou un système de joueurs


found-empty-list = une liste vide
expected-tie-break-list = des départages comme PTS,BH/C1,BH
expected-tie-break = { $codes-n ->
    [1] { $codes }
   *[other] un de { $codes }
}{ $scores ->
    [yes] {" "}; pour les équipes avec :MP ou :GP devant la barre
   *[no] { "" }
}
expected-new-tie-break = un départage qui n'est pas encore dans la liste, comme l'est { $same }
expected-no-buchholz = pas de Buchholz, interdit quand les appariements étaient fixés avant le début
expected-players-tie-break = un départage pour joueurs, car le tournoi n'a pas d'équipes


table-entries = Liste des inscrits
table-start-list = Liste de départ
table-yes = oui
table-fed = FED
table-team = Équipe
table-bye-in = ronde { $round } : { $bye }
table-medal = Médaille
table-medals = Médailles
table-rated-games = Parties classées
table-standings-of = { $after }, { $category }
table-wall-chart = Grille par numéro
table-struck = ne compte pas : l’un des deux s’est retiré avant la moitié des matchs
table-grid = Grille par adversaires
table-by-opponent = Par adversaire
table-pairings-by-name = Appariements de la ronde { $round } par nom
table-matches = Matchs de la ronde { $round }
table-by-match = Par match
table-version = { $pairings }, version { $version }

table-download = Télécharger:
paper-print = Imprimer:
paper-is = { $paper ->
    [slips] Feuilles de résultat
    [boards] Cartes d’échiquier
    [numbers] Dossards
    [crew] Liste de l’équipe
    [diplomas] Diplômes
    [links] Cartes des liens
    [incidents] Rapport d’incidents
    [log] Journal de la gestion du tournoi
    [wall_chart] Grille par numéro
   *[start_list] Liste de départ
}
paper-none = Il n’y a encore rien à imprimer.
paper-back = Retour
paper-follow = Suivre cet échiquier : coups, pendules et résultats
paper-referee = Arbitre
paper-diploma = Diplôme
paper-place = { $place ->
    [1] Première place
    [2] Deuxième place
   *[3] Troisième place
}

organiser-fact = { $fact ->
    [configured] le plan a été modifié
    [entered] des joueurs ont été inscrits
    [joined] des inscrits tardifs ont reçu un numéro
    [changed] les données du joueur ont été modifiées
    [withdrawn] le joueur s'est retiré
    [returned] le joueur est revenu
    [bye_given] une exemption a été donnée
    [bye_cancelled] une exemption a été annulée
    [check_in_opened] le pointage a été ouvert
    [ticked] une case a été cochée ou décochée
    [checked_in] le pointage du joueur a été modifié
    [check_in_closed] le pointage a été clos
    [entries_closed] les inscriptions ont été closes
    [entries_reopened] les inscriptions ont été rouvertes
    [settings_changed] les réglages ont été modifiés
    [numbered] les numéros ont été attribués
    [colour_drawn] la couleur a été tirée au sort
    [lots_drawn] un tirage au sort a eu lieu
    [paired] la ronde a été appariée
    [changed_by_hand] l'appariement a été changé à la main
    [round_dropped] la ronde a été retirée
    [changes_opened] des modifications manuelles ont commencé
    [changes_closed] les modifications manuelles sont terminées
    [changes_dropped] les modifications manuelles ont été annulées
    [published] la ronde a été publiée
    [laid] des parties ont été placées sur des échiquiers
    [court_taken] des résultats sont venus d'un terrain
    [result_set] un résultat a été saisi
    [held_settled] le résultat retenu a été tranché
    [protest_ruled] la réclamation a été jugée
    [created] le tournoi a été créé
    [result_corrected] un résultat a été corrigé
    [team_entered] une équipe a été inscrite
    [team_changed] une équipe a été modifiée
    [team_withdrawn] une équipe s'est retirée
    [team_bye_given] une équipe a reçu un bye
    [tournament_made] un tournoi a été formé
    [tournament_dropped] un tournoi a été annulé
    [struck] un participant a quitté le toutes rondes : ses résultats ne comptent pour personne
    [games_added] des parties sont à jouer
    [games_withdrawn] des parties ont été annulées
    [colour_chosen] une couleur a été choisie
    [match_ruled] un match a été tranché
    [protested] une réclamation a été déposée
    [line_up_sealed] une composition a été scellée
    [postponed] un match a une autre heure
    [deducted] des points ont été retirés à une équipe
    [window_set] un match a sa période
    [time_proposed] un joueur a proposé une heure
    [time_agreed] des joueurs sont convenus d'une heure
    [hour_started] un joueur a lancé l'heure
    [result_claimed] un joueur a annoncé un résultat
    [result_disputed] un joueur a contesté un résultat
    [moves_kept] les coups d’une partie ont été donnés
    [announced] des résultats ont été annoncés
    [finished] le tournoi s'est terminé
    [resumed] le tournoi continue
   *[other] quelque chose a été modifié
}
game-pgn = PGN de la partie, avec son résultat
game-told = La partie est entrée


register-search = Nom, numéro ou code FIDE
register-found = { $persons ->
    [one] { $persons } personne
   *[other] { $persons } personnes
}
register-more = les { $persons } premières : tapez plus du nom
register-nobody = Le registre est encore vide. La liste des inscrits d'un tournoi y inscrit les joueurs.
register-no-club = Le registre n'a pas encore de club. Le club d'un joueur y entre avec lui.
register-short = Nom court
register-mark = Marquer
register-mark-two = Marquez-en deux pour les fusionner.
register-compare = Comparer et fusionner
register-merge = Fusionner
register-exchange = Échanger
register-do-merge = Fusionner les deux
register-goes = Le nº { $number } part
register-stays = Le nº { $number } reste
register-becomes = Après fusion
register-look-again = Quelqu'un d'autre a changé l'un des deux entre-temps. Rien n'a été fusionné : regardez de nouveau.
register-merge-means = Le nº { $into } garde ses données et prend du nº { $from } ce qui lui manque. Dans les résultats, le nº { $from } est dès lors la même personne, et la liste Elo change en conséquence. On ne peut pas revenir en arrière.
register-clubs-means = { $persons ->
    [0] Le club qui part n'a personne.
    [one] 1 personne change de club.
   *[other] { $persons } personnes changent de club.
} Les joueurs des deux sont dès lors d'un seul club. Dans les tournois en cours, appuyez de nouveau sur « { organiser-clubs-apart } ». On ne peut pas revenir en arrière.
register-club-means = { $persons ->
    [0] Personne n'a ce club.
    [one] 1 personne a ce club et prend son nouveau nom.
   *[other] { $persons } personnes ont ce club et prennent son nouveau nom.
}
register-merged = { $name } : les deux ne font plus qu'un.
register-forget = Oublier cette personne
register-forget-means = Le registre efface toutes les données. Appariements, résultats, fichiers et échiquiers montrent dès lors « Joueur { $player } ». Sans l'année de naissance, la liste Elo change si le joueur était un jeune. On ne peut pas revenir en arrière.
register-forget-remains = Le dossier d'une répétition est effacé aussi. Les fichiers de configuration et les copies de sécurité sur la machine du serveur gardent le nom jusqu'à ce que quelqu'un l'y efface. Ils sont énumérés une fois la personne oubliée.
register-sure = { $name } doit être oublié
register-is-forgotten = Le joueur { $player } est oublié
register-rehearsal-gone = Le dossier de la répétition est effacé.
register-remain = { $files ->
    [0] On ne connaît sur la machine du serveur aucun fichier qui ait encore le nom. S'il est dans un de vos fichiers de configuration, effacez-le là.
   *[other] Ceux-ci peuvent encore avoir le nom sur la machine du serveur. Effacez la personne dans la configuration, avec les appariements qui la nomment, et effacez les copies de sécurité. Faites de même dans votre propre fichier de configuration.
}


register-list-players = { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}
register-list-packed = Liste Elo de la FIDE du { $day }, { register-list-players }
register-list-given = Liste Elo de la FIDE, donnée le { $day }, { register-list-players }
register-list-none = Il n'y a pas encore de liste Elo de la FIDE. Avec elle, un import complète ce qui manque à un fichier, et l'on peut y chercher des joueurs.
register-list-file = Liste Elo de la FIDE en fichier
register-list-what = Le fichier de ratings.fide.com (texte ou XML), compressé ou non.
register-list-reading = Lecture de la liste…
register-list-taken = La liste Elo de la FIDE est là : { register-list-players }.
register-fide = FIDE
register-from-fide = de la liste Elo de la FIDE
register-in-list = Dans la liste Elo de la FIDE
register-entered = déjà inscrit
register-is-it = Le registre contient ce joueur ou un autre du même nom. Est-ce la même personne ?
register-another = Une autre personne
