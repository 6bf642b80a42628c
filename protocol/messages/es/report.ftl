# El informe de un evento.

sentence = { $text }.

## Hechos que el informe dice de otro modo que su decisión

fact-attached = { $boards-n ->
    [0] { $device }: { role }.
   *[other] { $device }: { role }, { boards }.
}
fact-relieved = { $relieved ->
    [yes] { GIVEN($by) ->
        [yes] { $device }: puesto cedido a { $by }, ya no vigila ningún tablero.
       *[no] { $device }: puesto cedido, ya no vigila ningún tablero.
    }
   *[no] { $device }: de nuevo en su puesto.
}
fact-revoked = { $device }: ya no tiene ninguna función.
fact-came-back = El servidor estuvo ausente; última actividad conocida: { $away_from }.
fact-stale = { $stale ->
    [yes] { $device }: sin señal.
   *[no] { $device }: de vuelta.
}
fact-interrupted = El tablero está detenido desde el corte.
fact-counting = { $by_voice ->
    [yes] GO de viva voz a las { $go_at }{ to-go-on }{ although }
   *[no] Cuenta atrás, GO a las { $go_at }{ to-go-on }{ although }
}
to-go-on = { $resumes ->
    [yes] , para reanudar
   *[no] { "" }
}
although = { GIVEN($reasons) ->
    [yes] , a pesar de: { $reasons }; motivo: { $reason }.
   *[no] .
}
fact-paired = La partida se ha colocado{ although }
fact-taken-off = La partida se retiró del tablero antes de empezar.
fact-arranged = { $arranged-invited_by ->
    [white] Hora acordada: { $arranged-at }; invitación de { white } a { black }.
   *[black] Hora acordada: { $arranged-at }; invitación de { black } a { white }.
}
fact-annulled = La salida queda anulada: { $reason }.
fact-paused = El tablero está detenido: { $reason }.
fact-result-ruled = Resultado decidido, { result }: { $reason }.
fact-result-entered = { $confirms ->
    [yes] Resultado anotado con derecho a confirmar: { with-termination }.
   *[no] Resultado anotado: { with-termination }.
}
with-termination = { GIVEN($by) ->
    [yes] { result }, { termination }
   *[no] { result }
}
fact-result-corrected = { GIVEN($was) ->
    [yes] Resultado sellado corregido, antes «{ was }», ahora «{ result }»: { $reason }.
   *[no] Resultado sellado corregido, ahora «{ result }»: { $reason }.
}
fact-clock-set = { GIVEN($to_run) ->
    [yes] Relojes ajustados: { set-times }, en marcha: { to-run }; motivo: { $reason }.
   *[no] Relojes ajustados: { set-times }; motivo: { $reason }.
}
fact-position-set = Posición fijada: { $fen }; motivo: { $reason }.
fact-players-set = Blancas: { $players-white }, Negras: { $players-black }, en lugar de { white } y { black }; motivo: { $reason }.
fact-evidence-set = Desde aquí, el tablero informa de { evidence }.
fact-call-split = { $call }: cuenta por separado.
fact-call-voided = { $served ->
    [yes] Anulado, ya cumplido: { $calls }; motivo: { $reason }.
   *[no] Anulado: { $calls }; motivo: { $reason }.
}
fact-voided = Anulado: { $fact }; motivo: { $reason }.
fact-answered = { $asked } { $answer ->
    [yes] Sí.
    [no] No.
    [confirm] Confirmado.
   *[decline] Rechazado.
}
fact-results-decided = { $answer ->
    [yes] De los resultados anotados ({ $entered }) vale el último: { result }.
   *[no] { GIVEN($by) ->
        [yes] Todas las anotaciones se retiran: { $entered }. El final se mantiene: { result }, { termination }.
       *[no] Todas las anotaciones se retiran: { $entered }.
    }
}
fact-asked = { GIVEN($record) ->
    [yes] Pregunta al árbitro principal: { $question } ({ $record })
   *[no] Pregunta al árbitro principal: { $question }
}
fact-reopened = La partida está abierta de nuevo y detenida.
fact-corrected = { side }: corregido.
fact-taken-back = { side }: media jugada { $ply } retirada.
fact-joined = El mismo aviso que { $call }: un segundo testigo.
fact-stop-began = { $again ->
    [yes] { side }: el cronómetro corre de nuevo hasta las { $until }.
   *[no] { side }: el cronómetro corre hasta las { $until }.
}
fact-stop-served = { $unwatched ->
    [yes] { side }: libre; cumplido sin vigilancia: { $penalties }.
   *[no] { side }: libre; cumplido: { $penalties }.
}
fact-unlawful = { GIVEN($uci) ->
    [yes] { side }: { SQUARES($uci) } no es reglamentario: { wrong }.
   *[no] { side }: la pulsación no es reglamentaria: { wrong }.
}
wrong = { $wrong ->
    [illegal] ninguna pieza se mueve así
    [king_in_check] el rey quedó en jaque
    [no_move] no se movió nada
    [undeclared] nadie dijo en qué pieza se convirtió el peón
   *[unexchanged] el peón promocionado no se cambió
}
fact-ran-out = Solo para constancia, el tiempo de la pista se agotó: { GIVEN($at-white) ->
    [yes] { GIVEN($at-black) ->
        [yes] { white } a las { $at-white }, { black } a las { $at-black }
       *[no] { white } a las { $at-white }
    }
   *[no] { black } a las { $at-black }
}.
fact-checked = { failed }: { $passed ->
    [yes] ya no
   *[no] comprobado
}.
fact-waived = Dispensa: { failed }; motivo: { $reason }.
fact-amended = Lo que se supo tarde sustituye a lo que se había deducido.
fact-stop-watched = { side }: la parada está vigilada.
fact-clock-undone = El último cambio del reloj de la mesa está deshecho, o no se había hecho.
to-set = Blancas { changed-white }, Negras { changed-black }
changed-white = { GIVEN($left-white) ->
    [yes] { CLOCK($left-white) }
   *[no] { $added-white ->
        [0] como antes
       *[other] { SIGNED($added-white) }
    }
}
changed-black = { GIVEN($left-black) ->
    [yes] { CLOCK($left-black) }
   *[no] { $added-black ->
        [0] como antes
       *[other] { SIGNED($added-black) }
    }
}
late-calls = { $calls }: { $asked }
window-missed = { $asked } (Acordado: { $at }.)

