//! Moves and presses: a move is placed, or completed by its press.
//!
//! The position of record follows legal moves. A move whose clock was pressed before it was reported
//! is complete at that press. After unreported moves the position is not known, and moves are
//! recorded as reported.

use court_protocol::{Answer, CourtTime, Evidence, Question, Reading, Side};

use super::endings::{self, After};
use super::judgement::{Judged, Legal, judge};
use super::{Case, completion, illegal_moves, offers, presses, runs, take_backs};
use crate::notation::Notation;
use crate::play::Play;
use crate::record::{FactBody, Note};

/// A move was made on the board; the clock is not pressed. A move that ends the game ends it here
/// (CR-4.4-7).
// rules: CR-4.4-7
pub(super) fn placed(case: &mut Case<'_>, uci: &str) {
    match judge(case.play, uci) {
        Judged::OutOfTurn(side) => case.note(side, Note::MoveOutOfTurn),
        Judged::Illegal { side, uci } => case.say(FactBody::Placed { side, uci }),
        // The clock was pressed before this move was reported.
        Judged::Unknown { side, .. } | Judged::Legal(Legal { side, .. })
            if case.play.empty_press(side).is_some() =>
        {
            complete(case, uci, None, true);
        }
        Judged::Unknown { side, uci } => {
            case.say(FactBody::Placed { side, uci });
            runs::owed_when_placed(case, side);
        }
        Judged::Legal(legal) if take_backs::is_other_piece(case.play, legal.side, legal.made) => {
            case.say(FactBody::Placed { side: legal.side, uci: legal.uci });
        }
        Judged::Legal(legal) => {
            let after = endings::after(case.play, &legal);
            if let After::Ends(result, by) = after {
                runs::owed_when_pressed(case, legal.side);
                completion::had_to_be_another(case, &legal);
                let clock = presses::tick(case.play, legal.side, case.at, None, false);
                completion::moved_fact(case, &legal, Some(by), clock, None);
                return endings::by_the_board(case, result, by);
            }
            case.say(FactBody::Placed { side: legal.side, uci: legal.uci });
            runs::owed_when_placed(case, legal.side);
            endings::ask_if_dead(case, after);
        }
    }
}

/// A move was made and the clock pressed.
pub(super) fn moved(case: &mut Case<'_>, uci: &str, reading: Option<Reading>) {
    complete(case, uci, reading, true);
}

/// The clock was pressed. A move that stands on the board is complete with it; the board was asked
/// for an end when the move was placed.
pub(super) fn pressed(case: &mut Case<'_>, side: Side, reading: Option<Reading>) {
    let play = case.play;
    if let Some(standing) = play.table.placed_by(side) {
        return complete(case, standing.uci.as_str(), reading, false);
    }
    let running = play.clocks.running.map(|running| running.side);
    if running.is_some_and(|running| running != side) {
        return case.note(side, Note::PressOutOfTurn);
    }
    if play.dispute.corrects == Some(side) || play.evidence != Evidence::Presses {
        return presses::without_move(case, side);
    }
    runs::owed_when_pressed(case, side);
    let clock = presses::tick(play, side, case.at, reading, true);
    case.say(FactBody::Pressed { ply: play.table.ply + 1, side, clock });
    offers::moved_on(case, side);
    presses::reading_of(case, side, reading, clock);
}

fn complete(case: &mut Case<'_>, uci: &str, reading: Option<Reading>, may_end: bool) {
    match judge(case.play, uci) {
        Judged::OutOfTurn(side) if illegal_moves::stands(case, side, uci) => {
            case.then(|case| complete(case, uci, reading, true));
        }
        Judged::OutOfTurn(side) => {
            case.note(side, Note::MoveOutOfTurn);
            if case.play.clocks.running.is_some_and(|running| running.side == side) {
                presses::without_move(case, side);
            }
        }
        Judged::Illegal { side, uci } => illegal_moves::seen(case, side, uci),
        Judged::Unknown { side, uci } => {
            runs::owed_when_pressed(case, side);
            let clock = presses::tick(case.play, side, case.at, reading, true);
            let (ply, pressed) = (case.play.table.ply + 1, pressed_before(case.play, side));
            case.say(FactBody::Moved { ply, side, uci, san: uci, clock, pressed });
            offers::moved_on(case, side);
            presses::reading_of(case, side, reading, clock);
            illegal_moves::look_again(case);
        }
        Judged::Legal(legal)
            if take_backs::is_other_piece(case.play, legal.side, legal.made)
                && !is_misreported(case, legal.side, legal.uci) =>
        {
            take_backs::owe(case, legal.side, Some(legal.uci));
        }
        Judged::Legal(legal) => {
            let after = if may_end { endings::after(case.play, &legal) } else { After::GoesOn };
            let pressed = pressed_before(case.play, legal.side);
            runs::corrected_by(case, legal.side);
            completion::legal_move(case, &legal, after, pressed, reading);
        }
    }
}

/// The instant of the press, if a move reported now was pressed before its report.
fn pressed_before(play: &Play, side: Side) -> Option<CourtTime> {
    play.empty_press(side).map(|empty| empty.at)
}

/// True if the referee ruled that a move with another piece than the touched one was misreported.
fn is_misreported(case: &mut Case<'_>, side: Side, uci: Notation) -> bool {
    case.ask(Question::IllegalMove { side, uci: uci.to_string() }) == Some(&Answer::No)
}
