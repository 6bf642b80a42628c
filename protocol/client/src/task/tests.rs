//! The driver over streams in memory and in paused time, against a court of a few lines.

use super::*;
use crate::disk::memory::MemoryDisk;
use crate::outbox::ClockBoot;
use crate::{Settings, link};
use court_protocol::{
    BoardNo, CourtTime, DeviceId, Epoch, EpochMac, Have, Outcome, ProbeReply, Role, Seen, Seq,
    Side, ToServer, Verdict, Welcome,
};
use std::sync::{Arc, Mutex};
use tokio::io::{AsyncWriteExt as _, DuplexStream};
use tokio::time::Instant;
use tokio_tungstenite::accept_hdr_async;
use tokio_tungstenite::tungstenite::handshake::server::{
    ErrorResponse, Request as Opening, Response,
};

/// Time of the test's runtime.
#[derive(Debug, Clone, Copy)]
struct PausedClock(Instant);

impl DeviceClock for PausedClock {
    fn now(&self) -> Micros {
        // A machine has run for a while when a program starts.
        Micros(90_000_000_000 + self.0.elapsed().as_micros() as i64)
    }
}

/// A court's treatment of its connections, one after the other; the last one holds for ever.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Manner {
    /// The court does not listen.
    Absent,
    /// Ends the connection after this many requests, answering none of them.
    CutAfter(usize),
    /// Knows another subprotocol only.
    Stranger,
    /// Sends an unreadable message.
    Babble,
    /// Says goodbye with this code.
    Goodbye(u16),
    /// Sends bytes that are no frame of a WebSocket server.
    Raw(&'static [u8]),
    /// Serves the connection as a real court does.
    Sound,
}

/// A court in memory: a dial whose connections are served by tasks.
#[derive(Debug, Clone)]
struct Court {
    manners: Arc<Mutex<VecDeque<Manner>>>,
    recorded: Arc<Mutex<Vec<Request>>>,
    /// The codes of the link's own goodbyes; 0 for one without a code.
    goodbyes: Arc<Mutex<Vec<u16>>>,
}

impl Court {
    fn new(manners: &[Manner]) -> Self {
        let manners = manners.iter().copied().collect();
        Self {
            manners: Arc::new(Mutex::new(manners)),
            recorded: Arc::default(),
            goodbyes: Arc::default(),
        }
    }

    fn recorded(&self) -> Vec<u64> {
        self.recorded.lock().expect("no panic holds it").iter().map(|r| r.n).collect()
    }
}

impl Dial for Court {
    type Stream = DuplexStream;

    fn dial(&self) -> impl Future<Output = io::Result<DuplexStream>> + Send + 'static {
        let mut manners = self.manners.lock().expect("no panic holds it");
        let manner = manners.front().copied().expect("a manner for every connection");
        if manners.len() > 1 {
            manners.pop_front();
        }
        let (recorded, goodbyes) = (Arc::clone(&self.recorded), Arc::clone(&self.goodbyes));
        async move {
            if manner == Manner::Absent {
                return Err(io::Error::from(io::ErrorKind::ConnectionRefused));
            }
            let (ours, theirs) = tokio::io::duplex(64 * 1024);
            tokio::spawn(async move {
                let Some(mut socket) = serve(theirs, manner, recorded).await else { return };
                while let Some(Ok(message)) = socket.next().await {
                    if let Message::Close(frame) = message {
                        let code = frame.map_or(0, |frame| frame.code.into());
                        goodbyes.lock().expect("no panic holds it").push(code);
                    }
                }
            });
            Ok(ours)
        }
    }

    fn uri(&self) -> String {
        "ws://court.test/court".into()
    }
}

