//! Attacks on a real server, replayed: each was measured once, and is bounded here in time and
//! memory. What they may cost is judged by counts, and by the server's memory compared with before.

mod bodies;
mod connections;
mod descriptors;
mod enrolment;
mod judges;
mod pings;
mod terminal;

use court_protocol::{BootId, CourtId, Role};
use court_tests::device::{Connection, Device};
use court_tests::process::ServerProcess;
use referee_server::access::Grant;
use std::io::{Read, Write};
use std::net::{SocketAddr, TcpStream};
use tempfile::TempDir;
use tokio::runtime::Runtime;

const COURT: CourtId = CourtId(1);
/// Growth of a server's memory that is allowed where nothing is kept for an attacker: allocators
/// and buffers of connections take some.
const SLACK: usize = 16 << 20;

/// A server of one court, on an empty data folder.
struct Attacked {
    server: ServerProcess,
    data: TempDir,
    public: SocketAddr,
    court: SocketAddr,
    runtime: Runtime,
}

impl Attacked {
    /// Starts it on this system as it is.
    fn start() -> Self {
        Self::begin(|arguments| ServerProcess::start(&ServerProcess::program(), arguments))
    }

    /// Starts it on a system that lets it open at most so many files, sockets included.
    fn start_with_files(n_files: u32) -> Self {
        let program = ServerProcess::program();
        Self::begin(|arguments| ServerProcess::start_with_files(n_files, &program, arguments))
    }

    fn begin(start: impl FnOnce(&[&str]) -> ServerProcess) -> Self {
        let data = tempfile::tempdir().expect("a folder for the server");
        let folder = data.path().to_str().expect("a temporary folder's name is text");
        let mut server = start(&["--data-dir", folder, "--log", "error"]);
        let (public, court) = server.until_open();
        Self { server, data, public, court, runtime: court_tests::runtime() }
    }

    /// A new code from the server's own terminal.
    fn code(&self, role: Role) -> String {
        let grant = Grant { role, courts: vec![COURT], boards: Vec::new() };
        court_tests::process::code(self.data.path(), grant)
    }

    /// A device that enrolled with a code from the server's own terminal.
    fn enrolled(&self, name: &str, role: Role) -> (Device, Connection) {
        let mut device = Device::new(name, &self.code(role), BootId(1));
        let connection = self.runtime.block_on(device.connect(self.court));
        (device, connection.expect("an enrolled device comes in"))
    }

    /// The device comes back, with its token.
    fn comes_in(&self, device: &mut Device) -> bool {
        self.runtime.block_on(device.connect(self.court)).is_ok()
    }
}

/// A socket after its handshake as a WebSocket; `None` where there is no room for it.
fn upgraded(to: SocketAddr, path: &str) -> Option<TcpStream> {
    let mut stream = TcpStream::connect(to).expect("the listener answers");
    let handshake = format!(
        "GET {path} HTTP/1.1\r\nhost: {to}\r\nconnection: Upgrade\r\nupgrade: websocket\r\n\
         sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\
         sec-websocket-protocol: court.v1.json\r\n\r\n"
    );
    // one that is turned away may be closed before it has asked
    stream.write_all(handshake.as_bytes()).ok()?;
    let mut status = [0; 12];
    stream.read_exact(&mut status).ok()?;
    (&status == b"HTTP/1.1 101").then_some(stream)
}
