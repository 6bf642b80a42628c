//! The position of record and the positions it may repeat.

use court_protocol::Side;
use shakmaty::fen::Fen;
use shakmaty::uci::UciMove;
use shakmaty::{
    CastlingMode, Chess, Color, FromSetup, Move, Position, PositionError, Rank, Role, Square,
};
use std::fmt::Write as _;

use crate::notation::Notation;

/// The line of a game: the position of record, and every position before it.
#[derive(Debug, Clone)]
pub(crate) struct Line {
    /// Oldest first; the last one is the position of record.
    positions: Vec<Chess>,
}

/// The position of record, and what there is to know of it.
pub(crate) struct Now<'a> {
    pub position: &'a Chess,
    pub turn: Color,
}

impl Line {
    /// From a starting position in FEN, which [`parse_fen`] takes; the usual one without it.
    pub(crate) fn start(fen: Option<&str>) -> Self {
        let start = fen.map_or_else(Chess::new, |fen| {
            parse_fen(fen).expect("pairings with a position that is none are refused")
        });
        Self { positions: vec![start] }
    }

    /// From a position that was set.
    pub(crate) fn from_position(position: Chess) -> Self {
        Self { positions: vec![position] }
    }

    pub(crate) fn now(&self) -> Now<'_> {
        let position = self.positions.last().expect("a line holds its starting position");
        Now { position, turn: position.turn() }
    }

    /// How often `next` will have stood on the board when it is reached from here. Positions are
    /// compared, not their keys: two positions may share a key.
    pub(crate) fn times(&self, next: &Chess) -> usize {
        1 + self.before(next).filter(|before| *before == next).count()
    }

    /// How often the position of record has stood on the board.
    pub(crate) fn times_now(&self) -> usize {
        let now = self.now().position;
        self.before(now).filter(|before| *before == now).count()
    }

    /// The positions that `next` could repeat: since the last capture or pawn's move, with the
    /// position of record.
    fn before(&self, next: &Chess) -> impl Iterator<Item = &Chess> {
        let since = usize::try_from(next.halfmoves()).unwrap_or(usize::MAX).saturating_add(1);
        let reach = if next.halfmoves() == 0 { 0 } else { since };
        self.positions.iter().rev().take(reach)
    }

    /// Takes the last move back; false if none is known.
    pub(crate) fn take_back(&mut self) -> bool {
        self.positions.pop();
        !self.positions.is_empty()
    }

    /// Plays what was placed although it was illegal; false if no position of chess comes of it.
    pub(crate) fn force(&mut self, uci: Notation) -> bool {
        let next = forced(self.now().position, uci);
        let possible = next.is_some();
        self.positions.extend(next);
        possible
    }

    /// Plays a move of the journal, which was legal when it was ruled.
    pub(crate) fn play(&mut self, uci: Notation) {
        let now = self.now().position;
        let mut next = now.clone();
        next.play_unchecked(journaled_move(now, uci));
        self.positions.push(next);
    }
}

impl Now<'_> {
    /// FEN as screens draw it.
    pub(crate) fn fen(&self) -> String {
        Fen::from_position(self.position, shakmaty::EnPassantMode::Legal).to_string()
    }
}

/// A starting position a game can begin from; the error says what is wrong with it.
pub(crate) fn parse_fen(fen: &str) -> Result<Chess, String> {
    let fen: Fen = fen.parse().map_err(|error| format!("{error}"))?;
    fen.into_position(CastlingMode::Standard).map_err(|error| format!("{error}"))
}

/// A position that stands on the board, however it came there; nothing where chess cannot judge it
/// (a king is missing, or the side that is not to move is in check). The error says why it is no
/// position at all.
pub(crate) fn parse_record(fen: &str) -> Result<Option<Chess>, String> {
    let fen: Fen = fen.parse().map_err(|error| format!("{error}"))?;
    let judged = fen
        .into_position::<Chess>(CastlingMode::Standard)
        .or_else(PositionError::ignore_too_much_material)
        .or_else(PositionError::ignore_impossible_check)
        .or_else(PositionError::ignore_invalid_castling_rights)
        .or_else(PositionError::ignore_invalid_ep_square);
    Ok(judged.ok())
}

pub(crate) const fn side_of(color: Color) -> Side {
    match color {
        Color::White => Side::White,
        Color::Black => Side::Black,
    }
}

pub(crate) const fn color(side: Side) -> Color {
    match side {
        Side::White => Color::White,
        Side::Black => Color::Black,
    }
}

/// A move as it stands in the journal, without judging it again.
fn journaled_move(position: &Chess, uci: Notation) -> Move {
    let Ok(UciMove::Normal { from, to, promotion }) = UciMove::from_ascii(uci.as_str().as_bytes())
    else {
        unreachable!("journaled moves are in UCI notation");
    };
    let board = position.board();
    let role = board.role_at(from).expect("journaled moves are legal");
    let castles = role == Role::King
        && from == position.turn().fold_wb(Square::E1, Square::E8)
        && (from.distance(to) == 2 || board.color_at(to) == Some(position.turn()));
    if castles {
        let rank = position.turn().fold_wb(Rank::First, Rank::Eighth);
        let file = if from.file() < to.file() { shakmaty::File::H } else { shakmaty::File::A };
        return Move::Castle { king: from, rook: Square::from_coords(file, rank) };
    }
    if role == Role::Pawn && from.file() != to.file() && board.role_at(to).is_none() {
        return Move::EnPassant { from, to };
    }
    Move::Normal { role, from, capture: board.role_at(to), to, promotion }
}

/// The position behind an illegal move, as it stands on the board: the man on his new square, the
/// other side to move. None if chess knows no such position.
pub(crate) fn forced(position: &Chess, uci: Notation) -> Option<Chess> {
    let Ok(UciMove::Normal { from, to, promotion }) = UciMove::from_ascii(uci.as_str().as_bytes())
    else {
        return None;
    };
    let mut setup = position.to_setup(shakmaty::EnPassantMode::Legal);
    let mut man = setup.board.remove_piece_at(from)?;
    man.role = promotion.unwrap_or(man.role);
    setup.board.set_piece_at(to, man);
    setup.castling_rights.discard(from);
    setup.castling_rights.discard(to);
    setup.ep_square = None;
    setup.swap_turn();
    Chess::from_setup(setup, CastlingMode::Standard)
        .or_else(shakmaty::PositionError::ignore_invalid_castling_rights)
        .ok()
}

/// A move written down, with `+` or `#`.
pub(crate) fn write_san(san: shakmaty::san::San, suffix: &str) -> Notation {
    let mut text = Notation::default();
    write!(text, "{san}{suffix}").expect("a move has at most seven letters");
    text
}
