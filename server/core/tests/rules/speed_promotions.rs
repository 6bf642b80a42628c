//! Speed chess: promotions that are declared, and pawns that stand for pieces (SP-26 to SP-30).

use crate::sheet::{BOARD, Hall};
use crate::speed_moves::from;
use court_protocol::Audience;

const BEFORE: &str = "8/4P1k1/8/8/8/8/p6p/K7 w - - 0 1";

#[test]
fn sp_30_nobody_else_has_to_exchange_and_screens_show_where_it_is_still_due() {
    let mut hall = Hall::new(from(BEFORE));
    let due = |hall: &Hall| {
        let speed = hall.court.view(BOARD, Audience::Public).game.and_then(|game| game.speed);
        speed.map(|speed| speed.unexchanged)
    };
    hall.play("0:00 start · 0:10 w declares queen · 0:11 w e7e8 · 0:20 b g7h6 · 0:25 w a1a2");
    assert_eq!(due(&hall), Some(vec!["e8".to_owned()]), "moves go on meanwhile");
    hall.play("0:30 w exchanges e8 queen");
    assert_eq!(due(&hall), None);
    // A pawn that is captured there needs no exchange any more.
    let mut hall = Hall::new(from("8/3Pk3/8/8/8/8/8/K7 w - - 0 1"));
    hall.play("0:00 start · 0:10 w declares queen · 0:11 w d7d8 · 0:20 b e7d8");
    assert_eq!(due(&hall), None);
}
