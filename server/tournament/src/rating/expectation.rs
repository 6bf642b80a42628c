//! FIDE's table of expected scores and its inverse (B.02 art. 8.1).
//!
//! The tables are used, never the logistic curve from which they were once made. The two differ by
//! up to a hundredth, and only the table is the rule.

/// One of FIDE's two sets of rating regulations, selected for each event (CR-3.1.2-2).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum RatingRules {
    /// The standard regulations: for a player below 2650 a difference above 400 counts as 400.
    #[default]
    Standard,
    /// The rapid and blitz annex: a difference above 400 counts as 400 for everyone. A game with a
    /// difference of 600 or more is not rated if one of the two players is rated above 2600.
    RapidBlitz,
}

impl RatingRules {
    /// The annex for rapid and blitz, or the standard regulations.
    pub const fn of(rapid_and_blitz: bool) -> Self {
        if rapid_and_blitz { Self::RapidBlitz } else { Self::Standard }
    }
}

/// The largest difference that counts under the 400-point rule, in points.
pub const DIFFERENCE_CAP: i32 = 400;

/// The rating from which the standard regulations use the true difference.
pub const UNCAPPED_FROM: i32 = 2650;

/// The difference from which the rapid and blitz annex does not rate a game of a player above
/// [`MISMATCH_ABOVE`], in points.
pub const MISMATCH_GAP: i32 = 600;

/// The rating above which [`MISMATCH_GAP`] applies to a player's games.
pub const MISMATCH_ABOVE: i32 = 2600;

/// The expected result of one player in one game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Expectation {
    /// The difference looked up: own rating minus the opponent's, after the 400-point rule.
    pub difference: i32,
    /// True if the 400-point rule reduced the difference.
    pub capped: bool,
    /// The expected score in hundredths of a point, 0 to 100.
    pub score: u8,
}

/// Returns the expected result of a player rated `own` against one rated `opponent`.
///
/// The 400-point rule depends on the rating of the player computed, so the two sides of one game
/// may use different differences.
pub fn expected(own: i32, opponent: i32, rules: RatingRules) -> Expectation {
    let true_difference = own - opponent;
    let limited = match rules {
        RatingRules::Standard => own < UNCAPPED_FROM,
        RatingRules::RapidBlitz => true,
    };
    let difference = if limited {
        true_difference.clamp(-DIFFERENCE_CAP, DIFFERENCE_CAP)
    } else {
        true_difference
    };
    Expectation {
        difference,
        capped: difference != true_difference,
        score: expected_score(difference),
    }
}

/// True if `rules` leave a game between these two ratings unrated because of their difference.
pub fn is_mismatch(one: i32, other: i32, rules: RatingRules) -> bool {
    rules == RatingRules::RapidBlitz
        && (one - other).abs() >= MISMATCH_GAP
        && one.max(other) > MISMATCH_ABOVE
}

/// Table 8.1.2: the expected score, in hundredths, of a player rated `difference` points above the
/// opponent (below, if negative).
pub fn expected_score(difference: i32) -> u8 {
    let above = WIDEST_DIFFERENCE.partition_point(|&widest| widest < difference.unsigned_abs());
    let higher = 50 + above as u8;
    if difference < 0 { 100 - higher } else { higher }
}

/// Table 8.1.1: the rating difference for a fractional score in hundredths.
///
/// # Panics
/// If `percent` is above 100: no score is greater than all points.
pub fn rating_difference(percent: u8) -> i32 {
    assert!(percent <= 100, "a score is at most 100 % of the points");
    if percent < 50 {
        -DIFFERENCE_BY_SCORE[usize::from(50 - percent)]
    } else {
        DIFFERENCE_BY_SCORE[usize::from(percent - 50)]
    }
}

