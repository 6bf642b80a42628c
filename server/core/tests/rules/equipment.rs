//! The check-list of courts, boards and players before a round (CR-2.4).

use crate::sheet::{BOARD, Hall, game, play};
use court_protocol::{Audience, CheckItem, Weight};
use insta::assert_snapshot;

#[test]
fn cr_2_4_1_a_table_of_85_0_cm_passes_and_one_of_85_1_keeps_its_board_waiting() {
    assert_snapshot!(play(game(|_| {}), "
        0:00 #3 check table 850 · 0:01 #3 check table 851 · 0:02 start
        0:03 #3 check table 850 · 0:04 start"), @r"
    0:00.000 no more a table wider than 85.0 cm
    0:01.000 a table wider than 85.0 cm
    0:02.000 refused not_ready: hindrance-failed boards=1 item=table_width
    0:03.000 no more a table wider than 85.0 cm
    0:04.000 counting to GO at 0:07.000
    ");
}

#[test]
fn cr_2_4_1_the_head_referee_lets_a_failed_item_be_with_a_reason_and_a_judge_does_not() {
    assert_snapshot!(play(game(|_| {}), "
        0:00 #3 check clock failed · 0:01 #3 check seat failed · 0:02 waive clock · 0:03 start
        0:04 waive clock · 0:05 waive seat · 0:06 start"), @r"
    0:00.000 a mechanical clock
    0:01.000 a seat with a backrest
    0:02.000 a mechanical clock is let be: there is no other
    0:03.000 refused not_ready: hindrance-failed boards=1 item=no_backrest
    0:04.000 refused bad_setting: setting-waived-item
    0:05.000 a seat with a backrest is let be: there is no other
    0:06.000 counting to GO at 0:09.000
    ");
    let waive = court_protocol::Ask::Waive {
        board: BOARD,
        item: CheckItem::ElectronicClock,
        side: None,
        reason: "no other".to_owned(),
    };
    assert!(referee_core::authorize(court_protocol::Role::Deputy, &waive).is_err());
}

#[test]
fn cr_2_4_1_what_is_checked_again_and_fails_again_waits_again() {
    let mut hall = Hall::new(game(|_| {}));
    hall.play("0:00 #3 check seat failed · 0:01 waive seat · 0:02 #3 check seat failed");
    let checks =
        |hall: &Hall, audience| hall.court.view(BOARD, audience).game.expect("paired").checks;
    let [check] = checks(&hall, Audience::Referees)[..] else { panic!("one item failed") };
    assert!(!check.waived);
    assert!(checks(&hall, Audience::Public).is_empty());
    hall.check_invariants();
}

#[test]
fn cr_2_4_1_referees_see_what_was_looked_at_and_the_last_look_counts() {
    let mut hall = Hall::new(game(|_| {}));
    hall.play("0:00 #3 check seat failed · 0:01 #3 check seat passed · 0:02 #3 check clock failed");
    let checks =
        |hall: &Hall, audience| hall.court.view(BOARD, audience).game.expect("paired").checks;
    let looks: Vec<(CheckItem, bool)> =
        checks(&hall, Audience::Referees).iter().map(|check| (check.item, check.passed)).collect();
    assert_eq!(looks, [(CheckItem::ElectronicClock, false), (CheckItem::NoBackrest, true)]);
    assert!(checks(&hall, Audience::Public).is_empty());
}

#[test]
fn cr_2_4_2_what_is_only_advised_is_logged_and_keeps_nobody_from_playing() {
    assert_snapshot!(play(game(|_| {}), "
        0:00 #3 check pieces failed · 0:01 #3 check endorsed failed · 0:02 #3 check stand failed
        0:03 start"), @r"
    0:00.000 board or pieces that are not FIDE's kind
    0:01.000 a clock that is not endorsed by FIDE
    0:02.000 no room to play standing
    0:03.000 counting to GO at 0:06.000
    ");
    let advised = CheckItem::ALL.into_iter().filter(|item| item.weight() == Weight::Advised);
    assert!(advised.into_iter().all(|item| ["CR-2.4-2", "SP-31"].contains(&item.rule())));
}

#[test]
fn cr_2_4_3_shoes_and_dress_are_checked_of_each_player_and_keep_the_board_waiting() {
    assert_snapshot!(play(game(|_| {}), "
        0:00 #3 check b shoes failed · 0:01 #3 check w dress failed · 0:02 start
        0:03 #3 check b shoes passed · 0:04 #3 check w dress passed · 0:05 start"), @r"
    0:00.000 Black: shoes that do not fit the surface
    0:01.000 White: a bare torso
    0:02.000 refused not_ready: hindrance-failed boards=1 item=shoes side=black; hindrance-failed boards=1 item=dress side=white
    0:03.000 Black: no more shoes that do not fit the surface
    0:04.000 White: no more a bare torso
    0:05.000 counting to GO at 0:08.000
    ");
}

#[test]
fn cr_2_4_3_during_play_it_is_called_as_an_infringement() {
    assert_snapshot!(play(game(|_| {}), "
        0:00 start · 0:06 #3 check w shoes failed · 0:07 w fault equipment"), @r"
    0:00.000 counting to GO at 0:03.000
    0:01.000 White's clock starts
    0:03.000 started
    0:06.000 refused wrong_phase: game=1 needs=call_as_fault phase=running
    0:07.000 White called: equipment of 0:07.000
    ");
}

#[test]
fn a_look_that_names_no_item_of_that_kind_is_refused() {
    assert_snapshot!(play(game(|_| {}), "
        0:00 #3 check shoes failed · 0:01 #3 check w table 851 · 0:02 #3 check seat 851
        0:03 #3 check table 0"), @r"
    0:00.000 refused bad_setting: setting-item-of-nobody
    0:01.000 refused bad_setting: setting-item-of-player side=white
    0:02.000 refused bad_setting: setting-measure found=85.1
    0:03.000 refused bad_setting: setting-table-width found=0.0
    ");
}

#[test]
fn sp_31_captured_men_out_of_reach_are_written_down_and_keep_nobody_from_the_start() {
    assert_snapshot!(play(crate::speed_moves::speed(), "0:00 #3 check captured failed · 0:01 start"), @r"
    0:00.000 captured men out of the opponent's reach or sight
    0:01.000 counting to GO at 0:04.000
    ");
}
