//! The demonstration's head referee: pairs, starts, decides what only a referee can, confirms and
//! seals results, gives a dead phone's lanes to another, and lets the next game begin.
//!
//! [`Referee`] is plain: shown a court, it returns its requests. A request without effect is made
//! again after a while, and a board on which nothing happens any more is ruled: a demonstration
//! never stands still.

use super::post::{Act, Duty};
use super::programme::Programme;
use court_protocol::{
    Answer, Ask, BoardNo, BoardView, ConfirmedResult, CourtId, CourtTime, DeviceAct, DeviceHealth,
    DeviceId, FactId, GameId, GameResult, GameView, Millis, Pairing, Phase, Presence, Question,
    Reach, ResultState, Role, Snapshot,
};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

/// Time a finished game is shown before the next one is put on its board: enough to read the result
/// from a stand, and that it is sealed.
const PAUSE: Millis = Millis::seconds(12);
/// A result nobody seals holds the next game up for so long and no longer.
const UNSEALED_MAX: (Millis, Millis) = (Millis::minutes(2), Millis::seconds(5));
/// A question stands in the inbox long enough to be read.
const THINKS: Millis = Millis::seconds(4);
/// He confirms a result so long after the end.
const CONFIRMS_AFTER: Millis = Millis::seconds(4);
/// A board stands still for so long before it is counted in again.
const STANDS: Millis = Millis::seconds(8);
/// The wait before a request without effect is repeated: of the court's time and of the hall's.
const ASKS_AGAIN: (Millis, Millis) = (Millis::seconds(10), Millis(500));
/// A phone that cannot be reached for so long has its lanes given to another: longer than one takes
/// that connects again by itself.
const MISSED: (Millis, Millis) = (Millis(1_500), Millis(500));
/// Nobody thinks for so long: whatever went wrong on the board, its game is over.
const NOTHING_HAPPENS: Millis = Millis::minutes(3);
/// Time by which the reports kept by a board out of reach would have come.
const NOTHING_COMES: Millis = Millis::minutes(6);
/// One call in so many is taken back.
const VOIDS: usize = 9;

/// The head referee on one court.
#[derive(Debug)]
pub(super) struct Referee {
    court: CourtId,
    programme: Arc<Programme>,
    /// The requests made, and the time of each.
    asked: BTreeMap<Matter, CourtTime>,
    /// Half-moves on each board, and since when.
    seen: BTreeMap<BoardNo, (GameId, u16, CourtTime)>,
    /// Since when each board stands still.
    stands: BTreeMap<BoardNo, CourtTime>,
    calls: BTreeSet<FactId>,
    devices: Vec<DeviceHealth>,
    /// Since when each judge is missed.
    missed: BTreeMap<DeviceId, CourtTime>,
    again: Option<CourtTime>,
    speed: i64,
}

/// A matter that is asked for once, unless it had no effect.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Matter {
    Next(GameId),
    Go(GameId),
    GoOn(GameId),
    Question(FactId),
    Result(GameId),
    Seal(GameId),
    Lanes(DeviceId),
    Over(GameId),
}

impl Referee {
    pub(super) fn new(court: CourtId, programme: Arc<Programme>) -> Self {
        Self {
            court,
            programme,
            asked: BTreeMap::new(),
            seen: BTreeMap::new(),
            stands: BTreeMap::new(),
            calls: BTreeSet::new(),
            devices: Vec::new(),
            missed: BTreeMap::new(),
            again: None,
            speed: 1,
        }
    }

    /// So much of the court's time and so much of the hall's, in court time.
    fn both(&self, (court, hall): (Millis, Millis)) -> Millis {
        court + Millis(hall.0 * self.speed)
    }

    /// True if `at` has come; if not, he looks again then.
    fn has_come(&mut self, at: CourtTime, now: CourtTime) -> bool {
        if at > now {
            self.again = Some(self.again.map_or(at, |earlier| earlier.min(at)));
        }
        at <= now
    }

