//! A tournament as the rules of events read it, and as report files (TRF) hold it.

use crate::{Competitor, Desk, Game, Match, PersonId, Round, System, Tournament};
use referee_tournament::event::{
    Acceleration, Bye, Colour, Competitor as Player, Event, Forbidden, LEAGUE_SYSTEM, Points,
    RequestedByes, RoundEntry, RoundNumber, StartNumber, Team, TeamByes, TeamNumber,
};
use referee_tournament::round_robin::Cycles;
use referee_tournament::team::BOARDS;
use std::collections::BTreeMap;

/// A tournament as an event of the rules, with the numbers of its players.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Report {
    /// The event. Its texts about persons and teams are empty: the writer of a file fills them.
    pub event: Event,
    /// The persons by start number, number 1 first.
    pub persons: Vec<PersonId>,
    numbers: BTreeMap<PersonId, StartNumber>,
}

impl Report {
    pub fn number(&self, person: PersonId) -> Option<StartNumber> {
        self.numbers.get(&person).copied()
    }

    pub fn person(&self, number: StartNumber) -> Option<PersonId> {
        self.persons.get(usize::from(number.0).checked_sub(1)?).copied()
    }
}

/// The tournament with the rounds that count. A knockout has no report: the bracket has its matches.
pub fn report(desk: &Desk, tournament: &Tournament) -> Report {
    report_until(desk, tournament, tournament.counted())
}

/// The tournament with its first `rounds` rounds, as it was when the next was to be paired.
pub(crate) fn report_until(desk: &Desk, tournament: &Tournament, rounds: usize) -> Report {
    let mut event = settings(desk, tournament);
    let of_teams = tournament.is.system.is_of_teams();
    let persons: Vec<PersonId> = if of_teams {
        let teams = tournament.is.numbers.iter().filter_map(|team| desk.teams.get(&team.team()));
        teams.flat_map(|team| team.entry.players.iter().copied()).collect()
    } else {
        tournament.is.numbers.iter().map(|competitor| competitor.person()).collect()
    };
    let count = u16::try_from(persons.len()).unwrap_or(StartNumber::MAX.0).min(StartNumber::MAX.0);
    let numbers: BTreeMap<PersonId, StartNumber> =
        persons.iter().copied().zip((1..=count).map(StartNumber)).collect();
    event.competitors = persons
        .iter()
        .zip(1..=count)
        .map(|(person, number)| {
            let mut player = Player::new(StartNumber(number), String::new());
            if let Some(entry) = desk.entries.get(person) {
                player.rating = entry.data.rating;
                player.title = entry.data.title.map(crate::ChessTitle::of_report);
            }
            player.rounds.reserve(rounds);
            player
        })
        .collect();
    let mut report = Report { event, persons, numbers };
    if of_teams {
        teams(desk, tournament, &mut report);
    }
    for round in tournament.rounds.iter().take(rounds) {
        add_round(desk, tournament, round, &mut report);
    }
    let next = RoundNumber::at(rounds);
    add_byes_to_come(desk, tournament, next, &mut report.event);
    if !of_teams && tournament.is.system.is_swiss() {
        add_missed_rounds(desk, tournament, rounds, &mut report);
    }
    report
}

/// The event with the settings of the tournament and without competitors.
fn settings(desk: &Desk, tournament: &Tournament) -> Event {
    let set = &tournament.is.settings;
    let mut event = Event::default();
    if let Some(plan) = &desk.plan {
        event.about.name.clone_from(&plan.name);
        event.about.city.clone_from(&plan.city);
        event.about.federation.clone_from(&plan.federation);
        event.about.start = plan.days.first().map(|day| day.date);
        event.about.end = plan.days.last().map(|day| day.date);
    }
    event.rounds = report_rounds(tournament);
    event.system = Some(code(tournament.is.system, set.accelerated, set.team_system.as_deref()));
    event.initial_colour = tournament.colour;
    event.points = set.points.unwrap_or(event.points);
    event.match_points = set.match_points.unwrap_or(event.match_points);
    event.tie_breaks.clone_from(&set.tie_breaks);
    let numbers = |competitors: &[Competitor]| {
        let number = |&competitor| tournament.number(competitor).map(StartNumber);
        competitors.iter().filter_map(number).collect::<Vec<_>>()
    };
    event.forbidden = set
        .kept_apart
        .iter()
        .map(|group| Forbidden { rounds: group.rounds, competitors: numbers(&group.competitors) })
        .filter(|group| group.competitors.len() > 1)
        .collect();
    event.acceleration = set
        .virtual_points
        .iter()
        .filter_map(|given| {
            let number = StartNumber(tournament.number(given.competitor)?);
            Some(Acceleration::Competitor { number, points: given.points.clone() })
        })
        .collect();
    event
}

