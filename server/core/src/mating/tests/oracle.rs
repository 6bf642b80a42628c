//! A slow second opinion for the tests: every position that can be reached, one after the other.
//!
//! It shares nothing with the search but the rules of chess: no order, no material, no walls.

use std::collections::{BTreeSet, VecDeque};

use shakmaty::{CastlingMode, Chess, Color, File, Piece, Position, Rank, Role, Setup, Square};

use crate::mating::CanMate;

/// Returns whether `winner` can mate; unknown if more than `most` positions can be reached.
pub(in crate::mating) fn can_mate(position: &Chess, winner: Color, most: usize) -> CanMate {
    let mut seen = BTreeSet::from([identity(position)]);
    let mut waiting = VecDeque::from([position.clone()]);
    while let Some(position) = waiting.pop_front() {
        if position.is_checkmate() && position.turn() != winner {
            return CanMate::Yes;
        }
        for m in position.legal_moves() {
            let mut next = position.clone();
            next.play_unchecked(m);
            if seen.insert(identity(&next)) {
                waiting.push_back(next);
            }
        }
        if seen.len() > most {
            return CanMate::Unknown;
        }
    }
    CanMate::No
}

pub(in crate::mating) type Identity = ([u64; 7], u64, bool, Option<Square>);

/// The properties that make two positions the same.
pub(in crate::mating) fn identity(position: &Chess) -> Identity {
    let board = position.board();
    let [pawns, knights, bishops, rooks, queens, kings] =
        Role::ALL.map(|role| board.by_role(role).0);
    (
        [board.white().0, pawns, knights, bishops, rooks, queens, kings],
        position.castles().castling_rights().0,
        position.turn().is_white(),
        position.legal_ep_square(),
    )
}

/// A fixed sequence of throws, the same in every run (Marsaglia's xorshift).
pub(in crate::mating) struct Dice(u64);

impl Dice {
    pub(in crate::mating) fn new(seed: u64) -> Dice {
        Dice(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1)
    }

    /// A number below `sides`.
    pub(in crate::mating) fn throw(&mut self, sides: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 33) as usize % sides
    }
}

/// The positions of a game of random moves.
pub(in crate::mating) fn random_game(dice: &mut Dice, plies: usize) -> Vec<Chess> {
    let mut position = Chess::default();
    let mut positions = Vec::new();
    for _ in 0..plies {
        let moves = position.legal_moves();
        if moves.is_empty() {
            break;
        }
        position.play_unchecked(moves[dice.throw(moves.len())]);
        positions.push(position.clone());
    }
    positions
}

/// Pieces set down at random; `None` if that makes no legal position.
pub(in crate::mating) fn random_setup(dice: &mut Dice, men: &[Piece]) -> Option<Chess> {
    let mut setup = Setup::empty();
    for &man in men {
        let square = Square::ALL[dice.throw(64)];
        if setup.board.piece_at(square).is_some() {
            return None;
        }
        setup.board.set_piece_at(square, man);
    }
    setup.turn = Color::ALL[dice.throw(2)];
    setup.position(CastlingMode::Standard).ok()
}

/// Two kings and locked pawns on most files, now and then with a bishop.
pub(in crate::mating) fn random_walls(dice: &mut Dice) -> Option<Chess> {
    let mut setup = Setup::empty();
    for file in File::ALL {
        if dice.throw(6) > 0 {
            let rank = 2 + dice.throw(3);
            let rank = |up: usize| Rank::new((rank + up) as u32);
            setup
                .board
                .set_piece_at(Square::from_coords(file, rank(0)), Role::Pawn.of(Color::White));
            setup
                .board
                .set_piece_at(Square::from_coords(file, rank(1)), Role::Pawn.of(Color::Black));
        }
    }
    let bishop = (dice.throw(3) == 0).then(|| Role::Bishop.of(Color::ALL[dice.throw(2)]));
    let kings = Color::ALL.map(|color| Role::King.of(color));
    for man in kings.into_iter().chain(bishop) {
        let square = Square::ALL[dice.throw(64)];
        if setup.board.piece_at(square).is_some() {
            return None;
        }
        setup.board.set_piece_at(square, man);
    }
    setup.turn = Color::ALL[dice.throw(2)];
    setup.position(CastlingMode::Standard).ok()
}
