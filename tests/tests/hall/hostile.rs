//! Messages that should never come, and their answers. Nobody else is disturbed.

use crate::{begun, is_recorded, moved, pairing, start};
use court_protocol::{
    Ask, AskingNumber, BootId, CourtId, Credential, DeviceAct, DeviceAsk, Epoch, EpochMac, Format,
    Goodbye, GoodbyeCode, Hello, Limits, Micros, NAME_MAX, Request, Role, ToDevice, ToServer,
    UnprovenEpoch, Versions,
};
use court_tests::follower::Follower;
use court_tests::manual::{COURT, ManualDevice, hello};
use court_tests::message_socket::MessageSocket;
use referee_messages::words;
use referee_server::access::{CODE_LIFE, Grant};
use referee_server::court::WINDOW;
use referee_server::epoch_key::EpochKey;
use referee_server::session::BOOTS_MAX;
use std::net::SocketAddr;
use std::time::Duration;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Message;

/// The longest wait for an answer.
const PATIENCE: Duration = Duration::from_mins(1);

#[tokio::test]
async fn bytes_that_are_no_message_each_get_their_sentence_and_disturb_nobody() {
    let hall = begun();
    let mut neighbour = ManualDevice::enrol(&hall, Role::Head).await;
    let code = || Credential::Code { code: hall.open_code(crate::grant(Role::Board)).code };
    let whole = Format::MessagePack.encode(&ToServer::Hello(hello(code(), BootId(1))));
    let oversized = vec![0xc0; Limits::DEVICE.bytes + 1];
    let deep = vec![0x91; 4_000];
    let trailing = [whole.as_ref(), &[0xc0]].concat();
    for (bytes, sentence) in [
        (oversized, "over the limit of 16384"),
        (deep, "nested more than"),
        (trailing, "1 bytes follow"),
        (whole[..whole.len() / 2].to_vec(), "ends in the middle"),
        (vec![0x93, 1, 2, 3], "not such a message"),
    ] {
        let mut line = MessageSocket::court(&hall, Format::MessagePack).await;
        line.say_raw(Message::binary(bytes)).await;
        let Goodbye { code, message } = line.goodbye().await;
        let text = words().say(&message);
        assert_eq!(code, GoodbyeCode::BadMessage);
        assert!(text.contains(sentence), "{sentence}: {text}");
    }
    let mut line = MessageSocket::court(&hall, Format::MessagePack).await;
    line.say_raw(Message::text("{}")).await;
    assert_eq!(line.goodbye().await.message.key, "bye-binary-wanted");
    assert!(is_recorded(
        &neighbour.ask(Ask::Pair { games: vec![pairing(1, 1)], despite: None }).await
    ));
}

#[tokio::test]
async fn frames_that_web_sockets_do_not_allow_are_told_so_before_the_socket_closes() {
    const MASK: [u8; 4] = [0; 4];
    let hall = begun();
    let long_ping = [&[0x89, 0xfe, 0, 126], &MASK[..], &[0; 126]].concat();
    let long_text = [&[0x81, 0xfe, 0xff, 0xff], &MASK[..], "x".repeat(0xffff).as_bytes()].concat();
    for (bytes, code, sentence) in [
        ([&[0x81, 0x82], &MASK[..], &[0xff, 0xfe]].concat(), 1007, "no UTF-8"),
        (vec![0x81, 2, b'{', b'}'], 1002, "unmasked"),
        ([&[0x83, 0x80], &MASK[..]].concat(), 1002, "invalid opcode: 3"),
        ([&[0xc1, 0x80], &MASK[..]].concat(), 1002, "eserved bits"),
        ([&[0x80, 0x80], &MASK[..]].concat(), 1002, "ontinue frame"),
        (long_ping, 1002, "ontrol frame too big"),
        (long_text, 1009, "over the limit of 16384"),
    ] {
        let mut line = MessageSocket::court(&hall, Format::Json).await;
        line.say_unframed(&bytes).await;
        let told = line.goodbye().await;
        assert_eq!(told.code, GoodbyeCode::BadMessage);
        let text = words().say(&told.message);
        assert!(text.contains(sentence), "{sentence}: {text}");
        assert_eq!(line.close_code().await, code, "{text}");
    }
}

