//! The words of entries: the meaning of each, and its effect.

use court_protocol::{Answer, Ask, DeviceId, Fault, PreviewId, Sanction, Seen, Side};

use super::cursor::{SheetError, Word, Words, any_of};
use super::{
    calls, claims, equipment, figures, matches, moves, results, rulings, runs, speed, starts,
    walking,
};

/// The effect of an entry.
#[derive(Debug, Clone)]
pub(crate) enum Deed {
    /// An observation: by a board agent, if no other device is marked.
    See(Seen),
    /// A move by a side: by a board agent, too.
    Move(Side, Seen),
    /// A line judge's report: judge 3's, if no other device is marked.
    Call(Seen),
    /// A request of a referee: the head referee's, if no other device is marked.
    Ask(Ask),
    /// The present result is sealed.
    Seal,
    /// The head referee answers the oldest open question; an amendment first, where the answer is
    /// one to a preview.
    Answer(Reply),
    /// He answers the oldest open question about a claim.
    AnswerClaim(Reply),
    /// The head referee makes something void.
    Void(Ruling),
    /// The n-th call of the sheet is void.
    VoidCall(usize),
    /// The n-th call was not part of another call.
    Split(usize),
    /// The n-th call was really this one.
    Replace { n: usize, side: Side, fault: Fault, sanction: Sanction },
    /// The last request arrives a second time.
    Again,
    /// Preview of a ruling.
    Would(Box<Deed>),
    /// A device's heartbeats stop, or go on.
    Silence { silent: bool },
    /// Nothing but the passing of time.
    Pass,
}

/// An answer, before it is known which preview it confirms.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Reply {
    Yes,
    No,
    Confirm,
    Decline,
}

impl Reply {
    pub(super) const fn is_to_a_preview(self) -> bool {
        matches!(self, Self::Confirm | Self::Decline)
    }

    pub(super) const fn answer(self, preview: PreviewId) -> Answer {
        match self {
            Self::Yes => Answer::Yes,
            Self::No => Answer::No,
            Self::Confirm => Answer::Confirm { preview },
            Self::Decline => Answer::Decline,
        }
    }
}

/// A ruling that a sheet makes void without a number.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Ruling {
    /// The game's end, or nothing that was ever ruled.
    End,
    /// The last claim.
    Claim,
    /// The last answer.
    Answer,
    /// The last card of a walker.
    Card,
    /// The last draw of a chain.
    Link,
}

/// A word of the language: its form, its meaning, and its effect.
pub(super) struct Verb {
    name: &'static str,
    form: &'static str,
    means: &'static str,
    read: Read,
}

/// The form of the rest of an entry, after its verb.
#[derive(Clone, Copy)]
enum Read {
    /// `w crosses`
    OfSide(fn(Side, &mut Words<'_>) -> Result<Deed, SheetError>),
    /// `start`
    Alone(fn(&mut Words<'_>) -> Result<Deed, SheetError>),
}

impl Verb {
    /// A verb after a side; `form` shows how its entry reads.
    pub(super) const fn of_side(
        name: &'static str,
        form: &'static str,
        means: &'static str,
        read: fn(Side, &mut Words<'_>) -> Result<Deed, SheetError>,
    ) -> Self {
        Self { name, form, means, read: Read::OfSide(read) }
    }

    /// A verb that begins its entry.
    pub(super) const fn alone(
        name: &'static str,
        form: &'static str,
        means: &'static str,
        read: fn(&mut Words<'_>) -> Result<Deed, SheetError>,
    ) -> Self {
        Self { name, form, means, read: Read::Alone(read) }
    }
}

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

/// The devices of every sheet: 1 and 2 report for the board, 3 to 6 are line judges, 7 and 8
/// deputies, 9 is the head referee's.
pub(super) fn device(word: &Word<'_>, number: &str) -> Result<DeviceId, SheetError> {
    let id = number.parse().ok().filter(|id| (1..=9).contains(id));
    id.map(DeviceId).ok_or_else(|| word.is_not("a device from #1 to #9"))
}
