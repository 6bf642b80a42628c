

item-failed = { $item ->
    [electronic_clock] un reloj mecánico
    [table_width] una mesa de más de 85,0 cm de ancho
    [no_backrest] un asiento con respaldo
    [board_and_pieces] un tablero o unas piezas que no son del tipo FIDE
    [endorsed_clock] un reloj no homologado por la FIDE
    [standing] falta de espacio para jugar de pie
    [captured_pieces] piezas capturadas fuera del alcance o de la vista del adversario
    [shoes] calzado no apto para el suelo
   *[dress] el torso desnudo
}


refusal-not-yours = un { role } no puede { $act ->
    [ready] dar tableros por listos
    [check] comprobar el equipamiento
    [waive] dispensar de un punto no conforme
    [show_cards] mostrar sus tarjetas a un marchador
    [pause] parar un tablero
    [enter_result] anotar un resultado
    [replace] sustituir un aviso
    [void] anular una decisión
    [void_ruling] anular una decisión que no es un aviso suyo
    [void_others_call] retirar el aviso de otro árbitro
    [arrange] registrar lo que acordaron los jugadores
    [pair] poner partidas en los tableros
    [take_off] retirar partidas de los tableros
    [start] dar la salida de partidas
    [abort] detener una cuenta atrás
    [annul] anular una salida
    [seal] sellar un resultado
    [correct_result] corregir un resultado sellado
    [split] separar un aviso
    [set_clock] ajustar los relojes
    [set_position] fijar una posición
    [set_players] corregir los jugadores
    [rule_result] decidir un resultado
    [answer] responder por el árbitro principal
    [set_evidence] cambiar lo que comunica un tablero
    [fault] avisar de una falta
    [penalty] avisar de una falta
    [ladder] dar más que diez segundos o una advertencia
    [stopped] llevar el cronómetro
    [left_stop] llevar el cronómetro
    [walk_card] mostrar una tarjeta
    [chief_called] llamar al árbitro principal
    [change_devices] cambiar los permisos de los dispositivos
   *[other] comunicar lo que pasa en un tablero
}: pregunte al árbitro principal
refusal-off-duty = este dispositivo está relevado de su puesto: pulse donde está ahora el puesto, o pida uno al árbitro principal
refusal-wrong-court = { GIVEN($role) ->
    [yes] este dispositivo es { role } en otras pistas y no tiene función en la { court }
   *[no] este dispositivo no tiene función en la { court }
}
refusal-no-such-court = aquí no hay { court }
refusal-wrong-board = este dispositivo no comunica nada del { board }
refusal-no-such-board = no hay { board } en esta pista; tiene los tableros 1 a { $boards }
refusal-no-such-game = { GIVEN($on) ->
    [yes] la { game } está en el tablero { $on }
   *[no] no hay { game } en esta pista
}
refusal-no-game = no hay partida emparejada en el { board }
refusal-game-exists = la { game } ya está en esta pista; una partida nueva necesita un número nuevo
refusal-board-taken = { $boards-n ->
    [one] el { boards } tiene aún una partida sin terminar; no se puso ninguna partida: un árbitro principal la termina antes, o pone solo las demás
   *[other] los { boards } tienen aún partidas sin terminar; no se puso ninguna partida: un árbitro principal las termina antes, o pone solo las demás
}
refusal-not-sealed = hay resultados de las últimas partidas sin sellar ({ $reasons }): anótelos y séllelos, o ponga las partidas siguientes con un motivo
unsealed = ronda { $round }, { boards }: { $state ->
    [open] ningún resultado anotado
    [entered] resultado anotado una vez, sin confirmar
    [differs] las anotaciones difieren, o el tablero dice otra cosa
   *[confirmed] resultado confirmado, sin sellar
}
refusal-wrong-phase = la { game } está { phase }: { $needs ->
    [arrange_before_start] su hora se acuerda antes de la salida
    [evidence_is_over] su nivel de prueba ya no cuenta
    [ready_before_start] los tableros se dan por listos antes de la salida
    [waiting_or_paused] solo puede salir una partida en espera o en pausa
    [before_go] una salida se detiene solo antes de GO; después, anule la salida
    [no_start] no tiene salida que anular
    [stop_countdown] detenga mejor su cuenta atrás
    [void_result] antes hay que anular su resultado
    [not_started] no ha empezado
    [taken_off_before_start] una partida deja su tablero solo antes de la salida, mientras no se haya señalado ni anotado nada en ella; si no, decida y selle su resultado
    [head_stops_countdown] una cuenta atrás la detiene el árbitro principal
    [paused] ya está parada
    [ended] ya acabó
    [goes_on] después del final ya no se cumple ninguna penalización
    [clocks_are_over] sus relojes ya no cuentan
    [start_ruled] antes hay que decidir sobre su salida
    [call_as_fault] después de la salida, avise como falta
    [played] una partida de una cadena puede ser tablas cuando se ha jugado
   *[annul_start] con menos de diez jugadas de ambos, se anula la salida y se corrigen los colores en el tablero (FIDE 7.3)
}
refusal-from-the-future = la hora enviada va { $ahead_ms } ms por delante del reloj del sistema; revise la hora del dispositivo
refusal-before-the-game = la hora enviada es { $early_ms } ms anterior a la salida de la { game }
refusal-not-a-move = «{ $text }» no es una jugada en notación UCI como e2e4 o e7e8q
refusal-not-at-this-level = el { board } no comunica { $report ->
    [presses] pulsaciones
   *[moves] jugadas
} en su nivel de prueba
refusal-bad-result = resultado por { termination }: { result } no es posible; se espera { $fits ->
    [winner] un ganador
    [draw] tablas
   *[winner_or_draw] un ganador o tablas
}
refusal-bad-go = GO no puede ser a { $distance_ms } ms de ahora: { $by_voice ->
    [yes] hace 5 minutos como máximo
   *[no] entre 2 segundos y 5 minutos después
}
refusal-no-such-fact = la línea { LINE($fact) } no es { $expected ->
    [call] un aviso que cuente; mire otra vez el tablero
    [joined_call] un aviso unido al de otro árbitro; mire otra vez las líneas
    [ruling] una decisión, una respuesta o una pulsación final que aún cuente
    [ruling_not_of_the_board] anulable: nadie avisó ni decidió, lo hicieron el tablero o las reglas; anote o decida el resultado correcto
    [no_void] anulable, porque ya es una anulación: avise de nuevo, para su instante anterior
    [open_question] una pregunta abierta
   *[answer_to_calls] una respuesta a avisos de los que alguno cuente aún; todos se retiraron
}
refusal-answered = la pregunta { LINE($fact) } ya tiene respuesta: { answer }, por { by }
refusal-already-void = la línea { LINE($fact) } ya está anulada; para que cuente otra vez, repita el aviso o la decisión, para su instante anterior
refusal-preview-changed = el efecto ha cambiado desde esa vista previa; mire la nueva
refusal-overtaken = { $change ->
    [became] el resultado de la { game } pasó a ser: { result },
    [sealed] el resultado de la { game } fue sellado, { result }, por { by }
    [corrected] el resultado de la { game } fue corregido de «{ was }» a «{ result }» por { by }
    [clocks] los relojes de la { game } fueron ajustados por { by }
    [position] la posición de la { game } fue fijada por { by }
    [players] los jugadores de la { game } fueron corregidos por { by }
   *[voided] una corrección de la { game } fue anulada
} entretanto; mire otra vez
refusal-not-ready = la salida debe esperar: { $reasons }; corríjalo, o dé la salida con un motivo
refusal-sealed = el resultado de la { game } está sellado; solo el árbitro principal lo corrige, con un motivo
refusal-not-confirmed = el resultado de la { game } aún no está confirmado: { $needs ->
    [players_agree] desde el final ambos jugadores están de acuerdo: { result }; un árbitro debe anotarlo
    [players_play_on] desde el final ambos jugadores están de acuerdo en seguir: anule el final
    [not_sealed] no está sellado: anótelo, o anule la decisión errónea
    [late_report] un informe tardío sobre él espera en la bandeja
    [entry] un árbitro debe anotar lo que muestra el tablero
    [end] no ha terminado
    [second_entry] un segundo árbitro, el principal o su adjunto, debe anotar lo mismo
   *[one_result] las anotaciones difieren, o el tablero dice otra cosa
}
refusal-not-in-this-game = la { game } es de { ruleset }, donde no hay { $unknown ->
    [clocks_stopped] parada de ambos relojes por un jugador
    [players_words] palabra de los jugadores sobre una reclamación: decide el árbitro
    [promotion] promoción solo de palabra
    [withdrawal] jugada retirada: la pieza tocada se mueve
    [reminder] recordatorio de un jugador
    [interference] nota de este tipo: avise de una molestia
    [speed_claim] reclamación así: se ocupa el sistema o el árbitro
    [runs] carreras
    [stops] paradas tras una línea
    [draw_cards] tarjetas de tablas
    [touched_pieces] pieza tocada: no hay obligación de moverla
    [corrections] correcciones: una jugada ilegal pierde, o vale
    [penalty] penalización así: anótela, o dé una advertencia
    [walk_cards] tarjetas de marchadores: avise de una falta
    [check_list] lista de control
    [item] punto así en su lista de control
   *[claim] reclamación así
}
refusal-players-decide = los dos jugadores deciden la { game }: registre lo que reclaman y confirman, o su acuerdo, antes de { $act ->
    [rule] decidir un resultado
    [enter] anotar un resultado que no es el suyo
    [enter_another] anotar un resultado distinto del que acordaron: { result }
    [enter_unfinished] anotar el resultado de una partida que sigue, según ambos
    [correct] corregirla
   *[void] anular algo de ella
}
refusal-not-asking = ningún móvil pide acceso con el número { $number }; mire otra vez la lista
refusal-no-such-device = aquí no hay { $device }; mire otra vez la lista
field = { $field ->
    [tag] la etiqueta
    [reason] el motivo
    [fault] la falta
    [claim] la reclamación
    [name] el nombre
    [court_name] el nombre de la pista
   *[position] la posición
}
refusal-bad-text = { $fault ->
    [too_long] { field }: más de { $fault-max } caracteres
    [blank] { field }: vacío no es posible; se esperan unas palabras
   *[unseen] { field }: el carácter { CODE_POINT($fault-unseen) } no es posible; se espera una línea de caracteres visibles
}
refusal-too-long = { field }: más de { $max } caracteres

