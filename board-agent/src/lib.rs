//! Reports the moves and presses of one or many boards.

pub mod agent;
pub mod faults;
pub mod pace;
pub mod pgn;
pub mod piped;
pub mod recorded;
pub mod sighting;
pub mod table;
pub mod typed;
