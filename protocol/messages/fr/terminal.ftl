# Le terminal de l'arbitre principal et des juges de ligne.

you = vous
confirm = oui, faites-le
confirm-all-the-same = oui, quand même
own-words = autre, à écrire
scope-all = tous les terrains
colours-reversed = couleurs inversées, ou échange avec un échiquier
no-penalty = Aucune pénalité ouverte.
nothing-to-decide = Rien n’attend de décision.
mark-lost = La question marquée est déjà décidée. Haut ou Bas marque la suivante.
no-court = Aucun terrain vu encore : il apparaît dès que la liaison est établie.
old-picture = pas à jour
no-presses = Aucun appui encore. Chaque appui figure ici : gardé ici, au serveur, tranché.
nothing-to-undo = Vous n’avez aucun appui à retirer.
undo-later = Le serveur n’a pas encore l’appui : il sera retiré dès son arrivée.
repeated = Le même appui répété en une seconde compte une fois.
not-that-board = Le résultat de cet échiquier est à un autre stade ; choisissez un échiquier nommé.
number-acted = Le numéro seul suffit : pas besoin d’Entrée.
no-board-there = Aucun échiquier de ce terrain n’a ce numéro.
no-link-no-countdown = Pas de liaison : les autres écrans ne peuvent pas décompter. Comptez à voix haute et tapez G, puis v, à votre GO : il compte dès votre touche.
nobody-waits = Aucun échiquier n’y attend son départ.
picture-has-no-game = Aucune partie connue sur cet échiquier.
choose-a-call = Aucun signalement ouvert. Pour annuler un signalement purgé ou caduc : L, son entrée, v.
nothing-to-split = Ce signalement vient d’un seul arbitre : seul un signalement de deux arbitres peut être séparé.
nothing-to-void = Le journal n’a pas encore d’entrée.
stays-open = La question reste ouverte jusqu’à ce que la pendule de table affiche le temps : y ensuite, e pour saisir une lecture.
not-a-clock = attendu : le temps des Blancs et des Noirs, par exemple  4:32 4:03 w  (- laisse inchangé ; w (Blancs) ou b (Noirs) tourne), ou un seul, par exemple  w 8:30  ou  +1:00 w  (si sa pendule est connue)
not-a-reading = attendu : le temps des Blancs et des Noirs seulement, par exemple  4:32 4:03  (- si l’un n’a pas été lu)
not-lanes = attendu : des couloirs, par exemple  1-6  ou  1,2,5  (vide : tous)
cannot-swap = Il faut une partie aux deux échiquiers pour échanger les joueurs.
needs-words = Quelques mots sont nécessaires ici ; Échap quitte tout.
would-come-to = L’effet, selon le système maintenant (rien n’est encore fait)
undone-later = Le serveur n’a pas encore l’appui, l’effet ne peut pas être affiché : il sera retiré dès son arrivée.
not-an-answer = Cette touche n’est pas une réponse : les réponses sont listées ; Échap quitte.
not-a-position = attendu : une position en notation FEN, par exemple  4k3/8/8/8/8/8/4P3/4K3 w - - 0 1
not-a-square = attendu : une case, par exemple  e8
not-a-move = attendu : un coup, par exemple  e2e4  ou  e7e8q  (vide : il est déjà joué)
esc-leaves = C’est la première question ; Échap la quitte.
undo-reason = appui par erreur
nothing-agreed = Aucun résultat confirmé encore : e en saisit un ; ce qu’aucun échiquier n’a transmis demande un deuxième arbitre.
nothing-alike = Aucune question ici ne concerne plusieurs échiquiers.
annul-decision = annuler cette décision
what-now = Et maintenant ?
after-the-outage = temps après la coupure
pressed-before = avant{ " " }
no-clock = -:--
empty-board = pas de partie
nothing-to-call = Il n’y a rien à signaler ici.
device-columns = Appareil       État        Vu     Délai Horl. +- Batt. Gardé Rôle   Où
now = maintenant
device-act-done = Fait : la liste le montre.
is-in-already = Cet appareil est déjà accepté : a change son rôle ou ses couloirs, h transfère son rôle, x l’exclut.
disk-full = { " " }| DISQUE DU SERVEUR PLEIN
no-copy = { " " }| PAS DE COPIE
only-asks = Cet appareil demande seulement l’accès : g l’accepte, d le refuse.
no-duty-to-hand-over = Cet appareil est relevé et n’a pas de poste à transférer : a lui en donne un.
let-in-or-not = g, Entrée l’accepte comme juge de ligne de ce terrain, tous couloirs ; d le refuse.
this-court = ce terrain
all-lanes = tous
no-lane = aucun
in-order = conforme
not-in-order = non conforme
measured = mesuré
not-a-width = attendu : des centimètres, par exemple  84,5
nothing-to-waive = À l’échiquier marqué, aucun point non conforme ne bloque le départ.
waiting-help = Rien à taper : cela continue seul  ? aide  q quitte
keys-by-help = ? liste toutes les touches
column-board = { GIVEN($court) ->
    [yes] T{ $court } Éch
   *[no] { " " }Éch
}
column-phase = Part.
column-white = { "   " }Blancs à   doit
column-black = { "   " }Noirs à    doit
column-notes = { " " }À faire ; joueurs
silent = MUET
open-calls = Signalements ouverts, le plus urgent d’abord
your-presses = Vos appuis, le dernier d’abord
stop-columns = Coureur               Nom                   Chronomètre
go-columns = { " " }Éch Partie    Prêt    Liste     Blancs - Noirs
except = sauf
all-started = Aucun échiquier de ce terrain n’attend son départ.
only-left-out = Seuls les échiquiers exclus attendent leur départ : leur numéro les reprend.
nothing-against = Aucune raison connue contre le départ.
nothing-against-now = plus aucune raison contre
against-not-known = Les raisons contre un départ sont inconnues : la liste des appareils n’est pas arrivée.
still-played = non terminée
enter = Entrée
only-side-acted = { side } : pris aussitôt comme seul joueur possible. u le retire.
no-such-key = { $key } ne fait rien ici : la dernière ligne nomme les touches, ? les montre toutes.
not-read = « { $typed } » n’a pas été compris : { $expected }
device-refused = Refusé : { $text }
would-be-refused = Ce serait REFUSÉ : { $text }
and-more = et { $more } lignes de plus
link-lost = Pas de liaison avec le terrain : { $why }. Continuez : chaque appui est gardé ici jusqu’à son retour.
shut-out = EXCLU : { $why }. Les appuis sont gardés : quittez (q) et redémarrez, avec --code ou en demandant l’accès.
by-own-clock = { $at } horloge locale
from-first-key = à partir de { $at }, votre première touche
scope-board = { board } seulement
scope-marked-board = { board } seulement, le marqué
scope-court = tout le { court }
asking-in-short = numéro { $number } { $name }
all-alike = les { $boards } de la même façon
nobody-to-stop = Personne à l’{ board } n’a d’arrêt à purger : s y lance quand même un chronomètre.
versus = { $white } - { $black }
players-by-colour = Blancs { $white }, Noirs { $black }
more-penalties = { "  " }+{ $more } autres : C
told-before = { board } { $said }, il y a { $ago }
court-in-short = { court } : { $running } en cours, { $open } pénalités ouvertes, { $asked } à décider (. y va)
of-round = ronde { $round }{ " " }
round-waits = { court } attend : { $reasons }.
games-left = Parties restantes : { $left }   à homologuer : { $confirmed }

