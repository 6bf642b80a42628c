# Die Seite der Turnierleitung.

organiser-title = Turnierleitung
organiser-needs = Diese Seite braucht JavaScript. Ohne JavaScript hilft die Befehlszeile des Servers.
organiser-role = Turnierleitung
organiser-other = Dieses Gerät hat eine andere Aufgabe. Diese Seite braucht einen Code der Turnierleitung.
organiser-moved = Der Server arbeitet mit einer Sicherungskopie weiter, und diese Seite zeigt die Veranstaltung von vorher. Laden Sie sie neu und tragen Sie nach, was der Kopie fehlt: das Terminal des Servers sagt, seit wann.
organiser-load-again = Neu laden
organiser-no-answer = Der Server antwortet nicht{ $waits ->
    [0] { "" }
    [one] , { $waits } Befehl wartet
   *[other] , { $waits } Befehle warten
}
organiser-not-kept = Der Browser behält nichts: nach dem Schließen der Seite neu anmelden
organiser-loading = Wird geladen …
organiser-nothing-changed = Von Ihnen wurde nichts gespeichert.
organiser-others = Jemand anderes hat inzwischen gespeichert. Ihre Eingabe ist noch nicht gespeichert:
organiser-was-now = war { $was }, ist jetzt { $now }
organiser-mine = Ihre Eingabe: { $mine }
organiser-save-again = Nochmals speichern übernimmt Ihre Werte; Schließen lässt alles, wie es ist.
organiser-keys = Ziffern: Reiter · /: Suche · Pfeile: Zeilen · Esc: schließen
organiser-tabs = Teile des Turniers
organiser-tab = { $tab ->
    [event] Turnier
    [entries] Meldungen
    [rounds] { $waits ->
        [0] Runden
       *[other] Runden ({ $waits } offen)
    }
    [standings] Rangliste
    [cross_table] Kreuztabelle
    [timetable] Zeitplan
    [protests] { $waits ->
        [0] Proteste
       *[other] Proteste ({ $waits })
    }
    [medals] Medaillen und Preise
    [ratings] Wertungsbericht
   *[announcer] Ansage
}

## Turniere

