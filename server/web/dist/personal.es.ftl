
white = { GIVEN($white) ->
    [yes] { $white }
   *[no] Blancas
}
black = { GIVEN($black) ->
    [yes] { $black }
   *[no] Negras
}
side = { $side ->
    [white] { white }
   *[black] { black }
}
other = { $side ->
    [white] { black }
   *[black] { white }
}
line-of = { $end ->
    [white] línea de Blancas
   *[black] línea de Negras
}
role = { $role ->
    [organiser] organizador
    [board] agente de tablero
    [judge] juez de línea
    [deputy] árbitro adjunto
   *[head] árbitro principal
}
device = dispositivo { $id }
by = { GIVEN($by) ->
    [yes] { $by }
   *[no] el equipo del servidor
}
court = pista { $court }
board = tablero { $board }
boards = { $boards-n ->
    [one] tablero { $boards }
   *[other] tableros { $boards }
}
game = partida { $game }
phase = { $phase ->
    [waiting] sin empezar
    [countdown] en cuenta atrás
    [running] en juego
    [paused] en pausa
   *[finished] terminada
}
ruleset = { $ruleset ->
    [classic] ChessRun
    [walk] ChessWalk
    [sprint] ChessSprint
    [speed] Speed chess
   *[intramural] Intramural
}
result = { $result ->
    [won] { $result-by ->
        [white] ganan Blancas
       *[black] ganan Negras
    }
    [drawn] tablas
   *[both_lost] pierden ambos
}
was = { $was ->
    [won] { $was-by ->
        [white] ganan Blancas
       *[black] ganan Negras
    }
    [drawn] tablas
   *[both_lost] pierden ambos
}
answer = { $answer ->
    [yes] sí
    [no] no
    [confirm] confirmado
   *[decline] rechazado
}
termination = { $by ->
    [checkmate] jaque mate
    [stalemate] rey ahogado
    [dead_position] posición muerta
    [fivefold_repetition] quíntuple repetición
    [seventy_five_moves] 75 jugadas
    [resignation] { $result ->
        [drawn] abandono, y el adversario no puede dar mate
       *[other] abandono
    }
    [agreement] acuerdo de los dos jugadores
    [flag_fall] { $result ->
        [drawn] bandera caída, y el adversario no puede dar mate
       *[other] bandera caída
    }
    [captured_points] puntos de captura
    [illegal_position] posición ilegal
    [threefold_repetition] triple repetición
    [fifty_moves] 50 jugadas
    [illegal_moves] segunda jugada ilegal
    [flag_declared] bandera caída declarada
    [both_flags] ambas banderas caídas
    [king_left_in_check] rey dejado en jaque
    [illegal_move] jugada ilegal
    [players_agreed] acuerdo de ambos jugadores
    [forfeit] incomparecencia
    [penalty] penalización
    [red_cards] tercera tarjeta roja
    [entered] anotación de dos árbitros
   *[ruling] decisión del árbitro
}
fault = { $fault ->
    [no_crossing] línea no cruzada
    [false_start] salida falsa
    [moved_before_run] jugada antes de la carrera
    [offer_without_card] tablas ofrecidas sin tarjeta
    [disturbance] molestia al adversario
    [equipment] calzado o ropa
    [red_card] tercera tarjeta roja o más
   *[other] { GIVEN($fault-reason) ->
        [yes] { $fault-reason }
       *[no] otra infracción
    }
}
piece = { $piece ->
    [king] rey
    [queen] dama
    [rook] torre
    [bishop] alfil
    [knight] caballo
    [pawn] peón
   *[inverted_rook] torre invertida
}
position-in-words = { $label }. Blancas: { $whites }. Negras: { $blacks }.
piece-on = { piece } { $square }
claim = { $claim ->
    [illegal_move] jugada ilegal
    [press_without_move] reloj pulsado sin jugar
    [touch_move] tocó otra pieza
    [moved_before_run] jugada antes de la carrera
    [irregularity] { GIVEN($claim-what) ->
        [yes] { $claim-what }
       *[no] otra irregularidad
    }
    [flag_down] { $claim-of ->
        [white] bandera de Blancas caída
       *[black] bandera de Negras caída
    }
    [both_flags_down] ambas banderas caídas
    [king_in_check] rey dejado en jaque
    [king_captured] rey capturado
    [checkmate] jaque mate
    [stalemate] rey ahogado
    [dead_position] posición muerta
    [threefold] triple repetición{ with-announced }
   *[fifty_moves] cincuenta jugadas{ with-announced }
}
with-announced = { GIVEN($claim-uci) ->
    [yes] , con { SQUARES($claim-uci) }
   *[no] { "" }
}
record-of-claim = { GIVEN($record) ->
    [yes] { $record ->
        [yes] según el registro de la pista, es así
       *[no] según el registro de la pista, no es así
    }
   *[no] el registro de la pista no dice nada de ello
}
card = { $shown ->
    [caution] paleta amarilla
   *[red] tarjeta roja
}
offence = { $offence ->
    [loss_of_contact] pérdida de contacto
   *[bent_knee] rodilla flexionada
}

