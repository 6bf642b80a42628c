//! Cut, flipped, overwritten and missing bytes: nothing is ever changed in silence.

use crate::load::{SEGMENT_SIZE, bodies, entry, open};
use crate::memory::MemoryDisk;
use court_protocol::{Seq, StreamId};
use proptest::prelude::*;
use referee_journal::disk::Disk;
use referee_journal::{
    Cut, Damage, Difference, FileFlaw, Flaw, FrameFlaw, JournalError, LogReader, Verification,
};
use std::collections::BTreeMap;
use std::sync::Arc;

const FIRST: &str = "00000001.segment";
const SECOND: &str = "00000002.segment";

/// Streams and sizes of the entries of some groups; each group is one write and one sync.
type Groups = Vec<Vec<(u32, usize)>>;

fn groups() -> impl Strategy<Value = Groups> {
    let group = prop::collection::vec((0..4_u32, 0..700_usize), 1..6);
    prop::collection::vec(group, 1..40)
}

/// A log on these copies, with the place after each group.
fn written(copies: &[MemoryDisk], groups: &Groups) -> Vec<(u32, u64)> {
    let (mut writer, _) = open(copies);
    let mut next: BTreeMap<u32, u64> = BTreeMap::new();
    let mut ends = Vec::new();
    for group in groups {
        let entries: Vec<_> = group
            .iter()
            .map(|&(stream, size)| {
                let seq = next.entry(stream).or_insert(1);
                *seq += 1;
                entry(stream, *seq - 1, size)
            })
            .collect();
        writer.stage(&entries).expect("in order");
        let end = writer.commit().expect("durable");
        ends.push((end.segment, end.offset));
    }
    ends
}

fn as_disks(copies: &[MemoryDisk]) -> Vec<Arc<dyn Disk>> {
    copies.iter().map(|disk| Arc::new(disk.clone()) as Arc<dyn Disk>).collect()
}

fn found(disk: &MemoryDisk) -> BTreeMap<u32, Vec<Vec<u8>>> {
    bodies(&as_disks(std::slice::from_ref(disk)))
}

fn verified(disk: &MemoryDisk) -> Verification {
    let reader = LogReader::on(as_disks(std::slice::from_ref(disk))).expect("readable");
    reader.verify(&mut |_| ()).expect("verified")
}

fn changed(disk: &MemoryDisk, name: &str, change: impl FnOnce(&mut Vec<u8>)) -> MemoryDisk {
    let mut files = disk.files();
    change(files.get_mut(name).expect("there"));
    MemoryDisk::holding(files)
}

/// True if each stream of `some` is a beginning of the same stream of `all`.
fn is_beginning(some: &BTreeMap<u32, Vec<Vec<u8>>>, all: &BTreeMap<u32, Vec<Vec<u8>>>) -> bool {
    some.iter()
        .all(|(stream, records)| all.get(stream).is_some_and(|of_all| of_all.starts_with(records)))
}

fn count(records: &BTreeMap<u32, Vec<Vec<u8>>>) -> usize {
    records.values().map(Vec::len).sum()
}

#[test]
fn a_log_cut_at_any_byte_of_its_last_groups_opens_with_all_that_lies_before() {
    let disk = MemoryDisk::default();
    let sizes = [40, 200, 0, 333, 64, 190, 700];
    let groups: Groups = sizes.iter().map(|&size| vec![(0, size), (1, size / 2)]).collect();
    let ends = written(std::slice::from_ref(&disk), &groups);
    let all = found(&disk);
    let (from, to) = (ends[2].1, ends[6].1);
    for cut in from..=to {
        let torn = changed(&disk, FIRST, |bytes| bytes[cut as usize..].fill(0));
        let (mut writer, report) = open(std::slice::from_ref(&torn));
        assert!(report.broken.is_empty(), "cut at {cut}: {:?}", report.broken);
        let n_whole_groups = ends.iter().filter(|end| end.1 <= cut).count();
        let left = found(&torn);
        assert!(is_beginning(&left, &all), "cut at {cut}");
        assert!(count(&left) >= 2 * n_whole_groups, "cut at {cut}");
        // and what is written next is found where it was written
        let seq = writer.head(StreamId(0)).seq.0 + 1;
        writer.stage(&[entry(0, seq, 90)]).expect("in order");
        writer.commit().expect("durable");
        assert_eq!(found(&torn)[&0].len() as u64, seq, "cut at {cut}");
    }
}

