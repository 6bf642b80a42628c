//! Colour preferences and colour allocation (C.04.6 art. 1.7 and 4).

use std::cmp::Ordering;

use court_protocol::Message;
use serde::Serialize;

use super::field::{Contender, Field};
use super::system::ColourRule;
use crate::event::{Colour, TeamNumber};

/// A team's colour preference.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Preference {
    /// The preferred colour.
    pub colour: Colour,
    /// True for every preference of type A and for the strong ones of type B.
    pub strong: bool,
}

/// The article that assigned the colours of a match. Its content is the message `team-colours-…`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum ColourReason {
    /// 4.3.1: neither team has played; the number of the first-team and the initial colour decide.
    InitialColour,
    /// 4.3.2: only one team has a preference.
    OnlyPreference,
    /// 4.3.3: the two preferences are compatible.
    BothPreferences,
    /// 4.3.4: only one preference is strong.
    OnlyStrong,
    /// 4.3.5: the team with the lower colour difference has White.
    Difference,
    /// 4.3.6: the colours are exchanged from when they last differed.
    LastDifferent,
    /// 4.3.7: the first-team gets its preference.
    FirstTeam,
    /// 4.3.8: the first-team alternates from its last match.
    FirstTeamAlternates,
    /// 4.3.9: the other team alternates from its last match.
    OtherAlternates,
}

impl ColourReason {
    /// The article with its content.
    pub fn message(self) -> Message {
        Message::of("team-colours", &self)
    }
}

/// The colour preference of a team in this round.
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

/// Orders a pair by the first-team (art. 4.2): the higher score, then the secondary score, then the
/// smaller number. The lesser of the two is the first-team.
pub(super) fn first_team(a: &Contender, b: &Contender) -> Ordering {
    (b.score, b.secondary, a.number).cmp(&(a.score, a.secondary, b.number))
}

/// Returns White and Black of a pair, and the article that decided.
pub(crate) fn allocate(
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

/// The first-team's colour, and the article that decided.
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event::{Points, RoundNumber};
    use crate::team::swiss::TeamSystem;

    fn field(colours: ColourRule, round: u8) -> Field {
        Field {
            round: RoundNumber(round),
            rounds: Some(RoundNumber(7)),
            system: TeamSystem { colours, ..TeamSystem::DEFAULT },
            initial_colour: Colour::White,
            contenders: Vec::new(),
            forbidden: Vec::new(),
        }
    }

    /// A team with this number, score and colours, the oldest colour first.
    fn team(number: u16, score: i32, history: &str) -> Contender {
        let colour = |letter| if letter == 'W' { Colour::White } else { Colour::Black };
        Contender {
            number: TeamNumber(number),
            score: Points::whole(score),
            secondary: Points::ZERO,
            colours: history.chars().map(colour).collect(),
            met: Vec::new(),
            floated: false,
            had_bye: false,
            played: history.len(),
        }
    }

    fn wish(colours: ColourRule, round: u8, history: &str) -> &'static str {
        match preference(&team(1, 0, history), &field(colours, round)) {
            None => "-",
            Some(Preference { colour: Colour::White, strong: true }) => "W!",
            Some(Preference { colour: Colour::White, strong: false }) => "W",
            Some(Preference { colour: Colour::Black, strong: true }) => "B!",
            Some(Preference { colour: Colour::Black, strong: false }) => "B",
        }
    }

    #[test]
    fn type_a_wishes_only_where_colours_are_out_of_balance() {
        let wishes = ["", "W", "B", "WB", "BB", "WW", "WBB", "BWW", "BBW", "WWBB", "BWBB", "WWWBB"]
            .map(|history| wish(ColourRule::TypeA, 5, history));
        assert_eq!(wishes, ["-", "-", "-", "-", "W!", "B!", "W!", "B!", "-", "W!", "W!", "-"]);
    }

    #[test]
    fn type_b_adds_mild_wishes_but_in_the_last_round_not_for_the_balanced() {
        let wishes = ["", "W", "B", "WB", "BW", "BBW", "WWB", "WWWBB", "WWBB"]
            .map(|history| wish(ColourRule::TypeB, 5, history));
        assert_eq!(wishes, ["-", "B", "W", "W", "B", "W", "B", "B", "W!"]);
        let last = ["WB", "BW", "B", "WWBB"].map(|history| wish(ColourRule::TypeB, 7, history));
        assert_eq!(last, ["-", "-", "W", "W!"]);
        assert_eq!(wish(ColourRule::None, 5, "WWW"), "-");
    }

    /// White's number and the article that decided.
    fn given(colours: ColourRule, a: &Contender, b: &Contender) -> (u16, ColourReason) {
        let field = field(colours, 5);
        let (white, _, reason) = allocate(a, b, &field);
        assert_eq!(allocate(b, a, &field).0, white, "whichever is named first");
        (white.0, reason)
    }

    #[test]
    fn colours_are_given_by_the_first_article_that_decides() {
        use ColourReason::{
            BothPreferences, Difference, FirstTeam, FirstTeamAlternates, InitialColour,
            LastDifferent, OnlyPreference, OnlyStrong, OtherAlternates,
        };
        let a =
            |one: &str, other: &str| given(ColourRule::TypeA, &team(2, 4, one), &team(1, 2, other));
        let b =
            |one: &str, other: &str| given(ColourRule::TypeB, &team(2, 4, one), &team(1, 2, other));
        // The first-team is number 2, with the higher score; odd numbers have the initial colour.
        assert_eq!(a("", ""), (1, InitialColour));
        assert_eq!(a("BB", "W"), (2, OnlyPreference));
        assert_eq!(a("W", "BB"), (1, OnlyPreference));
        assert_eq!(a("BB", "WW"), (2, BothPreferences));
        assert_eq!(b("B", "BB"), (1, OnlyStrong));
        assert_eq!(a("W", "B"), (1, Difference));
        assert_eq!(a("WB", "BW"), (2, LastDifferent));
        assert_eq!(a("WWBB", "BWBB"), (1, Difference));
        assert_eq!(a("BB", "BB"), (2, FirstTeam));
        assert_eq!(a("W", "W"), (1, FirstTeamAlternates));
        assert_eq!(a("", "WB"), (1, OtherAlternates));
        assert_eq!(a("WB", ""), (2, FirstTeamAlternates));
    }

    #[test]
    fn the_first_team_has_more_points_then_more_of_the_others_then_the_smaller_number() {
        let mut low = team(1, 2, "W");
        let mut high = team(2, 4, "W");
        assert!(first_team(&high, &low).is_lt());
        low.score = high.score;
        assert!(first_team(&low, &high).is_lt());
        high.secondary = Points::HALF;
        assert!(first_team(&high, &low).is_lt());
    }
}
