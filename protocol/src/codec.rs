//! The two codecs of the wire and the limits that are checked before serde sees a byte.
//!
//! [`Format::MessagePack`] with field names is for devices, [`Format::Json`] for browsers and
//! scripts. No other file knows these encodings.

use bytes::Bytes;
use serde::Serialize;
use serde::de::DeserializeOwned;

/// The encodings of a message.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Format {
    /// MessagePack with field names: subprotocol `court.v1.msgpack`, binary messages.
    MessagePack,
    /// JSON: subprotocol `court.v1.json`, text messages.
    Json,
}

/// The largest message a decoder accepts.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Limits {
    /// Greatest length of a message, in bytes.
    pub bytes: usize,
    /// Greatest nesting of maps and arrays.
    pub depth: usize,
    /// Greatest number of maps, arrays and values together.
    pub items: usize,
}

impl Limits {
    /// Limits of a device's message: a round of twelve pairings fits, with room.
    pub const DEVICE: Self = Self { bytes: 16 * 1024, depth: 10, items: 2_048 };
    /// Limits of a server's message and of a record: a snapshot of twelve boards full of the deepest
    /// questions, with as many earlier games as it may have, fits.
    pub const SERVER: Self = Self { bytes: 512 * 1024, depth: 32, items: 131_072 };
}

/// The reasons why a message could not be read.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum CodecError {
    /// The message has too many bytes.
    #[error("a message of {found} bytes is over the limit of {limit}")]
    TooLong {
        /// Length of the message, in bytes.
        found: usize,
        /// The limit, in bytes.
        limit: usize,
    },
    /// Maps and arrays are nested too deep.
    #[error("a message nested more than {limit} deep, at byte {at}")]
    TooDeep {
        /// Greatest number of nested maps and arrays.
        limit: usize,
        /// Offset of the map or array that is one too deep, in bytes.
        at: usize,
    },
    /// The message has too many values.
    #[error("a message of more than {limit} values, at byte {at}")]
    TooMany {
        /// Greatest number of maps, arrays and values.
        limit: usize,
        /// Offset of the first value over the limit, in bytes.
        at: usize,
    },
    /// The message ends too early, or lengths in it reach beyond its end.
    #[error("the message ends in the middle of a value, at byte {at}")]
    CutOff {
        /// Offset of the value that is cut off, in bytes.
        at: usize,
    },
    /// Bytes follow the end of the message.
    #[error("{count} bytes follow the message")]
    Trailing {
        /// Number of bytes that follow.
        count: usize,
    },
    /// An integer that a browser could not read exactly.
    #[error("an integer of 2^53 or more, at byte {at}; every integer stays below")]
    TooLarge {
        /// Offset of the integer, in bytes.
        at: usize,
    },
    /// The bytes are not a message of this type.
    #[error("not such a message: {why}")]
    NotSuch {
        /// The decoder's description of the fault.
        why: String,
    },
}

impl Format {
    /// Both formats, that of devices first.
    pub const ALL: [Self; 2] = [Self::MessagePack, Self::Json];

    /// The WebSocket subprotocol of this format.
    pub const fn subprotocol(self) -> &'static str {
        match self {
            Self::MessagePack => "court.v1.msgpack",
            Self::Json => "court.v1.json",
        }
    }

    /// Writes a message.
    pub fn encode<T: Serialize>(self, message: &T) -> Bytes {
        let mut bytes = Vec::with_capacity(1_024);
        self.encode_into(message, &mut bytes);
        bytes.into()
    }

    /// Appends a message to `bytes`.
    pub fn encode_into<T: Serialize>(self, message: &T, bytes: &mut Vec<u8>) {
        match self {
            Self::MessagePack => rmp_serde::encode::write_named(bytes, message)
                .expect("wire types are plain data, which always serialises"),
            Self::Json => serde_json::to_writer(bytes, message)
                .expect("wire types are plain data with string keys, which always serialises"),
        }
    }

    /// Reads one whole message.
    ///
    /// # Errors
    /// A [`CodecError`] for bytes that are not exactly one such message within `limits`.
    pub fn decode<T: DeserializeOwned>(
        self,
        bytes: &[u8],
        limits: Limits,
    ) -> Result<T, CodecError> {
        if bytes.len() > limits.bytes {
            return Err(CodecError::TooLong { found: bytes.len(), limit: limits.bytes });
        }
        match self {
            Self::MessagePack => {
                let end = scan_message_pack(bytes, limits)?;
                if end < bytes.len() {
                    return Err(CodecError::Trailing { count: bytes.len() - end });
                }
                rmp_serde::from_slice(bytes)
                    .map_err(|error| CodecError::NotSuch { why: error.to_string() })
            }
            Self::Json => {
                scan_json(bytes, limits)?;
                serde_json::from_slice(bytes)
                    .map_err(|error| CodecError::NotSuch { why: error.to_string() })
            }
        }
    }
}

