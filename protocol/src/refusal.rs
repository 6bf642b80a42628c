//! Refusals: rulings that reject a request, each with a stable code and a sentence for a referee.
//!
//! A refusal is an answer, not an error: it is journaled with its request. Every repeat of the
//! request gets it again.

use crate::{
    BoardNo, CourtId, DeviceId, FactId, GameId, OffDuty, Phase, PreviewId, Role, Ruleset,
    TextFault, boards_named,
};
use serde::{Deserialize, Serialize};

/// The reasons why a request was refused. The sentence is the `Display` text, the code is the
/// variant's name in `snake_case`.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Refusal {
    /// The sender's role does not allow it.
    #[error("a {role} may not {what}: ask the head referee")]
    NotYours {
        /// The sender's role.
        role: Role,
        /// The request, as a verb phrase.
        what: String,
    },
    /// The device was not on duty at the press. A fault called there is not refused: the head
    /// referee decides on it.
    #[error("{why}: press it where the duty is now, or ask the head referee for one")]
    OffDuty {
        /// The reason why it was not on duty.
        why: OffDuty,
    },
    /// The sender has no role on this court.
    #[error("{} no role on {court}", elsewhere(*role))]
    WrongCourt {
        /// The court named.
        court: CourtId,
        /// The sender's role on courts of his own, if he has one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        role: Option<Role>,
    },
    /// There is no such court.
    #[error("there is no {court} here")]
    NoSuchCourt {
        /// The court named.
        court: CourtId,
    },
    /// The device does not report for this board.
    #[error("this device does not report for {board}")]
    WrongBoard {
        /// The board named.
        board: BoardNo,
    },
    /// There is no such board.
    #[error("there is no {board} on this court; it has boards 1 to {boards}")]
    NoSuchBoard {
        /// The board named.
        board: BoardNo,
        /// Number of boards on the court.
        boards: u8,
    },
    /// There is no such game, or none on the board named.
    #[error("{}", not_there(*game, *on))]
    NoSuchGame {
        /// The game named.
        game: GameId,
        /// The board that has the game, if it is another one than the board named.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        on: Option<BoardNo>,
    },
    /// The board has no game.
    #[error("no game is paired on {board}")]
    NoGame {
        /// The board named.
        board: BoardNo,
    },
    /// The game's id is taken.
    #[error("{game} is already on this court; a new game needs a new number")]
    GameExists {
        /// The id that is taken.
        game: GameId,
    },
    /// Boards have a game that has not ended.
    #[error("{}", still_played(boards))]
    BoardTaken {
        /// The boards whose games go on.
        boards: Vec<BoardNo>,
    },
    /// Results of the games that would leave their boards are not sealed.
    #[error(
        "results of the last games are not sealed ({}): enter and seal them, or put the next games on \
         with a reason",
        reasons.join("; ")
    )]
    NotSealed {
        /// The state of these results, a sentence each that names its boards.
        reasons: Vec<String>,
    },
    /// The phase of the game does not allow it.
    #[error("{game} is {phase}: {needs}")]
    WrongPhase {
        /// The game named.
        game: GameId,
        /// The progress of the game.
        phase: Phase,
        /// A sentence that names the phase or step needed.
        needs: String,
    },
    /// The stamp is in the future.
    #[error("the stamp lies {ahead_ms} ms ahead of the court's clock; check the device's clock")]
    FromTheFuture {
        /// Time by which the stamp is ahead, in ms.
        #[cfg_attr(test, ts(type = "number"))]
        ahead_ms: i64,
    },
    /// The stamp is before the game.
    #[error("the stamp lies {early_ms} ms before the start of {game}")]
    BeforeTheGame {
        /// The game that had not started.
        game: GameId,
        /// Time by which the stamp is early, in ms.
        #[cfg_attr(test, ts(type = "number"))]
        early_ms: i64,
    },
    /// The move is not in UCI notation.
    #[error("{text:?} is not a move in UCI notation such as e2e4 or e7e8q")]
    NotAMove {
        /// The text that was sent.
        text: String,
    },
    /// The board's evidence level knows no moves.
    #[error("{board} does not report {what} at its evidence level")]
    NotAtThisLevel {
        /// The board named.
        board: BoardNo,
        /// The report, as a noun phrase.
        what: String,
    },
    /// A setting is out of its range.
    #[error("{what}: {found} is not possible; expected {expected}")]
    BadSetting {
        /// The name of the setting.
        what: String,
        /// The value that was given.
        found: String,
        /// The values that are possible.
        expected: String,
    },
    /// GO is too far ahead or too late for a countdown.
    #[error("GO cannot be {distance_ms} ms from now: {expected}")]
    BadGo {
        /// GO − now, in ms; negative is in the past.
        #[cfg_attr(test, ts(type = "number"))]
        distance_ms: i64,
        /// The possible range, as a phrase.
        expected: String,
    },
    /// There is no such fact, or it cannot be changed in this way.
    #[error("line {fact} is not {expected}")]
    NoSuchFact {
        /// The fact named.
        fact: FactId,
        /// The kind of fact that was needed there.
        expected: String,
    },
    /// The question was answered already.
    #[error("question {fact} was answered already: {how}")]
    Answered {
        /// The fact that asked.
        fact: FactId,
        /// The answer and its sender, in few words.
        #[serde(default, skip_serializing_if = "String::is_empty")]
        how: String,
    },
    /// The call or ruling was made void already.
    #[error(
        "line {fact} is void already; to have it count again, call or rule it again, for its earlier \
         instant"
    )]
    AlreadyVoid {
        /// The call or ruling.
        fact: FactId,
    },
    /// The effect is no longer what the preview showed.
    #[error("the effect has changed since that preview; look at the new one")]
    PreviewChanged {
        /// The effect as it would be now.
        now: PreviewId,
    },
    /// Another referee corrected something meanwhile, which the sender has not seen.
    #[error("{what} meanwhile; look again")]
    Overtaken {
        /// The game named.
        game: GameId,
        /// The other referee's act, as a sentence without its end.
        what: String,
        /// The fact that stands now. A request that names it is decided on it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        stands: Option<FactId>,
    },
    /// Hindrances stand against the start.
    #[error("the start has to wait: {}; put it right, or start with a reason", reasons.join("; "))]
    NotReady {
        /// The hindrances, a sentence each that names its board.
        reasons: Vec<String>,
    },
    /// The result is sealed.
    #[error("the result of {game} is sealed; only the head referee corrects it, with a reason")]
    Sealed {
        /// The game named.
        game: GameId,
    },
    /// The result cannot be sealed yet.
    #[error("the result of {game} is not confirmed yet: {needs}")]
    NotConfirmed {
        /// The game named.
        game: GameId,
        /// A sentence that names the step needed.
        needs: String,
    },
    /// The game's rules have no such thing.
    #[error("{game} is {ruleset}, which knows no {what}")]
    NotInThisGame {
        /// The game named.
        game: GameId,
        /// The rules of that game.
        ruleset: Ruleset,
        /// The request, as a noun phrase.
        what: String,
    },
    /// The two players decide a Speed game; referees take down what they say (SP-25).
    #[error(
        "the two players decide {game}: take down what they claim and confirm, or that both agree, \
         before you {what}"
    )]
    PlayersDecide {
        /// The game named.
        game: GameId,
        /// The request, as a verb phrase.
        what: String,
    },
    /// No phone asks with this number.
    #[error("no phone asks with number {number}; look at the list again")]
    NotAsking {
        /// The number that was given.
        number: u32,
    },
    /// There is no such device.
    #[error("there is no {device} here; look at the list again")]
    NoSuchDevice {
        /// The device named.
        device: DeviceId,
    },
    /// The request's tag or a text is too long.
    #[error("{what} is longer than {max} bytes")]
    TooLong {
        /// The field that is too long.
        what: String,
        /// The limit in bytes.
        max: u32,
    },
}

