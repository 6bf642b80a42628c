//! A game with the data that the rating needs.

use court_protocol::Message;
use serde::Serialize;

use super::expectation::RatingRules;
use crate::event::{Date, Outcome};

/// A player's account in one [`Ledger`](super::Ledger).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct RatedPlayer(pub(super) u32);

impl RatedPlayer {
    /// The index of the account, from 0 in the order of registration.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// The extent to which a game was played. A game is rated only if both sides have moved (B.02,
/// CR-3.1.2-2).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Played {
    /// Both sides made at least one move.
    BothMoved,
    /// The game began, but one side never moved.
    OneSideNeverMoved,
    /// The game was decided by forfeit.
    Forfeit,
}

/// One finished game, ready to be posted. The mode (run, walk, sprint) makes no difference.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct RatedGame {
    /// The number of the event, the same for all its games.
    pub event: u32,
    /// The day of the game.
    pub day: Date,
    /// The account of the player with White.
    pub white: RatedPlayer,
    /// The account of the player with Black.
    pub black: RatedPlayer,
    /// The half points of White and of Black. A ruling of the referee may leave both without any.
    pub half_points: [u8; 2],
    /// The extent to which the game was played; it decides whether the game counts.
    pub played: Played,
    /// The regulations that the event chose.
    pub rules: RatingRules,
}

/// Returns the one result by which a `ChessSprint` chain is rated, from White's view: that of its last
/// game. The theoretical draws before it were replayed at once with the same colours and do not count.
///
/// # Errors
/// If the chain has no game, a game before the last was won, or the last is a draw and the
/// chain is therefore unfinished.
pub fn sprint_chain(games: &[Outcome]) -> Result<Outcome, SprintChainError> {
    let Some((&last, before)) = games.split_last() else {
        return Err(SprintChainError::Empty);
    };
    if let Some(at) = before.iter().position(|&game| game != Outcome::Draw) {
        return Err(SprintChainError::PlayedOn { game: at + 1 });
    }
    if last == Outcome::Draw {
        return Err(SprintChainError::Undecided);
    }
    Ok(last)
}

/// The reason why a list of games is not a finished `ChessSprint` chain.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, thiserror::Error)]
#[serde(rename_all = "snake_case")]
#[error("{self:?}")]
pub enum SprintChainError {
    /// The chain has no game.
    Empty,
    /// A game was won and another followed it.
    PlayedOn {
        /// The number of the game that was won, from 1.
        game: usize,
    },
    /// The last game was drawn.
    Undecided,
}

impl SprintChainError {
    /// The message for the organiser.
    pub fn message(&self) -> Message {
        Message::of("sprint-chain", self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cr_3_1_2_2_a_sprint_chain_counts_as_one_game_by_its_final_result() {
        use Outcome::{Draw, Loss, Win};
        assert_eq!(sprint_chain(&[Draw, Draw, Loss]), Ok(Loss));
        assert_eq!(sprint_chain(&[Win]), Ok(Win));
        assert_eq!(sprint_chain(&[]), Err(SprintChainError::Empty));
        assert_eq!(sprint_chain(&[Draw]), Err(SprintChainError::Undecided));
        assert_eq!(sprint_chain(&[Draw, Win, Loss]), Err(SprintChainError::PlayedOn { game: 2 }));
    }
}
