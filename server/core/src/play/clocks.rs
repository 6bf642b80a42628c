//! Two chess clocks in whole milliseconds, with the account that shows no time is lost.

use court_protocol::{
    BySide, ClockRule, CourtTime, DeviceId, Millis, Side, TimeControl, TimeRuled,
};

use crate::record::Tick;

/// The clocks of both sides, with the time that is ruled and the time that is known.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Clocks {
    control: BySide<TimeControl>,
    /// Time left when the clock last started or stopped; `None` where it is not known.
    pub left: BySide<Option<Millis>>,
    pub running: Option<Running>,
    pub account: BySide<Account>,
    /// Time used in the turn of each side up to the last stop of its clock.
    turn: BySide<Millis>,
    /// The instant at which each clock first came to 0.000, if it was stopped since.
    pub ran_out: BySide<Option<CourtTime>>,
    /// The clock whose times count: the court's, or the one on the table.
    pub rule: ClockRule,
    /// Time ruled on the clock on the table.
    pub ruled: BySide<TimeRuled>,
    /// The ruled time that the clock on the table shows: up to the last time it was set.
    pub shown: BySide<TimeRuled>,
    /// A ruling did away with a change of the clock on the table that nobody had reported: the clock
    /// may have been set.
    pub may_be_set: bool,
    /// A difference between the clock on the table and the court's has been raised.
    pub differed: bool,
    /// The side of a fallen flag that is not ruled on yet.
    pub flagged: Option<Side>,
    /// The state of the question to the head referee about the flag of this turn.
    pub flag_asked: FlagAsked,
}

/// The state of the question to the head referee about the flag of a turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum FlagAsked {
    No,
    Asked,
    /// The flag is not down, by his answer.
    NotDown,
}

/// A clock that runs.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Running {
    pub side: Side,
    pub since: CourtTime,
    /// The source of the press that started it.
    pub witness: Witness,
}

/// The device that reported an instant, and the error of its clock. The time between two instants
/// of one device is exact. Between two devices it is right to the sum of both errors.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Witness {
    pub device: Option<DeviceId>,
    pub error: Millis,
}

impl Witness {
    /// The court's own clock.
    pub(crate) const COURT: Self = Self { device: None, error: Millis::ZERO };

    /// Largest error of the time between two instants, one of each witness.
    pub(crate) fn doubt(self, other: Self) -> Millis {
        if self.device == other.device { Millis::ZERO } else { self.error + other.error }
    }
}

/// One side's time: `used + left = given + increments + corrected`, to the millisecond, always.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Account {
    /// Time at the start.
    pub given: Millis,
    /// Increments for completed moves.
    pub increments: Millis,
    /// Added by readings and rulings; negative is taken away.
    pub corrected: Millis,
    /// Time used, between starts and stops of the clock.
    pub used: Millis,
    /// Time on the clock.
    pub left: Millis,
}

impl Account {
    /// True if the sum is right.
    pub fn balances(&self) -> bool {
        self.used + self.left == self.given + self.increments + self.corrected
    }
}

impl Clocks {
    pub(crate) fn new(control: BySide<TimeControl>, rule: ClockRule) -> Self {
        let left = control.map(TimeControl::at_start);
        Self {
            control,
            left: control.map(|control| (!control.is_none()).then(|| control.at_start())),
            running: None,
            account: left.map(|left| Account { given: left, left, ..Account::default() }),
            turn: BySide::default(),
            ran_out: BySide::default(),
            rule,
            ruled: BySide::default(),
            shown: BySide::default(),
            may_be_set: false,
            differed: false,
            flagged: None,
            flag_asked: FlagAsked::No,
        }
    }

    /// The times as they were before a countdown that is aborted.
    pub(super) fn restore(&mut self, before: &Self) {
        (self.left, self.running, self.account) = (before.left, before.running, before.account);
        (self.turn, self.ran_out) = (before.turn, before.ran_out);
    }

    /// Time left of `side` at an instant; negative after its flag fell.
    pub(crate) fn left_at(&self, side: Side, at: CourtTime) -> Option<Millis> {
        let left = self.left[side]?;
        Some(match self.running {
            Some(running) if running.side == side => left - (at - running.since),
            _ => left,
        })
    }

