//! Rulings explained: the rule's id and a message, for the sender of the request.
//!
//! A plain observation needs no ruling.

mod questions;
mod several;
mod speed;

use court_protocol::{
    CheckItem, Claim, Fault, Finding, GameResult, Message, Question, Ruling, Sanction, Seen, Side,
    Termination,
};

use crate::record::{ClaimVerdict, Fact, FactBody, Note, TimeFor};
use questions::{answered, asked_by, claimed_by};
pub(crate) use several::rulings;

/// A message of the family `ruling`; its arguments are values by their names.
macro_rules! told {
    ($key:literal $(, $name:ident)* $(,)?) => {
        court_protocol::Message::named(concat!("ruling-", $key))
            $(.with(stringify!($name), $name))*
    };
}
pub(crate) use told;

impl Fact {
    /// The rule of this fact, whether the fact is a ruling or asks for one. `None` for plain
    /// observations, and for a device or the server that was away.
    pub fn rule(&self) -> Option<String> {
        if let Some(ruling) = self.ruling() {
            return Some(ruling.rule);
        }
        let rule = match &self.body {
            FactBody::Asked { question, .. } => asked_by(question),
            FactBody::Seen { seen, .. } => seen_under(seen)?,
            FactBody::Attached { .. } | FactBody::Relieved { .. } | FactBody::Revoked { .. } => {
                "ALL-1"
            }
            _ => return None,
        };
        Some(rule.to_owned())
    }

