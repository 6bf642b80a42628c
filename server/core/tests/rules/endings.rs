//! Endings: mate, stalemate, dead position, repetition, 75 moves, resignation, agreement.

use crate::sheet::{game, play};
use court_protocol::GameSetup;

fn from(fen: &str) -> GameSetup {
    game(|game| game.start_fen = Some(fen.into()))
}

#[test]
fn cr_4_4_1_mate_stalemate_and_a_dead_position_end_the_game() {
    let one_move = |fen: &str, uci: &str| {
        let told = play(from(fen), &format!("0:00 start · 0:08 w {uci}"));
        told.lines().last().expect("something is told").to_owned()
    };
    let mate = one_move("7k/8/5KQ1/8/8/8/8/8 w - - 0 1", "g6g7");
    assert_eq!(mate, "0:08.000 ended: White wins (checkmate)");
    let stalemate = one_move("7k/8/5KQ1/8/8/8/8/8 w - - 0 1", "g6f7");
    assert_eq!(stalemate, "0:08.000 ended: draw (stalemate)");
    let dead = one_move("7k/8/8/8/8/8/6p1/6K1 w - - 0 1", "g1g2");
    assert_eq!(dead, "0:08.000 ended: draw (dead position)");
}
