//! Moves and presses: a move is placed, or completed by its press.
//!
//! The position of record follows legal moves. A move whose clock was pressed before it was reported
//! is complete at that press. After unreported moves the position is not known, and moves are
//! recorded as reported.

use court_protocol::{Answer, CourtTime, Evidence, Question, Reading, Side};

use super::endings::{self, After};
use super::judgement::{Judged, Legal, judge};
use super::{RuleContext, completion, illegal_moves, offers, presses, runs, take_backs};
use crate::notation::Notation;
use crate::play::Play;
use crate::record::{FactBody, Note};

/// A move was made on the board; the clock is not pressed. A move that ends the game ends it here
/// (CR-4.4-7).
// rules: CR-4.4-7
pub(super) fn placed(context: &mut RuleContext<'_>, uci: &str) {
    match judge(context.play, uci) {
        Judged::OutOfTurn(side) => context.note(side, Note::MoveOutOfTurn),
        Judged::Illegal { side, uci } => context.say(FactBody::Placed { side, uci }),
        // The clock was pressed before this move was reported.
        Judged::Unknown { side, .. } | Judged::Legal(Legal { side, .. })
            if context.play.empty_press(side).is_some() =>
        {
            complete(context, uci, None, true);
        }
        Judged::Unknown { side, uci } => {
            context.say(FactBody::Placed { side, uci });
            runs::owed_when_placed(context, side);
        }
        Judged::Legal(legal)
            if take_backs::is_other_piece(context.play, legal.side, legal.made) =>
        {
            context.say(FactBody::Placed { side: legal.side, uci: legal.uci });
        }
        Judged::Legal(legal) => {
            let after = endings::after(context.play, &legal);
            if let After::Ends(result, by) = after {
                runs::owed_when_pressed(context, legal.side);
                completion::had_to_be_another(context, &legal);
                let clock = presses::tick(context.play, legal.side, context.at, None, false);
                completion::moved_fact(context, &legal, Some(by), clock, None);
                return endings::by_the_board(context, result, by);
            }
            context.say(FactBody::Placed { side: legal.side, uci: legal.uci });
            runs::owed_when_placed(context, legal.side);
            endings::ask_if_dead(context, after);
        }
    }
}

/// A move was made and the clock pressed.
pub(super) fn moved(context: &mut RuleContext<'_>, uci: &str, reading: Option<Reading>) {
    complete(context, uci, reading, true);
}

/// The clock was pressed. A move that stands on the board is complete with it; the board was asked
/// for an end when the move was placed.
// rules: FIDE-6.2.1
pub(super) fn pressed(context: &mut RuleContext<'_>, side: Side, reading: Option<Reading>) {
    let play = context.play;
    if let Some(standing) = play.table.placed_by(side) {
        return complete(context, standing.uci.as_str(), reading, false);
    }
    let running = play.clocks.running.map(|running| running.side);
    if running.is_some_and(|running| running != side) {
        return context.note(side, Note::PressOutOfTurn);
    }
    if play.dispute.corrects == Some(side) || play.evidence != Evidence::Presses {
        return presses::without_move(context, side);
    }
    runs::owed_when_pressed(context, side);
    let clock = presses::tick(play, side, context.at, reading, true);
    context.say(FactBody::Pressed { ply: play.table.ply + 1, side, clock });
    offers::moved_on(context, side);
    presses::reading_of(context, side, reading, clock);
}

fn complete(context: &mut RuleContext<'_>, uci: &str, reading: Option<Reading>, may_end: bool) {
    match judge(context.play, uci) {
        Judged::OutOfTurn(side) if illegal_moves::stands(context, side, uci) => {
            context.then(|context| complete(context, uci, reading, true));
        }
        Judged::OutOfTurn(side) => {
            context.note(side, Note::MoveOutOfTurn);
            if context.play.clocks.running.is_some_and(|running| running.side == side) {
                presses::without_move(context, side);
            }
        }
        Judged::Illegal { side, uci } => illegal_moves::seen(context, side, uci),
        Judged::Unknown { side, uci } => {
            runs::owed_when_pressed(context, side);
            let clock = presses::tick(context.play, side, context.at, reading, true);
            let (ply, pressed) = (context.play.table.ply + 1, pressed_before(context.play, side));
            context.say(FactBody::Moved { ply, side, uci, san: uci, clock, pressed });
            offers::moved_on(context, side);
            presses::reading_of(context, side, reading, clock);
            illegal_moves::look_again(context);
        }
        Judged::Legal(legal)
            if take_backs::is_other_piece(context.play, legal.side, legal.made)
                && !is_misreported(context, legal.side, legal.uci) =>
        {
            take_backs::owe(context, legal.side, Some(legal.uci));
        }
        Judged::Legal(legal) => {
            let after = if may_end { endings::after(context.play, &legal) } else { After::GoesOn };
            let pressed = pressed_before(context.play, legal.side);
            runs::corrected_by(context, legal.side);
            completion::legal_move(context, &legal, after, pressed, reading);
        }
    }
}

/// The instant of the press, if a move reported now was pressed before its report.
fn pressed_before(play: &Play, side: Side) -> Option<CourtTime> {
    play.empty_press(side).map(|empty| empty.at)
}

/// True if the referee ruled that a move with another piece than the touched one was misreported.
fn is_misreported(context: &mut RuleContext<'_>, side: Side, uci: Notation) -> bool {
    context.ask(Question::IllegalMove { side, uci: uci.to_string() }) == Some(&Answer::No)
}
