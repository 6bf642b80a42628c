//! Illegal moves: their price, their correction, and the positions they leave.
//!
//! An illegal move is put to the referee and has its price (FIDE 7.5). It is no move: no increment,
//! no run of its own, and its maker's clock runs on while he corrects it.
//!
//! An arbiter does not touch a position at once where both kings are in check or a pawn stands on
//! the last rank (FIDE A.5.4). Where there are fewer arbiters than games he waits for the next
//! move. If the board then still shows no position of chess, the game is drawn. The opponent, whose
//! clock runs, may claim meanwhile (A.5.2). In a match a king left in check is taken back at once
//! all the same (IM-3-5).

use court_protocol::{
    Answer, CourtTime, GameResult, Question, Ruleset, Side, Supervision, Termination,
};
use shakmaty::Position;

use super::endings::{self, After};
use super::judgement::Judged;
use super::{
    RuleContext, completion, given, judgement, last_move, penalties, presses, runs, take_backs,
};
use crate::notation::Notation;
use crate::play::{Play, Treated, awaits_next_move, color, squares};
use crate::record::{FactBody, Note, Tick, TimeFor};

/// The court saw an illegal move. It counts, with its full price, until a referee rules that the
/// board misreported it; it loses the game only once he has confirmed it. A move that no piece of
/// the mover can have made only raises a question. If the mover pressed while his stopwatch ran,
/// the head referee is asked whether he left his stop (CR-4.3-1). A move without its press may be a
/// short misreading of the board.
// rules: FIDE-7.5.1
pub(super) fn seen(context: &mut RuleContext<'_>, side: Side, uci: Notation) {
    if is_left_standing(context.play, uci) {
        return context.say(FactBody::Waits { side, uci });
    }
    let question = Question::IllegalMove { side, uci: uci.to_string() };
    let chosen = last_move::is_chosen(context, uci).then_some(&Answer::Yes);
    match context.ask(question).or(chosen) {
        Some(Answer::No) => context.note(side, Note::MisreportedMove),
        answer if answer.is_some() || has_man(context.play, side, uci) => {
            let confirmed = answer.is_some();
            if penalties::is_serving(context.play, side) {
                penalties::reported_at_the_board(context, side);
            }
            penalise(context, side, Some(uci), confirmed, None);
            if !take_backs::is_all(context.play, Some(uci)) {
                given::set_on_table(context);
            }
        }
        _ => context.say(FactBody::Illegal { side, uci: Some(uci) }),
    }
}

/// True if a piece of the mover stands on the origin square of a move.
fn has_man(play: &Play, side: Side, uci: Notation) -> bool {
    let from = squares(uci.as_str()).map(|(from, ..)| from);
    let owner = play.table.position().zip(from).and_then(|(now, from)| now.board().color_at(from));
    owner == Some(color(side))
}

/// True if an illegal move makes a position that is not touched before the next move.
// rules: FIDE-A.5.4
fn is_left_standing(play: &Play, uci: Notation) -> bool {
    let position = play.table.position();
    play.dispute.illegal_rule.supervision == Supervision::Partial
        && !take_backs::is_due(play, uci)
        && position.is_some_and(|position| awaits_next_move(position, uci))
}

/// The next move is complete: a board that still shows no position of chess is a draw.
pub(super) fn look_again(context: &mut RuleContext<'_>) {
    let waited = context.play.table.adrift.as_ref().is_some_and(|adrift| adrift.awaits_next_move);
    if waited && context.after().table.adrift.is_some() {
        endings::by_the_board(context, GameResult::Drawn, Termination::IllegalPosition);
    }
}

