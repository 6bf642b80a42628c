//! One side's penalties: the calls against him, the stop he is serving, and the stops he has
//! served.

use court_protocol::{
    CourtTime, DeviceId, FactId, Fault, Millis, PenaltyState, PenaltyView, Question, RunEvidence,
    Sanction, Side, StopView, Whereabouts,
};

use super::Play;
use crate::record::{Fact, FactBody};

/// Two devices report one event within this time: a call for the same fault on the same run, or a
/// player's move.
pub(crate) const TOGETHER: Millis = Millis::seconds(3);
/// One penalty's time at the line (CR-4.3-1).
const STOP_TIME: Millis = Millis::seconds(10);
/// Two taps of one referee within this time are one: the same fault on the same run.
const REPEATED: Millis = Millis::seconds(1);

/// The calls against one side.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(crate) struct Penalties {
    /// Oldest tap first, including calls without a stop.
    pub calls: Vec<Call>,
    pub stop: Option<Stop>,
    pub served: u8,
    /// Times he left the stop early, for the penalties open now.
    pub left_early: u8,
}

/// A call, with all its witnesses.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Call {
    /// The tap that made the call first.
    pub tap: FactId,
    /// Instant of the fault.
    pub of: CourtTime,
    pub fault: Fault,
    pub sanction: Sanction,
    /// The game of the chain it was made in.
    pub chain_game: u8,
    /// The run of the fault: the number of his completed moves before it.
    pub run: usize,
    /// The referees' devices, each with the instant it called.
    pub witnesses: Vec<(Option<DeviceId>, CourtTime)>,
    pub unexpected: bool,
    /// True if the fault is earlier than the tap.
    pub back: bool,
    /// The number of his completed moves when its stop was called for, or left, last.
    since: usize,
    /// He has passed his line since.
    pub passed: bool,
    /// Instant at which the head referee was asked because he ran on and nobody stopped him.
    asked: Option<CourtTime>,
    pub stage: Stage,
}

/// The stage of a call.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Stage {
    /// The call asks for no stop: its effect, if any, came with it.
    NoStop,
    Open,
    Serving,
    Served,
    Lapsed,
}

/// A stop that a player is serving behind his line.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Stop {
    pub stopwatch: Stopwatch,
    /// The device that began the stop or took it over last.
    pub watch: Option<DeviceId>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Stopwatch {
    Until(CourtTime),
    Frozen(Millis),
}

impl Stopwatch {
    /// The time he still has to stand at an instant.
    fn left(self, at: CourtTime) -> Millis {
        match self {
            Self::Until(until) => (until - at).at_least_zero(),
            Self::Frozen(left) => left,
        }
    }
}

impl Penalties {
    /// Number of penalties that wait for a stop.
    pub(crate) fn open(&self) -> usize {
        self.count(Stage::Open)
    }

    /// Number of penalties in the stop he is serving.
    pub(crate) fn serving(&self) -> usize {
        self.count(Stage::Serving)
    }

    fn count(&self, stage: Stage) -> usize {
        self.calls.iter().filter(|call| call.stage == stage).count()
    }

    /// The instant at which he is free, while the stopwatch runs.
    pub(crate) fn free_at(&self) -> Option<CourtTime> {
        match self.stop?.stopwatch {
            Stopwatch::Until(until) => Some(until),
            Stopwatch::Frozen(_) => None,
        }
    }

    /// The call that `other` repeats: the same fault on the same run. Another referee repeats it
    /// within three seconds, the same one within one.
    pub(crate) fn same(&self, other: &Call) -> Option<&Call> {
        let by = other.witnesses.first()?.0;
        self.calls.iter().find(|call| {
            let is_same = call.fault == other.fault
                && call.sanction == other.sanction
                && (call.chain_game, call.run) == (other.chain_game, other.run)
                && call.stage != Stage::Lapsed;
            let near = |of: CourtTime, within: Millis| (of - other.of).0.abs() <= within.0;
            let own = call.witnesses.iter().rfind(|(device, _)| *device == by);
            is_same && own.map_or_else(|| near(call.of, TOGETHER), |(_, of)| near(*of, REPEATED))
        })
    }

    fn take(&mut self, call: Call) {
        self.calls.push(call);
        // A call during the stop lengthens the stop (CR-4.3-3).
        let Some(stop) = &mut self.stop else { return };
        let last = self.calls.last_mut().filter(|call| call.stage == Stage::Open);
        let Some(last) = last else { return };
        last.stage = Stage::Serving;
        stop.stopwatch = match stop.stopwatch {
            Stopwatch::Until(until) => Stopwatch::Until(until + STOP_TIME),
            Stopwatch::Frozen(left) => Stopwatch::Frozen(left + STOP_TIME),
        };
    }

    fn turn(&mut self, from: Stage, to: Stage) {
        for call in self.calls.iter_mut().filter(|call| call.stage == from) {
            call.stage = to;
        }
    }

    /// He crosses his line. Penalties that wait for it are due, whether a referee stops him or not.
    pub(super) fn pass(&mut self) {
        self.each_open(|call| call.passed = true);
    }

