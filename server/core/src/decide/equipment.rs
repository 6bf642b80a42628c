//! The check-list before a round: a forbidden item (CR-2.4-1, and of a player CR-2.4-3) keeps its
//! board waiting, an advised one (CR-2.4-2) is only recorded.

use court_protocol::{BoardNo, CheckItem, Finding, Phase, Refusal};

use super::start::since_paired;
use super::{Moment, Ruled, Sender, bad_setting, check_reason, wrong_phase};
use crate::play::{Failed, Item};
use crate::record::FactBody;
use crate::state::CourtState;

/// The widest table in millimetres; a higher figure is a slip of the finger.
const MEASURED_MM_MAX: u32 = 5_000;

impl CourtState {
    /// Records the check of an item, on each of these boards.
    pub(super) fn check(
        &self,
        moment: Moment<'_>,
        sender: &Sender,
        boards: &[BoardNo],
        item: Item,
        finding: Finding,
    ) -> Result<Ruled, Refusal> {
        check_item(item)?;
        if let Finding::Measured { mm } = finding {
            let found = format!("{}.{} cm", mm / 10, mm % 10);
            if item.0 != CheckItem::TableWidth {
                return Err(bad_setting("what was found", &found, "passed or failed"));
            }
            if mm == 0 || mm > MEASURED_MM_MAX {
                return Err(bad_setting("the table's width", &found, "0.1 cm to 5 m"));
            }
        }
        self.on_each(moment, sender, boards, |moment, game| {
            if game.play.phase != Phase::Waiting {
                return Err(wrong_phase(game, "after the start call it as a fault"));
            }
            let (item, side) = item;
            let input = FactBody::Checked { item, side, finding, device: sender.device };
            Ok(self.input(moment, game, since_paired(game, sender.instant.at), input))
        })
    }

    /// Waives a failed item.
    pub(super) fn waive(
        &self,
        moment: Moment<'_>,
        sender: &Sender,
        board: BoardNo,
        (item, side): Item,
        reason: &str,
    ) -> Result<Ruled, Refusal> {
        check_reason(reason)?;
        check_item((item, side))?;
        self.on_each(moment, sender, &[board], |moment, game| {
            let blocks = |failed: &Failed| failed.item == (item, side) && failed.blocks();
            if !game.play.failed.iter().any(blocks) {
                let expected = "an item of this board that failed and keeps it from its start";
                return Err(bad_setting("what is let be", item.when_failed(), expected));
            }
            let waived = FactBody::Waived { item, side, reason: reason.to_owned() };
            Ok(self.input(moment, game, since_paired(game, moment.now), waived))
        })
    }
}

/// Checks that an item of a player's names a side, and an item of the board none.
// rules: CR-2.4-3
fn check_item((item, side): Item) -> Result<(), Refusal> {
    match (item.is_of_player(), side) {
        (true, None) => Err(bad_setting("the player", "nobody", "White's or Black's")),
        (false, Some(side)) => {
            Err(bad_setting("the item", &side.to_string(), "one of the board's"))
        }
        _ => Ok(()),
    }
}
