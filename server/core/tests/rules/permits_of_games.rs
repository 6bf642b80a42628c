//! Permits compared with `decide` after every step of random games and of one game in each rule
//! system.

use crate::intramural::round_robin;
use crate::permits::{Compared, check, shown};
use crate::properties::{games, send, sights, with_judges, words};
use crate::sheet::{Hall, game, instant};
use crate::speed_moves::speed;
use crate::walking::walked;
use court_protocol::{
    Act, BySide, CheckItem, Claim, Fault, GameSetup, Permits, Refusal, Ruleset, RunEvidence,
    Termination, ThirdRed,
};
use proptest::prelude::*;
use referee_core::setup;

/// A game in each rule system, with the course of a game. It is made ready, started, stopped and
/// started again. It has moves, a pause, an end, a result up to the seal, and a correction.
fn games_of_each_kind() -> [(GameSetup, &'static str); 5] {
    let sprint = game(|game| {
        game.ruleset = Ruleset::Sprint;
        game.time = setup::usual_time(Ruleset::Sprint, BySide::default());
        game.draw_cards = setup::usual_draw_cards(Ruleset::Sprint);
    });
    let resigned = "0:40 w resigns · 0:50 #5 enter 0-1 · 0:51 #6 enter 0-1 · 0:52 seal";
    let agreed = "0:40 w resigns · 0:50 #5 enter 0-1 · 0:51 #6 enter 0-1
        0:52 agree 1-0 · 0:53 #5 enter 1-0 · 0:54 #6 enter 1-0 · 0:55 seal · 0:56 agree 0-1";
    [
        (game(|_| {}), resigned),
        (walked(ThirdRed::Zone), resigned),
        (sprint, resigned),
        (speed(), agreed),
        (round_robin(), resigned),
    ]
}

#[test]
fn in_each_rule_system_permits_are_the_answers_of_decide_from_pairing_to_seal() {
    let mut compared = Compared::default();
    for (setup, end) in games_of_each_kind() {
        let mut hall = Hall::new(setup).with_referees();
        check(&hall, &mut compared);
        let course = "0:00 #5 check clock failed · 0:00 #5 check clock passed · 0:00 start · 0:01 abort · 0:02 start · 0:10 w e2e4 · 0:14 b e7e5
            0:20 pause · 0:30 start · 0:34 pass";
        let end = end.split(['·', '\n']);
        for step in course.split(['·', '\n']).chain(end).map(str::trim) {
            hall.play(step);
            check(&hall, &mut compared);
        }
    }
    let never_permitted: Vec<Act> =
        Act::OF_GAMES.into_iter().filter(|act| !compared.permitted.contains(act)).collect();
    assert_eq!(never_permitted, [], "no act is left out");
    assert!(compared.refused.len() > 30, "{:?}", compared.refused);
    assert!(compared.unexpected.len() > 15, "{:?}", compared.unexpected);
}

/// The permits of a game that waits, in a rule system.
fn permits_in(ruleset: Ruleset) -> Permits {
    let is_it = |(setup, _): &(GameSetup, &str)| setup.ruleset == ruleset;
    let (setup, _) = games_of_each_kind().into_iter().find(is_it).expect("each kind is played");
    *shown(&Hall::new(setup)).permits.expect("a game is paired")
}

#[test]
fn a_rule_system_has_the_acts_faults_claims_and_items_of_its_rules() {
    use Ruleset::{Classic, Intramural, Speed, Sprint, Walk};
    let has = |act, rulesets: &[Ruleset]| {
        for ruleset in [Classic, Walk, Sprint, Speed, Intramural] {
            let listed = permits_in(ruleset).of(act).is_some();
            assert_eq!(listed, rulesets.contains(&ruleset), "{act:?} in {ruleset}");
        }
    };
    has(Act::Crossed, &[Classic, Walk, Sprint]);
    has(Act::Penalty, &[Classic, Walk, Sprint]);
    has(Act::WalkCard, &[Walk]);
    has(Act::Confirmed, &[Speed]);
    has(Act::Corrected, &[Classic, Walk, Sprint, Intramural]);
    has(Act::Check, &[Classic, Walk, Sprint, Speed]);
    let faults = |ruleset| permits_in(ruleset).faults;
    let other = Fault::Other { reason: String::new() };
    assert_eq!(faults(Speed), [Fault::Disturbance, Fault::Equipment, other]);
    assert!(faults(Sprint).contains(&Fault::NoCrossing));
    assert!(!faults(Sprint).contains(&Fault::OfferWithoutCard));
    assert!(faults(Walk).contains(&Fault::OfferWithoutCard));
    assert!(permits_in(Speed).claims.contains(&Claim::KingInCheck));
    assert!(!permits_in(Speed).claims.contains(&Claim::TouchMove));
    assert!(!permits_in(Intramural).claims.contains(&Claim::MovedBeforeRun));
    assert_eq!(permits_in(Speed).checks, CheckItem::CapturedPieces.checks());
    assert!(permits_in(Walk).checks.ends_with(&CheckItem::Dress.checks()));
}

#[test]
fn a_result_has_only_the_causes_of_its_rule_system() {
    use Termination as T;
    let ends = |ruleset| permits_in(ruleset).ends;
    assert!(!ends(Ruleset::Classic).drawn.contains(&T::Resignation));
    assert!(ends(Ruleset::Classic).won.contains(&T::IllegalMoves));
    assert!(!ends(Ruleset::Classic).won.contains(&T::CapturedPoints));
    assert!(ends(Ruleset::Speed).won.contains(&T::FlagDeclared));
    assert!(!ends(Ruleset::Speed).won.contains(&T::FlagFall));
    assert_eq!(ends(Ruleset::Walk).both_lost, [T::Forfeit, T::Penalty]);
    assert!(ends(Ruleset::Walk).won.contains(&T::RedCards));
    assert!(!ends(Ruleset::Sprint).drawn.contains(&T::Agreement), "CR-4.7-2");
    assert!(ends(Ruleset::Intramural).won.contains(&T::CapturedPoints));
    // without clocks they are taken back (IM-3-5)
    assert!(!ends(Ruleset::Intramural).won.contains(&T::IllegalMoves));
}

#[test]
fn a_countdown_can_be_aborted_until_its_go_and_the_view_names_the_instant() {
    let mut hall = Hall::new(game(|_| {}));
    hall.play("0:00 start");
    let board = shown(&hall);
    let permits = board.permits.expect("a game is paired");
    let abort = permits.of(Act::Abort).expect("every game has a start");
    assert_eq!((&abort.why_not, abort.until), (&None, board.game.expect("paired").go_at));
    hall.play("0:04 pass");
    let permits = shown(&hall).permits.expect("a game is paired");
    let abort = permits.of(Act::Abort).expect("every game has a start");
    assert!(matches!(abort.why_not, Some(Refusal::WrongPhase { .. })), "{abort:?}");
    assert_eq!(abort.until, None);
}

#[test]
fn cr_4_3_1_a_call_of_a_runner_who_is_believed_elsewhere_is_offered_and_marked() {
    let mut hall = Hall::new(game(|game| game.runs = RunEvidence::Reported));
    hall.play("0:00 start · 0:05 w returns · 0:08 w e2e4");
    let from = |hall: &Hall| {
        let sides = shown(hall).game.expect("paired").sides;
        sides.white.unexpected.of(&Fault::NoCrossing)
    };
    assert_eq!(from(&hall), None, "White is on his way");
    hall.play("0:12 w crosses");
    assert_eq!(from(&hall), Some(instant("0:12")));
    let permits = shown(&hall).permits.expect("a game is paired");
    let penalty = permits.of(Act::Penalty).expect("runners have penalties");
    assert_eq!((&penalty.why_not, penalty.unexpected), (&None, false));
    hall.play("0:13 w returns");
    assert_eq!(from(&hall), Some(instant("0:18.001")), "a tap may come five seconds after");
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 12, failure_persistence: None, ..ProptestConfig::default() })]

    /// The permits of random games, with calls and stops, are the answers of `decide`
    /// after each report.
    #[test]
    fn permits_are_the_answers_of_decide_in_random_games(
        choices in games(),
        calls in prop::collection::vec(any::<(u16, u8, u8)>(), 1..12),
        reported: bool,
    ) {
        let runs = if reported { RunEvidence::Reported } else { RunEvidence::Presumed };
        let mut hall = with_judges(runs);
        let mut all = sights(&choices);
        all.extend(words(&calls, all.last().expect("a game has a move").at));
        all.sort_by_key(|sight| sight.at);
        let mut compared = Compared::default();
        for sight in &all {
            hall.advance(sight.at);
            send(&mut hall, sight);
            check(&hall, &mut compared);
        }
        prop_assert!(!compared.calls.is_empty());
    }
}
