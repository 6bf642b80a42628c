//! The moves of the pieces in an Intramural match, clause by clause, for both colours and both
//! wings.

use crate::sheet::{BOARD, Hall};
use court_protocol::{Audience, BySide, GameSetup, MatchRule, PlayerId};
use referee_core::setup;

/// The board after moves from a position, if all of them were made; the first field of its FEN.
fn after(fen: &str, moves: &[&str]) -> Option<String> {
    let players = BySide { white: PlayerId(1), black: PlayerId(2) };
    let setup = setup::intramural_match(1, players, MatchRule::ROUND_ROBIN);
    let mut hall = Hall::new(GameSetup { start_fen: Some(fen.into()), ..setup });
    hall.play("0:00 start");
    let sides = if fen.contains(" w ") { ["w", "b"] } else { ["b", "w"] };
    for ((uci, side), second) in moves.iter().zip(sides.into_iter().cycle()).zip(10..) {
        hall.play(&format!("0:{second} {side} {uci}"));
    }
    let view = hall.court.view(BOARD, Audience::Public).game?;
    (usize::from(view.ply) == moves.len())
        .then(|| view.fen.unwrap_or_default().split(' ').next().unwrap_or_default().to_owned())
}

fn is_made(fen: &str, uci: &str) -> bool {
    after(fen, &[uci]).is_some()
}

/// The same position with the colours changed and the board turned upside down.
fn mirrored(fen: &str) -> String {
    let mut fields = fen.split(' ');
    let board = fields.next().expect("a board");
    let ranks: Vec<&str> = board.split('/').rev().collect();
    let swap = |text: &str| -> String {
        let other = |c: char| {
            if c.is_ascii_uppercase() { c.to_ascii_lowercase() } else { c.to_ascii_uppercase() }
        };
        text.chars().map(other).collect()
    };
    let turn = if fields.next() == Some("w") { "b" } else { "w" };
    let castling = fields.next().expect("castling");
    let castling = if castling == "-" { "-".to_owned() } else { swap(castling) };
    let castling: String =
        ['K', 'Q', 'k', 'q', '-'].into_iter().filter(|c| castling.contains(*c)).collect();
    format!("{} {turn} {castling} - 0 1", swap(&ranks.join("/")))
}

fn flipped(uci: &str) -> String {
    let rank = |c: char| c.to_digit(10).map_or(c, |n| char::from_digit(9 - n, 10).unwrap_or(c));
    uci.chars().map(rank).collect()
}

/// Made, and not made, by White; the same by Black from the mirrored position.
#[track_caller]
fn clause(fen: &str, made: &[&str], not_made: &[&str]) {
    for uci in made {
        assert!(is_made(fen, uci), "{uci} in {fen}");
        assert!(is_made(&mirrored(fen), &flipped(uci)), "{uci} in {fen}, by Black");
    }
    for uci in not_made {
        assert!(!is_made(fen, uci), "{uci} in {fen}");
        assert!(!is_made(&mirrored(fen), &flipped(uci)), "{uci} in {fen}, by Black");
    }
}

#[test]
fn im_4_1_a_rook_moves_straight_and_takes_what_stands_at_the_end() {
    let fen = "4k3/8/3p4/8/3R1P2/8/3P4/4K3 w - - 0 1";
    clause(
        fen,
        &["d4d6", "d4a4", "d4e4", "d4d3"],
        &["d4d7", "d4f4", "d4g4", "d4d2", "d4e5", "d4f5"],
    );
    assert_eq!(after(fen, &["d4d6"]).as_deref(), Some("4k3/8/3R4/8/5P2/8/3P4/4K3"));
}

#[test]
fn im_4_2_a_bishop_moves_diagonally_and_jumps_over_nothing() {
    let fen = "4k3/8/1p3p2/8/3B4/4P3/8/4K3 w - - 0 1";
    clause(
        fen,
        &["d4f6", "d4b6", "d4a1", "d4c5"],
        &["d4g7", "d4a7", "d4e3", "d4f2", "d4d5", "d4e6"],
    );
}

#[test]
fn im_4_3_a_queen_moves_as_rook_and_bishop_together() {
    let fen = "4k3/8/3p1p2/8/3Q4/8/3P4/4K3 w - - 0 1";
    clause(
        fen,
        &["d4d6", "d4f6", "d4a4", "d4a1", "d4g1"],
        &["d4d7", "d4g7", "d4d2", "d4e6", "d4f5"],
    );
}

