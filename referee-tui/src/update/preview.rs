//! Asks what a prompt would come to before it is confirmed.

use super::{send, undo};
use crate::model::Model;
use crate::model::preview::ShownPreview;
use crate::model::prompt::{Prompt, Step, Verb};
use crate::msg::Effect;
use court_protocol::{Ask, CourtId};

/// Asks once per set of answers, when only the confirmation is missing. What is looked at then is
/// what the confirmation sends, whatever is heard in between.
pub(super) fn ask(model: &mut Model, prompt: &mut Prompt, effects: &mut Vec<Effect>) {
    match prompt.step() {
        Some(Step::Confirm) => {}
        Some(_) => {
            (prompt.previewed, prompt.looked_at) = (None, None);
            return;
        }
        None => return,
    }
    let looked_at = looked_at(model, prompt);
    let is_foreseen = prompt.verb != Verb::Seal;
    let first = looked_at.as_ref().and_then(|asks| asks.first().cloned());
    prompt.looked_at = looked_at;
    let Some((court, ask)) = first.filter(|_| is_foreseen) else { return };
    if prompt.previewed.as_ref().is_some_and(|previewed| previewed.ask == ask) {
        return;
    }
    model.previews += 1;
    let asked = model.previews;
    prompt.previewed = Some(ShownPreview::new(court, ask.clone(), asked));
    effects.push(Effect::Preview { asked, court, ask });
}

/// The requests to preview: those that change the past or a ruling. Observations are not previewed.
fn looked_at(model: &Model, prompt: &Prompt) -> Option<Vec<(CourtId, Ask)>> {
    match prompt.verb {
        Verb::Undo { press } => undo::undone(model, model.presses.get(press)?),
        Verb::Void { .. }
        | Verb::Split { .. }
        | Verb::Replace { .. }
        | Verb::Answer { .. }
        | Verb::ShowCards
        | Verb::Annul
        | Verb::RuleResult
        | Verb::CorrectResult
        | Verb::Seal
        | Verb::SetClock
        | Verb::SetPosition
        | Verb::SetPlayers => send::asks(model, prompt).ok(),
        _ => None,
    }
}