## Listes, et ce qui entoure une phrase

or = { $first } ou { $second }
and = { $first } et { $second }
on-board = { GIVEN($board) ->
    [yes] { board }, { $what }
   *[no] { game }, { $what }
}
on-court = { court }, { $what }
side-of-board = { board } { side }
side-letter = { $side ->
    [white] Bl
   *[black] No
}
player = joueur { $player }
time = { TIME($ms) }
boards-list = { $n ->
    [one] échiquier { $lanes }
   *[other] échiquiers { $lanes }
}
boards-of-court = { court } : { $boards }
boards-asked = { $boards } : { $asks }
ruling-with-rule = { $ruling } ({ $rule })
by-server = serveur
unseen-line = #{ LINE($fact) }
earlier-line = l’entrée de #{ LINE($fact) }

## Pendules, résultats, états

clock-of-side = { side } { $clock }
clocks-now = Les pendules affichent { $times }{ GIVEN($running) ->
    [yes] { " " }; { $running ->
        [white] celle des Blancs tourne.
       *[black] celle des Noirs tourne.
    }
   *[no] .
}
position-would-be = { board }{ to-move } : { $fen }
players-would-be = { board } : Blancs { $players-white } (avant { $was-white }), Noirs { $players-black } (avant { $was-black })
stopwatch = { GIVEN($tenths) ->
    [yes] { $tenths ->
        [0] LIBRE, { TENTHS($tenths) } s
       *[other] { TENTHS($tenths) } s
    }
   *[no] tourne
}
debt = { $debt ->
    [half_run] D
    [full_run] E
    [correction] C
   *[take_back] R
}
whereabouts-in-short = { $at ->
    [behind_line] lign
    [at_board] éch
    [outward] all
    [homeward] ret
    [away] abs
   *[unknown] ?
}
turn = { GIVEN($metres) ->
    [yes] { turned } { $metres } m
   *[no] { turned }
}
turned = { $mode ->
    [line] ligne
    [cone] plot
   *[wall] mur
}
phase-shown = { $phase ->
    [waiting] { $ready ->
        [yes] prêt
       *[no] attente
    }
    [countdown] { GIVEN($count) ->
        [yes] { $count ->
            [3] -- 3 --
            [2] -- 2 --
            [1] -- 1 --
            [0] { $is_linked ->
                [yes] ** GO **
               *[no] GO dit ?
            }
           *[other] prêts ?
        }
       *[no] décompte
    }
    [running] en cours
    [paused] PAUSE
   *[finished] { GIVEN($result) ->
        [yes] { score }
       *[no] finie
    }
}
penalty-state = { $penalty ->
    [called] signalé
    [due] À PURGER
    [asked] à juger
    [serving] en cours
    [served] purgé
    [voided] annulé
   *[lapsed] caduc
}
scored = { score } { result }
ended-in-short = { score } { termination }
was-score = avant { $before }
result-state = { $how ->
    [decided] décidé
    [ruled] tranché
    [corrected] corrigé
   *[other] { $state ->
        [open] en attente
        [entered] saisi 1 fois
        [confirmed] confirmé
        [differs] DIFFÈRE
       *[sealed] homologué
    }
}
result-in-full = { board }, { $players }{ with-end }{ with-state }{ with-entries }
with-end = { GIVEN($result) ->
    [yes] { " " }: { scored }, { termination }
   *[no] { "" }
}
with-state = { GIVEN($state) ->
    [yes] { GIVEN($corrector) ->
        [yes] { " " }; { $state } par { $corrector }, { was-score }
       *[no] { " " }; { $state }
    }
   *[no] { "" }
}
with-entries = { GIVEN($entered) ->
    [yes] { " " }; saisi : { $entered }
   *[no] { "" }
}
list-state = { $state ->
    [in_order] conforme
    [looked_at] tout vu
    [left] { $left } à voir
   *[fails] { $fails } DÉFAUT
}
list-in-full = Liste de l’{ board } : { $list }
failed-so = { $blocks ->
    [yes] { failed } (BLOQUE, w dispense)
   *[no] { $waived ->
        [yes] { failed } (dispense)
       *[no] { failed } (noté)
    }
}

