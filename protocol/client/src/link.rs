//! One device's link to its court. It says hello, hands over the requests kept in the outbox,
//! probes the court's clock, sends heartbeats with watermarks and follows courts. It comes back
//! after every loss of the connection.
//!
//! A plain struct: `handle(now, input)` returns effects; its driver owns sockets and timers. `now`
//! is the device's own monotonic clock. The link does no IO except for the outbox's disk.
//!
//! ```
//! use court_client::{ClockBoot, Disk, Effect, Input, Link, Outbox, Settings};
//! use court_protocol::*;
//! # #[derive(Debug, Default)] struct Memory(Vec<u8>);
//! # impl Disk for Memory {
//! #     fn load(&mut self) -> std::io::Result<Vec<u8>> { Ok(self.0.clone()) }
//! #     fn append(&mut self, bytes: &[u8]) -> std::io::Result<()> { self.0.extend(bytes); Ok(()) }
//! #     fn sync(&mut self) -> std::io::Result<()> { Ok(()) }
//! #     fn replace(&mut self, bytes: &[u8]) -> std::io::Result<()> { self.0 = bytes.into(); Ok(()) }
//! # }
//! # let disk = Memory::default();
//! let (outbox, _) = Outbox::open(disk, ClockBoot { machine: 1, speed: 1 }, 7)?;
//! let settings = Settings { code: Some("ABCD-1234".into()), ..Settings::named("boards 1 to 12") };
//! let mut link = Link::new(outbox, settings, 42);
//! assert_eq!(link.handle(Micros(0), Input::Wake), [Effect::Connect]);
//! let said = link.handle(Micros(900), Input::Connected);
//! assert!(matches!(&said[..], [Effect::Send(ToServer::Hello(_))]));
//! # Ok::<(), std::io::Error>(())
//! ```

mod asking;
mod session;

use crate::court_clock::CourtClock;
use crate::disk::Disk;
use crate::outbox::{Identity, Outbox, OutboxError, Place, Ticket};
use crate::patience::Patience;
use asking::Asking;
use court_protocol::{
    Ask, AskingNumber, BootId, ClockEstimate, CourtId, Credential, DeviceAct, DeviceAnswer,
    DeviceAsk, Epoch, Frame, Goodbye, GoodbyeCode, Hello, Micros, Outcome, Presence, Preview,
    PreviewAsk, Request, RoundAnswer, RoundAsk, SelfReport, Seq, Shows, Snapshot, ToDevice,
    ToServer, Versions, Welcome,
};
use referee_messages::{say, words};
use session::Session;
use std::collections::BTreeMap;

/// A connection that takes longer is given up: a packet lost at the start costs one or three
/// seconds, a dead address costs minutes.
const CONNECT_MAX: Micros = Micros(5_000_000);
/// A server that does not answer a hello within this is not ours or is stuck.
const WELCOME_MAX: Micros = Micros(5_000_000);

#[derive(Debug, Clone)]
pub struct Settings {
    pub name: String,
    pub software: String,
    /// The one-time code to enrol with, where there is no token or it is refused.
    pub code: Option<String>,
    /// True if the device asks to come in where neither token nor code is good. A person at the
    /// device then shows its number to the head referee.
    pub asks: bool,
    /// True if the link follows the courts the device is enrolled for.
    pub follow: bool,
    /// True if a referee looks at this program. It then receives the list of all devices and
    /// reports the records that its screen shows.
    pub watch: bool,
    /// Longest time, in µs, between an event and the report of it by the device's sources.
    /// Watermarks stay this far in the past.
    pub lag: Micros,
}

impl Settings {
    /// A device of this name that follows its courts and reports at once.
    pub fn named(name: impl Into<String>) -> Self {
        Self {
            name: name.into(),
            software: concat!("court-client ", env!("CARGO_PKG_VERSION")).into(),
            code: None,
            asks: false,
            follow: true,
            watch: false,
            lag: Micros(0),
        }
    }
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Input {
    /// Time has passed. The driver sends it at [`Link::next_deadline`]; at any other time
    /// it is harmless.
    Wake,
    /// The connection that was asked for stands.
    Connected,
    Message(ToDevice),
    /// The connection is gone, or never stood.
    Closed {
        why: String,
    },
}

/// The actions a link asks its driver to carry out.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Effect {
    Connect,
    Send(ToServer),
    /// Close the connection; no [`Input::Closed`] is expected for it.
    Close,
    Tell(News),
}

