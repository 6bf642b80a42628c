//! A game in play: what stands after its facts, folded one by one.
//!
//! Folding asks no rule and cannot fail. What the rules need to know stands here; what they make of
//! it is in [`rules`](crate::rules).

mod clocks;
mod position;
mod runner;

use court_protocol::{
    BySide, ClockRule, CourtTime, Debt, Evidence, FactId, GameResult, GameSetup, Millis, MoveView,
    Phase, Question, RunEvidence, Side, Termination, Whereabouts,
};

use crate::notation::Notation;
use crate::record::{Fact, FactBody, Note, Tick};
pub use clocks::Account;
pub(crate) use clocks::{Clocks, Witness};
pub(crate) use position::{Line, color, parse_fen, read_move, side_of, write_san};
pub(crate) use runner::Runner;

/// A game as it stands.
#[derive(Debug, Clone)]
pub(crate) struct Play {
    pub phase: Phase,
    pub evidence: Evidence,
    pub rules: ClockRule,
    pub runs: RunEvidence,
    /// The first countdown's "3": nothing of the game happened before it.
    pub opened: Option<CourtTime>,
    /// GO, from the countdown on.
    pub go_at: Option<CourtTime>,
    /// White's clock has been started in this countdown.
    pub clock_started: bool,
    /// Whose clock runs on when a stopped game resumes; nobody's is a game that is not stopped.
    pub stopped: Option<Stopped>,
    /// The position of record with its history; none where moves were made that nobody reported.
    pub line: Option<Line>,
    /// Who moved first.
    pub first: Side,
    /// Half-moves completed, as far as they are known.
    pub ply: u16,
    pub moves: Vec<MoveMade>,
    /// A move that stands on the board and is not pressed.
    pub placed: Option<Standing>,
    pub clocks: Clocks,
    pub runners: BySide<Runner>,
    pub illegal: BySide<u8>,
    /// A flag that fell and whose worth is not settled.
    pub flagged: Option<Side>,
    /// A press waits for the referee: nothing is ruled until he answers.
    pub held: bool,
    /// The flag of this turn has been asked about (clock on the table).
    pub prompted: bool,
    /// A difference between the clock on the table and the court's has been raised.
    pub differed: bool,
    pub ended: Option<Ended>,
    /// What a referee has to decide, oldest first.
    pub questions: Vec<Open>,
    /// Who saw what is being ruled.
    witness: Witness,
}

/// A completed move.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct MoveMade {
    pub ply: u16,
    /// None at a board that does not report moves.
    pub notation: Option<(Notation, Notation)>,
    pub at: CourtTime,
    pub clock: Tick,
}

impl MoveMade {
    pub(crate) fn view(&self) -> MoveView {
        let (uci, san) = self
            .notation
            .map_or_else(Default::default, |(uci, san)| (uci.to_string(), san.to_string()));
        MoveView {
            ply: self.ply,
            uci,
            san,
            at: self.at,
            left: self.clock.left.filter(|_| !self.clock.predicted),
            used: self.clock.used,
        }
    }
}

/// A move on the board whose clock is not pressed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Standing {
    pub side: Side,
    pub uci: Notation,
    /// It has been said that he moved before his run.
    pub before_run: bool,
}

/// Where a stopped game goes on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Stopped {
    pub to_run: Option<Side>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Ended {
    pub fact: FactId,
    pub at: CourtTime,
    pub result: GameResult,
    pub by: Termination,
}

/// A question that is not answered.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Open {
    pub fact: FactId,
    pub at: CourtTime,
    pub question: Question,
}

impl Play {
    /// A game as it is paired: White behind his line, Black at the board (CR-2.1-3).
    pub(crate) fn new(setup: &GameSetup) -> Self {
        let line = Line::start(setup.start_fen.as_deref());
        let first = side_of(line.now().turn);
        Self {
            phase: Phase::Waiting,
            evidence: setup.evidence,
            rules: setup.clock,
            runs: setup.runs,
            opened: None,
            go_at: None,
            clock_started: false,
            stopped: None,
            line: (setup.evidence != Evidence::Table).then_some(line),
            first,
            ply: 0,
            moves: Vec::new(),
            placed: None,
            clocks: Clocks::new(setup.time),
            runners: BySide {
                white: Runner::new(Whereabouts::BehindLine),
                black: Runner::new(Whereabouts::AtBoard),
            },
            illegal: BySide::default(),
            flagged: None,
            held: false,
            prompted: false,
            differed: false,
            ended: None,
            questions: Vec::new(),
            witness: Witness::COURT,
        }
    }

    /// Whose move it is; nobody's where that is not known.
    pub(crate) fn to_move(&self) -> Option<Side> {
        if let Some(line) = &self.line {
            return Some(side_of(line.now().turn));
        }
        self.clocks.running.map(|running| running.side)
    }

