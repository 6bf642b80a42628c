//! The court's questions to a referee, and the names of their answers.

use super::Names;
use super::court::result;
use court_protocol::{Answer, BoardNo, BySide, Millis, OnRecord, Phase, Question, Side};
use referee_messages::words;

/// The question as it was asked, with the move it is about and what the court knows of that move.
pub(crate) fn question_in_full(
    question: &Question,
    on_record: Option<&OnRecord>,
    names: Names<'_>,
) -> String {
    let sentence = self::question(question, names);
    let Some(record) = on_record else { return sentence };
    let (before, after) = match question {
        Question::Claim { .. } if record.knows.is_none() => {
            ("", "; the court's record does not tell")
        }
        Question::Claim { .. }
        | Question::IllegalMove { .. }
        | Question::MovedBeforeRun { .. }
        | Question::MovesDiffer { .. }
        | Question::FlagOrPress { .. }
        | Question::LimitOrMove { .. } => ("", ""),
        _ => ("after ", ""),
    };
    format!("{sentence} | {before}{record}{after}")
}

/// The question as one sentence, as it was asked.
pub(crate) fn question(question: &Question, names: Names<'_>) -> String {
    words().question(question, &[], &|name, id| super::device_named(name, id, names))
}

/// The question of an outage to so many boards.
pub(crate) fn asked_of_all(question: &Question, boards: usize) -> Option<String> {
    matches!(question, Question::ProposedTimes { .. }).then(|| {
        format!("After the outage {boards} games stand as they were last known: do all their times stand? One board's are set on its own screen")
    })
}

/// The request to set the clocks on the table, in a game of this phase.
pub(crate) fn set_clock(
    left: BySide<Option<Millis>>,
    added: BySide<Millis>,
    to_run: Option<Side>,
    phase: Phase,
) -> String {
    let asked = Question::SetClock { left, added, to_run };
    let standing: &[_] = if phase == Phase::Running { &[] } else { &[("standing", "yes")] };
    words().question(&asked, standing, &|_, _| None)
}

/// The title of a question about late calls.
pub(crate) fn late_calls_of(board: BoardNo, players: &str) -> String {
    format!("Late calls on {board}: {players}")
}

/// That a question was decided, and how.
pub(crate) fn decided(
    asked: &Question,
    on_record: Option<&OnRecord>,
    said: &Answer,
    names: Names<'_>,
) -> String {
    let sentence = question_in_full(asked, on_record, names);
    format!("decided: {} ({sentence})", answer(asked, said))
}

/// The meaning of `y` and `n` for a question.
pub(crate) const fn answers(question: &Question) -> (&'static str, &'static str) {
    match question {
        Question::DeadPosition => ("dead: drawn", "not dead: play on"),
        Question::CanMate { .. } => ("can mate: lost", "cannot: drawn"),
        Question::FlagOrPress { .. } | Question::LimitOrMove { .. } => ("in time", "too late"),
        Question::LimitReached { .. } => ("White wins", "Black wins"),
        Question::WindowMissed { .. } => ("may be played", "lost by both"),
        Question::FlagExpected { .. } => ("flag is down", "not down"),
        Question::ClockDiffers { .. } => ("reading is right", "court is right"),
        Question::MovedBeforeRun { .. } => ("seen, goes on", "was no fault"),
        Question::IllegalMove { .. } => ("it was illegal", "misreported"),
        Question::Amendment { .. } => ("carry it out as shown", "leave all as it is"),
        Question::UnmappedClock { .. } => ("seen", "leave"),
        Question::Claim { .. } => ("upheld", "rejected"),
        Question::LateCalls { .. } => ("serve at next return", "drop them"),
        Question::MovesDiffer { .. } => ("the first", "the second"),
        Question::LeftStop { .. } => ("left: stands again", "did not leave"),
        Question::LeftStopAgain { .. } => ("nothing more", "no second time"),
        Question::Unwatched { .. } => ("served", "not served"),
        Question::SetClock { .. } => ("it is set", "not yet"),
        Question::ResultsDiffer { ended: Some(_), .. } => {
            ("the last one entered", "withdraw them: that end stands")
        }
        Question::ResultsDiffer { ended: None, .. } => {
            ("the last one entered", "withdraw them: the game is open")
        }
        Question::ProposedTimes { .. } => ("times stand", "do not stand"),
        Question::StartLost => ("they are back", "nobody had run"),
        Question::ShortOfTime => ("yes: both get 2:00", "no: as they are"),
        Question::ChiefCalled => ("I am there", "not needed"),
    }
}

/// The number of boards that get the one answer.
pub(crate) fn all_at_once(boards: usize) -> String {
    format!("all {boards} alike")
}

/// An answer in words; of results that differ, which one it makes stand.
pub(crate) fn answer(question: &Question, answer: &Answer) -> String {
    let (yes, no) = answers(question);
    match (answer, question) {
        (Answer::Yes, Question::ResultsDiffer { entries, .. }) => {
            let last = entries.last().map_or_else(String::new, |last| result(last.result));
            format!("{yes}: {last}")
        }
        (Answer::Yes | Answer::Confirm { .. }, _) => yes.to_owned(),
        (Answer::No | Answer::Decline, _) => no.to_owned(),
    }
}

/// An answer to a question that is not known any more.
pub(crate) const fn yes_or_no(answer: &Answer) -> &'static str {
    match answer {
        Answer::Yes | Answer::Confirm { .. } => "yes",
        Answer::No | Answer::Decline => "no",
    }
}
