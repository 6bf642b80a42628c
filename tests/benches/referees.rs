//! The cost and the delay of the referees' part, compared with a bare sync and a bare round trip in
//! the same run.
//!
//! ```text
//! cargo bench --workspace --bench referees                # everything, about two minutes
//! cargo bench --workspace --bench referees -- tap go      # some parts
//! ```
//!
//! * `tap`: a judge's tap until another judge's link shows it: sent, ruled, durable, announced,
//!   heard. Beside a bare append and sync on the same disk and a bare round trip over loopback.
//! * `go`: how far apart ten devices would say GO, each by its own clock as its probes have it.
//! * `outbox`: five hundred kept presses delivered and answered, beside so many bare syncs.
//! * `court`: the server's time on the processor while four courts of twelve boards, twelve judges
//!   and a head referee go on at twenty times the hall's time: the demonstration.

use court_protocol::{
    Ask, BoardNo, BootId, CourtId, Fault, GameId, Micros, Millis, Pairing, PlayerId, Role,
    Sanction, Seen, Side, Snapshot,
};
use court_tests::device::{Connection, Device};
use referee_core::setup;
use referee_server::access::Grant;
use referee_server::config::Event;
use referee_server::demo::{self, Demo, DemoFolder};
use referee_server::hall::{Hall, HallOptions};
use std::fs::{self, File};
use std::io::{Read, Write};
use std::net::{Ipv4Addr, TcpListener, TcpStream};
use std::os::unix::fs::FileExt;
use std::time::{Duration, Instant};

const PARTS: [(&str, fn()); 4] = [("tap", tap), ("go", go), ("outbox", outbox), ("court", court)];

const COURT: CourtId = CourtId(1);
const BOARDS: u8 = 12;
/// Taps measured, and bare loops beside them; a judge's next ones are read at twenty a second.
const TAPS: u32 = 450;
/// Bytes of a bare record.
const RECORD: usize = 200;
/// Devices of `go`.
const DEVICES: u64 = 10;
/// Starts of `go`.
const STARTS: usize = 20;
/// Presses of `outbox`: what is read of a judge at once.
const PRESSES: u64 = 500;
/// Courts and speed of `court`, how long it settles and how long it is measured.
const COURTS: u16 = 4;
const SPEED: u32 = 20;
const SETTLES: Duration = Duration::from_secs(5);
const MEASURED: Duration = Duration::from_secs(30);

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let wanted: Vec<&str> =
        arguments.iter().map(String::as_str).filter(|named| !named.starts_with("--")).collect();
    let unknown = wanted.iter().find(|name| PARTS.iter().all(|(part, _)| part != *name));
    if let Some(unknown) = unknown {
        let known: Vec<&str> = PARTS.iter().map(|(part, _)| *part).collect();
        eprintln!("there is no part {unknown:?}; expected some of {}", known.join(", "));
        std::process::exit(2);
    }
    for (part, measure) in PARTS {
        if wanted.is_empty() || wanted.contains(&part) {
            measure();
        }
    }
}

/// A hall with twelve games under way.
struct Round {
    hall: Hall,
    _folder: tempfile::TempDir,
    runtime: tokio::runtime::Runtime,
}

impl Round {
    fn begin() -> Self {
        let folder = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).expect("a folder");
        let options = HallOptions::new(folder.path().join("data"), Event::default());
        let hall = Hall::start(options, &mut |_| ()).expect("starts");
        let runtime =
            tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
        let players = |board: u8| PlayerId(u32::from(board));
        let games = (1..=BOARDS).map(|board| {
            let (white, black) = (players(board), players(board + BOARDS));
            let players = court_protocol::BySide { white, black };
            let setup = setup::standard_game(1, players);
            Pairing { board: BoardNo(board), game: GameId(1_000 + u32::from(board)), setup }
        });
        let rule = |ask| drop(hall.by_server(COURT, ask).expect("the court runs"));
        rule(Ask::Pair { games: games.collect(), despite: None });
        let go = hall.clock().now() + Millis(2_200);
        let boards = (1..=BOARDS).map(BoardNo).collect();
        let despite = Some("nobody sweeps here".into());
        rule(Ask::Start { boards, go_at: Some(go), despite });
        std::thread::sleep(hall.clock().until(go) + Duration::from_millis(50));
        Self { hall, _folder: folder, runtime }
    }

    fn judge(&self, n: u64) -> (Device, Connection) {
        let grant = Grant { role: Role::Judge, courts: vec![COURT], boards: Vec::new() };
        let code = self.hall.open_code(grant).code;
        let mut device = Device::new(&format!("judge {n}"), &code, BootId(n));
        let link = self.runtime.block_on(device.connect(self.hall.court_addr()));
        (device, link.expect("the court lets him in"))
    }
}

