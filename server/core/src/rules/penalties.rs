//! Faults, penalties and the stop behind the line (CR-4.3-1 to CR-4.3-5, CR-4.1-4).
//!
//! A call counts from the tap, whatever the court's data on the runner; the fault itself may be
//! earlier. Its penalty waits for the player's next arrival at his line. The judge's stopwatch
//! begins the stop, a reported crossing never does. Ten seconds a penalty, one after the other; the
//! chess clocks are not touched.
//!
//! # A referee's report decides
//!
//! A player whom a referee saw leave serves the whole stop again at the next line. His run is not
//! made: it cannot be complete before the stopwatch ends. A return or a move that a device reports
//! while the stopwatch runs is put to the head referee. The stopwatch runs on until he answers that
//! the player left.

use court_protocol::{
    Answer, Back, CourtTime, FactId, Fault, GameResult, Phase, Question, Sanction, Seen, Side,
    Termination, Whereabouts,
};

use super::{Derived, RuleContext, Timed, given};
use crate::play::{Play, Stage, Witness, stop_time, untimed};
use crate::record::{Against, FactBody, Note};

/// True for a referee's report on faults and stops, which counts whatever else is undecided
/// on the board.
pub(super) const fn is_word(seen: &Seen) -> bool {
    matches!(seen, Seen::Fault { .. } | Seen::Stopped { .. } | Seen::LeftStop { .. })
}

/// Rules a referee's report on a fault or a stop.
pub(super) fn ruled(context: &mut RuleContext<'_>, seen: &Seen, input: FactId, witness: Witness) {
    let side = super::whose(context.play, seen);
    if context.play.result.ended.is_some() {
        return context.note(side, Note::AfterTheEnd);
    }
    if let Seen::Fault { side, fault, sanction, back } = seen {
        return called(context, input, (*side, fault, *sanction), *back, witness);
    }
    match context.play.phase {
        Phase::Running => {}
        Phase::Paused => return context.note(side, Note::WhilePaused),
        Phase::Countdown if context.play.stopped.is_some() => {
            return context.note(side, Note::WhilePaused);
        }
        Phase::Countdown | Phase::Waiting | Phase::Finished => {
            return context.note(side, Note::BeforeGo);
        }
    }
    match seen {
        Seen::Stopped { .. } => stopped(context, side),
        _ => left(context, side),
    }
}

// rules: CR-4.1-4, CR-4.3-4
fn called(
    context: &mut RuleContext<'_>,
    call: FactId,
    (side, fault, sanction): (Side, &Fault, Sanction),
    back: Option<Back>,
    witness: Witness,
) {
    let play = context.play;
    let of = instant_of(play, context.at, back);
    let made = play.call(call, (side, fault, sanction), of, witness.device);
    if !context.answers.is_split(call)
        && let Some(first) = play.runners.penalties[side].same(&made)
    {
        return context.say(FactBody::Joined { call, to: first.tap, side, of });
    }
    let against = against(play, side, fault, back, context.at);
    let (unexpected, turn) = (against.is_some(), play.runners.turn[side]);
    let in_stop = sanction == Sanction::Stop && play.runners.penalties[side].stop.is_some();
    let fault = fault.clone();
    context.say(FactBody::Called {
        call,
        side,
        fault,
        sanction,
        of,
        unexpected,
        against,
        in_stop,
        turn,
    });
    match sanction {
        Sanction::Stop | Sanction::Note | Sanction::Warning => {}
        Sanction::GiveOpponent { time } => given::give(context, side.other(), time),
        Sanction::TakeTime { time } => given::give(context, side, -time),
        Sanction::LossOfGame => {
            let result = GameResult::Won { by: side.other() };
            context.say(FactBody::Ended { result, by: Termination::Penalty });
        }
    }
}

/// The instant of the fault; the tap, if it names a half-move that nobody reported (yet).
fn instant_of(play: &Play, at: CourtTime, back: Option<Back>) -> CourtTime {
    let then = match back {
        None => None,
        Some(Back::Ago { time }) => Some(at - time),
        Some(Back::AfterPly { ply: 0 }) => play.start.go_at,
        Some(Back::AfterPly { ply }) => {
            play.table.moves.iter().find(|made| made.ply == ply).map(|made| made.at)
        }
    };
    then.filter(|then| *then <= at).unwrap_or(at)
}

/// The court's data on the runner that a call does not fit. The call stands all the same.
fn against(
    play: &Play,
    side: Side,
    fault: &Fault,
    back: Option<Back>,
    at: CourtTime,
) -> Option<Against> {
    if let Some(Back::AfterPly { ply }) = back {
        let runs_after = ply == 0 || ply.is_multiple_of(2) != (side == play.table.first);
        let known = ply == 0 || play.table.moves.iter().any(|made| made.ply == ply);
        return (!runs_after || !known).then_some(Against::Run);
    }
    let is_unexpected = || play.unexpected_from(side).of(fault).is_some_and(|from| from <= at);
    (back.is_none() && is_unexpected()).then(|| match (fault, play.runners[side].at) {
        (Fault::FalseStart, _) => Against::Start,
        (_, Whereabouts::AtBoard) => Against::Board,
        _ => Against::Crossing,
    })
}

