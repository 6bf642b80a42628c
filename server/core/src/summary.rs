//! The summary of a game for reports: its walkers' cards, the games of its chain, the pieces
//! captured in a match.

use court_protocol::{
    BoardNo, CourtTime, DeviceId, EndedView, GameId, GameResult, MoveView, PlayerId, Side,
    WalkCard, WalkOffence,
};

use crate::game::Game;
use crate::play::{CapturedPiece, Card, MoveMade};
use crate::state::CourtState;

/// One line of a walker's summary sheet (CR-4.6-2).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ShownCard {
    /// The instant at which it was shown.
    pub at: CourtTime,
    /// Caution or red card.
    pub card: WalkCard,
    /// The offence the card is for.
    pub offence: WalkOffence,
    /// The judge's device; `None` is the server's own machine.
    pub by: Option<DeviceId>,
}

impl ShownCard {
    const fn of(card: &Card) -> Self {
        let Card { at, shown, offence, by, .. } = *card;
        Self { at, card: shown, offence, by }
    }
}

/// A walker's summary sheet (CR-4.6-2).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Walker {
    /// The game of the walker.
    pub game: GameId,
    /// The board of that game.
    pub board: BoardNo,
    /// The side of the walker.
    pub side: Side,
    /// The id of the walker.
    pub player: PlayerId,
    /// The cards that count against him, oldest first.
    pub cards: Vec<ShownCard>,
}

/// One game of a `ChessSprint` chain (CR-4.7-3); a game of another rule system is a chain of one.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ChainGame {
    /// The moves of this game of the chain, in order.
    pub moves: Vec<MoveView>,
    /// The way it was drawn; `None` for the last one, which ends with the chain.
    pub drawn: Option<EndedView>,
}

impl CourtState {
    /// The chief judge's summary sheets: one for every walker with a card that counts.
    pub fn walkers(&self) -> Vec<Walker> {
        let sides = |game| Side::BOTH.into_iter().map(move |side| (game, side));
        let walker = |(game, side): (&Game, Side)| Walker {
            game: game.id,
            board: game.board,
            side,
            player: game.play.players[side],
            cards: game.play.runners.walking[side].cards.iter().map(ShownCard::of).collect(),
        };
        let walkers = self.games.values().flat_map(sides).map(walker);
        walkers.filter(|walker| !walker.cards.is_empty()).collect()
    }

    /// The captured pieces of an Intramural match, first to last. `None` for any other game, or
    /// where the moves are not all known.
    pub fn captured(&self, game: GameId) -> Option<&[CapturedPiece]> {
        self.games.get(&game)?.play.captured()
    }

    /// The games of a chain, first to last. Nothing if there is no such game.
    pub fn chain(&self, game: GameId) -> Option<Vec<ChainGame>> {
        let play = &self.games.get(&game)?.play;
        let moves = |made: &[MoveMade]| made.iter().map(MoveMade::view).collect();
        let drawn = play.chain.drawn.iter().map(|game| {
            let ended = EndedView { at: game.at, result: GameResult::Drawn, by: game.by };
            ChainGame { moves: moves(&game.moves), drawn: Some(ended) }
        });
        Some(drawn.chain([ChainGame { moves: moves(&play.table.moves), drawn: None }]).collect())
    }
}
