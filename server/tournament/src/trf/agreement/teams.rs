//! Checks that the records of teams agree with the records of their players.

use std::collections::BTreeMap;

use court_protocol::{Message, message};

use crate::event::{
    Bye, Event, ForfeitedMatch, Points, RoundEntry, RoundNumber, StartNumber, TeamNumber,
};
use crate::fault::{FilePosition, ParseFault};
use crate::team::crosstable::TeamCrosstable;
use crate::trf::reader::{ForfeitPlaces, Reader};

/// Checks forfeited matches, byes of teams and their absences.
pub(super) fn check(reader: &Reader, faults: &mut Vec<ParseFault>) {
    let rounds = Rounds::of(&reader.event);
    for (place, places) in reader.forfeits.iter().enumerate() {
        faults.extend(forfeit(&rounds, place, places));
    }
    for (place, (round, team, position)) in reader.team_byes.iter().enumerate() {
        let earlier = reader.team_byes[..place].iter().find(|(_, other, _)| other == team);
        let earlier = earlier.map(|(round, ..)| *round);
        faults.extend(left_over(&rounds, *round, *team, earlier, position));
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
    for (number, stated, position) in &reader.stated_match_points {
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
            let points = earned.to_string();
            let expected = message!("expected-match-points", points, rounds = paired);
            faults.push(position.expected(expected));
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
    fn out_of_range(&self, round: RoundNumber) -> Option<Message> {
        match self.event.rounds {
            Some(announced) if round > announced => {
                Some(message!("expected-announced-round", rounds = announced))
            }
            _ if round.0 > self.paired => Some(match self.paired {
                0 => message!("expected-no-match"),
                paired => message!("expected-paired-round", rounds = paired),
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
    for (team, position) in [(white, &places.white), (black, &places.black)] {
        if event.team(team).is_none() {
            return Some(position.expected(message!("expected-team-number")));
        }
    }
    if white == black {
        return Some(places.black.expected(message!("expected-other-team")));
    }
    if let Some(expected) = rounds.out_of_range(round) {
        return Some(places.round.expected(expected));
    }
    for (team, position) in [(white, &places.white), (black, &places.black)] {
        let named = |other: &ForfeitedMatch| {
            other.round == round && (other.white == team || other.black == team)
        };
        if event.forfeited_matches[..place].iter().any(named) {
            return Some(position.expected(message!("expected-free-team", round)));
        }
    }
    let sides = [(white, white_won, black), (black, black_won, white)];
    sides.into_iter().find_map(|(team, won, other)| {
        rounds.entries(team, round).find_map(|(player, entry)| {
            let (found, expected) =
                contradiction(rounds, round, (team, player), entry, won, other)?;
            Some(places.whole.clone().described(found).expected(expected))
        })
    })
}

/// Returns the contradiction of a player's round to a forfeited match of his team against `other`,
/// and the text expected.
fn contradiction(
    rounds: &Rounds<'_>,
    round: RoundNumber,
    (team, player): (TeamNumber, StartNumber),
    entry: RoundEntry,
    team_won: bool,
    other: TeamNumber,
) -> Option<(Message, Message)> {
    match entry {
        RoundEntry::Played { opponent, .. } => Some((
            message!("found-forfeit-played", round, player, team, opponent),
            message!("expected-no-game"),
        )),
        RoundEntry::Pending { opponent, .. } => Some((
            message!("found-forfeit-pending", round, player, team, opponent),
            message!("expected-no-game"),
        )),
        RoundEntry::Forfeit { opponent, .. } if rounds.team_of.get(&opponent) != Some(&other) => {
            Some((
                message!("found-forfeit-other-team", round, player, team, opponent, other),
                message!("expected-paired-teams"),
            ))
        }
        RoundEntry::Forfeit { won: true, .. } if !team_won => Some((
            message!("found-forfeit-won", round, player, team),
            message!("expected-winning-team"),
        )),
        RoundEntry::Bye(Bye::PairingAllocated) => Some((
            message!("found-forfeit-bye", round, player, team),
            message!("expected-team-with-opponent"),
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
    position: &FilePosition,
) -> Option<ParseFault> {
    if rounds.event.team(team).is_none() {
        return Some(position.expected(message!("expected-team-number")));
    }
    let (found, expected) = if let Some(expected) = rounds.out_of_range(round) {
        (message!("found-team-bye", team, round), expected)
    } else if let Some((player, opponent)) = rounds.opponent_of_a_member(team, round) {
        let found = message!("found-team-bye-opponent", team, round, player, opponent);
        (found, message!("expected-team-without-opponent"))
    } else if let Some(opponent) = rounds.forfeits(team, round).next() {
        let found = message!("found-team-bye-forfeit", team, round, opponent);
        (found, message!("expected-team-without-opponent"))
    } else {
        let found = message!("found-team-bye-again", team, round, before = earlier?);
        (found, message!("expected-first-team-bye"))
    };
    Some(position.clone().described(found).expected(expected))
}
