//! Colour allocation in a pair (C.04.3 art. 5.2).
//!
//! Decision: art. 5.2.5 is read literally, by the number on the starting list. Some programs count only the
//! players who have been paired at least once. The two readings differ if a player was absent from the
//! first round on.

use serde::Serialize;

use super::Refusal;
use super::contender::{Contender, Strength};
use crate::event::Colour;

/// The rule that decided the colours of a pair.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum ColourRule {
    /// Art. 5.2.1: both get the colour they are due.
    BothPreferences,
    /// Art. 5.2.2: the stronger preference, or the wider difference of two absolute ones.
    StrongerPreference,
    /// Art. 5.2.3: the colours of the last round in which the two differed are exchanged.
    LastDifference,
    /// Art. 5.2.4: the preference of the higher ranked.
    HigherRanked,
    /// Art. 5.2.5: the colour drawn by lot, by the number of the higher ranked.
    Lot,
}

impl ColourRule {
    /// The article number of the rule, as in `5.2.1`.
    pub fn article(self) -> &'static str {
        match self {
            Self::BothPreferences => "5.2.1",
            Self::StrongerPreference => "5.2.2",
            Self::LastDifference => "5.2.3",
            Self::HigherRanked => "5.2.4",
            Self::Lot => "5.2.5",
        }
    }
}

/// Returns the colour of `one` against `other`, and the rule that decided it.
///
/// # Errors
///
/// [`Refusal::InitialColourUnknown`] if only the lot can decide and none is recorded.
pub fn colour_of(
    one: &Contender,
    other: &Contender,
    lot: Option<Colour>,
) -> Result<(Colour, ColourRule), Refusal> {
    match (one.preference, other.preference) {
        (Some(mine), Some(his)) if mine.colour == his.colour => {
            if let Some(mine_is_stronger) = stronger(one, other) {
                let colour = if mine_is_stronger { mine.colour } else { mine.colour.other() };
                return Ok((colour, ColourRule::StrongerPreference));
            }
            if let Some(colour) = last_difference(&one.colours, &other.colours) {
                return Ok((colour, ColourRule::LastDifference));
            }
            let first = one.ranks_before(other);
            let colour = if first { mine.colour } else { mine.colour.other() };
            Ok((colour, ColourRule::HigherRanked))
        }
        (Some(mine), _) => Ok((mine.colour, ColourRule::BothPreferences)),
        (None, Some(his)) => Ok((his.colour.other(), ColourRule::BothPreferences)),
        (None, None) => {
            let lot = lot.ok_or(Refusal::InitialColourUnknown)?;
            let first = one.ranks_before(other);
            let higher = if first { one } else { other };
            let colour = if higher.number.is_odd() { lot } else { lot.other() };
            Ok((if first { colour } else { colour.other() }, ColourRule::Lot))
        }
    }
}

/// For two players who are due the same colour: true if the first has the stronger preference (art. 5.2.2).
/// `None` if the strengths are equal and, for absolute preferences, the differences too.
pub(super) fn stronger(one: &Contender, other: &Contender) -> Option<bool> {
    let (mine, his) = (one.preference?.strength, other.preference?.strength);
    let order = mine.cmp(&his).then_with(|| {
        if mine == Strength::Absolute {
            one.difference.abs().cmp(&other.difference.abs())
        } else {
            std::cmp::Ordering::Equal
        }
    });
    match order {
        std::cmp::Ordering::Greater => Some(true),
        std::cmp::Ordering::Less => Some(false),
        std::cmp::Ordering::Equal => None,
    }
}

/// The opponent's colour when the two last had different colours, counted back from their last games (art.
/// 5.2.3).
fn last_difference(mine: &[Colour], his: &[Colour]) -> Option<Colour> {
    let both = mine.iter().rev().zip(his.iter().rev());
    both.into_iter().find(|(mine, his)| mine != his).map(|(_, his)| *his)
}
