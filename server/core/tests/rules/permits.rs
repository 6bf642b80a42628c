//! The permits of the view are the answers of `decide`: whatever the game, an act that is permitted
//! is taken, and an act that is not permitted gets the refusal that the view showed.
//!
//! [`check`] compares the two after every sheet of these tests; here they are compared after every
//! step of random games and of one game in each rule system.

use crate::intramural::round_robin;
use crate::properties::{games, send, sights, with_judges, words};
use crate::sheet::{BOARD, HEAD, Hall, ORIGIN, game, instant};
use crate::speed_moves::speed;
use crate::walking::walked;
use court_protocol::{
    Act, Agreement, Arrangement, Ask, Audience, BoardView, BySide, CheckItem, Claim, ClockRule,
    ConfirmedResult, Evidence, Fault, Finding, GameResult, GameSetup, GameView, Interference,
    Millis, Permits, Phase, Piece, PlayerId, Reading, Refusal, Role, Ruleset, RunEvidence,
    Sanction, Seen, Side, Termination, ThirdRed, WalkCard, WalkOffence,
};
use proptest::prelude::*;
use referee_core::{authorize, setup};
use std::collections::BTreeSet;

/// The referees' whole view of the board.
fn shown(hall: &Hall) -> BoardView {
    let boards = hall.court.snapshot(Audience::Referees).boards;
    boards.into_iter().find(|view| view.board == BOARD).expect("the court has the board")
}

