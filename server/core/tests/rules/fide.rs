//! The laws of chess by their articles, as they stand in for what the rulebooks leave open
//! (CR-4.4-1, IM-3-1), under both kinds of supervision (FIDE B.2, B.3).
//!
//! Articles with a subject of their own have their sheets there: mate and draws in `endings` and
//! `draw_claims`, flags in `flags`, illegal moves in `illegal_moves`, touch-move and other claims in
//! `claims`.

use crate::sheet::{after, game, play};
use court_protocol::{
    Evidence, GameResult, GameSetup, GameView, Millis, Question, Side, Supervision, Termination,
};
use std::fmt::Write as _;

/// After the start, both sides' first moves made.
const OPENED: &str = "0:00 start · 0:08 w e2e4 · 0:20 b e7e5 · ";

/// One arbiter for each game, two minutes (FIDE B.2, 7.5.5).
fn adequate(change: impl FnOnce(&mut GameSetup)) -> GameSetup {
    game(|game| {
        game.illegal_moves.supervision = Supervision::Adequate;
        game.illegal_moves.gives = Millis::minutes(2);
        change(game);
    })
}

/// Fewer arbiters than games, a minute (FIDE B.3, A.3).
fn partial(change: impl FnOnce(&mut GameSetup)) -> GameSetup {
    game(change)
}

/// From a position.
fn from(fen: &'static str) -> impl Fn(&mut GameSetup) {
    move |game| game.start_fen = Some(fen.into())
}

fn ended(view: &GameView) -> Option<(GameResult, Termination)> {
    view.ended.as_ref().map(|ended| (ended.result, ended.by))
}

const fn won(by: Side) -> GameResult {
    GameResult::Won { by }
}

/// Time left of the side that does not move in the first ten seconds of a sheet.
fn left(view: &GameView, side: Side) -> Millis {
    view.sides[side].left.expect("the court's clock rules")
}

#[test]
fn fide_7_5_5_first_illegal_move_gives_two_minutes_under_b_2_and_one_under_b_3() {
    let sheet = "0:00 start · 0:08 w e2e5 · 0:09 yes";
    for (setup, minutes) in [(adequate(|_| {}), 2), (partial(|_| {}), 1)] {
        let view = after(setup, sheet);
        assert_eq!(left(&view, Side::Black), Millis::minutes(10 + minutes) + Millis::seconds(5));
        assert_eq!(view.sides.white.illegal, 1);
    }
}

#[test]
fn fide_7_5_5_second_illegal_move_loses() {
    let sheet = format!("{OPENED} 0:30 w e4e6 · 0:35 yes · 0:40 w e4e6 · 0:45 yes");
    for setup in [adequate(|_| {}), partial(|_| {})] {
        let end = ended(&after(setup, &sheet));
        assert_eq!(end, Some((won(Side::Black), Termination::IllegalMoves)));
    }
    let first = format!("{OPENED} 0:30 w e4e6 · 0:35 yes · 0:40 w g1f3 · 0:50 b e5e7 · 0:55 yes");
    let end = ended(&after(partial(|_| {}), &first));
    assert_eq!(end, None, "the second by the same player only");
}

#[test]
fn fide_7_5_5_second_illegal_move_draws_if_the_opponent_cannot_mate() {
    let bare = from("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1");
    let sheet = "0:00 start · 0:08 w e1e3 · 0:10 yes · 0:15 w e2e5 · 0:20 yes";
    for setup in [adequate(&bare), partial(&bare)] {
        let end = ended(&after(setup, sheet));
        assert_eq!(end, Some((GameResult::Drawn, Termination::IllegalMoves)));
    }
}

#[test]
fn fide_7_5_1_the_position_before_the_illegal_move_is_restored() {
    for setup in [adequate(|_| {}), partial(|_| {})] {
        let view = after(setup, &format!("{OPENED} 0:30 w e4e6"));
        let fen = view.fen.expect("moves are reported");
        assert!(fen.starts_with("rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w"), "{fen}");
        assert_eq!(view.running.map(|running| running.side), Some(Side::White));
    }
}

#[test]
fn fide_7_5_3_pressing_without_a_move_costs_what_an_illegal_move_costs() {
    let sheet = format!("{OPENED} 0:30 w press · 0:32 b claims nomove · 0:40 yes");
    for (setup, minutes) in [(adequate(|_| {}), 2), (partial(|_| {}), 1)] {
        let view = after(setup, &sheet);
        assert_eq!(view.sides.white.illegal, 1);
        // two seconds of his own before the press, and two between the press and his claim
        let before = Millis::minutes(10) - Millis::seconds(4);
        assert_eq!(left(&view, Side::Black), before + Millis::minutes(minutes));
    }
}

