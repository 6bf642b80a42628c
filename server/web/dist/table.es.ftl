
pages-locale = es-ES
pages-decimal = ,
pages-direction = ltr
pages-language = Idioma
pages-demo = DEMO
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


table-title = Speed chess
table-noscript = Esta página es un reloj de ajedrez y necesita JavaScript.
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
table-declared = { $claim ->
    [flag] Su rival dice: su bandera (la de usted) ha caído.
    [illegal] Su rival dice: su jugada (la de usted) fue ilegal.
    [king_taken] Su rival dice: ha capturado el rey de usted.
    [mate] Su rival dice: mate.
    [stalemate] Su rival dice: rey ahogado.
    [repetition] Su rival dice: esta posición se ha dado tres veces.
    [both_flags] Su rival dice: ambas banderas han caído.
   *[draw] Su rival ofrece tablas.
}
table-you-said = { $claim ->
    [flag] Usted dijo: la bandera del rival ha caído.
    [illegal] Usted dijo: la jugada fue ilegal.
    [king_taken] Usted dijo: el rey ha sido capturado.
    [mate] Usted dijo: mate.
    [stalemate] Usted dijo: rey ahogado.
    [repetition] Usted dijo: esta posición se ha dado tres veces.
    [both_flags] Usted dijo: ambas banderas han caído.
   *[draw] Usted ofreció tablas.
}
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
table-result = { $outcome ->
    [won] Usted gana
    [lost] Usted pierde
   *[drawn] Tablas
}: { $by ->
    [flag] bandera caída
    [illegal] jugada ilegal
    [king_taken] rey capturado
    [mate] jaque mate
    [stalemate] rey ahogado
    [repetition] repetición
    [both_flags] ambas banderas caídas
    [draw] por acuerdo
   *[resigns] abandono
}
table-rematch = Revancha, colores cambiados
