//! The followers' view.

use crate::{begun, get, is_recorded, moved, pairing, playing};
use court_protocol::{
    Ask, Format, Micros, Mirror, Probe, Role, Said, Snapshot, ToDevice, ToServer, Verdict,
};
use court_tests::manual::{COURT, ManualDevice};
use court_tests::message_socket::MessageSocket;
use referee_server::config::Event;
use referee_server::hall::{Hall, HallOptions};
use std::path::Path;
use tokio_tungstenite::tungstenite::Message;

#[tokio::test]
async fn a_move_goes_in_at_a_board_and_comes_out_on_every_feed() {
    let hall = playing().await;
    let mut board = ManualDevice::enrol(&hall, Role::Board).await;
    let mut json = MessageSocket::feed(&hall, Format::Json).await;
    let mut packed = MessageSocket::feed(&hall, Format::MessagePack).await;
    let mut referee = ManualDevice::enrol(&hall, Role::Head).await;
    referee.follow().await;
    let (mut mirror_json, mut mirror_packed) =
        (Mirror::new(json.snapshot().await), Mirror::new(packed.snapshot().await));

    let outcome = board.ask(moved(1, "e2e4")).await;
    assert!(is_recorded(&outcome), "{outcome:?}");

    let is_it = |said: &Said| matches!(said, Said::Moved(made) if made.uci == "e2e4");
    for (line, mirror) in [(&mut json, &mut mirror_json), (&mut packed, &mut mirror_packed)] {
        while mirror.court().seq < outcome.seq {
            match line.hear().await.expect("frames") {
                ToDevice::Frame(frame) => {
                    mirror.apply(&frame).expect("a feed leaves no hole");
                }
                other => panic!("{other:?}"),
            }
        }
        assert!(mirror.court().ticker.iter().any(|line| is_it(&line.said)));
        let game = mirror.court().boards[0].game.as_ref().expect("paired");
        assert_eq!(game.ply, 1);
    }
    referee.line.until(is_it).await;
}

#[tokio::test]
async fn a_snapshot_and_the_moves_of_a_game_are_there_as_plain_json() {
    let hall = playing().await;
    let mut board = ManualDevice::enrol(&hall, Role::Board).await;
    let seq = board.ask(moved(1, "e2e4")).await.seq;
    let mut feed = MessageSocket::feed(&hall, Format::Json).await;
    let mut mirror = Mirror::new(feed.snapshot().await);
    while mirror.court().seq < seq {
        if let Some(ToDevice::Frame(frame)) = feed.hear().await {
            mirror.apply(&frame).expect("no hole");
        }
    }

    let answer = get(&hall, "/api/v1/courts/1", "").await;
    let (head, body) = answer.split_once("\r\n\r\n").expect("head and body");
    let snapshot: Snapshot = serde_json::from_str(body).expect("a snapshot");
    assert!(snapshot.seq >= seq);
    assert!(head.contains("application/json"), "{head}");
    let moves = get(&hall, "/api/v1/courts/1/games/101/moves?from=1", "").await;
    assert!(moves.contains("\"e2e4\""), "{moves}");
    assert!(get(&hall, "/api/v1/courts", "").await.contains("\"Court 1\""));
    assert!(get(&hall, "/api/v1/time", "").await.contains("\"speed\":60"));
    for (path, sentence) in [
        ("/api/v1/courts/9", "there is no court"),
        ("/api/v1/courts/1/games/77/moves", "there is no game"),
        ("/api/v1/courts/1/games/101/moves?from=x", "half-move"),
        ("/nowhere", "nothing at this address"),
    ] {
        let answer = get(&hall, path, "").await;
        assert!(answer.contains(sentence), "{path}: {answer}");
    }
}

