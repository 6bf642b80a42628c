//! A device and a follower as tests play them.

use court_protocol::{
    Ask, BoardNo, BootId, ClockEstimate, CourtId, Credential, Epoch, Follow, Format, GameId,
    GameSetup, Goodbye, Heartbeat, Hello, Limits, Micros, Outcome, Pairing, PlayerId, Probe,
    Request, Role, Said, Seen, Snapshot, TimeControl, ToDevice, ToServer, Verdict, Versions,
    Welcome,
};
use court_protocol::{BySide, ClockRule, Evidence, Ruleset, RunEvidence, RunMode};
use futures::{SinkExt as _, StreamExt as _};
use referee_server::access::Grant;
use referee_server::config::Event;
use referee_server::hall::{Hall, HallOptions};
use std::path::Path;
use std::time::Duration;
use tokio::io::AsyncWriteExt as _;
use tokio::net::{TcpSocket, TcpStream};
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::tungstenite::http::HeaderValue;
use tokio_tungstenite::tungstenite::{Message, Utf8Bytes};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, client_async, connect_async};

/// Nothing in a test takes this long: what does will never come.
const NEVER: Duration = Duration::from_secs(20);
pub const COURT: CourtId = CourtId(1);

pub fn start(folder: &Path) -> Hall {
    start_at(folder, 1)
}

pub fn start_at(folder: &Path, speed: u32) -> Hall {
    let options = HallOptions { speed, ..HallOptions::new(folder, Event::default()) };
    Hall::start(options, &mut |_| {}).expect("the hall starts")
}

pub fn grant(role: Role) -> Grant {
    Grant { role, courts: vec![COURT], boards: Vec::new() }
}

pub fn pairing(board: u8, game: u32) -> Pairing {
    Pairing {
        board: BoardNo(board),
        game: GameId(game),
        setup: GameSetup {
            round: 1,
            players: BySide { white: PlayerId(game * 2), black: PlayerId(game * 2 + 1) },
            ruleset: Ruleset::Classic,
            time: BySide::both(TimeControl::STANDARD),
            clock: ClockRule::Court,
            evidence: Evidence::Moves,
            runs: RunEvidence::Presumed,
            run_mode: BySide::both(RunMode::Line),
            turning_point: BySide::both(14),
            start_fen: None,
            illegal_moves: court_protocol::IllegalMoveRule::default(),
            draw_cards: 2,
            match_rule: None,
            site: None,
            walk: None,
        },
    }
}

pub fn moved(board: u8, uci: &str) -> Ask {
    Ask::Observe {
        board: BoardNo(board),
        game: None,
        seen: Seen::Moved { uci: uci.into(), reading: None },
    }
}

type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// One end of a socket that speaks messages.
pub struct Line {
    socket: Socket,
    format: Format,
}

impl Line {
    pub async fn open(address: &str, format: Format) -> Self {
        let mut request = address.into_client_request().expect("an address");
        request
            .headers_mut()
            .insert("Sec-WebSocket-Protocol", HeaderValue::from_static(format.subprotocol()));
        let (socket, _) = connect_async(request).await.expect("the listener is open");
        Self { socket, format }
    }

    pub async fn court(hall: &Hall, format: Format) -> Self {
        Self::open(&format!("ws://{}/court", hall.court_addr()), format).await
    }

    pub async fn feed(hall: &Hall, format: Format) -> Self {
        Self::open(&format!("ws://{}/feed/1", hall.public_addr()), format).await
    }

    /// A feed's follower whose machine takes in no more than `receive` bytes unread.
    pub async fn narrow_feed(hall: &Hall, receive: u32) -> Self {
        let socket = TcpSocket::new_v4().expect("a socket");
        socket.set_recv_buffer_size(receive).expect("a small buffer");
        let stream = socket.connect(hall.public_addr()).await.expect("the listener is open");
        let address = format!("ws://{}/feed/1", hall.public_addr());
        let (socket, _) = client_async(address, MaybeTlsStream::Plain(stream)).await.expect("open");
        Self { socket, format: Format::Json }
    }

    pub async fn say(&mut self, message: &ToServer) {
        let bytes = self.format.encode(message);
        self.say_bytes(&bytes).await;
    }

    pub async fn say_bytes(&mut self, bytes: &[u8]) {
        let message = match self.format {
            Format::MessagePack => Message::Binary(bytes.to_vec().into()),
            Format::Json => {
                Message::Text(Utf8Bytes::try_from(bytes.to_vec()).expect("tests send UTF-8"))
            }
        };
        self.say_raw(message).await;
    }

    pub async fn say_raw(&mut self, message: Message) {
        self.socket.send(message).await.expect("the socket is open");
    }

    /// Bytes as they are, not framed by anyone.
    pub async fn say_unframed(&mut self, bytes: &[u8]) {
        self.socket.get_mut().write_all(bytes).await.expect("the socket is open");
    }

    /// The next message; `None` when the other end closed.
    pub async fn hear(&mut self) -> Option<ToDevice> {
        loop {
            let next = tokio::time::timeout(NEVER, self.socket.next()).await.expect("in time");
            let bytes = match next?.ok()? {
                Message::Binary(bytes) => bytes,
                Message::Text(text) => text.into(),
                Message::Close(_) => return None,
                _ => continue,
            };
            return Some(self.format.decode(&bytes, Limits::SERVER).expect("a server's message"));
        }
    }

