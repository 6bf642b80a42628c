//! Speed chess: flags are the players' (SP-8 to SP-14, SP-20, SP-25).

use crate::sheet::{BOARD, GAME, Hall};
use crate::speed_moves::{MATE, from, speed, told};
use court_protocol::{Audience, ClockRule, GameSetup, Millis, Said, Side};
use insta::assert_snapshot;
use referee_core::{FactBody, SpeedFact};

/// Half a minute each: White's flag falls at 0:33, if he does not punch.
fn short() -> GameSetup {
    let mut setup = speed();
    for side in Side::BOTH {
        setup.time[side].initial = Millis::seconds(30);
    }
    setup
}

#[test]
fn sp_8_both_flags_down_and_so_declared_are_a_draw() {
    assert_snapshot!(told(short(), "
        0:40 w e2e4 · 1:20 w stops · 1:21 w claims flags · 1:25 b confirms"), @r"
    0:40.000 1. White e4 used 0:37.000, left 0:00.000
    1:20.000 White stops both clocks
    1:21.000 White claims both flags are down
    1:25.000 both flags are down stands by SP-8 11 25
    1:25.000 ended: draw (both flags)
    1:25.000 for the record, ran out 0:33.000/1:10.000
    ");
    assert_snapshot!(told(short(), "
        0:40 w e2e4 · 1:20 w stops · 1:21 w claims flags · 1:25 agree flag w"), @r"
    0:40.000 1. White e4 used 0:37.000, left 0:00.000
    1:20.000 White stops both clocks
    1:21.000 White claims both flags are down
    1:25.000 both agree: White's flag fell first
    1:25.000 White's flag is down stands by SP-3 8 10 11 25
    1:25.000 ended: Black wins (flag declared)
    1:25.000 for the record, ran out 0:33.000/1:10.000
    ");
}

#[test]
fn sp_8_both_flags_that_are_not_down_are_no_draw_and_play_goes_on_once_both_say_so() {
    assert_snapshot!(told(short(), "
        0:10 w e2e4 · 0:11 b stops · 0:11 b claims flags · 0:12 w disputes · 0:13 b e7e5 · 0:14 agree on
        0:15 b e7e5"), @r"
    0:10.000 1. White e4 used 0:07.000, left 0:23.000
    0:11.000 Black stops both clocks
    0:11.000 Black claims both flags are down
    0:12.000 White disputes: White's flag is down, not on record
    0:12.000 White disputes: Black's flag is down, not on record
    0:13.000 Black: claim_stands
    0:14.000 both agree: it goes on
    0:14.000 runs on: Black
    0:15.000 1. Black e5 used 0:02.000, left 0:28.000
    ");
}

#[test]
fn sp_8_of_both_flags_the_record_shows_which_one_is_down() {
    assert_snapshot!(told(short(), "
        0:10 w e2e4 · 0:45 b stops · 0:46 b claims flags · 0:47 b disputes · 0:48 w disputes
        0:49 w confirms"), @r"
    0:10.000 1. White e4 used 0:07.000, left 0:23.000
    0:45.000 Black stops both clocks
    0:46.000 Black claims both flags are down
    0:47.000 Black: own_claim
    0:48.000 White disputes: White's flag is down, not on record
    0:48.000 White disputes: Black's flag is down, on record
    0:49.000 both flags are down stands by SP-8 11 25
    0:49.000 ended: draw (both flags)
    0:49.000 for the record, ran out -/0:40.000
    ");
}

#[test]
fn sp_8_on_the_tables_clock_a_flag_its_owner_does_not_see_down_makes_no_draw() {
    let table = || GameSetup { clock: ClockRule::Table, ..short() };
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
    let mut hall = Hall::new(short());
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
    hall.check_invariants();
}

#[test]
fn sp_10_a_flag_is_down_once_it_is_seen_declared_and_both_clocks_are_stopped() {
    assert_snapshot!(told(short(), "
        0:40 w flag · 0:41 b claims flag w · 0:42 w confirms · 0:43 b stops · 0:44 b stops
        0:45 b confirms · 0:46 w confirms"), @r"
    0:40.000 White: flag_is_the_players
    0:41.000 Black claims White's flag is down
    0:42.000 White: claim_incomplete
    0:43.000 Black stops both clocks
    0:44.000 Black: clocks_stand
    0:45.000 Black: own_claim
    0:46.000 White's flag is down stands by SP-3 10
    0:46.000 ended: Black wins (flag declared)
    0:46.000 for the record, ran out 0:33.000/-
    ");
}

#[test]
fn sp_10_who_moves_and_punches_on_has_not_claimed() {
    assert_snapshot!(told(short(), "
        0:20 w e2e4 · 0:55 b claims flag w · 0:56 b e7e5 · 0:57 b stops · 0:58 w confirms"), @r"
    0:20.000 1. White e4 used 0:17.000, left 0:13.000
    0:55.000 Black claims White's flag is down
    0:56.000 1. Black e5 used 0:36.000, left 0:00.000
    0:57.000 Black stops both clocks
    0:58.000 White: nothing_claimed
    ");
}

#[test]
fn sp_10_a_flag_that_the_other_does_not_see_down_stays_open_until_both_agree() {
    assert_snapshot!(told(short(), "
        0:10 w e2e4 · 0:15 w stops · 0:16 w claims flag b · 0:20 b disputes · 0:22 b e7e5 · 0:25 agree on
        0:30 b e7e5"), @r"
    0:10.000 1. White e4 used 0:07.000, left 0:23.000
    0:15.000 White stops both clocks
    0:16.000 White claims Black's flag is down
    0:20.000 Black disputes: Black's flag is down, not on record
    0:22.000 Black: claim_stands
    0:25.000 both agree: it goes on
    0:25.000 runs on: Black
    0:30.000 1. Black e5 used 0:10.000, left 0:20.000
    ");
}

#[test]
fn sp_11_ones_own_flag_that_falls_while_claiming_is_a_draw_unless_both_agree_which_was_first() {
    let before = "0:20 w e2e4 · 0:55 b e7e5 · 1:08 w stops · 1:09 w claims flag b
        1:10 b claims flag w";
    let told_of = format!("{before} · 1:11 b disputes · 1:12 b confirms · 1:13 w confirms");
    assert_snapshot!(told(short(), &told_of), @r"
    0:20.000 1. White e4 used 0:17.000, left 0:13.000
    0:55.000 1. Black e5 used 0:35.000, left 0:00.000
    1:08.000 White stops both clocks
    1:09.000 White claims Black's flag is down
    1:10.000 Black claims White's flag is down
    1:11.000 Black disputes: Black's flag is down, on record
    1:12.000 Black confirms
    1:13.000 both flags are down stands by SP-8 11 25
    1:13.000 ended: draw (both flags)
    1:13.000 for the record, ran out 1:08.000/0:50.000
    ");
    assert_snapshot!(told(short(), &format!("{before} · 1:11 agree flag b")), @r"
    0:20.000 1. White e4 used 0:17.000, left 0:13.000
    0:55.000 1. Black e5 used 0:35.000, left 0:00.000
    1:08.000 White stops both clocks
    1:09.000 White claims Black's flag is down
    1:10.000 Black claims White's flag is down
    1:11.000 both agree: Black's flag fell first
    1:11.000 Black's flag is down stands by SP-3 8 10 11 25
    1:11.000 ended: White wins (flag declared)
    1:11.000 for the record, ran out 1:08.000/0:50.000
    ");
}

#[test]
fn sp_11_both_flags_draw_once_each_player_has_confirmed_his_own() {
    let before = "0:20 w e2e4 · 0:55 b e7e5 · 1:08 w stops · 1:09 w claims flag b
        1:10 b claims flag w · 1:11 w confirms";
    assert_snapshot!(told(short(), &format!("{before} · 1:12 w confirms · 1:13 b confirms")), @r"
    0:20.000 1. White e4 used 0:17.000, left 0:13.000
    0:55.000 1. Black e5 used 0:35.000, left 0:00.000
    1:08.000 White stops both clocks
    1:09.000 White claims Black's flag is down
    1:10.000 Black claims White's flag is down
    1:11.000 White confirms
    1:12.000 White: claim_stands
    1:13.000 both flags are down stands by SP-8 11 25
    1:13.000 ended: draw (both flags)
    1:13.000 for the record, ran out 1:08.000/0:50.000
    ");
    let disputed = format!("{before} · 1:12 b disputes");
    assert_snapshot!(told(short(), &format!("{disputed} · 1:13 b confirms")), @r"
    0:20.000 1. White e4 used 0:17.000, left 0:13.000
    0:55.000 1. Black e5 used 0:35.000, left 0:00.000
    1:08.000 White stops both clocks
    1:09.000 White claims Black's flag is down
    1:10.000 Black claims White's flag is down
    1:11.000 White confirms
    1:12.000 Black disputes: Black's flag is down, on record
    1:13.000 both flags are down stands by SP-8 11 25
    1:13.000 ended: draw (both flags)
    1:13.000 for the record, ran out 1:08.000/0:50.000
    ");
    assert_snapshot!(told(short(), &format!("{disputed} · 1:13 w confirms")), @r"
    0:20.000 1. White e4 used 0:17.000, left 0:13.000
    0:55.000 1. Black e5 used 0:35.000, left 0:00.000
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
    assert_snapshot!(told(short(), &takes_it_back), @r"
    0:20.000 1. White e4 used 0:17.000, left 0:13.000
    0:55.000 1. Black e5 used 0:35.000, left 0:00.000
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
    let mut hall = Hall::new(short());
    hall.play(&format!("0:00 start · {before}"));
    let claims = hall.court.view(BOARD, Audience::Public).game.and_then(|game| game.speed);
    let confirmed =
        claims.map(|speed| speed.claims.iter().map(|c| c.confirmed).collect::<Vec<_>>());
    assert_eq!(confirmed, Some(vec![Some(Side::White), None]));
}

#[test]
fn sp_11_a_flag_held_against_him_in_return_that_is_not_down_makes_no_draw() {
    let before = "0:20 w e2e4 · 0:52 w stops · 0:53 w claims flag b · 0:54 b claims flag w
        0:55 w disputes";
    assert_snapshot!(told(short(), &format!("{before} · 0:56 b confirms")), @r"
    0:20.000 1. White e4 used 0:17.000, left 0:13.000
    0:52.000 White stops both clocks
    0:53.000 White claims Black's flag is down
    0:54.000 Black claims White's flag is down
    0:55.000 White disputes: White's flag is down, not on record
    0:56.000 Black's flag is down stands by SP-3 8 10 11 25
    0:56.000 ended: White wins (flag declared)
    0:56.000 for the record, ran out -/0:50.000
    ");
}

#[test]
fn sp_12_nobody_has_to_declare_his_own_flag_and_moves_after_it_stand() {
    assert_snapshot!(told(short(), "
        0:40 w e2e4 · 0:45 b e7e5 · 0:50 w g1f3 · 0:51 w stops · 0:52 w claims flag w
        0:53 b confirms"), @r"
    0:40.000 1. White e4 used 0:37.000, left 0:00.000
    0:45.000 1. Black e5 used 0:05.000, left 0:25.000
    0:50.000 2. White Nf3 used 0:05.000, left 0:00.000
    0:51.000 White stops both clocks
    0:52.000 White claims White's flag is down
    0:53.000 White's flag is down stands by SP-3 10 12
    0:53.000 ended: Black wins (flag declared)
    0:53.000 for the record, ran out 0:33.000/-
    ");
}

#[test]
fn sp_13_the_clocks_outrank_a_mate_until_both_have_said_so() {
    assert_snapshot!(told(speed(), &format!("
        {MATE} · 0:08 b confirms · 0:10 w stops · 0:11 w claims flag b · 0:12 b confirms")), @r"
    0:04.000 1. White f3 used 0:01.000, left 4:59.000
    0:05.000 1. Black e5 used 0:01.000, left 4:59.000
    0:06.000 2. White g4 used 0:01.000, left 4:58.000
    0:07.000 2. Black Qh4# used 0:01.000, left 4:58.000
    0:07.000 on the board: checkmate
    0:08.000 Black confirms
    0:10.000 White stops both clocks
    0:11.000 White claims Black's flag is down
    0:12.000 Black's flag is down stands by SP-3 10 13
    0:12.000 ended: White wins (flag declared)
    ");
    assert_snapshot!(told(speed(), &format!("
        {MATE} · 0:08 both confirm · 0:10 w stops · 0:11 w claims flag b")), @r"
    0:04.000 1. White f3 used 0:01.000, left 4:59.000
    0:05.000 1. Black e5 used 0:01.000, left 4:59.000
    0:06.000 2. White g4 used 0:01.000, left 4:58.000
    0:07.000 2. Black Qh4# used 0:01.000, left 4:58.000
    0:07.000 on the board: checkmate
    0:08.000 checkmate stands by SP-2 3 7 13
    0:08.000 ended: Black wins (checkmate)
    0:10.000 White: after_the_end
    0:11.000 White: after_the_end
    ");
    assert_snapshot!(told(speed(), &format!("
        {MATE} · 0:10 w stops · 0:11 w claims flag b · 0:12 b disputes · 0:13 agree 0-1")), @r"
    0:04.000 1. White f3 used 0:01.000, left 4:59.000
    0:05.000 1. Black e5 used 0:01.000, left 4:59.000
    0:06.000 2. White g4 used 0:01.000, left 4:58.000
    0:07.000 2. Black Qh4# used 0:01.000, left 4:58.000
    0:07.000 on the board: checkmate
    0:10.000 White stops both clocks
    0:11.000 White claims Black's flag is down
    0:12.000 Black disputes: Black's flag is down, not on record
    0:13.000 both agree: Black wins
    0:13.000 ended: Black wins (players agreed)
    ");
}

#[test]
fn sp_13_who_is_mated_does_not_save_himself_with_flags_that_are_not_down() {
    let mate = from("6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1");
    assert_snapshot!(told(mate, "
        0:25 w a1a8 · 0:26 b stops · 0:27 b claims flags · 0:29 w disputes · 0:30 agree 1-0"), @r"
    0:25.000 1. White Ra8# used 0:22.000, left 4:38.000
    0:25.000 on the board: checkmate
    0:26.000 Black stops both clocks
    0:27.000 Black claims both flags are down
    0:29.000 White disputes: White's flag is down, not on record
    0:29.000 White disputes: Black's flag is down, not on record
    0:30.000 both agree: White wins
    0:30.000 ended: White wins (players agreed)
    ");
}

#[test]
fn sp_13_they_outrank_a_stalemate_and_a_dead_position_likewise() {
    assert_snapshot!(told(from("7k/8/6K1/8/8/8/5Q2/8 w - - 0 1"), "
        0:10 w f2f7 · 0:11 b stops · 0:12 b claims flag w · 0:13 w confirms"), @r"
    0:10.000 1. White Qf7 used 0:07.000, left 4:53.000
    0:10.000 on the board: stalemate
    0:11.000 Black stops both clocks
    0:12.000 Black claims White's flag is down
    0:13.000 White's flag is down stands by SP-3 10 13
    0:13.000 ended: Black wins (flag declared)
    ");
}

/// Black mates behind his own flag; White's falls at 1:10, if he does not stop the clocks.
const LATE_MATE: &str = "0:04 w f2f3 · 0:40 b e7e5 · 0:41 w g2g4 · 0:42 b d8h4";

#[test]
fn sp_14_mated_and_his_own_flag_down_as_well_it_is_a_draw_unless_they_agree() {
    let before =
        format!("{LATE_MATE} · 1:20 w stops · 1:21 w claims flag b · 1:22 b claims flag w");
    let told_of = format!("{before} · 1:23 b disputes · 1:24 b confirms · 1:25 w confirms");
    assert_snapshot!(told(short(), &told_of), @r"
    0:04.000 1. White f3 used 0:01.000, left 0:29.000
    0:40.000 1. Black e5 used 0:36.000, left 0:00.000
    0:41.000 2. White g4 used 0:01.000, left 0:28.000
    0:42.000 2. Black Qh4# used 0:01.000, left 0:00.000
    0:42.000 on the board: checkmate
    1:20.000 White stops both clocks
    1:21.000 White claims Black's flag is down
    1:22.000 Black claims White's flag is down
    1:23.000 Black disputes: Black's flag is down, on record
    1:24.000 Black confirms
    1:25.000 both flags are down stands by SP-8 11 14 25
    1:25.000 ended: draw (both flags)
    1:25.000 for the record, ran out 1:10.000/0:34.000
    ");
    assert_snapshot!(told(short(), &format!("{before} · 1:23 agree flag b")), @r"
    0:04.000 1. White f3 used 0:01.000, left 0:29.000
    0:40.000 1. Black e5 used 0:36.000, left 0:00.000
    0:41.000 2. White g4 used 0:01.000, left 0:28.000
    0:42.000 2. Black Qh4# used 0:01.000, left 0:00.000
    0:42.000 on the board: checkmate
    1:20.000 White stops both clocks
    1:21.000 White claims Black's flag is down
    1:22.000 Black claims White's flag is down
    1:23.000 both agree: Black's flag fell first
    1:23.000 Black's flag is down stands by SP-3 8 10 11 14 25
    1:23.000 ended: White wins (flag declared)
    1:23.000 for the record, ran out 1:10.000/0:34.000
    ");
}

/// White moved illegally; Black claims it, and his own flag is declared down by White.
const CROSSING: &str = "0:10 w e2e5 · 0:38 b claims illegal · 0:41 b stops · 0:42 w claims flag b";

#[test]
fn sp_20_an_illegal_move_loses_if_both_agree_that_no_flag_was_down_before_its_punch() {
    assert_snapshot!(told(short(), &format!("{CROSSING} · 0:43 agree noflag")), @r"
    0:10.000 1. White e2e5 (illegal) used 0:07.000, left 0:23.000
    0:38.000 Black claims illegal move
    0:41.000 Black stops both clocks
    0:42.000 White claims Black's flag is down
    0:43.000 both agree: no flag was down before
    0:43.000 illegal move stands by SP-3 18 19 20
    0:43.000 ended: Black wins (illegal move)
    0:43.000 for the record, ran out -/0:40.000
    ");
}

#[test]
fn sp_20_without_that_agreement_whoever_has_the_fallen_flag_loses_once_he_grants_it_and_it_is_never_a_draw()
 {
    assert_snapshot!(told(short(), &format!("{CROSSING} · 0:43 w disputes · 0:44 b confirms")), @r"
    0:10.000 1. White e2e5 (illegal) used 0:07.000, left 0:23.000
    0:38.000 Black claims illegal move
    0:41.000 Black stops both clocks
    0:42.000 White claims Black's flag is down
    0:43.000 White disputes: illegal move, on record
    0:44.000 Black's flag is down stands by SP-3 10 20
    0:44.000 ended: White wins (flag declared)
    0:44.000 for the record, ran out -/0:40.000
    ");
    assert_snapshot!(told(short(), &format!("{CROSSING} · 0:43 b disputes · 0:44 b confirms")), @r"
    0:10.000 1. White e2e5 (illegal) used 0:07.000, left 0:23.000
    0:38.000 Black claims illegal move
    0:41.000 Black stops both clocks
    0:42.000 White claims Black's flag is down
    0:43.000 Black disputes: Black's flag is down, on record
    0:44.000 Black's flag is down stands by SP-3 10 20
    0:44.000 ended: White wins (flag declared)
    0:44.000 for the record, ran out -/0:40.000
    ");
}

#[test]
fn sp_20_each_may_say_so_of_what_is_held_against_him() {
    let ends = |word: &str| told(short(), &format!("{CROSSING} · 0:43 {word}"));
    let by_move = ends("w confirms");
    assert!(by_move.contains("ended: Black wins (illegal move)"), "{by_move}");
    let by_flag = ends("b confirms");
    assert!(by_flag.contains("ended: White wins (flag declared)"), "{by_flag}");
    assert!(ends("both confirm").ends_with("nothing_to_agree\n"), "they say what they agree on");
}

#[test]
fn sp_20_it_does_not_matter_which_of_the_two_was_claimed_first() {
    assert_snapshot!(told(short(), "
        0:10 w e2e5 · 0:41 w stops · 0:42 w claims flag b · 0:43 b claims illegal
        0:44 agree noflag"), @r"
    0:10.000 1. White e2e5 (illegal) used 0:07.000, left 0:23.000
    0:41.000 White stops both clocks
    0:42.000 White claims Black's flag is down
    0:43.000 Black claims illegal move
    0:44.000 both agree: no flag was down before
    0:44.000 illegal move stands by SP-3 18 19 20
    0:44.000 ended: Black wins (illegal move)
    0:44.000 for the record, ran out -/0:40.000
    ");
}

#[test]
fn sp_20_with_the_illegal_movers_own_flag_he_loses_either_way() {
    assert_snapshot!(told(short(), "
        0:34 w e2e5 · 0:38 b claims illegal · 0:41 b stops · 0:42 b claims flag w
        0:43 w confirms"), @r"
    0:34.000 1. White e2e5 (illegal) used 0:31.000, left 0:00.000
    0:38.000 Black claims illegal move
    0:41.000 Black stops both clocks
    0:42.000 Black claims White's flag is down
    0:43.000 White's flag is down stands by SP-3 10 20
    0:43.000 ended: Black wins (flag declared)
    0:43.000 for the record, ran out 0:33.000/-
    ");
}

#[test]
fn sp_20_with_both_flags_down_the_agreement_still_decides_and_without_it_the_game_is_drawn() {
    let both = format!("{CROSSING} · 0:43 b claims flag w");
    assert_snapshot!(told(short(), &format!("{both} · 0:44 agree noflag")), @r"
    0:10.000 1. White e2e5 (illegal) used 0:07.000, left 0:23.000
    0:38.000 Black claims illegal move
    0:41.000 Black stops both clocks
    0:42.000 White claims Black's flag is down
    0:43.000 Black claims White's flag is down
    0:44.000 both agree: no flag was down before
    0:44.000 illegal move stands by SP-3 18 19 20
    0:44.000 ended: Black wins (illegal move)
    0:44.000 for the record, ran out -/0:40.000
    ");
    assert_snapshot!(told(short(), "
        0:34 w e2e5 · 0:38 b claims illegal · 1:05 b stops · 1:06 w claims flag b
        1:07 b claims flag w · 1:08 b confirms · 1:09 w confirms"), @r"
    0:34.000 1. White e2e5 (illegal) used 0:31.000, left 0:00.000
    0:38.000 Black claims illegal move
    1:05.000 Black stops both clocks
    1:06.000 White claims Black's flag is down
    1:07.000 Black claims White's flag is down
    1:08.000 Black confirms
    1:09.000 both flags are down stands by SP-8 11 20 25
    1:09.000 ended: draw (both flags)
    1:09.000 for the record, ran out 0:33.000/1:04.000
    ");
}

#[test]
fn sp_20_a_king_taken_and_not_punched_yet_claims_the_move_that_left_it_in_check() {
    let taken = "0:10 w e2e4 · 0:20 b f7f6 · 0:25 w d1h5 · 0:30 b a7a6 · 0:47 w puts h5e8
        0:49 b claims flag w · 0:50 b stops";
    assert_snapshot!(told(short(), &format!("{taken} · 0:52 agree noflag")), @r"
    0:10.000 1. White e4 used 0:07.000, left 0:23.000
    0:20.000 1. Black f6 used 0:10.000, left 0:20.000
    0:25.000 2. White Qh5+ used 0:05.000, left 0:18.000
    0:30.000 2. Black a7a6 (king left in check) used 0:05.000, left 0:15.000
    0:47.000 White puts h5e8
    0:49.000 Black claims White's flag is down
    0:50.000 Black stops both clocks
    0:52.000 both agree: no flag was down before
    0:52.000 king left in check and captured stands by SP-3 17 18 20
    0:52.000 ended: White wins (king left in check)
    0:52.000 for the record, ran out 0:48.000/-
    ");
    let granted = told(short(), &format!("{taken} · 0:52 w confirms"));
    assert!(granted.contains("ended: Black wins (flag declared)"), "{granted}");
}

#[test]
fn sp_25_the_record_of_the_clocks_is_told_behind_the_end_and_decides_nothing() {
    // White's clock ran out first, by the court; the players say that Black's did.
    let mut hall = Hall::new(short());
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
