//! An answer to a question of a prompt, with its key.

use super::{ClockWords, PlayersChange, Scope};
use crate::msg::Key;
use court_protocol::{
    Agreement, Answer, BoardId, BoardNo, CheckItem, CheckView, Claim, ClockRule, DeviceId,
    Evidence, FactId, Fault, Finding, GameResult, Interference, Piece, Role, Side, WalkCard,
    WalkOffence,
};

/// One answer to a step, with its key.
#[derive(Debug, Clone)]
pub(crate) struct Choice {
    pub(crate) key: Key,
    pub(crate) text: String,
    pub(crate) value: Value,
}

/// The meaning of an answer.
#[derive(Debug, Clone)]
pub(crate) enum Value {
    Fault(Fault),
    Card(WalkCard),
    Offence(WalkOffence),
    Item(CheckItem),
    Finding(Finding),
    Failed(CheckView),
    Side(Side),
    Board(BoardId),
    Result(GameResult),
    Claim(Claim),
    Scope(Scope),
    /// Words: of a reason, a file, a name, a square, a position.
    Text(String),
    /// The reason is to be typed.
    OwnWords,
    Players(PlayersChange),
    Clock(ClockWords),
    Evidence((Evidence, ClockRule)),
    Agreement(Agreement),
    Piece(Piece),
    Interference(Interference),
    Role(Role),
    Lanes(Vec<BoardNo>),
    Device(DeviceId),
    /// The usual grant of a phone: a line judge of this court, all lanes.
    Usual,
    Answer(Answer),
    Confirm,
    /// The line of another's decision is annulled instead.
    VoidInstead(FactId),
}

pub(super) fn choice(key: Key, text: impl Into<String>, value: Value) -> Choice {
    Choice { key, text: text.into(), value }
}

/// Answers by their letters.
pub(super) fn listed<T>(
    of: impl IntoIterator<Item = (char, T)>,
    text: impl Fn(&T) -> String,
    value: impl Fn(T) -> Value,
) -> Vec<Choice> {
    of.into_iter().map(|(key, it)| choice(Key::Char(key), text(&it), value(it))).collect()
}
