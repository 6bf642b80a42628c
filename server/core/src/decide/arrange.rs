//! Pairings, starts, aborts, evidence levels.

use court_protocol::{BoardNo, ClockRule, CourtTime, Evidence, GameId, Pairing, Phase, Refusal};
use std::collections::BTreeSet;

use super::{Moment, Part, Ruled, Sender};
use crate::game::Game;
use crate::record::FactBody;
use crate::rules::{COUNTDOWN, GO_AHEAD_MAX, GO_AHEAD_MIN};
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
            if begun.contains(board) {
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

    /// 3, 2, 1, GO on these boards; a game that stands still goes on at GO.
    pub(super) fn start(
        &self,
        moment: Moment<'_>,
        sender: &Sender,
        boards: &[BoardNo],
        go_at: Option<CourtTime>,
    ) -> Result<Ruled, Refusal> {
        let go_at = go_at.unwrap_or(moment.now + COUNTDOWN);
        let distance = go_at - moment.now;
        if distance < GO_AHEAD_MIN || distance > GO_AHEAD_MAX {
            let expected = "2 seconds to 5 minutes ahead".to_owned();
            return Err(Refusal::BadGo { distance_ms: distance.0, expected });
        }
        self.on_each(sender, boards, |game| match game.play.phase {
            Phase::Waiting | Phase::Paused => Ok(vec![(moment.now, FactBody::Counting { go_at })]),
            Phase::Countdown | Phase::Running | Phase::Finished => {
                Err(wrong_phase(game, "only a game that waits or stands still can be started"))
            }
        })
    }

    /// Stops countdowns before their GO.
    pub(super) fn abort(
        &self,
        moment: Moment<'_>,
        sender: &Sender,
        boards: &[BoardNo],
    ) -> Result<Ruled, Refusal> {
        self.on_each(sender, boards, |game| match game.play.phase {
            Phase::Countdown => Ok(vec![(moment.now, FactBody::Aborted)]),
            _ => Err(wrong_phase(game, "a start can be stopped until GO only")),
        })
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
        if game.play.ended.is_some() {
            return Err(wrong_phase(game, "its evidence level counts no more"));
        }
        let input = FactBody::EvidenceSet { evidence, clock };
        Ok(Ruled::one(game.board, game.id, self.input(moment, game, moment.now, input)))
    }

    /// The same on the games of several boards: all of them or none.
    fn on_each(
        &self,
        sender: &Sender,
        boards: &[BoardNo],
        rule: impl Fn(&Game) -> Result<Vec<(CourtTime, FactBody)>, Refusal>,
    ) -> Result<Ruled, Refusal> {
        let begun = self.begun(sender);
        let boards: BTreeSet<BoardNo> = boards.iter().copied().collect();
        let mut parts = Vec::new();
        for board in &boards {
            self.board_exists(*board)?;
            if begun.contains(board) {
                continue;
            }
            let game = self.current(*board).ok_or(Refusal::NoGame { board: *board })?;
            parts.push(Part { board: *board, game: game.id, facts: rule(game)? });
        }
        some(parts, begun.is_empty())
    }

    /// Boards on which this very request has been carried out already: its records were kept up to
    /// there when the court stopped.
    fn begun(&self, sender: &Sender) -> BTreeSet<BoardNo> {
        let begun = || {
            let request = sender.request?;
            let (n, boards) = self.boot(request.device, request.boot)?.begun.as_ref()?;
            (*n == request.n).then(|| boards.clone())
        };
        begun().unwrap_or_default()
    }
}

fn some(parts: Vec<Part>, is_first: bool) -> Result<Ruled, Refusal> {
    if parts.is_empty() && is_first {
        return Err(Refusal::BadSetting {
            what: "the list of boards".to_owned(),
            found: "an empty list".to_owned(),
            expected: "at least one board".to_owned(),
        });
    }
    Ok(Ruled { parts, refusal: None })
}

fn wrong_phase(game: &Game, needs: &str) -> Refusal {
    Refusal::WrongPhase { game: game.id, phase: game.play.phase, needs: needs.to_owned() }
}
