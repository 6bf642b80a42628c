//! The data folder of a demonstration or a rehearsal, inside the event's own.

use crate::about::About;
use crate::copies::file::{CheckedCopy, CopyError, write};
use crate::kept_file::KeptFileError;
use court_protocol::CourtTime;
use jiff::Timestamp;
use referee_journal::JournalOptions;
use referee_journal::private;
use referee_messages::say;
use std::fs::{self, File, TryLockError};
use std::io;
use std::path::{Path, PathBuf};

/// The folder of a rehearsal in the data folder.
const REHEARSAL: &str = "rehearsal";
/// The copy of the data folder that a rehearsal is made from. A server that is killed meanwhile leaves it.
const REHEARSAL_COPY: &str = "rehearsal.zip";

/// The reason why a demonstration or a rehearsal could not begin.
#[derive(Debug, thiserror::Error)]
pub enum DemoError {
    #[error(
        "a server runs in {} already: open its page, or name another data folder with --data-dir",
        .0.display()
    )]
    Running(PathBuf),
    #[error("could not prepare {}: {source}", .folder.display())]
    Folder {
        folder: PathBuf,
        #[source]
        source: io::Error,
    },
    #[error(transparent)]
    Copy(#[from] CopyError),
    #[error(transparent)]
    Kept(#[from] KeptFileError),
    #[error("could not start: {0}")]
    System(#[from] io::Error),
}

/// The data folder of a demonstration or a rehearsal, empty at first and its server's alone.
#[derive(Debug)]
pub struct DemoFolder {
    path: PathBuf,
    /// Held as long as the folder is.
    _lock: File,
}

impl DemoFolder {
    /// Makes `demo` in the data folder anew. An event in the data folder itself is not touched.
    ///
    /// # Errors
    /// [`DemoError::Running`] while another server uses it; [`DemoError::Folder`] if the disk fails.
    pub fn renew(data: &Path) -> Result<Self, DemoError> {
        Self::emptied(data, "demo")
    }

    /// Makes `rehearsal` in the data folder anew, with everything that the data folder holds, and marks
    /// it.
    ///
    /// # Errors
    /// As [`DemoFolder::renew`], and if the data folder cannot be copied.
    pub fn rehearse(data: &Path, mirror: Option<&Path>) -> Result<Self, DemoError> {
        let folder = Self::emptied(data, REHEARSAL)?;
        if JournalOptions::new(data).log_dir().exists() {
            let copy = data.join(REHEARSAL_COPY);
            let now = CourtTime(Timestamp::now().as_millisecond());
            write(data, mirror, None, now, true, &copy)?;
            let opened = CheckedCopy::read(&copy).and_then(|mut copy| {
                copy.open(&folder.path, now, &say!("console-rehearsal-epoch"))
            });
            // the copy is of no use once it is opened
            let _gone = fs::remove_file(&copy);
            opened?;
        }
        let about = About { rehearsal: true, ..About::read(&folder.path)? };
        about.keep(&folder.path)?;
        Ok(folder)
    }

    /// Deletes the folder of a rehearsal that has ended. False if there was none.
    ///
    /// # Errors
    /// As [`DemoFolder::renew`].
    pub(crate) fn forget_rehearsal(data: &Path) -> Result<bool, DemoError> {
        let folder = data.join(REHEARSAL);
        if !folder.exists() {
            return Ok(false);
        }
        let emptied = Self::emptied(data, REHEARSAL)?;
        let failed = |source| DemoError::Folder { folder: folder.clone(), source };
        fs::remove_dir(emptied.path()).map_err(failed)?;
        match fs::remove_file(data.join(REHEARSAL_COPY)) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => Err(failed(error)),
            _ => Ok(true),
        }
    }

    fn emptied(data: &Path, name: &str) -> Result<Self, DemoError> {
        let path = data.join(name);
        let failed = |source| DemoError::Folder { folder: path.clone(), source };
        private::make_folders(data).map_err(failed)?;
        let lock = File::options()
            .write(true)
            .create(true)
            .truncate(false)
            .open(data.join(format!("{name}.lock")))
            .map_err(failed)?;
        match lock.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => return Err(DemoError::Running(path)),
            Err(TryLockError::Error(source)) => return Err(failed(source)),
        }
        if path.exists() {
            fs::remove_dir_all(&path).map_err(failed)?;
        }
        private::make_folders(&path).map_err(failed)?;
        Ok(Self { path, _lock: lock })
    }

    pub fn path(&self) -> &Path {
        &self.path
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_demonstration_begins_in_an_empty_folder_and_leaves_the_event_beside_it_alone() {
        let data = tempfile::tempdir().expect("a folder for the test");
        fs::write(data.path().join("journal"), "the event's").expect("written");
        let first = DemoFolder::renew(data.path()).expect("made");
        fs::write(first.path().join("old"), "yesterday's").expect("written");
        drop(first);
        let second = DemoFolder::renew(data.path()).expect("made anew");
        assert_eq!(fs::read_dir(second.path()).expect("there").count(), 0);
        assert_eq!(fs::read(data.path().join("journal")).expect("there"), b"the event's");
    }

    #[test]
    fn a_second_demonstration_in_the_same_folder_is_refused_and_disturbs_nothing() {
        let data = tempfile::tempdir().expect("a folder for the test");
        let first = DemoFolder::renew(data.path()).expect("made");
        fs::write(first.path().join("here"), "").expect("written");
        let refused = DemoFolder::renew(data.path()).expect_err("it is taken");
        assert!(refused.to_string().contains("runs in"), "{refused}");
        assert!(first.path().join("here").exists());
    }
}
