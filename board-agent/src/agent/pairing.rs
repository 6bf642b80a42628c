//! A source's differences from the pairings the court shows. They are the referee's to judge: the
//! source's moves are reported all the same.

use super::{Agent, Effect, Source};
use crate::pace::Runs;
use court_protocol::{BoardId, BoardNo, BoardView, CourtId, GameView, Phase, RunEvidence};
use std::collections::BTreeMap;

/// The notice about runs that are seen although the court presumes them.
const RUNS_DO_NOT_COUNT: &str = "the runs seen here do not count: the court presumes that they are \
                                 made; `runs = \"reported\"` in the [[pairing]] has them count";

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
            Effect::Say(format!("{court}, {}: {differs}", listed(&boards)))
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
            differs.extend(tags.map(|tag| format!("{file}, game {number}: {tag}")));
            let court = game.sides.as_ref().map(|side| side.time);
            differs.extend(recorded.control_differs(court).map(|control| control.to_string()));
        } else {
            differs.push(format!("no game of round {} is here: nothing is played", game.round));
        }
        if book.runs != Runs::Unseen && presumes_runs(game) {
            self.runs_told.insert(board_id, game.game);
            differs.push(RUNS_DO_NOT_COUNT.to_owned());
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
            effects.push(Effect::Say(format!("{court}, {board}: {RUNS_DO_NOT_COUNT}")));
        }
    }
}

/// True if a run counts as made at the next press, whatever is seen of it (CR-4.2-1).
fn presumes_runs(game: &GameView) -> bool {
    game.ruleset.runs() && game.runs == RunEvidence::Presumed
}

/// `board 3`, `boards 1, 2, 5`.
fn listed(boards: &[BoardNo]) -> String {
    match boards {
        [one] => one.to_string(),
        several => {
            let numbers: Vec<String> = several.iter().map(|board| board.0.to_string()).collect();
            format!("boards {}", numbers.join(", "))
        }
    }
}
