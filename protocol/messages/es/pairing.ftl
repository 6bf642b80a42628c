# Los emparejamientos de una ronda y sus razones, las negativas y la comprobación de los emparejamientos.

## Razones de un emparejamiento

why-natural = Los rivales siguen el orden natural del grupo de puntos { $bracket } (art. 3.3).
why-instead = Por el orden natural { $of } jugaría con { $natural }, pero:{ against }
why-instead-of-nobody = Por el orden natural { $of } no tendría rival en el grupo, pero:{ against }
why-moved-down = { $person } baja del grupo de puntos { $from }; con un rival allí:{ against }
against = { GIVEN($against) ->
    [yes] {" "}{ $against }
   *[no] {""}
}
why-colours = { $person } ha tenido { GIVEN($had) ->
    [yes] { $had }
   *[no] ninguna partida
} y le corresponden { $due ->
    [white] blancas
    [black] negras
   *[none] ambos colores por igual
}{ $strength ->
    [mild] , con poca fuerza
    [strong] , con fuerza
    [absolute] , sin remedio
   *[none] {""}
}.
why-colours-by = { $rule ->
    [both_preferences] Ambos tienen el color que les corresponde
    [stronger_preference] Decide la preferencia más fuerte
    [last_difference] Preferencias iguales: se cambian los colores de su última diferencia
    [higher_ranked] Preferencias iguales tras los mismos colores: el mejor clasificado tiene el suyo
   *[lot] A nadie le corresponde un color: deciden el sorteo y el número del mejor clasificado
} (art. { $article }).
why-lowest-score = { $person } descansa: { $score } puntos es lo más bajo que deja rival a todos los demás (C5, art. 2.3).
why-not-the-bye = { $person }{ GIVEN($level) ->
    [yes] , con los mismos puntos,
   *[no] {""}
} no puede descansar:{ against }
why-stands = es el emparejamiento de las reglas.
why-other-colours = las reglas también los emparejan, pero con blancas para { $white } y negras para { $black }.{ because }
because = { GIVEN($because) ->
    [yes] {" "}{ $because }
   *[no] {""}
}
why-have-met = ya se han enfrentado (C1, art. 2.1).
why-kept-apart = el evento los separa.
why-same-colour = ambos deben tener el mismo color, y ninguno está entre los primeros (C3, art. 2.1).
why-bye-before = ya ha descansado o ha ganado sin jugar (C2, art. 2.1).
why-no-bye = todos tienen rival: se empareja un número par.
why-worse = el criterio { $criterion } (art. { $article }) se cumpliría peor{ GIVEN($bracket) ->
    [yes] {" "}en el grupo de { $bracket }
   *[no] {""}
}: { criterion }{ GIVEN($ours) ->
    [yes] : { $ours } en el emparejamiento, { $yours } de otro modo
   *[no] {""}
}.
why-later = eso es igual de bueno según todos los criterios, pero las reglas toman el emparejamiento que viene primero en su orden (grupo de { $bracket }, art. { $article }){ GIVEN($ours) ->
    [yes] : { $ours } en el emparejamiento, { $yours } de otro modo
   *[no] {""}
}.
why-other-opponents = el emparejamiento reglamentario tiene otros rivales.
why-not-to-be-paired = el emparejamiento de las reglas deja fuera a este jugador.
why-no-legal-pairing = las reglas no dejan ningún emparejamiento.
why-by-table = La tabla de la liga tiene este encuentro en la ronda { $round }.
why-free-by-table = La tabla de la liga no tiene encuentro en la ronda { $round }.
why-by-bracket = El cuadro tiene este encuentro del cabeza de serie { $higher } contra el { $lower }.
why-by-team-swiss = El suizo por equipos dio estos rivales.
why-of-teams = { $because }.
why-away = Ausente: { $bye ->
    [full_point] un punto
    [half_point] medio punto
   *[zero_point] ningún punto
}.
why-by-hand = El organizador lo cambió a mano ({ $reason }). Las reglas dicen:
why-changed-since = Resultados o inscripciones han cambiado desde el emparejamiento: las reglas emparejarían ahora de otro modo.
explained-board = Tablero { $board }: { $pair }
explained-pair = { $white } ({ $white_score }) tiene blancas contra { $black } ({ $black_score }), en el grupo de { $bracket }.
explained-not-compared = { $players ->
    [one] Otro con los mismos puntos no se compara aquí.
   *[other] Otros { $players } con los mismos puntos no se comparan aquí.
}