/// Requests of one kind with different arguments: if the kind is permitted, one of them is taken.
fn examples(act: Act, game: &GameView, permits: &Permits) -> Vec<Ask> {
    let board = BOARD;
    let observe = |seen| Ask::Observe { board, game: Some(game.game), seen };
    let of_sides = |seen: fn(Side) -> Seen| Side::BOTH.map(|side| observe(seen(side))).to_vec();
    let calls = |sanction: Sanction| {
        let seen = |fault: &Fault| {
            let fault = in_words(fault);
            observe(Seen::Fault { side: Side::White, fault, sanction, back: None })
        };
        permits.faults.iter().map(seen).collect()
    };
    let results = [
        GameResult::Won { by: Side::White },
        GameResult::Won { by: Side::Black },
        GameResult::Drawn,
        GameResult::BothLost,
    ];
    let (boards, reason, upon) = (vec![board], String::from("a reason"), game.by_hand);
    let id = game.game;
    match act {
        Act::Moved => vec![observe(Seen::Moved { uci: "e2e4".into(), reading: None })],
        Act::Pressed => of_sides(|side| Seen::Pressed { side, reading: None }),
        Act::Read => {
            let left = BySide::both(Some(Millis::minutes(3)));
            let reading = Reading { left, resolution: Millis::seconds(1) };
            vec![observe(Seen::Read { reading })]
        }
        Act::Crossed => of_sides(|side| Seen::Crossed { side }),
        Act::Returned => of_sides(|side| Seen::Returned { side }),
        Act::Touched => of_sides(|side| Seen::Touched { side }),
        Act::Resigned => of_sides(|side| Seen::Resigned { side }),
        Act::DrawAgreed => vec![observe(Seen::DrawAgreed)],
        Act::FlagSeen => of_sides(|side| Seen::FlagSeen { side }),
        Act::DrawCard => of_sides(|side| Seen::DrawCard { side }),
        Act::DrawAccepted => of_sides(|side| Seen::DrawAccepted { side }),
        Act::DrawRefused => of_sides(|side| Seen::DrawRefused { side }),
        Act::Claimed => {
            let claim = |claim| Seen::Claimed { side: Side::White, claim: claimed(claim) };
            permits.claims.iter().map(|known| observe(claim(known))).collect()
        }
        Act::Corrected => of_sides(|side| Seen::Corrected { side }),
        Act::ClocksStopped => of_sides(|side| Seen::ClocksStopped { side }),
        Act::Confirmed => of_sides(|side| Seen::Confirmed { side: Some(side) }),
        Act::Disputed => of_sides(|side| Seen::Disputed { side }),
        Act::Agreed => vec![observe(Seen::Agreed { on: Agreement::PlayOn })],
        Act::Declared => of_sides(|side| Seen::Declared { side, piece: Piece::Queen }),
        Act::Exchanged => {
            of_sides(|side| Seen::Exchanged { side, square: "e8".into(), piece: Piece::Queen })
        }
        Act::Withdrawn => of_sides(|side| Seen::Withdrawn { side }),
        Act::Reminded => of_sides(|side| Seen::Reminded { side }),
        Act::Interfered => vec![observe(Seen::Interfered { about: Interference::Clocks })],
        Act::ClockSet => vec![observe(Seen::ClockSet)],
        Act::ChiefCalled => vec![observe(Seen::ChiefCalled)],
        Act::Fault => calls(Sanction::Warning),
        Act::Penalty => calls(Sanction::Stop),
        Act::Ladder => calls(Sanction::LossOfGame),
        Act::Stopped => of_sides(|side| Seen::Stopped { side }),
        Act::LeftStop => of_sides(|side| Seen::LeftStop { side }),
        Act::WalkCard => of_sides(|side| Seen::WalkCard {
            side,
            card: WalkCard::Red,
            offence: WalkOffence::BentKnee,
        }),
        Act::ShowCards => vec![Ask::ShowCards { game: id, side: Side::White }],
        Act::Arrange => {
            let at = game.arranged.map_or(ORIGIN, |arranged| arranged.at);
            let arranged = Arrangement { at, invited_by: Side::White };
            vec![Ask::Arrange { game: id, arranged }]
        }
        Act::Ready => vec![Ask::Ready { boards, ready: true }],
        Act::Check => checks(&permits.checks),
        Act::Waive => {
            let items = CheckItem::ALL.into_iter().flat_map(sided);
            let waive = |(item, side)| {
                let reason = reason.clone();
                Ask::Waive { board, item, side, reason }
            };
            items.map(waive).collect()
        }
        Act::Start => vec![Ask::Start { boards, go_at: None, despite: Some(reason) }],
        Act::Abort => vec![Ask::Abort { boards }],
        Act::Annul => vec![Ask::Annul { boards, reason }],
        Act::Pause => vec![Ask::Pause { boards, reason }],
        Act::EnterResult => {
            results.map(|result| Ask::EnterResult { game: id, result, by: None }).to_vec()
        }
        Act::Seal => results
            .map(|result| Ask::Seal { games: vec![ConfirmedResult { game: id, result }] })
            .into(),
        Act::CorrectResult => results
            .map(|result| Ask::CorrectResult { game: id, result, upon, reason: reason.clone() })
            .into(),
        Act::RuleResult => results
            .map(|result| Ask::RuleResult { game: id, result, reason: reason.clone() })
            .into(),
        Act::SetClock => {
            let left = BySide { white: Some(Millis::minutes(5)), black: None };
            vec![Ask::SetClock { game: id, left, to_run: None, upon, reason }]
        }
        Act::SetPosition => {
            let fen = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1".to_owned();
            vec![Ask::SetPosition { game: id, fen, upon, reason }]
        }
        Act::SetPlayers => {
            let players = BySide { white: PlayerId(71), black: PlayerId(72) };
            vec![Ask::SetPlayers { game: id, players, upon, reason }]
        }
        Act::SetEvidence => {
            vec![Ask::SetEvidence { game: id, evidence: Evidence::Table, clock: ClockRule::Table }]
        }
        Act::Pair
        | Act::Replace
        | Act::Void
        | Act::VoidRuling
        | Act::VoidOthersCall
        | Act::Split
        | Act::Answer
        | Act::ChangeDevices => unreachable!("it is no act of a game"),
    }
}

