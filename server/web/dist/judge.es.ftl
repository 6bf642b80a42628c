

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



judge-link = { $is ->
    [newcomer] No inscrito
    [connecting] Conectando…
    [asking] Esperando al árbitro
    [up] { $unsent ->
        [0] En línea, todo enviado
       *[other] En línea, enviando { $unsent }
    }
    [down] Sin conexión: { $seconds } s
   *[stopped] Detenido
}
judge-kept = { $unsent } sin enviar
judge-go-on = Siga: sus pulsaciones se guardan aquí
judge-spoken-live = En línea.
judge-spoken-down = Sin conexión. Sus pulsaciones se guardan aquí. { $why }
judge-trouble = { $trouble ->
    [refused] Almacenamiento denegado: las pulsaciones solo están en esta página, no la cierre
   *[full] Almacenamiento lleno: las pulsaciones solo están en esta página, no la cierre
}
judge-relieved = RELEVADO: su puesto pasó a otro
judge-too-much = Hay demasiado sin enviar: no se acepta nada más. Avise al árbitro principal.
judge-clock-off = Hora de este teléfono: { $unit ->
    [minutes] { $off } min
    [hours] { $off } h
   *[days] { $off ->
        [one] { $off } día
       *[other] { $off } días
    }
} de { $fast ->
    [yes] adelanto
   *[no] retraso
}; vale la hora del sistema


judge-name = Su nombre
judge-name-first = Escriba primero su nombre: con él le admite el árbitro principal.
judge-ask = Pedir acceso al árbitro principal
judge-code = O un código, si le dieron uno
judge-enrol = Inscribirse con este código
judge-asking-title = Pida al árbitro principal que le admita
judge-asking = Pidiendo acceso…
judge-number = Su número es
judge-let-in = Esta página sigue sola en cuanto le admitan.
judge-stop-asking = Dejar de pedir
judge-unsent = { $unsent ->
    [one] { $unsent } pulsación está guardada aquí; se envía cuando se admita este teléfono.
   *[other] { $unsent } pulsaciones están guardadas aquí; se envían cuando se admita este teléfono.
}
judge-here = Juzgar aquí
judge-taken = Esta página sigue en otra pestaña
judge-taken-why = Se abrió en otra pestaña de este navegador. Solo puede usarse una.
judge-in-this-tab = Seguir en esta pestaña


judge-court = pista
judge-go-to-court = ir a { court }
judge-cancel = Cancelar
judge-undo = Retirar
judge-go = GO
judge-go-unheard = ¿GO?


judge-answers = { $buzzes ->
    [yes] Con cada pulsación destella el borde de la pantalla. También puede vibrar y pitar.
   *[no] Con cada pulsación destella el borde de la pantalla. También puede pitar; este teléfono no puede vibrar.
}
judge-answers-by = { $answers ->
    [sound] Sonido
    [buzz] Vibración
   *[none] Solo luz
}


judge-stop = { $open ->
    [1] PARADA
   *[other] PARADA ×{ $open }
}
judge-stop-more = { $missed ->
    [crossed] cruzó
    [late] { judge-seconds }
   *[no] { "" }
}
judge-result-state = { $state ->
    [open] { "" }
    [entered] anotado
    [confirmed] confirmado
    [decided] decidido
    [ruled] dictado
    [differs] difiere
   *[sealed] sellado
}
judge-turns = { GIVEN($line_m) ->
    [yes] { " " }a { $line_m } m
   *[no] { "" }
}{ $run_mode ->
    [cone] , cono
    [wall] , pared
   *[line] { "" }
}
judge-countdown = cuenta atrás
judge-go-said = ¿Dicho GO?
judge-seconds = { $seconds } s


judge-state = { $state ->
    [keeping] guardando
    [kept] guardado aquí
    [server] en el servidor
    [refused] rechazado
   *[ruled] resuelto
}
judge-head-decides = remitido al árbitro principal
judge-head-decided = el árbitro principal ya decidió
judge-wish = { $fate ->
    [waiting] { GIVEN($lane) ->
        [yes] , por mover al carril { $lane }
       *[no] , por retirar
    }
    [asked] { GIVEN($lane) ->
        [yes] , moverlo al carril { $lane }: decide el árbitro principal
       *[no] , retirarlo: decide el árbitro principal
    }
    [decided] { GIVEN($lane) ->
        [yes] , moverlo al carril { $lane }: el árbitro principal ya decidió
       *[no] , retirarlo: el árbitro principal ya decidió
    }
    [granted] { GIVEN($lane) ->
        [yes] , movido al carril { $lane }
       *[no] , retirado
    }
    [refused] { GIVEN($lane) ->
        [yes] , no movido al carril { $lane }: { $why }
       *[no] , no retirado: { $why }
    }
   *[idle] { GIVEN($lane) ->
        [yes] , no movido: avise de nuevo en el carril { $lane }
       *[no] , nada que retirar
    }
}
judge-spoken = { GIVEN($lane) ->
    [yes] Carril { $lane }, { $what }: { $state }. { $more }
   *[no] { $what }: { $state }. { $more }
}


