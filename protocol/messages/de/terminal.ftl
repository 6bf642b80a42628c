# Das Terminal des Hauptschiedsrichters und der Linienrichter.

you = Sie
confirm = ja, ausführen
confirm-all-the-same = ja, trotzdem
own-words = anders, mit eigenen Worten
scope-all = alle Felder
colours-reversed = Farben vertauscht oder mit anderem Brett getauscht
no-penalty = Keine Strafe ist offen.
nothing-to-decide = Nichts wartet auf eine Entscheidung.
mark-lost = Die markierte Frage ist schon entschieden. Auf oder Ab markiert die nächste.
no-court = Noch kein Feld gesehen: es erscheint, sobald die Verbindung steht.
old-picture = veraltet
no-presses = Noch keine Eingabe. Jede steht hier: hier gespeichert, auf dem Server, gewertet.
nothing-to-undo = Sie haben keine Eingabe, die rückgängig zu machen ist.
undo-later = Der Server hat die Eingabe noch nicht: sie wird rückgängig gemacht, sobald sie da ist.
repeated = Dieselbe Eingabe innerhalb einer Sekunde zählt einmal.
not-that-board = Das Ergebnis dieses Bretts hat einen anderen Stand; wählbar sind die genannten Bretter.
number-acted = Die Nummer allein genügt: Enter ist nicht nötig.
no-board-there = Kein Brett dieses Feldes hat diese Nummer.
no-link-no-countdown = Keine Verbindung: die anderen Anzeigen können nicht herunterzählen. Zählen Sie laut, und drücken Sie G, dann v bei Ihrem GO: es zählt ab Ihrer Taste.
nobody-waits = Dort wartet kein Brett auf seinen Start.
picture-has-no-game = Auf diesem Brett ist keine Partie bekannt.
choose-a-call = Keine Meldung ist offen. Eine verbüßte oder verfallene annullieren: L, ihre Zeile, v.
nothing-to-split = Diese Meldung kam von einem Schiedsrichter: trennen lässt sich nur, was zwei gemeldet haben.
nothing-to-void = Der Verlauf hat noch keine Zeile.
stays-open = Die Frage bleibt, bis die Uhr auf dem Tisch die Zeit zeigt: y, sobald sie es tut, e für eine Ablesung.
not-a-clock = erwartet: die Zeit von Weiß und die von Schwarz, etwa  4:32 4:03 w  (- lässt eine, wie sie ist; w oder b läuft), oder eine Seite, etwa  w 8:30  oder  +1:00 w  (wo ihre Uhr bekannt ist)
not-a-reading = erwartet: nur die Zeit von Weiß und die von Schwarz, etwa  4:32 4:03  (- wo eine nicht abgelesen ist)
not-lanes = erwartet: Bahnen, etwa  1-6  oder  1,2,5  (leer heißt alle)
cannot-swap = Um Spieler zu tauschen, brauchen beide Bretter eine Partie.
needs-words = Hier sind einige Worte nötig; Esc verlässt alles.
would-come-to = Die Wirkung, wie das System sie jetzt angibt (noch ist nichts getan)
undone-later = Der Server hat die Eingabe noch nicht, die Wirkung ist nicht zu zeigen: sie wird rückgängig gemacht, sobald sie da ist.
not-an-answer = Diese Taste ist hier keine Antwort: die Antworten stehen da; Esc verlässt.
not-a-position = erwartet: eine Stellung in FEN-Notation, etwa  4k3/8/8/8/8/8/4P3/4K3 w - - 0 1
not-a-square = erwartet: ein Feld des Bretts, etwa  e8
not-a-move = erwartet: ein Zug, etwa  e2e4  oder  e7e8q  (leer: er ist schon gemacht)
esc-leaves = Dies ist die erste Frage; Esc verlässt sie.
undo-reason = irrtümlich gedrückt
nothing-agreed = Noch kein Ergebnis ist bestätigt: e trägt eines ein; was kein Brett meldete, braucht einen zweiten Schiedsrichter.
nothing-alike = Keine Frage hier betrifft mehrere Bretter.
annul-decision = diese Entscheidung annullieren
what-now = Was nun?
after-the-outage = Zeiten nach dem Ausfall
pressed-before = früher{ " " }
no-clock = -:--
empty-board = keine Partie
nothing-to-call = Hier gibt es nichts zu melden.
device-columns = Gerät          Verbindung  Gehört Verz. Uhr   +- Akku  Hält  Rolle  Wo
now = jetzt
device-act-done = Erledigt: die Liste zeigt es.
is-in-already = Dieses Gerät ist schon angemeldet: a ändert Rolle oder Bahnen, h übergibt die Rolle, x schließt es aus.
disk-full = { " " }| FESTPLATTE DES SERVERS VOLL
no-copy = { " " }| KEINE SICHERUNGSKOPIE
only-asks = Dieses Gerät bittet nur um Einlass: g lässt es ein, d weist es ab.
no-duty-to-hand-over = Dieses Gerät ist abgelöst und hat keinen Dienst zu übergeben: a gibt ihm einen.
let-in-or-not = g, Enter lässt es als Linienrichter dieses Feldes ein, alle Bahnen; d weist es ab.
this-court = dieses Feld
all-lanes = alle
no-lane = keine
in-order = in Ordnung
not-in-order = nicht in Ordnung
measured = gemessen
not-a-width = erwartet: Zentimeter, etwa  84,5
nothing-to-waive = Am markierten Brett verhindert kein Mangel den Start.
waiting-help = Keine Taste nötig: es geht von selbst weiter  ? Hilfe  q beenden
keys-by-help = ? zeigt alle Tasten
column-board = { GIVEN($court) ->
    [yes] F{ $court } Br
   *[no] { " " }Br
}
column-phase = Partie
column-white = { "   " }Weiß  wo   offen
column-black = { "   " }Schw. wo   offen
column-notes = { " " }Zu tun; Spieler
silent = STUMM
open-calls = Offene Meldungen, die dringendste zuerst
your-presses = Ihre Eingaben, die letzte zuerst
stop-columns = Spieler               Name                  Stoppuhr
go-columns = { " " }Br  Partie    Bereit  Liste     Weiß - Schwarz
except = außer
all-started = Kein Brett dieses Feldes wartet auf seinen Start.
only-left-out = Nur ausgelassene Bretter warten auf ihren Start: die Nummer nimmt eines wieder auf.
nothing-against = Kein Grund gegen den Start ist bekannt.
nothing-against-now = kein Grund dagegen ist übrig
against-not-known = Gründe gegen einen Start sind nicht bekannt: keine Liste der Geräte ist da.
still-played = nicht beendet
enter = Enter
only-side-acted = { side } wurde sofort genommen, als einzig möglicher Spieler. u macht es rückgängig.
no-such-key = { $key } tut hier nichts: die letzte Zeile nennt die Tasten, ? alle.
not-read = „{ $typed }“ wurde nicht verstanden: { $expected }
device-refused = Abgelehnt: { $text }
would-be-refused = Es würde ABGELEHNT: { $text }
and-more = und { $more } weitere Zeilen
link-lost = Keine Verbindung zum Feld: { $why }. Machen Sie weiter: jede Eingabe bleibt hier gespeichert, bis sie zurück ist.
shut-out = AUSGESCHLOSSEN: { $why }. Eingaben bleiben gespeichert: beenden Sie (q), und starten Sie neu, mit --code oder mit der Bitte um Einlass.
by-own-clock = { $at } eigene Uhr
from-first-key = ab { $at }, Ihrer ersten Taste
scope-board = nur { board }
scope-marked-board = nur { board }, das markierte
scope-court = alles auf { court }
asking-in-short = Nummer { $number } { $name }
all-alike = alle { $boards } gleich
nobody-to-stop = Auf { board } hat niemand einen Stopp zu verbüßen: s startet dort trotzdem eine Stoppuhr.
versus = { $white } - { $black }
players-by-colour = Weiß { $white }, Schwarz { $black }
more-penalties = { "  " }+{ $more } weitere: C
told-before = { board } { $said }, vor { $ago }
court-in-short = { court }: { $running } laufen, { $open } Strafen offen, { $asked } zu entscheiden (. dorthin)
of-round = Runde { $round }{ " " }
round-waits = { court } wartet: { $reasons }.
games-left = übrig: { $left }   zu versiegeln: { $confirmed }

