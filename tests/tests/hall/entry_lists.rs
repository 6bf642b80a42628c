//! Entry lists over HTTP: previewed, entered whole or not at all, matched and remembered.

use crate::start;
use court_tests::organiser::Organiser;
use referee_server::hall::Hall;
use rust_xlsxwriter::Workbook;
use serde_json::{Value, json};
use std::fmt::Write as _;
use std::io::Write as _;

const PREVIEWS: &str = "/api/v1/events/1/entries/previews?file=list";
const IMPORTS: &str = "/api/v1/events/1/entries/imports?file=list";

async fn with_event(hall: &Hall, plan: Value) -> Organiser {
    let organiser = Organiser::enrol(hall).await;
    organiser.creates(&plan).await;
    organiser
}

fn open() -> Value {
    let day = json!({ "date": "2026-11-21", "starts": 600 });
    json!({ "name": "Open", "rounds": 5, "system": "swiss", "days": [day] })
}

/// The players of the event by name, with their ratings and first categories.
async fn players(organiser: &Organiser) -> Vec<(String, Value, Value)> {
    let names = organiser.reads("/api/v1/events/1/names").await;
    let list = organiser.reads("/api/v1/events/1/entries").await;
    let rows = list["players"].as_array().expect("a list");
    let row = |row: &Value| {
        let player = &row["player"];
        let name = names[player["person"].to_string()].as_str().expect("named").to_owned();
        (name, player["data"]["rating"].clone(), player["data"]["categories"][0].clone())
    };
    rows.iter().map(row).collect()
}

fn workbook() -> Vec<u8> {
    let mut book = Workbook::new();
    let sheet = book.add_worksheet();
    let rows = [
        ["Name", "FIDE-ID", "Born", "Sex", "Elo", "National rating", "Bye"],
        ["Berg, Ann", "1000001", "1990-05-06", "f", "2100", "2150", "2"],
        ["Costa, Bea", "1000002", "2014", "f", "", "", ""],
    ];
    for (at, cells) in (0_u32..).zip(rows) {
        for (column, cell) in (0_u16..).zip(cells) {
            sheet.write_string(at, column, cell).expect("a cell");
        }
    }
    book.save_to_buffer().expect("a workbook")
}

#[tokio::test]
async fn a_spreadsheet_is_previewed_and_entered_with_ratings_categories_and_byes() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = start(folder.path());
    let organiser = with_event(&hall, open()).await;
    let book = workbook();
    let (status, preview) = organiser.sends(PREVIEWS, &book).await;
    assert_eq!((status, &preview["can_enter"]), (200, &json!(true)), "{preview}");
    assert_eq!(preview["rows"][0]["person"]["family"], "Berg");
    assert_eq!(preview["rows"][0]["becomes"], "new");
    assert_eq!(preview["matching"]["columns"][1]["field"], "fide_id");
    assert_eq!(players(&organiser).await, [], "a preview enters nobody");

    let (status, done) = organiser.sends(IMPORTS, &book).await;
    assert_eq!(status, 201, "{done}");
    let entered = players(&organiser).await;
    assert_eq!(
        entered,
        [
            ("Berg, Ann".to_owned(), json!(2150), json!("W35")),
            ("Costa, Bea".to_owned(), json!(null), json!("G14")),
        ],
        "the higher rating (CR-3.1.1-1), the age group (CR-3.2.4-1)"
    );
    let list = organiser.reads("/api/v1/events/1/entries").await;
    assert_eq!(list["players"][0]["away"], json!([[2, "half_point"]]));
    hall.stop();
}

#[tokio::test]
async fn a_list_of_teams_enters_them_by_their_names() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = start(folder.path());
    let organiser = with_event(&hall, json!({ "name": "Cup", "format": "teams" })).await;
    let mut csv = String::from("Surname,Rating,Team\n");
    for place in 0..12_u32 {
        let team = ["Elmstadt", "Rook & Run"][place as usize % 2];
        let _infallible = writeln!(csv, "P{place},{},{team}", 1_900 + 10 * place);
    }
    let (_, preview) = organiser.sends(PREVIEWS, csv.as_bytes()).await;
    let teams = json!([{ "team": 1, "name": "Elmstadt" }, { "team": 2, "name": "Rook & Run" }]);
    assert_eq!((&preview["teams"], &preview["refused"]), (&teams, &json!(null)), "{preview}");
    let (status, done) = organiser.sends(IMPORTS, csv.as_bytes()).await;
    assert_eq!(status, 201, "{done}");
    let list = organiser.reads("/api/v1/events/1/entries").await;
    assert_eq!(list["teams"][0]["players"], json!([11, 9, 7, 5, 3, 1]), "the strongest first");

    // a late player joins his team by its name
    let (status, done) = organiser.sends(IMPORTS, b"Surname,Team\nLate,ELMSTADT\n").await;
    assert_eq!(status, 201, "{done}");
    let list = organiser.reads("/api/v1/events/1/entries").await;
    assert_eq!(list["teams"][0]["players"], json!([11, 9, 7, 5, 3, 1, 13]));
    let (_, preview) = organiser.sends(PREVIEWS, b"Surname,Team\nAlone,Third\n").await;
    let (too_few, code) = (&preview["refused"]["refusal"], "too_few_players");
    assert_eq!(too_few[code]["team"], 3, "{preview}");
    hall.stop();
}

