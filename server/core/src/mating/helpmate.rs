//! The search for a helpmate: both sides work together to have one of them mated.
//!
//! Best first over distinct positions; no position that could still lead to mate is dropped. So a
//! mate found is a mate. A search that has seen every reachable position without one is a proof
//! that there is none. The order of the search is a matter of speed only.
//!
//! Draw rules that need a claim or a count (repetition, fifty moves) are ignored: *by any series of
//! legal moves* asks for the moves alone.

use std::collections::VecDeque;

use shakmaty::{Bitboard, Board, Chess, Color, Move, MoveList, Position, Role, Square, attacks};

use super::seen::Seen;

/// The result of a search.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Search {
    /// These legal moves end in mate.
    Mate(Vec<Move>),
    /// Every reachable position was seen, and none is mate.
    NoMate,
    /// More positions are reachable than the search was allowed to see.
    BoundReached,
}

/// The choice of a search among moves that seem equally good. The newest keeps it on one line while
/// that makes progress, the oldest leads it out of a blind alley.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Order {
    /// The newest in most cases.
    Balanced,
    /// Nearly always the newest.
    Deep,
    /// As often the oldest.
    Wide,
}

impl Order {
    /// The oldest is taken once in this many times.
    fn oldest_every(self) -> usize {
        match self {
            Order::Balanced => 4,
            Order::Deep => 32,
            Order::Wide => 2,
        }
    }
}

/// Looks for a mate by `winner`, seeing at most `visited_max` distinct positions.
pub(super) fn search(position: &Chess, winner: Color, order: Order, visited_max: usize) -> Search {
    let mut tree = Tree::new(winner, order);
    tree.look_at(None, position.clone());
    while tree.mate.is_none() {
        let Some(next) = tree.frontier.pop() else { return Search::NoMate };
        let mut child = tree.opened[next.parent as usize].0.clone();
        child.play_unchecked(next.m);
        if tree.seen.contains(&child) {
            continue;
        }
        if tree.seen.len() >= visited_max {
            return Search::BoundReached;
        }
        tree.seen.insert(&child);
        tree.look_at(Some(next), child);
    }
    Search::Mate(tree.line())
}

/// A move and the position it is played in.
#[derive(Debug, Clone, Copy)]
struct Step {
    /// Index among the opened positions.
    parent: u32,
    m: Move,
}

/// The positions that were opened, and the moves from them that are still to be looked at.
struct Tree {
    winner: Color,
    /// Each with the step that led to it; the position asked about has none.
    opened: Vec<(Chess, Option<Step>)>,
    seen: Seen,
    frontier: Frontier,
    /// Index of the position in which the loser is mated.
    mate: Option<u32>,
}

impl Tree {
    fn new(winner: Color, order: Order) -> Tree {
        Tree {
            winner,
            opened: Vec::new(),
            seen: Seen::new(),
            frontier: Frontier::new(order),
            mate: None,
        }
    }

    /// Puts the moves of a position into the frontier, unless mate is impossible from it.
    fn look_at(&mut self, step: Option<Step>, position: Chess) {
        if step.is_none() {
            self.seen.insert(&position);
        }
        let moves = position.legal_moves();
        if moves.is_empty() {
            if position.turn() != self.winner && position.is_check() {
                self.mate = Some(self.opened.len() as u32);
                self.opened.push((position, step));
            }
            return;
        }
        if position.has_insufficient_material(self.winner) {
            return;
        }
        let parent = self.opened.len() as u32;
        rate(&position, self.winner, &moves, |m, cost| {
            self.frontier.push(cost, Step { parent, m });
        });
        self.opened.push((position, step));
    }

    /// The moves from the position asked about to the mate.
    fn line(&self) -> Vec<Move> {
        let mate = self.mate.expect("a line is asked for once the mate is found");
        let mut moves = Vec::new();
        let mut step = self.opened[mate as usize].1;
        while let Some(Step { parent, m }) = step {
            moves.push(m);
            step = self.opened[parent as usize].1;
        }
        moves.reverse();
        moves
    }
}

/// Moves waiting to be looked at, cheapest first.
struct Frontier {
    by_cost: Vec<VecDeque<Step>>,
    cheapest: usize,
    popped: usize,
    oldest_every: usize,
}

