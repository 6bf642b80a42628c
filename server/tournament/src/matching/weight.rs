//! Integers wide enough for the weights of a matching.
//!
//! Criteria of strictly decreasing importance are stacked as fields of one number. Small events
//! need sixty bits, large ones hundreds. The narrowest type that is wide enough is the fastest.

use std::ops::{Add, AddAssign, Neg, Sub, SubAssign};

/// A signed number in which weights are compared, added and halved. Arithmetic wraps without an
/// error, so the caller chooses a type that is wide enough.
pub trait Weight:
    Copy
    + Ord
    + Default
    + Add<Output = Self>
    + Sub<Output = Self>
    + Neg<Output = Self>
    + AddAssign
    + SubAssign
{
    /// The width in bits, including the sign.
    const BITS: u32;

    /// Returns `value` shifted to the left by `bits`.
    fn shifted(value: u32, bits: u32) -> Self;

    /// Returns half of an even number.
    #[must_use]
    fn half(self) -> Self;
}

impl Weight for i64 {
    const BITS: u32 = 64;

    fn shifted(value: u32, bits: u32) -> Self {
        Self::from(value) << bits
    }

    fn half(self) -> Self {
        self >> 1
    }
}

impl Weight for i128 {
    const BITS: u32 = 128;

    fn shifted(value: u32, bits: u32) -> Self {
        Self::from(value) << bits
    }

    fn half(self) -> Self {
        self >> 1
    }
}

/// A number of `N` limbs of 64 bits in two's complement, the lowest limb first.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Wide<const N: usize>([u64; N]);

impl<const N: usize> Default for Wide<N> {
    fn default() -> Self {
        Self([0; N])
    }
}

impl<const N: usize> Wide<N> {
    fn is_negative(self) -> bool {
        self.0[N - 1] >> 63 == 1
    }
}

impl<const N: usize> Ord for Wide<N> {
    fn cmp(&self, other: &Self) -> std::cmp::Ordering {
        let signs = (self.0[N - 1] as i64).cmp(&(other.0[N - 1] as i64));
        signs.then_with(|| self.0.iter().rev().cmp(other.0.iter().rev()))
    }
}

impl<const N: usize> PartialOrd for Wide<N> {
    fn partial_cmp(&self, other: &Self) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

impl<const N: usize> Add for Wide<N> {
    type Output = Self;
    fn add(mut self, other: Self) -> Self {
        let mut carry = false;
        for (limb, added) in self.0.iter_mut().zip(other.0) {
            let (sum, over) = limb.overflowing_add(added);
            let (sum, over_again) = sum.overflowing_add(u64::from(carry));
            *limb = sum;
            carry = over || over_again;
        }
        self
    }
}

impl<const N: usize> Sub for Wide<N> {
    type Output = Self;
    fn sub(mut self, other: Self) -> Self {
        let mut borrow = false;
        for (limb, taken) in self.0.iter_mut().zip(other.0) {
            let (rest, under) = limb.overflowing_sub(taken);
            let (rest, under_again) = rest.overflowing_sub(u64::from(borrow));
            *limb = rest;
            borrow = under || under_again;
        }
        self
    }
}

impl<const N: usize> Neg for Wide<N> {
    type Output = Self;
    fn neg(self) -> Self {
        Self::default() - self
    }
}

impl<const N: usize> AddAssign for Wide<N> {
    fn add_assign(&mut self, other: Self) {
        *self = *self + other;
    }
}

impl<const N: usize> SubAssign for Wide<N> {
    fn sub_assign(&mut self, other: Self) {
        *self = *self - other;
    }
}

impl<const N: usize> Weight for Wide<N> {
    const BITS: u32 = 64 * N as u32;

    fn shifted(value: u32, bits: u32) -> Self {
        let mut wide = Self::default();
        let (limb, within) = ((bits / 64) as usize, bits % 64);
        let spread = u128::from(value) << within;
        wide.0[limb] = spread as u64;
        if limb + 1 < N {
            wide.0[limb + 1] = (spread >> 64) as u64;
        }
        wide
    }

    fn half(self) -> Self {
        let mut half = self;
        let mut carry = u64::from(self.is_negative()) << 63;
        for limb in half.0.iter_mut().rev() {
            let low = *limb << 63;
            *limb = (*limb >> 1) | carry;
            carry = low;
        }
        half
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn wide(value: i128) -> Wide<2> {
        Wide([value as u64, (value >> 64) as u64])
    }

    proptest! {
        #[test]
        fn two_limbs_count_like_the_machines_own_128_bits(one in any::<i128>(), other in any::<i128>()) {
            prop_assert_eq!(wide(one) + wide(other), wide(one.wrapping_add(other)));
            prop_assert_eq!(wide(one) - wide(other), wide(one.wrapping_sub(other)));
            prop_assert_eq!(wide(one).cmp(&wide(other)), one.cmp(&other));
            prop_assert_eq!(-wide(one), wide(one.wrapping_neg()));
            prop_assert_eq!(wide(one).half(), wide(one >> 1));
        }

        #[test]
        fn a_shifted_value_is_the_same_in_every_width(value in any::<u32>(), bits in 0_u32..90) {
            prop_assert_eq!(Wide::<2>::shifted(value, bits), wide(i128::shifted(value, bits)));
        }
    }
}
