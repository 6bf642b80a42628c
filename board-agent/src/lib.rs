//! Reports the moves and presses of one or many boards.
//!
//! A [`Table`](table::Table) puts the recorded moves and runs of a board and the reports of people
//! into one order. The [`Agent`](agent::Agent) sends a device's tables to their court over the link
//! of `court-client`.
//!
//! ```
//! use board_agent::{pace::{Pace, Runs, Script}};
//!
//! let read = referee_pgn::read("r1.pgn", b"[Board \"1\"]\n\n1. e4 {[%clk 0:09:58]} e5 {[%clk 0:09:55]} *");
//! let script = Script::new(&read.games[0], Pace::Recorded { seed: 1 }, Runs::Unseen);
//! let when: Vec<String> = script.moves().map(|step| step.after.to_string()).collect();
//! assert_eq!(when, ["0:05.000", "0:15.000"], "ten minutes and five seconds, less what is left");
//! ```
//!
//! # Design
//!
//! * Everything that decides is a plain struct that is told the time; [`agent::run`] drives it.
//! * Recorded games become scripts before they begin: moves and runs agree without one source asking
//!   the other. The same seed shows the same round again.
//! * The court's view is the agent's memory. Reports that a restart must not lose are in the
//!   outbox; the court knows the state of each game.
//! * Deliberately not here: rules. An illegal move that was made is reported; the court rules.

pub mod agent;
pub mod lines;
pub mod pace;
pub mod piped;
pub mod recorded;
pub mod table;
pub mod terminal;
pub mod typed;
