//! Tickers: the lines of a record for each audience.
//!
//! A line is worded from its fact alone. Lines and changes of the picture are two things: the start
//! of White's clock changes the picture and has no line.

mod hidden;
mod speed;

use court_protocol::{
    Audience, BoardNo, DeviceId, EndedView, Fault, GameId, Line, Question, Said, Sanction, Snapshot,
};
use std::collections::VecDeque;

pub(crate) use hidden::hidden;

use crate::play::MoveMade;
use crate::record::{ClaimVerdict, Fact, FactBody, Note, Record};
use hidden::{retracted, retracts};

/// The last lines of a ticker, each with its board, its game and the device that caused it.
type Recent = VecDeque<(BoardNo, Option<GameId>, Option<DeviceId>, Fact)>;

/// The last lines per audience, kept as facts and worded when a snapshot is made.
#[derive(Debug, Clone)]
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
            each_told(record, audience, |fact| {
                if recent.len() == Snapshot::TICKER_MAX {
                    recent.pop_front();
                }
                recent.push_back((board, record.game, record.by.device(), fact.clone()));
            });
        }
    }

    /// The last lines for an audience, oldest first.
    pub(crate) fn lines(&self, audience: Audience) -> Vec<Line> {
        let recent = &self.recent[audience as usize];
        recent
            .iter()
            .map(|(board, game, by, fact)| line(*board, *game, *by, fact, audience))
            .collect()
    }
}

impl Record {
    /// The lines of a record for an audience.
    pub fn lines(&self, audience: Audience) -> Vec<Line> {
        let mut lines = Vec::new();
        if let Some(board) = self.board {
            each_told(self, audience, |fact| {
                lines.push(line(board, self.game, self.by.device(), fact, audience));
            });
        }
        lines
    }

    /// True if a record has any line for an audience.
    pub fn has_lines(&self, audience: Audience) -> bool {
        let mut is_told = false;
        if self.board.is_some() {
            each_told(self, audience, |_| is_told = true);
        }
        is_told
    }

    /// The board whose picture a record changes for an audience. A record that changes none and has
    /// no line for an audience causes no frame for it.
    pub fn changed_board(&self, audience: Audience) -> Option<BoardNo> {
        self.facts.iter().any(|fact| shows(&fact.body, audience)).then_some(self.board)?
    }
}

/// Calls back with every fact an audience may see: an amendment's retraction first, then the
/// facts it adds.
fn each_told(record: &Record, audience: Audience, mut tell: impl FnMut(&Fact)) {
    for fact in &record.facts {
        if is_told(&fact.body, audience) {
            tell(fact);
        }
        if let FactBody::Amended { add, .. } = &fact.body {
            for added in add.iter().filter(|added| is_told(&added.fact.body, audience)) {
                tell(&added.fact);
            }
        }
    }
}

/// True if a fact changes the picture of its board.
fn shows(body: &FactBody, audience: Audience) -> bool {
    match body {
        FactBody::Seen { .. }
        | FactBody::ResultRuled { .. }
        | FactBody::Opened { .. }
        | FactBody::Attached { .. }
        | FactBody::Relieved { .. }
        | FactBody::Revoked { .. }
        | FactBody::ClockMapped { .. }
        | FactBody::CameBack { .. }
        | FactBody::Noted { .. }
        | FactBody::SetAside { .. }
        | FactBody::CallSplit { .. }
        | FactBody::StopWatched { .. }
        | FactBody::MovedBeforeRun { .. }
        | FactBody::Voided { .. } => false,
        FactBody::Asked { .. }
        | FactBody::Answered { .. }
        // a late call that is taken back leaves its question
        | FactBody::CallVoided { .. }
        | FactBody::SetOnClock
        | FactBody::Checked { .. }
        | FactBody::Waived { .. }
        | FactBody::Carded { .. } => audience == Audience::Referees,
        FactBody::Speed(fact) => speed::shows(fact),
        // A call without a stop has its effect, if any, in a fact of its own.
        FactBody::Called { sanction, .. } => *sanction == Sanction::Stop,
        FactBody::Amended { add, .. } => {
            retracts(body, audience) || add.iter().any(|added| shows(&added.fact.body, audience))
        }
        _ => true,
    }
}

