//! The position of record and the positions it may repeat.

use court_protocol::Side;
use shakmaty::fen::Fen;
use shakmaty::uci::UciMove;
use shakmaty::{
    Bitboard, Board, CastlingMode, CastlingSide, Chess, Color, EnPassantMode, File, FromSetup,
    Move, Position, PositionError, Rank, Role, Setup, Square,
};

use crate::notation::Notation;

/// The line of a game: the position of record, and every position before it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct MoveHistory {
    /// Oldest first; the last one is the position of record.
    positions: Vec<Chess>,
    /// True if some position of the game, its start included, is not proven alive. Never cleared: a
    /// referee's ruling that play goes on is no proof.
    in_doubt: bool,
    /// Number of positions when a referee last ruled that play goes on.
    judged_alive: Option<usize>,
}

impl MoveHistory {
    /// The line from a starting position in FEN, which [`parse_fen`] takes; from the usual
    /// one without it.
    pub(crate) fn start(fen: Option<&str>) -> Self {
        let start = fen.map_or_else(Chess::new, |fen| {
            parse_fen(fen).expect("pairings with a position that is none are refused")
        });
        Self { positions: vec![start], in_doubt: fen.is_some(), judged_alive: None }
    }

    /// The line from a position that the head referee set.
    pub(crate) fn from_position(position: Chess) -> Self {
        Self { positions: vec![position], in_doubt: true, judged_alive: None }
    }

    /// The position of record.
    pub(crate) fn now(&self) -> &Chess {
        self.positions.last().expect("a line holds its starting position")
    }

    /// FEN of the position of record as screens draw it.
    pub(crate) fn fen(&self) -> String {
        write_fen(self.now())
    }

    /// FEN of every position that is kept, oldest first; the last one is the position of record.
    pub(crate) fn fens(&self) -> Vec<String> {
        self.positions.iter().map(write_fen).collect()
    }

    /// Number of times `next` will have stood on the board when it is reached from here. Positions
    /// are compared, not their keys: two positions may share a key.
    pub(crate) fn times(&self, next: &Chess) -> usize {
        1 + self.before(next).filter(|before| *before == next).count()
    }

    /// Number of times the position of record has stood on the board.
    pub(crate) fn times_now(&self) -> usize {
        let now = self.now();
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

    /// Plays an illegal move that was placed. The line goes on if a position of chess results;
    /// otherwise the board is adrift.
    pub(crate) fn force(self, uci: Notation) -> (Option<Self>, Option<Adrift>) {
        Adrift::of(self).play(uci)
    }

    /// The position of record, if it is proven not to be dead.
    pub(crate) fn alive(&self) -> Option<&Chess> {
        (!self.in_doubt).then(|| self.now())
    }

    /// Records that the referee is asked whether the position is dead.
    pub(crate) fn doubt(&mut self) {
        self.in_doubt = true;
    }

    /// Records the referee's ruling that the position of record is not dead.
    pub(crate) fn judge_alive(&mut self) {
        self.judged_alive = Some(self.positions.len());
    }

    /// True if the referee's ruling holds for `next` too: the same pieces stand on the board, and
    /// no pawn has moved since.
    pub(crate) fn is_judged_alive(&self, next: &Chess) -> bool {
        let quiet = usize::try_from(next.halfmoves()).unwrap_or(usize::MAX);
        let since = |judged| (self.positions.len() + 1).checked_sub(judged);
        self.judged_alive.and_then(since).is_some_and(|since| since <= quiet)
    }

    /// Plays a move of the journal, which was legal when it was ruled.
    pub(crate) fn play(&mut self, uci: Notation) {
        let now = self.now();
        let mut next = now.clone();
        let made = read_move(now, uci.as_str()).expect("journaled moves are legal");
        next.play_unchecked(made);
        self.positions.push(next);
    }
}

fn write_fen(position: &Chess) -> String {
    let mut text = String::with_capacity(FEN_MAX);
    Fen::from_position(position, EnPassantMode::Legal).append_to_string(&mut text);
    text
}

/// Longest FEN in bytes: 64 pieces and empty squares, seven slashes, and the fields after them.
const FEN_MAX: usize = 96;

/// Reads a starting position that a game can begin from; the error names the fault.
pub(crate) fn parse_fen(fen: &str) -> Result<Chess, String> {
    let fen: Fen = fen.parse().map_err(|error| format!("{error}"))?;
    fen.into_position(CastlingMode::Standard).map_err(|error| format!("{error}"))
}

/// Reads a position on the board, however it came there. `None` where chess cannot judge it
/// (a king is missing, or the side not to move is in check). The error names the fault of
/// an impossible position.
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

/// The squares on which a move in UCI notation begins and ends, and the piece a pawn becomes.
pub(crate) fn squares(uci: &str) -> Option<(Square, Square, Option<Role>)> {
    match UciMove::from_ascii(uci.as_bytes()) {
        Ok(UciMove::Normal { from, to, promotion }) => Some((from, to, promotion)),
        _ => None,
    }
}

/// Reads a move in UCI notation, legal or not; `None` where no piece stands on its origin square.
/// Castling may be written as the king's move or as the king moving to its rook.
pub(crate) fn read_move(position: &Chess, uci: &str) -> Option<Move> {
    let (from, to, promotion) = squares(uci)?;
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

/// A board that shows no position of chess, because an illegal move stands on it. A king was left
/// in check, or a pawn is on the last rank. Moves are made on it piece by piece, until it shows one
/// again.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Adrift {
    line: MoveHistory,
    setup: Setup,
    /// True if an arbiter does not touch this position before the next move (FIDE A.5.4).
    pub awaits_next_move: bool,
}

impl Adrift {
    /// Takes over the board of a line, for moves that chess does not know.
    pub(crate) fn of(line: MoveHistory) -> Self {
        let setup = line.now().to_setup(EnPassantMode::Legal);
        Self { line, setup, awaits_next_move: false }
    }

