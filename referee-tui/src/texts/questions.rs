//! The court's questions to a referee, and the names of their answers.

use super::court::{claim, clock, result, since, termination};
use super::{Names, counted};
use court_protocol::{Answer, BoardNo, BySide, EntryView, Millis, OnRecord, Phase, Question, Side};

/// The question as it was asked, with the move it is about and what the court knows of that move.
pub(crate) fn question_in_full(
    question: &Question,
    on_record: Option<&OnRecord>,
    names: Names<'_>,
) -> String {
    let sentence = self::question(question, names);
    let Some(record) = on_record else { return sentence };
    let (before, behind) = match question {
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
    format!("{sentence} | {before}{record}{behind}")
}

/// The question as one sentence, as it was asked.
pub(crate) fn question(question: &Question, names: Names<'_>) -> String {
    match question {
        Question::DeadPosition => "Can neither side mate any more?".into(),
        Question::CanMate { side } => {
            format!("{side} loses, if the opponent can still mate: can he?")
        }
        Question::FlagOrPress { side, left, error } => format!(
            "Was {side}'s press in time? Best estimate {} ms left, +-{} ms",
            left.0, error.0
        ),
        Question::LimitOrMove { side, left, error } => format!(
            "Was {side}'s move within the match's limit? Best estimate {} ms before it, +-{} ms",
            left.0, error.0
        ),
        Question::LimitReached { points: Some(points) } => {
            format!("The limit is reached, {} points each: who wins?", points.white)
        }
        Question::LimitReached { points: None } => {
            "The limit is reached, points not known: who wins?".into()
        }
        Question::WindowMissed { .. } => {
            "The match's time window closed: may it still be played?".into()
        }
        Question::FlagExpected { side } => {
            format!("Look at the clock: {side}'s flag should be down")
        }
        Question::ClockDiffers { by } => {
            let side = |ms: Option<Millis>| {
                ms.map_or("-".into(), |ms| format!("{:+.1} s", ms.0 as f64 / 1e3))
            };
            format!("The clock differs: White {}, Black {}", side(by.white), side(by.black))
        }
        Question::MovedBeforeRun { side } => format!("{side} moved before his run (CR-4.2-2)"),
        Question::IllegalMove { side, uci } => {
            format!("{side}'s move {uci} is illegal: was it reported right?")
        }
        Question::Amendment { drop, add, .. } => format!(
            "Learned late: {} would be taken back, {} said instead",
            counted(drop.len(), "line"),
            add.len()
        ),
        Question::UnmappedClock { .. } => {
            "A press came from a clock nobody compared: is its time right?".into()
        }
        Question::Claim { side, claim: c } => format!("{side} claims {}: is it upheld?", claim(c)),
        Question::LateCalls { side, calls, off_duty: Some(why) } => format!(
            "{} against {side}, {why}: served at the next return?",
            counted(calls.len(), "call")
        ),
        Question::LateCalls { side, calls, off_duty: None } => format!(
            "{} against {side} came over 30 s late: served at the next return?",
            counted(calls.len(), "call")
        ),
        Question::MovesDiffer { side, first, second, .. } => {
            format!("Two boards differ on {side}'s move: {first}, then {second}. Is it {first}?")
        }
        Question::LeftStop { side } => {
            format!("{side} is reported at the board during his stop: did he leave it?")
        }
        Question::LeftStopAgain { side } => {
            format!("{side} left his stop a second time: what more?")
        }
        Question::Unwatched { side } => {
            format!("{side}'s stop ended unwatched: does it count as served?")
        }
        Question::SetClock { left, added, to_run } => {
            set_clock(*left, *added, *to_run, Phase::Running)
        }
        Question::ResultsDiffer { entries, ended: Some(ended) } => {
            let (stands, by) = (result(ended.result), termination(ended.by));
            format!("Results differ: it ended {stands} ({by}); {}", entered(entries, names))
        }
        Question::ResultsDiffer { entries, ended: None } => {
            format!("Results differ: {}", entered(entries, names))
        }
        Question::ProposedTimes { left, to_run } => {
            let run = to_run.map_or("nobody to move".into(), |side| format!("{side} to move"));
            let (white, black) = (clock(left.white), clock(left.black));
            format!("After the outage: White {white}, Black {black}, {run}?")
        }
        Question::StartLost => {
            "The start did not take place, the server was away at its GO; players may have run: are they back?"
                .into()
        }
        Question::ShortOfTime => {
            "Look at the clock: has either less than 2:00? Then both get 2:00 more (CR-4.7-4)"
                .into()
        }
        Question::ChiefCalled => "The head referee is called to the board".into(),
    }
}

/// The question of an outage to so many boards.
pub(crate) fn asked_of_all(question: &Question, boards: usize) -> Option<String> {
    matches!(question, Question::ProposedTimes { .. }).then(|| {
        format!("After the outage {boards} games stand as they were last known: do all their times stand? One board's are set on its own screen")
    })
}

/// To what the clocks on the table are to be set, in a game of this phase.
pub(crate) fn set_clock(
    left: BySide<Option<Millis>>,
    added: BySide<Millis>,
    to_run: Option<Side>,
    phase: Phase,
) -> String {
    let side = |side: Side| match (left[side], added[side]) {
        (None, Millis::ZERO) => format!("{side} as it is"),
        (None, added) => format!("{side} by {}", signed(added)),
        (left, Millis::ZERO) => format!("{side} to {}", clock(left)),
        (left, added) => format!("{side} to {} ({})", clock(left), signed(added)),
    };
    if left == BySide::default() && added == BySide::default() {
        return "Put the clock back to what it showed before; the court knows no times".into();
    }
    let stand = if phase == Phase::Running { "" } else { ", both stopped" };
    // who is to move at a table whose presses nobody reports is often not known
    let run = to_run.map_or_else(String::new, |side| format!(", {side} to move"));
    format!("Set the clock: {}, {}{stand}{run}", side(Side::White), side(Side::Black))
}

/// The title of a question about late calls.
pub(crate) fn late_calls_of(board: BoardNo, players: &str) -> String {
    format!("Late calls on {board}: {players}")
}

fn entered(entries: &[EntryView], names: Names<'_>) -> String {
    let each = |entry: &EntryView| {
        let who = entry.device.map_or_else(|| super::THE_SERVER.to_owned(), names);
        format!("{who}: {}", result(entry.result))
    };
    entries.iter().map(each).collect::<Vec<_>>().join("; ")
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
pub(crate) fn all_alike(boards: usize) -> String {
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

fn signed(time: Millis) -> String {
    format!("{}{}", if time.0 < 0 { '-' } else { '+' }, since(time))
}
