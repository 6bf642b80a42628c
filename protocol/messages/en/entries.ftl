# What is wrong in an entry list, and who is in it twice.

## The place of a fault

entry-place = { $file }{ GIVEN($line) ->
    [yes] , line { $line }
   *[no] { "" }
}{ GIVEN($column) ->
    [yes] , column { $column }
   *[no] { "" }
}{ GIVEN($heading) ->
    [yes] {" "}({ $heading })
   *[no] { "" }
}

## Faults of a file

entry-fault-empty = { entry-place }: the file is empty
entry-fault-too-long = { entry-place }: the file is too long; an entry list has at most { $limit } MB
entry-fault-too-many-rows = { entry-place }: the table has more than { $limit } rows
entry-fault-too-many-columns = { entry-place }: the table has more than { $limit } columns
entry-fault-unknown-format = { entry-place }: the file is no entry list; a spreadsheet (.xlsx, .ods), a CSV file, a report file (TRF) or FIDE’s rating list was expected
entry-fault-damaged = { entry-place }: the spreadsheet is damaged; open it, and save it anew
entry-fault-protected = { entry-place }: a password protects the spreadsheet; save it without one
entry-fault-old-spreadsheet = { entry-place }: this is a spreadsheet of Excel 97 to 2003; save it as .xlsx
entry-fault-no-such-sheet = { entry-place }: the spreadsheet has no such sheet
entry-fault-open-quotation = { entry-place }: a quotation mark is never closed{ entry-found }
entry-fault-broken-xml = { entry-place }: the XML ends too early or is broken
entry-fault-record = { entry-place }: found { $found }, expected { $expected }
entry-fault-no-list-headings = { entry-place }: the headings of FIDE’s rating list were expected
entry-fault-no-headings = { entry-place }: no row has headings that are known; say what each column has
entry-fault-no-name = { entry-place }: no column has the players’ names; say which one does
entry-fault-field-twice = { entry-place }: an earlier column is already the { entry-field }
entry-fault-no-entries = { entry-place }: there are no players in it
entry-found = { GIVEN($found) ->
    [yes] : { $found }
   *[no] { "" }
}

## Faults of a row

entry-fault-row-too-long = { entry-place }: the row has more cells than the { $columns } headings, such as { $found }; a comma in a name needs quotation marks
entry-fault-row-too-short = { entry-place }: the row has { $found } of { $columns } cells; the rest is taken as empty
entry-fault-name-missing = { entry-place }: the row has no name: { $found }

## Faults of a cell

entry-fault-unseen-character = { entry-place }: the text holds the character { $character }, which nobody sees: { $found }
entry-fault-text-too-long = { entry-place }: the text is longer than { $limit } characters: { $found }
entry-fault-failed-formula = { entry-place }: a formula failed: { $found }
entry-fault-fide-id = { entry-place }: { $found } is no FIDE ID; a number of at most nine digits was expected
entry-fault-rating = { entry-place }: { $found } is no rating; a whole number from { $least } to { $most } was expected, or nothing
entry-fault-zero-rating = { entry-place }: the rating 0 is taken as unrated
entry-fault-no-date = { entry-place }: { $found } is no date; a date such as 23.07.1976 or 1976-07-23 was expected, or a year
entry-fault-no-such-day = { entry-place }: { $found } is no day of the calendar
entry-fault-birth-year = { entry-place }: { $found } is no date of birth; a year from { $first } to { $last } was expected
entry-fault-month-first = { entry-place }: the dates of this column make sense only with the month first, and are read so
entry-fault-sex = { entry-place }: { $found } is no sex; m, w, f or nothing was expected
entry-fault-title = { entry-place }: { $found } is no title of FIDE; GM, IM, FM, CM, WGM, WIM, WFM, WCM, AGM, AIM, AFM, ACM or nothing was expected
entry-fault-federation = { entry-place }: { $found } is no federation; FIDE’s three letters were expected, such as NED, or the country’s name
entry-fault-email = { entry-place }: { $found } does not look like an e-mail address
entry-fault-phone = { entry-place }: { $found } does not look like a phone number
entry-fault-byes = { entry-place }: { $found } is no list of rounds; numbers such as 1, 3 were expected
entry-fault-no-such-round = { entry-place }: { $found } names a round that the event does not have; it has { $rounds }
entry-fault-category = { entry-place }: { $found } is no category of this event; { GIVEN($played) ->
    [yes] one of { $played } was expected
   *[no] a code of at most 16 characters was expected
}

## Differences from the rating list

entry-fault-not-listed = { entry-place }: the rating list does not have the FIDE ID { $found }
entry-fault-listed-name = { entry-place }: { $found } is { $listed } in the rating list, by the FIDE ID
entry-fault-listed-birth = { entry-place }: the year of birth is { $found } here and { $listed } in the rating list

## Duplicates

entry-duplicate-fide-id = { entry-place }: { $name } has the FIDE ID of { entry-other }
entry-duplicate-name-and-birth = { entry-place }: { $name } has the name and the year of birth of { entry-other }
entry-duplicate-near-name = { entry-place }: { $name } may be { entry-other }
entry-other = { GIVEN($other_line) ->
    [yes] { $other } of line { $other_line }
   *[no] { $other }, who is number { $player }
}

## What a column has

entry-column-left-out = { entry-place }: the column is left out
register-text = { $fault ->
    [too_long] the { entry-field } is longer than { $fault-max } characters
    [blank] the { entry-field } is blank
   *[unseen] the { entry-field } holds the character { CODE_POINT($fault-unseen) }, which nobody sees
}
entry-field = { $field ->
    [surname] family name
    [given_names] given names
    [surname_first] name, family name first
    [given_first] name, given names first
    [fide_id] FIDE ID
    [national_id] national ID
    [federation] federation
    [club] club
    [team] team
    [born] date of birth
    [sex] sex
    [title] title
    [rating_standard] standard rating
    [rating_rapid] rapid rating
    [rating_blitz] blitz rating
    [rating_national] national rating
    [category] category
    [email] e-mail address
    [phone] phone number
    [handle] name online
    [byes] byes asked for
   *[note] note
}
entry-confidence = { $confidence ->
    [told] as you said
    [remembered] as last time
    [certain] by its heading
    [likely] probably, by its heading
    [guessed] guessed from its cells
   *[unknown] not known
}
