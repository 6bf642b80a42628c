//! Tie-breaks on the opponents' scores: Buchholz, Sonneborn-Berger and similar.
//!
//! An unplayed round counts against a dummy opponent (C.07 art. 16.4). The dummy has as many points
//! as the player himself, but no more than the scheduled opponent, or than half the points if there
//! was none.

use super::code::{Code, Cut, Kind, Score};
use super::field::{Field, RoundKind, Slot};
use super::value::Value;

/// Returns the values of a code that uses the opponents' scores.
pub(super) fn values(field: &Field, code: Code) -> Vec<Value> {
    let all = 0..field.sheets().len();
    let each = |value: &dyn Fn(usize) -> Value| all.clone().map(value).collect();
    match code.kind {
        Kind::Buchholz => {
            each(&|place| Value::tenths(buchholz(field, place, code.score, code.cut)))
        }
        Kind::ForeBuchholz => {
            let drawn = field.with_drawn_last_round();
            each(&|place| Value::tenths(buchholz(&drawn, place, code.score, code.cut)))
        }
        Kind::AverageOfBuchholz => {
            let buchholz: Vec<i64> =
                all.clone().map(|place| buchholz(field, place, code.score, Cut::None)).collect();
            each(&|place| average(field, place, &buchholz))
        }
        Kind::SonnebornBerger => each(&|place| {
            Value::hundredths(products(field, place, code.score, code.score, code.cut))
        }),
        Kind::Crossed { opponent, own } => {
            each(&|place| Value::hundredths(products(field, place, opponent, own, code.cut)))
        }
        Kind::Koya => each(&|place| Value::tenths(koya(field, place))),
        Kind::ScoreStrength => each(&|place| score_strength(field, place)),
        _ => unreachable!("{code} does not look at the opponents' scores"),
    }
}

/// The contribution of one round: the score of the opponent or the dummy.
#[derive(Debug, Clone, Copy)]
struct Contribution {
    score: i64,
    /// That score multiplied by the points against it; unused by plain sums.
    product: i64,
    /// True if the round was missed voluntarily.
    voluntary: bool,
}

/// The contributions of all rounds: the opponents' scores `theirs`, and the competitor's points
/// `own` against them.
fn contributions(field: &Field, place: usize, theirs: Score, own: Score) -> Vec<Contribution> {
    let sheet = &field.sheets()[place];
    let contribution = |slot: &Slot| {
        let (score, voluntary) = if field.counts_as_game(slot) {
            (field.adjusted(slot.opponent?, theirs), false)
        } else if field.is_pre_set() {
            return None;
        } else {
            let cap = match (slot.kind, slot.opponent) {
                (RoundKind::ForfeitWin | RoundKind::ForfeitLoss, Some(opponent)) => {
                    field.adjusted(opponent, theirs)
                }
                _ => field.draw(theirs) * field.rounds() as i64,
            };
            (sheet.total(theirs).min(cap), slot.kind.is_voluntary())
        };
        Some(Contribution { score, product: score * slot.points[own as usize], voluntary })
    };
    sheet.slots.iter().filter_map(contribution).collect()
}

fn buchholz(field: &Field, place: usize, score: Score, cut: Cut) -> i64 {
    let mut left = contributions(field, place, score, score);
    for _ in 0..lowest(cut) {
        // A voluntarily missed round is cut first (art. 16.5).
        let goes = (0..left.len()).min_by_key(|&at| (!left[at].voluntary, left[at].score));
        if let Some(goes) = goes {
            left.swap_remove(goes);
        }
    }
    if let Cut::Median(count) = cut {
        for _ in 0..count {
            if let Some(goes) = (0..left.len()).max_by_key(|&at| left[at].score) {
                left.swap_remove(goes);
            }
        }
    }
    left.iter().map(|contribution| contribution.score).sum()
}

/// The sum of products, in hundredths. A cut removes the product with the lowest opponent or that
/// of a voluntarily missed round, whichever is larger.
fn products(field: &Field, place: usize, theirs: Score, own: Score, cut: Cut) -> i64 {
    let mut left = contributions(field, place, theirs, own);
    for _ in 0..lowest(cut) {
        let lowest = |at: &usize| (left[*at].score, left[*at].product);
        let least = (0..left.len()).min_by_key(lowest);
        let missed = (0..left.len()).filter(|&at| left[at].voluntary).min_by_key(lowest);
        let goes = [least, missed].into_iter().flatten().max_by_key(|&at| left[at].product);
        if let Some(goes) = goes {
            left.swap_remove(goes);
        }
    }
    left.iter().map(|contribution| contribution.product).sum()
}

fn lowest(cut: Cut) -> u8 {
    match cut {
        Cut::None => 0,
        Cut::Lowest(count) | Cut::Median(count) => count,
    }
}

/// The average Buchholz of the opponents met over the board.
fn average(field: &Field, place: usize, buchholz: &[i64]) -> Value {
    let slots = &field.sheets()[place].slots;
    let met = slots.iter().filter(|slot| slot.kind == RoundKind::Played);
    let (games, sum) = met
        .filter_map(|slot| slot.opponent)
        .fold((0, 0), |(games, sum), opponent| (games + 1, sum + buchholz[opponent]));
    if games == 0 { Value::UNDEFINED } else { Value::fraction(sum, 10 * games, 2) }
}

/// The points against opponents who have at least half of the points that their rounds could bring;
/// the free round of an odd round robin brings none. Forfeits count, because their points were
/// scored against the opponent.
fn koya(field: &Field, place: usize) -> i64 {
    let strong = |opponent: usize| {
        let sheet = &field.sheets()[opponent];
        let could_score = |slot: &&Slot| !field.is_pre_set() || slot.opponent.is_some();
        let games = sheet.slots.iter().filter(could_score).count() as i64;
        2 * sheet.total(Score::First) >= games * field.win(Score::First)
    };
    let slots = field.sheets()[place].slots.iter();
    slots
        .filter(|slot| slot.opponent.is_some_and(strong))
        .map(|slot| slot.points[Score::First as usize])
        .sum()
}

/// The second score plus the Buchholz of the first, divided by the ratio by which the first can
/// exceed the second (art. 13.4).
fn score_strength(field: &Field, place: usize) -> Value {
    let highest = field.win(Score::First) * field.rounds() as i64;
    let scale = match field.win(Score::Second) {
        0 => 1,
        match_win => (highest / match_win).max(1),
    };
    let second = field.sheets()[place].total(Score::Second);
    let buchholz = buchholz(field, place, Score::First, Cut::None);
    Value::fraction(second * scale + buchholz, 10 * scale, 2)
}
