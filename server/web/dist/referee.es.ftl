
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


referee-title = Árbitro principal
referee-needs = La página del árbitro principal necesita JavaScript. Sin él, use el terminal.
referee-no-head = Este dispositivo tiene otra función: { role }. Esta página necesita un código de árbitro principal, o un árbitro principal da su función a este dispositivo (Dispositivos, Puesto).
referee-ask-hint = Admite este dispositivo con otra función y después puede darle la de árbitro principal (Dispositivos, Puesto).
referee-to-judge = A la página de los jueces de línea
referee-board-word = Tablero
referee-parts = Partes de la página
referee-tab = { $tab ->
    [inbox] Buzón { $open }
    [round] Ronda
    [devices] { $asking ->
        [0] Disposit.
       *[other] Disposit. ({ $asking } pide)
    }
    [screens] Pantallas
   *[log] Registro
}
referee-hint = Toque un tablero o responda a lo que espera.
referee-server = El servidor
referee-unproven = { $name } nombra sin prueba la época { $epoch } de otro servidor. Se le ha rechazado; nada más cambia. Revise el dispositivo y, si hace falta, exclúyalo.
referee-players = { $white } – { $black }
referee-state = { $state ->
    [empty] sin partida
    [asks] le espera
    [sealed] sellado
    [differs] no coinciden
    [confirmed] acordado, sin sellar
    [entered] resultado anotado
    [over] terminada
    [penalty] penalización
    [silent] sin señal
    [ready] listo
    [waiting] sin empezar
    [countdown] cuenta atrás
    [paused] detenida
   *[running] en juego
}


referee-more-changes = y { $more } más
referee-waiting = { $open ->
    [0] Nada le espera
   *[other] Le esperan: { $open }
}
referee-owed = { $penalties ->
    [one] 1 penalización sin cumplir
   *[other] { $penalties } penalizaciones sin cumplir
}
referee-alike = La misma pregunta: { $boards }
referee-to-all = { $answer }, a todos
referee-all-the-same = Aun así: { $act }
referee-on-record = { $record }{ $is_silent ->
    [yes] ; el registro de la pista no lo dice
   *[no] { "" }
}
referee-of-round = Ronda { $round }
referee-dated = Cuenta desde su primer toque, hace { $seconds } s.


referee-round = { $over } de { $games } partidas terminadas
referee-entered = Resultado anotado, sin confirmar: { $boards }
referee-except = Tableros que salen
referee-all-ready = { $boards }: todo listo
referee-hindrances = La salida debe esperar:
referee-despite = Salir de todos modos, porque
referee-start = 3 · 2 · 1 · GO: { $boards }
referee-of-boards = { $act }: { $boards }
referee-next-round = Ronda siguiente: su archivo de emparejamientos
referee-put-on = Poner las partidas de { $file }
referee-put-on-published = Colocar la ronda de la dirección del torneo
referee-abort = Parar la cuenta atrás: { $boards }
referee-stop-all = Detener { $boards }
referee-seal = Sellar { $boards }
referee-all-courts = todas las pistas
referee-no-countdown = Sin conexión: las otras pantallas no contarían a la vez. Cuente en voz alta y pulse «{ verb-go }» en el tablero.
referee-on-screens = En { $on } { $on ->
    [one] pantalla de árbitro
   *[other] pantallas de árbitro
}{ GIVEN($not_on) ->
    [yes] , aún no en: { $not_on }
   *[no] { "" }
}
referee-earlier = Rondas anteriores: { $games ->
    [one] 1 resultado sin sellar
   *[other] { $games } resultados sin sellar
}
referee-earlier-game = Ronda { $round }, { $board }: { referee-state }


