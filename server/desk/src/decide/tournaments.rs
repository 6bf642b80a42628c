//! Tournaments: their competitors, settings, numbers and lots.

use super::pairing;
use super::qualification::best;
use super::{entries, team_entries};
use crate::lot::Lots;
use crate::standings::standings;
use crate::{
    Author, Category, ClubId, Competitor, Deal, Desk, Fact, Field, Format, KeptApart,
    NewTournament, NumberOrder, PersonId, Plan, Refusal, Settings, System, SystemChoice,
    TakenTournament, Tournament, TournamentId,
};
use referee_tournament::division::Division;
use referee_tournament::event::{Colour, RoundNumber};
use referee_tournament::programme::EventKind;
use referee_tournament::round_robin::{COMPETITORS_MAX, Cycles};
use referee_tournament::team::BOARDS;
use referee_tournament::team::swiss::TeamSystem;
use referee_tournament::tiebreak::Code;
use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};

pub(super) fn close_entries(
    desk: &Desk,
    plan: &Plan,
    seed: u64,
    by_name: &[PersonId],
) -> Result<Vec<Fact>, Refusal> {
    if desk.are_entries_closed {
        return Err(Refusal::EntriesClosed);
    }
    let mut lots = Lots::of(seed);
    let mut facts = vec![Fact::EntriesClosed { seed }];
    let mut id = next_id(desk);
    for (categories, competitors) in groups(desk, plan)? {
        let system = system(plan, competitors.len());
        let numbers = if system.is_swiss() || system.duel().is_some() {
            by_strength(desk, system, competitors, by_name)
        } else {
            lots.order(competitors)
        };
        let settings = Settings {
            rounds: system.is_swiss().then(|| plan.swiss_rounds()),
            accelerated: plan.accelerated && system.is_swiss(),
            tie_breaks: plan.tie_breaks.clone(),
            online: plan.rulebook == court_protocol::Ruleset::Intramural,
            ..Settings::default()
        };
        let made = NewTournament {
            id,
            system,
            categories,
            group: None,
            from: Vec::new(),
            settings,
            numbers,
        };
        check_settings(&made)?;
        facts.push(Fact::TournamentMade { tournament: Box::new(made) });
        if system.is_swiss() {
            let colour = coin(&mut lots);
            facts.push(Fact::ColourDrawn { tournament: id, colour, seed: Some(seed) });
        }
        id = TournamentId(id.0 + 1);
    }
    Ok(facts)
}

/// The categories and the competitors of a qualification.
type Group = (Vec<Category>, Vec<Competitor>);

/// The competitors of each qualification, with the categories that compete in it.
fn groups(desk: &Desk, plan: &Plan) -> Result<Vec<Group>, Refusal> {
    let too_few = |found: usize| {
        let competitors = u32::try_from(found).unwrap_or(u32::MAX);
        if found < 2 { Err(Refusal::TooFew { competitors }) } else { Ok(()) }
    };
    if plan.format != Format::Players {
        let there = desk.teams.values().filter(|team| team.withdrawn.is_none());
        let teams: Vec<Competitor> = there.map(|team| team.entry.team.into()).collect();
        too_few(teams.len())?;
        return Ok(vec![(Vec::new(), teams)]);
    }
    let players: Vec<_> =
        desk.entries.iter().filter(|(_, entry)| entry.withdrawn.is_none()).collect();
    too_few(players.len())?;
    if !plan.is_major {
        let everybody = players.iter().map(|(person, _)| (**person).into()).collect();
        let of_all = players.iter().map(|(_, entry)| entry.data.category());
        // a tournament of all is not called by the category of a few, nor by many that nobody planned
        let categories: Option<BTreeSet<&Category>> =
            if plan.categories.is_empty() { None } else { of_all.collect() };
        let mut categories: Vec<Category> = categories.into_iter().flatten().cloned().collect();
        categories.sort_by_key(Category::order);
        return Ok(vec![(categories, everybody)]);
    }
    let mut by_division: Vec<(Competitor, Division)> = Vec::new();
    let mut others: BTreeMap<Category, Vec<Competitor>> = BTreeMap::new();
    for (&person, entry) in players {
        let category = entry.data.category().cloned().unwrap_or_default();
        match category.division() {
            Some(division) => by_division.push((person.into(), division)),
            None => others.entry(category).or_default().push(person.into()),
        }
    }
    let merged = EventKind::Major.tournaments(&by_division).into_iter().map(|group| {
        let categories = group.categories.into_iter().map(Category::from).collect();
        (categories, group.players)
    });
    let others = others.into_iter().map(|(category, players)| {
        let has_code = !category.0.is_empty();
        (if has_code { vec![category] } else { Vec::new() }, players)
    });
    let groups: Vec<Group> = merged.chain(others).collect();
    match groups.iter().find(|(_, competitors)| competitors.len() < 2) {
        None => Ok(groups),
        Some((categories, competitors)) => {
            let names: Vec<&str> = categories.iter().map(|category| &*category.0).collect();
            let (categories, competitors) = (names.join(", "), competitors.clone());
            Err(Refusal::CategoryTooSmall { categories, competitors })
        }
    }
}

