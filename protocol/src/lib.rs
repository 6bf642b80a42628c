//! The shared vocabulary of a court: units, messages, views, frames, codec.
