//! A line judge says that he has seen a later server than this one.

use super::{Attacked, COURT};
use court_protocol::{Ask, BoardNo, BootId, Epoch, EpochMac, GoodbyeCode, Role, Seen};
use court_tests::device::Device;
use court_tests::message_socket::Lost;

/// Proofs that the attacker can offer.
fn forgeries(own: EpochMac) -> [Option<EpochMac>; 3] {
    [None, Some(own), Some(EpochMac("A".repeat(43)))]
}

#[test]
fn a_judge_with_a_made_up_epoch_stops_no_court_and_the_head_referee_is_told() {
    let attacked = Attacked::start();
    let (mut head, mut link) = attacked.enrolled("head", Role::Head);
    let (mut judge, judges_link) = attacked.enrolled("judge", Role::Judge);
    drop(judges_link);
    let (epoch, mac) = judge.seen().clone();
    for forged in forgeries(mac.clone().expect("a welcome proves its epoch")) {
        judge.says_it_saw(Epoch(epoch.0 + 1), forged);
        let told = attacked.runtime.block_on(judge.connect(attacked.court));
        let Err(Lost::Goodbye(goodbye)) = told else { panic!("it is sent away: {told:?}") };
        assert_eq!(goodbye.code, GoodbyeCode::BadMessage);
    }
    attacked.runtime.block_on(async {
        let told = link.presence_until(|list| !list.unproven.is_empty()).await;
        let told = told.expect("the link holds").unproven.clone();
        assert_eq!(told.len(), 1, "once, however often it comes: {told:?}");
        assert_eq!((Some(told[0].device), told[0].epoch), (judge.id(), Epoch(epoch.0 + 1)));
        let seen = Seen::ChiefCalled;
        let at = head.now();
        head.keep(COURT, at, Ask::Observe { board: BoardNo(1), game: None, seen });
        head.deliver(&mut link, &[], |_| true).await.expect("the court goes on");
    });
    assert_eq!(head.outcomes().len(), 1, "what he asks is ruled and on record");
    judge.says_it_saw(epoch, mac);
    assert!(attacked.comes_in(&mut judge), "and says no lie: it is welcome");

    // a stranger spends no code by it, and nobody is told
    let mut stranger = Device::asking("phone", BootId(77));
    stranger.says_it_saw(Epoch(epoch.0 + 1), None);
    let told = attacked.runtime.block_on(stranger.knock(attacked.court));
    assert!(matches!(told, Err(Lost::Goodbye(_))), "{told:?}");
}
