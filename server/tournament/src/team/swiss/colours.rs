//! Colour preferences, and who has White (C.04.6 art. 1.7 and 4).

use std::cmp::Ordering;

use serde::{Deserialize, Serialize};

use super::field::{Contender, Field};
use super::system::ColourRule;
use crate::event::{Colour, TeamNumber};

/// A wish for a colour.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Preference {
    /// The colour wished for.
    pub colour: Colour,
    /// Strong: every preference of type A, and the stronger ones of type B.
    pub strong: bool,
}

/// Which article gave White to a team.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ColourReason {
    /// 4.3.1: neither has played; by the number of the first-team and the initial colour.
    InitialColour,
    /// 4.3.2: only one has a preference.
    OnlyPreference,
    /// 4.3.3: both preferences fit.
    BothPreferences,
    /// 4.3.4: only one preference is strong.
    OnlyStrong,
    /// 4.3.5: the lower colour difference.
    Difference,
    /// 4.3.6: the other way round than when their colours last differed.
    LastDifferent,
    /// 4.3.7: the preference of the first-team.
    FirstTeam,
    /// 4.3.8: the first-team alternates.
    FirstTeamAlternates,
    /// 4.3.9: the other team alternates.
    OtherAlternates,
}

impl ColourReason {
    /// The article and what it says, in our words.
    pub fn sentence(self) -> &'static str {
        match self {
            Self::InitialColour => {
                "4.3.1: neither team has played, so the first-team's number and the initial \
                 colour decide"
            }
            Self::OnlyPreference => "4.3.2: only one team has a colour preference",
            Self::BothPreferences => "4.3.3: the two preferences fit",
            Self::OnlyStrong => "4.3.4: only one preference is strong",
            Self::Difference => "4.3.5: the lower colour difference has White",
            Self::LastDifferent => "4.3.6: colours change from when they last differed",
            Self::FirstTeam => "4.3.7: the first-team's preference",
            Self::FirstTeamAlternates => "4.3.8: the first-team alternates",
            Self::OtherAlternates => "4.3.9: the other team alternates",
        }
    }
}

/// What a team wishes for in this round.
pub(super) fn preference(team: &Contender, field: &Field) -> Option<Preference> {
    let difference = team.colour_difference();
    let last_two = match team.colours.as_slice() {
        [.., a, b] if a == b => Some(*b),
        _ => None,
    };
    let strong = |colour| Some(Preference { colour, strong: true });
    let mild = |colour| Some(Preference { colour, strong: false });
    let last = *team.colours.last()?;
    if field.system.colours == ColourRule::None {
        return None;
    }
    if difference < -1 || (matches!(difference, 0 | -1) && last_two == Some(Colour::Black)) {
        return strong(Colour::White);
    }
    if difference > 1 || (matches!(difference, 0 | 1) && last_two == Some(Colour::White)) {
        return strong(Colour::Black);
    }
    if field.system.colours == ColourRule::TypeA {
        return None;
    }
    match difference {
        -1 => mild(Colour::White),
        1 => mild(Colour::Black),
        0 if !field.is_last_round() => mild(last.other()),
        _ => None,
    }
}

/// The first-team of a pair (art. 4.2): the higher score, then the other score, then the smaller
/// number. Less is first.
pub(super) fn first_team(a: &Contender, b: &Contender) -> Ordering {
    (b.score, b.secondary, a.number).cmp(&(a.score, a.secondary, b.number))
}

/// White and Black of a pair, and the article that decided.
pub(super) fn allocate(
    a: &Contender,
    b: &Contender,
    field: &Field,
) -> (TeamNumber, TeamNumber, ColourReason) {
    let (first, other) = if first_team(a, b) == Ordering::Less { (a, b) } else { (b, a) };
    let (colour, reason) = first_colour(first, other, field);
    match colour {
        Colour::White => (first.number, other.number, reason),
        Colour::Black => (other.number, first.number, reason),
    }
}

/// The first-team's colour.
fn first_colour(first: &Contender, other: &Contender, field: &Field) -> (Colour, ColourReason) {
    if first.colours.is_empty() && other.colours.is_empty() {
        let odd = first.number.0 % 2 == 1;
        let colour = if odd { field.initial_colour } else { field.initial_colour.other() };
        return (colour, ColourReason::InitialColour);
    }
    let (mine, theirs) = (preference(first, field), preference(other, field));
    match (mine, theirs) {
        (Some(mine), None) => return (mine.colour, ColourReason::OnlyPreference),
        (None, Some(theirs)) => return (theirs.colour.other(), ColourReason::OnlyPreference),
        (Some(mine), Some(theirs)) if mine.colour != theirs.colour => {
            return (mine.colour, ColourReason::BothPreferences);
        }
        (Some(mine), Some(theirs)) if mine.strong != theirs.strong => {
            let colour = if mine.strong { mine.colour } else { theirs.colour.other() };
            return (colour, ColourReason::OnlyStrong);
        }
        _ => {}
    }
    match first.colour_difference().cmp(&other.colour_difference()) {
        Ordering::Less => return (Colour::White, ColourReason::Difference),
        Ordering::Greater => return (Colour::Black, ColourReason::Difference),
        Ordering::Equal => {}
    }
    let histories = first.colours.iter().rev().zip(other.colours.iter().rev());
    if let Some((mine, _)) = histories.into_iter().find(|(mine, theirs)| mine != theirs) {
        return (mine.other(), ColourReason::LastDifferent);
    }
    if let Some(mine) = mine {
        return (mine.colour, ColourReason::FirstTeam);
    }
    if let Some(last) = first.colours.last() {
        return (last.other(), ColourReason::FirstTeamAlternates);
    }
    let last = other.colours.last().expect("one of the two has played");
    (*last, ColourReason::OtherAlternates)
}