referee-board-is = { $name }: { referee-state }
referee-part = { $part ->
    [play] Juego
    [penalties] Penalizaciones
    [result] Resultado
    [clock] Relojes
    [seen] Visto
    [log] Registro
   *[board] A mano
}
referee-part-gone = { $part }: ya no hay nada que hacer ahí; la partida siguió entretanto.
referee-pause-else = Pausa, otro motivo
referee-penalty = { side }: { fault }, { $state ->
    [called] con aviso
    [due] pendiente
    [asked] por decidir
    [serving] cumpliéndose
    [served] cumplida
    [voided] anulada
   *[lapsed] caducada
}
referee-reason = Motivo
referee-call = Avisar falta
referee-fault = Falta
referee-on-board = En el tablero
referee-clock-of = { $known ->
    [yes] { side }, por ejemplo 7:28 o +1:00
   *[no] { side }, por ejemplo 7:28
}
referee-clock-now = { side } { $time }{ $runs ->
    [yes] { " " }(en marcha)
   *[no] { "" }
}
referee-enlarge = ampliar o reducir
referee-to-run = Reloj en marcha
referee-as-it-is = sin cambio
referee-not-a-time = No es un tiempo: escriba minutos y segundos, por ejemplo 7:28, o también horas, por ejemplo 1:07:28.
referee-fen = La posición en FEN
referee-not-a-position = No es una posición en FEN, por ejemplo 4k3/8/8/8/8/8/4P3/4K3 w - - 0 1
referee-seats = Error de colocación
referee-colours = colores invertidos
referee-exchanged = intercambio con { board }


referee-log = { $list ->
    [courts] Decisiones e incidentes
    [all] Todo
    [then] Según se sabía entonces
   *[own] Mis pulsaciones
}
referee-log-new = { $lines ->
    [0] Nada nuevo
    [one] Mostrar 1 línea nueva
   *[other] Mostrar { $lines } líneas nuevas
}
referee-log-earlier = Líneas anteriores


referee-screens = Pantallas de la sala
referee-screen = { $kind ->
    [hall] Proyector de la sala
   *[overlay] Imagen sobre el vídeo
}
referee-screen-name = Nombre de otra pantalla, tras { $address }
referee-screen-shows = { $screen } muestra: { $shows }
referee-screen-unknown = Aún no se sabe qué muestra { $screen }.
referee-screen-set = Mostrar
referee-screen-refused = No cambiado: { $why }
referee-screen-no-link = No cambiado: sin conexión con el servidor. Inténtelo otra vez.
referee-shows = Muestra
referee-by-itself = automático
referee-view = { $view ->
    [above] pista desde arriba
    [boards] tableros
    [results] resultados
    [lower] un tablero
    [strip] franja de tableros
    [penalty] penalización
    [table] tabla de resultados
   *[nothing] nada
}


referee-no-devices = La lista de dispositivos aún no ha llegado.
referee-devices = Dispositivos: { $devices }
referee-duty = { role }{ GIVEN($courts) ->
    [yes] , pista { $courts }
   *[no] { "" }
}{ GIVEN($lanes) ->
    [yes] , carriles { $lanes }
   *[no] { "" }
}{ GIVEN($on) ->
    [yes] , ahora en la pista { $on }
   *[no] { "" }
}{ GIVEN($end) ->
    [yes] , { line-of }{ GIVEN($at) ->
        [yes] , { $at }
       *[no] { "" }
    }
   *[no] { "" }
}
referee-relieved = { role }, relevado
referee-device-in-full = { $device }, { $software }{ GIVEN($heard) ->
    [yes] ; oído hace { $heard }
   *[no] { "" }
}{ GIVEN($error) ->
    [yes] ; su reloj se conoce con un error de { $error } ms
   *[no] { "" }
}
referee-duty-of = Puesto
referee-role = Función
referee-lanes = Carriles, por ejemplo 1-6; vacío: todos
referee-not-lanes = No son carriles: escriba 1-6 o 1,2,5.
referee-to-device = A
referee-revoke-why = Su inscripción termina: necesita un código o debe volver a pedir acceso.
referee-this-device = Este dispositivo
referee-own-device = Es el dispositivo que tiene en la mano.
referee-let-in-else = Admitir con otro puesto
referee-name = Nombre
referee-reach = { $reach ->
    [live] en línea
    [stale] sin señal
    [asleep] en reposo
    [unreachable] sin conexión
   *[away] ausente
}{ GIVEN($delay) ->
    [yes] , { $delay } ms
   *[no] { "" }
}{ GIVEN($battery) ->
    [yes] , batería { $battery } %
   *[no] { "" }
}{ $unsent ->
    [0] { "" }
   *[other] , { $unsent } sin enviar
}
referee-asks = El teléfono { $number } pide acceso: { $name }
referee-let-in = Admitir: { role }
