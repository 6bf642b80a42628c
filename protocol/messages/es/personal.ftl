# A player's page, by his personal link.

personal-title = Mis partidas
personal-needs = La página de un jugador necesita JavaScript. Sin él, mire los emparejamientos en la pared.
personal-gone = Este enlace no es (o ya no es) válido. Pida uno nuevo al organizador.
personal-link = { $standing ->
    [live] Actualizado a las { $at }
    [connecting] { GIVEN($at) ->
        [yes] Preguntando al servidor; esta página es de las { $at }
       *[no] Preguntando al servidor…
    }
   *[down] { GIVEN($at) ->
        [yes] Sin conexión: esta página es de las { $at }
       *[no] Sin conexión
    }
}{ $waits ->
    [0] { "" }
    [one] {" "}· { $waits } petición aún no enviada: deje esta página abierta
   *[other] {" "}· { $waits } peticiones aún no enviadas: deje esta página abierta
}
personal-link-spoken = { $standing ->
    [live] Conectado
    [connecting] Conectando
   *[down] Sin conexión: esta página puede ser antigua
}
personal-no = No
personal-out = Ya está el emparejamiento de la ronda { $round }.
personal-seen = Visto
personal-sound = { $on ->
    [yes] El sonido está activado
   *[no] Sonido cuando salga un emparejamiento
}
personal-sound-why = El teléfono suena, vibra y parpadea solo mientras esta página está abierta y la pantalla encendida.
personal-next = Próxima partida
personal-now = Su partida
personal-no-next = { $state ->
    [finished] El torneo ha terminado.
    [withdrawn] Usted se ha retirado del torneo.
   *[waits] Aún no hay emparejamiento para usted.
}
personal-round = { $part ->
    [0] Ronda { $round }, ChessSprint
    [1] Ronda { $round }
   *[other] Ronda { $round }, parte { $part }
}
personal-board = Pista { $court }, tablero { $board }{ $wave ->
    [1] { "" }
   *[other] {" "}(tanda { $wave })
}
personal-no-board = Tablero aún no conocido
personal-end = en la { line-of } de este carril
personal-against = contra { $opponent }
personal-when = Hora: { $at }
personal-started = Empezó a las { $at }
personal-choose-colour = Elija su color para el ChessSprint
personal-window = Para jugar desde { $from } hasta { $to }
personal-challenge = { GIVEN($site) ->
    [yes] Rete a { $handle } en { $site }
   *[no] Rete a { $handle }
}{ GIVEN($own) ->
    [yes] { "; " }usted juega como { $own }
   *[no] { "" }
}
personal-site = Se juega en { $site }
personal-hour = { $own ->
    [yes] { $opponent ->
        [yes] La hora corre.
       *[no] Usted está listo. La hora corre en cuanto lo esté su rival.
    }
   *[no] { $opponent ->
        [yes] Su rival está listo. La hora corre en cuanto usted la inicie.
       *[no] La hora no ha empezado. Corre en cuanto ambos la inicien.
    }
}
personal-start-hour = Iniciar la hora
personal-agree = Hora que propone al rival
personal-agree-send = Proponer la hora
personal-proposed = { $own ->
    [yes] Usted propuso { $at }. Cuenta en cuanto su rival acepte.
   *[no] Su rival propone { $at }.
}
personal-agree-to = Aceptar esta hora
personal-claimed = { $own ->
    [yes] Usted comunicó { $score }.
   *[no] { $opponent } comunicó { $score }.
} { $disputed ->
    [yes] Está impugnado: decide un árbitro.
   *[no] { $own ->
        [yes] Cuenta en cuanto { $opponent } lo confirme; si no, por sí solo: { $deadline }.
       *[no] ¿Es correcto?
    }
}
personal-answer = Respuesta al resultado comunicado
personal-confirm = Es correcto
personal-dispute = Impugnar el resultado
personal-dispute-why = El organizador sabrá que el resultado es erróneo, y decide un árbitro. ¿Impugnar?
personal-report = Resultado
personal-outcome = { $outcome ->
    [won] Gané
    [lost] Perdí
   *[drawn] Tablas
} ({ $score })
personal-game-link = Enlace a la partida, si lo hay
personal-choose = Elija
personal-report-send = Comunicar el resultado
personal-report-why = Usted comunica: { $outcome }. ¿Es correcto?
personal-report-other = Comunicar otro resultado
personal-pgn = o el PGN de la partida, como lo exporta el sitio
personal-pgn-send = Comunicar con el PGN
personal-standing = Clasificación
personal-no-place = Aún no se ha anunciado ningún resultado.
personal-place = Puesto { $rank } de { $of }{ GIVEN($points) ->
    [yes] , puntos: { $points }
   *[no] { "" }
}
personal-rating = Elo
personal-rating-line = { GIVEN($rating) ->
    [yes] { $rating }
   *[no] sin Elo
}; partidas valoradas: { $games }, puntos: { $points }{ GIVEN($opponents) ->
    [yes] , media de rivales { $opponents }
   *[no] { "" }
}
personal-results = Resultados
personal-no-results = Ninguna partida suya tiene resultado todavía.
personal-runs = carreras: { $runs }
personal-away = Descansos y ausencias
personal-bye-in = Ronda { $round }: { $bye }
personal-cancel = Anular
personal-ask-bye = Descanso o ausencia
personal-ask = Pedirlo
personal-protests = Reclamaciones
personal-protest = Reclamación
personal-protest-about = Sobre
personal-protest-filed = Usted impugna este resultado: vea las reclamaciones.
personal-disputed = El resultado está impugnado.
personal-game = Ronda { $round } contra { $opponent }
personal-no-game = ninguna partida
personal-file = Presentar la reclamación
personal-ruling = { $upheld ->
    [yes] Aceptada
   *[no] Rechazada
}: { $text }
personal-no-ruling = Aún sin decisión
personal-withdraw = Retirarse del torneo
personal-withdraw-why = Ya no se le emparejará. Solo el organizador puede deshacerlo. ¿Retirarse?
personal-withdraw-yes = Retirarme
personal-line-up = Alineación para la ronda { $round } contra el equipo { $opponent }
personal-named = { $named } de { $boards } nombrados
personal-seal = Sellar la alineación
personal-seal-why = Una alineación sellada queda como está, y nadie la ve antes de que se abran las alineaciones. ¿Sellarla?
personal-sealed = Sellada. Nadie más la ve antes de que se abran las alineaciones.
personal-done = { $act ->
    [dispute] El resultado está impugnado.
    [confirm] El resultado está confirmado.
    [report] El resultado está comunicado.
    [colour] El color está elegido.
    [hour] Usted ha iniciado la hora.
    [time] La hora está propuesta.
    [agree] La hora está acordada.
    [ask] Está anotado.
    [cancel] Anulado: usted juega.
    [protest] La reclamación está presentada.
    [withdraw] Usted se ha retirado.
   *[seal] La alineación está sellada.
}