found-answer = { $found ->
    [yes] sí
    [no] no
    [confirm] confirmar
   *[decline] rechazar
}
handed = { $handed ->
    [organiser] organizador
    [board] agente de tablero
    [judge] juez de línea
    [deputy] árbitro adjunto
   *[head] árbitro principal
}
own = { $own ->
    [organiser] organizador
    [board] agente de tablero
    [judge] juez de línea
    [deputy] árbitro adjunto
   *[head] árbitro principal
}


setting-list = la lista: vacía no es posible; se espera al menos un tablero o una partida
setting-games-of-a-board = la lista: dos partidas para el tablero { $found } no es posible; se espera una partida por tablero
setting-boards = { $most ->
    [12] el número de tableros: { $found } no es posible; se esperan de 1 a 12 tableros en una pista de baloncesto (CR-2.1-1)
   *[other] el número de tableros: { $found } no es posible; se esperan de 1 a { $most } tableros
}
setting-court-length = el largo de la pista: { $found } m no es posible; se esperan al menos 28,0 m (CR-2.3-1)
setting-court-width = el ancho de la pista: { $found } m no es posible; se espera su ancho a lo largo de los tableros, como 15,0 m
setting-lane-width = el ancho de un carril: { $found } m no es posible; se espera al menos 1,25 m en una pista de baloncesto: menos tableros o una pista más ancha (CR-2.1-4)
setting-round = la ronda: { $found } no es posible; se espera una ronda desde 1
setting-players = los jugadores: el jugador { $found } contra sí mismo no es posible; se esperan dos jugadores
setting-walk-elsewhere = la marcha: en { $found } no es posible; se espera ninguna: no es ChessWalk
setting-walk-consent = la marcha: el jugador { $found } ({ side }) no ha aceptado marchar; se espera el acuerdo de ambos jugadores (CR-4.6-1)
setting-walk-increments = los incrementos: { $found } no es posible; se esperan iguales para ambos: los de maestros son solo del modo Classical
setting-draw-cards = tarjetas de tablas: { $found } no es posible; se esperan de 0 a 2 por jugador (CR-4.4-2)
setting-sprint-draw-cards = tarjetas de tablas: { $found } no es posible; no hay ninguna en ChessSprint (CR-4.7-2)
setting-match-draw-cards = el número de tarjetas de tablas: { $found } no es posible; se espera 0: en un match las tablas se acuerdan de palabra
setting-illegal-move-time = tiempo por jugada ilegal: { $found } no es posible; se espera de 0:00 a 10 minutos
setting-time = tiempo ({ side }): { $found } no es posible; se espera más de cero, como máximo 10 horas
setting-time-left = tiempo ({ side }): { $found } no es posible; se espera de 0:00 a 10 horas
setting-sprint-time = tiempo ({ side }): { $found } no es posible; se esperan 10 minutos en ChessSprint (CR-4.7-1)
setting-increment = incremento ({ side }): { $found } no es posible; se espera de 0 segundos a 10 minutos
setting-sprint-increment = incremento ({ side }): { $found } no es posible; no hay ninguno en ChessSprint (CR-4.7-1)
setting-turning-point = punto de giro ({ side }): { $found } m no es posible; se espera de 1 a { $farthest } m desde el tablero (CR-2.2-1)
setting-position = la posición: «{ $found }» no es posible; se espera una posición en notación FEN
setting-no-match-limit = el límite del match: sin límite no es posible; se espera uno, como una hora (IM-3-2)
setting-limit-elsewhere = el límite del match: { $found } no es posible; se espera ninguno: solo lo tiene un match Intramural
setting-match-limit = el límite del match: { $found } no es posible; se espera más de cero, como máximo 10 horas
setting-window = la franja horaria: cerrar antes de abrir no es posible; se espera que cierre después de abrir
setting-window-closed = la franja horaria: una ya cerrada no es posible; se espera una que cierre más tarde (IM-1-2)
setting-arranged-elsewhere = la partida: { ruleset } no es posible; se espera un match cuyos jugadores acuerdan la hora
setting-arranged-time = la hora acordada: fuera de la franja del match no es posible; se espera una hora dentro de ella, u otra franja del organizador (IM-1-2)
setting-site-elsewhere = el sitio: { $found } no es posible; se espera ninguno: solo un match Intramural se juega en un sitio
setting-site = el sitio: «{ $found }» no es posible; se espera el nombre de un solo sitio, como «chess.com» (IM-1-1)
setting-replacement = un aviso con el efecto ya decidido no se sustituye: anúlelo antes, y el árbitro principal lo confirma
setting-square = la casilla: «{ $found }» no es posible; se espera una como e8
setting-red-card = la falta: una tarjeta roja sola no es posible; se espera la tarjeta con su infracción
setting-given-time = tiempo para el adversario: { $found } no es posible; se espera más de cero y como máximo { CLOCK($max) }
setting-taken-time = tiempo quitado de su reloj: { $found } no es posible; se espera más de cero y como máximo { CLOCK($max) }
setting-ago = hace cuánto: { $found } no es posible; se espera más de cero y como máximo { CLOCK($max) }
setting-amendment-answer = la respuesta: { found-answer } no es posible; se espera confirmar con la vista previa, o rechazar
setting-clock-answer = la respuesta: { found-answer } no es posible; se espera sí, cuando los relojes de la mesa lo muestren
setting-answer = la respuesta: { found-answer } no es posible; se espera sí o no
setting-amendment = la enmienda: { $found } hechos nuevos no es posible; no se admiten más de los que caben en un registro; rechácela y decida el resultado
setting-measure = la comprobación: { $found } cm no es posible; se espera conforme o no conforme
setting-table-width = el ancho de la mesa: { $found } cm no es posible; se espera de 0,1 cm a 5 m
setting-waived-item = este punto es conforme en este tablero, o no impide su salida: no hay nada que dispensar
setting-item-of-nobody = el jugador: nadie no es posible; se espera el de Blancas o el de Negras
setting-item-of-player = el punto: { side } no es posible; se espera uno del tablero
setting-clocks = los relojes: nada que ajustar no es posible; se espera un tiempo, o qué reloj corre
setting-agreed-draw = tablas por acuerdo no es posible en ChessSprint; se espera un ganador, o tablas por la posición o las reglas (CR-4.7-2)
setting-hand-over = el traspaso: un dispositivo relevado y sin puesto no es posible; se espera el dispositivo que tiene ahora el puesto
setting-duties = el traspaso: el puesto de { handed } para un { own } no es posible; se espera un puesto de árbitro para un árbitro, de agente de tablero para un agente, de organizador para un organizador o el árbitro principal, y la misma función en cada pista: dé los carriles a un dispositivo de esa pista
setting-last-head = la función: quedar sin árbitro principal no es posible; se espera antes otro árbitro principal: traspase la función, o inscriba a uno


hindrance-no-game = { $boards-n ->
    [one] el { boards } no tiene partida
   *[other] los { boards } no tienen partida
}
hindrance-not-ready = { $boards-n ->
    [one] el { boards } no se dio por listo
   *[other] los { boards } no se dieron por listos
}
hindrance-failed = { $boards-n ->
    [one] { boards }: { failed-item }
   *[other] { boards }: { failed-item }
}
hindrance-proposed-times = { $boards-n ->
    [one] el { boards } tiene tiempos solo propuestos
   *[other] los { boards } tienen tiempos solo propuestos
}
hindrance-clock-to-set = { $boards-n ->
    [one] el { boards } tiene un reloj por ajustar
   *[other] los { boards } tienen un reloj por ajustar
}
hindrance-silent = { $device }: sin señal ({ boards })
hindrance-clock-unknown = { $device }: hora desconocida ({ boards })
hindrance-clock-off = { $device }: hora exacta solo a ± { $error } ms ({ boards })
away = { $n ->
    [one] Ausente, ninguna salida lo espera: { $names }.
   *[other] Ausentes, ninguna salida los espera: { $names }.
}
failed-item = { GIVEN($side) ->
    [yes] { side }, con { item-failed } ({ $rule })
   *[no] { item-failed } ({ $rule })
}


