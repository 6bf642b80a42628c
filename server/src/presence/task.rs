//! The driver of the presence list: one task that owns it, handles that tell it, and whoever
//! watches.

use super::{Member, PresenceList, SessionId};
use crate::clock::CourtClock;
use court_protocol::{
    Asking, CourtId, CourtTime, DeviceId, Hindrance, Micros, Presence, Recovered, SelfReport,
    UnprovenEpoch,
};
use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::Duration;
use tokio::sync::{mpsc, watch};
use tokio::time::{Instant, sleep_until};
use tokio_util::sync::CancellationToken;

/// Notices that may wait: one per device of a full hall. A notice without room is sent again with
/// the next heartbeat, a quarter of a second later.
const TIDINGS: usize = 2_048;
/// The list is sent anew at most this often: four times a second.
const EVERY: Duration = Duration::from_millis(250);

/// When a device was last heard: written by its session at every message, read when it matters.
#[derive(Debug, Clone)]
pub struct LastWord(Arc<AtomicI64>);

impl LastWord {
    fn new(now: CourtTime) -> Self {
        Self(Arc::new(AtomicI64::new(now.0)))
    }

    /// It was heard.
    pub fn heard(&self, now: CourtTime) {
        self.0.store(now.0, Ordering::Relaxed);
    }

    fn at(&self) -> CourtTime {
        CourtTime(self.0.load(Ordering::Relaxed))
    }
}

#[derive(Debug)]
enum Tiding {
    Enrolled(Vec<Member>),
    Asking(Vec<Asking>),
    Connected { device: DeviceId, session: SessionId, word: LastWord },
    Left { device: DeviceId, session: SessionId },
    Hindrances { court: CourtId, hindrances: Vec<Hindrance> },
    DiskFull(bool),
    Unproven(UnprovenEpoch),
    Recovered(Recovered),
    Says { device: DeviceId, clock_error: Option<Micros>, says: Option<SelfReport> },
}

/// Tells the presence list, and watches it. Cheap to clone.
#[derive(Debug, Clone)]
pub struct PresenceHandle {
    tidings: mpsc::Sender<Tiding>,
    list: watch::Receiver<Arc<Presence>>,
    clock: CourtClock,
}

impl PresenceHandle {
    /// The enrolled devices are these, whole.
    pub async fn enrolled(&self, members: Vec<Member>) {
        self.tell(Tiding::Enrolled(members)).await;
    }

    /// Those ask to be let in, whole.
    pub async fn asking(&self, asking: Vec<Asking>) {
        self.tell(Tiding::Asking(asking)).await;
    }

    /// A device opened a session; its session notes every word in what is returned.
    pub async fn connected(&self, device: DeviceId, session: SessionId) -> LastWord {
        let word = LastWord::new(self.clock.now());
        self.tell(Tiding::Connected { device, session, word: word.clone() }).await;
        word
    }

    /// A session is over.
    pub async fn left(&self, device: DeviceId, session: SessionId) {
        self.tell(Tiding::Left { device, session }).await;
    }

    /// A device reported its state. Without room the report is dropped: the next
    /// heartbeat repeats it.
    pub fn says(&self, device: DeviceId, clock_error: Option<Micros>, says: Option<SelfReport>) {
        let _next_time = self.tidings.try_send(Tiding::Says { device, clock_error, says });
    }

    /// The objections to starts on a court, whole. True if there was room; if there was none, they
    /// must be sent again.
    pub fn hindrances(&self, court: CourtId, hindrances: Vec<Hindrance>) -> bool {
        self.tidings.try_send(Tiding::Hindrances { court, hindrances }).is_ok()
    }

    /// Tells if the journal uses the room that was set aside for a full disk.
    pub async fn disk_full(&self, disk_full: bool) {
        self.tell(Tiding::DiskFull(disk_full)).await;
    }

    /// A device reports that another server writes, and cannot prove it.
    pub async fn unproven(&self, unproven: UnprovenEpoch) {
        self.tell(Tiding::Unproven(unproven)).await;
    }

