//! The chains of all streams, followed record by record: which streams are whole, and where the
//! others break.

use crate::damage::{Damage, Flaw};
use crate::record::{RecordView, StreamHead};
use court_protocol::StreamId;
use std::collections::BTreeMap;

/// Every stream met so far, whole or broken.
#[derive(Debug, Clone, Default)]
pub(crate) struct Chains {
    heads: BTreeMap<StreamId, Head>,
    broken: BTreeMap<StreamId, Damage>,
    /// Damaged places whose records' streams cannot be told, with the first lost record's place.
    unknown: Vec<(u64, Damage)>,
}

#[derive(Debug, Clone, Copy)]
struct Head {
    head: StreamHead,
    /// The last whole record's place among all records.
    lsn: u64,
}

impl Chains {
    /// Chains whose heads up to the place `lsn` are known.
    pub(crate) fn from_heads(heads: &[StreamHead], lsn: u64) -> Self {
        let heads = heads.iter().map(|&head| (head.stream, Head { head, lsn })).collect();
        Self { heads, ..Self::default() }
    }

    /// Follows one more record, found at byte `offset` of `file`. Whether it continues a stream
    /// that is whole.
    pub(crate) fn follow(
        &mut self,
        record: &RecordView<'_>,
        place: impl FnOnce() -> (String, u64),
    ) -> bool {
        let stream = record.stream();
        if self.broken.contains_key(&stream) {
            return false;
        }
        let known = self.heads.get(&stream).map_or(StreamHead::empty(stream), |head| head.head);
        if known.is_continued_by(record) {
            let head = Head { head: StreamHead::after(record), lsn: record.lsn() };
            self.heads.insert(stream, head);
            return true;
        }
        let (file, offset) = place();
        self.break_at(stream, file, offset);
        false
    }

    /// Records were lost at the place `lsn`.
    pub(crate) fn lost(&mut self, lsn: u64, damage: Damage) {
        match damage.stream {
            Some(stream) => {
                self.broken.entry(stream).or_insert(damage);
            }
            None => self.unknown.push((lsn, damage)),
        }
    }

    /// Ends the walk: a stream with no record after an unreadable place may have lost its last ones
    /// there, so it does not count as whole.
    pub(crate) fn end(&mut self) {
        for (lost_at, damage) in &self.unknown {
            for (&stream, head) in &self.heads {
                if head.lsn < *lost_at {
                    self.broken.entry(stream).or_insert_with(|| Damage {
                        stream: Some(stream),
                        seq: Some(head.head.seq.next()),
                        ..damage.clone()
                    });
                }
            }
        }
    }

    fn break_at(&mut self, stream: StreamId, file: String, offset: u64) {
        let seq = self.heads.get(&stream).map_or(StreamHead::empty(stream), |head| head.head).seq;
        // the place where records are known to be lost tells more than where the loss showed
        let (file, offset, n_lost, flaw) = match self.unknown.last() {
            Some((_, at)) => (at.file.clone(), at.offset, at.n_lost, at.flaw),
            None => (file, offset, None, Flaw::Chain),
        };
        let damage =
            Damage { file, offset, n_lost, stream: Some(stream), seq: Some(seq.next()), flaw };
        self.broken.insert(stream, damage);
    }

    /// The last whole record of every stream, broken ones included.
    pub(crate) fn heads(&self) -> impl Iterator<Item = StreamHead> + '_ {
        self.heads.values().map(|head| head.head)
    }

    /// The streams that are not whole, and why.
    pub(crate) fn broken(&self) -> &BTreeMap<StreamId, Damage> {
        &self.broken
    }

    /// True if nothing was found damaged.
    pub(crate) fn is_whole(&self) -> bool {
        self.broken.is_empty() && self.unknown.is_empty()
    }

    /// Damaged places whose streams could not be told.
    pub(crate) fn unknown(&self) -> impl Iterator<Item = &Damage> + '_ {
        self.unknown.iter().map(|(_, damage)| damage)
    }
}