/// The news a link gives to its program.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum News {
    Up(Box<Welcome>),
    /// The device asks to come in, by this number, and waits for the head referee's word.
    Asked {
        /// The number for the head referee, shown on the device.
        number: u32,
    },
    /// The session or the attempt at one has ended.
    Down {
        /// The reason, as a sentence.
        why: String,
        /// Instant of the next attempt, on the device's clock; missing where a person is needed.
        again: Option<Micros>,
    },
    /// A request has its outcome. It is told once per request, except for repeats after a restart.
    Outcome {
        of: Ticket,
        /// The outcome. Its boot and number are those the request was sent under.
        outcome: Box<Outcome>,
    },
    /// The court has answered every kept request up to this one. It is told when a session begins
    /// in this state, and whenever the state is reached.
    Delivered {
        /// The ticket of the last request.
        through: Ticket,
    },
    /// A followed court whole; its picture begins anew.
    Snapshot(Box<Snapshot>),
    /// The next change of a followed court; it fits the picture.
    Frame(Box<Frame>),
    /// The list of devices, whole: only for a program that watches.
    Presence(Box<Presence>),
    Device(DeviceAnswer),
    Preview(Box<Preview>),
    Round(RoundAnswer),
    /// The outbox could not be written.
    Trouble {
        /// A sentence that describes the trouble.
        what: String,
    },
}

#[derive(Debug)]
pub struct Link<D> {
    outbox: Outbox<D>,
    settings: Settings,
    patience: Patience,
    clock: CourtClock,
    state: State,
    /// The court refused the token; only a code helps.
    token_refused: bool,
    /// The number it asks by, to be given back when it asks again.
    asks_by: Option<AskingNumber>,
    /// The last epoch and record of each followed court's picture, kept over sessions.
    pictures: BTreeMap<CourtId, (Epoch, Seq)>,
    /// The last report of this device about itself in this session.
    said: Option<SelfReport>,
    /// The list of devices has come at least once.
    list_came: bool,
    /// The mark of the last ask that is not kept.
    marks: u32,
}

#[derive(Debug)]
enum State {
    /// Waits for its next attempt.
    Resting {
        until: Micros,
    },
    Connecting {
        until: Micros,
    },
    Greeting {
        until: Micros,
        /// The boots it named: the court takes requests of no others in this session.
        named: Vec<BootId>,
    },
    Asking(Asking),
    Up(Session),
    /// Only a person can help.
    Stopped,
}

impl<D: Disk> Link<D> {
    /// A link that begins to connect at its first [`Input::Wake`]. `seed` is for waits and names.
    pub fn new(outbox: Outbox<D>, settings: Settings, seed: u64) -> Self {
        Self {
            outbox,
            settings,
            patience: Patience::new(seed),
            clock: CourtClock::default(),
            state: State::Resting { until: Micros(i64::MIN) },
            token_refused: false,
            asks_by: None,
            pictures: BTreeMap::new(),
            said: None,
            list_came: false,
            marks: 0,
        }
    }

    pub fn outbox(&self) -> &Outbox<D> {
        &self.outbox
    }

    /// Gives the outbox back when the program stops.
    pub fn into_outbox(self) -> Outbox<D> {
        self.outbox
    }

    pub fn is_up(&self) -> bool {
        matches!(self.state, State::Up(_))
    }

    /// True if the answer to a probe is on its way.
    pub fn is_probing(&self) -> bool {
        matches!(&self.state, State::Up(session) if session.is_probing())
    }

    /// The estimate of the court's clock by the probes: court µs = [`stamp`](Self::stamp) + offset.
    pub fn clock(&self, now: Micros) -> Option<ClockEstimate> {
        self.clock.estimate(self.stamp(now))
    }

