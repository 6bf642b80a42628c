//! One game as PGN: the tags of the standard and our own, and the moves as far as they are known.

use super::GameSheet;
use crate::about::About;
use crate::register::Person;
use court_protocol::{
    BySide, CourtTime, EndedView, FactId, GameResult, Message, MoveView, Said, Side, Termination,
    TickerLine,
};
use jiff::civil::Date;
use referee_messages::{Words, say};
use referee_pgn::{RecordedPly, Tags};
use std::collections::{BTreeMap, BTreeSet};

/// The game's text, followed by an empty line.
pub(super) fn write(sheet: &GameSheet, about: &About) -> String {
    write_in_round(sheet, about, &sheet.setup.round.to_string())
}

/// The same, the round being called so.
fn write_in_round(sheet: &GameSheet, about: &About, round: &str) -> String {
    let ply = |made: &MoveView| RecordedPly {
        uci: made.uci.clone(),
        san: made.san.clone(),
        left: made.left,
        used: made.used,
    };
    let plies: Vec<_> = sheet.moves.iter().take_while(|made| is_known(made)).map(ply).collect();
    let mut comments = comments(sheet, plies.len());
    let remark = unwritten(&sheet.moves[plies.len()..]);
    if !remark.is_empty() {
        let last = comments.entry(plies.len()).or_default();
        *last = if last.is_empty() { remark } else { format!("{last}; {remark}") };
    }
    let result = sheet.ended.as_ref().map(|ended| ended.result);
    referee_pgn::write(&tags(sheet, about, round), &plies, &comments, result)
}

/// The calls, stops, set clocks and times given, each after the half-moves made by then: a clock that
/// jumps has its reason beside it.
fn comments(sheet: &GameSheet, n_plies: usize) -> BTreeMap<usize, String> {
    let gone: BTreeSet<FactId> = sheet.lines.iter().flat_map(taken_back_by).collect();
    let mut comments: BTreeMap<usize, String> = BTreeMap::new();
    for line in sheet.lines.iter().filter(|line| !gone.contains(&line.fact)) {
        let Some(told) = in_words(&line.said) else { continue };
        let made = sheet.moves[..n_plies].iter().filter(|made| made.at <= line.at).count();
        let so_far = comments.entry(made).or_default();
        if !so_far.is_empty() {
            so_far.push_str("; ");
        }
        so_far.push_str(&told);
    }
    comments
}

/// The lines that a line takes back.
fn taken_back_by(line: &TickerLine) -> Vec<FactId> {
    match &line.said {
        Said::Retracted { facts } => facts.clone(),
        Said::CallVoided { call, .. } => vec![*call],
        _ => Vec::new(),
    }
}

/// The words of a line that tells a penalty, or why a clock stood or jumped.
fn in_words(said: &Said) -> Option<String> {
    let message = Message::of("said", said);
    let message = match said {
        Said::Called { fault, .. } => message.with("rule", &fault.rule()),
        Said::WalkCard { card, .. } => message.with("shown", card),
        Said::Paused
        | Said::Resumed
        | Said::Illegal { .. }
        | Said::StopBegan { .. }
        | Said::StopServed { .. }
        | Said::TimeGiven { .. }
        | Said::ClockSet { .. } => message,
        _ => return None,
    };
    Some(Words::english().say(&message))
}

/// The moves that PGN cannot hold: an illegal move that stands with those after it,
/// and unreported moves.
fn unwritten(made: &[MoveView]) -> String {
    if made.is_empty() {
        return String::new();
    }
    let reported = made.iter().map(|made| made.uci.as_str()).filter(|uci| !uci.is_empty());
    let reported: Vec<&str> = reported.collect();
    let are_all = reported.len() == made.len();
    let moves = (!reported.is_empty()).then(|| reported.join(" "));
    say!("pgn-remark", moves, are_all)
}

/// A property of a player that a tag pair may tell.
type Property = fn(&Person) -> Option<String>;

fn tags(sheet: &GameSheet, about: &About, round: &str) -> Tags {
    let setup = &sheet.setup;
    let unnamed = if sheet.is_demo { "Demonstration" } else { "?" };
    let day = sheet.began.map(|began| about.wall().day(began));
    let result = sheet.ended.as_ref().map(|ended| ended.result);
    let mut tags = first_tags(about, unnamed, day, round, &sheet.players, result);
    let mut tag = |name: &str, value: &str| tags.push(name, value);
    tag("Court", &sheet.court_name);
    tag("Board", &sheet.board.0.to_string());
    if let Some(began) = sheet.began.and_then(utc) {
        tag("UTCDate", &dotted(began.date()));
        tag("UTCTime", &began.strftime("%H:%M:%S").to_string());
    }
    let BySide { white, black } = setup.time.map(referee_pgn::time_control_text);
    if let Some(chain_game) = sheet.chain_game {
        tag("ChainGame", &chain_game.to_string());
    }
    if sheet.chain_game.is_some_and(|chain_game| chain_game > 1) {
        tag("TimeControl", "?"); // what was left from the game before
    } else if white == black {
        tag("TimeControl", &white);
    } else {
        tag("WhiteTimeControl", &white);
        tag("BlackTimeControl", &black);
    }
    tag("Termination", termination(sheet.ended.as_ref()));
    if let Some(EndedView { result, by, .. }) = sheet.ended.as_ref()
        && *by != Termination::Entered
    {
        tag("Ending", &Words::english().termination(*result, *by));
    }
    if let Some(fen) = &setup.start_fen {
        tag("SetUp", "1");
        tag("FEN", fen);
    }
    if !sheet.moves.is_empty() {
        tag("PlyCount", &sheet.moves.len().to_string());
    }
    tags
}

