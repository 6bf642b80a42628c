//! What the head referee puts right: clocks, the position of record, the players.

use crate::sheet::{BOARD, Hall, game};
use court_protocol::{Audience, ClockRule, Evidence, GameSetup, Refusal, Verdict};
use insta::assert_snapshot;

fn told(setup: GameSetup, sheet: &str) -> String {
    let mut hall = Hall::new(setup).with_referees();
    hall.play(sheet);
    hall.check_invariants();
    hall.told()
}

#[test]
fn all_1_clocks_set_by_the_head_referee_count_from_his_tap_and_no_time_is_lost() {
    assert_snapshot!(told(game(|_| {}), "
        0:00 start · 0:08 w e2e4 · 0:10 clocks [9:00/4:03] · 0:20 b e7e5 · 0:21 clocks [5:00/-] b
        0:31 b d7d5"), @r"
    0:00.000 counting to GO at 0:03.000
    0:01.000 White's clock starts
    0:03.000 started
    0:08.000 White half run presumed
    0:08.000 1. White e4 used 0:07.000, left 10:03.000
    0:10.000 clocks set to 9:00.000/4:03.000
    0:20.000 Black full run presumed
    0:20.000 1. Black e5 used 0:12.000, left 3:58.000
    0:21.000 clocks set to 5:00.000/-, Black's clock is to run
    0:31.000 Black: move_out_of_turn
    0:31.000 Black presses without a move
    ");
}

#[test]
fn clocks_set_where_the_table_rules_are_a_task_until_they_show_it() {
    let table = game(|game| game.clock = ClockRule::Table);
    assert_snapshot!(told(table, "
        0:00 start · 0:08 w e2e4 [10:03/10:05] · 0:09 pause · 0:10 clocks [4:32/4:03] b
        0:20 start · 0:21 yes · 0:22 start"), @r"
    0:00.000 counting to GO at 0:03.000
    0:01.000 White's clock starts
    0:03.000 started
    0:08.000 White half run presumed
    0:08.000 1. White e4 used 0:07.000, left 10:03.000
    0:08.000 read -/10:05.000
    0:09.000 stopped: an injury
    0:10.000 clocks set to 4:32.000/4:03.000, Black's clock is to run
    0:10.000 asks: set 4:32.000/4:03.000 (+0:00.000/+0:00.000), Black to move
    0:20.000 refused not_ready: hindrance-clock-to-set boards=1
    0:21.000 amended
      + 0:21.000 answered yes
    0:22.000 counting to GO at 0:25.000
    ");
}

#[test]
fn at_a_board_nobody_reports_only_the_task_is_opened() {
    let table = game(|game| {
        game.evidence = Evidence::Table;
        game.clock = ClockRule::Table;
    });
    assert_snapshot!(told(table, "0:00 start · 5:00 clocks [4:32/4:03] w · 5:30 yes"), @r"
    0:00.000 counting to GO at 0:03.000
    0:01.000 White's clock starts
    0:03.000 started
    5:00.000 clocks set to 4:32.000/4:03.000, White's clock is to run
    5:00.000 asks: set 4:32.000/4:03.000 (+0:00.000/+0:00.000), White to move
    5:30.000 amended
      + 5:30.000 answered yes
    ");
}

#[test]
fn all_1_a_clock_that_was_set_can_be_made_void_and_is_as_if_it_had_not_been() {
    let mut hall = Hall::new(game(|_| {}));
    hall.play("0:00 start · 0:08 w e2e4 · 0:10 clocks [1:00/1:00]");
    let facts = hall.court.facts(crate::sheet::GAME).expect("the game is there");
    let set = facts.iter().find(|f| matches!(f.body, referee_core::FactBody::ClockSet { .. }));
    let fact = set.expect("it was set").id;
    let void = court_protocol::Ask::Void { fact, reason: "wrong board".to_owned() };
    hall.request(crate::sheet::HEAD, hall.now, void.clone());
    let again = hall.request(crate::sheet::HEAD, hall.now, void);
    let Verdict::Refused { refusal, .. } = again.verdict else { panic!("void already") };
    assert_eq!(refusal, Refusal::AlreadyVoid { fact });
    hall.play("0:20 b e7e5");
    hall.check_invariants();
    let left = hall.court.view(BOARD, Audience::Public).game.expect("paired").sides;
    assert_eq!(left.white.left, Some(court_protocol::Millis(603_000)));
    assert_eq!(left.black.left, Some(court_protocol::Millis(598_000)));
}

#[test]
fn a_position_that_was_set_is_the_one_the_game_goes_on_from() {
    assert_snapshot!(told(game(|_| {}), "
        0:00 start · 0:08 w e2e4 · 0:10 position 4k3/8/8/8/8/8/4P3/4K3 b - - 0 1 · 0:20 b e8d7
        0:25 position not a position · 0:30 w e2e4"), @r#"
    0:00.000 counting to GO at 0:03.000
    0:01.000 White's clock starts
    0:03.000 started
    0:08.000 White half run presumed
    0:08.000 1. White e4 used 0:07.000, left 10:03.000
    0:10.000 position set: 4k3/8/8/8/8/8/4P3/4K3 b - - 0 1
    0:20.000 Black full run presumed
    0:20.000 1. Black Kd7 used 0:12.000, left 9:58.000
    0:25.000 refused bad_setting: setting-position found=not a position
    0:30.000 White full run presumed
    0:30.000 2. White e4 used 0:10.000, left 9:58.000
    "#);
}

#[test]
fn a_position_chess_does_not_allow_is_kept_and_moves_are_taken_down_as_said() {
    let mut hall = Hall::new(game(|_| {}));
    let fen = "4k3/8/8/8/8/8/8/R3K2k w - - 0 1";
    hall.play("0:00 start · 0:08 w e2e4");
    hall.play(&format!("0:10 position {fen}"));
    let shown = |hall: &Hall| hall.court.view(BOARD, Audience::Public).game.expect("paired").fen;
    assert_eq!(shown(&hall).as_deref(), Some(fen));
    hall.play("0:20 b h1g2");
    assert_eq!(shown(&hall), None, "from here on it is not known");
    hall.check_invariants();
}

#[test]
fn fide_7_3_reversed_colours_are_begun_again_before_ten_moves_by_both() {
    assert_snapshot!(told(game(|_| {}), "
        0:00 start · 0:08 w e2e4 · 0:10 players 2 1 · 0:11 players 1 1 · 0:12 annul
        0:13 players 2 1 · 0:14 start · 0:20 pass"), @r"
    0:00.000 counting to GO at 0:03.000
    0:01.000 White's clock starts
    0:03.000 started
    0:08.000 White half run presumed
    0:08.000 1. White e4 used 0:07.000, left 10:03.000
    0:10.000 refused wrong_phase: game=1 needs=annul_start phase=running
    0:11.000 refused bad_setting: setting-players found=1
    0:12.000 start void: the colours were reversed
    0:13.000 players set: player 2 - player 1
    0:14.000 counting to GO at 0:17.000
    0:15.000 White's clock starts
    0:17.000 started
    ");
}

#[test]
fn players_of_two_boards_are_put_right_one_by_one() {
    let mut hall = Hall::new(game(|_| {}));
    hall.play("0:00 start · 0:10 players 1 4");
    let sides = hall.court.view(BOARD, Audience::Public).game.expect("paired").sides;
    assert_eq!((sides.white.player.0, sides.black.player.0), (1, 4));
    hall.check_invariants();
}