    /// The device's clock as stamps carry it: scaled in demonstrations that run faster.
    pub fn stamp(&self, now: Micros) -> Micros {
        Micros(now.0.saturating_mul(i64::from(self.outbox.clock().speed)))
    }

    /// Instant at which [`Input::Wake`] is due next, on the device's clock; none after a stop.
    pub fn next_deadline(&self) -> Option<Micros> {
        match &self.state {
            State::Resting { until }
            | State::Connecting { until }
            | State::Greeting { until, .. } => Some(*until),
            State::Asking(asking) => Some(asking.next_deadline()),
            State::Up(session) => Some(session.next_deadline()),
            State::Stopped => None,
        }
    }

    /// Keeps a request about something that happened at `at` (on the clock of `now`), durably, and
    /// sends it as soon as its turn comes.
    ///
    /// # Errors
    /// When it could not be kept; then nothing was sent.
    pub fn ask(
        &mut self,
        now: Micros,
        at: Micros,
        court: CourtId,
        tag: Option<String>,
        ask: Ask,
    ) -> Result<(Ticket, Request, Vec<Effect>), OutboxError> {
        let (ticket, request) = self.outbox.keep(self.stamp(at), court, tag, ask)?;
        let mut effects = Vec::new();
        self.pump(now, &mut effects);
        Ok((ticket, request, effects))
    }

    /// Asks something about devices while the session stands; the ask is never kept. Returns the
    /// mark that [`News::Device`] will repeat; none while there is no session.
    pub fn ask_about_devices(&mut self, act: DeviceAct) -> Option<(u32, Effect)> {
        if !self.is_up() {
            return None;
        }
        self.marks = self.marks.wrapping_add(1);
        let id = self.marks;
        Some((id, Effect::Send(ToServer::Device(DeviceAsk { id, act }))))
    }

    /// Asks for the preview of a request while the session stands. Returns its mark, which
    /// [`News::Preview`] will repeat; none while there is no session.
    pub fn preview(&mut self, ask: PreviewAsk) -> Option<(u32, Effect)> {
        self.is_up().then_some((ask.id, Effect::Send(ToServer::Preview(ask))))
    }

    /// Asks for the next round to be put on while the session stands; the ask is never
    /// kept. Its mark is set here, and [`News::Round`] will repeat it. Returns none while
    /// there is no session.
    pub fn ask_for_round(&mut self, ask: RoundAsk) -> Option<(u32, Effect)> {
        if !self.is_up() {
            return None;
        }
        self.marks = self.marks.wrapping_add(1);
        let id = self.marks;
        Some((id, Effect::Send(ToServer::Round(RoundAsk { id, ..ask }))))
    }

    /// This device's report about itself, if it differs from the last one sent.
    fn news_of_itself(&mut self) -> Option<SelfReport> {
        let show =
            |(court, (_, seq)): (&CourtId, &(Epoch, Seq))| Shows { court: *court, seq: *seq };
        let says = SelfReport {
            battery: None,
            delay: self.clock.delay(),
            unsent: u32::try_from(self.outbox.pending()).unwrap_or(u32::MAX),
            asleep: false,
            shows: self.pictures.iter().filter(|_| self.settings.watch).map(show).collect(),
            line: None,
        };
        let is_new = self.said.as_ref() != Some(&says);
        is_new.then(|| self.said.insert(says).clone())
    }

    /// Takes one input and returns the effects to carry out, in order.
    pub fn handle(&mut self, now: Micros, input: Input) -> Vec<Effect> {
        let mut effects = Vec::new();
        match input {
            Input::Wake => self.wake(now, &mut effects),
            Input::Connected => self.greet(now, &mut effects),
            Input::Message(message) => self.message(now, message, &mut effects),
            Input::Closed { why } => {
                if !matches!(self.state, State::Resting { .. } | State::Stopped) {
                    self.rest(now, why, &mut effects);
                }
            }
        }
        effects
    }

