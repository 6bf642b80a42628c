//! The incidents of one event of the desk as a table, which pages print and spreadsheets read.

use super::page::{boards, same_acts};
use super::{CourtReport, Incident, Report};
use crate::desks::EventNo;
use crate::tables::{Sheet, Value};
use court_protocol::{CourtTime, GameId, Seq};
use jiff::civil::Date;
use referee_messages::{say, words};
use std::collections::BTreeSet;

/// The column of an incident in words, which has the report's own faults as well.
const WHAT: usize = 6;

impl Report {
    /// The incidents of an event of this name, in the order of their times, those of its desk among
    /// them. Incidents of no game, such as an outage, are part of it on the courts and days on which
    /// its games have incidents.
    pub(crate) fn of_event(&self, event: EventNo, name: &str, of_desk: Vec<DatedRow>) -> Sheet {
        let columns = columns();
        let fault = |text: String| {
            let mut row = vec![Value::empty(); columns.len()];
            row[WHAT] = Value::Text(text);
            row
        };
        let mut rows: Vec<Vec<Value>> = self.faults().into_iter().map(fault).collect();
        let mut told = of_desk;
        for court in &self.courts {
            let incidents = self.of_court(court, event);
            told.extend(same_acts(&incidents).map(|acts| (acts[0].at, self.row(court, acts))));
        }
        told.sort_by_key(|(at, _)| *at);
        rows.extend(told.into_iter().map(|(_, row)| row));
        sheet(name, say!("paper-is", paper = "incidents"), rows)
    }

    /// The faults of the whole report, and that it is of a demonstration.
    fn faults(&self) -> Vec<String> {
        let demo = self.demo.then(|| say!("page-demo"));
        let nameless = self
            .nameless
            .as_ref()
            .map(|lack| format!("{} {}", say!("page-nameless"), say!("sentence", text = lack)));
        let damaged = self.courts.iter().filter_map(|court| {
            let damage = court.damage.as_ref()?;
            Some(format!("{} {}", say!("page-damage"), say!("page-before-damage", damage)))
        });
        demo.into_iter().chain(nameless).chain(damaged).collect()
    }

    fn of_court(&self, court: &CourtReport, event: EventNo) -> Vec<Incident> {
        let wall = self.event.wall();
        let is_its_own = |game: GameId| EventNo::of_game(game) == Some(event);
        let own = court.incidents.iter().filter(|one| one.game.is_some_and(is_its_own));
        let days: BTreeSet<Date> = own.map(|incident| wall.day(incident.at)).collect();
        let is_of_event = |incident: &&Incident| match incident.game {
            Some(game) => is_its_own(game),
            None => days.contains(&wall.day(incident.at)),
        };
        court.incidents.iter().filter(is_of_event).cloned().collect()
    }

    /// An incident, or the same act on several boards.
    fn row(&self, court: &CourtReport, acts: &[Incident]) -> Vec<Value> {
        let incident = &acts[0];
        let game = incident.game.and_then(|of| court.games.iter().find(|game| game.game == of));
        let recorded = incident.recorded.as_ref().map(|at| format!(" ({} {at})", say!("recorded")));
        let kind = words().of_value("kind", &incident.kind);
        let role = incident.by.role.as_ref().map(|role| format!(" ({role})"));
        vec![
            Value::Text(records(acts)),
            Value::Day(self.event.wall().event_day(incident.at)),
            Value::Text(format!("{}{}", incident.time, recorded.unwrap_or_default())),
            Value::Text(court.name.clone()),
            game.map_or_else(Value::empty, |game| Value::Number(game.round.into())),
            Value::Text(boards(acts)),
            Value::Text(format!("{kind}. {}", incident.what)),
            Value::Text(incident.effect.join("; ")),
            Value::Text(incident.rules.join(", ")),
            Value::Text(format!("{}{}", incident.by.name, role.unwrap_or_default())),
        ]
    }
}

/// A row with the instant that orders it among others.
pub(crate) type DatedRow = (CourtTime, Vec<Value>);

/// The records of a desk alone, as a table of an event of this name.
pub(crate) fn log(name: &str, of_desk: Vec<DatedRow>) -> Sheet {
    let rows = of_desk.into_iter().map(|(_, row)| row).collect();
    sheet(name, say!("paper-is", paper = "log"), rows)
}

fn columns() -> Vec<String> {
    vec![
        say!("head-record"),
        say!("organiser-rating-day"),
        say!("head-time"),
        say!("organiser-court"),
        say!("head-round"),
        say!("head-board"),
        say!("head-what"),
        say!("head-effect"),
        say!("head-rule"),
        say!("head-by"),
    ]
}

fn sheet(name: &str, title: String, rows: Vec<Vec<Value>>) -> Sheet {
    Sheet {
        event: name.to_owned(),
        title,
        tournament: None,
        columns: columns(),
        rows,
        legend: Vec::new(),
        details: Vec::new(),
        changed: Vec::new(),
    }
}

/// The records of incidents, with those that they are about and those that are about them.
fn records(acts: &[Incident]) -> String {
    let incident = &acts[0];
    let last = acts[1..].last().map(|last| format!(" {}", say!("to-record", record = last.record)));
    let linked = |word: String, records: &[Seq]| {
        let numbers: Vec<String> = records.iter().map(|record| record.0.to_string()).collect();
        (!records.is_empty()).then(|| format!(", {word} {}", numbers.join(", ")))
    };
    let about = linked(say!("about-lines"), &incident.about);
    let later = linked(say!("later-lines"), &incident.later);
    let more: String = [last, about, later].into_iter().flatten().collect();
    format!("{}{more}", incident.record.0)
}
