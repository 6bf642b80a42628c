//! The server's addresses: the machine's names and numbers, for people, and by mDNS.
//!
//! Many halls' networks block multicast, so the number stands beside the name, and a name that
//! cannot be announced is a line in the log.

use mdns_sd::{ServiceDaemon, ServiceInfo};
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, UdpSocket};

/// The service under which a court can be found.
const SERVICE: &str = "_chessrun._tcp.local.";
/// The machine's name where it has none of its own.
const NAME: &str = "court";

/// The name of this machine on the hall's network, without `.local`.
pub fn host_name() -> String {
    let own = own_name().unwrap_or_default();
    let name: String = own
        .split('.')
        .next()
        .unwrap_or_default()
        .chars()
        .filter(|c| c.is_ascii_alphanumeric() || *c == '-')
        .collect();
    if name.is_empty() || name == "localhost" { NAME.into() } else { name.to_ascii_lowercase() }
}

#[cfg(unix)]
fn own_name() -> Option<String> {
    rustix::system::uname().nodename().to_str().ok().map(Into::into)
}

#[cfg(not(unix))]
fn own_name() -> Option<String> {
    std::env::var("COMPUTERNAME").ok()
}

/// A listener's address as programs of this machine reach it.
pub fn on_this_machine(mut listener: SocketAddr) -> SocketAddr {
    match listener.ip() {
        IpAddr::V4(ip) if ip.is_unspecified() => listener.set_ip(Ipv4Addr::LOCALHOST.into()),
        IpAddr::V6(ip) if ip.is_unspecified() => listener.set_ip(Ipv6Addr::LOCALHOST.into()),
        _ => {}
    }
    listener
}

/// The address by which the hall's network reaches this machine; the loopback address where there
/// is no network. Nothing is sent.
pub fn hall_address() -> IpAddr {
    let probe = || {
        let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
        // a documentation address: only the route to the outside is asked for
        socket.connect((Ipv4Addr::new(192, 0, 2, 1), 9)).ok()?;
        Some(socket.local_addr().ok()?.ip())
    };
    probe().unwrap_or(IpAddr::V4(Ipv4Addr::LOCALHOST))
}

/// The hosts, as addresses name them, by which a listener answers: the machine's name first, as it
/// stays when the network gives the machine another number; then the number. A listener of this
/// machine alone has the number only.
pub fn hosts(listener: IpAddr) -> Vec<String> {
    let number = if listener.is_unspecified() { hall_address() } else { listener };
    let name = (!number.is_loopback()).then(|| format!("{}.local", host_name()));
    let number = match number {
        IpAddr::V4(number) => number.to_string(),
        IpAddr::V6(number) => format!("[{number}]"),
    };
    name.into_iter().chain([number]).collect()
}

/// The origins by which phones reach a listener, best first.
pub fn origins(listener: SocketAddr) -> Vec<String> {
    let hosts = hosts(listener.ip());
    hosts.iter().map(|host| format!("http://{host}:{}", listener.port())).collect()
}

/// Answers for `NAME.local` as long as it lives.
pub struct Announcement {
    daemon: Option<ServiceDaemon>,
}

impl std::fmt::Debug for Announcement {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Announcement").field("is_on", &self.daemon.is_some()).finish()
    }
}

impl Announcement {
    /// Announces both listeners, on a thread of the library's own.
    pub fn start(court: SocketAddr, public: SocketAddr) -> Self {
        if court.ip().is_loopback() && public.ip().is_loopback() {
            return Self { daemon: None }; // nobody else could come
        }
        match announce(court, public) {
            Ok(daemon) => Self { daemon: Some(daemon) },
            Err(error) => {
                tracing::warn!(
                    "{}.local could not be announced ({error}): use the number",
                    host_name()
                );
                Self { daemon: None }
            }
        }
    }

    /// True if the name is announced.
    pub const fn is_on(&self) -> bool {
        self.daemon.is_some()
    }
}

impl Drop for Announcement {
    fn drop(&mut self) {
        if let Some(daemon) = &self.daemon {
            // screens forget the name by themselves if this does not get out
            let _unsent = daemon.shutdown();
        }
    }
}

fn announce(court: SocketAddr, public: SocketAddr) -> Result<ServiceDaemon, mdns_sd::Error> {
    let daemon = ServiceDaemon::new()?;
    let name = host_name();
    let ports = [("court", court.port().to_string()), ("public", public.port().to_string())];
    let service = ServiceInfo::new(
        SERVICE,
        &name,
        &format!("{name}.local."),
        hall_address(),
        court.port(),
        &ports[..],
    )?;
    daemon.register(service)?;
    Ok(daemon)
}
