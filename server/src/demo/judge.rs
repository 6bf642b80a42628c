//! The demonstration's line judges: they call faults, press a wrong key and correct it, report
//! cards and claims, enter results. Now and then a phone loses reception.
//!
//! [`Judge`] is plain and seeded: shown a court, it returns its acts. It begins with everything a
//! newcomer is to see in his first minute, and goes on as it comes.

use super::post::{Act, Duty};
use board_agent::pace::Draw;
use court_protocol::{
    Ask, BoardNo, BoardView, Claim, CourtTime, FactId, Fault, GameId, GameResult, GameView, Millis,
    PenaltyState, Phase, Question, ResultState, Sanction, Seen, Side, SideView, Snapshot,
    Whereabouts,
};
use std::collections::{BTreeSet, VecDeque};

/// The judge's part, which decides how he begins.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Place {
    /// On the first half of the lanes.
    First,
    /// On the second half; his phone is the first to lose reception.
    Second,
    /// On the last lane, ready to take over.
    Reserve,
}

impl Place {
    pub(super) const ALL: [Self; 3] = [Self::First, Self::Second, Self::Reserve];

    /// The seconds after the first GO, and the incident then.
    const fn opening(self) -> &'static [(i64, Incident)] {
        match self {
            Self::First => &[
                (3, Incident::Stop),
                (6, Incident::WrongLane),
                (14, Incident::DrawCard),
                (19, Incident::Chief),
                (25, Incident::Claim),
                (36, Incident::Pause),
            ],
            Self::Second => &[(3, Incident::Stop), (6, Incident::LosesReception)],
            Self::Reserve => &[
                (8, Incident::Warning),
                (20, Incident::Stop),
                (24, Incident::LeftStop),
                (33, Incident::Note),
            ],
        }
    }
}

/// Something a judge sees, or that befalls him.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Incident {
    /// A turn without a proper crossing.
    Stop,
    /// The same, tapped on the wrong lane.
    WrongLane,
    /// A warning in his own words.
    Warning,
    /// Something written down.
    Note,
    /// Somebody leaves his stop.
    LeftStop,
    /// A draw card on the board.
    DrawCard,
    /// He reports a claim.
    Claim,
    /// He wants the head referee.
    Chief,
    /// A board has to stand still.
    Pause,
    /// His phone has no reception.
    LosesReception,
}

/// The incidents after the opening, each as often as it stands here.
const LATER: [Incident; 16] = [
    Incident::Stop,
    Incident::Stop,
    Incident::Stop,
    Incident::Stop,
    Incident::Stop,
    Incident::WrongLane,
    Incident::WrongLane,
    Incident::Warning,
    Incident::Note,
    Incident::LeftStop,
    Incident::DrawCard,
    Incident::DrawCard,
    Incident::Claim,
    Incident::Chief,
    Incident::Pause,
    Incident::LosesReception,
];
/// One judge sees something every so often, in seconds of court time.
const EVERY: (i64, i64) = (12, 35);
/// The wait before an incident that fits no board is tried again.
const LOOKS_AGAIN: Millis = Millis(400);
const GIVES_UP: Millis = Millis::seconds(15);
/// A wrong tap is noticed so soon.
const NOTICES: Millis = Millis(3_500);
/// A card lies on the board so long before it is taken.
const CARD_LIES: Millis = Millis(2_500);
/// A player thinks so long before he claims an illegal move.
const CLAIMS_AFTER: Millis = Millis(1_500);
/// He starts his stopwatch so soon after a runner he has to stop is at the line.
const STOPS_AFTER: Millis = Millis(400);
/// Time without reception after which a judge taps, and again until he has it back: his tap
/// is then late.
const TAPS_UNHEARD: Millis = Millis::seconds(3);
const NO_RECEPTION: Millis = Millis::seconds(36);
/// A result is entered so soon; by the judge of the first lanes if nobody else does.
const ENTERS_AFTER: Millis = Millis::seconds(2);
const HELPS_AFTER: Millis = Millis::seconds(25);
/// One result in so many is first entered wrong.
const WRONG_ENTRIES: i64 = 6;

const WARNINGS: [&str; 4] = [
    "spoke to the player in the next lane",
    "threw the piece he had taken off the table",
    "left the board without pressing and came back",
    "knocked pieces over and pressed before he had set them up",
];
const IRREGULARITIES: [&str; 2] =
    ["the king stood on the wrong square", "he pressed with the other hand"];
const STANDSTILLS: [&str; 3] =
    ["a shoelace", "a player has fallen and is looked after", "pieces knocked over"];

