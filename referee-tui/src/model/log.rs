//! What happened, as far back as this terminal has seen it, without gaps or doubles.

use super::Model;
use court_protocol::{CourtId, FactId, GameId, Line, Said};
use std::collections::{BTreeMap, HashSet};

/// Lines kept: a round of twelve boards has about two thousand moves and calls.
const LINES_MAX: usize = 4_000;

/// The ticker of all courts, by fact.
#[derive(Debug, Default)]
pub(crate) struct Log {
    lines: BTreeMap<(CourtId, FactId), Line>,
}

impl Log {
    pub(crate) fn take(&mut self, court: CourtId, lines: &[Line]) {
        self.lines.extend(lines.iter().map(|line| ((court, line.fact), line.clone())));
        while self.lines.len() > LINES_MAX {
            self.lines.pop_first();
        }
    }

    /// What is told of a fact: its line, or the first one of its record that is no question, where the
    /// fact itself is what was seen and the line what came of it.
    pub(crate) fn get(&self, court: CourtId, fact: FactId) -> Option<&Line> {
        let of_record = || {
            let first = FactId::new(fact.seq(), 0);
            let mut from = self.lines.range((court, first)..).map(|(_, line)| line);
            let line = from.find(|line| !matches!(line.said, Said::Asked(_)))?;
            (line.fact.seq() == fact.seq()).then_some(line)
        };
        self.lines.get(&(court, fact)).or_else(of_record)
    }

    /// The last call that was taken for a second witness's of this one.
    pub(crate) fn joined_to(&self, court: CourtId, call: FactId) -> Option<FactId> {
        let joined = |line: &&Line| line.said == Said::Joined { call };
        self.of_court(court).rev().find(joined).map(|line| line.fact)
    }

    /// The cards of a game's walkers that were not taken back.
    pub(crate) fn cards(&self, court: CourtId, game: GameId) -> impl Iterator<Item = &Line> {
        let retracted = self.taken_back(court);
        self.of_court(court).filter(move |line| {
            let is_card = matches!(line.said, Said::WalkCard { .. });
            is_card && line.game == Some(game) && !retracted.contains(&line.fact)
        })
    }

    /// The lines that were taken back, and the calls made void.
    pub(crate) fn taken_back(&self, court: CourtId) -> HashSet<FactId> {
        let mut taken_back = HashSet::new();
        for line in self.of_court(court) {
            match &line.said {
                Said::Retracted { facts } => taken_back.extend(facts),
                Said::CallVoided { call, .. } => {
                    taken_back.insert(*call);
                }
                _ => {}
            }
        }
        taken_back
    }

    /// A court's lines as its screen lists them: the newest first.
    pub(crate) fn newest_first(&self, court: CourtId) -> impl Iterator<Item = &Line> {
        self.of_court(court).rev()
    }

    pub(crate) fn of_court(&self, court: CourtId) -> impl DoubleEndedIterator<Item = &Line> {
        let range = (court, FactId::default())..=(court, last_fact());
        self.lines.range(range).map(|(_, line)| line)
    }
}

impl Model {
    /// The row of the log that is marked. The mark stays with its line, whatever is told above it;
    /// nobody's mark is on the newest.
    pub(crate) fn marked_row(&self) -> usize {
        let court = self.seat.0;
        let marked = |line: &Line| self.marked_line == Some((court, line.fact));
        self.log.newest_first(court).position(marked).unwrap_or(0)
    }

    /// Nobody's mark any more: it is on the newest.
    pub(crate) fn unmark_row(&mut self) {
        self.marked_line = None;
    }

    /// Marks a row of the log.
    pub(crate) fn mark_row(&mut self, row: usize) {
        let court = self.seat.0;
        let line = self.log.newest_first(court).nth(row);
        self.marked_line = line.map(|line| (court, line.fact));
    }
}

/// No court comes to so many records.
fn last_fact() -> FactId {
    FactId::new(court_protocol::Seq(u64::MAX / FactId::PER_RECORD - 1), 0)
}
