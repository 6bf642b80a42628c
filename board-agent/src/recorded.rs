//! Boards that play recorded games again: a sensor for the moves and a gate for the runs, both from
//! one playbook, each on its own.
//!
//! They begin when the court shows their game running, stand still while it is paused, and go on
//! from the half-move the court shows: after a restart of the program nothing is made twice.

use crate::pace::{Beginning, Pace, Runs, Script};
use crate::pgn::RecordedGame;
use crate::sighting::{Gate, Passage, Sensor, Sighting};
use court_protocol::{BoardNo, CourtId, GameId, GameView, Micros, Millis, Phase};
use std::collections::{BTreeMap, VecDeque};
use std::sync::Arc;

/// Which recorded games are played where, and how fast.
#[derive(Debug, Clone)]
pub struct Playbook {
    /// The games.
    pub games: Vec<RecordedGame>,
    /// Whether moves come by recorded clocks, drawn, or at once.
    pub pace: Pace,
    /// Whether there are runs.
    pub runs: Runs,
    /// Recorded seconds per second of court time.
    pub speed: u32,
    /// Whether the games begin again after the last; else each is played once.
    pub again: bool,
}

/// One board of one court.
pub type Seat = (CourtId, BoardNo);

impl Playbook {
    /// Which games, by their places, are played on which board, in the order of rounds: as their
    /// `Board` tags say (or the second half of a round such as `3.7`) where every game has one of
    /// these boards there, else in turn.
    #[must_use]
    pub fn deal(&self, seats: &[Seat]) -> BTreeMap<Seat, Vec<usize>> {
        let mut dealt: BTreeMap<Seat, Vec<usize>> = BTreeMap::new();
        let named: Option<Vec<Seat>> = self
            .games
            .iter()
            .map(|game| {
                let board = board_tag(game)?;
                seats.iter().copied().find(|(_, seat)| *seat == board)
            })
            .collect();
        for index in 0..self.games.len() {
            let seat = match &named {
                Some(seats) => seats[index],
                None if seats.is_empty() => break,
                None => seats[index % seats.len()],
            };
            dealt.entry(seat).or_default().push(index);
        }
        dealt
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
        Script::from(&self.games[index], pace, runs, Beginning::shown(game))
    }
}

/// The board a game's tags name.
fn board_tag(game: &RecordedGame) -> Option<BoardNo> {
    let tag = game.tags.get("Board");
    let round = || game.tags.get("Round")?.split_once('.').map(|(_, board)| board);
    tag.or_else(round)?.parse().ok().map(BoardNo)
}

/// The moves of a board's recorded games.
#[derive(Debug)]
pub struct RecordedBoard(Replay<Sighting>);

/// The runs that go with them.
#[derive(Debug)]
pub struct SimulatedGate(Replay<Passage>);

impl RecordedBoard {
    /// The board that plays these games of the playbook.
    #[must_use]
    pub fn new(book: Arc<Playbook>, games: Vec<usize>) -> Self {
        let steps = |script: Script| {
            let (moves, _) = script.into_parts();
            let sighting = |side, seen| Sighting { at: None, mover: Some(side), seen };
            moves.into_iter().map(|step| (step.after, sighting(step.side, step.seen))).collect()
        };
        Self(Replay::new(book, games, steps))
    }
}

impl SimulatedGate {
    /// The gate of the board that plays these games.
    #[must_use]
    pub fn new(book: Arc<Playbook>, games: Vec<usize>) -> Self {
        let steps = |script: Script| {
            let (_, passages) = script.into_parts();
            let passage = |step: &crate::pace::PassageStep| Passage {
                at: None,
                side: step.side,
                place: step.place,
            };
            passages.iter().map(|step| (step.after, passage(step))).collect()
        };
        Self(Replay::new(book, games, steps))
    }
}