#[test]
fn fide_a_5_2_an_illegal_move_stands_once_the_opponent_has_moved_under_b_3_only() {
    let sheet = format!("{OPENED} 0:30 w e4e6 · 0:40 b d7e6");
    let view = after(partial(|_| {}), &sheet);
    assert_eq!((view.ply, view.sides.white.illegal), (4, 0));
    let view = after(adequate(|_| {}), &sheet);
    assert_eq!((view.ply, view.sides.white.illegal), (2, 1), "an arbiter watched: it never stands");
}

#[test]
fn fide_a_5_2_the_opponent_claims_before_he_moves_under_b_3_and_at_any_time_under_b_2() {
    let late = format!("{OPENED} 0:30 w d2d4 · 0:40 b e5d4 · 0:45 b claims illegal");
    let view = after(partial(|_| {}), &late);
    assert_eq!(view.sides.white.illegal, 0, "too late");
    let asked = after(
        adequate(|_| {}),
        &format!("{OPENED} 0:30 w d2d4 · 0:40 b e5d4 · 0:45 b claims illegal"),
    );
    let claims = |view: &GameView| {
        view.inbox.iter().any(|open| matches!(open.question, Question::Claim { .. }))
    };
    assert!(claims(&asked), "the referee still rules on it");
}

/// A pawn reaches the last rank and stays a pawn; Black may take it.
const ARRIVES: &str = "1r5k/P7/8/8/8/8/8/4K3 w - - 0 1";

#[test]
fn fide_a_5_4_a_pawn_left_on_the_last_rank_is_not_touched_before_the_next_move() {
    let view = after(partial(from(ARRIVES)), "0:00 start · 0:08 w a7a8");
    assert_eq!((view.sides.white.illegal, view.inbox.len()), (0, 0));
    assert_eq!(left(&view, Side::Black), Millis::minutes(10) + Millis::seconds(5));
    let view = after(adequate(from(ARRIVES)), "0:00 start · 0:08 w a7a8");
    assert_eq!(view.sides.white.illegal, 1, "an arbiter who watches acts at once");
}

#[test]
fn fide_4_3_another_piece_than_the_touched_one_is_taken_back_when_the_claim_is_upheld() {
    let sheet = format!("{OPENED} 0:30 w g1f3 · 0:32 b claims touch · 0:40");
    for setup in [adequate(|_| {}), partial(|_| {})] {
        let view = after(setup.clone(), &format!("{sheet} yes"));
        assert_eq!((view.ply, view.sides.white.illegal), (2, 0), "no illegal move");
        let view = after(setup, &format!("{sheet} no"));
        assert_eq!(view.ply, 3);
    }
}

#[test]
fn fide_4_8_the_claim_is_lost_once_the_claimant_has_touched_a_piece() {
    let sheet = format!("{OPENED} 0:30 w g1f3 · 0:40 b b8c6 · 0:42 b claims touch");
    for setup in [adequate(|_| {}), partial(|_| {})] {
        let view = after(setup, &sheet);
        assert_eq!((view.ply, view.inbox.len()), (4, 0));
    }
}

#[test]
fn fide_9_5_3_a_wrong_claim_gives_two_minutes_under_b_2_and_one_under_b_3() {
    let sheet = format!("{OPENED} 0:30 w claims threefold");
    for (setup, minutes) in [(adequate(|_| {}), 2), (partial(|_| {}), 1)] {
        let view = after(setup, &sheet);
        let before = Millis::minutes(10) - Millis::seconds(2);
        assert_eq!(left(&view, Side::Black), before + Millis::minutes(minutes));
        assert!(view.sides.white.offers, "it counts as an offer");
    }
}

#[test]
fn fide_a_5_1_a_wrong_start_position_is_put_right_by_the_head_referee() {
    let right = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1";
    let displaced = from("rnbkqbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQ - 0 1");
    let view =
        after(partial(&displaced), &format!("0:00 start · 0:08 w e2e4 · 0:10 position {right}"));
    assert_eq!(view.fen.as_deref(), Some(right));
    let castles = "0:00 start · 0:08 w e2e4 · 0:20 b g8f6 · 0:30 w d2d3 · 0:40 b g7g6
        0:50 w g1f3 · 1:00 b f8g7 · 1:10 w f1e2 · 1:20 b d8b8";
    let view = after(partial(&displaced), castles);
    assert_eq!(view.ply, 7, "a king that began misplaced does not castle");
}