score = { $result ->
    [won] { $result-by ->
        [white] 1–0
       *[black] 0–1
    }
    [drawn] ½–½
   *[both_lost] 0–0
}
whereabouts = { $at ->
    [behind_line] tras la línea
    [at_board] en el tablero
    [outward] a la ida
    [homeward] a la vuelta
    [away] ausente
   *[unknown] lugar desconocido
}
owes = { $owed ->
    [nothing] no debe carrera
    [correction] debe una corrección
    [runs] debe { runs-owed }
    [take_back] { takes-back }
   *[both] debe una corrección y { runs-owed }
}
runs-owed = { $half ->
    [0] { full-runs-owed }
   *[other] media carrera{ $full ->
        [0] { "" }
       *[other] { " " }y { full-runs-owed }
    }
}
full-runs-owed = { $full ->
    [1] una carrera
   *[other] { $full } carreras
}
tap = { $tap ->
    [joined] uno de los dos avisos iguales
    [card] tarjeta
    [stopwatch] cronómetro
   *[call] aviso
}
sanction = { $sanction ->
    [stop] parada de 10 s
    [note] solo anotado
    [warning] advertencia
    [give_opponent] +{ TIME($sanction-time) } al adversario
    [take_time] -{ TIME($sanction-time) } en su reloj
   *[loss_of_game] pérdida de la partida
}
with-cost = { GIVEN($sanction) ->
    [yes] , { sanction }
   *[no] { "" }
}
agreement = { $on ->
    [first_flag] { $on-side ->
        [white] { white }: su bandera cayó primero
       *[black] { black }: su bandera cayó primero
    }
    [no_flag_before] ninguna bandera caída antes de esa pulsación
    [result] { agreed-result }
   *[play_on] la partida sigue
}
agreed-result = { $on-result ->
    [won] { $on-result-by ->
        [white] ganan Blancas
       *[black] ganan Negras
    }
    [drawn] tablas
   *[both_lost] pierden ambos
}
moved = { NUMBERED($ply) } { $san }
takes-back = debe retirar la jugada y { GIVEN($touched) ->
    [yes] mover la pieza de { $touched }
   *[no] hacer otra
}