/// The system of a qualification of this many competitors.
fn system(plan: &Plan, competitors: usize) -> System {
    let all_meet = competitors <= usize::from(plan.swiss_rounds()) + 1;
    match (plan.format, plan.system) {
        (Format::League, _) => System::League,
        (Format::Players, SystemChoice::Swiss) => System::Swiss,
        (Format::Players, SystemChoice::Recommended) if !all_meet => System::Swiss,
        (Format::Players, SystemChoice::Recommended | SystemChoice::RoundRobin) => {
            System::RoundRobin(Cycles::Single)
        }
        (Format::Players, SystemChoice::DoubleRoundRobin) => System::RoundRobin(Cycles::Double),
        (Format::Players, SystemChoice::Knockout) => System::Knockout(plan.duel()),
        (Format::Teams, SystemChoice::Swiss) => System::TeamSwiss,
        (Format::Teams, SystemChoice::Recommended) if !all_meet => System::TeamSwiss,
        (Format::Teams, SystemChoice::Recommended | SystemChoice::RoundRobin) => {
            System::TeamRoundRobin(Cycles::Single)
        }
        (Format::Teams, SystemChoice::DoubleRoundRobin) => System::TeamRoundRobin(Cycles::Double),
        (Format::Teams, SystemChoice::Knockout) => System::TeamKnockout(plan.duel()),
    }
}

fn next_id(desk: &Desk) -> TournamentId {
    TournamentId(desk.tournaments.keys().last().map_or(1, |last| last.0 + 1))
}

fn coin(lots: &mut Lots) -> Colour {
    if lots.coin() { Colour::White } else { Colour::Black }
}

/// C.04.2: by rating, then title, then name. A team has the ratings of its first six players.
fn by_strength(
    desk: &Desk,
    system: System,
    mut competitors: Vec<Competitor>,
    by_name: &[PersonId],
) -> Vec<Competitor> {
    if system.is_of_teams() {
        competitors.sort_by_key(|team| (Reverse(strength(desk, *team)), *team));
        return competitors;
    }
    let names: BTreeMap<PersonId, usize> = by_name.iter().copied().zip(0..).collect();
    competitors.sort_by_cached_key(|competitor| {
        let person = competitor.person();
        let data = desk.entries.get(&person).map(|entry| &entry.data);
        let title = data.and_then(|data| data.title);
        let rating = data.and_then(|data| data.rating);
        let name = names.get(&person).copied().unwrap_or(usize::MAX);
        (Reverse(rating), title.is_none(), title, name, person)
    });
    competitors
}

/// The sum of the ratings of a team's first six players.
fn strength(desk: &Desk, team: Competitor) -> u32 {
    let Some(team) = desk.teams.get(&team.team()) else { return 0 };
    let first = team.entry.players.iter().take(usize::from(BOARDS));
    let ratings = first.filter_map(|person| desk.entries.get(person)?.data.rating);
    ratings.map(u32::from).sum()
}

pub(super) fn reopen(desk: &Desk) -> Result<Vec<Fact>, Refusal> {
    if !desk.are_entries_closed {
        return Err(Refusal::EntriesOpen);
    }
    if let Some(begun) = desk.tournaments.values().find(|of| !of.rounds.is_empty()) {
        return Err(Refusal::Begun { tournament: begun.is.id });
    }
    Ok(vec![Fact::EntriesReopened])
}

