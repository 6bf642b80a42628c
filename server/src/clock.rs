//! Court time: one clock for all courts of a hall, that never jumps.
//!
//! It follows the machine's boot-time clock, so that suspend counts and a wall clock that is set
//! changes nothing. A server that is started again on a machine that ran on goes on with the clock
//! of the server before it ([`KeptClock`]). After a reboot court time begins anew: at the wall's
//! UTC, or one millisecond after the last journaled instant if that is later. A demonstration may
//! let it run faster.
//!
//! A wall clock that is ahead after a reboot is followed: nothing on the machine could show that it
//! is wrong. It decides nothing in play, because running games stand from the last known instant
//! until the head referee has answered. The start message and his screen give the outage by this
//! clock. A virtual machine that is restored from a snapshot keeps its boot. If the snapshot is
//! older than the journal, its clock has not reached the last record, and court time begins anew as
//! after a reboot. Otherwise court time goes on without the time the machine was stopped, as if it
//! had not passed; the wall's lead is reported.
//!
//! A test may bring a clock of its own ([`HandClock`]), on which five minutes pass by moving it.
//!
//! Left out on purpose: following the wall clock. One that differs is reported and left alone.

use court_protocol::{CourtTime, Millis};
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::{Duration, SystemTime, UNIX_EPOCH};
use tokio::sync::Notify;

/// The fastest a demonstration may run: a game of an hour in four seconds.
pub const SPEED_MAX: u32 = 1_000;

/// Greatest time in µs between the readings of two clocks that count as read at one instant.
const APART_MAX_US: i64 = 20;
/// Tries at that.
const READINGS: u32 = 100;
/// Court time in µs lies within so much of 1970: the year 9999. It never overflows from there.
const COURT_US_MAX: u64 = 253_402_300_800_000_000;
/// A wall clock that differs from court time by so much is reported, in ms.
const WALL_OFF_MIN: i64 = 2_000;

/// Court time. Cheap to copy; every copy shows the same.
#[derive(Debug, Clone, Copy)]
pub struct CourtClock {
    /// Court time in µs when it started.
    started_at: i64,
    /// The boot-time clock then, in µs.
    boot_at: i64,
    boot: Option<MachineBoot>,
    speed: u32,
    machine: Machine,
}

/// Names the time from one start of a machine to its next; its boot-time clock counts from there.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct MachineBoot(pub u128);

/// A court clock as it is written down for the next server.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct KeptClock {
    /// Since when the machine runs.
    pub boot: MachineBoot,
    /// The boot-time clock in µs when the court clock began.
    pub boot_us: i64,
    /// Court time in µs then.
    pub court_us: i64,
    /// Court seconds per second of the hall.
    pub speed: u32,
}

impl KeptClock {
    /// Court time when it began.
    pub const fn began(&self) -> CourtTime {
        CourtTime(self.court_us.div_euclid(1_000))
    }

    /// Court time in µs at a reading, if the machine was not started anew. The figures come from a
    /// file: those of no possible clock are no clock.
    fn at(&self, reading: Reading) -> Option<i64> {
        let passed = reading.boot_us.checked_sub(self.boot_us).filter(|passed| *passed >= 0);
        let passed = passed.filter(|_| reading.boot == Some(self.boot))?;
        let at = self.court_us.checked_add(passed.checked_mul(self.speed.into())?)?;
        (at.unsigned_abs() < COURT_US_MAX && self.boot_us >= 0).then_some(at)
    }
}

/// The machine's own clocks.
#[derive(Debug, Clone, Copy)]
enum Machine {
    /// The real clock of this machine.
    This,
    /// A hand moves them.
    Hand(&'static HandClock),
}

/// A machine's clocks that stand still until a hand moves them.
#[derive(Debug)]
pub struct HandClock {
    /// The wall's UTC in µs when the boot-time clock showed nothing.
    wall_us: AtomicI64,
    n_boots: AtomicI64,
    boot_us: AtomicI64,
    awake_us: AtomicI64,
    moved: Notify,
}

impl HandClock {
    /// A clock for the rest of the program: copies of it go everywhere.
    pub fn leaked() -> &'static Self {
        Self::leaked_at(wall_us())
    }

