//! The turns of players: children's markers, other venues, run modes (CR-2.2, CR-2.3, CR-4.2-1).

use crate::sheet::{BOARD, Hall, game};
use court_protocol::{Audience, BySide, CourtKind, CourtSetup, RunMode, SideView};
use referee_core::setup;

fn sides(hall: &Hall) -> BySide<SideView> {
    hall.public().sides
}

fn custom(length_mm: u32) -> CourtSetup {
    CourtSetup { kind: CourtKind::Custom, length_mm, ..CourtSetup::basketball("Hall", 8) }
}

#[test]
fn cr_2_2_1_a_child_turns_as_many_metres_from_the_board_as_it_is_years_old() {
    let court = CourtSetup::basketball("Court 1", 12);
    let turns: Vec<u8> =
        [5, 9, 13, 14, 15, 80].map(|age| setup::turning_point(&court, age)).to_vec();
    assert_eq!(turns, [5, 9, 13, 14, 14, 14]);
}

#[test]
fn cr_2_2_1_the_two_sides_of_a_board_may_turn_at_different_places() {
    let setup = game(|game| game.turning_point = BySide { white: 9, black: 14 });
    let sides = sides(&Hall::new(setup));
    assert_eq!((sides.white.line_m, sides.black.line_m), (9, 14));
}

#[test]
fn cr_2_2_1_nobody_turns_beyond_the_courts_own_turning_point_however_long_it_is() {
    for length_mm in [28_000, 30_000, 520_000] {
        let court = custom(length_mm);
        assert_eq!(setup::turning_point(&court, 99), 14);
        let far = game(|game| game.turning_point.black = 15);
        assert!(setup::validate_game(&court, &far).is_err());
        assert_eq!(setup::validate_game(&court, &game(|_| {})), Ok(()));
    }
}

#[test]
fn cr_2_2_2_the_marker_is_his_line_before_the_start_and_for_every_stop() {
    let mut hall = Hall::new(game(|game| game.turning_point.white = 8));
    assert_eq!(sides(&hall).white.line_m, 8, "White stands behind it before the start");
    hall.play("0:00 start · 0:07 w e2e4 · 0:08 w fault no_crossing · 0:10 w stands · 0:11 pass");
    let white = sides(&hall).white;
    assert!(white.stop.is_some());
    assert_eq!(white.line_m, 8, "and serves behind it");
}

#[test]
fn cr_2_3_2_a_track_has_eight_boards_and_cones_as_turning_points() {
    assert_eq!(setup::usual_boards(CourtKind::Track), 8);
    assert_eq!(setup::usual_run_mode(CourtKind::Track), RunMode::Cone);
    assert_eq!(setup::usual_run_mode(CourtKind::Basketball), RunMode::Line);
    let boards = setup::usual_boards(CourtKind::Track);
    let track = CourtSetup { kind: CourtKind::Track, boards, ..custom(28_000) };
    assert_eq!(setup::validate(&track), Ok(()));
}

#[test]
fn cr_4_2_1_each_sides_run_mode_is_named_on_every_screen() {
    let hall = Hall::new(game(|game| {
        game.run_mode = BySide { white: RunMode::Cone, black: RunMode::Wall };
    }));
    for audience in Audience::ALL {
        let sides = hall.court.view(BOARD, audience).game.expect("paired").sides;
        assert_eq!((sides.white.run_mode, sides.black.run_mode), (RunMode::Cone, RunMode::Wall));
    }
}
