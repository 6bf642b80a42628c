//! The rights of each role.

use court_protocol::{Answer, Back};
use court_protocol::{
    Ask, BoardNo, BySide, ClockRule, ConfirmedResult, Evidence, FactId, Fault, GameId, GameResult,
    Millis, PlayerId, Role, Sanction, Seen, Side,
};
use referee_core::authorize;

const ROLES: [Role; 5] = [Role::Organiser, Role::Board, Role::Judge, Role::Deputy, Role::Head];

fn observe(seen: Seen) -> Ask {
    Ask::Observe { board: BoardNo(1), game: None, seen }
}

fn fault(sanction: Sanction) -> Ask {
    let back = Some(Back::AfterPly { ply: 3 });
    observe(Seen::Fault { side: Side::White, fault: Fault::NoCrossing, sanction, back })
}

/// Everything that can be asked, and the least role that may.
fn every_ask() -> Vec<(Role, Ask)> {
    let (game, boards) = (GameId(1), vec![BoardNo(1)]);
    let (fact, reason) = (FactId::default(), String::new());
    let result = GameResult::Drawn;
    let players = BySide { white: PlayerId(1), black: PlayerId(2) };
    let time = Millis::minutes(1);
    vec![
        (Role::Board, observe(Seen::DrawAgreed)),
        (Role::Judge, fault(Sanction::Stop)),
        (Role::Judge, fault(Sanction::Note)),
        (Role::Judge, fault(Sanction::Warning)),
        (Role::Head, fault(Sanction::GiveOpponent { time })),
        (Role::Head, fault(Sanction::TakeTime { time })),
        (Role::Head, fault(Sanction::LossOfGame)),
        (Role::Judge, observe(Seen::Stopped { side: Side::White })),
        (Role::Judge, observe(Seen::ChiefCalled)),
        (Role::Judge, Ask::Ready { boards: boards.clone(), ready: true }),
        (Role::Judge, Ask::Pause { boards: boards.clone(), reason: reason.clone() }),
        (Role::Judge, Ask::EnterResult { game, result, by: None }),
        (Role::Judge, Ask::Void { fact, reason: reason.clone() }),
        (Role::Head, Ask::Pair { games: vec![], despite: None }),
        (Role::Head, Ask::Start { boards: boards.clone(), go_at: None, despite: None }),
        (Role::Head, Ask::Go { boards: boards.clone(), despite: None }),
        (Role::Head, Ask::Abort { boards: boards.clone() }),
        (Role::Head, Ask::Annul { boards, reason: reason.clone() }),
        (Role::Head, Ask::Seal { games: vec![ConfirmedResult { game, result }] }),
        (Role::Head, Ask::CorrectResult { game, result, based_on: None, reason: reason.clone() }),
        (Role::Head, Ask::Split { call: fact }),
        (
            Role::Head,
            Ask::SetClock {
                game,
                left: BySide::default(),
                to_run: None,
                based_on: None,
                reason: reason.clone(),
            },
        ),
        (
            Role::Head,
            Ask::SetPosition { game, fen: String::new(), based_on: None, reason: reason.clone() },
        ),
        (Role::Head, Ask::SetPlayers { game, players, based_on: None, reason: reason.clone() }),
        (Role::Head, Ask::RuleResult { game, result, reason }),
        (Role::Head, Ask::Answer { question: fact, answer: Answer::Yes }),
        (Role::Head, Ask::SetEvidence { game, evidence: Evidence::Moves, clock: ClockRule::Court }),
    ]
}

#[test]
fn every_ask_has_a_least_role_and_whoever_stands_above_it_may_as_well() {
    for (least, ask) in every_ask() {
        for role in ROLES {
            assert_eq!(authorize(role, &ask).is_ok(), role >= least, "a {role} asks {ask:?}");
        }
    }
}

#[test]
fn an_organiser_asks_nothing_of_a_court() {
    for (_, ask) in every_ask() {
        assert!(authorize(Role::Organiser, &ask).is_err(), "{ask:?}");
    }
}

#[test]
fn a_refusal_says_who_may_do_it() {
    let start = Ask::Start { boards: vec![BoardNo(1)], go_at: None, despite: None };
    let refusal = authorize(Role::Judge, &start).expect_err("a line judge starts no games");
    assert_eq!(refusal.code(), "not_yours");
    assert_eq!(
        referee_messages::words().refusal(&refusal),
        "a line judge may not start games: ask the head referee"
    );
}
