//! Reports the moves and presses of one or many boards.

pub mod pgn;
