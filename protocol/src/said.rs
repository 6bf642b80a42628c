//! Observations, calls and rulings as lines of a ticker.

use crate::{
    Agreement, Answer, Arrangement, BoardNo, BySide, CheckItem, Claim, ClockRule, CourtTime,
    DeviceId, EndedView, Evidence, FactId, Fault, GameId, GameResult, Interference, Message,
    Millis, MoveView, OnRecord, Piece, Question, Sanction, Side, Square, Tap, Termination,
    WalkCard, WalkOffence,
};
use serde::{Deserialize, Deserializer, Serialize};

/// The reason for giving or taking time.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum TimeFor {
    /// The opponent's illegal move (FIDE 7.5.5, A.3); the same time is taken off again where the move
    /// stands after all.
    IllegalMove,
    /// The opponent's wrong claim of a draw (FIDE 9.5.3, A.3).
    WrongClaim,
    /// His clock ran while a claim against him was ruled on, and it was rejected (CR-4.4-5).
    RejectedClaim,
    /// A step of the ladder (FIDE 12.9).
    Ladder,
    /// The next game of a chain begins with less than two minutes (CR-4.7-4).
    Restart,
}

/// The events of a game, as tickers and move lists show them. Each variant is a key of
/// the screens' texts.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Said {
    /// A game was put on the board.
    Paired,
    /// The game was taken off the board before it began.
    TakenOff,
    /// The countdown runs to GO.
    Counting {
        /// The instant of GO.
        go_at: CourtTime,
    },
    /// The countdown was stopped.
    Aborted,
    /// GO: the game has started.
    Started,
    /// A move was made.
    Moved(MoveView),
    /// A move stands on the board, not yet pressed.
    Placed {
        /// The side that moved.
        side: Side,
        /// The move in UCI notation.
        uci: String,
    },
    /// The clock was pressed, at a board that does not report moves.
    Pressed {
        /// The side that pressed.
        side: Side,
        /// The half-move it completed.
        ply: u16,
    },
    /// An observation or a press without any effect on the game.
    Noted {
        /// The side of the player who acted; missing where the note names it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        side: Option<Side>,
        /// The reason, such as `note-after-the-end`.
        #[serde(alias = "code", deserialize_with = "note_or_code")]
        note: Message,
    },
    /// A runner crossed his line.
    Crossed {
        /// The side of the runner.
        side: Side,
    },
    /// A runner is back; the run counts.
    RunMade {
        /// The side of the runner.
        side: Side,
        /// Time out and back without stops and pauses, where both ends are known.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        took: Option<Millis>,
        /// True if the run was counted at the press and not seen.
        presumed: bool,
        /// True for the way from the line to the board at GO (CR-4.1-3).
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        half: bool,
    },
    /// A move or press while a run was owed (CR-4.2-2).
    MovedBeforeRun {
        /// The side that moved or pressed.
        side: Side,
    },
    /// A player made an illegal move.
    Illegal {
        /// The side that moved.
        side: Side,
        /// The move on the board, in UCI notation; missing where nobody reported it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        uci: Option<String>,
    },
    /// An illegal move has to be taken back and another one made (IM-3-5).
    TakeBackOwed {
        /// The side that has to take it back.
        side: Side,
        /// The move on the board, in UCI notation; missing where nobody reported it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        uci: Option<String>,
        /// Square of the piece that has to move. If missing, no touched piece can move and
        /// any piece may.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        touched: Option<Square>,
    },
    /// A match reached its limit.
    LimitReached {
        /// Points captured by each side, where they are known.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        points: Option<BySide<u16>>,
    },
    /// The players of a match arranged a time to play.
    Arranged(Arrangement),
    /// A flag fell.
    FlagFell {
        /// The side whose flag fell.
        side: Side,
    },
    /// The clock on the table was read.
    Read {
        /// The times it showed; a side that was not read is missing.
        left: BySide<Option<Millis>>,
    },
    /// The game ended.
    Ended(EndedView),
    /// A referee has to decide.
    Asked {
        /// The question to a referee.
        question: Question,
        /// The court's record on the question.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        on_record: Option<OnRecord>,
    },
    /// A referee decided.
    Answered {
        /// The fact of the question.
        question: FactId,
        /// The referee's answer.
        answer: Answer,
    },
    /// Earlier lines are taken back.
    Retracted {
        /// The facts that are dropped.
        facts: Vec<FactId>,
    },
    /// A device that reports for the board fell silent, or came back.
    Stale {
        /// True if the device is silent now.
        stale: bool,
    },
    /// The board's evidence level or clock rule changed.
    EvidenceSet {
        /// The evidence level from now on.
        evidence: Evidence,
        /// The clock whose figure rules from now on.
        clock: ClockRule,
    },
    /// A referee found the board ready, or not ready any more.
    Ready {
        /// True if the board is ready.
        ready: bool,
    },
    /// The start was annulled; the game waits again.
    Annulled,
    /// A referee stopped the board.
    Paused,
    /// GO after a stop.
    Resumed,
    /// A referee called a fault.
    Called {
        /// The side that was called.
        side: Side,
        /// The kind of fault.
        fault: Fault,
        /// The price of the fault.
        sanction: Sanction,
    },
    /// The same fault was called once more, by another referee or by the same one.
    Joined {
        /// The call of the first referee.
        call: FactId,
    },
    /// A call was annulled or replaced.
    CallVoided {
        /// The call that no longer counts.
        call: FactId,
        /// The kind of tap that made the call.
        #[serde(default, skip_serializing_if = "Tap::is_call")]
        tap: Tap,
    },
    /// The stopwatch runs.
    StopBegan {
        /// The side of the stopped player.
        side: Side,
        /// Instant at which the player is free.
        until: CourtTime,
        /// True if he left early and begins again.
        again: bool,
    },
    /// The player is free.
    StopServed {
        /// The side of the player who is free.
        side: Side,
        /// Number of penalties served in it.
        penalties: u8,
    },
    /// A judge showed a walker a card.
    WalkCard {
        /// The side of the walker.
        side: Side,
        /// The card shown: caution or red.
        card: WalkCard,
        /// The offence of the walker.
        offence: WalkOffence,
        /// The judge's device; missing for the server's own machine.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        by: Option<DeviceId>,
    },
    /// The chief judge showed a walker his cards.
    CardsShown {
        /// The side of the walker.
        side: Side,
    },
    /// An item of the equipment was checked.
    Checked {
        /// The item of the check-list.
        item: CheckItem,
        /// The side of the player, for an item that is checked of a player.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        side: Option<Side>,
        /// True if the item is as it should be.
        passed: bool,
    },
    /// The head referee waived a failed item.
    Waived {
        /// The item that failed.
        item: CheckItem,
        /// The side of the player, for an item that is checked of a player.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        side: Option<Side>,
    },
    /// A game of a `ChessSprint` chain is drawn. The next one begins with the same colours and the
    /// times that are left (CR-4.7-3).
    ChainGameDrawn {
        /// The drawn game's number in the chain, from 1.
        chain_game: u8,
        /// The reason for the draw.
        by: Termination,
    },
    /// Penalties lapsed with the end of the game (CR-4.3-5).
    Lapsed {
        /// The side of the player who owed them.
        side: Side,
        /// Number of penalties that lapsed.
        penalties: u8,
    },
    /// A draw was offered.
    DrawOffered {
        /// The side that offered.
        side: Side,
        /// Cards he has left after placing one; missing if his claim was the offer.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        cards: Option<u8>,
    },
    /// The draw was refused: the card was taken, or the opponent moved.
    DrawRefused {
        /// The side that refused.
        side: Side,
    },
    /// A player claimed.
    Claimed {
        /// The side that claimed.
        side: Side,
        /// The claim it made.
        claim: Claim,
    },
    /// A claim was ruled on.
    ClaimRuled {
        /// The side that claimed.
        side: Side,
        /// True if the claim was upheld.
        upheld: bool,
    },
    /// A move was taken back.
    TakenBack {
        /// The side that had moved.
        side: Side,
        /// The half-move, from 1.
        ply: u16,
    },
    /// An irregularity was corrected.
    Corrected {
        /// The side that corrected its act.
        side: Side,
    },
    /// Time was given, or taken off where it is negative.
    TimeGiven {
        /// The side whose clock changes.
        side: Side,
        /// Time added; negative is time taken off.
        time: Millis,
        /// The reason for it.
        why: TimeFor,
    },
    /// The clocks on the table show the ruled times.
    SetOnClock,
    /// A referee set the clocks.
    ClockSet {
        /// The times set; a missing side stays as it was.
        left: BySide<Option<Millis>>,
    },
    /// A referee set the position.
    PositionSet,
    /// A referee corrected the players.
    PlayersSet,
    /// A referee entered a result.
    ResultEntered {
        /// The result that was entered.
        result: GameResult,
    },
    /// The result was sealed.
    Sealed {
        /// The result that was sealed.
        result: GameResult,
    },
    /// A sealed result was corrected.
    ResultCorrected {
        /// The result from now on.
        result: GameResult,
        /// The result that was corrected.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        was: Option<GameResult>,
    },
    /// The head referee was called to the board.
    ChiefCalled,
    /// Speed: a player stopped both clocks.
    ClocksStopped {
        /// The side that stopped them.
        side: Side,
    },
    /// Speed: the board shows an end of the game, and both players have to confirm it.
    EndStands {
        /// The end that the board shows.
        claim: Claim,
    },
    /// Speed: a player confirms a claim.
    Confirmed {
        /// The side that confirms.
        side: Side,
    },
    /// Speed: a player disputes a claim; it stays open.
    Disputed {
        /// The side that disputes.
        side: Side,
        /// The claim in dispute.
        claim: Claim,
        /// True if the court's record supports the claim; missing where the record is silent.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        record: Option<bool>,
    },
    /// Speed: both players agree on a point.
    Agreed {
        /// The point on which both agree.
        on: Agreement,
    },
    /// Speed: a claim is settled by these points of the rules.
    Settled {
        /// The claim that is settled.
        claim: Claim,
        /// True if the claim holds between the players.
        stands: bool,
        /// Numbers of the points: 18 is SP-18.
        points: Vec<u8>,
    },
    /// Speed: a player named the piece his pawn becomes.
    Declared {
        /// The side of the pawn.
        side: Side,
        /// The piece that was named.
        piece: Piece,
    },
    /// Speed: a promoted pawn was exchanged.
    Exchanged {
        /// The side of the pawn.
        side: Side,
        /// The piece that stands there now.
        piece: Piece,
    },
    /// Speed: a player took back the move he had placed.
    Withdrawn {
        /// The side that took back.
        side: Side,
    },
    /// Speed: a bystander spoke.
    Interfered {
        /// The subject of the remark.
        about: Interference,
    },
    /// Speed, after the end: instants at which the court's clocks ran out.
    RanOut {
        /// The instant for each side whose clock ran out.
        at: BySide<Option<CourtTime>>,
    },
}

