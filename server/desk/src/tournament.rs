//! A tournament of the event: a qualification, a group or the finals.

use crate::{Category, Competitor, MatchNo, Part, PersonId, Score, TournamentId, Why};
use court_protocol::{BoardNo, CourtId, CourtTime, GameId};
use referee_tournament::event::{Bye, Colour, Points, PointsSystem, RoundNumber};
use referee_tournament::knockout::MatchId;
use referee_tournament::knockout::duel::DuelRules;
use referee_tournament::round_robin::Cycles;
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum System {
    /// The Dutch Swiss of C.04.3.
    Swiss,
    /// A round robin by the Berger tables.
    RoundRobin(Cycles),
    /// A seeded knockout of players.
    Knockout(DuelRules),
    /// The team Swiss of C.04.6.
    TeamSwiss,
    TeamRoundRobin(Cycles),
    /// A seeded knockout of teams.
    TeamKnockout(DuelRules),
    /// A season in which each pair of teams meets at home and away, 36 games a match (CR-6.2).
    League,
}

impl System {
    /// True if teams compete.
    pub const fn is_of_teams(self) -> bool {
        matches!(
            self,
            Self::TeamSwiss | Self::TeamRoundRobin(_) | Self::TeamKnockout(_) | Self::League
        )
    }

    /// The rules of the matches of a knockout.
    pub const fn duel(self) -> Option<DuelRules> {
        match self {
            Self::Knockout(rules) | Self::TeamKnockout(rules) => Some(rules),
            _ => None,
        }
    }

    /// True if the pairings of all rounds are known before the start.
    pub const fn is_pre_set(self) -> bool {
        matches!(self, Self::RoundRobin(_) | Self::TeamRoundRobin(_) | Self::League)
    }

    /// True if rounds are paired by the results before them, with byes for competitors who are away.
    pub const fn is_swiss(self) -> bool {
        matches!(self, Self::Swiss | Self::TeamSwiss)
    }
}

/// The settings of a tournament. They may change until the rule that reads them has been applied.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(default, deny_unknown_fields)]
pub struct Settings {
    /// The rounds of a Swiss.
    pub rounds: Option<u8>,
    /// True for Baku acceleration.
    pub accelerated: bool,
    /// The tie-breaks; empty for the usual list of the system.
    pub tie_breaks: Vec<String>,
    /// The points of games; `None` for 1, ½, 0.
    pub points: Option<PointsSystem>,
    /// The points of matches of teams; `None` for 2, 1, 0.
    pub match_points: Option<PointsSystem>,
    /// Groups kept apart.
    pub kept_apart: Vec<KeptApart>,
    /// Virtual points that replace those of Baku acceleration, as another program gave them.
    pub virtual_points: Vec<VirtualPoints>,
    /// The code of the team Swiss (record 192); `None` for type A on match points.
    pub team_system: Option<String>,
    /// True if results stay with the organiser until he announces them. `None` in a new tournament
    /// is the plan's choice for finals, and false otherwise; in a change it is the value of before.
    pub held_back: Option<bool>,
    /// True if matches are played online, each in its own window of time.
    pub online: bool,
}

/// A group of competitors: no two of them are paired.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct KeptApart {
    /// The first and the last round; `None` for the whole tournament.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rounds: Option<(RoundNumber, RoundNumber)>,
    pub competitors: Vec<Competitor>,
}

/// The virtual points of a competitor.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct VirtualPoints {
    pub competitor: Competitor,
    /// The points by round, round 1 first, in tenths.
    pub points: Vec<Points>,
}

/// The competitors of a tournament, as its record names them.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct NewTournament {
    pub id: TournamentId,
    pub system: System,
    /// The categories that compete, each ranked on its own; empty if the field was not chosen by
    /// category.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub categories: Vec<Category>,
    /// The group's letter, 1 for A; `None` without groups.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub group: Option<u8>,
    /// The tournaments from which the competitors qualified.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub from: Vec<TournamentId>,
    pub settings: Settings,
    /// The competitors in the order of their numbers; in a knockout the order of their seeds.
    pub numbers: Vec<Competitor>,
}

impl NewTournament {
    /// The letter of the group: A for 1.
    pub fn letter(&self) -> Option<char> {
        self.group.map(|group| char::from(b'A' + group.saturating_sub(1) % 26))
    }
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Tournament {
    /// System, settings and numbers, as they are now.
    pub is: NewTournament,
    /// The colour drawn for the odd numbers in round 1 of a Swiss.
    pub colour: Option<Colour>,
    /// The lots drawn for shared places, the oldest first: each the order of those in one place.
    pub lots: Vec<Vec<Competitor>>,
    /// The rounds, round 1 first.
    pub rounds: Vec<Round>,
    /// The competitors whose results count for nobody (C.05 art. 6.6).
    pub struck: BTreeSet<Competitor>,
    /// The points taken from teams.
    pub deductions: Vec<Deduction>,
    /// True once the held-back results are announced.
    pub announced: bool,
}

impl Tournament {
    /// The tournament before its first round.
    pub fn new(is: NewTournament) -> Self {
        Self {
            is,
            colour: None,
            lots: Vec::new(),
            rounds: Vec::new(),
            struck: BTreeSet::new(),
            deductions: Vec::new(),
            announced: false,
        }
    }

