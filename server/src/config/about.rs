//! A set-up file's `[event]`: what it is called, where and when it is held.

use super::ConfigError;
use super::source::{Source, line};
use crate::about::About;
use jiff::civil::Date;
use jiff::tz::TimeZone;
use serde::Deserialize;
use toml::Spanned;
use toml::value::Datetime;

/// The file's `[event]`.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct EventTable {
    name: Option<Spanned<String>>,
    site: Option<Spanned<String>>,
    date: Option<Spanned<Datetime>>,
    timezone: Option<Spanned<String>>,
}

impl EventTable {
    pub(super) fn about(&self, source: &Source<'_>) -> Result<About, ConfigError> {
        let text = |value: &Option<Spanned<String>>, what| {
            value.as_ref().map(|value| line(source, value, what)).transpose()
        };
        let timezone = text(&self.timezone, "timezone")?;
        if let (Some(name), Some(value)) = (&timezone, &self.timezone)
            && TimeZone::get(name).is_err()
        {
            let expected = "a name of the IANA time zone database, such as \"Europe/Budapest\"";
            return Err(source.value(value.span(), "timezone", format!("{name:?}"), expected));
        }
        Ok(About {
            name: text(&self.name, "name")?,
            site: text(&self.site, "site")?,
            date: self.date.as_ref().map(|date| day(source, date)).transpose()?,
            timezone,
        })
    }
}

fn day(source: &Source<'_>, value: &Spanned<Datetime>) -> Result<Date, ConfigError> {
    let read = match value.get_ref() {
        Datetime { date: Some(date), time: None, offset: None } => {
            let (year, month, day) = (date.year as i16, date.month as i8, date.day as i8);
            Date::new(year, month, day).ok()
        }
        _ => None,
    };
    let expected = "a day without a time, such as 2026-11-21";
    read.ok_or_else(|| source.value(value.span(), "date", value.get_ref(), expected))
}

#[cfg(test)]
mod tests {
    use crate::config::Event;
    use jiff::civil::date;

    #[test]
    fn an_event_has_its_name_place_day_and_time_zone() {
        let text = "[event]\nname = \"Hall Open\"\nsite = \"Budapest HUN\"\ndate = 2026-11-21\ntimezone = \"Europe/Budapest\"\n";
        let about = Event::parse("event.toml", text).expect("possible").about;
        assert_eq!(about.name.as_deref(), Some("Hall Open"));
        assert_eq!(about.site.as_deref(), Some("Budapest HUN"));
        assert_eq!(about.date, Some(date(2026, 11, 21)));
        assert_eq!(about.timezone.as_deref(), Some("Europe/Budapest"));
    }

    #[test]
    fn a_mistake_about_the_event_names_file_line_and_what_was_expected() {
        let told =
            |text: &str| Event::parse("event.toml", text).expect_err("a mistake").to_string();
        insta::assert_snapshot!(told("[event]\ntimezone = \"Budapest\"\n"), @r#"event.toml:2: timezone: "Budapest" is not possible; expected a name of the IANA time zone database, such as "Europe/Budapest""#);
        insta::assert_snapshot!(told("[event]\n\ndate = 2026-11-21T10:00:00\n"), @"event.toml:3: date: 2026-11-21T10:00:00 is not possible; expected a day without a time, such as 2026-11-21");
        insta::assert_snapshot!(told("[event]\ndate = \"2026-11-21\"\n"), @r#"event.toml:2: found the text "2026-11-21", expected a day without quotes, such as 2026-11-21"#);
        insta::assert_snapshot!(told("[event]\nname = \" \"\n"), @r#"event.toml:2: name: "" is not possible; expected a line of at most 80 bytes; it is blank"#);
        insta::assert_snapshot!(told("[event]\ntitle = \"Open\"\n"), @"event.toml:2: unknown field `title`, expected one of `name`, `site`, `date`, `timezone`");
    }
}
