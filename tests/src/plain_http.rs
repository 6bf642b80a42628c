//! Questions over plain HTTP, byte by byte.

use crate::message_socket::NEVER;
use serde_json::Value;
use std::net::SocketAddr;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio::time::timeout;

/// Asks a listener; the answer with its status line, headers and body as text.
///
/// # Panics
/// When nobody listens, the connection breaks, or no answer comes in time.
pub async fn asked(
    listener: SocketAddr,
    method: &str,
    path: &str,
    headers: &str,
    body: impl AsRef<[u8]>,
) -> String {
    let mut stream = sent(listener, method, path, headers, body).await;
    let mut answer = Vec::new();
    let read = timeout(NEVER, stream.read_to_end(&mut answer)).await;
    read.unwrap_or_else(|_| panic!("no answer to {method} {path} in {NEVER:?}")).expect("answered");
    String::from_utf8_lossy(&answer).into_owned()
}

/// Asks a listener, and leaves its answer in the stream.
///
/// # Panics
/// When nobody listens or the connection breaks.
pub async fn sent(
    listener: SocketAddr,
    method: &str,
    path: &str,
    headers: &str,
    body: impl AsRef<[u8]>,
) -> TcpStream {
    let mut stream = TcpStream::connect(listener).await.expect("open");
    let head = format!("{method} {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n");
    let head = format!("{head}{headers}\r\n");
    stream.write_all(&[head.as_bytes(), body.as_ref()].concat()).await.expect("written");
    stream
}

/// The status and the body of an answer; the body is text where it is no JSON.
///
/// # Panics
/// When it is no answer.
pub fn status_and_body(answer: &str) -> (u16, Value) {
    let status = answer[9..12].parse().expect("a status line");
    let (_, body) = answer.split_once("\r\n\r\n").expect("head and body");
    (status, serde_json::from_str(body).unwrap_or_else(|_| body.into()))
}