    /// He completes a move, with so many by now. Where nobody reports runs, the second move after a
    /// call shows that he has passed his line.
    pub(super) fn pass_unseen(&mut self, moves: usize) {
        self.each_open(|call| call.passed |= moves >= call.since + 2);
    }

    fn each_open(&mut self, change: impl FnMut(&mut Call)) {
        self.calls.iter_mut().filter(|call| call.stage == Stage::Open).for_each(change);
    }

    /// The open calls whose line he has passed, and the head referee was not asked about.
    pub(crate) fn passed_by(&self) -> impl Iterator<Item = &Call> {
        self.calls
            .iter()
            .filter(|call| call.stage == Stage::Open && call.passed && call.asked.is_none())
    }

    /// The head referee is asked whether he has stood for the calls that he passed his line with.
    pub(super) fn ask(&mut self, at: CourtTime) {
        self.each_open(|call| call.asked = call.asked.or(call.passed.then_some(at)));
    }

    /// The board stands still, and its stopwatches too.
    pub(super) fn freeze(&mut self, at: CourtTime) {
        if let Some(stop) = &mut self.stop {
            stop.stopwatch = Stopwatch::Frozen(stop.stopwatch.left(at));
        }
    }

    /// The board goes on, and its stopwatches too.
    pub(super) fn go_on(&mut self, at: CourtTime) {
        if let Some(stop) = &mut self.stop
            && let Stopwatch::Frozen(left) = stop.stopwatch
        {
            stop.stopwatch = Stopwatch::Until(at + left);
        }
    }

    /// A game of the chain is over: the stop he was serving is still due in the next one
    /// (CR-4.3-5).
    pub(super) fn keep_due(&mut self) {
        self.turn(Stage::Serving, Stage::Open);
        self.calls.iter_mut().for_each(|call| (call.passed, call.since) = (false, 0));
        self.stop = None;
    }

    /// Drops the false starts of a start that was aborted or annulled (CR-4.1-4).
    pub(super) fn forget_false_starts(&mut self, chain_game: u8) {
        let of_start =
            |call: &&mut Call| call.fault == Fault::FalseStart && call.chain_game == chain_game;
        let false_starts =
            self.calls.iter_mut().filter(of_start).filter(|call| call.stage == Stage::Open);
        false_starts.for_each(|call| call.stage = Stage::Lapsed);
    }

    /// The penalties not served, for screens. `is_asked`: a question of that instant waits.
    fn views(
        &self,
        at: Whereabouts,
        is_asked: impl Fn(CourtTime) -> bool,
    ) -> impl Iterator<Item = PenaltyView> {
        // He is on his way to the line, or there, or his place is not known. After a crossing
        // without a stop the penalty stays due (CR-4.3-1).
        let due = matches!(at, Whereabouts::Outward | Whereabouts::BehindLine | Whereabouts::Away);
        self.calls.iter().filter_map(move |call| {
            let state = match call.stage {
                Stage::Serving => PenaltyState::Serving,
                Stage::Open if call.asked.is_some_and(&is_asked) => PenaltyState::Asked,
                Stage::Open if due || call.passed => PenaltyState::Due,
                Stage::Open => PenaltyState::Called,
                Stage::NoStop | Stage::Served | Stage::Lapsed => return None,
            };
            Some(PenaltyView {
                fact: call.tap,
                at: call.of,
                fault: call.fault.clone(),
                state,
                witnesses: call.referees(),
                unexpected: call.unexpected,
                back: call.back,
            })
        })
    }

    pub(crate) fn stop_view(&self) -> Option<StopView> {
        let stop = self.stop?;
        let (until, left) = match stop.stopwatch {
            Stopwatch::Until(until) => (Some(until), None),
            Stopwatch::Frozen(left) => (None, Some(left)),
        };
        let penalties = u8::try_from(self.serving()).unwrap_or(u8::MAX);
        let whole = stop_time(self.serving());
        Some(StopView { until, left, penalties, whole, restarts: self.left_early })
    }

    /// Time of the next stop, of one penalty at least.
    pub(crate) fn next_stop(&self) -> Millis {
        stop_time((self.open() + self.serving()).max(1))
    }
}

/// Time of a stop: ten seconds for each penalty, back to back.
// rules: CR-4.3-3
pub(crate) fn stop_time(penalties: usize) -> Millis {
    (0..penalties).map(|_| STOP_TIME).sum()
}

impl Call {
    /// Number of referees who called it.
    fn referees(&self) -> u8 {
        let others = |place: usize| self.witnesses[..place].iter().map(|(device, _)| device);
        let first = |(place, by): &(usize, &(Option<DeviceId>, CourtTime))| {
            others(*place).all(|device| *device != by.0)
        };
        u8::try_from(self.witnesses.iter().enumerate().filter(first).count()).unwrap_or(u8::MAX)
    }
}

/// The question about stops of a side that nobody timed.
pub(crate) const fn untimed(side: Side) -> Question {
    Question::Unwatched { side, untimed: true }
}

