//! The real server, killed at any moment under load: nothing acknowledged is lost, nothing doubled.
//! And the real board agent, killed in mid-game: it reports every move once. And an event, whose
//! server is killed between its steps.
//!
//! `COURT_KILLS` says how often (a few dozen without it), `COURT_SEED` where the moments are drawn
//! from; a failure names its seed. Twelve boards play, two devices report for six boards each, and
//! go on from where they were whenever the server is back.

mod event;

use court_protocol::{
    Ask, BoardNo, BoardView, BootId, BySide, CourtId, Millis, Outcome, Phase, Reading, RequestId,
    Role, Seen, Snapshot,
};
use court_tests::device::Device;
use court_tests::follower::Follower;
use court_tests::message_socket::Lost;
use court_tests::process::{ServerProcess, code, program};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{RngCore, SeedableRng};
use referee_core::{CourtState, FactBody, Record};
use referee_journal::{JournalOptions, LogReader};
use referee_server::access::Grant;
use shakmaty::{Chess, Position};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Command, Stdio};

/// Kills in a run of all tests; `tests/run kills` asks for two hundred.
const KILLS: u32 = 24;
/// Boards of the court.
const BOARDS: u8 = 12;
/// Reports each device has ready at a time: more than the server takes before it is killed.
const READY: usize = 120;
/// Most reports that the server has answered when it is killed.
const ANSWERED_MAX: u64 = 90;
/// Every so many starts it is killed before it stands.
const EARLY_EVERY: u64 = 8;
/// Answered requests a device asks again about when it comes back.
const REPEATED: usize = 3;
/// Kills of a board agent while its twelve games are played.
const AGENT_KILLS: usize = 6;
/// Half-moves on all boards between two kills of it.
const HALF_MOVES_A_LIFE: usize = 60;
const COURT: CourtId = CourtId(1);

#[test]
fn kills_at_any_moment_lose_nothing_acknowledged_and_double_nothing() {
    let number = |name: &str| std::env::var(name).ok().and_then(|text| text.parse::<u64>().ok());
    let kills = number("COURT_KILLS").unwrap_or(u64::from(KILLS));
    let seed = number("COURT_SEED").unwrap_or(20_261_121);
    println!("COURT_SEED={seed} COURT_KILLS={kills}");
    let runtime = court_tests::runtime();
    let folder = tempfile::tempdir().expect("a folder for the server");
    let program = ServerProcess::program();
    let setup = folder.path().join("event.toml");
    std::fs::write(&setup, event()).expect("written");
    let data = folder.path().join("data");
    let arguments =
        ["--data-dir", text(&data), "--config", text(&setup), "--log", "error"].map(str::to_owned);
    let start = || ServerProcess::start(&program, &arguments.each_ref().map(String::as_str));

    let mut server = start();
    let mut load = runtime.block_on(Load::begin(&mut server, seed, &data));
    let mut n_early = 0;
    for kill in 1..=kills {
        server.kill();
        server = start();
        if load.draw(EARLY_EVERY) == 0 {
            // while it opens its journal, or just after
            for _ in 0..=load.draw(3) {
                server.heard_a_line();
            }
            n_early += 1;
            continue;
        }
        let (_, court) = server.until_open();
        runtime.block_on(load.play_until(court, kill));
    }
    server.kill();

    let mut server = start();
    let (_, court) = server.until_open();
    runtime.block_on(load.finish(court));
    // read beside the running server, as an auditor would
    let (n_answered, n_moves) = load.audit(&data);
    println!("{kills} kills, {n_early} of them at a start; {n_answered} answers, {n_moves} moves");
    assert!(n_answered as u64 > kills * 10, "there was load: {n_answered} answers");
    server.kill();
}