    fn wake(&mut self, now: Micros, effects: &mut Vec<Effect>) {
        match &mut self.state {
            State::Resting { until } if *until <= now => {
                if self.credential().is_some() {
                    self.state = State::Connecting { until: after(now, CONNECT_MAX) };
                    effects.push(Effect::Connect);
                } else {
                    self.stop(say!("lost-not-enrolled"), effects);
                }
            }
            State::Connecting { until } if *until <= now => {
                self.drop_connection(now, say!("lost-no-connection"), effects);
            }
            State::Greeting { until, .. } if *until <= now => {
                self.drop_connection(now, say!("lost-no-welcome"), effects);
            }
            State::Asking(_) => self.wake_asking(now, effects),
            State::Up(_) => self.wake_session(now, effects),
            State::Resting { .. }
            | State::Connecting { .. }
            | State::Greeting { .. }
            | State::Stopped => {}
        }
    }

    fn greet(&mut self, now: Micros, effects: &mut Vec<Effect>) {
        let State::Connecting { .. } = self.state else { return };
        let Some(credential) = self.credential() else { return };
        let named: Vec<BootId> = self.outbox.boots().collect();
        let pending = named.clone();
        self.state = State::Greeting { until: after(now, WELCOME_MAX), named };
        effects.push(Effect::Send(ToServer::Hello(Hello {
            versions: Versions::OURS,
            credential,
            name: self.settings.name.clone(),
            software: self.settings.software.clone(),
            boot: self.outbox.boot(),
            epoch: self.outbox.epoch(),
            epoch_mac: self.outbox.epoch_mac().cloned(),
            pending,
        })));
    }

    /// The token, or else the code, or else the wish to ask. A refused token counts as none.
    fn credential(&self) -> Option<Credential> {
        let token = self.outbox.identity().filter(|_| !self.token_refused);
        token
            .map(|identity| Credential::Token { token: identity.token.clone() })
            .or_else(|| Some(Credential::Code { code: self.settings.code.clone()? }))
            .or_else(|| {
                let again = self.asks_by.clone().map(Credential::AskingAgain);
                self.settings.asks.then(|| again.unwrap_or(Credential::Asking))
            })
    }

    fn message(&mut self, now: Micros, message: ToDevice, effects: &mut Vec<Effect>) {
        match (&mut self.state, message) {
            (State::Greeting { named, .. }, ToDevice::Asked(number)) => {
                let named = std::mem::take(named);
                self.asked(now, named, number, effects);
            }
            (
                State::Greeting { named, .. } | State::Asking(Asking { named, .. }),
                ToDevice::Welcome(welcome),
            ) => {
                let named = std::mem::take(named);
                self.welcome(now, welcome, &named, effects);
            }
            (
                State::Greeting { .. } | State::Asking(_) | State::Up(_),
                ToDevice::Goodbye(goodbye),
            ) => {
                self.goodbye(now, &goodbye, effects);
            }
            (State::Asking(_), message) => self.asking_message(now, &message, effects),
            (State::Up(_), message) => self.session_message(now, message, effects),
            (State::Greeting { .. }, _) => {
                self.drop_connection(now, say!("lost-no-welcome"), effects);
            }
            (State::Resting { .. } | State::Connecting { .. } | State::Stopped, _) => {}
        }
    }

    fn welcome(
        &mut self,
        now: Micros,
        welcome: Welcome,
        named: &[BootId],
        effects: &mut Vec<Effect>,
    ) {
        let known = self.outbox.epoch();
        if welcome.epoch < known {
            self.patience.give_time();
            let why = say!("lost-earlier-epoch", epoch = welcome.epoch, known);
            self.drop_connection(now, why, effects);
            return;
        }
        if let Err(error) = self.take_in(&welcome) {
            self.drop_connection(now, error.to_string(), effects);
            return;
        }
        self.token_refused = false;
        self.settings.code = None;
        self.patience.reset();
        match self.agree(&welcome) {
            Err(error) => self.drop_connection(now, error.to_string(), effects),
            Ok(_) if self.outbox.boots().any(|boot| !named.contains(&boot)) => {
                // A boot has begun or was numbered anew: say hello again and name it.
                effects.push(Effect::Close);
                self.state = State::Resting { until: now };
            }
            Ok(cursors) => self.begin_session(now, welcome, cursors, effects),
        }
    }

