//! Rules one move and takes it in, against a bare loop over the same games that plays each move
//! with the chess library and computes outcome and repetition key. The loops take turns in short
//! slices and only their own time on the processor counts; prints medians and their ratio.

use std::hint::black_box;

use court_protocol::{
    Ask, BoardNo, BootId, BySide, ClockEstimate, CourtId, CourtSetup, CourtTime, DeviceId, GameId,
    Micros, Millis, Pairing, PlayerId, Request, Role, Seen,
};
use referee_core::mating::is_dead;
use referee_core::{Command, CourtState, Watermarks, setup};
use rustix::time::{ClockId, clock_gettime};
use shakmaty::uci::UciMove;
use shakmaty::zobrist::Zobrist64;
use shakmaty::{Chess, EnPassantMode, Position};

const START: CourtTime = CourtTime(1_700_000_000_000);
const COURT: CourtId = CourtId(1);
const AGENT: DeviceId = DeviceId(1);

/// Well-known games, as far as they were played.
const GAMES: [&str; 2] = [
    "e2e4 e7e5 g1f3 d7d6 d2d4 c8g4 d4e5 g4f3 d1f3 d6e5 f1c4 g8f6 f3b3 d8e7 b1c3 c7c6 c1g5 b7b5 \
     c3b5 c6b5 c4b5 b8d7 e1c1 a8d8 d1d7 d8d7 h1d1 e7e6 b5d7 f6d7 b3b8 d7b8 d1d8",
    "e2e4 e7e5 f2f4 e5f4 f1c4 d8h4 e1f1 b7b5 c4b5 g8f6 g1f3 h4h6 d2d3 f6h5 f3h4 h6g5 h4f5 c7c6 \
     g2g4 h5f6 h1g1 c6b5 h2h4 g5g6 h4h5 g6g5 d1f3 f6g8 c1f4 g5f6 b1c3 f8c5 c3d5 f6b2 f4d6 c5g1 \
     e4e5 b2a1 f1e2 b8a6 f5g7 e8d8 f3f6 g8f6 d6e7",
];

/// Slices of each loop, taken in turn.
const ROUNDS: usize = 15;
/// Times a slice plays each game.
const TIMES: usize = 60;

fn main() {
    let games: Vec<Vec<&str>> =
        GAMES.iter().map(|game| game.split_whitespace().collect()).collect();
    let prepared: Vec<(CourtState, Vec<Command>)> =
        games.iter().map(|game| prepare(game)).collect();
    let positions: Vec<Chess> = games.iter().flat_map(|game| positions(game)).collect();
    let n_moves = games.iter().map(Vec::len).sum::<usize>() * TIMES;

    let (mut bares, mut ruleds, mut deads) = (Vec::new(), Vec::new(), Vec::new());
    for _ in 0..ROUNDS {
        let (mut bare, mut ruled, mut dead) = (0, 0, 0);
        for _ in 0..TIMES {
            for (game, (court, moves)) in games.iter().zip(&prepared) {
                bare += on_processor(|| play_bare(game));
                let mut court = court.clone();
                ruled += on_processor(|| rule(&mut court, moves));
            }
            dead += on_processor(|| {
                for position in &positions {
                    black_box(is_dead(black_box(position)));
                }
            });
        }
        for (all, took) in [(&mut bares, bare), (&mut ruleds, ruled), (&mut deads, dead)] {
            all.push(took as f64 / n_moves as f64);
        }
    }
    let [bare, ruled, dead] = [bares, ruleds, deads].map(|mut all| {
        all.sort_by(f64::total_cmp);
        all[ROUNDS / 2]
    });
    println!(
        "one move, ns on the processor: bare {bare:.0}, ruled {ruled:.0}, ratio {:.2}; the question \
         whether a position is dead, asked of each anew, {dead:.0}",
        ruled / bare,
    );
}

/// This thread's own time on the processor, in ns: other threads may be busy beside it.
fn on_processor(work: impl FnOnce()) -> i64 {
    let now = || {
        let time = clock_gettime(ClockId::ThreadCPUTime);
        time.tv_sec * 1_000_000_000 + time.tv_nsec
    };
    let begun = now();
    work();
    now() - begun
}

fn play_bare(game: &[&str]) {
    let mut position = Chess::new();
    let mut keys = Vec::with_capacity(game.len());
    for uci in game {
        let uci = UciMove::from_ascii(uci.as_bytes()).expect("the games are in UCI notation");
        let made = uci.to_move(&position).expect("the games are legal");
        position.play_unchecked(made);
        let key: Zobrist64 = position.zobrist_hash(EnPassantMode::Legal);
        black_box(keys.iter().filter(|before| **before == key).count());
        keys.push(key);
        black_box(position.outcome());
    }
}

/// The positions in which the question is asked: after every move that leaves another.
fn positions(game: &[&str]) -> Vec<Chess> {
    let mut position = Chess::new();
    let played = game.iter().map(|uci| {
        let uci = UciMove::from_ascii(uci.as_bytes()).expect("the games are in UCI notation");
        let made = uci.to_move(&position).expect("the games are legal");
        position.play_unchecked(made);
        position.clone()
    });
    played.filter(|position| !position.legal_moves().is_empty()).collect()
}

/// A court in mid-round and the requests of one game.
fn prepare(game: &[&str]) -> (CourtState, Vec<Command>) {
    let mut court = CourtState::new(COURT);
    let players = BySide { white: PlayerId(1), black: PlayerId(2) };
    let pairing =
        Pairing { board: BoardNo(1), game: GameId(1), setup: setup::standard_game(1, players) };
    let estimate = ClockEstimate { offset: START.0 * 1_000, error: 1_000 };
    let commands = [
        Command::Open {
            court: COURT,
            setup: CourtSetup::basketball("Court 1", 12),
            demo: false,
            speed: 1,
        },
        Command::Attach { device: AGENT, role: Role::Board, boards: vec![], by: None },
        Command::MapClock { device: AGENT, boot: BootId(1), estimate },
        Command::House { ask: Ask::Pair { games: vec![pairing], despite: None } },
        Command::House { ask: Ask::Ready { boards: vec![BoardNo(1)], ready: true } },
        Command::House { ask: Ask::Start { boards: vec![BoardNo(1)], go_at: None, despite: None } },
    ];
    let marks = Watermarks::new(START);
    for command in &commands {
        for record in court.decide(START, &marks, command) {
            court.apply(&record);
        }
    }
    let go = START + Millis::seconds(3);
    while let Some(record) = court.due(go, &marks) {
        court.apply(&record);
    }
    let moves = game.iter().zip(1..).map(|(uci, n)| {
        let seen = Seen::Moved { uci: (*uci).to_owned(), reading: None };
        let at = Micros(3_000_000 + n * 2_000_000);
        let ask = Ask::Observe { board: BoardNo(1), game: None, seen };
        let request = Request { boot: BootId(1), n: n as u64, at, court: COURT, tag: None, ask };
        Command::Request { device: AGENT, request }
    });
    (court, moves.collect())
}

fn rule(court: &mut CourtState, moves: &[Command]) {
    let marks = Watermarks::new(START);
    for (command, n) in moves.iter().zip(1..) {
        let now = START + Millis(3_000 + n * 2_000);
        for record in court.decide(now, &marks, command) {
            court.apply(black_box(&record));
        }
    }
}
