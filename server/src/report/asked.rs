//! The questions to the head referee and his answers, in words.

use super::named::Named;
use court_protocol::{Answer, BySide, EntryView, GameResult, Millis, Question, Side, Termination};
use referee_messages::words;

/// A question with the players' names, and what only the record knows of it.
pub(super) fn question(question: &Question, names: &Named<'_>) -> String {
    let BySide { white, black } = &names.players;
    let players = [("white", white.as_str()), ("black", black.as_str())];
    let asked = words().question(question, &players, &|name, id| names.naming(name, id));
    match question {
        Question::LateCalls { calls, .. } => {
            let calls: Vec<String> = calls.iter().map(|call| names.line(*call)).collect();
            format!("{}: {asked}", calls.join(", "))
        }
        Question::WindowMissed { arranged: Some(arranged) } => {
            format!("{asked} (Agreed: {}.)", names.time(arranged.at))
        }
        _ if asked.ends_with('?') => asked,
        _ => format!("{asked}."),
    }
}

/// The results that referees entered, with their names.
pub(super) fn entered(entries: &[EntryView], names: &Named<'_>) -> String {
    words().entries(entries, &|name, id| names.naming(name, id))
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
