//! The questions to the head referee and his answers, in words.

use super::named::Named;
use super::seen::claim_words;
use court_protocol::{Answer, BySide, EntryView, GameResult, Millis, Question, Side, Termination};
use referee_messages::words;

pub(super) fn question(question: &Question, names: &Named<'_>) -> String {
    match question {
        Question::DeadPosition => "can neither side mate any more?".into(),
        Question::CanMate { side } => format!("can the opponent of {} still mate?", names[*side]),
        Question::FlagOrPress { side, left, error } => {
            format!("was {} in time? {left} left, give or take {error}.", names[*side])
        }
        Question::LimitOrMove { side, left, error } => {
            format!(
                "did {} move within the limit? {left} left, give or take {error}.",
                names[*side]
            )
        }
        Question::LimitReached { points: Some(points) } => format!(
            "the limit is reached, {} points against {}: does {} win?",
            points.white, points.black, names.players.white
        ),
        Question::LimitReached { points: None } => {
            format!("the limit is reached, points are not known: does {} win?", names.players.white)
        }
        Question::WindowMissed { arranged } => {
            let agreed = arranged.map_or_else(String::new, |arranged| {
                format!(" (agreed: {})", names.time(arranged.at))
            });
            format!("the time window of the match closed{agreed}: may it still be played?")
        }
        Question::FlagExpected { side } => {
            format!("the flag of {} should be down: is it?", names[*side])
        }
        Question::ClockDiffers { .. } => "the clock on the table and the court's differ.".into(),
        Question::MovedBeforeRun { side } => format!("{} moved before his run.", names[*side]),
        Question::IllegalMove { side, uci } => {
            format!("an illegal move of {}, {uci}: was it made?", names[*side])
        }
        Question::Amendment { drop, add, .. } => format!(
            "something learned late would replace {} facts by {}: is it to?",
            drop.len(),
            add.len()
        ),
        Question::UnmappedClock { .. } => "a device's clock is not known.".into(),
        Question::Claim { side, claim } => {
            format!("{} claims {}: is it upheld?", names[*side], claim_words(claim))
        }
        Question::LateCalls { side, calls, off_duty } => {
            let calls: Vec<String> = calls.iter().map(|call| names.line(*call)).collect();
            let why = off_duty.map_or_else(|| "came late".to_owned(), |why| format!("was {why}"));
            let count = calls.len();
            let against = &names[*side];
            match &calls[..] {
                [only] => format!("a call against {against} {why}, {only}: is it served?"),
                _ => format!(
                    "{count} calls against {against}, each {why}: {}: are they served?",
                    calls.join(", ")
                ),
            }
        }
        Question::MovesDiffer { side, first, second, .. } => {
            format!("two devices report moves of {}: {first}, then {second}.", names[*side])
        }
        Question::LeftStop { side } => {
            format!("{} was reported at the board during his stop; did he leave it?", names[*side])
        }
        Question::LeftStopAgain { side } => {
            format!("{} left his stop for the second time.", names[*side])
        }
        Question::Unwatched { side } => {
            format!("nobody watched the end of the stop of {}.", names[*side])
        }
        Question::StartLost => "the start did not take place, its GO was never said; screens may \
                                have counted on and players have run. Are they back?"
            .into(),
        Question::ShortOfTime => "has either player less than two minutes left?".into(),
        Question::SetClock { left, added, .. } => {
            format!("the clock on the table is to be set: {}.", to_set(*left, *added))
        }
        Question::ResultsDiffer { entries, ended } => {
            let entries = entered(entries, names);
            match ended {
                Some(stands) => format!(
                    "a referee entered what the board does not say: {entries}. The game is over: {}.",
                    self::ended(stands.result, stands.by)
                ),
                None => format!("referees entered different results: {entries}."),
            }
        }
        Question::ProposedTimes { left, .. } => {
            format!("after the outage, do these times stand: {}?", clocks(*left))
        }
        Question::ChiefCalled => "he is called to the board.".into(),
    }
}

/// The results that referees entered, with their names.
pub(super) fn entered(entries: &[EntryView], names: &Named<'_>) -> String {
    let each = |entry: &EntryView| {
        let who = entry.device.map_or_else(String::new, |by| format!(" ({})", names.device(by)));
        format!("{}{who}", entry.result)
    };
    entries.iter().map(each).collect::<Vec<_>>().join(", ")
}

pub(super) const fn answered(answer: &Answer) -> &'static str {
    match answer {
        Answer::Yes => "Yes",
        Answer::No => "No",
        Answer::Confirm { .. } => "Confirmed",
        Answer::Decline => "Declined",
    }
}

/// The end of a game.
pub(super) fn ended(result: GameResult, by: Termination) -> String {
    format!("{result}, {}", words().termination(result, by))
}

pub(super) fn clocks(left: BySide<Option<Millis>>) -> String {
    let one = |left: Option<Millis>| left.map_or_else(|| "as it is".to_owned(), |l| l.to_string());
    format!("White {}, Black {}", one(left.white), one(left.black))
}

/// The time a clock is to show, or its change if nobody knows the time it shows.
pub(super) fn to_set(left: BySide<Option<Millis>>, added: BySide<Millis>) -> String {
    let one = |side: Side| match (left[side], added[side]) {
        (Some(left), _) => left.to_string(),
        (None, Millis::ZERO) => "as before".to_owned(),
        (None, added) => signed(added),
    };
    format!("White {}, Black {}", one(Side::White), one(Side::Black))
}

pub(super) fn signed(time: Millis) -> String {
    if time.0 > 0 { format!("+{time}") } else { time.to_string() }
}
