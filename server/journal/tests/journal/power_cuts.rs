//! Power cuts: a running journal's writes and syncs are recorded under load, the disk is put back
//! into states that a cut after any of those calls could leave, and the journal is opened on it.

use crate::load::{SEGMENT_SIZE, bodies, entry, open, try_open, try_open_on};
use crate::memory::MemoryDisk;
use crate::recording::{Call, Mistake, Recording, RecordingDisk, Unsynced, after_power_cut, below};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{RngCore, SeedableRng};
use referee_journal::disk::Disk;
use referee_journal::os_disk::OsDisk;
use referee_journal::{Journal, JournalHandle, JournalOptions, LogEntry};
use std::collections::BTreeMap;
use std::sync::mpsc::sync_channel;
use std::sync::{Arc, Barrier};
use std::thread;

/// Streams that write at the same time.
const N_STREAMS: u32 = 4;
/// Groups each of them writes in one run.
const N_GROUPS: u64 = 24;
/// Recorded runs and the cuts made of each.
const N_RUNS: u64 = 6;
const N_CUTS: usize = 200;

#[test]
fn twelve_hundred_power_cuts_under_load_lose_nothing_acknowledged() {
    let mut n_cuts = 0;
    for run in 0..N_RUNS {
        let seed = seed_of(run);
        let n_copies = 1 + (run % 2) as usize;
        let calls = recorded_run(seed, n_copies, Mistake::None);
        let lost = losses(seed, &calls, n_copies, N_CUTS);
        assert!(lost.is_empty(), "SEED={seed}: {lost:?}");
        n_cuts += N_CUTS;
    }
    assert!(n_cuts >= 1_000, "{n_cuts} cuts");
}

#[test]
fn a_writer_that_forgets_to_sync_is_found_out() {
    let seed = seed_of(100);
    let calls = recorded_run(seed, 1, Mistake::SyncForgotten);
    assert!(!losses(seed, &calls, 1, 40).is_empty(), "SEED={seed}");
}

#[test]
fn a_writer_that_forgets_to_sync_names_is_found_out() {
    let seed = seed_of(101);
    let calls = recorded_run(seed, 1, Mistake::NamesNotSynced);
    assert!(!losses(seed, &calls, 1, 40).is_empty(), "SEED={seed}");
}

#[test]
fn an_acknowledgement_before_the_sync_is_found_out() {
    let seed = seed_of(102);
    let mut calls = recorded_run(seed, 1, Mistake::None);
    // each promise is made one call of the writer too early: before the sync instead of after it
    for at in 1..calls.len() {
        if matches!(calls[at], Call::Acknowledged { .. })
            && matches!(calls[at - 1], Call::Sync { .. })
        {
            calls.swap(at, at - 1);
        }
    }
    assert!(!losses(seed, &calls, 1, N_CUTS).is_empty(), "SEED={seed}");
}

#[test]
fn a_second_power_cut_while_the_journal_is_being_opened_loses_nothing_either() {
    let seed = seed_of(200);
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let calls = recorded_run(seed, 2, Mistake::None);
    for _ in 0..60 {
        let first_cut = &calls[..below(&mut rng, calls.len() + 1)];
        let disks = after_power_cut(first_cut, 2, pick(&mut rng), &mut rng);
        let recording = Recording::default();
        let copies: Vec<Arc<dyn Disk>> = disks
            .into_iter()
            .enumerate()
            .map(|(copy, disk)| {
                Arc::new(RecordingDisk::on_memory(disk, copy, &recording)) as Arc<dyn Disk>
            })
            .collect();
        let n_before = recording.calls().len();
        drop(try_open_on(&copies).expect("a log opens"));
        let opening = recording.calls();
        let second_cut = n_before + below(&mut rng, opening.len() - n_before + 1);
        let disks = after_power_cut(&opening[..second_cut], 2, pick(&mut rng), &mut rng);
        if let Err(lost) = check(&disks, &acknowledged(first_cut)) {
            panic!("SEED={seed}: {lost}");
        }
    }
}

/// A seed of its own for each run, printed when it fails; `SEED` in the environment replaces all.
fn seed_of(run: u64) -> u64 {
    let chosen = std::env::var("SEED").ok().and_then(|seed| seed.parse().ok());
    chosen.unwrap_or(0x00C0_FFEE + run)
}

fn pick(rng: &mut ChaCha8Rng) -> Unsynced {
    Unsynced::ALL[below(rng, Unsynced::ALL.len())]
}

