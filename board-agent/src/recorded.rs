//! Recorded games that are played again: a replay for the moves and one for the runs, both from one
//! playbook, each on its own.
//!
//! They begin when the court shows their game running. They stand still while it is paused or a
//! claim waits for the head referee. They go on from the half-move that the court shows, so that
//! nothing is made twice after a restart. A player whom the court shows behind his line stays there
//! until he is free; his later acts are delayed by that time.

use crate::pace::{Beginning, Pace, Runs, Script, Step};
use court_protocol::{
    BoardId, BoardNo, BySide, CourtTime, GameId, GameView, Micros, Millis, Phase, Question, Side,
    StopView,
};
use referee_pgn::RecordedGame;
use std::collections::{BTreeMap, VecDeque};
use std::sync::Arc;

/// The recorded games, their boards and their pace.
#[derive(Debug, Clone)]
pub struct Playbook {
    /// The games; `slips` and `deal` name them by their index here.
    pub games: Vec<RecordedGame>,
    /// The pace of the moves: by recorded clocks, drawn, or at once.
    pub pace: Pace,
    /// The runs between the moves, if any.
    pub runs: Runs,
    /// Recorded seconds per second of court time.
    pub speed: u32,
    /// True if the games begin again after the last; else each is played once.
    pub again: bool,
    /// Games, by their places, in which a player completes an illegal move after this many
    /// half-moves, and corrects it.
    pub slips: BTreeMap<usize, u16>,
}

impl Playbook {
    /// The games of each board, by their places, in the order of rounds. The board is that of the
    /// `Board` tag, or the second half of a round such as `3.7`. If a game names none of these
    /// boards, all games are dealt in turn.
    pub fn deal(&self, board_ids: &[BoardId]) -> BTreeMap<BoardId, Vec<usize>> {
        let mut dealt: BTreeMap<BoardId, Vec<usize>> = BTreeMap::new();
        let named: Option<Vec<BoardId>> = self
            .games
            .iter()
            .map(|game| {
                let board = board_tag(game)?;
                board_ids.iter().copied().find(|(_, board_id)| *board_id == board)
            })
            .collect();
        for index in 0..self.games.len() {
            let board_id = match &named {
                Some(board_ids) => board_ids[index],
                None if board_ids.is_empty() => break,
                None => board_ids[index % board_ids.len()],
            };
            dealt.entry(board_id).or_default().push(index);
        }
        dealt
    }

    /// The place of a round's game among those dealt to a board. A `Round` tag that names the round
    /// decides, so that each round may have a file of its own; else the round's number does.
    fn place_of_round(&self, dealt: &[usize], round: u16) -> Option<usize> {
        let named = |index: &&usize| round_tag(&self.games[**index]) == Some(round);
        if !self.again
            && let Some(named) = dealt.iter().find(named)
        {
            return Some(*named);
        }
        let round = usize::from(round.max(1)) - 1;
        let place = if self.again && !dealt.is_empty() { round % dealt.len() } else { round };
        dealt.get(place).copied()
    }

    /// The game that is played in a round, of those dealt to a board.
    pub fn of_round(&self, dealt: &[usize], round: u16) -> Option<&RecordedGame> {
        self.place_of_round(dealt, round).map(|place| &self.games[place])
    }

    fn script(&self, index: usize, game: &GameView) -> Script {
        // Each game its own draws, and the same ones for sensor and gate.
        let own = |seed: u64| seed.wrapping_mul(1_000_003).wrapping_add(u64::from(game.game.0));
        let pace = match self.pace {
            Pace::Recorded { seed } => Pace::Recorded { seed: own(seed) },
            Pace::Drawn { seed } => Pace::Drawn { seed: own(seed) },
            Pace::AtOnce => Pace::AtOnce,
        };
        let runs = match self.runs {
            Runs::Simulated { seed } => Runs::Simulated { seed: own(seed) },
            Runs::Unseen => Runs::Unseen,
        };
        let beginning = Beginning::shown(game);
        let slipped = Side::BOTH.into_iter().any(|side| game.sides[side].illegal > 0);
        let slip = self.slips.get(&index).copied().filter(|_| !slipped);
        Script::with_slip(&self.games[index], pace, runs, beginning, slip)
    }
}

/// The board a game's tags name.
fn board_tag(game: &RecordedGame) -> Option<BoardNo> {
    let tag = game.tags.get("Board");
    let round = || game.tags.get("Round")?.split_once('.').map(|(_, board)| board);
    tag.or_else(round)?.parse().ok().map(BoardNo)
}

/// The round a game's tags name.
fn round_tag(game: &RecordedGame) -> Option<u16> {
    let tag = game.tags.get("Round")?;
    tag.split_once('.').map_or(tag, |(round, _)| round).parse().ok()
}

/// Time until a player sets out once he is free.
const SETS_OUT: Millis = Millis(600);