    pub(crate) const fn board(&self) -> &Board {
        &self.setup.board
    }

    /// The pieces as they stand.
    pub(crate) const fn setup(&self) -> &Setup {
        &self.setup
    }

    /// FEN as screens draw it.
    pub(crate) fn fen(&self) -> String {
        let fen = Fen::try_from_setup(self.setup.clone());
        fen.unwrap_or_else(shakmaty::fen::LossyFenError::ignore).to_string()
    }

    /// The turn passes to the other side, and no piece moves.
    pub(crate) fn pass(mut self) -> (Option<MoveHistory>, Option<Self>) {
        self.setup.turn = !self.setup.turn;
        self.setup.ep_square = None;
        self.setup.halfmoves = self.setup.halfmoves.saturating_add(1);
        self.settled()
    }

    /// Makes a move. The result is back on the line, or still adrift, or lost where no piece stood.
    pub(crate) fn play(mut self, uci: Notation) -> (Option<MoveHistory>, Option<Self>) {
        if !make(&mut self.setup, uci) {
            return (None, None);
        }
        self.settled()
    }

    fn settled(mut self) -> (Option<MoveHistory>, Option<Self>) {
        if let Some(next) = position(&self.setup) {
            // no legal move led here: no earlier proof holds
            self.line.in_doubt = true;
            self.line.positions.push(next);
            return (Some(self.line), None);
        }
        self.awaits_next_move = is_left_standing(&self.setup);
        (None, Some(self))
    }
}

/// The board after an illegal move, with the position it shows, if it is one of chess.
pub(crate) fn forced(position_of_record: &Chess, uci: Notation) -> (Setup, Option<Chess>) {
    let mut setup = position_of_record.to_setup(EnPassantMode::Legal);
    make(&mut setup, uci);
    let shows = position(&setup);
    (setup, shows)
}

/// True if an illegal move makes a position that an arbiter does not touch before the next move.
pub(crate) fn awaits_next_move(position_of_record: &Chess, uci: Notation) -> bool {
    is_left_standing(&forced(position_of_record, uci).0)
}

/// True if both kings are in check, or a pawn is on the last rank (FIDE A.5.4).
fn is_left_standing(setup: &Setup) -> bool {
    let board = &setup.board;
    let in_check = |color: Color| {
        let king = board.king_of(color);
        king.is_some_and(|king| board.attacks_to(king, !color, board.occupied()).any())
    };
    let arrived = |color: Color| {
        let pawns = board.by_piece(Role::Pawn.of(color));
        (pawns & Bitboard::from(color.fold_wb(Rank::Eighth, Rank::First))).any()
    };
    Color::ALL.into_iter().all(in_check) || Color::ALL.into_iter().any(arrived)
}

fn position(setup: &Setup) -> Option<Chess> {
    Chess::from_setup(setup.clone(), CastlingMode::Standard)
        .or_else(shakmaty::PositionError::ignore_invalid_castling_rights)
        .ok()
}

/// Moves a piece without regard to the rules of chess; false if there is none. `judgement::judge`
/// judges castling and all other moves.
pub(crate) fn make(setup: &mut Setup, uci: Notation) -> bool {
    let Some((from, to, promotion)) = squares(uci.as_str()) else { return false };
    let Some(man) = setup.board.remove_piece_at(from) else { return false };
    let captures = setup.board.piece_at(to).is_some();
    if man.role == Role::Pawn && setup.ep_square == Some(to) {
        setup.board.discard_piece_at(Square::from_coords(to.file(), from.rank()));
    }
    setup.board.set_piece_at(to, shakmaty::Piece { role: promotion.unwrap_or(man.role), ..man });
    if man.role == Role::King {
        if from.distance(to) == 2 && from.rank() == to.rank() {
            let side = CastlingSide::from_queen_side(to < from);
            let corner = if to < from { File::A } else { File::H };
            if let Some(rook) = setup.board.remove_piece_at(Square::from_coords(corner, to.rank()))
            {
                let lands = Square::from_coords(side.rook_to_file(), to.rank());
                setup.board.set_piece_at(lands, rook);
            }
        }
        let own = man.color.fold_wb(Rank::First, Rank::Eighth);
        setup.castling_rights = setup.castling_rights.without(Bitboard::from(own));
    }
    setup.castling_rights.discard(from);
    setup.castling_rights.discard(to);
    setup.ep_square = None;
    let resets = captures || man.role == Role::Pawn;
    setup.halfmoves = if resets { 0 } else { setup.halfmoves.saturating_add(1) };
    if man.color == Color::Black {
        setup.fullmoves = setup.fullmoves.saturating_add(1);
    }
    setup.turn = !man.color;
    true
}

/// A move in SAN, with `+` or `#`.
pub(crate) fn write_san(san: shakmaty::san::San, suffix: &str) -> Notation {
    let mut text = String::with_capacity(Notation::MAX);
    san.append_to_string(&mut text);
    text.push_str(suffix);
    Notation::new(&text).expect("a move has at most seven letters")
}
