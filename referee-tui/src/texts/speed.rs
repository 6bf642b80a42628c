//! Words of Speed chess: what the players agree on, what bystanders speak of.

use super::court::{claim, result};
use court_protocol::{Agreement, Claim, Interference, Said, Side, SpeedView, StandingClaim};

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

/// Stopped clocks, claims and pawns to be exchanged, a line each.
pub(crate) fn between_players(speed: &SpeedView) -> Vec<String> {
    let mut lines = Vec::new();
    if let Some(side) = speed.stopped {
        lines.push(format!("{side} has stopped both clocks."));
    }
    lines.extend(speed.claims.iter().map(standing));
    if !speed.unexchanged.is_empty() {
        let squares = speed.unexchanged.join(", ");
        lines.push(format!("A pawn stands for its piece on {squares}: to be exchanged."));
    }
    lines
}

/// A punch declares no flag (SP-10).
const fn is_flag(claim: &Claim) -> bool {
    matches!(claim, Claim::FlagDown { .. } | Claim::BothFlagsDown)
}

/// A claim, and whose word it waits for.
fn standing(standing: &StandingClaim) -> String {
    let what = claim(&standing.claim);
    if standing.disputed {
        let by = standing.by.map_or_else(|| "the board".to_owned(), |by| by.to_string());
        let record = record(standing.record);
        return format!("{what}, by {by}: disputed; {record}. Open until both agree.");
    }
    let waits = |side: Side| format!("{side}'s word is awaited (confirms or disputes)");
    match (standing.by, standing.confirmed) {
        (Some(by), _) if standing.incomplete => {
            let completes = if is_flag(&standing.claim) {
                "stopped both clocks"
            } else {
                "punched or stopped both clocks"
            };
            format!("{by} claims {what}: incomplete until he has {completes}.")
        }
        (Some(by), Some(one)) => format!("{by} claims {what}; {one} says so."),
        (Some(by), None) => format!("{by} claims {what}: {}.", waits(by.other())),
        (None, Some(one)) => {
            format!("The board shows {what}; {one} says so: {}.", waits(one.other()))
        }
        (None, None) => format!("The board shows {what}: both have to say so."),
    }
}

/// The court's record on a dispute.
const fn record(record: Option<bool>) -> &'static str {
    match record {
        Some(true) => "by the record it is so",
        Some(false) => "by the record it is not so",
        None => "the record does not tell",
    }
}

/// In short, among a board's notes.
pub(crate) fn claims_stand(n: usize) -> String {
    if n == 1 { "1 claim".to_owned() } else { format!("{n} claims") }
}

/// A line of the log that only Speed chess has.
pub(super) fn said(what: &Said) -> Option<String> {
    Some(match what {
        Said::ClocksStopped { side } => format!("{side} stopped both clocks"),
        Said::EndStands { claim: c } => format!("the board shows {}: both to confirm", claim(c)),
        Said::Confirmed { side } => format!("{side} confirms"),
        Said::Disputed { side, claim: c, record: shown } => {
            format!("{side} disputes {} ({})", claim(c), record(*shown))
        }
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
