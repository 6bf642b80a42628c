//! Simulated disks: what was not synced may be lost or torn when the power goes.
//!
//! [`ServerDisk`] lies under the shipped log writer's bytes, [`DeviceDisk`] under the shipped
//! outbox's. Both are shared with the hall, which cuts their power and makes them full or sick.

use crate::chance::Chance;
use referee_journal::disk::{Access, DirLock, Disk, DiskFile, LockError};
use std::collections::{BTreeMap, VecDeque};
use std::io;
use std::sync::{Arc, Mutex, MutexGuard};

/// The unit in which a write is kept or lost: a sector.
const SECTOR: usize = 512;

/// The court server's disk.
#[derive(Debug, Clone)]
pub(crate) struct ServerDisk(Arc<Mutex<Platter>>);

#[derive(Debug)]
struct Platter {
    files: BTreeMap<u64, Contents>,
    /// Names as they are, and as they would be after a power cut.
    names: BTreeMap<String, u64>,
    synced_names: BTreeMap<String, u64>,
    next_file: u64,
    full: bool,
    sick: bool,
    /// The power goes at the next sync.
    armed: bool,
    /// The power is gone.
    off: bool,
    /// Bodies handed to the writer and not yet seen in synced bytes, in order.
    awaited: VecDeque<(u64, Vec<u8>)>,
    /// The last record whose body lies in synced bytes, all before it too.
    durable: u64,
}

#[derive(Debug, Default)]
struct Contents {
    bytes: Vec<u8>,
    /// The bytes before each unsynced write, oldest first.
    undo: Vec<(usize, Vec<u8>)>,
}

impl ServerDisk {
    pub(crate) fn new() -> Self {
        Self(Arc::new(Mutex::new(Platter {
            files: BTreeMap::new(),
            names: BTreeMap::new(),
            synced_names: BTreeMap::new(),
            next_file: 0,
            full: false,
            sick: false,
            armed: false,
            off: false,
            awaited: VecDeque::new(),
            durable: 0,
        })))
    }

    fn platter(&self) -> MutexGuard<'_, Platter> {
        self.0.lock().expect("the hall runs in one thread")
    }

    pub(crate) fn set_full(&self, full: bool) {
        self.platter().full = full;
    }

    /// Syncs fail while it is sick.
    pub(crate) fn set_sick(&self, sick: bool) {
        self.platter().sick = sick;
    }

    /// True if it is full or failing just now: reason enough for a server not to start.
    pub(crate) fn is_unwell(&self) -> bool {
        let platter = self.platter();
        platter.full || platter.sick
    }

    /// The power goes at the next sync, when everything is written and nothing is sure.
    pub(crate) fn cut_at_next_sync(&self) {
        self.platter().armed = true;
    }

    pub(crate) fn is_off(&self) -> bool {
        self.platter().off
    }

    /// Watches for a record's body in synced bytes: the disk itself says what is durable.
    pub(crate) fn await_body(&self, seq: u64, body: &[u8]) {
        self.platter().awaited.push_back((seq, body.to_vec()));
    }

    pub(crate) fn durable(&self) -> u64 {
        self.platter().durable
    }

    /// The power goes: each unsynced sector is kept, lost or torn. Returns the number
    /// of unsynced writes.
    pub(crate) fn power_cut(&self, chance: &mut Chance) -> usize {
        let mut platter = self.platter();
        let mut n_unsynced = 0;
        for contents in platter.files.values_mut() {
            n_unsynced += contents.undo.len();
            let whole = chance.below(3);
            for (at, before) in contents.undo.drain(..).rev() {
                for start in (0..before.len()).step_by(SECTOR) {
                    let end = (start + SECTOR).min(before.len());
                    let lost = match whole {
                        0 => true,
                        1 => false,
                        _ => chance.draw().is_multiple_of(2),
                    };
                    if lost {
                        // torn in the sector: some of its bytes made it
                        let kept = if chance.draw().is_multiple_of(4) {
                            chance.below(end - start + 1)
                        } else {
                            0
                        };
                        let from = start + kept;
                        contents.bytes[at + from..at + end].copy_from_slice(&before[from..end]);
                    }
                }
            }
        }
        if chance.draw().is_multiple_of(2) {
            platter.names = platter.synced_names.clone();
        } else {
            platter.synced_names = platter.names.clone();
        }
        let used: Vec<u64> = platter.names.values().copied().collect();
        platter.files.retain(|file, _| used.contains(file));
        platter.awaited.clear();
        (platter.armed, platter.off) = (false, false);
        n_unsynced
    }

    /// From here on only the records that recovery found count.
    pub(crate) fn recovered(&self, seq: u64) {
        let mut platter = self.platter();
        platter.awaited.clear();
        platter.durable = seq;
    }
}

impl Platter {
    fn room(&self) -> io::Result<()> {
        if self.full { Err(io::ErrorKind::StorageFull.into()) } else { Ok(()) }
    }
}

impl Disk for ServerDisk {
    fn create(&self, name: &str) -> io::Result<Arc<dyn DiskFile>> {
        let mut platter = self.platter();
        platter.room()?;
        let file = platter.next_file;
        platter.next_file += 1;
        platter.files.insert(file, Contents::default());
        platter.names.insert(name.to_owned(), file);
        Ok(Arc::new(ServerFile { disk: self.clone(), file }))
    }

