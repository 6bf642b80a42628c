//! The goodbye that several parts of the server say.

use court_protocol::{Goodbye, GoodbyeCode};
use referee_messages::message;

/// The goodbye to a device when the server stops.
pub(crate) fn stopping() -> Goodbye {
    Goodbye { code: GoodbyeCode::Stopping, message: message!("bye-stopping") }
}
