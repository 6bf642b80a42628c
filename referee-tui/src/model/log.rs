//! The log, as far back as this terminal has seen it, without gaps or doubles.

use super::Model;
use court_protocol::{
    BoardNo, CourtId, FactId, GameId, Millis, OnRecord, Question, Said, TickerLine,
};
use std::collections::{BTreeMap, HashSet};

/// Lines kept: a round of twelve boards has about two thousand moves and calls.
const LINES_MAX: usize = 4_000;

/// The ticker of all courts, by fact.
#[derive(Debug, Default)]
pub(crate) struct Log {
    lines: BTreeMap<(CourtId, FactId), TickerLine>,
}

/// A row of the log's screen.
#[derive(Debug)]
pub(crate) struct Row<'a> {
    /// The newest of its lines.
    pub(crate) line: &'a TickerLine,
    pub(crate) boards: Vec<BoardNo>,
}

/// Boards of one device fall silent within this.
const AT_ONCE: Millis = Millis::seconds(2);

impl Row<'_> {
    fn takes(&self, line: &TickerLine) -> bool {
        let is_stale = matches!(line.said, Said::Stale { .. });
        is_stale
            && self.line.said == line.said
            && self.line.at - line.at <= AT_ONCE
            && !self.boards.contains(&line.board)
    }
}

impl Log {
    pub(crate) fn take(&mut self, court: CourtId, lines: &[TickerLine]) {
        self.lines.extend(lines.iter().map(|line| ((court, line.fact), line.clone())));
        while self.lines.len() > LINES_MAX {
            self.lines.pop_first();
        }
    }

    /// The log line of a fact. For an observation that has only a result it is the first line of its
    /// record that is no question.
    pub(crate) fn get(&self, court: CourtId, fact: FactId) -> Option<&TickerLine> {
        let of_record = |is_told: fn(&Said) -> bool| {
            let first = FactId::new(fact.seq(), 0);
            let from = self.lines.range((court, first)..).map(|(_, line)| line);
            let mut of_it = from.take_while(|line| line.fact.seq() == fact.seq());
            of_it.find(|line| is_told(&line.said))
        };
        let exact = self.lines.get(&(court, fact));
        // the line of a decision tells less than the line of its result
        exact
            .or_else(|| {
                of_record(|said| !matches!(said, Said::Asked { .. } | Said::Answered { .. }))
            })
            .or_else(|| of_record(|said| matches!(said, Said::Answered { .. })))
    }

    /// A question as it was asked.
    pub(crate) fn question(&self, court: CourtId, question: FactId) -> Option<Question> {
        match &self.lines.get(&(court, question))?.said {
            Said::Asked { question, .. } => Some(question.clone()),
            Said::ChiefCalled => Some(Question::ChiefCalled),
            _ => None,
        }
    }

    /// The court's own record on a question.
    pub(crate) fn on_record(&self, court: CourtId, question: FactId) -> Option<&OnRecord> {
        match &self.lines.get(&(court, question))?.said {
            Said::Asked { on_record, .. } => on_record.as_ref(),
            _ => None,
        }
    }

    /// The last call that was taken for a second witness's of this one.
    pub(crate) fn joined_to(&self, court: CourtId, call: FactId) -> Option<FactId> {
        let joined = |line: &&TickerLine| line.said == Said::Joined { call };
        self.of_court(court).rev().find(joined).map(|line| line.fact)
    }

    /// The cards of a game's walkers that were not taken back.
    pub(crate) fn cards(&self, court: CourtId, game: GameId) -> impl Iterator<Item = &TickerLine> {
        let retracted = self.taken_back(court);
        self.of_court(court).filter(move |line| {
            let is_card = matches!(line.said, Said::WalkCard { .. });
            is_card && line.game == Some(game) && !retracted.contains(&line.fact)
        })
    }

    /// The lines that were taken back, and the annulled calls.
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
    pub(crate) fn newest_first(&self, court: CourtId) -> impl Iterator<Item = &TickerLine> {
        self.of_court(court).rev()
    }

    /// The same as rows: a device that falls silent or returns at several boards at once
    /// is one row.
    pub(crate) fn rows(&self, court: CourtId) -> Vec<Row<'_>> {
        let mut rows: Vec<Row<'_>> = Vec::new();
        for line in self.newest_first(court) {
            match rows.last_mut() {
                Some(row) if row.takes(line) => row.boards.push(line.board),
                _ => rows.push(Row { line, boards: vec![line.board] }),
            }
        }
        rows
    }

    pub(crate) fn of_court(&self, court: CourtId) -> impl DoubleEndedIterator<Item = &TickerLine> {
        let range = (court, FactId::default())..=(court, last_fact());
        self.lines.range(range).map(|(_, line)| line)
    }
}

impl Model {
    /// The row of the log that is marked. The mark stays with its line, whatever is told above it;
    /// nobody's mark is on the newest.
    pub(crate) fn marked_row(&self) -> usize {
        let court = self.board_id.0;
        let marked = |line: &TickerLine| self.marked_line == Some((court, line.fact));
        self.log.rows(court).iter().position(|row| marked(row.line)).unwrap_or(0)
    }

    /// Nobody's mark any more: it is on the newest.
    pub(crate) fn unmark_row(&mut self) {
        self.marked_line = None;
    }

    /// Marks a row of the log.
    pub(crate) fn mark_row(&mut self, row: usize) {
        let court = self.board_id.0;
        let marked = self.log.rows(court).get(row).map(|row| (court, row.line.fact));
        self.marked_line = marked;
    }
}

/// No court comes to so many records.
fn last_fact() -> FactId {
    FactId::new(court_protocol::Seq(u64::MAX / FactId::PER_RECORD - 1), 0)
}
