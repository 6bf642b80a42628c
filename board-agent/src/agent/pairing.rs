//! A source's differences from the pairings the court shows. They are the referee's to judge: the
//! source's moves are reported all the same.

use super::{Agent, Effect, Source};
use crate::pace::Runs;
use court_protocol::{BoardId, BoardNo, BoardView, CourtId, GameView, Phase, RunEvidence};
use referee_messages::{say, words};
use referee_pgn::TagDiffers;
use std::collections::BTreeMap;

impl Agent {
    /// Reports once per game the differences from its pairing: tags of another match
    /// (IM-1-1), another time control, runs that do not count. Boards with the same
    /// difference share one sentence.
    pub(super) fn compare(
        &mut self,
        court: CourtId,
        views: &[BoardView],
        effects: &mut Vec<Effect>,
    ) {
        let mut said: BTreeMap<String, Vec<BoardNo>> = BTreeMap::new();
        for BoardView { board, game, .. } in views {
            let (board_id, Some(game)) = ((court, *board), game) else { continue };
            if game.phase == Phase::Finished || !self.tables.contains_key(&board_id) {
                continue;
            }
            if self.compared.insert(board_id, game.game) == Some(game.game) {
                continue;
            }
            for differs in self.differences(board_id, game) {
                said.entry(differs).or_default().push(*board);
            }
        }
        let sentence = |(differs, boards): (String, Vec<BoardNo>)| {
            Effect::Say(say!("agent-differs", court, boards, differs))
        };
        effects.extend(said.into_iter().map(sentence));
    }

    fn differences(&mut self, board_id: BoardId, game: &GameView) -> Vec<String> {
        let Source::Recorded(book) = &self.source else { return Vec::new() };
        let mut differs = Vec::new();
        let dealt = self.dealt.get(&board_id).map_or(&[][..], Vec::as_slice);
        if let Some(recorded) = book.of_round(dealt, game.round) {
            let (file, number) = (&recorded.file, recorded.number);
            let tags = game.online.as_ref().map(|online| recorded.differs_from(online));
            let tags = tags.into_iter().flatten();
            let of_tag = |tag: TagDiffers| {
                let differs = words().say(&tag.message());
                say!("agent-tag-differs", file = &**file, game = number, differs)
            };
            differs.extend(tags.map(of_tag));
            let court = game.sides.as_ref().map(|side| side.time);
            differs.extend(
                recorded.control_differs(court).map(|control| words().say(&control.message())),
            );
        } else {
            differs.push(say!("agent-no-round", round = game.round));
        }
        if book.runs != Runs::Unseen && presumes_runs(game) {
            self.runs_told.insert(board_id, game.game);
            differs.push(say!("agent-runs-presumed"));
        }
        differs
    }

    /// Says once of each game that a run was seen there and does not count.
    pub(super) fn saw_run(&mut self, (court, board): BoardId, effects: &mut Vec<Effect>) {
        let Some(game) = self.shown((court, board)).filter(|game| presumes_runs(game)) else {
            return;
        };
        let game = game.game;
        if self.runs_told.insert((court, board), game) != Some(game) {
            let differs = say!("agent-runs-presumed");
            effects.push(Effect::Say(say!("agent-differs", court, boards = [board], differs)));
        }
    }
}

/// True if a run counts as made at the next press, whatever is seen of it (CR-4.2-1).
fn presumes_runs(game: &GameView) -> bool {
    game.ruleset.runs() && game.runs == RunEvidence::Presumed
}
