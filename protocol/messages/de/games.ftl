# Aufgezeichnete Partien und die Meldungen der Brettgeräte.

pgn-finding = { $file }{ GIVEN($line) ->
    [yes] , Zeile { $line }
   *[no] { "" }
}{ GIVEN($game) ->
    [yes] , { game }
   *[no] { "" }
}{ GIVEN($ply) ->
    [yes] , Halbzug { $ply }
   *[no] { "" }
}{ GIVEN($text) ->
    [yes] { " " }{ $text }
   *[no] { "" }
}: { flaw }
flaw = { $flaw ->
    [encoding] weder UTF-8 noch UTF-16; Namen werden als Latin-1 gelesen und sind vielleicht falsch geschrieben
    [no_game] keine Partie gefunden; erwartet: Tags wie [White "…"] und Züge
    [cut_off] die Datei endet mitten in einem Zeichen; der Rest fehlt
    [unreadable] die Datei lässt sich nicht lesen
    [too_large] die Datei ist zu groß; teilen Sie sie auf
    [broken_tag] kein Tag; erwartet: [Name "Wert"]
    [repeated_tag] dieses Tag steht zweimal da; das erste zählt
    [open_comment] dieser Kommentar wird nie geschlossen; erwartet: { "}" }, Züge darin werden nicht gelesen
    [open_variation] diese Variante wird nie geschlossen; erwartet: ), Züge darin werden nicht gelesen
    [stray_bracket] eine Klammer, wo keine hingehört; übergangen
    [clock] keine Zeit; erwartet: h:mm:ss, die Uhrzeit bleibt offen
    [repeated_clock] eine weitere Zeit für denselben Halbzug; die erste zählt
    [move_number] die Zugnummer passt nicht; vielleicht fehlt ein Halbzug
    [not_a_move] kein Zug; die Partie wird bis hierher behalten
    [illegal_move] in dieser Stellung regelwidrig; die Partie wird bis hierher behalten
    [ambiguous_move] mehr als eine Figur kann diesen Zug ausführen; die Partie wird bis hierher behalten
    [variant] eine Schachvariante, die hier nicht gespielt wird; kein Zug wird behalten
    [start_position] keine mögliche Anfangsstellung; kein Zug wird behalten
    [contradictory_result] das Ergebnis in den Tags und das nach den Zügen sind verschieden
   *[result_against_board] das Ergebnis widerspricht dem Brett, auf dem { GIVEN($flaw-winner) ->
        [yes] { $flaw-winner ->
            [white] Weiß matt gesetzt hat
           *[black] Schwarz matt gesetzt hat
        }
       *[no] die Partie remis ist
    }
}
pgn-unreadable = { $path }: { $why }; erwartet: eine PGN-Datei oder ein Ordner mit solchen
pgn-too-large = { $path }: größer als { $most } Bytes; teilen Sie die Datei auf
pgn-empty-folder = { $path }: keine Datei dieses Ordners endet auf .pgn

control-tagged = die aufgezeichnete Partie hat { $found } für { side }, die Regeln dieser Partie geben { $expected }: die Uhren werden voneinander abweichen
control-clocked = { side } hat { $found } nach dem ersten Zug der aufgezeichneten Partie, nach den Regeln dieser Partie { $expected }: die Uhren werden voneinander abweichen
tags-reversed = die Farben sind vertauscht: erwartet [White "{ $white }"] und [Black "{ $black }"] (IM-1-1)
tag-differs = { GIVEN($found) ->
    [yes] [{ $tag } "{ $found }"] ist nicht { $tag ->
        [Site] die Website des Matches
       *[other] der gepaarte Spieler
    }
   *[no] kein Tag { $tag } nennt { $tag ->
        [Site] die Website des Matches
       *[other] einen Spieler
    }
}: erwartet "{ $expected }" (IM-1-1)

