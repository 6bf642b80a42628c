//! Bodies that never end.

use super::{Attacked, SLACK};
use court_protocol::Role;
use std::io::{Read as _, Write as _};
use std::net::TcpStream;
use std::time::Duration;

/// Sockets at once, as far as one program may have them.
const SOCKETS: usize = 300;
/// The part of each body that is sent.
const PIECE: [u8; 64 * 1024] = [b' '; 64 * 1024];
/// The longest wait for an answer.
const PATIENCE: Duration = Duration::from_secs(60);

#[test]
fn bodies_of_strangers_that_never_end_cost_no_memory_and_keep_no_device_out() {
    let attacked = Attacked::start();
    let (mut head, link) = attacked.enrolled("head", Role::Head);
    drop(link);
    let before = attacked.server.resident();
    let announced = "Content-Length: 1990000";
    for (path, length, status) in [
        ("/api/v1/persons", announced, "403"),
        ("/api/v1/events/1/commands", "Transfer-Encoding: chunked", "403"),
        ("/api/v1/events/1/entries/imports", announced, "403"),
        ("/api/v1/players/none/commands", announced, "404"),
    ] {
        let request = format!(
            "POST {path} HTTP/1.1\r\nHost: hall\r\nContent-Type: application/json\r\n{length}\r\n\r\n"
        );
        let mut open = Vec::new();
        for _ in 0..SOCKETS {
            let mut stream = TcpStream::connect(attacked.court).expect("the listener answers");
            stream.write_all(request.as_bytes()).expect("the head is read");
            // the server may have answered and closed
            let _unread = stream.write(&PIECE);
            open.push(stream);
        }
        assert!(attacked.comes_in(&mut head));
        for stream in &mut open {
            stream.set_read_timeout(Some(PATIENCE)).expect("a time");
            let mut answer = [0; 12];
            // a socket that was closed with bytes unread may lose its answer
            if stream.read_exact(&mut answer).is_ok() {
                let said = String::from_utf8_lossy(&answer);
                assert!(said.ends_with(status), "{path}: {said}");
            }
        }
        let now = attacked.server.resident();
        assert!(now < before + SLACK, "{path}: from {before} to {now} bytes");
    }
}
