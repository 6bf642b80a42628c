//! Lines of standard input, each with its number, and none longer than a line may be.

use std::io::{BufRead, Read as _};

/// The longest line, in bytes; a report has a few hundred.
const LINE_BYTES_MAX: u64 = 64 * 1024;
/// Characters of a line that a message about it quotes.
const QUOTED_CHARS: usize = 100;

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct InputLine {
    /// Its number, from 1.
    pub number: u64,
    /// Its text, without trailing white space.
    pub text: String,
    /// It was longer than a line may be: `text` is its beginning, and its rest was left out.
    pub is_cut: bool,
}

impl InputLine {
    pub fn quoted(&self) -> String {
        let beginning: String = self.text.chars().take(QUOTED_CHARS).collect();
        let is_whole = beginning.len() == self.text.len() && !self.is_cut;
        format!("{beginning:?}{}", if is_whole { "" } else { "…" })
    }
}

/// The lines of an input, until it ends or breaks off.
pub fn lines(mut input: impl BufRead) -> impl Iterator<Item = InputLine> {
    let mut bytes = Vec::new();
    (1..).map_while(move |number| {
        bytes.clear();
        let read = input.by_ref().take(LINE_BYTES_MAX).read_until(b'\n', &mut bytes);
        if !read.is_ok_and(|n_read| n_read > 0) {
            return None;
        }
        // The rest would be read as a line of its own, and might be a report.
        let is_cut = bytes.last() != Some(&b'\n') && skip_rest(&mut input);
        let text = String::from_utf8_lossy(&bytes).trim_end().to_owned();
        Some(InputLine { number, text, is_cut })
    })
}

/// Leaves out what is left of a line; whether there was anything.
fn skip_rest(input: &mut impl BufRead) -> bool {
    let mut is_any = false;
    loop {
        let Ok(more) = input.fill_buf() else { return is_any };
        if more.is_empty() {
            return is_any;
        }
        let end = more.iter().position(|byte| *byte == b'\n');
        let n_left = end.map_or(more.len(), |end| end + 1);
        is_any |= end != Some(0);
        input.consume(n_left);
        if end.is_some() {
            return is_any;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::BufReader;

    #[test]
    fn the_rest_of_a_line_that_is_too_long_is_no_line_of_its_own() {
        let long = "x".repeat(LINE_BYTES_MAX as usize);
        let input = format!("one\r\n{long}{{\"board\":7}}\n\nlast, unfinished");
        let read: Vec<InputLine> = lines(BufReader::with_capacity(7, input.as_bytes())).collect();
        let line = |number, text: &str, is_cut| InputLine { number, text: text.to_owned(), is_cut };
        assert_eq!(read.len(), 4);
        assert_eq!(read[0], line(1, "one", false));
        assert_eq!(read[1], line(2, &long, true));
        assert_eq!(read[2], line(3, "", false));
        assert_eq!(read[3], line(4, "last, unfinished", false));
    }

    #[test]
    fn a_line_of_just_the_length_is_whole() {
        let text = "x".repeat(LINE_BYTES_MAX as usize);
        for input in [text.clone(), format!("{text}\n")] {
            let read: Vec<InputLine> = lines(input.as_bytes()).collect();
            assert_eq!(read, [InputLine { number: 1, text: text.clone(), is_cut: false }]);
        }
    }

    #[test]
    fn only_the_beginning_of_a_long_line_is_quoted() {
        let line = |text: &str, is_cut| InputLine { number: 1, text: text.to_owned(), is_cut };
        assert_eq!(line("e4", false).quoted(), "\"e4\"");
        let quoted = line(&"ä".repeat(5_000), true).quoted();
        assert_eq!(quoted, format!("\"{}\"…", "ä".repeat(QUOTED_CHARS)));
    }
}
