//! The clock and the last moment of the server's work, in a file beside the journal, written every
//! second.
//!
//! A quiet court may have recorded nothing for half a minute when the server is killed. Its last
//! record does not show how long the server listened after it, and clocks proposed from that record
//! would give so much back. This file shows it, and lets the next server on the same machine go on
//! with the same court time. It is no record: it is not synced, and nothing is ruled on it. After a
//! power cut it may be out of date or unreadable; then the last record is all that is known.

use crate::clock::{CourtClock, KeptClock, MachineBoot};
use court_protocol::{CourtTime, Millis};
use referee_journal::private;
use std::fs::File;
use std::io::{self, Read, Seek, Write};
use std::path::Path;
use tokio_util::sync::CancellationToken;

const FILE: &str = "uptime";
/// Digits of each figure: a fixed number, so that a later figure overwrites all of an earlier one.
const DIGITS: usize = 20;
/// Hexadecimal digits of the machine's boot.
const BOOT_DIGITS: usize = 32;
/// The boot, four figures, and the spaces between.
const LENGTH: usize = BOOT_DIGITS + 4 * (1 + DIGITS);
/// In the hall: proposed clocks are wrong by no more.
const EVERY: Millis = Millis::seconds(1);

/// The file, being written.
#[derive(Debug)]
pub struct Uptime {
    file: File,
}

/// By which clock servers were at work, and when last.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct AtWork {
    /// Their court clock; all records of before it began are another clock's.
    pub clock: KeptClock,
    /// When one was at work last.
    pub until: CourtTime,
}

/// Since when a court was left alone, and whether court time ran on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct LeftAlone {
    /// The last known instant.
    pub from: CourtTime,
    /// The machine was not started anew.
    pub ran_on: bool,
}

impl AtWork {
    /// The same as a server knows it that begins `now`: where the machine's clock was set back
    /// meanwhile, it would lie in the future.
    #[must_use]
    pub fn known(self, now: CourtTime) -> Self {
        Self { until: self.until.min(now), ..self }
    }

    /// The absence of a court whose last record is of `recorded`, as a server on `clock` finds it.
    /// If its return from a reboot was never recorded, it still has to return from that.
    pub fn left_alone(
        this: Option<Self>,
        recorded: CourtTime,
        clock: Option<KeptClock>,
    ) -> LeftAlone {
        let known = this.filter(|at_work| at_work.clock.began() <= recorded);
        LeftAlone {
            from: known.map_or(recorded, |at_work| at_work.until.max(recorded)),
            ran_on: known.is_some_and(|at_work| Some(at_work.clock) == clock),
        }
    }
}

impl Uptime {
    /// Opens the file of a data folder; returns the entry of the server before this one.
    ///
    /// # Errors
    /// When the folder takes no file.
    pub fn open(data: &Path) -> io::Result<(Self, Option<AtWork>)> {
        let mut options = private::file();
        let mut file =
            options.read(true).write(true).create(true).truncate(false).open(data.join(FILE))?;
        let mut said = String::new();
        // a file that is no text counts as empty
        let _readable = (&mut file).take(LENGTH as u64 + 1).read_to_string(&mut said);
        Ok((Self { file }, read(&said)))
    }

    /// Writes until `stop`, and once more then. Writes nothing if the machine's boots cannot
    /// be told apart.
    ///
    /// # Panics
    /// Never: writing does not panic.
    pub async fn run(mut self, clock: CourtClock, stop: CancellationToken) {
        let Some(kept) = clock.kept() else { return };
        let every = Millis(EVERY.0 * i64::from(clock.speed()));
        let mut is_stopping = false;
        while !is_stopping {
            let now = clock.now();
            // beside the court's thread: a disk that is busy with the journal holds nothing up
            let written = tokio::task::spawn_blocking(move || {
                // a disk that takes nothing has the journal stop the courts; the next second writes it again
                let _next_second = self.write(kept, now);
                self
            });
            self = written.await.expect("writing does not panic");
            is_stopping = tokio::select! {
                () = clock.reach(Some(now + every)) => false,
                () = stop.cancelled() => true,
            };
        }
        let _out_of_date = self.write(kept, clock.now());
    }

