//! Why a hall could not be started.

use crate::access::device_list::DeviceListError;
use crate::control::ControlError;
use crate::epoch_key::EpochKeyError;
use crate::net::listen::ListenError;
use court_protocol::{CourtId, Goodbye, Refusal};
use referee_journal::JournalError;
use referee_messages::words;
use std::io;

/// Why a hall could not be started.
#[derive(Debug, thiserror::Error)]
pub enum StartError {
    /// The data folder could not be made.
    #[error("could not make the data folder {folder}: {source}; name another with --data-dir")]
    Folder {
        /// The folder's path.
        folder: String,
        /// The system's error.
        #[source]
        source: io::Error,
    },
    /// The journal's error.
    #[error(transparent)]
    Journal(#[from] JournalError),
    /// The key that proves epochs.
    #[error(transparent)]
    EpochKey(#[from] EpochKeyError),
    /// The list of devices.
    #[error(transparent)]
    Gate(#[from] DeviceListError),
    /// The control file.
    #[error(transparent)]
    Control(#[from] ControlError),
    /// The journal's second copy would be its first.
    #[error(
        "--journal-mirror names the data folder {folder} itself: a second copy belongs on another disk"
    )]
    MirrorOfItself {
        /// The folder's path.
        folder: String,
    },
    /// Both listeners have one port.
    #[error(
        "port {port} is named for devices and for spectators: choose two, with --court-port and --public-port"
    )]
    OnePort {
        /// The port, which another program uses.
        port: u16,
    },
    /// An error of a listener.
    #[error(transparent)]
    Listen(#[from] ListenError),
    /// The system gave no thread, runtime or randomness.
    #[error("could not start: {0}")]
    System(#[from] io::Error),
    /// The folder holds a court that was laid out otherwise.
    #[error(
        "{court} stands in the journal of {folder} as another court ({was}): keep its set-up, or begin the event in a data folder of its own"
    )]
    OtherSetup {
        /// The number of the court.
        court: CourtId,
        /// The folder's path.
        folder: String,
        /// The earlier value.
        was: String,
    },
    /// The house's own request was refused.
    #[error("{court}: {}", words().refusal(refusal))]
    Refused {
        /// The number of the court.
        court: CourtId,
        refusal: Refusal,
    },
    /// A court stopped before it had begun.
    #[error("{}", .0.text)]
    Stopped(Goodbye),
}
