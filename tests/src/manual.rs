//! A device that does what a test tells it, also what no device would do.

use crate::message_socket::MessageSocket;
use court_protocol::{
    Ask, BootId, ClockEstimate, CourtId, Credential, Epoch, Follow, Format, Goodbye, Heartbeat,
    Hello, Micros, Outcome, Probe, Request, Role, ToDevice, ToServer, Versions, Welcome,
};
use referee_server::access::Grant;
use referee_server::hall::Hall;

/// The court that it asks: the first of a hall.
pub const COURT: CourtId = CourtId(1);

/// A device whose next message the test decides. Its clock is the court's.
#[derive(Debug)]
pub struct ManualDevice {
    /// The connection to the court, open as long as the device is linked.
    pub line: MessageSocket,
    /// The welcome of this connection, with the token it was ever given.
    pub welcome: Welcome,
    /// The boot of its clock.
    pub boot: BootId,
    /// The number of its last request.
    pub n: u64,
}

/// A hello of a device with nothing seen.
#[must_use]
pub fn hello(credential: Credential, boot: BootId) -> Hello {
    Hello {
        versions: Versions::OURS,
        credential,
        name: "test device".into(),
        software: "test 1".into(),
        boot,
        epoch: Epoch(0),
        epoch_mac: None,
        pending: vec![boot],
    }
}

impl ManualDevice {
    /// Enrols with a code for this role on the first court.
    ///
    /// # Panics
    /// When the connection ends.
    pub async fn enrol(hall: &Hall, role: Role) -> Self {
        let code = hall.open_code(Grant { role, courts: vec![COURT], boards: Vec::new() }).code;
        Self::connect(hall, Credential::Code { code }).await.expect("welcome")
    }

    /// Comes back with its token.
    ///
    /// # Errors
    /// The goodbye with which it was sent away.
    ///
    /// # Panics
    /// When the connection ends.
    pub async fn back(&self, hall: &Hall) -> Result<Self, Goodbye> {
        let mut device = Self::connect(hall, Credential::Token { token: self.token() }).await?;
        device.welcome.token.clone_from(&self.welcome.token);
        Ok(device)
    }

    /// The token with which the device signs in again.
    ///
    /// # Panics
    /// When it never enrolled.
    #[must_use]
    pub fn token(&self) -> String {
        self.welcome.token.clone().expect("enrolled by code")
    }

    /// Connects with this credential.
    ///
    /// # Errors
    /// The goodbye with which it was sent away.
    ///
    /// # Panics
    /// When the connection ends.
    pub async fn connect(hall: &Hall, credential: Credential) -> Result<Self, Goodbye> {
        let mut line = MessageSocket::court(hall, Format::MessagePack).await;
        let boot = BootId(7);
        line.say(&ToServer::Hello(hello(credential, boot))).await;
        match line.hear().await.expect("an answer") {
            ToDevice::Welcome(welcome) => {
                let n = welcome.have.iter().find(|have| have.boot == boot).map_or(0, |h| h.n);
                let mut device = Self { line, welcome, boot, n };
                device.map_clock().await;
                Ok(device)
            }
            ToDevice::Goodbye(goodbye) => Err(goodbye),
            other => panic!("neither welcome nor goodbye: {other:?}"),
        }
    }

    /// Says that its clock is the court's, and returns what it shows.
    ///
    /// # Panics
    /// When the connection ends.
    pub async fn map_clock(&mut self) -> Micros {
        let now = self.now().await;
        let (boot, n) = (self.boot, self.n);
        let clock = Some(ClockEstimate { offset: 0, error: 1_000 });
        self.line
            .say(&ToServer::Heartbeat(Heartbeat { boot, through: now, n, clock, says: None }))
            .await;
        now
    }

    /// The court's time.
    ///
    /// # Panics
    /// When the connection ends.
    pub async fn now(&mut self) -> Micros {
        self.line.say(&ToServer::Probe(Probe { id: 1, sent: Micros(0) })).await;
        loop {
            if let ToDevice::Probe(reply) = self.line.hear().await.expect("a reply") {
                return Micros(reply.court);
            }
        }
    }

    /// The next request, not sent yet.
    ///
    /// # Panics
    /// When the connection ends.
    pub async fn request(&mut self, ask: Ask) -> Request {
        self.n += 1;
        let at = self.now().await;
        Request { boot: self.boot, n: self.n, at, court: COURT, tag: None, ask }
    }

    /// Sends the next request and waits for its outcome.
    ///
    /// # Panics
    /// When the connection ends.
    pub async fn ask(&mut self, ask: Ask) -> Outcome {
        let request = self.request(ask).await;
        self.line.say(&ToServer::Request(request)).await;
        self.outcome().await
    }

    /// Waits for an outcome.
    ///
    /// # Panics
    /// When the connection ends.
    pub async fn outcome(&mut self) -> Outcome {
        loop {
            match self.line.hear().await.expect("an outcome") {
                ToDevice::Outcome(outcome) => return outcome,
                ToDevice::Goodbye(goodbye) => panic!("{goodbye:?}"),
                _ => {}
            }
        }
    }

    /// Follows the court.
    ///
    /// # Panics
    /// When the connection ends.
    pub async fn follow(&mut self) {
        self.line.say(&ToServer::Follow(Follow { court: COURT, from: None })).await;
    }
}