## Rangées et lignes des écrans

board-title = { board } : { game } ronde { $round }{ in-chain }, { $phase }{ with-limit } ; transmet { evidence }
in-chain = { GIVEN($chain) ->
    [yes] , { $chain }
   *[no] { "" }
}
with-limit = { GIVEN($left) ->
    [yes] , limite dans { $left }
   *[no] { "" }
}
game-of-chain = partie sprint { $chain_game }
limit-in-short = heure { $left }
nothing-on-board = { court }, { board } : { empty-board }
place-and-debts = { whereabouts }, doit { $debts }
position-line = demi-coup { $ply }{ with-last }{ with-placed }{ with-offers }  { GIVEN($fen) ->
    [yes] { $fen }
   *[no] position inconnue
}
with-last = { GIVEN($last) ->
    [yes] , dernier { $last }
   *[no] { "" }
}
with-placed = { GIVEN($placed) ->
    [yes] , posé { $placed }
   *[no] { "" }
}
with-offers = { GIVEN($offers) ->
    [yes] , { $offers }
   *[no] { "" }
}
offer-lies = carte ({ side })
reds-in-short = { side-letter } { $n ->
    [one] { $n } rouge
   *[other] { $n } rouges
}
summary-sheet = Cartons, { side } : { $are_missing ->
    [yes] { GIVEN($cards) ->
        [yes] { $cards } ; d’autres avant le démarrage de ce terminal
       *[no] montrés avant le démarrage de ce terminal
    }
   *[no] { $cards }
}
card-of-sheet = { $at } { card }, { offence } ({ $judge })
call-so-far = { " " }: { $fault }, il y a { $ago }{ with-time-left }{ $marks }
with-time-left = { GIVEN($left) ->
    [yes] , reste { $left }
   *[no] { "" }
}
call-marks = { $unexpected ->
    [yes] , inattendu
   *[no] { "" }
}{ $earlier ->
    [yes] , pour avant
   *[no] { "" }
}{ $witnesses ->
    [0] { "" }
    [1] { "" }
   *[other] , { $witnesses } arbitres
}
call-in-short = { board } { side } { $name } : { $words }, il y a { $ago }
in-its-place = { $call }, par
waits-for-stop = { $is_due ->
    [yes] À PURGER : arrêtez-le à la ligne, { $seconds } s
   *[no] signalé : à son prochain retour, { $seconds } s
}
stop-runs = { $is_paused ->
    [yes] reste { $left } (en pause), { stops }
   *[no] reste { $left }, { stops }
}
stops = { $penalties ->
    [one] { $penalties } pénalité{ restarted }
   *[other] { $penalties } pénalités{ restarted }
}
restarted = { $restarts ->
    [0] { "" }
   *[other] , parti trop tôt x{ $restarts }
}
when-and-cost = { $back ->
    [ago] { TIME($back-time) } avant
    [after_ply] course après le demi-coup { $back-ply }
   *[none] { GIVEN($ago) ->
        [yes] il y a { $ago }
       *[no] maintenant
    }
} | { sanction }
against-the-start = { $n ->
    [one] { $n } raison contre le départ (votre motif passe outre) :
   *[other] { $n } raisons contre le départ (votre motif passe outre) :
}
pause-shown = { $several ->
    [yes] Échiquiers en pause : leur arrêt est affiché sur { screens-shown }.
   *[no] L’arrêt est affiché sur { screens-shown }.
}
screens-shown = { GIVEN($not_on) ->
    [yes] { $n ->
        [one] { $n } écran, PAS sur : { $not_on }
       *[other] { $n } écrans, PAS sur : { $not_on }
    }
   *[no] { $n ->
        [one] le seul écran présent
       *[other] les { $n } écrans
    }
}
boards-hidden = { $n ->
    [one] { "   " }{ $n } échiquier caché : , . autre terrain
   *[other] { "   " }{ $n } échiquiers cachés : , . autre terrain
}
round-shown = { GIVEN($others) ->
    [yes] Ronde { $round } (non homologués : { $others } ; [ ]){ "   " }
   *[no] Ronde { $round } ([ ] une autre){ "   " }
}
unsealed-of-round = { $n } de la ronde { $round }
no-round = { $later ->
    [yes] Les échiquiers n’ont pas de ronde suivante : n place la prochaine, depuis un fichier ou la direction du tournoi.
   *[no] Il n’y a pas de ronde précédente.
}
court-answers = { court } : { $text }.
would-be-sealed = { $n ->
    [one] { $n } partie serait homologuée telle qu’ici (rien n’est encore fait)
   *[other] { $n } parties seraient homologuées telles qu’ici (rien n’est encore fait)
}
row-of-log = { $rows ->
    [0] Rien ne s’est encore passé.
   *[other] Le plus récent d’abord ; entrée { $row } sur { $rows } marquée
}
author-in-log = { GIVEN($ruling) ->
    [yes] { " " }[{ $by } ; { $rule } : { $ruling }]
   *[no] { " " }[{ $by }]
}
late-calls-of = Signalements tardifs, { board } : { players-by-colour }
demo = { " " }| DÉMO
rehearsal = { " " }| RÉPÉTITION

