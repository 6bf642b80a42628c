# Deux joueurs et un téléphone : la pendule de Speed chess.

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