the-move = { GIVEN($uci) ->
    [yes] { SQUARES($uci) }
   *[no] la jugada
}
ruling-moved-before-run = { side }: jugada antes de hacer la carrera; la carrera sigue pendiente.
ruling-illegal = Jugada ilegal: { the-move }. { side }: debe corregirla mientras corre su propio reloj.
ruling-waits = { side }: { SQUARES($uci) } vale hasta la próxima jugada; si no resulta una posición legal, la partida es tablas. { other }: puede reclamar antes de jugar.
ruling-queened = { side }: el peón promociona a dama: { SQUARES($uci) }.
ruling-take-back-owed = { GIVEN($touched) ->
    [yes] { side }: debe retirar { the-move } y hacer otra jugada con la pieza de { $touched }.
   *[no] { side }: debe retirar { the-move } y hacer cualquier jugada legal.
}
ruling-limit-reached = { GIVEN($points-white) ->
    [yes] El match no ha terminado dentro de su límite; puntos de captura: Blancas { $points-white }, Negras { $points-black }.
   *[no] El match no ha terminado dentro de su límite; los puntos de captura se desconocen.
}
ruling-arranged = La hora acordada queda registrada con la invitación.
ruling-illegal-stands = { SQUARES($uci) } vale. { other }: ha jugado antes de la corrección.
ruling-empty-press = { side }: reloj pulsado sin jugada en el tablero. { other }: su reloj corre; el turno no cambia.
ruling-correction-owed = { $hands_back ->
    [yes] { side }: debe corregir y pulsar, y correr ida y vuelta antes de su próxima jugada. Después juega: { other }.
   *[no] { side }: debe corregir y después correr ida y vuelta antes de su próxima jugada.
}
ruling-handed-back = { side }: corregido. { other }: su reloj corre.
ruling-taken-back = { side }: jugada retirada, con su incremento y su carrera.
ruling-no-move = { side }: la pulsación era de una reclamación, no de una jugada.
ruling-claim-ruled = { $verdict ->
    [upheld] { side }: reclamación aceptada.
    [rejected] { side }: reclamación rechazada; el turno queda como antes.
    [too_late] { GIVEN($verdict-last-ply) ->
        [yes] { $claim ->
            [touch_move] { side }: la reclamación ({ claim }) se refiere a la última jugada del adversario, { last-move }. Ha tocado una pieza después: es tardía.
           *[other] { side }: la reclamación ({ claim }) se refiere a la última jugada del adversario, { last-move }. Ha jugado después: es tardía.
        }
       *[no] { side }: la reclamación ({ claim }) se refiere a una jugada del adversario; { other }: no ha hecho ninguna.
    }
    [not_on_move] { side }: no está en juego; solo entonces se pueden reclamar tablas.
   *[touched] { $claim ->
        [touch_move] { side }: ha tocado una pieza; ya no puede reclamar pieza tocada.
       *[other] { side }: ha tocado una pieza; no puede reclamar en esta jugada.
    }
}
last-move = { GIVEN($verdict-last-san) ->
    [yes] { NUMBERED($verdict-last-ply) } { $verdict-last-san }
   *[no] { MOVER($verdict-last-ply) ->
        [white] jugada { MOVE_NUMBER($verdict-last-ply) } de Blancas
       *[black] jugada { MOVE_NUMBER($verdict-last-ply) } de Negras
    }
}
ruling-announced = { side }: debe jugar { SQUARES($uci) }, la jugada anunciada.
ruling-draw-offered = { GIVEN($cards) ->
    [yes] { side }: ofrece tablas; tarjetas restantes: { $cards }.
   *[no] { side }: ofrece tablas con su reclamación.
}
ruling-draw-refused = { side }: tablas rechazadas.
ruling-time-given = { $is_loss ->
    [yes] { side }: pierde { AMOUNT($time) } { time-for }.
   *[no] { side }: recibe { AMOUNT($time) } { time-for }.
}
time-for = { $why ->
    [illegal_move] por la jugada ilegal del adversario
    [wrong_claim] por la reclamación errónea del adversario
    [rejected_claim] por el tiempo corrido mientras se decidía la reclamación
    [ladder] por penalización del árbitro
   *[restart] para la próxima partida de la cadena
}
ruling-called = { $unexpected ->
    [yes] { price }, { $against ->
        [crossing] aunque se comunicó su cruce
        [board] aunque se comunicó su regreso al tablero
        [start] aunque la salida fue mucho antes
       *[run] aunque no se conoce ninguna carrera así
    }.
   *[no] { price }.
}
at-turn = { $turn ->
    [wall] en su pared
    [cone] tras su cono
   *[line] tras su línea
}
price = { $sanction ->
    [stop] { $in_stop ->
        [yes] { side }: está en su parada, que dura diez segundos más
       *[no] { side }: parada de diez segundos { at-turn } la próxima vez que llegue
    }
    [note] Anotado contra: { side }
    [warning] { side }: advertencia
    [give_opponent] { other }: recibe tiempo por ello
    [take_time] { side }: pierde tiempo por ello
   *[loss_of_game] { side }: pierde la partida por ello
}
ruling-joined = Un solo aviso con el mismo hecho justo antes; sepárelos si eran dos.
ruling-checked = { GIVEN($side) ->
    [yes] { side }: { item-failed }; { item-effect }.
   *[no] { item-failed }; { item-effect }.
}
item-effect = { $weight ->
    [required] el tablero espera hasta que se corrija, o hasta que el árbitro principal dispense
   *[advised] anotado; es una recomendación y no impide jugar
}
ruling-waived = Dispensado: { item-failed }. No impide la salida del tablero.
ruling-carded = { side }: { card } por { offence }.
ruling-cards-shown = { side }: sus tarjetas hasta ahora son conocidas por todos.
ruling-chain-game-drawn = Partida { $chain_game }: tablas, { termination }. La próxima sigue enseguida.
ruling-stop-began = { side }: el cronómetro corre.
ruling-stop-watched = { side }: el cronómetro ya corre; ahora lo vigila usted.
ruling-stop-left = { $seen_leaving ->
    [yes] { side }: se fue antes de tiempo; la parada entera se repite en la próxima línea.
   *[no] { side }: no hizo la parada; la cumple en la próxima línea.
}
ruling-stop-served = { $unwatched ->
    [yes] { side }: libre; nadie vigiló el final de la parada.
   *[no] { side }: libre.
}
ruling-lapsed = La partida ha terminado. { $penalties ->
    [one] { side }: una penalización sin cumplir, que caduca.
   *[other] { side }: { $penalties } penalizaciones sin cumplir, que caducan.
}
ruling-call-voided = { $tap ->
    [joined] Se anula uno de los dos avisos iguales; el otro sigue valiendo.
   *[other] { $served ->
        [yes] Anulado: { tap }. El tiempo parado no se devuelve.
       *[no] Anulado: { tap }.
    }
}
ruling-voided = La decisión queda anulada, con todo lo que siguió de ella.
ruling-call-split = Eran dos avisos; se cumplen los dos.
ruling-flag-fell = { side }: bandera caída a 0,000.
ruling-ready = { $ready ->
    [yes] El tablero está listo.
   *[no] El tablero ya no está listo.
}
ruling-paired = El tablero tiene su próxima partida a pesar de esto: { $reasons }.
ruling-counting = { GIVEN($reasons) ->
    [yes] { $resumes ->
        [yes] Sigue a pesar de esto: { $reasons }.
       *[no] Empieza a pesar de esto: { $reasons }.
    }
   *[no] { $by_voice ->
        [yes] GO de viva voz: el tablero { $resumes ->
            [yes] sigue
           *[no] empieza
        } con la pulsación.
       *[no] 3, 2, 1, GO: el tablero { $resumes ->
            [yes] sigue
           *[no] empieza
        }.
    }
}
ruling-aborted = La cuenta atrás está detenida; cada reloj queda como antes.
ruling-started = GO: la partida está en juego.
ruling-resumed = GO: la partida sigue, cada jugador desde donde estaba.
ruling-annulled = La salida queda anulada; la partida espera, con los relojes como antes.
ruling-paused = Relojes, carreras y paradas quedan detenidos desde la pulsación.
ruling-result-entered = { $confirms ->
    [yes] Anotado, con derecho a confirmar: { result }.
   *[no] Anotado: { result }; lo confirma otro árbitro.
}
ruling-set-on-clock = El reloj de la mesa está como se decidió.
ruling-evidence-set = El tablero comunica así desde ahora.
ruling-claimed = { $incomplete ->
    [yes] { $claim ->
        [flag_down] { side }: reclamación registrada; cuenta cuando los dos relojes están parados.
        [both_flags_down] { side }: reclamación registrada; cuenta cuando los dos relojes están parados.
       *[other] { side }: reclamación registrada; cuenta cuando ha pulsado o los dos relojes están parados.
    }
   *[no] { side }: reclamación registrada.
}
ruling-sealed = Sellado: { result }. Solo el árbitro principal lo corrige.
ruling-result-corrected = { GIVEN($was) ->
    [yes] El resultado sellado ({ was }) se corrige: { result }.
   *[no] El resultado sellado se corrige: { result }.
}
ruling-clock-set = Los relojes están como los ajustó el árbitro principal.
ruling-position-set = La partida sigue desde la posición fijada.
ruling-players-set = El registro nombra a los jugadores que juegan de verdad.
ruling-results-differ = Las anotaciones difieren, o el tablero dice otra cosa; se pregunta al árbitro principal.
ruling-ended = La partida ha terminado: { result }, { termination }.
ruling-set-aside-late = Llegó con más de 30 segundos de retraso o de un dispositivo relevado; el árbitro principal decide si se cumple.
ruling-set-aside = Cambiaría algo ya decidido: antes se pregunta al árbitro principal.
ruling-amended = Se sustituyen decisiones anteriores.
ruling-boards-paired = Próximas partidas en { boards }, a pesar de esto: { $reasons }.
ruling-boards-ready = { $ready ->
    [yes] Listos: { boards }.
   *[no] Ya no están listos: { boards }.
}
ruling-boards-counting = { $despite ->
    [yes] 3, 2, 1, GO: { boards-counting }, a pesar de esto: { $reasons }.
   *[no] 3, 2, 1, GO: { boards-counting }.
}
boards-counting = { $resumes ->
    [all] siguen: { boards }
    [some] empiezan o siguen: { boards }
   *[none] empiezan: { boards }
}
ruling-boards-sealed = Resultados sellados: { boards }. Solo el árbitro principal los corrige.
ruling-settled = { $how ->
    [stands] Reclamación: { claim }. Queda aceptada.
    [too_late] Reclamación: { claim }. Demasiado tarde: ha jugado y pulsado después.
    [too_early] Reclamación: { claim }. Demasiado pronto: el adversario no ha completado una jugada.
   *[falls] Reclamación: { claim }. Queda rechazada.
}
ruling-end-stands = En el tablero: { claim }. Termina la partida cuando los dos lo confirmen.
ruling-both-stopped = { side }: ambos relojes parados.
ruling-unpunched = { side }: no ha pulsado; su reloj sigue corriendo.
ruling-late-punch = { side }: pulsación tardía.
ruling-withdrawn = { side }: jugada retirada; está permitido hasta la pulsación.
ruling-declared = Desde la pulsación el peón es: { piece }.
ruling-completed = { side }: ha pulsado su reclamación.
ruling-agreed = Ya no se reclama nada.
ruling-interfered = Anotado; no cambia la partida.
ruling-confirmed = { side }: confirma; el otro también debe confirmar.
ruling-disputed = { side }: no acepta: { claim }; { record-of-claim }. Queda abierto hasta que ambos estén de acuerdo.
ruling-runs-on = { side }: su reloj sigue corriendo.


