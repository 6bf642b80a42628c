
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


table-title = Speed chess
table-needs = Cette page est une pendule d’échecs et demande JavaScript.
table-side = { $side ->
    [white] Blancs
   *[black] Noirs
}
table-punch = touchez pour finir votre coup
table-first-punch = Noirs : touchez pour lancer la pendule des Blancs
table-first-waits = Blancs : attendez l’appui des Noirs
table-stop = Tout arrêter
table-say = { $claim ->
    [flag] Drapeau !
    [illegal] Illégal !
    [king_taken] Roi pris !
    [mate] Mat !
    [stalemate] Pat
    [repetition] Répétition
    [both_flags] 2 drapeaux
    [draw] Nulle ?
   *[resigns] J’abandonne
}
table-declared = Votre adversaire dit : « { table-say } »
table-you-said = Vous avez dit : « { table-say } »
table-agree = D’accord
table-disagree = Pas d’accord
table-withdraw = Retirer
table-stopped = Les deux pendules sont arrêtées.
table-other-goes-on = Votre adversaire doit continuer.
table-go-on = Continuer
table-promotes = { $piece ->
    [queen] Dame !
    [rook] Tour !
    [bishop] Fou !
   *[knight] Cavalier !
}
table-more = Plus
table-fewer = Retour
table-minutes = { $minutes } min
table-sleeps = L’écran de ce téléphone peut s’éteindre. Réglez-le pour qu’il reste allumé pendant la partie.
table-not-kept = Ce navigateur ne garde aucune partie. Ne fermez pas et ne rechargez pas cette page pendant la partie.
table-result = { $outcome ->
    [won] Vous gagnez
    [lost] Vous perdez
   *[drawn] Nulle
} : { table-because }
table-because = { $claim ->
    [flag] chute du drapeau
    [illegal] coup illégal
    [king_taken] roi pris
    [mate] échec et mat
    [stalemate] pat
    [repetition] répétition
    [both_flags] deux drapeaux tombés
    [draw] par accord
   *[resigns] abandon
}
table-rematch = Revanche, couleurs inversées
