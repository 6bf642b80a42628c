//! The number of messages a device may send: one that sends more is read more slowly, and loses
//! nothing. A player's link has one, too: an act over it is refused.

use crate::desks::EventNo;
use court_protocol::{DeviceId, Role};
use referee_desk::PersonId;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::Duration;
use tokio::time::Instant;

/// The number of messages read at once, and the number a second in the long run.
#[derive(Debug, Clone, Copy)]
struct Ration {
    burst: f64,
    per_second: f64,
    /// The share that a sign of life takes of it: a device sends several a second by itself.
    sign: f64,
}

/// A board agent's, and the head referee's: an outbox of a day.
const FULL: Ration = Ration { burst: 20_000.0, per_second: 10_000.0, sign: 1.0 };
/// A line judge's, an organiser's, and that of a device that is not welcome yet: an outbox of an
/// afternoon, and more a second than a person can press. Of signs of life, 200 a second: a phone in a
/// demonstration of twenty times the hall's time sends 80.
const SMALL: Ration = Ration { burst: 500.0, per_second: 20.0, sign: 20.0 / 200.0 };
/// A player's link: a person acts a few times in a match.
const LINK: Ration = Ration { burst: 20.0, per_second: 1.0 / 3.0, sign: 1.0 };
/// A pause is no shorter than the runtime's timers can tell apart.
const PAUSE_MIN: Duration = Duration::from_millis(5);

/// The allowances of the line judges, deputies and organisers, each kept from one session to the
/// next: a new session brings no new burst.
#[derive(Debug, Default)]
pub struct Allowances {
    small: Mutex<HashMap<DeviceId, Arc<Allowance>>>,
    /// Those of the players of events who have acted by their links.
    links: Mutex<HashMap<(EventNo, PersonId), Arc<Allowance>>>,
}

impl Allowances {
    /// True if a player may act by his link now; the act is counted then.
    pub(crate) fn lets_act(&self, event: EventNo, person: PersonId) -> bool {
        let mut links = self.links.lock().expect("nothing panics under this lock");
        let allowance = links.entry((event, person)).or_insert_with(|| Allowance::new(LINK));
        allowance.refill(Instant::now());
        let may = allowance.until().is_none();
        if may {
            allowance.take(Instant::now(), false);
        }
        may
    }

    /// The allowance of a device that is welcome now.
    pub(super) fn of(&self, device: DeviceId, role: Role) -> Arc<Allowance> {
        match role {
            Role::Board | Role::Head => Allowance::new(FULL),
            Role::Organiser | Role::Judge | Role::Deputy => {
                let mut small = self.small.lock().expect("nothing panics under this lock");
                small.entry(device).or_insert_with(|| Allowance::new(SMALL)).clone()
            }
        }
    }
}

/// The messages a device has left.
#[derive(Debug)]
pub(super) struct Allowance {
    ration: Ration,
    state: Mutex<State>,
}

#[derive(Debug)]
struct State {
    left: f64,
    since: Instant,
}

impl Allowance {
    /// Of a device that is not welcome yet.
    pub(super) fn of_a_stranger() -> Arc<Self> {
        Self::new(SMALL)
    }

    fn new(ration: Ration) -> Arc<Self> {
        let state = State { left: ration.burst, since: Instant::now() };
        Arc::new(Self { ration, state: Mutex::new(state) })
    }

    /// When the next message may be read; `None` is now.
    pub(super) fn until(&self) -> Option<Instant> {
        let state = self.state();
        let missing = (1.0 - state.left).max(0.0) / self.ration.per_second;
        (missing > 0.0).then(|| state.since + Duration::from_secs_f64(missing).max(PAUSE_MIN))
    }

    pub(super) fn refill(&self, now: Instant) {
        let mut state = self.state();
        let more = (now - state.since).as_secs_f64() * self.ration.per_second;
        state.left = (state.left + more).min(self.ration.burst);
        state.since = now;
    }