/// Serves a connection; returns it once the court waits for the link's goodbye.
async fn serve(
    stream: DuplexStream,
    manner: Manner,
    recorded: Arc<Mutex<Vec<Request>>>,
) -> Option<WebSocketStream<DuplexStream>> {
    #[expect(clippy::result_large_err, reason = "the handshake's callback is typed so")]
    let choose = |_: &Opening, mut response: Response| -> Result<Response, ErrorResponse> {
        let spoken = match manner {
            Manner::Stranger => "court.v0",
            _ => Format::MessagePack.subprotocol(),
        };
        let spoken = HeaderValue::from_static(spoken);
        response.headers_mut().insert(header::SEC_WEBSOCKET_PROTOCOL, spoken);
        Ok(response)
    };
    let mut socket = accept_hdr_async(stream, choose).await.ok()?;
    let mut unanswered = 0;
    while let Some(Ok(Message::Binary(bytes))) = socket.next().await {
        let message = Format::MessagePack.decode(&bytes, Limits::DEVICE).expect("a message");
        let answer = match message {
            ToServer::Hello(hello) => {
                let recorded = recorded.lock().expect("no panic holds it");
                let have = |boot| {
                    let n = recorded.iter().filter(|r| r.boot == boot).count() as u64;
                    Have { boot, n }
                };
                Some(ToDevice::Welcome(Welcome {
                    version: 1,
                    device: DeviceId(1),
                    token: Some("token".into()),
                    role: Role::Board,
                    courts: vec![CourtId(1)],
                    boards: vec![],
                    relieved: false,
                    epoch: Epoch(1),
                    epoch_mac: EpochMac("mac".into()),
                    have: hello.pending.into_iter().map(have).collect(),
                    speed: 1,
                }))
            }
            ToServer::Probe(probe) => {
                if manner == Manner::Babble {
                    let babble = Message::Binary(b"\x93\x01".to_vec().into());
                    socket.send(babble).await.expect("the link reads");
                }
                if let Manner::Goodbye(code) = manner {
                    let frame = CloseFrame { code: code.into(), reason: Utf8Bytes::default() };
                    socket.close(Some(frame)).await.expect("the link reads");
                    return Some(socket);
                }
                if let Manner::Raw(bytes) = manner {
                    socket.get_mut().write_all(bytes).await.expect("the link reads");
                    return Some(socket);
                }
                let (id, sent) = (probe.id, probe.sent);
                Some(ToDevice::Probe(ProbeReply { id, sent, court: sent.0, speed: 1 }))
            }
            ToServer::Request(request) => {
                let outcome = ToDevice::Outcome(Outcome {
                    boot: request.boot,
                    n: request.n,
                    seq: Seq(request.n),
                    at: CourtTime(0),
                    verdict: Verdict::Recorded { rulings: vec![], undecided: false },
                });
                {
                    let mut recorded = recorded.lock().expect("no panic holds it");
                    let next = recorded.len() as u64 + 1;
                    assert!(request.n <= next, "request {} leaves a gap", request.n);
                    if request.n == next {
                        recorded.push(request);
                    }
                }
                unanswered += 1;
                match manner {
                    Manner::CutAfter(count) if unanswered >= count => return None,
                    Manner::CutAfter(_) => None,
                    _ => Some(outcome),
                }
            }
            ToServer::Heartbeat(_)
            | ToServer::Follow(_)
            | ToServer::Round(_)
            | ToServer::Preview(_)
            | ToServer::Watch
            | ToServer::Device(_) => None,
        };
        if let Some(answer) = answer {
            let bytes = Format::MessagePack.encode(&answer);
            socket.send(Message::Binary(bytes)).await.ok()?;
        }
    }
    None
}

fn link() -> Link<MemoryDisk> {
    let clock = ClockBoot { machine: 1, speed: 1 };
    let (outbox, _) = Outbox::open(MemoryDisk::default(), clock, 9).expect("memory opens");
    let settings = Settings { code: Some("CODE".into()), ..Settings::named("test") };
    Link::new(outbox, settings, 3)
}

async fn press(handle: &LinkHandle) -> u64 {
    let seen = Seen::Pressed { side: Side::White, reading: None };
    let ask = Ask::Observe { board: BoardNo(1), game: None, seen };
    handle.ask(None, CourtId(1), None, ask).await.expect("kept").1.n
}

