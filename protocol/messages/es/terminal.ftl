# El terminal del árbitro principal y de los jueces de línea.

you = usted
confirm = sí, hágalo
confirm-all-the-same = sí, de todos modos
own-words = otro, con sus palabras
scope-all = todas las pistas
colours-reversed = colores invertidos, o cambiados con un tablero
no-penalty = No hay penalización abierta.
nothing-to-decide = Nada espera una decisión.
mark-lost = La pregunta marcada ya está decidida. Arriba o Abajo marca la siguiente.
no-court = Aún no se ha visto ninguna pista: aparece en cuanto haya conexión.
old-picture = no actual
no-presses = Aún no hay pulsaciones. Cada una sale aquí: guardada, en el servidor, resuelta.
nothing-to-undo = No tiene ninguna pulsación que deshacer.
undo-later = El servidor aún no tiene la pulsación: se deshace en cuanto llegue.
repeated = La misma pulsación repetida en un segundo cuenta una vez.
not-that-board = El resultado de ese tablero está en otra fase; elija uno de los tableros nombrados.
number-acted = Basta el número: no hace falta Intro.
no-board-there = Ningún tablero de esta pista tiene ese número.
no-link-no-countdown = Sin conexión: las otras pantallas no pueden contar. Cuente en voz alta y pulse G, luego v, en su GO: cuenta desde su tecla.
nobody-waits = Ningún tablero espera allí su salida.
picture-has-no-game = No se conoce ninguna partida en ese tablero.
choose-a-call = No hay aviso abierto. Para anular uno cumplido o caducado: L, su línea, v.
nothing-to-split = Ese aviso es de un solo árbitro: solo se separa lo que avisaron dos árbitros.
nothing-to-void = El registro aún no tiene líneas.
stays-open = La pregunta sigue hasta que el reloj de la mesa muestre el tiempo: y entonces, e para anotar una lectura.
not-a-clock = se espera el tiempo de Blancas y el de Negras, como  4:32 4:03 w  (- deja uno igual; w (Blancas) o b (Negras) corre), o el de un lado, como  w 8:30  o  +1:00 w  (si se conoce su reloj)
not-a-reading = se espera solo el tiempo de Blancas y el de Negras, como  4:32 4:03  (- si uno no se leyó)
not-lanes = se esperan carriles como  1-6  o  1,2,5  (vacío: todos)
cannot-swap = Los dos tableros necesitan una partida para cambiar sus jugadores.
needs-words = Aquí hacen falta unas palabras; Esc sale de todo.
would-come-to = El efecto, según la pista ahora (aún no se ha hecho nada)
undone-later = El servidor aún no tiene la pulsación y no se puede mostrar el efecto: se deshace en cuanto llegue.
not-an-answer = Esa tecla no es una respuesta: las respuestas están en la lista; Esc sale.
not-a-position = se espera una posición en notación FEN como  4k3/8/8/8/8/8/4P3/4K3 w - - 0 1
not-a-square = se espera una casilla como  e8
not-a-move = se espera una jugada como  e2e4  o  e7e8q  (vacío: ya está hecha)
esc-leaves = Es la primera pregunta; Esc sale.
undo-reason = pulsado por error
nothing-agreed = Aún no hay resultado confirmado: e anota uno; lo que ningún tablero informó necesita un segundo árbitro.
nothing-alike = Ninguna pregunta de aquí es sobre varios tableros.
annul-decision = anular esa decisión
what-now = ¿Y ahora?
after-the-outage = tiempos tras el corte
pressed-before = antes{ " " }
no-clock = -:--
empty-board = sin partida
nothing-to-call = Aquí no hay nada que avisar.
device-columns = Dispositivo    Estado      Visto  Dem.  Reloj +- Bat.  Guar. Func.  Dónde
now = ahora
device-act-done = Hecho: la lista lo muestra.
is-in-already = Este dispositivo ya está dentro: a cambia su función o carriles, h cede su función, x lo excluye.
disk-full = { " " }| DISCO DEL SERVIDOR LLENO
no-copy = { " " }| SIN COPIA DE SEGURIDAD
only-asks = Este dispositivo solo pide entrar: g lo admite, d lo rechaza.
no-duty-to-hand-over = Este dispositivo está relevado y no tiene puesto que ceder: a le da uno.
let-in-or-not = g, Intro lo admite como juez de línea de esta pista, todos los carriles; d lo rechaza.
this-court = esta pista
all-lanes = todos
no-lane = ninguno
in-order = conforme
not-in-order = no conforme
measured = medido
not-a-width = se esperan centímetros como  84,5
nothing-to-waive = En el tablero marcado no hay fallo que impida la salida.
waiting-help = No hace falta pulsar nada: sigue solo  ? ayuda  q salir
keys-by-help = ? lista todas las teclas
column-board = { GIVEN($court) ->
    [yes] P{ $court } Tab
   *[no] { " " }Tab
}
column-phase = Part.
column-white = { "   " }Blancas en debe
column-black = { "   " }Negras en  debe
column-notes = { " " }Por hacer; jugadores
silent = MUDO
open-calls = Avisos abiertos, el más urgente primero
your-presses = Sus pulsaciones, la última primero
stop-columns = Corredor              Nombre                Cronómetro
go-columns = { " " }Tab Partida   Listo   Control   Blancas - Negras
except = salvo
all-started = Ningún tablero de esta pista espera su salida.
only-left-out = Solo esperan su salida tableros excluidos: su número los incluye de nuevo.
nothing-against = No se conoce ningún motivo contra la salida.
nothing-against-now = no queda motivo en contra
against-not-known = No se conocen los motivos contra una salida: no ha llegado la lista de dispositivos.
still-played = no terminada
enter = Intro
only-side-acted = { side }: tomado al momento por ser el único jugador posible. u lo deshace.
no-such-key = { $key } no hace nada aquí: la última línea nombra las teclas, ? todas.
not-read = «{ $typed }» no se entendió: { $expected }
device-refused = Rechazado: { $text }
would-be-refused = Sería RECHAZADO: { $text }
and-more = y { $more } líneas más
link-lost = Sin conexión con la pista: { $why }. Siga: cada pulsación se guarda aquí hasta que vuelva.
shut-out = EXCLUIDO: { $why }. Las pulsaciones se guardan: salga (q) e inicie de nuevo, con --code o pidiendo entrar.
by-own-clock = { $at } reloj propio
from-first-key = desde { $at }, su primera tecla
scope-board = solo { board }
scope-marked-board = solo { board }, el marcado
scope-court = toda la { court }
asking-in-short = número { $number } { $name }
all-alike = los { $boards } por igual
nobody-to-stop = Nadie en el { board } tiene una parada por cumplir: s inicia allí un cronómetro de todos modos.
versus = { $white } - { $black }
players-by-colour = Blancas { $white }, Negras { $black }
more-penalties = { "  " }+{ $more } más: C
told-before = { board } { $said }, hace { $ago }
court-in-short = { court }: { $running } en curso, { $open } penalizaciones abiertas, { $asked } por decidir (. va allí)
of-round = ronda { $round }{ " " }
round-waits = { court } espera: { $reasons }.
games-left = quedan: { $left }   por sellar: { $confirmed }