## Los criterios del sistema holandés (C.04.3 art. 2)

criterion = { $criterion ->
    [C1] sin repetir rival
    [C2] quién puede descansar
    [C3] sin dos con la misma preferencia absoluta de color
    [C4] todos los demás siguen siendo emparejables
    [C5] la puntuación del jugador que descansa
    [C6] el número de flotantes descendentes
    [C7] las puntuaciones de los flotantes descendentes
    [C8] el número y las puntuaciones de los flotantes descendentes del grupo siguiente
    [C9] las partidas no jugadas del jugador que descansa
    [C10] primeros o rivales con una diferencia de color mayor que dos
    [C11] primeros o rivales con el mismo color tres veces seguidas
    [C12] jugadores sin el color que les corresponde
    [C13] jugadores sin un color que les corresponde con fuerza
    [C14] residentes que flotan hacia abajo como en la ronda anterior
    [C15] rivales de jugadores descendidos que flotan hacia arriba como en la ronda anterior
    [C16] residentes que flotan hacia abajo como dos rondas antes
    [C17] rivales de jugadores descendidos que flotan hacia arriba como dos rondas antes
    [C18] diferencias de puntos de jugadores descendidos que flotaron hacia abajo en la ronda anterior
    [C19] diferencias de puntos de quienes flotan hacia arriba como en la ronda anterior
    [C20] diferencias de puntos de jugadores descendidos que flotaron hacia abajo dos rondas antes
   *[C21] diferencias de puntos de quienes flotan hacia arriba como dos rondas antes
}

## Valores comparados

compared-scores = { GIVEN($scores) ->
    [yes] { $scores }
   *[no] ninguna
}
compared-next = { $count }{ GIVEN($scores) ->
    [yes] {" "}(con { $scores })
   *[no] {""}
}
compared-differences = { $floaters ->
    [0] { compared-scores }
    [one] { compared-one-moves-on }{ compared-more }
   *[other] { compared-many-move-on }{ compared-more }
}
compared-one-moves-on = sigue bajando
compared-many-move-on = { $floaters } siguen bajando
compared-more = { GIVEN($scores) ->
    [yes] , { $scores }
   *[no] {""}
}
compared-pair = { $one } juega con { $other }
compared-moved-down-meet-residents = los jugadores descendidos juegan con residentes
compared-everybody-has-an-opponent = todos tienen rival
compared-one-has-none = un jugador no tiene
compared-moved-down = entre los jugadores descendidos emparejados están { numbered-or-nobody }
compared-leaders = entre los mejor clasificados de sus parejas están { numbered-or-nobody }
numbered-or-nobody = { GIVEN($numbers) ->
    [yes] { $numbers }
   *[no] nadie
}

## Negativas de una ronda del suizo

swiss-no-lawful-pairing = la ronda { $round } no tiene emparejamiento reglamentario: { $reason }
swiss-event-over = las { $rounds } rondas del evento están emparejadas
swiss-result-missing = la partida de { $white } y { $black } en la ronda { $round } aún no tiene resultado
swiss-nobody-to-pair = no hay a quién emparejar en la ronda { $round }
swiss-rounds-unknown = el número de rondas no está anunciado (registro 142 o XXR)
swiss-initial-colour-unknown = el color sorteado antes de la ronda 1 no está registrado (registro 152 o XXC)
swiss-acceleration-needs-halves = la aceleración exige que ganar valga dos tablas y perder nada
swiss-not-to-be-paired = { $number } no está entre los que se emparejan en la ronda { $round }
swiss-same-player = { $number } no puede jugar contra sí mismo
unpairable-no-bye = el número de jugadores es impar y ninguno puede descansar (C2)
unpairable-alone = { $number } ya no tiene rival con quien pueda jugar (C1, C3)
unpairable-somebody = todo emparejamiento deja a un jugador sin rival (C1 a C4)

## Ligas y otros sistemas

