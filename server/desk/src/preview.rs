//! The preview of a command: its changes, before anything is written.

use crate::standings::standings;
use crate::{Author, Command, Competitor, Desk, Fact, Refusal, TournamentId, decide};
use court_protocol::CourtTime;
use referee_tournament::event::{Bye, RoundNumber};
use serde::{Deserialize, Serialize};

/// The outcome of a command that has not been carried out.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Preview {
    /// The facts as they would be written now.
    pub facts: Vec<Fact>,
    pub difference: Difference,
}

/// The visible differences between two states of an event.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Difference {
    /// The boards that change, by tournament, round and table.
    pub boards: Vec<BoardChange>,
    pub byes: Vec<ByeChange>,
    pub places: Vec<PlaceChange>,
}

/// A table with another pair.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct BoardChange {
    pub tournament: TournamentId,
    pub round: RoundNumber,
    /// The table, from 1.
    pub table: u16,
    /// White and Black now.
    pub before: Option<(Competitor, Competitor)>,
    /// White and Black afterwards.
    pub after: Option<(Competitor, Competitor)>,
}

/// A competitor whose bye changes.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ByeChange {
    pub tournament: TournamentId,
    pub round: RoundNumber,
    pub competitor: Competitor,
    pub before: Option<Bye>,
    pub after: Option<Bye>,
}

/// A competitor whose place or values in the standings change.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PlaceChange {
    pub tournament: TournamentId,
    pub competitor: Competitor,
    /// The place and the points now.
    pub before: Option<(u16, String)>,
    /// The place and the points afterwards.
    pub after: Option<(u16, String)>,
}

/// Decides on a command and applies it to a copy.
///
/// # Errors
/// The refusal that the command itself would meet.
pub fn preview(
    desk: &Desk,
    command: &Command,
    by: Author,
    at: CourtTime,
) -> Result<Preview, Refusal> {
    let facts = decide(desk, command, by, at)?;
    let difference = Difference::between(desk, &desk.after(at, by, &facts));
    Ok(Preview { facts, difference })
}

impl Difference {
    /// The differences from one state to another.
    pub fn between(before: &Desk, after: &Desk) -> Self {
        let mut difference = Self::default();
        let ids = before.tournaments().keys().chain(after.tournaments().keys());
        let ids: std::collections::BTreeSet<TournamentId> = ids.copied().collect();
        for id in ids {
            difference.rounds(before, after, id);
            difference.standings(before, after, id);
        }
        difference
    }

    fn rounds(&mut self, before: &Desk, after: &Desk, tournament: TournamentId) {
        let rounds =
            |desk: &Desk| desk.tournaments().get(&tournament).map_or(0, |of| of.rounds.len());
        for place in 0..rounds(before).max(rounds(after)) {
            let round = RoundNumber::at(place);
            let of = |desk: &Desk| {
                let round = desk.tournaments().get(&tournament).and_then(|of| of.round(round));
                round.map_or_else(
                    || (Vec::new(), Vec::new()),
                    |round| (round.pairs().collect::<Vec<_>>(), round.byes.clone()),
                )
            };
            let ((old, old_byes), (new, new_byes)) = (of(before), of(after));
            for at in 0..old.len().max(new.len()) {
                let (before, after) = (old.get(at).copied(), new.get(at).copied());
                if before != after {
                    let table = u16::try_from(at + 1).unwrap_or(u16::MAX);
                    self.boards.push(BoardChange { tournament, round, table, before, after });
                }
            }
            let mut competitors: Vec<Competitor> =
                old_byes.iter().chain(&new_byes).map(|(of, _)| *of).collect();
            competitors.sort_unstable();
            competitors.dedup();
            let bye = |byes: &[(Competitor, Bye)], of| {
                byes.iter().find(|(other, _)| *other == of).map(|(_, bye)| *bye)
            };
            for competitor in competitors {
                let (before, after) = (bye(&old_byes, competitor), bye(&new_byes, competitor));
                if before != after {
                    self.byes.push(ByeChange { tournament, round, competitor, before, after });
                }
            }
        }
    }

    fn standings(&mut self, before: &Desk, after: &Desk, tournament: TournamentId) {
        let of = |desk: &Desk| {
            let found = desk.tournaments().get(&tournament);
            let ranking = found.and_then(|of| standings(desk, of).ok());
            let rows = ranking.map(|ranking| ranking.rows).unwrap_or_default();
            rows.into_iter()
                .map(|row| {
                    (row.competitor, (row.rank, row.cells.into_iter().next().unwrap_or_default()))
                })
                .collect::<std::collections::BTreeMap<_, _>>()
        };
        let (old, new) = (of(before), of(after));
        let all: std::collections::BTreeSet<Competitor> =
            old.keys().chain(new.keys()).copied().collect();
        for competitor in all {
            let (before, after) = (old.get(&competitor).cloned(), new.get(&competitor).cloned());
            if before != after {
                self.places.push(PlaceChange { tournament, competitor, before, after });
            }
        }
    }
}
