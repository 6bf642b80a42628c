//! Checks that the records of a file agree with each other: both sides of every game, points and
//! results, and that every competitor named exists.

mod teams;

use std::collections::{BTreeMap, BTreeSet};

use court_protocol::{Message, message};

use super::player::round_columns;
use super::reader::Reader;
use crate::event::{Competitor, Event, Outcome, RoundEntry, RoundNumber, StartNumber, TeamNumber};
use crate::fault::{FilePosition, ParseFault};
use crate::pairing_system::PairingSystem;
use crate::round_robin::Schedule;

/// Adds a fault for every contradiction.
pub(super) fn check(reader: &mut Reader) {
    let mut faults = Vec::new();
    let event = &reader.event;
    let lines = &reader.player_lines;
    for (number, position) in &reader.members {
        if event.competitor(*number).is_none() {
            faults.push(position.expected(message!("expected-player-number")));
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
    for (number, position) in &reader.competitors_named {
        if of_teams && event.team(TeamNumber(number.0)).is_none() {
            faults.push(position.expected(message!("expected-team-number")));
        } else if !of_teams && event.competitor(*number).is_none() {
            faults.push(position.expected(message!("expected-player-number")));
        }
    }
    let Some(announced) = event.rounds else { return };
    for (round, position) in &reader.rounds_named {
        if *round > announced {
            let expected = message!("expected-announced-round", rounds = announced);
            faults.push(position.expected(expected));
        }
    }
    let (competitors, cycles) = match PairingSystem::of(event) {
        Ok(PairingSystem::RoundRobin(cycles)) => (event.competitors.len(), cycles),
        Ok(PairingSystem::TeamRoundRobin(cycles)) => (event.teams.len(), cycles),
        _ => return,
    };
    let schedule = u16::try_from(competitors).ok().and_then(|n| Schedule::new(n, cycles).ok());
    if let (Some(schedule), Some(position)) = (schedule, &reader.rounds_announced)
        && u16::from(announced.0) > schedule.rounds()
    {
        let most = schedule.rounds();
        let expected = message!("expected-round-robin-rounds", most, competitors);
        faults.push(position.expected(expected));
    }
}

/// A bye stated separately must agree with the player's own record, if that has an entry, and be
/// stated once. No player is in two teams. In a team event such byes are those of teams, which have
/// no record of their own except those of their players.
fn byes_and_members(reader: &Reader, faults: &mut Vec<ParseFault>) {
    let mut claimed = BTreeMap::new();
    let of_teams = pairs_teams(&reader.event);
    for (number, round, bye, position) in &reader.byes_claimed {
        let agrees = if of_teams {
            !teams::was_placed(&reader.event, TeamNumber(number.0), *round)
        } else {
            let player = reader.event.competitor(*number);
            let own = player.and_then(|entered| entered.recorded(*round));
            own.is_none_or(|own| own == RoundEntry::Bye(*bye))
        };
        if !agrees || claimed.insert((*number, *round), *bye).is_some() {
            faults.push(position.expected(message!("expected-free-competitor", round)));
        }
    }
    let mut members = BTreeSet::new();
    for (number, position) in &reader.members {
        if !members.insert(*number) {
            faults.push(position.expected(message!("expected-free-player")));
        }
    }
}

/// Returns the fault of one side of a game, if any. A wrong pair of results is reported once.
fn game(
    reader: &Reader,
    competitor: &Competitor,
    round: RoundNumber,
    entry: RoundEntry,
) -> Option<(Message, Message)> {
    let event = &reader.event;
    let player = competitor.number;
    let opponent = entry.opponent()?;
    let abnormal = [player, opponent].iter().any(|one| reader.abnormal.contains(&(*one, round)));
    if opponent == player {
        return Some((message!("found-himself", player), message!("expected-other-number")));
    }
    let Some(entered) = event.competitor(opponent) else {
        return Some((message!("found-opponent", opponent), message!("expected-player-number")));
    };
    let recorded = entered.recorded(round);
    let other = recorded.and_then(RoundEntry::opponent);
    let Some(his) = recorded.filter(|_| other == Some(player)) else {
        return Some((
            message!("found-opponent-in-round", opponent, round),
            message!("expected-mutual-opponent", player, opponent, other),
        ));
    };
    if player > opponent {
        return None;
    }
    if let Some(colour) = entry.colour().filter(|mine| his.colour() == Some(*mine)) {
        return Some((
            message!("found-same-colour", colour, player, opponent, round),
            message!("expected-both-colours"),
        ));
    }
    if !fit(entry, his, abnormal) {
        let (result, other) = (found(entry), found(his));
        return Some((
            message!("found-results", result, player, other, opponent, round),
            message!("expected-fitting-results"),
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

fn found(entry: RoundEntry) -> Message {
    match entry {
        RoundEntry::Played { outcome: Outcome::Win, rated: true, .. } => message!("found-win"),
        RoundEntry::Played { outcome: Outcome::Draw, rated: true, .. } => message!("found-draw"),
        RoundEntry::Played { outcome: Outcome::Loss, rated: true, .. } => message!("found-loss"),
        RoundEntry::Played { outcome: Outcome::Win, .. } => message!("found-unrated-win"),
        RoundEntry::Played { outcome: Outcome::Draw, .. } => message!("found-unrated-draw"),
        RoundEntry::Played { outcome: Outcome::Loss, .. } => message!("found-unrated-loss"),
        RoundEntry::Forfeit { won: true, .. } => message!("found-forfeit-win"),
        RoundEntry::Forfeit { won: false, .. } => message!("found-forfeit-loss"),
        RoundEntry::Pending { .. } => message!("found-no-result"),
        RoundEntry::Bye(_) => message!("found-bye"),
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
                found: message!("found-fide-number", number),
                expected: message!("expected-own-number", line = first),
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
        found: message!("found-birth", year = born.year()),
        expected: message!("expected-birth-before-event", year = start.year()),
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
        found: message!("found-pairing", round = paired),
        expected: message!("expected-announced-rounds", rounds = announced),
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
            let line = lines[&competitor.number];
            let position = FilePosition::of(line, (81, 84), &stated.to_string());
            let points = earned.to_string();
            let expected = message!("expected-earned-points", points, rounds = paired);
            faults.push(position.expected(expected));
        }
    }
}
