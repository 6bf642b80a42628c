# Los actos de las personas: lo visto en un tablero y lo pedido a la pista. Común al terminal y al informe.

## Visto en un tablero

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

## Pedido a la pista

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

## Sucesos que solo leen los árbitros

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

## Asked by the head referee

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

## Before a press is sent

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
