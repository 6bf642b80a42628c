
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


organiser-title = Dirección del torneo
organiser-needs = La página del organizador necesita JavaScript. Sin él, use la línea de órdenes del servidor.
organiser-role = organizador
organiser-other = Este dispositivo tiene otra función. Esta página necesita un código de organizador.
organiser-moved = El servidor continúa desde una copia de seguridad y esta página muestra el evento como era antes. Cárguela de nuevo e introduzca lo que falta en la copia: la terminal del servidor dice desde cuándo.
organiser-load-again = Cargar de nuevo
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
    [site] Sitio de las partidas en línea
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
    [teams] equipos de 6 tableros
   *[league] liga de equipos de 6 tableros
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
organiser-tie-breaks-such = Los códigos de la FIDE en su orden: BH Buchholz (BH/C1 sin el más bajo), SB Sonneborn-Berger, DE encuentro directo, WIN victorias, PS puntuación progresiva, KS Koya, ARO Elo medio de los rivales.
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
organiser-count-wrong = Se espera un número entero de { $min } a { $most }.
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
organiser-end-open = Aún pendiente:
organiser-end-entries = las inscripciones no están cerradas
organiser-end-finals = las finales de { $places } no están creadas
organiser-end-protests = { $protests ->
    [one] 1 reclamación está sin resolver
   *[other] { $protests } reclamaciones están sin resolver
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
organiser-withdrawn = { GIVEN($round) ->
    [yes] retirado desde la ronda { $round }
   *[no] retirado
}
organiser-late = inscrito desde la ronda { $round }
organiser-round = Ronda { $round }
organiser-board = tablero { $board }
organiser-game-on = de la ronda { $round }, tablero { $board }
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
organiser-play-together = { $categories } juegan un solo torneo: una tiene muy pocos jugadores para uno propio
organiser-without-category = { $players ->
    [one] Un jugador no tiene categoría.
   *[other] { $players } jugadores no tienen categoría.
}
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
organiser-born-such = 1976, 23.7.1976
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
organiser-handle = Nombre en línea
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
organiser-withdraw-means = En una liga o un todos contra todos, las partidas no empezadas se pierden por incomparecencia. Antes de la mitad de los encuentros también se anulan los resultados. No hay vuelta atrás.
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
organiser-told-late = { $name } es inscripción tardía. Hasta la ronda 4 los números siguen los Elo (C.04.2): imprima de nuevo dorsales y listas.
organiser-told-changed = { $name }: guardado.
organiser-told-bye = { $name } descansa en la ronda { $round }.
organiser-told-no-bye = { $name } juega en la ronda { $round }.
organiser-told-withdrawn = { $name } se ha retirado.{ GIVEN($board) ->
    [yes] {" "}La partida de la ronda { $round }, tablero { $board }, se mantiene y necesita un resultado.
   *[no] { "" }
}
organiser-told-returned = { $name } vuelve a jugar.


organiser-no-rounds = Aún no hay torneo: cierre primero las inscripciones.
organiser-no-places = Aún nadie tiene puesto.
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
organiser-is-taken = { $match_points } MP, { $board_points } GP: { $reason }
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
organiser-told-paired = { $rounds ->
    [1] La ronda { $round } está emparejada como borrador.
   *[other] Las { $rounds } rondas están emparejadas como borradores.
}
organiser-told-published = Ronda { $round }, versión { $version } publicada.
organiser-told-republished = Ronda { $round }, versión { $version } publicada. Una partida cambiada que no había empezado está fuera de las pistas: asigne la ronda a los tableros y envíela de nuevo.
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
organiser-finals-stay = Las finales han comenzado: quienes las juegan siguen, aunque esto cambie quiénes serían.
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
organiser-place-is = puesto { $place }, puntos: { $points }
organiser-held = Resultados que esperan su decisión
organiser-held-because = de la pista { $court }: { $because ->
    [unknown] el torneo no tiene ninguna partida { $game }
    [withdrawn] la partida fue retirada
    [differs] ya cuenta otro resultado ({ $counts })
    [after_pairing] ya cuenta otro resultado ({ $counts }) y la ronda siguiente está emparejada
   *[not_in_match] el encuentro no necesita esta partida
}
organiser-accept = Que cuente
organiser-set-aside = Apartarlo
organiser-told-held = { $accept ->
    [yes] El resultado cuenta.
   *[no] El resultado está apartado.
}
organiser-reported = Resultados comunicados por jugadores
organiser-reported-by = { $disputed ->
    [yes] comunicado por { $name }, impugnado por el rival, decide usted
   *[no] comunicado por { $name }; cuenta el { $deadline } si el rival no lo impugna
}


organiser-rk = Pto.
organiser-all-categories = Todas las categorías
organiser-draw-lots = Sortear puestos compartidos
organiser-lots-mean = El sorteo decide cada puesto compartido para siempre.
organiser-shared-place = { $title }: el puesto { $place } lo comparten { $names }. Decide el sorteo (Clasificación).
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
organiser-no-cross-table = Una eliminatoria no tiene cuadro cruzado.
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
organiser-protest-game = Partida
organiser-no-correction = sin corrección
organiser-corrected-by = corregido por el registro { $records }
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
organiser-opponents = Media Elo de los rivales
organiser-n = n
organiser-w = W
organiser-rc = Rc
organiser-rtg-change = Elo+/-
organiser-after = Clasificación tras la ronda { $finished }{ $live ->
    [yes] , con resultados de la siguiente
   *[no] { "" }
}


organiser-event-head = Torneo
organiser-season = Temporada
organiser-season-such = como 2026/27
organiser-site = Sitio de las partidas en línea
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
organiser-rating-new = nuevo
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
organiser-named = { $named } de { $boards } tableros asignados
organiser-told-sealed = La alineación está sellada: { $name }.
organiser-when = Día y hora
organiser-when-to = Fijar para
organiser-time-proposed = { $player } propone { $at }. Cuenta en cuanto el rival acepte.
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
organiser-first-team = Primer equipo
organiser-second-team = Segundo equipo
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
organiser-drop-tournament = { GIVEN($finals) ->
    [yes] Retirar las finales
   *[no] Retirar el torneo
}
organiser-told-tournament-dropped = { GIVEN($finals) ->
    [yes] Las finales están retiradas.
   *[no] El torneo está retirado.
}
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
