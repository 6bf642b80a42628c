# Adieux : pourquoi une session se termine, avec l'étape suivante.

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