## Listas, y lo que rodea una frase

or = { $first } o { $second }
and = { $first } y { $second }
on-board = { GIVEN($board) ->
    [yes] { board }, { $what }
   *[no] { game }, { $what }
}
on-court = { court }, { $what }
side-of-board = { board } { side }
side-letter = { $side ->
    [white] Bl
   *[black] Ne
}
player = jugador { $player }
time = { TIME($ms) }
boards-list = { $n ->
    [one] tablero { $lanes }
   *[other] tableros { $lanes }
}
boards-of-court = { court }: { $boards }
boards-asked = { $boards }: { $asks }
ruling-with-rule = { $ruling } ({ $rule })
by-server = servidor
unseen-line = #{ LINE($fact) }
earlier-line = la línea de #{ LINE($fact) }

## Relojes, resultados, estados

clock-of-side = { side } { $clock }
clocks-now = Los relojes muestran { $times }{ GIVEN($running) ->
    [yes] ; { $running ->
        [white] corre el de Blancas.
       *[black] corre el de Negras.
    }
   *[no] .
}
position-would-be = { board }{ to-move }: { $fen }
players-would-be = { board }: Blancas { $players-white } (antes { $was-white }), Negras { $players-black } (antes { $was-black })
stopwatch = { GIVEN($tenths) ->
    [yes] { $tenths ->
        [0] LIBRE, { TENTHS($tenths) } s
       *[other] { TENTHS($tenths) } s
    }
   *[no] corre
}
debt = { $debt ->
    [half_run] M
    [full_run] E
    [correction] C
   *[take_back] R
}
whereabouts-in-short = { $at ->
    [behind_line] lín
    [at_board] tab
    [outward] ida
    [homeward] vue
    [away] aus
   *[unknown] ?
}
turn = { GIVEN($metres) ->
    [yes] { turned } { $metres } m
   *[no] { turned }
}
turned = { $mode ->
    [line] línea
    [cone] cono
   *[wall] pared
}
phase-shown = { $phase ->
    [waiting] { $ready ->
        [yes] listo
       *[no] espera
    }
    [countdown] { GIVEN($count) ->
        [yes] { $count ->
            [3] -- 3 --
            [2] -- 2 --
            [1] -- 1 --
            [0] { $is_linked ->
                [yes] ** GO **
               *[no] ¿GO ya?
            }
           *[other] ¡listos!
        }
       *[no] cuenta
    }
    [running] en curso
    [paused] PAUSA
   *[finished] { GIVEN($result) ->
        [yes] { score }
       *[no] fin
    }
}
penalty-state = { $penalty ->
    [called] avisada
    [due] YA TOCA
    [asked] duda
    [serving] en curso
    [served] cumplida
    [voided] anulada
   *[lapsed] caducada
}
scored = { score } { result }
ended-in-short = { score } { termination }
was-score = antes { $before }
result-state = { $how ->
    [decided] resuelto
    [ruled] decidido
    [corrected] corregido
   *[other] { $state ->
        [open] pendiente
        [entered] anotado
        [confirmed] confirmado
        [differs] DIFIERE
       *[sealed] sellado
    }
}
result-in-full = { board }, { $players }{ with-end }{ with-state }{ with-entries }
with-end = { GIVEN($result) ->
    [yes] : { scored }, { termination }
   *[no] { "" }
}
with-state = { GIVEN($state) ->
    [yes] { GIVEN($corrector) ->
        [yes] ; { $state } por { $corrector }, { was-score }
       *[no] ; { $state }
    }
   *[no] { "" }
}
with-entries = { GIVEN($entered) ->
    [yes] ; anotado: { $entered }
   *[no] { "" }
}
list-state = { $state ->
    [in_order] conforme
    [looked_at] visto
    [left] { $left } faltan
   *[fails] { $fails } FALLO
}
list-in-full = Lista del { board }: { $list }
failed-so = { $blocks ->
    [yes] { failed } (FALLA, w dispensa)
   *[no] { $waived ->
        [yes] { failed } (dispensado)
       *[no] { failed } (anotado)
    }
}

