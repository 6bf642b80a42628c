//! Text that one person types and another reads: one line, in the order it was typed,
//! without invisible characters.
//!
//! A terminal obeys control characters. Marks of writing direction move letters to another place.
//! Characters without width make two names look the same. [`check_line`] refuses them in text that
//! comes in, and [`Plain`] shows them in older text that goes out.
//!
//! Two characters without width are letters' business: the zero-width joiner and non-joiner decide
//! how Arabic and Indic letters join, and Persian and many Indian names need them. They are text
//! between two such letters, and nowhere else.

use serde::{Deserialize, Serialize};
use std::fmt::{self, Write as _};

/// The longest name of a device, a program or a person, in characters: one line of a list.
pub const NAME_MAX: usize = 80;
/// The longest reason of a referee, in characters.
pub const REASON_MAX: usize = 280;

/// The reasons why a text is not taken.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum TextFault {
    /// The text has too many characters.
    #[error("is longer than {max} characters")]
    TooLong {
        /// The limit in characters.
        max: u32,
    },
    /// The text has no visible character.
    #[error("is blank")]
    Blank,
    /// The text holds this character, which is invisible or begins another line.
    #[error("holds the character U+{:04X}, which nobody sees", u32::from(*.unseen))]
    Unseen {
        /// The character without a shape.
        unseen: char,
    },
}

/// Checks a text of at most `max` characters, and returns it without the blanks around it: a phone's
/// keyboard adds one after a word.
///
/// ```
/// use court_protocol::{TextFault, check_line};
/// assert_eq!(check_line("Zoë ♞ ", 80), Ok("Zoë ♞"));
/// assert_eq!(check_line("\u{202e}adA", 80), Err(TextFault::Unseen { unseen: '\u{202e}' }));
/// assert_eq!(check_line("Ada\nBo", 80), Err(TextFault::Unseen { unseen: '\n' }));
/// ```
///
/// # Errors
/// Returns the first fault of the text.
pub fn check_line(text: &str, max: usize) -> Result<&str, TextFault> {
    if text.chars().nth(max).is_some() {
        return Err(TextFault::TooLong { max: max as u32 });
    }
    if let Some((unseen, _)) = marked(text).find(|(_, is_unseen)| *is_unseen) {
        return Err(TextFault::Unseen { unseen });
    }
    let text = text.trim();
    if text.is_empty() { Err(TextFault::Blank) } else { Ok(text) }
}

/// Checks the name of a device, as a command line takes it.
///
/// ```
/// assert_eq!(court_protocol::device_name("boards 1-12").as_deref(), Ok("boards 1-12"));
/// assert!(court_protocol::device_name(" ").is_err());
/// ```
///
/// # Errors
/// Returns the first fault of a name that no server takes.
pub fn device_name(text: &str) -> Result<String, TextFault> {
    check_line(text, NAME_MAX).map(str::to_owned)
}

/// Shows any text on one line of a terminal or a log. Invisible characters are shown
/// by their numbers.
///
/// ```
/// assert_eq!(court_protocol::Plain("a\u{1b}[2J\nb").to_string(), "a\\u{1b}[2J\\u{a}b");
/// ```
#[derive(Debug, Clone, Copy)]
pub struct Plain<'a>(pub &'a str);

impl fmt::Display for Plain<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        marked(self.0).try_for_each(|(c, is_unseen)| {
            if is_unseen { write!(f, "{}", c.escape_unicode()) } else { f.write_char(c) }
        })
    }
}

/// Any text as a screen or a file shows it on one line: without invisible characters, cut to `max`
/// characters. A text that [`check_line`] takes stays as it is.
///
/// ```
/// assert_eq!(court_protocol::readable("A\nB", 80), "A\\u{a}B");
/// assert_eq!(court_protocol::readable("Ada", 2), "Ad");
/// ```
pub fn readable(text: &str, max: usize) -> String {
    // Plain makes no text shorter
    let start: String = text.chars().take(max).collect();
    Plain(&start).to_string().chars().take(max).collect()
}

/// The characters of a text, each with whether it is invisible where it stands.
fn marked(text: &str) -> impl Iterator<Item = (char, bool)> {
    let mut before = None;
    text.char_indices().map(move |(at, c)| {
        let after = text[at + c.len_utf8()..].chars().next();
        let joins_letters = matches!(c, '\u{200c}' | '\u{200d}')
            && before.is_some_and(joins)
            && after.is_some_and(joins);
        before = Some(c);
        (c, is_unseen(c) && !joins_letters)
    })
}