## Appareils

no-list = { $is_up ->
    [yes] La liste des appareils arrive.
   *[no] Pas de liaison : les appareils présents sont inconnus jusqu’à son retour.
}
unproven = { $name } nomme l’époque { $epoch } d’un autre serveur sans preuve. Il a été refusé ; rien d’autre ne change. Regardez l’appareil ; x l’exclut
this-one = { $name } (ici)
role-in-short = { $role ->
    [organiser] org.
    [board] éch.
    [judge] juge
    [deputy] adj.
   *[head] princ.
}
reach = { $reach ->
    [live] en ligne
    [stale] MUET
    [asleep] en veille
    [unreachable] INJOIGNABLE
   *[away] absent
}
as-it-is = { role }, inchangé
device-offered = { $name } ({ reach })
asks-to-come-in = DEMANDE l’accès : numéro { $number } « { $name } » depuis { $age } ({ $software })
device-in-full = { $name } : { $duty }{ GIVEN($on) ->
    [yes] , maintenant au terrain { $on }
   *[no] { "" }
}{ GIVEN($end) ->
    [yes] , { line-of }{ GIVEN($stands) ->
        [yes] , { $stands }
       *[no] { "" }
    }
   *[no] { "" }
} ; { $device } ; { $software }
relieved-duty = { role }, { $courts }, relevé, aucun couloir
duty = { GIVEN($lanes) ->
    [yes] { role }, { $courts }, { $lanes }
   *[no] { role }, { $courts }, tous les couloirs
}
reached-in-full = { $reach ->
    [live] En ligne ; { kept-there }
    [stale] MUET : connecté, dernier signe { age-ago } ; { kept-there }
    [asleep] En veille, dernier signe { age-ago } : son écran est éteint, rien n’est en panne ; { kept-there }
    [unreachable] INJOIGNABLE : pas de connexion, dernier signe { age-ago } ; { kept-there }
   *[away] { GIVEN($age) ->
        [yes] Absent : dernier signe { age-ago }, aucun départ ne l’attend ; { kept-there }
       *[no] Absent : aucun signe depuis le démarrage du serveur, aucun départ ne l’attend ; { kept-there }
    }
}
age-ago = { GIVEN($age) ->
    [yes] il y a { $age }
   *[no] il y a longtemps
}
kept-there = { $unsent ->
    [0] ne garde aucun appui
    [one] GARDE { $unsent } APPUI QUI N’EST PAS ICI
   *[other] GARDE { $unsent } APPUIS QUI NE SONT PAS ICI
}
hand-over-has = Ensuite { $to } a : { $duty }. { $from } n’a plus rien.

