//! Records and facts: decisions, with every result that a decision computed.
//!
//! Long lists are written as arrays without field names: the pairing of 2,000 players is one fact of
//! about 30 kB, and a record of the journal holds 64 kB.

use crate::{
    Author, Claimed, Competitor, Deduction, Departure, EnteredPlayer, HeldNo, MatchNo,
    NewTournament, Part, PersonId, Place, Plan, ProtestNo, Score, Settings, Source, TeamEntry,
    TeamId, TournamentId,
};
use court_protocol::{CourtId, CourtTime, Epoch, GameId, Millis, Seq};
use referee_tournament::event::{Bye, Colour, RoundNumber};
use referee_tournament::knockout::MatchId;
use serde::{Deserialize, Serialize};

/// One decision with its facts, or a part of one. The body of one entry of the journal.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Record {
    /// The record's place in the event's stream.
    pub seq: Seq,
    pub epoch: Epoch,
    pub at: CourtTime,
    pub by: Author,
    /// The part of the decision, from 0.
    #[serde(default, skip_serializing_if = "is_first")]
    pub part: u16,
    /// True if the decision goes on in the next record. Its facts count once the last part is
    /// there: an import is whole or nothing. A server that stopped in between
    /// begins the next decision at part 0, and the unfinished one counts for nothing.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub goes_on: bool,
    pub facts: Vec<Fact>,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks so")]
const fn is_first(part: &u16) -> bool {
    *part == 0
}

impl Record {
    /// The greatest weight of one record, as [`Fact::weight`] counts it. A unit is at most 40
    /// bytes, so a record stays below 64 kB.
    const WEIGHT_MAX: usize = 1_500;

    /// The records of one decision, from the record number `first` on. Write them in one group.
    pub fn of(first: Seq, epoch: Epoch, at: CourtTime, by: Author, facts: Vec<Fact>) -> Vec<Self> {
        let mut parts: Vec<(usize, Vec<Fact>)> = Vec::new();
        for fact in facts {
            let weight = fact.weight();
            match parts.last_mut() {
                Some((used, part)) if *used + weight <= Self::WEIGHT_MAX => {
                    *used += weight;
                    part.push(fact);
                }
                _ => parts.push((weight, vec![fact])),
            }
        }
        let last = parts.len().saturating_sub(1);
        let record = |(place, (_, facts)): (usize, (usize, Vec<Fact>))| Self {
            seq: Seq(first.0 + place as u64),
            epoch,
            at,
            by,
            part: u16::try_from(place).expect("a decision has at most some hundred parts"),
            goes_on: place < last,
            facts,
        };
        parts.into_iter().enumerate().map(record).collect()
    }
}

/// A match as it was paired.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct DrawnMatch(
    /// The number of the match.
    pub MatchNo,
    /// The competitor with White, on board 1 for a team; in a league the home team.
    pub Competitor,
    /// The competitor with Black; in a league the away team.
    pub Competitor,
    /// The place in the bracket of a knockout.
    pub Option<MatchId>,
    /// The games that are known already.
    pub Vec<DrawnGame>,
);

/// A game as it was paired.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct DrawnGame(
    /// The number of the game.
    pub GameId,
    /// The part of the match.
    pub Part,
    /// The board in the match, from 1.
    pub u8,
    /// The player with White; `None` for a board without a player.
    pub Option<PersonId>,
    /// The player with Black; `None` for a board without a player.
    pub Option<PersonId>,
);

