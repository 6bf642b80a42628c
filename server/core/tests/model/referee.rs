//! A second referee: the rules of a ChessRun game once more, written from the rulebook alone.
//!
//! Slow and simple on purpose. It keeps no records and no facts, and edits nothing afterwards. It
//! works everything out anew whenever it is asked: the time left is the time given less the spans
//! the clock ran. A reader can compare it with the rulebook line by line. The tests compare its
//! results with the core's.
//!
//! It gets the events in the order in which they happened, with the head referee's ruling on each:
//! no report is late here.

mod draws;
mod lanes;
mod moves;

use court_protocol::{
    BySide, Claim, CourtTime, Debt, Fault, GameResult, Millis, RunEvidence, Sanction, Side,
    Termination, Whereabouts,
};
use shakmaty::fen::Fen;
use shakmaty::uci::UciMove;
use shakmaty::{Chess, Color, EnPassantMode, Position};

/// From "3" to GO.
const COUNTDOWN: Millis = Millis(3_000);
/// White's clock starts at "2" (CR-4.1-2).
const TWO: Millis = Millis(1_000);
/// A penalty by the stopwatch (CR-4.3-1).
const TEN_SECONDS: Millis = Millis(10_000);
/// Two referees who call one fault within this time saw the same one.
const TWO_EYES: Millis = Millis(3_000);
/// Two taps of one referee within this time are one.
const TWO_TAPS: Millis = Millis(1_000);

/// An event at the board, or a report about it.
#[derive(Debug, Clone, PartialEq)]
pub(crate) enum Word {
    /// A move on the board and the clock pressed.
    Moves(UciMove),
    /// A move on the board.
    Puts(UciMove),
    /// The clock pressed.
    Presses(Side),
    /// A move that is not legal, pressed; `stands` if the head referee says the board misreported
    /// it (`Some(false)`) or confirms it (`Some(true)`).
    MovesIllegally {
        uci: UciMove,
        confirmed: Option<bool>,
    },
    Crosses(Side),
    Returns(Side),
    /// He corrected the irregularity.
    Corrects(Side),
    Fault {
        by: u32,
        side: Side,
        fault: Fault,
        sanction: Sanction,
    },
    /// A referee has a player stand behind his line.
    Stands(Side),
    /// He left before his stop was over.
    Leaves(Side),
    /// He ran on with penalties due and nobody timed him. The head referee rules whether he stood.
    Stood {
        side: Side,
        stood: bool,
    },
    Card(Side),
    Accepts(Side),
    Refuses(Side),
    Agreed,
    Resigns(Side),
    /// A claim, and the head referee's ruling at a later instant.
    Claims {
        side: Side,
        claim: Claim,
        upheld: bool,
        ruled_at: CourtTime,
    },
    Pause,
    /// The countdown that lets a stopped game go on begins.
    GoesOn,
}

/// One player's lane.
#[derive(Debug, Clone)]
pub(crate) struct Lane {
    pub(crate) owes: Vec<Debt>,
    pub(crate) at: Whereabouts,
    /// The instant at which he crossed his line on this run.
    crossed: Option<CourtTime>,
    /// Full runs made.
    pub(crate) runs: u16,
    /// Debts that his last press was presumed to have paid.
    taken_as_paid: Vec<Debt>,
    calls: Vec<Call>,
    pub(crate) stop: Option<Stop>,
    /// The moves with which he ran on from stops that nobody timed; the head referee has to rule.
    pub(crate) ran_on: Vec<CourtTime>,
    /// He is making his move while his stopwatch runs, or ran when he put it.
    moves_in_stop: bool,
    pub(crate) served: u8,
    /// Number of times he has left the stop he owes.
    pub(crate) restarts: u8,
}

/// A call that stands against a player.
#[derive(Debug, Clone)]
struct Call {
    fault: Fault,
    sanction: Sanction,
    /// His completed moves before it.
    run: usize,
    taps: Vec<(u32, CourtTime)>,
    /// A stop is still to be stood for it.
    open: bool,
    /// His completed moves when he came to owe that stop.
    since: usize,
    /// He has been at his line since.
    passed: bool,
    /// The move with which he ran on.
    ran_on: Option<CourtTime>,
}

/// A stop by the stopwatch.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Stop {
    pub(crate) left: Millis,
    /// The instant since when it runs; a stopped game stops it too.
    since: Option<CourtTime>,
    pub(crate) penalties: usize,
}

