# La página del árbitro principal.

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

## Buzón

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

## Ronda

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

## Un tablero

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

## El registro

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

## Pantallas de la sala

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

## Dispositivos

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
