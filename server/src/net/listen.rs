//! Listening: a port, an accept loop, and HTTP on each socket until it is upgraded.

use super::budget::{SocketLimiter, SocketPermit};
use axum::Router;
use axum::body::Body;
use axum::http::{HeaderValue, Request};
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::{Service as _, service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use std::io;
use std::net::{SocketAddr, TcpListener as StdListener};
use std::time::Duration;
use tokio::net::{TcpListener, TcpStream};
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

/// A client sends its request's head within this.
const HEAD_WITHIN: Duration = Duration::from_secs(3);
/// The idle time that each answer allows a client's connection. The server closes it a second later,
/// so that no request meets a connection that is just being closed.
pub const KEEP_ALIVE: HeaderValue = HeaderValue::from_static("timeout=2");
/// The longest head of a request, in bytes.
const HEAD_MAX: usize = 16 * 1024;
/// Bytes the system keeps unsent for a follower: a few whole courts.
#[cfg(unix)]
const SEND_BUFFER: usize = 128 * 1024;
/// Bytes the system keeps unread of a device or follower: a window of requests.
#[cfg(unix)]
const RECEIVE_BUFFER: usize = 64 * 1024;
/// Time after which an idle socket is probed.
#[cfg(target_os = "linux")]
const LIFE_AFTER: Duration = Duration::from_mins(1);
/// Time between two probes.
#[cfg(target_os = "linux")]
const LIFE_AGAIN: Duration = Duration::from_secs(15);
/// Unanswered probes after which the socket is closed.
#[cfg(target_os = "linux")]
const LIFE_TRIES: u32 = 4;
/// Connections that the system may hold until they are accepted. A connection without room tries
/// again a second later: a flood is to be accepted, and to make room by its address.
#[cfg(unix)]
const BACKLOG: i32 = 4_096;
/// Pause after a failed accept (no descriptors are left), until some come back.
const ACCEPT_AGAIN: Duration = Duration::from_millis(100);
/// The answer to a socket for which there is no room.
const FULL: &[u8] = b"HTTP/1.1 503 Service Unavailable\r\nContent-Length: 48\r\nRetry-After: 5\r\nConnection: close\r\nX-Content-Type-Options: nosniff\r\nReferrer-Policy: no-referrer\r\nContent-Security-Policy: default-src 'none'; frame-ancestors 'none'\r\n\r\ntoo many connections; try again in a few seconds";

/// Why a listener could not be opened.
#[derive(Debug, thiserror::Error)]
pub enum ListenError {
    #[error(
        "port {} is in use by another program (perhaps another court server): stop it, or choose another port with {flag}",
        .address.port()
    )]
    InUse {
        address: SocketAddr,
        /// The flag that names another.
        flag: &'static str,
    },
    #[error("could not listen on {address} ({flag}): {source}")]
    Io {
        address: SocketAddr,
        /// The flag that names another.
        flag: &'static str,
        #[source]
        source: io::Error,
    },
}

/// Limits the system's buffer for each socket of the public's listener. A slow follower then gets a
/// new snapshot, not old frames, and a crowd of slow followers fills no memory.
#[cfg(unix)]
pub fn keep_little(listener: &StdListener) -> io::Result<()> {
    rustix::net::sockopt::set_socket_send_buffer_size(listener, SEND_BUFFER)?;
    Ok(())
}

/// Elsewhere the system's own choice stands.
#[cfg(not(unix))]
pub fn keep_little(_listener: &StdListener) -> io::Result<()> {
    Ok(())
}

/// Has the system take little in for each socket of a listener before the server reads it.
/// Otherwise a socket that is read slowly costs megabytes of the system's memory.
#[cfg(unix)]
pub fn take_little(listener: &StdListener) -> io::Result<()> {
    rustix::net::sockopt::set_socket_recv_buffer_size(listener, RECEIVE_BUFFER)?;
    Ok(())
}

/// Elsewhere the system's own choice stands.
#[cfg(not(unix))]
pub fn take_little(_listener: &StdListener) -> io::Result<()> {
    Ok(())
}

/// Has the system probe each idle socket of a listener, so that a peer that went without a word
/// does not keep its place.
#[cfg(target_os = "linux")]
pub fn ask_for_life(listener: &StdListener) -> io::Result<()> {
    use rustix::net::sockopt;
    // sockets inherit it from their listener
    sockopt::set_socket_keepalive(listener, true)?;
    sockopt::set_tcp_keepidle(listener, LIFE_AFTER)?;
    sockopt::set_tcp_keepintvl(listener, LIFE_AGAIN)?;
    sockopt::set_tcp_keepcnt(listener, LIFE_TRIES)?;
    Ok(())
}

