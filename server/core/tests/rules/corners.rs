//! Corners to which no other sheet comes: each shows a small mistake in the rules that every other
//! one would let pass.

use crate::intramural::round_robin;
use crate::sheet::{BOARD, Hall, game, instant, play};
use crate::speed_moves::speed;
use court_protocol::{
    Audience, ClockRule, Evidence, GameSetup, MatchRule, Millis, ResultState, RunEvidence, Side,
    Supervision, Termination, Window,
};

/// With runners who are reported.
pub(crate) fn reported() -> GameSetup {
    game(|game| game.runs = RunEvidence::Reported)
}

/// With so many seconds for each player, and none for a move.
pub(crate) fn short(seconds: i64, mut setup: GameSetup) -> GameSetup {
    for side in Side::BOTH {
        setup.time[side].initial = Millis::seconds(seconds);
        setup.time[side].increment = Millis::ZERO;
    }
    setup
}

/// One-minute penalties, and nobody at the board to see an illegal move.
pub(crate) fn unwatched() -> GameSetup {
    game(|setup| {
        setup.illegal_moves.supervision = Supervision::Otherwise;
    })
}

#[test]
fn all_3_a_result_the_head_referee_ruled_is_agreed_and_can_be_sealed() {
    play(
        game(|_| {}),
        "
        0:00 start · 0:08 w e2e4 · 0:20 result 1-0 · 0:30 seal
        = …
        = 0:30.000 sealed: White wins",
    );
}

#[test]
fn im_1_2_who_plays_after_his_window_is_not_asked_about_it_any_more() {
    let window = Window { opens: instant("10:00"), closes: instant("30:00") };
    let mut setup = round_robin();
    setup.match_rule = Some(MatchRule { window: Some(window), ..MatchRule::ROUND_ROBIN });
    let mut hall = Hall::new(setup);
    let questions = |hall: &Hall| {
        let view = hall.court.view(BOARD, Audience::Referees);
        view.game.expect("paired").inbox.len()
    };
    hall.play("30:01 pass");
    assert_eq!(questions(&hall), 1);
    hall.play("32:00 start they agreed by telephone");
    assert_eq!(questions(&hall), 0);
}

#[test]
fn all_3_the_head_referees_choice_keeps_the_entries_and_his_no_withdraws_them() {
    let entries = |answer: &str| {
        let mut hall = Hall::new(game(|_| {}));
        hall.play("0:00 start · 0:08 w e2e4 · 0:20 #5 enter 1-0 · 0:25 #6 enter 0-1");
        hall.play(&format!("0:30 {answer}"));
        let view = hall.court.view(BOARD, Audience::Referees).game.expect("paired");
        (view.entries.len(), view.result)
    };
    assert_eq!(entries("yes"), (2, ResultState::Confirmed));
    assert_eq!(entries("no"), (0, ResultState::Open));
}

#[test]
fn all_1_time_used_in_a_turn_counts_across_a_pause_and_a_claim_in_it() {
    play(
        game(|_| {}),
        "
        0:00 start · 0:08 w e2e4 · 0:20 b e7e5 · 0:30 pause · 0:32 w claims norun · 0:40 start
        0:55 no · 1:00 w g1f3
        = …
        = + 0:55.000 Black is given 0:12.000
        = 1:00.000 White full run presumed
        = 1:00.000 2. White Nf3 used 0:15.000, left 9:53.000",
    );
}

#[test]
fn all_1_clocks_that_are_set_in_a_players_turn_run_from_there() {
    play(
        game(|_| {}),
        "
        0:00 start · 0:08 w e2e4 · 0:20 b e7e5 · 0:30 clocks [9:00/8:00] w · 0:40 w g1f3
        = …
        = 0:40.000 2. White Nf3 used 0:20.000, left 8:55.000",
    );
}

#[test]
fn im_3_2_at_the_limit_that_is_with_the_referee_no_flag_falls_any_more() {
    let mut setup = round_robin();
    for side in Side::BOTH {
        setup.time[side].initial = Millis::seconds(60 * 60 + 30);
    }
    play(
        setup,
        "
        0:00 start · 0:10 w e2e4 · 0:20 b e7e5 · 62:00 pass
        = …
        = 1:00:03.001 limit reached, points 0/0
        = …",
    );
}

#[test]
fn all_1_a_claim_in_a_pause_starts_no_clock_that_stood() {
    let mut hall = Hall::new(game(|setup| {
        (setup.clock, setup.evidence) = (ClockRule::Table, Evidence::Table);
    }));
    hall.play("0:00 start · 0:10 pause · 0:12 w claims norun · 0:15 no · 0:16 set · 0:30 start · 0:40 pass");
    let view = hall.court.view(BOARD, Audience::Referees).game.expect("paired");
    assert_eq!(view.running, None);
}

#[test]
fn all_1_an_account_that_lost_a_millisecond_does_not_balance() {
    let account = referee_core::Account {
        given: Millis(600_000),
        increments: Millis(5_000),
        corrected: Millis(-1_000),
        used: Millis(7_000),
        left: Millis(597_000),
    };
    assert!(account.balances());
    assert!(!referee_core::Account { left: Millis(596_999), ..account }.balances());
}

#[test]
fn im_3_5_with_a_clock_too_an_illegal_move_is_taken_back_whatever_the_opponent_does() {
    let mut setup = round_robin();
    for side in Side::BOTH {
        setup.time[side].initial = Millis::minutes(30);
    }
    setup.illegal_moves.supervision = Supervision::Otherwise;
    play(
        setup,
        "
        0:00 start · 0:10 w e2e4 · 0:20 b e7e4 · 0:30 w g1f3 · 0:40 b e7e5
        = …
        = 0:20.000 Black takes e7e4 back and moves from e7
        = 0:30.000 White: move_out_of_turn
        = 0:40.000 1. Black e5 used 0:30.000, left 29:30.000",
    );
}

#[test]
fn all_3_a_corrected_result_came_about_by_a_ruling_and_in_speed_chess_by_both_players_word() {
    let how = |setup: GameSetup, sheet: &str| {
        let mut hall = Hall::new(setup);
        hall.play(sheet);
        let view = hall.court.view(BOARD, Audience::Referees).game.expect("paired");
        view.ended.map(|ended| (ended.result.pgn(), ended.by))
    };
    assert_eq!(
        how(
            game(|_| {}),
            "0:00 start · 0:10 w e2e4 · 0:20 w resigns · 0:30 enter 0-1 · 0:40 seal · 0:50 correct 1-0"
        ),
        Some(("1-0", Termination::Ruling))
    );
    assert_eq!(
        how(
            speed(),
            "
            0:00 start · 0:10 w e2e4 · 0:20 w resigns · 0:30 enter 0-1 · 0:40 seal
            0:45 agree 1-0 · 0:50 correct 1-0"
        ),
        Some(("1-0", Termination::PlayersAgreed))
    );
}
