//! The perfect matching of least cost. A cost is a list of figures, compared from the front.
//!
//! The matching is that of the library `integer-blossom`. Its weights are packed lists: a leading 1
//! makes the matching as large as possible, and the negated figures follow.

use std::ops::{Add, AddAssign, Sub, SubAssign};

use integer_blossom::{Weight, max_weight_matching};

/// A packed list, compared from the front and added word by word.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Words<const W: usize>([i64; W]);

impl<const W: usize> Weight for Words<W> {
    const ZERO: Self = Self([0; W]);
    const ONE: Self = {
        let mut one = [0; W];
        one[W - 1] = 1;
        Self(one)
    };

    fn inf() -> Self {
        Self([i64::MAX / 4; W])
    }

    fn double(self) -> Self {
        Self(self.0.map(|word| word * 2))
    }

    /// The matching halves only lists of even words.
    fn half(self) -> Self {
        Self(self.0.map(|word| word / 2))
    }
}

impl<const W: usize> AddAssign for Words<W> {
    fn add_assign(&mut self, other: Self) {
        self.0.iter_mut().zip(other.0).for_each(|(word, other)| *word += other);
    }
}

impl<const W: usize> SubAssign for Words<W> {
    fn sub_assign(&mut self, other: Self) {
        self.0.iter_mut().zip(other.0).for_each(|(word, other)| *word -= other);
    }
}

impl<const W: usize> Add for Words<W> {
    type Output = Self;

    fn add(mut self, other: Self) -> Self {
        self += other;
        self
    }
}

impl<const W: usize> Sub for Words<W> {
    type Output = Self;

    fn sub(mut self, other: Self) -> Self {
        self -= other;
        self
    }
}

/// The limit of a word: sums over a path of edges stay far below `i64::MAX`.
const WORD_MAX: i64 = 1 << 48;

/// The mate of every vertex in the perfect matching of least cost; `None` if there is none. `cost`
/// is called with the smaller vertex first and returns lists of one length; `None` means no edge.
pub(super) fn least(
    size: usize,
    cost: impl Fn(usize, usize) -> Option<Vec<u32>>,
) -> Option<Vec<usize>> {
    let edge = |at: usize| if at / size < at % size { cost(at / size, at % size) } else { None };
    let costs: Vec<Option<Vec<u32>>> = (0..size * size).map(edge).collect();
    let figures = costs.iter().flatten().map(Vec::len).max().unwrap_or(0);
    // The word and the factor of each figure; word 0 holds the leading 1.
    let mut places = vec![(0, 0); figures];
    let (mut word, mut factor) = (1, 1);
    for figure in (0..figures).rev() {
        let greatest = costs.iter().flatten().map(|cost| cost[figure]).max().unwrap_or(0);
        let bound = i64::from(greatest) * (size as i64 / 2) + 1;
        if bound > WORD_MAX / factor {
            (word, factor) = (word + 1, 1);
        }
        places[figure] = (word, factor);
        factor *= bound;
    }
    match word + 1 {
        ..=2 => heaviest::<2>(size, &costs, &places),
        3 | 4 => heaviest::<4>(size, &costs, &places),
        5..=8 => heaviest::<8>(size, &costs, &places),
        9..=16 => heaviest::<16>(size, &costs, &places),
        words => heaviest::<64>(size, &costs, &places).filter(|_| words <= 64),
    }
}

/// `places` counts words from the last; the first figure is in the word after the leading 1.
fn heaviest<const W: usize>(
    size: usize,
    costs: &[Option<Vec<u32>>],
    places: &[(usize, i64)],
) -> Option<Vec<usize>> {
    let weight = |cost: &Option<Vec<u32>>| {
        let Some(cost) = cost else { return Words::<W>::ZERO };
        let mut weight = Words([0; W]);
        weight.0[0] = 1;
        for (&figure, &(word, factor)) in cost.iter().zip(places) {
            weight.0[W - word] -= i64::from(figure) * factor;
        }
        weight
    };
    let weights: Vec<Words<W>> = costs.iter().map(weight).collect();
    max_weight_matching(&weights, size).into_iter().collect()
}
