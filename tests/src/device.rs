//! Devices of the tests: a board or a referee that speaks over a real socket.
//!
//! A [`Device`] keeps every request for ever and every outcome it was told, checks that an outcome
//! never changes and that the court forgets none, and goes on over any number of connections. It is
//! simpler than the link of a real device on purpose: no part of the system vouches for itself.

use crate::message_socket::{Lost, MessageSocket};
use court_protocol::{
    Ask, BootId, ClockEstimate, CourtId, Credential, DeviceAct, DeviceAnswer, DeviceAsk, DeviceId,
    Epoch, EpochMac, Follow, Format, Goodbye, Have, Heartbeat, Hello, Micros, Mirror, Outcome,
    Presence, Probe, ProbeReply, Request, Role, SelfReport, Snapshot, ToDevice, ToServer, Versions,
    Welcome,
};
use referee_server::clock::HandClock;
use std::collections::{BTreeMap, VecDeque};
use std::net::SocketAddr;
use std::time::{Duration, Instant};
use tokio_tungstenite::tungstenite::Message;

/// Requests on the way at once; the court takes as many.
const WINDOW: usize = 64;
/// Probes before the first heartbeat: the best of them names the court's clock.
const PROBES: u32 = 4;

/// A device of the tests.
#[derive(Debug)]
pub struct Device {
    name: String,
    credential: Credential,
    boot: BootId,
    clock: Clock,
    speed: u32,
    id: Option<DeviceId>,
    role: Option<Role>,
    relieved: bool,
    seen: (Epoch, Option<EpochMac>),
    kept: Vec<Request>,
    outcomes: BTreeMap<u64, Outcome>,
}

/// A device's own clock.
#[derive(Debug, Clone, Copy)]
enum Clock {
    /// The machine's, since then.
    Machine(Instant),
    /// The court's own, moved by hand, which shows so much more here.
    Hand(&'static HandClock, Micros),
}

/// One connection of a device.
#[derive(Debug)]
pub struct Connection {
    line: MessageSocket,
    best: Option<(i64, ClockEstimate)>,
    courts: BTreeMap<CourtId, Mirror>,
    presence: Option<Presence>,
    asks: u32,
}

impl Device {
    /// A device that enrols with this code when it first connects.
    #[must_use]
    pub fn new(name: &str, code: &str, boot: BootId) -> Self {
        Self::with(name, Credential::Code { code: code.to_owned() }, boot)
    }

    /// A phone that asks to come in: it has to [`knock`](Self::knock).
    #[must_use]
    pub fn asking(name: &str, boot: BootId) -> Self {
        Self::with(name, Credential::Asking, boot)
    }

    fn with(name: &str, credential: Credential, boot: BootId) -> Self {
        Self {
            name: name.to_owned(),
            credential,
            boot,
            clock: Clock::Machine(Instant::now()),
            speed: 1,
            id: None,
            role: None,
            relieved: false,
            seen: (Epoch(0), None),
            kept: Vec::new(),
            outcomes: BTreeMap::new(),
        }
    }

    /// The same with a clock that a hand moves, and that shows so much more than it was moved.
    #[must_use]
    pub const fn manual(mut self, hand: &'static HandClock, ahead: Micros) -> Self {
        self.clock = Clock::Hand(hand, ahead);
        self
    }

    /// Its number, once it is enrolled.
    #[must_use]
    pub const fn id(&self) -> Option<DeviceId> {
        self.id
    }

    /// The token with which it signs in again, once it is enrolled.
    #[must_use]
    pub fn token(&self) -> Option<&str> {
        match &self.credential {
            Credential::Token { token } => Some(token),
            _ => None,
        }
    }

    /// Its duties by its last welcome.
    #[must_use]
    pub const fn role(&self) -> Option<Role> {
        self.role
    }

    /// Has it say that it has seen this epoch, with what is to prove it.
    pub fn says_it_saw(&mut self, epoch: Epoch, mac: Option<EpochMac>) {
        self.seen = (epoch, mac);
    }

    /// The epoch of its last welcome, and what proves it.
    #[must_use]
    pub const fn seen(&self) -> &(Epoch, Option<EpochMac>) {
        &self.seen
    }

    /// True if its last welcome reported that its duty was handed over.
    #[must_use]
    pub const fn is_relieved(&self) -> bool {
        self.relieved
    }

