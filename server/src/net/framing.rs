//! WebSocket frames of the public feed: whole messages written with their header, and a small
//! reader of what followers may send.
//!
//! Headers are tungstenite's own, the rules those of RFC 6455. A follower's text may come in fragments,
//! as an intermediary may cut it. Extensions are left out on purpose.

use bytes::Bytes;
use court_protocol::Format;
use std::io::Cursor;
use tokio_tungstenite::tungstenite::protocol::frame::{
    FrameHeader,
    coding::{CloseCode, Control, Data, OpCode},
};

/// The longest text a follower may send: a probe, with room.
pub const FOLLOWER_TEXT_MAX: usize = 1024;
/// The most fragments of a text before its last.
const FRAGMENTS_MAX: usize = 64;
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
    /// A text message.
    Text(String),
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
    /// The fragments of a text whose last one has not come yet.
    fragments: Option<Vec<u8>>,
    /// The number of them.
    n_fragments: usize,
}

/// The end of a connection: its code and a reason.
type Broken = (CloseCode, &'static str);

impl FrameReader {
    /// Takes bytes in; returns the messages they complete, in order.
    pub fn take(&mut self, bytes: &[u8]) -> Vec<Heard> {
        self.partial.extend_from_slice(bytes);
        let mut heard = Vec::new();
        let mut read = 0;
        loop {
            match self.next(read) {
                Ok(None) => break,
                Ok(Some((end, said))) => {
                    read = end;
                    let closes = matches!(said, Some(Heard::Close(_)));
                    heard.extend(said);
                    if closes {
                        break;
                    }
                }
                Err((code, reason)) => {
                    heard.push(Heard::Close(close_frame(code, reason)));
                    break;
                }
            }
        }
        self.partial.drain(..read);
        if self.partial.is_empty() {
            // an idle follower keeps no buffer
            self.partial = Vec::new();
        }
        heard
    }

    /// The first whole frame from `at` on: its end, and the message that it completes; `None` while
    /// its rest is missing.
    fn next(&mut self, at: usize) -> Result<Option<(usize, Option<Heard>)>, Broken> {
        let bytes = &self.partial[at..];
        let mut cursor = Cursor::new(bytes);
        let parsed = FrameHeader::parse(&mut cursor);
        let parsed = parsed.map_err(|_| (CloseCode::Protocol, "this is no frame"))?;
        let Some((header, length)) = parsed else { return Ok(None) };
        let Some(mask) = header.mask else {
            return Err((CloseCode::Protocol, "a follower's frames are masked"));
        };
        self.check(&header, length)?;
        let start = cursor.position() as usize;
        let end = start + length as usize;
        let Some(masked) = bytes.get(start..end) else { return Ok(None) };
        let payload = masked.iter().zip(mask.iter().cycle()).map(|(b, m)| b ^ m);
        let said = match header.opcode {
            OpCode::Control(control) => Some(hear_control(control, &payload.collect::<Vec<u8>>())?),
            OpCode::Data(_) => {
                let mut text = self.fragments.take().unwrap_or_default();
                text.extend(payload);
                if header.is_final {
                    self.n_fragments = 0;
                    let wrong = |_| (CloseCode::Invalid, "a text is UTF-8");
                    Some(Heard::Text(String::from_utf8(text).map_err(wrong)?))
                } else {
                    self.fragments = Some(text);
                    self.n_fragments += 1;
                    None
                }
            }
        };
        Ok(Some((at + end, said)))
    }

    /// Checks a frame by its header, before its payload has come (RFC 6455, 5.2, 5.4 and 5.5).
    fn check(&self, header: &FrameHeader, length: u64) -> Result<(), Broken> {
        if header.rsv1 || header.rsv2 || header.rsv3 {
            return Err((CloseCode::Protocol, "no extension was agreed"));
        }
        match header.opcode {
            OpCode::Control(_) if !header.is_final => {
                Err((CloseCode::Protocol, "a control frame has no fragments"))
            }
            OpCode::Control(_) if length > CONTROL_MAX as u64 => {
                Err((CloseCode::Protocol, "a control frame has at most 125 bytes"))
            }
            OpCode::Control(_) => Ok(()),
            // an empty one costs its sender six bytes, and the server as much work as a text
            OpCode::Data(_) if self.n_fragments >= FRAGMENTS_MAX => {
                Err((CloseCode::Policy, "a follower's text has at most 64 fragments"))
            }
            OpCode::Data(Data::Continue) if self.fragments.is_none() => {
                Err((CloseCode::Protocol, "a fragment goes on with nothing"))
            }
            OpCode::Data(Data::Text | Data::Binary) if self.fragments.is_some() => {
                Err((CloseCode::Protocol, "a message came between fragments"))
            }
            OpCode::Data(Data::Binary) => Err((CloseCode::Unsupported, "followers send text only")),
            OpCode::Data(_) => {
                let so_far = self.fragments.as_ref().map_or(0, Vec::len) as u64;
                if length > FOLLOWER_TEXT_MAX as u64 - so_far {
                    return Err((CloseCode::Size, "a follower's text has at most 1024 bytes"));
                }
                Ok(())
            }
        }
    }
}

fn hear_control(control: Control, payload: &[u8]) -> Result<Heard, Broken> {
    match control {
        Control::Ping => Ok(Heard::Ping(control_frame(Control::Pong, payload))),
        Control::Close => {
            let Some((code, reason)) = payload.split_first_chunk::<2>() else {
                return match payload {
                    [] => Ok(Heard::Close(control_frame(Control::Close, &[]))),
                    _ => Err((CloseCode::Protocol, "a code has two bytes")),
                };
            };
            if !CloseCode::from(u16::from_be_bytes(*code)).is_allowed() {
                return Err((CloseCode::Protocol, "no such code may be sent"));
            }
            if str::from_utf8(reason).is_err() {
                return Err((CloseCode::Invalid, "a reason is UTF-8"));
            }
            // the code comes back, its reason does not
            Ok(Heard::Close(control_frame(Control::Close, code)))
        }
        Control::Pong | Control::Reserved(_) => Ok(Heard::Pong),
    }
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
        assert_eq!(reader.take(&[*last]), [Heard::Text("hello".to_owned())]);
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

    /// A client's fragment: all but the last of a message are not final.
    fn fragment(opcode: OpCode, payload: &[u8]) -> Vec<u8> {
        let mut bytes = client(opcode, payload);
        bytes[0] &= 0x7f;
        bytes
    }

    const TEXT: OpCode = OpCode::Data(Data::Text);
    const GOES_ON: OpCode = OpCode::Data(Data::Continue);
    const PING: OpCode = OpCode::Control(Control::Ping);
    const CLOSE: OpCode = OpCode::Control(Control::Close);

    #[test]
    fn a_text_in_fragments_with_pings_between_is_one_text() {
        let pieces = [
            fragment(TEXT, "gr\u{fc}".as_bytes().split_at(3).0),
            client(PING, b"a"),
            fragment(GOES_ON, b""),
            fragment(GOES_ON, "gr\u{fc}".as_bytes().split_at(3).1),
            client(PING, b"b"),
            client(GOES_ON, b"n"),
            client(TEXT, b"next"),
        ]
        .concat();
        let mut whole = FrameReader::default();
        let heard = whole.take(&pieces);
        let texts = |heard: &[Heard]| -> Vec<Heard> {
            heard.iter().filter(|heard| matches!(heard, Heard::Text(_))).cloned().collect()
        };
        let expected = [Heard::Text("gr\u{fc}n".to_owned()), Heard::Text("next".to_owned())];
        assert_eq!(texts(&heard), expected);
        assert_eq!(heard.len(), 4, "and a pong for each ping");
        let mut reader = FrameReader::default();
        let bytewise: Vec<Heard> = pieces.iter().flat_map(|byte| reader.take(&[*byte])).collect();
        assert_eq!(bytewise, heard);
    }

    #[test]
    fn what_a_follower_may_not_send_closes_with_its_code() {
        let long = vec![b'x'; FOLLOWER_TEXT_MAX + 1];
        let half = vec![b'x'; FOLLOWER_TEXT_MAX / 2 + 1];
        let mut unmasked = Vec::new();
        header(TEXT).format(1, &mut unmasked).expect("a vector");
        for (bytes, expected) in [
            (client(TEXT, &long), 1009),
            ([fragment(TEXT, &half), client(GOES_ON, &half)].concat(), 1009),
            ([fragment(TEXT, b""), fragment(GOES_ON, b"").repeat(FRAGMENTS_MAX)].concat(), 1008),
            (client(OpCode::Data(Data::Binary), b"x"), 1003),
            (client(GOES_ON, b"x"), 1002),
            (fragment(GOES_ON, b"x"), 1002),
            ([fragment(TEXT, b"x"), client(TEXT, b"y")].concat(), 1002),
            ([fragment(TEXT, b"x"), fragment(TEXT, b"y")].concat(), 1002),
            ([fragment(TEXT, b"x"), client(OpCode::Data(Data::Binary), b"y")].concat(), 1002),
            (fragment(PING, b"x"), 1002),
            (fragment(OpCode::Control(Control::Pong), b"x"), 1002),
            (fragment(CLOSE, &1000_u16.to_be_bytes()), 1002),
            (client(PING, &[0; 126]), 1002),
            (client(TEXT, &[0xff, 0xfe]), 1007),
            ([fragment(TEXT, &[0xc3]), client(GOES_ON, b"x")].concat(), 1007),
            (unmasked, 1002),
        ] {
            assert_eq!(code(&FrameReader::default().take(&bytes)), Some(expected), "{bytes:?}");
        }
    }

    #[test]
    fn a_goodbye_comes_back_with_its_code_if_it_may_be_sent_at_all() {
        let closes = |payload: &[u8]| code(&FrameReader::default().take(&client(CLOSE, payload)));
        for lawful in [1000, 1001, 1002, 1003, 1007, 1008, 1009, 1010, 1011, 3000, 3999, 4000, 4999]
        {
            assert_eq!(closes(&u16::to_be_bytes(lawful)), Some(lawful));
        }
        for unlawful in [0, 999, 1004, 1005, 1006, 1015, 1016, 1100, 2000, 2999, 5000, 65_535] {
            assert_eq!(closes(&u16::to_be_bytes(unlawful)), Some(1002), "{unlawful}");
        }
        assert_eq!(closes(&[3]), Some(1002), "half a code");
        assert_eq!(closes(&[0x03, 0xe8, 0xff]), Some(1007), "a reason that is no text");
        let heard = FrameReader::default().take(&client(CLOSE, &[]));
        assert_eq!(heard, [Heard::Close(Bytes::from_static(&[0x88, 0]))]);
    }

    #[test]
    fn a_length_that_is_too_long_is_refused_before_its_payload_comes() {
        let bytes = client(OpCode::Data(Data::Text), &[b'x'; 5_000]);
        assert_eq!(code(&FrameReader::default().take(&bytes[..8])), Some(1009));
    }
}