impl Frontier {
    /// Costs are sorted into this many classes; dearer ones share the last. The dearest position
    /// of the test games costs about 250.
    const CLASSES: usize = 384;

    fn new(order: Order) -> Frontier {
        Frontier {
            oldest_every: order.oldest_every(),
            by_cost: vec![VecDeque::new(); Frontier::CLASSES],
            cheapest: Frontier::CLASSES,
            popped: 0,
        }
    }

    fn push(&mut self, cost: i32, step: Step) {
        let class = (cost.max(0) as usize).min(Frontier::CLASSES - 1);
        self.by_cost[class].push_back(step);
        self.cheapest = self.cheapest.min(class);
    }

    fn pop(&mut self) -> Option<Step> {
        self.popped += 1;
        let take = if self.popped.is_multiple_of(self.oldest_every) {
            VecDeque::pop_front
        } else {
            VecDeque::pop_back
        };
        while self.cheapest < Frontier::CLASSES {
            if let Some(step) = take(&mut self.by_cost[self.cheapest]) {
                return Some(step);
            }
            self.cheapest += 1;
        }
        None
    }
}

/// Rates the moves of a position by the distance from mate that they seem to leave.
///
/// Mate is nearer with few pieces of the loser, with heavy pieces of the winner, or with a pawn
/// about to become one. It is nearer with the loser's king at the edge, or in a corner if only
/// light pieces can mate. It is nearer with few squares for that king, and with the winner's pieces
/// near it. Where only light pieces mate, the loser's pieces help near their king, in its way.
///
/// The weights were tried on some 20,000 positions from real games, and on the 950 or so that cost
/// the search most. A mate must never depend on them.
fn rate(position: &Chess, winner: Color, moves: &MoveList, mut each: impl FnMut(Move, i32)) {
    let side = Prospect::of(position, winner);
    let cost = side.cost();
    for &m in moves {
        let change =
            if position.turn() == winner { side.winner_moves(m) } else { side.loser_moves(m) };
        each(m, cost + change);
    }
}

/// A position as the winner's prospect of mating.
struct Prospect<'a> {
    board: &'a Board,
    winner: Color,
    /// The king that helps to mate and the one to be mated.
    king: Square,
    target: Square,
    ours: Bitboard,
    theirs: Bitboard,
    /// Neither a heavy piece nor a pawn: only bishops and knights mate.
    light: bool,
    /// So few pieces that the kings have to help.
    few: bool,
    corners: Bitboard,
    /// Squares the king to be mated could go to.
    flights: i32,
}

