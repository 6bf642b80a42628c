# Lo que el servidor dice en su propia máquina y a los dispositivos.

narrow-lanes = los carriles de { $lane } m son más estrechos que los 1,25 m de una pista normal (CR-2.1-4)

## Una ronda colocada

pairings-not-put-on = { court }: los emparejamientos del archivo de configuración no se colocaron: { $why }. La pista sigue con las partidas que tiene; `referee-server round FILE` coloca la ronda siguiente mientras funciona.

## El cartel para los jueces de línea

poster-title = Jueces de línea: entren
poster-head = Jueces de línea
poster-network = Conéctese al wifi de la sala.
poster-scan = { $codes ->
    [one] Escanee el código.
   *[other] Escanee el primer código. Si no se abre nada, escanee el segundo.
}
poster-name = Escriba su nombre y enseñe al árbitro principal el número de su teléfono.
poster-alone = Este servidor solo escucha en su propia máquina, así que ningún teléfono llega a él: inícielo sin --listen.

## La vista previa de un enlace a una partida

share-title = { GIVEN($result) ->
    [yes] { $white } { score } { $black }
   *[no] { $white } – { $black }
}
share-about = { GIVEN($by) ->
    [yes] { termination }. { share-place }
   *[no] { share-place }
}
share-place = { GIVEN($event) ->
    [yes] { $event }, ronda { $round }, tablero { $board }
   *[no] ronda { $round }, tablero { $board }
}

## La consola del servidor en marcha

console-spectators = Espectadores:
console-judges = Teléfonos de los jueces de línea (cartel para imprimir: /poster):
console-head = Página del árbitro principal:
console-organiser = Página de los organizadores (inscripciones, emparejamientos, clasificaciones):
console-programs = Tableros y terminales de los árbitros:
console-codes = Códigos, cada uno para un dispositivo, una vez, durante { $minutes } minutos:
console-for-codes = { $codes ->
    [0] Códigos
   *[other] Más códigos
}: referee-server devices code --role board{ $folder } (o judge, head, organiser)
console-how-to-stop = Pare con Ctrl-C.
console-folder = Carpeta de datos: { $folder }
console-stopping = Parando: se avisa a los dispositivos, se cierra el diario.
console-demo = DEMO: las jugadas son de partidas reales; relojes, carreras, faltas, reclamaciones y fallos de teléfono son inventados.
    En un minuto: penalizaciones avisadas y cumplidas, un aviso en el carril equivocado corregido, un aviso tardío,
    preguntas respondidas, un teléfono y seis tableros inaccesibles, un resultado sellado, la ronda siguiente.
    Véalo todo después con `referee-server report` sobre la carpeta de datos de arriba.
console-rehearsal = ENSAYO: todo el evento está aquí, y nada de esto llega al evento.
    Tableros simulados juegan las partidas que coloca la dirección del torneo y que inicia el equipo. Deje apagados los tableros reales.
    El próximo ensayo empieza de nuevo con el evento tal como esté entonces.
