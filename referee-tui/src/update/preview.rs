//! Asks what a prompt would come to before it is confirmed.

use super::send;
use crate::model::Model;
use crate::model::preview::Foreseen;
use crate::model::prompt::{Prompt, Step, Verb};
use crate::msg::Effect;
use court_protocol::{Ask, CourtId};

/// Asks once per set of answers, when only the confirmation is missing.
pub(super) fn ask(model: &mut Model, prompt: &mut Prompt, effects: &mut Vec<Effect>) {
    if prompt.step() != Some(Step::Confirm) {
        prompt.foreseen = None;
        return;
    }
    let Some((court, ask)) = about(model, prompt) else { return };
    if prompt.foreseen.as_ref().is_some_and(|foreseen| foreseen.ask == ask) {
        return;
    }
    model.previews += 1;
    let asked = model.previews;
    prompt.foreseen = Some(Foreseen::new(court, ask.clone(), asked));
    effects.push(Effect::Preview { asked, court, ask });
}

/// What changes the past or a ruling is foreseen; what is only seen is not.
fn about(model: &Model, prompt: &Prompt) -> Option<(CourtId, Ask)> {
    match prompt.verb {
        Verb::Undo { press } => send::undone(model, model.presses.get(press)?),
        Verb::Void { .. }
        | Verb::Split { .. }
        | Verb::Replace { .. }
        | Verb::Answer { .. }
        | Verb::ShowCards
        | Verb::RuleResult
        | Verb::CorrectResult
        | Verb::SetClock
        | Verb::SetPosition
        | Verb::SetPlayers => send::asks(model, prompt).ok()?.into_iter().next(),
        _ => None,
    }
}
