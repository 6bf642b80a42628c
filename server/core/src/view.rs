//! Boards as screens show them.

use court_protocol::{
    Audience, BoardNo, BoardView, BySide, EndedView, EntryView, Evidence, GameView, PenaltyView,
    Phase, QuestionView, RunningView, Side, SideView, StoppedView,
};

use crate::game::Game;
use crate::play::Entry;
use crate::state::CourtState;
use crate::ticker::{fault_for, shortened};

/// Open questions a view carries, oldest first: the next ones follow when these are answered. A
/// view has to fit in [`BoardView::BYTES_MAX`].
const INBOX_MAX: usize = 3;
/// Open questions it carries beside penalties.
const INBOX_BESIDE_PENALTIES: usize = 2;
/// Penalties a side it carries beside questions.
const PENALTIES_BESIDE_INBOX: usize = 1;

/// Entries a view carries: two referees', and one more that differs.
const ENTRIES_MAX: usize = 3;

impl CourtState {
    /// A board as an audience may see it. Names are left to whoever knows them.
    pub fn view(&self, board: BoardNo, audience: Audience) -> BoardView {
        BoardView {
            board,
            stale: self.boards.get(&board).is_some_and(|board| !board.stale.is_empty()),
            game: self.current(board).map(|game| game_view(game, audience)),
        }
    }
}

fn game_view(game: &Game, audience: Audience) -> GameView {
    let Game { setup, play, .. } = game;
    let open = |side: Side| play.penalties[side].views(&play.runners[side]).next().is_some();
    let is_full = Side::BOTH.into_iter().any(open);
    let inbox: Vec<QuestionView> = match audience {
        Audience::Public => Vec::new(),
        Audience::Referees => game
            .questions()
            .into_iter()
            .take(if is_full { INBOX_BESIDE_PENALTIES } else { INBOX_MAX })
            .map(|open| QuestionView {
                fact: open.fact,
                at: open.at,
                question: shortened(&open.question, is_full),
            })
            .collect(),
    };
    let penalties_max =
        if inbox.is_empty() { SideView::PENALTIES_MAX } else { PENALTIES_BESIDE_INBOX };
    GameView {
        game: game.id,
        round: setup.round,
        ruleset: setup.ruleset,
        clock: play.rules,
        evidence: play.evidence,
        runs: play.runs,
        phase: play.phase,
        go_at: play.go_at,
        fen: play
            .line
            .as_ref()
            .filter(|_| play.evidence == Evidence::Moves)
            .map(|l| l.now().fen())
            .or_else(|| play.shown.clone()),
        ply: play.ply,
        last: play.moves.last().map(crate::play::MoveMade::view),
        placed: play.placed.map(|standing| standing.uci.to_string()),
        running: play
            .clocks
            .running
            .filter(|_| !matches!(play.phase, Phase::Paused | Phase::Finished))
            .map(|running| RunningView { side: running.side, since: running.since }),
        sides: BySide::from_fn(|side| side_view(game, side, penalties_max, audience)),
        stopped: play
            .stopped
            .filter(|_| audience == Audience::Referees && play.ended.is_none())
            .map(|stopped| StoppedView { fact: stopped.by, since: stopped.since }),
        ready: play.ready && matches!(play.phase, Phase::Waiting | Phase::Countdown),
        offer: play.offer,
        speed: None,
        result: play.result_state(),
        entries: match audience {
            Audience::Public => Vec::new(),
            Audience::Referees => entries(&play.entries),
        },
        ended: play.ended.map(|ended| EndedView {
            at: ended.at,
            result: ended.result,
            by: ended.by,
        }),
        inbox,
    }
}

/// What referees entered, the last words last.
pub(crate) fn entries(entries: &[Entry]) -> Vec<EntryView> {
    let first = entries.len().saturating_sub(ENTRIES_MAX);
    let view = |entry: &Entry| EntryView { device: entry.device, result: entry.result };
    entries[first..].iter().map(view).collect()
}

fn side_view(game: &Game, side: Side, penalties_max: usize, audience: Audience) -> SideView {
    let runner = &game.play.runners[side];
    let penalties = &game.play.penalties[side];
    SideView {
        player: game.play.players[side],
        name: None,
        left: game.play.clocks.left[side].map(court_protocol::Millis::at_least_zero),
        at: Some(runner.at),
        since: runner.since,
        owes: runner.owes.clone(),
        runs: runner.runs,
        illegal: game.play.illegal[side],
        penalties: penalties
            .views(runner)
            .take(penalties_max)
            .map(|penalty| PenaltyView { fault: fault_for(audience, penalty.fault), ..penalty })
            .collect(),
        served: penalties.served,
        stop: penalties.stop_view(),
        cards: game.play.cards[side],
    }
}
