//! Lines for the person who started the program.

use std::fmt::Display;
use std::io::{self, IsTerminal, Write};

/// Writes a line to standard output.
///
/// The program goes on if the reader has closed it (`| head`, a log collector that was restarted).
/// `println!` would end it.
pub fn say(line: impl Display) {
    let mut out = io::stdout().lock();
    let _nobody_reads = writeln!(out, "{line}").and_then(|()| out.flush());
}

/// Standard output whose last line may count.
#[derive(Debug, Default)]
pub struct Lines {
    counts: bool,
}

impl Lines {
    pub fn say(&mut self, line: impl Display) {
        self.counts = false;
        say(line);
    }

    /// Writes a line in place of the one before it, if that counted as well. A file or a pipe,
    /// where nothing can be replaced, gets only the first.
    pub fn count(&mut self, line: impl Display) {
        let counted = std::mem::replace(&mut self.counts, true);
        if let Some(text) = counting(&line.to_string(), counted, io::stdout().is_terminal()) {
            say(text);
        }
    }
}

/// The line to write for a line that counts.
fn counting(line: &str, counted: bool, on_terminal: bool) -> Option<String> {
    match (counted, on_terminal) {
        (false, false) => Some(line.to_owned()),
        (true, false) => None,
        // one row, cut at the edge: up by one row is where the line before it begins
        (false, true) => Some(format!("\x1b[?7l{line}\x1b[?7h")),
        (true, true) => Some(format!("\x1b[1A\r\x1b[2K\x1b[?7l{line}\x1b[?7h")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_that_counts_replaces_itself_on_a_terminal_and_is_written_once_to_a_file() {
        let written = |counted, on_terminal| counting("3 tries", counted, on_terminal);
        assert_eq!(written(false, false).as_deref(), Some("3 tries"));
        assert_eq!(written(true, false), None);
        assert!(written(false, true).is_some_and(|text| !text.contains("\x1b[1A")));
        assert!(written(true, true).is_some_and(|text| text.starts_with("\x1b[1A")));
    }
}
