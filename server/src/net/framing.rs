//! WebSocket frames of the public feed: whole messages written with their header, and a small
//! reader of what followers may send.
//!
//! Headers are tungstenite's own. Left out on purpose: fragments (a follower has nothing to say
//! that would need them) and extensions.

use bytes::Bytes;
use court_protocol::Format;
use std::io::Cursor;
use tokio_tungstenite::tungstenite::protocol::frame::{
    FrameHeader,
    coding::{CloseCode, Control, Data, OpCode},
};

/// The longest text a follower may send: a probe, with room.
pub const FOLLOWER_TEXT_MAX: usize = 1024;
/// The longest payload of a control frame (RFC 6455, 5.5).
const CONTROL_MAX: usize = 125;
/// Room left before a payload for the longest header a server writes.
const HEADER_ROOM: usize = 10;

/// Encodes a message as one whole frame, header included, ready for any number of sockets.
pub fn frame<T: serde::Serialize>(format: Format, message: &T) -> Bytes {
    // the payload first, after the longest header, then the header right before it: one buffer
    let mut buffer = Vec::with_capacity(2_048);
    buffer.resize(HEADER_ROOM, 0);
    format.encode_into(message, &mut buffer);
    let length = (buffer.len() - HEADER_ROOM) as u64;
    let header = header(OpCode::Data(match format {
        Format::MessagePack => Data::Binary,
        Format::Json => Data::Text,
    }));
    let start = HEADER_ROOM - header.len(length);
    header
        .format(length, &mut &mut buffer[start..HEADER_ROOM])
        .expect("the room is as long as the header");
    Bytes::from(buffer).slice(start..)
}

/// The length of a header of a frame written here, in bytes.
///
/// # Panics
/// When the bytes are not such a frame.
pub fn header_len(frame: &Bytes) -> usize {
    let mut cursor = Cursor::new(frame);
    FrameHeader::parse(&mut cursor).expect("written here").expect("written whole");
    cursor.position() as usize
}

/// A close frame with its code and a reason, cut to what a control frame holds.
pub fn close_frame(code: CloseCode, reason: &str) -> Bytes {
    let mut payload = u16::from(code).to_be_bytes().to_vec();
    let mut end = reason.len().min(CONTROL_MAX - payload.len());
    while !reason.is_char_boundary(end) {
        end -= 1;
    }
    payload.extend_from_slice(&reason.as_bytes()[..end]);
    control_frame(Control::Close, &payload)
}

fn control_frame(control: Control, payload: &[u8]) -> Bytes {
    let mut bytes = Vec::with_capacity(payload.len() + 2);
    header(OpCode::Control(control))
        .format(payload.len() as u64, &mut bytes)
        .expect("a vector takes every header");
    bytes.extend_from_slice(payload);
    bytes.into()
}

const fn header(opcode: OpCode) -> FrameHeader {
    FrameHeader { is_final: true, rsv1: false, rsv2: false, rsv3: false, opcode, mask: None }
}

/// A message of a follower.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Heard {
    /// A text message, as its bytes.
    Text(Vec<u8>),
    /// A ping: this is its pong.
    Ping(Bytes),
    /// A pong. Nobody asked for it: the public feed sends no pings.
    Pong,
    /// It closes, or broke the rules: write this and close.
    Close(Bytes),
}

/// Reads a follower's frames from whatever pieces the socket gives.
#[derive(Debug, Default)]
pub struct FrameReader {
    /// The beginning of a frame whose rest has not come yet.
    partial: Vec<u8>,
}

impl FrameReader {
    /// Takes bytes in; returns the messages they complete, in order.
    pub fn take(&mut self, bytes: &[u8]) -> Vec<Heard> {
        self.partial.extend_from_slice(bytes);
        let mut heard = Vec::new();
        let mut read = 0;
        while let Some((length, said)) = next_frame(&self.partial[read..]) {
            read += length;
            let ends = matches!(said, Some(Heard::Close(_)));
            heard.extend(said);
            if ends {
                break;
            }
        }
        self.partial.drain(..read);
        if self.partial.is_empty() {
            // an idle follower keeps no buffer
            self.partial = Vec::new();
        }
        heard
    }
}

