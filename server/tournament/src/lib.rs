//! The rules of events, pure and deterministic.

pub mod check;
pub mod competitor;
pub mod csv;
pub mod division;
pub mod event;
pub mod game_result;
pub mod intramural;
pub mod knockout;
pub mod league;
pub mod matching;
pub mod next_round;
pub mod programme;
pub mod rating;
pub mod round_robin;
pub mod simulate;
pub mod standings;
pub mod swiss;
pub mod team;
pub mod tiebreak;
pub mod title;
pub mod trf;
