//! An event: its competitors, their rounds, its points system and the settings announced before the
//! start.
//!
//! Pairing, standings, ratings and report files all share this model. It holds the recorded facts
//! and computes only points; it does no pairing and no ranking. [`crate::trf`] reads and writes it.

mod calendar;
mod competitor;
mod points;
mod round;
mod team;

pub use self::calendar::{Birth, Date};
pub use self::competitor::{Competitor, Sex, StartNumber, Title};
pub use self::points::{Points, PointsSystem};
pub use self::round::{Bye, Colour, Outcome, RoundEntry, RoundNumber};
pub use self::team::{ForfeitedMatch, Team, TeamByes, TeamNumber};

/// The code (record 192) of a league of the rulebook: every six rounds are a match day (CR-6.2).
pub const LEAGUE_SYSTEM: &str = "CUSTOM_LEAGUE_ROUNDROBIN";

/// The data of an event.
///
/// Competitors and teams are sorted by their numbers, whatever the order in which they were
/// entered. Use [`Event::enter`] and [`Event::enter_team`], or [`Event::sort`] after filling the
/// lists by hand.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Event {
    /// The descriptive texts of the event, which no rule reads.
    pub about: About,
    /// The edition of the report file in which the event is written.
    pub edition: Edition,
    /// The number of rounds announced before the start; `None` if it is not known.
    pub rounds: Option<RoundNumber>,
    /// The colour drawn by lot before round 1 for odd start numbers (C.04.3 art. 5.2.5).
    pub initial_colour: Option<Colour>,
    /// The points for games and byes.
    pub points: PointsSystem,
    /// The points for matches in a team event.
    pub match_points: PointsSystem,
    /// The code of the pairing system, such as `FIDE_DUTCH`.
    pub system: Option<String>,
    /// The tie-breaks in their order, without the points that precede them (record 202).
    pub tie_breaks: Vec<String>,
    /// The whole order of the standings, points first (record 212).
    pub standings_order: Vec<String>,
    /// The players in the order of their numbers.
    pub competitors: Vec<Competitor>,
    /// The teams in the order of their numbers.
    pub teams: Vec<Team>,
    /// The colours of the boards of a match for the team named first, board 1 first.
    pub board_colours: Vec<Colour>,
    /// The pairing-allocated byes of teams.
    pub team_byes: Option<TeamByes>,
    /// The matches that were paired but not played.
    pub forfeited_matches: Vec<ForfeitedMatch>,
    /// Byes stated separately from the competitors' own records, mostly for future rounds.
    pub byes: Vec<RequestedByes>,
    /// The groups whose members must not meet.
    pub forbidden: Vec<Forbidden>,
    /// The virtual points of an accelerated event.
    pub acceleration: Vec<Acceleration>,
    /// The records of the file that this program does not use, unchanged and in their order.
    pub kept: Vec<String>,
}

/// The descriptive texts of an event, which no rule reads.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct About {
    /// The event's name (record 012).
    pub name: String,
    /// The city of the event (record 022).
    pub city: String,
    /// The federation of the event, usually three letters (record 032).
    pub federation: String,
    /// The first day of the event (record 042).
    pub start: Option<Date>,
    /// The last day of the event (record 052).
    pub end: Option<Date>,
    /// The number of players as the file states it (record 062).
    pub stated_players: Option<u16>,
    /// The number of rated players as the file states it (record 072).
    pub stated_rated: Option<u16>,
    /// The number of teams as the file states it (record 082).
    pub stated_teams: Option<u16>,
    /// The kind of event in words (record 092).
    pub kind: String,
    /// The chief arbiter (record 102).
    pub chief_arbiter: String,
    /// The deputy arbiters, one per record (record 112).
    pub deputies: Vec<String>,
    /// The time control in words (record 122).
    pub time_control: String,
    /// The day of each round, round 1 first.
    pub round_dates: Vec<Option<Date>>,
    /// The rating list that the starting order is based on.
    pub rating_used: String,
    /// The program that wrote the file.
    pub program: String,
    /// The time control in seconds and increments, such as `180+2`.
    pub coded_time_control: String,
}

/// An edition of the report file.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Edition {
    /// The older edition, with `XX…` extensions for pairing.
    Trf16,
    /// The edition in force since September 2025.
    #[default]
    Trf26,
}

/// The byes of one kind in one round.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RequestedByes {
    /// The kind of bye, which decides its points; never the pairing-allocated bye.
    pub bye: Bye,
    /// The round without a game.
    pub round: RoundNumber,
    /// The competitors who have the bye.
    pub competitors: Vec<StartNumber>,
}

/// A group of competitors of whom no two may be paired.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Forbidden {
    /// The first and the last round of the ban; `None` means the whole event.
    pub rounds: Option<(RoundNumber, RoundNumber)>,
    /// The start numbers of the group.
    pub competitors: Vec<StartNumber>,
}

