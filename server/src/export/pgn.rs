//! One game as PGN: the seven tags, those of our own, and its moves with `[%clk]` and `[%emt]`.
//!
//! A clock that nobody read stays out, and so does a time that would be below zero because the
//! clock on the table was set in between. Hours, minutes, seconds, and thousandths only where they
//! are not zero, so that a time read back is the time that was recorded.

use super::GameSheet;
use crate::about::About;
use crate::register::Person;
use court_protocol::{
    BySide, CourtTime, EndedView, Millis, MoveView, Side, Termination, TimeControl,
};
use jiff::civil::Date;
use std::fmt::Write as _;

/// The longest line of moves, as the PGN standard asks for.
const LINE_MAX: usize = 79;

/// The game's text, followed by an empty line.
pub(super) fn write(sheet: &GameSheet, about: &About) -> String {
    let mut text = String::new();
    tags(&mut text, sheet, about);
    text.push('\n');
    let mut lines = Lines::default();
    let start = Start::of(sheet.setup.start_fen.as_deref());
    let known = sheet.moves.iter().take_while(|made| is_known(made)).count();
    let mut after_comment = true;
    for (index, made) in sheet.moves[..known].iter().enumerate() {
        let half_moves = start.half_moves + index;
        let number = start.number + half_moves / 2;
        if half_moves.is_multiple_of(2) {
            lines.word(&format!("{number}."));
        } else if after_comment {
            lines.word(&format!("{number}..."));
        }
        lines.word(&made.san);
        after_comment = lines.comment(&clocks(made));
    }
    if known < sheet.moves.len() {
        lines.comment("the moves from here on were not reported");
    }
    lines.word(sheet.ended.as_ref().map_or("*", |ended| ended.result.pgn()));
    text.push_str(&lines.text);
    text.push_str("\n\n");
    text
}

/// A property of a player that a tag pair may tell.
type Property = fn(&Person) -> Option<String>;

fn tags(text: &mut String, sheet: &GameSheet, about: &About) {
    let setup = &sheet.setup;
    let mut tag = |name: &str, value: &str| {
        // a quote or a backslash is escaped, and nothing may break the line
        let value: String = value.chars().filter(|letter| !letter.is_control()).collect();
        let value = value.replace('\\', "\\\\").replace('"', "\\\"");
        let _infallible = writeln!(text, "[{name} \"{value}\"]");
    };
    let unnamed = if sheet.is_demo { "Demonstration" } else { "?" };
    tag("Event", about.name.as_deref().unwrap_or(unnamed));
    tag("Site", about.site.as_deref().unwrap_or("?"));
    let day = sheet.began.map(|began| dotted(about.wall().day(began)));
    tag("Date", day.as_deref().unwrap_or("????.??.??"));
    tag("Round", &setup.round.to_string());
    for side in Side::BOTH {
        tag(&side.to_string(), &sheet.players[side].listed_name());
    }
    tag("Result", sheet.ended.as_ref().map_or("*", |ended| ended.result.pgn()));
    if let Some(date) = about.date {
        tag("EventDate", &dotted(date));
    }
    let known: [(&str, Property); 4] = [
        ("Title", |person| person.title.clone()),
        ("Elo", |person| Some(person.rating?.to_string())),
        ("FideId", |person| Some(person.fide_id?.to_string())),
        ("Team", |person| person.team.clone()),
    ];
    for (name, of) in known {
        for side in Side::BOTH {
            if let Some(value) = of(&sheet.players[side]) {
                tag(&format!("{side}{name}"), &value);
            }
        }
    }
    tag("Court", &sheet.court_name);
    tag("Board", &sheet.board.0.to_string());
    if let Some(began) = sheet.began.and_then(utc) {
        tag("UTCDate", &dotted(began.date()));
        tag("UTCTime", &began.strftime("%H:%M:%S").to_string());
    }
    let BySide { white, black } = setup.time.map(time_control);
    if let Some(link) = sheet.link {
        tag("Link", &link.to_string());
    }
    if sheet.link.is_some_and(|link| link > 1) {
        tag("TimeControl", "?"); // what was left from the game before
    } else if white == black {
        tag("TimeControl", &white);
    } else {
        tag("WhiteTimeControl", &white);
        tag("BlackTimeControl", &black);
    }
    let (termination, ending) = termination(sheet.ended.as_ref());
    tag("Termination", termination);
    if let Some(ending) = ending {
        tag("Ending", ending);
    }
    if let Some(fen) = &setup.start_fen {
        tag("SetUp", "1");
        tag("FEN", fen);
    }
    if !sheet.moves.is_empty() {
        tag("PlyCount", &sheet.moves.len().to_string());
    }
}

