//! The time to compute standings and ratings.
//!
//! The benchmarks are standings with ten tie-breaks for 2,000 players after 13 rounds, and a
//! million rated games. Measured on two cores of a busy machine: 14 ms and 0.3 s.

use std::hint::black_box;

use criterion::{BatchSize, Criterion, criterion_group, criterion_main};
use referee_tournament::event::{Competitor, Date, Event, Outcome, RoundNumber, StartNumber};
use referee_tournament::game_result::GameResult;
use referee_tournament::rating::{
    Ledger, Played, RatedGame, RatedPlayer, RatingRules, Registration,
};
use referee_tournament::standings::Standings;
use referee_tournament::tiebreak::Code;

/// A pseudo-random figure below `below`, always the same for the same `place` (splitmix64).
fn figure(place: u64, below: u64) -> u64 {
    let mut figure = place.wrapping_mul(0x9e37_79b9_7f4a_7c15);
    figure = (figure ^ (figure >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    figure = (figure ^ (figure >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    (figure ^ (figure >> 31)) % below
}

/// An event in which everybody plays every round; in round r a player meets the one r numbers further.
fn finished(players: u16, rounds: u8) -> Event {
    let mut event = Event { rounds: Some(RoundNumber(rounds)), ..Event::default() };
    for number in 1..=players {
        let mut competitor = Competitor::new(StartNumber(number), format!("Player {number}"));
        competitor.rating = Some(2_600 - number / 2);
        event.enter(competitor);
    }
    let half = players / 2;
    for round in 0..rounds {
        for place in 0..half {
            let (white, black) = (place + 1, half + (place + u16::from(round)) % half + 1);
            let result = match figure(u64::from(round) << 20 | u64::from(place), 4) {
                0 => GameResult::BlackWins,
                1 => GameResult::Draw,
                _ => GameResult::WhiteWins,
            };
            let pair = (StartNumber(white), StartNumber(black));
            result.record_in(&mut event, RoundNumber(round + 1), pair);
        }
    }
    event
}

fn standings(criterion: &mut Criterion) {
    let event = finished(2_000, 13);
    let codes = Code::read_list("PTS,BH/C1,BH,SB,DE,WIN,ARO,TPR,PS,STD").expect("known codes");
    criterion.bench_function("standings, ten tie-breaks, 2,000 players, 13 rounds", |bencher| {
        bencher.iter(|| Standings::of(black_box(&event), &codes).expect("a lawful list"));
    });
}

fn ratings(criterion: &mut Criterion) {
    const PLAYERS: u64 = 10_000;
    const GAMES: u64 = 1_000_000;
    let mut ledger = Ledger::default();
    let players: Vec<RatedPlayer> = (0..PLAYERS)
        .map(|place| {
            let national = Some(1_400 + figure(place, 1_200) as u16);
            ledger.register(Registration { born: Some(1990), national, ..Registration::default() })
        })
        .collect();
    let day = Date::new(2026, 11, 21).expect("a day of the calendar");
    let games: Vec<RatedGame> = (0..GAMES)
        .map(|game| {
            let white = figure(game, PLAYERS);
            let black = (white + 1 + figure(game + GAMES, PLAYERS - 1)) % PLAYERS;
            let outcome = [Outcome::Win, Outcome::Draw, Outcome::Loss][figure(game, 3) as usize];
            RatedGame {
                event: (game / 1_000) as u32,
                day,
                white: players[white as usize],
                black: players[black as usize],
                half_points: outcome.half_points_of_both(),
                played: Played::BothMoved,
                rules: RatingRules::Standard,
            }
        })
        .collect();
    let mut group = criterion.benchmark_group("ratings");
    group.sample_size(10);
    group.bench_function("1,000,000 games", |bencher| {
        bencher.iter_batched(
            || ledger.clone(),
            |mut ledger| {
                for game in &games {
                    black_box(ledger.post(game).expect("both are registered"));
                }
                ledger
            },
            BatchSize::LargeInput,
        );
    });
    group.finish();
}

criterion_group!(benches, standings, ratings);
criterion_main!(benches);
