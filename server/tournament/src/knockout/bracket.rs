//! The bracket: the pairs of seeds, the winners and the final places.
//!
//! In a round with `m` matches, match `i` holds the halves of seed `i` and of seed `2m + 1 - i`.
//! Its winner meets the winner of match `m + 1 - i`. This gives the pairs printed in CR-5.1-1 and
//! CR-5.2-1: 1–4 and 2–3; 1–8, 2–7, 3–6, 4–5, then QF1–QF4 and QF2–QF3. Seeds 1 and 2 can meet in
//! the final only, and no round is seeded anew. The games of a match are not part of this module.

use std::collections::BTreeMap;

use court_protocol::{Message, message};
use thiserror::Error;

use super::{MatchId, Seed, Stage};

/// The greatest number of competitors in one bracket: ten rounds of knockout.
pub const COMPETITORS_MAX: u16 = 1024;

/// One side of a match.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Entrant {
    /// The competitor with this seed.
    Seed(Seed),
    /// A competitor who is not known yet.
    Awaited,
    /// No competitor: a bye of the first round, or a match without a winner.
    Vacant,
}

/// The outcome of a match. If both fields are empty, neither competitor goes on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Verdict {
    /// The competitor who goes on.
    pub winner: Option<Seed>,
    /// The competitor who lost to the winner.
    pub loser: Option<Seed>,
}

impl Verdict {
    /// Returns the verdict that `winner` beat `loser`.
    pub fn won(winner: Seed, loser: Seed) -> Self {
        Self { winner: Some(winner), loser: Some(loser) }
    }

    /// The verdict that neither competitor goes on.
    pub const NOBODY: Self = Self { winner: None, loser: None };
}

/// A final place; competitors who lost at the same stage share it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Placing {
    /// The place, from 1 for the winner of the final.
    pub place: u16,
    /// The competitor's seed.
    pub seed: Seed,
}

/// The reason why a bracket cannot be made.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
#[error("{self:?}")]
pub enum BracketError {
    /// There are no competitors.
    Empty,
    /// There are more competitors than [`COMPETITORS_MAX`].
    TooMany(u16),
}

impl BracketError {
    /// The message for the organiser.
    pub fn message(&self) -> Message {
        match self {
            Self::Empty => message!("bracket-empty"),
            Self::TooMany(competitors) => {
                message!("bracket-too-many", competitors, most = COMPETITORS_MAX)
            }
        }
    }
}

/// A seeded bracket with a match for third place, and the verdicts so far.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Bracket {
    competitors: u16,
    verdicts: BTreeMap<MatchId, Verdict>,
}

impl Bracket {
    /// Returns the bracket of seeds 1 to `competitors`.
    ///
    /// # Errors
    /// With no competitor, or more than [`COMPETITORS_MAX`].
    pub fn new(competitors: u16) -> Result<Self, BracketError> {
        match competitors {
            0 => Err(BracketError::Empty),
            1..=COMPETITORS_MAX => Ok(Self { competitors, verdicts: BTreeMap::new() }),
            _ => Err(BracketError::TooMany(competitors)),
        }
    }

    /// The number of competitors.
    pub fn competitors(&self) -> u16 {
        self.competitors
    }

    /// The size of the bracket: the next power of two.
    pub fn places_in_first_round(&self) -> u16 {
        self.competitors.next_power_of_two()
    }

    /// All matches in the order of play, including walkovers. If two semi-finals lead to a
    /// third-place match, it comes before the final.
    pub fn matches(&self) -> Vec<MatchId> {
        let mut matches = Vec::new();
        let mut places = self.places_in_first_round();
        while places > 2 {
            matches.extend((1..=places / 2).map(|number| stage(places).number(number)));
            places /= 2;
        }
        if self.competitors > 2 {
            matches.push(Stage::ThirdPlace.number(1));
        }
        if self.competitors > 1 {
            matches.push(Stage::Final.number(1));
        }
        matches
    }

    /// True if the bracket has this match.
    pub fn has(&self, id: MatchId) -> bool {
        let first = self.places_in_first_round();
        match id.stage {
            Stage::RoundOf(places) => {
                places > 2
                    && places <= first
                    && places.is_power_of_two()
                    && (1..=places / 2).contains(&id.number)
            }
            Stage::ThirdPlace => id.number == 1 && self.competitors > 2,
            Stage::Final => id.number == 1 && self.competitors > 1,
        }
    }

