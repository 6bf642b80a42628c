//! The rules of play, tried from outside: every test is a game sheet and what the court says to it.

mod sheet;

mod amendments;
mod authority;
mod claims;
mod clocks;
mod devices;
mod endings;
mod evidence;
mod flags;
mod illegal_moves;
mod moves;
mod offers;
mod properties;
mod requests;
mod runs;
mod start;
mod views;
