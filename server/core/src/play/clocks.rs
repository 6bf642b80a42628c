//! Two chess clocks in whole milliseconds, with the account that shows no time is lost.

use court_protocol::{BySide, CourtTime, DeviceId, Millis, Side, TimeControl};

use crate::record::Tick;

/// Both sides' clocks.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Clocks {
    control: BySide<TimeControl>,
    /// Time left when the clock last started or stopped; none where it is not known.
    pub left: BySide<Option<Millis>>,
    pub running: Option<Running>,
    pub account: BySide<Account>,
    /// Used in the turn of each side up to the last stop of its clock.
    turn: BySide<Millis>,
    /// When it first came to 0.000, of a clock that was stopped since.
    pub ran_out: BySide<Option<CourtTime>>,
}

/// Whether the head referee was asked to look for the flag of a turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum FlagAsked {
    No,
    Asked,
    /// He said that it is not down.
    NotDown,
}

/// A clock that runs.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Running {
    pub side: Side,
    pub since: CourtTime,
    /// Who saw the press that started it.
    pub witness: Witness,
}

/// Who vouches for an instant, and how sharply. Two instants of one device lie exactly as far apart
/// as it says; those of two devices only to both their errors.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Witness {
    pub device: Option<DeviceId>,
    pub error: Millis,
}

impl Witness {
    /// The court's own clock.
    pub(crate) const COURT: Self = Self { device: None, error: Millis::ZERO };

    /// By how much the time between the two may be off.
    pub(crate) fn doubt(self, other: Self) -> Millis {
        if self.device == other.device { Millis::ZERO } else { self.error + other.error }
    }
}

/// One side's time: `used + left = given + increments + corrected`, to the millisecond, always.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Account {
    /// Had at the start.
    pub given: Millis,
    /// Got for moves.
    pub increments: Millis,
    /// Added by readings and rulings; negative is taken away.
    pub corrected: Millis,
    /// Run off, between starts and stops of the clock.
    pub used: Millis,
    /// What the clock shows.
    pub left: Millis,
}

impl Account {
    /// Whether the sum is right.
    pub fn balances(&self) -> bool {
        self.used + self.left == self.given + self.increments + self.corrected
    }
}

impl Clocks {
    pub(crate) fn new(control: BySide<TimeControl>) -> Self {
        let left = control.map(TimeControl::at_start);
        Self {
            control,
            left: control.map(|control| (!control.is_none()).then(|| control.at_start())),
            running: None,
            account: left.map(|left| Account { given: left, left, ..Account::default() }),
            turn: BySide::default(),
            ran_out: BySide::default(),
        }
    }

    /// What `side` has left at an instant; below zero is past the flag.
    pub(crate) fn left_at(&self, side: Side, at: CourtTime) -> Option<Millis> {
        let left = self.left[side]?;
        Some(match self.running {
            Some(running) if running.side == side => left - (at - running.since),
            _ => left,
        })
    }

    /// What a side has used in its turn, however often its clock stood; nothing where no clock runs.
    pub(crate) fn used_in_turn(&self, side: Side, at: CourtTime) -> Option<Millis> {
        let running = self.running?;
        let now = if running.side == side { at - running.since } else { Millis::ZERO };
        Some(self.turn[side] + now)
    }

    /// The turn of a side is over, or begins anew.
    pub(crate) fn end_turn(&mut self, side: Side) {
        self.turn[side] = Millis::ZERO;
    }

    /// What `side` gets for a completed move (CR-4.5-1, CR-4.5-2).
    pub(crate) fn increment(&self, side: Side) -> Millis {
        self.control[side].increment
    }

    /// Whether there are clocks at all.
    pub(crate) fn exist(&self) -> bool {
        Side::BOTH.into_iter().any(|side| !self.control[side].is_none())
    }

    /// What the clock of `side` shows at the start.
    pub(crate) fn at_start(&self, side: Side) -> Millis {
        self.control[side].at_start()
    }

    /// When the running clock comes to 0.000, and whose it is.
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

    /// The mover presses: his clock stops at what the move's fact says, the other's runs.
    pub(crate) fn press(&mut self, side: Side, at: CourtTime, tick: Tick, witness: Witness) {
        self.stop(at);
        self.account[side].increments += tick.given;
        let expected = self.left[side].map(|left| left + tick.given);
        self.correct(side, expected, tick.left);
        self.end_turn(side);
        self.start(side.other(), at, witness);
    }

    /// A move whose clock was pressed before it was reported: its increment comes, and the clocks run
    /// as they do.
    pub(crate) fn complete(&mut self, side: Side, tick: Tick) {
        self.account[side].increments += tick.given;
        let expected = self.left[side].map(|left| left + tick.given);
        self.correct(side, expected, tick.left);
        self.end_turn(side);
    }

    /// The clock of `side` is pressed on at an instant, without a move: nobody's runs where none ran.
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

    /// A clock that ran before a claim and stood since runs on, as if it had started so much later.
    pub(crate) fn run_on(&mut self, before: Running, stood_from: CourtTime, at: CourtTime) {
        self.stop(at);
        let Running { side, since, .. } = before;
        let stood_from = stood_from.max(since);
        self.unuse(side, stood_from - since);
        self.turn[side] -= stood_from - since;
        self.end_turn(side.other());
        self.running = Some(Running { since: since + (at - stood_from), ..before });
    }

    /// The claim that `side` punched for fell: that punch ended no turn, and what has run of the
    /// other's clock since then is his (SP-21).
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

    /// A press was none: its increment is gone, and the clock it stopped has run on.
    pub(crate) fn unpress(&mut self, side: Side, tick: Tick, at: CourtTime) {
        self.take_increment(side, tick.given);
        let used = tick.used.unwrap_or_default();
        self.unuse(side, used);
        self.end_turn(side);
        if let Some(running) = &mut self.running {
            *running = Running { side, since: at - used, witness: running.witness };
        }
    }

    /// The increment of a move goes with it (CR-4.4-5).
    pub(crate) fn take_increment(&mut self, side: Side, given: Millis) {
        if let Some(left) = self.left[side] {
            self.account[side].increments -= given;
            self.set(side, Some(left - given));
        }
    }

    fn unuse(&mut self, side: Side, used: Millis) {
        if let Some(left) = self.left[side] {
            self.account[side].used -= used;
            self.set(side, Some(left + used));
        }
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

    /// What the clock of `side` shows counts from an instant on, if it runs.
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
    }

    /// Nothing is known about the clocks from here on.
    pub(crate) fn forget(&mut self) {
        self.running = None;
        for side in Side::BOTH {
            self.end_turn(side);
            self.set(side, None);
        }
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
