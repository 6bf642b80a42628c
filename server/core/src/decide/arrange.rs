//! Pairings, what the players of a match arranged, and evidence levels.

use court_protocol::{Arrangement, ClockRule, Evidence, GameId, Pairing, Phase, Refusal};
use std::collections::BTreeSet;

use super::start::since_paired;
use super::{Moment, Part, Ruled, Sender, bad_setting, check_open, some, wrong_phase};
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
            let window = setup.match_rule.and_then(|rule| rule.window);
            if window.is_some_and(|window| window.closes <= moment.now) {
                return Err(bad_setting(
                    "the time window",
                    "one that is closed already",
                    "one that closes later (IM-1-2)",
                ));
            }
            let paired = FactBody::Paired { setup: Box::new(setup.clone()) };
            parts.push(Part { board: *board, game: *game, facts: vec![(moment.now, paired)] });
        }
        some(parts, begun.is_empty())
    }

    /// The players of a match that waits arranged when they play it.
    pub(super) fn arrange(
        &self,
        moment: Moment<'_>,
        sender: &Sender,
        game: GameId,
        arranged: Arrangement,
    ) -> Result<Ruled, Refusal> {
        let game = self.game(game)?;
        let Some(rule) = game.setup.match_rule else {
            let found = game.setup.ruleset.to_string();
            return Err(bad_setting("the game", &found, "a match whose players arrange its time"));
        };
        if game.play.phase != Phase::Waiting {
            return Err(wrong_phase(game, "its time is arranged before it starts"));
        }
        let within =
            |window: court_protocol::Window| (window.opens..=window.closes).contains(&arranged.at);
        if !rule.window.is_none_or(within) {
            return Err(bad_setting(
                "the agreed time",
                "one outside the window of the match",
                "a time within it, or another window from the organiser (IM-1-2)",
            ));
        }
        let input = FactBody::Arranged { arranged };
        let at = since_paired(game, sender.instant.at);
        Ok(Ruled::one(game.board, game.id, self.input(moment, game, at, input)))
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
