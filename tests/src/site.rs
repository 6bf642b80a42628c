//! The server as a process with the crew of event 1: an organiser, and a head referee and the boards
//! of each court. The server can be killed at any step, and goes on with the same folder.

use crate::device::Device;
use crate::follower::Follower;
use crate::organiser::Organiser;
use crate::process::{ServerProcess, code};
use court_protocol::{
    Ask, BoardNo, BoardView, BootId, ConfirmedResult, CourtId, GameId, GameResult, Phase, Role,
    Seen, Verdict,
};
use referee_server::access::Grant;
use serde_json::{Value, json};
use std::collections::{BTreeMap, VecDeque};
use std::fmt::Write as _;
use std::net::SocketAddr;
use std::ops::RangeInclusive;
use std::path::{Path, PathBuf};
use tempfile::TempDir;

const ROUNDS_ON_COURTS: &str = "/api/v1/events/1/rounds-on-courts";

/// A server with its people.
#[derive(Debug)]
pub struct Site {
    program: PathBuf,
    arguments: Vec<String>,
    folder: TempDir,
    server: ServerProcess,
    pub public: SocketAddr,
    pub court: SocketAddr,
    crews: BTreeMap<CourtId, Crew>,
    pub organiser: Organiser,
    /// The acts that the organiser was told are done, with the answers.
    done: Vec<(u64, Value, Value)>,
    step: u32,
    /// The steps in which the server is killed.
    kills: VecDeque<u32>,
}

/// The devices of a court.
#[derive(Debug)]
struct Crew {
    head: Device,
    boards: Device,
}

/// A game of a published round on its board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct LaidGame {
    pub game: GameId,
    pub wave: u64,
    pub court: CourtId,
    pub board: BoardNo,
    pub white: u32,
    pub black: u32,
}

impl Site {
    /// Starts a server with courts of so many boards each, at a speed.
    ///
    /// # Panics
    /// When it does not start.
    pub async fn open(courts: &[u8], speed: u32) -> Self {
        let program = ServerProcess::program();
        let folder = tempfile::tempdir().expect("a folder for the server");
        let mut set_up = String::new();
        for (boards, court) in courts.iter().zip(1..) {
            let _infallible =
                writeln!(set_up, "[[court]]\nname = \"Court {court}\"\nboards = {boards}");
        }
        let config = folder.path().join("event.toml");
        std::fs::write(&config, set_up).expect("written");
        let data = folder.path().join("data");
        let speed = speed.to_string();
        let arguments = ["--data-dir", text(&data), "--config", text(&config), "--log", "error"];
        let arguments: Vec<String> =
            arguments.into_iter().chain(["--speed", &speed]).map(str::to_owned).collect();
        let (server, [public, court]) = begun(&program, &arguments);
        let mut crews = BTreeMap::new();
        for number in (1..).map(CourtId).take(courts.len()) {
            let enrol = async |role: Role| {
                let grant = Grant { role, courts: vec![number], boards: vec![] };
                // the organiser's program has the head referee's token, and boot 1
                let boot = BootId(if role == Role::Head { 2 } else { 3 });
                let mut device = Device::new("crew", &code(&data, grant), boot);
                let let_in = device.connect(court).await;
                let_in.expect("the court lets it in");
                device
            };
            let crew = Crew { head: enrol(Role::Head).await, boards: enrol(Role::Board).await };
            crews.insert(number, crew);
        }
        let token = crews[&CourtId(1)].head.token().expect("it is enrolled").to_owned();
        let organiser = Organiser { court, token, n: 0 };
        Self {
            program,
            arguments,
            folder,
            server,
            public,
            court,
            crews,
            organiser,
            done: Vec::new(),
            step: 0,
            kills: VecDeque::new(),
        }
    }

    /// The data folder of the server.
    #[must_use]
    pub fn data(&self) -> PathBuf {
        self.folder.path().join("data")
    }

    /// The program of the server.
    #[must_use]
    pub fn program(&self) -> &Path {
        &self.program
    }

    /// Has the server killed in these of the steps to come, in ascending order. A step is an act of
    /// the organiser, a round sent to the courts, or the asks of a head referee.
    pub fn kills_in(&mut self, steps: impl IntoIterator<Item = u32>) {
        self.kills = steps.into_iter().collect();
    }

    /// The steps so far.
    #[must_use]
    pub const fn steps(&self) -> u32 {
        self.step
    }

    /// The kills that are still to come.
    #[must_use]
    pub fn kills_left(&self) -> usize {
        self.kills.len()
    }

    fn dies_in_step(&mut self) -> bool {
        self.step += 1;
        let dies = self.kills.front() == Some(&self.step);
        if dies {
            self.kills.pop_front();
        }
        dies
    }

    /// Kills the server and starts it again on the same folder.
    pub fn is_killed(&mut self) {
        // the data folder is free when the first server is gone
        self.server.end();
        (self.server, [self.public, self.court]) = begun(&self.program, &self.arguments);
        self.organiser.court = self.court;
    }