organiser-events = Turniere
organiser-new-event = Neues Turnier
organiser-no-events = Es gibt noch kein Turnier. „Neues Turnier“ legt eines an.
organiser-event-number = Turnier { $event }
organiser-event-is = { $finished ->
    [yes] beendet
   *[no] offen
}
organiser-no = Nr.
organiser-name = Name
organiser-players = Spieler
organiser-state = Stand
organiser-create = Turnier anlegen
organiser-only-name = Nur der Name ist nötig: Alles andere ist vorbelegt und lässt sich später ändern.
organiser-question = { $n ->
    [0] Das Turnier
    [1] Regelwerk
    [2] Teilnehmer
    [3] Tage
    [4] Kategorien
    [5] System und Runden
    [6] Finale
    [7] Zeiten
    [8] Felder und Bretter
    [9] Team
    [10] Freilose und Nachmeldungen
   *[other] Anmeldung vor Ort und Preise
}
organiser-plan-part = { $part ->
    [name] Name
    [city] Ort
    [federation] Verband
    [rulebook] Regelwerk
    [format] Teilnehmer
    [days] Tage
    [categories] Kategorien
    [is_major] Turniere
    [system] System
    [rounds] Runden
    [accelerated] Beschleunigung
    [tie_breaks] Feinwertungen
    [finals] Finale
    [times] Zeiten
    [courts] Felder
    [crew] Team
    [byes] Freilose
    [late] Nachmeldungen
    [ticks] Haken vor Ort
    [prizes] Preise
    [rated] Wertung
    [season] Saison
    [site] Seite der Online-Partien
    [rapid_and_blitz] Anhang für Schnell- und Blitzschach
    [is_world_championship] Weltmeisterschaft
   *[other] Partienummern
}
organiser-city = Ort
organiser-federation = Verband
organiser-rulebook = Regelwerk
organiser-rated = Die Partien werden gewertet
organiser-rapid-and-blitz = Es gilt der Anhang der FIDE für Schnell- und Blitzschach
organiser-competitors = Teilnehmer
organiser-format = { $format ->
    [players] Einzelspieler
    [teams] Mannschaften mit 6 Brettern
   *[league] Mannschaftsliga mit 6 Brettern
}
organiser-day = Tag { $n }
organiser-starts = Erste Runde um
organiser-remove = Entfernen
organiser-add-day = Tag hinzufügen
organiser-categories = Kategorien, mit Kommas
organiser-major = Jede Kategorie spielt ihr eigenes Turnier
organiser-how = System
organiser-rounds = Runden
organiser-usual = { $usual } (empfohlen)
organiser-tie-breaks = Feinwertungen, mit Kommas
organiser-usual-list = die übliche Liste
organiser-tie-breaks-such = Die Codes der FIDE in ihrer Reihenfolge: BH Buchholz (BH/C1 ohne den niedrigsten Wert), SB Sonneborn-Berger, DE direkte Begegnung, WIN Siege, PS Fortschrittswertung, KS Koya, ARO Elo-Schnitt der Gegner.
organiser-accelerated = Beschleunigte Auslosung (Baku)
organiser-finalists = Finalteilnehmer
organiser-no-finals = kein Finale
organiser-held-back = Ergebnisse des Finales bis zur Bekanntgabe zurückhalten
organiser-minutes = Minuten je Spieler
organiser-increment = Sekunden je Zug
organiser-round-minutes = Minuten je Runde
organiser-court = Feld
organiser-boards = Bretter
organiser-add-court = Feld hinzufügen
organiser-first-for = Zuerst für diese Kategorien
organiser-duty = { $duty ->
    [organiser] Turnierleiter
    [chief_arbiter] leitender Schiedsrichter
    [head_referee] Hauptschiedsrichter des Feldes
    [line_judge] Linienrichter
    [pairings_officer] Auslosung
   *[announcer] Ansager
}
organiser-duty-is = Aufgabe
organiser-whole-hall = ganze Halle
organiser-family = Nachname
organiser-given = Vornamen
organiser-add = Hinzufügen
organiser-count-wrong = Erwartet wird eine ganze Zahl von { $min } bis { $most }.
organiser-half-points = Halbe Freilose je Spieler
organiser-not-in-last = Letzte Runden ohne sie
organiser-late-until = Nachmeldung bis Runde
organiser-late-half = Eine versäumte Runde zählt einen halben Punkt
organiser-ticks = Haken vor Ort, mit Kommas
organiser-ticks-such = Startgeld, Schuhe geprüft
organiser-rank = Platz
organiser-prize = Preis
organiser-prize-value = Wert
organiser-prize-value-why = Ein Spieler erhält nur einen Preis mit Wert, den größten. Ein Preis vom Wert 0 wird in jedem Fall vergeben.
organiser-add-prize = Preis hinzufügen

## Das Turnier

organiser-at-a-glance = Auf einen Blick
organiser-change-plan = Plan ändern
organiser-save = Speichern
organiser-end = { $finished ->
    [yes] Turnier fortsetzen
   *[no] Turnier beenden
}
organiser-end-open = Noch offen:
organiser-end-entries = die Meldungen sind nicht geschlossen
organiser-end-finals = das Finale der besten { $places } ist nicht angelegt
organiser-end-protests = { $protests ->
    [one] 1 Protest ist nicht entschieden
   *[other] { $protests } Proteste sind nicht entschieden
}
organiser-is-over = Das Turnier ist beendet
organiser-entries-are = { $players ->
    [one] 1 Spieler gemeldet
   *[other] { $players } Spieler gemeldet
}, { $check_in ->
    [open] Anmeldung vor Ort läuft
    [over] Anmeldung vor Ort geschlossen
   *[before] Meldung offen
}
organiser-go-there = { $entries ->
    [yes] Zu den Meldungen
   *[no] Zu den Runden
}
organiser-held-wait = { $held ->
    [one] 1 Ergebnis eines Feldes wartet auf Ihre Entscheidung
   *[other] { $held } Ergebnisse von Feldern warten auf Ihre Entscheidung
}
organiser-tournaments = Turniere
organiser-tournament-head = Turnier
organiser-rounds-head = Runden
organiser-paired-of = { $paired }{ GIVEN($rounds) ->
    [yes] {" "}von { $rounds }
   *[no] { "" }
}
organiser-next-step = Nächster Schritt
organiser-stage = { $stage ->
    [to_pair] Runde { $round } auslosen
    [to_publish] Runde { $round } veröffentlichen
    [line_ups] Aufstellungen der Runde { $round } öffnen
    [playing] Runde { $round } läuft, { $open ->
        [one] 1 Ergebnis fehlt
       *[other] { $open } Ergebnisse fehlen
    }
    [level] Runde { $round }, { $open ->
        [one] 1 Wettkampf steht gleich: siehe seine Taste „Wettkampf“
       *[other] { $open } Wettkämpfe stehen gleich: siehe ihre Tasten „Wettkampf“
    }
   *[over] alle Runden sind gespielt
}
organiser-place = Ort
organiser-court-of = Feld { $court }: { $boards ->
    [one] 1 Brett
   *[other] { $boards } Bretter
}
organiser-told-plan = Der Plan ist gespeichert.
organiser-told-end = { $finished ->
    [yes] Das Turnier ist beendet.
   *[no] Das Turnier geht weiter.
}

