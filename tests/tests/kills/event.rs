//! An event of eight players on one court. Its server is killed between all steps: the desk takes
//! each sealed result once, whenever the kill came.

use crate::{COURT, text};
use court_protocol::{
    Ask, BoardNo, BoardView, BootId, ConfirmedResult, GameId, GameResult, Phase, Role, Seen, Seq,
    Side, StreamId, Verdict,
};
use court_tests::device::Device;
use court_tests::follower::Follower;
use court_tests::organiser::{FIRST_GAME, Organiser};
use court_tests::process::{ServerProcess, code};
use referee_desk::{Fact, Record, Score};
use referee_journal::{JournalOptions, LogReader, RecordKind};
use referee_server::access::Grant;
use referee_server::desks::EventNo;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};

const BOARDS: u8 = 4;
const WHITE_WINS: GameResult = GameResult::Won { by: Side::White };
const ROUNDS_ON_COURTS: &str = "/api/v1/events/1/rounds-on-courts";

#[test]
fn an_event_goes_on_after_a_kill_at_every_step_and_takes_each_result_once() {
    let runtime = court_tests::runtime();
    let folder = tempfile::tempdir().expect("a folder for the server");
    let data = folder.path().join("data");
    let setup = folder.path().join("event.toml");
    std::fs::write(&setup, "[[court]]\nboards = 4\n").expect("written");
    let mut site = Site::open(&runtime, &setup, &data);

    runtime.block_on(site.prepares());
    site.is_killed();
    assert_eq!(runtime.block_on(site.sends()), "round 1 on boards 1, 2, 3, 4 put on");
    site.is_killed();
    assert_eq!(runtime.block_on(site.sends()), "round 1 on boards 1, 2, 3, 4 is there already");
    runtime.block_on(site.begins());
    site.is_killed();

    // killed as soon as the court has answered: the desk may have heard of nothing yet
    let games = [0, 1, 2, 3].map(|game| GameId(FIRST_GAME + game));
    runtime.block_on(site.seals(&games[..2]));
    site.is_killed();
    runtime.block_on(site.until_open(1, 2));
    site.is_killed();
    runtime.block_on(site.seals(&games[2..]));
    site.is_killed();
    runtime.block_on(site.until_open(1, 0));
    let started = runtime.block_on(site.organiser.reads(&round(1)));
    for table in started["tables"].as_array().expect("a list") {
        assert!(table["games"][0]["started"].is_number(), "{table}");
    }
    assert_eq!(started["tables"][0]["games"][0]["result"]["rated"], true, "both moved");
    assert_eq!(started["tables"][1]["games"][0]["result"]["rated"], false, "nobody moved");

    runtime.block_on(site.organiser.lays(2));
    assert_eq!(runtime.block_on(site.sends()), "round 2 on boards 1, 2, 3, 4 put on");
    site.is_killed();

    // a wrong result was sealed: the court corrects it, and round 2 is paired already
    let (game, result) = (games[0], GameResult::Drawn);
    let reason = "the slip says so".to_owned();
    runtime.block_on(site.asks(vec![Ask::CorrectResult { game, result, based_on: None, reason }]));
    site.is_killed();
    let held = runtime.block_on(site.held());
    assert_eq!((&held["because"], &held["score"]), (&json!("after_pairing"), &json!("1/2-1/2")));
    runtime.block_on(site.settles(&held["no"]));
    site.is_killed();

    let view = runtime.block_on(site.organiser.reads(&round(2)));
    let tables = view["tables"].as_array().expect("a list");
    let games: Vec<GameId> = tables
        .iter()
        .map(|table| table["games"][0]["game"].as_u64().expect("a number"))
        .map(|game| GameId(u32::try_from(game).expect("a game's number")))
        .collect();
    runtime.block_on(site.seals(&games));
    site.is_killed();
    runtime.block_on(site.until_open(2, 0));
    let ranked = runtime.block_on(site.organiser.reads("/api/v1/events/1/tournaments/1/standings"));
    let points = ranked["rows"].as_array().expect("a list").iter();
    let points: Vec<&str> = points.map(|row| row["cells"][0].as_str().expect("points")).collect();
    let points: f32 = points.iter().map(|points| points.parse::<f32>().expect("points")).sum();
    assert!((points - 8.0).abs() < 0.01, "eight games have eight points: {points}");
    site.server.kill();
    audit(&data);
}

