//! The requests of a device or a person to a court: observations, rulings, arrangements.
//!
//! A request names its subject absolutely (a board, a game, a fact), never "the current one" or a
//! place in a list. It means the same however late it arrives.

use crate::{
    Agreement, Arrangement, Back, BoardNo, BootId, BySide, CheckItem, Claim, ClockRule, CourtId,
    CourtTime, Evidence, FactId, Fault, Finding, GameId, GameResult, GameSetup, Interference,
    Micros, Millis, Piece, PlayerId, Sanction, Side, Termination, WalkCard, WalkOffence,
};
use serde::{Deserialize, Serialize};

/// One request as it travels. The session names its sender; together with [`boot`] and [`n`] the
/// sender makes its [`RequestId`](crate::RequestId).
///
/// [`boot`]: Request::boot
/// [`n`]: Request::n
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Request {
    /// The boot of the device's clock at the event. A press kept over a restart keeps its own boot.
    pub boot: BootId,
    /// Count of that boot's requests, from 1 without gaps.
    pub n: u64,
    /// Instant of the event, on the device's monotonic clock.
    pub at: Micros,
    /// The court of the request.
    pub court: CourtId,
    /// The sender's own mark of at most [`Request::TAG_MAX`] bytes. The frame that the request
    /// causes repeats it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tag: Option<String>,
    /// The content of the request.
    pub ask: Ask,
}

impl Request {
    /// The longest tag, in bytes: room for a short mark, not for a message.
    pub const TAG_MAX: usize = 16;
}