    /// A message was read, perhaps only a sign of life.
    pub(super) fn take(&self, now: Instant, is_sign: bool) {
        self.refill(now);
        self.state().left -= if is_sign { self.ration.sign } else { 1.0 };
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().expect("nothing panics under this lock")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ADA: DeviceId = DeviceId(1);

    /// Messages read at once.
    fn reads_at_once(allowance: &Allowance) -> u32 {
        let mut n_read = 0;
        while allowance.until().is_none() && n_read < 100_000 {
            allowance.take(Instant::now(), false);
            n_read += 1;
        }
        n_read
    }

    #[tokio::test(start_paused = true)]
    async fn a_judge_is_read_at_twenty_messages_a_second_after_five_hundred() {
        let allowance = Allowances::default().of(ADA, Role::Judge);
        assert_eq!(reads_at_once(&allowance), 500);
        let mut n_read = 0;
        let begun = Instant::now();
        while let Some(until) = allowance.until() {
            tokio::time::sleep_until(until).await;
            if begun.elapsed() > Duration::from_secs(10) {
                break;
            }
            allowance.refill(Instant::now());
            n_read += reads_at_once(&allowance);
        }
        assert!((195..=200).contains(&n_read), "{n_read} in ten seconds");
    }

    #[tokio::test(start_paused = true)]
    async fn the_signs_of_life_of_a_judges_phone_leave_him_his_requests() {
        let allowance = Allowances::default().of(ADA, Role::Judge);
        // a demonstration of twenty times the hall's time: eighty heartbeats a second
        for _ in 0..80 * 60 {
            assert_eq!(allowance.until(), None);
            allowance.take(Instant::now(), true);
            tokio::time::advance(Duration::from_millis(1_000 / 80)).await;
        }
        assert!(reads_at_once(&allowance) >= 499);
    }

    #[tokio::test(start_paused = true)]
    async fn signs_of_life_without_end_are_read_at_two_hundred_a_second() {
        let allowance = Allowances::default().of(ADA, Role::Judge);
        let begun = Instant::now();
        let mut n_read = 0;
        while begun.elapsed() < Duration::from_secs(10) {
            if let Some(until) = allowance.until() {
                tokio::time::sleep_until(until).await;
            }
            allowance.take(Instant::now(), true);
            n_read += 1;
        }
        assert!((6_900..=7_000).contains(&n_read), "{n_read}: 5,000 at once, and 200 a second");
    }

    #[tokio::test(start_paused = true)]
    async fn a_judge_who_comes_back_has_no_new_burst() {
        let allowances = Allowances::default();
        assert_eq!(reads_at_once(&allowances.of(ADA, Role::Judge)), 500);
        assert_eq!(reads_at_once(&allowances.of(ADA, Role::Judge)), 0);
        assert_eq!(reads_at_once(&allowances.of(DeviceId(2), Role::Judge)), 500, "of another");
        tokio::time::advance(Duration::from_mins(1)).await;
        let later = allowances.of(ADA, Role::Judge);
        later.refill(Instant::now());
        assert_eq!(reads_at_once(&later), 500);
    }

    #[tokio::test(start_paused = true)]
    async fn a_link_acts_twenty_times_and_then_once_in_three_seconds() {
        let allowances = Allowances::default();
        let acts = |person| {
            (0..1_000).filter(|_| allowances.lets_act(EventNo(1), PersonId(person))).count()
        };
        assert_eq!((acts(1), acts(1)), (20, 0));
        assert_eq!(acts(2), 20, "another player");
        tokio::time::advance(Duration::from_secs(7)).await;
        assert_eq!(acts(1), 2);
    }

    #[tokio::test(start_paused = true)]
    async fn an_agent_delivers_the_outbox_of_a_day_at_once() {
        let allowance = Allowances::default().of(ADA, Role::Board);
        assert_eq!(reads_at_once(&allowance), 20_000);
        tokio::time::advance(Duration::from_secs(1)).await;
        allowance.refill(Instant::now());
        assert_eq!(reads_at_once(&allowance), 10_000);
    }
}