    /// The boot of its clock.
    #[must_use]
    pub const fn boot(&self) -> BootId {
        self.boot
    }

    /// Now, on its clock, as fast as the court's.
    #[must_use]
    pub fn now(&self) -> Micros {
        let (passed, ahead) = match self.clock {
            Clock::Machine(origin) => (origin.elapsed(), Micros(0)),
            Clock::Hand(hand, ahead) => (hand.passed(), ahead),
        };
        Micros(passed.as_micros() as i64 * i64::from(self.speed) + ahead.0)
    }

    /// When its clock shows this, in this machine's time: for a device with a clock of its own.
    ///
    /// # Panics
    /// When its clock is moved by hand, or the instant lies before its clock began.
    #[must_use]
    pub fn instant(&self, at: Micros) -> Instant {
        let Clock::Machine(origin) = self.clock else { panic!("its clock is moved by hand") };
        let passed = at.0 / i64::from(self.speed);
        origin + Duration::from_micros(u64::try_from(passed).expect("its clock had begun"))
    }

    /// Every outcome it was told, by request.
    #[must_use]
    pub const fn outcomes(&self) -> &BTreeMap<u64, Outcome> {
        &self.outcomes
    }

    /// Every request it made.
    #[must_use]
    pub fn kept(&self) -> &[Request] {
        &self.kept
    }

    /// Keeps a request; it is sent by [`deliver`](Self::deliver).
    pub fn keep(&mut self, court: CourtId, at: Micros, ask: Ask) -> u64 {
        let n = self.kept.len() as u64 + 1;
        self.kept.push(Request { boot: self.boot, n, at, court, tag: None, ask });
        n
    }

    /// Connects, says hello, and learns the court's clock.
    ///
    /// # Errors
    /// When there is nobody, or the court does not let it in.
    ///
    /// # Panics
    /// When the court has forgotten an outcome that this device was told.
    pub async fn connect(&mut self, court: SocketAddr) -> Result<Connection, Lost> {
        let mut connection = self.say_hello(court).await?;
        self.be_let_in(&mut connection).await?;
        Ok(connection)
    }

    /// Asks to come in; the number it waits with.
    ///
    /// # Errors
    /// When there is nobody, or the court does not let it wait.
    ///
    /// # Panics
    /// When it is not asking.
    pub async fn knock(&mut self, court: SocketAddr) -> Result<(u32, Connection), Lost> {
        let mut connection = self.say_hello(court).await?;
        match connection.hear().await? {
            ToDevice::Asked(number) => {
                self.credential = Credential::AskingAgain(number.clone());
                Ok((number.number, connection))
            }
            ToDevice::Goodbye(goodbye) => Err(Lost::Goodbye(goodbye)),
            other => panic!("whoever asks hears its number first: {other:?}"),
        }
    }

    async fn say_hello(&self, court: SocketAddr) -> Result<Connection, Lost> {
        let mut connection = Connection::open(court).await?;
        self.greet(&mut connection).await?;
        Ok(connection)
    }

    /// # Errors
    /// When the connection ends.
    pub async fn greet(&self, connection: &mut Connection) -> Result<(), Lost> {
        let hello = Hello {
            versions: Versions::OURS,
            credential: self.credential.clone(),
            name: self.name.clone(),
            software: "court-tests".to_owned(),
            boot: self.boot,
            epoch: self.seen.0,
            epoch_mac: self.seen.1.clone(),
            pending: vec![self.boot],
        };
        connection.send(&ToServer::Hello(hello)).await
    }

    /// Waits for its welcome, and learns the court's clock.
    ///
    /// # Errors
    /// When it is sent away, or the connection ends.
    ///
    /// # Panics
    /// As [`connect`](Self::connect).
    pub async fn be_let_in(&mut self, connection: &mut Connection) -> Result<(), Lost> {
        let welcome = loop {
            match connection.hear().await? {
                ToDevice::Welcome(welcome) => break welcome,
                ToDevice::Goodbye(goodbye) => return Err(Lost::Goodbye(goodbye)),
                _ => {}
            }
        };
        self.welcome(welcome);
        for _ in 1..=PROBES {
            connection.probe(self).await?;
        }
        connection.beat(self).await
    }

