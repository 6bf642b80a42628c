//! The calculation of a first rating (B.02 art. 7.1.4 and 8.2; CR-3.1.1-2).
//!
//! Games against rated opponents are pooled over at most 26 months. From the fifth game on they
//! give a rating, together with two fictitious draws against opponents of 1800. A first event
//! without a half point is left out. A result below 1400 is not published, and pooling goes on; a
//! result above 2200 becomes 2200.
//!
//! Decision, as games are posted one by one: the first event is left out while its score is zero.
//! If the player scores in it later, all its games count.

use super::expectation::rating_difference;
use crate::event::Date;

/// The smallest number of games against rated opponents for a first rating.
pub const FEWEST_GAMES: u32 = 5;
/// The highest first rating, in points.
pub const HIGHEST: i32 = 2200;
/// The lowest first rating, in points; below it the player stays unrated.
pub const LOWEST: i32 = 1400;
/// The time for which a game stays in the pool, in months.
pub const POOL_MONTHS: u32 = 26;
/// The rating of the two fictitious opponents.
const ASSUMED_OPPONENT: i32 = 1800;

/// The games of a player who has no rating yet.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Pool {
    first_event: Option<u32>,
    games: Vec<PooledGame>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct PooledGame {
    event: u32,
    day: Date,
    opponent: i32,
    halves: u8,
}

/// The result of a pool.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Performance {
    /// The number of games that count.
    pub games: u32,
    /// The score in these games, in half points.
    pub halves: u32,
    /// The average of the opponents and the two fictitious ones, in hundredths of a point, rounded.
    pub average: i32,
    /// The fractional score including the two fictitious draws, in hundredths.
    pub percent: u8,
    /// The resulting rating, before the minimum and the maximum are applied.
    pub rating: i32,
}

impl Pool {
    /// Adds a game against an opponent rated `opponent`. Returns the result of the pool on that
    /// day, or `None` while it has too few games.
    pub fn add(&mut self, event: u32, day: Date, opponent: i32, halves: u8) -> Option<Performance> {
        let first = *self.first_event.get_or_insert(event);
        self.games.retain(|game| within_months(game.day, day, POOL_MONTHS));
        self.games.push(PooledGame { event, day, opponent, halves });
        let scored_first = self.games.iter().any(|game| game.event == first && game.halves > 0);
        let counted = self.games.iter().filter(|game| scored_first || game.event != first);
        let (games, sum, halves) = counted.fold((0_u32, 0_i32, 0_u32), |(n, sum, halves), game| {
            (n + 1, sum + game.opponent, halves + u32::from(game.halves))
        });
        (games >= FEWEST_GAMES).then(|| performance(games, sum, halves))
    }

    /// The number of games in the pool.
    pub fn games(&self) -> u32 {
        self.games.len() as u32
    }
}

/// The performance in `games` games with `halves` half points against opponents whose ratings sum
/// to `sum`.
// rules: CR-3.1.1-2
fn performance(games: u32, sum: i32, halves: u32) -> Performance {
    let n = games as i32 + 2;
    let opponents = sum + 2 * ASSUMED_OPPONENT;
    let percent = (100 * (halves + 2) + games + 2) / (2 * (games + 2));
    let difference = rating_difference(percent as u8);
    Performance {
        games,
        halves,
        average: half_up(100 * opponents, n),
        percent: percent as u8,
        rating: half_up(opponents + difference * n, n),
    }
}

/// True if `later` is at most `months` whole months after `day`. If the last month has no such day,
/// its last day counts.
fn within_months(day: Date, later: Date, months: u32) -> bool {
    let number = |date: Date| u32::from(date.year()) * 12 + u32::from(date.month());
    let span = number(later).saturating_sub(number(day));
    span < months || (span == months && later.day() <= day.day())
}

/// Returns `numerator / denominator` rounded to the nearest whole number, a half upwards. The
/// denominator must be positive.
fn half_up(numerator: i32, denominator: i32) -> i32 {
    (2 * numerator + denominator).div_euclid(2 * denominator)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn day(text: &str) -> Date {
        Date::read(text).expect("the test names a day")
    }

    /// Plays the games of one day and event, and returns the result of the pool.
    fn pooled(pool: &mut Pool, event: u32, on: &str, games: &[(i32, u8)]) -> Option<Performance> {
        games.iter().fold(None, |_, &(opponent, halves)| pool.add(event, day(on), opponent, halves))
    }

    #[test]
    fn cr_3_1_1_2_the_published_case_gives_1922() {
        let games = [(1901, 2), (1901, 2), (1901, 2), (1902, 0), (1902, 0)];
        let result = pooled(&mut Pool::default(), 1, "2026-03-01", &games).expect("five games");
        assert_eq!((result.average, result.percent, result.rating), (187_243, 57, 1922));
    }

    #[test]
    fn cr_3_1_1_2_four_games_give_no_rating() {
        assert_eq!(pooled(&mut Pool::default(), 1, "2026-03-01", &[(1900, 2); 4]), None);
    }

    #[test]
    fn cr_3_1_1_2_a_first_event_without_a_half_point_is_left_out() {
        let mut pool = Pool::default();
        assert_eq!(pooled(&mut pool, 1, "2026-03-01", &[(2400, 0); 6]), None);
        assert_eq!(pooled(&mut pool, 2, "2026-04-01", &[(1700, 2); 4]), None);
        let result = pooled(&mut pool, 2, "2026-04-02", &[(1700, 2)]).expect("five in event 2");
        assert_eq!((result.games, result.halves), (5, 10));
    }

    #[test]
    fn cr_3_1_1_2_a_second_event_without_a_half_point_counts() {
        let mut pool = Pool::default();
        pooled(&mut pool, 1, "2026-03-01", &[(1700, 1)]);
        let result = pooled(&mut pool, 2, "2026-04-01", &[(1700, 0); 4]).expect("five games");
        assert_eq!((result.games, result.halves), (5, 1));
    }

    #[test]
    fn cr_3_1_1_2_games_leave_the_pool_after_26_months() {
        let mut pool = Pool::default();
        pooled(&mut pool, 1, "2024-01-15", &[(1700, 1); 3]);
        assert!(pooled(&mut pool.clone(), 2, "2026-03-15", &[(1700, 1); 2]).is_some());
        assert_eq!(pooled(&mut pool, 2, "2026-03-16", &[(1700, 1); 2]), None);
        assert_eq!(pool.games(), 2);
    }

    #[test]
    fn cr_3_1_1_2_a_half_percent_rounds_up() {
        // Six games, one and a half points: 2.5 of 8 is 0.3125; 3 of 8 is 0.375 and becomes 0.38.
        assert_eq!(performance(6, 6 * 1800, 3).percent, 31);
        assert_eq!(performance(6, 6 * 1800, 4).percent, 38);
    }
}
