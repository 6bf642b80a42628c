//! `ChessSprint`: until somebody wins (CR-4.7).

use crate::sheet::{GAME, Hall, game};
use court_protocol::{
    BySide, ClockRule, CourtSetup, Evidence, GameSetup, Millis, PenaltyState, Phase, Ruleset,
    TimeControl,
};
use insta::assert_snapshot;
use referee_core::setup::{self, MastersCategory};

/// White stalemates by Qf7 and mates by Qf8; Black has a bare king.
const QUEEN: &str = "7k/8/6K1/5Q2/8/8/8/8 w - - 0 1";

pub(crate) fn ten_minutes() -> GameSetup {
    game(|game| {
        game.ruleset = Ruleset::Sprint;
        game.time = setup::usual_time(Ruleset::Sprint, BySide::both(None));
        game.draw_cards = 0;
        game.start_fen = Some(QUEEN.to_owned());
    })
}

#[test]
fn cr_4_7_1_ten_minutes_without_increment_whatever_the_masters_are() {
    let masters = BySide { white: MastersCategory::of_age(82), black: None };
    let time = setup::usual_time(Ruleset::Sprint, masters);
    let control = TimeControl {
        initial: Millis::minutes(10),
        increment: Millis::ZERO,
        increment_first: true,
    };
    assert_eq!(time, BySide::both(control));
    let court = CourtSetup::basketball("Court 1", 12);
    assert_eq!(setup::validate_game(&court, &ten_minutes()), Ok(()));
    let mut with_increment = ten_minutes();
    with_increment.time.white.increment = Millis::seconds(1);
    let refusal = setup::validate_game(&court, &with_increment).expect_err("an increment");
    assert_snapshot!(referee_messages::words().refusal(&refusal), @"White's increment: 0:01.000 is not possible; expected none in ChessSprint (CR-4.7-1)");
}

#[test]
fn cr_4_7_1_another_time_than_ten_minutes_is_refused() {
    let court = CourtSetup::basketball("Court 1", 12);
    let mut short = ten_minutes();
    short.time.black.initial = Millis::minutes(5);
    let refusal = setup::validate_game(&court, &short).expect_err("five minutes");
    assert_snapshot!(referee_messages::words().refusal(&refusal), @"Black's time: 5:00.000 is not possible; expected 10 minutes in ChessSprint (CR-4.7-1)");
}

#[test]
fn cr_4_7_3_a_game_that_goes_on_has_the_times_that_were_left() {
    let court = CourtSetup::basketball("Court 1", 12);
    let mut next = ten_minutes();
    (next.time.white.initial, next.time.black.initial) = (Millis(590_000), Millis(241_500));
    next.carried = true;
    assert_eq!(setup::validate_game(&court, &next), Ok(()));
    let mut hall = Hall::new(next);
    hall.play("0:00 start");
    assert_eq!(hall.public().sides.black.left, Some(Millis(241_500)));
}

#[test]
fn cr_4_7_3_between_two_games_the_board_waits_as_before_a_start_with_nothing_owed() {
    let mut hall = Hall::new(ten_minutes());
    hall.play("0:00 start · 0:06 w f5a8 · 0:07 pass");
    assert_eq!(hall.public().sides.white.illegal, 1);
    hall.play("0:10 w f5f7 · 0:30 pass");
    let game = hall.public();
    assert_eq!((game.chain_game, game.phase, game.ply), (2, Phase::Waiting, 0));
    assert_eq!(game.fen.as_deref(), Some(QUEEN));
    assert_eq!(game.running, None);
    assert_eq!(game.sides.white.left, Some(Millis(591_000)));
    assert_eq!(game.sides.white.illegal, 0);
    assert!(game.sides.white.owes.is_empty() && game.sides.black.owes.is_empty());
    assert_eq!(game.game, GAME, "a chain is one game");
}

#[test]
fn cr_4_7_3_a_penalty_that_is_not_served_stays_due_in_the_next_game() {
    let mut hall = Hall::new(ten_minutes());
    hall.play("0:00 start · 0:08 b fault no_crossing · 0:10 w f5f7 · 0:15 start · 0:19 pass");
    let black = hall.public().sides.black;
    assert_eq!(black.penalties.len(), 1);
    assert_eq!(black.penalties[0].state, PenaltyState::Due);
    hall.play("0:20 b stands · 0:31 pass");
    assert_eq!(hall.public().sides.black.served, 1);
}

#[test]
fn cr_4_3_5_a_stop_that_the_end_of_a_game_broke_off_is_served_whole_in_the_next_one() {
    let mut hall = Hall::new(ten_minutes());
    hall.play("0:00 start · 0:04 b fault no_crossing · 0:05 b stands · 0:10 w f5f7 · 0:11 pass");
    let black = hall.public().sides.black;
    assert_eq!((black.stop, black.penalties[0].state), (None, PenaltyState::Called));
    hall.play("0:15 start · 0:20 b stands · 0:29 pass");
    assert_eq!(hall.public().sides.black.served, 0, "five seconds before the draw do not count");
    hall.play("0:31 pass");
    assert_eq!(hall.public().sides.black.served, 1);
}

