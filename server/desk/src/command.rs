//! The commands of the desk.

use crate::{
    Category, ClubId, Competitor, EnteredPlayer, HeldNo, KeptApart, MatchNo, PersonId, Place, Plan,
    ProtestNo, Score, Settings, System, TakenTournament, TeamEntry, TeamId, TournamentId,
};
use court_protocol::{CourtId, CourtTime, GameId, Millis, Seq};
use referee_tournament::event::{Bye, Colour, Points, RoundNumber};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// A command: an act, and the last record that its author had seen.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Command {
    /// The number of the last record that the author's view held. If the part that the act edits
    /// has changed since, the act is refused as stale. `None` edits the present state.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seen: Option<Seq>,
    pub act: Act,
}

impl From<Act> for Command {
    /// The act on the present state.
    fn from(act: Act) -> Self {
        Self { seen: None, act }
    }
}

impl Act {
    /// The act of an author who has seen the event up to a record.
    #[must_use]
    pub const fn seen(self, seen: Seq) -> Command {
        Command { seen: Some(seen), act: self }
    }
}

/// The author of a record.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Author {
    /// A member of the crew, by the number of his account or device.
    Organiser(u32),
    /// A player or captain, by his personal link. He acts for himself or his team only.
    Player(PersonId),
    /// The server's own machine: its command line, or an import.
    House,
    /// The desk itself: a deadline passed, or a court's results came in.
    Desk,
}

