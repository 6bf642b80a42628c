//! Safety copies of a data folder: after every round, at the end of an event, and when somebody asks,
//! one [file](mod@file) holds everything.
//!
//! ```text
//! desks, courts   a round's last result is in      looked at once a second
//!    │
//! copies          file::write                      on a thread that yields to all others
//!    │            the journal up to its durable mark, then the files beside it
//!    ├─ copies/copy-….zip      in the data folder; the newest are kept
//!    └─ --copy-to DIR          the same file on a stick
//! ```
//!
//! A copy that fails stops nothing. The console and the pages of organisers and head referees say
//! which place has no copy, and why.

pub mod file;

use crate::about::About;
use crate::access::hex;
use crate::clock::CourtClock;
use crate::desks::{Desks, EventNo};
use crate::feed::task::FeedHandle;
use crate::presence::task::PresenceHandle;
use crate::terminal::say;
use court_protocol::{CourtId, CourtTime, Message, SafetyCopy, Seq, StreamId};
use file::{CopyError, put_at, write};
use referee_desk::views::Audience;
use referee_journal::os_disk::yield_to_others;
use referee_journal::{JournalHandle, JournalId, Room, private};
use referee_messages::{say, words};
use std::collections::BTreeMap;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::{Mutex, oneshot};
use tokio::time::sleep;

/// The folder of the copies in the data folder.
const FOLDER: &str = "copies";
/// At the end of a copy's name.
const SUFFIX: &str = ".zip";
/// The copies that are kept in each place: a weekend's rounds.
const KEPT: usize = 24;
/// Between two counts of the rounds that are over. A court in play has many records a second, and few
/// of them end a round.
const EVERY: Duration = Duration::from_secs(1);

/// Makes the copies of a running server.
#[derive(Debug)]
pub struct Copies {
    pub places: Places,
    pub clock: CourtClock,
    pub desks: Arc<Desks>,
    pub feeds: BTreeMap<CourtId, FeedHandle>,
    pub presence: PresenceHandle,
    /// Held while a copy is made: the last one.
    pub last: Mutex<SafetyCopy>,
}

impl Copies {
    /// Makes a copy now. The result, which referees and organisers see as well.
    pub async fn make(&self) -> SafetyCopy {
        let mut last = self.last.lock().await;
        let made = self.clock.now();
        let places = self.places.clone();
        let (done, copied) = oneshot::channel();
        let thread = std::thread::Builder::new().name("safety-copy".into()).spawn(move || {
            yield_to_others();
            // a server that stops waits for no copy
            let _stops = done.send(places.copy(made));
        });
        let copied = match thread {
            Ok(_) => copied.await.expect("copying does not panic"),
            Err(source) => {
                let file = self.places.data.join(FOLDER);
                let failed = vec![CopyError::Write { file: file.clone(), source }.told(&file)];
                Copied { file: None, failed }
            }
        };
        for failed in &copied.failed {
            say(words().say(failed));
        }
        if let Some(file) = copied.file {
            (last.made, last.file) = (Some(made), file);
            if copied.failed.is_empty() {
                say(say!("console-copy-made", file = last.file, second = last.second));
            }
        }
        last.failed = copied.failed;
        self.presence.copy(last.clone()).await;
        last.clone()
    }

    /// Makes a copy after every round and every end of an event, and at once where one of them is over
    /// already. It never returns.
    pub(crate) async fn watch(&self) {
        {
            let mut last = self.last.lock().await;
            last.second =
                self.places.second.as_ref().map_or_else(String::new, |to| to.display().to_string());
            self.presence.copy(last.clone()).await;
        }
        let mut known = RoundsOver::new();
        loop {
            let now = self.rounds_over(&known).await;
            let is_more = |(stream, (_, rounds)): (_, &(Seq, usize))| {
                *rounds > known.get(stream).map_or(0, |(_, known)| *known)
            };
            if now.iter().any(is_more) {
                self.make().await;
            }
            known = now;
            sleep(EVERY).await;
        }
    }

    /// The rounds that are over, counted again where there are new records.
    async fn rounds_over(&self, known: &RoundsOver) -> RoundsOver {
        let is_known =
            |stream, seq| known.get(&stream).filter(|(counted, _)| *counted == seq).copied();
        let mut now = RoundsOver::new();
        for (event, desk) in self.desks.list(Audience::Crew).await {
            let (stream, seq) = (event.into(), desk.seq());
            // the end of an event counts as a round: its copy has the last lots and rulings
            let count = || desk.rounds_played() + usize::from(desk.is_finished());
            let counted = is_known(stream, seq).unwrap_or_else(|| (seq, count()));
            now.insert(stream, counted);
        }
        for (court, feed) in &self.feeds {
            let (stream, seq) = ((*court).into(), *feed.released().borrow());
            let counted = match is_known(stream, seq) {
                Some(counted) => counted,
                // the games of an event are its desk's
                None => feed
                    .rounds_over(|game| EventNo::of_game(game).is_none())
                    .await
                    .unwrap_or_default(),
            };
            now.insert(stream, counted);
        }
        now
    }
}