    pub async fn close_code(&mut self) -> u16 {
        loop {
            let next = tokio::time::timeout(NEVER, self.socket.next()).await.expect("in time");
            if let Message::Close(Some(frame)) = next.expect("a close frame").expect("no error") {
                return frame.code.into();
            }
        }
    }

    pub async fn goodbye(&mut self) -> Goodbye {
        loop {
            if let ToDevice::Goodbye(goodbye) = self.hear().await.expect("before the end") {
                return goodbye;
            }
        }
    }

    pub async fn snapshot(&mut self) -> Snapshot {
        loop {
            if let ToDevice::Snapshot(snapshot) = self.hear().await.expect("a snapshot") {
                return *snapshot;
            }
        }
    }

    /// Waits until something was said on the feed.
    pub async fn until(&mut self, expected: impl Fn(&Said) -> bool) {
        loop {
            match self.hear().await.expect("it is said before the end") {
                ToDevice::Frame(frame) if frame.what.iter().any(|line| expected(&line.said)) => {
                    return;
                }
                ToDevice::Snapshot(snapshot)
                    if snapshot.ticker.iter().any(|line| expected(&line.said)) =>
                {
                    return;
                }
                _ => {}
            }
        }
    }
}

/// An enrolled device. Its clock is the court's.
pub struct Device {
    pub line: Line,
    pub welcome: Welcome,
    pub boot: BootId,
    pub n: u64,
}

pub fn hello(credential: Credential, boot: BootId) -> Hello {
    Hello {
        versions: Versions::OURS,
        credential,
        name: "test device".into(),
        software: "test 1".into(),
        boot,
        epoch: Epoch(0),
        epoch_mac: None,
        pending: vec![boot],
    }
}

impl Device {
    pub async fn enrol(hall: &Hall, role: Role) -> Self {
        let code = hall.open_code(grant(role)).code;
        Self::connect(hall, Credential::Code { code }).await.expect("welcome")
    }

    pub async fn back(&self, hall: &Hall) -> Result<Self, Goodbye> {
        self.back_with(hall, self.token()).await
    }

    pub fn token(&self) -> String {
        self.welcome.token.clone().expect("enrolled by code")
    }

    async fn back_with(&self, hall: &Hall, token: String) -> Result<Self, Goodbye> {
        let mut device = Self::connect(hall, Credential::Token { token }).await?;
        device.welcome.token.clone_from(&self.welcome.token);
        Ok(device)
    }

    pub async fn connect(hall: &Hall, credential: Credential) -> Result<Self, Goodbye> {
        let mut line = Line::court(hall, Format::MessagePack).await;
        let boot = BootId(7);
        line.say(&ToServer::Hello(hello(credential, boot))).await;
        match line.hear().await.expect("an answer") {
            ToDevice::Welcome(welcome) => {
                let n = welcome.have.iter().find(|have| have.boot == boot).map_or(0, |h| h.n);
                let mut device = Self { line, welcome, boot, n };
                device.map_clock().await;
                Ok(device)
            }
            ToDevice::Goodbye(goodbye) => Err(goodbye),
            other => panic!("neither welcome nor goodbye: {other:?}"),
        }
    }

    /// The device's clock is the court's: says so, and returns what it shows.
    pub async fn map_clock(&mut self) -> Micros {
        let now = self.now().await;
        let (boot, n) = (self.boot, self.n);
        let clock = Some(ClockEstimate { offset: 0, error: 1_000 });
        self.line
            .say(&ToServer::Heartbeat(Heartbeat { boot, through: now, n, clock, says: None }))
            .await;
        now
    }

    pub async fn now(&mut self) -> Micros {
        self.line.say(&ToServer::Probe(Probe { id: 1, sent: Micros(0) })).await;
        loop {
            if let ToDevice::Probe(reply) = self.line.hear().await.expect("a reply") {
                return Micros(reply.court);
            }
        }
    }

    pub async fn request(&mut self, ask: Ask) -> Request {
        self.n += 1;
        let at = self.now().await;
        Request { boot: self.boot, n: self.n, at, court: COURT, tag: None, ask }
    }

    pub async fn ask(&mut self, ask: Ask) -> Outcome {
        let request = self.request(ask).await;
        self.line.say(&ToServer::Request(request)).await;
        self.outcome().await
    }

    pub async fn outcome(&mut self) -> Outcome {
        loop {
            match self.line.hear().await.expect("an outcome") {
                ToDevice::Outcome(outcome) => return outcome,
                ToDevice::Goodbye(goodbye) => panic!("{}", goodbye.text),
                _ => {}
            }
        }
    }

    pub async fn follow(&mut self) {
        self.line.say(&ToServer::Follow(Follow { court: COURT, from: None })).await;
    }
}

pub fn is_recorded(outcome: &Outcome) -> bool {
    matches!(outcome.verdict, Verdict::Recorded { .. })
}

/// A game on board 1, started: GO has been.
pub async fn started(hall: &Hall) {
    let mut feed = Line::feed(hall, Format::Json).await;
    let said = |verdict| assert!(matches!(verdict, Ok(Some(Verdict::Recorded { .. }))));
    said(hall.house(COURT, Ask::Pair { games: vec![pairing(1, 101)], despite: None }));
    said(hall.house(
        COURT,
        Ask::Start {
            boards: vec![BoardNo(1)],
            go_at: None,
            despite: Some("nobody sweeps here".into()),
        },
    ));
    feed.until(|said| matches!(said, Said::Started)).await;
}
