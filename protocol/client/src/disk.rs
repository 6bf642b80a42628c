//! The operations an outbox needs from a disk, and the file that provides them.
//!
//! `Disk` is a trait so that the simulated hall can put a disk under the outbox that tears and
//! loses unsynced bytes. This module knows nothing of requests.

#[cfg(test)]
pub(crate) mod memory;

use referee_messages::say;
use std::fs::{File, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// One append-only file.
pub trait Disk {
    /// All bytes of the file; none if there is no file yet.
    fn load(&mut self) -> io::Result<Vec<u8>>;

    /// Appends the bytes. They are not durable before the next [`sync`](Disk::sync).
    ///
    /// # Errors
    /// When the medium is full or broken; part of the bytes may have been written.
    fn append(&mut self, bytes: &[u8]) -> io::Result<()>;

    /// Makes the appended bytes durable.
    ///
    /// # Errors
    /// When it may not be durable. What was appended since the last success must then be taken for
    /// lost: [`replace`](Disk::replace) is the way on.
    fn sync(&mut self) -> io::Result<()>;

    /// Replaces the whole content, durably and at once. After a crash there is either the old
    /// content or the new.
    ///
    /// # Errors
    /// When the old content stands.
    fn replace(&mut self, bytes: &[u8]) -> io::Result<()>;
}

/// An outbox in a folder of its own, locked against every other process.
#[derive(Debug)]
pub struct FileDisk {
    folder: PathBuf,
    file: File,
    /// Held as long as the disk is open.
    _lock: File,
}

/// The reasons why the folder of an outbox could not be opened.
#[derive(Debug, thiserror::Error)]
pub enum FolderError {
    #[error("{}", say!("outbox-in-use", folder = folder.display().to_string()))]
    InUse { folder: PathBuf },
    #[error("{}", say!("outbox-not-opened", folder = folder.display().to_string(), why = error.to_string()))]
    NotOpened { folder: PathBuf, error: io::Error },
}

impl FileDisk {
    /// Opens the outbox of a folder, making both where they are missing.
    ///
    /// # Errors
    /// When the folder is another process's or cannot be written.
    pub fn open(folder: &Path) -> Result<Self, FolderError> {
        let folder = folder.to_owned();
        let not_opened = |error| FolderError::NotOpened { folder: folder.clone(), error };
        make_folder(&folder).map_err(not_opened)?;
        let lock = OpenOptions::new()
            .write(true)
            .create(true)
            .truncate(false)
            .open(folder.join("lock"))
            .map_err(not_opened)?;
        match lock.try_lock() {
            Ok(()) => {}
            Err(std::fs::TryLockError::WouldBlock) => {
                return Err(FolderError::InUse { folder });
            }
            Err(std::fs::TryLockError::Error(error)) => return Err(not_opened(error)),
        }
        let file = open_for_append(&folder).map_err(not_opened)?;
        sync_folder(&folder).map_err(not_opened)?;
        Ok(Self { folder, file, _lock: lock })
    }
}

/// Makes the folder and its parents, and makes their names durable, so that they survive
/// a power cut.
fn make_folder(folder: &Path) -> io::Result<()> {
    let missing: Vec<&Path> = folder.ancestors().take_while(|folder| !folder.is_dir()).collect();
    std::fs::create_dir_all(folder)?;
    for parent in missing.iter().filter_map(|made| made.parent()) {
        sync_folder(if parent.as_os_str().is_empty() { Path::new(".") } else { parent })?;
    }
    Ok(())
}

fn open_for_append(folder: &Path) -> io::Result<File> {
    OpenOptions::new().append(true).create(true).open(folder.join("outbox"))
}

/// Makes names in the folder durable. Only Unix lets a folder be synced, and only there it
/// needs to be.
fn sync_folder(folder: &Path) -> io::Result<()> {
    if cfg!(unix) { File::open(folder)?.sync_all() } else { Ok(()) }
}

impl Disk for FileDisk {
    fn load(&mut self) -> io::Result<Vec<u8>> {
        std::fs::read(self.folder.join("outbox"))
    }

    fn append(&mut self, bytes: &[u8]) -> io::Result<()> {
        self.file.write_all(bytes)
    }

    fn sync(&mut self) -> io::Result<()> {
        self.file.sync_data()
    }

    fn replace(&mut self, bytes: &[u8]) -> io::Result<()> {
        let new = self.folder.join("outbox.new");
        let mut file = File::create(&new)?;
        file.write_all(bytes)?;
        file.sync_all()?;
        std::fs::rename(&new, self.folder.join("outbox"))?;
        sync_folder(&self.folder)?;
        self.file = open_for_append(&self.folder)?;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_appended_is_there_again_and_a_replacement_takes_its_place() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let mut disk = FileDisk::open(folder.path()).expect("a new folder opens");
        assert_eq!(disk.load().expect("reads"), b"");
        disk.append(b"one").expect("appends");
        disk.sync().expect("syncs");
        disk.replace(b"two").expect("replaces");
        disk.append(b"three").expect("appends behind the replacement");
        drop(disk);
        let mut disk = FileDisk::open(folder.path()).expect("opens again");
        assert_eq!(disk.load().expect("reads"), b"twothree");
    }

    #[test]
    fn a_second_program_on_the_same_folder_is_told_so() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let _first = FileDisk::open(folder.path()).expect("a new folder opens");
        let second = FileDisk::open(folder.path()).expect_err("it is taken");
        assert!(second.to_string().contains("is in use by another program"), "{second}");
    }
}
