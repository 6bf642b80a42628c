//! Entries, byes and check-in.

use super::withdrawal::left_round_robin;
use super::{team_entries, text_or_none};
use crate::desk::CheckIn;
use crate::{
    Author, Category, Competitor, Desk, EnteredPlayer, Fact, Format, PersonId, Plan, Refusal,
    System, TeamEntry, TextField, Tournament,
};
use referee_tournament::event::{Bye, RoundNumber};
use std::collections::{BTreeMap, BTreeSet};

/// C.04.2: after the fourth round is paired, no start number changes.
pub(super) const NUMBERS_FIXED_AFTER: usize = 4;

/// The greatest start rating: anything above is a slip of the pen.
const RATING_MAX: u16 = 4_000;
/// The most players of an event: start numbers have four columns in a report file.
const PLAYERS_MAX: u32 = 9_999;

pub(super) fn enter_list(
    desk: &Desk,
    plan: &Plan,
    players: &[EnteredPlayer],
    byes: &[(PersonId, RoundNumber)],
    teams: &[TeamEntry],
    by: Author,
) -> Result<Vec<Fact>, Refusal> {
    let mut facts = enter(desk, plan, players)?;
    if byes.is_empty() && teams.is_empty() {
        return Ok(facts);
    }
    let mut entered = desk.with(&facts);
    for &(person, round) in byes {
        facts.extend(ask_bye(&entered, plan, person, round, Bye::HalfPoint, by)?);
    }
    for team in teams {
        let is_known = entered.teams.contains_key(&team.team);
        let decide = if is_known { team_entries::change } else { team_entries::enter };
        let of_team = decide(&entered, team)?;
        entered = entered.and(&of_team);
        facts.extend(of_team);
    }
    Ok(facts)
}

fn enter(desk: &Desk, plan: &Plan, players: &[EnteredPlayer]) -> Result<Vec<Fact>, Refusal> {
    let mut named = BTreeSet::new();
    for player in players {
        let person = player.person;
        if desk.entries.contains_key(&person) {
            return Err(Refusal::AlreadyEntered { person });
        }
        if !named.insert(person) {
            return Err(Refusal::NamedTwice { person });
        }
        check(plan, player)?;
    }
    let competitors = u32::try_from(desk.entries.len() + players.len()).unwrap_or(u32::MAX);
    if competitors > PLAYERS_MAX {
        return Err(Refusal::TooMany { competitors, most: PLAYERS_MAX });
    }
    if desk.are_entries_closed && plan.format == Format::Players {
        return late(desk, plan, players);
    }
    // one fact holds a hundred players, so that each part of an import fits in a record
    let part = |players: &[EnteredPlayer]| Fact::Entered {
        players: players.to_vec(),
        first_round: RoundNumber::FIRST,
        missed: Bye::ZeroPoint,
    };
    Ok(players.chunks(100).map(part).collect())
}

/// Enters players after the close: each into the tournament of his category, from the next round
/// to be paired.
fn late(desk: &Desk, plan: &Plan, players: &[EnteredPlayer]) -> Result<Vec<Fact>, Refusal> {
    let mut facts = Vec::new();
    let mut joining: BTreeMap<_, Vec<&EnteredPlayer>> = BTreeMap::new();
    for player in players {
        let tournament = tournament_for(desk, player)?;
        joining.entry(tournament.is.id).or_default().push(player);
    }
    for (id, players) in joining {
        let tournament = &desk.tournaments[&id];
        let first_round = tournament.next_round();
        let until = RoundNumber(plan.late.until_round);
        let is_pre_set = tournament.is.system.is_pre_set() && !tournament.rounds.is_empty();
        if is_pre_set || (first_round > RoundNumber::FIRST && first_round > until) {
            return Err(Refusal::LateEntriesOver { until });
        }
        let missed = if plan.late.half_points { Bye::HalfPoint } else { Bye::ZeroPoint };
        let entered: Vec<EnteredPlayer> = players.iter().map(|&player| player.clone()).collect();
        for part in entered.chunks(100) {
            facts.push(Fact::Entered { players: part.to_vec(), first_round, missed });
        }
        facts.push(Fact::Joined { tournament: id, numbers: joined(desk, tournament, &players) });
    }
    Ok(facts)
}

