//! A board that reports over a real socket and waits for its answers.

use court_protocol::{
    Ask, BootId, ClockEstimate, CourtId, Credential, Epoch, Format, Heartbeat, Hello, Limits,
    Micros, Outcome, Probe, Request, ToDevice, ToServer, Verdict, Versions,
};
use futures::{SinkExt, StreamExt};
use std::net::SocketAddr;
use std::time::Instant;
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::http::{HeaderValue, header};
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

/// The court that is measured.
pub(crate) const COURT: CourtId = CourtId(1);
/// Bytes read at once: an answer fits several times.
const BUFFER_BYTES: usize = 4_096;

/// A board's device, welcomed and with its clock mapped.
pub(crate) struct Board {
    socket: WebSocketStream<TcpStream>,
    boot: BootId,
    n: u64,
    origin: Instant,
}

impl Board {
    /// Enrols with a one-time code.
    pub(crate) async fn enrol(court: SocketAddr, code: &str, boot: BootId) -> Self {
        let stream = TcpStream::connect(court).await.expect("the court listens");
        stream.set_nodelay(true).expect("a socket of ours");
        let mut request =
            format!("ws://{court}/court").into_client_request().expect("an address is one");
        let subprotocol = HeaderValue::from_static(Format::MessagePack.subprotocol());
        request.headers_mut().insert(header::SEC_WEBSOCKET_PROTOCOL, subprotocol);
        // a larger buffer is cleared for every read
        let config = WebSocketConfig::default().read_buffer_size(BUFFER_BYTES);
        let (socket, _) = client_async_with_config(request, stream, Some(config))
            .await
            .expect("the court speaks WebSocket");
        let mut board = Self { socket, boot, n: 0, origin: Instant::now() };
        board
            .send(&ToServer::Hello(Hello {
                versions: Versions::OURS,
                credential: Credential::Code { code: code.to_owned() },
                name: "board".to_owned(),
                software: "court-tests".to_owned(),
                boot,
                epoch: Epoch(0),
                epoch_mac: None,
                pending: vec![boot],
            }))
            .await;
        let ToDevice::Welcome(_) = board.hear().await else { panic!("the code is good") };
        let sent = board.now();
        board.send(&ToServer::Probe(Probe { id: 1, sent })).await;
        let ToDevice::Probe(reply) = board.hear().await else { panic!("a probe is answered") };
        let delay = board.now().0 - sent.0;
        let clock =
            ClockEstimate { offset: reply.court - sent.0 - delay / 2, error: delay / 2 + 1 };
        let through = board.now();
        board
            .send(&ToServer::Heartbeat(Heartbeat {
                boot,
                through,
                n: 0,
                clock: Some(clock),
                says: None,
            }))
            .await;
        board
    }

    /// Reports something; the frame it causes repeats `tag`.
    pub(crate) async fn report(&mut self, ask: Ask, tag: Option<String>) {
        self.n += 1;
        let (boot, n, at) = (self.boot, self.n, self.now());
        self.send(&ToServer::Request(Request { boot, n, at, court: COURT, tag, ask })).await;
    }

    /// Waits for the next answer, and checks that it is not a refusal.
    pub(crate) async fn answer(&mut self) -> Outcome {
        loop {
            match self.hear().await {
                ToDevice::Outcome(outcome) => {
                    assert!(matches!(outcome.verdict, Verdict::Recorded { .. }), "{outcome:?}");
                    return outcome;
                }
                ToDevice::Goodbye(goodbye) => panic!("{goodbye:?}"),
                _ => {}
            }
        }
    }

    fn now(&self) -> Micros {
        Micros(self.origin.elapsed().as_micros() as i64)
    }

    async fn send(&mut self, message: &ToServer) {
        let bytes = Format::MessagePack.encode(message);
        self.socket.send(Message::Binary(bytes)).await.expect("the court listens");
    }

    async fn hear(&mut self) -> ToDevice {
        loop {
            let message = self.socket.next().await.expect("the court goes on").expect("readable");
            if let Message::Binary(bytes) = message {
                return Format::MessagePack.decode(&bytes, Limits::SERVER).expect("readable");
            }
        }
    }
}