impl Forbidden {
    /// True if the ban is in force in `round`.
    pub fn covers(&self, round: RoundNumber) -> bool {
        self.rounds.is_none_or(|(first, last)| (first..=last).contains(&round))
    }
}

/// Virtual points (C.04.7), which count for scoregroups and never in the standings.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Acceleration {
    /// The points of one competitor, round 1 first.
    Competitor {
        /// The number of the competitor or team.
        number: StartNumber,
        /// The virtual points in each round, round 1 first.
        points: Vec<Points>,
    },
    /// The points of a range of numbers and rounds.
    Range {
        /// Virtual match points, in a team event.
        match_points: Option<Points>,
        /// Virtual points; in a team event, virtual game points.
        points: Option<Points>,
        /// The first and the last round, both inclusive.
        rounds: (RoundNumber, RoundNumber),
        /// The first and the last number of competitors or teams, both inclusive.
        numbers: (StartNumber, StartNumber),
    },
}

impl Default for Event {
    /// An event without competitors and with the usual points: 1, ½, 0 for games, and 2, 1,
    /// 0 for matches.
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
    /// Enters a competitor at the position of his number.
    ///
    /// # Panics
    ///
    /// If the number is already taken. The caller assigns the numbers, and they must differ.
    pub fn enter(&mut self, competitor: Competitor) {
        match self.competitors.binary_search_by_key(&competitor.number, |other| other.number) {
            Ok(_) => panic!("start number {} is given once", competitor.number),
            Err(place) => self.competitors.insert(place, competitor),
        }
    }

    /// Enters a team at the position of its number.
    ///
    /// # Panics
    ///
    /// If the number is already taken.
    pub fn enter_team(&mut self, team: Team) {
        match self.teams.binary_search_by_key(&team.number, |other| other.number) {
            Ok(_) => panic!("team number {} is given once", team.number),
            Err(place) => self.teams.insert(place, team),
        }
    }

    /// Sorts competitors and teams by their numbers.
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

    /// The number of rounds paired: the last round in which a competitor has an opponent or the
    /// pairing-allocated bye.
    ///
    /// A requested bye in a later round does not make that round paired.
    pub fn rounds_paired(&self) -> u8 {
        let last = |competitor: &Competitor| {
            competitor.rounds.iter().rposition(|entry| entry.is_some_and(RoundEntry::was_paired))
        };
        let rounds = self.competitors.iter().filter_map(last).max().map_or(0, |index| index + 1);
        u8::try_from(rounds).expect("events have fewer than 255 rounds")
    }

    /// The round to be paired next.
    pub fn next_round(&self) -> RoundNumber {
        RoundNumber(self.rounds_paired() + 1)
    }

    /// The entry of `competitor` for `round`: from his own record, otherwise from a bye stated
    /// separately, otherwise `None`.
    pub fn entry(&self, competitor: &Competitor, round: RoundNumber) -> Option<RoundEntry> {
        competitor.recorded(round).or_else(|| {
            let missed = |byes: &&RequestedByes| {
                byes.round == round && byes.competitors.contains(&competitor.number)
            };
            self.byes.iter().find(missed).map(|byes| RoundEntry::Bye(byes.bye))
        })
    }

    /// The same as [`Event::entry`] for a round that has been paired; a missing record is an absence.
    pub fn entry_or_absent(&self, competitor: &Competitor, round: RoundNumber) -> RoundEntry {
        self.entry(competitor, round).unwrap_or(RoundEntry::Bye(Bye::ZeroPoint))
    }

    /// The competitor's points after the first `rounds` rounds. A round without a record is an absence.
    pub fn points_after(&self, competitor: &Competitor, rounds: u8) -> Points {
        (1..=rounds)
            .map(|round| self.points.of(self.entry_or_absent(competitor, RoundNumber(round))))
            .sum()
    }

    /// The virtual points of competitor or team `number` in `round`, as stated in the event's records.
    /// Those of a team are match points.
    pub fn virtual_points(&self, number: StartNumber, round: RoundNumber) -> Points {
        let stated = |acceleration: &Acceleration| match acceleration {
            Acceleration::Competitor { number: other, points } if *other == number => {
                points.get(round.index()).copied()
            }
            Acceleration::Range { match_points, points, rounds, numbers }
                if (rounds.0..=rounds.1).contains(&round)
                    && (numbers.0..=numbers.1).contains(&number) =>
            {
                match_points.or(*points)
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
        competitor.record(RoundNumber(1), RoundEntry::Bye(Bye::HalfPoint));
        event.enter(competitor);
        assert_eq!(event.next_round(), RoundNumber(1));
    }
}
