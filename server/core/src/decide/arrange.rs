//! Pairings and evidence levels.

use court_protocol::{ClockRule, Evidence, GameId, Pairing, Refusal};
use std::collections::BTreeSet;

use super::{Moment, Part, Ruled, Sender, check_open, some, wrong_phase};
use crate::record::FactBody;
use crate::setup;
use crate::state::CourtState;

impl CourtState {
    /// Puts games on boards: all of them or none.
    pub(super) fn pairings(
        &self,
        moment: Moment<'_>,
        sender: &Sender,
        games: &[Pairing],
    ) -> Result<Ruled, Refusal> {
        let Some(court) = &self.setup else {
            return Err(Refusal::NoSuchCourt { court: self.court });
        };
        let begun = self.begun(sender);
        let mut boards = BTreeSet::new();
        let mut ids = BTreeSet::new();
        let mut parts = Vec::new();
        for Pairing { board, game, setup } in games {
            self.board_exists(*board)?;
            if begun.contains(game) {
                continue;
            }
            if self.games.contains_key(game) || !ids.insert(*game) {
                return Err(Refusal::GameExists { game: *game });
            }
            if let Some(current) = self.current(*board).filter(|game| game.play.ended.is_none()) {
                return Err(Refusal::BoardTaken { board: *board, game: current.id });
            }
            if !boards.insert(*board) {
                return Err(Refusal::BoardTaken { board: *board, game: *game });
            }
            setup::validate_game(court, setup)?;
            let paired = FactBody::Paired { setup: Box::new(setup.clone()) };
            parts.push(Part { board: *board, game: *game, facts: vec![(moment.now, paired)] });
        }
        some(parts, begun.is_empty())
    }

    /// Changes what a board reports and whose clock rules, from now on.
    pub(super) fn set_evidence(
        &self,
        moment: Moment<'_>,
        game: GameId,
        evidence: Evidence,
        clock: ClockRule,
    ) -> Result<Ruled, Refusal> {
        let game = self.game(game)?;
        check_open(game)?;
        if game.play.ended.is_some() {
            return Err(wrong_phase(game, "its evidence level counts no more"));
        }
        let input = FactBody::EvidenceSet { evidence, clock };
        Ok(Ruled::one(game.board, game.id, self.input(moment, game, moment.now, input)))
    }
}
