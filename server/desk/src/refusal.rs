//! Refusals: the reasons why the desk does not do an act, each with a stable code.

use crate::{
    Category, ClubId, Competitor, HeldNo, MatchNo, PersonId, PlanSetting, ProtestNo, Subject,
    TeamId, TournamentId,
};
use court_protocol::{BoardNo, CourtId, GameId, Message, NAME_MAX, REASON_MAX, Seq, TextFault};
use referee_tournament::event::RoundNumber;
use serde::{Deserialize, Serialize};

/// The reason why an act was refused. Nothing has been changed.
///
/// The code is the variant's name in `snake_case`; the sentence is the message `desk-…`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "DeskRefusal"))]
#[serde(rename_all = "snake_case")]
pub enum Refusal {
    NotCreated,
    AlreadyCreated,
    Finished,
    NotFinished,
    /// A player's link acts for himself, and not in this way.
    NotYours {
        act: String,
    },
    /// The part was changed after the author had seen it.
    Stale {
        subject: Subject,
        seen: Seq,
        now: Seq,
        changed: String,
    },
    BadText {
        field: TextField,
        fault: TextFault,
    },
    TooLong {
        field: TextField,
        max: u32,
    },
    BadPlan {
        setting: PlanSetting,
        found: String,
    },
    NoSuchPerson {
        person: PersonId,
    },
    NoSuchTeam {
        team: TeamId,
    },
    NoSuchTournament {
        tournament: TournamentId,
    },
    NoSuchRound {
        tournament: TournamentId,
        round: RoundNumber,
    },
    NoSuchMatch {
        match_no: MatchNo,
    },
    NoSuchGame {
        game: GameId,
    },
    NoSuchProtest {
        protest: ProtestNo,
    },
    NoSuchHeld {
        held: HeldNo,
    },
    NoSuchTick {
        tick: u8,
        ticks: u8,
    },
    NoSuchBoard {
        court: CourtId,
        board: BoardNo,
    },
    AlreadyEntered {
        person: PersonId,
    },
    TeamAlreadyEntered {
        team: TeamId,
    },
    InAnotherTeam {
        person: PersonId,
        team: TeamId,
    },
    NamedTwice {
        person: PersonId,
    },
    BadRating {
        person: PersonId,
        rating: u16,
        most: u16,
    },
    CategoryNotPlayed {
        person: PersonId,
        category: Category,
    },
    NoTournamentFor {
        person: PersonId,
    },
    /// The category cannot change any more: the player has games in his tournament.
    PlaysAlready {
        person: PersonId,
        tournament: TournamentId,
    },
    LateEntriesOver {
        until: RoundNumber,
    },
    AlreadyWithdrawn {
        person: PersonId,
    },
    NotWithdrawn {
        person: PersonId,
    },
    TeamAlreadyWithdrawn {
        team: TeamId,
    },
    ByesUsed {
        person: PersonId,
        most: u8,
    },
    NoByeInRound {
        round: RoundNumber,
    },
    NotAsked {
        person: PersonId,
        round: RoundNumber,
    },
    /// The round of the bye is paired already, or the bye is of a kind that nobody asks for.
    TooLateForBye {
        round: RoundNumber,
    },
    OnlyPairingGives,
    CheckInNotOpen,
    CheckInOpen,
    EntriesClosed,
    EntriesOpen,
    /// A tournament has paired rounds.
    Begun {
        tournament: TournamentId,
    },
    TooFew {
        competitors: u32,
    },
    /// A category would play a tournament of one player.
    CategoryTooSmall {
        /// The categories, with commas; empty for players without one.
        categories: String,
        competitors: Vec<Competitor>,
    },
    TooMany {
        competitors: u32,
        most: u32,
    },
    NotAsNumbered {
        tournament: TournamentId,
    },
    NumbersFixed {
        tournament: TournamentId,
        round: RoundNumber,
    },
    BadTieBreak {
        code: String,
    },
    NotForThisSystem {
        tournament: TournamentId,
    },
    NotTwice {
        competitor: Competitor,
    },
    NotInTournament {
        tournament: TournamentId,
        competitor: Competitor,
    },
    ClubUnknown {
        club: ClubId,
    },
    CrossingNeedsGroups {
        groups: u16,
    },
    NotFinal {
        tournament: TournamentId,
    },
    /// A correction would change the qualifiers of these finals, or their order.
    ChangesFinals {
        tournament: TournamentId,
    },
    /// The finals of these tournaments are made already: this one.
    FinalsMade {
        tournament: TournamentId,
    },
    LotsNeeded {
        tournament: TournamentId,
        tied: Vec<Competitor>,
    },
    NothingShared {
        tournament: TournamentId,
    },
    ColourNotDrawn {
        tournament: TournamentId,
    },
    ColourDrawn {
        tournament: TournamentId,
    },
    /// The author's view is of another server: this event has no such record.
    SeenElsewhere {
        seen: Seq,
        last: Seq,
    },
    ResultsMissing {
        tournament: TournamentId,
        round: RoundNumber,
        games: Vec<GameId>,
    },
    /// Results of courts wait for the organiser's decision: the round's points are not known yet.
    ResultsHeld {
        tournament: TournamentId,
        round: RoundNumber,
        games: Vec<GameId>,
    },
    MatchesUndecided {
        tournament: TournamentId,
        matches: Vec<MatchNo>,
    },
    AllPaired {
        tournament: TournamentId,
        rounds: u8,
    },
    /// The rules leave no lawful pairing. The desk refuses; it never pairs against the rules.
    NoLegalPairing {
        tournament: TournamentId,
        round: RoundNumber,
    },
    NobodyToPair {
        tournament: TournamentId,
        round: RoundNumber,
    },
    AccelerationNeedsHalves {
        tournament: TournamentId,
    },
    BadTeamSystem {
        code: String,
    },
    DraftOpen {
        tournament: TournamentId,
        round: RoundNumber,
    },
    ChangesOpen {
        tournament: TournamentId,
        round: RoundNumber,
    },
    ChangesNotOpen {
        tournament: TournamentId,
        round: RoundNumber,
    },
    NotLastRound {
        tournament: TournamentId,
        round: RoundNumber,
        last: RoundNumber,
    },
    AlreadyPublished {
        tournament: TournamentId,
        round: RoundNumber,
    },
    NotPublished {
        tournament: TournamentId,
        round: RoundNumber,
    },
    NothingToPublish {
        tournament: TournamentId,
        round: RoundNumber,
        version: u16,
    },
    Unplaced {
        competitors: Vec<Competitor>,
    },
    Placed {
        competitor: Competitor,
    },
    HaveMet {
        white: Competitor,
        black: Competitor,
    },
    KeptApart {
        white: Competitor,
        black: Competitor,
    },
    ReasonNeeded,
    /// A game that the change would take back has begun or has a result.
    GameBegun {
        game: GameId,
    },
    NoCourts,
    /// No published game without a result has a place on a court.
    NothingLaid,
    BoardTaken {
        court: CourtId,
        board: BoardNo,
        game: GameId,
    },
    CourtGap {
        court: CourtId,
        cursor: Seq,
        after: Seq,
    },
    ResultThere {
        game: GameId,
    },
    NoResult {
        game: GameId,
    },
    SameResult {
        game: GameId,
    },
    GameWithdrawn {
        game: GameId,
    },
    BoardEmpty {
        game: GameId,
    },
    /// The result is corrected after the next round was paired: the author has to choose.
    ChooseAfterPairing {
        tournament: TournamentId,
        round: RoundNumber,
        usual: String,
    },
    NothingPairedAfter {
        tournament: TournamentId,
    },
    /// A later match of a knockout rests on the result and has begun.
    RestsOnIt {
        game: GameId,
        match_no: MatchNo,
    },
    NotInKnockout {
        game: GameId,
    },
    SprintNotDrawn {
        game: GameId,
    },
    NotASprint {
        game: GameId,
    },
    NotDue {
        match_no: MatchNo,
    },
    NotInMatch {
        match_no: MatchNo,
        competitor: Competitor,
    },
    AlreadyRuled,
    /// A correction follows from a protest that is upheld.
    NotUpheld {
        protest: ProtestNo,
    },
    NotAMember {
        team: TeamId,
        person: PersonId,
    },
    InNoTeam {
        person: PersonId,
    },
    TooFewPlayers {
        team: TeamId,
        players: u32,
        boards: u8,
    },
    TooManyPlayers {
        named: u32,
        boards: u8,
    },
    LineUpThere {
        match_no: MatchNo,
        team: TeamId,
    },
    LineUpsOpen {
        match_no: MatchNo,
    },
    MatchPlayed {
        match_no: MatchNo,
    },
    NotOnline {
        match_no: MatchNo,
    },
    OutsideWindow {
        match_no: MatchNo,
    },
    WindowEndsFirst,
    HourRuns {
        match_no: MatchNo,
    },
    /// No calendar and no clock has this time.
    BadTime,
    NotYourGame {
        game: GameId,
        person: PersonId,
    },
    /// The link of a result leads to no site of the web, or has a user in it.
    NoLink,
    NothingReported {
        game: GameId,
    },
    /// An answer to a result names another one than is reported or counts now.
    OtherResult {
        game: GameId,
    },
    /// A player has so many protests about the same game that no ruling has answered.
    ProtestsOpen {
        max: u16,
    },
    OwnReport {
        game: GameId,
    },
    Disputed {
        game: GameId,
    },
    BeforeDeadline {
        game: GameId,
    },
    HeldBack {
        tournament: TournamentId,
    },
    NothingHeldBack {
        tournament: TournamentId,
    },
}