/// Elsewhere sockets do not inherit it: who went keeps his place until the next frame.
#[cfg(not(target_os = "linux"))]
pub fn ask_for_life(_listener: &StdListener) -> io::Result<()> {
    Ok(())
}

/// Opens a port; `flag` is named where it fails.
///
/// # Errors
/// When the port is taken or may not be opened.
pub fn bind(address: SocketAddr, flag: &'static str) -> Result<StdListener, ListenError> {
    let bind = || {
        let listener = StdListener::bind(address)?;
        listener.set_nonblocking(true)?;
        #[cfg(unix)]
        rustix::net::listen(&listener, BACKLOG)?;
        Ok(listener)
    };
    bind().map_err(|source: io::Error| match source.kind() {
        io::ErrorKind::AddrInUse => ListenError::InUse { address, flag },
        _ => ListenError::Io { address, flag, source },
    })
}

/// The peer of a request, and the place it holds.
#[derive(Debug, Clone)]
pub struct Visitor {
    pub address: SocketAddr,
    /// The peer's place among the sockets.
    pub permit: SocketPermit,
}

/// Accepts sockets and serves `routes` on each until `stop`.
pub async fn serve(
    listener: TcpListener,
    routes: Router,
    limiter: SocketLimiter,
    stop: CancellationToken,
) {
    let connections = TaskTracker::new();
    let service = TowerToHyperService::new(routes);
    loop {
        let (stream, address) = tokio::select! {
            accepted = accepted(|| listener.accept()) => accepted,
            () = stop.cancelled() => break,
        };
        if let Some(permit) = limiter.admit(address.ip()) {
            let visitor = Visitor { address, permit };
            connections.spawn(connection(stream, visitor, service.clone(), stop.clone()));
        } else {
            // whoever does not read it is turned away all the same
            let _unread = stream.try_write(FULL);
        }
        // a flood of connections has its turn after each press that waits
        tokio::task::yield_now().await;
    }
    connections.close();
    connections.wait().await;
}

/// The next connection. Where the system gives none (no descriptors are left), this waits for some
/// to come back.
pub async fn accepted<T, F>(mut accept: impl FnMut() -> F) -> T
where
    F: Future<Output = io::Result<T>>,
{
    let mut is_logged = false;
    loop {
        match accept().await {
            Ok(accepted) => return accepted,
            Err(error) => {
                if !std::mem::replace(&mut is_logged, true) {
                    tracing::warn!("no connection can be accepted: {error}");
                }
                tokio::time::sleep(ACCEPT_AGAIN).await;
            }
        }
    }
}

async fn connection(
    stream: TcpStream,
    visitor: Visitor,
    routes: TowerToHyperService<Router>,
    stop: CancellationToken,
) {
    // a press must not wait for more bytes to fill a packet
    let _unsupported = stream.set_nodelay(true);
    let lost = visitor.permit.lost();
    let service = service_fn(move |request: Request<Incoming>| {
        visitor.permit.asks();
        let mut request = request.map(Body::new);
        request.extensions_mut().insert(visitor.clone());
        routes.call(request)
    });
    let serving = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(HEAD_WITHIN)
        .max_buf_size(HEAD_MAX)
        .serve_connection(TokioIo::new(stream), service)
        .with_upgrades();
    tokio::select! {
        served = serving => if let Err(error) = served {
            tracing::debug!("a connection ended: {error}");
        },
        () = stop.cancelled() => {}
        () = lost.cancelled() => tracing::debug!("a silent connection made room for the next"),
    }
}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use super::*;
    use rustix::net::sockopt;
    use std::net::{Ipv4Addr, TcpStream as StdStream};

    #[tokio::test(start_paused = true)]
    async fn a_listener_without_descriptors_waits_before_it_tries_again() {
        let begun = tokio::time::Instant::now();
        let mut n_tries = 0;
        let accepts = || {
            n_tries += 1;
            let none_left = || io::Error::other("too many open files");
            std::future::ready(if n_tries <= 3 { Err(none_left()) } else { Ok(n_tries) })
        };
        assert_eq!(accepted(accepts).await, 4);
        assert!(begun.elapsed() >= ACCEPT_AGAIN * 3);
    }

    #[test]
    fn a_follower_that_is_gone_without_a_word_is_noticed() {
        let listener = StdListener::bind((Ipv4Addr::LOCALHOST, 0)).expect("a port");
        ask_for_life(&listener).expect("this system asks");
        let address = listener.local_addr().expect("bound");
        let _follower = StdStream::connect(address).expect("it answers");
        let (socket, _) = listener.accept().expect("he came");
        assert!(sockopt::socket_keepalive(&socket).expect("told"));
        assert_eq!(sockopt::tcp_keepidle(&socket).expect("told"), LIFE_AFTER);
        assert_eq!(sockopt::tcp_keepcnt(&socket).expect("told"), LIFE_TRIES);
    }
}
