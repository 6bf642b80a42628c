//! One board: what its sensor and its gate see, in one order, as its evidence level tells it.
//!
//! A plain struct; knows neither court nor link.

use crate::faults::{Fate, Faults};
use crate::sighting::{Gate, Sensor, Sighting};
use court_protocol::{Evidence, GameId, GameView, Micros, Phase, RunEvidence, Seen, Side};
use std::collections::VecDeque;

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Report {
    /// The game it is about: the one shown when it was seen, however late it is reported.
    pub game: Option<GameId>,
    /// When it happened, where that was before now.
    pub at: Option<Micros>,
    pub seen: Seen,
}

/// A board with what watches it.
pub struct Table {
    sensor: Box<dyn Sensor>,
    gate: Option<Box<dyn Gate>>,
    faults: Option<Faults>,
    /// Seen and not yet reported, with the instant each is due; later ones wait for earlier ones.
    waiting: VecDeque<(Micros, Report)>,
    game: Option<GameId>,
    /// Court seconds per second of the device.
    speed: i64,
    evidence: Evidence,
    runs: RunEvidence,
}

impl std::fmt::Debug for Table {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Table").field("waiting", &self.waiting).finish_non_exhaustive()
    }
}

impl Table {
    /// A board that is watched by `sensor`, its lane by `gate`.
    pub fn new(
        sensor: Box<dyn Sensor>,
        gate: Option<Box<dyn Gate>>,
        faults: Option<Faults>,
    ) -> Self {
        Self {
            sensor,
            gate,
            faults,
            waiting: VecDeque::new(),
            game: None,
            speed: 1,
            evidence: Evidence::Moves,
            runs: RunEvidence::Reported,
        }
    }

    /// The court shows this of the board's game.
    pub fn shown(&mut self, now: Micros, speed: u32, game: Option<&GameView>) {
        self.game = game.map(|game| game.game);
        self.speed = i64::from(speed.max(1));
        if let Some(game) = game {
            self.evidence = game.evidence;
            self.runs = game.runs;
            if game.phase == Phase::Finished {
                self.waiting.clear();
            }
        }
        self.sensor.shown(now, speed, game);
        if let Some(gate) = &mut self.gate {
            gate.shown(now, speed, game);
        }
    }

    /// The reports due by `now`, in order.
    pub fn look(&mut self, now: Micros) -> Vec<Report> {
        while let Some((due, at_the_gate)) = self.next_report().filter(|(due, _)| *due <= now) {
            if at_the_gate {
                self.look_at_the_gate(due, now);
            } else {
                self.look_at_the_board(due, now);
            }
        }
        // Sources without deadlines tell when they are asked.
        self.look_at_the_board(now, now);
        self.look_at_the_gate(now, now);
        let told = self.waiting.iter().take_while(|(at, _)| *at <= now).count();
        self.waiting.drain(..told).map(|(_, report)| report).collect()
    }

    /// The next report that is due by itself, and whether it is the gate's.
    fn next_report(&self) -> Option<(Micros, bool)> {
        let gate = self.gate.as_ref().and_then(|gate| gate.next_deadline()).map(|at| (at, true));
        let board = self.sensor.next_deadline().map(|at| (at, false));
        board.into_iter().chain(gate).min()
    }

    fn look_at_the_board(&mut self, until: Micros, now: Micros) {
        for sighting in self.sensor.look(until) {
            self.report(now, sighting);
        }
    }

    fn look_at_the_gate(&mut self, until: Micros, now: Micros) {
        let passages = self.gate.as_mut().map(|gate| gate.look(until)).unwrap_or_default();
        for passage in passages {
            if self.runs == RunEvidence::Reported {
                self.report(now, passage.into());
            }
        }
    }

    /// Takes in a sighting: of its own sources, or one that a person typed.
    pub fn report(&mut self, now: Micros, sighting: Sighting) {
        let Some(seen) = self.as_evidence(sighting.seen, sighting.mover) else { return };
        let fate = match &mut self.faults {
            Some(faults) => faults.befall(&seen, sighting.mover),
            None => Fate::Told,
        };
        let earliest = self.waiting.back().map_or(now, |(at, _)| now.max(*at));
        let told = match fate {
            Fate::Late { by } => earliest.max(Micros(now.0 + by.0 / self.speed)),
            Fate::Told | Fate::Twice(_) => earliest,
            Fate::Lost => return,
        };
        // A report that is late, or after a late one, keeps the instant it happened.
        let at = sighting.at.or((told > now).then_some(now));
        let report = |seen| Report { game: self.game, at, seen };
        self.waiting.push_back((told, report(seen)));
        if let Fate::Twice(again) = fate {
            self.waiting.push_back((told, report(again)));
        }
    }