## Lists, and what surrounds a sentence

or = { $first } oder { $second }
and = { $first } und { $second }
on-board = { GIVEN($board) ->
    [yes] { board }, { $what }
   *[no] { game }, { $what }
}
on-court = { court }, { $what }
side-of-board = { board } { side }
side-letter = { $side ->
    [white] W
   *[black] S
}
player = Spieler { $player }
time = { TIME($ms) }
boards-list = { $n ->
    [one] Brett { $lanes }
   *[other] Bretter { $lanes }
}
boards-of-court = { court }: { $boards }
boards-asked = { $boards }: { $asks }
ruling-with-rule = { $ruling } ({ $rule })
by-server = Server
unseen-line = #{ LINE($fact) }
earlier-line = die Zeile von #{ LINE($fact) }

## Clocks, results, states

clock-of-side = { side } { $clock }
clocks-now = Die Uhren zeigen { $times }{ GIVEN($running) ->
    [yes] ; { $running ->
        [white] die von Weiß läuft.
       *[black] die von Schwarz läuft.
    }
   *[no] .
}
position-would-be = { board }{ to-move }: { $fen }
players-would-be = { board }: Weiß { $players-white } (vorher { $was-white }), Schwarz { $players-black } (vorher { $was-black })
stopwatch = { GIVEN($tenths) ->
    [yes] { $tenths ->
        [0] FREI, { TENTHS($tenths) } s
       *[other] { TENTHS($tenths) } s
    }
   *[no] läuft
}
debt = { $debt ->
    [half_run] H
    [full_run] L
    [correction] K
   *[take_back] Z
}
whereabouts-in-short = { $at ->
    [behind_line] Lin.
    [at_board] Brt
    [outward] hin
    [homeward] her
    [away] weg
   *[unknown] ?
}
turn = { GIVEN($metres) ->
    [yes] { turned } { $metres } m
   *[no] { turned }
}
turned = { $mode ->
    [line] Linie
    [cone] Kegel
   *[wall] Wand
}
phase-shown = { $phase ->
    [waiting] { $ready ->
        [yes] bereit
       *[no] wartet
    }
    [countdown] { GIVEN($count) ->
        [yes] { $count ->
            [3] -- 3 --
            [2] -- 2 --
            [1] -- 1 --
            [0] { $is_linked ->
                [yes] ** GO **
               *[no] war GO?
            }
           *[other] fertig
        }
       *[no] zählt
    }
    [running] läuft
    [paused] PAUSE
   *[finished] { GIVEN($result) ->
        [yes] { score }
       *[no] beendet
    }
}
penalty-state = { $penalty ->
    [called] gemeld.
    [due] FÄLLIG
    [asked] Frage
    [serving] steht
    [served] verbüßt
    [voided] annull.
   *[lapsed] verfall.
}
scored = { score } { result }
ended-in-short = { score } { termination }
was-score = vorher { $before }
result-state = { $how ->
    [decided] entschieden
    [ruled] festgesetzt
    [corrected] berichtigt
   *[other] { $state ->
        [open] offen
        [entered] eingetragen
        [confirmed] bestätigt
        [differs] WEICHT AB
       *[sealed] versiegelt
    }
}
result-in-full = { board }, { $players }{ with-end }{ with-state }{ with-entries }
with-end = { GIVEN($result) ->
    [yes] : { scored }, { termination }
   *[no] { "" }
}
with-state = { GIVEN($state) ->
    [yes] { GIVEN($corrector) ->
        [yes] ; { $state } ({ $corrector }), { was-score }
       *[no] ; { $state }
    }
   *[no] { "" }
}
with-entries = { GIVEN($entered) ->
    [yes] ; eingetragen: { $entered }
   *[no] { "" }
}
list-state = { $state ->
    [in_order] in Ordn.
    [looked_at] geprüft
    [left] { $left } offen
   *[fails] { $fails } MANGEL
}
list-in-full = Prüfliste von { board }: { $list }
failed-so = { $blocks ->
    [yes] { failed } (MANGEL, w lässt ihn zu)
   *[no] { $waived ->
        [yes] { failed } (zugelassen)
       *[no] { failed } (vermerkt)
    }
}

