//! A referee at the terminal's own program, on the clock that the test moves.

use court_client::{CourtAddress, DeviceClock};
use court_protocol::{CourtTime, Micros, Presence};
use court_tests::desk::Referee;
use referee_server::clock::{ClockStart, CourtClock, HandClock};
use referee_tui::Desk;
use std::collections::BTreeMap;
use std::future::Future;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

/// Where a referee sits down.
pub(crate) struct Place {
    pub(crate) name: &'static str,
    pub(crate) size: (u16, u16),
    pub(crate) code: String,
    pub(crate) folder: PathBuf,
    /// His machine was started so long before the hall's.
    pub(crate) ahead: Micros,
}

/// A referee whose clock the test moves.
#[derive(Debug)]
pub(crate) struct Placed {
    pub(crate) desk: Referee,
    clock: DeskClock,
}

impl Placed {
    pub(crate) fn at(place: Place, hand: &'static HandClock, server: SocketAddr) -> Self {
        let Place { name, size, code, folder, ahead } = place;
        let server: CourtAddress = server.to_string().parse().expect("an address");
        let desk = Desk { server, code: Some(code), name: name.into(), folder, utc_offset: 0 };
        let boot_us = hand.passed().as_micros() as i64;
        let start = ClockStart { at_us: boot_us, boot_us, boot: None, wall_ahead: None };
        let since = CourtClock::manual(hand, start, 1);
        let (waits, is_probing) = Default::default();
        let clock = DeskClock { since, ahead, waits, is_probing };
        let desk = Referee::sit_down(desk, size, clock.clone(), 1, ahead.0 as u64);
        Self { desk, clock }
    }

    /// Waits until the court is on his screen.
    pub(crate) async fn comes_up(&self) {
        self.desk.until(|shown| shown.screen.contains("link: up")).await;
    }

    /// Waits until his screen says that there is no link.
    pub(crate) async fn loses_link(&self) {
        self.desk.until(|shown| shown.next_attempt.is_some()).await;
    }

    /// Waits until his program does nothing for its link but wait: it stands, or the time of the
    /// next attempt has not come.
    pub(crate) async fn has_tried(&self) {
        let has_not_come = |at: Micros| {
            let at = CourtTime((at.0 - self.clock.ahead.0 + 999) / 1_000);
            at > self.clock.since.now()
        };
        self.desk.until(|shown| shown.next_attempt.is_none_or(has_not_come)).await;
    }

    /// True if the list of devices he has received satisfies `so`.
    pub(crate) fn has_heard(&self, so: impl Fn(&Presence) -> bool) -> bool {
        self.desk.shown().presence.as_ref().is_some_and(so)
    }

    /// Waits until the list of devices he has heard is so.
    pub(crate) async fn hears_that(&self, so: impl Fn(&Presence) -> bool) {
        self.desk.until(|shown| shown.presence.as_ref().is_some_and(&so)).await;
    }

    /// True if his program waits neither for an instant that has come nor for the court's clock.
    pub(crate) fn is_at_rest(&self) -> bool {
        let waits = self.clock.waits.lock().expect("no panic holds it");
        !self.clock.is_probing.load(Ordering::SeqCst)
            && waits.values().all(|until| *until > self.clock.since.now())
    }
}

/// The clock of a referee's machine.
#[derive(Debug, Clone)]
pub(crate) struct DeskClock {
    since: CourtClock,
    ahead: Micros,
    /// Instants until which something waits for it.
    waits: Arc<Mutex<BTreeMap<u64, CourtTime>>>,
    /// The answer to a probe is on its way.
    is_probing: Arc<AtomicBool>,
}

impl DeviceClock for DeskClock {
    fn now(&self) -> Micros {
        Micros(self.since.now_us() + self.ahead.0)
    }

    fn pass(&self, time: Duration) -> impl Future<Output = ()> + Send {
        let until = CourtTime((self.since.now_us() + time.as_micros() as i64 + 999) / 1_000);
        let (clock, waiting) = (self.since, Waiting::new(&self.waits, until));
        async move {
            clock.reach(Some(until)).await;
            drop(waiting);
        }
    }

    fn measures(&self, is_probing: bool) {
        self.is_probing.store(is_probing, Ordering::SeqCst);
    }
}

/// Somebody who waits.
struct Waiting {
    waits: Arc<Mutex<BTreeMap<u64, CourtTime>>>,
    number: u64,
}

impl Waiting {
    fn new(waits: &Arc<Mutex<BTreeMap<u64, CourtTime>>>, until: CourtTime) -> Self {
        let mut all = waits.lock().expect("no panic holds it");
        let number = all.last_key_value().map_or(0, |(number, _)| number + 1);
        all.insert(number, until);
        drop(all);
        Self { waits: Arc::clone(waits), number }
    }
}

impl Drop for Waiting {
    fn drop(&mut self) {
        self.waits.lock().expect("no panic holds it").remove(&self.number);
    }
}
