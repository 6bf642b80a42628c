//! The observations at a board, in words: faults, claims, the players' agreements.

use super::named::Named;
use court_protocol::{Agreement, Claim, Fault, Interference, Seen, Side};

pub(super) fn seen_words(seen: &Seen, names: &Named<'_>) -> Option<String> {
    Some(match seen {
        Seen::Fault { side, fault, .. } => format!("{}: {}.", names[*side], fault_words(fault)),
        Seen::WalkCard { side, card, offence } => {
            format!("{}: {card} for {offence}.", names[*side])
        }
        Seen::Stopped { side } => format!("{} stands behind his line.", names[*side]),
        Seen::LeftStop { side } => format!("{} left his stop early.", names[*side]),
        Seen::Claimed { side, claim } => {
            format!("{} claims: {}.", names[*side], claim_words(claim))
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
    match fault {
        Fault::NoCrossing => "no proper crossing of the line".into(),
        Fault::FalseStart => "false start".into(),
        Fault::MovedBeforeRun => "moved before the run".into(),
        Fault::OfferWithoutCard => "offered a draw without a card".into(),
        Fault::Disturbance => "disturbance".into(),
        Fault::Equipment => "shoes or clothing".into(),
        Fault::RedCard => "third or further red card".into(),
        Fault::Other { reason } => reason.trim_end_matches('.').to_owned(),
    }
}

fn agreement_words(on: Agreement, names: &Named<'_>) -> String {
    match on {
        Agreement::FirstFlag { side } => format!("the flag of {} fell first", names[side]),
        Agreement::NoFlagBefore => "no flag was down before that punch".into(),
        Agreement::Result { result } => result.to_string(),
        Agreement::PlayOn => "the game goes on".into(),
    }
}

pub(super) fn claim_words(claim: &Claim) -> String {
    match claim {
        Claim::FlagDown { of } => format!("{of}'s flag is down"),
        Claim::BothFlagsDown => "both flags are down".into(),
        Claim::KingInCheck => "a king left in check".into(),
        Claim::KingCaptured => "the king, left in check and captured".into(),
        Claim::Checkmate => "checkmate".into(),
        Claim::Stalemate => "stalemate".into(),
        Claim::DeadPosition => "a dead position".into(),
        Claim::IllegalMove => "an illegal move".into(),
        Claim::PressWithoutMove => "a press without a move".into(),
        Claim::TouchMove => "touch-move".into(),
        Claim::MovedBeforeRun => "a move before the run".into(),
        Claim::Irregularity { what } => what.trim_end_matches('.').to_owned(),
        Claim::Threefold { uci } => announced("the same position for the third time", uci.as_ref()),
        Claim::FiftyMoves { uci } => announced("fifty moves", uci.as_ref()),
    }
}

fn announced(what: &str, uci: Option<&String>) -> String {
    uci.map_or_else(|| what.to_owned(), |uci| format!("{what}, with {uci}"))
}