/// The content of a request.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Ask {
    /// Something was seen at a board.
    Observe {
        /// The board of the observation.
        board: BoardNo,
        /// The game of the observation; if missing, the board's game at that instant.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        game: Option<GameId>,
        /// The observation itself.
        seen: Seen,
    },
    /// The players of a waiting match arranged a time to play it (IM-1-2); the
    /// last arrangement counts.
    Arrange {
        /// The game of the match.
        game: GameId,
        /// The arrangement of the players.
        arranged: Arrangement,
    },
    /// Games are put on boards.
    Pair {
        /// The games, each with its board.
        games: Vec<Pairing>,
        /// The reason to put them there although a result of the games before them is not sealed.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        despite: Option<String>,
    },
    /// Games that wait are taken off their boards: the event desk has paired or laid them otherwise.
    TakeOff {
        /// The games; one that is not on the court any more changes nothing.
        games: Vec<GameId>,
    },
    /// A sweep before the start: these boards are ready, or not any more (CR-2.1-3). A sweep of
    /// twelve lanes "except 4" names the other eleven.
    Ready {
        /// The boards that were swept.
        boards: Vec<BoardNo>,
        /// True if the boards are ready.
        ready: bool,
    },
    /// A check of the equipment before the start (CR-2.4): of these boards, or of one side's player
    /// at each of them.
    Check {
        /// The boards that were checked.
        boards: Vec<BoardNo>,
        /// The item that was checked.
        item: CheckItem,
        /// The side of the player, for an item that is checked of a player.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        side: Option<Side>,
        /// The result of the check.
        finding: Finding,
    },
    /// The head referee waives a failed item.
    Waive {
        /// The board of the item.
        board: BoardNo,
        /// The item that failed.
        item: CheckItem,
        /// The side of the player, for an item that is checked of a player.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        side: Option<Side>,
        /// The head referee's reason, in his words.
        reason: String,
    },
    /// The chief judge shows a walker his cards: everybody may see them from now on (CR-4.6-2).
    ShowCards {
        /// The game of the walker.
        game: GameId,
        /// The side of the walker.
        side: Side,
    },
    /// 3, 2, 1, GO on these boards (CR-4.1-1); games that stand still go on at GO.
    Start {
        /// The boards to start.
        boards: Vec<BoardNo>,
        /// GO, in court time; if missing, three seconds after the request is ruled.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        go_at: Option<CourtTime>,
        /// The referee's reason, in his words, to start in spite of hindrances.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        despite: Option<String>,
    },
    /// A referee counted aloud: the instant of this request is GO on these boards.
    Go {
        /// The boards that start.
        boards: Vec<BoardNo>,
        /// The referee's reason, in his words, to start in spite of hindrances.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        despite: Option<String>,
    },
    /// Stops a countdown before its GO; every clock is as it was before.
    Abort {
        /// The boards that count down.
        boards: Vec<BoardNo>,
    },
    /// Makes a start void after its GO: the games wait again, their clocks as before.
    Annul {
        /// The boards that were started.
        boards: Vec<BoardNo>,
        /// The referee's reason, in his words.
        reason: String,
    },
    /// Stops these boards from the tap on: clocks, runs and stops behind the line stand still. They
    /// go on by [`Ask::Start`].
    Pause {
        /// The boards to stop.
        boards: Vec<BoardNo>,
        /// The referee's reason, in his words.
        reason: String,
    },
    /// A referee enters a result for a game; two equal entries of two referees agree.
    EnterResult {
        /// The game that ended.
        game: GameId,
        /// The result, as this referee saw it.
        result: GameResult,
        /// The cause of the result, if it is known.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        by: Option<Termination>,
    },
    /// The head referee seals results that are confirmed.
    Seal {
        /// The games, each with the result he saw agreed.
        games: Vec<ConfirmedResult>,
    },
    /// The head referee corrects a result that is sealed.
    CorrectResult {
        /// The game whose result is sealed.
        game: GameId,
        /// The result from now on.
        result: GameResult,
        /// The seal or correction he saw there ([`GameView::manual`](crate::GameView::manual)).
        #[serde(default, skip_serializing_if = "Option::is_none")]
        based_on: Option<FactId>,
        /// The head referee's reason, in his words.
        reason: String,
    },
    /// A wrong call is replaced by the right one, at the first one's instant.
    Replace {
        /// The call to take back.
        call: FactId,
        /// The board of the right call.
        board: BoardNo,
        /// The side of the right call.
        side: Side,
        /// The fault of the right call.
        fault: Fault,
        /// The price of the fault.
        #[serde(default)]
        sanction: Sanction,
    },
    /// Two calls that were joined as one were two.
    Split {
        /// The call that was joined as a second witness's.
        call: FactId,
    },
    /// The head referee sets the clocks of a game, from now on.
    SetClock {
        /// The game whose clocks are set.
        game: GameId,
        /// Time left per side; a missing side stays as it is.
        left: BySide<Option<Millis>>,
        /// The side whose clock is to run; missing leaves it as it is.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        to_run: Option<Side>,
        /// The last correction he saw there ([`GameView::manual`](crate::GameView::manual));
        /// missing if there was none.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        based_on: Option<FactId>,
        /// The head referee's reason, in his words.
        reason: String,
    },
    /// The head referee sets the position of record.
    SetPosition {
        /// The game whose position is set.
        game: GameId,
        /// The position, as FEN.
        fen: String,
        /// The last correction he saw there ([`GameView::manual`](crate::GameView::manual));
        /// missing if there was none.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        based_on: Option<FactId>,
        /// The head referee's reason, in his words.
        reason: String,
    },
    /// The players of a game change: colours reversed, or players seated at each other's boards.
    SetPlayers {
        /// The game whose players change.
        game: GameId,
        /// The right player of each side.
        players: BySide<PlayerId>,
        /// The last correction he saw there ([`GameView::manual`](crate::GameView::manual));
        /// missing if there was none.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        based_on: Option<FactId>,
        /// The referee's reason, in his words.
        reason: String,
    },
    /// A referee rules a result.
    RuleResult {
        /// The game that is ruled on.
        game: GameId,
        /// The result from now on.
        result: GameResult,
        /// The referee's reason, in his words.
        reason: String,
    },
    /// A referee answers a question of the court.
    Answer {
        /// The fact that asked.
        question: FactId,
        /// The referee's answer.
        answer: Answer,
    },
    /// The head referee makes a ruling void. Its legal effect ends; the observation stays.
    Void {
        /// The fact of the ruling.
        fact: FactId,
        /// The head referee's reason, in his words.
        reason: String,
    },
    /// The board's evidence level or clock rule changes in mid-game.
    SetEvidence {
        /// The game on the board.
        game: GameId,
        /// The evidence level from now on.
        evidence: Evidence,
        /// The clock whose figure rules from now on.
        clock: ClockRule,
    },
}

/// A game put on a board.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Pairing {
    /// The board for the game.
    pub board: BoardNo,
    /// The game's id, chosen by the arranger, never used before on this court.
    pub game: GameId,
    /// The setup of the game.
    pub setup: GameSetup,
}

/// A result that is confirmed, for the seal.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct ConfirmedResult {
    /// The game to seal.
    pub game: GameId,
    /// The result the head referee saw agreed.
    pub result: GameResult,
}

