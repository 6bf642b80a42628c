//! Reports made before the court was seen. They are dated at their arrival, addressed by the duty
//! the court last gave this device, and kept like every report. The reports of a new device are
//! held until it is let in for the first time.

use super::address::{Address, BoardIds};
use super::{Agent, Effect};
use crate::lines::InputLine;
use crate::typed::TypedLine;
use court_client::Place;
use court_protocol::{Ask, Micros, Seen};
use referee_messages::say;
use shakmaty::Chess;

/// Reports held for a device that is not enrolled yet: an hour of one board.
const HELD_MAX: usize = 1_024;

/// A report whose address is not resolved yet.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Early {
    /// The line it stood in.
    pub(super) line: InputLine,
    pub(super) at: Micros,
    /// The address, as far as the line gives it.
    pub(super) address: Address,
    pub(super) seen: Seen,
}

impl Early {
    /// A report that a person types while the position is not known.
    pub(super) fn typed(
        now: Micros,
        line: &InputLine,
        typed: &TypedLine<'_>,
    ) -> Result<Self, String> {
        let (seen, _) = typed.seen(&Chess::default())?;
        let is_as_typed = |uci: &str| line.text.split_whitespace().any(|word| word == uci);
        match &seen {
            Seen::Moved { uci, reading: None } | Seen::Placed { uci } if is_as_typed(uci) => {}
            Seen::Moved { .. } | Seen::Placed { .. } => {
                return Err(say!("agent-position-unseen"));
            }
            _ => {}
        }
        Ok(Self { line: line.clone(), at: now, address: Address::Typed(typed.board), seen })
    }
}

impl Agent {
    /// Reports what was seen while the court was not: for the game that stood on the board then,
    /// which the court knows.
    pub(super) fn report_early(
        &mut self,
        early: Early,
        effects: &mut Vec<Effect>,
    ) -> Result<(), String> {
        let Some(place) = &self.place else {
            if self.held.len() == HELD_MAX {
                return Err(say!("agent-held-full", reports = HELD_MAX));
            }
            if self.held.is_empty() {
                effects.push(Effect::Say(say!("agent-held")));
            }
            self.held.push(early);
            return Ok(());
        };
        let (court, board) = BoardIds::from(place).find(early.address)?;
        let Early { at, seen, .. } = early;
        let ask = Ask::Observe { board, game: None, seen };
        effects.push(Effect::Ask { at: Some(at), court, ask });
        Ok(())
    }

    /// The reports lost if the agent ends now: a device that was never let in has nothing on disk.
    pub(super) fn held_in_vain(&self) -> Option<String> {
        let reports = self.held.len();
        (reports > 0).then(|| say!("agent-held-in-vain", reports))
    }

    /// The court has named the boards of this device: the held reports can be kept.
    pub(super) fn let_in(&mut self, place: Place, effects: &mut Vec<Effect>) {
        self.place = Some(place);
        for early in std::mem::take(&mut self.held) {
            let line = early.line.clone();
            if let Err(why) = self.report_early(early, effects) {
                self.not_taken(&line, &why, effects);
            }
        }
    }
}
