# Lo que se encontró y lo que se esperaba en los ficheros: informes de torneo (TRF), tablas (CSV) y listas.

## Un error y su lugar. Las líneas y las columnas cuentan desde 1

input-fault = { $file }:{ $line }: { GIVEN($last) ->
    [yes] columnas { $first }-{ $last }
   *[no] columna { $first }
}: encontrado: { $found }; esperado: { $expected }

## El texto de un fichero

found-text = «{ $text }»
found-nothing = nada
found-end-of-file = el final del fichero
found-utf-16 = la marca de orden de bytes de un fichero UTF-16
found-not-utf-8 = el byte { $byte }, que no es UTF-8
found-control-character = el carácter de control '{ $character }'
expected-utf-8 = texto guardado como UTF-8
expected-text = texto
expected-fixed-columns = texto en columnas fijas, completado con espacios

## Tablas

found-empty-table = una tabla vacía
found-open-quotation = unas comillas sin su pareja
found-cells = { $cells ->
    [1] 1 celda
   *[other] { $cells } celdas
}
found-no-column = ninguna columna «{ $column }»
found-nothing-in-column = nada en la columna «{ $column }»
found-text-in-column = «{ $text }» en la columna «{ $column }»
found-no-rows = una cabecera sin jugadores
expected-header = una cabecera con las columnas { $columns }
expected-known-column = una de las columnas { $columns }
expected-new-column = una columna que la cabecera no tenga todavía
expected-closing-quotation = unas comillas que cierren la cita
expected-cells = { found-cells }, como en la cabecera
expected-rows = después, una línea por jugador

## Tablas de jugadores y partidas

expected-id = un identificador
expected-new-id = un identificador que la línea { $line } no tenga ya
expected-listed-id = el identificador de un jugador de la lista
expected-birth-year = el año de nacimiento, por ejemplo 1990
expected-birth-year-or-nothing = un año de nacimiento de cuatro cifras, o nada
expected-rating-or-nothing = un rating de 1 a { $most }, o nada si no lo hay
expected-whole-rating = un rating en puntos enteros, o nada si no lo hay
expected-sex-or-nothing = f, m o nada
expected-choice = open, pro o nada
expected-other-entry = una inscripción que el reglamento admita: { $refusal }
expected-other-player = un jugador distinto de las blancas
expected-game-result = 1-0, 0-1, 1/2, +/- o -/+, con * si un bando nunca movió
expected-event-number = el número del torneo
expected-new-game = una partida que la línea { $line } no tenga ya; las partidas iguales de un mismo día se numeran en una columna «game»

## Días

expected-day = un día que exista, como AAAA/MM/DD, de los años 1900 a 2200
expected-short-day = un día que exista, como AA/MM/DD
expected-days-in-order = días en orden: el torneo iría del { $start } al { $end }
expected-day-after-birth = un día no anterior a { $year }, el año de nacimiento de { $player }
expected-day-after-line = un día no anterior al { $day } de la línea { $line }: las partidas en el orden en que se jugaron
expected-day-after-round = un día no anterior al { $day } de la ronda { $round }

## Registros y campos de los informes

expected-player-record = al menos un jugador (un registro 001)
expected-record-code = un código de registro de tres cifras o mayúsculas y un espacio
expected-one-record = un solo registro de este tipo; la línea { $line } es el primero
expected-blanks = espacios entre los campos
expected-number = { $meaning ->
    [count] un número
    [start_number] un número inicial
    [opponent] un número de rival
    [team] un número de equipo
    [fide_number] un código FIDE
    [rating] un rating
    [place] un puesto
   *[round] una ronda
} de { $least } a { $most }
expected-points = puntos con un decimal como máximo, por ejemplo 5.5
expected-points-symbol = W, D, L, A, P o X
expected-rounds-at-most = { $most } rondas como máximo
expected-rounds-stated = { $rounds } rondas, como indica otro registro
expected-colour-drawn = { $white } o { $black }, el color sorteado antes de la ronda 1
expected-colour-stated = { $colour ->
    [white] blancas
   *[black] negras
}, como indica otro registro

## Jugadores