## Filas y líneas de las pantallas

board-title = { board }: { game } ronda { $round }{ in-chain }, { $phase }{ with-limit }; informa de { evidence }
in-chain = { GIVEN($chain) ->
    [yes] , { $chain }
   *[no] { "" }
}
with-limit = { GIVEN($left) ->
    [yes] , límite en { $left }
   *[no] { "" }
}
game-of-chain = partida sprint { $chain_game }
limit-in-short = hora { $left }
nothing-on-board = { court }, { board }: { empty-board }
place-and-debts = { whereabouts }, debe { $debts }
position-line = media jugada { $ply }{ with-last }{ with-placed }{ with-offers }  { GIVEN($fen) ->
    [yes] { $fen }
   *[no] posición desconocida
}
with-last = { GIVEN($last) ->
    [yes] , último { $last }
   *[no] { "" }
}
with-placed = { GIVEN($placed) ->
    [yes] , puesto { $placed }
   *[no] { "" }
}
with-offers = { GIVEN($offers) ->
    [yes] , { $offers }
   *[no] { "" }
}
offer-lies = tarjeta de { side }
reds-in-short = { side-letter } { $n ->
    [one] { $n } roja
   *[other] { $n } rojas
}
summary-sheet = Tarjetas de { side }: { $are_missing ->
    [yes] { GIVEN($cards) ->
        [yes] { $cards }; otras antes de iniciar este terminal
       *[no] mostradas antes de iniciar este terminal
    }
   *[no] { $cards }
}
card-of-sheet = { $at } { card }, { offence } ({ $judge })
call-so-far = : { $fault }, hace { $ago }{ with-time-left }{ $marks }
with-time-left = { GIVEN($left) ->
    [yes] , quedan { $left }
   *[no] { "" }
}
call-marks = { $unexpected ->
    [yes] , inesperado
   *[no] { "" }
}{ $earlier ->
    [yes] , por algo anterior
   *[no] { "" }
}{ $witnesses ->
    [0] { "" }
    [1] { "" }
   *[other] , { $witnesses } árbitros
}
call-in-short = { board } { side } { $name }: { $words }, hace { $ago }
in-its-place = { $call }, por
waits-for-stop = { $is_due ->
    [yes] YA TOCA: párelo en la línea, { $seconds } s
   *[no] avisada: en su próxima vuelta, { $seconds } s
}
stop-runs = { $is_paused ->
    [yes] quedan { $left } (en pausa), { stops }
   *[no] quedan { $left }, { stops }
}
stops = { $penalties ->
    [one] 1 penalización{ restarted }
   *[other] { $penalties } penalizaciones{ restarted }
}
restarted = { $restarts ->
    [0] { "" }
   *[other] , salió antes x{ $restarts }
}
when-and-cost = { $back ->
    [ago] { TIME($back-time) } antes
    [after_ply] carrera tras la media jugada { $back-ply }
   *[none] { GIVEN($ago) ->
        [yes] hace { $ago }
       *[no] ahora
    }
} | { sanction }
against-the-start = { $n ->
    [one] 1 motivo contra la salida (el suyo se impone):
   *[other] { $n } motivos contra la salida (el suyo se impone):
}
pause-shown = { $several ->
    [yes] Tableros en pausa: su parada se ve en { screens-shown }.
   *[no] La parada se ve en { screens-shown }.
}
screens-shown = { GIVEN($not_on) ->
    [yes] { $n ->
        [one] 1 pantalla, NO en: { $not_on }
       *[other] { $n } pantallas, NO en: { $not_on }
    }
   *[no] { $n ->
        [one] la única pantalla que hay
       *[other] las { $n } pantallas
    }
}
boards-hidden = { $n ->
    [one] { "   " }1 tablero oculto: , . otra pista
   *[other] { "   " }{ $n } tableros ocultos: , . otra pista
}
round-shown = { GIVEN($others) ->
    [yes] Ronda { $round } (sin sellar: { $others }; [ ]){ "   " }
   *[no] Ronda { $round } ([ ] otra){ "   " }
}
unsealed-of-round = { $n } de la ronda { $round }
no-round = { $later ->
    [yes] Los tableros no tienen ronda posterior: n coloca la siguiente, de un archivo o de la dirección del torneo.
   *[no] No hay ronda anterior.
}
court-answers = { court }: { $text }.
would-be-sealed = { $n ->
    [one] Se sellaría 1 partida, como está aquí (aún no se ha hecho nada)
   *[other] Se sellarían { $n } partidas, cada una como está aquí (aún no se ha hecho nada)
}
row-of-log = { $rows ->
    [0] Aún no ha pasado nada.
   *[other] Lo más nuevo primero; marcada la línea { $row } de { $rows }
}
author-in-log = { GIVEN($ruling) ->
    [yes] { " " }[{ $by }; { $rule }: { $ruling }]
   *[no] { " " }[{ $by }]
}
late-calls-of = Avisos tardíos en el { board }: { players-by-colour }
demo = { " " }| DEMO
rehearsal = { " " }| ENSAYO

