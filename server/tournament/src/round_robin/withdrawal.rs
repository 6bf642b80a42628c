//! The effect of a withdrawal on a round robin (C.05 art. 6.6).
//!
//! The ruling needs two numbers only, so it is a function without state. The caller strikes out the
//! results or fills in the forfeits.

/// The ruling on the games of a competitor who leaves a round robin.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Withdrawal {
    /// Fewer than half of the games were played: the results stay in the cross-table and in the
    /// ratings, but count for nobody's score.
    ResultsStruck,
    /// Half of the games or more were played: the results count, and the remaining games are
    /// lost by forfeit.
    RemainderForfeited,
}

impl Withdrawal {
    /// The ruling for a competitor who played `played` of `scheduled` games.
    ///
    /// ```
    /// use referee_tournament::round_robin::withdrawal::Withdrawal;
    /// assert_eq!(Withdrawal::after(4, 9), Withdrawal::ResultsStruck);
    /// assert_eq!(Withdrawal::after(5, 9), Withdrawal::RemainderForfeited);
    /// assert_eq!(Withdrawal::after(5, 10), Withdrawal::RemainderForfeited);
    /// ```
    pub fn after(played: u16, scheduled: u16) -> Self {
        if u32::from(played) * 2 < u32::from(scheduled) {
            Self::ResultsStruck
        } else {
            Self::RemainderForfeited
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn exactly_half_the_games_keeps_the_results() {
        assert_eq!(Withdrawal::after(3, 6), Withdrawal::RemainderForfeited);
        assert_eq!(Withdrawal::after(2, 6), Withdrawal::ResultsStruck);
        assert_eq!(Withdrawal::after(0, 1), Withdrawal::ResultsStruck);
    }
}