## Meldungen und Anmeldung vor Ort

organiser-search = Spieler suchen
organiser-new-player = Neuer Spieler
organiser-start-number = Startnummer
organiser-title-head = Titel
organiser-rtg = Elo
organiser-rating = Wertungszahl
organiser-unrated = ohne
organiser-category = Kategorie
organiser-other-categories = Weitere Kategorien
organiser-notes = Bemerkungen
organiser-there = Anwesend
organiser-withdrawn = { GIVEN($round) ->
    [yes] zurückgetreten ab Runde { $round }
   *[no] zurückgetreten
}
organiser-late = nachgemeldet ab Runde { $round }
organiser-round = Runde { $round }
organiser-board = Brett { $board }
organiser-game-on = der Runde { $round }, Brett { $board }
organiser-entered = { $players } Spieler{ $closed ->
    [yes] , Meldeschluss
   *[no] { "" }
}
organiser-are-there = { $there } von { $players } anwesend
organiser-nobody-entered = Noch niemand ist gemeldet. N meldet einen Spieler.
organiser-nobody-found = Niemand heißt „{ $search }“.
organiser-open-check-in = Anmeldung vor Ort öffnen
organiser-close-check-in = Anmeldung vor Ort schließen
organiser-close-entries = Meldeschluss
organiser-reopen-entries = Meldung wieder öffnen
organiser-close-means = Damit entstehen die Turniere, die Startnummern werden vergeben und es wird gelost. Wer später kommt, ist Nachmeldung. Bis eine Runde ausgelost ist, lässt sich die Meldung wieder öffnen.
organiser-play-together = { $categories } spielen ein Turnier: Eine davon hat zu wenige Spieler für ein eigenes
organiser-without-category = { $players ->
    [one] Ein Spieler hat keine Kategorie.
   *[other] { $players } Spieler haben keine Kategorie.
}
organiser-missing = { $missing ->
    [0] Alle sind anwesend.
    [one] 1 Spieler fehlt: { $names }
   *[other] { $missing } Spieler fehlen: { $names }
}
organiser-the-missing = Fehlende Spieler
organiser-missing-then = { $then ->
    [bye] setzen in Runde 1 aus
   *[out] sind zurückgetreten
}
organiser-born = Geboren
organiser-born-such = 1976, 23.7.1976
organiser-born-wrong = „{ $found }“ ist kein Geburtsdatum: erwartet wird ein Jahr wie 1976 oder ein Tag wie 23.7.1976.
organiser-sex = Geschlecht
organiser-sex-is = { $sex ->
    [woman] weiblich
    [man] männlich
   *[none] unbekannt
}
organiser-fide-id = FIDE-ID
organiser-club = Verein
organiser-email = E-Mail
organiser-phone = Telefon
organiser-handle = Name online
organiser-shown = Auf öffentlichen Seiten
organiser-shown-is = { $shown ->
    [name] mit Namen
    [initial] Vorname und Initiale
    [number] nur mit Nummer
   *[usual] wie üblich: Kinder unter 14 mit Nummer
}
organiser-in-register = Im Verzeichnis
organiser-enter = Melden
organiser-data = { $part ->
    [rating] Wertungszahl
    [title] Titel
    [categories] Kategorien
   *[club] Verein
}
organiser-byes = Freilose und Abwesenheit
organiser-round-head = Runde
organiser-bye-head = Freilos
organiser-give-bye = Vergeben
organiser-plays = Spielt doch
organiser-withdraw = Rücktritt
organiser-withdraw-means = Im Rundenturnier und in der Liga gehen die nicht begonnenen Partien kampflos verloren. Vor der Hälfte der Begegnungen werden auch die Ergebnisse gestrichen. Ein Zurück gibt es nicht.
organiser-reason = Grund
organiser-return = Spielt wieder mit
organiser-told-tick = { $name }: { $what }{ $done ->
    [yes] { "" }
   *[no] {" "}– zurückgenommen
}.
organiser-told-check-in-open = Die Anmeldung vor Ort läuft.
organiser-told-check-in-closed = Die Anmeldung vor Ort ist geschlossen; { $missing } fehlen.
organiser-told-closed = Meldeschluss; die Turniere sind angelegt.
organiser-told-reopened = Die Meldung ist wieder offen.
organiser-told-entered = { $name } ist gemeldet.
organiser-told-late = { $name } ist nachgemeldet. Bis Runde 4 folgen die Startnummern den Wertungszahlen (C.04.2): Startnummern und Listen neu drucken.
organiser-told-changed = { $name } ist gespeichert.
organiser-told-bye = { $name } hat in Runde { $round } ein Freilos.
organiser-told-no-bye = { $name } spielt in Runde { $round }.
organiser-told-withdrawn = { $name } ist zurückgetreten.{ GIVEN($board) ->
    [yes] {" "}Die Partie der Runde { $round } an Brett { $board } bleibt und braucht ein Ergebnis.
   *[no] { "" }
}
organiser-told-returned = { $name } spielt wieder mit.

