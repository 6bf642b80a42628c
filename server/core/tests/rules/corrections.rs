//! Corrections by the head referee: clocks, the position of record, the players.

use crate::sheet::{GAME, HEAD, Hall, game};
use court_protocol::{Refusal, Verdict};

#[test]
fn all_1_a_clock_that_was_set_can_be_annulled_and_is_as_if_it_had_not_been() {
    let mut hall = Hall::new(game(|_| {}));
    hall.play("0:00 start · 0:08 w e2e4 · 0:10 clocks [1:00/1:00]");
    let facts = hall.court.facts(GAME).expect("the game is there");
    let set = facts.iter().find(|f| matches!(f.body, referee_core::FactBody::ClockSet { .. }));
    let fact = set.expect("it was set").id;
    let void = court_protocol::Ask::Void { fact, reason: "wrong board".to_owned() };
    hall.request(HEAD, hall.now, void.clone());
    let again = hall.request(HEAD, hall.now, void);
    let Verdict::Refused { refusal, .. } = again.verdict else { panic!("void already") };
    assert_eq!(refusal, Refusal::AlreadyVoid { fact });
    hall.play("0:20 b e7e5");
    let left = hall.public().sides;
    assert_eq!(left.white.left, Some(court_protocol::Millis(603_000)));
    assert_eq!(left.black.left, Some(court_protocol::Millis(598_000)));
}

#[test]
fn a_position_chess_does_not_allow_is_kept_and_moves_are_taken_down_as_said() {
    let mut hall = Hall::new(game(|_| {}));
    let fen = "4k3/8/8/8/8/8/8/R3K2k w - - 0 1";
    hall.play("0:00 start · 0:08 w e2e4");
    hall.play(&format!("0:10 position {fen}"));
    let shown = |hall: &Hall| hall.public().fen;
    assert_eq!(shown(&hall).as_deref(), Some(fen));
    hall.play("0:20 b h1g2");
    assert_eq!(shown(&hall), None, "from here on it is not known");
}

#[test]
fn players_of_two_boards_are_put_right_one_by_one() {
    let mut hall = Hall::new(game(|_| {}));
    hall.play("0:00 start · 0:10 players 1 4");
    let sides = hall.public().sides;
    assert_eq!((sides.white.player.0, sides.black.player.0), (1, 4));
}