/// True if the move was reported and its position known: SAN is no UCI.
fn is_known(made: &MoveView) -> bool {
    made.san != made.uci
}

/// The PGN standard's word, and ours.
fn termination(ended: Option<&EndedView>) -> (&'static str, Option<&'static str>) {
    let Some(ended) = ended else { return ("unterminated", None) };
    match ended.by {
        Termination::Checkmate => ("normal", Some("checkmate")),
        Termination::Stalemate => ("normal", Some("stalemate")),
        Termination::DeadPosition => ("normal", Some("dead position")),
        Termination::FivefoldRepetition => ("normal", Some("fivefold repetition")),
        Termination::SeventyFiveMoves => ("normal", Some("75 moves")),
        Termination::Resignation => ("normal", Some("resignation")),
        Termination::Agreement => ("normal", Some("agreement")),
        Termination::FlagFall => ("time forfeit", Some("flag fall")),
        Termination::CapturedPoints => ("time forfeit", Some("captured points at the limit")),
        Termination::IllegalPosition => ("normal", Some("illegal position")),
        Termination::ThreefoldRepetition => ("normal", Some("threefold repetition")),
        Termination::FiftyMoves => ("normal", Some("50 moves")),
        Termination::IllegalMoves => ("rules infraction", Some("the second illegal move")),
        Termination::FlagDeclared => ("time forfeit", Some("a flag declared down")),
        Termination::BothFlags => ("time forfeit", Some("both flags down")),
        Termination::KingLeftInCheck => ("rules infraction", Some("a king left in check")),
        Termination::IllegalMove => ("rules infraction", Some("an illegal move")),
        Termination::PlayersAgreed => ("normal", Some("both players agreed")),
        Termination::Forfeit => ("forfeit", Some("a player did not come in time")),
        Termination::Penalty => ("rules infraction", Some("a penalty")),
        Termination::RedCards => ("rules infraction", Some("the third red card")),
        Termination::Entered => ("normal", None),
        Termination::Ruling => ("adjudication", Some("the referee's ruling")),
    }
}

/// `600+5`, in seconds, with thousandths where there are any.
fn time_control(control: TimeControl) -> String {
    let seconds = |time: Millis| match time.0 % 1_000 {
        0 => (time.0 / 1_000).to_string(),
        ms => format!("{}.{ms:03}", time.0 / 1_000),
    };
    if control.increment == Millis::ZERO {
        seconds(control.initial)
    } else {
        format!("{}+{}", seconds(control.initial), seconds(control.increment))
    }
}

/// A day as PGN writes it: `2026.11.21`.
fn dotted(day: Date) -> String {
    day.strftime("%Y.%m.%d").to_string()
}

fn utc(at: CourtTime) -> Option<jiff::Zoned> {
    let at = jiff::Timestamp::from_millisecond(at.0).ok()?;
    Some(at.to_zoned(jiff::tz::TimeZone::UTC))
}

/// `[%clk 0:09:58] [%emt 0:00:07]`, as far as they are known.
fn clocks(made: &MoveView) -> String {
    let command = |name: &str, time: Option<Millis>| {
        let time = time.filter(|time| *time >= Millis::ZERO)?;
        Some(format!("[%{name} {}]", clock(time)))
    };
    let commands = [command("clk", made.left), command("emt", made.used)];
    commands.into_iter().flatten().collect::<Vec<_>>().join(" ")
}

