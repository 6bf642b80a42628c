//! The rules of play, pure and deterministic.