/// An illegal move of `side` and its price (FIDE 7.5.5). The first one gives the opponent time; the
/// second one loses the game, once a referee has `confirmed` it. The correction and the run of
/// CR-4.4-4 follow. In a match it may only have to be taken back (IM-3-5). `pressed`: the instant
/// of its press, if that was before now.
// rules: FIDE-7.5.5
pub(super) fn penalise(
    context: &mut RuleContext<'_>,
    side: Side,
    uci: Option<Notation>,
    confirmed: bool,
    pressed: Option<CourtTime>,
) {
    if !take_backs::is_all(context.play, uci) {
        let second = context.play.dispute.illegal[side] > 0;
        context.say(FactBody::Illegal { side, uci });
        if second && confirmed {
            return endings::lost_unless_unmatable(context, side, Termination::IllegalMoves);
        }
        if !second {
            let time = context.play.dispute.illegal_rule.gives;
            given::rule(context, side.other(), time, TimeFor::IllegalMove);
        }
    }
    let mut is_queen = false;
    context.then(|context| is_queen = uci.is_some_and(|uci| queened(context, side, uci, pressed)));
    if !is_queen {
        owe_correction(context, side, uci, false);
    }
}

/// Owes a correction: with a run after it, or, where nobody runs, with another move.
pub(super) fn owe_correction(
    context: &mut RuleContext<'_>,
    side: Side,
    uci: Option<Notation>,
    hands_back: bool,
) {
    if context.play.ruleset == Ruleset::Intramural {
        take_backs::owe(context, side, uci);
    } else {
        context.say(FactBody::CorrectionOwed { side, hands_back });
    }
}

/// A pawn was left on the last rank: it becomes a queen at once (FIDE 7.5.2), which is the
/// correction. It is the opponent's turn, and the run of an illegal move comes on top of the move's
/// (CR-4.4-5). Returns true if it was such a move.
// rules: FIDE-7.5.2
fn queened(
    context: &mut RuleContext<'_>,
    side: Side,
    uci: Notation,
    pressed: Option<CourtTime>,
) -> bool {
    if uci.as_str().len() != 4 {
        return false;
    }
    let Judged::Legal(legal) = judgement::judge(context.play, &format!("{uci}q")) else {
        return false;
    };
    context.say(FactBody::Queened { side, uci: legal.uci });
    // An earlier press says nothing about his place now.
    match pressed {
        Some(_) => runs::owed(context, side, false),
        None => runs::owed_when_pressed(context, side),
    }
    let after = endings::after(context.play, &legal);
    context.then(|context| completion::legal_move(context, &legal, after, pressed, None));
    if context.play.ruleset.runs() && !matches!(after, After::Ends(..)) {
        let hands_back = context.after().to_run() == Some(side);
        context.say(FactBody::CorrectionOwed { side, hands_back });
        context.say(FactBody::Corrected { side });
    }
    true
}

/// The opponent moves on before an illegal move seen by the court was corrected. Under FIDE A.5.2
/// it stands, as a move like any other from its press on, and its penalty is taken back. In a match
/// it has to be taken back whatever he does (IM-3-5). Returns true if it stands now.
// rules: FIDE-A.5.2
pub(super) fn stands(context: &mut RuleContext<'_>, mover: Side, uci: &str) -> bool {
    let play = context.play;
    let Some(seen) = play.dispute.irregular.filter(|seen| seen.side == mover.other()) else {
        return false;
    };
    let question = Question::IllegalMove { side: seen.side, uci: seen.uci.to_string() };
    let mut versions = play.versions_in_question();
    let open =
        play.is_asked(&question) || versions.any(|open| is_version(&open.question, seen.uci));
    let is_taken_back = play.ruleset == Ruleset::Intramural && seen.treated != Treated::Waits;
    if is_taken_back
        || (!open && seen.treated != Treated::Waits)
        || play.dispute.illegal_rule.supervision != Supervision::Partial
        || !judgement::fits_after(play, seen.uci, uci)
    {
        return false;
    }
    given::rule(context, mover, -seen.gave, TimeFor::IllegalMove);
    let clock = presses::tick(play, seen.side, seen.at, None, true);
    let clock = Tick { used: seen.used.or(clock.used), ..clock };
    let ply = play.table.ply + 1;
    let (side, uci, pressed) = (seen.side, seen.uci, seen.at);
    context.say(FactBody::IllegalStands { ply, side, uci, pressed, clock });
    // the minute is taken off the clock again if it was set
    given::set_if_due(context);
    true
}

/// True if a question is about this move and another version of it.
fn is_version(question: &Question, uci: Notation) -> bool {
    matches!(question, Question::MovesDiffer { first, second, .. }
        if [first, second].contains(&&uci.to_string()))
}
