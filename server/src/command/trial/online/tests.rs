//! Games played online, as a referee would get them, and the judgements on them.

use super::super::{Judged, Status, judge_matches, matches::Matches};
use crate::config::Event;
use court_protocol::EqualPoints;

const TAGS: &str = "[Event \"Match\"]\n[Site \"Chess.com\"]\n[White \"anna64\"]\n[Black \"ben\"]\n\
                    [UTCDate \"2026.03.07\"]\n[UTCTime \"18:00:00\"]\n[TimeControl \"3600\"]\n";

/// The judgement on a game with these tags beside the usual ones, and its status.
fn of(tags: &str, moves: &str) -> (String, Status) {
    with(&format!("{TAGS}{tags}"), moves, &Matches::none(EqualPoints::Drawn))
}

fn with(tags: &str, moves: &str, matches: &Matches) -> (String, Status) {
    let pgn = format!("{tags}\n{moves}\n");
    let Judged { text, status } =
        judge_matches("m.pgn", pgn.as_bytes(), matches).expect("there is a game");
    (text, status)
}

/// The sentence with the reason why a game is not judged.
fn why_not(tags: &str, moves: &str) -> String {
    let (text, status) = with(tags, moves, &Matches::none(EqualPoints::Drawn));
    assert_eq!(status, Status::NotJudged, "{text}");
    let why = text.lines().find_map(|line| line.strip_prefix("  NOT JUDGED "));
    why.unwrap_or_else(|| panic!("nothing says why\n{text}")).to_owned()
}

/// The tags without one of them.
fn without(tag: &str) -> String {
    let is_other = |line: &&str| !line.starts_with(&format!("[{tag} "));
    TAGS.lines().filter(is_other).flat_map(|line| [line, "\n"]).collect()
}

