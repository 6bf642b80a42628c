//! Whole events at the desk, told like game sheets.

mod anything;
mod data;
mod day;
mod finals;
mod online;
mod pages;
mod ratings;
mod teams;
mod weekend;