## Rows and lines of the screens

board-title = { board }: { game } Runde { $round }{ in-chain }, { $phase }{ with-limit }; meldet { evidence }
in-chain = { GIVEN($chain) ->
    [yes] , { $chain }
   *[no] { "" }
}
with-limit = { GIVEN($left) ->
    [yes] , Zeitgrenze in { $left }
   *[no] { "" }
}
game-of-chain = Sprint-Partie { $chain_game }
limit-in-short = Grenze { $left }
nothing-on-board = { court }, { board }: { empty-board }
place-and-debts = { whereabouts }, offen: { $debts }
position-line = Halbzug { $ply }{ with-last }{ with-placed }{ with-offers }  { GIVEN($fen) ->
    [yes] { $fen }
   *[no] Stellung nicht bekannt
}
with-last = { GIVEN($last) ->
    [yes] , zuletzt { $last }
   *[no] { "" }
}
with-placed = { GIVEN($placed) ->
    [yes] , gesetzt { $placed }
   *[no] { "" }
}
with-offers = { GIVEN($offers) ->
    [yes] , { $offers }
   *[no] { "" }
}
offer-lies = Karte von { side }
reds-in-short = { side-letter } { $n } Rot
summary-sheet = Karten von { side }: { $are_missing ->
    [yes] { GIVEN($cards) ->
        [yes] { $cards }; andere vor dem Start dieses Terminals
       *[no] gezeigt vor dem Start dieses Terminals
    }
   *[no] { $cards }
}
card-of-sheet = { $at } { card }, { offence } ({ $judge })
call-so-far = : { $fault }, vor { $ago }{ with-time-left }{ $marks }
with-time-left = { GIVEN($left) ->
    [yes] , noch { $left }
   *[no] { "" }
}
call-marks = { $unexpected ->
    [yes] , nicht zu erwarten
   *[no] { "" }
}{ $earlier ->
    [yes] , für früher
   *[no] { "" }
}{ $witnesses ->
    [0] { "" }
    [1] { "" }
   *[other] , { $witnesses } Schiedsrichter
}
call-in-short = { board } { side } { $name }: { $words }, vor { $ago }
in-its-place = { $call }, ersetzt durch
waits-for-stop = { $is_due ->
    [yes] FÄLLIG: Stopp an der Linie, { $seconds } s
   *[no] gemeldet: beim nächsten Lauf, { $seconds } s
}
stop-runs = { $is_paused ->
    [yes] noch { $left } (pausiert), { stops }
   *[no] noch { $left }, { stops }
}
stops = { $penalties ->
    [one] 1 Strafe{ restarted }
   *[other] { $penalties } Strafen{ restarted }
}
restarted = { $restarts ->
    [0] { "" }
   *[other] , zu früh weg x{ $restarts }
}
when-and-cost = { $back ->
    [ago] { TIME($back-time) } vorher
    [after_ply] Lauf nach Halbzug { $back-ply }
   *[none] { GIVEN($ago) ->
        [yes] vor { $ago }
       *[no] jetzt
    }
} | { sanction }
against-the-start = { $n ->
    [one] 1 Grund gegen den Start (Ihrer geht vor):
   *[other] { $n } Gründe gegen den Start (Ihrer geht vor):
}
pause-shown = { $several ->
    [yes] Pausierte Bretter: die Pause zeigen { screens-shown }.
   *[no] Die Pause zeigen { screens-shown }.
}
screens-shown = { GIVEN($not_on) ->
    [yes] { $n ->
        [one] 1 Anzeige, NICHT: { $not_on }
       *[other] { $n } Anzeigen, NICHT: { $not_on }
    }
   *[no] { $n ->
        [one] alle Anzeigen (1)
       *[other] alle { $n } Anzeigen
    }
}
boards-hidden = { $n ->
    [one] { "   " }1 Brett verdeckt: , . anderes Feld
   *[other] { "   " }{ $n } Bretter verdeckt: , . anderes Feld
}
round-shown = { GIVEN($others) ->
    [yes] Runde { $round } (nicht versiegelt: { $others }; [ ]){ "   " }
   *[no] Runde { $round } ([ ] andere){ "   " }
}
unsealed-of-round = { $n } aus Runde { $round }
no-round = { $later ->
    [yes] Die Bretter haben keine spätere Runde: n setzt die nächste an, aus einer Datei oder von der Turnierleitung.
   *[no] Es gibt keine frühere Runde.
}
court-answers = { court }: { $text }.
would-be-sealed = { $n ->
    [one] 1 Partie würde versiegelt, wie sie hier steht (noch ist nichts getan)
   *[other] { $n } Partien würden versiegelt, jede wie sie hier steht (noch ist nichts getan)
}
row-of-log = { $rows ->
    [0] Noch ist nichts geschehen.
   *[other] Neuestes zuerst; markiert ist Zeile { $row } von { $rows }
}
author-in-log = { GIVEN($ruling) ->
    [yes] { " " }[{ $by }; { $rule }: { $ruling }]
   *[no] { " " }[{ $by }]
}
late-calls-of = Späte Meldungen auf { board }: { players-by-colour }
demo = { " " }| DEMO
rehearsal = { " " }| PROBE

