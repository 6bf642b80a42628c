//! The data of the teams of a round that pairing needs: scores, colours, opponents and floats.

use super::TeamPairingRefusal;
use super::system::{ColourRule, Score, TeamSystem};
use crate::event::{
    Bye, Colour, Event, Forbidden, Points, RoundNumber, StartNumber, Team, TeamNumber,
};
use crate::swiss::acceleration::{upper_group_points, upper_group_size};
use crate::team::crosstable::{TeamCrosstable, TeamRound, TeamRoundKind};

/// The code of the system that teams play if the event states none.
const DEFAULT_CODE: &str = "FIDE_TEAM";

/// The teams and rules of the round to be paired.
#[derive(Debug, Clone)]
pub(crate) struct Field {
    pub(crate) round: RoundNumber,
    /// The number of rounds announced; `None` if it is not known, and then no round is near the end.
    pub(crate) rounds: Option<RoundNumber>,
    pub(crate) system: TeamSystem,
    pub(crate) initial_colour: Colour,
    /// The teams to be paired, by number.
    pub(crate) contenders: Vec<Contender>,
    pub(crate) forbidden: Vec<Forbidden>,
}

/// A team to be paired.
#[derive(Debug, Clone)]
pub(crate) struct Contender {
    pub(crate) number: TeamNumber,
    /// The primary score with virtual points, which forms the scoregroups.
    pub(crate) score: Points,
    /// The secondary score, which decides the first-team if the primary scores are equal.
    pub(crate) secondary: Points,
    /// Colours on board 1 of the matches played, oldest first (C.04.2 art. 3.4).
    pub(crate) colours: Vec<Colour>,
    pub(crate) met: Vec<TeamNumber>,
    /// True if the team met a team of another score in the previous round (art. 1.5).
    pub(crate) floated: bool,
    /// True if the team must not have the bye (C2).
    pub(crate) had_bye: bool,
    /// The number of matches played over the board.
    pub(crate) played: usize,
}

impl Field {
    /// Gathers the data of the next round.
    pub(crate) fn of(event: &Event) -> Result<Self, TeamPairingRefusal> {
        if event.teams.is_empty() {
            return Err(TeamPairingRefusal::NoTeams);
        }
        let rounds = event.rounds.ok_or(TeamPairingRefusal::RoundsUnknown)?;
        let round = event.next_round();
        if round > rounds {
            return Err(TeamPairingRefusal::AllRoundsPaired { rounds });
        }
        let code = event.system.as_deref().unwrap_or(DEFAULT_CODE);
        let system = TeamSystem::read(code)
            .ok_or_else(|| TeamPairingRefusal::UnknownSystem { system: code.to_owned() })?;
        let table = TeamCrosstable::of(event);
        let pending = |team: &&Team| {
            let kinds = table.rounds(team.number).iter().map(|round| round.kind);
            kinds.into_iter().any(|kind| matches!(kind, TeamRoundKind::Pending { .. }))
        };
        if let Some(team) = event.teams.iter().find(pending) {
            return Err(TeamPairingRefusal::ResultMissing { team: team.number });
        }
        let field = Self::before(event, system, round, |team| !sits_out(event, team, round));
        if field.contenders.is_empty() {
            return Err(TeamPairingRefusal::NobodyToPair { round });
        }
        Ok(field)
    }

    /// Gathers the data of `event` before `round` from the earlier rounds alone. `is_paired` selects
    /// the teams that take part.
    pub(crate) fn before(
        event: &Event,
        system: TeamSystem,
        round: RoundNumber,
        is_paired: impl Fn(&Team) -> bool,
    ) -> Self {
        let table = TeamCrosstable::of(event);
        let scores = Scores { event, system, table: &table };
        let teams = event.teams.iter().filter(|team| is_paired(team));
        Self {
            round,
            rounds: event.rounds,
            system,
            initial_colour: event.initial_colour.unwrap_or(Colour::White),
            contenders: teams.map(|team| scores.contender(team.number, round)).collect(),
            forbidden: event.forbidden.iter().filter(|ban| ban.covers(round)).cloned().collect(),
        }
    }

    /// The index of a team among the teams to be paired.
    pub(crate) fn place(&self, team: TeamNumber) -> Option<usize> {
        self.contenders.iter().position(|contender| contender.number == team)
    }

    /// True if the two may meet: they have not met over the board (C1) and the event does not
    /// keep them apart.
    pub(crate) fn may_meet(&self, a: &Contender, b: &Contender) -> bool {
        let banned = |ban: &Forbidden| {
            let named = |team: &Contender| ban.competitors.contains(&StartNumber(team.number.0));
            named(a) && named(b)
        };
        a.number != b.number && !a.met.contains(&b.number) && !self.forbidden.iter().any(banned)
    }

    pub(crate) fn is_last_round(&self) -> bool {
        self.rounds.is_some_and(|rounds| self.round >= rounds)
    }

