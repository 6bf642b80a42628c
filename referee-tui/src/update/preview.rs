//! Asks what a prompt would come to before it is confirmed.

use super::{send, undo};
use crate::model::Model;
use crate::model::prompt::{Prompt, ShownPreview, Step, Verb};
use crate::msg::Effect;
use court_protocol::{Ask, CourtId, Preview, PreviewAsk};

/// Asks once per set of answers, when only the confirmation is missing. What is looked at then is
/// what the confirmation sends, whatever is heard in between.
pub(super) fn ask(model: &mut Model, prompt: &mut Prompt, effects: &mut Vec<Effect>) {
    let step = prompt.step();
    if step != Some(Step::Confirm) {
        if step.is_some() {
            (prompt.previewed, prompt.looked_at) = (None, None);
        }
        return;
    }
    let looked_at = looked_at(model, prompt);
    if prompt.previewed.is_some() && prompt.looked_at == looked_at {
        return;
    }
    let first = looked_at.as_ref().and_then(|asks| asks.first().cloned());
    prompt.looked_at = looked_at;
    if let Some((court, ask)) = first.filter(|_| prompt.verb != Verb::Seal) {
        model.previews += 1;
        let id = model.previews;
        prompt.previewed = Some(ShownPreview::Asked(id));
        effects.push(Effect::Preview(PreviewAsk { id, court, ask }));
    }
}

/// The preview of a number has come, or could not be asked for.
pub(super) fn answered(model: &mut Model, id: u32, preview: Option<Preview>) {
    if let Some(previewed) = model.prompt.as_mut().and_then(|prompt| prompt.previewed.as_mut())
        && *previewed == ShownPreview::Asked(id)
    {
        *previewed = preview.map_or(ShownPreview::NotAsked, ShownPreview::Came);
    }
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