## Devices

no-list = { $is_up ->
    [yes] Die Liste der Geräte ist unterwegs.
   *[no] Keine Verbindung: welche Geräte da sind, ist bis dahin nicht bekannt.
}
unproven = { $name } nennt Epoche { $epoch } eines anderen Servers ohne Beweis. Es wurde abgewiesen; sonst ändert sich nichts. Sehen Sie das Gerät an; x schließt es aus
this-one = { $name } (hier)
role-in-short = { $role ->
    [organiser] Turn.
    [board] Brett
    [judge] Linie
    [deputy] Stellv
   *[head] Haupt
}
reach = { $reach ->
    [live] live
    [stale] STUMM
    [asleep] schläft
    [unreachable] GETRENNT
   *[away] weg
}
as-it-is = { role }, wie bisher
device-offered = { $name } ({ reach })
asks-to-come-in = BITTET um Einlass: Nummer { $number } „{ $name }“ seit { $age } ({ $software })
device-in-full = { $name }: { $duty }{ GIVEN($on) ->
    [yes] , jetzt an Feld { $on }
   *[no] { "" }
}{ GIVEN($end) ->
    [yes] , { line-of }{ GIVEN($stands) ->
        [yes] , { $stands }
       *[no] { "" }
    }
   *[no] { "" }
}; { $device }; { $software }
relieved-duty = { role }, { $courts }, abgelöst, keine Bahn
duty = { GIVEN($lanes) ->
    [yes] { role }, { $courts }, { $lanes }
   *[no] { role }, { $courts }, alle Bahnen
}
reached-in-full = { $reach ->
    [live] Live; { kept-there }
    [stale] STUMM: verbunden, letzte Nachricht { age-ago }; { kept-there }
    [asleep] Schläft, zuletzt { age-ago }: Bildschirm aus, nichts ist defekt; { kept-there }
    [unreachable] GETRENNT: keine Verbindung, letzte Nachricht { age-ago }; { kept-there }
   *[away] { GIVEN($age) ->
        [yes] Weg: letzte Nachricht { age-ago }, kein Start wartet darauf; { kept-there }
       *[no] Weg: seit dem Start des Servers nichts gehört, kein Start wartet darauf; { kept-there }
    }
}
age-ago = { GIVEN($age) ->
    [yes] vor { $age }
   *[no] vor langer Zeit
}
kept-there = { $unsent ->
    [0] keine Eingaben gespeichert
    [one] DORT GESPEICHERT: 1 EINGABE, DIE HIER FEHLT
   *[other] DORT GESPEICHERT: { $unsent } EINGABEN, DIE HIER FEHLEN
}
hand-over-has = Danach hat { $to }: { $duty }. Keinen Dienst hat: { $from }.

