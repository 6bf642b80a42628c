//! Speed chess: whose word counts (SP-1, SP-23 to SP-25), at every level and however late.

use crate::sheet::{Hall, ORIGIN, instant, play};
use crate::speed_moves::{MATE, speed, told};
use court_protocol::{BootId, ClockEstimate, ClockRule, DeviceId, Evidence, GameSetup, Verdict};
use insta::assert_snapshot;
use referee_core::{Command, Watermarks};

fn at_level(evidence: Evidence) -> GameSetup {
    GameSetup { evidence, ..speed() }
}

#[test]
fn sp_1_the_ruling_on_a_claim_names_every_point_it_rests_on() {
    let mut hall = Hall::new(speed());
    hall.play(&format!(
        "0:00 start · {MATE} · 0:10 w stops · 0:11 w claims flag b
        0:12 b claims flag w · 0:13 b confirms · 0:14 w confirms"
    ));
    let verdict = hall.records.last().and_then(referee_core::Record::outcome);
    let Some(Verdict::Recorded { rulings, .. }) = verdict.map(|outcome| outcome.verdict) else {
        panic!("the word was recorded")
    };
    let rules: Vec<&str> = rulings.iter().map(|ruling| ruling.rule.as_str()).collect();
    assert_eq!(rules, ["SP-8, SP-11, SP-14, SP-25", "SP-8"]);
}

