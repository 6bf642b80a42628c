//! Questions: the rule under which each is asked, and the ruling of its answer.

use court_protocol::{Answer, Claim, EndedView, Message, Question, Ruling};

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

/// The ruling of an answer, where no later fact states it.
pub(super) fn answered(asked: &Question, answer: &Answer) -> Option<Ruling> {
    let yes = matches!(answer, Answer::Yes | Answer::Confirm { .. });
    match (asked, yes) {
        // the facts that follow state a claim's ruling, an end, or that it goes on
        (
            Question::Claim { .. }
            | Question::DeadPosition
            | Question::CanMate { .. }
            | Question::FlagOrPress { .. }
            | Question::LimitOrMove { .. }
            | Question::LimitReached { .. }
            | Question::IllegalMove { .. },
            _,
        )
        | (Question::LeftStop { .. }, true) => return None,
        _ => {}
    }
    let mut message = Message::named(&Message::of("decided", asked).key).with("yes", &yes);
    if let Question::ResultsDiffer { ended: Some(EndedView { result, by, .. }), .. } = asked {
        message = message.with("result", result).with("by", by);
    }
    Some(Ruling::of(asked_by(asked), message))
}
