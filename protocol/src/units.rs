//! Time and sides: whole milliseconds on the court's clock, whole microseconds on a device's.

use serde::{Deserialize, Serialize};
use std::ops::{Add, AddAssign, Index, IndexMut, Neg, Sub, SubAssign};

/// A length of time in whole milliseconds. It may be negative (a correction takes time away).
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize,
)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(transparent)]
pub struct Millis(pub i64);

impl Millis {
    /// A length of zero.
    pub const ZERO: Self = Self(0);

    /// This many whole seconds.
    pub const fn seconds(seconds: i64) -> Self {
        Self(seconds * 1_000)
    }

    /// This many whole minutes.
    pub const fn minutes(minutes: i64) -> Self {
        Self(minutes * 60_000)
    }

    /// The same length, or zero if it is negative: the figure a clock shows.
    #[must_use]
    pub const fn at_least_zero(self) -> Self {
        if self.0 < 0 { Self(0) } else { self }
    }

    /// The figure on a chess clock: whole seconds, with tenths in the last twenty.
    ///
    /// ```
    /// use court_protocol::Millis;
    /// assert_eq!(Millis(272_900).on_chess_clock(), "4:32");
    /// assert_eq!(Millis(19_990).on_chess_clock(), "0:19.9");
    /// assert_eq!(Millis::minutes(90).on_chess_clock(), "1:30:00");
    /// ```
    pub fn on_chess_clock(self) -> String {
        let (minutes, seconds) = (self.0 / 60_000, self.0 / 1_000 % 60);
        if self.0 < 20_000 {
            format!("{minutes}:{seconds:02}.{}", self.0 / 100 % 10)
        } else if minutes < 60 {
            format!("{minutes}:{seconds:02}")
        } else {
            format!("{}:{:02}:{seconds:02}", minutes / 60, minutes % 60)
        }
    }
}

impl std::fmt::Display for Millis {
    /// Writes the time as a clock shows it: `4:32.100`, `1:00:00.000`.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let sign = if self.0 < 0 { "-" } else { "" };
        let ms = self.0.unsigned_abs();
        let (hours, minutes, seconds) = (ms / 3_600_000, ms / 60_000 % 60, ms / 1_000 % 60);
        if hours > 0 {
            write!(f, "{sign}{hours}:{minutes:02}:{seconds:02}.{:03}", ms % 1_000)
        } else {
            write!(f, "{sign}{minutes}:{seconds:02}.{:03}", ms % 1_000)
        }
    }
}

/// An instant of court time: milliseconds since 1970 UTC on the court's own clock, which never
/// jumps. For display it may be read as UTC; rulings use differences only.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize,
)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(transparent)]
pub struct CourtTime(pub i64);

/// An instant on a device's monotonic clock, in whole microseconds since that boot's origin.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize,
)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(transparent)]
pub struct Micros(pub i64);

impl Add<Millis> for CourtTime {
    type Output = Self;
    fn add(self, rhs: Millis) -> Self {
        Self(self.0 + rhs.0)
    }
}
impl Sub<Millis> for CourtTime {
    type Output = Self;
    fn sub(self, rhs: Millis) -> Self {
        Self(self.0 - rhs.0)
    }
}
impl Sub for CourtTime {
    type Output = Millis;
    fn sub(self, rhs: Self) -> Millis {
        Millis(self.0 - rhs.0)
    }
}
impl Add for Millis {
    type Output = Self;
    fn add(self, rhs: Self) -> Self {
        Self(self.0 + rhs.0)
    }
}
impl AddAssign for Millis {
    fn add_assign(&mut self, rhs: Self) {
        self.0 += rhs.0;
    }
}
impl Sub for Millis {
    type Output = Self;
    fn sub(self, rhs: Self) -> Self {
        Self(self.0 - rhs.0)
    }
}
impl SubAssign for Millis {
    fn sub_assign(&mut self, rhs: Self) {
        self.0 -= rhs.0;
    }
}
impl Neg for Millis {
    type Output = Self;
    fn neg(self) -> Self {
        Self(-self.0)
    }
}
impl std::iter::Sum for Millis {
    fn sum<I: Iterator<Item = Self>>(iter: I) -> Self {
        Self(iter.map(|ms| ms.0).sum())
    }
}

/// A side of the game, White or Black.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, Default, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Side {
    /// The side that moves first.
    #[default]
    White,
    /// The side that moves second.
    Black,
}

impl Side {
    /// Both sides, White first.
    pub const BOTH: [Self; 2] = [Self::White, Self::Black];

    /// The opponent of this side.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::White => Self::Black,
            Self::Black => Self::White,
        }
    }
}

impl std::fmt::Display for Side {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Self::White => "White",
            Self::Black => "Black",
        })
    }
}

/// One value for each side.
///
/// ```
/// use court_protocol::{BySide, Side};
/// let mut presses = BySide { white: 0, black: 0 };
/// presses[Side::Black] += 1;
/// assert_eq!(presses, BySide { white: 0, black: 1 });
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(inline))]
pub struct BySide<T> {
    /// The value of White.
    pub white: T,
    /// The value of Black.
    pub black: T,
}

impl<T> BySide<T> {
    /// Builds the value of each side from that side.
    pub fn from_fn(mut each: impl FnMut(Side) -> T) -> Self {
        Self { white: each(Side::White), black: each(Side::Black) }
    }

    /// The same value for both sides.
    pub fn both(value: T) -> Self
    where
        T: Clone,
    {
        Self { white: value.clone(), black: value }
    }

    /// The values of both sides, each changed by `change`.
    pub fn map<U>(self, mut change: impl FnMut(T) -> U) -> BySide<U> {
        BySide { white: change(self.white), black: change(self.black) }
    }

    /// References to the values of White and Black.
    pub fn as_ref(&self) -> BySide<&T> {
        BySide { white: &self.white, black: &self.black }
    }
}

impl<T> Index<Side> for BySide<T> {
    type Output = T;
    fn index(&self, side: Side) -> &T {
        match side {
            Side::White => &self.white,
            Side::Black => &self.black,
        }
    }
}

impl<T> IndexMut<Side> for BySide<T> {
    fn index_mut(&mut self, side: Side) -> &mut T {
        match side {
            Side::White => &mut self.white,
            Side::Black => &mut self.black,
        }
    }
}
