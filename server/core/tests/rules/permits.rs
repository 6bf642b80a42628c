//! The permits of the view are the answers of `decide`, whatever the game. A permitted act is
//! taken; an act that is not permitted gets the refusal that the view showed. [`check`] compares
//! the two after every sheet.

use crate::sheet::{BOARD, HEAD, Hall, ORIGIN};
use court_protocol::{
    Act, Agreement, Arrangement, Ask, Audience, BoardView, BySide, Check, CheckItem, Claim,
    ClockRule, ConfirmedResult, Evidence, Fault, Finding, GameResult, GameView, Interference,
    Millis, Permits, Phase, Piece, PlayerId, Reading, Refusal, Role, Sanction, Seen, Side,
    WalkCard, WalkOffence,
};
use referee_core::authorize;
use std::collections::BTreeSet;

/// The referees' whole view of the board.
pub(crate) fn shown(hall: &Hall) -> BoardView {
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
    let (boards, reason, based_on) = (vec![board], String::from("a reason"), game.manual);
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
            let items = CheckItem::all().into_iter().flat_map(CheckItem::checks);
            let waive = |Check { item, side }| {
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
            .map(|result| Ask::CorrectResult { game: id, result, based_on, reason: reason.clone() })
            .into(),
        Act::RuleResult => results
            .map(|result| Ask::RuleResult { game: id, result, reason: reason.clone() })
            .into(),
        Act::SetClock => {
            let left = BySide { white: Some(Millis::minutes(5)), black: None };
            vec![Ask::SetClock { game: id, left, to_run: None, based_on, reason }]
        }
        Act::SetPosition => {
            let fen = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1".to_owned();
            vec![Ask::SetPosition { game: id, fen, based_on, reason }]
        }
        Act::SetPlayers => {
            let players = BySide { white: PlayerId(71), black: PlayerId(72) };
            vec![Ask::SetPlayers { game: id, players, based_on, reason }]
        }
        Act::SetEvidence => {
            vec![Ask::SetEvidence { game: id, evidence: Evidence::Table, clock: ClockRule::Table }]
        }
        Act::Pair
        | Act::TakeOff
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

fn checks(listed: &[Check]) -> Vec<Ask> {
    let all: Vec<Check> = CheckItem::all().into_iter().flat_map(CheckItem::checks).collect();
    let check = |Check { item, side }: &Check| {
        let (item, side) = (*item, *side);
        Ask::Check { boards: vec![BOARD], item, side, finding: Finding::Passed }
    };
    if listed.is_empty() { &all } else { listed }.iter().map(check).collect()
}

/// The answer of `decide` to a request of the head referee's, made now.
fn refusal(hall: &Hall, ask: &Ask) -> Option<Refusal> {
    let preview = hall.court.preview(hall.now, &hall.marks, HEAD, (1, ask));
    preview.refused
}

/// The permits and refusals of the view that were compared.
#[derive(Debug, Default)]
pub(crate) struct Compared {
    pub(crate) permitted: BTreeSet<Act>,
    pub(crate) refused: BTreeSet<Act>,
    pub(crate) unexpected: BTreeSet<Act>,
    /// Of a fault: the call fits, or is unexpected.
    pub(crate) calls: BTreeSet<(String, bool)>,
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