console-rehearsal-epoch = un ensayo
console-recovered = Recuperado: { $found }
console-enrolled = { $device } ({ $name }), inscrito: { role }
console-enrolled-next = { $device } ({ $name }), inscrito. Código para el próximo { role }: { $code }
console-phone-asks = el teléfono { $number } ({ $name }) pide entrar: lo admite el árbitro principal, o aquí `referee-server devices grant { $number }`
console-many-phones-ask = { $count } teléfonos han pedido entrar en un minuto, el último desde { $network }: `referee-server devices asking` muestra los que esperan
console-disk-full = EL DISCO ESTÁ LLENO: aún caben { $kb } kB de registros en la reserva. No empiece nada nuevo, termine las partidas en curso y libere espacio en el disco de la carpeta de datos (y de la segunda copia del diario)
console-disk-has-room = Vuelve a haber espacio en el disco
console-folder-is-open = otros pueden listar la carpeta de datos { $folder }: { $why }
console-few-files = este sistema deja al servidor abrir pocos archivos: como máximo { $followers } espectadores a la vez (con un límite mayor, `ulimit -n`, caben { $most })
console-clock-off = el reloj de esta máquina va { LASTED($off) } { $how ->
    [late] por detrás
   *[early] por delante
} de la hora del sistema, que sigue igual; ponga en hora la máquina cuando termine el evento
console-new-epoch-key = epoch.key no estaba en la carpeta de datos y se ha creado una nueva: los dispositivos ya no pueden comprobar qué servidores escribieron antes que este
console-advice = { $name }: { $advice }
console-records-read = { court }: { $records } registros leídos
console-no-recording = { court }: no se puede registrar nada: { $why }
console-journal-read = Leyendo el diario: { $records } registros
console-journal-indexed = Indexando el diario: { $done } de { $of } registros
console-journal-restored = Restaurando el diario desde su índice: { $records } registros
console-devices-lost = devices.json { $known ->
    [0] no conoce ningún dispositivo
   *[other] termina antes de { $next }
} y el diario nombra { $device }: la lista se perdió o es una copia antigua. Pare el servidor y restaure la última copia, o inscriba de nuevo los dispositivos que faltan (en { $folder })
console-names-entered-again = { $file } no está; los nombres se han tomado de nuevo del archivo de configuración
console-names-unread = { $why }; hasta entonces { $names ->
    [0] los jugadores solo tienen su número
   *[other] los nombres vienen del archivo de configuración
}

## Órdenes que preguntan al servidor en marcha

server-none = ningún servidor funciona sobre la carpeta de datos { $folder }: inícielo, o indique otra carpeta con --data-dir
server-silent = el servidor sobre { $folder } no responde: { $why }
server-unanswered = { $why }. Si la orden le llegó, puede haberse cumplido: repítala con --request { $request }, se cumple una sola vez.
server-contact-unwritten = no se pudo escribir { $file }: { $why }
server-other-answer = el servidor respondió otra cosa
server-no-device = no hay { $device }; `devices list` los muestra
server-wrong-secret = este no es el secreto del servidor en marcha
server-stops = el servidor se detiene
server-register-changes = el registro de personas está cambiando en este momento: envíe el archivo de nuevo
server-failed = el servidor no pudo leer o escribir sus archivos; su registro indica el motivo
server-too-many-events = los { $most } eventos de esta instalación están ocupados
server-no-such-link = este enlace no es válido (o ya no lo es): pida uno nuevo al organizador
server-link-too-often = demasiadas acciones por este enlace: inténtelo de nuevo en unos segundos
server-no-fide-list = { $file } no es la lista de Elo de la FIDE, o está cortado: se esperaba su texto o XML de ratings.fide.com, comprimido o no
server-body-too-slow = el archivo o la petición no llegó a tiempo
server-no-room-for-body = se está enviando demasiado al servidor; inténtelo de nuevo dentro de un minuto
server-file-not-whole = el archivo no llegó entero o supera { $megabytes } MB
server-taken-unknown = el jugador { $number } del archivo ({ $name }) no está en la lista de inscritos, o su nombre está allí varias veces: inscriba primero a los jugadores del archivo
server-taken-players = el archivo tiene equipos, y este torneo es de jugadores: elija primero equipos en los ajustes del torneo
taken-pairs-players = el archivo tiene equipos, y su sistema empareja jugadores: un torneo por equipos tiene en el registro 192 un sistema de equipos, como FIDE_TEAM
taken-boards = un encuentro del archivo tiene { $boards } tableros: aquí un encuentro de equipos tiene { $expected }
taken-bye-points = el equipo que descansa tiene { $found } puntos de tablero en el archivo: aquí { $expected }
server-long-pgn = el PGN pasa de { $kilobytes } kB: ninguna partida es tan larga
server-one-game = se esperaba el PGN de una partida y se encontraron { $games }
server-unfinished = la partida no tiene resultado: pida al sitio que la exporte cuando haya terminado
server-other-result = las jugadas terminan { $found }, y el resultado comunicado es { $reported }
server-other-start = la partida empieza con otra posición
devices-state = { $state ->
    [revoked] excluido
    [connected] conectado
   *[away] ausente
}
devices-none = Aún no hay ningún dispositivo inscrito.
devices-none-asks = Ningún teléfono pide entrar.
devices-done = Hecho.
devices-revoked = { $device } ({ $name }), excluido.
devices-code = { $code }  inscribe un { role }, una vez, durante { $minutes } minutos
round-hint = Haga sellar estos resultados, o repita la orden con --despite MOTIVO para seguir sin ello.
exported = Partidas: { $games }, registros: { $records }.
exported-until = { $damage }; todo lo anterior se ha escrito

