//! The cost of a pair or a floater under each criterion of the Dutch system (C.04.3 art. 2).

use super::colour::stronger;
use super::contender::{Contender, Float, Strength};
pub use crate::criterion::Criterion;

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