/// The status and the head of the answer to a request as it stands here.
async fn answered(listener: SocketAddr, request: &str) -> (String, String) {
    let mut stream = TcpStream::connect(listener).await.expect("open");
    stream.write_all(request.as_bytes()).await.expect("written");
    let mut answer = Vec::new();
    let read = timeout(PATIENCE, stream.read_to_end(&mut answer)).await;
    read.unwrap_or_else(|_| panic!("no end of the answer to {request}")).expect("answered");
    let answer = String::from_utf8_lossy(&answer).to_lowercase();
    (answer[9..12].to_owned(), answer)
}

#[tokio::test]
async fn requests_that_http_does_not_allow_have_their_status_on_both_listeners() {
    const SOCKET: &str = "Connection: Upgrade\r\nUpgrade: websocket\r\n\
        Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Protocol: court.v1.json\r\n";
    let hall = begun();
    for (listener, socket, page) in
        [(hall.court_addr(), "/court", "/judge"), (hall.public_addr(), "/feed/1", "/")]
    {
        for (request, status, says) in [
            (format!("GET {page} HTTP/1.1\r\nConnection: close\r\n\r\n"), "400", "host"),
            (
                format!("GET {page} HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n"),
                "400",
                "host",
            ),
            (format!("GET {page} HTTP/1.0\r\n\r\n"), "200", "nosniff"),
            (
                format!("BREW {page} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n"),
                "501",
                "method",
            ),
            (
                format!("DELETE {page} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n"),
                "405",
                "head",
            ),
            (
                format!("GET {socket} HTTP/1.1\r\n{SOCKET}Sec-WebSocket-Version: 13\r\n\r\n"),
                "400",
                "host",
            ),
            (
                format!(
                    "GET {socket} HTTP/1.0\r\nHost: a\r\n{SOCKET}Sec-WebSocket-Version: 13\r\n\r\n"
                ),
                "426",
                "upgrade: websocket",
            ),
            (
                format!(
                    "GET {socket} HTTP/1.1\r\nHost: a\r\n{SOCKET}Sec-WebSocket-Version: 8\r\n\r\n"
                ),
                "426",
                "sec-websocket-version: 13",
            ),
        ] {
            let (found, answer) = answered(listener, &request).await;
            assert!(found == status && answer.contains(says), "{request}{answer}");
        }
    }
}

#[tokio::test]
async fn links_and_previews_lead_to_the_server_whatever_a_request_calls_it() {
    let hall = begun();
    let mut head = ManualDevice::enrol(&hall, Role::Head).await;
    assert!(is_recorded(&head.ask(Ask::Pair { games: vec![pairing(1, 1)], despite: None }).await));
    let mut follower = Follower::open(hall.public_addr(), COURT).await;
    follower.until(|court| court.boards.iter().any(|board| board.game.is_some())).await;
    let as_named = |path: &str| {
        format!(
            "GET {path} HTTP/1.1\r\nHost: evil.example\r\nX-Forwarded-Proto: https\r\n\
             X-Forwarded-Host: evil.example\r\nForwarded: host=evil.example\r\nConnection: close\r\n\r\n"
        )
    };
    for (listener, path) in [
        (hall.public_addr(), "/game?court=1&board=1"),
        (hall.court_addr(), "/poster"),
        (hall.court_addr(), "/api/v1/origins"),
    ] {
        let (status, answer) = answered(listener, &as_named(path)).await;
        assert!(status == "200" && answer.contains(&format!("http://{listener}")), "{answer}");
        assert!(!answer.contains("evil") && !answer.contains("https://"), "{answer}");
    }
}

