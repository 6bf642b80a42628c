//! Rulings of Speed chess explained, each with all the points it rests on (SP-1).

use court_protocol::{Agreement, Interference, Ruling};

use super::told;
use crate::record::SpeedFact;

/// A claim that came after its maker had moved and punched rests on this point.
const TOO_LATE: u8 = 15;
/// A claim that came before the opponent had punched the move rests on this point.
const UNFINISHED: u8 = 4;

/// The rules of a fact of Speed chess with their messages. They do not mention that chess forbids
/// a move: the opponent has to notice it himself (SP-15).
pub(super) fn ruling(fact: &SpeedFact) -> Option<Ruling> {
    let (rule, message) = match fact {
        SpeedFact::Settled { claim, stands, points } => {
            let rule: Vec<String> = points.iter().map(|point| format!("SP-{point}")).collect();
            let how = &if *stands {
                "stands"
            } else if points.contains(&TOO_LATE) {
                "too_late"
            } else if points.contains(&UNFINISHED) {
                "too_early"
            } else {
                "falls"
            };
            return Some(Ruling::of(&rule.join(", "), told!("settled", claim, how)));
        }
        SpeedFact::EndStands { claim, .. } => ("SP-7, SP-13", told!("end-stands", claim)),
        SpeedFact::BothStopped { side } => ("SP-10", told!("both-stopped", side)),
        SpeedFact::Unpunched { side, .. } => ("SP-5", told!("unpunched", side)),
        SpeedFact::LatePunch { side } => ("SP-5", told!("late-punch", side)),
        SpeedFact::Withdrawn { side } => ("SP-22", told!("withdrawn", side)),
        SpeedFact::Declared { piece, .. } => ("SP-26", told!("declared", piece)),
        SpeedFact::Completed { side } => ("SP-18", told!("completed", side)),
        SpeedFact::Agreed { on: Agreement::PlayOn } => ("SP-25", told!("play-on")),
        SpeedFact::Interfered { about: Interference::Position } => ("SP-23", told!("interfered")),
        SpeedFact::Interfered { about: Interference::Clocks } => ("SP-24", told!("interfered")),
        SpeedFact::Confirmed { side } => ("SP-25", told!("confirmed", side)),
        SpeedFact::Disputed { side, claim, record } => {
            ("SP-25", told!("disputed", side, claim, record))
        }
        SpeedFact::RunsOn { side: Some(side) } => ("SP-25", told!("runs-on", side)),
        SpeedFact::RunsOn { side: None }
        | SpeedFact::Unlawful { .. }
        | SpeedFact::Exchanged { .. }
        | SpeedFact::Agreed { .. }
        | SpeedFact::RanOut { .. } => return None,
    };
    Some(Ruling::of(rule, message))
}