## Dispositivos

no-list = { $is_up ->
    [yes] La lista de dispositivos está en camino.
   *[no] Sin conexión: hasta que vuelva no se sabe qué dispositivos hay.
}
unproven = { $name } nombra sin prueba la época { $epoch } de otro servidor. Se le ha rechazado; nada más cambia. Revise el dispositivo; x lo excluye
this-one = { $name } (este)
role-in-short = { $role ->
    [organiser] org.
    [board] tabl.
    [judge] juez
    [deputy] adj.
   *[head] ppal.
}
reach = { $reach ->
    [live] activo
    [stale] MUDO
    [asleep] dormido
    [unreachable] INACCESIBLE
   *[away] ausente
}
as-it-is = { role }, tal como está
device-offered = { $name } ({ reach })
asks-to-come-in = PIDE entrar: número { $number } «{ $name }» desde hace { $age } ({ $software })
device-in-full = { $name }: { $duty }{ GIVEN($on) ->
    [yes] , ahora en la pista { $on }
   *[no] { "" }
}{ GIVEN($end) ->
    [yes] , en { line-of }{ GIVEN($stands) ->
        [yes] , { $stands }
       *[no] { "" }
    }
   *[no] { "" }
}; { $device }; { $software }
relieved-duty = { role }, { $courts }, relevado, ningún carril
duty = { GIVEN($lanes) ->
    [yes] { role }, { $courts }, { $lanes }
   *[no] { role }, { $courts }, todos los carriles
}
reached-in-full = { $reach ->
    [live] Activo; { kept-there }
    [stale] MUDO: conectado, última señal { age-ago }; { kept-there }
    [asleep] Dormido, última señal { age-ago }: su pantalla está apagada, no hay avería; { kept-there }
    [unreachable] INACCESIBLE: sin conexión, última señal { age-ago }; { kept-there }
   *[away] { GIVEN($age) ->
        [yes] Ausente: última señal { age-ago }, ninguna salida lo espera; { kept-there }
       *[no] Ausente: sin señal desde que se inició el servidor, ninguna salida lo espera; { kept-there }
    }
}
age-ago = { GIVEN($age) ->
    [yes] hace { $age }
   *[no] hace mucho
}
kept-there = { $unsent ->
    [0] no guarda pulsaciones
    [one] GUARDA 1 PULSACIÓN QUE NO ESTÁ AQUÍ
   *[other] GUARDA { $unsent } PULSACIONES QUE NO ESTÁN AQUÍ
}
hand-over-has = Después { $to } tiene: { $duty }. { $from } no tiene nada.

