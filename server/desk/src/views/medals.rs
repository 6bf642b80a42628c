//! Medals and prizes.

use super::Audience;
use super::table::{CategoryRows, categories, placed_anew, places};
use crate::standings::standings;
use crate::{Category, Competitor, Desk, Format, Refusal, Tournament, TournamentId};
use court_protocol::Seq;
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};

/// The medals and prizes of an event.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct MedalsView {
    pub seq: Seq,
    /// True if teams won them.
    pub is_of_teams: bool,
    /// The general classification: gold, silver, bronze. A place that nobody has alone is empty.
    pub general: Vec<MedalRow>,
    /// The tournament that decides the general classification: the finals, or the one qualification.
    pub general_of: Option<TournamentId>,
    pub categories: Vec<CategoryMedals>,
    /// The places of medals that several share: the lot decides them.
    pub shared: Vec<SharedPlace>,
    /// The prizes, in the order of the plan. A prize that nobody has earned yet is left out.
    pub prizes: Vec<PrizeRow>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct MedalRow {
    /// The place: 1 gold, 2 silver, 3 bronze.
    pub place: u16,
    pub competitor: Competitor,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct CategoryMedals {
    pub category: Category,
    /// The tournament that decides it.
    pub of: TournamentId,
    /// The medals, gold first.
    pub rows: Vec<MedalRow>,
}

/// A place of a medal that several competitors share.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct SharedPlace {
    /// The category; `None` for the general classification.
    pub category: Option<Category>,
    /// The place, 1 to 3.
    pub place: u16,
    pub competitors: Vec<Competitor>,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PrizeRow {
    /// The place of the prize in the plan's list.
    pub prize: u16,
    /// The prize in words.
    pub what: String,
    /// The category; `None` for the general classification.
    pub category: Option<Category>,
    pub place: u16,
    pub competitor: Competitor,
}

/// The medals and prizes, as the results stand now.
///
/// The general classification is that of the finals (CR-5-3), then of the qualification they came
/// from. Each category is classified by the one qualification; where there are several, as in a major
/// event, by the finals of its own first (CR-5-1). The public sees no place of a tournament that is held
/// back.
///
/// # Errors
/// If a list of tie-breaks does not fit its tournament.
// rules: CR-5-1, CR-5-3
pub fn medals(desk: &Desk, audience: Audience) -> Result<MedalsView, Refusal> {
    let is_of_teams = desk.plan().is_some_and(|plan| plan.format != Format::Players);
    let is_major = desk.plan().is_some_and(|plan| plan.is_major);
    let decides = decides_general(desk);
    let general = decides.map_or(Ok(Vec::new()), |of| classification(desk, of, audience))?;
    let mut of_categories: Vec<(TournamentId, CategoryRows)> = Vec::new();
    for of in decide_categories(desk, is_major) {
        let rows = categories(desk, of, &classification(desk, of, audience)?);
        of_categories.extend(rows.into_iter().map(|rows| (of.is.id, rows)));
    }
    // players of a category who play in several tournaments have no ranking in common
    let all = of_categories.iter().map(|(_, rows)| rows.category.clone()).collect::<Vec<_>>();
    of_categories.retain(|(_, rows)| all.iter().filter(|one| **one == rows.category).count() == 1);
    let prizes = prizes(desk, &general, &of_categories);
    let mut several = shared(None, &general);
    for (_, CategoryRows { category, rows }) in &of_categories {
        several.extend(shared(Some(category), rows));
    }
    let categories = of_categories.into_iter().map(|(of, CategoryRows { category, rows })| {
        CategoryMedals { category, of, rows: top_three(&rows) }
    });
    Ok(MedalsView {
        seq: desk.seq(),
        is_of_teams,
        general: top_three(&general),
        general_of: decides.map(|of| of.is.id),
        shared: several,
        categories: categories.filter(|medals| !medals.rows.is_empty()).collect(),
        prizes,
    })
}

/// The tournaments that rank the event's competitors. One in which mostly competitors of those before it
/// play is a tournament beside the event.
fn qualifications(desk: &Desk) -> Vec<&Tournament> {
    let mut ranked = BTreeSet::new();
    let all = desk.tournaments().values();
    let mut all: Vec<_> = all.filter(|of| of.is.from.is_empty() && !of.rounds.is_empty()).collect();
    all.retain(|of| {
        let known = of.is.numbers.iter().filter(|one| ranked.contains(*one)).count();
        let is_of_event = 2 * known <= of.is.numbers.len();
        ranked.extend(of.is.numbers.iter().copied());
        is_of_event
    });
    all
}

/// True if a tournament is made from another, or from those that are.
fn rests_on(desk: &Desk, made: &Tournament, id: TournamentId) -> bool {
    let mut from = made.is.from.iter().filter_map(|from| desk.tournaments().get(from));
    from.any(|from| from.is.id == id || rests_on(desk, from, id))
}

/// The finals of qualifications: of the tournaments that rest on all of them the first knockout, else the
/// only one. A knockout that comes later is for the other places.
fn finals<'a>(desk: &'a Desk, of: &[&Tournament]) -> Option<&'a Tournament> {
    let rest = |made: &&Tournament| of.iter().all(|of| rests_on(desk, made, of.is.id));
    let made: Vec<&Tournament> = desk.tournaments().values().filter(rest).collect();
    let only = match made[..] {
        [only] => Some(only),
        _ => None,
    };
    made.into_iter().find(|of| of.is.system.duel().is_some()).or(only)
}

