//! The qualification for finals, and corrections that would change it.

use super::pairing::check_results;
use crate::standings::standings;
use crate::{Competitor, Deal, Desk, Fact, Refusal, System, Tournament, TournamentId};
use referee_tournament::team::BOARDS;

/// The competitors who qualify from finished tournaments, in the order of their seeds.
pub(super) fn best(
    desk: &Desk,
    of: &[TournamentId],
    places: u16,
    deal: Deal,
) -> Result<Vec<Competitor>, Refusal> {
    let groups = of.iter().map(|id| qualified(desk, *id, places));
    let groups: Vec<Vec<Competitor>> = groups.collect::<Result<_, _>>()?;
    if deal == Deal::Crossed {
        return crossed(&groups);
    }
    let by_place = (0..usize::from(places)).flat_map(|place| groups.iter().map(move |g| g[place]));
    Ok(by_place.collect())
}

/// The first of a finished tournament who have not withdrawn, the best first.
fn qualified(desk: &Desk, id: TournamentId, places: u16) -> Result<Vec<Competitor>, Refusal> {
    let tournament = desk.tournament(id)?;
    check_over(desk, tournament)?;
    let ranking = standings(desk, tournament)?;
    let mut inside: Vec<Competitor> = Vec::new();
    let gone = |competitor: Competitor| {
        if tournament.is.system.is_of_teams() {
            desk.teams.get(&competitor.team()).is_some_and(|team| team.withdrawn.is_some())
        } else {
            desk.entries.get(&competitor.person()).is_some_and(|e| e.withdrawn.is_some())
        }
    };
    let there: Vec<_> = ranking.rows.iter().filter(|row| !gone(row.competitor)).collect();
    for (place, row) in there.iter().enumerate().take(usize::from(places)) {
        // the seeds must be distinct, inside and at the border
        if there.get(place + 1).is_some_and(|next| next.rank == row.rank) {
            let tied = there.iter().filter(|other| other.rank == row.rank);
            let tied = tied.map(|row| row.competitor).collect();
            return Err(Refusal::LotsNeeded { tournament: id, tied });
        }
        inside.push(row.competitor);
    }
    if inside.len() < usize::from(places) {
        let competitors = u32::try_from(inside.len()).unwrap_or(0);
        return Err(Refusal::TooFew { competitors });
    }
    Ok(inside)
}

/// The first two of each group so that A1 meets B2, B1 meets A2, C1 meets D2 and so on, and the two
/// of one group meet in the final at the earliest.
fn crossed(groups: &[Vec<Competitor>]) -> Result<Vec<Competitor>, Refusal> {
    let n_groups = u16::try_from(groups.len()).unwrap_or(u16::MAX);
    if groups.len() < 2 || !groups.len().is_power_of_two() || groups.iter().any(|g| g.len() != 2) {
        return Err(Refusal::CrossingNeedsGroups { groups: n_groups });
    }
    // match i of the first round has seeds i and 2n + 1 - i
    let firsts = groups.iter().map(|group| group[0]);
    let partner = |group: usize| if group.is_multiple_of(2) { group + 1 } else { group - 1 };
    let seconds = (0..groups.len()).rev().map(|group| groups[partner(group)][1]);
    Ok(firsts.chain(seconds).collect())
}

/// Refuses if a tournament has rounds or results to come.
fn check_over(desk: &Desk, tournament: &Tournament) -> Result<(), Refusal> {
    let id = tournament.is.id;
    let rounds = crate::report::report_rounds(tournament);
    let n_rounds = match tournament.is.system {
        System::League => tournament.rounds.len() * usize::from(BOARDS),
        _ => tournament.rounds.len(),
    };
    let is_counted = tournament.counted() == tournament.rounds.len();
    if rounds.is_some_and(|rounds| n_rounds < usize::from(rounds.0))
        || tournament.rounds.is_empty()
        || !is_counted
    {
        return Err(Refusal::NotFinal { tournament: id });
    }
    tournament.rounds.iter().try_for_each(|round| check_results(desk, id, round))
}

/// Refuses a correction that changes the qualifiers of finals that have not begun, or their order: the
/// finals are made anew after it.
pub(super) fn check_finals(
    desk: &Desk,
    tournament: &Tournament,
    facts: &[Fact],
) -> Result<(), Refusal> {
    let id = tournament.is.id;
    let waits = |of: &&Tournament| of.is.from.contains(&id) && desk.may_drop(of);
    let Some(finals) = desk.tournaments.values().find(waits) else { return Ok(()) };
    let finalists: usize = desk.made_with(finals).map(|finals| finals.is.numbers.len()).sum();
    // as many from each tournament
    let places = u16::try_from(finalists / finals.is.from.len()).unwrap_or(u16::MAX);
    match (qualified(desk, id, places), qualified(&desk.with(facts), id, places)) {
        (Ok(before), Ok(after)) if before == after => Ok(()),
        _ => Err(Refusal::ChangesFinals { tournament: finals.is.id }),
    }
}
