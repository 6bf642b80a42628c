# Partidas registradas e informes de los agentes de tablero.

pgn-finding = { $file }{ GIVEN($line) ->
    [yes] , línea { $line }
   *[no] { "" }
}{ GIVEN($game) ->
    [yes] , { game }
   *[no] { "" }
}{ GIVEN($ply) ->
    [yes] , media jugada { $ply }
   *[no] { "" }
}{ GIVEN($text) ->
    [yes] { " " }{ $text }
   *[no] { "" }
}: { flaw }
flaw = { $flaw ->
    [encoding] ni UTF-8 ni UTF-16; los nombres se leen como Latin-1 y pueden estar mal escritos
    [no_game] no se halló ninguna partida; se esperan etiquetas como [White "…"] y jugadas
    [cut_off] el archivo termina en medio de un carácter; falta lo que seguía
    [unreadable] no se puede leer el archivo
    [too_large] el archivo es demasiado grande; divídalo
    [broken_tag] no es una etiqueta; se espera [Nombre "valor"]
    [repeated_tag] esta etiqueta está dos veces; vale la primera
    [open_comment] este comentario nunca se cierra; se espera { "}" }, sus jugadas no se leen
    [open_variation] esta variante nunca se cierra; se espera ), sus jugadas no se leen
    [stray_bracket] un paréntesis fuera de lugar; se pasa por alto
    [clock] no es un tiempo; se espera h:mm:ss, el tiempo queda sin dato
    [repeated_clock] otro tiempo para la misma media jugada; vale el primero
    [move_number] el número de la jugada no encaja; puede faltar una media jugada
    [not_a_move] no es una jugada; la partida se conserva hasta aquí
    [illegal_move] ilegal en esta posición; la partida se conserva hasta aquí
    [ambiguous_move] más de una pieza puede hacer esta jugada; la partida se conserva hasta aquí
    [variant] una variante del ajedrez que aquí no se juega; no se conserva ninguna jugada
    [start_position] no es una posición inicial posible; no se conserva ninguna jugada
    [contradictory_result] el resultado de las etiquetas y el que sigue a las jugadas difieren
   *[result_against_board] el resultado contradice al tablero, donde { GIVEN($flaw-winner) ->
        [yes] { $flaw-winner ->
            [white] Blancas dieron mate
           *[black] Negras dieron mate
        }
       *[no] la partida es tablas
    }
}
pgn-unreadable = { $path }: { $why }; se espera un archivo PGN o una carpeta con ellos
pgn-too-large = { $path }: más de { $most } bytes; divida el archivo
pgn-empty-folder = { $path }: ningún archivo de esta carpeta termina en .pgn

control-tagged = la partida registrada tiene { $found } para { side }, las reglas de esta partida dan { $expected }: sus relojes diferirán
control-clocked = { side } tiene { $found } tras la primera jugada de la partida registrada, según las reglas de esta partida { $expected }: sus relojes diferirán
tags-reversed = los colores están invertidos: se espera [White "{ $white }"] y [Black "{ $black }"] (IM-1-1)
tag-differs = { GIVEN($found) ->
    [yes] [{ $tag } "{ $found }"] no es { $tag ->
        [Site] el sitio del encuentro
       *[other] el jugador emparejado
    }
   *[no] ninguna etiqueta { $tag } nombra { $tag ->
        [Site] el sitio del encuentro
       *[other] a un jugador
    }
}: se espera "{ $expected }" (IM-1-1)

