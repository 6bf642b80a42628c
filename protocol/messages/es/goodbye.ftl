# Despedidas: por qué termina una sesión, con el paso siguiente.

bye-stopping = el servidor se detiene; el dispositivo guarda lo que vio y vuelve solo
bye-not-kept = el servidor no pudo guardar la inscripción: mire su terminal y pruebe otra vez con un código nuevo
bye-replaced = el mismo dispositivo abrió otra sesión; esta termina
bye-made-room = muchos teléfonos de esta red piden acceso a la vez y este dejó sitio: vuelve a pedirlo solo
bye-nobody-let-in = nadie admitió este teléfono en { $minutes } minutos: pida acceso otra vez
bye-denied = el árbitro principal no admitió este teléfono: hable con él y pida acceso otra vez
bye-reassigned = ha cambiado lo que puede hacer este dispositivo: se conecta otra vez solo
bye-asks-elsewhere = quien pide acceso espera en la entrada: salude allí
bye-unknown-device = este servidor no conoce el dispositivo: inscríbalo con un código del terminal del servidor
bye-wrong-code = este código es erróneo, ya se usó o ha caducado; pida uno nuevo en el terminal del servidor
bye-full = no se pueden inscribir más dispositivos en este evento: inicie el siguiente en una carpeta de datos propia
bye-revoked = la inscripción de este dispositivo fue revocada: inscríbalo de nuevo con un código del terminal del servidor
bye-wait = espere a que el árbitro principal admita este teléfono
bye-version = este dispositivo habla las versiones { $theirs-min } a { $theirs-max } y este servidor { $ours-min } a { $ours-max }: actualice el más antiguo
bye-bad-hello = saludo, { $what ->
    [name] nombre
   *[software] software
}: { $fault ->
    [too_long] más de { $fault-max } caracteres
    [blank] vacío
   *[unseen] contiene el carácter { CODE_POINT($fault-unseen) }, que nadie ve
}; debe ser una línea de { $most } caracteres visibles como máximo
bye-many-boots = el saludo nombra { $n } arranques; se admiten { $most } como máximo: haga que alguien revise la cola de envío de este dispositivo
bye-unproven = este dispositivo dice que vio la época { $epoch } y no tiene prueba de ello (este servidor escribe la época { $own }): su memoria está dañada o es de otro evento; bórrela e inscriba de nuevo el dispositivo
bye-fenced = este dispositivo vio la época { $epoch } y este servidor escribe la época { $own }: otro servidor ha tomado el relevo
bye-other-courts = este dispositivo no está inscrito aquí ({ court }); lo está para { $courts-n ->
    [one] la pista { $courts }
   *[other] las pistas { $courts }
}
bye-no-list = un agente de tablero no necesita la lista de dispositivos
bye-hello-twice = el saludo ya se hizo; abra una sesión nueva para otro
bye-no-hello-first = una sesión empieza con un saludo
bye-no-hello = no llegó ningún saludo en 5 segundos; una sesión empieza con uno
bye-unnamed-boot = una petición de { $boot }, que el saludo no nombró: conéctese otra vez y nómbrelo
bye-gap = la petición { $n } de { $boot } llegó cuando se esperaba la petición { $expected }: conéctese otra vez y siga desde ahí
bye-unreadable = no se pudo leer un mensaje: { $error }
bye-binary-wanted = esta sesión habla court.v1.msgpack: envíe mensajes binarios
bye-text-wanted = esta sesión habla court.v1.json: envíe mensajes de texto
bye-no-utf8 = un mensaje de texto no es UTF-8: envíe JSON en UTF-8 o hable court.v1.msgpack
bye-bad-frame = una trama que WebSocket (RFC 6455) no permite: { $error }
bye-not-served = { court }: no se atiende aquí; inscriba el dispositivo con un código para otra pista
bye-slow-reader = { court }: esperaban más respuestas de las que leyó este dispositivo; conéctese otra vez, las demás se dan entonces
bye-no-outcome = el diario no contiene el resultado de { $request }: conéctese otra vez
bye-outcome-lost = no se pudo consultar el resultado de { $request }: { $error }
bye-court-stopped = { court }: detenida: { $error }