impl Play {
    /// The penalties of a side not served, for screens.
    pub(crate) fn penalty_views(&self, side: Side) -> impl Iterator<Item = PenaltyView> {
        let is_asked = move |at| {
            self.questions.iter().any(|open| open.at == at && open.question == untimed(side))
        };
        self.runners.penalties[side].views(self.runners[side].at, is_asked)
    }

    /// A side completes a move: where nobody reports runs, it tells of his line.
    pub(super) fn pass_by_move(&mut self, side: Side, at: CourtTime) {
        if self.runners.evidence == RunEvidence::Presumed {
            let moves = self.table.run_of(side, at);
            self.runners.penalties[side].pass_unseen(moves);
        }
    }

    /// The call that a referee's tap makes, beside the existing ones.
    pub(crate) fn call(
        &self,
        tap: FactId,
        (side, fault, sanction): (Side, &Fault, Sanction),
        of: CourtTime,
        by: Option<DeviceId>,
    ) -> Call {
        Call {
            tap,
            of,
            fault: fault.clone(),
            sanction,
            chain_game: self.chain.game_number(),
            run: self.table.run_of(side, of),
            witnesses: vec![(by, of)],
            unexpected: false,
            back: false,
            since: 0,
            passed: false,
            asked: None,
            stage: if sanction == Sanction::Stop { Stage::Open } else { Stage::NoStop },
        }
    }

    pub(super) fn fold_penalty(&mut self, fact: &Fact) {
        match &fact.body {
            FactBody::Called { call, side, fault, sanction, of, unexpected, .. } => {
                let taken = self.call(*call, (*side, fault, *sanction), *of, self.witness.device);
                let (unexpected, back) = (*unexpected, *of < fact.at);
                let since = self.table.run_of(*side, fact.at);
                self.runners.penalties[*side].take(Call { unexpected, back, since, ..taken });
            }
            FactBody::Joined { to, side, of, .. } => {
                let by = (self.witness.device, *of);
                let calls = &mut self.runners.penalties[*side].calls;
                if let Some(call) = calls.iter_mut().find(|call| call.tap == *to) {
                    call.witnesses.push(by);
                }
            }
            FactBody::StopBegan { side, until, crosses, .. } => {
                if *crosses {
                    self.runners[*side].cross(fact.at);
                }
                self.close(|asked| *asked == untimed(*side));
                let penalties = &mut self.runners.penalties[*side];
                penalties.turn(Stage::Open, Stage::Serving);
                let (stopwatch, watch) = (Stopwatch::Until(*until), self.witness.device);
                penalties.stop = Some(Stop { stopwatch, watch });
            }
            FactBody::StopWatched { side } => {
                let watch = self.witness.device;
                if let Some(stop) = &mut self.runners.penalties[*side].stop {
                    stop.watch = watch;
                }
            }
            FactBody::StopLeft { side, seen_leaving } => {
                let whole = stop_time(self.runners.penalties[*side].serving());
                let stop = self.runners.penalties[*side].stop.take();
                let left = stop.map(|stop| stop.stopwatch);
                if *seen_leaving && let Some(stop) = stop {
                    let stood = whole - stop.stopwatch.left(fact.at);
                    self.runners[*side].stood(stood, fact.at);
                }
                // He has to cross the line that he left early again before his run counts.
                if !matches!(left, Some(Stopwatch::Until(until)) if until <= fact.at) {
                    self.runners[*side].crossed = false;
                }
                let since = self.table.run_of(*side, fact.at);
                let penalties = &mut self.runners.penalties[*side];
                penalties.turn(Stage::Serving, Stage::Open);
                penalties.each_open(|call| {
                    (call.since, call.passed, call.asked) = (since, false, None);
                });
                penalties.left_early = penalties.left_early.saturating_add(u8::from(*seen_leaving));
            }
            // he stood untimed, and ran on
            FactBody::StopServed { side, penalties: served, .. }
                if self.runners.penalties[*side].stop.is_none() =>
            {
                let penalties = &mut self.runners.penalties[*side];
                penalties.each_open(|call| {
                    if call.asked == Some(fact.at) {
                        call.stage = Stage::Served;
                    }
                });
                penalties.served = penalties.served.saturating_add(*served);
                if penalties.open() == 0 {
                    penalties.left_early = 0;
                }
            }
            FactBody::StopServed { side, penalties: served, .. } => {
                let stood = stop_time(self.runners.penalties[*side].serving());
                self.runners[*side].stood(stood, fact.at);
                let penalties = &mut self.runners.penalties[*side];
                penalties.turn(Stage::Serving, Stage::Served);
                penalties.served = penalties.served.saturating_add(*served);
                penalties.stop = None;
                penalties.left_early = 0;
            }
            FactBody::Lapsed { side, .. } => {
                self.close(|asked| *asked == untimed(*side));
                let penalties = &mut self.runners.penalties[*side];
                penalties.turn(Stage::Serving, Stage::Lapsed);
                penalties.turn(Stage::Open, Stage::Lapsed);
                penalties.stop = None;
            }
            _ => {}
        }
    }
}
