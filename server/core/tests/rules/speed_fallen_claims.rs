//! Speed chess: a claim that falls at once stops no clock, and its punch loses no game.

use crate::sheet::play;
use crate::speed_moves::{MATE, speed, told};
use court_protocol::{BySide, GameSetup, Millis, TimeControl};
use insta::assert_snapshot;

#[test]
fn sp_21_the_clock_of_a_wrong_claim_runs_on_behind_its_stop() {
    play(
        speed(),
        "
        0:00 start · 0:05 w claims threefold · 0:05 w stops · 4:05 w e2e4
        = …
        = 0:05.000 White claims threefold
        = 0:05.000 threefold falls by SP-2 21
        = 0:05.000 White stops both clocks
        = 0:05.000 runs on: White
        = 4:05.000 1. White e4 used 4:02.000, left 0:58.000",
    );
    // the stop before the claim, and a stop that arrives late
    for stop in
        ["0:05 w stops · 0:06 w claims threefold", "0:06 w claims threefold · 0:05@0:07 w stops"]
    {
        let told = play(speed(), &format!("0:00 start · {stop} · 4:05 w e2e4"));
        assert!(told.contains("0:06.000 runs on: White"), "{told}");
        assert!(told.ends_with("1. White e4 used 4:01.000, left 0:59.000\n"), "{told}");
    }
}

