//! The position in a report file that explains why a round cannot be paired.

use super::NextRoundRefusal;
use crate::event::{Event, RoundEntry, RoundNumber, TeamNumber};
use crate::fault::ParseFault;
use crate::round_robin::ScheduleError;
use crate::swiss;
use crate::team::swiss::TeamPairingRefusal;
use crate::trf::FilePositions;

const ROUNDS: [&str; 2] = ["142", "XXR"];
const NUMBER_OF_ROUNDS: &str =
    "the number of rounds before it (record 142 or XXR): the last round has rules of its own";

impl NextRoundRefusal {
    /// Returns the fault of the file that must be corrected before the round can be paired. Returns
    /// `None` if the file has no fault: without a lawful pairing, or if the numbers asked about do
    /// not take part.
    pub fn fault(&self, event: &Event, positions: &FilePositions<'_>) -> Option<ParseFault> {
        match self {
            Self::Swiss(refusal) => of_players(refusal, event, positions),
            Self::TeamSwiss(refusal) => of_teams(refusal, event, positions),
            Self::Schedule(refusal) => {
                let (found, expected) = match refusal {
                    ScheduleError::TooFew(number) => (number, "2 competitors at least"),
                    ScheduleError::TooMany(number) => (number, "1000 competitors at most"),
                };
                let found = format!("the end of the file after competitor {found}");
                Some(positions.end().found(found).expected(expected))
            }
            Self::TableOver { rounds } => {
                let also = format!(", and all {rounds} rounds of that are paired");
                let expected = "a round robin with a round to be paired";
                Some(positions.record(&["192"]).where_also(&also).expected(expected))
            }
            Self::NotPairedHere(_) => Some(positions.record(&["192"]).expected(SYSTEMS)),
        }
    }
}

const SYSTEMS: &str = "a system that is paired from a report file: FIDE_DUTCH (_2025, _2026, \
    _BAKU), FIDE_TEAM (_TYPEA or _TYPEB, _MP, _GP, _BAKU), FIDE_ROUNDROBIN or BERGER_ROUNDROBIN \
    (TEAM_ or DOUBLE before ROUNDROBIN, _G2 at the end)";

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
        Swiss::RoundsUnknown => Some(positions.end().expected(NUMBER_OF_ROUNDS)),
        Swiss::InitialColourUnknown => Some(positions.end().expected(
            "the colour drawn by lot before round 1 (record 152 with W or B, or XXC with white1 or \
             black1)",
        )),
        Swiss::ResultMissing { round, white, black } => {
            let found = format!("no result of {white} against {black} in round {round}");
            Some(
                positions.round(*white, *round).found(found).expected(
                    "one of the results 1 = 0 W D L + -, before the next round is paired",
                ),
            )
        }
        Swiss::NobodyToPair { round } => {
            let first = event.competitors.first().map(|competitor| competitor.number);
            let place =
                first.map_or_else(|| positions.end(), |first| positions.round(first, *round));
            Some(nobody(place, *round, "player"))
        }
        Swiss::AccelerationNeedsHalves => {
            let expected = "a win worth two draws and a loss worth nothing, as acceleration needs";
            Some(positions.record(&["162"]).expected(expected))
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
            let place = positions.record(&["192"]).where_also(" in a file without teams");
            Some(place.expected("teams (records 310 or 013), or a system of players"))
        }
        Team::RoundsUnknown => Some(positions.end().expected(NUMBER_OF_ROUNDS)),
        Team::AllRoundsPaired { .. } => Some(over(positions)),
        Team::UnknownSystem { .. } => Some(positions.record(&["192"]).expected(SYSTEMS)),
        Team::ResultMissing { team } => Some(missing_result(*team, event, positions)),
        Team::NobodyToPair { round } => {
            let member = event.teams.first().and_then(|team| team.members.first());
            let place =
                member.map_or_else(|| positions.end(), |first| positions.round(*first, *round));
            Some(nobody(place, *round, "team"))
        }
    }
}

fn over(positions: &FilePositions<'_>) -> ParseFault {
    let place = positions.record(&ROUNDS).where_also(", and all of these rounds are paired");
    place.expected("more rounds than are paired")
}

fn nobody(place: crate::trf::FilePosition, round: RoundNumber, whom: &str) -> ParseFault {
    let found = format!("a bye in round {round}, as for everybody");
    place.found(found).expected(format!("a {whom} at least for whom that round is open"))
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
    let found = format!("no result of a game of team {team}");
    place
        .found(found)
        .expected("one of the results 1 = 0 W D L + -, before the next round is paired")
}
