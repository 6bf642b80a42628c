//! An event from the command line: the server's own program asks the server that runs.

use crate::start;
use court_tests::organiser::{FIRST_GAME, Organiser};
use court_tests::process::ServerProcess;
use serde_json::{Value, json};
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// A terminal on some machine.
struct Terminal {
    program: PathBuf,
    arguments: Vec<String>,
}

impl Terminal {
    /// Status, standard output and standard error.
    async fn says(&self, command: &[&str]) -> (i32, String, String) {
        self.answers(command, "").await
    }

    /// The same, with lines typed on standard input.
    async fn answers(&self, command: &[&str], typed: &str) -> (i32, String, String) {
        let mut asks = Command::new(&self.program);
        asks.arg("event").args(&self.arguments).args(command);
        asks.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let typed = typed.to_owned();
        let answer = tokio::task::spawn_blocking(move || {
            let mut asked = asks.spawn().expect("the program starts");
            let mut input = asked.stdin.take().expect("piped");
            input.write_all(typed.as_bytes()).expect("it is read");
            drop(input);
            asked.wait_with_output()
        });
        let answer = answer.await.expect("it runs").expect("the program ends");
        let text = |bytes: Vec<u8>| String::from_utf8(bytes).expect("text");
        let status = answer.status.code().expect("it ended by itself");
        (status, text(answer.stdout), text(answer.stderr))
    }

    async fn does(&self, command: &[&str]) -> String {
        let (status, said, why) = self.says(command).await;
        assert_eq!(status, 0, "{command:?}: {said}{why}");
        said
    }

    async fn acts(&self, act: Value) {
        self.does(&["act", "1", &act.to_string()]).await;
    }

    /// The command is not carried out, for a reason on standard error alone.
    async fn fails(&self, status: i32, command: &[&str]) -> String {
        let (found, said, why) = self.says(command).await;
        assert_eq!((found, &*said, why.is_empty()), (status, "", false), "{command:?}: {why}");
        why
    }
}

fn file(folder: &Path, name: &str, text: &str) -> String {
    let path = folder.join(name);
    std::fs::write(&path, text).expect("written");
    path.display().to_string()
}

