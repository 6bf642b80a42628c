# La página de los espectadores.

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

## La ronda, y jugadores destacados

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

## La página de un tablero

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

## ¿Qué es ChessRun?

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

## An event

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
