# El registro de personas y clubes de todos los torneos.

register-search = Nombre, número o código FIDE
register-found = { $persons ->
    [one] 1 persona
   *[other] { $persons } personas
}
register-more = las primeras { $persons }: escriba más del nombre
register-nobody = El registro aún está vacío. La lista de inscritos de un torneo inscribe a los jugadores.
register-no-club = El registro aún no tiene clubes. El club de un jugador entra con él.
register-short = Nombre corto
register-mark = Marcar
register-mark-two = Marque dos para unirlos.
register-compare = Comparar y unir
register-merge = Unir
register-exchange = Intercambiar
register-do-merge = Unir los dos
register-goes = El n.º { $number } se va
register-stays = El n.º { $number } se queda
register-becomes = Tras unir
register-look-again = Otra persona ha cambiado uno de los dos mientras tanto. No se ha unido nada: mire de nuevo.
register-merge-means = El n.º { $into } conserva sus datos y toma del n.º { $from } lo que le falta. En los resultados, el n.º { $from } es desde entonces la misma persona, y con ellos cambia la lista de Elo. No se puede deshacer.
register-clubs-means = { $persons ->
    [0] El club que se va no tiene personas.
    [one] 1 persona cambia de club.
   *[other] { $persons } personas cambian de club.
} Los jugadores de los dos son desde entonces de un solo club. En los torneos en curso pulse de nuevo «{ organiser-clubs-apart }». No se puede deshacer.
register-club-means = { $persons ->
    [0] Nadie tiene este club.
    [one] 1 persona tiene este club y toma su nuevo nombre.
   *[other] { $persons } personas tienen este club y toman su nuevo nombre.
}
register-merged = { $name }: los dos son ahora uno.
register-forget = Olvidar a esta persona
register-forget-means = El registro borra todos los datos. Emparejamientos, resultados, archivos y tableros muestran desde entonces «Jugador { $player }». Sin el año de nacimiento, la lista de Elo cambia si el jugador era juvenil. No se puede deshacer.
register-forget-remains = También se borra la carpeta de un ensayo. Los archivos de configuración y las copias de seguridad en la máquina del servidor conservan el nombre hasta que alguien lo borre allí. Se enumeran una vez olvidada la persona.
register-sure = Se debe olvidar a { $name }
register-is-forgotten = El jugador { $player } ha sido olvidado
register-rehearsal-gone = La carpeta del ensayo está borrada.
register-remain = { $files ->
    [0] No se conoce ningún archivo de la máquina del servidor que aún tenga el nombre. Si está en un archivo de configuración propio, bórrelo allí.
   *[other] Estos quizá aún tienen el nombre en la máquina del servidor. Borre a la persona en la configuración, con los emparejamientos que la nombran, y borre las copias de seguridad. Haga lo mismo en su propio archivo de configuración.
}

## La lista de Elo de la FIDE

register-list-players = { $players ->
    [one] 1 jugador
   *[other] { $players } jugadores
}
register-list-packed = Lista de Elo de la FIDE del { $day }, { register-list-players }
register-list-given = Lista de Elo de la FIDE, dada el { $day }, { register-list-players }
register-list-none = Aún no hay lista de Elo de la FIDE. Con ella, una importación completa lo que falta en un archivo y se puede buscar a los jugadores.
register-list-file = Lista de Elo de la FIDE como archivo
register-list-what = El archivo de ratings.fide.com (texto o XML), comprimido o no.
register-list-reading = Se lee la lista…
register-list-taken = La lista de Elo de la FIDE está lista: { register-list-players }.
register-fide = FIDE
register-from-fide = de la lista de Elo de la FIDE
register-in-list = En la lista de Elo de la FIDE
register-entered = ya inscrito
register-is-it = El registro tiene a este jugador o a otro del mismo nombre. ¿Es la misma persona?
register-another = Otra persona
