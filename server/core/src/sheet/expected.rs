//! The expected lines of a sheet, compared with the court's.

use std::fmt;

use super::cursor::Spot;
use super::telling::SheetLine;

/// Any number of lines.
pub(super) const WHATEVER: [&str; 2] = ["…", "..."];

/// Lines of `=` one below the other.
#[derive(Debug, Clone, Default)]
pub(super) struct Block {
    lines: Vec<(Spot, String)>,
}

/// A difference between the court's lines and the expected ones.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Wrong {
    /// The place of the expected line.
    pub spot: Spot,
    /// The expected line; `None` if no more lines are expected.
    pub expected: Option<String>,
    /// The court's line in its place; `None` if there are no more lines.
    pub said: Option<String>,
}

impl fmt::Display for Wrong {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let or_nothing = |text: &Option<String>| text.clone().unwrap_or("nothing more".to_owned());
        let (expected, said) = (or_nothing(&self.expected), or_nothing(&self.said));
        write!(f, "line {}: expected {expected}, said {said}", self.spot.line)
    }
}

impl Block {
    pub(super) fn push(&mut self, spot: Spot, text: &str) {
        self.lines.push((spot, text.to_owned()));
    }

    /// True if a line is expected, and not only any number of lines.
    pub(super) fn names_a_line(&self) -> bool {
        self.lines.iter().any(|(_, text)| !WHATEVER.contains(&text.as_str()))
    }

    /// The first place where the court's lines differ from the expected ones.
    pub(super) fn compare(&self, said: &[SheetLine]) -> Option<Wrong> {
        let is_whatever = |(_, text): &(Spot, String)| WHATEVER.contains(&text.as_str());
        let runs: Vec<&[(Spot, String)]> = self.lines.split(is_whatever).collect();
        let last = runs.len() - 1;
        let mut rest = said;
        for (run, place) in runs.into_iter().zip(0..) {
            let fits = |from: usize| {
                rest.len() - from >= run.len()
                    && run.iter().zip(&rest[from..]).all(|((_, text), line)| line.reads(text))
            };
            // After "…" a run may begin anywhere; the last run ends with the court's last line.
            let begins = match (place == 0, place == last) {
                (true, _) => 0,
                (false, true) => rest.len().saturating_sub(run.len()),
                (false, false) => {
                    (0..=rest.len()).find(|from| fits(*from)).unwrap_or_else(|| nearest(run, rest))
                }
            };
            if !fits(begins) {
                return self.first_difference(run, &rest[begins..]);
            }
            rest = &rest[begins + run.len()..];
            if place == last && !rest.is_empty() {
                return self.first_difference(&[], rest);
            }
        }
        None
    }

    fn first_difference(&self, run: &[(Spot, String)], said: &[SheetLine]) -> Option<Wrong> {
        let differs = (0..run.len().max(said.len()))
            .find(|at| !matches!((run.get(*at), said.get(*at)), (Some((_, text)), Some(line)) if line.reads(text)))?;
        let (spot, expected) = run.get(differs).map_or_else(
            || (self.lines.last().map_or(Spot { line: 1, column: 1 }, |(spot, _)| *spot), None),
            |(spot, text)| (*spot, Some(text.clone())),
        );
        Some(Wrong { spot, expected, said: said.get(differs).map(SheetLine::with_rule) })
    }
}

/// The likely place of a run that is found nowhere. It has most lines of the run, and among equals
/// most words of the run's first line.
fn nearest(run: &[(Spot, String)], said: &[SheetLine]) -> usize {
    let n_right = |from: usize| {
        run.iter().zip(&said[from..]).filter(|((_, text), line)| line.reads(text)).count()
    };
    let n_words = |from: usize| {
        let first = run.first().map_or("", |(_, text)| text);
        let line = said[from].with_rule();
        first
            .split_whitespace()
            .filter(|word| line.split_whitespace().any(|it| it == *word))
            .count()
    };
    // of equals the first
    (0..said.len()).rev().max_by_key(|from| (n_right(*from), n_words(*from))).unwrap_or(0)
}
