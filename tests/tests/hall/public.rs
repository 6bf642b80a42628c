//! The public's reading: games as PGN, the past of a court, and all of it delayed where the event asks for it.

use crate::{asked, get, moved, pairing, playing};
use court_protocol::{Ask, Format, Millis, Role, Said, Seq, Snapshot, ToDevice, Verdict};
use court_tests::manual::{COURT, ManualDevice};
use court_tests::message_socket::MessageSocket;
use referee_server::clock::HandClock;
use referee_server::config::Event;
use referee_server::hall::{Hall, HallOptions};
use referee_server::http;
use std::path::Path;
use std::time::Duration;

fn body(answer: &str) -> &str {
    answer.split_once("\r\n\r\n").expect("head and body").1
}

fn snapshot(answer: &str) -> Snapshot {
    serde_json::from_str(body(answer)).unwrap_or_else(|error| panic!("{error}: {answer}"))
}

/// The move `e2e4` on board 1, seen by the public.
async fn with_a_move(hall: &Hall) -> Seq {
    let mut feed = MessageSocket::feed(hall, Format::Json).await;
    let mut board = ManualDevice::enrol(hall, Role::Board).await;
    let seq = board.ask(moved(1, "e2e4")).await.seq;
    feed.until(|said| matches!(said, Said::Moved(_))).await;
    seq
}

#[tokio::test]
async fn games_are_there_as_pgn_by_court_round_board_and_game() {
    let hall = playing().await;
    with_a_move(&hall).await;
    for part in ["", "/rounds/1", "/boards/1", "/games/101"] {
        let answer = get(&hall, &format!("/api/v1/courts/1{part}/pgn"), "").await;
        assert!(answer.contains("content-type: application/x-chess-pgn"), "{part}: {answer}");
        assert!(answer.contains("access-control-allow-origin: *"), "{part}: {answer}");
        let pgn = body(&answer);
        assert!(pgn.contains("[White \"player 202\"]") && pgn.contains("1. e4 {[%clk"), "{pgn}");
    }
    for part in ["/rounds/2", "/boards/9", "/boards/x", "/games/102"] {
        let answer = get(&hall, &format!("/api/v1/courts/1{part}/pgn"), "").await;
        assert!(answer.starts_with("HTTP/1.1 404"), "{part}: {answer}");
        assert!(answer.contains("there is no game of "), "{part}: {answer}");
    }
}

#[tokio::test]
async fn the_past_is_as_it_was_known_then_and_referees_see_it_with_a_head_token_only() {
    let hall = playing().await;
    let after = with_a_move(&hall).await;
    let now = snapshot(&get(&hall, "/api/v1/courts/1", "").await);
    let before = format!("/api/v1/courts/1/at/record/{}", after.0 - 1);
    let then = snapshot(&get(&hall, &before, "").await);
    let ply = |court: &Snapshot| court.boards[0].game.as_ref().map(|game| game.ply);
    assert_eq!((ply(&then), then.seq), (Some(0), Seq(after.0 - 1)));
    let at_it = snapshot(&get(&hall, &format!("/api/v1/courts/1/at/{}", now.at.0), "").await);
    assert_eq!(ply(&at_it), Some(1));
    let at_first = snapshot(&get(&hall, "/api/v1/courts/1/at/0", "").await);
    assert_eq!(at_first.boards, []);
    for (path, status) in [
        ("/api/v1/courts/1/at/record/999999", "404"),
        ("/api/v1/courts/1/at/noon", "400"),
        ("/api/v1/courts/9/at/0", "404"),
    ] {
        let answer = get(&hall, path, "").await;
        assert!(answer.starts_with(&format!("HTTP/1.1 {status}")), "{path}: {answer}");
    }

    let own = hall.court_addr();
    let stranger = asked(own, "GET", &before, "", "").await;
    assert!(stranger.starts_with("HTTP/1.1 403"), "{stranger}");
    for (role, status) in [(Role::Judge, "403"), (Role::Head, "200")] {
        let device = ManualDevice::enrol(&hall, role).await;
        let token = format!("Authorization: Bearer {}\r\n", device.token());
        let answer = asked(own, "GET", &before, &token, "").await;
        assert!(answer.starts_with(&format!("HTTP/1.1 {status}")), "{role}: {answer}");
        if role == Role::Head {
            assert!(snapshot(&answer).boards[0].permits.is_some(), "a referee's view");
        }
    }
}