    fn open(&self, name: &str, _access: Access) -> io::Result<Arc<dyn DiskFile>> {
        let file = *self.platter().names.get(name).ok_or(io::ErrorKind::NotFound)?;
        Ok(Arc::new(ServerFile { disk: self.clone(), file }))
    }

    fn rename(&self, from: &str, to: &str) -> io::Result<()> {
        let mut platter = self.platter();
        let file = platter.names.remove(from).ok_or(io::ErrorKind::NotFound)?;
        platter.names.insert(to.to_owned(), file);
        Ok(())
    }

    fn remove(&self, name: &str) -> io::Result<()> {
        self.platter().names.remove(name);
        Ok(())
    }

    fn list(&self) -> io::Result<Vec<String>> {
        Ok(self.platter().names.keys().cloned().collect())
    }

    fn sync_dir(&self) -> io::Result<()> {
        let mut platter = self.platter();
        platter.synced_names = platter.names.clone();
        Ok(())
    }

    fn lock(&self) -> Result<Box<dyn DirLock>, LockError> {
        #[derive(Debug)]
        struct Free;
        impl DirLock for Free {}
        Ok(Box::new(Free))
    }

    fn free(&self) -> io::Result<u64> {
        Ok(if self.platter().full { 0 } else { 1 << 40 })
    }

    fn name(&self) -> String {
        "the simulated disk".into()
    }
}

#[derive(Debug)]
struct ServerFile {
    disk: ServerDisk,
    file: u64,
}

impl DiskFile for ServerFile {
    fn write_at(&self, bytes: &[u8], offset: u64) -> io::Result<()> {
        let mut platter = self.disk.platter();
        platter.room()?;
        let contents = platter.files.get_mut(&self.file).ok_or(io::ErrorKind::NotFound)?;
        let at = offset as usize;
        let end = at + bytes.len();
        if contents.bytes.len() < end {
            contents.bytes.resize(end, 0);
        }
        contents.undo.push((at, contents.bytes[at..end].to_vec()));
        contents.bytes[at..end].copy_from_slice(bytes);
        Ok(())
    }

    fn read_at(&self, buffer: &mut [u8], offset: u64) -> io::Result<usize> {
        let platter = self.disk.platter();
        let contents = platter.files.get(&self.file).ok_or(io::ErrorKind::NotFound)?;
        let from = (offset as usize).min(contents.bytes.len());
        let length = buffer.len().min(contents.bytes.len() - from);
        buffer[..length].copy_from_slice(&contents.bytes[from..from + length]);
        Ok(length)
    }

    fn sync(&self) -> io::Result<()> {
        let mut platter = self.disk.platter();
        if platter.armed || platter.off {
            platter.off = true;
            return Err(io::Error::other("the power is gone"));
        }
        if platter.sick {
            return Err(io::Error::other("the simulated disk is sick"));
        }
        let Platter { files, awaited, durable, .. } = &mut *platter;
        let contents = files.get_mut(&self.file).ok_or(io::ErrorKind::NotFound)?;
        for (at, before) in contents.undo.drain(..) {
            let mut synced = &contents.bytes[at..at + before.len()];
            while let Some((seq, body)) = awaited.front() {
                let Some(found) = synced.windows(body.len()).position(|place| place == body) else {
                    break;
                };
                synced = &synced[found + body.len()..];
                *durable = *seq;
                awaited.pop_front();
            }
        }
        Ok(())
    }

    fn size(&self) -> io::Result<u64> {
        let platter = self.disk.platter();
        let contents = platter.files.get(&self.file).ok_or(io::ErrorKind::NotFound)?;
        Ok(contents.bytes.len() as u64)
    }
}

/// A device's disk: one append-only file.
#[derive(Debug, Clone, Default)]
pub(crate) struct DeviceDisk(Arc<Mutex<DeviceFile>>);

#[derive(Debug, Default)]
struct DeviceFile {
    bytes: Vec<u8>,
    synced: usize,
    full: bool,
}

impl DeviceDisk {
    fn file(&self) -> MutexGuard<'_, DeviceFile> {
        self.0.lock().expect("the hall runs in one thread")
    }

    pub(crate) fn set_full(&self, full: bool) {
        self.file().full = full;
    }

    /// The device's power goes: what was not synced is torn anywhere.
    pub(crate) fn power_cut(&self, chance: &mut Chance) {
        let mut file = self.file();
        let unsynced = file.bytes.len() - file.synced;
        let kept = file.synced + chance.below(unsynced + 1);
        file.bytes.truncate(kept);
        file.synced = kept;
        file.full = false;
    }
}

impl court_client::Disk for DeviceDisk {
    fn load(&mut self) -> io::Result<Vec<u8>> {
        Ok(self.file().bytes.clone())
    }

    fn append(&mut self, bytes: &[u8]) -> io::Result<()> {
        let mut file = self.file();
        if file.full {
            // half of it fits
            file.bytes.extend_from_slice(&bytes[..bytes.len() / 2]);
            return Err(io::ErrorKind::StorageFull.into());
        }
        file.bytes.extend_from_slice(bytes);
        Ok(())
    }

    fn sync(&mut self) -> io::Result<()> {
        let mut file = self.file();
        file.synced = file.bytes.len();
        Ok(())
    }

    fn replace(&mut self, bytes: &[u8]) -> io::Result<()> {
        let mut file = self.file();
        if file.full {
            return Err(io::ErrorKind::StorageFull.into());
        }
        file.bytes = bytes.to_vec();
        file.synced = bytes.len();
        Ok(())
    }
}
