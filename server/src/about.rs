//! The name, place and dates of an event: kept in the data folder beside the journal, for pages,
//! reports and exports. The journal knows courts and games only.

use crate::kept_file::{self, KeptFileError};
use crate::look::Look;
use crate::net::announce::origins;
use court_protocol::{CourtTime, EventView, Millis};
use jiff::Timestamp;
use jiff::civil::Date;
use jiff::tz::TimeZone;
use referee_messages::say;
use serde::{Deserialize, Serialize};
use std::net::SocketAddr;
use std::path::Path;

pub(crate) const FILE: &str = "event.json";

/// An event, as far as its set-up describes it.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct About {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// The place of the event, in PGN's form: `Paris FRA`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub site: Option<String>,
    /// The day on which it begins.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub date: Option<Date>,
    /// Its time zone, by its name in the IANA database.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub timezone: Option<String>,
    /// Its look on the public pages.
    #[serde(skip_serializing_if = "Look::is_plain")]
    pub look: Look,
    /// Time by which the public sees and reads everything later.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub public_delay: Option<Millis>,
    /// The origin of the public's pages where a proxy leads to them: `https://chess.example.org`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub public_address: Option<String>,
    /// True if the data folder holds a rehearsal, whatever its set-up.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub rehearsal: bool,
}

/// The advice where the file is damaged.
const CURE: &str = "remove it and start the server with the set-up file";

impl About {
    /// The description kept in the data folder; empty if none was kept.
    pub fn read(data: &Path) -> Result<Self, KeptFileError> {
        Ok(kept_file::read(&data.join(FILE), CURE)?.unwrap_or_default())
    }

    /// Keeps it in the data folder. A server that is started without a set-up goes on under the
    /// name it had, and a rehearsal stays one.
    pub fn keep(&self, data: &Path) -> Result<Self, KeptFileError> {
        let kept = Self::read(data);
        if *self == Self::default() {
            return kept;
        }
        let was_rehearsal = kept.is_ok_and(|kept| kept.rehearsal);
        let about = Self { rehearsal: self.rehearsal || was_rehearsal, ..self.clone() };
        kept_file::write_value(&data.join(FILE), &about)?;
        Ok(about)
    }

    /// As screens show it; nothing where it has no name. A rehearsal is named in any case.
    pub fn view(&self) -> Option<EventView> {
        let rehearsal = self.rehearsal;
        let name = self.name.clone().or_else(|| rehearsal.then(|| say!("pages-rehearsal")))?;
        let date = self.date.map(|date| date.to_string());
        Some(EventView { name, site: self.site.clone(), date, delay: self.public_delay, rehearsal })
    }

    /// The origin of links to the public's pages. A request's own word for it counts for nothing: a
    /// stranger's request would lead to a stranger's server.
    pub fn public_origin(&self, listener: SocketAddr) -> String {
        let own = || origins(listener).into_iter().next().expect("a listener has an address");
        self.public_address.clone().unwrap_or_else(own)
    }

    /// The day on which it begins; today in its hall if none was given. Children are children on it.
    pub(crate) fn day(&self) -> referee_tournament::event::Date {
        let day = self.date.unwrap_or_else(|| Timestamp::now().to_zoned(self.wall().0).date());
        event_date(day)
    }

    /// The clock on the wall of its hall; UTC where the set-up names no time zone.
    pub fn wall(&self) -> WallClock {
        let zone = self.timezone.as_ref().and_then(|name| TimeZone::get(name).ok());
        WallClock(zone.unwrap_or(TimeZone::UTC))
    }
}

/// Tells instants as the clock on the wall of a hall shows them.
#[derive(Debug, Clone)]
pub struct WallClock(TimeZone);

impl WallClock {
    /// The time of day to the millisecond: `22:13:20.123`.
    pub fn time(&self, at: CourtTime) -> String {
        self.at(at).strftime("%H:%M:%S%.3f").to_string()
    }

