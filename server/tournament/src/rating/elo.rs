//! A rating with its hundredths.

use std::fmt;

/// A rating with a precision of a hundredth of a point.
///
/// Changes are whole multiples of a hundredth (factor × (score − expectation)), so the value is
/// exact and not an approximation. [`rounded`](Self::rounded) is the published rating.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Elo {
    hundredths: i32,
}

impl Elo {
    /// Returns a rating of whole points.
    pub const fn from_points(points: i32) -> Self {
        Self { hundredths: points * 100 }
    }

    /// Returns a rating, or a change, given in hundredths of a point.
    pub const fn from_hundredths(hundredths: i32) -> Self {
        Self { hundredths }
    }

    /// The exact value, in hundredths of a point.
    pub const fn hundredths(self) -> i32 {
        self.hundredths
    }

    /// The published rating: the nearest whole number, a half away from zero.
    pub const fn rounded(self) -> i32 {
        let half = if self.hundredths < 0 { -50 } else { 50 };
        (self.hundredths + half) / 100
    }

    /// Returns this rating after a change in hundredths of a point.
    #[must_use]
    pub const fn changed_by(self, hundredths: i32) -> Self {
        Self { hundredths: self.hundredths + hundredths }
    }
}

impl fmt::Display for Elo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.hundredths < 0 { "-" } else { "" };
        let magnitude = self.hundredths.unsigned_abs();
        write!(f, "{sign}{}.{:02}", magnitude / 100, magnitude % 100)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cr_3_1_2_1_a_half_rounds_away_from_zero() {
        let rounded = |hundredths| Elo::from_hundredths(hundredths).rounded();
        assert_eq!([rounded(250), rounded(-250), rounded(249), rounded(-249)], [3, -3, 2, -2]);
        assert_eq!(rounded(185_050), 1851);
    }

    #[test]
    fn a_rating_is_written_with_two_decimals_and_its_sign() {
        assert_eq!(Elo::from_hundredths(170_005).to_string(), "1700.05");
        assert_eq!(Elo::from_hundredths(-5).to_string(), "-0.05");
    }
}
