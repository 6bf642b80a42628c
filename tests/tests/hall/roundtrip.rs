//! Recorded games through the house and back, with what one finds in the files of the world.

use court_tests::roundtrip::{Report, play_and_compare, roundtrip};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{RngCore, SeedableRng};
use shakmaty::fen::Fen;
use shakmaty::san::SanPlus;
use shakmaty::{Chess, EnPassantMode, Move, Position, Role};
use std::collections::BTreeMap;
use std::fmt::Write as _;

fn played(text: &str) -> Report {
    play_and_compare(&referee_pgn::read("odd.pgn", text.as_bytes()))
}

fn has_note(report: &Report, parts: &[&str]) -> bool {
    report.notes.iter().any(|note| parts.iter().all(|part| note.contains(part)))
}

#[test]
fn clocks_of_every_kind_come_back_as_they_were_and_missing_ones_stay_missing() {
    let report = played(
        r#"
[Event "rising, falling, standing, zero"]
[TimeControl "180+2"]

1. e4 {[%clk 0:03:00]} e5 {[%clk 0:03:00]} 2. Nf3 {[%clk 1:59:59.5]} Nc6 {[%clk 0:00:00]}
3. Bb5 {[%clk 0:00:00]} a6 {[%clk 0:00:00]} 4. Ba4 {[%clk 0:10:00]} *

[Event "on some moves only, and only times used"]

1. d4 d5 {[%clk 0:05:00]} 2. c4 {[%emt 0:00:07]} e6 {[%emt 0:00:03] [%clk 0:04:50]} 3. Nc3 Nf6 *

[Event "fractions, hours, and what is no time"]
[TimeControl "40/7200:3600"]

1. c4 {[%clk 0:00:09.1239]} e5 {[%clk 1:02:03,04]} 2. Nc3 {[%clk 99:59:59.999]} Nf6 {[%clk 1:30]}
3. g3 {[%clk 0:61:00]} d5 {[%clk 0:00:00.001]} 4. cxd5 {[%clk]} Nxd5 {[%clk 0:05:00][%clk 0:04:00]} *

[Event "no clock at all"]
[TimeControl "-"]

1. f3 e5 2. g4 Qh4# 0-1
"#,
    );
    assert_eq!(report.differences, Vec::<String>::new(), "{report}");
    assert_eq!((report.n_games, report.n_plies, report.n_clocks), (4, 7 + 6 + 8 + 4, 7 + 2 + 6));
    assert!(has_note(&report, &["ply 5", "0:61:00", "stays missing"]), "{report}");
    assert!(has_note(&report, &["ply 8", "0:04:00", "the first counts"]), "{report}");
}

#[test]
fn our_rules_end_a_game_where_they_say_and_the_rest_is_named() {
    let there_and_back = "Nf3 Nf6 Ng1 Ng8 ".repeat(6);
    let report = played(&format!(
        r#"
[Event "the same position for the fifth time"]
[Result "1-0"]

{there_and_back}1-0

[Event "dead at the first move"]
[FEN "8/8/8/3k4/8/3p4/3K4/8 w - - 0 50"]
[SetUp "1"]
[Result "0-1"]

50. Kxd3 Ke5 51. Ke3 0-1

[Event "a draw before both had moved"]

1. e4 1/2-1/2

[Event "resigned, and the other side has a bare king"]
[FEN "7k/8/8/8/8/8/R7/K7 w - - 0 1"]

1. Ra3 Kg8 0-1

[Event "lost on time"]
[Termination "Time forfeit"]

1. e4 e5 2. Nf3 0-1
"#
    ));
    assert_eq!(report.differences, Vec::<String>::new(), "{report}");
    assert_eq!(report.n_games, 5);
    for parts in [
        ["game 1, ply 16", "fivefold repetition; 8 half-moves after the end"],
        ["game 1, ply 16", "recorded as 1-0, by our rules 1/2-1/2 (fivefold repetition)"],
        ["game 2, ply 1", "dead position; 2 half-moves after the end"],
        ["game 3, ply 1", "recorded as 1/2-1/2, by our rules no result"],
        [
            "game 4, ply 2",
            "recorded as 0-1, by our rules 1/2-1/2 (resignation, and the opponent cannot mate)",
        ],
    ] {
        assert!(has_note(&report, &parts), "{parts:?} in\n{report}");
    }
    assert!(!has_note(&report, &["game 5"]), "a flag is a flag\n{report}");
}