impl Stop {
    /// The instant at which he is free, while the stopwatch runs.
    pub(crate) fn until(self) -> Option<CourtTime> {
        self.since.map(|since| since + self.left)
    }
}

/// One player's clock: the time given and the spans it ran.
#[derive(Debug, Clone, Default)]
struct Clock {
    given: Millis,
    ran: Vec<(CourtTime, CourtTime)>,
    since: Option<CourtTime>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Course {
    Counting {
        go: CourtTime,
    },
    Running,
    /// Stopped; with a GO once it is counted on again.
    Stopped {
        go: Option<CourtTime>,
        to_run: Option<Side>,
    },
    Over,
}

/// A move in the game: when it was completed, the increment it brought, and what it left standing.
#[derive(Debug, Clone)]
struct Made {
    at: CourtTime,
    increment: Millis,
    then: Chess,
}

/// A claim that waits for the head referee.
#[derive(Debug, Clone)]
struct Waiting {
    side: Side,
    ruled_at: CourtTime,
    /// The side whose clock ran, and the offender's time left.
    ran: Option<Side>,
    left: Millis,
}

/// The second referee's slate.
#[derive(Debug, Clone)]
pub(crate) struct Referee {
    runs: RunEvidence,
    increment: Millis,
    costs: Millis,
    pub(crate) course: Course,
    now: CourtTime,
    moves: Vec<Made>,
    put: Option<UciMove>,
    clocks: BySide<Clock>,
    pub(crate) lanes: BySide<Lane>,
    pub(crate) cards: BySide<u8>,
    /// The sides whose offer of a draw waits for an answer.
    pub(crate) offers: BySide<bool>,
    pub(crate) illegal: BySide<u8>,
    /// Each side's last press with no move on the board, and the side whose clock it stopped.
    empty: BySide<Option<(CourtTime, Option<Side>)>>,
    /// The side whose clock runs on the opponent's turn, because it corrects something.
    corrects: Option<Side>,
    waiting: Option<Waiting>,
    /// Claims told since the opponent's last deed.
    claimed: Vec<(Side, Claim)>,
    pub(crate) ended: Option<(CourtTime, GameResult, Termination)>,
}

impl Referee {
    /// A game whose "3" is called now.
    pub(crate) fn new(
        now: CourtTime,
        runs: RunEvidence,
        (initial, increment): (Millis, Millis),
        costs: Millis,
    ) -> Self {
        let lane = |at| Lane {
            owes: vec![],
            at,
            crossed: None,
            runs: 0,
            taken_as_paid: vec![],
            calls: vec![],
            stop: None,
            ran_on: vec![],
            moves_in_stop: false,
            served: 0,
            restarts: 0,
        };
        Self {
            runs,
            increment,
            costs,
            course: Course::Counting { go: now + COUNTDOWN },
            now,
            moves: vec![],
            put: None,
            // The increment is given before the first move too (CR-4.5-1).
            clocks: BySide::both(Clock { given: initial + increment, ..Clock::default() }),
            lanes: BySide {
                white: lane(Whereabouts::BehindLine),
                black: lane(Whereabouts::AtBoard),
            },
            cards: BySide::both(2),
            offers: BySide::both(false),
            illegal: BySide::both(0),
            empty: BySide::both(None),
            corrects: None,
            waiting: None,
            claimed: Vec::new(),
            ended: None,
        }
    }

    // --- what stands ---

    pub(crate) fn position(&self) -> Chess {
        self.moves.last().map_or_else(Chess::default, |made| made.then.clone())
    }

    /// The position with a move that stands on the board and is not pressed.
    fn on_board(&self) -> Chess {
        self.put.map_or_else(|| self.position(), |uci| after(&self.position(), uci))
    }

    pub(crate) fn to_move(&self) -> Side {
        if self.moves.len().is_multiple_of(2) { Side::White } else { Side::Black }
    }

    pub(crate) fn ply(&self) -> usize {
        self.moves.len()
    }

    pub(crate) fn has_put(&self) -> bool {
        self.put.is_some()
    }

    /// The position stands on the board for the third time.
    pub(crate) fn has_repeated(&self) -> bool {
        self.times(&self.position()) >= 3
    }

    pub(crate) fn is_waiting(&self) -> bool {
        self.waiting.is_some()
    }

    pub(crate) fn left(&self, side: Side, at: CourtTime) -> Millis {
        let clock = &self.clocks[side];
        let running = clock.since.map_or(Millis::ZERO, |since| at - since);
        let ran: Millis = clock.ran.iter().map(|(from, to)| *to - *from).sum();
        clock.given - ran - running
    }

