//! Words of the check-list.

use super::lanes;
use crate::model::permitted::unchecked;
use court_protocol::{BoardView, CheckItem, CheckView, Finding, GameView, Phase};

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
pub(crate) fn list_state(game: &GameView, view: &BoardView) -> String {
    let left = unchecked(view).len();
    let fails = game.checks.iter().filter(|check| check.blocks).count();
    match (game.phase, fails, left) {
        (Phase::Waiting, 0, 0) if game.checks.is_empty() => String::new(),
        (Phase::Waiting, 0, 0) if failed(game).count() == 0 => "in order".into(),
        (Phase::Waiting, 0, 0) => "looked at".into(),
        (Phase::Waiting, 0, left) => format!("{left} left"),
        (Phase::Waiting, fails, _) => format!("{fails} FAIL"),
        _ => String::new(),
    }
}

/// The check-list of one board that was begun: what failed, what is let be, what nobody has looked
/// at.
pub(crate) fn list_in_full(view: &BoardView) -> Option<String> {
    let game = view.game.as_ref()?;
    if game.phase != Phase::Waiting || game.checks.is_empty() {
        return None;
    }
    let mut parts: Vec<String> = failed(game).map(found).collect();
    let left: Vec<&str> = unchecked(view).into_iter().map(item).collect();
    if !left.is_empty() {
        parts.push(format!("to look at: {}", left.join(", ")));
    }
    let on = lanes(&[view.board]);
    (!parts.is_empty()).then(|| format!("List of board {on}: {}", parts.join("; ")))
}

/// The items that failed.
fn failed(game: &GameView) -> impl Iterator<Item = CheckView> {
    game.checks.iter().filter(|check| !check.passed).copied()
}

fn found(check: CheckView) -> String {
    let how = match (check.blocks, check.waived) {
        (true, _) => "FAILS, w lets it be",
        (false, true) => "let be",
        (false, false) => "noted",
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
