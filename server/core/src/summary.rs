//! What a game adds up to for whoever writes it down: its walkers' cards, the games of its chain, the
//! pieces captured in a match.

use court_protocol::{
    BoardNo, CourtTime, DeviceId, EndedView, GameId, GameResult, MoveView, Piece, PlayerId, Side,
    WalkCard, WalkOffence,
};

use crate::game::Game;
use crate::play::{Card, MoveMade};
use crate::state::CourtState;

/// One line of a walker's summary sheet (CR-4.6-2).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ShownCard {
    /// When it was shown.
    pub at: CourtTime,
    /// Which.
    pub card: WalkCard,
    /// What for.
    pub offence: WalkOffence,
    /// The judge's device; nobody is the server's own machine.
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
    /// The game.
    pub game: GameId,
    /// Its board.
    pub board: BoardNo,
    /// Which side he is.
    pub side: Side,
    /// Who he is.
    pub player: PlayerId,
    /// The cards that count against him, oldest first.
    pub cards: Vec<ShownCard>,
}

/// One game of a `ChessSprint` chain (CR-4.7-3); a game of another rule system is a chain of one.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ChainGame {
    /// Its moves.
    pub moves: Vec<MoveView>,
    /// How it was drawn; nothing for the last one, which ends with the chain.
    pub drawn: Option<EndedView>,
}

/// A piece that was captured in an Intramural match (IM-3-4).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct CapturedPiece {
    /// The half-move that took it, from 1.
    pub ply: u16,
    /// Who scores it.
    pub by: Side,
    /// What it was when it was taken.
    pub piece: Piece,
    /// What it scores.
    pub points: u16,
}

impl CourtState {
    /// The chief judge's summary sheets: of every walker who was shown a card that counts.
    pub fn walkers(&self) -> Vec<Walker> {
        let sides = |game| Side::BOTH.into_iter().map(move |side| (game, side));
        let walker = |(game, side): (&Game, Side)| Walker {
            game: game.id,
            board: game.board,
            side,
            player: game.play.players[side],
            cards: game.play.walking[side].cards.iter().map(ShownCard::of).collect(),
        };
        let walkers = self.games.values().flat_map(sides).map(walker);
        walkers.filter(|walker| !walker.cards.is_empty()).collect()
    }

    /// What was captured in an Intramural match, first to last. Nothing if it is none, or where its
    /// moves are not all known.
    pub fn captured(&self, game: GameId) -> Option<Vec<CapturedPiece>> {
        self.games.get(&game)?.play.captured()
    }

    /// The games of a chain, first to last. Nothing if there is no such game.
    pub fn chain(&self, game: GameId) -> Option<Vec<ChainGame>> {
        let play = &self.games.get(&game)?.play;
        let moves = |made: &[MoveMade]| made.iter().map(MoveMade::view).collect();
        let drawn = play.links.iter().map(|link| {
            let ended = EndedView { at: link.at, result: GameResult::Drawn, by: link.by };
            ChainGame { moves: moves(&link.moves), drawn: Some(ended) }
        });
        Some(drawn.chain([ChainGame { moves: moves(&play.moves), drawn: None }]).collect())
    }
}
