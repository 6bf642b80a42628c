//! An event: its competitors, their rounds, its points system and what was agreed before the start.
//!
//! This is the one model that pairing, standings, ratings and report files share. It holds what happened and
//! computes only points; it pairs nobody and ranks nobody. [`crate::trf`] reads and writes it.

mod calendar;
mod competitor;
mod points;
mod round;
mod team;

use serde::{Deserialize, Serialize};

pub use self::calendar::{Birth, Date};
pub use self::competitor::{Competitor, Sex, StartNumber, Title};
pub use self::points::{Points, PointsSystem};
pub use self::round::{Bye, Colour, Entry, Outcome, RoundNumber};
pub use self::team::{ForfeitedMatch, Team, TeamByes, TeamNumber};

/// The code (record 192) of a league of the rulebook: every six rounds are a match day (CR-6.2).
pub const LEAGUE_SYSTEM: &str = "CUSTOM_LEAGUE_ROUNDROBIN";

/// Everything that is known of an event.
///
/// Competitors and teams stand in the order of their numbers, whatever the order in which they were entered:
/// use [`Event::enter`] and [`Event::enter_team`], or [`Event::sort`] after filling the lists by hand.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Event {
    /// The words about the event that no rule reads.
    pub about: About,
    /// Which edition of the report file the event is written in.
    pub edition: Edition,
    /// The number of rounds announced before the start.
    pub rounds: Option<RoundNumber>,
    /// The colour drawn by lot before round 1 for odd start numbers (C.04.3 art. 5.2.5).
    pub initial_colour: Option<Colour>,
    /// What games and byes are worth.
    pub points: PointsSystem,
    /// What matches are worth, in a team event.
    pub match_points: PointsSystem,
    /// The code of the pairing system, such as `FIDE_DUTCH`.
    pub system: Option<String>,
    /// The tie-breaks in their order, without the points they follow (record 202).
    pub tie_breaks: Vec<String>,
    /// The whole order of the standings, points first (record 212).
    pub standings_order: Vec<String>,
    /// The players in the order of their numbers.
    pub competitors: Vec<Competitor>,
    /// The teams in the order of their numbers.
    pub teams: Vec<Team>,
    /// The colours of a match's boards for the team named first, first board first.
    pub board_colours: Vec<Colour>,
    /// Byes of teams.
    pub team_byes: Option<TeamByes>,
    /// Matches that were not played.
    pub forfeited_matches: Vec<ForfeitedMatch>,
    /// Byes stated apart from the competitors' own records, mostly for rounds to come.
    pub byes: Vec<RequestedByes>,
    /// Who must not meet.
    pub forbidden: Vec<Forbidden>,
    /// Virtual points of an accelerated event.
    pub acceleration: Vec<Acceleration>,
    /// Records of the file that mean nothing to us, kept as they stood and in their order.
    pub kept: Vec<String>,
}

/// The words about an event that no rule reads.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct About {
    /// The event's name.
    pub name: String,
    /// Where it is played.
    pub city: String,
    /// The federation it belongs to.
    pub federation: String,
    /// The first day.
    pub start: Option<Date>,
    /// The last day.
    pub end: Option<Date>,
    /// Number of players as stated.
    pub stated_players: Option<u16>,
    /// Number of rated players as stated.
    pub stated_rated: Option<u16>,
    /// Number of teams as stated.
    pub stated_teams: Option<u16>,
    /// The kind of event in words.
    pub kind: String,
    /// The chief arbiter.
    pub chief_arbiter: String,
    /// The deputies, one per record.
    pub deputies: Vec<String>,
    /// The time control in words.
    pub time_control: String,
    /// The day of each round, round 1 first.
    pub round_dates: Vec<Option<Date>>,
    /// Which rating made the starting order.
    pub rating_used: String,
    /// The program that wrote the file.
    pub program: String,
    /// The time control in seconds and increments, such as `180+2`.
    pub coded_time_control: String,
}

/// An edition of the report file.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Edition {
    /// The older one, with `XX…` extensions for what pairing needs.
    Trf16,
    /// The one in force since September 2025.
    #[default]
    Trf26,
}

