//! Stops of a board and how it goes on.

use crate::sheet::{Hall, game};
use court_protocol::{Ask, BoardNo};

#[test]
fn an_alarm_stops_what_runs_and_leaves_the_rest() {
    let mut hall = Hall::new(game(|_| {})).with_referees();
    hall.play("0:00 start · 0:10 pass");
    let boards = (1..=12).map(BoardNo).collect();
    hall.request(
        court_protocol::DeviceId(5),
        hall.now,
        Ask::Pause { boards, reason: "fire alarm".to_owned() },
    );
    hall.check_invariants();
    let view = hall.public();
    assert_eq!(view.phase, court_protocol::Phase::Paused);
}
