//! The objections to a start, as the court reports them; it has the last word.

use super::Model;
use super::prompt::{Prompt, Verb};
use court_protocol::{Against, BoardId, BoardNo, CourtId, DeviceHealth, Hindrance, Reach, Role};
use referee_messages::{named, say, words};
use std::collections::BTreeMap;

impl Model {
    /// The court's objections to the start of these boards, a sentence each. None is known while
    /// the list of devices is missing.
    pub(crate) fn hindrances(&self, board_ids: &[BoardId]) -> Vec<String> {
        let mut against: BTreeMap<(CourtId, Against), Vec<BoardNo>> = BTreeMap::new();
        for Hindrance { court, boards, why } in
            self.presence.iter().flat_map(|presence| &presence.hindrances)
        {
            let meant = boards.iter().filter(|board| {
                let board_id = (*court, **board);
                board_ids.contains(&board_id) && !self.is_over(board_id, *why)
            });
            against.entry((*court, *why)).or_default().extend(meant);
        }
        against.retain(|_, boards| !boards.is_empty());
        let several = self.courts.len() > 1;
        let sentence = |((court, why), boards): ((CourtId, Against), Vec<BoardNo>)| {
            let message = Hindrance { court, boards, why }.message();
            let text = words().say(&named(message, &|name, id| self.naming(name, id)));
            if several { say!("on-court", court, what = text) } else { text }
        };
        against.into_iter().map(sentence).collect()
    }

    /// The devices of these boards that no start waits for.
    pub(crate) fn away(&self, board_ids: &[BoardId]) -> Vec<String> {
        let reports = |device: &&DeviceHealth| {
            let of_boards = board_ids.iter().any(|(court, board)| {
                device.courts.contains(court)
                    && (device.boards.is_empty() || device.boards.contains(board))
            });
            of_boards && !device.relieved && matches!(device.role, Role::Board | Role::Judge)
        };
        let away = self.devices().filter(|device| device.reach == Reach::Away).filter(reports);
        away.map(|device| device.name.clone()).collect()
    }

    /// True if nothing known here stands against the start a prompt would make.
    pub(crate) fn start_is_clear(&self, prompt: &Prompt) -> bool {
        // a GO that is kept through an outage must not be refused for want of a reason
        let is_known = self.presence.is_some() || prompt.verb != Verb::Go;
        prompt.refused.is_none()
            && is_known
            && self.hindrances(&self.boards_reached(prompt)).is_empty()
    }

    /// The list may be half a second older than the court's view. A reason that the view shows to be
    /// over does not count any more.
    fn is_over(&self, board_id: BoardId, why: Against) -> bool {
        self.game(board_id).is_some_and(|game| match why {
            Against::NoGame => true,
            Against::NotReady => game.ready,
            _ => false,
        })
    }
}
