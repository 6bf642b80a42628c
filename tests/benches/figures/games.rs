//! Long legal games, drawn from a seed: every board has moves enough for a whole measurement.

use court_protocol::{Ask, BoardNo, BySide, ClockRule, GameId, Pairing, PlayerId, Seen, Side};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{RngCore, SeedableRng};
use referee_core::setup;
use shakmaty::zobrist::Zobrist64;
use shakmaty::{CastlingMode, Chess, EnPassantMode, Position};
use std::collections::HashMap;

/// Boards of a court.
pub(crate) const BOARDS: u8 = 12;
/// Half-moves of a game.
pub(crate) const PLIES: usize = 250;
/// Half-moves without a capture or a pawn's move that end a game by themselves.
const QUIET_MAX: u32 = 150;
/// Times a position may come back; the fifth time ends the game.
const REPEATED_MAX: u32 = 4;

/// As many games as a court has boards, as moves in UCI notation, none of which ends.
pub(crate) fn draw(seed: u64) -> Vec<Vec<String>> {
    let mut chance = ChaCha8Rng::seed_from_u64(seed);
    let mut games = Vec::new();
    while games.len() < usize::from(BOARDS) {
        games.extend(play(&mut chance));
    }
    games
}

/// A game of moves drawn from all that are legal; `None` when it ended too early.
fn play(chance: &mut ChaCha8Rng) -> Option<Vec<String>> {
    let mut position = Chess::new();
    let mut seen: HashMap<Zobrist64, u32> = HashMap::new();
    let mut moves = Vec::with_capacity(PLIES);
    while moves.len() < PLIES {
        let legal = position.legal_moves();
        let made = legal[chance.next_u32() as usize % legal.len()];
        moves.push(made.to_uci(CastlingMode::Standard).to_string());
        position.play_unchecked(made);
        let times = seen.entry(position.zobrist_hash(EnPassantMode::Legal)).or_default();
        *times += 1;
        let goes_on = position.outcome().is_unknown()
            && position.halfmoves() < QUIET_MAX
            && *times <= REPEATED_MAX;
        if !goes_on {
            return None;
        }
    }
    Some(moves)
}

/// The report of a move.
pub(crate) fn moved(board: u8, uci: &str) -> Ask {
    let seen = Seen::Moved { uci: uci.to_owned(), reading: None };
    Ask::Observe { board: BoardNo(board), game: None, seen }
}

/// A new game on every board. The clocks on the tables rule, so none ends on time.
pub(crate) fn pairings(round: u16) -> Vec<Pairing> {
    (1..=BOARDS)
        .map(|board| {
            let game = u32::from(round) * 100 + u32::from(board);
            let players = BySide { white: PlayerId(game * 2), black: PlayerId(game * 2 + 1) };
            let mut setup = setup::standard_game(round, players);
            setup.clock = ClockRule::Table;
            Pairing { board: BoardNo(board), game: GameId(game), setup }
        })
        .collect()
}

/// White gives a game up, so that the board is free for another.
pub(crate) fn resigned(board: u8) -> Ask {
    let seen = Seen::Resigned { side: Side::White };
    Ask::Observe { board: BoardNo(board), game: None, seen }
}
