//! The words of entries, subject by subject.

use court_protocol::DeviceId;

use super::cursor::{SheetError, Word, Words, any_of};
use super::entry::Deed;
use super::verb::{Read, Verb};
use super::{
    calls, claims, equipment, figures, matches, moves, results, rulings, runs, speed, starts,
    walking,
};

/// The subjects, each with its table.
const SUBJECTS: [&[Verb]; 11] = [
    equipment::VERBS,
    starts::VERBS,
    moves::VERBS,
    runs::VERBS,
    calls::VERBS,
    walking::VERBS,
    claims::VERBS,
    rulings::VERBS,
    results::VERBS,
    speed::VERBS,
    matches::VERBS,
];

/// A word of the language, as a page shows it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct WordEntry {
    /// The form of its entry, such as `w crosses`.
    pub form: &'static str,
    /// The meaning of the word, in one sentence.
    pub means: &'static str,
}

/// Every word of the language, subject by subject.
pub fn words() -> impl Iterator<Item = WordEntry> {
    verbs().map(|verb| WordEntry { form: verb.form, means: verb.means })
}

fn verbs() -> impl Iterator<Item = &'static Verb> {
    SUBJECTS.into_iter().flatten()
}

/// Reads the effect of an entry, after its time and its mark.
pub(super) fn read(words: &mut Words<'_>) -> Result<Deed, SheetError> {
    let side = match words.peek().map(|word| word.text) {
        Some("w" | "b") => Some(figures::side(words)?),
        _ => None,
    };
    let verb = words.clone().next();
    for known in verbs().filter(|known| verb.is_some_and(|verb| verb.text == known.name)) {
        match (known.read, side) {
            (Read::OfSide(read), Some(side)) => {
                words.next();
                return read(side, words);
            }
            (Read::Alone(read), None) => {
                words.next();
                return read(words);
            }
            _ => {}
        }
    }
    if let Some(side) = side
        && verb.is_some_and(|verb| moves::is_move(verb.text))
    {
        return moves::moved(side, words);
    }
    let fits = |verb: &&Verb| matches!(verb.read, Read::OfSide(_)) == side.is_some();
    let names: Vec<&str> = verbs().filter(fits).map(|verb| verb.name).collect();
    let also = if side.is_some() { "a move as e2e4, " } else { "a side, w or b, or " };
    Err(words.next_is_not(&format!("{also}{}", any_of(&names))))
}

/// Reads a device. In every sheet 1 and 2 report for the board, 3 to 6 are line judges, 7 and 8
/// deputies. The head referee's device is 9.
pub(super) fn device(word: &Word<'_>, number: &str) -> Result<DeviceId, SheetError> {
    let id = number.parse().ok().filter(|id| (1..=9).contains(id));
    id.map(DeviceId).ok_or_else(|| word.is_not("a device from #1 to #9"))
}