#[tokio::test]
async fn an_enrolled_device_that_sends_nonsense_loses_its_session_and_nothing_else() {
    let hall = begun();
    let mut device = ManualDevice::enrol(&hall, Role::Head).await;
    assert!(is_recorded(
        &device.ask(Ask::Pair { games: vec![pairing(1, 1)], despite: None }).await
    ));
    device.line.say_raw(Message::binary(vec![0xc1])).await;
    assert_eq!(device.line.goodbye().await.code, GoodbyeCode::BadMessage);
    let back = device.back(&hall).await.expect("it may come back");
    assert_eq!(back.n, 1, "its request stands");
}

#[tokio::test]
async fn whoever_does_not_say_who_he_is_hears_why_he_may_not_come_in() {
    let hall = begun();
    let said = |what: ToServer| {
        let hall = &hall;
        async move {
            let mut line = MessageSocket::court(hall, Format::Json).await;
            line.say(&what).await;
            line.goodbye().await
        }
    };
    let token = |token: &str| Credential::Token { token: token.into() };
    let code = Credential::Code { code: "0000-0000".into() };
    let first = said(ToServer::Hello(hello(token("no such token"), BootId(1)))).await;
    assert_eq!(first.code, GoodbyeCode::BadToken);
    assert_eq!(said(ToServer::Hello(hello(code, BootId(1)))).await.code, GoodbyeCode::BadCode);
    let mut newer = hello(token("x"), BootId(1));
    newer.versions = Versions { min: 2, max: 3 };
    let told = said(ToServer::Hello(newer)).await;
    assert_eq!(told.code, GoodbyeCode::Version);
    let text = words().say(&told.message);
    assert!(text.contains("2 to 3"), "{text}");
    let probe = court_protocol::Probe { id: 1, sent: Micros(0) };
    assert_eq!(said(ToServer::Probe(probe)).await.message.key, "bye-no-hello-first");
}

#[tokio::test]
async fn a_later_epoch_fences_the_server_by_its_proof_and_by_nothing_else() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = start(folder.path());
    let mut head = ManualDevice::enrol(&hall, Role::Head).await;
    let own = head.welcome.epoch_mac.clone();
    let judge = ManualDevice::enrol(&hall, Role::Judge).await;
    let (key, _) = EpochKey::open(folder.path(), None).expect("the hall's own");
    let claims = |credential, mac| {
        let mut hello = hello(credential, BootId(7));
        (hello.epoch, hello.epoch_mac) = (Epoch(2), mac);
        ToServer::Hello(hello)
    };
    let goodbye = async |credential, mac| {
        let mut line = MessageSocket::court(&hall, Format::Json).await;
        line.say(&claims(credential, mac)).await;
        line.goodbye().await.code
    };
    let token = |text: String| Credential::Token { token: text };
    let proof = || Some(key.mac(Epoch(2)));
    assert_eq!(goodbye(token("x".into()), proof()).await, GoodbyeCode::BadToken);
    for mac in [None, Some(own), Some(EpochMac("A".repeat(43)))] {
        let told = goodbye(token(judge.token()), mac).await;
        assert_eq!(told, GoodbyeCode::BadMessage);
    }
    // a stranger spends no code by it, and nobody is told
    assert_eq!(goodbye(Credential::Asking, None).await, GoodbyeCode::BadMessage);
    assert!(is_recorded(&head.ask(Ask::Pair { games: vec![pairing(1, 1)], despite: None }).await));
    head.line.say(&ToServer::Watch).await;
    let told = loop {
        match head.line.hear().await.expect("the list") {
            ToDevice::Presence(list) if !list.unproven.is_empty() => break list.unproven,
            _ => {}
        }
    };
    let once = UnprovenEpoch { device: judge.welcome.device, epoch: Epoch(2) };
    assert_eq!(told, [once]);
    assert!(judge.back(&hall).await.is_ok(), "it is not shut out");
    assert!(hall.journal().refusal(COURT.into()).is_none());
    assert_eq!(goodbye(token(judge.token()), proof()).await, GoodbyeCode::Fenced);
    assert!(hall.journal().refusal(COURT.into()).is_some(), "nothing more is written");
}

