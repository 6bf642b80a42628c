# Palabras comunes a la página pública y a la del juez.

pages-locale = es-ES
# el signo antes de las décimas
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
