# Les parties enregistrées et les rapports des agents d’échiquier.

pgn-finding = { $file }{ GIVEN($line) ->
    [yes] , ligne { $line }
   *[no] { "" }
}{ GIVEN($game) ->
    [yes] , { game }
   *[no] { "" }
}{ GIVEN($ply) ->
    [yes] , demi-coup { $ply }
   *[no] { "" }
}{ GIVEN($text) ->
    [yes] { " " }{ $text }
   *[no] { "" }
} : { flaw }
flaw = { $flaw ->
    [encoding] ni UTF-8 ni UTF-16 ; les noms sont lus en Latin-1 et peuvent être mal orthographiés
    [no_game] aucune partie trouvée ; attendu : des étiquettes comme [White "…"] et des coups
    [cut_off] le fichier s’arrête au milieu d’un caractère ; la suite manque
    [unreadable] le fichier est illisible
    [too_large] le fichier est trop grand ; divisez-le
    [broken_tag] pas une étiquette ; attendu : [Nom "valeur"]
    [repeated_tag] cette étiquette figure deux fois ; la première compte
    [open_comment] ce commentaire n’est jamais fermé ; attendu : { "}" }, les coups qu’il contient ne sont pas lus
    [open_variation] cette variante n’est jamais fermée ; attendu : ), les coups qu’elle contient ne sont pas lus
    [stray_bracket] une parenthèse qui n’a rien à faire là ; ignorée
    [clock] pas un temps ; attendu : h:mm:ss, le temps reste inconnu
    [repeated_clock] un autre temps pour le même demi-coup ; le premier compte
    [move_number] le numéro du coup ne convient pas ; il manque peut-être un demi-coup
    [not_a_move] pas un coup ; la partie est gardée jusqu’ici
    [illegal_move] illégal dans cette position ; la partie est gardée jusqu’ici
    [ambiguous_move] plus d’une pièce peut jouer ce coup ; la partie est gardée jusqu’ici
    [variant] une variante des échecs qui ne se joue pas ici ; aucun coup n’est gardé
    [start_position] pas une position de départ possible ; aucun coup n’est gardé
    [contradictory_result] le résultat des étiquettes et celui après les coups diffèrent
   *[result_against_board] le résultat contredit l’échiquier, où { GIVEN($flaw-winner) ->
        [yes] { $flaw-winner ->
            [white] les Blancs ont maté
           *[black] les Noirs ont maté
        }
       *[no] la partie est nulle
    }
}
pgn-unreadable = { $path } : { $why } ; attendu : un fichier PGN ou un dossier qui en contient
pgn-too-large = { $path } : plus de { $most } octets ; divisez le fichier
pgn-empty-folder = { $path } : aucun fichier de ce dossier ne finit par .pgn

control-tagged = la partie enregistrée a { $found } ({ side }), les règles de cette partie donnent { $expected } : leurs pendules différeront
control-clocked = { side } : { $found } après le premier coup de la partie enregistrée, { $expected } selon les règles de cette partie : leurs pendules différeront
tags-reversed = les couleurs sont inversées : attendu [White "{ $white }"] et [Black "{ $black }"] (IM-1-1)
tag-differs = { GIVEN($found) ->
    [yes] [{ $tag } "{ $found }"] n’est pas { $tag ->
        [Site] le site du match
       *[other] le joueur apparié
    }
   *[no] aucune étiquette { $tag } ne nomme { $tag ->
        [Site] le site du match
       *[other] un joueur
    }
} : attendu "{ $expected }" (IM-1-1)

