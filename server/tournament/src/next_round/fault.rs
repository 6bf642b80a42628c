//! The position in a report file that explains why a round cannot be paired.

use court_protocol::message;

use super::NextRoundRefusal;
use crate::event::{Event, RoundEntry, RoundNumber, TeamNumber};
use crate::fault::{FilePosition, ParseFault};
use crate::round_robin::{COMPETITORS_MAX, ScheduleError};
use crate::swiss;
use crate::team::swiss::TeamPairingRefusal;
use crate::trf::FilePositions;

const ROUNDS: [&str; 2] = ["142", "XXR"];

impl NextRoundRefusal {
    /// Returns the fault of the file that must be corrected before the round can be paired. Returns
    /// `None` if the file has no fault: without a lawful pairing, or if the numbers asked about do
    /// not take part.
    pub fn fault(&self, event: &Event, positions: &FilePositions<'_>) -> Option<ParseFault> {
        match self {
            Self::Swiss(refusal) => of_players(refusal, event, positions),
            Self::TeamSwiss(refusal) => of_teams(refusal, event, positions),
            Self::Schedule(refusal) => {
                let (competitors, expected) = match refusal {
                    ScheduleError::TooFew(number) => {
                        (number, message!("expected-competitors-at-least"))
                    }
                    ScheduleError::TooMany(number) => {
                        (number, message!("expected-competitors-at-most", most = COMPETITORS_MAX))
                    }
                };
                let found = message!("found-competitors", competitors);
                Some(positions.end().described(found).expected(expected))
            }
            Self::TableOver { rounds } => {
                let place = positions.record(&["192"]);
                let found = message!("found-round-robin-over", found = place.found(), rounds);
                Some(place.described(found).expected(message!("expected-open-round-robin")))
            }
            Self::NotPairedHere(_) => Some(paired_system(positions)),
        }
    }
}

fn paired_system(positions: &FilePositions<'_>) -> ParseFault {
    positions.record(&["192"]).expected(message!("expected-paired-system"))
}

fn number_of_rounds(positions: &FilePositions<'_>) -> ParseFault {
    positions.end().expected(message!("expected-rounds"))
}

fn of_players(
    refusal: &swiss::Refusal,
    event: &Event,
    positions: &FilePositions<'_>,
) -> Option<ParseFault> {
    use swiss::Refusal as Swiss;
    match refusal {
        Swiss::NoLawfulPairing { .. } | Swiss::NotToBePaired { .. } | Swiss::SamePlayer { .. } => {
            None
        }
        Swiss::EventOver { .. } => Some(over(positions)),
        Swiss::RoundsUnknown => Some(number_of_rounds(positions)),
        Swiss::InitialColourUnknown => {
            Some(positions.end().expected(message!("expected-drawn-colour")))
        }
        Swiss::ResultMissing { round, white, black } => {
            let found = message!("found-missing-result", white, black, round);
            let place = positions.round(*white, *round).described(found);
            Some(place.expected(message!("expected-result-before-pairing")))
        }
        Swiss::NobodyToPair { round } => {
            let first = event.competitors.first().map(|competitor| competitor.number);
            let place =
                first.map_or_else(|| positions.end(), |first| positions.round(first, *round));
            Some(nobody(place, *round).expected(message!("expected-present-player")))
        }
        Swiss::AccelerationNeedsHalves => {
            Some(positions.record(&["162"]).expected(message!("expected-halves")))
        }
    }
}

fn of_teams(
    refusal: &TeamPairingRefusal,
    event: &Event,
    positions: &FilePositions<'_>,
) -> Option<ParseFault> {
    use TeamPairingRefusal as Team;
    match refusal {
        Team::NoByePossible
        | Team::NoLegalPairing
        | Team::NotToBePaired { .. }
        | Team::SameTeam { .. } => None,
        Team::NoTeams => {
            let place = positions.record(&["192"]);
            let found = message!("found-no-teams", found = place.found());
            Some(place.described(found).expected(message!("expected-teams")))
        }
        Team::RoundsUnknown => Some(number_of_rounds(positions)),
        Team::AllRoundsPaired { .. } => Some(over(positions)),
        Team::UnknownSystem { .. } => Some(paired_system(positions)),
        Team::ResultMissing { team } => Some(missing_result(*team, event, positions)),
        Team::NobodyToPair { round } => {
            let member = event.teams.first().and_then(|team| team.members.first());
            let place =
                member.map_or_else(|| positions.end(), |first| positions.round(*first, *round));
            Some(nobody(place, *round).expected(message!("expected-present-team")))
        }
    }
}

fn over(positions: &FilePositions<'_>) -> ParseFault {
    let place = positions.record(&ROUNDS);
    let found = message!("found-rounds-over", found = place.found());
    place.described(found).expected(message!("expected-more-rounds"))
}

fn nobody(place: FilePosition, round: RoundNumber) -> FilePosition {
    place.described(message!("found-all-byes", round))
}

fn missing_result(team: TeamNumber, event: &Event, positions: &FilePositions<'_>) -> ParseFault {
    let members = event.team(team).map_or(&[][..], |team| &team.members);
    let pending = members.iter().find_map(|&number| {
        let rounds = &event.competitor(number)?.rounds;
        let open = |entry: &Option<RoundEntry>| matches!(entry, Some(RoundEntry::Pending { .. }));
        Some((number, RoundNumber::at(rounds.iter().position(open)?)))
    });
    let place =
        pending.map_or_else(|| positions.end(), |(player, round)| positions.round(player, round));
    let found = message!("found-missing-team-result", team);
    place.described(found).expected(message!("expected-result-before-pairing"))
}