    /// The two sides of a match of this bracket.
    // rules: CR-5.2-1
    pub fn entrants(&self, id: MatchId) -> [Entrant; 2] {
        let places = match id.stage {
            Stage::RoundOf(places) => places,
            Stage::Final => 2,
            Stage::ThirdPlace => {
                return [1, 2].map(|n| self.taker(Stage::SEMI_FINAL.number(n), |v| v.loser));
            }
        };
        if places == self.places_in_first_round() {
            return [id.number, places + 1 - id.number].map(|number| {
                if number <= self.competitors {
                    Entrant::Seed(Seed(number))
                } else {
                    Entrant::Vacant
                }
            });
        }
        let before = stage(places * 2);
        [id.number, places + 1 - id.number]
            .map(|number| self.taker(before.number(number), |verdict| verdict.winner))
    }

    /// The verdict of a match: the recorded one, or that of a walkover.
    pub fn verdict(&self, id: MatchId) -> Option<Verdict> {
        if let Some(&verdict) = self.verdicts.get(&id) {
            return Some(verdict);
        }
        match self.entrants(id) {
            [Entrant::Seed(seed), Entrant::Vacant] | [Entrant::Vacant, Entrant::Seed(seed)] => {
                Some(Verdict { winner: Some(seed), loser: None })
            }
            [Entrant::Vacant, Entrant::Vacant] => Some(Verdict::NOBODY),
            _ => None,
        }
    }

    /// Records the verdict of a match whose competitors are known. A match keeps its first verdict.
    pub(super) fn settle(&mut self, id: MatchId, verdict: Verdict) {
        self.verdicts.entry(id).or_insert(verdict);
    }

    /// The final places, best first and by seed if they are shared, once all matches are decided.
    ///
    /// The loser of a match in a round of `2m` has place `m + 1`; the third-place match gives places 3
    /// and 4. If a match has no winner, the winner's place stays empty and both competitors have the
    /// loser's place. A semi-final without a winner gives both competitors place 4.
    pub fn places(&self) -> Option<Vec<Placing>> {
        let mut places = BTreeMap::new();
        for id in self.matches() {
            let verdict = self.verdict(id)?;
            let (winner_place, loser_place) = match id.stage {
                Stage::Final => (Some(1), 2),
                Stage::ThirdPlace => (Some(3), 4),
                Stage::SEMI_FINAL => (None, 4),
                Stage::RoundOf(places) => (None, places / 2 + 1),
            };
            for entrant in self.entrants(id) {
                let Entrant::Seed(seed) = entrant else { continue };
                if verdict.winner != Some(seed) {
                    places.insert(seed, loser_place);
                } else if let Some(place) = winner_place {
                    places.insert(seed, place);
                }
            }
        }
        if self.competitors == 1 {
            places.insert(Seed(1), 1);
        }
        let mut placings: Vec<Placing> =
            places.into_iter().map(|(seed, place)| Placing { place, seed }).collect();
        placings.sort_by_key(|placing| (placing.place, placing.seed));
        Some(placings)
    }

    fn taker(&self, from: MatchId, who: impl Fn(Verdict) -> Option<Seed>) -> Entrant {
        match self.verdict(from) {
            None => Entrant::Awaited,
            Some(verdict) => who(verdict).map_or(Entrant::Vacant, Entrant::Seed),
        }
    }
}