#[tokio::test]
async fn a_csv_of_windows_with_semicolons_is_entered_and_a_report_file_too() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = start(folder.path());
    let organiser = with_event(&hall, open()).await;
    let csv = b"Nachname;Vorname;geb.;m/w;Elo\r\nM\xFCller;J\xF6rg;03.09.1961;m;2104\r\n";
    let (status, preview) = organiser.sends(PREVIEWS, csv).await;
    let format = json!({ "delimited": { "separator": ";", "encoding": "windows1252" } });
    assert_eq!((status, &preview["format"]), (200, &format), "{preview}");
    let (status, done) = organiser.sends(IMPORTS, csv).await;
    assert_eq!(status, 201, "{done}");

    let report = "012 Evening blitz\n\
        001    1 w GM Polgar, Judit                     2675 HUN      700070 1976/07/23  0.0    1\n\
        001    2 m    Berg, Carl                             SWE             1990/00/00  0.0    2\n\
        XXR 5\n";
    let (status, done) = organiser.sends(IMPORTS, report.as_bytes()).await;
    assert_eq!(status, 201, "{done}");
    let names: Vec<String> = players(&organiser).await.into_iter().map(|(name, ..)| name).collect();
    assert_eq!(names, ["Müller, Jörg", "Polgar, Judit", "Berg, Carl"]);
    hall.stop();
}

#[tokio::test]
async fn a_file_with_faults_enters_nobody_and_each_fault_has_its_place() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = start(folder.path());
    let mut plan = open();
    plan["categories"] = json!(["A", "B"]);
    let organiser = with_event(&hall, plan).await;
    let before = organiser.reads("/api/v1/events/1").await;
    let csv = "Surname,First name,Born,Category\nBerg,Ann,31.02.1990,A\nCosta,Bea,1991,C\n";
    let (status, answer) = organiser.sends(IMPORTS, csv.as_bytes()).await;
    assert_eq!(status, 422, "{answer}");
    let texts: Vec<&str> = answer["faults"]
        .as_array()
        .expect("a list")
        .iter()
        .filter_map(|f| f["text"].as_str())
        .collect();
    assert_eq!(
        texts,
        [
            "list, line 2, column C (Born): 31.02.1990 is no day of the calendar",
            "list, line 3, column D (Category): C is no category of this event; one of A, B was expected",
        ]
    );
    let (status, preview) = organiser.sends(PREVIEWS, b"%PDF-1.7").await;
    assert_eq!((status, &preview["can_enter"]), (200, &json!(false)), "{preview}");
    for (choice, name) in [
        ("&columns=surname,hat", "hat"),
        ("&columns=surname", "1 meanings"),
        ("&new=x", "x"),
        ("&same=2:99", "99"),
    ] {
        let (status, answer) =
            organiser.sends(&format!("{PREVIEWS}{choice}"), csv.as_bytes()).await;
        assert_eq!(status, 400, "{choice}: {answer}");
        assert!(answer.as_str().is_some_and(|text| text.contains(name)), "{choice}: {answer}");
    }
    assert_eq!(organiser.reads("/api/v1/events/1").await, before);
    assert_eq!(organiser.reads("/api/v1/events/1/names").await, json!({}));
    // nobody is in the register either: the next person is the first
    let (_, numbers) =
        organiser.says("POST", "/api/v1/persons", Some(&json!([{ "family": "Dahl" }]))).await;
    assert_eq!(numbers, json!([1]));
    hall.stop();
}

#[tokio::test]
async fn an_import_that_comes_again_enters_nobody_twice() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = start(folder.path());
    let organiser = with_event(&hall, open()).await;
    let csv = b"Surname,First name\nBerg,Ann\nCosta,Bea\n";
    let path = format!("{IMPORTS}&boot=7&n=1");
    let (status, first) = organiser.sends(&path, csv).await;
    assert_eq!(status, 201, "{first}");
    let (status, again) = organiser.sends(&path, csv).await;
    assert_eq!((status, &again), (201, &first));
    // the same file under another number: everybody is there
    let (status, third) = organiser.sends(&format!("{IMPORTS}&boot=7&n=2"), csv).await;
    assert_eq!((status, &third), (201, &first));
    assert_eq!(players(&organiser).await.len(), 2);
    hall.stop();
}