/// A fault of the list with its words.
fn in_words(fault: &Fault) -> Fault {
    match fault {
        Fault::Other { .. } => Fault::Other { reason: "he shouts".into() },
        plain => plain.clone(),
    }
}

fn checks(items: &[CheckItem]) -> Vec<Ask> {
    let items = if items.is_empty() { &CheckItem::ALL } else { items };
    let check =
        |(item, side)| Ask::Check { boards: vec![BOARD], item, side, finding: Finding::Passed };
    items.iter().copied().flat_map(sided).map(check).collect()
}

fn sided(item: CheckItem) -> Vec<(CheckItem, Option<Side>)> {
    if item.is_of_player() {
        Side::BOTH.map(|side| (item, Some(side))).to_vec()
    } else {
        vec![(item, None)]
    }
}

/// The answer of `decide` to a request of the head referee's, made now.
fn refusal(hall: &Hall, ask: &Ask) -> Option<Refusal> {
    let preview = hall.court.foresee(hall.now, &hall.marks, HEAD, (1, ask));
    preview.refused
}

/// The permits and refusals of the view that were compared.
#[derive(Debug, Default)]
pub(crate) struct Compared {
    permitted: BTreeSet<Act>,
    refused: BTreeSet<Act>,
    unexpected: BTreeSet<Act>,
    /// Of a fault: the call fits, or is unexpected.
    calls: BTreeSet<(String, bool)>,
}

/// Compares the permits of the view with `decide`, act by act.
#[track_caller]
pub(crate) fn check(hall: &Hall, compared: &mut Compared) {
    let BoardView { game: Some(game), permits: Some(permits), .. } = shown(hall) else { return };
    let facts = hall.court.facts(game.game).expect("the view shows a game of the court");
    if facts.last().is_some_and(|last| last.at > hall.now) {
        return; // a stamp may be ahead of the court's clock, so that a press now is an earlier one
    }
    for act in Act::OF_GAMES {
        let asks = examples(act, &game, &permits);
        let answers: Vec<_> = asks.iter().map(|ask| refusal(hall, ask)).collect();
        let Some(permit) = permits.of(act) else {
            let is_unknown =
                |answer: &Option<Refusal>| matches!(answer, Some(Refusal::NotInThisGame { .. }));
            assert!(answers.iter().all(is_unknown), "{act:?} is not listed: {answers:?}");
            continue;
        };
        for role in [Role::Board, Role::Judge, Role::Deputy, Role::Head] {
            let may = asks.iter().all(|ask| authorize(role, ask).is_ok());
            assert_eq!(may, role >= permit.least, "{act:?} by a {role}");
        }
        if permit.why_not.is_some() {
            let are_shown = answers.iter().all(|answer| *answer == permit.why_not);
            assert!(are_shown, "{act:?} is not permitted: {permit:?}\n{answers:?}");
            compared.refused.insert(act);
            continue;
        }
        // which time a window allows is no matter of permits
        let is_of_time = |answer: &Option<Refusal>| {
            act == Act::Arrange && matches!(answer, Some(Refusal::BadSetting { .. }))
        };
        let is_taken = answers.iter().any(|answer| answer.is_none() || is_of_time(answer));
        assert!(is_taken, "{act:?} is permitted: {answers:?}");
        compared.permitted.insert(act);
        if permit.unexpected {
            compared.unexpected.insert(act);
            for ask in asks {
                // at one instant an end may come first or last
                let mut copy = (**hall).clone();
                copy.advance(hall.now + Millis(1));
                let before = without_inbox(&copy);
                let at = copy.now;
                copy.request(HEAD, at, ask);
                assert_eq!(without_inbox(&copy), before, "{act:?} has no effect");
            }
        }
    }
    check_kinds(hall, &game, &permits);
    check_calls(hall, &game, &permits, compared);
}

/// The game; a question about a sender's clock may be asked anew by any request.
fn without_inbox(hall: &referee_core::sheet::Hall) -> GameView {
    let game = hall.court.view(BOARD, Audience::Referees).game.expect("it stays");
    GameView { inbox: Vec::new(), ..game }
}