## La conexión

link-looking = CONEXIÓN: buscando la pista{ kept }
link-asking = PIDE ENTRAR: número { $number }{ kept }
link-up = { $kept ->
    [0] en línea, todo enviado
   *[other] en línea, { $kept } en camino
}
link-down = SIN CONEXIÓN desde hace { TIME($ms) }{ kept }; siga
link-shut-out = EXCLUIDO{ kept }
kept = { $kept ->
    [0] { "" }
   *[other] , { $kept } en espera aquí
}
relieved-in-short = RELEVADO
relieved = RELEVADO: su puesto se ha cedido. Desde aquí no se avisa nada hasta que el árbitro principal dé de nuevo un puesto a este dispositivo.
asks-to-come-in-here = Este terminal pide entrar como «{ $name }». Su número es
tell-the-head-referee = Diga al árbitro principal: D, la fila con este número, g. El terminal del servidor también lo muestra. Aquí no hay que pulsar nada; sigue solo.

## Por qué se perdió una conexión

lost-not-enrolled = este dispositivo no está inscrito: dele el código de un solo uso del terminal del servidor
lost-no-connection = sin conexión en 5 s
lost-no-welcome = el servidor no respondió como un servidor de pista
lost-not-known = el servidor no conoce este dispositivo
lost-earlier-epoch = el servidor escribe la época { $epoch }, pero la época { $known } ha empezado en otro lugar: busque el otro servidor
lost-silent = el servidor no ha dicho nada en 3 s
lost-blocked = el servidor no ha aceptado nada en 5 s
lost-ended = la conexión terminó
lost-format = el servidor habla otra versión del protocolo
lost-unreadable = no se pudo leer un mensaje del servidor: { $error }

## Pulsaciones

