use super::*;
use crate::about::About;
use crate::feed::{Introduced, PlayerName};
use crate::register::{BirthDate, Person};
use calamine::{Data, Reader as _, Xlsx};
use court_protocol::{CourtId, CourtTime};
use referee_desk::{
    Act, Author, CourtPlan, CrewMember, Day, Duty, EnteredPlayer, EntryData, Format as Competing,
    Plan, Prize, Score, SystemChoice, TeamEntry, TeamId, TournamentId, decide, tables,
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
        (number, PlayerName { number, public, called: BTreeMap::new(), listed, is_named, person })
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
        tables::timetable(desk, FIRST, audience).expect("a plan"),
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
fn rows(sheet: &Sheet) -> Vec<Vec<Value>> {
    let head = sheet.columns.iter().cloned().map(Value::Text).collect();
    let value = |value: &Value| match value {
        Value::Number(number) => Value::Decimal(*number as f64),
        other => other.clone(),
    };
    let rows = sheet.rows.iter().map(|row| row.iter().map(value).collect());
    std::iter::once(head).chain(rows).collect()
}

/// The same with the lines below the rows.
fn cells(sheet: &Sheet) -> Vec<Vec<Value>> {
    let below = sheet.lines_below().map(|line| {
        let mut cells: Vec<Value> = line.map(|text| Value::Text(text.to_owned())).into();
        cells.resize(sheet.columns.len(), Value::empty());
        cells
    });
    rows(sheet).into_iter().chain(below).collect()
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
            let lines = sheet.rows.len() + 1 + sheet.lines_below().count();
            read.resize(lines, vec![Value::empty(); wide]);
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
            // as the spreadsheet has it, with whole numbers as they are counted
            let value = |value: &Value| value.text(decimal);
            let expected: Vec<Vec<String>> =
                rows(&sheet).iter().map(|row| row.iter().map(value).collect()).collect();
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
    2,4,,"Émile, Ann",2100,0,− – +,0,,"Polgár, Ann",2300,2,"court 1, board 2"
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
    Nr.;Titel;Naam;FED;Rtg;Vereniging;R1;Ptn;R2;Ptn;Pl.
    1;;"'=HYPERLINK(""x""), Ann";NED;2400;Zwart, Wit & Co;3w½;0,5;2z;;4
    2;;Polgár, Ann;NED;2300;Zwart, Wit & Co;4z+;1;1w;;1
    3;;"Łukasz; ""Tom"", Ann";NED;2200;Zwart, Wit & Co;1z½;0,5;5w;;4
    4;;Émile, Ann;NED;2100;Zwart, Wit & Co;2w−;0;– 1;1;1
    5;;Costa, Ann;NED;;Zwart, Wit & Co;– 1;1;3z;;1
    "#);
}

/// A table whose columns stand as a terminal shows them.
fn shown(language: &str, table: Result<Table, referee_desk::Refusal>) -> String {
    text_of(Format::Text, language, Audience::Crew, &table.expect("a table"))
}

#[test]
fn the_standings_name_federation_club_and_each_tie_break_in_words() {
    let desk = event();
    let standings = tables::standings(&desk, FIRST, None, Audience::Crew);
    insta::assert_snapshot!(shown("fr", standings), @r#"
    Cl.  N°  Titre  Nom                   FED   Elo  Club             Catégorie  Pts  BH/C1   BH    SB  DE  WIN
      1   5         Costa, Ann            NED        Zwart, Wit & Co  OPEN         1      0  0,5   0,5   -    1
      2   2         Polgár, Ann           NED  2300  Zwart, Wit & Co  U12          1      0    0     0   -    1
      3   1         =HYPERLINK("x"), Ann  NED  2400  Zwart, Wit & Co  OPEN       0,5      0  0,5  0,25   1    0
      3   3         Łukasz; "Tom", Ann    NED  2200  Zwart, Wit & Co  OPEN       0,5      0  0,5  0,25   1    0
      5   4         Émile, Ann            NED  2100  Zwart, Wit & Co  OPEN         0      0    0     0   -    0

    BH/C1  Buchholz, sans la valeur la plus basse
    BH     Buchholz
    SB     Sonneborn-Berger
    DE     Confrontation directe
    WIN    Nombre de victoires
    "#);
    let standings = tables::standings(&desk, FIRST, Some(&Category::from("U12")), Audience::Crew);
    let written = csv("en", Audience::Crew, &standings.expect("ranked"));
    insta::assert_snapshot!(written, @"
    Rk,No.,Title,Name,FED,Rtg,Club,Pts,BH/C1,BH,SB,DE,WIN
    1,2,,\"Polgár, Ann\",NED,2300,\"Zwart, Wit & Co\",1,0,0,0,-,1
    ");
    // the public knows neither of a child: the columns go
    let standings = tables::standings(&desk, FIRST, Some(&Category::from("U12")), Audience::Public);
    let written = csv("en", Audience::Public, &standings.expect("ranked"));
    assert!(written.starts_with("Rk,No.,Title,Name,Rtg,Pts,BH/C1,BH,SB,DE,WIN\n1,2,,player 2,,1,"));
}

#[test]
fn every_tie_break_has_its_own_name_in_every_language() {
    use referee_tournament::tiebreak::{Code, name};
    let twice = ["PTS", "MPTS", "GPTS"];
    for language in ["en", "de", "fr", "nl", "es"] {
        let words = Words::in_language(language).expect("a language with messages");
        let all = Code::names().filter(|code| !twice.contains(code));
        let league = ["P", "W", "D", "L", "BH:MP/C1", "BH:GP/C2", "ARO/M1", "BH/M2"];
        let names: Vec<String> = all.chain(league).map(|code| words.say(&name(code))).collect();
        let distinct: std::collections::BTreeSet<&String> = names.iter().collect();
        assert_eq!(distinct.len(), names.len(), "{language}: {names:?}");
    }
}

/// Three players who meet twice.
fn round_robin() -> Desk {
    let mut desk = Desk::default();
    let plan = Plan { system: SystemChoice::DoubleRoundRobin, ..Plan::default() };
    act(&mut desk, Act::Create { plan: Box::new(plan) });
    let player = |person| EnteredPlayer { person: PersonId(person), data: EntryData::default() };
    let players = (3..=5).map(player).collect();
    act(&mut desk, Act::Enter { players, byes: Vec::new(), teams: Vec::new() });
    act(&mut desk, Act::CloseEntries { seed: 7, by_name: Vec::new() });
    desk
}

#[test]
fn a_round_robin_has_a_column_for_each_opponent() {
    let mut desk = round_robin();
    act(&mut desk, Act::Pair { tournament: FIRST });
    for (round, score) in
        (1..).zip([Score::Draw, Score::WhiteWins, Score::BlackByForfeit, Score::Draw])
    {
        act(&mut desk, Act::Publish { tournament: FIRST, round: RoundNumber(round) });
        let of_round = |game: &&referee_desk::Game| game.round == RoundNumber(round);
        let game = desk.games().values().find(of_round).expect("a game of three players").id;
        act(&mut desk, Act::EnterResult { game, score });
    }
    insta::assert_snapshot!(shown("en", tables::grid(&desk, FIRST, Audience::Crew)), @r#"
    Rk  No.  Title  Name                FED  Rtg  Club             2    3    1  Pts
     1    2         Costa, Ann          NED       Zwart, Wit & Co  X    ½ ½  +    2
     1    3         Łukasz; "Tom", Ann  NED       Zwart, Wit & Co  ½ ½  X    1    2
     3    1         Émile, Ann          NED       Zwart, Wit & Co  −    0    X    0
    "#);
    let of_a_swiss = tables::grid(&event(), FIRST, Audience::Crew);
    let refusal = of_a_swiss.expect_err("not everybody meets everybody");
    assert_eq!(refusal, referee_desk::Refusal::NotForThisSystem { tournament: FIRST });
}

/// Three teams of six who meet once: in round 1 the first of the table has won 3½ to 2½.
fn teams() -> Desk {
    let mut desk = Desk::default();
    let system = SystemChoice::RoundRobin;
    let plan = Plan { format: Competing::Teams, system, ..Plan::default() };
    act(&mut desk, Act::Create { plan: Box::new(plan) });
    let player = |person| EnteredPlayer { person: PersonId(person), data: EntryData::default() };
    let players = (1..=18).map(player).collect();
    act(&mut desk, Act::Enter { players, byes: Vec::new(), teams: Vec::new() });
    for (team, name) in (1..).zip(["Elmstadt", "=Rook", ""]) {
        let players = (team * 6 - 5..=team * 6).map(PersonId).collect();
        let (name, captain) = (name.to_owned(), None);
        act(
            &mut desk,
            Act::EnterTeam { team: TeamEntry { team: TeamId(team), name, captain, players } },
        );
    }
    act(&mut desk, Act::CloseEntries { seed: 7, by_name: Vec::new() });
    act(&mut desk, Act::Pair { tournament: FIRST });
    let (tournament, round) = (FIRST, RoundNumber::FIRST);
    act(&mut desk, Act::Publish { tournament, round });
    act(&mut desk, Act::OpenLineUps { tournament, round, matches: Vec::new() });
    let games: Vec<_> = desk.games().keys().copied().collect();
    for (game, score) in games.into_iter().zip([
        Score::WhiteWins,
        Score::Draw,
        Score::BlackByForfeit,
        Score::BlackWins,
        Score::WhiteWins,
        Score::WhiteWins,
    ]) {
        act(&mut desk, Act::EnterResult { game, score });
    }
    desk
}

#[test]
fn a_round_of_teams_has_matches_and_their_boards_and_crosses_by_board_points() {
    let desk = teams();
    let matches = tables::matches(&desk, FIRST, RoundNumber::FIRST, Audience::Crew);
    insta::assert_snapshot!(csv("de", Audience::Crew, &matches.expect("teams")), @r#"
    Br.;Nr.;Mannschaft;Elo;Farbe;Ergebnis;Mannschaft;Elo;Nr.
    1;2;Mannschaft 3;;;3½ – 2½;Elmstadt;;3
    1.1;;Spieler 13;;w;1 – 0;"'=HYPERLINK(""x""), Ann";;
    1.2;;Spieler 14;;s;½ – ½;Polgár, Ann;;
    1.3;;Spieler 15;;w;− – +;"Łukasz; ""Tom"", Ann";;
    1.4;;Spieler 16;;s;1 – 0;Émile, Ann;;
    1.5;;Spieler 17;;w;1 – 0;Costa, Ann;;
    1.6;;Spieler 18;;s;0 – 1;Spieler 6;;
    ;1;'=Rook;;;spielfrei;;;
    "#);
    let crossed = tables::cross_table(&desk, FIRST, Audience::Crew);
    insta::assert_snapshot!(shown("nl", crossed), @r"
    Pl.  Nr.  Team      R1    MP   GP
      1    2  Team 3    3w3½   2  3,5
      2    3  Elmstadt  2z2½   0  2,5
      3    1  =Rook     –      0    0

    MP  Matchpunten
    GP  Bordpunten
    ");
    insta::assert_snapshot!(shown("en", tables::grid(&desk, FIRST, Audience::Crew)), @r"
    Rk  No.  Team      2   3   1  MP   GP
     1    2  Team 3    X   3½      2  3.5
     2    3  Elmstadt  2½  X       0  2.5
     3    1  =Rook             X   0    0

    MP  Match points
    GP  Game points
    ");
    insta::assert_snapshot!(shown("en", tables::wall_chart(&desk, FIRST, Audience::Crew)), @r"
    No.  Team      1.Rd  MP  Rk
      1  =Rook     –      0   3
      2  Team 3    3w3½   2   1
      3  Elmstadt  2b2½   0   2

    MP  Match points
    ");
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

#[test]
fn a_text_table_has_columns_of_any_width_and_no_file_obeys_a_name() {
    let wide = "x".repeat(70_000);
    let rows = vec![
        vec![Value::Text(wide.clone()), Value::Text("\u{1b}[2J\u{202e}=1".into())],
        vec![Value::Number(7), Value::Text("=1+1".into())],
    ];
    let legend = vec![(wide.clone(), "\u{1b}[2J".to_owned())];
    let columns = vec!["A".to_owned(), "B".to_owned()];
    let sheet = Sheet {
        event: String::new(),
        title: String::new(),
        tournament: None,
        columns,
        rows,
        legend,
        details: Vec::new(),
        changed: Vec::new(),
    };
    for bytes in [text::write(&sheet, "."), csv::write(&sheet, ",")] {
        let file = String::from_utf8(bytes).expect("text");
        let file = file.trim_start_matches('\u{feff}');
        assert!(file.contains(&wide) && file.contains(r"\u{1b}[2J"));
        assert!(!file.contains(['\u{1b}', '\u{202e}']));
    }
}
