

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