    /// True if it is to be asked now: for the first time, or again.
    fn is_to_ask(&mut self, matter: Matter, now: CourtTime) -> bool {
        let again = self.both(ASKS_AGAIN);
        let last = self.asked.get(&matter).copied();
        if last.is_some_and(|last| !self.has_come(last + again, now)) {
            return false;
        }
        self.asked.insert(matter, now);
        self.has_come(now + again, now);
        true
    }

    fn next(&mut self, now: CourtTime, view: &BoardView, boards: &[BoardNo]) -> Option<Next> {
        let board = view.board;
        let round = match &view.game {
            None => 1,
            Some(game) => {
                match game.phase {
                    Phase::Waiting | Phase::Paused => {
                        let since = *self.stands.entry(board).or_insert(now);
                        let waits =
                            game.phase == Phase::Paused && !self.has_come(since + STANDS, now);
                        let matter = if game.phase == Phase::Waiting {
                            Matter::Go(game.game)
                        } else {
                            Matter::GoOn(game.game)
                        };
                        let goes_on = !waits && self.is_to_ask(matter, now);
                        return goes_on.then_some(Next::Start);
                    }
                    Phase::Countdown | Phase::Running => {
                        self.stands.remove(&board);
                        self.asked.remove(&Matter::GoOn(game.game));
                        return None;
                    }
                    Phase::Finished => {}
                }
                let ended = game.ended.as_ref().map_or(now, |ended| ended.at);
                if !self.has_come(ended + PAUSE, now) {
                    return None;
                }
                let unsealed = ended + self.both(UNSEALED_MAX);
                if game.result != ResultState::Sealed && !self.has_come(unsealed, now) {
                    return None;
                }
                game.round + 1
            }
        };
        self.stands.remove(&board);
        let pairing = self.programme.pairing(self.court, boards, board, round);
        let pairing = pairing.expect("every board of a demonstration has games");
        let is_new = self.is_to_ask(Matter::Next(pairing.game), now);
        is_new.then(|| Next::Pair(Box::new(pairing)))
    }

    /// Answers to what a referee has to decide.
    fn answers(&mut self, now: CourtTime, game: &GameView, acts: &mut Vec<Act>) {
        for open in &game.inbox {
            let answer = match open.question {
                Question::Amendment { .. } => Answer::Decline,
                Question::Claim { .. } | Question::DeadPosition => Answer::No,
                _ => Answer::Yes,
            };
            let matter = Matter::Question(open.fact);
            // whatever is learned late is asked about late
            let again = self.both(ASKS_AGAIN);
            let since = *self.asked.entry(matter).or_insert(now + (THINKS - again));
            if self.has_come(since + again, now) {
                self.asked.insert(matter, now);
                acts.push(Act::Ask(Ask::Answer { question: open.fact, answer }));
            }
        }
    }

    /// The result a judge has entered is confirmed, and sealed.
    fn result(&mut self, now: CourtTime, game: &GameView, acts: &mut Vec<Act>) {
        let Some(ended) = &game.ended else { return };
        let (id, result) = (game.game, ended.result);
        match game.result {
            ResultState::Entered
                if game.entries.iter().all(|entry| entry.result == result)
                    && self.has_come(ended.at + CONFIRMS_AFTER, now)
                    && self.is_to_ask(Matter::Result(id), now) =>
            {
                acts.push(Act::Ask(Ask::EnterResult { game: id, result, by: None }));
            }
            ResultState::Confirmed if self.is_to_ask(Matter::Seal(id), now) => {
                acts.push(Act::Ask(Ask::Seal {
                    games: vec![ConfirmedResult { game: id, result }],
                }));
            }
            _ => {}
        }
    }

    /// One call in so many was none, he saw it himself.
    fn voids(&mut self, game: &GameView, acts: &mut Vec<Act>) {
        let calls = game.sides.as_ref().map(|side| side.penalties.iter());
        for call in calls.white.chain(calls.black) {
            if self.calls.insert(call.fact) && self.calls.len() % VOIDS == 7 {
                let reason = "he saw both feet over the line".to_owned();
                acts.push(Act::Ask(Ask::Void { fact: call.fact, reason }));
            }
        }
    }

