//! The real disk: a folder of the operating system. The only file of the journal that knows
//! which system it runs on.

use crate::disk::{Access, DirLock, Disk, DiskFile, FileIdentity, LockError};
use crate::private::{self, sync_folder};
use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, Read, Seek, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// The file whose lock names the writer of the folder; it holds the writer's process number.
const LOCK_FILE: &str = "lock";

#[derive(Debug, Clone)]
pub struct OsDisk {
    dir: PathBuf,
}

impl OsDisk {
    /// The folder `dir`, made with its parents when it is not there, for this user only.
    pub fn create(dir: impl Into<PathBuf>) -> io::Result<Self> {
        let dir = dir.into();
        let missing: Vec<&Path> = dir.ancestors().take_while(|dir| !dir.is_dir()).collect();
        private::make_folders(&dir)?;
        // the folders themselves must survive a power cut, not only what lies in them
        for parent in missing.iter().filter_map(|made| made.parent()) {
            sync_folder(parent)?;
        }
        Ok(Self { dir })
    }

    /// The folder `dir`, which must be there: for readers, which make nothing.
    ///
    /// # Errors
    /// [`io::ErrorKind::NotFound`] when it is not there.
    pub fn existing(dir: impl Into<PathBuf>) -> io::Result<Self> {
        let dir = dir.into();
        fs::read_dir(&dir)?;
        Ok(Self { dir })
    }

    pub fn path(&self) -> &Path {
        &self.dir
    }
}

impl Disk for OsDisk {
    fn create(&self, name: &str) -> io::Result<Arc<dyn DiskFile>> {
        let path = self.dir.join(name);
        let file = private::file().read(true).write(true).create(true).truncate(true).open(path)?;
        Ok(Arc::new(OsFile(file)))
    }

    fn open(&self, name: &str, access: Access) -> io::Result<Arc<dyn DiskFile>> {
        let write = access == Access::Write;
        let file = OpenOptions::new().read(true).write(write).open(self.dir.join(name))?;
        Ok(Arc::new(OsFile(file)))
    }

    fn rename(&self, from: &str, to: &str) -> io::Result<()> {
        fs::rename(self.dir.join(from), self.dir.join(to))
    }

    fn remove(&self, name: &str) -> io::Result<()> {
        match fs::remove_file(self.dir.join(name)) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(()),
            other => other,
        }
    }

    fn list(&self) -> io::Result<Vec<String>> {
        let mut names = Vec::new();
        for entry in fs::read_dir(&self.dir)? {
            let entry = entry?;
            if entry.file_type()?.is_file()
                && let Ok(name) = entry.file_name().into_string()
            {
                names.push(name);
            }
        }
        names.sort_unstable();
        Ok(names)
    }

    fn sync_dir(&self) -> io::Result<()> {
        sync_folder(&self.dir)
    }

    fn lock(&self) -> Result<Box<dyn DirLock>, LockError> {
        let mut file = private::file()
            .read(true)
            .write(true)
            .create(true)
            .truncate(false)
            .open(self.dir.join(LOCK_FILE))?;
        match file.try_lock() {
            Ok(()) => {
                file.set_len(0)?;
                write!(file, "{}", std::process::id())?;
                Ok(Box::new(OsLock(file)))
            }
            Err(TryLockError::WouldBlock) => {
                let mut holder = String::new();
                file.rewind()?;
                // where the system lets nobody read a locked file, the number stays unknown
                let known = file.read_to_string(&mut holder).is_ok();
                Err(LockError::Held(holder.trim().parse().ok().filter(|_| known)))
            }
            Err(TryLockError::Error(error)) => Err(error.into()),
        }
    }

    #[cfg(unix)]
    fn free(&self) -> io::Result<u64> {
        let stat = rustix::fs::statvfs(&self.dir)?;
        Ok(stat.f_bavail.saturating_mul(stat.f_frsize))
    }

    #[cfg(not(unix))]
    fn free(&self) -> io::Result<u64> {
        // not asked for here: writing finds out
        Ok(u64::MAX)
    }

    fn name(&self) -> String {
        self.dir.display().to_string()
    }

    // asked after every sync, so without opening the file
    #[cfg(unix)]
    fn holds(&self, name: &str, file: &dyn DiskFile) -> io::Result<bool> {
        match fs::metadata(self.dir.join(name)) {
            Ok(there) => Ok(file.identity()? == Some(identity(&there))),
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(false),
            Err(error) => Err(error),
        }
    }
}

