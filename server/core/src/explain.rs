//! Rulings explained: the rule's id and a message, for the sender of the request.
//!
//! A plain observation needs no ruling.

mod several;

use court_protocol::{EndedView, GameResult, Message, Question, Ruling};

use crate::equipment::is_required;
use crate::record::{Fact, FactBody, SpeedFact, is_stop_called};
pub(crate) use several::rulings;

/// A message of the family `ruling`; its arguments are values by their names.
macro_rules! told {
    ($key:literal $(, $name:ident)* $(,)?) => {
        court_protocol::Message::named(concat!("ruling-", $key))
            $(.with(stringify!($name), $name))*
    };
}
pub(crate) use told;

/// A claim that came after its maker had moved and punched rests on this point.
const TOO_LATE: u8 = 15;
/// A claim that came before the opponent had punched the move rests on this point.
const UNFINISHED: u8 = 4;

impl Fact {
    /// The rule of this fact, whether the fact is a ruling or asks for one. `None` for plain
    /// observations, and for a device or the server that was away.
    pub fn rule(&self) -> Option<String> {
        if let FactBody::Speed(SpeedFact::Settled { points, .. }) = &self.body {
            // all of them (SP-1)
            let points: Vec<String> = points.iter().map(|point| format!("SP-{point}")).collect();
            return Some(points.join(", "));
        }
        self.body.card().rule.map(ToOwned::to_owned)
    }

    /// The rule of this fact with a message; `None` if the fact is no ruling.
    pub fn ruling(&self) -> Option<Ruling> {
        let message = message(&self.body, self.body.card().says?);
        let reasons = match &self.body {
            FactBody::Paired { despite: Some(over), .. } => several::unsealed(&over.reasons),
            FactBody::Counting { despite: Some(over), .. } => several::hindrances(&over.reasons),
            _ => Vec::new(),
        };
        Some(Ruling { rule: self.rule()?, message, reasons })
    }
}

/// The message of a ruling, with the named fields. Some messages need a value derived from a field.
fn message(body: &FactBody, says: &[&str]) -> Message {
    match body {
        FactBody::Answered { asked, answer, .. } => decided(asked, answer.is_yes()),
        FactBody::Noted { note, .. } => Message::of("note", note),
        FactBody::Asked { .. } => told!("results-differ"),
        FactBody::Amended { .. } => told!("amended"),
        FactBody::SetAside { input, .. } if is_stop_called(input) => told!("set-aside-late"),
        FactBody::SetAside { .. } => told!("set-aside"),
        FactBody::Checked { item, .. } => {
            let weight = if is_required(*item) { "required" } else { "advised" };
            of(body, says).with("weight", &weight)
        }
        FactBody::ChainGameDrawn { .. } => of(body, says).with("result", &GameResult::Drawn),
        FactBody::TimeGiven { time, .. } => {
            of(body, says).with("is_loss", &(time.0 < 0)).with("time", &time.0.abs())
        }
        FactBody::Speed(fact @ SpeedFact::Settled { stands, points, .. }) => {
            let how = if *stands {
                "stands"
            } else if points.contains(&TOO_LATE) {
                "too_late"
            } else if points.contains(&UNFINISHED) {
                "too_early"
            } else {
                "falls"
            };
            of(fact, says).with("how", &how)
        }
        FactBody::Speed(fact) => of(fact, says),
        body => of(body, says),
    }
}

fn of(fact: &impl serde::Serialize, says: &[&str]) -> Message {
    let mut message = Message::of("ruling", fact);
    message.args.retain(|name, _| {
        says.iter().any(|field| {
            name.strip_prefix(field).is_some_and(|rest| rest.is_empty() || rest.starts_with('-'))
        })
    });
    message
}

/// The message of an answer.
fn decided(asked: &Question, yes: bool) -> Message {
    let message = Message::named(&Message::of("decided", asked).key).with("yes", &yes);
    match asked {
        Question::ResultsDiffer { ended: Some(EndedView { result, by, .. }), .. } => {
            message.with("result", result).with("by", by)
        }
        _ => message,
    }
}
