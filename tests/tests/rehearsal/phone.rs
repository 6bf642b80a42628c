//! A judge's phone: it sends what its taps sent.

use crate::book::Step;
use crate::hall::{House, Post};
use court_protocol::DeviceId;
use std::net::SocketAddr;

/// A judge's phone.
#[derive(Debug)]
pub(crate) struct Phone {
    post: Post,
    state: State,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum State {
    /// In a pocket: it was never opened.
    Away,
    /// It asks to come in.
    Asking,
    On,
    /// Its battery is empty.
    Dead,
}

impl Phone {
    /// A phone let in by a code.
    pub(crate) async fn enrolled(name: &str, number: u64, code: &str, house: &House) -> Self {
        let mut post = Post::new(name, code, house.clock, number);
        post.connect(house.court_addr()).await;
        Self { post, state: State::On }
    }

    /// A phone in a pocket.
    pub(crate) fn away(name: &str, number: u64, house: &House) -> Self {
        Self { post: Post::asking(name, house.clock, number), state: State::Away }
    }

    /// Plays its judge's step.
    pub(crate) async fn play(&mut self, step: &Step, house: &House) {
        match step.what.as_str() {
            "asks to come in" => {
                self.post.knock(house.court_addr()).await;
                self.state = State::Asking;
            }
            "is let in" => {
                self.post.be_let_in().await;
                self.state = State::On;
            }
            _ => {}
        }
        for ask in &step.asks {
            let ask = serde_json::from_str(ask);
            self.post.ask(ask.unwrap_or_else(|error| panic!("{}: {error}", step.what))).await;
        }
    }

    pub(crate) async fn live(&mut self, court: SocketAddr) {
        if self.state == State::On {
            self.post.live(court).await;
        }
    }

    pub(crate) fn lose_link(&mut self) {
        self.post.lose_link();
    }

    pub(crate) async fn come_back(&mut self, court: SocketAddr) {
        if self.state == State::On {
            self.post.connect(court).await;
        }
    }

    /// Its battery is empty; which device that was.
    pub(crate) fn die(&mut self) -> DeviceId {
        self.state = State::Dead;
        self.lose_link();
        self.post.device.id().expect("it was let in")
    }
}
