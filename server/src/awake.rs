//! When the server was last at work: one instant in a file of its own, written every second.
//!
//! A quiet court may have recorded nothing for half a minute when the server is killed; its last
//! record does not say how long the server listened after it, and clocks proposed from that record
//! would give so much back. This file says it. It is no record: it is not synced, and nothing is
//! ruled on it. After a power cut it may be behind, or not to be read; then the last record is all
//! that is known.

use crate::clock::CourtClock;
use court_protocol::{CourtTime, Millis};
use std::fs::{File, OpenOptions};
use std::io::{self, Read, Seek, Write};
use std::path::Path;
use tokio_util::sync::CancellationToken;

const FILE: &str = "awake";
/// An instant is written as so many digits, so that a later one takes the place of all of it.
const DIGITS: usize = 20;
/// In the hall: proposed clocks are wrong by no more.
const EVERY: Millis = Millis::seconds(1);

/// The file, being written.
#[derive(Debug)]
pub struct Awake {
    file: File,
}

impl Awake {
    /// Opens the file of a data folder: what it said of the server before this one, if that lies
    /// before `now`. A machine whose clock was set back meanwhile would have it in the future.
    ///
    /// # Errors
    /// When the folder takes no file.
    pub fn open(data: &Path, now: CourtTime) -> io::Result<(Self, Option<CourtTime>)> {
        let mut options = OpenOptions::new();
        let mut file =
            options.read(true).write(true).create(true).truncate(false).open(data.join(FILE))?;
        let mut said = Vec::with_capacity(DIGITS);
        (&mut file).take(DIGITS as u64).read_to_end(&mut said)?;
        let said = std::str::from_utf8(&said).ok().filter(|digits| digits.len() == DIGITS);
        let last = said.and_then(|digits| digits.parse().ok()).map(CourtTime);
        Ok((Self { file }, last.filter(|last| *last <= now)))
    }

    /// Writes until `stop`, and once more then.
    ///
    /// # Panics
    /// Never: writing does not panic.
    pub async fn run(mut self, clock: CourtClock, stop: CancellationToken) {
        let every = Millis(EVERY.0 * i64::from(clock.speed()));
        let mut is_stopping = false;
        while !is_stopping {
            let now = clock.now();
            // beside the court's thread: a disk that is busy with the journal holds nothing up
            let written = tokio::task::spawn_blocking(move || {
                // a disk that takes nothing has the journal stop the courts; this file only lags
                let _lags = self.write(now);
                self
            });
            self = written.await.expect("writing does not panic");
            is_stopping = tokio::select! {
                () = clock.reach(Some(now + every)) => false,
                () = stop.cancelled() => true,
            };
        }
        let _lags = self.write(clock.now());
    }

    fn write(&mut self, now: CourtTime) -> io::Result<()> {
        self.file.rewind()?;
        self.file.write_all(format!("{:0DIGITS$}", now.0).as_bytes())
    }
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
        let clock = CourtClock::by_hand(hand, ClockStart::after(Reading::by_hand(hand), None), 1);
        let (awake, last) = Awake::open(folder.path(), clock.now()).expect("it opens");
        assert_eq!(last, None, "nothing was there");
        let stop = CancellationToken::new();
        let running = tokio::spawn(awake.run(clock, stop.clone()));
        hand.advance(Duration::from_secs(90));
        stop.cancel();
        running.await.expect("it ends");
        let open = |now| Awake::open(folder.path(), CourtTime(now)).expect("it opens").1;
        assert_eq!(open(200_000), Some(CourtTime(95_000)));
        assert_eq!(open(94_999), None, "the machine's clock was set back");
    }

    #[test]
    fn a_file_that_cannot_be_read_says_nothing() {
        let folder = tempfile::tempdir().expect("a folder");
        for said in [
            "",
            "12",
            "0000000000000001.000",
            "\u{fffd}\u{fffd}\u{fffd}\u{fffd}\u{fffd}\u{fffd}\u{fffd}",
        ] {
            std::fs::write(folder.path().join(FILE), said).expect("written");
            let (_, last) = Awake::open(folder.path(), CourtTime(i64::MAX)).expect("it opens");
            assert_eq!(last, None, "{said:?}");
        }
    }
}