expected-player-name = el nombre del jugador
expected-sex = m o w
expected-birth = una fecha de nacimiento que exista, desde 1900, como AAAA/MM/DD, con 00 para lo desconocido
expected-own-number = un número propio; la línea { $line } ya tiene este
expected-round-colour = el color w, b o -
expected-no-colour = - para una ronda sin rival
expected-paired-colour = el color w o b de una partida emparejada
expected-bye = uno de los descansos U, F, H o Z, pues no hay rival
expected-result = uno de los resultados 1 = 0 W D L + -, pues hay rival

## Equipos

expected-team-name = el nombre del equipo
expected-new-team-name = el nombre de un equipo que no tenga ningún otro registro
expected-new-team-number = un número que no tenga ningún otro equipo
expected-free-player = un jugador que no esté en ningún otro equipo
expected-forfeit-signs = +- o -+ o --
expected-board-colours = los colores de los tableros, por ejemplo WBWBWB

## Emparejamientos

expected-new-number = un número que el registro no nombre todavía: nadie juega contra sí mismo
expected-two-numbers = al menos dos números de quienes no deben enfrentarse
expected-new-virtual-points = un jugador cuyos puntos virtuales no estén indicados todavía
expected-last-number = un número no inferior a { $first }
expected-last-round = una ronda no anterior a la ronda { $first }
expected-asked-bye = uno de los descansos F, H o Z
expected-free-competitor = un participante que ningún otro registro tenga en la ronda { $round }

## Puntos que concede un árbitro

expected-abnormal-kind = uno de los resultados W D L A P X F H U Z, o puntos de bonificación o de sanción
expected-abnormal-points = puntos con su decimal, por ejemplo 1.5 o -0.5, y después la ronda
expected-abnormal-round = la ronda, después de los puntos de encuentro y los puntos
expected-abnormal-record = los puntos, la ronda y a quiénes afectan, por ejemplo 299 0.0 -1.0 3 12
expected-abnormal-numbers = la ronda y después los números de los afectados

## Registros que se contradicen

found-himself = el número { $player } contra sí mismo
found-opponent = el rival { $opponent }
found-opponent-in-round = el rival { $opponent } en la ronda { $round }
found-same-colour = { $colour ->
    [white] blancas
   *[black] negras
} para { $player } y para { $opponent } en la ronda { $round }
found-results = { $result } para { $player } y { $other } para { $opponent } en la ronda { $round }
found-win = una victoria
found-draw = unas tablas
found-loss = una derrota
found-unrated-win = una victoria no evaluada
found-unrated-draw = unas tablas no evaluadas
found-unrated-loss = una derrota no evaluada
found-forfeit-win = una victoria por incomparecencia
found-forfeit-loss = una derrota por incomparecencia
found-no-result = ningún resultado
found-bye = un descanso
found-fide-number = el código FIDE { $number }
found-birth = un nacimiento en { $year }
found-pairing = un emparejamiento de la ronda { $round }
expected-player-number = el número de un jugador (un registro 001)
expected-team-number = el número de un equipo (un registro 310 o 013)
expected-other-number = el número de otro jugador
expected-mutual-opponent = un rival cuyo propio registro nombre a { $player }; el de { $opponent } { GIVEN($other) ->
    [yes] nombra a { $other }
   *[no] no nombra a nadie
}
expected-both-colours = unas blancas y unas negras
expected-fitting-results = resultados que concuerden
expected-birth-before-event = un año no posterior a { $year }, en que empieza el torneo
expected-announced-round = una ronda hasta la { $rounds }, como se anunció
expected-announced-rounds = como máximo las { $rounds } rondas anunciadas
expected-round-robin-rounds = { $most } rondas como máximo, las de una liga de { $competitors }
expected-earned-points = { $points }, el valor de los resultados de { $rounds } rondas
expected-match-points = { $points }, los puntos de encuentro de { $rounds } rondas

## Registros de equipos que contradicen los de los jugadores

