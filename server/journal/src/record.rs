//! One record as it lies in the log, and the chain that ties each to the one before.
//!
//! All integers are little-endian. A record starts on a 64-byte boundary:
//!
//! | bytes | what |
//! | --- | --- |
//! | 0 | magic `CREC` |
//! | 4 | CRC-32 of bytes 8 to 108 |
//! | 8 | place in the log: counts all records of all streams from 1, without gaps |
//! | 16 | place in its group, from 0: a group is written with one write and one sync |
//! | 18 | format, 1 |
//! | 20 | CRC-32 of the body |
//! | 24 | stream |
//! | 28 | epoch |
//! | 32 | seq |
//! | 40 | court time, ms |
//! | 48 | kind: 0 entry, 1 start of an epoch |
//! | 49 | 1 when a request id stands at 56 |
//! | 52 | body length |
//! | 56 | request: device, boot, n |
//! | 76 | BLAKE3 of the stream's record before, zeros for its first |
//! | 108 | body, then zeros to the next boundary |
//!
//! Bytes 0 to 24 give a record's place, 24 to 108 and the body its content. The chain hashes only
//! the content, so a record restored to another place keeps its hash. Whole hashes cost nothing:
//! with a 200-byte body a record takes 320 bytes with 16 or with 32 of them.

use crate::damage::Flaw;
use bytes::Bytes;
use court_protocol::{BootId, CourtTime, DeviceId, Epoch, RequestId, Seq, StreamId};

/// Alignment of records in bytes, so that one can be found again after damage.
pub const ALIGN: usize = 64;
/// The most a record's body may hold: one decision of a court is far below it, and a reader never
/// needs more memory than this for one record.
pub const BODY_MAX: usize = 64 * 1024;
/// Bytes before the body.
pub const HEADER: usize = 108;
/// The most a record takes in the log.
pub const RECORD_MAX: usize = aligned(HEADER + BODY_MAX);

const MAGIC: [u8; 4] = *b"CREC";
/// The version of the log's format and of the bodies that the courts write into it. Every segment's
/// header and every record carries it; a log of another version is refused.
pub(crate) const FORMAT: u16 = 1;
/// The beginning of the record's content; the bytes before it give only its place.
const SAID: usize = 24;
/// The place of the hash of the record before: the last of the header.
const PREV: usize = 76;

/// An entry that a court or the desk wants recorded.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LogEntry {
    pub stream: StreamId,
    /// Its place in the stream: the one after the stream's last.
    pub seq: Seq,
    /// When the decision was made.
    pub at: CourtTime,
    /// The request it answers, if it answers one. A request is answered by one record only.
    pub request: Option<RequestId>,
    /// The decision, encoded; the journal never looks inside. At most [`BODY_MAX`] bytes.
    pub body: Bytes,
}

/// A record of the journal: an entry made durable under an epoch and tied to the one before.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LogRecord {
    pub stream: StreamId,
    /// Its place in the stream, from 1.
    pub seq: Seq,
    pub epoch: Epoch,
    /// When the decision was made.
    pub at: CourtTime,
    /// Entry, or start of an epoch.
    pub kind: RecordKind,
    pub request: Option<RequestId>,
    /// The hash of the stream's record before; zeros before the first.
    pub prev: ChainHash,
    /// The decision, encoded.
    pub body: Bytes,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum RecordKind {
    /// A decision of the stream's owner.
    Entry,
    /// The first record of an epoch. Its `seq` and `prev` name the record it builds on, its body
    /// gives the reason in words; it decides nothing.
    EpochStart,
}

/// The BLAKE3 hash of a record, over its content and the hash of the record before.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct ChainHash(pub [u8; 32]);

impl ChainHash {
    /// The hash before the first record.
    pub const NONE: Self = Self([0; 32]);
}

impl std::fmt::Display for ChainHash {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl std::fmt::Debug for ChainHash {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{self}")
    }
}

/// The last durable record of a stream: how many there are and the hash that stands for all.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct StreamHead {
    pub stream: StreamId,
    /// The last record, which is also their number.
    pub seq: Seq,
    pub hash: ChainHash,
    pub epoch: Epoch,
    pub at: CourtTime,
}

impl StreamHead {
    pub const fn empty(stream: StreamId) -> Self {
        Self {
            stream,
            seq: Seq(0),
            hash: ChainHash::NONE,
            epoch: Epoch(0),
            at: CourtTime(i64::MIN),
        }
    }

