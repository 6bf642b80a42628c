//! Claims of a pawn left on the last rank (FIDE 7.5.2).

use crate::sheet::{game, play};
use court_protocol::{BySide, Millis, TimeControl};
use insta::assert_snapshot;

/// A pawn of White's one step from the last rank; Black's rook may take what comes of it.
const NEARLY_THERE: &str = "1r5k/P6p/8/8/8/8/8/4K3 w - - 0 1";

#[test]
fn fide_7_5_2_a_pawn_left_on_the_last_rank_is_claimed_after_earlier_moves_and_is_a_queen_at_once() {
    let setup = game(|game| game.start_fen = Some(NEARLY_THERE.into()));
    assert_snapshot!(play(setup, "
        0:00 start · 0:08 w e1e2 · 0:20 b h7h6 · 0:30 w a7a8 · 0:40 b claims illegal · 1:00 yes
        1:10 b b8a8 · 1:20 w e2e3"), @r"
    0:00.000 counting to GO at 0:03.000
    0:01.000 White's clock starts
    0:03.000 started
    0:08.000 White half run presumed
    0:08.000 1. White Ke2 used 0:07.000, left 10:03.000
    0:20.000 Black full run presumed
    0:20.000 1. Black h6 used 0:12.000, left 9:58.000
    0:30.000 White's a7a8: the arbiter waits
    0:40.000 Black claims illegal move
    0:40.000 asks: Black's claim, illegal move?
    1:00.000 amended
      + 0:40.000 Black's claim: upheld
      + 0:40.000 White's a7a8 is illegal
      + 0:40.000 Black is given 1:00.000
      + 0:40.000 White's pawn becomes a queen
      + 0:40.000 White full run presumed
      + 0:40.000 2. White a8=Q used 0:10.000, left 9:58.000
      + 0:40.000 White owes a correction and a run
      + 0:40.000 White has put it right
      + 1:00.000 answered yes
      + 1:00.000 White hands the clock back
    1:10.000 Black full run presumed
    1:10.000 2. Black Rxa8 used 0:20.000, left 10:43.000
    1:20.000 White full run presumed
    1:20.000 White full run presumed
    1:20.000 3. White Ke3 used 0:10.000, left 9:33.000
    ");
}

/// The minute before the claim is charged to the claimant alone, the ten seconds before the ruling to
/// the offender alone.
#[test]
fn cr_4_4_5_the_time_before_a_claim_about_a_pawn_runs_on_one_clock() {
    let setup = game(|game| {
        game.start_fen = Some("7k/P7/8/8/8/8/7P/K7 w - - 0 1".into());
        game.time = BySide::both(TimeControl {
            initial: Millis::minutes(3),
            increment: Millis::ZERO,
            increment_first: false,
        });
    });
    play(
        setup,
        "
        0:00 start · 0:21 w h2h3 · 0:41 b h8h7 · 0:51 w a7a8 · 1:51 b claims illegal · 2:01 yes
        2:02 b h7g6 · 2:06 w a8a7
        = …
        = + 1:51.000 2. White a8=Q used 0:10.000, left 2:30.000
        = …
        = 2:02.000 2. Black Kg6 used 1:01.000, left 2:39.000
        = …
        = 2:06.000 3. White Qa7 used 0:04.000, left 2:16.000",
    );
}

#[test]
fn fide_7_5_2_a_queen_that_mates_ends_the_game_whatever_was_claimed() {
    play(
        game(|game| game.start_fen = Some("7k/P5pp/8/n7/8/8/8/4K3 w - - 0 1".into())),
        "
        0:00 start · 0:08 w e1e2 · 0:20 b a5c4 · 0:30 w a7a8 · 0:40 b claims illegal · 1:00 yes
        = …
        = + 0:40.000 2. White a8=Q# used 0:10.000, left 9:53.000
        = + 0:40.000 ended: White wins (checkmate)
        = …",
    );
}

#[test]
fn fide_7_5_2_a_claim_about_the_pawn_that_falls_leaves_the_arbiter_waiting() {
    let setup = game(|game| game.start_fen = Some(NEARLY_THERE.into()));
    assert_snapshot!(play(setup, "
        0:00 start · 0:08 w e1e2 · 0:20 b h7h6 · 0:30 w a7a8 · 0:40 b claims illegal · 1:00 no
        1:10 b b8a8"), @r"
    0:00.000 counting to GO at 0:03.000
    0:01.000 White's clock starts
    0:03.000 started
    0:08.000 White half run presumed
    0:08.000 1. White Ke2 used 0:07.000, left 10:03.000
    0:20.000 Black full run presumed
    0:20.000 1. Black h6 used 0:12.000, left 9:58.000
    0:30.000 White's a7a8: the arbiter waits
    0:40.000 Black claims illegal move
    0:40.000 asks: Black's claim, illegal move?
    1:00.000 amended
      + 1:00.000 answered no
      + 1:00.000 Black's claim: rejected
      + 1:00.000 White is given 0:20.000
    1:10.000 White's a7a8 stands used 0:10.000, left 9:58.000
    1:10.000 Black full run presumed
    1:10.000 2. Black b8a8 used 0:20.000, left 9:43.000
    ");
}

#[test]
fn fide_7_5_2_nobody_plays_on_after_a_pawn_and_claims_about_it() {
    play(
        game(|game| game.start_fen = Some(NEARLY_THERE.into())),
        "
        0:00 start · 0:08 w e1e2 · 0:20 b h7h6 · 0:30 w a7a8 · 0:40 b b8a8 · 0:45 b claims illegal
        = …
        = 0:45.000 Black's claim: too late",
    );
}