#[test]
fn im_4_4_a_knight_jumps_and_touches_nothing_on_its_way() {
    let fen = "4k3/8/8/8/8/p7/PPP5/RN2K3 w - - 0 1";
    clause(fen, &["b1a3", "b1c3", "b1d2"], &["b1b3", "b1c2", "b1d3", "b1a2"]);
    assert_eq!(after(fen, &["b1c3"]).as_deref(), Some("4k3/8/8/8/8/p1N5/PPP5/R3K3"));
}

#[test]
fn im_4_5_a_pawn_steps_forward_to_an_empty_square_and_takes_diagonally_forward() {
    let fen = "4k3/8/8/2p1p3/3P4/8/8/4K3 w - - 0 1";
    clause(fen, &["d4d5", "d4c5", "d4e5"], &["d4d3", "d4d6", "d4c4", "d4c3"]);
    clause("4k3/8/8/3p4/3P4/8/8/4K3 w - - 0 1", &["e1e2"], &["d4d5", "d4c5", "d4e5"]);
}

#[test]
fn im_4_6_a_king_moves_one_square_and_never_into_check() {
    let fen = "4k3/8/8/8/8/8/3r4/5K2 w - - 0 1";
    clause(fen, &["f1e1", "f1g1"], &["f1e2", "f1f2", "f1f3", "f1h1"]);
    let every_way = ["d5", "e5", "f5", "d4", "f4", "d3", "e3", "f3"].map(|to| format!("e4{to}"));
    let every_way: Vec<&str> = every_way.iter().map(String::as_str).collect();
    clause("k7/8/8/8/4K3/8/8/8 w - - 0 1", &every_way, &["e4e6", "e4g4", "e4g5"]);
}

#[test]
fn im_4_7_a_pawns_double_step_is_from_its_second_row_straight_and_over_nothing() {
    clause("4k3/8/8/8/8/4P3/3P4/4K3 w - - 0 1", &["d2d4", "d2d3"], &["e3e5", "d2d5", "d2f4"]);
    clause(
        "4k3/8/8/8/8/3n4/3P4/4K1K1 w - - 0 1".replace("4K1K1", "6K1").as_str(),
        &["g1h1"],
        &["d2d4", "d2d3"],
    );
    clause("4k3/8/8/8/3n4/8/3P4/6K1 w - - 0 1", &["d2d3"], &["d2d4"]);
}

#[test]
fn im_4_8_en_passant_only_against_a_double_step_just_made_and_at_once() {
    let fen = "4k3/8/8/8/1p1p4/8/2P5/4K3 w - - 0 1";
    for (by, left) in [("b4c3", "3p4"), ("d4c3", "1p6")] {
        let taken = after(fen, &["c2c4", by]);
        let expected = format!("4k3/8/8/8/{left}/2p5/8/4K3");
        assert_eq!(taken, Some(expected), "either neighbour takes the pawn that passed by");
        let flip = ["c2c4", by].map(flipped);
        assert!(after(&mirrored(fen), &[&flip[0], &flip[1]]).is_some(), "by White");
    }
    assert_eq!(after(fen, &["c2c4", "e8e7", "e1e2", "b4c3"]), None, "a move later it is over");
    assert_eq!(after(fen, &["c2c3", "b4b3", "c3c4", "d4c3"]), None, "no double step");
    let bared = "8/8/8/8/k1p4R/8/3P4/4K3 w - - 0 1";
    assert_eq!(after(bared, &["d2d4", "c4d3"]), None, "it would bare the king");
}

#[test]
fn im_4_9_a_pawn_promotes_on_the_last_row_to_a_piece_of_its_colour() {
    let fen = "7k/P7/8/8/8/8/8/3QK3 w - - 0 1";
    clause(fen, &["a7a8q", "a7a8r", "a7a8b", "a7a8n"], &["a7a8", "a7a8k", "a7a8p"]);
    let two_queens = after(fen, &["a7a8q"]).expect("promoted");
    assert_eq!(two_queens.matches('Q').count(), 2, "not tied to what was taken: {two_queens}");
    let black = after(&mirrored(fen), &["a2a1q"]).expect("promoted");
    assert_eq!(black.matches('q').count(), 2, "of its own colour: {black}");
}

/// Both wings free.
const CASTLES: &str = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";

/// True if a side castles after these moves.
fn castles(fen: &str, before: &[&str], castling: &str) -> bool {
    assert!(after(fen, before).is_some(), "{before:?} can be made");
    let moves: Vec<&str> = before.iter().copied().chain([castling]).collect();
    after(fen, &moves).is_some()
}

