//! The value of a tie-break: an exact fraction, or a list of them.

use std::cmp::Ordering;
use std::fmt;

/// The value of a tie-break for one competitor. Larger is better.
#[derive(Debug, Clone)]
pub struct Value {
    /// The numerators and denominators, in units of one point; they are compared exactly.
    parts: Parts,
    /// The number of decimals shown.
    decimals: u8,
    /// True if the figure shown is the negative of the one compared.
    lower_is_better: bool,
}

#[derive(Debug, Clone)]
enum Parts {
    Undefined,
    One(i64, i64),
    Many(Vec<i64>),
}

/// Tenths of a point: the denominator of [`Value::tenths`].
const TENTHS: i64 = 10;

impl Value {
    /// A value that does not exist, such as the performance of a player without a game. It is shown
    /// as `-0` and ranks below every other value.
    pub const UNDEFINED: Self =
        Self { parts: Parts::Undefined, decimals: 0, lower_is_better: false };

    /// Returns `numerator / denominator`, shown with `decimals` decimals.
    pub(crate) fn fraction(numerator: i64, denominator: i64, decimals: u8) -> Self {
        debug_assert!(denominator > 0, "a denominator counts something");
        Self { parts: Parts::One(numerator, denominator), decimals, lower_is_better: false }
    }

    /// A whole number, shown without decimals.
    pub(crate) fn whole(number: i64) -> Self {
        Self::fraction(number, 1, 0)
    }

    /// A number of tenths, shown with one decimal.
    pub(crate) fn tenths(tenths: i64) -> Self {
        Self::fraction(tenths, TENTHS, 1)
    }

    /// A product of two numbers of tenths, shown with two decimals.
    pub(crate) fn hundredths(hundredths: i64) -> Self {
        Self::fraction(hundredths, 100, 2)
    }

    /// A list of tenths that are compared one by one; the first difference decides.
    pub(crate) fn list(tenths: Vec<i64>) -> Self {
        Self { parts: Parts::Many(tenths), decimals: 1, lower_is_better: false }
    }

    /// Returns the same figure with the order reversed: the lower one is better.
    #[must_use]
    pub(crate) fn lower_first(self) -> Self {
        let parts = match self.parts {
            Parts::One(numerator, denominator) => Parts::One(-numerator, denominator),
            other => other,
        };
        Self { parts, lower_is_better: true, ..self }
    }
}

impl PartialEq for Value {
    fn eq(&self, other: &Self) -> bool {
        self.cmp(other) == Ordering::Equal
    }
}

impl Eq for Value {}

impl PartialOrd for Value {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Value {
    fn cmp(&self, other: &Self) -> Ordering {
        match (&self.parts, &other.parts) {
            (Parts::One(a, b), Parts::One(c, d)) => (a * d).cmp(&(c * b)),
            (Parts::Many(one), Parts::Many(other)) => one.cmp(other),
            (one, other) => rank(one).cmp(&rank(other)),
        }
    }
}

fn rank(parts: &Parts) -> u8 {
    match parts {
        Parts::Undefined => 0,
        Parts::One(..) => 1,
        Parts::Many(_) => 2,
    }
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.parts {
            Parts::Undefined => f.write_str("-0"),
            &Parts::One(numerator, denominator) => {
                let shown = if self.lower_is_better { -numerator } else { numerator };
                write_decimal(f, shown, denominator, self.decimals)
            }
            Parts::Many(tenths) => tenths.iter().enumerate().try_for_each(|(at, &tenths)| {
                f.write_str(if at == 0 { "" } else { "/" })?;
                write_decimal(f, tenths, TENTHS, self.decimals)
            }),
        }
    }
}

/// Writes a fraction with this number of decimals, rounded half away from zero.
fn write_decimal(
    f: &mut fmt::Formatter<'_>,
    numerator: i64,
    denominator: i64,
    decimals: u8,
) -> fmt::Result {
    let scale = 10_i64.pow(u32::from(decimals));
    let scaled = (2 * numerator.abs() * scale + denominator) / (2 * denominator);
    let sign = if numerator < 0 && scaled > 0 { "-" } else { "" };
    let (whole, rest) = (scaled / scale, scaled % scale);
    match usize::from(decimals) {
        0 => write!(f, "{sign}{whole}"),
        width => write!(f, "{sign}{whole}.{rest:0width$}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_compare_exactly_and_show_their_decimals() {
        assert!(Value::fraction(1, 3, 2) > Value::fraction(333, 1000, 2));
        assert_eq!(Value::fraction(1, 3, 2).to_string(), "0.33");
        assert_eq!(Value::fraction(2629, 100, 2).to_string(), "26.29");
        assert_eq!(Value::tenths(55).to_string(), "5.5");
        assert_eq!(Value::whole(-15).to_string(), "-15");
    }

    #[test]
    fn undefined_ranks_last_and_is_shown_as_minus_nought() {
        assert!(Value::UNDEFINED < Value::whole(-800));
        assert_eq!(Value::UNDEFINED.to_string(), "-0");
    }

    #[test]
    fn where_lower_is_better_the_order_turns_and_the_figure_stays() {
        let (few, many) = (Value::tenths(690).lower_first(), Value::tenths(700).lower_first());
        assert!(few > many);
        assert_eq!(few.to_string(), "69.0");
    }

    #[test]
    fn lists_are_decided_by_the_first_difference() {
        let (one, other) = (Value::list(vec![45, 30]), Value::list(vec![45, 35]));
        assert!(one < other);
        assert_eq!(one.to_string(), "4.5/3.0");
    }
}