    /// The same, the wall showing this UTC in µs at first.
    pub fn leaked_at(wall_us: i64) -> &'static Self {
        let (n_boots, boot_us, awake_us, moved) = Default::default();
        let wall_us = AtomicI64::new(wall_us);
        Box::leak(Box::new(Self { wall_us, n_boots, boot_us, awake_us, moved }))
    }

    /// The sum of its shifts, as a person beside a court reads it.
    pub fn passed(&self) -> Duration {
        Duration::from_micros(self.boot_us.load(Ordering::SeqCst).max(0) as u64)
    }

    /// The wall's UTC in µs, as a clock beside it shows.
    pub fn wall_us(&self) -> i64 {
        self.wall_us.load(Ordering::SeqCst) + self.boot_us.load(Ordering::SeqCst)
    }

    /// Somebody sets the wall clock, forward by this many µs, or back.
    pub fn set_wall(&self, by_us: i64) {
        self.wall_us.fetch_add(by_us, Ordering::SeqCst);
    }

    /// The machine is started anew, between two servers: nothing tells how long that took.
    pub fn reboot(&self) {
        self.n_boots.fetch_add(1, Ordering::SeqCst);
    }

    fn boot(&self) -> MachineBoot {
        MachineBoot(self.n_boots.load(Ordering::SeqCst).unsigned_abs().into())
    }

    /// Lets this much time pass, with the machine awake.
    pub fn advance(&self, by: Duration) {
        self.awake_us.fetch_add(by.as_micros() as i64, Ordering::SeqCst);
        self.suspend(by);
    }

    /// The machine sleeps: time passes that only its boot-time clock notices.
    pub fn suspend(&self, by: Duration) {
        self.boot_us.fetch_add(by.as_micros() as i64, Ordering::SeqCst);
        self.moved.notify_waiters();
    }
}

impl Machine {
    fn boot_us(self) -> i64 {
        match self {
            Self::This => boot_time_us(),
            Self::Hand(hand) => hand.boot_us.load(Ordering::SeqCst),
        }
    }

    fn awake_us(self) -> i64 {
        match self {
            Self::This => awake_time_us(),
            Self::Hand(hand) => hand.awake_us.load(Ordering::SeqCst),
        }
    }
}

/// A machine's two clocks at one instant.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Reading {
    /// The wall's UTC in µs since 1970.
    pub wall_us: i64,
    /// The boot-time clock in µs.
    pub boot_us: i64,
    /// Since when that counts, where the machine tells.
    pub boot: Option<MachineBoot>,
}

impl Reading {
    /// The reading of this machine's clocks. If the thread is interrupted between the two clocks,
    /// both are read again: the time between them would be missing from court time.
    pub fn now() -> Self {
        let boot = machine_boot();
        let read = || {
            let (before, wall_us, after) = (boot_time_us(), wall_us(), boot_time_us());
            (after - before, Self { wall_us, boot_us: before + (after - before) / 2, boot })
        };
        let mut closest = read();
        for _again in 1..READINGS {
            if closest.0 <= APART_MAX_US {
                break;
            }
            let again = read();
            if again.0 < closest.0 {
                closest = again;
            }
        }
        closest.1
    }

    /// Those a hand moves.
    pub fn manual(hand: &HandClock) -> Self {
        let boot_us = hand.boot_us.load(Ordering::SeqCst);
        Self { wall_us: hand.wall_us(), boot_us, boot: Some(hand.boot()) }
    }
}

/// The start of a court clock, and the lead of the wall clock if it is worth a message.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ClockStart {
    /// Court time in µs at the start.
    pub at_us: i64,
    /// The boot-time clock then, in µs.
    pub boot_us: i64,
    /// Since when that counts, where the machine tells.
    pub boot: Option<MachineBoot>,
    /// The lead of the wall clock over court time, negative if it is late; only if it is far off.
    pub wall_ahead: Option<Millis>,
}

