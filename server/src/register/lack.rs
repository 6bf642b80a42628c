//! The losses of a register: the file, and the names.

use super::{Folded, KEYS, PERSONS, RegisterError};
use court_protocol::PlayerId;
use std::fmt::{self, Display, Formatter};
use std::path::{Path, PathBuf};

/// Players that a sentence names; above that it gives their number.
const NAMED_MAX: usize = 6;

/// Why names are missing, and what to do: a sentence for the person at the server. Play goes on
/// without them.
#[derive(Debug, thiserror::Error)]
pub enum Lack {
    /// The register's folder is not there, or a file of it.
    #[error("{} is not there: {ADVICE}", .0.display())]
    Gone(PathBuf),
    /// A file holds less than it did.
    #[error("{0}: {ADVICE}")]
    Lost(Lost),
    /// The register cannot be read, or takes no names.
    #[error("{0}; until then players have only their numbers")]
    Unread(#[from] RegisterError),
}

impl Lack {
    /// The sentence once everyone has his name again from the set-up file.
    #[must_use]
    pub fn entered_again(&self) -> String {
        let again = "the names were entered again from the set-up file";
        match self {
            Self::Gone(file) => format!("{} is not there: {again}", file.display()),
            Self::Lost(lost) => format!("{lost}: {again}"),
            Self::Unread(error) => format!("{error}; until then names come from the set-up file"),
        }
    }
}

const ADVICE: &str = "players without a name have only their numbers. Restore the register's \
                      folder from a copy, or enter the names again: start the server with the \
                      set-up file that has them";

/// The loss of one file of the register.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Lost {
    /// The file's path.
    pub file: PathBuf,
    /// The damaged places, in bytes.
    pub damaged_at: Vec<u64>,
    /// Those of whom only the other file knows.
    pub players: Vec<PlayerId>,
}

impl Display for Lost {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.file.display())?;
        if !self.damaged_at.is_empty() {
            let places: Vec<String> = self.damaged_at.iter().map(ToString::to_string).collect();
            write!(f, " is damaged at byte {}", some(&places))?;
        }
        if !self.players.is_empty() {
            let and = if self.damaged_at.is_empty() { "" } else { " and" };
            let players: Vec<String> = self.players.iter().map(ToString::to_string).collect();
            write!(f, "{and} lacks {}", some(&players))?;
        }
        Ok(())
    }
}

/// The first of many, and how many more.
fn some(all: &[String]) -> String {
    match all.split_at_checked(NAMED_MAX) {
        Some((first, more)) if !more.is_empty() => {
            format!("{} and {} more", first.join(", "), more.len())
        }
        _ => all.join(", "),
    }
}

/// The files that the register in `dir` lacks.
pub(super) fn gone(dir: &Path) -> Vec<Lack> {
    if !dir.exists() {
        return vec![Lack::Gone(dir.into())];
    }
    let files = [KEYS, PERSONS].map(|name| dir.join(name));
    files.into_iter().filter(|file| !file.exists()).map(Lack::Gone).collect()
}

/// Both, a sentence for each file: one that is gone has lost everything.
pub(super) fn both(gone: Vec<Lack>, lost: Vec<Lack>) -> Vec<Lack> {
    let is_told =
        |file: &Path| gone.iter().any(|gone| matches!(gone, Lack::Gone(of) if of == file));
    let lost: Vec<Lack> = lost
        .into_iter()
        .filter(|lack| !matches!(lack, Lack::Lost(lost) if is_told(&lost.file)))
        .collect();
    gone.into_iter().chain(lost).collect()
}

/// The losses of the files of the register in `dir`.
pub(super) fn lost(dir: &Path, folded: &Folded) -> Vec<Lack> {
    let nameless = folded.known.iter().filter(|(_, known)| known.person.is_none());
    let of = |name: &str, damaged_at: &[u64], players: Vec<PlayerId>| Lost {
        file: dir.join(name),
        damaged_at: damaged_at.to_vec(),
        players,
    };
    [
        of(KEYS, &folded.damaged_keys, folded.keyless.iter().copied().collect()),
        of(PERSONS, &folded.damaged_persons, nameless.map(|(&player, _)| player).collect()),
    ]
    .into_iter()
    .filter(|lost| !lost.damaged_at.is_empty() || !lost.players.is_empty())
    .map(Lack::Lost)
    .collect()
}
