//! Moves and punches (SP-4 to SP-7, SP-15 to SP-18, SP-22, SP-26 to SP-30).

use court_protocol::Termination;
use court_protocol::{Claim, ClockRule, Evidence, GameResult, Millis, Piece, Reading, Side};
use shakmaty::{Bitboard, EnPassantMode, Position, Rank, Setup, Square};

use super::super::endings::{self, After};
use super::super::judgement::{self, Judged, Legal};
use super::super::physical::{self, Physical};
use super::super::{completion, presses};
use super::{RuleContext, say};
use crate::notation::Notation;
use crate::play::{PlacedMove, Play, color, squares};
use crate::record::{FactBody, Note, SpeedFact, Tick, Wrong};

/// A move was made on the board; it may be changed until its punch (SP-22).
pub(super) fn placed(context: &mut RuleContext<'_>, uci: &str) {
    let side = judgement::mover(context.play, uci);
    if answers_unpunched(context, side) {
        return context.then(|context| placed(context, uci));
    }
    if is_out_of_turn(context.play, side) {
        return context.note(side, Note::MoveOutOfTurn);
    }
    let uci = Notation::new(uci).expect("what is not a move is refused");
    context.say(FactBody::Placed { side, uci });
}

/// A move was made and the clock punched.
pub(super) fn moved(context: &mut RuleContext<'_>, uci: &str, reading: Option<Reading>) {
    let side = judgement::mover(context.play, uci);
    if answers_unpunched(context, side) {
        return context.then(|context| moved(context, uci, reading));
    }
    if is_out_of_turn(context.play, side) {
        return context.note(side, Note::MoveOutOfTurn);
    }
    let notation = Notation::new(uci).expect("what is not a move is refused");
    // A pawn that stays one on the last rank stands for the piece declared, or exchanged before. A
    // move after a claim stands on the board, and its punch is the claim's.
    let is_exchanged = context.play.speed.put.is_some();
    if (promotes(context.play, notation) && (uci.len() == 4 || is_exchanged))
        || claims_unpunched(context.play, side)
    {
        context.say(FactBody::Placed { side, uci: notation });
    }
    context.then(|context| {
        if claims_unpunched(context.play, side) {
            say(context, SpeedFact::Completed { side });
        } else {
            punched(context, side, uci, reading);
        }
    });
}

/// True if his next punch is the punch of a claim (SP-18).
fn claims_unpunched(play: &Play, side: Side) -> bool {
    play.speed.claim.as_ref().is_some_and(|claim| claim.by == side && !claim.complete)
}

/// The clock was punched.
// rules: SP-16
pub(super) fn pressed(context: &mut RuleContext<'_>, side: Side, reading: Option<Reading>) {
    let play = context.play;
    if claims_unpunched(play, side) {
        return say(context, SpeedFact::Completed { side });
    }
    if let Some(standing) = play.table.placed_by(side) {
        return punched(context, side, standing.uci.as_str(), reading);
    }
    if let Some(stopped) = play.speed.stopped
        && stopped.to_run == Some(side.other())
    {
        return say(context, SpeedFact::RunsOn { side: stopped.to_run });
    }
    if play.clocks.running.is_some_and(|running| running.side != side) {
        return context.note(side, Note::PressOutOfTurn);
    }
    let clock = tick(play, side, context, reading);
    let ply = play.table.ply + 1;
    if play.evidence == Evidence::Presses
        || (play.table.line.is_none() && play.table.adrift.is_none())
    {
        context.say(FactBody::Pressed { ply, side, clock });
        return presses::reading_of(context, side, reading, clock);
    }
    if play.to_move() != Some(side) || play.speed.unpunched[side] {
        return say(context, SpeedFact::LatePunch { side });
    }
    if play.speed.fell == Some(side) {
        return of_a_fallen_claim(context, side);
    }
    say(context, SpeedFact::Unlawful { ply, side, uci: None, wrong: Wrong::NoMove, clock });
}