/// The number of rounds that are over in each event and on each court, with the record after which
/// they were counted.
type RoundsOver = BTreeMap<StreamId, (Seq, usize)>;

/// The places that a copy is made from and written to.
#[derive(Debug, Clone)]
pub struct Places {
    pub data: PathBuf,
    pub mirror: Option<PathBuf>,
    /// The second place of copies.
    pub second: Option<PathBuf>,
    pub journal: JournalHandle,
}

/// The outcome of making a copy: its file's name if there is one, and a message about each place that
/// has none.
#[derive(Debug, Default)]
struct Copied {
    file: Option<String>,
    failed: Vec<Message>,
}

impl Places {
    /// The folders with a copy of any event. Blocks.
    pub(crate) fn with_copies(&self) -> Vec<PathBuf> {
        let is_copy = |name: &str| name.starts_with("copy-") && name.ends_with(SUFFIX);
        let has_copy = |folder: &PathBuf| names_in(folder).any(|name| is_copy(&name));
        let folders = std::iter::once(self.data.join(FOLDER)).chain(self.second.clone());
        folders.filter(has_copy).collect()
    }

    /// Writes the copy. Blocks.
    fn copy(&self, made: CourtTime) -> Copied {
        let name = name(&self.data, self.journal.id(), made);
        let first = self.data.join(FOLDER);
        let mut copied = Copied::default();
        let mut written: Option<PathBuf> = None;
        for folder in std::iter::once(&first).chain(&self.second) {
            let to = folder.join(&name);
            let done = match &written {
                Some(copy) => put_at(copy, &to),
                None if *folder == first => self.write_first(made, &first, &to),
                None => self.write(made, &to),
            };
            match done {
                Ok(()) => {
                    prune(folder, &name);
                    copied.file = Some(name.clone());
                    written.get_or_insert(to);
                }
                Err(error) => copied.failed.push(error.told(folder)),
            }
        }
        copied
    }

    /// Writes the copy into the data folder.
    fn write_first(&self, made: CourtTime, folder: &Path, to: &Path) -> Result<(), CopyError> {
        let failed = |source| CopyError::Write { file: to.into(), source };
        if let Room::Reserve(_) = self.journal.room() {
            // the rest of the disk is for the games
            return Err(failed(io::ErrorKind::StorageFull.into()));
        }
        private::make_folders(folder).map_err(failed)?;
        self.write(made, to)
    }

    fn write(&self, made: CourtTime, to: &Path) -> Result<(), CopyError> {
        let until = Some(self.journal.durable());
        write(&self.data, self.mirror.as_deref(), until, made, true, to).map(drop)
    }
}

/// The name of a copy: one journal's copies have names that begin alike and end with their time.
fn name(data: &Path, JournalId(id): JournalId, made: CourtTime) -> String {
    let wall = About::read(data).unwrap_or_default().wall();
    format!("copy-{}-{}{SUFFIX}", hex(&id[..4]), wall.stamp(made))
}

/// The names of the files in a folder; nothing if it cannot be read.
fn names_in(folder: &Path) -> impl Iterator<Item = String> + use<> {
    let found = fs::read_dir(folder).into_iter().flatten().flatten();
    found.filter_map(|entry| entry.file_name().into_string().ok())
}

/// Removes the oldest copies of the same journal beside a new one, and the half ones of a server that
/// was killed.
fn prune(folder: &Path, new: &str) {
    let Some((of_journal, _)) = new.split_at_checked("copy-01234567-".len()) else { return };
    let (mut others, mut old): (Vec<String>, Vec<String>) = names_in(folder)
        .filter(|name| name.starts_with(of_journal) && name != new)
        .partition(|name| name.ends_with(SUFFIX));
    others.sort_unstable();
    old.retain(|name| name.ends_with(private::WRITING));
    old.extend(others.drain(..(others.len() + 1).saturating_sub(KEPT)));
    for name in old {
        // one that stays takes room and does no harm
        let _stays = fs::remove_file(folder.join(name));
    }
}

#[cfg(test)]
mod tests;