question-dead-position = ¿Ya no puede dar mate ningún bando?
question-can-mate = { side }: pierde si el adversario aún puede dar mate. ¿Puede?
question-flag-or-press = { side }: ¿pulsó a tiempo? Mejor estimación: quedaban { $left } ms, ± { $error } ms
question-limit-or-move = { side }: ¿jugó dentro del límite del match? Mejor estimación: { $left } ms antes, ± { $error } ms
question-limit-reached = { GIVEN($points-white) ->
    [yes] Se alcanzó el límite, { $points-white } puntos cada uno. ¿Victoria de { white }?
   *[no] Se alcanzó el límite, puntos desconocidos. ¿Victoria de { white }?
}
question-window-missed = La franja horaria del match se cerró: ¿se puede jugar aún?
question-flag-expected = Mire el reloj: ¿bandera caída ({ side })?
question-clock-differs = El reloj de la mesa y el de la pista difieren, Blancas { by-white }, Negras { by-black }: ¿es correcta la lectura?
by-white = { GIVEN($by-white) ->
    [yes] { SIGNED_SECONDS($by-white) } s
   *[no] sin leer
}
by-black = { GIVEN($by-black) ->
    [yes] { SIGNED_SECONDS($by-black) } s
   *[no] sin leer
}
question-moved-before-run = { side }: jugada antes de su carrera (CR-4.2-2): ¿se vio?
question-illegal-move = { side }: la jugada { SQUARES($uci) } es ilegal: ¿se comunicó bien?
question-amendment = Esto cambia decisiones anteriores{ $drops ->
    [0] { "" }
    [one] : se retira 1 entrada
   *[other] : se retiran { $drops } entradas
}{ $adds ->
    [0] { "" }
    [one] ; se añade 1 entrada
   *[other] ; se añaden { $adds } entradas
}. ¿Se aplica?
question-unmapped-clock = Llegó un informe de un dispositivo cuya hora no está sincronizada: ¿es correcta su hora?
question-claim = { side }: reclamación: { claim }. ¿Se acepta?
question-late-calls = { $calls-n ->
    [one] 1 aviso llegó
   *[other] { $calls-n } avisos llegaron
} con más de 30 s de retraso o de un dispositivo relevado ({ side }): ¿se cumple en la próxima vuelta?
question-moves-differ = Dos tableros difieren en la jugada ({ side }): { $first }, luego { $second }. ¿Es { $first }?
question-left-stop = { side }: comunicado en el tablero durante su parada: ¿salió de ella?
question-left-stop-again = { side }: salió de su parada por segunda vez: ¿nada más?
question-unwatched = { GIVEN($untimed) ->
    [yes] { side }: carrera seguida sin cronometrar la parada: ¿cuenta como cumplida?
   *[no] { side }: parada terminada sin vigilancia: ¿cuenta como cumplida?
}
question-set-clock = { GIVEN($left-white) ->
    [yes] { clock-to-set }
   *[no] { GIVEN($left-black) ->
        [yes] { clock-to-set }
       *[no] { $added-white ->
            [0] { $added-black ->
                [0] { GIVEN($cancelled) ->
                    [yes] Ya no hay que cambiar el reloj: deshaga el último cambio pedido, si ya se hizo
                   *[no] Ponga el reloj como estaba antes; la pista no conoce los tiempos
                }
               *[other] { clock-to-set }
            }
           *[other] { clock-to-set }
        }
    }
}
clock-to-set = { GIVEN($left-white) ->
    [yes] { GIVEN($left-black) ->
        [yes] { "" }
       *[no] { undo-before-setting }
    }
   *[no] { undo-before-setting }
}Ajuste el reloj: Blancas { to-set-white }, Negras { to-set-black }{ GIVEN($standing) ->
    [yes] , ambos parados
   *[no] { "" }
}{ GIVEN($to_run) ->
    [yes] , juega: { to-run }
   *[no] { "" }
}
undo-before-setting = { GIVEN($cancelled) ->
    [yes] Primero deshaga el último cambio pedido, si ya se hizo.{ " " }
   *[no] { "" }
}
to-set-white = { GIVEN($left-white) ->
    [yes] a { SHOWN($left-white) }{ $added-white ->
        [0] { "" }
       *[other] { " " }({ SIGNED($added-white) })
    }
   *[no] { $added-white ->
        [0] sin cambio
       *[other] en { SIGNED($added-white) }
    }
}
to-set-black = { GIVEN($left-black) ->
    [yes] a { SHOWN($left-black) }{ $added-black ->
        [0] { "" }
       *[other] { " " }({ SIGNED($added-black) })
    }
   *[no] { $added-black ->
        [0] sin cambio
       *[other] en { SIGNED($added-black) }
    }
}
to-run = { $to_run ->
    [white] { white }
   *[black] { black }
}
question-results-differ = { GIVEN($ended-result) ->
    [yes] Los resultados difieren: final: { result }, { termination }; { $entered }
   *[no] Los resultados difieren: { $entered }
}
entry = { GIVEN($device) ->
    [yes] { $device }
   *[no] el equipo del servidor
}: { result }
question-proposed-times = Tras el corte: Blancas { left-white }, Negras { left-black }, turno: { GIVEN($to_run) ->
    [yes] { to-run }
   *[no] nadie
}: ¿es correcto?
left-white = { GIVEN($left-white) ->
    [yes] { SHOWN($left-white) }
   *[no] -:--
}
left-black = { GIVEN($left-black) ->
    [yes] { SHOWN($left-black) }
   *[no] -:--
}
question-start-lost = La salida no tuvo lugar, el servidor faltaba en GO; quizá algunos jugadores corrieron: ¿han vuelto?
question-short-of-time = Mire el reloj: ¿tiene algún jugador menos de 2:00, de modo que ambos reciben 2:00 más (CR-4.7-4)?
question-chief-called = Llaman al árbitro principal al tablero


decided-left-stop = No salió de su parada.
decided-amendment = { $yes ->
    [yes] Se aplica como se mostró.
   *[no] Todo queda como está.
}
decided-chief-called = { $yes ->
    [yes] El árbitro principal está en el tablero.
   *[no] El árbitro principal no hace falta allí.
}
decided-late-calls = { $yes ->
    [yes] Se cumplen en la próxima vuelta.
   *[no] Se descartan.
}
decided-proposed-times = { $yes ->
    [yes] Los tiempos propuestos valen.
   *[no] Los tiempos propuestos no valen.
}
decided-set-clock = El reloj de la mesa está como se decidió.
decided-window-missed = { $yes ->
    [yes] Aún se puede jugar.
   *[no] Ya no se juega.
}
decided-flag-expected = { $yes ->
    [yes] La bandera está caída.
   *[no] La bandera no está caída.
}
decided-clock-differs = { $yes ->
    [yes] La lectura es correcta.
   *[no] El tiempo de la pista es correcto.
}
decided-moves-differ = { $yes ->
    [yes] Vale la jugada comunicada primero.
   *[no] La jugada es la comunicada en segundo lugar.
}
decided-moved-before-run = { $yes ->
    [yes] Se vio; la partida sigue.
   *[no] No fue falta.
}
decided-left-stop-again = { $yes ->
    [yes] Nada más por salir otra vez de la parada.
   *[no] No salió de la parada por segunda vez.
}
decided-unwatched = { $yes ->
    [yes] La parada cuenta como cumplida.
   *[no] La parada no cuenta como cumplida.
}
decided-results-differ = { $yes ->
    [yes] Vale el último resultado anotado.
   *[no] { GIVEN($result) ->
        [yes] Las anotaciones se retiran; vale el final: { result }, { termination }.
       *[no] Las anotaciones se retiran: no queda resultado, la partida está abierta.
    }
}
decided-start-lost = { $yes ->
    [yes] Los jugadores están otra vez donde estaban antes de la salida.
   *[no] Nadie había corrido.
}
decided-short-of-time = { $yes ->
    [yes] Ambos reciben dos minutos más.
   *[no] Los relojes quedan como están.
}
decided-unmapped-clock = Está visto.


note-after-the-end = Anotado; la partida había terminado.
note-after-the-flag = Anotado; llegó en el instante de la bandera o después.
note-awaits-the-referee = Anotado; antes se pregunta al árbitro.
note-after-the-limit = Anotado; llegó después del límite del match.
note-before-go = Anotado; llegó antes de GO.
note-while-paused = Anotado; la partida está en pausa.
note-clock-start = Pulsación de Negras al poner en marcha el reloj de Blancas.
note-clock-start-differs = La pulsación de Negras se aparta más de medio segundo del «2».
note-move-out-of-turn = Anotado; le tocaba jugar al otro bando.
note-press-out-of-turn = Anotado; corría el reloj del otro bando.
note-misreported-move = El árbitro decidió que no hubo jugada ilegal.
note-return-without-crossing = Volvió sin cruzar; la carrera sigue pendiente.
note-draw-before-both-moved = Las tablas se pueden acordar cuando ambos han jugado.
note-no-card-left = No queda tarjeta de tablas: no es una oferta, es una infracción.
note-card-away-from-board = Una tarjeta vale solo de un jugador en el tablero; se le devuelve.
note-offer-lies-already = Su propia oferta aún no tiene respuesta; se le devuelve la tarjeta.
note-no-offer = Anotado; no hay ninguna oferta en el tablero.
note-own-offer = Anotado; solo el adversario responde a una oferta, nadie la retira.
note-claim-awaits = Anotado; antes se decide una reclamación.
note-claim-told-before = Anotado; esta reclamación ya se comunicó y cuenta una vez.
note-nothing-to-correct = Anotado; no había nada que corregir.
note-run-before-correction = La carrera no cuenta: antes hay que corregir la irregularidad.
note-not-as-announced = Jugada distinta de la anunciada; el adversario puede reclamar.
note-not-the-touched-piece = Pieza distinta de la que hizo la jugada ilegal; el adversario puede reclamar.
note-touched = Hay una pieza tocada: hay que moverla o capturarla.
note-clock-not-set-yet = Anotado; el reloj de la mesa aún no muestra los tiempos decididos.
note-no-clock-to-set = Anotado; no había ningún reloj que ajustar.
note-nothing-to-serve = Anotado; no le espera ninguna penalización: avise de ella, y hace la parada.
note-no-stop = Anotado; su cronómetro no corre.
note-while-serving = Anotado; su parada tras la línea no ha acabado, y su carrera no está hecha.
note-flag-is-the-players = Anotado; una bandera está caída cuando un jugador lo declara y para ambos relojes.
note-claim-incomplete = Anotado; la reclamación cuenta cuando su autor ha pulsado o los relojes están parados.
note-claim-stands = Anotado; antes se resuelve lo reclamado.
note-own-claim = Anotado; responde el otro jugador.
note-nothing-claimed = Anotado; no se reclama nada.
note-nothing-to-agree = Anotado; no se reclama nada que esto resuelva.
note-clocks-stand = Anotado; ambos relojes ya están parados.
note-not-a-promotion = Anotado; ningún peón promociona a eso.
note-nothing-to-exchange = Anotado; no hay allí un peón que cambiar por una pieza.
note-not-as-declared = Pieza distinta de la declarada; vale la declarada.
note-nothing-placed = Anotado; no hay allí nada suyo sin pulsar.
note-reminded = Anotado; un recordatorio está permitido y nadie lo debe.
note-second-caution = Anotado; ya le mostró usted una paleta amarilla por esto: lo próximo es una tarjeta roja.
note-second-red = Anotado; ya le mostró usted una tarjeta roja; cuenta una por juez.
note-impossible-run = Cuenta; pero nadie corre tan rápido: revise los sensores de este carril.
note-draw-prohibited = En ChessSprint no se ofrecen ni se acuerdan tablas: es una infracción.
note-flag-on-other-clock = Anotado; aquí vale el reloj del sistema.


