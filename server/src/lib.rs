//! The court server: sockets, journal, feeds, pages, command line.

pub mod journal;
pub mod register;