/// An act. `person`, `team`, `tournament`, `round`, `match_no` and `game` name its objects.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "DeskAct"))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Act {
    /// Creates the event; the first command of every desk.
    Create {
        /// The answers to the ten questions.
        plan: Box<Plan>,
    },
    /// Changes the plan, which is given whole: a setting that is left out gets its default, but the
    /// number of the first game stays. Tournaments that exist keep the settings they have.
    Configure { plan: Box<Plan> },
    /// Enters players: all of them or none. After the close of entries they are late entries.
    Enter {
        players: Vec<EnteredPlayer>,
        /// The half-point byes that they ask for.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        byes: Vec<(PersonId, RoundNumber)>,
        /// Their teams: new ones, and those of the entry list as they are from now on.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        teams: Vec<TeamEntry>,
    },
    /// Changes a player's data.
    Change {
        /// The player with his new data.
        player: EnteredPlayer,
    },
    /// A player leaves the event.
    Withdraw {
        person: PersonId,
        #[serde(default)]
        reason: String,
    },
    /// A player who had withdrawn plays again, from the next round to be paired.
    Return { person: PersonId },
    /// A player has a bye in a round that is not paired yet.
    AskBye {
        person: PersonId,
        round: RoundNumber,
        /// The value. The zero-point bye is an absence.
        bye: Bye,
    },
    /// A player plays in a round after all.
    CancelBye { person: PersonId, round: RoundNumber },
    /// Opens the check-in.
    OpenCheckIn,
    /// Sets or clears a tick of a player at check-in.
    Tick {
        person: PersonId,
        /// The place of the tick in the plan's list, from 0.
        tick: u8,
        done: bool,
    },
    /// A player is there, or is not after all.
    CheckIn { person: PersonId, there: bool },
    /// Closes the check-in: a player who is not there misses round 1, or has withdrawn.
    CloseCheckIn {
        /// True if the missing players have withdrawn.
        withdraw: bool,
    },
    /// Enters a team.
    EnterTeam { team: TeamEntry },
    /// Changes the name, the captain and the players of a team.
    ChangeTeam { team: TeamEntry },
    /// A team leaves the event.
    WithdrawTeam {
        team: TeamId,
        #[serde(default)]
        reason: String,
    },
    /// A team has a bye in a round that is not paired yet.
    AskTeamBye { team: TeamId, round: RoundNumber, bye: Bye },
    /// Closes the entries: makes the tournaments of the plan, with numbers and lots.
    CloseEntries {
        /// The seed of every lot that this draws; its lowest 53 bits count.
        seed: u64,
        /// The persons in the order of their names, which decides between equal ratings and titles
        /// (C.04.2). A person not named comes last, by number.
        #[serde(default)]
        by_name: Vec<PersonId>,
    },
    /// Opens the entries again, as long as no round is paired. The tournaments are gone.
    ReopenEntries,
    /// Makes tournaments: groups, finals, or one that began in another program.
    MakeTournaments {
        field: Field,
        /// Their division into tournaments.
        deal: Deal,
        system: System,
        #[serde(default)]
        settings: Box<Settings>,
    },
    /// Takes back a tournament without a paired round.
    DropTournament { tournament: TournamentId },
    /// Changes the settings of a tournament.
    Set { tournament: TournamentId, settings: Box<Settings> },
    /// Keeps groups of competitors apart, in addition to those that are.
    KeepApart { tournament: TournamentId, groups: Vec<KeptApart> },
    /// Keeps the players of each of these clubs apart.
    KeepClubsApart {
        tournament: TournamentId,
        /// The clubs; empty for all.
        clubs: Vec<ClubId>,
        /// Clubs that are another club by now: the server adds them from its register.
        #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
        merged: BTreeMap<ClubId, ClubId>,
    },
    /// Gives the start numbers anew.
    Number { tournament: TournamentId, order: NumberOrder },
    /// Draws the colour of the odd numbers in round 1 of a Swiss.
    DrawColour { tournament: TournamentId, seed: u64 },
    /// States the colour that was drawn by hand.
    StateColour {
        tournament: TournamentId,
        /// The colour of the odd numbers.
        colour: Colour,
    },
    /// Draws lots for every place that is shared.
    DrawLots { tournament: TournamentId, seed: u64 },
    /// Takes over rounds that another program paired, before the first of this tournament's own.
    TakeOver {
        tournament: TournamentId,
        /// The rounds, round 1 first.
        rounds: Vec<TakenRound>,
    },
    /// Closes the entries, and makes a tournament with the rounds that another program paired.
    TakeOverTournament { taken: Box<TakenTournament> },
    /// Pairs the next round as a draft. Pre-set systems pair all rounds at once.
    Pair { tournament: TournamentId },
    /// Takes back the last round, if it was never published.
    DropRound { tournament: TournamentId, round: RoundNumber },
    /// Begins a phase in which the round may be changed by hand.
    OpenChanges { tournament: TournamentId, round: RoundNumber },
    /// Changes the round by hand.
    ChangeRound { tournament: TournamentId, round: RoundNumber, change: HandChange },
    /// Ends the phase: the round is compared with the lawful pairing, and each departure recorded.
    CloseChanges {
        tournament: TournamentId,
        round: RoundNumber,
        /// The reason for the departures; empty if there are none.
        #[serde(default)]
        reason: String,
    },
    /// Ends the phase and takes its changes back.
    DropChanges { tournament: TournamentId, round: RoundNumber },
    /// Publishes a round: version 1, or the next version with its changes.
    Publish { tournament: TournamentId, round: RoundNumber },
    /// Lays the games of published rounds onto the courts of the plan. Several tournaments share
    /// the boards, in the order given.
    Lay { rounds: Vec<(TournamentId, RoundNumber)> },
    /// Puts a game on another board, or on none.
    Move {
        game: GameId,
        /// The new place. A game that is there changes places with it.
        to: Option<Place>,
    },
    /// Takes the records of a court after the desk's cursor. Taken again, they change nothing.
    TakeFromCourt {
        court: CourtId,
        /// The court's record after which the items begin: the desk's cursor, or an earlier one.
        after: Seq,
        /// The court's last record that was read.
        through: Seq,
        /// The starts and results of games in those records, in their order.
        items: Vec<CourtItem>,
    },
    /// Enters the result of a game by hand.
    EnterResult { game: GameId, score: Score },
    /// Enters the result of a game with its moves, as PGN without tags.
    EnterGame { game: GameId, score: Score, moves: String },
    /// Corrects a result that counts.
    CorrectResult {
        game: GameId,
        /// The right result; `None` takes it back.
        score: Option<Score>,
        reason: String,
        /// The following round, if it is paired: `None` asks which.
        #[serde(default)]
        then: Option<AfterPairing>,
        /// The protest that led to it.
        #[serde(default)]
        protest: Option<ProtestNo>,
    },
    /// Decides on a result of a court that the desk holds.
    SettleHeld {
        held: HeldNo,
        /// True to let it count, by a correction if another counts; false to set it aside.
        accept: bool,
        reason: String,
        /// The following round, if it is paired: `None` asks which.
        #[serde(default)]
        then: Option<AfterPairing>,
    },
    /// A ChessSprint game entered by hand was drawn: the next one follows with the times carried.
    SprintDrawn {
        game: GameId,
        white: Millis,
        /// Black's time left.
        black: Millis,
    },
    /// The higher-ranked player's colour for the ChessSprint.
    ChooseColour {
        match_no: MatchNo,
        /// His colour; `None` if he did not choose in time.
        colour: Option<Colour>,
    },
    /// The referee decides a match that play did not.
    RuleMatch {
        match_no: MatchNo,
        /// The side that goes on; `None` if neither does.
        winner: Option<Competitor>,
        reason: String,
    },
    /// A player files a protest, about a game or in general.
    Protest {
        by: PersonId,
        #[serde(default)]
        game: Option<GameId>,
        text: String,
    },
    /// The ruling on a protest.
    RuleProtest {
        protest: ProtestNo,
        upheld: bool,
        text: String,
        /// The correction to which an upheld protest leads; its reason is the text of the ruling.
        #[serde(default)]
        correction: Option<Correction>,
    },
    /// A captain seals his line-up for a match. It stays sealed until line-ups are opened.
    SealLineUp {
        match_no: MatchNo,
        team: TeamId,
        /// The players who play, in any order.
        players: Vec<PersonId>,
    },
    /// Opens the line-ups of a round: the games of its matches are known. A team without one plays
    /// with the first of its list.
    OpenLineUps {
        tournament: TournamentId,
        round: RoundNumber,
        /// The matches; empty for all of the round.
        #[serde(default)]
        matches: Vec<MatchNo>,
    },
    /// Sets the day and time of a match, or moves it to another one.
    Postpone {
        match_no: MatchNo,
        /// The new instant.
        to: CourtTime,
        #[serde(default)]
        reason: String,
    },
    /// A match is won without play: every game that has no result is forfeited.
    WalkOver {
        match_no: MatchNo,
        /// The winner; `None` if neither appeared.
        winner: Option<Competitor>,
        reason: String,
    },
    /// Takes points from a team.
    Deduct {
        tournament: TournamentId,
        team: TeamId,
        /// Match points taken, in tenths: 20 takes two. Fewer than none gives points back.
        match_points: Points,
        /// Board points taken, in tenths.
        board_points: Points,
        reason: String,
    },
    /// Sets the window in which an online match is played.
    SetWindow { match_no: MatchNo, opens: CourtTime, closes: CourtTime },
    /// A player of an online match proposes a time within its window: it counts once the opponent agrees
    /// to the same instant. An organiser enters one that both agreed on.
    AgreeTime { match_no: MatchNo, to: CourtTime },
    /// A player of an online match starts the hour; it runs once both have.
    StartHour { match_no: MatchNo, person: PersonId },
    /// A player of an online match reports its result.
    ReportResult {
        game: GameId,
        person: PersonId,
        score: Score,
        #[serde(default)]
        link: Option<String>,
        /// The moves of the game, as PGN without tags.
        #[serde(default)]
        moves: Option<String>,
    },
    /// The opponent confirms or disputes the reported result, or any player the result of his game.
    AnswerResult {
        game: GameId,
        person: PersonId,
        /// True to confirm, false to dispute.
        confirm: bool,
        /// The result that is answered: an answer to another one than is reported is refused.
        score: Score,
    },
    /// The deadline of a reported result passed without an answer: it counts. The desk does this by
    /// itself. The deadline is the close of the match's window, an hour after the report at the
    /// earliest, or a day after a report that follows the close.
    PassDeadline { game: GameId },
    /// Announces results that were held back.
    Announce { tournament: TournamentId },
    /// Ends the event: nothing is paired after this.
    Finish,
    /// Goes on with a finished event.
    Resume,
}

