//! The rules of events, pure and deterministic.
