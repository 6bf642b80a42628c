//! The names of claims and faults in the lines of a sheet, and its figures. Other names are the codes
//! of the wire, as words.

use court_protocol::{Claim, Fault, Millis, Sanction, code};
use serde::Serialize;

use crate::record::Tick;

pub(super) fn of_claim(claim: &Claim) -> String {
    let announced =
        |uci: &Option<String>| uci.as_ref().map(|uci| format!(" with {uci}")).unwrap_or_default();
    match claim {
        Claim::IllegalMove => "illegal move".to_owned(),
        Claim::PressWithoutMove => "press without a move".to_owned(),
        Claim::TouchMove => "touch-move".to_owned(),
        Claim::MovedBeforeRun => "moved before the run".to_owned(),
        Claim::Irregularity { what } => what.clone(),
        Claim::FlagDown { of } => format!("{of}'s flag is down"),
        Claim::BothFlagsDown => "both flags are down".to_owned(),
        Claim::KingInCheck => "king left in check".to_owned(),
        Claim::KingCaptured => "king left in check and captured".to_owned(),
        Claim::Checkmate => "checkmate".to_owned(),
        Claim::Stalemate => "stalemate".to_owned(),
        Claim::DeadPosition => "dead position".to_owned(),
        Claim::Threefold { uci } => format!("threefold{}", announced(uci)),
        Claim::FiftyMoves { uci } => format!("fifty moves{}", announced(uci)),
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
