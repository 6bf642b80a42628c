//! The journal's needs of a disk: a flat folder of files, written in place and synced.
//!
//! Small on purpose: every call is one call of the operating system. A simulated disk can lose,
//! tear and refuse each of them under the very bytes the court server writes. It knows neither
//! records nor segments.

use std::fmt::Debug;
use std::io;
use std::sync::Arc;

/// One folder that holds one copy of the journal.
///
/// A new or renamed file is only sure to be found after a power cut once [`Disk::sync_dir`]
/// returned; its contents once [`DiskFile::sync`] returned.
pub trait Disk: Debug + Send + Sync {
    /// Makes an empty file, replacing one of the same name.
    ///
    /// # Errors
    /// The disk's error; [`io::ErrorKind::StorageFull`] when no room is left.
    fn create(&self, name: &str) -> io::Result<Arc<dyn DiskFile>>;

    /// Opens a file that is there, for reading and writing, or for reading only.
    ///
    /// # Errors
    /// [`io::ErrorKind::NotFound`] when there is none; any other error of the disk.
    fn open(&self, name: &str, access: Access) -> io::Result<Arc<dyn DiskFile>>;

    /// Gives a file another name, replacing one of that name, in one step.
    fn rename(&self, from: &str, to: &str) -> io::Result<()>;

    /// Removes a file; none of that name is no error.
    fn remove(&self, name: &str) -> io::Result<()>;

    /// The names of all files, sorted.
    fn list(&self) -> io::Result<Vec<String>>;

    /// Makes the folder's names durable.
    ///
    /// # Errors
    /// The disk's error. As with a file, a failed sync is never tried again.
    fn sync_dir(&self) -> io::Result<()>;

    /// Takes the folder for one writer until the returned lock is dropped.
    ///
    /// # Errors
    /// [`LockError::Held`] when another writer has it, with its process number where known.
    fn lock(&self) -> Result<Box<dyn DirLock>, LockError>;

    /// Bytes that could still be written to this disk.
    fn free(&self) -> io::Result<u64>;

    fn name(&self) -> String;

    /// True if `file` still lies under `name`: nobody has removed, renamed or replaced it, or a
    /// folder above it.
    ///
    /// # Errors
    /// The disk's error.
    fn holds(&self, name: &str, file: &dyn DiskFile) -> io::Result<bool> {
        match self.open(name, Access::Read) {
            Ok(there) => Ok(there.identity()? == file.identity()?),
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(false),
            Err(error) => Err(error),
        }
    }
}

/// Writes a small file anew, durably: whoever reads it finds the old one or the new one, whole.
pub(crate) fn replace(disk: &dyn Disk, name: &str, bytes: &[u8]) -> io::Result<()> {
    let writing = format!("{name}.writing");
    let file = disk.create(&writing)?;
    file.write_at(bytes, 0)?;
    file.sync()?;
    disk.rename(&writing, name)?;
    disk.sync_dir()
}

/// One open file of a [`Disk`].
pub trait DiskFile: Debug + Send + Sync {
    /// Writes all of `bytes` at `offset`, in the page cache only.
    ///
    /// # Errors
    /// The disk's error; some of the bytes may have been written.
    fn write_at(&self, bytes: &[u8], offset: u64) -> io::Result<()>;

    /// Reads up to `buffer.len()` bytes at `offset`; fewer only at the end of the file.
    fn read_at(&self, buffer: &mut [u8], offset: u64) -> io::Result<usize>;

    /// Makes everything written so far durable (`fdatasync`).
    ///
    /// # Errors
    /// The disk's error. What was written before a failed sync may or may not be durable,
    /// and a second sync of the same handle may wrongly succeed: the caller must never try one.
    fn sync(&self) -> io::Result<()>;

    /// The file's length in bytes.
    fn size(&self) -> io::Result<u64>;

    /// The same for two handles of one file, and for no other file of this disk; `None` where the
    /// system does not tell.
    fn identity(&self) -> io::Result<Option<FileIdentity>> {
        Ok(None)
    }
}

/// Tells the files of a system apart, whatever their names.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct FileIdentity {
    pub device: u64,
    pub number: u64,
}

/// The use a file is opened for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Access {
    /// Reading only; works while another process writes.
    Read,
    /// Reading and writing in place.
    Write,
}

/// Holds a folder for one writer; dropping it gives the folder back.
pub trait DirLock: Debug + Send + Sync {}

/// Why a folder could not be taken.
#[derive(Debug, thiserror::Error)]
pub enum LockError {
    #[error("held by {}", .0.map_or_else(|| "another process".into(), |pid| format!("process {pid}")))]
    Held(Option<u32>),
    #[error(transparent)]
    Io(#[from] io::Error),
}
