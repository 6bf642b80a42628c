//! `ChessSprint` goes on until somebody wins (CR-4.7-3, CR-4.7-4).
//!
//! A draw by any rule is, here, the end of one game of a chain. The next game follows on the same
//! board with the same colours and the remaining times. If either player has less than two minutes
//! both get two more. That is tested at every restart, and not at the first start.
//!
//! Draws by offer or agreement have no effect here: they are only noted (CR-4.7-2).

use court_protocol::{Answer, GameResult, Millis, Question, Ruleset, Side, TimeControl};

use super::{Derived, RuleContext, given};
use crate::play::Play;
use crate::record::{FactBody, TimeFor};

/// A draw ruled in this context ends a game of the chain and not the chain.
// rules: CR-4.7-3
pub(super) fn goes_on(context: &mut RuleContext<'_>) {
    let play = context.play;
    if play.ruleset != Ruleset::Sprint || play.result.ended.is_some() {
        return;
    }
    let drawn = |(_, body): &Derived| match body {
        FactBody::Ended { result: GameResult::Drawn, by } => Some(*by),
        _ => None,
    };
    let Some(place) = context.facts.iter().position(|fact| drawn(fact).is_some()) else { return };
    let by = drawn(&context.facts[place]).expect("it was found there");
    let at = context.facts[place].0;
    context.facts[place].1 = FactBody::ChainGameDrawn { chain_game: play.chain.game_number(), by };
    context.at = at;
    if !is_short(context) {
        return;
    }
    for side in Side::BOTH {
        context.say(FactBody::TimeGiven {
            side,
            time: TimeControl::SPRINT_MORE,
            why: TimeFor::Restart,
        });
    }
    given::set_on_table(context);
}

/// True if either player begins the next game with less than two minutes. A referee looks where the
/// clocks are not known.
// rules: CR-4.7-4
fn is_short(context: &mut RuleContext<'_>) -> bool {
    let after: Play = context.after();
    let left: Vec<Option<Millis>> =
        Side::BOTH.into_iter().map(|side| after.clocks.left[side]).collect();
    if left.iter().flatten().any(|left| *left < TimeControl::SPRINT_SHORT) {
        return true;
    }
    left.contains(&None) && context.ask(Question::ShortOfTime) == Some(&Answer::Yes)
}