yes-dead-position = muerta: tablas
no-dead-position = no muerta: se sigue
yes-can-mate = puede: pierde
no-can-mate = no puede: tablas
yes-flag-or-press = a tiempo
no-flag-or-press = tarde
yes-limit-or-move = a tiempo
no-limit-or-move = tarde
yes-limit-reached = ganan Blancas
no-limit-reached = ganan Negras
yes-window-missed = se puede jugar
no-window-missed = pierden ambos
yes-flag-expected = bandera caída
no-flag-expected = no caída
yes-clock-differs = lectura correcta
no-clock-differs = pista correcta
yes-moved-before-run = visto, se sigue
no-moved-before-run = no fue falta
yes-illegal-move = era ilegal
no-illegal-move = mal comunicada
yes-amendment = aplicar como se muestra
no-amendment = dejar todo como está
yes-unmapped-clock = visto
no-unmapped-clock = dejar
yes-claim = aceptada
no-claim = rechazada
yes-late-calls = cumplir al volver
no-late-calls = descartar
yes-moves-differ = la primera
no-moves-differ = la segunda
yes-left-stop = salió: se repite
no-left-stop = no salió
yes-left-stop-again = nada más
no-left-stop-again = no hubo segunda
yes-unwatched = cumplida
no-unwatched = no cumplida
yes-set-clock = { GIVEN($left-white) ->
    [yes] ajustado
   *[no] { GIVEN($left-black) ->
        [yes] ajustado
       *[no] { $added-white ->
            [0] { $added-black ->
                [0] { GIVEN($cancelled) ->
                    [yes] hecho o no hace falta
                   *[no] ajustado
                }
               *[other] ajustado
            }
           *[other] ajustado
        }
    }
}
no-set-clock = aún no
yes-results-differ = el último anotado
no-results-differ = { GIVEN($ended-by) ->
    [yes] retirar: vale ese final
   *[no] retirar: partida abierta
}
yes-proposed-times = tiempos valen
no-proposed-times = no valen
yes-start-lost = han vuelto
no-start-lost = nadie corrió
yes-short-of-time = sí: 2:00 a ambos
no-short-of-time = no: como están
yes-chief-called = estoy allí
no-chief-called = no hace falta


on-record = { $knows ->
    [legal] { made }, legal según el registro de la pista
    [illegal] { made }, ilegal según el registro de la pista
    [run_made] { made }, después de una carrera según el registro de la pista
    [run_owed] { made }, antes de la carrera según el registro de la pista
    [move_made] { made }, en el tablero al pulsar según el registro de la pista
    [no_move] { made }, sin jugada en el tablero al pulsar según el registro de la pista
   *[nothing] { made }
}
made = { GIVEN($san) ->
    [yes] { moved }
   *[no] { MOVER($ply) ->
        [white] jugada { MOVE_NUMBER($ply) } de Blancas
       *[black] jugada { MOVE_NUMBER($ply) } de Negras
    }
}


between-stopped = { side }: ha parado ambos relojes.
between-disputed = { GIVEN($side) ->
    [yes] { side }: { claim }. No aceptado; { record-of-claim }. Abierto hasta que ambos estén de acuerdo.
   *[no] Por el tablero: { claim }. No aceptado; { record-of-claim }. Abierto hasta que ambos estén de acuerdo.
}
between-incomplete = { $is_flag ->
    [yes] { side }: reclamación: { claim }. Incompleta hasta que pare ambos relojes.
   *[no] { side }: reclamación: { claim }. Incompleta hasta que pulse o pare ambos relojes.
}
between-claimed = { side }: reclamación: { claim }. { other }: debe confirmar o no aceptar.
between-shown = { GIVEN($side) ->
    [yes] El tablero muestra: { claim }. { other }: debe confirmar o no aceptar.
   *[no] El tablero muestra: { claim }. Ambos deben confirmarlo.
}
between-unexchanged = Hay un peón promocionado en { $squares }: cámbielo por su pieza.


verb-stopped = Inicia cronómetro
verb-left-stop = Salió de la parada
verb-crossed = Cruzó la línea
verb-returned = De vuelta
verb-resigned = Abandono
verb-draw-agreed = Tablas acordadas
verb-flag-seen = Bandera caída
verb-draw-card = Tarjeta de tablas
verb-draw-accepted = Tablas aceptadas
verb-draw-refused = Tablas rechazadas
verb-corrected = Corregido
verb-clock-set = Reloj ajustado
verb-chief-called = Llamar al principal
verb-clocks-stopped = Paró relojes
verb-confirmed = Confirma
verb-both-confirmed = Ambos confirman
verb-disputed = No acepta
verb-withdrawn = Retiró una jugada
verb-reminded = Dio recordatorio
interference = { $about ->
    [position] Un espectador habló de la posición
   *[clocks] Un espectador habló de los relojes
}
finding = { $finding ->
    [passed] conforme
    [failed] no conforme
   *[measured] { TENTHS($finding-mm) } cm
}
reason = { $code ->
    [wrong_board] tablero o jugador equivocado
    [in_error] pulsado por error
    [not_seen] no se vio bien
    [overruled] revocado por el árbitro principal
    [injury] lesión
    [alarm] alarma
    [clock_broken] reloj averiado
    [disturbance] molestia
    [ruling_needed] hace falta una decisión
    [no_other] no hay otro en la sala
    [safe] seguro tal como está
    [players_agree] ambos jugadores lo aceptan
    [slips_later] las actas llegan después
    [protest_open] hay una protesta abierta
    [no_time] no hay tiempo para esperar
    [false_start] salida falsa
    [wrong_players] tablero o jugadores equivocados
    [clocks_not_set] relojes sin ajustar
    [seen_ready] se vio listo
    [device_broken] dispositivo averiado, se juega sin él
    [late_players] los que llegan tarde salen solos
    [entered_wrongly] mal anotado
    [did_not_come] el jugador no vino
    [penalty] penalización (FIDE 12.9)
    [appeal] apelación aceptada
    [clock_set_wrongly] el reloj estaba mal ajustado
    [penalty_in_time] penalización de tiempo
    [taken_back] jugada ilegal retirada
    [pieces_displaced] piezas desplazadas
   *[seated_wrongly] mal colocados
}



seen-placed = { SQUARES($uci) } puesto
seen-moved = { SQUARES($uci) } jugado
seen-pressed = { side }: pulsó
seen-crossed = { said-crossed }
seen-claimed = { said-claimed }
seen-draw-refused = { said-draw-refused }
seen-clocks-stopped = { said-clocks-stopped }
seen-confirmed = { said-confirmed }
seen-agreed = { said-agreed }
seen-declared = { said-declared }
seen-returned = { side }: de vuelta
seen-touched = { side }: pieza tocada
seen-fault = { side }: { fault }{ with-cost }{ with-instant }
with-instant = { GIVEN($back) ->
    [yes] , { back }
   *[no] { "" }
}
back = { $back ->
    [ago] { TIME($back-time) } antes
   *[after_ply] en la carrera tras la media jugada { $back-ply }
}
seen-walk-card = { side }: { card } por { offence }
seen-stopped = { side }: parado tras su línea
seen-left-stop = { side }: dejó la parada antes de tiempo
seen-corrected = { said-corrected }
seen-draw-card = { side }: tarjeta de tablas puesta
seen-draw-accepted = { side }: tablas aceptadas
seen-draw-agreed = Ambos acordaron tablas
seen-resigned = { side }: abandono
seen-flag-seen = { side }: bandera vista caída
seen-chief-called = Se llama al árbitro principal al tablero
seen-clock-set = { GIVEN($to_set) ->
    [yes] El reloj de la mesa se ajustó: { $to_set }
   *[no] El reloj de la mesa se ajustó
}
seen-read = El reloj de la mesa se leyó: Blancas { read-white }, Negras { read-black }
read-white = { GIVEN($reading-left-white) ->
    [yes] { CLOCK($reading-left-white) }
   *[no] no leído
}
read-black = { GIVEN($reading-left-black) ->
    [yes] { CLOCK($reading-left-black) }
   *[no] no leído
}
seen-disputed = { side }: lo discute
seen-exchanged = { side }: peón en { $square } cambiado: { piece }
seen-withdrawn = { side }: jugada retirada
seen-reminded = { side }: recordó al rival pulsar el reloj
seen-interfered = { interference }


ask-arrange = hora de la { game } acordada
ask-pair = { $games-n ->
    [one] 1 partida emparejada
   *[other] { $games-n } partidas emparejadas
}
ask-take-off = { $games-n ->
    [one] 1 partida retirada
   *[other] { $games-n } partidas retiradas
}
ask-ready = { $ready ->
    [yes] listo: { boards }
   *[no] no listo: { boards }
}
ask-check = { boards }: { GIVEN($side) ->
    [yes] { side }, { item }: { finding }
   *[no] { item }: { finding }
}
item = { $item ->
    [electronic_clock] reloj electrónico
    [table_width] ancho de la mesa
    [no_backrest] asiento sin respaldo
    [board_and_pieces] tablero y piezas
    [endorsed_clock] reloj homologado
    [standing] espacio para jugar de pie
    [captured_pieces] piezas capturadas
    [shoes] calzado
   *[dress] ropa
}
to-look-at = por ver: { $items }
ask-waive = { board }: dispensa: { failed } ({ $reason })
failed = { GIVEN($side) ->
    [yes] { side }: { item-failed }
   *[no] { item-failed }
}
ask-show-cards = { said-cards-shown }
ask-start = 3, 2, 1, GO: { boards }
ask-go = GO de viva voz: { boards }
ask-abort = cuenta atrás parada: { boards }
ask-annul = salida anulada: { boards } ({ $reason })
ask-pause = juego detenido: { boards } ({ $reason })
ask-enter-result = resultado anotado: { result }
ask-seal = { GIVEN($results) ->
    [yes] sellado de: { $results }
   *[no] { $games-n ->
        [one] 1 resultado sellado
       *[other] { $games-n } resultados sellados
    }
}
ask-correct-result = resultado sellado corregido: { result } ({ $reason })
ask-replace = { side }: { fault } en lugar de: { $call }
ask-split = separación de: { $call }
ask-set-clock = { GIVEN($times) ->
    [yes] relojes ajustados: { $times } ({ $reason })
   *[no] relojes ajustados: { set-times } ({ $reason })
}
set-times = Blancas { set-white }, Negras { set-black }
set-white = { GIVEN($left-white) ->
    [yes] { CLOCK($left-white) }
   *[no] sin cambio
}
set-black = { GIVEN($left-black) ->
    [yes] { CLOCK($left-black) }
   *[no] sin cambio
}
claims-stand = { $n } reclam.
clock-would-be = { GIVEN($then) ->
    [yes] { side } { $now } -> { $then }
   *[no] { side } sigue en { $now }
}
clocks-would-be = { board }: { $first }, { $second }{ to-move }
to-move = { GIVEN($to_run) ->
    [yes] , juegan: { to-run }
   *[no] { "" }
}
ask-set-position = posición fijada ({ $reason })
ask-set-players = jugadores corregidos ({ $reason })
ask-rule-result = resultado dictado: { result } ({ $reason })
ask-answer = { GIVEN($as) ->
    [yes] respuesta «{ $as }»: { $question }
   *[no] respuesta a «{ $question }»: { answer }
}
ask-void = anulado: { $fact } ({ $reason })
ask-set-evidence = el tablero transmite { evidence }
evidence = { $evidence ->
    [table] nada; { ruling-clock }
    [presses] pulsaciones; { ruling-clock }
   *[moves] jugadas; { ruling-clock }
}
ruling-clock = { $clock ->
    [court] vale el reloj del sistema
   *[table] vale el reloj de la mesa
}


