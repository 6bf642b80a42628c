//! The flaws of a recorded game, described so that its owner finds the place.

use court_protocol::Side;
use std::fmt;
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

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Flaw {
    /// Neither UTF-8 nor UTF-16; names are read as Latin-1 and may be spelt wrong.
    Encoding,
    NoGame,
    /// The file ends in the middle of a character.
    CutOff,
    Unreadable,
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

impl fmt::Display for Flaw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Encoding => {
                "neither UTF-8 nor UTF-16; names are read as Latin-1 and may be spelt wrong"
            }
            Self::NoGame => "no game found; expected tags such as [White \"…\"] and moves",
            Self::CutOff => "the file ends in the middle of a character; what followed is missing",
            Self::Unreadable => "the file cannot be read",
            Self::BrokenTag => "not a tag; expected [Name \"value\"]",
            Self::RepeatedTag => "this tag stands there twice; the first counts",
            Self::OpenComment => {
                "this comment is never closed; expected }, moves in it are not read"
            }
            Self::OpenVariation => {
                "this variation is never closed; expected ), moves in it are not read"
            }
            Self::StrayBracket => "a bracket where none belongs; passed over",
            Self::Clock => "not a time; expected h:mm:ss, the clock stays missing",
            Self::RepeatedClock => "another time for the same half-move; the first counts",
            Self::MoveNumber => "the move number does not fit; a half-move may be missing",
            Self::NotAMove => "not a move; the game is kept up to here",
            Self::IllegalMove => "not legal in this position; the game is kept up to here",
            Self::AmbiguousMove => {
                "more than one piece can make this move; the game is kept up to here"
            }
            Self::Variant => "a variant of chess that is not played here; no move is kept",
            Self::StartPosition => "not a possible starting position; no move is kept",
            Self::ContradictoryResult => {
                "the result in the tags and the one after the moves differ"
            }
            Self::ResultAgainstBoard { winner: Some(Side::White) } => {
                "the result differs from the board, where White has mated"
            }
            Self::ResultAgainstBoard { winner: Some(Side::Black) } => {
                "the result differs from the board, where Black has mated"
            }
            Self::ResultAgainstBoard { winner: None } => {
                "the result differs from the board, where the game is drawn"
            }
        })
    }
}

impl fmt::Display for Finding {
    /// `r1.pgn, line 14, game 2, ply 17 "Nf9": not a move; the game is kept up to here`
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.file)?;
        if self.line > 0 {
            write!(f, ", line {}", self.line)?;
        }
        if let Some(game) = self.game {
            write!(f, ", game {game}")?;
        }
        if let Some(ply) = self.ply {
            write!(f, ", ply {ply}")?;
        }
        if !self.text.is_empty() {
            write!(f, " {:?}", self.text)?;
        }
        write!(f, ": {}", self.flaw)
    }
}