pub(super) fn make(
    desk: &Desk,
    field: &Field,
    deal: Deal,
    system: System,
    settings: &Settings,
) -> Result<Vec<Fact>, Refusal> {
    let mut from = Vec::new();
    let mut categories = Vec::new();
    let of_teams = system.is_of_teams();
    let competitors = match field {
        Field::Categories(of) => {
            categories.clone_from(of);
            let there = desk.entries.iter().filter(|(_, entry)| {
                let category = entry.data.category();
                entry.withdrawn.is_none()
                    && (of.is_empty() || category.is_some_and(|of_his| of.contains(of_his)))
            });
            let players = there.map(|(&person, _)| person.into()).collect();
            by_strength(desk, system, players, &[])
        }
        Field::Teams => {
            let there = desk.teams.values().filter(|team| team.withdrawn.is_none());
            by_strength(desk, system, there.map(|team| team.entry.team.into()).collect(), &[])
        }
        Field::Best { of, places } => {
            let is_of_these = |made: &&Tournament| !of.is_empty() && made.is.from == *of;
            if let Some(made) = desk.tournaments.values().find(is_of_these) {
                return Err(Refusal::FinalsMade { tournament: made.is.id });
            }
            from.clone_from(of);
            // in a major event each category has finals of its own
            if desk.plan.as_ref().is_some_and(|plan| plan.is_major) {
                let of = of.iter().filter_map(|id| desk.tournaments.get(id));
                categories = of.flat_map(|of| of.is.categories.clone()).collect();
            }
            best(desk, of, *places, deal)?
        }
        Field::Given(given) => given.clone(),
    };
    let mut seen = BTreeSet::new();
    for &competitor in &competitors {
        if of_teams {
            desk.team(competitor.team())?;
        } else {
            desk.entry(competitor.person())?;
        }
        if !seen.insert(competitor) {
            return Err(Refusal::NotTwice { competitor });
        }
    }
    let groups: Vec<Vec<Competitor>> = match deal {
        Deal::One | Deal::Crossed => vec![competitors],
        Deal::Snake(groups) => snake(competitors, groups)?,
    };
    // finals whose maker says nothing follow the plan: results out too early are out for good
    let are_finals = matches!(field, Field::Best { .. });
    let usual = are_finals && desk.plan.as_ref().is_some_and(|plan| plan.finals.held_back);
    let held_back = Some(settings.held_back.unwrap_or(usual));
    let is_grouped = groups.len() > 1;
    let mut id = next_id(desk);
    let mut facts = Vec::new();
    for (numbers, letter) in groups.into_iter().zip(1..) {
        let made = NewTournament {
            id,
            system,
            categories: categories.clone(),
            group: is_grouped.then_some(letter),
            from: from.clone(),
            settings: Settings { held_back, ..settings.clone() },
            numbers,
        };
        let competitors = u32::try_from(made.numbers.len()).unwrap_or(u32::MAX);
        if competitors < 2 {
            return Err(Refusal::TooFew { competitors });
        }
        check_settings(&made)?;
        facts.push(Fact::TournamentMade { tournament: Box::new(made) });
        id = TournamentId(id.0 + 1);
    }
    Ok(facts)
}

/// A tournament with the rounds that another program paired: all of it or nothing.
pub(super) fn take_over(
    desk: &Desk,
    plan: &Plan,
    taken: &TakenTournament,
) -> Result<Vec<Fact>, Refusal> {
    if desk.are_entries_closed {
        return Err(Refusal::EntriesClosed);
    }
    let id = next_id(desk);
    let mut facts = entries::enter_list(desk, plan, &[], &[], &taken.teams, Author::House)?;
    // no lot is drawn
    facts.push(Fact::EntriesClosed { seed: 0 });
    let field = Field::Given(taken.numbers.clone());
    let entered = desk.with(&facts);
    facts.extend(make(&entered, &field, Deal::One, taken.system, &taken.settings)?);
    if let Some(colour) = taken.colour.filter(|_| taken.system.is_swiss()) {
        facts.push(Fact::ColourDrawn { tournament: id, colour, seed: None });
    }
    facts.extend(pairing::take_over(&desk.with(&facts), id, &taken.rounds)?);
    let after = desk.with(&facts);
    let next = RoundNumber::at(taken.rounds.len());
    for &(competitor, bye) in &taken.byes {
        facts.extend(if taken.system.is_of_teams() {
            team_entries::ask_bye(&after, competitor.team(), next, bye)?
        } else {
            entries::ask_bye(&after, plan, competitor.person(), next, bye, Author::House)?
        });
    }
    Ok(facts)
}

/// Deals competitors into groups in a snake: 1 to A, 2 to B, 3 to B, 4 to A.
fn snake(competitors: Vec<Competitor>, groups: u8) -> Result<Vec<Vec<Competitor>>, Refusal> {
    let count = usize::from(groups);
    if count == 0 || competitors.len() < count * 2 {
        return Err(Refusal::TooFew {
            competitors: u32::try_from(competitors.len()).unwrap_or(u32::MAX),
        });
    }
    let mut dealt = vec![Vec::new(); count];
    for (place, competitor) in competitors.into_iter().enumerate() {
        let (row, column) = (place / count, place % count);
        let group = if row.is_multiple_of(2) { column } else { count - 1 - column };
        dealt[group].push(competitor);
    }
    Ok(dealt)
}