said-placed = { side }: { SQUARES($uci) } puesto
said-pressed = { seen-pressed }
said-noted = { GIVEN($side) ->
    [yes] { side }: { $note }
   *[no] { $note }
}
said-read = el reloj marca { $times }
said-asked = por decidir: { $question }
said-answered = decidido: { $answer }
said-evidence-set = { ask-set-evidence }
said-ready = { $ready ->
    [yes] listo
   *[no] no listo
}
said-joined = el mismo aviso otra vez
said-walk-card = { seen-walk-card } (CR-4.6-2)
said-checked = { GIVEN($side) ->
    [yes] { side }:{ " " }
   *[no] { "" }
}{ $passed ->
    [yes] { item }: conforme
   *[no] { item-failed }
} ({ $rule })
said-waived = dispensa: { failed } ({ $rule })
said-set-on-clock = el reloj de la mesa está como se decidió
said-result-entered = { ask-enter-result }
said-chief-called = { seen-chief-called }
said-exchanged = { side }: peón cambiado: { piece }
said-withdrawn = { seen-withdrawn }
said-interfered = { interference }
runs-made = { $n ->
    [one] { $n } carrera
   *[other] { $n } carreras
}
illegal-made = { $n } ileg.
served = { $n ->
    [one] { $n } cumplida
   *[other] { $n } cumplidas
}
cards-shown = { $cautions ->
    [one] { $cautions } amarilla, rojas: { $reds }
   *[other] { $cautions } amarillas, rojas: { $reds }
}
points = { $n ->
    [one] { $n } punto
   *[other] { $n } puntos
}
draw-cards = { $n ->
    [one] { $n } tarjeta de tablas
   *[other] { $n } tarjetas de tablas
}
line-of-log = { $is_taken_back ->
    [yes] (retirado) { $said }
   *[no] { $said }
}
question-decided = decidido: { $answer } ({ $question })
yes-or-no = { $answer ->
    [yes] sí
    [confirm] sí
   *[other] no
}
edit = { $question ->
    [results_differ] anotar el resultado
    [proposed_times] otros tiempos
    [set_clock] escribir la lectura
    [clock_differs] escribir la lectura
    [flag_expected] escribir la lectura
    [left_stop_again] otra sanción
   *[other] ver el tablero
}
recovered = { $records ->
    [one] 1 registro; { was-away }
   *[other] { $records } registros; { was-away }
}
was-away = { $in_doubt ->
    [yes] ausente { LASTED($away) } según el reloj de la máquina, que se reinició{ of-courts }
   *[no] ausente { LASTED($away) }{ of-courts }
}
of-courts = { GIVEN($courts) ->
    [yes] ; { $courts }
   *[no] { "" }
}
recovered-court = { GIVEN($round) ->
    [yes] { court }, ronda { $round }: { $over } terminadas, { $running } en curso{ gone-on }
   *[no] { court }: sin partidas
}
gone-on = { $running ->
    [0] { "" }
   *[other] { $stand ->
        [0] { $running ->
            [1] , que continuó
           *[other] , que continuaron
        }
       *[other] { $went_on ->
            [0] { $running ->
                [1] , detenida
               *[other] , todas detenidas
            }
           *[other] { $stand ->
                [1] , de ellas { $went_on } continuaron y 1 está detenida
               *[other] , de ellas { $went_on } continuaron y { $stand } están detenidas
            }
        }
    }
}
rounds = { $rounds-n ->
    [one] ronda { $rounds }
   *[other] rondas { $rounds }
}
round-file = { $why }
round-no-pairing = { $file } no tiene [[pairing]] para las pistas donde debe colocarse
round-names-not-kept = no se pudieron guardar los nombres de los jugadores: { $why }
round-names-unread = no se pudieron leer los nombres de los jugadores y no se consultó ninguna pista: { $why }
round-no-answer = sin respuesta en { $seconds } s, y aún puede tomar sus partidas: coloque de nuevo la ronda, no cambia nada donde ya están
round-court-stopped = la pista se ha detenido
round-line = { court }: { $told }.
round-put-on = { GIVEN($ruling) ->
    [yes] colocado: { rounds }, { boards }. { $ruling }
   *[no] colocado: { rounds }, { boards }
}
round-there-already = { rounds }, { boards }: ya en su sitio
round-taken-off = { boards }: se han retirado las partidas que la mesa ha cambiado o decidido
round-other-game = { nothing-put-on }la { game } del archivo no es la { game } del { board }: otros jugadores, relojes o reglas{ $more ->
    [0] { "" }
   *[other] , y { $more } más
}
round-over = { nothing-put-on }{ rounds }, { boards }: terminado; allí ha empezado la ronda { $now }
round-game-elsewhere = { nothing-put-on }la { game } ya está en el { board } de la { court }: devuélvala a ese lugar en la mesa, o termínela allí
round-games-moved = { nothing-put-on }aquí quedan partidas a las que la mesa ha dado otro lugar ({ boards }): devuélvalas en la mesa, o decida y selle aquí sus resultados
round-games-withdrawn = { nothing-put-on }aquí quedan partidas que ya no están en el emparejamiento ({ boards }): decida y selle sus resultados; la mesa los retiene hasta que se descarten
round-game-players = { nothing-put-on }la { game } del { board } tiene otros jugadores o colores que en la mesa: corrija aquí sus jugadores, o el emparejamiento en la mesa
nothing-put-on = { $nothing ->
    [yes] no se colocó nada:{ " " }
   *[no] { "" }
}
started-again = El servidor se ha reiniciado: { $recovered }.
disk-full-what-to-do = DISCO DEL SERVIDOR LLENO: no empiece nada, termine lo que corre, libere espacio
copy-failed = SIN COPIA DE SEGURIDAD en { $folder }: { copy-why }. El juego sigue.
copy-why = { $kind ->
    [gone] no está ahí (¿se ha retirado la memoria?)
    [full] el disco está lleno
    [forbidden] el disco no deja escribir
   *[other] { $why }
}


verb-split = Separar: dos avisos tomados por uno
verb-void = Anular
verb-card = Tarjeta a un marchador
verb-show-cards = Mostrar las tarjetas
verb-waive = Dispensar un fallo
verb-read-clock = Lectura de reloj
verb-go = GO (contado de viva voz)
verb-annul = Anular la salida
verb-rule-result = Decidir resultado
verb-correct-result = Corregir resultado
verb-set-clock = Ajustar relojes
verb-set-position = Fijar la posición
verb-set-players = Corregir jugadores
verb-set-evidence = Tablero informa de
verb-deny = Rechazar
verb-assign = Dar un puesto
verb-hand-over = Pasar su puesto
verb-revoke = Excluir: fin de su inscripción


being-asked = Preguntando al sistema ...
no-preview = Sin conexión: no se puede mostrar el efecto. Se decide cuando llegue.
nothing-would-change = No cambia nada de lo que se muestra.
against-the-record = El sistema dice otra cosa: { $record }.
not-ended = { $phase ->
    [waiting] Esta partida no ha empezado
    [countdown] Esta partida no ha empezado
    [paused] Esta partida está detenida, no terminada
   *[running] Esta partida sigue en juego
}: una anotación solo la termina junto con la de un segundo árbitro. «{ verb-rule-result }» la termina.
ended-otherwise = El sistema dice otra cosa: terminó { score }, { termination }.
no-time-left = { side }: el reloj marcaría 0:00.
screen-of-court = { $missing ->
    [0] { court } al día
    [one] { court } con 1 registro de retraso
   *[other] { court } con { $missing } registros de retraso
}
screen-in-full = { GIVEN($shows) ->
    [yes] Su pantalla: { $shows }
   *[no] No dice qué muestra su pantalla.
}


