//! The register over HTTP, as far as persons and clubs have it in common.

use super::{Answer, No, Refused};
use crate::desks::EventNo;
use crate::register::{self, Register};
use crate::session::task::SessionWorld;
use court_protocol::Message;
use referee_messages::words;
use schemars::JsonSchema;
use serde::Serialize;

/// The reason why the register stays as it is.
///
/// The code is the variant's name in `snake_case`; the sentence is the message `register-…`.
#[derive(Debug, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub(in crate::http) enum RegisterRefusal {
    /// Both numbers are one person or club already.
    OneAlready,
    /// Both persons are entered in this event: one person would play twice.
    BothEntered { event: EventNo, name: Option<String> },
    /// The person still plays in this event, has a game without a result there, leads a team or is of
    /// its crew.
    StillIn { event: EventNo, name: Option<String> },
    /// A rehearsal that runs has a copy of the register.
    RehearsalRuns,
    /// The name of a club is blank.
    NoName,
    /// Another club has this name.
    NameTaken { name: String },
}

impl From<RegisterRefusal> for Refused<RegisterRefusal> {
    fn from(refusal: RegisterRefusal) -> Self {
        let message = Message::of("register", &refusal);
        let text = words().say(&message);
        Self { refusal, message, text }
    }
}

impl From<RegisterRefusal> for No {
    fn from(refusal: RegisterRefusal) -> Self {
        Self::InRegister(Box::new(refusal.into()))
    }
}

/// The register as it is now.
pub(super) async fn read(world: &SessionWorld) -> Answer<Register> {
    let file = register::file(&world.rounds.data);
    let read = tokio::task::spawn_blocking(move || register::read_or_new(&file)).await;
    Ok(read.expect("reading the register does not panic")?)
}

/// The answer to a change whose author saw other data: they are as `now`.
pub(super) fn changed(now: &impl Serialize) -> No {
    No::Changed(serde_json::to_value(now).expect("plain data"))
}

/// The number in an address.
pub(super) fn number<T>(text: &str, of: impl FnOnce(u32) -> T, what: &str) -> Answer<T> {
    text.parse().map(of).map_err(|_| nothing(what, text))
}

pub(super) fn nothing(what: &str, number: &str) -> No {
    No::NotThere(format!("there is no {what} {number:?}"))
}
