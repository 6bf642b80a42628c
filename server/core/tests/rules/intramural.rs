//! Intramural matches: the hour, captured points, take-backs, the time they are played at.

use crate::sheet::{BOARD, GAME, Hall, after, game, instant, play, since};
use court_protocol::{
    Ask, Audience, BoardNo, BySide, Debt, GameId, GameResult, GameSetup, MatchRule, Millis,
    Pairing, PlayerId, Ruleset, Side, Square, Supervision, TimeControl, Verdict, Window,
};
use insta::assert_snapshot;
use referee_core::setup;

/// A match of the round robin, from the usual position.
pub(crate) fn round_robin() -> GameSetup {
    let players = BySide { white: PlayerId(1), black: PlayerId(2) };
    setup::intramural_match(1, players, MatchRule::ROUND_ROBIN)
}

fn from(fen: &str) -> GameSetup {
    GameSetup { start_fen: Some(fen.into()), ..round_robin() }
}

fn points(hall: &Hall) -> (Option<u16>, Option<u16>) {
    let sides = hall.public().sides;
    (sides.white.points, sides.black.points)
}

/// Captured points after a sheet from a position.
fn captured(fen: &str, sheet: &str) -> (Option<u16>, Option<u16>) {
    let mut hall = Hall::new(from(fen));
    hall.play(&format!("0:00 start · {sheet}"));
    points(&hall)
}

fn ends(setup: GameSetup, sheet: &str) -> Option<GameResult> {
    let mut hall = Hall::new(setup);
    hall.play(sheet);
    hall.public().ended.map(|ended| ended.result)
}

#[test]
fn im_3_2_the_hour_runs_from_whites_clock_and_is_on_the_view() {
    let mut hall = Hall::new(round_robin());
    let ends_at = |hall: &Hall| hall.public().ends_at;
    assert_eq!(ends_at(&hall), None);
    hall.play("0:00 start · 0:02 pass");
    assert_eq!(ends_at(&hall), None, "White's clock starts at GO");
    hall.play("0:04 w e2e4");
    assert_eq!(ends_at(&hall), Some(instant("60:03")));
    hall.play("60:04 pass");
    assert_eq!(ends_at(&hall), None, "a match that is over counts nothing down");
}

#[test]
fn im_3_2_a_start_that_is_aborted_begins_no_hour() {
    let view = after(round_robin(), "0:00 start · 0:02 abort · 1:00 start · 1:10 w e2e4");
    assert_eq!(view.ends_at, Some(instant("61:03")));
}

