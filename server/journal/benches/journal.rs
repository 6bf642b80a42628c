//! The cost of the journal: a durable group compared with a bare write and sync on the same disk in
//! the same run, and a million records opened after a kill, verified and weighed.
//!
//! `cargo bench --workspace --bench journal` measures all; a name after `--` picks
//! criterion's part only.

use court_protocol::{BootId, CourtTime, DeviceId, RequestId, Seq, StreamId};
use criterion::{BenchmarkId, Criterion, Throughput};
use referee_journal::disk::Disk;
use referee_journal::os_disk::OsDisk;
use referee_journal::{
    Journal, JournalHandle, JournalId, JournalOptions, LogEntry, LogOptions, LogReader, open_log,
};
use std::fs::{File, OpenOptions};
use std::os::unix::fs::FileExt;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::mpsc::sync_channel;
use std::sync::{Arc, Barrier};
use std::thread;
use std::time::{Duration, Instant};

/// Bytes of one ruling of a board.
const BODY: usize = 200;
/// Syncs per series: enough for a median that stands still.
const N_SYNCS: usize = 4_000;
/// A year of a busy hall.
const N_RECORDS: u64 = 1_000_000;
/// In the environment of the process that is killed: the data folder it writes.
const TO_BE_KILLED: &str = "JOURNAL_BENCH_WRITES";

fn main() {
    if let Ok(data) = std::env::var(TO_BE_KILLED) {
        write_and_die(Path::new(&data));
    }
    let mut criterion = Criterion::default().configure_from_args();
    groups_per_size(&mut criterion);
    criterion.final_summary();
    let wants_figures = std::env::args().any(|arg| arg == "--bench")
        && std::env::args().skip(1).all(|arg| arg.starts_with("--"));
    if wants_figures {
        acknowledgements();
        a_million_records();
    }
}

fn folder() -> tempfile::TempDir {
    tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).expect("a folder for the bench")
}

fn entry(stream: u32, seq: u64) -> LogEntry {
    let request = RequestId { device: DeviceId(stream), boot: BootId(1 << 40), n: seq };
    LogEntry {
        stream: StreamId(stream),
        seq: Seq(seq),
        at: CourtTime(seq as i64),
        request: Some(request),
        body: vec![b'x'; BODY].into(),
    }
}

/// The writer alone, without threads: groups of several sizes, one write and one sync each.
fn groups_per_size(criterion: &mut Criterion) {
    let dir = folder();
    let disk: Arc<dyn Disk> = Arc::new(OsDisk::create(dir.path()).expect("made"));
    let (mut writer, _) =
        open_log(&[disk], None, &LogOptions::new(JournalId([1; 16])), &mut |_| ()).expect("opens");
    let mut next = 1;
    let mut group = criterion.benchmark_group("group");
    group.measurement_time(Duration::from_secs(2)).warm_up_time(Duration::from_millis(300));
    for size in [1, 12, 64, 256] {
        group.throughput(Throughput::Elements(size));
        group.bench_function(BenchmarkId::from_parameter(size), |bencher| {
            bencher.iter(|| {
                let entries: Vec<LogEntry> = (next..next + size).map(|seq| entry(1, seq)).collect();
                next += size;
                writer.stage(&entries).expect("in order");
                writer.commit().expect("durable")
            });
        });
    }
    group.finish();
}

/// Bare syncs and acknowledgements, turn by turn in one run, so that the disk's moods hit all.
fn acknowledgements() {
    let dir = folder();
    let growing = File::create(dir.path().join("growing")).expect("made");
    let filled = zero_filled(&dir.path().join("filled"));
    let (journal, _) =
        Journal::open(&JournalOptions::new(dir.path().join("data")), &mut |_| ()).expect("opens");
    let handle = journal.handle();
    let (mut on_growing, mut on_filled, mut acked) = (Vec::new(), Vec::new(), Vec::new());
    let record = vec![7; BODY];
    for n in 0..N_SYNCS as u64 {
        on_growing.push(timed(|| write_and_sync(&growing, &record, n * BODY as u64)));
        on_filled.push(timed(|| write_and_sync(&filled, &record, n * BODY as u64)));
        acked.push(timed(|| append_and_wait(&handle, entry(1, n + 1))));
    }
    println!("\none group at a time, {N_SYNCS} each, in turn        p50 µs   p99 µs");
    for (what, times) in [
        ("bare append + fdatasync, growing file", &mut on_growing),
        ("bare write + fdatasync, zero-filled file", &mut on_filled),
        ("journal: handed over -> acknowledged", &mut acked),
    ] {
        times.sort_unstable();
        println!("  {what:48} {:>8} {:>8}", at(times, 50).as_micros(), at(times, 99).as_micros());
    }
    let beyond = at(&acked, 50).saturating_sub(at(&on_filled, 50));
    println!("  journal p50 = bare zero-filled p50 + {} µs", beyond.as_micros());

    let bare = N_SYNCS as f64 / on_growing.iter().sum::<Duration>().as_secs_f64();
    for boards in [1, 4, 12, 48] {
        let before = handle.counts();
        let per_second = closed_loop(&handle, boards, 2_000);
        let counts = handle.counts();
        let groups_per_sync =
            (counts.n_groups - before.n_groups) as f64 / (counts.n_syncs - before.n_syncs) as f64;
        println!(
            "  {boards:2} boards in closed loop: {per_second:>7.0} acknowledgements/s = {:.1} × bare \
             append + fdatasync per event ({groups_per_sync:.1} groups per sync)",
            per_second / bare
        );
    }
}

