
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


public-title = Pista de ChessRun
public-needs = Esta página dibuja una pista en directo y necesita JavaScript. Los mismos datos: /api/v1/courts/1
public-demo-why = Demostración: las jugadas son de partidas reales; los relojes y las carreras son inventados.
public-connecting = Conectando…
public-live = Directo
public-lost = Sin conexión desde hace { $seconds } s. Los relojes pueden estar atrasados; se intenta de nuevo.
public-stopped = Esta pista ha parado: no se registra nada más. Así estaba al final.
public-no-court = Esperando la pista…
public-missing = { $kind ->
    [court] Esa pista no existe aquí.
   *[board] Ese tablero no existe en esta pista.
}
public-which-line = ¿En qué línea está esta pantalla?
public-no-game = sin partida
public-courts = Pistas
public-board = Tablero { $board }
public-round = Ronda { $round }
public-all-boards = Todos
public-to-move = le toca
public-board-silent = tablero sin datos
public-start-unknown = salida desconocida
public-phase = { $phase ->
    [waiting] sin empezar
    [countdown] va a empezar
   *[paused] en pausa
}
public-news = Qué ha pasado
public-moves = Jugadas
public-no-moves = Aún no hay jugadas.
public-number = N.º
public-moves-not-reported = no se reciben las jugadas
public-chain-game = Partida { $chain_game }
public-runs = { GIVEN($runs) ->
    [yes] { $runs ->
        [one] { $runs } carrera hecha
       *[other] { $runs } carreras hechas
    }
   *[no] carreras no comunicadas
}
public-credits = Dibujos de las piezas: Colin M. L. Burnett (GPL-2.0-or-later). Software libre, GPL-3.0-or-later.


public-view = { $view ->
    [boards] Tableros
    [above] Pista
    [results] Resultados
    [event] Torneo
   *[news] Noticias
}
public-views = Vistas
public-notices = Destacado
public-of-finished = de { $games } terminadas
public-running = en juego
public-in-the-round = en la ronda
public-stands = en parada tras la línea
public-stands-for = { GIVEN($fault) ->
    [yes] { $name }: en parada tras la línea ({ fault })
   *[no] { $name }: en parada tras la línea
}
public-owes-stop = { $name }: { $seconds } s de parada
public-due = debe { $seconds } s
public-low = { $name }: le quedan { $left }
public-claims = { side } reclaman
public-clocks-stopped = relojes parados
public-wins = gana
public-go = GO
public-metres = { GIVEN($metres) ->
    [yes] { $metres } m
   *[no] –
}
public-results = Resultados
public-result = Resultado
public-find = Buscar jugador
public-nobody = { $everywhere ->
    [yes] En ninguna pista hay nadie que se llame «{ $name }».
   *[no] En esta pista nadie se llama «{ $name }».
}
public-about = ¿Qué es ChessRun?
public-flip = Girar tableros
public-coordinates = Coordenadas
public-mark = { $mark ->
    [ticking] su reloj corre
    [crossed] línea cruzada
    [estimated] lugar estimado
   *[stands] parada de diez segundos
}
public-sleeps = Esta pantalla puede apagarse sola. Ajuste el dispositivo para que siga encendida.
public-no-news = Aún no ha pasado nada.
public-usual = { $lines ->
    [one] { $lines } jugada o carrera
   *[other] { $lines } jugadas y carreras
}
public-follow = Seguir a { $name }
public-followed = Usted sigue a { $name }
public-against = contra { $name }
public-marks-of = { public-runs }, { public-metres } · { $served ->
    [0] ninguna penalización cumplida
    [one] { $served } penalización cumplida
   *[other] { $served } penalizaciones cumplidas
}{ $illegal ->
    [0] { "" }
    [one] {" "}· { $illegal } jugada ilegal
   *[other] {" "}· { $illegal } jugadas ilegales
}
public-not-up-to-date = Sin conexión: estos datos no están al día.


public-now = { $then ->
    [yes] entonces:
   *[no] ahora:
}
public-steps = Recorrer la partida
public-step = { $to ->
    [Home] primera posición
    [ArrowLeft] jugada anterior
    [ArrowRight] jugada siguiente
   *[End] última posición
}
public-past-position = posición anterior
public-scale = { TIME($ms) }
public-thinking = tiempo de la jugada
public-running-time = carrera siguiente
public-difference = { $ahead ->
    [white] Blancas: { $time } más
   *[black] Negras: { $time } más
}
public-pace = { side }, carrera: { SECONDS($mean) } s de media, { SECONDS($best) } s la mejor
public-delayed = se muestra { $seconds } s después
public-ways = Este tablero
public-flip-board = Girar
public-pgn = PGN
public-earlier = Partidas de rondas anteriores
public-share = Enlace
public-run-heading = Carrera y penalizaciones
public-distance = Distancia
public-mean-run = Carrera media
public-best-run = Mejor carrera
public-stood = En parada
public-clock-from-penalties = Tiempo de reloj por penalizaciones
public-seconds = { SECONDS($ms) } s
public-incidents = Qué ha pasado en esta partida


about-lead = Ajedrez y carrera a la vez: dos jugadores, un tablero, un reloj y catorce metros hasta la línea después de cada jugada.
about-title = { $part ->
    [court] Una pista de tableros
    [run] Jugar, pulsar, correr
    [clocks] El reloj no espera
    [penalty] Diez segundos tras la línea
    [claim] Parar y reclamar
   *[win] El final
}
about-text = { $part ->
    [court] Los tableros están en la línea central de una pista de baloncesto. Cada jugador tiene detrás un carril, con una línea de fondo al final.
    [run] Después de jugar, el jugador pulsa el reloj, corre hasta su línea, la cruza con los dos pies y vuelve: 28 metros. Entonces puede jugar otra vez.
    [clocks] El adversario piensa mientras el jugador corre. Si el adversario juega antes, corre el reloj del corredor hasta que vuelve y juega.
    [penalty] El jugador que dio la vuelta antes de la línea se queda quieto diez segundos tras ella en su próxima carrera.
    [claim] El jugador que ve una jugada ilegal para los relojes y reclama. Un árbitro decide: el adversario del infractor recibe un minuto más, y una segunda jugada ilegal pierde la partida.
   *[win] Gana el jaque mate, y también la bandera caída del adversario. Las tablas se ofrecen con una tarjeta sobre el tablero; cada jugador tiene dos.
}
about-marks = Cómo leer la pista
about-watch = Ver la pista
about-play = Jugar a Speed chess en un solo móvil


public-event-which = Torneo
public-event-parts = Partes del torneo
public-event-part = { $part ->
    [pairings] Emparejamientos
    [standings] Clasificación
    [timetable] Horario
   *[medals] Medallas
}
public-event-rounds = Rondas
public-event-tournaments = Torneos
public-event-category = Categoría
public-event-everybody = Todos
public-event-loading = Cargando…
public-event-nothing = Aquí todavía no hay nada.
public-event-no-pairings = Todavía no se ha publicado ningún emparejamiento.
public-event-held-back = Los resultados se reservan hasta su anuncio.
public-event-changed = En negrita: cambiado desde la versión anterior.
