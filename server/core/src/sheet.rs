//! Game sheets: a game as a referee would write it down, played through the public interface of the
//! core. One language for every rule's tests and for a dispute that is typed in and judged.
//!
//! ```
//! use referee_core::sheet::Sheet;
//!
//! let sheet = Sheet::parse("
//! ; Black turns before the line and stands for it
//! runs: reported
//! 0:00 start · 0:06 w returns · 0:08 w e2e4 · 0:12 b fault no_crossing
//! = …
//! = 0:12.000 Black called: no crossing of 0:12.000 [CR-4.3-1]
//! ")?;
//! let played = sheet.play()?;
//! assert!(played.wrong.is_empty(), "{:?}", played.wrong);
//! # Ok::<(), referee_core::sheet::SheetError>(())
//! ```
//!
//! * **Lines.** `;` begins a comment line, `=` an expected line; `ruleset: classic` is the set-up,
//!   before the first entry. Everything else is entries, separated by `·` or the line's end.
//! * **Entries** are listed in the order in which they *arrive*, each with the time at which it
//!   *happened*. `0:07@0:20 w e2e4` happened at 0:07 and arrived at 0:20. An entry after one that
//!   arrived later arrives right after it. The countdown begins at the entry `start`: after a start
//!   at 0:00 White's clock runs from 0:01, and GO is at 0:03.
//! * **The device** that reports: `#2 w crosses` is device 2. Without a mark board agent 1 reports
//!   observations, line judge 3 calls and holds the stopwatch, and the head referee, 9, rules.
//!   Devices 3 to 6 are line judges, 7 and 8 deputies.
//! * **Expected lines** begin with `=`. They hold every line of the court since the expected lines
//!   before them. `…` is any number of lines; a rule in brackets at the end has to be the ruling's.
//!
//! The words are in [`words`], one table per subject; `SHEETS.md` shows them by example. A new
//! subject is a file with its table, named in `vocabulary`.
//!
//! # Design
//!
//! A sheet is nothing but requests of devices: it goes through [`CourtState::decide`],
//! [`due`](crate::CourtState::due) and [`apply`](crate::CourtState::apply) like every game. Its
//! lines are the facts of the records that result. An entry that cannot be read is an error with
//! its place; an entry that the rules refuse is shown as refused.
//!
//! [`CourtState::decide`]: crate::CourtState::decide
//! [`CourtState`]: crate::CourtState

mod court;
mod cursor;
mod entry;
mod expected;
mod figures;
mod hall;
mod header;
mod mixed;
mod names;
mod telling;
mod verb;
mod vocabulary;

mod calls;
mod claims;
mod equipment;
mod matches;
mod moves;
mod results;
mod rulings;
mod runs;
mod speed;
mod starts;
mod walking;

use court_protocol::{CourtTime, GameSetup};

pub use court::{BOARD, COURT, GAME, HEAD, JUDGE, ORIGIN};
pub use cursor::{SheetError, Spot};
pub use expected::Wrong;
pub use figures::{clock, instant, stamp};
pub use hall::Hall;
pub use header::settings;
pub use telling::SheetLine;
pub use vocabulary::{WordEntry, words};

use cursor::Words;
use entry::SheetEntry;
use header::Header;

/// A sheet, read and not yet played.
#[derive(Debug, Clone)]
pub struct Sheet {
    header: Header,
    steps: Vec<Step>,
}

/// A sheet that was played.
#[derive(Debug)]
pub struct Played {
    /// The court it was played on, with all its lines.
    pub hall: Hall,
    /// The places where the court's lines differ from the expected ones.
    pub wrong: Vec<Wrong>,
}

/// The content of one line, or of one entry of it.
#[derive(Debug, Clone)]
enum Step {
    Entry(SheetEntry),
    Expect(expected::Block),
}

impl Sheet {
    /// Reads a sheet.
    ///
    /// # Errors
    /// [`SheetError`] names the line, the column, the word found and the possible words.
    pub fn parse(text: &str) -> Result<Self, SheetError> {
        let (mut header, mut steps) = (Header::default(), Vec::new());
        for (text, number) in text.lines().zip(1..) {
            let mut line = Words::of_line(text, number);
            if header::is_setting(text) {
                if steps.iter().any(|step| matches!(step, Step::Entry(_))) {
                    return Err(
                        line.next_is_not("an entry: the set-up stands before the first one")
                    );
                }
                header.read(&mut line)?;
            } else if let Some(sign) = header::preamble_sign(text).filter(|_| steps.is_empty()) {
                steps = read_steps(header.preamble())?;
                let mut whatever = expected::Block::default();
                whatever.push(line.spot(), sign);
                steps.push(Step::Expect(whatever));
                // as many spaces, so that an error names the right column
                let text = text.replacen(sign, &" ".repeat(sign.chars().count()), 1);
                read_line(&text, Words::of_line(&text, number), &mut steps)?;
            } else {
                read_line(text, line, &mut steps)?;
            }
        }
        Ok(Self { header, steps })
    }

