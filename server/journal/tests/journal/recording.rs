//! A disk that notes every call it passes on, and the states in which a power cut could leave it.

use crate::memory::MemoryDisk;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::RngCore;
use referee_journal::disk::{Access, DirLock, Disk, DiskFile, LockError};
use std::collections::BTreeMap;
use std::io;
use std::sync::{Arc, Mutex};

/// Everything that happened to all copies, in order.
#[derive(Debug, Clone, Default)]
pub(crate) struct Recording(Arc<Mutex<Calls>>);

#[derive(Debug, Default)]
struct Calls {
    calls: Vec<Call>,
    n_files: usize,
}

/// One call, or a word of the test between calls. Files are numbered over all copies.
#[derive(Debug, Clone)]
pub(crate) enum Call {
    Create {
        copy: usize,
        file: usize,
        name: String,
    },
    Write {
        file: usize,
        offset: u64,
        bytes: Vec<u8>,
    },
    Sync {
        file: usize,
    },
    Rename {
        copy: usize,
        from: String,
        to: String,
    },
    Remove {
        copy: usize,
        name: String,
    },
    SyncDir {
        copy: usize,
    },
    /// The writer said that a stream is durable up to here.
    Acknowledged {
        stream: u32,
        seq: u64,
    },
}

/// A mistake planted under the writer, which the power cuts must find.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Mistake {
    None,
    /// Files are never synced.
    SyncForgotten,
    /// Folders are never synced, so that new names may be lost.
    NamesNotSynced,
}

impl Recording {
    pub(crate) fn note(&self, call: Call) {
        self.0.lock().expect("whole").calls.push(call);
    }

    pub(crate) fn calls(&self) -> Vec<Call> {
        self.0.lock().expect("whole").calls.clone()
    }

    fn new_file(&self) -> usize {
        let mut calls = self.0.lock().expect("whole");
        calls.n_files += 1;
        calls.n_files - 1
    }
}

/// Passes every call on to a real disk and notes it.
#[derive(Debug)]
pub(crate) struct RecordingDisk {
    pub(crate) inner: Arc<dyn Disk>,
    pub(crate) copy: usize,
    pub(crate) recording: Recording,
    pub(crate) mistake: Mistake,
    numbers: Mutex<BTreeMap<String, usize>>,
}

impl RecordingDisk {
    pub(crate) fn new(
        inner: Arc<dyn Disk>,
        copy: usize,
        recording: &Recording,
        mistake: Mistake,
    ) -> Self {
        Self { inner, copy, recording: recording.clone(), mistake, numbers: Mutex::default() }
    }

    /// One that starts with files which are durable already.
    pub(crate) fn on_memory(disk: MemoryDisk, copy: usize, recording: &Recording) -> Self {
        let files = disk.files();
        let this = Self::new(Arc::new(disk), copy, recording, Mistake::None);
        for (name, bytes) in files {
            let file = recording.new_file();
            recording.note(Call::Create { copy, file, name: name.clone() });
            recording.note(Call::Write { file, offset: 0, bytes });
            recording.note(Call::Sync { file });
            this.numbers.lock().expect("whole").insert(name, file);
        }
        recording.note(Call::SyncDir { copy });
        this
    }

    fn file(&self, inner: Arc<dyn DiskFile>, file: usize) -> Arc<dyn DiskFile> {
        let (recording, mistake) = (self.recording.clone(), self.mistake);
        Arc::new(RecordingFile { inner, file, recording, mistake })
    }
}

impl Disk for RecordingDisk {
    fn create(&self, name: &str) -> io::Result<Arc<dyn DiskFile>> {
        let inner = self.inner.create(name)?;
        let file = self.recording.new_file();
        self.numbers.lock().expect("whole").insert(name.into(), file);
        self.recording.note(Call::Create { copy: self.copy, file, name: name.into() });
        Ok(self.file(inner, file))
    }

    fn open(&self, name: &str, access: Access) -> io::Result<Arc<dyn DiskFile>> {
        let inner = self.inner.open(name, access)?;
        let number = self.numbers.lock().expect("whole").get(name).copied();
        Ok(number.map_or(inner.clone(), |number| self.file(inner, number)))
    }

    fn rename(&self, from: &str, to: &str) -> io::Result<()> {
        self.inner.rename(from, to)?;
        let mut numbers = self.numbers.lock().expect("whole");
        if let Some(number) = numbers.remove(from) {
            numbers.insert(to.into(), number);
        }
        self.recording.note(Call::Rename { copy: self.copy, from: from.into(), to: to.into() });
        Ok(())
    }

    fn remove(&self, name: &str) -> io::Result<()> {
        self.inner.remove(name)?;
        self.recording.note(Call::Remove { copy: self.copy, name: name.into() });
        Ok(())
    }

    fn list(&self) -> io::Result<Vec<String>> {
        self.inner.list()
    }

    fn sync_dir(&self) -> io::Result<()> {
        if self.mistake != Mistake::NamesNotSynced {
            self.inner.sync_dir()?;
            self.recording.note(Call::SyncDir { copy: self.copy });
        }
        Ok(())
    }

    fn lock(&self) -> Result<Box<dyn DirLock>, LockError> {
        self.inner.lock()
    }

    fn free(&self) -> io::Result<u64> {
        self.inner.free()
    }

    fn name(&self) -> String {
        self.inner.name()
    }
}

#[derive(Debug)]
struct RecordingFile {
    inner: Arc<dyn DiskFile>,
    file: usize,
    recording: Recording,
    mistake: Mistake,
}