/// Integers of either sign stay below this in size: JSON numbers are exact below it.
const INTEGER_END: u64 = 1 << 53;

/// The content that a MessagePack marker announces.
enum Shape {
    /// This many bytes follow.
    Scalar(u64),
    /// This many values follow.
    Nested(u64),
}

/// Walks one MessagePack value without building anything; returns the offset of its end.
///
/// The stack never exceeds the depth limit, so the cost is one pass over the bytes present. A false
/// length can promise billions of values but makes nobody wait for them.
fn scan_message_pack(bytes: &[u8], limits: Limits) -> Result<usize, CodecError> {
    let mut at = 0;
    let mut items = 0_usize;
    // values still to come at each depth
    let mut open: Vec<u64> = Vec::with_capacity(limits.depth);
    loop {
        let start = at;
        items += 1;
        if items > limits.items {
            return Err(CodecError::TooMany { limit: limits.items, at: start });
        }
        let marker = *bytes.get(at).ok_or(CodecError::CutOff { at })?;
        at += 1;
        if let 0xcf | 0xd3 = marker {
            let field = bytes.get(at..at + 8).ok_or(CodecError::CutOff { at: start })?;
            let value = field.iter().fold(0_u64, |value, byte| value << 8 | u64::from(*byte));
            let size = if marker == 0xd3 { value.cast_signed().unsigned_abs() } else { value };
            if size >= INTEGER_END {
                return Err(CodecError::TooLarge { at: start });
            }
        }
        let mut be = |width: usize| -> Result<u64, CodecError> {
            let field = bytes.get(at..at + width).ok_or(CodecError::CutOff { at: start })?;
            at += width;
            Ok(field.iter().fold(0, |value, byte| value << 8 | u64::from(*byte)))
        };
        let shape = match marker {
            0x80..=0x8f => Shape::Nested(u64::from(marker & 0x0f) * 2),
            0x90..=0x9f => Shape::Nested(u64::from(marker & 0x0f)),
            0xa0..=0xbf => Shape::Scalar(u64::from(marker & 0x1f)),
            0xc4 | 0xd9 => Shape::Scalar(be(1)?),
            0xc5 | 0xda => Shape::Scalar(be(2)?),
            0xc6 | 0xdb => Shape::Scalar(be(4)?),
            0xc7 => Shape::Scalar(be(1)? + 1),
            0xc8 => Shape::Scalar(be(2)? + 1),
            0xc9 => Shape::Scalar(be(4)? + 1),
            0xcc | 0xd0 => Shape::Scalar(1),
            0xcd | 0xd1 | 0xd4 => Shape::Scalar(2),
            0xca | 0xce | 0xd2 => Shape::Scalar(4),
            0xcb | 0xcf | 0xd3 => Shape::Scalar(8),
            0xd5 => Shape::Scalar(3),
            0xd6 => Shape::Scalar(5),
            0xd7 => Shape::Scalar(9),
            0xd8 => Shape::Scalar(17),
            0xdc => Shape::Nested(be(2)?),
            0xdd => Shape::Nested(be(4)?),
            0xde => Shape::Nested(be(2)? * 2),
            0xdf => Shape::Nested(be(4)? * 2),
            _ => Shape::Scalar(0), // nil, booleans, small integers
        };
        match shape {
            Shape::Scalar(length) => {
                let left = (bytes.len() - at) as u64;
                if length > left {
                    return Err(CodecError::CutOff { at: start });
                }
                at += length as usize;
            }
            Shape::Nested(count) => {
                if open.len() == limits.depth {
                    return Err(CodecError::TooDeep { limit: limits.depth, at: start });
                }
                open.push(count);
            }
        }
        // close whatever is full
        loop {
            match open.last_mut() {
                None => return Ok(at),
                Some(0) => {
                    open.pop();
                }
                Some(count) => {
                    *count -= 1;
                    break;
                }
            }
        }
    }
}