impl ClockStart {
    /// Court time begins anew, by what the machine's clocks show and the last journaled instant.
    ///
    /// ```
    /// use referee_server::clock::{ClockStart, Reading};
    /// use court_protocol::{CourtTime, Millis};
    /// let reading = Reading { wall_us: 5_000_000, boot_us: 9, boot: None };
    /// let start = ClockStart::after(reading, Some(CourtTime(7_000)));
    /// assert_eq!(start.at_us, 7_001_000);
    /// assert_eq!(start.wall_ahead, Some(Millis(-2_001)));
    /// ```
    pub fn after(reading: Reading, last: Option<CourtTime>) -> Self {
        let Reading { wall_us, boot_us, boot } = reading;
        let at_us = wall_us.max(earliest(last));
        Self { at_us, boot_us, boot, wall_ahead: far_off(wall_us.saturating_sub(at_us)) }
    }

    /// The clock of the server before goes on, if the machine was not started anew and nothing was
    /// journaled that this clock has not reached; otherwise court time begins anew.
    pub fn going_on(
        reading: Reading,
        kept: Option<KeptClock>,
        last: Option<CourtTime>,
        speed: u32,
    ) -> Self {
        let kept = kept.filter(|kept| kept.speed == speed);
        let now = kept.and_then(|kept| Some((kept, kept.at(reading)?)));
        match now.filter(|(_, now_us)| *now_us >= earliest(last)) {
            Some((kept, now_us)) => Self {
                at_us: kept.court_us,
                boot_us: kept.boot_us,
                boot: Some(kept.boot),
                wall_ahead: far_off(reading.wall_us - now_us),
            },
            None => Self::after(reading, last),
        }
    }
}

/// The first instant in µs that is later than everything journaled.
fn earliest(last: Option<CourtTime>) -> i64 {
    last.map_or(i64::MIN, |last| last.0.saturating_add(1).saturating_mul(1_000))
}

fn far_off(ahead_us: i64) -> Option<Millis> {
    let ahead = Millis(ahead_us / 1_000);
    (ahead.0.abs() >= WALL_OFF_MIN).then_some(ahead)
}

impl CourtClock {
    /// Starts the clock, running `speed` court seconds per second.
    pub fn start(start: ClockStart, speed: u32) -> Self {
        Self::on(Machine::This, start, speed)
    }

    /// As [`start`](Self::start), on a clock that is moved by hand.
    pub fn manual(hand: &'static HandClock, start: ClockStart, speed: u32) -> Self {
        Self::on(Machine::Hand(hand), start, speed)
    }

    fn on(machine: Machine, start: ClockStart, speed: u32) -> Self {
        let speed = speed.clamp(1, SPEED_MAX);
        let ClockStart { at_us, boot_us, boot, .. } = start;
        Self { started_at: at_us, boot_at: boot_us, boot, speed, machine }
    }

    /// A clock that shows everything this much later.
    #[must_use]
    pub const fn delayed(self, by: Millis) -> Self {
        Self { started_at: self.started_at - by.0 * 1_000, ..self }
    }

    /// The entry for the next server; none if the machine does not tell its boots apart.
    pub fn kept(&self) -> Option<KeptClock> {
        let (boot_us, court_us, speed) = (self.boot_at, self.started_at, self.speed);
        Some(KeptClock { boot: self.boot?, boot_us, court_us, speed })
    }

    /// Court time in whole microseconds.
    pub fn now_us(&self) -> i64 {
        self.started_at + (self.machine.boot_us() - self.boot_at) * i64::from(self.speed)
    }

    /// Court time now, in milliseconds.
    pub fn now(&self) -> CourtTime {
        CourtTime(self.now_us().div_euclid(1_000))
    }

    /// Court seconds per second of the hall.
    pub const fn speed(&self) -> u32 {
        self.speed
    }

    /// The machine's sleep since it was started, in µs: its boot-time clock less its processor's.
    pub fn asleep_us(&self) -> i64 {
        self.machine.boot_us() - self.machine.awake_us()
    }