/// One line of a ticker.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TickerLine {
    /// The fact that caused the line.
    pub fact: FactId,
    /// The board of the event.
    pub board: BoardNo,
    /// The game of the event; missing where no game was concerned.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub game: Option<GameId>,
    /// Instant of the event.
    pub at: CourtTime,
    /// The device that caused the line, for referees only. It is missing where the court or the
    /// server's own machine did.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<DeviceId>,
    /// The event itself.
    pub said: Said,
    /// True if the event is out of the usual: a penalty, a claim, a ruling, a result. Screens keep
    /// and show it longer than moves and runs.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub incident: bool,
    /// True if the head referee can annul the event by this line. For referees only.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub voidable: bool,
}

impl Said {
    /// [`TickerLine::incident`] of the event: false for those of every move and every start.
    pub const fn is_incident(&self) -> bool {
        !matches!(
            self,
            Self::Paired
                | Self::Ready { .. }
                | Self::Checked { .. }
                | Self::Counting { .. }
                | Self::Started
                | Self::Moved(_)
                | Self::Placed { .. }
                | Self::Pressed { .. }
                | Self::Crossed { .. }
                | Self::RunMade { .. }
                | Self::Read { .. }
                | Self::Stale { .. }
                | Self::Noted { .. }
        )
    }
}

/// A note. Journals of earlier versions have the code alone, such as `after_the_end`.
fn note_or_code<'de, D: Deserializer<'de>>(from: D) -> Result<Message, D::Error> {
    #[derive(Deserialize)]
    #[serde(untagged)]
    enum Note {
        Told(Message),
        Code(String),
    }
    Ok(match Note::deserialize(from)? {
        Note::Told(message) => message,
        Note::Code(code) => Message::named(&format!("note-{}", code.replace('_', "-"))),
    })
}
