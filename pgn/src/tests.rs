//! Whole files: sound ones, damaged ones, and the project's own games.

use super::*;
use court_protocol::{GameResult, Millis, Side, TimeControl};
use proptest::prelude::*;
use referee_messages::Words;
use shakmaty::uci::UciMove;
use shakmaty::{CastlingMode, Chess, KnownOutcome, Position};
use std::ops::ControlFlow;

const HISTORICAL: &str = include_str!("../games/historical.pgn");
const ENGINE: &str = include_str!("../games/engine.pgn");

fn read_text(text: &str) -> Collection {
    read("f.pgn", text.as_bytes())
}

/// The one game of a text.
fn game(text: &str) -> RecordedGame {
    let mut read = read_text(text);
    assert_eq!(read.games.len(), 1, "{:?}", read.findings);
    read.games.remove(0)
}

fn sans(game: &RecordedGame) -> String {
    game.plies.iter().map(|ply| ply.san.as_str()).collect::<Vec<_>>().join(" ")
}

fn told(finding: &Finding) -> String {
    Words::english().say(&finding.message())
}

fn said(findings: &[Finding]) -> Vec<String> {
    findings.iter().map(told).collect()
}

#[test]
fn variations_comments_and_glyphs_are_passed_over() {
    let game = game(
        "1. e4 $1 {good (really) 1... c5} e5!? (1... c5 2. Nf3 (2. c3 {x)}) d6) 2.Nf3 ; 2. f4\n\
         % 2. Bc4\n2... Nc6 += 3.Bb5 a6 *",
    );
    assert_eq!(sans(&game), "e4 e5 Nf3 Nc6 Bb5 a6");
    assert_eq!(said(&game.findings), Vec::<String>::new());
}

#[test]
fn clocks_of_either_comment_go_to_the_half_move_before_them_and_missing_ones_stay_missing() {
    let game = game(
        "{[%clk 0:10:00]} 1. e4 {[%clk 0:09:58.7]} {[%emt 0:00:02]} e5 2. Nf3 {[%clk 9:xx] [%emt \
         0:00:01]} (2. f4 {[%clk 0:00:01]}) Nc6 {[%clk 0:09:50][%clk 0:09:49]} *",
    );
    let clocks: Vec<_> =
        game.plies.iter().map(|ply| (ply.left.map(|t| t.0), ply.used.map(|t| t.0))).collect();
    assert_eq!(
        clocks,
        [(Some(598_700), Some(2_000)), (None, None), (None, Some(1_000)), (Some(590_000), None)]
    );
    assert_eq!(
        said(&game.findings),
        [
            "f.pgn, line 1, game 1, ply 3 \"9:xx\": not a time; expected h:mm:ss, the clock stays \
             missing",
            "f.pgn, line 1, game 1, ply 4 \"0:09:49\": another time for the same half-move; the \
             first counts",
        ]
    );
    assert_eq!(game.clock_resolution(), Millis(100));
}

#[test]
fn an_illegal_move_ends_the_playable_part_and_the_next_game_is_whole() {
    let read = read_text(
        "[Event \"A\"]\n[Result \"1-0\"]\n\n1. e4 e5 2. Nf6 Nc6 3. Bb5 1-0\n\n[Event \"B\"]\n\n1. d4 *\n",
    );
    assert_eq!(read.games.iter().map(sans).collect::<Vec<_>>(), ["e4 e5", "d4"]);
    assert_eq!(
        read.games[0].cut_by().map(told).as_deref(),
        Some(
            "f.pgn, line 4, game 1, ply 3 \"Nf6\": not legal in this position; the game is kept up \
             to here"
        )
    );
    assert_eq!(read.games[0].result, Some(GameResult::Won { by: Side::White }));
    assert_eq!(read.games[1].cut_by(), None);
}

#[test]
fn what_is_no_move_and_what_is_ambiguous_end_the_playable_part_too() {
    let cases = [
        (
            "1. e4 Zf9 2. d4 *",
            "e4",
            "f.pgn, line 1, game 1, ply 2 \"Zf9\": not a move; the game is kept up to here",
        ),
        (
            "1. e4 -- 2. d4 *",
            "e4",
            "f.pgn, line 1, game 1, ply 2 \"--\": not a move; the game is kept up to here",
        ),
        (
            "1. Nf3 e5 2. Nc3 e4 3. Nd4 d5 4. Nb5 *",
            "Nf3 e5 Nc3 e4 Nd4 d5",
            "f.pgn, line 1, game 1, ply 7 \"Nb5\": more than one piece can make this move; the \
             game is kept up to here",
        ),
    ];
    for (text, kept, finding) in cases {
        let game = game(text);
        assert_eq!(sans(&game), kept);
        assert_eq!(said(&game.findings), [finding]);
    }
}

