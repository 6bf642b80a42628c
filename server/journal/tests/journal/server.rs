//! The whole journal on real folders, as a server has it: threads, index, locks, loss and return.

use crate::load::{SEGMENT_SIZE, entry};
use crate::memory::MemoryDisk;
use court_protocol::{CourtTime, Epoch, RequestId, Seq, StreamId};
use proptest::prelude::*;
use proptest::sample::Index as Pick;
use referee_journal::disk::Disk;
use referee_journal::{
    Checked, DurableMark, Journal, JournalError, JournalHandle, JournalOptions, JournalState,
    LogEntry, LogReader, OpenReport, Position, QUEUE_GROUPS, RecordKind, Room, log_dirs,
};
use std::fs;
use std::path::Path;
use std::sync::Arc;
use std::sync::mpsc::sync_channel;
use std::thread;
use tempfile::TempDir;

pub(crate) const COURT: StreamId = StreamId(1);

pub(crate) fn options(dir: &Path) -> JournalOptions {
    JournalOptions { segment_size: SEGMENT_SIZE, ..JournalOptions::new(dir) }
}

pub(crate) fn open(options: &JournalOptions) -> (Journal, OpenReport) {
    Journal::open(options, &mut |_| ()).expect("a journal opens")
}

pub(crate) fn append(
    handle: &JournalHandle,
    group: Vec<LogEntry>,
) -> Result<DurableMark, JournalError> {
    let (answer, answered) = sync_channel(1);
    handle.append(group, Box::new(move |durable| answer.send(durable).expect("waited for")));
    answered.recv().expect("answered")
}

pub(crate) fn confirm(handle: &JournalHandle) -> Result<Epoch, JournalError> {
    let (answer, answered) = sync_channel(1);
    handle.confirm(
        CourtTime(9),
        "compared with the score sheets",
        Box::new(move |begun| answer.send(begun).expect("waited for")),
    );
    answered.recv().expect("answered")
}

/// A journal with so many records of two streams, closed again.
pub(crate) fn written(options: &JournalOptions, n: u64) {
    let (journal, report) = open(options);
    for seq in report.head(COURT).seq.0 + 1..=n {
        append(&journal.handle(), vec![entry(1, seq, 90), entry(2, seq, 30)]).expect("durable");
    }
    journal.close();
}

/// A folder for a journal.
pub(crate) fn fresh() -> (TempDir, JournalOptions) {
    let dir = tempfile::tempdir().expect("a folder for the test");
    let options = options(dir.path());
    (dir, options)
}

/// A folder with a [`written`] journal.
pub(crate) fn holding(n: u64) -> (TempDir, JournalOptions) {
    let (dir, options) = fresh();
    written(&options, n);
    (dir, options)
}

/// Waits for the check of the open journal; `None` when there was nothing to check.
pub(crate) fn checked(journal: &mut Journal) -> Option<Checked> {
    let (answer, answered) = sync_channel(1);
    journal
        .check_in_background(move |checked| answer.send(checked.clone()).expect("waited for"))
        .expect("a thread");
    answered.recv().ok()
}

pub(crate) fn is_whole(dir: &Path) -> bool {
    let reader = LogReader::open(dir).expect("readable");
    reader.verify(&mut |_| ()).expect("readable").is_whole()
}

pub(crate) fn flip(file: &Path, offset: usize) {
    let mut bytes = fs::read(file).expect("readable");
    bytes[offset] ^= 4;
    fs::write(file, bytes).expect("written");
}

