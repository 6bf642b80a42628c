//! One move that several devices saw (ALL-1), and the side of a move that names none.

use crate::intramural::round_robin;
use crate::sheet::{after, game, play, since};
use crate::speed_moves::speed;
use court_protocol::{
    BySide, ClockRule, GameSetup, Question, Ruleset, RunEvidence, Side, Supervision, Termination,
    TimeControl,
};
use insta::assert_snapshot;
use referee_core::setup;

fn online_with_a_clock() -> GameSetup {
    GameSetup { time: BySide::both(TimeControl::STANDARD), ..round_robin() }
}

/// A second agent sees every move of a game as well, a little later. The game's lines
/// stay the same.
#[test]
fn all_1_whatever_the_rules_a_second_agent_adds_a_witness_and_no_move() {
    let seen_once =
        "0:00 start · 0:10 w e2e4 · 0:20 b e7e5 · 0:30 w g1f3 · 0:40 b d8h4 · 0:50 w f3h4";
    let seen_twice = "
        0:00 start · 0:10 w e2e4 · 0:10.040 #2 w e2e4 · 0:20 b e7e5 · 0:20 #2 b e7e5
        0:30 w g1f3 · 0:37 #2 w g1f3 · 0:40 b d8h4 · 0:40.010 #2 b puts d8h4
        0:50 w f3h4 · 0:50.001 #2 w f3h4";
    let reported = game(|game| game.runs = RunEvidence::Reported);
    let sprint = game(|game| {
        game.ruleset = Ruleset::Sprint;
        game.time = setup::usual_time(Ruleset::Sprint, BySide::both(None));
        game.draw_cards = 0;
    });
    let table = game(|game| game.clock = ClockRule::Table);
    for setup in
        [game(|_| {}), reported, sprint, table, speed(), round_robin(), online_with_a_clock()]
    {
        assert_eq!(play(setup.clone(), seen_twice), play(setup, seen_once));
    }
}

#[test]
fn fide_7_5_5_an_illegal_move_that_two_devices_saw_is_one() {
    for setup in [game(|_| {}), online_with_a_clock()] {
        let count = |sheet: &str| after(setup.clone(), sheet).sides[Side::White].illegal;
        assert_eq!(count("0:00 start · 0:08 w g1g3 · 0:08.100 #2 w g1g3 · 0:10 pass"), 1);
        assert_eq!(count("0:00 start · 0:08 w g1g3 · 0:11 #2 w puts g1g3 · 0:12 pass"), 1);
        assert_eq!(count("0:00 start · 0:08 w g1g3 · 0:11.001 #2 w g1g3 · 0:12 pass"), 2, "later");
        assert_eq!(count("0:00 start · 0:08 w g1g3 · 0:10 w g1g3 · 0:12 pass"), 2, "its own word");
        assert_eq!(
            count("0:00 start · 0:08 w g1g3 · 0:11 #2 w g1g4 · 0:12 pass"),
            1,
            "contradicted"
        );
        assert_eq!(
            count("0:00 start · 0:08 w g1g3 · 0:11.001 #2 w g1g4 · 0:12 pass"),
            2,
            "another"
        );
    }
}

#[test]
fn fide_7_5_1_what_a_referee_calls_misreported_is_not_asked_about_again_for_its_second_witness() {
    let inbox = after(
        game(|_| {}),
        "0:00 start · 0:08 w g1g3 · 0:08.100 #2 w g1g3 · 0:20 no · 0:30 w g1f3",
    )
    .inbox;
    assert!(inbox.is_empty(), "{inbox:?}");
}

#[test]
fn all_1_where_the_position_is_not_known_the_same_move_again_is_one_move_too() {
    let unknown = "0:00 start · 0:05 position k7/8/8/8/8/8/4P3/8 w - - 0 1 ·";
    let view = after(
        game(|_| {}),
        &format!(
            "{unknown} 0:10 w e2e4 · 0:10 #2 w e2e4 · 0:20 b a8a7 · 0:20 #2 b a8a7 · 0:30 w e4e5"
        ),
    );
    assert_eq!((view.ply, view.inbox.len()), (3, 0));
}