    /// Time a side has used in its turn, stops of its clock left out; `None` where no clock runs.
    pub(crate) fn used_in_turn(&self, side: Side, at: CourtTime) -> Option<Millis> {
        let running = self.running?;
        let now = if running.side == side { at - running.since } else { Millis::ZERO };
        Some(self.turn[side] + now)
    }

    /// The turn of a side is over, or begins anew.
    pub(crate) fn end_turn(&mut self, side: Side) {
        self.turn[side] = Millis::ZERO;
    }

    /// The increment of `side` for a completed move (CR-4.5-1, CR-4.5-2).
    pub(crate) fn increment(&self, side: Side) -> Millis {
        self.control[side].increment
    }

    /// True if the game has clocks at all.
    pub(crate) fn exist(&self) -> bool {
        Side::BOTH.into_iter().any(|side| !self.control[side].is_none())
    }

    /// Time on the clock of `side` at the start.
    pub(crate) fn at_start(&self, side: Side) -> Millis {
        self.control[side].at_start()
    }

    /// Returns the instant at which the running clock comes to 0.000, with its side.
    pub(crate) fn runs_out(&self) -> Option<(Side, CourtTime)> {
        let Running { side, since, .. } = self.running?;
        Some((side, since + self.left[side]?))
    }

    pub(crate) fn start(&mut self, side: Side, at: CourtTime, witness: Witness) {
        self.running = Some(Running { side, since: at, witness });
    }

    pub(crate) fn stop(&mut self, at: CourtTime) {
        if let Some(Running { side, since, .. }) = self.running.take() {
            let elapsed = at - since;
            if let Some(left) = self.left[side] {
                if left <= elapsed {
                    self.ran_out[side].get_or_insert(since + left);
                }
                self.account[side].used += elapsed;
                self.set(side, Some(left - elapsed));
            }
            self.turn[side] += elapsed;
        }
    }

    /// The mover presses: his clock stops at the time in the move's fact, and the other one runs.
    pub(crate) fn press(&mut self, side: Side, at: CourtTime, tick: Tick, witness: Witness) {
        self.stop(at);
        self.complete(side, tick);
        self.start(side.other(), at, witness);
    }

    /// Completes a move whose clock was pressed before it was reported: its increment is added, and
    /// the clocks run as they do.
    pub(crate) fn complete(&mut self, side: Side, tick: Tick) {
        self.account[side].increments += tick.given;
        let expected = self.left[side].map(|left| left + tick.given);
        self.correct(side, expected, tick.left);
        self.end_turn(side);
    }

    /// Switches to the clock of `side` without a move; no clock runs where none ran.
    pub(crate) fn switch_to(&mut self, side: Option<Side>, at: CourtTime, witness: Witness) {
        let Some(running) = self.running else { return };
        if side == Some(running.side) {
            return;
        }
        let at = at.max(running.since);
        self.stop(at);
        if let Some(side) = side {
            self.start(side, at, witness);
        }
    }

    /// A clock that ran before a claim and stood since runs on, as if it had started later by the
    /// length of the stop.
    pub(crate) fn run_on(&mut self, before: Running, stood_from: CourtTime, at: CourtTime) {
        self.stop(at);
        let Running { side, since, .. } = before;
        let stood_from = stood_from.max(since);
        self.unuse(side, stood_from - since);
        self.turn[side] -= stood_from - since;
        self.end_turn(side.other());
        self.running = Some(Running { since: since + (at - stood_from), ..before });
    }

    /// The claim that `side` punched for was rejected. That punch ended no turn: the time that the
    /// other clock has run since then is charged to `side` (SP-21).
    pub(crate) fn claim_fell(&mut self, side: Side, punched_at: CourtTime, at: CourtTime) {
        let (running, other) = (self.running, side.other());
        self.stop(at);
        let ran = self.turn[other];
        self.end_turn(other);
        self.unuse(other, ran);
        self.ran_out[other] = self.ran_out[other].filter(|out| *out < punched_at);
        if let Some(left) = self.left[side].filter(|left| *left <= ran) {
            self.ran_out[side].get_or_insert(punched_at + left);
        }
        self.unuse(side, -ran);
        self.turn[side] += ran;
        self.running = running.map(|running| Running { since: at, ..running });
    }