/// The correction of a result that counts.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Correction {
    pub game: GameId,
    /// The right result; `None` takes it back.
    pub score: Option<Score>,
    /// The following round, if it is paired: `None` asks which.
    #[serde(default)]
    pub then: Option<AfterPairing>,
}

/// The competitors of new tournaments.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "TournamentField"))]
#[serde(rename_all = "snake_case")]
pub enum Field {
    /// The players of these categories who have not withdrawn; empty for all players.
    Categories(Vec<Category>),
    Teams,
    /// The first of a finished tournament, or of each of several.
    Best {
        of: Vec<TournamentId>,
        /// The number from each.
        places: u16,
    },
    /// These competitors in this order.
    Given(Vec<Competitor>),
}

/// The division of competitors into tournaments.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Deal {
    /// One tournament. The best of several groups are seeded by places: all firsts, all seconds.
    One,
    /// One knockout of the first two of each group, crossed: A1 meets B2, B1 meets A2, and so on.
    Crossed,
    /// Groups dealt in a snake by rating: 1 to A, 2 to B, 3 to B, 4 to A.
    Snake(u8),
}

/// An order of start numbers.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum NumberOrder {
    /// By rating and title; these persons come first among equals, in this order.
    Strength(Vec<PersonId>),
    Lot(u64),
    Given(Vec<Competitor>),
}

