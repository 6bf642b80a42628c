//! Failed items on the check-list of a board that waits (CR-2.4).

use court_protocol::{Against, CheckItem, CheckView, Finding, Side};

use crate::equipment::{is_in_order, is_required};

/// An item, with the side of the player if it is not shared.
pub(crate) type Item = (CheckItem, Option<Side>);

/// An item that failed the last check.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Failed {
    pub item: Item,
    /// The head referee waived the item.
    pub waived: bool,
}

impl Failed {
    /// True if it keeps the board from being started.
    pub(crate) const fn blocks(self) -> bool {
        is_required(self.item.0) && !self.waived
    }

    /// The obstacle to the start, for the referee.
    pub(crate) fn against(self) -> Against {
        let (item, side) = self.item;
        Against::Failed { item, side }
    }
}

/// The readiness of a board before its start.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(crate) struct Sweep {
    /// A sweep found the board ready.
    pub ready: bool,
    /// Items of the check-list that failed (CR-2.4).
    pub failed: Vec<Failed>,
    /// Items of the check-list that passed.
    passed: Vec<Item>,
}

impl Sweep {
    /// Records a check; the last check of an item counts.
    pub(super) fn checked(&mut self, item: Item, finding: Finding) {
        self.failed.retain(|failed| failed.item != item);
        self.passed.retain(|passed| *passed != item);
        if is_in_order(finding) {
            self.passed.push(item);
        } else {
            self.failed.push(Failed { item, waived: false });
        }
    }

    pub(super) fn waive(&mut self, item: Item) {
        for failed in self.failed.iter_mut().filter(|failed| failed.item == item) {
            failed.waived = true;
        }
    }

    pub(crate) fn views(&self) -> Vec<CheckView> {
        let passed = self.passed.iter().map(|(item, side)| CheckView {
            item: *item,
            side: *side,
            passed: true,
            waived: false,
            blocks: false,
        });
        let failed = self.failed.iter().map(|failed| {
            let (item, side) = failed.item;
            let (waived, blocks) = (failed.waived, failed.blocks());
            CheckView { item, side, passed: false, waived, blocks }
        });
        failed.chain(passed).collect()
    }
}