    /// Takes one fact in.
    pub(crate) fn fold(&mut self, fact: &Fact) {
        let at = fact.at;
        match &fact.body {
            FactBody::Seen { device, error, .. } => {
                self.witness = Witness { device: *device, error: *error };
            }
            FactBody::Counting { go_at } => {
                self.opened.get_or_insert(at);
                self.go_at = Some(*go_at);
                self.phase = Phase::Countdown;
                self.clock_started = false;
            }
            FactBody::Aborted => {
                self.go_at = None;
                self.clock_started = false;
                if self.stopped.is_some() {
                    self.phase = Phase::Paused;
                } else {
                    self.phase = Phase::Waiting;
                    self.opened = None;
                    self.clocks.reset();
                }
            }
            FactBody::ClockStarted => {
                self.clock_started = true;
                if self.evidence != Evidence::Table {
                    self.clocks.start(self.first, at, Witness::COURT);
                }
            }
            FactBody::Started => self.start(at),
            FactBody::Resumed => {
                self.phase = Phase::Running;
                if let Some(side) = self.stopped.take().and_then(|stopped| stopped.to_run) {
                    self.clocks.start(side, at, Witness::COURT);
                }
            }
            FactBody::Reopened => {
                let to_run = self.clocks.running.map(|running| running.side);
                self.clocks.stop(at);
                self.stopped = Some(Stopped { to_run });
                self.phase = Phase::Paused;
                self.go_at = None;
            }
            FactBody::EvidenceSet { evidence, clock } => self.set_evidence(*evidence, *clock),
            FactBody::Answered { question, .. } => {
                self.questions.retain(|open| open.fact != *question);
            }
            FactBody::Placed { side, uci } => {
                let before_run = self
                    .placed
                    .is_some_and(|standing| standing.before_run && standing.side == *side);
                self.placed = Some(Standing { side: *side, uci: *uci, before_run });
            }
            FactBody::Moved { ply, side, uci, san, clock } => {
                if let Some(line) = &mut self.line {
                    line.play(*uci);
                }
                self.complete(at, *side, *ply, Some((*uci, *san)), *clock);
            }
            FactBody::Pressed { ply, side, clock } => {
                self.line = None;
                self.complete(at, *side, *ply, None, *clock);
            }
            FactBody::Illegal { side, .. } => {
                self.placed = None;
                self.illegal[*side] = self.illegal[*side].saturating_add(1);
            }
            FactBody::MovedBeforeRun { side } => {
                if let Some(standing) = self.placed.as_mut().filter(|s| s.side == *side) {
                    standing.before_run = true;
                }
            }
            FactBody::Crossed { side } => self.runners[*side].cross(at),
            FactBody::Returned { side } => self.runners[*side].stand(Whereabouts::AtBoard, at),
            FactBody::RunMade { side, paid, .. } => self.runners[*side].pay(*paid, at),
            FactBody::Read { left } => self.clocks.read(*left, at),
            FactBody::FlagFell { side } => {
                self.flagged = Some(*side);
                self.clocks.stop(at);
            }
            FactBody::Ended { result, by } => {
                self.clocks.stop(at);
                self.phase = Phase::Finished;
                self.ended = Some(Ended { fact: fact.id, at, result: *result, by: *by });
                for side in Side::BOTH {
                    self.runners[side].owes.clear(); // CR-4.2-3: with the result all debts end
                }
            }
            FactBody::Asked { question, .. } => self.ask(fact.id, at, question),
            FactBody::Noted { note: Note::AwaitsTheReferee, .. } => self.held = true,
            FactBody::Noted { .. }
            | FactBody::Paired { .. }
            | FactBody::ResultRuled { .. }
            | FactBody::Opened { .. }
            | FactBody::Attached { .. }
            | FactBody::Revoked { .. }
            | FactBody::ClockMapped { .. }
            | FactBody::Stale { .. }
            | FactBody::SetAside { .. }
            | FactBody::Voided { .. }
            | FactBody::Amended { .. } => {}
        }
    }

    /// GO: White owes the half run to the board, Black a full one (CR-4.1-3).
    fn start(&mut self, at: CourtTime) {
        self.phase = Phase::Running;
        for (side, debt) in [(self.first, Debt::HalfRun), (self.first.other(), Debt::FullRun)] {
            self.runners[side].owe(debt);
            let underway = match debt {
                Debt::HalfRun => Whereabouts::Homeward,
                Debt::FullRun => Whereabouts::Outward,
            };
            let underway = self.underway(underway);
            self.runners[side].leave(underway, at);
        }
        if self.evidence == Evidence::Table {
            self.clocks.forget();
        }
    }

    fn set_evidence(&mut self, evidence: Evidence, clock: ClockRule) {
        self.evidence = evidence;
        self.rules = clock;
        self.prompted = false;
        if evidence == Evidence::Table {
            self.placed = None;
            if self.phase == Phase::Running || self.phase == Phase::Paused {
                self.line = None;
                self.clocks.forget();
            }
        }
    }

    /// A move is complete: the mover goes out on his run, the other side's clock runs (CR-2.1-2).
    fn complete(
        &mut self,
        at: CourtTime,
        side: Side,
        ply: u16,
        notation: Option<(Notation, Notation)>,
        clock: Tick,
    ) {
        self.ply = ply;
        self.placed = None;
        self.prompted = false;
        // Play went on: a flag that was expected in this turn did not fall.
        self.questions.retain(|open| open.question != Question::FlagExpected { side });
        self.moves.push(MoveMade { ply, notation, at, clock });
        self.clocks.press(side, at, clock, self.witness);
        self.runners[side].owe(Debt::FullRun);
        let underway = self.underway(Whereabouts::Outward);
        self.runners[side].leave(underway, at);
    }

    /// Where a runner is on his way: a presumed lane knows no more than that he is away.
    const fn underway(&self, seen: Whereabouts) -> Whereabouts {
        match self.runs {
            RunEvidence::Reported => seen,
            RunEvidence::Presumed => Whereabouts::Away,
        }
    }

    fn ask(&mut self, fact: FactId, at: CourtTime, question: &Question) {
        match question {
            Question::FlagExpected { .. } => self.prompted = true,
            Question::ClockDiffers { .. } => self.differed = true,
            Question::DeadPosition => {
                if let Some(line) = &mut self.line {
                    line.doubt();
                }
            }
            _ => {}
        }
        self.questions.push(Open { fact, at, question: question.clone() });
    }

    /// The clock rule's figure for both sides at an instant.
    pub(crate) fn left_at(&self, side: Side, at: CourtTime) -> Option<Millis> {
        self.clocks.left_at(side, at)
    }
}
