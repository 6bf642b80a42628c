//! One side's runner: his place and his debts.

use court_protocol::{CourtTime, Debt, Whereabouts};

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
    /// Number of full runs made.
    pub runs: u16,
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
            runs: 0,
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

    pub(crate) fn cross(&mut self, when: CourtTime) {
        self.at = Whereabouts::Homeward;
        self.since = Some(when);
        self.crossed = true;
    }

    /// A run counts: the oldest debt of its kind is paid, and he is at the board.
    pub(crate) fn pay(&mut self, debt: Option<Debt>, when: CourtTime) {
        if let Some(place) = self.owes.iter().position(|owed| Some(*owed) == debt) {
            self.owes.remove(place);
        }
        if debt != Some(Debt::HalfRun) {
            self.runs += 1;
        }
        self.stand(Whereabouts::AtBoard, when);
    }

    pub(crate) fn stand(&mut self, at: Whereabouts, when: CourtTime) {
        self.at = at;
        self.since = Some(when);
        self.left_board = None;
        self.crossed = false;
    }
}
