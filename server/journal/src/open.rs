//! Putting the journal together: folders, locks, log, index, threads.

mod restore;

use crate::check::{Checked, Unchecked};
use crate::disk::{DirLock, Disk, LockError};
use crate::error::JournalError;
use crate::history::History;
use crate::index::{Index, SharedIndex};
use crate::index_task::{IndexTask, level};
use crate::indexer::Indexer;
use crate::lane::Lane;
use crate::log_end::Keeper;
use crate::mend;
use crate::os_disk::{OsDisk, yield_to_others};
use crate::private;
use crate::reader::LogReader;
use crate::recovery::{LogOptions, open_log};
use crate::report::{OpenReport, Progress};
use crate::segment::{JournalId, Position, SEGMENT_SIZE};
use crate::state::JournalState;
use crate::supply::Supply;
use crate::task::{JournalHandle, JournalTask, Shared};
use restore::Opening;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, sync_channel};
use std::sync::{Arc, Mutex};
use std::thread::{self, JoinHandle};
use std::time::Duration;

/// The log's folder in the data folder; a mirror has the same name in its own folder.
const LOG_DIR: &str = "journal";
/// The index's folder in the data folder.
const INDEX_DIR: &str = "index";
/// Time closing waits for the index to come to rest: its last batch takes a moment, and after a
/// full disk it may never end.
const INDEX_CLOSE: Duration = Duration::from_secs(10);

/// The places and the settings of a journal.
#[derive(Debug, Clone)]
pub struct JournalOptions {
    /// The data folder; log and index get folders in it.
    pub data: PathBuf,
    /// A folder on another disk or stick that gets a second copy of the log, synced with the first.
    pub mirror: Option<PathBuf>,
    /// Bytes of a new segment; a multiple of 4096.
    pub segment_size: u64,
}

impl JournalOptions {
    /// The journal in data folder `data`, with one copy and usual segments.
    pub fn new(data: impl Into<PathBuf>) -> Self {
        Self { data: data.into(), mirror: None, segment_size: SEGMENT_SIZE }
    }

    pub fn log_dir(&self) -> PathBuf {
        self.data.join(LOG_DIR)
    }
}

/// The folders of the log's copies, the journal's own first.
pub fn log_dirs(data: &Path, mirror: Option<&Path>) -> Vec<PathBuf> {
    std::iter::once(data).chain(mirror).map(|folder| folder.join(LOG_DIR)).collect()
}

/// The open journal of one server. Dropping it closes it.
#[derive(Debug)]
pub struct Journal {
    handle: JournalHandle,
    history: History,
    shared: Arc<Shared>,
    index: SharedIndex,
    /// The part that opening took on trust.
    unchecked: Option<Unchecked>,
    closing: Arc<AtomicBool>,
    writer: Option<JoinHandle<()>>,
    index_task: Option<JoinHandle<()>>,
    index_task_ended: Mutex<Receiver<()>>,
    reach: Arc<Keeper>,
    checker: Option<JoinHandle<()>>,
    locks: Vec<Box<dyn DirLock>>,
}

impl Journal {
    /// Opens the journal for writing, making it if there is none. Blocks; `progress` hears of
    /// every long step.
    ///
    /// # Errors
    /// [`JournalError::Locked`] when another server has the folder; [`JournalError::Foreign`] when
    /// the mirror is another journal's; [`JournalError::Full`] and [`JournalError::Io`] when a
    /// disk fails. Damage is no error: see [`OpenReport`].
    pub fn open(
        options: &JournalOptions,
        progress: &mut dyn FnMut(Progress),
    ) -> Result<(Self, OpenReport), JournalError> {
        let mut copies: Vec<Arc<dyn Disk>> = Vec::new();
        for dir in log_dirs(&options.data, options.mirror.as_deref()) {
            copies.push(make_disk(&dir)?);
        }
        Self::open_on(&copies, options, progress)
    }