    /// Stores the device's identity, place and epoch from a welcome.
    fn take_in(&mut self, welcome: &Welcome) -> Result<(), OutboxError> {
        self.outbox.see_epoch(welcome.epoch, &welcome.epoch_mac)?;
        let (courts, boards) = (welcome.courts.clone(), welcome.boards.clone());
        self.outbox.see_place(Place { courts, boards })?;
        let token = welcome.token.clone();
        let identity = match (token, self.outbox.identity()) {
            (Some(token), _) => Some(Identity { device: welcome.device, token }),
            (None, Some(known)) if known.device != welcome.device => {
                Some(Identity { device: welcome.device, token: known.token.clone() })
            }
            (None, _) => None,
        };
        if let Some(identity) = identity {
            self.outbox.enrolled(identity)?;
        }
        if welcome.speed != self.outbox.clock().speed {
            self.outbox.set_speed(welcome.speed.max(1), self.patience.random())?;
        }
        Ok(())
    }

    fn goodbye(&mut self, now: Micros, goodbye: &Goodbye, effects: &mut Vec<Effect>) {
        let by_token = self.outbox.identity().is_some() && !self.token_refused;
        let why = words().say(&goodbye.message);
        match goodbye.code {
            GoodbyeCode::BadToken | GoodbyeCode::Revoked if by_token && self.may_try_again() => {
                self.token_refused = true;
                self.patience.reset();
                self.drop_connection(now, why, effects);
            }
            GoodbyeCode::BadToken
            | GoodbyeCode::Revoked
            | GoodbyeCode::Denied
            | GoodbyeCode::BadCode => {
                effects.push(Effect::Close);
                self.stop(why, effects);
            }
            // the same hello is refused again, and whoever enrols the device is at hand
            GoodbyeCode::BadMessage | GoodbyeCode::Version if !by_token => {
                effects.push(Effect::Close);
                self.stop(why, effects);
            }
            GoodbyeCode::Version
            | GoodbyeCode::Fenced
            | GoodbyeCode::Replaced
            | GoodbyeCode::CourtStopped => {
                self.patience.give_time();
                self.drop_connection(now, why, effects);
            }
            // the device was sent away before any list came: its role, or this server, has none;
            // everything else goes on without it
            GoodbyeCode::BadMessage if self.settings.watch && !self.list_came => {
                self.settings.watch = false;
                self.drop_connection(now, why, effects);
            }
            GoodbyeCode::BadMessage
            | GoodbyeCode::TooFast
            | GoodbyeCode::Stopping
            | GoodbyeCode::Reassigned => {
                self.drop_connection(now, why, effects);
            }
        }
    }

    /// True if a refused token leaves another way in. A device that is sent away in mid-session
    /// does not ask again by itself.
    fn may_try_again(&self) -> bool {
        self.settings.code.is_some() || (self.settings.asks && !self.is_up())
    }

    fn drop_connection(&mut self, now: Micros, why: String, effects: &mut Vec<Effect>) {
        effects.push(Effect::Close);
        self.rest(now, why, effects);
    }

    fn rest(&mut self, now: Micros, why: String, effects: &mut Vec<Effect>) {
        let until = after(now, self.patience.wait());
        self.state = State::Resting { until };
        effects.push(Effect::Tell(News::Down { why, again: Some(until) }));
    }

    fn stop(&mut self, why: String, effects: &mut Vec<Effect>) {
        self.state = State::Stopped;
        effects.push(Effect::Tell(News::Down { why, again: None }));
    }
}

fn after(now: Micros, wait: Micros) -> Micros {
    Micros(now.0.saturating_add(wait.0))
}

/// The news that every request is answered.
fn delivered<D: Disk>(outbox: &Outbox<D>) -> Effect {
    Effect::Tell(News::Delivered { through: outbox.last_ticket() })
}

/// The news of a failed write that costs only room or time later.
fn trouble(error: &OutboxError) -> Effect {
    Effect::Tell(News::Trouble { what: error.to_string() })
}

#[cfg(test)]
mod tests;