bye-stopping = el servidor se detiene; el dispositivo guarda lo que vio y vuelve solo
bye-not-kept = el servidor no pudo guardar la inscripción: mire su terminal y pruebe otra vez con un código nuevo
bye-replaced = el mismo dispositivo abrió otra sesión; esta termina
bye-made-room = muchos teléfonos de esta red piden acceso a la vez y este dejó sitio: vuelve a pedirlo solo
bye-nobody-let-in = nadie admitió este teléfono en { $minutes } minutos: pida acceso otra vez
bye-denied = el árbitro principal no admitió este teléfono: hable con él y pida acceso otra vez
bye-reassigned = ha cambiado lo que puede hacer este dispositivo: se conecta otra vez solo
bye-asks-elsewhere = quien pide acceso espera en la entrada: salude allí
bye-unknown-device = este servidor no conoce el dispositivo: inscríbalo con un código del terminal del servidor
bye-wrong-code = este código es erróneo, ya se usó o ha caducado; pida uno nuevo en el terminal del servidor
bye-full = no se pueden inscribir más dispositivos en este evento: inicie el siguiente en una carpeta de datos propia
bye-revoked = la inscripción de este dispositivo fue revocada: inscríbalo de nuevo con un código del terminal del servidor
bye-wait = espere a que el árbitro principal admita este teléfono
bye-version = este dispositivo habla las versiones { $theirs-min } a { $theirs-max } y este servidor { $ours-min } a { $ours-max }: actualice el más antiguo
bye-bad-hello = saludo, { $what ->
    [name] nombre
   *[software] software
}: { $fault ->
    [too_long] más de { $fault-max } caracteres
    [blank] vacío
   *[unseen] contiene el carácter { CODE_POINT($fault-unseen) }, que nadie ve
}; debe ser una línea de { $most } caracteres visibles como máximo
bye-many-boots = el saludo nombra { $n } arranques; se admiten { $most } como máximo: haga que alguien revise la cola de envío de este dispositivo
bye-unproven = este dispositivo dice que vio la época { $epoch } y no tiene prueba de ello (este servidor escribe la época { $own }): su memoria está dañada o es de otro evento; bórrela e inscriba de nuevo el dispositivo
bye-fenced = este dispositivo vio la época { $epoch } y este servidor escribe la época { $own }: otro servidor ha tomado el relevo
bye-other-courts = este dispositivo no está inscrito aquí ({ court }); lo está para { $courts-n ->
    [one] la pista { $courts }
   *[other] las pistas { $courts }
}
bye-no-list = un agente de tablero no necesita la lista de dispositivos
bye-hello-twice = el saludo ya se hizo; abra una sesión nueva para otro
bye-no-hello-first = una sesión empieza con un saludo
bye-no-hello = no llegó ningún saludo en 5 segundos; una sesión empieza con uno
bye-unnamed-boot = una petición de { $boot }, que el saludo no nombró: conéctese otra vez y nómbrelo
bye-gap = la petición { $n } de { $boot } llegó cuando se esperaba la petición { $expected }: conéctese otra vez y siga desde ahí
bye-unreadable = no se pudo leer un mensaje: { $error }
bye-binary-wanted = esta sesión habla court.v1.msgpack: envíe mensajes binarios
bye-text-wanted = esta sesión habla court.v1.json: envíe mensajes de texto
bye-no-utf8 = un mensaje de texto no es UTF-8: envíe JSON en UTF-8 o hable court.v1.msgpack
bye-bad-frame = una trama que WebSocket (RFC 6455) no permite: { $error }
bye-not-served = { court }: no se atiende aquí; inscriba el dispositivo con un código para otra pista
bye-slow-reader = { court }: esperaban más respuestas de las que leyó este dispositivo; conéctese otra vez, las demás se dan entonces
bye-no-outcome = el diario no contiene el resultado de { $request }: conéctese otra vez
bye-outcome-lost = no se pudo consultar el resultado de { $request }: { $error }
bye-court-stopped = { court }: detenida: { $error }


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


round-robin-too-few = una liga necesita al menos 2 participantes; se dieron { $competitors }
round-robin-too-many = una liga admite como máximo { $most } participantes; se dieron { $competitors }
round-robin-over = las { $rounds } rondas de la liga están emparejadas
not-paired-here = «{ $system }» (registro 192) no es un sistema que se empareje desde un archivo de informe


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


tie-breaks-none = la lista de desempates está vacía: se esperan códigos como PTS,BH/C1,BH
tie-breaks-buchholz = { $code } es un Buchholz, prohibido cuando los emparejamientos se fijaron antes del comienzo
tie-breaks-of-teams = { $code } es para equipos, y el evento no tiene
tie-breaks-unfit-lot = el sorteo ({ $drawn }) no es exactamente entre quienes comparten un puesto


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



entry-place = { $file }{ GIVEN($line) ->
    [yes] , línea { $line }
   *[no] { "" }
}{ GIVEN($column) ->
    [yes] , columna { $column }
   *[no] { "" }
}{ GIVEN($heading) ->
    [yes] {" "}({ $heading })
   *[no] { "" }
}


entry-fault-empty = { entry-place }: el archivo está vacío
entry-fault-too-long = { entry-place }: el archivo es demasiado largo; una lista de inscritos tiene como máximo { $limit } MB
entry-fault-too-many-rows = { entry-place }: la tabla tiene más de { $limit } filas
entry-fault-too-many-columns = { entry-place }: la tabla tiene más de { $limit } columnas
entry-fault-unknown-format = { entry-place }: el archivo no es una lista de inscritos; se esperaba una hoja de cálculo (.xlsx, .ods), un archivo CSV, un informe de torneo (TRF) o la lista de la FIDE
entry-fault-damaged = { entry-place }: la hoja de cálculo está dañada; ábrala y guárdela de nuevo
entry-fault-protected = { entry-place }: una contraseña protege la hoja de cálculo; guárdela sin contraseña
entry-fault-old-spreadsheet = { entry-place }: es una hoja de cálculo de Excel 97 a 2003; guárdela como .xlsx
entry-fault-no-such-sheet = { entry-place }: el libro no tiene esa hoja
entry-fault-open-quotation = { entry-place }: unas comillas no se cierran nunca{ entry-found }
entry-fault-broken-xml = { entry-place }: el XML termina demasiado pronto o está mal
entry-fault-record = { entry-place }: encontrado: { $found }; esperado: { $expected }
entry-fault-no-list-headings = { entry-place }: se esperaban los encabezados de la lista de la FIDE
entry-fault-no-headings = { entry-place }: ninguna fila tiene encabezados conocidos; diga qué contiene cada columna
entry-fault-no-name = { entry-place }: ninguna columna contiene los nombres de los jugadores; diga cuál
entry-fault-field-twice = { entry-place }: una columna anterior ya es: { entry-field }
entry-fault-no-entries = { entry-place }: no hay jugadores en ella
entry-found = { GIVEN($found) ->
    [yes] : { $found }
   *[no] { "" }
}


entry-fault-row-too-long = { entry-place }: la fila tiene más celdas que los { $columns } encabezados, por ejemplo { $found }; una coma en un nombre necesita comillas
entry-fault-row-too-short = { entry-place }: la fila tiene { $found } de { $columns } celdas; el resto se toma como vacío
entry-fault-name-missing = { entry-place }: la fila no tiene nombre: { $found }


entry-fault-unseen-character = { entry-place }: el texto contiene el carácter { $character }, que nadie ve: { $found }
entry-fault-text-too-long = { entry-place }: el texto tiene más de { $limit } caracteres: { $found }
entry-fault-failed-formula = { entry-place }: una fórmula ha fallado: { $found }
entry-fault-fide-id = { entry-place }: { $found } no es un código FIDE; se esperaba un número de nueve cifras como máximo
entry-fault-rating = { entry-place }: { $found } no es un rating; se esperaba un número entero de { $least } a { $most }, o nada
entry-fault-zero-rating = { entry-place }: el rating 0 se toma como sin rating
entry-fault-no-date = { entry-place }: { $found } no es una fecha; se esperaba una fecha como 23.07.1976 o 1976-07-23, o un año
entry-fault-no-such-day = { entry-place }: { $found } no es un día del calendario
entry-fault-birth-year = { entry-place }: { $found } no es una fecha de nacimiento; se esperaba un año de { $first } a { $last }
entry-fault-month-first = { entry-place }: las fechas de esta columna solo tienen sentido con el mes primero, y se leen así
entry-fault-sex = { entry-place }: { $found } no es un sexo; se esperaba m, w, f o nada
entry-fault-title = { entry-place }: { $found } no es un título de la FIDE; se esperaba GM, IM, FM, CM, WGM, WIM, WFM, WCM, AGM, AIM, AFM, ACM o nada
entry-fault-federation = { entry-place }: { $found } no es una federación; se esperaban las tres letras de la FIDE, como NED, o el nombre del país
entry-fault-email = { entry-place }: { $found } no parece una dirección de correo
entry-fault-phone = { entry-place }: { $found } no parece un número de teléfono
entry-fault-byes = { entry-place }: { $found } no es una lista de rondas; se esperaban números como 1, 3
entry-fault-no-such-round = { entry-place }: { $found } nombra una ronda que el torneo no tiene; tiene { $rounds }
entry-fault-category = { entry-place }: { $found } no es una categoría de este torneo; { GIVEN($played) ->
    [yes] se esperaba una de { $played }
   *[no] se esperaba un código de 16 caracteres como máximo
}


entry-fault-not-listed = { entry-place }: la lista de rating no tiene el código FIDE { $found }
entry-fault-listed-name = { entry-place }: { $found } se llama { $listed } en la lista de rating, con ese código FIDE
entry-fault-listed-birth = { entry-place }: el año de nacimiento es { $found } aquí y { $listed } en la lista de rating


entry-duplicate-fide-id = { entry-place }: { $name } tiene el código FIDE de { entry-other }
entry-duplicate-name-and-birth = { entry-place }: { $name } tiene el nombre y el año de nacimiento de { entry-other }
entry-duplicate-near-name = { entry-place }: { $name } quizá sea { entry-other }
entry-other = { GIVEN($other_line) ->
    [yes] { $other } de la línea { $other_line }
   *[no] { $other }, número { $player }
}


entry-column-left-out = { entry-place }: la columna se deja fuera
register-text = { $fault ->
    [too_long] { entry-field }: más de { $fault-max } caracteres
    [blank] { entry-field }: vacío
   *[unseen] { entry-field }: contiene el carácter { CODE_POINT($fault-unseen) }, que nadie ve
}
entry-field = { $field ->
    [surname] apellidos
    [given_names] nombre
    [surname_first] nombre completo, apellidos primero
    [given_first] nombre completo, nombre primero
    [fide_id] código FIDE
    [national_id] código nacional
    [federation] federación
    [club] club
    [team] equipo
    [born] fecha de nacimiento
    [sex] sexo
    [title] título
    [rating_standard] Elo estándar
    [rating_rapid] Elo rápido
    [rating_blitz] Elo relámpago
    [rating_national] rating nacional
    [category] categoría
    [email] dirección de correo
    [phone] número de teléfono
    [handle] nombre en línea
    [byes] byes solicitados
   *[note] observación
}
entry-confidence = { $confidence ->
    [told] como usted dijo
    [remembered] como la última vez
    [certain] por el encabezado
    [likely] probablemente, por el encabezado
    [guessed] adivinado por las celdas
   *[unknown] desconocido
}



input-fault = { $file }:{ $line }: { GIVEN($last) ->
    [yes] columnas { $first }-{ $last }
   *[no] columna { $first }
}: encontrado: { $found }; esperado: { $expected }


found-text = «{ $text }»
found-nothing = nada
found-end-of-file = el final del fichero
found-utf-16 = la marca de orden de bytes de un fichero UTF-16
found-not-utf-8 = el byte { $byte }, que no es UTF-8
found-control-character = el carácter de control '{ $character }'
expected-utf-8 = texto guardado como UTF-8
expected-text = texto
expected-fixed-columns = texto en columnas fijas, completado con espacios


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