#[test]
fn a_log_shorter_than_its_segment_goes_on() {
    let disk = MemoryDisk::default();
    let ends = written(std::slice::from_ref(&disk), &vec![vec![(0, 200)]; 10]);
    let short = changed(&disk, FIRST, |bytes| bytes.truncate(ends[4].1 as usize + 17));
    let (mut writer, report) = open(std::slice::from_ref(&short));
    assert_eq!(report.heads[0].seq, Seq(5));
    insta::assert_snapshot!(report.lost_end.expect("said"), @"memory/00000001.segment is damaged at byte 5696 (the file is missing or cut short): whose record it was cannot be read; restore this file from the mirror or a backup");
    for seq in 6..=40 {
        writer.stage(&[entry(0, seq, 200)]).expect("in order");
        writer.commit().expect("durable");
    }
    assert_eq!(found(&short)[&0].len(), 40);
    assert!(verified(&short).is_whole());
}

#[test]
fn a_segment_cut_short_anywhere_is_damaged_there_and_never_passes_for_the_end_of_the_log() {
    let disk = MemoryDisk::default();
    let ends = written(std::slice::from_ref(&disk), &vec![vec![(0, 200), (1, 20)]; 10]);
    let last = ends[9].1;
    for len in (0..last + 128).step_by(31) {
        let short = changed(&disk, FIRST, |bytes| bytes.truncate(len as usize));
        let found = verified(&short);
        assert!(!found.is_whole(), "{len} bytes are left");
        if len < last {
            assert!(found.first_damage().is_some(), "{len} bytes are left, records end at {last}");
            assert!(found.tail.is_none(), "{len} bytes are left");
        }
        let (_, report) = open(std::slice::from_ref(&short));
        assert_eq!(report.lost_end.is_some(), len < last + 64, "{len} bytes are left");
        assert_eq!(short.files().contains_key("standing"), report.lost_end.is_some());
        let n_whole = ends.iter().filter(|end| end.1 <= len).count();
        assert!(count(&self::found(&short)) >= 2 * n_whole, "{len} bytes are left");
        // what is left of the place stays, whatever is written from now on
        let aside = short.files().get("00000001.damaged").map(Vec::len);
        assert_eq!(aside, report.lost_end.map(|_| len as usize));
    }
}

#[test]
fn any_flipped_byte_of_a_header_page_is_named_and_repaired() {
    let disk = MemoryDisk::default();
    written(std::slice::from_ref(&disk), &vec![vec![(0, 200)]; 10]);
    for at in (0..64).chain([100, 4_095]) {
        let hurt = changed(&disk, FIRST, |bytes| bytes[at] ^= 32);
        let found = verified(&hurt);
        let flaw = FileFlaw { file: format!("memory/{FIRST}"), flaw: FrameFlaw::Header };
        assert_eq!(found.flaws, std::slice::from_ref(&flaw), "byte {at}");
        assert_eq!((found.n_records, found.is_whole()), (10, false));
        let (_, report) = open(std::slice::from_ref(&hurt));
        assert_eq!((report.repaired, report.lost_end), (vec![flaw], None), "byte {at}");
        assert!(verified(&hurt).is_whole(), "byte {at}");
    }
}

#[test]
fn a_write_that_did_not_finish_is_told_from_damage() {
    let disk = MemoryDisk::default();
    let ends = written(std::slice::from_ref(&disk), &vec![vec![(0, 300), (1, 300)]; 4]);
    let from = ends[3].1;
    // the next group reached the disk but for its second half
    let next = MemoryDisk::default();
    written(std::slice::from_ref(&next), &vec![vec![(0, 300), (1, 300)]; 5]);
    let torn = changed(&next, FIRST, |bytes| bytes[from as usize + 256..].fill(0));
    let found = verified(&torn);
    assert!(found.is_whole() && found.n_records == 8, "{found:?}");
    assert_eq!(found.tail, Some(Cut { file: format!("memory/{FIRST}"), offset: from }));
    let (_, report) = open(std::slice::from_ref(&torn));
    assert_eq!((report.cut, report.lost_end), (found.tail, None));
    assert_eq!(verified(&torn).tail, None);
}

