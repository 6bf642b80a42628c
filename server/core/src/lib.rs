//! The rules of play, pure and deterministic.

pub mod mating;
