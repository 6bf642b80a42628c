//! The runners: their places, their debts, and the referees' calls against them.

use court_protocol::{
    BySide, CourtTime, Debt, GameSetup, Millis, Ruleset, RunEvidence, RunMode, Side, Square,
    ThirdRed, UnexpectedFrom, Whereabouts,
};
use std::ops::{Index, IndexMut};

use super::Play;
use super::penalties::Penalties;
use super::walking::Walking;

/// Longest time from an event to a tap that still fits it.
const REACTION: Millis = Millis::seconds(5);

/// Both runners of a game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Runners {
    pub evidence: RunEvidence,
    /// Metres from the board to each side's line.
    pub turning_point: BySide<u8>,
    /// The way each side turns there.
    pub turn: BySide<RunMode>,
    sides: BySide<Runner>,
    pub penalties: BySide<Penalties>,
    pub walking: BySide<Walking>,
    /// The price of a walker's third red card.
    pub third_red: ThirdRed,
}

impl Index<Side> for Runners {
    type Output = Runner;

    fn index(&self, side: Side) -> &Runner {
        &self.sides[side]
    }
}

impl IndexMut<Side> for Runners {
    fn index_mut(&mut self, side: Side) -> &mut Runner {
        &mut self.sides[side]
    }
}

impl Runners {
    pub(super) fn new(setup: &GameSetup) -> Self {
        Self {
            evidence: setup.runs,
            turning_point: setup.turning_point,
            turn: setup.run_mode,
            sides: places(setup.ruleset),
            penalties: BySide::default(),
            walking: BySide::default(),
            third_red: setup.walk.map_or_else(ThirdRed::default, |walk| walk.third_red),
        }
    }

    /// Puts both runners where a game begins; their runs are counted on.
    pub(super) fn set_up(&mut self, ruleset: Ruleset) {
        let before = std::mem::replace(&mut self.sides, places(ruleset));
        for side in Side::BOTH {
            self.sides[side].runs = before[side].runs;
            self.sides[side].half_runs = before[side].half_runs;
        }
    }

    /// The place of a runner on his way. On a presumed lane only his absence is known.
    pub(super) const fn underway(&self, seen: Whereabouts) -> Whereabouts {
        match self.evidence {
            RunEvidence::Reported => seen,
            RunEvidence::Presumed => Whereabouts::Away,
        }
    }

    /// The square of the piece that has to move because an illegal move with it was taken back.
    pub(crate) fn touched(&self, side: Side) -> Option<Square> {
        self[side].owes.iter().find_map(|debt| match debt {
            Debt::TakeBack { touched } => *touched,
            _ => None,
        })
    }

    /// A correction is owed, and a full run after it.
    pub(super) fn owe_correction(&mut self, side: Side) {
        let runner = &mut self[side];
        // The run he is on still pays for a move that stands, and for nothing else.
        runner.crossed &= !runner.owes.is_empty();
        runner.owe(Debt::Correction);
        runner.owe(Debt::FullRun);
        runner.presumed.clear();
    }

    /// The correction is done, and his run begins here. He may still be on the way back from a run
    /// for a move that stands; then that run goes on.
    pub(super) fn corrected(&mut self, side: Side, at: CourtTime) {
        let underway = self.underway(Whereabouts::Outward);
        let runner = &mut self[side];
        let place = runner.owes.iter().position(|owed| *owed == Debt::Correction);
        if let Some(place) = place {
            runner.owes.remove(place);
        }
        let is_on_earlier_run = runner.crossed && place.is_some_and(|place| place > 0);
        if !is_on_earlier_run {
            runner.leave(underway, at);
        }
    }

    pub(super) fn each_penalties(&mut self, mut change: impl FnMut(&mut Penalties)) {
        let BySide { white, black } = &mut self.penalties;
        change(white);
        change(black);
    }
}

/// Places of the players before a start: White behind his line, Black at the board (CR-2.1-3).
fn places(ruleset: Ruleset) -> BySide<Runner> {
    let white = if ruleset.runs() { Whereabouts::BehindLine } else { Whereabouts::AtBoard };
    BySide { white: Runner::new(white), black: Runner::new(Whereabouts::AtBoard) }
}