fn closed_loop(handle: &JournalHandle, boards: u32, n_each: u64) -> f64 {
    let together = Arc::new(Barrier::new(boards as usize + 1));
    let threads: Vec<_> = (0..boards)
        .map(|board| {
            let (handle, together) = (handle.clone(), together.clone());
            thread::spawn(move || {
                let stream = 1_000 * boards + board;
                together.wait();
                for seq in 1..=n_each {
                    append_and_wait(&handle, entry(stream, seq));
                }
            })
        })
        .collect();
    together.wait();
    let start = Instant::now();
    for thread in threads {
        thread.join().expect("the loop runs through");
    }
    (u64::from(boards) * n_each) as f64 / start.elapsed().as_secs_f64()
}

fn append_and_wait(handle: &JournalHandle, entry: LogEntry) {
    let (answer, answered) = sync_channel(1);
    handle.append(
        vec![entry],
        Box::new(move |durable| answer.send(durable.is_ok()).expect("waited for")),
    );
    assert!(answered.recv().expect("answered"), "durable");
}

/// A million records written by a process that is killed in the middle of writing on.
fn a_million_records() {
    let dir = folder();
    let data = dir.path().to_path_buf();
    let own = std::env::current_exe().expect("this bench");
    let died = Command::new(own).env(TO_BE_KILLED, &data).status().expect("started");
    assert!(!died.success(), "it was to die");
    let options = JournalOptions::new(&data);
    println!("\n{N_RECORDS} records with {BODY}-byte bodies, 12 streams");

    let start = Instant::now();
    let (journal, report) = Journal::open(&options, &mut |_| ()).expect("opens");
    let opened = start.elapsed();
    let n_found: u64 = report.heads.iter().map(|head| head.seq.0).sum();
    assert!(n_found >= N_RECORDS, "{n_found} records");
    println!("  open after a kill: {opened:.2?}, {} records read again", report.n_scanned);
    let start = Instant::now();
    journal.close();
    println!("  closed: {:.2?}", start.elapsed());

    let start = Instant::now();
    let found = LogReader::open(&options.log_dir()).and_then(|log| log.verify(&mut |_| ()));
    let found = found.expect("readable");
    assert!(found.is_whole() && found.n_records == n_found, "{found:?}");
    println!("  verify: {:.2?}", start.elapsed());

    let bodies = found.n_body_bytes as f64;
    let log = size_of(&options.log_dir()) as f64;
    let index = size_of(&data.join("index")) as f64;
    println!(
        "  on disk: log {:.2} × the bodies ({:.0} bytes a record), with the index {:.2} ×",
        log / bodies,
        found.n_log_bytes as f64 / n_found as f64,
        (log + index) / bodies
    );

    let start = Instant::now();
    std::fs::remove_dir_all(data.join("index")).expect("removed");
    let (journal, _) = Journal::open(&options, &mut |_| ()).expect("opens");
    println!("  open with the index lost: {:.2?}", start.elapsed());
    journal.close();
    println!("  until it was built anew: {:.2?}", start.elapsed());
}

/// The other process: writes a million records as groups of courts do, and is killed.
fn write_and_die(data: &Path) -> ! {
    let (journal, _) = Journal::open(&JournalOptions::new(data), &mut |_| ()).expect("opens");
    let handle = journal.handle();
    let (answer, answered) = sync_channel(64);
    let mut n_waiting = 0;
    let mut seqs = [0_u64; 12];
    for n in 0..N_RECORDS / 50 {
        let stream = (n % 12) as usize;
        let first = seqs[stream] + 1;
        seqs[stream] += 50;
        let group = (first..first + 50).map(|seq| entry(stream as u32, seq)).collect();
        let answer = answer.clone();
        handle.append(
            group,
            Box::new(move |durable| answer.send(durable.is_ok()).expect("waited for")),
        );
        n_waiting += 1;
        if n_waiting == 32 {
            assert!(answered.recv().expect("answered"), "durable");
            n_waiting -= 1;
        }
    }
    for _ in 0..n_waiting {
        assert!(answered.recv().expect("answered"), "durable");
    }
    std::process::abort();
}

fn zero_filled(path: &Path) -> File {
    let file = OpenOptions::new()
        .read(true)
        .write(true)
        .create(true)
        .truncate(true)
        .open(path)
        .expect("made");
    file.write_all_at(&vec![0; 4 * 1024 * 1024], 0).expect("filled");
    file.sync_all().expect("synced");
    file
}

fn write_and_sync(file: &File, bytes: &[u8], offset: u64) {
    file.write_all_at(bytes, offset).expect("written");
    file.sync_data().expect("synced");
}

fn timed(work: impl FnOnce()) -> Duration {
    let start = Instant::now();
    work();
    start.elapsed()
}

fn at(sorted: &[Duration], percent: usize) -> Duration {
    sorted[sorted.len() * percent / 100]
}

fn size_of(dir: &PathBuf) -> u64 {
    let entries = std::fs::read_dir(dir).expect("readable");
    entries
        .map(|entry| {
            let entry = entry.expect("readable");
            let metadata = entry.metadata().expect("readable");
            if metadata.is_dir() { size_of(&entry.path()) } else { metadata.len() }
        })
        .sum()
}