said-paired = partida emparejada
said-taken-off = partida retirada del tablero
said-counting = cuenta atrás: 3, 2, 1
said-aborted = cuenta atrás detenida
said-started = GO
said-annulled = salida anulada
said-paused = partida en pausa
said-resumed = GO: la partida sigue
said-moved = { moved }{ GIVEN($left) ->
    [yes] { " " }(quedan { SHOWN($left) })
   *[no] { "" }
}
said-crossed = { side }: línea cruzada
said-run-made = { $presumed ->
    [yes] { side }: carrera supuesta
   *[no] { side }: de vuelta{ GIVEN($took) ->
        [yes] { " " }tras { SECONDS($took) } s
       *[no] { "" }
    }
}
said-moved-before-run = { side }: jugada antes de la carrera (CR-4.2-2)
said-illegal = { side }: jugada ilegal{ GIVEN($uci) ->
    [yes] { " " }{ SQUARES($uci) }
   *[no] { "" }
}
said-take-back-owed = { side }: { takes-back } (IM-3-5)
said-taken-back = { side }: jugada { MOVE_NUMBER($ply) } retirada
said-limit-reached = límite del match alcanzado{ GIVEN($points-white) ->
    [yes] : Blancas { $points-white }, Negras { $points-black } puntos
   *[no] , puntos desconocidos
}
said-arranged = { $invited_by ->
    [white] { white }: invitación hecha; la hora está acordada
   *[black] { black }: invitación hecha; la hora está acordada
}
said-flag-fell = { side }: bandera caída
said-ended = { score }, { termination }
said-retracted = las líneas anteriores se retiran
said-called = { side }: { fault }{ with-cost }{ GIVEN($rule) ->
    [yes] { " " }({ $rule })
   *[no] { "" }
}
said-call-voided = anulado: { tap }
said-stop-began = { $again ->
    [yes] { side }: salió de la parada antes de tiempo y la empieza de nuevo
   *[no] { side }: en parada tras la línea
}
said-stop-served = { side }: libre; cumplido: { $penalties }
said-lapsed = { $penalties ->
    [one] { side }: una penalización sin cumplir, caducada (CR-4.3-5)
   *[other] { side }: { $penalties } penalizaciones sin cumplir, caducadas (CR-4.3-5)
}
said-cards-shown = { side }: ve sus tarjetas hasta ahora
said-chain-game-drawn = partida { $chain_game } tablas, { termination }; sigue la próxima (CR-4.7-3)
said-draw-offered = { side }: ofrece tablas{ GIVEN($cards) ->
    [yes] { $cards ->
        [one] , queda { $cards } tarjeta
       *[other] , quedan { $cards } tarjetas
    }
   *[no] { "" }
}
said-draw-refused = { side }: tablas rechazadas
said-claimed = { side }: reclamación: { claim }
said-claim-ruled = { $upheld ->
    [yes] { side }: reclamación aceptada
   *[no] { side }: reclamación rechazada
}
said-corrected = { side }: corregido
said-time-given = { side }: reloj { SIGNED($time) }
said-clock-set = relojes ajustados{ GIVEN($left-white) ->
    [yes] : { white } { SHOWN($left-white) }{ GIVEN($left-black) ->
        [yes] , { black } { SHOWN($left-black) }
       *[no] { "" }
    }
   *[no] { GIVEN($left-black) ->
        [yes] : { black } { SHOWN($left-black) }
       *[no] { "" }
    }
}
said-position-set = posición corregida
said-players-set = jugadores corregidos
said-sealed = resultado sellado: { score }
said-result-corrected = resultado sellado, corregido{ GIVEN($was) ->
    [yes] : antes { was }, ahora { result }
   *[no] : { result }
}
said-clocks-stopped = { side }: ambos relojes parados
said-end-stands = el tablero muestra: { claim }; los dos deben confirmarlo
said-confirmed = { GIVEN($side) ->
    [yes] { side }: confirma
   *[no] Ambos confirman
}
said-disputed = { side }: no acepta: { claim } ({ record-of-claim })
said-agreed = Acuerdo de ambos: { agreement }
said-settled = { $stands ->
    [yes] reclamación aceptada: { claim } (SP-{ $points })
   *[no] reclamación rechazada: { claim } (SP-{ $points })
}
said-declared = { side }: declara { piece }
said-ran-out = para el registro: { $fell ->
    [both] ambas banderas cayeron a la vez
    [first] { side }: su bandera cayó primero
   *[only] { side }: su bandera había caído
}
said-stale = { $stale ->
    [yes] ya no llegan datos
   *[no] vuelven a llegar datos
}


pages-locale = es-ES
pages-decimal = ,
pages-direction = ltr
pages-not-started = Esta página no ha arrancado. O el servidor no está al alcance, o este navegador es demasiado antiguo: sirven Chrome { $chrome }, Firefox { $firefox }, Safari { $safari } y posteriores. No se pierde nada de lo que este dispositivo ha guardado.
pages-language = Idioma
pages-theme = Colores
pages-theme-is = { $theme ->
    [light] Claro
    [dark] Oscuro
    [sunlight] Sol
   *[none] Como el dispositivo
}
pages-demo = DEMO
pages-rehearsal = ENSAYO
pages-player = { GIVEN($name) ->
    [yes] { $name }
   *[no] Jugador { $player }
}
pages-points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
pages-limit = Límite del match
pages-chain-game-why = Partida { $chain_game } de este sprint: mismos colores, con los tiempos que quedaban
pages-cards = { $cautions ->
    [0] { "" }
    [one] { $cautions } amarilla
   *[other] { $cautions } amarillas
}{ $cautions ->
    [0] { "" }
   *[other] { $reds ->
        [0] { "" }
       *[other] ,{ " " }
    }
}{ $reds ->
    [0] { "" }
    [one] { $reds } roja
   *[other] { $reds } rojas
}
pages-past-heading = Según se sabía entonces
pages-past-at = { $answer ->
    [awaited] { $time } después de GO …
    [missing] { $time } después de GO: sin respuesta, se muestra: { $drawn }
   *[had] { $time } después de GO
}
pages-past-now = según se sabe ahora


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


