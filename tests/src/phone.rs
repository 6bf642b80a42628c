//! A player's phone at an event: it has his link and nothing else.

use crate::organiser::Organiser;
use crate::plain_http::{asked, status_and_body};
use serde_json::{Value, json};
use std::net::SocketAddr;

/// The phone of a player of event 1.
#[derive(Debug)]
pub struct Phone {
    pub court: SocketAddr,
    /// The address of his own view.
    pub path: String,
}

impl Phone {
    /// The phone of a person who has his link from an organiser.
    ///
    /// # Panics
    /// When there is no such player.
    pub async fn of(organiser: &Organiser, person: u32) -> Self {
        let link = organiser.reads(&format!("/api/v1/events/1/players/{person}/link")).await;
        Self { court: organiser.court, path: link["path"].as_str().expect("a path").to_owned() }
    }

    /// Asks; status and body, which is text where it is no JSON.
    pub async fn says(&self, method: &str, part: &str, body: &str) -> (u16, Value) {
        let headers =
            format!("Content-Type: application/json\r\nContent-Length: {}\r\n", body.len());
        let path = format!("{}{part}", self.path);
        status_and_body(&asked(self.court, method, &path, &headers, body).await)
    }

    /// The player's view.
    ///
    /// # Panics
    /// When he has none.
    pub async fn sees(&self) -> Value {
        let (status, page) = self.says("GET", "", "").await;
        assert_eq!(status, 200, "{page}");
        page
    }

    /// Asks for an act; status and answer.
    pub async fn does(&self, act: Value) -> (u16, Value) {
        self.says("POST", "/commands", &json!({ "command": { "act": act } }).to_string()).await
    }

    /// Has an act with this number carried out; the record of the event then.
    ///
    /// # Panics
    /// When it is refused.
    pub async fn does_numbered(&self, n: u64, act: &Value) -> u64 {
        let ask = json!({ "request": { "boot": 1, "n": n }, "command": { "act": act } });
        let (status, done) = self.says("POST", "/commands", &ask.to_string()).await;
        assert_eq!(status, 200, "{act}: {done}");
        done["seq"].as_u64().expect("a number")
    }
}