    /// The round of this number, if it is paired.
    pub fn round(&self, round: RoundNumber) -> Option<&Round> {
        self.rounds.get(round.index()).filter(|_| round.0 > 0)
    }

    /// The round to be paired next.
    pub fn next_round(&self) -> RoundNumber {
        RoundNumber::at(self.rounds.len())
    }

    /// The number of a competitor, from 1.
    pub fn number(&self, competitor: Competitor) -> Option<u16> {
        let place = self.is.numbers.iter().position(|&other| other == competitor)?;
        u16::try_from(place + 1).ok()
    }

    /// The competitor of a number, from 1.
    pub fn competitor(&self, number: u16) -> Option<Competitor> {
        self.is.numbers.get(usize::from(number).checked_sub(1)?).copied()
    }

    /// The match of this number, with its round.
    pub fn match_(&self, no: MatchNo) -> Option<(&Round, &Match)> {
        self.rounds.iter().find_map(|round| {
            let found = round.matches.iter().find(|found| found.no == no)?;
            Some((round, found))
        })
    }

    /// The bye of a round as people are told it. In a round robin of an odd number the one without
    /// points is not away: the table gives him no opponent.
    pub fn told(&self, bye: Bye) -> RoundBye {
        let is_odd = self.is.numbers.len() % 2 == 1;
        match bye {
            Bye::PairingAllocated => RoundBye::PairingAllocated,
            Bye::FullPoint => RoundBye::FullPoint,
            Bye::HalfPoint => RoundBye::HalfPoint,
            Bye::ZeroPoint if self.is.system.is_pre_set() && is_odd => RoundBye::Free,
            Bye::ZeroPoint => RoundBye::ZeroPoint,
        }
    }

    /// True if the public may see results of this tournament.
    pub fn is_public(&self) -> bool {
        self.announced || self.is.settings.held_back != Some(true)
    }

    /// The number of rounds that count: in a round robin, whose rounds are all paired at once, those
    /// up to the last that was published. Forfeits of rounds to come do not count before.
    pub fn counted(&self) -> usize {
        if !self.is.system.is_pre_set() {
            return self.rounds.len();
        }
        let last = self.rounds.iter().rposition(|round| !round.editions.is_empty());
        last.map_or(0, |last| last + 1)
    }

    /// The number of rounds that were published.
    pub fn published(&self) -> usize {
        self.rounds.iter().take_while(|round| !round.editions.is_empty()).count()
    }
}

/// The reason why a competitor has no opponent in a round, as people are told it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum RoundBye {
    PairingAllocated,
    FullPoint,
    HalfPoint,
    /// He is away.
    ZeroPoint,
    /// The table of a round robin gives him no opponent; nothing is scored.
    Free,
}

/// A round: its matches and byes as they are now, and as they were published.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Round {
    /// The number of the round, from 1.
    pub number: RoundNumber,
    /// The matches, table 1 first.
    pub matches: Vec<Match>,
    /// The competitors without a match.
    pub byes: Vec<(Competitor, Bye)>,
    /// True if the round differs from its last edition, or has none.
    pub is_draft: bool,
    /// The editions published, version 1 first.
    pub editions: Vec<Edition>,
    /// The round before the organiser began to change it by hand; `None` outside of that phase.
    pub before_changes: Option<Pairs>,
    /// The pairs that differ from the lawful pairing, as the organiser left them.
    pub departures: Vec<Departure>,
    /// The organiser's reason for the departures.
    pub departed_because: Option<String>,
}

impl Round {
    /// The version published last; 0 before the first.
    pub fn version(&self) -> u16 {
        u16::try_from(self.editions.len()).unwrap_or(u16::MAX)
    }

    /// White and Black of each table, table 1 first.
    pub fn pairs(&self) -> impl Iterator<Item = (Competitor, Competitor)> {
        self.matches.iter().map(|found| (found.white, found.black))
    }

    /// The tables whose pair differs from the last edition.
    pub(crate) fn changed_tables(&self) -> Vec<u16> {
        self.editions.last().map(|last| last.changed(self.pairs())).unwrap_or_default()
    }

    /// The table of a match, from 1.
    pub fn table(&self, no: MatchNo) -> Option<u16> {
        let place = self.matches.iter().position(|found| found.no == no)?;
        u16::try_from(place + 1).ok()
    }

    pub fn match_of(&self, competitor: Competitor) -> Option<&Match> {
        self.matches.iter().find(|found| found.white == competitor || found.black == competitor)
    }
}

/// The matches and the byes of a round.
pub type Pairs = (Vec<Match>, Vec<(Competitor, Bye)>);