/// True if a fact has a line.
fn is_told(body: &FactBody, audience: Audience) -> bool {
    match body {
        FactBody::Paired { .. }
        | FactBody::Counting { .. }
        | FactBody::Ready { .. }
        | FactBody::Arranged { .. }
        | FactBody::Aborted
        | FactBody::Annulled { .. }
        | FactBody::Paused { .. }
        | FactBody::Interrupted
        | FactBody::ClockSet { .. }
        | FactBody::PositionSet { .. }
        | FactBody::PlayersSet { .. }
        | FactBody::Sealed { .. }
        | FactBody::ResultCorrected { .. }
        | FactBody::Started
        | FactBody::Resumed
        | FactBody::Moved { .. }
        | FactBody::Placed { .. }
        | FactBody::Pressed { .. }
        | FactBody::Crossed { .. }
        | FactBody::RunMade { .. }
        | FactBody::Illegal { .. }
        | FactBody::Waits { .. }
        | FactBody::TakeBackOwed { .. }
        | FactBody::LimitReached { .. }
        | FactBody::IllegalStands { .. }
        | FactBody::Corrected { .. }
        | FactBody::Claimed { .. }
        | FactBody::ClaimRuled { .. }
        | FactBody::TakenBack { .. }
        | FactBody::DrawOffered { .. }
        | FactBody::DrawRefused { .. }
        | FactBody::StopBegan { .. }
        | FactBody::StopServed { .. }
        | FactBody::Lapsed { .. }
        | FactBody::TimeGiven { .. }
        | FactBody::FlagFell { .. }
        | FactBody::CardsShown { .. }
        | FactBody::LinkDrawn { .. }
        | FactBody::Ended { .. }
        | FactBody::Stale { .. }
        | FactBody::EvidenceSet { .. } => true,
        FactBody::Amended { .. } => retracts(body, audience),
        FactBody::CallVoided { hidden, .. } => !hidden || audience == Audience::Referees,
        FactBody::Speed(fact) => speed::is_told(fact, audience),
        // Flags are the players' to declare; others say nothing (SP-24, SP-25).
        FactBody::Noted { note: Note::FlagIsThePlayers, .. } => false,
        FactBody::Joined { .. }
        | FactBody::StopLeft { .. }
        | FactBody::Noted { .. }
        | FactBody::EmptyPress { .. }
        | FactBody::HandedBack { .. }
        | FactBody::Queened { .. }
        | FactBody::MovedBeforeRun { .. }
        | FactBody::Read { .. }
        | FactBody::SetOnClock
        | FactBody::ResultEntered { .. }
        | FactBody::Checked { .. }
        | FactBody::Waived { .. }
        | FactBody::Carded { .. }
        | FactBody::Asked { .. }
        | FactBody::Answered { .. } => audience == Audience::Referees,
        FactBody::Called { sanction, .. } => {
            *sanction != Sanction::Note || audience == Audience::Referees
        }
        _ => false,
    }
}

fn line(
    board: BoardNo,
    game: Option<GameId>,
    by: Option<DeviceId>,
    fact: &Fact,
    audience: Audience,
) -> Line {
    let by = by.filter(|_| audience == Audience::Referees);
    let said = match said(fact).expect("only facts with words are told") {
        Said::Called { side, fault, sanction } => {
            Said::Called { side, fault: fault_for(audience, fault), sanction }
        }
        Said::Retracted { .. } => Said::Retracted { facts: retracted(&fact.body, audience) },
        said => said,
    };
    Line { fact: fact.id, board, game, at: fact.at, by, said }
}