/// Letters that take another shape beside a letter: of Arabic and its kin, of the scripts of India
/// and of those derived from them. With a sign that strikes out a vowel, they stand before a joiner.
fn joins(c: char) -> bool {
    let of_these_scripts = matches!(
        c,
        '\u{600}'..='\u{8ff}' | '\u{900}'..='\u{dff}' | '\u{1000}'..='\u{109f}'
        | '\u{1780}'..='\u{18af}' | '\u{fb50}'..='\u{fdff}' | '\u{fe70}'..='\u{fefc}'
    );
    let strikes_out_a_vowel = matches!(
        c,
        '\u{94d}'
            | '\u{9cd}'
            | '\u{a4d}'
            | '\u{acd}'
            | '\u{b4d}'
            | '\u{bcd}'
            | '\u{c4d}'
            | '\u{ccd}'
            | '\u{d4d}'
            | '\u{dca}'
            | '\u{1039}'
            | '\u{17d2}'
    );
    of_these_scripts && (c.is_alphabetic() || strikes_out_a_vowel)
}

/// Control and format characters of Unicode, separators of lines, and letters that are blank.
fn is_unseen(c: char) -> bool {
    c.is_control()
        || matches!(
            c,
            // soft hyphen, joiners and marks of scripts that show nothing themselves
            '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{17b4}' | '\u{17b5}' | '\u{180b}'..='\u{180f}'
            // variation selectors change the look of the character before them
            | '\u{fe00}'..='\u{fe0f}'
            // zero width; direction; lines and paragraphs; invisible operators
            | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}'
            // blank letters of Hangul, and the blank of Braille
            | '\u{115f}' | '\u{1160}' | '\u{3164}' | '\u{ffa0}' | '\u{2800}'
            // byte order, annotations, shorthand, music, tags
            | '\u{feff}' | '\u{fff0}'..='\u{fffb}' | '\u{1bca0}'..='\u{1bca3}'
            | '\u{1d173}'..='\u{1d17a}' | '\u{e0000}'..='\u{e0fff}'
        )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_people_everywhere_are_taken() {
        for name in [
            "Ada",
            "boards 1-12",
            "Łukasz O'Neill",
            "李小龍",
            "مريم",
            "אדם",
            "Zoë 😀",
            "❤",
            "علی\u{200c}رضا",
            "क्\u{200d}षमा",
            "ශ්\u{200d}රී",
            "judge's page 0.1.0",
        ] {
            assert_eq!(check_line(name, NAME_MAX), Ok(name), "{name}");
            assert_eq!(Plain(name).to_string(), name);
        }
    }

    #[test]
    fn a_text_that_is_not_what_it_looks_like_is_refused_and_shown_as_it_is() {
        for (text, unseen) in [
            ("\u{202e}evil\u{202c}", '\u{202e}'),
            ("a\u{2066}b", '\u{2066}'),
            ("A\u{200b}da", '\u{200b}'),
            ("A\u{200d}da", '\u{200d}'),
            ("علی\u{200c}", '\u{200c}'),
            ("\u{200d}علی", '\u{200d}'),
            ("علی\u{200c}\u{200c}رضا", '\u{200c}'),
            ("عA\u{200c}ر", '\u{200c}'),
            ("Ada\u{fe0f}", '\u{fe0f}'),
            ("Ada\u{e0100}", '\u{e0100}'),
            ("\u{2028}line", '\u{2028}'),
            ("\u{85}nel", '\u{85}'),
            ("x\u{7f}", '\u{7f}'),
            ("a\u{1b}[31mred", '\u{1b}'),
            ("two\nlines", '\n'),
            ("tab\tbed", '\t'),
            ("\u{3164}", '\u{3164}'),
            ("\u{e0041}tag", '\u{e0041}'),
        ] {
            assert_eq!(check_line(text, NAME_MAX), Err(TextFault::Unseen { unseen }), "{text:?}");
            let shown = Plain(text).to_string();
            assert!(!marked(&shown).any(|(_, is_unseen)| is_unseen), "{shown}");
            assert!(shown.contains(&unseen.escape_unicode().to_string()), "{shown}");
        }
        for blank in ["", "   ", "\u{a0}\u{2003}"] {
            assert_eq!(check_line(blank, NAME_MAX), Err(TextFault::Blank), "{blank:?}");
        }
        let long = "é".repeat(NAME_MAX);
        assert_eq!(check_line(&long, NAME_MAX), Ok(long.as_str()));
        assert_eq!(
            check_line(&(long + "e"), NAME_MAX),
            Err(TextFault::TooLong { max: NAME_MAX as u32 })
        );
    }

    #[test]
    fn a_name_is_taken_without_the_blanks_around_it() {
        assert_eq!(check_line("  Ada B. \u{a0}", NAME_MAX), Ok("Ada B."));
    }
}
