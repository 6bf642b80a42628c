

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
