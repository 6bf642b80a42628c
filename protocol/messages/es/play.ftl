# Palabras del juego que muestran todas las pantallas: bandos, piezas, faltas, reclamaciones, resultados.

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

## Sucesos de una partida, en su página pública y en el registro de los árbitros

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
