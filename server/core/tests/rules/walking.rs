//! `ChessWalk`: its clocks, its consent, its cards (CR-4.6).

use crate::sheet::{BOARD, GAME, Hall, game};
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
}

#[test]
fn cr_4_6_2_a_card_that_was_not_shown_is_annulled_without_a_word_to_the_public() {
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