#[test]
fn liberties_of_notation_are_understood() {
    let game = game(
        "1. e2-e4 d7d5 2. ed5 Nf6 3. Nc3 Nd5: 4. Ng1-f3 Nxc3 5. b2xc3+! g6 6. Bc4 Bg7 7. 0-0 o-o *",
    );
    assert_eq!(sans(&game), "e4 d5 exd5 Nf6 Nc3 Nxd5 Nf3 Nxc3 bxc3 g6 Bc4 Bg7 O-O O-O");
    let promotion = "[FEN \"7k/P7/8/8/8/8/8/K7 w - - 0 1\"]\n\n1. a8Q+ *";
    assert_eq!(sans(&super::tests::game(promotion)), "a8=Q+");
}

#[test]
fn a_game_from_a_set_position_says_so() {
    let game =
        game("[SetUp \"1\"]\n[FEN \"8/8/8/4k3/8/8/4P3/4K3 w - - 0 40\"]\n\n40. e4 Kxe4 1/2-1/2");
    assert_eq!(game.start_fen.as_deref(), Some("8/8/8/4k3/8/8/4P3/4K3 w - - 0 40"));
    assert_eq!(sans(&game), "e4 Kxe4");
    let read = read_text("[FEN \"8/8 w\"]\n\n1. e4 *\n\n[Variant \"Chess960\"]\n\n1. e4 *");
    assert_eq!(
        read.games.iter().flat_map(|g| said(&g.findings)).collect::<Vec<_>>(),
        [
            "f.pgn, line 3, game 1 \"8/8 w\": not a possible starting position; no move is kept",
            "f.pgn, line 7, game 2 \"Chess960\": a variant of chess that is not played here; no \
             move is kept",
        ]
    );
    assert!(read.games.iter().all(|game| game.plies.is_empty()));
}

#[test]
fn results_that_contradict_each_other_or_the_board_are_noted() {
    let contradictory = game("[Result \"0-1\"]\n\n1. e4 e5 1-0");
    assert_eq!(contradictory.result, Some(GameResult::Won { by: Side::White }));
    assert_eq!(
        said(&contradictory.findings),
        ["f.pgn, line 3, game 1 \"0-1 and 1-0\": the result in the tags and the one after the \
          moves differ"]
    );
    let mate = game("[Result \"1/2-1/2\"]\n\n1. f3 e5 2. g4 Qh4# 1/2-1/2");
    assert_eq!(
        said(&mate.findings),
        ["f.pgn, line 3, game 1, ply 4 \"1/2-1/2\": the result differs from the board, where \
          Black has mated"]
    );
    let open = game("[Result \"*\"]\n\n1. f3 e5 2. g4 Qh4# *");
    assert_eq!((open.result, open.findings.len()), (None, 0), "unknown contradicts nothing");
}

#[test]
fn a_move_number_that_does_not_fit_is_noted_once() {
    let game = game("1. e4 e5 2. Nf3 4. Nc6 5. Bb5 *");
    assert_eq!(sans(&game), "e4 e5 Nf3 Nc6 Bb5");
    assert_eq!(
        said(&game.findings),
        ["f.pgn, line 1, game 1, ply 4 \"4.\": the move number does not fit; a half-move may be \
          missing"]
    );
}

#[test]
fn unclosed_and_stray_brackets_cost_no_other_game() {
    let read = read_text(
        "[Event \"A\"]\n\n1. e4 (1. d4 {x}\n\n[Event \"B\"]\n\n1. c4 ) } e5 {open\n[Event \"C\"]\n\n1. f4 *",
    );
    assert_eq!(read.games.iter().map(sans).collect::<Vec<_>>(), ["e4", "c4 e5", "f4"]);
    assert_eq!(
        said(&read.all_findings().cloned().collect::<Vec<_>>()),
        [
            "f.pgn, line 3, game 1, ply 2: this variation is never closed; expected ), \
             moves in it are not read",
            "f.pgn, line 7, game 2, ply 2 \")\": a bracket where none belongs; passed over",
            "f.pgn, line 7, game 2, ply 2 \"}\": a bracket where none belongs; passed over",
            "f.pgn, line 7, game 2, ply 3 \"open\": this comment is never closed; expected }, moves \
             in it are not read",
        ]
    );
}

