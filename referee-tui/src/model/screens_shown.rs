//! The devices that have a stop on their screens.

use super::Model;
use court_protocol::{BoardId, CourtId, DeviceHealth, Phase, Said, Seq};

/// The devices that have something on their screens.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Shown {
    pub(crate) on: usize,
    /// Those whose screens do not show it, as far as is known.
    pub(crate) not_on: Vec<String>,
}

impl Model {
    /// The referees' screens that watch this board and show its pause. `None` if it is not paused or
    /// the list of devices is missing.
    pub(crate) fn pause_shown(&self, board_id @ (court, board): BoardId) -> Option<Shown> {
        self.game(board_id).filter(|game| game.phase == Phase::Paused)?;
        let mut lines = self.log.of_court(court).rev();
        let paused = lines.find(|line| line.board == board && line.said == Said::Paused)?;
        let watches = |device: &&DeviceHealth| {
            device.role.is_referee()
                && device.courts.contains(&court)
                && (device.boards.is_empty() || device.boards.contains(&board))
        };
        let mut shown = Shown { on: 0, not_on: Vec::new() };
        for device in self.presence.as_ref()?.devices.iter().filter(watches) {
            if shows(device, court).is_some_and(|seq| seq >= paused.fact.seq()) {
                shown.on += 1;
            } else {
                shown.not_on.push(device.name.clone());
            }
        }
        Some(shown)
    }

    /// The same for all boards of a court that stand still: a screen has them all, or not.
    pub(crate) fn pauses_shown(&self, court: CourtId) -> Option<Shown> {
        let pauses =
            self.boards_of(court).into_iter().filter_map(|board_id| self.pause_shown(board_id));
        pauses.reduce(|mut all, one| {
            all.on = all.on.min(one.on);
            all.not_on.extend(one.not_on);
            all.not_on.sort();
            all.not_on.dedup();
            all
        })
    }
}

/// The last record of a court on a device's screen, as the device reports it.
pub(crate) fn shows(device: &DeviceHealth, court: CourtId) -> Option<Seq> {
    let says = device.says.as_ref()?;
    says.shows.iter().find(|shows| shows.court == court).map(|shows| shows.seq)
}