/// The greatest difference for which the expected score of the higher-rated player is .50, .51 …
/// .99.
const WIDEST_DIFFERENCE: [u32; 50] = [
    3, 10, 17, 25, 32, 39, 46, 53, 61, 68, // .50 to .59
    76, 83, 91, 98, 106, 113, 121, 129, 137, 145, // .60
    153, 162, 170, 179, 188, 197, 206, 215, 225, 235, // .70
    245, 256, 267, 278, 290, 302, 315, 328, 344, 357, // .80
    374, 391, 411, 432, 456, 484, 517, 559, 619, 735, // .90
];

/// The difference for .50, .51 … 1.00.
const DIFFERENCE_BY_SCORE: [i32; 51] = [
    0, 7, 14, 21, 29, 36, 43, 50, 57, 65, // .50 to .59
    72, 80, 87, 95, 102, 110, 117, 125, 133, 141, // .60
    149, 158, 166, 175, 184, 193, 202, 211, 220, 230, // .70
    240, 251, 262, 273, 284, 296, 309, 322, 336, 351, // .80
    366, 383, 401, 422, 444, 470, 501, 538, 589, 677, // .90
    800,
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cr_3_1_2_1_the_table_holds_at_both_ends_of_every_row() {
        let mut lowest = 0;
        for (row, &widest) in (50_u8..).zip(&WIDEST_DIFFERENCE) {
            let widest = widest as i32;
            assert_eq!((expected_score(lowest), expected_score(widest)), (row, row));
            if row > 50 {
                assert_eq!(expected_score(-lowest), 100 - row);
                assert_eq!(expected_score(-widest), 100 - row);
            }
            lowest = widest + 1;
        }
        assert_eq!((expected_score(736), expected_score(-736)), (100, 0));
    }

    #[test]
    fn cr_3_1_2_1_the_table_is_used_and_not_the_curve() {
        // The curve gives 0.9086 at 399 and 0.9203 at 425; the table has its own steps.
        assert_eq!(expected_score(391), 91);
        assert_eq!(expected_score(392), 92);
        let furthest = (0..=735)
            .map(|d| {
                let curve = 100.0 / (1.0 + 10_f64.powf(-f64::from(d) / 400.0));
                (curve - f64::from(expected_score(d))).abs()
            })
            .fold(0.0, f64::max);
        assert!(
            (1.0..2.0).contains(&furthest),
            "near the curve but not on it: {furthest} hundredths"
        );
    }

    #[test]
    fn cr_3_1_2_2_the_cap_holds_below_2650_only_and_in_the_annex_for_all() {
        let standard = |own, opponent| expected(own, opponent, RatingRules::Standard);
        let annex = |own, opponent| expected(own, opponent, RatingRules::RapidBlitz);
        assert_eq!((standard(2000, 1500).difference, standard(2000, 1500).score), (400, 92));
        assert!(standard(2000, 1500).capped);
        assert_eq!((standard(2649, 2149).score, standard(2650, 2150).score), (92, 96));
        assert_eq!((annex(2700, 2200).difference, annex(2700, 2200).score), (400, 92));
        // The two sides of one game use different differences.
        assert_eq!((standard(2400, 2813).difference, standard(2400, 2813).score), (-400, 8));
        assert_eq!((standard(2813, 2400).difference, standard(2813, 2400).score), (413, 93));
    }

    #[test]
    fn cr_3_1_2_2_the_annex_leaves_a_wide_mismatch_unrated() {
        assert!(is_mismatch(2601, 2001, RatingRules::RapidBlitz));
        assert!(!is_mismatch(2600, 2000, RatingRules::RapidBlitz));
        assert!(!is_mismatch(2601, 2002, RatingRules::RapidBlitz));
        assert!(!is_mismatch(2601, 1500, RatingRules::Standard));
    }

    #[test]
    fn cr_3_1_1_2_the_inverse_table_is_odd_around_one_half() {
        for percent in 0..=100 {
            assert_eq!(rating_difference(percent), -rating_difference(100 - percent));
        }
        assert_eq!([57, 99, 100, 0].map(rating_difference), [50, 677, 800, -800]);
    }
}