impl<'a> Prospect<'a> {
    fn of(position: &'a Chess, winner: Color) -> Prospect<'a> {
        let board = position.board();
        let (ours, theirs) = (board.by_color(winner), board.by_color(!winner));
        let target = board.king_of(!winner).expect("both kings are on the board");
        let light = (ours & (board.rooks_and_queens() | board.pawns())).is_empty();
        let past_target = board.occupied().without(target);
        let flights = (attacks::king_attacks(target) & !theirs)
            .into_iter()
            .filter(|&square| board.attacks_to(square, winner, past_target).is_empty())
            .count() as i32;
        Prospect {
            board,
            winner,
            king: board.king_of(winner).expect("both kings are on the board"),
            target,
            ours,
            theirs,
            light,
            few: (ours & !board.pawns()).count() <= 3,
            corners: mating_corners(board, ours, theirs),
            flights,
        }
    }

    fn cost(&self) -> i32 {
        let board = self.board;
        let mut cost =
            60 + 2 * self.flights + self.place(self.target) + 5 * self.theirs.count() as i32;
        if self.few {
            let officers = self.ours & !board.pawns() & !board.kings();
            let wanted = if self.light {
                self.theirs & !board.kings() & !board.pawns()
            } else {
                Bitboard::EMPTY
            };
            cost += 3 * distance(self.king, self.target);
            if self.light {
                // pawns of the loser on their way to get in his way

                let steps = (self.theirs & board.pawns())
                    .into_iter()
                    .map(|pawn| 7 - self.to_promotion(pawn));
                cost += 8 * steps.min().unwrap_or(0);
            }
            cost += (officers | wanted).into_iter().map(|man| self.far(man)).sum::<i32>();
        }
        cost + if (self.ours & board.queens()).any() {
            0
        } else if (self.ours & board.rooks()).any() {
            6
        } else {
            let steps = (self.ours & board.pawns()).into_iter().map(|pawn| self.to_promotion(pawn));
            steps.min().map_or(20, |steps| 14 + 4 * steps)
        }
    }

    fn winner_moves(&self, m: Move) -> i32 {
        let (from, to) = ends(m);
        let nearer = distance(to, self.target) - distance(from, self.target);
        let mut change = match m.role() {
            Role::Pawn => -4,
            Role::King if self.few => 3 * nearer,
            Role::King => 1,
            _ => nearer,
        };
        change += match m.promotion() {
            Some(Role::Queen) => -10,
            Some(_) => 6,
            None => 0,
        };
        if m.is_capture() {
            change += if self.light { 8 } else { -2 };
        }
        let piece = m.promotion().unwrap_or(m.role()).of(self.winner);
        if attacks::attacks(to, piece, self.board.occupied().without(from)).contains(self.target) {
            change -= (6 - self.flights).max(0);
        }
        change
    }

    fn loser_moves(&self, m: Move) -> i32 {
        let (from, to) = ends(m);
        let mut change = if m.role() == Role::King {
            let near = if self.few { distance(self.king, to) } else { 0 };
            self.place(to) - self.place(from) + near
        } else {
            let around = attacks::king_attacks(self.target);
            2 * (i32::from(around.contains(from)) - i32::from(around.contains(to)))
        };
        change += match (m.promotion(), m.role()) {
            (Some(Role::Queen | Role::Rook), _) => 6,
            (Some(_), _) => -4,
            (None, Role::Pawn) if self.light => -3,
            (None, Role::Pawn) => 1,
            (None, _) => 0,
        };
        if m.is_capture() {
            change += if self.light { 12 } else { 6 };
        }
        change
    }

    /// The cost of a piece far from the king to be mated. A knight is near if it can give check
    /// with its next move.
    fn far(&self, man: Square) -> i32 {
        if self.light && self.ours.contains(man) && self.board.knights().contains(man) {
            let checks = attacks::knight_attacks(self.target) & attacks::knight_attacks(man);
            return if checks.any() { 1 } else { 4 };
        }
        distance(man, self.target)
    }

    /// The cost of having the king to be mated on a square.
    fn place(&self, square: Square) -> i32 {
        if self.light {
            let nearest = self.corners.into_iter().map(|corner| distance(corner, square)).min();
            6 * nearest.expect("there are corners of both colours")
        } else {
            let (file, rank) = (i32::from(square.file()), i32::from(square.rank()));
            5 * file.min(7 - file).min(rank).min(7 - rank)
        }
    }

    fn to_promotion(&self, pawn: Square) -> i32 {
        let rank = i32::from(pawn.rank());
        self.winner.fold_wb(7 - rank, rank)
    }
}

/// The corners in which light pieces mate. If the winner has bishops of one colour only:
/// those of that colour. If only the loser's bishops can block their king: those they cannot
/// guard. Else any.
fn mating_corners(board: &Board, ours: Bitboard, theirs: Bitboard) -> Bitboard {
    let kings = board.kings();
    let one_colour = |men: Bitboard| {
        let bishops_alone = men.any() && (men & !board.bishops()).is_empty();
        [Bitboard::LIGHT_SQUARES, Bitboard::DARK_SQUARES]
            .into_iter()
            .find(|colour| bishops_alone && (men & !*colour).is_empty())
    };
    match (one_colour(ours & !kings), one_colour(theirs & !kings)) {
        (Some(colour), _) => Bitboard::CORNERS & colour,
        (None, Some(colour)) => Bitboard::CORNERS & !colour,
        (None, None) => Bitboard::CORNERS,
    }
}

/// The squares on which a move begins and ends; castling ends on the rook's square.
fn ends(m: Move) -> (Square, Square) {
    (m.from().expect("nothing is dropped onto a chess board"), m.to())
}

fn distance(a: Square, b: Square) -> i32 {
    a.distance(b) as i32
}
