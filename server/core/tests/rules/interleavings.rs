//! Reports of devices that arrive in any order, doubled or in part, make the same game.

use crate::intramural::round_robin;
use crate::sheet::{BOARD, Hall, play, reported, short};
use crate::speed_moves::speed;
use crate::sprint::ten_minutes;
use crate::walking::walked;
use court_protocol::{Audience, EndedView, GameSetup, MatchRule, Question, ThirdRed};
use insta::assert_snapshot;

/// Largest number of mixes of one sheet that are played: all of them, or this many drawn by seeds.
const MIXES_MAX: usize = 5_000;

/// Classic games by what they are about, each with the number of its mixes.
const CLASSIC: [(&str, usize); 5] = [
    // Runs, two judges' calls of one fault, the stop for it.
    ("0:00 start · 0:06 #2 w returns · 0:07 #1 w e2e4 · 0:09 #2 b crosses · 0:10 #3 b fault no_crossing
      0:12 #2 b returns · 0:14 #1 b e7e5 · 0:15 #4 b fault no_crossing
      0:40 pass", 420),
    // A move and a crossing seen twice, a call tapped twice, White's return by nobody.
    ("0:00 start · 0:07 #1 w e2e4 · 0:07 #2 w e2e4 · 0:09 #1 b crosses · 0:09 #2 b crosses
      0:12 #1 b returns · 0:14 #1 b e7e5 · 0:15 #3 b fault no_crossing
      0:15.500 #3 b fault no_crossing · 0:40 pass", 420),
    // Cards, a claim, time given.
    ("0:00 start · 0:06 #2 w returns · 0:07 #1 w e2e4 · 0:08 #2 w card · 0:10 #2 b refuses
      0:12 #1 b e7e5 · 0:13 #2 w claims touch · 0:14 #3 w fault disturbance give 1:00
      0:40 pass", 105),
    // An illegal move, claimed and corrected; a stop by hand that he leaves.
    ("0:00 start · 0:06 #2 w returns · 0:07 #1 w e2e5 · 0:08 #2 b claims illegal
      0:09 #1 w press · 0:10 #2 w corrects · 0:11 #3 w fault equipment · 0:12 #3 w stands
      0:15 #3 w leaves · 0:40 pass", 560),
    // Placed and pressed on two devices, a sealed result, and reports after it.
    ("0:00 start · 0:06 #2 w returns · 0:07 #1 w puts e2e4 · 0:08 #1 w press · 0:10 #2 b resigns
      0:20 #5 enter 1-0 · 0:21 enter 1-0 · 0:22 seal
      0:24 #1 b e7e5 · 0:25 #2 b returns · 0:26 #3 b fault no_crossing · 0:27 #1 w g1f3
      0:40 correct 0-1", 72),
];

/// Sheets that end in the same facts in every order.
fn sheets() -> Vec<(GameSetup, &'static str, usize)> {
    let mut sheets = Vec::new();
    sheets.extend(CLASSIC.map(|(sheet, mixes)| (reported(), sheet, mixes)));
    // A flag with a press just before it.
    sheets.push((
        short(30, reported()),
        "
        0:00 start · 0:25 #2 w returns · 0:30.500 #1 w e2e4 · 0:31.500 #2 b crosses
        0:33 #2 b returns · 0:34 #1 b e7e5 · 0:36 #3 b fault no_crossing · 1:20 pass",
        60,
    ));
    // Three judges' red cards.
    sheets.push((
        walked(ThirdRed::Zone),
        "
        0:00 start · 0:10 #1 w returns · 0:11 #1 w e2e4 · 0:12 #3 w red contact
        0:13 #4 w red knee · 0:14 #5 w red contact · 0:16 #2 w crosses
        0:50 pass",
        360,
    ));
    sheets.push((
        ten_minutes(),
        "
        0:00 start · 0:06 #1 w f5e5 · 0:08 #1 b h8g8 · 0:09 #2 w crosses · 0:10 #2 b card
        0:11 #3 w fault disturbance note · 0:12 #1 w e5e8 · 0:40 pass",
        60,
    ));
    sheets.push((
        speed(),
        "
        0:00 start · 0:04 #1 w puts e2e4 · 0:04.500 #1 w press · 0:05 #2 w press
        0:06 #1 b e7e5 · 0:08 #2 b reminds · 0:09 #1 w g1f3
        0:11 #3 w fault disturbance warning · 0:40 pass",
        105,
    ));
    sheets.push((
        round_robin(),
        "
        0:00 start · 0:05 #1 w e2e4 · 0:06 #2 w crosses · 0:08 #1 b d7d5 · 0:09 #2 b returns
        0:10 #1 w e4d5 · 0:11 #3 b fault equipment note · 0:12 #2 w returns · 0:40 pass",
        140,
    ));
    // At the hour's end.
    sheets.push((
        round_robin(),
        "
        0:00 start · 59:55 #1 w e2e4 · 60:01 #2 b crosses · 60:02 #1 b d7d5 · 60:04 #1 w e4d5
        60:05 #2 w returns · 60:30 pass",
        10,
    ));
    sheets
}

#[test]
fn all_2_every_mix_of_the_devices_words_ends_in_the_same_facts() {
    for (setup, sheet, mixes) in sheets() {
        let facts = held(&setup, sheet).nameless();
        let played = each_mix(&setup, sheet, |mixed| {
            assert_eq!(mixed.nameless(), facts, "{sheet}\n{}", mixed.told());
            mixed.check_invariants();
        });
        assert_eq!(played, mixes, "{sheet}");
    }
}

#[test]
fn all_2_of_more_mixes_than_can_be_played_those_drawn_end_in_the_same_facts() {
    let sheet = "0:00 start · 0:06 #2 w returns · 0:07 #1 w e2e4 · 0:08 #3 w fault equipment
        0:09 #2 b crosses · 0:10 #4 w fault equipment · 0:12 #2 b returns · 0:13 #3 w stands
        0:14 #1 b e7e5 · 0:15 #4 b fault no_crossing · 0:40 pass";
    let facts = held(&reported(), sheet).nameless();
    for seed in 0..MIXES_MAX as u64 {
        let mut mixed = Hall::new(reported());
        mixed.play_mixed(sheet, seed);
        assert_eq!(mixed.nameless(), facts, "{sheet}\n{}", mixed.told());
        mixed.check_invariants();
    }
}

#[test]
fn all_2_a_mix_that_would_end_a_finished_game_otherwise_asks_and_confirmed_it_is_the_same_end() {
    let sheets = [
        (
            reported(),
            "0:00 start · 0:06 #2 w returns · 0:07 #1 w e2e4 · 0:09 #2 b resigns
            0:10 #9 w fault disturbance loss · 0:20 pass",
        ),
        (
            ten_minutes(),
            "0:00 start · 0:06 #1 w f5e5 · 0:08 #2 b resigns
            0:10 #9 b fault disturbance loss · 0:20 pass",
        ),
        (
            speed(),
            "0:00 start · 0:04 #1 w e2e4 · 0:05 #2 b resigns
            0:06 #1 w resigns · 0:20 pass",
        ),
    ];
    for (setup, sheet) in sheets {
        let in_order = held(&setup, sheet);
        let mut asked = 0;
        each_mix(&setup, sheet, |mixed| {
            if amends(mixed) {
                asked += 1;
                assert!(ended(mixed).is_some(), "the first end stands until he decides");
                mixed.play("0:30 confirm");
            } else {
                assert_eq!(mixed.nameless(), in_order.nameless(), "{sheet}\n{}", mixed.told());
            }
            assert_eq!(ended(mixed), ended(&in_order), "{sheet}\n{}", mixed.told());
            mixed.check_invariants();
        });
        assert!(asked > 0, "{sheet}");
    }
}

/// The limit is stated late, after a move that came after it. Ruled again it stands before that
/// move, and so does the question that is answered with it.
#[test]
fn im_3_3_what_is_ruled_again_in_another_order_stands_in_that_order() {
    let mut setup = round_robin();
    setup.match_rule = Some(MatchRule::ELIMINATION);
    let sheet = "0:00 start · 0:10 w e2e4 · 60:00 #2 silent · 60:10 b e7e5 · 60:20 #2 speaks
        61:00 no";
    assert_snapshot!(play(setup.clone(), sheet), @r"
    0:00.000 counting to GO at 0:03.000
    0:03.000 White's clock starts
    0:03.000 started
    0:10.000 1. White e4, left -
    1:00:02.001 device 2 is silent
    1:00:10.000 Black: after_the_limit
    1:00:20.000 device 2 is back
    1:00:03.001 amended
      + 1:00:03.001 limit reached, points 0/0
      + 1:00:03.001 asks: who wins at the limit? points 0/0
    1:01:00.000 amended
      - 1:00:10.000 Black: after_the_limit
      - 1:00:03.001 limit reached, points 0/0
      - 1:00:03.001 asks: who wins at the limit? points 0/0
      + 1:00:03.001 limit reached, points 0/0
      + 1:00:03.001 asks: who wins at the limit? points 0/0
      + 1:00:03.001 ended: Black wins (ruling)
      + 1:00:10.000 Black: after_the_end
      + 1:01:00.000 answered no
    ");
    let mut hall = Hall::new(setup);
    hall.play(sheet);
    assert!(hall.nameless().is_sorted_by_key(|(at, _)| *at), "{:?}", hall.nameless());
    let view = hall.seen();
    assert!(view.inbox.is_empty(), "the question is answered");
}

/// The devices' reports held back, in the order of happening.
fn held(setup: &GameSetup, sheet: &str) -> Hall {
    let mut held = Hall::new(setup.clone());
    held.play_held(sheet);
    held
}

/// Plays a sheet in every order of its devices' reports, each once, and returns the
/// number of orders.
fn each_mix(setup: &GameSetup, sheet: &str, mut check: impl FnMut(&mut Hall)) -> usize {
    // The choice at each turn, and the number of choices.
    let mut choices: Vec<(usize, usize)> = Vec::new();
    for played in 1..=MIXES_MAX {
        let mut hall = Hall::new(setup.clone());
        let mut turn = 0;
        hall.play_picked(sheet, &mut |next| {
            if turn == choices.len() {
                choices.push((0, next.len()));
            }
            turn += 1;
            choices[turn - 1].0
        });
        check(&mut hall);
        while choices.last().is_some_and(|(chosen, of)| chosen + 1 == *of) {
            choices.pop();
        }
        match choices.last_mut() {
            Some((chosen, _)) => *chosen += 1,
            None => return played,
        }
    }
    panic!("more than {MIXES_MAX} mixes of {sheet}");
}

fn ended(hall: &Hall) -> Option<EndedView> {
    hall.court.view(BOARD, Audience::Referees).game.and_then(|game| game.ended)
}

fn amends(hall: &Hall) -> bool {
    let inbox = hall.court.view(BOARD, Audience::Referees).game.map(|game| game.inbox);
    let amends = |question: &Question| matches!(question, Question::Amendment { .. });
    inbox.unwrap_or_default().iter().any(|open| amends(&open.question))
}
