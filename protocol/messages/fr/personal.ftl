# A player's page, by his personal link.

personal-title = Mes parties
personal-needs = La page d’un joueur demande JavaScript. Sans lui, voyez les appariements affichés au mur.
personal-gone = Ce lien n’est pas (ou plus) valable. Demandez-en un nouveau à l’organisateur.
personal-link = { $standing ->
    [live] À jour à { $at }
    [connecting] { GIVEN($at) ->
        [yes] Question au serveur ; cette page date de { $at }
       *[no] Question au serveur…
    }
   *[down] { GIVEN($at) ->
        [yes] Pas de connexion : cette page date de { $at }
       *[no] Pas de connexion
    }
}{ $waits ->
    [0] { "" }
    [one] {" "}· { $waits } demande n’est pas encore envoyée : gardez cette page ouverte
   *[other] {" "}· { $waits } demandes ne sont pas encore envoyées : gardez cette page ouverte
}
personal-link-spoken = { $standing ->
    [live] Connecté
    [connecting] Connexion en cours
   *[down] Pas de connexion : cette page est peut-être ancienne
}
personal-no = Non
personal-out = L’appariement de la ronde { $round } est publié.
personal-seen = Vu
personal-sound = { $on ->
    [yes] Le son est activé
   *[no] Son à la publication d’un appariement
}
personal-sound-why = Le téléphone sonne, vibre et clignote seulement si cette page est ouverte et l’écran allumé.
personal-next = Prochaine partie
personal-now = Votre partie
personal-no-next = { $state ->
    [finished] Le tournoi est terminé.
    [withdrawn] Vous vous êtes retiré du tournoi.
   *[waits] Aucun appariement n’est encore publié pour vous.
}
personal-round = { $part ->
    [0] Ronde { $round }, ChessSprint
    [1] Ronde { $round }
   *[other] Ronde { $round }, partie { $part }
}
personal-board = Terrain { $court }, échiquier { $board }{ $wave ->
    [1] { "" }
   *[other] {" "}(vague { $wave })
}
personal-no-board = Échiquier pas encore connu
personal-end = à { line-of } de ce couloir
personal-against = contre { $opponent }
personal-when = Heure : { $at }
personal-started = Commencée à { $at }
personal-choose-colour = Choisissez votre couleur pour le ChessSprint
personal-window = À jouer de { $from } à { $to }
personal-challenge = { GIVEN($site) ->
    [yes] Défier { $handle } sur { $site }
   *[no] Défier { $handle }
}{ GIVEN($own) ->
    [yes] { "; " }tu joues sous { $own }
   *[no] { "" }
}
personal-site = Se joue sur { $site }
personal-hour = { $own ->
    [yes] { $opponent ->
        [yes] L’heure court.
       *[no] Vous êtes prêt. L’heure court dès que votre adversaire l’est aussi.
    }
   *[no] { $opponent ->
        [yes] Votre adversaire est prêt. L’heure court dès que vous la lancez.
       *[no] L’heure n’est pas lancée. Elle court dès que vous la lancez tous les deux.
    }
}
personal-start-hour = Lancer l’heure
personal-agree = Heure proposée à l’adversaire
personal-agree-send = Proposer l’heure
personal-proposed = { $own ->
    [yes] Vous avez proposé { $at }. Cela compte dès que votre adversaire accepte.
   *[no] Votre adversaire propose { $at }.
}
personal-agree-to = Accepter cette heure
personal-claimed = { $own ->
    [yes] Vous avez annoncé { $score }.
   *[no] { $opponent } a annoncé { $score }.
} { $disputed ->
    [yes] C’est contesté : un arbitre décide.
   *[no] { $own ->
        [yes] Il compte dès que { $opponent } le confirme, sinon de lui-même : { $deadline }.
       *[no] Est-ce exact ?
    }
}
personal-answer = Réponse au résultat annoncé
personal-confirm = C’est exact
personal-dispute = Contester le résultat
personal-dispute-why = L’organisateur apprend que le résultat est faux, et un arbitre décide. Contester ?
personal-report = Résultat
personal-outcome = { $outcome ->
    [won] J’ai gagné
    [lost] J’ai perdu
   *[drawn] Nulle
} ({ $score })
personal-game-link = Lien vers la partie, s’il y en a un
personal-choose = Choisir
personal-report-send = Annoncer le résultat
personal-report-why = Vous annoncez : { $outcome }. Est-ce exact ?
personal-report-other = Annoncer un autre résultat
personal-pgn = ou le PGN de la partie, tel que le site l’exporte
personal-pgn-send = Annoncer par le PGN
personal-standing = Classement
personal-no-place = Aucun résultat n’est encore annoncé.
personal-place = Place { $rank } sur { $of }{ GIVEN($points) ->
    [yes] , points : { $points }
   *[no] { "" }
}
personal-rating = Classement Elo
personal-rating-line = { GIVEN($rating) ->
    [yes] { $rating }
   *[no] non classé
} ; parties comptées : { $games }, points : { $points }{ GIVEN($opponents) ->
    [yes] , moyenne des adversaires { $opponents }
   *[no] { "" }
}
personal-results = Résultats
personal-no-results = Aucune de vos parties n’a encore de résultat.
personal-runs = courses : { $runs }
personal-away = Exemptions et absences
personal-bye-in = Ronde { $round } : { $bye }
personal-cancel = Annuler
personal-ask-bye = Exemption ou absence
personal-ask = Demander
personal-protests = Réclamations
personal-protest = Réclamation
personal-protest-about = Au sujet de
personal-protest-filed = Vous contestez ce résultat : voir les réclamations.
personal-disputed = Le résultat est contesté.
personal-game = Ronde { $round } contre { $opponent }
personal-no-game = aucune partie
personal-file = Déposer la réclamation
personal-ruling = { $upheld ->
    [yes] Acceptée
   *[no] Rejetée
} : { $text }
personal-no-ruling = Pas encore de décision
personal-withdraw = Se retirer du tournoi
personal-withdraw-why = Vous ne serez plus apparié. Seul l’organisateur peut revenir là-dessus. Vous retirer ?
personal-withdraw-yes = Me retirer
personal-line-up = Composition pour la ronde { $round } contre l’équipe { $opponent }
personal-named = { $named } sur { $boards } nommés
personal-seal = Sceller la composition
personal-seal-why = Une composition scellée ne change plus, et personne ne la voit avant l’ouverture des compositions. La sceller ?
personal-sealed = Scellée. Personne d’autre ne la voit avant l’ouverture des compositions.
personal-done = { $act ->
    [dispute] Le résultat est contesté.
    [confirm] Le résultat est confirmé.
    [report] Le résultat est annoncé.
    [colour] La couleur est choisie.
    [hour] Vous avez lancé l’heure.
    [time] L’heure est proposée.
    [agree] L’heure est convenue.
    [ask] C’est inscrit.
    [cancel] Annulé : vous jouez.
    [protest] La réclamation est déposée.
    [withdraw] Vous vous êtes retiré.
   *[seal] La composition est scellée.
}
