//! Checks that the records of teams agree with the records of their players.

use std::collections::BTreeMap;

use super::expecting;
use crate::event::{
    Bye, Event, ForfeitedMatch, Points, RoundEntry, RoundNumber, StartNumber, TeamNumber,
};
use crate::fault::ParseFault;
use crate::team::crosstable::TeamCrosstable;
use crate::trf::reader::{ForfeitPlaces, Reader};

const A_TEAM: &str = "the number of a team (a record 310 or 013)";

/// Checks forfeited matches, byes of teams and their absences.
pub(super) fn check(reader: &Reader, faults: &mut Vec<ParseFault>) {
    let rounds = Rounds::of(&reader.event);
    for (place, places) in reader.forfeits.iter().enumerate() {
        faults.extend(forfeit(&rounds, place, places));
    }
    for (place, (round, team, fault)) in reader.team_byes.iter().enumerate() {
        let earlier = reader.team_byes[..place].iter().find(|(_, other, _)| other == team);
        let earlier = earlier.map(|(round, ..)| *round);
        faults.extend(left_over(&rounds, *round, *team, earlier, fault));
    }
}

/// True if a team met another team in a round or had the pairing-allocated bye; it then has
/// no other bye.
pub(super) fn was_placed(event: &Event, team: TeamNumber, round: RoundNumber) -> bool {
    let byes = event.team_byes.as_ref().and_then(|byes| byes.teams.get(round.index()).copied());
    let rounds = Rounds::of(event);
    byes.flatten() == Some(team)
        || rounds.opponent_of_a_member(team, round).is_some()
        || rounds.forfeits(team, round).next().is_some()
}

/// Checks the match points stated for a team against the value of its rounds, with or without byes
/// granted for future rounds. Leagues count by match days and have a separate table.
pub(super) fn stated_points(reader: &Reader, faults: &mut Vec<ParseFault>) {
    let event = &reader.event;
    if reader.stated_match_points.is_empty()
        || event.system.as_deref().is_some_and(|code| code.starts_with("CUSTOM"))
    {
        return;
    }
    let table = TeamCrosstable::of(event);
    let paired = event.rounds_paired();
    for (number, stated, fault) in &reader.stated_match_points {
        let own = StartNumber(number.0);
        if reader.abnormal.iter().any(|(named, _)| *named == own) {
            continue;
        }
        let earned = table.match_points(*number);
        let ahead: Points = event
            .byes
            .iter()
            .filter(|byes| byes.round.0 > paired && byes.competitors.contains(&own))
            .map(|byes| event.match_points.of(RoundEntry::Bye(byes.bye)))
            .sum();
        if *stated != earned && *stated != earned + ahead {
            let expected = format!("{earned}, the match points of {paired} rounds");
            faults.push(expecting(fault, expected));
        }
    }
}

/// The rounds of the teams according to the players' records.
struct Rounds<'event> {
    event: &'event Event,
    team_of: BTreeMap<StartNumber, TeamNumber>,
    paired: u8,
}

impl<'event> Rounds<'event> {
    fn of(event: &'event Event) -> Self {
        let members = |team: &crate::event::Team| {
            let number = team.number;
            team.members.iter().map(move |member| (*member, number)).collect::<Vec<_>>()
        };
        let team_of = event.teams.iter().flat_map(members).collect();
        Self { event, team_of, paired: event.rounds_paired() }
    }

    /// The entry of a round for each member of a team who has one.
    fn entries(
        &self,
        team: TeamNumber,
        round: RoundNumber,
    ) -> impl Iterator<Item = (StartNumber, RoundEntry)> {
        let members = self.event.team(team).map_or(&[][..], |team| &team.members);
        members.iter().filter_map(move |&number| {
            Some((number, self.event.competitor(number)?.recorded(round)?))
        })
    }

    fn opponent_of_a_member(
        &self,
        team: TeamNumber,
        round: RoundNumber,
    ) -> Option<(StartNumber, StartNumber)> {
        self.entries(team, round).find_map(|(member, entry)| Some((member, entry.opponent()?)))
    }

    fn forfeits(&self, team: TeamNumber, round: RoundNumber) -> impl Iterator<Item = TeamNumber> {
        let in_it = move |forfeit: &&ForfeitedMatch| {
            forfeit.round == round && (forfeit.white == team || forfeit.black == team)
        };
        let other = move |forfeit: &ForfeitedMatch| {
            if forfeit.white == team { forfeit.black } else { forfeit.white }
        };
        self.event.forfeited_matches.iter().filter(in_it).map(other)
    }

