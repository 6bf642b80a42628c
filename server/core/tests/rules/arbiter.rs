//! Games written by an arbiter who knew the rulebooks and the page of the sheets, and nothing of
//! the program. They are disputes of two players, with the result he expected.

use court_protocol::{GameSetup, Verdict};

use crate::sheet::{Hall, game};
use crate::speed_moves::speed;

/// The court's sentences about the last entry of a game.
fn sentences(setup: GameSetup, text: &str) -> Vec<String> {
    let mut hall = Hall::new(setup);
    hall.play(text);
    let outcome = hall.records.last().and_then(referee_core::Record::outcome);
    let Some(Verdict::Recorded { rulings, .. }) = outcome.map(|outcome| outcome.verdict) else {
        panic!("the word was recorded")
    };
    rulings.into_iter().map(|ruling| referee_messages::words().ruling(&ruling)).collect()
}

#[test]
fn cr_4_4_5_of_a_second_claim_that_is_rejected_nobody_is_told_another_turn_than_there_is() {
    let told = sentences(
        game(|_| {}),
        "0:00 start · 0:08 w e2e4 · 0:30 b e7e5 · 0:35 w claims touch · 0:36 w claims displaced
        0:40 yes · 0:41 no",
    );
    let rejected = "White's claim is rejected; the turn is as it was before it.";
    assert!(told.iter().any(|text| text == rejected), "{told:?}");
}

#[test]
fn sp_4_who_claims_before_the_punch_is_told_that_it_is_too_early() {
    let told = sentences(speed(), "0:00 start · 0:05 w puts e2e5 · 0:06 b claims illegal");
    let early = "Claim: illegal move. Too early, the opponent has not finished a move.";
    assert!(told.iter().any(|text| text == early), "{told:?}");
}

#[test]
fn sp_10_who_claims_a_flag_while_a_clock_runs_is_told_that_both_are_to_be_stopped() {
    let play = "0:00 start · 0:10 w e2e4 · 5:30 w claims flag b";
    let told = sentences(speed(), play);
    assert_eq!(told, ["White's claim is recorded; it counts once both clocks are stopped."]);
    let told = sentences(speed(), &play.replace("5:30 w", "5:29 w stops · 5:30 w"));
    assert_eq!(told, ["White's claim is recorded."]);
    let told = sentences(speed(), "0:00 start · 0:10 w e2e5 · 0:40 b claims illegal");
    let punches = "it counts once he has punched or both clocks are stopped.";
    assert_eq!(told, [format!("Black's claim is recorded; {punches}")]);
}