    /// The rule of this fact with a message; `None` if the fact is no ruling.
    pub fn ruling(&self) -> Option<Ruling> {
        let mut reasons = Vec::new();
        let (rule, message) = match &self.body {
            FactBody::MovedBeforeRun { side } => ("CR-4.2-2", told!("moved-before-run", side)),
            FactBody::Illegal { side, uci } => ("FIDE-7.5.1", told!("illegal", side, uci)),
            FactBody::Waits { side, uci } => {
                let other = &side.other();
                ("FIDE-A.5.4", told!("waits", side, uci, other))
            }
            FactBody::Queened { side, uci } => ("FIDE-7.5.2", told!("queened", side, uci)),
            FactBody::TakeBackOwed { side, uci, touched } => {
                ("IM-3-5", told!("take-back-owed", side, uci, touched))
            }
            FactBody::LimitReached { points } => ("IM-3-2", told!("limit-reached", points)),
            FactBody::Arranged { .. } => ("IM-1-2", told!("arranged")),
            FactBody::IllegalStands { side, uci, .. } => {
                let other = &side.other();
                ("FIDE-A.5.2", told!("illegal-stands", side, uci, other))
            }
            FactBody::EmptyPress { side } => {
                let other = &side.other();
                ("CR-4.4-5", told!("empty-press", side, other))
            }
            FactBody::CorrectionOwed { side, hands_back } => {
                let other = &side.other();
                ("CR-4.4-4", told!("correction-owed", side, hands_back, other))
            }
            FactBody::HandedBack { side } => {
                let other = &side.other();
                ("CR-4.4-5", told!("handed-back", side, other))
            }
            FactBody::TakenBack { side, .. } => ("CR-4.4-5", told!("taken-back", side)),
            FactBody::NoMove { side, .. } => ("CR-4.4-5", told!("no-move", side)),
            FactBody::ClaimRuled { side, claim, verdict } => {
                let (other, verdict) = (&side.other(), verdict);
                (claim_ruled_by(claim, *verdict), told!("claim-ruled", side, claim, verdict, other))
            }
            FactBody::Announced { side, uci } => ("FIDE-9.5.3", told!("announced", side, uci)),
            FactBody::DrawOffered { side, cards } => {
                let rule = if cards.is_some() { "CR-4.4-2" } else { "FIDE-9.1.2.3" };
                (rule, told!("draw-offered", side, cards))
            }
            FactBody::DrawRefused { side } => ("CR-4.4-3", told!("draw-refused", side)),
            FactBody::TimeGiven { side, time, why } => {
                let (is_loss, time) = (&(time.0 < 0), &time.0.abs());
                (given_for(*why), told!("time-given", side, time, is_loss, why))
            }
            FactBody::Called { side, fault, sanction, unexpected, in_stop, .. } => {
                let other = &side.other();
                let message = told!("called", side, sanction, unexpected, in_stop, other);
                (called_under(fault, *sanction, *in_stop), message)
            }
            FactBody::Joined { .. } => ("CR-4.3-1", told!("joined")),
            FactBody::Checked { item, side, finding, .. } => {
                return checked(*item, *side, *finding);
            }
            FactBody::Waived { item, .. } => (item.rule(), told!("waived", item)),
            FactBody::Carded { side, shown, offence, .. } => {
                ("CR-4.6-2", told!("carded", side, shown, offence))
            }
            FactBody::CardsShown { side } => ("CR-4.6-2", told!("cards-shown", side)),
            FactBody::LinkDrawn { link, by } => {
                let result = &GameResult::Drawn;
                ("CR-4.7-3", told!("link-drawn", link, by, result))
            }
            FactBody::StopBegan { side, .. } => ("CR-4.3-1", told!("stop-began", side)),
            FactBody::StopWatched { side } => ("CR-4.3-1", told!("stop-watched", side)),
            FactBody::StopLeft { side, seen_leaving } => {
                ("CR-4.3-1", told!("stop-left", side, seen_leaving))
            }
            FactBody::StopServed { side, unwatched, .. } => {
                ("CR-4.3-1", told!("stop-served", side, unwatched))
            }
            FactBody::Lapsed { side, penalties } => ("CR-4.3-5", told!("lapsed", side, penalties)),
            FactBody::CallVoided { served, tap, .. } => {
                ("ALL-1", told!("call-voided", served, tap))
            }
            FactBody::Voided { .. } => ("ALL-1", told!("voided")),
            FactBody::CallSplit { .. } => ("CR-4.3-3", told!("call-split")),
            FactBody::FlagFell { side } => ("CR-4.4-6", told!("flag-fell", side)),
            FactBody::Ready { ready, .. } => ("CR-2.1-3", told!("ready", ready)),
            FactBody::Paired { despite: Some(overridden), .. } => {
                reasons = several::unsealed(&overridden.reasons);
                ("ALL-3", told!("paired-despite"))
            }
            FactBody::Counting { despite: Some(overridden), resumes, .. } => {
                reasons = several::hindrances(&overridden.reasons);
                ("CR-4.1-1", told!("counting-despite", resumes))
            }
            FactBody::Counting { despite: None, resumes, by_voice, .. } => {
                ("CR-4.1-1", told!("counting", resumes, by_voice))
            }
            FactBody::Aborted => ("CR-4.1-1", told!("aborted")),
            FactBody::Started => ("CR-4.1-1", told!("started")),
            FactBody::Resumed => ("CR-4.1-1", told!("resumed")),
            FactBody::Annulled { .. } => ("CR-4.1-4", told!("annulled")),
            FactBody::Paused { .. } => ("ALL-1", told!("paused")),
            FactBody::ResultEntered { result, confirms, .. } => {
                ("ALL-3", told!("result-entered", result, confirms))
            }
            FactBody::Answered { asked, answer, .. } => return answered(asked, answer),
            FactBody::SetOnClock => ("FIDE-6.10", told!("set-on-clock")),
            FactBody::EvidenceSet { .. } => ("ALL-1", told!("evidence-set")),
            FactBody::Claimed { side, claim, .. } => (claimed_by(claim), told!("claimed", side)),
            FactBody::Sealed { result, .. } => ("ALL-3", told!("sealed", result)),
            FactBody::ResultCorrected { result, was, .. } => {
                ("ALL-3", told!("result-corrected", result, was))
            }
            FactBody::ClockSet { .. } => ("FIDE-6.10", told!("clock-set")),
            FactBody::PositionSet { .. } => ("FIDE-7.1", told!("position-set")),
            FactBody::PlayersSet { .. } => ("FIDE-7.3", told!("players-set")),
            FactBody::Speed(fact) => return speed::ruling(fact),
            FactBody::Asked { question: Question::ResultsDiffer { .. }, .. } => {
                ("ALL-3", told!("results-differ"))
            }
            FactBody::Ended { result, by } => (ended_by(*by), told!("ended", result, by)),
            FactBody::Noted { note, .. } => (noted_under(*note), Message::of("note", note)),
            FactBody::SetAside { off_duty: Some(why), .. } => {
                ("ALL-1", told!("set-aside-off-duty", why))
            }
            FactBody::SetAside { input, .. } if is_late_call(input) => {
                ("CR-4.3-2", told!("set-aside-late"))
            }
            FactBody::SetAside { .. } => ("ALL-1", told!("set-aside")),
            FactBody::Amended { cause, drop, add, .. } if !drop.is_empty() => {
                // a void, a replacement, a split and an answer have messages of their own
                let learned = add.iter().find(|added| added.fact.id == *cause)?;
                if matches!(
                    learned.fact.body,
                    FactBody::CallSplit { .. } | FactBody::Answered { .. }
                ) {
                    return None;
                }
                ("ALL-1", told!("amended"))
            }
            _ => return None,
        };
        Some(Ruling { rule: rule.to_owned(), message, reasons })
    }
}