/// A judge's later act.
#[derive(Debug)]
enum Later {
    /// The tap on `wrong` belongs to `right`.
    Replace {
        wrong: (BoardNo, Side),
        right: (BoardNo, Side),
        tapped: CourtTime,
    },
    TakeCard {
        board: BoardNo,
        offered: Side,
    },
    TapUnheard,
    FindReception,
    Enter(GameId, GameResult),
}

#[derive(Debug)]
pub(super) struct Judge {
    place: Place,
    draw: Draw,
    lanes: Vec<BoardNo>,
    opening: VecDeque<(i64, Incident)>,
    /// The first GO he saw.
    go_at: Option<CourtTime>,
    /// The incident he looks out for, and the time since then.
    next: Option<(CourtTime, Incident)>,
    later: Vec<(CourtTime, Later)>,
    without_reception: bool,
    claimed: BTreeSet<FactId>,
    /// The players he stopped, each with the time of his arrival at the line.
    stopped: BTreeSet<(BoardNo, Side, CourtTime)>,
    entered: BTreeSet<GameId>,
    /// The time at which he deals with what he has seen already.
    wake: Option<CourtTime>,
}

impl Judge {
    pub(super) fn new(place: Place, seed: u64) -> Self {
        Self {
            place,
            draw: Draw::new(seed),
            lanes: Vec::new(),
            opening: place.opening().iter().copied().collect(),
            go_at: None,
            next: None,
            later: Vec::new(),
            without_reception: false,
            claimed: BTreeSet::new(),
            stopped: BTreeSet::new(),
            entered: BTreeSet::new(),
            wake: None,
        }
    }

    /// True if `at` has come; if not, he looks again then.
    fn has_come(&mut self, at: CourtTime, now: CourtTime) -> bool {
        if at > now {
            self.wake = Some(self.wake.map_or(at, |wake| wake.min(at)));
        }
        at <= now
    }

