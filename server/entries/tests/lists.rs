//! Entry lists of every kind, small and made up, as organisers have them.

use court_protocol::PlayerId;
use referee_entries::{
    Confidence, Encoding, Entry, EntryFault, EntryFile, Field, Format, Person, PlayerList, Preview,
    Remembered, Same, Terms,
};
use referee_messages::Words;
use rust_xlsxwriter::{ExcelDateTime, Format as SheetFormat, Formula, Workbook};
use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::io::{Cursor, Write as _};

const TERMS: Terms = Terms { year: 2026, rounds: Some(7) };

fn read(name: &str, bytes: &[u8]) -> EntryFile {
    EntryFile::read(name, bytes).unwrap_or_else(|faults| panic!("{name}: {faults:?}"))
}

fn preview(file: &EntryFile) -> Preview {
    file.preview(&file.matching(&Remembered::default()), TERMS, &BTreeMap::new())
}

/// The entries and the faults, one line each.
fn told(preview: &Preview) -> String {
    let mut told = String::new();
    for entry in &preview.entries {
        writeln!(told, "{}", line(entry)).expect("text");
    }
    let words = Words::english();
    let faults =
        preview.faults.iter().map(|fault| (fault.fault.is_doubt(), fault.message(&preview.file)));
    for (is_doubt, message) in faults {
        let mark = if is_doubt { "?" } else { "!" };
        writeln!(told, "{mark} {}", words.say(&message)).expect("text");
    }
    for duplicate in &preview.duplicates {
        writeln!(told, "= {}", words.say(&duplicate.message(&preview.file))).expect("text");
    }
    told
}

fn line(entry: &Entry) -> String {
    let Entry { line, person, ratings, category, byes, note, listed } = entry;
    let born = person.born.map(|born| {
        let parts = [Some(born.year), born.month.map(u16::from), born.day.map(u16::from)];
        parts.into_iter().flatten().map(|part| part.to_string()).collect::<Vec<_>>().join("-")
    });
    let ratings = [
        ("S", ratings.standard),
        ("R", ratings.rapid),
        ("B", ratings.blitz),
        ("N", ratings.national),
    ];
    let ratings: String = ratings
        .iter()
        .filter_map(|(list, rating)| rating.map(|rating| format!(" {list}{rating}")))
        .collect();
    let mut text = format!("{line}: {}{ratings}", person.listed_name());
    let more = [
        ("born", born),
        ("sex", person.sex.map(|sex| format!("{sex:?}"))),
        ("fide", person.fide_id.map(|id| id.to_string())),
        ("id", person.national_id.clone()),
        ("fed", person.federation.clone()),
        ("title", person.title.clone()),
        ("club", person.club.clone()),
        ("mail", person.email.clone()),
        ("phone", person.phone.clone()),
        ("category", category.clone()),
        ("byes", (!byes.is_empty()).then(|| format!("{byes:?}"))),
        ("note", note.clone()),
        ("listed", (!listed.is_empty()).then(|| format!("{listed:?}"))),
    ];
    for (name, value) in more.into_iter().filter_map(|(name, value)| Some((name, value?))) {
        write!(text, " | {name} {value}").expect("text");
    }
    text
}

