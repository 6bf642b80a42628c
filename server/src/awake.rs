//! When the server was last at work: since when and until when, in a file of its own, written every
//! second.
//!
//! A quiet court may have recorded nothing for half a minute when the server is killed; its last
//! record does not say how long the server listened after it, and clocks proposed from that record
//! would give so much back. This file says it. It is no record: it is not synced, and nothing is
//! ruled on it. After a power cut it may be behind, or not to be read; then the last record is all
//! that is known.

use crate::clock::CourtClock;
use crate::private;
use court_protocol::{CourtTime, Millis};
use std::fs::File;
use std::io::{self, Read, Seek, Write};
use std::path::Path;
use tokio_util::sync::CancellationToken;

const FILE: &str = "awake";
/// An instant is written as so many digits, so that a later one takes the place of all of it.
const DIGITS: usize = 20;
/// Two of them, and a space between.
const LENGTH: usize = 2 * DIGITS + 1;
/// In the hall: proposed clocks are wrong by no more.
const EVERY: Millis = Millis::seconds(1);

/// The file, being written.
#[derive(Debug)]
pub struct Awake {
    file: File,
    since: CourtTime,
}

/// When a server was at work, as it counted court time.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct AtWork {
    /// When it began; no court of its has recorded anything before.
    pub since: CourtTime,
    /// When it was at work last.
    pub until: CourtTime,
}

impl AtWork {
    /// The same as a server knows it that begins `now`: where the machine's clock was set back
    /// meanwhile, it would lie in the future.
    #[must_use]
    pub fn known(self, now: CourtTime) -> Self {
        Self { until: self.until.min(now), ..self }
    }

    /// Since when a court was left alone that recorded its last at `recorded`. A server that died
    /// before its return was on record left no court time to go on with.
    #[must_use]
    pub fn left(this: Option<Self>, recorded: CourtTime) -> CourtTime {
        let known = this.filter(|at_work| at_work.since <= recorded);
        known.map_or(recorded, |at_work| at_work.until.max(recorded))
    }
}

impl Awake {
    /// Opens the file of a data folder for a server that begins `now`: what it said of the server
    /// before this one, as far as that lies before.
    ///
    /// # Errors
    /// When the folder takes no file.
    pub fn open(data: &Path, now: CourtTime) -> io::Result<(Self, Option<AtWork>)> {
        let mut options = private::file();
        let mut file =
            options.read(true).write(true).create(true).truncate(false).open(data.join(FILE))?;
        let mut said = String::new();
        // what is no text says nothing
        let _readable = (&mut file).take(LENGTH as u64 + 1).read_to_string(&mut said);
        let last = read(&said).map(|last| last.known(now));
        Ok((Self { file, since: now }, last))
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
        self.file.write_all(format!("{:0DIGITS$} {:0DIGITS$}", self.since.0, now.0).as_bytes())
    }
}

fn read(said: &str) -> Option<AtWork> {
    let (since, until) = said.split_once(' ').filter(|_| said.len() == LENGTH)?;
    Some(AtWork { since: CourtTime(since.parse().ok()?), until: CourtTime(until.parse().ok()?) })
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
        let last = AtWork { since: CourtTime(5_000), until: CourtTime(95_000) };
        assert_eq!(open(200_000), Some(last));
        let last = AtWork { until: CourtTime(94_000), ..last };
        assert_eq!(open(94_000), Some(last), "the machine's clock was set back");
    }

    #[test]
    fn a_file_that_cannot_be_read_says_nothing() {
        let folder = tempfile::tempdir().expect("a folder");
        for said in [
            "",
            "12",
            "00000000000000000001",
            "00000000000000000001 0000000000000001.000",
            "00000000000000000001 000000000000000000020",
        ]
        .map(str::as_bytes)
        .into_iter()
        .chain([&[0xff; LENGTH][..]])
        {
            std::fs::write(folder.path().join(FILE), said).expect("written");
            let (_, last) = Awake::open(folder.path(), CourtTime(i64::MAX)).expect("it opens");
            assert_eq!(last, None, "{said:?}");
        }
    }

    #[test]
    fn a_server_that_died_before_its_return_was_on_record_left_nothing_to_go_on_with() {
        let at_work = AtWork { since: CourtTime(9_000), until: CourtTime(9_700) };
        assert_eq!(AtWork::left(Some(at_work), CourtTime(5_000)), CourtTime(5_000));
        assert_eq!(AtWork::left(Some(at_work), CourtTime(9_001)), CourtTime(9_700));
        assert_eq!(AtWork::left(Some(at_work), CourtTime(9_800)), CourtTime(9_800));
        assert_eq!(AtWork::left(None, CourtTime(5_000)), CourtTime(5_000));
    }
}
