//! Speed chess: flags are the players' (SP-8 to SP-14, SP-20, SP-25).

use crate::sheet::{BOARD, GAME, Hall, short, since};
use crate::speed_moves::{speed, told};
use court_protocol::{Audience, ClockRule, GameSetup, Millis, Said, Side};
use insta::assert_snapshot;
use referee_core::{FactBody, SpeedFact};

/// White's flag falls at 0:33, if he does not punch.
fn half_a_minute() -> GameSetup {
    short(30, speed())
}

#[test]
fn sp_8_on_the_tables_clock_a_flag_its_owner_does_not_see_down_makes_no_draw() {
    let table = || GameSetup { clock: ClockRule::Table, ..half_a_minute() };
    let both = told(table(), "0:10 w e2e4 · 0:45 b stops · 0:46 b claims flags · 0:47 w disputes");
    assert!(both.contains("White disputes: Black's flag is down, no record"), "{both}");
    let each = told(
        table(),
        "
        0:10 w e2e4 · 0:45 b stops · 0:46 b claims flag w · 0:47 w claims flag b · 0:48 w disputes
        0:49 b confirms",
    );
    assert!(each.contains("White disputes: White's flag is down, no record"), "{each}");
    assert!(each.contains("ended: White wins (flag declared)"), "{each}");
}

#[test]
fn sp_9_nothing_on_any_screen_speaks_of_a_flag_before_the_end() {
    let mut hall = Hall::new(half_a_minute());
    hall.play("0:00 start · 0:20 w e2e4 · 5:00 pass · 5:01 b e7e5 · 9:00 pass");
    let facts = hall.court.facts(GAME).expect("a game");
    assert!(!facts.iter().any(|fact| matches!(
        fact.body,
        FactBody::FlagFell { .. } | FactBody::Asked { .. } | FactBody::Speed(_)
    )));
    for audience in Audience::ALL {
        for record in &hall.records {
            for line in record.lines(audience) {
                assert!(
                    !matches!(line.said, Said::FlagFell { .. } | Said::Asked { .. }),
                    "{line:?}"
                );
                if let Said::Moved(made) = line.said {
                    assert!(made.left.is_none_or(|left| left >= Millis::ZERO));
                }
            }
        }
        let view = hall.court.view(BOARD, audience).game.expect("a game");
        assert_eq!((view.inbox.len(), view.speed, view.ended), (0, None, None));
    }
    assert_eq!(hall.court.next_deadline(&hall.marks).map(|at| at > hall.now), Some(true));
    assert!(hall.court.due(hall.now + Millis::minutes(60), &hall.marks).is_none_or(|record| {
        record.facts.iter().all(|fact| matches!(fact.body, FactBody::Stale { .. }))
    }));
}