    /// The set-up of the sheet's game.
    pub fn setup(&self) -> &GameSetup {
        &self.header.setup
    }

    /// Plays the sheet on a court of its own.
    ///
    /// # Errors
    /// [`SheetError`] if the game cannot be set up so, or an entry names a call, a claim or a
    /// question that does not exist.
    pub fn play(&self) -> Result<Played, SheetError> {
        let mut hall = self.header.open()?;
        let wrong = play_steps(&mut hall, &self.steps)?;
        Ok(Played { hall, wrong })
    }

    /// Plays the sheet on a court of its own, with the devices' reports in another order of
    /// arrival: see [`Hall::play_mixed`].
    ///
    /// # Errors
    /// As [`Sheet::play`].
    pub fn play_mixed(
        &self,
        pick: &mut dyn FnMut(&[CourtTime]) -> usize,
    ) -> Result<Hall, SheetError> {
        let mut hall = self.header.open()?;
        hall.play_steps_mixed(&self.steps, pick)?;
        Ok(hall)
    }

    /// True if a line of the court is expected.
    pub fn expects(&self) -> bool {
        self.steps.iter().any(|step| matches!(step, Step::Expect(block) if block.names_a_line()))
    }
}

impl Hall {
    /// Plays entries on, and returns the places where the court's lines differ from
    /// the expected ones.
    ///
    /// # Errors
    /// As [`Sheet::parse`] and [`Sheet::play`]; the entries before the wrong one were played.
    pub fn play(&mut self, entries: &str) -> Result<Vec<Wrong>, SheetError> {
        play_steps(self, &read_steps(entries)?)
    }
}

fn read_steps(entries: &str) -> Result<Vec<Step>, SheetError> {
    let mut steps = Vec::new();
    for (text, number) in entries.lines().zip(1..) {
        read_line(text, Words::of_line(text, number), &mut steps)?;
    }
    Ok(steps)
}

fn play_steps(hall: &mut Hall, steps: &[Step]) -> Result<Vec<Wrong>, SheetError> {
    let mut wrong = Vec::new();
    for step in steps {
        match step {
            Step::Entry(entry) => hall.enter(entry)?,
            Step::Expect(block) => wrong.extend(block.compare(hall.since_expected())),
        }
    }
    Ok(wrong)
}

/// One line of entries, of expected text, or of comment.
fn read_line(text: &str, line: Words<'_>, steps: &mut Vec<Step>) -> Result<(), SheetError> {
    let trimmed = text.trim_start();
    if trimmed.is_empty() || trimmed.starts_with(';') {
        return Ok(());
    }
    if let Some(expected) = trimmed.strip_prefix('=') {
        if !matches!(steps.last(), Some(Step::Expect(_))) {
            steps.push(Step::Expect(expected::Block::default()));
        }
        if let Some(Step::Expect(block)) = steps.last_mut() {
            block.push(line.spot(), expected.trim());
        }
        return Ok(());
    }
    for mut words in line.entries() {
        if !words.is_empty() {
            steps.push(Step::Entry(read_entry(&mut words)?));
        }
    }
    Ok(())
}

fn read_entry(words: &mut Words<'_>) -> Result<SheetEntry, SheetError> {
    let spot = words.spot();
    let times = words.expect("a time as m:ss")?;
    let (at, arrives) = times.text.split_once('@').unwrap_or((times.text, times.text));
    let read = |text| figures::time(text).map(|time| ORIGIN + time);
    let (Some(at), Some(arrives)) = (read(at), read(arrives)) else {
        return Err(times.is_not("a time as m:ss, or m:ss@m:ss where it arrived later"));
    };
    let mut by = None;
    if let Some(mark) = words.peek().filter(|word| word.text.starts_with('#')) {
        by = Some(vocabulary::device(&mark, &mark.text[1..])?);
        words.next();
    }
    let deed = vocabulary::read(words)?;
    words.end()?;
    Ok(SheetEntry { spot, at, arrives, by, deed })
}
