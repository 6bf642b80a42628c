//! Properties of every game, tried on random ones.

use crate::sheet::{BOARD, GAME, HEAD, Hall, ORIGIN, game};
use court_protocol::{
    Ask, BySide, Claim, CourtTime, DeviceId, Evidence, Fault, GameResult, Millis, PlayerId,
    RunEvidence, Sanction, Seen, Side,
};
use proptest::prelude::*;
use referee_core::FactBody;
use shakmaty::uci::UciMove;
use shakmaty::{Chess, Position};
use std::collections::BTreeSet;

/// One act of a device, at its instant.
#[derive(Debug, Clone)]
pub(crate) struct Act {
    device: DeviceId,
    pub(crate) at: CourtTime,
    ask: Ask,
}

const fn saw(device: u32, at: CourtTime, seen: Seen) -> Act {
    Act { device: DeviceId(device), at, ask: Ask::Observe { board: BOARD, game: None, seen } }
}

/// A random legal game with random timing, as two devices see it: moves by one, runs by the other.
pub(crate) fn sights(choices: &[(u16, u16, u8)]) -> Vec<Act> {
    let mut position = Chess::new();
    let mut at = ORIGIN + Millis::seconds(4);
    let mut sights = Vec::new();
    let mut side = Side::White;
    for (pick, pause, kind) in choices {
        let moves = position.legal_moves();
        if moves.is_empty() {
            break;
        }
        let made = moves[usize::from(*pick) % moves.len()];
        let uci = UciMove::from_standard(made).to_string();
        at = at + Millis(i64::from(*pause % 9_000) + 4);
        // Now and then the run before the move is seen, whole or by half.
        if kind % 4 != 0 {
            sights.push(saw(2, at - Millis(3), Seen::Crossed { side }));
        }
        if kind % 4 > 1 {
            sights.push(saw(2, at - Millis(2), Seen::Returned { side }));
        }
        if kind % 3 == 0 {
            sights.push(saw(1, at - Millis(1), Seen::Placed { uci }));
            sights.push(saw(1, at, Seen::Pressed { side, reading: None }));
        } else {
            sights.push(saw(1, at, Seen::Moved { uci, reading: None }));
        }
        if kind % 17 == 0 {
            let at = at + Millis(1);
            sights.push(saw(1, at, Seen::Pressed { side, reading: None }));
        }
        // Offers and claims between the moves: cards, repetitions claimed, a move with no piece.
        let between = |millis: i64| at + Millis(millis);
        match kind % 11 {
            3 => sights.push(saw(2, between(2), Seen::DrawCard { side })),
            5 => sights.push(saw(2, between(2), Seen::DrawRefused { side: side.other() })),
            7 => sights.push(saw(
                2,
                between(2),
                Seen::Claimed { side: side.other(), claim: Claim::Threefold { uci: None } },
            )),
            9 => sights.push(saw(
                1,
                between(2),
                Seen::Moved { uci: "h4h5".to_owned(), reading: None },
            )),
            10 => sights.push(saw(2, between(3), Seen::Corrected { side: side.other() })),
            _ => {}
        }
        if kind % 67 == 1 {
            let claim = Claim::TouchMove;
            let seen = Seen::Claimed { side: side.other(), claim };
            sights.push(saw(2, between(3), seen));
        }
        position.play_unchecked(made);
        side = side.other();
    }
    sights
}

fn started(runs: RunEvidence, initial: Millis) -> Hall {
    let mut hall = Hall::new(game(|game| {
        game.runs = runs;
        game.time = BySide::both(court_protocol::TimeControl {
            initial,
            increment: Millis::seconds(2),
            increment_first: true,
        });
    }));
    hall.play("0:00 start");
    hall
}

pub(crate) fn send(hall: &mut Hall, act: &Act) {
    hall.request(act.device, act.at, act.ask.clone());
}