/// `h:mm:ss`, and the fraction of a second where there is one.
fn clock(time: Millis) -> String {
    let ms = time.0;
    let (hours, minutes, seconds) = (ms / 3_600_000, ms / 60_000 % 60, ms / 1_000 % 60);
    let whole = format!("{hours}:{minutes:02}:{seconds:02}");
    match ms % 1_000 {
        0 => whole,
        ms => format!("{whole}.{}", format!("{ms:03}").trim_end_matches('0')),
    }
}

/// The beginning of the count of moves.
struct Start {
    number: usize,
    /// 1 where Black moves first.
    half_moves: usize,
}

impl Start {
    fn of(fen: Option<&str>) -> Self {
        let fields: Vec<&str> = fen.unwrap_or_default().split_whitespace().collect();
        let number = fields.get(5).and_then(|number| number.parse().ok()).unwrap_or(1).max(1);
        Self { number, half_moves: usize::from(fields.get(1) == Some(&"b")) }
    }
}

/// Words and comments, broken into lines.
#[derive(Default)]
struct Lines {
    text: String,
    length: usize,
}

impl Lines {
    /// Adds a word that is not broken.
    fn word(&mut self, word: &str) {
        if self.length > 0 && self.length + 1 + word.len() > LINE_MAX {
            self.text.push('\n');
            self.length = 0;
        }
        if self.length > 0 {
            self.text.push(' ');
            self.length += 1;
        }
        self.text.push_str(word);
        self.length += word.len();
    }

