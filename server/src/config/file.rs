//! The set-up file: what stands in it, and where a mistake stands.

use super::about::EventTable;
use super::pairing::{EventDefaults, PairingTable};
use super::player::PlayerTable;
use super::rules::{Ages, RulesTable};
use super::source::{Source, Whole, line};
use super::time::TimeTable;
use super::{ConfigError, CourtPlan, Event, SetUp};
use crate::about::About;
use crate::court::COURTS_MAX;
use court_protocol::{CourtId, CourtKind, CourtSetup, PlayerId, RunMode, TimeControl};
use serde::Deserialize;
use std::collections::{BTreeMap, BTreeSet};
use toml::Spanned;

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct EventFile {
    event: Option<Spanned<EventTable>>,
    pub(super) rules: Option<RulesTable>,
    time: Option<TimeTable>,
    #[serde(default)]
    pub(super) court: Vec<Spanned<CourtTable>>,
    #[serde(default)]
    pub(super) player: Vec<Spanned<PlayerTable>>,
    #[serde(default)]
    pairing: Vec<Spanned<PairingTable>>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct CourtTable {
    name: Option<Spanned<String>>,
    kind: Option<CourtKind>,
    boards: Option<Spanned<Whole<1, 64>>>,
    width_m: Option<Spanned<f64>>,
    length_m: Option<Spanned<f64>>,
    sweep: Option<bool>,
    run_mode: Option<RunMode>,
}

pub(super) fn parse(file: &str, text: &str) -> Result<Event, ConfigError> {
    let source = Source { file, text };
    let read = source.read()?;
    let about = match &read.event {
        Some(own) => own.get_ref().about(&source)?,
        None => About::default(),
    };
    of_tables(source, read, about)
}

/// A set-up whose description is known.
pub(super) fn parse_kept(file: &str, text: &str, about: About) -> Result<Event, ConfigError> {
    let source = Source { file, text };
    of_tables(source, source.read()?, about)
}

fn of_tables(source: Source<'_>, read: EventFile, about: About) -> Result<Event, ConfigError> {
    let Source { file, text } = source;
    let run_modes = run_modes(&read.court);
    let mut event = Event { about, ..source.courts(read.court)? };
    event.set_up = SetUp { file: file.into(), text: text.into() };
    let tables = Tables {
        rules: (source, read.rules.unwrap_or_default()),
        time: (source, read.time.unwrap_or_default()),
        players: read.player.into_iter().map(|player| (source, player)).collect(),
        run_modes,
    };
    let defaults = event.enter(tables)?;
    source.pairings(&mut event, read.pairing, &defaults)?;
    Ok(event)
}

/// The pairings of a file for courts that are laid out already.
pub(super) fn parse_round(event: &Event, file: &str, text: &str) -> Result<Event, ConfigError> {
    let source = Source { file, text };
    let set_up = Source { file: &event.set_up.file, text: &event.set_up.text };
    let (read, usual) = (source.read()?, set_up.read()?);
    if let Some(first) = read.court.first().map(Spanned::span) {
        let named = source.courts(read.court)?;
        let setups = |courts: &[CourtPlan]| courts.iter().map(|plan| plan.setup.clone()).collect();
        let (named, laid_out): (Vec<_>, Vec<_>) = (setups(&named.courts), setups(&event.courts));
        if named != laid_out {
            let expected = "the courts the server was started with, or no [[court]] in this file";
            return Err(source.value(first, "court", "another layout", expected));
        }
    }
    if let Some(own) = &read.event
        && own.get_ref().about(&source)? != event.about
    {
        let expected = "what the server was started with, or no [event] in this file";
        return Err(source.value(own.span(), "event", "another event", expected));
    }
    let number = |player: &Spanned<PlayerTable>| player.get_ref().player();
    let own: BTreeSet<PlayerId> = read.player.iter().map(number).collect();
    let others = usual.player.into_iter().filter(|player| !own.contains(&number(player)));
    let others = others.map(|player| (set_up, player));
    let tables = Tables {
        rules: match read.rules {
            Some(own) => (source, own),
            None => (set_up, usual.rules.unwrap_or_default()),
        },
        time: match read.time {
            Some(own) => (source, own),
            None => (set_up, usual.time.unwrap_or_default()),
        },
        players: others.chain(read.player.into_iter().map(|player| (source, player))).collect(),
        run_modes: run_modes(&usual.court),
    };
    let mut round = Event { persons: BTreeMap::new(), ..event.clone() };
    for plan in &mut round.courts {
        plan.pairings.clear();
    }
    let defaults = round.enter(tables)?;
    source.pairings(&mut round, read.pairing, &defaults)?;
    Ok(round)
}

/// Tables that hold for all pairings, each with the file it stands in.
struct Tables<'a> {
    rules: (Source<'a>, RulesTable),
    time: (Source<'a>, TimeTable),
    players: Vec<(Source<'a>, Spanned<PlayerTable>)>,
    run_modes: Vec<Option<RunMode>>,
}

pub(super) fn run_modes(courts: &[Spanned<CourtTable>]) -> Vec<Option<RunMode>> {
    courts.iter().map(|court| court.get_ref().run_mode).collect()
}

impl Event {
    /// Enters the players; what holds for all pairings.
    fn enter(&mut self, tables: Tables<'_>) -> Result<EventDefaults, ConfigError> {
        let Tables { rules: (of_rules, rules), time: (of_time, time), players, run_modes } = tables;
        of_time.time(&time, TimeControl::STANDARD)?;
        let ages = Ages::at(self.about.date);
        let (mut entries, mut handles) = (BTreeMap::new(), BTreeSet::new());
        for (source, player) in players {
            let player = player.into_inner();
            let id = player.player();
            entries.insert(id, player.entry(&source, ages)?);
            if self.persons.insert(id, player.person(&source, &mut handles)?).is_some() {
                let expected = "a number no other player has";
                return Err(source.value(player.id().span(), "player", id, expected));
            }
        }
        let illegal_moves = rules.illegal_moves(&of_rules)?;
        Ok(EventDefaults { rules, time, illegal_moves, entries, run_modes })
    }
}

/// The reader's words for what it expected, where they are a program's and not a person's.
fn in_words(message: &str) -> String {
    let mut text = message.replace("invalid type: ", "found ").replace("invalid value: ", "found ");
    for (theirs, ours) in [
        ("expected a sequence", "expected a table in double brackets, such as [[court]]"),
        ("expected a boolean", "expected true or false"),
        ("expected a string", "expected text in quotes"),
        ("expected f64", "expected metres, such as 28.0"),
        ("expected a TOML datetime", "expected a day without quotes, such as 2026-11-21"),
        ("unknown variant ", "unknown word "),
        ("found string ", "found the text "),
        ("found integer ", "found the number "),
        ("found floating point ", "found the number "),
        ("found boolean ", "found "),
        ("found map,", "found a table,"),
        ("found sequence,", "found a list,"),
    ] {
        text = text.replace(theirs, ours);
    }
    // a name of one of these types: a table of the file
    if let Some((before, _)) = text.split_once("expected struct ") {
        text = format!("{before}expected a table");
    }
    text
}

impl Source<'_> {
    pub(super) fn read(&self) -> Result<EventFile, ConfigError> {
        toml::from_str(self.text).map_err(|error| ConfigError::Syntax {
            file: self.file.into(),
            line: self.line(error.span().map_or(0, |span| span.start)),
            what: match (error.message(), error.span().and_then(|span| self.text.get(span))) {
                // which one is what helps
                (message @ "duplicate key", Some(key)) => format!("{message} `{key}`"),
                (message, _) => in_words(message),
            },
        })
    }

    fn courts(&self, tables: Vec<Spanned<CourtTable>>) -> Result<Event, ConfigError> {
        if tables.is_empty() {
            return Ok(Event::default());
        }
        let mut courts: Vec<CourtPlan> = Vec::new();
        for table in tables {
            let span = table.span();
            let number = courts.len() as u16 + 1;
            if courts.len() == COURTS_MAX {
                let expected = format!("at most {COURTS_MAX} courts on one server");
                return Err(self.value(span, "court", number, expected));
            }
            let table = table.into_inner();
            let kind = table.kind.unwrap_or(CourtKind::Basketball);
            let boards = table
                .boards
                .as_ref()
                .map_or(referee_core::setup::usual_boards(kind), |boards| boards.get_ref().get());
            let usual = CourtSetup::basketball("", boards);
            let setup = CourtSetup {
                name: match &table.name {
                    Some(name) => line(self, name, "name")?,
                    None => format!("Court {number}"),
                },
                kind,
                boards,
                width_mm: self.length(table.width_m.as_ref(), "width_m", usual.width_mm)?,
                length_mm: self.length(table.length_m.as_ref(), "length_m", usual.length_mm)?,
                sweep: table.sweep.unwrap_or(usual.sweep),
            };
            referee_core::setup::validate(&setup).map_err(|refusal| {
                self.refused(table.boards.as_ref().map_or(span.clone(), Spanned::span), refusal)
            })?;
            let same_key =
                |plan: &&CourtPlan| plan.setup.name.to_lowercase() == setup.name.to_lowercase();
            if let Some(other) = courts.iter().find(same_key) {
                let span = table.name.as_ref().map_or(span, Spanned::span);
                let found = format!("{:?} for court {number}", setup.name);
                let expected = format!("a name that {} does not have", other.court);
                return Err(self.value(span, "name", found, expected));
            }
            courts.push(CourtPlan { court: CourtId(number), setup, pairings: Vec::new() });
        }
        Ok(Event { courts, ..Event::default() })
    }

    /// Metres, to the millimetre.
    fn length(
        &self,
        metres: Option<&Spanned<f64>>,
        what: &str,
        usual: u32,
    ) -> Result<u32, ConfigError> {
        let Some(metres) = metres else { return Ok(usual) };
        let mm = metres.get_ref() * 1_000.0;
        if (1.0..=1_000_000.0).contains(&mm) {
            Ok(mm.round() as u32)
        } else {
            Err(self.value(metres.span(), what, metres.get_ref(), "metres, such as 28.0"))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use court_protocol::Millis;
    use court_protocol::{BoardNo, GameId};

    fn told(text: &str) -> String {
        parse("event.toml", text).expect_err("a mistake").to_string()
    }

    const PLAYERS: &str = "\
[[player]]
id = 1
name = \"A\"
[[player]]
id = 2
name = \"B\"
";

    #[test]
    fn an_empty_file_is_one_basketball_court_of_twelve_boards() {
        let event = parse("event.toml", "").expect("possible");
        assert_eq!(event.courts, Event::default().courts);
        assert_eq!(event.courts[0].setup.boards, 12);
    }

    #[test]
    fn two_courts_of_one_name_are_a_mistake_that_names_both() {
        let twice = told("[[court]]\nname = \"Hall A\"\n[[court]]\nname = \"hall a \"\n");
        insta::assert_snapshot!(twice, @r#"event.toml:4: name: "hall a" for court 2 is not possible; expected a name that court 1 does not have"#);
        let usual = told("[[court]]\nname = \"Court 2\"\n[[court]]\nboards = 8\n");
        let expected =
            "\"Court 2\" for court 2 is not possible; expected a name that court 1 does not have";
        assert!(usual.contains(expected), "{usual}");
    }

    #[test]
    fn players_of_a_rounds_file_are_checked_as_those_of_the_set_up() {
        let event = parse("event.toml", PLAYERS).expect("possible");
        let file = "[[player]]\nid = 1\nname = \"A\\u001b[2J\"\n[[pairing]]\nround = 2\nboard = 1\nwhite = 1\nblack = 2\n";
        let told = event.round("round2.toml", file).expect_err("a mistake").to_string();
        insta::assert_snapshot!(told, @r#"round2.toml:3: name: "A\u{1b}[2J" is not possible; expected a line of at most 80 characters; it holds the character U+001B, which nobody sees"#);
    }

    #[test]
    fn pairings_take_the_standard_time_and_may_have_their_own() {
        let text = format!(
            "[time]\ninitial = \"5:00\"\nincrement = \"0:03\"\n{PLAYERS}\
             [[pairing]]\nboard = 4\nwhite = 2\nblack = 1\nround = 3\nblack_time.increment = \"0:08\"\n"
        );
        let event = parse("event.toml", &text).expect("possible");
        let pairing = &event.courts[0].pairings[0];
        assert_eq!((pairing.board, pairing.game), (BoardNo(4), GameId(3_004)));
        assert_eq!(pairing.setup.time.white.initial, Millis::minutes(5));
        assert_eq!(pairing.setup.time.black.increment, Millis::seconds(8));
    }

    #[test]
    fn a_mistake_names_file_line_and_what_was_expected() {
        insta::assert_snapshot!(told("[[court]]\nboard = 12\n"), @"event.toml:2: unknown field `board`, expected one of `name`, `kind`, `boards`, `width_m`, `length_m`, `sweep`, `run_mode`");
        insta::assert_snapshot!(told("[[court]]\nboards = \"many\"\n"), @r#"event.toml:2: found the text "many", expected a whole number from 1 to 64"#);
        insta::assert_snapshot!(told("[[court]]\nboards = 300\n"), @"event.toml:2: found the number `300`, expected a whole number from 1 to 64");
        insta::assert_snapshot!(told("[[court]]\nwidth_m = \"wide\"\n"), @r#"event.toml:2: found the text "wide", expected metres, such as 28.0"#);
        insta::assert_snapshot!(told("[court]\nboards = 8\n"), @"event.toml:1: found a table, expected a table in double brackets, such as [[court]]");
        insta::assert_snapshot!(told("[[court]]\nname = 5\n"), @"event.toml:2: found the number `5`, expected text in quotes");
        insta::assert_snapshot!(told("[[court]]\nkind = \"pool\"\n"), @"event.toml:2: unknown word `pool`, expected one of `basketball`, `track`, `custom`");
        insta::assert_snapshot!(told("[time]\nincrement_first = 1\n"), @"event.toml:2: found the number `1`, expected true or false");
        insta::assert_snapshot!(told("court = 3\n"), @"event.toml:1: found the number `3`, expected a table in double brackets, such as [[court]]");
        insta::assert_snapshot!(told("court = [3]\n"), @"event.toml:1: found the number `3`, expected a table");
        insta::assert_snapshot!(told("[[player]]\nname = \"A\"\n"), @"event.toml:1: missing field `id`");
        insta::assert_snapshot!(told("[[court]\n"), @"event.toml:1: unclosed array table, expected `]`");
        insta::assert_snapshot!(told("[time]\n\ninitial = \"ten\"\n"), @r#"event.toml:3: initial: "ten" is not possible; expected minutes and seconds: "10:00" is ten minutes, "0:10" ten seconds"#);
        insta::assert_snapshot!(told("[time]\ninitial = \"10\"\n"), @r#"event.toml:2: initial: "10" is not possible; expected minutes and seconds: "10:00" is ten minutes, "0:10" ten seconds"#);
        insta::assert_snapshot!(told("[time]\ninitial = \"10:00\"\ninitial = \"5:00\"\n"), @"event.toml:3: duplicate key `initial`");
        insta::assert_snapshot!(told("[time]\ninitial = \"10:00\"\n[time]\n"), @"event.toml:3: duplicate key `time`");
        insta::assert_snapshot!(
            told(&format!("{PLAYERS}[[pairing]]\nboard = 1\nwhite = 1\nblack = 2\nstart_fen = \"xx\"\n")), @r#"event.toml:11: the position: "xx" is not possible; expected a position in FEN notation"#);
        insta::assert_snapshot!(
            told(&format!("{PLAYERS}[[pairing]]\nboard = 1\nwhite = 1\nblack = 2\n[[pairing]]\nboard = 2\nwhite = 2\nblack = 1\n")), @"event.toml:13: white: player 2, who plays on board 1 of court 1, is not possible; expected a player without another game in round 1");
        insta::assert_snapshot!(
            told(&format!("{PLAYERS}[[pairing]]\nboard = 13\nwhite = 1\nblack = 2\n")), @"event.toml:8: board: 13 is not possible; expected 1 to 12, the boards of court 1");
        insta::assert_snapshot!(
            told(&format!("{PLAYERS}[[pairing]]\nboard = 1\nwhite = 1\nblack = 3\n")), @"event.toml:10: player: player 3 is not possible; expected the id of a [[player]]");
        insta::assert_snapshot!(
            told(&format!("{PLAYERS}[[pairing]]\nboard = 1\ncourt = 2\nwhite = 1\nblack = 2\n")), @"event.toml:9: court: 2 is not possible; expected 1 to 1, the courts of this file");
    }

    #[test]
    fn cr_2_1_1_a_thirteenth_board_on_a_basketball_court_is_reported_with_its_line() {
        insta::assert_snapshot!(told("[[court]]\nname = \"A\"\nboards = 13\n"), @"event.toml:3: the number of boards: 13 is not possible; expected 1 to 12 boards on a basketball court (CR-2.1-1)");
    }
}
