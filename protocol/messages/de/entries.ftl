# Was an einer Meldeliste falsch ist, und wer doppelt darin steht.

## Die Stelle eines Fehlers

entry-place = { $file }{ GIVEN($line) ->
    [yes] , Zeile { $line }
   *[no] { "" }
}{ GIVEN($column) ->
    [yes] , Spalte { $column }
   *[no] { "" }
}{ GIVEN($heading) ->
    [yes] {" "}({ $heading })
   *[no] { "" }
}

## Fehler einer Datei

entry-fault-empty = { entry-place }: Die Datei ist leer
entry-fault-too-long = { entry-place }: Die Datei ist zu lang; eine Meldeliste hat höchstens { $limit } MB
entry-fault-too-many-rows = { entry-place }: Die Tabelle hat mehr als { $limit } Zeilen
entry-fault-too-many-columns = { entry-place }: Die Tabelle hat mehr als { $limit } Spalten
entry-fault-unknown-format = { entry-place }: Die Datei ist keine Meldeliste; erwartet wird eine Tabelle (.xlsx, .ods), eine CSV-Datei, eine Turnierdatei (TRF) oder die Ratingliste der FIDE
entry-fault-damaged = { entry-place }: Die Tabelle ist beschädigt; öffnen Sie sie und speichern Sie sie neu
entry-fault-protected = { entry-place }: Ein Passwort schützt die Tabelle; speichern Sie sie ohne Passwort
entry-fault-old-spreadsheet = { entry-place }: Das ist eine Tabelle von Excel 97 bis 2003; speichern Sie sie als .xlsx
entry-fault-no-such-sheet = { entry-place }: Die Tabelle hat kein solches Blatt
entry-fault-open-quotation = { entry-place }: Ein Anführungszeichen wird nie geschlossen{ entry-found }
entry-fault-broken-xml = { entry-place }: Das XML endet zu früh oder ist fehlerhaft
entry-fault-record = { entry-place }: gefunden: { $found }; erwartet: { $expected }
entry-fault-no-list-headings = { entry-place }: Erwartet werden die Überschriften der Ratingliste der FIDE
entry-fault-no-headings = { entry-place }: Keine Zeile hat bekannte Überschriften; sagen Sie, was in jeder Spalte steht
entry-fault-no-name = { entry-place }: In keiner Spalte stehen die Namen der Spieler; sagen Sie, in welcher
entry-fault-field-twice = { entry-place }: Eine frühere Spalte ist bereits: { entry-field }
entry-fault-no-entries = { entry-place }: Darin stehen keine Spieler
entry-found = { GIVEN($found) ->
    [yes] : { $found }
   *[no] { "" }
}

## Fehler einer Zeile

entry-fault-row-too-long = { entry-place }: Die Zeile hat mehr Zellen als die { $columns } Überschriften, etwa { $found }; ein Komma im Namen braucht Anführungszeichen
entry-fault-row-too-short = { entry-place }: Die Zeile hat { $found } von { $columns } Zellen; der Rest gilt als leer
entry-fault-name-missing = { entry-place }: Die Zeile hat keinen Namen: { $found }

## Fehler einer Zelle

