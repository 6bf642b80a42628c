//! The ticker line of each kind of fact. Its audience is on the kind's card.

use court_protocol::{CourtTime, Debt, EndedView, Message, Question, Said};

use super::{ClaimVerdict, Fact, FactBody, SpeedFact, Tick};
use crate::equipment::is_in_order;

/// The ticker line of a fact, whole; `None` if it has none.
pub(crate) fn line(fact: &Fact) -> Option<Said> {
    Some(match &fact.body {
        FactBody::Paired { .. } => Said::Paired,
        FactBody::TakenOff => Said::TakenOff,
        FactBody::Ready { ready, .. } => Said::Ready { ready: *ready },
        FactBody::Arranged { arranged } => Said::Arranged(*arranged),
        FactBody::Counting { go_at, .. } => Said::Counting { go_at: *go_at },
        FactBody::Aborted => Said::Aborted,
        FactBody::Annulled { .. } => Said::Annulled,
        FactBody::Paused { .. } | FactBody::Interrupted => Said::Paused,
        FactBody::Started => Said::Started,
        FactBody::Resumed => Said::Resumed,
        FactBody::ResultEntered { result, .. } => Said::ResultEntered { result: *result },
        FactBody::Sealed { result, .. } => Said::Sealed { result: *result },
        FactBody::ResultCorrected { result, was, .. } => {
            Said::ResultCorrected { result: *result, was: *was }
        }
        FactBody::ClockSet { left, .. } => Said::ClockSet { left: *left },
        FactBody::PositionSet { .. } => Said::PositionSet,
        FactBody::PlayersSet { .. } => Said::PlayersSet,
        FactBody::Moved { ply, uci, san, clock, pressed, .. } => {
            Said::Moved(clock.view(*ply, (*uci, *san), pressed.unwrap_or(fact.at)))
        }
        FactBody::Placed { side, uci } => Said::Placed { side: *side, uci: uci.to_string() },
        FactBody::Pressed { ply, side, .. } => Said::Pressed { side: *side, ply: *ply },
        FactBody::Crossed { side } => Said::Crossed { side: *side },
        FactBody::RunMade { side, paid, took, presumed } => {
            let half = *paid == Some(Debt::HalfRun);
            Said::RunMade { side: *side, took: *took, presumed: *presumed, half }
        }
        FactBody::MovedBeforeRun { side } => Said::MovedBeforeRun { side: *side },
        FactBody::Illegal { side, uci } => {
            Said::Illegal { side: *side, uci: uci.map(|uci| uci.to_string()) }
        }
        FactBody::Waits { side, uci } => Said::Illegal { side: *side, uci: Some(uci.to_string()) },
        FactBody::TakeBackOwed { side, uci, touched } => Said::TakeBackOwed {
            side: *side,
            uci: uci.map(|uci| uci.to_string()),
            touched: *touched,
        },
        FactBody::LimitReached { points } => Said::LimitReached { points: *points },
        FactBody::Called { side, fault, sanction, .. } => {
            Said::Called { side: *side, fault: fault.clone(), sanction: *sanction }
        }
        FactBody::Joined { to, .. } => Said::Joined { call: *to },
        FactBody::CallVoided { calls, tap, .. } => {
            Said::CallVoided { call: *calls.first()?, tap: *tap }
        }
        FactBody::StopBegan { side, until, again, .. } => {
            Said::StopBegan { side: *side, until: *until, again: *again }
        }
        // the sentence of each names its side
        FactBody::EmptyPress { .. }
        | FactBody::HandedBack { .. }
        | FactBody::Queened { .. }
        | FactBody::StopLeft { .. } => Said::Noted { side: None, note: fact.ruling()?.message },
        FactBody::StopServed { side, penalties, .. } => {
            Said::StopServed { side: *side, penalties: *penalties }
        }
        FactBody::Checked { item, side, finding, .. } => {
            Said::Checked { item: *item, side: *side, passed: is_in_order(*finding) }
        }
        FactBody::Waived { item, side, .. } => Said::Waived { item: *item, side: *side },
        FactBody::Carded { side, shown, offence, by, .. } => {
            Said::WalkCard { side: *side, card: *shown, offence: *offence, by: *by }
        }
        FactBody::CardsShown { side } => Said::CardsShown { side: *side },
        FactBody::ChainGameDrawn { chain_game, by } => {
            Said::ChainGameDrawn { chain_game: *chain_game, by: *by }
        }
        FactBody::Lapsed { side, penalties } => Said::Lapsed { side: *side, penalties: *penalties },
        FactBody::FlagFell { side } => Said::FlagFell { side: *side },
        FactBody::IllegalStands { ply, uci, pressed, clock, .. } => {
            Said::Moved(clock.view(*ply, (*uci, *uci), *pressed))
        }
        FactBody::Corrected { side } => Said::Corrected { side: *side },
        FactBody::Claimed { side, claim, .. } => {
            Said::Claimed { side: *side, claim: claim.clone() }
        }
        FactBody::ClaimRuled { side, verdict, .. } => {
            Said::ClaimRuled { side: *side, upheld: *verdict == ClaimVerdict::Upheld }
        }
        FactBody::TakenBack { ply, side, .. } => Said::TakenBack { side: *side, ply: *ply },
        FactBody::DrawOffered { side, cards } => Said::DrawOffered { side: *side, cards: *cards },
        FactBody::DrawRefused { side } => Said::DrawRefused { side: *side },
        FactBody::TimeGiven { side, time, why } => {
            Said::TimeGiven { side: *side, time: *time, why: *why }
        }
        FactBody::SetOnClock => Said::SetOnClock,
        FactBody::Read { left } => Said::Read { left: *left },
        FactBody::Ended { result, by } => {
            Said::Ended(EndedView { at: fact.at, result: *result, by: *by })
        }
        FactBody::Noted { side, note } => {
            Said::Noted { side: Some(*side), note: Message::of("note", note) }
        }
        FactBody::Asked { question: Question::ChiefCalled, .. } => Said::ChiefCalled,
        FactBody::Asked { question, on_record, .. } => {
            Said::Asked { question: question.clone(), on_record: on_record.clone() }
        }
        FactBody::Answered { question, answer, .. } => {
            Said::Answered { question: *question, answer: answer.clone() }
        }
        FactBody::Amended { drop, .. } => Said::Retracted { facts: drop.clone() },
        FactBody::Speed(of) => of_speed(fact.at, of)?,
        FactBody::Stale { stale, .. } => Said::Stale { stale: *stale },
        FactBody::EvidenceSet { evidence, clock } => {
            Said::EvidenceSet { evidence: *evidence, clock: *clock }
        }
        FactBody::Opened { .. }
        | FactBody::Attached { .. }
        | FactBody::Relieved { .. }
        | FactBody::Revoked { .. }
        | FactBody::CameBack { .. }
        | FactBody::ClockMapped { .. }
        | FactBody::Seen { .. }
        | FactBody::ResultRuled { .. }
        | FactBody::CallSplit { .. }
        | FactBody::Reopened
        | FactBody::MayBeSet
        | FactBody::ClockStarted
        | FactBody::CorrectionOwed { .. }
        | FactBody::NoMove { .. }
        | FactBody::Announced { .. }
        | FactBody::Returned { .. }
        | FactBody::StopWatched { .. }
        | FactBody::SetAside { .. }
        | FactBody::Voided { .. } => return None,
    })
}

/// The line of a Speed game. An illegal move looks like any other.
fn of_speed(at: CourtTime, fact: &SpeedFact) -> Option<Said> {
    Some(match fact {
        SpeedFact::BothStopped { side } => Said::ClocksStopped { side: *side },
        SpeedFact::Unlawful { ply, side, uci: None, .. } => {
            Said::Pressed { side: *side, ply: *ply }
        }
        SpeedFact::Unlawful { ply, uci: Some(uci), clock, .. } => {
            Said::Moved(clock.view(*ply, (*uci, *uci), at))
        }
        SpeedFact::Unpunched { ply, uci, .. } => {
            Said::Moved(Tick::UNKNOWN.view(*ply, (*uci, *uci), at))
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
