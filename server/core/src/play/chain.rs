//! The chain of a `ChessSprint` game: its drawn games, and the next one (CR-4.7-3).

use court_protocol::{BySide, CourtTime, Evidence, Millis, Phase, Question, Side, Termination};

use super::Play;
use super::clocks::FlagAsked;
use super::penalties::Penalties;
use super::table::{MoveMade, Table};

/// A drawn game of the chain.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct DrawnGame {
    pub at: CourtTime,
    pub by: Termination,
    pub moves: Vec<MoveMade>,
}

/// The drawn games of a chain.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Chain {
    /// The games that were drawn before the one that is played.
    pub drawn: Vec<DrawnGame>,
    /// The position every game starts from, where it is not the usual one.
    start_fen: Option<String>,
}

impl Chain {
    pub(super) const fn new(start_fen: Option<String>) -> Self {
        Self { drawn: Vec::new(), start_fen }
    }

    /// Number of the present game of the chain, from 1.
    pub(crate) fn game_number(&self) -> u8 {
        u8::try_from(self.drawn.len() + 1).unwrap_or(u8::MAX)
    }
}

impl Play {
    /// A game of the chain is drawn. The next one waits for its start with the same colours and the
    /// remaining times. Run debts end, illegal moves are counted anew, and penalties not served
    /// stay due (CR-4.3-5). Properties of the board stay as they are.
    pub(super) fn next_chain_game(&mut self, at: CourtTime, by: Termination) {
        self.forget_old_times();
        self.clocks.stop(at);
        let fell = self.clocks.flagged.take();
        let left = BySide::from_fn(|side: Side| {
            let left = self.clocks.left[side]?;
            Some(if fell == Some(side) { Millis::ZERO } else { left.at_least_zero() })
        });
        self.clocks.read(left, at);
        for side in Side::BOTH {
            self.clocks.end_turn(side);
        }
        let moves = std::mem::take(&mut self.table.moves);
        self.chain.drawn.push(DrawnGame { at, by, moves });
        self.runners.each_penalties(Penalties::keep_due);
        self.phase = Phase::Waiting;
        (self.start.before, self.start.go_at, self.stopped) = (None, None, None);
        self.start.clock_started = false;
        self.table = Table::new(self.chain.start_fen.as_deref(), self.evidence != Evidence::Table);
        self.runners.set_up(self.ruleset);
        self.dispute.illegal = BySide::default();
        (self.dispute.held, self.clocks.flag_asked) = (false, FlagAsked::No);
        (self.dispute.irregular, self.dispute.empty, self.dispute.corrects) =
            (None, BySide::default(), None);
        (self.dispute.claim, self.dispute.announced) = (None, None);
        (self.table.last_move, self.dispute.replaces) = (None, None);
        (self.offers.open, self.offers.moved_on) = (BySide::default(), None);
        self.result.entries.clear();
        self.close(|asked| {
            matches!(
                asked,
                Question::FlagExpected { .. }
                    | Question::DeadPosition
                    | Question::ResultsDiffer { .. }
            )
        });
    }
}
