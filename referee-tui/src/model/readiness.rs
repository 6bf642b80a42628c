//! What stands against a start, as far as this terminal knows; the court has the last word.

use super::{Model, Seat};
use crate::texts;
use court_protocol::{CheckView, Phase, Question, Reach, Role, Weight};

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
                    let swept = self.courts.get(&seat.0).is_none_or(|c| c.court().setup.sweep);
                    if game.phase == Phase::Waiting && swept && !game.ready {
                        found.push(texts::hindrance_not_ready(seat.1));
                    }
                    let blocks = |check: &&CheckView| {
                        check.item.weight() == Weight::Required && !check.waived
                    };
                    let failed = game.checks.iter().filter(blocks);
                    found.extend(failed.map(|check| texts::hindrance_failed(seat.1, *check)));
                    let asks = |is: fn(&Question) -> bool| {
                        game.phase == Phase::Paused && game.inbox.iter().any(|q| is(&q.question))
                    };
                    if asks(|q| matches!(q, Question::ProposedTimes { .. })) {
                        found.push(texts::hindrance_proposed_times(seat.1));
                    }
                    if asks(|q| matches!(q, Question::SetClock { .. })) {
                        found.push(texts::hindrance_clock_to_set(seat.1));
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