expected-day = un día que exista, como AAAA/MM/DD, de los años 1900 a 2200
expected-short-day = un día que exista, como AA/MM/DD
expected-days-in-order = días en orden: el torneo iría del { $start } al { $end }
expected-day-after-birth = un día no anterior a { $year }, el año de nacimiento de { $player }
expected-day-after-line = un día no anterior al { $day } de la línea { $line }: las partidas en el orden en que se jugaron
expected-day-after-round = un día no anterior al { $day } de la ronda { $round }


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


expected-player-name = el nombre del jugador
expected-sex = m o w
expected-birth = una fecha de nacimiento que exista, desde 1900, como AAAA/MM/DD, con 00 para lo desconocido
expected-own-number = un número propio; la línea { $line } ya tiene este
expected-round-colour = el color w, b o -
expected-no-colour = - para una ronda sin rival
expected-paired-colour = el color w o b de una partida emparejada
expected-bye = uno de los descansos U, F, H o Z, pues no hay rival
expected-result = uno de los resultados 1 = 0 W D L + -, pues hay rival


expected-team-name = el nombre del equipo
expected-new-team-name = el nombre de un equipo que no tenga ningún otro registro
expected-new-team-number = un número que no tenga ningún otro equipo
expected-free-player = un jugador que no esté en ningún otro equipo
expected-forfeit-signs = +- o -+ o --
expected-board-colours = los colores de los tableros, por ejemplo WBWBWB


expected-new-number = un número que el registro no nombre todavía: nadie juega contra sí mismo
expected-two-numbers = al menos dos números de quienes no deben enfrentarse
expected-new-virtual-points = un jugador cuyos puntos virtuales no estén indicados todavía
expected-last-number = un número no inferior a { $first }
expected-last-round = una ronda no anterior a la ronda { $first }
expected-asked-bye = uno de los descansos F, H o Z
expected-free-competitor = un participante que ningún otro registro tenga en la ronda { $round }


expected-abnormal-kind = uno de los resultados W D L A P X F H U Z, o puntos de bonificación o de sanción
expected-abnormal-points = puntos con su decimal, por ejemplo 1.5 o -0.5, y después la ronda
expected-abnormal-round = la ronda, después de los puntos de encuentro y los puntos
expected-abnormal-record = los puntos, la ronda y a quiénes afectan, por ejemplo 299 0.0 -1.0 3 12
expected-abnormal-numbers = la ronda y después los números de los afectados


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


table-entries = Lista de inscritos
table-start-list = Ranking inicial
table-yes = sí
table-fed = FED
table-team = Equipo
table-bye-in = ronda { $round }: { $bye }
table-medal = Medalla
table-medals = Medallas
table-rated-games = Partidas para Elo
table-standings-of = { $after }, { $category }
table-wall-chart = Cuadro por número inicial
table-struck = no cuenta: una de las partes se retiró antes de la mitad de los encuentros
table-grid = Cuadro por oponentes
table-by-opponent = Por oponente
table-pairings-by-name = Emparejamientos de la ronda { $round } por nombre
table-matches = Encuentros de la ronda { $round }
table-by-match = Por encuentro
table-version = { $pairings }, versión { $version }

table-download = Descargar:
paper-print = Imprimir:
paper-is = { $paper ->
    [slips] Papeletas de resultado
    [boards] Tarjetas de tablero
    [numbers] Dorsales
    [crew] Lista del equipo
    [diplomas] Diplomas
    [links] Tarjetas de enlace
    [incidents] Informe de incidencias
    [log] Registro de la organización
    [wall_chart] Cuadro por número inicial
   *[start_list] Ranking inicial
}
paper-none = Todavía no hay nada que imprimir.
paper-back = Volver
paper-follow = Siga este tablero: jugadas, relojes y resultados
paper-referee = Árbitro
paper-diploma = Diploma
paper-place = { $place ->
    [1] Primer puesto
    [2] Segundo puesto
   *[3] Tercer puesto
}

organiser-fact = { $fact ->
    [configured] se cambió el plan
    [entered] se inscribieron jugadores
    [joined] los inscritos tardíos recibieron número
    [changed] se cambiaron los datos del jugador
    [withdrawn] el jugador se retiró
    [returned] el jugador volvió
    [bye_given] se dio un descanso
    [bye_cancelled] se anuló un descanso
    [check_in_opened] se abrió el control de presencia
    [ticked] se puso o quitó una marca
    [checked_in] se cambió la presencia del jugador
    [check_in_closed] se cerró el control de presencia
    [entries_closed] se cerraron las inscripciones
    [entries_reopened] se reabrieron las inscripciones
    [settings_changed] se cambiaron los ajustes
    [numbered] se dieron los números
    [colour_drawn] se sorteó el color
    [lots_drawn] se hizo un sorteo
    [paired] se emparejó la ronda
    [changed_by_hand] el emparejamiento se cambió a mano
    [round_dropped] se retiró la ronda
    [changes_opened] comenzaron los cambios a mano
    [changes_closed] terminaron los cambios a mano
    [changes_dropped] se deshicieron los cambios a mano
    [published] se publicó la ronda
    [laid] se pusieron partidas en tableros
    [court_taken] llegaron resultados de una pista
    [result_set] se puso un resultado
    [held_settled] se decidió el resultado retenido
    [protest_ruled] se resolvió la reclamación
    [created] se creó el torneo
    [result_corrected] se corrigió un resultado
    [team_entered] se inscribió un equipo
    [team_changed] se modificó un equipo
    [team_withdrawn] un equipo se retiró
    [team_bye_given] un equipo recibió un descanso
    [tournament_made] se formó un torneo
    [tournament_dropped] se anuló un torneo
    [struck] un participante dejó la liga: sus resultados no cuentan para nadie
    [games_added] hay partidas pendientes
    [games_withdrawn] se anularon partidas
    [colour_chosen] se eligió un color
    [match_ruled] se decidió un encuentro
    [protested] se presentó una reclamación
    [line_up_sealed] se selló una alineación
    [postponed] un encuentro tiene otra hora
    [deducted] se restaron puntos a un equipo
    [window_set] un encuentro tiene su plazo
    [time_proposed] un jugador propuso una hora
    [time_agreed] los jugadores acordaron una hora
    [hour_started] un jugador inició la hora
    [result_claimed] un jugador comunicó un resultado
    [result_disputed] un jugador impugnó un resultado
    [moves_kept] se dieron las jugadas de una partida
    [announced] se anunciaron resultados
    [finished] terminó el torneo
    [resumed] el torneo sigue
   *[other] se cambió algo
}
game-pgn = PGN de la partida, con su resultado
game-told = La partida está anotada


register-search = Nombre, número o código FIDE
register-found = { $persons ->
    [one] 1 persona
   *[other] { $persons } personas
}
register-more = las primeras { $persons }: escriba más del nombre
register-nobody = El registro aún está vacío. La lista de inscritos de un torneo inscribe a los jugadores.
register-no-club = El registro aún no tiene clubes. El club de un jugador entra con él.
register-short = Nombre corto
register-mark = Marcar
register-mark-two = Marque dos para unirlos.
register-compare = Comparar y unir
register-merge = Unir
register-exchange = Intercambiar
register-do-merge = Unir los dos
register-goes = El n.º { $number } se va
register-stays = El n.º { $number } se queda
register-becomes = Tras unir
register-look-again = Otra persona ha cambiado uno de los dos mientras tanto. No se ha unido nada: mire de nuevo.
register-merge-means = El n.º { $into } conserva sus datos y toma del n.º { $from } lo que le falta. En los resultados, el n.º { $from } es desde entonces la misma persona, y con ellos cambia la lista de Elo. No se puede deshacer.
register-clubs-means = { $persons ->
    [0] El club que se va no tiene personas.
    [one] 1 persona cambia de club.
   *[other] { $persons } personas cambian de club.
} Los jugadores de los dos son desde entonces de un solo club. En los torneos en curso pulse de nuevo «{ organiser-clubs-apart }». No se puede deshacer.
register-club-means = { $persons ->
    [0] Nadie tiene este club.
    [one] 1 persona tiene este club y toma su nuevo nombre.
   *[other] { $persons } personas tienen este club y toman su nuevo nombre.
}
register-merged = { $name }: los dos son ahora uno.
register-forget = Olvidar a esta persona
register-forget-means = El registro borra todos los datos. Emparejamientos, resultados, archivos y tableros muestran desde entonces «Jugador { $player }». Sin el año de nacimiento, la lista de Elo cambia si el jugador era juvenil. No se puede deshacer.
register-forget-remains = También se borra la carpeta de un ensayo. Los archivos de configuración y las copias de seguridad en la máquina del servidor conservan el nombre hasta que alguien lo borre allí. Se enumeran una vez olvidada la persona.
register-sure = Se debe olvidar a { $name }
register-is-forgotten = El jugador { $player } ha sido olvidado
register-rehearsal-gone = La carpeta del ensayo está borrada.
register-remain = { $files ->
    [0] No se conoce ningún archivo de la máquina del servidor que aún tenga el nombre. Si está en un archivo de configuración propio, bórrelo allí.
   *[other] Estos quizá aún tienen el nombre en la máquina del servidor. Borre a la persona en la configuración, con los emparejamientos que la nombran, y borre las copias de seguridad. Haga lo mismo en su propio archivo de configuración.
}


register-list-players = { $players ->
    [one] 1 jugador
   *[other] { $players } jugadores
}
register-list-packed = Lista de Elo de la FIDE del { $day }, { register-list-players }
register-list-given = Lista de Elo de la FIDE, dada el { $day }, { register-list-players }
register-list-none = Aún no hay lista de Elo de la FIDE. Con ella, una importación completa lo que falta en un archivo y se puede buscar a los jugadores.
register-list-file = Lista de Elo de la FIDE como archivo
register-list-what = El archivo de ratings.fide.com (texto o XML), comprimido o no.
register-list-reading = Se lee la lista…
register-list-taken = La lista de Elo de la FIDE está lista: { register-list-players }.
register-fide = FIDE
register-from-fide = de la lista de Elo de la FIDE
register-in-list = En la lista de Elo de la FIDE
register-entered = ya inscrito
register-is-it = El registro tiene a este jugador o a otro del mismo nombre. ¿Es la misma persona?
register-another = Otra persona