    fn welcome(&mut self, welcome: Welcome) {
        self.id = Some(welcome.device);
        self.role = Some(welcome.role);
        self.relieved = welcome.relieved;
        self.speed = welcome.speed;
        self.seen = (welcome.epoch, Some(welcome.epoch_mac));
        if let Some(token) = welcome.token {
            self.credential = Credential::Token { token };
        }
        let have = welcome.have.iter().find(|have| have.boot == self.boot);
        let have = have.map_or(0, |Have { n, .. }| *n);
        let told = self.outcomes.keys().next_back().copied().unwrap_or(0);
        assert!(have >= told, "request {told} had its outcome; now the court has only {have}");
    }

    /// Sends every request that has no outcome, and again those of `repeat`, and waits for all
    /// outcomes; `told` hears of each and says whether to go on.
    ///
    /// # Errors
    /// When the connection ends first; what is missing is asked for again at the next one.
    ///
    /// # Panics
    /// When an outcome differs from an earlier one of the same request.
    pub async fn deliver(
        &mut self,
        connection: &mut Connection,
        repeat: &[u64],
        mut told: impl FnMut(&Outcome) -> bool,
    ) -> Result<(), Lost> {
        let open = (1..=self.kept.len() as u64).filter(|n| !self.outcomes.contains_key(n));
        // in order: the repeats are older than everything that is open
        let mut to_send: VecDeque<u64> = repeat.iter().copied().chain(open).collect();
        let mut waiting = 0;
        while !to_send.is_empty() || waiting > 0 {
            while waiting < WINDOW
                && let Some(n) = to_send.pop_front()
            {
                let request = self.kept[n as usize - 1].clone();
                connection.line.put(&ToServer::Request(request)).await?;
                waiting += 1;
            }
            connection.line.flush().await?;
            match connection.hear().await? {
                ToDevice::Outcome(outcome) => {
                    waiting -= 1;
                    let goes_on = told(&outcome);
                    self.was_told(outcome);
                    if !goes_on {
                        return Ok(());
                    }
                }
                ToDevice::Goodbye(goodbye) => return Err(Lost::Goodbye(goodbye)),
                _ => {}
            }
        }
        Ok(())
    }

    /// Asks nothing more, and hears every outcome that is on the way until the court's goodbye.
    ///
    /// # Errors
    /// When the connection breaks without a goodbye.
    ///
    /// # Panics
    /// As [`deliver`](Self::deliver).
    pub async fn hear_out(&mut self, connection: &mut Connection) -> Result<Goodbye, Lost> {
        loop {
            match connection.hear().await? {
                ToDevice::Outcome(outcome) => self.was_told(outcome),
                ToDevice::Goodbye(goodbye) => return Ok(goodbye),
                _ => {}
            }
        }
    }

    fn was_told(&mut self, outcome: Outcome) {
        assert_eq!(outcome.boot, self.boot);
        let n = outcome.n;
        if let Some(before) = self.outcomes.insert(n, outcome) {
            assert_eq!(self.outcomes[&n], before, "the outcome of request {n} changed");
        }
    }
}

impl Connection {
    /// A connection on which no hello was said yet.
    ///
    /// # Errors
    /// When there is nobody, or the court has no room.
    pub async fn open(court: SocketAddr) -> Result<Self, Lost> {
        let line = MessageSocket::open(court, "/court", Format::MessagePack).await?;
        let (courts, presence) = (BTreeMap::new(), None);
        Ok(Self { line, best: None, courts, presence, asks: 0 })
    }

    /// The offset of the device's clock from the court's, by the best of its probes.
    #[must_use]
    pub fn clock(&self) -> Option<ClockEstimate> {
        self.best.map(|(_, estimate)| estimate)
    }

    /// Says that everything up to now is sent, and what time it is.
    ///
    /// # Errors
    /// When the connection ends.
    pub async fn beat(&mut self, device: &Device) -> Result<(), Lost> {
        self.beat_and_say(device, None).await
    }

    /// The same, with what the device says of itself.
    ///
    /// # Errors
    /// When the connection ends.
    pub async fn beat_and_say(
        &mut self,
        device: &Device,
        says: Option<SelfReport>,
    ) -> Result<(), Lost> {
        let heartbeat = Heartbeat {
            boot: device.boot,
            through: device.now(),
            n: device.kept.len() as u64,
            clock: self.best.map(|(_, estimate)| estimate),
            says,
        };
        self.send(&ToServer::Heartbeat(heartbeat)).await
    }

