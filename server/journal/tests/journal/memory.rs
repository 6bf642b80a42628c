//! A disk in memory that can be copied, filled and broken.

use referee_journal::disk::{Access, DirLock, Disk, DiskFile, LockError};
use std::collections::BTreeMap;
use std::io;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex};

#[derive(Debug, Clone, Default)]
pub(crate) struct MemoryDisk(Arc<State>);

#[derive(Debug)]
struct State {
    files: Mutex<BTreeMap<String, Arc<MemoryFile>>>,
    /// Bytes all files may hold together.
    capacity: AtomicU64,
    faults: Arc<Faults>,
}

impl Default for State {
    fn default() -> Self {
        Self {
            files: Mutex::default(),
            capacity: AtomicU64::new(u64::MAX / 2),
            faults: Arc::default(),
        }
    }
}

#[derive(Debug, Default)]
struct Faults {
    fails_to_sync: AtomicBool,
    n_syncs: AtomicU64,
    /// Calls that change something and still succeed; all if there is no limit.
    n_left: Mutex<Option<u32>>,
}

impl Faults {
    fn change(&self) -> io::Result<()> {
        match &mut *self.n_left.lock().expect("whole") {
            Some(0) => Err(io::Error::other("the server was killed")),
            Some(left) => {
                *left -= 1;
                Ok(())
            }
            None => Ok(()),
        }
    }
}

#[derive(Debug)]
struct MemoryFile {
    bytes: Mutex<Vec<u8>>,
    faults: Arc<Faults>,
}

impl MemoryDisk {
    /// A disk that holds just these files.
    pub(crate) fn holding(files: BTreeMap<String, Vec<u8>>) -> Self {
        let disk = Self::default();
        for (name, bytes) in files {
            let file = MemoryFile { bytes: Mutex::new(bytes), faults: disk.0.faults.clone() };
            disk.0.files.lock().expect("whole").insert(name, Arc::new(file));
        }
        disk
    }

    /// All files with their bytes.
    pub(crate) fn files(&self) -> BTreeMap<String, Vec<u8>> {
        let files = self.0.files.lock().expect("whole");
        files
            .iter()
            .map(|(name, file)| (name.clone(), file.bytes.lock().expect("whole").clone()))
            .collect()
    }

    pub(crate) fn set_capacity(&self, bytes: u64) {
        self.0.capacity.store(bytes, Ordering::SeqCst);
    }

    pub(crate) fn used(&self) -> u64 {
        self.files().values().map(|bytes| bytes.len() as u64).sum()
    }

    pub(crate) fn fail_syncs(&self, fails: bool) {
        self.0.faults.fails_to_sync.store(fails, Ordering::SeqCst);
    }

    /// Lets only so many more calls change anything, as for a server that is killed then.
    pub(crate) fn kill_after(&self, n_calls: Option<u32>) {
        *self.0.faults.n_left.lock().expect("whole") = n_calls;
    }

    pub(crate) fn n_syncs(&self) -> u64 {
        self.0.faults.n_syncs.load(Ordering::SeqCst)
    }
}

impl Disk for MemoryDisk {
    fn create(&self, name: &str) -> io::Result<Arc<dyn DiskFile>> {
        self.0.faults.change()?;
        let file = Arc::new(MemoryFile { bytes: Mutex::default(), faults: self.0.faults.clone() });
        self.0.files.lock().expect("whole").insert(name.into(), file.clone());
        Ok(file)
    }

    fn open(&self, name: &str, _: Access) -> io::Result<Arc<dyn DiskFile>> {
        let files = self.0.files.lock().expect("whole");
        files.get(name).map_or_else(
            || Err(io::ErrorKind::NotFound.into()),
            |file| Ok(file.clone() as Arc<dyn DiskFile>),
        )
    }

    fn rename(&self, from: &str, to: &str) -> io::Result<()> {
        self.0.faults.change()?;
        let mut files = self.0.files.lock().expect("whole");
        let file = files.remove(from).ok_or(io::ErrorKind::NotFound)?;
        files.insert(to.into(), file);
        Ok(())
    }

    fn remove(&self, name: &str) -> io::Result<()> {
        self.0.faults.change()?;
        self.0.files.lock().expect("whole").remove(name);
        Ok(())
    }

    fn list(&self) -> io::Result<Vec<String>> {
        Ok(self.0.files.lock().expect("whole").keys().cloned().collect())
    }

    fn sync_dir(&self) -> io::Result<()> {
        Ok(())
    }

    fn lock(&self) -> Result<Box<dyn DirLock>, LockError> {
        Ok(Box::new(NoLock))
    }

    fn free(&self) -> io::Result<u64> {
        Ok(self.0.capacity.load(Ordering::SeqCst).saturating_sub(self.used()))
    }

    fn name(&self) -> String {
        "memory".into()
    }
}

#[derive(Debug)]
struct NoLock;

impl DirLock for NoLock {}

impl DiskFile for MemoryFile {
    fn write_at(&self, bytes: &[u8], offset: u64) -> io::Result<()> {
        self.faults.change()?;
        let mut held = self.bytes.lock().expect("whole");
        let end = offset as usize + bytes.len();
        if held.len() < end {
            held.resize(end, 0);
        }
        held[offset as usize..end].copy_from_slice(bytes);
        Ok(())
    }

    fn read_at(&self, buffer: &mut [u8], offset: u64) -> io::Result<usize> {
        let held = self.bytes.lock().expect("whole");
        let from = held.len().min(offset as usize);
        let n_read = buffer.len().min(held.len() - from);
        buffer[..n_read].copy_from_slice(&held[from..from + n_read]);
        Ok(n_read)
    }

    fn sync(&self) -> io::Result<()> {
        self.faults.n_syncs.fetch_add(1, Ordering::SeqCst);
        if self.faults.fails_to_sync.load(Ordering::SeqCst) {
            return Err(io::Error::other("the medium is gone"));
        }
        Ok(())
    }

    fn size(&self) -> io::Result<u64> {
        Ok(self.bytes.lock().expect("whole").len() as u64)
    }
}