/// A round that another program paired.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct TakenRound {
    /// The games, table 1 first.
    pub games: Vec<TakenGame>,
    /// The competitors without a game.
    #[serde(default)]
    pub byes: Vec<(Competitor, Bye)>,
}

/// A game that another program paired.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct TakenGame {
    pub white: PersonId,
    pub black: PersonId,
    /// The result, if there is one.
    #[serde(default)]
    pub score: Option<Score>,
    /// False for a game too short to be rated.
    #[serde(default = "yes")]
    pub rated: bool,
}

const fn yes() -> bool {
    true
}

/// A change of a round by hand.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum HandChange {
    /// Two competitors change places; either may have the bye.
    Swap(Competitor, Competitor),
    /// The colours of a match are exchanged.
    Colours(MatchNo),
    /// A match is taken apart: both are without an opponent for now.
    Part(MatchNo),
    /// Two competitors without an opponent meet, the first with White.
    Join(Competitor, Competitor),
    /// A competitor without an opponent has this bye.
    Bye(Competitor, Bye),
}

/// The following round after a corrected result.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum AfterPairing {
    /// It stays as it is.
    Keep,
    /// It is paired anew.
    RepairAll,
    /// Matches of players with more points than these stay; the others are paired anew.
    RepairFrom(Points),
}

/// A start or a result in the records of a court.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct CourtItem {
    /// The court's record.
    pub seq: Seq,
    pub game: GameId,
    pub at: CourtTime,
    pub what: CourtNews,
}

/// An event in a game on its court.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum CourtNews {
    Started,
    /// Its start was annulled: the game waits again.
    StartAnnulled,
    /// Its result was sealed.
    Sealed {
        score: Score,
        /// True if both sides have moved: only then it is rated (CR-3.1.2-2).
        rated: bool,
    },
}
