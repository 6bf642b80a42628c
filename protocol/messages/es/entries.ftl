# Qué está mal en una lista de inscritos, y quién figura dos veces en ella.

## El lugar de un error

entry-place = { $file }{ GIVEN($line) ->
    [yes] , línea { $line }
   *[no] { "" }
}{ GIVEN($column) ->
    [yes] , columna { $column }
   *[no] { "" }
}{ GIVEN($heading) ->
    [yes] {" "}({ $heading })
   *[no] { "" }
}

## Errores de un archivo

entry-fault-empty = { entry-place }: el archivo está vacío
entry-fault-too-long = { entry-place }: el archivo es demasiado largo; una lista de inscritos tiene como máximo { $limit } MB
entry-fault-too-many-rows = { entry-place }: la tabla tiene más de { $limit } filas
entry-fault-too-many-columns = { entry-place }: la tabla tiene más de { $limit } columnas
entry-fault-unknown-format = { entry-place }: el archivo no es una lista de inscritos; se esperaba una hoja de cálculo (.xlsx, .ods), un archivo CSV, un informe de torneo (TRF) o la lista de la FIDE
entry-fault-damaged = { entry-place }: la hoja de cálculo está dañada; ábrala y guárdela de nuevo
entry-fault-protected = { entry-place }: una contraseña protege la hoja de cálculo; guárdela sin contraseña
entry-fault-old-spreadsheet = { entry-place }: es una hoja de cálculo de Excel 97 a 2003; guárdela como .xlsx
entry-fault-no-such-sheet = { entry-place }: el libro no tiene esa hoja
entry-fault-open-quotation = { entry-place }: unas comillas no se cierran nunca{ entry-found }
entry-fault-broken-xml = { entry-place }: el XML termina demasiado pronto o está mal
entry-fault-record = { entry-place }: encontrado: { $found }; esperado: { $expected }
entry-fault-no-list-headings = { entry-place }: se esperaban los encabezados de la lista de la FIDE
entry-fault-no-headings = { entry-place }: ninguna fila tiene encabezados conocidos; diga qué contiene cada columna
entry-fault-no-name = { entry-place }: ninguna columna contiene los nombres de los jugadores; diga cuál
entry-fault-field-twice = { entry-place }: una columna anterior ya es: { entry-field }
entry-fault-no-entries = { entry-place }: no hay jugadores en ella
entry-found = { GIVEN($found) ->
    [yes] : { $found }
   *[no] { "" }
}

## Errores de una fila

entry-fault-row-too-long = { entry-place }: la fila tiene más celdas que los { $columns } encabezados, por ejemplo { $found }; una coma en un nombre necesita comillas
entry-fault-row-too-short = { entry-place }: la fila tiene { $found } de { $columns } celdas; el resto se toma como vacío
entry-fault-name-missing = { entry-place }: la fila no tiene nombre: { $found }

## Errores de una celda

entry-fault-unseen-character = { entry-place }: el texto contiene el carácter { $character }, que nadie ve: { $found }
entry-fault-text-too-long = { entry-place }: el texto tiene más de { $limit } caracteres: { $found }
entry-fault-failed-formula = { entry-place }: una fórmula ha fallado: { $found }
entry-fault-fide-id = { entry-place }: { $found } no es un código FIDE; se esperaba un número de nueve cifras como máximo
entry-fault-rating = { entry-place }: { $found } no es un rating; se esperaba un número entero de { $least } a { $most }, o nada
entry-fault-zero-rating = { entry-place }: el rating 0 se toma como sin rating
entry-fault-no-date = { entry-place }: { $found } no es una fecha; se esperaba una fecha como 23.07.1976 o 1976-07-23, o un año
entry-fault-no-such-day = { entry-place }: { $found } no es un día del calendario
entry-fault-birth-year = { entry-place }: { $found } no es una fecha de nacimiento; se esperaba un año de { $first } a { $last }
entry-fault-month-first = { entry-place }: las fechas de esta columna solo tienen sentido con el mes primero, y se leen así
entry-fault-sex = { entry-place }: { $found } no es un sexo; se esperaba m, w, f o nada
entry-fault-title = { entry-place }: { $found } no es un título de la FIDE; se esperaba GM, IM, FM, CM, WGM, WIM, WFM, WCM, AGM, AIM, AFM, ACM o nada
entry-fault-federation = { entry-place }: { $found } no es una federación; se esperaban las tres letras de la FIDE, como NED, o el nombre del país
entry-fault-email = { entry-place }: { $found } no parece una dirección de correo
entry-fault-phone = { entry-place }: { $found } no parece un número de teléfono
entry-fault-byes = { entry-place }: { $found } no es una lista de rondas; se esperaban números como 1, 3
entry-fault-no-such-round = { entry-place }: { $found } nombra una ronda que el torneo no tiene; tiene { $rounds }
entry-fault-category = { entry-place }: { $found } no es una categoría de este torneo; { GIVEN($played) ->
    [yes] se esperaba una de { $played }
   *[no] se esperaba un código de 16 caracteres como máximo
}

## Diferencias con la lista de rating

entry-fault-not-listed = { entry-place }: la lista de rating no tiene el código FIDE { $found }
entry-fault-listed-name = { entry-place }: { $found } se llama { $listed } en la lista de rating, con ese código FIDE
entry-fault-listed-birth = { entry-place }: el año de nacimiento es { $found } aquí y { $listed } en la lista de rating

## Duplicados

entry-duplicate-fide-id = { entry-place }: { $name } tiene el código FIDE de { entry-other }
entry-duplicate-name-and-birth = { entry-place }: { $name } tiene el nombre y el año de nacimiento de { entry-other }
entry-duplicate-near-name = { entry-place }: { $name } quizá sea { entry-other }
entry-other = { GIVEN($other_line) ->
    [yes] { $other } de la línea { $other_line }
   *[no] { $other }, número { $player }
}

## Qué contiene una columna

entry-column-left-out = { entry-place }: la columna se deja fuera
register-text = { $fault ->
    [too_long] { entry-field }: más de { $fault-max } caracteres
    [blank] { entry-field }: vacío
   *[unseen] { entry-field }: contiene el carácter { CODE_POINT($fault-unseen) }, que nadie ve
}
entry-field = { $field ->
    [surname] apellidos
    [given_names] nombre
    [surname_first] nombre completo, apellidos primero
    [given_first] nombre completo, nombre primero
    [fide_id] código FIDE
    [national_id] código nacional
    [federation] federación
    [club] club
    [team] equipo
    [born] fecha de nacimiento
    [sex] sexo
    [title] título
    [rating_standard] Elo estándar
    [rating_rapid] Elo rápido
    [rating_blitz] Elo relámpago
    [rating_national] rating nacional
    [category] categoría
    [email] dirección de correo
    [phone] número de teléfono
    [handle] nombre en línea
    [byes] byes solicitados
   *[note] observación
}
entry-confidence = { $confidence ->
    [told] como usted dijo
    [remembered] como la última vez
    [certain] por el encabezado
    [likely] probablemente, por el encabezado
    [guessed] adivinado por las celdas
   *[unknown] desconocido
}