/// The punch of a claim that has fallen already: no move, and not a punch without one (SP-16). His
/// clock runs on, as after a claim that falls by its answer.
fn of_a_fallen_claim(context: &mut RuleContext<'_>, side: Side) {
    if context.play.speed.stopped.is_some() {
        return context.note(side, Note::ClocksStand);
    }
    say(context, SpeedFact::Completed { side });
    say(context, SpeedFact::RunsOn { side: Some(side) });
}

/// A player took back a placed move (SP-22).
// rules: SP-22
pub(super) fn withdrawn(context: &mut RuleContext<'_>, side: Side) {
    if context.play.table.placed_by(side).is_some() {
        say(context, SpeedFact::Withdrawn { side });
    } else {
        context.note(side, Note::NothingPlaced);
    }
}

/// A player declared the piece his pawn becomes (SP-26); until the punch he may declare another.
pub(super) fn declared(context: &mut RuleContext<'_>, side: Side, piece: Piece) {
    if piece.promotes_to().is_some() {
        say(context, SpeedFact::Declared { side, piece });
    } else {
        context.note(side, Note::NotAPromotion);
    }
}

/// A pawn was exchanged on its square (SP-27). The declared piece rules, whatever stands there, and
/// an inverted rook is a queen (SP-29). The opponent need not help (SP-30). Before the punch any
/// change is free, on the last rank and on the square the pawn comes from (SP-22). A pawn that leaves
/// the last rank may be exchanged where it arrives (SP-28).
// rules: SP-27, SP-29, SP-30
pub(super) fn exchanged(context: &mut RuleContext<'_>, side: Side, square: &str, piece: Piece) {
    let play = context.play;
    let at = square.parse::<Square>().expect("what is no square is refused");
    let promoted = promoted_on(play, side, at);
    let stands = promoted.is_none() && may_be_exchanged(play, side, at);
    let (Some(letter), true) = (piece.promotes_to(), promoted.is_some() || stands) else {
        return context.note(side, Note::NothingToExchange);
    };
    let before = play.speed.declared.filter(|(by, _)| stands && *by == side);
    let said = promoted.or(before.map(|(_, piece)| piece));
    let square = Notation::new(square).expect("what is no square is refused");
    say(context, SpeedFact::Exchanged { side, square, piece });
    if said.is_some_and(|said| said.promotes_to() != Some(letter)) {
        context.note(side, Note::NotAsDeclared);
    }
}

/// The piece of his pawn that stands for it on a square, or that leaves the last rank for the square
/// on his turn. The board may report that move after the exchange (SP-28).
fn promoted_on(play: &Play, side: Side, square: Square) -> Option<Piece> {
    let his = || play.speed.pawns.iter().filter(|pawn| pawn.side == side);
    let moves_there = |from: Square| {
        let placed = play.table.placed_by(side).and_then(|placed| squares(placed.uci.as_str()));
        placed.is_some_and(|(begins, ends, _)| (begins, ends) == (from, square))
            || play.table.pieces().is_some_and(|board| physical::attacks(board, from, square))
    };
    let is_his_turn = play.to_move() == Some(side);
    let stands_there = his().find(|pawn| pawn.square == square);
    let goes_there = || his().find(|pawn| is_his_turn && moves_there(pawn.square));
    stands_there.or_else(goes_there).map(|pawn| pawn.piece)
}

/// True if a pawn of the player on the move can become the piece on a square.
fn may_be_exchanged(play: &Play, side: Side, square: Square) -> bool {
    let Some(pieces) = play.table.pieces().filter(|_| play.to_move() == Some(side)) else {
        return false;
    };
    let (seventh, last) = match side {
        Side::White => (Rank::Seventh, Rank::Eighth),
        Side::Black => (Rank::Second, Rank::First),
    };
    let pawns = pieces.by_piece(color(side).pawn()) & Bitboard::from(seventh);
    let reaches = |pawn: Square| square.rank() == last && pawn.distance(square) <= 1;
    pawns.into_iter().any(|pawn| pawn == square || reaches(pawn))
}

