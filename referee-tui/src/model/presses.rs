//! Every press and how far it is: kept here, on the server, ruled.

use super::Model;
use court_client::Ticket;
use court_protocol::{
    Ask, CourtId, CourtTime, FactId, Micros, Outcome, Refusal, Request, Ruling, Seq, Verdict,
};
use std::collections::VecDeque;

/// Presses shown; what waits is in the outbox whatever is shown here.
const SHOWN_MAX: usize = 500;
/// A press that repeats the one before within this is the same press: a key held too long.
const REPEAT_WITHIN: Micros = Micros(1_000_000);

/// The presses of this terminal, oldest first.
#[derive(Debug, Default)]
pub(crate) struct Presses {
    list: VecDeque<Press>,
    last: u64,
}

/// One press of this terminal, from the key to the ruling.
#[derive(Debug, Clone)]
pub(crate) struct Press {
    pub(crate) id: u64,
    /// When, on the device's clock; unknown once that began anew.
    pub(crate) device_at: Option<Micros>,
    /// When, in court time, if that was known.
    pub(crate) at: Option<CourtTime>,
    pub(crate) court: CourtId,
    pub(crate) ask: Ask,
    pub(crate) state: PressState,
    /// The outbox's number of the press.
    ticket: Option<Ticket>,
    /// It is to be annulled as soon as it has a number to be named by.
    pub(crate) undo: bool,
    /// It was made to undo another.
    pub(crate) undoes: bool,
    /// It was made before this terminal was started: `u` does not mean it.
    pub(crate) is_earlier: bool,
}

/// The stage of a press.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum PressState {
    /// On its way to this machine's disk.
    Writing,
    /// On this machine's disk.
    Kept,
    /// Durable on the server, with what was ruled on it.
    Recorded {
        seq: Option<Seq>,
        rulings: Vec<Ruling>,
        /// A referee is asked first.
        undecided: bool,
    },
    Refused(Refusal),
    NotKept {
        why: String,
    },
}

impl Presses {
    /// Lists a press that an earlier run of the terminal kept.
    pub(crate) fn restore(&mut self, ticket: Ticket, request: &Request, clock_goes_on: bool) {
        let device_at = clock_goes_on.then_some(request.at);
        let press = self.new_press(device_at, None, request.court, request.ask.clone());
        press.state = PressState::Kept;
        press.ticket = Some(ticket);
        press.is_earlier = true;
    }

    /// Takes a press in; nothing if it only repeats the last one.
    pub(crate) fn make(
        &mut self,
        device_at: Micros,
        at: Option<CourtTime>,
        court: CourtId,
        ask: &Ask,
    ) -> Option<&mut Press> {
        let is_repeat = |press: &Press| {
            press.court == court
                && press.ask == *ask
                && press.device_at.is_some_and(|before| device_at.0 - before.0 < REPEAT_WITHIN.0)
                && !matches!(press.state, PressState::NotKept { .. })
        };
        if self.list.back().is_some_and(is_repeat) {
            return None;
        }
        Some(self.new_press(Some(device_at), at, court, ask.clone()))
    }

    fn new_press(
        &mut self,
        device_at: Option<Micros>,
        at: Option<CourtTime>,
        court: CourtId,
        ask: Ask,
    ) -> &mut Press {
        if self.list.len() == SHOWN_MAX {
            self.list.pop_front();
        }
        self.last += 1;
        self.list.push_back(Press {
            id: self.last,
            device_at,
            at,
            court,
            ask,
            state: PressState::Writing,
            ticket: None,
            undo: false,
            undoes: false,
            is_earlier: false,
        });
        self.list.back_mut().expect("it was put there just now")
    }

    pub(crate) fn kept(&mut self, id: u64, ticket: Ticket) {
        if let Some(press) = self.get_mut(id) {
            press.ticket = Some(ticket);
            if press.state == PressState::Writing {
                press.state = PressState::Kept;
            }
        }
    }

    pub(crate) fn not_kept(&mut self, id: u64, why: String) {
        if let Some(press) = self.get_mut(id) {
            press.state = PressState::NotKept { why };
        }
    }

    /// Takes an outcome in; names the press it was for.
    pub(crate) fn ruled(&mut self, of: Ticket, outcome: Outcome) -> Option<&Press> {
        let press = self.list.iter_mut().rev().find(|press| press.ticket == Some(of))?;
        press.state = match outcome.verdict {
            Verdict::Recorded { rulings, undecided } => {
                PressState::Recorded { seq: Some(outcome.seq), rulings, undecided }
            }
            Verdict::Refused { refusal } => PressState::Refused(refusal),
        };
        Some(press)
    }

    /// Everything kept up to this one is answered, or is known to the court alone.
    pub(crate) fn delivered(&mut self, through: Ticket) {
        for press in &mut self.list {
            let waits = press.ticket.is_none_or(|ticket| ticket > through);
            if press.state == PressState::Kept && !waits {
                press.state =
                    PressState::Recorded { seq: None, rulings: Vec::new(), undecided: false };
            }
        }
    }

    pub(crate) fn get_mut(&mut self, id: u64) -> Option<&mut Press> {
        self.list.iter_mut().rev().find(|press| press.id == id)
    }

    pub(crate) fn get(&self, id: u64) -> Option<&Press> {
        self.list.iter().rev().find(|press| press.id == id)
    }

    pub(crate) fn newest_first(&self) -> impl Iterator<Item = &Press> {
        self.list.iter().rev()
    }

    /// Presses that the server does not have yet.
    pub(crate) fn waiting(&self) -> usize {
        let waits = |press: &&Press| matches!(press.state, PressState::Writing | PressState::Kept);
        self.list.iter().filter(waits).count()
    }
}

impl Press {
    /// The fact of a recorded press: its name for withdrawing or replacing it.
    pub(crate) fn fact(&self) -> Option<FactId> {
        match self.state {
            PressState::Recorded { seq: Some(seq), .. } => Some(FactId::new(seq, 0)),
            _ => None,
        }
    }
}

impl Model {
    /// The rulings on a press of this terminal that became this record, for the log; nothing if the
    /// record is somebody else's.
    pub(crate) fn rulings_on(&self, court: CourtId, seq: Seq) -> Option<&[Ruling]> {
        let of = |press: &&Press| {
            press.court == court
                && matches!(press.state, PressState::Recorded { seq: Some(s), .. } if s == seq)
        };
        match self.presses.newest_first().find(of).map(|press| &press.state) {
            Some(PressState::Recorded { rulings, .. }) => Some(rulings),
            _ => None,
        }
    }
}
