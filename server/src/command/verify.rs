//! Checking a journal, every record of every copy, and the register of names: a report for people.

use super::DataFolder;
use crate::desks::EventNo;
use crate::register;
use crate::terminal::say;
use clap::Args;
use court_protocol::StreamId;
use referee_journal::{Cut, Difference, LogReader, Position, Verification, log_dirs};
use referee_messages::say;
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
    let logs = log_dirs(&data, verify.journal_mirror.as_deref());
    let mut end = Position::START;
    for log in &logs {
        say(say!("verify-journal", folder = log.display().to_string()));
        let reader = LogReader::open(log).map_err(|error| error.to_string())?;
        let progress = &mut |n| eprintln!("{}", say!("verify-read", records = n));
        let found = reader.verify(progress).map_err(|error| error.to_string())?;
        say(report(&found));
        is_whole &= found.is_whole();
        if found.end.lsn > end.lsn {
            end = found.end;
        }
    }
    if logs.len() > 1 {
        let reader = LogReader::open_copies(&logs).map_err(|error| error.to_string())?;
        let differences = reader.differences(end).map_err(|error| error.to_string())?;
        say(compared(&differences));
        is_whole &= differences.iter().all(Option::is_none);
    }
    if let Err(lack) = register::read(&register::file(&data)) {
        say(say!("verify-nameless", why = lack.to_string()));
        is_whole = false;
    }
    Ok(ExitCode::from(u8::from(!is_whole)))
}

/// A line for each copy that differs from the others.
fn compared(differences: &[Option<Difference>]) -> String {
    let mut text = String::new();
    for difference in differences.iter().flatten() {
        let told = say!("verify-different", difference = difference.to_string());
        let _infallible = writeln!(text, "{told}");
    }
    if text.is_empty() {
        return say!("verify-same");
    }
    text + &say!("verify-remedy")
}

/// The findings, a line for each stream and for each damaged place.
fn report(found: &Verification) -> String {
    let mut lines = Vec::new();
    for head in &found.streams {
        let last = jiff::Timestamp::from_millisecond(head.at.0)
            .map_or_else(|_| "?".to_owned(), |at| at.strftime("%Y-%m-%d %H:%M:%S UTC").to_string());
        let (kind, number) = owner(head.stream);
        lines.push(say!(
            "verify-stream",
            kind,
            number,
            records = head.seq,
            epoch = head.epoch,
            last,
            chain = head.hash.to_string()
        ));
    }
    for (stream, damage) in &found.broken {
        let (kind, number) = owner(*stream);
        let damage = damage.to_string();
        lines.push(say!("verify-damaged-stream", kind, number, damage));
    }
    for damage in &found.unknown {
        lines.push(say!("verify-damaged", damage = damage.to_string()));
    }
    for flaw in &found.flaws {
        lines.push(say!("verify-damaged", damage = flaw.to_string()));
    }
    if let Some(Cut { file, offset }) = &found.tail {
        lines.push(say!("verify-tail", file, offset));
    }
    let text: String = lines.iter().flat_map(|line| ["  ", line, "\n"]).collect();
    let records = found.n_records;
    let [bodies, log] = [found.n_body_bytes, found.n_log_bytes].map(|n| n.div_ceil(1_000));
    text + &if found.is_whole() {
        say!("verify-whole", records, bodies, log)
    } else {
        say!("verify-not-whole", records, bodies, log)
    }
}

/// The court or the event of a stream, with its number.
fn owner(stream: StreamId) -> (&'static str, u32) {
    match EventNo::of(stream) {
        Some(EventNo(event)) => ("event", event),
        None => ("court", stream.0),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use court_protocol::{CourtTime, Seq};
    use referee_journal::{Damage, FileFlaw, Flaw, FrameFlaw, StreamHead};
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
            flaws: Vec::new(),
            tail: None,
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
            text.ends_with("The journal is whole: 1234 records, 251 kB in 400 kB of log."),
            "{text}"
        );
    }

    #[test]
    fn a_damaged_place_is_named_with_its_stream() {
        let mut found = whole();
        let damage = damage();
        found.broken.insert(StreamId(2), damage.clone());
        found.broken.insert(EventNo(3).into(), damage.clone());
        found.unknown.push(damage.clone());
        let text = report(&found);
        assert!(text.contains(&format!("court 2: DAMAGED. {damage}")), "{text}");
        assert!(text.contains(&format!("event 3: DAMAGED. {damage}")), "{text}");
        assert!(text.contains(&format!("\n  DAMAGED. {damage}")), "{text}");
        assert!(text.contains("The journal is damaged; 1234 records"), "{text}");
    }

    #[test]
    fn a_file_that_is_not_as_it_was_made_is_damage_and_an_unfinished_write_is_not() {
        let mut found = whole();
        let file = "journal/0000.seg".to_owned();
        found.tail = Some(Cut { file: file.clone(), offset: 4_160 });
        let text = report(&found);
        assert!(
            text.contains("journal/0000.seg holds an unfinished write, from byte 4160"),
            "{text}"
        );
        assert!(text.contains("The journal is whole"), "{text}");
        found.flaws.push(FileFlaw { file, flaw: FrameFlaw::Short { at: 300, made: 4_000 } });
        let text = report(&found);
        assert!(
            text.contains("DAMAGED. journal/0000.seg is not as it was made: it ends at byte 300"),
            "{text}"
        );
        assert!(text.contains("The journal is damaged"), "{text}");
    }

    #[test]
    fn a_copy_that_lacks_records_of_the_other_is_named() {
        let difference = Difference { file: "stick/0000.seg".into(), offset: 4_096, n_records: 2 };
        let text = compared(&[None, Some(difference.clone())]);
        assert!(text.starts_with(&format!("DIFFERENT. {difference}\n")), "{text}");
        assert_eq!(compared(&[None, None]), "Both copies hold the same records.");
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
