//! Draws claimed by the position (FIDE 9.2 to 9.5).

use crate::sheet::{Hall, after, game, play, short};
use court_protocol::Side;

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
