//! A set-up file's `[time]` and its durations.

use super::ConfigError;
use super::source::Source;
use court_protocol::{Millis, TimeControl};
use serde::Deserialize;
use toml::Spanned;

#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct TimeTable {
    initial: Option<Spanned<String>>,
    increment: Option<Spanned<String>>,
    increment_first: Option<bool>,
}

impl Source<'_> {
    pub(super) fn time(
        &self,
        table: &TimeTable,
        usual: TimeControl,
    ) -> Result<TimeControl, ConfigError> {
        let read = |text: &Option<Spanned<String>>, what: &str, usual: Millis| match text {
            None => Ok(usual),
            Some(text) => duration(text.get_ref()).ok_or_else(|| {
                self.value(
                    text.span(),
                    what,
                    format!("{:?}", text.get_ref()),
                    "minutes and seconds: \"10:00\" is ten minutes, \"0:10\" ten seconds",
                )
            }),
        };
        Ok(TimeControl {
            initial: read(&table.initial, "initial", usual.initial)?,
            increment: read(&table.increment, "increment", usual.increment)?,
            increment_first: table.increment_first.unwrap_or(usual.increment_first),
        })
    }
}

/// `10:00`, `1:30:00` or `0:05`. A number alone is none: to one it is minutes, to another seconds.
pub(super) fn duration(text: &str) -> Option<Millis> {
    let parts: Vec<i64> = text
        .split(':')
        .map(|part| part.parse::<u32>().ok().map(i64::from))
        .collect::<Option<_>>()?;
    let seconds = match parts[..] {
        [minutes, seconds] if seconds < 60 => minutes * 60 + seconds,
        [hours, minutes, seconds] if minutes < 60 && seconds < 60 => {
            hours * 3_600 + minutes * 60 + seconds
        }
        _ => return None,
    };
    Some(Millis::seconds(seconds))
}
