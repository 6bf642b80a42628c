//! A game as the rating sees it.

use serde::{Deserialize, Serialize};

use crate::event::{Date, Outcome};

/// A player's account in one [`Ledger`](super::Ledger).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct RatedPlayer(pub(super) u32);

impl RatedPlayer {
    /// The place of the account, counted from 0 in the order of registration.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// How much of a game was played: only what both sides moved in is ever rated (B.02, CR-3.1.2-2).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Played {
    /// Both sides made at least one move.
    BothMoved,
    /// The game began, but one side never moved.
    OneSideNeverMoved,
    /// Decided without a game.
    Forfeit,
}

/// One finished game, ready to be posted. The mode (run, walk, sprint) makes no difference.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct RatedGame {
    /// The event it belongs to; any number that is the same for all its games.
    pub event: u32,
    /// The day it was played.
    pub day: Date,
    /// Who had White.
    pub white: RatedPlayer,
    /// Who had Black.
    pub black: RatedPlayer,
    /// How it ended for White.
    pub outcome: Outcome,
    /// Whether it counts at all.
    pub played: Played,
}

/// The one result a `ChessSprint` chain is rated by, seen from White: its last game's. The theoretical draws before
/// it were replayed at once with the same colours and count for nothing.
///
/// # Errors
/// When the chain has no game, when a game before the last was decisive, or when the last is a draw:
/// then it is not finished.
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

/// Why a list of games is no finished `ChessSprint` chain.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum SprintChainError {
    /// No game at all.
    #[error("a ChessSprint chain has at least one game")]
    Empty,
    /// A game was won and still followed by another.
    #[error("game {game} of the ChessSprint chain was won, so no game can follow it")]
    PlayedOn {
        /// Which game, from 1.
        game: usize,
    },
    /// The last game was drawn.
    #[error("the last game of the ChessSprint chain is a draw: it goes on until somebody wins")]
    Undecided,
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
