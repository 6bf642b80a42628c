//! Putting the journal together: folders, locks, log, index, threads.

use super::disk::{DirLock, Disk, LockError};
use super::error::{Damage, JournalError};
use super::frame::FileFlaw;
use super::history::History;
use super::index::{Index, SharedIndex};
use super::indexer::Indexer;
use super::lane::Lane;
use super::mend::{self, Checked, Mending};
use super::os_disk::{OsDisk, yield_to_others};
use super::reach::Keeper;
use super::reader::LogReader;
use super::record::StreamHead;
use super::recovery::{Cut, LogOptions, open_log};
use super::segment::{self, JournalId, Position, SEGMENT_SIZE};
use super::standing::Standing;
use super::supply::Supply;
use super::task::{JournalHandle, JournalTask, Shared};
use super::writer::LogWriter;
use court_protocol::{Seq, StreamId};
use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, sync_channel};
use std::sync::{Arc, Mutex};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

/// Where the log lies in the data folder; a mirror has the same name in its own folder.
const LOG_DIR: &str = "journal";
/// Where the index lies in the data folder.
const INDEX_DIR: &str = "index";
/// How long the index lets records gather: large batches take less room (3.3 times the bodies with
/// 48 records to a batch, 5.0 with 12) and less time from the courts. Look-ups read that much from
/// the log.
const INDEX_GATHER: Duration = Duration::from_secs(1);
/// The longest that records wait for the index to be made durable: what may be missing after the
/// log is lost.
const CHECKPOINT_EVERY: Duration = Duration::from_secs(5);

/// How long closing waits for the index to come to rest: its last batch takes a moment, and after a
/// full disk it may never end.
const INDEX_CLOSE: Duration = Duration::from_secs(10);

/// Where and how to keep the journal.
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

    /// The folder of the log, for a [`LogReader`].
    pub fn log_dir(&self) -> PathBuf {
        self.data.join(LOG_DIR)
    }

    /// The folder of the log's second copy.
    pub fn mirror_log_dir(&self) -> Option<PathBuf> {
        Some(self.mirror.as_ref()?.join(LOG_DIR))
    }
}

/// Records put into the index before the journal opens: what a killed server of a busy hall has
/// left out. When more are missing, because the index was lost, the journal opens all the same and
/// the index follows behind; look-ups read the log meanwhile, slowly.
const INDEX_AT_OPEN: u64 = 65_536;

/// Records between two words on the progress of the check behind the running server.
const CHECK_SAID_EVERY: u64 = 250_000;

/// How far a long opening is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Progress {
    /// So many records of the log have been read.
    Reading(u64),
    /// So many of so many records are in the index.
    Indexing {
        /// How many are.
        done: u64,
        /// How many will be.
        of: u64,
    },
    /// So many records were restored from the index.
    Restoring(u64),
}

/// What opening found and did.
#[derive(Debug, Clone)]
pub struct OpenReport {
    /// Whether the journal was made just now.
    pub is_new: bool,
    /// The last record of every stream.
    pub heads: Vec<StreamHead>,
    /// Streams that are damaged: they take no records, the others go on.
    pub broken: BTreeMap<StreamId, Damage>,
    /// The torn tail that was cleared, if there was one.
    pub cut: Option<Cut>,
    /// Where the log had gone on before it lost its end.
    pub lost_end: Option<Damage>,
    /// Files that were not as they were made and were put right.
    pub put_right: Vec<FileFlaw>,
    /// Records repaired in the log and in its mirror, each from the other copy.
    pub n_repaired: Vec<u64>,
    /// Records of the log read to find its end.
    pub n_scanned: u64,
    /// Records damaged in every copy of the log and put back from the index.
    pub n_mended: u64,
    /// Records brought back from the index because the log's end had been lost.
    pub n_restored: u64,
    /// Where the index was moved because it could not be read; it was built anew.
    pub index_set_aside: Option<PathBuf>,
    /// Whether the journal may be written.
    pub standing: Standing,
}

impl OpenReport {
    /// The last record of `stream`; an [empty](StreamHead::empty) head when it has none.
    pub fn head(&self, stream: StreamId) -> StreamHead {
        let known = self.heads.iter().find(|head| head.stream == stream);
        known.copied().unwrap_or(StreamHead::empty(stream))
    }

