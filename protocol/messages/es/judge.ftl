# La página del juez de línea.

judge-title = Juez de línea
judge-needs = La página del juez necesita JavaScript. Sin él, llame al árbitro principal con la mano.

## La conexión

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

## Inscripción

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

## Las barras

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
judge-answers = { $buzzes ->
    [yes] Con cada pulsación destella el borde de la pantalla. También puede vibrar y pitar.
   *[no] Con cada pulsación destella el borde de la pantalla. También puede pitar; este teléfono no puede vibrar.
}
judge-answers-by = { $answers ->
    [sound] Sonido
    [buzz] Vibración
   *[none] Solo luz
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
# dónde corre alguien, sin conexión
judge-unknown = ?
judge-before-start = { $ready ->
    [yes] listo
   *[no] sin empezar
}
# dónde y cómo se da la vuelta un corredor, si no es una línea a 14 m del tablero
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

## Los estados de una pulsación y de un deseo

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

## Qué era una pulsación

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

## El tablero

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

## Resultados

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
