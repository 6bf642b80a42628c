//! Results: entered, ruled, sealed, corrected.

use court_protocol::{Ask, Termination};

use super::court::GAME;
use super::entry::Deed;
use super::figures::result;
use super::verb::Verb;

pub(super) const VERBS: &[Verb] = &[
    Verb::alone(
        "enter",
        "#5 enter 1-0 [resigned | forfeit | mate | agreed]",
        "a referee enters a result, and how it came about",
        |words| {
            let result = result(words)?;
            let by = if words.is_empty() { None } else { Some(words.one_of(&BY)?) };
            Ok(Deed::Ask(Ask::EnterResult { game: GAME, result, by }))
        },
    ),
    Verb::alone("result", "result 1-0", "the head referee rules the result", |words| {
        let (result, reason) = (result(words)?, "seen at the board".to_owned());
        Ok(Deed::Ask(Ask::RuleResult { game: GAME, result, reason }))
    }),
    Verb::alone("seal", "seal", "the result is sealed", |_| Ok(Deed::Seal)),
    Verb::alone("correct", "correct 0-1", "the sealed result is corrected", |words| {
        let (result, reason) = (result(words)?, "entered the wrong way".to_owned());
        Ok(Deed::Ask(Ask::CorrectResult { game: GAME, result, based_on: None, reason }))
    }),
];

const BY: [(&str, Termination); 4] = [
    ("agreed", Termination::Agreement),
    ("resigned", Termination::Resignation),
    ("forfeit", Termination::Forfeit),
    ("mate", Termination::Checkmate),
];