## La liaison

link-looking = LIAISON : recherche du terrain{ kept }
link-asking = DEMANDE L’ACCÈS : numéro { $number }{ kept }
link-up = { $kept ->
    [0] liaison : OK, tout envoyé
   *[other] liaison : OK, { $kept } en route
}
link-down = PAS DE LIAISON : { TIME($ms) }{ kept } ; continuez
link-shut-out = EXCLU{ kept }
kept = { $kept ->
    [0] { "" }
   *[other] , { $kept } en attente ici
}
relieved-in-short = RELEVÉ
relieved = RELEVÉ : votre poste a été transféré. Rien ne peut être signalé d’ici tant que l’arbitre principal ne redonne pas de poste à cet appareil.
asks-to-come-in-here = Ce terminal demande l’accès : « { $name } ». Son numéro est
tell-the-head-referee = Dites à l’arbitre principal : D, la ligne avec ce numéro, g. Le terminal du serveur le montre aussi. Rien à taper ici ; cela continue seul.

## Pourquoi une connexion a été perdue

lost-not-enrolled = cet appareil n’est pas inscrit : donnez-lui le code à usage unique du terminal du serveur
lost-no-connection = pas de connexion en 5 s
lost-no-welcome = le serveur n’a pas répondu comme un serveur de terrain
lost-not-known = le serveur ne connaît pas cet appareil
lost-earlier-epoch = le serveur écrit l’époque { $epoch }, mais l’époque { $known } a commencé ailleurs : cherchez l’autre serveur
lost-silent = le serveur n’a rien dit depuis 3 s
lost-blocked = le serveur n’a rien reçu depuis 5 s
lost-ended = la connexion s’est terminée
lost-format = le serveur parle une autre version du protocole
lost-unreadable = un message du serveur n’a pas pu être lu : { $error }

## Appuis