#[test]
fn copies_that_differ_are_told_apart_to_the_byte() {
    let (main, mirror) = (MemoryDisk::default(), MemoryDisk::default());
    let ends = written(&[main.clone(), mirror.clone()], &vec![vec![(0, 200), (1, 200)]; 8]);
    let differences = |copies: &[MemoryDisk]| {
        let reader = LogReader::on(as_disks(copies)).expect("readable");
        let end = reader.verify(&mut |_| ()).expect("readable").end;
        reader.differences(end).expect("readable")
    };
    assert_eq!(differences(&[main.clone(), mirror.clone()]), [None, None]);
    let at = ends[6].1;
    let hurt = changed(&main, FIRST, |bytes| bytes[at as usize + 150] ^= 1);
    let named = Difference { file: format!("memory/{FIRST}"), offset: at, n_records: 1 };
    assert_eq!(differences(&[hurt.clone(), mirror.clone()]), [Some(named.clone()), None]);
    assert_eq!(differences(&[mirror, hurt]), [None, Some(named)]);
}

#[test]
fn damage_in_the_middle_stops_that_stream_and_names_the_place() {
    let disk = MemoryDisk::default();
    let groups: Groups = (0..20).map(|n| vec![(n % 2, 100)]).collect();
    let ends = written(std::slice::from_ref(&disk), &groups);
    // the body of the tenth group: stream 1, record 5
    let offset = ends[8].1;
    let hurt = changed(&disk, FIRST, |bytes| bytes[offset as usize + 150] ^= 4);
    let (mut writer, report) = open(std::slice::from_ref(&hurt));
    assert_eq!(
        report.broken[&StreamId(1)],
        Damage {
            file: format!("memory/{FIRST}"),
            offset,
            n_lost: Some(1),
            stream: Some(StreamId(1)),
            seq: Some(Seq(5)),
            flaw: Flaw::Body,
        }
    );
    insta::assert_snapshot!(report.broken[&StreamId(1)], @"memory/00000001.segment is damaged at byte 6400 (the body's checksum does not fit, 1 record lost): stream 1 stops before record 5; restore this file from the mirror or a backup");
    let refused = writer.stage(&[entry(1, 5, 10)]).expect_err("stopped");
    assert!(matches!(refused, JournalError::Damaged(_)), "{refused}");
    writer.stage(&[entry(0, 11, 10)]).expect("the other goes on");
    writer.commit().expect("durable");
    // it stays stopped, and the records before stay readable
    let (writer, _) = open(std::slice::from_ref(&hurt));
    assert!(writer.broken().contains_key(&StreamId(1)));
    let reader = LogReader::on(as_disks(&[hurt])).expect("readable");
    let records: Vec<_> = reader.stream(StreamId(1), Seq(2)).expect("readable").collect();
    assert_eq!(records.len(), 4, "2, 3, 4, then the damage");
    assert!(matches!(records[3], Err(JournalError::Damaged(_))));
    assert_eq!(reader.stream(StreamId(0), Seq(1)).expect("readable").count(), 11);
}

#[test]
fn a_stream_whose_last_records_may_lie_in_an_unreadable_place_is_not_held_to_be_whole() {
    let disk = MemoryDisk::default();
    // stream 1 ends where the page is lost; stream 0 goes on after it and proves itself whole
    let groups: Groups =
        vec![vec![(0, 100), (1, 100), (2, 100)], vec![(1, 100)], vec![(0, 100)], vec![(0, 100)]];
    let ends = written(std::slice::from_ref(&disk), &groups);
    let (from, to) = (ends[0].1 as usize, ends[1].1 as usize);
    let hurt = changed(&disk, FIRST, |bytes| bytes[from..to].fill(0));
    let verification = verified(&hurt);
    let broken: Vec<u32> = verification.broken.keys().map(|stream| stream.0).collect();
    assert_eq!(broken, [1, 2]);
    assert_eq!(verification.unknown.len(), 1);
    assert_eq!(verification.unknown[0].n_lost, Some(1));
}

#[test]
fn a_missing_segment_is_damage_and_not_the_end() {
    let disk = MemoryDisk::default();
    written(std::slice::from_ref(&disk), &vec![vec![(0, 600)]; 60]);
    let mut files = disk.files();
    assert!(files.remove(SECOND).is_some() && files.len() > 2, "{:?}", files.keys());
    let verification = verified(&MemoryDisk::holding(files));
    let damage = &verification.broken[&StreamId(0)];
    assert_eq!((damage.flaw, damage.seq), (Flaw::Missing, Some(Seq(17))), "{damage}");
}

