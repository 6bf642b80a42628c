//! The events at the boards: random legal games with runs, in the hall's own time.

use crate::chance::Chance;
use court_protocol::{
    BoardNo, BySide, ClockRule, Evidence, GameId, GameSetup, Millis, Pairing, PlayerId, Ruleset,
    RunEvidence, RunMode, Seen, Side, TimeControl,
};
use shakmaty::zobrist::Zobrist64;
use shakmaty::{CastlingMode, Chess, EnPassantMode, Move, Position};
use std::collections::BTreeMap;

/// Whoever has less time left at his press is in time trouble, in µs.
const TIME_TROUBLE: i64 = 2_500_000;
/// Half-moves a game has before anything may end it.
pub(crate) const PLIES_MIN: usize = 40;

/// The way a game ends.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Ending {
    Resignation,
    Agreement,
    /// The side to move never moves again.
    Flag,
}

/// Which of a board's two devices sees something.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Witness {
    /// The board agent: moves, presses, results.
    Agent,
    /// The lane's sensor: crossings and returns.
    Lane,
}

/// Something that is about to happen at a board.
#[derive(Debug, Clone)]
pub(crate) struct Happening {
    pub(crate) witness: Witness,
    pub(crate) seen: Seen,
    /// It comes with little time left: where the network would hurt most.
    pub(crate) in_time_trouble: bool,
}

/// One board's game as it is really played.
#[derive(Debug)]
pub(crate) struct Table {
    pub(crate) board: BoardNo,
    pub(crate) game: GameId,
    moves: Vec<String>,
    ending: Ending,
    /// Time left at the last presses of a game that ends by its flag, in µs.
    last_left: (i64, i64),
    pub(crate) setup: GameSetup,
    stage: Stage,
}

#[derive(Debug)]
enum Stage {
    BeforeGo,
    Playing {
        ply: usize,
        /// Remaining instants of crossing and return of each runner.
        running: BySide<Vec<(i64, Seen)>>,
        /// When the side to move moves.
        moves_at: i64,
        left: BySide<i64>,
        since: i64,
    },
    /// The court was away and has the players stand still.
    Standing {
        left: BySide<i64>,
    },
    Over,
}

impl Table {
    pub(crate) fn new(board: BoardNo, last_left: (i64, i64), chance: &mut Chance) -> Self {
        let ending = *chance.pick(&[Ending::Resignation, Ending::Agreement, Ending::Flag]);
        let time = if ending == Ending::Flag {
            TimeControl { initial: Millis(40_000), increment: Millis(1_500), increment_first: true }
        } else {
            TimeControl::STANDARD
        };
        let n_plies = PLIES_MIN + chance.below(12);
        Self {
            board,
            game: GameId(u32::from(board.0)),
            moves: random_game(n_plies, chance),
            ending,
            last_left,
            setup: GameSetup {
                round: 1,
                players: BySide {
                    white: PlayerId(u32::from(board.0) * 2),
                    black: PlayerId(u32::from(board.0) * 2 + 1),
                },
                ruleset: Ruleset::Classic,
                time: BySide::both(time),
                clock: ClockRule::Court,
                evidence: Evidence::Moves,
                runs: RunEvidence::Reported,
                run_mode: BySide::both(RunMode::Line),
                turning_point: BySide::both(14),
                start_fen: None,
                illegal_moves: court_protocol::IllegalMoveRule::default(),
                draw_cards: 2,
                match_rule: None,
                site: None,
                walk: None,
                carried: false,
            },
            stage: Stage::BeforeGo,
        }
    }

    pub(crate) fn pairing(&self) -> Pairing {
        Pairing { board: self.board, game: self.game, setup: self.setup.clone() }
    }

    pub(crate) const fn is_over(&self) -> bool {
        matches!(self.stage, Stage::Over)
    }

    /// GO, at this instant of the hall (µs): a game that stands goes on from the position of record,
    /// `ply` half-moves in.
    pub(crate) fn go(&mut self, ply: usize, at: i64, chance: &mut Chance) {
        match self.stage {
            Stage::BeforeGo => self.begin(at, chance),
            Stage::Standing { left } => self.go_on(ply, left, at, chance),
            Stage::Playing { .. } | Stage::Over => {}
        }
    }

    fn begin(&mut self, at: i64, chance: &mut Chance) {
        let mut running = BySide { white: Vec::new(), black: run(at, Side::Black, chance) };
        running
            .white
            .push((at + chance.between(800_000, 1_500_000), Seen::Returned { side: Side::White }));
        let left = self.setup.time.map(|control| control.at_start().0 * 1_000);
        self.stage = Stage::Playing { ply: 0, moves_at: 0, running, left, since: at - 2_000_000 };
        self.plan(at, chance);
    }

    /// They stand still.
    pub(crate) fn stand(&mut self) {
        if let Stage::Playing { left, .. } = self.stage {
            self.stage = Stage::Standing { left };
        }
    }

    pub(crate) const fn is_standing(&self) -> bool {
        matches!(self.stage, Stage::BeforeGo | Stage::Standing { .. })
    }

    fn go_on(&mut self, ply: usize, left: BySide<i64>, at: i64, chance: &mut Chance) {
        if ply == self.moves.len() && self.ending == Ending::Flag {
            self.stage = Stage::Over;
            return;
        }
        let running = BySide::from_fn(|side| run(at, side, chance));
        self.stage = Stage::Playing { ply, moves_at: 0, running, left, since: at };
        self.plan(at, chance);
    }

