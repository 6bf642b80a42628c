//! What a device or a person asks of a court: observations, rulings, arrangements.
//!
//! A request names absolutely what it is about (a board, a game, a fact), never "the current one"
//! or a place in a list, so that it means the same however late it arrives.

use crate::{
    Agreement, Arrangement, Back, BoardNo, BootId, BySide, CheckItem, Claim, ClockRule, CourtId,
    CourtTime, Evidence, FactId, Fault, Finding, GameId, GameResult, GameSetup, Interference,
    Micros, Millis, Piece, PlayerId, Sanction, Side, Termination, WalkCard, WalkOffence,
};
use serde::{Deserialize, Serialize};

/// One request as it travels. Its sender is known by the session; together with [`boot`] and [`n`]
/// that is its [`RequestId`](crate::RequestId).
///
/// [`boot`]: Request::boot
/// [`n`]: Request::n
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Request {
    /// The run of the device's clock in which it happened; a press kept over a restart keeps the
    /// boot of its own.
    pub boot: BootId,
    /// Count of that boot's requests, from 1 without gaps.
    #[cfg_attr(test, ts(type = "number"))]
    pub n: u64,
    /// When it happened, on the device's monotonic clock.
    pub at: Micros,
    /// The court it is about.
    pub court: CourtId,
    /// At most [`Request::TAG_MAX`] bytes of the sender's own; the frame it causes repeats them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tag: Option<String>,
    /// What is asked.
    pub ask: Ask,
}

impl Request {
    /// The longest tag, in bytes: room for a short mark, not for a message.
    pub const TAG_MAX: usize = 16;
}