/// A game whose acts arrive in their order, and one in which they mix on their way before the
/// watermarks pass. Each device's own acts stay in order. Both games are advanced by `rest` then.
fn both_ways(begin: impl Fn() -> Hall, acts: &[Act], order: Vec<u8>, rest: Millis) -> [Hall; 2] {
    let [mut in_order, mut mixed] = [begin(), begin()];
    let Some(last) = acts.last() else { return [in_order, mixed] };
    let end = last.at + Millis(10);
    in_order.advance(end);
    for act in acts {
        send(&mut in_order, act);
    }
    mixed.advance(end);
    let devices: BTreeSet<DeviceId> = acts.iter().map(|act| act.device).collect();
    let stream = |device| acts.iter().filter(move |act| act.device == device).peekable();
    let mut streams: Vec<_> = devices.into_iter().map(stream).collect();
    let (n_streams, mut order) = (streams.len(), order.into_iter().cycle());
    while streams.iter_mut().any(|stream| stream.peek().is_some()) {
        let first = usize::from(order.next().unwrap_or_default());
        let next = (0..n_streams).find_map(|turn| streams[(first + turn) % n_streams].next());
        send(&mut mixed, next.expect("one of them has more"));
    }
    for hall in [&mut in_order, &mut mixed] {
        hall.advance(end + rest);
        hall.check_invariants();
    }
    [in_order, mixed]
}

fn orders() -> impl Strategy<Value = Vec<u8>> {
    prop::collection::vec(any::<u8>(), 240)
}

pub(crate) fn games() -> impl Strategy<Value = Vec<(u16, u16, u8)>> {
    prop::collection::vec(any::<(u16, u16, u8)>(), 1..32)
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 12, failure_persistence: None, ..ProptestConfig::default() })]

    /// used + left = given + increments + rulings after every single record, and a replay of the
    /// journal is the live state.
    #[test]
    fn all_2_time_is_conserved_and_a_replay_is_the_live_state(
        choices in games(),
        reported: bool,
        seconds in 20_i64..400,
    ) {
        let runs = if reported { RunEvidence::Reported } else { RunEvidence::Presumed };
        let mut hall = started(runs, Millis::seconds(seconds));
        for sight in sights(&choices) {
            hall.advance(sight.at);
            send(&mut hall, &sight);
            let account = hall.court.account(GAME, hall.now).expect("the clocks are known");
            for side in Side::BOTH {
                prop_assert!(account[side].balances(), "{side}: {:?}", account[side]);
                let given = hall.court.facts(GAME).expect("the game is there").iter();
                let given = given.filter_map(|fact| match fact.body {
                    FactBody::TimeGiven { side: to, time, .. } if to == side => Some(time),
                    _ => None,
                });
                prop_assert_eq!(account[side].corrected, given.sum());
            }
        }
        hall.check_invariants();
    }

    /// The reports of two devices end in the same facts in any order.
    #[test]
    fn what_arrives_in_any_order_before_the_watermark_ends_in_the_same_facts(
        choices in games(),
        order in orders(),
        reported: bool,
    ) {
        let runs = if reported { RunEvidence::Reported } else { RunEvidence::Presumed };
        let begin = || started(runs, Millis::minutes(10));
        let [in_order, mixed] = both_ways(begin, &sights(&choices), order, Millis::ZERO);
        prop_assert_eq!(in_order.nameless(), mixed.nameless());
    }

    /// Time is conserved at a board that reports presses only.
    #[test]
    fn time_is_conserved_at_level_presses(pauses in prop::collection::vec(1_u16..20_000, 1..80)) {
        let mut hall = Hall::new(game(|game| game.evidence = Evidence::Presses));
        hall.play("0:00 start");
        let (mut at, mut side) = (ORIGIN + Millis::seconds(4), Side::White);
        for pause in pauses {
            at = at + Millis(i64::from(pause));
            hall.advance(at);
            send(&mut hall, &saw(1, at, Seen::Pressed { side, reading: None }));
            side = side.other();
        }
        hall.check_invariants();
    }

    /// Calls and stops of two judges and the board's reports end in the same facts in any order.
    #[test]
    fn cr_4_3_1_calls_and_stops_end_in_the_same_facts_in_whatever_order_they_arrive(
        choices in games(),
        calls in prop::collection::vec(any::<(u16, u8, u8)>(), 1..12),
        order in orders(),
        reported: bool,
    ) {
        let runs = if reported { RunEvidence::Reported } else { RunEvidence::Presumed };
        let mut all = sights(&choices);
        all.extend(words(&calls, all.last().expect("a game has a move").at));
        all.sort_by_key(|act| act.at);
        // A call that is more than half a minute late is ruled by CR-4.3-2.
        let first = all.first().expect("something is seen").at;
        all.retain(|act| act.at - first < Millis::seconds(28));
        let [in_order, mixed] =
            both_ways(|| with_judges(runs), &all, order, Millis::seconds(90));
        prop_assert_eq!(in_order.nameless(), mixed.nameless());
    }

    /// Stops by a judge and corrections by the head referee between the moves end in the same facts
    /// in any order.
    #[test]
    fn all_2_stops_and_corrections_that_arrive_in_any_order_end_in_the_same_facts(
        choices in prop::collection::vec((any::<u8>(), any::<u16>()), 1..14),
        order in orders(),
    ) {
        let begin = || {
            let mut hall = Hall::new(game(|_| {})).with_referees();
            hall.play("0:00 start");
            hall
        };
        // A pause of a board that stood still already is refused when it arrives in order, and
        // recorded without effect when the first one arrives later.
        let kept = |hall: &Hall| {
            let mut facts = hall.nameless();
            facts.retain(|(_, body)| !matches!(body, FactBody::Paused { .. }));
            facts
        };
        let [in_order, mixed] = both_ways(begin, &stops(&choices), order, Millis::ZERO);
        prop_assert_eq!(kept(&in_order), kept(&mixed));
    }
}

