//! Positions an arbiter does not touch at once (FIDE A.5.4): both kings in check, or a pawn on the
//! last rank. Where there are fewer arbiters than games he waits for the next move; if the board
//! then still shows no position of chess, the game is drawn. The opponent, whose clock runs, may
//! claim meanwhile (A.5.2). In a match a king left in check is taken back at once all the same
//! (IM-3-5).

use court_protocol::{GameResult, Side, Supervision, Termination};

use super::{Case, endings, take_backs};
use crate::notation::Notation;
use crate::play::{Play, awaits_next_move};
use crate::record::FactBody;

/// True if an illegal move makes a position that is not touched before the next move.
pub(super) fn is_left_standing(play: &Play, uci: Notation) -> bool {
    let position = play.line.as_ref().map(|line| line.now().position);
    play.illegal_rule.supervision == Supervision::Otherwise
        && !take_backs::is_due(play, uci)
        && position.is_some_and(|position| awaits_next_move(position, uci))
}

/// The arbiter waits.
pub(super) fn wait(case: &mut Case<'_>, side: Side, uci: Notation) {
    case.say(FactBody::Waits { side, uci });
}

/// The next move is complete: a board that still shows no position of chess is a draw.
pub(super) fn look_again(case: &mut Case<'_>) {
    let waited = case.play.adrift.as_ref().is_some_and(|adrift| adrift.awaits_next_move);
    if waited && case.after().adrift.is_some() {
        endings::by_the_board(case, GameResult::Drawn, Termination::IllegalPosition);
    }
}
