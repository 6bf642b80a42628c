use super::*;
use crate::about::About;
use crate::feed::{Introduced, PlayerName};
use crate::register::{BirthDate, Person};
use calamine::{Data, Reader as _, Xlsx};
use court_protocol::{CourtId, CourtTime};
use referee_desk::{
    Act, Author, CourtPlan, CrewMember, Day, Duty, EnteredPlayer, EntryData, Plan, Prize, Score,
    SystemChoice, TournamentId, decide, tables,
};
use referee_desk::{Category, Desk};
use referee_tournament::event::{Colour, RoundNumber};
use std::collections::BTreeMap;
use std::io::Cursor;
use std::sync::Arc;

const FIRST: TournamentId = TournamentId(1);

fn act(desk: &mut Desk, act: Act) {
    let (by, now) = (Author::House, CourtTime(1_795_000_000_000));
    let facts = decide(desk, &act.into(), by, now).expect("it is not refused");
    for record in desk.records(now, by, facts) {
        desk.apply(&record);
    }
}

/// Five players of two categories: round 1 is played and laid, round 2 is paired.
fn event() -> Desk {
    let mut desk = Desk::default();
    let date = |day| Date::new(2026, 11, day).expect("a day");
    let plan = Plan {
        name: "Autumn Cup".to_owned(),
        rounds: Some(3),
        system: SystemChoice::Swiss,
        days: vec![Day { date: date(21), starts: 600 }, Day { date: date(22), starts: 540 }],
        courts: vec![CourtPlan { court: CourtId(1), boards: 4, first_for: Vec::new() }],
        crew: vec![CrewMember {
            person: PersonId(5),
            duty: Duty::HeadReferee,
            court: Some(CourtId(1)),
        }],
        prizes: vec![Prize { category: None, place: 1, what: "=2+3".to_owned(), value: 100 }],
        ticks: vec!["fee paid".to_owned()],
        ..Plan::default()
    };
    act(&mut desk, Act::Create { plan: Box::new(plan) });
    let player = |person: u16| EnteredPlayer {
        person: PersonId(person.into()),
        data: EntryData {
            rating: (person != 5).then_some(2_500 - person * 100),
            categories: vec![Category::from(if person == 2 { "U12" } else { "OPEN" })],
            ..EntryData::default()
        },
    };
    act(
        &mut desk,
        Act::Enter { players: (1..=5).map(player).collect(), byes: Vec::new(), teams: Vec::new() },
    );
    act(&mut desk, Act::CloseEntries { seed: 7, by_name: Vec::new() });
    act(&mut desk, Act::StateColour { tournament: FIRST, colour: Colour::White });
    act(&mut desk, Act::Pair { tournament: FIRST });
    act(&mut desk, Act::Publish { tournament: FIRST, round: RoundNumber(1) });
    act(&mut desk, Act::Lay { rounds: vec![(FIRST, RoundNumber(1))] });
    let games: Vec<_> = desk.games().keys().copied().collect();
    for (game, score) in games.into_iter().zip([Score::Draw, Score::BlackByForfeit]) {
        act(&mut desk, Act::EnterResult { game, score });
    }
    act(&mut desk, Act::Pair { tournament: FIRST });
    desk
}

/// Person 1 has a name that would be a formula, person 2 is a child, the others are named.
fn names() -> Names {
    let name = |player: u32, family: &str, is_named: bool| {
        let person = Person {
            fide_id: Some(1_000 + player),
            federation: Some("NED".to_owned()),
            club: Some("Zwart, Wit & Co".to_owned()),
            born: Some(BirthDate { year: 2_017, month: None, day: None }).filter(|_| !is_named),
            ..Person::named(family, "Ann")
        };
        let introduced = |name| Introduced { name, profile: None };
        let shown = if is_named { person.listed_name() } else { format!("player {player}") };
        let listed = introduced(person.listed_name());
        let (number, public) = (PlayerId(player), introduced(shown));
        (number, PlayerName { number, public, listed, is_named, person })
    };
    Arc::new(BTreeMap::from([
        name(1, "=HYPERLINK(\"x\")", true),
        name(2, "Polgár", false),
        name(3, "Łukasz; \"Tom\"", true),
        name(4, "Émile", true),
        name(5, "Costa", true),
    ]))
}

