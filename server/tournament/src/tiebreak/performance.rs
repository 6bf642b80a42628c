//! Tie-breaks on ratings (C.07 art. 10). Only games over the board count.
//!
//! If a competitor has no rating, all of these tie-breaks are undefined.

use super::code::{Code, Cut, Kind, Score};
use super::field::{Field, RoundKind};
use super::value::Value;
use crate::rating::expectation::{expected_score, rating_difference};

/// The distance of a zero score's performance below the lowest opponent (art. 10.3), in rating points.
const BELOW_THE_LOWEST: i64 = 800;

/// Returns the values of a code on ratings.
pub(super) fn values(field: &Field, code: Code) -> Vec<Value> {
    let ratings: Option<Vec<i64>> =
        field.sheets().iter().map(|sheet| Some(i64::from(sheet.rating?))).collect();
    let Some(ratings) = ratings else {
        return vec![Value::UNDEFINED; field.sheets().len()];
    };
    let games: Vec<Games> =
        (0..field.sheets().len()).map(|place| Games::of(field, place, &ratings)).collect();
    let each = |value: &dyn Fn(&Games) -> Option<i64>| -> Vec<Option<i64>> {
        games.iter().map(value).collect()
    };
    let averaged = |of: Vec<Option<i64>>| -> Vec<Option<i64>> {
        each(&|games| {
            let met: Option<Vec<i64>> =
                games.opponents.iter().map(|&(place, _)| of[place]).collect();
            average(met?.into_iter())
        })
    };
    let found = match code.kind {
        Kind::Rating => ratings.iter().copied().map(Some).collect(),
        Kind::AverageRating => each(&|games| games.average(code.cut)),
        Kind::Performance => each(&Games::performance),
        Kind::PerfectPerformance => each(&Games::perfect),
        Kind::AveragePerformance => averaged(each(&Games::performance)),
        Kind::AveragePerfect => averaged(each(&Games::perfect)),
        _ => unreachable!("{code} is not on ratings"),
    };
    found.into_iter().map(|value| value.map_or(Value::UNDEFINED, Value::whole)).collect()
}

/// A player's games over the board.
struct Games {
    /// The index and the rating of each opponent.
    opponents: Vec<(usize, i64)>,
    /// The points scored and the points possible.
    scored: i64,
    possible: i64,
}

impl Games {
    fn of(field: &Field, place: usize, ratings: &[i64]) -> Self {
        let slots = &field.sheets()[place].slots;
        let played = slots.iter().filter(|slot| slot.kind == RoundKind::Played);
        let mut games = Self { opponents: Vec::new(), scored: 0, possible: 0 };
        for slot in played {
            let Some(opponent) = slot.opponent else { continue };
            games.opponents.push((opponent, ratings[opponent]));
            games.scored += slot.points[Score::First as usize];
            games.possible += field.win(Score::First);
        }
        games
    }

    /// The opponents' average rating, rounded to the nearest whole number, a half upwards.
    fn average(&self, cut: Cut) -> Option<i64> {
        let mut ratings: Vec<i64> = self.opponents.iter().map(|&(_, rating)| rating).collect();
        ratings.sort_unstable();
        let (lowest, highest) = match cut {
            Cut::None => (0, 0),
            Cut::Lowest(count) => (usize::from(count), 0),
            Cut::Median(count) => (usize::from(count), usize::from(count)),
        };
        ratings.drain(..lowest.min(ratings.len()));
        ratings.truncate(ratings.len().saturating_sub(highest));
        average(ratings.into_iter())
    }

    /// The opponents' average rating plus the difference for the fractional score.
    fn performance(&self) -> Option<i64> {
        let average = self.average(Cut::None)?;
        let percent = half_up(100 * self.scored, self.possible).clamp(0, 100);
        Some(average + i64::from(rating_difference(percent as u8)))
    }

    /// The lowest rating whose expected score reaches the actual score.
    fn perfect(&self) -> Option<i64> {
        let lowest = self.opponents.iter().map(|&(_, rating)| rating).min()?;
        let highest = self.opponents.iter().map(|&(_, rating)| rating).max()?;
        if self.scored == 0 {
            return Some(lowest - BELOW_THE_LOWEST);
        }
        // Expectations are hundredths of a game; scores are measured by the points of one game.
        let reaches = |rating: i64| {
            let expected: i64 = self
                .opponents
                .iter()
                .map(|&(_, opponent)| i64::from(expected_score((rating - opponent) as i32)))
                .sum();
            expected * self.possible >= 100 * self.scored * self.opponents.len() as i64
        };
        let (mut too_low, mut enough) = (lowest - BELOW_THE_LOWEST, highest + BELOW_THE_LOWEST);
        while enough - too_low > 1 {
            let middle = too_low.midpoint(enough);
            if reaches(middle) {
                enough = middle;
            } else {
                too_low = middle;
            }
        }
        Some(enough)
    }
}

fn average(figures: impl ExactSizeIterator<Item = i64>) -> Option<i64> {
    let count = figures.len() as i64;
    (count > 0).then(|| half_up(figures.sum(), count))
}

/// Returns `numerator / denominator` rounded to the nearest whole number, a half upwards.
fn half_up(numerator: i64, denominator: i64) -> i64 {
    (2 * numerator + denominator).div_euclid(2 * denominator)
}
