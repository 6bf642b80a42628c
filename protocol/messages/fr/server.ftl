# Ce que le serveur dit à sa propre machine et aux appareils.

narrow-lanes = les couloirs de { $lane } m sont plus étroits que les 1,25 m d’un terrain standard (CR-2.1-4)

## Une ronde placée

pairings-not-put-on = { court } : les appariements du fichier de configuration n’ont pas été placés : { $why }. Le terrain continue avec ses parties ; `referee-server round FILE` place la ronde suivante pendant qu’il tourne.

## L'affiche pour les juges de ligne

poster-title = Juges de ligne : entrez
poster-head = Juges de ligne
poster-network = Connectez-vous au Wi-Fi de la salle.
poster-scan = { $codes ->
    [one] Scannez le code.
   *[other] Scannez le premier code. Si rien ne s’ouvre, scannez le second.
}
poster-name = Écrivez votre nom et montrez à l’arbitre principal le numéro affiché sur votre téléphone.
poster-alone = Ce serveur n’écoute que sur sa propre machine, aucun téléphone ne l’atteint : démarrez-le sans --listen.

## L'aperçu d'un lien vers une partie

share-title = { GIVEN($result) ->
    [yes] { $white } { score } { $black }
   *[no] { $white } – { $black }
}
share-about = { GIVEN($by) ->
    [yes] { termination }. { share-place }
   *[no] { share-place }
}
share-place = { GIVEN($event) ->
    [yes] { $event }, ronde { $round }, échiquier { $board }
   *[no] ronde { $round }, échiquier { $board }
}

## La console du serveur en marche

console-spectators = Spectateurs :
console-judges = Téléphones des juges de ligne (affiche à imprimer : /poster) :
console-head = Page de l’arbitre principal :
console-organiser = Page des organisateurs (inscriptions, appariements, classements) :
console-programs = Échiquiers et terminaux d’arbitres :
console-codes = Codes, chacun pour un appareil, une fois, pendant { $minutes } minutes :
console-for-codes = { $codes ->
    [0] Codes
   *[other] Autres codes
} : referee-server devices code --role board{ $folder } (ou judge, head, organiser)
console-how-to-stop = Arrêtez avec Ctrl-C.
console-folder = Dossier de données : { $folder }
console-stopping = Arrêt : les appareils sont prévenus, le journal est fermé.
console-demo = DÉMO : les coups viennent de vraies parties ; pendules, courses, fautes, réclamations et pannes de téléphone sont inventées.
    En une minute : pénalités signalées et purgées, un signalement au mauvais couloir corrigé, un signalement tardif,
    des questions avec réponse, un téléphone et six échiquiers injoignables, un résultat homologué, la ronde suivante.
    Voyez tout ensuite avec `referee-server report` sur le dossier de données ci-dessus.
console-rehearsal = RÉPÉTITION : tout l’événement est ici, et rien ne parvient à l’événement.
    Des échiquiers simulés jouent les parties que la direction du tournoi place et que l’équipe lance. Laissez les vrais échiquiers éteints.
    La répétition suivante recommence avec l’événement tel qu’il sera alors.
