//! An organiser's program: it runs an event over HTTP and numbers its commands.

use crate::manual::ManualDevice;
use crate::plain_http::{asked, sent, status_and_body};
use court_protocol::Role;
use referee_server::hall::Hall;
use serde_json::{Value, json};
use std::net::SocketAddr;
use tokio::net::TcpStream;

/// The first game of event 1.
pub const FIRST_GAME: u32 = 1_000_001;

/// An organiser of event 1.
#[derive(Debug)]
pub struct Organiser {
    pub court: SocketAddr,
    pub token: String,
    /// The number of his last command.
    pub n: u64,
}

const COMMANDS: &str = "/api/v1/events/1/commands";

impl Organiser {
    /// Enrols at a hall.
    pub async fn enrol(hall: &Hall) -> Self {
        Self::enrol_as(hall, Role::Organiser).await
    }

    /// Enrols a device of another role, which asks as an organiser does.
    pub async fn enrol_as(hall: &Hall, role: Role) -> Self {
        let device = ManualDevice::enrol(hall, role).await;
        Self { court: hall.court_addr(), token: device.token(), n: 0 }
    }

    /// Asks; status and body, which is text where it is no JSON.
    ///
    /// # Panics
    /// When there is no answer.
    pub async fn says(&self, method: &str, path: &str, body: Option<&Value>) -> (u16, Value) {
        let body = body.map(Value::to_string).unwrap_or_default();
        self.asks(method, path, "application/json", body.as_bytes()).await
    }

    /// Sends a file.
    pub async fn sends(&self, path: &str, file: &[u8]) -> (u16, Value) {
        self.asks("POST", path, "application/octet-stream", file).await
    }

    /// Sends a file in place of the one before it.
    pub async fn puts(&self, path: &str, file: &[u8]) -> (u16, Value) {
        self.asks("PUT", path, "application/octet-stream", file).await
    }

    async fn asks(&self, method: &str, path: &str, kind: &str, body: &[u8]) -> (u16, Value) {
        let headers = self.headers(kind, body);
        status_and_body(&asked(self.court, method, path, &headers, body).await)
    }

    fn headers(&self, kind: &str, body: &[u8]) -> String {
        format!(
            "Authorization: Bearer {}\r\nContent-Type: {kind}\r\nContent-Length: {}\r\n",
            self.token,
            body.len()
        )
    }

    /// Reads a view.
    ///
    /// # Panics
    /// When there is none.
    pub async fn reads(&self, path: &str) -> Value {
        let (status, value) = self.says("GET", path, None).await;
        assert_eq!(status, 200, "{path}: {value}");
        value
    }

    /// Has an act carried out.
    ///
    /// # Panics
    /// When it is refused.
    pub async fn does(&mut self, act: Value) -> Value {
        self.n += 1;
        self.does_again(&act).await
    }

    /// Has his last act carried out, if it was not.
    ///
    /// # Panics
    /// When it is refused.
    pub async fn does_again(&self, act: &Value) -> Value {
        let (status, value) = self.says("POST", COMMANDS, Some(&self.numbered(act))).await;
        assert_eq!(status, 200, "{act}: {value}");
        value
    }

    /// Pairs the next round, which has this number, and publishes it.
    ///
    /// # Panics
    /// When it is refused.
    pub async fn publishes(&mut self, tournament: u32, round: u8) {
        self.does(json!({ "pair": { "tournament": tournament } })).await;
        self.does(json!({ "publish": { "tournament": tournament, "round": round } })).await;
    }

    /// Asks for an act and does not wait for the answer. The connection stays open until the stream
    /// is dropped.
    ///
    /// # Panics
    /// When nobody listens.
    pub async fn begins(&mut self, act: &Value) -> TcpStream {
        self.n += 1;
        let body = self.numbered(act).to_string();
        let headers = self.headers("application/json", body.as_bytes());
        sent(self.court, "POST", COMMANDS, &headers, body).await
    }

    fn numbered(&self, act: &Value) -> Value {
        json!({ "request": { "boot": 1, "n": self.n }, "command": { "act": act } })
    }

    /// Has an act refused.
    ///
    /// # Panics
    /// When it is carried out.
    pub async fn is_refused(&self, act: Value) -> Value {
        let ask = json!({ "command": { "act": act } });
        let (status, value) = self.says("POST", COMMANDS, Some(&ask)).await;
        assert_eq!(status, 409, "{act}: {value}");
        value
    }

    /// Creates the event.
    ///
    /// # Panics
    /// When it is refused.
    pub async fn creates(&self, plan: &Value) {
        let new = json!({ "plan": plan });
        let (status, made) = self.says("POST", "/api/v1/events", Some(&new)).await;
        assert_eq!((status, &made["event"]), (201, &json!(1)), "{made}");
    }

    /// Enters these persons, each rated 100 below the one before, closes the entries, and draws White
    /// for the first.
    ///
    /// # Panics
    /// When it is refused.
    pub async fn enters(&mut self, persons: &Value) {
        let (status, numbers) = self.says("POST", "/api/v1/persons", Some(persons)).await;
        assert_eq!(status, 201, "{numbers}");
        let player = |(person, place): (&Value, u16)| json!({ "person": person, "data": { "rating": 2_400 - place * 100 } });
        let numbers = numbers.as_array().expect("a list");
        let players: Vec<Value> = numbers.iter().zip(0..).map(player).collect();
        self.does(json!({ "enter": { "players": players } })).await;
        self.does(json!({ "close_entries": { "seed": 7 } })).await;
        self.does(json!({ "state_colour": { "tournament": 1, "colour": "white" } })).await;
    }

    /// Pairs a round, publishes it, and lays its games onto the courts.
    ///
    /// # Panics
    /// When it is refused.
    pub async fn lays(&mut self, round: u8) {
        self.does(json!({ "pair": { "tournament": 1 } })).await;
        self.does(json!({ "publish": { "tournament": 1, "round": round } })).await;
        self.does(json!({ "lay": { "rounds": [[1, round]] } })).await;
    }
}
