//! The course of a round in a game: countdowns, stops, results before the seal, and corrections by
//! the head referee.

use court_protocol::{
    Answer, BySide, ClockRule, CourtTime, Debt, DeviceId, EndedView, Evidence, FactId, GameResult,
    Millis, Phase, Question, ResultState, Ruleset, Side, Termination, Whereabouts,
};

use super::{FlagAsked, Line, Open, Play, Witness, parse_record};

/// The state of a stopped game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Stopped {
    pub to_run: Option<Side>,
    /// Instant of the stop.
    pub since: CourtTime,
    /// The fact that stopped it.
    pub by: FactId,
}

/// A result as one referee entered it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Entry {
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

impl Play {
    /// GO: where players run, White owes the half run to the board, Black a full one (CR-4.1-3).
    // rules: CR-4.1-3
    pub(super) fn start(&mut self, at: CourtTime) {
        self.phase = Phase::Running;
        let debts = [(self.first, Debt::HalfRun), (self.first.other(), Debt::FullRun)];
        for (side, debt) in debts.into_iter().filter(|_| self.ruleset.runs()) {
            self.runners[side].owe(debt);
            let underway = match debt {
                Debt::HalfRun => Whereabouts::Homeward,
                Debt::FullRun | Debt::Correction | Debt::TakeBack { .. } => Whereabouts::Outward,
            };
            let underway = self.underway(underway);
            self.runners[side].leave(underway, at);
        }
        if self.evidence == Evidence::Table {
            self.clocks.forget();
        }
    }

    /// The game is over: nothing runs, and with the result all debts end (CR-4.2-3).
    pub(super) fn end(&mut self, fact: FactId, at: CourtTime, result: GameResult, by: Termination) {
        self.clocks.stop(at);
        self.phase = Phase::Finished;
        let is_entered = self.entered_at == Some(at)
            && !matches!(by, Termination::Ruling | Termination::PlayersAgreed);
        self.ended = Some(Ended { fact, at, result, by, is_entered });
        if by == Termination::PlayersAgreed {
            // An entry made before they agreed is no word on their agreement.
            self.entries.retain(|entry| entry.result == result);
        }
        self.clocks_are_set(); // nobody sets a clock that counts no more
        self.offers = BySide::default();
        let settled = |open: &Open| {
            let asked = &open.question;
            matches!(
                asked,
                Question::LimitReached { .. }
                    | Question::WindowMissed { .. }
                    | Question::FlagExpected { .. }
                    | Question::StartLost
            )
        };
        self.questions.retain(|open| !settled(open));
        for side in Side::BOTH {
            // CR-4.2-3: the move that ended it owes nothing, and with the result all debts end
            self.runners[side].owes.clear();
        }
    }

    /// The countdown begins; the present state comes back if the start is aborted or annulled.
    pub(super) fn count(&mut self, at: CourtTime, go_at: CourtTime) {
        match self.phase {
            Phase::Waiting => {
                self.before = Some(Box::new(self.clone()));
                let settled = |open: &Open| {
                    matches!(open.question, Question::WindowMissed { .. } | Question::StartLost)
                };
                self.questions.retain(|open| !settled(open));
            }
            Phase::Paused => {}
            // A game that an amendment rules again is past its start.
            Phase::Countdown | Phase::Running | Phase::Finished => return,
        }
        self.opened.get_or_insert(at);
        self.go_at = Some(go_at);
        self.phase = Phase::Countdown;
        self.clock_started = false;
    }

    /// The countdown stops before its GO: every clock is as it was before (CR-4.1-1).
    pub(super) fn abort(&mut self) {
        if self.phase != Phase::Countdown {
            return;
        }
        self.go_at = None;
        self.clock_started = false;
        if self.stopped.is_some() {
            self.phase = Phase::Paused;
        } else if let Some(before) = self.before.take() {
            self.phase = Phase::Waiting;
            self.opened = before.opened;
            self.clocks = before.clocks;
            if let Some(game) = &mut self.intramural {
                game.ends_at = None;
            }
            self.forget_false_starts();
        }
    }

    /// The start is void: the game waits as it did before its countdown. Properties of the board
    /// stay as they are now: its evidence level, clock rule, players and readiness.
    pub(super) fn annul(&mut self) {
        if matches!(self.phase, Phase::Waiting | Phase::Finished) {
            return;
        }
        let Some(before) = self.before.take() else { return };
        let now = std::mem::replace(self, *before);
        self.opened = now.opened;
        (self.evidence, self.rules) = (now.evidence, now.rules);
        (self.players, self.ready) = (now.players, now.ready);
        self.questions = now.questions;
        self.questions.retain(|open| open.question == Question::ChiefCalled);
    }

    /// Clocks and runs stand still from an instant on. A countdown is stopped as by an abort.
    pub(super) fn stand_still(&mut self, at: CourtTime, by: FactId) {
        match self.phase {
            Phase::Running => {
                let to_run = self.clocks.running.map(|running| running.side);
                self.clocks.stop(at);
                self.stopped = Some(Stopped { to_run, since: at, by });
                self.freeze_stops(at);
                self.phase = Phase::Paused;
                self.go_at = None;
            }
            Phase::Countdown => self.abort(),
            Phase::Waiting | Phase::Paused | Phase::Finished => {}
        }
    }