    /// When the next thing happens.
    pub(crate) fn next_at(&self) -> Option<i64> {
        let Stage::Playing { running, moves_at, .. } = &self.stage else { return None };
        let runs =
            Side::BOTH.into_iter().filter_map(|side| running[side].first().map(|(at, _)| *at));
        runs.chain([*moves_at]).min()
    }

    /// The next event at this board.
    pub(crate) fn next(&self) -> Option<Happening> {
        let Stage::Playing { running, moves_at, ply, left, since } = &self.stage else {
            return None;
        };
        for side in Side::BOTH {
            if let Some((at, seen)) = running[side].first()
                && *at <= *moves_at
                && running[side.other()].first().is_none_or(|(other, _)| at <= other)
            {
                return Some(Happening {
                    witness: Witness::Lane,
                    seen: seen.clone(),
                    in_time_trouble: false,
                });
            }
        }
        let side = to_move(*ply);
        let in_time_trouble =
            self.ending == Ending::Flag && left[side] - (moves_at - since) < TIME_TROUBLE;
        let seen = match self.moves.get(*ply) {
            Some(uci) => Seen::Moved { uci: uci.clone(), reading: None },
            None if self.ending == Ending::Resignation => Seen::Resigned { side },
            None => Seen::DrawAgreed,
        };
        Some(Happening { witness: Witness::Agent, seen, in_time_trouble })
    }

    /// It happened, at this instant.
    pub(crate) fn happened(&mut self, now: i64, chance: &mut Chance) {
        let happening = self.next().expect("something was to happen");
        let Stage::Playing { ply, running, left, since, .. } = &mut self.stage else { return };
        match happening.seen {
            Seen::Crossed { side } | Seen::Returned { side } => {
                running[side].remove(0);
                return self.plan_again(now, chance);
            }
            Seen::Moved { .. } => {
                let side = to_move(*ply);
                let control = self.setup.time[side];
                left[side] -= now - *since;
                left[side] += control.increment.0 * 1_000;
                *since = now;
                *ply += 1;
                if left[side] <= control.increment.0 * 1_000
                    || (*ply == self.moves.len() && self.ending == Ending::Flag)
                {
                    self.stage = Stage::Over; // late, or never to move again: the flag falls
                    return;
                }
                // the last run may still be owed when the next one begins: then it is longer
                let from = running[side].last().map_or(now, |(at, _)| *at);
                running[side].extend(run(from.max(now), side, chance));
            }
            _ => {
                self.stage = Stage::Over;
                return;
            }
        }
        self.plan(now, chance);
    }

    /// The side to move thinks once it is back at the board.
    fn plan(&mut self, now: i64, chance: &mut Chance) {
        let (n_moves, ending, (least, most)) = (self.moves.len(), self.ending, self.last_left);
        let Stage::Playing { ply, running, moves_at, left, since } = &mut self.stage else {
            return;
        };
        let side = to_move(*ply);
        let back = running[side].last().map_or(now, |(at, _)| *at).max(now);
        *moves_at = back + chance.between(150_000, 900_000);
        if ending == Ending::Flag && *ply + 5 > n_moves {
            // down to the last moment, twice or more
            *moves_at = (*since + left[side] - chance.between(least, most)).max(*moves_at);
        }
        if chance.one_in_thousand(15) {
            *moves_at = now + chance.between(100_000, 400_000); // moved before the run was made
        }
    }

    /// Whoever waited for the network or a dead device loses that time, as in a real hall.
    fn plan_again(&mut self, now: i64, _chance: &mut Chance) {
        if let Stage::Playing { running, moves_at, .. } = &mut self.stage {
            *moves_at = (*moves_at).max(now);
            for side in Side::BOTH {
                let mut earliest = now;
                for (at, _) in &mut running[side] {
                    *at = (*at).max(earliest);
                    earliest = *at + 1;
                }
            }
        }
    }
}

const fn to_move(ply: usize) -> Side {
    if ply.is_multiple_of(2) { Side::White } else { Side::Black }
}

fn run(from: i64, side: Side, chance: &mut Chance) -> Vec<(i64, Seen)> {
    let crossed = from + chance.between(400_000, 900_000);
    let returned = crossed + chance.between(400_000, 900_000);
    vec![(crossed, Seen::Crossed { side }), (returned, Seen::Returned { side })]
}

/// A random legal game of so many half-moves in which nothing ends it.
fn random_game(n_plies: usize, chance: &mut Chance) -> Vec<String> {
    'again: loop {
        let mut position = Chess::default();
        let mut seen: BTreeMap<u64, u8> = BTreeMap::new();
        let mut moves = Vec::with_capacity(n_plies);
        while moves.len() < n_plies {
            let legal = position.legal_moves();
            let lively: Vec<&Move> =
                legal.iter().filter(|candidate| goes_on(&position, **candidate, &seen)).collect();
            let Some(chosen) = (!lively.is_empty()).then(|| **chance.pick(&lively)) else {
                continue 'again;
            };
            moves.push(chosen.to_uci(CastlingMode::Standard).to_string());
            position.play_unchecked(chosen);
            *seen.entry(key(&position)).or_default() += 1;
        }
        return moves;
    }
}

/// True if the game goes on after a move: no mate, no stalemate, plenty of pieces,
/// no fourth repetition.
fn goes_on(position: &Chess, candidate: Move, seen: &BTreeMap<u64, u8>) -> bool {
    let mut after = position.clone();
    after.play_unchecked(candidate);
    !after.legal_moves().is_empty()
        && after.board().occupied().count() > 16
        && seen.get(&key(&after)).copied().unwrap_or(0) < 3
}

fn key(position: &Chess) -> u64 {
    position.zobrist_hash::<Zobrist64>(EnPassantMode::Legal).0
}
