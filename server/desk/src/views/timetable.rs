//! The timetable: rounds by the plan, as they were played, and the expected end of the day.

use super::Audience;
use crate::{Day, Desk, Plan, Tournament, TournamentId};
use court_protocol::{CourtTime, Millis, Seq};
use referee_tournament::event::{Date, RoundNumber};
use serde::{Deserialize, Serialize};

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Timetable {
    pub seq: Seq,
    pub tournament: TournamentId,
    pub rounds: Vec<RoundTime>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct RoundTime {
    pub round: RoundNumber,
    /// The day of the plan; `None` beyond its days.
    pub day: Option<Date>,
    /// The start by the plan, in minutes after midnight of the hall's clock.
    pub planned: Option<u16>,
    /// The instant of the first publication.
    pub published: Option<CourtTime>,
    /// The start of its first game.
    pub started: Option<CourtTime>,
    /// The expected end, once a game has started: both players use their time and the increments of
    /// sixty moves.
    pub expected_end: Option<CourtTime>,
    /// True once every game has a result.
    pub is_over: bool,
}

/// The moves of a long game, for the expected end of a round.
const MOVES: i64 = 60;

/// The timetable of a tournament with the rounds that the audience sees and those of the plan to come.
pub fn timetable(desk: &Desk, tournament: &Tournament, audience: Audience) -> Timetable {
    let Some(plan) = desk.plan() else {
        return Timetable { seq: desk.seq(), tournament: tournament.is.id, rounds: Vec::new() };
    };
    let starts = |at: usize| {
        let (day, before) = day_of(plan, tournament, at)?;
        // finals follow the qualification's rounds of their day
        let qualification = tournament.is.from.iter().filter_map(|id| desk.tournaments().get(id));
        let of_day = qualification.map(|of| {
            let days = (0..rounds(of, of.rounds.len())).filter_map(|at| day_of(plan, of, at));
            days.filter(|(found, _)| found.date == day.date).count()
        });
        let minutes = u16::try_from(of_day.max().unwrap_or(0) + before)
            .ok()?
            .checked_mul(plan.times.round_minutes)?;
        day.starts.checked_add(minutes)
    };
    let seen = match audience {
        Audience::Crew => tournament.rounds.len(),
        Audience::Public => tournament.published(),
    };
    let shown = rounds(tournament, seen);
    let longest = (plan.times.base + Millis(plan.times.increment.0 * MOVES)).0 * 2;
    let time = |at: usize| {
        let number = RoundNumber::at(at);
        let round = tournament.round(number).filter(|_| at < seen);
        let games = || round.into_iter().flat_map(|r| &r.matches).flat_map(|m| desk.games_of(m));
        let started = games().filter_map(|game| game.started).min();
        let last = games().filter_map(|game| game.started).max();
        RoundTime {
            round: number,
            day: day_of(plan, tournament, at).map(|(day, _)| day.date),
            planned: starts(at),
            published: round.and_then(|round| round.editions.first()).map(|edition| edition.at),
            started,
            expected_end: last.map(|last| last + Millis(longest)),
            is_over: round.is_some_and(|r| !r.is_draft && desk.open_games(r).next().is_none()),
        }
    };
    Timetable {
        seq: desk.seq(),
        tournament: tournament.is.id,
        rounds: (0..shown.min(254)).map(time).collect(),
    }
}

/// The day on which a round is played by the plan; `None` if the plan has no days.
pub(crate) fn round_day(plan: &Plan, tournament: &Tournament, round: RoundNumber) -> Option<Date> {
    day_of(plan, tournament, round.index()).map(|(day, _)| day.date)
}

/// The rounds of the plan, or so many as are paired if the plan has fewer.
fn rounds(tournament: &Tournament, paired: usize) -> usize {
    paired.max(usize::from(tournament.is.settings.rounds.unwrap_or(0)))
}

/// The day of a round, and the number of rounds before it on that day.
///
/// Rounds are divided among the days as evenly as possible, the longer days first; with finals the
/// last of several days is theirs.
fn day_of(plan: &Plan, tournament: &Tournament, at: usize) -> Option<(Day, usize)> {
    let rounds = rounds(tournament, tournament.rounds.len());
    let has_finals = plan.finalists() > 0 && plan.days.len() > 1;
    let is_final = tournament.is.system.duel().is_some();
    let days = match (is_final, has_finals) {
        (true, _) => plan.days.last().map(std::slice::from_ref).unwrap_or_default(),
        (false, true) => &plan.days[..plan.days.len() - 1],
        (false, false) => &plan.days[..],
    };
    let upto = |day: usize| (rounds * (day + 1)).div_ceil(days.len()).min(rounds);
    let day = (0..days.len()).find(|&day| at < upto(day))?;
    let before = if day == 0 { 0 } else { upto(day - 1) };
    Some((days[day], at - before))
}