#[test]
fn a_journal_opens_as_it_was_closed_and_answers_look_ups() {
    let (_dir, options) = holding(100);
    let (journal, report) = open(&options);
    assert!(!report.is_new && report.notes().is_empty(), "{:?}", report.notes());
    assert_eq!(report.n_scanned, 0, "the index had everything");
    assert_eq!((report.head(COURT).seq, report.head(StreamId(9)).seq), (Seq(100), Seq(0)));
    let (handle, history) = (journal.handle(), journal.history());
    // the last ones are looked up while they may not be in the index yet
    for seq in 101..=130 {
        let mark = append(&handle, vec![entry(1, seq, 90)]).expect("durable");
        assert_eq!((mark.head.seq, handle.durable()), (Seq(seq), mark.position));
        let record = history.record(COURT, Seq(seq)).expect("readable").expect("there");
        assert_eq!(record.body, entry(1, seq, 90).body);
        assert_eq!(record.hash(), handle.head(COURT).expect("has records").hash);
    }
    let request = entry(1, 120, 0).request.expect("even ones answer a request");
    assert_eq!(history.by_request(request).expect("readable"), Some((COURT, Seq(120))));
    let never = RequestId { n: 999, ..request };
    assert_eq!(history.by_request(never).expect("readable"), None);
    let range = history.range(COURT, Seq(95), 1_000).expect("readable");
    let seqs: Vec<u64> = range.iter().map(|record| record.seq.0).collect();
    assert_eq!(seqs, (95..=130).collect::<Vec<_>>());
    assert_eq!(history.range(COURT, Seq(3), 2).expect("readable").len(), 2);
    assert_eq!(history.record(COURT, Seq(131)).expect("readable"), None);
}

#[test]
fn a_second_server_is_told_what_to_do_and_readers_are_let_in() {
    let (_dir, options) = fresh();
    let (journal, _) = open(&options);
    append(&journal.handle(), vec![entry(1, 1, 10)]).expect("durable");
    let refused = Journal::open(&options, &mut |_| ()).expect_err("taken").to_string();
    let refused = refused
        .replace(&options.log_dir().display().to_string(), "DIR")
        .replace(&std::process::id().to_string(), "PID");
    insta::assert_snapshot!(refused, @"another server (process PID) already writes the data folder DIR: stop it first, or give this one a folder of its own (reading with verify and export is allowed meanwhile)");
    let reader = LogReader::open(&options.log_dir()).expect("readable");
    let found = reader.verify(&mut |_| ()).expect("readable");
    assert_eq!((found.n_records, found.is_whole()), (1, true));
    journal.close();
    open(&options);
}

#[test]
fn a_tail_shows_records_only_when_they_are_durable() {
    let (_dir, options) = fresh();
    let (journal, _) = open(&options);
    let handle = journal.handle();
    let reader = LogReader::open(&options.log_dir()).expect("readable");
    let mut tail = reader.tail(Position::START).expect("readable");
    let before = handle.durable();
    append(&handle, vec![entry(1, 1, 10), entry(2, 1, 10)]).expect("durable");
    assert_eq!(tail.next(before).expect("readable"), None, "not beyond the mark it is given");
    for seq in 2..=90 {
        append(&handle, vec![entry(1, seq, 400)]).expect("durable");
    }
    let durable = handle.durable();
    let mut seqs = Vec::new();
    while let Some(record) = tail.next(durable).expect("readable") {
        if record.stream == COURT {
            seqs.push(record.seq.0);
        }
    }
    assert_eq!(seqs, (1..=90).collect::<Vec<_>>(), "over several segments");
    assert_eq!(tail.at(), durable);
}

#[test]
fn a_lost_or_damaged_index_is_built_anew() {
    let (dir, options) = holding(60);
    fs::remove_dir_all(dir.path().join("index")).expect("removed");
    let (journal, report) = open(&options);
    assert_eq!((report.n_scanned, report.n_restored), (120, 0));
    assert_eq!(report.state, JournalState::Open);
    let last = journal.history().record(COURT, Seq(60)).expect("readable").expect("there");
    assert_eq!(last.body, entry(1, 60, 90).body);
    journal.close();
    fs::remove_file(dir.path().join("index/db")).expect("removed");
    fs::create_dir(dir.path().join("index/db")).expect("no index can be read from it");
    let (journal, report) = open(&options);
    assert_eq!(report.index_set_aside, Some(dir.path().join("index.damaged")));
    assert_eq!(report.notes().len(), 1, "{:?}", report.notes());
    let first = journal.history().record(COURT, Seq(1)).expect("readable").expect("there");
    assert_eq!(first.body, entry(1, 1, 90).body);
}

