//! The seeded hall: a whole round of twelve boards through the shipped structs, under everything
//! that networks, disks, clocks and power do to a real one.
//!
//! `SEED=n` plays one seed again, `SEEDS=n` so many (the count and the first one are printed). Two
//! runs of one seed are the same to the byte.

mod chance;
mod device;
mod disk;
mod hall;
mod oracle;
mod play;
mod server;
mod troubles;

use hall::{Hall, N_BOARDS, Plant};
use play::PLIES_MIN;
use troubles::{Counters, TROUBLES_MIN, Trouble};

/// Seeds played where nothing else is asked for.
const SEEDS: u64 = 12;
/// Seeds within which a planted mistake has to be found.
const SEEDS_TO_FIND: u64 = 20;

fn asked(name: &str) -> Option<u64> {
    let text = std::env::var(name).ok()?;
    Some(text.parse().unwrap_or_else(|_| panic!("{name}={text}: expected a number")))
}

/// Plays one seed; fails with all that is needed to play it again.
fn play(seed: u64) -> (u64, Counters) {
    let mut hall = Hall::new(seed, None);
    match hall.play() {
        Ok(trace) => (trace, hall.counters),
        Err(violation) => panic!("SEED={seed}: {}\n{}", violation.0, hall.counters),
    }
}

#[test]
fn a_round_survives_everything_that_goes_wrong_in_it() {
    let (first, count) = match asked("SEED") {
        Some(seed) => (seed, 1),
        None => (1, asked("SEEDS").unwrap_or(SEEDS)),
    };
    println!("SEED={first}, {count} of them");
    let threads = std::thread::available_parallelism().map_or(1, |n| n.get() as u64);
    let total = std::thread::scope(|scope| {
        let workers: Vec<_> = (0..threads)
            .map(|worker| {
                scope.spawn(move || {
                    let mut total = Counters::default();
                    for seed in
                        (first..first + count).skip(worker as usize).step_by(threads as usize)
                    {
                        total.merge(play(seed).1);
                    }
                    total
                })
            })
            .collect();
        let mut total = Counters::default();
        for worker in workers {
            match worker.join() {
                Ok(counters) => total.merge(counters),
                Err(panic) => std::panic::resume_unwind(panic),
            }
        }
        total
    });
    println!("{total}");
    if count > 1 {
        for trouble in Trouble::ALL {
            assert!(
                total.of(&format!("trouble {trouble:?}")) >= count,
                "{trouble:?} did not happen often enough"
            );
        }
    }
    if count >= SEEDS {
        for what in [
            "amendments",
            "flags",
            "questions answered",
            "server starts, court time goes on",
            "server starts, court time begins anew",
            "boards started again",
            "repeated requests",
            "outcomes recalled",
            "messages doubled",
            "messages that overtook others",
            "sessions replaced",
            "courts ended by their journal",
            "writes unsynced at a crash",
            "asks refused by a full disk",
            "followers who got the court whole instead of a full queue",
            "connections broken in time trouble",
        ] {
            assert!(total.of(what) > 0, "in {count} rounds there were no {what}");
        }
        let troubles: u64 =
            Trouble::ALL.iter().map(|trouble| total.of(&format!("trouble {trouble:?}"))).sum();
        assert!(troubles >= count * TROUBLES_MIN as u64);
        let plies = total.of("half-moves recorded");
        assert!(
            plies >= count * u64::from(N_BOARDS) * PLIES_MIN as u64 * 9 / 10,
            "{plies} half-moves"
        );
    }
}

#[test]
fn one_seed_is_one_round_to_the_byte() {
    assert_eq!(play(7).0, play(7).0);
}

/// The hall finds a planted mistake within [`SEEDS_TO_FIND`] seeds, by the invariant it breaks.
fn is_found(plant: Plant, by: &str) {
    for seed in 1..=SEEDS_TO_FIND {
        let mut hall = Hall::new(seed, Some(plant));
        if let Err(violation) = hall.play() {
            assert!(
                violation.0.contains(by),
                "SEED={seed}: found by another invariant: {}",
                violation.0
            );
            return;
        }
    }
    panic!("{plant:?} was not found in {SEEDS_TO_FIND} seeds");
}

#[test]
fn the_hall_finds_an_acknowledgement_before_the_sync() {
    is_found(Plant::AckBeforeSync, "was acknowledged by");
}

#[test]
fn the_hall_finds_a_frame_before_it_is_durable() {
    is_found(Plant::FrameBeforeDurable, "was announced when");
}

#[test]
fn the_hall_finds_a_repeat_that_is_executed_twice() {
    is_found(Plant::RepeatExecutedTwice, "twice");
}

#[test]
fn the_hall_finds_a_flag_stated_before_its_watermark() {
    is_found(Plant::FlagBeforeWatermark, "a flag stated");
}

#[test]
fn the_hall_finds_an_amendment_that_keeps_a_dropped_fact() {
    is_found(Plant::AmendmentKeepsDroppedFact, "replay shows");
}