    /// A game in which nothing happens any more is over. What a board out of reach has kept is
    /// still to come.
    fn never_stands_still(&mut self, now: CourtTime, view: &BoardView, acts: &mut Vec<Act>) {
        let Some(game) = view.game.as_ref().filter(|game| game.phase == Phase::Running) else {
            self.seen.remove(&view.board);
            return;
        };
        let seen = self.seen.entry(view.board).or_insert((game.game, game.ply, now));
        if (seen.0, seen.1) != (game.game, game.ply) {
            *seen = (game.game, game.ply, now);
        }
        let since = seen.2;
        let patience = if view.stale { NOTHING_COMES } else { NOTHING_HAPPENS };
        if self.has_come(since + patience, now) && self.is_to_ask(Matter::Over(game.game), now) {
            let reason = "nothing has happened on the board for minutes".to_owned();
            let result = GameResult::Drawn;
            acts.push(Act::Ask(Ask::RuleResult { game: game.game, result, reason }));
        }
    }

    /// The lanes of a judge whose phone cannot be reached go to the one with the fewest; he is the
    /// reserve once his phone is back.
    fn hands_over(&mut self, now: CourtTime, acts: &mut Vec<Act>) {
        let judges: Vec<DeviceHealth> = self
            .devices
            .iter()
            .filter(|device| device.role == Role::Judge && device.courts.contains(&self.court))
            .filter(|device| !device.boards.is_empty())
            .cloned()
            .collect();
        for judge in &judges {
            if judge.relieved {
                if judge.reach == Reach::Live && self.is_to_ask(Matter::Lanes(judge.device), now) {
                    let (device, role, courts) = (judge.device, judge.role, judge.courts.clone());
                    let boards = judge.boards.last().copied().into_iter().collect();
                    acts.push(Act::Device(DeviceAct::Assign { device, role, courts, boards }));
                }
                continue;
            }
            if !matches!(judge.reach, Reach::Unreachable | Reach::Away) {
                self.missed.remove(&judge.device);
                continue;
            }
            let since = *self.missed.entry(judge.device).or_insert(now);
            let free = judges.iter().filter(|other| {
                other.reach == Reach::Live
                    && !other.relieved
                    && other.boards.len() < judge.boards.len()
            });
            let Some(to) = free.min_by_key(|other| other.boards.len()) else { continue };
            let (to, missed) = (to.device, self.both(MISSED));
            if self.has_come(since + missed, now)
                && self.is_to_ask(Matter::Lanes(judge.device), now)
            {
                acts.push(Act::Device(DeviceAct::HandOver { from: judge.device, to }));
            }
        }
    }
}

impl Duty for Referee {
    fn awaits_answers(&self) -> bool {
        true
    }

    fn look(&mut self, now: CourtTime, court: &Snapshot) -> (Vec<Act>, Option<CourtTime>) {
        let boards: Vec<BoardNo> = court.boards.iter().map(|view| view.board).collect();
        let (mut games, mut start, mut acts) = (Vec::new(), Vec::new(), Vec::new());
        self.again = None;
        self.speed = i64::from(court.speed.max(1));
        for view in &court.boards {
            match self.next(now, view, &boards) {
                None => {}
                Some(Next::Pair(pairing)) => games.push(*pairing),
                Some(Next::Start) => start.push(view),
            }
            self.never_stands_still(now, view, &mut acts);
            let Some(game) = &view.game else { continue };
            self.answers(now, game, &mut acts);
            self.result(now, game, &mut acts);
            self.voids(game, &mut acts);
        }
        self.hands_over(now, &mut acts);
        if !games.is_empty() {
            // a result that nobody confirmed holds the next round up only so long
            let despite = Some("a demonstration goes on".to_owned());
            acts.push(Act::Ask(Ask::Pair { games, despite }));
        }
        let waits = |view: &&&BoardView| {
            view.game.as_ref().is_some_and(|game| game.phase == Phase::Waiting)
        };
        let swept: Vec<BoardNo> = start.iter().filter(waits).map(|view| view.board).collect();
        if !swept.is_empty() {
            acts.push(Act::Ask(Ask::Ready { boards: swept, ready: true }));
        }
        if !start.is_empty() {
            let boards = start.iter().map(|view| view.board).collect();
            // nobody is there to remove the objections to it
            let despite = Some("a demonstration goes on".to_owned());
            acts.push(Act::Ask(Ask::Start { boards, go_at: None, despite }));
        }
        (acts, self.again)
    }

