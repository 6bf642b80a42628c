//! The criteria of the Dutch system (C.04.3 art. 2), and the cost of a pair or a floater under each.

use serde::Serialize;

use super::colour::stronger;
use super::contender::{Contender, Float, Strength};

/// A criterion of C.04.3 art. 2, in the order of precedence.
/// On the wire it is its name, such as `C7`; the message `criterion` words its subject.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
pub enum Criterion {
    /// No two players meet twice.
    C1,
    /// No player has the bye who has already had it or scored a win without playing.
    C2,
    /// Two non-topscorers with the same absolute colour preference do not meet.
    C3,
    /// All players still unpaired can be paired.
    C4,
    /// The bye goes to the lowest possible score.
    C5,
    /// The fewest downfloaters.
    C6,
    /// The lowest scores of the downfloaters, compared from the highest.
    C7,
    /// The downfloaters with whom the next bracket reaches its best values.
    C8,
    /// Fewest unplayed games of the player with the bye.
    C9,
    /// Fewest topscorers, or their opponents, with a colour difference beyond two.
    C10,
    /// Fewest topscorers, or their opponents, with the same colour three times running.
    C11,
    /// Fewest players without the colour due to them.
    C12,
    /// Fewest players without a colour strongly due to them.
    C13,
    /// Fewest resident downfloaters who floated down last round.
    C14,
    /// Fewest opponents of moved-down players who floated up last round.
    C15,
    /// The same as C14, for the floats of two rounds ago.
    C16,
    /// The same as C15, for the floats of two rounds ago.
    C17,
    /// Smallest score differences of moved-down players who floated down last round.
    C18,
    /// Smallest score differences of opponents who floated up last round.
    C19,
    /// The same as C18, for the floats of two rounds ago.
    C20,
    /// The same as C19, for the floats of two rounds ago.
    C21,
}

impl Criterion {
    /// The article of C.04.3 that defines the criterion.
    pub fn article(self) -> &'static str {
        match self {
            Self::C1 | Self::C2 | Self::C3 => "2.1",
            Self::C4 => "2.2",
            Self::C5 => "2.3",
            _ => "2.4",
        }
    }
}

/// The cost of a pair under the colour criteria C10 to C13: zero or one for each.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct ColourCost {
    /// C10: one of the two ends with a colour difference beyond two.
    pub beyond_two: bool,
    /// C11: one of the two has the same colour for the third time running.
    pub third_running: bool,
    /// C12: one of the two does not get the colour due to him.
    pub not_due: bool,
    /// C13: one of the two does not get a colour strongly due to him.
    pub not_strongly_due: bool,
}

impl ColourCost {
    /// The cost of pairing `one` with `other`.
    pub fn of(one: &Contender, other: &Contender) -> Self {
        let (Some(mine), Some(his)) = (one.preference, other.preference) else {
            return Self::default();
        };
        if mine.colour != his.colour {
            return Self::default();
        }
        let absolute = |strength| strength == Strength::Absolute;
        let both_absolute = absolute(mine.strength) && absolute(his.strength);
        let third_running = both_absolute && {
            let repeats = |contender: &Contender| contender.repeated() == Some(mine.colour.other());
            match stronger(one, other) {
                Some(true) => repeats(other),
                Some(false) => repeats(one),
                None => repeats(one) && repeats(other),
            }
        };
        Self {
            beyond_two: one.difference.abs() > 1 && other.difference.abs() > 1,
            third_running,
            not_due: true,
            not_strongly_due: mine.strength > Strength::Mild
                && his.strength > Strength::Mild
                && !both_absolute,
        }
    }
}

/// True if `contender` floated in direction `way` in the last round (`ago` 1) or the one before (`ago` 2).
pub fn floated(contender: &Contender, way: Float, ago: usize) -> bool {
    contender.floats[ago - 1] == way
}
