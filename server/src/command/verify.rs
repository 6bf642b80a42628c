//! Checking a journal: every record of every copy, and a report for people.

use super::DataFolder;
use crate::journal::{LogReader, Verification};
use board_agent::terminal::say;
use clap::Args;
use court_protocol::StreamId;
use std::fmt::Write as _;
use std::path::PathBuf;
use std::process::ExitCode;

#[derive(Debug, Args)]
pub(super) struct Verify {
    #[command(flatten)]
    data: DataFolder,
    /// Also the journal's second copy
    #[arg(long, value_name = "DIR")]
    journal_mirror: Option<PathBuf>,
}

pub(super) fn run(verify: &Verify) -> Result<ExitCode, String> {
    let data = verify.data.path()?;
    let mut is_whole = true;
    for log in super::logs(&data, verify.journal_mirror.as_deref()) {
        say(format_args!("Journal in {}", log.display()));
        let reader = LogReader::open(&log).map_err(|error| error.to_string())?;
        let progress = &mut |n| eprintln!("{n} records read");
        let found = reader.verify(progress).map_err(|error| error.to_string())?;
        say(report(&found).trim_end());
        is_whole &= found.is_whole();
    }
    Ok(ExitCode::from(u8::from(!is_whole)))
}

/// What was found, a line for each stream and for each damaged place.
fn report(found: &Verification) -> String {
    let mut text = String::new();
    for head in &found.streams {
        let last = jiff::Timestamp::from_millisecond(head.at.0)
            .map_or_else(|_| "?".to_owned(), |at| at.strftime("%Y-%m-%d %H:%M:%S UTC").to_string());
        let (who, n) = (stream_name(head.stream), head.seq.0);
        let _infallible = writeln!(
            text,
            "  {who}: {n} records, {}, the last of {last}, chain {}",
            head.epoch, head.hash
        );
    }
    for (stream, damage) in &found.broken {
        let _infallible = writeln!(text, "  {}: DAMAGED. {damage}", stream_name(*stream));
    }
    for damage in &found.unknown {
        let _infallible = writeln!(text, "  DAMAGED. {damage}");
    }
    let size = format!(
        "{} records, {} kB in {} kB of log",
        found.n_records,
        found.n_body_bytes.div_ceil(1_000),
        found.n_log_bytes.div_ceil(1_000)
    );
    let _infallible = if found.is_whole() {
        writeln!(text, "The journal is whole: {size}.")
    } else {
        writeln!(
            text,
            "The journal is damaged; {size} are whole. Keep a copy of this folder as it is, then start the server: it mends what the mirror or its index still holds, stops the courts it cannot mend and names them."
        )
    };
    text
}

fn stream_name(stream: StreamId) -> String {
    match stream.0 {
        0 => "the desk".to_owned(),
        court => format!("court {court}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::journal::{Damage, Flaw, Position, StreamHead};
    use court_protocol::{CourtTime, Seq};
    use std::collections::BTreeMap;

    fn whole() -> Verification {
        let head = StreamHead {
            seq: Seq(1_234),
            at: CourtTime(1_790_000_000_000),
            ..StreamHead::empty(StreamId(1))
        };
        Verification {
            streams: vec![head],
            broken: BTreeMap::new(),
            unknown: Vec::new(),
            n_records: 1_234,
            n_body_bytes: 250_001,
            n_log_bytes: 400_000,
            end: Position::START,
        }
    }

    #[test]
    fn a_whole_journal_is_called_whole_with_its_streams_and_its_size() {
        let text = report(&whole());
        assert!(
            text.starts_with(
                "  court 1: 1234 records, epoch 0, the last of 2026-09-21 14:13:20 UTC, chain 0"
            ),
            "{text}"
        );
        assert!(
            text.ends_with("The journal is whole: 1234 records, 251 kB in 400 kB of log.\n"),
            "{text}"
        );
    }

    #[test]
    fn a_damaged_place_is_named_with_its_stream() {
        let mut found = whole();
        let damage = damage();
        found.broken.insert(StreamId(2), damage.clone());
        found.unknown.push(damage.clone());
        let text = report(&found);
        assert!(text.contains(&format!("court 2: DAMAGED. {damage}")), "{text}");
        assert!(text.contains(&format!("\n  DAMAGED. {damage}")), "{text}");
        assert!(text.contains("The journal is damaged; 1234 records"), "{text}");
    }

    fn damage() -> Damage {
        Damage {
            file: "journal/0000.seg".to_owned(),
            offset: 4_096,
            n_lost: Some(2),
            stream: Some(StreamId(2)),
            seq: Some(Seq(17)),
            flaw: Flaw::Body,
        }
    }
}
