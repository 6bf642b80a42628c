//! Properties of every game, tried on random ones.

use crate::sheet::{BOARD, GAME, Hall, ORIGIN, game};
use court_protocol::{
    Ask, BySide, Claim, CourtTime, DeviceId, Evidence, FactId, Fault, Millis, RunEvidence,
    Sanction, Seen, Side,
};
use proptest::prelude::*;
use referee_core::{Fact, FactBody};
use shakmaty::uci::UciMove;
use shakmaty::{Chess, Position};

/// One thing a device saw.
#[derive(Debug, Clone)]
pub(crate) struct Sight {
    device: u32,
    pub(crate) at: CourtTime,
    seen: Seen,
}

/// A random legal game with random timing, as two devices see it: moves by one, runs by the other.
pub(crate) fn sights(choices: &[(u16, u16, u8)]) -> Vec<Sight> {
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
            sights.push(Sight { device: 2, at: at - Millis(3), seen: Seen::Crossed { side } });
        }
        if kind % 4 > 1 {
            sights.push(Sight { device: 2, at: at - Millis(2), seen: Seen::Returned { side } });
        }
        if kind % 3 == 0 {
            sights.push(Sight { device: 1, at: at - Millis(1), seen: Seen::Placed { uci } });
            sights.push(Sight { device: 1, at, seen: Seen::Pressed { side, reading: None } });
        } else {
            sights.push(Sight { device: 1, at, seen: Seen::Moved { uci, reading: None } });
        }
        if kind % 17 == 0 {
            let at = at + Millis(1);
            sights.push(Sight { device: 1, at, seen: Seen::Pressed { side, reading: None } });
        }
        // Offers and claims between the moves: cards, repetitions claimed, a move with no piece.
        let between = |millis: i64| at + Millis(millis);
        match kind % 11 {
            3 => sights.push(Sight { device: 2, at: between(2), seen: Seen::DrawCard { side } }),
            5 => sights.push(Sight {
                device: 2,
                at: between(2),
                seen: Seen::DrawRefused { side: side.other() },
            }),
            7 => sights.push(Sight {
                device: 2,
                at: between(2),
                seen: Seen::Claimed { side: side.other(), claim: Claim::Threefold { uci: None } },
            }),
            9 => sights.push(Sight {
                device: 1,
                at: between(2),
                seen: Seen::Moved { uci: "h4h5".to_owned(), reading: None },
            }),
            10 => sights.push(Sight {
                device: 2,
                at: between(3),
                seen: Seen::Corrected { side: side.other() },
            }),
            _ => {}
        }
        if kind % 67 == 1 {
            let claim = Claim::TouchMove;
            let seen = Seen::Claimed { side: side.other(), claim };
            sights.push(Sight { device: 2, at: between(3), seen });
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

pub(crate) fn send(hall: &mut Hall, sight: &Sight) {
    let ask = Ask::Observe { board: BOARD, game: None, seen: sight.seen.clone() };
    hall.request(DeviceId(sight.device), sight.at, ask);
}

/// The facts that count, without their ids: those tell in which order they were learned.
fn effective(hall: &Hall) -> Vec<(CourtTime, FactBody)> {
    let facts = hall.court.facts(GAME).expect("the game is there");
    facts.iter().map(|Fact { at, body, .. }| (*at, body.clone())).collect()
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

    /// The two devices' streams mix in any way before the watermarks pass, each in its own order.
    /// The game ends in the same facts.
    #[test]
    fn what_arrives_in_any_order_before_the_watermark_ends_in_the_same_facts(
        choices in games(),
        order in prop::collection::vec(any::<bool>(), 240),
        reported: bool,
    ) {
        let runs = if reported { RunEvidence::Reported } else { RunEvidence::Presumed };
        let sights = sights(&choices);
        let end = sights.last().expect("a game has a move").at + Millis(10);

        let mut in_order = started(runs, Millis::minutes(10));
        in_order.advance(end);
        for sight in &sights {
            send(&mut in_order, sight);
        }

        let mut mixed = started(runs, Millis::minutes(10));
        mixed.advance(end);
        let stream = |device| sights.iter().filter(move |sight| sight.device == device).peekable();
        let (mut first, mut second) = (stream(1), stream(2));
        let mut order = order.into_iter().cycle();
        while first.peek().is_some() || second.peek().is_some() {
            let from_first = order.next().unwrap_or_default();
            let next = if from_first { first.next().or_else(|| second.next()) }
                else { second.next().or_else(|| first.next()) };
            send(&mut mixed, next.expect("one of the two has more"));
        }

        prop_assert_eq!(effective(&in_order), effective(&mixed));
        in_order.check_invariants();
        mixed.check_invariants();
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
            send(&mut hall, &Sight { device: 1, at, seen: Seen::Pressed { side, reading: None } });
            side = side.other();
        }
        hall.check_invariants();
    }

    /// Calls, stops and reports of two judges mix with the board's in any way, each referee's in
    /// his own order. The facts are the same.
    #[test]
    fn cr_4_3_1_calls_and_stops_end_in_the_same_facts_in_whatever_order_they_arrive(
        choices in games(),
        calls in prop::collection::vec(any::<(u16, u8, u8)>(), 1..12),
        order in prop::collection::vec(0_usize..4, 300),
        reported: bool,
    ) {
        let runs = if reported { RunEvidence::Reported } else { RunEvidence::Presumed };
        let mut all = sights(&choices);
        all.extend(words(&calls, all.last().expect("a game has a move").at));
        all.sort_by_key(|sight| sight.at);
        // A call that is more than half a minute late is ruled by CR-4.3-2.
        let first = all.first().expect("something is seen").at;
        all.retain(|sight| sight.at - first < Millis::seconds(28));
        let end = all.last().expect("something is seen").at + Millis(1);

        let mut in_order = with_judges(runs);
        in_order.advance(end);
        for sight in &all {
            send(&mut in_order, sight);
        }
        in_order.advance(end + Millis::seconds(90));

        let mut mixed = with_judges(runs);
        mixed.advance(end);
        let mut streams: Vec<_> = (1..=4)
            .map(|device| all.iter().filter(move |sight| sight.device == device).peekable())
            .collect();
        let mut order = order.into_iter().cycle();
        while streams.iter_mut().any(|stream| stream.peek().is_some()) {
            let pick = order.next().unwrap_or_default();
            let next = (0..4).find_map(|turn| streams[(pick + turn) % 4].next());
            send(&mut mixed, next.expect("one of them has more"));
        }
        mixed.advance(end + Millis::seconds(90));

        prop_assert_eq!(nameless(&in_order), nameless(&mixed));
        in_order.check_invariants();
        mixed.check_invariants();
    }
}

/// The reports of two judges on a game of some length.
pub(crate) fn words(calls: &[(u16, u8, u8)], end: CourtTime) -> Vec<Sight> {
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
        Sight { device: 3 + u32::from(who / 2 % 2), at, seen }
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

/// The facts that count, without any ids.
fn nameless(hall: &Hall) -> Vec<(CourtTime, FactBody)> {
    let mut facts = effective(hall);
    for (_, body) in &mut facts {
        if let FactBody::Called { call, .. } = body {
            *call = FactId::default();
        }
        if let FactBody::Joined { call, to, .. } = body {
            (*call, *to) = (FactId::default(), FactId::default());
        }
    }
    facts
}