    /// GO after a stop: each player keeps his place and his debts.
    pub(super) fn resume(&mut self, at: CourtTime) {
        self.phase = Phase::Running;
        self.resume_stops(at);
        let Some(stopped) = self.stopped.take() else { return };
        for side in Side::BOTH {
            if let Some(left_board) = &mut self.runners[side].left_board {
                // The time of the stop is no part of his run.
                *left_board = *left_board + (at - stopped.since);
            }
        }
        if let Some(side) = stopped.to_run {
            self.clocks.start(side, at, Witness::COURT);
        }
    }

    /// The head referee sets the clocks. A board without reported presses has no clock but the one
    /// on the table.
    pub(super) fn set_clocks(
        &mut self,
        at: CourtTime,
        left: BySide<Option<Millis>>,
        to_run: Option<Side>,
    ) {
        if self.ended.is_some() {
            return;
        }
        self.flag_asked = FlagAsked::No;
        self.unset = BySide::default();
        self.questions.retain(|open| {
            !matches!(
                open.question,
                Question::ProposedTimes { .. }
                    | Question::SetClock { .. }
                    | Question::ClockDiffers { .. }
                    | Question::FlagExpected { .. }
            )
        });
        if self.evidence != Evidence::Table {
            self.clocks.read(left, at);
        }
        let Some(side) = to_run else { return };
        if let Some(stopped) = &mut self.stopped {
            stopped.to_run = Some(side);
        } else if self.clocks.running.is_some_and(|running| running.side != side) {
            self.clocks.stop(at);
            self.clocks.start(side, at, Witness::COURT);
        }
        // Nobody corrects on the opponent's turn any more.
        if let Some(corrected) = self.corrects.take_if(|corrects| *corrects != side) {
            self.clocks.end_turn(corrected);
        }
    }

    /// The head referee sets the position of record. A position that chess cannot judge is shown as
    /// it is, and moves are recorded as reported.
    pub(super) fn set_position(&mut self, fen: &str) {
        (self.placed, self.last_move, self.replaces) = (None, None, None);
        let judged = parse_record(fen).expect("a position that is none is refused");
        let is_judged = judged.is_some();
        self.position_found();
        self.adrift = None;
        self.line = judged.filter(|_| self.evidence != Evidence::Table).map(Line::from_position);
        self.shown = (!is_judged).then(|| fen.to_owned());
    }

    /// A referee enters a result; his last entry counts.
    pub(super) fn enter(&mut self, entry: Entry) {
        self.entries = with_entry(&self.entries, entry);
        self.confirmed = false;
        self.questions.retain(|open| !matches!(open.question, Question::ResultsDiffer { .. }));
    }

    /// The head referee decides between entries. Yes keeps the last one. No withdraws them all, and
    /// the end with them if only entries made it: ruled again they end nothing.
    pub(super) fn settle_entries(&mut self, answer: &Answer) {
        if *answer != Answer::Yes {
            self.entries.clear();
        }
        self.confirmed = self.ended.is_some();
    }

    pub(super) fn correct_result(&mut self, result: GameResult) {
        if let Some(ended) = &mut self.ended {
            // Only the players' word corrects a decision of theirs (SP-25).
            let by = if self.ruleset == Ruleset::Speed {
                Termination::PlayersAgreed
            } else {
                Termination::Ruling
            };
            (ended.result, ended.by) = (result, by);
        }
    }

    /// The state of the result on its way to the seal (ALL-3).
    ///
    /// An end by the rules needs one referee's word. An end that nobody reported needs two, one of
    /// them the head referee's or his deputy's. The head referee's own ruling needs no other. A
    /// confirming word settles earlier entries. An agreement of both players of a Speed game after
    /// its end needs a referee's word again.
    pub(crate) fn result_state(&self) -> ResultState {
        if self.sealed {
            return ResultState::Sealed;
        }
        let is_theirs = |ended: Ended| self.players_result() == Some(ended.result);
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

    /// The side whose clock runs, or runs again after a stop, as far as that is known. At a table
    /// without reported presses it is the side that has to correct a move (CR-4.4-5).
    pub(crate) fn to_run(&self) -> Option<Side> {
        let running = self.clocks.running.map(|running| running.side);
        let stopped = || self.stopped.and_then(|stopped| stopped.to_run);
        let corrects = || {
            let corrects = |side: &Side| self.runners[*side].owes.contains(&Debt::Correction);
            let is_silent = self.evidence == Evidence::Table;
            Side::BOTH.into_iter().find(|side| is_silent && corrects(side))
        };
        running.or_else(stopped).or_else(corrects)
    }

    /// Returns the instant at which a clock ran out before the board was stopped, with its side.
    pub(crate) fn ran_out_before_the_stop(&self) -> Option<(Side, CourtTime)> {
        let Stopped { to_run, since, .. } = self.stopped?;
        let side = to_run.filter(|_| self.rules == ClockRule::Court)?;
        let left = self.clocks.left[side].filter(|left| *left <= Millis::ZERO)?;
        Some((side, since + left))
    }
}

/// Adds an entry; a referee's last entry replaces his first.
pub(crate) fn with_entry(entries: &[Entry], entry: Entry) -> Vec<Entry> {
    let others = entries.iter().copied().filter(|other| other.device != entry.device);
    others.chain([entry]).collect()
}

pub(crate) fn all_equal(entries: &[Entry]) -> bool {
    entries.windows(2).all(|pair| pair[0].result == pair[1].result)
}