/// The seven tags of every game, and what is known of event and players.
fn first_tags(
    about: &About,
    unnamed: &str,
    day: Option<Date>,
    round: &str,
    players: &BySide<Person>,
    result: Option<GameResult>,
) -> Tags {
    let mut tags = Tags::default();
    let mut tag = |name: &str, value: &str| tags.push(name, value);
    tag("Event", about.name.as_deref().unwrap_or(unnamed));
    tag("Site", about.site.as_deref().unwrap_or("?"));
    tag("Date", day.map(dotted).as_deref().unwrap_or("????.??.??"));
    tag("Round", round);
    for side in Side::BOTH {
        tag(&side.to_string(), &players[side].listed_name());
    }
    tag("Result", result.map_or("*", GameResult::pgn));
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
            if let Some(value) = of(&players[side]) {
                tag(&format!("{side}{name}"), &value);
            }
        }
    }
    tags
}

/// A game of an event as its desk has it.
#[derive(Debug, Clone)]
pub(crate) struct EventGame {
    /// Its round and board, such as `3.1`.
    pub(crate) round: String,
    /// The day of the plan.
    pub(crate) day: Option<Date>,
    pub(crate) players: BySide<Person>,
    /// The result that counts; none that PGN has no sign for.
    pub(crate) result: Option<GameResult>,
    /// True if it was decided without play.
    pub(crate) is_forfeit: bool,
    /// The moves that were given for it, as PGN without tags.
    pub(crate) moves: Option<String>,
}

impl EventGame {
    /// The game with the moves of the court that played it, or with those given; else with the result
    /// alone. A `ChessSprint` is several games.
    pub(crate) fn write(&self, sheets: Vec<GameSheet>, about: &About) -> String {
        let Self { round, day, players, result, is_forfeit, moves } = self;
        let was_played = sheets.iter().any(|sheet| sheet.began.is_some());
        if was_played {
            let last = sheets.len() - 1;
            let own = |(at, sheet): (usize, GameSheet)| {
                let mut sheet = GameSheet { players: players.clone(), ..sheet };
                if at == last {
                    let ended = sheet.ended.take().filter(|ended| Some(ended.result) == *result);
                    // the desk corrected what the court had
                    let ruled =
                        |result| EndedView { at: CourtTime(0), result, by: Termination::Entered };
                    sheet.ended = ended.or_else(|| result.map(ruled));
                }
                write_in_round(&sheet, about, round)
            };
            return sheets.into_iter().enumerate().map(own).collect();
        }
        let mut tags = first_tags(about, "?", *day, round, players, *result);
        tags.push(
            "Termination",
            match (result, is_forfeit) {
                (None, _) => "unterminated",
                (Some(_), true) => "forfeit",
                (Some(_), false) => "normal",
            },
        );
        let given = moves.as_deref().map(|moves| referee_pgn::read("", moves.as_bytes()));
        let games = given.map(|given| given.games).unwrap_or_default();
        let plies = games.first().map(|game| &game.plies[..]).unwrap_or_default();
        referee_pgn::write(&tags, plies, &BTreeMap::new(), *result)
    }
}

/// True if the move was reported and its position known: SAN is no UCI.
fn is_known(made: &MoveView) -> bool {
    made.san != made.uci
}

