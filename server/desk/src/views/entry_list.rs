//! The entry list, with check-in.

use crate::{Category, CheckIn, ClubId, Desk, EnteredPlayer, PersonId, TeamId, TournamentId};
use court_protocol::Seq;
use referee_tournament::event::{Bye, RoundNumber};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct EntryListView {
    pub seq: Seq,
    pub is_closed: bool,
    pub check_in: CheckIn,
    /// The ticks at check-in, in the organiser's words.
    pub ticks: Vec<String>,
    /// The number of players of each category who have not withdrawn.
    pub categories: Vec<(Category, u32)>,
    /// The players, by number of the person.
    pub players: Vec<EntryRow>,
    pub teams: Vec<TeamRow>,
}

/// A player on the entry list.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct EntryRow {
    pub player: EnteredPlayer,
    pub club: Option<ClubId>,
    /// His tournament and start number, once the entries are closed.
    pub number: Option<(TournamentId, u16)>,
    pub team: Option<TeamId>,
    /// The first round that he joined, for a late entry.
    pub late_from: Option<RoundNumber>,
    /// The byes and absences.
    pub away: Vec<(RoundNumber, Bye)>,
    /// The first round without him, if he has withdrawn.
    pub withdrawn: Option<RoundNumber>,
    pub checked_in: bool,
    /// The places of his ticks in the list of ticks.
    pub ticks: Vec<u8>,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TeamRow {
    pub team: TeamId,
    /// The name; empty for a team that is called by its number.
    pub name: String,
    pub captain: Option<PersonId>,
    /// The players, board 1 first.
    pub players: Vec<PersonId>,
    /// Its start number, once the entries are closed.
    pub number: Option<(TournamentId, u16)>,
    /// The first round without it, if it has withdrawn.
    pub withdrawn: Option<RoundNumber>,
}

pub fn entry_list(desk: &Desk) -> EntryListView {
    let numbers = desk.start_numbers();
    let team_numbers: BTreeMap<TeamId, _> =
        desk.numbered(true).map(|(team, place)| (team.team(), place)).collect();
    let teams_of: BTreeMap<PersonId, TeamId> = desk
        .teams()
        .values()
        .flat_map(|team| team.entry.players.iter().map(|&person| (person, team.entry.team)))
        .collect();
    let mut categories: BTreeMap<&Category, u32> = BTreeMap::new();
    for entry in desk.entries().values().filter(|entry| entry.withdrawn.is_none()) {
        if let Some(category) = entry.data.category() {
            *categories.entry(category).or_default() += 1;
        }
    }
    let player = |(&person, entry): (&PersonId, &crate::Entry)| EntryRow {
        player: EnteredPlayer { person, data: entry.data.clone() },
        club: entry.data.club,
        number: numbers.get(&person).copied(),
        team: teams_of.get(&person).copied(),
        late_from: Some(entry.first_round).filter(|round| *round > RoundNumber::FIRST),
        away: entry.away.iter().map(|(&round, &bye)| (round, bye)).collect(),
        withdrawn: entry.withdrawn,
        checked_in: entry.checked_in,
        ticks: entry.ticks.iter().copied().collect(),
    };
    let team = |team: &crate::EnteredTeam| TeamRow {
        team: team.entry.team,
        name: team.entry.name.clone(),
        captain: team.entry.captain,
        players: team.entry.players.clone(),
        number: team_numbers.get(&team.entry.team).copied(),
        withdrawn: team.withdrawn,
    };
    EntryListView {
        seq: desk.seq(),
        is_closed: desk.are_entries_closed(),
        check_in: desk.check_in(),
        ticks: desk.plan().map(|plan| plan.ticks.clone()).unwrap_or_default(),
        categories: categories.into_iter().map(|(code, n)| (code.clone(), n)).collect(),
        players: desk.entries().iter().map(player).collect(),
        teams: desk.teams().values().map(team).collect(),
    }
}
