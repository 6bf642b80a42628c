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
//! A move and a judge's call go the same way. Each message keeps its type between two parts:
//!
//! ```text
//! device    ToServer::Request         Seen::Moved of a board agent, Seen::Fault of a judge
//!   │  bytes of a WebSocket
//! session   Session::handle           who speaks, in which order; one court at a time
//!   │  FromDevice::Request
//! court     Court::handle             all that waits is ruled by referee-core: decide, then apply
//!   │  LogEntry, one group
//! journal   append, sync              durable from here on, and nothing was said before
//!   │  the durable mark
//! court     Court::durable            lets go what it held back
//!   ├─ CourtReply::Outcome ── session ── ToDevice::Outcome ── device
//!   └─ records ── feeds ── frames ── referees' screens and followers
//! ```
//!
//! The move's frame shows the move and the clock that runs now. The call's frame shows the ruling,
//! or the question that it puts before the head referee; its outcome is `undecided` then. A heartbeat
//! goes as far as the court (`FromDevice::Heartbeat`), which learns by it that nothing older is on its
//! way, and is answered by nothing. The feeds keep a released court of their own, encode each update
//! once, and wake their followers.
//!
//! # A result's way
//!
//! An event's games go from its desk to the courts, and their results come back. Desk and court
//! never commit together: each has a stream of its own.
//!
//! ```text
//! organiser   POST …/rounds-on-courts     what the desk has published and laid
//!    │
//! rounds      Rounds::put_published_on    compared with the courts: what is right stays there
//!    │  Ask::TakeOff, Ask::Pair
//! court       decide, journal, apply      the game keeps the desk's number
//!    │  Started, Sealed, ResultCorrected
//! journal     the court's stream
//!    │  read after the desk's cursor
//! desks       FromCourt                   one task a court, for the desks of all events
//!    │  Act::TakeFromCourt
//! desk        decide, journal, apply      results, and the cursor with them, in one record
//! ```
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
pub mod banner;
pub mod clock;
pub mod command;
pub mod config;
pub mod control;
pub mod copies;
pub mod court;
pub mod demo;
mod demo_folder;
pub mod desks;
mod disk_reserve;
pub mod epoch_key;
pub mod event_commands;
pub mod export;
pub mod feed;
mod fide_list;
mod goodbye;
pub mod hall;
pub mod http;
mod imports;
pub mod kept_file;
pub mod look;
pub mod names;
pub mod net;
mod online;
pub mod pages;
pub mod past;
pub mod player_links;
pub mod poster;
pub mod presence;
pub mod qr;
pub mod record;
mod recovery;
pub mod register;
pub mod report;
pub mod rounds;
mod routes;
pub mod screens;
pub mod session;
pub mod share;
mod tables;
mod terminal;
pub mod uptime;
