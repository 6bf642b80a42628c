//! The report of a tournament as a file has it: with what the plan says of players, days and times.

use crate::report::{Report, report};
use crate::views::{Audience, timetable};
use crate::{Desk, System, Tournament};

/// The report with the records that no rule reads, apart from names: the writer of the file adds
/// those of persons and teams.
pub fn report_file(desk: &Desk, tournament: &Tournament) -> Report {
    let mut report = report(desk, tournament);
    let event = &mut report.event;
    let count = |n: usize| u16::try_from(n).ok();
    let rated = event.competitors.iter().filter(|player| player.rating.is_some()).count();
    let about = &mut event.about;
    about.stated_players = count(event.competitors.len());
    about.stated_rated = count(rated);
    about.stated_teams = count(event.teams.len()).filter(|teams| *teams > 0);
    kind(tournament.is.system).clone_into(&mut about.kind);
    if let Some(plan) = desk.plan() {
        let (base, increment) = (plan.times.base.0 / 1_000, plan.times.increment.0 / 1_000);
        about.time_control = format!("{} minutes, {increment} seconds a move", base / 60);
        about.coded_time_control = format!("{base}+{increment}");
    }
    // a match day of a league is six rounds of the file
    if tournament.is.system != System::League {
        let days =
            timetable(desk, tournament, Audience::Crew).rounds.into_iter().map(|round| round.day);
        about.round_dates = days.collect();
        while about.round_dates.last().is_some_and(Option::is_none) {
            about.round_dates.pop();
        }
    }
    report
}

/// The kind of tournament in the words that rating officers use (record 092).
const fn kind(system: System) -> &'static str {
    match system {
        System::Swiss => "Individual: Swiss-System",
        System::RoundRobin(_) => "Individual: Round-Robin",
        System::Knockout(_) => "Individual: Knockout",
        System::TeamSwiss => "Team: Swiss-System",
        System::TeamRoundRobin(_) | System::League => "Team: Round-Robin",
        System::TeamKnockout(_) => "Team: Knockout",
    }
}