#[test]
fn a_board_agent_killed_in_mid_game_goes_on_where_it_was_and_reports_every_move_once() {
    let runtime = court_tests::runtime();
    let folder = tempfile::tempdir().expect("a folder for the server");
    let (setup, games) = (folder.path().join("event.toml"), folder.path().join("games.pgn"));
    std::fs::write(&setup, event()).expect("written");
    std::fs::write(&games, include_str!("../../../pgn/games/engine.pgn")).expect("written");
    let data = folder.path().join("data");
    let mut server = ServerProcess::start(
        &ServerProcess::program(),
        &["--data-dir", text(&data), "--config", text(&setup), "--log", "error"],
    );
    let (public, court) = server.until_open();
    let code = runtime.block_on(async {
        begin_games(public, court, &data).await;
        code(&data, Grant { role: Role::Board, courts: vec![COURT], boards: vec![] })
    });
    let program = program("board-agent");
    let outbox = folder.path().join("outbox");
    let court = court.to_string();
    let start = |enrolment: &[&str]| {
        Command::new(&program)
            .args([text(&games), "--court", &court, "--outbox", text(&outbox)])
            .args(["--pace", "drawn", "--speed", "200"])
            .args(enrolment)
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .expect("the agent's program starts")
    };
    let mut follower = runtime.block_on(Follower::open(public, COURT));
    let mut agent = start(&["--code", &code]);
    for kill in 1..=AGENT_KILLS {
        let enough = |court: &Snapshot| half_moves(court) >= kill * HALF_MOVES_A_LIFE;
        runtime.block_on(follower.until(enough));
        agent.kill().expect("our own child can be killed");
        agent.wait().expect("our own child can be waited for");
        agent = start(&[]);
    }
    let is_over =
        |view: &BoardView| view.game.as_ref().is_some_and(|game| game.phase == Phase::Finished);
    runtime.block_on(follower.until(|court| court.boards.iter().all(is_over)));
    agent.kill().expect("our own child can be killed");
    agent.wait().expect("our own child can be waited for");

    let made = moves_made(&data);
    let recorded = referee_pgn::open(&games).expect("readable").games;
    for (board, game) in (1..=BOARDS).map(BoardNo).zip(&recorded) {
        let expected: Vec<&str> = game.plies.iter().map(|ply| ply.uci.as_str()).collect();
        assert_eq!(made[&board], expected, "{board}: a move is lost or doubled");
    }
    server.kill();
}

/// Half-moves on all boards.
fn half_moves(court: &Snapshot) -> usize {
    court.boards.iter().filter_map(|view| Some(usize::from(view.game.as_ref()?.ply))).sum()
}

/// Every report of a move in the journal, whatever was ruled on it.
fn moves_made(data: &Path) -> BTreeMap<BoardNo, Vec<String>> {
    let mut moves: BTreeMap<BoardNo, Vec<String>> = BTreeMap::new();
    for record in court_tests::records(data, COURT) {
        for fact in &record.facts {
            if let FactBody::Moved { uci, .. } = &fact.body {
                let board = record.board.expect("a move is made on a board");
                moves.entry(board).or_default().push(uci.to_string());
            }
        }
    }
    moves
}

/// A referee starts all games; they run when this returns.
async fn begin_games(public: SocketAddr, court: SocketAddr, data: &Path) {
    let grant = Grant { role: Role::Head, courts: vec![COURT], boards: vec![] };
    let mut head = Device::new("referee", &code(data, grant), BootId(1));
    let mut connection = head.connect(court).await.expect("the court is open");
    let boards = (1..=BOARDS).map(BoardNo).collect();
    let at = head.now();
    let despite = Some("nobody sweeps here".into());
    head.keep(COURT, at, Ask::Start { boards, go_at: None, despite });
    head.deliver(&mut connection, &[], |_| true).await.expect("the games are started");
    let mut follower = Follower::open(public, COURT).await;
    let running =
        |view: &BoardView| view.game.as_ref().is_some_and(|game| game.phase == Phase::Running);
    follower.until(|court| court.boards.iter().all(running)).await;
}

fn text(path: &Path) -> &str {
    path.to_str().expect("a temporary folder's name is text")
}

/// Twelve games on one court; the court's clock never rules them, so none ends on time.
fn event() -> String {
    let mut text = String::new();
    for board in 1..=BOARDS {
        let (white, black) = (2 * u32::from(board) - 1, 2 * u32::from(board));
        for player in [white, black] {
            let _infallible = writeln!(text, "[[player]]\nid = {player}\nname = \"P{player}\"");
        }
        let _infallible = writeln!(
            text,
            "[[pairing]]\nboard = {board}\nround = 1\nwhite = {white}\nblack = {black}\nclock = \"table\"\n"
        );
    }
    text
}

/// The devices' actions and the answers they received.
struct Load {
    draw: ChaCha8Rng,
    /// Two for six boards each.
    devices: Vec<Device>,
    boards: BTreeMap<BoardNo, Board>,
}

/// A board whose players move at random.
struct Board {
    device: usize,
    position: Chess,
    /// The moves reported so far.
    moves: Vec<String>,
}

impl Load {
    /// Enrols a referee and the boards, and starts the games.
    async fn begin(server: &mut ServerProcess, seed: u64, data: &Path) -> Self {
        let (public, court) = server.until_open();
        begin_games(public, court, data).await;
        let mut load = Self {
            draw: ChaCha8Rng::seed_from_u64(seed),
            devices: Vec::new(),
            boards: BTreeMap::new(),
        };
        let all: Vec<BoardNo> = (1..=BOARDS).map(BoardNo).collect();
        for (index, boards) in all.chunks(6).enumerate() {
            let grant = Grant { role: Role::Board, courts: vec![COURT], boards: boards.to_vec() };
            let code = code(data, grant);
            let mut device = Device::new("boards", &code, BootId(10 + index as u64));
            let _known = device.connect(court).await.expect("the court lets it in");
            load.devices.push(device);
            let board = || Board { device: index, position: Chess::default(), moves: Vec::new() };
            load.boards.extend(boards.iter().map(|number| (*number, board())));
        }
        load
    }

