//! Checks that the records of a file agree with each other: both sides of every game, points and
//! results, and that every competitor named exists.

mod teams;

use std::collections::{BTreeMap, BTreeSet};

use super::player::round_columns;
use super::reader::Reader;
use crate::event::{Competitor, Event, Outcome, RoundEntry, RoundNumber, StartNumber, TeamNumber};
use crate::fault::ParseFault;
use crate::pairing_system::PairingSystem;
use crate::round_robin::Schedule;

/// Adds a fault for every contradiction.
pub(super) fn check(reader: &mut Reader) {
    let mut faults = Vec::new();
    let event = &reader.event;
    let lines = &reader.player_lines;
    for (number, fault) in &reader.named {
        if event.competitor(*number).is_none() {
            faults.push(fault.clone());
        }
    }
    competitors_and_rounds(reader, &mut faults);
    byes_and_members(reader, &mut faults);
    teams::check(reader, &mut faults);
    fide_numbers(event, lines, &mut faults);
    for competitor in &event.competitors {
        let line = lines[&competitor.number];
        for (index, entry) in competitor.rounds.iter().enumerate() {
            let Some(entry) = *entry else { continue };
            let round = RoundNumber::at(index);
            if let Some((found, expected)) = game(reader, competitor, round, entry) {
                faults.push(ParseFault { line, columns: round_columns(round), found, expected });
            }
        }
        if let Some(fault) = birth(event, competitor, line) {
            faults.push(fault);
        }
    }
    if faults.is_empty() {
        rounds(event, lines, &mut faults);
        stated_points(reader, &mut faults);
        teams::stated_points(reader, &mut faults);
    }
    reader.faults.append(&mut faults);
}

/// Returns a fault with another expected text.
fn expecting(fault: &ParseFault, expected: impl Into<String>) -> ParseFault {
    ParseFault { expected: expected.into(), ..fault.clone() }
}

/// True if the numbers in records about pairing are those of teams.
fn pairs_teams(event: &Event) -> bool {
    let system = PairingSystem::of(event);
    !event.teams.is_empty()
        && !matches!(system, Ok(PairingSystem::DutchSwiss | PairingSystem::RoundRobin(_)))
}

/// Checks that every competitor and round named exists, and that there are no more rounds than
/// the system has.
fn competitors_and_rounds(reader: &Reader, faults: &mut Vec<ParseFault>) {
    let event = &reader.event;
    let of_teams = pairs_teams(event);
    for (number, fault) in &reader.competitors_named {
        if of_teams && event.team(TeamNumber(number.0)).is_none() {
            faults.push(expecting(fault, "the number of a team (a record 310 or 013)"));
        } else if !of_teams && event.competitor(*number).is_none() {
            faults.push(expecting(fault, "the number of a player (a record 001)"));
        }
    }
    let Some(announced) = event.rounds else { return };
    for (round, fault) in &reader.rounds_named {
        if *round > announced {
            faults.push(expecting(fault, format!("a round up to {announced}, as announced")));
        }
    }
    let (competitors, cycles) = match PairingSystem::of(event) {
        Ok(PairingSystem::RoundRobin(cycles)) => (event.competitors.len(), cycles),
        Ok(PairingSystem::TeamRoundRobin(cycles)) => (event.teams.len(), cycles),
        _ => return,
    };
    let schedule = u16::try_from(competitors).ok().and_then(|n| Schedule::new(n, cycles).ok());
    if let (Some(schedule), Some(fault)) = (schedule, &reader.rounds_announced)
        && u16::from(announced.0) > schedule.rounds()
    {
        let most = schedule.rounds();
        let expected = format!("at most {most} rounds, those of a round robin of {competitors}");
        faults.push(expecting(fault, expected));
    }
}

/// A bye stated separately must agree with the player's own record, if that has an entry, and be
/// stated once. No player is in two teams. In a team event such byes are those of teams, which have
/// no record of their own except those of their players.
fn byes_and_members(reader: &Reader, faults: &mut Vec<ParseFault>) {
    let mut claimed = BTreeMap::new();
    let of_teams = pairs_teams(&reader.event);
    for (number, round, bye, fault) in &reader.byes_claimed {
        let agrees = if of_teams {
            !teams::was_placed(&reader.event, TeamNumber(number.0), *round)
        } else {
            let player = reader.event.competitor(*number);
            let own = player.and_then(|entered| entered.recorded(*round));
            own.is_none_or(|own| own == RoundEntry::Bye(*bye))
        };
        if !agrees || claimed.insert((*number, *round), *bye).is_some() {
            faults.push(fault.clone());
        }
    }
    let mut members = BTreeSet::new();
    for (number, fault) in &reader.members {
        if !members.insert(*number) {
            faults.push(fault.clone());
        }
    }
}