impl Refusal {
    /// The message for a person.
    pub fn message(&self) -> Message {
        Message::of("desk", self)
    }

    /// The stable code: the variant's name in `snake_case`.
    ///
    /// ```
    /// use referee_desk::{PersonId, Refusal};
    /// assert_eq!(Refusal::NoSuchPerson { person: PersonId(3) }.code(), "no_such_person");
    /// ```
    pub fn code(&self) -> String {
        court_protocol::code(self)
    }

    pub(crate) fn of_text(field: TextField, fault: TextFault) -> Self {
        match fault {
            TextFault::TooLong { max } => Self::TooLong { field, max },
            fault => Self::BadText { field, fault },
        }
    }
}

/// The longest moves of a game, in bytes: those of 500 moves with their clocks. A record has 64 kB.
const MOVES_MAX: usize = 32_000;

/// A field that holds text.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum TextField {
    Reason,
    Protest,
    Ruling,
    Link,
    /// Of a game, as PGN.
    Moves,
    /// Of a team.
    Name,
}

impl TextField {
    /// The longest text of the field, in characters.
    pub(crate) const fn longest(self) -> usize {
        match self {
            Self::Name => NAME_MAX,
            Self::Reason | Self::Protest | Self::Ruling | Self::Link => REASON_MAX,
            Self::Moves => MOVES_MAX,
        }
    }
}
