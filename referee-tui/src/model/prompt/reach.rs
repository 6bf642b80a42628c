//! The reach of an act: one board, a court, or every court.

use super::{Filled, Prompt, Scope, Verb};
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
        let board_id = prompt.filled.board_id.unwrap_or(self.board_id);
        let scope = prompt.filled.scope.unwrap_or(Scope::Board);
        let fits = |board_id: BoardId, game: &GameView| match prompt.verb {
            Verb::Start => game.phase == Phase::Waiting,
            Verb::Resume => game.phase == Phase::Paused,
            Verb::Check => {
                let is_listed =
                    |item| self.permits(board_id).is_some_and(|p| p.checks.contains(&item));
                self.offers(&prompt.verb, board_id) && prompt.filled.item.is_none_or(is_listed)
            }
            // its GO may be over when the stop arrives
            Verb::Pause => game.phase == Phase::Countdown || self.offers(&prompt.verb, board_id),
            Verb::Go | Verb::Annul => self.offers(&prompt.verb, board_id),
            _ => true,
        };
        let mut reached = self.in_scope(scope, board_id);
        if scope != Scope::Board {
            for (court, boards) in &mut reached {
                let court = *court;
                boards.retain(|board| {
                    let board_id = (court, *board);
                    let left_out = match prompt.verb {
                        Verb::Start | Verb::Go => self.except.contains(&board_id),
                        Verb::Check => self.except.contains(&board_id) || !self.is_mine(board_id),
                        _ => false,
                    };
                    !left_out && self.game(board_id).is_some_and(|game| fits(board_id, game))
                });
            }
            reached.retain(|(_, boards)| !boards.is_empty());
        }
        reached
    }

    /// True if no board on any court has reached the stage an act needs. False while the view
    /// may be old.
    pub(crate) fn reaches_nothing(&self, prompt: &Prompt) -> bool {
        let all = Prompt {
            filled: Filled { scope: Some(Scope::AllCourts), ..prompt.filled.clone() },
            ..prompt.clone()
        };
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
