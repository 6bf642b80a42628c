//! Illegal moves and what they cost (FIDE 7.5, A.3, A.5.2; CR-4.4-1).

use crate::sheet::{BOARD, Hall, game, play};
use court_protocol::{Audience, ClockRule, Debt, Evidence, Millis, RunEvidence, Side, Supervision};
use insta::assert_snapshot;

/// After the start, both sides' first moves made.
const OPENED: &str = "0:00 start · 0:08 w e2e4 · 0:20 b e7e5 · ";

#[test]
fn fide_7_5_5_the_first_illegal_move_gives_the_opponent_a_minute() {
    assert_snapshot!(play(game(|_| {}), &format!("{OPENED} 0:30 w e4e6 · 0:45 yes · 0:50 w g1f3
        1:00 b b8c6")), @r"
    0:00.000 counting to GO at 0:03.000
    0:01.000 White's clock starts
    0:03.000 started
    0:08.000 White half run presumed
    0:08.000 1. White e4 used 0:07.000, left 10:03.000
    0:20.000 Black full run presumed
    0:20.000 1. Black e5 used 0:12.000, left 9:58.000
    0:30.000 asks: White's e4e6, an illegal move?
    0:30.000 White's e4e6 is illegal
    0:30.000 Black is given 1:00.000
    0:30.000 White owes a correction and a run
    0:45.000 amended
      + 0:45.000 answered yes
    0:50.000 White full run presumed
    0:50.000 White has put it right
    0:50.000 White full run presumed
    0:50.000 2. White Nf3 used 0:30.000, left 9:38.000
    1:00.000 Black full run presumed
    1:00.000 2. Black Nc6 used 0:10.000, left 10:53.000
    ");
}

#[test]
fn fide_7_5_5_the_event_may_set_two_minutes() {
    let setup = game(|game| game.illegal_moves.gives = Millis::minutes(2));
    assert_snapshot!(play(setup, &format!("{OPENED} 0:30 w e4e6")), @r"
    0:00.000 counting to GO at 0:03.000
    0:01.000 White's clock starts
    0:03.000 started
    0:08.000 White half run presumed
    0:08.000 1. White e4 used 0:07.000, left 10:03.000
    0:20.000 Black full run presumed
    0:20.000 1. Black e5 used 0:12.000, left 9:58.000
    0:30.000 asks: White's e4e6, an illegal move?
    0:30.000 White's e4e6 is illegal
    0:30.000 Black is given 2:00.000
    0:30.000 White owes a correction and a run
    ");
}

#[test]
fn fide_7_5_5_the_second_illegal_move_loses_once_a_referee_has_confirmed_it() {
    assert_snapshot!(play(game(|_| {}), &format!(
        "{OPENED} 0:30 w e4e6 · 0:40 yes · 0:45 w g1f3 · 0:50 b b8c6 · 0:55 w e4e6 · 1:00 yes")), @r"
    0:00.000 counting to GO at 0:03.000
    0:01.000 White's clock starts
    0:03.000 started
    0:08.000 White half run presumed
    0:08.000 1. White e4 used 0:07.000, left 10:03.000
    0:20.000 Black full run presumed
    0:20.000 1. Black e5 used 0:12.000, left 9:58.000
    0:30.000 asks: White's e4e6, an illegal move?
    0:30.000 White's e4e6 is illegal
    0:30.000 Black is given 1:00.000
    0:30.000 White owes a correction and a run
    0:40.000 amended
      + 0:40.000 answered yes
    0:45.000 White full run presumed
    0:45.000 White has put it right
    0:45.000 White full run presumed
    0:45.000 2. White Nf3 used 0:25.000, left 9:43.000
    0:50.000 Black full run presumed
    0:50.000 2. Black Nc6 used 0:05.000, left 10:58.000
    0:55.000 asks: White's e4e6, an illegal move?
    0:55.000 White's e4e6 is illegal
    0:55.000 White owes a correction and a run
    1:00.000 amended
      - 0:55.000 White owes a correction and a run
      + 0:55.000 ended: Black wins (illegal moves)
      + 1:00.000 answered yes
    ");
}

#[test]
fn fide_7_5_5_the_second_illegal_move_draws_if_the_opponent_cannot_mate() {
    let setup = game(|game| game.start_fen = Some("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1".into()));
    assert_snapshot!(play(setup, "
        0:00 start · 0:08 w e1e3 · 0:10 yes · 0:15 w e2e5 · 0:20 yes"), @r"
    0:00.000 counting to GO at 0:03.000
    0:01.000 White's clock starts
    0:03.000 started
    0:08.000 asks: White's e1e3, an illegal move?
    0:08.000 White's e1e3 is illegal
    0:08.000 Black is given 1:00.000
    0:08.000 White owes a correction and a run
    0:10.000 amended
      + 0:10.000 answered yes
    0:15.000 asks: White's e2e5, an illegal move?
    0:15.000 White's e2e5 is illegal
    0:15.000 White owes a correction and a run
    0:20.000 amended
      - 0:15.000 White owes a correction and a run
      + 0:15.000 ended: draw (illegal moves)
      + 0:20.000 answered yes
    ");
}

#[test]
fn cr_4_4_4_an_illegal_move_the_court_sees_owes_a_correction_and_a_run() {
    let setup = game(|game| game.runs = RunEvidence::Reported);
    assert_snapshot!(play(setup, "
        0:00 start · 0:06 w returns · 0:07 w e2e4 · 0:08 b crosses · 0:12 b returns · 0:15 b e7e4
        0:20 b corrects · 0:22 b crosses · 0:26 b returns · 0:30 b e7e5
        0:31 w crosses · 0:35 w returns · 0:40 w e4e6 · 0:45 w g1f3"), @r"
    0:00.000 counting to GO at 0:03.000
    0:01.000 White's clock starts
    0:03.000 started
    0:06.000 White half run made in 0:03.000
    0:07.000 1. White e4 used 0:06.000, left 10:04.000
    0:08.000 Black crosses
    0:12.000 Black full run made in 0:09.000
    0:15.000 asks: Black's e7e4, an illegal move?
    0:15.000 Black's e7e4 is illegal
    0:15.000 White is given 1:00.000
    0:15.000 Black owes a correction and a run
    0:20.000 Black has put it right
    0:22.000 Black crosses
    0:26.000 Black full run made in 0:06.000
    0:30.000 1. Black e5 used 0:23.000, left 9:47.000
    0:31.000 White crosses
    0:35.000 White full run made in 0:28.000
    0:40.000 asks: White's e4e6, an illegal move?
    0:40.000 White's e4e6 is illegal
    0:40.000 Black is given 1:00.000
    0:40.000 White owes a correction and a run
    0:45.000 White has put it right
    0:45.000 White moved before the run
    0:45.000 asks: White moved before the run?
    0:45.000 2. White Nf3 used 0:15.000, left 10:54.000
    ");
}

#[test]
fn cr_4_4_4_the_view_shows_the_correction_before_its_run() {
    let mut hall = Hall::new(game(|_| {}));
    hall.play(&format!("{OPENED} 0:30 w e4e6"));
    let view = hall.court.view(BOARD, Audience::Public).game.expect("paired");
    let expected = [Debt::FullRun, Debt::Correction, Debt::FullRun];
    assert_eq!(view.sides[Side::White].owes, expected);
    assert_eq!(view.sides[Side::White].illegal, 1);
    assert_eq!((view.sides.black.offers, view.sides.black.cards), (false, 2));
    hall.check_invariants();
}

#[test]
fn fide_a_5_2_an_illegal_move_nobody_acted_on_stands_with_the_opponents_next_move() {
    assert_snapshot!(play(game(|_| {}), &format!(
        "{OPENED} 0:30 w e4e6 · 0:45 b d7e6 · 0:55 w g1f3")), @r"
    0:00.000 counting to GO at 0:03.000
    0:01.000 White's clock starts
    0:03.000 started
    0:08.000 White half run presumed
    0:08.000 1. White e4 used 0:07.000, left 10:03.000
    0:20.000 Black full run presumed
    0:20.000 1. Black e5 used 0:12.000, left 9:58.000
    0:30.000 asks: White's e4e6, an illegal move?
    0:30.000 White's e4e6 is illegal
    0:30.000 Black is given 1:00.000
    0:30.000 White owes a correction and a run
    0:45.000 Black is given -1:00.000
    0:45.000 White's e4e6 stands used 0:10.000, left 9:58.000
    0:45.000 Black full run presumed
    0:45.000 2. Black dxe6 used 0:15.000, left 9:48.000
    0:55.000 White full run presumed
    0:55.000 White full run presumed
    0:55.000 3. White Nf3 used 0:10.000, left 9:53.000
    ");
}

#[test]
fn fide_7_5_1_with_an_arbiter_at_every_game_an_illegal_move_never_stands() {
    let setup = game(|game| game.illegal_moves.supervision = Supervision::Adequate);
    assert_snapshot!(play(setup, &format!("{OPENED} 0:30 w e4e6 · 0:45 b d7e6")), @r"
    0:00.000 counting to GO at 0:03.000
    0:01.000 White's clock starts
    0:03.000 started
    0:08.000 White half run presumed
    0:08.000 1. White e4 used 0:07.000, left 10:03.000
    0:20.000 Black full run presumed
    0:20.000 1. Black e5 used 0:12.000, left 9:58.000
    0:30.000 asks: White's e4e6, an illegal move?
    0:30.000 White's e4e6 is illegal
    0:30.000 Black is given 1:00.000
    0:30.000 White owes a correction and a run
    0:45.000 Black: move_out_of_turn
    ");
}

#[test]
fn fide_a_5_2_an_illegal_move_that_was_claimed_does_not_stand() {
    assert_snapshot!(play(game(|_| {}), &format!(
        "{OPENED} 0:30 w e4e6 · 0:40 b claims illegal · 0:45 b d7e6")), @r"
    0:00.000 counting to GO at 0:03.000
    0:01.000 White's clock starts
    0:03.000 started
    0:08.000 White half run presumed
    0:08.000 1. White e4 used 0:07.000, left 10:03.000
    0:20.000 Black full run presumed
    0:20.000 1. Black e5 used 0:12.000, left 9:58.000
    0:30.000 asks: White's e4e6, an illegal move?
    0:30.000 White's e4e6 is illegal
    0:30.000 Black is given 1:00.000
    0:30.000 White owes a correction and a run
    0:40.000 Black claims illegal move
    0:40.000 Black's claim: upheld
    0:45.000 Black: move_out_of_turn
    ");
}

#[test]
fn fide_7_5_1_what_no_man_of_the_movers_can_have_made_is_only_asked_about() {
    assert_snapshot!(play(game(|_| {}), &format!("{OPENED} 0:30 w e3e4 · 0:40 no")), @r"
    0:00.000 counting to GO at 0:03.000
    0:01.000 White's clock starts
    0:03.000 started
    0:08.000 White half run presumed
    0:08.000 1. White e4 used 0:07.000, left 10:03.000
    0:20.000 Black full run presumed
    0:20.000 1. Black e5 used 0:12.000, left 9:58.000
    0:30.000 asks: White's e3e4, an illegal move?
    0:30.000 White's e3e4 is illegal
    0:40.000 amended
      - 0:30.000 White's e3e4 is illegal
      + 0:30.000 White: misreported_move
      + 0:40.000 answered no
    ");
}

#[test]
fn cr_4_4_1_on_the_clock_of_the_table_the_minute_has_to_be_set() {
    let setup = game(|game| game.clock = ClockRule::Table);
    assert_snapshot!(play(setup, "
        0:00 start · 0:08 w e2e4 [9:58] · 0:20 b e7e5 [9:53] · 0:30 w e4e6
        0:40 read [9:43/9:53] · 0:50 read [9:28/10:53] · 0:55 w g1f3 [9:28/10:53]"), @r"
    0:00.000 counting to GO at 0:03.000
    0:01.000 White's clock starts
    0:03.000 started
    0:08.000 White half run presumed
    0:08.000 1. White e4 used 0:12.000, left 9:58.000
    0:08.000 asks: the clock on the table differs by -0:05.000/-
    0:20.000 Black full run presumed
    0:20.000 1. Black e5 used 0:17.000, left 9:53.000
    0:30.000 asks: White's e4e6, an illegal move?
    0:30.000 White's e4e6 is illegal
    0:30.000 Black is given 1:00.000
    0:30.000 White owes a correction and a run
    0:30.000 asks: set 9:48.000/10:53.000 (+0:00.000/+1:00.000), White to move
    0:40.000 White: clock_not_set_yet
    0:50.000 set on the clock
    0:50.000 read 9:28.000/10:53.000
    0:55.000 White full run presumed
    0:55.000 White has put it right
    0:55.000 White full run presumed
    0:55.000 2. White Nf3 used 0:35.000, left 9:28.000
    0:55.000 read -/10:53.000
    ");
}

#[test]
fn fide_7_5_5_at_a_table_the_referee_says_whether_the_second_illegal_move_loses() {
    let setup = game(|game| {
        game.evidence = Evidence::Table;
        game.clock = ClockRule::Table;
    });
    assert_snapshot!(play(setup, "
        0:00 start · 3:00 w claims illegal · 3:10 yes · 3:20 set · 5:00 w claims illegal
        5:10 yes · 5:20 yes"), @r"
    0:00.000 counting to GO at 0:03.000
    0:01.000 White's clock starts
    0:03.000 started
    3:00.000 White claims illegal move
    3:00.000 asks: White's claim, illegal move?
    3:10.000 amended
      + 3:00.000 White's claim: upheld
      + 3:00.000 Black's move is illegal
      + 3:00.000 White is given 1:00.000
      + 3:00.000 Black owes a correction and a run
      + 3:10.000 answered yes
      + 3:10.000 asks: set -/- (+1:00.000/+0:00.000), Black to move
    3:20.000 set on the clock
    5:00.000 White claims illegal move
    5:00.000 asks: White's claim, illegal move?
    5:10.000 amended
      + 5:00.000 White's claim: upheld
      + 5:00.000 Black's move is illegal
      + 5:00.000 asks: Black loses; can White still mate?
      + 5:10.000 answered yes
    5:20.000 amended
      + 5:00.000 ended: White wins (illegal moves)
      + 5:20.000 answered yes
    ");
}

#[test]
fn fide_7_5_5_the_loss_by_a_second_illegal_move_is_made_void_with_its_ruling() {
    assert_snapshot!(play(game(|_| {}), &format!(
        "{OPENED} 0:30 w e4e6 · 0:40 w g1f3 · 0:50 b b8c6 · 0:55 w e4e6 · 1:00 yes · 1:05 yes
        1:20 void answer · 1:30 confirm")), @r"
    0:00.000 counting to GO at 0:03.000
    0:01.000 White's clock starts
    0:03.000 started
    0:08.000 White half run presumed
    0:08.000 1. White e4 used 0:07.000, left 10:03.000
    0:20.000 Black full run presumed
    0:20.000 1. Black e5 used 0:12.000, left 9:58.000
    0:30.000 asks: White's e4e6, an illegal move?
    0:30.000 White's e4e6 is illegal
    0:30.000 Black is given 1:00.000
    0:30.000 White owes a correction and a run
    0:40.000 White full run presumed
    0:40.000 White has put it right
    0:40.000 White full run presumed
    0:40.000 2. White Nf3 used 0:20.000, left 9:48.000
    0:50.000 Black full run presumed
    0:50.000 2. Black Nc6 used 0:10.000, left 10:53.000
    0:55.000 asks: White's e4e6, an illegal move?
    0:55.000 White's e4e6 is illegal
    0:55.000 White owes a correction and a run
    1:00.000 amended
      + 1:00.000 answered yes
    1:05.000 amended
      - 0:55.000 White owes a correction and a run
      + 0:55.000 ended: Black wins (illegal moves)
      + 1:05.000 answered yes
    1:20.000 set aside
    1:20.000 asks: amend? drops 2 says 0
    1:30.000 answered confirm
    1:30.000 amended
      - 0:55.000 ended: Black wins (illegal moves)
      - 1:05.000 answered yes
      + 0:55.000 White owes a correction and a run
      + 0:55.000 reopened, stands still
    ");
}

#[test]
fn fide_a_5_2_a_king_left_in_check_stands_and_the_position_is_found_again() {
    let setup = game(|game| game.start_fen = Some("4k3/8/8/8/4r3/8/3P4/4K3 w - - 0 1".into()));
    assert_snapshot!(play(setup, "
        0:00 start · 0:08 w d2d3 · 0:20 b e8d8 · 0:30 w e1d1 · 0:40 b e4e5 · 0:50 w d1c1"), @r"
    0:00.000 counting to GO at 0:03.000
    0:01.000 White's clock starts
    0:03.000 started
    0:08.000 asks: White's d2d3, an illegal move?
    0:08.000 White's d2d3 is illegal
    0:08.000 Black is given 1:00.000
    0:08.000 White owes a correction and a run
    0:20.000 Black is given -1:00.000
    0:20.000 White's d2d3 stands used 0:07.000, left 10:03.000
    0:20.000 Black full run presumed
    0:20.000 1. Black e8d8 used 0:12.000, left 9:58.000
    0:30.000 White half run presumed
    0:30.000 White full run presumed
    0:30.000 2. White Kd1 used 0:10.000, left 9:58.000
    0:40.000 Black full run presumed
    0:40.000 2. Black Re5 used 0:10.000, left 9:53.000
    0:50.000 White full run presumed
    0:50.000 3. White Kc1 used 0:10.000, left 9:53.000
    ");
}

#[test]
fn fide_7_5_1_taking_a_king_left_in_check_is_no_move_and_what_was_given_stays() {
    let fen = "4k3/4r3/8/8/8/8/4R3/4K3 w - - 0 1";
    let setup = game(|game| game.start_fen = Some(fen.into()));
    assert_snapshot!(play(setup, "
        0:00 start · 0:10 w e2a2 · 0:30 b e7e1 · 0:50 w e2e7"), @r"
    0:00.000 counting to GO at 0:03.000
    0:01.000 White's clock starts
    0:03.000 started
    0:10.000 asks: White's e2a2, an illegal move?
    0:10.000 White's e2a2 is illegal
    0:10.000 Black is given 1:00.000
    0:10.000 White owes a correction and a run
    0:30.000 Black: move_out_of_turn
    0:50.000 White half run presumed
    0:50.000 White has put it right
    0:50.000 White full run presumed
    0:50.000 1. White Rxe7+ used 0:49.000, left 9:21.000
    ");
}

#[test]
fn fide_a_5_2_a_move_behind_an_illegal_one_that_stands_is_taken_back_to_it() {
    play(
        game(|_| {}),
        "
        0:00 start · 0:08 w e2e4 · 0:12 b f7f6 · 0:20 w d1h5 · 0:22 b a7a6 · 0:30 w d2d4
        0:32 b claims touch · 0:35 yes · 0:40 w d2d3 · 0:50 b g7g6 · 1:00 w h5h4
        = …
        = 0:40.000 3. White d2d3 used 0:08.000, left 9:49.000
        = …
        = 0:50.000 3. Black g6 used 0:12.000, left 10:02.000
        = …
        = 1:00.000 4. White Qh4 used 0:10.000, left 9:44.000",
    );
}
