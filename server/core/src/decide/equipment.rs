//! The check-list before a round: a forbidden item (CR-2.4-1, and of a player CR-2.4-3) keeps its
//! board waiting, an advised one (CR-2.4-2) is only recorded.

use court_protocol::{Act, BoardNo, CheckItem, Finding, Refusal, Setting};

use super::start::since_paired;
use super::{Decision, Ruled, bad_setting, check_reason};
use crate::permits::Basis;
use crate::play::{Failed, Item};
use crate::record::FactBody;

/// The widest table in millimetres; a higher figure is a slip of the finger.
const MEASURED_MM_MAX: u32 = 5_000;

impl Decision<'_> {
    /// Records the check of an item, on each of these boards.
    pub(super) fn check(
        self,
        boards: &[BoardNo],
        item: Item,
        finding: Finding,
    ) -> Result<Ruled, Refusal> {
        check_item(item)?;
        if let Finding::Measured { mm } = finding {
            let found = format!("{}.{}", mm / 10, mm % 10);
            if item.0 != CheckItem::TableWidth {
                return Err(bad_setting(Setting::Measure, &found));
            }
            if mm == 0 || mm > MEASURED_MM_MAX {
                return Err(bad_setting(Setting::TableWidth, &found));
            }
        }
        self.on_each(boards, |part, game| {
            let (item, side) = item;
            let basis = Basis::of(game);
            basis.may(Act::Check, self.sender.instant.at)?;
            basis.must_have(item)?;
            let input = FactBody::Checked { item, side, finding, device: self.sender.device };
            Ok(part.input(game, since_paired(game, self.sender.instant.at), input))
        })
    }

    /// Waives a failed item.
    pub(super) fn waive(
        self,
        board: BoardNo,
        (item, side): Item,
        reason: &str,
    ) -> Result<Ruled, Refusal> {
        check_reason(reason)?;
        check_item((item, side))?;
        self.on_each(&[board], |part, game| {
            Basis::of(game).may(Act::Waive, self.sender.instant.at)?;
            let blocks = |failed: &Failed| failed.item == (item, side) && failed.blocks();
            if !game.play.sweep.failed.iter().any(blocks) {
                return Err(bad_setting(Setting::WaivedItem, &""));
            }
            let waived = FactBody::Waived { item, side, reason: reason.to_owned() };
            Ok(part.input(game, since_paired(game, part.moment.now), waived))
        })
    }
}

/// Checks that an item of a player's names a side, and an item of the board none.
// rules: CR-2.4-3
fn check_item((item, side): Item) -> Result<(), Refusal> {
    match (item.is_of_player(), side) {
        (true, None) => Err(bad_setting(Setting::ItemOfNobody, &"")),
        (false, Some(side)) => Err(bad_setting(Setting::ItemOfPlayer { side }, &"")),
        _ => Ok(()),
    }
}
