//! Pairings, arrangements of the players of a match, and evidence levels.

use court_protocol::{
    Arrangement, BoardNo, ClockRule, Evidence, GameId, Pairing, Phase, Refusal, ResultState,
    boards_named,
};
use std::collections::{BTreeMap, BTreeSet};

use super::start::since_paired;
use super::{
    Moment, Part, Ruled, Sender, bad_setting, check_open, check_reason, some, wrong_phase,
};
use crate::game::Game;
use crate::record::{FactBody, Overridden};
use crate::setup;
use crate::state::CourtState;

impl CourtState {
    /// Puts games on boards: all of them or none. A board goes on to its next game when the result
    /// of the last one is sealed, or by a reason.
    pub(super) fn pairings(
        &self,
        moment: Moment<'_>,
        sender: &Sender,
        games: &[Pairing],
        despite: Option<&str>,
    ) -> Result<Ruled, Refusal> {
        despite.map_or(Ok(()), check_reason)?;
        let Some(court) = &self.setup else {
            return Err(Refusal::NoSuchCourt { court: self.court });
        };
        let begun = self.begun(sender);
        let mut boards = BTreeSet::new();
        let mut ids = BTreeSet::new();
        let waiting = |pairing: &&Pairing| !begun.contains(&pairing.game);
        let leave: Vec<&Game> = games
            .iter()
            .filter(waiting)
            .filter_map(|pairing| self.current(pairing.board))
            .collect();
        let mut parts = Vec::new();
        for Pairing { board, game, setup } in games {
            self.board_exists(*board)?;
            if begun.contains(game) {
                continue;
            }
            if self.games.contains_key(game) || !ids.insert(*game) {
                return Err(Refusal::GameExists { game: *game });
            }
            if !boards.insert(*board) {
                let found = format!("two games for {board}");
                return Err(bad_setting("the list", &found, "one game for each board"));
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
            let reasons = not_sealed(self.current(*board).as_slice());
            let despite = despite
                .filter(|_| !reasons.is_empty())
                .map(|despite| Box::new(Overridden { reasons, despite: despite.to_owned() }));
            let paired = FactBody::Paired { setup: Box::new(setup.clone()), despite };
            parts.push(Part { board: *board, game: *game, facts: vec![(moment.now, paired)] });
        }
        let boards: Vec<BoardNo> =
            leave.iter().filter(|game| game.play.ended.is_none()).map(|game| game.board).collect();
        if !boards.is_empty() {
            return Err(Refusal::BoardTaken { boards });
        }
        let reasons = not_sealed(&leave);
        if !reasons.is_empty() && despite.is_none() {
            return Err(Refusal::NotSealed { reasons });
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

    /// Changes the evidence level and the clock rule of a board, from now on.
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

/// The games whose results are not sealed, in one sentence for equal results.
fn not_sealed(games: &[&Game]) -> Vec<String> {
    let mut alike: BTreeMap<(u16, ResultState), Vec<BoardNo>> = BTreeMap::new();
    for game in games.iter().filter(|game| !game.play.sealed) {
        alike.entry((game.setup.round, game.play.result_state())).or_default().push(game.board);
    }
    let told = |((round, state), boards): ((u16, ResultState), Vec<BoardNo>)| {
        let how = match state {
            ResultState::Open => "no result is entered",
            ResultState::Entered => "a result is entered once and not confirmed",
            ResultState::Differs => "the entries differ, or the board says otherwise",
            ResultState::Confirmed | ResultState::Sealed => {
                "the result is confirmed and not sealed"
            }
        };
        format!("round {round}, {}: {how}", boards_named(&boards))
    };
    alike.into_iter().map(told).collect()
}