/// Returns the fault of one side of a game, if any. A wrong pair of results is reported once.
fn game(
    reader: &Reader,
    competitor: &Competitor,
    round: RoundNumber,
    entry: RoundEntry,
) -> Option<(String, String)> {
    let event = &reader.event;
    let number = entry.opponent()?;
    let own = competitor.number;
    let abnormal = [own, number].iter().any(|one| reader.abnormal.contains(&(*one, round)));
    if number == own {
        return Some((
            format!("number {own} against himself"),
            "another player's number".to_owned(),
        ));
    }
    let Some(opponent) = event.competitor(number) else {
        return Some((
            format!("opponent {number}"),
            "the number of a player (a record 001)".to_owned(),
        ));
    };
    let Some(other) = opponent.recorded(round).filter(|other| other.opponent() == Some(own)) else {
        let told = opponent
            .recorded(round)
            .and_then(RoundEntry::opponent)
            .map_or_else(|| "nobody".to_owned(), |met| met.to_string());
        return Some((
            format!("opponent {number} in round {round}"),
            format!("an opponent whose own record names {own}; that of {number} names {told}"),
        ));
    };
    if own > number {
        return None;
    }
    let colours = (entry.colour(), other.colour());
    if let (Some(mine), Some(his)) = colours
        && mine == his
    {
        return Some((
            format!("{mine} for {own} and for {number} in round {round}"),
            "one white and one black".to_owned(),
        ));
    }
    if !fit(entry, other, abnormal) {
        return Some((
            format!(
                "{} for {own} and {} for {number} in round {round}",
                entry_name(entry),
                entry_name(other)
            ),
            "results that fit together".to_owned(),
        ));
    }
    None
}

/// True if two records can be the two sides of one game. Both players can have lost it. A draw for
/// one player alone was awarded by a referee, and the file then says so.
fn fit(one: RoundEntry, other: RoundEntry, abnormal: bool) -> bool {
    match (one, other) {
        (
            RoundEntry::Played { outcome: one, rated: one_rated, .. },
            RoundEntry::Played { outcome: other, rated: other_rated, .. },
        ) => {
            one_rated == other_rated
                && !matches!(
                    (one, other),
                    (Outcome::Win, Outcome::Win | Outcome::Draw) | (Outcome::Draw, Outcome::Win)
                )
                && (abnormal || (one == Outcome::Draw) == (other == Outcome::Draw))
        }
        (RoundEntry::Forfeit { won: one, .. }, RoundEntry::Forfeit { won: other, .. }) => {
            !(one && other)
        }
        (RoundEntry::Pending { .. }, RoundEntry::Pending { .. }) => true,
        _ => false,
    }
}

fn entry_name(entry: RoundEntry) -> &'static str {
    match entry {
        RoundEntry::Played { outcome: Outcome::Win, rated: true, .. } => "a win",
        RoundEntry::Played { outcome: Outcome::Draw, rated: true, .. } => "a draw",
        RoundEntry::Played { outcome: Outcome::Loss, rated: true, .. } => "a loss",
        RoundEntry::Played { outcome: Outcome::Win, rated: false, .. } => "an unrated win",
        RoundEntry::Played { outcome: Outcome::Draw, rated: false, .. } => "an unrated draw",
        RoundEntry::Played { outcome: Outcome::Loss, rated: false, .. } => "an unrated loss",
        RoundEntry::Forfeit { won: true, .. } => "a forfeit win",
        RoundEntry::Forfeit { won: false, .. } => "a forfeit loss",
        RoundEntry::Pending { .. } => "no result",
        RoundEntry::Bye(_) => "a bye",
    }
}

fn fide_numbers(event: &Event, lines: &BTreeMap<StartNumber, usize>, faults: &mut Vec<ParseFault>) {
    let mut known: BTreeMap<u64, usize> = BTreeMap::new();
    let mut in_file: Vec<&Competitor> = event.competitors.iter().collect();
    in_file.sort_by_key(|competitor| lines[&competitor.number]);
    for competitor in in_file {
        let Some(number) = competitor.fide_number else { continue };
        let line = lines[&competitor.number];
        if let Some(first) = known.get(&number) {
            faults.push(ParseFault {
                line,
                columns: (58, 68),
                found: format!("the FIDE number {number}"),
                expected: format!("a number of his own; line {first} has this one already"),
            });
        } else {
            known.insert(number, line);
        }
    }
}

fn birth(event: &Event, competitor: &Competitor, line: usize) -> Option<ParseFault> {
    let (born, start) = (competitor.birth?, event.about.start?);
    (born.year() > start.year()).then(|| ParseFault {
        line,
        columns: (70, 79),
        found: format!("a birth in {}", born.year()),
        expected: format!("a year not after {}, in which the event begins", start.year()),
    })
}

fn rounds(event: &Event, lines: &BTreeMap<StartNumber, usize>, faults: &mut Vec<ParseFault>) {
    let Some(announced) = event.rounds else { return };
    let paired = RoundNumber(event.rounds_paired());
    if paired <= announced {
        return;
    }
    let beyond = event
        .competitors
        .iter()
        .find(|competitor| competitor.recorded(paired).is_some_and(RoundEntry::was_paired));
    let competitor = beyond.expect("a paired round has a paired competitor");
    faults.push(ParseFault {
        line: lines[&competitor.number],
        columns: round_columns(paired),
        found: format!("a pairing of round {paired}"),
        expected: format!("at most the {announced} rounds announced"),
    });
}

/// Checks the points column against the value of the results, with or without byes granted for
/// future rounds. For players to whom a referee awarded other points (record 299) the stated
/// points are accepted.
fn stated_points(reader: &Reader, faults: &mut Vec<ParseFault>) {
    let (event, lines) = (&reader.event, &reader.player_lines);
    let paired = event.rounds_paired();
    for competitor in &event.competitors {
        let Some(stated) = competitor.stated_points else { continue };
        if reader.abnormal.iter().any(|(named, _)| *named == competitor.number) {
            continue;
        }
        let earned = event.points_after(competitor, paired);
        let with_byes = event.points_after(competitor, paired.max(competitor.rounds.len() as u8));
        if stated != earned && stated != with_byes {
            faults.push(ParseFault {
                line: lines[&competitor.number],
                columns: (81, 84),
                found: format!("\"{stated}\""),
                expected: format!("{earned}, which the results of {paired} rounds are worth"),
            });
        }
    }
}