## Runden

organiser-no-rounds = Es gibt noch kein Turnier: erklären Sie zuerst den Meldeschluss.
organiser-no-places = Noch niemand hat einen Platz.
organiser-no-games = In dieser Runde ist niemand gepaart.
organiser-team = Mannschaft { $team }
organiser-of-rounds = von { $rounds }
organiser-pair = Runde { $round } auslosen
organiser-colour-of-first = Farbe der ungeraden Nummern in Runde 1:
organiser-draw = Auslosen
organiser-white = Weiß
organiser-black = Schwarz
organiser-colour = Farbe
organiser-opponent = Gegner
organiser-round-is = { $changing ->
    [yes] wird von Hand geändert
   *[no] { $draft ->
        [yes] { $version ->
            [0] Entwurf, nicht veröffentlicht
           *[other] Version { $version } ist veröffentlicht; seither geändert
        }
       *[no] Version { $version }, veröffentlicht um { $at }
    }
}
organiser-publish = { $version ->
    [1] Veröffentlichen
   *[other] Version { $version } veröffentlichen
}
organiser-change-by-hand = Von Hand ändern
organiser-drop = Zurücknehmen
organiser-lay = Bretter zuteilen
organiser-put-on-courts = An die Felder senden
organiser-by-name = Nach Namen
organiser-print = Drucken
organiser-why = Warum diese Paarung?
organiser-why-of = Warum: { $name }
organiser-bd = Br.
organiser-board-head = Brett
organiser-pts = Pkt.
organiser-points = Punkte
organiser-result = Ergebnis
organiser-on = Spielort
organiser-at = Feld { $court }, Brett { $board }{ $wave ->
    [1] { "" }
   *[other] , Welle { $wave }
}
organiser-is-taken = { $match_points } MP, { $board_points } GP: { $reason }
organiser-is-played = läuft
organiser-pairings = Paarungen der Runde { $round }
organiser-unplaced = Ohne Gegner und ohne Freilos
organiser-departures = Weicht von der Auslosung nach den Regeln ab{ GIVEN($reason) ->
    [yes] {" "}({ $reason })
   *[no] { "" }
}
organiser-open-results = { $open ->
    [one] 1 Ergebnis fehlt
   *[other] { $open } Ergebnisse fehlen
}
organiser-result-keys = Brett, Eingabe, dann 1, 0, =, + oder -
organiser-no-board = In dieser Runde gibt es kein Brett { $board }.
organiser-picked = { GIVEN($picked) ->
    [yes] Gewählt: { $picked }
   *[no] Wählen Sie einen oder zwei Spieler in der Tabelle, dann eine Änderung.
}
organiser-swap = Die beiden tauschen
organiser-swap-colours = Farben tauschen
organiser-part = Paarung auflösen
organiser-join = Die beiden paaren
organiser-why-changed = Grund, falls die Regeln anders paaren
organiser-end-changes = Beenden und vergleichen
organiser-drop-changes = Alle Änderungen verwerfen
organiser-told-paired = { $rounds ->
    [1] Runde { $round } ist als Entwurf ausgelost.
   *[other] Alle { $rounds } Runden sind als Entwurf ausgelost.
}
organiser-told-published = Runde { $round }, Version { $version } ist veröffentlicht.
organiser-told-republished = Runde { $round }, Version { $version } ist veröffentlicht. Eine geänderte Partie, die noch nicht begonnen hatte, ist von den Feldern genommen: Runde auf Bretter legen und erneut senden.
organiser-told-changing = Änderung von Hand: Bis zum Ende wird nichts veröffentlicht.
organiser-told-change = Die Änderung ist gemacht.
organiser-told-compared = Die Änderungen sind beendet und mit den Regeln verglichen.
organiser-told-no-changes = Die Änderungen sind verworfen.
organiser-told-dropped = Runde { $round } ist zurückgenommen.
organiser-told-laid = Die Partien haben ihre Bretter.
organiser-told-result = Brett { $board }: { $score } ({ $names })

