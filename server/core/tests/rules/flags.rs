//! Flags: at 0.000, never because of the network.

use crate::sheet::{Hall, game, play, short};
use court_protocol::{Evidence, GameSetup, Question, RunEvidence, Side};
use insta::assert_snapshot;

/// Half a minute each, no increment: White's flag falls at 0:31, Black's 30 seconds into his turn.
fn half_a_minute() -> GameSetup {
    short(30, game(|_| {}))
}

#[test]
fn while_the_referee_is_asked_about_a_press_no_flag_falls_on_a_board_that_is_stopped() {
    let mut hall = Hall::with_errors(half_a_minute(), &[(1, 40)]);
    hall.play("0:00 start · 0:31.020 w e2e4 · 0:32 pause · 0:50 pass");
    assert!(!hall.told().contains("flag fell"), "{}", hall.told());
}

/// Device 2 falls silent before White's flag; returns the questions to the head referee.
fn silent(sheet: &str) -> (String, Vec<Question>) {
    let mut hall = Hall::new(half_a_minute());
    hall.play(&format!("0:00 start · 0:20 #2 silent · {sheet}"));
    let view = hall.seen();
    let told = hall.told();
    let (_, told) = told.split_once("device 2 is silent\n").expect("it fell silent");
    (told.to_owned(), view.inbox.into_iter().map(|open| open.question).collect())
}

#[test]
fn cr_4_4_6_a_clock_at_zero_on_a_board_whose_device_is_silent_is_asked_about_once() {
    let (told, open) = silent("2:00 pass");
    assert_snapshot!(told, @"0:31.000 asks: White's flag is expected; is it down?");
    assert_eq!(open, [Question::FlagExpected { side: Side::White }], "silence loses nobody a game");
}

#[test]
fn cr_4_4_6_the_question_of_a_flag_is_closed_by_the_devices_word_by_a_move_and_by_a_result() {
    let (told, open) = silent("0:50 #2 speaks");
    assert_snapshot!(told, @r"
    0:31.000 asks: White's flag is expected; is it down?
    0:50.000 device 2 is back
    0:31.000 White's flag fell
    0:31.000 ended: Black wins (flag fall)
    ");
    assert_eq!(open, []);
    let (told, open) = silent("0:30@0:50 #2 w e2e4");
    assert_snapshot!(told, @r"
    0:31.000 asks: White's flag is expected; is it down?
    0:30.000 amended
      - 0:31.000 asks: White's flag is expected; is it down?
      + 0:30.000 White half run presumed
      + 0:30.000 1. White e4 used 0:29.000, left 0:01.000
    ");
    assert_eq!(open, []);
    let (_, open) = silent("0:50 result 1-0");
    assert_eq!(open, []);
}

#[test]
fn cr_4_4_6_the_head_referee_who_looked_says_whether_the_flag_is_down() {
    let fell = "
    0:31.000 asks: White's flag is expected; is it down?
    0:40.000 amended
      + 0:31.000 White's flag fell
      + 0:31.000 ended: Black wins (flag fall)
      + 0:40.000 answered yes
    ";
    for said in ["yes", "#9 w flag"] {
        let (told, open) = silent(&format!("0:40 {said}"));
        assert_eq!(told.trim(), fell.replace("\n    ", "\n").trim(), "{said}");
        assert_eq!(open, []);
    }
    let (told, open) = silent("0:40 no · 0:50 #2 speaks");
    assert_snapshot!(told, @r"
    0:31.000 asks: White's flag is expected; is it down?
    0:40.000 amended
      + 0:40.000 answered no
    0:50.000 device 2 is back
    ");
    assert_eq!(open, []);
}

#[test]
fn cr_4_3_1_a_stop_that_ends_at_the_instant_of_the_flag_was_served() {
    let setup = || GameSetup { runs: RunEvidence::Reported, ..half_a_minute() };
    let fault = "0:00 start · 0:06 w returns · 0:08 w e2e4 · 0:12 b fault no_crossing";
    for said in ["1:00 pass", "0:30 #2 silent · 0:45 #2 speaks · 1:00 pass"] {
        let told = play(setup(), &format!("{fault} · 0:28 b crosses · 0:28 b stands · {said}"));
        let free = told.find("0:38.000 Black is free, 1 served");
        let fell = told.find("0:38.000 Black's flag fell");
        assert!(free.is_some() && free < fell, "{told}");
    }
}

#[test]
fn cr_4_4_6_of_a_press_without_a_move_the_head_referee_is_asked_before_it_wins_on_time() {
    assert_snapshot!(play(half_a_minute(), "0:00 start · 0:08 w press · 1:00 pass · 1:10 yes"), @r"
    0:08.000 White presses without a move
    0:38.000 asks: Black's flag is expected; is it down?
    1:10.000 amended
      + 0:38.000 Black's flag fell
      + 0:38.000 ended: White wins (flag fall)
      + 1:10.000 answered yes
    ");
    let is_asked = |setup: &GameSetup, sheet: &str| {
        let mut hall = Hall::new(setup.clone());
        hall.play(&format!("0:00 start · {sheet} · 1:30 pass"));
        let told = hall.told();
        let is_asked = told.contains("flag is expected; is it down?");
        assert_ne!(is_asked, told.contains("flag fell"), "{sheet}");
        is_asked
    };
    let moves = half_a_minute();
    assert!(is_asked(&moves, "0:08 w press"));
    assert!(!is_asked(&moves, "0:08 w press · 0:20 w e2e4"), "the move is reported later");
    assert!(is_asked(&moves, "0:08 w e2e5"), "it may be misreported");
    assert!(!is_asked(&moves, "0:08 w e2e5 · 0:10 yes"), "the head referee confirmed it");
    let start_fen = Some("7k/P7/8/8/8/8/7P/K7 w - - 0 1".into());
    let left_a_pawn = GameSetup { start_fen, ..half_a_minute() };
    assert!(!is_asked(&left_a_pawn, "0:08 w a7a8"), "that move was seen");
    let presses =
        GameSetup { evidence: Evidence::Presses, runs: RunEvidence::Reported, ..half_a_minute() };
    let opened = "0:06 w returns · 0:08 w press · 0:12 b crosses";
    assert!(is_asked(&presses, &format!("{opened} · 0:20 b press")), "he was not at the board");
    assert!(!is_asked(&presses, &format!("{opened} · 0:16 b returns · 0:20 b press")));
}