/// A move is finished: it stands from here on, lawful or not, unless it is claimed.
// rules: SP-17, SP-28
pub(super) fn punched(
    context: &mut RuleContext<'_>,
    side: Side,
    uci: &str,
    reading: Option<Reading>,
) {
    let play = context.play;
    let clock = tick(play, side, context, reading);
    let ply = play.table.ply + 1;
    let notation = Notation::new(uci).expect("what is not a move is refused");
    let (uci, mut wrong) = with_promotion(play, side, notation);
    let is_put = play.speed.put.is_some_and(|(by, _)| by == side);
    let leaves = !is_put
        && squares(uci.as_str())
            .is_some_and(|(from, ..)| play.speed.pawns.iter().any(|pawn| pawn.square == from));
    wrong = wrong.or(leaves.then_some(Wrong::Unexchanged));
    match judge(play, uci) {
        Verdict::TakesKing => {
            // A king that stood in check unannounced is taken (SP-17). That is a claim; the pieces
            // stand as before it until that is settled.
            let claim = Claim::KingCaptured;
            context.say(FactBody::Claimed { side, claim, pressed: None, incomplete: false });
            return say(context, SpeedFact::Completed { side });
        }
        Verdict::Lawful(judged) if wrong.is_none() => lawful(context, &judged, clock),
        Verdict::LawfulAdrift | Verdict::Unknown if wrong.is_none() => {
            context.say(FactBody::Moved { ply, side, uci, san: uci, clock, pressed: None });
            context.then(|context| mated_adrift(context, side));
        }
        Verdict::Unlawful(found) => {
            let wrong = wrong.filter(|_| found == Wrong::Illegal).unwrap_or(found);
            say(context, SpeedFact::Unlawful { ply, side, uci: Some(uci), wrong, clock });
        }
        _ => {
            let wrong = wrong.expect("the arms above take what is not wrong");
            say(context, SpeedFact::Unlawful { ply, side, uci: Some(uci), wrong, clock });
        }
    }
    presses::reading_of(context, side, reading, clock);
}

/// True if a move that stands unpunched ends the game, or takes the king: the stop of both clocks
/// completes it (SP-7, SP-18).
// rules: SP-18
pub(super) fn ends_the_game(play: &Play, standing: PlacedMove) -> bool {
    let (uci, wrong) = with_promotion(play, standing.side, standing.uci);
    match judge(play, uci) {
        Verdict::TakesKing => true,
        Verdict::Lawful(legal) => wrong.is_none() && end_of(endings::after(play, &legal)).is_some(),
        _ => false,
    }
}

/// True if a move that stands unpunched takes the king.
pub(super) fn takes_the_king(play: &Play, standing: PlacedMove) -> bool {
    let (uci, _) = with_promotion(play, standing.side, standing.uci);
    matches!(judge(play, uci), Verdict::TakesKing)
}

fn lawful(context: &mut RuleContext<'_>, legal: &Legal, clock: Tick) {
    let side = legal.side;
    let after = endings::after(context.play, legal);
    let mates = matches!(after, After::Ends(_, Termination::Checkmate));
    completion::moved_fact(context, legal, mates.then_some(Termination::Checkmate), clock, None);
    if let Some(claim) = end_of(after) {
        say(context, SpeedFact::EndStands { side, claim });
    }
}

/// A mate by a move from a board that showed no position of chess.
fn mated_adrift(context: &mut RuleContext<'_>, side: Side) {
    let Some(position) = context.play.table.position() else { return };
    let claim = match (position.is_checkmate(), position.is_stalemate()) {
        (true, _) => Claim::Checkmate,
        (_, true) => Claim::Stalemate,
        _ => return,
    };
    say(context, SpeedFact::EndStands { side, claim });
}

/// The end of the game on the board. Repetitions and counts of moves are the players' to claim.
const fn end_of(after: After) -> Option<Claim> {
    match after {
        After::Ends(_, Termination::Checkmate) => Some(Claim::Checkmate),
        After::Ends(GameResult::Drawn, Termination::Stalemate) => Some(Claim::Stalemate),
        After::Ends(GameResult::Drawn, Termination::DeadPosition) => Some(Claim::DeadPosition),
        _ => None,
    }
}

