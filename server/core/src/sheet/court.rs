//! The court of every sheet: its board, its game, its devices, and the beginning of its time.

use court_protocol::{BoardNo, BySide, CourtId, CourtTime, DeviceId, GameId, GameSetup, PlayerId};

use crate::setup;

/// Court time of a sheet's 0:00.
pub const ORIGIN: CourtTime = CourtTime(1_700_000_000_000);
/// The court of every sheet.
pub const COURT: CourtId = CourtId(1);
/// The board of every sheet.
pub const BOARD: BoardNo = BoardNo(1);
/// The game of every sheet.
pub const GAME: GameId = GameId(1);
/// The head referee's device.
pub const HEAD: DeviceId = DeviceId(9);
/// The first line judge's device.
pub const JUDGE: DeviceId = DeviceId(3);

/// A standard game between two players, with changes.
pub(super) fn standard_game() -> GameSetup {
    setup::standard_game(1, BySide { white: PlayerId(1), black: PlayerId(2) })
}