    /// Comes when court time reaches `instant`; never, where there is none.
    pub async fn reach(&self, instant: Option<CourtTime>) {
        let Some(instant) = instant else { return std::future::pending().await };
        match self.machine {
            Machine::This => tokio::time::sleep(self.until(instant)).await,
            Machine::Hand(hand) => loop {
                let moved = hand.moved.notified();
                if self.now() >= instant {
                    return;
                }
                moved.await;
            },
        }
    }

    /// The wait in the hall until court time reaches `instant`; none if it has.
    pub fn until(&self, instant: CourtTime) -> Duration {
        let court_us = instant.0.saturating_mul(1_000).saturating_sub(self.now_us());
        let hall_us = court_us.max(0) as u64;
        Duration::from_micros(hall_us.div_ceil(u64::from(self.speed)))
    }
}

fn wall_us() -> i64 {
    match SystemTime::now().duration_since(UNIX_EPOCH) {
        Ok(since) => since.as_micros() as i64,
        Err(before) => -(before.duration().as_micros() as i64),
    }
}

/// The kernel gives each of its starts another name.
fn machine_boot() -> Option<MachineBoot> {
    let name = std::fs::read_to_string("/proc/sys/kernel/random/boot_id").ok()?;
    u128::from_str_radix(&name.trim().replace('-', ""), 16).ok().map(MachineBoot)
}

/// Time since the machine was started, suspend included, in µs.
#[cfg(target_os = "linux")]
fn boot_time_us() -> i64 {
    let time = rustix::time::clock_gettime(rustix::time::ClockId::Boottime);
    time.tv_sec * 1_000_000 + time.tv_nsec / 1_000
}

/// Time this machine was awake since it was started, in µs.
#[cfg(target_os = "linux")]
fn awake_time_us() -> i64 {
    let time = rustix::time::clock_gettime(rustix::time::ClockId::Monotonic);
    time.tv_sec * 1_000_000 + time.tv_nsec / 1_000
}

/// Elsewhere the two clocks are one, and nothing is known of sleep.
#[cfg(not(target_os = "linux"))]
fn awake_time_us() -> i64 {
    boot_time_us()
}

/// Time since the first look, in µs. Elsewhere than on Linux a suspended machine stops it.
#[cfg(not(target_os = "linux"))]
fn boot_time_us() -> i64 {
    static FIRST: std::sync::OnceLock<std::time::Instant> = std::sync::OnceLock::new();
    FIRST.get_or_init(std::time::Instant::now).elapsed().as_micros() as i64
}

#[cfg(test)]
mod tests {
    use super::*;

    fn wall(wall_us: i64) -> Reading {
        Reading { wall_us, boot_us: 40, boot: None }
    }

    #[test]
    fn a_right_wall_clock_is_where_court_time_begins_anew() {
        let begins = |at_us| ClockStart { at_us, boot_us: 40, boot: None, wall_ahead: None };
        let start = ClockStart::after(wall(9_000_123), Some(CourtTime(8_999)));
        assert_eq!(start, begins(9_000_123));
        assert_eq!(ClockStart::after(wall(5), None), begins(5));
    }

    #[test]
    fn a_wall_clock_behind_the_journal_is_reported_and_not_followed() {
        let start = ClockStart::after(wall(1_000_000), Some(CourtTime(60_000)));
        assert_eq!((start.at_us, start.wall_ahead), (60_001_000, Some(Millis(-59_001))));
    }