## The link

link-looking = VERBINDUNG: sucht das Feld{ kept }
link-asking = BITTET UM EINLASS: Nummer { $number }{ kept }
link-up = { $kept ->
    [0] live, alles gesendet
   *[other] live, { $kept } unterwegs
}
link-down = KEINE VERBINDUNG seit { TIME($ms) }{ kept }; weitermachen
link-shut-out = AUSGESCHLOSSEN{ kept }
kept = { $kept ->
    [0] { "" }
   *[other] , { $kept } hier gespeichert
}
relieved-in-short = ABGELÖST
relieved = ABGELÖST: Ihr Dienst wurde übergeben. Von hier wird nichts gemeldet, bis der Hauptschiedsrichter diesem Gerät wieder einen Dienst gibt.
asks-to-come-in-here = Dieses Terminal bittet um Einlass als „{ $name }“. Seine Nummer ist
tell-the-head-referee = Sagen Sie dem Hauptschiedsrichter: D, die Zeile mit dieser Nummer, g. Das Terminal des Servers zeigt sie auch. Hier ist nichts zu drücken; es geht von selbst weiter.

## The reasons why a connection was lost

lost-not-enrolled = dieses Gerät ist nicht angemeldet: geben Sie ihm den Einmalcode vom Terminal des Servers
lost-no-connection = keine Verbindung innerhalb von 5 s
lost-no-welcome = der Server hat nicht geantwortet, wie ein Feldserver es tut
lost-not-known = der Server kennt dieses Gerät nicht
lost-earlier-epoch = der Server schreibt Epoche { $epoch }, aber anderswo hat Epoche { $known } begonnen: suchen Sie den anderen Server
lost-silent = der Server hat seit 3 s nichts gesagt
lost-blocked = der Server hat seit 5 s nichts angenommen
lost-ended = die Verbindung wurde beendet
lost-format = der Server spricht eine andere Version des Protokolls
lost-unreadable = eine Nachricht des Servers war nicht lesbar: { $error }

## Presses

