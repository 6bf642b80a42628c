//! Points, and the value of each way a round can end.
//!
//! There is no floating point on purpose: a half must stay a half in a sum of two thousand.

use std::fmt;
use std::iter::Sum;
use std::ops::{Add, AddAssign, Mul, Sub, SubAssign};

use serde::{Deserialize, Serialize};

use super::{Bye, Outcome, RoundEntry};

/// Points in tenths. Report files state one decimal, so every points system can be represented exactly.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize,
)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(transparent)]
pub struct Points(i32);

impl Points {
    /// Zero points, the value of a loss.
    pub const ZERO: Self = Self(0);
    /// Half a point, the usual value of a draw.
    pub const HALF: Self = Self(5);
    /// One point, the usual value of a win.
    pub const ONE: Self = Self(10);

    /// Returns a whole number of points.
    pub const fn whole(points: i32) -> Self {
        Self(points * 10)
    }

    /// Returns points given in tenths.
    pub const fn from_tenths(tenths: i32) -> Self {
        Self(tenths)
    }

    /// The value in tenths of a point.
    pub const fn tenths(self) -> i32 {
        self.0
    }

    /// Reads `5`, `5.5`, `.5` or `12.0`, with at most one decimal. Returns `None` for anything else.
    pub fn read(text: &str) -> Option<Self> {
        let text = text.trim();
        let (whole, tenths) = text.split_once('.').unwrap_or((text, ""));
        let digits = |part: &str| part.bytes().all(|byte| byte.is_ascii_digit());
        if (whole.is_empty() && tenths.is_empty())
            || whole.len() > 6
            || tenths.len() > 1
            || !digits(whole)
            || !digits(tenths)
        {
            return None;
        }
        let number = |part: &str| if part.is_empty() { Some(0) } else { part.parse::<i32>().ok() };
        Some(Self(number(whole)? * 10 + number(tenths)?))
    }
}

impl fmt::Display for Points {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.0 < 0 { "-" } else { "" };
        f.pad(&format!("{sign}{}.{}", self.0.abs() / 10, self.0.abs() % 10))
    }
}

impl Add for Points {
    type Output = Self;
    fn add(self, other: Self) -> Self {
        Self(self.0 + other.0)
    }
}

impl AddAssign for Points {
    fn add_assign(&mut self, other: Self) {
        self.0 += other.0;
    }
}

impl Sub for Points {
    type Output = Self;
    fn sub(self, other: Self) -> Self {
        Self(self.0 - other.0)
    }
}

impl SubAssign for Points {
    fn sub_assign(&mut self, other: Self) {
        self.0 -= other.0;
    }
}

impl Mul<i32> for Points {
    type Output = Self;
    fn mul(self, times: i32) -> Self {
        Self(self.0 * times)
    }
}

impl Sum for Points {
    fn sum<I: Iterator<Item = Self>>(points: I) -> Self {
        points.fold(Self::ZERO, Add::add)
    }
}

/// The points of a round, by the way it ended. The usual system is 1, ½, 0.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PointsSystem {
    /// The points of a win (over the board or by forfeit) and of a full-point bye.
    pub win: Points,
    /// The points of a draw and of a half-point bye.
    pub draw: Points,
    /// The points of a loss over the board.
    pub loss: Points,
    /// The points of a forfeit loss, a zero-point bye and any other absence.
    pub absent: Points,
    /// The points of the pairing-allocated bye.
    pub pairing_allocated_bye: Points,
    /// The points of a game whose result is not known yet.
    pub unknown: Points,
}

impl PointsSystem {
    /// The usual system for games: 1, ½, 0; the pairing-allocated bye counts as a win.
    pub const STANDARD: Self = Self {
        win: Points::ONE,
        draw: Points::HALF,
        loss: Points::ZERO,
        absent: Points::ZERO,
        pairing_allocated_bye: Points::ONE,
        unknown: Points::ZERO,
    };

    /// The usual system for matches of teams: 2, 1, 0; the bye has the points of a draw (C.04.6).
    pub const MATCH: Self = Self {
        win: Points::whole(2),
        draw: Points::ONE,
        loss: Points::ZERO,
        absent: Points::ZERO,
        pairing_allocated_bye: Points::ONE,
        unknown: Points::ZERO,
    };

    /// The points of `entry`.
    pub fn of(&self, entry: RoundEntry) -> Points {
        match entry {
            RoundEntry::Played { outcome, .. } => self.of_outcome(outcome),
            RoundEntry::Forfeit { won: true, .. } | RoundEntry::Bye(Bye::FullPoint) => self.win,
            RoundEntry::Bye(Bye::HalfPoint) => self.draw,
            RoundEntry::Forfeit { won: false, .. } | RoundEntry::Bye(Bye::ZeroPoint) => self.absent,
            RoundEntry::Bye(Bye::PairingAllocated) => self.pairing_allocated_bye,
            RoundEntry::Pending { .. } => self.unknown,
        }
    }

    /// The points of a game that was played over the board.
    pub fn of_outcome(&self, outcome: Outcome) -> Points {
        match outcome {
            Outcome::Win => self.win,
            Outcome::Draw => self.draw,
            Outcome::Loss => self.loss,
        }
    }
}

impl Default for PointsSystem {
    fn default() -> Self {
        Self::STANDARD
    }
}
