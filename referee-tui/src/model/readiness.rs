//! What stands against a start, as far as this terminal knows; the court has the last word.

use super::{Model, Seat};
use crate::texts;
use court_protocol::{Phase, Reach, Role};

/// A clock worse than this would show GO at another instant than the neighbour's.
const CLOCK_ERROR_MAX_US: i64 = 50_000;

impl Model {
    /// Reasons why these boards should not start yet, a sentence each.
    pub(crate) fn hindrances(&self, seats: &[Seat]) -> Vec<String> {
        let mut found = Vec::new();
        for seat in seats {
            match (self.board(*seat), self.game(*seat)) {
                (_, None) => found.push(texts::hindrance_no_game(seat.1)),
                (board, Some(game)) => {
                    if game.phase == Phase::Waiting && !game.ready {
                        found.push(texts::hindrance_not_ready(seat.1));
                    }
                    if board.is_some_and(|board| board.stale) {
                        found.push(texts::hindrance_silent_board(seat.1));
                    }
                }
            }
        }
        let devices = self.presence.iter().flat_map(|presence| &presence.devices);
        for device in devices.filter(|device| device.role != Role::Board) {
            if device.reach != Reach::Live {
                found.push(texts::hindrance_device(&device.name, device.reach));
            }
            if device.clock_error.is_some_and(|error| error.0 > CLOCK_ERROR_MAX_US) {
                found.push(texts::hindrance_clock(&device.name));
            }
        }
        found
    }
}
