//! The time to pair the second round of nine, by the number of players.
//!
//! Measured on two cores of a busy machine: 100 players 0.2 ms, 500 players 7 ms, 1,000 players 42
//! ms, 2,000 players 0.3 s.

use std::hint::black_box;

use criterion::{BenchmarkId, Criterion, criterion_group, criterion_main};
use referee_tournament::event::{Colour, Competitor, Event, RoundNumber, StartNumber};
use referee_tournament::game_result::GameResult;
use referee_tournament::swiss;

/// An event after its first round, in which the stronger player usually won.
fn after_one_round(players: u16) -> Event {
    let mut event = Event {
        rounds: Some(RoundNumber(9)),
        initial_colour: Some(Colour::White),
        ..Event::default()
    };
    for number in 1..=players {
        event.enter(Competitor::new(StartNumber(number), format!("Player {number}")));
    }
    let pairing = swiss::pair(&event).expect("round 1 can be paired");
    pairing.record_in(&mut event);
    for (board, (white, black)) in pairing.boards.iter().enumerate() {
        let stronger_is_white = white < black;
        let result = match (board % 10, stronger_is_white) {
            (3 | 7, _) => GameResult::Draw,
            (5, true) | (0..=2 | 4 | 6 | 8 | 9, false) => GameResult::BlackWins,
            _ => GameResult::WhiteWins,
        };
        result.record_in(&mut event, RoundNumber::FIRST, (*white, *black));
    }
    event
}

fn second_of_nine(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("swiss round 2 of 9");
    group.sample_size(10);
    for players in [100, 500, 1_000, 2_000] {
        let event = after_one_round(players);
        group.bench_with_input(BenchmarkId::from_parameter(players), &event, |bencher, event| {
            bencher.iter(|| swiss::pair(black_box(event)).expect("round 2 can be paired"));
        });
    }
    group.finish();
}

criterion_group!(benches, second_of_nine);
criterion_main!(benches);
