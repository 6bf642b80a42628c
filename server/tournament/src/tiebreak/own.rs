//! Tie-breaks on the competitor's own results.

use std::cmp::Ordering;

use super::code::{Code, Cut, Kind, Score};
use super::field::{Field, RoundKind, Sheet, Slot};
use super::value::Value;
use crate::event::Colour;

/// Returns the values of a code that uses only the competitor's own rounds.
pub(super) fn values(field: &Field, code: Code) -> Vec<Value> {
    field.sheets().iter().map(|sheet| value(field, sheet, code)).collect()
}

fn value(field: &Field, sheet: &Sheet, code: Code) -> Value {
    let score = code.score;
    let count = |counts: &dyn Fn(&Slot) -> bool| {
        Value::whole(sheet.slots.iter().filter(|&slot| counts(slot)).count() as i64)
    };
    let played = |slot: &Slot| slot.kind == RoundKind::Played;
    let black = |slot: &Slot| slot.colour == Some(Colour::Black);
    let as_a_win = |slot: &Slot| slot.points[score as usize] >= field.win(score);
    match code.kind {
        Kind::Points => Value::tenths(sheet.total(score)),
        Kind::Wins => count(&as_a_win),
        Kind::WonGames => count(&|slot| played(slot) && as_a_win(slot)),
        Kind::WonWithBlack => count(&|slot| played(slot) && black(slot) && as_a_win(slot)),
        Kind::PlayedWithBlack => count(&|slot| played(slot) && black(slot)),
        Kind::Progressive => Value::tenths(progressive(sheet, score, code.cut)),
        Kind::RoundsElected => count(&|slot| !slot.kind.is_voluntary()),
        Kind::StandardPoints => {
            let rounds = sheet.slots.iter().enumerate();
            Value::tenths(rounds.map(|(round, slot)| standard(field, round, slot)).sum())
        }
        Kind::PairingNumber => Value::whole(i64::from(sheet.number)).lower_first(),
        Kind::BoardCount => Value::tenths(board_count(field, sheet)).lower_first(),
        Kind::TopBoard => Value::list(sheet.boards.clone()),
        Kind::BottomBoard => {
            let left = (0..field.boards()).rev().map(|n| sheet.boards.iter().take(n).sum());
            Value::list(left.collect())
        }
        _ => unreachable!("{code} is not on the own record"),
    }
}

/// The sum of the running scores; a cut leaves out the first rounds.
fn progressive(sheet: &Sheet, score: Score, cut: Cut) -> i64 {
    let left_out = match cut {
        Cut::Lowest(count) => usize::from(count),
        Cut::None | Cut::Median(_) => 0,
    };
    let running = sheet.slots.iter().scan(0, |sum, slot| {
        *sum += slot.points[score as usize];
        Some(*sum)
    });
    running.skip(left_out).sum()
}

/// The sum of board numbers multiplied by points. A pairing-allocated bye counts as a win on every
/// board, whatever its points.
fn board_count(field: &Field, sheet: &Sheet) -> i64 {
    let over_the_board: i64 = (1..).zip(&sheet.boards).map(|(board, points)| board * points).sum();
    let boards = field.boards() as i64;
    let all_boards = field.win(Score::Second) / boards * (boards * (boards + 1) / 2);
    let left_over =
        sheet.slots.iter().filter(|slot| slot.kind == RoundKind::AllocatedBye).count() as i64;
    over_the_board + left_over * all_boards
}

/// 1 for a round with more points than the opponent's, ½ for as many. Unplayed rounds are compared
/// with a draw.
fn standard(field: &Field, round: usize, slot: &Slot) -> i64 {
    let score = Score::First as usize;
    let met = slot.opponent.filter(|_| slot.kind == RoundKind::Played);
    let other = met.map_or(field.draw(Score::First), |opponent| {
        field.sheets()[opponent].slots[round].points[score]
    });
    match slot.points[score].cmp(&other) {
        Ordering::Greater => 10,
        Ordering::Equal => 5,
        Ordering::Less => 0,
    }
}
