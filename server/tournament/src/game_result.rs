//! The result of one game, with the score of White and of Black.
//!
//! Finals, team matches and league matches consist of games between a known White and a known
//! Black; this is their result. [`crate::event`] holds the results of a whole event, one
//! cross-table entry per competitor and round.

use std::fmt;

use crate::event::{Colour, Event, Outcome, RoundEntry, RoundNumber, StartNumber};

/// The result of one game, over the board or by forfeit.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum GameResult {
    /// White won over the board.
    WhiteWins,
    /// The game was drawn.
    Draw,
    /// Black won over the board.
    BlackWins,
    /// Black did not play: White has the point by forfeit.
    WhiteByForfeit,
    /// White did not play: Black has the point by forfeit.
    BlackByForfeit,
    /// Neither player played: nobody scores.
    BothForfeit,
}

impl GameResult {
    /// The score of each side, in half points.
    pub fn half_points(self) -> Halves {
        match self {
            Self::WhiteWins | Self::WhiteByForfeit => Halves { white: 2, black: 0 },
            Self::Draw => Halves { white: 1, black: 1 },
            Self::BlackWins | Self::BlackByForfeit => Halves { white: 0, black: 2 },
            Self::BothForfeit => Halves { white: 0, black: 0 },
        }
    }

    /// The colour of the winner, over the board or by forfeit; `None` without a winner.
    pub fn winner(self) -> Option<Colour> {
        match self {
            Self::WhiteWins | Self::WhiteByForfeit => Some(Colour::White),
            Self::BlackWins | Self::BlackByForfeit => Some(Colour::Black),
            Self::Draw | Self::BothForfeit => None,
        }
    }

    /// The entries of White and of Black for the cross-table.
    pub fn entries(self, white: StartNumber, black: StartNumber) -> [RoundEntry; 2] {
        let halves = self.half_points();
        [(Colour::White, black), (Colour::Black, white)].map(|(colour, opponent)| {
            let scored = halves.of(colour);
            if self.was_played() {
                let outcome = match scored {
                    2 => Outcome::Win,
                    1 => Outcome::Draw,
                    _ => Outcome::Loss,
                };
                RoundEntry::Played { opponent, colour, outcome, rated: true }
            } else {
                RoundEntry::Forfeit { opponent, colour: Some(colour), won: scored == 2 }
            }
        })
    }

    /// Records the game in an event, for both players.
    ///
    /// # Panics
    /// If one of the two is not a player of the event.
    pub fn record_in(
        self,
        event: &mut Event,
        round: RoundNumber,
        (white, black): (StartNumber, StartNumber),
    ) {
        for (player, entry) in [white, black].into_iter().zip(self.entries(white, black)) {
            let competitor = event.competitor_mut(player).expect("both are players of the event");
            competitor.record(round, entry);
        }
    }

    /// True if both players played.
    pub fn was_played(self) -> bool {
        matches!(self, Self::WhiteWins | Self::Draw | Self::BlackWins)
    }
}

impl fmt::Display for GameResult {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::WhiteWins => "1-0",
            Self::Draw => "½-½",
            Self::BlackWins => "0-1",
            Self::WhiteByForfeit => "+--",
            Self::BlackByForfeit => "--+",
            Self::BothForfeit => "---",
        })
    }
}

/// The score of White and of Black in one game, in half points.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Halves {
    /// White's half points, 0 to 2.
    pub white: u16,
    /// Black's half points, 0 to 2.
    pub black: u16,
}

impl Halves {
    /// The half points of one colour.
    pub fn of(self, colour: Colour) -> u16 {
        match colour {
            Colour::White => self.white,
            Colour::Black => self.black,
        }
    }
}
