//! A set-up file's entries for matches played online: each player's handle there (IM-1-1).

use super::ConfigError;
use super::source::Source;
use crate::register::Person;
use court_protocol::{BySide, Side, check_line};
use referee_entries::Field;
use std::collections::BTreeSet;
use std::ops::Range;
use toml::Spanned;

/// A player's handle, as his site writes it and nobody else's; `taken` are those of the players
/// before him, in small letters.
pub(super) fn handle(
    source: &Source<'_>,
    own: &Spanned<String>,
    taken: &mut BTreeSet<String>,
) -> Result<String, ConfigError> {
    let text = own.get_ref().trim();
    let wrong = |expected| source.value(own.span(), "handle", format!("{text:?}"), expected);
    let parts_a_word = |sign: char| sign.is_whitespace() || sign == '"';
    if check_line(text, Field::Handle.longest()).is_err() || text.contains(parts_a_word) {
        return Err(wrong("his name on the site, one word such as \"anna64\" (IM-1-1)"));
    }
    if !taken.insert(text.to_lowercase()) {
        return Err(wrong("a name that no other player of this file has there (IM-1-1)"));
    }
    Ok(text.to_owned())
}

/// Checks that both players of a match have a handle on its site; `spans` are their places
/// in the file.
pub(super) fn handles(
    source: &Source<'_>,
    site: &str,
    persons: BySide<&Person>,
    spans: &BySide<Range<usize>>,
) -> Result<(), ConfigError> {
    let lacks = |side: &Side| persons[*side].handle.is_none();
    let Some(side) = Side::BOTH.into_iter().find(lacks) else { return Ok(()) };
    let found = format!("{}, who has no name on {site},", persons[side].listed_name());
    let what = side.to_string().to_lowercase();
    let expected = "a [[player]] with his `handle` there (IM-1-1)";
    Err(source.value(spans[side].clone(), what, found, expected))
}

#[cfg(test)]
mod tests {
    use crate::config::Event;
    use court_protocol::PlayerId;

    const HEAD: &str = "[rules]\nruleset = \"intramural\"\nsite = \"chess.com\"\n";
    const ANNA: &str = "[[player]]\nid = 1\nname = \"Example, Anna\"\nhandle = \"anna64\"\n";
    const PAIRING: &str = "[[pairing]]\nboard = 1\nwhite = 1\nblack = 2\n";

    fn read(ben: &str, head: &str, pairing: &str) -> Result<Event, String> {
        let ben = format!("[[player]]\nid = 2\nname = \"Example, Ben\"\n{ben}");
        let text = format!("{head}{ANNA}{ben}{pairing}");
        Event::parse("event.toml", &text).map_err(|error| error.to_string())
    }

    #[test]
    fn im_1_1_a_match_has_its_site_and_each_player_his_handle_there() {
        let event = read("handle = \"Ben_B\"\n", HEAD, PAIRING).expect("possible");
        let handle = |player| event.persons[&PlayerId(player)].handle.as_deref();
        assert_eq!((handle(1), handle(2)), (Some("anna64"), Some("Ben_B")));
        assert_eq!(event.courts[0].pairings[0].setup.site.as_deref(), Some("chess.com"));
        let classic = format!("{PAIRING}ruleset = \"classic\"\n");
        let event = read("", HEAD, &classic).expect("possible");
        assert_eq!(event.courts[0].pairings[0].setup.site, None, "it is played over the board");
    }

    #[test]
    fn im_1_1_a_player_without_a_handle_or_with_anothers_is_named_with_his_line() {
        let told = |ben: &str, head: &str| read(ben, head, PAIRING).expect_err("a mistake");
        insta::assert_snapshot!(told("", HEAD), @"event.toml:14: black: Example, Ben, who has no name on chess.com, is not possible; expected a [[player]] with his `handle` there (IM-1-1)");
        insta::assert_snapshot!(told("handle = \"ANNA64\"\n", HEAD), @r#"event.toml:11: handle: "ANNA64" is not possible; expected a name that no other player of this file has there (IM-1-1)"#);
        insta::assert_snapshot!(told("handle = \"ben b\"\n", HEAD), @r#"event.toml:11: handle: "ben b" is not possible; expected his name on the site, one word such as "anna64" (IM-1-1)"#);
        insta::assert_snapshot!(told("handle = \"\\u202eben\"\n", HEAD), @r#"event.toml:11: handle: "\u{202e}ben" is not possible; expected his name on the site, one word such as "anna64" (IM-1-1)"#);
        let sites = HEAD.replace("chess.com", "chess.com or lichess.org");
        insta::assert_snapshot!(told("handle = \"ben\"\n", &sites), @r#"event.toml:12: the site: "chess.com or lichess.org" is not possible; expected the name of one site, such as "chess.com" (IM-1-1)"#);
    }
}
