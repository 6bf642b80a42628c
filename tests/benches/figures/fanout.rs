//! A thousand followers of one court, beside a bare loop of sends of the same bytes.

use crate::bare::{self, Source};
use crate::board::Board;
use crate::followers::{Followers, retag, tag};
use crate::games::{self, BOARDS};
use crate::process::Process;
use crate::{court, median, percentile};
use court_protocol::BootId;
use std::collections::VecDeque;
use std::net::SocketAddr;
use std::time::{Duration, Instant};
use tokio::task::LocalSet;

/// Followers on one court.
const N: usize = 1_000;
/// Rounds; the court and the bare loop take turns in each.
const ROUNDS: usize = 5;
/// Updates in flight, and updates per round: so many that what a thousand sockets need is at hand
/// for most of them.
const WINDOWS: [(u32, u32); 2] = [(1, 240), (16, 480)];
/// Answers measured with the followers, and as many without, half of them before and half after.
const N_PACED: u32 = 240;
/// A court of twelve boards has some twenty moves a second.
const PACE: Duration = Duration::from_millis(50);
/// Moves of one round of games.
const MOVES: usize = games::PLIES * BOARDS as usize;

pub(crate) fn measure() {
    // a follower that finds a fault ends the bench, not only its own task
    let tell = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |fault| {
        tell(fault);
        std::process::exit(1);
    }));
    let runtime =
        tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
    LocalSet::new().block_on(&runtime, run());
}

async fn run() {
    let mut server = Process::start(court::FLAG);
    let mut stage = Stage::set(&mut server).await;
    let mut alone = stage.paced(N_PACED / 2, &mut server, None).await;

    let before = server.resident_kb();
    let followers = Followers::open(stage.public, N, stage.next_tag, true).await;
    tokio::time::sleep(Duration::from_millis(300)).await;
    let idle = server.resident_kb();
    let mut with = stage.paced(N_PACED, &mut server, Some(&followers)).await;
    let loaded = server.resident_kb();
    let frame = followers.newest();

    let mut loops = Process::start(bare::FLAG);
    let address = loops.says().parse().expect("an address");
    let bare_followers = Followers::open(address, N, 0, false).await;
    let mut bare = Bare { source: Source::connect(address), next_tag: 0, frame: frame.clone() };

    let mut costs = WINDOWS.map(|_| (Vec::new(), Vec::new(), Vec::new()));
    for _ in 0..ROUNDS {
        for ((window, n_updates), (bares, courts, ratios)) in WINDOWS.iter().zip(&mut costs) {
            let per_delivery = |ns: u64| ns as f64 / 1_000.0 / f64::from(*n_updates) / N as f64;
            stage.refill(*n_updates, &mut server).await;
            let begun = loops.cpu_ns();
            bare.saturate(*window, *n_updates, &bare_followers).await;
            let bare_cost = per_delivery(loops.cpu_ns() - begun);
            let begun = server.cpu_ns();
            stage.saturate(*window, *n_updates, &followers).await;
            let court_cost = per_delivery(server.cpu_ns() - begun);
            bares.push(bare_cost);
            courts.push(court_cost);
            ratios.push(court_cost / bare_cost);
        }
    }
    bare_followers.leave().await;
    followers.leave().await;
    alone.extend(stage.paced(N_PACED / 2, &mut server, None).await);

    println!("\nfanout: {N} followers, JSON frames of {} bytes", frame.len());
    println!("  server's µs on the processor per delivery       bare send    court    ratio");
    let goals = ["at most 1.3", "at most 0.15 of one bare send"];
    let one_bare = median(&mut costs[0].0.clone());
    for (((window, _), (bares, courts, ratios)), goal) in WINDOWS.iter().zip(&mut costs).zip(goals)
    {
        println!(
            "  {window:>2} in flight {:>44.2} {:>8.2} {:>8.2}  ({goal}; {:.2} × a bare send one at a time)",
            median(bares),
            median(courts),
            median(ratios),
            median(courts) / one_bare,
        );
    }
    let per_follower = |kb: u64| kb.saturating_sub(before) as f64 / N as f64;
    println!(
        "  memory per follower: idle {:.1} KB (goal: at most 8), after the load {:.1} KB",
        per_follower(idle),
        per_follower(loaded),
    );
    let (without, with) = (percentile(&mut alone, 50), percentile(&mut with, 50));
    println!(
        "  answer p50, a report every {PACE:?}: {} µs without followers, {} µs with = {:.2} × (goal: at most 1.3)",
        without.as_micros(),
        with.as_micros(),
        with.as_secs_f64() / without.as_secs_f64(),
    );
}

