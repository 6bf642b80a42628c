//! The lines of a report file and their fields, given by columns.

use court_protocol::{Message, message};
use serde::Serialize;

use crate::event::{Points, RoundNumber, StartNumber};
use crate::fault::{FilePosition, ParseFault, decode};

/// One line without its ending.
#[derive(Debug, Clone, Copy)]
pub(super) struct TrfLine<'a> {
    /// The line number in the file, from 1.
    pub(super) number: usize,
    text: &'a str,
}

/// Splits a file into lines. `\n`, `\r\n` and a lone `\r` end a line, in any mixture.
pub(super) fn lines(bytes: &[u8]) -> Result<Vec<TrfLine<'_>>, ParseFault> {
    let text = decode(bytes)?;
    let mut lines = Vec::new();
    let mut rest = text;
    while !rest.is_empty() {
        let end = rest.find(['\n', '\r']).unwrap_or(rest.len());
        let line = TrfLine { number: lines.len() + 1, text: &rest[..end] };
        if let Some(place) = line.text.chars().position(char::is_control) {
            let control = line.text.chars().nth(place).expect("the place was just found");
            let character = control.escape_debug().to_string();
            return Err(ParseFault {
                line: line.number,
                columns: (place + 1, place + 1),
                found: message!("found-control-character", character),
                expected: message!("expected-fixed-columns"),
            });
        }
        lines.push(line);
        rest = rest[end..]
            .strip_prefix("\r\n")
            .or_else(|| rest[end..].strip_prefix(['\n', '\r']))
            .unwrap_or("");
    }
    Ok(lines)
}

impl<'a> TrfLine<'a> {
    /// The characters in columns `first` to `last`; fewer if the line is shorter.
    pub(super) fn columns(self, first: usize, last: usize) -> &'a str {
        if self.text.is_ascii() {
            let end = last.min(self.text.len());
            return self.text.get(first - 1..end).unwrap_or("");
        }
        let mut places = self.text.char_indices().map(|(place, _)| place).skip(first - 1);
        let Some(start) = places.next() else { return "" };
        let end = places.nth(last - first).unwrap_or(self.text.len());
        &self.text[start..end]
    }

    /// The text from column `first` on, without trailing blanks.
    pub(super) fn from(self, first: usize) -> &'a str {
        self.columns(first, self.len().max(first)).trim_end()
    }

    pub(super) fn len(self) -> usize {
        if self.text.is_ascii() { self.text.len() } else { self.text.chars().count() }
    }

    pub(super) fn text(self) -> &'a str {
        self.text
    }

    /// The three characters that identify the kind of record.
    pub(super) fn code(self) -> &'a str {
        self.columns(1, 3)
    }

    pub(super) fn field(self, first: usize, last: usize) -> Field<'a> {
        Field { line: self, first, last }
    }

    /// The fields from column `first` to the end of the line, each `width` columns wide and
    /// one blank apart.
    pub(super) fn fields(
        self,
        first: usize,
        width: usize,
    ) -> impl Iterator<Item = Field<'a>> + Clone {
        let end = self.text.trim_end().chars().count();
        (first..=end.max(first))
            .step_by(width + 1)
            .map(move |first| self.field(first, first + width - 1))
            .filter(|field| !field.is_blank())
    }

    /// Returns a fault unless the columns between two fields are blank.
    pub(super) fn gap(self, first: usize, last: usize) -> Result<(), ParseFault> {
        let field = self.field(first, last);
        if field.is_blank() { Ok(()) } else { Err(field.fault(message!("expected-blanks"))) }
    }
}

/// The meaning of a number in a field.
#[derive(Debug, Clone, Copy, Serialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Meaning {
    Count,
    StartNumber,
    Opponent,
    Team,
    FideNumber,
    Rating,
    Place,
    Round,
}

/// A part of a line, given by its columns.
#[derive(Debug, Clone, Copy)]
pub(super) struct Field<'a> {
    line: TrfLine<'a>,
    first: usize,
    last: usize,
}

impl<'a> Field<'a> {
    /// The text of the field, with its blanks.
    pub(super) fn raw(self) -> &'a str {
        self.line.columns(self.first, self.last)
    }

    /// The text of the field, without leading and trailing blanks.
    pub(super) fn text(self) -> &'a str {
        self.raw().trim()
    }

    pub(super) fn is_blank(self) -> bool {
        self.text().is_empty()
    }

    pub(super) fn position(self) -> FilePosition {
        FilePosition::of(self.line.number, (self.first, self.last), self.raw())
    }

    pub(super) fn fault(self, expected: Message) -> ParseFault {
        self.position().expected(expected)
    }

    /// Reads a number from `least` to `most`; `None` if the field is blank.
    pub(super) fn number(
        self,
        meaning: Meaning,
        least: u64,
        most: u64,
    ) -> Result<Option<u64>, ParseFault> {
        if self.is_blank() {
            return Ok(None);
        }
        self.filled(meaning, least, most).map(Some)
    }

    /// Reads a number from `least` to `most`; a blank field is a fault.
    pub(super) fn filled(self, meaning: Meaning, least: u64, most: u64) -> Result<u64, ParseFault> {
        let text = self.text();
        let digits = text.bytes().all(|byte| byte.is_ascii_digit());
        text.parse()
            .ok()
            .filter(|number| digits && (least..=most).contains(number))
            .ok_or_else(|| self.fault(message!("expected-number", meaning, least, most)))
    }

    /// Reads a start number; a blank field is a fault.
    pub(super) fn start_number(self) -> Result<StartNumber, ParseFault> {
        let most = u64::from(StartNumber::MAX.0);
        self.filled(Meaning::StartNumber, 1, most).map(|number| StartNumber(number as u16))
    }

    /// Reads a round; a blank field is a fault.
    pub(super) fn round(self) -> Result<RoundNumber, ParseFault> {
        self.filled(Meaning::Round, 1, MAX_ROUNDS).map(|round| RoundNumber(round as u8))
    }

    /// Reads points; `None` if the field is blank.
    pub(super) fn points(self) -> Result<Option<Points>, ParseFault> {
        if self.is_blank() {
            return Ok(None);
        }
        Points::read(self.text()).map(Some).ok_or_else(|| self.fault(message!("expected-points")))
    }
}

/// The greatest number of rounds in a file. No known event has had a number of rounds with three digits.
pub(super) const MAX_ROUNDS: u64 = 99;

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fault::told;

    #[test]
    fn line_endings_may_be_mixed() {
        let lines = lines(b"one\r\ntwo\rthree\n\nfive").expect("plain text");
        let texts: Vec<&str> = lines.iter().map(|line| line.text()).collect();
        assert_eq!(texts, ["one", "two", "three", "", "five"]);
        assert_eq!(lines[4].number, 5);
    }

    #[test]
    fn columns_count_characters_and_not_bytes() {
        let lines = lines("ab\u{e9}de".as_bytes()).expect("plain text");
        assert_eq!(lines[0].columns(3, 4), "\u{e9}d");
        assert_eq!(lines[0].columns(5, 9), "e");
        assert_eq!(lines[0].columns(6, 9), "");
    }

    #[test]
    fn a_byte_of_another_encoding_is_named_with_its_place() {
        let fault = lines(b"012 Blitz\r\n022 Orl\xE9ans").expect_err("Latin-1 is not UTF-8");
        assert_eq!(
            told(fault),
            "FILE:2: column 8: found the byte 0xE9, which is not UTF-8, expected text saved as UTF-8"
        );
    }
}