/// Every result of the courts that the desk took, and every one that it holds: each once.
fn audit(data: &Path) {
    let reader = LogReader::open(&JournalOptions::new(data).log_dir()).expect("a journal");
    let mut taken: BTreeMap<GameId, Vec<Score>> = BTreeMap::new();
    let mut held = Vec::new();
    for found in reader.stream(StreamId::from(EventNo(1)), Seq(1)).expect("readable") {
        let found = found.expect("whole");
        if found.kind != RecordKind::Entry {
            continue;
        }
        let record = court_protocol::Format::MessagePack
            .decode::<Record>(&found.body, court_protocol::Limits::SERVER)
            .expect("a record");
        for fact in record.facts {
            if let Fact::CourtTaken { results, held: others, .. } = fact {
                for (game, score, _) in results {
                    taken.entry(game).or_default().push(score);
                }
                held.extend(others.into_iter().map(|held| held.game));
            }
        }
    }
    assert_eq!(taken.len(), 8, "{taken:?}");
    assert!(taken.values().all(|scores| scores == &[Score::WhiteWins]), "{taken:?}");
    assert_eq!(held, [GameId(FIRST_GAME)]);
}

fn round(round: u8) -> String {
    format!("/api/v1/events/1/tournaments/1/rounds/{round}")
}

/// The server and its people: an organiser, a head referee, the boards.
struct Site {
    program: PathBuf,
    arguments: [String; 6],
    server: ServerProcess,
    public: SocketAddr,
    court: SocketAddr,
    head: Device,
    boards: Device,
    organiser: Organiser,
}

impl Site {
    fn open(runtime: &tokio::runtime::Runtime, setup: &Path, data: &Path) -> Self {
        let program = ServerProcess::program();
        let arguments = ["--data-dir", text(data), "--config", text(setup), "--log", "error"];
        let mut server = ServerProcess::start(&program, &arguments);
        let (public, court) = server.until_open();
        let enrol = |name: &str, role: Role, boot: u64| {
            let grant = Grant { role, courts: vec![COURT], boards: vec![] };
            let mut device = Device::new(name, &code(data, grant), BootId(boot));
            let known = runtime.block_on(device.connect(court));
            known.expect("the court lets it in");
            device
        };
        // the organiser's program has the head referee's token, and boot 1
        let (head, boards) = (enrol("referee", Role::Head, 2), enrol("boards", Role::Board, 3));
        let token = head.token().expect("it is enrolled").to_owned();
        let organiser = Organiser { court, token, n: 0 };
        let arguments = arguments.map(str::to_owned);
        Self { program, arguments, server, public, court, head, boards, organiser }
    }

    fn is_killed(&mut self) {
        let arguments = self.arguments.each_ref().map(String::as_str);
        // the data folder is free when the first server is gone
        self.server.end();
        self.server = ServerProcess::start(&self.program, &arguments);
        (self.public, self.court) = self.server.until_open();
        self.organiser.court = self.court;
    }

    /// Eight players are entered; round 1 is published and laid.
    async fn prepares(&mut self) {
        let plan = json!({
            "name": "Evening",
            "rounds": 3,
            "system": "swiss",
            "courts": [{ "court": 1, "boards": BOARDS }],
        });
        self.organiser.creates(&plan).await;
        let names = ["Adams", "Blake", "Carr", "Dean", "Ellis", "Frost", "Grant", "Hale"];
        let persons: Vec<Value> =
            names.iter().map(|family| json!({ "family": family, "given": "A" })).collect();
        self.organiser.enters(&json!(persons)).await;
        self.organiser.lays(1).await;
    }

