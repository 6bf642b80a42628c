//! A legal move is complete: its fact, and the end of the game by it.

use court_protocol::{CourtTime, Reading, Side, Termination};

use super::endings::{self, After};
use super::judgement::Legal;
use super::{RuleContext, offers, presses, take_backs};
use crate::notation::Notation;
use crate::play::write_san;
use crate::record::{FactBody, Note, Tick};

/// A legal move is complete.
pub(super) fn legal_move(
    context: &mut RuleContext<'_>,
    legal: &Legal,
    after: After,
    pressed: Option<CourtTime>,
    reading: Option<Reading>,
) {
    let ends = match after {
        After::Ends(result, by) => Some((result, by)),
        After::GoesOn | After::MayBeDead => None,
    };
    had_to_be_another(context, legal);
    // A move that ends the game ends it when placed: no increment on the court's clock.
    let clock = presses::tick(context.play, legal.side, context.at, reading, ends.is_none());
    moved_fact(context, legal, ends.map(|(_, by)| by), clock, pressed);
    if ends.is_none() {
        offers::moved_on(context, legal.side);
    }
    presses::reading_of(context, legal.side, reading, clock);
    match ends {
        Some((result, by)) => endings::by_the_board(context, result, by),
        None => endings::ask_if_dead(context, after),
    }
}

/// Notes a move that differs from the announced one (FIDE 9.5.3), or one that replaces an illegal
/// move with another piece (FIDE 7.5.1). Only the opponent's claim takes it back.
pub(super) fn had_to_be_another(context: &mut RuleContext<'_>, legal: &Legal) {
    let own = |said: Option<(Side, Notation)>| said.filter(|(by, _)| *by == legal.side);
    if let Some((_, announced)) = own(context.play.dispute.announced) {
        if announced != legal.uci {
            context.note(legal.side, Note::NotAsAnnounced);
        }
    } else if own(context.play.dispute.replaces)
        .is_some_and(|(_, illegal)| take_backs::leaves_touched(context.play, illegal, legal.made))
    {
        context.note(legal.side, Note::NotTheTouchedPiece);
    }
}

pub(super) fn moved_fact(
    context: &mut RuleContext<'_>,
    legal: &Legal,
    ends: Option<Termination>,
    clock: Tick,
    pressed: Option<CourtTime>,
) {
    let suffix = match ends {
        Some(Termination::Checkmate) => "#",
        _ if legal.gives_check => "+",
        _ => "",
    };
    let san = write_san(legal.san, suffix);
    let ply = context.play.table.ply + 1;
    context.say(FactBody::Moved { ply, side: legal.side, uci: legal.uci, san, clock, pressed });
}