#[tokio::test]
async fn a_public_delay_holds_for_everything_the_public_reads_and_over_a_restart() {
    let folder = tempfile::tempdir().expect("a folder");
    let clock = HandClock::leaked();
    let start = |text: &str| start_with(folder.path(), clock, text);
    let hall = start("[event]\nname = \"Open\"\npublic_delay = \"0:30\"\n");
    clock.advance(Duration::from_mins(1)); // the public has seen the court laid out
    let mut feed = MessageSocket::feed(&hall, Format::Json).await;
    let is_laid_out = |heard: Option<ToDevice>| match heard {
        Some(ToDevice::Snapshot(court)) => !court.boards.is_empty(),
        other => panic!("{other:?}"),
    };
    while !is_laid_out(feed.hear().await) {}
    let asked = hall.by_server(COURT, Ask::Pair { games: vec![pairing(1, 101)], despite: None });
    assert!(matches!(asked, Ok(Some(Verdict::Recorded { .. }))), "{asked:?}");
    let mut head = ManualDevice::enrol(&hall, Role::Head).await;
    head.follow().await;
    let ruled = hall.clock().now();

    let nothing_is_known = async |hall: &Hall| {
        let court = snapshot(&get(hall, "/api/v1/courts/1", "").await);
        assert_eq!(court.boards[0].game, None);
        assert_eq!(court.event.expect("named").delay, Some(Millis::seconds(30)));
        for path in [
            "/api/v1/courts/1/pgn",
            "/api/v1/courts/1/games/101/moves",
            "/api/v1/courts/1/games/101/history",
        ] {
            let answer = get(hall, path, "").await;
            assert!(answer.starts_with("HTTP/1.1 404"), "{path}: {answer}");
        }
        let past = get(hall, &format!("/api/v1/courts/1/at/{}", ruled.0), "").await;
        assert_eq!(snapshot(&past).boards[0].game, None);
        let last = format!("/api/v1/courts/1/at/record/{}", court.seq.0 + 1);
        assert!(get(hall, &last, "").await.starts_with("HTTP/1.1 404"));
        let mut late = MessageSocket::feed(hall, Format::MessagePack).await;
        assert_eq!(late.snapshot().await.boards[0].game, None);
    };
    nothing_is_known(&hall).await;
    clock.advance(Duration::from_secs(29));
    nothing_is_known(&hall).await;
    hall.stop();

    // a server that is started without its set-up file goes on with the delay
    let hall = start("");
    nothing_is_known(&hall).await;
    let mut feed = MessageSocket::feed(&hall, Format::Json).await;
    clock.advance(Duration::from_secs(2));
    feed.until(|said| matches!(said, Said::Paired)).await;
    let court = snapshot(&get(&hall, "/api/v1/courts/1", "").await);
    assert!(court.boards[0].game.is_some());
    assert!(get(&hall, "/api/v1/courts/1/pgn", "").await.starts_with("HTTP/1.1 200"));
    hall.stop();
}

fn start_with(folder: &Path, clock: &'static HandClock, text: &str) -> Hall {
    let event = Event::parse("event.toml", text).expect("possible");
    let mut options = HallOptions::new(folder, event);
    options.clock = Some(clock);
    Hall::start(options, &mut |_| {}).expect("a hall starts")
}

#[tokio::test]
async fn every_answer_of_both_listeners_says_what_it_may_load_and_where_it_may_be_framed() {
    let hall = playing().await;
    let framed = ["/overlay", "/embed"];
    for (listener, addresses) in [
        (hall.public_addr(), http::public_addresses()),
        (hall.court_addr(), http::court_addresses()),
    ] {
        assert!(addresses.len() > 8, "{addresses:?}");
        for address in addresses.iter().map(String::as_str).chain(["/nowhere"]) {
            for method in ["GET", "PUT", "DELETE"] {
                let path = address
                    .replace("{court}", "1")
                    .replace("{game}", "101")
                    .replace("{board}", "1")
                    .replace("{round}", "1")
                    .replace("{screen}", "hall")
                    .replace("{*moment}", "record/1");
                let answer = asked(listener, method, &path, "", "").await;
                let header = |name: &str| {
                    answer.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(": "))
                };
                let what = format!("{method} {path}: {answer:.400}");
                assert_eq!(header("x-content-type-options"), Some("nosniff"), "{what}");
                assert_eq!(header("referrer-policy"), Some("no-referrer"), "{what}");
                let policy = header("content-security-policy").expect(&what);
                assert!(policy.starts_with("default-src 'none'"), "{what}");
                assert!(!policy.contains("unsafe"), "{what}");
                let frames =
                    if method == "GET" && framed.contains(&address) { "*" } else { "'none'" };
                assert!(policy.ends_with(&format!("frame-ancestors {frames}")), "{what}");
                let is_open = listener == hall.public_addr()
                    && method == "GET"
                    && (path.starts_with("/api/v1/") || path.starts_with("/feed/"));
                let origin = header("access-control-allow-origin");
                assert_eq!(origin, is_open.then_some("*"), "{what}");
            }
        }
    }
}