    /// The expected text if the round of a recorded match is out of range; `None` if the
    /// round is valid.
    fn out_of_range(&self, round: RoundNumber) -> Option<String> {
        match self.event.rounds {
            Some(announced) if round > announced => {
                Some(format!("a round up to {announced}, as announced"))
            }
            _ if round.0 > self.paired => Some(match self.paired {
                0 => "no such record before a round is paired in the players' records".to_owned(),
                paired => format!("a round up to {paired}, the last one in the players' records"),
            }),
            _ => None,
        }
    }
}

/// Returns the fault of the record, number `place` (from 0), of a forfeited match, if any.
fn forfeit(rounds: &Rounds<'_>, place: usize, places: &ForfeitPlaces) -> Option<ParseFault> {
    let event = rounds.event;
    let record = &event.forfeited_matches[place];
    let ForfeitedMatch { round, white, black, white_won, black_won } = *record;
    for (team, fault) in [(white, &places.white), (black, &places.black)] {
        if event.team(team).is_none() {
            return Some(expecting(fault, A_TEAM));
        }
    }
    if white == black {
        return Some(expecting(&places.black, "another team: none meets itself"));
    }
    if let Some(expected) = rounds.out_of_range(round) {
        return Some(expecting(&places.round, expected));
    }
    for (team, fault) in [(white, &places.white), (black, &places.black)] {
        let named = |other: &ForfeitedMatch| {
            other.round == round && (other.white == team || other.black == team)
        };
        if event.forfeited_matches[..place].iter().any(named) {
            let expected = format!("a team that no other record 330 names in round {round}");
            return Some(expecting(fault, expected));
        }
    }
    let sides = [(white, white_won, black), (black, black_won, white)];
    sides.into_iter().find_map(|(team, won, other)| {
        rounds.entries(team, round).find_map(|(member, entry)| {
            let (said, expected) = contradiction(rounds, entry, won, other)?;
            let found = format!(
                "a forfeited match in round {round}, though {member} of team {team} {said}"
            );
            Some(ParseFault { found, expected, ..places.whole.clone() })
        })
    })
}

/// Returns the entry in a member's round that contradicts a forfeited match against `other`, and
/// the text expected.
fn contradiction(
    rounds: &Rounds<'_>,
    entry: RoundEntry,
    team_won: bool,
    other: TeamNumber,
) -> Option<(String, String)> {
    let unplayed = "a match of which no game was played".to_owned();
    match entry {
        RoundEntry::Played { opponent, .. } => {
            Some((format!("has played against {opponent}"), unplayed))
        }
        RoundEntry::Pending { opponent, .. } => {
            Some((format!("is to play against {opponent}"), unplayed))
        }
        RoundEntry::Forfeit { opponent, .. } if rounds.team_of.get(&opponent) != Some(&other) => {
            Some((
                format!("was paired with {opponent}, who is not of team {other}"),
                "the two teams that the players' records pair".to_owned(),
            ))
        }
        RoundEntry::Forfeit { won: true, .. } if !team_won => Some((
            "won without playing".to_owned(),
            "a team that has the points where its players have theirs".to_owned(),
        )),
        RoundEntry::Bye(Bye::PairingAllocated) => Some((
            "had the bye".to_owned(),
            "a team that has an opponent in the players' records".to_owned(),
        )),
        RoundEntry::Forfeit { .. } | RoundEntry::Bye(_) => None,
    }
}

/// Returns the fault of a team's bye, if any.
fn left_over(
    rounds: &Rounds<'_>,
    round: RoundNumber,
    team: TeamNumber,
    earlier: Option<RoundNumber>,
    fault: &ParseFault,
) -> Option<ParseFault> {
    if rounds.event.team(team).is_none() {
        return Some(expecting(fault, A_TEAM));
    }
    if let Some(expected) = rounds.out_of_range(round) {
        let found = format!("the bye of team {team} in round {round}");
        return Some(ParseFault { found, expected, ..fault.clone() });
    }
    let free = || "a team without an opponent in that round".to_owned();
    if let Some((member, opponent)) = rounds.opponent_of_a_member(team, round) {
        let found =
            format!("the bye of team {team} in round {round}, though its {member} has {opponent}");
        return Some(ParseFault { found, expected: free(), ..fault.clone() });
    }
    if let Some(opponent) = rounds.forfeits(team, round).next() {
        let found =
            format!("the bye of team {team} in round {round}, though it has team {opponent} there");
        return Some(ParseFault { found, expected: free(), ..fault.clone() });
    }
    earlier.map(|before| {
        let found = format!("the bye of team {team} in round {round} after that in round {before}");
        let expected = "a team that has not had the bye before (C2)".to_owned();
        ParseFault { found, expected, ..fault.clone() }
    })
}
