//! Records of one stream, packed for the index: each without its checksums and without the hash of
//! the record before, which the record before gives. One checksum covers the block, and the chain
//! is followed through it as it is read.
//!
//! Bytes: CRC-32 of the rest; the hash before the first record; then per record
//! [bytes 24 to 76](crate::record) of the log, and the body. A fifth smaller than whole records.

use crate::record::{ChainHash, HEADER, Packed, RecordView};

const CRC: usize = 4;
const PREV: usize = 32;

/// A block that is being filled.
#[derive(Debug, Default)]
pub(crate) struct Block {
    bytes: Vec<u8>,
}

impl Block {
    /// Adds the stream's next record.
    pub(crate) fn add(&mut self, record: &RecordView<'_>) {
        if self.bytes.is_empty() {
            self.bytes.extend_from_slice(&[0; CRC]);
            self.bytes.extend_from_slice(&record.prev().0);
        }
        let (said, body) = record.packed();
        self.bytes.extend_from_slice(said);
        self.bytes.extend_from_slice(body);
    }

    /// Its size so far, in bytes.
    pub(crate) fn len(&self) -> usize {
        self.bytes.len()
    }

    /// The block, ready to be stored; leaves an empty one.
    pub(crate) fn take(&mut self) -> Vec<u8> {
        let mut bytes = std::mem::take(&mut self.bytes);
        let crc = crc32fast::hash(&bytes[CRC..]);
        bytes[..CRC].copy_from_slice(&crc.to_le_bytes());
        bytes
    }
}

/// Shows every record of a stored block in order. `None` when the block is damaged; records shown
/// before were whole.
pub(crate) fn unpack(block: &[u8], mut show: impl FnMut(&RecordView<'_>)) -> Option<()> {
    let (crc, rest) = block.split_first_chunk::<CRC>()?;
    if crc32fast::hash(rest) != u32::from_le_bytes(*crc) {
        return None;
    }
    let (prev, mut rest) = rest.split_first_chunk::<PREV>()?;
    let mut prev = ChainHash(*prev);
    let mut whole = Vec::with_capacity(HEADER);
    while !rest.is_empty() {
        let packed;
        (packed, rest) = Packed::split_from(rest)?;
        packed.write_whole(prev, &mut whole);
        let record = RecordView::of_whole(&whole);
        prev = record.hash();
        show(&record);
    }
    Some(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::record::{LogRecord, Parsed, Place, RecordKind, parse};
    use court_protocol::{BootId, CourtTime, DeviceId, Epoch, RequestId, Seq, StreamId};

    fn chain(n: u64) -> Vec<LogRecord> {
        let mut prev = ChainHash([7; 32]);
        let mut records = Vec::new();
        for seq in 5..5 + n {
            let record = LogRecord {
                stream: StreamId(2),
                seq: Seq(seq),
                epoch: Epoch(3),
                at: CourtTime(-4),
                kind: if seq == 6 { RecordKind::EpochStart } else { RecordKind::Entry },
                request: (seq % 2 == 0).then_some(RequestId {
                    device: DeviceId(1),
                    boot: BootId(2),
                    n: seq,
                }),
                prev,
                body: vec![seq as u8; seq as usize * 10].into(),
            };
            prev = record.hash();
            records.push(record);
        }
        records
    }

    fn packed(records: &[LogRecord]) -> Vec<u8> {
        let mut block = Block::default();
        for record in records {
            let mut bytes = Vec::new();
            record.write(Place { lsn: 9, in_group: 0 }, &mut bytes);
            let Parsed::Record(view) = parse(&bytes) else { panic!("not whole") };
            block.add(&view);
        }
        block.take()
    }

    fn unpacked(block: &[u8]) -> Option<Vec<LogRecord>> {
        let mut records = Vec::new();
        unpack(block, |record| records.push(record.to_record())).map(|()| records)
    }

    #[test]
    fn a_block_gives_back_the_records_it_was_made_of() {
        let records = chain(6);
        assert_eq!(unpacked(&packed(&records)), Some(records));
    }

    #[test]
    fn a_block_with_any_flipped_bit_or_cut_anywhere_is_damaged() {
        let block = packed(&chain(4));
        for at in 0..block.len() {
            let mut hurt = block.clone();
            hurt[at] ^= 1 << (at % 8);
            assert_eq!(unpacked(&hurt), None, "flipped at {at}");
            assert_eq!(unpacked(&block[..at]), None, "cut at {at}");
        }
    }
}
