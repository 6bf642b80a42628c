//! One end of a socket that speaks messages, to a court or to a feed.

use court_protocol::{CourtId, Format, Goodbye, Limits, Said, Snapshot, ToDevice, ToServer};
use futures::{SinkExt as _, StreamExt as _};
use referee_server::hall::Hall;
use std::net::SocketAddr;
use std::time::Duration;
use tokio::io::AsyncWriteExt as _;
use tokio::net::{TcpSocket, TcpStream};
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::tungstenite::http::{HeaderValue, header};
use tokio_tungstenite::tungstenite::{self, Message, Utf8Bytes};
use tokio_tungstenite::{WebSocketStream, client_async};

/// An answer of a hall comes within this time, or never.
pub(crate) const NEVER: Duration = Duration::from_mins(1);

/// Why a connection is over.
#[derive(Debug, thiserror::Error)]
pub enum Lost {
    /// No connection, or it broke.
    #[error("the connection broke: {0}")]
    Broken(String),
    /// The court ended it.
    #[error("the court said goodbye: {:?}: {}", .0.code, .0.message.key)]
    Goodbye(Goodbye),
}

impl From<tungstenite::Error> for Lost {
    fn from(error: tungstenite::Error) -> Self {
        Self::Broken(error.to_string())
    }
}

impl From<std::io::Error> for Lost {
    fn from(error: std::io::Error) -> Self {
        Self::Broken(error.to_string())
    }
}

/// One end of a socket that speaks messages.
#[derive(Debug)]
pub struct MessageSocket {
    socket: WebSocketStream<TcpStream>,
    format: Format,
}

impl MessageSocket {
    /// Opens a path of a listener, and names the format.
    ///
    /// # Errors
    /// When there is nobody, or no room.
    pub async fn open(to: SocketAddr, path: &str, format: Format) -> Result<Self, Lost> {
        let stream = TcpStream::connect(to).await?;
        stream.set_nodelay(true)?;
        let mut request = format!("ws://{to}{path}").into_client_request()?;
        let subprotocol = HeaderValue::from_static(format.subprotocol());
        request.headers_mut().insert(header::SEC_WEBSOCKET_PROTOCOL, subprotocol);
        let (socket, _) = client_async(request, stream).await?;
        Ok(Self { socket, format })
    }

    /// Opens the feed of a court over this connection as a browser does: no format is named, and
    /// it is JSON.
    ///
    /// # Errors
    /// When there is no feed.
    pub async fn page(stream: TcpStream, court: CourtId) -> Result<Self, Lost> {
        let address = format!("ws://{}/feed/{}", stream.peer_addr()?, court.0);
        let (socket, _) = client_async(address, stream).await?;
        Ok(Self { socket, format: Format::Json })
    }

    /// A line to the court of a hall.
    ///
    /// # Panics
    /// When the listener is not open.
    pub async fn court(hall: &Hall, format: Format) -> Self {
        Self::open(hall.court_addr(), "/court", format).await.expect("the listener is open")
    }

    /// A follower of a hall's first court.
    ///
    /// # Panics
    /// When the listener is not open.
    pub async fn feed(hall: &Hall, format: Format) -> Self {
        Self::open(hall.public_addr(), "/feed/1", format).await.expect("the listener is open")
    }

    /// A feed's follower whose machine takes in no more than `receive` bytes unread.
    ///
    /// # Panics
    /// When the listener is not open.
    pub async fn narrow_feed(hall: &Hall, receive: u32) -> Self {
        let socket = TcpSocket::new_v4().expect("a socket");
        socket.set_recv_buffer_size(receive).expect("a small buffer");
        let stream = socket.connect(hall.public_addr()).await.expect("the listener is open");
        Self::page(stream, CourtId(1)).await.expect("the listener is open")
    }

    /// Sends a message.
    ///
    /// # Errors
    /// When the connection ends.
    pub async fn send(&mut self, message: &ToServer) -> Result<(), Lost> {
        self.put(message).await?;
        self.flush().await
    }

    /// Puts a message in the socket's buffer, without sending it.
    ///
    /// # Errors
    /// When the connection ends.
    pub async fn put(&mut self, message: &ToServer) -> Result<(), Lost> {
        let bytes = self.format.encode(message);
        Ok(self.socket.feed(framed(self.format, &bytes)).await?)
    }