    /// Day and time to the second, for names of files: `2026-11-21-153000`.
    pub(crate) fn stamp(&self, at: CourtTime) -> String {
        self.at(at).strftime("%Y-%m-%d-%H%M%S").to_string()
    }

    /// Day and time to the second: `2026-11-21 15:30:00`.
    pub(crate) fn instant(&self, at: CourtTime) -> String {
        self.at(at).strftime("%Y-%m-%d %H:%M:%S").to_string()
    }

    /// The minutes after midnight.
    pub fn minutes(&self, at: CourtTime) -> u16 {
        let time = self.at(at).time();
        u16::from(time.hour().unsigned_abs()) * 60 + u16::from(time.minute().unsigned_abs())
    }

    /// The day this date names.
    pub fn day(&self, at: CourtTime) -> Date {
        self.at(at).date()
    }

    /// The same as events have it.
    pub(crate) fn event_day(&self, at: CourtTime) -> referee_tournament::event::Date {
        event_date(self.day(at))
    }

    fn at(&self, at: CourtTime) -> jiff::Zoned {
        let last = Timestamp::from_millisecond(at.0).unwrap_or(Timestamp::MAX);
        last.to_zoned(self.0.clone())
    }
}

/// A day as events have it.
fn event_date(day: Date) -> referee_tournament::event::Date {
    let [year, month, day] = [day.year(), i16::from(day.month()), i16::from(day.day())];
    referee_tournament::event::Date::new(year.unsigned_abs(), month as u8, day as u8)
        .expect("both calendars have the same days")
}

/// A day in words: `Saturday 21 November 2026`.
pub fn in_words(day: Date) -> String {
    say!(
        "day",
        weekday = day.weekday().to_monday_one_offset(),
        day = day.day(),
        month = day.month(),
        year = day.year()
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_time_of_day_is_the_halls_own_in_summer_and_in_winter() {
        let at = CourtTime(1_700_000_000_123);
        let wall = |timezone: Option<&str>| {
            About { timezone: timezone.map(str::to_owned), ..About::default() }.wall()
        };
        assert_eq!(wall(None).time(at), "22:13:20.123");
        let budapest = wall(Some("Europe/Budapest"));
        assert_eq!(budapest.time(at), "23:13:20.123");
        let summer = CourtTime(1_720_000_000_000);
        assert_eq!(
            (wall(None).time(summer), budapest.time(summer)),
            ("09:46:40.000".into(), "11:46:40.000".into())
        );
        assert_eq!(in_words(wall(Some("Asia/Tokyo")).day(at)), "Wednesday 15 November 2023");
    }

    #[test]
    fn a_server_started_without_a_set_up_goes_on_under_the_events_name() {
        let folder = tempfile::tempdir().expect("a folder");
        let about = About { name: Some("Hall Open".into()), ..About::default() };
        assert_eq!(About::default().keep(folder.path()).expect("nothing yet"), About::default());
        about.keep(folder.path()).expect("kept");
        assert_eq!(About::default().keep(folder.path()).expect("kept before"), about);
        std::fs::write(folder.path().join(FILE), "{").expect("damaged");
        let told = About::read(folder.path()).expect_err("damaged").to_string();
        assert!(told.contains("is damaged"), "{told}");
    }

    #[test]
    fn a_folder_of_a_rehearsal_stays_one_whatever_its_set_up_says() {
        let folder = tempfile::tempdir().expect("a folder");
        let marked = About { rehearsal: true, ..About::default() };
        marked.keep(folder.path()).expect("kept");
        let about = About { name: Some("Hall Open".into()), ..About::default() };
        let kept = about.keep(folder.path()).expect("kept");
        assert_eq!(kept, About { rehearsal: true, ..about });
        assert_eq!(kept.view().map(|event| event.rehearsal), Some(true));
        assert!(marked.view().is_some_and(|event| !event.name.is_empty()), "it has a name");
    }
}
