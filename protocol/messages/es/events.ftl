# Las líneas de las órdenes sobre eventos: pair, standings, check, rate y simulate.

## Archivos

events-not-read = no se pudo leer { $file }: { $why }
events-too-large = { $file } supera los { $most } bytes: ningún informe de torneo es tan largo
events-not-written = no se pudo escribir la respuesta: { $why }
events-standard-input = la entrada estándar

## event new

events-how-to-answer = Intro toma la respuesta entre corchetes, { $nothing } la deja vacía y { $rest } toma todas las que quedan.
events-no-answer = «{ $answer }» no es la respuesta esperada: { $expected ->
    [number] un número entero
    [yes_or_no] sí o no
    [day] un día, como 2026-11-21 o 21.11.2026
    [time] una hora, como 10:00
   *[choice] uno de los números o de las palabras de arriba
}
events-not-created = No se ha creado nada.

## pair

pair-name-the-file = nombre el archivo de informe
pair-numbers-wanted = --explain admite números de salida, no «{ $text }»
pair-two-numbers = --explain admite dos números como máximo
pair-not-explained = --explain: { $refusal } de { $file }
pair-round = Ronda { $round }
pair-by-table = ronda { $round } de la tabla Berger (C.05 anexo 1)
pair-in-round = esta pareja está en la ronda
pair-other-colours = los dos juegan con los otros colores: una liga se empareja por su tabla (C.05 anexo 1)
pair-not-in-round = no en esta ronda: una liga se empareja por su tabla (C.05 anexo 1)
pair-team-without-opponent = el equipo { $team } no tiene rival en el emparejamiento reglamentario
pair-without-opponent = no tiene rival en esta ronda
pair-with-opponent = tiene rival: una liga se empareja por su tabla (C.05 anexo 1)

## standings y check

standings-left-out = { $code } se omite: alguien no tiene puntuación
check-in-all = en total: { $summary }

## simulate

simulation-field = { $kind } se simula con { $least } a { $most } participantes, no con { $competitors }
simulation-own-rounds = { $kind } fija su número de rondas: omítalo
simulation-rounds = { $rounds } rondas para { $competitors } participantes: pueden emparejarse de 1 a { $most }
simulation-unknown-kind = clase desconocida «{ $text }»: una de { $kinds }
simulated-stopped = detenido: { $reason }
simulated-round = ronda { $round }: { $refusal }
simulated-table-row = puesto { $place }: equipo { $team }, { $match_points } puntos de encuentro, { $board_points } puntos de tablero
simulated-team = equipo { $number }
simulated-board-points = { $higher } a { $lower } puntos de tablero{ GIVEN($sprints_higher) ->
    [yes] , ChessSprints { $sprints_higher } a { $sprints_lower }
   *[no] {""}
}
simulated-games = { $games }{ GIVEN($sprint) ->
    [yes] , ChessSprint { $sprint }
   *[no] {""}
}
simulated-match = { $id }: { $higher } contra { $lower }: { $score }; { GIVEN($winner) ->
    [yes] gana { $winner }
   *[no] no gana nadie
}
simulated-place = puesto { $place }: { $name }
