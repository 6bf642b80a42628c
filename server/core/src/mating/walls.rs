//! Blocked positions: proof that a side can never mate because walls keep its pieces away.
//!
//! For every piece this module collects the squares it could reach if both sides did all they can
//! to let it through. Turns are not counted, and a piece that can move at all steps aside. Only
//! pieces that can *never* move or be captured stand in the way and guard squares for ever. That is
//! more than any game can bring about.
//!
//! The king to be mated needs a square that a piece of the winner attacks, with all squares around
//! it covered. If there is no such square, no series of moves mates it.
//!
//! The reverse does not follow: a way found here need not exist on the board. So this proves *no*
//! and never *yes*.

use shakmaty::{Bitboard, Board, Chess, Color, Piece, Position, Role, Square, attacks};

/// True if `winner` is proven unable to mate, now and after any moves.
///
/// Positions with castling rights or a possible en passant capture are left to the search. The
/// search plays those moves and asks again after them. Positions in which no two pawns stand
/// head to head are left to it too. They hold no wall, and looking for one there took nine
/// tenths of the search.
pub(super) fn shut_out(position: &Chess, winner: Color) -> bool {
    let board = position.board();
    let pawns = |color: Color| board.by_piece(Role::Pawn.of(color));
    if pawns(Color::White).shift(8).is_disjoint(pawns(Color::Black))
        || position.castles().any()
        || position.pseudo_legal_ep_square().is_some()
    {
        return false;
    }
    !Reach::of(board).allows_mate_by(winner)
}

/// A piece with all squares it may ever use.
#[derive(Debug, Clone, Copy)]
struct Man {
    piece: Piece,
    home: Square,
    /// Squares it may ever stand on in its present role.
    squares: Bitboard,
    /// Squares a pawn may ever stand on after promotion.
    promoted: Bitboard,
    capturable: bool,
}

impl Man {
    fn ever_at(&self) -> Bitboard {
        self.squares | self.promoted
    }

    /// True if it can never move or be captured.
    fn is_permanent(&self) -> bool {
        !self.capturable && self.ever_at() == Bitboard::from_square(self.home)
    }

    /// Squares it may attack from `square`, past everything that is not permanent.
    fn attacks_from(&self, square: Square, permanent: Bitboard) -> Bitboard {
        let as_he_is = if self.squares.contains(square) {
            attacks::attacks(square, self.piece, permanent)
        } else {
            Bitboard::EMPTY
        };
        if self.promoted.contains(square) {
            as_he_is | any_officer_attacks(square, permanent)
        } else {
            as_he_is
        }
    }

    fn attacks_ever(&self, permanent: Bitboard) -> Bitboard {
        self.ever_at()
            .into_iter()
            .fold(Bitboard::EMPTY, |all, square| all | self.attacks_from(square, permanent))
    }
}

/// Squares a promoted pawn may attack, in any new role.
fn any_officer_attacks(square: Square, occupied: Bitboard) -> Bitboard {
    attacks::queen_attacks(square, occupied) | attacks::knight_attacks(square)
}

/// The reach of all pieces of a position.
struct Reach {
    men: Vec<Man>,
    permanent: Bitboard,
}

impl Reach {
    /// Grows every piece's squares until nothing is added.
    fn of(board: &Board) -> Reach {
        let men = board
            .iter()
            .map(|(home, piece)| Man {
                piece,
                home,
                squares: Bitboard::from_square(home),
                promoted: Bitboard::EMPTY,
                capturable: false,
            })
            .collect();
        let mut reach = Reach { men, permanent: board.occupied() };
        while reach.grow() {}
        reach
    }

    /// One round over all pieces; false if nothing changed.
    fn grow(&mut self) -> bool {
        let mut changed = false;
        for n in 0..self.men.len() {
            let man = self.men[n];
            let (grown, captures) = self.moves_of(&man);
            for other in &mut self.men {
                if other.piece.color != man.piece.color
                    && other.piece.role != Role::King
                    && !other.capturable
                    && other.ever_at().intersects(captures)
                {
                    other.capturable = true;
                    changed = true;
                }
            }
            changed |= grown.ever_at() != man.ever_at() || grown.squares != man.squares;
            self.men[n] = grown;
        }
        self.permanent = self.permanent_of(|_| true);
        changed
    }

