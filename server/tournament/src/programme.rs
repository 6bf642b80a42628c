//! The programme of an event: its phases, its days, the players of each tournament and the medals.
//!
//! The recommended programmes are a qualification and a knockout of its best players (CR-5.1,
//! CR-5.2, and the same for teams). Any other chain of phases can be built. Pairings, results and
//! standings of a phase are in [`crate::swiss`], [`crate::round_robin`], [`crate::knockout`] and
//! [`crate::standings`].
//!
//! ```
//! use referee_tournament::programme::{Length, Phase, Programme};
//!
//! let programme = Programme::recommended(Length::TwoDays, 96)?;
//! assert_eq!(programme.phases(), [
//!     Phase::Swiss { rounds: 7, acceleration_offered: false },
//!     Phase::Knockout { finalists: 8 },
//! ]);
//! assert_eq!(programme.days().len(), 2);
//! # Ok::<(), referee_tournament::programme::ProgrammeRefusal>(())
//! ```

use court_protocol::Message;
use serde::Serialize;
use thiserror::Error;

use crate::division::{Category, Division, merge};
use crate::knockout::Seed;
use crate::knockout::bracket::Placing;
use crate::knockout::duel::DuelRules;
use crate::round_robin::Cycles;

/// The length of an event in days.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Length {
    /// CR-5.1: five rounds, then finals of four competitors.
    OneDay,
    /// CR-5.2: seven rounds on the first day, then finals of eight competitors.
    TwoDays,
    /// CR-5.2: thirteen rounds on the first two days, then finals of eight competitors.
    ThreeDays,
}

impl Length {
    /// The number of rounds of the recommended qualification.
    pub fn rounds(self) -> u8 {
        match self {
            Self::OneDay => 5,
            Self::TwoDays => 7,
            Self::ThreeDays => 13,
        }
    }

    /// The number of competitors in the finals, if enough take part.
    pub fn finalists(self) -> u16 {
        match self {
            Self::OneDay => 4,
            Self::TwoDays | Self::ThreeDays => 8,
        }
    }

    /// The rules of matches between players in the finals (CR-5.1-2, CR-5.2-2).
    pub fn duel(self) -> DuelRules {
        match self {
            Self::OneDay => DuelRules::ONE_DAY,
            Self::TwoDays | Self::ThreeDays => DuelRules::MORE_DAYS,
        }
    }

    /// The rules of matches between teams in the finals (CR-6.1.1-2, CR-6.1.2-1).
    pub fn team_duel(self) -> DuelRules {
        match self {
            Self::OneDay => DuelRules::TEAMS_ONE_DAY,
            Self::TwoDays | Self::ThreeDays => DuelRules::TEAMS_MORE_DAYS,
        }
    }

    fn days(self) -> u8 {
        match self {
            Self::OneDay => 1,
            Self::TwoDays => 2,
            Self::ThreeDays => 3,
        }
    }
}

/// One phase of an event.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Phase {
    /// A Swiss of a fixed number of rounds.
    Swiss {
        /// The number of rounds.
        rounds: u8,
        /// True if acceleration is offered to the organiser: the number of competitors is greater
        /// than 2 to the power of the rounds.
        acceleration_offered: bool,
    },
    /// A round robin: every competitor meets every other.
    RoundRobin {
        /// The number of cycles: single or double.
        cycles: Cycles,
    },
    /// A seeded knockout of competitors who qualified in the previous phase.
    Knockout {
        /// The number of competitors in the knockout.
        finalists: u16,
    },
}

impl Phase {
    /// A Swiss of this many rounds for this many competitors.
    pub fn swiss(rounds: u8, competitors: u16) -> Self {
        let told_apart = 1_u32.checked_shl(u32::from(rounds)).unwrap_or(u32::MAX);
        Self::Swiss { rounds, acceleration_offered: u32::from(competitors) > told_apart }
    }
}

/// The phases of an event and the days on which they are played.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Programme {
    competitors: u16,
    phases: Vec<Phase>,
    days: Vec<Day>,
}

/// The part of the programme played on one day.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Day {
    /// The first and the last round of the qualification on this day; `None` if there is none.
    pub rounds: Option<(u16, u16)>,
    /// True if the finals are on this day.
    pub finals: bool,
}