/// The first whole frame: its length and its message; `None` while its rest is missing.
fn next_frame(bytes: &[u8]) -> Option<(usize, Option<Heard>)> {
    let breaks =
        |code, reason: &str| Some((bytes.len(), Some(Heard::Close(close_frame(code, reason)))));
    let mut cursor = Cursor::new(bytes);
    let (header, length) = match FrameHeader::parse(&mut cursor) {
        Ok(None) => return None,
        Ok(Some(parsed)) => parsed,
        Err(error) => return breaks(CloseCode::Protocol, &error.to_string()),
    };
    let Some(mask) = header.mask else {
        return breaks(CloseCode::Protocol, "a follower's frames are masked");
    };
    if header.rsv1 || header.rsv2 || header.rsv3 {
        return breaks(CloseCode::Protocol, "no extension was agreed");
    }
    let limit = match header.opcode {
        OpCode::Control(_) => CONTROL_MAX,
        OpCode::Data(Data::Text) if header.is_final => FOLLOWER_TEXT_MAX,
        OpCode::Data(Data::Binary) => {
            return breaks(CloseCode::Unsupported, "followers send text only");
        }
        OpCode::Data(_) => {
            return breaks(CloseCode::Policy, "a follower's text comes in one frame");
        }
    };
    if length > limit as u64 {
        return if matches!(header.opcode, OpCode::Control(_)) {
            breaks(CloseCode::Protocol, "a control frame has at most 125 bytes")
        } else {
            breaks(CloseCode::Size, "a follower's text has at most 1024 bytes")
        };
    }
    let start = cursor.position() as usize;
    let end = start + length as usize;
    let payload: Vec<u8> =
        bytes.get(start..end)?.iter().zip(mask.iter().cycle()).map(|(b, m)| b ^ m).collect();
    let said = match header.opcode {
        OpCode::Control(Control::Ping) => Some(Heard::Ping(control_frame(Control::Pong, &payload))),
        OpCode::Control(Control::Close) => {
            // the code comes back, its reason does not
            Some(Heard::Close(control_frame(Control::Close, payload.get(..2).unwrap_or_default())))
        }
        OpCode::Control(_) => Some(Heard::Pong),
        OpCode::Data(_) => Some(Heard::Text(payload)),
    };
    Some((end, said))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A client's frame: masked.
    fn client(opcode: OpCode, payload: &[u8]) -> Vec<u8> {
        let mask = [7, 1, 9, 4];
        let mut bytes = Vec::new();
        FrameHeader { mask: Some(mask), ..header(opcode) }
            .format(payload.len() as u64, &mut bytes)
            .expect("a vector takes every header");
        bytes.extend(payload.iter().zip(mask.iter().cycle()).map(|(b, m)| b ^ m));
        bytes
    }

    fn code(heard: &[Heard]) -> Option<u16> {
        heard.iter().find_map(|heard| match heard {
            Heard::Close(bytes) => Some(u16::from_be_bytes([bytes[2], bytes[3]])),
            _ => None,
        })
    }

    #[test]
    fn a_message_is_encoded_right_behind_its_header() {
        for length in [0, 100, 125, 126, 65_535, 65_536] {
            let text = "x".repeat(length);
            let bytes = frame(Format::Json, &text);
            let mut cursor = Cursor::new(&bytes);
            let (header, said) = FrameHeader::parse(&mut cursor).expect("ours").expect("whole");
            assert_eq!(header.opcode, OpCode::Data(Data::Text));
            assert_eq!(said as usize, length + 2, "the text with its quotes");
            assert_eq!(bytes.len() - cursor.position() as usize, length + 2);
        }
    }

    #[test]
    fn a_text_that_comes_byte_by_byte_is_heard_once_and_whole() {
        let mut reader = FrameReader::default();
        let bytes = client(OpCode::Data(Data::Text), b"hello");
        let (last, first) = bytes.split_last().expect("not empty");
        for byte in first {
            assert_eq!(reader.take(&[*byte]), []);
        }
        assert_eq!(reader.take(&[*last]), [Heard::Text(b"hello".to_vec())]);
        assert_eq!(reader.partial.capacity(), 0, "an idle follower keeps no buffer");
    }

    #[test]
    fn a_ping_is_answered_with_its_own_payload_and_a_pong_with_nothing() {
        let mut reader = FrameReader::default();
        let mut bytes = client(OpCode::Control(Control::Pong), b"x");
        bytes.extend(client(OpCode::Control(Control::Ping), b"abc"));
        let heard = reader.take(&bytes);
        let pong = Bytes::from_static(&[0x8a, 3, b'a', b'b', b'c']);
        assert_eq!(heard, [Heard::Pong, Heard::Ping(pong)]);
    }

    #[test]
    fn what_a_follower_may_not_send_closes_with_its_code() {
        let long = vec![b'x'; FOLLOWER_TEXT_MAX + 1];
        let mut unmasked = Vec::new();
        header(OpCode::Data(Data::Text)).format(1, &mut unmasked).expect("a vector");
        for (bytes, expected) in [
            (client(OpCode::Data(Data::Text), &long), 1009),
            (client(OpCode::Data(Data::Binary), b"x"), 1003),
            (client(OpCode::Data(Data::Continue), b"x"), 1008),
            (client(OpCode::Control(Control::Ping), &[0; 126]), 1002),
            (unmasked, 1002),
            (client(OpCode::Control(Control::Close), &1000_u16.to_be_bytes()), 1000),
        ] {
            assert_eq!(code(&FrameReader::default().take(&bytes)), Some(expected));
        }
    }

    #[test]
    fn a_length_that_is_too_long_is_refused_before_its_payload_comes() {
        let bytes = client(OpCode::Data(Data::Text), &[b'x'; 5_000]);
        assert_eq!(code(&FrameReader::default().take(&bytes[..8])), Some(1009));
    }
}
