//! From a request to a WebSocket: the handshake (RFC 6455, 4.2) and the bare socket after it.

use axum::body::Body;
use axum::http::header::{
    CONNECTION, HOST, HeaderMap, HeaderValue, ORIGIN, SEC_WEBSOCKET_ACCEPT, SEC_WEBSOCKET_KEY,
    SEC_WEBSOCKET_PROTOCOL, SEC_WEBSOCKET_VERSION, UPGRADE,
};
use axum::http::{HeaderName, Request, Response, StatusCode, Version};
use axum::response::IntoResponse;
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use bytes::Bytes;
use court_protocol::Format;
use hyper::upgrade::OnUpgrade;
use hyper_util::rt::TokioIo;
use std::net::IpAddr;
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::handshake::derive_accept_key;

/// The agreement of both sides.
#[derive(Debug)]
pub struct Agreed {
    pub format: Format,
    /// The answer that ends the handshake.
    pub response: Response<Body>,
    upgrade: OnUpgrade,
}

/// The rule on a client's subprotocol.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Subprotocol {
    /// The client must name one.
    Named,
    /// Left out, it is JSON.
    JsonIfNone,
}

impl Agreed {
    /// The bare socket, and the bytes that came right after the handshake, once the answer is
    /// written; `None` if the client left meanwhile.
    pub async fn socket(upgrade: OnUpgrade) -> Option<(TcpStream, Bytes)> {
        let parts = upgrade.await.ok()?.downcast::<TokioIo<TcpStream>>().ok()?;
        Some((parts.io.into_inner(), parts.read_buf))
    }

    /// Takes the two halves apart: what to answer, and what to wait for after that.
    pub fn split(self) -> (Response<Body>, OnUpgrade) {
        (self.response, self.upgrade)
    }
}

/// Checks a handshake.
///
/// # Errors
/// The answer for a client whose handshake is not one, with a sentence.
pub fn agree(
    request: &mut Request<Body>,
    subprotocol: Subprotocol,
) -> Result<Agreed, Box<Response<Body>>> {
    let headers = request.headers();
    // an older version knows no upgrade (RFC 9110, 7.8)
    let is_old = request.version() < Version::HTTP_11;
    if is_old || !lists(headers, &UPGRADE, "websocket") || !lists(headers, &CONNECTION, "upgrade") {
        return Err(refuse(StatusCode::UPGRADE_REQUIRED, "this address speaks WebSocket only"));
    }
    if headers.get(SEC_WEBSOCKET_VERSION).is_none_or(|version| version != "13") {
        let mut refused =
            refuse(StatusCode::UPGRADE_REQUIRED, "only WebSocket version 13 is spoken here");
        refused.headers_mut().insert(SEC_WEBSOCKET_VERSION, HeaderValue::from_static("13"));
        return Err(refused);
    }
    let key = headers.get(SEC_WEBSOCKET_KEY).map(HeaderValue::as_bytes).unwrap_or_default();
    if STANDARD.decode(key).map_or(0, |key| key.len()) != 16 {
        return Err(refuse(
            StatusCode::BAD_REQUEST,
            "Sec-WebSocket-Key must be 16 bytes in base64",
        ));
    }
    let accept = derive_accept_key(key);
    let asked: Vec<&str> = values(headers, &SEC_WEBSOCKET_PROTOCOL).collect();
    let known = asked
        .iter()
        .find_map(|asked| Format::ALL.into_iter().find(|format| format.subprotocol() == *asked));
    let format = match (known, subprotocol) {
        (Some(format), _) => format,
        (None, Subprotocol::JsonIfNone) if asked.is_empty() => Format::Json,
        (None, _) => {
            return Err(refuse(
                StatusCode::BAD_REQUEST,
                "name a subprotocol: court.v1.msgpack or court.v1.json",
            ));
        }
    };
    let mut response = Response::builder()
        .status(StatusCode::SWITCHING_PROTOCOLS)
        .header(CONNECTION, "Upgrade")
        .header(UPGRADE, "websocket")
        .header(SEC_WEBSOCKET_ACCEPT, accept);
    if known.is_some() {
        response = response.header(SEC_WEBSOCKET_PROTOCOL, format.subprotocol());
    }
    let response = response.body(Body::empty()).expect("these headers are valid");
    Ok(Agreed { format, response, upgrade: hyper::upgrade::on(request) })
}

/// True if a browser's page may open this: a page served from this machine by its number, by
/// `localhost`, or by a name of the hall's network. Programs send no `Origin` and pass: their
/// rights are in the token. A foreign page is turned away, and so is one that had its own name
/// point here: numbers and `.local` names cannot be made to.
pub fn is_own_origin(headers: &HeaderMap) -> bool {
    let Some(origin) = headers.get(ORIGIN) else { return true };
    let host_of = |authority: &str| {
        let authority = authority.rsplit_once("://").map_or(authority, |(_, rest)| rest);
        let end = match authority.rfind(']') {
            Some(bracket) => bracket + 1,
            None => authority.find(':').unwrap_or(authority.len()),
        };
        authority[..end].to_ascii_lowercase()
    };
    let (Ok(origin), Some(Ok(host))) =
        (origin.to_str(), headers.get(HOST).map(HeaderValue::to_str))
    else {
        return false;
    };
    let (origin, host) = (host_of(origin), host_of(host));
    let bare = origin.trim_start_matches('[').trim_end_matches(']');
    origin == host
        && (bare.parse::<IpAddr>().is_ok()
            || bare == "localhost"
            || bare.strip_suffix(".local").is_some())
}

