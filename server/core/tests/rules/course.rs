//! The course of a round between random moves: whatever arrives when, the same facts stand in the
//! end, a replay is the live state, and no time is lost.

use crate::sheet::{BOARD, GAME, HEAD, Hall, ORIGIN, game};
use court_protocol::{Ask, BySide, CourtTime, DeviceId, GameResult, Millis, PlayerId, Seen, Side};
use proptest::prelude::*;
use referee_core::{Fact, FactBody};

/// One act of a device or a referee, at its instant.
#[derive(Debug, Clone)]
struct Act {
    device: DeviceId,
    at: CourtTime,
    ask: Ask,
}

/// Moves by device 1 and, drawn between them, stops by a judge and corrections by the head referee.
fn acts(choices: &[(u8, u16)]) -> Vec<Act> {
    let moves = ["g1f3", "g8f6", "f3g1", "f6g8", "b1c3", "b8c6", "c3b1", "c6b8"];
    let mut at = ORIGIN + Millis::seconds(4);
    let mut made = moves.into_iter();
    let mut acts = Vec::new();
    for (kind, pause) in choices {
        at = at + Millis(i64::from(pause % 4_000) + 10);
        let reason = "drawn".to_owned();
        let (device, ask) = match kind % 8 {
            0 => (DeviceId(5), Ask::Pause { boards: vec![BOARD], reason }),
            1 => {
                let left = BySide { white: Some(Millis::minutes(5)), black: None };
                (HEAD, Ask::SetClock { game: GAME, left, to_run: None, upon: None, reason })
            }
            2 => {
                let players = BySide { white: PlayerId(7), black: PlayerId(u32::from(*kind)) };
                (HEAD, Ask::SetPlayers { game: GAME, players, upon: None, reason })
            }
            3 => {
                let result = GameResult::Won { by: Side::White };
                (DeviceId(6), Ask::EnterResult { game: GAME, result, by: None })
            }
            _ => {
                let Some(uci) = made.next() else { continue };
                let seen = Seen::Moved { uci: uci.to_owned(), reading: None };
                (DeviceId(1), Ask::Observe { board: BOARD, game: Some(GAME), seen })
            }
        };
        acts.push(Act { device, at, ask });
    }
    acts
}

fn started() -> Hall {
    let mut hall = Hall::new(game(|_| {})).with_referees();
    hall.play("0:00 start");
    hall
}

fn effective(hall: &Hall) -> Vec<(CourtTime, FactBody)> {
    let facts = hall.court.facts(GAME).expect("the game is there");
    facts.iter().map(|Fact { at, body, .. }| (*at, body.clone())).collect()
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 24, failure_persistence: None, ..ProptestConfig::default() })]

    /// The devices' reports mix in any way before the watermarks pass, each device's own in order.
    /// The facts are the same.
    #[test]
    fn all_2_stops_and_corrections_that_arrive_in_any_order_end_in_the_same_facts(
        choices in prop::collection::vec((any::<u8>(), any::<u16>()), 1..14),
        order in prop::collection::vec(any::<u8>(), 64),
    ) {
        let acts = acts(&choices);
        let Some(end) = acts.last().map(|act| act.at + Millis(10)) else { return Ok(()) };

        let mut in_order = started();
        in_order.advance(end);
        for act in &acts {
            in_order.request(act.device, act.at, act.ask.clone());
        }

        let mut mixed = started();
        mixed.advance(end);
        let devices = [DeviceId(1), DeviceId(5), DeviceId(6), HEAD];
        let mut streams = devices.map(|device| {
            acts.iter().filter(move |act| act.device == device).peekable()
        });
        let mut order = order.into_iter().cycle();
        while streams.iter_mut().any(|stream| stream.peek().is_some()) {
            let first = usize::from(order.next().unwrap_or_default());
            let next = (0..4).find_map(|turn| streams[(first + turn) % 4].next());
            let act = next.expect("one of them has more");
            mixed.request(act.device, act.at, act.ask.clone());
        }

        // A pause of a board that stood still already is refused when it arrives in order, and
        // recorded without effect when the first one arrives later.
        let paused = |fact: &(CourtTime, FactBody)| !matches!(fact.1, FactBody::Paused { .. });
        let kept = |hall: &Hall| effective(hall).into_iter().filter(paused).collect::<Vec<_>>();
        prop_assert_eq!(kept(&in_order), kept(&mixed));
        in_order.check_invariants();
        mixed.check_invariants();
    }
}
