use super::file::{CheckedCopy, CopyError, write};
use super::*;
use crate::register::{self, Person, Persons};
use court_protocol::{Epoch, PlayerId, StreamId};
use referee_journal::{Journal, JournalOptions, LogEntry};
use std::io::{Read as _, Write as _};
use std::sync::mpsc::sync_channel;
use tempfile::TempDir;
use zip::write::SimpleFileOptions;
use zip::{ZipArchive, ZipWriter};

const MADE: CourtTime = CourtTime(1_800_000_000_000);

/// A data folder with a journal of three records of a court and a register of one person.
fn data_folder() -> (TempDir, PathBuf) {
    let dirs = tempfile::tempdir().expect("a folder");
    let data = dirs.path().join("data");
    let options = JournalOptions { segment_size: 16 * 1_024, ..JournalOptions::new(&data) };
    let (journal, _) = Journal::open(&options, &mut |_| {}).expect("it opens");
    for seq in 1..=3 {
        let (done, durable) = sync_channel(1);
        let entry = LogEntry {
            stream: StreamId(1),
            seq: Seq(seq),
            at: CourtTime(seq as i64),
            request: None,
            body: format!("record {seq}").into(),
        };
        journal.handle().append(vec![entry], Box::new(move |mark| done.send(mark).expect("waits")));
        durable.recv().expect("answered").expect("durable");
    }
    journal.close();
    let judit = Persons::from([(PlayerId(7), Person::named("Polgár", "Judit"))]);
    register::enter(&register::file(&data), &judit, &Persons::new()).expect("entered");
    (dirs, data)
}

/// The reason why a file is not opened, with its own name left out.
fn refusal(bytes: &[u8]) -> String {
    let dirs = tempfile::tempdir().expect("a folder");
    let copy = dirs.path().join("copy.zip");
    fs::write(&copy, bytes).expect("written");
    let error = CheckedCopy::read(&copy).expect_err("not whole").to_string();
    error.replace(&copy.display().to_string(), "FILE")
}

fn whole(data: &Path) -> (Vec<u8>, PathBuf) {
    let to = data.with_file_name("copy.zip");
    write(data, None, None, MADE, true, &to).expect("written");
    (fs::read(&to).expect("there"), to)
}

#[test]
fn a_copy_opens_in_an_empty_folder_and_in_no_other() {
    let (dirs, data) = data_folder();
    let (_, file) = whole(&data);
    let mut copy = CheckedCopy::read(&file).expect("whole");
    let manifest = copy.manifest();
    assert_eq!((manifest.records, manifest.with_persons, manifest.made), (3, true, MADE));
    assert_eq!((manifest.streams[0].seq, manifest.streams[0].epoch), (Seq(3), Epoch(1)));

    let second = dirs.path().join("second");
    // an opening that was cut off
    let cut_off = dirs.path().join("second.opening");
    fs::create_dir_all(cut_off.join("journal")).expect("made");
    fs::create_dir(&second).expect("made");
    fs::write(second.join("notes"), "mine").expect("written");
    let refused = copy.open(&second, MADE, "why").expect_err("not empty");
    assert!(matches!(refused, CopyError::NotEmpty { .. }), "{refused}");
    fs::remove_file(second.join("notes")).expect("removed");
    assert_eq!(copy.open(&second, MADE, "why").expect("opened"), Epoch(2));
    assert!(!cut_off.exists());
    let persons = register::read(&register::file(&second)).expect("readable");
    assert_eq!(persons, register::read(&register::file(&data)).expect("readable"));
}

#[test]
fn a_copy_cut_short_at_any_byte_is_refused_and_says_so() {
    let (_dirs, data) = data_folder();
    let (bytes, _) = whole(&data);
    for len in 0..bytes.len() {
        let told = refusal(&bytes[..len]);
        assert!(told.starts_with("FILE is "), "{len}: {told}");
    }
    insta::assert_snapshot!(refusal(&bytes[..300]), @"FILE is damaged: it ends after 300 bytes, before the list of its parts. Nothing was changed; take the copy from the other place, or an earlier one");
    insta::assert_snapshot!(refusal(b"<html>"), @"FILE is no safety copy");
}

#[test]
fn no_flipped_byte_of_a_copy_passes_and_its_place_is_named() {
    let (_dirs, data) = data_folder();
    let (bytes, _) = whole(&data);
    let mut parts = 0;
    for at in 0..bytes.len() {
        let mut flipped = bytes.clone();
        flipped[at] ^= 0x04;
        let told = refusal(&flipped);
        assert!(told.starts_with("FILE is "), "byte {at}: {told}");
        parts += usize::from(told.contains("part “journal”"));
    }
    assert!(parts > 100, "damage of the journal is told as such: {parts}");
}