/// The numbers with late entries at the places of their ratings. After the fourth round is paired
/// no number changes (C.04.2): late entries come last then.
fn joined(desk: &Desk, tournament: &Tournament, players: &[&EnteredPlayer]) -> Vec<Competitor> {
    let mut numbers = tournament.is.numbers.clone();
    for player in players {
        let rating = player.data.rating;
        let is_weaker = |other: &Competitor| {
            let other = desk.entries.get(&other.person());
            other.is_some_and(|other| other.data.rating < rating)
        };
        let place = if tournament.rounds.len() < NUMBERS_FIXED_AFTER {
            numbers.iter().position(is_weaker)
        } else {
            None
        };
        numbers.insert(place.unwrap_or(numbers.len()), player.person.into());
    }
    numbers
}

/// The qualification that a late entry joins.
fn tournament_for<'a>(desk: &'a Desk, player: &EnteredPlayer) -> Result<&'a Tournament, Refusal> {
    let takes = |tournament: &&Tournament| {
        let is = &tournament.is;
        let category = player.data.category();
        is.from.is_empty()
            && matches!(is.system, System::Swiss | System::RoundRobin(_))
            && (is.categories.is_empty()
                || category.is_some_and(|category| is.categories.contains(category)))
    };
    let qualifications = || desk.tournaments.values().filter(|of| of.is.from.is_empty());
    let found = desk.tournaments.values().find(takes);
    // one qualification for all takes a category that nobody else has
    let only = || match qualifications().collect::<Vec<_>>()[..] {
        [only] if only.is.system == System::Swiss => Some(only),
        _ => None,
    };
    found.or_else(only).ok_or(Refusal::NoTournamentFor { person: player.person })
}

fn check(plan: &Plan, player: &EnteredPlayer) -> Result<(), Refusal> {
    let (person, data) = (player.person, &player.data);
    if let Some(rating) = data.rating.filter(|rating| *rating == 0 || *rating > RATING_MAX) {
        return Err(Refusal::BadRating { person, rating, most: RATING_MAX });
    }
    let is_played =
        |category: &Category| plan.categories.is_empty() || plan.categories.contains(category);
    let wrong = data
        .categories
        .iter()
        .find(|category| !category.is_code())
        .or_else(|| data.category().filter(|category| !is_played(category)));
    match wrong {
        Some(category) => Err(Refusal::CategoryNotPlayed { person, category: category.clone() }),
        None => Ok(()),
    }
}

pub(super) fn change(
    desk: &Desk,
    plan: &Plan,
    player: &EnteredPlayer,
) -> Result<Vec<Fact>, Refusal> {
    let entry = desk.entry(player.person)?;
    check(plan, player)?;
    if entry.data == player.data {
        return Ok(Vec::new());
    }
    let moves = entry.data.category() != player.data.category();
    let in_group = desk.qualification_of(player.person.into(), false).filter(|tournament| {
        let categories = &tournament.is.categories;
        let category = player.data.category();
        moves
            && !categories.is_empty()
            && plan.is_major
            && !category.is_some_and(|category| categories.contains(category))
    });
    if let Some(tournament) = in_group {
        return Err(Refusal::PlaysAlready { person: player.person, tournament: tournament.is.id });
    }
    Ok(vec![Fact::Changed { player: player.clone() }])
}

pub(super) fn withdraw(desk: &Desk, person: PersonId, reason: &str) -> Result<Vec<Fact>, Refusal> {
    let entry = desk.entry(person)?;
    if entry.withdrawn.is_some() {
        return Err(Refusal::AlreadyWithdrawn { person });
    }
    let reason = text_or_none(TextField::Reason, reason)?;
    let mut facts = vec![Fact::Withdrawn { person, from: desk.next_round_of(person), reason }];
    let tournament = desk.qualification_of(person.into(), false);
    if let Some(tournament) = tournament.filter(|of| of.is.system.is_pre_set()) {
        facts.extend(left_round_robin(desk, tournament, person.into())?);
    }
    Ok(facts)
}

pub(super) fn come_back(desk: &Desk, person: PersonId) -> Result<Vec<Fact>, Refusal> {
    let entry = desk.entry(person)?;
    if entry.withdrawn.is_none() {
        return Err(Refusal::NotWithdrawn { person });
    }
    let tournament = desk.qualification_of(person.into(), false);
    let is_paired = |of: &&Tournament| of.is.system.is_pre_set() && !of.rounds.is_empty();
    if let Some(tournament) = tournament.filter(is_paired) {
        return Err(Refusal::NotForThisSystem { tournament: tournament.is.id });
    }
    Ok(vec![Fact::Returned { person, from: desk.next_round_of(person) }])
}