/// Byes of one kind and round.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct RequestedByes {
    /// What the bye is worth; never the pairing-allocated one.
    pub bye: Bye,
    /// The round that is missed.
    pub round: RoundNumber,
    /// Who misses it.
    pub competitors: Vec<StartNumber>,
}

/// A group of which no two may be paired.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Forbidden {
    /// First and last round of the ban; `None` is the whole event.
    pub rounds: Option<(RoundNumber, RoundNumber)>,
    /// The group.
    pub competitors: Vec<StartNumber>,
}

impl Forbidden {
    /// Whether the ban is in force in `round`.
    pub fn covers(&self, round: RoundNumber) -> bool {
        self.rounds.is_none_or(|(first, last)| (first..=last).contains(&round))
    }
}

/// Virtual points (C.04.7): they make the scoregroups and never count in the standings.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Acceleration {
    /// Stated for one competitor, round 1 first.
    Competitor {
        /// Who has them.
        number: StartNumber,
        /// How many in each round.
        points: Vec<Points>,
    },
    /// Stated for a range of numbers and rounds.
    Range {
        /// Virtual match points, in a team event.
        match_points: Option<Points>,
        /// Virtual (game) points.
        points: Option<Points>,
        /// First and last round.
        rounds: (RoundNumber, RoundNumber),
        /// First and last number, of competitors or teams.
        numbers: (StartNumber, StartNumber),
    },
}

impl Default for Event {
    /// An event nobody has entered yet, with the usual points: 1, ½, 0, and 2, 1, 0 for matches.
    fn default() -> Self {
        Self {
            about: About::default(),
            edition: Edition::default(),
            rounds: None,
            initial_colour: None,
            points: PointsSystem::STANDARD,
            match_points: PointsSystem::MATCH,
            system: None,
            tie_breaks: Vec::new(),
            standings_order: Vec::new(),
            competitors: Vec::new(),
            teams: Vec::new(),
            board_colours: Vec::new(),
            team_byes: None,
            forfeited_matches: Vec::new(),
            byes: Vec::new(),
            forbidden: Vec::new(),
            acceleration: Vec::new(),
            kept: Vec::new(),
        }
    }
}

impl Event {
    /// Enters a competitor at the place of his number.
    ///
    /// # Panics
    ///
    /// When the number is already taken: numbers are given by the caller and must differ.
    pub fn enter(&mut self, competitor: Competitor) {
        match self.competitors.binary_search_by_key(&competitor.number, |other| other.number) {
            Ok(_) => panic!("start number {} is given once", competitor.number),
            Err(place) => self.competitors.insert(place, competitor),
        }
    }

    /// Enters a team at the place of its number.
    ///
    /// # Panics
    ///
    /// When the number is already taken.
    pub fn enter_team(&mut self, team: Team) {
        match self.teams.binary_search_by_key(&team.number, |other| other.number) {
            Ok(_) => panic!("team number {} is given once", team.number),
            Err(place) => self.teams.insert(place, team),
        }
    }

    /// Puts competitors and teams in the order of their numbers.
    pub fn sort(&mut self) {
        self.competitors.sort_by_key(|competitor| competitor.number);
        self.teams.sort_by_key(|team| team.number);
    }

    /// The competitor with this number.
    pub fn competitor(&self, number: StartNumber) -> Option<&Competitor> {
        let place =
            self.competitors.binary_search_by_key(&number, |competitor| competitor.number).ok()?;
        Some(&self.competitors[place])
    }

    /// The competitor with this number, to record a round for him.
    pub fn competitor_mut(&mut self, number: StartNumber) -> Option<&mut Competitor> {
        let place =
            self.competitors.binary_search_by_key(&number, |competitor| competitor.number).ok()?;
        Some(&mut self.competitors[place])
    }

    /// The team with this number.
    pub fn team(&self, number: TeamNumber) -> Option<&Team> {
        let place = self.teams.binary_search_by_key(&number, |team| team.number).ok()?;
        Some(&self.teams[place])
    }