    /// When to look again.
    pub fn next_deadline(&self) -> Option<Micros> {
        let waiting = self.waiting.front().map(|(at, _)| *at);
        self.next_report().map(|(at, _)| at).into_iter().chain(waiting).min()
    }

    /// Reports of its sensor for a game that the court ended before they were due; given once.
    pub fn take_unmade(&mut self) -> Option<usize> {
        self.sensor.take_unmade()
    }

    /// True if no more reports will come from it.
    pub fn is_over(&self) -> bool {
        self.sensor.is_over() && self.waiting.is_empty()
    }

    /// The part of a source's own report that the board's evidence level includes. A typed report
    /// goes unchanged: the court answers its author if the level excludes it.
    fn as_evidence(&self, seen: Seen, mover: Option<Side>) -> Option<Seen> {
        match (seen, self.evidence, mover) {
            (Seen::Moved { reading, .. }, Evidence::Presses, Some(side)) => {
                Some(Seen::Pressed { side, reading })
            }
            (Seen::Moved { .. } | Seen::Placed { .. }, Evidence::Table, Some(_))
            | (Seen::Placed { .. }, Evidence::Presses, Some(_)) => None,
            (seen, _, _) => Some(seen),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sighting::{Passage, Place};
    use court_protocol::Side;

    /// Tells what it was given, each at its instant.
    #[derive(Debug)]
    struct Given<T>(VecDeque<(i64, T)>);

    impl<T> Given<T> {
        fn due(&mut self, now: Micros) -> Vec<T> {
            let due = self.0.iter().take_while(|(at, _)| *at <= now.0).count();
            self.0.drain(..due).map(|(_, told)| told).collect()
        }
        fn deadline(&self) -> Option<Micros> {
            self.0.front().map(|(at, _)| Micros(*at))
        }
    }

    impl Sensor for Given<Sighting> {
        fn shown(&mut self, _: Micros, _: u32, _: Option<&GameView>) {}
        fn look(&mut self, now: Micros) -> Vec<Sighting> {
            self.due(now)
        }
        fn next_deadline(&self) -> Option<Micros> {
            self.deadline()
        }
        fn is_over(&self) -> bool {
            self.0.is_empty()
        }
    }

    impl Gate for Given<Passage> {
        fn shown(&mut self, _: Micros, _: u32, _: Option<&GameView>) {}
        fn look(&mut self, now: Micros) -> Vec<Passage> {
            self.due(now)
        }
        fn next_deadline(&self) -> Option<Micros> {
            self.deadline()
        }
    }

    fn moved(uci: &str) -> Sighting {
        let seen = Seen::Moved { uci: uci.into(), reading: None };
        Sighting { at: None, mover: Some(Side::White), seen }
    }

    fn table(moves: &[(i64, &str)], passages: &[i64], faults: Option<Faults>) -> Table {
        let sensor = Given(moves.iter().map(|(at, uci)| (*at, moved(uci))).collect());
        let passage = Passage { at: None, side: Side::White, place: Place::Board };
        let gate = Given(passages.iter().map(|at| (*at, passage)).collect());
        Table::new(Box::new(sensor), Some(Box::new(gate)), faults)
    }

    #[test]
    fn reports_of_board_and_gate_come_in_the_order_they_happened_however_late_one_looks() {
        let mut table = table(&[(10, "e2e4"), (30, "g1f3")], &[20], None);
        assert_eq!(table.next_deadline(), Some(Micros(10)));
        let told: Vec<Seen> = table.look(Micros(99)).into_iter().map(|s| s.seen).collect();
        let back = Seen::Returned { side: Side::White };
        assert_eq!(told, [moved("e2e4").seen, back, moved("g1f3").seen]);
        assert!(table.is_over());
    }

    #[test]
    fn a_late_report_holds_up_those_behind_it_and_all_keep_the_instant_they_happened() {
        let moves: Vec<(i64, String)> = (0..200).map(|n| (n * 1_000, n.to_string())).collect();
        let moves: Vec<(i64, &str)> = moves.iter().map(|(at, uci)| (*at, uci.as_str())).collect();
        let mut table = table(&moves, &[], Some(Faults::new(4)));
        let (mut told, mut late) = (Vec::new(), 0);
        while let Some(now) = table.next_deadline() {
            for sighting in table.look(now) {
                let Seen::Moved { uci, .. } = &sighting.seen else { continue };
                let n: i64 = uci.parse().expect("a number");
                assert_eq!(sighting.at.unwrap_or(now), Micros(n * 1_000), "told at {now:?}");
                late += usize::from(sighting.at.is_some());
                told.push(n);
            }
        }
        assert_eq!(told, (0..200).collect::<Vec<_>>(), "none lost, none before another");
        assert!(late > 10, "{late}");
    }
}