    pub(crate) fn running(&self) -> Option<Side> {
        Side::BOTH.into_iter().find(|side| self.clocks[*side].since.is_some())
    }

    /// Penalties that wait for a stop or are being served.
    pub(crate) fn open_penalties(&self, side: Side) -> usize {
        self.lanes[side].calls.iter().filter(|call| call.open).count()
    }

    // --- time ---

    /// Lets time pass: what falls on that very instant has happened.
    pub(crate) fn pass(&mut self, until: CourtTime) {
        while let Some((at, event)) = self.next().filter(|(at, _)| *at <= until) {
            self.now = at.max(self.now);
            match event {
                Event::Two => self.start(Side::White, at),
                Event::Go => self.go(at),
                Event::Free(side) => self.free(side),
                Event::Flag(side) => self.lose(at, side, Termination::FlagFall),
                Event::Ruled => self.claim_rejected(at),
            }
        }
        self.now = until;
    }

    fn next(&self) -> Option<(CourtTime, Event)> {
        let mut ahead = vec![];
        match self.course {
            Course::Counting { go } => {
                if self.running().is_none() {
                    ahead.push((go - COUNTDOWN + TWO, Event::Two));
                }
                ahead.push((go, Event::Go));
            }
            Course::Stopped { go: Some(go), .. } => ahead.push((go, Event::Go)),
            Course::Running => {
                // A stop that ends as a flag falls was served.
                for side in Side::BOTH {
                    if let Some(Stop { left, since: Some(since), .. }) = self.lanes[side].stop {
                        ahead.push((since + left, Event::Free(side)));
                    }
                }
                for side in Side::BOTH {
                    // Nobody's flag is called while a claim waits.
                    if let (Some(since), None) = (self.clocks[side].since, &self.waiting) {
                        ahead.push((since + self.left(side, since), Event::Flag(side)));
                    }
                }
            }
            Course::Stopped { go: None, .. } | Course::Over => {}
        }
        if let Some(waiting) = &self.waiting {
            ahead.push((waiting.ruled_at, Event::Ruled));
        }
        ahead.into_iter().min_by_key(|(at, _)| *at)
    }

    fn start(&mut self, side: Side, at: CourtTime) {
        self.clocks[side].since = Some(at);
    }

    fn stop_clocks(&mut self, at: CourtTime) {
        for side in Side::BOTH {
            if let Some(since) = self.clocks[side].since.take() {
                self.clocks[side].ran.push((since, at));
            }
        }
    }

    fn go(&mut self, at: CourtTime) {
        if let Course::Stopped { to_run, .. } = self.course {
            // Each player keeps his place and his debts.
            if let Some(side) = to_run {
                self.start(side, at);
            }
            for side in Side::BOTH {
                if let Some(stop) = &mut self.lanes[side].stop {
                    stop.since = Some(at);
                }
            }
        } else {
            // CR-4.1-3
            self.lanes.white.owes.push(Debt::HalfRun);
            self.lanes.black.owes.push(Debt::FullRun);
            self.sets_out(Side::White, Whereabouts::Homeward);
            self.sets_out(Side::Black, Whereabouts::Outward);
        }
        self.course = Course::Running;
    }

    /// Where nobody reports runs he is no more than away.
    fn sets_out(&mut self, side: Side, to: Whereabouts) {
        let lane = &mut self.lanes[side];
        lane.at = if self.runs == RunEvidence::Reported { to } else { Whereabouts::Away };
        lane.crossed = None;
    }

    // --- words ---