/// A device that carries every board of the measured court, and the moves it has left.
struct Stage {
    public: SocketAddr,
    board: Board,
    moves: VecDeque<(u8, String)>,
    round: u16,
    next_tag: u32,
}

impl Stage {
    async fn set(server: &mut Process) -> Self {
        let line = server.says();
        let mut words = line.split_whitespace();
        let mut word = || words.next().expect("two addresses and a code");
        let court = word().parse().expect("an address");
        let public = word().parse().expect("an address");
        let board = Board::enrol(court, word(), BootId(1)).await;
        Self { public, board, moves: VecDeque::new(), round: 0, next_tag: 0 }
    }

    /// Sees to it that there are moves enough.
    async fn refill(&mut self, n_moves: u32, server: &mut Process) {
        if self.moves.len() >= n_moves as usize {
            return;
        }
        // the games on the boards end first: a board has one game at a time
        if self.round > 0 {
            for board in 1..=BOARDS {
                self.board.report(games::resigned(board), None).await;
                self.board.answer().await;
            }
        }
        self.round += 1;
        let said = server.ask(&self.round.to_string());
        assert_eq!(said, "go");
        let games = games::draw(u64::from(self.round));
        self.moves.clear();
        for ply in 0..games::PLIES {
            for (board, game) in (1..).zip(&games) {
                self.moves.push_back((board, game[ply].clone()));
            }
        }
        assert_eq!(self.moves.len(), MOVES);
    }

    async fn report(&mut self) -> u32 {
        let (board, uci) = self.moves.pop_front().expect("refilled in time");
        let number = self.next_tag;
        self.next_tag += 1;
        self.board.report(games::moved(board, &uci), Some(tag(number))).await;
        number
    }

    /// Reports at a pace, and how long each answer took.
    async fn paced(
        &mut self,
        n: u32,
        server: &mut Process,
        followers: Option<&Followers>,
    ) -> Vec<Duration> {
        self.refill(n, server).await;
        let mut took = Vec::new();
        let mut ticks = tokio::time::interval(PACE);
        for _ in 0..n {
            ticks.tick().await;
            let begun = Instant::now();
            let number = self.report().await;
            self.board.answer().await;
            took.push(begun.elapsed());
            if let Some(followers) = followers {
                followers.until(number).await;
                followers.forget();
            }
        }
        took
    }

    /// Reports with at most `window` updates not yet delivered to everybody.
    async fn saturate(&mut self, window: u32, n: u32, followers: &Followers) {
        let first = self.next_tag;
        for sent in 0..n {
            let number = self.report().await;
            if sent + 1 >= window {
                followers.until(number + 1 - window).await;
            }
        }
        followers.until(first + n - 1).await;
        for _ in 0..n {
            self.board.answer().await;
        }
        followers.forget();
    }
}

/// The bare loop's source, with the court's own frame.
struct Bare {
    source: Source,
    next_tag: u32,
    frame: Vec<u8>,
}

impl Bare {
    async fn saturate(&mut self, window: u32, n: u32, followers: &Followers) {
        assert_eq!(followers.len(), N);
        let first = self.next_tag;
        for sent in 0..n {
            let number = self.next_tag;
            self.next_tag += 1;
            retag(&mut self.frame, number);
            self.source.hand_in(&self.frame);
            if sent + 1 >= window {
                followers.until(number + 1 - window).await;
            }
        }
        followers.until(first + n - 1).await;
        followers.forget();
    }
}
