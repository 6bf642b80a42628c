//! Who may ask what.

use court_protocol::{
    Answer, Ask, BoardNo, ClockRule, Evidence, FactId, GameId, GameResult, Role, Seen,
};
use referee_core::authorize;

fn every_ask() -> Vec<(&'static str, Ask)> {
    let (game, boards) = (GameId(1), vec![BoardNo(1)]);
    vec![
        ("observe", Ask::Observe { board: BoardNo(1), game: None, seen: Seen::DrawAgreed }),
        ("pair", Ask::Pair { games: vec![] }),
        ("start", Ask::Start { boards: boards.clone(), go_at: None, despite: None }),
        ("abort", Ask::Abort { boards }),
        ("result", Ask::RuleResult { game, result: GameResult::Drawn, reason: String::new() }),
        ("answer", Ask::Answer { question: FactId::default(), answer: Answer::Yes }),
        ("void", Ask::Void { fact: FactId::default(), reason: String::new() }),
        ("evidence", Ask::SetEvidence { game, evidence: Evidence::Moves, clock: ClockRule::Court }),
    ]
}

#[test]
fn everyone_may_observe_and_only_the_head_referee_may_rule() {
    for role in [Role::Board, Role::Judge, Role::Head] {
        for (name, ask) in every_ask() {
            let may = role == Role::Head || name == "observe";
            assert_eq!(authorize(role, &ask).is_ok(), may, "a {role} asks to {name}");
        }
    }
}

#[test]
fn a_refusal_says_who_may_do_it() {
    let (_, start) = every_ask().remove(2);
    let refusal = authorize(Role::Judge, &start).expect_err("a line judge starts no games");
    assert_eq!(refusal.code(), "not_yours");
    assert_eq!(refusal.to_string(), "a line judge may not start games: ask the head referee");
}