    /// The findings of a server that was started again.
    pub async fn recovered(&self, recovered: Recovered) {
        self.tell(Tiding::Recovered(recovered)).await;
    }

    /// The list as it stands, and anew whenever it changes.
    pub fn watch(&self) -> watch::Receiver<Arc<Presence>> {
        self.list.clone()
    }

    async fn tell(&self, tiding: Tiding) {
        // a task that has ended belongs to a server that stops
        let _stopping = self.tidings.send(tiding).await;
    }
}

/// Owns the presence list.
#[derive(Debug)]
pub struct PresenceTask {
    presence: PresenceList,
    words: BTreeMap<DeviceId, LastWord>,
    tidings: mpsc::Receiver<Tiding>,
    list: watch::Sender<Arc<Presence>>,
    clock: CourtClock,
}

impl PresenceTask {
    /// An empty presence list with its handle.
    pub fn new(clock: CourtClock) -> (Self, PresenceHandle) {
        let presence = PresenceList::default();
        let (tidings_in, tidings) = mpsc::channel(TIDINGS);
        let (list, watched) = watch::channel(Arc::new(presence.list(clock.now())));
        let task = Self { presence, words: BTreeMap::new(), tidings, list, clock };
        (task, PresenceHandle { tidings: tidings_in, list: watched, clock })
    }

    /// Runs until `stop`.
    pub async fn run(mut self, stop: CancellationToken) {
        let mut waiting = Vec::new();
        let mut next = Instant::now();
        let mut is_due = true;
        loop {
            let now = self.clock.now();
            let silence = self.presence.next_change(now).filter(|_| !is_due);
            let clock = self.clock;
            tokio::select! {
                biased;
                () = stop.cancelled() => return,
                () = sleep_until(next), if is_due => {
                    self.publish();
                    (next, is_due) = (Instant::now() + EVERY, false);
                }
                () = clock.reach(silence) => {
                    // whoever spoke meanwhile is not silent
                    is_due = true;
                    self.hear();
                }
                n_tidings = self.tidings.recv_many(&mut waiting, TIDINGS) => {
                    if n_tidings == 0 {
                        return;
                    }
                    for tiding in waiting.drain(..) {
                        self.take(tiding);
                    }
                    is_due = true;
                }
            }
        }
    }

    fn take(&mut self, tiding: Tiding) {
        match tiding {
            Tiding::Enrolled(members) => self.presence.enrolled(members),
            Tiding::Asking(asking) => self.presence.asking(asking),
            Tiding::Hindrances { court, hindrances } => self.presence.hindrances(court, hindrances),
            Tiding::DiskFull(disk_full) => self.presence.disk_full(disk_full),
            Tiding::Unproven(unproven) => {
                let UnprovenEpoch { device, epoch } = unproven;
                if self.presence.unproven(unproven) {
                    tracing::warn!(
                        "{device} says that it has seen {epoch} and has no proof of it: it was sent away, and nothing else changes"
                    );
                }
            }
            Tiding::Recovered(recovered) => self.presence.recovered(recovered),
            Tiding::Connected { device, session, word } => {
                self.presence.connected(device, session, word.at());
                self.words.insert(device, word);
            }
            Tiding::Left { device, session } => {
                if let Some(word) = self.words.get(&device) {
                    self.presence.heard(device, word.at());
                }
                self.presence.left(device, session);
            }
            Tiding::Says { device, clock_error, says } => {
                self.presence.says(device, clock_error, says);
            }
        }
    }

    /// Takes the last words in, as the sessions have noted them.
    fn hear(&mut self) {
        for (device, word) in &self.words {
            self.presence.heard(*device, word.at());
        }
    }

    /// Shows the list, if anything in it but its instant has changed.
    fn publish(&mut self) {
        self.hear();
        let list = self.presence.list(self.clock.now());
        self.list.send_if_modified(|shown| {
            let is_new = shown.devices != list.devices
                || shown.asking != list.asking
                || shown.unproven != list.unproven
                || shown.hindrances != list.hindrances
                || shown.disk_full != list.disk_full
                || shown.recovered != list.recovered;
            if is_new {
                *shown = Arc::new(list);
            }
            is_new
        });
    }
}
