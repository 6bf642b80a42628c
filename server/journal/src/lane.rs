//! A second thread that writes and syncs the mirror while the writer's own does the first copy.

use crate::disk::DiskFile;
use crate::error::JournalError;
use crate::segment::write_and_sync;
use std::io;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::thread;

/// The mirror's thread. It ends when this is dropped; the writer has waited for its last job then.
#[derive(Debug)]
pub(crate) struct Lane {
    jobs: SyncSender<Job>,
    done: Receiver<Result<(), JournalError>>,
}

#[derive(Debug)]
struct Job {
    file: Arc<dyn DiskFile>,
    bytes: Arc<Vec<u8>>,
    offset: u64,
}

impl Lane {
    pub(crate) fn spawn() -> io::Result<Self> {
        // one job at a time: the writer waits for each
        let (jobs, waiting) = sync_channel::<Job>(1);
        let (report, done) = sync_channel(1);
        thread::Builder::new().name("journal-mirror".into()).spawn(move || {
            for Job { file, bytes, offset } in waiting {
                // the name is the writer's to tell
                let result = write_and_sync(&*file, &bytes, offset, String::new);
                drop(bytes);
                if report.send(result).is_err() {
                    return;
                }
            }
        })?;
        Ok(Self { jobs, done })
    }

    pub(crate) fn start(&mut self, file: Arc<dyn DiskFile>, bytes: Arc<Vec<u8>>, offset: u64) {
        self.jobs.send(Job { file, bytes, offset }).expect("the mirror's thread outlives its lane");
    }

    pub(crate) fn wait(&mut self, name: impl Fn() -> String) -> Result<(), JournalError> {
        let result = self.done.recv().expect("the mirror's thread answers every job");
        result.map_err(|error| match error {
            JournalError::Io { doing, source, .. } => {
                JournalError::Io { doing, file: name(), source }
            }
            other => other,
        })
    }
}