#[test]
fn a_lost_log_comes_back_from_the_index_and_waits_for_the_head_referee() {
    let (_dir, options) = holding(60);
    let hash = {
        let (journal, _) = open(&options);
        journal.handle().head(COURT).expect("has records").hash
    };
    fs::remove_dir_all(options.log_dir()).expect("removed");
    let (journal, report) = open(&options);
    assert_eq!((report.n_restored, report.head(COURT).seq), (120, Seq(60)));
    assert_eq!(report.head(COURT).hash, hash, "the same records, the same chain");
    let refused = append(&journal.handle(), vec![entry(1, 61, 10)]).expect_err("read-only");
    insta::assert_snapshot!(refused, @r#"the journal is read-only: the log had been lost and was restored from the index; records may be missing in stream 1 from record 61 on, stream 2 from record 61 on. Compare with the boards and the score sheets; then have the head referee confirm it: restart the server with --confirm-journal "REASON""#);
    assert_eq!(report.notes(), Vec::<String>::new(), "said once, by who asks for the state");
    journal.close();
    // a restart is no confirmation
    let (journal, report) = open(&options);
    assert!(matches!(report.state, JournalState::Unconfirmed { .. }));
    let handle = journal.handle();
    assert!(matches!(handle.refusal(COURT), Some(JournalError::ReadOnly { .. })));
    assert_eq!(confirm(&handle).expect("begun"), Epoch(2));
    assert!(handle.refusal(COURT).is_none());
    assert_eq!(handle.head(COURT).expect("has records").seq, Seq(61), "the start of the epoch");
    append(&handle, vec![entry(1, 62, 10)]).expect("durable");
    let history = journal.history();
    let start = history.record(COURT, Seq(61)).expect("readable").expect("there");
    assert_eq!((start.kind, start.epoch, start.prev), (RecordKind::EpochStart, Epoch(2), hash));
    journal.close();
    let (_, report) = open(&options);
    assert_eq!((report.head(COURT).seq, report.state), (Seq(62), JournalState::Open));
}

#[test]
fn the_end_of_the_log_that_was_lost_comes_back_too() {
    let (_dir, options) = holding(100);
    let mut segments: Vec<_> = fs::read_dir(options.log_dir())
        .expect("readable")
        .map(|entry| entry.expect("readable").path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "segment"))
        .collect();
    segments.sort();
    for lost in &segments[1..] {
        fs::remove_file(lost).expect("removed");
    }
    let (journal, report) = open(&options);
    assert_eq!((report.head(COURT).seq, report.head(StreamId(2)).seq), (Seq(100), Seq(100)));
    assert!(report.n_restored > 0 && report.n_restored < 200, "{}", report.n_restored);
    assert!(matches!(report.state, JournalState::Unconfirmed { .. }));
    confirm(&journal.handle()).expect("begun");
    journal.close();
    assert!(is_whole(&options.log_dir()));
}

#[test]
fn a_log_whose_only_used_segment_is_gone_is_damaged_and_comes_back_from_the_index() {
    let (_dir, options) = holding(10);
    fs::remove_file(options.log_dir().join("00000001.segment")).expect("removed");
    let reader = LogReader::open(&options.log_dir()).expect("there is another segment");
    let found = reader.verify(&mut |_| ()).expect("readable");
    assert_eq!(found.unknown.len(), 1, "not a word about an empty journal: {found:?}");

    let (journal, report) = open(&options);
    assert_eq!((report.n_restored, report.head(COURT).seq), (20, Seq(10)));
    assert!(matches!(report.state, JournalState::Unconfirmed { .. }));
    confirm(&journal.handle()).expect("begun");
    journal.close();
    assert!(is_whole(&options.log_dir()));
}

