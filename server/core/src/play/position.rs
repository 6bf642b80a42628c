//! The position of record and the positions it may repeat.

use court_protocol::Side;
use shakmaty::fen::Fen;
use shakmaty::uci::UciMove;
use shakmaty::{CastlingMode, Chess, Color, File, Move, Position, Role, Square};
use std::fmt::{self, Write as _};
use std::sync::atomic::{AtomicU64, Ordering};

use crate::mating::Plan;
use crate::notation::Notation;

/// The line of a game that matters for its ending: the position of record, and every position since
/// the last one that cannot come again.
#[derive(Debug, Clone)]
pub(crate) struct Line {
    /// Oldest first; the last one is the position of record.
    positions: Vec<Chess>,
    /// Nobody has proven of the game's start, or of a position it came through, that it was not
    /// dead. Cleared never: a referee's word that play goes on is no proof.
    in_doubt: bool,
    /// How somebody could mate when that was last looked for.
    pub plan: Memo,
}

/// What the rules saw on the way to an answer and look at first the next time. It saves them time
/// and changes no answer, so it is no part of what stands: equal games may differ in it, and it may
/// be set while nothing else can.
#[derive(Default)]
pub(crate) struct Memo(AtomicU64);

impl Memo {
    pub(crate) fn get(&self) -> Option<Plan> {
        Plan::unpack(self.0.load(Ordering::Relaxed))
    }

    pub(crate) fn set(&self, plan: Option<Plan>) {
        self.0.store(plan.map_or(0, Plan::pack), Ordering::Relaxed);
    }
}

impl Clone for Memo {
    fn clone(&self) -> Self {
        Self(AtomicU64::new(self.0.load(Ordering::Relaxed)))
    }
}

impl fmt::Debug for Memo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("_")
    }
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
        Self { positions: vec![start], in_doubt: fen.is_some(), plan: Memo::default() }
    }

    pub(crate) fn now(&self) -> Now<'_> {
        let position = self.positions.last().expect("a line holds its starting position");
        Now { position, turn: position.turn() }
    }

    /// How often `next` will have stood on the board when it is reached from here. Positions are
    /// compared, not their keys: two positions may share a key.
    pub(crate) fn times(&self, next: &Chess) -> usize {
        if next.halfmoves() == 0 {
            return 1;
        }
        // Every second position has the other side to move.
        1 + self.positions.iter().rev().skip(1).step_by(2).filter(|old| *old == next).count()
    }

    /// The position of record, if it is proven not to be dead.
    pub(crate) fn alive(&self) -> Option<&Chess> {
        (!self.in_doubt).then(|| self.now().position)
    }

    /// The referee is asked whether the game is in a dead position.
    pub(crate) fn doubt(&mut self) {
        self.in_doubt = true;
    }

    /// Plays a move of the journal, which was legal when it was ruled.
    pub(crate) fn play(&mut self, uci: Notation) {
        let now = self.now().position;
        let mut next = now.clone();
        let made = read_move(now, uci.as_str()).expect("journaled moves are legal");
        next.play_unchecked(made);
        if next.halfmoves() == 0 {
            self.positions.clear();
        }
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

/// What a move in UCI notation would be in a position, legal or not; `None` where there is no man
/// to make it. Castling may be written as the king's move or as the king onto his rook.
pub(crate) fn read_move(position: &Chess, uci: &str) -> Option<Move> {
    let Ok(UciMove::Normal { from, to, promotion }) = UciMove::from_ascii(uci.as_bytes()) else {
        return None;
    };
    let board = position.board();
    let role = board.role_at(from)?;
    if role == Role::King && promotion.is_none() {
        let rights = position.castles().castling_rights() & position.us();
        let home = position.turn().fold_wb(Square::E1, Square::E8);
        let two_steps = from == home && from.rank() == to.rank() && from.distance(to) == 2;
        if rights.contains(to) || two_steps {
            let file = if from.file() < to.file() { File::H } else { File::A };
            return Some(Move::Castle { king: from, rook: Square::from_coords(file, from.rank()) });
        }
    }
    if role == Role::Pawn && from.file() != to.file() && board.role_at(to).is_none() {
        return Some(Move::EnPassant { from, to });
    }
    Some(Move::Normal { role, from, capture: board.role_at(to), to, promotion })
}

/// A move written down, with `+` or `#`.
pub(crate) fn write_san(san: shakmaty::san::San, suffix: &str) -> Notation {
    let mut text = Notation::default();
    write!(text, "{san}{suffix}").expect("a move has at most seven letters");
    text
}