judge-told-call = { fault }, { $name } ({ side })
judge-told-moved = era el carril { $lane }: { fault }
judge-told-taken-back = retirado: { $what }
judge-taken-back-reason = retirado por el juez


judge-seen-draw-card = { GIVEN($cards) ->
    [yes] Tarjeta de tablas puesta (quedan { $cards })
   *[no] Tarjeta de tablas puesta
}
judge-claims = Reclama: { claim }
judge-claims-own-flag = Reclama: su propia bandera ha caído
judge-exchanged = Peón de { $square } cambiado: { piece }
judge-declares = Declara: { piece }


judge-result = Resultado
judge-players = { $white } (Blancas) – { $black } (Negras). { $entered }
judge-result-in-full = { $result ->
    [drawn] { $white } (Blancas) y { $black } (Negras) hacen tablas.
    [both_lost] { $white } (Blancas) y { $black } (Negras) pierden ambos.
   *[won] { $result-by ->
        [white] { $white } (Blancas) gana a { $black } (Negras).
       *[black] { $black } (Negras) gana a { $white } (Blancas).
    }
}
judge-entered = { $state ->
    [open] { GIVEN($result) ->
        [yes] { score }, { termination }.{ " " }
       *[no] { "" }
    }Nadie ha anotado un resultado.
    [entered] Anotado una vez: { $said }.
    [confirmed] Confirmado: { $said }.
    [differs] Las anotaciones no coinciden: { $said }.
    [sealed] Resultado sellado: solo lo corrige el árbitro principal. Llámele si es erróneo.
   *[other] { GIVEN($result) ->
        [yes] { score },{ " " }
       *[no] { "" }
    }{ $state ->
        [ruled] dictado por el árbitro principal
       *[decided] decidido por el árbitro principal
    }{ GIVEN($said) ->
        [yes] ; anotado: { $said }
       *[no] { "" }
    }.
}
judge-confirm-result = Confirmar resultado
judge-board = Tablero { $board }
judge-cause = La causa, si la conoce
judge-cause-unsaid = sin indicar
judge-enter-result = Anotar resultado
judge-another-result = Otro resultado


judge-item = { $item ->
    [electronic_clock] Reloj electrónico
    [table_width] Mesa de 85 cm de ancho como máximo
    [no_backrest] Asiento sin respaldo
    [board_and_pieces] Tablero y piezas FIDE
    [endorsed_clock] Reloj homologado por la FIDE
    [standing] Espacio para jugar de pie
    [captured_pieces] Piezas capturadas al alcance y a la vista
    [shoes] Calzado apto para el suelo
   *[dress] Ropa: sin torso desnudo
}
judge-failed = { GIVEN($side) ->
    [yes] { side }: { judge-item }
   *[no] { judge-item }
}: no conforme, { $effect ->
    [blocks] el tablero espera
    [waived] con dispensa
   *[noted] anotado
}


judge-title = Juez de línea
judge-needs = La página del juez necesita JavaScript. Sin él, llame al árbitro principal con la mano.


judge-relieved-why = Relevado: otro teléfono tiene sus carriles. Desde aquí no se puede dar ningún aviso hasta que el árbitro principal vuelva a dar un puesto a este teléfono.


judge-more = Más
judge-more-act = Más…
judge-then-touch = y toque un carril
judge-ready-act = Listo
judge-log = Registro
judge-my-line = Línea
judge-chief = ÁRBITRO
judge-hint = { $mode ->
    [more] Toque un carril: todo lo demás que puede avisar allí.
    [chief] Toque el carril al que debe ir el árbitro principal.
    [replace] Toque el carril correcto para «{ $what }»; manténgalo pulsado para otra falta.
    [note] Toque un tablero: lo que dicen y hacen allí sus jugadores.
   *[call] Toque un carril cuando su corredor se da la vuelta sin cruzar la línea. Manténgalo pulsado para más.
}
judge-ok = OK
judge-go-on-looking = seguir mirando
judge-replace = Sustituir


judge-which-line = Su línea
judge-line-why = ¿Qué línea juzga? El árbitro principal lo ve.
judge-order = El carril 1 está a su
judge-first-lane = { $right ->
    [yes] derecha
   *[no] izquierda
}
judge-which-lanes = Sus carriles: toque los que no vigila
judge-duty = El árbitro principal le dio estos carriles: { $lanes }.
judge-to-the-lanes = { $chosen ->
    [yes] A los carriles
   *[no] Elija antes su línea
}
judge-screen-on = { $held ->
    [yes] Esta página mantiene la pantalla encendida. Déjela abierta: una página oculta no recibe nada.
   *[no] Esta página no puede mantener la pantalla encendida. Ponga el bloqueo automático en «nunca» (Ajustes, Pantalla), suba el brillo y deje abierta esta página.
}