#[test]
fn a_german_list_of_windows_with_semicolons_and_a_title_above() {
    let file = read("meldeliste.csv", include_bytes!("lists/meldeliste.csv"));
    let format = Format::Delimited { separator: ';', encoding: Encoding::Windows1252 };
    assert_eq!(file.format(), format);
    insta::assert_snapshot!(told(&preview(&file)), @r#"
    4: Müller, Jörg S2104 N2050 | born 1961-9-3 | sex Man | fide 4600017 | club SK Blumenau
    5: Strauß, Änne S1987 N1954 | born 1998-12-12 | sex Woman | fide 4600034 | club Turm "Süd" 1920 | note kommt später
    6: von der Heide, Jan N1012 | born 2014-2-1 | sex Man | club SK Blumenau
    7: Özgür, Deniz | born 2009
    ? meldeliste.csv, line 6, column H (Elo): the rating 0 is taken as unrated
    "#);
}

#[test]
fn a_french_list_in_utf_16_with_tabs() {
    let file = read("inscriptions.txt", include_bytes!("lists/inscriptions.txt"));
    let format = Format::Delimited { separator: '\t', encoding: Encoding::Utf16 };
    assert_eq!(file.format(), format);
    insta::assert_snapshot!(told(&preview(&file)), @r"
    2: LEFÈVRE, Anaïs S1499 | born 2008-3-5 | sex Woman | id A12345 | fed FRA | club Échiquier de l’Œuvre | category U20
    3: Dupont, Jean-Noël S2250 R2200 B2180 | born 1984-2-29 | sex Man | fide 600016 | id B00017 | fed FRA | category Open
    ");
}

#[test]
fn a_dutch_list_with_byes_and_contacts() {
    let file = read("deelnemers.csv", include_bytes!("lists/deelnemers.csv"));
    insta::assert_snapshot!(told(&preview(&file)), @r"
    2: van der Meer, Sanne N1876 | born 1999 | sex Woman | id 7654321 | club De Pion | mail sanne@example.org | phone +31 6 12345678 | byes [1, 3]
    3: de Vries, Bart N1420 | born 2011 | sex Man | id 7654399 | club De Pion | mail bart@example | phone 06-1234 | byes [2, 4]
    ? deelnemers.csv, line 3, column I (E-mailadres): bart@example does not look like an e-mail address
    ");
}

#[test]
fn a_spanish_list_with_commas_in_quotation_marks() {
    let file = read("inscritos.csv", include_bytes!("lists/inscritos.csv"));
    insta::assert_snapshot!(told(&preview(&file)), @r"
    2: García López, Ana S2050 | born 1990-7-23 | sex Woman | fed ESP | title WFM
    3: Ñíguez Peña, José S1890 | born 1985-2-1 | sex Man | fed ESP | note llega tarde, ronda 1
    ");
}

#[test]
fn a_form_with_questions_as_headings_and_an_entry_that_was_sent_twice() {
    let file = read("form.csv", include_bytes!("lists/form.csv"));
    let matching = file.matching(&Remembered::default());
    let fields: Vec<_> =
        matching.columns.iter().map(|column| (column.field, column.confidence)).collect();
    assert_eq!(fields[0], (None, Confidence::Certain), "the time stamp is left out");
    assert_eq!(fields[3], (Some(Field::Born), Confidence::Likely));
    insta::assert_snapshot!(told(&preview(&file)), @r"
    2: Polgár, Judit | born 1976-7-23 | fide 700070 | club MTK | mail judit@example.org | category Open
    3: Hou, Yifan | born 1994-2-27 | mail yifan@example.org | category Women | byes [1] | note I bring my own chair, please
    4: polgar, judit | born 1976-7-23 | club MTK | mail judit@example.org | category Open | byes [1, 2] | note sent twice
    ? form.csv, line 1, column D (What is your date of birth?): the dates of this column make sense only with the month first, and are read so
    = form.csv, line 4: polgar, judit has the name and the year of birth of Polgár, Judit of line 2
    ");
}

#[test]
fn report_files_of_both_editions_give_their_players_with_byes_not_yet_played() {
    let trf16 = read("report.trf", include_bytes!("lists/report.trf"));
    let trf26 = read("report26.trf", include_bytes!("lists/report26.trf"));
    assert_eq!([trf16.format(), trf26.format()], [Format::Report, Format::Report]);
    insta::assert_snapshot!(told(&preview(&trf16)) + &told(&preview(&trf26)), @r"
    5: Polgar, Judit S2675 | born 1976-7-23 | sex Woman | fide 700070 | fed HUN | title GM | byes [2]
    6: Berg, Carl | born 1990 | sex Man | fed SWE
    4: Österreich, Änne S1800 | born 2001 | sex Woman | fed AUT | byes [1]
    5: Costa, Bruno S2300 | born 1980-1-2 | sex Man | fide 800017 | fed ITA | title FM
    ");
}

#[test]
fn a_report_file_with_wrong_columns_tells_every_place() {
    let text =
        String::from_utf8_lossy(include_bytes!("lists/report.trf")).replace("2675 HUN", "26x5 HUN");
    let faults = EntryFile::read("report.trf", text.replace("1990/00/00", "1990/13/00").as_bytes())
        .expect_err("two faults");
    let told: Vec<String> =
        faults.iter().map(|fault| Words::english().say(&fault.message("report.trf"))).collect();
    insta::assert_snapshot!(told.join("\n"), @r#"
    report.trf, line 5, column 49-52: found "26x5", expected a rating from 0 to 4000
    report.trf, line 6, column 70-79: found "1990/13/00", expected a date of birth from 1900 on that exists, as YYYY/MM/DD with 00 for what is unknown
    "#);
    let in_german = Words::of("de").say(&faults[0].message("report.trf"));
    assert_eq!(
        in_german,
        "report.trf, Zeile 5, Spalte 49-52: gefunden: „26x5“; erwartet: eine Wertungszahl von 0 bis 4000"
    );
}

#[test]
fn fides_rating_list_is_an_entry_list_as_text_and_as_xml() {
    let text = read("players_list_foa.txt", include_bytes!("lists/players_list_foa.txt"));
    let xml = read("players_list_xml_foa.xml", include_bytes!("lists/players_list_xml_foa.xml"));
    assert_eq!([text.format(), xml.format()], [Format::RatingList, Format::RatingList]);
    let without_lines = |told: String| -> Vec<String> {
        told.lines()
            .map(|line| line.split_once(": ").expect("a line number").1.to_owned())
            .collect()
    };
    insta::assert_snapshot!(told(&preview(&text)), @r"
    2: Polgar, Judit S2675 R2646 B2736 | born 1976 | sex Woman | fide 700070 | fed HUN | title GM
    3: Hou, Yifan S2633 R2614 B2646 | born 1994 | sex Woman | fide 8602980 | fed CHN | title GM
    4: Absent, Never | born 2012 | sex Man | fide 99900012 | fed NED
    ");
    assert_eq!(without_lines(told(&preview(&text))), without_lines(told(&preview(&xml))));
}

#[test]
fn entries_are_completed_from_the_rating_list_and_what_differs_is_told() {
    let list = "Name;FIDE ID;Born\nPolgár, Judit;700070;1976\nHou, Yifan;8602980;1995\nSomebody, Else;99900012;\nNew, Nora;123;\n";
    let file = read("list.csv", list.as_bytes());
    for bytes in [
        &include_bytes!("lists/players_list_foa.txt")[..],
        &include_bytes!("lists/players_list_xml_foa.xml")[..],
    ] {
        let mut preview = preview(&file);
        preview.complete(&PlayerList::read(bytes).expect("FIDE's list"));
        insta::allow_duplicates! {
            insta::assert_snapshot!(told(&preview), @r"
            2: Polgár, Judit S2675 R2646 B2736 | born 1976 | sex Woman | fide 700070 | fed HUN | title GM | listed [Federation, Title, Sex, RatingStandard, RatingRapid, RatingBlitz]
            3: Hou, Yifan S2633 R2614 B2646 | born 1995 | sex Woman | fide 8602980 | fed CHN | title GM | listed [Federation, Title, Sex, RatingStandard, RatingRapid, RatingBlitz]
            4: Somebody, Else | fide 99900012
            5: New, Nora | fide 123
            ? list.csv, line 3: the year of birth is 1995 here and 1994 in the rating list
            ? list.csv, line 4: Somebody, Else is Absent, Never in the rating list, by the FIDE ID
            ? list.csv, line 5: the rating list does not have the FIDE ID 123
            ");
        }
    }
    assert!(PlayerList::read(list.as_bytes()).is_err(), "no list of FIDE");
}

/// A workbook with a first sheet of notes, dates as dates, numbers as numbers and a failed formula.
fn workbook() -> Vec<u8> {
    let mut workbook = Workbook::new();
    let notes = workbook.add_worksheet().set_name("Notes").expect("a name");
    notes.write(0, 0, "Bring the boards").expect("a cell");
    let sheet = workbook.add_worksheet().set_name("Entries").expect("a name");
    let headings =
        ["First name", "Last name", "Date of birth", "FIDE ID", "Rating", "Rapid", "Country"];
    for (column, heading) in (0..).zip(headings) {
        sheet.write(2, column, heading).expect("a cell");
    }
    let day = ExcelDateTime::from_ymd(1976, 7, 23).expect("a day");
    sheet.write(3, 0, "Judit").expect("a cell");
    sheet.write(3, 1, "Polgár").expect("a cell");
    sheet
        .write_with_format(3, 2, &day, &SheetFormat::new().set_num_format("dd/mm/yyyy"))
        .expect("a cell");
    sheet.write(3, 3, 700_070).expect("a cell");
    sheet.write(3, 4, 2_675).expect("a cell");
    sheet.write(3, 6, "Hungary").expect("a cell");
    sheet.write(5, 0, "Yifan").expect("a cell");
    sheet.write(5, 1, "Hou").expect("a cell");
    sheet.write(5, 2, 34_392).expect("a cell");
    sheet.write(5, 4, 5_000).expect("a cell");
    sheet.write(5, 5, Formula::new("=1/0").set_result("#DIV/0!")).expect("a cell");
    // a cell in the last row that somebody formatted
    sheet.write_blank(1_048_575, 3, &SheetFormat::new().set_bold()).expect("a cell");
    workbook.save_to_buffer().expect("a workbook")
}

#[test]
fn a_spreadsheet_whose_second_sheet_has_the_entries() {
    let file = read("entries.xlsx", &workbook());
    assert_eq!(file.sheets().collect::<Vec<_>>(), ["Notes", "Entries"]);
    let matching = file.matching(&Remembered::default());
    assert_eq!((matching.sheet, matching.headings), (1, Some(3)));
    insta::assert_snapshot!(told(&preview(&file)), @r"
    4: Polgár, Judit S2675 | born 1976-7-23 | fide 700070 | fed HUN
    6: Hou, Yifan | born 1994-2-27
    ! entries.xlsx, line 6, column E (Rating): 5000 is no rating; a whole number from 1 to 4000 was expected, or nothing
    ! entries.xlsx, line 6, column F (Rapid): a formula failed: #DIV/0!
    ");
}

/// A spreadsheet `.ods` with one sheet of texts and one date.
fn ods() -> Vec<u8> {
    let text = |text: &str| {
        format!(
            "<table:table-cell office:value-type=\"string\"><text:p>{text}</text:p></table:table-cell>"
        )
    };
    let date = "<table:table-cell office:value-type=\"date\" office:date-value=\"1976-07-23\"><text:p>23.07.76</text:p></table:table-cell>";
    let headings: String = ["Name", "Geboortedatum", "Rating"].map(text).concat();
    let rating = "<table:table-cell office:value-type=\"float\" office:value=\"2675\"><text:p>2675</text:p></table:table-cell>";
    let player = text("Polgár, Judit") + date + rating;
    let content = format!(
        "<?xml version=\"1.0\"?><office:document-content xmlns:office=\"urn:oasis:names:tc:opendocument:xmlns:office:1.0\" \
         xmlns:table=\"urn:oasis:names:tc:opendocument:xmlns:table:1.0\" xmlns:text=\"urn:oasis:names:tc:opendocument:xmlns:text:1.0\">\
         <office:body><office:spreadsheet><table:table table:name=\"Sheet1\"><table:table-row>{headings}</table:table-row>\
         <table:table-row>{player}</table:table-row></table:table></office:spreadsheet></office:body></office:document-content>"
    );
    let mut archive = zip::ZipWriter::new(Cursor::new(Vec::new()));
    let options = zip::write::SimpleFileOptions::default();
    let manifest = "<?xml version=\"1.0\"?><manifest:manifest xmlns:manifest=\"urn:oasis:names:tc:opendocument:xmlns:manifest:1.0\"/>";
    for (name, text) in [
        ("mimetype", "application/vnd.oasis.opendocument.spreadsheet"),
        ("content.xml", content.as_str()),
        ("META-INF/manifest.xml", manifest),
    ] {
        archive.start_file(name, options).expect("a part");
        archive.write_all(text.as_bytes()).expect("a part");
    }
    archive.finish().expect("an archive").into_inner()
}

#[test]
fn a_spreadsheet_of_opendocument() {
    let file = read("entries.ods", &ods());
    assert_eq!(file.format(), Format::Spreadsheet);
    insta::assert_snapshot!(told(&preview(&file)), @"2: Polgár, Judit S2675 | born 1976-7-23");
}

#[test]
fn every_fault_of_a_list_has_its_line_and_column_what_stands_there_and_what_was_expected() {
    let list = "\
Name,FIDE ID,Born,Sex,Title,Fed,Rating,Byes,Club
\"Zero, Zoe\",0,31.02.2010,q,Dr.,XYZ,0,9,ok
\"Five, Fay\",12345678901,1.1.2030,w,GM,NED,5000,Saturday,\u{202e}bulc
,17,1990,m,,,,,
Polgár, Judit,700070,1976,w,GM,HUN,2675,,MTK
\"Short, Nigel\",400025,1965
";
    let preview = preview(&read("list.csv", list.as_bytes()));
    assert!(!preview.is_sound());
    insta::assert_snapshot!(told(&preview), @r"
    2: Zero, Zoe | club ok
    3: Five, Fay | sex Woman | fed NED | title GM
    6: Short, Nigel | born 1965 | fide 400025
    ! list.csv, line 2, column C (Born): 31.02.2010 is no day of the calendar
    ! list.csv, line 2, column D (Sex): q is no sex; m, w, f or nothing was expected
    ! list.csv, line 2, column E (Title): Dr. is no title of FIDE; GM, IM, FM, CM, WGM, WIM, WFM, WCM, AGM, AIM, AFM, ACM or nothing was expected
    ! list.csv, line 2, column F (Fed): XYZ is no federation; FIDE’s three letters were expected, such as NED, or the country’s name
    ? list.csv, line 2, column G (Rating): the rating 0 is taken as unrated
    ! list.csv, line 2, column H (Byes): 9 names a round that the event does not have; it has 7
    ! list.csv, line 3, column B (FIDE ID): 12345678901 is no FIDE ID; a number of at most nine digits was expected
    ! list.csv, line 3, column C (Born): 1.1.2030 is no date of birth; a year from 1900 to 2026 was expected
    ! list.csv, line 3, column G (Rating): 5000 is no rating; a whole number from 1 to 4000 was expected, or nothing
    ! list.csv, line 3, column H (Byes): Saturday is no list of rounds; numbers such as 1, 3 were expected
    ! list.csv, line 3, column I (Club): the text holds the character U+202E, which nobody sees: \u{202e}bulc
    ! list.csv, line 4: the row has no name: 17 1990 m
    ! list.csv, line 5, column J: the row has more cells than the 9 headings, such as MTK; a comma in a name needs quotation marks
    ? list.csv, line 6: the row has 3 of 9 cells; the rest is taken as empty
    ");
}

#[test]
fn persons_already_known_are_found_in_the_list() {
    let known = BTreeMap::from([
        (PlayerId(7), Person { fide_id: Some(700_070), ..Person::named("Polgár", "Judit") }),
        (PlayerId(8), Person::named("Hou", "Yifan")),
    ]);
    let file =
        read("list.csv", b"Name;FIDE ID\nPolgar, Judit;700070\nHou, Yifann;\nShort, Nigel;\n");
    let preview = file.preview(&file.matching(&Remembered::default()), TERMS, &known);
    let of: Vec<_> =
        preview.duplicates.iter().map(|duplicate| (duplicate.line, duplicate.of)).collect();
    assert_eq!(of, [(2, Same::Known(PlayerId(7))), (3, Same::Known(PlayerId(8)))]);
    insta::assert_snapshot!(told(&preview), @r"
    2: Polgar, Judit | fide 700070
    3: Hou, Yifann
    4: Short, Nigel
    = list.csv, line 2: Polgar, Judit has the FIDE ID of Polgár, Judit, who is number 7
    = list.csv, line 3: Hou, Yifann may be Hou, Yifan, who is number 8
    ");
}

#[test]
fn columns_without_headings_are_named_by_hand() {
    let file = read("list.csv", b"17;a;b\n18;c;d\n");
    let mut matching = file.matching(&Remembered::default());
    let fault = |preview: &Preview| preview.faults[0].fault.clone();
    let none = file.preview(&matching, TERMS, &BTreeMap::new());
    assert_eq!((fault(&none), none.entries.len()), (EntryFault::NoHeadings, 0));
    matching.tell(0, Some(Field::NationalId));
    let nameless = file.preview(&matching, TERMS, &BTreeMap::new());
    assert_eq!(fault(&nameless), EntryFault::NoName);
    matching.tell(1, Some(Field::Surname));
    matching.tell(2, Some(Field::Surname));
    let twice = file.preview(&matching, TERMS, &BTreeMap::new());
    assert_eq!(fault(&twice), EntryFault::FieldTwice { field: Field::Surname });
    matching.tell(2, Some(Field::GivenNames));
    insta::assert_snapshot!(told(&file.preview(&matching, TERMS, &BTreeMap::new())), @r"
    1: a, b | id 17
    2: c, d | id 18
    ");
}

#[test]
fn files_that_are_no_entry_list_are_named_as_what_they_are() {
    let fault =
        |bytes: &[u8]| EntryFile::read("file", bytes).expect_err("no list")[0].fault.clone();
    let mut empty = Workbook::new();
    empty.add_worksheet();
    let cut = &workbook()[..2_000];
    let compound = |rest: &[u8]| [b"\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1", rest].concat();
    let package: Vec<u8> = "EncryptedPackage".encode_utf16().flat_map(u16::to_le_bytes).collect();
    for (bytes, expected) in [
        (&b""[..], EntryFault::Empty),
        (b" \r\n\t\n", EntryFault::Empty),
        (&empty.save_to_buffer().expect("a workbook"), EntryFault::Empty),
        (b"%PDF-1.7 x", EntryFault::UnknownFormat),
        (b"<html><body>", EntryFault::UnknownFormat),
        (b"\x89PNG\r\n\x1a\n\0\0\0", EntryFault::UnknownFormat),
        (cut, EntryFault::UnknownFormat),
        (&compound(&package), EntryFault::Protected),
        (&compound(b"Workbook"), EntryFault::OldSpreadsheet),
        (&vec![b'a'; 32_000_001], EntryFault::TooLong { limit: 32 }),
        (b"Name;Elo\n\"Polgar;2675\n", EntryFault::OpenQuotation),
        ("a;".repeat(300).as_bytes(), EntryFault::TooManyColumns { limit: 200 }),
    ] {
        assert_eq!(fault(bytes), expected, "{:?}", &bytes[..bytes.len().min(20)]);
    }
}

#[test]
fn a_spreadsheet_that_lies_about_its_size_is_refused_before_it_is_unpacked() {
    let with_strings = |start: &str| {
        let mut archive = zip::ZipWriter::new(Cursor::new(Vec::new()));
        let options = zip::write::SimpleFileOptions::default();
        archive.start_file("xl/workbook.xml", options).expect("a part");
        archive.start_file("xl/sharedStrings.xml", options).expect("a part");
        archive.write_all(start.as_bytes()).expect("a part");
        archive.finish().expect("an archive").into_inner()
    };
    let fault =
        |bytes: &[u8]| EntryFile::read("file.xlsx", bytes).expect_err("too big")[0].fault.clone();
    let announced = with_strings("<sst uniqueCount=\"99999999999999\">");
    assert_eq!(fault(&announced), EntryFault::Damaged);
    let bomb = with_strings(&" ".repeat(101_000_000));
    assert!(bomb.len() < 1_000_000, "{} bytes", bomb.len());
    assert_eq!(fault(&bomb), EntryFault::TooLong { limit: 100 });
}