#[test]
fn im_4_10_a_king_that_has_moved_castles_no_more_even_when_he_went_back() {
    let back = ["e1e2", "a8b8", "e2e1", "b8a8"];
    assert!(!castles(CASTLES, &back, "e1g1") && !castles(CASTLES, &back, "e1c1"));
    let back = ["a1b1", "e8e7", "b1a1", "e7e8", "h1h2"];
    assert!(!castles(CASTLES, &back, "e8g8") && !castles(CASTLES, &back, "e8c8"));
    clause(CASTLES, &["e1g1", "e1c1"], &[]);
}

#[test]
fn im_4_11_a_rook_that_has_moved_loses_its_own_wing_only() {
    let back = ["a1b1", "h8h7", "b1a1", "h7h8"];
    assert!(!castles(CASTLES, &back, "e1c1") && castles(CASTLES, &back, "e1g1"));
    let back = ["h1g1", "a8b8", "g1h1", "b8a8"];
    assert!(!castles(CASTLES, &back, "e1g1") && castles(CASTLES, &back, "e1c1"));
    let back = ["h1h2", "a8b8", "h2h1", "b8a8", "h1h2"];
    assert!(!castles(CASTLES, &back, "e8c8") && castles(CASTLES, &back, "e8g8"));
    let back = ["a1a2", "h8h7", "a2a1", "h7h8", "a1a2"];
    assert!(!castles(CASTLES, &back, "e8g8") && castles(CASTLES, &back, "e8c8"));
}

#[test]
fn im_4_12_nobody_castles_out_of_check() {
    clause("4r1k1/8/8/8/8/8/8/R3K2R w KQ - 0 1", &["e1f2"], &["e1g1", "e1c1"]);
}

#[test]
fn im_4_13_the_kings_way_is_not_attacked_but_the_rooks_may_be() {
    clause("5rk1/8/8/8/8/8/8/R3K2R w KQ - 0 1", &["e1c1"], &["e1g1"]);
    clause("3r2k1/8/8/8/8/8/8/R3K2R w KQ - 0 1", &["e1g1"], &["e1c1"]);
    clause("1r4k1/8/8/8/8/8/8/R3K2R w KQ - 0 1", &["e1c1"], &[]);
    clause("r5kr/8/8/8/8/8/8/R3K2R w KQ - 0 1", &["e1c1", "e1g1"], &[]);
    let pawn = "6k1/8/8/8/8/8/4p3/R3K2R w KQ - 0 1";
    clause(pawn, &["e1e2"], &["e1g1", "e1c1"]);
}

#[test]
fn im_4_14_nobody_castles_into_check() {
    clause("1k4r1/8/8/8/8/8/8/R3K2R w KQ - 0 1", &["e1c1"], &["e1g1"]);
    clause("2r3k1/8/8/8/8/8/8/R3K2R w KQ - 0 1", &["e1g1"], &["e1c1"]);
}

#[test]
fn im_4_15_every_square_between_king_and_rook_is_empty() {
    for (rank, free) in [("RN2K2R", "e1g1"), ("R1B1K2R", "e1g1"), ("R2QK2R", "e1g1")] {
        clause(&format!("4k3/8/8/8/8/8/8/{rank} w KQ - 0 1"), &[free], &["e1c1"]);
    }
    for rank in ["R3KB1R", "R3K1NR"] {
        clause(&format!("4k3/8/8/8/8/8/8/{rank} w KQ - 0 1"), &["e1c1"], &["e1g1"]);
    }
    clause("4k3/8/8/8/8/8/8/Rn2K2R w KQ - 0 1", &["e1g1"], &["e1c1"]);
}

#[test]
fn im_4_16_king_and_rook_stand_on_the_same_rank() {
    let fen = "7k/4P3/8/8/8/8/8/4K3 w - - 0 1";
    let up = ["e7e8r", "h8h7", "e1e2", "h7h6"];
    assert!(after(fen, &up).is_some());
    assert!(!castles(fen, &["e7e8r", "h8h7"], "e1e3"), "not with a rook promoted on his file");
    assert!(!castles(fen, &["e7e8r", "h8h7"], "e1e8"));
}

#[test]
fn im_4_17_the_king_goes_two_squares_and_the_rook_over_him_to_the_next() {
    let closed = "r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R w KQkq - 0 1";
    let long = after(closed, &["e1c1", "e8c8"]);
    assert_eq!(long.as_deref(), Some("2kr3r/pppppppp/8/8/8/8/PPPPPPPP/2KR3R"));
    let short = after(closed, &["e1g1", "e8g8"]);
    assert_eq!(short.as_deref(), Some("r4rk1/pppppppp/8/8/8/8/PPPPPPPP/R4RK1"));
    assert!(!is_made(CASTLES, "e1b1"), "not three squares");
}