/// The moves or the runs of a board's recorded games, played as the court shows the games.
#[derive(Debug)]
pub struct Replay {
    book: Arc<Playbook>,
    /// Places of the board's games in the book, in the order of rounds.
    games: Vec<usize>,
    column: fn(Script) -> Vec<Step>,
    game: Option<GameId>,
    /// Rounds played or begun.
    begun: usize,
    steps: VecDeque<Step>,
    /// When each player is free whom the court showed behind his line.
    free_at: BySide<Option<CourtTime>>,
    /// Device µs of GO, moved by pauses.
    go: Micros,
    held_at: Option<Micros>,
    /// Court seconds per second of the device.
    speed: i64,
    /// Steps of the game the court ended before they were due.
    unmade: Option<usize>,
}

impl Replay {
    pub fn of_moves(book: Arc<Playbook>, games: Vec<usize>) -> Self {
        Self::new(book, games, |script| script.moves)
    }

    pub fn of_runs(book: Arc<Playbook>, games: Vec<usize>) -> Self {
        Self::new(book, games, |script| script.passages)
    }

    fn new(book: Arc<Playbook>, games: Vec<usize>, column: fn(Script) -> Vec<Step>) -> Self {
        Self {
            book,
            games,
            column,
            game: None,
            begun: 0,
            steps: VecDeque::new(),
            free_at: BySide::both(None),
            go: Micros(0),
            held_at: None,
            speed: 1,
            unmade: None,
        }
    }

    /// A replay in the middle of a game of these steps, which began at 0.
    #[cfg(test)]
    pub(crate) fn of(steps: Vec<Step>) -> Self {
        let (pace, runs, slips) = (Pace::AtOnce, Runs::Unseen, BTreeMap::new());
        let book = Playbook { games: Vec::new(), pace, runs, speed: 1, again: false, slips };
        Self { steps: steps.into(), ..Self::of_moves(Arc::new(book), Vec::new()) }
    }

    /// The court shows this of the board's game; `None` when no game is paired.
    pub fn shown(&mut self, now: Micros, speed: u32, game: Option<&GameView>) {
        let Some(game) = game else {
            self.leave();
            return;
        };
        let ours = self.game == Some(game.game);
        match game.phase {
            Phase::Running if !ours => self.begin(now, speed, game),
            Phase::Running if claim_waits(game) => {
                self.held_at.get_or_insert(now);
            }
            Phase::Running => {
                if let Some(held_at) = self.held_at.take() {
                    self.go = Micros(self.go.0 + now.0 - held_at.0);
                }
                self.hold_back(game);
            }
            Phase::Paused if ours => {
                self.held_at.get_or_insert(now);
            }
            Phase::Finished if ours => {
                if !self.steps.is_empty() {
                    self.unmade = Some(self.steps.len());
                }
                self.steps.clear();
            }
            Phase::Finished => self.begun = self.begun.max(usize::from(game.round)),
            Phase::Waiting | Phase::Countdown | Phase::Paused => self.leave(),
        }
    }

    /// A player who stands behind his line does everything later; so does his opponent from the
    /// half-move that has to wait for him.
    fn hold_back(&mut self, game: &GameView) {
        for side in Side::BOTH {
            let Some(StopView { until: Some(until), whole, .. }) = game.sides[side].stop else {
                continue;
            };
            if self.free_at[side].replace(until) == Some(until) {
                continue;
            }
            let stands = whole + SETS_OUT;
            let later = Millis(stands.0 * i64::from(self.book.speed.max(1)));
            let turn = if game.ply.is_multiple_of(2) { Side::White } else { Side::Black };
            let his_next = if turn == side { game.ply } else { game.ply + 1 };
            for step in &mut self.steps {
                if step.side == side || step.ply > his_next {
                    step.after += later;
                }
            }
            self.steps.make_contiguous().sort_by_key(|step| step.after);
        }
    }

    fn leave(&mut self) {
        self.game = None;
        self.free_at = BySide::both(None);
        self.steps.clear();
        self.held_at = None;
    }

    fn begin(&mut self, now: Micros, speed: u32, game: &GameView) {
        self.leave();
        self.game = Some(game.game);
        self.begun = self.begun.max(usize::from(game.round.max(1)));
        let Some(index) = self.book.place_of_round(&self.games, game.round) else { return };
        self.go = now;
        self.speed = i64::from(speed.max(1)) * i64::from(self.book.speed.max(1));
        self.steps = (self.column)(self.book.script(index, game)).into();
    }

    /// When a step is due, on the device's clock; GO plus its time, scaled.
    fn due(&self, after: Millis) -> Micros {
        Micros(self.go.0 + after.0 * 1_000 / self.speed)
    }

    pub fn take_step(&mut self) -> Option<Step> {
        self.steps.pop_front()
    }

    /// The steps of the game that the court ended before they were due; given once.
    pub fn take_unmade(&mut self) -> Option<usize> {
        self.unmade.take()
    }

    /// When the next step is due; never while the game stands still.
    pub fn next_deadline(&self) -> Option<Micros> {
        if self.held_at.is_some() {
            return None;
        }
        self.steps.front().map(|step| self.due(step.after))
    }

    /// True if every step of every game was due.
    pub fn is_over(&self) -> bool {
        !self.book.again && self.begun >= self.games.len() && self.steps.is_empty()
    }
}

/// True if the players stand still because the head referee has to rule on a claim.
fn claim_waits(game: &GameView) -> bool {
    game.inbox.iter().any(|open| matches!(open.question, Question::Claim { .. }))
}