found-forfeit-played = un encuentro por incomparecencia en la ronda { $round }, aunque { $player } del equipo { $team } ha jugado contra { $opponent }
found-forfeit-pending = un encuentro por incomparecencia en la ronda { $round }, aunque { $player } del equipo { $team } ha de jugar contra { $opponent }
found-forfeit-other-team = un encuentro por incomparecencia en la ronda { $round }, aunque { $player } del equipo { $team } estaba emparejado con { $opponent }, que no es del equipo { $other }
found-forfeit-won = un encuentro por incomparecencia en la ronda { $round }, aunque { $player } del equipo { $team } ganó sin jugar
found-forfeit-bye = un encuentro por incomparecencia en la ronda { $round }, aunque { $player } del equipo { $team } descansó
found-team-bye = el descanso del equipo { $team } en la ronda { $round }
found-team-bye-opponent = el descanso del equipo { $team } en la ronda { $round }, aunque su jugador { $player } tiene por rival a { $opponent }
found-team-bye-forfeit = el descanso del equipo { $team } en la ronda { $round }, aunque ahí tiene por rival al equipo { $opponent }
found-team-bye-again = el descanso del equipo { $team } en la ronda { $round } después del de la ronda { $before }
expected-other-team = otro equipo: ninguno se enfrenta a sí mismo
expected-paired-round = una ronda hasta la { $rounds }, la última en los registros de los jugadores
expected-no-match = ningún registro así antes de que los registros de los jugadores tengan una ronda emparejada
expected-free-team = un equipo que ningún otro registro 330 nombre en la ronda { $round }
expected-no-game = un encuentro del que no se haya jugado ninguna partida
expected-paired-teams = los dos equipos que emparejan los registros de los jugadores
expected-winning-team = un equipo que tenga los puntos donde los tienen sus jugadores
expected-team-with-opponent = un equipo que tenga rival en los registros de los jugadores
expected-team-without-opponent = un equipo sin rival en esa ronda
expected-first-team-bye = un equipo que no haya descansado antes (C2)

## Una ronda siguiente que no se puede emparejar

found-competitors = el final del fichero después del participante { $competitors }
found-round-robin-over = { $found }, y sus { $rounds } rondas están todas emparejadas
found-rounds-over = { $found }, y todas esas rondas están emparejadas
found-no-teams = { $found } en un fichero sin equipos
found-missing-result = ningún resultado de { $white } contra { $black } en la ronda { $round }
found-missing-team-result = ningún resultado de una partida del equipo { $team }
found-all-byes = un descanso en la ronda { $round }, como para todos
expected-competitors-at-least = al menos 2 participantes
expected-competitors-at-most = { $most } participantes como máximo
expected-open-round-robin = una liga con una ronda por emparejar
expected-paired-system = un sistema que se empareje a partir de un informe: { input-systems }
expected-checked-system = un sistema cuyos emparejamientos se comprueben: { input-systems }, CUSTOM_LEAGUE_ROUNDROBIN
input-systems = FIDE_DUTCH (_2025, _2026, _BAKU), FIDE_TEAM (_TYPEA o _TYPEB, _MP, _GP, _BAKU), FIDE_ROUNDROBIN o BERGER_ROUNDROBIN (TEAM_ o DOUBLE antes de ROUNDROBIN, _G2 al final)
expected-rounds = antes, el número de rondas (registro 142 o XXR): la última ronda tiene reglas propias
expected-more-rounds = más rondas de las que están emparejadas
expected-drawn-colour = el color sorteado antes de la ronda 1 (registro 152 con W o B, o XXC con white1 o black1)
expected-result-before-pairing = uno de los resultados 1 = 0 W D L + -, antes de emparejar la ronda siguiente
expected-present-player = al menos un jugador para quien esa ronda esté abierta
expected-present-team = al menos un equipo para el que esa ronda esté abierta
expected-halves = una victoria que valga dos tablas y una derrota que no valga nada, como exige la aceleración
expected-teams = equipos (registros 310 o 013), o un sistema de jugadores

## Listas de desempates

found-empty-list = una lista vacía
expected-tie-break-list = desempates como PTS,BH/C1,BH
expected-tie-break = { $codes-n ->
    [1] { $codes }
   *[other] uno de { $codes }
}{ $scores ->
    [yes] ; para equipos con :MP o :GP antes de la barra
   *[no] { "" }
}
expected-new-tie-break = un desempate que no esté todavía en la lista, como lo está { $same }
expected-no-buchholz = ningún Buchholz, prohibido cuando los emparejamientos se fijaron antes del comienzo
expected-players-tie-break = un desempate para jugadores, pues el torneo no tiene equipos