## Líneas

epoch-began = El servidor empezó a escribir la época { $epoch }.
refused = { GIVEN($asked) ->
    [yes] Rechazado, { $asked }: { $why }.
   *[no] Rechazado: { $why }.
}
something-seen = algo visto en el juego
no-longer = Ya no vale: { $told }
instead = En su lugar: { $told }
line = línea { $fact }
quoted = { $decided ->
    [stands] «{ $words }» ({ board }, aviso de { $by }, mantenido por { $head })
    [dropped] «{ $words }» ({ board }, aviso de { $by }, descartado por { $head })
   *[no] «{ $words }» ({ board }, por { $by })
}
the-server = la máquina del servidor
the-court = la pista
shown-code = código mostrado en el servidor
player-of-side = { $side ->
    [white] Blancas ({ $name })
   *[black] Negras ({ $name })
}
player-in-results = { $name } ({ side })
card-for = { card }, { offence }
game-result = { game }: { result }
called-times = { $fault } ({ $times })

## La página

page-title = { GIVEN($event) ->
    [yes] Informe de incidencias, { $event }
   *[no] Informe de incidencias
}
page-times = Horas: { $zone }.
page-demo = Lo que se cuenta aquí lo jugaron programas.
page-nameless = Faltan nombres.
page-dash = Un guion en la columna de reglas: ninguna regla del juego habla de ello. Los silencios, los cortes y las peticiones sobre algo que no existe se anotan para constancia.
page-results = { $court }: resultados y penalizaciones
page-incidents = { $court }: lo que pasó
page-damage = El diario está dañado.
page-before-damage = { $damage }. Lo anterior está abajo.
page-nothing = Nada que informar.
page-denied = Teléfonos no admitidos
page-walkers = Tarjetas de los marchadores
head-round = Ronda
head-board = Tabl.
head-player = Jugador
head-points = Puntos
head-how = Fin
head-called = Faltas avisadas
head-served = Cumplidas
head-illegal = Jug. ilegales
head-runs = Carreras
head-record = Línea
head-time = Hora
head-what = Qué
head-by = Por
head-rule = Regla
head-effect = Efecto
head-number = Número
head-asked-as = Pedido como
head-program = Programa
head-decided-by = Decidió
head-walker = Marchador
head-card = Tarjeta
head-judge = Juez
not-over = no terminada
not-served = ({ $n } no cumplidas)
state-open = sin resultado anotado
state-entered = anotado por un árbitro
state-confirmed = confirmado
state-differs = anotaciones distintas
state-sealed = sellado
to-record = hasta { $record }
about-lines = sobre
later-lines = después
recorded = registrado
boards-from-to = { $first } a { $last }
kind-call = Aviso
kind-claim = Reclamación
kind-ruling = Decisión
kind-court = La pista
kind-amendment = Enmienda
kind-override = Excepción
kind-result = Resultado
kind-question = Pregunta
kind-refusal = Rechazo
kind-outage = Corte
kind-device = Dispositivo
day = { $weekday ->
    [1] lunes
    [2] martes
    [3] miércoles
    [4] jueves
    [5] viernes
    [6] sábado
   *[7] domingo
} { $day } de { $month ->
    [1] enero
    [2] febrero
    [3] marzo
    [4] abril
    [5] mayo
    [6] junio
    [7] julio
    [8] agosto
    [9] septiembre
    [10] octubre
    [11] noviembre
   *[12] diciembre
} de { $year }

## A game as PGN

pgn-remark = { GIVEN($moves) ->
    [yes] { $are_all ->
        [yes] desde aquí no hay jugadas legales de una posición conocida: { $moves }
       *[no] algunas jugadas desde aquí no se transmitieron; las transmitidas: { $moves }
    }
   *[no] las jugadas desde aquí no se transmitieron
}

## The log of an event's desk

report-seed = semilla { $seed }
report-protest = reclamación { $protest }
report-games = { $games ->
    [one] 1 partida
   *[other] { $games } partidas
}
