//! The ends of a session that did not end itself: the goodbye, and the close frame's code with it.

use crate::session::unreadable;
use court_protocol::{CodecError, CourtId, Goodbye, GoodbyeCode};
use referee_messages::message;
use tokio_tungstenite::tungstenite::Error;
use tokio_tungstenite::tungstenite::error::{CapacityError, ProtocolError};
use tokio_tungstenite::tungstenite::protocol::frame::coding::CloseCode;

/// The goodbye to a device that broke the rules of WebSockets; `None` if it is simply gone.
pub(super) fn violation(error: &Error) -> Option<(CloseCode, Goodbye)> {
    let bad = |message| Goodbye { code: GoodbyeCode::BadMessage, message };
    match error {
        Error::Capacity(CapacityError::MessageTooLong { size, max_size }) => {
            let error = CodecError::TooLong { found: *size, limit: *max_size };
            Some((CloseCode::Size, unreadable(&error)))
        }
        Error::Utf8(_) => Some((CloseCode::Invalid, bad(message!("bye-no-utf8")))),
        Error::Protocol(ProtocolError::ResetWithoutClosingHandshake) => None,
        Error::Protocol(broken) => {
            Some((CloseCode::Protocol, bad(message!("bye-bad-frame", error = broken.to_string()))))
        }
        _ => None,
    }
}

/// The close frame's code that goes with a goodbye's.
pub(super) const fn close_code(code: GoodbyeCode) -> CloseCode {
    match code {
        GoodbyeCode::Stopping => CloseCode::Away,
        GoodbyeCode::CourtStopped => CloseCode::Error,
        GoodbyeCode::Version
        | GoodbyeCode::BadCode
        | GoodbyeCode::BadToken
        | GoodbyeCode::Revoked
        | GoodbyeCode::Fenced
        | GoodbyeCode::BadMessage
        | GoodbyeCode::Replaced
        | GoodbyeCode::Denied
        | GoodbyeCode::TooFast => CloseCode::Policy,
        GoodbyeCode::Reassigned => CloseCode::Restart,
    }
}

pub(super) fn not_served(court: CourtId) -> Goodbye {
    Goodbye { code: GoodbyeCode::CourtStopped, message: message!("bye-not-served", court) }
}

pub(super) fn stalled() -> Error {
    Error::Io(std::io::ErrorKind::TimedOut.into())
}