#[test]
fn a_log_whose_last_segments_cannot_be_read_has_lost_its_end_and_keeps_a_copy_of_them() {
    let disk = MemoryDisk::default();
    written(std::slice::from_ref(&disk), &vec![vec![(0, 600)]; 60]);
    let mut files = disk.files();
    for bytes in files.values_mut().skip(1) {
        bytes[4096..].fill(0);
    }
    let hurt = MemoryDisk::holding(files.clone());
    let verification = verified(&hurt);
    assert_eq!(verification.n_records, 16);
    assert!(verification.first_damage().is_some() && !verification.is_whole());
    // with a mirror nothing is lost
    let (_, report) = open(&[MemoryDisk::holding(files.clone()), disk]);
    assert_eq!((report.n_repaired, report.heads[0].seq), (vec![44, 0], Seq(60)));
    let (_, report) = open(std::slice::from_ref(&hurt));
    insta::assert_snapshot!(report.lost_end.expect("told"), @"memory/00000001.segment is damaged at byte 16384 (empty where records were): whose record it was cannot be read; restore this file from the mirror or a backup");
    assert_eq!(report.heads[0].seq, Seq(16));
    let left = hurt.files();
    assert!(left.contains_key("standing"), "it waits for the head referee");
    assert_eq!(left["00000001.damaged"], files[FIRST]);
}

#[test]
fn a_copy_of_another_journal_is_refused() {
    let (ours, other) = (MemoryDisk::default(), MemoryDisk::default());
    written(std::slice::from_ref(&ours), &vec![vec![(0, 10)]]);
    written(std::slice::from_ref(&other), &vec![vec![(0, 10)]]);
    let other = changed(&other, FIRST, |bytes| {
        // the same journal but for its name, with the checksum that belongs to it
        bytes[8] ^= 1;
        let crc = crc32fast::hash(&bytes[..60]);
        bytes[60..64].copy_from_slice(&crc.to_le_bytes());
    });
    let refused = LogReader::on(as_disks(&[ours, other])).expect_err("mixed");
    insta::assert_snapshot!(refused, @"memory/00000001.segment belongs to another journal: name the folder that is this journal's, or an empty one");
}

#[test]
fn a_log_of_another_format_is_refused_and_not_taken_for_damage() {
    let disk = MemoryDisk::default();
    written(std::slice::from_ref(&disk), &vec![vec![(0, 10)]]);
    let later = changed(&disk, FIRST, |bytes| {
        bytes[28] = 2;
        let crc = crc32fast::hash(&bytes[..60]);
        bytes[60..64].copy_from_slice(&crc.to_le_bytes());
    });
    let refused = LogReader::on(as_disks(&[later])).expect_err("it is of a later version");
    insta::assert_snapshot!(refused, @"memory/00000001.segment has journal format 2, and this program reads and writes format 1: use the version that wrote it");
}

#[test]
fn an_empty_mirror_is_filled_and_a_mirror_that_was_away_catches_up() {
    let (main, mirror) = (MemoryDisk::default(), MemoryDisk::default());
    written(std::slice::from_ref(&main), &vec![vec![(0, 300), (1, 30)]; 50]);
    let (mut writer, report) = open(&[main.clone(), mirror.clone()]);
    assert_eq!(report.n_repaired, [0, 100]);
    writer.stage(&[entry(0, 51, 5)]).expect("in order");
    writer.commit().expect("durable");
    drop(writer);
    assert_eq!(found(&main), found(&mirror));
    // the stick is pulled out, play goes on, the stick comes back
    let (mut writer, _) = open(std::slice::from_ref(&main));
    writer.stage(&[entry(0, 52, 5)]).expect("in order");
    writer.commit().expect("durable");
    drop(writer);
    let (_, report) = open(&[main.clone(), mirror.clone()]);
    assert_eq!(report.n_repaired, [0, 1]);
    assert_eq!(found(&main), found(&mirror));
    // the first disk is lost, the mirror has it all
    let (_, report) = open(&[MemoryDisk::default(), mirror.clone()]);
    assert_eq!((report.n_repaired[1], report.heads[0].seq), (0, Seq(52)));
}

