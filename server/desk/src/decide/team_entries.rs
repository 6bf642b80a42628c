//! Entries of teams.

use super::text_or_none;
use super::withdrawal::left_round_robin;
use crate::{Competitor, Desk, Fact, PersonId, Refusal, TeamEntry, TeamId, TextField, Tournament};
use referee_tournament::event::{Bye, RoundNumber};
use referee_tournament::team::BOARDS;
use std::collections::BTreeSet;

pub(super) fn enter(desk: &Desk, team: &TeamEntry) -> Result<Vec<Fact>, Refusal> {
    if desk.teams.contains_key(&team.team) {
        return Err(Refusal::TeamAlreadyEntered { team: team.team });
    }
    if desk.are_entries_closed {
        return Err(Refusal::EntriesClosed);
    }
    let team = checked(desk, team)?;
    Ok(vec![Fact::TeamEntered { team }])
}

pub(super) fn change(desk: &Desk, team: &TeamEntry) -> Result<Vec<Fact>, Refusal> {
    let old = desk.team(team.team)?;
    let team = checked(desk, team)?;
    if old.entry == team {
        return Ok(Vec::new());
    }
    let has_played = |person: &PersonId| {
        desk.games.values().any(|game| !game.withdrawn && game.players().any(|p| p == *person))
    };
    // a player with games stays in the list, where the report finds him
    let lost = old
        .entry
        .players
        .iter()
        .find(|person| !team.players.contains(person) && has_played(person));
    if let Some(&person) = lost {
        let tournament = desk.qualification_of(team.team.into(), true);
        let tournament = tournament.map(|of| of.is.id).unwrap_or_default();
        return Err(Refusal::PlaysAlready { person, tournament });
    }
    Ok(vec![Fact::TeamChanged { team }])
}

/// The team without the blanks around its name, if it can be entered.
fn checked(desk: &Desk, team: &TeamEntry) -> Result<TeamEntry, Refusal> {
    let name = text_or_none(TextField::Name, &team.name)?;
    let mut named = BTreeSet::new();
    for &person in &team.players {
        desk.entry(person)?;
        if !named.insert(person) {
            return Err(Refusal::NamedTwice { person });
        }
        if let Some(other) = desk.team_of(person).filter(|other| *other != team.team) {
            return Err(Refusal::InAnotherTeam { person, team: other });
        }
    }
    // CR-6-1: a team has six players
    if team.players.len() < usize::from(BOARDS) {
        let players = u32::try_from(team.players.len()).unwrap_or(0);
        return Err(Refusal::TooFewPlayers { team: team.team, players, boards: BOARDS });
    }
    Ok(TeamEntry { name, ..team.clone() })
}

pub(super) fn withdraw(desk: &Desk, team: TeamId, reason: &str) -> Result<Vec<Fact>, Refusal> {
    if desk.team(team)?.withdrawn.is_some() {
        return Err(Refusal::TeamAlreadyWithdrawn { team });
    }
    let reason = text_or_none(TextField::Reason, reason)?;
    let tournament = desk.qualification_of(team.into(), true);
    let from = tournament.map_or(RoundNumber::FIRST, Tournament::next_round);
    let mut facts = vec![Fact::TeamWithdrawn { team, from, reason }];
    if let Some(tournament) = tournament.filter(|of| of.is.system.is_pre_set()) {
        facts.extend(left_round_robin(desk, tournament, Competitor::from(team))?);
    }
    Ok(facts)
}

pub(super) fn ask_bye(
    desk: &Desk,
    team: TeamId,
    round: RoundNumber,
    bye: Bye,
) -> Result<Vec<Fact>, Refusal> {
    let entered = desk.team(team)?;
    if bye == Bye::PairingAllocated {
        return Err(Refusal::OnlyPairingGives);
    }
    let tournament = desk.qualification_of(team.into(), true);
    if let Some(tournament) = tournament {
        if tournament.is.system.is_pre_set() {
            return Err(Refusal::NotForThisSystem { tournament: tournament.is.id });
        }
        if round < tournament.next_round() {
            return Err(Refusal::TooLateForBye { round });
        }
    }
    if round.0 == 0 {
        return Err(Refusal::NoByeInRound { round });
    }
    if entered.away.get(&round) == Some(&bye) {
        return Ok(Vec::new());
    }
    Ok(vec![Fact::TeamByeGiven { team, round, bye }])
}