    /// What happened at opening that a person should know, one sentence each. Whether the journal
    /// may be written is [`standing`](Self::standing)'s to say.
    pub fn notes(&self) -> Vec<String> {
        let mut notes = Vec::new();
        // behind an end that was lost nothing unfinished was written
        if let Some(Cut { file, offset }) = self.cut.as_ref().filter(|_| self.lost_end.is_none()) {
            notes.push(format!(
                "{file} ended in the middle of a write at byte {offset}: what was never confirmed was cut off"
            ));
        }
        notes.extend(self.put_right.iter().map(|flaw| format!("{flaw}; it was put right")));
        if let (Some(damage), Standing::Fenced { .. }) = (&self.lost_end, &self.standing) {
            notes.push(damage.at_the_end());
        }
        notes.extend(mend::mended(&self.n_repaired, self.n_mended));
        if let Some(aside) = &self.index_set_aside {
            notes.push(format!(
                "the index could not be used: it was built anew, the old one lies in {}",
                aside.display()
            ));
        }
        notes.extend(self.broken.values().map(ToString::to_string));
        notes
    }
}

/// The open journal of one server. Dropping it closes it.
#[derive(Debug)]
pub struct Journal {
    handle: JournalHandle,
    history: History,
    shared: Arc<Shared>,
    index: SharedIndex,
    /// What opening took on trust.
    unchecked: Option<Unchecked>,
    closing: Arc<AtomicBool>,
    writer: Option<JoinHandle<()>>,
    behind: Option<JoinHandle<()>>,
    behind_ended: Mutex<Receiver<()>>,
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
        for dir in [Some(options.log_dir()), options.mirror_log_dir()].into_iter().flatten() {
            let name = dir.display().to_string();
            let disk = OsDisk::create(dir).map_err(JournalError::io("make the folder", name))?;
            copies.push(Arc::new(disk));
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
        let (mut index, index_set_aside) = open_index(options)?;
        let mark = index.mark()?;
        let log_options = LogOptions {
            id_if_new: mark.as_ref().map_or_else(new_id, |mark| mark.id),
            segment_size: options.segment_size,
        };
        let checkpoint = mark.as_ref().map(|mark| &mark.checkpoint);
        let mut read = |n| progress(Progress::Reading(n));
        let (mut writer, mut log) = open_log(copies, checkpoint, &log_options, &mut read)?;
        let mut n_mended = 0;
        let put_right = std::mem::take(&mut log.put_right);
        if let Some(mark) = mark
            .as_ref()
            .filter(|mark| !log.broken.is_empty() && log.held_checkpoint && mark.id == writer.id())
        {
            // the index may hold what the log has lost
            let mending = Mending {
                copies,
                id: mark.id,
                segment_size: options.segment_size,
                until: mark.checkpoint.end,
                heads: &mark.checkpoint.heads,
                look_up: &|stream, from, most| index.range(stream, from, most),
            };
            let checked = mending.run(&mut |_| true)?.expect("nothing stops it");
            n_mended = checked.n_mended;
            if n_mended > 0 {
                let n_repaired = log.n_repaired;
                drop(writer);
                (writer, log) = open_log(copies, None, &log_options, &mut read)?;
                log.n_repaired = n_repaired;
            }
        }

        let standing = Standing::load(&*copies[0])?;
        let mut opening = Opening { writer: &mut writer, copies, standing, n_restored: 0 };
        let known = match mark {
            Some(mark) if mark.id != opening.writer.id() => None,
            Some(mark) if log.held_checkpoint => {
                // a log repaired by hand has records that were passed over when it was damaged
                let was_repaired = !mark.checkpoint.is_whole && log.broken.is_empty();
                (!was_repaired).then_some(mark.checkpoint)
            }
            // the log has lost what the index reaches to, or the two have parted
            Some(mark) => {
                opening.restore(&index, &mark.checkpoint.heads, progress)?;
                None
            }
            None => None,
        };
        let (standing, n_restored) = (opening.standing, opening.n_restored);
        if known.is_none() && index.mark()?.is_some() {
            // records lie elsewhere in the log now; nothing is in the index that is not there
            drop(index);
            Index::set_aside(&options.data.join(INDEX_DIR))?;
            index = Index::open(&options.data.join(INDEX_DIR))?;
        }

        let reader = LogReader::on(copies.to_vec())?;
        let unchecked =
            known.as_ref().filter(|_| log.from != Position::START).map(|known| Unchecked {
                copies: copies.to_vec(),
                id: writer.id(),
                segment_size: options.segment_size,
                until: known.end,
                heads: known.heads.clone(),
            });
        let index = SharedIndex::new(index);
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
            broken: log.broken,
            cut: log.cut,
            lost_end: log.lost_end,
            put_right,
            n_repaired: log.n_repaired,
            n_scanned: log.n_scanned,
            n_mended,
            n_restored,
            index_set_aside,
            standing: standing.clone(),
        };
        let shared = Shared::of(&writer, &standing, is_starved);
        let handle = shared.handle();
        let reaches = Arc::new(Mutex::new(indexer.reaches()));
        let history = History::new(index.clone(), reader, handle.clone(), reaches.clone());
        let task = JournalTask::new(shared.clone(), writer, copies[0].clone(), standing);
        let writer = thread::Builder::new()
            .name("journal".into())
            .spawn(move || task.run())
            .map_err(failed("the journal"))?;
        let (ended, behind_ended) = sync_channel(1);
        let behind =
            Behind { indexer, shared: shared.clone(), reaches, reach: reach.clone(), ended };
        let behind = thread::Builder::new()
            .name("journal-index".into())
            .spawn(move || behind.run())
            .map_err(failed("the index"))?;
        let journal = Self {
            handle,
            history,
            shared,
            index,
            unchecked,
            closing: Arc::new(AtomicBool::new(false)),
            writer: Some(writer),
            behind: Some(behind),
            behind_ended: Mutex::new(behind_ended),
            reach,
            checker: None,
            locks,
        };
        Ok((journal, report))
    }

    /// Asks the writer.
    pub fn handle(&self) -> JournalHandle {
        self.handle.clone()
    }

    /// Looks up what was recorded.
    pub fn history(&self) -> History {
        self.history.clone()
    }

    /// Checks what opening took on trust, on a thread of its own that gives way to all others, and
    /// mends it where it can. A stream that cannot be mended takes no records from then on. `done`
    /// hears what was found, once; not when the journal closes before.
    ///
    /// # Errors
    /// [`JournalError::Io`] when the system gives no thread.
    pub fn check_behind(
        &mut self,
        done: impl FnOnce(&Checked) + Send + 'static,
    ) -> Result<(), JournalError> {
        let Some(unchecked) = self.unchecked.take() else { return Ok(()) };
        let (index, handle, closing) = (self.index.clone(), self.handle(), self.closing.clone());
        let checker = thread::Builder::new().name("journal-check".into()).spawn(move || {
            yield_to_others();
            match unchecked.check(&index, &closing) {
                Ok(Some(checked)) => {
                    handle.break_off(&checked.broken);
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
        self.shared.close_behind();
        // a thread that panicked has dropped its end, and is no longer waited for either
        let ended = self.behind_ended.get_mut().expect("nothing panics under this lock");
        let is_hung = ended.recv_timeout(INDEX_CLOSE) == Err(RecvTimeoutError::Timeout);
        if !is_hung {
            join(self.checker.take(), "check");
            join(self.behind.take(), "index");
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

/// The part of the log that the checkpoint vouches for.
#[derive(Debug)]
struct Unchecked {
    copies: Vec<Arc<dyn Disk>>,
    id: JournalId,
    segment_size: u64,
    until: Position,
    heads: Vec<StreamHead>,
}

impl Unchecked {
    fn check(
        &self,
        index: &SharedIndex,
        closing: &AtomicBool,
    ) -> Result<Option<Checked>, JournalError> {
        let mending = Mending {
            copies: &self.copies,
            id: self.id,
            segment_size: self.segment_size,
            until: self.until,
            heads: &self.heads,
            look_up: &|stream, from, most| index.with(|index| index.range(stream, from, most)),
        };
        let of = self.until.lsn - 1;
        mending.run(&mut |n_records| {
            if n_records.is_multiple_of(CHECK_SAID_EVERY) {
                tracing::info!("checking the journal: {n_records} of {of} records");
            }
            !closing.load(Ordering::Relaxed)
        })
    }
}

fn lock(disk: &dyn Disk) -> Result<Box<dyn DirLock>, JournalError> {
    disk.lock().map_err(|error| match error {
        LockError::Held(holder) => JournalError::Locked { dir: disk.name(), holder },
        LockError::Io(error) => JournalError::io("lock", disk.name())(error),
    })
}

fn new_id() -> JournalId {
    let mut id = [0; 16];
    getrandom::fill(&mut id).expect("the system gives random numbers");
    JournalId(id)
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

/// The log while it is being opened.
struct Opening<'a> {
    writer: &'a mut LogWriter,
    copies: &'a [Arc<dyn Disk>],
    standing: Standing,
    n_restored: u64,
}

impl Opening<'_> {
    /// Brings back from the index what the log has lost: for each stream, what follows its last
    /// whole record there.
    fn restore(
        &mut self,
        index: &Index,
        heads: &[StreamHead],
        progress: &mut dyn FnMut(Progress),
    ) -> Result<(), JournalError> {
        /// Records brought back at once.
        const STEP: usize = 1024;
        let lost: Vec<StreamHead> = heads
            .iter()
            .copied()
            .filter(|head| self.writer.head(head.stream).seq < head.seq)
            .filter(|head| !self.writer.broken().contains_key(&head.stream))
            .collect();
        if lost.is_empty() {
            return Ok(());
        }
        // first the word that outlives a crash in the middle of this
        let why = missing_from(&lost);
        self.standing = Standing::Unconfirmed { why };
        self.standing.keep(&*self.copies[0])?;
        for head in lost {
            let mut next = self.writer.head(head.stream).seq.next();
            while next <= head.seq {
                let records = index.range(head.stream, next, STEP)?;
                if records.is_empty() {
                    break;
                }
                for record in records {
                    if let Err(error) = self.writer.restore(&record) {
                        tracing::error!("cannot be restored from the index: {error}");
                        next = Seq(u64::MAX);
                        break;
                    }
                    next = record.seq.next();
                    self.n_restored += 1;
                }
                self.writer.commit()?;
                progress(Progress::Restoring(self.n_restored));
            }
        }
        Ok(())
    }
}

fn missing_from(heads: &[StreamHead]) -> String {
    let streams: Vec<String> =
        heads.iter().map(|head| format!("{} from {} on", head.stream, head.seq.next())).collect();
    format!(
        "the log had been lost and was restored from the index; records may be missing in {}. \
         Compare with the boards and the score sheets",
        streams.join(", ")
    )
}

/// Brings the index up to the log's end, or well on its way.
fn level(
    indexer: &mut Indexer,
    end: Position,
    progress: &mut dyn FnMut(Progress),
) -> Result<(), JournalError> {
    let start = indexer.reaches().lsn;
    let of = (end.lsn - start).min(INDEX_AT_OPEN);
    while indexer.reaches().lsn < start + of && indexer.step(end)? {
        progress(Progress::Indexing { done: (indexer.reaches().lsn - start).min(of), of });
    }
    indexer.checkpoint()
}

/// The thread behind the writer.
struct Behind {
    indexer: Indexer,
    shared: Arc<Shared>,
    reaches: Arc<Mutex<Position>>,
    reach: Arc<Keeper>,
    /// Told when this has ended, however it ended.
    ended: SyncSender<()>,
}

impl Behind {
    fn run(mut self) {
        yield_to_others();
        match self.follow() {
            // said when it failed; look-ups read the log from here on, records go on being written
            Ok(()) | Err(JournalError::Index { .. }) => {}
            Err(error) => tracing::error!("{error}"),
        }
        // the journal hears it, unless it has given up waiting
        let _gone = self.ended.send(());
    }

    fn follow(&mut self) -> Result<(), JournalError> {
        let mut last = Instant::now();
        loop {
            let until_next = CHECKPOINT_EVERY.saturating_sub(last.elapsed());
            let at_most = self.indexer.is_ahead_of_checkpoint().then_some(until_next);
            let reaches = self.indexer.reaches();
            let Some(durable) = self.shared.wait_behind(reaches, INDEX_GATHER, at_most) else {
                return self.indexer.checkpoint();
            };
            let mut is_more = true;
            while is_more {
                is_more = self.indexer.step(durable)?;
                *self.reaches.lock().expect("nothing panics under this lock") =
                    self.indexer.reaches();
            }
            if last.elapsed() >= CHECKPOINT_EVERY {
                self.indexer.checkpoint()?;
                self.reach.keep(durable);
                last = Instant::now();
            }
        }
    }
}

impl segment::JournalId {
    /// A new journal's id.
    pub fn random() -> Self {
        new_id()
    }
}
