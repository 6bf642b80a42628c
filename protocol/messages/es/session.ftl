# Palabras de las páginas que tienen una sesión con la pista.

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
judge-taken = Esta página sigue en otra pestaña
judge-taken-why = Se abrió en otra pestaña de este navegador. Solo puede usarse una.
judge-in-this-tab = Seguir en esta pestaña

## Las barras

judge-court = pista
judge-go-to-court = ir a { court }
judge-cancel = Cancelar
judge-undo = Retirar
judge-go = GO
judge-go-unheard = ¿GO?

## La línea del juez; aspecto y respuesta de la página

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
judge-seconds = { $seconds } s

## Los estados de una pulsación y de un deseo

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

## Qué era una pulsación

judge-told-call = { fault }, { $name } ({ side })
judge-told-moved = era el carril { $lane }: { fault }
judge-told-taken-back = retirado: { $what }
judge-taken-back-reason = retirado por el juez

## Filas de lo que se puede ver

judge-seen-draw-card = { GIVEN($cards) ->
    [yes] Tarjeta de tablas puesta (quedan { $cards })
   *[no] Tarjeta de tablas puesta
}
judge-claims = Reclama: { claim }
judge-claims-own-flag = Reclama: su propia bandera ha caído
judge-exchanged = Peón de { $square } cambiado: { piece }
judge-declares = Declara: { piece }

## Resultados

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

## Listos y lista de control

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
