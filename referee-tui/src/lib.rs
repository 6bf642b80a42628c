//! The head referee's and the line judges' terminal.
//!
//! Keyboard only, from 80×24 characters on. CAPITALS change the screen, digits pick a board, small
//! letters act, Esc leaves. Every press is first kept on this machine's disk, also in an outage. It
//! is shown as *kept here*, *on the server*, *ruled*.
//!
//! # Design
//!
//! * [`Model`] is all there is to see. [`update()`] takes a [`Msg`] into it and returns the
//!   [`Effect`]s it asks for. [`draw()`] shows it. None of them does IO or reads a clock:
//!   [`Desk`] around them owns link, disk and time, and is given keys by whoever starts it.
//! * Whatever a referee does is a `Prompt`: a verb with the questions it needs answered, one key
//!   each. It is dated at its first key, which is nearest to the event, however many keys follow.
//! * A prompt never refuses what the court could still rule on: the view here may be old. An
//!   unlikely request gets a warning, and is not blocked.
//! * Rows stand in lane order and never move. Signs and words carry every meaning; colour only
//!   underlines it.
//! * The words stand in `protocol/messages`; `texts` computes their arguments.

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