/// The judgement of chess on a move in turn.
enum Verdict {
    Lawful(Box<Legal>),
    /// From a board that shows no position of chess.
    LawfulAdrift,
    TakesKing,
    Unlawful(Wrong),
    /// The position of the pieces is not known.
    Unknown,
}

fn judge(play: &Play, uci: Notation) -> Verdict {
    let physical = |setup: &Setup| match physical::judge(setup, uci) {
        Physical::Lawful => Verdict::LawfulAdrift,
        Physical::TakesKing => Verdict::TakesKing,
        Physical::LeavesCheck => Verdict::Unlawful(Wrong::KingInCheck),
        Physical::Illegal => Verdict::Unlawful(Wrong::Illegal),
    };
    if let Some(position) = play.table.position() {
        return match judgement::judge(play, uci.as_str()) {
            Judged::Legal(legal) => Verdict::Lawful(Box::new(legal)),
            _ => match physical(&position.to_setup(EnPassantMode::Legal)) {
                verdict @ Verdict::Unlawful(_) => verdict,
                _ => Verdict::Unlawful(Wrong::Illegal),
            },
        };
    }
    play.table.adrift.as_ref().map_or(Verdict::Unknown, |adrift| physical(adrift.setup()))
}

fn is_out_of_turn(play: &Play, side: Side) -> bool {
    (play.table.line.is_some() || play.table.adrift.is_some()) && play.to_move() != Some(side)
}

/// The opponent's move was not punched yet: answered now, it is made and his clock runs on (SP-5).
fn answers_unpunched(context: &mut RuleContext<'_>, side: Side) -> bool {
    let play = context.play;
    let Some(standing) = play.table.placed_by(side.other()) else {
        return false;
    };
    if !is_out_of_turn(play, side) {
        return false;
    }
    let (uci, wrong) = with_promotion(play, standing.side, standing.uci);
    let lawful =
        wrong.is_none() && matches!(judge(play, uci), Verdict::Lawful(_) | Verdict::LawfulAdrift);
    let (ply, side) = (play.table.ply + 1, standing.side);
    say(context, SpeedFact::Unpunched { ply, side, uci, lawful });
    true
}

/// A move with the piece its pawn becomes: as declared, or as put on the square before the punch.
/// With neither it is wrong, and a queen if it stands (SP-26).
// rules: SP-26
fn with_promotion(play: &Play, side: Side, uci: Notation) -> (Notation, Option<Wrong>) {
    if !promotes(play, uci) {
        return (uci, None);
    }
    let text = uci.as_str();
    let squares = text.get(..4).unwrap_or(text);
    let declared = play.speed.declared.filter(|(by, _)| *by == side);
    let declared = declared.and_then(|(_, piece)| piece.promotes_to());
    let put = play.speed.put.filter(|(by, _)| *by == side);
    let put = put.and_then(|(_, piece)| piece.promotes_to());
    let letter = declared.or(put).or_else(|| text.chars().nth(4));
    let becomes = |letter: char| Notation::new(&format!("{squares}{letter}")).unwrap_or(uci);
    match letter {
        Some(letter) => (becomes(letter), None),
        None => (becomes('q'), Some(Wrong::Undeclared)),
    }
}

/// The effect of a punch on its mover's clock. A clock that has run out stays at 0:00. A lever that
/// is down already has no effect (SP-5, SP-12).
// rules: SP-12
fn tick(play: &Play, side: Side, context: &RuleContext<'_>, reading: Option<Reading>) -> Tick {
    let runs = play.clocks.running.is_none_or(|running| running.side == side);
    let left = play.clocks.left_at(side, context.at);
    let is_out = left.is_some_and(|left| left <= Millis::ZERO);
    let tick = presses::tick(play, side, context.at, reading, runs && !is_out);
    if play.clocks.rule == ClockRule::Court && is_out {
        return Tick { left: Some(Millis::ZERO), ..tick };
    }
    if runs { tick } else { Tick { used: None, ..tick } }
}

/// True if a move brings a pawn to the last rank.
fn promotes(play: &Play, uci: Notation) -> bool {
    let made = play.table.pieces().zip(squares(uci.as_str()));
    made.is_some_and(|(pieces, (from, to, _))| physical::promotes(pieces, from, to))
}
