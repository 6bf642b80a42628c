//! Illegal moves and what they cost (FIDE 7.5, A.3, A.5.2; CR-4.4-1).

use crate::sheet::{Hall, game};
use court_protocol::{Debt, Side};

/// After the start, both sides' first moves made.
const OPENED: &str = "0:00 start · 0:08 w e2e4 · 0:20 b e7e5 · ";

#[test]
fn cr_4_4_4_the_view_shows_the_correction_before_its_run() {
    let mut hall = Hall::new(game(|_| {}));
    hall.play(&format!("{OPENED} 0:30 w e4e6"));
    let view = hall.public();
    let expected = [Debt::FullRun, Debt::Correction, Debt::FullRun];
    assert_eq!(view.sides[Side::White].owes, expected);
    assert_eq!(view.sides[Side::White].illegal, 1);
    assert_eq!((view.sides.black.offers, view.sides.black.cards), (false, 2));
}
