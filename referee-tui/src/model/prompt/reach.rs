//! The reach of an act: one board, a court, or every court.

use super::{Prompt, Scope, Step, Value, Verb};
use crate::model::Model;
use court_protocol::{BoardId, BoardNo, CourtId, GameView, Phase};

impl Model {
    /// The boards an act means: those in its scope whose game is as far as it needs. The picture
    /// may be old; one board is named whatever it shows, and the court rules on it.
    pub(crate) fn reached(&self, prompt: &Prompt) -> Vec<(CourtId, Vec<BoardNo>)> {
        if let Some(named) = &prompt.boards {
            return vec![named.clone()];
        }
        if prompt.verb == Verb::Abort {
            return self.counting();
        }
        let (here, board) = prompt.board_id().unwrap_or(self.board_id);
        let courts: Vec<CourtId> = match prompt.scope().unwrap_or(Scope::Board) {
            Scope::Board => return vec![(here, vec![board])],
            Scope::Court => vec![here],
            Scope::AllCourts => self.courts.keys().copied().collect(),
        };
        let fits = |board_id: BoardId, game: &GameView| match prompt.verb {
            Verb::Start => game.phase == Phase::Waiting && !self.except.contains(&board_id),
            Verb::Resume => game.phase == Phase::Paused,
            Verb::Check => {
                let is_listed = |item| {
                    self.permits(board_id)
                        .is_some_and(|p| p.checks.iter().any(|check| check.item == item))
                };
                self.offers(&prompt.verb, board_id)
                    && prompt.item().is_none_or(is_listed)
                    && !self.except.contains(&board_id)
                    && self.is_mine(board_id)
            }
            // its GO may be over when the stop arrives
            Verb::Pause => game.phase == Phase::Countdown || self.offers(&prompt.verb, board_id),
            Verb::Go => self.offers(&prompt.verb, board_id) && !self.except.contains(&board_id),
            Verb::Annul => self.offers(&prompt.verb, board_id),
            _ => true,
        };
        let of_court = |court: CourtId| {
            let games = self
                .games()
                .filter(|(board_id, game)| board_id.0 == court && fits(*board_id, game));
            (court, games.map(|((_, board), _)| board).collect::<Vec<_>>())
        };
        let reached = courts.into_iter().map(of_court);
        reached.filter(|(_, boards)| !boards.is_empty()).collect()
    }

    /// True if no board on any court has reached the stage an act needs. False while the view
    /// may be old.
    pub(crate) fn reaches_nothing(&self, prompt: &Prompt) -> bool {
        let mut all = prompt.clone();
        all.give(Step::Scope, Value::Scope(Scope::AllCourts));
        self.courts.keys().all(|court| self.is_current(*court)) && self.reached(&all).is_empty()
    }

    /// The same, board by board.
    pub(crate) fn boards_reached(&self, prompt: &Prompt) -> Vec<BoardId> {
        let reached = self.reached(prompt).into_iter();
        reached
            .flat_map(|(court, boards)| boards.into_iter().map(move |board| (court, board)))
            .collect()
    }
}
