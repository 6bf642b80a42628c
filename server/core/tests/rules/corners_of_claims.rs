//! Corners of claims, offers and flags to which no other sheet comes.

use crate::corners::{short, unwatched};
use crate::sheet::{BOARD, Hall, game, play};
use crate::speed_moves::speed;
use court_protocol::{Audience, BySide, ClockRule, Evidence, GameSetup, MatchRule, PlayerId, Side};
use referee_core::setup;

#[test]
fn fide_7_5_3_the_increment_of_a_press_without_a_move_is_taken_off_the_tables_clock_again() {
    let table = game(|setup| {
        (setup.clock, setup.evidence) = (ClockRule::Table, Evidence::Presses);
    });
    play(
        table,
        "
        0:00 start · 0:08 w press · 0:20 b press · 0:30 w press · 0:32 b claims nomove · 0:40 yes
        = …
        = + 0:40.000 asks: set 9:45.000/10:56.000 (+-0:05.000/+1:00.000), White to move",
    );
}

#[test]
fn cr_4_4_4_while_a_claim_waits_whatever_else_is_claimed_is_noted_and_waits_for_it() {
    play(
        game(|_| {}),
        "
        0:00 start · 0:08 w e2e4 · 0:20 b e7e5 · 0:30 w press · 0:32 b claims nomove
        0:33 w claims illegal · 0:34 b flag · 0:40 no
        = …
        = 0:33.000 White: claim_awaits
        = 0:34.000 Black: claim_awaits
        = 0:40.000 amended
        = + 0:40.000 answered no
        = + 0:40.000 Black's claim: rejected
        = + 0:40.000 White is given 0:08.000",
    );
}

#[test]
fn fide_9_2_an_announced_move_that_is_not_legal_bears_no_claim_out_whatever_stands() {
    play(
        game(|_| {}),
        "
        0:00 start · 0:08 w g1f3 · 0:10 b g8f6 · 0:12 w f3g1 · 0:14 b f6g8
        0:16 w g1f3 · 0:18 b g8f6 · 0:20 w f3g1 · 0:22 b f6g8 · 0:30 w claims threefold e1e3
        = …
        = 0:30.000 White's claim: rejected
        = …",
    );
}

#[test]
fn fide_6_13_the_clock_the_head_referee_says_runs_on_a_running_board() {
    let mut hall = Hall::new(game(|_| {}));
    hall.play("0:00 start · 0:08 w e2e4 · 0:20 clocks [9:00/9:00] w · 0:21 pass");
    let view = hall.court.view(BOARD, Audience::Public).game.expect("paired");
    assert_eq!(view.running.map(|running| running.side), Some(Side::White));
}

#[test]
fn fide_a_5_4_the_illegal_move_the_arbiter_waited_with_is_the_one_that_was_claimed() {
    play(
        game(|setup| setup.start_fen = Some("7k/P7/8/8/8/8/8/4K3 w - - 0 1".into())),
        "
        0:00 start · 0:08 w a7a8 · 0:10 b claims illegal · 0:12 yes
        = …
        = + 0:10.000 White's a7a8 is illegal
        = …",
    );
}

#[test]
fn fide_6_8_a_flag_that_is_not_down_yet_is_asked_about_once_a_turn() {
    let table = game(|setup| (setup.clock, setup.evidence) = (ClockRule::Table, Evidence::Presses));
    play(
        table,
        "
        0:00 start · 0:08 w press · 0:20 b press · 11:00 pass · 11:01 no · 11:30 w press
        = …
        = 10:23.000 asks: White's flag is expected; is it down?
        = 11:01.000 amended
        = + 11:01.000 answered no
        = 11:30.000 White full run presumed
        = …",
    );
}

#[test]
fn fide_7_5_5_a_claim_of_the_second_illegal_move_leaves_it_to_the_referee_to_end_the_game() {
    play(
        game(|_| {}),
        "
        0:00 start · 0:08 w e2e4 · 0:40 b e7e4 · 0:45 w claims illegal · 0:51 b corrects
        1:20 b e7e5 · 2:00 w g1f3 · 2:10 b e5e3 · 2:11 w claims illegal · 2:12 yes
        = …
        = 2:11.000 White's claim: upheld
        = …
        = + 2:10.000 ended: White wins (illegal moves) [FIDE-7.5.5]
        = …",
    );
}