#[cfg(unix)]
fn identity(file: &fs::Metadata) -> FileIdentity {
    use std::os::unix::fs::MetadataExt;
    FileIdentity { device: file.dev(), number: file.ino() }
}

#[derive(Debug)]
struct OsFile(File);

impl DiskFile for OsFile {
    #[cfg(unix)]
    fn write_at(&self, bytes: &[u8], offset: u64) -> io::Result<()> {
        std::os::unix::fs::FileExt::write_all_at(&self.0, bytes, offset)
    }

    #[cfg(not(unix))]
    fn write_at(&self, bytes: &[u8], offset: u64) -> io::Result<()> {
        let mut file = &self.0;
        file.seek(io::SeekFrom::Start(offset))?;
        file.write_all(bytes)
    }

    fn read_at(&self, buffer: &mut [u8], offset: u64) -> io::Result<usize> {
        let mut n_read = 0;
        while n_read < buffer.len() {
            match self.read_some(&mut buffer[n_read..], offset + n_read as u64) {
                Ok(0) => break,
                Ok(n) => n_read += n,
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                Err(error) => return Err(error),
            }
        }
        Ok(n_read)
    }

    fn sync(&self) -> io::Result<()> {
        self.0.sync_data()
    }

    fn size(&self) -> io::Result<u64> {
        Ok(self.0.metadata()?.len())
    }

    #[cfg(unix)]
    fn identity(&self) -> io::Result<Option<FileIdentity>> {
        Ok(Some(identity(&self.0.metadata()?)))
    }
}

impl OsFile {
    #[cfg(unix)]
    fn read_some(&self, buffer: &mut [u8], offset: u64) -> io::Result<usize> {
        std::os::unix::fs::FileExt::read_at(&self.0, buffer, offset)
    }

    #[cfg(not(unix))]
    fn read_some(&self, buffer: &mut [u8], offset: u64) -> io::Result<usize> {
        let mut file = &self.0;
        file.seek(io::SeekFrom::Start(offset))?;
        file.read(buffer)
    }
}

/// The lock goes with the file's last handle, however the process ends.
#[derive(Debug)]
struct OsLock(File);

impl DirLock for OsLock {}

impl Drop for OsLock {
    fn drop(&mut self) {
        // a process that another thread is starting has a handle too, until its program runs
        let _ = self.0.unlock();
    }
}

/// Lets everything else on the machine go before the calling thread: for work that may wait.
pub fn yield_to_others() {
    #[cfg(target_os = "linux")]
    {
        // a refusal only means that this thread keeps its place
        let _ = rustix::process::nice(10);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_second_writer_learns_who_holds_the_folder() {
        let dir = tempfile::tempdir().expect("a folder for the test");
        let disk = OsDisk::create(dir.path().join("a/b")).expect("made");
        let first = disk.lock().expect("free");
        let Err(LockError::Held(holder)) = disk.lock() else { panic!("taken twice") };
        assert_eq!(holder, Some(std::process::id()));
        drop(first);
        disk.lock().expect("free again");
    }

    #[test]
    fn a_file_reads_back_what_was_written_where_it_was_written() {
        let dir = tempfile::tempdir().expect("a folder for the test");
        let disk = OsDisk::create(dir.path()).expect("there");
        let file = disk.create("x").expect("made");
        file.write_at(b"later", 5).expect("written");
        file.write_at(b"first", 0).expect("written");
        file.sync().expect("synced");
        disk.rename("x", "y").expect("renamed");
        disk.sync_dir().expect("synced");
        let mut read = [0; 16];
        let file = disk.open("y", Access::Read).expect("there");
        assert_eq!(file.read_at(&mut read, 0).expect("read"), 10);
        assert_eq!(&read[..10], b"firstlater");
        assert_eq!(disk.list().expect("listed"), ["y"]);
        disk.remove("y").expect("removed");
        disk.remove("y").expect("removed twice is no error");
        assert!(disk.free().expect("asked") > 0);
    }
}
