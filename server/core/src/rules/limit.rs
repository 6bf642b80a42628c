//! The hour of a match (IM-3-2, IM-3-3) and its time window (IM-1-2).
//!
//! The hour is real time from the start of White's clock: it runs on while a board stands still. A
//! move completed at its last millisecond counts, so the hour is over one millisecond later; that
//! is a fact of silence like a flag. Mate, stalemate and other ends in time come first because they
//! are seen first.

use court_protocol::CourtTime;
use court_protocol::{
    Answer, EqualPoints, GameResult, Millis, Phase, Question, Seen, Side, Termination,
};

use super::{RuleContext, Timed, endings, whose};
use crate::play::{Match, Play, Witness};
use crate::record::{FactBody, Note};

/// From the last instant at which a move counts to the first at which it does not.
const OVER: Millis = Millis(1);

/// Returns the instant at which a match comes to its limit.
// rules: IM-3-2
pub(super) fn next(play: &Play) -> Option<(CourtTime, Timed)> {
    let game = play.intramural.as_ref().filter(|game| !game.limit_reached)?;
    if play.dispute.held || play.clocks.flagged.is_some() {
        return None;
    }
    Some((game.ends_at? + OVER, Timed::Limit))
}

/// Returns the instant at which the window of a waiting match closes.
pub(super) fn window(play: &Play) -> Option<(CourtTime, Timed)> {
    let game = play.intramural.as_ref().filter(|game| !game.window_asked)?;
    let window = game.rule.window.filter(|_| play.phase == Phase::Waiting)?;
    Some((window.closes, Timed::WindowCloses))
}

/// The match is not completed within its limit: the higher total of captured points wins.
// rules: IM-3-3
pub(super) fn reached(context: &mut RuleContext<'_>) {
    let Some(Match { rule, .. }) = &context.play.intramural else { return };
    let points = context.play.points();
    context.say(FactBody::LimitReached { points });
    let equal = points.is_some_and(|points| points.white == points.black);
    let result = match points {
        Some(points) if points.white > points.black => GameResult::Won { by: Side::White },
        Some(points) if points.black > points.white => GameResult::Won { by: Side::Black },
        _ if equal && rule.equal_points == EqualPoints::Drawn => GameResult::Drawn,
        _ => {
            let by = match context.ask(Question::LimitReached { points }) {
                None => return,
                Some(Answer::Yes) => Side::White,
                Some(_) => Side::Black,
            };
            let result = GameResult::Won { by };
            return context.say(FactBody::Ended { result, by: Termination::Ruling });
        }
    };
    endings::by_the_board(context, result, Termination::CapturedPoints);
}

/// True if the limit comes before the observation; the observation is then ruled on here.
///
/// The referee is asked about a move whose instant is not exact enough. Ruled in time, it counts at
/// its own instant, and at the limit at the latest.
pub(super) fn came_first(context: &mut RuleContext<'_>, seen: &Seen, witness: Witness) -> bool {
    let Some(game) = &context.play.intramural else { return false };
    let side = whose(context.play, seen);
    if game.limit_reached {
        context.note(side, Note::AfterTheLimit);
        return true;
    }
    let Some(ends_at) = game.ends_at else { return false };
    let left = ends_at - context.at;
    let doubt = Witness::COURT.doubt(witness);
    let moves = matches!(seen, Seen::Placed { .. } | Seen::Moved { .. } | Seen::Pressed { .. });
    if moves && doubt > Millis::ZERO && left.0.abs() <= doubt.0 {
        return match context.ask(Question::LimitOrMove { side, left, error: doubt }) {
            None => {
                context.note(side, Note::AwaitsTheReferee);
                true
            }
            Some(Answer::Yes) => {
                context.at = context.at.min(ends_at);
                false
            }
            Some(_) => {
                context.at = ends_at + OVER;
                context.note(side, Note::AfterTheLimit);
                reached(context);
                true
            }
        };
    }
    if left >= Millis::ZERO {
        return false;
    }
    context.note(side, Note::AfterTheLimit);
    true
}

/// The window closed on a match that has not begun: the organiser decides on it.
// rules: IM-1-2, FIDE-6.7
pub(super) fn window_closed(context: &mut RuleContext<'_>) {
    let Some(Match { arranged, .. }) = &context.play.intramural else { return };
    if context.ask(Question::WindowMissed { arranged: *arranged }) == Some(&Answer::No) {
        let result = GameResult::BothLost;
        context.say(FactBody::Ended { result, by: Termination::Forfeit });
    }
}
