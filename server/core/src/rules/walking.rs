//! Judging a walk (CR-4.6-2): cautions and red cards, by the eye of a judge alone.
//!
//! One caution of each judge for each offence and one red card of each judge count against a
//! walker. A second one is recorded and has no effect (`play::walking` counts). The event sets the
//! price of the third red card; each is from another judge. Either the third and every further one
//! is a stop of ten seconds, or the third loses the game.

use court_protocol::{
    FactId, Fault, GameResult, Phase, Sanction, Side, Termination, ThirdRed, WalkCard, WalkOffence,
};

use super::RuleContext;
use crate::play::Witness;
use crate::record::{FactBody, Note};

/// So many red cards have a consequence.
const REDS: usize = 3;

/// A judge shows a walker a card.
// rules: CR-4.6-2
pub(super) fn shown(
    context: &mut RuleContext<'_>,
    tap: FactId,
    (side, card, offence): (Side, WalkCard, WalkOffence),
    witness: Witness,
) {
    let play = context.play;
    if play.result.ended.is_some() {
        return context.note(side, Note::AfterTheEnd);
    }
    if matches!(play.phase, Phase::Waiting | Phase::Countdown) && play.stopped.is_none() {
        return context.note(side, Note::BeforeGo);
    }
    let walking = &play.runners.walking[side];
    if walking.is_used_up(card, offence, witness.device) {
        let second = match card {
            WalkCard::Caution => Note::SecondCaution,
            WalkCard::Red => Note::SecondRed,
        };
        return context.note(side, second);
    }
    context.say(FactBody::Carded { card: tap, side, shown: card, offence, by: witness.device });
    let reds = walking.cards.iter().filter(|before| before.shown == WalkCard::Red).count();
    if card != WalkCard::Red || reds + 1 < REDS {
        return;
    }
    match play.runners.third_red {
        ThirdRed::Zone => {
            let (fault, sanction, of) = (Fault::RedCard, Sanction::Stop, context.at);
            let (unexpected, in_stop) =
                (false, context.play.runners.penalties[side].stop.is_some());
            context.say(FactBody::Called {
                call: tap,
                side,
                fault,
                sanction,
                of,
                unexpected,
                against: None,
                in_stop,
                turn: context.play.runners.turn[side],
            });
        }
        ThirdRed::Dq3 => {
            let result = GameResult::Won { by: side.other() };
            context.say(FactBody::Ended { result, by: Termination::RedCards });
        }
    }
}