press-writing = en écriture
press-kept = gardé ici
press-recorded = tranché
press-on-server = au serveur
press-is-refused = REFUSÉ
press-not-kept = NON GARDÉ
press-aborted = interrompu
will-be-undone = { " " }(sera retiré)
is-undone = { " " }(retiré)
and-so = { " " }: { $text }
see-the-log = L montre l’effet
to-be-decided = à décider
was-decided = décidé par { $by } : { $answer }
otherwise-decided = décidé par un autre acte, L
taken-down = noté
countdown-stopped = le compte à rebours a été arrêté
press-refused = REFUSÉ : { $text }
press-ruled = Décision : { $rulings }
and-alike = C’est la première de { $n } : les autres font de même aux autres échiquiers.
annulled-with = { $games ->
    [one] Le départ de { $games } partie est repris, et avec lui { half-moves }, chaque course et chaque signalement depuis : elle attend de nouveau, pendules comme avant le GO.
   *[other] Le départ de { $games } parties est repris, et avec lui { half-moves }, chaque course et chaque signalement depuis : elles attendent de nouveau, pendules comme avant le GO.
}
half-moves = { $half_moves ->
    [one] { $half_moves } demi-coup
   *[other] { $half_moves } demi-coups
}
not-undone-abort = Le dernier appui a arrêté un compte à rebours, qui reste arrêté : G, s en lance un nouveau.
not-undone-pause = Le dernier appui a mis des échiquiers en pause, ils y restent : G, r les reprend.
not-undone-enter-result = Le dernier appui a saisi un résultat, qui reste saisi : R, e en saisit un autre à sa place.
not-undone-check = Le dernier appui était un constat de la liste de contrôle, qui reste : G, c contrôle de nouveau.
not-undone-seal = Le dernier appui a homologué des résultats, qui le restent : R, x en corrige un.
not-undone-correct-result = Le dernier appui a corrigé un résultat homologué, la correction reste : R, x corrige de nouveau.
not-undone-void = Le dernier appui a annulé une entrée, qui reste annulée : signalez de nouveau ce qui était juste.
not-undone-pair = Le dernier appui a placé des parties, qui restent.
not-undone-arrange = { not-undone-pair }

## Saisie guidée

not-at-this-board = { $has_game ->
    [yes] « { $what } » n’est plus possible : la partie à l’{ board } est terminée.
   *[no] Aucune partie à l’{ board } : il n’y a rien à signaler.
}
nobody = { $verb ->
    [start] Aucun échiquier n’y attend son départ (r : les échiquiers en pause reprennent).
    [go] Aucun échiquier n’y attend son départ ni n’est en pause.
    [resume] Aucun échiquier n’y est en pause.
    [pause] Aucun échiquier n’y est en cours ou au compte à rebours.
    [annul] Aucun échiquier n’y a de départ à annuler : aucune partie en cours ou en pause.
    [abort] Aucun compte à rebours en cours. Après le GO, on annule un départ : G, x.
   *[other] { nobody-waits }
}
no-result = { $verb ->
    [correct_result] Aucun résultat homologué encore : e en saisit un autre à sa place.
    [enter_result] Tous les résultats sont homologués : x en corrige un.
   *[other] Toutes les parties sont terminées : e saisit un autre résultat, x corrige un résultat homologué.
}
one-begun = ÉCH. 1_ Entrée éch. 1, { $highest ->
    [10] 0 éch. 10
    [11] 0 éch. 10, 1 éch. 11
   *[other] 0 éch. 10, 1 éch. 11, 2 éch. 12
} ; Ret.arr aucun. Autre touche : éch. 1.
head-referees = « { $what } » revient à l’arbitre principal : ! l’appelle à un échiquier.
prompt-closed = « { $what } » est fermé, rien n’en a été envoyé. { $why }
fault-offered = { $is_unexpected ->
    [yes] { fault } (inattendu)
   *[no] { fault }
}
side-offered = { side } { $name }{ GIVEN($at) ->
    [yes] { " " }({ whereabouts })
   *[no] { "" }
}
corrects-decision = DÉCIDÉ ENTRE-TEMPS { by-one }. Entrée corrige la décision ; Échap quitte.
decided-elsewhere = DÉCIDÉ ENTRE-TEMPS { by-one }. La décision reste ; Échap quitte.
decided-so = DÉCIDÉ ENTRE-TEMPS par { $by } : { $answer }. La décision reste ; Échap quitte.
by-one = { GIVEN($by) ->
    [yes] par { $by }
   *[no] ailleurs
}
decided-help = { $can_be_voided ->
    [yes] v annule cette décision  Échap quitte
   *[no] Échap quitte
}
end-not-reported = Aucune fin de cette partie n’est enregistrée : son échiquier ne transmet rien.
countdown-help = { $is_here ->
    [yes] a ARRÊTE le décompte : { $on }{ "  " }
   *[no] G, a ARRÊTE le décompte : { $on }{ "  " }
}
prompt-help = { $asks ->
    [typed] écrivez, Entrée envoie  Ret.arr efface une lettre  Échap quitte tout
    [confirm] { $needs_y ->
        [yes] { $is_result ->
            [yes] y saisit quand même  Bas la cause  Ret.arr en arrière  Échap quitte
           *[no] y le fait quand même  Ret.arr un pas en arrière  Échap quitte tout
        }
       *[no] { $is_result ->
            [yes] Entrée saisit  Bas la cause  Ret.arr un pas en arrière  Échap quitte
           *[no] Entrée le fait  Ret.arr un pas en arrière  Échap quitte tout
        }
    }
    [board] { $is_call ->
        [yes] son numéro, ou Entrée  Gauche avant  Bas sanction  Échap quitte tout
       *[no] son numéro, ou Entrée pour le marqué  Ret.arr en arrière  Échap quitte
    }
   *[letter] { $is_call ->
        [yes] une lettre  Gauche avant  Bas sanction  Ret.arr en arrière  Échap quitte
       *[no] tapez une lettre  Ret.arr un pas en arrière  Échap quitte tout
    }
}

