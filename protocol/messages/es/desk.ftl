# Rechazos de la mesa del torneo.

desk-not-created = el evento aún no está creado
desk-already-created = el evento ya está creado
desk-finished = el evento ha terminado: ábralo primero
desk-not-finished = el evento no ha terminado
desk-not-yours = esto no le corresponde ({ $act })
desk-stale = otra persona ha cambiado { $subject ->
    [plan] el plan
    [entries] la lista de inscritos
    [entry] este jugador
    [team] este equipo
    [tournament] este torneo
    [round] esta ronda
    [match] este encuentro
    [game] esta partida
    [protest] esta reclamación
   *[held] este resultado retenido
} entretanto ({ $changed }): mire de nuevo
desk-field = { $field ->
    [reason] motivo
    [protest] reclamación
    [ruling] resolución
    [link] enlace
    [moves] jugadas
   *[name] nombre
}
desk-bad-text = el texto ({ desk-field }) está vacío o tiene un carácter invisible
desk-too-long = el texto ({ desk-field }) pasa de { $max } caracteres
desk-bad-plan = «{ $found }» no es posible para { $setting ->
    [name] el nombre del evento
    [city] la ciudad
    [federation] la federación: tres letras como máximo
    [season] la temporada: unos pocos caracteres, como 2026/27
    [site] el sitio de las partidas en línea: se espera un nombre corto, como lichess.org
    [days] los días: en orden, cada uno una vez
    [starts] el comienzo de un día: minutos del día
    [categories] una categoría: un código corto
    [rounds] el número de rondas: de 1 a 99
    [tie_breaks] un desempate: un código como BH/C1
    [finalists] el número de finalistas: ninguno o de 2 a 1024
    [base] el tiempo de cada jugador: más de 0 y un día como máximo
    [increment] el incremento: una hora como máximo
    [round_minutes] los minutos de una ronda: de 1 a 1440
    [boards] los tableros de una pista: de 1 a 12
    [courts] las pistas: cada una una vez
    [ticks] las marcas del control: nombres cortos, y las usadas se quedan
    [prizes] un premio: un puesto y pocas palabras
    [first_game] el número de la primera partida: un número entero desde 1
   *[format] la forma: los equipos no juegan por categorías
}
desk-no-such-person = { $person } no está en la lista de inscritos
desk-no-such-team = no hay equipo { $team }
desk-no-such-tournament = no hay torneo { $tournament }
desk-no-such-round = el torneo { $tournament } aún no tiene ronda { $round }
desk-no-such-match = no hay encuentro { $match_no }
desk-no-such-game = el evento no tiene partida { $game }
desk-no-such-protest = no hay reclamación { $protest }
desk-no-such-held = no hay resultado retenido { $held }
desk-no-such-tick = no hay marca { $tick }: el plan nombra { $ticks }
desk-no-such-board = el plan no tiene tablero { $board } en la pista { $court }
desk-already-entered = { $person } ya está inscrito
desk-team-already-entered = el equipo { $team } ya está inscrito
desk-in-another-team = { $person } juega en el equipo { $team }
desk-named-twice = { $person } está nombrado dos veces
desk-bad-rating = { $rating } no es un rating para { $person }: de 1 a { $most }, o nada sin rating
desk-category-not-played = la categoría «{ $category }» de { $person } no se juega aquí
desk-no-tournament-for = ningún torneo admite a { $person } por su categoría
desk-plays-already = { $person } ya juega en el torneo { $tournament }
desk-late-entries-over = hay inscripciones tardías hasta la ronda { $until }, y no cuando todas las rondas están emparejadas
desk-already-withdrawn = { $person } ya se ha retirado
desk-not-withdrawn = { $person } no se ha retirado
desk-team-already-withdrawn = el equipo { $team } ya se ha retirado
desk-byes-used = { $person } ha tenido los { $most } descansos de medio punto que puede pedir un jugador
desk-no-bye-in-round = no se puede pedir descanso en la ronda { $round }
desk-not-asked = { $person } no tiene descanso en la ronda { $round }
desk-too-late-for-bye = la ronda { $round } está emparejada, o el jugador aún no estaba
desk-only-pairing-gives = solo el emparejamiento da este descanso
desk-check-in-not-open = el control de presencia no está abierto
desk-check-in-open = el control de presencia ya está abierto
desk-entries-closed = la inscripción está cerrada
desk-entries-open = la inscripción está abierta
desk-begun = el torneo { $tournament } ha comenzado, u otros dependen de él
desk-too-few = hacen falta al menos dos jugadores o equipos, y { $competitors ->
    [0] no hay ninguno
    [one] hay uno
   *[other] hay { $competitors }
}
desk-category-too-small = { GIVEN($categories) ->
    [yes] en la categoría { $categories }
   *[no] sin categoría
} hay un solo jugador ({ $competitors }): asígnele otra categoría, haga jugar todas las categorías juntas o retírelo
desk-too-many = { $competitors } participantes son más que los { $most } posibles
desk-not-as-numbered = la lista no nombra una vez a cada participante del torneo { $tournament }
desk-numbers-fixed = los números del torneo { $tournament } se quedan desde que se emparejó la ronda { $round }
desk-bad-tie-break = «{ $code }» no es un desempate de este torneo
desk-not-for-this-system = el sistema del torneo { $tournament } no conoce esto
desk-not-twice = { $competitor } no puede estar dos veces
desk-not-in-tournament = { $competitor } no juega en el torneo { $tournament }
desk-club-unknown = nadie del club { $club } juega en este torneo
desk-crossing-needs-groups = { $groups } grupos no se pueden cruzar: hacen falta 2, 4, 8 … grupos y los dos primeros de cada uno
desk-not-final = el torneo { $tournament } no ha terminado
desk-changes-finals = esto cambia quién juega las finales o en qué orden: retire primero las finales, el torneo { $tournament } en sus ajustes, y créelas de nuevo
desk-finals-made = las finales ya están creadas: torneo { $tournament }
desk-lots-needed = en el torneo { $tournament } debe decidir el sorteo entre { $tied }: hágalo en su clasificación
desk-nothing-shared = nadie comparte puesto en el torneo { $tournament }
desk-colour-not-drawn = el color de la ronda 1 del torneo { $tournament } no está sorteado
desk-colour-drawn = el torneo { $tournament } ha comenzado: su color se queda
desk-results-missing = faltan resultados en la ronda { $round } del torneo { $tournament } ({ $games })
desk-results-held = una pista comunicó otro resultado que el que cuenta en la ronda { $round } del torneo { $tournament } ({ $games }): decida primero cuál cuenta
desk-seen-elsewhere = esto se basa en el registro { $seen }, y el torneo tiene aquí { $last }: es la vista de otro servidor. Cárguela de nuevo
desk-matches-undecided = hay encuentros del torneo { $tournament } sin decidir ({ $matches })
desk-all-paired = las { $rounds } rondas del torneo { $tournament } están emparejadas
desk-no-legal-pairing = las reglas no permiten ningún emparejamiento de la ronda { $round } del torneo { $tournament }: demasiados ya se han enfrentado o los ajustes los separan. Reduzca en los ajustes el número de rondas, o levante una separación
desk-nobody-to-pair = no hay a quién emparejar en la ronda { $round } del torneo { $tournament }
desk-acceleration-needs-halves = la aceleración del torneo { $tournament } exige que ganar valga dos tablas y perder nada
desk-bad-team-system = «{ $code }» no es un suizo por equipos que este programa conozca
desk-draft-open = la ronda { $round } del torneo { $tournament } es un borrador: publíquela o retírela primero
desk-changes-open = la ronda { $round } del torneo { $tournament } se está cambiando a mano: termine primero
desk-changes-not-open = la ronda { $round } del torneo { $tournament } no se está cambiando a mano
desk-not-last-round = la ronda { $last } ya sigue a la ronda { $round } del torneo { $tournament }
desk-already-published = la ronda { $round } del torneo { $tournament } está publicada: cámbiela
desk-not-published = la ronda { $round } del torneo { $tournament } no está publicada
desk-nothing-to-publish = la ronda { $round } del torneo { $tournament } está publicada como versión { $version } y no ha cambiado
desk-unplaced = sin rival ni descanso: { $competitors }
desk-placed = { $competitor } tiene rival: deshaga primero el encuentro
desk-have-met = { $white } y { $black } ya se han enfrentado
desk-kept-apart = { $white } y { $black } no deben enfrentarse
desk-reason-needed = hace falta un motivo
desk-game-begun = la partida { $game } ha comenzado o tiene resultado
desk-no-courts = el plan no tiene pistas
desk-nothing-laid = ninguna partida publicada sin resultado está colocada en una pista: publique la ronda y coloque antes sus partidas
desk-board-taken = el tablero { $board } de la pista { $court } tiene la partida { $game }, en juego
desk-court-gap = faltan registros de la pista { $court }: la mesa los tiene hasta { $cursor }, estos empiezan tras { $after }
desk-result-there = la partida { $game } tiene otro resultado: corríjalo
desk-no-result = la partida { $game } no tiene resultado
desk-same-result = la partida { $game } tiene este resultado
desk-game-withdrawn = la mesa ha retirado la partida { $game }
desk-board-empty = falta un jugador en la partida { $game }: se gana por incomparecencia
desk-choose-after-pairing = la ronda { $round } del torneo { $tournament } ya está emparejada: elija { $usual ->
    [keep] mantenerla (lo usual, pues una partida ha comenzado), emparejarla de nuevo, o de nuevo desde un grupo de puntos
   *[repair_all] emparejarla de nuevo (lo usual, pues ninguna partida ha comenzado), de nuevo desde un grupo de puntos, o mantenerla
}
desk-nothing-paired-after = en el torneo { $tournament } no sigue nada que se pueda emparejar de nuevo
desk-rests-on-it = el encuentro { $match_no } depende del resultado de la partida { $game } y ha comenzado
desk-not-in-knockout = la partida { $game } de una eliminatoria no puede acabar así
desk-sprint-not-drawn = unas tablas en ChessSprint llevan a otra partida: introduzca los tiempos de la partida { $game }
desk-not-a-sprint = la partida { $game } no es un ChessSprint
desk-not-due = el encuentro { $match_no } no espera esto
desk-not-in-match = { $competitor } no juega en el encuentro { $match_no }
desk-already-ruled = esto ya está decidido
desk-not-upheld = solo una reclamación estimada lleva a una corrección (reclamación { $protest })
desk-not-a-member = { $person } no es del equipo { $team }
desk-in-no-team = { $person } no juega en ningún equipo
desk-too-few-players = el equipo { $team } necesita { $boards } jugadores y tiene { $players }
desk-too-many-players = se nombran { $named } jugadores para { $boards } tableros
desk-line-up-there = el equipo { $team } ha sellado su alineación para el encuentro { $match_no }
desk-line-ups-open = las alineaciones del encuentro { $match_no } están abiertas
desk-match-played = el encuentro { $match_no } ya tiene resultados
desk-not-online = el encuentro { $match_no } no se juega en línea
desk-outside-window = está fuera del plazo del encuentro { $match_no }
desk-window-ends-first = el plazo acaba antes de empezar
desk-hour-runs = la hora del encuentro { $match_no } corre
desk-bad-time = ningún calendario ni reloj tiene esta hora
desk-not-your-game = { $person } no juega la partida { $game }
desk-no-link = el enlace no es una dirección web: se esperaba https:// y un servidor, sin usuario ni espacios
desk-nothing-reported = nadie ha comunicado un resultado de la partida { $game }
desk-other-result = el resultado de la partida { $game } es otro ahora: vuelva a mirarlo
desk-protests-open = un jugador ya tiene { $max } reclamaciones abiertas sobre esto; espere la decisión
desk-own-report = el rival confirma el resultado de la partida { $game }
desk-disputed = el resultado de la partida { $game } está en disputa: decide un árbitro
desk-before-deadline = el rival puede responder al resultado comunicado de la partida { $game } hasta que pase el plazo: introduzca el resultado si lo decide usted
desk-held-back = los resultados del torneo { $tournament } aún no se han anunciado
desk-nothing-held-back = los resultados del torneo { $tournament } son públicos

## Rechazos del registro

register-event = { GIVEN($name) ->
    [yes] «{ $name }»
   *[no] torneo { $event }
}
register-one-already = los dos números ya son uno
register-both-entered = los dos están inscritos en { register-event }: una persona jugaría allí dos veces
register-still-in = esta persona aún juega o tiene una partida en { register-event }, es allí capitán o es de la organización. Retire primero al jugador e introduzca sus resultados, cambie el equipo o la organización, o termine el torneo
register-rehearsal-runs = está en marcha un ensayo con su propia copia del registro: termínelo primero
register-too-many-persons = más de { $limit } personas a la vez: introdúzcalas en varias partes
register-person-name = { $fault ->
    [too_long] un nombre tiene más de { $fault-max } caracteres
    [blank] una persona necesita un nombre
   *[unseen] un nombre contiene el carácter { CODE_POINT($fault-unseen) }, que nadie ve
}
register-not-born = { $found } no es una fecha de nacimiento: se esperaba un día del calendario que ya haya pasado
register-no-name = un club necesita un nombre
register-name-taken = otro club se llama { $name }: una los dos en su lugar
