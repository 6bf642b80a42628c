//! The kinds of facts: inputs of people and devices, and the results the rules derive from them.

use court_protocol::{
    Answer, Arrangement, BoardNo, BootId, BySide, CheckItem, Claim, ClockRule, CourtSetup,
    CourtTime, Debt, DeviceId, Evidence, FactId, Fault, Finding, GameResult, GameSetup, Hindrance,
    Millis, OnRecord, PlayerId, Question, Role, RunMode, Sanction, Seen, Side, Square, Tap,
    Termination, Unsealed, WalkCard, WalkOffence,
};
use serde::{Deserialize, Serialize};

use super::{Added, ClaimVerdict, Note, Overridden, SpeedFact, Tick, TimeFor, is_zero};
use crate::notation::Notation;

/// The content of a fact.
///
/// The *inputs* of a game come from people and devices ([`FactBody::is_input`]); the rules derive
/// the other facts from them and may amend those.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum FactBody {
    // --- the court ---
    /// The court was laid out.
    Opened {
        /// Name, kind of venue, boards and measures of the court.
        setup: CourtSetup,
        /// True if it is a demonstration.
        demo: bool,
        /// Court seconds per second of the hall.
        speed: u32,
    },
    /// A device got a role here.
    Attached {
        /// The device that got the role.
        device: DeviceId,
        /// The rights of the device.
        role: Role,
        /// The boards of the device; empty is all.
        boards: Vec<BoardNo>,
    },
    /// A device handed its duty over and watches no board, or it has a duty again.
    Relieved {
        /// The device whose duty changes.
        device: DeviceId,
        /// True if it is relieved from here on; false if it has a duty again.
        relieved: bool,
        /// The device that takes the duty over, if there is one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        to: Option<DeviceId>,
    },
    /// A device lost its role.
    Revoked {
        /// The device without a role from here on.
        device: DeviceId,
    },
    /// The server was away: nobody listened from `away_from` until this fact's instant.
    CameBack {
        /// The last instant known before it.
        away_from: CourtTime,
        /// True if court time ran on meanwhile: the mappings of the devices' clocks hold. Otherwise
        /// the server's machine was rebooted, and the length of the outage is in doubt.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        ran_on: bool,
    },
    /// One boot of a device's clock was mapped to court time.
    ClockMapped {
        /// The device whose clock was compared.
        device: DeviceId,
        /// The boot of the device, for which the mapping holds.
        boot: BootId,
        /// Court time in µs since 1970 minus the device's clock.
        offset: i64,
        /// Largest error of `offset`, ± µs.
        error: i64,
    },
    /// A device that reports for the board fell silent for more than two seconds, or came back.
    Stale {
        /// The device that reports for the board.
        device: DeviceId,
        /// True if the device is silent from here on; false if it came back.
        stale: bool,
    },

    // --- inputs of a game ---
    /// A game was put on the board.
    Paired {
        /// Players, rulebook and clocks.
        setup: Box<GameSetup>,
        /// Present if it was put on although the result of the game before it was not sealed.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        despite: Option<Box<Overridden<Unsealed>>>,
    },
    /// The game was taken off the board before it began: the event desk has paired or laid it
    /// otherwise. The board is free, and the game's number may come again.
    TakenOff,
    /// A sweep found the board ready, or not ready any more (CR-2.1-3).
    Ready {
        /// True if the board is ready.
        ready: bool,
        /// The reporting device; `None` is the server's own machine.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        device: Option<DeviceId>,
    },
    /// The players of a match agreed on its time (IM-1-2).
    Arranged {
        /// The arrangement of both players.
        arranged: Arrangement,
    },
    /// A look at the equipment before the start (CR-2.4).
    Checked {
        /// The item of the check-list (CR-2.4).
        item: CheckItem,
        /// The player whose item it is, if it is not a shared one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        side: Option<Side>,
        /// The result of the check.
        finding: Finding,
        /// The reporting device; `None` is the server's own machine.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        device: Option<DeviceId>,
    },
    /// The head referee waived a failed item (CR-2.4-1).
    Waived {
        /// The failed item of the check-list (CR-2.4).
        item: CheckItem,
        /// The player whose item it is, if it is not a shared one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        side: Option<Side>,
        /// The head referee's reason, in his own words.
        reason: String,
    },
    /// The chief judge showed a walker his cards (CR-4.6-2).
    CardsShown {
        /// The side of the walker.
        side: Side,
    },
    /// 3, 2, 1: the countdown to GO began (CR-4.1-1).
    Counting {
        /// The instant of GO.
        go_at: CourtTime,
        /// The obstacles to the start that were overridden, if there were any.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        despite: Option<Box<Overridden<Hindrance>>>,
        /// True if a game that stood still goes on.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        resumes: bool,
        /// True if a referee counted aloud and pressed at his GO.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        by_voice: bool,
    },
    /// The countdown was stopped before its GO.
    Aborted,
    /// The start was annulled after its GO: the game waits again.
    Annulled {
        /// The referee's reason, in his own words.
        reason: String,
    },
    /// A referee stopped the board.
    Paused {
        /// The referee's reason, in his own words.
        reason: String,
    },
    /// The board stands still from the last known instant before the server was away: no device
    /// that reports for it came back in time.
    Interrupted,
    /// Something was seen at the board.
    Seen {
        /// The event that was seen.
        seen: Seen,
        /// The reporting device; `None` is the server's own machine.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        device: Option<DeviceId>,
        /// Largest error of the instant, ± milliseconds.
        #[serde(default, skip_serializing_if = "is_zero")]
        error: Millis,
    },
    /// A referee ruled the result.
    ResultRuled {
        /// The ruled result.
        result: GameResult,
        /// The referee's reason, in his own words.
        reason: String,
    },
    /// A referee entered a result.
    ResultEntered {
        /// The entered result.
        result: GameResult,
        /// The way the game ended, if that is known.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        by: Option<Termination>,
        /// The device that entered it; `None` is the server's own machine.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        device: Option<DeviceId>,
        /// True if the author may confirm another one's entry: the head referee, or his deputy.
        confirms: bool,
    },
    /// The head referee sealed the result.
    Sealed {
        /// The sealed result.
        result: GameResult,
        /// The device that sealed it; `None` is the server's own machine.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        device: Option<DeviceId>,
    },
    /// The head referee corrected a sealed result.
    ResultCorrected {
        /// The result from now on.
        result: GameResult,
        /// The result before the correction.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        was: Option<GameResult>,
        /// The device that corrected it; `None` is the server's own machine.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        device: Option<DeviceId>,
        /// The head referee's reason, in his own words.
        reason: String,
    },
    /// The head referee set the clocks.
    ClockSet {
        /// Time left; a side left out stays as it is.
        left: BySide<Option<Millis>>,
        /// The side whose clock is to run; `None` leaves it as it is.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        to_run: Option<Side>,
        /// The device that set the clocks; `None` is the server's own machine.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        device: Option<DeviceId>,
        /// The head referee's reason, in his own words.
        reason: String,
    },
    /// The head referee set the position of record.
    PositionSet {
        /// The position in FEN.
        fen: String,
        /// The device that set the position; `None` is the server's own machine.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        device: Option<DeviceId>,
        /// The head referee's reason, in his own words.
        reason: String,
    },
    /// The players of the game are others than those paired.
    PlayersSet {
        /// The real player of each side.
        players: BySide<PlayerId>,
        /// The device that reported it; `None` is the server's own machine.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        device: Option<DeviceId>,
        /// The referee's reason, in his own words.
        reason: String,
    },
    /// The board's evidence level or clock rule changed.
    EvidenceSet {
        /// The evidence the board reports from now on.
        evidence: Evidence,
        /// The rule that names the binding clock from now on.
        clock: ClockRule,
    },
    /// A call that had been joined to another one counts by itself (CR-4.3-1).
    CallSplit {
        /// The call that had been taken for a second witness's.
        call: FactId,
    },
    /// A referee answered a question of the court.
    Answered {
        /// The fact that asked.
        question: FactId,
        /// The instant of the event in question.
        asked_at: CourtTime,
        /// The question to the referee.
        asked: Question,
        /// The referee's answer.
        answer: Answer,
    },
    /// The game was reopened by an amendment and stands still from the end that no longer counts.
    Reopened,
    /// The ruling for which the clock on the table was to be set is gone, and nobody had reported that
    /// the clock was set.
    MayBeSet,

    // --- derived by the rules ---
    /// White's clock was started, at "2" (CR-4.1-2).
    ClockStarted,
    /// The game started at GO (CR-4.1-3).
    Started,
    /// GO after a stop: each player keeps his place and his debts.
    Resumed,
    /// A move stands on the board, its clock not yet pressed.
    Placed {
        /// The side that placed it.
        side: Side,
        /// The move in UCI notation.
        uci: Notation,
    },
    /// A move was completed, or ended the game when it was placed (CR-4.4-7).
    Moved {
        /// Half-move, from 1.
        ply: u16,
        /// The side that moved.
        side: Side,
        /// The move in UCI notation.
        uci: Notation,
        /// The move in SAN; as UCI where the position is not known.
        san: Notation,
        /// The effect on the clocks.
        clock: Tick,
        /// The instant of its press, if that was before the move was reported.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        pressed: Option<CourtTime>,
    },
    /// The clock was pressed and no move stands on the board: it turns, without an increment, and
    /// the turn stays (CR-4.4-5).
    EmptyPress {
        /// The side that pressed.
        side: Side,
    },
    /// The clock was pressed at a board that does not report moves.
    Pressed {
        /// The half-move it completed.
        ply: u16,
        /// The side that pressed.
        side: Side,
        /// The effect on the clocks.
        clock: Tick,
    },
    /// An illegal move was completed (FIDE 7.5.1). The position of record stays as it was.
    Illegal {
        /// The side that made it.
        side: Side,
        /// The move in UCI notation; missing where nobody reported it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        uci: Option<Notation>,
    },
    /// An illegal move stands: the opponent moved on before it was corrected (FIDE A.5.2). It is a
    /// move like any other from its own press on.
    IllegalStands {
        /// Half-move, from 1.
        ply: u16,
        /// The side that made it.
        side: Side,
        /// The move in UCI notation.
        uci: Notation,
        /// The instant of its press.
        pressed: CourtTime,
        /// The effect on the clocks.
        clock: Tick,
    },
    /// An illegal move stands until the next move: both kings are in check, or a pawn is on the last
    /// rank (FIDE A.5.4).
    Waits {
        /// The side that made it.
        side: Side,
        /// The move in UCI notation.
        uci: Notation,
    },
    /// A pawn that was left on the last rank becomes a queen (FIDE 7.5.2).
    Queened {
        /// The side of the pawn.
        side: Side,
        /// The move as it stands, in UCI notation.
        uci: Notation,
    },
    /// An illegal move of a match has to be taken back and another one made (IM-3-5).
    TakeBackOwed {
        /// The side that has to take it back.
        side: Side,
        /// The illegal move in UCI notation; missing where nobody reported it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        uci: Option<Notation>,
        /// Square of the piece that has to move; `None` if any piece may.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        touched: Option<Square>,
    },
    /// An irregularity has to be corrected, and a full run made after that (CR-4.4-4).
    CorrectionOwed {
        /// The side that has to correct.
        side: Side,
        /// True if it is the opponent's turn: the next press hands the clock back and is no move
        /// (CR-4.4-5).
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        hands_back: bool,
    },
    /// A correction is over and it is the opponent's turn: his clock runs, without an increment
    /// (CR-4.4-5).
    HandedBack {
        /// The side that corrected.
        side: Side,
    },
    /// An irregularity was corrected; a run counts from here on.
    Corrected {
        /// The side that corrected.
        side: Side,
    },
    /// A completed move was taken back: its increment and its run go with it (CR-4.4-4, CR-4.4-5).
    TakenBack {
        /// Half-move, from 1.
        ply: u16,
        /// The side that had made it.
        side: Side,
        /// Runs that were presumed made at its press and were not made.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        unpaid: Vec<Debt>,
    },
    /// A press that had counted as a move was the press of a claim, which is none (CR-4.4-5).
    NoMove {
        /// Half-move it had counted as, from 1.
        ply: u16,
        /// The side that pressed.
        side: Side,
    },
    /// A player claims (CR-4.4-4).
    Claimed {
        /// The claimant's side.
        side: Side,
        /// The claim and its grounds.
        claim: Claim,
        /// The instant at which the claimant pressed the opponent's clock, or stopped both. Missing
        /// for a claim ruled at once or too late: the clocks go on as they did.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        pressed: Option<CourtTime>,
        /// Speed: true if it waits for both clocks to be stopped, or for the claimant's punch.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        incomplete: bool,
    },
    /// A claim was ruled on.
    ClaimRuled {
        /// The claimant's side.
        side: Side,
        /// The claim and its grounds.
        claim: Claim,
        /// The ruling on it.
        verdict: ClaimVerdict,
    },
    /// A move announced with a wrong claim: it has to be played (FIDE 9.5.3).
    Announced {
        /// The side that announced it.
        side: Side,
        /// The move in UCI notation.
        uci: Notation,
    },
    /// A draw was offered: by a card on the board (CR-4.4-2), or by a claim (FIDE 9.1.2.3).
    DrawOffered {
        /// The side that offers.
        side: Side,
        /// Cards left after placing one; `None` if a claim was the offer.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        cards: Option<u8>,
    },
    /// The draw was refused: the card was taken, or the opponent moved (CR-4.4-3).
    DrawRefused {
        /// The side that refuses.
        side: Side,
    },
    /// A move or press while a run was owed (CR-4.2-2).
    MovedBeforeRun {
        /// The side that moved or pressed.
        side: Side,
    },
    /// A runner crossed his line.
    Crossed {
        /// The side of the runner.
        side: Side,
    },
    /// A runner came back to the board and no run is made by it.
    Returned {
        /// The side of the runner.
        side: Side,
    },
    /// A run counts: a debt is paid.
    RunMade {
        /// The side of the runner.
        side: Side,
        /// The debt that is paid; `None` if the runner owed nothing.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        paid: Option<Debt>,
        /// Time out and back without stops and pauses, where both ends are known.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        took: Option<Millis>,
        /// True if the run counts by the press, and nobody saw it.
        presumed: bool,
    },
    /// The clock on the table was read, and its figures rule from here on.
    Read {
        /// Time left on each display; `None` where it was not read.
        left: BySide<Option<Millis>>,
    },
    /// A referee called a fault (CR-4.3-1, CR-4.3-4).
    Called {
        /// The tap; later changes of the call name it.
        call: FactId,
        /// The side of the offender.
        side: Side,
        /// The fault that was called.
        fault: Fault,
        /// The penalty for it.
        sanction: Sanction,
        /// The instant of the fault.
        of: CourtTime,
        /// True if the call does not fit the court's data on the player.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        unexpected: bool,
        /// The report that speaks against the call, if it is unexpected.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        against: Option<Against>,
        /// True if the player is serving a stop, which this call lengthens.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        in_stop: bool,
        /// The place where he turns.
        #[serde(default, skip_serializing_if = "is_usual")]
        turn: RunMode,
    },
    /// Another referee called the same fault, or the same referee tapped twice.
    Joined {
        /// The second tap.
        call: FactId,
        /// The call that it joins.
        to: FactId,
        /// The side of the offender.
        side: Side,
        /// The instant at which the second referee saw it.
        of: CourtTime,
    },
    /// A judge's card counts (CR-4.6-2).
    Carded {
        /// The tap; later changes of the card name it.
        card: FactId,
        /// The side of the walker.
        side: Side,
        /// Caution or red card.
        shown: WalkCard,
        /// The offence the card is for.
        offence: WalkOffence,
        /// The judge's device; `None` is the server's own machine.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        by: Option<DeviceId>,
    },
    /// A player stands behind his baseline: the stopwatch runs (CR-4.3-1).
    StopBegan {
        /// The side of the player.
        side: Side,
        /// The instant at which the player is free.
        until: CourtTime,
        /// True if the player left an earlier stop and begins again.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        again: bool,
        /// True if no crossing of this run was reported before: it is made here.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        crosses: bool,
    },
    /// A referee watches a stop that runs already.
    StopWatched {
        /// The side of the player.
        side: Side,
    },
    /// A stop ended unserved: all of it is served again at the next line.
    StopLeft {
        /// The side of the player.
        side: Side,
        /// True if a referee reports that the player left; false if nobody watched the end.
        seen_leaving: bool,
    },
    /// The stopwatch is at zero: the player is free.
    StopServed {
        /// The side of the player.
        side: Side,
        /// Penalties served in it.
        penalties: u8,
        /// True if the device that watched the stop was silent at its end.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        unwatched: bool,
    },
    /// Penalties were not served when the game ended (CR-4.3-5).
    Lapsed {
        /// The side of the player.
        side: Side,
        /// Number of penalties not served.
        penalties: u8,
    },
    /// A ruling gave a side time, or took it off where it is negative (FIDE 7.5.5, 12.9).
    TimeGiven {
        /// The side that gets the time.
        side: Side,
        /// The time; negative where it is taken off.
        time: Millis,
        /// The reason for it.
        why: TimeFor,
    },
    /// The clocks on the table show the ruled time.
    SetOnClock,
    /// A match came to its limit (IM-3-2).
    LimitReached {
        /// Points of the captured pieces (IM-3-4), where they are known.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        points: Option<BySide<u16>>,
    },
    /// A flag fell, at 0.000 (CR-4.4-6).
    FlagFell {
        /// The side out of time.
        side: Side,
    },
    /// A game of a `ChessSprint` chain is drawn: its clocks stop, the next one follows (CR-4.7-3).
    ChainGameDrawn {
        /// Number of the game in the chain, from 1.
        chain_game: u8,
        /// The reason for the draw.
        by: Termination,
    },
    /// The game ended.
    Ended {
        /// The final result.
        result: GameResult,
        /// The way the game ended.
        by: Termination,
    },
    /// An observation or a press without any effect on the game.
    Noted {
        /// The side that acted.
        side: Side,
        /// The event and the reason why it has no effect.
        note: Note,
    },
    /// A question was put to a referee.
    Asked {
        /// The question to the referee.
        question: Question,
        /// The fact that was set aside until the answer.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        about: Option<FactId>,
        /// The evidence on the court's record.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        on_record: Option<OnRecord>,
    },

    /// A fact that only a game of Speed chess can have.
    Speed(SpeedFact),

    // --- amendments ---
    /// An input that would change a ruling or a finished game was set aside. It has no effect until
    /// the head referee confirms it.
    SetAside {
        /// The input that waits for the head referee.
        input: Box<FactBody>,
    },
    /// A ruling, or a tap that ended a game, was annulled.
    Voided {
        /// The fact without effect from here on.
        fact: FactId,
        /// The referee's reason, in his own words.
        reason: String,
    },
    /// A referee's call, or his report on a stop, was annulled. A penalty already served is
    /// not given back.
    CallVoided {
        /// The taps: a call with all its witnesses, or one of them.
        calls: Vec<FactId>,
        /// The kind of report that was annulled.
        #[serde(default)]
        tap: Tap,
        /// True if the penalty had been served.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        served: bool,
        /// True if the public was never shown the annulled card (CR-4.6-2).
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        hidden: bool,
        /// The referee's reason, in his own words.
        reason: String,
    },
    /// A late report replaces derived facts: an edit of the game's facts.
    Amended {
        /// The fact that changes the past.
        cause: FactId,
        /// Facts that no longer count.
        drop: Vec<FactId>,
        /// The dropped facts that the public was never shown.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        hidden: Vec<FactId>,
        /// Facts that count instead.
        add: Vec<Added>,
    },
}

/// The part of the court's record that speaks against a call.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Against {
    /// The player was reported to cross his line on this run.
    Crossing,
    /// He was reported at the board before.
    Board,
    /// The start was more than some seconds before.
    Start,
    /// The half-move before the run is not known, or not his.
    Run,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde calls it so")]
const fn is_usual(turn: &RunMode) -> bool {
    matches!(turn, RunMode::Line)
}