/// The reason why a programme cannot be held.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Error)]
#[serde(rename_all = "snake_case")]
#[error("{self:?}")]
#[expect(missing_docs, reason = "the sentence of each refusal is its description")]
pub enum ProgrammeRefusal {
    TooFew { competitors: u16 },
    Empty,
    AfterKnockout,
    TooManyFinalists { finalists: u16, competitors: u16 },
    TooManyRounds { rounds: u8, competitors: u16 },
}

impl ProgrammeRefusal {
    /// The message for the organiser.
    pub fn message(&self) -> Message {
        Message::of("programme", self)
    }
}

impl Programme {
    /// CR-5.1-1, CR-5.2-1, CR-6.1.1-1, CR-6.1.2-1: returns the recommended programme for this
    /// number of players or teams.
    ///
    /// With fewer than four (or eight) competitors, the finals are for two or four. If the Swiss has so
    /// many rounds that all competitors would meet each other, the qualification is a round robin.
    ///
    /// # Errors
    /// With fewer than two competitors.
    // rules: CR-5.1-1, CR-6.1.1-1
    pub fn recommended(length: Length, competitors: u16) -> Result<Self, ProgrammeRefusal> {
        if competitors < 2 {
            return Err(ProgrammeRefusal::TooFew { competitors });
        }
        let qualification = if competitors <= u16::from(length.rounds()) + 1 {
            Phase::RoundRobin { cycles: Cycles::Single }
        } else {
            Phase::swiss(length.rounds(), competitors)
        };
        let finalists = largest_bracket(length.finalists().min(competitors));
        let phases = vec![qualification, Phase::Knockout { finalists }];
        let rounds = rounds_of(qualification, competitors);
        let mut days = Vec::new();
        let last = length.days();
        let qualifying_days = u16::from(last.saturating_sub(1).max(1));
        let mut played = 0;
        for day in 1..=last {
            // The rounds are divided as evenly as possible, the longer days first: 13 rounds are
            // 7 and 6.
            let upto = (rounds * u16::from(day)).div_ceil(qualifying_days).min(rounds);
            days.push(Day {
                rounds: (upto > played).then_some((played + 1, upto)),
                finals: day == last,
            });
            played = upto;
        }
        Ok(Self { competitors, phases, days })
    }

    /// CR-5-5: returns a programme with any chain of phases. Only the last can be a knockout.
    ///
    /// The days are not planned: [`Programme::days`] is empty.
    ///
    /// # Errors
    /// If this number of competitors cannot play the chain.
    // rules: CR-5-5
    pub fn chained(competitors: u16, phases: Vec<Phase>) -> Result<Self, ProgrammeRefusal> {
        if competitors < 2 {
            return Err(ProgrammeRefusal::TooFew { competitors });
        }
        let Some((_, before)) = phases.split_last() else { return Err(ProgrammeRefusal::Empty) };
        if before.iter().any(|phase| matches!(phase, Phase::Knockout { .. })) {
            return Err(ProgrammeRefusal::AfterKnockout);
        }
        for phase in &phases {
            match *phase {
                Phase::Knockout { finalists } if finalists > competitors => {
                    return Err(ProgrammeRefusal::TooManyFinalists { finalists, competitors });
                }
                Phase::Swiss { rounds, .. } if u16::from(rounds) > rounds_of_all(competitors) => {
                    return Err(ProgrammeRefusal::TooManyRounds { rounds, competitors });
                }
                _ => {}
            }
        }
        Ok(Self { competitors, phases, days: Vec::new() })
    }

    /// The number of competitors.
    pub fn competitors(&self) -> u16 {
        self.competitors
    }

    /// The phases in the order of play.
    pub fn phases(&self) -> &[Phase] {
        &self.phases
    }

    /// The days in order; empty for a chain of phases.
    pub fn days(&self) -> &[Day] {
        &self.days
    }
}

/// The largest bracket without byes for at most this many competitors.
fn largest_bracket(competitors: u16) -> u16 {
    1 << competitors.ilog2()
}

/// The number of rounds in which all competitors can meet each other.
fn rounds_of_all(competitors: u16) -> u16 {
    competitors.next_multiple_of(2) - 1
}

fn rounds_of(phase: Phase, competitors: u16) -> u16 {
    match phase {
        Phase::Swiss { rounds, .. } => u16::from(rounds),
        Phase::RoundRobin { cycles } => rounds_of_all(competitors) * cycles.meetings(),
        Phase::Knockout { .. } => 0,
    }
}