    /// The games on his lanes that are being played undisturbed, from a place drawn.
    fn games<'a>(&mut self, court: &'a Snapshot) -> Vec<(BoardNo, &'a GameView)> {
        let own = court.boards.iter().filter(|view| self.is_own(view.board));
        let mut games: Vec<_> = own.filter_map(running).collect();
        if !games.is_empty() {
            let first = self.draw.between(0, games.len() as i64 - 1) as usize;
            games.rotate_left(first);
        }
        games
    }

    fn is_own(&self, board: BoardNo) -> bool {
        self.lanes.is_empty() || self.lanes.contains(&board)
    }

    /// The later acts that are due by now.
    fn due(&mut self, now: CourtTime, court: &Snapshot, acts: &mut Vec<Act>) {
        let (due, waits): (Vec<_>, Vec<_>) =
            std::mem::take(&mut self.later).into_iter().partition(|(at, _)| *at <= now);
        self.later = waits;
        for (_, later) in due {
            match later {
                Later::Replace { wrong: (board, side), right, tapped } => {
                    let game = game(court, board);
                    let call = game.and_then(|game| {
                        let mut calls = game.sides[side].penalties.iter().rev();
                        calls.find(|call| call.at + Millis(500) >= tapped)
                    });
                    if let Some(call) = call {
                        acts.push(Act::Ask(Ask::Replace {
                            call: call.fact,
                            board: right.0,
                            side: right.1,
                            fault: Fault::default(),
                            sanction: Sanction::Stop,
                        }));
                    } else if now < tapped + GIVES_UP {
                        // his tap is still on its way to the court and back
                        let again = Later::Replace { wrong: (board, side), right, tapped };
                        self.later.push((now + LOOKS_AGAIN, again));
                    }
                }
                Later::TakeCard { board, offered } => {
                    if game(court, board).is_some_and(|game| game.sides[offered].offers) {
                        acts.push(see(board, Seen::DrawRefused { side: offered.other() }));
                    }
                }
                Later::TapUnheard => {
                    if let Some((board, game)) = self.games(court).first() {
                        let side = runner(game).unwrap_or(Side::Black);
                        acts.push(see(*board, usual_fault(side)));
                    }
                }
                Later::FindReception => {
                    self.without_reception = false;
                    acts.push(Act::FindReception);
                }
                Later::Enter(game, result) => {
                    acts.push(Act::Ask(Ask::EnterResult { game, result, by: None }));
                }
            }
        }
    }

    /// Runners with a penalty due are stopped when they are at their line (CR-4.3-1).
    fn stops(&mut self, now: CourtTime, court: &Snapshot, acts: &mut Vec<Act>) {
        for view in &court.boards {
            let Some((board, game)) = running(view).filter(|(board, _)| self.is_own(*board)) else {
                continue;
            };
            for side in Side::BOTH {
                let Some(since) = at_the_line(&game.sides[side]) else { continue };
                let is_time = self.has_come(since + STOPS_AFTER, now);
                if is_time && self.stopped.insert((board, side, since)) {
                    acts.push(see(board, Seen::Stopped { side }));
                }
            }
        }
    }

    /// Illegal moves are claimed by those they were made against.
    fn claims(&mut self, now: CourtTime, court: &Snapshot, acts: &mut Vec<Act>) {
        for view in &court.boards {
            let Some((board, game)) = running(view).filter(|(board, _)| self.is_own(*board)) else {
                continue;
            };
            for open in &game.inbox {
                let Question::IllegalMove { side, .. } = open.question else { continue };
                if self.has_come(open.at + CLAIMS_AFTER, now) && self.claimed.insert(open.fact) {
                    let side = side.other();
                    acts.push(see(board, Seen::Claimed { side, claim: Claim::IllegalMove }));
                }
            }
        }
    }

    /// Games that have ended: their results are entered.
    fn enters(&mut self, now: CourtTime, court: &Snapshot, acts: &mut Vec<Act>) {
        for view in &court.boards {
            let Some(game) = &view.game else { continue };
            let Some(ended) = &game.ended else { continue };
            let patience = if self.is_own(view.board) {
                ENTERS_AFTER
            } else if self.place == Place::First && game.entries.is_empty() {
                HELPS_AFTER
            } else {
                continue;
            };
            let is_open = game.result != ResultState::Sealed && !self.entered.contains(&game.game);
            if !is_open || !self.has_come(ended.at + patience, now) {
                continue;
            }
            self.entered.insert(game.game);
            let mut result = ended.result;
            if game.round > 1 && self.draw.between(1, WRONG_ENTRIES) == 1 {
                self.later.push((now + NOTICES, Later::Enter(game.game, result)));
                result = match result {
                    GameResult::Won { by } => GameResult::Won { by: by.other() },
                    GameResult::Drawn | GameResult::BothLost => GameResult::Won { by: Side::White },
                };
            }
            acts.push(Act::Ask(Ask::EnterResult { game: game.game, result, by: None }));
        }
    }

    /// The incident he looks out for next.
    fn plan(&mut self, now: CourtTime, go_at: CourtTime) {
        if self.next.is_some() {
            return;
        }
        self.next = Some(if let Some((after, incident)) = self.opening.pop_front() {
            (go_at + Millis::seconds(after), incident)
        } else {
            let after = Millis::seconds(self.draw.between(EVERY.0, EVERY.1));
            let place = self.draw.between(0, LATER.len() as i64 - 1) as usize;
            (now + after, LATER[place])
        });
    }

    /// Sees what he looks out for, if it is there to be seen.
    fn sees(&mut self, now: CourtTime, court: &Snapshot, incident: Incident) -> Option<Vec<Act>> {
        let games = self.games(court);
        let words = |draw: &mut Draw, from: &[&str]| {
            from[draw.between(0, from.len() as i64 - 1) as usize].to_owned()
        };
        match incident {
            Incident::Stop => {
                let (board, side) =
                    games.iter().find_map(|(board, game)| free_runner(*board, game))?;
                Some(vec![see(board, usual_fault(side))])
            }
            Incident::WrongLane => {
                let mut runners =
                    games.iter().filter_map(|(board, game)| free_runner(*board, game));
                let wrong = runners.next()?;
                let right = (
                    games.iter().map(|(board, _)| *board).find(|board| *board != wrong.0)?,
                    wrong.1,
                );
                self.later.push((now + NOTICES, Later::Replace { wrong, right, tapped: now }));
                Some(vec![see(wrong.0, usual_fault(wrong.1))])
            }
            Incident::Warning | Incident::Note => {
                let (board, _) = games.first()?;
                let side = if self.draw.between(0, 1) == 0 { Side::White } else { Side::Black };
                let (fault, sanction) = if incident == Incident::Note {
                    (Fault::Equipment, Sanction::Note)
                } else {
                    (Fault::Other { reason: words(&mut self.draw, &WARNINGS) }, Sanction::Warning)
                };
                Some(vec![see(*board, Seen::Fault { side, fault, sanction, back: None })])
            }
            Incident::LeftStop => games.iter().find_map(|(board, game)| {
                let side = Side::BOTH.into_iter().find(|side| {
                    let until = game.sides[*side].stop.and_then(|stop| stop.until);
                    until.is_some_and(|until| until > now + Millis::seconds(2))
                })?;
                Some(vec![see(*board, Seen::LeftStop { side })])
            }),
            Incident::DrawCard => {
                let (board, side) = games.iter().find_map(|(board, game)| {
                    let moved = game.running?.side.other();
                    let at = game.sides[moved].at;
                    let stands = matches!(at, Some(Whereabouts::AtBoard | Whereabouts::Outward));
                    let offers = Side::BOTH.into_iter().any(|side| game.sides[side].offers);
                    let may = game.ply > 2 && !offers && game.sides[moved].cards > 0;
                    (stands && may).then_some((*board, moved))
                })?;
                self.later.push((now + CARD_LIES, Later::TakeCard { board, offered: side }));
                Some(vec![see(board, Seen::DrawCard { side })])
            }
            Incident::Claim => {
                let (board, side) = games.iter().find_map(|(board, game)| {
                    let side = game.running?.side;
                    let here = game.sides[side].at == Some(Whereabouts::AtBoard);
                    (here && game.ply > 2).then_some((*board, side))
                })?;
                let what = words(&mut self.draw, &IRREGULARITIES);
                Some(vec![see(board, Seen::Claimed { side, claim: Claim::Irregularity { what } })])
            }
            Incident::Chief => games.first().map(|(board, _)| vec![see(*board, Seen::ChiefCalled)]),
            Incident::Pause => {
                let reason = words(&mut self.draw, &STANDSTILLS);
                let stops =
                    |game: &GameView| Side::BOTH.iter().any(|s| game.sides[*s].stop.is_some());
                let (board, _) = games.iter().find(|(_, game)| !stops(game) && game.ply > 0)?;
                Some(vec![Act::Ask(Ask::Pause { boards: vec![*board], reason })])
            }
            Incident::LosesReception => {
                if self.place == Place::First || self.lanes.len() < 2 {
                    return None;
                }
                self.without_reception = true;
                self.later.push((now + TAPS_UNHEARD, Later::TapUnheard));
                self.later.push((now + NO_RECEPTION, Later::FindReception));
                Some(vec![Act::LoseReception])
            }
        }
    }
}

