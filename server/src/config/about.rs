//! A set-up file's `[event]`: what it is called, where and when it is held.

use super::ConfigError;
use super::source::{Source, line};
use super::time::duration;
use crate::about::About;
use crate::look::{LOGO_MAX, Look, contrast, logo};
use axum::http::Uri;
use court_protocol::Millis;
use jiff::civil::Date;
use jiff::tz::TimeZone;
use serde::Deserialize;
use std::path::Path;
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
    colours: Option<Spanned<Vec<String>>>,
    logo: Option<Spanned<String>>,
    public_delay: Option<Spanned<String>>,
    public_address: Option<Spanned<String>>,
}

/// Text on its ground (WCAG 2.2, 1.4.3).
const CONTRAST_MIN: f64 = 4.5;
/// The longest public delay: an hour of a running game.
const DELAY_MAX: Millis = Millis::seconds(3_600);

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
            look: Look {
                colours: self.colours.as_ref().map(|pair| colours(source, pair)).transpose()?,
                logo: self.logo.as_ref().map(|name| picture(source, name)).transpose()?,
            },
            public_delay: self.public_delay.as_ref().map(|text| delay(source, text)).transpose()?,
            public_address: self
                .public_address
                .as_ref()
                .map(|text| address(source, text))
                .transpose()?,
            rehearsal: false,
        })
    }
}

fn colours(source: &Source<'_>, value: &Spanned<Vec<String>>) -> Result<[String; 2], ConfigError> {
    let wrong =
        |found: String, expected: &str| source.value(value.span(), "colours", found, expected);
    let expected =
        "the ground of the pages' head and the text on it, such as [\"#0b3d91\", \"#ffffff\"]";
    let [ground, text] = value.get_ref().as_slice() else {
        return Err(wrong(format!("{:?}", value.get_ref()), expected));
    };
    match contrast(ground, text) {
        None => Err(wrong(format!("{:?}", value.get_ref()), expected)),
        Some(contrast) if contrast < CONTRAST_MIN => Err(wrong(
            format!("{ground:?} with {text:?}, a contrast of {contrast:.1}:1,"),
            "two colours with a contrast of 4.5:1 at least, so that everybody can read the head",
        )),
        Some(_) => Ok([ground.clone(), text.clone()]),
    }
}

/// The logo of a file beside the set-up file.
fn picture(source: &Source<'_>, value: &Spanned<String>) -> Result<String, ConfigError> {
    let wrong = |why: String| {
        let expected =
            format!("an SVG or PNG file of at most {} kB beside this file; {why}", LOGO_MAX / 1024);
        source.value(value.span(), "logo", format!("{:?}", value.get_ref()), expected)
    };
    let file = Path::new(source.file).with_file_name(value.get_ref());
    let bytes =
        std::fs::read(&file).map_err(|error| wrong(format!("{}: {error}", file.display())))?;
    if bytes.len() > LOGO_MAX {
        return Err(wrong(format!("it has {} kB", bytes.len().div_ceil(1024))));
    }
    logo(&bytes).ok_or_else(|| wrong("it is neither".to_owned()))
}

fn delay(source: &Source<'_>, text: &Spanned<String>) -> Result<Millis, ConfigError> {
    duration(text.get_ref()).filter(|delay| *delay <= DELAY_MAX).ok_or_else(|| {
        let expected = "minutes and seconds up to an hour: \"0:30\" is half a minute";
        source.value(text.span(), "public_delay", format!("{:?}", text.get_ref()), expected)
    })
}

/// The longest address, in bytes: a QR code of it is still read from a card.
const ADDRESS_MAX: usize = 120;

