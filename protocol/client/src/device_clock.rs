//! The monotonic clock of the machine a device runs on.
//!
//! On Linux the clock counts through suspend and tells one boot of the machine from the next. A
//! program that starts again goes on with exact intervals. On other systems it counts from the
//! start of the program, and every start is a boot of its own.

use court_protocol::Micros;
use std::time::Duration;

/// A clock that only goes forward.
pub trait DeviceClock: Send + Sync {
    /// Now, in microseconds since an origin of the machine's boot.
    fn now(&self) -> Micros;

    /// Returns after this much time has passed on the clock. A clock that is moved by hand waits in
    /// its own way.
    fn pass(&self, time: Duration) -> impl Future<Output = ()> + Send {
        tokio::time::sleep(time)
    }

    /// Tells the clock that the answer to a probe is (or is no longer) on its way. A clock that is
    /// moved by hand stands still meanwhile, or the network would look as slow as the hand.
    fn measures(&self, _is_probing: bool) {}
}

#[derive(Debug, Clone, Copy)]
pub struct MachineClock {
    machine: u64,
    #[cfg(not(target_os = "linux"))]
    origin: std::time::Instant,
}

impl MachineClock {
    pub fn new() -> Self {
        Self {
            machine: machine_run(),
            #[cfg(not(target_os = "linux"))]
            origin: std::time::Instant::now(),
        }
    }

    /// The number of this boot of the machine, below 2^53. It stays the same only while the
    /// machine's clock goes on.
    pub const fn machine(&self) -> u64 {
        self.machine
    }
}

impl Default for MachineClock {
    fn default() -> Self {
        Self::new()
    }
}

#[cfg(target_os = "linux")]
impl DeviceClock for MachineClock {
    fn now(&self) -> Micros {
        let time = rustix::time::clock_gettime(rustix::time::ClockId::Boottime);
        Micros(time.tv_sec * 1_000_000 + time.tv_nsec / 1_000)
    }
}

#[cfg(not(target_os = "linux"))]
impl DeviceClock for MachineClock {
    fn now(&self) -> Micros {
        Micros(self.origin.elapsed().as_micros() as i64)
    }
}

/// The kernel's random name of this boot of the machine, folded into a number of 53 bits.
#[cfg(target_os = "linux")]
fn machine_run() -> u64 {
    let name = std::fs::read_to_string("/proc/sys/kernel/random/boot_id").unwrap_or_default();
    let digits: String = name.chars().filter(char::is_ascii_hexdigit).take(13).collect();
    match u64::from_str_radix(&digits, 16) {
        Ok(boot) if digits.len() == 13 => boot,
        _ => random() >> 11, // a container that hides it: every start is a boot of its own
    }
}

#[cfg(not(target_os = "linux"))]
fn machine_run() -> u64 {
    random() >> 11
}

/// A random number from the system, for names and seeds.
///
/// # Panics
/// On a system that has no randomness to give; nothing there could be trusted.
pub fn random() -> u64 {
    getrandom::u64().expect("an operating system gives random numbers")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_clocks_of_one_machine_agree_on_the_time_and_go_forward() {
        let (first, second) = (MachineClock::new(), MachineClock::new());
        let (a, b, c) = (first.now(), second.now(), first.now());
        if cfg!(target_os = "linux") {
            assert_eq!(first.machine(), second.machine());
            assert!(a <= b && b <= c, "{a:?} {b:?} {c:?}");
        }
        assert!(a <= c && first.machine() < 1 << 53);
    }
}