impl Refusal {
    /// The refusal of a text that [`check_line`](crate::check_line) does not take; `what`
    /// names the field.
    ///
    /// ```
    /// use court_protocol::{Refusal, check_line};
    /// let fault = check_line("a\u{1b}[2J", 80).unwrap_err();
    /// assert_eq!(
    ///     Refusal::of_text("the name", fault).to_string(),
    ///     "the name: the character U+001B is not possible; expected one line of characters that are seen"
    /// );
    /// ```
    #[must_use]
    pub fn of_text(what: &str, fault: TextFault) -> Self {
        let what = what.to_owned();
        let (found, expected) = match fault {
            TextFault::TooLong(max) => return Self::TooLong { what, max: max as u32 },
            TextFault::Blank => ("an empty one".to_owned(), "a few words"),
            TextFault::Unseen(unseen) => (
                format!("the character U+{:04X}", u32::from(unseen)),
                "one line of characters that are seen",
            ),
        };
        Self::BadSetting { what, found, expected: expected.to_owned() }
    }

    /// The stable code: the variant's name in `snake_case`, as it stands on the wire.
    ///
    /// ```
    /// use court_protocol::{GameId, Refusal};
    /// assert_eq!(Refusal::NoSuchGame { game: GameId(3), on: None }.code(), "no_such_game");
    /// ```
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            Self::NotYours { .. } => "not_yours",
            Self::OffDuty { .. } => "off_duty",
            Self::WrongCourt { .. } => "wrong_court",
            Self::NoSuchCourt { .. } => "no_such_court",
            Self::WrongBoard { .. } => "wrong_board",
            Self::NoSuchBoard { .. } => "no_such_board",
            Self::NoSuchGame { .. } => "no_such_game",
            Self::NoGame { .. } => "no_game",
            Self::GameExists { .. } => "game_exists",
            Self::BoardTaken { .. } => "board_taken",
            Self::NotSealed { .. } => "not_sealed",
            Self::WrongPhase { .. } => "wrong_phase",
            Self::FromTheFuture { .. } => "from_the_future",
            Self::BeforeTheGame { .. } => "before_the_game",
            Self::NotAMove { .. } => "not_a_move",
            Self::NotAtThisLevel { .. } => "not_at_this_level",
            Self::BadSetting { .. } => "bad_setting",
            Self::BadGo { .. } => "bad_go",
            Self::NoSuchFact { .. } => "no_such_fact",
            Self::Answered { .. } => "answered",
            Self::AlreadyVoid { .. } => "already_void",
            Self::PreviewChanged { .. } => "preview_changed",
            Self::Overtaken { .. } => "overtaken",
            Self::NotReady { .. } => "not_ready",
            Self::Sealed { .. } => "sealed",
            Self::NotConfirmed { .. } => "not_confirmed",
            Self::NotInThisGame { .. } => "not_in_this_game",
            Self::PlayersDecide { .. } => "players_decide",
            Self::NotAsking { .. } => "not_asking",
            Self::NoSuchDevice { .. } => "no_such_device",
            Self::TooLong { .. } => "too_long",
        }
    }
}

fn not_there(game: GameId, on: Option<BoardNo>) -> String {
    match on {
        Some(board) => format!("{game} is on {board}"),
        None => format!("there is no {game} on this court"),
    }
}

fn still_played(boards: &[BoardNo]) -> String {
    let (has, has_not, it) = match boards.len() {
        1 => ("has a game", "has not", "it"),
        _ => ("have games", "have not", "them"),
    };
    format!(
        "{} still {has} that {has_not} ended, so no game was put on any board: end {it} first, or \
         put games on the other boards alone",
        boards_named(boards)
    )
}

fn elsewhere(role: Option<Role>) -> String {
    match role {
        Some(role) => format!("this device is {role} on other courts and has"),
        None => "this device has".to_owned(),
    }
}
