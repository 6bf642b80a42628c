//! Looks at the equipment before a start.

use court_protocol::{Ask, CheckItem, Finding, Side};

use super::court::BOARD;
use super::cursor::{SheetError, Words};
use super::entry::Deed;
use super::figures;
use super::verb::Verb;

pub(super) const VERBS: &[Verb] = &[
    Verb::alone(
        "check",
        "#3 check table 851 | seat failed | b shoes passed",
        "a look at an item found this: a table's width in millimetres, failed, passed",
        |words| {
            let (side, item) = item(words)?;
            let finding = words.read("passed, failed or millimetres", |text| match text {
                "passed" => Some(Finding::Passed),
                "failed" => Some(Finding::Failed),
                mm => mm.parse().ok().map(|mm| Finding::Measured { mm }),
            })?;
            Ok(Deed::Ask(Ask::Check { boards: vec![BOARD], item, side, finding }))
        },
    ),
    Verb::alone("waive", "waive table", "the head referee lets a failed item be", |words| {
        let (side, item) = item(words)?;
        let reason = "there is no other".to_owned();
        Ok(Deed::Ask(Ask::Waive { board: BOARD, item, side, reason }))
    }),
];

const ITEMS: [(&str, CheckItem); 9] = [
    ("clock", CheckItem::ElectronicClock),
    ("table", CheckItem::TableWidth),
    ("captured", CheckItem::CapturedPieces),
    ("seat", CheckItem::NoBackrest),
    ("pieces", CheckItem::BoardAndPieces),
    ("endorsed", CheckItem::EndorsedClock),
    ("stand", CheckItem::Standing),
    ("shoes", CheckItem::Shoes),
    ("dress", CheckItem::Dress),
];

fn item(words: &mut Words<'_>) -> Result<(Option<Side>, CheckItem), SheetError> {
    let of_side = words.peek().is_some_and(|word| matches!(word.text, "w" | "b"));
    let side = if of_side { Some(figures::side(words)?) } else { None };
    Ok((side, words.one_of(&ITEMS)?))
}
