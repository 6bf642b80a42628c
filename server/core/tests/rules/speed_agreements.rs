//! Speed chess: what both players agree on behind the end is what a referee enters and seals.

use crate::corners::short;
use crate::sheet::play;
use crate::speed_moves::{MATE, speed, told};
use insta::assert_snapshot;

#[test]
fn sp_25_what_both_agree_on_behind_the_end_is_entered_and_sealed_and_nothing_else() {
    play(
        speed(),
        "
        0:00 start · 0:20 b resigns
        = …
        = 0:20.000 ended: White wins (resignation)
        0:40 agree 0-1 · 0:50 #5 enter 1-0 resigned · 0:55 seal
        = 0:40.000 both agree: Black wins
        = 0:50.000 refused players_decide: act=enter_another game=1 result=won result-by=black
        = 0:55.000 refused not_confirmed: game=1 needs=players_agree result=won result-by=black
        0:57 #5 enter 0-1 · 1:00 seal
        = 0:57.000 entered: Black wins
        = 0:57.000 ended: Black wins (players agreed) [SP-25]
        = 1:00.000 sealed: Black wins",
    );
}

#[test]
fn sp_25_an_entry_made_before_they_agreed_is_not_sealed_any_more() {
    assert_snapshot!(told(speed(), "
        0:20 b resigns · 0:30 #5 enter 1-0 · 0:40 agree 1/2-1/2 · 0:50 seal
        0:55 #4 enter 1/2-1/2 · 1:00 seal"), @r"
    0:20.000 ended: White wins (resignation)
    0:30.000 entered: White wins
    0:40.000 both agree: draw
    0:50.000 refused not_confirmed: game=1 needs=players_agree result=drawn
    0:55.000 entered: draw
    0:55.000 ended: draw (players agreed)
    1:00.000 sealed: draw
    ");
}

#[test]
fn sp_8_what_both_agree_on_after_a_draw_by_both_flags_is_entered_in_its_place() {
    let both_down = "
        0:00 start · 0:10 w e2e4 · 0:20 b e7e5 · 0:40 w g1f3 · 1:20 b b8c6
        1:25 b claims flags · 1:25 b stops · 1:26 w confirms";
    for agreed in ["agree 1-0", "agree flag b"] {
        let told = play(
            short(30, speed()),
            &format!(
                "{both_down} · 1:27 {agreed} · 1:28 enter 1/2-1/2 · 1:29 enter 1-0 · 1:30 seal"
            ),
        );
        assert!(told.contains("1:28.000 refused players_decide"), "{told}");
        assert!(told.contains("1:29.000 ended: White wins (players agreed)"), "{told}");
        assert!(told.ends_with("1:30.000 sealed: White wins\n"), "{told}");
        assert_eq!(told.matches("for the record").count(), 1, "{told}");
    }
}

#[test]
fn sp_20_both_agree_behind_the_end_that_no_flag_was_down_before_that_punch() {
    assert_snapshot!(told(short(20, speed()), "
        0:10 w e2e5 · 0:40 b claims illegal · 0:41 b stops · 0:42 w claims flag b · 0:43 b confirms
        0:50 agree noflag · 0:55 enter 1-0 · 0:56 enter 0-1 · 1:00 seal"), @r"
    0:10.000 1. White e2e5 (illegal) used 0:07.000, left 0:13.000
    0:40.000 Black claims illegal move
    0:41.000 Black stops both clocks
    0:42.000 White claims Black's flag is down
    0:43.000 Black's flag is down stands by SP-3 10 20
    0:43.000 ended: White wins (flag declared)
    0:43.000 for the record, ran out -/0:30.000
    0:50.000 both agree: no flag was down before
    0:55.000 refused players_decide: act=enter_another game=1 result=won result-by=black
    0:56.000 entered: Black wins, may confirm
    0:56.000 ended: Black wins (players agreed)
    1:00.000 sealed: Black wins
    ");
}

#[test]
fn sp_25_a_game_that_both_say_goes_on_is_neither_entered_nor_sealed() {
    assert_snapshot!(told(speed(), &format!("
        {MATE} · 0:08 both confirm · 0:09 enter 0-1 · 0:12 agree on · 0:13 enter 0-1 · 0:14 seal
        0:20 agree 0-1 · 0:21 enter 0-1 · 0:22 seal")), @r"
    0:04.000 1. White f3 used 0:01.000, left 4:59.000
    0:05.000 1. Black e5 used 0:01.000, left 4:59.000
    0:06.000 2. White g4 used 0:01.000, left 4:58.000
    0:07.000 2. Black Qh4# used 0:01.000, left 4:58.000
    0:07.000 on the board: checkmate
    0:08.000 checkmate stands by SP-2 3 7 13
    0:08.000 ended: Black wins (checkmate)
    0:09.000 entered: Black wins, may confirm
    0:12.000 both agree: it goes on
    0:13.000 refused players_decide: act=enter_unfinished game=1
    0:14.000 refused not_confirmed: game=1 needs=players_play_on
    0:20.000 both agree: Black wins
    0:21.000 entered: Black wins, may confirm
    0:22.000 sealed: Black wins
    ");
}

#[test]
fn sp_25_their_last_word_counts() {
    assert_snapshot!(told(speed(), "
        0:20 b resigns · 0:30 agree 0-1 · 0:31 enter 0-1 · 0:40 agree 1-0 · 0:41 seal
        0:42 enter 1-0 · 0:43 seal · 0:50 agree 0-1 · 0:55 correct 1/2-1/2 · 0:56 correct 0-1"),
        @r"
    0:20.000 ended: White wins (resignation)
    0:30.000 both agree: Black wins
    0:31.000 entered: Black wins, may confirm
    0:31.000 ended: Black wins (players agreed)
    0:40.000 both agree: White wins
    0:41.000 refused not_confirmed: game=1 needs=players_agree result=won result-by=white
    0:42.000 entered: White wins, may confirm
    0:42.000 ended: White wins (players agreed)
    0:43.000 sealed: White wins
    0:50.000 both agree: Black wins
    0:55.000 refused players_decide: act=correct game=1
    0:56.000 corrected: Black wins, entered the wrong way
    ");
}