## A board agent
agent-no-link = keine Verbindung zum Feld: { $why }{ GIVEN($tries) ->
    [yes] { $tries ->
        [1] ; neuer Versuch
       *[other] ; bisher { $tries } Versuche
    }
   *[no] { "" }
}
agent-linked = verbunden mit { $courts } als { $device } für { $boards-n ->
    [0] alle Bretter
   *[other] { boards }
}
agent-looking = sucht das Feld unter { $address }
agent-refused = { court }, { board }: abgelehnt: { $why }
agent-recorded = { court }, { board }: { GIVEN($rulings) ->
    [yes] { $rulings }
   *[no] aufgezeichnet
}
agent-not-made = { court }, { board }: die Partie ist auf dem Feld beendet; { $count } aufgezeichnete Meldungen nach ihrem Ende wurden nicht gemacht
agent-differs = { court }, { boards }: { $differs }
agent-tag-differs = { $file }, { game }: { $differs }
agent-all-played = alle aufgezeichneten Partien sind gespielt: dieser Agent endet. Die nächste Runde braucht ihre Datei
agent-no-round = keine Partie der Runde { $round } ist hier: es wird nichts gespielt
agent-runs-presumed = die hier gesehenen Läufe zählen nicht: sie gelten auf dem Feld als gelaufen; mit `runs = "reported"` im [[pairing]] zählen sie
agent-not-taken = Zeile { $line } wurde nicht angenommen: { $why }: { $text }
agent-lines-lost = { $lines ->
    [one] 1 Zeile der Standardeingabe wurde nicht angenommen, siehe oben
   *[other] { $lines } Zeilen der Standardeingabe wurden nicht angenommen, siehe oben
}
agent-line-too-long = sie ist länger, als eine Meldung sein kann
agent-line-unread = { $why }; erwartet: { "{" }"board":3,"seen":…{ "}" }
agent-out-of-order = Zeile { $line } meldet etwas, das vor der letzten Meldung von { court }, { board } gesehen wurde: es wird als gleich danach gesehen gemeldet
piped-ago = "ago_ms" ist { $ago }; erwartet: 0 bis { $most }, ein Tag
agent-position-unseen = die Stellung ist noch nicht bekannt: geben Sie den Zug Feld für Feld ein, etwa e2e4, und ohne Uhr
agent-held-full = { $reports } Meldungen warten bereits darauf, dass dieses Gerät zugelassen wird
agent-held = dieses Gerät wurde noch nie zugelassen, sein Feld ist also nicht bekannt: Meldungen werden zurückgehalten, noch nicht auf dem Datenträger, bis es zugelassen wird
agent-held-in-vain = { reports-counted } eines Geräts, das nie zugelassen wurde: nicht gespeichert und nicht gesendet
reports-counted = { $reports ->
    [one] 1 Meldung
   *[other] { $reports } Meldungen
}
agent-outbox = Ausgang in { $folder }: { reports-counted } wartend
agent-outbox-torn = der letzte Eintrag wurde nie beendet und wird ausgelassen ({ $bytes } Bytes): eine Meldung darin wurde nicht gesendet; wenn der Server dieses Gerät nicht mehr kennt, war es sein Schlüssel: holen Sie einen neuen Code
agent-outbox-damaged = { $bytes } beschädigte Bytes darin wurden ausgelassen
agent-waiting = { reports-counted } wartend auf das Feld
agent-no-game = keine Partie zu spielen; die Zeilen darüber sagen, warum
agent-check-needs-games = --check braucht PGN-Dateien
agent-checked = { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}, { $plies ->
    [one] 1 Halbzug
   *[other] { $plies } Halbzüge
}, { $cut } unvollständig

## Das Brett einer Zeile und die Eingaben
address-no-court = { court } gibt es für dieses Gerät nicht; es meldet für Feld { $courts }
address-which-board = welches Brett? beginnen Sie die Zeile mit seiner Nummer, etwa 3 e4
address-no-board = { board } gibt es für dieses Gerät nicht; es meldet für { $each }
address-of = { boards } auf { court }
address-which-court = welches Feld? dieses Gerät meldet für Feld { $courts }{ $typed ->
    [yes] , und eine getippte Zeile nennt keines: leiten Sie JSON Lines ein, oder melden Sie je Feld ein Gerät an
   *[no] : ergänzen Sie "court"
}
typed-nothing = was ist dort geschehen? mit help sehen Sie die möglichen Eingaben
typed-too-much = { $word } ist zu viel
typed-whose = wessen? erwartet: w oder b, gefunden: { $word }
typed-no-move = { $word } ist hier kein regelgemäßer Zug; ein regelwidriger, der ausgeführt wurde, wird wie e2e5 eingegeben
typed-no-clock = { $word } ist kein Uhrenstand; erwartet: 4:32 oder 1:04:32.5
typed-square = auf welchem Feld? erwartet: eines wie e8
typed-one-of = { $asks ->
    [piece] welche Figur?
    [subject] worüber?
    [claim] was?
   *[agreement] worauf? flag w|b, noflag, on, oder
} erwartet: eines von { $names }