    #[test]
    fn on_a_machine_that_ran_on_court_time_goes_on_whatever_happened_to_the_wall_clock() {
        let hand = HandClock::leaked_at(7_000_000);
        let first = CourtClock::manual(hand, ClockStart::after(Reading::manual(hand), None), 1);
        hand.advance(Duration::from_secs(20));
        let next = |last, speed| {
            let reading = Reading::manual(hand);
            let start = ClockStart::going_on(reading, first.kept(), last, speed);
            (CourtClock::manual(hand, start, speed).now_us(), start.wall_ahead)
        };
        let day = 86_400_000_000;
        assert_eq!(next(Some(CourtTime(20_000)), 1), (27_000_000, None));
        hand.set_wall(day);
        assert_eq!(next(Some(CourtTime(20_000)), 1), (27_000_000, Some(Millis(86_400_000))));
        hand.set_wall(-2 * day);
        assert_eq!(next(Some(CourtTime(20_000)), 1), (27_000_000, Some(Millis(-86_400_000))));
        hand.set_wall(day);
        assert_eq!(next(Some(CourtTime(30_000)), 1).0, 30_001_000, "it never reached the journal");
        hand.set_wall(60_000_000);
        assert_eq!(next(None, 20).0, 87_000_000, "at another speed it is another clock");
        hand.reboot();
        assert_eq!(next(None, 1).0, 87_000_000, "the machine was started anew");
    }

    #[test]
    fn figures_of_no_possible_clock_are_no_clock() {
        let reading = Reading { wall_us: 5, boot_us: 40, boot: Some(MachineBoot(1)) };
        let good = KeptClock { boot: MachineBoot(1), boot_us: 30, court_us: 7, speed: 1 };
        assert_eq!(good.at(reading), Some(17));
        for figures in [
            KeptClock { boot_us: i64::MIN, ..good },
            KeptClock { court_us: i64::MAX, ..good },
            KeptClock { court_us: i64::MAX - 1_000_000, ..good },
            KeptClock { court_us: i64::MIN, ..good },
            KeptClock { boot_us: -1, speed: u32::MAX, ..good },
        ] {
            assert_eq!(figures.at(reading), None, "{figures:?}");
        }
        let last = Some(CourtTime(i64::MAX));
        assert_eq!(ClockStart::after(reading, last).at_us, i64::MAX, "later than everything");
    }

    #[test]
    fn a_machine_restored_from_a_snapshot_begins_court_time_anew_or_goes_on_without_the_gap() {
        let boot = MachineBoot(1);
        let kept = KeptClock { boot, boot_us: 0, court_us: 50_000_000, speed: 1 };
        let start = |boot_us, last| {
            let reading = Reading { wall_us: 99_000_000, boot_us, boot: Some(boot) };
            ClockStart::going_on(reading, Some(kept), Some(CourtTime(last)), 1)
        };
        // the snapshot is older than what was journaled: court time begins anew, as by a reboot
        assert_eq!(start(1_000_000, 60_000).at_us, 99_000_000);
        // nothing was journaled since: court time goes on, and the wall's lead is reported
        let goes_on = start(1_000_000, 50_500);
        assert_eq!((goes_on.at_us, goes_on.wall_ahead), (50_000_000, Some(Millis(48_000))));
    }

    #[test]
    fn what_passes_between_the_reading_and_the_start_is_counted() {
        let hand = HandClock::leaked_at(7_000_000);
        let start = ClockStart::after(Reading::manual(hand), None);
        hand.advance(Duration::from_millis(30));
        assert_eq!(CourtClock::manual(hand, start, 1).now_us(), 7_030_000);
    }

    #[test]
    fn the_clock_never_runs_backwards_and_a_past_deadline_is_due_at_once() {
        let start = ClockStart { at_us: 1_000_000, ..ClockStart::after(Reading::now(), None) };
        let clock = CourtClock::start(start, 60);
        let first = clock.now_us();
        assert!(clock.now_us() >= first);
        assert!(first >= 1_000_000);
        assert_eq!(clock.until(CourtTime(0)), Duration::ZERO);
    }

    #[test]
    fn a_fast_clock_waits_so_much_less_in_the_hall() {
        let start = ClockStart { at_us: 0, ..ClockStart::after(Reading::now(), None) };
        let clock = CourtClock::start(start, 1_000);
        let wait = clock.until(CourtTime(1_000_000));
        assert!(wait <= Duration::from_secs(1), "{wait:?}");
        assert!(wait > Duration::from_millis(500), "{wait:?}");
    }
}
