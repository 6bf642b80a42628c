//! Why a hall could not be started.

use crate::control::ControlError;
use crate::kept_file::KeptFileError;
use crate::net::listen::ListenError;
use court_protocol::{CourtId, Goodbye, Refusal};
use referee_journal::JournalError;
use referee_messages::words;
use std::io;

/// Why a hall could not be started.
#[derive(Debug, thiserror::Error)]
pub enum StartError {
    #[error("could not make the data folder {folder}: {source}; name another with --data-dir")]
    Folder {
        folder: String,
        #[source]
        source: io::Error,
    },
    #[error(transparent)]
    Journal(#[from] JournalError),
    #[error(transparent)]
    Kept(#[from] KeptFileError),
    #[error(transparent)]
    Control(#[from] ControlError),
    #[error(
        "--journal-mirror names the data folder {folder} itself: a second copy belongs on another disk"
    )]
    MirrorOfItself { folder: String },
    #[error(
        "port {port} is named for devices and for spectators: choose two, with --court-port and --public-port"
    )]
    OnePort {
        /// The port, which another program uses.
        port: u16,
    },
    #[error(transparent)]
    Listen(#[from] ListenError),
    #[error("could not start: {0}")]
    System(#[from] io::Error),
    #[error(
        "{court} stands in the journal of {folder} as another court ({was}): keep its set-up, or begin the event in a data folder of its own"
    )]
    OtherSetup { court: CourtId, folder: String, was: String },
    #[error("{court}: {}", words().refusal(refusal))]
    Refused { court: CourtId, refusal: Refusal },
    #[error("{}", words().say(&.0.message))]
    Stopped(Goodbye),
}