/// A referee reports that the player stands behind his line, or another referee takes
/// the watch over. Whoever stands behind his line has crossed it.
// rules: CR-4.3-1
fn stopped(context: &mut RuleContext<'_>, side: Side) {
    let penalties = &context.play.runners.penalties[side];
    if penalties.stop.is_some() {
        context.say(FactBody::StopWatched { side });
    } else if penalties.open() > 0 {
        begin(context, side);
    } else {
        if crosses(context.play, side) {
            context.say(FactBody::Crossed { side });
        }
        context.note(side, Note::NothingToServe);
    }
}

/// True if a player who stands behind his line has crossed it unreported.
fn crosses(play: &Play, side: Side) -> bool {
    let runner = &play.runners[side];
    !runner.crossed && runner.at != Whereabouts::BehindLine
}

/// His stop begins, for all of his open penalties.
fn begin(context: &mut RuleContext<'_>, side: Side) {
    let penalties = &context.play.runners.penalties[side];
    let (until, again) = (context.at + stop_time(penalties.open()), penalties.left_early > 0);
    let crosses = crosses(context.play, side);
    context.say(FactBody::StopBegan { side, until, again, crosses });
}

/// He left, or moved: the whole stop is served again at the next line. The second time the head
/// referee is asked for a further penalty.
fn left(context: &mut RuleContext<'_>, side: Side) {
    let penalties = &context.play.runners.penalties[side];
    if penalties.stop.is_none() {
        return context.note(side, Note::NoStop);
    }
    let again = penalties.left_early > 0;
    context.say(FactBody::StopLeft { side, seen_leaving: true });
    if again {
        context.ask(Question::LeftStopAgain { side });
    }
}

/// True if his stopwatch runs: no run of his is complete before its end.
pub(super) fn is_serving(play: &Play, side: Side) -> bool {
    play.runners.penalties[side].stop.is_some()
}

/// A device reports him at the board while his stopwatch runs: the head referee is asked, once
/// while the question is open. Returns true if the answer is that the player left.
pub(super) fn reported_at_the_board(context: &mut RuleContext<'_>, side: Side) -> bool {
    let waits = is_asked_about(context.play, side);
    let left = !waits && context.ask(Question::LeftStop { side }) == Some(&Answer::Yes);
    if left {
        self::left(context, side);
    }
    left
}

/// True if the question is open whether he left his stop.
pub(super) fn is_asked_about(play: &Play, side: Side) -> bool {
    play.questions.iter().any(|open| open.question == Question::LeftStop { side })
}

/// True if a referee saw him leave the stop that he still has to serve.
pub(super) fn left_early(play: &Play, side: Side) -> bool {
    let penalties = &play.runners.penalties[side];
    penalties.left_early > 0 && penalties.open() > 0
}

/// The instants at which the running stopwatches end.
pub(super) fn next(play: &Play) -> impl Iterator<Item = (CourtTime, Timed)> {
    Side::BOTH
        .into_iter()
        .filter_map(|side| Some((play.runners.penalties[side].free_at()?, Timed::Free(side))))
}

/// The stopwatch is at zero: he is free, even if a device is silent. A stop without a witness of
/// its end is put to the head referee; ruled not served, it is served at the next line.
pub(super) fn free(context: &mut RuleContext<'_>, side: Side, unwatched: bool) {
    let question = Question::Unwatched { side, untimed: false };
    if unwatched && context.ask(question) == Some(&Answer::No) {
        return context.say(FactBody::StopLeft { side, seen_leaving: false });
    }
    let penalties = count(context.play.runners.penalties[side].serving());
    context.say(FactBody::StopServed { side, penalties, unwatched });
}

/// He completes a move after he passed his line, and nobody stopped him there: the head referee is asked
/// once of each call whether he stood. His run counts all the same, and the penalty stays due until the
/// answer is yes.
pub(super) fn ran_on(context: &mut RuleContext<'_>) {
    let mover = context.facts.iter().find_map(|(_, body)| match body {
        FactBody::Moved { side, .. } | FactBody::Pressed { side, .. } => Some(*side),
        _ => None,
    });
    let waits = |side: &Side| context.play.runners.penalties[*side].open() > 0;
    let Some(side) = mover.filter(waits) else { return };
    let after = context.after();
    let penalties = count(after.runners.penalties[side].passed_by().count());
    if penalties == 0 || after.result.ended.is_some() {
        return;
    }
    if context.ask(untimed(side)) == Some(&Answer::Yes) {
        context.say(FactBody::StopServed { side, penalties, unwatched: true });
    }
}

/// Penalties not served at the end of the game lapse (CR-4.3-5).
// rules: CR-4.3-5
pub(super) fn lapse(context: &mut RuleContext<'_>) {
    let end = |(_, body): &&Derived| matches!(body, FactBody::Ended { .. });
    let Some(at) = context.facts.iter().find(end).map(|(at, _)| *at) else { return };
    for side in Side::BOTH {
        let open = |stage| matches!(stage, Stage::Open | Stage::Serving);
        let calls = &context.play.runners.penalties[side].calls;
        let penalties = count(calls.iter().filter(|call| open(call.stage)).count());
        if penalties > 0 {
            context.facts.push((at, FactBody::Lapsed { side, penalties }));
        }
    }
}

fn count(penalties: usize) -> u8 {
    u8::try_from(penalties).unwrap_or(u8::MAX)
}