console-rehearsal-epoch = une répétition
console-recovered = Récupéré : { $found }
console-enrolled = { $device } ({ $name }) est inscrit : { role }
console-enrolled-next = { $device } ({ $name }) est inscrit. Code pour le prochain { role } : { $code }
console-phone-asks = le téléphone { $number } ({ $name }) demande l’accès : l’arbitre principal l’accepte, ou ici `referee-server devices grant { $number }`
console-many-phones-ask = { $count } téléphones ont demandé l’accès en une minute, le dernier depuis { $network } : `referee-server devices asking` montre ceux qui attendent
console-disk-full = LE DISQUE EST PLEIN : { $kb } ko d’enregistrements tiennent encore dans la réserve. Ne commencez rien, terminez les parties en cours et libérez de la place sur le disque du dossier de données (et de la seconde copie du journal)
console-disk-has-room = Il y a de nouveau de la place sur le disque
console-folder-is-open = d’autres peuvent lister le dossier de données { $folder } : { $why }
console-few-files = ce système permet au serveur d’ouvrir peu de fichiers : { $followers } spectateurs au plus à la fois (avec une limite plus haute, `ulimit -n`, il y a place pour { $most })
console-clock-off = l’horloge de cette machine { $how ->
    [late] retarde
   *[early] avance
} de { LASTED($off) } sur l’heure du terrain, qui continue inchangée ; réglez l’horloge de la machine après l’événement
console-new-epoch-key = epoch.key n’était pas dans le dossier de données, une nouvelle clé est créée : les appareils ne peuvent plus prouver quels serveurs ont écrit avant celui-ci
console-advice = { $name } : { $advice }
console-records-read = { court } : { $records } enregistrements lus
console-no-recording = { court } : rien ne peut être enregistré : { $why }
console-journal-read = Lecture du journal : { $records } enregistrements
console-journal-indexed = Indexation du journal : { $done } enregistrements sur { $of }
console-journal-restored = Restauration du journal depuis son index : { $records } enregistrements
console-devices-lost = devices.json { $known ->
    [0] ne connaît aucun appareil
   *[other] s’arrête avant { $next }
} et le journal nomme { $device } : la liste est perdue ou c’est une ancienne copie. Arrêtez le serveur et remettez la dernière copie, ou réinscrivez les appareils manquants (dans { $folder })
console-names-entered-again = { $file } n’est pas là ; les noms ont été repris du fichier de configuration
console-names-unread = { $why } ; en attendant, { $names ->
    [0] les joueurs n’ont que leur numéro
   *[other] les noms viennent du fichier de configuration
}

## Commandes qui interrogent le serveur en marche

server-none = aucun serveur ne tourne sur le dossier de données { $folder } : démarrez-le, ou nommez un autre dossier avec --data-dir
server-silent = le serveur sur { $folder } ne répond pas : { $why }
server-unanswered = { $why }. Si la demande l'a atteint, elle a peut-être été exécutée : répétez-la avec --request { $request }, elle n'est exécutée qu'une fois.
server-contact-unwritten = { $file } n’a pas pu être écrit : { $why }
server-other-answer = le serveur a répondu autre chose
server-no-device = { $device } n’existe pas ; `devices list` les montre
server-wrong-secret = ce n’est pas le secret du serveur en marche
server-stops = le serveur s’arrête
server-register-changes = le registre des personnes est en train de changer : renvoyez le fichier
server-failed = le serveur n’a pas pu lire ou écrire ses fichiers ; son journal technique donne la raison
server-too-many-events = les { $most } événements de cette installation sont tous pris
server-no-such-link = ce lien n’est pas (ou plus) valable : demandez-en un nouveau à l’organisateur
server-link-too-often = trop d’actions par ce lien : réessayez dans quelques secondes
server-no-fide-list = { $file } n’est pas la liste Elo de la FIDE, ou elle est coupée : son texte ou son XML de ratings.fide.com était attendu, compressé ou non
server-body-too-slow = le fichier ou la requête n’est pas arrivé à temps
server-no-room-for-body = trop d’envois vers le serveur en ce moment ; réessayez dans une minute
server-file-not-whole = le fichier n’est pas arrivé entier, ou dépasse { $megabytes } Mo
server-taken-unknown = le joueur { $number } du fichier ({ $name }) n’est pas sur la liste des inscrits, ou son nom y est plusieurs fois : inscrire d’abord les joueurs du fichier
server-taken-players = le fichier a des équipes, et ce tournoi est un tournoi de joueurs : choisir d’abord les équipes dans les réglages du tournoi
taken-pairs-players = le fichier a des équipes, et son système apparie des joueurs : un tournoi par équipes a un système par équipes à la ligne 192, par exemple FIDE_TEAM
taken-boards = un match du fichier a { $boards } échiquiers : ici, un match par équipes en a { $expected }
taken-bye-points = l’équipe exempte a { $found } points d’échiquier dans le fichier : ici { $expected }
server-long-pgn = le PGN dépasse { $kilobytes } ko : aucune partie n’est si longue
server-one-game = le PGN d’une partie était attendu, { $games } ont été trouvées
server-unfinished = la partie n’a pas de résultat : la faire exporter par le site quand elle est finie
server-other-result = les coups finissent par { $found }, et le résultat annoncé est { $reported }
server-other-start = la partie commence par une autre position
devices-state = { $state ->
    [revoked] révoqué
    [connected] connecté
   *[away] absent
}
devices-none = Aucun appareil n’est encore inscrit.
devices-none-asks = Aucun téléphone ne demande l’accès.
devices-done = Fait.
devices-revoked = { $device } ({ $name }) est révoqué.
devices-code = { $code }  inscrit un { role }, une fois, pendant { $minutes } minutes
round-hint = Faites homologuer ces résultats, ou répétez la commande avec --despite REASON pour continuer sans cela.
exported = Parties : { $games }, enregistrements : { $records }.
exported-until = { $damage } ; tout ce qui précède a été écrit