pub(super) fn drop(desk: &Desk, id: TournamentId) -> Result<Vec<Fact>, Refusal> {
    let tournament = desk.tournament(id)?;
    if !desk.may_drop(tournament) {
        return Err(Refusal::Begun { tournament: id });
    }
    let mut facts = Vec::new();
    for Tournament { is, rounds, .. } in desk.made_with(tournament) {
        let id = is.id;
        if let Some(rests) = desk.tournaments.values().find(|other| other.is.from.contains(&id)) {
            return Err(Refusal::Begun { tournament: rests.is.id });
        }
        let first = rounds.first();
        facts.extend(first.map(|of| Fact::RoundDropped { tournament: id, round: of.number }));
        facts.push(Fact::TournamentDropped { tournament: id });
    }
    Ok(facts)
}

pub(super) fn set(
    desk: &Desk,
    id: TournamentId,
    settings: &Settings,
) -> Result<Vec<Fact>, Refusal> {
    let tournament = desk.tournament(id)?;
    let old = &tournament.is.settings;
    let settings =
        &Settings { held_back: settings.held_back.or(old.held_back), ..settings.clone() };
    if old == settings {
        return Ok(Vec::new());
    }
    let mut made = tournament.is.clone();
    made.settings = settings.clone();
    check_settings(&made)?;
    if !tournament.rounds.is_empty() {
        let paired = u8::try_from(tournament.rounds.len()).unwrap_or(u8::MAX);
        let is_short = settings.rounds.is_some_and(|rounds| rounds < paired);
        let is_fixed = settings.accelerated != old.accelerated
            || settings.team_system != old.team_system
            || settings.points != old.points
            || settings.match_points != old.match_points;
        if is_short || is_fixed {
            return Err(Refusal::Begun { tournament: id });
        }
    }
    let settings = Box::new(settings.clone());
    Ok(vec![Fact::SettingsChanged { tournament: id, settings }])
}

fn check_settings(of: &NewTournament) -> Result<(), Refusal> {
    let (set, tournament) = (&of.settings, of.id);
    for code in &set.tie_breaks {
        let parsed = code.parse::<Code>();
        let fits = parsed.is_ok_and(|parsed| {
            (of.system.is_of_teams() || !parsed.is_for_teams())
                && !(of.system.is_pre_set() && parsed.is_buchholz())
        });
        if !fits {
            return Err(Refusal::BadTieBreak { code: code.clone() });
        }
    }
    if let Some(code) = set.team_system.as_ref().filter(|code| TeamSystem::read(code).is_none()) {
        return Err(Refusal::BadTeamSystem { code: code.clone() });
    }
    if of.system.is_swiss() && !set.rounds.is_some_and(|rounds| (1..=99).contains(&rounds)) {
        let (setting, rounds) = (crate::PlanSetting::Rounds, set.rounds.unwrap_or(0));
        return Err(Refusal::BadPlan { setting, found: rounds.to_string() });
    }
    let most = match of.system {
        System::Knockout(_) | System::TeamKnockout(_) => {
            referee_tournament::knockout::bracket::COMPETITORS_MAX
        }
        // the rounds of a report file are numbered in eight bits: a league day has six
        System::League => 22,
        System::RoundRobin(Cycles::Double) | System::TeamRoundRobin(Cycles::Double) => 126,
        System::RoundRobin(Cycles::Single) | System::TeamRoundRobin(Cycles::Single) => {
            250.min(COMPETITORS_MAX)
        }
        System::Swiss | System::TeamSwiss => 9_999,
    };
    if of.numbers.len() > usize::from(most) {
        let competitors = u32::try_from(of.numbers.len()).unwrap_or(u32::MAX);
        return Err(Refusal::TooMany { competitors, most: u32::from(most) });
    }
    let apart = set.kept_apart.iter().flat_map(|group| &group.competitors);
    let stranger = apart
        .chain(set.virtual_points.iter().map(|given| &given.competitor))
        .find(|competitor| !of.numbers.contains(competitor));
    match stranger {
        Some(&competitor) => Err(Refusal::NotInTournament { tournament, competitor }),
        None => Ok(()),
    }
}

pub(super) fn keep_apart(
    desk: &Desk,
    id: TournamentId,
    groups: &[KeptApart],
) -> Result<Vec<Fact>, Refusal> {
    let mut settings = desk.tournament(id)?.is.settings.clone();
    for group in groups {
        if !settings.kept_apart.contains(group) {
            settings.kept_apart.push(group.clone());
        }
    }
    set(desk, id, &settings)
}