    /// Adds a comment; true if there was one.
    fn comment(&mut self, comment: &str) -> bool {
        if comment.is_empty() {
            return false;
        }
        // a clock and its operand stay on one line
        self.word(&format!("{{{comment}}}"));
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use court_protocol::{BoardNo, CourtId, GameResult, PlayerId};
    use referee_core::setup::standard_game;

    fn sheet(moves: &[(&str, &str, Option<i64>, Option<i64>)]) -> GameSheet {
        let moves = moves.iter().zip(1..).map(|((uci, san, left, used), ply)| MoveView {
            ply,
            uci: (*uci).to_owned(),
            san: (*san).to_owned(),
            at: CourtTime(0),
            left: left.map(Millis),
            used: used.map(Millis),
        });
        GameSheet {
            court: CourtId(2),
            court_name: "Hall \"B\"".to_owned(),
            is_demo: false,
            board: BoardNo(7),
            setup: standard_game(3, BySide { white: PlayerId(1), black: PlayerId(2) }),
            players: BySide {
                white: Person::named("Polgár", "Judit"),
                black: Person::named("player 2", ""),
            },
            link: None,
            began: Some(CourtTime(1_790_000_000_000)),
            moves: moves.collect(),
            ended: None,
        }
    }

    #[test]
    fn cr_4_7_3_a_game_of_a_chain_says_which_it_is_and_no_time_control_it_did_not_have() {
        let mut game = sheet(&[("f5f7", "Qf7", None, None)]);
        game.link = Some(1);
        let first = write(&game, &About::default());
        assert!(first.contains("[Link \"1\"]\n[TimeControl \"600+5\"]"), "{first}");
        game.link = Some(2);
        let second = write(&game, &About::default());
        assert!(second.contains("[Link \"2\"]\n[TimeControl \"?\"]"), "{second}");
    }

    #[test]
    fn a_game_is_written_with_its_tags_and_with_every_clock_that_was_read() {
        let mut game = sheet(&[
            ("f2f3", "f3", Some(599_500), Some(5_500)),
            ("e7e5", "e5", None, None),
            ("g2g4", "g4", Some(0), None),
            ("d8h4", "Qh4#", Some(3_723_040), Some(-1)),
        ]);
        let by = Termination::Checkmate;
        let result = GameResult::Won { by: Side::Black };
        game.ended = Some(EndedView { at: CourtTime(0), result, by });
        insta::assert_snapshot!(write(&game, &About::default()), @r#"
        [Event "?"]
        [Site "?"]
        [Date "2026.09.21"]
        [Round "3"]
        [White "Polgár, Judit"]
        [Black "player 2"]
        [Result "0-1"]
        [Court "Hall \"B\""]
        [Board "7"]
        [UTCDate "2026.09.21"]
        [UTCTime "14:13:20"]
        [TimeControl "600+5"]
        [Termination "normal"]
        [Ending "checkmate"]
        [PlyCount "4"]

        1. f3 {[%clk 0:09:59.5] [%emt 0:00:05.5]} 1... e5 2. g4 {[%clk 0:00:00]} 2...
        Qh4# {[%clk 1:02:03.04]} 0-1
        "#);
    }

    #[test]
    fn what_is_known_of_event_and_players_stands_in_the_tags() {
        let mut game = sheet(&[]);
        let white = &mut game.players.white;
        (white.title, white.rating, white.fide_id) = (Some("GM".into()), Some(2735), Some(700_070));
        game.players.black.rating = Some(1890);
        game.players.black.team = Some("Red".into());
        // 14:13 in UTC is the next day in Kiritimati
        let about = About {
            name: Some("Hall Open".into()),
            site: Some("Budapest HUN".into()),
            date: Some(jiff::civil::date(2026, 9, 20)),
            timezone: Some("Pacific/Kiritimati".into()),
        };
        let text = write(&game, &about);
        let tags = [
            "[Event \"Hall Open\"]\n[Site \"Budapest HUN\"]\n[Date \"2026.09.22\"]",
            "[EventDate \"2026.09.20\"]\n[WhiteTitle \"GM\"]\n[WhiteElo \"2735\"]\n[BlackElo \"1890\"]\n[WhiteFideId \"700070\"]\n[BlackTeam \"Red\"]\n",
            "[UTCDate \"2026.09.21\"]",
        ];
        for part in tags {
            assert!(text.contains(part), "{part} in\n{text}");
        }
    }

    #[test]
    fn a_game_that_goes_on_has_no_result_and_one_that_never_began_no_date() {
        let mut game = sheet(&[]);
        game.began = None;
        game.setup.time.black.increment = Millis::seconds(8);
        let (name, site) = (Some("Open".into()), Some("Paris FRA".into()));
        let text = write(&game, &About { name, site, ..About::default() });
        for part in [
            "[Event \"Open\"]\n[Site \"Paris FRA\"]\n[Date \"????.??.??\"]",
            "[WhiteTimeControl \"600+5\"]\n[BlackTimeControl \"600+8\"]",
            "[Termination \"unterminated\"]",
            "\n\n*\n\n",
        ] {
            assert!(text.contains(part), "{part} in\n{text}");
        }
    }

    #[test]
    fn the_count_of_moves_begins_where_the_starting_position_says() {
        let mut game = sheet(&[("e8e7", "Ke7", None, None), ("e1e2", "Ke2", None, None)]);
        game.setup.start_fen = Some("4k3/8/8/8/8/8/4P3/4K3 b - - 4 31".into());
        let text = write(&game, &About::default());
        assert!(
            text.contains("[SetUp \"1\"]\n[FEN \"4k3/8/8/8/8/8/4P3/4K3 b - - 4 31\"]"),
            "{text}"
        );
        assert!(text.ends_with("\n\n31... Ke7 32. Ke2 *\n\n"), "{text}");
    }

    #[test]
    fn what_was_not_reported_is_said_to_be_unknown_and_never_made_up() {
        let game = sheet(&[
            ("e2e4", "e4", None, None),
            ("", "", None, None),
            ("g1f3", "g1f3", None, None),
        ]);
        let text = write(&game, &About::default());
        assert!(
            text.ends_with("\n\n1. e4 {the moves from here on were not reported} *\n\n"),
            "{text}"
        );
    }

    #[test]
    fn no_line_of_moves_is_longer_than_the_standard_allows() {
        let moves = vec![("g1f3", "Nf3", Some(359_999_999), Some(1)); 200];
        let text = write(&sheet(&moves), &About::default());
        assert!(text.lines().all(|line| line.len() <= LINE_MAX));
        assert_eq!(text.matches("[%clk 99:59:59.999]").count(), 200);
    }
}
