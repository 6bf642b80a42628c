//! The kind of incident a fact makes of its record.

use super::Kind;
use court_protocol::Seen;
use referee_core::{FactBody, SpeedFact};

/// The kind of incident a fact makes of its record; none for the usual course of a game.
pub(super) const fn of(body: &FactBody) -> Option<Kind> {
    Some(match body {
        FactBody::Seen { seen, .. } => match seen {
            Seen::Fault { .. }
            | Seen::WalkCard { .. }
            | Seen::Interfered { .. }
            | Seen::Stopped { .. }
            | Seen::LeftStop { .. }
            | Seen::FlagSeen { .. }
            | Seen::ChiefCalled
            | Seen::ClockSet => Kind::Call,
            Seen::Claimed { .. }
            | Seen::Corrected { .. }
            | Seen::DrawCard { .. }
            | Seen::DrawAccepted { .. }
            | Seen::DrawRefused { .. }
            | Seen::DrawAgreed
            | Seen::Resigned { .. }
            | Seen::ClocksStopped { .. }
            | Seen::Confirmed { .. }
            | Seen::Disputed { .. }
            | Seen::Agreed { .. } => Kind::Claim,
            Seen::Placed { .. }
            | Seen::Moved { .. }
            | Seen::Pressed { .. }
            | Seen::Read { .. }
            | Seen::Crossed { .. }
            | Seen::Touched { .. }
            | Seen::Declared { .. }
            | Seen::Exchanged { .. }
            | Seen::Withdrawn { .. }
            | Seen::Reminded { .. }
            | Seen::Returned { .. } => return None,
        },
        FactBody::DrawOffered { .. } | FactBody::DrawRefused { .. } => Kind::Claim,
        FactBody::Paired { despite: Some(_), .. }
        | FactBody::Counting { despite: Some(_), .. }
        | FactBody::Waived { .. } => Kind::Override,
        FactBody::Checked { finding, .. } => {
            if finding.passes() {
                return None;
            }
            Kind::Call
        }
        FactBody::Amended { .. } => Kind::Amendment,
        FactBody::ResultRuled { .. }
        | FactBody::ResultEntered { .. }
        | FactBody::Sealed { .. }
        | FactBody::ResultCorrected { .. } => Kind::Result,
        FactBody::Ready { .. }
        | FactBody::Counting { .. }
        | FactBody::Arranged { .. }
        | FactBody::Aborted
        | FactBody::Annulled { .. }
        | FactBody::Paused { .. }
        | FactBody::ClockSet { .. }
        | FactBody::PositionSet { .. }
        | FactBody::PlayersSet { .. }
        | FactBody::EvidenceSet { .. }
        | FactBody::CallSplit { .. }
        | FactBody::CallVoided { .. }
        | FactBody::CardsShown { .. }
        | FactBody::Answered { .. }
        | FactBody::Reopened
        | FactBody::Voided { .. } => Kind::Ruling,
        FactBody::SetAside { .. } | FactBody::Asked { .. } => Kind::Question,
        FactBody::Illegal { .. }
        | FactBody::IllegalStands { .. }
        | FactBody::Waits { .. }
        | FactBody::Queened { .. }
        | FactBody::TakeBackOwed { .. }
        | FactBody::LimitReached { .. }
        | FactBody::MovedBeforeRun { .. }
        | FactBody::StopBegan { .. }
        | FactBody::StopLeft { .. }
        | FactBody::StopServed { .. }
        | FactBody::Lapsed { .. }
        | FactBody::TimeGiven { .. }
        | FactBody::FlagFell { .. }
        | FactBody::LinkDrawn { .. }
        | FactBody::Started
        | FactBody::Resumed
        | FactBody::Ended { .. }
        | FactBody::Speed(
            SpeedFact::Unlawful { .. }
            | SpeedFact::EndStands { .. }
            | SpeedFact::Settled { .. }
            | SpeedFact::RanOut { .. },
        ) => Kind::Court,
        FactBody::CameBack { .. } | FactBody::Interrupted | FactBody::Stale { .. } => Kind::Outage,
        FactBody::Attached { .. } | FactBody::Relieved { .. } | FactBody::Revoked { .. } => {
            Kind::Device
        }
        // what every game has, and what follows from an incident in the same record
        FactBody::Opened { .. }
        | FactBody::ClockMapped { .. }
        | FactBody::Paired { despite: None, .. }
        | FactBody::ClockStarted
        | FactBody::Placed { .. }
        | FactBody::Moved { .. }
        | FactBody::Pressed { .. }
        | FactBody::EmptyPress { .. }
        | FactBody::CorrectionOwed { .. }
        | FactBody::HandedBack { .. }
        | FactBody::Corrected { .. }
        | FactBody::TakenBack { .. }
        | FactBody::NoMove { .. }
        | FactBody::Claimed { .. }
        | FactBody::ClaimRuled { .. }
        | FactBody::Announced { .. }
        | FactBody::Crossed { .. }
        | FactBody::Returned { .. }
        | FactBody::RunMade { .. }
        | FactBody::Read { .. }
        | FactBody::Called { .. }
        | FactBody::Joined { .. }
        | FactBody::StopWatched { .. }
        | FactBody::Carded { .. }
        | FactBody::Speed(_)
        | FactBody::SetOnClock
        | FactBody::Noted { .. } => return None,
    })
}
