//! The data of the teams of a round that pairing needs: scores, colours, opponents and floats.

use std::collections::BTreeMap;

use super::system::{ColourRule, Score, TeamSystem};
use super::{TeamPairingRefusal, baku};
use crate::event::{
    Acceleration, Bye, Colour, Event, Forbidden, Points, RoundNumber, StartNumber, Team, TeamNumber,
};
use crate::team::crosstable::{TeamCrosstable, TeamRound, TeamRoundKind};

/// The teams and rules of the round to be paired.
#[derive(Debug, Clone)]
pub(super) struct Field {
    pub(super) round: RoundNumber,
    pub(super) rounds: RoundNumber,
    pub(super) system: TeamSystem,
    pub(super) initial_colour: Colour,
    /// The teams to be paired, by number.
    pub(super) contenders: Vec<Contender>,
    /// Pairs of teams that the event keeps apart.
    pub(super) forbidden: Vec<Forbidden>,
}

/// A team to be paired.
#[derive(Debug, Clone)]
pub(super) struct Contender {
    pub(super) number: TeamNumber,
    /// The primary score with virtual points, which forms the scoregroups.
    pub(super) score: Points,
    /// The secondary score, which decides the first-team if the primary scores are equal.
    pub(super) secondary: Points,
    /// Colours on board 1 of the matches played, oldest first (C.04.2 art. 3.4).
    pub(super) colours: Vec<Colour>,
    /// The teams met over the board.
    pub(super) met: Vec<TeamNumber>,
    /// True if the team met a team of another score in the previous round (art. 1.5).
    pub(super) floated: bool,
    /// True if the team must not have the bye (C2).
    pub(super) had_bye: bool,
    /// The number of matches played over the board.
    pub(super) played: usize,
}

impl Field {
    /// Gathers the data of the next round.
    pub(super) fn of(event: &Event) -> Result<Self, TeamPairingRefusal> {
        if event.teams.is_empty() {
            return Err(TeamPairingRefusal::NoTeams);
        }
        let rounds = event.rounds.ok_or(TeamPairingRefusal::RoundsUnknown)?;
        let round = event.next_round();
        if round > rounds {
            return Err(TeamPairingRefusal::AllRoundsPaired { rounds });
        }
        let code = event.system.as_deref().unwrap_or("FIDE_TEAM");
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
        let virtual_points = Virtual::of(event, system, rounds);
        let scores = Scores { event, system, table: &table, virtual_points: &virtual_points };
        let contenders: Vec<Contender> = event
            .teams
            .iter()
            .filter(|team| !sits_out(event, team, round))
            .map(|team| scores.contender(team.number, round))
            .collect();
        if contenders.is_empty() {
            return Err(TeamPairingRefusal::NobodyToPair { round });
        }
        Ok(Self {
            round,
            rounds,
            system,
            initial_colour: event.initial_colour.unwrap_or(Colour::White),
            contenders,
            forbidden: event.forbidden.iter().filter(|ban| ban.covers(round)).cloned().collect(),
        })
    }

    /// True if the two may meet: they have not met over the board (C1) and the event does not
    /// keep them apart.
    pub(super) fn may_meet(&self, a: &Contender, b: &Contender) -> bool {
        let banned = |ban: &Forbidden| {
            let named = |team: &Contender| ban.competitors.contains(&StartNumber(team.number.0));
            named(a) && named(b)
        };
        a.number != b.number && !a.met.contains(&b.number) && !self.forbidden.iter().any(banned)
    }

    /// True if this is the last round.
    pub(super) fn is_last_round(&self) -> bool {
        self.round >= self.rounds
    }

    /// True if this is one of the last two rounds, in which floats do not count (C7, C10).
    pub(super) fn is_near_the_end(&self) -> bool {
        self.round.0 + 1 >= self.rounds.0
    }
}

impl Contender {
    /// The number of matches with White minus the number with Black on board 1 (art. 1.6.2).
    pub(super) fn colour_difference(&self) -> i32 {
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

/// The virtual points of each team in each round.
struct Virtual {
    points: BTreeMap<(TeamNumber, RoundNumber), Points>,
}

impl Virtual {
    /// Reads the virtual points stated in the event; without any, uses the Baku tables if the
    /// system says so.
    fn of(event: &Event, system: TeamSystem, rounds: RoundNumber) -> Self {
        let mut points = BTreeMap::new();
        for team in &event.teams {
            for round in (1..=rounds.0).map(RoundNumber) {
                let stated: Points = event
                    .acceleration
                    .iter()
                    .filter_map(|acceleration| stated(acceleration, team.number, round))
                    .sum();
                let given = if event.acceleration.is_empty() && system.baku {
                    baku::virtual_points(event, team.number, round, rounds)
                } else {
                    stated
                };
                points.insert((team.number, round), given);
            }
        }
        Self { points }
    }

    fn at(&self, team: TeamNumber, round: RoundNumber) -> Points {
        self.points.get(&(team, round)).copied().unwrap_or_default()
    }
}

/// The virtual match points stated by a record of the event.
fn stated(acceleration: &Acceleration, team: TeamNumber, round: RoundNumber) -> Option<Points> {
    match acceleration {
        Acceleration::Competitor { number, points } if number.0 == team.0 => {
            points.get(round.index()).copied()
        }
        Acceleration::Range { match_points, points, rounds, numbers }
            if (rounds.0..=rounds.1).contains(&round)
                && (numbers.0..=numbers.1).contains(&StartNumber(team.0)) =>
        {
            match_points.or(*points)
        }
        _ => None,
    }
}

/// The scores of the teams after each round.
struct Scores<'a> {
    event: &'a Event,
    system: TeamSystem,
    table: &'a TeamCrosstable,
    virtual_points: &'a Virtual,
}

impl Scores<'_> {
    fn contender(&self, number: TeamNumber, round: RoundNumber) -> Contender {
        let rounds = self.table.rounds(number);
        let secondary = match self.system.primary {
            _ if !self.system.secondary_counts => Points::ZERO,
            Score::Match => self.table.game_points(number),
            Score::Game => self.table.match_points(number),
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
        own.sum::<Points>() + self.virtual_points.at(team, round)
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
pub(super) fn has_preferences(system: TeamSystem) -> bool {
    system.colours != ColourRule::None
}
