//! The rules of play, tried from outside: every test is a game sheet and what the court says to it.

mod sheet;

mod amendments;
mod authority;
mod clocks;
mod devices;
mod endings;
mod evidence;
mod flags;
mod moves;
mod properties;
mod requests;
mod runs;
mod start;
mod views;