    /// A press did not count: its increment is gone, and the clock it stopped has run on.
    pub(crate) fn unpress(&mut self, side: Side, tick: Tick, at: CourtTime) {
        self.take_increment(side, tick.given);
        let used = tick.used.unwrap_or_default();
        self.unuse(side, used);
        self.end_turn(side);
        if let Some(running) = &mut self.running {
            *running = Running { side, since: at - used, witness: running.witness };
        }
    }

    /// Takes back the increment of a move that is taken back (CR-4.4-5).
    pub(crate) fn take_increment(&mut self, side: Side, given: Millis) {
        if let Some(left) = self.left[side] {
            self.account[side].increments -= given;
            self.set(side, Some(left - given));
        }
        if self.rule == ClockRule::Table {
            self.ruled[side].given -= given;
        }
    }

    fn unuse(&mut self, side: Side, used: Millis) {
        if let Some(left) = self.left[side] {
            self.account[side].used -= used;
            self.set(side, Some(left + used));
        }
    }

    /// The clock on the table was read. Time that was ruled and not yet set on it is added.
    pub(crate) fn read_on_table(&mut self, shown: BySide<Option<Millis>>, at: CourtTime) {
        let unset = self.unset();
        self.read(BySide::from_fn(|side| Some(shown[side]? + unset[side])), at);
    }

    /// A reading replaces the court's figures of the sides it shows.
    pub(crate) fn read(&mut self, shown: BySide<Option<Millis>>, at: CourtTime) {
        for side in Side::BOTH {
            let Some(shown) = shown[side] else { continue };
            self.anchor(side, at);
            self.correct(side, self.left[side], Some(shown));
            if shown > Millis::ZERO {
                self.ran_out[side] = None;
            }
        }
    }

    /// Counts the clock of `side` from an instant on, if it runs.
    pub(crate) fn anchor(&mut self, side: Side, at: CourtTime) {
        if let Some(running) = self.running.filter(|running| running.side == side) {
            self.stop(at);
            self.running = Some(Running { since: at, ..running });
        }
    }

    /// A ruling gives a side time, or takes it off; unknown clocks stay unknown.
    pub(crate) fn give(&mut self, side: Side, time: Millis) {
        let expected = self.left[side];
        self.correct(side, expected, expected.map(|left| left + time));
        self.ruled[side].given += time;
    }

    /// Time ruled that the clock on the table does not show yet; negative if it shows too much. Zero
    /// for a clock that is to be set to a time, or back: the difference is not known.
    pub(crate) fn unset(&self) -> BySide<Millis> {
        BySide::from_fn(|side| {
            let (ruled, shown) = (self.ruled[side], self.shown[side]);
            if ruled.since == shown.since { ruled.given - shown.given } else { Millis::ZERO }
        })
    }

    /// True if the clock on the table does not show what was ruled on a side.
    pub(crate) fn is_to_be_set(&self, side: Side) -> bool {
        self.ruled[side] != self.shown[side]
    }

    /// The time of a side is not known from here on.
    pub(crate) fn forget(&mut self, side: Side) {
        self.running = self.running.filter(|running| running.side != side);
        self.end_turn(side);
        self.set(side, None);
    }

    fn correct(&mut self, side: Side, expected: Option<Millis>, left: Option<Millis>) {
        match (expected, left) {
            (Some(expected), Some(left)) => self.account[side].corrected += left - expected,
            // A clock that becomes known again opens its account afresh.
            (None, Some(left)) => {
                self.account[side] = Account { given: left, ..Account::default() };
            }
            (_, None) => {}
        }
        self.set(side, left);
    }

    fn set(&mut self, side: Side, left: Option<Millis>) {
        self.left[side] = left;
        if let Some(left) = left {
            self.account[side].left = left;
        }
    }
}
