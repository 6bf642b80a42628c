//! Bytes as text: UTF-8, UTF-16 and Windows-1252.

use encoding_rs::{UTF_16BE, UTF_16LE, WINDOWS_1252};
use serde::{Deserialize, Serialize};
use std::borrow::Cow;

/// The encoding in which a text file was saved.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Encoding {
    /// UTF-8, with or without a byte order mark.
    Utf8,
    /// UTF-16, as spreadsheets save *Unicode text*.
    Utf16,
    /// Windows-1252, as spreadsheets of western Europe save CSV.
    Windows1252,
}

/// Bytes that decide whether a text without a byte order mark is UTF-16.
const SAMPLE: usize = 1_024;

/// The text of a file and its encoding; `None` if the bytes are no text. A byte order mark is left out.
pub(crate) fn decode(bytes: &[u8]) -> Option<(Cow<'_, str>, Encoding)> {
    if let Some(rest) = bytes.strip_prefix(b"\xEF\xBB\xBF") {
        return without_nul(String::from_utf8_lossy(rest), Encoding::Utf8);
    }
    let utf_16 = match bytes {
        [0xFF, 0xFE, ..] => Some(UTF_16LE),
        [0xFE, 0xFF, ..] => Some(UTF_16BE),
        _ => unmarked_utf_16(bytes),
    };
    if let Some(utf_16) = utf_16 {
        let (text, _) = utf_16.decode_with_bom_removal(bytes);
        return without_nul(text, Encoding::Utf16);
    }
    if let Ok(text) = std::str::from_utf8(bytes) {
        return without_nul(text.into(), Encoding::Utf8);
    }
    let (text, _) = WINDOWS_1252.decode_without_bom_handling(bytes);
    without_nul(text, Encoding::Windows1252)
}

/// A text file in UTF-8, whatever its encoding was; the bytes of another file as they are.
pub fn in_utf8(bytes: Vec<u8>) -> Vec<u8> {
    match decode(&bytes) {
        Some((text, _)) => text.into_owned().into_bytes(),
        None => bytes,
    }
}

fn without_nul(text: Cow<'_, str>, encoding: Encoding) -> Option<(Cow<'_, str>, Encoding)> {
    (!text.contains('\0')).then_some((text, encoding))
}

/// UTF-16 of which most letters are Latin: every second byte is zero.
fn unmarked_utf_16(bytes: &[u8]) -> Option<&'static encoding_rs::Encoding> {
    let sample = &bytes[..bytes.len().min(SAMPLE) & !1];
    let zeros =
        |from: usize| sample.iter().skip(from).step_by(2).filter(|byte| **byte == 0).count();
    let (high, low) = (zeros(0), zeros(1));
    let most = sample.len() / 2 / 2;
    match (high > most, low > most) {
        (false, true) if high == 0 => Some(UTF_16LE),
        (true, false) if low == 0 => Some(UTF_16BE),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_is_read_in_the_encoding_in_which_it_was_saved() {
        let read =
            |bytes: &[u8]| decode(bytes).map(|(text, encoding)| (text.into_owned(), encoding));
        let zoe = |encoding| Some(("Zoë;1".to_owned(), encoding));
        assert_eq!(read("Zoë;1".as_bytes()), zoe(Encoding::Utf8));
        assert_eq!(read("\u{feff}Zoë;1".as_bytes()), zoe(Encoding::Utf8));
        assert_eq!(read(b"Zo\xEB;1"), zoe(Encoding::Windows1252));
        let utf_16: Vec<u8> = "Zoë;1".encode_utf16().flat_map(u16::to_le_bytes).collect();
        assert_eq!(read(&utf_16), zoe(Encoding::Utf16));
        assert_eq!(read(&[&b"\xFF\xFE"[..], &utf_16].concat()), zoe(Encoding::Utf16));
        let big: Vec<u8> = "\u{feff}Zoë;1".encode_utf16().flat_map(u16::to_be_bytes).collect();
        assert_eq!(read(&big), zoe(Encoding::Utf16));
        assert_eq!(read(b"\x7fELF\0\0\0"), None);
    }
}
