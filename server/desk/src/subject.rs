//! The parts of an event that two organisers may edit at once, and their last changes.

use crate::{Author, HeldNo, MatchNo, PersonId, ProtestNo, TeamId, TournamentId};
use court_protocol::{CourtTime, GameId, Seq};
use referee_tournament::event::RoundNumber;
use serde::{Deserialize, Serialize};

/// A part of the event. Each has the number of the record that changed it last.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Subject {
    Plan,
    /// The list as a whole: closed or open, check-in.
    Entries,
    Entry {
        person: PersonId,
    },
    Team {
        team: TeamId,
    },
    /// Settings, numbers and lots.
    Tournament {
        tournament: TournamentId,
    },
    /// The matches of a round and its publication.
    Round {
        tournament: TournamentId,
        round: RoundNumber,
    },
    Match {
        match_no: MatchNo,
    },
    /// The result and the place of a game.
    Game {
        game: GameId,
    },
    Protest {
        protest: ProtestNo,
    },
    Held {
        held: HeldNo,
    },
}

/// The last change of a part.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Change {
    pub seq: Seq,
    pub at: CourtTime,
    pub by: Author,
    /// The code of the fact, such as `paired`.
    pub what: String,
}