/// The tournament that decides the general classification: the finals of all qualifications, else the one
/// qualification.
fn decides_general(desk: &Desk) -> Option<&Tournament> {
    let all = qualifications(desk);
    match all[..] {
        [] => None,
        [only] => finals(desk, &all).or(Some(only)),
        _ => finals(desk, &all),
    }
}

/// The tournaments that decide the categories: one qualification for all (CR-5-3), else of each
/// qualification the finals that rest on it (CR-5-1).
fn decide_categories(desk: &Desk, is_major: bool) -> Vec<&Tournament> {
    let all = qualifications(desk);
    if all.len() == 1 && !is_major {
        return all;
    }
    let decides = all.into_iter().map(|of| finals(desk, &[of]).unwrap_or(of));
    let decides: BTreeMap<TournamentId, _> = decides.map(|of| (of.is.id, of)).collect();
    decides.into_values().collect()
}

/// The places of a tournament; after those of finals come those of their one qualification who were not
/// in them. There are none before the finals have some.
fn classification(
    desk: &Desk,
    of: &Tournament,
    audience: Audience,
) -> Result<Vec<(u16, Competitor)>, Refusal> {
    let mut results = desk.games().values().filter(|game| game.tournament == of.is.id);
    let has_begun = of.is.from.is_empty() || results.any(|game| game.result.is_some());
    if !has_begun || !audience.sees_results(of) {
        return Ok(Vec::new());
    }
    let mut all = places(&standings(desk, of)?);
    if let [only] = of.is.from[..]
        && !all.is_empty()
        && let Some(before) = desk.tournaments().get(&only)
        && audience.sees_results(before)
    {
        let after = u16::try_from(all.len()).unwrap_or(u16::MAX);
        let inside: BTreeSet<Competitor> = of.is.numbers.iter().copied().collect();
        let others = placed_anew(&places(&standings(desk, before)?), |of| !inside.contains(&of));
        all.extend(others.into_iter().map(|(place, of)| (after.saturating_add(place), of)));
    }
    Ok(all)
}

/// The places of gold, silver and bronze, each with those who have it.
fn of_medals(rows: &[(u16, Competitor)]) -> impl Iterator<Item = (u16, Vec<Competitor>)> {
    (1..=3).map(|place| {
        let holders = rows.iter().filter(|(rank, _)| *rank == place);
        (place, holders.map(|(_, of)| *of).collect())
    })
}

/// Gold, silver and bronze: a shared place gets none.
fn top_three(rows: &[(u16, Competitor)]) -> Vec<MedalRow> {
    let alone = |(place, holders): (u16, Vec<Competitor>)| match holders[..] {
        [competitor] => Some(MedalRow { place, competitor }),
        _ => None,
    };
    of_medals(rows).filter_map(alone).collect()
}

/// The places of medals that several share.
fn shared(category: Option<&Category>, rows: &[(u16, Competitor)]) -> Vec<SharedPlace> {
    let several = of_medals(rows).filter(|(_, holders)| holders.len() > 1);
    let place =
        |(place, competitors)| SharedPlace { category: category.cloned(), place, competitors };
    several.map(place).collect()
}

/// The winners of the prizes. A player with several prizes of value gets the greatest.
fn prizes(
    desk: &Desk,
    general: &[(u16, Competitor)],
    categories: &[(TournamentId, CategoryRows)],
) -> Vec<PrizeRow> {
    let Some(plan) = desk.plan() else { return Vec::new() };
    let mut order: Vec<usize> = (0..plan.prizes.len()).collect();
    order.sort_by_key(|&place| std::cmp::Reverse(plan.prizes[place].value));
    let mut served = BTreeSet::new();
    let mut rows = Vec::new();
    for place in order {
        let prize = &plan.prizes[place];
        let ranking = match &prize.category {
            None => general,
            Some(category) => {
                let found = categories.iter().find(|(_, rows)| rows.category == *category);
                found.map(|(_, found)| &found.rows[..]).unwrap_or_default()
            }
        };
        // a player has one prize of value: places move up past those who have a greater one
        let has_value = prize.value > 0;
        let waiting = || {
            let later = ranking.iter().filter(|(rank, _)| *rank >= prize.place);
            later.filter(|(_, of)| !has_value || !served.contains(of))
        };
        let first = waiting().next().filter(|(rank, _)| has_value || *rank == prize.place);
        // a shared place is decided by lot first
        let winner =
            first.filter(|(rank, _)| waiting().filter(|(other, _)| other == rank).count() == 1);
        if let Some(&(_, competitor)) = winner {
            if has_value {
                served.insert(competitor);
            }
            let number = u16::try_from(place).unwrap_or(u16::MAX);
            rows.push(PrizeRow {
                prize: number,
                what: prize.what.clone(),
                category: prize.category.clone(),
                place: prize.place,
                competitor,
            });
        }
    }
    rows.sort_by_key(|row| row.prize);
    rows
}