round-robin-too-few = una liga necesita al menos 2 participantes; se dieron { $competitors }
round-robin-too-many = una liga admite como máximo { $most } participantes; se dieron { $competitors }
round-robin-over = las { $rounds } rondas de la liga están emparejadas
not-paired-here = «{ $system }» (registro 192) no es un sistema que se empareje desde un archivo de informe

## El suizo por equipos (C.04.6)

team-swiss-no-teams = el evento no tiene equipos (registros 013 o 310)
team-swiss-rounds-unknown = el número de rondas no se conoce (registro 142 o XXR)
team-swiss-all-rounds-paired = las { $rounds } rondas están emparejadas
team-swiss-unknown-system = «{ $system }» (registro 192) no es un suizo por equipos que este programa conozca
team-swiss-result-missing = el equipo { $team } tiene un encuentro sin resultado
team-swiss-nobody-to-pair = no hay equipos que emparejar en la ronda { $round }
team-swiss-not-to-be-paired = el equipo { $team } no está entre los que se emparejan en la ronda { $round }
team-swiss-same-team = el equipo { $team } no puede jugar contra sí mismo
team-swiss-no-bye-possible = ningún equipo puede descansar: a cada uno le está vedado (C2) o hace falta como rival
team-swiss-no-legal-pairing = no todos los equipos pueden emparejarse con equipos con los que no hayan jugado (C1)
team-colours-initial-colour = 4.3.1: ninguno de los equipos ha jugado: deciden el número del primer equipo y el color inicial
team-colours-only-preference = 4.3.2: solo un equipo tiene preferencia de color
team-colours-both-preferences = 4.3.3: las dos preferencias son compatibles
team-colours-only-strong = 4.3.4: solo una preferencia es fuerte
team-colours-difference = 4.3.5: la menor diferencia de color tiene blancas
team-colours-last-different = 4.3.6: los colores cambian desde su última diferencia
team-colours-first-team = 4.3.7: la preferencia del primer equipo
team-colours-first-team-alternates = 4.3.8: el primer equipo alterna
team-colours-other-alternates = 4.3.9: el otro equipo alterna
team-comparison-lawful = esta pareja está en el emparejamiento reglamentario
team-comparison-colours-reversed = los dos juegan con los colores cambiados: { $because }
team-comparison-impossible = no reglamentario: { $because }
team-comparison-worse = peor según { $criterion }: { $proposed } en vez de { $lawful }
team-with-bye = equipo { $team } (puntuación { $score }, { $played } encuentros jugados)
team-impossible-have-met = C1: los equipos { $first } y { $second } ya se han enfrentado, o el evento los separa
team-impossible-others = C3: con esta pareja no pueden emparejarse todos los demás equipos
team-impossible-no-bye = todos los equipos tienen rival: se empareja un número par
team-impossible-bye-before = C2: el equipo { $team } ya ha descansado o ha ganado sin jugar
team-impossible-without = C3: sin el equipo { $team } no pueden emparejarse todos los demás
team-criterion-bye = el descanso (3.4)
team-criterion-c4 = C4, el número de flotantes ascendentes
team-criterion-c5 = C5, las puntuaciones de los flotantes ascendentes
team-criterion-c6 = C6, flotantes ascendentes que quedan para el grupo de puntos siguiente
team-criterion-c7 = C7, flotantes ascendentes que flotaron en la ronda anterior
team-criterion-sets = el orden de los conjuntos de flotantes ascendentes (3.5.4)
team-criterion-c8 = C8, equipos sin el color que prefieren
team-criterion-c9 = C9, equipos sin el color que prefieren con fuerza
team-criterion-c10 = C10, rivales de flotantes ascendentes que flotaron en la ronda anterior
team-criterion-order = el orden de los emparejamientos (3.6.3)
team-described = equipo { $team } ({ $score } { team-score-unit }, { GIVEN($had) ->
    [yes] ha tenido { $had }
   *[no] aún sin encuentro
})
team-score-unit = { $unit ->
    [match] MP
   *[game] GP
}
team-match = { $white } tiene blancas contra { $black }: { $colours }
team-bye = { $team } no tiene rival: de los equipos que pueden descansar (C2) y sin los cuales pueden emparejarse los demás, tiene la puntuación más baja, luego más encuentros jugados, luego el número mayor (3.4)
team-pulled-up = Grupo de puntos: el equipo { $team } sube a los equipos con { $score }, que necesitan { $needs } (C4) con puntuaciones { $scores } (C5); al grupo siguiente le faltarán { $next_needs } (C6), { $floated } flotaron en la ronda anterior (C7), y de tales conjuntos es el primero por número (3.5.4)
team-natural = Rivales: el primero en el orden de los emparejamientos (3.6.3), mitad superior contra inferior por número
team-instead = Rivales: por el orden de los emparejamientos (3.6.3) el equipo { $of } jugaría con el equipo { $natural }, pero eso es { $against }