#[test]
fn a_log_cut_short_is_never_written_on_without_the_head_referees_word_whatever_the_index_holds() {
    for keeps_index in [true, false] {
        for (len, n_left) in
            [(Some(8_000), 17), (Some(4_096), 0), (Some(10), 0), (Some(0), 0), (None, 19)]
        {
            let dir = tempfile::tempdir().expect("a folder for the test");
            let options = options(dir.path());
            written(&options, 10);
            let first = options.log_dir().join("00000001.segment");
            match len {
                Some(len) => {
                    let file = fs::File::options().write(true).open(&first).expect("there");
                    file.set_len(len).expect("cut");
                }
                // no record after the last one proves it
                None => flip(&first, 4_096 + 10 * (256 + 192) - 192 + 120),
            }
            if !keeps_index {
                fs::remove_dir_all(dir.path().join("index")).expect("removed");
            }
            let found = LogReader::open(&options.log_dir()).expect("readable").verify(&mut |_| ());
            let found = found.expect("readable");
            assert!(found.first_damage().is_some(), "{len:?}: {found:?}");
            let (journal, report) = open(&options);
            let JournalState::Unconfirmed { why, .. } = &report.state else {
                panic!("{len:?}, index {keeps_index}: {report:?}")
            };
            let seq = report.head(COURT).seq;
            if keeps_index {
                assert_eq!(seq, Seq(10), "{len:?}: the index holds it");
            } else {
                assert!(why.contains("00000001.segment is damaged at byte"), "{why}");
                let n_heads: u64 = report.heads.iter().map(|head| head.seq.0).sum();
                assert_eq!(n_heads, n_left, "{len:?}");
            }
            let refused = append(&journal.handle(), vec![entry(1, seq.0 + 1, 10)]);
            assert!(matches!(refused, Err(JournalError::ReadOnly { .. })), "{refused:?}");
            journal.close();
            // a restart is no word
            let (journal, report) = open(&options);
            assert!(matches!(report.state, JournalState::Unconfirmed { .. }), "{report:?}");
            assert_eq!(confirm(&journal.handle()).expect("begun"), Epoch(2));
            journal.close();
            assert!(is_whole(&options.log_dir()), "{len:?}, index {keeps_index}");
        }
    }
}

#[test]
fn zeros_from_a_records_start_to_its_segments_end_never_pass_for_a_clean_end() {
    const GROUP: usize = 256 + 192;
    let size = SEGMENT_SIZE as usize;
    let n_first = (size - 4_096) / GROUP;
    let starts = |n: usize| {
        let groups = (0..n).map(|group| 4_096 + group * GROUP);
        groups.flat_map(|at| [at, at + 256]).collect::<Vec<_>>()
    };
    let dir = tempfile::tempdir().expect("a folder for the test");
    // the second segment is in use as well
    written(&options(dir.path()), 30);
    let log = options(dir.path()).log_dir();
    let (first, second) = (log.join("00000001.segment"), log.join("00000002.segment"));
    let whole = [&first, &second].map(|file| fs::read(file).expect("readable"));
    let in_first = starts(n_first).into_iter().map(|from| (from, 4_096));
    let in_second = starts(30 - n_first).into_iter().map(|from| (size, from));
    for (from_first, from_second) in in_first.chain(in_second) {
        let mut hurt = whole.clone();
        hurt[0][from_first..].fill(0);
        hurt[1][from_second..].fill(0);
        fs::write(&first, &hurt[0]).expect("written");
        fs::write(&second, &hurt[1]).expect("written");
        let found = LogReader::open(&log).expect("readable").verify(&mut |_| ());
        let found = found.expect("readable");
        assert!(found.first_damage().is_some(), "{from_first}, {from_second}: {found:?}");
        for keeps_index in [true, false] {
            let copy = tempfile::tempdir().expect("a folder for the test");
            copy_folder(dir.path(), copy.path());
            if !keeps_index {
                fs::remove_dir_all(copy.path().join("index")).expect("removed");
            }
            let case = format!("{from_first}, {from_second}, index {keeps_index}");
            let (journal, report) = open(&options(copy.path()));
            let told = matches!(report.state, JournalState::Unconfirmed { .. });
            assert!(told, "{case}: {report:?}");
            let heads = [COURT, StreamId(2)].map(|stream| report.head(stream).seq);
            assert_eq!(heads == [Seq(30); 2], keeps_index, "{case}: the index holds it");
            journal.close();
        }
    }
}

pub(crate) fn copy_folder(from: &Path, to: &Path) {
    fs::create_dir_all(to).expect("made");
    for entry in fs::read_dir(from).expect("readable") {
        let (path, to) =
            entry.map(|entry| (entry.path(), to.join(entry.file_name()))).expect("readable");
        if path.is_dir() {
            copy_folder(&path, &to);
        } else {
            fs::copy(&path, &to).expect("copied");
        }
    }
}