/// A player between the board and his line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Runner {
    pub at: Whereabouts,
    /// The instant he came there; `None` before the start.
    pub since: Option<CourtTime>,
    /// Debts he has to pay before he may move, in order.
    pub owes: Vec<Debt>,
    /// He has crossed his line on this run.
    pub crossed: bool,
    /// The instant at which this run began, where that is known.
    pub left_board: Option<CourtTime>,
    /// The time of this run in which he stood in a stop.
    pub stood: Millis,
    /// The end of the stop at his line, from which on he runs home.
    pub ran_on: Option<CourtTime>,
    /// Number of full runs made.
    pub runs: u16,
    /// Number of half runs made.
    pub half_runs: u8,
    /// Debts that his last press was presumed to have paid.
    pub presumed: Vec<Debt>,
}

impl Runner {
    pub(crate) const fn new(at: Whereabouts) -> Self {
        Self {
            at,
            since: None,
            owes: Vec::new(),
            crossed: false,
            left_board: None,
            stood: Millis::ZERO,
            ran_on: None,
            runs: 0,
            half_runs: 0,
            presumed: Vec::new(),
        }
    }

    pub(crate) fn owe(&mut self, debt: Debt) {
        self.owes.push(debt);
    }

    /// Drops the debts to take a move back.
    pub(crate) fn drop_take_backs(&mut self) {
        self.owes.retain(|debt| !matches!(debt, Debt::TakeBack { .. }));
    }

    /// He leaves the board for a run.
    pub(crate) fn leave(&mut self, at: Whereabouts, when: CourtTime) {
        self.stand(at, when);
        self.left_board = Some(when);
    }

    /// He stood for a time up to an instant, and runs on. No more than his run is so far.
    pub(crate) fn stood(&mut self, time: Millis, until: CourtTime) {
        let so_far = self.left_board.map_or(Millis(i64::MAX), |left| until - left);
        self.stood = (self.stood + time).min(so_far);
        self.ran_on = (self.at == Whereabouts::Homeward).then_some(until);
    }

    /// The time that he has run by an instant, without stops and pauses, where its beginning is known.
    pub(crate) fn ran(&self, at: CourtTime) -> Option<Millis> {
        self.left_board.map(|left| at - left - self.stood)
    }

    pub(crate) fn cross(&mut self, when: CourtTime) {
        self.ran_on = None;
        self.at = Whereabouts::Homeward;
        self.since = Some(when);
        self.crossed = true;
    }

    /// A run counts: the oldest debt of its kind is paid, and he is at the board.
    pub(crate) fn pay(&mut self, debt: Option<Debt>, when: CourtTime) {
        if let Some(place) = self.owes.iter().position(|owed| Some(*owed) == debt) {
            self.owes.remove(place);
        }
        if debt == Some(Debt::HalfRun) {
            self.half_runs += 1;
        } else {
            self.runs += 1;
        }
        self.stand(Whereabouts::AtBoard, when);
    }

    pub(crate) fn stand(&mut self, at: Whereabouts, when: CourtTime) {
        self.at = at;
        self.since = Some(when);
        self.left_board = None;
        self.stood = Millis::ZERO;
        self.ran_on = None;
        self.crossed = false;
    }
}

impl Play {
    /// The instants from which on the call of a fault for the instant of its tap does not fit the
    /// court's data on the runner.
    pub(crate) fn unexpected_from(&self, side: Side) -> UnexpectedFrom {
        if !self.ruleset.runs() {
            return UnexpectedFrom::default();
        }
        let too_late = |event: CourtTime| event + REACTION + Millis(1);
        let runner = &self.runners[side];
        let ever_since = runner.since.unwrap_or(CourtTime(0));
        let no_crossing = match runner.at {
            Whereabouts::Outward | Whereabouts::Away => None,
            Whereabouts::BehindLine | Whereabouts::Homeward => Some(ever_since),
            Whereabouts::AtBoard if runner.owes.first() == Some(&Debt::FullRun) => None,
            Whereabouts::AtBoard => Some(runner.since.map_or(ever_since, too_late)),
        };
        UnexpectedFrom { no_crossing, false_start: self.start.go_at.map(too_late) }
    }
}