/// Checks nesting, number of values and size of integers of a JSON text. Serde checks its grammar.
fn scan_json(bytes: &[u8], limits: Limits) -> Result<(), CodecError> {
    let mut depth = 0_usize;
    let mut items = 1_usize;
    let mut in_string = false;
    let mut escaped = false;
    let mut integer = 0_u64;
    let mut in_fraction = false;
    for (at, byte) in bytes.iter().enumerate() {
        if !in_string && byte.is_ascii_digit() {
            integer = integer.saturating_mul(10).saturating_add(u64::from(byte - b'0'));
            if integer >= INTEGER_END && !in_fraction {
                return Err(CodecError::TooLarge { at });
            }
            continue;
        }
        integer = 0;
        in_fraction = *byte == b'.';
        if in_string {
            match byte {
                _ if escaped => escaped = false,
                b'\\' => escaped = true,
                b'"' => in_string = false,
                _ => {}
            }
            continue;
        }
        match byte {
            b'"' => in_string = true,
            b'{' | b'[' => {
                depth += 1;
                items += 1;
                if depth > limits.depth {
                    return Err(CodecError::TooDeep { limit: limits.depth, at });
                }
            }
            b'}' | b']' => depth = depth.saturating_sub(1),
            b',' | b':' => items += 1,
            _ => {}
        }
        if items > limits.items {
            return Err(CodecError::TooMany { limit: limits.items, at });
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{BoardNo, BootId, CourtId, Micros, Request, Seen, ToServer};

    #[test]
    fn a_hello_may_leave_its_epoch_out() {
        let hello = r#"{"hello":{"versions":{"min":1,"max":1},"credential":{"code":{"code":"4821"}},
            "name":"boards","software":"a","boot":1,"pending":[1]}}"#;
        let read: ToServer = serde_json::from_str(hello).expect("a hello");
        let ToServer::Hello(read) = read else { panic!("{read:?}") };
        assert_eq!((read.epoch.0, read.epoch_mac), (0, None));
    }

    fn request() -> ToServer {
        ToServer::Request(Request {
            boot: BootId(9),
            n: 1,
            at: Micros(1),
            court: CourtId(1),
            tag: Some("a".into()),
            ask: crate::Ask::Observe {
                board: BoardNo(1),
                game: None,
                seen: Seen::Placed { uci: "e2e4".into() },
            },
        })
    }

    #[test]
    fn a_request_comes_back_as_it_was_in_both_codecs() {
        for format in Format::ALL {
            let bytes = format.encode(&request());
            assert_eq!(format.decode::<ToServer>(&bytes, Limits::DEVICE), Ok(request()));
        }
    }

    #[test]
    fn every_prefix_of_a_message_is_refused_and_so_is_every_byte_more() {
        for format in Format::ALL {
            let bytes = format.encode(&request()).to_vec();
            for cut in 0..bytes.len() {
                assert!(format.decode::<ToServer>(&bytes[..cut], Limits::DEVICE).is_err());
            }
            let mut longer = bytes.clone();
            longer.push(b'1');
            assert!(format.decode::<ToServer>(&longer, Limits::DEVICE).is_err());
        }
    }

    #[test]
    fn false_lengths_and_deep_nesting_are_refused_before_serde() {
        let limits = Limits::DEVICE;
        // an array that promises 2^32 - 1 values
        assert_eq!(
            Format::MessagePack.decode::<ToServer>(&[0xdd, 0xff, 0xff, 0xff, 0xff], limits),
            Err(CodecError::CutOff { at: 5 })
        );
        let deep = vec![0x91; 4_000];
        assert!(matches!(
            Format::MessagePack.decode::<ToServer>(&deep, limits),
            Err(CodecError::TooDeep { .. })
        ));
        let deep = vec![b'['; 4_000];
        assert!(matches!(
            Format::Json.decode::<ToServer>(&deep, limits),
            Err(CodecError::TooDeep { .. })
        ));
        let long = vec![0xc0; limits.bytes + 1];
        assert!(matches!(
            Format::MessagePack.decode::<ToServer>(&long, limits),
            Err(CodecError::TooLong { .. })
        ));
        let many = [vec![0xdc, 0x20, 0x00], vec![0xc0; 0x2000]].concat();
        assert!(matches!(
            Format::MessagePack.decode::<ToServer>(&many, limits),
            Err(CodecError::TooMany { .. })
        ));
    }

    /// A late report would end a game otherwise than the results that judges have entered: the only
    /// question that holds another question.
    const DEEPEST_QUESTION: &str = r#"{"fact": 8655617, "at": 1795718505743, "question": {"amendment": {
        "preview": 4419130286554449, "drop": [8497920, 8582402], "add": [
            {"ended": {"at": 1795718505743, "result": {"won": {"by": "white"}}, "by": "resignation"}},
            {"asked": {"question": {"results_differ": {
                "entries": [{"device": 4, "result": {"won": {"by": "black"}}},
                    {"device": 5, "result": {"won": {"by": "black"}}}],
                "ended": {"at": 1795718505743, "result": {"won": {"by": "white"}}, "by": "resignation"}
            }}}}]}},
        "answers": [{"confirm": {"preview": 4419130286554449}}, "decline"], "urgency": 1}"#;

    #[test]
    fn a_snapshot_full_of_the_deepest_questions_with_all_its_earlier_games_is_read() {
        let permits = r#"{"acts": [
            {"least": "judge", "acts": ["enter_result"], "why_not": {"sealed": {"game": 1001}}},
            {"least": "head", "acts": ["seal"], "why_not": {"sealed": {"game": 1001}}},
            {"least": "head", "acts": ["correct_result"]}]}"#;
        let side = r#"{"player": 1, "name": "Pillsbury, Harry Nelson", "owes": [], "runs": 40, "illegal": 0, "next_stop": 10000}"#;
        let game = |inbox: &str| {
            format!(
                r#"{{"game": 1001, "round": 1, "ruleset": "classic", "clock": "court",
                "evidence": "moves", "runs": "reported", "phase": "finished", "ply": 80,
                "sides": {{"white": {side}, "black": {side}}}, "result": "confirmed",
                "ended": {{"at": 1, "result": {{"won": {{"by": "white"}}}}, "by": "checkmate"}},
                "entries": [{{"device": 4, "result": {{"won": {{"by": "white"}}}}}}],
                "inbox": [{inbox}]}}"#
            )
        };
        let list = |each: String, count: usize| vec![each; count].join(",");
        let full = game(&list(DEEPEST_QUESTION.into(), 8));
        let boards = list(format!(r#"{{"board": 1, "stale": false, "game": {full}}}"#), 12);
        let earlier = format!(r#"{{"board": 1, "game": {}, "permits": {permits}}}"#, game(""));
        let earlier = list(earlier, crate::Snapshot::EARLIER_MAX);
        let text = format!(
            r#"{{"snapshot": {{"epoch": 1, "court": 1, "seq": 9, "at": 9, "setup": {{
            "name": "Court 1", "kind": "basketball", "boards": 12, "width_mm": 15000,
            "length_mm": 28000, "sweep": true}}, "demo": false, "speed": 1, "ticker": [],
            "boards": [{boards}], "earlier": [{earlier}]}}}}"#
        );
        let snapshot: crate::ToDevice = serde_json::from_str(&text).expect("a snapshot");
        for format in Format::ALL {
            let bytes = format.encode(&snapshot);
            assert_eq!(format.decode(&bytes, Limits::SERVER).as_ref(), Ok(&snapshot), "{format:?}");
        }
    }

    #[test]
    fn an_integer_that_a_browser_cannot_read_exactly_is_refused_in_both_codecs() {
        let probe = |sent| ToServer::Probe(crate::Probe { id: 1, sent: Micros(sent) });
        for format in Format::ALL {
            let read =
                |sent| format.decode::<ToServer>(&format.encode(&probe(sent)), Limits::DEVICE);
            for fits in [0, (1 << 53) - 1, 1 - (1 << 53)] {
                assert_eq!(read(fits), Ok(probe(fits)), "{format:?}");
            }
            for beyond in [1 << 53, -(1 << 53), i64::MAX, i64::MIN] {
                let refused = read(beyond);
                assert!(
                    matches!(refused, Err(CodecError::TooLarge { .. })),
                    "{format:?}: {refused:?}"
                );
            }
        }
    }

    #[test]
    fn an_unknown_field_of_a_request_is_refused() {
        let text = br#"{"probe":{"id":1,"sent":5,"colour":"white"}}"#;
        let error = Format::Json.decode::<ToServer>(text, Limits::DEVICE).expect_err("unknown");
        assert!(error.to_string().contains("colour"), "{error}");
    }
}
