//! Calendar dates as report files state them.
//!
//! Left out on purpose: arithmetic and time zones. The rules of an event need only the order of
//! dates and the year.

use std::fmt;

use serde::{Deserialize, Serialize};

/// A valid calendar date.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(into = "String", try_from = "String")]
pub struct Date {
    year: u16,
    month: u8,
    day: u8,
}

impl Date {
    /// Returns the date, or `None` if it does not exist.
    pub fn new(year: u16, month: u8, day: u8) -> Option<Self> {
        let leap =
            year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400));
        let days = match month {
            1 | 3 | 5 | 7 | 8 | 10 | 12 => 31,
            4 | 6 | 9 | 11 => 30,
            2 if leap => 29,
            2 => 28,
            _ => return None,
        };
        (year > 0 && (1..=days).contains(&day)).then_some(Self { year, month, day })
    }

    /// Reads `2026/03/01`, also with `-` or `.` as separator. Years outside 1900 to 2200 are typing
    /// errors and refused.
    pub fn read(text: &str) -> Option<Self> {
        let [year, month, day] = parts(text.trim())?;
        let year = plausible_year(year)?;
        Self::new(year, month.parse().ok()?, day.parse().ok()?)
    }

    /// Reads `26/03/01`, the short form of round dates, as a date of this century.
    pub fn read_short(text: &str) -> Option<Self> {
        let [year, month, day] = parts(text.trim())?;
        if year.len() != 2 {
            return None;
        }
        Self::new(2000 + year.parse::<u16>().ok()?, month.parse().ok()?, day.parse().ok()?)
    }

    /// The year, 1900 to 2200 for dates read from text.
    pub fn year(self) -> u16 {
        self.year
    }

    /// The month, 1 to 12.
    pub fn month(self) -> u8 {
        self.month
    }

    /// The day of the month, 1 to 31.
    pub fn day(self) -> u8 {
        self.day
    }

    /// Formats the date as `26/03/01`, the form of round dates.
    pub fn short(self) -> String {
        format!("{:02}/{:02}/{:02}", self.year % 100, self.month, self.day)
    }
}

impl fmt::Display for Date {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:04}/{:02}/{:02}", self.year, self.month, self.day)
    }
}

impl From<Date> for String {
    fn from(date: Date) -> Self {
        date.to_string()
    }
}

impl TryFrom<String> for Date {
    type Error = String;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        Self::read(&text).ok_or_else(|| format!("{text:?} is no date"))
    }
}

/// A date of birth; month and day may be unknown.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Birth {
    /// Only the year is known; divisions need no more.
    Year(u16),
    /// The year and the month (1 to 12) are known.
    Month(u16, u8),
    /// The complete date is known.
    Day(Date),
}

impl Birth {
    /// The year of birth; 1900 to 2200 if it was read from text.
    pub fn year(self) -> u16 {
        match self {
            Self::Year(year) | Self::Month(year, _) => year,
            Self::Day(date) => date.year(),
        }
    }

    /// Reads `1976/05/31`, `1976/05/00`, `1976/00/00` or `1976`, also with `-` or `.` as separator.
    /// The years 1900 to 2200 are accepted.
    pub fn read(text: &str) -> Option<Self> {
        let text = text.trim();
        let (year, month, day) = match parts(text) {
            Some([year, month, day]) => (year, month.parse::<u8>().ok()?, day.parse::<u8>().ok()?),
            None => (text, 0, 0),
        };
        let year = plausible_year(year)?;
        match (month, day) {
            (0, 0) => Some(Self::Year(year)),
            (1..=12, 0) => Some(Self::Month(year, month)),
            _ => Date::new(year, month, day).map(Self::Day),
        }
    }
}

impl fmt::Display for Birth {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Year(year) => write!(f, "{year:04}/00/00"),
            Self::Month(year, month) => write!(f, "{year:04}/{month:02}/00"),
            Self::Day(date) => date.fmt(f),
        }
    }
}

/// Reads a year of four digits, if it is plausible for a birth or an event.
fn plausible_year(text: &str) -> Option<u16> {
    let digits = text.len() == 4 && text.bytes().all(|byte| byte.is_ascii_digit());
    let year = text.parse().ok().filter(|_| digits)?;
    (1900..=2200).contains(&year).then_some(year)
}

/// The three numbers of a date; each is non-empty and consists of digits.
fn parts(text: &str) -> Option<[&str; 3]> {
    let separator = text.chars().find(|character| !character.is_ascii_digit())?;
    if !matches!(separator, '/' | '-' | '.') {
        return None;
    }
    let mut parts = text.split(separator);
    let three = [parts.next()?, parts.next()?, parts.next()?];
    let digits = |part: &&str| !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_digit());
    (parts.next().is_none() && three.iter().all(digits)).then_some(three)
}