#[test]
fn with_a_mirror_losing_either_copy_loses_nothing() {
    let dir = tempfile::tempdir().expect("a folder for the test");
    let mirror = tempfile::tempdir().expect("a stick for the test");
    let options =
        JournalOptions { mirror: Some(mirror.path().to_path_buf()), ..options(dir.path()) };
    written(&options, 50);
    fs::remove_dir_all(dir.path()).expect("the disk is gone");
    written(&options, 60);
    fs::remove_dir_all(mirror.path()).expect("the stick is gone");
    let (_, report) = open(&options);
    assert_eq!((report.head(COURT).seq, report.state), (Seq(60), JournalState::Open));
    let mirrored =
        LogReader::open(&log_dirs(&options.data, options.mirror.as_deref())[1]).expect("readable");
    assert_eq!(mirrored.verify(&mut |_| ()).expect("readable").n_records, 120);
}

#[test]
fn a_later_epoch_stops_the_writer_for_good_until_it_is_taken_over_again() {
    let (_dir, options) = fresh();
    let (journal, _) = open(&options);
    let handle = journal.handle();
    append(&handle, vec![entry(1, 1, 10)]).expect("durable");
    assert!(!handle.fence(Epoch(1)), "our own");
    assert!(handle.fence(Epoch(4)));
    let refused = append(&handle, vec![entry(1, 2, 10)]).expect_err("fenced");
    insta::assert_snapshot!(refused, @r#"another server has taken over (epoch 4; this one writes epoch 1): this server has stopped writing for good; if it is to take over again, restart it with --confirm-journal "REASON""#);
    journal.close();
    let (journal, report) = open(&options);
    assert_eq!(report.state, JournalState::Fenced { by: Epoch(4) });
    assert!(append(&journal.handle(), vec![entry(1, 2, 10)]).is_err());
    assert_eq!(confirm(&journal.handle()).expect("begun"), Epoch(5), "later than any heard");
    append(&journal.handle(), vec![entry(1, 3, 10)]).expect("durable");
}

#[test]
fn a_failed_sync_answers_all_who_wait_and_refuses_all_who_come() {
    let dir = tempfile::tempdir().expect("a folder for the test");
    let disk = MemoryDisk::default();
    let copies: Vec<Arc<dyn Disk>> = vec![Arc::new(disk.clone())];
    let (journal, _) =
        Journal::open_on(&copies, &options(dir.path()), &mut |_| ()).expect("a journal opens");
    let handle = journal.handle();
    append(&handle, vec![entry(1, 1, 10)]).expect("durable");
    disk.fail_syncs(true);
    for _ in 0..3 {
        let failed = append(&handle, vec![entry(1, 2, 10)]).expect_err("the disk failed");
        assert!(matches!(failed, JournalError::Failed { .. }), "{failed}");
        disk.fail_syncs(false);
    }
    assert!(matches!(handle.refusal(COURT), Some(JournalError::Failed { .. })));
    assert_eq!(handle.head(COURT).expect("has records").seq, Seq(1), "nothing of it was said");
    drop(journal);
    assert!(append(&handle, vec![entry(1, 2, 10)]).is_err());
}

#[test]
fn a_mirror_that_fails_ends_the_writer_as_well() {
    let dir = tempfile::tempdir().expect("a folder for the test");
    let (disk, stick) = (MemoryDisk::default(), MemoryDisk::default());
    let copies: Vec<Arc<dyn Disk>> = vec![Arc::new(disk.clone()), Arc::new(stick.clone())];
    let (journal, _) =
        Journal::open_on(&copies, &options(dir.path()), &mut |_| ()).expect("a journal opens");
    let handle = journal.handle();
    append(&handle, vec![entry(1, 1, 10)]).expect("durable");
    stick.fail_syncs(true);
    let failed = append(&handle, vec![entry(1, 2, 10)]).expect_err("the stick is gone");
    assert!(matches!(failed, JournalError::Failed { doing: "sync", .. }), "{failed}");
    journal.close();
    // a restart without the mirror goes on with one copy
    let (journal, report) =
        Journal::open_on(&copies[..1], &options(dir.path()), &mut |_| ()).expect("opens");
    append(&journal.handle(), vec![entry(1, report.head(COURT).seq.0 + 1, 10)]).expect("durable");
}

#[test]
fn a_log_that_is_removed_renamed_or_replaced_under_the_server_ends_the_writer() {
    type Change = fn(&Path);
    const SEGMENT: &str = "data/journal/00000001.segment";
    let with_mirror = |dir: &Path| JournalOptions {
        mirror: Some(dir.join("stick")),
        ..options(&dir.join("data"))
    };
    let acts: [(&str, Change); 6] = [
        ("the data folder is removed", |dir| {
            // the next segment may be in the making there
            while dir.join(SEGMENT).exists() {
                let _is_busy = fs::remove_dir_all(dir.join("data"));
            }
        }),
        ("the data folder is renamed", |dir| {
            fs::rename(dir.join("data"), dir.join("old")).expect("renamed");
        }),
        ("the log's folder is replaced by an empty one", |dir| {
            fs::rename(dir.join("data/journal"), dir.join("old")).expect("renamed");
            fs::create_dir(dir.join("data/journal")).expect("made");
        }),
        ("the segment is removed", |dir| {
            fs::remove_file(dir.join(SEGMENT)).expect("removed");
        }),
        ("the segment is replaced by its copy", |dir| {
            fs::copy(dir.join(SEGMENT), dir.join("copy")).expect("copied");
            fs::rename(dir.join("copy"), dir.join(SEGMENT)).expect("replaced");
        }),
        ("the mirror's folder is renamed", |dir| {
            fs::rename(dir.join("stick"), dir.join("old")).expect("renamed");
        }),
    ];
    for (act, change) in acts {
        let dir = tempfile::tempdir().expect("a folder for the test");
        let (journal, _) = open(&with_mirror(dir.path()));
        let handle = journal.handle();
        append(&handle, vec![entry(1, 1, 10)]).expect("durable");
        change(dir.path());
        let failed = append(&handle, vec![entry(1, 2, 10)]).expect_err(act);
        assert!(matches!(failed, JournalError::Failed { .. }), "{act}: {failed}");
        append(&handle, vec![entry(1, 3, 10)]).expect_err("it has ended for good");
    }
}

#[test]
fn a_full_disk_is_announced_while_there_is_a_reserve_and_forgotten_when_there_is_room() {
    let dir = tempfile::tempdir().expect("a folder for the test");
    let disk = MemoryDisk::default();
    let copies: Vec<Arc<dyn Disk>> = vec![Arc::new(disk.clone())];
    disk.set_capacity(SEGMENT_SIZE + 100);
    let (journal, _) =
        Journal::open_on(&copies, &options(dir.path()), &mut |_| ()).expect("a journal opens");
    let handle = journal.handle();
    while handle.room() == Room::Plenty {
        thread::yield_now();
    }
    let mut seq = 0;
    let full = loop {
        match append(&handle, vec![entry(1, seq + 1, 200)]) {
            Ok(_) => seq += 1,
            Err(full) => break full,
        }
    };
    assert!(matches!(full, JournalError::Full { .. }), "{full}");
    assert!(matches!(handle.room(), Room::Reserve(_)));
    disk.set_capacity(u64::MAX / 2);
    append(&handle, vec![entry(1, seq + 1, 200)]).expect("room again");
    append(&handle, vec![entry(1, seq + 2, 200)]).expect("room again");
    assert_eq!(handle.room(), Room::Plenty);
}

#[test]
fn a_writer_that_is_roused_for_nothing_writes_nothing_and_then_what_comes() {
    let dir = tempfile::tempdir().expect("a folder");
    let (journal, _) = open(&options(dir.path()));
    let handle = journal.handle();
    let before = handle.counts();
    for n in 1..=50 {
        handle.rouse();
        handle.rouse();
        assert_eq!(handle.counts().n_syncs, before.n_syncs + n - 1);
        append(&handle, vec![entry(1, n, 50)]).expect("the disk is well");
        assert_eq!(handle.counts().n_syncs, before.n_syncs + n);
    }
    handle.rouse();
    journal.close();
    handle.rouse();
}

#[test]
fn what_waits_when_the_journal_closes_is_still_recorded() {
    let (_dir, options) = fresh();
    let (journal, _) = open(&options);
    let handle = journal.handle();
    let (answer, answered) = sync_channel(100);
    for seq in 1..=100 {
        let answer = answer.clone();
        handle.append(
            vec![entry(1, seq, 50)],
            Box::new(move |durable| answer.send(durable.is_ok()).expect("waited for")),
        );
    }
    journal.close();
    assert_eq!(answered.iter().take(100).filter(|is_durable| *is_durable).count(), 100);
    assert!(matches!(append(&handle, vec![entry(1, 101, 50)]), Err(JournalError::Closed)));
    let (_, report) = open(&options);
    assert_eq!(report.head(COURT).seq, Seq(100));
}

#[test]
fn a_log_that_is_being_written_never_looks_damaged() {
    let (_dir, options) = fresh();
    let (journal, _) = open(&options);
    let reader = LogReader::open(&options.log_dir()).expect("readable");
    let writers: Vec<_> = (1..=3)
        .map(|stream| {
            let handle = journal.handle();
            thread::spawn(move || {
                for seq in 1..=150 {
                    append(&handle, vec![entry(stream, seq, 300)]).expect("durable");
                }
            })
        })
        .collect();
    let mut n_seen = 0;
    while writers.iter().any(|writer| !writer.is_finished()) {
        let found = reader.verify(&mut |_| ()).expect("readable");
        assert!(found.is_whole(), "{found:?}");
        assert!(found.n_records >= n_seen);
        n_seen = found.n_records;
    }
    assert_eq!(reader.verify(&mut |_| ()).expect("readable").n_records, 450);
}

#[test]
fn a_queue_that_is_full_refuses_at_once() {
    let dir = tempfile::tempdir().expect("a folder for the test");
    let (journal, _) = open(&options(dir.path()));
    let handle = journal.handle();
    let (let_go, held) = sync_channel::<()>(0);
    let (reached, is_held) = sync_channel(0);
    // the writer waits in this answer, as it would wait for a disk that does not come back
    handle.append(
        vec![entry(1, 1, 10)],
        Box::new(move |_| {
            reached.send(()).expect("waited for");
            held.recv().expect("let go");
        }),
    );
    is_held.recv().expect("reached");
    let (answer, answered) = sync_channel(QUEUE_GROUPS + 1);
    for seq in 2..=QUEUE_GROUPS as u64 + 2 {
        let answer = answer.clone();
        handle.append(
            vec![entry(1, seq, 10)],
            Box::new(move |durable| answer.send(durable).expect("waited for")),
        );
    }
    let refused = answered.try_recv().expect("at once").expect_err("full");
    insta::assert_snapshot!(refused, @"the journal is not keeping up: 256 groups wait already; try again in a moment");
    let_go.send(()).expect("held");
    assert!(answered.iter().take(QUEUE_GROUPS).all(|durable| durable.is_ok()));
    assert_eq!(handle.counts().n_groups, 1 + QUEUE_GROUPS as u64);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(12))]

    #[test]
    fn a_log_wiped_anywhere_is_whole_again_as_long_as_the_index_is(
        wipes in prop::collection::vec((any::<Pick>(), any::<Pick>(), 1..6_000_usize), 1..4),
        gone in any::<Option<Pick>>(),
    ) {
        let dir = tempfile::tempdir().expect("a folder for the test");
        let options = options(dir.path());
        written(&options, 100);
        let other = StreamId(2);
        let before = open(&options).1;
        let files: Vec<_> = (1..=4)
            .map(|no| options.log_dir().join(format!("{no:08}.segment")))
            .collect();
        for (file, from, len) in wipes {
            let file = &files[file.index(files.len())];
            let mut bytes = fs::read(file).expect("readable");
            let from = 4_096 + from.index(bytes.len() - 4_096);
            let to = bytes.len().min(from + len);
            bytes[from..to].fill(0xa5);
            fs::write(file, bytes).expect("written");
        }
        if let Some(gone) = gone {
            fs::remove_file(&files[gone.index(files.len())]).expect("removed");
        }
        // found while the server runs, where opening did not read that far
        let (mut journal, report) = open(&options);
        prop_assert_eq!(report.head(other), before.head(other));
        checked(&mut journal);
        let court = before.head(COURT);
        let is_open = append(&journal.handle(), vec![entry(1, court.seq.0 + 1, 10)]).is_ok();
        prop_assert_eq!(is_open, report.state == JournalState::Open);
        journal.close();
        let (journal, report) = open(&options);
        prop_assert_eq!(report.head(other), before.head(other));
        prop_assert_eq!(report.head(COURT).seq.0, court.seq.0 + u64::from(is_open));
        let kept = journal.history().record(COURT, court.seq).expect("readable").expect("there");
        prop_assert_eq!(kept.body, entry(1, court.seq.0, 90).body);
        journal.close();
        prop_assert!(is_whole(&options.log_dir()));
    }
}
