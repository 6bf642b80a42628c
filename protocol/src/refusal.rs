//! Refusals: rulings that reject a request, each with a stable code and its arguments.
//!
//! A refusal is an answer, not an error: it is journaled with its request. Every repeat of the
//! request gets it again.

use crate::{
    Act, Answer, BoardNo, CourtId, DeviceId, FactId, GameId, GameResult, Hindrance, Message, Phase,
    PreviewId, ResultState, Role, Ruleset, Setting, Termination, TextFault,
};
use serde::{Deserialize, Serialize};

/// The reasons why a request was refused. The code is the variant's name in `snake_case`; the
/// sentence is the message `refusal-…` of the message files.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Refusal {
    /// The sender's role does not allow it.
    NotYours {
        /// The sender's role.
        role: Role,
        /// The act that was asked.
        act: Act,
    },
    /// The device had handed its duty over before the press. A fault called there is not refused:
    /// the head referee decides on it.
    OffDuty,
    /// The sender has no role on this court.
    WrongCourt {
        /// The court named.
        court: CourtId,
        /// The sender's role on courts of his own, if he has one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        role: Option<Role>,
    },
    /// There is no such court.
    NoSuchCourt {
        /// The court named.
        court: CourtId,
    },
    /// The device does not report for this board.
    WrongBoard {
        /// The board named.
        board: BoardNo,
    },
    /// There is no such board.
    NoSuchBoard {
        /// The board named.
        board: BoardNo,
        /// Number of boards on the court.
        boards: u8,
    },
    /// There is no such game, or none on the board named.
    NoSuchGame {
        /// The game named.
        game: GameId,
        /// The board that has the game, if it is another one than the board named.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        on: Option<BoardNo>,
    },
    /// The board has no game.
    NoGame {
        /// The board named.
        board: BoardNo,
    },
    /// The game's id is taken.
    GameExists {
        /// The id that is taken.
        game: GameId,
    },
    /// Boards have a game that has not ended.
    BoardTaken {
        /// The boards whose games go on.
        boards: Vec<BoardNo>,
    },
    /// Results of the games that would leave their boards are not sealed.
    NotSealed {
        /// The results that are not sealed.
        results: Vec<Unsealed>,
    },
    /// The phase of the game does not allow it.
    WrongPhase {
        /// The game named.
        game: GameId,
        /// The progress of the game.
        phase: Phase,
        /// The phase or step needed.
        needs: NeedsForStep,
    },
    /// The stamp is in the future.
    FromTheFuture {
        /// Time by which the stamp is ahead, in ms.
        ahead_ms: i64,
    },
    /// The stamp is before the game.
    BeforeTheGame {
        /// The game that had not started.
        game: GameId,
        /// Time by which the stamp is early, in ms.
        early_ms: i64,
    },
    /// The move is not in UCI notation.
    NotAMove {
        /// The text that was sent.
        text: String,
    },
    /// The board's evidence level knows no moves.
    NotAtThisLevel {
        /// The board named.
        board: BoardNo,
        /// The kind of report.
        report: Report,
    },
    /// A setting is out of its range.
    BadSetting {
        /// The setting with its range.
        setting: Setting,
        /// The value that was given.
        #[serde(default, skip_serializing_if = "String::is_empty")]
        found: String,
    },
    /// A result does not fit the way it came about.
    BadResult {
        /// The result that was asked.
        result: GameResult,
        /// The way the game ended.
        by: Termination,
        /// The results that fit it.
        fits: Fits,
    },
    /// GO is too far ahead or too late for a countdown.
    BadGo {
        /// GO − now, in ms; negative is in the past.
        distance_ms: i64,
        /// True if a referee counted aloud.
        by_voice: bool,
    },
    /// There is no such fact, or it cannot be changed in this way.
    NoSuchFact {
        /// The fact named.
        fact: FactId,
        /// The kind of fact that was needed there.
        expected: FactKind,
    },
    /// The question was answered already.
    Answered {
        /// The fact that asked.
        fact: FactId,
        /// The answer that was refused.
        answer: Answer,
        /// The device that answered; missing for the server's own machine.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        by: Option<DeviceId>,
    },
    /// The call or ruling was annulled already.
    AlreadyVoid {
        /// The call or ruling.
        fact: FactId,
    },
    /// The effect is no longer what the preview showed.
    PreviewChanged {
        /// The effect as it would be now.
        now: PreviewId,
    },
    /// Another referee corrected something meanwhile, which the sender has not seen.
    Overtaken {
        /// The game named.
        game: GameId,
        /// The other referee's act.
        change: Change,
        /// The result from that act on, if it changed the result.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        result: Option<GameResult>,
        /// The result before that act, if it corrected a sealed one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        was: Option<GameResult>,
        /// The device of the other referee; missing for the server's own machine.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        by: Option<DeviceId>,
        /// The fact that stands now. A request that names it is decided on it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        stands: Option<FactId>,
    },
    /// Hindrances stand against the start.
    NotReady {
        /// The hindrances with their boards.
        hindrances: Vec<Hindrance>,
    },
    /// The result is sealed.
    Sealed {
        /// The game named.
        game: GameId,
    },
    /// The result cannot be sealed yet.
    NotConfirmed {
        /// The game named.
        game: GameId,
        /// The step needed.
        needs: NeedsForResult,
        /// The result on which both players of a Speed game agree since the end.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        result: Option<GameResult>,
    },
    /// The game's rules have no such thing.
    NotInThisGame {
        /// The game named.
        game: GameId,
        /// The rules of that game.
        ruleset: Ruleset,
        /// The kind of report or call.
        unknown: Unknown,
    },
    /// The two players decide a Speed game; referees record the decision (SP-25).
    PlayersDecide {
        /// The game named.
        game: GameId,
        /// The act that was asked.
        act: PlayersAct,
        /// The result on which they agree since the end, if the request names another one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        result: Option<GameResult>,
    },
    /// No phone asks with this number.
    NotAsking {
        /// The number that was given.
        number: u32,
    },
    /// There is no such device.
    NoSuchDevice {
        /// The device named.
        device: DeviceId,
    },
    /// A text is not one line of visible characters.
    BadText {
        /// The field of the text.
        field: Field,
        /// The fault of the text.
        fault: TextFault,
    },
    /// The request's tag or a text is too long.
    TooLong {
        /// The field that is too long.
        field: Field,
        /// The limit in characters.
        max: u32,
    },
}

