//! Sentences on standard output for the person who started the server.

use std::fmt::Display;
use std::io::{self, Write};

/// Writes a line to standard output.
///
/// `println!` ends the program when the reader has gone (`| head`, a log collector that was
/// restarted); the server goes on without a reader.
pub(crate) fn say(line: impl Display) {
    let mut out = io::stdout().lock();
    let _no_reader = writeln!(out, "{line}").and_then(|()| out.flush());
}
