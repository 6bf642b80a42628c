//! The Dutch Swiss system, edition of February 2026 (FIDE C.04.3), with Baku acceleration (C.04.7).
//!
//! [`pair`] pairs the next round of an event or gives the reason why it cannot. [`explain`] gives the
//! reasons for a pairing, and [`value`] the value of any pairing under each criterion. The absolute
//! criteria are never relaxed: if they leave no pairing, there is none.
//!
//! Left out on purpose: round robins, knockouts and teams. Nothing depends on the order in which the
//! players were entered.
//!
//! # Design
//!
//! The rules describe a search through candidates in a fixed order; the first candidate that is best by all
//! criteria wins. This module finds the same candidate by other means, as the rules allow:
//!
//! * [`field`] gathers the data of each player once: score, colours, floats and possible opponents (C1 to
//!   C3).
//! * A matching of all players shows that the round can be paired (C4) and which scores can have the bye
//!   (C5).
//! * Each bracket is a weighted graph (`bracket`); C6 to C21 are fields of its weights, the strictest on top.
//! * A heaviest perfect matching ([`crate::matching`]) is as good as any candidate. Further questions, one
//!   player at a time, lead to the first of the best candidates in the order of art. 4 (`candidate`).
//! * A bracket is first paired by itself. That is exact if the lower brackets still reach their best
//!   values; otherwise the bracket is paired together with all players below it (`round`).

pub mod acceleration;
mod bracket;
mod candidate;
pub mod colour;
pub mod contender;
pub mod criterion;
pub mod explain;
pub mod field;
mod refusal;
mod round;
pub mod value;

use std::fmt;

use self::colour::colour_of;
pub use self::criterion::Criterion;
use self::field::Field;
pub use self::refusal::Refusal;
use self::round::PairedRound;
use crate::event::{Bye, Colour, Event, RoundEntry, RoundNumber, StartNumber};

/// The pairing of a round, in the order of the boards.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Pairing {
    /// The round of the pairing, counted from 1.
    pub round: RoundNumber,
    /// White and black of each board, first board first (C.04.2 art. 3.6).
    pub boards: Vec<(StartNumber, StartNumber)>,
    /// The player without an opponent, who has the pairing-allocated bye; `None` if the number of
    /// players is even.
    pub bye: Option<StartNumber>,
}

/// The pairing as plain text: the number of lines that follow, then `white black` for each board. The last
/// line is the player with the bye against `0`.
impl fmt::Display for Pairing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}", self.boards.len() + usize::from(self.bye.is_some()))?;
        for (white, black) in &self.boards {
            writeln!(f, "{white} {black}")?;
        }
        if let Some(bye) = self.bye {
            writeln!(f, "{bye} 0")?;
        }
        Ok(())
    }
}

impl Pairing {
    /// Records the pairing in `event`: games without a result, and the bye.
    ///
    /// # Panics
    ///
    /// If the pairing belongs to another event.
    pub fn record_in(&self, event: &mut Event) {
        let mut record = |number: StartNumber, entry: RoundEntry| {
            let competitor = event.competitor_mut(number).expect("paired players are on the list");
            competitor.record(self.round, entry);
        };
        for (white, black) in &self.boards {
            record(*white, RoundEntry::Pending { opponent: *black, colour: Colour::White });
            record(*black, RoundEntry::Pending { opponent: *white, colour: Colour::Black });
        }
        if let Some(number) = self.bye {
            record(number, RoundEntry::Bye(Bye::PairingAllocated));
        }
    }
}

/// Pairs the next round of `event`.
///
/// ```
/// use referee_tournament::{swiss, trf};
///
/// let text = "\
/// 001    1 m    Berg, Ann                         2400
/// 001    2 m    Costa, Bea                        2300
/// 001    3 m    Dahl, Carl                        2200
/// 001    4 m    Egede, Dora                       2100
/// 142 3
/// 152 W
/// ";
/// let event = trf::read("evening.trf", text.as_bytes()).expect("a good file");
/// let pairing = swiss::pair(&event).expect("a lawful pairing");
/// assert_eq!(pairing.to_string(), "2\n1 3\n4 2\n");
/// ```
///
/// # Errors
///
/// A [`Refusal`], with a sentence for the arbiter.
pub fn pair(event: &Event) -> Result<Pairing, Refusal> {
    let field = Field::new(event)?;
    let round = round::pair(&field)?;
    to_boards(&field, &round)
}

/// Assigns the colours and orders the boards.
fn to_boards(field: &Field, round: &PairedRound) -> Result<Pairing, Refusal> {
    let mut pairs = round.pairs.clone();
    pairs.sort_by_key(|(one, other)| {
        let (higher, lower) = (*one.min(other), *one.max(other));
        let (best, second) = (field.score(higher), field.score(lower));
        (std::cmp::Reverse((best, best + second)), field.contenders[higher].number)
    });
    let mut boards = Vec::with_capacity(pairs.len());
    for (one, other) in pairs {
        let (mine, his) = (&field.contenders[one], &field.contenders[other]);
        let (colour, _) = colour_of(mine, his, field.lot)?;
        boards.push(match colour {
            Colour::White => (mine.number, his.number),
            Colour::Black => (his.number, mine.number),
        });
    }
    let bye = round.bye.map(|place| field.contenders[place].number);
    Ok(Pairing { round: field.round, boards, bye })
}
