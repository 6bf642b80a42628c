//! Questions: the rule under which each is asked, and the ruling of its answer.

use court_protocol::{Answer, Claim, EndedView, Question, Ruling};

use super::endings::ended_by;

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
    if let (Question::ResultsDiffer { ended, .. }, false) = (asked, yes) {
        let text = match ended {
            Some(EndedView { result, by, .. }) => {
                let (_, why) = ended_by(*result, *by);
                format!("What was entered is withdrawn; the end stands: {result}, {why}.")
            }
            None => {
                "What was entered is withdrawn: no result is left, the game is open.".to_owned()
            }
        };
        return Some(Ruling { rule: asked_by(asked).to_owned(), text });
    }
    let text = match (asked, yes) {
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
        (Question::LeftStop { .. }, false) => "He did not leave his stop.",
        (Question::Amendment { .. }, true) => "It is carried out as it was shown.",
        (Question::Amendment { .. }, false) => "Everything is left as it is.",
        (Question::ChiefCalled, true) => "The head referee is at the board.",
        (Question::ChiefCalled, false) => "The head referee is not needed there.",
        (Question::LateCalls { .. }, true) => "They are served at the next return.",
        (Question::LateCalls { .. }, false) => "They are dropped.",
        (Question::ProposedTimes { .. }, true) => "The proposed times stand.",
        (Question::ProposedTimes { .. }, false) => "The proposed times do not stand.",
        (Question::SetClock { .. }, _) => "The clock on the table shows what was ruled.",
        (Question::WindowMissed { .. }, true) => "It may still be played.",
        (Question::WindowMissed { .. }, false) => "It is not played any more.",
        (Question::FlagExpected { .. }, true) => "The flag is down.",
        (Question::FlagExpected { .. }, false) => "The flag is not down.",
        (Question::ClockDiffers { .. }, true) => "The reading is right.",
        (Question::ClockDiffers { .. }, false) => "The court's figure is right.",
        (Question::MovesDiffer { .. }, true) => "The move that was reported first stands.",
        (Question::MovesDiffer { .. }, false) => "The move is the one that was reported second.",
        (Question::MovedBeforeRun { .. }, true) => "It was seen; the game goes on.",
        (Question::MovedBeforeRun { .. }, false) => "It was no fault.",
        (Question::LeftStopAgain { .. }, true) => "Nothing more for leaving the stop again.",
        (Question::LeftStopAgain { .. }, false) => "He did not leave the stop a second time.",
        (Question::Unwatched { .. }, true) => "The stop counts as served.",
        (Question::Unwatched { .. }, false) => "The stop does not count as served.",
        (Question::ResultsDiffer { .. }, _) => "The result entered last is the one.",
        (Question::StartLost, true) => "The players are back where they stood before the start.",
        (Question::StartLost, false) => "Nobody had run.",
        (Question::ShortOfTime, true) => "Both get two minutes more.",
        (Question::ShortOfTime, false) => "The clocks stay as they are.",
        (Question::UnmappedClock { .. }, _) => "It has been seen.",
    };
    Some(Ruling { rule: asked_by(asked).to_owned(), text: text.to_owned() })
}
