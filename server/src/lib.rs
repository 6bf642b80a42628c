//! The court server: sockets, feeds, pages, command line.
//!
//! [`hall::Hall`] is the whole server as one thing to start and stop:
//!
//! ```
//! use referee_server::config::Event;
//! use referee_server::hall::{Hall, HallOptions};
//! let folder = tempfile::tempdir()?;
//! let hall = Hall::start(HallOptions::new(folder.path(), Event::default()), &mut |_| {})?;
//! assert_eq!(hall.courts().len(), 1);
//! hall.stop();
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # A request's way
//!
//! A device's bytes come in by [`net`], its [`session`] checks that they are a message and in
//! order, the [`court`] takes all that waits, has it ruled by `referee-core` and hands the
//! [journal](referee_journal) one group. When that is durable, and not before, the answer goes back to the session
//! and the records go to the [`feed`]s, which keep a released court of their own, encode each
//! update once, and wake their followers.
//!
//! # Design
//!
//! **Every decision is made in a plain struct** ([`court::Court`], [`feed::Feed`],
//! [`session::Session`], [`access::Access`]): it takes inputs and the time, and returns effects.
//! Tasks are drivers of a screenful. A simulation drives the same structs without sockets, disk or
//! clock.
//!
//! **The court's runtime is one thread.** Ruling a move takes microseconds and its sync a hundred:
//! more threads would only add hops. A hall that outgrows it runs several servers.
//!
//! **Two feeds a court, one on each runtime.** Each follows the durable mark by applying records to
//! a court of its own. That costs a microsecond a record and buys that spectators never touch what
//! devices wait for.

pub mod about;
pub mod access;
pub mod awake;
pub mod clock;
pub mod command;
pub mod config;
pub mod control;
pub mod court;
pub mod demo;
pub mod epoch_key;
pub mod event_commands;
pub mod export;
pub mod feed;
mod goodbye;
pub mod hall;
pub mod http;
pub mod names;
pub mod net;
pub mod pages;
pub mod poster;
pub mod record;
mod recovery;
pub mod register;
pub mod report;
mod reserve;
pub mod roll;
pub mod rounds;
pub mod session;
mod terminal;
pub mod welcome;