#[test]
fn sp_11_both_flags_draw_once_each_player_has_confirmed_his_own() {
    let before = "0:20 w e2e4 · 0:55 b e7e5 · 1:08 w stops · 1:09 w claims flag b
        1:10 b claims flag w · 1:11 w confirms";
    assert_snapshot!(since(&told(half_a_minute(), &format!("{before} · 1:12 w confirms · 1:13 b confirms")), "1:08.000"), @r"
    1:08.000 White stops both clocks
    1:09.000 White claims Black's flag is down
    1:10.000 Black claims White's flag is down
    1:11.000 White confirms
    1:12.000 White: claim_stands
    1:13.000 both flags down stands by SP-8 11 25
    1:13.000 ended: draw (both flags)
    1:13.000 for the record, ran out 1:08.000/0:50.000
    ");
    let disputed = format!("{before} · 1:12 b disputes");
    assert_snapshot!(since(&told(half_a_minute(), &format!("{disputed} · 1:13 b confirms")), "1:08.000"), @r"
    1:08.000 White stops both clocks
    1:09.000 White claims Black's flag is down
    1:10.000 Black claims White's flag is down
    1:11.000 White confirms
    1:12.000 Black disputes: Black's flag is down, on record
    1:13.000 both flags down stands by SP-8 11 25
    1:13.000 ended: draw (both flags)
    1:13.000 for the record, ran out 1:08.000/0:50.000
    ");
    assert_snapshot!(since(&told(half_a_minute(), &format!("{disputed} · 1:13 w confirms")), "1:08.000"), @r"
    1:08.000 White stops both clocks
    1:09.000 White claims Black's flag is down
    1:10.000 Black claims White's flag is down
    1:11.000 White confirms
    1:12.000 Black disputes: Black's flag is down, on record
    1:13.000 White's flag is down stands by SP-3 8 10 11 25
    1:13.000 ended: Black wins (flag declared)
    1:13.000 for the record, ran out 1:08.000/0:50.000
    ");
    let takes_it_back = format!("{before} · 1:12 w disputes · 1:13 b disputes · 1:14 agree flag b");
    assert_snapshot!(since(&told(half_a_minute(), &takes_it_back), "1:08.000"), @r"
    1:08.000 White stops both clocks
    1:09.000 White claims Black's flag is down
    1:10.000 Black claims White's flag is down
    1:11.000 White confirms
    1:12.000 White disputes: White's flag is down, on record
    1:13.000 Black disputes: Black's flag is down, on record
    1:14.000 both agree: Black's flag fell first
    1:14.000 Black's flag is down stands by SP-3 8 10 11 25
    1:14.000 ended: White wins (flag declared)
    1:14.000 for the record, ran out 1:08.000/0:50.000
    ");
    let mut hall = Hall::new(half_a_minute());
    hall.play(&format!("0:00 start · {before}"));
    let claims = hall.court.view(BOARD, Audience::Public).game.and_then(|game| game.speed);
    let confirmed =
        claims.map(|speed| speed.claims.iter().map(|c| c.confirmed).collect::<Vec<_>>());
    assert_eq!(confirmed, Some(vec![Some(Side::White), None]));
}

/// White moved illegally; Black claims it, and his own flag is declared down by White.
const CROSSING: &str = "0:10 w e2e5 · 0:38 b claims illegal · 0:41 b stops · 0:42 w claims flag b";

#[test]
fn sp_20_each_may_say_so_of_what_is_held_against_him() {
    let ends = |word: &str| told(half_a_minute(), &format!("{CROSSING} · 0:43 {word}"));
    let by_move = ends("w confirms");
    assert!(by_move.contains("ended: Black wins (illegal move)"), "{by_move}");
    let by_flag = ends("b confirms");
    assert!(by_flag.contains("ended: White wins (flag declared)"), "{by_flag}");
    assert!(ends("both confirm").ends_with("nothing_to_agree\n"), "they say what they agree on");
}

#[test]
fn sp_20_a_king_taken_and_not_punched_yet_claims_the_move_that_left_it_in_check() {
    let taken = "0:10 w e2e4 · 0:20 b f7f6 · 0:25 w d1h5 · 0:30 b a7a6 · 0:47 w puts h5e8
        0:49 b claims flag w · 0:50 b stops";
    assert_snapshot!(since(&told(half_a_minute(), &format!("{taken} · 0:52 agree noflag")), "0:47.000"), @r"
    0:47.000 White puts h5e8
    0:49.000 Black claims White's flag is down
    0:50.000 Black stops both clocks
    0:52.000 both agree: no flag was down before
    0:52.000 king captured stands by SP-3 17 18 20
    0:52.000 ended: White wins (king left in check)
    0:52.000 for the record, ran out 0:48.000/-
    ");
    let granted = told(half_a_minute(), &format!("{taken} · 0:52 w confirms"));
    assert!(granted.contains("ended: Black wins (flag declared)"), "{granted}");
}

#[test]
fn sp_25_the_record_of_the_clocks_is_told_behind_the_end_and_decides_nothing() {
    // White's clock ran out first, by the court; the players say that Black's did.
    let mut hall = Hall::new(half_a_minute());
    hall.play("0:00 start · 0:40 w e2e4 · 1:20 w stops · 1:21 w claims flags");
    let is_record = |body: &FactBody| matches!(body, FactBody::Speed(SpeedFact::RanOut { .. }));
    let facts = |hall: &Hall| hall.court.facts(GAME).expect("a game").to_vec();
    assert!(!facts(&hall).iter().any(|fact| is_record(&fact.body)), "not before the end");
    hall.play("1:25 agree flag b");
    assert!(facts(&hall).last().is_some_and(|fact| is_record(&fact.body)));
    let ended = hall.court.view(BOARD, Audience::Public).game.and_then(|game| game.ended);
    assert_eq!(
        ended.map(|ended| ended.result),
        Some(court_protocol::GameResult::Won { by: Side::White })
    );
}
