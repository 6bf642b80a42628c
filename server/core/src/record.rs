//! A record: the facts that one decision added, each with its result.
//!
//! A record touches one board at most. Replaying records asks no rule: every computed value is in
//! the facts. Serialised records keep field names and leave empty fields out, so that a reader of
//! another version ignores fields it does not know.

pub use court_protocol::TimeFor;
use court_protocol::{
    Ask, BoardNo, CourtTime, DeviceId, Epoch, FactId, GameId, Millis, MoveView, Outcome, RequestId,
    Seq, Verdict,
};
use serde::{Deserialize, Serialize};

use crate::notation::Notation;

mod body;
mod card;
mod line;
mod note;
mod rule;
mod speed;

pub use body::{Against, FactBody};
pub use card::IncidentKind;
pub(crate) use card::{Void, is_stop_called};
pub(crate) use line::line;
pub use note::Note;
pub use rule::{is_ruled_later, refused_under};
pub use speed::{SpeedFact, Wrong};

/// One decision with all its facts: a mate and its result cannot be torn apart.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Record {
    /// The record's place in the court's stream.
    pub seq: Seq,
    /// The term of writing.
    pub epoch: Epoch,
    /// The instant of the ruling.
    pub at: CourtTime,
    /// The one board that the record is about.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub board: Option<BoardNo>,
    /// The game that the record is about.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub game: Option<GameId>,
    /// The device, machine or rule that caused it.
    pub by: Author,
    /// The request that the record answers. A request for several boards makes several records. Each
    /// names the request, and the last one carries the verdict.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub request: Option<RequestId>,
    /// The request's tag; the frame repeats it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tag: Option<String>,
    /// The request, if it was refused. The facts show every other request.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub asked: Option<Box<Ask>>,
    /// The outcome of the request.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub verdict: Option<Verdict>,
    /// The facts that hold from now on.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub facts: Vec<Fact>,
}

impl Record {
    /// The outcome for its sender, if this record carries one.
    pub fn outcome(&self) -> Option<Outcome> {
        let request = self.request?;
        let verdict = self.verdict.clone()?;
        Some(Outcome { boot: request.boot, n: request.n, seq: self.seq, at: self.at, verdict })
    }

    /// True if it carries the outcome of its request (a part of a longer answer does not).
    pub const fn answers(&self) -> bool {
        self.request.is_some() && self.verdict.is_some()
    }
}

/// The cause of a record.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Author {
    /// An enrolled device; for changes of a device's rights, the one whose referee decided them.
    Device(DeviceId),
    /// The server's own machine: its set-up, its terminal, a device that enrolled by code.
    #[serde(rename = "house")]
    Server,
    /// The court itself: something fell due.
    Court,
}

impl Author {
    /// The device, where one did.
    pub(crate) const fn device(self) -> Option<DeviceId> {
        match self {
            Self::Device(device) => Some(device),
            Self::Server | Self::Court => None,
        }
    }
}

/// An event: seen, ruled or derived. Facts are never changed or removed; an amendment names those
/// that no longer count.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Fact {
    /// The fact's id, which never changes.
    pub id: FactId,
    /// The instant of the event.
    pub at: CourtTime,
    /// The event and its results.
    pub body: FactBody,
}

impl Fact {
    /// Returns the instant of the input in this fact, whatever the fact's place in the game's order.
    pub fn put_in(&self) -> Option<CourtTime> {
        match &self.body {
            FactBody::SetAside { input, .. } => input.is_input().then_some(self.at),
            body if body.is_input() => Some(self.at),
            FactBody::Amended { cause, add, .. } => {
                let caused = add.iter().find(|added| added.fact.id == *cause)?;
                caused.fact.put_in()
            }
            _ => None,
        }
    }

    /// The facts of record `seq`, numbered from its first; the facts of an amendment
    /// are numbered too.
    pub(crate) fn numbered(seq: Seq, facts: Vec<(CourtTime, FactBody)>) -> Vec<Self> {
        let mut next = 0;
        let number = |(at, body): (CourtTime, FactBody)| {
            let index = u8::try_from(next).expect("a decision has few facts of its own");
            next += 1;
            if let FactBody::Amended { add, .. } = &body {
                let own = add.iter().filter(|added| added.fact.id.seq() == seq);
                let last = own.map(|added| u16::from(added.fact.id.index())).max();
                next = last.map_or(next, |last| next.max(last + 1));
            }
            Self { id: FactId::new(seq, index), at, body }
        };
        facts.into_iter().map(number).collect()
    }
}

/// A start, or a next game on a board, that went ahead in spite of an obstacle.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Overridden<T> {
    /// The obstacles that were overridden.
    pub reasons: Vec<T>,
    /// The referee's reason to go ahead, in his own words.
    pub despite: String,
}

/// A fact an amendment adds, with its place in the game's order of happening.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Added {
    /// The fact directly before this one; `None` at the front.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub after: Option<FactId>,
    /// The fact to add.
    pub fact: Fact,
}

/// The effect of a completed move on its mover's clock.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Tick {
    /// His time left after it; missing where it is not known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub left: Option<Millis>,
    /// Time used for it; missing where it is not known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub used: Option<Millis>,
    /// The increment he got for it.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub given: Millis,
    /// True if `left` is the court's prediction, because the clock on the table was not read.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub predicted: bool,
}

impl Tick {
    /// The effect on clocks that are not known.
    pub const UNKNOWN: Self =
        Self { left: None, used: None, given: Millis::ZERO, predicted: false };

    /// A completed move, in UCI notation and SAN, as screens show it.
    pub(crate) fn view(
        self,
        ply: u16,
        (uci, san): (Notation, Notation),
        at: CourtTime,
    ) -> MoveView {
        let left = self.left.filter(|_| !self.predicted);
        MoveView { ply, uci: uci.to_string(), san: san.to_string(), at, left, used: self.used }
    }
}

/// A move on record.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Made {
    /// The half-move, from 1.
    pub ply: u16,
    /// In SAN, as UCI where it was not legal; missing where the board does not report moves.
    pub san: Option<Notation>,
}

impl std::fmt::Display for Made {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&court_protocol::numbered(self.ply, self.san.as_ref().map(Notation::as_str)))
    }
}

/// The ruling on a claim.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ClaimVerdict {
    /// The referee or the court upholds the claim.
    Upheld,
    /// The referee rejects the claim, or the position refutes it.
    Rejected,
    /// The claimant had moved or touched since (FIDE 4.8, A.5.2).
    TooLate {
        /// The opponent's last move, the subject of the claim; `None` if he made none.
        last: Option<Made>,
    },
    /// A draw is claimed by the player on the move only (FIDE 9.2, 9.3).
    NotOnMove,
    /// The claimant had touched a piece (FIDE 4.8, 9.4).
    Touched,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde hands a reference over")]
const fn is_zero(time: &Millis) -> bool {
    time.0 == 0
}