entry-fault-unseen-character = { entry-place }: Der Text enthält das Zeichen { $character }, das niemand sieht: { $found }
entry-fault-text-too-long = { entry-place }: Der Text ist länger als { $limit } Zeichen: { $found }
entry-fault-failed-formula = { entry-place }: Eine Formel ist fehlgeschlagen: { $found }
entry-fault-fide-id = { entry-place }: { $found } ist keine FIDE-ID; erwartet wird eine Zahl mit höchstens neun Ziffern
entry-fault-rating = { entry-place }: { $found } ist keine Wertungszahl; erwartet wird eine ganze Zahl von { $least } bis { $most } oder nichts
entry-fault-zero-rating = { entry-place }: Die Wertungszahl 0 gilt als ohne Wertungszahl
entry-fault-no-date = { entry-place }: { $found } ist kein Datum; erwartet wird ein Datum wie 23.07.1976 oder 1976-07-23, oder ein Jahr
entry-fault-no-such-day = { entry-place }: { $found } ist kein Tag des Kalenders
entry-fault-birth-year = { entry-place }: { $found } ist kein Geburtsdatum; erwartet wird ein Jahr von { $first } bis { $last }
entry-fault-month-first = { entry-place }: Die Daten dieser Spalte ergeben nur mit dem Monat vorn einen Sinn und werden so gelesen
entry-fault-sex = { entry-place }: { $found } ist kein Geschlecht; erwartet wird m, w, f oder nichts
entry-fault-title = { entry-place }: { $found } ist kein Titel der FIDE; erwartet wird GM, IM, FM, CM, WGM, WIM, WFM, WCM, AGM, AIM, AFM, ACM oder nichts
entry-fault-federation = { entry-place }: { $found } ist keine Föderation; erwartet werden die drei Buchstaben der FIDE, etwa NED, oder der Name des Landes
entry-fault-email = { entry-place }: { $found } sieht nicht wie eine E-Mail-Adresse aus
entry-fault-phone = { entry-place }: { $found } sieht nicht wie eine Telefonnummer aus
entry-fault-byes = { entry-place }: { $found } ist keine Liste von Runden; erwartet werden Zahlen wie 1, 3
entry-fault-no-such-round = { entry-place }: { $found } nennt eine Runde, die das Turnier nicht hat; es hat { $rounds }
entry-fault-category = { entry-place }: { $found } ist keine Kategorie dieser Veranstaltung; { GIVEN($played) ->
    [yes] erwartet wird eine von { $played }
   *[no] erwartet wird ein Kürzel von höchstens 16 Zeichen
}

## Abweichungen von der Ratingliste

entry-fault-not-listed = { entry-place }: Die FIDE-ID { $found } steht nicht in der Ratingliste
entry-fault-listed-name = { entry-place }: { $found } heißt in der Ratingliste unter dieser FIDE-ID { $listed }
entry-fault-listed-birth = { entry-place }: Das Geburtsjahr ist hier { $found } und in der Ratingliste { $listed }

## Doppelte

entry-duplicate-fide-id = { entry-place }: { $name } hat die FIDE-ID von { entry-other }
entry-duplicate-name-and-birth = { entry-place }: { $name } hat den Namen und das Geburtsjahr von { entry-other }
entry-duplicate-near-name = { entry-place }: { $name } ist vielleicht { entry-other }
entry-other = { GIVEN($other_line) ->
    [yes] { $other } in Zeile { $other_line }
   *[no] { $other }, Nummer { $player }
}

## Was in einer Spalte steht

entry-column-left-out = { entry-place }: Die Spalte wird weggelassen
register-text = { $fault ->
    [too_long] { entry-field }: länger als { $fault-max } Zeichen
    [blank] { entry-field }: leer
   *[unseen] { entry-field }: enthält das Zeichen { CODE_POINT($fault-unseen) }, das niemand sieht
}
entry-field = { $field ->
    [surname] Nachname
    [given_names] Vornamen
    [surname_first] Name, Nachname zuerst
    [given_first] Name, Vornamen zuerst
    [fide_id] FIDE-ID
    [national_id] nationale Nummer
    [federation] Föderation
    [club] Verein
    [team] Mannschaft
    [born] Geburtsdatum
    [sex] Geschlecht
    [title] Titel
    [rating_standard] Elo (Standard)
    [rating_rapid] Elo (Schnellschach)
    [rating_blitz] Elo (Blitz)
    [rating_national] nationale Wertungszahl
    [category] Kategorie
    [email] E-Mail-Adresse
    [phone] Telefonnummer
    [handle] Name im Internet
    [byes] gewünschte Freilose
   *[note] Bemerkung
}
entry-confidence = { $confidence ->
    [told] wie Sie es sagten
    [remembered] wie beim letzten Mal
    [certain] nach der Überschrift
    [likely] wohl, nach der Überschrift
    [guessed] aus den Zellen geraten
   *[unknown] nicht bekannt
}