## Berichtigungen und zurückgehaltene Ergebnisse

organiser-correct = Brett { $board } berichtigen
organiser-counts = Zählt jetzt: { GIVEN($score) ->
    [yes] { $score }
   *[no] nichts
}{ $source ->
    [court] {" "}(auf einem Feld versiegelt)
    [desk] {" "}(hier eingetragen)
    [corrected] {" "}(berichtigt)
    [players] {" "}(von den Spielern)
    [forfeit] {" "}(kampflos)
    [taken_over] {" "}(aus einem anderen Programm)
   *[none] { "" }
}
organiser-right-result = Richtiges Ergebnis
organiser-take-back = kein Ergebnis
organiser-by-protest = Aufgrund von Protest
organiser-correct-it = Berichtigen
organiser-told-corrected = Brett { $board } ist berichtigt: { $score }.
organiser-choose = Runde { $round } ist schon ausgelost
organiser-then = { $then ->
    [keep] So lassen
    [repair_all] Neu auslosen
   *[repair_from] Ab einer Punktgruppe neu auslosen
}{ $usual ->
    [yes] {" "}(üblich)
   *[no] { "" }
}
organiser-score-group = Punktgruppe
organiser-no-difference = Nichts ändert sich.
organiser-finals-stay = Die Finals haben begonnen: Wer darin spielt, bleibt, auch wenn sich das hier ändert.
organiser-differences = { $boards ->
    [0] Kein Brett ändert sich
    [one] 1 Brett ändert sich
   *[other] { $boards } Bretter ändern sich
}, { $places ->
    [0] kein Rang
    [one] 1 Zeile der Rangliste
   *[other] { $places } Zeilen der Rangliste
}
organiser-round-board = Runde { $round }, Brett { $board }:
organiser-place-is = Platz { $place }, Punkte: { $points }
organiser-held = Ergebnisse, die auf Ihre Entscheidung warten
organiser-held-because = von Feld { $court }: { $because ->
    [unknown] das Turnier hat keine Partie { $game }
    [withdrawn] die Partie wurde zurückgenommen
    [differs] ein anderes Ergebnis zählt schon ({ $counts })
    [after_pairing] ein anderes Ergebnis zählt schon ({ $counts }), und die nächste Runde ist ausgelost
   *[not_in_match] der Wettkampf braucht diese Partie nicht
}
organiser-accept = Zählen lassen
organiser-set-aside = Beiseitelegen
organiser-told-held = { $accept ->
    [yes] Das Ergebnis zählt.
   *[no] Das Ergebnis ist beiseitegelegt.
}
organiser-reported = Ergebnisse, die Spieler gemeldet haben
organiser-reported-by = { $disputed ->
    [yes] gemeldet von { $name }, vom Gegner bestritten, Sie entscheiden
   *[no] gemeldet von { $name }; zählt ab { $deadline }, wenn der Gegner es nicht bestreitet
}

## Rangliste, Zeitplan, Proteste, Medaillen, Wertung

