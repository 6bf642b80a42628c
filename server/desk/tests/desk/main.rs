//! Whole events at the desk, told like game sheets.

mod day;
mod teams;
mod weekend;