/// The rounds of the report; `None` if their number is not fixed. A match day of a league has six.
pub(crate) fn report_rounds(tournament: &Tournament) -> Option<RoundNumber> {
    let numbers = u16::try_from(tournament.is.numbers.len()).unwrap_or(u16::MAX);
    match tournament.is.system {
        System::Swiss | System::TeamSwiss => tournament.is.settings.rounds.map(RoundNumber),
        System::RoundRobin(cycles) | System::TeamRoundRobin(cycles) => {
            table_rounds(numbers, cycles, 1)
        }
        System::League => table_rounds(numbers, Cycles::Double, u16::from(BOARDS)),
        System::Knockout(_) | System::TeamKnockout(_) => None,
    }
}

/// The rounds of a table for this many competitors, each of them so many rounds of the report.
fn table_rounds(competitors: u16, cycles: Cycles, each: u16) -> Option<RoundNumber> {
    let rounds = competitors.max(2).next_multiple_of(2) - 1;
    u8::try_from(rounds * cycles.meetings() * each).ok().map(RoundNumber)
}

/// The code of a system in a report file (record 192).
fn code(system: System, accelerated: bool, team_system: Option<&str>) -> String {
    match system {
        System::Swiss if accelerated => "FIDE_DUTCH_2026_BAKU".to_owned(),
        System::Swiss => "FIDE_DUTCH_2026".to_owned(),
        System::RoundRobin(Cycles::Single) => "FIDE_ROUNDROBIN".to_owned(),
        System::RoundRobin(Cycles::Double) => "FIDE_DOUBLEROUNDROBIN".to_owned(),
        System::TeamSwiss => {
            let code = team_system.unwrap_or("FIDE_TEAM_TYPEA_MP_GP");
            if accelerated && !code.ends_with("_BAKU") {
                format!("{code}_BAKU")
            } else {
                code.to_owned()
            }
        }
        System::TeamRoundRobin(Cycles::Single) => "FIDE_TEAM_ROUNDROBIN".to_owned(),
        System::TeamRoundRobin(Cycles::Double) => "FIDE_TEAM_DOUBLEROUNDROBIN".to_owned(),
        System::League => LEAGUE_SYSTEM.to_owned(),
        System::Knockout(_) | System::TeamKnockout(_) => "CUSTOM_KNOCKOUT".to_owned(),
    }
}

fn teams(desk: &Desk, tournament: &Tournament, report: &mut Report) {
    for (competitor, number) in tournament.is.numbers.iter().zip(1..) {
        let Some(team) = desk.teams.get(&competitor.team()) else { continue };
        let members =
            team.entry.players.iter().filter_map(|person| report.number(*person)).collect();
        report.event.enter_team(Team::new(TeamNumber(number), String::new(), members));
    }
    report.event.board_colours = (1..=BOARDS)
        .map(|board| referee_tournament::team::board_colour(Colour::White, board))
        .collect();
}

fn add_round(desk: &Desk, tournament: &Tournament, round: &Round, report: &mut Report) {
    for found in &round.matches {
        let struck = [found.white, found.black].iter().any(|side| tournament.struck.contains(side));
        for game in desk.games_of(found).filter(|_| !struck) {
            add_game(desk, tournament, found, game, report);
        }
    }
    if tournament.is.system.is_of_teams() {
        add_team_byes(tournament, round, report);
        return;
    }
    for &(competitor, bye) in &round.byes {
        record(report, competitor.person(), round.number, RoundEntry::Bye(bye));
    }
}

/// The round of the report file in which a game stands: a match day of a league has six.
fn report_round(system: System, game: &Game) -> RoundNumber {
    match system {
        System::League => {
            let before = (game.round.0.saturating_sub(1)).saturating_mul(BOARDS);
            RoundNumber(before.saturating_add(game.part.0.max(1)))
        }
        _ => game.round,
    }
}