organiser-rk = Rg.
organiser-all-categories = Alle Kategorien
organiser-draw-lots = Geteilte Plätze auslosen
organiser-lots-mean = Das Los entscheidet jeden geteilten Platz endgültig.
organiser-shared-place = { $title }: Platz { $place } ist geteilt von { $names }. Das Los entscheidet (Rangliste).
organiser-dropped = Weggelassen, da ein Spieler keine Wertungszahl hat: { $codes }
organiser-make-finals = Finale der besten { $places } anlegen
organiser-announce = Ergebnisse bekannt geben
organiser-told-lots = Es ist gelost.
organiser-told-finals = Das Finale der besten { $places } ist angelegt.
organiser-told-announced = Die Ergebnisse sind bekannt gegeben.
organiser-rd = { $round }.Rd
organiser-colour-sign = { $colour ->
    [white] w
   *[black] s
}
organiser-no-cross-table = K.-o.-Turniere haben keine Kreuztabelle.
organiser-day-ends = { $day }: Ende voraussichtlich um { $end }
organiser-planned = Geplant
organiser-published-at = Veröffentlicht
organiser-started-at = Begonnen
organiser-late-by = Verspätung
organiser-expected-end = Voraussichtliches Ende
organiser-round-over = beendet
organiser-new-protest = Neuer Protest
organiser-no-protests = Es gibt keine Proteste.
organiser-time = Zeit
organiser-protest = Protest
organiser-protest-by = Eingelegt von
organiser-protest-number = Protest { $protest }: { $name }
organiser-disputes = bestreitet ein Ergebnis
organiser-file = Einlegen
organiser-protest-game = Partie
organiser-no-correction = ohne Berichtigung
organiser-corrected-by = berichtigt durch Eintrag { $records }
organiser-ruling = Entscheidung
organiser-ruled = { $upheld ->
    [yes] stattgegeben
   *[no] abgewiesen
}
organiser-not-ruled = noch offen
organiser-rule = Entscheiden
organiser-words = Begründung
organiser-told-protest = Der Protest von { $name } ist eingelegt.
organiser-told-ruled = Über den Protest ist entschieden.
organiser-general = Gesamtwertung
organiser-as-it-stands = nach jetzigem Stand
organiser-no-medals = Noch niemand hat eine Medaille.
organiser-medal = { $place ->
    [1] Gold
    [2] Silber
   *[3] Bronze
}
organiser-rated-games = { $games ->
    [one] 1 gewertete Partie
   *[other] { $games } gewertete Partien
}
organiser-games = Partien
organiser-against-rated = gegen Elo
organiser-points-against-rated = Pkt. gegen Elo
organiser-opponents = Elo-Schnitt der Gegner
organiser-n = n
organiser-w = W
organiser-rc = Rc
organiser-rtg-change = Elo+/-
organiser-after = Rangliste nach Runde { $finished }{ $live ->
    [yes] , mit Ergebnissen der nächsten
   *[no] { "" }
}

## Wertungsliste

organiser-event-head = Turnier
organiser-season = Saison
organiser-season-such = etwa 2026/27
organiser-site = Seite der Online-Partien
organiser-world-championship = Weltmeisterschaft: Wer eine Kategorie gewinnt, wird ChessRun Legend (CRL)
organiser-cr-elo = CR-ELO
organiser-rating-list = Wertungsliste
organiser-rating-list-of = { $events ->
    [one] nach 1 Turnier
   *[other] nach { $events } Turnieren
}, bis { $day }
organiser-rating-none = Noch kein gewertetes Turnier ist beendet.
organiser-rating-undated = Zählt nicht, weil die Tage fehlen: { $name }
organiser-rating-back = Zurück zur Liste
organiser-rating-exact = Genau
organiser-rating-change = Änderung
organiser-rating-factor = K
organiser-rating-pooled = Zur ersten Elo
organiser-rating-titles = Titel
organiser-rating-title = { $title ->
    [CRL] ChessRun Legend
    [GR] GeniusRunner
    [CR] CleverRunner
   *[SR] SmartRunner
}
organiser-rating-streak = Serie
organiser-rating-history = Elo-Verlauf
organiser-rating-history-of = Elo von { $name }
organiser-rating-start = Startwert
organiser-rating-opponent = Elo Gegner
organiser-rating-day = Tag
organiser-rating-before = Vorher
organiser-rating-new = neu
organiser-rating-expected = Erwartet
organiser-rating-after = Nachher
organiser-rating-pending = Die Änderungen stehen hier, sobald das Turnier beendet ist.
organiser-end-changes-ratings = { $finished ->
    [yes] Änderungen der Wertungsliste, wenn das Turnier weitergeht
   *[no] Änderungen der Wertungsliste, wenn das Turnier endet
}
organiser-rating-counts-not = Ein Turnier ohne Tage ändert keine Wertungszahl. Tragen Sie zuerst die Tage in den Plan ein.
organiser-rating-changes = { $players ->
    [0] Keine Wertungszahl ändert sich
    [one] 1 Wertungszahl ändert sich
   *[other] { $players } Wertungszahlen ändern sich
}
organiser-rating-recomputed = Neu berechnete Turniere
organiser-rating-recomputed-of = { $name }: { $players ->
    [one] 1 Spieler
   *[other] { $players } Spieler
}
organiser-title-change = { $won ->
    [yes] { $name } gewinnt den Titel { $title }
   *[no] { $name } hätte den Titel { $title } nicht
}

## Ansage