macro_rules! codes {
    ($(#[$doc:meta])* $name:ident { $($(#[$of:meta])* $variant:ident),* $(,)? }) => {
        $(#[$doc])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
        #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
        #[serde(rename_all = "snake_case")]
        pub enum $name { $($(#[$of])* $variant),* }
    };
}

codes!(
    /// A report that the evidence level of a board does not know.
    Report {
        /// Presses of the clock.
        Presses,
        /// Moves on a board.
        Moves,
    }
);

codes!(
    /// A field of a request that holds text.
    Field {
        /// The request's tag.
        Tag,
        /// A referee's reason.
        Reason,
        /// The fault in a referee's words.
        Fault,
        /// The claim in a player's words.
        Claim,
        /// The name of a device.
        Name,
        /// The name of a court.
        CourtName,
        /// A position in FEN notation.
        Position,
    }
);

codes!(
    /// The kind of fact that a request has to name.
    FactKind {
        /// A call that counts.
        Call,
        /// A call that was joined to another referee's.
        JoinedCall,
        /// A ruling, an answer, or a tap that ended a game.
        Ruling,
        /// A ruling, and not an end that the board itself showed.
        RulingNotOfTheBoard,
        /// A call or ruling, and not a void of one.
        NoVoid,
        /// An open question.
        OpenQuestion,
        /// An answer to calls of which one still counts.
        AnswerToCalls,
    }
);

codes!(
    /// The phase or step that a request needs.
    NeedsForStep {
        /// A match's time is arranged before its start.
        ArrangeBeforeStart,
        /// The evidence level counts no more.
        EvidenceIsOver,
        /// Boards are found ready before their start.
        ReadyBeforeStart,
        /// Only a game that waits or stands still can be started.
        WaitingOrPaused,
        /// A start can be stopped until GO only.
        BeforeGo,
        /// No start has to be annulled.
        NoStart,
        /// The countdown is to be stopped instead.
        StopCountdown,
        /// The result has to be annulled first.
        VoidResult,
        /// The game has not started.
        NotStarted,
        /// A game leaves its board before its start, and while nothing was called or entered for it.
        TakenOffBeforeStart,
        /// The head referee stops a countdown.
        HeadStopsCountdown,
        /// The game stands still already.
        Paused,
        /// The game has ended.
        Ended,
        /// After the end no penalty is served any more.
        GoesOn,
        /// The clocks count no more.
        ClocksAreOver,
        /// The start has to be ruled first.
        StartRuled,
        /// After the start it is called as a fault.
        CallAsFault,
        /// A game of a chain can be drawn once it is played.
        Played,
        /// With fewer than ten moves by both the start is annulled (FIDE 7.3).
        AnnulStart,
    }
);

codes!(
    /// The step that a result needs before it is sealed or corrected.
    NeedsForResult {
        /// Both players agreed on another result since the end; a referee has to enter it.
        PlayersAgree,
        /// Both players agreed since the end to play on.
        PlayersPlayOn,
        /// It is not sealed.
        NotSealed,
        /// A late report about it waits in the inbox.
        LateReport,
        /// A referee has to enter what the board shows.
        Entry,
        /// The game has not ended.
        End,
        /// A second referee has to enter the same.
        SecondEntry,
        /// The entries differ, or the board says otherwise.
        OneResult,
    }
);

codes!(
    /// A request that needs the decision of both players of a Speed game.
    PlayersAct {
        /// To rule a result.
        Rule,
        /// To enter a result that is not theirs.
        Enter,
        /// To enter another result than they have agreed on since the end.
        EnterAnother,
        /// To enter a result of a game that goes on as both say.
        EnterUnfinished,
        /// To correct a result.
        Correct,
        /// To make an end or a claim void.
        Void,
    }
);

codes!(
    /// A report or call that the rules of a game do not have.
    Unknown {
        /// A stop of both clocks by a player.
        ClocksStopped,
        /// Words of the players on a claim.
        PlayersWords,
        /// A promotion that is only declared.
        Promotion,
        /// A move that is taken back.
        Withdrawal,
        /// A reminder by a player.
        Reminder,
        /// A note about a bystander.
        Interference,
        /// A claim of Speed chess alone.
        SpeedClaim,
        /// Runs after each move.
        Runs,
        /// Stops behind a line.
        Stops,
        /// Cards that offer a draw.
        DrawCards,
        /// Claims about touched pieces.
        TouchedPieces,
        /// Corrections of an illegal move.
        Corrections,
        /// A penalty other than a note or a warning.
        Penalty,
        /// A claim that Speed chess does not have.
        Claim,
        /// Cards of walkers.
        WalkCards,
        /// A check-list.
        CheckList,
        /// An item of another rule system's check-list.
        Item,
    }
);

codes!(
    /// Another referee's act that a request has not seen.
    Change {
        /// The agreed result became another one.
        Became,
        /// The result was sealed.
        Sealed,
        /// The sealed result was corrected.
        Corrected,
        /// The clocks were set.
        Clocks,
        /// The position was set.
        Position,
        /// The players were corrected.
        Players,
        /// A correction was annulled.
        Voided,
    }
);

codes!(
    /// The results that fit a way of ending.
    Fits {
        /// A win for either side.
        Winner,
        /// A drawn game or match.
        Draw,
        /// A winner or a draw.
        WinnerOrDraw,
    }
);

/// Results of one round in one state that are not sealed.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Unsealed {
    /// The round of the games.
    pub round: u16,
    /// The boards of the games.
    pub boards: Vec<BoardNo>,
    /// The progress of the results.
    pub state: ResultState,
}

impl Refusal {
    /// The refusal of a text that [`check_line`](crate::check_line) does not take.
    pub fn of_text(field: Field, fault: TextFault) -> Self {
        match fault {
            TextFault::TooLong { max } => Self::TooLong { field, max },
            fault => Self::BadText { field, fault },
        }
    }

    /// The message for a person.
    pub fn message(&self) -> Message {
        match self {
            Self::BadSetting { setting, found } => {
                Message::of("setting", setting).with("found", found)
            }
            other => Message::of("refusal", other),
        }
    }

    /// The stable code: the variant's name in `snake_case`, as it stands on the wire.
    ///
    /// ```
    /// use court_protocol::{GameId, Refusal};
    /// assert_eq!(Refusal::NoSuchGame { game: GameId(3), on: None }.code(), "no_such_game");
    /// ```
    pub fn code(&self) -> String {
        crate::code(self)
    }
}
