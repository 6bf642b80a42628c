# La página del organizador.

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

## Torneos

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

## El torneo

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

## Inscripciones y control de presencia

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

## Rondas

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

## Correcciones y resultados retenidos

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

## Clasificación, horario, reclamaciones, medallas, Elo

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

## Lista de Elo

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

## Megafonía

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

## Importación

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

## Encuentros y equipos

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

## Copias de seguridad

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

## Fuera de un torneo

register-parts = Partes de la dirección del torneo
register-part = { $part ->
    [persons] Personas
    [clubs] Clubes
    [ratings] Lista de Elo
   *[events] Torneos
}
