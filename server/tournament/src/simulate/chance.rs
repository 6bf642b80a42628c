//! Random numbers from a seed, the same on every machine.

use super::Incidents;
use crate::game_result::GameResult;

/// A sequence of random numbers (`SplitMix64`), and the frequency of each incident.
#[derive(Debug, Clone)]
pub(super) struct Chance {
    state: u64,
    incidents: Incidents,
}

/// An irregular event that may happen. Rates are per thousand.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Incident {
    /// A player requests a half-point bye.
    HalfPointBye,
    /// A player announces an absence.
    Absence,
    /// A competitor withdraws from the event.
    Withdrawal,
    /// A competitor enters after the first round.
    LateEntry,
    /// A player does not appear at a game.
    Forfeit,
    /// Neither player appears.
    DoubleForfeit,
    /// A whole team does not appear.
    MatchForfeit,
    /// A substitute replaces a member of a team.
    Substitution,
    /// Two competitors must not meet.
    KeptApart,
}

impl Incident {
    fn per_mille(self, incidents: Incidents) -> u64 {
        let (usual, many) = match self {
            Self::HalfPointBye => (15, 60),
            Self::Absence => (10, 40),
            Self::Withdrawal => (5, 20),
            Self::LateEntry => (20, 80),
            Self::Forfeit => (12, 40),
            Self::DoubleForfeit => (1, 8),
            Self::MatchForfeit => (4, 25),
            Self::Substitution => (100, 300),
            Self::KeptApart => (0, 60),
        };
        match incidents {
            Incidents::None => 0,
            Incidents::Usual => usual,
            Incidents::Many => many,
        }
    }
}

impl Chance {
    pub(super) fn new(seed: u64, incidents: Incidents) -> Self {
        Self { state: seed, incidents }
    }

    /// A number below `bound`, which must not be 0. The bias of the remainder is far too small to
    /// be visible in a simulated event.
    pub(super) fn below(&mut self, bound: u64) -> u64 {
        self.next() % bound
    }

    /// A number from `least` to `most`, both inclusive.
    pub(super) fn between(&mut self, least: u16, most: u16) -> u16 {
        let span = u64::from(most - least) + 1;
        least + u16::try_from(self.below(span)).expect("the span is that of a u16")
    }

    /// One of `items`, chosen at random.
    pub(super) fn pick<'a, T>(&mut self, items: &'a [T]) -> &'a T {
        let place = self.below(items.len() as u64);
        &items[usize::try_from(place).expect("an index of the list")]
    }

    /// True if the incident happens now.
    pub(super) fn strikes(&mut self, incident: Incident) -> bool {
        let rate = incident.per_mille(self.incidents);
        self.below(1000) < rate
    }

    /// A game between players with these ratings; it may be a forfeit.
    pub(super) fn game(&mut self, white: Option<u16>, black: Option<u16>) -> GameResult {
        if self.strikes(Incident::DoubleForfeit) {
            return GameResult::BothForfeit;
        }
        if self.strikes(Incident::Forfeit) {
            return if self.below(2) == 0 {
                GameResult::WhiteByForfeit
            } else {
                GameResult::BlackByForfeit
            };
        }
        let (draw, white_wins) = Self::odds(white, black);
        match self.below(1000) {
            roll if roll < draw => GameResult::Draw,
            roll if roll < draw + (1000 - draw) * white_wins / 1000 => GameResult::WhiteWins,
            _ => GameResult::BlackWins,
        }
    }

    /// A ChessSprint chain, which always has a winner.
    pub(super) fn sprint(&mut self, white: Option<u16>, black: Option<u16>) -> GameResult {
        let (_, white_wins) = Self::odds(white, black);
        if self.below(1000) < white_wins { GameResult::WhiteWins } else { GameResult::BlackWins }
    }

    /// The rates of draws and of White's share of the decided games, per thousand. A straight line
    /// approximates the rating curve well enough here, and whole numbers are the same everywhere.
    fn odds(white: Option<u16>, black: Option<u16>) -> (u64, u64) {
        const UNRATED: u16 = 1300;
        let strength = |rating: Option<u16>| i64::from(rating.unwrap_or(UNRATED));
        let difference = strength(white) - strength(black);
        let white_wins = (530 + difference).clamp(40, 960);
        let draw = (220 - difference.abs() / 4).clamp(40, 220);
        let whole = |odds: i64| u64::try_from(odds).expect("odds are clamped");
        (whole(draw), whole(white_wins))
    }

    fn next(&mut self) -> u64 {
        self.state = self.state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.state;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_numbers_are_those_of_the_published_generator() {
        let mut chance = Chance::new(1_234_567, Incidents::None);
        assert_eq!(chance.next(), 6_457_827_717_110_365_317);
        assert_eq!(chance.next(), 3_203_168_211_198_807_973);
    }

    #[test]
    fn without_incidents_every_game_is_played() {
        let mut chance = Chance::new(3, Incidents::None);
        for _ in 0..2000 {
            assert!(chance.game(Some(1500), Some(1900)).was_played());
        }
    }
}
