//! One move ruled, taken in, and framed for one channel, without sockets and disk. The loops take
//! turns, and only their own time on the processor counts.

use crate::board::COURT;
use crate::{games, median};
use court_protocol::{
    Ask, Audience, BoardNo, BootId, ClockEstimate, CourtSetup, CourtTime, DeviceId, Format, Micros,
    Millis, Request, Role,
};
use referee_core::mating::is_dead;
use referee_core::{Command, CourtState, Record, Watermarks};
use referee_server::feed::{Channel, Feed, Names};
use rustix::time::{ClockId, clock_gettime};
use shakmaty::uci::UciMove;
use shakmaty::zobrist::Zobrist64;
use shakmaty::{Chess, EnPassantMode, Position};
use std::hint::black_box;

/// Rounds; every loop takes its turn in each.
const ROUNDS: u16 = 15;
const START: CourtTime = CourtTime(1_700_000_000_000);
const AGENT: DeviceId = DeviceId(1);
/// Two well-known games, as far as they were played.
const PLAYED: [&str; 2] = [
    "e2e4 e7e5 g1f3 d7d6 d2d4 c8g4 d4e5 g4f3 d1f3 d6e5 f1c4 g8f6 f3b3 d8e7 b1c3 c7c6 c1g5 b7b5 \
     c3b5 c6b5 c4b5 b8d7 e1c1 a8d8 d1d7 d8d7 h1d1 e7e6 b5d7 f6d7 b3b8 d7b8 d1d8",
    "e2e4 e7e5 f2f4 e5f4 f1c4 d8h4 e1f1 b7b5 c4b5 g8f6 g1f3 h4h6 d2d3 f6h5 f3h4 h6g5 h4f5 c7c6 \
     g2g4 h5f6 h1g1 c6b5 h2h4 g5g6 h4h5 g6g5 d1f3 f6g8 c1f4 g5f6 b1c3 f8c5 c3d5 f6b2 f4d6 c5g1 \
     e4e5 b2a1 f1e2 b8a6 f5g7 e8d8 f3f6 g8f6 d6e7",
];

pub(crate) fn measure() {
    let played: Vec<Vec<String>> =
        PLAYED.iter().map(|game| game.split_whitespace().map(str::to_owned).collect()).collect();
    println!(
        "\nruling: one move, ns               bare chess loop    ruled   framed    ratio    dead"
    );
    of("two well-known games", &played, 40);
    of("twelve random games of 250 half-moves", &games::draw(1), 1);
    println!("  (ruled / bare: goal at most 2; ruled + framed: goal at most 3,000 ns)");
    println!("  (dead: the question whether a position is dead, asked of each anew)");
}

fn of(what: &str, games: &[Vec<String>], times: usize) {
    let mut all: [Vec<f64>; 4] = Default::default();
    let n_moves = (games.iter().map(Vec::len).sum::<usize>() * times) as f64;
    let positions: Vec<Chess> = games.iter().flat_map(|game| positions(game)).collect();
    for _ in 0..ROUNDS {
        let [mut bare, mut ruled, mut framed, mut dead] = [0; 4];
        for game in games.iter().cycle().take(games.len() * times) {
            bare += on_processor(|| play_bare(game));
            let (mut court, moves) = prepare(game);
            let mut feed = Feed::new(COURT, court.clone(), Names::default(), 1);
            feed.set_followed(Channel { format: Format::Json, audience: Audience::Public }, true);
            let mut records = Vec::with_capacity(moves.len());
            ruled += on_processor(|| rule(&mut court, &moves, &mut records));
            framed += on_processor(|| {
                for record in &records {
                    black_box(feed.release(record));
                }
            });
        }
        for _ in 0..times {
            dead += on_processor(|| {
                for position in &positions {
                    black_box(is_dead(black_box(position)));
                }
            });
        }
        for (all, took) in all.iter_mut().zip([bare, ruled, framed, dead]) {
            all.push(took as f64 / n_moves);
        }
    }
    let [bare, ruled, framed, dead] = all.each_mut().map(|all| median(all));
    let ratio = ruled / bare;
    println!("  {what:42} {bare:>6.0} {ruled:>8.0} {framed:>8.0} {ratio:>8.2} {dead:>7.0}");
}

/// The processor time of this thread for `work`, in ns: other threads may be busy beside it.
fn on_processor(work: impl FnOnce()) -> i64 {
    let now = || {
        let time = clock_gettime(ClockId::ThreadCPUTime);
        time.tv_sec * 1_000_000_000 + time.tv_nsec
    };
    let begun = now();
    work();
    now() - begun
}

/// The positions in which the question is asked: after every move that leaves another.
fn positions(game: &[String]) -> Vec<Chess> {
    let mut position = Chess::new();
    let played = game.iter().map(|uci| {
        let uci = UciMove::from_ascii(uci.as_bytes()).expect("the games are in UCI notation");
        position.play_unchecked(uci.to_move(&position).expect("the games are legal"));
        position.clone()
    });
    played.filter(|position| !position.legal_moves().is_empty()).collect()
}

/// The work of a program that only plays chess: legality, outcome, repetitions.
fn play_bare(game: &[String]) {
    let mut position = Chess::new();
    let mut keys = Vec::with_capacity(game.len());
    for uci in game {
        let uci = UciMove::from_ascii(uci.as_bytes()).expect("the games are in UCI notation");
        position.play_unchecked(uci.to_move(&position).expect("the games are legal"));
        let key: Zobrist64 = position.zobrist_hash(EnPassantMode::Legal);
        black_box(keys.iter().filter(|before| **before == key).count());
        keys.push(key);
        black_box(position.outcome());
    }
}

/// A court whose games have begun, and the reports of one board.
fn prepare(game: &[String]) -> (CourtState, Vec<Command>) {
    let mut court = CourtState::new(COURT);
    let estimate = ClockEstimate { offset: START.0 * 1_000, error: 1_000 };
    let marks = Watermarks::new(START);
    for command in [
        Command::Open {
            court: COURT,
            setup: CourtSetup::basketball("Court 1", games::BOARDS),
            demo: false,
            speed: 1,
        },
        Command::Attach { device: AGENT, role: Role::Board, boards: vec![], by: None },
        Command::MapClock { device: AGENT, boot: BootId(1), estimate },
        Command::Server { ask: Ask::Pair { games: games::pairings(1), despite: None } },
        Command::Server {
            ask: Ask::Start {
                boards: (1..=games::BOARDS).map(BoardNo).collect(),
                go_at: None,
                despite: Some("nobody sweeps here".into()),
            },
        },
    ] {
        for record in court.decide(START, &marks, &command) {
            court.apply(&record);
        }
    }
    while let Some(record) = court.due(START + Millis::seconds(3), &marks) {
        court.apply(&record);
    }
    let moves = game.iter().zip(1..).map(|(uci, n)| {
        let at = Micros(3_000_000 + n * 2_000_000);
        let ask = games::moved(1, uci);
        let request = Request { boot: BootId(1), n: n as u64, at, court: COURT, tag: None, ask };
        Command::Request { device: AGENT, request }
    });
    (court, moves.collect())
}

fn rule(court: &mut CourtState, moves: &[Command], records: &mut Vec<Record>) {
    let marks = Watermarks::new(START);
    for (command, n) in moves.iter().zip(1..) {
        let now = START + Millis(3_000 + n * 2_000);
        for record in court.decide(now, &marks, command) {
            court.apply(&record);
            records.push(record);
        }
    }
}