fn teller(language: &str, audience: Audience) -> Teller {
    let words = Words::in_language(language).expect("a language with messages");
    Teller { words, names: names(), audience, wall: About::default().wall() }
}

/// Every table of the event.
fn all(desk: &Desk, audience: Audience) -> Vec<Table> {
    let round = RoundNumber::FIRST;
    let category = Category::from("U12");
    let ranked = |category| tables::standings(desk, FIRST, category, audience).expect("ranked");
    vec![
        tables::entries(desk),
        tables::start_list(desk, FIRST).expect("numbered"),
        tables::crew(desk),
        tables::pairings(desk, FIRST, round, audience).expect("published"),
        tables::pairings_by_name(desk, FIRST, round, audience).expect("published"),
        ranked(None),
        ranked(Some(&category)),
        tables::cross_table(desk, FIRST, audience).expect("players"),
        tables::wall_chart(desk, FIRST, audience).expect("players"),
        tables::timetable(desk, FIRST).expect("a plan"),
        tables::medals(desk, audience).expect("ranked"),
        tables::prizes(desk, audience).expect("ranked"),
        tables::ratings(desk, &BTreeMap::new()),
        tables::rated_games(desk),
    ]
}

/// A spreadsheet's cells as values; the head of the columns first.
fn read_xlsx(bytes: Vec<u8>) -> Vec<Vec<Value>> {
    let mut book: Xlsx<_> =
        calamine::open_workbook_from_rs(Cursor::new(bytes)).expect("a workbook");
    let range = book.worksheet_range_at(0).expect("a sheet").expect("readable");
    let value = |cell: &Data| match cell {
        Data::Empty => Value::empty(),
        Data::Float(number) => Value::Decimal(*number),
        Data::String(text) => Value::Text(text.clone()),
        Data::DateTime(at) => {
            let (year, month, day, hour, minute, ..) = at.to_ymd_hms_milli();
            Date::new(year, month, day)
                .filter(|_| at.as_f64() >= 1.0)
                .map_or_else(|| Value::Time(u16::from(hour) * 60 + u16::from(minute)), Value::Day)
        }
        other => panic!("{other:?}"),
    };
    range.rows().map(|row| row.iter().map(value).collect()).collect()
}

/// A sheet's rows, the head of the columns first; a spreadsheet has one kind of number.
fn cells(sheet: &Sheet) -> Vec<Vec<Value>> {
    let head = sheet.columns.iter().cloned().map(Value::Text).collect();
    let value = |value: &Value| match value {
        Value::Number(number) => Value::Decimal(*number as f64),
        other => other.clone(),
    };
    let rows = sheet.rows.iter().map(|row| row.iter().map(value).collect());
    std::iter::once(head).chain(rows).collect()
}

#[test]
fn every_table_is_read_back_from_its_spreadsheet_cell_for_cell() {
    let desk = event();
    for language in ["en", "de", "fr", "nl", "es"] {
        let teller = teller(language, Audience::Crew);
        for table in all(&desk, Audience::Crew) {
            let sheet = teller.sheet("Autumn Cup", &table);
            assert!(sheet.columns.iter().all(|head| !head.is_empty()), "{sheet:?}");
            let mut read = read_xlsx(sheet.write(Format::Xlsx, teller.words));
            // empty cells at the end are not in the file
            let wide = sheet.columns.len();
            for row in &mut read {
                row.resize(wide, Value::empty());
            }
            read.resize(sheet.rows.len() + 1, vec![Value::empty(); wide]);
            assert_eq!(read, cells(&sheet), "{language}: {}", sheet.title);
        }
    }
}

