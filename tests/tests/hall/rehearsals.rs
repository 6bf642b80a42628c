//! A rehearsal: the event as it is, on simulated boards, in a journal of its own.

use crate::event_desk::ROUND_1;
use crate::event_rounds::{SEND, published};
use crate::start_with;
use court_protocol::{Ask, BoardNo, Format, Said, Verdict};
use court_tests::manual::COURT;
use court_tests::message_socket::MessageSocket;
use court_tests::organiser::Organiser;
use court_tests::plain_http::asked;
use referee_server::config::Event;
use referee_server::demo::{Demo, DemoFolder};
use referee_server::hall::{Hall, HallOptions};
use serde_json::json;

#[tokio::test]
async fn simulated_boards_play_what_the_desk_laid_and_the_event_does_not_hear_of_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = start_with(folder.path(), Event::of_courts(2, 2).expect("possible"));
    let mut organiser = Organiser::enrol(&hall).await;
    published(&mut organiser).await;
    let round = organiser.reads(ROUND_1).await;
    hall.stop();

    let own = DemoFolder::rehearse(folder.path(), None).expect("copied");
    let event = Event::kept(own.path()).expect("readable").expect("it came along");
    let options = HallOptions { speed: 20, ..HallOptions::new(own.path(), event) };
    let hall = Hall::start(options, &mut |_| {}).expect("the hall starts");
    let demo = Demo::rehearse(&hall, &own).expect("an agent for each court");
    let rehearsing = Organiser { court: hall.court_addr(), ..organiser };
    let mut feed = MessageSocket::feed(&hall, Format::Json).await;
    assert!(feed.snapshot().await.event.is_some_and(|event| event.rehearsal));
    for (listener, page) in [(hall.public_addr(), "/"), (hall.court_addr(), "/desk")] {
        let answer = asked(listener, "GET", page, "", "").await;
        assert!(answer.contains("<html data-rehearsal "), "{page} is marked");
    }
    let (status, said) = rehearsing.says("POST", SEND, Some(&json!({}))).await;
    assert_eq!(status, 200, "{said}");
    let despite = Some("a rehearsal".to_owned());
    let go = Ask::Start { boards: vec![BoardNo(1), BoardNo(2)], go_at: None, despite };
    let verdict = hall.by_server(COURT, go).expect("the court runs");
    assert!(matches!(verdict, Some(Verdict::Recorded { .. })), "{verdict:?}");
    feed.until(|said| matches!(said, Said::Moved(_))).await;
    drop(demo);
    hall.stop();

    let hall = start_with(folder.path(), Event::kept(folder.path()).expect("read").expect("kept"));
    let organiser = Organiser { court: hall.court_addr(), ..rehearsing };
    assert_eq!(organiser.reads(ROUND_1).await, round, "nothing was sent to a court");
    let snapshot = MessageSocket::feed(&hall, Format::Json).await.snapshot().await;
    assert!(snapshot.boards.iter().all(|board| board.game.is_none()));
    assert!(!snapshot.event.is_some_and(|event| event.rehearsal));
    hall.stop();
}
