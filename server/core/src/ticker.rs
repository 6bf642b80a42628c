//! Tickers: the lines of a record for each audience.
//!
//! A line is made from its fact alone. Lines and changes of a view are different things: the start of
//! White's clock changes the view and has no line.

mod hidden;

use court_protocol::{
    Audience, BoardNo, DeviceId, Fault, GameId, Question, Said, Snapshot, TickerLine,
};
use std::collections::VecDeque;

pub(crate) use hidden::hidden;

use crate::game::Game;
use crate::record::{self, Fact, FactBody, Record};
use hidden::{retracted, retracts};

/// The last lines of a ticker, each with its board, its game, the device that caused it, and
/// whether it can be annulled.
type Recent = VecDeque<(BoardNo, Option<GameId>, Option<DeviceId>, Fact, bool)>;

/// The last lines per audience, kept as facts and worded when a snapshot is made.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Ticker {
    recent: [Recent; Audience::ALL.len()],
}

impl Ticker {
    pub(crate) fn new() -> Self {
        Self { recent: [Recent::new(), Recent::new()] }
    }

    /// Takes a record's lines in.
    pub(crate) fn take(&mut self, record: &Record) {
        let Some(board) = record.board else { return };
        for audience in Audience::ALL {
            let recent = &mut self.recent[audience as usize];
            each_told(record, audience, |fact, voidable| {
                if recent.len() == Snapshot::TICKER_MAX {
                    recent.pop_front();
                }
                recent.push_back((board, record.game, record.by.device(), fact.clone(), voidable));
            });
        }
    }

    /// The last lines for an audience, oldest first.
    pub(crate) fn lines(&self, audience: Audience) -> Vec<TickerLine> {
        let recent = &self.recent[audience as usize];
        recent
            .iter()
            .map(|(board, game, by, fact, voidable)| TickerLine {
                voidable: *voidable,
                ..line(*board, *game, *by, fact, audience)
            })
            .collect()
    }
}

impl Record {
    /// The lines of a record for an audience.
    pub fn lines(&self, audience: Audience) -> Vec<TickerLine> {
        let mut lines = Vec::new();
        if let Some(board) = self.board {
            each_told(self, audience, |fact, voidable| {
                let line = line(board, self.game, self.by.device(), fact, audience);
                lines.push(TickerLine { voidable, ..line });
            });
        }
        lines
    }

    /// True if a record has any line for an audience.
    pub fn has_lines(&self, audience: Audience) -> bool {
        let mut is_told = false;
        if self.board.is_some() {
            each_told(self, audience, |_, _| is_told = true);
        }
        is_told
    }

    /// The board whose view a record changes for an audience. A record without such a board and
    /// without a line for the audience causes no frame for it.
    pub fn changed_board(&self, audience: Audience) -> Option<BoardNo> {
        self.facts.iter().any(|fact| shows(&fact.body, audience)).then_some(self.board)?
    }
}

/// All lines of a game for an audience.
pub(crate) fn lines_of(game: &Game, audience: Audience) -> Vec<TickerLine> {
    let told = game.told.iter().filter(|fact| is_told(&fact.body, audience));
    told.map(|fact| line(game.board, Some(game.id), None, fact, audience)).collect()
}

/// Calls back with every fact an audience may see: an amendment's retraction first, then the
/// facts it adds. With each comes whether the audience can annul it.
fn each_told(record: &Record, audience: Audience, mut tell: impl FnMut(&Fact, bool)) {
    // facts follow the input that they are made from
    let mut input = None;
    let mut tell_each = |fact: &Fact| {
        if fact.body.is_input() {
            input = Some(fact.body.clone());
        }
        if is_told(&fact.body, audience) {
            tell(fact, audience == Audience::Referees && fact.body.is_voidable(input.as_ref()));
        }
    };
    for fact in &record.facts {
        tell_each(fact);
        if let FactBody::Amended { add, .. } = &fact.body {
            for added in add {
                tell_each(&added.fact);
            }
        }
    }
}

/// True if a fact changes the view of its board.
fn shows(body: &FactBody, audience: Audience) -> bool {
    match body {
        FactBody::Amended { add, .. } => {
            retracts(body, audience) || add.iter().any(|added| shows(&added.fact.body, audience))
        }
        _ => body.card().picture.is_some_and(|of| of.includes(audience)),
    }
}

/// True if a fact has a line.
fn is_told(body: &FactBody, audience: Audience) -> bool {
    match body {
        FactBody::Amended { .. } => retracts(body, audience),
        _ => body.card().line.is_some_and(|of| of.includes(audience)),
    }
}

fn line(
    board: BoardNo,
    game: Option<GameId>,
    by: Option<DeviceId>,
    fact: &Fact,
    audience: Audience,
) -> TickerLine {
    let by = by.filter(|_| audience == Audience::Referees);
    let said =
        match record::line(fact).expect("a card names an audience only for a fact with a line") {
            Said::Called { side, fault, sanction } => {
                Said::Called { side, fault: fault_for(audience, fault), sanction }
            }
            Said::Retracted { .. } => Said::Retracted { facts: retracted(&fact.body, audience) },
            said => said,
        };
    let incident = said.is_incident();
    TickerLine { fact: fact.id, board, game, at: fact.at, by, said, incident, voidable: false }
}

/// A fault as an audience may see it: a referee's words on a player are not for the public.
pub(crate) fn fault_for(audience: Audience, fault: Fault) -> Fault {
    match (audience, fault) {
        (Audience::Public, Fault::Other { .. }) => Fault::Other { reason: String::new() },
        (_, fault) => fault,
    }
}

/// A question as a board's view shows it: short enough for the view, whole in its line.
pub(crate) fn shortened(question: &Question) -> Question {
    match question {
        Question::Amendment { preview, drop, add, drops, adds } => Question::Amendment {
            preview: *preview,
            drop: drop.iter().copied().take(PREVIEW_DROPS).collect(),
            add: add.iter().take(PREVIEW_LINES).cloned().map(brief).collect(),
            drops: (*drops).max(counted(drop)),
            adds: (*adds).max(counted(add)),
        },
        Question::LateCalls { side, calls } => Question::LateCalls {
            side: *side,
            calls: calls.iter().copied().take(LATE_CALLS).collect(),
        },
        other => other.clone(),
    }
}

/// The length of a list in a question about an amendment.
pub(crate) fn counted<T>(list: &[T]) -> u16 {
    u16::try_from(list.len()).unwrap_or(u16::MAX)
}

fn brief(said: Said) -> Said {
    match said {
        Said::Called { side, fault, sanction } => {
            Said::Called { side, fault: brief_fault(&fault), sanction }
        }
        other => other,
    }
}

/// A fault as a board's view shows it: the first words of a referee's text.
pub(crate) fn brief_fault(fault: &Fault) -> Fault {
    match fault {
        Fault::Other { reason } if reason.len() > FAULT_BYTES => {
            let end = (0..=FAULT_BYTES).rev().find(|end| reason.is_char_boundary(*end));
            let words = &reason[..end.unwrap_or(0)];
            Fault::Other { reason: format!("{}…", words.trim_end()) }
        }
        other => other.clone(),
    }
}

/// Bytes of a fault in a referee's words that a board's view carries.
const FAULT_BYTES: usize = 16;
/// Late calls a board's view names; the answer is about all of them.
const LATE_CALLS: usize = 16;
/// Facts that a preview drops, as far as a board's view names them: their lines are in the log.
const PREVIEW_DROPS: usize = 16;
/// Lines of a preview a board's view carries.
const PREVIEW_LINES: usize = 2;