fn stage(places: u16) -> Stage {
    if places == 2 { Stage::Final } else { Stage::RoundOf(places) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::english;

    fn first_round(competitors: u16) -> Vec<(u16, u16)> {
        let bracket = Bracket::new(competitors).expect("a bracket");
        let first = stage(bracket.places_in_first_round());
        bracket
            .matches()
            .into_iter()
            .filter(|id| id.stage == first)
            .map(|id| {
                let [a, b] = bracket.entrants(id).map(|entrant| match entrant {
                    Entrant::Seed(seed) => seed.0,
                    _ => 0,
                });
                (a, b)
            })
            .collect()
    }

    /// Plays a bracket in which the better seed always wins.
    fn better_seed_wins(competitors: u16) -> (Bracket, Vec<String>) {
        let mut bracket = Bracket::new(competitors).expect("a bracket");
        let mut played = Vec::new();
        for id in bracket.matches() {
            if bracket.verdict(id).is_some() {
                continue;
            }
            let [Entrant::Seed(a), Entrant::Seed(b)] = bracket.entrants(id) else {
                panic!("{id:?} opens when the matches before it are decided");
            };
            played.push(format!("{}: {a}-{b}", english(&id.message())));
            bracket.settle(id, Verdict::won(a.min(b), a.max(b)));
        }
        (bracket, played)
    }

    #[test]
    fn cr_5_1_1_the_top_four_meet_1_4_and_2_3() {
        assert_eq!(first_round(4), [(1, 4), (2, 3)]);
        let (_, played) = better_seed_wins(4);
        assert_eq!(
            played,
            ["semi-final 1: 1-4", "semi-final 2: 2-3", "third-place match: 4-3", "final: 1-2"]
        );
    }

    #[test]
    fn cr_5_2_1_the_top_eight_meet_as_printed_and_quarter_final_1_leads_to_4_and_2_to_3() {
        assert_eq!(first_round(8), [(1, 8), (2, 7), (3, 6), (4, 5)]);
        let (_, played) = better_seed_wins(8);
        assert_eq!(
            played,
            [
                "quarter-final 1: 1-8",
                "quarter-final 2: 2-7",
                "quarter-final 3: 3-6",
                "quarter-final 4: 4-5",
                "semi-final 1: 1-4",
                "semi-final 2: 2-3",
                "third-place match: 4-3",
                "final: 1-2",
            ]
        );
    }

    #[test]
    fn seeds_missing_to_the_next_power_of_two_are_byes_of_the_best() {
        assert_eq!(first_round(6), [(1, 0), (2, 0), (3, 6), (4, 5)]);
        let (bracket, played) = better_seed_wins(6);
        assert_eq!(played.len(), 6);
        let places = bracket.places().expect("all decided");
        assert_eq!(places.iter().map(|p| p.place).collect::<Vec<_>>(), [1, 2, 3, 4, 5, 5]);
    }

    #[test]
    fn every_seed_is_placed_once_and_1_and_2_meet_in_the_final_alone() {
        for competitors in 1..=70 {
            let (bracket, played) = better_seed_wins(competitors);
            let places = bracket.places().expect("all decided");
            assert_eq!(places.len(), usize::from(competitors));
            assert!(
                places
                    .iter()
                    .enumerate()
                    .all(|(i, p)| usize::from(p.seed.0) == i + 1 || p.place > 4)
            );
            let meetings: Vec<_> = played.iter().filter(|m| m.ends_with(": 1-2")).collect();
            assert_eq!(meetings.len(), usize::from(competitors > 1));
            // All but the winner lose once. With four competitors two play for third place; with
            // three there is no such match.
            let for_third = u16::from(competitors > 3);
            let expected = competitors - 1 + for_third;
            assert_eq!(played.len(), usize::from(expected), "{competitors}");
        }
    }

    #[test]
    fn a_semi_final_that_nobody_won_gives_the_other_final_and_third_place_by_walkover() {
        let mut bracket = Bracket::new(4).expect("a bracket");
        bracket.settle(Stage::SEMI_FINAL.number(1), Verdict::NOBODY);
        bracket.settle(Stage::SEMI_FINAL.number(2), Verdict::won(Seed(2), Seed(3)));
        let places: Vec<_> =
            bracket.places().expect("all decided").iter().map(|p| (p.place, p.seed.0)).collect();
        assert_eq!(places, [(1, 2), (3, 3), (4, 1), (4, 4)]);
    }

    #[test]
    fn an_empty_or_oversized_field_is_named() {
        assert_eq!(
            english(&Bracket::new(0).expect_err("nobody").message()),
            "a knockout needs at least 1 competitor, none given"
        );
        assert_eq!(
            english(&Bracket::new(1025).expect_err("too many").message()),
            "a knockout takes at most 1024 competitors, 1025 given"
        );
    }
}
