//! The reports of sources: a sensor sees the board and its clock, a gate sees the line.
//!
//! Both are plain: told what the court shows of their board, asked what they have seen by now, and
//! when to ask again. `now` is the device's own monotonic clock.

use court_protocol::{GameView, Micros, Seen, Side};

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Sighting {
    /// When it happened, where that was before now; sources that report at once leave it out.
    pub at: Option<Micros>,
    /// The side that moved or pressed, if the source knows it.
    pub mover: Option<Side>,
    pub seen: Seen,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Passage {
    /// When it happened, where that was before now.
    pub at: Option<Micros>,
    pub side: Side,
    pub place: Place,
}

/// A place where a gate sees a runner.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Place {
    /// Over his line with both feet.
    Line,
    /// Back at the board.
    Board,
}

impl From<Passage> for Sighting {
    fn from(passage: Passage) -> Self {
        let Passage { at, side, place } = passage;
        let seen = match place {
            Place::Line => Seen::Crossed { side },
            Place::Board => Seen::Returned { side },
        };
        Self { at, mover: None, seen }
    }
}

/// A source of what happens on one board.
pub trait Sensor: Send {
    /// The court shows this of the board's game; `None` when no game is paired.
    fn shown(&mut self, now: Micros, speed: u32, game: Option<&GameView>);

    /// The observations up to `now` that were not reported before, oldest first.
    fn look(&mut self, now: Micros) -> Vec<Sighting>;

    /// When to look again; never, where only [`shown`](Self::shown) can bring something new.
    fn next_deadline(&self) -> Option<Micros>;

    /// True if everything it will ever see has been reported.
    fn is_over(&self) -> bool;

    /// The number of its reports for a game that the court ended before they were due; given once.
    fn take_unmade(&mut self) -> Option<usize> {
        None
    }
}

/// A source of what happens at the ends of one lane.
pub trait Gate: Send {
    /// The court shows this of the lane's game.
    fn shown(&mut self, now: Micros, speed: u32, game: Option<&GameView>);

    /// The runners who passed up to `now` and were not reported before, oldest first.
    fn look(&mut self, now: Micros) -> Vec<Passage>;

    /// When to look again.
    fn next_deadline(&self) -> Option<Micros>;
}
