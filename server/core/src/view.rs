//! Views: the boards as screens show them.

use court_protocol::{
    Audience, BoardNo, BoardView, BySide, Claim, CorrectedView, EarlierGame, EntryView, Evidence,
    GameView, OnlineView, PenaltyView, Phase, Question, QuestionView, RunMode, RunningView, Side,
    SideView, Snapshot, SpeedView, StandingClaim, StoppedView, UnexpectedFrom, WalkCard,
};

use crate::game::Game;
use crate::permits::Basis;
use crate::play::{Ended, Open, Play, ResultEntry, Speed};
use crate::record::{FactBody, Record};
use crate::state::{Board, CourtState};
use crate::ticker::{brief_fault, fault_for, shortened};
use std::cmp::Reverse;

/// Largest number of open questions in a view, the most urgent first. No board has had more at a
/// time; the next ones follow when these are answered. A view has to fit in
/// [`BoardView::BYTES_MAX`].
const INBOX_MAX: usize = 8;

/// Largest number of entries in a view: two referees', and one more that differs.
const ENTRIES_MAX: usize = 3;

impl CourtState {
    /// Every game of the court with its board, those of earlier rounds too, as an audience may see
    /// them. Views hold no names; the caller adds them.
    pub fn games(&self, audience: Audience) -> impl Iterator<Item = (BoardNo, GameView)> {
        self.games.values().map(move |game| (game.board, game_view(game, audience)))
    }

    /// A board as an audience may see it, without its permits. Views hold no names; the
    /// caller adds them.
    pub fn view(&self, board: BoardNo, audience: Audience) -> BoardView {
        BoardView {
            board,
            stale: self.boards.get(&board).is_some_and(|board| !board.stale.is_empty()),
            game: self.current(board).map(|game| game_view(game, audience)),
            permits: None,
        }
    }

    /// The state that the permits of a board's game depend on; `None` without a game. While it
    /// stays, the permits stay.
    pub fn basis(&self, board: BoardNo) -> Option<Basis> {
        self.current(board).map(Basis::of)
    }

    /// A board as an audience may see it, with its permits for referees: a board of a snapshot.
    pub fn whole_view(&self, board: BoardNo, audience: Audience) -> BoardView {
        let basis = self.basis(board).filter(|_| audience == Audience::Referees);
        let permits = basis.map(|basis| Box::new(basis.permits()));
        BoardView { permits, ..self.view(board, audience) }
    }

    /// Games that have left their boards to the next ones, as an audience may see them.
    pub(crate) fn earlier(&self, audience: Audience) -> Vec<EarlierGame> {
        if audience == Audience::Public {
            return Vec::new();
        }
        let left = self.boards.values().flat_map(Board::earlier);
        let games = left.map(|game| &self.games[game]);
        let mut earlier: Vec<EarlierGame> = games.map(earlier_view).collect();
        Snapshot::arrange_earlier(&mut earlier);
        earlier
    }

    /// The earlier game that a record changes, or that leaves its board for the next game by this
    /// record, as an audience may see it. The record is the court's last.
    pub fn changed_earlier(&self, record: &Record, audience: Audience) -> Option<EarlierGame> {
        let earlier = self.boards.get(&record.board?)?.earlier();
        let pairs = record.facts.iter().any(|fact| matches!(fact.body, FactBody::Paired { .. }));
        let changed = if pairs { earlier.last().copied() } else { record.game };
        changed
            .filter(|game| earlier.contains(game) && audience == Audience::Referees)
            .map(|game| earlier_view(&self.games[&game]))
    }
}

/// A game that is no longer played on its board: its players, its result, and its open questions.
fn earlier_view(game: &Game) -> EarlierGame {
    let view = game_view(game, Audience::Referees);
    let away = |side: SideView| SideView {
        left: None,
        at: None,
        since: None,
        owes: Vec::new(),
        penalties: Vec::new(),
        more_penalties: 0,
        unexpected: UnexpectedFrom::default(),
        ..side
    };
    let BySide { white, black } = view.sides;
    let sides = BySide { white: away(white), black: away(black) };
    let game_view = GameView { fen: None, last: None, running: None, sides, ..view };
    let permits = Basis::of(game).permits_of_result();
    EarlierGame { board: game.board, game: game_view, permits }
}

