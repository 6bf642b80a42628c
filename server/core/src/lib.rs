//! The rules of play, pure and deterministic.

mod amend;
mod authority;
mod command;
mod decide;
mod devices;
mod due;
mod explain;
mod game;
pub mod mating;
mod notation;
mod play;
mod record;
mod rules;
pub mod setup;
mod state;
mod ticker;
mod view;

pub use authority::authorize;
pub use command::{Command, Promise, Watermark, Watermarks};
pub use notation::Notation;
pub use play::Account;
pub use record::{Added, Author, Fact, FactBody, Note, Record, Tick};
pub use state::CourtState;