press-writing = wird geschrieben
press-kept = hier gespeichert
press-recorded = gewertet
press-on-server = auf dem Server
press-is-refused = ABGELEHNT
press-not-kept = NICHT GESPEICHERT
press-aborted = abgebrochen
will-be-undone = { " " }(wird rückgängig gemacht)
is-undone = { " " }(rückgängig gemacht)
and-so = : { $text }
see-the-log = L zeigt die Wirkung
to-be-decided = zu entscheiden
was-decided = entschieden ({ $by }): { $answer }
otherwise-decided = anders entschieden, L
taken-down = vermerkt
countdown-stopped = der Countdown wurde abgebrochen
press-refused = ABGELEHNT: { $text }
press-ruled = Gewertet: { $rulings }
and-alike = Das ist die erste von { $n }: die anderen tun dasselbe mit den anderen Brettern.
annulled-with = { $games ->
    [one] Der Start von 1 Partie wird zurückgenommen, mit { half-moves } und jedem Lauf und jeder Meldung seitdem: sie wartet wieder, Uhren wie vor dem GO.
   *[other] Der Start von { $games } Partien wird zurückgenommen, mit { half-moves } und jedem Lauf und jeder Meldung seitdem: sie warten wieder, Uhren wie vor dem GO.
}
half-moves = { $half_moves ->
    [one] 1 Halbzug
   *[other] { $half_moves } Halbzügen
}
not-undone-abort = Die letzte Eingabe brach einen Countdown ab, das bleibt so: G, s startet ihn neu.
not-undone-pause = Die letzte Eingabe pausierte Bretter, das bleibt so: G, r setzt sie fort.
not-undone-enter-result = Die letzte Eingabe trug ein Ergebnis ein, das so bleibt: R, e trägt stattdessen ein anderes ein.
not-undone-check = Die letzte Eingabe war ein Befund der Prüfliste, er bleibt: G, c prüft neu.
not-undone-seal = Die letzte Eingabe versiegelte Ergebnisse, das bleibt so: R, x berichtigt eines.
not-undone-correct-result = Die letzte Eingabe berichtigte ein versiegeltes Ergebnis, das bleibt so: R, x berichtigt es neu.
not-undone-void = Die letzte Eingabe annullierte eine Zeile, das bleibt so: melden Sie neu, was richtig war.
not-undone-pair = Die letzte Eingabe setzte Partien an, sie bleiben.
not-undone-arrange = { not-undone-pair }

## Prompts

not-at-this-board = { $has_game ->
    [yes] „{ $what }“ entfällt: die Partie auf { board } ist beendet.
   *[no] Auf { board } ist keine Partie: es gibt nichts zu melden.
}
nobody = { $verb ->
    [start] Dort wartet kein Brett auf seinen Start (r: pausierte Bretter fortsetzen).
    [go] Dort wartet kein Brett auf seinen Start, keines ist pausiert.
    [resume] Dort ist kein Brett pausiert.
    [pause] Dort läuft kein Brett, kein Countdown.
    [annul] Dort hat kein Brett einen Start zu annullieren: keine Partie läuft oder ist pausiert.
    [abort] Kein Countdown läuft. Nach dem GO wird ein Start annulliert: G, x.
   *[other] { nobody-waits }
}
no-result = { $verb ->
    [correct_result] Noch ist kein Ergebnis versiegelt: e trägt stattdessen ein anderes ein.
    [enter_result] Alle Ergebnisse sind versiegelt: x berichtigt ein versiegeltes.
   *[other] Alle Partien sind beendet: e trägt ein anderes Ergebnis ein, x berichtigt ein versiegeltes.
}
one-begun = BRETT 1_ Enter Brett 1, { $highest ->
    [10] 0 Brett 10
    [11] 0 Brett 10, 1 Brett 11
   *[other] 0 Brett 10, 1 Brett 11, 2 Brett 12
}; Rücktaste keines. Andere Taste: Brett 1.
head-referees = „{ $what }“ ist Sache des Hauptschiedsrichters: ! ruft ihn an ein Brett.
prompt-closed = „{ $what }“ ist geschlossen, nichts davon wurde gesendet. { $why }
fault-offered = { $is_unexpected ->
    [yes] { fault } (nicht zu erwarten)
   *[no] { fault }
}
side-offered = { side } { $name }{ GIVEN($at) ->
    [yes] { " " }({ whereabouts })
   *[no] { "" }
}
corrects-decision = INZWISCHEN ENTSCHIEDEN, { by-one }. Enter berichtigt die Entscheidung; Esc verlässt.
decided-elsewhere = INZWISCHEN ENTSCHIEDEN, { by-one }. Die Entscheidung bleibt; Esc verlässt.
decided-so = INZWISCHEN ENTSCHIEDEN ({ $by }): { $answer }. Die Entscheidung bleibt; Esc verlässt.
by-one = { GIVEN($by) ->
    [yes] von: { $by }
   *[no] anderswo
}
decided-help = { $can_be_voided ->
    [yes] v annulliert diese Entscheidung  Esc verlässt
   *[no] Esc verlässt
}
end-not-reported = Kein Ende dieser Partie ist aufgezeichnet: ihr Brett meldet nichts.
countdown-help = { $is_here ->
    [yes] a BRICHT den Countdown AB: { $on }{ "  " }
   *[no] G, a BRICHT den Countdown AB: { $on }{ "  " }
}
prompt-help = { $asks ->
    [typed] tippen, Enter sendet  Rücktaste löscht einen Buchstaben  Esc verlässt alles
    [confirm] { $needs_y ->
        [yes] { $is_result ->
            [yes] y trägt es trotzdem ein  Ab wie es dazu kam  Rücktaste zurück  Esc verlässt
           *[no] y tut es trotzdem  Rücktaste einen Schritt zurück  Esc verlässt alles
        }
       *[no] { $is_result ->
            [yes] Enter trägt es ein  Ab wie es dazu kam  Rücktaste zurück  Esc verlässt
           *[no] Enter tut es  Rücktaste einen Schritt zurück  Esc verlässt alles
        }
    }
    [board] { $is_call ->
        [yes] nur die Nummer, oder Enter  Links früher  Ab andere Folge  Esc verlässt
       *[no] nur die Nummer, Enter für das markierte  Rücktaste zurück  Esc verlässt
    }
   *[letter] { $is_call ->
        [yes] Buchstabe  Links früher  Ab andere Folge  Rücktaste zurück  Esc verlässt
       *[no] Buchstabe drücken  Rücktaste einen Schritt zurück  Esc verlässt alles
    }
}

