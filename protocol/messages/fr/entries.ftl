# Ce qui ne va pas dans une liste d’inscriptions, et qui y figure deux fois.

## La place d’une erreur

entry-place = { $file }{ GIVEN($line) ->
    [yes] , ligne { $line }
   *[no] { "" }
}{ GIVEN($column) ->
    [yes] , colonne { $column }
   *[no] { "" }
}{ GIVEN($heading) ->
    [yes] {" "}({ $heading })
   *[no] { "" }
}

## Erreurs d’un fichier

entry-fault-empty = { entry-place } : le fichier est vide
entry-fault-too-long = { entry-place } : le fichier est trop long ; une liste d’inscriptions a au plus { $limit } Mo
entry-fault-too-many-rows = { entry-place } : le tableau a plus de { $limit } lignes
entry-fault-too-many-columns = { entry-place } : le tableau a plus de { $limit } colonnes
entry-fault-unknown-format = { entry-place } : le fichier n’est pas une liste d’inscriptions ; un tableur (.xlsx, .ods), un fichier CSV, un rapport de tournoi (TRF) ou la liste de la FIDE était attendu
entry-fault-damaged = { entry-place } : le classeur est endommagé ; ouvrez-le et enregistrez-le de nouveau
entry-fault-protected = { entry-place } : un mot de passe protège le classeur ; enregistrez-le sans mot de passe
entry-fault-old-spreadsheet = { entry-place } : c’est un classeur d’Excel 97 à 2003 ; enregistrez-le en .xlsx
entry-fault-no-such-sheet = { entry-place } : le classeur n’a pas cette feuille
entry-fault-open-quotation = { entry-place } : un guillemet n’est jamais fermé{ entry-found }
entry-fault-broken-xml = { entry-place } : le XML s’arrête trop tôt ou est incorrect
entry-fault-record = { entry-place } : trouvé : { $found } ; attendu : { $expected }
entry-fault-no-list-headings = { entry-place } : les titres de la liste de la FIDE étaient attendus
entry-fault-no-headings = { entry-place } : aucune ligne n’a de titres connus ; dites ce que contient chaque colonne
entry-fault-no-name = { entry-place } : aucune colonne ne contient les noms des joueurs ; dites laquelle
entry-fault-field-twice = { entry-place } : une colonne précédente est déjà : { entry-field }
entry-fault-no-entries = { entry-place } : il n’y a pas de joueurs
entry-found = { GIVEN($found) ->
    [yes] {" "}: { $found }
   *[no] { "" }
}

## Erreurs d’une ligne

entry-fault-row-too-long = { entry-place } : la ligne a plus de cellules que les { $columns } titres, par exemple { $found } ; une virgule dans un nom demande des guillemets
entry-fault-row-too-short = { entry-place } : la ligne a { $found } cellules sur { $columns } ; le reste est pris pour vide
entry-fault-name-missing = { entry-place } : la ligne n’a pas de nom : { $found }

## Erreurs d’une cellule

entry-fault-unseen-character = { entry-place } : le texte contient le caractère { $character }, que personne ne voit : { $found }
entry-fault-text-too-long = { entry-place } : le texte dépasse { $limit } caractères : { $found }
entry-fault-failed-formula = { entry-place } : une formule a échoué : { $found }
entry-fault-fide-id = { entry-place } : { $found } n’est pas un code FIDE ; un nombre de neuf chiffres au plus était attendu
entry-fault-rating = { entry-place } : { $found } n’est pas un classement ; un nombre entier de { $least } à { $most } était attendu, ou rien
entry-fault-zero-rating = { entry-place } : le classement 0 est pris pour non classé
entry-fault-no-date = { entry-place } : { $found } n’est pas une date ; une date comme 23.07.1976 ou 1976-07-23 était attendue, ou une année
entry-fault-no-such-day = { entry-place } : { $found } n’est pas un jour du calendrier
entry-fault-birth-year = { entry-place } : { $found } n’est pas une date de naissance ; une année de { $first } à { $last } était attendue
entry-fault-month-first = { entry-place } : les dates de cette colonne n’ont de sens que le mois en premier, et sont lues ainsi
entry-fault-sex = { entry-place } : { $found } n’est pas un sexe ; m, w, f ou rien était attendu
entry-fault-title = { entry-place } : { $found } n’est pas un titre de la FIDE ; GM, IM, FM, CM, WGM, WIM, WFM, WCM, AGM, AIM, AFM, ACM ou rien était attendu
entry-fault-federation = { entry-place } : { $found } n’est pas une fédération ; les trois lettres de la FIDE étaient attendues, comme NED, ou le nom du pays
entry-fault-email = { entry-place } : { $found } ne ressemble pas à une adresse e-mail
entry-fault-phone = { entry-place } : { $found } ne ressemble pas à un numéro de téléphone
entry-fault-byes = { entry-place } : { $found } n’est pas une liste de rondes ; des nombres comme 1, 3 étaient attendus
entry-fault-no-such-round = { entry-place } : { $found } nomme une ronde que le tournoi n’a pas ; il en a { $rounds }
entry-fault-category = { entry-place } : { $found } n’est pas une catégorie de ce tournoi ; { GIVEN($played) ->
    [yes] une de celles-ci était attendue : { $played }
   *[no] un code de 16 caractères au plus était attendu
}

## Différences avec la liste de classement

entry-fault-not-listed = { entry-place } : la liste de classement n’a pas le code FIDE { $found }
entry-fault-listed-name = { entry-place } : { $found } s’appelle { $listed } dans la liste de classement, sous ce code FIDE
entry-fault-listed-birth = { entry-place } : l’année de naissance est { $found } ici et { $listed } dans la liste de classement

## Doublons

entry-duplicate-fide-id = { entry-place } : { $name } a le code FIDE de { entry-other }
entry-duplicate-name-and-birth = { entry-place } : { $name } a le nom et l’année de naissance de { entry-other }
entry-duplicate-near-name = { entry-place } : { $name } est peut-être { entry-other }
entry-other = { GIVEN($other_line) ->
    [yes] { $other } à la ligne { $other_line }
   *[no] { $other }, numéro { $player }
}

## Ce que contient une colonne

entry-column-left-out = { entry-place } : la colonne est laissée de côté
register-text = { $fault ->
    [too_long] { entry-field } : plus de { $fault-max } caractères
    [blank] { entry-field } : vide
   *[unseen] { entry-field } : contient le caractère { CODE_POINT($fault-unseen) }, que personne ne voit
}
entry-field = { $field ->
    [surname] nom de famille
    [given_names] prénoms
    [surname_first] nom complet, nom de famille en premier
    [given_first] nom complet, prénoms en premier
    [fide_id] code FIDE
    [national_id] code national
    [federation] fédération
    [club] club
    [team] équipe
    [born] date de naissance
    [sex] sexe
    [title] titre
    [rating_standard] Elo standard
    [rating_rapid] Elo rapide
    [rating_blitz] Elo blitz
    [rating_national] classement national
    [category] catégorie
    [email] adresse e-mail
    [phone] numéro de téléphone
    [handle] nom en ligne
    [byes] byes demandés
   *[note] remarque
}
entry-confidence = { $confidence ->
    [told] comme vous l’avez dit
    [remembered] comme la dernière fois
    [certain] d’après le titre
    [likely] sans doute, d’après le titre
    [guessed] deviné d’après les cellules
   *[unknown] inconnu
}