#[test]
fn sp_23_a_bystanders_word_on_the_position_is_written_down_and_changes_nothing() {
    assert_snapshot!(told(speed(), "0:10 bystander position · 0:12 w e2e4"), @r"
    0:10.000 a bystander spoke of the position
    0:12.000 1. White e4 used 0:09.000, left 4:51.000
    ");
}

#[test]
fn sp_24_a_bystanders_word_on_the_clocks_is_a_note_of_its_own_kind() {
    assert_snapshot!(told(speed(), "0:10 bystander clocks · 0:12 w e2e4"), @r"
    0:10.000 a bystander spoke of the clocks
    0:12.000 1. White e4 used 0:09.000, left 4:51.000
    ");
}

#[test]
fn sp_25_no_referee_rules_a_result_or_enters_another_one_than_the_players() {
    assert_snapshot!(told(speed(), "
        0:10 w e2e4 · 0:12 result 1-0 · 0:13 enter 1-0 · 0:14 agree 0-1 · 0:15 enter 1-0
        0:16 enter 0-1 · 0:17 seal · 0:18 correct 1-0"), @r"
    0:10.000 1. White e4 used 0:07.000, left 4:53.000
    0:12.000 refused players_decide: act=rule game=1
    0:13.000 refused players_decide: act=enter game=1
    0:14.000 both agree: Black wins
    0:14.000 ended: Black wins (players agreed)
    0:15.000 refused players_decide: act=enter game=1
    0:16.000 entered: Black wins, may confirm
    0:17.000 sealed: Black wins
    0:18.000 refused players_decide: act=correct game=1
    ");
}

#[test]
fn sp_25_what_ended_the_game_is_made_void_only_once_both_players_say_so() {
    assert_snapshot!(told(speed(), &format!("
        {MATE} · 0:08 both confirm · 0:10 void · 0:12 agree on · 0:13 void · 0:14 confirm")),
        @r"
    0:04.000 1. White f3 used 0:01.000, left 4:59.000
    0:05.000 1. Black e5 used 0:01.000, left 4:59.000
    0:06.000 2. White g4 used 0:01.000, left 4:58.000
    0:07.000 2. Black Qh4# used 0:01.000, left 4:58.000
    0:07.000 on the board: checkmate
    0:08.000 checkmate stands by SP-2 3 7 13
    0:08.000 ended: Black wins (checkmate)
    0:10.000 refused players_decide: act=void game=1
    0:12.000 both agree: it goes on
    0:13.000 set aside
    0:13.000 asks: amend? drops 3 says 0
    0:14.000 answered confirm
    0:14.000 amended
      - 0:08.000 checkmate stands by SP-2 3 7 13
      - 0:08.000 ended: Black wins (checkmate)
      + 0:08.000 reopened, stands still
    ");
}

#[test]
fn sp_25_a_sealed_result_is_put_right_to_what_both_say() {
    assert_snapshot!(told(speed(), "
        0:10 agree 0-1 · 0:11 enter 0-1 · 0:12 seal · 0:13 agree 1-0 · 0:14 correct 1/2-1/2
        0:15 correct 1-0"), @r"
    0:10.000 both agree: Black wins
    0:10.000 ended: Black wins (players agreed)
    0:11.000 entered: Black wins, may confirm
    0:12.000 sealed: Black wins
    0:13.000 both agree: White wins
    0:14.000 refused players_decide: act=correct game=1
    0:15.000 corrected: White wins, entered the wrong way
    ");
}

#[test]
fn a_table_knows_claims_stops_and_agreements_and_nothing_else() {
    let table = || GameSetup { clock: ClockRule::Table, ..at_level(Evidence::Table) };
    assert_snapshot!(told(table(), "
        1:00 b claims illegal · 1:01 w disputes · 1:05 agree on · 1:10 b claims check · 1:11 w confirms"), @r"
    1:00.000 Black claims illegal move
    1:01.000 White disputes: illegal move, no record
    1:05.000 both agree: it goes on
    1:10.000 Black claims king left in check
    1:11.000 king left in check stands by SP-3 17 18
    1:11.000 ended: Black wins (king left in check)
    ");
    assert_snapshot!(told(table(), "
        1:00 w claims flag b · 1:01 w stops · 1:02 b claims flag w · 1:03 agree flag w"), @r"
    1:00.000 White claims Black's flag is down
    1:01.000 White stops both clocks
    1:02.000 Black claims White's flag is down
    1:03.000 both agree: White's flag fell first
    1:03.000 White's flag is down stands by SP-3 8 10 11 25
    1:03.000 ended: Black wins (flag declared)
    ");
    assert_snapshot!(told(table(), "
        1:00 w claims mate · 1:01 b confirms"), @r"
    1:00.000 White claims checkmate
    1:01.000 checkmate stands by SP-2 3 7
    1:01.000 ended: White wins (checkmate)
    ");
    assert!(play(table(), "0:00 start · 1:00 w e2e4").contains("refused not_at_this_level"));
}

#[test]
fn a_board_of_presses_knows_whose_punch_came_last() {
    assert_snapshot!(told(at_level(Evidence::Presses), "
        0:10 w press · 0:12 b press · 0:13 b claims illegal · 0:15 w claims illegal · 0:16 w press
        0:17 b confirms"), @r"
    0:10.000 1. White presses used 0:07.000, left 4:53.000
    0:12.000 1. Black presses used 0:02.000, left 4:58.000
    0:13.000 Black claims illegal move
    0:13.000 illegal move falls by SP-15 19
    0:15.000 White claims illegal move
    0:16.000 White punches the claim
    0:17.000 illegal move stands by SP-3 18 19
    0:17.000 ended: White wins (illegal move)
    ");
    assert_snapshot!(told(at_level(Evidence::Presses), "
        0:10 w press · 0:12 b claims illegal · 0:14 b press · 0:15 w disputes · 0:16 agree on
        0:20 b press"),
        @r"
    0:10.000 1. White presses used 0:07.000, left 4:53.000
    0:12.000 Black claims illegal move
    0:14.000 Black punches the claim
    0:15.000 White disputes: illegal move, no record
    0:16.000 both agree: it goes on
    0:16.000 runs on: Black
    0:20.000 1. Black presses used 0:10.000, left 4:50.000
    ");
}

#[test]
fn what_nobody_claimed_is_neither_confirmed_nor_disputed_nor_agreed() {
    assert_snapshot!(told(speed(), "
        0:10 w e2e4 · 0:11 w confirms · 0:12 b disputes · 0:13 agree flag w
        0:14 agree noflag · 0:15 agree on"), @r"
    0:10.000 1. White e4 used 0:07.000, left 4:53.000
    0:11.000 White: nothing_claimed
    0:12.000 Black: nothing_claimed
    0:13.000 White: nothing_to_agree
    0:14.000 White: nothing_to_agree
    0:15.000 White: nothing_to_agree
    ");
}

#[test]
fn while_a_claim_stands_nothing_is_moved_and_no_second_one_made() {
    assert_snapshot!(told(speed(), "
        0:10 w e2e5 · 0:11 b claims illegal · 0:12 b press · 0:13 w d2d4 · 0:14 b claims illegal
        0:15 b confirms · 0:16 b disputes · 0:17 agree on · 0:18 b e7e6"), @r"
    0:10.000 1. White e2e5 (illegal) used 0:07.000, left 4:53.000
    0:11.000 Black claims illegal move
    0:12.000 Black punches the claim
    0:13.000 White: claim_stands
    0:14.000 Black: claim_stands
    0:15.000 Black: own_claim
    0:16.000 Black: own_claim
    0:17.000 both agree: it goes on
    0:17.000 runs on: Black
    0:18.000 1. Black e6 used 0:08.000, left 4:52.000
    ");
}

#[test]
fn what_the_rules_of_speed_chess_do_not_know_is_refused_with_its_reason() {
    for (what, found) in [
        ("w crosses", "unknown=runs"),
        ("w card", "unknown=draw_cards"),
        ("w corrects", "unknown=corrections"),
        ("w claims norun", "unknown=claim"),
    ] {
        let told = play(speed(), &format!("0:00 start · 0:10 {what}"));
        assert!(told.contains("refused not_in_this_game") && told.contains(found), "{told}");
    }
    let told =
        play(speed(), "0:00 start · 0:10 w fault no_crossing · 0:11 w fault disturbance note");
    assert_eq!(told.matches("refused not_in_this_game").count(), 1, "{told}");
}

#[test]
fn a_stop_by_a_referee_freezes_the_clocks_and_words_count_meanwhile() {
    assert_snapshot!(told(speed(), "
        0:10 w e2e4 · 0:20 pause · 0:25 b e7e5 · 0:30 b stops · 0:31 b claims flag b
        0:32 w disputes · 0:35 agree on · 0:40 start · 0:50 b e7e5"), @r"
    0:10.000 1. White e4 used 0:07.000, left 4:53.000
    0:20.000 stopped: an injury
    0:25.000 Black: while_paused
    0:30.000 Black stops both clocks
    0:31.000 Black claims Black's flag is down
    0:32.000 White disputes: Black's flag is down, not on record
    0:35.000 both agree: it goes on
    0:35.000 runs on: Black
    0:40.000 counting to GO at 0:43.000
    0:43.000 resumed
    0:50.000 1. Black e5 used 0:17.000, left 4:43.000
    ");
    assert_snapshot!(told(speed(), "
        0:10 w e2e4 · 0:15 b stops · 0:20 pause · 0:40 start · 0:45 w press · 0:50 b e7e5"), @r"
    0:10.000 1. White e4 used 0:07.000, left 4:53.000
    0:15.000 Black stops both clocks
    0:20.000 stopped: an injury
    0:40.000 counting to GO at 0:43.000
    0:43.000 resumed
    0:45.000 runs on: Black
    0:50.000 1. Black e5 used 0:10.000, left 4:50.000
    ");
}

#[test]
fn a_late_word_is_ruled_where_it_belongs() {
    assert_snapshot!(told(speed(), "
        0:10 w e2e5 · 0:20 b e7e6 · 0:12@0:25 #2 b claims illegal · 0:30 w confirms"), @r"
    0:10.000 1. White e2e5 (illegal) used 0:07.000, left 4:53.000
    0:20.000 1. Black e6 used 0:10.000, left 4:50.000
    0:12.000 amended
      - 0:20.000 1. Black e6 used 0:10.000, left 4:50.000
      + 0:12.000 Black claims illegal move
      + 0:20.000 Black puts e7e6
      + 0:20.000 Black punches the claim
    0:30.000 illegal move stands by SP-3 18 19
    0:30.000 ended: Black wins (illegal move)
    ");
    assert_snapshot!(told(speed(), &format!("
        {MATE} · 0:20 both confirm · 0:18@0:30 #2 w stops · 0:19@0:31 #2 w claims flag b
        0:32 decline")), @r"
    0:04.000 1. White f3 used 0:01.000, left 4:59.000
    0:05.000 1. Black e5 used 0:01.000, left 4:59.000
    0:06.000 2. White g4 used 0:01.000, left 4:58.000
    0:07.000 2. Black Qh4# used 0:01.000, left 4:58.000
    0:07.000 on the board: checkmate
    0:20.000 checkmate stands by SP-2 3 7 13
    0:20.000 ended: Black wins (checkmate)
    0:18.000 amended
      + 0:18.000 White stops both clocks
    0:19.000 set aside
    0:19.000 asks: amend? drops 2 says 3
    0:32.000 answered decline
    ");
}

#[test]
fn head_referees_set_clocks_and_the_record_of_the_flags_follows() {
    assert_snapshot!(told(speed(), "
        5:10 w e2e4 · 5:20 clocks [1:00/1:00] b · 5:30 b e7e5 · 5:31 draw"), @r"
    5:10.000 1. White e4 used 5:07.000, left 0:00.000
    5:20.000 clocks set to 1:00.000/1:00.000, Black's clock is to run
    5:30.000 1. Black e5 used 0:20.000, left 0:50.000
    5:31.000 ended: draw (agreement)
    ");
}

#[test]
fn after_an_outage_the_players_go_on_from_proposed_times_with_what_was_claimed() {
    let mut hall = Hall::new(speed());
    hall.play("0:00 start · 0:10 w e2e4 · 0:12 b stops · 0:13 b claims flag w");
    for silent in hall.silent.values_mut() {
        *silent = true;
    }
    hall.now = instant("0:40");
    hall.marks = Watermarks::new(hall.now);
    hall.command(&Command::CameBack { away_from: instant("0:14"), ran_on: false });
    hall.play("0:50 pass · 0:55 #1 speaks · 0:55 #2 speaks");
    for device in [1, 2].map(DeviceId) {
        let estimate = ClockEstimate { offset: ORIGIN.0 * 1_000, error: 0 };
        hall.command(&Command::MapClock { device, boot: BootId(1), estimate });
    }
    hall.play("1:00 yes · 1:01 start · 1:10 agree on · 1:20 b e7e5");
    hall.check_invariants();
    assert_snapshot!(hall.told(), @r"
    0:00.000 counting to GO at 0:03.000
    0:03.000 White's clock starts
    0:03.000 started
    0:10.000 1. White e4 used 0:07.000, left 4:53.000
    0:12.000 Black stops both clocks
    0:13.000 Black claims White's flag is down
    0:40.000 back, away from 0:14.000
    0:14.000 stands still: the server was away
    0:14.000 asks: go on at 4:53.000/4:58.000, nobody to move?
    0:42.001 device 1 is silent
    0:42.001 device 2 is silent
    0:55.000 device 1 is back
    0:55.000 device 2 is back
    1:00.000 amended
      + 1:00.000 answered yes
    1:01.000 counting to GO at 1:04.000
    1:04.000 resumed
    1:10.000 both agree: it goes on
    1:10.000 runs on: Black
    1:20.000 1. Black e5 used 0:12.000, left 4:48.000
    ");
}

#[test]
fn a_game_of_other_rules_knows_none_of_these_words() {
    let told = play(
        crate::sheet::game(|_| {}),
        "
        0:00 start · 0:10 w e2e4 · 0:11 both confirm · 0:12 result 1/2-1/2",
    );
    assert!(told.contains("refused not_in_this_game"), "{told}");
    assert!(told.contains("ended: draw (ruling)"), "there the referee rules");
}