#[test]
fn fide_9_2_a_draw_is_claimed_where_the_position_is_not_known() {
    play(
        game(|setup| setup.evidence = Evidence::Presses),
        "
        0:00 start · 0:05 w claims threefold
        = …
        = 0:05.000 asks: White's claim, threefold?",
    );
    play(
        game(|setup| setup.evidence = Evidence::Presses),
        "
        0:00 start · 0:08 w press · 0:20 b press · 0:30 level moves court · 0:31 w claims fifty
        = …
        = 0:31.000 asks: White's claim, fifty moves?",
    );
    play(
        GameSetup { evidence: Evidence::Presses, ..speed() },
        "
        0:00 start · 0:05 w claims threefold · 0:06 w stops · 0:07 b disputes
        = …
        = 0:07.000 Black disputes: threefold, no record",
    );
}

#[test]
fn cr_4_4_4_an_answer_to_one_claim_leaves_the_next_one_open() {
    play(
        game(|_| {}),
        "
        0:00 start · 0:08 w e2e4 · 0:20 b e7e5 · 0:30 w claims touch · 0:40 w g1f3
        0:45 b claims touch · 0:50 no · 0:55 yes
        = …
        = + 0:45.000 asks: Black's claim, touch-move?
        = + 0:50.000 answered no
        = 0:55.000 amended
        = + 0:45.000 Black's claim: upheld
        = …",
    );
}

#[test]
fn cr_4_4_6_a_press_at_the_flags_very_instant_is_late_where_one_device_saw_both() {
    play(
        short(20, game(|_| {})),
        "
        0:00 start · 0:08 w e2e4 · 0:28 b e7e5 · 0:40 pass
        = …
        = 0:28.000 Black's flag fell
        = 0:28.000 ended: White wins (flag fall)
        = 0:28.000 Black: after_the_end",
    );
}

#[test]
fn fide_a_5_2_an_illegal_move_that_stands_takes_its_own_question_with_it_and_no_other() {
    play(
        unwatched(),
        "
        0:00 start · 0:08 w e2e4 · 0:20 b e7e4 · 0:21 chief · 0:30 w g1f3 · 0:31 no · 0:40 b d7d6
        = …
        = 0:30.000 Black's e7e4 stands used 0:12.000, left 9:58.000
        = 0:30.000 White full run presumed
        = 0:30.000 2. White Nf3 used 0:10.000, left 9:58.000
        = 0:31.000 amended
        = + 0:31.000 answered no
        = 0:40.000 Black full run presumed
        = 0:40.000 Black full run presumed
        = 0:40.000 2. Black d6 used 0:10.000, left 9:53.000",
    );
}

#[test]
fn fide_a_5_2_an_illegal_move_that_a_referee_has_ruled_does_not_stand() {
    play(
        unwatched(),
        "
        0:00 start · 0:08 w e2e4 · 0:20 b e7e4 · 0:25 yes · 0:30 w g1f3 · 0:40 b corrects
        = …
        = 0:30.000 White: move_out_of_turn
        = 0:40.000 Black has put it right",
    );
}

#[test]
fn fide_a_5_2_an_illegal_move_that_stands_ends_what_its_maker_had_announced() {
    play(
        unwatched(),
        "
        0:00 start · 0:08 w e2e4 · 0:20 b claims threefold g8f6 · 0:30 b e7e4 · 0:40 w d2d4
        0:50 b b8c6
        = …
        = 0:40.000 Black's e7e4 stands used 0:22.000, left 9:48.000
        = …
        = 0:50.000 2. Black Nc6 used 0:10.000, left 9:43.000",
    );
}

#[test]
fn cr_4_4_4_a_run_that_was_presumed_for_a_move_taken_back_is_not_counted() {
    let mut hall = Hall::new(game(|_| {}));
    hall.play("0:00 start · 0:08 w e2e4 · 0:20 b e7e5 · 0:30 w claims norun");
    let runs = |hall: &Hall, side: Side| {
        hall.court.view(BOARD, Audience::Referees).game.expect("paired").sides[side].runs
    };
    assert_eq!(runs(&hall, Side::Black), 1);
    hall.play("0:35 yes");
    assert_eq!(runs(&hall, Side::Black), 0);
}

