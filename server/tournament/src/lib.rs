//! The rules of events, pure and deterministic.

pub mod competitor;
pub mod csv;
pub mod division;
pub mod event;
pub mod rating;
pub mod title;
pub mod trf;
