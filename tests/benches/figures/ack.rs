//! A report sent until its answer is heard: one board at a time, and twelve in closed loop.

use crate::board::{Board, COURT};
use crate::games::{self, BOARDS};
use crate::percentile;
use court_protocol::{Ask, BoardNo, BootId, Role};
use referee_server::access::Grant;
use referee_server::config::Event;
use referee_server::hall::{Hall, HallOptions};
use std::fs::{File, OpenOptions};
use std::os::unix::fs::FileExt;
use std::path::Path;
use std::time::{Duration, Instant};

/// Rounds; bare syncs and answers take turns in each, so that the disk's moods hit both.
const ROUNDS: u16 = 3;
/// Bytes of a bare record: what one ruling of a board comes to.
const RECORD: usize = 200;
/// Length of the zero-filled file; it is written over and over.
const FILLED: u64 = 4 * 1024 * 1024;

pub(crate) fn measure() {
    let folder = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).expect("a folder");
    let filled = zero_filled(&folder.path().join("filled"));
    let growing = File::create(folder.path().join("growing")).expect("made");
    let data = folder.path().join("data");
    let hall = Hall::start(HallOptions::new(data, Event::default()), &mut |_| ()).expect("starts");
    let runtime =
        tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
    let mut boards: Vec<Board> = (1..=BOARDS)
        .map(|board| {
            let grant =
                Grant { role: Role::Board, courts: vec![COURT], boards: vec![BoardNo(board)] };
            let code = hall.open_code(grant).code;
            runtime.block_on(Board::enrol(hall.court_addr(), &code, BootId(u64::from(board))))
        })
        .collect();

    let (mut on_filled, mut on_growing, mut alone) = (Vec::new(), Vec::new(), Vec::new());
    let (mut growths, mut ratios, mut rates, mut groups) = (0, vec![], vec![], vec![]);
    let record = vec![7; RECORD];
    for round in 1..=ROUNDS {
        let games = games::draw(u64::from(round));
        start(&hall, round);
        // half of each game one board at a time, in turn with the bare syncs; the other half all
        // together
        let (mut slowly, mut n_slow) = (Duration::ZERO, 0);
        let (first, second): (Vec<_>, Vec<_>) =
            games.iter().map(|moves| moves.split_at(moves.len() / 2)).unzip();
        runtime.block_on(async {
            for ((number, board), moves) in (1..).zip(&mut boards).zip(first) {
                for uci in moves {
                    let offset = growths % (FILLED - RECORD as u64);
                    on_filled.push(timed(|| write_and_sync(&filled, &record, offset)));
                    let growth = timed(|| write_and_sync(&growing, &record, growths));
                    on_growing.push(growth);
                    slowly += growth;
                    n_slow += 1;
                    growths += RECORD as u64;
                    let begun = Instant::now();
                    board.report(games::moved(number, uci), None).await;
                    board.answer().await;
                    alone.push(begun.elapsed());
                }
            }
        });
        let before = hall.journal().counts();
        let n_moves: usize = second.iter().map(|moves| moves.len()).sum();
        let took = timed(|| {
            runtime.block_on(futures::future::join_all((1..).zip(&mut boards).zip(second).map(
                |((number, board), moves)| async move {
                    for uci in moves {
                        board.report(games::moved(number, uci), None).await;
                        board.answer().await;
                    }
                },
            )));
        });
        let after = hall.journal().counts();
        // the games end: a board has one at a time
        for (number, board) in (1..).zip(&mut boards) {
            runtime.block_on(async {
                board.report(games::resigned(number), None).await;
                board.answer().await;
            });
        }
        groups.push(n_moves as f64 / (after.n_syncs - before.n_syncs) as f64);
        let rate = n_moves as f64 / took.as_secs_f64();
        rates.push(rate);
        ratios.push(rate / (f64::from(n_slow) / slowly.as_secs_f64()));
    }
    drop(boards);
    hall.stop();

    println!(
        "\nack: report sent -> answer heard over loopback, the sync included      p50 µs   p99 µs"
    );
    for (what, times) in [
        ("bare write + fdatasync, zero-filled file", &mut on_filled),
        ("bare append + fdatasync, growing file", &mut on_growing),
        ("one board at a time", &mut alone),
    ] {
        let (p50, p99) = (percentile(times, 50), percentile(times, 99));
        println!("  {what:68} {:>8} {:>8}", p50.as_micros(), p99.as_micros());
    }
    let beyond = percentile(&mut alone, 50).as_micros() as i64
        - percentile(&mut on_filled, 50).as_micros() as i64;
    println!("  one board's p50 = zero-filled p50 + {beyond} µs (goal: at most + 100)");
    println!(
        "  twelve boards in closed loop: {:.0} answers/s = {:.1} × bare append + fdatasync per event \
         (must 3, goal 4); {:.1} moves per sync",
        crate::median(&mut rates),
        crate::median(&mut ratios),
        crate::median(&mut groups),
    );
}

/// Puts a game on every board and waits for GO.
pub(crate) fn start(hall: &Hall, round: u16) {
    let rule = |ask| {
        hall.by_server(COURT, ask).expect("the court runs");
    };
    let despite = Some("nobody seals here".into());
    rule(Ask::Pair { games: games::pairings(round), despite });
    let go = hall.clock().now() + court_protocol::Millis(2_200);
    rule(Ask::Start {
        boards: (1..=BOARDS).map(BoardNo).collect(),
        go_at: Some(go),
        despite: Some("nobody sweeps here".into()),
    });
    std::thread::sleep(hall.clock().until(go) + Duration::from_millis(50));
}

fn zero_filled(path: &Path) -> File {
    let mut options = OpenOptions::new();
    let file = options.read(true).write(true).create(true).truncate(true).open(path).expect("made");
    file.write_all_at(&vec![0; FILLED as usize], 0).expect("filled");
    file.sync_all().expect("synced");
    file
}

fn write_and_sync(file: &File, bytes: &[u8], offset: u64) {
    file.write_all_at(bytes, offset).expect("written");
    file.sync_data().expect("synced");
}

fn timed(work: impl FnOnce()) -> Duration {
    let begun = Instant::now();
    work();
    begun.elapsed()
}