    /// True if `record` continues the stream. An epoch never goes back, and only its start record
    /// may raise it.
    pub(crate) fn is_continued_by(&self, record: &RecordView<'_>) -> bool {
        let epoch_fits = match record.kind() {
            RecordKind::Entry => record.epoch() == self.epoch || self.seq == Seq(0),
            RecordKind::EpochStart => record.epoch() > self.epoch,
        };
        record.seq() == self.seq.next() && record.prev() == self.hash && epoch_fits
    }

    /// The head once `record` stands at its end.
    pub(crate) fn after(record: &RecordView<'_>) -> Self {
        Self {
            stream: record.stream(),
            seq: record.seq(),
            hash: record.hash(),
            epoch: record.epoch(),
            at: record.at(),
        }
    }
}

/// The bytes a record with such a body takes in the log.
pub const fn aligned(len: usize) -> usize {
    len.next_multiple_of(ALIGN)
}

/// The place of a record: in the whole log and in its group.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Place {
    pub(crate) lsn: u64,
    pub(crate) in_group: u16,
}

impl LogRecord {
    /// The record that `entry` becomes after `head`.
    pub(crate) fn of(entry: &LogEntry, head: &StreamHead, epoch: Epoch) -> Self {
        Self {
            stream: entry.stream,
            seq: entry.seq,
            epoch,
            at: entry.at,
            kind: RecordKind::Entry,
            request: entry.request,
            prev: head.hash,
            body: entry.body.clone(),
        }
    }

    /// Its hash, which the stream's next record carries.
    pub fn hash(&self) -> ChainHash {
        let mut bytes = Vec::with_capacity(HEADER + self.body.len());
        self.write(Place { lsn: 0, in_group: 0 }, &mut bytes);
        RecordView::of_whole(&bytes[..HEADER + self.body.len()]).hash()
    }

    /// Appends the record's bytes to `out`, filled up to the next boundary.
    pub(crate) fn write(&self, place: Place, out: &mut Vec<u8>) {
        let mut header = [0; HEADER];
        header[0..4].copy_from_slice(&MAGIC);
        header[8..16].copy_from_slice(&place.lsn.to_le_bytes());
        header[16..18].copy_from_slice(&place.in_group.to_le_bytes());
        header[18..20].copy_from_slice(&FORMAT.to_le_bytes());
        header[20..24].copy_from_slice(&crc32fast::hash(&self.body).to_le_bytes());
        header[24..28].copy_from_slice(&self.stream.0.to_le_bytes());
        header[28..32].copy_from_slice(&self.epoch.0.to_le_bytes());
        header[32..40].copy_from_slice(&self.seq.0.to_le_bytes());
        header[40..48].copy_from_slice(&self.at.0.to_le_bytes());
        header[48] = match self.kind {
            RecordKind::Entry => 0,
            RecordKind::EpochStart => 1,
        };
        header[52..56].copy_from_slice(&(self.body.len() as u32).to_le_bytes());
        if let Some(request) = self.request {
            header[49] = 1;
            header[56..60].copy_from_slice(&request.device.0.to_le_bytes());
            header[60..68].copy_from_slice(&request.boot.0.to_le_bytes());
            header[68..76].copy_from_slice(&request.n.to_le_bytes());
        }
        header[PREV..].copy_from_slice(&self.prev.0);
        let crc = crc32fast::hash(&header[8..]);
        header[4..8].copy_from_slice(&crc.to_le_bytes());
        let end = out.len() + aligned(HEADER + self.body.len());
        out.extend_from_slice(&header);
        out.extend_from_slice(&self.body);
        out.resize(end, 0);
    }
}

/// A whole record in a buffer, checked by its checksums but not yet against its chain.
#[derive(Debug, Clone, Copy)]
pub(crate) struct RecordView<'a> {
    /// Header and body, without what fills up to the boundary.
    bytes: &'a [u8],
}

/// The bytes at a boundary of the log.
#[derive(Debug)]
pub(crate) enum Parsed<'a> {
    Record(RecordView<'a>),
    /// Nothing: the first 64 bytes are zeros, or the buffer ends here.
    Blank,
    /// The header is whole, the body is not: the stream of the record is known.
    BadBody(HeaderView<'a>),
    /// Bytes that are neither a record nor blank.
    Bad(Flaw),
    /// The header is whole and gives the record's size in bytes; fewer bytes were read.
    NeedsMore(usize),
}

/// Reads what lies at the start of `bytes`.
pub(crate) fn parse(bytes: &[u8]) -> Parsed<'_> {
    let start = &bytes[..bytes.len().min(ALIGN)];
    if start.iter().all(|&byte| byte == 0) {
        return Parsed::Blank;
    }
    if bytes[..4.min(bytes.len())] != MAGIC {
        return Parsed::Bad(Flaw::NoRecord);
    }
    if bytes.len() < HEADER {
        return Parsed::NeedsMore(HEADER);
    }
    let header = HeaderView { bytes: &bytes[..HEADER] };
    if !header.is_whole() {
        return Parsed::Bad(Flaw::Header);
    }
    let end = HEADER + header.body_len();
    if bytes.len() < end {
        return Parsed::NeedsMore(end);
    }
    if crc32fast::hash(&bytes[HEADER..end]) != u32_at(bytes, 20) {
        return Parsed::BadBody(header);
    }
    Parsed::Record(RecordView { bytes: &bytes[..end] })
}

