//! The entries of an outbox file: four bytes that begin one, its length, its checksum, its body.
//!
//! The only place that knows the file's format.

use court_protocol::{
    BoardNo, BootId, CourtId, DeviceId, Epoch, EpochMac, Format, Limits, Request,
};
use serde::{Deserialize, Serialize};

/// Begins every entry, so that the next one can be found after a damaged one.
const MARK: [u8; 4] = *b"\xc7ob1";
/// Length of mark, length field and checksum, in bytes.
const HEAD: usize = 12;

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum OutboxEntry {
    /// A boot begins, or goes on after its request `last`.
    Boot {
        boot: BootId,
        machine: u64,
        speed: u32,
        last: u64,
    },
    Enrolled {
        device: DeviceId,
        token: String,
    },
    /// The courts and boards this device works for.
    Place {
        courts: Vec<CourtId>,
        boards: Vec<BoardNo>,
    },
    /// The highest epoch seen.
    Epoch {
        epoch: Epoch,
        mac: Option<EpochMac>,
    },
    /// A request that is kept until its outcome is known.
    Request(Request),
    /// The outcome of a request is known.
    Done {
        boot: BootId,
        n: u64,
    },
}

/// The kind of damage in a stretch of the file, and the stretch's length in bytes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Damage {
    /// The last entry is not whole.
    Torn(u64),
    /// An entry before others is not as it was written.
    Middle(u64),
}

impl OutboxEntry {
    pub(super) fn bytes(&self) -> Vec<u8> {
        let mut bytes = Vec::new();
        self.append_to(&mut bytes);
        bytes
    }

    pub(super) fn append_to(&self, bytes: &mut Vec<u8>) {
        let body = Format::MessagePack.encode(self);
        bytes.extend_from_slice(&MARK);
        bytes.extend_from_slice(&(body.len() as u32).to_le_bytes());
        bytes.extend_from_slice(&checksum(&body).to_le_bytes());
        bytes.extend_from_slice(&body);
    }
}

/// Checksum over length and body: a file of zeros must not pass for entries.
fn checksum(body: &[u8]) -> u32 {
    let mut hasher = crc32fast::Hasher::new();
    hasher.update(&(body.len() as u32).to_le_bytes());
    hasher.update(body);
    hasher.finalize()
}

/// Every entry of a file, and the damaged stretches between them.
pub(super) fn read(bytes: &[u8]) -> impl Iterator<Item = Result<OutboxEntry, Damage>> {
    let mut at = 0;
    std::iter::from_fn(move || {
        let rest = &bytes[at..];
        if rest.is_empty() {
            return None;
        }
        if let Some((entry, length)) = first(rest) {
            at += length;
            return Some(Ok(entry));
        }
        // Damaged: look for the next whole entry.
        let next = (1..rest.len()).find(|from| first(&rest[*from..]).is_some());
        let length = next.unwrap_or(rest.len());
        at += length;
        Some(Err(match next {
            Some(_) => Damage::Middle(length as u64),
            None => Damage::Torn(length as u64),
        }))
    })
}

/// The whole entry at the beginning of `bytes`, with its length.
fn first(bytes: &[u8]) -> Option<(OutboxEntry, usize)> {
    let (head, rest) = bytes.split_at_checked(HEAD)?;
    let number =
        |at: usize| u32::from_le_bytes([head[at], head[at + 1], head[at + 2], head[at + 3]]);
    if head[..4] != MARK {
        return None;
    }
    let body = rest.get(..number(4) as usize)?;
    if checksum(body) != number(8) {
        return None;
    }
    let entry = Format::MessagePack.decode(body, Limits::SERVER).ok()?;
    Some((entry, HEAD + body.len()))
}
