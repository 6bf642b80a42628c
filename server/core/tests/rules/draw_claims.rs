//! Draws claimed by the position (FIDE 9.2 to 9.5).

use crate::sheet::{Hall, after, game, play, short};
use court_protocol::Side;
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

/// The last lines of a sheet.
fn last(told: &str, lines: usize) -> String {
    let all: Vec<&str> = told.lines().collect();
    all[all.len().saturating_sub(lines)..].join("\n")
}

#[test]
fn fide_6_13_the_clock_the_head_referee_says_runs_on_a_running_board() {
    let view =
        after(game(|_| {}), "0:00 start · 0:08 w e2e4 · 0:20 clocks [9:00/9:00] w · 0:21 pass");
    assert_eq!(view.running.map(|running| running.side), Some(Side::White));
}

#[test]
fn cr_4_4_4_a_run_that_was_presumed_for_a_move_taken_back_is_not_counted() {
    let mut hall = Hall::new(game(|_| {}));
    hall.play("0:00 start · 0:08 w e2e4 · 0:20 b e7e5 · 0:30 w claims norun");
    let runs = |hall: &Hall, side: Side| hall.seen().sides[side].runs;
    assert_eq!(runs(&hall, Side::Black), 1);
    hall.play("0:35 yes");
    assert_eq!(runs(&hall, Side::Black), 0);
}

#[test]
fn cr_4_4_6_while_a_press_beside_the_flag_is_with_the_referee_a_stop_states_no_flag() {
    let mut hall = Hall::with_errors(short(20, game(|_| {})), &[(1, 40), (2, 200)]);
    hall.play("0:00 start · 0:08 w e2e4 · 0:27.9 #2 b e7e5 · 0:35 pause · 0:50 pass");
    let told = hall.told();
    assert!(told.contains("0:27.900 asks: Black's flag or press?"), "{told}");
    assert!(told.ends_with("0:35.000 stopped: an injury\n"), "{told}");
}

#[test]
fn fide_7_5_5_the_question_of_an_illegal_move_stays_open_whatever_is_played() {
    let sheet = "0:00 start · 0:08 w g1g3 · 0:20 w g1f3 · 0:30 b e7e5 · 0:40 w claims touch";
    let given =
        |sheet: &str| play(game(|_| {}), sheet).contains("- 0:08.000 Black is given 1:00.000");
    assert!(given(&format!("{sheet} · 0:45 no")), "the board misreported it");
    assert!(!given(&format!("{sheet} · 0:45 no claim")), "the minute stands");
    let view = after(game(|_| {}), &format!("{sheet} · 0:45 yes · 0:50 no · 0:51 pass"));
    assert_eq!((view.inbox.len(), view.sides.white.illegal), (0, 1));
}
