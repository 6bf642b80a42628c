//! The set-up of the game: the lines before the first entry.

use court_protocol::{
    BySide, EqualPoints, GameSetup, MatchRule, Millis, Ruleset, RunEvidence, RunMode, Supervision,
    ThirdRed, TimeControl, WalkRule,
};

use super::court::standard_game;
use super::cursor::{SheetError, Spot, Words, any_of};
use super::expected::WHATEVER;
use super::figures::{expect_time, time};
use super::hall::Hall;
use super::rulings::{CLOCKS, LEVELS, player};
use super::telling;
use crate::setup;

/// The settings of a sheet for its game and its devices.
#[derive(Debug, Clone)]
pub(super) struct Header {
    pub setup: GameSetup,
    /// Errors of the two board agents' clocks.
    errors: Vec<(u32, i64)>,
    referees: bool,
    /// The place of the last line, where a refused set-up is reported.
    spot: Spot,
}

impl Default for Header {
    fn default() -> Self {
        Self {
            setup: standard_game(),
            errors: vec![(1, 0), (2, 0)],
            referees: false,
            spot: Spot { line: 1, column: 1 },
        }
    }
}

/// Reads the value of a setting.
type Read = fn(&mut Header, &mut Words<'_>) -> Result<(), SheetError>;

/// The lines of the set-up by their names.
const SETTINGS: [(&str, Read); 14] = [
    ("ruleset", |header, words| words.one_of(&RULESETS).map(|ruleset| header.usual(ruleset))),
    ("time", |header, words| put(&mut header.setup.time, per_side(words, control))),
    ("clock", |header, words| put(&mut header.setup.clock, words.one_of(&CLOCKS))),
    ("level", |header, words| put(&mut header.setup.evidence, words.one_of(&LEVELS))),
    ("runs", |header, words| put(&mut header.setup.runs, words.one_of(&RUNS))),
    ("turn", |header, words| {
        put(&mut header.setup.run_mode, per_side(words, |words| words.one_of(&TURNS)))
    }),
    ("turning_point", |header, words| {
        put(&mut header.setup.turning_point, per_side(words, metres))
    }),
    ("position", |header, words| {
        put(&mut header.setup.start_fen, Ok(Some(words.rest().to_owned())))
    }),
    ("players", |header, words| put(&mut header.setup.players, both(words, player))),
    ("cards", |header, words| {
        put(
            &mut header.setup.draw_cards,
            words.read("draw cards of each player", |text| text.parse().ok()),
        )
    }),
    ("equal_points", equal_points),
    ("third_red", third_red),
    ("illegal_moves", illegal_moves),
    ("devices", devices),
];

const RULESETS: [(&str, Ruleset); 5] = [
    ("classic", Ruleset::Classic),
    ("walk", Ruleset::Walk),
    ("sprint", Ruleset::Sprint),
    ("speed", Ruleset::Speed),
    ("intramural", Ruleset::Intramural),
];
const EQUAL_POINTS: [(&str, EqualPoints); 2] =
    [("drawn", EqualPoints::Drawn), ("ask_referee", EqualPoints::AskReferee)];
const RUNS: [(&str, RunEvidence); 2] =
    [("reported", RunEvidence::Reported), ("presumed", RunEvidence::Presumed)];
const TURNS: [(&str, RunMode); 3] =
    [("line", RunMode::Line), ("cone", RunMode::Cone), ("wall", RunMode::Wall)];
const SUPERVISION: [(&str, Supervision); 2] =
    [("adequate", Supervision::Adequate), ("partial", Supervision::Partial)];

/// The setting for equal totals at the limit of a match.
fn equal_points(header: &mut Header, words: &mut Words<'_>) -> Result<(), SheetError> {
    let equal_points = words.one_of(&EQUAL_POINTS)?;
    let rule = header.setup.match_rule.unwrap_or(MatchRule::ROUND_ROBIN);
    put(&mut header.setup.match_rule, Ok(Some(MatchRule { equal_points, ..rule })))
}

/// True if a line is one of the set-up: it begins with a name and a colon.
pub(super) fn is_setting(line: &str) -> bool {
    let name = line.trim_start().split(':').next().unwrap_or_default();
    let is_name = |c: char| c.is_ascii_alphabetic() || c == '_';
    line.contains(':') && !name.is_empty() && name.chars().all(is_name)
}

/// The sign of the preamble, `…`, if a line of entries begins with it.
pub(super) fn preamble_sign(line: &str) -> Option<&'static str> {
    WHATEVER.into_iter().find(|sign| line.trim_start().starts_with(sign))
}

/// The names of the lines of the set-up.
pub fn settings() -> impl Iterator<Item = &'static str> {
    SETTINGS.iter().map(|(name, _)| *name)
}

impl Header {
    /// Reads one line of the set-up.
    pub(super) fn read(&mut self, line: &mut Words<'_>) -> Result<(), SheetError> {
        let names = SETTINGS.map(|(name, _)| name);
        let expected = format!("a setting: {}, and a colon", any_of(&names));
        self.spot = line.spot();
        let word = line.expect(&expected)?;
        let (_, read) = SETTINGS
            .iter()
            .find(|(name, _)| word.text.strip_suffix(':') == Some(*name))
            .ok_or_else(|| word.is_not(expected))?;
        read(self, line)?;
        line.end()
    }

