//! An organiser's program: it runs an event over HTTP and numbers its commands.

use crate::manual::ManualDevice;
use crate::plain_http::asked;
use court_protocol::Role;
use referee_server::hall::Hall;
use serde_json::{Value, json};
use std::net::SocketAddr;

/// An organiser of event 1.
#[derive(Debug)]
pub struct Organiser {
    pub court: SocketAddr,
    pub token: String,
    /// The number of his last command.
    pub n: u64,
}

impl Organiser {
    /// Enrols at a hall.
    pub async fn enrol(hall: &Hall) -> Self {
        let device = ManualDevice::enrol(hall, Role::Head).await;
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

    async fn asks(&self, method: &str, path: &str, kind: &str, body: &[u8]) -> (u16, Value) {
        let headers = format!(
            "Authorization: Bearer {}\r\nContent-Type: {kind}\r\nContent-Length: {}\r\n",
            self.token,
            body.len()
        );
        let answer = asked(self.court, method, path, &headers, body).await;
        let status = answer[9..12].parse().expect("a status line");
        let (_, body) = answer.split_once("\r\n\r\n").expect("head and body");
        (status, serde_json::from_str(body).unwrap_or_else(|_| body.into()))
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
        let ask = json!({ "request": { "boot": 1, "n": self.n }, "command": { "act": act } });
        let (status, value) = self.says("POST", "/api/v1/events/1/commands", Some(&ask)).await;
        assert_eq!(status, 200, "{act}: {value}");
        value
    }

    /// Has an act refused.
    ///
    /// # Panics
    /// When it is carried out.
    pub async fn is_refused(&self, act: Value) -> Value {
        let ask = json!({ "command": { "act": act } });
        let (status, value) = self.says("POST", "/api/v1/events/1/commands", Some(&ask)).await;
        assert_eq!(status, 409, "{act}: {value}");
        value
    }

    /// Enters persons in the register; their numbers.
    ///
    /// # Panics
    /// When it is not done.
    pub async fn registers(&self, persons: &Value) -> Vec<Value> {
        let (status, numbers) = self.says("POST", "/api/v1/persons", Some(persons)).await;
        assert_eq!(status, 201, "{numbers}");
        numbers.as_array().expect("a list").clone()
    }
}
