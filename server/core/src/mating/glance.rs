//! The ordinary case: a mate that can be seen at a glance, without a search.
//!
//! The search is for one plan only, in which few pieces walk and all others stand still:
//!
//! * The **target**, the king to be mated, may first walk to a better square.
//! * The **idler**, a piece of the loser or his king, then steps to and fro for ever. So the loser
//!   never has to do anything else. A **spare** piece of the winner does the same while the winner
//!   waits.
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

use shakmaty::{
    Bitboard, Board, Chess, Color, Move, MoveList, Piece, Position, Role, Square, attacks,
};

/// True if the plan holds with the target mated where he is; false proves nothing.
pub(super) fn sees_mate_at_home(position: &Chess, winner: Color) -> bool {
    cast_at_home(position, winner).is_some()
}

/// A plan that holds with the target mated where he is; `None` proves nothing.
pub(super) fn plan_at_home(position: &Chess, winner: Color) -> Option<Plan> {
    cast_at_home(position, winner).map(|cast| Plan::of(winner, &cast, false))
}

/// True if the plan holds when the target first walks to another square, or idles himself; false
/// proves nothing. Costs some ten times as much.
pub(super) fn sees_mate_abroad(position: &Chess, winner: Color) -> bool {
    plan_abroad(position, winner).is_some()
}

/// A plan that holds when the target first walks to another square, or idles himself;
/// `None` proves nothing.
pub(super) fn plan_abroad(position: &Chess, winner: Color) -> Option<Plan> {
    cast_abroad(position, winner).map(|cast| Plan::of(winner, &cast, true))
}

/// Number of the loser's pieces that are tried as idlers: enough to choose from.
const IDLERS: usize = 3;
/// Number of replies to a check after which a plan is tried again.
const REPLIES: usize = 4;

/// The pieces of a mating plan, to be tried first in the next position.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Plan {
    winner: Color,
    mater: Square,
    escort: Option<Square>,
    idler: Option<Square>,
    abroad: bool,
}

impl Plan {
    fn of(winner: Color, cast: &Cast, abroad: bool) -> Self {
        let idler = cast.idler.map(|idler| idler.from);
        Self { winner, mater: cast.mater, escort: cast.escort, idler, abroad }
    }

    /// The plan with its pieces after a move, if the move took one of them to another square.
    pub(super) fn after(self, made: Move) -> Self {
        let follow = |square: Square| if made.from() == Some(square) { made.to() } else { square };
        Self {
            mater: follow(self.mater),
            escort: self.escort.map(follow),
            idler: self.idler.map(follow),
            ..self
        }
    }

    /// True if the plan holds after one of the first replies to a check.
    pub(super) fn outlasts_check(self, position: &Chess, replies: &MoveList) -> bool {
        !self.abroad
            && replies.iter().take(REPLIES).any(|&reply| {
                let mut next = position.clone();
                next.play_unchecked(reply);
                self.after(reply).holds(&next)
            })
    }

    /// True if a move is legal and the plan holds after it.
    pub(super) fn holds_behind(self, position: &Chess, first: Move) -> bool {
        position.is_legal(first) && {
            let mut next = position.clone();
            next.play_unchecked(first);
            self.holds(&next)
        }
    }

    /// True if the plan holds in a position. A search without it tries the same plan, so that
    /// knowing it saves time and changes no answer.
    pub(super) fn holds(self, position: &Chess) -> bool {
        if position.has_insufficient_material(self.winner) {
            return false;
        }
        let Some(scene) = Scene::of(position, self.winner) else { return false };
        let Some(cast) = scene.recast(self) else { return false };
        if self.abroad {
            scene.holds_abroad(&scene.with_spare(cast))
        } else {
            let home = Home::of(&scene);
            cast.idler.is_some() && home.is_some_and(|home| scene.holds_at_home(&cast, &home))
        }
    }
}

fn cast_at_home(position: &Chess, winner: Color) -> Option<Cast> {
    let scene = Scene::of(position, winner)?;
    let home = Home::of(&scene)?;
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
        for escort in escorts().filter(|escort| home.mating_squares(&scene, mater, *escort).any()) {
            for idler in idlers.into_iter().take_while(Option::is_some) {
                let cast = Cast { mater, escort, idler, spare: None };
                if scene.holds_at_home(&cast, &home) {
                    return Some(cast);
                }
            }
        }
    }
    None
}