## La comprobación de un archivo de configuración

setup-possible = { $file } es una configuración posible. No se ha iniciado nada.
setup-court = { court } «{ $name }»: { $kind ->
    [basketball] pista de baloncesto
    [track] pista de atletismo
   *[custom] recinto de tipo propio
}, { $boards } tableros en carriles de { $lane } m, { $length } m de largo, { $sweep ->
    [yes] revisión antes de cada salida
   *[no] salida sin revisión
}; { $games ->
    [one] 1 partida
   *[other] { $games } partidas
}
setup-game = { board }: { $players }; ronda { $round }, { game }; { ruleset }; { $time }{ $runs }; informa de { $reports }{ setup-from }
setup-from = { GIVEN($fen) ->
    [yes] ; desde { $fen }
   *[no] { "" }
}
setup-runs = ; carreras de { $far } m, { $known ->
    [presumed] supuestas en la pulsación siguiente, sea lo que sea lo que diga un sensor
   *[reported] según informen sensores o jueces
}
setup-both-turns = { $one } y { $other }
setup-time = { $first }, { setup-whose-clock }
setup-times = { white } { $first }, { black } { $second }, { setup-whose-clock }
setup-whose-clock = { $clock ->
    [court] con el reloj del sistema
   *[table] con el reloj de la mesa
}
setup-no-clocks = sin relojes
setup-increment = { $initial } + { $increment } por jugada{ $first ->
    [yes] { "" }
   *[no] , ninguno al inicio
}
setup-players = { $players } jugadores
setup-look = Conviene revisar:
setup-without-game = { court }: { boards } { $boards-n ->
    [one] sin partida
   *[other] sin partidas
}
setup-rounds = { court }: sus partidas son de las rondas { $rounds }
setup-idle = sin partida: { $names }

## La comprobación de un diario

verify-journal = Diario en { $folder }
verify-read = { $records } registros leídos
verify-stream = { verify-name }: { $records } registros, época { $epoch }, el último del { $last }, cadena { $chain }
verify-name = { $kind ->
    [event] evento { $number }
   *[court] pista { $number }
}
verify-damaged = DAÑADO. { $damage }
verify-damaged-stream = { verify-name }: DAÑADO. { $damage }
verify-nameless = DAÑADO. Faltan nombres: { $why }.
verify-tail = Tras el último registro, { $file } contiene una escritura sin terminar, desde el byte { $offset }: la deja un corte de corriente, y nada de ella se había confirmado. Si no hubo corte, los últimos registros están dañados.
verify-whole = El diario está entero: { verify-size }.
verify-not-whole = El diario está dañado; enteros: { verify-size }. Guarde una copia de esta carpeta tal como está y luego inicie el servidor: repara lo que tiene la copia espejo, repone lo que tiene su índice (en su segundo inicio si el daño es antiguo) y nombra las pistas a las que les faltan registros.
verify-size = { $records } registros, { $bodies } kB en { $log } kB de diario
verify-different = DISTINTAS. { $difference }
verify-same = Las dos copias contienen los mismos registros.
verify-remedy = Guarde una copia de ambas carpetas tal como están y luego inicie el servidor con las dos: cada copia recibe de la otra lo que le falta.

