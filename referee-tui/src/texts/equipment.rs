//! Words of the check-list.

use super::lanes;
use crate::model::offered;
use court_protocol::{BoardNo, CheckItem, CheckView, Finding, GameView, Phase, Weight};

pub(crate) const IN_ORDER: &str = "in order";
pub(crate) const NOT_IN_ORDER: &str = "not in order";
pub(crate) const MEASURED: &str = "measured";
pub(crate) const NOT_A_WIDTH: &str = "expected centimetres such as  84.5";
pub(crate) const NOTHING_TO_WAIVE: &str =
    "Nothing failed at the marked board that keeps it from its start.";

/// The item of the check-list.
pub(crate) const fn item(item: CheckItem) -> &'static str {
    match item {
        CheckItem::ElectronicClock => "electronic clock",
        CheckItem::TableWidth => "table's width",
        CheckItem::NoBackrest => "no backrest",
        CheckItem::BoardAndPieces => "board and pieces",
        CheckItem::EndorsedClock => "endorsed clock",
        CheckItem::Standing => "room to stand",
        CheckItem::CapturedMen => "captured men",
        CheckItem::Shoes => "shoes",
        CheckItem::Dress => "dress",
    }
}

/// An item that failed, and whose.
pub(crate) fn failed_item(check: CheckView) -> String {
    let whose = check.side.map_or_else(String::new, |side| format!("{side}: "));
    format!("{whose}{}", check.item.when_failed())
}

/// The progress of a board's check-list, in a few characters; empty if it has none.
pub(crate) fn list_state(game: &GameView) -> String {
    let left = offered::unchecked(game).len();
    let fails = offered::blocking(game).count();
    match (game.phase, fails, left) {
        (Phase::Waiting, 0, 0) if game.checks.is_empty() => String::new(),
        (Phase::Waiting, 0, 0) if offered::failed(game).count() == 0 => "in order".into(),
        (Phase::Waiting, 0, 0) => "looked at".into(),
        (Phase::Waiting, 0, left) => format!("{left} left"),
        (Phase::Waiting, fails, _) => format!("{fails} FAIL"),
        _ => String::new(),
    }
}

/// The check-list of one board that was begun: what failed, what is let be, what nobody has looked
/// at.
pub(crate) fn list_in_full(board: BoardNo, game: &GameView) -> Option<String> {
    if game.phase != Phase::Waiting || game.checks.is_empty() {
        return None;
    }
    let mut parts: Vec<String> = offered::failed(game).map(found).collect();
    let left: Vec<&str> = offered::unchecked(game).into_iter().map(item).collect();
    if !left.is_empty() {
        parts.push(format!("to look at: {}", left.join(", ")));
    }
    let on = lanes(&[board]);
    (!parts.is_empty()).then(|| format!("List of board {on}: {}", parts.join("; ")))
}

fn found(check: CheckView) -> String {
    let how = match (check.item.weight(), check.waived) {
        (Weight::Required, false) => "FAILS, w lets it be",
        (Weight::Required, true) => "let be",
        (Weight::Advised, _) => "noted",
    };
    format!("{} ({how})", failed_item(check))
}

/// The finding of a look; nothing if the width is still to be typed.
pub(crate) fn finding(finding: Finding) -> Option<String> {
    match finding {
        Finding::Passed => Some(IN_ORDER.to_owned()),
        Finding::Failed => Some(NOT_IN_ORDER.to_owned()),
        Finding::Measured { mm: 0 } => None,
        Finding::Measured { mm } => Some(format!("{}.{} cm", mm / 10, mm % 10)),
    }
}
