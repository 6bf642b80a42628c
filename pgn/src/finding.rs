//! The flaws of a recorded game, described so that its owner finds the place.

use court_protocol::{Message, Side, message};
use serde::Serialize;
use std::sync::Arc;

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Finding {
    pub file: Arc<str>,
    /// The game in it, from 1; missing where the file as a whole is meant.
    pub game: Option<u32>,
    /// The half-move it is about, from 1; missing where the game as a whole is meant.
    pub ply: Option<u32>,
    /// The line of the file, from 1.
    pub line: u32,
    /// The text that stands there; may be empty.
    pub text: String,
    pub flaw: Flaw,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Flaw {
    /// Neither UTF-8 nor UTF-16; names are read as Latin-1 and may be spelt wrong.
    Encoding,
    NoGame,
    /// The file ends in the middle of a character.
    CutOff,
    Unreadable,
    /// Longer than any file that is read.
    TooLarge,
    /// A line that begins like a tag and is none.
    BrokenTag,
    /// A tag for the second time, with another value; the first counts.
    RepeatedTag,
    OpenComment,
    OpenVariation,
    StrayBracket,
    /// A clock or a time used that cannot be read; it stays missing.
    Clock,
    /// A second, different clock for the same half-move; the first counts.
    RepeatedClock,
    /// A move number that is not this move's: a half-move may be missing.
    MoveNumber,
    NotAMove,
    IllegalMove,
    /// More than one piece can make this move.
    AmbiguousMove,
    /// A variant of chess that a court does not play.
    Variant,
    /// A starting position that is not possible.
    StartPosition,
    /// The result in the tags and the one after the moves differ.
    ContradictoryResult,
    /// The final position is mate, stalemate or without mating material, and the result differs.
    ResultAgainstBoard {
        /// The winner on the board; none in a draw.
        winner: Option<Side>,
    },
}

impl Flaw {
    /// True if the game cannot be played on from there.
    pub const fn stops_the_game(self) -> bool {
        matches!(
            self,
            Self::NotAMove
                | Self::IllegalMove
                | Self::AmbiguousMove
                | Self::Variant
                | Self::StartPosition
        )
    }

    /// True if moves of the game may be missing: it cannot be played on, or an unclosed comment or
    /// variation may include them.
    pub const fn cuts_the_game(self) -> bool {
        self.stops_the_game()
            || matches!(self, Self::OpenComment | Self::OpenVariation | Self::CutOff)
    }
}

impl Finding {
    /// The place, the text there and the flaw.
    pub fn message(&self) -> Message {
        let Self { file, game, ply, line, text, flaw } = self;
        let line = (*line > 0).then_some(line);
        let text = (!text.is_empty()).then(|| format!("{text:?}"));
        message!("pgn-finding", file = &**file, line, game, ply, text, flaw)
    }
}