#[test]
fn a_mirror_with_another_past_gives_way_to_the_journal() {
    let (main, mirror) = (MemoryDisk::default(), MemoryDisk::default());
    let copies = [main.clone(), mirror.clone()];
    let ends = written(&copies, &vec![vec![(0, 300)]; 10]);
    // the journal lost its last two groups while the mirror was away, and others came instead
    let cut = changed(&main, FIRST, |bytes| bytes[ends[7].1 as usize..].fill(0));
    let (mut writer, _) = open(std::slice::from_ref(&cut));
    for seq in 9..=30 {
        writer.stage(&[entry(0, seq, 77)]).expect("in order");
        writer.commit().expect("durable");
    }
    drop(writer);
    open(&[cut.clone(), mirror.clone()]);
    assert_eq!(found(&mirror), found(&cut));
    assert_eq!(found(&mirror)[&0].len(), 30);
}

#[test]
fn a_full_disk_refuses_before_anything_is_written_and_goes_on_when_there_is_room() {
    let disk = MemoryDisk::default();
    let (mut writer, _) = open(std::slice::from_ref(&disk));
    disk.set_capacity(2 * SEGMENT_SIZE + 100);
    let mut seq = 0;
    let full = loop {
        match writer.stage(&[entry(0, seq + 1, 600)]) {
            Ok(_) => {
                writer.commit().expect("durable");
                seq += 1;
            }
            Err(full) => break full,
        }
    };
    insta::assert_snapshot!(full, @"the disk of memory is full (100 bytes free, 16384 needed): nothing of this was recorded; free some space and try again");
    assert_eq!(seq, 32, "two segments are full");
    assert_eq!(writer.room(), 0);
    disk.set_capacity(4 * SEGMENT_SIZE);
    writer.stage(&[entry(0, seq + 1, 600)]).expect("room again");
    writer.commit().expect("durable");
    assert_eq!(found(&disk)[&0].len() as u64, seq + 1);
}

#[test]
fn a_failed_sync_ends_the_writer_for_good() {
    let disk = MemoryDisk::default();
    let (mut writer, _) = open(std::slice::from_ref(&disk));
    writer.stage(&[entry(0, 1, 10)]).expect("in order");
    writer.commit().expect("durable");
    disk.fail_syncs(true);
    writer.stage(&[entry(0, 2, 10)]).expect("in order");
    let failed = writer.commit().expect_err("the disk failed");
    insta::assert_snapshot!(failed, @"could not make the journal durable (sync memory/00000001.segment: the medium is gone): nothing more is written; check the disk, then restart the server");
    // even when the disk says yes again, the same handle must not be believed
    disk.fail_syncs(false);
    let n_syncs = disk.n_syncs();
    assert!(matches!(writer.commit(), Err(JournalError::Failed { .. })));
    assert!(matches!(writer.stage(&[entry(0, 3, 10)]), Err(JournalError::Failed { .. })));
    assert_eq!(disk.n_syncs(), n_syncs, "never tried again");
    assert!(writer.ended().is_some());
    // opening anew finds out what is there
    let (writer, _) = open(std::slice::from_ref(&disk));
    assert_eq!(writer.head(StreamId(0)).seq, Seq(2));
}

#[test]
fn what_does_not_follow_is_refused_and_leaves_everything_as_it_was() {
    let disk = MemoryDisk::default();
    let (mut writer, _) = open(std::slice::from_ref(&disk));
    writer.stage(&[entry(0, 1, 10), entry(1, 1, 10)]).expect("in order");
    let refused = |writer: &mut referee_journal::LogWriter, group: &[_]| {
        writer.stage(group).expect_err("refused").to_string()
    };
    insta::assert_snapshot!(refused(&mut writer, &[entry(0, 2, 10), entry(0, 4, 10)]), @"stream 0 expects record 3 next, not record 4");
    insta::assert_snapshot!(refused(&mut writer, &[entry(0, 1, 10)]), @"stream 0 expects record 2 next, not record 1");
    insta::assert_snapshot!(refused(&mut writer, &[entry(0, 2, 70_000)]), @"stream 0, record 2 holds 70000 bytes; a record holds at most 65536");
    insta::assert_snapshot!(refused(&mut writer, &[entry(0, 2, 20_000)]), @"a group of 20160 bytes is larger than the 12288 bytes a group may have");
    writer.commit().expect("durable");
    let left: Vec<usize> = found(&disk).values().map(Vec::len).collect();
    assert_eq!(left, [1, 1]);
}