/// What is asked.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Ask {
    /// Something was seen at a board.
    Observe {
        /// Where.
        board: BoardNo,
        /// In which game; left out it is the board's game at that instant.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        game: Option<GameId>,
        /// What.
        seen: Seen,
    },
    /// The players of a match that waits arranged when they play it (IM-1-2); the last word counts.
    Arrange {
        /// The match.
        game: GameId,
        /// What they arranged.
        arranged: Arrangement,
    },
    /// Games are put on boards.
    Pair {
        /// Which game on which board.
        games: Vec<Pairing>,
        /// Why they are put there although a result of the games before them is not sealed.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        despite: Option<String>,
    },
    /// A sweep before the start: these boards are ready, or not any more (CR-2.1-3). Whoever sweeps
    /// twelve lanes "except 4" names the eleven.
    Ready {
        /// The boards.
        boards: Vec<BoardNo>,
        /// Whether they are.
        ready: bool,
    },
    /// A look at the equipment before the start (CR-2.4): of these boards, or of one side's player at
    /// each of them.
    Check {
        /// The boards.
        boards: Vec<BoardNo>,
        /// Which item.
        item: CheckItem,
        /// Whose, where it is a player's.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        side: Option<Side>,
        /// What was found.
        finding: Finding,
    },
    /// The head referee lets a failed item be.
    Waive {
        /// The board.
        board: BoardNo,
        /// Which item.
        item: CheckItem,
        /// Whose, where it is a player's.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        side: Option<Side>,
        /// Why, in his words.
        reason: String,
    },
    /// The chief judge shows a walker his cards: everybody may see them from now on (CR-4.6-2).
    ShowCards {
        /// The game.
        game: GameId,
        /// Whose.
        side: Side,
    },
    /// 3, 2, 1, GO on these boards (CR-4.1-1); games that stand still go on at GO.
    Start {
        /// The boards.
        boards: Vec<BoardNo>,
        /// GO, in court time; left out it is three seconds after the request is ruled.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        go_at: Option<CourtTime>,
        /// Why it goes ahead although something stands against it, in the referee's words.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        despite: Option<String>,
    },
    /// A referee counted aloud: the instant of this request is GO on these boards.
    Go {
        /// The boards.
        boards: Vec<BoardNo>,
        /// Why it goes ahead although something stands against it, in the referee's words.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        despite: Option<String>,
    },
    /// Stops a countdown before its GO; every clock is as it was before.
    Abort {
        /// The boards.
        boards: Vec<BoardNo>,
    },
    /// Makes a start void after its GO: the games wait again, their clocks as before.
    Annul {
        /// The boards.
        boards: Vec<BoardNo>,
        /// Why, in the referee's words.
        reason: String,
    },
    /// Stops these boards from the tap on: clocks, runs and stops behind the line stand still. They
    /// go on by [`Ask::Start`].
    Pause {
        /// The boards.
        boards: Vec<BoardNo>,
        /// Why, in the referee's words.
        reason: String,
    },
    /// A referee enters a result for a game; two equal entries of two referees agree.
    EnterResult {
        /// The game.
        game: GameId,
        /// Its result.
        result: GameResult,
        /// How it came about, if that is known.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        by: Option<Termination>,
    },
    /// The head referee seals results that are agreed.
    Seal {
        /// The games, each with the result he saw agreed.
        games: Vec<AgreedResult>,
    },
    /// The head referee corrects a result that is sealed.
    CorrectResult {
        /// The game.
        game: GameId,
        /// Its result from now on.
        result: GameResult,
        /// The seal or correction he saw standing ([`GameView::by_hand`](crate::GameView::by_hand)).
        #[serde(default, skip_serializing_if = "Option::is_none")]
        upon: Option<FactId>,
        /// Why, in his words.
        reason: String,
    },
    /// A wrong call is swapped for the right one, at the first one's instant.
    Replace {
        /// The call to take back.
        call: FactId,
        /// Where it really was.
        board: BoardNo,
        /// Who it really was.
        side: Side,
        /// What he really did.
        fault: Fault,
        /// What it costs.
        #[serde(default)]
        sanction: Sanction,
    },
    /// Two calls that were taken for one were two.
    Split {
        /// The call that was taken for a second witness's.
        call: FactId,
    },
    /// The head referee sets the clocks of a game, from now on.
    SetClock {
        /// The game.
        game: GameId,
        /// Time left; a side left out stays as it is.
        left: BySide<Option<Millis>>,
        /// Whose clock is to run; left out it stays as it is.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        to_run: Option<Side>,
        /// What he saw put right there last ([`GameView::by_hand`](crate::GameView::by_hand)); left
        /// out, nothing was.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        upon: Option<FactId>,
        /// Why, in his words.
        reason: String,
    },
    /// The head referee sets the position of record.
    SetPosition {
        /// The game.
        game: GameId,
        /// The position, as FEN.
        fen: String,
        /// What he saw put right there last ([`GameView::by_hand`](crate::GameView::by_hand)); left
        /// out, nothing was.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        upon: Option<FactId>,
        /// Why, in his words.
        reason: String,
    },
    /// The players of a game are others: colours reversed, or seated at each other's boards.
    SetPlayers {
        /// The game.
        game: GameId,
        /// Who really plays which side.
        players: BySide<PlayerId>,
        /// What he saw put right there last ([`GameView::by_hand`](crate::GameView::by_hand)); left
        /// out, nothing was.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        upon: Option<FactId>,
        /// Why, in the referee's words.
        reason: String,
    },
    /// A referee rules a result.
    RuleResult {
        /// The game.
        game: GameId,
        /// Its result.
        result: GameResult,
        /// Why, in the referee's words.
        reason: String,
    },
    /// A referee answers what the court asked of him.
    Answer {
        /// The fact that asked.
        question: FactId,
        /// His answer.
        answer: Answer,
    },
    /// The head referee makes a ruling void: its legal effect ends, what was seen stays.
    Void {
        /// The fact of the ruling.
        fact: FactId,
        /// Why, in the referee's words.
        reason: String,
    },
    /// The board's evidence level or clock rule changes in mid-game.
    SetEvidence {
        /// The game.
        game: GameId,
        /// What the board reports from now on.
        evidence: Evidence,
        /// Whose figure rules from now on.
        clock: ClockRule,
    },
}

/// A game put on a board.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Pairing {
    /// The board.
    pub board: BoardNo,
    /// The game's id, the arranger's choice, never used before on this court.
    pub game: GameId,
    /// The game.
    pub setup: GameSetup,
}

/// A result as it stands agreed, for the seal.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct AgreedResult {
    /// The game.
    pub game: GameId,
    /// Its result.
    pub result: GameResult,
}