fn game_view(game: &Game, audience: Audience) -> GameView {
    let Game { setup, play, .. } = game;
    let speed = speed_view(play, audience);
    let questions = game.questions();
    let claim_asked = questions.iter().find_map(|open| match open.question {
        Question::Claim { side, .. } => Some(side),
        _ => None,
    });
    let inbox: Vec<QuestionView> = match audience {
        Audience::Public => Vec::new(),
        Audience::Referees => most_urgent(questions)
            .take(INBOX_MAX)
            .map(|open| {
                let question = as_it_stands(game, open);
                QuestionView::new(open.fact, open.at, question, open.on_record.clone())
            })
            .collect(),
    };
    GameView {
        game: game.id,
        round: setup.round,
        ruleset: setup.ruleset,
        chain_game: play.chain.game_number(),
        clock: play.clocks.rule,
        evidence: play.evidence,
        runs: play.runners.evidence,
        phase: play.phase,
        go_at: play.start.go_at,
        first_go: play.start.first_go.filter(|first| Some(*first) != play.start.go_at),
        fen: play.table.fen(play.evidence == Evidence::Moves),
        ply: play.table.ply,
        last: play.table.moves.last().map(crate::play::MoveMade::view),
        placed: play.table.placed.map(|standing| standing.uci.to_string()),
        running: play
            .clocks
            .running
            .filter(|_| !matches!(play.phase, Phase::Paused | Phase::Finished))
            .map(|running| RunningView { side: running.side, since: running.since }),
        ends_at: play
            .intramural
            .as_ref()
            .filter(|_| play.phase != Phase::Finished)
            .and_then(|game| game.ends_at),
        arranged: play
            .intramural
            .as_ref()
            .filter(|_| play.phase == Phase::Waiting)
            .and_then(|game| game.arranged),
        online: setup
            .site
            .clone()
            .filter(|_| audience == Audience::Referees && play.phase != Phase::Finished)
            .map(|site| OnlineView { site, handles: BySide::default() }),
        sides: BySide::from_fn(|side| side_view(game, side, audience)),
        checks: match audience {
            Audience::Referees if play.phase == Phase::Waiting => play.sweep.views(),
            _ => Vec::new(),
        },
        stopped: play
            .stopped
            .filter(|_| audience == Audience::Referees && play.result.ended.is_none())
            .map(|stopped| StoppedView { fact: stopped.by, since: stopped.since }),
        ready: play.sweep.ready && matches!(play.phase, Phase::Waiting | Phase::Countdown),
        claims: claim_asked.or_else(|| speed.as_ref()?.claims.iter().find_map(|claim| claim.by)),
        speed,
        result: play.result_state(),
        corrected: play.result.corrected_view().map(|corrected| match audience {
            Audience::Public => CorrectedView { by: None, ..corrected },
            Audience::Referees => corrected,
        }),
        manual: play
            .result
            .manual
            .filter(|_| audience == Audience::Referees)
            .map(|manual| manual.fact),
        entries: match audience {
            Audience::Public => Vec::new(),
            Audience::Referees => entries(&play.result.entries),
        },
        ended: play.result.ended.map(Ended::view),
        inbox,
    }
}

/// A question as a view shows it. Clocks to be set get the court's present times, with the anchor
/// of the view's own clocks, because the times in the question grow old. At a table without
/// reported presses the court has no newer times than the question's. It shows those that it knew
/// when it first showed the question, and those that the head referee ruled. The time ruled in all
/// is the court's own account.
fn as_it_stands(game: &Game, open: &Open) -> Question {
    let Question::SetClock { left, added, to_run, cancelled, ruled } = open.question else {
        return shortened(&open.question);
    };
    let play = &game.play;
    let is_table = play.evidence == Evidence::Table;
    let left = BySide::from_fn(|side| {
        if is_table {
            left[side].filter(|_| game.knew_time(side) || ruled[side].since == Some(open.at))
        } else {
            play.clocks.left[side].or(left[side])
        }
    });
    let to_run = if is_table { to_run } else { play.to_run() };
    Question::SetClock { left, added, to_run, cancelled, ruled: BySide::default() }
}

/// The most urgent questions first, the oldest first among these. So a notice without an answer
/// never hides a claim with its clock running.
fn most_urgent(mut questions: Vec<&Open>) -> impl Iterator<Item = &Open> {
    questions.sort_by_key(|open| Reverse(open.question.urgency_and_alike().0));
    questions.into_iter()
}

