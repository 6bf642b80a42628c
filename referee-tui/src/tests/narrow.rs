//! Long names at 80 columns: the text about them stays whole.

use super::sheet::{COURT, Sheet, on, penalty, snapshot};
use court_protocol::*;

#[test]
fn where_a_row_is_too_long_the_name_gives_way_and_what_is_said_of_it_stays() {
    let mut court = snapshot(COURT, 12);
    let game = on(&mut court, 10);
    let white = &mut game.sides.white;
    white.name = Some("Maria-Magdalena Papadopoulou-Zimmermann".into());
    white.at = Some(Whereabouts::BehindLine);
    let mut called = penalty(50, 130, PenaltyState::Called);
    (called.fault, called.unexpected, called.witnesses) = (Fault::MovedBeforeRun, true, 2);
    white.penalties = vec![called];
    let mut sheet = Sheet::at(court);
    sheet.press("C");
    let screen = sheet.screen(80, 24);
    let row = screen.lines().find(|row| row.contains("board 10")).expect("the call is listed");
    assert!(row.ends_with("moved before the run, 2:10 ago, unexpected, 2 refe~"), "{row}");
    sheet.press("1 0 B");
    sheet.shows("Papadopoulou-Zimmermann, behind the line, owes");
    sheet.shows("4 runs, 2 draw cards, line");
}

#[test]
fn what_is_ruled_stays_before_whoever_is_asked_why() {
    let mut sheet = Sheet::sealed();
    sheet.press("R x 7 d");
    sheet.shows("Why?");
    sheet.shows("½–½ draw");
    let mut sheet = Sheet::sealed();
    let mut court = snapshot(COURT, 12);
    let game = on(&mut court, 7);
    game.result = ResultState::Sealed;
    game.sides.white.name = Some("Maria-Magdalena Papadopoulou-Zimmermann".into());
    sheet.show(court);
    sheet.press("R x 7 b");
    sheet.shows("Why?");
    sheet.shows("0–1 Black wins");
}
