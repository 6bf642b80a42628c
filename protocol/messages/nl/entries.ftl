# Wat er mis is in een deelnemerslijst, en wie er twee keer in staat.

## De plaats van een fout

entry-place = { $file }{ GIVEN($line) ->
    [yes] , regel { $line }
   *[no] { "" }
}{ GIVEN($column) ->
    [yes] , kolom { $column }
   *[no] { "" }
}{ GIVEN($heading) ->
    [yes] {" "}({ $heading })
   *[no] { "" }
}

## Fouten van een bestand

entry-fault-empty = { entry-place }: het bestand is leeg
entry-fault-too-long = { entry-place }: het bestand is te lang; een deelnemerslijst heeft hoogstens { $limit } MB
entry-fault-too-many-rows = { entry-place }: de tabel heeft meer dan { $limit } rijen
entry-fault-too-many-columns = { entry-place }: de tabel heeft meer dan { $limit } kolommen
entry-fault-unknown-format = { entry-place }: het bestand is geen deelnemerslijst; verwacht wordt een spreadsheet (.xlsx, .ods), een CSV-bestand, een toernooirapport (TRF) of de ratinglijst van de FIDE
entry-fault-damaged = { entry-place }: de spreadsheet is beschadigd; open hem en sla hem opnieuw op
entry-fault-protected = { entry-place }: een wachtwoord beschermt de spreadsheet; sla hem op zonder wachtwoord
entry-fault-old-spreadsheet = { entry-place }: dit is een spreadsheet van Excel 97 tot 2003; sla hem op als .xlsx
entry-fault-no-such-sheet = { entry-place }: de spreadsheet heeft zo’n blad niet
entry-fault-open-quotation = { entry-place }: een aanhalingsteken wordt nooit gesloten{ entry-found }
entry-fault-broken-xml = { entry-place }: de XML eindigt te vroeg of is fout
entry-fault-record = { entry-place }: gevonden: { $found }; verwacht: { $expected }
entry-fault-no-list-headings = { entry-place }: verwacht worden de koppen van de ratinglijst van de FIDE
entry-fault-no-headings = { entry-place }: geen rij heeft bekende koppen; zeg wat er in elke kolom staat
entry-fault-no-name = { entry-place }: in geen kolom staan de namen van de spelers; zeg in welke
entry-fault-field-twice = { entry-place }: een eerdere kolom is al: { entry-field }
entry-fault-no-entries = { entry-place }: er staan geen spelers in
entry-found = { GIVEN($found) ->
    [yes] : { $found }
   *[no] { "" }
}

## Fouten van een rij

entry-fault-row-too-long = { entry-place }: de rij heeft meer cellen dan de { $columns } koppen, zoals { $found }; een komma in een naam vraagt aanhalingstekens
entry-fault-row-too-short = { entry-place }: de rij heeft { $found } van { $columns } cellen; de rest geldt als leeg
entry-fault-name-missing = { entry-place }: de rij heeft geen naam: { $found }

## Fouten van een cel

entry-fault-unseen-character = { entry-place }: de tekst bevat het teken { $character }, dat niemand ziet: { $found }
entry-fault-text-too-long = { entry-place }: de tekst is langer dan { $limit } tekens: { $found }
entry-fault-failed-formula = { entry-place }: een formule is mislukt: { $found }
entry-fault-fide-id = { entry-place }: { $found } is geen FIDE-ID; verwacht wordt een getal van hoogstens negen cijfers
entry-fault-rating = { entry-place }: { $found } is geen rating; verwacht wordt een geheel getal van { $least } tot { $most }, of niets
entry-fault-zero-rating = { entry-place }: de rating 0 geldt als zonder rating
entry-fault-no-date = { entry-place }: { $found } is geen datum; verwacht wordt een datum zoals 23-07-1976 of 1976-07-23, of een jaar
entry-fault-no-such-day = { entry-place }: { $found } is geen dag van de kalender
entry-fault-birth-year = { entry-place }: { $found } is geen geboortedatum; verwacht wordt een jaar van { $first } tot { $last }
entry-fault-month-first = { entry-place }: de datums van deze kolom kloppen alleen met de maand vooraan, en worden zo gelezen
entry-fault-sex = { entry-place }: { $found } is geen geslacht; verwacht wordt m, v, w, f of niets
entry-fault-title = { entry-place }: { $found } is geen titel van de FIDE; verwacht wordt GM, IM, FM, CM, WGM, WIM, WFM, WCM, AGM, AIM, AFM, ACM of niets
entry-fault-federation = { entry-place }: { $found } is geen federatie; verwacht worden de drie letters van de FIDE, zoals NED, of de naam van het land
entry-fault-email = { entry-place }: { $found } lijkt geen e-mailadres
entry-fault-phone = { entry-place }: { $found } lijkt geen telefoonnummer
entry-fault-byes = { entry-place }: { $found } is geen lijst van ronden; verwacht worden getallen zoals 1, 3
entry-fault-no-such-round = { entry-place }: { $found } noemt een ronde die het toernooi niet heeft; het heeft er { $rounds }
entry-fault-category = { entry-place }: { $found } is geen categorie van dit evenement; { GIVEN($played) ->
    [yes] verwacht werd een van { $played }
   *[no] verwacht werd een code van ten hoogste 16 tekens
}

## Verschillen met de ratinglijst

entry-fault-not-listed = { entry-place }: de ratinglijst heeft het FIDE-ID { $found } niet
entry-fault-listed-name = { entry-place }: { $found } heet in de ratinglijst onder dit FIDE-ID { $listed }
entry-fault-listed-birth = { entry-place }: het geboortejaar is hier { $found } en in de ratinglijst { $listed }

## Dubbelen

entry-duplicate-fide-id = { entry-place }: { $name } heeft het FIDE-ID van { entry-other }
entry-duplicate-name-and-birth = { entry-place }: { $name } heeft de naam en het geboortejaar van { entry-other }
entry-duplicate-near-name = { entry-place }: { $name } is misschien { entry-other }
entry-other = { GIVEN($other_line) ->
    [yes] { $other } op regel { $other_line }
   *[no] { $other }, nummer { $player }
}

## Wat er in een kolom staat

entry-column-left-out = { entry-place }: de kolom wordt weggelaten
register-text = { $fault ->
    [too_long] { entry-field }: langer dan { $fault-max } tekens
    [blank] { entry-field }: leeg
   *[unseen] { entry-field }: bevat het teken { CODE_POINT($fault-unseen) }, dat niemand ziet
}
entry-field = { $field ->
    [surname] achternaam
    [given_names] voornamen
    [surname_first] naam, achternaam eerst
    [given_first] naam, voornamen eerst
    [fide_id] FIDE-ID
    [national_id] nationaal nummer
    [federation] federatie
    [club] club
    [team] team
    [born] geboortedatum
    [sex] geslacht
    [title] titel
    [rating_standard] standaardrating
    [rating_rapid] rapidrating
    [rating_blitz] blitzrating
    [rating_national] nationale rating
    [category] categorie
    [email] e-mailadres
    [phone] telefoonnummer
    [handle] naam online
    [byes] gevraagde byes
   *[note] opmerking
}
entry-confidence = { $confidence ->
    [told] zoals u zei
    [remembered] zoals de vorige keer
    [certain] volgens de kop
    [likely] waarschijnlijk, volgens de kop
    [guessed] geraden uit de cellen
   *[unknown] niet bekend
}