organiser-call = { $part ->
    [next] Nächste Partien
    [results] Ergebnisse
   *[ceremony] Siegerehrung
}
organiser-hidden = öffentlich nicht mit Namen gezeigt
organiser-hidden-means = Öffentliche Seiten, Bildschirme und Dateien zeigen diesen Namen nicht, weil es ein Kind ist oder die Person es nicht wünscht. Nur in der Halle nennen.
organiser-call-none = Jetzt ist nichts anzusagen ({ $stage }).
organiser-call-court = Feld { $court }{ $wave ->
    [1] { "" }
   *[other] , Welle { $wave }
}
organiser-call-no-results = Noch ist kein Ergebnis da.
organiser-call-held = Noch nicht bekannt gegeben: nicht für die Öffentlichkeit.
organiser-call-not-over = Es sind noch Partien zu spielen: Zwischenstand.

## Einlesen

organiser-import = Datei einlesen
organiser-import-file = Meldeliste als Datei
organiser-import-what = Eine Meldeliste: Tabelle (.xlsx, .ods), CSV, Turnierbericht (TRF) oder die Elo-Liste der FIDE. Sie sehen jede Zeile, bevor etwas gemeldet wird; gemeldet werden alle oder keiner.
organiser-import-enter = { $players ->
    [one] 1 Spieler melden
   *[other] { $players } Spieler melden
}
organiser-import-unsound = Zuerst ist die Datei zu berichtigen, oder Zeilen warten auf eine Wahl. Niemand wurde gemeldet.
organiser-import-faults = { $faults ->
    [0] Nichts zu beheben
    [one] 1 Fehler ist zu beheben
   *[other] { $faults } Fehler sind zu beheben
}{ $doubts ->
    [0] { "" }
    [one] {" "}· 1 Zweifel
   *[other] {" "}· { $doubts } Zweifel
}
organiser-sheet = Blatt
organiser-columns = Spalten der Datei
organiser-column-unused = weglassen
organiser-line = Zeile
organiser-becomes = Wird
organiser-becomes-is = { $becomes ->
    [new] neuer Spieler
    [same] bekannt, Daten ergänzt
    [entered] schon gemeldet
    [left_out] weggelassen
   *[open] bitte wählen
}
organiser-same-as = derselbe wie { $other }
organiser-told-imported = { $players ->
    [one] 1 Spieler aus { $file } ist gemeldet.
   *[other] { $players } Spieler aus { $file } sind gemeldet.
}

## Wettkämpfe und Mannschaften

