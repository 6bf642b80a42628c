//! Draws offered by card, accepted by stopping the clock, refused by taking the card or by moving
//! on (CR-4.4-2, CR-4.4-3).
//!
//! A card that is handed back is not spent; one that stays on the board is, whatever the answer.
//! Each card is an offer of its own: both players' cards may lie there at the same time. A move
//! refuses the opponent's card, a stop of the clock accepts it. A player with an unpaid run may
//! still offer, accept or refuse.

use court_protocol::{Evidence, GameResult, Ruleset, RunEvidence, Side, Termination, Whereabouts};

use super::RuleContext;
use crate::play::Play;
use crate::record::{FactBody, Note};

/// A player placed a draw card.
// rules: CR-4.4-2
pub(super) fn card_placed(context: &mut RuleContext<'_>, side: Side) {
    let play = context.play;
    if before_both_moved(play) {
        return context.note(side, Note::DrawBeforeBothMoved);
    }
    // A move lets its maker set out while he still stands there: only beyond the line is he
    // certainly not at the board.
    let away = matches!(play.runners[side].at, Whereabouts::Homeward | Whereabouts::BehindLine);
    if play.runners.evidence == RunEvidence::Reported && away {
        return context.note(side, Note::CardAwayFromBoard);
    }
    if play.offers.open[side] {
        return context.note(side, Note::OfferLiesAlready);
    }
    match play.offers.cards[side].checked_sub(1) {
        None => context.note(side, Note::NoCardLeft),
        cards => context.say(FactBody::DrawOffered { side, cards }),
    }
}

/// A player stopped the clock to accept.
pub(super) fn accepted(context: &mut RuleContext<'_>, side: Side) {
    if answers(context, side) {
        context.say(FactBody::Ended { result: GameResult::Drawn, by: Termination::Agreement });
    }
}

/// A player took the card.
pub(super) fn refused(context: &mut RuleContext<'_>, side: Side) {
    if answers(context, side) {
        context.say(FactBody::DrawRefused { side });
    }
}

/// True if `side` has an offer to answer; if not, a note says why.
// rules: CR-4.4-3
fn answers(context: &mut RuleContext<'_>, side: Side) -> bool {
    let offers = context.play.offers.open;
    if !offers[side.other()] {
        context.note(side, if offers[side] { Note::OwnOffer } else { Note::NoOffer });
    }
    offers[side.other()]
}

/// The move of `side` is complete: it refuses the opponent's offer.
pub(super) fn moved_on(context: &mut RuleContext<'_>, side: Side) {
    if context.play.offers.open[side.other()] {
        context.say(FactBody::DrawRefused { side });
    }
}

/// A claim of a draw is an offer without a card (FIDE 9.1.2.3), unless the claimant's card lies
/// there, or offers are prohibited (CR-4.7-2).
// rules: FIDE-9.1.2.3
pub(super) fn by_claim(context: &mut RuleContext<'_>, side: Side) {
    if context.play.ruleset == Ruleset::Sprint {
        return;
    }
    if !context.play.offers.open[side] && !before_both_moved(context.play) {
        context.say(FactBody::DrawOffered { side, cards: None });
    }
}

/// Both agreed to a draw, which needs a move by each (FIDE 5.2.3). A board that does not report
/// moves cannot tell.
// rules: FIDE-5.2.3
pub(super) fn agreed(context: &mut RuleContext<'_>) {
    if before_both_moved(context.play) {
        let side = context.play.to_move().unwrap_or(context.play.table.first);
        return context.note(side, Note::DrawBeforeBothMoved);
    }
    context.say(FactBody::Ended { result: GameResult::Drawn, by: Termination::Agreement });
}

/// True if it is known that one side has not moved yet.
fn before_both_moved(play: &Play) -> bool {
    play.evidence != Evidence::Table && play.table.ply < 2
}