fn address(source: &Source<'_>, text: &Spanned<String>) -> Result<String, ConfigError> {
    let found = text.get_ref();
    let is_address = |uri: &Uri| {
        matches!(uri.scheme_str(), Some("http" | "https"))
            && uri.authority().is_some_and(|of| !of.as_str().contains('@'))
            && uri.path_and_query().is_none_or(|rest| rest.as_str() == "/")
    };
    let read = found.parse().ok().filter(|uri| found.len() <= ADDRESS_MAX && is_address(uri));
    let expected = "where the public's pages are reached from outside, a proxy's name for them: \
                    \"https://chess.example.org\"";
    let wrong = || source.value(text.span(), "public_address", format!("{found:?}"), expected);
    read.ok_or_else(wrong).map(|_| found.trim_end_matches('/').to_owned())
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
    use court_protocol::Millis;
    use jiff::civil::date;

    #[test]
    fn an_event_has_its_name_place_day_and_time_zone() {
        let text = "[event]\nname = \"Hall Open\"\nsite = \"Budapest HUN\"\ndate = 2026-11-21\ntimezone = \"Europe/Budapest\"\npublic_delay = \"0:30\"\n";
        let about = Event::parse("event.toml", text).expect("possible").about;
        assert_eq!(about.name.as_deref(), Some("Hall Open"));
        assert_eq!(about.site.as_deref(), Some("Budapest HUN"));
        assert_eq!(about.date, Some(date(2026, 11, 21)));
        assert_eq!(about.timezone.as_deref(), Some("Europe/Budapest"));
        assert_eq!(about.public_delay, Some(Millis::seconds(30)));
    }

    #[test]
    fn the_address_of_the_public_is_an_origin_of_the_web_and_nothing_more() {
        let address = |text: &str| {
            let text = format!("[event]\npublic_address = {text:?}\n");
            Event::parse("event.toml", &text).ok().map(|event| event.about.public_address)
        };
        for origin in ["https://chess.example.org", "http://192.168.1.5:8080", "https://a.example/"]
        {
            let kept = origin.trim_end_matches('/').to_owned();
            assert_eq!(address(origin), Some(Some(kept)));
        }
        for wrong in [
            "chess.example.org",
            "ftp://a.example",
            "javascript:alert(1)",
            "https://a@b.example",
            "https://a.example/pages",
            "https://a.example?x=1",
            "https://",
            "https://a b",
        ] {
            assert_eq!(address(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn the_logo_is_a_file_beside_the_set_up_file() {
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("event.toml");
        let look = |logo: &[u8]| {
            std::fs::write(folder.path().join("logo"), logo).expect("written");
            std::fs::write(
                &file,
                "[event]\ncolours = [\"#0b3d91\", \"#ffffff\"]\nlogo = \"logo\"\n",
            )
            .expect("written");
            Event::read(&file).map(|event| event.about.look)
        };
        let drawn = look(b"<svg xmlns='http://www.w3.org/2000/svg'/>").expect("possible");
        assert!(
            drawn.logo.is_some_and(|address| address.starts_with("data:image/svg+xml;base64,"))
        );
        assert!(drawn.colours.is_some());
        for mistake in [b"GIF89a".to_vec(), b"<svg>".repeat(20_000)] {
            let told = look(&mistake).expect_err("a mistake").to_string();
            assert!(told.contains("event.toml:3: logo: "), "{told}");
        }
    }

    #[test]
    fn a_mistake_about_the_event_names_file_line_and_what_was_expected() {
        let told =
            |text: &str| Event::parse("event.toml", text).expect_err("a mistake").to_string();
        insta::assert_snapshot!(told("[event]\ntimezone = \"Budapest\"\n"), @r#"event.toml:2: timezone: "Budapest" is not possible; expected a name of the IANA time zone database, such as "Europe/Budapest""#);
        insta::assert_snapshot!(told("[event]\n\ndate = 2026-11-21T10:00:00\n"), @"event.toml:3: date: 2026-11-21T10:00:00 is not possible; expected a day without a time, such as 2026-11-21");
        insta::assert_snapshot!(told("[event]\ndate = \"2026-11-21\"\n"), @r#"event.toml:2: found the text "2026-11-21", expected a day without quotes, such as 2026-11-21"#);
        insta::assert_snapshot!(told("[event]\nname = \" \"\n"), @r#"event.toml:2: name: "" is not possible; expected a line of at most 80 characters; it is blank"#);
        insta::assert_snapshot!(told("[event]\ncolours = [\"#777777\", \"#888888\"]\n"), @r##"event.toml:2: colours: "#777777" with "#888888", a contrast of 1.3:1, is not possible; expected two colours with a contrast of 4.5:1 at least, so that everybody can read the head"##);
        insta::assert_snapshot!(told("[event]\ncolours = [\"blue\", \"#ffffff\"]\n"), @r##"event.toml:2: colours: ["blue", "#ffffff"] is not possible; expected the ground of the pages' head and the text on it, such as ["#0b3d91", "#ffffff"]"##);
        insta::assert_snapshot!(told("[event]\ncolours = [\"#ffffff\"]\n"), @r##"event.toml:2: colours: ["#ffffff"] is not possible; expected the ground of the pages' head and the text on it, such as ["#0b3d91", "#ffffff"]"##);
        insta::assert_snapshot!(told("[event]\nlogo = \"no such file.svg\"\n"), @r##"event.toml:2: logo: "no such file.svg" is not possible; expected an SVG or PNG file of at most 64 kB beside this file; no such file.svg: No such file or directory (os error 2)"##);
        insta::assert_snapshot!(told("[event]\npublic_delay = \"30\"\n"), @r#"event.toml:2: public_delay: "30" is not possible; expected minutes and seconds up to an hour: "0:30" is half a minute"#);
        insta::assert_snapshot!(told("[event]\ntitle = \"Open\"\n"), @"event.toml:2: unknown field `title`, expected one of `name`, `site`, `date`, `timezone`, `colours`, `logo`, `public_delay`, `public_address`");
    }
}