fn tap() {
    let round = Round::begin();
    let (mut ada, mut link) = round.judge(1);
    let (_bo, mut other) = round.judge(2);
    round.runtime.block_on(other.court_until(COURT, |_| true)).expect("a snapshot");
    let mut bare = Bare::new();
    let (mut syncs, mut trips, mut taps) = (Vec::new(), Vec::new(), Vec::new());
    let mut called = 0;
    for n in 0..TAPS {
        syncs.push(bare.sync());
        trips.push(bare.round_trip());
        let board = 1 + (n % u32::from(BOARDS)) as u8;
        let side = if n / u32::from(BOARDS) % 2 == 0 { Side::White } else { Side::Black };
        let reason = format!("call {n}");
        let is_it =
            |fault: &Fault| matches!(fault, Fault::Other { reason: said } if *said == reason);
        let fault = Fault::Other { reason: reason.clone() };
        let seen =
            Seen::Fault { side, fault: fault.clone(), sanction: Sanction::Warning, back: None };
        let shows = |court: &Snapshot| {
            court.ticker.iter().rev().take(4).any(|line| {
                matches!(&line.said, court_protocol::Said::Called { fault, .. } if is_it(fault))
            })
        };
        let took = round.runtime.block_on(async {
            let at = ada.now();
            let begun = Instant::now();
            ada.keep(COURT, at, Ask::Observe { board: BoardNo(board), game: None, seen });
            let deliver = ada.deliver(&mut link, &[], |_| true);
            let sees = async {
                other.court_until(COURT, shows).await.expect("the link holds");
                begun.elapsed()
            };
            let (delivered, took) = tokio::join!(deliver, sees);
            delivered.expect("the link holds");
            took
        });
        called += 1;
        taps.push(took);
    }
    println!(
        "\ntap: a judge's tap until another judge's link shows it, {called} taps       p50 µs   p99 µs"
    );
    let named = [
        ("bare append + fdatasync, growing file", &mut syncs),
        ("bare round trip over loopback, two processes' worth of sockets", &mut trips),
        ("tap -> durable -> on another judge's link", &mut taps),
    ];
    let mut p50s = Vec::new();
    let mut last = 0.0;
    for (what, times) in named {
        let (p50, p99) = (percentile(times, 50), percentile(times, 99));
        println!("  {what:68} {:>8} {:>8}", p50.as_micros(), p99.as_micros());
        p50s.push(p50.as_secs_f64());
        last = p99.as_secs_f64() * 1_000.0;
    }
    println!(
        "  p50 = {:.1} × (bare sync + bare round trip); p99 {last:.1} ms (goal: at most 10 ms)",
        p50s[2] / (p50s[0] + p50s[1]),
    );
}

fn go() {
    let round = Round::begin();
    let mut devices: Vec<_> = (1..=DEVICES).map(|n| round.judge(n)).collect();
    let mut spreads = Vec::new();
    let mut errors = Vec::new();
    for _ in 0..STARTS {
        // GO three seconds from now, as each device would reckon it on its own clock
        let go = round.hall.clock().now() + Millis::seconds(3);
        let says = devices.iter_mut().map(|(device, link)| {
            round.runtime.block_on(link.probe(device)).expect("the link holds");
            let estimate = link.clock().expect("it was probed");
            let here = Micros(go.0 * 1_000 - estimate.offset);
            device.instant(here)
        });
        let says: Vec<Instant> = says.collect();
        let (first, last) = (says.iter().min().expect("ten"), says.iter().max().expect("ten"));
        spreads.push(*last - *first);
        let truth = Instant::now() + round.hall.clock().until(go);
        errors.extend(says.iter().map(|at| at.max(&truth).duration_since(*at.min(&truth))));
    }
    let (worst, error) = (percentile(&mut spreads, 100), percentile(&mut errors, 99));
    println!(
        "\ngo: ten devices, clocks that began at different instants, {STARTS} starts\n  from the first to the last GO: worst {} µs; from the court's own: p99 {} µs (goal: 20 ms)",
        worst.as_micros(),
        error.as_micros(),
    );
}