## A board agent
agent-no-link = pas de liaison avec le terrain : { $why }{ GIVEN($tries) ->
    [yes] { $tries ->
        [1] { " " }; nouvel essai
       *[other] { " " }; { $tries } essais jusqu’ici
    }
   *[no] { "" }
}
agent-linked = relié à { $courts } comme { $device } pour { $boards-n ->
    [0] tous les échiquiers
   *[other] { boards }
}
agent-looking = recherche du terrain à { $address }
agent-refused = { court }, { board } : refusé : { $why }
agent-recorded = { court }, { board } : { GIVEN($rulings) ->
    [yes] { $rulings }
   *[no] enregistré
}
agent-not-made = { court }, { board } : la partie est finie sur le terrain ; { $count } rapports enregistrés après sa fin n’ont pas été faits
agent-differs = { court }, { boards } : { $differs }
agent-tag-differs = { $file }, { game } : { $differs }
agent-all-played = toutes les parties enregistrées sont jouées : cet agent se termine. La ronde suivante a besoin de son fichier
agent-no-round = aucune partie de la ronde { $round } n’est ici : rien n’est joué
agent-runs-presumed = les courses vues ici ne comptent pas : le terrain les présume faites ; avec `runs = "reported"` dans le [[pairing]] elles comptent
agent-not-taken = la ligne { $line } n’a pas été prise : { $why } : { $text }
agent-lines-lost = { $lines ->
    [one] 1 ligne de l’entrée standard n’a pas été prise, voir ci-dessus
   *[other] { $lines } lignes de l’entrée standard n’ont pas été prises, voir ci-dessus
}
agent-line-too-long = elle est plus longue qu’un rapport ne peut l’être
agent-line-unread = { $why } ; attendu : { "{" }"board":3,"seen":…{ "}" }
agent-out-of-order = la ligne { $line } dit ce qui a été vu avant le dernier rapport ({ court }, { board }) : c’est rapporté comme vu juste après
piped-ago = "ago_ms" vaut { $ago } ; attendu : 0 à { $most }, un jour
agent-position-unseen = la position n’est pas encore connue : tapez le coup case par case, comme e2e4, et sans son temps
agent-held-full = { $reports } rapports attendent déjà que cet appareil soit admis
agent-held = cet appareil n’a jamais été admis, son terrain n’est donc pas connu : les rapports sont retenus, pas encore sur disque, jusqu’à son admission
agent-held-in-vain = { reports-counted } d’un appareil qui n’a jamais été admis : ni gardés, ni envoyés
reports-counted = { $reports ->
    [one] { $reports } rapport
   *[other] { $reports } rapports
}
agent-outbox = boîte d’envoi dans { $folder } : { reports-counted } en attente
agent-outbox-torn = sa dernière entrée n’a jamais été achevée et est omise ({ $bytes } octets) : un rapport qui s’y trouvait n’a pas été envoyé ; si le serveur ne connaît plus cet appareil, c’était son jeton : demandez un nouveau code
agent-outbox-damaged = { $bytes } octets endommagés y ont été omis
agent-waiting = { reports-counted } en attente du terrain
agent-no-game = aucune partie à jouer ; les lignes ci-dessus disent pourquoi
agent-check-needs-games = --check demande des fichiers PGN
agent-checked = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, { $plies ->
    [one] { $plies } demi-coup
   *[other] { $plies } demi-coups
}, { $cut } incomplètes

## L’échiquier d’une ligne, et ce qui y est tapé
address-no-court = pas de { court } pour cet appareil ; il rapporte pour le terrain { $courts }
address-which-board = quel échiquier ? commencez la ligne par son numéro, comme 3 e4
address-no-board = pas d’{ board } pour cet appareil ; il rapporte pour { $each }
address-of = { boards }, { court }
address-which-court = quel terrain ? cet appareil rapporte pour le terrain { $courts }{ $typed ->
    [yes] , et une ligne tapée n’en nomme aucun : envoyez des JSON Lines, ou inscrivez un appareil par terrain
   *[no] { " " }: ajoutez "court"
}
typed-nothing = que s’est-il passé là ? tapez help pour voir ce qui se tape
typed-too-much = { $word } est en trop
typed-whose = de qui ? attendu : w ou b, trouvé : { $word }
typed-no-move = { $word } n’est pas un coup légal ici ; un coup illégal qui a été joué se tape comme e2e5
typed-no-clock = { $word } n’est pas un temps de pendule ; attendu : 4:32 ou 1:04:32.5
typed-square = sur quelle case ? attendu : une case comme e8
typed-one-of = { $asks ->
    [piece] quelle pièce ?
    [subject] de quoi ?
    [claim] quoi ?
   *[agreement] sur quoi ? flag w|b, noflag, on, ou
} attendu : l’un de { $names }