    fn write(&mut self, clock: KeptClock, now: CourtTime) -> io::Result<()> {
        let KeptClock { boot: MachineBoot(boot), boot_us, court_us, speed } = clock;
        let figures = [boot_us, court_us, speed.into(), now.0].map(|n| format!(" {n:0DIGITS$}"));
        self.file.rewind()?;
        self.file.write_all(format!("{boot:0BOOT_DIGITS$x}{}", figures.concat()).as_bytes())
    }
}

fn read(said: &str) -> Option<AtWork> {
    let mut words = said.split(' ').filter(|_| said.len() == LENGTH);
    let boot = MachineBoot(u128::from_str_radix(words.next()?, 16).ok()?);
    let mut figure = || words.next()?.parse::<i64>().ok();
    let (boot_us, court_us) = (figure()?, figure()?);
    let clock = KeptClock { boot, boot_us, court_us, speed: figure()?.try_into().ok()? };
    Some(AtWork { clock, until: CourtTime(figure()?) })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::clock::{ClockStart, HandClock, Reading};
    use std::time::Duration;

    #[tokio::test]
    async fn what_was_written_last_is_what_the_next_server_finds() {
        let folder = tempfile::tempdir().expect("a folder");
        let hand = HandClock::leaked_at(5_000_000);
        let clock = CourtClock::manual(hand, ClockStart::after(Reading::manual(hand), None), 1);
        let (awake, last) = Uptime::open(folder.path()).expect("it opens");
        assert_eq!(last, None, "nothing was there");
        let stop = CancellationToken::new();
        let running = tokio::spawn(awake.run(clock, stop.clone()));
        hand.advance(Duration::from_secs(90));
        stop.cancel();
        running.await.expect("it ends");
        let (_, found) = Uptime::open(folder.path()).expect("it opens");
        let last = AtWork { clock: clock.kept().expect("known"), until: CourtTime(95_000) };
        assert_eq!(found, Some(last));
        let set_back = AtWork { until: CourtTime(94_000), ..last };
        assert_eq!(last.known(CourtTime(94_000)), set_back, "the machine's clock was set back");
    }

    #[test]
    fn a_file_that_cannot_be_read_says_nothing() {
        let folder = tempfile::tempdir().expect("a folder");
        let good = format!("{:032x}{}", 7, " 00000000000000000001".repeat(4));
        assert!(read(&good).is_some(), "{good:?}");
        let one_more = format!("{good}0");
        let no_figure = good.replace("01 ", "0. ");
        let no_speed = good.replace("00001 00000000000000000001 0", "00001 99999999999999999991 0");
        for said in ["", "12", &good[1..], &one_more, &no_figure, &no_speed]
            .map(str::as_bytes)
            .into_iter()
            .chain([&[0xff; LENGTH][..]])
        {
            std::fs::write(folder.path().join(FILE), said).expect("written");
            let (_, last) = Uptime::open(folder.path()).expect("it opens");
            assert_eq!(last, None, "{said:?}");
        }
    }

    #[test]
    fn a_return_from_a_reboot_that_was_never_on_record_is_still_to_come() {
        let boot = MachineBoot(3);
        let clock = KeptClock { boot, boot_us: 0, court_us: 9_000_000, speed: 1 };
        let at_work = Some(AtWork { clock, until: CourtTime(9_700) });
        let left = |this, recorded, clock| {
            let LeftAlone { from, ran_on } = AtWork::left_alone(this, CourtTime(recorded), clock);
            (from.0, ran_on)
        };
        assert_eq!(left(at_work, 5_000, Some(clock)), (5_000, false));
        assert_eq!(left(at_work, 9_001, Some(clock)), (9_700, true));
        assert_eq!(left(at_work, 9_800, Some(clock)), (9_800, true));
        assert_eq!(left(None, 5_000, Some(clock)), (5_000, false));
        let other = KeptClock { court_us: 11_000_000, ..clock };
        assert_eq!(left(at_work, 9_001, Some(other)), (9_700, false), "rebooted");
    }
}
