//! A move in writing: up to seven letters, kept in place.

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;

/// A move in UCI notation or SAN, of at most seven letters (`Qa1xb2+`), stored inline: a game is a
/// list of them.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub struct Notation {
    length: u8,
    letters: [u8; Notation::MAX],
}

impl Notation {
    /// Letters of the longest move.
    pub const MAX: usize = 7;

    /// Takes a move's text in; `None` if it is longer than any move or not ASCII.
    pub fn new(text: &str) -> Option<Self> {
        if text.len() > Self::MAX || !text.is_ascii() {
            return None;
        }
        let mut notation = Self { length: text.len() as u8, letters: [0; Self::MAX] };
        notation.letters[..text.len()].copy_from_slice(text.as_bytes());
        Some(notation)
    }

    /// Returns the move or square as text, such as `Nf3`.
    pub fn as_str(&self) -> &str {
        std::str::from_utf8(&self.letters[..usize::from(self.length)])
            .expect("only ASCII is taken in")
    }
}

impl fmt::Display for Notation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl fmt::Debug for Notation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl Serialize for Notation {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.as_str())
    }
}

impl<'de> Deserialize<'de> for Notation {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Letters;
        impl serde::de::Visitor<'_> for Letters {
            type Value = Notation;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "a move of at most {} letters", Notation::MAX)
            }
            fn visit_str<E: serde::de::Error>(self, text: &str) -> Result<Notation, E> {
                Notation::new(text)
                    .ok_or_else(|| E::invalid_value(serde::de::Unexpected::Str(text), &self))
            }
        }
        deserializer.deserialize_str(Letters)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_longest_move_fits_and_anything_longer_is_not_a_move() {
        assert_eq!(Notation::new("Qa1xb2+").expect("seven letters").as_str(), "Qa1xb2+");
        assert_eq!(Notation::new("Qa1xb2+!"), None);
        assert_eq!(Notation::new("é4"), None);
    }

    #[test]
    fn a_move_reads_back_as_it_was_written() {
        let written = serde_json::to_string(&Notation::new("e7e8q")).expect("writes");
        assert_eq!(written, r#""e7e8q""#);
        assert_eq!(serde_json::from_str::<Notation>(&written).ok(), Notation::new("e7e8q"));
        assert!(serde_json::from_str::<Notation>(r#""e2e4e5e6""#).is_err());
    }
}
