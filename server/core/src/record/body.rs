//! What a fact says: every kind of it, what people put in and what the rules made of it.

use court_protocol::{
    Answer, Arrangement, BoardNo, BootId, BySide, CheckItem, Claim, ClockRule, CourtSetup,
    CourtTime, Debt, DeviceId, Evidence, FactId, Fault, Finding, GameResult, GameSetup, Millis,
    OffDuty, OnRecord, PlayerId, Question, Role, Sanction, Seen, Side, Square, Tap, Termination,
    WalkCard, WalkOffence,
};
use serde::{Deserialize, Serialize};

use super::{Added, ClaimVerdict, Note, Overridden, SpeedFact, Tick, TimeFor, is_zero};
use crate::notation::Notation;

/// What a fact says.
///
/// The *inputs* of a game are what people and devices put in ([`FactBody::is_input`]); the rest of
/// its facts is derived from them by the rules and may be amended.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum FactBody {
    // --- the court ---
    /// The court was laid out.
    Opened {
        /// How.
        setup: CourtSetup,
        /// Whether it is a demonstration.
        demo: bool,
        /// Court seconds per second of the hall.
        speed: u32,
    },
    /// A device got a role here.
    Attached {
        /// Which.
        device: DeviceId,
        /// What it may do.
        role: Role,
        /// For which boards; empty is all.
        boards: Vec<BoardNo>,
    },
    /// A device handed its duty over and watches no board, or it has a duty again.
    Relieved {
        /// Which.
        device: DeviceId,
        /// Whether it is relieved from here on.
        relieved: bool,
        /// Who has the duty instead, where it was handed over.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        to: Option<DeviceId>,
    },
    /// A device lost its role.
    Revoked {
        /// Which.
        device: DeviceId,
    },
    /// The server was away: nobody listened from `away_from` until this fact's instant.
    CameBack {
        /// The last instant known before it.
        away_from: CourtTime,
        /// Court time ran on meanwhile, and what is known of the devices' clocks holds. Otherwise the
        /// server's machine was started anew, and the length of the outage is in doubt.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        ran_on: bool,
    },
    /// One run of a device's clock was tied to court time.
    ClockMapped {
        /// Which device.
        device: DeviceId,
        /// Which run.
        boot: BootId,
        /// Court time in µs since 1970 minus the device's clock.
        offset: i64,
        /// ± µs.
        error: i64,
    },
    /// A device that reports for the board fell silent for more than two seconds, or came back.
    Stale {
        /// Which.
        device: DeviceId,
        /// Silent from here on.
        stale: bool,
    },

    // --- inputs of a game ---
    /// A game was put on the board.
    Paired {
        /// Who, by which rules and clocks.
        setup: Box<GameSetup>,
        /// The result of the game before it was not sealed, and it was put on all the same.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        despite: Option<Box<Overridden>>,
    },
    /// A sweep found the board ready, or not ready any more (CR-2.1-3).
    Ready {
        /// Whether it is.
        ready: bool,
        /// Who found it so; nobody is the server's own machine.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        device: Option<DeviceId>,
    },
    /// The players of a match arranged when they play it (IM-1-2).
    Arranged {
        /// What they arranged.
        arranged: Arrangement,
    },
    /// A look at the equipment before the start (CR-2.4).
    Checked {
        /// Which item.
        item: CheckItem,
        /// Whose, where it is a player's.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        side: Option<Side>,
        /// What was found.
        finding: Finding,
        /// Who looked; nobody is the server's own machine.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        device: Option<DeviceId>,
    },
    /// The head referee lets a failed item be (CR-2.4-1).
    Waived {
        /// Which item.
        item: CheckItem,
        /// Whose, where it is a player's.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        side: Option<Side>,
        /// Why, in his words.
        reason: String,
    },
    /// The chief judge showed a walker his cards (CR-4.6-2).
    CardsShown {
        /// Whose.
        side: Side,
    },
    /// 3, 2, 1: the countdown to GO began (CR-4.1-1).
    Counting {
        /// GO.
        go_at: CourtTime,
        /// What stood against it and was overridden.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        despite: Option<Box<Overridden>>,
        /// A game that stood still goes on.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        resumes: bool,
        /// A referee counted aloud and pressed at his GO.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        by_voice: bool,
    },
    /// The countdown was stopped before its GO.
    Aborted,
    /// The start was made void after its GO: the game waits again.
    Annulled {
        /// Why, in the referee's words.
        reason: String,
    },
    /// A referee stopped the board.
    Paused {
        /// Why, in his words.
        reason: String,
    },
    /// The board stands still from the last known instant before the server was away: nobody who
    /// reports for it came back in time.
    Interrupted,
    /// Something was seen at the board.
    Seen {
        /// What.
        seen: Seen,
        /// Who saw it; nobody is the server's own machine.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        device: Option<DeviceId>,
        /// The instant is right to ± so much.
        #[serde(default, skip_serializing_if = "is_zero")]
        error: Millis,
    },
    /// A referee ruled the result.
    ResultRuled {
        /// The result.
        result: GameResult,
        /// Why, in his words.
        reason: String,
    },
    /// A referee entered a result.
    ResultEntered {
        /// Which.
        result: GameResult,
        /// How it came about, if that is known.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        by: Option<Termination>,
        /// Who; nobody is the server's own machine.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        device: Option<DeviceId>,
        /// He may confirm what another one entered: the head referee, or whom he named.
        confirms: bool,
    },
    /// The head referee sealed the result.
    Sealed {
        /// Which.
        result: GameResult,
        /// Who; nobody is the server's own machine.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        device: Option<DeviceId>,
    },
    /// The head referee corrected a sealed result.
    ResultCorrected {
        /// The result from now on.
        result: GameResult,
        /// What it had been.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        was: Option<GameResult>,
        /// Who; nobody is the server's own machine.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        device: Option<DeviceId>,
        /// Why, in his words.
        reason: String,
    },
    /// The head referee set the clocks.
    ClockSet {
        /// Time left; a side left out stays as it is.
        left: BySide<Option<Millis>>,
        /// Whose clock is to run; left out it stays as it is.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        to_run: Option<Side>,
        /// Who; nobody is the server's own machine.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        device: Option<DeviceId>,
        /// Why, in his words.
        reason: String,
    },
    /// The head referee set the position of record.
    PositionSet {
        /// As FEN.
        fen: String,
        /// Who; nobody is the server's own machine.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        device: Option<DeviceId>,
        /// Why, in his words.
        reason: String,
    },
    /// The players of the game are others than those paired.
    PlayersSet {
        /// Who really plays which side.
        players: BySide<PlayerId>,
        /// Who; nobody is the server's own machine.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        device: Option<DeviceId>,
        /// Why, in the referee's words.
        reason: String,
    },
    /// The board's evidence level or clock rule changed.
    EvidenceSet {
        /// What it reports from now on.
        evidence: Evidence,
        /// Whose figure rules from now on.
        clock: ClockRule,
    },
    /// Calls that were taken for one were two (CR-4.3-1).
    CallSplit {
        /// The one taken for a second witness's.
        call: FactId,
    },
    /// A referee answered a question of the court.
    Answered {
        /// The fact that asked.
        question: FactId,
        /// When what it asked about happened.
        asked_at: CourtTime,
        /// What was asked.
        asked: Question,
        /// His answer.
        answer: Answer,
    },
    /// The game was reopened by an amendment and stands still from the end that no longer counts.
    Reopened,

    // --- derived by the rules ---
    /// White's clock was started, at "2" (CR-4.1-2).
    ClockStarted,
    /// GO (CR-4.1-3).
    Started,
    /// GO after a stop: each player where he stood, owing what he owed.
    Resumed,
    /// A move stands on the board, its clock not yet pressed.
    Placed {
        /// Who.
        side: Side,
        /// In UCI notation.
        uci: Notation,
    },
    /// A move was completed, or ended the game when it was placed (CR-4.4-7).
    Moved {
        /// Half-move, from 1.
        ply: u16,
        /// Who.
        side: Side,
        /// In UCI notation.
        uci: Notation,
        /// In SAN; as UCI where the position is not known.
        san: Notation,
        /// What it did to the clocks.
        clock: Tick,
        /// When its clock had been pressed, where that was before the move was reported.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        pressed: Option<CourtTime>,
    },
    /// The clock was pressed and no move stands on the board: it turns, without an increment, and
    /// the turn stays (CR-4.4-5).
    EmptyPress {
        /// Who pressed.
        side: Side,
    },
    /// The clock was pressed at a board that does not report moves.
    Pressed {
        /// The half-move it completed.
        ply: u16,
        /// Who.
        side: Side,
        /// What it did to the clocks.
        clock: Tick,
    },
    /// An illegal move was completed (FIDE 7.5.1). The position of record stays as it was.
    Illegal {
        /// Who.
        side: Side,
        /// What was placed; missing where nobody reported it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        uci: Option<Notation>,
    },
    /// An illegal move stands: the opponent moved on before it was put right (FIDE A.5.2). It is
    /// a move like any other from its own press on.
    IllegalStands {
        /// Half-move, from 1.
        ply: u16,
        /// Who.
        side: Side,
        /// In UCI notation.
        uci: Notation,
        /// When it was pressed.
        pressed: CourtTime,
        /// What it did to the clocks.
        clock: Tick,
    },
    /// An illegal move stands that an arbiter does not touch before the next one: both kings are in
    /// check, or a pawn is on the last rank (FIDE A.5.4).
    Waits {
        /// Whose.
        side: Side,
        /// In UCI notation.
        uci: Notation,
    },
    /// A pawn that was left on the last rank becomes a queen (FIDE 7.5.2).
    Queened {
        /// Whose.
        side: Side,
        /// The move as it stands.
        uci: Notation,
    },
    /// An illegal move of a match has to be taken back and another one made (IM-3-5).
    TakeBackOwed {
        /// By whom.
        side: Side,
        /// What was placed; missing where nobody reported it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        uci: Option<Notation>,
        /// Where the piece stands that has to move; none that can: any may.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        touched: Option<Square>,
    },
    /// An irregularity is to be put right, and a full run made after that (CR-4.4-4).
    CorrectionOwed {
        /// By whom.
        side: Side,
        /// It is the opponent's turn: his next press hands the clock back and is no move (CR-4.4-5).
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        hands_back: bool,
    },
    /// A correction is over and it is the opponent's turn: his clock runs, without an increment
    /// (CR-4.4-5).
    HandedBack {
        /// Who put it right.
        side: Side,
    },
    /// An irregularity was put right; a run counts from here on.
    Corrected {
        /// By whom.
        side: Side,
    },
    /// A completed move was taken back: its increment and its run go with it (CR-4.4-4, CR-4.4-5).
    TakenBack {
        /// Half-move, from 1.
        ply: u16,
        /// Whose.
        side: Side,
        /// Runs that had been presumed at its press and were not made.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        unpaid: Vec<Debt>,
    },
    /// A press that had counted as a move was the press of a claim, which is none (CR-4.4-5).
    NoMove {
        /// Half-move it had counted as, from 1.
        ply: u16,
        /// Whose press.
        side: Side,
    },
    /// A player claims (CR-4.4-4).
    Claimed {
        /// Who.
        side: Side,
        /// What.
        claim: Claim,
        /// When he pressed the opponent's clock, or stopped both; missing where it is ruled at once
        /// or too late and the clocks go on as they did.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        pressed: Option<CourtTime>,
    },
    /// A claim was ruled on.
    ClaimRuled {
        /// Whose.
        side: Side,
        /// What.
        claim: Claim,
        /// How.
        verdict: ClaimVerdict,
    },
    /// A move announced with a wrong claim: it has to be played (FIDE 9.5.3).
    Announced {
        /// By whom.
        side: Side,
        /// In UCI notation.
        uci: Notation,
    },
    /// A draw was offered: by a card on the board (CR-4.4-2), or by a claim (FIDE 9.1.2.3).
    DrawOffered {
        /// By whom.
        side: Side,
        /// Cards he has left, having placed one; none: his claim was the offer.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        cards: Option<u8>,
    },
    /// The draw was refused: the card was taken, or the opponent moved (CR-4.4-3).
    DrawRefused {
        /// By whom.
        side: Side,
    },
    /// A move or press while a run was owed (CR-4.2-2).
    MovedBeforeRun {
        /// Who.
        side: Side,
    },
    /// A runner crossed his line.
    Crossed {
        /// Who.
        side: Side,
    },
    /// A runner came back to the board and no run is made by it.
    Returned {
        /// Who.
        side: Side,
    },
    /// A run counts: a debt is paid.
    RunMade {
        /// Who.
        side: Side,
        /// What is paid; nothing where he owed nothing.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        paid: Option<Debt>,
        /// Out and back, where both ends are known.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        took: Option<Millis>,
        /// Counted at the press, not seen.
        presumed: bool,
    },
    /// The clock on the table was read, and its figures rule from here on.
    Read {
        /// What it showed.
        left: BySide<Option<Millis>>,
    },
    /// A referee called a fault (CR-4.3-1, CR-4.3-4).
    Called {
        /// The tap; whatever changes the call names it.
        call: FactId,
        /// Against whom.
        side: Side,
        /// What he did.
        fault: Fault,
        /// What it costs.
        sanction: Sanction,
        /// When he did it.
        of: CourtTime,
        /// It does not fit what the court knew of him.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        unexpected: bool,
        /// He stands in his stop, which grows by it.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        in_stop: bool,
    },
    /// Another referee called the same, or the same one tapped twice.
    Joined {
        /// His tap.
        call: FactId,
        /// The call it is one with.
        to: FactId,
        /// Against whom.
        side: Side,
        /// When he saw it.
        of: CourtTime,
    },
    /// A judge's card counts (CR-4.6-2).
    Carded {
        /// The tap; whatever changes the card names it.
        card: FactId,
        /// Whose.
        side: Side,
        /// Which.
        shown: WalkCard,
        /// What for.
        offence: WalkOffence,
        /// The judge's device; nobody is the server's own machine.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        by: Option<DeviceId>,
    },
    /// A player stands behind his line: the stopwatch runs (CR-4.3-1).
    StopBegan {
        /// Who.
        side: Side,
        /// When he is free.
        until: CourtTime,
        /// He left before and begins again.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        again: bool,
    },
    /// A referee watches a stop that runs already.
    StopWatched {
        /// Whose.
        side: Side,
    },
    /// A stop ended unserved: all of it is served again at the next line.
    StopLeft {
        /// Whose.
        side: Side,
        /// A referee says that he left; otherwise nobody watched its end.
        seen_leaving: bool,
    },
    /// The stopwatch is at zero: the player is free.
    StopServed {
        /// Who.
        side: Side,
        /// Penalties served in it.
        penalties: u8,
        /// The device that watched it was silent at its end.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        unwatched: bool,
    },
    /// Penalties were not served when the game ended (CR-4.3-5).
    Lapsed {
        /// Whose.
        side: Side,
        /// How many.
        penalties: u8,
    },
    /// A ruling gave a side time, or took it off where it is negative (FIDE 7.5.5, 12.9).
    TimeGiven {
        /// To whom.
        side: Side,
        /// How much.
        time: Millis,
        /// What for.
        why: TimeFor,
    },
    /// The clocks on the table show what was ruled.
    SetOnClock,
    /// A match came to its limit (IM-3-2).
    LimitReached {
        /// What each side captured, where it is known.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        points: Option<BySide<u16>>,
    },
    /// A flag fell, at 0.000 (CR-4.4-6).
    FlagFell {
        /// Whose.
        side: Side,
    },
    /// A game of a `ChessSprint` chain is drawn: its clocks stop and the next one follows (CR-4.7-3).
    LinkDrawn {
        /// Which game of the chain, from 1.
        link: u8,
        /// Why it is drawn.
        by: Termination,
    },
    /// The game ended.
    Ended {
        /// The result.
        result: GameResult,
        /// Why.
        by: Termination,
    },
    /// Seen or pressed, without any effect on the game.
    Noted {
        /// Who.
        side: Side,
        /// What and why.
        note: Note,
    },
    /// A referee has to decide.
    Asked {
        /// What.
        question: Question,
        /// What was set aside until he does.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        about: Option<FactId>,
        /// What the court's record has on it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        on_record: Option<OnRecord>,
    },

    /// What only a game of Speed chess says.
    Speed(SpeedFact),

    // --- amendments ---
    /// An input that would change what people ruled or a finished game: it has no effect until the
    /// head referee confirms it.
    SetAside {
        /// The input.
        input: Box<FactBody>,
        /// Its device was not on duty when it was pressed.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        off_duty: Option<OffDuty>,
    },
    /// A ruling, or a tap that ended a game, was made void.
    Voided {
        /// Which.
        fact: FactId,
        /// Why, in the referee's words.
        reason: String,
    },
    /// A referee's call, or his word on a stop, was made void; what the player stood is not given
    /// back.
    CallVoided {
        /// The taps: a call with all its witnesses, or one of them.
        calls: Vec<FactId>,
        /// What kind of tap.
        #[serde(default)]
        tap: Tap,
        /// It had been served.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        served: bool,
        /// The public was never shown what it takes back (CR-4.6-2).
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        hidden: bool,
        /// Why, in the referee's words.
        reason: String,
    },
    /// What was learned late replaces what had been derived: an edit of the game's facts.
    Amended {
        /// The fact that changes the past.
        cause: FactId,
        /// Facts that no longer count.
        drop: Vec<FactId>,
        /// Those of them that the public was never shown.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        hidden: Vec<FactId>,
        /// Facts that count instead.
        add: Vec<Added>,
    },
}

impl FactBody {
    /// Whether people or devices put it in; what is not an input was derived from inputs.
    pub const fn is_input(&self) -> bool {
        matches!(
            self,
            Self::Paired { .. }
                | Self::Ready { .. }
                | Self::Arranged { .. }
                | Self::Checked { .. }
                | Self::Waived { .. }
                | Self::CardsShown { .. }
                | Self::Counting { .. }
                | Self::Aborted
                | Self::Annulled { .. }
                | Self::Paused { .. }
                | Self::Interrupted
                | Self::ResultEntered { .. }
                | Self::Sealed { .. }
                | Self::ResultCorrected { .. }
                | Self::ClockSet { .. }
                | Self::PositionSet { .. }
                | Self::PlayersSet { .. }
                | Self::Seen { .. }
                | Self::ResultRuled { .. }
                | Self::EvidenceSet { .. }
                | Self::CallSplit { .. }
                | Self::Answered { .. }
                | Self::Reopened
        )
    }
}