## Questions and answers

question-on-record = { $how ->
    [silent] { $question } | { $record }; die Aufzeichnung sagt es nicht
    [about] { $question } | { $record }
   *[after] { $question } | nach { $record }
}
asked-of-all = Nach dem Ausfall stehen { $n } Partien wie zuletzt bekannt: gelten alle ihre Zeiten? Die eines Bretts stellt man in seiner eigenen Ansicht
yes-to-the-last = { $yes }: { scored }

## Screens and their keys

screen-overview = O Alle
screen-board = Brett
screen-calls = C Meldung
screen-stopwatch = Stopp
screen-inbox = I Eingang
screen-go = Go
screen-results = Resultat
screen-devices = D Geräte
screen-log = Log
screen-help = ?
help-overview = { $walks ->
    [yes] f Verstoß  + Karte  s Stoppuhr  p Pause  u rückg.  ! Haupt-SR  1-12 Brett
   *[no] f Verstoß  s Stoppuhr  p Pause  u rückg.  ! Haupt-SR  1-12 Brett  GROSS Ansicht
}
help-board = die Buchstaben oben wirken hier  1 bis 12 anderes Brett  Esc Übersicht
help-calls = { $walks ->
    [yes] { $faults } Verst. + Karte  Auf Ab: v annull.  r ersetzen  k trennen  u rückg.
   *[no] { $faults } Verstoß  Auf Ab, dann: v annull.  r ersetzen  k trennen  u rückg.
}
help-stopwatch = Auf Ab Nr. wählen, Enter startet  s Brett  e zu früh  f Verstoß  u rückg.
help-inbox = Auf Ab wählen  y ja  n nein  e ändern/eintr.  v annull.  a alle gleich
help-go = 1-12 außer y ber. n nicht c prüf. w zul. s Start v GO a abbr. x annull. r weiter
help-results = e eintr.: Brett, Ergebnis, Enter  s versiegeln  x berichtigen  w festsetzen
help-devices = Auf Ab wählen  g einl.  d abweisen  a Rolle, Bahnen  h übergeben  x ausschl.
help-log = Auf Ab PgUp PgDn  v annulliert die markierte Zeile  , . anderes Feld  Esc zurück
help-help = Esc zur Übersicht  GROSSBUCHSTABEN wechseln die Ansicht  q beendet
# it fits 24 lines of 80 characters
help-page =
    GROSSBUCHSTABEN wechseln die Ansicht, kleine handeln, Esc verlässt.  , . Feld
    Bretter   1 bis 12 nach ihrer Nummer; 1 wartet auf Enter, oder 0 1 2: 10 11 12
    Verstoß   f, der Verstoß, w oder b (Schwarz), Brett: was, wer, wo, wie immer.
              Er zählt ab dem f.  Links: vor 5, 10, 30, 60 s oder ein Zug vorher.
              Ab: andere Folge.  C annulliert, ersetzt, trennt  ! Hauptschiedsr.
    Zeilen    > wessen Uhr läuft.  Wo: Brt Brett, hin und her im Lauf, Lin. hinter
              der Linie, weg, ? unbekannt.  Offen: H halber Lauf, L Lauf, K Korrek-
              tur, Z Zurücknahme, - nichts.  !2: zwei Fragen, I beantwortet sie.
    Gehen     + Karte, c gelb oder r rot, wofür, wer, Brett.  B, * zeigt sie
    Eingabe   hier gespeichert: auf dieser Platte.  auf dem Server: sicher, nicht
              gewertet.  gewertet oder ABGELEHNT mit Grund. Zweimal in 1 s ist eine
    Ohne Netz Weitermachen: alles wird mit Ihrer Zeit gesendet. Nur der Countdown
              braucht Verbindung: ohne sie laut zählen, G drücken, v bei Ihrem GO.
    Start     G: Ziffern lassen Bretter aus, c Prüfen, w zulassen, y bereit, s Start
              Ihre Begründung geht vor.  a Abbruch, x annulliert, r setzt fort
    Ergebnis  R, e, Brett, Ergebnis, Enter (Ab: wie); s versiegelt; [ ] Runde; n neu

