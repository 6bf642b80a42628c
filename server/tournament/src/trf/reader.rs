//! The event and the faults of a report file during reading.

use std::collections::{BTreeMap, BTreeSet};

use court_protocol::message;

use super::line::{Field, TrfLine};
use crate::event::{Bye, Edition, Event, Points, RoundNumber, StartNumber, TeamNumber};
use crate::fault::{FilePosition, ParseFault};

/// The state of reading a file.
#[derive(Debug, Default)]
pub(super) struct Reader {
    pub(super) event: Event,
    pub(super) faults: Vec<ParseFault>,
    /// The line of each player's record.
    pub(super) player_lines: BTreeMap<StartNumber, usize>,
    /// The fields in which other records name competitors who are paired: teams in a team event,
    /// otherwise players. They are checked after all are known.
    pub(super) competitors_named: Vec<(StartNumber, FilePosition)>,
    /// The fields that name a round, which must be among the rounds announced.
    pub(super) rounds_named: Vec<(RoundNumber, FilePosition)>,
    /// The field that announces the number of rounds.
    pub(super) rounds_announced: Option<FilePosition>,
    /// The players whose points a referee set, with the round.
    pub(super) abnormal: BTreeSet<(StartNumber, RoundNumber)>,
    /// The position of each forfeited match of the event.
    pub(super) forfeits: Vec<ForfeitPlaces>,
    /// The position of each team with a bye.
    pub(super) team_byes: Vec<(RoundNumber, TeamNumber, FilePosition)>,
    /// The match points stated for teams, with their positions.
    pub(super) stated_match_points: Vec<(TeamNumber, Points, FilePosition)>,
    /// Byes stated separately from the players' own records, with their positions.
    pub(super) byes_claimed: Vec<(StartNumber, RoundNumber, Bye, FilePosition)>,
    /// The members of teams, with their positions.
    pub(super) members: Vec<(StartNumber, FilePosition)>,
    /// The line of each record that a file may contain only once.
    once: BTreeMap<String, usize>,
}

/// The positions of the parts of a record of a forfeited match.
#[derive(Debug)]
pub(super) struct ForfeitPlaces {
    pub(super) whole: FilePosition,
    pub(super) round: FilePosition,
    pub(super) white: FilePosition,
    pub(super) black: FilePosition,
}

impl Reader {
    /// Returns the value read, or records the fault.
    pub(super) fn take<T>(&mut self, read: Result<T, ParseFault>) -> Option<T> {
        read.map_err(|fault| self.faults.push(fault)).ok()
    }

    /// True if this is the first record of its kind; a second one is recorded as a fault.
    pub(super) fn first_of_its_kind(&mut self, line: TrfLine<'_>) -> bool {
        if let Some(first) = self.once.get(line.code()) {
            let expected = message!("expected-one-record", line = first);
            self.faults.push(line.field(1, 3).fault(expected));
            return false;
        }
        self.once.insert(line.code().to_owned(), line.number);
        true
    }

    pub(super) fn edition(&mut self, edition: Edition) {
        self.event.edition = edition;
    }

    /// Reads the numbers of the competitors in `fields`, players or teams. Each is checked when
    /// all are known.
    pub(super) fn competitors<'a>(
        &mut self,
        fields: impl Iterator<Item = Field<'a>> + Clone,
    ) -> Option<Vec<StartNumber>> {
        let numbers = self.numbers(fields.clone())?;
        for (number, field) in numbers.iter().zip(fields) {
            self.competitors_named.push((*number, field.position()));
        }
        Some(numbers)
    }

    /// Reads the members of a team in `fields`; no player is in two teams.
    pub(super) fn team_members<'a>(
        &mut self,
        fields: impl Iterator<Item = Field<'a>> + Clone,
    ) -> Option<Vec<StartNumber>> {
        let members = self.numbers(fields.clone())?;
        for (number, field) in members.iter().zip(fields) {
            self.members.push((*number, field.position()));
        }
        Some(members)
    }

    fn numbers<'a>(&mut self, fields: impl Iterator<Item = Field<'a>>) -> Option<Vec<StartNumber>> {
        let numbers: Vec<_> = fields.map(|field| self.take(field.start_number())).collect();
        numbers.into_iter().collect()
    }
}
