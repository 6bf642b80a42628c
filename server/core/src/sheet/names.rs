//! The names of claims and faults in the lines of a sheet, and its figures. Other names are the codes
//! of the wire, as words.

use court_protocol::{Claim, Fault, Millis, Sanction, code};
use serde::Serialize;

use crate::record::Tick;

pub(super) fn of_claim(claim: &Claim) -> String {
    match claim {
        Claim::Irregularity { what } => what.clone(),
        Claim::FlagDown { of } => format!("{of}'s flag is down"),
        Claim::Threefold { uci: Some(uci) } | Claim::FiftyMoves { uci: Some(uci) } => {
            format!("{} with {uci}", word(claim))
        }
        _ => word(claim),
    }
}

/// The code of a value as words: `false start`.
pub(super) fn word(value: &impl Serialize) -> String {
    code(value).replace('_', " ")
}

pub(super) fn of_fault(fault: &Fault) -> String {
    match fault {
        Fault::Other { reason } => reason.clone(),
        _ => word(fault),
    }
}

pub(super) fn cost(sanction: Sanction) -> String {
    match sanction {
        Sanction::Stop => String::new(),
        Sanction::Note => ", noted".to_owned(),
        Sanction::Warning => ", warning".to_owned(),
        Sanction::GiveOpponent { time } => format!(", opponent gets {time}"),
        Sanction::TakeTime { time } => format!(", loses {time}"),
        Sanction::LossOfGame => ", loss of the game".to_owned(),
    }
}

pub(super) fn figure(time: Option<Millis>) -> String {
    time.map_or("-".to_owned(), |time| time.to_string())
}

pub(super) fn tick(clock: Tick) -> String {
    let predicted = if clock.predicted { "~" } else { "" };
    let used = clock.used.map(|used| format!(" used {used}")).unwrap_or_default();
    format!("{used}, left {predicted}{}", figure(clock.left))
}