## Una partida que se prueba

try-unreadable = { $file }: { $why }; se espera una planilla o un archivo PGN
try-too-long = { $file }: más de { $most } bytes; pruebe menos partidas a la vez
try-not-text = { $file }: no es texto en UTF-8
try-no-pgn = { $file }: no es un archivo PGN, que empieza con etiquetas como [White "…"]; una planilla es de un encuentro por su línea "ruleset: intramural"
try-misread = { $file }:{ $line }:{ $column }: hallado { $found }, esperado { $expected }
try-no-match = { $file }: ningún encuentro Intramural se juega en línea; se espera `site` en [rules] y un [[pairing]] de jugadores con `handle`
try-heading = { $file }, partida { $number }: { $white } - { $black }
try-wrong = ERROR { $file }, { $wrong }
try-wrong-tag = ERROR { $differs }
try-not-judged = SIN JUZGAR { $why }
try-match = { game } de la ronda { $round }: { $white } - { $black }
try-no-players = [White "{ $white }"] y [Black "{ $black }"] no son los jugadores de un encuentro de la configuración más que de otro (IM-1-1); corrija las etiquetas o los alias
try-unplayable = sus jugadas no se pueden jugar; la línea de arriba dice por qué
try-unplayed = no se puede jugar: hallado { $found }, esperado { $expected }
try-in-the-way = línea { $line }{ GIVEN($ply) ->
    [yes] , media jugada { $ply }
   *[no] { "" }
}: el texto deja incierta la partida antes de { CLOCK($limit) }; corrija el archivo y júzguela de nuevo
try-ply = media jugada { $number }, { $label }: { $why }
try-no-start = ninguna etiqueta dice cuándo empezó; añada [UTCDate "2026.03.07"] y [UTCTime "18:00:00"], o Date y StartTime
try-end-before-start = sus etiquetas EndDate y EndTime son anteriores a su inicio; corrija la errónea
try-end-too-early = según sus relojes, la última jugada se completó en { CLOCK($last) }; según su etiqueta EndTime, la partida terminó en { CLOCK($ended) }: corrija lo erróneo
try-no-day = [{ $tag } "{ $text }"] no es una fecha; se espera una como "2026.03.07"
try-no-time = [{ $tag } "{ $text }"] no es una hora UTC; se espera una como "18:00:00"
try-no-clock = no hay reloj a su lado; añada [%clk] o [%emt], o haga que el sitio exporte la partida con sus relojes
try-no-control = falta el tiempo inicial de su reloj; añada una etiqueta TimeControl como "1800+5"
try-other-control = [TimeControl "{ $text }"] no es un solo tiempo para toda la partida; se esperan segundos e incremento, como "1800+5"
try-clock-rises = { side }: el reloj sube a { CLOCK($after) }, más que el incremento; corrija el reloj o la etiqueta TimeControl
try-clocks-differ = según [%clk] duró { CLOCK($by_clock) }, según [%emt] { CLOCK($used) }; deje el correcto
try-no-result = el archivo no da resultado, y un reloj se agotó en { CLOCK($at) }, antes de { CLOCK($limit) }; haga que el sitio exporte la partida entera
try-no-flag = su etiqueta Termination dice que terminó por tiempo, y ninguna etiqueta TimeControl da el tiempo inicial de los relojes; añada una como "1800+5"
try-no-end = el archivo dice { $score } tras una última jugada en { CLOCK($last) }, y nada dice si fue antes de { CLOCK($limit) }; añada [EndDate "2026.03.07"] y [EndTime "18:55:00"]
try-nothing-after = se supone: nada pasó después de la última jugada
try-result = resultado: { $score } { result }, { $when ->
    [yes] en { CLOCK($at) }
   *[no] después de la última jugada
}
try-no-result-yet = resultado: ninguno aún; el árbitro dice quién ganó (IM-3-3)
try-last-move = en { CLOCK($limit) }: { GIVEN($last) ->
    [yes] { $last } fue la última jugada que cuenta, en { CLOCK($at) }
   *[no] no se completó ninguna jugada
}
try-position = posición { $fen }
try-captured = { side } { $points }: { GIVEN($pieces) ->
    [yes] { $pieces }
   *[no] nada
}
try-piece = { piece } { $points } ({ $label })
try-not-counted = no cuentan: { $moves }
try-move-at = { $label } (en { CLOCK($at) })
try-close = JUSTO { $label } está a { CLOCK($off) } del límite, y los relojes muestran pasos de { CLOCK($step) }: pida al sitio sus propios tiempos
try-began = empezó { $began }{ try-zone }; las jugadas cuentan hasta { CLOCK($limit) } después, { $until }{ try-zone }
try-zone = { $utc ->
    [yes] { " " }UTC
   *[no] { "" }
}
try-assumed = se supone: el reloj de Blancas arrancó entonces; uno de los dos relojes corrió todo el tiempo; junto a una jugada está el tiempo restante con su incremento; pasos de { CLOCK($step) }
try-file-without-result = el archivo no da resultado{ try-why }
try-file-says = el archivo dice { $score }{ try-why }
try-file-agrees = el archivo dice { $score }{ try-why }: coincide
try-file-differs = ERROR el archivo dice { $score }{ try-why }: no coincide
try-why = { GIVEN($why) ->
    [yes] { " " }({ $why })
   *[no] { "" }
}

