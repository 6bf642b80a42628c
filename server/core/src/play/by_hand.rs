//! What a referee puts right by hand or seals, for whoever decides next.

use court_protocol::{CorrectedView, DeviceId, FactId, GameResult};

use super::Play;
use crate::record::{Fact, FactBody};

/// What a referee last put right by hand, or sealed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct ByHand {
    pub fact: FactId,
    /// Who; nobody is the server's own machine.
    pub device: Option<DeviceId>,
    pub what: PutRight,
}

/// What was put right.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum PutRight {
    Sealed { result: GameResult },
    Corrected { was: GameResult, result: GameResult },
    Clocks,
    Position,
    Players,
}

impl Play {
    /// Notes who put what right; the rest of the fact is the game's.
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

    /// What a sealed result had been before it was corrected, and by whom.
    pub(crate) fn corrected_view(&self) -> Option<CorrectedView> {
        let ByHand { device, what, .. } = self.by_hand?;
        match what {
            PutRight::Corrected { was, .. } => Some(CorrectedView { was, by: device }),
            _ => None,
        }
    }
}