/// Something that holds from now on. The fields are those of the acts.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Fact {
    /// The event was created.
    Created { plan: Box<Plan> },
    /// The plan was changed.
    Configured { plan: Box<Plan> },
    /// Players entered: the first round that they join, and the value of each round before it.
    Entered { players: Vec<EnteredPlayer>, first_round: RoundNumber, missed: Bye },
    /// Late entries were numbered into a tournament: its new order of numbers.
    Joined { tournament: TournamentId, numbers: Vec<Competitor> },
    /// A player's data were changed.
    Changed { player: EnteredPlayer },
    /// A player withdrew: the first round without him.
    Withdrawn { person: PersonId, from: RoundNumber, reason: String },
    /// A player came back: the first round with him again.
    Returned { person: PersonId, from: RoundNumber },
    /// A player has a bye in a round to come.
    ByeGiven { person: PersonId, round: RoundNumber, bye: Bye },
    /// A player plays in a round to come after all.
    ByeCancelled { person: PersonId, round: RoundNumber },
    /// The check-in was opened.
    CheckInOpened,
    /// A tick at check-in was set or cleared.
    Ticked { person: PersonId, tick: u8, done: bool },
    /// A player is there, or is not after all.
    CheckedIn { person: PersonId, there: bool },
    /// The check-in was closed.
    CheckInClosed,
    /// A team entered.
    TeamEntered { team: TeamEntry },
    /// A team changed.
    TeamChanged { team: TeamEntry },
    /// A team withdrew: the first round without it.
    TeamWithdrawn { team: TeamId, from: RoundNumber, reason: String },
    /// A team has a bye in a round to come.
    TeamByeGiven { team: TeamId, round: RoundNumber, bye: Bye },
    /// The entries were closed; the seed of the lots, for everybody who draws them again.
    EntriesClosed { seed: u64 },
    /// The entries were opened again; the tournaments are gone.
    EntriesReopened,
    /// A tournament was made.
    TournamentMade { tournament: Box<NewTournament> },
    /// A tournament was taken back.
    TournamentDropped { tournament: TournamentId },
    /// The settings of a tournament changed.
    SettingsChanged { tournament: TournamentId, settings: Box<Settings> },
    /// The start numbers were given; the seed, if by lot.
    Numbered { tournament: TournamentId, numbers: Vec<Competitor>, seed: Option<u64> },
    /// The colour of the odd numbers in round 1 is known; the seed, if the desk drew it.
    ColourDrawn { tournament: TournamentId, colour: Colour, seed: Option<u64> },
    /// Lots were drawn for shared places, each an order of those who shared one.
    LotsDrawn { tournament: TournamentId, orders: Vec<Vec<Competitor>>, seed: u64 },
    /// A round was paired, or its draft was replaced. Games no longer in it are withdrawn.
    Paired {
        tournament: TournamentId,
        round: RoundNumber,
        matches: Vec<DrawnMatch>,
        byes: Vec<(Competitor, Bye)>,
    },
    /// A round was taken back.
    RoundDropped { tournament: TournamentId, round: RoundNumber },
    /// The phase of changes by hand began.
    ChangesOpened { tournament: TournamentId, round: RoundNumber },
    /// The phase ended: the pairs that differ from the lawful pairing.
    ChangesClosed {
        tournament: TournamentId,
        round: RoundNumber,
        departures: Vec<Departure>,
        reason: String,
    },
    /// The phase ended and its changes were taken back.
    ChangesDropped { tournament: TournamentId, round: RoundNumber },
    /// A round was published: its version, and the tables that changed since the version before.
    Published { tournament: TournamentId, round: RoundNumber, version: u16, changed: Vec<u16> },
    /// Games have these places, and no other game has one of them.
    Laid { places: Vec<(GameId, Option<Place>)> },
    /// A court's records were taken: results that count, and results held for a decision.
    CourtTaken {
        court: CourtId,
        through: Seq,
        /// Games whose start was annulled, before any that is in `started`.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        annulled: Vec<GameId>,
        started: Vec<(GameId, CourtTime)>,
        results: Vec<(GameId, Score, bool)>,
        held: Vec<Held>,
    },
    /// A competitor left a round robin before half of his games: his results count for nobody.
    Struck { tournament: TournamentId, competitor: Competitor },
    /// A result counts from now on, or none does.
    ResultSet {
        game: GameId,
        score: Option<Score>,
        rated: bool,
        source: Source,
        reason: String,
        protest: Option<ProtestNo>,
    },
    /// A held result was decided on.
    HeldSettled { held: HeldNo, accepted: bool, reason: String },
    /// Games became due in a match.
    GamesAdded {
        match_no: MatchNo,
        games: Vec<DrawnGame>,
        /// The clock times of White and Black with which they begin, carried from a drawn game.
        carried: Option<(Millis, Millis)>,
    },
    /// Games that a match needs no more were taken back.
    GamesWithdrawn { match_no: MatchNo, games: Vec<GameId> },
    /// The colour for a ChessSprint is chosen.
    ColourChosen { match_no: MatchNo, colour: Colour, in_time: bool },
    /// A referee decided a match.
    MatchRuled { match_no: MatchNo, winner: Option<Competitor>, reason: String },
    /// A protest was filed.
    Protested { protest: ProtestNo, by: PersonId, game: Option<GameId>, text: String },
    /// A protest was ruled on.
    ProtestRuled { protest: ProtestNo, upheld: bool, text: String },
    /// A line-up was sealed.
    LineUpSealed { match_no: MatchNo, team: TeamId, players: Vec<PersonId> },
    /// A match has this day and time.
    Postponed { match_no: MatchNo, to: CourtTime, reason: String },
    /// Points were taken from a team.
    Deducted { tournament: TournamentId, deduction: Deduction },
    /// An online match has this window.
    WindowSet { match_no: MatchNo, opens: CourtTime, closes: CourtTime },
    /// A player of an online match proposed a time.
    TimeProposed { match_no: MatchNo, to: CourtTime, by: PersonId },
    /// The players of an online match agreed on a time.
    TimeAgreed { match_no: MatchNo, to: CourtTime },
    /// A player started the hour of an online match.
    HourStarted { match_no: MatchNo, person: PersonId },
    /// A player reported a result.
    ResultClaimed { game: GameId, claimed: Claimed },
    /// The moves of a game were given, as PGN without tags.
    MovesKept { game: GameId, moves: String },
    /// The opponent disputed the reported result.
    ResultDisputed { game: GameId, person: PersonId },
    /// Held-back results were announced.
    Announced { tournament: TournamentId },
    /// The event ended.
    Finished,
    /// The event goes on.
    Resumed,
}

