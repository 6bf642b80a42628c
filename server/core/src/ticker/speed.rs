//! Ticker lines of a Speed game. A move that chess does not allow reads like any other: only the
//! opponent may point it out (SP-15, SP-23).

use court_protocol::{Audience, CourtTime, Said};

use crate::play::MoveMade;
use crate::record::SpeedFact;

/// True if it changes the picture of its board.
pub(super) const fn shows(fact: &SpeedFact) -> bool {
    !matches!(fact, SpeedFact::Interfered { .. } | SpeedFact::RanOut { .. })
}

/// True if it has a line.
pub(super) fn is_told(fact: &SpeedFact, audience: Audience) -> bool {
    match fact {
        SpeedFact::LatePunch { .. } | SpeedFact::RunsOn { .. } | SpeedFact::Completed { .. } => {
            false
        }
        SpeedFact::Interfered { .. } | SpeedFact::EndStands { .. } => {
            audience == Audience::Referees
        }
        _ => true,
    }
}

/// The fact in the words of tickers; `None` if it has no line.
pub(super) fn said(at: CourtTime, fact: &SpeedFact) -> Option<Said> {
    Some(match fact {
        SpeedFact::BothStopped { side } => Said::ClocksStopped { side: *side },
        SpeedFact::Unlawful { ply, side, uci: None, .. } => {
            Said::Pressed { side: *side, ply: *ply }
        }
        SpeedFact::Unlawful { ply, uci: Some(uci), clock, .. } => {
            let notation = Some((*uci, *uci));
            Said::Moved(MoveMade { ply: *ply, notation, at, clock: *clock }.view())
        }
        SpeedFact::Unpunched { ply, uci, .. } => {
            let (notation, clock) = (Some((*uci, *uci)), crate::record::Tick::UNKNOWN);
            Said::Moved(MoveMade { ply: *ply, notation, at, clock }.view())
        }
        SpeedFact::Withdrawn { side } => Said::Withdrawn { side: *side },
        SpeedFact::Declared { side, piece } => Said::Declared { side: *side, piece: *piece },
        SpeedFact::Exchanged { side, piece, .. } => Said::Exchanged { side: *side, piece: *piece },
        SpeedFact::EndStands { claim, .. } => Said::EndStands { claim: claim.clone() },
        SpeedFact::Confirmed { side } => Said::Confirmed { side: *side },
        SpeedFact::Disputed { side, claim, record } => {
            Said::Disputed { side: *side, claim: claim.clone(), record: *record }
        }
        SpeedFact::Agreed { on } => Said::Agreed { on: *on },
        SpeedFact::Settled { claim, stands, points } => {
            Said::Settled { claim: claim.clone(), stands: *stands, points: points.clone() }
        }
        SpeedFact::Interfered { about } => Said::Interfered { about: *about },
        SpeedFact::RanOut { at } => Said::RanOut { at: *at },
        SpeedFact::LatePunch { .. } | SpeedFact::RunsOn { .. } | SpeedFact::Completed { .. } => {
            return None;
        }
    })
}