press-writing = escribiéndose
press-kept = guardada aquí
press-recorded = decidida
press-on-server = en el servidor
press-is-refused = RECHAZADA
press-not-kept = NO GUARDADA
press-aborted = cancelada
will-be-undone = { " " }(se deshará)
is-undone = { " " }(deshecha)
and-so = : { $text }
see-the-log = L muestra el efecto
to-be-decided = por decidir
was-decided = decidido por { $by }: { $answer }
otherwise-decided = decidido por otro acto, L
taken-down = anotado
countdown-stopped = se paró la cuenta atrás
press-refused = RECHAZADA: { $text }
press-ruled = Decisión: { $rulings }
and-alike = Esta es la primera de { $n }: las otras hacen lo mismo en los otros tableros.
annulled-with = { $games ->
    [one] Se retira la salida de 1 partida, y con ella { half-moves } y todas las carreras y avisos desde entonces: vuelve a esperar, con los relojes como antes del GO.
   *[other] Se retira la salida de { $games } partidas, y con ella { half-moves } y todas las carreras y avisos desde entonces: vuelven a esperar, con los relojes como antes del GO.
}
half-moves = { $half_moves ->
    [one] 1 media jugada
   *[other] { $half_moves } medias jugadas
}
not-undone-abort = La última pulsación paró una cuenta atrás, que sigue parada: G, s la inicia de nuevo.
not-undone-pause = La última pulsación puso tableros en pausa, y siguen así: G, r los reanuda.
not-undone-enter-result = La última pulsación anotó un resultado, que sigue anotado: R, e anota otro en su lugar.
not-undone-check = La última pulsación fue una comprobación de la lista de control, que se mantiene: G, c comprueba de nuevo.
not-undone-seal = La última pulsación selló resultados, que siguen sellados: R, x corrige uno de ellos.
not-undone-correct-result = La última pulsación corrigió un resultado sellado, y se mantiene: R, x lo corrige de nuevo.
not-undone-void = La última pulsación anuló una línea, que sigue anulada: avise de nuevo lo que era correcto.
not-undone-pair = La última pulsación colocó partidas, que se mantienen.
not-undone-arrange = { not-undone-pair }

## Entrada guiada

not-at-this-board = { $has_game ->
    [yes] «{ $what }» ya no es posible: la partida en el { board } ha terminado.
   *[no] No hay partida en el { board }: no hay nada que avisar.
}
nobody = { $verb ->
    [start] Ningún tablero espera allí su salida (r: los tableros en pausa siguen).
    [go] Ningún tablero espera allí su salida ni está en pausa.
    [resume] Ningún tablero está allí en pausa.
    [pause] Ningún tablero está allí en curso ni en cuenta atrás.
    [annul] Ningún tablero tiene allí una salida que anular: no hay partida en curso ni en pausa.
    [abort] No hay cuenta atrás. Tras el GO, la salida se anula: G, x.
   *[other] { nobody-waits }
}
no-result = { $verb ->
    [correct_result] Aún no hay resultado sellado: e anota otro en su lugar.
    [enter_result] Todos los resultados están sellados: x corrige uno sellado.
   *[other] Todas las partidas han terminado: e anota otro resultado, x corrige uno sellado.
}
one-begun = TABL. 1_ Intro tabl. 1, { $highest ->
    [10] 0 tabl. 10
    [11] 0 tabl. 10, 1 tabl. 11
   *[other] 0 tabl. 10, 1 tabl. 11, 2 tabl. 12
}; Retr. nada. Otra tecla: tabl. 1.
head-referees = «{ $what }» es del árbitro principal: ! lo llama a un tablero.
prompt-closed = «{ $what }» está cerrado, no se envió nada de ello. { $why }
fault-offered = { $is_unexpected ->
    [yes] { fault } (inesperado)
   *[no] { fault }
}
side-offered = { side } { $name }{ GIVEN($at) ->
    [yes] { " " }({ whereabouts })
   *[no] { "" }
}
corrects-decision = DECIDIDO ENTRETANTO { by-one }. Intro corrige la decisión; Esc sale.
decided-elsewhere = DECIDIDO ENTRETANTO { by-one }. La decisión se mantiene; Esc sale.
decided-so = DECIDIDO ENTRETANTO por { $by }: { $answer }. La decisión se mantiene; Esc sale.
by-one = { GIVEN($by) ->
    [yes] por { $by }
   *[no] en otro lugar
}
decided-help = { $can_be_voided ->
    [yes] v anula esa decisión  Esc sale
   *[no] Esc sale
}
end-not-reported = No consta el final de esta partida: su tablero no informa de nada.
countdown-help = { $is_here ->
    [yes] a PARA la cuenta atrás: { $on }{ "  " }
   *[no] G, a PARA la cuenta atrás: { $on }{ "  " }
}
prompt-help = { $asks ->
    [typed] escriba, Intro envía  Retr. borra una letra  Esc sale de todo
    [confirm] { $needs_y ->
        [yes] { $is_result ->
            [yes] y lo anota igualmente  Abajo la causa  Retr. atrás  Esc sale
           *[no] y lo hace igualmente  Retr. un paso atrás  Esc sale de todo
        }
       *[no] { $is_result ->
            [yes] Intro lo anota  Abajo la causa  Retr. un paso atrás  Esc sale
           *[no] Intro lo hace  Retr. un paso atrás  Esc sale de todo
        }
    }
    [board] { $is_call ->
        [yes] su número, o Intro  Izq. antes  Abajo otra sanción  Esc sale de todo
       *[no] su número, o Intro para el marcado  Retr. atrás  Esc sale de todo
    }
   *[letter] { $is_call ->
        [yes] pulse una letra  Izq. antes  Abajo otra sanción  Retr. atrás  Esc sale
       *[no] pulse una letra  Retr. un paso atrás  Esc sale de todo
    }
}