fn outbox() {
    let round = Round::begin();
    let (mut ada, mut link) = round.judge(1);
    for n in 0..PRESSES {
        let board = BoardNo(1 + (n % u64::from(BOARDS)) as u8);
        let fault = Fault::Equipment;
        let side = if n % 2 == 0 { Side::White } else { Side::Black };
        let seen = Seen::Fault { side, fault, sanction: Sanction::Note, back: None };
        let at = ada.now();
        ada.keep(COURT, at, Ask::Observe { board, game: None, seen });
    }
    let mut bare = Bare::new();
    let synced: Duration = (0..PRESSES).map(|_| bare.sync()).sum();
    let begun = Instant::now();
    let delivered = round.runtime.block_on(ada.deliver(&mut link, &[], |_| true));
    let took = begun.elapsed();
    delivered.expect("the link holds");
    println!(
        "\noutbox: {PRESSES} kept presses sent and answered in {} ms (goal: 2,000) = {:.2} × so many bare syncs, {} ms",
        took.as_millis(),
        took.as_secs_f64() / synced.as_secs_f64(),
        synced.as_millis(),
    );
}

fn court() {
    let data = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).expect("a folder");
    let folder = DemoFolder::renew(data.path()).expect("made");
    let event = demo::event(COURTS).expect("four courts");
    let mut options = HallOptions::new(folder.path(), event);
    (options.demo, options.speed) = (true, SPEED);
    let hall = Hall::start(options, &mut |_| ()).expect("starts");
    let demo = Demo::start(&hall, &folder).expect("agents, judges and a referee");
    std::thread::sleep(SETTLES);
    let (begun, before) = (Instant::now(), on_cpu());
    std::thread::sleep(MEASURED);
    let (after, wall) = (on_cpu(), begun.elapsed().as_secs_f64());
    drop(demo);
    hall.stop();
    let cores = |ns: u64| ns as f64 / 1e9 / wall;
    println!(
        "\ncourt: {COURTS} courts × {BOARDS} boards, 12 judges and a head referee at {SPEED} ×, {wall:.0} s\n  the server: {:.2} of one core (goal: less than 1); those who play: {:.2}",
        cores(after.server - before.server),
        cores(after.players - before.players),
    );
}

/// Nanoseconds on a processor.
struct OnCpu {
    server: u64,
    players: u64,
}

/// Processor time of this program's threads so far: those of the demonstration's devices,
/// and the rest.
fn on_cpu() -> OnCpu {
    let mut sums = OnCpu { server: 0, players: 0 };
    for task in fs::read_dir("/proc/self/task").expect("we live") {
        let path = task.expect("listed").path();
        let (Ok(name), Ok(stat)) =
            (fs::read_to_string(path.join("comm")), fs::read_to_string(path.join("schedstat")))
        else {
            continue; // it has ended meanwhile
        };
        let ns = stat.split_whitespace().next().and_then(|ns| ns.parse().ok());
        let ns: u64 = ns.expect("the first of three numbers");
        if name.trim() == "demo" { sums.players += ns } else { sums.server += ns }
    }
    sums
}

/// A file that grows and an echo over loopback: the least a tap could take.
struct Bare {
    file: File,
    length: u64,
    socket: TcpStream,
    _folder: tempfile::TempDir,
}

impl Bare {
    fn new() -> Self {
        let folder = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).expect("a folder");
        let file = File::create(folder.path().join("growing")).expect("made");
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).expect("a port");
        let address = listener.local_addr().expect("bound");
        std::thread::spawn(move || {
            let (mut socket, _) = listener.accept().expect("somebody comes");
            socket.set_nodelay(true).expect("a socket of ours");
            let mut record = [0; RECORD];
            while socket.read_exact(&mut record).is_ok() && socket.write_all(&record).is_ok() {}
        });
        let socket = TcpStream::connect(address).expect("it listens");
        socket.set_nodelay(true).expect("a socket of ours");
        Self { file, length: 0, socket, _folder: folder }
    }

    fn sync(&mut self) -> Duration {
        let begun = Instant::now();
        self.file.write_all_at(&[7; RECORD], self.length).expect("written");
        self.file.sync_data().expect("synced");
        self.length += RECORD as u64;
        begun.elapsed()
    }

    fn round_trip(&mut self) -> Duration {
        let begun = Instant::now();
        let mut record = [7; RECORD];
        self.socket.write_all(&record).expect("it listens");
        self.socket.read_exact(&mut record).expect("it answers");
        begun.elapsed()
    }
}

/// The value below which `percent` of them lie.
fn percentile(values: &mut [Duration], percent: usize) -> Duration {
    values.sort_unstable();
    values[(values.len() * percent / 100).min(values.len() - 1)]
}