#[tokio::test]
async fn an_event_is_created_entered_paired_and_ranked_from_the_command_line() {
    let folder = tempfile::tempdir().expect("a folder");
    let data = folder.path().join("data");
    let hall = start(&data);
    let program = ServerProcess::program();
    let arguments = vec!["--data-dir".to_owned(), data.display().to_string()];
    let own = Terminal { program: program.clone(), arguments };
    let plan = "name = \"Evening\"\nrounds = 3\nsystem = \"swiss\"\n\
                courts = [{ court = 1, boards = 2 }]\n\
                days = [{ date = \"2026-11-21\", starts = 600 }]\n";
    own.does(&["new", &file(folder.path(), "plan.toml", plan)]).await;
    assert_eq!(own.does(&["list"]).await, "   1  Evening\n");

    let bad = file(folder.path(), "bad.csv", "Surname,Given name,Born\nBerg,Ann,1590\n");
    let (status, said, _) = own.says(&["import", "1", &bad]).await;
    assert!(status == 1 && said.contains("Berg, Ann\n") && said.contains("1590"), "{said}");
    let why = own.fails(1, &["import", "1", &bad, "--enter"]).await;
    assert!(why.contains("line 2") && why.contains("1590"), "{why}");
    let list = "Surname,Given name,Elo,Form\nBerg,Ann,2400,7\nCosta,Bea,2300,\nDahl,Carl,2200,\nEgede,Dora,,\n";
    let list = file(folder.path(), "list.csv", list);
    let preview = own.does(&["import", "1", &list, "--choice", "without=3"]).await;
    assert_eq!(preview.lines().next(), Some("   2  2400              Berg, Ann"), "{preview}");
    let left_out = "list.csv, line 1, column D (Form): the column is left out\n";
    assert!(preview.ends_with(left_out), "{preview}");
    let (status, said, told) = own.says(&["import", "1", &list, "--enter"]).await;
    assert_eq!((status, &*told), (0, left_out), "{said}");
    // an answer was lost: the same number again is carried out once
    let note = json!({ "close_entries": { "seed": 7 } }).to_string();
    let numbered = ["act", "1", &note, "--request", "5"];
    let first = own.does(&numbered).await;
    assert_eq!(own.does(&numbered).await, first);
    let why = own.fails(1, &["act", "1", r#""reopen_entries""#, "--seen", "999"]).await;
    assert!(why.contains("another server"), "{why}");

    own.acts(json!({ "state_colour": { "tournament": 1, "colour": "white" } })).await;
    let pair = json!({ "pair": { "tournament": 1 } });
    let boards = own.does(&["act", "1", &pair.to_string(), "--preview"]).await;
    let boards: Value = serde_json::from_str(&boards).expect("JSON");
    assert_eq!(boards["boards"].as_array().map(Vec::len), Some(2), "{boards}");
    own.acts(pair.clone()).await;
    own.fails(1, &["act", "1", &pair.to_string()]).await;
    own.acts(json!({ "publish": { "tournament": 1, "round": 1 } })).await;
    own.acts(json!({ "lay": { "rounds": [[1, 1]] } })).await;
    let sent = own.does(&["send", "1"]).await;
    assert_eq!(sent, "court 1: round 1 on boards 1, 2 put on.\n");
    own.acts(json!({ "enter_result": { "game": FIRST_GAME, "score": "1-0" } })).await;
    let standings = own.does(&["show", "1", "tournaments/1/tables/standings.txt"]).await;
    let lines: Vec<&str> = standings.lines().collect();
    assert!(lines[0].starts_with("Rk  No.  Title  Name          Rtg  Pts"), "{standings}");
    assert!(lines[1].starts_with(" 1    1         Berg, Ann    2400    1"), "{standings}");
    let (status, said, told) = own.says(&["act", "1", r#""finish""#]).await;
    assert_eq!((status, &*told), (0, "1 result missing\n"), "{said}");
    let list = own.does(&["ratings"]).await;
    let lines: Vec<&str> = list.lines().collect();
    assert!(lines[1].starts_with(" 1  Berg, Ann") && lines[1].contains("2402"), "{list}");
    let history = own.does(&["ratings", "1", "--as", "csv"]).await;
    assert_eq!(history.lines().count(), 3, "{history}");

    // an event whose first round another program paired goes on here
    let plan = "name = \"Club\"\nsystem = \"swiss\"\nrounds = 3\n";
    own.does(&["new", &file(folder.path(), "club.toml", plan)]).await;
    let player = |(number, name, rating, points, opponent, game): (
        u16,
        &str,
        u16,
        &str,
        u16,
        &str,
    )| {
        let empty = "";
        format!(
            "001 {number:>4}      {name:<33} {rating:>4} {empty:<3} {empty:>11} {empty:<10} {points:>4} \
             {number:>4}  {opponent:>4} {game}\n"
        )
    };
    let players = [
        (1, "Fry, Eve", 2100, "1.0", 3, "w 1"),
        (2, "Gold, Ida", 2000, "0.5", 4, "b ="),
        (3, "Hahn, Jo", 1900, "0.0", 1, "b 0"),
        (4, "Iver, Kim", 1800, "0.5", 2, "w ="),
    ];
    let report = format!("012 Club\n{}142 3\n152 W\n", players.map(player).concat());
    let report = file(folder.path(), "club.trf", &report);
    let (_, _, why) = own.says(&["take-over", "2", &report]).await;
    assert!(why.contains("player 1 of the file (Fry, Eve) is not on the entry list"), "{why}");
    own.does(&["import", "2", &report, "--enter"]).await;
    own.does(&["take-over", "2", &report]).await;
    let crossed = own.does(&["show", "2", "tournaments/1/tables/cross-table.txt"]).await;
    let games: Vec<&str> =
        crossed.lines().skip(1).filter_map(|line| line.split_whitespace().nth(5)).collect();
    assert_eq!(games, ["3w1", "4b½", "2w½", "1b0"], "{crossed}");
    own.does(&["act", "2", &pair.to_string()]).await;
    let second = own.does(&["show", "2", "tournaments/1/rounds/2/tables/pairings.csv"]).await;
    assert!(second.lines().nth(1).is_some_and(|line| line.contains("Fry, Eve")), "{second}");
    own.fails(1, &["take-over", "2", &report]).await;

    // by ten questions, with a crew whom the register did not know
    let to_the_crew = "\n".repeat(25);
    let typed = format!("Morning\n{to_the_crew}Fine\nFay\nannouncer\n.\nyes\n");
    let (status, said, asked) = own.answers(&["new"], &typed).await;
    let created: Value = serde_json::from_str(&said).unwrap_or_else(|_| panic!("{said}{asked}"));
    assert_eq!((status, &created["event"]), (0, &json!(3)), "{asked}");
    assert!(asked.contains("9. Crew: Fine, Fay · Duty: announcer"), "{asked}");
    let crew = own.does(&["show", "3", "tables/crew.txt"]).await;
    assert!(crew.contains("Fine, Fay"), "{crew}");
    let (status, said, _) = own.answers(&["new"], "Noon\n.\nno\n").await;
    assert_eq!((status, &*said), (1, ""), "nothing is created");
    assert_eq!(own.does(&["list"]).await.lines().count(), 3);

    // from another machine by an organiser's token, and what is not possible
    let organiser = Organiser::enrol(&hall).await;
    let address = hall.court_addr().to_string();
    let elsewhere = |token: &str| Terminal {
        program: program.clone(),
        arguments: ["--server", &address, "--token", token].map(str::to_owned).to_vec(),
    };
    let csv = elsewhere(&organiser.token).does(&["show", "1", "tables/entries.csv"]).await;
    assert!(csv.contains("\"Egede, Dora\""), "{csv}");
    for nobody in ["nobody", "-nobody"] {
        let why = elsewhere(nobody).fails(2, &["list"]).await;
        assert!(why.contains("an organiser's token"), "{why}");
    }
    own.fails(2, &["show", "1", "nothing"]).await;
    own.fails(2, &["act", "1", "{\"pai\": 1}"]).await;
    hall.stop();
    own.fails(2, &["list"]).await;
}

#[tokio::test]
async fn a_team_event_that_another_program_paired_goes_on_from_its_report_file() {
    let folder = tempfile::tempdir().expect("a folder");
    let data = folder.path().join("data");
    let _hall = start(&data);
    let arguments = vec!["--data-dir".to_owned(), data.display().to_string()];
    let own = Terminal { program: ServerProcess::program(), arguments };
    let of_players = "name = \"Open\"\nsystem = \"swiss\"\n";
    own.does(&["new", &file(folder.path(), "open.toml", of_players)]).await;
    let of_teams = "name = \"Clubs\"\nformat = \"teams\"\nsystem = \"swiss\"\n";
    own.does(&["new", &file(folder.path(), "clubs.toml", of_teams)]).await;
    let tested = Path::new(env!("CARGO_MANIFEST_DIR")).join("data/tiebreaks");
    let report = tested.join("24-team-n9-b6-r5.trf").display().to_string();
    let why = own.fails(2, &["take-over", "1", &report]).await;
    assert!(why.contains("choose teams"), "{why}");
    own.does(&["import", "2", &report, "--enter"]).await;
    let shifted =
        std::fs::read_to_string(&report).expect("read").replace("001   11 m", "001 11 m  ");
    let shifted = file(folder.path(), "shifted.trf", &shifted);
    let why = own.fails(2, &["take-over", "2", &shifted]).await;
    assert!(why.contains("columns"), "{why}");
    let league = std::fs::read_to_string(&report).expect("read");
    let league = league.replace("192 FIDE_TEAM", "192 CUSTOM_LEAGUE_ROUNDROBIN");
    let league = file(folder.path(), "league.trf", &league);
    let why = own.fails(2, &["take-over", "2", &league]).await;
    assert!(why.contains("CUSTOM_LEAGUE_ROUNDROBIN"), "{why}");

    own.does(&["take-over", "2", &report]).await;
    own.fails(1, &["take-over", "2", &report]).await;
    let standings = own.does(&["show", "2", "tournaments/1/tables/standings.csv"]).await;
    let ranked: Vec<char> = standings
        .lines()
        .skip(1)
        .filter_map(|row| row.split("Club ").nth(1)?.chars().next())
        .collect();
    assert_eq!(ranked.iter().collect::<String>(), "AGDFCEBIH", "{standings}");
}