/// Moves by device 1 and, drawn between them, stops by a judge and corrections by the head referee.
fn stops(choices: &[(u8, u16)]) -> Vec<Act> {
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
                (HEAD, Ask::SetClock { game: GAME, left, to_run: None, based_on: None, reason })
            }
            2 => {
                let players = BySide { white: PlayerId(7), black: PlayerId(u32::from(*kind)) };
                (HEAD, Ask::SetPlayers { game: GAME, players, based_on: None, reason })
            }
            3 => {
                let result = GameResult::Won { by: Side::White };
                (DeviceId(6), Ask::EnterResult { game: GAME, result, by: None })
            }
            _ => {
                let Some(uci) = made.next() else { continue };
                acts.push(saw(1, at, Seen::Moved { uci: uci.to_owned(), reading: None }));
                continue;
            }
        };
        acts.push(Act { device, at, ask });
    }
    acts
}

/// The reports of two judges on a game of some length.
pub(crate) fn words(calls: &[(u16, u8, u8)], end: CourtTime) -> Vec<Act> {
    let length = (end - ORIGIN - Millis::seconds(4)).0.max(1);
    let sight = |(when, kind, who): &(u16, u8, u8)| {
        let at = ORIGIN + Millis(4_000 + i64::from(*when) * 7 % length);
        let side = if who % 2 == 0 { Side::White } else { Side::Black };
        let seen = match kind % 4 {
            0 => Seen::Stopped { side },
            1 => Seen::LeftStop { side },
            _ => {
                Seen::Fault { side, fault: Fault::NoCrossing, sanction: Sanction::Stop, back: None }
            }
        };
        saw(3 + u32::from(who / 2 % 2), at, seen)
    };
    calls.iter().map(sight).collect()
}

pub(crate) fn with_judges(runs: RunEvidence) -> Hall {
    let mut hall = Hall::new(game(|game| game.runs = runs));
    hall.enrol(DeviceId(3));
    hall.enrol(DeviceId(4));
    hall.play("0:00 start");
    hall
}
