//! The demonstration's head referee: pairs, starts, decides what only a referee can, and lets the
//! next game begin after a pause.
//!
//! [`Referee`] is plain: shown a court, it says what it asks. It asks for the same thing once.

use super::DemoLink;
use super::programme::Programme;
use crate::clock::CourtClock;
use court_client::News;
use court_protocol::{
    Answer, Ask, BoardNo, BoardView, CourtId, CourtTime, FactId, GameId, Millis, Mirror, Pairing,
    Phase, Question, Snapshot, Verdict,
};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;
use tokio_util::sync::CancellationToken;

/// How long a finished game is shown before the next one is put on its board: time to read the
/// result from a stand.
const PAUSE: Millis = Millis::seconds(20);

/// The referee of one court.
#[derive(Debug)]
struct Referee {
    court: CourtId,
    programme: Arc<Programme>,
    /// The last thing asked for each board.
    asked: BTreeMap<BoardNo, (GameId, Phase)>,
    answered: BTreeSet<FactId>,
}

impl Referee {
    fn new(court: CourtId, programme: Arc<Programme>) -> Self {
        Self { court, programme, asked: BTreeMap::new(), answered: BTreeSet::new() }
    }

    /// What is to be asked now that the court looks like this, and when to look again.
    fn look(&mut self, now: CourtTime, court: &Snapshot) -> (Vec<Ask>, Option<CourtTime>) {
        let boards: Vec<BoardNo> = court.boards.iter().map(|view| view.board).collect();
        let (mut games, mut start, mut asks) = (Vec::new(), Vec::new(), Vec::new());
        let mut again: Option<CourtTime> = None;
        for view in &court.boards {
            match self.next(now, view, &boards) {
                Next::Nothing => {}
                Next::At(at) => again = Some(again.map_or(at, |earlier| earlier.min(at))),
                Next::Pair(pairing) => games.push(*pairing),
                Next::Start => start.push(view.board),
            }
            asks.extend(self.answers(view));
        }
        if !games.is_empty() {
            asks.push(Ask::Pair { games });
        }
        if !start.is_empty() {
            let waits = |board: &BoardNo| {
                court.boards.iter().any(|view| {
                    view.board == *board
                        && view.game.as_ref().is_some_and(|game| game.phase == Phase::Waiting)
                })
            };
            let swept: Vec<BoardNo> = start.iter().copied().filter(waits).collect();
            if !swept.is_empty() {
                asks.push(Ask::Ready { boards: swept, ready: true });
            }
            // Nobody is there to put right what stands against it.
            let despite = Some("a demonstration goes on".to_owned());
            asks.push(Ask::Start { boards: start, go_at: None, despite });
        }
        (asks, again)
    }

    fn next(&mut self, now: CourtTime, view: &BoardView, boards: &[BoardNo]) -> Next {
        let round = match &view.game {
            None => 1,
            Some(game) => match (game.phase, &game.ended) {
                (Phase::Waiting | Phase::Paused, _) => {
                    let step = (game.game, game.phase);
                    let is_new = self.asked.insert(view.board, step) != Some(step);
                    return if is_new { Next::Start } else { Next::Nothing };
                }
                (Phase::Finished, Some(ended)) if now < ended.at + PAUSE => {
                    return Next::At(ended.at + PAUSE);
                }
                (Phase::Finished, _) => game.round + 1,
                (Phase::Countdown | Phase::Running, _) => return Next::Nothing,
            },
        };
        let pairing = self.programme.pairing(self.court, boards, view.board, round);
        let pairing = pairing.expect("every board of a demonstration has games");
        let step = (pairing.game, Phase::Finished);
        if self.asked.insert(view.board, step) == Some(step) {
            return Next::Nothing;
        }
        Next::Pair(Box::new(pairing))
    }

    /// Answers to what keeps a game from going on. What was made up should never come to that.
    fn answers(&mut self, view: &BoardView) -> Vec<Ask> {
        let inbox = view.game.iter().flat_map(|game| &game.inbox);
        let mut asks = Vec::new();
        for each in inbox {
            let answer = match each.question {
                Question::CanMate { .. } | Question::FlagOrPress { .. } => Answer::Yes,
                Question::Amendment { .. } => Answer::Decline,
                _ => continue,
            };
            if self.answered.insert(each.fact) {
                asks.push(Ask::Answer { question: each.fact, answer });
            }
        }
        asks
    }
}