## La comprobación: emparejamientos no reglamentarios

unlawful-met-before = C1: { $one } y { $other } ya se enfrentaron, en la ronda { $round }
unlawful-kept-apart = C1: el evento separa a { $one } y { $other }
unlawful-second-bye = C2: { $number } no debe descansar otra vez
unlawful-colours-clash = C3: { $one } y { $other } deben tener ambos el mismo color
unlawful-not-paired = { $number } no está bien emparejado: cada uno tiene un rival y a lo sumo uno descansa
unlawful-worse = { $criterion }: { $played } donde es posible { $possible }; reglamentario: { $lawful }
unlawful-criterion = { $criterion } ({ criterion }){ GIVEN($bracket) ->
    [yes] {" "}en el grupo de { $bracket }
   *[no] {""}
}
unlawful-later = igual por todos los criterios, pero decide { $rule }; reglamentario: { $lawful }
unlawful-order = el art. { $article } en el grupo de { $bracket }: jugado { $played }, reglamentario { $possible }
unlawful-wrong-colours = { $white } y { $black } deberían tener los otros colores, según { $rule }
unlawful-colours-article = el art. { $article }
unlawful-colours-of-teams = C.04.6 art. { $because }
unlawful-not-by-table = la tabla empareja { $expected }; se jugó { $played }
table-nobody-with = a nadie con { $number }
table-nothing = nada
league-nothing-after = nada después de la jornada { $day }
league-game-in = una partida en la ronda { $round }
league-line-up = una alineación de { $players }
league-line-up-of-six = una alineación de seis del equipo { $team } en la jornada { $day }
league-nobody-with = a nadie con el equipo { $team } en la jornada { $day }
league-fixture = al equipo { $home } en casa contra el equipo { $away } en la jornada { $day }
league-nothing-by = nada por el equipo { $team }
league-other-opponent = el equipo { $team } contra el equipo { $other }
league-at-the-venue-of = el encuentro en casa del equipo { $team }
league-printed-game = { nobody-or-white }-{ nobody-or-black } ({ $printed } del equipo { $home } en casa y el equipo { $away })
nobody-or-white = { GIVEN($white) ->
    [yes] { $white }
   *[no] nadie
}
nobody-or-black = { GIVEN($black) ->
    [yes] { $black }
   *[no] nadie
}
league-game = { $player } { $colour ->
    [white] con blancas{" "}
    [black] con negras{" "}
   *[none] {""}
}{ GIVEN($opponent) ->
    [yes] contra { $opponent }
   *[no] nadie
}

## La comprobación: clasificación

misplaced-list = { $reason }
misplaced-place = { $number } tiene el puesto indicado { $stated }; por { $list } el puesto es { $lawful }
misplaced-no-place = { $number } no tiene puesto indicado; por { $list } el puesto es { $lawful }
misplaced-level = { $numbers } están igualados por { $list } e indicados en los puestos { $stated }: comparten el puesto { $lawful }, o tienen uno cada uno de { $lawful } a { $last }
misplaced-board-points = { $number } tiene { $stated } puntos de tablero indicados; los resultados dan { $lawful }
misplaced-season-length = una temporada de { $teams } equipos tiene { $lawful } rondas; se anuncian { $announced }
misplaced-points = { $number } tiene { $stated } puntos indicados; los resultados dan { $lawful }
misplaced-points-only = { $list } (solo puntos; no se indica ninguna lista)
not-judged-system = los emparejamientos de «{ $system }» (registro 192) no se comprueban
not-judged-rounds = más rondas de las que tiene una liga a doble vuelta
not-judged-running = el evento no ha terminado
not-judged-results-missing = faltan resultados
not-judged-no-places = no se indican puestos
check-round = ronda { $round }: { $verdict }
check-standings = clasificación: { $verdict }
check-lawful = reglamentario
check-not-lawful = no reglamentario: { $fault }
check-not-judged = no juzgado: { $reason }
check-by-points-only = reglamentario solo por puntos; no se indica ninguna lista (registro 202 o 212)
check-summary = rondas: { $lawful } reglamentarias, { $not_lawful } no reglamentarias, { $not_judged } no juzgadas; clasificación: { $standings ->
    [lawful] reglamentaria
    [not_lawful] no reglamentaria
   *[not_judged] no juzgada
}
check-nothing-judged = no se juzgó nada