/// A fact in the words of tickers; `None` if it has no line.
pub(crate) fn said(fact: &Fact) -> Option<Said> {
    Some(match &fact.body {
        FactBody::Paired { .. } => Said::Paired,
        FactBody::Ready { ready, .. } => Said::Ready { ready: *ready },
        FactBody::Arranged { arranged } => Said::Arranged(*arranged),
        FactBody::Counting { go_at, .. } => Said::Counting { go_at: *go_at },
        FactBody::Aborted => Said::Aborted,
        FactBody::Annulled { .. } => Said::Annulled,
        FactBody::Paused { .. } | FactBody::Interrupted => Said::Paused,
        FactBody::Started => Said::Started,
        FactBody::Resumed => Said::Resumed,
        FactBody::ResultEntered { result, .. } => Said::ResultEntered { result: *result },
        FactBody::Sealed { result, .. } => Said::Sealed { result: *result },
        FactBody::ResultCorrected { result, was, .. } => {
            Said::ResultCorrected { result: *result, was: *was }
        }
        FactBody::ClockSet { left, .. } => Said::ClockSet { left: *left },
        FactBody::PositionSet { .. } => Said::PositionSet,
        FactBody::PlayersSet { .. } => Said::PlayersSet,
        FactBody::Moved { ply, uci, san, clock, pressed, .. } => {
            let (notation, at) = (Some((*uci, *san)), pressed.unwrap_or(fact.at));
            Said::Moved(MoveMade { ply: *ply, notation, at, clock: *clock }.view())
        }
        FactBody::Placed { side, uci } => Said::Placed { side: *side, uci: uci.to_string() },
        FactBody::Pressed { ply, side, .. } => Said::Pressed { side: *side, ply: *ply },
        FactBody::Crossed { side } => Said::Crossed { side: *side },
        FactBody::RunMade { side, took, presumed, .. } => {
            Said::RunMade { side: *side, took: *took, presumed: *presumed }
        }
        FactBody::MovedBeforeRun { side } => Said::MovedBeforeRun { side: *side },
        FactBody::Illegal { side, uci } => {
            Said::Illegal { side: *side, uci: uci.map(|uci| uci.to_string()) }
        }
        FactBody::Waits { side, uci } => Said::Illegal { side: *side, uci: Some(uci.to_string()) },
        FactBody::TakeBackOwed { side, uci, touched } => Said::TakeBackOwed {
            side: *side,
            uci: uci.map(|uci| uci.to_string()),
            touched: *touched,
        },
        FactBody::LimitReached { points } => Said::LimitReached { points: *points },
        FactBody::Called { side, fault, sanction, .. } => {
            Said::Called { side: *side, fault: fault.clone(), sanction: *sanction }
        }
        FactBody::Joined { to, .. } => Said::Joined { call: *to },
        FactBody::CallVoided { calls, tap, .. } => {
            Said::CallVoided { call: *calls.first()?, tap: *tap }
        }
        FactBody::StopBegan { side, until, again, .. } => {
            Said::StopBegan { side: *side, until: *until, again: *again }
        }
        FactBody::EmptyPress { side } => {
            Said::Noted { side: *side, code: "press_without_move".to_owned() }
        }
        FactBody::HandedBack { side } => {
            Said::Noted { side: *side, code: "clock_handed_back".to_owned() }
        }
        FactBody::Queened { side, .. } => {
            Said::Noted { side: *side, code: "pawn_becomes_queen".to_owned() }
        }
        FactBody::StopLeft { side, seen_leaving } => {
            let code = if *seen_leaving { "left_stop" } else { "stop_not_stood" };
            Said::Noted { side: *side, code: code.to_owned() }
        }
        FactBody::StopServed { side, penalties, .. } => {
            Said::StopServed { side: *side, penalties: *penalties }
        }
        FactBody::Checked { item, side, finding, .. } => {
            Said::Checked { item: *item, side: *side, passed: finding.passes() }
        }
        FactBody::Waived { item, side, .. } => Said::Waived { item: *item, side: *side },
        FactBody::Carded { side, shown, offence, by, .. } => {
            Said::WalkCard { side: *side, card: *shown, offence: *offence, by: *by }
        }
        FactBody::CardsShown { side } => Said::CardsShown { side: *side },
        FactBody::LinkDrawn { link, by } => Said::LinkDrawn { link: *link, by: *by },
        FactBody::Lapsed { side, penalties } => Said::Lapsed { side: *side, penalties: *penalties },
        FactBody::FlagFell { side } => Said::FlagFell { side: *side },
        FactBody::IllegalStands { ply, uci, pressed, clock, .. } => {
            let notation = Some((*uci, *uci));
            Said::Moved(MoveMade { ply: *ply, notation, at: *pressed, clock: *clock }.view())
        }
        FactBody::Corrected { side } => Said::Corrected { side: *side },
        FactBody::Claimed { side, claim, .. } => {
            Said::Claimed { side: *side, claim: claim.clone() }
        }
        FactBody::ClaimRuled { side, verdict, .. } => {
            Said::ClaimRuled { side: *side, upheld: *verdict == ClaimVerdict::Upheld }
        }
        FactBody::TakenBack { ply, side, .. } => Said::TakenBack { side: *side, ply: *ply },
        FactBody::DrawOffered { side, cards } => Said::DrawOffered { side: *side, cards: *cards },
        FactBody::DrawRefused { side } => Said::DrawRefused { side: *side },
        FactBody::TimeGiven { side, time, .. } => Said::TimeGiven { side: *side, time: *time },
        FactBody::SetOnClock => Said::SetOnClock,
        FactBody::Read { left } => Said::Read { left: *left },
        FactBody::Ended { result, by } => {
            Said::Ended(EndedView { at: fact.at, result: *result, by: *by })
        }
        FactBody::Noted { side, note } => Said::Noted { side: *side, code: note.code().to_owned() },
        FactBody::Asked { question: Question::ChiefCalled, .. } => Said::ChiefCalled,
        FactBody::Asked { question, on_record, .. } => {
            Said::Asked { question: question.clone(), on_record: on_record.clone() }
        }
        FactBody::Answered { question, answer, .. } => {
            Said::Answered { question: *question, answer: answer.clone() }
        }
        FactBody::Amended { drop, .. } => Said::Retracted { facts: drop.clone() },
        FactBody::Speed(of) => speed::said(fact.at, of)?,
        FactBody::Stale { stale, .. } => Said::Stale { stale: *stale },
        FactBody::EvidenceSet { evidence, clock } => {
            Said::EvidenceSet { evidence: *evidence, clock: *clock }
        }
        _ => return None,
    })
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
        Question::Amendment { preview, drop, add } => Question::Amendment {
            preview: *preview,
            drop: drop.iter().copied().take(PREVIEW_LINES).collect(),
            add: add.iter().take(PREVIEW_LINES).cloned().map(brief).collect(),
        },
        Question::LateCalls { side, calls, off_duty } => Question::LateCalls {
            side: *side,
            off_duty: *off_duty,
            calls: calls.iter().copied().take(LATE_CALLS).collect(),
        },
        other => other.clone(),
    }
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
/// Lines of a preview a board's view carries.
const PREVIEW_LINES: usize = 2;
