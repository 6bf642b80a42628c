//! The rules of events, pure and deterministic.

pub mod competitor;
pub mod event;
pub mod trf;