## Verbs

verb-fault = Verstoß
verb-replace = Ersetzen
verb-undo = Rückgängig
verb-check = Prüfliste
verb-agree = Beide einig
verb-declare = Sagt Figur an
verb-exchange = Bauer ausgetauscht
verb-interfere = Zuschauer sprach
verb-claim = Reklamation
verb-pause = Pause
verb-resume = Fortsetzen
verb-start = Start
verb-abort = GO abbrechen
verb-round = Nächste Runde ansetzen
verb-enter-result = Ergebnis
verb-seal = Alle bestätigten Ergebnisse versiegeln
verb-answer = Entscheiden
verb-answer-all = Entscheiden
verb-grant = Einlassen
verb-leave = Terminal verlassen

## Questions of a prompt

step-fault = Welcher Verstoß?
step-fault-words = Welcher Verstoß? Eintippen, Enter
step-card = Welche Karte?
step-offence = Wofür?
step-item = Welcher Prüfpunkt?
step-finding = Wie ist es?
step-width = Wie breit, in cm? Etwa 84,5, Enter
step-failed = Welcher?
step-side = Wer?
step-board = Welches Brett?
step-result = Welches Ergebnis?
step-claim = Was wird reklamiert?
step-claim-words = Welche Regelwidrigkeit? Eintippen, Enter
step-claim-move = Welchen Zug kündigt er an? e2e4; leer: er ist gemacht. Enter
step-scope = Wie weit?
step-reason = Warum?
step-reading = Weiß Schwarz, etwa 4:32 4:03, Enter
step-clock = Weiß Schwarz [w|b läuft]: 4:32 4:03 w; oder eine: +1:00 w, w 8:30. Enter
step-position = Die Stellung als FEN, Enter
step-players = Was ist an ihnen falsch?
step-evidence = Was meldet es, und wessen Uhr gilt?
step-agreement = Was sagen beide?
step-piece = Welche Figur?
step-square = Auf welchem Feld? Etwa e8, Enter
step-interference = Worüber?
step-file = Welche Datei enthält die [[pairing]]-Tabellen? Enter; leer: die der Turnierleitung
step-name = Wie heißt es? Enter
step-role = Welche Rolle?
step-lanes = Welche Bahnen? Etwa 1-6; leer heißt alle (Meldungen zählen auf jeder). Enter
step-device = An welches Gerät?
step-answer = Was für alle?
step-confirm = Sicher?

## Verbindung, Ausgang und Datenträger eines Geräts

outbox-unread = der Ausgang in { $folder } ließ sich nicht lesen
outbox-unwritten = der Ausgang ließ sich nicht schreiben: { $why }; nichts wurde gesendet, schaffen Sie Platz und versuchen Sie es noch einmal
outbox-full = { $requests } Eingaben warten auf das Feld; der Ausgang nimmt keine mehr an
outbox-in-use = { $folder } wird von einem anderen Programm benutzt; beenden Sie es oder nennen Sie einen anderen Ordner für diesen Ausgang
outbox-not-opened = { $folder }: der Ausgang lässt sich nicht öffnen: { $why }
link-stopped = die Verbindung zum Feld wurde beendet
link-missing = keine Verbindung zum Feld; dies wird nicht für später gespeichert, versuchen Sie es wieder, wenn sie steht
start-failed = der Start ist misslungen
no-state-folder = dieses System nennt keinen Ordner für die Daten eines Programms; nennen Sie einen mit { $option }
presses-kept = { $presses } Eingaben bleiben hier gespeichert, bis das Feld wieder erreicht wird
terminal-not-taken = das Terminal ließ sich nicht übernehmen
terminal-broke-off = das Terminal konnte nicht weitermachen
disk-silent = der Datenträger dieses Rechners antwortet seit langem nicht
memory-unwritten = der Zustand dieses Terminals ließ sich nicht schreiben: { $why }
file-unread = { $file } ließ sich nicht lesen: { $why }
round-file-too-long = { $file } ist länger als { $most } KiB: lassen Sie alles außer [[pairing]] weg
