//! Speed chess: a claim that is rejected at once stops no clock, and its punch loses no game.

use crate::sheet::play;
use crate::speed_moves::{speed, told};
use court_protocol::{BySide, GameSetup, Millis, TimeControl};
use insta::assert_snapshot;

#[test]
fn sp_21_whatever_falls_at_once_stops_nothing() {
    // false: of the board; too early: Black has finished no move; of the wrong side
    for (claims, falls) in [
        ("w claims mate", "checkmate falls by SP-2 3"),
        ("w claims stalemate", "stalemate falls by SP-2 3"),
        ("w claims fifty", "fifty moves falls by SP-2"),
        ("w claims illegal", "illegal move falls by SP-4 19"),
        ("w claims check", "king in check falls by SP-4 18"),
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

fn twenty_seconds() -> GameSetup {
    let time = TimeControl { initial: Millis::seconds(20), ..speed().time.white };
    GameSetup { time: BySide::both(time), ..speed() }
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
    // a stop after the punch stopped both clocks until then
    let told = play(
        speed(),
        &format!(
            "{start} · 0:13 w press · 0:20 b stops · 1:13 agree on · 1:20 w g1f3 · 1:25 b b8c6"
        ),
    );
    assert!(told.contains("2. White Nf3 used 0:17.000, left 4:41.000"), "{told}");
    assert!(told.ends_with("2. Black Nc6 used 0:05.000, left 4:50.000\n"), "{told}");
    // a flag that ran out only by the punch of the rejected claim has not run out
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
