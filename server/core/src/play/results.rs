//! The result of a game on its way to the seal: its end, the referees' entries, corrections.

use court_protocol::{
    Answer, CorrectedView, CourtTime, DeviceId, EndedView, FactId, GameResult, ResultState,
    Termination,
};

use crate::record::{Fact, FactBody};

/// The end of a game, and the referees' entries and decisions on it.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(crate) struct Results {
    pub ended: Option<Ended>,
    /// The results that referees entered, the last entry last.
    pub entries: Vec<ResultEntry>,
    /// The instant of the fact before this one, if that was an entry.
    pub(super) entered_at: Option<CourtTime>,
    /// The head referee decided between entries, or between them and the board.
    confirmed: bool,
    pub sealed: bool,
    /// The last correction or seal by a referee.
    pub manual: Option<ManualChange>,
}

/// A result as one referee entered it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct ResultEntry {
    pub device: Option<DeviceId>,
    pub result: GameResult,
    pub by: Option<Termination>,
    /// The referee may confirm another one's entry.
    pub confirms: bool,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Ended {
    pub fact: FactId,
    pub at: CourtTime,
    pub result: GameResult,
    pub by: Termination,
    /// Only the referees' entries ended it.
    pub is_entered: bool,
}

impl Ended {
    pub(crate) const fn view(self) -> EndedView {
        EndedView { at: self.at, result: self.result, by: self.by }
    }
}

/// The last correction or seal by a referee.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct ManualChange {
    pub fact: FactId,
    /// The referee's device; `None` is the server's own machine.
    pub device: Option<DeviceId>,
    pub what: Correction,
}

/// The subject of the correction.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Correction {
    Sealed { result: GameResult },
    Corrected { was: GameResult, result: GameResult },
    Clocks,
    Position,
    Players,
}

impl Results {
    /// A referee enters a result; his last entry counts.
    pub(super) fn enter(&mut self, entry: ResultEntry) {
        self.entries = with_entry(&self.entries, entry);
        self.confirmed = false;
    }

    /// The head referee decides between entries. Yes keeps the last one. No withdraws them all, and
    /// the end with them if only entries made it. Ruled again, withdrawn entries end nothing.
    pub(super) fn settle_entries(&mut self, answer: &Answer) {
        if *answer != Answer::Yes {
            self.entries.clear();
        }
        self.confirmed = self.ended.is_some();
    }

    pub(super) fn correct_result(&mut self, result: GameResult, by: Termination) {
        if let Some(ended) = &mut self.ended {
            (ended.result, ended.by) = (result, by);
        }
    }

    /// The state of the result on its way to the seal (ALL-3); `players`: the result as the two
    /// players have it.
    ///
    /// An end by the rules needs the confirmation of one referee. An end that nobody reported needs
    /// two entries, one of them by the head referee or his deputy. The head referee's own ruling
    /// needs no other. A confirmation settles earlier entries. An agreement of both players of a
    /// Speed game after its end needs a referee's confirmation again.
    pub(super) fn state(&self, players: Option<GameResult>) -> ResultState {
        if self.sealed {
            return ResultState::Sealed;
        }
        let is_theirs = |ended: Ended| players == Some(ended.result);
        if !self.ended.is_none_or(is_theirs) {
            return if self.entries.is_empty() { ResultState::Open } else { ResultState::Differs };
        }
        if self.confirmed {
            return ResultState::Confirmed;
        }
        let Some(ended) = self.ended else {
            return match self.entries.as_slice() {
                [] => ResultState::Open,
                entries if all_equal(entries) => ResultState::Entered,
                _ => ResultState::Differs,
            };
        };
        let settled = self.entries.iter().rposition(|entry| entry.confirms).unwrap_or(0);
        match &self.entries[settled..] {
            [] if matches!(ended.by, Termination::Ruling | Termination::Penalty) => {
                ResultState::Confirmed
            }
            [] => ResultState::Open,
            standing if standing.iter().all(|entry| entry.result == ended.result) => {
                ResultState::Confirmed
            }
            _ => ResultState::Differs,
        }
    }

    /// Notes a correction or seal, with its author; `fold` applies its effect.
    pub(super) fn note_manual(&mut self, fact: &Fact) {
        let (device, what) = match &fact.body {
            FactBody::Sealed { result, device } => {
                (*device, Correction::Sealed { result: *result })
            }
            FactBody::ResultCorrected { result, was, device, .. } => {
                let was = was.or(self.ended.map(|ended| ended.result)).unwrap_or(*result);
                (*device, Correction::Corrected { was, result: *result })
            }
            FactBody::ClockSet { device, .. } => (*device, Correction::Clocks),
            FactBody::PositionSet { device, .. } => (*device, Correction::Position),
            FactBody::PlayersSet { device, .. } => (*device, Correction::Players),
            _ => return,
        };
        self.manual = Some(ManualChange { fact: fact.id, device, what });
    }

    /// The result before a sealed one was corrected, and the device that corrected it.
    pub(crate) fn corrected_view(&self) -> Option<CorrectedView> {
        let ManualChange { device, what, .. } = self.manual?;
        match what {
            Correction::Corrected { was, .. } => Some(CorrectedView { was, by: device }),
            _ => None,
        }
    }
}

/// Adds an entry; a referee's last entry replaces his first.
pub(crate) fn with_entry(entries: &[ResultEntry], entry: ResultEntry) -> Vec<ResultEntry> {
    let others = entries.iter().copied().filter(|other| other.device != entry.device);
    others.chain([entry]).collect()
}

pub(crate) fn all_equal(entries: &[ResultEntry]) -> bool {
    entries.windows(2).all(|pair| pair[0].result == pair[1].result)
}
