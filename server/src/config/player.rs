//! A set-up file's `[[player]]`: who plays, as the register is to know him.

use super::ConfigError;
use super::online::handle;
use super::rules::{Ages, PlayerAttributes, Year};
use super::source::{PlayerNumber, Source, Whole, line};
use crate::register::{BirthDate, Person, Shown};
use court_protocol::PlayerId;
use referee_entries::TITLES;
use serde::Deserialize;
use std::collections::BTreeSet;
use toml::Spanned;

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct PlayerTable {
    id: Spanned<PlayerNumber>,
    name: Spanned<String>,
    shown: Option<Shown>,
    born: Option<Spanned<Year>>,
    turning_point: Option<Whole<1, 14>>,
    #[serde(default)]
    walks: bool,
    handle: Option<Spanned<String>>,
    rating: Option<Whole<1, 4_000>>,
    title: Option<Spanned<String>>,
    fide_id: Option<Whole<1, 999_999_999>>,
    team: Option<Spanned<String>>,
    club: Option<Spanned<String>>,
}

impl PlayerTable {
    /// His number, with its place in the file.
    pub(super) const fn id(&self) -> &Spanned<PlayerNumber> {
        &self.id
    }

    pub(super) fn player(&self) -> PlayerId {
        PlayerId(self.id.get_ref().get())
    }

    /// His entry in the register; `handles` are those of the players before him.
    pub(super) fn person(
        &self,
        source: &Source<'_>,
        handles: &mut BTreeSet<String>,
    ) -> Result<Person, ConfigError> {
        let name = line(source, &self.name, "name")?;
        let named = match name.split_once(',') {
            Some((family, given)) => Person::named(family.trim(), given.trim()),
            None => Person::named(&name, ""),
        };
        let text = |value: &Option<Spanned<String>>, what| {
            value.as_ref().map(|value| line(source, value, what)).transpose()
        };
        let born = self.born.as_ref().map(|born| born.get_ref().get());
        let own = self.handle.as_ref();
        Ok(Person {
            shown: self.shown,
            born: born.map(BirthDate::year),
            handle: own.map(|own| handle(source, own, handles)).transpose()?,
            rating: self.rating.map(Whole::get),
            title: self.title.as_ref().map(|own| title(source, own)).transpose()?,
            fide_id: self.fide_id.map(Whole::get),
            team: text(&self.team, "team")?,
            club: text(&self.club, "club")?,
            ..named
        })
    }

    /// His attributes that matter in play.
    pub(super) fn entry(
        &self,
        source: &Source<'_>,
        ages: Ages,
    ) -> Result<PlayerAttributes, ConfigError> {
        ages.entry(source, self.born.as_ref(), self.turning_point, self.walks)
    }
}

fn title(source: &Source<'_>, own: &Spanned<String>) -> Result<String, ConfigError> {
    let text = own.get_ref().trim();
    if TITLES.contains(&text) {
        return Ok(text.to_owned());
    }
    let expected = format!("a title as FIDE abbreviates it: {}", TITLES.join(", "));
    Err(source.value(own.span(), "title", format!("{text:?}"), expected))
}

#[cfg(test)]
mod tests {
    use crate::config::Event;
    use court_protocol::PlayerId;

    fn read(lines: &str) -> Result<Event, String> {
        let text = format!("[[player]]\nid = 1\nname = \"Polgár, Judit\"\n{lines}");
        Event::parse("event.toml", &text).map_err(|error| error.to_string())
    }

    #[test]
    fn a_player_has_rating_title_fide_id_team_and_club() {
        let lines =
            "rating = 2735\ntitle = \"GM\"\nfide_id = 700070\nteam = \"Red\"\nclub = \"MTK\"\n";
        let event = read(lines).expect("possible");
        let person = &event.persons[&PlayerId(1)];
        assert_eq!((person.rating, person.fide_id), (Some(2735), Some(700_070)));
        let texts = [&person.title, &person.team, &person.club].map(|text| text.as_deref());
        assert_eq!(texts, [Some("GM"), Some("Red"), Some("MTK")]);
    }

    #[test]
    fn a_mistake_about_a_player_names_file_line_and_what_was_expected() {
        let told = |lines: &str| read(lines).expect_err("a mistake");
        insta::assert_snapshot!(told("title = \"Grandmaster\"\n"), @r#"event.toml:4: title: "Grandmaster" is not possible; expected a title as FIDE abbreviates it: GM, IM, FM, CM, WGM, WIM, WFM, WCM, AGM, AIM, AFM, ACM"#);
        insta::assert_snapshot!(told("rating = 27350\n"), @"event.toml:4: found the number `27350`, expected a whole number from 1 to 4000");
        insta::assert_snapshot!(told("fide_id = \"700070\"\n"), @r#"event.toml:4: found the text "700070", expected a whole number from 1 to 999999999"#);
        insta::assert_snapshot!(told("team = \"\"\n"), @r#"event.toml:4: team: "" is not possible; expected a line of at most 80 characters; it is blank"#);
    }
    #[test]
    fn a_players_name_is_a_line_that_every_screen_can_show() {
        let told = |name: &str| {
            let text = format!("[[player]]\nid = 1\nname = \"{name}\"\n");
            Event::parse("event.toml", &text).expect_err("a mistake").to_string()
        };
        insta::assert_snapshot!(told(r"a\u001b[31m\u202eda\nX"), @r#"event.toml:3: name: "a\u{1b}[31m\u{202e}da\nX" is not possible; expected a line of at most 80 characters; it holds the character U+001B, which nobody sees"#);
        insta::assert_snapshot!(told(r"\u202eda"), @r#"event.toml:3: name: "\u{202e}da" is not possible; expected a line of at most 80 characters; it holds the character U+202E, which nobody sees"#);
        insta::assert_snapshot!(told("  "), @r#"event.toml:3: name: "" is not possible; expected a line of at most 80 characters; it is blank"#);
    }
}