#[tokio::test]
async fn a_row_that_may_be_a_person_of_the_register_waits_for_a_choice() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = start(folder.path());
    let organiser = with_event(&hall, open()).await;
    let known = json!([
        { "family": "Berg", "given": "Ann", "fide_id": 7, "rating": 2222 },
        { "family": "Costa", "given": "Beatriz" },
    ]);
    organiser.says("POST", "/api/v1/persons", Some(&known)).await;
    let csv = b"Surname,First name,FIDE ID,Club\nBerg,Anna,7,SK Elm\nCosta,Beatrix,,\nDahl,Carl,,\nDahl,Carl,,\n";
    let (status, answer) = organiser.sends(IMPORTS, csv).await;
    assert_eq!(status, 422, "{answer}");
    let becomes = |answer: &Value| -> Vec<Value> {
        let rows = answer["rows"].as_array().expect("a list");
        rows.iter().map(|row| row["becomes"].clone()).collect()
    };
    assert_eq!(
        becomes(&answer),
        [json!({ "same": 1 }), json!("open"), json!("new"), json!("open")]
    );
    assert_eq!(answer["duplicates"].as_array().map(Vec::len), Some(3), "{answer}");

    let chosen = format!("{IMPORTS}&same=3:2&without=5");
    let (status, done) = organiser.sends(&chosen, csv).await;
    assert_eq!(status, 201, "{done}");
    let entered = players(&organiser).await;
    let names: Vec<&str> = entered.iter().map(|(name, ..)| name.as_str()).collect();
    assert_eq!(names, ["Berg, Ann", "Costa, Beatriz", "Dahl, Carl"], "names stay as they are");
    assert_eq!(entered[0].1, 2222, "a list without ratings leaves those of the register");
    hall.stop();
}

#[tokio::test]
async fn columns_that_were_matched_are_matched_in_the_next_list_with_these_headings() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = start(folder.path());
    let organiser = with_event(&hall, open()).await;
    let first = b"Surname,First name,Points of the list\nBerg,Ann,2100\n";
    let field = |preview: &Value| preview["matching"]["columns"][2]["field"].clone();
    let (_, preview) = organiser.sends(PREVIEWS, first).await;
    assert_eq!(field(&preview), json!(null));
    let told = format!("{IMPORTS}&columns=surname,given_names,rating_national");
    let (status, done) = organiser.sends(&told, first).await;
    assert_eq!(status, 201, "{done}");
    hall.stop();

    let hall = start(folder.path());
    let organiser = Organiser::enrol(&hall).await;
    let next = b"Surname,First name,Points of the list\nCosta,Bea,2200\n";
    let (_, preview) = organiser.sends(PREVIEWS, next).await;
    assert_eq!(field(&preview), json!("rating_national"));
    let column = &preview["matching"]["columns"][2];
    assert_eq!(column["confidence"], "remembered");
    hall.stop();
}

/// FIDE's list of four players, as FIDE packs it.
fn fide_list() -> Vec<u8> {
    let text = "\
ID Number      Name                 Fed Sex Tit  WTit SRtng RRtng BRtng B-day Flag
700070         Polgar, Judit        HUN F   GM        2675  2646  2736  1976  wi
1503014        Carlsen, Magnus      NOR M   GM        2840  2824  2888  1990
14204118       Abdusattorov, Nodir  UZB M   GM        2766              2004
99900012       Absent, Never        NED M                               2012
";
    let mut zip = zip::ZipWriter::new(std::io::Cursor::new(Vec::new()));
    let day = zip::DateTime::from_date_and_time(2026, 11, 1, 0, 0, 0).expect("a day");
    let of_day = zip::write::SimpleFileOptions::default().last_modified_time(day);
    zip.start_file("players_list_foa.txt", of_day).expect("begun");
    zip.write_all(text.as_bytes()).expect("written");
    zip.finish().expect("a packed file").into_inner()
}

