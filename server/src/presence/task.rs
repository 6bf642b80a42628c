//! The driver of the presence list: one task that owns it, handles that tell it, and whoever
//! watches.

use super::{Member, PresenceList, SessionId};
use crate::clock::CourtClock;
use court_protocol::{
    Asking, CourtId, CourtTime, DeviceId, Hindrance, Micros, Presence, Recovered, SafetyCopy,
    SelfReport, UnprovenEpoch,
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
const NOTICES: usize = 2_048;
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

/// A notice: a change of the presence list, made by the task that owns it.
type Notice = Box<dyn FnOnce(&mut PresenceTask) + Send>;

/// Tells the presence list, and watches it. Cheap to clone.
#[derive(Debug, Clone)]
pub struct PresenceHandle {
    notices: mpsc::Sender<Notice>,
    list: watch::Receiver<Arc<Presence>>,
    clock: CourtClock,
}

impl PresenceHandle {
    /// The enrolled devices are these, whole.
    pub async fn enrolled(&self, members: Vec<Member>) {
        self.tell(|task| task.presence.enrolled(members)).await;
    }

    /// Those ask to be let in, whole.
    pub async fn asking(&self, asking: Vec<Asking>) {
        self.tell(|task| task.presence.asking = asking).await;
    }

    /// A device opened a session; its session notes every word in what is returned.
    pub async fn connected(&self, device: DeviceId, session: SessionId) -> LastWord {
        let word = LastWord::new(self.clock.now());
        let own = word.clone();
        self.tell(move |task| {
            task.presence.connected(device, session, own.at());
            task.words.insert(device, own);
        })
        .await;
        word
    }

    /// A session is over.
    pub async fn left(&self, device: DeviceId, session: SessionId) {
        self.tell(move |task| {
            task.hear(device);
            task.presence.left(device, session);
        })
        .await;
    }

    /// A device reported its state. Without room the report is dropped: the next
    /// heartbeat repeats it.
    pub fn says(&self, device: DeviceId, clock_error: Option<Micros>, says: Option<SelfReport>) {
        let notice = move |task: &mut PresenceTask| task.presence.says(device, clock_error, says);
        let _next_time = self.notices.try_send(Box::new(notice));
    }

    /// The objections to starts on a court, whole. True if there was room; if there was none, they
    /// must be sent again.
    pub fn hindrances(&self, court: CourtId, hindrances: Vec<Hindrance>) -> bool {
        let notice = move |task: &mut PresenceTask| {
            task.presence.hindrances.insert(court, hindrances);
        };
        self.notices.try_send(Box::new(notice)).is_ok()
    }

    /// Tells if the journal uses the room that was set aside for a full disk.
    pub async fn disk_full(&self, disk_full: bool) {
        self.tell(move |task| task.presence.disk_full = disk_full).await;
    }

    /// A device reports that another server writes, and cannot prove it.
    pub async fn unproven(&self, unproven: UnprovenEpoch) {
        self.tell(move |task| task.presence.unproven(unproven)).await;
    }

    /// The findings of a server that was started again.
    pub async fn recovered(&self, recovered: Recovered) {
        self.tell(|task| task.presence.recovered = Some(recovered)).await;
    }

    /// The last safety copy.
    pub async fn copy(&self, copy: SafetyCopy) {
        self.tell(|task| task.presence.copy = Some(copy)).await;
    }

    /// The list as it stands, and anew whenever it changes.
    pub fn watch(&self) -> watch::Receiver<Arc<Presence>> {
        self.list.clone()
    }

    async fn tell(&self, notice: impl FnOnce(&mut PresenceTask) + Send + 'static) {
        // a task that has ended belongs to a server that stops
        let _stopping = self.notices.send(Box::new(notice)).await;
    }
}

/// Owns the presence list.
#[derive(Debug)]
pub struct PresenceTask {
    presence: PresenceList,
    words: BTreeMap<DeviceId, LastWord>,
    notices: mpsc::Receiver<Notice>,
    list: watch::Sender<Arc<Presence>>,
    clock: CourtClock,
}

impl PresenceTask {
    /// An empty presence list with its handle.
    pub fn new(clock: CourtClock) -> (Self, PresenceHandle) {
        let presence = PresenceList::default();
        let (notices_in, notices) = mpsc::channel(NOTICES);
        let (list, watched) = watch::channel(Arc::new(presence.list(clock.now())));
        let task = Self { presence, words: BTreeMap::new(), notices, list, clock };
        (task, PresenceHandle { notices: notices_in, list: watched, clock })
    }

    /// Runs until `stop`.
    pub async fn run(mut self, stop: CancellationToken) {
        let mut waiting: Vec<Notice> = Vec::new();
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
                    self.hear_all();
                }
                n_notices = self.notices.recv_many(&mut waiting, NOTICES) => {
                    if n_notices == 0 {
                        return;
                    }
                    for notice in waiting.drain(..) {
                        notice(&mut self);
                    }
                    is_due = true;
                }
            }
        }
    }

    /// Takes in the instant of a device's last word, as its session has noted it.
    fn hear(&mut self, device: DeviceId) {
        if let Some(word) = self.words.get(&device) {
            self.presence.heard(device, word.at());
        }
    }

    fn hear_all(&mut self) {
        for (device, word) in &self.words {
            self.presence.heard(*device, word.at());
        }
    }

    /// Shows the list, if anything in it but its instant has changed.
    fn publish(&mut self) {
        self.hear_all();
        let list = self.presence.list(self.clock.now());
        self.list.send_if_modified(|shown| {
            let is_new = Presence { at: list.at, ..Presence::clone(shown) } != list;
            if is_new {
                *shown = Arc::new(list);
            }
            is_new
        });
    }
}