/// A header whose checksum fits.
#[derive(Debug, Clone, Copy)]
pub(crate) struct HeaderView<'a> {
    bytes: &'a [u8],
}

impl HeaderView<'_> {
    fn is_whole(&self) -> bool {
        crc32fast::hash(&self.bytes[8..HEADER]) == u32_at(self.bytes, 4)
            && u16_at(self.bytes, 18) == FORMAT
            && self.bytes[48] <= 1
            && self.bytes[49] <= 1
            && self.body_len() <= BODY_MAX
    }

    fn body_len(&self) -> usize {
        u32_at(self.bytes, 52) as usize
    }

    pub(crate) fn lsn(&self) -> u64 {
        u64_at(self.bytes, 8)
    }

    pub(crate) fn crc(&self) -> u32 {
        u32_at(self.bytes, 4)
    }

    pub(crate) fn in_group(&self) -> u16 {
        u16_at(self.bytes, 16)
    }

    pub(crate) fn stream(&self) -> StreamId {
        StreamId(u32_at(self.bytes, 24))
    }

    pub(crate) fn seq(&self) -> Seq {
        Seq(u64_at(self.bytes, 32))
    }

    /// The bytes the record takes in the log.
    pub(crate) fn extent(&self) -> usize {
        aligned(HEADER + self.body_len())
    }
}

impl<'a> RecordView<'a> {
    /// The view of bytes that are known to be a record of just this length.
    pub(crate) fn of_whole(bytes: &'a [u8]) -> Self {
        Self { bytes }
    }

    pub(crate) fn header(&self) -> HeaderView<'a> {
        HeaderView { bytes: &self.bytes[..HEADER] }
    }

    /// Header and body.
    pub(crate) fn bytes(&self) -> &'a [u8] {
        self.bytes
    }

    pub(crate) fn lsn(&self) -> u64 {
        self.header().lsn()
    }

    pub(crate) fn stream(&self) -> StreamId {
        self.header().stream()
    }

    pub(crate) fn seq(&self) -> Seq {
        self.header().seq()
    }

    pub(crate) fn epoch(&self) -> Epoch {
        Epoch(u32_at(self.bytes, 28))
    }

    pub(crate) fn at(&self) -> CourtTime {
        CourtTime(u64_at(self.bytes, 40) as i64)
    }

    pub(crate) fn kind(&self) -> RecordKind {
        if self.bytes[48] == 0 { RecordKind::Entry } else { RecordKind::EpochStart }
    }

    pub(crate) fn request(&self) -> Option<RequestId> {
        (self.bytes[49] == 1).then(|| RequestId {
            device: DeviceId(u32_at(self.bytes, 56)),
            boot: BootId(u64_at(self.bytes, 60)),
            n: u64_at(self.bytes, 68),
        })
    }

    pub(crate) fn prev(&self) -> ChainHash {
        ChainHash(array_at(self.bytes, PREV))
    }

    pub(crate) fn hash(&self) -> ChainHash {
        ChainHash(*blake3::hash(&self.bytes[SAID..]).as_bytes())
    }

    /// The record's content without the hash of the record before: fields and body.
    pub(crate) fn packed(&self) -> (&'a [u8], &'a [u8]) {
        (&self.bytes[SAID..PREV], &self.bytes[HEADER..])
    }

    pub(crate) fn to_record(self) -> LogRecord {
        LogRecord {
            stream: self.stream(),
            seq: self.seq(),
            epoch: self.epoch(),
            at: self.at(),
            kind: self.kind(),
            request: self.request(),
            prev: self.prev(),
            body: Bytes::copy_from_slice(&self.bytes[HEADER..]),
        }
    }
}

/// A record without its place and the hash of the record before; see [`RecordView::packed`].
#[derive(Debug)]
pub(crate) struct Packed<'a> {
    said: &'a [u8],
    body: &'a [u8],
}

impl<'a> Packed<'a> {
    /// The first of several in a row, and the rest; `None` when they end in the middle of it.
    pub(crate) fn split_from(bytes: &'a [u8]) -> Option<(Self, &'a [u8])> {
        let (said, rest) = bytes.split_at_checked(PREV - SAID)?;
        let (body, rest) = rest.split_at_checked(u32_at(said, 52 - SAID) as usize)?;
        Some((Self { said, body }, rest))
    }