#[tokio::test]
async fn a_poller_is_told_that_nothing_changed_only_where_nothing_changed() {
    let (folder, other) = (tempfile::tempdir().expect("one"), tempfile::tempdir().expect("two"));
    let start = |folder: &Path, white: &str| {
        let text = format!(
            "[[player]]\nid = 1\nname = \"{white}\"\n[[player]]\nid = 2\nname = \"Ben\"\n\
             [[pairing]]\nboard = 1\nwhite = 1\nblack = 2\n"
        );
        let event = Event::parse("event.toml", &text).expect("possible");
        Hall::start(HallOptions::new(folder, event), &mut |_| {}).expect("a hall starts")
    };
    let path = "/api/v1/courts/1";
    let hall = start(folder.path(), "Anna");
    let answer = get(&hall, path, "").await;
    let tag = answer
        .lines()
        .find_map(|line| line.strip_prefix("etag: "))
        .expect("a snapshot has an ETag")
        .to_owned();
    for known in [tag.clone(), format!("W/{tag}"), "*".to_owned()] {
        let again = get(&hall, path, &format!("If-None-Match: {known}\r\n")).await;
        assert!(again.starts_with("HTTP/1.1 304") && again.contains(&tag), "{known}: {again}");
    }
    hall.stop();
    // as many records as before: another name, and another event in a folder of its own
    for (folder, white) in [(folder.path(), "Annabel"), (other.path(), "Carl")] {
        let hall = start(folder, white);
        let now = get(&hall, path, &format!("If-None-Match: {tag}\r\n")).await;
        assert!(now.starts_with("HTTP/1.1 200"), "{white}: {now}");
        assert!(now.contains(&format!("\"name\":\"{white}\"")), "{now}");
        hall.stop();
    }
}

#[tokio::test]
async fn a_probe_on_a_feed_is_answered_and_anything_else_closes() {
    let hall = begun();
    let mut feed = MessageSocket::feed(&hall, Format::Json).await;
    feed.snapshot().await;
    feed.say(&ToServer::Probe(Probe { id: 5, sent: Micros(9) })).await;
    let Some(ToDevice::Probe(reply)) = feed.hear().await else { panic!("no reply") };
    assert_eq!((reply.id, reply.sent), (5, Micros(9)));

    for (message, code) in [
        (Message::text("{\"follow\":{\"court\":1}}"), 1008),
        (Message::text("hello"), 1008),
        (Message::text("x".repeat(2_000)), 1009),
        (Message::binary(vec![1]), 1003),
    ] {
        let mut feed = MessageSocket::feed(&hall, Format::Json).await;
        feed.say_raw(message).await;
        assert_eq!(feed.close_code().await, code);
    }
}

#[tokio::test]
async fn a_follower_that_floods_the_feed_with_probes_hears_why_it_has_to_go() {
    let hall = begun();
    let probe = ToServer::Probe(Probe { id: 1, sent: Micros(0) });
    let probe = String::from_utf8(Format::Json.encode(&probe).to_vec()).expect("JSON");
    let probe = Message::text(probe);
    let mut feed = MessageSocket::feed(&hall, Format::Json).await;
    // far more than is read before the goodbye is sent: the rest comes after it
    for _ in 0..500 {
        feed.say_raw(probe.clone()).await;
    }
    assert_eq!(feed.close_code().await, 1008);
}

/// The socket's buffers are filled first; then the follower's queue overflows; then it reads, and
/// the first thing after what was under way is a whole picture, newer than all that is missing.
#[tokio::test]
async fn a_follower_that_is_too_slow_gets_the_court_whole_and_no_hole() {
    let hall = begun();
    let mut slow = MessageSocket::narrow_feed(&hall, 16 * 1024).await;
    let mut mirror = Mirror::new(slow.snapshot().await);
    let mut last = mirror.court().seq;
    // pairings fill a feed fastest: each is a frame with a whole board
    let mut game = 1;
    for _ in 0..60 {
        for board in 1..=12 {
            game += 1;
            let games = vec![pairing(board, game)];
            if game <= 13 {
                assert!(matches!(
                    hall.by_server(COURT, Ask::Pair { games, despite: None }),
                    Ok(Some(Verdict::Recorded { .. }))
                ));
            } else {
                // the board is taken now: its result is ruled, and the next game paired
                let game_before = court_protocol::GameId(game - 12);
                let result = court_protocol::GameResult::Drawn;
                let reason = "r".repeat(200);
                let ruled =
                    hall.by_server(COURT, Ask::RuleResult { game: game_before, result, reason });
                assert!(ruled.is_ok());
                let despite = Some("nobody seals here".to_owned());
                assert!(hall.by_server(COURT, Ask::Pair { games, despite }).is_ok());
            }
        }
        let head = hall.journal().head(COURT.into()).expect("records").seq;
        last = head;
    }
    let mut n_pictures = 0;
    while mirror.court().seq < last {
        match slow.hear().await.expect("the feed goes on") {
            ToDevice::Frame(frame) => {
                mirror.apply(&frame).expect("a feed leaves no hole");
            }
            ToDevice::Snapshot(snapshot) => {
                assert!(snapshot.seq > mirror.court().seq, "a picture goes forward");
                n_pictures += 1;
                mirror.replace(*snapshot);
            }
            other => panic!("{other:?}"),
        }
    }
    assert!(n_pictures > 0, "the follower was never too slow: the test shows nothing");
}