## Listas de desempates

tie-breaks-none = la lista de desempates está vacía: se esperan códigos como PTS,BH/C1,BH
tie-breaks-buchholz = { $code } es un Buchholz, prohibido cuando los emparejamientos se fijaron antes del comienzo
tie-breaks-of-teams = { $code } es para equipos, y el evento no tiene
tie-breaks-unfit-lot = el sorteo ({ $drawn }) no es exactamente entre quienes comparten un puesto

## Desempates en palabras, y las columnas de una liga

tie-break = { $name ->
    [MP] Puntos de encuentro
    [MPTS] Puntos de encuentro
    [GP] Puntos de partidas
    [GPTS] Puntos de partidas
    [PTS] Puntos
    [DE] Encuentro directo
    [EDE] Encuentro directo ampliado
    [WIN] Número de victorias
    [WON] Partidas ganadas en el tablero
    [BWG] Partidas ganadas con negras
    [BPG] Partidas jugadas con negras
    [PS] Progresivo
    [REP] Rondas jugadas por elección
    [STD] Puntos estándar
    [BH] Buchholz
    [FB] Buchholz anticipado
    [AOB] Promedio del Buchholz de los oponentes
    [SB] Sonneborn-Berger
    [EMMSB] Sonneborn-Berger: puntos de encuentro contra los oponentes por sus puntos de encuentro
    [EMGSB] Sonneborn-Berger: puntos de partidas contra los oponentes por sus puntos de encuentro
    [EGMSB] Sonneborn-Berger: puntos de encuentro contra los oponentes por sus puntos de partidas
    [EGGSB] Sonneborn-Berger: puntos de partidas contra los oponentes por sus puntos de partidas
    [KS] Sistema Koya
    [SSSC] Combinación de fuerza y puntuación
    [RTNG] Elo
    [TPN] Número de emparejamiento
    [ARO] Elo medio de los oponentes
    [TPR] Performance del torneo
    [PTP] Performance perfecta
    [APRO] Performance media de los oponentes
    [APPO] Performance perfecta media de los oponentes
    [BC] Recuento por tableros
    [TBR] Resultados de los primeros tableros
    [BBE] Eliminación de los últimos tableros
    [P] Encuentros jugados
    [W] Encuentros ganados
    [D] Encuentros empatados
   *[L] Encuentros perdidos
}{ $score ->
    [MP] { " " }(puntos de encuentro)
    [GP] { " " }(puntos de partidas)
   *[none] { "" }
}{ $cut ->
    [C1] , sin el valor más bajo
    [C2] , sin los dos valores más bajos
    [M1] , sin el valor más alto ni el más bajo
    [M2] , sin los dos valores más altos ni los dos más bajos
   *[none] { "" }
}

## Finales

