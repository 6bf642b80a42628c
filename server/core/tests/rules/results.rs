//! Results: entered, agreed, sealed, corrected (ALL-3).

use crate::sheet::{BOARD, Hall, game};
use court_protocol::{Audience, ClockRule, Evidence, GameSetup, ResultState};
use insta::assert_snapshot;

fn table() -> GameSetup {
    game(|game| {
        game.evidence = Evidence::Table;
        game.clock = ClockRule::Table;
    })
}

fn told(setup: GameSetup, sheet: &str) -> String {
    let mut hall = Hall::new(setup).with_referees();
    hall.play(sheet);
    hall.check_invariants();
    hall.told().to_owned()
}

fn state(hall: &Hall) -> ResultState {
    hall.court.view(BOARD, Audience::Public).game.expect("paired").result
}

#[test]
fn all_3_two_equal_entries_end_a_game_nobody_reports_and_the_seal_closes_it() {
    assert_snapshot!(told(table(), "
        0:00 start · 9:00 #5 enter 1-0 resigned · 9:05 seal · 9:10 #7 enter 1-0 · 9:20 seal
        9:30 seal · 9:31 #5 enter 0-1 · 9:32 result 0-1 · 9:33 void · 9:34 clocks [1:00/1:00]
        9:40 correct 0-1"), @r"
    0:00.000 counting to GO at 0:03.000
    ");
}

#[test]
fn all_3_two_judges_alone_do_not_agree_a_result_and_the_head_referees_word_settles_it() {
    let mut hall = Hall::new(table()).with_referees();
    hall.play("0:00 start · 9:00 #5 enter 1-0");
    assert_eq!(state(&hall), ResultState::Entered);
    hall.play("9:01 #6 enter 1-0");
    assert_eq!(state(&hall), ResultState::Entered, "neither of them confirms");
    hall.play("9:02 #6 enter 0-1");
    assert_eq!(state(&hall), ResultState::Differs);
    hall.play("9:03 enter 1-0");
    assert_eq!(state(&hall), ResultState::Agreed);
    let view = hall.court.view(BOARD, Audience::Referees).game.expect("paired");
    assert!(view.inbox.is_empty(), "what differed is settled");
    assert_eq!(view.entries.len(), 3);
    assert!(hall.court.view(BOARD, Audience::Public).game.expect("paired").entries.is_empty());
    hall.play("9:04 #6 enter 0-1");
    assert_eq!(state(&hall), ResultState::Differs, "a later word contradicts the board");
    hall.play("9:05 no");
    assert_eq!(state(&hall), ResultState::Agreed, "the head referee: as the board has it");
    hall.check_invariants();
}

#[test]
fn all_3_what_the_rules_ended_one_referee_confirms_and_what_contradicts_it_is_asked() {
    let mut hall = Hall::new(game(|_| {})).with_referees();
    hall.play("0:00 start · 0:08 w e2e4 · 0:20 b resigns");
    assert_eq!(state(&hall), ResultState::Open);
    hall.play("0:30 #5 enter 0-1");
    assert_eq!(state(&hall), ResultState::Differs);
    hall.play("0:31 #5 enter 1-0");
    assert_eq!(state(&hall), ResultState::Agreed);
    hall.play("0:40 seal");
    assert_eq!(state(&hall), ResultState::Sealed);
    hall.check_invariants();
}

#[test]
fn all_3_an_entry_the_head_referee_upholds_against_the_board_shows_its_effect_first() {
    assert_snapshot!(told(game(|_| {}), "
        0:00 start · 0:08 w e2e4 · 0:20 b resigns · 0:30 #5 enter 0-1 · 0:40 yes · 0:50 confirm
        1:00 seal"), @r"
    0:00.000 counting to GO at 0:03.000
    ");
}

#[test]
fn all_3_nothing_but_a_correction_changes_a_sealed_game_and_late_words_are_kept() {
    assert_snapshot!(told(game(|_| {}), "
        0:00 start · 0:08 w e2e4 · 0:20 b resigns · 0:30 enter 1-0 · 0:40 seal
        0:15@0:50 #2 w resigns · 0:51 confirm · 0:52 decline · 0:10@0:53 #2 b crosses
        0:54 #1 b e7e5"), @r"
    0:00.000 counting to GO at 0:03.000
    ");
}

#[test]
fn a_player_who_did_not_come_loses_by_two_entries_before_the_start_and_both_may_lose() {
    assert_snapshot!(told(table(), "0:00 #5 enter 0-0 forfeit · 0:05 enter 0-0 forfeit · 0:06 seal"), @r"
    0:00.000 entered: both lose
    ");
}

#[test]
fn a_result_that_does_not_fit_how_it_came_about_is_refused() {
    assert_snapshot!(told(table(), "0:00 start · 1:00 #5 enter 1/2 mate · 1:01 seal · 1:02 correct 1-0"), @r"
    0:00.000 counting to GO at 0:03.000
    ");
}

#[test]
fn all_1_a_void_of_an_entry_that_ended_the_game_opens_it_again() {
    assert_snapshot!(told(game(|_| {}), "
        0:00 start · 0:08 w e2e4 · 1:00 #5 enter 1-0 · 1:05 enter 1-0 · 2:00 void · 2:05 confirm
        2:10 start · 2:20 b e7e5"), @r"
    0:00.000 counting to GO at 0:03.000
    ");
}