impl Duty for Judge {
    fn look(&mut self, now: CourtTime, court: &Snapshot) -> (Vec<Act>, Option<CourtTime>) {
        let mut acts = Vec::new();
        self.wake = None;
        self.due(now, court, &mut acts);
        if !self.without_reception {
            self.stops(now, court, &mut acts);
            self.claims(now, court, &mut acts);
            self.enters(now, court, &mut acts);
            let begun = court.boards.iter().filter_map(running).filter_map(|(_, game)| game.go_at);
            self.go_at = self.go_at.or(begun.min());
            if let Some(go_at) = self.go_at {
                self.plan(now, go_at);
            }
            if let Some((at, incident)) = self.next
                && at <= now
            {
                let seen = self.sees(now, court, incident);
                if seen.is_some() || at + GIVES_UP < now {
                    self.next = None;
                }
                acts.extend(seen.unwrap_or_default());
            }
        }
        let next = self.next.map(|(at, _)| at.max(now + LOOKS_AGAIN));
        let next = next.filter(|_| !self.without_reception);
        let later = self.later.iter().map(|(at, _)| *at);
        (acts, later.chain(next).chain(self.wake).min())
    }

    fn is_given(&mut self, boards: &[BoardNo]) {
        self.lanes = boards.to_vec();
    }
}

fn see(board: BoardNo, seen: Seen) -> Act {
    Act::Ask(Ask::Observe { board, game: None, seen })
}

fn usual_fault(side: Side) -> Seen {
    Seen::Fault { side, fault: Fault::default(), sanction: Sanction::Stop, back: None }
}

fn game(court: &Snapshot, board: BoardNo) -> Option<&GameView> {
    court.boards.iter().find(|view| view.board == board)?.game.as_ref()
}

/// A board's game while it is played and no claim waits.
fn running(view: &BoardView) -> Option<(BoardNo, &GameView)> {
    let game = view.game.as_ref().filter(|game| game.phase == Phase::Running)?;
    let claim = game.inbox.iter().any(|open| matches!(open.question, Question::Claim { .. }));
    (!claim).then_some((view.board, game))
}

/// Since when a runner is at his line whose penalty is due and whom nobody has stopped.
fn at_the_line(runner: &SideView) -> Option<CourtTime> {
    let is_due = runner.penalties.iter().any(|penalty| penalty.state == PenaltyState::Due);
    let has_crossed = runner.at == Some(Whereabouts::Homeward);
    runner.since.filter(|_| is_due && has_crossed && runner.stop.is_none())
}

/// The player who is on his way to the line.
fn runner(game: &GameView) -> Option<Side> {
    Side::BOTH.into_iter().find(|side| game.sides[*side].at == Some(Whereabouts::Outward))
}

/// The player who is on his way to the line and has no penalty yet.
fn free_runner(board: BoardNo, game: &GameView) -> Option<(BoardNo, Side)> {
    let side = runner(game)?;
    let of_side = &game.sides[side];
    (of_side.penalties.is_empty() && of_side.stop.is_none()).then_some((board, side))
}
