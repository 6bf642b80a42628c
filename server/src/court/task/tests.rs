//! A court whose journal takes nothing for a while.

use super::*;
use crate::clock::{ClockStart, HandClock, KeptClock, MachineBoot, Reading};
use crate::feed::Feed;
use crate::feed::task::FeedTask;
use crate::presence::task::PresenceTask;
use bytes::Bytes;
use court_protocol::{BootId, ClockEstimate, CourtSetup, DeviceId, Role, StreamId};
use referee_core::FactBody;
use referee_journal::{Journal, JournalOptions, LogEntry, QUEUE_GROUPS};
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};

const COURT: CourtId = CourtId(1);

/// A court that knows a device's clock, in a journal.
struct Rig {
    journal: Journal,
    clock: CourtClock,
    stop: CancellationToken,
    _folder: tempfile::TempDir,
}

/// A queue that is full.
struct Full {
    let_go: SyncSender<()>,
    is_drained: Receiver<()>,
}

impl Full {
    /// There is room for everything again.
    fn end(self) {
        self.let_go.send(()).expect("held");
        self.is_drained.recv().expect("drained");
    }
}

impl Rig {
    async fn new() -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        let options = JournalOptions::new(folder.path());
        let (journal, _) = Journal::open(&options, &mut |_| ()).expect("it opens");
        let hand = HandClock::leaked_at(5_000_000);
        let start = ClockStart::after(Reading::manual(hand), None);
        let clock = CourtClock::manual(hand, start, 1);
        let rig = Self { journal, clock, stop: CancellationToken::new(), _folder: folder };
        let (task, court) = rig.task();
        let running = tokio::spawn(task.run(None, rig.stop.child_token()));
        let (device, boot) = (DeviceId(4), BootId(7));
        let estimate = ClockEstimate { offset: 0, error: 100 };
        let setup = CourtSetup::basketball("Court 1", 12);
        for command in [
            Command::Open { court: COURT, setup, demo: false, speed: 1 },
            Command::Attach { device, role: Role::Board, boards: Vec::new(), by: None },
            Command::MapClock { device, boot, estimate },
        ] {
            court.command(command).await.expect("it runs");
        }
        drop(court);
        running.await.expect("it ends with its handles");
        hand.advance(Duration::from_mins(1));
        rig
    }

    /// The court as its journal has it.
    fn task(&self) -> (CourtTask, CourtHandle) {
        self.task_with(Vec::new())
    }

    /// The same, shown on these feeds.
    fn task_with(&self, feeds: Vec<FeedSender>) -> (CourtTask, CourtHandle) {
        let history = self.journal.history();
        let (_, presence) = PresenceTask::new(self.clock);
        CourtTask::new(
            COURT,
            self.state(),
            self.clock,
            self.journal.handle(),
            history,
            feeds,
            presence,
        )
    }

    fn state(&self) -> CourtState {
        let history = self.journal.history();
        record::replay(&history, COURT, &mut |_| {}).expect("readable").state
    }

    /// Has the journal's queue full until that ends.
    fn overload(&self) -> Full {
        let entry = |seq| LogEntry {
            stream: StreamId(99),
            seq: Seq(seq),
            at: CourtTime(0),
            request: None,
            body: Bytes::from_static(b"something"),
        };
        let (let_go, held) = sync_channel(0);
        let (reached, is_held) = sync_channel(0);
        let (last, is_drained) = sync_channel(1);
        let handle = self.journal.handle();
        let hold = move |_| {
            reached.send(()).expect("waited for");
            held.recv().expect("let go");
        };
        handle.append(vec![entry(1)], Box::new(hold));
        is_held.recv().expect("reached");
        for seq in 2..=QUEUE_GROUPS as u64 {
            handle.append(vec![entry(seq)], Box::new(|_| ()));
        }
        let drained = move |_| last.send(()).expect("waited for");
        handle.append(vec![entry(QUEUE_GROUPS as u64 + 1)], Box::new(drained));
        Full { let_go, is_drained }
    }

    /// The beginnings of the court's absences, as it reported them.
    fn returns(&self) -> Vec<CourtTime> {
        let found = self.journal.history().range(StreamId::from(COURT), Seq(1), 100);
        let records = found.expect("readable");
        let facts = records.iter().flat_map(|found| record::read(found).expect("ours").facts);
        let back = facts.filter_map(|fact| match fact.body {
            FactBody::CameBack { away_from, .. } => Some(away_from),
            _ => None,
        });
        back.collect()
    }
}

/// Has something recorded as soon as the court is back: its journal works in a time of its own.
async fn once_there_is_room(court: &CourtHandle, command: Command) {
    let asked = std::time::Instant::now();
    while let Err(goodbye) = court.command(command.clone()).await {
        assert!(asked.elapsed() < Duration::from_secs(10), "{goodbye:?}");
        tokio::time::sleep(TRY_AGAIN).await;
    }
}

#[tokio::test(start_paused = true)]
async fn a_court_whose_return_was_not_recorded_says_it_again_once_there_is_room() {
    let rig = Rig::new().await;
    let clock = rig.clock.kept().expect("a clock moved by hand");
    let clock = KeptClock { boot: MachineBoot(u128::MAX), ..clock };
    let before = AtWork { clock, until: CourtTime(35_000) };
    let full = rig.overload();
    let (task, court) = rig.task();
    let running = tokio::spawn(task.run(Some(before), rig.stop.clone()));
    tokio::time::sleep(TRY_AGAIN * 3).await;
    assert_eq!(rig.returns(), []);
    full.end();
    let (device, boards) = (DeviceId(5), Vec::new());
    once_there_is_room(&court, Command::Attach { device, role: Role::Board, boards, by: None })
        .await;
    rig.stop.cancel();
    running.await.expect("it ends");
    assert_eq!(rig.returns(), [CourtTime(35_000)], "as it was at first, and once");
}

#[tokio::test(start_paused = true)]
async fn a_court_on_a_full_disk_says_on_its_feed_that_it_has_stopped_until_there_is_room() {
    let rig = Rig::new().await;
    let feed = Feed::new(COURT, rig.state(), Arc::default(), 1);
    let (feed, sender, screen) = FeedTask::new(feed, rig.journal.history());
    tokio::spawn(feed.run(rig.stop.clone().cancelled_owned()));
    let (task, court) = rig.task_with(vec![sender]);
    let running = tokio::spawn(task.run(None, rig.stop.clone()));
    let stopped = async || {
        let shown = screen.json().await.expect("it is shown");
        let shown: court_protocol::Snapshot = serde_json::from_slice(&shown.json).expect("JSON");
        shown.stopped
    };
    let revoke = || Command::Revoke { device: DeviceId(4), by: None };
    assert!(!stopped().await);
    let full = rig.overload();
    court.command(revoke()).await.expect_err("nothing is recorded");
    let goodbye = court.command(revoke()).await.expect_err("still nothing");
    assert_eq!(goodbye.code, GoodbyeCode::CourtStopped);
    tokio::time::sleep(TRY_AGAIN * 3).await;
    assert!(stopped().await, "what is shown is not what happens");
    full.end();
    once_there_is_room(&court, revoke()).await;
    assert!(!stopped().await);
    rig.stop.cancel();
    running.await.expect("it ends");
}

#[tokio::test]
async fn a_court_that_cannot_record_its_return_stops_when_told() {
    let rig = Rig::new().await;
    let full = rig.overload();
    let (task, _court) = rig.task();
    rig.stop.cancel();
    let stops =
        tokio::time::timeout(Duration::from_secs(5), task.run(None, rig.stop.clone())).await;
    full.end();
    stops.expect("it stops");
}