match-final = final
match-third-place = encuentro por el tercer puesto
match-semi-final = semifinal { $number }
match-quarter-final = cuartos de final { $number }
match-round-of = ronda de { $places }, encuentro { $number }
due-game = la partida { $number }
due-colour-choice = la elección de color
due-sprint = el ChessSprint
due-ruling = la decisión del árbitro
duel-match-decided = ya está decidido
duel-not-due = espera { $due }, no { $given }
duel-sprint-not-drawn = un ChessSprint solo termina con un ganador: unas tablas inician la partida siguiente
duel-not-in-match = el cabeza de serie { $seed } no juega en él
duel-unknown-board = no tiene aquí tablero { $board }: los tableros son del 1 al { $boards }
duel-board-decided = el tablero { $board } ya tiene su resultado
knockout-unknown-match = el cuadro no tiene: { $id }
knockout-not-ready = { $id }: aún no tiene dos participantes, o uno pasa sin jugar
knockout-duel = { $id }, entrada rechazada: { $refusal }
bracket-empty = una eliminatoria necesita al menos 1 participante; no se dio ninguno
bracket-too-many = una eliminatoria admite como máximo { $most } participantes; se dieron { $competitors }

## Eventos, divisiones y equipos

programme-too-few = un evento necesita al menos 2 participantes; hay { $competitors } inscritos
programme-empty = un programa necesita al menos una fase
programme-after-knockout = nada puede seguir a una eliminatoria: sus puestos son definitivos
programme-too-many-finalists = { $finalists } finalistas son más que los { $competitors } participantes
programme-too-many-rounds = un suizo de { $rounds } rondas no puede emparejarse con { $competitors } participantes: nadie juega dos veces con el mismo rival
division-not-pro = la división Pro exige un CR-ELO de { $least } o más al cierre de inscripciones, { GIVEN($rating) ->
    [yes] el jugador tiene { $rating }
   *[no] el jugador no tiene puntuación
}
division-born-after-event = quien nació en { $born } no puede jugar en un evento de { $year }
division-unknown = «{ $text }» no es una división: se espera Pro, U8 a U20, M20 a M75, M80+, G8 a G20, W20 a W75 o W80+
line-up-named-twice = { $player } está nombrado dos veces: un jugador tiene un tablero
line-up-not-a-member = { $player } no pertenece al equipo
line-up-too-many = hay { $named } jugadores nombrados para { $boards } tableros
league-match-unknown-round = un encuentro de liga tiene rondas 1 a { $rounds }, no { $round }
league-match-unknown-board = una ronda de un encuentro de liga tiene tableros 1 a { $boards }, no { $board }
league-match-already-recorded = ronda { $round }, tablero { $board }: ya tiene su resultado
season-no-such-fixture = el equipo { $home } no tiene encuentro en casa contra el equipo { $away } en esta temporada
season-already-recorded = el encuentro del equipo { $home } en casa contra el equipo { $away } ya tiene su resultado
season-match-unfinished = el encuentro del equipo { $home } en casa contra el equipo { $away } tiene partidas sin resultado
season-incomplete-lots = un sorteo nombra una vez a cada equipo de la temporada
season-lots-needed = el sorteo debe decidir cuál de los equipos { $tied } se clasifica
season-too-many-places = { $places } puestos para { $teams } equipos
intramural-too-many = una liga Intramural admite como máximo { $most } jugadores; se dieron { $players }
intramural-no-such-match = { $white } no tiene blancas contra { $black } en este evento
intramural-already-recorded = el encuentro de { $white } contra { $black } ya tiene su resultado

## Puntuaciones y títulos

rate-pooled = partida { $games } hacia una primera puntuación
rate-first-rating = primera puntuación
unrated-forfeit = una incomparecencia nunca puntúa
unrated-one-side-never-moved = una partida solo cuenta cuando ambos bandos han jugado
unrated-opponent-unrated = una partida contra un jugador sin puntuación no puntúa
unrated-mismatch = una diferencia de 600 puntos o más con un jugador por encima de 2600 no puntúa
rating-no-such-account = la cuenta { $account } no está en este libro de { $accounts } cuentas
rating-against-oneself = la cuenta { $account } no puede jugar contra sí misma
sprint-chain-empty = una serie de ChessSprint tiene al menos una partida
sprint-chain-played-on = la partida { $game } de la serie de ChessSprint se ganó: ninguna puede seguirla
sprint-chain-undecided = la última partida de la serie de ChessSprint es tablas: sigue hasta que se gane una partida
no-legends-not-world-championship = solo un Campeonato del Mundo hace leyendas
no-legends-not-finished = el Campeonato del Mundo no ha terminado
tie-breaks-unknown = «{ $text }» no es un desempate: se espera { $expected }
