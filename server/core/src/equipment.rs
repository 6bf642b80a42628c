//! The rules of the check-list: the width of a table, and the items that keep a board waiting.

use court_protocol::{CheckItem, Finding};

/// The widest table, in millimetres.
const TABLE_MM_MAX: u32 = 850;

/// True if an item is as it should be: a table of 85.0 cm is.
// rules: CR-2.4-1
pub const fn is_in_order(finding: Finding) -> bool {
    match finding {
        Finding::Passed => true,
        Finding::Failed => false,
        Finding::Measured { mm } => mm <= TABLE_MM_MAX,
    }
}

/// True if the item is required: its failure keeps the board from being started. The failure of an
/// advised item is only logged.
// rules: CR-2.4-2, SP-31
pub(crate) const fn is_required(item: CheckItem) -> bool {
    match item {
        CheckItem::BoardAndPieces
        | CheckItem::EndorsedClock
        | CheckItem::Standing
        | CheckItem::CapturedPieces => false,
        CheckItem::ElectronicClock
        | CheckItem::TableWidth
        | CheckItem::NoBackrest
        | CheckItem::Shoes
        | CheckItem::Dress => true,
    }
}