#[test]
fn cr_4_7_3_a_start_of_a_later_game_annulled_leaves_that_game_waiting() {
    let mut hall = Hall::new(ten_minutes());
    hall.play("0:00 start · 0:10 w f5f7 · 0:15 start · 0:20 annul");
    let game = hall.public();
    assert_eq!((game.chain_game, game.phase), (2, Phase::Waiting));
    assert_eq!(game.sides.white.left, Some(Millis(591_000)));
}

#[test]
fn cr_4_7_3_a_win_learned_late_ends_the_chain_once_the_head_referee_has_confirmed_it() {
    let mut hall = Hall::new(ten_minutes());
    hall.play("0:00 start · 0:10 w f5f7 · 0:15 start · 0:20 w f5e5 · 0:08@0:25 #2 w f5f8");
    assert_eq!(hall.public().chain_game, 2, "nothing changes before he has confirmed it");
    hall.play("0:30 confirm");
    let game = hall.public();
    assert_eq!((game.chain_game, game.phase), (1, Phase::Finished));
}

#[test]
fn cr_4_7_3_a_reopened_game_of_the_chain_stands_still_from_its_end() {
    let table = game(|game| {
        *game = ten_minutes();
        game.clock = ClockRule::Table;
    });
    let mut hall = Hall::new(table);
    hall.play("0:00 start · 0:10 w flag · 0:15 start · 0:20 w f5e5 · 0:30 void draw");
    assert_eq!(hall.public().chain_game, 2, "nothing changes before he has confirmed it");
    hall.play("0:31 confirm");
    let game = hall.public();
    assert_eq!((game.chain_game, game.phase, game.ply), (1, Phase::Paused, 0));
    assert_eq!(game.running, None);
    hall.play("0:38 set · 0:40 start · 0:50 w f5f8"); // the two minutes are taken off if they were set
    assert_eq!(hall.public().phase, Phase::Finished);
    assert_eq!(hall.court.chain(GAME).map(|chain| chain.len()), Some(1));
}

#[test]
fn cr_4_7_3_each_game_of_a_chain_keeps_its_moves() {
    let mut hall = Hall::new(ten_minutes());
    hall.play("0:00 start · 0:10 w f5f7 · 0:15 start · 0:20 w f5f8");
    let chain = hall.court.chain(GAME).expect("paired");
    let sans: Vec<Vec<String>> =
        chain.iter().map(|game| game.moves.iter().map(|made| made.san.clone()).collect()).collect();
    assert_eq!(sans, [["Qf7"], ["Qf8#"]]);
    assert!(chain[0].drawn.is_some() && chain[1].drawn.is_none());
}

#[test]
fn cr_4_7_3_where_nobody_reports_moves_two_referees_say_that_it_is_drawn() {
    let table = game(|game| {
        *game = ten_minutes();
        (game.evidence, game.clock) = (Evidence::Table, ClockRule::Table);
    });
    let mut hall = Hall::new(table).with_referees();
    hall.play("0:00 start · 3:00 #5 enter 1/2-1/2 · 3:10 #7 enter 1/2-1/2 · 3:11 pass");
    assert_eq!((hall.public().chain_game, hall.public().phase), (2, Phase::Waiting));
}

#[test]
fn cr_4_7_4_at_exactly_two_minutes_nobody_gets_more() {
    let mut hall = Hall::new(ten_minutes());
    hall.play("0:00 start · 0:04 clocks [2:06/2:09] w · 0:10 w f5f7");
    let sides = hall.public().sides;
    assert_eq!(sides.white.left, Some(Millis::minutes(2)));
    assert_eq!(sides.black.left, Some(Millis(129_000)));
}

#[test]
fn cr_4_7_4_a_millisecond_under_two_minutes_gives_both_two_more_at_every_restart_anew() {
    let mut hall = Hall::new(ten_minutes());
    hall.play("0:00 start · 0:02 pass");
    assert_eq!(hall.public().sides.black.left, Some(Millis::minutes(10)), "not at the first start");
    hall.play("0:04 clocks [2:05.999/2:08.999] w · 0:10 w f5f7");
    assert_eq!(hall.public().sides.white.left, Some(Millis(119_999 + 120_000)));
    assert_eq!(hall.public().sides.black.left, Some(Millis(128_999 + 120_000)));
    hall.play("0:20 start · 2:21.500 w f5f7");
    assert_eq!(hall.public().sides.white.left, Some(Millis(119_499 + 120_000)));
    assert_eq!(hall.public().sides.black.left, Some(Millis(128_999 + 240_000)));
}

#[test]
fn cr_4_7_5_a_whole_event_may_be_held_in_sprint() {
    let court = CourtSetup::basketball("Court 1", 12);
    let mut first_round = ten_minutes();
    (first_round.round, first_round.start_fen) = (1, None);
    assert_eq!(setup::validate_game(&court, &first_round), Ok(()));
}
