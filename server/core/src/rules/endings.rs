//! Endings: mate (IM-3-6), stalemate (IM-3-7), dead position, repetition, 75 moves, resignation
//! (CR-4.4-1). Flags have a file of their own.
//!
//! Claims (threefold repetition, fifty moves) are not ended by the court: they are the players'.

use court_protocol::{Answer, GameResult, Question, Side, Termination};
use shakmaty::Position;

use super::judgement::{self, Legal};
use super::{RuleContext, last_move};
use crate::mating::{CanMate, IsDead, can_mate, is_dead_after};
use crate::play::{Play, color};
use crate::record::{FactBody, Note};

/// Half-moves without a capture or a pawn's move after which the game is drawn (FIDE 9.6.2).
const SEVENTY_FIVE_MOVES: u32 = 150;
/// Number of times a position stands on the board before the game is drawn (FIDE 9.6.1).
const FIVEFOLD: usize = 5;

/// The state of the game after a legal move.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum After {
    GoesOn,
    /// The position may be dead; no proof was found within the bound.
    MayBeDead,
    Ends(GameResult, Termination),
}

/// Judges the position after a legal move. Mate comes before everything else (FIDE 9.6.2).
// rules: CR-4.4-1, IM-3-6, IM-3-7, SP-2, FIDE-5.1.1, FIDE-5.2.1, FIDE-9.6.1, FIDE-9.6.2
pub(super) fn after(play: &Play, legal: &Legal) -> After {
    let next = &legal.next;
    let replies = next.legal_moves();
    if replies.is_empty() {
        if legal.gives_check {
            return After::Ends(GameResult::Won { by: legal.side }, Termination::Checkmate);
        }
        return drawn(Termination::Stalemate);
    }
    let line = play.table.line.as_ref().expect("a legal move is judged in a known position");
    let dead = is_dead_after(line.alive(), legal.made, next, &replies);
    if dead == IsDead::Yes {
        return drawn(Termination::DeadPosition);
    }
    if line.times(next) >= FIVEFOLD {
        return drawn(Termination::FivefoldRepetition);
    }
    if next.halfmoves() >= SEVENTY_FIVE_MOVES {
        return drawn(Termination::SeventyFiveMoves);
    }
    let is_asked = dead == IsDead::Unknown && !line.is_judged_alive(next);
    if is_asked { After::MayBeDead } else { After::GoesOn }
}

const fn drawn(by: Termination) -> After {
    After::Ends(GameResult::Drawn, by)
}

/// The game ends by the board, at a move or at the limit of a match. While two versions of a move
/// stand in question, the end waits for the head referee, and so does everything after it.
pub(super) fn by_the_board(context: &mut RuleContext<'_>, result: GameResult, by: Termination) {
    if last_move::is_in_question(context) {
        return context.note(context.play.turn(), Note::AwaitsTheReferee);
    }
    context.say(FactBody::Ended { result, by });
}

/// Puts a position that may be dead to the referee, unless the question is open already. Play goes
/// on until he rules it dead.
pub(super) fn ask_if_dead(context: &mut RuleContext<'_>, after: After) {
    if after != After::MayBeDead || context.play.is_asked(&Question::DeadPosition) {
        return;
    }
    if context.ask(Question::DeadPosition) == Some(&Answer::Yes) {
        context.say(FactBody::Ended { result: GameResult::Drawn, by: Termination::DeadPosition });
    }
}

/// A player resigned: he loses, unless the opponent cannot mate (FIDE 5.1.2). Where the position is
/// not known the resignation counts as reported.
// rules: FIDE-5.1.2
pub(super) fn resigned(context: &mut RuleContext<'_>, side: Side) {
    if context.play.table.line.is_some() {
        lost_unless_unmatable(context, side, Termination::Resignation);
    } else {
        let result = GameResult::Won { by: side.other() };
        context.say(FactBody::Ended { result, by: Termination::Resignation });
    }
}

/// `side` loses, or draws if the opponent cannot mate by any series of legal moves. Where that
/// cannot be proven, or the position is not known, the referee decides.
// rules: FIDE-6.9
pub(super) fn lost_unless_unmatable(context: &mut RuleContext<'_>, side: Side, by: Termination) {
    let winner = side.other();
    let can_mate = judgement::on_board(context.play)
        .map_or(CanMate::Unknown, |position| can_mate(&position, color(winner)));
    let result = match can_mate {
        CanMate::Yes => GameResult::Won { by: winner },
        CanMate::No => GameResult::Drawn,
        CanMate::Unknown => match context.ask(Question::CanMate { side }) {
            Some(Answer::Yes) => GameResult::Won { by: winner },
            Some(_) => GameResult::Drawn,
            None => return,
        },
    };
    context.say(FactBody::Ended { result, by });
}
