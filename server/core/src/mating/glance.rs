//! The ordinary case: a mate that can be seen at a glance, without a search.
//!
//! The search is for one plan only, in which few pieces walk and all others stand still:
//!
//! * The **target**, the king to be mated, stands still.
//! * The **idler**, a piece of the loser, steps to and fro for ever. So the loser never has to do
//!   anything else.
//! * The **escort**, a knight or the king of the winner, walks to a square from which it protects a
//!   square next to the target. Or a piece that stands still protects that square already.
//! * The **mater** is a queen, a rook, or a pawn that first walks to its last rank. It walks to
//!   that square and mates, out of reach of every other piece of the loser. All squares around the
//!   target are taken or attacked.
//!
//! The plan is checked so that each of its moves is legal in any order of the waiting moves:
//!
//! * With all walking pieces lifted off the board, no standing piece attacks a king on any square
//!   the king uses. Walking pieces attack none either, through each other, until the last move. So
//!   there is never a check or a pin before the mate.
//! * They walk over squares that are empty and that no other of them uses at the time.
//! * For attacks that must *not* happen, walking pieces are lifted off the lines; for attacks that
//!   *must* happen, they stand wherever they could block.
//!
//! So the answer *yes* is a proof and *no* proves nothing: then [`super::helpmate`] has to search.

use shakmaty::{Bitboard, Board, Chess, Color, Piece, Position, Role, Square, attacks};

/// Number of the loser's pieces that are tried as idlers: enough to choose from.
const IDLERS: usize = 3;

/// True if the plan holds; false proves nothing.
pub(super) fn sees_mate(position: &Chess, winner: Color) -> bool {
    plan(position, winner).is_some()
}

fn plan(position: &Chess, winner: Color) -> Option<Cast> {
    let scene = Scene::of(position, winner)?;
    let conditions = Conditions::of(&scene)?;
    let mut idlers = [const { None }; IDLERS];
    for (place, idler) in idlers.iter_mut().zip(scene.idlers()) {
        *place = Some(idler);
    }
    let knights = scene.board.by_piece(Role::Knight.of(winner));
    let escorts = || {
        let walkers = knights.into_iter().chain([scene.king]);
        [None].into_iter().chain(walkers.map(Some))
    };
    for mater in scene.maters() {
        for escort in escorts() {
            let squares = conditions.mating_squares(&scene, mater, escort);
            if squares.is_empty() {
                continue;
            }
            let mut casts = idlers.iter().flatten().map(|&idler| Cast { mater, escort, idler });
            if let Some(cast) = casts.find(|cast| scene.mates(*cast, squares)) {
                return Some(cast);
            }
        }
    }
    None
}

/// The walking pieces of a plan.
#[derive(Debug, Clone, Copy)]
struct Cast {
    mater: Square,
    escort: Option<Square>,
    idler: Idler,
}

/// A piece that steps to and fro between two squares, adjacent or a knight's move apart.
#[derive(Debug, Clone, Copy)]
struct Idler {
    piece: Piece,
    from: Square,
    to: Square,
}

impl Idler {
    fn squares(self) -> Bitboard {
        Bitboard::from_square(self.from).with(self.to)
    }

    fn attacks(self, occupied: Bitboard) -> Bitboard {
        attacks::attacks(self.from, self.piece, occupied)
            | attacks::attacks(self.to, self.piece, occupied)
    }
}

/// The board under a cast: the standing pieces, and the squares that are surely empty.
struct Stage {
    mater: Square,
    /// The mater's role when it mates.
    role: Role,
    /// Standing pieces of the winner and of the loser, without the target.
    winners: Bitboard,
    losers: Bitboard,
    /// Blockers of a line that must not hit: the standing pieces.
    lifted: Bitboard,
    /// Blockers of a line that must hit, and of a square that must be free.
    full: Bitboard,
    /// Squares that the idler may attack.
    idler: Bitboard,
}

/// The conditions of a mate, before any casting: most casts fail on them.
struct Conditions {
    /// Squares from which a queen or a rook may mate: with nobody to escort them, with a knight,
    /// with the king.
    queen: [Bitboard; 3],
    rook: [Bitboard; 3],
}

