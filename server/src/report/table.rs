//! The incidents of one event of the desk as a table, which pages print and spreadsheets read.

use super::page::{boards, same_acts};
use super::{CourtReport, Incident, Report};
use crate::desks::EventNo;
use crate::tables::{Sheet, Value};
use court_protocol::{CourtTime, GameId};
use referee_messages::{say, words};
use std::ops::RangeInclusive;

impl Report {
    /// The incidents of an event of this name, in the order of their times. Incidents that are of no
    /// game, such as an outage, are part of the event if they lie between its first and its last one.
    pub(crate) fn of_event(&self, event: EventNo, name: &str) -> Sheet {
        let is_its_own = |game: GameId| EventNo::of_game(game) == Some(event);
        let all = self.courts.iter().flat_map(|court| &court.incidents);
        let times = all.filter(|incident| incident.game.is_some_and(is_its_own));
        let times: Vec<CourtTime> = times.map(|incident| incident.at).collect();
        let period = times.iter().min().zip(times.iter().max()).map(|(first, last)| *first..=*last);
        let rows = period.map_or_else(Vec::new, |period| self.rows(&period, &is_its_own));
        let columns = vec![
            say!("organiser-rating-day"),
            say!("head-time"),
            say!("organiser-court"),
            say!("head-round"),
            say!("head-board"),
            say!("head-what"),
            say!("head-effect"),
            say!("head-rule"),
            say!("head-by"),
        ];
        let title = say!("paper-is", paper = "incidents");
        Sheet { event: name.to_owned(), title, tournament: None, columns, rows }
    }

    fn rows(
        &self,
        period: &RangeInclusive<CourtTime>,
        is_its_own: &impl Fn(GameId) -> bool,
    ) -> Vec<Vec<Value>> {
        let mut rows: Vec<(CourtTime, Vec<Value>)> = Vec::new();
        for court in &self.courts {
            let is_of_event = |incident: &&Incident| match incident.game {
                Some(game) => is_its_own(game),
                None => period.contains(&incident.at),
            };
            let of_event: Vec<Incident> =
                court.incidents.iter().filter(is_of_event).cloned().collect();
            rows.extend(same_acts(&of_event).map(|acts| (acts[0].at, self.row(court, acts))));
        }
        rows.sort_by_key(|(at, _)| *at);
        rows.into_iter().map(|(_, row)| row).collect()
    }

    /// An incident, or the same act on several boards.
    fn row(&self, court: &CourtReport, acts: &[Incident]) -> Vec<Value> {
        let incident = &acts[0];
        let game = incident.game.and_then(|of| court.games.iter().find(|game| game.game == of));
        let kind = words().of_value("kind", &incident.kind);
        let by = &incident.by;
        let by = by
            .role
            .as_ref()
            .map_or_else(|| by.name.clone(), |role| format!("{} ({role})", by.name));
        vec![
            Value::Day(self.event.wall().event_day(incident.at)),
            Value::Text(incident.time.clone()),
            Value::Text(court.name.clone()),
            game.map_or_else(Value::empty, |game| Value::Number(game.round.into())),
            Value::Text(boards(acts)),
            Value::Text(format!("{kind}. {}", incident.what)),
            Value::Text(incident.effect.join("; ")),
            Value::Text(incident.rules.join(", ")),
            Value::Text(by),
        ]
    }
}
