//! The reconnecting link every device uses: board agents, referees' terminals, whatever comes next.
//!
//! A press is stored on the device first, then sent, and kept until the court has answered it;
//! connections come and go meanwhile.
//!
//! ```no_run
//! use court_client::{ClockBoot, CourtAddress, FileDisk, Link, MachineClock, News, Outbox, Settings};
//! use court_client::{drive, random};
//! use court_protocol::{Ask, BoardNo, CourtId, Seen};
//!
//! # async fn example() -> Result<(), Box<dyn std::error::Error>> {
//! let clock = MachineClock::new();
//! let disk = FileDisk::open("outbox".as_ref())?;
//! let (outbox, _) = Outbox::open(disk, ClockBoot { machine: clock.machine(), speed: 1 }, random())?;
//! let settings = Settings { code: Some("1234-5678-9012".into()), ..Settings::named("board 1") };
//! let address: CourtAddress = "hall.local".parse()?;
//! let (link, mut news, task) = drive(Link::new(outbox, settings, random()), address, clock);
//! tokio::spawn(task.run(std::future::pending()));
//! let seen = Seen::Moved { uci: "e2e4".into(), reading: None };
//! let ask = Ask::Observe { board: BoardNo(1), game: None, seen };
//! let (ticket, _) = link.ask(None, CourtId(1), None, ask).await?; // durable on this device
//! while let Some(news) = news.recv().await {
//!     if let News::Outcome { of, outcome } = news
//!         && of == ticket
//!     {
//!         println!("it came to {:?}", outcome.verdict);
//!     }
//! }
//! # Ok(())
//! # }
//! ```
//!
//! # Design
//!
//! * [`Outbox`] and [`Link`] are plain structs: time, randomness and the disk are given to them, so
//!   a simulated hall drives the very same code. [`drive`] is the only place with sockets.
//! * The outbox syncs inside [`Link::ask`]. A device waits for its own disk alone; a program that
//!   cannot afford that runs the task on a thread of its own.
//! * The judge's page has a link of its own in TypeScript. Both play the scenarios of the folder
//!   `scenarios`, so that their rules stay the same.
//! * Requests go in order, a window of them at a time. A court that was restored from a copy and
//!   lacks some is given them again, as far back as [`RETAINED_MAX`].

mod address;
mod court_clock;
mod device_clock;
mod disk;
mod link;
mod outbox;
mod patience;
mod task;

pub use address::{BadAddress, CourtAddress, Dial};
pub use device_clock::{DeviceClock, MachineClock, random};
pub use disk::{Disk, FileDisk, FolderError};
pub use link::{Effect, Input, Link, News, Settings};
pub use outbox::{
    ClockBoot, Identity, Outbox, OutboxError, PENDING_MAX, Place, RETAINED_MAX, Recovery, Ticket,
};
pub use task::{AskError, LinkHandle, LinkTask, NotAsked, drive};