#[test]
fn a_game_whose_moves_something_unclosed_may_hold_is_cut_short() {
    for text in ["1. e4 e5 {a comment 2. Nf3 *", "1. e4 e5 (1... c5 2. Nf3 *"] {
        let game = game(text);
        assert!(game.cut_by().is_some(), "{text}");
        assert_eq!(sans(&game), "e4 e5");
    }
    assert_eq!(game("1. e4 {a comment} e5 (1... c5) 2. Nf3 *").cut_by(), None);
}

#[test]
fn a_file_that_ends_in_the_middle_of_a_character_cuts_its_last_game_short() {
    let text = "[Event \"A\"]\n\n1. e4 *\n\n[Event \"B\"]\n\n1. d4 d5";
    let mut bytes: Vec<u8> =
        [0xff, 0xfe].into_iter().chain(text.encode_utf16().flat_map(u16::to_le_bytes)).collect();
    assert!(read("w.pgn", &bytes).games.iter().all(|game| game.cut_by().is_none()));
    bytes.push(b' ');
    let read = read("w.pgn", &bytes);
    assert_eq!(read.games[0].cut_by(), None);
    assert_eq!(
        read.games[1].cut_by().map(told).as_deref(),
        Some(
            "w.pgn, line 7, game 2 \"1. d4 d5\": the file ends in the middle of a character; what \
             followed is missing"
        )
    );
}

#[test]
fn broken_encodings_are_noted_and_the_moves_are_kept() {
    let latin1 = b"[White \"M\xfcller\"]\n\n1. e4 {caf\xe9} e5 *";
    let read_latin1 = read("l.pgn", latin1);
    assert_eq!(read_latin1.games[0].tags.get("White"), Some("Müller"));
    assert_eq!(sans(&read_latin1.games[0]), "e4 e5");
    assert_eq!(
        said(&read_latin1.findings),
        ["l.pgn, line 1 \"[White \\\"Müller\\\"]\": neither UTF-8 nor UTF-16; names are read as \
          Latin-1 and may be spelt wrong"]
    );
    let text = "[White \"Müller\"]\n\n1. e4 *";
    let le: Vec<u8> =
        [0xff, 0xfe].into_iter().chain(text.encode_utf16().flat_map(u16::to_le_bytes)).collect();
    let be: Vec<u8> =
        [0xfe, 0xff].into_iter().chain(text.encode_utf16().flat_map(u16::to_be_bytes)).collect();
    let utf8: Vec<u8> = [0xef, 0xbb, 0xbf].into_iter().chain(text.bytes()).collect();
    for bytes in [le, be, utf8] {
        let read = read("u.pgn", &bytes);
        assert_eq!(read.games[0].tags.get("White"), Some("Müller"));
        assert_eq!((sans(&read.games[0]), read.findings.len()), ("e4".to_owned(), 0));
    }
}

#[test]
fn a_file_without_a_game_and_a_folder_without_a_file_say_so() {
    assert_eq!(
        said(&read_text(" \n").findings),
        ["f.pgn: no game found; expected tags such as [White \"…\"] and moves"]
    );
    let missing = open(Path::new("no/such/file.pgn")).expect_err("there is none");
    let missing = Words::english().say(&missing.message());
    assert!(missing.starts_with("no/such/file.pgn: "), "{missing}");
    let folder = open(Path::new(env!("CARGO_MANIFEST_DIR")).join("src").as_path());
    let folder = Words::english().say(&folder.expect_err("sources are no games").message());
    assert!(folder.ends_with("no file of this folder ends in .pgn"), "{folder}");
}

#[test]
fn files_of_a_folder_come_in_the_order_of_their_numbers() {
    let mut names = ["r10.pgn", "r2.pgn", "R1.pgn", "r2-b11.pgn", "r2-b3.pgn"];
    names.sort_by_cached_key(|name| natural_order(name));
    assert_eq!(names, ["R1.pgn", "r2-b3.pgn", "r2-b11.pgn", "r2.pgn", "r10.pgn"]);
}