fn is_late_call(input: &FactBody) -> bool {
    let stop = Sanction::Stop;
    matches!(input, FactBody::Seen { seen: Seen::Fault { sanction, .. }, .. } if *sanction == stop)
}

/// The rule under which a referee or a player reports; `None` for events in play.
const fn seen_under(seen: &Seen) -> Option<&'static str> {
    Some(match seen {
        Seen::Fault { .. } | Seen::ChiefCalled => "CR-4.3-4",
        Seen::WalkCard { .. } => "CR-4.6-2",
        Seen::Stopped { .. } | Seen::LeftStop { .. } => "CR-4.3-1",
        Seen::FlagSeen { .. } => "CR-4.4-6",
        Seen::ClockSet => "FIDE-6.10",
        Seen::Claimed { claim, .. } => claimed_by(claim),
        Seen::Corrected { .. } => "CR-4.4-4",
        Seen::DrawCard { .. } => "CR-4.4-2",
        Seen::DrawAccepted { .. } | Seen::DrawRefused { .. } => "CR-4.4-3",
        Seen::DrawAgreed => "FIDE-5.2.3",
        Seen::Touched { .. } => "FIDE-4.3",
        Seen::Resigned { .. } => "FIDE-5.1.2",
        Seen::ClocksStopped { .. } => "SP-10",
        Seen::Confirmed { .. } | Seen::Disputed { .. } | Seen::Agreed { .. } => "SP-25",
        Seen::Interfered { .. } => "SP-23",
        _ => return None,
    })
}

/// The ruling on a check of the equipment; `None` where it passed.
fn checked(item: CheckItem, side: Option<Side>, finding: Finding) -> Option<Ruling> {
    if finding.passes() {
        return None;
    }
    let (rule, weight) = (item.rule(), &item.weight());
    let (side, item) = (&side, &item);
    Some(Ruling::of(rule, told!("checked", side, weight, item)))
}

const fn called_under(fault: &Fault, sanction: Sanction, in_stop: bool) -> &'static str {
    match (sanction, fault) {
        (Sanction::Stop, _) if in_stop => "CR-4.3-3",
        (Sanction::Stop, Fault::FalseStart) => "CR-4.1-4",
        (Sanction::Stop, Fault::NoCrossing) => "CR-4.3-1",
        (Sanction::Stop, Fault::RedCard) => "CR-4.6-2",
        (Sanction::Stop | Sanction::Note, _) => "CR-4.3-4",
        _ => "FIDE-12.9",
    }
}

const fn given_for(why: TimeFor) -> &'static str {
    match why {
        TimeFor::IllegalMove => "FIDE-7.5.5",
        TimeFor::WrongClaim => "FIDE-9.5.3",
        TimeFor::RejectedClaim => "CR-4.4-5",
        TimeFor::Ladder => "FIDE-12.9",
        TimeFor::Restart => "CR-4.7-4",
    }
}