fn add_game(desk: &Desk, tournament: &Tournament, of: &Match, game: &Game, report: &mut Report) {
    let round = report_round(tournament.is.system, game);
    let (white, black) = match (game.white, game.black) {
        (Some(white), Some(black)) => (white, black),
        // a board without a player: the opponent has the point against a member who does not play
        (Some(there), None) | (None, Some(there)) => {
            let Some(absent) = absent(desk, of, there) else { return };
            if game.white.is_some() { (there, absent) } else { (absent, there) }
        }
        (None, None) => return,
    };
    let (Some(one), Some(other)) = (report.number(white), report.number(black)) else { return };
    let entries = match game.result {
        Some(result) => result.score.entries(one, other, result.rated),
        None => [
            RoundEntry::Pending { opponent: other, colour: Colour::White },
            RoundEntry::Pending { opponent: one, colour: Colour::Black },
        ],
    };
    record(report, white, round, entries[0]);
    record(report, black, round, entries[1]);
}

/// A member of the other team who has no board in the match.
fn absent(desk: &Desk, of: &Match, there: PersonId) -> Option<PersonId> {
    let ours = desk.team_of(there)?;
    let theirs = if of.white == Competitor::from(ours) { of.black } else { of.white };
    let team = desk.teams.get(&theirs.team())?;
    let plays =
        |person: &PersonId| desk.games_of(of).any(|game| game.players().any(|p| p == *person));
    team.entry.players.iter().rev().copied().find(|person| !plays(person))
}

fn add_team_byes(tournament: &Tournament, round: &Round, report: &mut Report) {
    for &(competitor, bye) in &round.byes {
        let Some(number) = tournament.number(competitor) else { continue };
        if bye == Bye::PairingAllocated && tournament.is.system.is_swiss() {
            let half = Points::HALF * i32::from(BOARDS);
            let byes = report.event.team_byes.get_or_insert_with(|| TeamByes {
                match_points: report.event.match_points.pairing_allocated_bye,
                game_points: half,
                teams: Vec::new(),
            });
            byes.teams.resize(round.number.index(), None);
            byes.teams.push(Some(TeamNumber(number)));
            let members = report.event.team(TeamNumber(number)).map(|team| team.members.clone());
            for member in members.unwrap_or_default() {
                if let Some(player) = report.event.competitor_mut(member) {
                    player.record(round.number, RoundEntry::Bye(Bye::ZeroPoint));
                }
            }
        } else if bye != Bye::PairingAllocated {
            add_bye(&mut report.event, bye, round.number, StartNumber(number));
        }
    }
}

/// The byes of rounds that are not paired yet.
fn add_byes_to_come(desk: &Desk, tournament: &Tournament, next: RoundNumber, event: &mut Event) {
    if tournament.is.system.duel().is_some() {
        return;
    }
    let of_teams = tournament.is.system.is_of_teams();
    // after the last round announced there is none to come
    let last = event.rounds.map_or(next.0, |rounds| rounds.0);
    for (&competitor, number) in tournament.is.numbers.iter().zip(1..) {
        for round in (next.0..=last).map(RoundNumber) {
            if let Some(bye) = desk.away_in(competitor, of_teams, round) {
                add_bye(event, bye, round, StartNumber(number));
            }
        }
    }
}

/// The rounds that late entries missed: they have no entry of their own there.
fn add_missed_rounds(desk: &Desk, tournament: &Tournament, rounds: usize, report: &mut Report) {
    for &competitor in &tournament.is.numbers {
        let Some(entry) = desk.entries.get(&competitor.person()) else { continue };
        for round in (1..entry.first_round.0).map(RoundNumber) {
            let number = report.number(competitor.person());
            let player = number.and_then(|number| report.event.competitor(number));
            let is_missing = player.is_some_and(|player| player.recorded(round).is_none());
            if round.index() < rounds && is_missing {
                record(report, competitor.person(), round, RoundEntry::Bye(entry.missed));
            }
        }
    }
}

fn add_bye(event: &mut Event, bye: Bye, round: RoundNumber, number: StartNumber) {
    let same = |byes: &&mut RequestedByes| byes.bye == bye && byes.round == round;
    match event.byes.iter_mut().find(same) {
        Some(byes) => byes.competitors.push(number),
        None => event.byes.push(RequestedByes { bye, round, competitors: vec![number] }),
    }
}

fn record(report: &mut Report, person: PersonId, round: RoundNumber, entry: RoundEntry) {
    if let Some(number) = report.number(person)
        && let Some(player) = report.event.competitor_mut(number)
    {
        player.record(round, entry);
    }
}
