//! Goes through a report file line by line and hands out the event, or all that is wrong.

use std::collections::{BTreeMap, BTreeSet};

use super::line::{self, Field, Line};
use super::{abnormal, agreement, extension, header, player, team};
use crate::competitor::StartNumber;
use crate::event::{Bye, Edition, Event, Points, RoundNumber, TeamNumber};
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

/// Reads a whole file.
pub(super) fn read(bytes: &[u8]) -> Result<Event, Vec<Fault>> {
    let lines = line::lines(bytes).map_err(|fault| vec![fault])?;
    let mut reader = Reader::default();
    for line in &lines {
        reader.record(*line);
    }
    if reader.player_lines.is_empty() && reader.faults.is_empty() {
        reader.faults.push(Fault {
            line: lines.len().max(1),
            columns: (1, 3),
            found: "the end of the file".to_owned(),
            expected: "at least one player (a record 001)".to_owned(),
        });
    }
    reader.event.sort();
    if reader.faults.is_empty() {
        agreement::check(&mut reader);
    }
    if reader.faults.is_empty() {
        return Ok(reader.event);
    }
    reader.faults.sort_by_key(|fault| (fault.line, fault.columns));
    Err(reader.faults)
}

impl Reader {
    /// Reads one line.
    fn record(&mut self, line: Line<'_>) {
        if line.text().trim().is_empty() {
            return;
        }
        let code = line.code();
        let known = code.chars().count() == 3
            && code
                .chars()
                .all(|sign| sign.is_ascii_uppercase() || sign.is_ascii_digit() || sign == '#');
        // A comment needs no blank after its three signs.
        if !known || (code != "###" && line.gap(4, 4, "").is_err()) {
            self.faults.push(
                line.field(1, 4).fault("a record's code of three digits or capitals and a blank"),
            );
            return;
        }
        if code == "001" {
            self.player(line);
        } else if code == "299" {
            abnormal::read(self, line);
        } else if !(header::read(self, line)
            || extension::read(self, line)
            || team::read(self, line))
        {
            self.event.kept.push(line.text().to_owned());
        }
    }

    fn player(&mut self, line: Line<'_>) {
        let Some(competitor) = player::read(line, &mut self.faults) else {
            // Even so his number is known, lest everybody who names him be called wrong too.
            if let Ok(number) = line.field(5, 8).start_number() {
                self.player_lines.entry(number).or_insert(line.number);
            }
            return;
        };
        if let Some(first) = self.player_lines.get(&competitor.number) {
            let expected = format!("a number of its own; line {first} has this one already");
            self.faults.push(line.field(5, 8).fault(expected));
            return;
        }
        self.player_lines.insert(competitor.number, line.number);
        self.event.competitors.push(competitor);
    }

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
