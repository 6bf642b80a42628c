//! An enrolled line judge who sends without end.

use super::{Attacked, COURT, SLACK};
use court_protocol::{Ask, BoardNo, Role, Seen, Verdict};
use court_tests::device::Device;
use std::time::{Duration, Instant};

/// Messages read of a judge at once, and per second for long.
const BURST: u64 = 500;
const PER_SECOND: f64 = 20.0;
/// Calls beyond the burst.
const BEYOND: u64 = 30;
/// Pings of 125 bytes: several times what the system keeps on the way.
const PINGS: u32 = 150_000;
/// A socket that takes nothing for so long is being read slowly.
const BACK_PRESSURE: Duration = Duration::from_millis(500);

fn keep(device: &mut Device, count: u64, seen: &Seen) {
    for _ in 0..count {
        let (at, board) = (device.now(), BoardNo(1));
        device.keep(COURT, at, Ask::Observe { board, game: None, seen: seen.clone() });
    }
}

#[test]
fn a_judge_who_floods_is_read_slowly_and_loses_nothing_and_agents_are_not_slowed() {
    let attacked = Attacked::start();
    let (mut agent, mut boards) = attacked.enrolled("boards", Role::Board);
    let (mut judge, mut link) = attacked.enrolled("judge", Role::Judge);
    let welcomed = Instant::now();
    keep(&mut judge, BURST + BEYOND, &Seen::ChiefCalled);
    keep(&mut agent, 4 * BURST, &Seen::ChiefCalled);
    let mut n_told = 0;
    attacked.runtime.block_on(async {
        let of_the_judge = judge.deliver(&mut link, &[], |_| {
            n_told += 1;
            // answers of what was read: no more than was read by now
            let most = BURST as f64 + PER_SECOND * welcomed.elapsed().as_secs_f64() + 1.0;
            assert!(f64::from(n_told) <= most, "{n_told} answers, and {most} may be read");
            true
        });
        let of_the_agent = agent.deliver(&mut boards, &[], |_| true);
        let (judge, agent) = tokio::join!(of_the_judge, of_the_agent);
        judge.expect("the session is not closed");
        agent.expect("the session is not closed");
    });
    assert_eq!(judge.outcomes().len() as u64, BURST + BEYOND);
    assert_eq!(agent.outcomes().len() as u64, 4 * BURST);
    let kinds: Vec<bool> = judge
        .outcomes()
        .values()
        .map(|outcome| matches!(outcome.verdict, Verdict::Recorded { .. }))
        .collect();
    assert!(kinds.iter().all(|is_recorded| *is_recorded == kinds[0]), "the last as the first");
}

#[test]
fn a_judge_who_pings_and_never_reads_costs_the_server_no_memory() {
    let attacked = Attacked::start();
    let (_judge, mut link) = attacked.enrolled("judge", Role::Judge);
    let (mut other, mut other_link) = attacked.enrolled("other", Role::Judge);
    let before = attacked.server.resident();
    attacked.runtime.block_on(async {
        let flood = async {
            for _ in 0..PINGS {
                link.ping(&[b'x'; 125]).await.expect("it is not closed");
            }
        };
        let slowed = tokio::time::timeout(BACK_PRESSURE, flood).await;
        slowed.expect_err("what is not read fills the system's buffers");
        keep(&mut other, 1, &Seen::ChiefCalled);
        other.deliver(&mut other_link, &[], |_| true).await.expect("another judge goes on");
    });
    let grown = attacked.server.resident().saturating_sub(before);
    assert!(grown < SLACK, "{grown} bytes");
}
