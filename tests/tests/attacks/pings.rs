//! Pings that nobody reads the pongs of.

use super::{Attacked, SLACK, upgraded};
use court_protocol::Role;
use futures::{SinkExt, StreamExt};
use std::io::{ErrorKind, Write};
use std::net::TcpStream;
use std::time::Duration;
use tokio_tungstenite::client_async;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::protocol::frame::coding::CloseCode;

/// Bytes that each attacker sends at most.
const FLOOD: usize = 16 << 20;
/// Pings a follower may send at once.
const PINGS_AT_ONCE: u32 = 16;
/// A socket that takes nothing for so long is being read slowly.
const BACK_PRESSURE: Duration = Duration::from_millis(500);

/// Sends pings of 125 bytes and reads nothing until the server takes no more; returns
/// the bytes taken.
fn pings(stream: &mut TcpStream) -> usize {
    let mut ping = vec![0x89, 0x80 + 125, 0, 0, 0, 0];
    ping.resize(6 + 125, b'x');
    let many = ping.repeat(512);
    stream.set_write_timeout(Some(BACK_PRESSURE)).expect("a timeout");
    let mut n_taken = 0;
    while n_taken < FLOOD {
        match stream.write(&many) {
            // a part of a ping is none: the next write would begin in its middle
            Ok(n_written) if n_written < many.len() => return n_taken + n_written,
            Ok(n_written) => n_taken += n_written,
            Err(error) => {
                let is_over = [ErrorKind::BrokenPipe, ErrorKind::ConnectionReset];
                let is_slow = [ErrorKind::WouldBlock, ErrorKind::TimedOut];
                assert!(
                    is_over.contains(&error.kind()) || is_slow.contains(&error.kind()),
                    "{error}"
                );
                return n_taken;
            }
        }
    }
    n_taken
}

#[test]
fn pings_of_followers_that_never_read_cost_the_server_no_memory() {
    let attacked = Attacked::start();
    let before = attacked.server.resident();
    let mut sockets: Vec<TcpStream> =
        (0..4).map(|_| upgraded(attacked.public, "/feed/1").expect("room")).collect();
    let n_taken: usize = sockets.iter_mut().map(pings).sum();
    let grown = attacked.server.resident().saturating_sub(before);
    assert!(grown < SLACK, "{grown} bytes for {n_taken} bytes of pings");
}

#[test]
fn pings_and_pongs_of_a_follower_are_rationed_like_probes() {
    let attacked = Attacked::start();
    let told = |ask: Message| follow_and_send(&attacked, &ask);
    let policy = Some(CloseCode::Policy);
    assert_eq!(told(Message::Ping(b"are you there".as_slice().into())), (PINGS_AT_ONCE, policy));
    assert_eq!(told(Message::Pong(b"nobody asked".as_slice().into())), (0, policy));
}

/// Sends a follower's ping or pong once more than allowed: the pongs it gets, and the code with
/// which it is sent away.
fn follow_and_send(attacked: &Attacked, ask: &Message) -> (u32, Option<CloseCode>) {
    let (mut n_pongs, mut code) = (0, None);
    attacked.runtime.block_on(async {
        let stream = tokio::net::TcpStream::connect(attacked.public).await.expect("it listens");
        let address = format!("ws://{}/feed/1", attacked.public);
        let (mut socket, _) = client_async(address, stream).await.expect("the court has a feed");
        for _ in 0..=PINGS_AT_ONCE {
            socket.feed(ask.clone()).await.expect("taken");
        }
        socket.flush().await.expect("taken");
        while let Some(Ok(message)) = socket.next().await {
            match message {
                Message::Pong(_) => n_pongs += 1,
                Message::Close(close) => code = close.map(|close| close.code),
                _ => {}
            }
        }
    });
    (n_pongs, code)
}

#[test]
fn pings_before_the_hello_cost_the_server_no_memory_and_keep_no_device_out() {
    let attacked = Attacked::start();
    let (mut head, link) = attacked.enrolled("head", Role::Head);
    drop(link);
    let before = attacked.server.resident();
    let mut sockets: Vec<TcpStream> =
        (0..4).map(|_| upgraded(attacked.court, "/court").expect("room")).collect();
    let n_taken: usize = sockets.iter_mut().map(pings).sum();
    let grown = attacked.server.resident().saturating_sub(before);
    assert!(grown < SLACK, "{grown} bytes for {n_taken} bytes of pings");
    assert!(n_taken < sockets.len() * FLOOD, "each is read slowly: {n_taken} bytes were taken");
    assert!(attacked.comes_in(&mut head));
}