#[test]
fn im_3_2_a_move_whose_instant_is_in_doubt_is_put_to_the_referee() {
    let setup = || from("4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1");
    let told = |answer: &str| {
        let mut hall = Hall::with_errors(setup(), &[(1, 40)]);
        hall.play(&format!("0:00 start · 60:03.020 w e4d5 · 60:10 {answer} · 60:20 pass"));
        hall.told()
    };
    assert_snapshot!(since(&told("yes"), "1:00:03.020"), @r"
    1:00:03.020 asks: White's move or the limit? -0:00.020 left ± 0:00.040
    1:00:03.020 White: awaits_the_referee
    1:00:10.000 amended
      - 1:00:03.020 White: awaits_the_referee
      + 1:00:03.000 1. White exd5, left -
      + 1:00:10.000 answered yes
      + 1:00:03.001 limit reached, points 1/0
      + 1:00:03.001 ended: White wins (captured points)
    ");
    assert_snapshot!(since(&told("no"), "1:00:03.020"), @r"
    1:00:03.020 asks: White's move or the limit? -0:00.020 left ± 0:00.040
    1:00:03.020 White: awaits_the_referee
    1:00:10.000 amended
      - 1:00:03.020 White: awaits_the_referee
      + 1:00:03.001 White: after_the_limit
      + 1:00:03.001 limit reached, points 0/0
      + 1:00:03.001 ended: draw (captured points)
      + 1:00:10.000 answered no
    ");
}

#[test]
fn im_3_3_the_higher_total_of_captured_points_wins_at_the_limit() {
    let fen = "4k3/8/8/2np4/3B4/4P3/8/4K3 w - - 0 1";
    let white = "0:00 start · 0:10 w d4c5 · 60:10 pass";
    assert_eq!(ends(from(fen), white), Some(GameResult::Won { by: Side::White }));
    let black = "0:00 start · 0:10 w e1e2 · 0:20 b c5e4 · 0:30 w e2d3 · 0:40 b e4f2 · 60:10 pass";
    assert_eq!(ends(from(fen), black), Some(GameResult::Drawn));
    let black = "0:00 start · 0:10 w d4e5 · 0:20 b c5d3 · 0:30 w e1e2 · 0:40 b d3e5 · 60:10 pass";
    assert_eq!(ends(from(fen), black), Some(GameResult::Won { by: Side::Black }));
}

#[test]
fn im_3_3_equal_totals_ask_the_referee_where_a_winner_is_needed() {
    let mut setup = round_robin();
    setup.match_rule = Some(MatchRule::ELIMINATION);
    assert_snapshot!(since(&play(setup.clone(), "
        0:00 start · 0:10 w e2e4 · 60:10 b e7e5 · 61:00 no"), "1:00:03.001"), @r"
    1:00:03.001 limit reached, points 0/0
    1:00:03.001 asks: who wins at the limit? points 0/0
    1:00:10.000 Black: after_the_limit
    1:01:00.000 amended
      - 1:00:10.000 Black: after_the_limit
      + 1:00:03.001 ended: Black wins (ruling)
      + 1:00:10.000 Black: after_the_end
      + 1:01:00.000 answered no
    ");
    assert_eq!(
        ends(setup.clone(), "0:00 start · 60:10 pass · 61:00 yes"),
        Some(GameResult::Won { by: Side::White })
    );
    let view = after(setup, "0:00 start · 60:10 pass · 61:00 result 1/2-1/2");
    assert_eq!(view.ended.map(|ended| ended.result), Some(GameResult::Drawn));
    assert!(view.inbox.is_empty(), "with the result nothing is left to decide");
}

#[test]
fn im_3_4_each_piece_scores_what_it_is_worth_for_whoever_takes_it() {
    let takes =
        |man: char| captured(&format!("4k3/8/8/3{man}4/8/8/8/3RK3 w - - 0 1"), "0:10 w d1d5");
    let worth = ['p', 'n', 'b', 'r', 'q'].map(|man| takes(man).0);
    assert_eq!(worth, [1, 3, 3, 5, 9].map(Some));
    let takes =
        |man: char| captured(&format!("3rk3/8/8/8/3{man}4/8/8/4K3 b - - 0 1"), "0:10 b d8d4");
    let worth = ['P', 'N', 'B', 'R', 'Q'].map(|man| takes(man).1);
    assert_eq!(worth, [1, 3, 3, 5, 9].map(Some));
    assert_eq!(takes('Q').0, Some(0));
}

#[test]
fn im_3_4_captures_add_up_piece_by_piece_for_each_side() {
    let moves = "0:10 w e2e4 · 0:20 b d7d5 · 0:30 w e4d5 · 0:40 b d8d5 · 0:50 w b1c3 · 1:00 b d5g2
        1:10 w f1g2";
    let mut hall = Hall::new(round_robin());
    hall.play(&format!("0:00 start · {moves}"));
    assert_eq!(points(&hall), (Some(10), Some(2)));
    let captured = hall.court.captured(GAME).expect("a match whose moves are known");
    let told = captured.iter().map(|c| format!("{} {} {} {}", c.ply, c.by, c.piece, c.points));
    assert_eq!(
        told.collect::<Vec<_>>(),
        ["3 White pawn 1", "4 Black pawn 1", "6 Black pawn 1", "7 White queen 9"]
    );
}

#[test]
fn im_3_4_en_passant_scores_a_pawn() {
    let fen = "4k3/8/8/8/3p4/8/4P3/4K3 w - - 0 1";
    assert_eq!(captured(fen, "0:10 w e2e4 · 0:20 b d4e3"), (Some(0), Some(1)));
}

#[test]
fn im_3_4_promoting_scores_nothing_and_a_promoted_piece_counts_as_what_it_is() {
    let fen = "r3k3/1P6/8/8/8/8/8/4K3 w - - 0 1";
    assert_eq!(captured(fen, "0:10 w b7b8q"), (Some(0), Some(0)));
    assert_eq!(captured(fen, "0:10 w b7b8q · 0:20 b a8b8"), (Some(0), Some(9)));
    assert_eq!(captured(fen, "0:10 w b7b8n · 0:20 b a8b8"), (Some(0), Some(3)));
    assert_eq!(captured(fen, "0:10 w b7a8n"), (Some(5), Some(0)), "what is taken in promoting");
}

#[test]
fn im_3_4_what_a_move_took_that_is_taken_back_scores_nothing() {
    let mut setup = from("4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1");
    setup.illegal_moves.supervision = Supervision::Adequate;
    let mut hall = Hall::new(setup);
    hall.play("0:00 start · 0:10 w e4d5");
    assert_eq!(points(&hall), (Some(1), Some(0)));
    hall.play("0:15 b claims touch · 0:20 yes");
    assert_eq!(points(&hall), (Some(0), Some(0)));
}

#[test]
fn im_3_4_after_moves_nobody_knows_points_are_not_known() {
    let mut hall = Hall::new(round_robin());
    hall.play("0:00 start · 0:10 w e2e4 · 0:15 level presses court · 0:20 b press");
    assert_eq!(points(&hall), (None, None));
    hall.play("0:25 level moves court · 0:30 position 4k3/8/8/8/8/8/4P3/4K3 w - - 0 9");
    assert_eq!(points(&hall), (None, None), "what was captured meanwhile stays unknown");
}

#[test]
fn im_3_5_a_move_that_leaves_ones_king_in_check_is_taken_back_and_the_touched_piece_moves() {
    let setup = from("4k3/8/8/8/4r3/8/4B3/4K3 w - - 0 1");
    let white = after(setup.clone(), "0:00 start · 0:10 w e2d3").sides.white;
    assert_eq!(white.owes, [Debt::TakeBack { touched: None }], "the bishop is pinned for good");
    assert_eq!(white.illegal, 0, "no further penalty");
    let setup = from("4k3/8/8/8/4r3/8/3P4/3QK3 w - - 0 1");
    assert_snapshot!(since(&play(setup, "
        0:00 start · 0:10 w d1c2 · 0:20 w e1f2 · 0:30 w d1e2 · 0:40 b e8d8"), "0:10.000"), @r"
    0:10.000 asks: White's d1c2, an illegal move?
    0:10.000 White takes d1c2 back and moves from d1
    0:20.000 asks: White's e1f2, an illegal move?
    0:20.000 White takes e1f2 back and moves from d1
    0:30.000 1. White Qe2, left -
    0:40.000 1. Black Kd8, left -
    ");
}

#[test]
fn im_3_5_the_debt_names_the_touched_piece_and_ends_with_its_move() {
    let mut hall = Hall::new(from("4k3/8/8/8/4r3/8/3P4/3QK3 w - - 0 1"));
    hall.play("0:00 start · 0:10 w d1c2");
    let owes = |hall: &Hall| hall.public().sides.white.owes;
    assert_eq!(owes(&hall), [Debt::TakeBack { touched: Square::named("d1") }]);
    hall.play("0:20 w d1e2");
    assert_eq!(owes(&hall), []);
}

#[test]
fn im_3_5_a_mate_with_another_piece_than_the_touched_one_ends_nothing() {
    let fen = "6k1/5ppp/8/8/1b6/2N5/8/R3K3 w Q - 0 1";
    let owes = after(from(fen), "0:00 start · 0:10 w c3d5").sides.white.owes;
    assert_eq!(owes, [Debt::TakeBack { touched: None }], "a pinned knight cannot move at all");
    let fen = "6k1/5ppp/3p4/8/1b6/2B5/8/R3K3 w Q - 0 1";
    assert_eq!(ends(from(fen), "0:00 start · 0:10 w c3e5 · 0:20 w a1a8"), None);
    assert_eq!(ends(from(fen), "0:00 start · 0:10 w c3e5 · 0:20 w puts a1a8"), None);
    assert_eq!(
        ends(from(fen), "0:00 start · 0:10 w a1a8"),
        Some(GameResult::Won { by: Side::White })
    );
}

#[test]
fn im_3_5_a_referee_who_says_that_it_was_misreported_leaves_nothing_owed() {
    let white =
        after(from("4k3/8/8/8/4r3/8/3P4/3QK3 w - - 0 1"), "0:00 start · 0:10 w d1c2 · 0:15 no")
            .sides
            .white;
    assert_eq!(white.owes, []);
}

#[test]
fn im_3_1_a_match_has_no_runs_no_cards_and_no_player_clock_unless_the_event_sets_one() {
    let view = after(round_robin(), "0:00 start · 0:10 w e2e4 · 0:20 b e7e5 · 59:00 w g1f3");
    for side in Side::BOTH {
        let of = &view.sides[side];
        assert_eq!((of.left, of.cards, of.runs, of.owes.as_slice()), (None, 0, 0, &[][..]));
    }
    let mut setup = round_robin();
    setup.time.white = TimeControl { initial: Millis::minutes(1), ..TimeControl::STANDARD };
    setup.time.black = TimeControl::STANDARD;
    assert_eq!(ends(setup, "0:00 start · 2:00 pass"), Some(GameResult::Won { by: Side::Black }));
}

#[test]
fn im_3_1_draws_are_agreed_in_words_and_players_resign() {
    let both = "0:00 start · 0:10 w e2e4 · 0:20 b e7e5";
    assert_eq!(ends(round_robin(), &format!("{both} · 0:30 draw")), Some(GameResult::Drawn));
    let resigned = ends(round_robin(), &format!("{both} · 0:30 b resigns"));
    assert_eq!(resigned, Some(GameResult::Won { by: Side::White }));
}

#[test]
fn im_3_6_a_mate_in_time_wins_whatever_was_captured() {
    let fen = "6k1/5ppp/8/8/8/8/q7/1R2K3 b - - 0 1";
    assert_eq!(
        ends(from(fen), "0:00 start · 0:10 b a2b1 · 0:20 w e1e2 · 60:10 pass"),
        Some(GameResult::Won { by: Side::Black })
    );
    let mate = "0:00 start · 0:10 b h7h6 · 0:20 w b1b8 · 0:30 b g8h7 · 60:10 pass";
    assert_eq!(ends(from(fen), mate), Some(GameResult::Drawn), "a check with a way out is no mate");
}

#[test]
fn im_3_7_no_legal_move_and_no_check_is_a_draw_whatever_was_captured() {
    let fen = "7k/8/5KQp/8/8/8/8/8 w - - 0 1";
    let stalemate =
        "0:00 start · 0:10 w g6h6 · 0:20 b h8g8 · 0:30 w h6h1 · 0:40 b g8f8 · 0:50 w h1h8";
    assert_eq!(ends(from(fen), stalemate), Some(GameResult::Won { by: Side::White }), "mate");
    let fen = "7k/8/5K2/6Qp/8/8/8/8 w - - 0 1";
    let stalemate =
        "0:00 start · 0:10 w g5h5 · 0:20 b h8g8 · 0:30 w h5h1 · 0:40 b g8f8 · 0:50 w h1a1
        1:00 b f8g8 · 1:10 w a1a7 · 1:20 b g8h8 · 1:30 w a7f7";
    assert_eq!(ends(from(fen), stalemate), Some(GameResult::Drawn));
}

#[test]
fn im_3_9_a_check_is_met_by_moving_the_king_taking_the_piece_or_putting_one_between() {
    let rook = "r5k1/8/8/8/8/8/4R3/r3K3 w - - 0 1";
    let answers = |fen: &str, uci: &str| {
        let mut hall = Hall::new(from(fen));
        hall.play(&format!("0:00 start · 0:10 w {uci}"));
        hall.public().ply == 1
    };
    assert!(answers(rook, "e1f2") && !answers(rook, "e1d1"), "the king moves out of the line");
    assert!(!answers(rook, "e2d2"), "another piece elsewhere does not meet it");
    let taken = "4k3/8/8/8/8/8/1B6/r3K3 w - - 0 1";
    assert!(answers(taken, "b2a1"), "the checking rook is taken");
    let between = "4k3/8/8/8/8/8/2R5/r3K3 w - - 0 1";
    assert!(answers(between, "c2c1"), "a piece is put between");
    let knight = "4k3/8/8/8/8/5n2/6P1/4K3 w - - 0 1";
    assert!(answers(knight, "g2f3"), "a checking knight is taken");
    let pawn = "4k3/8/8/8/8/8/3p4/4K2R w - - 0 1";
    assert!(answers(pawn, "e1d2") && !answers(pawn, "h1h8"), "a checking pawn is taken");
}

#[test]
fn im_1_2_the_agreed_time_and_the_invitation_are_on_record() {
    let mut setup = round_robin();
    let window = Window { opens: instant("10:00"), closes: instant("30:00") };
    setup.match_rule = Some(MatchRule { window: Some(window), ..MatchRule::ROUND_ROBIN });
    let view = after(setup.clone(), "1:00 arrange 20:00 b");
    let arranged = view.arranged.expect("on record");
    assert_eq!((arranged.at, arranged.invited_by), (instant("20:00"), Side::Black));
    assert_snapshot!(play(setup, "
        1:00 arrange 40:00 b · 2:00 arrange 20:00 b · 3:00 arrange 25:00 w · 25:00 start
        26:00 arrange 27:00 w · 31:00 pass"), @r"
    1:00.000 refused bad_setting: setting-arranged-time
    2:00.000 Black invited for 20:00.000
    3:00.000 White invited for 25:00.000
    25:00.000 counting to GO at 25:03.000
    25:03.000 White's clock starts
    25:03.000 started
    26:00.000 refused wrong_phase: game=1 needs=arrange_before_start phase=running
    ");
}

#[test]
fn im_1_2_a_missed_window_goes_to_the_organiser() {
    let mut setup = round_robin();
    let window = Window { opens: instant("10:00"), closes: instant("30:00") };
    setup.match_rule = Some(MatchRule { window: Some(window), ..MatchRule::ROUND_ROBIN });
    assert_snapshot!(play(setup.clone(), "30:01 pass · 31:00 no"), @r"
    30:00.000 asks: the window closed, nothing was agreed; may it be played?
    31:00.000 amended
      + 30:00.000 ended: both lose (forfeit)
      + 31:00.000 answered no
    ");
    let mut hall = Hall::new(setup.clone());
    hall.play("30:01 pass · 31:00 yes · 32:00 start · 32:10 w e2e4");
    assert_eq!(hall.public().ply, 1);
    let one = ends(setup, "30:01 pass · 31:00 result 1-0");
    assert_eq!(one, Some(GameResult::Won { by: Side::White }), "only one of them missed it");
}

#[test]
fn im_1_2_a_window_that_is_closed_already_is_refused() {
    let mut setup = round_robin();
    let window = Window { opens: instant("0:10"), closes: instant("1:00") };
    setup.match_rule = Some(MatchRule { window: Some(window), ..MatchRule::ROUND_ROBIN });
    let mut hall = Hall::new(game(|_| {}));
    hall.play("2:00 pass");
    let pairing = Pairing { board: BoardNo(2), game: GameId(2), setup };
    let records = hall.by_server(Ask::Pair { games: vec![pairing], despite: None });
    let verdict = records.last().and_then(|record| record.verdict.clone());
    assert!(matches!(verdict, Some(Verdict::Refused { .. })), "{verdict:?}");
    let arranged = court_protocol::Arrangement { at: instant("3:00"), invited_by: Side::White };
    let records = hall.by_server(Ask::Arrange { game: GAME, arranged });
    let verdict = records.last().and_then(|record| record.verdict.clone());
    assert!(matches!(verdict, Some(Verdict::Refused { .. })), "only matches are arranged");
}

#[test]
fn im_3_2_only_a_match_has_a_limit_and_it_has_one() {
    let court = court_protocol::CourtSetup::basketball("Court 1", 12);
    let refused = |setup: &GameSetup| {
        setup::validate_game(&court, setup)
            .map_err(|refusal| referee_messages::words().refusal(&refusal))
            .unwrap_err()
    };
    assert_eq!(setup::validate_game(&court, &round_robin()), Ok(()));
    let bare = GameSetup { match_rule: None, ..round_robin() };
    assert_snapshot!(refused(&bare), @"the match's limit: none is not possible; expected one, such as an hour (IM-3-2)");
    let classic = GameSetup { ruleset: Ruleset::Classic, ..round_robin() };
    assert_snapshot!(refused(&classic), @"the match's limit: one of 1:00:00.000 is not possible; expected none: only an Intramural match has one");
    let cards = GameSetup { draw_cards: 2, ..round_robin() };
    assert_snapshot!(refused(&cards), @"the number of draw cards: 2 is not possible; expected 0: a match's draws are agreed in words");
    let mut one_clock = round_robin();
    one_clock.time.white = TimeControl::STANDARD;
    assert_snapshot!(refused(&one_clock), @"Black's time: 0:00.000 is not possible; expected more than zero, at most 10 hours");
    let untimed = game(|game| game.time = BySide::both(TimeControl::NONE));
    assert_snapshot!(refused(&untimed), @"White's time: 0:00.000 is not possible; expected more than zero, at most 10 hours");
}

#[test]
fn im_1_2_who_plays_after_his_window_is_not_asked_about_it_any_more() {
    let window = Window { opens: instant("10:00"), closes: instant("30:00") };
    let mut setup = round_robin();
    setup.match_rule = Some(MatchRule { window: Some(window), ..MatchRule::ROUND_ROBIN });
    let mut hall = Hall::new(setup);
    let questions = |hall: &Hall| {
        let view = hall.court.view(BOARD, Audience::Referees);
        view.game.expect("paired").inbox.len()
    };
    hall.play("30:01 pass");
    assert_eq!(questions(&hall), 1);
    hall.play("32:00 start they agreed by telephone");
    assert_eq!(questions(&hall), 0);
}