#[test]
fn sp_21_whatever_falls_at_once_stops_nothing() {
    // false: of the board; too early: Black has finished no move; of the wrong side
    for (claims, falls) in [
        ("w claims mate", "checkmate falls by SP-2 3"),
        ("w claims stalemate", "stalemate falls by SP-2 3"),
        ("w claims fifty", "fifty moves falls by SP-2"),
        ("w claims illegal", "illegal move falls by SP-4 19"),
        ("w claims check", "king left in check falls by SP-4 18"),
    ] {
        for entries in
            [format!("0:05 {claims} · 0:06 w stops"), format!("0:05 w stops · 0:06 {claims}")]
        {
            let told = play(speed(), &format!("0:00 start · {entries} · 0:40 w e2e4"));
            assert!(told.contains(falls) && told.contains("runs on: White"), "{told}");
        }
    }
    assert_snapshot!(told(speed(), "
        0:10 w e2e4 · 0:12 w claims illegal · 0:13 w stops · 0:20 w claims threefold
        0:21 w press · 0:30 b e7e5"), @r"
    0:10.000 1. White e4 used 0:07.000, left 4:53.000
    0:12.000 White claims illegal move
    0:12.000 illegal move falls by SP-15 19
    0:13.000 White stops both clocks
    0:13.000 runs on: Black
    0:20.000 White claims threefold
    0:20.000 threefold falls by SP-2 21
    0:21.000 White: press_out_of_turn
    0:30.000 1. Black e5 used 0:20.000, left 4:40.000
    ");
}

#[test]
fn sp_21_the_punch_of_a_wrong_claim_is_no_punch_without_a_move() {
    play(
        speed(),
        "
        0:00 start · 0:05 w claims threefold · 0:05 w press
        = …
        = 0:05.000 threefold falls by SP-2 21
        = 0:05.000 White punches the claim
        = 0:05.000 runs on: White
        0:06 b claims nomove · 0:06 b stops · 0:07 w disputes
        = …
        0:20 b resigns
        = 0:20.000 ended: White wins (resignation)",
    );
}

#[test]
fn sp_16_one_claim_has_one_punch_and_the_next_without_a_move_loses() {
    assert_snapshot!(told(speed(), "
        0:05 w claims mate · 0:06 w press · 0:08 w press · 0:09 b claims nomove · 0:10 b stops
        0:11 w confirms"), @r"
    0:05.000 White claims checkmate
    0:05.000 checkmate falls by SP-2 3
    0:06.000 White punches the claim
    0:06.000 runs on: White
    0:08.000 1. White nothing (no move) used 0:05.000, left 4:55.000
    0:09.000 Black claims press without a move
    0:10.000 Black stops both clocks
    0:11.000 press without a move stands by SP-3 16 18 19
    0:11.000 ended: Black wins (illegal move)
    ");
    // who has moved has moved on from his claim
    assert_snapshot!(told(speed(), "
        0:05 w claims mate · 0:06 w e2e4 · 0:08 b e7e5 · 0:09 w press · 0:10 b claims nomove
        0:11 b press · 0:12 w confirms"), @r"
    0:05.000 White claims checkmate
    0:05.000 checkmate falls by SP-2 3
    0:06.000 1. White e4 used 0:03.000, left 4:57.000
    0:08.000 1. Black e5 used 0:02.000, left 4:58.000
    0:09.000 2. White nothing (no move) used 0:01.000, left 4:56.000
    0:10.000 Black claims press without a move
    0:11.000 Black punches the claim
    0:12.000 press without a move stands by SP-3 16 18 19
    0:12.000 ended: Black wins (illegal move)
    ");
}

#[test]
fn sp_21_a_move_behind_a_wrong_claim_is_that_move() {
    assert_snapshot!(told(speed(), "
        0:05 w claims threefold g1f3 · 0:06 w puts g1f3 · 0:07 w press · 0:09 b e7e5"), @r"
    0:05.000 White claims threefold with g1f3
    0:05.000 threefold with g1f3 falls by SP-2 21
    0:06.000 White puts g1f3
    0:07.000 1. White Nf3 used 0:04.000, left 4:56.000
    0:09.000 1. Black e5 used 0:02.000, left 4:58.000
    ");
}

#[test]
fn sp_10_the_stop_of_another_claim_stands() {
    // Black stopped for a flag of his opponent's: White's wrong claim starts no clock
    assert_snapshot!(told(speed(), "
        0:05 b stops · 0:06 w claims threefold · 0:07 w press · 0:08 b claims flag w · 0:09 agree on
        0:20 w e2e4"), @r"
    0:05.000 Black stops both clocks
    0:06.000 White claims threefold
    0:06.000 threefold falls by SP-2 21
    0:07.000 White: clocks_stand
    0:08.000 Black claims White's flag is down
    0:09.000 both agree: it goes on
    0:09.000 runs on: White
    0:20.000 1. White e4 used 0:13.000, left 4:47.000
    ");
    // White's own stop is that of the flag he declares as well
    assert_snapshot!(told(speed(), "
        0:05 w claims threefold · 0:06 w claims flag b · 0:07 w stops · 0:08 agree on
        0:20 w e2e4"), @r"
    0:05.000 White claims threefold
    0:05.000 threefold falls by SP-2 21
    0:06.000 White claims Black's flag is down
    0:07.000 White stops both clocks
    0:08.000 both agree: it goes on
    0:08.000 runs on: White
    0:20.000 1. White e4 used 0:16.000, left 4:44.000
    ");
}

#[test]
fn sp_13_the_mated_players_wrong_claim_holds_nothing_up() {
    assert_snapshot!(told(speed(), &format!(
        "{MATE} · 0:10 w claims threefold · 0:11 w stops · 0:15 w claims flag b · 0:16 w stops
        0:17 b disputes · 0:18 agree 0-1")), @r"
    0:04.000 1. White f3 used 0:01.000, left 4:59.000
    0:05.000 1. Black e5 used 0:01.000, left 4:59.000
    0:06.000 2. White g4 used 0:01.000, left 4:58.000
    0:07.000 2. Black Qh4# used 0:01.000, left 4:58.000
    0:07.000 on the board: checkmate
    0:10.000 White claims threefold
    0:10.000 threefold falls by SP-2 21
    0:11.000 White stops both clocks
    0:11.000 runs on: White
    0:15.000 White claims Black's flag is down
    0:16.000 White stops both clocks
    0:17.000 Black disputes: Black's flag is down, not on record
    0:18.000 both agree: Black wins
    0:18.000 ended: Black wins (players agreed)
    ");
}

#[test]
fn sp_7_the_stop_of_a_mate_behind_a_wrong_claim_is_that_of_the_mate() {
    assert_snapshot!(told(speed(), "
        0:04 w f2f3 · 0:05 b e7e5 · 0:06 w g2g4 · 0:07 b claims mate · 0:08 b puts d8h4
        0:09 b stops · 0:20 both confirm"), @r"
    0:04.000 1. White f3 used 0:01.000, left 4:59.000
    0:05.000 1. Black e5 used 0:01.000, left 4:59.000
    0:06.000 2. White g4 used 0:01.000, left 4:58.000
    0:07.000 Black claims checkmate
    0:07.000 checkmate falls by SP-2 3
    0:08.000 Black puts d8h4
    0:09.000 2. Black Qh4# used 0:03.000, left 4:56.000
    0:09.000 on the board: checkmate
    0:09.000 Black stops both clocks
    0:20.000 checkmate stands by SP-2 3 7 13
    0:20.000 ended: Black wins (checkmate)
    ");
}

fn twenty_seconds() -> GameSetup {
    let time = TimeControl { initial: Millis::seconds(20), ..speed().time.white };
    GameSetup { time: BySide::both(time), ..speed() }
}

#[test]
fn sp_21_a_claim_given_up_before_the_stop_stops_nothing_either() {
    // nobody knows the board here, so that it does not fall at once
    let mut unknown = speed();
    unknown.evidence = court_protocol::Evidence::Presses;
    assert_snapshot!(told(unknown, "
        0:05 w claims threefold · 0:06 agree on · 0:07 w stops · 0:10 w press · 0:12 b press"),
        @r"
    0:05.000 White claims threefold
    0:06.000 both agree: it goes on
    0:07.000 White stops both clocks
    0:07.000 runs on: White
    0:10.000 1. White presses used 0:07.000, left 4:53.000
    0:12.000 1. Black presses used 0:02.000, left 4:58.000
    ");
}

#[test]
fn sp_21_a_claim_given_up_costs_the_claimant_what_ran_since_his_punch() {
    let start = "0:00 start · 0:05 w e2e4 · 0:10 b e7e5 · 0:12 w claims illegal";
    play(
        speed(),
        &format!(
            "
        {start} · 0:13 w press · 1:13 agree on · 1:20 w g1f3 · 1:25 b b8c6
        = …
        = 0:13.000 White punches the claim
        = 1:13.000 both agree: it goes on
        = 1:13.000 runs on: White
        = 1:20.000 2. White Nf3 used 1:10.000, left 3:48.000
        = 1:25.000 2. Black Nc6 used 0:05.000, left 4:50.000"
        ),
    );
    // a stop behind the punch stopped both until then
    let told = play(
        speed(),
        &format!(
            "{start} · 0:13 w press · 0:20 b stops · 1:13 agree on · 1:20 w g1f3 · 1:25 b b8c6"
        ),
    );
    assert!(told.contains("2. White Nf3 used 0:17.000, left 4:41.000"), "{told}");
    assert!(told.ends_with("2. Black Nc6 used 0:05.000, left 4:50.000\n"), "{told}");
    // a flag that the punch of the fallen claim let run out has not run out
    play(
        twenty_seconds(),
        "
        0:00 start · 0:10 w e2e4 · 0:25 b e7e5 · 0:26 w claims illegal · 0:27 w press · 0:33 agree on
        0:34 w claims flag b · 0:35 w stops · 0:36 b disputes
        = …
        = 0:36.000 Black disputes: Black's flag is down, not on record",
    );
    // one that had run out before has, and so has his own: the record says when
    play(
        twenty_seconds(),
        "
        0:00 start · 0:10 w e2e4 · 0:31 b e7e5 · 0:32 w claims illegal · 0:33 w press · 0:34 agree on
        0:35 b resigns
        = …
        = 0:35.000 for the record, ran out -/0:30.000",
    );
    play(
        twenty_seconds(),
        "
        0:00 start · 0:10 w e2e4 · 0:25 b e7e5 · 0:26 w claims illegal · 0:27 w press · 0:41 agree on
        0:42 b resigns
        = …
        = 0:42.000 for the record, ran out 0:38.000/-",
    );
    for (stops, out) in [("0:41", "0:38.000/-"), ("0:38", "0:38.000/-"), ("0:37", "0:44.000/-")] {
        let told = play(
            twenty_seconds(),
            &format!(
                "0:00 start · 0:10 w e2e4 · 0:25 b e7e5 · 0:26 w claims illegal · 0:27 w press
                {stops} b stops · 0:43 agree on · 0:50 b resigns"
            ),
        );
        assert!(told.contains(&format!("0:50.000 for the record, ran out {out}")), "{told}");
    }
}
