//! The requests that take a press back.

use super::keep::keep;
use crate::model::Model;
use crate::model::presses::{Press, PressState};
use crate::msg::Effect;
use court_protocol::{Ask, BoardNo, CourtId, FactId, Micros, Said, Seq};
use referee_messages::say;

/// True if a press of this process still stands: not refused, not undone, not itself an undo.
pub(super) fn stands(press: &Press) -> bool {
    let counts = !matches!(press.state, PressState::Refused(_) | PressState::NotKept { .. });
    // whoever annuls a start may have meant another press to be undone
    let is_own = !press.undoes || matches!(press.ask, Ask::Annul { .. });
    counts && is_own && !press.undo && !press.is_earlier
}

/// Takes a press back; one that has no number on the server yet, as soon as it has.
pub(super) fn make_void(model: &mut Model, press: u64, at: Micros, effects: &mut Vec<Effect>) {
    let Some(pressed) = model.presses.get(press) else { return };
    let asks = undone(model, pressed);
    if let Some(pressed) = model.presses.get_mut(press) {
        pressed.undo = true;
    }
    if let Some(asks) = asks {
        for (court, ask) in asks {
            if let Some(press) = keep(model, at, court, ask, effects) {
                press.undoes = true;
            }
        }
    } else {
        model.notice = Some(say!("undo-later"));
    }
}

/// The requests that take a press back, if the server has it already.
pub(super) fn undone(model: &Model, press: &Press) -> Option<Vec<(CourtId, Ask)>> {
    let reason = || say!("undo-reason");
    let void = |fact| Ask::Void { fact, reason: reason() };
    let asks = match &press.ask {
        Ask::Ready { boards, ready } => vec![Ask::Ready { boards: boards.clone(), ready: !ready }],
        Ask::Start { boards, .. } => vec![Ask::Abort { boards: boards.clone() }],
        Ask::Go { boards, .. } => vec![Ask::Annul { boards: boards.clone(), reason: reason() }],
        Ask::Annul { boards, .. } => {
            annulments(model, press, boards)?.into_iter().map(void).collect()
        }
        _ => vec![void(press.fact()?)],
    };
    Some(asks.into_iter().map(|ask| (press.court, ask)).collect())
}

/// The annulments of a press's starts: a record for each board, in their order. The last one has
/// the press's own number.
fn annulments(model: &Model, press: &Press, boards: &[BoardNo]) -> Option<Vec<FactId>> {
    let PressState::Recorded { seq: Some(last), .. } = press.state else { return None };
    let mut boards = boards.to_vec();
    boards.sort_unstable();
    boards.dedup();
    let first = (last.0 + 1).saturating_sub(boards.len() as u64);
    let annulled = |(record, board): (u64, BoardNo)| {
        let mut lines = model.log.of_court(press.court);
        let told = lines.find(|line| {
            (line.board, &line.said) == (board, &Said::Annulled)
                && (first..=last.0).contains(&line.fact.seq().0)
        });
        told.map_or(FactId::new(Seq(record), 0), |line| line.fact)
    };
    Some((first..).zip(boards).map(annulled).collect())
}
