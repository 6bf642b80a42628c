//! The least a server can do, to stand beside: `--serve-bare`.
//!
//! One thread; each frame it is handed goes to every follower by one `send` each. No codec, no
//! rules, no journal, no runtime, and no thought for a follower that is slow.

use crate::process::say;
use std::io::{ErrorKind, Read, Write};
use std::net::{Ipv4Addr, TcpListener, TcpStream};

/// Makes this executable that server.
pub(crate) const FLAG: &str = "--serve-bare";
/// Beginning of a follower's request; any other connection hands in the frames.
const FOLLOWS: &[u8] = b"GET /feed";

/// Says where it listens, takes followers in until the one who hands in the frames comes, and
/// serves until he leaves.
pub(crate) fn serve() {
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).expect("a port");
    say(&listener.local_addr().expect("bound").to_string());
    let mut followers = Vec::new();
    loop {
        let (mut socket, _) = listener.accept().expect("somebody comes");
        socket.set_nodelay(true).expect("a socket of ours");
        let mut first = [0; FOLLOWS.len()];
        socket.read_exact(&mut first).expect("he says who he is");
        if first != *FOLLOWS {
            return hand_out(socket, &followers);
        }
        until_blank_line(&mut socket);
        socket.write_all(b"HTTP/1.1 101 Switching Protocols\r\n\r\n").expect("he listens");
        socket.set_nonblocking(true).expect("a socket of ours");
        followers.push(socket);
    }
}

fn until_blank_line(socket: &mut TcpStream) {
    let mut last = [0; 4];
    while last != *b"\r\n\r\n" {
        last.rotate_left(1);
        socket.read_exact(&mut last[3..]).expect("a request ends");
    }
}

/// Each frame comes after its length, four bytes, big end first.
fn hand_out(mut source: TcpStream, followers: &[TcpStream]) {
    let mut length = [0; 4];
    let mut frame = Vec::new();
    while source.read_exact(&mut length).is_ok() {
        frame.resize(u32::from_be_bytes(length) as usize, 0);
        source.read_exact(&mut frame).expect("a frame is whole");
        for follower in followers {
            send(follower, &frame);
        }
    }
}

fn send(mut follower: &TcpStream, mut frame: &[u8]) {
    while !frame.is_empty() {
        match follower.write(frame) {
            Ok(n_sent) => frame = &frame[n_sent..],
            // the generator keeps up: this is a moment
            Err(error) if error.kind() == ErrorKind::WouldBlock => std::thread::yield_now(),
            Err(error) => panic!("a follower left: {error}"),
        }
    }
}

/// Hands a bare server its frames.
pub(crate) struct Source(TcpStream);

impl Source {
    /// Comes after the followers.
    pub(crate) fn connect(address: std::net::SocketAddr) -> Self {
        let mut socket = TcpStream::connect(address).expect("it listens");
        socket.set_nodelay(true).expect("a socket of ours");
        socket.write_all(&[b'-'; FOLLOWS.len()]).expect("it listens");
        Self(socket)
    }

    /// Hands in one frame.
    pub(crate) fn hand_in(&mut self, frame: &[u8]) {
        let mut bytes = (frame.len() as u32).to_be_bytes().to_vec();
        bytes.extend_from_slice(frame);
        self.0.write_all(&bytes).expect("it listens");
    }
}
