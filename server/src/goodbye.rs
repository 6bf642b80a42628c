//! The goodbye that several parts of the server say.

use court_protocol::{Goodbye, GoodbyeCode};

/// The goodbye to a device when the server stops.
pub(crate) fn stopping() -> Goodbye {
    Goodbye {
        code: GoodbyeCode::Stopping,
        text: "the server stops; the device keeps what it saw and comes back by itself".into(),
    }
}