#[test]
fn what_cannot_be_played_is_named_and_the_playable_part_comes_back() {
    let report = played(
        r#"
[Event "an illegal move"]
[Board "1"]

1. e4 {[%clk 0:09:58]} e5 2. Ke3 Nc6 1-0

[Event "variations, comments, signs"]
[Board "1"]

1. e4! {best (by test)} (1. d4 d5 (1... Nf6 2. c4) 2. c4) e5 $1 ; to the end of the line
2. O-O *

[Event "Black begins, castles and promotes to a knight"]
[FEN "r3k3/8/8/8/8/8/6p1/1K6 b q - 3 17"]

17... O-O-O 18. Kb2 g1=N 19. Kb3 *

[Event "not a position"]
[FEN "k7/8/8/8/8/8/8/8 w - - 0 1"]

1. e4 *

[Event "another game"]
[Variant "Atomic"]

1. e4 *

[Event "nothing was played"]
[Result "1/2-1/2"]

1/2-1/2

[Event "contradiction"]
[Result "1-0"]

1. e4 e5 0-1
"#,
    );
    assert_eq!(report.differences, Vec::<String>::new(), "{report}");
    assert_eq!((report.n_games, report.n_plies, report.n_clocks), (7, 2 + 2 + 4 + 2, 1));
    for parts in [
        ["game 1, ply 3", "not legal"],
        ["game 2, ply 3", "not legal"],
        ["game 4", "not a possible starting position"],
        ["game 5", "a variant of chess"],
        ["game 7", "1-0 and 0-1"],
    ] {
        assert!(has_note(&report, &parts), "{parts:?} in\n{report}");
    }
}

#[test]
fn a_game_of_seven_hundred_half_moves_comes_back_whole() {
    let text = long_game(700, 5);
    let report = played(&text);
    assert_eq!(report.differences, Vec::<String>::new(), "{report}");
    assert_eq!((report.n_plies, report.n_clocks), (700, 350));
    assert_eq!(report.notes, Vec::<String>::new());
}

#[test]
fn more_games_than_a_hall_has_boards_are_played_in_several_halls() {
    let text = "[Event \"again\"]\n\n1. e4 e5 2. Nf3 *\n\n".repeat(50);
    let report = played(&text);
    assert_eq!((report.n_games, report.n_plies), (50, 150), "{report}");
    assert_eq!(report.differences, Vec::<String>::new());
}

#[test]
fn a_folder_without_games_is_said_to_be_one() {
    let folder = tempfile::tempdir().expect("a folder for the test");
    let error = roundtrip(folder.path()).expect_err("there is nothing to play");
    assert_eq!(error.message().key, "pgn-empty-folder");
}

/// A game that no rule ends, with White's clocks in it: pieces wander, and a pawn steps now and then.
fn long_game(plies: usize, seed: u64) -> String {
    let mut draw = ChaCha8Rng::seed_from_u64(seed);
    let mut position = Chess::default();
    let mut seen: BTreeMap<String, u8> = BTreeMap::new();
    let mut text = String::from("[Event \"long\"]\n[TimeControl \"5400+30\"]\n\n");
    for ply in 0..plies {
        let fits = |made: &Move| {
            let mut next = position.clone();
            next.play_unchecked(*made);
            !next.is_game_over() && seen.get(&place(&next)).is_none_or(|times| *times < 3)
        };
        let all: Vec<Move> = position.legal_moves().into_iter().filter(fits).collect();
        let step = position.halfmoves() > 100 || ply < 6;
        let quiet = |pawns: bool| -> Vec<Move> {
            let quiet = all.iter().filter(|m| !m.is_capture() && m.promotion().is_none());
            quiet.filter(|m| (m.role() == Role::Pawn) == pawns).copied().collect()
        };
        // wander; step with a pawn now and then, or where nothing else is left; take when forced
        let choices = [quiet(step), quiet(!step), all.clone()];
        let made = choices.into_iter().find(|moves| !moves.is_empty()).unwrap_or_default();
        assert!(!made.is_empty(), "seed {seed} has run out of quiet moves at ply {ply}");
        let made = made[(draw.next_u64() % made.len() as u64) as usize];
        let san = SanPlus::from_move_and_play_unchecked(&mut position, made);
        *seen.entry(place(&position)).or_default() += 1;
        let _infallible = write!(text, "{san} ");
        if ply % 2 == 0 {
            let left = draw.next_u64() % 5_400;
            let (hours, minutes, seconds) = (left / 3_600, left / 60 % 60, left % 60);
            let _infallible = writeln!(text, "{{[%clk {hours}:{minutes:02}:{seconds:02}]}}");
        }
    }
    text.push_str("*\n");
    text
}

/// The position without its counters.
fn place(position: &Chess) -> String {
    let fen = Fen::from_position(position, EnPassantMode::Legal).to_string();
    fen.split(' ').take(4).collect::<Vec<_>>().join(" ")
}