tournament-failed = El servidor dice: { $why }
tournament-close = Cerrar
tournament-nobody = nadie
tournament-system = { $system ->
    [recommended] lo recomendado
    [swiss] suizo
    [round_robin] liga a una vuelta
    [double_round_robin] liga a doble vuelta
    [knockout] eliminatoria
    [team_swiss] suizo por equipos
    [team_round_robin] equipos a una vuelta
    [double_team_round_robin] equipos a doble vuelta
    [team_knockout] eliminatoria por equipos
   *[league] liga
}
tournament-name = { $id } · { GIVEN($what) ->
    [yes] { $what }
   *[no] { $kind }
}{ $final ->
    [yes] {" "}(finales)
   *[no] { "" }
}
tournament-group = Grupo { $letter }
tournament-bye = { $bye ->
    [pairing_allocated] descansa
    [full_point] descanso de un punto
    [half_point] descanso de medio punto
    [free] descansa
   *[zero_point] ausente
}


personal-title = Mis partidas
personal-needs = La página de un jugador necesita JavaScript. Sin él, mire los emparejamientos en la pared.
personal-gone = Este enlace no es (o ya no es) válido. Pida uno nuevo al organizador.
personal-link = { $standing ->
    [live] Actualizado a las { $at }
    [connecting] { GIVEN($at) ->
        [yes] Preguntando al servidor; esta página es de las { $at }
       *[no] Preguntando al servidor…
    }
   *[down] { GIVEN($at) ->
        [yes] Sin conexión: esta página es de las { $at }
       *[no] Sin conexión
    }
}{ $waits ->
    [0] { "" }
    [one] {" "}· { $waits } petición aún no enviada: deje esta página abierta
   *[other] {" "}· { $waits } peticiones aún no enviadas: deje esta página abierta
}
personal-link-spoken = { $standing ->
    [live] Conectado
    [connecting] Conectando
   *[down] Sin conexión: esta página puede ser antigua
}
personal-no = No
personal-out = Ya está el emparejamiento de la ronda { $round }.
personal-seen = Visto
personal-sound = { $on ->
    [yes] El sonido está activado
   *[no] Sonido cuando salga un emparejamiento
}
personal-sound-why = El teléfono suena, vibra y parpadea solo mientras esta página está abierta y la pantalla encendida.
personal-next = Próxima partida
personal-now = Su partida
personal-no-next = { $state ->
    [finished] El torneo ha terminado.
    [withdrawn] Usted se ha retirado del torneo.
   *[waits] Aún no hay emparejamiento para usted.
}
personal-round = { $part ->
    [0] Ronda { $round }, ChessSprint
    [1] Ronda { $round }
   *[other] Ronda { $round }, parte { $part }
}
personal-board = Pista { $court }, tablero { $board }{ $wave ->
    [1] { "" }
   *[other] {" "}(tanda { $wave })
}
personal-no-board = Tablero aún no conocido
personal-end = en la { line-of } de este carril
personal-against = contra { $opponent }
personal-when = Hora: { $at }
personal-started = Empezó a las { $at }
personal-choose-colour = Elija su color para el ChessSprint
personal-window = Para jugar desde { $from } hasta { $to }
personal-challenge = { GIVEN($site) ->
    [yes] Rete a { $handle } en { $site }
   *[no] Rete a { $handle }
}{ GIVEN($own) ->
    [yes] { "; " }usted juega como { $own }
   *[no] { "" }
}
personal-site = Se juega en { $site }
personal-hour = { $own ->
    [yes] { $opponent ->
        [yes] La hora corre.
       *[no] Usted está listo. La hora corre en cuanto lo esté su rival.
    }
   *[no] { $opponent ->
        [yes] Su rival está listo. La hora corre en cuanto usted la inicie.
       *[no] La hora no ha empezado. Corre en cuanto ambos la inicien.
    }
}
personal-start-hour = Iniciar la hora
personal-agree = Hora que propone al rival
personal-agree-send = Proponer la hora
personal-proposed = { $own ->
    [yes] Usted propuso { $at }. Cuenta en cuanto su rival acepte.
   *[no] Su rival propone { $at }.
}
personal-agree-to = Aceptar esta hora
personal-claimed = { $own ->
    [yes] Usted comunicó { $score }.
   *[no] { $opponent } comunicó { $score }.
} { $disputed ->
    [yes] Está impugnado: decide un árbitro.
   *[no] { $own ->
        [yes] Cuenta en cuanto { $opponent } lo confirme; si no, por sí solo: { $deadline }.
       *[no] ¿Es correcto?
    }
}
personal-answer = Respuesta al resultado comunicado
personal-confirm = Es correcto
personal-dispute = Impugnar el resultado
personal-dispute-why = El organizador sabrá que el resultado es erróneo, y decide un árbitro. ¿Impugnar?
personal-report = Resultado
personal-outcome = { $outcome ->
    [won] Gané
    [lost] Perdí
   *[drawn] Tablas
} ({ $score })
personal-game-link = Enlace a la partida, si lo hay
personal-choose = Elija
personal-report-send = Comunicar el resultado
personal-report-why = Usted comunica: { $outcome }. ¿Es correcto?
personal-report-other = Comunicar otro resultado
personal-pgn = o el PGN de la partida, como lo exporta el sitio
personal-pgn-send = Comunicar con el PGN
personal-standing = Clasificación
personal-no-place = Aún no se ha anunciado ningún resultado.
personal-place = Puesto { $rank } de { $of }{ GIVEN($points) ->
    [yes] , puntos: { $points }
   *[no] { "" }
}
personal-rating = Elo
personal-rating-line = { GIVEN($rating) ->
    [yes] { $rating }
   *[no] sin Elo
}; partidas valoradas: { $games }, puntos: { $points }{ GIVEN($opponents) ->
    [yes] , media de rivales { $opponents }
   *[no] { "" }
}
personal-results = Resultados
personal-no-results = Ninguna partida suya tiene resultado todavía.
personal-runs = carreras: { $runs }
personal-away = Descansos y ausencias
personal-bye-in = Ronda { $round }: { $bye }
personal-cancel = Anular
personal-ask-bye = Descanso o ausencia
personal-ask = Pedirlo
personal-protests = Reclamaciones
personal-protest = Reclamación
personal-protest-about = Sobre
personal-protest-filed = Usted impugna este resultado: vea las reclamaciones.
personal-disputed = El resultado está impugnado.
personal-game = Ronda { $round } contra { $opponent }
personal-no-game = ninguna partida
personal-file = Presentar la reclamación
personal-ruling = { $upheld ->
    [yes] Aceptada
   *[no] Rechazada
}: { $text }
personal-no-ruling = Aún sin decisión
personal-withdraw = Retirarse del torneo
personal-withdraw-why = Ya no se le emparejará. Solo el organizador puede deshacerlo. ¿Retirarse?
personal-withdraw-yes = Retirarme
personal-line-up = Alineación para la ronda { $round } contra el equipo { $opponent }
personal-named = { $named } de { $boards } nombrados
personal-seal = Sellar la alineación
personal-seal-why = Una alineación sellada queda como está, y nadie la ve antes de que se abran las alineaciones. ¿Sellarla?
personal-sealed = Sellada. Nadie más la ve antes de que se abran las alineaciones.
personal-done = { $act ->
    [dispute] El resultado está impugnado.
    [confirm] El resultado está confirmado.
    [report] El resultado está comunicado.
    [colour] El color está elegido.
    [hour] Usted ha iniciado la hora.
    [time] La hora está propuesta.
    [agree] La hora está acordada.
    [ask] Está anotado.
    [cancel] Anulado: usted juega.
    [protest] La reclamación está presentada.
    [withdraw] Usted se ha retirado.
   *[seal] La alineación está sellada.
}