## Preguntas y respuestas

question-on-record = { $how ->
    [silent] { $question } | { $record }; el registro de la pista no lo dice
    [about] { $question } | { $record }
   *[after] { $question } | tras { $record }
}
asked-of-all = Tras el corte, { $n } partidas están como se conocían por última vez: ¿valen todos sus tiempos? Los de un solo tablero se ajustan en su pantalla
yes-to-the-last = { $yes }: { scored }

## Pantallas y sus teclas

screen-overview = O Todo
screen-board = B Tabl.
screen-calls = C Avisos
screen-stopwatch = S Crono
screen-inbox = I Dudas
screen-go = GO
screen-results = Res.
screen-devices = Disp.
screen-log = L Regist.
screen-help = ?
help-overview = { $walks ->
    [yes] f falta  + tarjeta  s crono  p pausa  u deshace  ! árb.  1 a 12 tabl.  MAYÚSC.
   *[no] f falta  s crono  p pausa  u deshace  ! árbitro  1 a 12 tabl.  MAYÚSC. pantalla
}
help-board = las letras de arriba actúan aquí  1 a 12 otro tablero  Esc resumen
help-calls = { $walks ->
    [yes] { $faults } falta  + tarj.  Arr. Ab., y: v anula r sustit. k separa u deshace
   *[no] { $faults } falta  Arr. Ab., luego: v anula  r sustituye  k separa  u deshace
}
help-stopwatch = Arr. Ab. n.º elige, Intro inicia  s por tabl.  e salió antes  f falta  u desh.
help-inbox = Arr. Ab. elige  y sí  n no  e editar/anotar  v anula  a todos igual
help-go = 1-12 salvo y listo n no c lista w disp. s salida v GO a para x anula r reanuda
help-results = e anota: tabl., res., Intro  s sella confirm.  x corrige sellado  w decide
help-devices = Arr. Ab. elige  g admite  d rechaza  a función, carr.  h cede  x excluye
help-log = Arr. Ab. RePág AvPág mueve  v anula la marcada  , . otra pista  Esc vuelve
help-help = Esc vuelve al resumen  MAYÚSCULAS cambian de pantalla  q sale
# cabe en 24 líneas de 80 caracteres
help-page =
    MAYÚSCULAS cambian de pantalla, minúsculas actúan, Esc sale.  , . otra pista
    Tableros  1 a 12 por su número; 1 espera Intro, o 0 1 2 para 10 11 12
    Falta     f, la falta, w (Blancas) o b (Negras), el tablero: qué, quién, dónde.
              Cuenta desde la f.  Izq.: hace 5, 10, 30, 60 s o una jugada.
              Abajo: sanción.  C anular, sustituir, separar  ! árbitro principal
    Filas     > reloj que corre.  En: tab tablero, ida y vue de carrera, lín tras
              la línea, aus, ? no se sabe.  Debe: M media carrera, E entera, C debe
              corregir, R retirar, - nada.  !2: 2 preguntas, I las responde.
    Marcha    + tarjeta, c amarilla o r roja, por qué, quién, tabl.  B, * muestra
    Pulsación guardada aquí: en este disco.  en el servidor: segura, sin decidir.
              decidida, o RECHAZADA con motivo. Dos iguales en 1 s cuentan una vez.
    Sin red   Siga: todo se envía en orden, con la hora de pulsar. Solo la cuenta
              atrás necesita red: sin ella cuente en voz alta, G, v en su GO.
    Salida    G: cifras excluyen tableros, c lista, w dispensa, y listo, s 3-2-1-GO
              Su motivo se impone a los contrarios.  a para, x anula, r reanuda
    Result.   R, e, tabl., res., Intro (Abajo: causa)  s sella  [ ] ronda  n sig.

