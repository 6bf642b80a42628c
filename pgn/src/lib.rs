//! Reads and writes recorded games: PGN with the clocks of the players.
//!
//! [`open`] and [`read`] take files as boards and people leave them. A game has its tags, its moves
//! (each checked by the rules of chess) and the clocks beside them; a missing clock stays missing.
//! Variations and comments are skipped. Each flaw is a [`Finding`] that names file, line, game,
//! half-move and text, and the playable part of the game is kept. No input fails as a whole.
//!
//! ```
//! let pgn = b"[White \"A\"]\n[Result \"1-0\"]\n\n1. e4 {[%clk 0:09:58]} e5 2. Ke3 Nc6 1-0\n";
//! let read = referee_pgn::read("r1.pgn", pgn);
//! let game = &read.games[0];
//! assert_eq!((game.plies.len(), game.plies[0].san.as_str()), (2, "e4"));
//! assert_eq!(game.plies[0].left.map(|left| left.to_string()).as_deref(), Some("9:58.000"));
//! assert_eq!(game.plies[1].left, None);
//! let found = &game.findings[0];
//! assert_eq!((found.line, found.ply, &*found.text), (4, Some(3), "Ke3"));
//! assert_eq!(found.flaw, referee_pgn::Flaw::IllegalMove);
//! ```
//!
//! [`write()`] is the other direction; a game that was written is read back as it was:
//!
//! ```
//! let text = "[White \"A\"]\n\n1. e4 {[%clk 0:09:58.5] [%emt 0:00:06]} 1... e5 1-0\n\n";
//! let game = &referee_pgn::read("r1.pgn", text.as_bytes()).games[0];
//! assert_eq!(referee_pgn::write(&game.tags, &game.plies, &Default::default(), game.result), text);
//! ```
//!
//! # Design
//!
//! * The reader is our own. A reader for databases skips a move that it cannot read, and gives the
//!   next one to the wrong side. The tests compare ours with `pgn-reader` on whole files.
//! * Nothing here knows courts. A caller that exports games chooses the tags. One that replays them
//!   compares time control ([`RecordedGame::control_differs`]) and players
//!   ([`RecordedGame::differs_from`]) with its game.
//! * [`legal_move`] reads one move as people write it; typed moves use it too.

mod clock;
mod control;
mod finding;
mod game;
mod online;
mod token;
mod write;

pub use control::{ControlDiffers, time_control_text};
pub use finding::{Finding, Flaw};
pub use game::{RecordedGame, RecordedPly, Tags, legal_move};
pub use online::TagDiffers;
pub use write::write;

use court_protocol::{Message, message};
use std::borrow::Cow;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// The largest file that is read: a club's games of a century, or 60,000 games.
const FILE_BYTES_MAX: u64 = 64 * 1024 * 1024;

/// The games of one or many files, and what is wrong with the files as such.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Collection {
    /// The games, in the order of files and of places in them.
    pub games: Vec<RecordedGame>,
    /// The findings about no single game; the games carry their own.
    pub findings: Vec<Finding>,
}

impl Collection {
    /// All findings, those of the files first.
    pub fn all_findings(&self) -> impl Iterator<Item = &Finding> {
        self.findings.iter().chain(self.games.iter().flat_map(|game| &game.findings))
    }

    fn append(&mut self, mut other: Self) {
        self.games.append(&mut other.games);
        self.findings.append(&mut other.findings);
    }
}

/// Why a source of games could not be opened at all.
#[derive(Debug)]
pub enum OpenError {
    NoSuch { path: PathBuf, error: io::Error },
    EmptyFolder { path: PathBuf },
}

impl OpenError {
    /// The path, and the system's reason.
    pub fn message(&self) -> Message {
        match self {
            Self::NoSuch { path, error } if is_too_large(error) => {
                let (path, most) = (path.to_string_lossy(), FILE_BYTES_MAX);
                message!("pgn-too-large", path, most)
            }
            Self::NoSuch { path, error } => {
                message!("pgn-unreadable", path = path.to_string_lossy(), why = error.to_string())
            }
            Self::EmptyFolder { path } => {
                message!("pgn-empty-folder", path = path.to_string_lossy())
            }
        }
    }
}