impl Conditions {
    /// The plan's standing pieces attack no more squares than all do now. `None` if there is no
    /// square to mate from.
    fn of(scene: &Scene) -> Option<Self> {
        let Scene { board, winner, target, .. } = *scene;
        let occupied = board.occupied();
        let ring = attacks::king_attacks(target);
        // squares on which no piece of the loser but the target can capture
        let open: Bitboard = (ring & !board.by_color(winner))
            .into_iter()
            .filter(|&square| {
                board.attacks_to(square, !winner, occupied).without(target).is_empty()
            })
            .collect();
        if open.is_empty() {
            return None;
        }
        let seen_through = occupied.without(target);
        let flights = ring & !board.by_color(!winner);
        let held = (open | flights)
            .into_iter()
            .filter(|&square| board.attacks_to(square, winner, seen_through).any())
            .collect::<Bitboard>();
        let flights = flights & !held;
        let from = |role: Role| {
            let mut squares = [Bitboard::EMPTY; 3];
            for square in open {
                let line = line_attacks(role, square, Bitboard::EMPTY);
                // the remaining squares the escort has to cover, from where it protects the mater
                let left = (flights & !line).without(square);
                let posts = |step: fn(Square) -> Bitboard| {
                    let posts = step(square) & !step(target);
                    left.into_iter().map(step).fold(posts, |posts, from| posts & from).any()
                };
                let may_mate = [
                    left.is_empty() && held.contains(square),
                    posts(attacks::knight_attacks),
                    posts(attacks::king_attacks),
                ];
                for (squares, _) in squares.iter_mut().zip(may_mate).filter(|(_, may)| *may) {
                    squares.add(square);
                }
            }
            squares
        };
        let conditions = Self { queen: from(Role::Queen), rook: from(Role::Rook) };
        let mut all = conditions.queen.iter().chain(&conditions.rook);
        all.any(|squares| squares.any()).then_some(conditions)
    }

    /// Squares from which a mater may mate with an escort.
    fn mating_squares(&self, scene: &Scene, mater: Square, escort: Option<Square>) -> Bitboard {
        let squares = if scene.board.rooks().contains(mater) { &self.rook } else { &self.queen };
        match escort {
            None => squares[0],
            Some(escort) if escort == scene.king => squares[2],
            Some(_) => squares[1],
        }
    }
}

/// A position with the roles of winner and loser.
struct Scene<'a> {
    board: &'a Board,
    winner: Color,
    king: Square,
    target: Square,
}

