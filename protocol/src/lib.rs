//! The shared vocabulary of a court: units, ids, sides, messages, views, frames, and their codec.

mod ids;
mod units;

pub use ids::{
    BoardNo, BootId, CourtId, DeviceId, Epoch, FactId, GameId, PlayerId, RequestId, Seq, StreamId,
};
pub use units::{BySide, CourtTime, Micros, Millis, Side};
