//! Words for whoever started the program.

use std::fmt::Display;
use std::io::{self, Write};

/// Writes a line to standard output.
///
/// A reader that has closed it (`| head`, a log collector that was restarted) has heard enough:
/// the program does what it was started for all the same, where `println!` would end it.
pub fn say(line: impl Display) {
    let mut out = io::stdout().lock();
    let _nobody_reads = writeln!(out, "{line}").and_then(|()| out.flush());
}

/// So many of them: `1 game`, `12 games`.
///
/// ```
/// use board_agent::terminal::counted;
/// assert_eq!([counted(1, "game"), counted(12, "game")], ["1 game", "12 games"]);
/// ```
#[must_use]
pub fn counted(n: u64, of: &str) -> String {
    format!("{n} {of}{}", if n == 1 { "" } else { "s" })
}