#[test]
fn all_1_what_may_have_been_made_again_is_a_move_of_its_own() {
    let put_back = "0:00 start · 0:10 w e2e4 · 0:12 pause
        0:13 position rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 · 0:20 start · 0:30 w e2e4";
    assert_eq!(after(game(|_| {}), put_back).ply, 2, "put back by hand");
    let taken_back = "0:00 start · 0:10 w e2e4 · 0:12 b claims touch · 0:15 yes · 0:30 w e2e4";
    assert_eq!(after(game(|_| {}), taken_back).ply, 1, "taken back");
    let manual = "0:00 start · 0:10 w g1f3 · 0:12 level table court · 0:40 level moves court
        0:50 clocks [9:00/9:00] w · 0:51 w g1f3";
    assert_eq!(after(game(|_| {}), manual).ply, 2, "made again while nobody reported");
}

#[test]
fn a_sheet_names_whose_move_it_is_by_the_board() {
    let wrong = |sheet: &str| {
        let played = referee_core::sheet::Sheet::parse(sheet).and_then(|sheet| sheet.play());
        played.expect_err("it names the other side").to_string()
    };
    assert_snapshot!(wrong("0:00 start · 0:10 b e2e4"), @"line 1, column 14: found e2e4 as a move of Black's, expected one of White's, as the men stand");
    assert_snapshot!(wrong("0:00 start · 0:10 w e2e4 · 0:20 b e2e4"), @"line 1, column 28: found e2e4 as a move of Black's, expected one of White's, as the men stand");
    assert_snapshot!(wrong("0:00 start · 0:10 w e2e4 · 0:20 b e7e5 · 0:15@0:30 b e2e4"), @"line 1, column 42: found e2e4 as a move of Black's, expected one of White's, as the men stand");
}

/// The second of two reports that differ is charged to nobody, whatever the rules. The first stands
/// if the head referee says so.
#[test]
fn all_1_of_two_versions_within_three_seconds_the_first_stands_and_the_head_referee_is_asked() {
    for setup in [game(|_| {}), online_with_a_clock(), speed()] {
        for second in ["w e2e3", "w d2d4", "w puts e2e3", "w e2e5"] {
            let view = after(
                setup.clone(),
                &format!("0:00 start · 0:08 w e2e4 · 0:11 #2 {second} · 0:12 pass"),
            );
            let asked = view.inbox.iter().map(|open| &open.question).collect::<Vec<_>>();
            assert!(matches!(asked[..], [Question::MovesDiffer { ply: 1, .. }]), "{asked:?}");
            assert_eq!((view.ply, view.placed), (1, None));
            assert_eq!(view.sides[Side::Black].illegal, 0);
        }
        let view = after(
            setup.clone(),
            "0:00 start · 0:08 w e2e4 · 0:09 #2 w d2d4 · 0:12 yes · 0:20 b e7e5",
        );
        assert_eq!((view.ply, view.inbox.len()), (2, 0));
    }
}

#[test]
fn all_1_of_three_versions_the_one_that_the_last_answer_names_stands() {
    for answers in ["0:50 no · 0:55 no", "0:50 no · 0:55 yes", "0:50 yes · 0:55 no"] {
        let last = match answers {
            "0:50 no · 0:55 yes" => "w d4d5",
            _ => "w d3d4",
        };
        let view = after(
            game(|_| {}),
            &format!(
                "0:00 start · 0:20 w e2e4 · 0:22 #2 w d2d4 · 0:22.5 #2 w d2d3 · 0:40 b e7e5
                {answers} · 1:00 {last}"
            ),
        );
        assert_eq!((view.ply, view.inbox.len()), (3, 0), "{answers}");
        assert_eq!(view.sides[Side::White].illegal, 0, "{answers}");
    }
}

#[test]
fn all_1_an_answer_another_agent_saw_first_contradicts_nothing() {
    let view = after(game(|_| {}), "0:00 start · 0:08 w e2e4 · 0:09 #2 b e7e5 · 0:10 w g1f3");
    assert_eq!((view.ply, view.inbox.len()), (3, 0));
}

