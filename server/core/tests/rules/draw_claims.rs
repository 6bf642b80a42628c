//! Draws claimed by the position (FIDE 9.2 to 9.5).

use crate::sheet::{game, play};
use court_protocol::Evidence;
use insta::assert_snapshot;

/// Knights out and back: the start stands on the board again after every four half-moves.
const SHUFFLED: &str = "0:00 start · 0:08 w g1f3 · 0:20 b g8f6 · 0:30 w f3g1 · 0:40 b f6g8
    0:50 w g1f3 · 1:00 b g8f6 · 1:10 w f3g1 · ";

#[test]
fn fide_9_2_a_position_that_stands_for_the_third_time_is_claimed() {
    let told = play(game(|_| {}), &format!("{SHUFFLED} 1:20 b f6g8 · 1:30 w claims threefold"));
    assert_snapshot!(last(&told, 3), @r"
    1:30.000 White claims threefold
    1:30.000 White's claim: upheld
    1:30.000 ended: draw (threefold repetition)
    ");
}

#[test]
fn fide_9_2_a_position_about_to_stand_for_the_third_time_is_claimed_with_the_move() {
    let told = play(game(|_| {}), &format!("{SHUFFLED} 1:20 b claims threefold f6g8"));
    assert_snapshot!(last(&told, 3), @r#"
    1:20.000 Black claims threefold with f6g8
    1:20.000 Black's claim: upheld
    1:20.000 ended: draw (threefold repetition)
    "#);
}

#[test]
fn fide_9_5_3_a_wrong_claim_gives_the_opponent_a_minute_and_the_move_has_to_be_played() {
    let told = play(
        game(|_| {}),
        &format!("{SHUFFLED} 1:20 b claims threefold f6e4 · 1:30 b f6g8 · 1:40 w g1f3"),
    );
    assert_snapshot!(last(&told, 10), @r"
    1:20.000 Black's claim: rejected
    1:20.000 White is given 1:00.000
    1:20.000 Black has to play f6e4
    1:20.000 Black offers a draw
    1:30.000 Black full run presumed
    1:30.000 Black: not_as_announced
    1:30.000 4. Black Ng8 used 0:20.000, left 9:33.000
    1:40.000 White full run presumed
    1:40.000 5. White Nf3 used 0:10.000, left 10:43.000
    1:40.000 White refuses the draw
    ");
}

#[test]
fn fide_9_1_2_3_a_claim_counts_as_an_offer_without_a_card() {
    let told =
        play(game(|_| {}), &format!("{SHUFFLED} 1:20 b claims threefold f6e4 · 1:25 w accepts"));
    assert_snapshot!(last(&told, 6), @r#"
    1:20.000 Black claims threefold with f6e4
    1:20.000 Black's claim: rejected
    1:20.000 White is given 1:00.000
    1:20.000 Black has to play f6e4
    1:20.000 Black offers a draw
    1:25.000 ended: draw (agreement)
    "#);
}

#[test]
fn fide_9_2_only_the_player_on_the_move_claims() {
    let told = play(game(|_| {}), &format!("{SHUFFLED} 1:20 w claims threefold"));
    assert_snapshot!(last(&told, 2), @r"
    1:20.000 White claims threefold
    1:20.000 White's claim: not on the move
    ");
}

#[test]
fn fide_9_4_who_touched_a_piece_cannot_claim_on_that_move() {
    let told =
        play(game(|_| {}), &format!("{SHUFFLED} 1:20 b puts f6g8 · 1:22 b claims threefold"));
    assert_snapshot!(last(&told, 3), @r"
    1:20.000 Black puts f6g8
    1:22.000 Black claims threefold
    1:22.000 Black's claim: touched a piece
    ");
}

#[test]
fn fide_9_2_3_a_position_with_other_castling_rights_is_another() {
    let setup = game(|game| {
        game.start_fen = Some("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1".into());
    });
    let told = play(
        setup,
        "0:00 start · 0:08 w e1f1 · 0:20 b e8f8 · 0:30 w f1e1 · 0:40 b f8e8
        0:50 w e1f1 · 1:00 b e8f8 · 1:10 w f1e1 · 1:20 b f8e8 · 1:30 w claims threefold",
    );
    assert_snapshot!(last(&told, 4), @r"
    1:30.000 White claims threefold
    1:30.000 White's claim: rejected
    1:30.000 Black is given 1:00.000
    1:30.000 White offers a draw
    ");
}

#[test]
fn fide_9_3_fifty_moves_are_claimed_now_or_with_the_announced_move() {
    let setup = |moves: u32| {
        game(|game| {
            game.start_fen = Some(format!("4k3/7r/8/8/8/8/8/R3K3 w - - {moves} 80"));
        })
    };
    let told = play(setup(99), "0:00 start · 0:08 w a1a2 · 0:20 b claims fifty");
    assert_snapshot!(last(&told, 3), @r"
    0:20.000 Black claims fifty moves
    0:20.000 Black's claim: upheld
    0:20.000 ended: draw (fifty moves)
    ");
    let told = play(setup(98), "0:00 start · 0:08 w a1a2 · 0:20 b claims fifty h7h6");
    assert_snapshot!(last(&told, 3), @r#"
    0:20.000 Black claims fifty moves with h7h6
    0:20.000 Black's claim: upheld
    0:20.000 ended: draw (fifty moves)
    "#);
    let told = play(setup(97), "0:00 start · 0:08 w a1a2 · 0:20 b claims fifty h7h6");
    assert_snapshot!(last(&told, 4), @r#"
    0:20.000 Black claims fifty moves with h7h6
    0:20.000 Black's claim: rejected
    0:20.000 White is given 1:00.000
    0:20.000 Black has to play h7h6
    "#);
}

#[test]
fn fide_9_2_where_moves_are_not_reported_the_head_referee_judges_the_claim() {
    let told = play(
        game(|game| game.evidence = Evidence::Presses),
        "
        0:00 start · 0:08 w press · 0:20 b press · 0:30 w claims threefold · 1:00 yes",
    );
    assert_snapshot!(last(&told, 7), @r"
    0:30.000 White claims threefold
    0:30.000 White offers a draw
    0:30.000 asks: White's claim, threefold?
    1:00.000 amended
      + 0:30.000 White's claim: upheld
      + 0:30.000 ended: draw (threefold repetition)
      + 1:00.000 answered yes
    ");
    let told = play(
        game(|game| game.evidence = Evidence::Presses),
        "
        0:00 start · 0:08 w press · 0:20 b press · 0:30 w claims threefold · 1:00 no
        1:10 w press · 1:20 b press",
    );
    assert_snapshot!(last(&told, 12), @r"
    0:30.000 White claims threefold
    0:30.000 White offers a draw
    0:30.000 asks: White's claim, threefold?
    1:00.000 amended
      + 1:00.000 answered no
      + 1:00.000 White's claim: rejected
      + 1:00.000 Black is given 1:00.000
    1:10.000 White full run presumed
    1:10.000 2. White presses used 0:20.000, left 9:48.000
    1:20.000 Black full run presumed
    1:20.000 2. Black presses used 0:10.000, left 10:53.000
    1:20.000 Black refuses the draw
    ");
}

/// The last lines of a sheet.
fn last(told: &str, lines: usize) -> String {
    let all: Vec<&str> = told.lines().collect();
    all[all.len().saturating_sub(lines)..].join("\n")
}