    /// Kills the server for good.
    pub fn ends(&mut self) {
        self.server.end();
    }

    /// The organiser has an act carried out. In a step with a kill, the server dies while it may be
    /// at it, or has just answered; the act is then asked for again, and is done once.
    ///
    /// # Panics
    /// When it is refused.
    pub async fn does(&mut self, act: Value) -> Value {
        let done = if !self.dies_in_step() {
            self.organiser.does(act.clone()).await
        } else if self.step.is_multiple_of(2) {
            let line = self.organiser.begins(&act).await;
            self.is_killed();
            drop(line);
            self.organiser.does_again(&act).await
        } else {
            let done = self.organiser.does(act.clone()).await;
            self.is_killed();
            assert_eq!(self.organiser.does_again(&act).await, done, "{act} is done once");
            done
        };
        self.done.push((self.organiser.n, act, done.clone()));
        done
    }

    /// Asks again for every act that was done: each has its first answer, and nothing changes.
    ///
    /// # Panics
    /// When an act is lost, or is done again.
    pub async fn repeats_everything(&mut self) {
        let before = self.organiser.reads("/api/v1/events/1").await;
        let last = self.organiser.n;
        for (n, act, done) in &self.done {
            self.organiser.n = *n;
            assert_eq!(self.organiser.does_again(act).await, *done, "{act}");
        }
        self.organiser.n = last;
        assert_eq!(self.organiser.reads("/api/v1/events/1").await, before);
    }

    /// The laid games go to the courts; the sentence of each court.
    ///
    /// # Panics
    /// When a court does not take them.
    pub async fn sends(&mut self) -> Vec<String> {
        if self.dies_in_step() {
            self.sends_once().await;
            self.is_killed();
        }
        self.sends_once().await
    }

    async fn sends_once(&self) -> Vec<String> {
        let (status, on) = self.organiser.says("POST", ROUNDS_ON_COURTS, Some(&json!({}))).await;
        assert_eq!(status, 200, "{on}");
        let said = |on: &Value| {
            assert_eq!(on["has_them"], true, "{on}");
            on["text"].as_str().expect("a sentence").to_owned()
        };
        on.as_array().expect("a list").iter().map(said).collect()
    }

    /// The games on these boards are started; they run when this returns.
    ///
    /// # Panics
    /// When the court does not start them.
    pub async fn starts(&mut self, court: CourtId, boards: &[BoardNo]) {
        let despite = Some("nobody sweeps here".into());
        let start = Ask::Start { boards: boards.to_vec(), go_at: None, despite };
        self.asks_alive(court, vec![start]).await;
        let mut follower = Follower::open(self.public, court).await;
        let is_running = |view: &BoardView| {
            !boards.contains(&view.board)
                || view.game.as_ref().is_some_and(|game| game.phase == Phase::Running)
        };
        follower.until(|court| court.boards.iter().all(is_running)).await;
    }

    /// White and Black make one move each on these boards.
    ///
    /// # Panics
    /// When the connection ends.
    pub async fn moves(&mut self, court: CourtId, boards: &[BoardNo]) {
        let moved = |uci: &str| Seen::Moved { uci: uci.into(), reading: None };
        let both = |&board: &BoardNo| [(board, moved("e2e4")), (board, moved("e7e5"))];
        self.reports(court, boards.iter().flat_map(both)).await;
    }

    /// The boards of a court report this.
    ///
    /// # Panics
    /// When the connection ends.
    pub async fn reports(
        &mut self,
        court: CourtId,
        seen: impl IntoIterator<Item = (BoardNo, Seen)>,
    ) {
        let boards = &mut self.crews.get_mut(&court).expect("a court of the hall").boards;
        let mut connection = boards.connect(self.court).await.expect("the court is open");
        for (board, seen) in seen {
            let at = boards.now();
            boards.keep(court, at, Ask::Observe { board, game: None, seen });
        }
        boards.deliver(&mut connection, &[], |_| true).await.expect("the boards report");
    }

    /// The head referee asks his court, which carries everything out. In a step with a kill, the
    /// server dies after its first answer; the rest is asked for again.
    ///
    /// # Panics
    /// When an ask is refused.
    pub async fn asks(&mut self, court: CourtId, asks: Vec<Ask>) {
        if !self.dies_in_step() {
            return self.asks_alive(court, asks).await;
        }
        let address = self.court;
        let head = self.head(court);
        let mut connection = head.connect(address).await.expect("the court is open");
        let numbers = keep(head, court, asks);
        head.deliver(&mut connection, &[], |_| false).await.expect("the court answers");
        drop(connection);
        self.is_killed();
        let address = self.court;
        let head = self.head(court);
        let mut connection = head.connect(address).await.expect("the court is open");
        let heard: Vec<u64> = numbers.clone().filter(|n| head.outcomes().contains_key(n)).collect();
        head.deliver(&mut connection, &heard, |_| true).await.expect("the court answers");
        check_done(head, numbers);
    }

