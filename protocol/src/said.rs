//! What was seen, called and ruled, as lines of a ticker.

use crate::{
    Agreement, Answer, Arrangement, BoardNo, BySide, CheckItem, Claim, ClockRule, CourtTime,
    DeviceId, EndedView, Evidence, FactId, Fault, GameId, GameResult, Interference, Millis,
    MoveView, OnRecord, Piece, Question, Sanction, Side, Square, Tap, Termination, WalkCard,
    WalkOffence,
};
use serde::{Deserialize, Serialize};

/// What happened, as tickers and move lists tell it. Each variant is a key of the screens' texts.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Said {
    /// A game was put on the board.
    Paired,
    /// The countdown runs to GO.
    Counting {
        /// GO.
        go_at: CourtTime,
    },
    /// The countdown was stopped.
    Aborted,
    /// GO.
    Started,
    /// A move was made.
    Moved(MoveView),
    /// A move stands on the board, not yet pressed.
    Placed {
        /// Who.
        side: Side,
        /// In UCI notation.
        uci: String,
    },
    /// The clock was pressed, at a board that does not report moves.
    Pressed {
        /// By whom.
        side: Side,
        /// The half-move it completed.
        ply: u16,
    },
    /// Seen or pressed, without any effect on the game.
    Noted {
        /// Who.
        side: Side,
        /// Stable code of what and why (`press_out_of_turn`, `after_the_end`, …).
        code: String,
    },
    /// A runner crossed his line.
    Crossed {
        /// Who.
        side: Side,
    },
    /// A runner is back; the run counts.
    RunMade {
        /// Who.
        side: Side,
        /// Out and back, where both ends are known.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        took: Option<Millis>,
        /// Counted at the press, not seen.
        presumed: bool,
    },
    /// A move or press while a run was owed (CR-4.2-2).
    MovedBeforeRun {
        /// Who.
        side: Side,
    },
    /// An illegal move.
    Illegal {
        /// Who.
        side: Side,
        /// What was placed, in UCI notation; missing where nobody reported it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        uci: Option<String>,
    },
    /// An illegal move has to be taken back and another one made (IM-3-5).
    TakeBackOwed {
        /// By whom.
        side: Side,
        /// What stands on the board, in UCI notation; missing where nobody reported it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        uci: Option<String>,
        /// Where the piece stands that has to move; none that can: any may.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        touched: Option<Square>,
    },
    /// A match came to its limit.
    LimitReached {
        /// What each side captured, where it is known.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        points: Option<BySide<u16>>,
    },
    /// The players of a match arranged when they play.
    Arranged(Arrangement),
    /// A flag fell.
    FlagFell {
        /// Whose.
        side: Side,
    },
    /// The clock on the table was read.
    Read {
        /// What it showed.
        left: BySide<Option<Millis>>,
    },
    /// The game ended.
    Ended(EndedView),
    /// A referee has to decide.
    Asked {
        /// What.
        question: Question,
        /// What the court's record has on it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        on_record: Option<OnRecord>,
    },
    /// A referee decided.
    Answered {
        /// The question's fact.
        question: FactId,
        /// What he said to it.
        answer: Answer,
    },
    /// What was said before is taken back.
    Retracted {
        /// The facts dropped.
        facts: Vec<FactId>,
    },
    /// A device that reports for the board fell silent, or came back.
    Stale {
        /// Silent now.
        stale: bool,
    },
    /// The board's evidence level or clock rule changed.
    EvidenceSet {
        /// What it reports now.
        evidence: Evidence,
        /// Whose figure rules now.
        clock: ClockRule,
    },
    /// A referee found the board ready, or not ready any more.
    Ready {
        /// Whether it is.
        ready: bool,
    },
    /// The start was made void; the game waits again.
    Annulled,
    /// A referee stopped the board.
    Paused,
    /// GO after a stop.
    Resumed,
    /// A referee called a fault.
    Called {
        /// Against whom.
        side: Side,
        /// What he did.
        fault: Fault,
        /// What it costs.
        sanction: Sanction,
    },
    /// A second referee called the same.
    Joined {
        /// The first one's call.
        call: FactId,
    },
    /// A call was made void or replaced.
    CallVoided {
        /// The call.
        call: FactId,
        /// What kind of tap it was.
        #[serde(default, skip_serializing_if = "Tap::is_call")]
        tap: Tap,
    },
    /// The stopwatch runs.
    StopBegan {
        /// Whose.
        side: Side,
        /// When he is free.
        until: CourtTime,
        /// He left early and begins again.
        again: bool,
    },
    /// The player is free.
    StopServed {
        /// Who.
        side: Side,
        /// Penalties served in it.
        penalties: u8,
    },
    /// A judge showed a walker a card.
    WalkCard {
        /// Whom.
        side: Side,
        /// Which card.
        card: WalkCard,
        /// What for.
        offence: WalkOffence,
        /// The judge's device; nobody is the server's own machine.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        by: Option<DeviceId>,
    },
    /// The chief judge showed a walker his cards.
    CardsShown {
        /// Whom.
        side: Side,
    },
    /// A look at the equipment.
    Checked {
        /// Which item.
        item: CheckItem,
        /// Whose, where it is a player's.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        side: Option<Side>,
        /// Whether it is as it should be.
        passed: bool,
    },
    /// The head referee lets a failed item be.
    Waived {
        /// Which item.
        item: CheckItem,
        /// Whose, where it is a player's.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        side: Option<Side>,
    },
    /// A game of a `ChessSprint` chain is drawn; the next one begins with the same colours and the
    /// times that are left (CR-4.7-3).
    LinkDrawn {
        /// Which game of the chain, from 1.
        link: u8,
        /// Why it is drawn.
        by: Termination,
    },
    /// Penalties lapsed with the end of the game (CR-4.3-5).
    Lapsed {
        /// Whose.
        side: Side,
        /// How many.
        penalties: u8,
    },
    /// A draw was offered.
    DrawOffered {
        /// By whom.
        side: Side,
        /// Cards he has left, having placed one; none: his claim was the offer.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        cards: Option<u8>,
    },
    /// The draw was refused: the card was taken, or the opponent moved.
    DrawRefused {
        /// By whom.
        side: Side,
    },
    /// A player claimed.
    Claimed {
        /// Who.
        side: Side,
        /// What.
        claim: Claim,
    },
    /// A claim was ruled on.
    ClaimRuled {
        /// Whose claim.
        side: Side,
        /// Whether it was upheld.
        upheld: bool,
    },
    /// A move was taken back.
    TakenBack {
        /// Whose.
        side: Side,
        /// The half-move, from 1.
        ply: u16,
    },
    /// An irregularity was put right.
    Corrected {
        /// By whom.
        side: Side,
    },
    /// Time was given, or taken off where it is negative.
    TimeGiven {
        /// To whom.
        side: Side,
        /// How much.
        time: Millis,
    },
    /// The clocks on the table show what was ruled.
    SetOnClock,
    /// A referee set the clocks.
    ClockSet {
        /// To what.
        left: BySide<Option<Millis>>,
    },
    /// A referee set the position.
    PositionSet,
    /// A referee put the players right.
    PlayersSet,
    /// A referee entered a result.
    ResultEntered {
        /// Which.
        result: GameResult,
    },
    /// The result was sealed.
    Sealed {
        /// Which.
        result: GameResult,
    },
    /// A sealed result was corrected.
    ResultCorrected {
        /// To which.
        result: GameResult,
        /// What it had been.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        was: Option<GameResult>,
    },
    /// The head referee was called to the board.
    ChiefCalled,
    /// Speed: a player stopped both clocks.
    ClocksStopped {
        /// Who.
        side: Side,
    },
    /// Speed: the board shows what ends the game, and both players have to say so.
    EndStands {
        /// What.
        claim: Claim,
    },
    /// Speed: a player says that what is claimed is so.
    Confirmed {
        /// Who.
        side: Side,
    },
    /// Speed: a player does not agree to what is claimed; it stays open.
    Disputed {
        /// Who.
        side: Side,
        /// What.
        claim: Claim,
        /// Whether the court's record bears it out; missing where it does not tell.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        record: Option<bool>,
    },
    /// Speed: both players say together.
    Agreed {
        /// What.
        on: Agreement,
    },
    /// Speed: what was claimed is settled by these points of the rules.
    Settled {
        /// What.
        claim: Claim,
        /// Whether it is so between the players.
        stands: bool,
        /// The points.
        points: Vec<u8>,
    },
    /// Speed: a player said what his pawn becomes.
    Declared {
        /// Who.
        side: Side,
        /// What.
        piece: Piece,
    },
    /// Speed: a promoted pawn was exchanged.
    Exchanged {
        /// Whose.
        side: Side,
        /// What stands there now.
        piece: Piece,
    },
    /// Speed: a player took back what he had placed.
    Withdrawn {
        /// Who.
        side: Side,
    },
    /// Speed: a bystander spoke.
    Interfered {
        /// About what.
        about: Interference,
    },
    /// Speed, behind the end: when the court's clocks ran out.
    RanOut {
        /// Each side's, if it did.
        at: BySide<Option<CourtTime>>,
    },
}

/// One line of a ticker.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Line {
    /// The fact behind it.
    pub fact: FactId,
    /// The board.
    pub board: BoardNo,
    /// The game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub game: Option<GameId>,
    /// When it happened.
    pub at: CourtTime,
    /// The device that caused it, told to referees; nothing where the court or the server's own
    /// machine did.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<DeviceId>,
    /// What.
    pub said: Said,
}