/// Reads a PGN file, or every `.pgn` of a folder in the order of their names (`r2` before `r10`).
///
/// One file that cannot be read is a finding and disturbs no other.
///
/// # Errors
/// When there is nothing to read under that name.
pub fn open(path: &Path) -> Result<Collection, OpenError> {
    let no_such = |error| OpenError::NoSuch { path: path.to_owned(), error };
    if !std::fs::metadata(path).map_err(no_such)?.is_dir() {
        let bytes = read_file(path).map_err(no_such)?;
        return Ok(read(&path.to_string_lossy(), &bytes));
    }
    let mut files = Vec::new();
    for entry in std::fs::read_dir(path).map_err(no_such)? {
        let file = entry.map_err(no_such)?.path();
        if file.extension().is_some_and(|ending| ending.eq_ignore_ascii_case("pgn")) {
            files.push(file);
        }
    }
    if files.is_empty() {
        return Err(OpenError::EmptyFolder { path: path.to_owned() });
    }
    files.sort_by_cached_key(|file| natural_order(&file.to_string_lossy()));
    let mut collection = Collection::default();
    for file in files {
        let name = file.to_string_lossy();
        match read_file(&file) {
            Ok(bytes) => collection.append(read(&name, &bytes)),
            Err(error) => collection.findings.push(Finding {
                file: Arc::from(&*name),
                game: None,
                ply: None,
                line: 0,
                text: if is_too_large(&error) { String::new() } else { error.to_string() },
                flaw: if is_too_large(&error) { Flaw::TooLarge } else { Flaw::Unreadable },
            }),
        }
    }
    Ok(collection)
}

/// Reads the text of one PGN file; `file` is what findings call it.
pub fn read(file: &str, bytes: &[u8]) -> Collection {
    let Decoded { text, bad_line, is_cut_off } = decode(bytes);
    let file: Arc<str> = Arc::from(file);
    let mut collection = game::read_games(&file, &text);
    let whole_file = |line, text: &str, flaw| Finding {
        file: Arc::clone(&file),
        game: None,
        ply: None,
        line,
        text: text.to_owned(),
        flaw,
    };
    let last_line = || text.trim_end().lines().last().unwrap_or_default();
    match collection.games.last_mut() {
        Some(last) if is_cut_off => last.findings.push(Finding {
            game: Some(last.number),
            ..whole_file(text.lines().count() as u32, &game::excerpt(last_line()), Flaw::CutOff)
        }),
        _ => {}
    }
    if collection.games.is_empty() {
        collection.findings.insert(0, whole_file(0, "", Flaw::NoGame));
    }
    if let Some(line) = bad_line {
        let at = text.lines().nth(line as usize - 1).unwrap_or_default();
        let finding = whole_file(line, &game::excerpt(at), Flaw::Encoding);
        collection.findings.insert(0, finding);
    }
    collection
}

fn is_too_large(error: &io::Error) -> bool {
    error.kind() == io::ErrorKind::FileTooLarge
}

fn read_file(path: &Path) -> io::Result<Vec<u8>> {
    let length = std::fs::metadata(path)?.len();
    if length > FILE_BYTES_MAX {
        return Err(io::ErrorKind::FileTooLarge.into());
    }
    std::fs::read(path)
}

/// The text of a file.
struct Decoded<'a> {
    text: Cow<'a, str>,
    /// The first line whose bytes are no text of a known encoding.
    bad_line: Option<u32>,
    /// It ends in the middle of a character.
    is_cut_off: bool,
}

fn decode(bytes: &[u8]) -> Decoded<'_> {
    let utf16 = |bytes: &[u8], unit: fn([u8; 2]) -> u16| {
        let (pairs, half) = bytes.as_chunks::<2>();
        let last = pairs.last().map(|pair| unit(*pair));
        // the first half of a character that takes two
        let is_halved = last.is_some_and(|last| (0xd800..0xdc00).contains(&last));
        let units = pairs.iter().map(|pair| unit(*pair));
        let text: String =
            char::decode_utf16(units).map(|c| c.unwrap_or(char::REPLACEMENT_CHARACTER)).collect();
        Decoded { text: text.into(), bad_line: None, is_cut_off: is_halved || !half.is_empty() }
    };
    match bytes {
        [0xff, 0xfe, rest @ ..] => utf16(rest, u16::from_le_bytes),
        [0xfe, 0xff, rest @ ..] => utf16(rest, u16::from_be_bytes),
        _ => match std::str::from_utf8(bytes) {
            Ok(text) => Decoded { text: text.into(), bad_line: None, is_cut_off: false },
            Err(error) => {
                let before = &bytes[..error.valid_up_to()];
                let line = before.split(|byte| *byte == b'\n').count() as u32;
                let text = bytes.iter().map(|byte| char::from(*byte)).collect();
                Decoded { text, bad_line: Some(line), is_cut_off: false }
            }
        },
    }
}

/// Sorts numbers inside names by their worth: letters stay, runs of digits become numbers.
fn natural_order(name: &str) -> Vec<(String, u64)> {
    let mut parts = Vec::new();
    let mut rest = name;
    while !rest.is_empty() {
        let words = rest.find(|c: char| c.is_ascii_digit()).unwrap_or(rest.len());
        let (word, after) = rest.split_at(words);
        let digits = after.find(|c: char| !c.is_ascii_digit()).unwrap_or(after.len());
        let (number, after) = after.split_at(digits);
        parts.push((word.to_lowercase(), number.parse().unwrap_or(u64::MAX)));
        rest = after;
    }
    parts
}

#[cfg(test)]
mod tests;