impl<'a> Scene<'a> {
    /// `None` in check: the plan begins with a free choice of moves.
    fn of(position: &'a Chess, winner: Color) -> Option<Scene<'a>> {
        if position.is_check() {
            return None;
        }
        let board = position.board();
        let king = board.king_of(winner).expect("both kings are on the board");
        let target = board.king_of(!winner).expect("both kings are on the board");
        Some(Scene { board, winner, king, target })
    }

    /// Pieces of the loser that can step somewhere, away from the squares around the target.
    fn idlers(&self) -> impl Iterator<Item = Idler> {
        let board = self.board;
        let occupied = board.occupied();
        let closed = occupied | attacks::king_attacks(self.target);
        let pieces = board.by_color(!self.winner) & !board.pawns() & !board.kings();
        pieces.into_iter().filter_map(move |from| {
            let piece = board.piece_at(from).expect("a piece stands on its square");
            let near = match piece.role {
                Role::Knight => attacks::knight_attacks(from),
                _ => attacks::attacks(from, piece, occupied) & attacks::king_attacks(from),
            };
            let to = (near & !closed).first()?;
            Some(Idler { piece, from, to })
        })
    }

    /// Queens, rooks, and pawns with a free way to their last rank.
    fn maters(&self) -> impl Iterator<Item = Square> {
        let ours = self.board.by_color(self.winner);
        let occupied = self.board.occupied();
        let pawns = ours & self.board.pawns();
        let free =
            pawns.into_iter().filter(move |&pawn| way_up(pawn, self.winner).is_disjoint(occupied));
        let queens = ours & self.board.queens();
        let rooks = ours & self.board.rooks();
        queens.into_iter().chain(rooks).chain(free)
    }

    fn stage(&self, cast: Cast) -> Stage {
        let board = self.board;
        let occupied = board.occupied();
        let mut walkers = cast.idler.squares().with(cast.mater);
        walkers.add(cast.escort.map_or(Bitboard::EMPTY, Bitboard::from_square));
        let lifted = occupied & !walkers;
        Stage {
            mater: cast.mater,
            role: if board.rooks().contains(cast.mater) { Role::Rook } else { Role::Queen },
            winners: board.by_color(self.winner) & !walkers,
            losers: board.by_color(!self.winner) & !walkers.with(self.target),
            lifted,
            full: occupied | cast.idler.squares(),
            idler: cast.idler.attacks(lifted),
        }
    }

    /// True if the winner's king is never in check where it stands.
    fn king_is_safe(&self, stage: &Stage) -> bool {
        !stage.idler.contains(self.king)
            && self
                .board
                .attacks_to(self.king, !self.winner, stage.lifted)
                .is_disjoint(stage.losers)
    }

    /// Squares the winner's king may not walk over.
    fn closed_to_king(&self, stage: &Stage) -> Bitboard {
        let attacked = stage.losers.into_iter().fold(Bitboard::EMPTY, |all, from| {
            let piece = self.board.piece_at(from).expect("a piece stands on its square");
            all | attacks::attacks(from, piece, stage.lifted)
        });
        stage.full | stage.idler | attacked
    }

    /// True if the target can be mated from one of `squares`.
    fn mates(&self, cast: Cast, squares: Bitboard) -> bool {
        let stage = &self.stage(cast);
        let Scene { board, winner, target, .. } = *self;
        let line = line_attacks(stage.role, target, stage.lifted);
        if !self.king_is_safe(stage)
            || board.attacks_to(target, winner, stage.lifted).intersects(stage.winners)
            || (line.contains(cast.mater) && !board.pawns().contains(cast.mater))
        {
            return false;
        }
        let ring = attacks::king_attacks(target);
        // The target may take a standing piece, but no walking one.
        let takeable = !stage.full | stage.losers;
        let held = |square: Square, full: Bitboard| {
            board.attacks_to(square, winner, full.without(target)).intersects(stage.winners)
        };
        (squares & ring & line & takeable & !stage.idler).into_iter().any(|square| {
            if board.attacks_to(square, !winner, stage.lifted).intersects(stage.losers) {
                return false;
            }
            let ends = |full: Bitboard, covered: Bitboard| {
                let covered = covered | line_attacks(stage.role, square, full.without(target));
                (ring & !stage.losers & !covered)
                    .without(square)
                    .into_iter()
                    .all(|flight| held(flight, full))
                    && self.walks_in(stage, square, full)
            };
            let Some(escort) = cast.escort else {
                return held(square, stage.full) && ends(stage.full, Bitboard::EMPTY);
            };
            let (posts, step) = self.posts(stage, escort, square);
            posts.into_iter().any(|post| ends(stage.full.with(post), step(post)))
        })
    }

    /// The squares the escort can walk to, over free squares and giving no check, from which it
    /// protects `square`, with its attacks from each square.
    fn posts(
        &self,
        stage: &Stage,
        escort: Square,
        square: Square,
    ) -> (Bitboard, fn(Square) -> Bitboard) {
        let (step, closed): (fn(Square) -> Bitboard, Bitboard) = if escort == self.king {
            (attacks::king_attacks, self.closed_to_king(stage))
        } else {
            (attacks::knight_attacks, stage.full)
        };
        let touching = step(self.target);
        if touching.contains(escort) {
            return (Bitboard::EMPTY, step);
        }
        let reached = flood(escort, !closed & !touching.with(square), step);
        (reached & step(square), step)
    }

    /// True if the mater can walk to `square` over free squares, giving no check before.
    fn walks_in(&self, stage: &Stage, square: Square, full: Bitboard) -> bool {
        let free = !full & !line_attacks(stage.role, self.target, stage.lifted);
        let start = if self.board.pawns().contains(stage.mater) {
            let way = way_up(stage.mater, self.winner);
            let touching = attacks::pawn_attacks(!self.winner, self.target);
            if way.intersects(full) || way.with(stage.mater).intersects(touching) {
                return false;
            }
            way & Bitboard::BACKRANKS & free
        } else {
            Bitboard::from_square(stage.mater)
        };
        let last = line_attacks(stage.role, square, full);
        let (mut reached, mut newest) = (start, start);
        while newest.any() {
            if newest.intersects(last) {
                return true;
            }
            let moves = newest.into_iter().map(|from| line_attacks(stage.role, from, full));
            newest = moves.fold(Bitboard::EMPTY, |all, to| all | to) & free & !reached;
            reached |= newest;
        }
        false
    }
}

/// `start` and all squares reached from it by steps over free squares.
fn flood(start: Square, free: Bitboard, step: impl Fn(Square) -> Bitboard) -> Bitboard {
    let mut reached = Bitboard::from_square(start);
    let mut newest = reached;
    while newest.any() {
        let next = newest.into_iter().fold(Bitboard::EMPTY, |all, from| all | step(from));
        newest = next & free & !reached;
        reached |= newest;
    }
    reached
}

/// The squares ahead of a pawn up to its last rank.
fn way_up(pawn: Square, color: Color) -> Bitboard {
    let file = Bitboard::from_file(pawn.file());
    let below = Bitboard((1 << u32::from(pawn)) - 1);
    color.fold_wb(file & !below, file & below).without(pawn)
}

fn line_attacks(role: Role, from: Square, occupied: Bitboard) -> Bitboard {
    match role {
        Role::Queen => attacks::queen_attacks(from, occupied),
        _ => attacks::rook_attacks(from, occupied),
    }
}

#[cfg(test)]
mod tests;
