//! Speed chess: moves and punches, and moves that chess does not allow (SP-2 to SP-7, SP-15 to
//! SP-19, SP-21, SP-22).

use crate::sheet::{BOARD, Hall, play, since};
use court_protocol::{Audience, BySide, GameSetup, PlayerId};
use insta::assert_snapshot;
use referee_core::setup;

/// Five minutes each, both at the board, moves reported: White's clock runs from GO at 0:03.
pub(crate) fn speed() -> GameSetup {
    setup::speed_game(1, BySide { white: PlayerId(1), black: PlayerId(2) })
}

/// From a position.
pub(crate) fn from(fen: &str) -> GameSetup {
    GameSetup { start_fen: Some(fen.to_owned()), ..speed() }
}

/// The court's lines after GO.
pub(crate) fn told(setup: GameSetup, sheet: &str) -> String {
    let told = play(setup, &format!("0:00 start · {sheet}"));
    told.lines().skip(3).fold(String::new(), |told, line| told + line + "\n")
}

/// White is in check by the rook.
const IN_CHECK: &str = "4r1k1/8/8/8/8/8/P7/4K3 w - - 0 1";
/// Black mates by `d8h4`.
pub(crate) const MATE: &str = "0:04 w f2f3 · 0:05 b e7e5 · 0:06 w g2g4 · 0:07 b d8h4";

#[test]
fn sp_15_play_goes_on_from_the_physical_position_with_a_king_en_prise() {
    let mut hall = Hall::new(from(IN_CHECK));
    hall.play("0:00 start · 0:10 w a2a3");
    let fen = |hall: &Hall| {
        hall.court.view(BOARD, Audience::Public).game.and_then(|game| game.fen).unwrap_or_default()
    };
    assert_eq!(fen(&hall), "4r1k1/8/8/8/8/P7/8/4K3 b - - 0 1", "as the men stand");
    hall.play("0:11 b g8g7");
    assert_eq!(fen(&hall), "4r3/6k1/8/8/8/P7/8/4K3 w - - 1 2");
    assert_snapshot!(since(&told(from(IN_CHECK), "
        0:10 w a2a3 · 0:11 b g8g7 · 0:12 w a3a4 · 0:13 b claims check · 0:14 b press
        0:15 w confirms"), "0:13.000"), @r"
    0:13.000 Black claims king in check
    0:14.000 Black punches the claim
    0:15.000 king in check stands by SP-3 17 18
    0:15.000 ended: Black wins (king left in check)
    ");
}

#[test]
fn sp_15_nobody_is_told_that_a_move_is_illegal_until_it_is_claimed() {
    let mut hall = Hall::new(from(IN_CHECK));
    hall.play("0:00 start · 0:10 w a2a3");
    let record = hall.records.last().expect("the move was recorded");
    let outcome = record.outcome().expect("its sender was answered");
    assert!(matches!(outcome.verdict,
        court_protocol::Verdict::Recorded { rulings, .. } if rulings.is_empty()));
    for audience in Audience::ALL {
        let lines = record.lines(audience);
        assert!(
            matches!(&lines[..], [line] if matches!(line.said, court_protocol::Said::Moved(_)))
        );
        let view = hall.court.view(BOARD, audience).game.expect("a game");
        assert_eq!((view.sides.white.illegal, view.speed), (0, None));
    }
}