/// A refusal in one sentence.
pub fn refuse(status: StatusCode, sentence: &'static str) -> Box<Response<Body>> {
    let mut response = (status, sentence).into_response();
    if status == StatusCode::UPGRADE_REQUIRED {
        response.headers_mut().insert(UPGRADE, HeaderValue::from_static("websocket"));
    }
    Box::new(response)
}

fn lists(headers: &HeaderMap, name: &HeaderName, token: &str) -> bool {
    values(headers, name).any(|value| value.eq_ignore_ascii_case(token))
}

fn values<'a>(headers: &'a HeaderMap, name: &HeaderName) -> impl Iterator<Item = &'a str> {
    headers
        .get_all(name)
        .into_iter()
        .filter_map(|value| value.to_str().ok())
        .flat_map(|value| value.split(','))
        .map(str::trim)
        .filter(|value| !value.is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn handshake(protocol: Option<&str>) -> Request<Body> {
        let mut request = Request::builder()
            .header(UPGRADE, "websocket")
            .header(CONNECTION, "keep-alive, Upgrade")
            .header(SEC_WEBSOCKET_VERSION, "13")
            .header(SEC_WEBSOCKET_KEY, "dGhlIHNhbXBsZSBub25jZQ==");
        if let Some(protocol) = protocol {
            request = request.header(SEC_WEBSOCKET_PROTOCOL, protocol);
        }
        request.body(Body::empty()).expect("a request")
    }

    #[test]
    fn the_standards_own_handshake_is_answered_as_the_standard_says() {
        let mut request = handshake(Some("other, court.v1.msgpack"));
        let agreed = agree(&mut request, Subprotocol::Named).expect("a handshake");
        assert_eq!(agreed.format, Format::MessagePack);
        let headers = agreed.response.headers();
        assert_eq!(headers[SEC_WEBSOCKET_ACCEPT], "s3pPLMBiTxaQ9kYGzzhZRbK+xOo=");
        assert_eq!(headers[SEC_WEBSOCKET_PROTOCOL], "court.v1.msgpack");
    }

    #[test]
    fn a_feed_without_a_subprotocol_is_json_and_a_court_needs_one() {
        let agreed = agree(&mut handshake(None), Subprotocol::JsonIfNone).expect("a handshake");
        assert_eq!(agreed.format, Format::Json);
        assert!(agree(&mut handshake(None), Subprotocol::Named).is_err());
        assert!(agree(&mut handshake(Some("chat")), Subprotocol::JsonIfNone).is_err());
    }

    #[test]
    fn what_is_no_handshake_is_refused() {
        for (name, value, status) in [
            (UPGRADE, "h2c", 426),
            (CONNECTION, "close", 426),
            (SEC_WEBSOCKET_VERSION, "8", 426),
            (SEC_WEBSOCKET_VERSION, "14", 426),
            (SEC_WEBSOCKET_KEY, "short", 400),
        ] {
            let mut request = handshake(Some("court.v1.json"));
            request.headers_mut().insert(name, HeaderValue::from_static(value));
            let refused = agree(&mut request, Subprotocol::Named).expect_err("no handshake");
            assert_eq!(refused.status().as_u16(), status);
            let versions = refused.headers().get(SEC_WEBSOCKET_VERSION);
            let is_other_version = ["8", "14"].contains(&value);
            assert_eq!(versions.is_some_and(|of| of == "13"), is_other_version);
        }
        let mut old = handshake(Some("court.v1.json"));
        *old.version_mut() = Version::HTTP_10;
        let refused = agree(&mut old, Subprotocol::Named).expect_err("HTTP/1.0 has no upgrade");
        assert_eq!(refused.status(), StatusCode::UPGRADE_REQUIRED);
    }

    #[test]
    fn only_pages_of_the_hall_may_open_the_court() {
        for (origin, host, expected) in [
            (None, "192.168.1.5:4710", true),
            (Some("http://192.168.1.5:4711"), "192.168.1.5:4710", true),
            (Some("http://[fe80::1]:4711"), "[fe80::1]:4710", true),
            (Some("http://localhost"), "localhost:4710", true),
            (Some("http://court.local:4711"), "court.local:4710", true),
            (Some("https://evil.example"), "192.168.1.5:4710", false),
            (Some("https://evil.example"), "evil.example", false),
            (Some("null"), "localhost:4710", false),
        ] {
            let mut headers = HeaderMap::new();
            headers.insert(HOST, HeaderValue::from_str(host).expect("a host"));
            if let Some(origin) = origin {
                headers.insert(ORIGIN, HeaderValue::from_str(origin).expect("an origin"));
            }
            assert_eq!(is_own_origin(&headers), expected, "{origin:?} at {host}");
        }
    }
}