    /// The round goes to the court.
    async fn sends(&self) -> String {
        let ask = json!({});
        let (status, on) = self.organiser.says("POST", ROUNDS_ON_COURTS, Some(&ask)).await;
        assert_eq!((status, &on[0]["has_them"]), (200, &json!(true)), "{on}");
        on[0]["text"].as_str().expect("a sentence").to_owned()
    }

    /// The games are started, and two moves are made on board 1.
    async fn begins(&mut self) {
        let boards = (1..=BOARDS).map(BoardNo).collect();
        let despite = Some("nobody sweeps here".into());
        self.asks(vec![Ask::Start { boards, go_at: None, despite }]).await;
        let mut follower = Follower::open(self.public, COURT).await;
        let running =
            |view: &BoardView| view.game.as_ref().is_some_and(|game| game.phase == Phase::Running);
        follower.until(|court| court.boards.iter().all(running)).await;
        let mut connection = self.boards.connect(self.court).await.expect("the court is open");
        for uci in ["e2e4", "e7e5"] {
            let seen = Seen::Moved { uci: uci.into(), reading: None };
            let at = self.boards.now();
            self.boards.keep(COURT, at, Ask::Observe { board: BoardNo(1), game: None, seen });
        }
        self.boards.deliver(&mut connection, &[], |_| true).await.expect("the moves are made");
    }

    /// The head referee asks the court, which carries everything out.
    async fn asks(&mut self, asks: Vec<Ask>) {
        let mut connection = self.head.connect(self.court).await.expect("the court is open");
        let mut numbers = Vec::new();
        for ask in asks {
            let at = self.head.now();
            numbers.push(self.head.keep(COURT, at, ask));
        }
        self.head.deliver(&mut connection, &[], |_| true).await.expect("the court answers");
        for n in numbers {
            let outcome = &self.head.outcomes()[&n];
            assert!(matches!(outcome.verdict, Verdict::Recorded { .. }), "{outcome:?}");
        }
    }

    /// White wins these games, and the head referee seals them.
    async fn seals(&mut self, games: &[GameId]) {
        let mut asks = Vec::new();
        for &game in games {
            let (result, reason) = (WHITE_WINS, "seen at the board".to_owned());
            asks.push(Ask::RuleResult { game, result, reason });
            asks.push(Ask::EnterResult { game, result, by: None });
        }
        let sealed = |&game| ConfirmedResult { game, result: WHITE_WINS };
        asks.push(Ask::Seal { games: games.iter().map(sealed).collect() });
        self.asks(asks).await;
    }

    async fn until_open(&self, number: u8, open: u64) {
        loop {
            let view = self.organiser.reads(&round(number)).await;
            if view["open"] == open {
                return;
            }
            self.changes(&view["seq"]).await;
        }
    }

    async fn changes(&self, after: &Value) {
        self.organiser.reads(&format!("/api/v1/events/1/changes?after={after}")).await;
    }

    /// The result that the desk holds.
    async fn held(&self) -> Value {
        loop {
            let overview = self.organiser.reads("/api/v1/events/1").await;
            if let Some(row) = overview["held"].get(0) {
                return row["held"].clone();
            }
            self.changes(&overview["seq"]).await;
        }
    }

    /// The organiser looks at the choices, and keeps round 2.
    async fn settles(&mut self, held: &Value) {
        let settle = |then: Value| {
            let reason = "the slip says so";
            json!({ "settle_held": { "held": held, "accept": true, "reason": reason, "then": then } })
        };
        let refused = self.organiser.is_refused(settle(Value::Null)).await;
        assert_eq!(refused["refusal"]["choose_after_pairing"]["usual"], "repair_all", "{refused}");
        for (then, is_repaired) in [("keep", false), ("repair_all", true)] {
            let command = json!({ "act": settle(json!(then)) });
            let path = "/api/v1/events/1/previews";
            let (status, preview) = self.organiser.says("POST", path, Some(&command)).await;
            assert_eq!(status, 200, "{preview}");
            let boards = preview["boards"].as_array().expect("a list");
            assert_eq!(!boards.is_empty(), is_repaired, "{then}: {preview}");
        }
        self.organiser.does(settle(json!("keep"))).await;
    }
}
