//! The gate: owns the list of devices and who is connected right now.
//!
//! One task; a handle asks. It keeps the list in the data folder before a device hears of its
//! token. It ends the older session of a device that opens another, and a revoked device's at once.
//! Phones that ask wait here; the presence list is told of every change.

mod task;

use super::{Admission, Code, Device, Grant, TurnedAway};
use crate::goodbye::stopping;
use crate::presence::SessionId;
use crate::presence::task::LastWord;
use court_protocol::{Asking, AskingNumber, DeviceAct, DeviceId, Goodbye, Hello, Refusal, Role};
use serde::{Deserialize, Serialize};
use std::net::IpAddr;
use std::pin::Pin;
use tokio::sync::{mpsc, oneshot};

pub use task::GateTask;

/// A device in a list for people.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Listed {
    /// The device as it stands on the list.
    #[serde(flatten)]
    pub device: Device,
    /// True if it is connected now.
    pub is_connected: bool,
}

/// Asks the gate. Cheap to clone.
#[derive(Debug, Clone)]
pub struct GateHandle {
    asks: mpsc::Sender<GateWork>,
}

/// A session that may go on: and what will end it.
#[derive(Debug)]
pub struct AdmittedSession {
    /// The device that was let in, and its grant.
    pub admission: Admission,
    /// Comes when the session has to end.
    pub ends: oneshot::Receiver<Goodbye>,
    /// The session notes every message of the device here.
    pub word: LastWord,
}

/// The result of a hello.
#[derive(Debug)]
pub enum Entrance {
    /// It may come in.
    Open(AdmittedSession),
    /// It waits for a word.
    Waits {
        /// The number the phone shows, for the head referee.
        number: AskingNumber,
        /// Gets the head referee's answer.
        word: oneshot::Receiver<Result<AdmittedSession, Goodbye>>,
    },
}

/// A phone's place in the waiting room.
type Answer = (SessionId, oneshot::Sender<Result<AdmittedSession, Goodbye>>);

/// Work for the task that owns the gate: a request of a handle, with its answer.
type GateWork = Box<dyn for<'a> FnOnce(&'a mut GateTask) -> Working<'a, ()> + Send>;
type Working<'a, T> = Pin<Box<dyn Future<Output = T> + Send + 'a>>;

impl GateHandle {
    /// A new session's id; `None` when the server stops.
    pub async fn session(&self) -> Option<SessionId> {
        self.ask(|gate| Box::pin(async { gate.session() })).await
    }

    /// Looks at a hello that comes from `network`.
    ///
    /// # Errors
    /// The goodbye its device is told, and what that waits.
    pub async fn admit(
        &self,
        session: SessionId,
        network: IpAddr,
        hello: Hello,
    ) -> Result<Entrance, TurnedAway> {
        self.ask(move |gate| Box::pin(gate.enter(session, network, hello)))
            .await
            .unwrap_or_else(|| Err(stopping().into()))
    }

    /// The device that holds this token, with its role; `None` for a wrong token, or when the server
    /// stops.
    pub async fn device_of(&self, token: String) -> Option<(DeviceId, Role)> {
        self.ask(move |gate| Box::pin(async move { gate.access.device_of(&token) })).await.flatten()
    }

    /// Carries out what the head referee asks about devices, by his own or, where there is none, at
    /// the server's own machine; done when it is durable. Nothing when the server stops.
    ///
    /// # Errors
    /// Why not, for him.
    pub async fn act(&self, by: Option<DeviceId>, act: DeviceAct) -> Option<Result<(), Refusal>> {
        self.ask(move |gate| Box::pin(gate.act(by, act))).await
    }

    /// The phones that ask to come in, oldest first; `None` when the server stops.
    pub async fn asking(&self) -> Option<Vec<Asking>> {
        self.ask(|gate| Box::pin(async { gate.asking() })).await
    }

    /// A session is over; `device` is whose it was, if it had come so far.
    pub async fn leave(&self, session: SessionId, device: Option<DeviceId>) {
        // a gate that has ended keeps no list of sessions
        let _ended = self.ask(move |gate| Box::pin(gate.leave(session, device))).await;
    }

    /// Opens a one-time code; `None` when the server stops.
    pub async fn open_code(&self, grant: Grant) -> Option<Code> {
        self.ask(|gate| Box::pin(async { gate.open_code(grant) })).await
    }

    /// Everyone who ever enrolled; `None` when the server stops.
    pub async fn list(&self) -> Option<Vec<Listed>> {
        self.ask(|gate| Box::pin(async { gate.listed() })).await
    }

    /// Takes a device's token away and ends its session; `None` when there is no such device.
    pub async fn revoke(&self, device: DeviceId) -> Option<Device> {
        self.ask(move |gate| Box::pin(gate.revoke(device, None))).await.flatten()
    }

    async fn ask<T: Send + 'static>(
        &self,
        work: impl for<'a> FnOnce(&'a mut GateTask) -> Working<'a, T> + Send + 'static,
    ) -> Option<T> {
        let (reply, answer) = oneshot::channel();
        let answered: GateWork = Box::new(move |gate| {
            Box::pin(async move {
                // whoever asked may have left meanwhile
                let _left = reply.send(work(gate).await);
            })
        });
        self.asks.send(answered).await.ok()?;
        answer.await.ok()
    }
}

/// The notices for the server's own people in its terminal.
#[derive(Debug)]
pub enum Shown<'a> {
    /// A device enrolled by code.
    Enrolled {
        /// The device that enrolled.
        device: &'a Device,
        /// The code that the next one of its kind finds waiting.
        next: Option<&'a Code>,
    },
    /// A phone asks to come in.
    Asks(&'a Asking),
    /// So many have asked within a minute; too many to name each.
    ManyAsk {
        count: u32,
        /// Where the last of them is.
        network: IpAddr,
    },
}

/// The terminal of the server's own people.
pub struct Screen {
    /// Shows one notice there.
    pub show: Box<dyn Fn(Shown<'_>) + Send + Sync>,
    /// A terminal, which nobody else reads. What is no terminal may be a log: no code opens by
    /// itself, since it would be shown there.
    pub is_terminal: bool,
}

impl std::fmt::Debug for Screen {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Screen").field("is_terminal", &self.is_terminal).finish_non_exhaustive()
    }
}
