//! The reconnecting link every device uses.

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
pub use outbox::{ClockRun, Identity, Outbox, OutboxError, PENDING_MAX, RETAINED_MAX, Recovery};
pub use task::{AskError, LinkHandle, LinkTask, drive};