/// The PGN standard's word.
fn termination(ended: Option<&EndedView>) -> &'static str {
    match ended.map(|ended| ended.by) {
        None => "unterminated",
        Some(
            Termination::Checkmate
            | Termination::Stalemate
            | Termination::DeadPosition
            | Termination::FivefoldRepetition
            | Termination::SeventyFiveMoves
            | Termination::Resignation
            | Termination::Agreement
            | Termination::IllegalPosition
            | Termination::ThreefoldRepetition
            | Termination::FiftyMoves
            | Termination::PlayersAgreed
            | Termination::Entered,
        ) => "normal",
        Some(
            Termination::FlagFall
            | Termination::CapturedPoints
            | Termination::FlagDeclared
            | Termination::BothFlags,
        ) => "time forfeit",
        Some(
            Termination::IllegalMoves
            | Termination::KingLeftInCheck
            | Termination::IllegalMove
            | Termination::Penalty
            | Termination::RedCards,
        ) => "rules infraction",
        Some(Termination::Forfeit) => "forfeit",
        Some(Termination::Ruling) => "adjudication",
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

#[cfg(test)]
mod tests {
    use super::*;
    use court_protocol::{BoardNo, CourtId, Fault, Millis, PlayerId, Sanction, Seq, Tap, TimeFor};
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
            game: court_protocol::GameId(1),
            court: CourtId(2),
            court_name: "Hall \"B\"".to_owned(),
            is_demo: false,
            board: BoardNo(7),
            setup: standard_game(3, BySide { white: PlayerId(1), black: PlayerId(2) }),
            players: BySide {
                white: Person::named("Polgár", "Judit"),
                black: Person::named("player 2", ""),
            },
            chain_game: None,
            began: Some(CourtTime(1_790_000_000_000)),
            moves: moves.collect(),
            lines: Vec::new(),
            ended: None,
        }
    }

    #[test]
    fn cr_4_7_3_a_game_of_a_chain_says_which_it_is_and_no_time_control_it_did_not_have() {
        let mut game = sheet(&[("f5f7", "Qf7", None, None)]);
        game.chain_game = Some(1);
        let first = write(&game, &About::default());
        assert!(first.contains("[ChainGame \"1\"]\n[TimeControl \"600+5\"]"), "{first}");
        game.chain_game = Some(2);
        let second = write(&game, &About::default());
        assert!(second.contains("[ChainGame \"2\"]\n[TimeControl \"?\"]"), "{second}");
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
            ..About::default()
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
    fn what_stopped_or_changed_the_clocks_stands_after_the_move_before_it() {
        let mut game = sheet(&[
            ("e2e4", "e4", Some(590_000), None),
            ("e7e5", "e5", Some(580_000), None),
            ("g1f3", "Nf3", Some(570_000), None),
        ]);
        for (made, at) in game.moves.iter_mut().zip([10, 20, 30]) {
            made.at = CourtTime(at);
        }
        let (side, left) = (Side::White, BySide { white: Some(Millis(300_000)), black: None });
        let reason = "shouted } 0-1 {[%clk 9:00:00]".to_owned();
        let (fault, sanction) = (Fault::Other { reason }, Sanction::Stop);
        let why = TimeFor::IllegalMove;
        let lines = [
            (5, Said::Paused),
            (6, Said::Resumed),
            (12, Said::Called { side, fault: Fault::NoCrossing, sanction }),
            (13, Said::Called { side: side.other(), fault: Fault::NoCrossing, sanction }),
            (15, Said::CallVoided { call: FactId::new(Seq(3), 0), tap: Tap::default() }),
            (16, Said::StopServed { side, penalties: 1 }),
            (20, Said::Moved(game.moves[1].clone())),
            (22, Said::TimeGiven { side, time: Millis(60_000), why }),
            (23, Said::ClockSet { left }),
            (24, Said::TimeGiven { side, time: Millis(5_000), why }),
            (25, Said::Retracted { facts: vec![FactId::new(Seq(9), 0)] }),
            (35, Said::Called { side, fault, sanction }),
        ];
        let lines = lines.into_iter().enumerate().map(|(fact, (at, said))| TickerLine {
            fact: FactId::new(Seq(fact as u64), 0),
            at: CourtTime(at),
            board: game.board,
            game: Some(game.game),
            by: None,
            incident: false,
            said,
            voidable: false,
        });
        game.lines = lines.collect();
        let text = write(&game, &About::default());
        let moves = text.split("\n\n").nth(1).expect("the moves").replace('\n', " ");
        insta::assert_snapshot!(moves, @"{game paused; GO: the game goes on} 1. e4 {[%clk 0:09:50] White: no crossing, 10 s stop (CR-4.3-1); White is free: 1 served} 1... e5 {[%clk 0:09:40] White's clock: +1:00; clocks set: White 5:00} 2. Nf3 {[%clk 0:09:30] White: shouted ) 0-1 ((%clk 9:00:00), 10 s stop (CR-4.3-4)} *");
        let read = referee_pgn::read("r1.pgn", text.as_bytes());
        assert!(read.games[0].findings.is_empty(), "{:?}", read.games[0].findings);
        assert_eq!(read.games[0].plies.len(), 3);
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
            text.ends_with(
                "\n\n1. e4 {some moves from here on were not reported; those reported: g1f3} *\n\n"
            ),
            "{text}"
        );
        let text = write(&sheet(&[("", "", None, None)]), &About::default());
        assert!(text.ends_with("\n\n{the moves from here on were not reported} *\n\n"), "{text}");
    }

    #[test]
    fn an_illegal_move_that_stands_is_told_as_it_was_reported() {
        let game = sheet(&[
            ("e2e4", "e4", None, None),
            ("e7e4", "e7e4", None, None),
            ("d2d4", "d2d4", None, None),
        ]);
        let text = write(&game, &About::default());
        let told = "1. e4 {no legal moves of a known position from here on: e7e4 d2d4} *";
        assert!(text.ends_with(&format!("\n\n{told}\n\n")), "{text}");
    }
}
