# Mots communs à la page publique et à celle du juge.

# la forme des dates
pages-locale = fr-FR
# le signe devant les dixièmes
pages-decimal = ,
# le sens de l'écriture : ltr ou rtl
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
