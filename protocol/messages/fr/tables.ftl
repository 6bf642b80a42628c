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
table-struck = ne compte pas : l’un des deux s’est retiré avant la moitié des matchs
table-grid = Grille par adversaires
table-by-opponent = Par adversaire
table-pairings-by-name = Appariements de la ronde { $round } par nom
table-matches = Matchs de la ronde { $round }
table-by-match = Par match
table-version = { $pairings }, version { $version }

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
    [log] Journal de la gestion du tournoi
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

organiser-fact = { $fact ->
    [configured] le plan a été modifié
    [entered] des joueurs ont été inscrits
    [joined] des inscrits tardifs ont reçu un numéro
    [changed] les données du joueur ont été modifiées
    [withdrawn] le joueur s'est retiré
    [returned] le joueur est revenu
    [bye_given] une exemption a été donnée
    [bye_cancelled] une exemption a été annulée
    [check_in_opened] le pointage a été ouvert
    [ticked] une case a été cochée ou décochée
    [checked_in] le pointage du joueur a été modifié
    [check_in_closed] le pointage a été clos
    [entries_closed] les inscriptions ont été closes
    [entries_reopened] les inscriptions ont été rouvertes
    [settings_changed] les réglages ont été modifiés
    [numbered] les numéros ont été attribués
    [colour_drawn] la couleur a été tirée au sort
    [lots_drawn] un tirage au sort a eu lieu
    [paired] la ronde a été appariée
    [changed_by_hand] l'appariement a été changé à la main
    [round_dropped] la ronde a été retirée
    [changes_opened] des modifications manuelles ont commencé
    [changes_closed] les modifications manuelles sont terminées
    [changes_dropped] les modifications manuelles ont été annulées
    [published] la ronde a été publiée
    [laid] des parties ont été placées sur des échiquiers
    [court_taken] des résultats sont venus d'un terrain
    [result_set] un résultat a été saisi
    [held_settled] le résultat retenu a été tranché
    [protest_ruled] la réclamation a été jugée
    [created] le tournoi a été créé
    [result_corrected] un résultat a été corrigé
    [team_entered] une équipe a été inscrite
    [team_changed] une équipe a été modifiée
    [team_withdrawn] une équipe s'est retirée
    [team_bye_given] une équipe a reçu un bye
    [tournament_made] un tournoi a été formé
    [tournament_dropped] un tournoi a été annulé
    [struck] un participant a quitté le toutes rondes : ses résultats ne comptent pour personne
    [games_added] des parties sont à jouer
    [games_withdrawn] des parties ont été annulées
    [colour_chosen] une couleur a été choisie
    [match_ruled] un match a été tranché
    [protested] une réclamation a été déposée
    [line_up_sealed] une composition a été scellée
    [postponed] un match a une autre heure
    [deducted] des points ont été retirés à une équipe
    [window_set] un match a sa période
    [time_proposed] un joueur a proposé une heure
    [time_agreed] des joueurs sont convenus d'une heure
    [hour_started] un joueur a lancé l'heure
    [result_claimed] un joueur a annoncé un résultat
    [result_disputed] un joueur a contesté un résultat
    [moves_kept] les coups d’une partie ont été donnés
    [announced] des résultats ont été annoncés
    [finished] le tournoi s'est terminé
    [resumed] le tournoi continue
   *[other] quelque chose a été modifié
}
game-pgn = PGN de la partie, avec son résultat
game-told = La partie est entrée