    /// How many rounds have been paired: the last one in which anybody has an opponent or was left over.
    ///
    /// Byes asked for in later rounds do not make those rounds paired.
    pub fn rounds_paired(&self) -> u8 {
        let last = |competitor: &Competitor| {
            competitor.rounds.iter().rposition(|entry| entry.is_some_and(Entry::was_paired))
        };
        let rounds = self.competitors.iter().filter_map(last).max().map_or(0, |index| index + 1);
        u8::try_from(rounds).expect("events have fewer than 255 rounds")
    }

    /// The round that is to be paired next.
    pub fn next_round(&self) -> RoundNumber {
        RoundNumber(self.rounds_paired() + 1)
    }

    /// What `round` was for `competitor`: his own record, else a bye stated apart, else nothing.
    pub fn entry(&self, competitor: &Competitor, round: RoundNumber) -> Option<Entry> {
        competitor.recorded(round).or_else(|| {
            let missed = |byes: &&RequestedByes| {
                byes.round == round && byes.competitors.contains(&competitor.number)
            };
            self.byes.iter().find(missed).map(|byes| Entry::Bye(byes.bye))
        })
    }

    /// As [`Event::entry`] for a round that has been paired, in which no record is an absence.
    pub fn entry_or_absent(&self, competitor: &Competitor, round: RoundNumber) -> Entry {
        self.entry(competitor, round).unwrap_or(Entry::Bye(Bye::ZeroPoint))
    }

    /// The competitor's points after the first `rounds` rounds, each recorded or an absence.
    pub fn points_after(&self, competitor: &Competitor, rounds: u8) -> Points {
        (1..=rounds)
            .map(|round| self.points.of(self.entry_or_absent(competitor, RoundNumber(round))))
            .sum()
    }

    /// The virtual points of competitor `number` in `round`, as stated in the event's records.
    pub fn virtual_points(&self, number: StartNumber, round: RoundNumber) -> Points {
        let stated = |acceleration: &Acceleration| match acceleration {
            Acceleration::Competitor { number: other, points } if *other == number => {
                points.get(round.index()).copied()
            }
            Acceleration::Range { points, rounds, numbers, .. }
                if (rounds.0..=rounds.1).contains(&round)
                    && (numbers.0..=numbers.1).contains(&number) =>
            {
                *points
            }
            _ => None,
        };
        self.acceleration.iter().filter_map(stated).sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_are_read_with_at_most_one_decimal() {
        assert_eq!(Points::read(" 5.5"), Some(Points::from_tenths(55)));
        assert_eq!(Points::read(".5"), Some(Points::HALF));
        assert_eq!(Points::read("12"), Some(Points::whole(12)));
        for wrong in ["", ".", "1.25", "-1", "1,5", "x"] {
            assert_eq!(Points::read(wrong), None, "{wrong}");
        }
        assert_eq!(Points::from_tenths(-5).to_string(), "-0.5");
    }

    #[test]
    fn a_day_exists_or_is_refused() {
        assert!(Date::read("2024/02/29").is_some());
        for wrong in [
            "2026/02/29",
            "2026/13/01",
            "2026/04/31",
            "26/03/01",
            "2026/03",
            "2026/03-01",
            "0026/03/01",
            "9999/03/01",
        ] {
            assert_eq!(Date::read(wrong), None, "{wrong}");
        }
        assert_eq!(Birth::read("1976/00/00"), Some(Birth::Year(1976)));
        assert_eq!(Birth::read("1976/05/00"), Some(Birth::Month(1976, 5)));
        assert_eq!(Birth::read("1976/00/12"), None);
    }

    #[test]
    fn competitors_stand_by_number_whatever_the_order_of_entry() {
        let mut event = Event::default();
        for number in [3, 1, 2] {
            event.enter(Competitor::new(StartNumber(number), format!("Player {number}")));
        }
        let numbers: Vec<u16> = event.competitors.iter().map(|entered| entered.number.0).collect();
        assert_eq!(numbers, [1, 2, 3]);
    }

    #[test]
    fn a_bye_asked_for_does_not_make_its_round_paired() {
        let mut event = Event::default();
        let mut competitor = Competitor::new(StartNumber(1), "Absent, Ann");
        competitor.record(RoundNumber(1), Entry::Bye(Bye::HalfPoint));
        event.enter(competitor);
        assert_eq!(event.next_round(), RoundNumber(1));
    }
}