    /// Something happened now.
    pub(crate) fn hear(&mut self, word: &Word) {
        if self.course == Course::Over {
            return;
        }
        match word {
            Word::Fault { by, side, fault, sanction } => {
                return self.fault(*by, *side, fault, *sanction);
            }
            Word::Pause => return self.pause(),
            Word::GoesOn => {
                if let Course::Stopped { go, .. } = &mut self.course {
                    *go = Some(self.now + COUNTDOWN);
                }
                return;
            }
            _ => {}
        }
        match self.course {
            Course::Running => {}
            // A player may give up or agree while the game stands still, not during its countdown.
            Course::Stopped { go: None, .. } => {
                return match word {
                    Word::Resigns(side) => self.lose(self.now, *side, Termination::Resignation),
                    Word::Agreed => self.agreed(),
                    Word::Accepts(side) => self.accepts(*side),
                    Word::Refuses(side) => self.refuses(*side),
                    _ => {}
                };
            }
            _ => return,
        }
        if self.waiting.is_some()
            && matches!(
                word,
                Word::Moves(_)
                    | Word::Puts(_)
                    | Word::Presses(_)
                    | Word::MovesIllegally { .. }
                    | Word::Claims { .. }
            )
        {
            return;
        }
        match word {
            Word::Moves(uci) => {
                self.moves_at_the_board(self.to_move());
                self.completes(*uci, true);
            }
            Word::Puts(uci) => self.puts(*uci),
            Word::Presses(side) => {
                if let Some(uci) = self.put.filter(|_| *side == self.to_move()) {
                    self.moves_at_the_board(*side);
                    self.completes(uci, false);
                } else if self.running() == Some(*side) {
                    self.presses_without_a_move(*side);
                }
            }
            Word::MovesIllegally { confirmed, .. } => {
                self.does(self.to_move());
                self.illegal(*confirmed);
            }
            Word::Crosses(side) => self.crosses(*side),
            Word::Returns(side) => self.returns(*side),
            Word::Corrects(side) => self.corrects(*side),
            Word::Stands(side) => self.stands(*side),
            Word::Leaves(side) => self.leaves(*side),
            Word::Stood { side, stood } => self.stood(*side, *stood),
            Word::Card(side) => self.card(*side),
            Word::Accepts(side) => self.accepts(*side),
            Word::Refuses(side) => self.refuses(*side),
            Word::Agreed => self.agreed(),
            Word::Resigns(side) => self.lose(self.now, *side, Termination::Resignation),
            Word::Claims { side, claim, upheld, ruled_at } => {
                // Told again before the opponent's next deed it is the same claim.
                let told = (*side, claim.clone());
                if !self.claimed.contains(&told) {
                    self.claimed.push(told);
                    self.claims(*side, claim, *upheld, *ruled_at);
                }
            }
            Word::Fault { .. } | Word::Pause | Word::GoesOn => unreachable!("heard above"),
        }
    }

    /// A deed of `side`: what the opponent claims from here on is a new claim.
    fn does(&mut self, side: Side) {
        self.claimed.retain(|(by, _)| *by == side);
    }

    // --- the course of the game ---

    fn pause(&mut self) {
        let now = self.now;
        if self.course != Course::Running {
            return;
        }
        let to_run = self.running();
        self.stop_clocks(now);
        for side in Side::BOTH {
            if let Some(stop) = &mut self.lanes[side].stop
                && let Some(since) = stop.since.take()
            {
                stop.left -= now - since;
            }
        }
        self.course = Course::Stopped { go: None, to_run };
    }

    /// He loses, unless the opponent could not mate however they played (FIDE 5.1.2, 6.9, 7.5.5).
    fn lose(&mut self, at: CourtTime, side: Side, by: Termination) {
        let winner = side.other();
        let color = if winner == Side::White { Color::White } else { Color::Black };
        let hopeless = self.on_board().has_insufficient_material(color);
        let result = if hopeless { GameResult::Drawn } else { GameResult::Won { by: winner } };
        self.over(at, result, by);
    }

    fn over(&mut self, at: CourtTime, result: GameResult, by: Termination) {
        self.stop_clocks(at);
        for side in Side::BOTH {
            let lane = &mut self.lanes[side];
            lane.owes.clear(); // CR-4.2-3
            lane.stop = None; // CR-4.3-5
            lane.ran_on.clear();
            for call in &mut lane.calls {
                call.open = false;
            }
        }
        self.offers = BySide::both(false);
        self.waiting = None;
        self.course = Course::Over;
        self.ended = Some((at, result, by));
    }
}

/// An event that time alone brings about.
#[derive(Debug, Clone, Copy)]
enum Event {
    Two,
    Go,
    Free(Side),
    Flag(Side),
    Ruled,
}

fn after(position: &Chess, uci: UciMove) -> Chess {
    let made = uci.to_move(position).expect("it is legal");
    position.clone().play(made).expect("it is legal")
}

/// The properties that make two positions the same: pieces, side to move, castling
/// rights, en passant.
fn figure(position: &Chess) -> String {
    let fen = Fen::from_position(position, EnPassantMode::Legal).to_string();
    fen.rsplitn(3, ' ').last().expect("a FEN has six fields").to_owned()
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "iterators hand references over")]
fn is_correction(debt: &Debt) -> bool {
    *debt == Debt::Correction
}
