//! The rules of play, tried from outside: every test is a game sheet and what the court says to it.

mod sheet;

mod start;