#[test]
fn fide_7_3_reversed_colours_play_on_after_ten_moves_by_both() {
    let tour = ["0 w g1f3", "10 b g8f6", "20 w f3g1", "30 b f6g8"];
    let mut knights = String::new();
    for (minute, entry) in (1..=5).flat_map(|minute| tour.map(|entry| (minute, entry))) {
        let (second, moves) = entry.split_once(' ').expect("a second and a move");
        write!(knights, "{minute}:{second:0>2} {moves} · ").expect("writes");
    }
    let mut setup = partial(|_| {});
    setup.evidence = Evidence::Moves;
    let early = after(setup.clone(), "0:00 start · 1:00 w g1f3 · 1:10 players 2 1");
    assert_eq!(early.sides.white.player.0, 1, "begun again instead");
    // Not the same position five times: one pawn moves on the way.
    let pawns = knights
        .replacen("2:00 w g1f3", "2:00 w a2a3", 1)
        .replacen("2:20 w f3g1", "2:20 w g1f3", 1)
        .replacen("3:00 w g1f3", "3:00 w f3g1", 1)
        .replacen("3:20 w f3g1", "3:20 w b2b3", 1);
    let late = after(setup, &format!("0:00 start · {pawns} 6:50 players 2 1"));
    assert_eq!((late.ply, late.sides.white.player.0), (20, 2));
}

#[test]
fn fide_10_1_a_game_is_one_point_a_half_or_none() {
    let result = |result| after(partial(|_| {}), &format!("{OPENED} 0:30 result {result}"));
    let pgn = |view: &GameView| view.ended.as_ref().map(|ended| ended.result.pgn());
    assert_eq!(pgn(&result("1-0")), Some("1-0"));
    assert_eq!(pgn(&result("1/2-1/2")), Some("1/2-1/2"));
    assert_eq!(pgn(&result("0-1")), Some("0-1"));
}

#[test]
fn fide_4_8_who_has_put_a_piece_somewhere_claims_no_touch_move() {
    let sheet =
        format!("{OPENED} 0:30 w g1f3 · 0:40 b puts b8c6 · 0:42 b claims touch · 0:50 b press");
    for setup in [adequate(|_| {}), partial(|_| {})] {
        let view = after(setup.clone(), &sheet);
        assert_eq!((view.ply, view.inbox.len()), (4, 0), "the claim is ruled at once");
        let told = play(setup, &sheet);
        assert!(told.contains("0:42.000 Black's claim: touched\n"), "{told}");
    }
}

#[test]
fn fide_7_5_1_a_move_with_another_piece_than_the_illegal_ones_is_noted_and_claimed() {
    let sheet = "0:00 start · 0:08 w g1g3 · 0:09 yes · 0:20 w e2e4";
    let noted = "0:20.000 White: not_the_touched_piece\n";
    for setup in [adequate(|_| {}), partial(|_| {})] {
        assert!(play(setup.clone(), sheet).contains(noted));
        let view = after(setup.clone(), &format!("{sheet} · 0:25 b claims touch · 0:30 yes"));
        assert_eq!((view.ply, view.sides.white.illegal), (0, 1), "taken back, and no illegal move");
        let same = "0:00 start · 0:08 w g1g3 · 0:09 yes · 0:20 w g1h3";
        assert!(!play(setup, same).contains(noted), "the piece it was made with");
    }
    // of two illegal moves in one turn the piece of the first is held to
    let two = "0:00 start · 0:08 w g1g3 · 0:12 w b1b4 · 0:20 w";
    assert!(!play(partial(|_| {}), &format!("{two} g1f3")).contains(noted));
    assert!(play(partial(|_| {}), &format!("{two} b1c3")).contains(noted));
    let cannot_move =
        "0:00 start · 0:08 w f1d3 · 0:09 yes · 0:20 w e2e4 · 0:30 b e7e5 · 0:40 w d2d4";
    assert!(!play(partial(|_| {}), cannot_move).contains("not_the_touched_piece"));
}

#[test]
fn fide_7_5_1_the_mate_that_replaces_an_illegal_move_is_held_to_its_piece_too() {
    let mates = from("7k/R7/8/8/8/8/6P1/1R4K1 w - - 0 1");
    let told = play(partial(mates), "0:00 start · 0:08 w g2g5 · 0:09 yes · 0:20 w puts b1b8");
    assert!(told.contains("White: not_the_touched_piece\n"), "{told}");
    assert!(told.contains("ended: White wins (checkmate)\n"), "{told}");
}
