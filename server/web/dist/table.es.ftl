
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


table-title = Speed chess
table-needs = Esta página es un reloj de ajedrez y necesita JavaScript.
table-side = { $side ->
    [white] Blancas
   *[black] Negras
}
table-punch = toque para terminar su jugada
table-first-punch = Negras: toque para poner en marcha el reloj de Blancas
table-first-waits = Blancas: espere el toque de Negras
table-stop = Parar ambos
table-say = { $claim ->
    [flag] ¡Bandera!
    [illegal] ¡Ilegal!
    [king_taken] Rey capturado
    [mate] ¡Mate!
    [stalemate] Ahogado
    [repetition] Repetición
    [both_flags] 2 banderas
    [draw] ¿Tablas?
   *[resigns] Abandono
}
table-declared = Su rival dice: «{ table-say }»
table-you-said = Usted dijo: «{ table-say }»
table-agree = De acuerdo
table-disagree = En desacuerdo
table-withdraw = Retirar
table-stopped = Ambos relojes están parados.
table-other-goes-on = Su rival debe continuar.
table-go-on = Continuar
table-promotes = { $piece ->
    [queen] ¡Dama!
    [rook] ¡Torre!
    [bishop] ¡Alfil!
   *[knight] ¡Caballo!
}
table-more = Más
table-fewer = Volver
table-minutes = { $minutes } min
table-sleeps = La pantalla de este teléfono puede apagarse. Ajústelo para que siga encendida durante la partida.
table-not-kept = Este navegador no guarda ninguna partida. No cierre ni recargue esta página durante la partida.
table-result = { $outcome ->
    [won] Usted gana
    [lost] Usted pierde
   *[drawn] Tablas
}: { table-because }
table-because = { $claim ->
    [flag] caída de bandera
    [illegal] jugada ilegal
    [king_taken] rey capturado
    [mate] jaque mate
    [stalemate] ahogado
    [repetition] repetición
    [both_flags] dos banderas caídas
    [draw] de común acuerdo
   *[resigns] abandono
}
table-rematch = Revancha, colores cambiados