    /// The same, with the log's copies on disks of the caller's: the journal's own first, then the
    /// mirror. The index stays in the data folder.
    ///
    /// # Errors
    /// As [`open`](Self::open).
    pub fn open_on(
        copies: &[Arc<dyn Disk>],
        options: &JournalOptions,
        progress: &mut dyn FnMut(Progress),
    ) -> Result<(Self, OpenReport), JournalError> {
        let locks = copies.iter().map(|disk| lock(&**disk)).collect::<Result<Vec<_>, _>>()?;
        let (index, index_set_aside) = open_index(options)?;
        let mark = index.mark()?;
        let index = SharedIndex::new(options.data.join(INDEX_DIR), index);
        let log_options = LogOptions {
            id_if_new: mark.as_ref().map_or_else(JournalId::random, |mark| mark.id),
            segment_size: options.segment_size,
        };
        let checkpoint = mark.as_ref().map(|mark| &mark.checkpoint);
        let mut read = |n| progress(Progress::Reading(n));
        let (writer, mut log) = open_log(copies, checkpoint, &log_options, &mut read)?;
        let has_index = mark.is_some();
        let known = mark.filter(|mark| mark.id == writer.id()).map(|mark| mark.checkpoint);
        let state = JournalState::load(&*copies[0])?;
        let mut opening = Opening { writer, copies, index: &index, state, n_restored: 0 };
        let damage = log.damaged_at.take();
        let known = match known {
            _ if let Some((at, damage)) = &damage => {
                opening.write_anew(*at, damage, known, &log_options, progress)?;
                None
            }
            known if mend::unfinished(copies)?.is_some() => {
                opening.finish_mend(known.as_ref(), progress)?;
                None
            }
            // a log that was damaged and is whole again has records that the index lacks
            Some(known) if log.held_checkpoint => known.is_whole.then_some(known),
            // the log has lost what the index reaches to, or the two have parted
            Some(known) => {
                opening.restore(&known.heads, progress)?;
                None
            }
            None => None,
        };
        let Opening { mut writer, state, n_restored, .. } = opening;
        if known.is_none() && (has_index || damage.is_some()) {
            // records lie elsewhere in the log now; nothing is in the index that is not there
            index.renew()?;
        }

        let reader = LogReader::on(copies.to_vec())?;
        let unchecked = known
            .as_ref()
            .filter(|_| log.from != Position::START)
            .map(|known| Unchecked { copies: copies.to_vec(), until: known.end });
        let mut indexer = Indexer::new(index.clone(), copies.to_vec(), writer.id(), known)?;
        level(&mut indexer, writer.durable(), progress)?;
        let reach = Arc::new(Keeper::new(copies.to_vec(), writer.id()));
        reach.keep(writer.durable());

        let failed = |what: &'static str| JournalError::io("start the thread of", what);
        if copies.len() > 1 {
            writer.sync_mirror_in(Lane::spawn().map_err(failed("the mirror"))?);
        }
        let is_starved = Arc::new(AtomicBool::new(false));
        let supply = Supply::spawn(is_starved.clone()).map_err(failed("the segments"))?;
        writer.prepare_in(supply);
        let report = OpenReport {
            is_new: log.is_new,
            heads: writer.heads().collect(),
            damage: damage.map(|(_, damage)| damage),
            cut: log.cut,
            lost_end: log.lost_end,
            repaired: log.repaired,
            n_repaired: log.n_repaired,
            n_scanned: log.n_scanned,
            n_restored,
            index_set_aside,
            state: state.clone(),
        };
        let shared = Shared::of(&writer, &state, is_starved);
        let handle = shared.handle();
        let history = History::new(index.clone(), reader, handle.clone());
        let task = JournalTask::new(shared.clone(), writer, copies[0].clone(), state);
        let writer = thread::Builder::new()
            .name("journal".into())
            .spawn(move || task.run())
            .map_err(failed("the journal"))?;
        let (ended, index_task_ended) = sync_channel(1);
        let index_task = IndexTask { indexer, shared: shared.clone(), reach: reach.clone(), ended };
        let index_task = thread::Builder::new()
            .name("journal-index".into())
            .spawn(move || index_task.run())
            .map_err(failed("the index"))?;
        let journal = Self {
            handle,
            history,
            shared,
            index,
            unchecked,
            closing: Arc::new(AtomicBool::new(false)),
            writer: Some(writer),
            index_task: Some(index_task),
            index_task_ended: Mutex::new(index_task_ended),
            reach,
            checker: None,
            locks,
        };
        Ok((journal, report))
    }

