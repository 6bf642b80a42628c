//! Kills of a real process: this test starts itself as another process that writes as fast as it
//! can, and kills it.

use crate::load::{SEGMENT_SIZE, bodies, entry};
use court_protocol::{Seq, StreamId};
use referee_journal::disk::Disk;
use referee_journal::os_disk::OsDisk;
use referee_journal::{Journal, JournalOptions};
use std::collections::BTreeMap;
use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::Arc;
use std::thread;

/// In the environment of the process to be killed: the data folder it writes.
const WRITES: &str = "JOURNAL_TEST_WRITES";
const N_KILLS: u64 = 40;
const N_STREAMS: u32 = 3;

#[test]
fn forty_kills_under_load_lose_nothing_acknowledged_and_double_nothing() {
    if let Ok(data) = std::env::var(WRITES) {
        write_until_killed(Path::new(&data));
    }
    let dir = tempfile::tempdir().expect("a folder for the test");
    let log: Vec<Arc<dyn Disk>> =
        vec![Arc::new(OsDisk::create(options(dir.path()).log_dir()).expect("made"))];
    let mut acknowledged: BTreeMap<u32, u64> = BTreeMap::new();
    for kill in 0..N_KILLS {
        let own = std::env::current_exe().expect("this test");
        let mut process = Command::new(own)
            .args(["--exact", "--nocapture"])
            .arg("kills::forty_kills_under_load_lose_nothing_acknowledged_and_double_nothing")
            .env(WRITES, dir.path())
            .stdout(Stdio::piped())
            .spawn()
            .expect("started");
        let said = BufReader::new(process.stdout.take().expect("piped"));
        // anything between the first word and some segments later
        let n_heard = 1 + (kill * 37 % 101) as usize;
        let heard = said.lines().map(|line| line.expect("readable")).filter_map(|line| {
            let (stream, seq) = line.strip_prefix("durable ")?.split_once(' ')?;
            Some((stream.parse::<u32>().ok()?, seq.parse::<u64>().ok()?))
        });
        let mut n_words = 0;
        for (stream, seq) in heard {
            let known = acknowledged.entry(stream).or_default();
            assert!(seq > *known, "a record was given out twice");
            *known = seq;
            n_words += 1;
            if n_words == n_heard {
                process.kill().expect("running");
            }
        }
        process.wait().expect("killed");
        assert!(n_words >= n_heard, "it died by itself");
        let found = bodies(&log);
        for (&stream, &seq) in &acknowledged {
            assert!(found[&stream].len() as u64 >= seq, "kill {kill}: stream {stream}");
            for (seq, body) in (1..).zip(&found[&stream]) {
                assert!(body.starts_with(format!("{stream}/{seq}:").as_bytes()));
            }
        }
    }
    let (journal, report) = Journal::open(&options(dir.path()), &mut |_| ()).expect("opens");
    assert!(report.damage.is_none() && report.index_set_aside.is_none(), "{report:?}");
    for (&stream, &seq) in &acknowledged {
        let records = journal.history().range(StreamId(stream), Seq(1), usize::MAX);
        let records = records.expect("readable");
        assert!(records.len() as u64 >= seq);
        assert!((1..).zip(&records).all(|(seq, record)| record.seq == Seq(seq)), "in the index");
    }
}

fn options(data: &Path) -> JournalOptions {
    JournalOptions { segment_size: SEGMENT_SIZE, ..JournalOptions::new(data) }
}

/// The other process: several streams write at once and say what is durable as soon as it is.
fn write_until_killed(data: &Path) -> ! {
    let (journal, report) = Journal::open(&options(data), &mut |_| ()).expect("opens");
    let writers: Vec<_> = (0..N_STREAMS)
        .map(|stream| {
            let handle = journal.handle();
            let next = report.head(StreamId(stream)).seq.0 + 1;
            thread::spawn(move || {
                for seq in next.. {
                    let (answer, answered) = std::sync::mpsc::sync_channel(1);
                    let group = vec![entry(stream, seq, 200)];
                    let said = move |durable: Result<_, _>| answer.send(durable).expect("heard");
                    handle.append(group, Box::new(said));
                    answered.recv().expect("answered").expect("durable");
                    // whole lines, so that a kill never leaves half a word
                    let line = format!("durable {stream} {seq}\n");
                    std::io::stdout().write_all(line.as_bytes()).expect("heard");
                    std::io::stdout().flush().expect("heard");
                }
            })
        })
        .collect();
    for writer in writers {
        writer.join().expect("writes until it is killed");
    }
    unreachable!("it is killed before")
}
