//! The court's questions to a referee, and the names of their answers.

use super::Names;
use court_protocol::{Answer, BySide, Message, Millis, OnRecord, Phase, Question};
use referee_messages::{say, words};

/// The question as it was asked, with the move it is about and what the court knows of that move.
pub(crate) fn question_in_full(
    question: &Question,
    on_record: Option<&OnRecord>,
    names: Names<'_>,
) -> String {
    let sentence = self::question(question, names);
    let Some(record) = on_record else { return sentence };
    let how = match question {
        Question::Claim { .. } if record.knows.is_none() => "silent",
        Question::Claim { .. }
        | Question::IllegalMove { .. }
        | Question::MovedBeforeRun { .. }
        | Question::MovesDiffer { .. }
        | Question::FlagOrPress { .. }
        | Question::LimitOrMove { .. } => "about",
        _ => "after",
    };
    let record = words().on_record(record);
    say!("question-on-record", question = sentence, record, how)
}

/// The question as one sentence, as it was asked.
pub(crate) fn question(question: &Question, names: Names<'_>) -> String {
    words().question(question, &[], &|name, id| super::device_named(name, id, names))
}

/// The question of an outage to so many boards.
pub(crate) fn asked_of_all(question: &Question, boards: usize) -> Option<String> {
    let is_asked = matches!(question, Question::ProposedTimes { .. });
    is_asked.then(|| say!("asked-of-all", n = boards))
}

/// The request to set the clocks on the table to the present times, in a game of this phase.
pub(crate) fn set_clock(task: &Question, now: BySide<Option<Millis>>, phase: Phase) -> String {
    let mut asked = task.clone();
    if let Question::SetClock { left, .. } = &mut asked {
        *left = now;
    }
    let standing: &[_] = if phase == Phase::Running { &[] } else { &[("standing", "yes")] };
    words().question(&asked, standing, &|_, _| None)
}

/// That a question was decided, and how.
pub(crate) fn decided(
    asked: &Question,
    on_record: Option<&OnRecord>,
    said: &Answer,
    names: Names<'_>,
) -> String {
    let question = question_in_full(asked, on_record, names);
    say!("question-decided", answer = answer(asked, said), question)
}

/// The meaning of `y` and `n` for a question.
pub(crate) fn answers(question: &Question) -> (String, String) {
    let means = |family| words().say(&Message::of(family, question));
    (means("yes"), means("no"))
}

/// An answer in words; of results that differ, which one it makes stand.
pub(crate) fn answer(question: &Question, answer: &Answer) -> String {
    let (yes, no) = answers(question);
    match (answer, question) {
        (Answer::Yes, Question::ResultsDiffer { entries, .. }) => {
            say!("yes-to-the-last", yes, result = entries.last().map(|last| last.result))
        }
        (Answer::Yes | Answer::Confirm { .. }, _) => yes,
        (Answer::No | Answer::Decline, _) => no,
    }
}

/// An answer to a question that is not known any more.
pub(crate) fn yes_or_no(answer: &Answer) -> String {
    say!("yes-or-no", answer)
}
