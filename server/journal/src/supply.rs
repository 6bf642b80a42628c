//! The thread that prepares segments beforehand, so that no group ever waits for one.

use crate::disk::{Disk, DiskFile};
use crate::error::JournalError;
use crate::os_disk::yield_to_others;
use crate::segment::{self, SegmentHeader};
use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, SyncSender, TryRecvError, sync_channel};
use std::thread::{self, JoinHandle};

/// Commits between two tries after the disk was found full: a try asks for the room left, which
/// costs next to nothing, and room that comes back is noticed within seconds.
const TRY_AGAIN_AFTER: u32 = 32;

/// The preparing thread, one order at a time. Dropping this waits until the thread has ended: it
/// must not write into a folder that another writer may hold by then.
#[derive(Debug)]
pub(crate) struct Supply {
    /// `None` only while this is dropped.
    orders: Option<SyncSender<NextSegment>>,
    thread: Option<JoinHandle<()>>,
    ready: Receiver<Result<ReadySegment, JournalError>>,
    is_ordered: bool,
    failed: Option<JournalError>,
    n_passed_over: u32,
}

impl Supply {
    /// `is_starved` tells all who look, at once, whether the last order failed.
    pub(crate) fn spawn(is_starved: Arc<AtomicBool>) -> io::Result<Self> {
        // one order at a time: a journal has one next segment
        let (orders, waiting) = sync_channel::<NextSegment>(1);
        let (deliver, ready) = sync_channel(1);
        let thread = thread::Builder::new().name("journal-segments".into());
        let thread = thread.spawn(move || {
            yield_to_others();
            for order in waiting {
                let prepared = order.prepare();
                is_starved.store(prepared.is_err(), Ordering::Relaxed);
                if deliver.send(prepared).is_err() {
                    return;
                }
            }
        })?;
        Ok(Self {
            orders: Some(orders),
            thread: Some(thread),
            ready,
            is_ordered: false,
            failed: None,
            n_passed_over: 0,
        })
    }

    /// Asks for a segment without waiting; nothing when one is on order.
    pub(crate) fn order(&mut self, wanted: NextSegment) {
        if self.failed.is_some() && self.n_passed_over < TRY_AGAIN_AFTER {
            self.n_passed_over += 1;
        } else if !self.is_ordered {
            self.send(wanted);
        }
    }

    /// The segment that was ordered, if it is there.
    pub(crate) fn collect(&mut self) -> Option<Result<ReadySegment, JournalError>> {
        match self.ready.try_recv() {
            Ok(result) => Some(self.note(result)),
            Err(TryRecvError::Empty) => None,
            Err(TryRecvError::Disconnected) => panic!("the preparing thread outlives its supply"),
        }
    }

    /// Waits for what was ordered, ordering it first if it was not.
    pub(crate) fn deliver(&mut self, wanted: NextSegment) -> Result<ReadySegment, JournalError> {
        if !self.is_ordered {
            self.send(wanted);
        }
        let result = self.ready.recv().expect("the preparing thread answers every order");
        self.note(result)
    }

    fn send(&mut self, wanted: NextSegment) {
        let orders = self.orders.as_ref().expect("there until this is dropped");
        orders.send(wanted).expect("the preparing thread outlives its supply");
        self.is_ordered = true;
        self.n_passed_over = 0;
    }

    fn note(
        &mut self,
        result: Result<ReadySegment, JournalError>,
    ) -> Result<ReadySegment, JournalError> {
        self.is_ordered = false;
        match &result {
            Ok(_) => self.failed = None,
            Err(error) => {
                if self.failed.is_none() {
                    tracing::error!("no segment ahead: {error}");
                }
                self.failed = Some(error.clone());
            }
        }
        result
    }
}

impl Drop for Supply {
    fn drop(&mut self) {
        self.orders = None;
        if let Some(Err(_)) = self.thread.take().map(JoinHandle::join) {
            tracing::error!("the thread that prepares segments panicked");
        }
    }
}

/// A segment that is to be prepared.
#[derive(Debug)]
pub(crate) struct NextSegment {
    pub(crate) header: SegmentHeader,
    pub(crate) disks: Vec<Arc<dyn Disk>>,
}

impl NextSegment {
    /// Prepares it on every copy. Takes as long as writing a segment takes.
    ///
    /// # Errors
    /// [`JournalError::Full`] when there is no room on one of the disks; whatever else the disks
    /// say as [`JournalError::Io`].
    pub(crate) fn prepare(&self) -> Result<ReadySegment, JournalError> {
        let files = self
            .disks
            .iter()
            .map(|disk| segment::prepare(&**disk, self.header))
            .collect::<Result<_, _>>()?;
        Ok(ReadySegment { no: self.header.no, files })
    }
}

/// A segment prepared on every copy.
#[derive(Debug)]
pub(crate) struct ReadySegment {
    pub(crate) no: u32,
    pub(crate) files: Vec<Arc<dyn DiskFile>>,
}