#[test]
fn every_table_is_read_back_from_its_csv_cell_for_cell() {
    let desk = event();
    for (language, between, decimal) in [("en", b',', "."), ("de", b';', ",")] {
        let teller = teller(language, Audience::Crew);
        for table in all(&desk, Audience::Crew) {
            let sheet = teller.sheet("Autumn Cup", &table);
            let bytes = sheet.write(Format::Csv, teller.words);
            let bytes = bytes.strip_prefix("\u{feff}".as_bytes()).expect("the mark of UTF-8");
            let mut reader = ::csv::ReaderBuilder::new();
            let mut reader = reader.has_headers(false).delimiter(between).from_reader(bytes);
            let read: Vec<Vec<String>> = reader
                .records()
                .map(|row| row.expect("a row").iter().map(ToOwned::to_owned).collect())
                .collect();
            // the apostrophe before a formula is no part of the text
            let text = |text: &String| text.strip_prefix('\'').unwrap_or(text).to_owned();
            let read: Vec<Vec<String>> =
                read.iter().map(|row| row.iter().map(text).collect()).collect();
            let value = |value: &Value| value.text(decimal);
            let rows = sheet.rows.iter().map(|row| row.iter().map(value).collect());
            let expected: Vec<Vec<String>> =
                std::iter::once(sheet.columns.clone()).chain(rows).collect();
            assert_eq!(read, expected, "{language}: {}", sheet.title);
        }
    }
}

fn csv(language: &str, audience: Audience, table: &Table) -> String {
    let written = text_of(Format::Csv, language, audience, table);
    written.trim_start_matches('\u{feff}').replace('\r', "")
}

fn text_of(format: Format, language: &str, audience: Audience, table: &Table) -> String {
    let teller = teller(language, audience);
    let sheet = teller.sheet("Autumn Cup", table);
    String::from_utf8(sheet.write(format, teller.words)).expect("UTF-8")
}