#[test]
fn one_sync_serves_all_groups_that_wait() {
    let disk = MemoryDisk::default();
    let (mut writer, _) = open(std::slice::from_ref(&disk));
    let n_syncs = disk.n_syncs();
    for stream in 0..12 {
        writer.stage(&[entry(stream, 1, 200), entry(stream, 2, 200)]).expect("in order");
    }
    writer.commit().expect("durable");
    assert_eq!(disk.n_syncs() - n_syncs, 1);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(192))]

    #[test]
    fn what_was_committed_is_what_is_read(groups in groups()) {
        let disk = MemoryDisk::default();
        written(std::slice::from_ref(&disk), &groups);
        let verification = verified(&disk);
        prop_assert!(verification.is_whole());
        let mut expected: BTreeMap<u32, u64> = BTreeMap::new();
        for &(stream, _) in groups.iter().flatten() {
            *expected.entry(stream).or_default() += 1;
        }
        let read: BTreeMap<u32, u64> =
            verification.streams.iter().map(|head| (head.stream.0, head.seq.0)).collect();
        prop_assert_eq!(read, expected);
        let (_, report) = open(std::slice::from_ref(&disk));
        prop_assert_eq!(report.cut, None);
        prop_assert_eq!(report.heads, verification.streams);
    }

    #[test]
    fn a_flipped_bit_is_harmless_or_found_and_a_mirror_mends_it(
        groups in groups(), file in any::<prop::sample::Index>(), at in any::<prop::sample::Index>(), bit in 0..8,
    ) {
        let copies = [MemoryDisk::default(), MemoryDisk::default()];
        let ends = written(&copies, &groups);
        let all = found(&copies[0]);
        let names: Vec<String> = copies[0].files().into_keys().collect();
        let name = &names[file.index(names.len())];
        // half of the flips where records are: most of a last segment is empty
        let last = *ends.last().expect("one group at least");
        let end = if *name == format!("{:08}.segment", last.0) { last.1 } else { SEGMENT_SIZE };
        let at = at.index(end as usize);
        let hurt = changed(&copies[0], name, |bytes| bytes[at] ^= 1_u8 << bit);

        let left = found(&hurt);
        prop_assert!(is_beginning(&left, &all), "never another record");
        let n_in_last_group = groups.last().map_or(0, Vec::len);
        if left != all && verified(&hurt).is_whole() {
            // only the last group can be taken for one that never became durable
            prop_assert!(count(&left) + n_in_last_group >= count(&all));
        }

        let (_, report) = open(&[hurt.clone(), copies[1].clone()]);
        prop_assert!(report.broken.is_empty());
        prop_assert_eq!(&found(&hurt), &all, "mended from the mirror");
        prop_assert_eq!(&found(&copies[1]), &all);
    }

    #[test]
    fn a_wiped_piece_never_passes_for_the_end_of_the_log(
        groups in groups(), at in any::<prop::sample::Index>(), len in 1..5_000_usize,
    ) {
        let disk = MemoryDisk::default();
        let ends = written(std::slice::from_ref(&disk), &groups);
        let all = found(&disk);
        let at = 4096 + at.index(SEGMENT_SIZE as usize - 4096);
        let hurt = changed(&disk, FIRST, |bytes| {
            let end = bytes.len().min(at + len);
            bytes[at..end].fill(0);
        });
        let left = found(&hurt);
        prop_assert!(is_beginning(&left, &all));
        let n_groups_before = ends.iter().filter(|end| **end <= (1, at as u64)).count();
        let n_before: usize = groups[..n_groups_before].iter().map(Vec::len).sum();
        prop_assert!(count(&left) >= n_before);
        let is_anything_behind = ends.windows(2).any(|two| {
            let start = if two[0].0 == two[1].0 { two[0] } else { (two[1].0, 4096) };
            start >= (1, (at + len) as u64)
        });
        if left != all && is_anything_behind {
            prop_assert!(!verified(&hurt).is_whole());
        }
    }
}