#[tokio::test]
async fn a_gap_in_the_count_and_an_unnamed_boot_end_the_session_with_what_was_expected() {
    let hall = begun();
    let mut device = ManualDevice::enrol(&hall, Role::Board).await;
    device.n = 4;
    let request = device.request(moved(1, "e2e4")).await;
    device.line.say(&ToServer::Request(request.clone())).await;
    let told = device.line.goodbye().await;
    let text = words().say(&told.message);
    assert!(text.contains("request 5") && text.contains("request 1 was expected"), "{text}");
    let mut back = device.back(&hall).await.expect("it may come back");
    back.line.say(&ToServer::Request(Request { boot: BootId(99), n: 1, ..request })).await;
    assert!(words().say(&back.line.goodbye().await.message).contains("boot 99"));
}

#[tokio::test]
async fn a_device_of_a_court_that_is_not_served_hears_so() {
    let hall = begun();
    let grant = |courts| Grant { role: Role::Board, courts, boards: Vec::new() };
    let elsewhere = hall.open_code(grant(vec![CourtId(9)])).code;
    let told = ManualDevice::connect(&hall, Credential::Code { code: elsewhere }).await;
    assert!(told.err().is_some_and(|told| told.message.key == "bye-not-served"));
    let anywhere = hall.open_code(grant(Vec::new())).code;
    let device = ManualDevice::connect(&hall, Credential::Code { code: anywhere }).await;
    assert_eq!(device.map(|device| device.welcome.courts), Ok(vec![COURT]));
}

#[tokio::test]
async fn a_name_that_is_not_what_it_looks_like_comes_neither_in_nor_by_the_head_referees_word() {
    let hall = begun();
    let says = async |name: &str, credential| {
        let mut line = MessageSocket::court(&hall, Format::Json).await;
        let hello = Hello { name: name.into(), ..hello(credential, BootId(9)) };
        line.say(&ToServer::Hello(hello)).await;
        (line.hear().await.expect("an answer"), line)
    };
    let bad = [
        "",
        "   ",
        "\u{202e}live",
        "\u{200b}",
        "\u{2028}line",
        "a\u{1b}[2J",
        "a\nFAKE",
        &"x".repeat(81),
    ];
    for name in bad {
        let (told, _) = says(name, Credential::Asking).await;
        let ToDevice::Goodbye(goodbye) = told else { panic!("{name:?} waits") };
        assert_eq!(goodbye.code, GoodbyeCode::BadMessage);
        let text = words().say(&goodbye.message);
        assert!(text.starts_with("the hello's name "), "{text}");
    }
    let (ToDevice::Asked(AskingNumber { number, .. }), mut phone) =
        says("Zoë", Credential::Asking).await
    else {
        panic!("it waits")
    };
    let mut head = ManualDevice::enrol(&hall, Role::Head).await;
    for (id, name) in bad.into_iter().chain(["Zoë, lanes 1-6"]).skip(2).enumerate() {
        let id = id as u32;
        let (role, name) = (Role::Judge, name.to_owned());
        let (courts, boards) = (Vec::new(), Vec::new());
        let is_good = name.starts_with("Zoë");
        let act = DeviceAct::Grant { asking: number, name, role, courts, boards };
        head.line.say(&ToServer::Device(DeviceAsk { id, act })).await;
        let answer = loop {
            if let ToDevice::Device(answer) = head.line.hear().await.expect("an answer") {
                break answer;
            }
        };
        assert_eq!(answer.refused.is_none(), is_good, "{answer:?}");
    }
    assert!(matches!(phone.hear().await, Some(ToDevice::Welcome(_))));
    assert_eq!(
        hall.devices().last().map(|each| each.device.name.clone()),
        Some("Zoë, lanes 1-6".into())
    );
}

#[test]
fn the_protocols_page_names_the_limits_of_a_session() {
    let page = include_str!("../../../protocol/PROTOCOL.md");
    for told in [
        format!("takes {WINDOW} requests"),
        format!("at most {BOOTS_MAX} boots"),
        format!("at most {NAME_MAX} characters"),
        format!("lives for {} minutes", CODE_LIFE.0 / 60_000),
    ] {
        assert!(page.contains(&told), "{told}");
    }
}