/// Open matters between the players of a Speed game; `None` if there are none. The end that the
/// board shows is for referees: the players find it themselves (SP-23).
fn speed_view(play: &Play, audience: Audience) -> Option<SpeedView> {
    let speed = &play.speed;
    let mut claims = Vec::new();
    if let Some(end) = speed.end.as_ref().filter(|_| audience == Audience::Referees) {
        claims.push(standing(speed, None, end.claim.clone(), false, end.confirmed));
    }
    if let Some(made) = &speed.claim {
        let (by, incomplete) = (Some(made.by), !made.complete);
        claims.push(standing(speed, by, made.claim.clone(), incomplete, None));
    }
    for of in Side::BOTH {
        if let Some(by) = speed.flags[of] {
            let (claim, incomplete) = (Claim::FlagDown { of }, speed.stopped.is_none());
            let confirmed = speed.granted[of].then_some(of);
            claims.push(standing(speed, Some(by), claim, incomplete, confirmed));
        }
    }
    let view = SpeedView {
        stopped: speed.stopped.map(|stopped| stopped.by),
        claims,
        unexchanged: speed.pawns.iter().map(|pawn| pawn.square.to_string()).collect(),
    };
    (play.result.ended.is_none() && view != SpeedView::default()).then_some(view)
}

/// A claim of the players, with the dispute about it.
fn standing(
    speed: &Speed,
    by: Option<Side>,
    claim: Claim,
    incomplete: bool,
    confirmed: Option<Side>,
) -> StandingClaim {
    let dispute = speed.dispute_of(&claim);
    let (disputed, record) = (dispute.is_some(), dispute.and_then(|dispute| dispute.record));
    StandingClaim { by, claim, incomplete, confirmed, disputed, record }
}

/// The results that referees entered, the last entry last.
pub(crate) fn entries(entries: &[ResultEntry]) -> Vec<EntryView> {
    let first = entries.len().saturating_sub(ENTRIES_MAX);
    let view = |entry: &ResultEntry| EntryView { device: entry.device, result: entry.result };
    entries[first..].iter().map(view).collect()
}

/// One side. A named line is the player's own: a child's marker is his line for everything
/// (CR-2.2-2). The view also names how he turns there (CR-4.2-1).
fn side_view(game: &Game, side: Side, audience: Audience) -> SideView {
    let runner = &game.play.runners[side];
    let cards = |card| game.play.runners.walking[side].count(card, audience);
    let (line_m, run_mode) = if game.setup.ruleset.runs() {
        (game.setup.turning_point[side], game.setup.run_mode[side])
    } else {
        (SideView::USUAL_LINE_M, RunMode::Line)
    };
    // a clock on the table that runs on unseen does not show the ruled time before it is set
    let is_set = game.play.evidence != Evidence::Table
        || game.play.phase != Phase::Running
        || game.play.clock_task().is_none();
    let penalties = &game.play.runners.penalties[side];
    let more_penalties = game.play.penalty_views(side).skip(SideView::PENALTIES_MAX).count();
    SideView {
        player: game.play.players[side],
        name: None,
        profile: None,
        time: game.setup.time[side],
        left: game.play.clocks.left[side]
            .filter(|_| game.play.knows_time(side) && (is_set || audience == Audience::Referees))
            .map(court_protocol::Millis::at_least_zero),
        at: game.setup.ruleset.runs().then_some(runner.at),
        since: runner.ran_on.or(runner.since),
        owes: runner.owes.clone(),
        runs: runner.runs,
        half_runs: runner.half_runs,
        illegal: game.play.dispute.illegal[side],
        penalties: game
            .play
            .penalty_views(side)
            .take(SideView::PENALTIES_MAX)
            .map(|penalty| PenaltyView {
                fault: brief_fault(&fault_for(audience, penalty.fault)),
                ..penalty
            })
            .collect(),
        more_penalties: u8::try_from(more_penalties).unwrap_or(u8::MAX),
        served: penalties.served,
        stop: penalties.stop_view(),
        next_stop: penalties.next_stop(),
        unexpected: match audience {
            Audience::Referees if game.play.result.ended.is_none() => {
                game.play.unexpected_from(side)
            }
            _ => UnexpectedFrom::default(),
        },
        cards: game.play.offers.cards[side],
        offers: game.play.offers.open[side],
        points: game.play.points().map(|points| points[side]),
        line_m,
        run_mode,
        cautions: cards(WalkCard::Caution),
        reds: cards(WalkCard::Red),
    }
}