    /// Sends everything in the socket's buffer.
    ///
    /// # Errors
    /// When the connection ends.
    pub async fn flush(&mut self) -> Result<(), Lost> {
        Ok(self.socket.flush().await?)
    }

    /// Sends a message of the WebSocket.
    ///
    /// # Errors
    /// When the connection ends.
    pub async fn send_raw(&mut self, message: Message) -> Result<(), Lost> {
        Ok(self.socket.send(message).await?)
    }

    /// The next message.
    ///
    /// # Errors
    /// When the connection ends.
    ///
    /// # Panics
    /// When none comes in time, or it cannot be read.
    pub async fn next(&mut self) -> Result<ToDevice, Lost> {
        loop {
            let bytes = match self.frame().await {
                Some(Ok(Message::Binary(bytes))) => bytes,
                Some(Ok(Message::Text(text))) => text.into(),
                Some(Ok(Message::Close(_))) | None => {
                    return Err(Lost::Broken("it was closed".to_owned()));
                }
                Some(Ok(_)) => continue,
                Some(Err(error)) => return Err(error.into()),
            };
            let read = self.format.decode(&bytes, Limits::SERVER);
            return Ok(read.expect("what the court says can be read"));
        }
    }

    /// Sends a message to a court that listens.
    ///
    /// # Panics
    /// When the connection ends.
    pub async fn say(&mut self, message: &ToServer) {
        self.send(message).await.expect("the socket is open");
    }

    /// Sends bytes as one message.
    ///
    /// # Panics
    /// When the connection ends, or JSON is not UTF-8.
    pub async fn say_bytes(&mut self, bytes: &[u8]) {
        self.say_raw(framed(self.format, bytes)).await;
    }

    /// Sends a message of the WebSocket to a court that listens.
    ///
    /// # Panics
    /// When the connection ends.
    pub async fn say_raw(&mut self, message: Message) {
        self.send_raw(message).await.expect("the socket is open");
    }

    /// Sends bytes without a frame.
    ///
    /// # Panics
    /// When the connection ends.
    pub async fn say_unframed(&mut self, bytes: &[u8]) {
        self.socket.get_mut().write_all(bytes).await.expect("the socket is open");
    }

    /// The next message; `None` when the other end closed.
    ///
    /// # Panics
    /// When none comes in time, or it cannot be read.
    pub async fn hear(&mut self) -> Option<ToDevice> {
        self.next().await.ok()
    }

    async fn frame(&mut self) -> Option<Result<Message, tungstenite::Error>> {
        let waited = tokio::time::timeout(NEVER, self.socket.next()).await;
        waited.unwrap_or_else(|_| panic!("the other end has said nothing for {NEVER:?}"))
    }

    /// The code with which the other end closes.
    ///
    /// # Panics
    /// When it does not close in time, or without a code.
    pub async fn close_code(&mut self) -> u16 {
        loop {
            let next = self.frame().await;
            if let Message::Close(Some(frame)) = next.expect("a close frame").expect("no error") {
                return frame.code.into();
            }
        }
    }

    /// Waits for the goodbye.
    ///
    /// # Panics
    /// When the connection ends without one.
    pub async fn goodbye(&mut self) -> Goodbye {
        loop {
            if let ToDevice::Goodbye(goodbye) = self.hear().await.expect("before the end") {
                return goodbye;
            }
        }
    }

    /// Waits for a snapshot.
    ///
    /// # Panics
    /// When the connection ends without one.
    pub async fn snapshot(&mut self) -> Snapshot {
        loop {
            if let ToDevice::Snapshot(snapshot) = self.hear().await.expect("a snapshot") {
                return *snapshot;
            }
        }
    }

    /// Waits until the feed has reported it.
    ///
    /// # Panics
    /// When the connection ends before.
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

/// Bytes as one message of the WebSocket.
fn framed(format: Format, bytes: &[u8]) -> Message {
    match format {
        Format::MessagePack => Message::Binary(bytes.to_vec().into()),
        Format::Json => {
            Message::Text(Utf8Bytes::try_from(bytes.to_vec()).expect("tests send UTF-8"))
        }
    }
}
