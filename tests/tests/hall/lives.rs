//! Sessions come and go, servers are restarted, devices revoked: requests have one outcome.

use crate::{begun, is_recorded, moved, pairing, start, start_at, started};
use court_protocol::{Ask, Credential, Epoch, Format, GoodbyeCode, Micros, Probe, Role, ToServer};
use court_tests::manual::{COURT, ManualDevice};
use court_tests::message_socket::MessageSocket;
use referee_messages::words;
use std::time::{Duration, Instant};

#[tokio::test]
async fn a_repeat_gets_the_same_outcome_in_the_session_after_it_and_after_a_restart() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = start_at(folder.path(), 60);
    started(&hall).await;
    let mut device = ManualDevice::enrol(&hall, Role::Board).await;
    let request = device.request(moved(1, "e2e4")).await;
    device.line.say(&ToServer::Request(request.clone())).await;
    let first = device.outcome().await;
    assert!(is_recorded(&first));
    let refused = device.ask(moved(13, "e2e4")).await;

    device.line.say(&ToServer::Request(request.clone())).await;
    assert_eq!(device.outcome().await, first, "in the same session");
    let mut again = device.back(&hall).await.expect("welcome");
    assert_eq!(again.n, 2);
    again.line.say(&ToServer::Request(request.clone())).await;
    assert_eq!(again.outcome().await, first, "in another session");
    hall.stop();

    let hall = start_at(folder.path(), 60);
    let mut later = device.back(&hall).await.expect("its token is still good");
    assert_eq!((later.n, later.welcome.device), (2, device.welcome.device));
    later.line.say(&ToServer::Request(request)).await;
    assert_eq!(later.outcome().await, first, "after a restart");
    let mut second = later.request(moved(13, "e2e4")).await;
    second.n = 2;
    later.line.say(&ToServer::Request(second)).await;
    assert_eq!(later.outcome().await, refused, "a refusal as well");
}

#[tokio::test]
async fn a_game_goes_on_after_the_server_was_restarted() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = start(folder.path());
    let mut head = ManualDevice::enrol(&hall, Role::Head).await;
    let games = (1..=12).map(|board| pairing(board, u32::from(board))).collect();
    let paired = head.ask(Ask::Pair { games, despite: None }).await;
    assert!(is_recorded(&paired));
    hall.stop();
    let hall = start(folder.path());
    let mut head = head.back(&hall).await.expect("welcome");
    head.follow().await;
    let snapshot = head.line.snapshot().await;
    assert!(snapshot.seq >= paired.seq);
    assert!(snapshot.boards.iter().all(|board| board.game.is_some()));
    assert!(snapshot.at <= hall.clock().now());
}

#[tokio::test]
async fn a_revoked_device_is_out_within_a_second_and_stays_out() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = start(folder.path());
    let mut device = ManualDevice::enrol(&hall, Role::Board).await;
    let asked = Instant::now();
    assert!(hall.revoke(device.welcome.device).is_some());
    assert_eq!(device.line.goodbye().await.code, GoodbyeCode::Revoked);
    assert_eq!(device.line.close_code().await, 1008);
    assert!(asked.elapsed() < Duration::from_secs(1));
    assert_eq!(device.back(&hall).await.expect_err("shut out").code, GoodbyeCode::Revoked);
    hall.stop();
    let hall = start(folder.path());
    assert_eq!(device.back(&hall).await.expect_err("shut out").code, GoodbyeCode::Revoked);
    assert!(hall.devices()[0].device.is_revoked);
}

#[tokio::test]
async fn a_revoked_device_hears_so_however_much_it_is_saying() {
    let hall = begun();
    let mut device = ManualDevice::enrol(&hall, Role::Board).await;
    // more than a session reads at once: most of it is never read
    for _ in 0..2_000 {
        let probe = Probe { id: 1, sent: Micros(0) };
        device.line.say(&ToServer::Probe(probe)).await;
    }
    assert!(hall.revoke(device.welcome.device).is_some());
    assert_eq!(device.line.goodbye().await.code, GoodbyeCode::Revoked);
    assert_eq!(device.line.close_code().await, 1008);
}

