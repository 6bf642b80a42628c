//! The register over HTTP, as far as persons and clubs have it in common.

use super::{Answer, No, Refused};
use crate::desks::EventNo;
use crate::register::{self, Register};
use crate::session::task::SessionWorld;
use court_protocol::{Message, TextFault};
use referee_entries::Field;
use referee_messages::words;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

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
    /// A name of a person cannot be read in lists and on boards.
    PersonName { fault: TextFault },
    /// More persons are entered at once than any event has.
    TooManyPersons { limit: usize },
    /// A text of a person or club cannot be read in lists and on boards.
    Text { field: Field, fault: TextFault },
    /// The date of birth is no day of the calendar, or is still to come.
    NotBorn { found: String },
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
        Self::InRegister(refusal)
    }
}

/// A change of data in the register.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "{T}Change")]
pub(super) struct Change<T> {
    /// The data that its author saw.
    was: T,
    is: T,
}

impl<T: PartialEq> Change<T> {
    /// The new data, if the present ones are as the author saw them. `now` is the answer if they are not.
    pub(super) fn onto(self, present: &T, now: &impl Serialize) -> Answer<T> {
        // a repeat of a change that was carried out finds its own data
        if *present == self.was || *present == self.is { Ok(self.is) } else { Err(changed(now)) }
    }
}

/// A merge of a person or club into another.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "{T}Merge")]
pub(super) struct Merge<N, T> {
    /// The person or club whose number and data stay.
    pub(super) into: N,
    /// The data that the author of the merge saw.
    pub(super) from_was: T,
    pub(super) into_was: T,
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