impl Sensor for RecordedBoard {
    fn shown(&mut self, now: Micros, speed: u32, game: Option<&GameView>) {
        self.0.shown(now, speed, game);
    }
    fn look(&mut self, now: Micros) -> Vec<Sighting> {
        self.0.look(now)
    }
    fn next_deadline(&self) -> Option<Micros> {
        self.0.next_deadline()
    }
    fn is_over(&self) -> bool {
        self.0.is_over()
    }
    fn take_unmade(&mut self) -> Option<usize> {
        self.0.unmade.take()
    }
}

impl Gate for SimulatedGate {
    fn shown(&mut self, now: Micros, speed: u32, game: Option<&GameView>) {
        self.0.shown(now, speed, game);
    }
    fn look(&mut self, now: Micros) -> Vec<Passage> {
        self.0.look(now)
    }
    fn next_deadline(&self) -> Option<Micros> {
        self.0.next_deadline()
    }
}

/// One column of a playbook's scripts, played as the court shows the games.
#[derive(Debug)]
struct Replay<S> {
    book: Arc<Playbook>,
    /// Places of the board's games in the book, in the order of rounds.
    games: Vec<usize>,
    column: fn(Script) -> Vec<(Millis, S)>,
    /// The game being played.
    game: Option<GameId>,
    /// Rounds played or begun.
    begun: usize,
    steps: VecDeque<(Millis, S)>,
    /// Device µs of GO, moved by pauses.
    go: Micros,
    held_at: Option<Micros>,
    /// Court seconds per second of the device.
    speed: i64,
    /// Steps of the game the court ended before they were due.
    unmade: Option<usize>,
}

impl<S> Replay<S> {
    fn new(book: Arc<Playbook>, games: Vec<usize>, column: fn(Script) -> Vec<(Millis, S)>) -> Self {
        Self {
            book,
            games,
            column,
            game: None,
            begun: 0,
            steps: VecDeque::new(),
            go: Micros(0),
            held_at: None,
            speed: 1,
            unmade: None,
        }
    }

    fn shown(&mut self, now: Micros, speed: u32, game: Option<&GameView>) {
        let Some(game) = game else {
            self.leave();
            return;
        };
        let ours = self.game == Some(game.game);
        match game.phase {
            Phase::Running if !ours => self.begin(now, speed, game),
            Phase::Running => {
                if let Some(held_at) = self.held_at.take() {
                    self.go = Micros(self.go.0 + now.0 - held_at.0);
                }
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

    fn leave(&mut self) {
        self.game = None;
        self.steps.clear();
        self.held_at = None;
    }

    fn begin(&mut self, now: Micros, speed: u32, game: &GameView) {
        self.leave();
        self.game = Some(game.game);
        let round = usize::from(game.round.max(1)) - 1;
        self.begun = self.begun.max(round + 1);
        let place = if self.book.again && !self.games.is_empty() {
            round % self.games.len()
        } else {
            round
        };
        let Some(index) = self.games.get(place) else { return };
        self.go = now;
        self.speed = i64::from(speed.max(1)) * i64::from(self.book.speed.max(1));
        self.steps = (self.column)(self.book.script(*index, game)).into();
    }

    /// When a step is due, on the device's clock; GO plus its time, scaled.
    fn due(&self, after: Millis) -> Micros {
        Micros(self.go.0 + after.0 * 1_000 / self.speed)
    }

    fn look(&mut self, now: Micros) -> Vec<S> {
        let mut seen = Vec::new();
        while self.next_deadline().is_some_and(|due| due <= now) {
            seen.extend(self.steps.pop_front().map(|(_, step)| step));
        }
        seen
    }

    fn next_deadline(&self) -> Option<Micros> {
        if self.held_at.is_some() {
            return None;
        }
        self.steps.front().map(|(after, _)| self.due(*after))
    }

    fn is_over(&self) -> bool {
        !self.book.again && self.begun >= self.games.len() && self.steps.is_empty()
    }
}