/// Lets a journal run on real folders, with several threads writing at once, and tells all that
/// happened to its disks and what it acknowledged when.
fn recorded_run(seed: u64, n_copies: usize, mistake: Mistake) -> Vec<Call> {
    let dir = tempfile::tempdir().expect("a folder for the test");
    let recording = Recording::default();
    let disk_of = |copy| {
        let inner = OsDisk::create(dir.path().join(format!("copy{copy}"))).expect("made");
        Arc::new(RecordingDisk::new(Arc::new(inner), copy, &recording, mistake)) as Arc<dyn Disk>
    };
    let copies: Vec<_> = (0..n_copies).map(disk_of).collect();
    let options = JournalOptions { segment_size: SEGMENT_SIZE, ..JournalOptions::new(dir.path()) };
    let (journal, _) = Journal::open_on(&copies, &options, &mut |_| ()).expect("a journal opens");
    let together = Arc::new(Barrier::new(N_STREAMS as usize));
    let threads: Vec<_> = (0..N_STREAMS)
        .map(|stream| {
            let (handle, recording, together) =
                (journal.handle(), recording.clone(), together.clone());
            thread::spawn(move || {
                together.wait();
                write_groups(seed, stream, &handle, &recording);
            })
        })
        .collect();
    for thread in threads {
        thread.join().expect("the load runs through");
    }
    journal.close();
    recording.calls()
}

/// Hands over group after group, each when the one before is durable.
fn write_groups(seed: u64, stream: u32, handle: &JournalHandle, recording: &Recording) {
    let mut rng = ChaCha8Rng::seed_from_u64(seed ^ u64::from(stream));
    let mut next = 1;
    for _ in 0..N_GROUPS {
        let n_entries = 1 + rng.next_u64() % 3;
        let group: Vec<LogEntry> = (next..next + n_entries)
            .map(|seq| entry(stream, seq, (rng.next_u64() % 900) as usize))
            .collect();
        next += n_entries;
        let (answer, answered) = sync_channel(1);
        let recording = recording.clone();
        handle.append(
            group,
            Box::new(move |durable| {
                let mark = durable.expect("durable");
                let (stream, seq) = (mark.head.stream.0, mark.head.seq.0);
                recording.note(Call::Acknowledged { stream, seq });
                answer.send(()).expect("waited for");
            }),
        );
        answered.recv().expect("answered");
    }
}

/// Acknowledged records that cuts after random calls lose.
fn losses(seed: u64, calls: &[Call], n_copies: usize, n_cuts: usize) -> Vec<String> {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut lost = Vec::new();
    for _ in 0..n_cuts {
        let cut = below(&mut rng, calls.len() + 1);
        let unsynced = pick(&mut rng);
        let mut disks = after_power_cut(&calls[..cut], n_copies, unsynced, &mut rng);
        if n_copies == 2 && below(&mut rng, 3) == 0 {
            // one of the two copies does not come back at all
            disks[below(&mut rng, 2)] = MemoryDisk::default();
        }
        if let Err(loss) = check(&disks, &acknowledged(&calls[..cut])) {
            lost.push(format!("cut after call {cut}, unsynced {unsynced:?}: {loss}"));
        }
    }
    lost
}

fn acknowledged(calls: &[Call]) -> BTreeMap<u32, u64> {
    let mut acknowledged = BTreeMap::new();
    for call in calls {
        if let Call::Acknowledged { stream, seq } = call {
            acknowledged.insert(*stream, *seq);
        }
    }
    acknowledged
}

/// Opens the journal after a cut, looks for everything acknowledged, writes on, and looks again.
fn check(disks: &[MemoryDisk], acknowledged: &BTreeMap<u32, u64>) -> Result<(), String> {
    let copies: Vec<Arc<dyn Disk>> =
        disks.iter().map(|disk| Arc::new(disk.clone()) as Arc<dyn Disk>).collect();
    let (mut writer, report) = try_open(disks).map_err(|error| error.to_string())?;
    if !report.broken.is_empty() {
        return Err(format!("damaged: {:?}", report.broken));
    }
    let mut next = BTreeMap::new();
    for pass in ["opened", "written on"] {
        let found = bodies(&copies);
        for (stream, seq) in acknowledged {
            let n_found = found.get(stream).map_or(0, Vec::len) as u64;
            if n_found < *seq {
                return Err(format!("{pass}: stream {stream} has {n_found} of {seq} records"));
            }
        }
        for (stream, records) in &found {
            for (seq, body) in (1..).zip(records) {
                if !body.starts_with(format!("{stream}/{seq}:").as_bytes()) {
                    return Err(format!("{pass}: stream {stream} record {seq} is another"));
                }
            }
            next.entry(*stream).or_insert(records.len() as u64 + 1);
        }
        if pass == "opened" {
            for (&stream, &seq) in &next {
                writer.stage(&[entry(stream, seq, 100)]).map_err(|error| error.to_string())?;
            }
            writer.commit().map_err(|error| error.to_string())?;
        }
    }
    let (_, report) = open(disks);
    match report.heads.iter().find(|head| next.get(&head.stream.0) != Some(&head.seq.0)) {
        Some(head) => Err(format!("opened again: {} ends at {}", head.stream, head.seq)),
        None if report.cut.is_some() => Err("something was cut that had been synced".into()),
        None => Ok(()),
    }
}