/// A pairing as it was published.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Edition {
    /// The instant of publication.
    pub at: CourtTime,
    /// The pairs, table 1 first.
    pub pairs: Vec<(Competitor, Competitor)>,
    /// The competitors without a match.
    pub byes: Vec<(Competitor, Bye)>,
}

impl Edition {
    /// The tables of a later pairing whose pair differs from this edition.
    pub(crate) fn changed(&self, now: impl Iterator<Item = (Competitor, Competitor)>) -> Vec<u16> {
        now.zip(1..)
            .filter(|(pair, table)| self.pairs.get(usize::from(*table) - 1) != Some(pair))
            .map(|(_, table)| table)
            .collect()
    }
}

/// A pair that differs from the lawful pairing.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Departure {
    /// The competitor with White, or the one with the bye.
    pub white: Competitor,
    /// The competitor with Black; `None` for a bye.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub black: Option<Competitor>,
    /// The reason of the rules against the pair, as a code with the article.
    pub against: Why,
}

/// The meeting of two competitors in a round.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Match {
    /// The number in the event.
    pub no: MatchNo,
    /// The competitor with White, on board 1 for a team; in a league the home team.
    pub white: Competitor,
    pub black: Competitor,
    /// The place in the bracket of a knockout.
    pub bracket: Option<MatchId>,
    /// The games, in the order in which they became due.
    pub games: Vec<GameId>,
    /// The sealed line-ups of White and of Black.
    pub line_ups: [Option<Vec<PersonId>>; 2],
    /// The colour that the higher-ranked player chose for the `ChessSprint`.
    pub chosen: Option<Colour>,
    /// The referee's ruling on a match that play did not decide: the side that goes on, if one does.
    pub ruled: Option<Option<Competitor>>,
    /// The day and time of the match, where the round has no common one.
    pub when: Option<CourtTime>,
    /// The time that one player of an online match proposed, until the other agrees.
    pub proposed: Option<Proposal>,
    /// The window in which an online match is played.
    pub window: Option<(CourtTime, CourtTime)>,
    /// The players who have started the hour of an online match, with the instants.
    pub hour: [Option<CourtTime>; 2],
}

/// A time that a player of an online match proposed to the opponent.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "TimeProposal"))]
pub struct Proposal {
    pub to: CourtTime,
    pub by: PersonId,
}

impl Match {
    /// A match before its first game.
    pub const fn new(no: MatchNo, white: Competitor, black: Competitor) -> Self {
        Self {
            no,
            white,
            black,
            bracket: None,
            games: Vec::new(),
            line_ups: [None, None],
            chosen: None,
            ruled: None,
            when: None,
            proposed: None,
            window: None,
            hour: [None, None],
        }
    }

    /// True if the competitor plays in it.
    pub fn has(&self, competitor: Competitor) -> bool {
        self.white == competitor || self.black == competitor
    }
}

/// The points taken from a team.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Deduction {
    pub competitor: Competitor,
    pub match_points: Points,
    pub board_points: Points,
    pub reason: String,
}

/// A game of a match.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Game {
    /// The number of the game, by which courts know it.
    pub id: GameId,
    pub tournament: TournamentId,
    pub round: RoundNumber,
    pub match_no: MatchNo,
    pub part: Part,
    /// The board in the match, from 1.
    pub board: u8,
    /// The player with White; `None` for a board without a player.
    pub white: Option<PersonId>,
    /// The player with Black; `None` for a board without a player.
    pub black: Option<PersonId>,
    /// The clock times with which the game begins, where an earlier one was drawn.
    pub carried: Option<(court_protocol::Millis, court_protocol::Millis)>,
    pub place: Option<Place>,
    /// The instant at which the court started it.
    pub started: Option<CourtTime>,
    /// The result that counts.
    pub result: Option<GameScore>,
    /// A result that a player of an online match reported and the opponent has not answered.
    pub claimed: Option<Claimed>,
    /// The moves of a game that no court played, as PGN without tags.
    pub moves: Option<String>,
    /// True if the desk took the game back: it counts for nothing.
    pub withdrawn: bool,
}

/// A result that counts.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct GameScore {
    pub score: Score,
    /// False for a game too short to be rated.
    pub rated: bool,
    pub source: Source,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Source {
    /// A referee sealed it on a court.
    Court(CourtId),
    /// The desk entered it.
    Desk,
    /// The desk corrected it.
    Corrected,
    /// Both players of an online match agree, or the deadline passed.
    Players,
    /// A bye, forfeit or walk-over that needed no game.
    Forfeit,
    /// Another program had it.
    TakenOver,
}

/// A result that one player of an online match reported.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Claimed {
    pub score: Score,
    pub by: PersonId,
    pub at: CourtTime,
    /// The link to the game, if he gave one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub link: Option<String>,
    /// True once the opponent has disputed it.
    #[serde(default)]
    pub disputed: bool,
}

/// The place of a game: a board of a court in a wave, where a round has more games than boards.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Place {
    /// The wave of the round, from 1.
    pub wave: u8,
    pub court: CourtId,
    pub board: BoardNo,
}
