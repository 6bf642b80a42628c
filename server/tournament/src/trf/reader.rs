//! The event and the faults of a report file while it is read.

use std::collections::{BTreeMap, BTreeSet};

use super::line::{Field, Line};
use crate::event::{Bye, Edition, Event, Points, RoundNumber, StartNumber, TeamNumber};
use crate::fault::Fault;

/// What is known of a file while it is read.
#[derive(Debug, Default)]
pub(super) struct Reader {
    pub(super) event: Event,
    pub(super) faults: Vec<Fault>,
    /// The line of each player's record.
    pub(super) player_lines: BTreeMap<StartNumber, usize>,
    /// Where other records name a player, to be checked when all players are known.
    pub(super) named: Vec<(StartNumber, Fault)>,
    /// The same for whoever is paired: a team where teams are.
    pub(super) competitors_named: Vec<(StartNumber, Fault)>,
    /// Where rounds are named that must be among those announced.
    pub(super) rounds_named: Vec<(RoundNumber, Fault)>,
    /// Where the number of rounds is announced.
    pub(super) rounds_announced: Option<Fault>,
    /// Whose points a referee set in which round.
    pub(super) abnormal: BTreeSet<(StartNumber, RoundNumber)>,
    /// Where each forfeited match of the event stands.
    pub(super) forfeits: Vec<ForfeitPlaces>,
    /// Where each team left over is named.
    pub(super) team_byes: Vec<(RoundNumber, TeamNumber, Fault)>,
    /// The match points stated for teams, and where.
    pub(super) stated_match_points: Vec<(TeamNumber, Points, Fault)>,
    /// Byes stated apart from the players' own records, with the fault if those say otherwise.
    pub(super) byes_claimed: Vec<(StartNumber, RoundNumber, Bye, Fault)>,
    /// The members of teams, with the fault if they are in another team too.
    pub(super) members: Vec<(StartNumber, Fault)>,
    /// The line of each record of which a file may hold only one.
    once: BTreeMap<String, usize>,
}

/// Where the parts of a record of a forfeited match stand.
#[derive(Debug)]
pub(super) struct ForfeitPlaces {
    pub(super) whole: Fault,
    pub(super) round: Fault,
    pub(super) white: Fault,
    pub(super) black: Fault,
}

impl Reader {
    /// Takes what was read, or keeps the fault.
    pub(super) fn take<T>(&mut self, read: Result<T, Fault>) -> Option<T> {
        read.map_err(|fault| self.faults.push(fault)).ok()
    }

    /// Whether this is the first record of its kind; a second one is a fault.
    pub(super) fn first_of_its_kind(&mut self, line: Line<'_>) -> bool {
        if let Some(first) = self.once.get(line.code()) {
            let expected = format!("one such record; line {first} is the first");
            self.faults.push(line.field(1, 3).fault(expected));
            return false;
        }
        self.once.insert(line.code().to_owned(), line.number);
        true
    }

    /// Marks the file as one of this edition.
    pub(super) fn edition(&mut self, edition: Edition) {
        self.event.edition = edition;
    }

    /// The numbers in `fields` of those who are paired, players or teams; each is looked up when all are known.
    pub(super) fn competitors<'a>(
        &mut self,
        fields: impl Iterator<Item = Field<'a>> + Clone,
    ) -> Option<Vec<StartNumber>> {
        let numbers = self.numbers(fields.clone())?;
        for (number, field) in numbers.iter().zip(fields) {
            self.competitors_named.push((*number, field.fault("")));
        }
        Some(numbers)
    }

    /// The members of a team named in `fields`; nobody is in two.
    pub(super) fn team_members<'a>(
        &mut self,
        fields: impl Iterator<Item = Field<'a>> + Clone,
    ) -> Option<Vec<StartNumber>> {
        let members = self.numbers(fields.clone())?;
        for (number, field) in members.iter().zip(fields) {
            self.named.push((*number, field.fault("the number of a player (a record 001)")));
            self.members.push((*number, field.fault("a player who is in no other team")));
        }
        Some(members)
    }

    fn numbers<'a>(&mut self, fields: impl Iterator<Item = Field<'a>>) -> Option<Vec<StartNumber>> {
        let numbers: Vec<_> = fields.map(|field| self.take(field.start_number())).collect();
        numbers.into_iter().collect()
    }
}
