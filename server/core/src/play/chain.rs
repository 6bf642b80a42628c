//! The chain of a `ChessSprint` game: its drawn games, and the next one (CR-4.7-3).

use court_protocol::{BySide, CourtTime, Evidence, Millis, Phase, Question, Side, Termination};

use super::{FlagAsked, Line, MoveMade, Play, places};

/// A drawn game of the chain.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Link {
    pub at: CourtTime,
    pub by: Termination,
    pub moves: Vec<MoveMade>,
}

impl Play {
    /// Number of the present game of the chain, from 1.
    pub(crate) fn link(&self) -> u8 {
        u8::try_from(self.links.len() + 1).unwrap_or(u8::MAX)
    }

    /// A game of the chain is drawn. The next one waits for its start with the same colours and the
    /// remaining times. Run debts end, illegal moves are counted anew, and penalties not served
    /// stay due (CR-4.3-5). Properties of the board stay as they are.
    pub(super) fn next_link(&mut self, at: CourtTime, by: Termination) {
        self.clocks.stop(at);
        let fell = self.flagged.take();
        let left = BySide::from_fn(|side: Side| {
            let left = self.clocks.left[side]?;
            Some(if fell == Some(side) { Millis::ZERO } else { left.at_least_zero() })
        });
        self.clocks.read(left, at);
        for side in Side::BOTH {
            self.clocks.end_turn(side);
        }
        let moves = std::mem::take(&mut self.moves);
        self.links.push(Link { at, by, moves });
        self.keep_penalties_due();
        self.phase = Phase::Waiting;
        (self.before, self.go_at, self.stopped) = (None, None, None);
        self.clock_started = false;
        let start = || Line::start(self.start_fen.as_deref());
        self.line = (self.evidence != Evidence::Table).then(start);
        (self.shown, self.adrift, self.placed) = (None, None, None);
        self.ply = 0;
        let runs = BySide::from_fn(|side: Side| self.runners[side].runs);
        self.runners = places(self.ruleset);
        for side in Side::BOTH {
            self.runners[side].runs = runs[side];
        }
        self.illegal = BySide::default();
        (self.held, self.flag_asked) = (false, FlagAsked::No);
        (self.irregular, self.empty, self.corrects) = (None, BySide::default(), None);
        (self.claim, self.announced) = (None, None);
        (self.last_move, self.replaces) = (None, None);
        (self.offers, self.offer_moved_on) = (BySide::default(), None);
        self.entries.clear();
        self.questions.retain(|open| {
            !matches!(
                open.question,
                Question::FlagExpected { .. }
                    | Question::DeadPosition
                    | Question::ResultsDiffer { .. }
            )
        });
    }
}
