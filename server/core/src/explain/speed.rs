//! Rulings of Speed chess explained, each with all the points it rests on (SP-1).

use court_protocol::{Agreement, Claim, Interference, Ruling};

use crate::record::SpeedFact;

/// A claim that came after its maker had moved and punched rests on this point.
const TOO_LATE: u8 = 15;
/// A claim that came before the opponent had punched the move rests on this point.
const UNFINISHED: u8 = 4;

/// The rules of a fact of Speed chess with their sentences. They do not mention that chess forbids
/// a move: the opponent has to notice it himself (SP-15).
pub(super) fn ruling(fact: &SpeedFact) -> Option<Ruling> {
    let (rule, text) = match fact {
        SpeedFact::Settled { claim, stands, points } => {
            let rule: Vec<String> = points.iter().map(|point| format!("SP-{point}")).collect();
            let what = claimed(claim);
            let text = if *stands {
                format!("{what}: so it is between the players.")
            } else if points.contains(&TOO_LATE) {
                format!("{what}: too late, he has moved and punched since.")
            } else if points.contains(&UNFINISHED) {
                format!("{what}: too early, the opponent has not finished a move.")
            } else {
                format!("{what}: the claim does not stand.")
            };
            return Some(Ruling { rule: rule.join(", "), text });
        }
        SpeedFact::EndStands { claim, .. } => {
            ("SP-7, SP-13", format!("{}: it ends the game once both say so.", claimed(claim)))
        }
        SpeedFact::BothStopped { side } => ("SP-10", format!("{side} stopped both clocks.")),
        SpeedFact::Unpunched { side, .. } => {
            ("SP-5", format!("{side} has not punched; his clock runs on."))
        }
        SpeedFact::LatePunch { side } => ("SP-5", format!("{side} punches late.")),
        SpeedFact::Withdrawn { side } => {
            ("SP-22", format!("{side} takes the move back; until the punch he may."))
        }
        SpeedFact::Declared { piece, .. } => {
            ("SP-26", format!("The pawn is a {piece} from the punch on."))
        }
        SpeedFact::Completed { side } => ("SP-18", format!("{side} has punched his claim.")),
        SpeedFact::Agreed { on: Agreement::PlayOn } => {
            ("SP-25", "Nothing is claimed any more.".to_owned())
        }
        SpeedFact::Interfered { about: Interference::Position } => {
            ("SP-23", "Written down; it does not change the game.".to_owned())
        }
        SpeedFact::Interfered { about: Interference::Clocks } => {
            ("SP-24", "Written down; it does not change the game.".to_owned())
        }
        SpeedFact::Confirmed { side } => {
            ("SP-25", format!("{side} says so; the other has to say so too."))
        }
        SpeedFact::Disputed { side, claim, record } => {
            let what = claimed(claim);
            let record = match record {
                Some(true) => "by the court's record it is so",
                Some(false) => "by the court's record it is not so",
                None => "the court's record does not tell",
            };
            let text =
                format!("{what}: {side} does not agree; {record}. It stays open until both agree.");
            ("SP-25", text)
        }
        SpeedFact::RunsOn { side: Some(side) } => ("SP-25", format!("{side}'s clock runs on.")),
        SpeedFact::RunsOn { side: None }
        | SpeedFact::Unlawful { .. }
        | SpeedFact::Exchanged { .. }
        | SpeedFact::Agreed { .. }
        | SpeedFact::RanOut { .. } => return None,
    };
    Some(Ruling { rule: rule.to_owned(), text })
}

fn claimed(claim: &Claim) -> String {
    match claim {
        Claim::FlagDown { of } => return format!("{of}'s flag is down"),
        Claim::BothFlagsDown => "Both flags are down",
        Claim::KingInCheck => "A king left in check",
        Claim::KingCaptured => "A king left in check and captured",
        Claim::Checkmate => "Checkmate",
        Claim::Stalemate => "Stalemate",
        Claim::DeadPosition => "A dead position",
        Claim::PressWithoutMove => "A punch without a move",
        Claim::Threefold { .. } => "The same position for the third time",
        Claim::FiftyMoves { .. } => "Fifty moves",
        _ => "An illegal move",
    }
    .to_owned()
}