/// A fault or a claim is listed if the rule system has it; any other is refused.
#[track_caller]
fn check_kinds(hall: &Hall, game: &GameView, permits: &Permits) {
    let observe = |seen| Ask::Observe { board: BOARD, game: Some(game.game), seen };
    let is_known = |seen| {
        let answer = refusal(hall, &observe(seen));
        !matches!(answer, Some(Refusal::NotInThisGame { .. }))
    };
    let (side, sanction) = (Side::White, Sanction::Note);
    let may_claim = permits.of(Act::Claimed).is_some_and(|permit| permit.why_not.is_none());
    for fault in [
        Fault::NoCrossing,
        Fault::FalseStart,
        Fault::MovedBeforeRun,
        Fault::OfferWithoutCard,
        Fault::Disturbance,
        Fault::Equipment,
        Fault::Other { reason: String::new() },
    ] {
        let is_listed = permits.faults.contains(&fault);
        let seen = Seen::Fault { side, fault: in_words(&fault), sanction, back: None };
        assert_eq!(is_known(seen), is_listed, "{fault:?}");
    }
    for claim in [
        Claim::IllegalMove,
        Claim::PressWithoutMove,
        Claim::TouchMove,
        Claim::MovedBeforeRun,
        Claim::Irregularity { what: String::new() },
        Claim::FlagDown { of: Side::White },
        Claim::FlagDown { of: Side::Black },
        Claim::BothFlagsDown,
        Claim::KingInCheck,
        Claim::KingCaptured,
        Claim::Checkmate,
        Claim::Stalemate,
        Claim::DeadPosition,
        Claim::Threefold { uci: None },
        Claim::FiftyMoves { uci: None },
    ] {
        if !may_claim {
            break;
        }
        let is_listed = permits.claims.contains(&claim);
        let seen = Seen::Claimed { side, claim: claimed(&claim) };
        assert_eq!(is_known(seen), is_listed, "{claim:?}");
    }
}

/// A claim of the list with its words.
fn claimed(claim: &Claim) -> Claim {
    match claim {
        Claim::Irregularity { .. } => Claim::Irregularity { what: "he nods".into() },
        plain => plain.clone(),
    }
}

/// A call now is marked unexpected exactly from the instant on that the view shows; it is taken
/// all the same.
#[track_caller]
fn check_calls(hall: &Hall, game: &GameView, permits: &Permits, compared: &mut Compared) {
    if game.phase == Phase::Finished {
        return;
    }
    for side in Side::BOTH {
        for fault in &permits.faults {
            let mut copy = (**hall).clone();
            let seen =
                Seen::Fault { side, fault: in_words(fault), sanction: Sanction::Note, back: None };
            let ask = Ask::Observe { board: BOARD, game: Some(game.game), seen };
            let at = copy.now;
            copy.request(HEAD, at, ask);
            let called = copy.records.last().and_then(|record| {
                record.facts.iter().find_map(|fact| match fact.body {
                    referee_core::FactBody::Called { unexpected, .. } => Some(unexpected),
                    _ => None,
                })
            });
            let Some(called) = called else { continue }; // joined to an earlier call
            let from = game.sides[side].unexpected.of(fault);
            let is_shown = from.is_some_and(|from| from <= hall.now);
            assert_eq!(called, is_shown, "{side}: {fault:?} from {from:?} at {:?}", hall.now);
            compared.calls.insert((format!("{fault:?}"), called));
        }
    }
}

/// A game in each rule system, with the course of a game: ready, its start and a stop of it, moves,
/// a pause, an end, its result on the way to the seal, and its correction.
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
    assert_eq!(permits_in(Speed).checks, [CheckItem::CapturedMen]);
    assert!(permits_in(Walk).checks.contains(&CheckItem::Shoes));
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

    /// The permits of random games, with calls and stops, are the answers of `decide` after each
    /// report.
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
