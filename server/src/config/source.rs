//! A set-up file's text, its kinds of values, and where a mistake stands.

use super::ConfigError;
use court_protocol::{NAME_MAX, Refusal, check_line};
use serde::Deserialize;
use serde::de::{self, Deserializer, Unexpected, Visitor};
use std::ops::Range;
use toml::Spanned;

/// A file and its text: finds lines.
#[derive(Debug, Clone, Copy)]
pub(super) struct Source<'a> {
    pub(super) file: &'a str,
    pub(super) text: &'a str,
}

impl Source<'_> {
    pub(super) fn line(&self, at: usize) -> usize {
        1 + self.text.get(..at).map_or(0, |before| before.matches('\n').count())
    }

    /// A value of a court or game that the rules of play refuse.
    pub(super) fn refused(&self, span: Range<usize>, refusal: Refusal) -> ConfigError {
        let place = format!("{}:{}", self.file, self.line(span.start));
        ConfigError::Refused { place, refusal }
    }

    pub(super) fn value(
        &self,
        span: Range<usize>,
        what: impl Into<String>,
        found: impl std::fmt::Display,
        expected: impl Into<String>,
    ) -> ConfigError {
        ConfigError::Value {
            file: self.file.into(),
            line: self.line(span.start),
            what: what.into(),
            found: found.to_string(),
            expected: expected.into(),
        }
    }
}

/// A player's number in the file.
pub(super) type PlayerNumber = Whole<1, 4_294_967_295>;

/// A whole number of a field's own range, which a mistake is told in words.
#[derive(Debug, Clone, Copy)]
pub(super) struct Whole<const MIN: u32, const MAX: u32>(u32);

impl<const MIN: u32, const MAX: u32> Whole<MIN, MAX> {
    /// As the type of the field it is for, which holds the whole range.
    pub(super) fn get<T: TryFrom<u32>>(self) -> T {
        T::try_from(self.0).ok().expect("a field's range fits its type")
    }
}

impl<'de, const MIN: u32, const MAX: u32> Deserialize<'de> for Whole<MIN, MAX> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct InRange<const MIN: u32, const MAX: u32>;
        impl<const MIN: u32, const MAX: u32> Visitor<'_> for InRange<MIN, MAX> {
            type Value = Whole<MIN, MAX>;

            fn expecting(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                write!(f, "a whole number from {MIN} to {MAX}")
            }

            fn visit_i64<E: de::Error>(self, number: i64) -> Result<Self::Value, E> {
                let in_range = u32::try_from(number).ok().filter(|n| (MIN..=MAX).contains(n));
                in_range
                    .map(Whole)
                    .ok_or_else(|| E::invalid_value(Unexpected::Signed(number), &self))
            }
        }
        deserializer.deserialize_i64(InRange)
    }
}

/// A line of text that every screen can show.
pub(super) fn line(
    source: &Source<'_>,
    value: &Spanned<String>,
    what: &str,
) -> Result<String, ConfigError> {
    check_line(value.get_ref(), NAME_MAX).map(str::to_owned).map_err(|fault| {
        let expected = format!("a line of at most {NAME_MAX} characters; it {fault}");
        source.value(value.span(), what, format!("{:?}", value.get_ref().trim()), expected)
    })
}
