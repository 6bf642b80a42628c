//! The head referee's and the line judges' terminal.
//!
//! Keyboard only, from 80×24 characters on. CAPITALS change the screen, digits pick a board, small
//! letters act, Esc leaves. Every press is kept on this machine's disk before anything else, and
//! shown as *kept here*, *on the server*, *ruled*; an outage changes nothing about that.
//!
//! # Design
//!
//! * [`Model`] is all there is to see. [`update()`] takes a [`Msg`] into it and returns the
//!   [`Effect`]s it asks for. [`draw()`] shows it. None of them does IO or reads a clock:
//!   [`Desk`] around them owns link, disk and time, and is given keys by whoever starts it.
//! * Whatever a referee does is a `Prompt`: a verb with the questions it needs answered, one key
//!   each. It is dated at its first key, which is nearest to what was seen; how many more keys it
//!   takes changes nothing about when it happened.
//! * A prompt never refuses what the court could still rule on: the picture here may be old. An
//!   unlikely request gets a warning, and is not blocked.
//! * Rows stand in lane order and never move. Signs and words carry every meaning; colour only
//!   underlines it.
//! * All words are in `texts`, keyed by function, so that another language is another file.

mod desk;
mod draw;
mod model;
mod msg;
pub mod terminal;
mod texts;
mod update;

pub use desk::Desk;
pub use draw::{Theme, draw};
pub use model::{Memory, Model};
pub use msg::{Effect, Key, Msg};
pub use update::update;

#[cfg(test)]
mod tests;
