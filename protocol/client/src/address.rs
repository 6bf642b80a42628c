//! The network address of a court's device listener, as people write it.

use std::fmt;
use std::io;
use std::str::FromStr;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpStream;

/// Opens connections to a court. It is a trait so that tests can use streams in memory.
pub trait Dial: Send {
    type Stream: AsyncRead + AsyncWrite + Unpin + Send + 'static;

    fn dial(&self) -> impl Future<Output = io::Result<Self::Stream>> + Send + 'static;

    /// The address as the opening request of the WebSocket names it.
    fn uri(&self) -> String;
}

/// Host and port of a court's device listener.
///
/// ```
/// use court_client::CourtAddress;
/// let address: CourtAddress = "ws://hall.local:4800/court".parse()?;
/// assert_eq!(address.to_string(), "hall.local:4800");
/// assert_eq!("192.168.1.5".parse::<CourtAddress>()?.to_string(), "192.168.1.5:4710");
/// # Ok::<(), court_client::BadAddress>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CourtAddress {
    host: String,
    port: u16,
}

/// Not an address of a court.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error(
    "{text:?} is not the address of a court; expected NAME.local, NAME:PORT or 192.168.1.5:4710"
)]
pub struct BadAddress {
    pub text: String,
}

impl CourtAddress {
    /// The port devices use unless told otherwise.
    pub const PORT: u16 = 4710;

    pub fn new(host: impl Into<String>, port: u16) -> Self {
        Self { host: host.into(), port }
    }
}

impl FromStr for CourtAddress {
    type Err = BadAddress;

    fn from_str(text: &str) -> Result<Self, BadAddress> {
        let bad = || BadAddress { text: text.to_owned() };
        let plain = text.trim();
        let plain = plain.strip_prefix("ws://").or(plain.strip_prefix("http://")).unwrap_or(plain);
        let plain = plain.strip_suffix("/court").unwrap_or(plain).trim_end_matches('/');
        // `[::1]:4710` keeps its colons inside the brackets
        let (host, port) = match plain.rsplit_once(':') {
            Some((host, port)) if !port.contains(']') => {
                (host, port.parse().ok().filter(|port| *port > 0).ok_or_else(bad)?)
            }
            _ => (plain, Self::PORT),
        };
        let in_brackets = host.starts_with('[') && host.ends_with(']');
        let allowed = |c: char| {
            c.is_alphanumeric() || "-._".contains(c) || (in_brackets && "[]:%".contains(c))
        };
        if host.is_empty() || !host.chars().all(allowed) {
            return Err(bad());
        }
        Ok(Self { host: host.to_owned(), port })
    }
}

impl fmt::Display for CourtAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.host, self.port)
    }
}

impl Dial for CourtAddress {
    type Stream = TcpStream;

    fn dial(&self) -> impl Future<Output = io::Result<TcpStream>> + Send + 'static {
        let address = self.to_string();
        async move {
            let stream = TcpStream::connect(address).await?;
            stream.set_nodelay(true)?; // a press must not wait for the next one to fill a packet
            Ok(stream)
        }
    }

    fn uri(&self) -> String {
        format!("ws://{self}/court")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_are_read_as_people_write_them() {
        for (text, read) in [
            ("hall.local", "hall.local:4710"),
            (" http://10.0.0.7:80/ ", "10.0.0.7:80"),
            ("[::1]:4711", "[::1]:4711"),
            ("[fe80::1]", "[fe80::1]:4710"),
        ] {
            assert_eq!(text.parse::<CourtAddress>().map(|a| a.to_string()), Ok(read.to_owned()));
        }
        for text in ["", ":4710", "hall:0", "hall:99999", "a b", "wss://hall/court/x", "::1"] {
            let error = text.parse::<CourtAddress>().expect_err(text);
            assert!(error.to_string().contains("expected NAME.local"), "{error}");
        }
    }
}