/// What a board needs.
#[derive(Debug)]
enum Next {
    Nothing,
    At(CourtTime),
    Pair(Box<Pairing>),
    Start,
}

/// Runs a referee for each court its link follows, until `stop`.
pub(super) async fn run(
    link: DemoLink,
    programme: Arc<Programme>,
    clock: CourtClock,
    stop: CancellationToken,
) {
    let DemoLink { handle, mut news, task, .. } = link;
    let ended = tokio::spawn(task.run(stop.clone().cancelled_owned()));
    let mut courts: BTreeMap<CourtId, (Mirror, Referee)> = BTreeMap::new();
    let mut again: BTreeMap<CourtId, CourtTime> = BTreeMap::new();
    'following: loop {
        let next = again.values().min().copied();
        let changed = tokio::select! {
            biased;
            () = stop.cancelled() => break,
            said = news.recv() => match said {
                Some(said) => take(said, &mut courts, &programme),
                None => break,
            },
            () = clock.reach(next) => None,
        };
        let now = clock.now();
        let due = again.iter().filter(|(_, at)| **at <= now).map(|(court, _)| *court);
        let looked: BTreeSet<CourtId> = due.chain(changed).collect();
        for court in looked {
            let Some((mirror, referee)) = courts.get_mut(&court) else { continue };
            let (asks, at) = referee.look(now, mirror.court());
            match at {
                Some(at) => again.insert(court, at),
                None => again.remove(&court),
            };
            for ask in asks {
                let kept = tokio::select! {
                    biased;
                    () = stop.cancelled() => break 'following,
                    kept = handle.ask(None, court, None, ask) => kept,
                };
                if let Err(error) = kept {
                    tracing::warn!("the demonstration's referee could not ask: {error}");
                    break 'following;
                }
            }
        }
    }
    // it ends with the same token
    let _outbox = ended.await;
}

/// Takes in what the link says; names the court that looks different now.
fn take(
    said: News,
    courts: &mut BTreeMap<CourtId, (Mirror, Referee)>,
    programme: &Arc<Programme>,
) -> Option<CourtId> {
    match said {
        News::Snapshot(snapshot) => {
            let court = snapshot.court;
            let (mirror, _) = courts.entry(court).or_insert_with(|| {
                (Mirror::new((*snapshot).clone()), Referee::new(court, Arc::clone(programme)))
            });
            *mirror = Mirror::new(*snapshot);
            Some(court)
        }
        News::Frame(frame) => {
            let (mirror, _) = courts.get_mut(&frame.court)?;
            // the link hands on only what fits
            mirror.apply(&frame).ok()?.then_some(frame.court)
        }
        News::Outcome(outcome) => {
            if let Verdict::Refused { text, .. } = &outcome.verdict {
                tracing::warn!("the demonstration's referee was refused: {text}");
            }
            None
        }
        News::Down { why, .. } | News::Trouble { what: why } => {
            tracing::info!("the demonstration's referee: {why}");
            None
        }
        News::Up(_)
        | News::Asked { .. }
        | News::Delivered { .. }
        | News::Presence(_)
        | News::Device(_)
        | News::Preview(_) => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use court_protocol::{Audience, GameResult, Side, Termination};
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
                if let Some(Verdict::Refused { text, .. }) = &record.verdict {
                    panic!("refused: {text}");
                }
                self.court.apply(&record);
            }
        }

        /// Shows the referee the court and does what he asks; how often he asked.
        fn look(&mut self) -> (usize, Option<CourtTime>) {
            let (asks, again) =
                self.referee.look(self.now, &self.court.snapshot(Audience::Referees));
            let n_asks = asks.len();
            for ask in asks {
                self.rule(&Command::House { ask });
            }
            (n_asks, again)
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
        played.rule(&Command::House { ask });
        let view = played.court.view(BoardNo(3), Audience::Public).game.expect("paired");
        assert_eq!(view.ended.map(|ended| ended.by), Some(Termination::Ruling));
        assert_eq!(played.look(), (0, Some(ended + PAUSE)));
        played.now = ended + PAUSE;
        assert_eq!(played.look().0, 1);
        assert_eq!(played.phases()[2], (2, Phase::Waiting));
        assert_eq!(played.look().0, 2, "a sweep and a start");
        assert_eq!(played.phases()[2], (2, Phase::Countdown));
        assert_eq!(played.phases()[3], (1, Phase::Running));
    }
}
