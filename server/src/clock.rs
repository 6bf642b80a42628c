//! Court time: one clock for all courts of a hall, that never jumps.
//!
//! It starts at the wall's UTC, or one millisecond after the last journaled instant if that is
//! later, and follows the machine's boot-time clock from there, so that suspend counts and a wall
//! clock that is set right in mid-round changes nothing. A demonstration may let it run faster.
//!
//! A test may bring a clock of its own ([`HandClock`]), on which five minutes pass by moving it.
//!
//! Left out on purpose: following the wall clock. A wall clock behind the journal is reported and
//! left alone.

use court_protocol::{CourtTime, Millis};
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::{Duration, SystemTime, UNIX_EPOCH};
use tokio::sync::Notify;

/// The fastest a demonstration may run: a game of an hour in four seconds.
pub const SPEED_MAX: u32 = 1_000;

/// The two clocks are read at one instant if so many µs lie around it.
const APART_MAX_US: i64 = 20;
/// Tries at that.
const READINGS: u32 = 100;

/// Court time. Cheap to copy; every copy shows the same.
#[derive(Debug, Clone, Copy)]
pub struct CourtClock {
    /// Court time in µs when it started.
    started_at: i64,
    /// The boot-time clock then, in µs.
    boot_at: i64,
    speed: u32,
    machine: Machine,
}

/// The machine's own clocks.
#[derive(Debug, Clone, Copy)]
enum Machine {
    /// This machine's.
    This,
    /// A hand moves them.
    Hand(&'static HandClock),
}

/// A machine's clocks that stand still until a hand moves them.
#[derive(Debug)]
pub struct HandClock {
    /// The wall's UTC in µs when it had not been moved yet.
    wall_us: i64,
    boot_us: AtomicI64,
    awake_us: AtomicI64,
    moved: Notify,
}

impl HandClock {
    /// A clock for the rest of the program: copies of it go everywhere.
    #[must_use]
    pub fn leaked() -> &'static Self {
        Self::leaked_at(wall_us())
    }

    /// The same, the wall showing this UTC in µs at first.
    #[must_use]
    pub fn leaked_at(wall_us: i64) -> &'static Self {
        let (boot_us, awake_us, moved) = Default::default();
        Box::leak(Box::new(Self { wall_us, boot_us, awake_us, moved }))
    }

    /// How far it was moved in all, as whoever reads it beside a court sees it.
    #[must_use]
    pub fn passed(&self) -> Duration {
        Duration::from_micros(self.boot_us.load(Ordering::SeqCst).max(0) as u64)
    }

    /// The wall's UTC in µs, as a clock beside it shows.
    #[must_use]
    pub fn wall_us(&self) -> i64 {
        self.wall_us + self.boot_us.load(Ordering::SeqCst)
    }

    /// Time passes.
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
}

impl Reading {
    /// This machine's. Where the processor is taken away between the two clocks they are read
    /// again: what lies between them would be missing from court time.
    #[must_use]
    pub fn now() -> Self {
        let read = || {
            let (before, wall_us, after) = (boot_time_us(), wall_us(), boot_time_us());
            (after - before, Self { wall_us, boot_us: before + (after - before) / 2 })
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
    #[must_use]
    pub fn by_hand(hand: &HandClock) -> Self {
        Self { wall_us: hand.wall_us(), boot_us: hand.boot_us.load(Ordering::SeqCst) }
    }
}

/// Where a court clock starts, and what is to be said of the wall clock.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ClockStart {
    /// Court time in µs at the start.
    pub at_us: i64,
    /// The boot-time clock then, in µs.
    pub boot_us: i64,
    /// How far the wall clock is behind the journal, where it is.
    pub wall_behind: Option<Millis>,
}

impl ClockStart {
    /// The start from what the machine's clocks show and the last journaled instant.
    ///
    /// ```
    /// use referee_server::clock::{ClockStart, Reading};
    /// use court_protocol::{CourtTime, Millis};
    /// let reading = Reading { wall_us: 5_000_000, boot_us: 9 };
    /// let start = ClockStart::after(reading, Some(CourtTime(7_000)));
    /// assert_eq!(start.at_us, 7_001_000);
    /// assert_eq!(start.wall_behind, Some(Millis(2_001)));
    /// ```
    #[must_use]
    pub fn after(reading: Reading, last: Option<CourtTime>) -> Self {
        let Reading { wall_us, boot_us } = reading;
        let earliest = last.map_or(i64::MIN, |last| (last.0 + 1) * 1_000);
        let is_behind = wall_us < earliest;
        let wall_behind = is_behind.then(|| Millis((earliest - wall_us) / 1_000));
        Self { at_us: wall_us.max(earliest), boot_us, wall_behind }
    }
}

impl CourtClock {
    /// Starts the clock, running `speed` court seconds per second.
    #[must_use]
    pub fn start(start: ClockStart, speed: u32) -> Self {
        Self::on(Machine::This, start, speed)
    }

    /// As [`start`](Self::start), on a clock that is moved by hand.
    #[must_use]
    pub fn by_hand(hand: &'static HandClock, start: ClockStart, speed: u32) -> Self {
        Self::on(Machine::Hand(hand), start, speed)
    }

    fn on(machine: Machine, start: ClockStart, speed: u32) -> Self {
        let speed = speed.clamp(1, SPEED_MAX);
        Self { started_at: start.at_us, boot_at: start.boot_us, speed, machine }
    }

    /// Court time in whole microseconds.
    #[must_use]
    pub fn now_us(&self) -> i64 {
        self.started_at + (self.machine.boot_us() - self.boot_at) * i64::from(self.speed)
    }

    /// Court time.
    #[must_use]
    pub fn now(&self) -> CourtTime {
        CourtTime(self.now_us().div_euclid(1_000))
    }

    /// Court seconds per second of the hall.
    #[must_use]
    pub const fn speed(&self) -> u32 {
        self.speed
    }

    /// How long the machine has slept since it was started, in µs: what its boot-time clock has
    /// counted and its processor has not seen.
    #[must_use]
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

    /// How long to wait in the hall until court time reaches `instant`; nothing if it has.
    #[must_use]
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
        Reading { wall_us, boot_us: 40 }
    }

    #[test]
    fn a_right_wall_clock_is_where_court_time_starts() {
        let start = ClockStart::after(wall(9_000_123), Some(CourtTime(8_999)));
        assert_eq!(start, ClockStart { at_us: 9_000_123, boot_us: 40, wall_behind: None });
        let start = ClockStart::after(wall(5), None);
        assert_eq!(start, ClockStart { at_us: 5, boot_us: 40, wall_behind: None });
    }

    #[test]
    fn a_wall_clock_behind_the_journal_is_reported_and_not_followed() {
        let start = ClockStart::after(wall(1_000_000), Some(CourtTime(60_000)));
        let wall_behind = Some(Millis(59_001));
        assert_eq!(start, ClockStart { at_us: 60_001_000, boot_us: 40, wall_behind });
    }

    #[test]
    fn what_passes_between_the_reading_and_the_start_is_counted() {
        let hand = HandClock::leaked_at(7_000_000);
        let start = ClockStart::after(Reading::by_hand(hand), None);
        hand.advance(Duration::from_millis(30));
        assert_eq!(CourtClock::by_hand(hand, start, 1).now_us(), 7_030_000);
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