impl Fact {
    /// The size of the fact in units of at most 40 bytes: the items of its list.
    pub fn weight(&self) -> usize {
        let items = match self {
            Self::Entered { players, .. } => players.len() * 3,
            Self::Joined { numbers, .. } | Self::Numbered { numbers, .. } => numbers.len() / 4,
            Self::TournamentMade { tournament } => {
                let settings = &tournament.settings;
                tournament.numbers.len() / 4 + settings.kept_apart.len() * 4
            }
            Self::SettingsChanged { settings, .. } => settings.kept_apart.len() * 4,
            Self::Paired { matches, byes, .. } => {
                let games: usize = matches.iter().map(|drawn| drawn.4.len()).sum();
                matches.len() + games / 2 + byes.len()
            }
            Self::CourtTaken { annulled, started, results, held, .. } => {
                annulled.len() + started.len() + results.len() + held.len() * 3
            }
            Self::Laid { places } => places.len(),
            _ => 0,
        };
        items + 8
    }

    /// The code of the fact, such as `paired`.
    pub fn code(&self) -> String {
        court_protocol::code(self)
    }
}

/// A result of a court that does not count by itself.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Held {
    /// The number of the held result.
    pub no: HeldNo,
    pub court: CourtId,
    /// The court's record.
    pub seq: Seq,
    pub game: GameId,
    pub score: Score,
    pub rated: bool,
    pub because: HeldBecause,
}

/// The reason why a result of a court is held.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum HeldBecause {
    /// The event has no such game.
    Unknown,
    /// The desk had taken the game back.
    Withdrawn,
    /// Another result counts already.
    Differs,
    /// Another result counts already, and the round after it is paired.
    AfterPairing,
    /// The match is decided without this game, or cannot take this result.
    NotInMatch,
}
