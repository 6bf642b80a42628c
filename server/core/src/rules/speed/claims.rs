//! Claims of a player in Speed chess.
//!
//! Three kinds of claim are rejected at once, and play goes on. They come too early (SP-4) or too
//! late (SP-15), or the position on record refutes them (SP-21). Every other claim waits for the
//! other player's answer.
//!
//! If a claim is rejected at once, stopping the clocks for it has no effect. Punching the clock
//! after it does not count as a punch without a move. A punched claim counted as a move (SP-18). If
//! both agree that the game goes on, the time that the other clock ran since that punch is charged
//! to the claimant. Time with both clocks stopped is charged to nobody.

use court_protocol::{Claim, Evidence, Side};

use super::evidence::{is_repeated, shows};
use super::{RuleContext, say, words};
use crate::play::{Play, is_of_a_move};
use crate::record::{FactBody, Note, SpeedFact};

/// Records a player's claim, and rejects it at once if the rules refute it.
pub(super) fn claimed(context: &mut RuleContext<'_>, side: Side, claim: &Claim) {
    let play = context.play;
    let is_said = match claim {
        Claim::FlagDown { of } => play.speed.flags[*of].is_some(),
        Claim::BothFlagsDown => Side::BOTH.iter().all(|of| play.speed.flags[*of].is_some()),
        _ => play.speed.claim.is_some(),
    };
    if is_said {
        return context.note(side, Note::ClaimStands);
    }
    let refuted = refuted(play, side, claim);
    let incomplete = refuted.is_none() && play.waits_for_clocks(claim);
    context.say(FactBody::Claimed { side, claim: claim.clone(), pressed: None, incomplete });
    if let Some(points) = refuted {
        say(context, SpeedFact::Settled { claim: claim.clone(), stands: false, points });
        // The opponent's stop waits for a claim of his own.
        if play.speed.stopped.is_some_and(|stopped| stopped.by == side) {
            context.then(|context| words::goes_on(context, None));
        }
    }
}

/// The points of the rules by which a claim is rejected at once; `None` if it is not.
fn refuted(play: &Play, side: Side, claim: &Claim) -> Option<Vec<u8>> {
    match claim {
        _ if is_of_a_move(claim) && is_unfinished(play, side) => {
            let of_a_king = matches!(claim, Claim::KingInCheck | Claim::KingCaptured);
            Some(vec![4, if of_a_king { 18 } else { 19 }])
        }
        _ if is_of_a_move(claim) => is_too_late(play, side).then(|| vec![15, 19]),
        Claim::Threefold { .. } | Claim::FiftyMoves { .. } => {
            let points =
                if matches!(claim, Claim::Threefold { .. }) { vec![2, 21] } else { vec![2] };
            (play.to_move().is_some_and(|to_move| to_move != side)
                || is_repeated(play, side, claim) == Some(false))
            .then_some(points)
        }
        _ => (shows(play, side, claim) == Some(false)).then(|| vec![2, 3]),
    }
}

/// True if the opponent has not finished the claimed move. He has made none yet, or has placed one
/// after the claimant's last and not punched. False at a table, where that is not known.
fn is_unfinished(play: &Play, side: Side) -> bool {
    let has_put = play.table.placed_by(side.other()).is_some();
    play.evidence != Evidence::Table
        && (play.table.moves.is_empty() || (has_put && is_too_late(play, side)))
}

/// True if the claimant has moved and punched since the opponent's last move. False at a table,
/// where that is not known.
// rules: SP-15
fn is_too_late(play: &Play, side: Side) -> bool {
    let own = |ply| play.table.mover_of(ply) == side && !play.speed.unpunched[side];
    play.evidence != Evidence::Table && play.table.moves.last().is_some_and(|last| own(last.ply))
}
