//! The observations at a board, in words: faults, claims, the players' agreements.

use super::named::Named;
use court_protocol::{Agreement, Fault, Interference, Seen, Side};
use referee_messages::words;

pub(super) fn seen_words(seen: &Seen, names: &Named<'_>) -> Option<String> {
    Some(match seen {
        Seen::Fault { side, fault, .. } => {
            format!("{}: {}.", names[*side], fault_words(fault))
        }
        Seen::WalkCard { side, card, offence } => {
            format!("{}: {card} for {offence}.", names[*side])
        }
        Seen::Stopped { side } => format!("{} stands behind his line.", names[*side]),
        Seen::LeftStop { side } => format!("{} left his stop early.", names[*side]),
        Seen::Claimed { side, claim } => {
            format!("{} claims: {}.", names[*side], open(&words().argument("claim", claim)))
        }
        Seen::Corrected { side } => format!("{} put it right.", names[*side]),
        Seen::DrawCard { side } => format!("{} placed a draw card.", names[*side]),
        Seen::DrawAccepted { side } => format!("{} accepted the draw.", names[*side]),
        Seen::DrawRefused { side } => format!("{} took the card.", names[*side]),
        Seen::DrawAgreed => "Both agreed to a draw.".into(),
        Seen::Resigned { side } => format!("{} resigned.", names[*side]),
        Seen::FlagSeen { side } => format!("The flag of {} was seen down.", names[*side]),
        Seen::ChiefCalled => "The head referee is called to the board.".into(),
        Seen::ClockSet => match &names.to_set {
            Some(to_set) => format!("The clock on the table was set: {to_set}."),
            None => "The clock on the table was set.".into(),
        },
        Seen::Read { reading } => {
            let one = |side| reading.left[side].map_or_else(|| "not".to_owned(), |l| l.to_string());
            let (white, black) = (one(Side::White), one(Side::Black));
            format!("The clock on the table was read: White {white}, Black {black}.")
        }
        Seen::ClocksStopped { side } => format!("{} stopped both clocks.", names[*side]),
        Seen::Confirmed { side: Some(side) } => format!("{} says that it is so.", names[*side]),
        Seen::Confirmed { side: None } => "Both say that it is so.".into(),
        Seen::Disputed { side } => format!("{} does not agree.", names[*side]),
        Seen::Agreed { on } => format!("Both agree: {}.", agreement_words(*on, names)),
        Seen::Interfered { about: Interference::Position } => {
            "A bystander spoke about the position.".into()
        }
        Seen::Interfered { about: Interference::Clocks } => {
            "A bystander spoke about the clocks.".into()
        }
        Seen::Placed { .. }
        | Seen::Moved { .. }
        | Seen::Pressed { .. }
        | Seen::Crossed { .. }
        | Seen::Touched { .. }
        | Seen::Declared { .. }
        | Seen::Exchanged { .. }
        | Seen::Withdrawn { .. }
        | Seen::Reminded { .. }
        | Seen::Returned { .. } => return None,
    })
}

pub(super) fn fault_words(fault: &Fault) -> String {
    open(&words().argument("fault", fault)).to_owned()
}

/// A person's words without their full stop.
fn open(typed: &str) -> &str {
    typed.trim_end_matches('.')
}

fn agreement_words(on: Agreement, names: &Named<'_>) -> String {
    match on {
        Agreement::FirstFlag { side } => format!("the flag of {} fell first", names[side]),
        Agreement::NoFlagBefore => "no flag was down before that punch".into(),
        Agreement::Result { result } => result.to_string(),
        Agreement::PlayOn => "the game goes on".into(),
    }
}
