//! The set-up of an event: courts, boards, players, pairings, time controls.
//!
//! Read from a TOML file or made by flags; with neither it is one basketball court of twelve
//! boards. A mistake is reported with file, line and the expected values. The rules decide if a
//! court can be laid out as described.
//!
//! ```
//! use referee_server::config::Event;
//! let event = Event::parse("event.toml", r#"
//!     [[court]]
//!     name = "Hall B"
//!     boards = 8
//! "#)?;
//! assert_eq!(event.courts[0].setup.boards, 8);
//! # Ok::<(), referee_server::config::ConfigError>(())
//! ```

mod about;
mod file;
pub(crate) mod kept;
mod laid;
mod online;
mod pairing;
mod player;
mod rules;
mod source;
mod time;
mod told;

use crate::about::About;
use crate::court::COURTS_MAX;
use crate::register::Person;
use court_protocol::{CourtId, CourtSetup, Pairing, PlayerId, Refusal};
use referee_messages::words;
use std::collections::BTreeMap;
use std::io;
use std::path::Path;

/// Boards of a court by default (CR-2.1-1).
pub const BOARDS: u8 = 12;

/// An event as it was set up.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Event {
    pub about: About,
    /// Its courts, by number.
    pub courts: Vec<CourtPlan>,
    /// Its players, as the register is to know them.
    pub persons: BTreeMap<PlayerId, Person>,
    /// The file's text and its origin.
    set_up: SetUp,
}

/// The text of a set-up file, or the text that says the same as the flags that made the event.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
struct SetUp {
    file: String,
    text: String,
}

/// One court of an event.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CourtPlan {
    /// Its number, from 1.
    pub court: CourtId,
    /// The court's lanes, turning points and walls.
    pub setup: CourtSetup,
    /// Games to be put on its boards, where they are not on it already.
    pub pairings: Vec<Pairing>,
}

/// An error of a set-up.
#[derive(Debug, thiserror::Error)]
pub enum ConfigError {
    #[error("could not read the set-up {file}: {source}")]
    Io {
        file: String,
        #[source]
        source: io::Error,
    },
    #[error("{file}:{line}: {what}")]
    Syntax {
        file: String,
        /// The line, from 1.
        line: usize,
        /// The error found and the values expected.
        what: String,
    },
    #[error("{file}:{line}: {what}: {found} is not possible; expected {expected}")]
    Value {
        file: String,
        /// The line, from 1.
        line: usize,
        /// The name of the setting.
        what: String,
        found: String,
        expected: String,
    },
    #[error("{place}: {}", words().refusal(refusal))]
    Refused {
        /// The file with its line, or the flag.
        place: String,
        refusal: Refusal,
    },
    #[error("{flag}: {found} is not possible; expected {expected}")]
    Flag {
        /// The flag as it is typed, with its dashes.
        flag: &'static str,
        found: String,
        expected: String,
    },
}

impl Default for Event {
    /// One basketball court of twelve boards.
    fn default() -> Self {
        Self::plain(1, BOARDS)
    }
}

impl Event {
    fn plain(n: u16, boards: u8) -> Self {
        let courts = (1..=n)
            .map(|number| CourtPlan {
                court: CourtId(number),
                setup: CourtSetup::basketball(format!("Court {number}"), boards),
                pairings: Vec::new(),
            })
            .collect();
        let set_up = SetUp {
            file: String::new(),
            text: format!("[[court]]\nboards = {boards}\n").repeat(n.into()),
        };
        Self { about: About::default(), courts, persons: BTreeMap::new(), set_up }
    }

    /// Basketball courts with boards as the flags `--courts` and `--boards` give them.
    ///
    /// # Errors
    /// When there are too many of either.
    pub fn of_courts(courts: u16, boards: u8) -> Result<Self, ConfigError> {
        if courts == 0 || usize::from(courts) > COURTS_MAX {
            return Err(ConfigError::Flag {
                flag: "--courts",
                found: courts.to_string(),
                expected: format!("1 to {COURTS_MAX} courts"),
            });
        }
        let event = Self::plain(courts, boards);
        referee_core::setup::validate(&event.courts[0].setup)
            .map_err(|refusal| ConfigError::Refused { place: "--boards".into(), refusal })?;
        Ok(event)
    }

    /// Reads a set-up file.
    pub fn read(path: &Path) -> Result<Self, ConfigError> {
        Self::parse(&path.display().to_string(), &text_of(path)?)
    }

    /// Reads a set-up from its text; `file` is named where it is wrong.
    pub fn parse(file: &str, text: &str) -> Result<Self, ConfigError> {
        file::parse(file, text)
    }

    /// The same event with the pairings of another file: its next round. What that file leaves out
    /// of players, `[rules]` and `[time]` is as this event was set up; the courts stay.
    ///
    /// ```
    /// use referee_server::config::Event;
    /// let players = "[[player]]\nid = 1\nname = \"A\"\n[[player]]\nid = 2\nname = \"B\"\n";
    /// let event = Event::parse("event.toml", players)?;
    /// let pairing = "[[pairing]]\nround = 2\nboard = 1\nwhite = 2\nblack = 1\n";
    /// let round = event.round("round2.toml", pairing)?;
    /// assert_eq!(round.courts[0].pairings[0].setup.round, 2);
    /// # Ok::<(), referee_server::config::ConfigError>(())
    /// ```
    pub fn round(&self, file: &str, text: &str) -> Result<Self, ConfigError> {
        file::parse_round(self, file, text)
    }
}

/// The text of a set-up file.
///
/// # Errors
/// When it cannot be read, or is no UTF-8.
pub fn text_of(path: &Path) -> Result<String, ConfigError> {
    let file = path.display().to_string();
    let bytes =
        std::fs::read(path).map_err(|source| ConfigError::Io { file: file.clone(), source })?;
    String::from_utf8(bytes).map_err(|error| {
        let (before, from) = error.as_bytes().split_at(error.utf8_error().valid_up_to());
        let byte = from.first().expect("what is no UTF-8 begins with a byte");
        let line = before.split(|byte| *byte == b'\n').count();
        let what = format!("the byte 0x{byte:02X} is no UTF-8: save the file as UTF-8");
        ConfigError::Syntax { file, line, what }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_in_another_encoding_is_reported_with_its_line() {
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("event.toml");
        std::fs::write(&file, b"[[court]]\nname = \"Caf\xe9\"\n").expect("written");
        let told = Event::read(&file).expect_err("Latin-1").to_string();
        let told = told.replace(&folder.path().display().to_string(), "DIR");
        insta::assert_snapshot!(told, @"DIR/event.toml:2: the byte 0xE9 is no UTF-8: save the file as UTF-8");
    }
}