    pub fn handle(&self) -> JournalHandle {
        self.handle.clone()
    }

    pub fn history(&self) -> History {
        self.history.clone()
    }

    /// Checks on a thread of the lowest priority the records that opening trusted, and repairs
    /// each copy from the other. `done` receives the result once; it receives nothing when the
    /// journal closes first.
    ///
    /// # Errors
    /// [`JournalError::Io`] when the system gives no thread.
    pub fn check_in_background(
        &mut self,
        done: impl FnOnce(&Checked) + Send + 'static,
    ) -> Result<(), JournalError> {
        let Some(unchecked) = self.unchecked.take() else { return Ok(()) };
        let (index, closing) = (self.index.clone(), self.closing.clone());
        let checker = thread::Builder::new().name("journal-check".into()).spawn(move || {
            yield_to_others();
            match unchecked.check(&closing) {
                Ok(Some(checked)) => {
                    if !checked.damage.is_empty() {
                        index.doubt();
                    }
                    done(&checked);
                }
                Ok(None) => {}
                Err(error) => tracing::error!("the journal could not be checked: {error}"),
            }
        });
        self.checker = Some(checker.map_err(JournalError::io("start the thread of", "the check"))?);
        Ok(())
    }

    /// Records what waits, brings the index up to date and gives the folders back. Dropping the
    /// journal does the same.
    pub fn close(self) {
        drop(self);
    }
}

impl Drop for Journal {
    fn drop(&mut self) {
        self.closing.store(true, Ordering::Relaxed);
        self.shared.close();
        join(self.writer.take(), "writer");
        // nothing more becomes durable
        self.reach.keep(self.shared.position());
        self.shared.close_index_task();
        // a thread that panicked has dropped its end, and is no longer waited for either
        let ended = self.index_task_ended.get_mut().expect("nothing panics under this lock");
        let is_hung = ended.recv_timeout(INDEX_CLOSE) == Err(RecvTimeoutError::Timeout);
        if !is_hung {
            join(self.checker.take(), "check");
            join(self.index_task.take(), "index");
        }
        if is_hung || !self.index.close(INDEX_CLOSE) {
            tracing::error!(
                "the journal's index does not close and is left as it is: nothing is lost, the next start levels it with the log"
            );
        }
        self.locks.clear();
    }
}

/// Waits for a thread that is about to end.
fn join(thread: Option<JoinHandle<()>>, what: &str) {
    if let Some(Err(_)) = thread.map(JoinHandle::join) {
        tracing::error!("the journal's {what} panicked");
    }
}

/// The folder of a log as a disk; it is made if it is missing, and shut to other users.
pub(crate) fn make_disk(dir: &Path) -> Result<Arc<dyn Disk>, JournalError> {
    let failed = JournalError::io("make the folder", dir.display().to_string());
    let disk = OsDisk::create(dir)
        .and_then(|disk| private::shut_folder(dir).map(|()| disk))
        .map_err(failed)?;
    Ok(Arc::new(disk))
}

fn lock(disk: &dyn Disk) -> Result<Box<dyn DirLock>, JournalError> {
    disk.lock().map_err(|error| match error {
        LockError::Held(holder) => JournalError::Locked { dir: disk.name(), holder },
        LockError::Io(error) => JournalError::io("lock", disk.name())(error),
    })
}

/// The index, a new one if the old one cannot be read.
fn open_index(options: &JournalOptions) -> Result<(Index, Option<PathBuf>), JournalError> {
    let dir = options.data.join(INDEX_DIR);
    match Index::open(&dir).and_then(|index| index.mark().map(|_| index)) {
        Ok(index) => Ok((index, None)),
        Err(locked @ JournalError::Locked { .. }) => Err(locked),
        Err(error) => {
            tracing::warn!("{error}");
            let aside = Index::set_aside(&dir)?;
            Ok((Index::open(&dir)?, Some(aside)))
        }
    }
}
