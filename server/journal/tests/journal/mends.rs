//! Damage that is found and mended: at the next start, with the server running, or never alone.

use crate::load::entry;
use crate::memory::MemoryDisk;
use crate::server::{
    COURT, append, checked, confirm, copy_folder, flip, fresh, holding, is_whole, open, options,
    written,
};
use court_protocol::{Epoch, Seq};
use referee_journal::disk::Disk;
use referee_journal::{
    Journal, JournalError, JournalOptions, JournalState, LogReader, StreamHead, log_dirs,
};
use std::collections::BTreeMap;
use std::fs;
use std::sync::Arc;
use tempfile::TempDir;

#[test]
fn a_mend_that_is_interrupted_anywhere_is_finished_by_the_next_opening() {
    for (segment, offset) in [("00000001.segment", 4_150), ("00000002.segment", 6_486)] {
        let (heads, files, dir) = damaged_in_memory(segment, offset);
        let mut n_interrupted = 0;
        for n_calls in 0.. {
            let here = tempfile::tempdir().expect("a folder for the test");
            copy_folder(&dir.path().join("index"), &here.path().join("index"));
            let disk = MemoryDisk::holding(files.clone());
            let copies: Vec<Arc<dyn Disk>> = vec![Arc::new(disk.clone())];
            let open = || Journal::open_on(&copies, &options(here.path()), &mut |_| ());
            let verify = || LogReader::on(copies.clone())?.verify(&mut |_| ());
            disk.kill_after(Some(n_calls));
            let is_done = open().is_ok();
            disk.kill_after(None);
            match verify() {
                Ok(found) => assert!(
                    !found.is_whole() || found.streams == heads,
                    "short and called whole after {n_calls} calls"
                ),
                Err(JournalError::Mending { .. }) => n_interrupted += 1,
                Err(error) => panic!("{error}"),
            }
            let (journal, report) = open().expect("opens");
            assert_eq!((&report.heads, &report.state), (&heads, &JournalState::Open), "{n_calls}");
            journal.close();
            assert!(verify().is_ok_and(|found| found.is_whole()), "{n_calls}");
            if is_done {
                break;
            }
        }
        assert!(n_interrupted > 10, "{segment}: {n_interrupted} interrupted");
    }
}

/// A journal of two streams that has gone on after one byte of it was damaged: the heads, the log's
/// files, and the folder of the index.
fn damaged_in_memory(
    segment: &str,
    offset: usize,
) -> (Vec<StreamHead>, BTreeMap<String, Vec<u8>>, TempDir) {
    let dir = tempfile::tempdir().expect("a folder for the test");
    let mut disk = MemoryDisk::default();
    let mut heads = Vec::new();
    for seqs in [1..61, 61..62] {
        let copies: Vec<Arc<dyn Disk>> = vec![Arc::new(disk.clone())];
        let (mut journal, _) =
            Journal::open_on(&copies, &options(dir.path()), &mut |_| ()).expect("opens");
        // the check finds the damage, and from then on the index does not vouch for the log
        checked(&mut journal);
        for seq in seqs {
            heads = [entry(1, seq, 90), entry(2, seq, 30)]
                .map(|entry| append(&journal.handle(), vec![entry]).expect("durable").head)
                .into();
        }
        journal.close();
        let mut files = disk.files();
        files.get_mut(segment).expect("there")[offset] = 0xff;
        disk = MemoryDisk::holding(files);
    }
    (heads, disk.files(), dir)
}

#[test]
fn a_missing_segment_comes_back_from_the_index() {
    let (_dir, options) = holding(200);
    let heads = open(&options).1.heads;
    fs::remove_file(options.log_dir().join("00000002.segment")).expect("removed");
    let (journal, report) = open(&options);
    assert_eq!((&report.heads, &report.state), (&heads, &JournalState::Open));
    let note = report.notes().join("\n").replace(&options.log_dir().display().to_string(), "DIR");
    insta::assert_snapshot!(note, @"DIR/00000002.segment is damaged at byte 0 (the file is missing or cut short, 54 records lost): the log was cut there and 346 records were put back from the index; nothing is lost; look at this disk's health");
    append(&journal.handle(), vec![entry(1, 201, 10)]).expect("it goes on");
    let range = journal.history().range(COURT, Seq(1), 1_000).expect("readable");
    assert_eq!(range.len(), 201);
    journal.close();
    assert!(is_whole(&options.log_dir()));
    let (_, report) = open(&options);
    assert_eq!(report.notes(), Vec::<String>::new(), "said once");
}