    /// The piece with the squares one move further, and the squares on which it may capture.
    fn moves_of(&self, man: &Man) -> (Man, Bitboard) {
        let color = man.piece.color;
        let blocked = self.permanent.without(man.home);
        let own = self.permanent_of(|other| other.piece.color == color).without(man.home);
        let untakable = own
            | self
                .permanent_of(|other| other.piece.color != color && other.piece.role == Role::King);
        let mut grown = *man;
        let mut captures = Bitboard::EMPTY;

        if man.piece.role == Role::Pawn {
            let theirs =
                self.ever(|other| other.piece.color != color && other.piece.role != Role::King);
            for square in man.squares {
                let takes = attacks::pawn_attacks(color, square) & theirs & !untakable;
                captures |= takes;
                grown.squares |= takes | pushes(color, square, blocked);
            }
            let last_rank = grown.squares
                & Bitboard::from_rank(color.fold_wb(shakmaty::Rank::Eighth, shakmaty::Rank::First));
            grown.squares &= !last_rank;
            grown.promoted |= last_rank;
            for square in man.promoted {
                let to = any_officer_attacks(square, blocked) & !untakable;
                captures |= to;
                grown.promoted |= to;
            }
        } else {
            let forbidden = if man.piece.role == Role::King {
                untakable | self.guarded_for_ever(!color)
            } else {
                untakable
            };
            for square in man.squares {
                let to = attacks::attacks(square, man.piece, blocked) & !forbidden;
                captures |= to;
                grown.squares |= to;
            }
        }
        (grown, captures)
    }

    fn permanent_of(&self, which: impl Fn(&Man) -> bool) -> Bitboard {
        self.men.iter().filter(|man| man.is_permanent() && which(man)).map(|man| man.home).collect()
    }

    fn ever(&self, which: impl Fn(&Man) -> bool) -> Bitboard {
        self.men
            .iter()
            .filter(|man| which(man))
            .fold(Bitboard::EMPTY, |all, man| all | man.ever_at())
    }

    /// Squares attacked by the permanent pieces of a side in every case. Of line pieces these are
    /// only the squares next to them, because the others could be cut off.
    fn guarded_for_ever(&self, color: Color) -> Bitboard {
        self.men
            .iter()
            .filter(|man| man.piece.color == color && man.is_permanent())
            .fold(Bitboard::EMPTY, |all, man| {
                all | attacks::attacks(man.home, man.piece, Bitboard::FULL)
            })
    }

    /// True if some square of the loser's king could be one where it is mated.
    fn allows_mate_by(&self, winner: Color) -> bool {
        let king = self
            .men
            .iter()
            .find(|man| man.piece == Role::King.of(!winner))
            .expect("both kings are on the board");
        let attackers: Vec<Attacker> = self
            .men
            .iter()
            .filter(|man| man.piece.color == winner)
            // the king does not shield the squares beyond it from a check
            .map(|&man| {
                let blocked = self.permanent.without(man.home).without(king.home);
                Attacker { man, blocked, ever: man.attacks_ever(blocked) }
            })
            .collect();
        let shields: Vec<Bitboard> = self
            .men
            .iter()
            .filter(|man| man.piece.color != winner && man.piece.role != Role::King)
            .map(Man::ever_at)
            .collect();

        king.squares.into_iter().any(|square| {
            attackers.iter().enumerate().any(|(n, checker)| {
                if checker.man.piece.role == Role::King || !checker.ever.contains(square) {
                    return false;
                }
                let others = attackers
                    .iter()
                    .enumerate()
                    .filter(|&(other, _)| other != n)
                    .fold(Bitboard::EMPTY, |all, (_, attacker)| all | attacker.ever);
                checker.man.ever_at().without(square).into_iter().any(|from| {
                    let line = checker.man.attacks_from(from, checker.blocked);
                    line.contains(square) && {
                        let covered = others | line.without(from);
                        let open = attacks::king_attacks(square) & !covered;
                        !open.contains(from) && can_be_filled(open, &shields)
                    }
                })
            })
        })
    }
}

/// A piece of the winner with all squares it may ever attack.
struct Attacker {
    man: Man,
    /// Squares blocked for it for ever.
    blocked: Bitboard,
    ever: Bitboard,
}

fn pushes(color: Color, square: Square, blocked: Bitboard) -> Bitboard {
    let forward = color.fold_wb(8, -8);
    let one = Bitboard::from_square(square).shift(forward) & !blocked;
    let home_rank = color.fold_wb(shakmaty::Rank::Second, shakmaty::Rank::Seventh);
    if square.rank() == home_rank { one | (one.shift(forward) & !blocked) } else { one }
}

/// True if each of the squares can be taken by a piece of its own (`shields` are the squares of one
/// piece each).
fn can_be_filled(squares: Bitboard, shields: &[Bitboard]) -> bool {
    fn place(
        square: Square,
        shields: &[Bitboard],
        tried: &mut u64,
        on: &mut [Option<Square>; 64],
    ) -> bool {
        for (n, reach) in shields.iter().enumerate() {
            if *tried & (1 << n) != 0 || !reach.contains(square) {
                continue;
            }
            *tried |= 1 << n;
            if on[n].is_none_or(|held| place(held, shields, tried, on)) {
                on[n] = Some(square);
                return true;
            }
        }
        false
    }

    if squares.count() > shields.len() {
        return false;
    }
    let mut on = [None; 64];
    squares.into_iter().all(|square| place(square, shields, &mut 0, &mut on))
}
