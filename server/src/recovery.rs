//! The findings of a server that was started again, and the state of the games.
//!
//! Said in one sentence in the server's terminal and to the head referee, once every court knows
//! which of its games went on: an organiser asks nothing else first.

use crate::presence::task::PresenceHandle;
use court_protocol::{CourtId, CourtTime, GameId, Millis, Phase, Recovered, RecoveredCourt};
use referee_core::{CourtState, GRACE};
use referee_messages::{say, words};
use tokio::sync::mpsc;

/// Time after the grace at which the wait for all others ends.
const DECIDED_WITHIN: Millis = Millis(500);

/// The facts known before the courts have reported.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Found {
    /// Records of all courts.
    pub records: u64,
    /// The time the server was away.
    pub away: Millis,
    /// Court time began anew.
    pub in_doubt: bool,
}

/// A court that comes back, until it knows which of its games go on.
#[derive(Debug)]
pub(crate) struct Returning {
    back: CourtTime,
    played: Vec<GameId>,
    found: RecoveredCourt,
    tell: mpsc::Sender<RecoveredCourt>,
}

impl Returning {
    /// A court as its journal has it, at its return.
    pub(crate) fn new(
        court: CourtId,
        state: &CourtState,
        back: CourtTime,
        tell: mpsc::Sender<RecoveredCourt>,
    ) -> Self {
        let games: Vec<_> = games(state).collect();
        let of = |is: fn(Phase) -> bool| games.iter().filter(move |(_, _, phase)| is(*phase));
        let played: Vec<GameId> = of(|phase| matches!(phase, Phase::Countdown | Phase::Running))
            .map(|game| game.0)
            .collect();
        let found = RecoveredCourt {
            court,
            round: games.iter().map(|(_, round, _)| *round).max(),
            over: of(|phase| phase == Phase::Finished).count() as u16,
            running: played.len() as u16,
            stand: 0,
        };
        Self { back, played, found, tell }
    }

    /// Tells what became of the games, once that is known and durable: nothing where it is not yet.
    pub(crate) fn told(&self, state: &CourtState, now: CourtTime) -> bool {
        if !self.played.is_empty() && now <= self.back + GRACE + DECIDED_WITHIN {
            return false;
        }
        let stands = |phase| matches!(phase, Phase::Paused | Phase::Waiting);
        let stand = games(state)
            .filter(|(game, _, phase)| self.played.contains(game) && stands(*phase))
            .count();
        // a server that ends tells nobody
        let _ends = self.tell.try_send(RecoveredCourt { stand: stand as u16, ..self.found });
        true
    }
}

/// The game on each board, its round and how far it is.
fn games(state: &CourtState) -> impl Iterator<Item = (GameId, u16, Phase)> {
    let boards = state.snapshot(court_protocol::Audience::Referees).boards;
    boards
        .into_iter()
        .filter_map(|board| board.game)
        .map(|game| (game.game, game.round, game.phase))
}

/// Gathers the courts' reports, and announces them once: at the server and on referees' screens.
pub(crate) async fn tell(
    found: Found,
    mut told: mpsc::Receiver<RecoveredCourt>,
    say: impl Fn(&str),
    presence: PresenceHandle,
) {
    let mut courts = Vec::new();
    // each court lets its sender go when it has told, or ended
    while let Some(court) = told.recv().await {
        courts.push(court);
    }
    courts.sort_by_key(|court: &RecoveredCourt| court.court);
    let Found { records, away, in_doubt } = found;
    let recovered = Recovered { records, away, in_doubt, courts };
    say(&say!("console-recovered", found = words().recovered(&recovered)));
    presence.recovered(recovered).await;
}