#[test]
fn a_round_is_a_file_that_chess_organisers_know() {
    let desk = event();
    let pairings = tables::pairings(&desk, FIRST, RoundNumber::FIRST, Audience::Crew);
    insta::assert_snapshot!(csv("en", Audience::Crew, &pairings.expect("paired")), @r#"
    Bd,No.,Title,White,Rtg,Pts,Result,Pts,Title,Black,Rtg,No.,Plays on
    1,1,,"'=HYPERLINK(""x""), Ann",2400,0,½ – ½,0,,"Łukasz; ""Tom"", Ann",2200,3,"court 1, board 1"
    2,4,,"Émile, Ann",2100,0,'- – +,0,,"Polgár, Ann",2300,2,"court 1, board 2"
    ,5,,"Costa, Ann",,0,pairing-allocated bye,,,,,,
    "#);
    let by_name = tables::pairings_by_name(&desk, FIRST, RoundNumber::FIRST, Audience::Crew);
    insta::assert_snapshot!(csv("de", Audience::Crew, &by_name.expect("paired")), @r#"
    Name;Br.;Farbe;Gegner;Spielort
    Costa, Ann;;;spielfrei;
    Émile, Ann;2;Weiß;Polgár, Ann;Feld 1, Brett 2
    "'=HYPERLINK(""x""), Ann";1;Weiß;"Łukasz; ""Tom"", Ann";Feld 1, Brett 1
    "Łukasz; ""Tom"", Ann";1;Schwarz;"'=HYPERLINK(""x""), Ann";Feld 1, Brett 1
    Polgár, Ann;2;Schwarz;Émile, Ann;Feld 1, Brett 2
    "#);
    let chart = tables::wall_chart(&desk, FIRST, Audience::Crew).expect("players");
    insta::assert_snapshot!(csv("nl", Audience::Crew, &chart), @r#"
    Nr.;Titel;Naam;Rtg;R1;Ptn;R2;Ptn;Pl.
    1;;"'=HYPERLINK(""x""), Ann";2400;3w½;0,5;2z;;4
    2;;Polgár, Ann;2300;4z+;1;1w;;1
    3;;"Łukasz; ""Tom"", Ann";2200;1z½;0,5;5w;;4
    4;;Émile, Ann;2100;2w–;0;– 1;1;1
    5;;Costa, Ann;;– 1;1;3z;;1
    "#);
    let standings = tables::standings(&desk, FIRST, None, Audience::Crew).expect("ranked");
    insta::assert_snapshot!(csv("fr", Audience::Crew, &standings), @r#"
    Cl.;N°;Titre;Nom;Elo;Catégorie;Pts;BH/C1;BH;SB;DE;WIN
    1;5;;Costa, Ann;;OPEN;1;0;0,5;0,5;-;1
    2;2;;Polgár, Ann;2300;U12;1;0;0;0;-;1
    3;1;;"'=HYPERLINK(""x""), Ann";2400;OPEN;0,5;0;0,5;0,25;1;0
    3;3;;"Łukasz; ""Tom"", Ann";2200;OPEN;0,5;0;0,5;0,25;1;0
    5;4;;Émile, Ann;2100;OPEN;0;0;0;0;-;0
    "#);
    insta::assert_snapshot!(text_of(Format::Text, "fr", Audience::Crew, &standings), @r#"
    Cl.  N°  Titre  Nom                    Elo  Catégorie  Pts  BH/C1   BH    SB  DE  WIN
      1   5         Costa, Ann                  OPEN         1      0  0,5   0,5   -    1
      2   2         Polgár, Ann           2300  U12          1      0    0     0   -    1
      3   1         =HYPERLINK("x"), Ann  2400  OPEN       0,5      0  0,5  0,25   1    0
      3   3         Łukasz; "Tom", Ann    2200  OPEN       0,5      0  0,5  0,25   1    0
      5   4         Émile, Ann            2100  OPEN         0      0    0     0   -    0
    "#);
}

#[test]
fn no_text_of_an_entry_list_is_a_formula_in_a_spreadsheet() {
    let desk = event();
    let list = tables::start_list(&desk, FIRST).expect("numbered");
    let written = csv("en", Audience::Crew, &list);
    assert!(written.contains(",\"'=HYPERLINK(\"\"x\"\"), Ann\","), "{written}");
    let prizes = tables::prizes(&desk, Audience::Crew).expect("ranked");
    for line in csv("en", Audience::Crew, &prizes).lines() {
        assert!(!line.starts_with(['=', '+', '-', '@']), "{line}");
    }
}

#[test]
fn the_public_reads_of_a_child_neither_name_nor_rating_nor_club() {
    let desk = event();
    for table in all(&desk, Audience::Public) {
        let written = csv("en", Audience::Public, &table);
        assert!(!written.contains("Polgár") && !written.contains("1002"), "{written}");
        assert!(csv("en", Audience::Crew, &table).len() >= written.len());
    }
    let list = tables::start_list(&desk, FIRST).expect("numbered");
    let written = csv("en", Audience::Public, &list);
    insta::assert_snapshot!(written, @r#"
    No.,Title,Name,FIDE ID,FED,Rtg,Category,Club
    1,,"'=HYPERLINK(""x""), Ann",1001,NED,2400,OPEN,"Zwart, Wit & Co"
    2,,player 2,,,,U12,
    3,,"Łukasz; ""Tom"", Ann",1003,NED,2200,OPEN,"Zwart, Wit & Co"
    4,,"Émile, Ann",1004,NED,2100,OPEN,"Zwart, Wit & Co"
    5,,"Costa, Ann",1005,NED,,OPEN,"Zwart, Wit & Co"
    "#);
}