## A board agent
agent-no-link = sin conexión con la pista: { $why }{ GIVEN($tries) ->
    [yes] { $tries ->
        [1] ; se intenta de nuevo
       *[other] ; { $tries } intentos hasta ahora
    }
   *[no] { "" }
}
agent-linked = conectado a { $courts } como { $device } para { $boards-n ->
    [0] todos los tableros
   *[other] { boards }
}
agent-looking = busca la pista en { $address }
agent-refused = { court }, { board }: rechazado: { $why }
agent-recorded = { court }, { board }: { GIVEN($rulings) ->
    [yes] { $rulings }
   *[no] registrado
}
agent-not-made = { court }, { board }: la partida ha terminado en la pista; { $count } informes registrados después de su final no se hicieron
agent-differs = { court }, { boards }: { $differs }
agent-tag-differs = { $file }, { game }: { $differs }
agent-all-played = todas las partidas grabadas están jugadas: este agente termina. La ronda siguiente necesita su archivo
agent-no-round = no hay aquí ninguna partida de la ronda { $round }: no se juega nada
agent-runs-presumed = las carreras vistas aquí no cuentan: la pista las da por hechas; con `runs = "reported"` en el [[pairing]] cuentan
agent-not-taken = la línea { $line } no se aceptó: { $why }: { $text }
agent-lines-lost = { $lines ->
    [one] 1 línea de la entrada estándar no se aceptó, véase arriba
   *[other] { $lines } líneas de la entrada estándar no se aceptaron, véase arriba
}
agent-line-too-long = es más larga de lo que puede ser un informe
agent-line-unread = { $why }; se espera { "{" }"board":3,"seen":…{ "}" }
agent-out-of-order = la línea { $line } dice algo visto antes del último informe de { court }, { board }: se informa como visto justo después
piped-ago = "ago_ms" es { $ago }; se espera de 0 a { $most }, un día
agent-position-unseen = aún no se conoce la posición: escriba la jugada casilla por casilla, como e2e4, y sin su reloj
agent-held-full = { $reports } informes esperan ya a que se admita este dispositivo
agent-held = este dispositivo nunca fue admitido, así que no se conoce su pista: los informes se retienen, aún no en disco, hasta que se admita
agent-held-in-vain = { reports-counted } de un dispositivo que nunca fue admitido: ni guardados ni enviados
reports-counted = { $reports ->
    [one] 1 informe
   *[other] { $reports } informes
}
agent-outbox = bandeja de salida en { $folder }: { reports-counted } en espera
agent-outbox-torn = su última entrada nunca se terminó y se omite ({ $bytes } bytes): un informe en ella no se envió; si el servidor ya no conoce este dispositivo, era su clave: pida un código nuevo
agent-outbox-damaged = se omitieron en ella { $bytes } bytes dañados
agent-waiting = { reports-counted } en espera de la pista
agent-no-game = no hay partida que jugar; las líneas de arriba dicen por qué
agent-check-needs-games = --check necesita archivos PGN
agent-checked = { $games ->
    [one] 1 partida
   *[other] { $games } partidas
}, { $plies ->
    [one] 1 media jugada
   *[other] { $plies } medias jugadas
}, { $cut } incompletas

## El tablero de una línea y lo que se escribe
address-no-court = no hay { court } para este dispositivo; informa de la pista { $courts }
address-which-board = ¿qué tablero? empiece la línea con su número, como 3 e4
address-no-board = no hay { board } para este dispositivo; informa de { $each }
address-of = { boards } de { court }
address-which-court = ¿qué pista? este dispositivo informa de la pista { $courts }{ $typed ->
    [yes] , y una línea escrita no nombra ninguna: envíe JSON Lines, o inscriba un dispositivo por pista
   *[no] : añada "court"
}
typed-nothing = ¿qué pasó ahí? escriba help para ver qué se puede escribir
typed-too-much = { $word } sobra
typed-whose = ¿de quién? se espera w o b, hallado { $word }
typed-no-move = { $word } no es aquí una jugada legal; una ilegal que se hizo se escribe como e2e5
typed-no-clock = { $word } no es un tiempo de reloj; se espera 4:32 o 1:04:32.5
typed-square = ¿en qué casilla? se espera una como e8
typed-one-of = { $asks ->
    [piece] ¿qué pieza?
    [subject] ¿de qué?
    [claim] ¿qué?
   *[agreement] ¿en qué? flag w|b, noflag, on, o
} se espera uno de { $names }