    /// A rule system with everything that is usual in it.
    fn usual(&mut self, ruleset: Ruleset) {
        self.setup.ruleset = ruleset;
        self.setup.time = setup::usual_time(ruleset, BySide::both(None));
        self.setup.draw_cards = setup::usual_draw_cards(ruleset);
        let walk = WalkRule { consent: BySide::both(true), third_red: ThirdRed::Zone };
        self.setup.walk = (ruleset == Ruleset::Walk).then_some(walk);
        let in_a_match = ruleset == Ruleset::Intramural;
        self.setup.match_rule = in_a_match.then_some(MatchRule::ROUND_ROBIN);
    }

    /// The entries that `…` stands for: the start, and where players run White's first move.
    pub(super) fn preamble(&self) -> &'static str {
        match (self.setup.ruleset, self.setup.runs) {
            (Ruleset::Speed | Ruleset::Intramural, _) => "0:00 start · 0:03 pass",
            (_, RunEvidence::Presumed) => "0:00 start · 0:08 w e2e4",
            (_, RunEvidence::Reported) => "0:00 start · 0:06 w returns · 0:07 w e2e4",
        }
    }

    /// The court with the game on it.
    pub(super) fn open(&self) -> Result<Hall, SheetError> {
        let hall = Hall::with_errors(self.setup.clone(), &self.errors).map_err(|refusal| {
            let (found, expected) = (
                format!("a game that is refused ({})", telling::reason(&refusal)),
                "one that can be played",
            );
            SheetError { spot: self.spot, found, expected: expected.to_owned() }
        })?;
        Ok(if self.referees { hall.with_referees() } else { hall })
    }
}

fn put<T>(setting: &mut T, value: Result<T, SheetError>) -> Result<(), SheetError> {
    *setting = value?;
    Ok(())
}

/// Reads a value for both sides, or White's and Black's.
fn per_side<T: Copy>(
    words: &mut Words<'_>,
    read: fn(&mut Words<'_>) -> Result<T, SheetError>,
) -> Result<BySide<T>, SheetError> {
    let white = read(words)?;
    let black = if words.is_empty() { white } else { read(words)? };
    Ok(BySide { white, black })
}

/// Reads a value of White's and one of Black's.
fn both<T>(
    words: &mut Words<'_>,
    read: fn(&mut Words<'_>) -> Result<T, SheetError>,
) -> Result<BySide<T>, SheetError> {
    Ok(BySide { white: read(words)?, black: read(words)? })
}

/// `10:00+5`, or `10:00+5-first` where the first increment comes after the first move.
fn control(words: &mut Words<'_>) -> Result<TimeControl, SheetError> {
    let expected =
        "a time control as 10:00+5, \"10:00+5-first\" without the first move's increment";
    words.read(expected, |text| {
        let (text, increment_first) =
            text.strip_suffix("-first").map_or((text, true), |text| (text, false));
        let (initial, increment) = text.split_once('+')?;
        let increment = Millis::seconds(increment.parse::<u16>().ok()?.into());
        Some(TimeControl { initial: time(initial)?, increment, increment_first })
    })
}

fn metres(words: &mut Words<'_>) -> Result<u8, SheetError> {
    words.read("metres from the board", |text| text.parse().ok())
}

/// `third_red: dq3`: the price of a walker's third red card.
fn third_red(header: &mut Header, words: &mut Words<'_>) -> Result<(), SheetError> {
    let third_red = words.one_of(&[("zone", ThirdRed::Zone), ("dq3", ThirdRed::Dq3)])?;
    header.setup.walk = Some(WalkRule { consent: BySide::both(true), third_red });
    Ok(())
}

/// `illegal_moves: adequate 1:00`: the supervision, and the opponent's time for the first one.
fn illegal_moves(header: &mut Header, words: &mut Words<'_>) -> Result<(), SheetError> {
    header.setup.illegal_moves.supervision = words.one_of(&SUPERVISION)?;
    if !words.is_empty() {
        header.setup.illegal_moves.gives = expect_time(words)?;
    }
    Ok(())
}

/// `devices: 1±40 2 referees`: board agents with the error of their clocks in milliseconds.
/// `referees` connects the other referees from the start.
fn devices(header: &mut Header, words: &mut Words<'_>) -> Result<(), SheetError> {
    header.errors.clear();
    header.referees = false;
    while !words.is_empty() {
        if words.take("referees") {
            header.referees = true;
            continue;
        }
        let agent = words.read("a board agent, 1 or 2, as 1±40, or \"referees\"", |text| {
            let (id, error) = text.split_once('±').unwrap_or((text, "0"));
            let id = id.parse().ok().filter(|id| (1..=2).contains(id))?;
            Some((id, i64::from(error.parse::<u16>().ok()?)))
        })?;
        header.errors.push(agent);
    }
    Ok(())
}