pub(super) fn ask_bye(
    desk: &Desk,
    plan: &Plan,
    person: PersonId,
    round: RoundNumber,
    bye: Bye,
    by: Author,
) -> Result<Vec<Fact>, Refusal> {
    let entry = desk.entry(person)?;
    if bye == Bye::PairingAllocated {
        return Err(Refusal::OnlyPairingGives);
    }
    let tournament = desk.qualification_of(person.into(), false);
    let rounds =
        tournament.and_then(|of| of.is.settings.rounds).unwrap_or_else(|| plan.swiss_rounds());
    if let Some(tournament) = tournament.filter(|of| of.is.system.is_pre_set()) {
        return Err(Refusal::NotForThisSystem { tournament: tournament.is.id });
    }
    if round < desk.next_round_of(person) || round < entry.first_round {
        return Err(Refusal::TooLateForBye { round });
    }
    if round.0 == 0 || round.0 > rounds {
        return Err(Refusal::NoByeInRound { round });
    }
    if entry.away.get(&round) == Some(&bye) {
        return Ok(Vec::new());
    }
    // the limits bind players; the organiser may rule otherwise
    if bye == Bye::HalfPoint && matches!(by, Author::Player(_)) {
        if round.0.saturating_add(plan.byes.not_in_last) > rounds {
            return Err(Refusal::NoByeInRound { round });
        }
        if entry.half_point_byes() >= usize::from(plan.byes.half_points) {
            return Err(Refusal::ByesUsed { person, most: plan.byes.half_points });
        }
    }
    Ok(vec![Fact::ByeGiven { person, round, bye }])
}

pub(super) fn cancel_bye(
    desk: &Desk,
    person: PersonId,
    round: RoundNumber,
) -> Result<Vec<Fact>, Refusal> {
    let entry = desk.entry(person)?;
    if round < desk.next_round_of(person) {
        return Err(Refusal::TooLateForBye { round });
    }
    if !entry.away.contains_key(&round) {
        return Err(Refusal::NotAsked { person, round });
    }
    Ok(vec![Fact::ByeCancelled { person, round }])
}

pub(super) fn open_check_in(desk: &Desk) -> Result<Vec<Fact>, Refusal> {
    match desk.check_in {
        CheckIn::Open => Err(Refusal::CheckInOpen),
        CheckIn::Before | CheckIn::Over => Ok(vec![Fact::CheckInOpened]),
    }
}

pub(super) fn tick(
    desk: &Desk,
    plan: &Plan,
    person: PersonId,
    tick: u8,
    done: bool,
) -> Result<Vec<Fact>, Refusal> {
    let entry = desk.entry(person)?;
    let ticks = u8::try_from(plan.ticks.len()).unwrap_or(u8::MAX);
    if tick >= ticks {
        return Err(Refusal::NoSuchTick { tick, ticks });
    }
    if entry.ticks.contains(&tick) == done {
        return Ok(Vec::new());
    }
    Ok(vec![Fact::Ticked { person, tick, done }])
}

pub(super) fn check_in(desk: &Desk, person: PersonId, there: bool) -> Result<Vec<Fact>, Refusal> {
    let entry = desk.entry(person)?;
    if desk.check_in == CheckIn::Before {
        return Err(Refusal::CheckInNotOpen);
    }
    if entry.checked_in == there {
        return Ok(Vec::new());
    }
    let mut facts = vec![Fact::CheckedIn { person, there }];
    // a player who comes after the close of the check-in plays from the next round on
    if there && desk.check_in == CheckIn::Over {
        if entry.withdrawn.is_some() {
            facts.extend(come_back(desk, person)?);
        } else {
            let next = desk.next_round_of(person);
            if entry.away.get(&next) == Some(&Bye::ZeroPoint) {
                facts.push(Fact::ByeCancelled { person, round: next });
            }
        }
    }
    Ok(facts)
}

pub(super) fn close_check_in(desk: &Desk, withdraw: bool) -> Result<Vec<Fact>, Refusal> {
    if desk.check_in != CheckIn::Open {
        return Err(Refusal::CheckInNotOpen);
    }
    let missing =
        desk.entries.iter().filter(|(_, entry)| !entry.checked_in && entry.withdrawn.is_none());
    let mut facts = vec![Fact::CheckInClosed];
    for (&person, entry) in missing {
        let next = desk.next_round_of(person);
        if withdraw {
            facts.extend(self::withdraw(desk, person, "")?);
        } else if entry.away_in(next).is_none() {
            facts.push(Fact::ByeGiven { person, round: next, bye: Bye::ZeroPoint });
        }
    }
    Ok(facts)
}