    fn draw(&mut self, below: u64) -> u64 {
        self.draw.next_u64() % below
    }

    /// Makes more happen on a device's boards.
    fn report(&mut self, device: usize) {
        let open = self.devices[device].kept().len() - self.devices[device].outcomes().len();
        let mine: Vec<BoardNo> =
            self.boards.iter().filter(|(_, b)| b.device == device).map(|(n, _)| *n).collect();
        for _ in open..READY {
            let board = mine[self.draw(mine.len() as u64) as usize];
            let kind = self.draw(4);
            let drawn = self.draw.next_u64();
            let state = self.boards.get_mut(&board).expect("one of them");
            let legal = state.position.legal_moves();
            let seen = if kind == 0 || legal.is_empty() {
                let left = BySide::both(Some(Millis((drawn % 600_000) as i64)));
                Seen::Read { reading: Reading { left, resolution: Millis(1) } }
            } else {
                let made = legal[(drawn % legal.len() as u64) as usize];
                let uci = made.to_uci(shakmaty::CastlingMode::Standard).to_string();
                state.position.play_unchecked(made);
                state.moves.push(uci.clone());
                Seen::Moved { uci, reading: None }
            };
            let device = &mut self.devices[device];
            let at = device.now();
            device.keep(COURT, at, Ask::Observe { board, game: None, seen });
        }
    }

    /// Lets one device report until the server has answered a drawn number: the moment to kill it.
    async fn play_until(&mut self, court: SocketAddr, kill: u64) {
        let device = (kill % self.devices.len() as u64) as usize;
        self.report(device);
        let answered = self.draw(ANSWERED_MAX);
        let known = self.devices[device].outcomes().len() as u64;
        let repeat: Vec<u64> = (0..REPEATED.min(known as usize))
            .map(|_| 1 + self.draw(known))
            .collect::<BTreeSet<_>>()
            .into_iter()
            .collect();
        let mut left = answered;
        let told = |_: &Outcome| {
            left = left.saturating_sub(1);
            left > 0
        };
        let device = &mut self.devices[device];
        let delivered = async {
            let mut connection = device.connect(court).await?;
            device.deliver(&mut connection, &repeat, told).await
        };
        match delivered.await {
            Ok(()) => {}
            Err(Lost::Broken(why)) => panic!("nobody had killed it yet: {why}"),
            Err(Lost::Goodbye(goodbye)) => panic!("{goodbye:?}"),
        }
    }

    /// Everything that was kept is answered, and everything that was answered is asked again.
    async fn finish(&mut self, court: SocketAddr) {
        for device in &mut self.devices {
            let mut connection = device.connect(court).await.expect("the server stays up");
            let all: Vec<u64> = device.outcomes().keys().copied().collect();
            device.deliver(&mut connection, &all, |_| true).await.expect("the server stays up");
        }
    }

    /// Reads the journal and compares it with what was told; answers and moves found.
    fn audit(&self, data: &Path) -> (usize, usize) {
        let reader = LogReader::open(&JournalOptions::new(data).log_dir()).expect("a journal");
        assert!(reader.verify(&mut |_| {}).expect("readable").is_whole());
        let mut answers: BTreeMap<RequestId, Record> = BTreeMap::new();
        // what is learned late amends: the moves are those that stand in the end
        let mut court = CourtState::new(COURT);
        let mut told: BTreeMap<BoardNo, Vec<String>> = BTreeMap::new();
        for record in court_tests::records(data, COURT) {
            court.apply(&record);
            if let Some(board) = record.board {
                told.entry(board).or_default().push(format!("{} {:?}", record.seq, record.facts));
            }
            if record.answers() {
                let request = record.request.expect("it answers one");
                let before = answers.insert(request, record);
                assert!(before.is_none(), "{request} was carried out twice");
            }
        }
        for device in &self.devices {
            let id = device.id().expect("enrolled");
            for (n, told) in device.outcomes() {
                let request = RequestId { device: id, boot: device.boot(), n: *n };
                let record = answers.get(&request);
                let record = record.unwrap_or_else(|| panic!("{request} was told and is lost"));
                assert_eq!(record.outcome().as_ref(), Some(told), "{request}");
            }
            assert_eq!(device.outcomes().len(), device.kept().len(), "every request was answered");
        }
        for (number, board) in &self.boards {
            let game = court.game_on(*number).expect("it is paired");
            let made = court.moves(game, 1).expect("the court knows it");
            let made: Vec<String> = made.into_iter().map(|made| made.uci).collect();
            // after the end of a game moves are only noted
            assert!(
                board.moves.starts_with(&made),
                "{number}: a move is lost or doubled\nsent {:?}\nmade {made:?}\n{}",
                board.moves,
                told[number].join("\n")
            );
        }
        let n_moves = self.boards.values().map(|board| board.moves.len()).sum();
        (answers.len(), n_moves)
    }
}