#[tokio::test]
async fn the_machines_own_people_list_enrol_and_revoke_while_the_server_runs() {
    use referee_server::control::{Answer, Ask as ControlAsk, ask};
    let folder = tempfile::tempdir().expect("a folder");
    let hall = start(folder.path());
    let asked = |question| {
        let data = folder.path().to_path_buf();
        async { tokio::task::spawn_blocking(move || ask(&data, question)).await.expect("no panic") }
    };
    let grant = crate::grant(Role::Judge);
    let Ok(Answer::Opened(code)) = asked(ControlAsk::OpenCode(grant)).await else {
        panic!("no code")
    };
    let mut device =
        ManualDevice::connect(&hall, Credential::Code { code: code.code }).await.expect("welcome");
    assert_eq!(device.welcome.role, Role::Judge);
    let Ok(Answer::Devices(listed)) = asked(ControlAsk::Devices).await else { panic!("no list") };
    assert!(listed[0].is_connected);
    let id = device.welcome.device;
    assert!(matches!(asked(ControlAsk::Revoke(id)).await, Ok(Answer::Revoked(_))));
    assert_eq!(device.line.goodbye().await.code, GoodbyeCode::Revoked);
    hall.stop();
    let gone = asked(ControlAsk::Devices).await.expect_err("no server runs");
    assert!(gone.to_string().contains("no server runs"), "{gone}");
}

#[tokio::test]
async fn a_device_that_opens_another_session_leaves_the_first() {
    let hall = begun();
    let mut first = ManualDevice::enrol(&hall, Role::Head).await;
    let mut second = first.back(&hall).await.expect("welcome");
    assert_eq!(first.line.goodbye().await.code, GoodbyeCode::Replaced);
    assert!(is_recorded(
        &second.ask(Ask::Pair { games: vec![pairing(1, 1)], despite: None }).await
    ));
}

#[tokio::test]
async fn a_server_that_stops_says_so_and_keeps_what_it_answered() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = start(folder.path());
    let mut device = ManualDevice::enrol(&hall, Role::Head).await;
    let outcome = device.ask(Ask::Pair { games: vec![pairing(1, 1)], despite: None }).await;
    let stopping = tokio::task::spawn_blocking(move || hall.stop());
    assert_eq!(device.line.goodbye().await.code, GoodbyeCode::Stopping);
    stopping.await.expect("it stops");
    let hall = start(folder.path());
    let head = hall.journal().head(COURT.into()).expect("records");
    assert!(head.seq >= outcome.seq);
}

#[tokio::test]
async fn a_court_that_may_not_write_any_more_still_shows_what_was_durable() {
    let hall = begun();
    let mut head = ManualDevice::enrol(&hall, Role::Head).await;
    let paired = head.ask(Ask::Pair { games: vec![pairing(1, 1)], despite: None }).await;
    assert!(hall.journal().fence(Epoch(1_000)));
    let request = head.request(Ask::Pair { games: vec![pairing(2, 2)], despite: None }).await;
    head.line.say(&ToServer::Request(request)).await;
    let told = head.line.goodbye().await;
    assert_eq!(told.code, GoodbyeCode::CourtStopped);
    let text = words().say(&told.message);
    assert!(text.contains("another server has taken over"), "{text}");

    let mut feed = MessageSocket::feed(&hall, Format::Json).await;
    let snapshot = feed.snapshot().await;
    assert_eq!(snapshot.seq, paired.seq);
    assert!(snapshot.boards[0].game.is_some() && snapshot.boards[1].game.is_none());
    let told = head.back(&hall).await.expect_err("it may not come in");
    assert_eq!(told.code, GoodbyeCode::CourtStopped);
}