/// Presses five times against a court of these manners until every press is answered. Returns the
/// recorded numbers and the reasons why the link was down meanwhile.
async fn five_presses(manners: &[Manner]) -> (Vec<u64>, Vec<String>) {
    let court = Court::new(manners);
    let clock = PausedClock(Instant::now());
    let (handle, mut news, task) = drive(link(), court.clone(), clock);
    let (stop, stopped) = oneshot::channel::<()>();
    let running = tokio::spawn(task.run(async move {
        stopped.await.expect_err("stopped by dropping");
    }));
    for n in 1..=5 {
        assert_eq!(press(&handle).await, n);
    }
    let mut downs = Vec::new();
    let mut outcomes = Vec::new();
    while outcomes.len() < 5 {
        match news.recv().await.expect("the task lives") {
            News::Outcome { outcome, .. } => outcomes.push(outcome.n),
            News::Down { why, .. } => downs.push(why),
            _ => {}
        }
    }
    assert_eq!(outcomes, [1, 2, 3, 4, 5], "each told once, in order");
    drop(stop);
    let outbox = running.await.expect("the task ends");
    assert_eq!(outbox.pending(), 0);
    (court.recorded(), downs)
}

#[tokio::test(start_paused = true)]
async fn what_is_asked_while_nobody_listens_is_handed_over_when_somebody_does() {
    let (recorded, downs) =
        five_presses(&[Manner::Absent, Manner::Absent, Manner::Absent, Manner::Sound]).await;
    assert_eq!((recorded, downs.len()), (vec![1, 2, 3, 4, 5], 3));
    assert!(downs[0].contains("connection refused"), "{downs:?}");
}

#[tokio::test(start_paused = true)]
async fn connections_that_break_lose_and_double_nothing() {
    let (recorded, downs) =
        five_presses(&[Manner::CutAfter(1), Manner::CutAfter(3), Manner::Sound]).await;
    assert_eq!((recorded, downs.len()), (vec![1, 2, 3, 4, 5], 2));
}

#[tokio::test(start_paused = true)]
async fn a_goodbye_is_answered_and_a_broken_frame_has_its_code() {
    for (manner, expected) in [
        (Manner::Goodbye(1000), 1000),
        (Manner::Goodbye(1001), 1001),
        (Manner::Goodbye(4000), 4000),
        // reserved bits, an unknown opcode, a masked frame, a ping in fragments
        (Manner::Raw(&[0xc2, 0x00]), 1002),
        (Manner::Raw(&[0x83, 0x00]), 1002),
        (Manner::Raw(&[0x82, 0x81, 1, 2, 3, 4, 5]), 1002),
        (Manner::Raw(&[0x09, 0x00]), 1002),
        (Manner::Raw(&[0x81, 0x02, 0xff, 0xfe]), 1007),
        (Manner::Raw(&[0x82, 0x7f, 0, 0, 1, 0, 0, 0, 0, 0]), 1009),
        (Manner::Raw(&[0x81, 0x02, b'{', b'}']), 1003),
    ] {
        let court = Court::new(&[manner, Manner::Sound]);
        let (handle, mut news, task) = drive(link(), court.clone(), PausedClock(Instant::now()));
        let (stop, stopped) = oneshot::channel::<()>();
        let running = tokio::spawn(task.run(async move {
            stopped.await.expect_err("stopped by dropping");
        }));
        press(&handle).await;
        while !matches!(news.recv().await, Some(News::Outcome { .. })) {}
        drop(stop);
        running.await.expect("the task ends");
        let goodbyes = court.goodbyes.lock().expect("no panic holds it");
        assert_eq!(goodbyes.as_slice(), [expected], "{manner:?}");
    }
}

#[tokio::test(start_paused = true)]
async fn a_stranger_and_a_babbler_are_left_with_a_sentence() {
    let (recorded, downs) = five_presses(&[Manner::Stranger, Manner::Babble, Manner::Sound]).await;
    assert_eq!(recorded, [1, 2, 3, 4, 5]);
    assert!(downs[0].contains("court.v1.msgpack") || downs[0].contains("ubprotocol"), "{downs:?}");
    assert!(downs[1].starts_with("a message of the server could not be read: "), "{downs:?}");
}

#[tokio::test(start_paused = true)]
async fn a_program_that_does_not_listen_can_still_ask_and_stop() {
    let (handle, news, task) =
        drive(link(), Court::new(&[Manner::Sound]), PausedClock(Instant::now()));
    let running = tokio::spawn(task.run(std::future::pending()));
    for n in 1..=1_000 {
        assert_eq!(press(&handle).await, n);
    }
    drop(news);
    assert_eq!(press(&handle).await, 1_001);
    drop(handle);
    running.await.expect("the task ends with its last handle");
}

#[test]
fn the_default_software_names_program_and_version() {
    assert!(link::Settings::named("x").software.starts_with("court-client 0."));
}
