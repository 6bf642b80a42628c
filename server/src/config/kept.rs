//! The set-up as the data folder keeps it: a server that is started without a set-up goes on with it,
//! on this machine or where a safety copy was opened.

use super::{ConfigError, Event, file, text_of};
use crate::about::About;
use crate::kept_file::{self, KeptFileError};
use std::io;
use std::path::Path;

/// The set-up's file in the data folder.
pub(crate) const FILE: &str = "set-up.toml";

impl Event {
    /// Keeps the set-up in a data folder.
    ///
    /// # Errors
    /// [`KeptFileError`]; the file is then as it was.
    pub fn keep(&self, data: &Path) -> Result<(), KeptFileError> {
        kept_file::write(&data.join(FILE), self.set_up.text.as_bytes())
    }

    /// The event as it was set up before; `None` where no set-up was kept. Its description is the one
    /// that is kept beside it, because a logo's file is not.
    ///
    /// # Errors
    /// When the file cannot be read, or is no set-up any more.
    pub fn kept(data: &Path) -> Result<Option<Self>, ConfigError> {
        let path = data.join(FILE);
        let text = match text_of(&path) {
            Err(ConfigError::Io { source, .. }) if source.kind() == io::ErrorKind::NotFound => {
                return Ok(None);
            }
            text => text?,
        };
        // a damaged description is told when the server reads it again
        let about = About::read(data).unwrap_or_default();
        file::parse_kept(&path.display().to_string(), &text, about).map(Some)
    }
}

/// A set-up's text without its players, and without the pairings that name them; nothing if it is
/// no set-up.
pub(crate) fn without_players(text: &str) -> Option<String> {
    let mut tables: toml::Table = text.parse().ok()?;
    for table in ["player", "pairing"] {
        tables.remove(table);
    }
    toml::to_string(&tables).ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::config::BOARDS;

    const SET_UP: &str = "\
[event]
name = \"Hall Open\"
date = 2026-11-21
logo = \"away.svg\"
[rules]
illegal_move = \"2:00\"
[[court]]
boards = 8
# Ann's phone: 555
[[player]]
id = 1
name = \"Ann\"
[[player]]
id = 2
name = \"Bea\"
[[pairing]]
board = 1
white = 1
black = 2
";

    #[test]
    fn a_server_started_without_a_set_up_goes_on_with_the_one_it_had() {
        let data = tempfile::tempdir().expect("a folder");
        assert_eq!(Event::kept(data.path()).expect("readable"), None);
        let event = Event::of_courts(2, BOARDS).expect("possible");
        event.keep(data.path()).expect("kept");
        let kept = Event::kept(data.path()).expect("readable").expect("kept");
        assert_eq!(kept.courts, event.courts);

        let text = SET_UP.replace("logo = \"away.svg\"\n", "");
        let event = Event::parse("event.toml", &text).expect("possible");
        event.about.keep(data.path()).expect("kept");
        let with_logo = SET_UP.as_bytes();
        kept_file::write(&data.path().join(FILE), with_logo).expect("kept");
        let kept = Event::kept(data.path()).expect("readable").expect("kept");
        assert_eq!((&kept.about, &kept.courts), (&event.about, &event.courts));
        assert_eq!(kept.persons, event.persons);

        std::fs::write(data.path().join(FILE), "[[court").expect("written");
        let told = Event::kept(data.path()).expect_err("damaged").to_string();
        assert!(told.contains("set-up.toml:1: "), "{told}");
    }

    #[test]
    fn a_set_up_without_its_players_has_no_name_left_and_the_same_courts_and_rules() {
        let text = without_players(SET_UP).expect("a set-up");
        for gone in ["Ann", "Bea", "555", "pairing"] {
            assert!(!text.contains(gone), "{text}");
        }
        let about = About::default();
        let event = file::parse_kept("set-up.toml", &text, about).expect("possible");
        assert_eq!(event.courts[0].setup.boards, 8);
        assert!(text.contains("illegal_move = \"2:00\""), "{text}");
        assert_eq!(without_players("[[court"), None);
    }
}