organiser-match = Wettkampf
organiser-level = steht gleich
organiser-match-of = Wettkampf: { $white } – { $black }
organiser-sprint-colour = Farbe von { $name } für den ChessSprint
organiser-not-in-time = hat nicht rechtzeitig gewählt
organiser-sprint-drawn = Remis im ChessSprint: Restzeit der beiden
organiser-rule-match = Der Schiedsrichter entscheidet
organiser-goes-on = Kommt weiter
organiser-told-colour = Die Farbe ist gewählt.
organiser-told-drawn = Die nächste Partie folgt mit diesen Zeiten.
organiser-told-ruled-match = Der Wettkampf ist entschieden.
organiser-open-line-ups = Aufstellungen öffnen
organiser-told-line-ups = Die Aufstellungen sind offen.
organiser-teams = Mannschaften ({ $teams })
organiser-new-team = Neue Mannschaft
organiser-captain = Mannschaftsführer
organiser-player = Spieler
organiser-up = { $name } nach oben
organiser-open-line-ups-here = Diese Aufstellungen öffnen
organiser-line-up = Aufstellung: { $name }{ $sealed ->
    [yes] {" "}(versiegelt)
   *[no] { "" }
}
organiser-seal = { $sealed ->
    [yes] Neu versiegeln
   *[no] Versiegeln
}
organiser-named = { $named } von { $boards } Brettern besetzt
organiser-told-sealed = Die Aufstellung ist versiegelt: { $name }.
organiser-when = Tag und Uhrzeit
organiser-when-to = Festsetzen auf
organiser-time-proposed = { $player } schlägt { $at } vor. Es gilt, sobald der Gegner zustimmt.
organiser-told-when = Der Wettkampf hat seine Zeit.
organiser-window = Zeitfenster des Online-Wettkampfs
organiser-opens = Beginnt
organiser-closes = Endet
organiser-told-window = Der Wettkampf hat sein Zeitfenster.
organiser-walk-over = Kampflos gewonnen
organiser-winner = Sieger
organiser-give-win = Sieg zusprechen
organiser-told-walk-over = Der Wettkampf ist kampflos entschieden.
organiser-move = Brett von { $white } – { $black }
organiser-wave = Welle
organiser-move-swaps = Eine Partie, die dort steht, tauscht mit ihr den Platz.
organiser-put-there = Dorthin setzen
organiser-off-board = Auf kein Brett
organiser-told-moved = Die Partie hat ihren Platz.
organiser-calendar = Spielplan
organiser-first-team = Erste Mannschaft
organiser-second-team = Zweite Mannschaft
organiser-home = Heim
organiser-away = Gast
organiser-settings = Einstellungen
organiser-settings-of = Einstellungen: { $name }
organiser-told-settings = Die Einstellungen sind gespeichert.
organiser-hold-back = Ergebnisse bis zur Bekanntgabe zurückhalten
organiser-online = Wettkämpfe werden online gespielt, jeder in seinem Zeitfenster
organiser-start-numbers = Startnummern
organiser-by-strength = Nach Spielstärke
organiser-told-numbered = Die Startnummern sind vergeben.
organiser-drop-tournament = { GIVEN($finals) ->
    [yes] Finals zurücknehmen
   *[no] Turnier zurücknehmen
}
organiser-told-tournament-dropped = { GIVEN($finals) ->
    [yes] Die Finals sind zurückgenommen.
   *[no] Das Turnier ist zurückgenommen.
}
organiser-apart = Getrennt: keine zwei einer Gruppe werden gepaart
organiser-in-rounds = Runden { $from } bis { $to }
organiser-from-round = Ab Runde
organiser-to-round = Bis Runde
organiser-keep-apart = Getrennt halten
organiser-clubs-apart = Spieler eines Vereins trennen
organiser-told-apart = Sie werden getrennt gehalten.
organiser-deductions = Punktabzüge
organiser-deducted = { $name }: Mannschaftspunkte { $match }, Brettpunkte { $board }
organiser-team-head = Mannschaft
organiser-match-points = Mannschaftspunkte
organiser-board-points = Brettpunkte
organiser-deduct = Punkte abziehen
organiser-told-deducted = Punktabzug: { $name }.
organiser-new-tournament = Neues Turnier
organiser-no-tournament = Es gibt kein Turnier. Legen Sie eines an.
organiser-field = { $field ->
    [best] die Ersten beendeter Turniere
   *[all] { $teams ->
        [yes] alle Mannschaften
       *[no] alle Spieler
    }
}
organiser-deal = Einteilung
organiser-deal-is = { $deal ->
    [one] ein Turnier
    [crossed] die ersten zwei jeder Gruppe über Kreuz: A1–B2, B1–A2
   *[snake] Gruppen, nach Spielstärke in Schlangenlinie
}
organiser-places-each = Plätze je Turnier
organiser-groups = Gruppen
organiser-make = Anlegen
organiser-told-made = Das Turnier ist angelegt.
organiser-links-why = Ein Spieler scannt seine Karte und sieht seine Paarungen, Partien und Ergebnisse. Wer eine Karte hat, kann für ihren Spieler handeln: Geben Sie jede nur ihrem Spieler.
organiser-link-address = Adresse, unter der Telefone diesen Server erreichen
organiser-use-address = Diese Adresse nehmen
organiser-link = Persönlicher Link
organiser-show-link = Link zeigen
organiser-link-code = QR-Code des persönlichen Links von { $name }
organiser-print-card = Karte zum Drucken
organiser-card-scan = Ihre Paarungen, Partien und Ergebnisse: mit dem Telefon im Netz der Halle scannen. Die Karte ist nur für Sie.
organiser-replace-link = Verlorenen Link ersetzen
organiser-replace-why = Der jetzige Link führt danach nirgendwohin. Ersetzen?
organiser-replace-yes = Ersetzen
organiser-told-replaced = { $name } hat einen neuen Link; der alte führt nirgendwohin.

## Sicherungskopien

organiser-copy = Sicherungskopie
organiser-copy-now = Jetzt eine anlegen
organiser-copy-done = Sicherungskopie angelegt.
organiser-copy-is = { GIVEN($file) ->
    [yes] Von { $at }: { $file }
   *[no] Keine seit dem Start des Servers; nach jeder Runde wird eine angelegt
}
organiser-copy-second = { GIVEN($second) ->
    [yes] Jede wird auch in { $second } geschrieben.
   *[no] Es gibt keinen zweiten Ort: der Server nimmt einen mit --copy-to.
}

## Außerhalb eines Turniers

register-parts = Teile der Turnierleitung
register-part = { $part ->
    [persons] Personen
    [clubs] Vereine
    [ratings] Wertungsliste
   *[events] Turniere
}