#[test]
fn im_3_3_what_stood_at_the_hour_decides_and_later_moves_do_not_count() {
    let (text, status) = of(
        "[Result \"0-1\"]\n",
        "1. e4 {[%clk 0:59:00]} d5 {[%clk 0:59:00]} 2. exd5 {[%clk 0:40:00]} Nf6 {[%clk 0:40:00]} \
         3. c4 {[%clk 0:30:00]} c6 {[%clk 0:30:00.000]} 4. dxc6 {[%clk 0:29:58.5]} Qxd2+ {[%clk \
         0:29:00]} 5. Bxd2 {[%clk 0:29:50]} 0-1",
    );
    insta::assert_snapshot!(text, @r"
    m.pgn, game 1: anna64 - ben
      began 2026-03-07 18:00:00 UTC; moves count until 1:00:00.000 after that, 2026-03-07 19:00:00 UTC
      taken as so: White's clock started then; one clock or the other ran all the time; beside a move stands the time left with its increment; steps of 0:00.100
      result: 1-0 White wins, at 1:00:00.001
        IM-3-2: The match is not completed within its limit; captured by White 1, by Black 0.
        IM-3-3: The game is over: White wins, captured points.
      at 1:00:00.000: 3... c6 was the last move that counts, at 1:00:00.000
        position rnbqkb1r/pp2pppp/2p2n2/3P4/2P5/8/PP1P1PPP/RNBQKBNR w KQkq - 0 4
        White 1: pawn 1 (2. exd5)
        Black 0: nothing
      not counted: 4. dxc6 (at 1:00:01.500), 4... Qxd2+, 5. Bxd2
      CLOSE 3... c6 lies 0:00.000 from the limit, and the clocks show steps of 0:00.100: ask the site for its own times
      WRONG the file says 0-1: it does not agree
    ");
    assert_eq!(status, Status::NotAsExpected, "the file says that Black won");
}

#[test]
fn im_3_2_a_move_completed_at_the_last_millisecond_counts_and_a_later_one_does_not() {
    let at = |white: &str| {
        let moves =
            format!("1. e4 {{[%clk 0:59:00]}} d5 {{[%clk 0:30:00]}} 2. exd5 {{[%clk {white}]}} *");
        let (text, status) = of("", &moves);
        assert_eq!(status, Status::AsExpected, "{text}");
        text
    };
    let in_time = at("0:30:00");
    assert!(in_time.contains("result: 1-0 White wins, at 1:00:00.001\n"), "{in_time}");
    assert!(
        in_time.contains("at 1:00:00.000: 2. exd5 was the last move that counts, at 1:00:00.000\n"),
        "{in_time}"
    );
    let late = at("0:29:59.999");
    assert!(late.contains("result: 1/2-1/2 draw, at 1:00:00.001\n"), "{late}");
    assert!(late.contains("not counted: 2. exd5 (at 1:00:00.001)\n"), "{late}");
    assert!(late.contains("    White 0: nothing\n"), "{late}");
}

#[test]
fn im_3_2_a_move_closer_to_the_hour_than_the_clocks_can_tell_is_marked() {
    let moves = "1. e4 {[%clk 0:59:00]} d5 {[%clk 0:30:00]} 2. exd5 {[%clk 0:30:00]} *";
    let (text, _) = of("", moves);
    assert!(
        text.contains(
            "  CLOSE 2. exd5 lies 0:00.000 from the limit, and the clocks show steps of 0:01.000: \
             ask the site for its own times\n"
        ),
        "{text}"
    );
    let (text, _) = of("", &moves.replace("2. exd5 {[%clk 0:30:00]}", "2. exd5 {[%clk 0:30:03]}"));
    assert!(!text.contains("CLOSE"), "{text}");
}

#[test]
fn im_3_3_equal_points_are_drawn_or_asked_of_the_referee() {
    let moves = "1. e4 {[%clk 0:30:00]} e5 {[%clk 0:30:00]} 2. Nf3 {[%clk 0:29:59]} *";
    let (text, status) = of("", moves);
    assert!(text.contains("result: 1/2-1/2 draw, at 1:00:00.001\n    IM-3-2: "), "{text}");
    assert_eq!(status, Status::AsExpected);
    let (text, status) = with(TAGS, moves, &Matches::none(EqualPoints::AskReferee));
    assert!(text.contains("result: none yet; the referee says who won (IM-3-3)\n"), "{text}");
    assert_eq!(status, Status::NotAsExpected, "somebody has to look");
}

#[test]
fn im_3_6_a_mate_in_time_wins_and_one_behind_the_hour_does_not_count() {
    let mate = |last: &str| {
        let moves = format!(
            "1. f3 {{[%clk 0:59:00]}} e5 {{[%clk 0:59:00]}} 2. g4 {{[%clk 0:31:00]}} Qh4# {{[%clk \
             {last}]}} 0-1"
        );
        of("", &moves)
    };
    let (text, status) = mate("0:30:00");
    assert!(text.contains("result: 0-1 Black wins, at 59:00.000\n    FIDE-5.1.1: "), "{text}");
    assert!(text.contains("the file says 0-1: it agrees\n"), "{text}");
    assert_eq!(status, Status::AsExpected);
    let (text, status) = mate("0:20:00");
    assert!(text.contains("result: 1/2-1/2 draw, at 1:00:00.001\n"), "{text}");
    assert!(text.contains("not counted: 2... Qh4# (at 1:09:00.000)\n"), "{text}");
    assert!(text.contains("WRONG the file says 0-1: it does not agree\n"), "{text}");
    assert_eq!(status, Status::NotAsExpected);
}

#[test]
fn im_3_4_en_passant_counts_a_pawn_and_a_promoted_piece_what_it_is() {
    let (text, _) = of(
        "[FEN \"4k3/1P6/8/8/5p2/8/4P3/r3K3 w - - 0 1\"]\n[SetUp \"1\"]\n",
        "1. Kf2 {[%clk 0:59:00]} Ra8 {[%clk 0:59:00]} 2. bxa8=Q+ {[%clk 0:58:00]} Kd7 {[%clk \
         0:58:00]} 3. e4 {[%clk 0:57:00]} fxe3+ {[%clk 0:57:00]} 4. Kxe3 {[%clk 0:40:00]} Ke7 {[%clk 0:10:00]} *",
    );
    assert!(text.contains("    White 6: rook 5 (2. bxa8=Q+), pawn 1 (4. Kxe3)\n"), "{text}");
    assert!(text.contains("    Black 1: pawn 1 (3... fxe3+)\n"), "{text}");
}

#[test]
fn im_3_1_a_player_who_resigns_before_the_hour_loses_whatever_was_captured() {
    let moves = "1. e4 {[%clk 0:58:00]} d5 {[%clk 0:58:00]} 2. exd5 {[%clk 0:57:00]} 0-1";
    let ended = "[Termination \"ben won by resignation\"]\n[EndDate \"2026.03.07\"]\n[EndTime \"18:07:30 GMT+0000\"]\n";
    let (text, status) = of(ended, moves);
    assert!(text.contains("result: 0-1 Black wins, at 7:30.000\n    FIDE-5.1.2: "), "{text}");
    assert!(text.contains("the file says 0-1 (ben won by resignation): it agrees\n"), "{text}");
    assert_eq!(status, Status::AsExpected);
    let late = ended.replace("18:07:30", "19:00:30");
    let (text, status) = of(&late, moves);
    assert!(text.contains("result: 1-0 White wins, at 1:00:00.001\n"), "{text}");
    assert_eq!(status, Status::NotAsExpected, "it was resigned behind the hour");
    let unsaid = why_not(&format!("{TAGS}[Termination \"ben won by resignation\"]\n"), moves);
    insta::assert_snapshot!(unsaid, @r#"the file says 0-1 after a last move at 5:00.000, and nothing says whether that was before 1:00:00.000; add [EndDate "2026.03.07"] and [EndTime "18:55:00"]"#);
}

#[test]
fn im_3_1_a_repetition_by_which_the_site_drew_is_counted_on_the_board() {
    let tags = TAGS.replace("\"3600\"", "\"600\"");
    let drawn = |moves: &str| {
        let moves: Vec<String> =
            moves.split(' ').map(|made| format!("{made} {{[%clk 0:10:00]}}")).collect();
        let tags = format!("{tags}[Termination \"Game drawn by repetition\"]\n");
        with(&tags, &format!("{} 1/2-1/2", moves.join(" ")), &Matches::none(EqualPoints::Drawn)).0
    };
    let third = drawn("Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8");
    assert!(third.contains("1/2-1/2 draw, after the last move\n    FIDE-9.2: "), "{third}");
    let second = drawn("Nf3 Nf6 Ng1 Ng8");
    assert!(second.contains("1/2-1/2 draw, at 1:00:00.001\n    IM-3-2: "), "{second}");
}

#[test]
fn im_3_1_a_clock_that_ran_out_on_the_site_before_the_hour_loses() {
    let tags = TAGS.replace("\"3600\"", "\"600\"");
    let moves = "1. e4 {[%clk 0:09:00]} e5 {[%clk 0:09:30]} 2. Nf3 {[%clk 0:08:00]} 1-0";
    let (text, status) = with(
        &format!("{tags}[Termination \"anna64 won on time\"]\n"),
        moves,
        &Matches::none(EqualPoints::Drawn),
    );
    assert!(text.contains("result: 1-0 White wins, at 12:00.000\n    FIDE-6.9: "), "{text}");
    assert_eq!(status, Status::AsExpected);
}

#[test]
fn what_is_missing_is_named_with_its_half_move_and_nothing_is_guessed() {
    let moves = "1. e4 {[%clk 0:59:00]} e5 {[%clk 0:59:00]} 2. Nf3 Nc6 {[%clk 0:58:00]} *";
    insta::assert_snapshot!(why_not(TAGS, moves), @"ply 3, 2. Nf3: no clock stands beside it; add [%clk] or [%emt], or have the site write the game out with its clocks");
    insta::assert_snapshot!(why_not(&without("TimeControl"), moves), @r#"ply 1, 1. e4: the time that its clock began with is missing; add a TimeControl tag such as "1800+5""#);
    insta::assert_snapshot!(why_not(&without("UTCTime"), moves), @r#"no tags say when it began; add [UTCDate "2026.03.07"] and [UTCTime "18:00:00"], or Date and StartTime"#);
    let control = TAGS.replace("\"3600\"", "\"40/7200:3600\"");
    insta::assert_snapshot!(why_not(&control, moves), @r#"ply 1, 1. e4: [TimeControl "40/7200:3600"] is not one time for the whole game; expected seconds and an increment such as "1800+5""#);
    let day = TAGS.replace("2026.03.07", "2026.03.??");
    insta::assert_snapshot!(why_not(&day, moves), @r#"[UTCDate "2026.03.??"] is no day; expected one such as "2026.03.07""#);
    let behind = "1. e4 {[%clk 0:30:00]} e5 {[%clk 0:29:00]} 2. Nf3 Nc6 *";
    assert_eq!(of("", behind).1, Status::AsExpected, "behind the hour no clock is needed");
    let still = "1. e4 {[%clk 0:59:00]} e5 {[%clk 0:59:00]} *";
    assert!(of("", still).0.contains("  taken as so: nothing happened after the last move\n"));
    let used = "1. e4 {[%emt 0:30:00]} e5 {[%emt 0:29:00]} 2. Nf3 {[%emt 0:02:00]} *";
    let (text, status) = with(&without("TimeControl"), used, &Matches::none(EqualPoints::Drawn));
    assert_eq!(status, Status::AsExpected, "{text}");
    assert!(text.contains("not counted: 2. Nf3 (at 1:01:00.000)\n"), "{text}");
}

#[test]
fn what_contradicts_itself_is_named_and_not_judged() {
    let up = "1. e4 {[%clk 0:59:00]} e5 {[%clk 0:59:00]} 2. Nf3 {[%clk 0:59:30]} *";
    insta::assert_snapshot!(why_not(TAGS, up), @"ply 3, 2. Nf3: White's clock goes up to 59:30.000 by more than the increment; correct the clock or the TimeControl tag");
    let both = "1. e4 {[%clk 0:59:00] [%emt 0:00:10]} e5 {[%clk 0:59:00]} *";
    insta::assert_snapshot!(why_not(TAGS, both), @"ply 1, 1. e4: by [%clk] it took 1:00.000, by [%emt] 0:10.000; leave the right one");
    let illegal = "1. e4 {[%clk 0:59:00]} e5 {[%clk 0:59:00]} 2. Ke3 {[%clk 0:58:30]} *";
    insta::assert_snapshot!(why_not(TAGS, illegal), @"line 9, ply 3: the text there leaves the game uncertain before 1:00:00.000; correct the file and judge it again");
    let open = "1. e4 {[%clk 0:59:00]} e5 {[%clk 0:59:00]} {he thought 2. Nf3 *";
    insta::assert_snapshot!(why_not(TAGS, open), @"line 9, ply 3: the text there leaves the game uncertain before 1:00:00.000; correct the file and judge it again");
    let tagged = format!("{TAGS}[Result \"1-0\"]\n");
    let result = "1. e4 {[%clk 0:59:00]} e5 {[%clk 0:59:00]} 0-1";
    insta::assert_snapshot!(why_not(&tagged, result), @"line 10: the text there leaves the game uncertain before 1:00:00.000; correct the file and judge it again");
    let over = TAGS.replace("\"3600\"", "\"600\"");
    insta::assert_snapshot!(why_not(&over, "1. e4 {[%clk 0:09:00]} *"), @"the file names no result, and a clock ran out at 11:00.000, before 1:00:00.000; have the site write the game out whole");
    let long =
        format!("{}[Termination \"anna64 won on time\"]\n", TAGS.replace("\"3600\"", "\"36001\""));
    insta::assert_snapshot!(why_not(&long, "1. e4 {[%clk 9:59:00]} 1-0"), @"it cannot be played: found a game that is refused (bad_setting: setting-time found=10:00:01.000 side=white), expected one that can be played");
    let ended = format!("{TAGS}[EndTime \"18:01:00\"]\n");
    let later = "1. e4 {[%clk 0:59:00]} e5 {[%clk 0:50:00]} *";
    insta::assert_snapshot!(why_not(&ended, later), @"by its clocks the last move was completed at 11:00.000, by its EndTime tag the game was over at 1:00.000: correct the wrong one");
}

#[test]
fn variations_and_words_between_the_moves_are_passed_over_and_every_game_of_a_file_is_judged() {
    let one = "1. e4 {good [%clk 0:59:00]} (1. d4 d5 (1... Nf6) 2. c4) e5 $1 {[%clk 0:59:00][%eval 0.1]} *";
    let pgn = format!("{TAGS}\n{one}\n\n{TAGS}\n1. e4 *\n\n{TAGS}\n{one}\n");
    let matches = Matches::none(EqualPoints::Drawn);
    let Judged { text, status } =
        judge_matches("m.pgn", pgn.as_bytes(), &matches).expect("there are games");
    assert_eq!(status, Status::NotJudged, "the second lacks its clocks");
    assert_eq!(text.matches("result: 1/2-1/2 draw").count(), 2, "{text}");
    assert!(text.contains("m.pgn, game 2: anna64 - ben\n  NOT JUDGED ply 1, 1. e4: "), "{text}");
}

#[test]
fn what_holds_no_game_at_all_is_said() {
    let told = |name: &str, bytes: &[u8]| {
        judge_matches(name, bytes, &Matches::none(EqualPoints::Drawn)).expect_err("no game")
    };
    insta::assert_snapshot!(told("empty.pgn", b""), @r#"empty.pgn: no game found; expected tags such as [White "…"] and moves"#);
    insta::assert_snapshot!(told("m.sheet", b"0:00 start \xc2\xb7 0:08 w e2e4\n"), @r#"m.sheet: not a PGN file, which begins with tags such as [White "…"]; a sheet is one of a match by its line "ruleset: intramural""#);
}

#[test]
fn what_is_not_written_as_text_is_said_and_never_judged_as_something_else() {
    let matches = Matches::none(EqualPoints::Drawn);
    let judged =
        |bytes: &[u8]| judge_matches("m.pgn", bytes, &matches).expect("it reads as a game");
    let Judged { text, status } = judged(b"\x89PNG\r\n\x1a\n");
    assert!(text.contains("neither UTF-8 nor UTF-16"), "{text}");
    assert_eq!(status, Status::NotJudged);
    let mut latin = TAGS.replace("anna64", "a~").into_bytes();
    latin.iter_mut().filter(|byte| **byte == b'~').for_each(|byte| *byte = 0xe9);
    latin.extend(b"\n1. e4 {[%clk 0:30:00]} e5 {[%clk 0:29:00]} *\n");
    let Judged { text, status } = judged(&latin);
    assert!(text.starts_with("m.pgn, line 3 \"[White "), "{text}");
    assert!(text.contains("result: 1/2-1/2 draw"), "its moves are whole: {text}");
    assert_eq!(status, Status::NotAsExpected);
}

#[test]
fn im_1_1_a_game_is_held_against_the_match_its_players_are_paired_for() {
    let event = "[rules]\nruleset = \"intramural\"\nsite = \"chess.com\"\nequal_points = \"ask_referee\"\n\
                 [[player]]\nid = 1\nname = \"Example, Anna\"\nhandle = \"anna64\"\n\
                 [[player]]\nid = 2\nname = \"Example, Ben\"\nhandle = \"ben\"\n\
                 [[player]]\nid = 3\nname = \"Example, Carla\"\nhandle = \"carla\"\n\
                 [[player]]\nid = 4\nname = \"Example, Dan\"\nhandle = \"dan\"\n\
                 [[pairing]]\nboard = 1\nwhite = 1\nblack = 2\n\
                 [[pairing]]\nboard = 2\nwhite = 3\nblack = 4\n";
    let event = Event::parse("event.toml", event).expect("possible");
    let matches = Matches::of("event.toml", &event).expect("it has matches");
    let moves = "1. e4 {[%clk 0:30:00]} e5 {[%clk 0:29:00]} *";
    let (text, status) = with(TAGS, moves, &matches);
    assert!(text.contains("  game 1001 of round 1: Example, Anna - Example, Ben\n"), "{text}");
    assert!(text.contains("none yet; the referee says who won (IM-3-3)"), "an elimination: {text}");
    assert!(!text.contains("WRONG"), "{text}");
    assert_eq!(status, Status::NotAsExpected, "the referee has to say who won");

    let reversed =
        TAGS.replace("anna64", "x").replace("\"ben\"", "\"anna64\"").replace("\"x\"", "\"ben\"");
    let (text, _) = with(&reversed, moves, &matches);
    assert!(
        text.contains("  WRONG the colours are reversed: expected [White \"anna64\"] and [Black \"ben\"] (IM-1-1)\n"),
        "{text}"
    );
    let (text, _) = with(&TAGS.replace("\"ben\"", "\"zoe\""), moves, &matches);
    assert!(
        text.contains("  WRONG [Black \"zoe\"] is not who is paired: expected \"ben\" (IM-1-1)\n"),
        "{text}"
    );
    let (text, _) = with(&TAGS.replace("Chess.com", "https://lichess.org/7"), moves, &matches);
    assert!(text.contains("  WRONG [Site \"https://lichess.org/7\"] is not the site"), "{text}");
    let neither = TAGS.replace("anna64", "zoe").replace("\"ben\"", "\"yan\"");
    let (text, status) = with(&neither, moves, &matches);
    assert!(
        text.contains("  NOT JUDGED [White \"zoe\"] and [Black \"yan\"] are no more"),
        "{text}"
    );
    assert_eq!(status, Status::NotJudged);
}