## Verbos

verb-fault = Falta
verb-replace = Sustituir
verb-undo = Deshacer
verb-check = Lista de control
verb-agree = Ambos de acuerdo
verb-declare = Declara una pieza
verb-exchange = Peón cambiado
verb-interfere = Habló un espectador
verb-claim = Reclamación
verb-pause = Pausa
verb-resume = Reanudar con 3, 2, 1
verb-start = Salida 3, 2, 1, GO
verb-abort = Parar el GO
verb-round = Colocar la ronda siguiente
verb-enter-result = Resultado
verb-seal = Sellar todos los resultados confirmados
verb-answer = Decidir
verb-answer-all = Decidir
verb-grant = Admitir
verb-leave = Salir del terminal

## Preguntas de una entrada guiada

step-fault = ¿Qué falta?
step-fault-words = ¿Qué infracción? Escríbala, Intro
step-card = ¿Qué tarjeta?
step-offence = ¿Por qué?
step-item = ¿Qué punto?
step-finding = ¿Cómo está?
step-width = ¿Qué ancho, en cm? Como 84,5, Intro
step-failed = ¿Cuál?
step-side = ¿Quién?
step-board = ¿Qué tablero?
step-result = ¿Qué resultado?
step-claim = ¿Qué se reclama?
step-claim-words = ¿Qué irregularidad? Escríbala, Intro
step-claim-move = ¿Qué jugada anuncia? e2e4; vacío: ya está hecha. Intro
step-scope = ¿Hasta dónde?
step-reason = ¿Por qué motivo?
step-reading = Blancas Negras, como 4:32 4:03, Intro
step-clock = Blancas Negras [w|b corre]: 4:32 4:03 w; o uno: +1:00 w, w 8:30. Intro
step-position = La posición en FEN, Intro
step-players = ¿Cuál es el error?
step-evidence = ¿De qué informa, y qué reloj manda?
step-agreement = ¿Qué dicen los dos?
step-piece = ¿Qué pieza?
step-square = ¿En qué casilla? Como e8, Intro
step-interference = ¿Sobre qué?
step-file = ¿Qué archivo tiene sus tablas [[pairing]]? Intro; vacío: la de la dirección
step-name = ¿Qué nombre tiene? Intro
step-role = ¿Qué función?
step-lanes = ¿Qué carriles? Ej. 1-6; vacío: todos (los avisos valen en cualquiera). Intro
step-device = ¿A qué dispositivo?
step-answer = ¿Qué para todos?
step-confirm = ¿Seguro?

## Conexión, bandeja de salida y disco de un dispositivo

outbox-unread = no se pudo leer la bandeja de salida en { $folder }
outbox-unwritten = no se pudo escribir la bandeja de salida: { $why }; no se envió nada, libere espacio e inténtelo de nuevo
outbox-full = { $requests } peticiones esperan a la pista; la bandeja de salida no admite más
outbox-in-use = { $folder } lo usa otro programa; deténgalo o indique otra carpeta para esta bandeja de salida
outbox-not-opened = { $folder }: no se puede abrir la bandeja de salida: { $why }
link-stopped = se detuvo la conexión con la pista
link-missing = no hay conexión con la pista; esto no se guarda para después, inténtelo cuando vuelva
start-failed = no se pudo iniciar
no-state-folder = este sistema no indica carpeta para el estado de un programa; indique una con { $option }
presses-kept = { $presses } pulsaciones se guardan aquí hasta que se alcance de nuevo la pista
terminal-not-taken = no se pudo tomar el terminal
terminal-broke-off = el terminal no pudo seguir
disk-silent = el disco de esta máquina no responde desde hace mucho
memory-unwritten = no se pudo escribir la memoria de este terminal: { $why }
file-unread = no se pudo leer { $file }: { $why }
round-file-too-long = { $file } supera { $most } KiB: deje solo [[pairing]]