## Copias de seguridad

console-copy-made = Copia de seguridad: { $file }{ GIVEN($second) ->
    [yes] , también en { $second }
   *[no] { "" }
}
copy-not-read = no se pudo leer { $file }: { $why }
copy-not-written = no se pudo escribir { $file }: { $why }
copy-is-none = { $file } no es una copia de seguridad
copy-is-newer = { $file } tiene el formato { $found } y esta versión lee formatos hasta el { $ours }: ábrala con la versión que la escribió, o una posterior
copy-is-damaged = { $file } está dañada: { $place }. No se ha cambiado nada; tome la copia del otro lugar, o una anterior
copy-cut-short = termina después de { $bytes } bytes, antes de la lista de sus partes
copy-seal-broken = hay bytes entre sus partes que no son los escritos
copy-part-damaged = parte «{ $part }»: { $why }
copy-part-missing = falta
copy-part-unknown = ninguna copia de seguridad tiene esa parte
copy-part-other = su contenido no es el escrito
copy-folder-not-empty = { $folder } no está vacía: indique una carpeta vacía con --data-dir. No se ha cambiado nada
copy-holds = { $file }: todo lo confirmado hasta { $made }, { $records } registros; { GIVEN($events) ->
    [yes] { $events }
   *[no] ningún torneo
}; { $persons ->
    [yes] con nombres, dispositivos y claves
   *[no] sin nombres, dispositivos ni claves; los textos escritos pueden contener nombres
}
copy-why-new-epoch = abierto desde la copia de seguridad de { $since }; pueden faltar confirmaciones posteriores del servidor anterior
copy-opened = La copia está abierta en { $folder }, en la época { $epoch }.
    PUEDEN FALTAR CONFIRMACIONES DESDE { $since }: compare todo lo jugado después con las planillas.
    LOS ENLACES REEMPLAZADOS Y LOS DISPOSITIVOS EXPULSADOS DESDE ENTONCES HAN VUELTO, y los dispositivos inscritos desde entonces son desconocidos: reemplácelos, expúlselos e inscríbalos otra vez.
    Deje apagado el servidor anterior. Un dispositivo que haya oído a este lo detiene.
    Siga con: referee-server{ $option }