    /// True if this is one of the last two rounds, in which floats do not count (C7, C10).
    pub(crate) fn is_near_the_end(&self) -> bool {
        self.rounds.is_some_and(|rounds| self.round.0 + 1 >= rounds.0)
    }
}

impl Contender {
    /// The number of matches with White minus the number with Black on board 1 (art. 1.6.2).
    pub(crate) fn colour_difference(&self) -> i32 {
        self.colours
            .iter()
            .map(|colour| match colour {
                Colour::White => 1,
                Colour::Black => -1,
            })
            .sum()
    }
}

/// True if the team is absent: a bye was requested for it, or is stated for the team or for every member.
fn sits_out(event: &Event, team: &Team, round: RoundNumber) -> bool {
    let stated = event
        .byes
        .iter()
        .any(|byes| byes.round == round && byes.competitors.contains(&StartNumber(team.number.0)));
    let recorded = |&member: &StartNumber| {
        event.competitor(member).is_some_and(|member| member.recorded(round).is_some())
    };
    stated || (!team.members.is_empty() && team.members.iter().all(recorded))
}

/// The virtual points of a team in a round: those stated in the event or, without any, those of the
/// Baku tables if the system says so.
fn virtual_points(
    event: &Event,
    system: TeamSystem,
    team: TeamNumber,
    round: RoundNumber,
) -> Points {
    if event.acceleration.is_empty() && system.baku {
        let upper = upper_group_size(event.teams.len());
        let is_upper = event.teams.iter().take(upper).any(|other| other.number == team);
        let points = upper_group_points(event.rounds, round, &event.match_points);
        return if is_upper { points } else { Points::ZERO };
    }
    event.virtual_points(StartNumber(team.0), round)
}

/// The scores of the teams after each round.
struct Scores<'a> {
    event: &'a Event,
    system: TeamSystem,
    table: &'a TeamCrosstable,
}

impl Scores<'_> {
    fn contender(&self, number: TeamNumber, round: RoundNumber) -> Contender {
        let rounds = self.table.rounds(number);
        let rounds = &rounds[..round.index().min(rounds.len())];
        let secondary = match self.system.primary {
            _ if !self.system.secondary_counts => Points::ZERO,
            Score::Match => rounds.iter().map(|round| round.game_points).sum(),
            Score::Game => rounds.iter().map(|round| round.match_points).sum(),
        };
        Contender {
            number,
            score: self.pairing_score(number, round),
            secondary,
            colours: rounds.iter().filter_map(TeamRound::colour).collect(),
            met: rounds.iter().filter_map(TeamRound::played_opponent).collect(),
            floated: self.floated(number, round),
            had_bye: rounds.iter().any(|round| bars_from_bye(round.kind)),
            played: rounds.iter().filter_map(TeamRound::played_opponent).count(),
        }
    }

    /// The score of a team before `round`, with the virtual points of that round.
    fn pairing_score(&self, team: TeamNumber, round: RoundNumber) -> Points {
        let before = &self.table.rounds(team);
        let before = &before[..round.index().min(before.len())];
        let own = before.iter().map(|round| match self.system.primary {
            Score::Match => round.match_points,
            Score::Game => round.game_points,
        });
        own.sum::<Points>() + virtual_points(self.event, self.system, team, round)
    }

    /// Art. 1.5: true if the team floated in the round before `round`.
    fn floated(&self, team: TeamNumber, round: RoundNumber) -> bool {
        let Some(last) = round.0.checked_sub(1).filter(|&last| last > 0).map(RoundNumber) else {
            return false;
        };
        let met = self.table.rounds(team).get(last.index()).and_then(TeamRound::played_opponent);
        met.filter(|&opponent| self.event.team(opponent).is_some()).is_some_and(|opponent| {
            self.pairing_score(team, last) != self.pairing_score(opponent, last)
        })
    }
}

/// C2: true for a pairing-allocated bye, a match won by forfeit and a full-point bye.
fn bars_from_bye(kind: TeamRoundKind) -> bool {
    matches!(
        kind,
        TeamRoundKind::Bye(Bye::PairingAllocated | Bye::FullPoint)
            | TeamRoundKind::Forfeit { won: true, .. }
    )
}

/// True if the variant has colour preferences.
pub(crate) fn has_preferences(system: TeamSystem) -> bool {
    system.colours != ColourRule::None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_points_then_one_for_the_upper_half_rounded_up_to_even() {
        let mut event = Event { rounds: Some(RoundNumber(7)), ..Event::default() };
        for number in 1..=9 {
            event.enter_team(Team::new(TeamNumber(number), "", Vec::new()));
        }
        let system = TeamSystem { baku: true, ..TeamSystem::DEFAULT };
        let of = |team, round| {
            virtual_points(&event, system, TeamNumber(team), RoundNumber(round)).to_string()
        };
        let rounds: Vec<String> = (1..=7).map(|round| of(6, round)).collect();
        assert_eq!(rounds, ["2.0", "2.0", "1.0", "1.0", "0.0", "0.0", "0.0"]);
        assert_eq!(of(7, 1), "0.0");
    }
}