    fn sees(&mut self, list: &Presence) {
        self.devices.clone_from(&list.devices);
    }
}

/// The need of a board.
#[derive(Debug)]
enum Next {
    Pair(Box<Pairing>),
    Start,
}

#[cfg(test)]
mod tests {
    use super::*;
    use court_protocol::{Audience, Side, Termination, Verdict};
    use referee_core::{Command, CourtState, Watermarks};

    /// A court that does what the referee asks.
    struct Played {
        court: CourtState,
        marks: Watermarks,
        referee: Referee,
        now: CourtTime,
    }

    impl Played {
        fn new() -> Self {
            let now = CourtTime(1_000_000);
            let court = CourtId(1);
            let mut played = Self {
                court: CourtState::new(court),
                marks: Watermarks::new(now),
                referee: Referee::new(court, Arc::new(Programme::new())),
                now,
            };
            let setup = court_protocol::CourtSetup::basketball("Court 1", 12);
            played.rule(&Command::Open { court, setup, demo: true, speed: 1 });
            played
        }

        fn rule(&mut self, command: &Command) {
            while let Some(record) = self.court.due(self.now, &self.marks) {
                self.court.apply(&record);
            }
            for record in self.court.decide(self.now, &self.marks, command) {
                if let Some(Verdict::Refused { refusal }) = &record.verdict {
                    panic!("refused: {refusal:?}");
                }
                self.court.apply(&record);
            }
        }

        /// Shows the referee the court and does what he asks; how often he asked.
        fn look(&mut self) -> (usize, Option<CourtTime>) {
            let (acts, again) =
                self.referee.look(self.now, &self.court.snapshot(Audience::Referees));
            let n_acts = acts.len();
            for act in acts {
                let Act::Ask(ask) = act else { panic!("there are no devices") };
                self.rule(&Command::Server { ask });
            }
            (n_acts, again)
        }

        fn phases(&self) -> Vec<(u16, Phase)> {
            let boards = self.court.snapshot(Audience::Public).boards;
            boards
                .iter()
                .filter_map(|view| view.game.as_ref())
                .map(|g| (g.round, g.phase))
                .collect()
        }
    }

    #[test]
    fn an_empty_court_is_paired_and_started_and_nothing_is_asked_twice() {
        let mut played = Played::new();
        assert_eq!(played.look().0, 1, "one pairing of twelve boards");
        assert_eq!(played.phases(), vec![(1, Phase::Waiting); 12]);
        assert_eq!(played.look().0, 2, "one sweep and one start of twelve boards");
        assert_eq!(played.phases(), vec![(1, Phase::Countdown); 12]);
        assert_eq!(played.look(), (0, None));
    }

    #[test]
    fn a_finished_game_is_shown_for_a_while_and_then_the_next_one_begins() {
        let mut played = Played::new();
        played.look();
        played.look();
        played.now = played.now + Millis::seconds(10);
        let ended = played.now;
        let ask = Ask::RuleResult {
            game: GameId(1_003),
            result: GameResult::Won { by: Side::White },
            reason: "it is enough".into(),
        };
        played.rule(&Command::Server { ask });
        let view = played.court.view(BoardNo(3), Audience::Public).game.expect("paired");
        assert_eq!(view.ended.map(|ended| ended.by), Some(Termination::Ruling));
        assert_eq!(played.look().0, 1, "what the head referee has ruled is sealed");
        assert_eq!(played.look(), (0, Some(ended + PAUSE)));
        played.now = ended + PAUSE;
        assert_eq!(played.look().0, 1);
        assert_eq!(played.phases()[2], (2, Phase::Waiting));
        assert_eq!(played.look().0, 2, "a sweep and a start");
        assert_eq!(played.phases()[2], (2, Phase::Countdown));
        assert_eq!(played.phases()[3], (1, Phase::Running));
    }
}
