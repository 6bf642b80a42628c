//! The rule of each question, claim, ending, price and note.

use court_protocol::{Answer, Claim, Fault, Question, Refusal, Sanction, Termination};

use super::{ClaimVerdict, Note, TimeFor};

/// The rule under which a referee is asked.
pub(super) const fn asked_by(question: &Question) -> &'static str {
    match question {
        Question::DeadPosition => "FIDE-5.2.2",
        Question::CanMate { .. } => "FIDE-6.9",
        Question::FlagOrPress { .. } | Question::FlagExpected { .. } => "CR-4.4-6",
        Question::LimitOrMove { .. } => "IM-3-2",
        Question::LimitReached { .. } => "IM-3-3",
        Question::WindowMissed { .. } => "IM-1-2",
        Question::ClockDiffers { .. } | Question::SetClock { .. } => "FIDE-6.10",
        Question::MovedBeforeRun { .. } => "CR-4.2-2",
        Question::IllegalMove { .. } => "FIDE-7.5.1",
        Question::Amendment { .. }
        | Question::MovesDiffer { .. }
        | Question::UnmappedClock { .. }
        | Question::ProposedTimes { .. } => "ALL-1",
        Question::StartLost => "CR-4.1-1",
        Question::Claim { claim, .. } => claimed_by(claim),
        Question::LateCalls { .. } => "CR-4.3-2",
        Question::LeftStop { .. } | Question::LeftStopAgain { .. } | Question::Unwatched { .. } => {
            "CR-4.3-1"
        }
        Question::ResultsDiffer { .. } => "ALL-3",
        Question::ShortOfTime => "CR-4.7-4",
        Question::ChiefCalled => "CR-4.3-4",
    }
}

/// True if the facts that follow from an answer state the ruling: on a claim, an end, or a game that
/// goes on. Otherwise the answer has a message of its own, `decided-…`.
pub const fn is_ruled_later(asked: &Question, answer: &Answer) -> bool {
    match asked {
        Question::Claim { .. }
        | Question::DeadPosition
        | Question::CanMate { .. }
        | Question::FlagOrPress { .. }
        | Question::LimitOrMove { .. }
        | Question::LimitReached { .. }
        | Question::IllegalMove { .. } => true,
        Question::LeftStop { .. } => answer.is_yes(),
        Question::WindowMissed { .. }
        | Question::FlagExpected { .. }
        | Question::ClockDiffers { .. }
        | Question::MovedBeforeRun { .. }
        | Question::MovesDiffer { .. }
        | Question::Amendment { .. }
        | Question::UnmappedClock { .. }
        | Question::LateCalls { .. }
        | Question::LeftStopAgain { .. }
        | Question::Unwatched { .. }
        | Question::SetClock { .. }
        | Question::ResultsDiffer { .. }
        | Question::ProposedTimes { .. }
        | Question::StartLost
        | Question::ShortOfTime
        | Question::ChiefCalled => false,
    }
}

/// The rule under which a player claims.
pub(super) const fn claimed_by(claim: &Claim) -> &'static str {
    match claim {
        Claim::Threefold { .. } => "FIDE-9.2",
        Claim::FiftyMoves { .. } => "FIDE-9.3",
        Claim::FlagDown { .. } => "SP-10",
        Claim::BothFlagsDown => "SP-8",
        Claim::KingInCheck | Claim::KingCaptured => "SP-18",
        Claim::Checkmate => "SP-7",
        Claim::Stalemate | Claim::DeadPosition => "SP-13",
        Claim::IllegalMove
        | Claim::PressWithoutMove
        | Claim::TouchMove
        | Claim::MovedBeforeRun
        | Claim::Irregularity { .. } => "CR-4.4-4",
    }
}

/// The rule under which a call is ruled.
pub(super) const fn called_under(fault: &Fault, sanction: Sanction, in_stop: bool) -> &'static str {
    match sanction {
        Sanction::Stop if in_stop => "CR-4.3-3",
        Sanction::Stop => fault.rule(),
        Sanction::Note => "CR-4.3-4",
        _ => "FIDE-12.9",
    }
}

pub(super) const fn given_for(why: TimeFor) -> &'static str {
    match why {
        TimeFor::IllegalMove => "FIDE-7.5.5",
        TimeFor::WrongClaim => "FIDE-9.5.3",
        TimeFor::RejectedClaim => "CR-4.4-5",
        TimeFor::Ladder => "FIDE-12.9",
        TimeFor::Restart => "CR-4.7-4",
    }
}

pub(super) const fn claim_ruled_by(claim: &Claim, verdict: ClaimVerdict) -> &'static str {
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
pub(super) const fn ended_by(by: Termination) -> &'static str {
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
pub(super) const fn noted_under(note: Note) -> &'static str {
    match note {
        Note::AfterTheEnd
        | Note::AwaitsTheReferee
        | Note::WhilePaused
        | Note::NoClockToSet
        | Note::ClaimToldBefore => "ALL-1",
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

/// The rule that refuses a request, if any.
pub const fn refused_under(refusal: &Refusal) -> Option<&'static str> {
    Some(match refusal {
        Refusal::NotYours { .. }
        | Refusal::OffDuty
        | Refusal::Answered { .. }
        | Refusal::AlreadyVoid { .. }
        | Refusal::PreviewChanged { .. }
        | Refusal::FromTheFuture { .. } => "ALL-1",
        Refusal::NotSealed { .. }
        | Refusal::Sealed { .. }
        | Refusal::NotConfirmed { .. }
        | Refusal::Overtaken { .. } => "ALL-3",
        Refusal::NotReady { .. } => "CR-2.1-3",
        Refusal::BadGo { .. } => "CR-4.1-1",
        Refusal::BeforeTheGame { .. } => "CR-4.1-4",
        Refusal::PlayersDecide { .. } => "SP-25",
        _ => return None,
    })
}