pub(super) fn keep_clubs_apart(
    desk: &Desk,
    id: TournamentId,
    clubs: &[ClubId],
    merged: &BTreeMap<ClubId, ClubId>,
) -> Result<Vec<Fact>, Refusal> {
    let tournament = desk.tournament(id)?;
    if tournament.is.system.is_of_teams() {
        return Err(Refusal::NotForThisSystem { tournament: id });
    }
    let now = |club: ClubId| merged.get(&club).copied().unwrap_or(club);
    let mut of_club: BTreeMap<ClubId, Vec<Competitor>> = BTreeMap::new();
    for &competitor in &tournament.is.numbers {
        let entry = desk.entries.get(&competitor.person());
        if let Some(club) = entry.and_then(|entry| entry.data.club) {
            of_club.entry(now(club)).or_default().push(competitor);
        }
    }
    let clubs: BTreeSet<ClubId> = clubs.iter().map(|club| now(*club)).collect();
    if let Some(&club) = clubs.iter().find(|club| !of_club.contains_key(club)) {
        return Err(Refusal::ClubUnknown { club });
    }
    let wanted = of_club
        .into_iter()
        .filter(|(club, players)| players.len() > 1 && (clubs.is_empty() || clubs.contains(club)));
    let groups: Vec<KeptApart> =
        wanted.map(|(_, competitors)| KeptApart { rounds: None, competitors }).collect();
    keep_apart(desk, id, &groups)
}

pub(super) fn number(
    desk: &Desk,
    id: TournamentId,
    order: &NumberOrder,
) -> Result<Vec<Fact>, Refusal> {
    let tournament = desk.tournament(id)?;
    let system = tournament.is.system;
    let fixed = if system.is_swiss() { entries::NUMBERS_FIXED_AFTER } else { 1 };
    if tournament.rounds.len() >= fixed {
        let round = tournament.rounds[fixed - 1].number;
        return Err(Refusal::NumbersFixed { tournament: id, round });
    }
    let now = tournament.is.numbers.clone();
    let (numbers, seed) = match order {
        NumberOrder::Strength(by_name) => (by_strength(desk, system, now.clone(), by_name), None),
        NumberOrder::Lot(seed) => {
            let seed = *seed & super::NUMBER_MAX;
            (Lots::of(seed).order(now.clone()), Some(seed))
        }
        NumberOrder::Given(given) => {
            let sorted = |list: &[Competitor]| {
                let mut list = list.to_vec();
                list.sort_unstable();
                list
            };
            if sorted(given) != sorted(&now) {
                return Err(Refusal::NotAsNumbered { tournament: id });
            }
            (given.clone(), None)
        }
    };
    if numbers == now && seed.is_none() {
        return Ok(Vec::new());
    }
    Ok(vec![Fact::Numbered { tournament: id, numbers, seed }])
}

pub(super) fn draw_colour(desk: &Desk, id: TournamentId, seed: u64) -> Result<Vec<Fact>, Refusal> {
    check_colour(desk, id)?;
    let colour = coin(&mut Lots::of(seed));
    Ok(vec![Fact::ColourDrawn { tournament: id, colour, seed: Some(seed) }])
}

pub(super) fn state_colour(
    desk: &Desk,
    id: TournamentId,
    colour: Colour,
) -> Result<Vec<Fact>, Refusal> {
    check_colour(desk, id)?;
    Ok(vec![Fact::ColourDrawn { tournament: id, colour, seed: None }])
}

fn check_colour(desk: &Desk, id: TournamentId) -> Result<(), Refusal> {
    let tournament = desk.tournament(id)?;
    if !tournament.is.system.is_swiss() {
        return Err(Refusal::NotForThisSystem { tournament: id });
    }
    if tournament.rounds.is_empty() { Ok(()) } else { Err(Refusal::ColourDrawn { tournament: id }) }
}

pub(super) fn draw_lots(desk: &Desk, id: TournamentId, seed: u64) -> Result<Vec<Fact>, Refusal> {
    let tournament = desk.tournament(id)?;
    if tournament.is.system.duel().is_some() {
        return Err(Refusal::NotForThisSystem { tournament: id });
    }
    let ranking = standings(desk, tournament)?;
    let mut lots = Lots::of(seed);
    let shared = ranking.rows.chunk_by(|one, other| one.rank == other.rank);
    let orders: Vec<Vec<Competitor>> = shared
        .filter(|group| group.len() > 1)
        .map(|group| lots.order(group.iter().map(|row| row.competitor).collect()))
        .collect();
    if orders.is_empty() {
        return Err(Refusal::NothingShared { tournament: id });
    }
    Ok(vec![Fact::LotsDrawn { tournament: id, orders, seed }])
}
