# Les tableaux en fichiers et sur papier.

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
table-grid = Grille par adversaires
table-by-opponent = Par adversaire
table-pairings-by-name = Appariements de la ronde { $round } par nom
table-matches = Matchs de la ronde { $round }
table-by-match = Par match

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
