//! Lots: an order drawn from a seed that stands in the record, so that everybody can draw it again.

/// Draws lots from a seed. The same seed draws the same lots on every machine.
#[derive(Debug, Clone)]
pub(crate) struct Lots(u64);

impl Lots {
    pub(crate) const fn of(seed: u64) -> Self {
        Self(seed)
    }

    /// The next 64 bits, by Steele's `SplitMix64`.
    fn bits(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    /// True for one of two sides of a coin.
    pub(crate) fn coin(&mut self) -> bool {
        self.bits() >> 63 == 1
    }

    /// The items in the order drawn, each order with the same chance.
    pub(crate) fn order<T>(&mut self, mut items: Vec<T>) -> Vec<T> {
        for last in (1..items.len()).rev() {
            let drawn = self.below(last as u64 + 1);
            items.swap(last, usize::try_from(drawn).expect("an index of the list"));
        }
        items
    }

    /// A number below `end`, each with the same chance.
    fn below(&mut self, end: u64) -> u64 {
        // the numbers beyond the last whole multiple of `end` would favour the first ones
        let fair = u64::MAX - u64::MAX % end;
        loop {
            let bits = self.bits();
            if bits < fair {
                return bits % end;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_draws_the_same_order_again_and_nobody_is_lost() {
        let drawn = Lots::of(7).order((1..=20).collect::<Vec<u8>>());
        assert_eq!(drawn, Lots::of(7).order((1..=20).collect()));
        assert_ne!(drawn, Lots::of(8).order((1..=20).collect::<Vec<u8>>()));
        let mut sorted = drawn;
        sorted.sort_unstable();
        assert_eq!(sorted, (1..=20).collect::<Vec<u8>>());
    }

    #[test]
    fn every_order_of_three_is_drawn_about_as_often() {
        let mut counts = std::collections::BTreeMap::new();
        for seed in 0..6_000 {
            *counts.entry(Lots::of(seed).order(vec![1, 2, 3])).or_insert(0) += 1;
        }
        assert_eq!(counts.len(), 6);
        assert!(counts.values().all(|count| (880..1_120).contains(count)), "{counts:?}");
    }
}