#[test]
fn cr_4_4_5_the_increment_of_a_claiming_press_is_taken_off_the_tables_clock_again() {
    let table = game(|setup| {
        (setup.clock, setup.evidence) = (ClockRule::Table, Evidence::Presses);
    });
    play(
        table,
        "
        0:00 start · 0:08 w press · 0:20 b press · 0:22 b claims illegal · 0:30 yes
        = …
        = + 0:30.000 asks: set 9:48.000/10:53.000 (+-0:05.000/+0:55.000), White to move",
    );
}

#[test]
fn cr_4_4_3_an_offer_refused_by_its_card_stays_refused_when_an_earlier_press_was_no_move() {
    play(
        game(|setup| setup.evidence = Evidence::Presses),
        "
        0:00 start · 0:08 w press · 0:20 b press · 0:22 w card · 0:24 b refuses
        0:26 b claims illegal · 0:28 b accepts
        = …
        = 0:28.000 Black: no_offer",
    );
}

#[test]
fn fide_7_5_1_a_claim_of_an_illegal_move_settles_its_question_and_no_other() {
    play(
        game(|_| {}),
        "
        0:00 start · 0:08 w e2e4 · 0:40 b e7e4 · 0:41 chief · 0:45 w claims illegal · 0:46 no
        0:51 b corrects
        = …
        = 0:45.000 White's claim: upheld
        = 0:46.000 amended
        = + 0:46.000 answered no
        = 0:51.000 Black has put it right",
    );
}

#[test]
fn cr_4_4_5_a_claim_rejected_at_its_own_instant_gives_no_time_back() {
    play(
        game(|_| {}),
        "
        0:00 start · 0:08 w e2e4 · 0:20 b e7e5 · 0:30 w claims touch · 0:30 no · 0:40 w g1f3
        = …
        = + 0:30.000 White's claim: rejected
        = 0:40.000 White full run presumed
        = 0:40.000 2. White Nf3 used 0:20.000, left 9:48.000",
    );
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
fn cr_4_4_6_a_press_at_the_flags_very_instant_is_late_while_the_flag_cannot_be_stated_yet() {
    play(
        short(20, game(|_| {})),
        "
        0:00 start · 0:08 w e2e4 · 0:20 #2 silent · 0:28 b e7e5 · 0:30 #2 speaks · 0:40 pass
        = …
        = 0:28.000 Black: after_the_flag
        = …
        = + 0:28.000 Black's flag fell
        = + 0:28.000 ended: White wins (flag fall)",
    );
}

#[test]
fn fide_7_5_5_the_question_of_an_illegal_move_stays_open_whatever_is_played() {
    let sheet = "0:00 start · 0:08 w g1g3 · 0:20 w g1f3 · 0:30 b e7e5 · 0:40 w claims touch";
    let given =
        |sheet: &str| play(game(|_| {}), sheet).contains("- 0:08.000 Black is given 1:00.000");
    assert!(given(&format!("{sheet} · 0:45 no")), "the board misreported it");
    assert!(!given(&format!("{sheet} · 0:45 no claim")), "the minute stands");
    let mut hall = Hall::new(game(|_| {}));
    hall.play(&format!("{sheet} · 0:45 yes · 0:50 no · 0:51 pass"));
    let view = hall.court.view(BOARD, Audience::Referees).game.expect("paired");
    assert_eq!((view.inbox.len(), view.sides.white.illegal), (0, 1));
}

#[test]
fn cr_4_4_5_what_ran_while_a_claim_was_ruled_on_is_charged_to_nobody() {
    play(
        game(|_| {}),
        "
        0:00 start · 0:08 w e2e4 · 0:20 b claims touch · 1:20 no · 1:30 b e7e5
        = …
        = + 1:20.000 White is given 1:00.000
        = 1:30.000 Black full run presumed
        = 1:30.000 1. Black e5 used 0:22.000, left 9:48.000",
    );
}

#[test]
fn fide_a_5_4_a_promotion_without_its_piece_waits_in_a_match_too() {
    let players = BySide { white: PlayerId(1), black: PlayerId(2) };
    let mut setup = setup::intramural_match(1, players, MatchRule::ROUND_ROBIN);
    setup.start_fen = Some("7k/P7/8/8/8/8/8/4K3 w - - 0 1".into());
    play(
        setup,
        "
        0:00 start · 0:08 w a7a8 · 0:12 w a7a8q
        = …
        = 0:08.000 White's a7a8: the arbiter waits
        = 0:12.000 1. White a8=Q+, left -",
    );
}
