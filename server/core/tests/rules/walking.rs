//! `ChessWalk`: its clocks, its consent, its cards (CR-4.6).

use crate::sheet::{BOARD, GAME, Hall, game, play};
use court_protocol::{
    Audience, BySide, GameSetup, PlayerId, Ruleset, RunEvidence, Said, SideView, ThirdRed, WalkRule,
};
use insta::assert_snapshot;
use referee_core::setup;

pub(crate) fn walked(third_red: ThirdRed) -> GameSetup {
    game(|game| {
        game.ruleset = Ruleset::Walk;
        game.runs = RunEvidence::Reported;
        game.time = setup::usual_time(Ruleset::Walk, BySide::both(None));
        game.walk = Some(WalkRule { consent: BySide::both(true), third_red });
    })
}

/// White is on his way out after his first move.
const WALKING: &str = "0:00 start · 0:10 w returns · 0:11 w e2e4 · ";

fn white(hall: &Hall, audience: Audience) -> SideView {
    hall.court.view(BOARD, audience).game.expect("paired").sides.white
}

#[test]
fn cr_4_6_1_chesswalk_has_ten_minutes_and_fifteen_seconds_a_move() {
    assert_snapshot!(play(walked(ThirdRed::Zone), "0:00 start · 0:16 w returns · 0:31 w e2e4"), @r"
    0:00.000 counting to GO at 0:03.000
    0:01.000 White's clock starts
    0:03.000 started
    0:16.000 White half run made in 0:13.000
    0:31.000 1. White e4 used 0:30.000, left 10:00.000
    ");
}

#[test]
fn cr_4_6_1_without_the_consent_of_both_there_is_no_walk() {
    let court = court_protocol::CourtSetup::basketball("Court 1", 12);
    let mut setup = walked(ThirdRed::Zone);
    assert_eq!(setup::validate_game(&court, &setup), Ok(()));
    setup.players.black = PlayerId(7);
    setup.walk =
        Some(WalkRule { consent: BySide { white: true, black: false }, third_red: ThirdRed::Zone });
    let refusal = setup::validate_game(&court, &setup).expect_err("Black did not agree");
    assert_snapshot!(referee_messages::words().refusal(&refusal), @"the walk: player 7 (Black) has not agreed to walk; expected the consent of both players (CR-4.6-1)");
    setup.walk = None;
    assert!(setup::validate_game(&court, &setup).is_err());
}

#[test]
fn cr_4_6_2_the_third_red_card_each_from_another_judge_is_a_stop_and_every_further_one() {
    assert_snapshot!(play(walked(ThirdRed::Zone), &format!("
        {WALKING} 0:12 #3 w red contact · 0:13 #4 w red knee · 0:14 #9 w red contact
        0:16 w crosses · 0:16 w stands · 0:28 #5 w red knee · 0:40 w returns")), @r"
    0:00.000 counting to GO at 0:03.000
    0:01.000 White's clock starts
    0:03.000 started
    0:10.000 White half run made in 0:07.000
    0:11.000 1. White e4 used 0:10.000, left 10:20.000
    0:12.000 White: red card, loss of contact
    0:13.000 White: red card, bent knee
    0:14.000 White: red card, loss of contact
    0:14.000 White called: red card of 0:14.000
    0:16.000 White crosses
    0:16.000 White stands until 0:26.000
    0:26.000 White is free, 1 served
    0:28.000 White: red card, bent knee
    0:28.000 White called: red card of 0:28.000
    0:40.000 White full run made in 0:29.000
    ");
}

#[test]
fn cr_4_6_2_where_the_event_has_it_so_the_third_red_card_loses_the_game() {
    assert_snapshot!(play(walked(ThirdRed::Dq3), &format!("
        {WALKING} 0:12 #3 w red contact · 0:13 #4 w red knee · 0:14 #9 w red contact")), @r"
    0:00.000 counting to GO at 0:03.000
    0:01.000 White's clock starts
    0:03.000 started
    0:10.000 White half run made in 0:07.000
    0:11.000 1. White e4 used 0:10.000, left 10:20.000
    0:12.000 White: red card, loss of contact
    0:13.000 White: red card, bent knee
    0:14.000 White: red card, loss of contact
    0:14.000 ended: Black wins (third red card)
    ");
}

#[test]
fn cr_4_6_2_one_caution_a_judge_and_offence_and_one_red_card_a_judge_count() {
    assert_snapshot!(play(walked(ThirdRed::Zone), &format!("
        {WALKING} 0:12 #3 w caution contact · 0:13 #3 w caution knee · 0:14 #3 w caution contact
        0:15 #4 w caution contact · 0:16 #3 w red contact · 0:17 #3 w red knee
        0:18 #3 b red knee")), @r"
    0:00.000 counting to GO at 0:03.000
    0:01.000 White's clock starts
    0:03.000 started
    0:10.000 White half run made in 0:07.000
    0:11.000 1. White e4 used 0:10.000, left 10:20.000
    0:12.000 White: caution, loss of contact
    0:13.000 White: caution, bent knee
    0:14.000 White: second_caution
    0:15.000 White: caution, loss of contact
    0:16.000 White: red card, loss of contact
    0:17.000 White: second_red
    0:18.000 Black: red card, bent knee
    ");
}

#[test]
fn cr_4_6_2_the_public_knows_a_card_once_the_chief_has_shown_it() {
    let mut hall = Hall::new(walked(ThirdRed::Zone));
    hall.play(&format!("{WALKING} 0:12 #3 w caution knee · 0:13 #4 w red contact"));
    let counts = |hall: &Hall, audience| {
        let white = white(hall, audience);
        (white.cautions, white.reds)
    };
    assert_eq!(counts(&hall, Audience::Referees), (1, 1));
    assert_eq!(counts(&hall, Audience::Public), (0, 0));
    let told = |hall: &Hall| hall.court.snapshot(Audience::Public).ticker.len();
    let before = told(&hall);
    hall.play("0:14 #3 w red knee");
    assert_eq!(told(&hall), before, "a card has no line for the public");
    hall.play("0:15 shows w");
    assert_eq!(counts(&hall, Audience::Public), (1, 2));
    assert_eq!(told(&hall), before + 1);
    hall.check_invariants();
}

#[test]
fn cr_4_6_2_a_card_that_was_not_shown_is_made_void_without_a_word_to_the_public() {
    let mut hall = Hall::new(walked(ThirdRed::Zone));
    hall.play(&format!("{WALKING} 0:12 #3 w caution knee"));
    let seen = |hall: &Hall, audience| {
        let lines = hall.court.snapshot(audience).ticker.len();
        let last = hall.records.last().expect("it is recorded");
        (lines, last.has_lines(audience), last.changed_board(audience))
    };
    let (before, _, _) = seen(&hall, Audience::Public);
    let (known, _, _) = seen(&hall, Audience::Referees);
    hall.play("0:14 void card");
    assert_eq!(white(&hall, Audience::Referees).cautions, 0);
    assert_eq!(seen(&hall, Audience::Public), (before, false, None));
    assert_eq!(seen(&hall, Audience::Referees), (known + 2, true, Some(BOARD)));
    // one that the chief has shown is taken back before everybody
    hall.play("0:15 #3 w caution knee · 0:16 shows w · 0:17 void card");
    assert_eq!(white(&hall, Audience::Public).cautions, 0);
    assert_eq!(seen(&hall, Audience::Public), (before + 3, true, Some(BOARD)));
    hall.check_invariants();
}

#[test]
fn cr_4_6_2_what_a_hidden_card_brought_about_is_taken_back_before_everybody_and_the_card_is_not() {
    let mut hall = Hall::new(walked(ThirdRed::Zone));
    hall.play(&format!(
        "{WALKING} 0:12 #3 w red contact · 0:13 #4 w red knee · 0:14 #9 w red contact"
    ));
    let called = hall.court.snapshot(Audience::Public).ticker.last().expect("a line").fact;
    hall.play("0:20 void card");
    let ticker = hall.court.snapshot(Audience::Public).ticker;
    let Said::Retracted { facts } = &ticker.last().expect("a line").said else {
        panic!("the penalty is taken back: {ticker:?}");
    };
    assert_eq!(facts, &[called], "the card itself was never told");
    assert_eq!(white(&hall, Audience::Public).penalties, []);
}

#[test]
fn cr_4_6_2_a_card_made_void_takes_its_consequence_with_it() {
    assert_snapshot!(play(walked(ThirdRed::Dq3), &format!("
        {WALKING} 0:12 #3 w red contact · 0:13 #4 w red knee · 0:14 #9 w red contact
        0:20 void card · 0:21 confirm")), @r"
    0:00.000 counting to GO at 0:03.000
    0:01.000 White's clock starts
    0:03.000 started
    0:10.000 White half run made in 0:07.000
    0:11.000 1. White e4 used 0:10.000, left 10:20.000
    0:12.000 White: red card, loss of contact
    0:13.000 White: red card, bent knee
    0:14.000 White: red card, loss of contact
    0:14.000 ended: Black wins (third red card)
    0:20.000 set aside
    0:20.000 asks: amend? drops 3 says 0
    0:21.000 answered confirm
    0:21.000 amended
      - 0:14.000 White: red card, loss of contact
      - 0:14.000 ended: Black wins (third red card)
      + 0:14.000 reopened, stands still
    ");
}

#[test]
fn cr_4_6_2_the_summary_sheet_says_who_showed_what_when() {
    let mut hall = Hall::new(walked(ThirdRed::Zone));
    hall.play(&format!(
        "{WALKING} 0:12 #3 w caution knee · 0:13 #4 w red contact · 0:14 #3 w caution knee"
    ));
    let walkers = hall.court.walkers();
    let [walker] = walkers.as_slice() else { panic!("one walker was shown cards: {walkers:?}") };
    assert_eq!((walker.game, walker.board, walker.player), (GAME, BOARD, PlayerId(1)));
    let lines: Vec<String> = walker
        .cards
        .iter()
        .map(|card| {
            let judge = card.by.map_or_else(String::new, |judge| judge.to_string());
            let at = referee_core::sheet::clock(card.at);
            format!("{at} {judge}: {}, {}", card.card, card.offence)
        })
        .collect();
    assert_snapshot!(lines.join("\n"), @r"
    0:12.000 device 3: caution, bent knee
    0:13.000 device 4: red card, loss of contact
    ");
}

#[test]
fn cr_4_6_2_nobody_walks_before_go_and_cards_belong_to_walks_alone() {
    assert_snapshot!(play(walked(ThirdRed::Zone), "0:00 start · 0:02 #3 w red knee"), @r"
    0:00.000 counting to GO at 0:03.000
    0:01.000 White's clock starts
    0:02.000 White: before_go
    ");
    assert_snapshot!(play(game(|_| {}), "0:00 start · 0:10 #3 w red knee · 0:11 shows w"), @r"
    0:00.000 counting to GO at 0:03.000
    0:01.000 White's clock starts
    0:03.000 started
    0:10.000 refused not_in_this_game: game=1 ruleset=classic unknown=walk_cards
    0:11.000 refused not_in_this_game: game=1 ruleset=classic unknown=walk_cards
    ");
}