## La vérification d'un fichier de configuration

setup-possible = { $file } : configuration possible. Rien n’a été démarré.
setup-court = { court } « { $name } » : { $kind ->
    [basketball] terrain de basket
    [track] piste d’athlétisme
   *[custom] lieu particulier
}, { $boards } échiquiers dans des couloirs de { $lane } m, longueur { $length } m, { $sweep ->
    [yes] contrôle avant chaque départ
   *[no] départ sans contrôle
} ; { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
setup-game = { board } : { $players } ; ronde { $round }, { game } ; { ruleset } ; { $time }{ $runs } ; transmet { $reports }{ setup-from }
setup-from = { GIVEN($fen) ->
    [yes] { " " }; à partir de { $fen }
   *[no] { "" }
}
setup-runs = { " " }; courses de { $far } m, { $known ->
    [presumed] présumées à l’appui suivant, quoi que dise un capteur
   *[reported] selon les capteurs ou les juges
}
setup-both-turns = { $one } et { $other }
setup-time = { $first }, { setup-whose-clock }
setup-times = { white } { $first }, { black } { $second }, { setup-whose-clock }
setup-whose-clock = { $clock ->
    [court] à la pendule du système
   *[table] à la pendule de table
}
setup-no-clocks = sans pendule
setup-increment = { $initial } + { $increment } par coup{ $first ->
    [yes] { "" }
   *[no] , sans incrément au départ
}
setup-players = { $players } joueurs
setup-look = À regarder :
setup-without-game = { court } : { boards } { $boards-n ->
    [one] sans partie
   *[other] sans partie
}
setup-rounds = { court } : ses parties sont des rondes { $rounds }
setup-idle = sans partie : { $names }

## La vérification d'un journal

verify-journal = Journal dans { $folder }
verify-read = { $records } enregistrements lus
verify-stream = { verify-name } : { $records } enregistrements, époque { $epoch }, le dernier du { $last }, chaîne { $chain }
verify-name = { $kind ->
    [event] événement { $number }
   *[court] terrain { $number }
}
verify-damaged = ENDOMMAGÉ. { $damage }
verify-damaged-stream = { verify-name } : ENDOMMAGÉ. { $damage }
verify-nameless = ENDOMMAGÉ. Des noms manquent : { $why }.
verify-tail = Après le dernier enregistrement, { $file } contient une écriture inachevée, à partir de l’octet { $offset } : une coupure de courant en laisse une, et rien n’en était confirmé. Sans coupure de courant, les derniers enregistrements sont endommagés.
verify-whole = Le journal est intact : { verify-size }.
verify-not-whole = Le journal est endommagé ; intact : { verify-size }. Gardez une copie de ce dossier tel quel, puis démarrez le serveur : il répare ce que contient le miroir, remet ce que contient son index (à son deuxième démarrage si le dommage est ancien) et nomme les terrains où des enregistrements manquent.
verify-size = { $records } enregistrements, { $bodies } ko dans { $log } ko de journal
verify-different = DIFFÉRENT. { $difference }
verify-same = Les deux copies contiennent les mêmes enregistrements.
verify-remedy = Gardez une copie des deux dossiers tels quels, puis démarrez le serveur avec les deux : chaque copie reçoit de l’autre ce qui lui manque.

## Une partie jugée

try-unreadable = { $file } : { $why } ; attendu : une feuille de partie ou un fichier PGN
try-too-long = { $file } : plus de { $most } octets ; essayez moins de parties à la fois
try-not-text = { $file } : pas du texte en UTF-8
try-no-pgn = { $file } : pas un fichier PGN, qui commence par des étiquettes comme [White "…"] ; une feuille est celle d’un match par sa ligne "ruleset: intramural"
try-misread = { $file }:{ $line }:{ $column } : trouvé { $found }, attendu { $expected }
try-no-match = { $file } : aucun match Intramural n’y est joué en ligne ; attendu : `site` sous [rules] et un [[pairing]] de joueurs avec `handle`
try-heading = { $file }, partie { $number } : { $white } - { $black }
try-wrong = FAUX { $file }, { $wrong }
try-wrong-tag = FAUX { $differs }
try-not-judged = NON JUGÉE { $why }
try-match = { game } de la ronde { $round } : { $white } - { $black }
try-no-players = [White "{ $white }"] et [Black "{ $black }"] ne désignent pas plus les joueurs d’un match de la configuration que d’un autre (IM-1-1) ; corrigez les étiquettes ou les identifiants
try-unplayable = ses coups ne peuvent pas être joués ; la ligne ci-dessus dit pourquoi
try-unplayed = elle ne peut pas être jouée : trouvé { $found }, attendu { $expected }
try-in-the-way = ligne { $line }{ GIVEN($ply) ->
    [yes] , demi-coup { $ply }
   *[no] { "" }
} : le texte y laisse la partie incertaine avant { CLOCK($limit) } ; corrigez le fichier et rejugez-le
try-ply = demi-coup { $number }, { $label } : { $why }
try-no-start = aucune étiquette ne dit quand elle a commencé ; ajoutez [UTCDate "2026.03.07"] et [UTCTime "18:00:00"], ou Date et StartTime
try-end-before-start = ses étiquettes EndDate et EndTime sont avant son début ; corrigez la fausse
try-end-too-early = selon ses pendules, le dernier coup a été achevé à { CLOCK($last) }, selon son étiquette EndTime la partie était finie à { CLOCK($ended) } : corrigez la fausse
try-no-day = [{ $tag } "{ $text }"] n’est pas un jour ; attendu par exemple "2026.03.07"
try-no-time = [{ $tag } "{ $text }"] n’est pas une heure UTC ; attendu par exemple "18:00:00"
try-no-clock = aucun temps n’est noté à côté ; ajoutez [%clk] ou [%emt], ou faites exporter la partie par le site avec ses temps
try-no-control = le temps de départ de sa pendule manque ; ajoutez une étiquette TimeControl comme "1800+5"
try-other-control = [TimeControl "{ $text }"] n’est pas un temps unique pour toute la partie ; attendu : des secondes et un incrément, comme "1800+5"
try-clock-rises = { side } : la pendule monte à { CLOCK($after) }, plus que l’incrément ; corrigez le temps ou l’étiquette TimeControl
try-clocks-differ = selon [%clk] il a pris { CLOCK($by_clock) }, selon [%emt] { CLOCK($used) } ; gardez le bon
try-no-result = le fichier ne donne pas de résultat, et une pendule s’est épuisée à { CLOCK($at) }, avant { CLOCK($limit) } ; faites exporter la partie entière par le site
try-no-flag = son étiquette Termination dit qu’elle s’est terminée au temps, et aucune étiquette TimeControl ne donne le temps de départ des pendules ; ajoutez-en une comme "1800+5"
try-no-end = le fichier dit { $score } après un dernier coup à { CLOCK($last) }, et rien ne dit si c’était avant { CLOCK($limit) } ; ajoutez [EndDate "2026.03.07"] et [EndTime "18:55:00"]
try-nothing-after = hypothèse : rien ne s’est passé après le dernier coup
try-result = résultat : { $score } { result }, { $when ->
    [yes] à { CLOCK($at) }
   *[no] après le dernier coup
}
try-no-result-yet = résultat : pas encore ; l’arbitre dit qui a gagné (IM-3-3)
try-last-move = à { CLOCK($limit) } : { GIVEN($last) ->
    [yes] { $last } est le dernier coup qui compte, à { CLOCK($at) }
   *[no] aucun coup n’a été achevé
}
try-position = position { $fen }
try-captured = { side } { $points } : { GIVEN($pieces) ->
    [yes] { $pieces }
   *[no] rien
}
try-piece = { piece } { $points } ({ $label })
try-not-counted = non comptés : { $moves }
try-move-at = { $label } (à { CLOCK($at) })
try-close = SERRÉ { $label } est à { CLOCK($off) } de la limite, et les pendules avancent par pas de { CLOCK($step) } : demandez au site ses propres temps
try-began = début { $began }{ try-zone } ; les coups comptent jusqu’à { CLOCK($limit) } après, { $until }{ try-zone }
try-zone = { $utc ->
    [yes] { " " }UTC
   *[no] { "" }
}
try-assumed = hypothèse : la pendule des Blancs est partie alors ; l’une ou l’autre pendule a toujours tourné ; à côté d’un coup figure le temps restant avec son incrément ; pas de { CLOCK($step) }
try-file-without-result = le fichier ne donne pas de résultat{ try-why }
try-file-says = le fichier dit { $score }{ try-why }
try-file-agrees = le fichier dit { $score }{ try-why } : identique
try-file-differs = FAUX le fichier dit { $score }{ try-why } : différent
try-why = { GIVEN($why) ->
    [yes] { " " }({ $why })
   *[no] { "" }
}

## Copies de sécurité

console-copy-made = Copie de sécurité : { $file }{ GIVEN($second) ->
    [yes] , aussi dans { $second }
   *[no] { "" }
}
copy-not-read = lecture de { $file } impossible : { $why }
copy-not-written = écriture de { $file } impossible : { $why }
copy-is-none = { $file } n’est pas une copie de sécurité
copy-is-newer = { $file } est au format { $found }, et cette version lit les formats jusqu’à { $ours } : ouvrez-la avec la version qui l’a écrite, ou une plus récente
copy-is-damaged = { $file } est endommagée : { $place }. Rien n’a été changé ; prenez la copie de l’autre emplacement, ou une copie antérieure
copy-cut-short = elle s’arrête après { $bytes } octets, avant la liste de ses parties
copy-seal-broken = des octets entre ses parties ne sont pas ceux qui ont été écrits
copy-part-damaged = partie « { $part } » : { $why }
copy-part-missing = elle manque
copy-part-unknown = aucune copie de sécurité n’a une telle partie
copy-part-other = son contenu n’est pas celui qui a été écrit
copy-folder-not-empty = { $folder } n’est pas vide : nommez un dossier vide avec --data-dir. Rien n’a été changé
copy-holds = { $file } : tout ce qui a été confirmé jusqu’au { $made }, { $records } enregistrements ; { GIVEN($events) ->
    [yes] { $events }
   *[no] aucun tournoi
} ; { $persons ->
    [yes] avec noms, appareils et clés
   *[no] sans noms, appareils ni clés; les textes saisis peuvent contenir des noms
}
copy-why-new-epoch = ouvert à partir de la copie de sécurité du { $since } ; des confirmations ultérieures du serveur précédent peuvent manquer
copy-opened = La copie est ouverte dans { $folder }, à l’époque { $epoch }.
    DES CONFIRMATIONS PEUVENT MANQUER DEPUIS LE { $since } : comparez tout ce qui a été joué ensuite avec les feuilles de partie.
    LES LIENS REMPLACÉS ET LES APPAREILS EXCLUS DEPUIS SONT DE RETOUR, et les appareils inscrits depuis sont inconnus : remplacez-les, excluez-les et inscrivez-les à nouveau.
    Laissez le serveur précédent arrêté. Un appareil qui a entendu celui-ci l’arrête.
    Continuez avec : referee-server{ $option }