    /// Has the head referee's word on devices carried out.
    ///
    /// # Errors
    /// When the connection ends.
    pub async fn act(&mut self, act: DeviceAct) -> Result<DeviceAnswer, Lost> {
        self.asks += 1;
        let id = self.asks;
        self.send(&ToServer::Device(DeviceAsk { id, act })).await?;
        loop {
            match self.hear().await? {
                ToDevice::Device(answer) if answer.id == id => return Ok(answer),
                ToDevice::Goodbye(goodbye) => return Err(Lost::Goodbye(goodbye)),
                _ => {}
            }
        }
    }

    /// Looks at the list of devices until it looks so.
    ///
    /// # Errors
    /// When the connection ends.
    ///
    /// # Panics
    /// Never: it has a list when one looked so.
    pub async fn presence_until(
        &mut self,
        mut looks_so: impl FnMut(&Presence) -> bool,
    ) -> Result<&Presence, Lost> {
        if self.presence.is_none() {
            self.send(&ToServer::Watch).await?;
        }
        while !self.presence.as_ref().is_some_and(&mut looks_so) {
            self.go_on().await?;
        }
        Ok(self.presence.as_ref().expect("one looked so"))
    }

    /// Looks at a court until it looks so.
    ///
    /// # Errors
    /// When the connection ends.
    ///
    /// # Panics
    /// When the feed leaves a hole.
    pub async fn court_until(
        &mut self,
        court: CourtId,
        mut looks_so: impl FnMut(&Snapshot) -> bool,
    ) -> Result<&Snapshot, Lost> {
        if !self.courts.contains_key(&court) {
            self.send(&ToServer::Follow(Follow { court, from: None })).await?;
        }
        while !self.courts.get(&court).is_some_and(|mirror| looks_so(mirror.court())) {
            self.go_on().await?;
        }
        Ok(self.courts[&court].court())
    }

    async fn go_on(&mut self) -> Result<(), Lost> {
        match self.hear().await? {
            ToDevice::Goodbye(goodbye) => Err(Lost::Goodbye(goodbye)),
            _ => Ok(()),
        }
    }

    /// Asks what time it is; everything said before has been heard when this returns.
    ///
    /// # Errors
    /// When the connection ends.
    pub async fn probe(&mut self, device: &Device) -> Result<(), Lost> {
        self.asks += 1;
        self.send(&ToServer::Probe(Probe { id: self.asks, sent: device.now() })).await?;
        loop {
            match self.hear().await? {
                ToDevice::Probe(reply) => {
                    self.probed(&reply, device.now());
                    return Ok(());
                }
                ToDevice::Goodbye(goodbye) => return Err(Lost::Goodbye(goodbye)),
                _ => {}
            }
        }
    }

    fn probed(&mut self, reply: &ProbeReply, now: Micros) {
        let delay = now.0 - reply.sent.0;
        // the reply was written somewhere between: in the middle, off by half at most
        let offset = reply.court - (reply.sent.0 + delay / 2);
        let estimate = ClockEstimate { offset, error: delay / 2 + 1 };
        if self.best.is_none_or(|(best, _)| delay < best) {
            self.best = Some((delay, estimate));
        }
    }

    /// Sends a ping of the WebSocket's own, and does not wait for its pong.
    ///
    /// # Errors
    /// When the connection ends.
    pub async fn ping(&mut self, payload: &'static [u8]) -> Result<(), Lost> {
        self.line.send_raw(Message::Ping(payload.into())).await
    }

    async fn send(&mut self, message: &ToServer) -> Result<(), Lost> {
        self.line.send(message).await
    }

    /// The next message; what shows the hall is kept.
    async fn hear(&mut self) -> Result<ToDevice, Lost> {
        let message = self.line.next().await?;
        match &message {
            ToDevice::Snapshot(court) => {
                self.courts.insert(court.court, Mirror::new(Snapshot::clone(court)));
            }
            ToDevice::Frame(frame) => {
                let mirror = self.courts.get_mut(&frame.court);
                mirror
                    .expect("a snapshot comes first")
                    .apply(frame)
                    .expect("a feed leaves no hole");
            }
            ToDevice::Presence(presence) => self.presence = Some(Presence::clone(presence)),
            _ => {}
        }
        Ok(message)
    }
}
