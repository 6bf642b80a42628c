//! Obstacles to the start of a board.

use court_protocol::{
    Against, BoardNo, CourtTime, Heartbeat, Hindrance, Millis, Phase, Question, Role,
};
use std::collections::{BTreeMap, BTreeSet};

use crate::command::Watermarks;
use crate::devices::stale_from;
use crate::game::Game;
use crate::play::{Failed, Open};
use crate::state::CourtState;

/// Largest error of a device's clock at a start: the quarter of a second that a stamp may lie
/// ahead. With a larger one the court doubts presses whose order a referee could see.
const CLOCK_ERROR_MAX: Millis = Millis(250);

impl CourtState {
    /// The obstacles to the start of every board that could be started.
    pub fn all_hindrances(&self, now: CourtTime, marks: &Watermarks) -> Vec<Hindrance> {
        let could = |game: &Game| matches!(game.play.phase, Phase::Waiting | Phase::Paused);
        let boards = self.boards.keys().copied();
        let boards = boards.filter(|board| self.current(*board).is_none_or(could));
        self.hindrances(&boards.collect::<Vec<_>>(), now, marks)
    }

    /// The obstacles to the start of these boards; empty if they can start:
    ///
    /// * a board has no game;
    /// * a board that waits was not found ready in a sweep (CR-2.1-3), where the court is swept
    ///   ([`CourtSetup::sweep`](court_protocol::CourtSetup::sweep));
    /// * a forbidden item was found there, and the head referee did not waive it (CR-2.4);
    /// * a device that reports for a board, an agent's or a judge's, has fallen silent;
    /// * the clock of such a device is off by more than a quarter of a second;
    /// * a board stands still, and its times are not settled yet;
    /// * the times of a board are not set on its clock yet.
    ///
    /// No start waits for a device that is away ([`Heartbeat::is_away`]).
    pub fn hindrances(
        &self,
        boards: &[BoardNo],
        now: CourtTime,
        marks: &Watermarks,
    ) -> Vec<Hindrance> {
        let boards: BTreeSet<BoardNo> = boards.iter().copied().collect();
        let court = self.court;
        let mut found: BTreeMap<Against, Vec<BoardNo>> = BTreeMap::new();
        for board in &boards {
            let of_board = self.hindrance_of(*board).into_iter().chain(self.clock_to_set(*board));
            let of_board = of_board.chain(self.failed_on(*board));
            for why in of_board.chain(self.devices_against(*board, now, marks)) {
                found.entry(why).or_default().push(*board);
            }
        }
        found.into_iter().map(|(why, boards)| Hindrance { court, boards, why }).collect()
    }

    // rules: CR-2.1-3
    fn hindrance_of(&self, board: BoardNo) -> Option<Against> {
        let Some(game) = self.current(board) else { return Some(Against::NoGame) };
        let asked = |open: &Open| matches!(open.question, Question::ProposedTimes { .. });
        let swept = self.setup.as_ref().is_some_and(|setup| setup.sweep);
        match game.play.phase {
            Phase::Waiting if swept && !game.play.sweep.ready => Some(Against::NotReady),
            Phase::Paused if game.play.questions.iter().any(asked) => Some(Against::ProposedTimes),
            _ => None,
        }
    }

    fn clock_to_set(&self, board: BoardNo) -> Option<Against> {
        let play = &self.current(board)?.play;
        let stands = matches!(play.phase, Phase::Waiting | Phase::Paused);
        (stands && play.clock_task().is_some()).then_some(Against::ClockToSet)
    }

    /// Items of the check-list of a waiting board that failed and were not waived (CR-2.4).
    fn failed_on(&self, board: BoardNo) -> impl Iterator<Item = Against> + '_ {
        let game = self.current(board).filter(|game| game.play.phase == Phase::Waiting);
        let failed = game.into_iter().flat_map(|game| &game.play.sweep.failed);
        failed.copied().filter(|failed| failed.blocks()).map(Failed::against)
    }

    /// Devices that report for a board and are not reliable.
    fn devices_against<'a>(
        &'a self,
        board: BoardNo,
        now: CourtTime,
        marks: &'a Watermarks,
    ) -> impl Iterator<Item = Against> + 'a {
        let reports = self.devices.iter().filter(move |(_, device)| {
            matches!(device.role, Some(Role::Board | Role::Judge))
                && device.carries(board)
                && !device.boots.is_empty()
        });
        reports.filter_map(move |(id, reports)| {
            let device = *id;
            if Heartbeat::is_away(marks.spoke(device), now) {
                return None;
            }
            if stale_from(marks.last_heard(device)) <= now {
                return Some(Against::Silent { device });
            }
            let boot = marks.promise(device).map(|promise| promise.boot);
            let boot = boot.and_then(|boot| reports.boots.get(&boot))?;
            let Some(mapping) = &boot.mapping else {
                return Some(Against::ClockUnknown { device });
            };
            let error = Millis(mapping.error / 1_000);
            (error > CLOCK_ERROR_MAX).then_some(Against::ClockOff { device, error })
        })
    }
}