/// The observations at a board.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Seen {
    /// A move was made on the board; the clock is not yet pressed.
    Placed {
        /// The move in UCI notation (`e2e4`, `e7e8q`, castling as the king's move `e1g1`).
        uci: String,
    },
    /// A move was made and the clock pressed: both in one, as most sources report it.
    Moved {
        /// The move in UCI notation.
        uci: String,
        /// The reading of the clock on the table after the press.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        reading: Option<Reading>,
    },
    /// The clock was pressed.
    Pressed {
        /// The side that pressed.
        side: Side,
        /// The reading of the clock on the table after the press.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        reading: Option<Reading>,
    },
    /// The clock on the table was read.
    Read {
        /// The times on that clock.
        reading: Reading,
    },
    /// A runner crossed his line with both feet (or rounded the cone, touched the wall).
    Crossed {
        /// The side of the runner.
        side: Side,
    },
    /// A runner is back at the board.
    Returned {
        /// The side of the runner.
        side: Side,
    },
    /// A player touched a piece and has not placed it (FIDE 4.3). On this move he can claim no draw
    /// and no touch-move any more (FIDE 4.8, 9.4).
    Touched {
        /// The side of the player who touched.
        side: Side,
    },
    /// A player resigned.
    Resigned {
        /// The side that resigned.
        side: Side,
    },
    /// Both players agreed to a draw.
    DrawAgreed,
    /// A flag was seen down on the clock on the table.
    FlagSeen {
        /// The side whose flag is down.
        side: Side,
    },
    /// A player committed a fault: a referee's call (CR-4.3-1, CR-4.3-4).
    Fault {
        /// The side of the player at fault.
        side: Side,
        /// The kind of fault.
        fault: Fault,
        /// The price of the fault.
        #[serde(default)]
        sanction: Sanction,
        /// The earlier instant of the fault; if missing, the instant of the tap.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        back: Option<Back>,
    },
    /// A judge shows a walker a card (CR-4.6-2).
    WalkCard {
        /// The side of the walker.
        side: Side,
        /// The card shown: caution or red.
        card: WalkCard,
        /// The offence of the walker.
        offence: WalkOffence,
    },
    /// A player stands behind his line to serve his penalty: the stopwatch runs.
    Stopped {
        /// The side of the stopped player.
        side: Side,
    },
    /// A player left his stop early, or did not stand still; the stop begins again.
    LeftStop {
        /// The side of the player who left.
        side: Side,
    },
    /// A player placed a draw card (CR-4.4-2).
    DrawCard {
        /// The side that offers.
        side: Side,
    },
    /// A player accepted the draw by stopping the clock (CR-4.4-3).
    DrawAccepted {
        /// The side that accepts.
        side: Side,
    },
    /// A player refused the draw by taking the card (CR-4.4-3).
    DrawRefused {
        /// The side that refuses.
        side: Side,
    },
    /// A player pressed the opponent's clock and claims (CR-4.4-4).
    Claimed {
        /// The side that claims.
        side: Side,
        /// The claim it makes.
        claim: Claim,
    },
    /// A player corrected his wrong act (CR-4.4-4).
    Corrected {
        /// The side that corrected its act.
        side: Side,
    },
    /// Speed: a player stopped both clocks (SP-7, SP-10).
    ClocksStopped {
        /// The side that stopped them.
        side: Side,
    },
    /// Speed: a player confirms a claim.
    Confirmed {
        /// The side that confirms; missing if both do.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        side: Option<Side>,
    },
    /// Speed: a player disputes a claim.
    Disputed {
        /// The side that disputes.
        side: Side,
    },
    /// Speed: both players agree on a point.
    Agreed {
        /// The point on which both agree.
        on: Agreement,
    },
    /// Speed: a player named the piece his pawn becomes (SP-26).
    Declared {
        /// The side of the pawn.
        side: Side,
        /// The piece that was named.
        piece: Piece,
    },
    /// Speed: a pawn that was promoted was exchanged on its square (SP-27).
    Exchanged {
        /// The side of the pawn.
        side: Side,
        /// The square of the pawn, such as `e8`.
        square: String,
        /// The piece that stands there now.
        piece: Piece,
    },
    /// Speed: a player took back the move he had placed, before his punch (SP-22).
    Withdrawn {
        /// The side that took back.
        side: Side,
    },
    /// Speed: a player reminded his opponent to punch (SP-6).
    Reminded {
        /// The side that reminded.
        side: Side,
    },
    /// Speed: a bystander spoke (SP-23, SP-24).
    Interfered {
        /// The subject of the remark.
        about: Interference,
    },
    /// The clocks on the table were set, or found, to show the ruled times.
    ClockSet,
    /// The head referee is called to the board.
    ChiefCalled,
}

/// The times on a table's clock. A side that was not read stays missing.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Reading {
    /// Time left per side; missing if it was not read.
    pub left: BySide<Option<Millis>>,
    /// The smallest step the clock shows: a second, a tenth of a second.
    pub resolution: Millis,
}

/// A referee's answer to a question of the court.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Answer {
    /// Yes to the question: the position is dead; the side can mate; the press was in time; the
    /// claim is upheld. Likewise: the late calls are served at the next return; the proposed times
    /// stand; White wins the match that reached its limit. Likewise: the match whose window closed
    /// may still be played.
    Yes,
    /// No: the opposite of each of these.
    No,
    /// Carry the amendment out, as this preview showed it.
    Confirm {
        /// The preview the referee saw.
        preview: PreviewId,
    },
    /// Leave everything as it is.
    Decline,
}

impl Answer {
    /// True for yes, and for the confirmation of a preview.
    #[must_use]
    pub const fn is_yes(&self) -> bool {
        matches!(self, Self::Yes | Self::Confirm { .. })
    }
}

/// The digest of an amendment's effect: of the facts it drops and adds.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(transparent)]
pub struct PreviewId(pub u64);