#[test]
fn time_controls_of_one_period_are_understood() {
    let read = |text: &str| game(&format!("[TimeControl \"{text}\"]\n\n*")).time_control();
    let control = |initial, increment| {
        Some(TimeControl {
            initial: Millis::seconds(initial),
            increment: Millis::seconds(increment),
            increment_first: true,
        })
    };
    assert_eq!(read("180+2"), control(180, 2));
    assert_eq!(read("600"), control(600, 0));
    assert_eq!(read("15 min/game + 10 sec/move"), control(900, 10));
    assert_eq!(read("40/7200:3600"), None);
    assert_eq!(read("-"), None);
}

/// Plays a game's moves again from its UCI moves; returns the final position.
fn replay(game: &RecordedGame) -> Chess {
    let mut position = Chess::default();
    for ply in &game.plies {
        let uci: UciMove = ply.uci.parse().expect("the reader writes UCI moves");
        let m = uci.to_move(&position).expect("the reader keeps legal moves");
        position.play_unchecked(m);
    }
    position
}

#[test]
fn the_projects_own_games_are_sound_to_their_results() {
    for (name, text, at_least) in [("historical", HISTORICAL, 24), ("engine", ENGINE, 36)] {
        let read = read_text(text);
        assert!(read.games.len() >= at_least, "{name}: {} games", read.games.len());
        assert_eq!(said(&read.all_findings().cloned().collect::<Vec<_>>()), Vec::<String>::new());
        for game in &read.games {
            let names: Vec<&str> = game.tags.iter().map(|(tag, _)| tag).collect();
            assert_eq!(names, ["Event", "Site", "Date", "Round", "White", "Black", "Result"]);
            let result = game.result.expect("every game of ours has a result");
            if let Some(outcome) = replay(game).outcome().known() {
                let winner = match outcome {
                    KnownOutcome::Decisive { winner } => {
                        GameResult::Won { by: winner.fold_wb(Side::White, Side::Black) }
                    }
                    KnownOutcome::Draw => GameResult::Drawn,
                };
                assert_eq!(result, winner, "{name} {}", game.number);
            }
        }
    }
}

#[test]
fn the_engines_games_show_every_kind_of_ending_and_the_rare_moves() {
    let games = read_text(ENGINE).games;
    let count = |fits: &dyn Fn(&RecordedGame) -> bool| games.iter().filter(|g| fits(g)).count();
    let mates = count(&|g| replay(g).is_checkmate());
    let stalemates = count(&|g| replay(g).is_stalemate());
    let bare = count(&|g| replay(g).is_insufficient_material());
    let fifty = count(&|g| replay(g).halfmoves() >= 100);
    let under = count(&|g| g.plies.iter().any(|p| p.uci.ends_with(['r', 'b', 'n'])));
    let long = count(&|g| g.plies.len() >= 240);
    let en_passant = count(&|g| {
        let mut position = Chess::default();
        g.plies.iter().any(|ply| {
            let uci: UciMove = ply.uci.parse().expect("UCI");
            let m = uci.to_move(&position).expect("legal");
            position.play_unchecked(m);
            m.is_en_passant()
        })
    });
    let found = [mates, stalemates, bare, fifty, under, long, en_passant];
    assert!(found.iter().all(|count| *count >= 3), "{found:?}");
}

/// The moves `pgn-reader` finds in a game, in UCI notation.
struct Oracle;

impl pgn_reader::Visitor for Oracle {
    type Tags = ();
    type Movetext = (Chess, Vec<String>);
    type Output = Vec<String>;

    fn begin_tags(&mut self) -> ControlFlow<Self::Output, ()> {
        ControlFlow::Continue(())
    }

    fn begin_movetext(&mut self, (): ()) -> ControlFlow<Self::Output, Self::Movetext> {
        ControlFlow::Continue((Chess::default(), Vec::new()))
    }

    fn san(
        &mut self,
        (position, moves): &mut Self::Movetext,
        san: pgn_reader::SanPlus,
    ) -> ControlFlow<Self::Output> {
        let m = san.san.to_move(position).expect("sound games");
        moves.push(m.to_uci(CastlingMode::Standard).to_string());
        position.play_unchecked(m);
        ControlFlow::Continue(())
    }

    fn end_game(&mut self, (_, moves): Self::Movetext) -> Self::Output {
        moves
    }
}

#[test]
fn an_independent_reader_finds_the_same_moves() {
    for text in [HISTORICAL, ENGINE] {
        let ours: Vec<Vec<String>> = read_text(text)
            .games
            .into_iter()
            .map(|game| game.plies.into_iter().map(|ply| ply.uci).collect())
            .collect();
        let mut reader = pgn_reader::Reader::new(text.as_bytes());
        let mut theirs = Vec::new();
        while let Some(moves) = reader.read_game(&mut Oracle).expect("sound files") {
            theirs.push(moves);
        }
        assert_eq!(ours, theirs);
    }
}

