

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
    [one] el { boards } tiene aún una partida sin terminar; no se puso ninguna partida: termínela antes, o ponga solo las demás
   *[other] los { boards } tienen aún partidas sin terminar; no se puso ninguna partida: termínelas antes, o ponga solo las demás
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
    [too_long] { field }: más de { $fault-max } bytes
    [blank] { field }: vacío no es posible; se esperan unas palabras
   *[unseen] { field }: el carácter { CODE_POINT($fault-unseen) } no es posible; se espera una línea de caracteres visibles
}
refusal-too-long = { field }: más de { $max } bytes

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
failed-item = { GIVEN($side) ->
    [yes] { side }, con { item-failed } ({ $rule })
   *[no] { item-failed } ({ $rule })
}


the-move = { GIVEN($uci) ->
    [yes] { $uci }
   *[no] la jugada
}
ruling-moved-before-run = { side }: jugada antes de hacer la carrera; la carrera sigue pendiente.
ruling-illegal = Jugada ilegal: { the-move }. { side }: debe corregirla en su propio tiempo.
ruling-waits = { side }: { $uci } vale hasta la próxima jugada; si no resulta una posición legal, la partida es tablas. { other }: puede reclamar antes de jugar.
ruling-queened = { side }: el peón promociona a dama: { $uci }.
ruling-take-back-owed = { GIVEN($touched) ->
    [yes] { side }: debe retirar { the-move } y hacer otra jugada con la pieza de { $touched }.
   *[no] { side }: debe retirar { the-move } y hacer cualquier jugada legal.
}
ruling-limit-reached = { GIVEN($points-white) ->
    [yes] El match no ha terminado dentro de su límite; puntos de captura: Blancas { $points-white }, Negras { $points-black }.
   *[no] El match no ha terminado dentro de su límite; los puntos de captura se desconocen.
}
ruling-arranged = La hora acordada queda registrada con la invitación.
ruling-illegal-stands = { $uci } vale. { other }: ha jugado antes de la corrección.
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
            [touch_move] Se reclama sobre la jugada del adversario, aquí { last-move }. { side }: ha tocado una pieza después; reclamación tardía.
           *[other] Se reclama sobre la jugada del adversario, aquí { last-move }. { side }: ha jugado después; reclamación tardía.
        }
       *[no] Se reclama sobre la jugada del adversario. { other }: no ha hecho ninguna.
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
ruling-announced = { side }: debe jugar { $uci }, la jugada anunciada.
ruling-draw-offered = { GIVEN($cards) ->
    [yes] { side }: ofrece tablas; tarjetas restantes: { $cards }.
   *[no] { side }: ofrece tablas con su reclamación.
}
ruling-draw-refused = { side }: tablas rechazadas; la tarjeta queda gastada.
ruling-time-given = { $is_loss ->
    [yes] { side }: pierde { CLOCK($time) } { time-for }.
   *[no] { side }: recibe { CLOCK($time) } { time-for }.
}
time-for = { $why ->
    [illegal_move] por la jugada ilegal del adversario
    [wrong_claim] por la reclamación errónea del adversario
    [rejected_claim] por el tiempo corrido mientras se decidía la reclamación
    [ladder] por penalización del árbitro
   *[restart] para la próxima partida de la cadena
}
ruling-called = { $unexpected ->
    [yes] { price }, aunque no se esperaba en ese momento.
   *[no] { price }.
}
price = { $sanction ->
    [stop] { $in_stop ->
        [yes] { side }: está en su parada, que dura diez segundos más
       *[no] { side }: parada de diez segundos tras su línea la próxima vez que llegue
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
ruling-lapsed = La partida ha terminado. { side }: sin cumplir, caduca: { $penalties }.
ruling-call-voided = { $served ->
    [yes] Anulado: { tap }. El tiempo parado no se devuelve.
   *[no] Anulado: { tap }.
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
ruling-set-on-clock = El reloj de la mesa muestra los tiempos decididos.
ruling-evidence-set = El tablero comunica así desde ahora.
ruling-claimed = { side }: reclamación registrada.
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
ruling-set-aside = Cambiaría algo ya decidido; solo el árbitro principal puede hacerlo.
ruling-amended = Un informe tardío sustituye decisiones anteriores.
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
    [stands] Reclamación: { claim }. Vale entre los jugadores.
    [too_late] Reclamación: { claim }. Demasiado tarde: ha jugado y pulsado después.
    [too_early] Reclamación: { claim }. Demasiado pronto: el adversario no ha completado una jugada.
   *[falls] Reclamación: { claim }. No vale.
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
question-illegal-move = { side }: la jugada { $uci } es ilegal: ¿se comunicó bien?
question-amendment = Un informe tardío retira { $drop-n ->
    [one] 1 entrada
   *[other] { $drop-n } entradas
} y añade { $add-n }: ¿se aplica?
question-unmapped-clock = Llegó un informe de un dispositivo cuya hora no está sincronizada: ¿es correcta su hora?
question-claim = { side }: reclamación: { claim }. ¿Se acepta?
question-late-calls = { $calls-n ->
    [one] 1 aviso llegó
   *[other] { $calls-n } avisos llegaron
} con más de 30 s de retraso o de un dispositivo relevado ({ side }): ¿se cumple en la próxima vuelta?
question-moves-differ = Dos tableros difieren en la jugada ({ side }): { $first }, luego { $second }. ¿Es { $first }?
question-left-stop = { side }: comunicado en el tablero durante su parada: ¿salió de ella?
question-left-stop-again = { side }: salió de su parada por segunda vez: ¿nada más?
question-unwatched = { side }: parada terminada sin vigilancia: ¿cuenta como cumplida?
question-set-clock = { GIVEN($left-white) ->
    [yes] { clock-to-set }
   *[no] { GIVEN($left-black) ->
        [yes] { clock-to-set }
       *[no] { $added-white ->
            [0] { $added-black ->
                [0] Ponga el reloj como estaba antes; la pista no conoce los tiempos
               *[other] { clock-to-set }
            }
           *[other] { clock-to-set }
        }
    }
}
clock-to-set = Ajuste el reloj: Blancas { to-set-white }, Negras { to-set-black }{ GIVEN($standing) ->
    [yes] , ambos parados
   *[no] { "" }
}{ GIVEN($to_run) ->
    [yes] , juega: { to-run }
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
decided-set-clock = El reloj de la mesa muestra los tiempos decididos.
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
yes-set-clock = ajustado
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
    [yes] , con { $claim-uci }
   *[no] { "" }
}
record-of-claim = { GIVEN($record) ->
    [yes] { $record ->
        [yes] según el registro de la pista, es así
       *[no] según el registro de la pista, no es así
    }
   *[no] el registro de la pista no lo muestra
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
    [yes] { " " }{ $uci }
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
said-lapsed = { side }: sin cumplir, caduca: { $penalties } (CR-4.3-5)
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
said-clock-set = relojes ajustados{ GIVEN($times) ->
    [yes] : { $times }
   *[no] { "" }
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
    [yes] vale: { claim } (SP-{ $points })
   *[no] no vale: { claim } (SP-{ $points })
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
    [missing] { $time } después de GO no se puede obtener ahora
   *[had] { $time } después de GO
}
pages-past-now = según se sabe ahora



seen-placed = { $uci } puesto
seen-moved = { $uci } jugado
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


said-placed = { side }: { $uci } puesto
said-pressed = { seen-pressed }
said-noted = { side }: anotado, { $note }
said-read = el reloj marca { $times }
said-asked = por decidir: { $question }
said-answered = decidido: { $answer }
said-evidence-set = { ask-set-evidence }
said-ready = { $ready ->
    [yes] listo
   *[no] no listo
}
said-joined = un segundo árbitro dio el mismo aviso
said-walk-card = { seen-walk-card } (CR-4.6-2)
said-checked = { GIVEN($side) ->
    [yes] { side }:{ " " }
   *[no] { "" }
}{ $passed ->
    [yes] { item }: conforme
   *[no] { item-failed }
} ({ $rule })
said-waived = dispensa: { failed } ({ $rule })
said-set-on-clock = el reloj de la mesa muestra los tiempos dictados
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
round-taken-off = { boards }: se han retirado las partidas que la mesa ha cambiado
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
    [gone] la carpeta no está (¿se ha retirado la memoria?)
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


judge-title = Juez de línea
judge-opening = Abriendo…
judge-noscript = La página del juez necesita JavaScript. Sin él, llame al árbitro principal con la mano.


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
judge-relieved-why = Relevado: otro teléfono tiene sus carriles. Desde aquí no se puede dar ningún aviso hasta que el árbitro principal vuelva a dar un puesto a este teléfono.
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
judge-taken = Está juzgando en otra pestaña
judge-taken-why = La página del juez se abrió en otra pestaña de este teléfono. Solo puede usarse una.
judge-in-this-tab = Juzgar en esta pestaña


judge-court = pista
judge-go-to-court = ir a { court }
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
judge-cancel = Cancelar
judge-ok = OK
judge-go-on-looking = seguir mirando
judge-undo = Retirar
judge-replace = Sustituir
judge-go = GO
judge-go-unheard = ¿GO?


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
judge-answers = { $buzzes ->
    [yes] Con cada pulsación destella el borde de la pantalla. También puede vibrar y pitar.
   *[no] Con cada pulsación destella el borde de la pantalla. También puede pitar; este teléfono no puede vibrar.
}
judge-answers-by = { $answers ->
    [sound] Sonido
    [buzz] Vibración
   *[none] Solo luz
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
judge-stop = { $open ->
    [1] PARADA
   *[other] PARADA ×{ $open }
}
judge-stop-more = { $missed ->
    [crossed] cruzó
    [late] { judge-seconds }
   *[no] { "" }
}
judge-called = { $open ->
    [1] aviso
   *[other] aviso ×{ $open }
}
judge-set-clock = ajuste reloj
judge-entries-differ = no coinciden
judge-result-state = { $state ->
    [open] { "" }
    [entered] anotado
    [confirmed] confirmado
    [decided] decidido
    [ruled] dictado
    [differs] difiere
   *[sealed] sellado
}
judge-silent = sin señal
judge-unknown = ?
judge-before-start = { $ready ->
    [yes] listo
   *[no] sin empezar
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
judge-seconds = { $seconds } s
judge-free = libre
judge-left-early = ¿salió antes?


judge-state = { $state ->
    [keeping] guardando
    [kept] guardado aquí
    [server] en el servidor
    [refused] rechazado
   *[ruled] resuelto
}
judge-head-decides = decide el árbitro principal
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
judge-of-lane = carril { $lane }, { $what }


judge-told = { $what }, { $name }
judge-told-call = { fault }, { $name } ({ side })
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
judge-told-moved = era el carril { $lane }: { fault }
judge-told-taken-back = retirado: { $what }
judge-taken-back-reason = retirado por el juez
judge-told-clock-set = el reloj está ajustado
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


judge-seen-draw-card = { GIVEN($cards) ->
    [yes] Tarjeta de tablas puesta (quedan { $cards })
   *[no] Tarjeta de tablas puesta
}
judge-claims = Reclama: { claim }
judge-claims-own-flag = Reclama: su propia bandera ha caído
judge-exchanged = Peón de { $square } cambiado: { piece }
judge-declares = Declara: { piece }
judge-announced = Reclama tablas por la posición
judge-announced-move = La jugada que anuncia, si no la ha hecho (g1f3)
judge-not-a-move = No es una jugada: escriba las dos casillas, por ejemplo g1f3, y a7a8q para una nueva dama.


judge-clock-shows = el reloj ya lo muestra
judge-clock-is-set = Ajustado
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


judge-result = Resultado
judge-no-result = Aquí no hay partida emparejada.
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
    [open] Nadie ha anotado un resultado.
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
judge-failed = { GIVEN($side) ->
    [yes] { side }: { judge-item }
   *[no] { judge-item }
}: no conforme, { $effect ->
    [blocks] el tablero espera
    [waived] con dispensa
   *[noted] anotado
}
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
    [too_long] más de { $fault-max } bytes
    [blank] vacío
   *[unseen] contiene el carácter { CODE_POINT($fault-unseen) }, que nadie ve
}; debe ser una línea de { $most } bytes visibles como máximo
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
desk-not-yours = el enlace de un jugador no puede hacer esto ({ $act })
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
   *[name] nombre
}
desk-bad-text = el texto ({ desk-field }) está vacío o tiene un carácter invisible
desk-too-long = el texto ({ desk-field }) pasa de { $max } bytes
desk-bad-plan = «{ $found }» no es posible para { $setting ->
    [name] el nombre del evento
    [city] la ciudad
    [federation] la federación: tres letras como máximo
    [season] la temporada: unos pocos caracteres, como 2026/27
    [days] los días: en orden, cada uno una vez
    [starts] el comienzo de un día: minutos del día
    [categories] una categoría: un código corto
    [rounds] el número de rondas: de 1 a 99
    [tie_breaks] un desempate: un código como BH/C1
    [finalists] el número de finalistas: ninguno o de 2 a 1024
    [base] el tiempo de cada jugador: un día como máximo
    [increment] el incremento: una hora como máximo
    [round_minutes] los minutos de una ronda: de 1 a 1440
    [boards] los tableros de una pista: de 1 a 12
    [courts] las pistas: cada una una vez
    [ticks] las marcas del control: nombres cortos, y las usadas se quedan
    [prizes] un premio: un puesto y pocas palabras
    [first_game] el número de la primera partida: se queda cuando hay partidas numeradas
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
desk-too-few = { $competitors } participantes son demasiado pocos
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
desk-lots-needed = en el torneo { $tournament } debe decidir el sorteo entre { $tied }
desk-nothing-shared = nadie comparte puesto en el torneo { $tournament }
desk-colour-not-drawn = el color de la ronda 1 del torneo { $tournament } no está sorteado
desk-colour-drawn = el torneo { $tournament } ha comenzado: su color se queda
desk-results-missing = faltan resultados en la ronda { $round } del torneo { $tournament } ({ $games })
desk-matches-undecided = hay encuentros del torneo { $tournament } sin decidir ({ $matches })
desk-all-paired = las { $rounds } rondas del torneo { $tournament } están emparejadas
desk-no-legal-pairing = las reglas no dejan ningún emparejamiento de la ronda { $round } del torneo { $tournament }
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
desk-not-a-member = { $person } no es del equipo { $team }
desk-too-few-players = el equipo { $team } tiene { $players } jugadores para { $boards } tableros
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
desk-nothing-reported = nadie ha comunicado un resultado de la partida { $game }
desk-own-report = el rival confirma el resultado de la partida { $game }
desk-disputed = el resultado de la partida { $game } está en disputa: decide un árbitro
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
why-other-colours = se enfrentan, pero { $white } tiene blancas y { $black } negras.{ because }
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
why-later = todos los criterios se cumplen igual; en el grupo de { $bracket } el candidato viene después (art. { $article }){ GIVEN($ours) ->
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
entry-fault-text-too-long = { entry-place }: el texto tiene más de { $limit } bytes: { $found }
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
   *[zero_point] ausente
}


organiser-title = Dirección del torneo
organiser-noscript = La página del organizador necesita JavaScript. Sin él, use la línea de órdenes del servidor.
organiser-role = organizador
organiser-other = Este dispositivo tiene otra función. Esta página necesita un código de organizador.
organiser-no-answer = El servidor no responde{ $waits ->
    [0] { "" }
    [one] , { $waits } orden espera
   *[other] , { $waits } órdenes esperan
}
organiser-not-kept = El navegador no guarda nada: inscriba de nuevo el dispositivo tras cerrar la página
organiser-loading = Cargando…
organiser-nothing-changed = No se ha guardado nada suyo.
organiser-others = Otra persona ha guardado mientras tanto. Lo suyo aún no está guardado:
organiser-was-now = era { $was }, ahora es { $now }
organiser-mine = lo suyo: { $mine }
organiser-save-again = Guarde de nuevo para poner sus valores, o cierre para dejar estos.
organiser-keys = Cifras: pestañas · /: buscar · flechas: filas · Esc: cerrar
organiser-tabs = Partes del torneo
organiser-tab = { $tab ->
    [event] Torneo
    [entries] Inscripciones
    [rounds] { $waits ->
        [0] Rondas
       *[other] Rondas ({ $waits } en espera)
    }
    [standings] Clasificación
    [cross_table] Cuadro cruzado
    [timetable] Horario
    [protests] { $waits ->
        [0] Reclamaciones
       *[other] Reclamaciones ({ $waits })
    }
    [medals] Medallas y premios
    [ratings] Informe de Elo
   *[announcer] Megafonía
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
   *[other] se cambió algo
}


organiser-events = Torneos
organiser-new-event = Torneo nuevo
organiser-no-events = Aún no hay ningún torneo. «Torneo nuevo» crea uno.
organiser-event-number = Torneo { $event }
organiser-event-is = { $finished ->
    [yes] terminado
   *[no] abierto
}
organiser-no = N.º
organiser-name = Nombre
organiser-players = Jugadores
organiser-state = Estado
organiser-create = Crear el torneo
organiser-only-name = Solo hace falta el nombre: lo demás tiene una respuesta habitual y puede cambiarse después.
organiser-question = { $n ->
    [0] El torneo
    [1] Reglamento
    [2] Quién compite
    [3] Días
    [4] Categorías
    [5] Sistema y rondas
    [6] Finales
    [7] Tiempos
    [8] Pistas y tableros
    [9] Equipo
    [10] Descansos e inscripciones tardías
   *[other] Control de presencia y premios
}
organiser-plan-part = { $part ->
    [name] Nombre
    [city] Ciudad
    [federation] Federación
    [rulebook] Reglamento
    [format] Quién compite
    [days] Días
    [categories] Categorías
    [is_major] Torneos
    [system] Sistema
    [rounds] Rondas
    [accelerated] Aceleración
    [tie_breaks] Desempates
    [finals] Finales
    [times] Tiempos
    [courts] Pistas
    [crew] Equipo
    [byes] Descansos
    [late] Inscripciones tardías
    [ticks] Marcas de presencia
    [prizes] Premios
    [rated] Elo
    [season] Temporada
    [rapid_and_blitz] Anexo de rápidas y blitz
    [is_world_championship] Campeonato del mundo
   *[other] Números de las partidas
}
organiser-city = Ciudad
organiser-federation = Federación
organiser-rulebook = Reglamento
organiser-rated = Las partidas valen para Elo
organiser-rapid-and-blitz = Se aplica el anexo de rápidas y blitz de la FIDE
organiser-competitors = Participantes
organiser-format = { $format ->
    [players] jugadores
    [teams] equipos
   *[league] liga de equipos
}
organiser-day = Día { $n }
organiser-starts = Primera ronda a las
organiser-remove = Quitar
organiser-add-day = Añadir un día
organiser-categories = Categorías, con comas
organiser-major = Cada categoría juega su propio torneo
organiser-how = Sistema
organiser-rounds = Rondas
organiser-usual = { $usual } (recomendado)
organiser-tie-breaks = Desempates, con comas
organiser-usual-list = la lista habitual
organiser-accelerated = Emparejamiento acelerado (Bakú)
organiser-finalists = Finalistas
organiser-no-finals = sin finales
organiser-held-back = Retener los resultados de las finales hasta anunciarlos
organiser-minutes = Minutos por jugador
organiser-increment = Segundos por jugada
organiser-round-minutes = Minutos por ronda
organiser-court = Pista
organiser-boards = Tableros
organiser-add-court = Añadir una pista
organiser-first-for = Primero para estas categorías
organiser-duty = { $duty ->
    [organiser] organizador
    [chief_arbiter] árbitro principal del torneo
    [head_referee] árbitro principal de pista
    [line_judge] juez de línea
    [pairings_officer] responsable de emparejamientos
   *[announcer] locutor
}
organiser-duty-is = Función
organiser-whole-hall = toda la sala
organiser-family = Apellidos
organiser-given = Nombre de pila
organiser-add = Añadir
organiser-half-points = Descansos de medio punto por jugador
organiser-not-in-last = Últimas rondas sin ellos
organiser-late-until = Inscripción tardía hasta la ronda
organiser-late-half = Una ronda perdida vale medio punto
organiser-ticks = Marcas de presencia, con comas
organiser-ticks-such = cuota pagada, calzado visto
organiser-rank = Puesto
organiser-prize = Premio
organiser-prize-value = Valor
organiser-prize-value-why = Un jugador recibe un solo premio con valor, el mayor. Un premio de valor 0 se entrega en todo caso.
organiser-add-prize = Añadir un premio


organiser-at-a-glance = De un vistazo
organiser-change-plan = Cambiar el plan
organiser-save = Guardar
organiser-end = { $finished ->
    [yes] Continuar el torneo
   *[no] Terminar el torneo
}
organiser-is-over = El torneo ha terminado
organiser-entries-are = { $players ->
    [one] { $players } jugador inscrito
   *[other] { $players } jugadores inscritos
}, { $check_in ->
    [open] control de presencia abierto
    [over] control de presencia cerrado
   *[before] inscripciones abiertas
}
organiser-go-there = { $entries ->
    [yes] A las inscripciones
   *[no] A las rondas
}
organiser-held-wait = { $held ->
    [one] { $held } resultado de una pista espera su decisión
   *[other] { $held } resultados de pistas esperan su decisión
}
organiser-tournaments = Torneos
organiser-tournament-head = Torneo
organiser-rounds-head = Rondas
organiser-paired-of = { $paired }{ GIVEN($rounds) ->
    [yes] {" "}de { $rounds }
   *[no] { "" }
}
organiser-next-step = Paso siguiente
organiser-stage = { $stage ->
    [to_pair] emparejar la ronda { $round }
    [to_publish] publicar la ronda { $round }
    [line_ups] abrir las alineaciones de la ronda { $round }
    [playing] se juega la ronda { $round }, { $open ->
        [one] falta { $open } resultado
       *[other] faltan { $open } resultados
    }
    [level] ronda { $round }, { $open ->
        [one] { $open } encuentro está igualado: ver su tecla «Encuentro»
       *[other] { $open } encuentros están igualados: ver sus teclas «Encuentro»
    }
   *[over] se han jugado todas las rondas
}
organiser-place = Lugar
organiser-court-of = pista { $court }: { $boards ->
    [one] { $boards } tablero
   *[other] { $boards } tableros
}
organiser-told-plan = El plan está guardado.
organiser-told-end = { $finished ->
    [yes] El torneo ha terminado.
   *[no] El torneo continúa.
}


organiser-search = Buscar jugador
organiser-new-player = Jugador nuevo
organiser-start-number = Número inicial
organiser-title-head = Título
organiser-rtg = Elo
organiser-rating = Elo
organiser-unrated = sin Elo
organiser-category = Categoría
organiser-other-categories = Otras categorías
organiser-notes = Notas
organiser-there = Presente
organiser-withdrawn = retirado desde la ronda { $round }
organiser-late = inscrito desde la ronda { $round }
organiser-round = Ronda { $round }
organiser-board = tablero { $board }
organiser-entered = { $players ->
    [one] { $players } jugador
   *[other] { $players } jugadores
}{ $closed ->
    [yes] , inscripciones cerradas
   *[no] { "" }
}
organiser-are-there = { $there } de { $players } presentes
organiser-nobody-entered = Aún no hay nadie inscrito. N inscribe a un jugador.
organiser-nobody-found = Nadie se llama «{ $search }».
organiser-open-check-in = Abrir control de presencia
organiser-close-check-in = Cerrar control de presencia
organiser-close-entries = Cerrar inscripciones
organiser-reopen-entries = Reabrir inscripciones
organiser-close-means = Esto crea los torneos, da los números iniciales y hace los sorteos. Quien llegue después es inscrito tardío. Mientras no se empareje una ronda, las inscripciones pueden reabrirse.
organiser-missing = { $missing ->
    [0] Están todos.
    [one] Falta { $missing } jugador: { $names }
   *[other] Faltan { $missing } jugadores: { $names }
}
organiser-the-missing = Jugadores que faltan
organiser-missing-then = { $then ->
    [bye] pierden la ronda 1
   *[out] se han retirado
}
organiser-born = Nacimiento
organiser-born-such = 1976 o 23.7.1976
organiser-born-wrong = «{ $found }» no es una fecha de nacimiento: se esperaba un año como 1976 o un día como 23.7.1976.
organiser-sex = Sexo
organiser-sex-is = { $sex ->
    [woman] mujer
    [man] hombre
   *[none] desconocido
}
organiser-fide-id = Código FIDE
organiser-club = Club
organiser-email = Correo
organiser-phone = Teléfono
organiser-shown = En páginas públicas
organiser-shown-is = { $shown ->
    [name] por su nombre
    [initial] nombre e inicial
    [number] solo por su número
   *[usual] como siempre: menores de 14 por número
}
organiser-in-register = En el registro
organiser-enter = Inscribir
organiser-data = { $part ->
    [rating] Elo
    [title] Título
    [categories] Categorías
   *[club] Club
}
organiser-byes = Descansos y ausencias
organiser-round-head = Ronda
organiser-bye-head = Descanso
organiser-give-bye = Dar
organiser-plays = Juega, a pesar de todo
organiser-withdraw = Retirada
organiser-reason = Motivo
organiser-return = Vuelve a jugar
organiser-told-tick = { $name }: { $what }{ $done ->
    [yes] { "" }
   *[no] {" "}– deshecho
}.
organiser-told-check-in-open = El control de presencia está abierto.
organiser-told-check-in-closed = El control de presencia está cerrado; faltan { $missing }.
organiser-told-closed = Las inscripciones están cerradas; los torneos están creados.
organiser-told-reopened = Las inscripciones están abiertas de nuevo.
organiser-told-entered = { $name }: inscripción hecha.
organiser-told-changed = { $name }: guardado.
organiser-told-bye = { $name } descansa en la ronda { $round }.
organiser-told-no-bye = { $name } juega en la ronda { $round }.
organiser-told-withdrawn = { $name } se ha retirado.
organiser-told-returned = { $name } vuelve a jugar.


organiser-no-rounds = Aún no hay torneo: cierre primero las inscripciones.
organiser-no-games = Nadie está emparejado en esta ronda.
organiser-team = Equipo { $team }
organiser-of-rounds = de { $rounds }
organiser-pair = Emparejar la ronda { $round }
organiser-colour-of-first = Color de los números impares en la ronda 1:
organiser-draw = Sortear
organiser-white = Blancas
organiser-black = Negras
organiser-colour = Color
organiser-opponent = Rival
organiser-round-is = { $changing ->
    [yes] se cambia a mano
   *[no] { $draft ->
        [yes] { $version ->
            [0] borrador, sin publicar
           *[other] la versión { $version } está publicada; cambiada desde entonces
        }
       *[no] versión { $version }, publicada a las { $at }
    }
}
organiser-publish = { $version ->
    [1] Publicar
   *[other] Publicar la versión { $version }
}
organiser-change-by-hand = Cambiar a mano
organiser-drop = Retirar
organiser-lay = Asignar tableros
organiser-put-on-courts = Enviar a las pistas
organiser-by-name = Por nombre
organiser-print = Imprimir
organiser-why = ¿Por qué este emparejamiento?
organiser-why-of = Por qué: { $name }
organiser-bd = Tab.
organiser-board-head = Tablero
organiser-pts = Pts
organiser-points = Puntos
organiser-result = Resultado
organiser-on = Juega en
organiser-at = pista { $court }, tablero { $board }{ $wave ->
    [1] { "" }
   *[other] , turno { $wave }
}
organiser-is-played = en juego
organiser-pairings = Emparejamientos de la ronda { $round }
organiser-unplaced = Sin rival ni descanso
organiser-departures = Difiere del emparejamiento de las reglas{ GIVEN($reason) ->
    [yes] {" "}({ $reason })
   *[no] { "" }
}
organiser-open-results = { $open ->
    [one] falta { $open } resultado
   *[other] faltan { $open } resultados
}
organiser-result-keys = tablero, Intro, luego 1, 0, =, + o -
organiser-no-board = No hay tablero { $board } en esta ronda.
organiser-picked = { GIVEN($picked) ->
    [yes] Elegidos: { $picked }
   *[no] Elija uno o dos jugadores en la tabla y luego un cambio.
}
organiser-swap = Intercambiar los dos
organiser-swap-colours = Intercambiar colores
organiser-part = Deshacer la partida
organiser-join = Emparejar los dos
organiser-why-changed = Motivo, si las reglas emparejan de otro modo
organiser-end-changes = Terminar y comparar
organiser-drop-changes = Deshacer todos los cambios
organiser-told-paired = La ronda { $round } está emparejada como borrador.
organiser-told-published = Ronda { $round }, versión { $version } publicada.
organiser-told-changing = Cambios a mano: no se publica nada hasta terminarlos.
organiser-told-change = El cambio está hecho.
organiser-told-compared = Los cambios están terminados y comparados con las reglas.
organiser-told-no-changes = Los cambios están deshechos.
organiser-told-dropped = La ronda { $round } está retirada.
organiser-told-laid = Las partidas tienen sus tableros.
organiser-told-result = Tablero { $board }: { $score } ({ $names })


organiser-correct = Corregir el tablero { $board }
organiser-counts = Cuenta ahora: { GIVEN($score) ->
    [yes] { $score }
   *[no] nada
}{ $source ->
    [court] {" "}(sellado en una pista)
    [desk] {" "}(anotado aquí)
    [corrected] {" "}(corregido)
    [players] {" "}(por los jugadores)
    [forfeit] {" "}(sin jugar)
    [taken_over] {" "}(de otro programa)
   *[none] { "" }
}
organiser-right-result = Resultado correcto
organiser-take-back = sin resultado
organiser-by-protest = Por reclamación
organiser-correct-it = Corregir
organiser-told-corrected = Tablero { $board } corregido: { $score }.
organiser-choose = La ronda { $round } ya está emparejada
organiser-then = { $then ->
    [keep] Dejarla como está
    [repair_all] Emparejarla de nuevo
   *[repair_from] Emparejarla de nuevo desde un grupo de puntos
}{ $usual ->
    [yes] {" "}(habitual)
   *[no] { "" }
}
organiser-score-group = Grupo de puntos
organiser-no-difference = No cambia nada.
organiser-differences = { $boards ->
    [0] No cambia ningún tablero
    [one] Cambia { $boards } tablero
   *[other] Cambian { $boards } tableros
}, { $places ->
    [0] ningún puesto
    [one] { $places } fila de la clasificación
   *[other] { $places } filas de la clasificación
}
organiser-round-board = Ronda { $round }, tablero { $board }:
organiser-place-is = puesto { $place }, { $points }
organiser-held = Resultados que esperan su decisión
organiser-held-because = de la pista { $court }: { $because ->
    [unknown] el torneo no tiene ninguna partida { $game }
    [withdrawn] la partida fue retirada
    [differs] ya cuenta otro resultado
    [after_pairing] ya cuenta otro resultado y la ronda siguiente está emparejada
   *[not_in_match] el encuentro no necesita esta partida
}
organiser-accept = Que cuente
organiser-set-aside = Apartarlo
organiser-told-held = { $accept ->
    [yes] El resultado cuenta.
   *[no] El resultado está apartado.
}


organiser-rk = Pto.
organiser-all-categories = Todas las categorías
organiser-draw-lots = Sortear puestos compartidos
organiser-dropped = Sin aplicar, porque un jugador no tiene Elo: { $codes }
organiser-make-finals = Crear las finales de { $places }
organiser-announce = Anunciar los resultados
organiser-told-lots = El sorteo está hecho.
organiser-told-finals = Las finales de { $places } están creadas.
organiser-told-announced = Los resultados están anunciados.
organiser-rd = R{ $round }
organiser-colour-sign = { $colour ->
    [white] b
   *[black] n
}
organiser-no-cross-table = Una eliminatoria y un torneo por equipos no tienen cuadro cruzado.
organiser-day-ends = { $day }: final previsto a las { $end }
organiser-planned = Prevista
organiser-published-at = Publicada
organiser-started-at = Empezada
organiser-late-by = Retraso
organiser-expected-end = Final previsto
organiser-round-over = terminada
organiser-new-protest = Reclamación nueva
organiser-no-protests = No hay reclamaciones.
organiser-time = Hora
organiser-protest = Reclamación
organiser-protest-by = Presentada por
organiser-protest-number = Reclamación { $protest }: { $name }
organiser-disputes = discute un resultado
organiser-file = Presentar
organiser-ruling = Decisión
organiser-ruled = { $upheld ->
    [yes] estimada
   *[no] desestimada
}
organiser-not-ruled = sin decidir
organiser-rule = Decidir
organiser-words = Motivos
organiser-told-protest = La reclamación de { $name } está presentada.
organiser-told-ruled = La reclamación está resuelta.
organiser-general = Clasificación general
organiser-as-it-stands = tal como está ahora
organiser-no-medals = Aún nadie tiene medalla.
organiser-medal = { $place ->
    [1] Oro
    [2] Plata
   *[3] Bronce
}
organiser-rated-games = { $games ->
    [one] { $games } partida para Elo
   *[other] { $games } partidas para Elo
}
organiser-games = Partidas
organiser-against-rated = con Elo
organiser-points-against-rated = Pts con Elo
organiser-opponents = Elo rivales
organiser-after = Clasificación tras la ronda { $finished }{ $live ->
    [yes] , con resultados de la siguiente
   *[no] { "" }
}


organiser-event-head = Torneo
organiser-season = Temporada
organiser-season-such = como 2026/27
organiser-world-championship = Campeonato del mundo: quien gana una categoría es ChessRun Legend (CRL)
organiser-cr-elo = CR-ELO
organiser-rating-list = Lista de Elo
organiser-rating-list-of = { $events ->
    [one] tras 1 torneo
   *[other] tras { $events } torneos
}, hasta el { $day }
organiser-rating-none = Aún no ha terminado ningún torneo válido para Elo.
organiser-rating-undated = No cuenta, porque no tiene días: { $name }
organiser-rating-back = Volver a la lista
organiser-rating-exact = Exacto
organiser-rating-change = Cambio
organiser-rating-factor = K
organiser-rating-pooled = Hacia el 1.er Elo
organiser-rating-titles = Títulos
organiser-rating-title = { $title ->
    [CRL] ChessRun Legend
    [GR] GeniusRunner
    [CR] CleverRunner
   *[SR] SmartRunner
}
organiser-rating-streak = Racha
organiser-rating-history = Historial de Elo
organiser-rating-history-of = Elo de { $name }
organiser-rating-start = Elo inicial
organiser-rating-opponent = Elo rival
organiser-rating-day = Día
organiser-rating-before = Antes
organiser-rating-expected = Esperado
organiser-rating-after = Después
organiser-rating-pending = Los cambios figuran aquí cuando el torneo ha terminado.
organiser-end-changes-ratings = { $finished ->
    [yes] Cambios de la lista de Elo si el torneo continúa
   *[no] Cambios de la lista de Elo si el torneo termina
}
organiser-rating-counts-not = Un torneo sin días no cambia ningún Elo. Ponga antes los días en el plan.
organiser-rating-changes = { $players ->
    [0] Ningún Elo cambia
    [one] { $players } Elo cambia
   *[other] { $players } Elo cambian
}
organiser-rating-recomputed = Torneos calculados de nuevo
organiser-rating-recomputed-of = { $name }: { $players ->
    [one] { $players } jugador
   *[other] { $players } jugadores
}
organiser-title-change = { $won ->
    [yes] { $name } gana el título { $title }
   *[no] { $name } no tendría el título { $title }
}


organiser-call = { $part ->
    [next] Próximas partidas
    [results] Resultados
   *[ceremony] Entrega de medallas
}
organiser-hidden = no se muestra su nombre en público
organiser-hidden-means = Las páginas, pantallas y archivos públicos no muestran este nombre, porque es un niño o porque la persona no lo desea. Dígalo solo en la sala.
organiser-call-none = No hay nada que anunciar ahora ({ $stage }).
organiser-call-court = Pista { $court }{ $wave ->
    [1] { "" }
   *[other] , turno { $wave }
}
organiser-call-no-results = Todavía no hay resultados.
organiser-call-held = Todavía sin anunciar: no para el público.
organiser-call-not-over = Quedan partidas por jugar: clasificación provisional.


organiser-import = Importar un archivo
organiser-import-file = Lista de inscritos en archivo
organiser-import-what = Una lista de inscritos: hoja de cálculo (.xlsx, .ods), CSV, informe (TRF) o la lista Elo de la FIDE. Verá cada fila antes de inscribir nada; se inscriben todos o nadie.
organiser-import-enter = { $players ->
    [one] Inscribir { $players } jugador
   *[other] Inscribir { $players } jugadores
}
organiser-import-unsound = Antes hay que corregir el archivo, o hay filas que esperan una elección. No se inscribió a nadie.
organiser-import-faults = { $faults ->
    [0] Nada por corregir
    [one] { $faults } error por corregir
   *[other] { $faults } errores por corregir
}{ $doubts ->
    [0] { "" }
    [one] {" "}· { $doubts } duda
   *[other] {" "}· { $doubts } dudas
}
organiser-sheet = Hoja
organiser-columns = Columnas del archivo
organiser-column-unused = se deja fuera
organiser-line = Línea
organiser-becomes = Será
organiser-becomes-is = { $becomes ->
    [new] jugador nuevo
    [same] conocido, datos completados
    [entered] ya inscrito
    [left_out] se deja fuera
   *[open] elija
}
organiser-same-as = el mismo que { $other }
organiser-told-imported = { $players ->
    [one] { $players } jugador de { $file }: inscripción hecha.
   *[other] { $players } jugadores de { $file }: inscripción hecha.
}


organiser-match = Encuentro
organiser-level = igualado
organiser-match-of = Encuentro: { $white } – { $black }
organiser-sprint-colour = Color de { $name } para el ChessSprint
organiser-not-in-time = no eligió a tiempo
organiser-sprint-drawn = ChessSprint en tablas: tiempo restante de cada uno
organiser-rule-match = Decide el árbitro
organiser-goes-on = Sigue
organiser-told-colour = El color está elegido.
organiser-told-drawn = La partida siguiente se juega con estos tiempos.
organiser-told-ruled-match = El encuentro está decidido.
organiser-open-line-ups = Abrir las alineaciones
organiser-told-line-ups = Las alineaciones están abiertas.
organiser-teams = Equipos ({ $teams })
organiser-new-team = Equipo nuevo
organiser-captain = Capitán
organiser-player = Jugador
organiser-up = { $name } hacia arriba
organiser-open-line-ups-here = Abrir estas alineaciones
organiser-line-up = Alineación: { $name }{ $sealed ->
    [yes] {" "}(sellada)
   *[no] { "" }
}
organiser-seal = { $sealed ->
    [yes] Sellar de nuevo
   *[no] Sellar
}
organiser-told-sealed = La alineación está sellada: { $name }.
organiser-when = Día y hora
organiser-when-to = Fijar para
organiser-told-when = El encuentro tiene su hora.
organiser-window = Plazo del encuentro en línea
organiser-opens = Empieza
organiser-closes = Termina
organiser-told-window = El encuentro tiene su plazo.
organiser-walk-over = Ganado sin jugar
organiser-winner = Ganador
organiser-give-win = Dar la victoria
organiser-told-walk-over = El encuentro está ganado sin jugar.
organiser-move = Tablero de { $white } – { $black }
organiser-wave = Turno
organiser-move-swaps = Una partida que esté allí cambia de sitio con ella.
organiser-put-there = Poner allí
organiser-off-board = En ningún tablero
organiser-told-moved = La partida tiene su sitio.
organiser-calendar = Calendario
organiser-home = Local
organiser-away = Visitante
organiser-settings = Ajustes
organiser-settings-of = Ajustes: { $name }
organiser-told-settings = Los ajustes están guardados.
organiser-hold-back = Retener los resultados hasta anunciarlos
organiser-online = Los encuentros se juegan en línea, cada uno en su plazo
organiser-start-numbers = Números de salida
organiser-by-strength = Por fuerza
organiser-told-numbered = Los números de salida están dados.
organiser-drop-tournament = Retirar el torneo
organiser-told-tournament-dropped = El torneo está retirado.
organiser-apart = Separados: no se emparejan dos de un grupo
organiser-in-rounds = rondas { $from } a { $to }
organiser-from-round = Desde la ronda
organiser-to-round = Hasta la ronda
organiser-keep-apart = Separar
organiser-clubs-apart = Separar a los jugadores de un club
organiser-told-apart = Están separados.
organiser-deductions = Puntos quitados
organiser-deducted = { $name }: puntos de encuentro { $match }, puntos de tablero { $board }
organiser-team-head = Equipo
organiser-match-points = Puntos de encuentro
organiser-board-points = Puntos de tablero
organiser-deduct = Quitar los puntos
organiser-told-deducted = Puntos quitados: { $name }.
organiser-new-tournament = Torneo nuevo
organiser-no-tournament = No hay ningún torneo. Cree uno.
organiser-field = { $field ->
    [best] los primeros de torneos terminados
   *[all] { $teams ->
        [yes] todos los equipos
       *[no] todos los jugadores
    }
}
organiser-deal = Reparto
organiser-deal-is = { $deal ->
    [one] un torneo
    [crossed] los dos primeros de cada grupo, cruzados: A1–B2, B1–A2
   *[snake] grupos, en serpentina por fuerza
}
organiser-places-each = Puestos de cada uno
organiser-groups = Grupos
organiser-make = Crear
organiser-told-made = El torneo está creado.
organiser-links-why = Un jugador escanea su tarjeta y ve sus emparejamientos, partidas y resultados. Quien tiene una tarjeta puede actuar por su jugador: désela solo a él.
organiser-link-address = Dirección con la que los teléfonos llegan a este servidor
organiser-use-address = Usar esta dirección
organiser-link = Enlace personal
organiser-show-link = Mostrar el enlace
organiser-link-code = Código QR del enlace personal de { $name }
organiser-print-card = Tarjeta para imprimir
organiser-card-scan = Sus emparejamientos, partidas y resultados: escanee esto con su teléfono en la red de la sala. Es solo para usted.
organiser-replace-link = Reemplazar un enlace perdido
organiser-replace-why = El enlace actual dejará de llevar a ningún sitio. ¿Reemplazarlo?
organiser-replace-yes = Reemplazarlo
organiser-told-replaced = { $name } tiene un enlace nuevo; el antiguo no lleva a ningún sitio.


organiser-copy = Copia de seguridad
organiser-copy-now = Hacer una ahora
organiser-copy-done = Copia de seguridad hecha.
organiser-copy-is = { GIVEN($file) ->
    [yes] De { $at }: { $file }
   *[no] Ninguna desde que arrancó el servidor; se hace una después de cada ronda
}
organiser-copy-second = { GIVEN($second) ->
    [yes] Cada una se escribe también en { $second }.
   *[no] No hay segundo lugar: el servidor toma uno con --copy-to.
}


register-parts = Partes de la dirección del torneo
register-part = { $part ->
    [persons] Personas
    [clubs] Clubes
    [ratings] Lista de Elo
   *[events] Torneos
}
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
register-look-up = Buscar en la lista de la FIDE: nombre o código
register-fide = FIDE
register-from-fide = de la lista de Elo de la FIDE
register-not-listed = La lista de la FIDE no tiene a nadie con este nombre.


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
table-pairings-by-name = Emparejamientos de la ronda { $round } por nombre

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