#[tokio::test]
async fn entries_are_completed_from_the_list_of_fide_that_was_given_once() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = start(folder.path());
    let organiser = with_event(&hall, open()).await;
    let list = "Name;FIDE ID;Rating;Born\nPolgár, Judit;700070;;\nCarlsen, Magnus;1503014;2800;1990\nElse, Somebody;99900012;;\n";
    assert_eq!(organiser.reads("/api/v1/fide-list").await, Value::Null);
    let (_, preview) = organiser.sends(PREVIEWS, list.as_bytes()).await;
    assert_eq!(preview["rows"][0]["data"]["rating"], Value::Null, "{preview}");

    let path = "/api/v1/fide-list?file=players_list.zip";
    let (status, why) = organiser.puts(path, list.as_bytes()).await;
    assert_eq!(status, 422, "{why}");
    let unknown = "players_list.zip is not FIDE's rating list";
    assert!(why.as_str().is_some_and(|why| why.starts_with(unknown)), "{why}");
    let (status, about) = organiser.puts(path, &fide_list()).await;
    assert_eq!((status, &about["players"]), (200, &json!(4)), "{about}");
    assert_eq!(about["packed"], "2026-11-01");
    assert_eq!(organiser.reads("/api/v1/fide-list").await, about);
    assert!(!folder.path().join("fide-list.incoming").exists());

    let (_, preview) = organiser.sends(PREVIEWS, list.as_bytes()).await;
    let row = |at: usize| {
        let row = &preview["rows"][at];
        (&row["data"]["rating"], &row["data"]["title"], &row["listed"])
    };
    let all = json!([
        "federation",
        "title",
        "sex",
        "born",
        "rating_standard",
        "rating_rapid",
        "rating_blitz"
    ]);
    assert_eq!(row(0), (&json!(2675), &json!("GM"), &all), "the standard rating (CR-3.1.1-1)");
    let without_two = json!(["federation", "title", "sex", "rating_rapid", "rating_blitz"]);
    assert_eq!(row(1).2, &without_two, "the file's own values stand");
    assert_eq!(row(2), (&Value::Null, &Value::Null, &json!([])), "another name, a wrong FIDE ID");
    let text = &preview["faults"][0]["text"];
    let told = "list, line 4: Else, Somebody is Absent, Never in the rating list, by the FIDE ID";
    assert_eq!(text, told);

    let (status, done) = organiser.sends(IMPORTS, list.as_bytes()).await;
    assert_eq!(status, 201, "{done}");
    let judit = &players(&organiser).await[0];
    assert_eq!(judit.1, 2675);
    assert!(judit.2.as_str().is_some_and(|of| of.starts_with('W')), "by sex and age: {judit:?}");

    let found = organiser.reads("/api/v1/fide-list/players?search=abdu").await;
    assert_eq!(
        (&found[0]["fide_id"], &found[0]["start_rating"]),
        (&json!(14_204_118), &json!(2766))
    );
    let found = organiser.reads("/api/v1/fide-list/players?search=1503014").await;
    assert_eq!((&found[0]["name"], &found[0]["born"]), (&json!("Carlsen, Magnus"), &json!(1990)));
    hall.stop();
}

#[tokio::test]
async fn more_rows_than_an_event_has_are_refused_and_two_imports_at_once_both_come_in() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = start(folder.path());
    let organiser = Organiser::enrol(&hall).await;
    organiser.creates(&json!({ "name": "Evening" })).await;
    let persons = |count: usize| vec![json!({ "family": "Berg", "club": "MTK" }); count];
    let path = "/api/v1/persons";
    let (status, told) = organiser.says("POST", path, Some(&json!(persons(5_001)))).await;
    assert_eq!((status, &told["refusal"]["too_many_persons"]["limit"]), (409, &json!(5_000)));
    let list = "Surname,Given name\n".to_owned() + &"Berg,Ann\n".repeat(5_000);
    let (status, told) =
        organiser.sends("/api/v1/events/1/entries/previews?file=a.csv", list.as_bytes()).await;
    assert_eq!(status, 200, "{told}");
    assert_eq!(told["faults"][0]["fault"]["too_many_rows"]["limit"], 5_000, "{told}");

    let import = async |name: &str| {
        let list = format!("Surname,Given name,Club\n{name},Ann,MTK\n");
        organiser.sends("/api/v1/events/1/entries/imports?file=a.csv", list.as_bytes()).await
    };
    let one = json!([{ "family": "Dahl", "given": "Carl" }]);
    let (first, second, third) =
        tokio::join!(import("Berg"), import("Costa"), organiser.says("POST", path, Some(&one)));
    assert_eq!([first.0, second.0, third.0], [201; 3], "{first:?} {second:?} {third:?}");
    let found = organiser.reads(&format!("{path}?search=")).await;
    assert_eq!(found.as_array().map(Vec::len), Some(3), "{found}");
    let entries = organiser.reads("/api/v1/events/1/entries").await;
    assert_eq!(entries["players"].as_array().map(Vec::len), Some(2), "{entries}");
    hall.stop();
}
