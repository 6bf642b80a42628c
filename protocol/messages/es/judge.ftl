# La página del juez de línea.

judge-title = Juez de línea
judge-needs = La página del juez necesita JavaScript. Sin él, llame al árbitro principal con la mano.

## La conexión

judge-relieved-why = Relevado: otro teléfono tiene sus carriles. Desde aquí no se puede dar ningún aviso hasta que el árbitro principal vuelva a dar un puesto a este teléfono.

## Las barras

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

## La línea del juez; aspecto y respuesta de la página

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

## Los carriles

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
# dónde corre alguien, sin conexión
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

## Los estados de una pulsación y de un deseo

judge-of-lane = carril { $lane }, { $what }

## Qué era una pulsación

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

## La ficha de un carril

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

## Filas de lo que se puede ver

judge-announced = Reclama tablas por la posición
judge-announced-move = La jugada que anuncia, si no la ha hecho (g1f3)
judge-not-a-move = No es una jugada: escriba las dos casillas, por ejemplo g1f3, y a7a8q para una nueva dama.

## El tablero

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

## Resultados

judge-no-result = Aquí no hay partida emparejada.

## Listos y lista de control

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