## Questions et réponses

question-on-record = { $how ->
    [silent] { $question } | { $record } ; le registre du terrain ne le dit pas
    [about] { $question } | { $record }
   *[after] { $question } | après { $record }
}
asked-of-all = Après la coupure, { $n } parties sont au dernier état connu : tous leurs temps sont-ils retenus ? Ceux d’un seul échiquier se règlent sur son écran
yes-to-the-last = { $yes } : { scored }

## Écrans et leurs touches

screen-overview = O Tout
screen-board = B Éch.
screen-calls = C Fautes
screen-stopwatch = Stop
screen-inbox = I À voir
screen-go = GO
screen-results = Rés.
screen-devices = D Appar.
screen-log = L Journal
screen-help = ?
help-overview = { $walks ->
    [yes] f faute  + carton  s chrono  p pause  u retire  ! appel  1 à 12 éch.  MAJUSC.
   *[no] f faute  s chrono  p pause  u retire  ! appel  1 à 12 éch.  MAJUSCULES écran
}
help-board = les lettres ci-dessus agissent ici  1 à 12 autre échiquier  Échap aperçu
help-calls = { $walks ->
    [yes] { $faults } faute + carton Haut Bas, puis v annule r rempl. k sépare u retire
   *[no] { $faults } faute  Haut Bas, puis v annule  r remplace  k sépare  u retire
}
help-stopwatch = Haut Bas n° choisir, Entrée lance  s par éch.  e parti tôt  f faute  u retire
help-inbox = Haut Bas choix  y oui  n non  e éditer/saisir  v annule  a tous pareil
help-go = 1-12 sauf y prêt n non c liste w disp. s départ v GO a arrêt x annule r reprise
help-results = e saisir éch., rés., Entrée  s homologue  x corrige homologué  w tranche
help-devices = Haut Bas choix  g accepte  d refuse  a rôle, couloirs  h transfère  x exclut
help-log = Haut Bas PgPréc PgSuiv défile  v annule la marquée  , . terrain  Échap retour
help-help = Échap retour à l’aperçu  MAJUSCULES changent d’écran  q quitte
# il tient en 24 lignes de 80 caractères
help-page =
    MAJUSCULES changent d’écran, minuscules agissent, Échap quitte.  , . terrain
    Éch.      1 à 12 comme on les nomme ; 1 attend Entrée, ou 0 1 2 pour 10 11 12
    Faute     f, la faute, w (Blancs) ou b (Noirs), l’échiquier : quoi, qui, où.
              Elle compte dès le f.  Gauche : il y a 5, 10, 30, 60 s ou un coup.
              Bas : sanction.  C annuler, remplacer, séparer  ! arbitre principal
    Rangées   > pendule qui tourne.  À : éch échiquier, all et ret en course, lign
              derrière la ligne, abs, ? inconnu.  Doit : D demi-course, E course
              entière, C corriger, R reprendre, - rien.  !2 : 2 questions, voir I.
    Marche    + carton, c jaune ou r rouge, pour quoi, qui, échiquier.  B, * montre
    Appui     gardé ici : sur ce disque.  au serveur : sûr, non tranché.  tranché,
              ou REFUSÉ avec la raison. Le même deux fois en 1 s compte une fois.
    Réseau    Coupé : continuez, tout part dans l’ordre, à l’heure de l’appui. Seul
              le décompte en a besoin : comptez à voix haute, G, v à votre GO.
    Départ    G : chiffres excluent, c liste, w dispense, y prêt, s 3-2-1-GO
              Votre motif passe outre.  a arrête, x annule, r reprend
    Résultats R, e, éch., rés., Entrée (Bas : cause)  s homologue  [ ] ronde  n +1

