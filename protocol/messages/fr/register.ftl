# Le registre des personnes et des clubs de tous les tournois.

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

## La liste Elo de la FIDE

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
