//! Clocks: increments, whose figure rules, readings.

use crate::sheet::{GAME, Hall, after, game};
use court_protocol::{ClockRule, Evidence, GameSetup, Millis};
use referee_core::setup::MastersCategory;

fn on_the_table() -> GameSetup {
    game(|game| game.clock = ClockRule::Table)
}

#[test]
fn cr_4_5_2_masters_increments_grow_by_a_second_every_five_years() {
    let increment = |age| MastersCategory::of_age(age).map(MastersCategory::increment);
    assert_eq!(increment(39), None);
    let table = [(40, 6), (45, 7), (50, 8), (55, 9), (60, 10), (65, 11), (70, 12), (75, 13)];
    for (age, seconds) in table {
        assert_eq!(increment(age), Some(Millis::seconds(seconds)), "at {age}");
        assert_eq!(increment(age + 4), Some(Millis::seconds(seconds)), "at {}", age + 4);
    }
    assert_eq!(increment(80), Some(Millis::seconds(14)));
    assert_eq!(increment(101), Some(Millis::seconds(14)), "M80+ has no upper age");
}

#[test]
fn a_missing_reading_is_missing_in_the_list_of_moves() {
    let mut hall = Hall::new(on_the_table());
    hall.play("0:00 start · 0:08 w e2e4 [10:03] · 0:20 b e7e5 · 0:30 w g1f3 [9:51]");
    let moves = hall.court.moves(GAME, 1).expect("the game is there");
    let left: Vec<_> = moves.iter().map(|made| made.left).collect();
    assert_eq!(left, [Some(Millis(603_000)), None, Some(Millis(591_000))]);
    assert_eq!(hall.court.moves(GAME, 3).map(|moves| moves.len()), Some(1));
}

#[test]
fn all_1_a_claim_in_a_pause_starts_no_clock_that_stood() {
    let view = after(
        game(|setup| {
            (setup.clock, setup.evidence) = (ClockRule::Table, Evidence::Table);
        }),
        "0:00 start · 0:10 pause · 0:12 w claims norun · 0:15 no · 0:16 set · 0:30 start · 0:40 pass",
    );
    assert_eq!(view.running, None);
}

#[test]
fn all_1_an_account_that_lost_a_millisecond_does_not_balance() {
    let account = referee_core::Account {
        given: Millis(600_000),
        increments: Millis(5_000),
        corrected: Millis(-1_000),
        used: Millis(7_000),
        left: Millis(597_000),
    };
    assert!(account.balances());
    assert!(!referee_core::Account { left: Millis(596_999), ..account }.balances());
}