    /// Puts the record with `prev` before it into `whole`, for [`RecordView::of_whole`]. It lies
    /// nowhere: its place is zero.
    pub(crate) fn write_whole(&self, prev: ChainHash, whole: &mut Vec<u8>) {
        whole.clear();
        whole.resize(SAID, 0);
        for part in [self.said, &prev.0, self.body] {
            whole.extend_from_slice(part);
        }
    }
}

fn array_at<const N: usize>(bytes: &[u8], at: usize) -> [u8; N] {
    bytes[at..at + N].try_into().expect("a slice of N bytes is an array of N")
}

fn u16_at(bytes: &[u8], at: usize) -> u16 {
    u16::from_le_bytes(array_at(bytes, at))
}

fn u32_at(bytes: &[u8], at: usize) -> u32 {
    u32::from_le_bytes(array_at(bytes, at))
}

fn u64_at(bytes: &[u8], at: usize) -> u64 {
    u64::from_le_bytes(array_at(bytes, at))
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn record(body: &[u8]) -> LogRecord {
        LogRecord {
            stream: StreamId(3),
            seq: Seq(7),
            epoch: Epoch(2),
            at: CourtTime(1_700_000_000_123),
            kind: RecordKind::Entry,
            request: Some(RequestId { device: DeviceId(5), boot: BootId(99), n: 12 }),
            prev: ChainHash([9; 32]),
            body: Bytes::copy_from_slice(body),
        }
    }

    fn written(record: &LogRecord, place: Place) -> Vec<u8> {
        let mut bytes = Vec::new();
        record.write(place, &mut bytes);
        bytes
    }

    #[test]
    fn a_record_with_a_200_byte_body_takes_320_bytes() {
        assert_eq!(written(&record(&[1; 200]), Place { lsn: 1, in_group: 0 }).len(), 320);
    }

    #[test]
    fn a_record_moved_to_another_place_keeps_its_hash() {
        let record = record(b"e2e4");
        let here = written(&record, Place { lsn: 1, in_group: 0 });
        let there = written(&record, Place { lsn: 77, in_group: 3 });
        assert_ne!(here, there);
        for bytes in [here, there] {
            let Parsed::Record(view) = parse(&bytes) else { panic!("not whole") };
            assert_eq!(view.hash(), record.hash());
        }
    }

    #[test]
    fn nothing_is_blank_and_rubbish_is_bad() {
        assert!(matches!(parse(&[]), Parsed::Blank));
        assert!(matches!(parse(&[0; 64]), Parsed::Blank));
        assert!(matches!(parse(&[1; 64]), Parsed::Bad(Flaw::NoRecord)));
    }

    proptest! {
        #[test]
        fn a_record_reads_back_as_written(
            body in prop::collection::vec(any::<u8>(), 0..600),
            (stream, seq, epoch, at) in any::<(u32, u64, u32, i64)>(),
            request in any::<Option<(u32, u64, u64)>>(),
            starts in any::<bool>(),
        ) {
            let written_record = LogRecord {
                stream: StreamId(stream), seq: Seq(seq), epoch: Epoch(epoch), at: CourtTime(at),
                kind: if starts { RecordKind::EpochStart } else { RecordKind::Entry },
                request: request.map(|(device, boot, n)| RequestId { device: DeviceId(device), boot: BootId(boot), n }),
                prev: ChainHash([3; 32]),
                body: body.into(),
            };
            let bytes = written(&written_record, Place { lsn: 5, in_group: 6 });
            prop_assert_eq!(bytes.len() % ALIGN, 0);
            let Parsed::Record(view) = parse(&bytes) else { panic!("not whole") };
            prop_assert_eq!(view.to_record(), written_record);
            prop_assert_eq!((view.lsn(), view.header().in_group()), (5, 6));
        }

        #[test]
        fn a_flipped_bit_is_found_or_lies_in_the_filling(
            body in prop::collection::vec(any::<u8>(), 0..200), at in any::<prop::sample::Index>(), bit in 0..8,
        ) {
            let record = record(&body);
            let mut bytes = written(&record, Place { lsn: 1, in_group: 0 });
            let at = at.index(bytes.len());
            bytes[at] ^= 1_u8 << bit;
            match parse(&bytes) {
                Parsed::Record(view) => {
                    prop_assert!(at >= HEADER + body.len());
                    prop_assert_eq!(view.to_record(), record);
                }
                _ => prop_assert!(at < HEADER + body.len()),
            }
        }
    }
}