    async fn asks_alive(&mut self, court: CourtId, asks: Vec<Ask>) {
        let address = self.court;
        let head = self.head(court);
        let mut connection = head.connect(address).await.expect("the court is open");
        let numbers = keep(head, court, asks);
        head.deliver(&mut connection, &[], |_| true).await.expect("the court answers");
        check_done(head, numbers);
    }

    fn head(&mut self, court: CourtId) -> &mut Device {
        &mut self.crews.get_mut(&court).expect("a court of the hall").head
    }

    /// Games on a court end so by the head referee's word, and he seals them.
    pub async fn seals(&mut self, court: CourtId, games: &[(GameId, GameResult)]) {
        let mut asks = Vec::new();
        for &(game, result) in games {
            let reason = "seen at the board".to_owned();
            asks.push(Ask::RuleResult { game, result, reason });
        }
        asks.extend(confirmed(games));
        self.asks(court, asks).await;
    }

    /// Games on a court that are over are entered and sealed.
    pub async fn confirms(&mut self, court: CourtId, games: &[(GameId, GameResult)]) {
        self.asks(court, confirmed(games)).await;
    }

    /// A round of a tournament.
    pub async fn round(&self, tournament: u32, round: u8) -> Value {
        let path = format!("/api/v1/events/1/tournaments/{tournament}/rounds/{round}");
        self.organiser.reads(&path).await
    }

    /// Waits until a round looks so.
    pub async fn round_until(
        &self,
        tournament: u32,
        round: u8,
        looks_so: impl Fn(&Value) -> bool,
    ) -> Value {
        loop {
            let view = self.round(tournament, round).await;
            if looks_so(&view) {
                return view;
            }
            self.changes(&view["seq"]).await;
        }
    }

    async fn changes(&self, after: &Value) {
        self.organiser.reads(&format!("/api/v1/events/1/changes?after={after}")).await;
    }

    /// The games of a round that lie on boards and have no result.
    pub async fn laid(&self, tournament: u32, round: u8) -> Vec<LaidGame> {
        let view = self.round(tournament, round).await;
        let number = |value: &Value| value.as_u64().expect("a number");
        let small = |value: &Value| u32::try_from(number(value)).expect("a small number");
        let games = view["tables"].as_array().expect("a list").iter();
        let games = games.flat_map(|table| table["games"].as_array().expect("a list"));
        let open = games.filter(|game| game["result"].is_null() && !game["place"].is_null());
        open.map(|game| LaidGame {
            game: GameId(small(&game["game"])),
            wave: number(&game["place"]["wave"]),
            court: CourtId(u16::try_from(number(&game["place"]["court"])).expect("a court")),
            board: BoardNo(u8::try_from(number(&game["place"]["board"])).expect("a board")),
            white: small(&game["white"]),
            black: small(&game["black"]),
        })
        .collect()
    }

    /// The first result of a court that the desk holds.
    ///
    /// # Panics
    /// When the event cannot be read.
    pub async fn held(&self) -> Value {
        loop {
            let overview = self.organiser.reads("/api/v1/events/1").await;
            if let Some(row) = overview["held"].get(0) {
                return row["held"].clone();
            }
            self.changes(&overview["seq"]).await;
        }
    }

    /// The organiser looks at the differences that an act would make.
    ///
    /// # Panics
    /// When it would be refused.
    pub async fn previews(&self, act: Value) -> Value {
        let command = json!({ "act": act });
        let path = "/api/v1/events/1/previews";
        let (status, preview) = self.organiser.says("POST", path, Some(&command)).await;
        assert_eq!(status, 200, "{command}: {preview}");
        preview
    }
}

/// The numbers of these asks of a head referee.
fn keep(head: &mut Device, court: CourtId, asks: Vec<Ask>) -> RangeInclusive<u64> {
    let first = head.kept().len() as u64 + 1;
    for ask in asks {
        let at = head.now();
        head.keep(court, at, ask);
    }
    first..=head.kept().len() as u64
}

fn check_done(head: &Device, numbers: RangeInclusive<u64>) {
    for n in numbers {
        let outcome = &head.outcomes()[&n];
        let asked = head.kept().iter().find(|request| request.n == n);
        let is_done = matches!(outcome.verdict, Verdict::Recorded { .. });
        assert!(is_done, "{asked:?}: {outcome:?}");
    }
}

fn confirmed(games: &[(GameId, GameResult)]) -> Vec<Ask> {
    let enter =
        |&(game, result): &(GameId, GameResult)| Ask::EnterResult { game, result, by: None };
    let sealed = |&(game, result): &(GameId, GameResult)| ConfirmedResult { game, result };
    let seal = Ask::Seal { games: games.iter().map(sealed).collect() };
    games.iter().map(enter).chain([seal]).collect()
}

fn begun(program: &Path, arguments: &[String]) -> (ServerProcess, [SocketAddr; 2]) {
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let mut server = ServerProcess::start(program, &arguments);
    let (public, court) = server.until_open();
    (server, [public, court])
}

fn text(path: &Path) -> &str {
    path.to_str().expect("a temporary folder's name is text")
}