/// The division of an event's players into tournaments (CR-5-1, CR-5-3).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum EventKind {
    /// One tournament per category, with small categories merged. Players are ranked only
    /// within their category.
    Major,
    /// One qualification for all players, from which every category is classified. The best of all
    /// players play the finals for the medals of the general classification.
    Open,
}

/// One tournament of an event: its players, and the categories ranked from it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Tournament<P> {
    /// The categories that are ranked, each separately.
    pub categories: Vec<Division>,
    /// The players, in the order of entry.
    pub players: Vec<P>,
}

impl EventKind {
    /// Returns the tournaments of the players entered.
    // rules: CR-5-1, CR-5-3
    pub fn tournaments<P: Copy>(self, entries: &[(P, Division)]) -> Vec<Tournament<P>> {
        let categories: Vec<Category> =
            entries.iter().map(|&(_, division)| Category { division, players: 1 }).collect();
        let groups: Vec<Vec<Division>> = merge(&categories)
            .groups
            .into_iter()
            .map(|group| group.into_iter().map(|category| category.division).collect())
            .collect();
        let groups = match self {
            Self::Major => groups,
            Self::Open => {
                let mut all: Vec<Division> =
                    entries.iter().map(|&(_, division)| division).collect();
                all.sort_unstable();
                all.dedup();
                if all.is_empty() { Vec::new() } else { vec![all] }
            }
        };
        groups
            .into_iter()
            .map(|categories| {
                let players = entries.iter().filter(|(_, division)| categories.contains(division));
                Tournament { players: players.map(|&(player, _)| player).collect(), categories }
            })
            .collect()
    }
}

/// Gold, silver and bronze of a knockout; a place without a winner stays empty.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Medals {
    /// The winner of the final.
    pub gold: Option<Seed>,
    /// The loser of the final.
    pub silver: Option<Seed>,
    /// The winner of the third-place match.
    pub bronze: Option<Seed>,
}

