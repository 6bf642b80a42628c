//! Flags (CR-4.4-6): a flag falls at 0.000 and a press at that instant is late.
//!
//! On the court's clock the fall is stated only when nobody can contradict it any more. Until then
//! an observation after its instant has no effect. While a device that may hold a press is silent,
//! the head referee is asked to look: silence alone loses no game. If he answers that the flag is
//! not down, it does not fall in that turn unless he withdraws the answer.
//!
//! On the clock of the table the court's figure is a prediction. It only asks the referee to look,
//! and the flag he sees ends the game. The same holds on the court's clock where it is in doubt
//! whether a move was made.

use court_protocol::{
    Answer, ClockRule, CourtTime, Evidence, Millis, Phase, Question, Ruleset, Seen, Side,
    Termination,
};

use super::{RuleContext, Timed, endings, whose};
use crate::play::{FlagAsked, Irregular, Open, Play, Treated, Witness};
use crate::record::{FactBody, Note};

/// Returns the instant at which the running clock comes to 0.000.
// rules: CR-4.4-6, SP-9
pub(super) fn next(play: &Play) -> Option<(CourtTime, Timed)> {
    let is_stated = may_be_stated(play) && play.dispute.claim.is_none();
    let (side, at) = play.clocks.runs_out().filter(|_| is_stated)?;
    Some((at, Timed::Flag(side)))
}

/// True if a flag that falls is stated. Flags fall unnoticed in Speed chess: nobody but the players
/// states one (SP-10), and no screen warns them of it (SP-9).
fn may_be_stated(play: &Play) -> bool {
    let is_answered = match play.clocks.flag_asked {
        FlagAsked::No => false,
        FlagAsked::Asked => is_looked_for(play),
        FlagAsked::NotDown => true,
    };
    play.ruleset != Ruleset::Speed
        && !play.dispute.held
        && play.clocks.flagged.is_none()
        && !play.limit_reached()
        && !is_answered
}

/// The same instant on the court's clock, for a board with a silent device: asked once a turn.
pub(super) fn expected(play: &Play) -> Option<(CourtTime, Timed)> {
    if play.phase != Phase::Running || play.clocks.rule != ClockRule::Court {
        return None;
    }
    let (at, Timed::Flag(side)) = next(play)? else { return None };
    (play.clocks.flag_asked == FlagAsked::No).then_some((at, Timed::Expected(side)))
}

/// A clock that came to 0.000 before the board was stopped.
pub(super) fn before_the_stop(play: &Play) -> Option<(CourtTime, Timed)> {
    let (side, at) = play.ran_out_before_the_stop().filter(|_| may_be_stated(play))?;
    Some((at, Timed::Flag(side)))
}

/// The flag's instant has come, and nobody can contradict it.
pub(super) fn due(context: &mut RuleContext<'_>, side: Side) {
    if is_looked_for(context.play) { looked_for(context, side) } else { fallen(context, side) }
}

/// True if the head referee looks before a flag is stated. The court's figure may be a prediction,
/// or it may be in doubt whether a move was made.
pub(crate) fn is_looked_for(play: &Play) -> bool {
    play.clocks.rule == ClockRule::Table || is_move_in_doubt(play)
}

/// True if it is in doubt whether the move was made that the running clock depends on. Its versions
/// differ, or no move came with its press. Or its maker cannot have been at the board, or the move
/// may be misreported as illegal.
fn is_move_in_doubt(play: &Play) -> bool {
    let Some(side) = play.to_run() else { return false };
    let presser = side.other();
    let waits = play.dispute.irregular.is_some_and(|seen| seen.treated == Treated::Waits);
    let is_empty = play.empty_press(presser).is_some() && !waits;
    let pressed = play.table.moves.last().filter(|_| play.evidence == Evidence::Presses);
    let in_question = |open: &Open| match &open.question {
        Question::MovesDiffer { .. } => true,
        Question::MovedBeforeRun { side } | Question::LeftStop { side } => {
            *side == presser && pressed.is_some_and(|pressed| pressed.at == open.at)
        }
        Question::IllegalMove { side: by, uci } => {
            let is_it = |seen: Irregular| seen.side == side && seen.uci.as_str() == uci;
            *by == side && play.dispute.irregular.is_some_and(is_it)
        }
        _ => false,
    };
    is_empty || play.questions.iter().any(in_question)
}

/// Asks the head referee to look whether the flag is down.
pub(super) fn looked_for(context: &mut RuleContext<'_>, side: Side) {
    if context.ask(Question::FlagExpected { side }) == Some(&Answer::Yes) {
        fallen(context, side);
    }
}

/// A flag was seen down.
pub(super) fn seen_down(context: &mut RuleContext<'_>, side: Side) {
    match context.play.clocks.rule {
        ClockRule::Table => fallen(context, side),
        ClockRule::Court => context.note(side, Note::FlagOnOtherClock),
    }
}

/// True if the flag's instant comes before the observation; the observation is then ruled on here.
///
/// The referee is asked about a press whose instant is not exact enough. Ruled in time, it counts
/// at its own instant, and one millisecond before the flag at the latest.
pub(super) fn came_first(context: &mut RuleContext<'_>, seen: &Seen, witness: Witness) -> bool {
    let play = context.play;
    if play.clocks.rule != ClockRule::Court {
        return false;
    }
    let Some((side, flag)) = play.clocks.runs_out() else { return false };
    let doubt = play.clocks.running.map_or(Millis::ZERO, |r| r.witness.doubt(witness));
    let press = matches!(seen, Seen::Moved { .. } | Seen::Pressed { .. });
    let left = flag - context.at;
    if press && whose(play, seen) == side && left.0.abs() <= doubt.0 && doubt > Millis::ZERO {
        return match context.ask(Question::FlagOrPress { side, left, error: doubt }) {
            None => {
                context.note(side, Note::AwaitsTheReferee);
                true
            }
            Some(Answer::Yes) => {
                context.at = context.at.min(flag - Millis(1));
                false
            }
            Some(_) => {
                context.at = flag;
                fallen(context, side);
                true
            }
        };
    }
    if left > Millis::ZERO {
        return false;
    }
    context.note(whose(play, seen), Note::AfterTheFlag);
    true
}

/// The flag is down: lost, or drawn if the opponent cannot mate (FIDE 6.9).
fn fallen(context: &mut RuleContext<'_>, side: Side) {
    context.say(FactBody::FlagFell { side });
    endings::lost_unless_unmatable(context, side, Termination::FlagFall);
}
