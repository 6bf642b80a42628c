//! The last correction or seal by a referee, for the next decision.

use court_protocol::{CorrectedView, DeviceId, FactId, GameResult};

use super::Play;
use crate::record::{Fact, FactBody};

/// The last correction or seal by a referee.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct ByHand {
    pub fact: FactId,
    /// The referee's device; `None` is the server's own machine.
    pub device: Option<DeviceId>,
    pub what: PutRight,
}

/// The subject of the correction.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum PutRight {
    Sealed { result: GameResult },
    Corrected { was: GameResult, result: GameResult },
    Clocks,
    Position,
    Players,
}

impl Play {
    /// Notes a correction or seal, with its author; the rest of the fact is the game's.
    pub(super) fn note_hand(&mut self, fact: &Fact) {
        let (device, what) = match &fact.body {
            FactBody::Sealed { result, device } => (*device, PutRight::Sealed { result: *result }),
            FactBody::ResultCorrected { result, was, device, .. } => {
                let was = was.or(self.ended.map(|ended| ended.result)).unwrap_or(*result);
                (*device, PutRight::Corrected { was, result: *result })
            }
            FactBody::ClockSet { device, .. } => (*device, PutRight::Clocks),
            FactBody::PositionSet { device, .. } => (*device, PutRight::Position),
            FactBody::PlayersSet { device, .. } => (*device, PutRight::Players),
            _ => return,
        };
        self.by_hand = Some(ByHand { fact: fact.id, device, what });
    }

    /// The result before a sealed one was corrected, and the device that corrected it.
    pub(crate) fn corrected_view(&self) -> Option<CorrectedView> {
        let ByHand { device, what, .. } = self.by_hand?;
        match what {
            PutRight::Corrected { was, .. } => Some(CorrectedView { was, by: device }),
            _ => None,
        }
    }
}
