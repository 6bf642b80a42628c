//! Countdowns that run, and what one key stops of them.

use super::presses::{Press, PressState};
use super::{LinkState, Model, Screen};
use court_protocol::{Ask, BoardNo, CourtId, CourtTime, GameView, Phase, Role, Said};
use std::collections::BTreeMap;

impl Model {
    /// The boards that an abort stops: those of the shown court whose countdown runs, and those of
    /// other courts that count to the same GO. A start from here that is still on its way counts,
    /// though no picture shows it yet.
    pub(crate) fn counting(&self) -> Vec<(CourtId, Vec<BoardNo>)> {
        let here = self.board_id.0;
        let mut count = self.counts();
        let of_here: Vec<CourtTime> = count
            .iter()
            .filter(|(court, _, _)| *court == here)
            .map(|(_, _, go_at)| *go_at)
            .collect();
        count.retain(|(court, _, go_at)| *court == here || of_here.contains(go_at));
        let mut counting: BTreeMap<CourtId, Vec<BoardNo>> = BTreeMap::new();
        for (court, board, _) in count {
            let boards = counting.entry(court).or_default();
            if !boards.contains(&board) {
                boards.push(board);
            }
        }
        counting.into_iter().collect()
    }

    /// Every board that counts, with its GO.
    fn counts(&self) -> Vec<(CourtId, BoardNo, CourtTime)> {
        let lies_ahead = |go_at: &CourtTime| self.now.is_none_or(|now| now < *go_at);
        let shown = self.games().filter_map(|((court, board), game)| {
            let go_at = game.go_at.filter(|_| game.phase == Phase::Countdown)?;
            Some((court, board, go_at))
        });
        let on_its_way = self.presses.newest_first().filter_map(|press| match &press.ask {
            Ask::Start { boards, go_at: Some(go_at), .. }
                if matches!(press.state, PressState::Writing | PressState::Kept) =>
            {
                Some(boards.iter().map(|board| (press.court, *board, *go_at)))
            }
            _ => None,
        });
        shown.chain(on_its_way.flatten()).filter(|(_, _, go_at)| lies_ahead(go_at)).collect()
    }

    /// True if a press began a countdown that was stopped before its GO.
    pub(crate) fn is_aborted(&self, press: &Press) -> bool {
        let (Ask::Start { boards, .. }, PressState::Recorded { seq: Some(seq), .. }) =
            (&press.ask, &press.state)
        else {
            return false;
        };
        // what became of it was told after its record, board by board
        let later = self.log.of_court(press.court).filter(|line| line.fact.seq() > *seq);
        let mut of_boards = later.filter(|line| boards.contains(&line.board));
        let ended = of_boards.find(|line| {
            matches!(line.said, Said::Aborted | Said::Started | Said::Counting { .. })
        });
        ended.is_some_and(|line| line.said == Said::Aborted)
    }

    /// True if the server's messages reach this screen.
    pub(crate) fn is_linked(&self) -> bool {
        self.link == LinkState::Up
    }

    /// True if this game's countdown runs.
    pub(crate) fn counts_down(&self, game: &GameView) -> bool {
        let lies_ahead = |go_at| self.now.is_none_or(|now| now < go_at);
        game.phase == Phase::Countdown && game.go_at.is_some_and(lies_ahead)
    }

    /// True if this device may stop a countdown, as far as its role tells.
    pub(crate) fn may_abort(&self) -> bool {
        let is_barred = self.link == LinkState::Up && self.is_relieved();
        !is_barred && self.me.as_ref().is_some_and(|me| me.role == Role::Head)
    }

    /// True if the abort key has no other use on this screen.
    pub(crate) fn aborts_from_here(&self) -> bool {
        match self.screen {
            Screen::Inbox | Screen::Devices => false,
            Screen::Board => self.game(self.board_id).is_some_and(|game| self.counts_down(game)),
            _ => true,
        }
    }
}