fn cast_abroad(position: &Chess, winner: Color) -> Option<Cast> {
    let scene = Scene::of(position, winner)?;
    scene.casts().map(|cast| scene.with_spare(cast)).find(|cast| scene.holds_abroad(cast))
}

/// The walking pieces of a plan.
#[derive(Debug, Clone, Copy)]
struct Cast {
    mater: Square,
    escort: Option<Square>,
    /// `None`: the target idles himself.
    idler: Option<Stepper>,
    /// `None`: nobody has to wait, or the winner's king waits.
    spare: Option<Stepper>,
}

/// A piece that steps to and fro between two squares, adjacent or a knight's move apart.
#[derive(Debug, Clone, Copy)]
struct Stepper {
    piece: Piece,
    from: Square,
    to: Square,
}

impl Stepper {
    fn squares(self) -> Bitboard {
        Bitboard::from_square(self.from).with(self.to)
    }

    fn attacks(self, occupied: Bitboard) -> Bitboard {
        attacks::attacks(self.from, self.piece, occupied)
            | attacks::attacks(self.to, self.piece, occupied)
    }
}

/// The squares on which the target is to be mated.
#[derive(Clone, Copy)]
struct Goal {
    square: Square,
    /// The square he idles on, if he idles himself.
    beside: Option<Square>,
}

impl Goal {
    /// Squares from which a piece with these attacks would give check before the last move.
    fn checked_from(self, attacks: impl Fn(Square) -> Bitboard) -> Bitboard {
        attacks(self.square) | self.beside.map_or(Bitboard::EMPTY, attacks)
    }
}

/// The board under a cast: the standing pieces, and the squares that are surely empty.
struct Stage<'a> {
    cast: &'a Cast,
    /// The mater's role when it mates.
    role: Role,
    /// Standing pieces of the winner and of the loser; no kings that walk, never the target.
    winners: Bitboard,
    losers: Bitboard,
    /// Blockers of a line that must not hit: the standing pieces.
    lifted: Bitboard,
    /// Blockers of a line that must hit, and of a square that must be free.
    full: Bitboard,
    /// Squares that the idler may attack.
    idler: Bitboard,
}

/// The conditions of a mate at the target's present square, before any casting: most casts
/// fail on them.
struct Home {
    /// Squares from which a queen or a rook may mate: with nobody to escort them, with a knight,
    /// with the king.
    queen: [Bitboard; 3],
    rook: [Bitboard; 3],
}

impl Home {
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
        let home = Self { queen: from(Role::Queen), rook: from(Role::Rook) };
        home.queen.iter().chain(&home.rook).any(|squares| squares.any()).then_some(home)
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

    /// Every choice of mater, idler and escort worth trying.
    fn casts(&self) -> impl Iterator<Item = Cast> {
        let knights = self.board.by_piece(Role::Knight.of(self.winner));
        self.maters().flat_map(move |mater| {
            self.idlers().map(Some).chain([None]).flat_map(move |idler| {
                let walkers = knights.into_iter().chain([self.king]);
                [None].into_iter().chain(walkers.map(Some)).map(move |escort| Cast {
                    mater,
                    escort,
                    idler,
                    spare: None,
                })
            })
        })
    }

    /// The cast with the pieces of a plan, if [`casts`](Self::casts) has it too.
    fn recast(&self, plan: Plan) -> Option<Cast> {
        let Plan { mater, escort, idler, .. } = plan;
        let knights = self.board.by_piece(Role::Knight.of(self.winner));
        let walks = |man: Square| man == self.king || knights.contains(man);
        if !escort.is_none_or(walks) || !self.maters().any(|man| man == mater) {
            return None;
        }
        let idler = match idler {
            None => None,
            Some(from) => Some(self.idlers().find(|idler| idler.from == from)?),
        };
        Some(Cast { mater, escort, idler, spare: None })
    }

    /// Pieces of the loser that may idle.
    fn idlers(&self) -> impl Iterator<Item = Stepper> {
        self.steppers(!self.winner, attacks::king_attacks(self.target)).take(IDLERS)
    }