#[test]
fn all_1_a_report_that_names_the_piece_completes_one_without_it() {
    let promoting =
        |game: &mut GameSetup| game.start_fen = Some("7k/P7/8/8/8/8/7P/K7 w - - 0 1".into());
    assert_snapshot!(play(game(promoting), "
        0:00 start · 0:20 #1 w a7a8 · 0:21 #2 w a7a8q"), @r"
    0:20.000 White's a7a8: the arbiter waits
    0:21.000 amended
      - 0:20.000 White's a7a8: the arbiter waits
      + 0:20.000 White half run presumed
      + 0:20.000 1. White a8=Q+ used 0:19.000, left 9:51.000
    ");
    let adequate = game(|game| {
        promoting(game);
        game.illegal_moves.supervision = Supervision::Adequate;
    });
    let online = GameSetup { start_fen: game(promoting).start_fen, ..online_with_a_clock() };
    let speed = GameSetup { start_fen: game(promoting).start_fen, ..speed() };
    for setup in [game(promoting), adequate, online, speed] {
        for reports in [
            "0:20 #1 w a7a8 · 0:23 #2 w a7a8n",
            "0:20 #1 w a7a8n · 0:20 #2 w a7a8",
            "0:20 #1 w puts a7a8 · 0:20.5 #1 w press · 0:21 #2 w puts a7a8n · 0:21 #2 w press",
        ] {
            let view = after(setup.clone(), &format!("0:00 start · {reports} · 0:40 b h8h7"));
            let fen = view.fen.unwrap_or_default();
            assert!(fen.starts_with("N7/"), "{reports}: {fen}");
            assert_eq!((view.ply, view.inbox.len()), (2, 0), "{reports}");
            assert_eq!(view.sides[Side::White].illegal, 0, "{reports}");
        }
    }
}

#[test]
fn all_1_nothing_ends_a_game_by_itself_while_two_versions_of_a_move_stand_in_question() {
    assert_snapshot!(since(&play(game(|_| {}), "
        0:00 start · 0:04 w f2f3 · 0:05 b e7e5 · 0:06 w g2g4 · 0:07 #2 w g2g3 · 0:08 b d8h4 · 0:20 pass
        0:30 yes"), "0:07.000"), @r"
    0:07.000 asks: White's move, g2g4? Another device reports g2g3
    0:08.000 Black full run presumed
    0:08.000 2. Black Qh4# used 0:02.000, left 10:07.000
    0:08.000 Black: awaits_the_referee
    0:30.000 amended
      - 0:08.000 Black: awaits_the_referee
      + 0:08.000 ended: Black wins (checkmate)
      + 0:30.000 answered yes
    ");
    assert_snapshot!(since(&play(game(|_| {}), "
        0:00 start · 0:04 w f2f3 · 0:05 b e7e5 · 0:06 w g2g4 · 0:07 #2 w g2g3 · 0:08 b d8h4 · 0:20 w e1f2
        0:30 no"), "0:07.000"), @r"
    0:07.000 asks: White's move, g2g4? Another device reports g2g3
    0:08.000 Black full run presumed
    0:08.000 2. Black Qh4# used 0:02.000, left 10:07.000
    0:08.000 Black: awaits_the_referee
    0:20.000 White: awaits_the_referee
    0:30.000 amended
      - 0:06.000 2. White g4 used 0:01.000, left 10:11.000
      - 0:08.000 2. Black Qh4# used 0:02.000, left 10:07.000
      - 0:08.000 Black: awaits_the_referee
      - 0:20.000 White: awaits_the_referee
      + 0:06.000 2. White g3 used 0:01.000, left 10:11.000
      + 0:08.000 2. Black Qh4 used 0:02.000, left 10:12.000
      + 0:20.000 White full run presumed
      + 0:20.000 3. White Kf2 used 0:12.000, left 10:04.000
      + 0:30.000 answered no
    ");
    let from = |fen: &str| game(|game| game.start_fen = Some(fen.into()));
    let drawn = |setup: GameSetup, sheet: &str, by| {
        let ends = |sheet: &str| after(setup.clone(), sheet).ended.map(|ended| ended.by);
        assert_eq!(ends(sheet), None, "{sheet}");
        assert_eq!(ends(&format!("{sheet} · 1:00 yes")), Some(by), "{sheet}");
    };
    drawn(
        from("7k/P7/8/8/8/8/7P/K7 w - - 0 1"),
        "0:00 start · 0:20 w a7a8 · 0:21 #2 w h2h4 · 0:40 b h8h7",
        Termination::IllegalPosition,
    );
    drawn(
        from("7k/8/5K2/8/8/8/8/6Q1 b - - 0 1"),
        "0:00 start · 0:20 b h8h7 · 0:21 #2 b h8g8 · 0:40 w f6f7 · 0:45 b h7h8 · 0:50 w g1g6",
        Termination::Stalemate,
    );
}

#[test]
fn all_1_one_answer_decides_between_an_illegal_version_and_a_legal_one() {
    assert_snapshot!(play(game(|_| {}), "
        0:00 start · 0:08 #1 w e2e5 · 0:09 #2 w e2e4 · 0:20 no · 0:30 b e7e5"), @r"
    0:08.000 asks: White's e2e5, an illegal move?
    0:08.000 White's e2e5 is illegal
    0:08.000 Black is given 1:00.000
    0:08.000 White owes a correction and a run
    0:09.000 asks: White's move, e2e5? Another device reports e2e4
    0:20.000 amended
      - 0:08.000 asks: White's e2e5, an illegal move?
      - 0:08.000 White's e2e5 is illegal
      - 0:08.000 Black is given 1:00.000
      - 0:08.000 White owes a correction and a run
      + 0:08.000 White half run presumed
      + 0:08.000 1. White e4 used 0:07.000, left 10:03.000
      + 0:20.000 answered no
    0:30.000 Black full run presumed
    0:30.000 1. Black e5 used 0:22.000, left 9:48.000
    ");
    assert_snapshot!(play(game(|_| {}), "
        0:00 start · 0:08 #1 w e2e5 · 0:09 #2 w e2e4 · 0:20 yes · 0:30 w e2e4"), @r"
    0:08.000 asks: White's e2e5, an illegal move?
    0:08.000 White's e2e5 is illegal
    0:08.000 Black is given 1:00.000
    0:08.000 White owes a correction and a run
    0:09.000 asks: White's move, e2e5? Another device reports e2e4
    0:20.000 amended
      + 0:20.000 answered yes
    0:30.000 White half run presumed
    0:30.000 White has put it right
    0:30.000 White full run presumed
    0:30.000 1. White e4 used 0:29.000, left 9:41.000
    ");
    let illegal = |sheet: &str| {
        let view = after(game(|_| {}), &format!("0:00 start · {sheet}"));
        assert!(view.inbox.is_empty(), "{sheet}: {:?}", view.inbox);
        (view.ply, view.sides[Side::White].illegal)
    };
    assert_eq!(illegal("0:08 w e2e4 · 0:09 #2 w e2e5 · 0:20 yes"), (1, 0));
    assert_eq!(illegal("0:08 w e2e4 · 0:09 #2 w e2e5 · 0:20 no · 0:30 w e2e4"), (1, 1));
    assert_eq!(illegal("0:08 w e2e5 · 0:09 no · 0:10 #2 w e2e4"), (1, 0));
    assert_eq!(illegal("0:08 w e2e5 · 0:09 #2 w e2e6 · 0:20 no · 0:30 w e2e4"), (1, 1));
    assert_eq!(illegal("0:08 w e2e5 · 0:09 #2 w e2e4 · 0:15 b d7d6 · 0:20 yes"), (2, 0));
    assert_eq!(illegal("0:08 w e2e5 · 0:09 #2 w e2e4 · 0:15 b d7d6 · 0:20 no"), (2, 0));
    assert_eq!(illegal("0:08 w puts e2e5 · 0:15 w press · 0:16 #2 w e2e4 · 0:20 no"), (1, 0));
}