impl DiskFile for RecordingFile {
    fn write_at(&self, bytes: &[u8], offset: u64) -> io::Result<()> {
        // noted before it is done: from here on, any part of it may reach the disk
        self.recording.note(Call::Write { file: self.file, offset, bytes: bytes.to_vec() });
        self.inner.write_at(bytes, offset)
    }

    fn read_at(&self, buffer: &mut [u8], offset: u64) -> io::Result<usize> {
        self.inner.read_at(buffer, offset)
    }

    fn sync(&self) -> io::Result<()> {
        if self.mistake != Mistake::SyncForgotten {
            self.inner.sync()?;
            // noted once it is done: before, it had promised nothing
            self.recording.note(Call::Sync { file: self.file });
        }
        Ok(())
    }

    fn size(&self) -> io::Result<u64> {
        self.inner.size()
    }
}

/// The fate of a write that was not synced when the power went.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Unsynced {
    Lost,
    Kept,
    /// Each sector of 512 bytes is lost or kept.
    TornAtSectors,
    /// Cut at any byte, and lost or kept piece by piece.
    TornAtBytes,
}

impl Unsynced {
    pub(crate) const ALL: [Self; 4] =
        [Self::Lost, Self::Kept, Self::TornAtSectors, Self::TornAtBytes];
}

/// The disks as the power cut after `calls` leaves them.
pub(crate) fn after_power_cut(
    calls: &[Call],
    n_copies: usize,
    unsynced: Unsynced,
    rng: &mut ChaCha8Rng,
) -> Vec<MemoryDisk> {
    let mut files: Vec<CutFile> = Vec::new();
    let mut names = vec![Names::default(); n_copies];
    for call in calls {
        match call {
            Call::Create { copy, file, name } => {
                files.resize_with(files.len().max(file + 1), CutFile::default);
                names[*copy].pending.push(NameChange::Set(name.clone(), *file));
            }
            Call::Write { file, offset, bytes } => files[*file].pending.push((*offset, bytes)),
            Call::Sync { file } => files[*file].sync(),
            Call::Rename { copy, from, to } => {
                names[*copy].pending.push(NameChange::Rename(from.clone(), to.clone()));
            }
            Call::Remove { copy, name } => {
                names[*copy].pending.push(NameChange::Remove(name.clone()));
            }
            Call::SyncDir { copy } => names[*copy].sync(usize::MAX),
            Call::Acknowledged { .. } => {}
        }
    }
    for file in &mut files {
        file.cut(unsynced, rng);
    }
    names
        .into_iter()
        .map(|mut names| {
            // a file system keeps the order of changes of names, but not how far it had come
            let n_kept = match unsynced {
                Unsynced::Lost => 0,
                Unsynced::Kept => names.pending.len(),
                _ => below(rng, names.pending.len() + 1),
            };
            names.sync(n_kept);
            let held = names.durable.into_iter();
            MemoryDisk::holding(held.map(|(name, no)| (name, files[no].durable.clone())).collect())
        })
        .collect()
}

/// A number below `n`.
pub(crate) fn below(rng: &mut ChaCha8Rng, n: usize) -> usize {
    (rng.next_u64() % n as u64) as usize
}

#[derive(Debug, Default)]
struct CutFile<'a> {
    durable: Vec<u8>,
    pending: Vec<(u64, &'a Vec<u8>)>,
}

impl CutFile<'_> {
    fn sync(&mut self) {
        for (offset, bytes) in std::mem::take(&mut self.pending) {
            keep(&mut self.durable, offset, bytes);
        }
    }

    fn cut(&mut self, unsynced: Unsynced, rng: &mut ChaCha8Rng) {
        for (offset, bytes) in std::mem::take(&mut self.pending) {
            let mut at = 0;
            while at < bytes.len() {
                let len = match unsynced {
                    Unsynced::Lost | Unsynced::Kept => bytes.len(),
                    Unsynced::TornAtSectors => 512 - (offset as usize + at) % 512,
                    Unsynced::TornAtBytes => 1 + below(rng, 700),
                };
                let piece = &bytes[at..bytes.len().min(at + len)];
                let is_kept = match unsynced {
                    Unsynced::Lost => false,
                    Unsynced::Kept => true,
                    _ => below(rng, 2) == 0,
                };
                if is_kept {
                    keep(&mut self.durable, offset + at as u64, piece);
                }
                at += piece.len();
            }
        }
    }
}

fn keep(durable: &mut Vec<u8>, offset: u64, bytes: &[u8]) {
    let end = offset as usize + bytes.len();
    if durable.len() < end {
        durable.resize(end, 0);
    }
    durable[offset as usize..end].copy_from_slice(bytes);
}

#[derive(Debug, Clone, Default)]
struct Names {
    durable: BTreeMap<String, usize>,
    pending: Vec<NameChange>,
}

#[derive(Debug, Clone)]
enum NameChange {
    Set(String, usize),
    Rename(String, String),
    Remove(String),
}

impl Names {
    fn sync(&mut self, n_kept: usize) {
        for change in std::mem::take(&mut self.pending).into_iter().take(n_kept) {
            match change {
                NameChange::Set(name, file) => {
                    self.durable.insert(name, file);
                }
                NameChange::Rename(from, to) => {
                    if let Some(file) = self.durable.remove(&from) {
                        self.durable.insert(to, file);
                    }
                }
                NameChange::Remove(name) => {
                    self.durable.remove(&name);
                }
            }
        }
    }
}