/// The properties of any reading of any bytes.
fn check_any(bytes: &[u8]) {
    let read = read("any.pgn", bytes);
    for (place, game) in read.games.iter().enumerate() {
        assert_eq!(game.number as usize, place + 1);
        if game.start_fen.is_none() {
            replay(game);
        }
    }
    for finding in read.all_findings() {
        let told = told(finding);
        assert!(!told.contains(['\n', '\r']), "{told}");
    }
}

/// Pieces that damaged files are made of.
fn scrap() -> impl Strategy<Value = String> {
    prop_oneof![
        prop::sample::select(vec![
            "e4",
            "e5",
            "Nf3",
            "Nc6",
            "O-O",
            "0-0",
            "1.",
            "12...",
            "1-0",
            "0-1",
            "1/2-1/2",
            "*",
            "{",
            "}",
            "(",
            ")",
            "[",
            "]",
            ";",
            "%",
            "\n",
            " ",
            "\"",
            "[Event \"x\"]\n",
            "$3",
            "[%clk 0:01:02]",
            "{[%clk 1:2:3.4][%emt 0:0:0]}",
            "[FEN \"8/8/8/8/8/8/8/K1k5 w - - 0 1\"]\n",
            "\\",
            "--",
            "…",
            "½-½",
            "a8=Q+!?",
            "\u{feff}",
            "\0",
            "Kd4",
            "exd5",
            "@",
            "e8Q",
        ])
        .prop_map(str::to_owned),
        "\\PC{0,6}",
    ]
}

proptest! {
    #[test]
    fn no_bytes_make_it_fail(bytes in prop::collection::vec(any::<u8>(), 0..600)) {
        check_any(&bytes);
    }

    #[test]
    fn no_scraps_of_pgn_make_it_fail(scraps in prop::collection::vec(scrap(), 0..120)) {
        check_any(scraps.concat().as_bytes());
    }

    #[test]
    fn a_damaged_byte_in_a_real_file_costs_at_most_its_game(
        at in 0..HISTORICAL.len(),
        byte in any::<u8>().prop_filter("brackets and quotes may join or part games", |b| {
            !b"{}()[]\";%\n".contains(b)
        }),
    ) {
        let mut bytes = HISTORICAL.as_bytes().to_vec();
        prop_assume!(!b"{}()[]\";%\n".contains(&bytes[at]));
        bytes[at] = byte;
        let (sound, damaged) = (read_text(HISTORICAL), read("d.pgn", &bytes));
        let changed = sound
            .games
            .iter()
            .filter(|game| !damaged.games.iter().any(|other| other.plies == game.plies))
            .count();
        prop_assert!(changed <= 1, "{changed} games changed");
    }
}

/// A game somebody could have played: any of the own games cut anywhere, with drawn clocks.
fn any_game() -> impl Strategy<Value = RecordedGame> {
    let clock = || prop::option::of((0..360_000_000_i64).prop_map(Millis));
    let clocks = prop::collection::vec((clock(), clock()), 300);
    (any::<prop::sample::Index>(), 0..300_usize, clocks, "[^\\p{Cc}]{0,12}").prop_map(
        |(which, length, clocks, name)| {
            let mut games = read_text(HISTORICAL).games;
            games.append(&mut read_text(ENGINE).games);
            let mut game = games.swap_remove(which.index(games.len()));
            if length < game.plies.len() {
                game.plies.truncate(length);
                (game.tags, game.result) = (Tags::default(), None);
            }
            game.tags.push("Annotator", &name);
            for (ply, (left, used)) in game.plies.iter_mut().zip(clocks) {
                (ply.left, ply.used) = (left, used);
            }
            game
        },
    )
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]
    #[test]
    fn a_game_that_is_written_is_read_back_as_it_was(game in any_game()) {
        let said = ["before", "no more was recorded"].map(str::to_owned);
        let said = [0, game.plies.len()].into_iter().zip(said).collect();
        let text = write(&game.tags, &game.plies, &said, game.result);
        let read = read_text(&text);
        prop_assert_eq!(read.games.len(), 1);
        let read = &read.games[0];
        prop_assert_eq!(&read.findings, &[]);
        prop_assert_eq!(
            (&read.tags, &read.plies, read.result),
            (&game.tags, &game.plies, game.result)
        );
    }
}