impl Medals {
    /// The medals for final places. A shared place gets none.
    pub fn of(places: &[Placing]) -> Self {
        let alone = |place| {
            let mut holders = places.iter().filter(|placing| placing.place == place);
            match (holders.next(), holders.next()) {
                (Some(placing), None) => Some(placing.seed),
                _ => None,
            }
        };
        Self { gold: alone(1), silver: alone(2), bronze: alone(3) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::division::AgeGroup;

    fn phases(length: Length, competitors: u16) -> Vec<Phase> {
        let programme = Programme::recommended(length, competitors).expect("enough");
        programme.phases().to_vec()
    }

    fn open(age: u16) -> Division {
        Division::Open(AgeGroup::of_age(age))
    }

    #[test]
    fn cr_5_1_1_one_day_is_five_rounds_of_swiss_and_the_top_four() {
        let programme = Programme::recommended(Length::OneDay, 24).expect("enough");
        assert_eq!(
            programme.phases(),
            [
                Phase::Swiss { rounds: 5, acceleration_offered: false },
                Phase::Knockout { finalists: 4 }
            ]
        );
        assert_eq!(programme.days(), [Day { rounds: Some((1, 5)), finals: true }]);
    }

    #[test]
    fn cr_5_1_1_acceleration_is_offered_from_two_to_the_rounds_plus_one_players_on() {
        let offered = |length, competitors| {
            matches!(
                phases(length, competitors)[0],
                Phase::Swiss { acceleration_offered: true, .. }
            )
        };
        assert!(!offered(Length::OneDay, 32));
        assert!(offered(Length::OneDay, 33));
        assert!(!offered(Length::TwoDays, 128));
        assert!(offered(Length::TwoDays, 129));
        assert!(!offered(Length::ThreeDays, 8192));
        assert!(offered(Length::ThreeDays, 8193));
    }

    #[test]
    fn cr_5_1_1_too_few_for_four_or_eight_play_the_next_smaller_bracket() {
        let finalists = |length, competitors| phases(length, competitors)[1];
        assert_eq!(finalists(Length::OneDay, 3), Phase::Knockout { finalists: 2 });
        assert_eq!(finalists(Length::TwoDays, 7), Phase::Knockout { finalists: 4 });
        assert_eq!(finalists(Length::TwoDays, 8), Phase::Knockout { finalists: 8 });
        assert_eq!(
            phases(Length::ThreeDays, 14)[0],
            Phase::RoundRobin { cycles: Cycles::Single },
            "fourteen players have met in thirteen rounds"
        );
    }

    #[test]
    fn cr_5_2_1_seven_rounds_on_day_1_or_thirteen_on_days_1_and_2_and_finals_on_the_last() {
        let days = |length| Programme::recommended(length, 60).expect("enough").days().to_vec();
        assert_eq!(
            days(Length::TwoDays),
            [Day { rounds: Some((1, 7)), finals: false }, Day { rounds: None, finals: true }]
        );
        assert_eq!(
            days(Length::ThreeDays),
            [
                Day { rounds: Some((1, 7)), finals: false },
                Day { rounds: Some((8, 13)), finals: false },
                Day { rounds: None, finals: true }
            ]
        );
        assert_eq!(phases(Length::ThreeDays, 60)[1], Phase::Knockout { finalists: 8 });
        assert_eq!(Length::TwoDays.duel(), DuelRules::MORE_DAYS);
    }

    #[test]
    fn cr_6_1_1_1_a_one_day_team_event_is_five_rounds_and_the_top_four_one_game_a_board() {
        assert_eq!(
            phases(Length::OneDay, 12),
            [
                Phase::Swiss { rounds: 5, acceleration_offered: false },
                Phase::Knockout { finalists: 4 }
            ]
        );
        assert_eq!(Length::OneDay.team_duel(), DuelRules::TEAMS_ONE_DAY);
    }

    #[test]
    fn cr_5_5_any_chain_of_phases_can_be_played_but_nothing_follows_a_knockout() {
        let round_robin = Phase::RoundRobin { cycles: Cycles::Double };
        let knockout = Phase::Knockout { finalists: 6 };
        for phases in [vec![round_robin], vec![knockout], vec![round_robin, knockout]] {
            Programme::chained(12, phases).expect("a usual structure");
        }
        let refused =
            |competitors, phases| Programme::chained(competitors, phases).expect_err("refused");
        assert_eq!(refused(12, vec![knockout, round_robin]), ProgrammeRefusal::AfterKnockout);
        let too_many = ProgrammeRefusal::TooManyFinalists { finalists: 6, competitors: 5 };
        assert_eq!(refused(5, vec![knockout]), too_many);
        let too_many = ProgrammeRefusal::TooManyRounds { rounds: 7, competitors: 6 };
        assert_eq!(refused(6, vec![Phase::swiss(7, 6)]), too_many);
        assert_eq!(refused(12, vec![]), ProgrammeRefusal::Empty);
        assert_eq!(refused(1, vec![knockout]), ProgrammeRefusal::TooFew { competitors: 1 });
    }

    #[test]
    fn cr_5_1_a_major_event_is_a_tournament_per_category_with_small_ones_merged() {
        let mut entries = vec![];
        for (player, age) in (1_u16..).zip([[9_u16; 15].as_slice(), &[11; 6], &[13; 23]].concat()) {
            entries.push((player, open(age)));
        }
        entries.extend((100..109).map(|player| (player, Division::Pro)));
        let tournaments = EventKind::Major.tournaments(&entries);
        let told: Vec<(Vec<Division>, usize)> =
            tournaments.iter().map(|t| (t.categories.clone(), t.players.len())).collect();
        assert_eq!(
            told,
            [(vec![Division::Pro], 9), (vec![open(9), open(11)], 21), (vec![open(13)], 23)]
        );
    }

    #[test]
    fn cr_5_3_a_smaller_event_is_one_qualification_for_all_categories() {
        let entries = [(1, open(9)), (2, open(30)), (3, Division::Pro), (4, open(9))];
        let tournaments = EventKind::Open.tournaments(&entries);
        assert_eq!(tournaments.len(), 1);
        assert_eq!(tournaments[0].players, [1, 2, 3, 4]);
        assert_eq!(tournaments[0].categories, [Division::Pro, open(9), open(30)]);
        assert!(EventKind::Open.tournaments::<u16>(&[]).is_empty());
    }

    #[test]
    fn a_place_that_nobody_won_gives_no_medal() {
        let place = |place, seed| Placing { place, seed: Seed(seed) };
        let medals = Medals::of(&[place(2, 1), place(2, 3), place(3, 2), place(4, 4)]);
        assert_eq!(medals, Medals { gold: None, silver: None, bronze: Some(Seed(2)) });
    }
}