judge-waiting = Esperando a la pista…
judge-lane = Carril { $lane }
judge-lane-word = Carril
judge-touch = { side }: { $means ->
    [call] no cruzó
    [more] más
    [chief] llamar al árbitro principal
   *[replace] fue aquí
}
judge-everything-of-lane = todo lo del carril { $lane }
judge-no-game-name = sin partida
judge-serving = cumple
judge-stands-still = quieto
judge-called = { $open ->
    [1] aviso
   *[other] aviso ×{ $open }
}
judge-set-clock = ajuste reloj
judge-entries-differ = no coinciden
judge-silent = sin señal
judge-unknown = ?
judge-before-start = { $ready ->
    [yes] listo
   *[no] sin empezar
}
judge-paused = en pausa
judge-time-left = queda
judge-where = { $at ->
    [away] fuera
    [outward] ida
    [homeward] vuelta
   *[other] tablero
}
judge-reds = { $reds ->
    [one] { $reds } roja
   *[other] { $reds } rojas
}
judge-stopwatch = cronómetro del carril { $lane }, { $name }
judge-start-stopwatch = iniciar el cronómetro del carril { $lane }, { $name }
judge-free = libre
judge-left-early = ¿salió antes?


judge-of-lane = carril { $lane }, { $what }


judge-told = { $what }, { $name }
judge-told-chief = árbitro principal llamado
judge-told-ready = { $lanes ->
    [1] carril { $lane }
   *[other] { $lanes } carriles
}: { $ready ->
    [yes] todo listo
   *[no] aún no
}
judge-told-check = { $lanes ->
    [1] { "" }
   *[other] { $lanes } carriles,{ " " }
}{ judge-item-of }: { finding }
judge-told-waived = dispensa, { judge-item }: { $reason }
judge-told-cards = tarjetas mostradas a { $name }
judge-told-pause = en pausa: { $reason }
judge-told-result = { GIVEN($by) ->
    [yes] resultado { score }, { termination }
   *[no] resultado { score }
}
judge-told-clock-set = { $undo ->
    [yes] hecho o no hace falta
   *[no] el reloj está ajustado
}
judge-told-stopwatch = cronómetro iniciado
judge-told-left-early = salió antes de tiempo


judge-close = Cerrar
judge-back-to-lanes = volver a los carriles
judge-it-was-lane = Era el carril { $lane }
judge-what = Qué
judge-tab = { $tab ->
    [fault] Falta
    [seen] Visto
    [board] Tablero
   *[result] Resultado
}
judge-who = Quién
judge-player = { $name } ({ side })
judge-no-game = Aquí no hay partida emparejada: no hay nada que avisar.
judge-when = Cuándo
judge-ago = { $seconds ->
    [0] ahora
   *[other] hace { $seconds } s
}
judge-costs = Sanción
judge-unexpected = inesperado ahora
judge-another-fault = Otra falta
judge-call = Avisar
judge-claim = Reclamación
judge-claims-else = Otra reclamación
judge-nothing-seen = La partida no se está jugando: no se puede comunicar nada de ella.
judge-card-word = Tarjeta
judge-card = { card }: { offence }
judge-show = Mostrar
judge-show-cards = { side }: mostrar sus tarjetas, todos las ven
judge-cards-of = { $name } ({ side }): { pages-cards }


judge-announced = Reclama tablas por la posición
judge-announced-move = La jugada que anuncia, si no la ha hecho (g1f3)
judge-not-a-move = No es una jugada: escriba las dos casillas, por ejemplo g1f3, y a7a8q para una nueva dama.


judge-clock-shows = el reloj ya lo muestra
judge-clock-is-set = { $undo ->
    [yes] Hecho o no hace falta
   *[no] Ajustado
}
judge-chief-here = LLAMAR AL ÁRBITRO a este tablero
judge-ready = { $ready ->
    [yes] Aún no listo
   *[no] Listo
}
judge-pause = Pausa: { $reason }
judge-limit = { GIVEN($white) ->
    [yes] { pages-limit }: { $time }; Blancas { $white }, Negras { $black }
   *[no] { pages-limit }: { $time }
}


judge-no-result = Aquí no hay partida emparejada.


judge-sweep = Mis carriles listos, salvo…
judge-sweep-how = Toque los que no lo están
judge-sweep-lane = { $ready ->
    [yes] ✓
   *[no] ✕ no
}
judge-lanes-ready = { $lanes ->
    [one] { $lanes } carril listo
   *[other] { $lanes } carriles listos
}{ GIVEN($except) ->
    [yes] , no: { $except }
   *[no] { "" }
}
judge-lanes-not-ready = { $lanes ->
    [one] { $lanes } carril aún no está listo
   *[other] { $lanes } carriles aún no están listos
}
judge-log-title = Mis pulsaciones
judge-log-empty = Ninguna aún.
judge-list = Controles
judge-list-sweep = Lista de control: toque lo que está conforme en todos
judge-list-state = { $left ->
    [0] Lista de control: todo revisado
   *[other] Lista de control: por revisar { $left }
}
judge-item-of = { GIVEN($side) ->
    [yes] { judge-item } ({ side })
   *[no] { judge-item }
}
judge-swept = { $passed } de { $lanes } conformes{ GIVEN($failed) ->
    [yes] , no: { $failed }
   *[no] { "" }
}
judge-in-order = ✓ conforme
judge-not-in-order = ✕ no
judge-waive = Dispensar: { $reason }
judge-width = Ancho medido de la mesa, en cm
judge-measured = Medido


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