    /// The same cast with a piece of the winner that can wait, if there is one.
    fn with_spare(&self, cast: Cast) -> Cast {
        let spare = self.steppers(self.winner, Bitboard::EMPTY).find(|spare| {
            spare.from != cast.mater
                && Some(spare.from) != cast.escort
                && cast.idler.is_none_or(|idler| idler.to != spare.to)
        });
        Cast { spare, ..cast }
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

    /// The pieces of a side that can step somewhere, outside the squares to be kept free.
    fn steppers(&self, color: Color, keep_free: Bitboard) -> impl Iterator<Item = Stepper> {
        let board = self.board;
        let occupied = board.occupied();
        let men = board.by_color(color) & !board.pawns() & !board.kings();
        men.into_iter().filter_map(move |from| {
            let piece = board.piece_at(from).expect("a man stands on his square");
            let near = match piece.role {
                Role::Knight => attacks::knight_attacks(from),
                _ => attacks::attacks(from, piece, occupied) & attacks::king_attacks(from),
            };
            let to = (near & !occupied & !keep_free).first()?;
            Some(Stepper { piece, from, to })
        })
    }

    fn stage<'c>(&self, cast: &'c Cast, target_walks: bool) -> Stage<'c> {
        let board = self.board;
        let occupied = board.occupied();
        let steps = |stepper: Option<Stepper>| stepper.map_or(Bitboard::EMPTY, Stepper::squares);
        let stepped = steps(cast.idler) | steps(cast.spare);
        let mut walkers = stepped.with(cast.mater);
        walkers.add(cast.escort.map_or(Bitboard::EMPTY, Bitboard::from_square));
        if target_walks {
            walkers.add(self.target);
        }
        let lifted = occupied & !walkers;
        Stage {
            cast,
            role: if board.rooks().contains(cast.mater) { Role::Rook } else { Role::Queen },
            winners: board.by_color(self.winner) & !walkers,
            losers: board.by_color(!self.winner) & !walkers.with(self.target),
            lifted,
            full: occupied | stepped,
            idler: cast.idler.map_or(Bitboard::EMPTY, |idler| idler.attacks(lifted)),
        }
    }

    fn holds_at_home(&self, cast: &Cast, home: &Home) -> bool {
        let squares = home.mating_squares(self, cast.mater, cast.escort);
        if squares.is_empty() {
            return false;
        }
        let stage = self.stage(cast, false);
        let goal = Goal { square: self.target, beside: None };
        self.king_is_safe(&stage) && self.mates(&stage, goal, squares)
    }

    fn holds_abroad(&self, cast: &Cast) -> bool {
        let stage = self.stage(cast, true);
        if !self.king_is_safe(&stage) {
            return false;
        }
        // The winner waits with the spare piece, else with the king if it is the escort.
        let mut near_king = attacks::king_attacks(self.king);
        if cast.spare.is_none() {
            let steps =
                near_king & !self.closed_to_king(&stage) & !attacks::king_attacks(self.target);
            match steps.first() {
                Some(step) if cast.escort == Some(self.king) => {
                    near_king |= attacks::king_attacks(step);
                }
                _ => return false,
            }
        }
        // While the target walks, mater and escort are still at home.
        let at_home = Bitboard::from_square(cast.mater)
            .with(cast.escort.map_or(Bitboard::EMPTY, Bitboard::from_square));
        let hit = near_king
            | self.attacks_of(self.winner, stage.winners | at_home, stage.lifted)
            | cast.spare.map_or(Bitboard::EMPTY, |spare| spare.attacks(stage.lifted));
        if hit.contains(self.target) {
            return false;
        }
        let walk = flood(self.target, !stage.full & !hit, attacks::king_attacks);
        let corners = walk & Bitboard::CORNERS;
        let edges = walk & Bitboard::EDGES & !Bitboard::CORNERS;
        corners.into_iter().chain(edges).any(|square| {
            let beside = (attacks::king_attacks(square) & walk).first();
            match cast.idler {
                Some(_) => self.mates(&stage, Goal { square, beside: None }, Bitboard::FULL),
                None => {
                    beside.is_some() && self.mates(&stage, Goal { square, beside }, Bitboard::FULL)
                }
            }
        })
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
        stage.full | stage.idler | self.attacks_of(!self.winner, stage.losers, stage.lifted)
    }

    fn attacks_of(&self, color: Color, men: Bitboard, occupied: Bitboard) -> Bitboard {
        men.into_iter().fold(Bitboard::EMPTY, |all, from| {
            let role = self.board.role_at(from).expect("a man stands on his square");
            all | attacks::attacks(from, role.of(color), occupied)
        })
    }

    /// True if the target can be mated at the goal from one of `squares`.
    fn mates(&self, stage: &Stage, goal: Goal, squares: Bitboard) -> bool {
        let board = self.board;
        let (winner, cast) = (self.winner, stage.cast);
        let line = line_attacks(stage.role, goal.square, stage.lifted);
        let checking = goal.checked_from(|at| line_attacks(stage.role, at, stage.lifted));
        let attacked = goal.checked_from(|at| board.attacks_to(at, winner, stage.lifted));
        if attacked.intersects(stage.winners)
            || (checking.contains(cast.mater) && !board.pawns().contains(cast.mater))
        {
            return false;
        }
        let mut full = stage.full.with(goal.square);
        full.add(goal.beside.map_or(Bitboard::EMPTY, Bitboard::from_square));
        let ring = attacks::king_attacks(goal.square);
        // The target may take a standing piece, but no walking one.
        let takeable = !full | stage.losers;
        let held = |square: Square, full: Bitboard| {
            board.attacks_to(square, winner, full.without(goal.square)).intersects(stage.winners)
        };
        (squares & ring & line & takeable & !stage.idler).into_iter().any(|square| {
            if board.attacks_to(square, !winner, stage.lifted).intersects(stage.losers) {
                return false;
            }
            let ends = |full: Bitboard, covered: Bitboard| {
                let covered = covered | line_attacks(stage.role, square, full.without(goal.square));
                (ring & !stage.losers & !covered)
                    .without(square)
                    .into_iter()
                    .all(|flight| held(flight, full))
                    && self.walks_in(stage, goal, square, full, checking)
            };
            let Some(escort) = cast.escort else {
                return held(square, full) && ends(full, Bitboard::EMPTY);
            };
            let (posts, step) = self.posts(stage, goal, escort, square, full);
            posts.into_iter().any(|post| ends(full.with(post), step(post)))
        })
    }

    /// The squares the escort can walk to, over free squares and giving no check, from which it
    /// protects `square`, with its attacks from each square.
    fn posts(
        &self,
        stage: &Stage,
        goal: Goal,
        escort: Square,
        square: Square,
        full: Bitboard,
    ) -> (Bitboard, fn(Square) -> Bitboard) {
        let (step, closed): (fn(Square) -> Bitboard, Bitboard) = if escort == self.king {
            (attacks::king_attacks, full | self.closed_to_king(stage))
        } else {
            (attacks::knight_attacks, full)
        };
        let touching = goal.checked_from(step);
        if touching.contains(escort) {
            return (Bitboard::EMPTY, step);
        }
        let reached = flood(escort, !closed & !touching.with(square), step);
        (reached & step(square), step)
    }

    /// True if the mater can walk to `square` over free squares, giving no check before.
    fn walks_in(
        &self,
        stage: &Stage,
        goal: Goal,
        square: Square,
        full: Bitboard,
        checking: Bitboard,
    ) -> bool {
        let mater = stage.cast.mater;
        let free = !full & !checking;
        let start = if self.board.pawns().contains(mater) {
            let way = way_up(mater, self.winner);
            let touching = goal.checked_from(|at| attacks::pawn_attacks(!self.winner, at));
            if way.intersects(full) || way.with(mater).intersects(touching) {
                return false;
            }
            way & Bitboard::BACKRANKS & free
        } else {
            Bitboard::from_square(mater)
        };
        // A target that idles itself is at the goal every second move only. The spare piece makes
        // up for a move too many; without it the mater must be able to come either way.
        let both = goal.beside.is_some() && stage.cast.spare.is_none();
        let last = line_attacks(stage.role, square, full);
        if start.intersects(last) && !both {
            return true;
        }
        if !last.intersects(free) {
            return false;
        }
        let moved = |from: Bitboard| {
            let to = from.into_iter().map(|from| line_attacks(stage.role, from, full));
            to.fold(Bitboard::EMPTY, |all, to| all | to) & free
        };
        if !both {
            let (mut reached, mut newest) = (start, start);
            while newest.any() {
                newest = moved(newest) & !reached;
                if newest.intersects(last) {
                    return true;
                }
                reached |= newest;
            }
            return false;
        }
        let (mut even, mut odd) = (start, Bitboard::EMPTY);
        loop {
            if even.intersects(last) && odd.intersects(last) {
                return true;
            }
            let next = (even | moved(odd), odd | moved(even));
            if next == (even, odd) {
                return false;
            }
            (even, odd) = next;
        }
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
