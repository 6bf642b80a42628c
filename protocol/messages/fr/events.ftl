# Les lignes des commandes sur les événements : pair, standings, check, rate et simulate.

## Fichiers

events-not-read = { $file } n'a pas pu être lu : { $why }
events-too-large = { $file } dépasse { $most } octets : aucun rapport de tournoi n'est aussi long
events-not-written = la réponse n'a pas pu être écrite : { $why }
events-standard-input = l'entrée standard

## event new

events-how-to-answer = Entrée garde la réponse entre crochets, { $nothing } la laisse vide, et { $rest } garde toutes celles qui restent.
events-no-answer = « { $answer } » n'est pas la réponse attendue : { $expected ->
    [number] un nombre entier
    [yes_or_no] oui ou non
    [day] un jour, comme 2026-11-21 ou 21.11.2026
    [time] une heure, comme 10:00
   *[choice] un des numéros ou des mots ci-dessus
}
events-not-created = Rien n'est créé.

## pair

pair-name-the-file = nommez le fichier de rapport
pair-numbers-wanted = --explain prend des numéros de départ, pas « { $text } »
pair-two-numbers = --explain prend deux numéros au plus
pair-not-explained = --explain : { $refusal } de { $file }
pair-round = Ronde { $round }
pair-by-table = ronde { $round } de la table de Berger (C.05 annexe 1)
pair-in-round = cette paire est dans la ronde
pair-other-colours = les deux se rencontrent avec les autres couleurs : un toutes rondes est apparié par sa table (C.05 annexe 1)
pair-not-in-round = pas dans cette ronde : un toutes rondes est apparié par sa table (C.05 annexe 1)
pair-team-without-opponent = l'équipe { $team } n'a pas d'adversaire dans l'appariement régulier
pair-without-opponent = n'a pas d'adversaire dans cette ronde
pair-with-opponent = a un adversaire : un toutes rondes est apparié par sa table (C.05 annexe 1)

## standings et check

standings-left-out = { $code } est omis : quelqu'un n'a pas de classement
check-in-all = en tout : { $summary }

## simulate

simulation-field = { $kind } se simule avec { $least } à { $most } participants, pas { $competitors }
simulation-own-rounds = { $kind } fixe son nombre de rondes : ne le donnez pas
simulation-rounds = { $rounds } rondes pour { $competitors } participants : 1 à { $most } peuvent être appariées
simulation-unknown-kind = sorte inconnue « { $text } » : l'une de { $kinds }
simulated-stopped = arrêté : { $reason }
simulated-round = ronde { $round } : { $refusal }
simulated-table-row = place { $place } : équipe { $team }, { $match_points } points de match, { $board_points } points d'échiquier
simulated-team = équipe { $number }
simulated-board-points = { $higher } à { $lower } points d'échiquier{ GIVEN($sprints_higher) ->
    [yes] , ChessSprints { $sprints_higher } à { $sprints_lower }
   *[no] {""}
}
simulated-games = { $games }{ GIVEN($sprint) ->
    [yes] , ChessSprint { $sprint }
   *[no] {""}
}
simulated-match = { $id } : { $higher } contre { $lower } : { $score } ; { GIVEN($winner) ->
    [yes] { $winner } gagne
   *[no] personne ne gagne
}
simulated-place = place { $place } : { $name }
