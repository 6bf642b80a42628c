//! Pairings, arrangements of the players of a match, and evidence levels.

use court_protocol::{
    Act, Arrangement, BoardNo, ClockRule, Evidence, GameId, NeedsForStep, Pairing, Refusal,
    ResultState, Setting, Unsealed,
};
use std::collections::{BTreeMap, BTreeSet};

use super::start::since_paired;
use super::{Decision, Part, Ruled, bad_setting, check_reason, some, wrong_phase};
use crate::game::Game;
use crate::permits::Basis;
use crate::record::{FactBody, Overridden};
use crate::setup;

impl Decision<'_> {
    /// Puts games on boards: all of them or none. A board gets its next game when the result of the
    /// last one is sealed, or for a stated reason.
    pub(super) fn pairings(
        self,
        games: &[Pairing],
        despite: Option<&str>,
    ) -> Result<Ruled, Refusal> {
        despite.map_or(Ok(()), check_reason)?;
        let Some(court) = &self.court.setup else {
            return Err(Refusal::NoSuchCourt { court: self.court.court });
        };
        let begun = self.begun();
        let mut boards = BTreeSet::new();
        let mut ids = BTreeSet::new();
        let waiting = |pairing: &&Pairing| !begun.contains(&pairing.game);
        let leave: Vec<&Game> = games
            .iter()
            .filter(waiting)
            .filter_map(|pairing| self.court.current(pairing.board))
            .collect();
        let mut parts = Vec::new();
        for Pairing { board, game, setup } in games {
            self.board_exists(*board)?;
            if begun.contains(game) {
                continue;
            }
            if self.court.games.contains_key(game) || !ids.insert(*game) {
                return Err(Refusal::GameExists { game: *game });
            }
            if !boards.insert(*board) {
                return Err(bad_setting(Setting::GamesOfABoard, &board.0));
            }
            setup::validate_game(court, setup)?;
            let window = setup.match_rule.and_then(|rule| rule.window);
            if window.is_some_and(|window| window.closes <= self.moment.now) {
                return Err(bad_setting(Setting::WindowClosed, &""));
            }
            let reasons = not_sealed(self.court.current(*board).as_slice());
            let despite = despite
                .filter(|_| !reasons.is_empty())
                .map(|despite| Box::new(Overridden { reasons, despite: despite.to_owned() }));
            let paired = FactBody::Paired { setup: Box::new(setup.clone()), despite };
            parts.push(Part { board: *board, game: *game, facts: vec![(self.moment.now, paired)] });
        }
        let boards: Vec<BoardNo> = leave
            .iter()
            .filter(|game| game.play.result.ended.is_none())
            .map(|game| game.board)
            .collect();
        if !boards.is_empty() {
            return Err(Refusal::BoardTaken { boards });
        }
        let reasons = not_sealed(&leave);
        if !reasons.is_empty() && despite.is_none() {
            return Err(Refusal::NotSealed { results: reasons });
        }
        some(parts, begun.is_empty())
    }

    /// Takes games that wait off their boards: all of them or none.
    pub(super) fn take_off(self, games: &[GameId]) -> Result<Ruled, Refusal> {
        let mut parts = Vec::new();
        let on_court = games.iter().collect::<BTreeSet<_>>().into_iter();
        for game in on_court.filter_map(|game| self.court.games.get(game)) {
            if !game.may_leave() {
                return Err(wrong_phase(game, NeedsForStep::TakenOffBeforeStart));
            }
            let facts = vec![(self.moment.now, FactBody::TakenOff)];
            parts.push(Part { board: game.board, game: game.id, facts });
        }
        some(parts, games.is_empty())
    }

    /// Records the time that the players of a waiting match have agreed on.
    pub(super) fn arrange(self, game: GameId, arranged: Arrangement) -> Result<Ruled, Refusal> {
        let game = self.game(game)?;
        Basis::of(game).may(Act::Arrange, self.sender.instant.at)?;
        let within =
            |window: court_protocol::Window| (window.opens..=window.closes).contains(&arranged.at);
        let window = game.setup.match_rule.and_then(|rule| rule.window);
        if !window.is_none_or(within) {
            return Err(bad_setting(Setting::ArrangedTime, &""));
        }
        let input = FactBody::Arranged { arranged };
        let at = since_paired(game, self.sender.instant.at);
        Ok(self.in_game(game, at, input))
    }

    /// Changes the evidence level and the clock rule of a board, from now on.
    pub(super) fn set_evidence(
        self,
        game: GameId,
        evidence: Evidence,
        clock: ClockRule,
    ) -> Result<Ruled, Refusal> {
        let game = self.game(game)?;
        Basis::of(game).may(Act::SetEvidence, self.moment.now)?;
        let input = FactBody::EvidenceSet { evidence, clock };
        Ok(self.in_game(game, self.moment.now, input))
    }
}

/// The games whose results are not sealed, in one sentence for equal results.
fn not_sealed(games: &[&Game]) -> Vec<Unsealed> {
    let mut grouped: BTreeMap<(u16, ResultState), Vec<BoardNo>> = BTreeMap::new();
    for game in games.iter().filter(|game| !game.play.result.sealed) {
        grouped.entry((game.setup.round, game.play.result_state())).or_default().push(game.board);
    }
    let unsealed = |((round, state), boards)| Unsealed { round, boards, state };
    grouped.into_iter().map(unsealed).collect()
}
