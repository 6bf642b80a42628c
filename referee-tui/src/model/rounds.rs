//! Rounds on the screen of results: the games on the boards, and those that have left them.

use super::{Model, Screen};
use court_protocol::{BoardId, FactId, GameView, ResultState};
use std::collections::BTreeMap;

impl Model {
    /// Games of earlier rounds, whose boards have the next ones.
    pub(crate) fn earlier_games(&self) -> impl Iterator<Item = (BoardId, &GameView)> {
        self.courts.iter().flat_map(|(court, mirror)| {
            let earlier = mirror.court().earlier.iter();
            earlier.map(|earlier| ((*court, earlier.board), &earlier.game))
        })
    }

    /// Every game whose result is at hand.
    pub(crate) fn all_games(&self) -> impl Iterator<Item = (BoardId, &GameView)> {
        self.games().chain(self.earlier_games())
    }

    /// The game that a board stands for where results are looked at: its game of the round looked
    /// at, elsewhere the one on the board.
    pub(crate) fn game_of_result(&self, board_id: BoardId) -> Option<&GameView> {
        match self.round.filter(|_| self.screen == Screen::Results) {
            None => self.game(board_id),
            Some(round) => {
                let is_it =
                    |(of, game): &(BoardId, &GameView)| *of == board_id && game.round == round;
                self.all_games().find(is_it).map(|(_, game)| game)
            }
        }
    }

    /// The round of a question about an earlier game.
    pub(crate) fn earlier_round_of(&self, board_id: BoardId, question: FactId) -> Option<u16> {
        let asks = |game: &GameView| game.inbox.iter().any(|open| open.fact == question);
        let mut earlier = self.earlier_games();
        earlier.find(|(of, game)| of.0 == board_id.0 && asks(game)).map(|(_, game)| game.round)
    }

    /// The games of the round whose results are looked at.
    pub(crate) fn games_of_results(&self) -> impl Iterator<Item = &GameView> {
        self.board_ids().into_iter().filter_map(|board_id| self.game_of_result(board_id))
    }

    /// The number of unsealed results of each round.
    pub(crate) fn rounds(&self) -> BTreeMap<u16, usize> {
        let mut rounds = BTreeMap::new();
        for (_, game) in self.all_games() {
            *rounds.entry(game.round).or_default() +=
                usize::from(game.result != ResultState::Sealed);
        }
        rounds
    }

    /// The latest round on a board.
    pub(crate) fn latest_round(&self) -> Option<u16> {
        self.games().map(|(_, game)| game.round).max()
    }

    /// Looks at the results of the round before, or after; true if there is one.
    pub(crate) fn look_at_round(&mut self, later: bool) -> bool {
        let rounds = self.rounds();
        let Some(shown) = self.round.or(self.latest_round()) else { return false };
        let next = if later {
            rounds.range(shown + 1..).next()
        } else {
            rounds.range(..shown).next_back()
        };
        let Some((round, _)) = next else { return false };
        self.round = Some(*round).filter(|_| Some(*round) < self.latest_round());
        true
    }
}
