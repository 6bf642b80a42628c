//! One board: its recorded moves and runs and the reports of people, in one order, as its evidence
//! level tells it.
//!
//! A plain struct; knows neither court nor link.

use crate::recorded::Replay;
use court_protocol::{Evidence, GameId, GameView, Micros, RunEvidence, Seen, Side};

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Report {
    /// The game it is about: the one shown when it was seen.
    pub game: Option<GameId>,
    /// When it happened, where that was before now.
    pub at: Option<Micros>,
    pub seen: Seen,
}

/// A board with the games that are played again on it, if there are any.
#[derive(Debug)]
pub struct Table {
    moves: Option<Replay>,
    runs: Option<Replay>,
    /// The reports since the last look.
    reports: Vec<Report>,
    game: Option<GameId>,
    evidence: Evidence,
    run_evidence: RunEvidence,
}

impl Table {
    pub fn new(moves: Option<Replay>, runs: Option<Replay>) -> Self {
        Self {
            moves,
            runs,
            reports: Vec::new(),
            game: None,
            evidence: Evidence::Moves,
            run_evidence: RunEvidence::Reported,
        }
    }

    /// The court shows this of the board's game.
    pub fn shown(&mut self, now: Micros, speed: u32, game: Option<&GameView>) {
        self.game = game.map(|game| game.game);
        if let Some(game) = game {
            self.evidence = game.evidence;
            self.run_evidence = game.runs;
        }
        for replay in self.moves.iter_mut().chain(&mut self.runs) {
            replay.shown(now, speed, game);
        }
    }

    /// The reports up to `now`, in order.
    pub fn look(&mut self, now: Micros) -> Vec<Report> {
        while let Some((_, is_run)) = self.next_step().filter(|(due, _)| *due <= now) {
            let replay = if is_run { &mut self.runs } else { &mut self.moves };
            let Some(step) = replay.as_mut().and_then(Replay::take_step) else { break };
            let seen = if is_run {
                Some(step.seen).filter(|_| self.run_evidence == RunEvidence::Reported)
            } else {
                self.as_evidence(step.seen, step.side)
            };
            if let Some(seen) = seen {
                self.report(None, seen);
            }
        }
        std::mem::take(&mut self.reports)
    }

    /// When the next recorded step is due, and whether it is one of a run.
    fn next_step(&self) -> Option<(Micros, bool)> {
        let due = |replay: &Option<Replay>| replay.as_ref().and_then(Replay::next_deadline);
        let (board, line) = (due(&self.moves), due(&self.runs));
        board.map(|at| (at, false)).into_iter().chain(line.map(|at| (at, true))).min()
    }

    /// Takes in a report. That of a person goes unchanged: the court answers its author if the
    /// board's evidence level excludes it.
    pub fn report(&mut self, at: Option<Micros>, seen: Seen) {
        self.reports.push(Report { game: self.game, at, seen });
    }

    /// When to look again.
    pub fn next_deadline(&self) -> Option<Micros> {
        self.next_step().map(|(at, _)| at)
    }

    /// The number of recorded moves of a game that the court ended before they were due; given once.
    pub fn take_unmade(&mut self) -> Option<usize> {
        self.moves.as_mut()?.take_unmade()
    }

    /// True if no recorded move is left.
    pub fn is_over(&self) -> bool {
        self.moves.as_ref().is_none_or(Replay::is_over)
    }

    /// The part of a recorded step that the board's evidence level includes.
    fn as_evidence(&self, seen: Seen, side: Side) -> Option<Seen> {
        match (seen, self.evidence) {
            (Seen::Moved { reading, .. }, Evidence::Presses) => {
                Some(Seen::Pressed { side, reading })
            }
            (Seen::Moved { .. } | Seen::Placed { .. }, Evidence::Table)
            | (Seen::Placed { .. }, Evidence::Presses) => None,
            (seen, _) => Some(seen),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pace::Step;
    use court_protocol::Millis;

    fn moved(uci: &str) -> Seen {
        Seen::Moved { uci: uci.into(), reading: None }
    }

    fn replay(steps: impl IntoIterator<Item = (i64, Seen)>) -> Replay {
        let step = |(after, seen)| Step { after: Millis(after), ply: 0, side: Side::White, seen };
        Replay::of(steps.into_iter().map(step).collect())
    }

    #[test]
    fn reports_of_board_and_gate_come_in_the_order_they_happened_however_late_one_looks() {
        let back = Seen::Returned { side: Side::White };
        let moves = replay([(10, moved("e2e4")), (30, moved("g1f3"))]);
        let mut table = Table::new(Some(moves), Some(replay([(20, back.clone())])));
        assert_eq!(table.next_deadline(), Some(Micros(10_000)));
        let told: Vec<Seen> = table.look(Micros(99_000)).into_iter().map(|s| s.seen).collect();
        assert_eq!(told, [moved("e2e4"), back, moved("g1f3")]);
        assert_eq!(table.next_deadline(), None);
    }
}