#[test]
fn streams_with_records_that_neither_log_nor_index_holds_wait_for_the_head_referee() {
    let (dir, options) = holding(200);
    let (journal, _) = open(&options);
    append(&journal.handle(), vec![entry(3, 1, 10), entry(3, 2, 10)]).expect("durable");
    journal.close();
    fs::remove_file(options.log_dir().join("00000002.segment")).expect("removed");
    fs::remove_dir_all(dir.path().join("index")).expect("removed");
    for seq in 3..5 {
        let (journal, report) = open(&options);
        assert_eq!(report.head(COURT).seq, Seq(27));
        let handle = journal.handle();
        let refused = append(&handle, vec![entry(1, 28, 10)]).expect_err("read-only");
        let told = refused.to_string().replace(&options.log_dir().display().to_string(), "DIR");
        insta::allow_duplicates! {
            insta::assert_snapshot!(told, @r#"the journal is read-only: DIR/00000002.segment is damaged at byte 0 (the file is missing or cut short, 54 records lost): records are missing in stream 1 from record 28 on, stream 2 from record 28 on. Compare with the boards and the score sheets; then have the head referee confirm it: restart the server with --confirm-journal "REASON""#);
        }
        append(&handle, vec![entry(3, seq, 10)]).expect("the other stream goes on");
    }
    let (journal, _) = open(&options);
    assert_eq!(confirm(&journal.handle()).expect("begun"), Epoch(2));
    append(&journal.handle(), vec![entry(1, 29, 10)]).expect("after the start of the epoch");
    journal.close();
    assert!(is_whole(&options.log_dir()));
    // the segments after the cut stay as they were
    assert!(options.log_dir().join("00000003.damaged").exists());
    let (_, report) = open(&options);
    assert_eq!((report.head(COURT).seq, report.state), (Seq(29), JournalState::Open));
}

#[test]
fn damage_before_the_checkpoint_is_found_with_the_server_running_and_mended_at_the_next_start() {
    let (_dir, options) = holding(100);
    let first = options.log_dir().join("00000001.segment");
    // a body, a header, and the place where a record begins
    for offset in [4_096 + 150, 4_096 + 1_792 + 50, 4_096] {
        flip(&first, offset);
        assert!(!is_whole(&options.log_dir()));
        let (mut journal, report) = open(&options);
        assert!(report.notes().is_empty() && report.n_scanned == 0, "opening looks at what is new");
        let checked = checked(&mut journal).expect("there is something to check");
        assert_eq!((checked.damage.len(), checked.notes().len()), (1, 1), "at {offset}");
        let handle = journal.handle();
        append(&handle, vec![entry(1, report.head(COURT).seq.0 + 1, 40)]).expect("play goes on");
        let head = handle.head(COURT).expect("has records");
        journal.close();
        let (_, report) = open(&options);
        assert_eq!((report.head(COURT), report.state), (head, JournalState::Open), "at {offset}");
        assert!(report.damage.is_some() && is_whole(&options.log_dir()), "at {offset}");
    }
}

#[test]
fn damage_to_one_copy_before_the_checkpoint_is_repaired_from_the_other() {
    let dir = tempfile::tempdir().expect("a folder for the test");
    let mirror = tempfile::tempdir().expect("a stick for the test");
    let options =
        JournalOptions { mirror: Some(mirror.path().to_path_buf()), ..options(dir.path()) };
    written(&options, 100);
    let mirrored = log_dirs(&options.data, options.mirror.as_deref()).remove(1);
    flip(&options.log_dir().join("00000001.segment"), 4_096 + 150);
    flip(&mirrored.join("00000001.segment"), 4_096 + 896 + 120);
    fs::remove_file(mirrored.join("00000002.segment")).expect("removed");
    let (mut journal, report) = open(&options);
    assert!(report.damage.is_none());
    let checked = checked(&mut journal).expect("there is something to check");
    assert_eq!((&checked.n_repaired[..], checked.damage.len()), (&[1, 55][..], 0));
    journal.close();
    assert!(is_whole(&options.log_dir()) && is_whole(&mirrored));
}

#[test]
fn a_whole_journal_is_checked_without_a_word_and_a_new_one_not_at_all() {
    let (_dir, options) = fresh();
    let (mut journal, _) = open(&options);
    assert_eq!(checked(&mut journal), None);
    journal.close();
    written(&options, 30);
    let (mut journal, _) = open(&options);
    let checked = checked(&mut journal).expect("there is something to check");
    assert_eq!((checked.n_records, checked.notes()), (60, Vec::new()));
}

#[test]
fn bytes_in_the_rest_of_a_segment_are_cleared_with_the_server_running() {
    let (_dir, options) = holding(100);
    let segment = options.log_dir().join("00000001.segment");
    let last = fs::metadata(&segment).expect("there").len() as usize - 1;
    flip(&segment, last);
    assert!(!is_whole(&options.log_dir()));
    let (mut journal, report) = open(&options);
    assert!(report.notes().is_empty(), "opening reads on from the checkpoint");
    let checked = checked(&mut journal).expect("there is something to check");
    let note = checked.notes().concat();
    let note = note.replace(&options.log_dir().display().to_string(), "DIR");
    insta::assert_snapshot!(note, @"DIR/00000001.segment is not as it was made: byte 16383 is not empty, and nothing was ever written there; it was repaired");
    journal.close();
    assert!(is_whole(&options.log_dir()));
}

#[test]
fn an_index_from_yesterday_catches_up() {
    let (dir, options) = fresh();
    let (index, yesterday) = (dir.path().join("index"), dir.path().join("yesterday"));
    written(&options, 40);
    fs::create_dir(&yesterday).expect("made");
    for file in fs::read_dir(&index).expect("readable") {
        let file = file.expect("readable");
        if file.file_type().expect("readable").is_file() {
            fs::copy(file.path(), yesterday.join(file.file_name())).expect("copied");
        }
    }
    written(&options, 90);
    fs::remove_dir_all(&index).expect("removed");
    fs::rename(&yesterday, &index).expect("brought back");
    let (journal, report) = open(&options);
    assert_eq!((report.n_scanned, report.index_set_aside), (100, None), "only what is missing");
    let range = journal.history().range(COURT, Seq(1), 1_000).expect("readable");
    assert_eq!(range.len(), 90);
}
