//! Words of Speed chess: what the players agree on, what bystanders speak of.

use super::court::{claim, result};
use court_protocol::{Agreement, Interference, Said};

pub(crate) fn agreement(on: Agreement) -> String {
    match on {
        Agreement::FirstFlag { side } => format!("both agree: {side}'s flag fell first"),
        Agreement::NoFlagBefore => "both agree: no flag was down before that punch".into(),
        Agreement::Result { result: agreed } => format!("both agree: {}", result(agreed)),
        Agreement::PlayOn => "both agree: it goes on".into(),
    }
}

pub(crate) const fn interference(about: Interference) -> &'static str {
    match about {
        Interference::Position => "a bystander spoke about the position",
        Interference::Clocks => "a bystander spoke about the clocks",
    }
}

/// A line of the log that only Speed chess has.
pub(super) fn said(what: &Said) -> Option<String> {
    Some(match what {
        Said::ClocksStopped { side } => format!("{side} stopped both clocks"),
        Said::EndStands { claim: c } => format!("the board shows {}: both to confirm", claim(c)),
        Said::Confirmed { side } => format!("{side} confirms"),
        Said::Disputed { side } => format!("{side} disputes it"),
        Said::Agreed { on } => agreement(*on),
        Said::Settled { claim: c, stands, points } => {
            let how = if *stands { "stands" } else { "does not stand" };
            let points: Vec<String> = points.iter().map(|point| format!("SP-{point}")).collect();
            format!("{} {how} ({})", claim(c), points.join(", "))
        }
        Said::Declared { side, piece } => format!("{side} declares: {piece}"),
        Said::Exchanged { side, piece } => format!("{side}'s pawn exchanged: {piece}"),
        Said::Withdrawn { side } => format!("{side} took the move back"),
        Said::Interfered { about } => interference(*about).into(),
        Said::RanOut { at } => match (at.white, at.black) {
            (Some(white), Some(black)) if white == black => {
                "for the record: both flags fell at once".into()
            }
            (Some(white), Some(black)) => {
                let first = if white < black { "White" } else { "Black" };
                format!("for the record: {first}'s flag fell first, then the other")
            }
            (Some(_), None) => "for the record: White's flag had fallen".into(),
            (None, _) => "for the record: Black's flag had fallen".into(),
        },
        _ => return None,
    })
}