#[test]
fn a_copy_of_a_newer_format_is_left_to_a_newer_version() {
    let mut archive = ZipWriter::new(io::Cursor::new(Vec::new()));
    archive.start_file("manifest.json", SimpleFileOptions::default()).expect("begun");
    archive.write_all(br#"{ "format": 2, "all_else": "is new" }"#).expect("written");
    let bytes = archive.finish().expect("finished").into_inner();
    insta::assert_snapshot!(refusal(&bytes), @"FILE is of format 2, and this version reads formats up to 1: open it with the version that wrote it, or a later one");
}

/// A copy with another manifest, and the right hash of the whole.
fn sealed_anew(copy: &[u8], from: &str, to: &str) -> Vec<u8> {
    let mut archive = ZipArchive::new(io::Cursor::new(copy)).expect("a copy");
    let mut anew = ZipWriter::new(io::Cursor::new(Vec::new()));
    for at in 0..archive.len() {
        let mut part = archive.by_index(at).expect("a part");
        let mut bytes = Vec::new();
        part.read_to_end(&mut bytes).expect("whole");
        let name = part.name().expect("plain").into_owned();
        if name == "manifest.json" {
            let text = String::from_utf8(bytes).expect("text");
            assert!(text.contains(from), "{text}");
            bytes = text.replacen(from, to, 1).into();
        }
        anew.start_file(name, SimpleFileOptions::default()).expect("begun");
        anew.write_all(&bytes).expect("written");
    }
    anew.set_raw_comment([b'0'; 64].into()).expect("short");
    let mut bytes = anew.finish().expect("finished").into_inner();
    let end = bytes.len() - 64;
    let seal = blake3::hash(&bytes[..end]).to_hex();
    bytes[end..].copy_from_slice(seal.as_bytes());
    bytes
}

#[test]
fn what_a_manifest_says_is_compared_with_what_is_there() {
    let (_dirs, data) = data_folder();
    let (bytes, _) = whole(&data);
    for (from, to) in [
        ("\"records\": 3", "\"records\": 1000000000"),
        ("\"records\": 3", "\"records\": 2"),
        ("\"format\": 1", "\"format\": 0"),
        ("\"seq\": 3", "\"seq\": 4"),
        ("\"with_persons\": true", "\"with_persons\": false"),
    ] {
        let told = refusal(&sealed_anew(&bytes, from, to));
        assert!(told.starts_with("FILE is damaged"), "{to}: {told}");
    }
    let dirs = tempfile::tempdir().expect("a folder");
    let same = dirs.path().join("copy.zip");
    fs::write(&same, sealed_anew(&bytes, "\"format\": 1", "\"format\": 1")).expect("written");
    CheckedCopy::read(&same).expect("sealed anew and unchanged");
}

#[test]
fn what_could_not_be_written_whole_is_not_there_at_all() {
    let (dirs, data) = data_folder();
    let to = dirs.path().join("copy.zip");
    fs::write(&to, "the copy of before").expect("written");
    let segment = data.join("journal/00000001.segment");
    let mut log = fs::read(&segment).expect("there");
    log[4_096 + 128 + 110] ^= 1;
    fs::write(&segment, log).expect("written");
    let error = write(&data, None, None, MADE, true, &to).expect_err("a damaged record");
    assert!(matches!(error, CopyError::Journal(_)), "{error}");
    assert_eq!(fs::read(&to).expect("there"), b"the copy of before");
    let left: Vec<_> = fs::read_dir(dirs.path()).expect("there").flatten().collect();
    assert_eq!(left.len(), 2, "{left:?}");
}

#[test]
fn the_newest_copies_of_a_journal_are_kept_and_half_ones_go() {
    let dir = tempfile::tempdir().expect("a folder");
    let name = |minute: usize| format!("copy-0a0b0c0d-2026-11-21-15{minute:02}00.zip");
    for minute in 0..30 {
        fs::write(dir.path().join(name(minute)), "").expect("written");
    }
    let half = dir.path().join(format!("{}.writing", name(40)));
    let [others, notes] = ["copy-11111111-2026-01-01-000000.zip", "notes.zip"];
    for file in [&half, &dir.path().join(others), &dir.path().join(notes)] {
        fs::write(file, "").expect("written");
    }
    // the machine's clock was set back: the new one has the oldest name
    prune(dir.path(), &name(0));
    assert!(!half.exists());
    let found = fs::read_dir(dir.path()).expect("there").flatten();
    let mut left: Vec<String> =
        found.map(|entry| entry.file_name().into_string().expect("plain")).collect();
    left.sort();
    assert_eq!(left.len(), KEPT + 2);
    assert_eq!((&left[0], &left[1]), (&name(0), &name(30 - KEPT + 1)));
    assert_eq!(&left[KEPT..], [others, notes]);
}