## Verbes

verb-fault = Faute
verb-replace = Remplacer
verb-undo = Retirer
verb-check = Liste de contrôle
verb-agree = Accord des deux
verb-declare = Annonce une pièce
verb-exchange = Pion échangé
verb-interfere = Un spectateur a parlé
verb-claim = Réclamation
verb-pause = Pause
verb-resume = Reprendre
verb-start = Départ
verb-abort = Arrêter le décompte
verb-round = Placer la ronde suivante
verb-enter-result = Résultat
verb-seal = Homologuer tous les résultats confirmés
verb-answer = Décider
verb-answer-all = Décider
verb-grant = Accepter
verb-leave = Quitter le terminal

## Questions d'une saisie guidée

step-fault = Quelle faute ?
step-fault-words = Quelle infraction ? Écrivez-la, Entrée
step-card = Quel carton ?
step-offence = Pour quoi ?
step-item = Quel point ?
step-finding = Quel constat ?
step-width = Quelle largeur, en cm ? Par exemple 84,5, Entrée
step-failed = Lequel ?
step-side = Qui ?
step-board = Quel échiquier ?
step-result = Quel résultat ?
step-claim = Qu’est-ce qui est réclamé ?
step-claim-words = Quelle irrégularité ? Écrivez-la, Entrée
step-claim-move = Quel coup annonce-t-il ? e2e4 ; vide : il est joué. Entrée
step-scope = Quelle étendue ?
step-reason = Pourquoi ?
step-reading = Blancs Noirs, par exemple 4:32 4:03, Entrée
step-clock = Blancs Noirs [w|b tourne] : 4:32 4:03 w ; ou un : +1:00 w, w 8:30. Entrée
step-position = La position en FEN, Entrée
step-players = Quelle est l’erreur ?
step-evidence = Que transmet-il, et quelle pendule fait foi ?
step-agreement = Que disent les deux ?
step-piece = Quelle pièce ?
step-square = Sur quelle case ? Par exemple e8, Entrée
step-interference = À quel sujet ?
step-file = Quel fichier a ses tables [[pairing]] ? Entrée ; vide : celle de la direction
step-name = Quel est son nom ? Entrée
step-role = Quel rôle ?
step-lanes = Quels couloirs ? Ex. 1-6 ; vide : tous (un juge peut signaler partout). Entrée
step-device = À quel appareil ?
step-answer = Quoi pour tous ?
step-confirm = Sûr ?

## La liaison, la boîte d’envoi et le disque d’un appareil

outbox-unread = la boîte d’envoi dans { $folder } n’a pas pu être lue
outbox-unwritten = la boîte d’envoi n’a pas pu être écrite : { $why } ; rien n’a été envoyé, libérez de la place et réessayez
outbox-full = { $requests } demandes attendent le terrain ; la boîte d’envoi n’en prend plus
outbox-in-use = { $folder } est utilisé par un autre programme ; arrêtez-le ou nommez un autre dossier pour cette boîte d’envoi
outbox-not-opened = { $folder } : la boîte d’envoi ne peut être ouverte : { $why }
link-stopped = la liaison avec le terrain a été arrêtée
link-missing = pas de liaison avec le terrain ; ceci n’est pas gardé pour plus tard, réessayez quand elle sera rétablie
start-failed = le démarrage a échoué
no-state-folder = ce système ne nomme aucun dossier pour l’état d’un programme ; nommez-en un avec { $option }
presses-kept = { $presses } appuis sont gardés ici jusqu’à ce que le terrain réponde de nouveau
terminal-not-taken = le terminal n’a pas pu être pris
terminal-broke-off = le terminal n’a pas pu continuer
disk-silent = le disque de cette machine ne répond plus depuis longtemps
memory-unwritten = la mémoire de ce terminal n’a pas pu être écrite : { $why }
file-unread = { $file } n’a pas pu être lu : { $why }
round-file-too-long = { $file } dépasse { $most } Kio : ne gardez que [[pairing]]