const fn claim_ruled_by(claim: &Claim, verdict: ClaimVerdict) -> &'static str {
    let position = match claim {
        Claim::Threefold { .. } => Some("FIDE-9.2"),
        Claim::FiftyMoves { .. } => Some("FIDE-9.3"),
        _ => None,
    };
    match (verdict, claim, position) {
        (ClaimVerdict::Upheld | ClaimVerdict::NotOnMove, _, Some(rule)) => rule,
        (ClaimVerdict::Upheld, _, None) => "CR-4.4-4",
        (ClaimVerdict::NotOnMove, _, None) => "FIDE-9.2",
        (ClaimVerdict::Rejected, _, Some(_)) => "FIDE-9.5.3",
        (ClaimVerdict::Rejected, _, None) => "CR-4.4-5",
        (ClaimVerdict::TooLate { .. } | ClaimVerdict::Touched, Claim::TouchMove, _) => "FIDE-4.8",
        (ClaimVerdict::TooLate { .. }, _, _) => "FIDE-A.5.2",
        (ClaimVerdict::Touched, _, _) => "FIDE-9.4",
    }
}

/// The rule by which a game ended.
const fn ended_by(by: Termination) -> &'static str {
    match by {
        Termination::Checkmate => "FIDE-5.1.1",
        Termination::Stalemate => "FIDE-5.2.1",
        Termination::DeadPosition => "FIDE-5.2.2",
        Termination::FivefoldRepetition => "FIDE-9.6.1",
        Termination::SeventyFiveMoves => "FIDE-9.6.2",
        Termination::Resignation => "FIDE-5.1.2",
        Termination::Agreement => "FIDE-5.2.3",
        Termination::FlagFall => "FIDE-6.9",
        Termination::CapturedPoints => "IM-3-3",
        Termination::IllegalPosition => "FIDE-A.5.4",
        Termination::ThreefoldRepetition => "FIDE-9.2",
        Termination::FiftyMoves => "FIDE-9.3",
        Termination::IllegalMoves => "FIDE-7.5.5",
        Termination::FlagDeclared | Termination::KingLeftInCheck | Termination::IllegalMove => {
            "SP-3"
        }
        Termination::BothFlags => "SP-8",
        Termination::PlayersAgreed => "SP-25",
        Termination::Forfeit => "FIDE-6.7",
        Termination::Penalty => "FIDE-12.9",
        Termination::RedCards => "CR-4.6-2",
        Termination::Entered => "ALL-3",
        Termination::Ruling => "ALL-1",
    }
}

/// The rule of an event without effect.
const fn noted_under(note: Note) -> &'static str {
    match note {
        Note::AfterTheEnd | Note::AwaitsTheReferee | Note::WhilePaused | Note::NoClockToSet => {
            "ALL-1"
        }
        Note::AfterTheFlag | Note::FlagOnOtherClock => "CR-4.4-6",
        Note::AfterTheLimit => "IM-3-2",
        Note::BeforeGo => "CR-4.1-4",
        Note::ClockStart | Note::ClockStartDiffers => "CR-4.1-2",
        Note::MoveOutOfTurn => "FIDE-4.1",
        Note::PressOutOfTurn => "FIDE-6.2.1",
        Note::MisreportedMove | Note::NotTheTouchedPiece => "FIDE-7.5.1",
        Note::ReturnWithoutCrossing | Note::ImpossibleRun => "CR-2.1-2",
        Note::DrawBeforeBothMoved => "FIDE-5.2.3",
        Note::NoCardLeft | Note::CardAwayFromBoard => "CR-4.4-2",
        Note::OfferLiesAlready | Note::NoOffer | Note::OwnOffer => "CR-4.4-3",
        Note::ClaimAwaits | Note::NothingToCorrect | Note::RunBeforeCorrection => "CR-4.4-4",
        Note::NotAsAnnounced => "FIDE-9.5.3",
        Note::Touched => "FIDE-4.3",
        Note::ClockNotSetYet => "CR-4.4-5",
        Note::NothingToServe | Note::NoStop | Note::WhileServing => "CR-4.3-1",
        Note::FlagIsThePlayers | Note::ClocksStand => "SP-10",
        Note::ClaimIncomplete => "SP-18",
        Note::ClaimStands => "SP-1",
        Note::OwnClaim | Note::NothingClaimed | Note::NothingToAgree => "SP-25",
        Note::NotAPromotion => "SP-26",
        Note::NothingToExchange | Note::NotAsDeclared => "SP-27",
        Note::NothingPlaced => "SP-22",
        Note::Reminded => "SP-6",
        Note::SecondCaution | Note::SecondRed => "CR-4.6-2",
        Note::DrawProhibited => "CR-4.7-2",
    }
}