/// What was seen at a board.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
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
        /// What the clock on the table shows after the press.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        reading: Option<Reading>,
    },
    /// The clock was pressed.
    Pressed {
        /// By whom.
        side: Side,
        /// What the clock on the table shows after the press.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        reading: Option<Reading>,
    },
    /// The clock on the table was read.
    Read {
        /// What it showed.
        reading: Reading,
    },
    /// A runner crossed his line with both feet (or rounded the cone, touched the wall).
    Crossed {
        /// Who.
        side: Side,
    },
    /// A runner is back at the board.
    Returned {
        /// Who.
        side: Side,
    },
    /// A player touched a piece and has not placed it (FIDE 4.3). On this move he claims no draw and no
    /// touch-move any more (FIDE 4.8, 9.4).
    Touched {
        /// Who.
        side: Side,
    },
    /// A player resigned.
    Resigned {
        /// Who.
        side: Side,
    },
    /// Both players agreed to a draw.
    DrawAgreed,
    /// A flag was seen down on the clock on the table.
    FlagSeen {
        /// Whose.
        side: Side,
    },
    /// A player committed a fault: a referee's call (CR-4.3-1, CR-4.3-4).
    Fault {
        /// Who.
        side: Side,
        /// What he did.
        fault: Fault,
        /// What it costs.
        #[serde(default)]
        sanction: Sanction,
        /// For which earlier instant.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        back: Option<Back>,
    },
    /// A judge shows a walker a card (CR-4.6-2).
    WalkCard {
        /// Who.
        side: Side,
        /// Which card.
        card: WalkCard,
        /// What for.
        offence: WalkOffence,
    },
    /// A player stands behind his line to serve what is due: the stopwatch runs.
    Stopped {
        /// Who.
        side: Side,
    },
    /// A player left his stop early, or did not stand still: it begins again.
    LeftStop {
        /// Who.
        side: Side,
    },
    /// A player placed a draw card (CR-4.4-2).
    DrawCard {
        /// Who.
        side: Side,
    },
    /// A player accepted the draw by stopping the clock (CR-4.4-3).
    DrawAccepted {
        /// Who.
        side: Side,
    },
    /// A player refused the draw by taking the card (CR-4.4-3).
    DrawRefused {
        /// Who.
        side: Side,
    },
    /// A player pressed the opponent's clock and claims (CR-4.4-4).
    Claimed {
        /// Who claims.
        side: Side,
        /// What.
        claim: Claim,
    },
    /// A player put right what he had done wrong (CR-4.4-4).
    Corrected {
        /// Who.
        side: Side,
    },
    /// Speed: a player stopped both clocks (SP-7, SP-10).
    ClocksStopped {
        /// Who.
        side: Side,
    },
    /// Speed: a player says that what is claimed is so.
    Confirmed {
        /// Who; left out it is both.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        side: Option<Side>,
    },
    /// Speed: a player does not agree to what is claimed.
    Disputed {
        /// Who.
        side: Side,
    },
    /// Speed: both players say together.
    Agreed {
        /// What.
        on: Agreement,
    },
    /// Speed: a player said what his pawn becomes (SP-26).
    Declared {
        /// Who.
        side: Side,
        /// What he said.
        piece: Piece,
    },
    /// Speed: a pawn that was promoted was exchanged on its square (SP-27).
    Exchanged {
        /// Whose pawn.
        side: Side,
        /// Where, as `e8`.
        square: String,
        /// What stands there now.
        piece: Piece,
    },
    /// Speed: a player took back what he had placed, before his punch (SP-22).
    Withdrawn {
        /// Who.
        side: Side,
    },
    /// Speed: a player reminded his opponent to punch (SP-6).
    Reminded {
        /// Who reminded.
        side: Side,
    },
    /// Speed: a bystander spoke (SP-23, SP-24).
    Interfered {
        /// About what.
        about: Interference,
    },
    /// The clocks on the table were set, or found, to show what was ruled.
    ClockSet,
    /// The head referee is called to the board.
    ChiefCalled,
}

/// What a clock on a table shows. A side that was not read stays missing.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Reading {
    /// Time left per side.
    pub left: BySide<Option<Millis>>,
    /// The smallest step the clock shows: a second, a tenth.
    pub resolution: Millis,
}

/// A referee's answer to a question of the court.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Answer {
    /// Yes: the position is dead; the side can mate; the press was in time; the claim is upheld; the
    /// late calls are served at the next return; the proposed times stand; White wins the match that
    /// came to its limit; the match whose window closed may still be played.
    Yes,
    /// No.
    No,
    /// Carry the amendment out, as this preview showed it.
    Confirm {
        /// The preview the referee saw.
        preview: PreviewId,
    },
    /// Leave everything as it is.
    Decline,
}

/// Names the exact effect of an amendment: a digest of what it drops and adds.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(transparent)]
#[cfg_attr(test, ts(type = "number"))]
pub struct PreviewId(pub u64);
