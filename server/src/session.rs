//! A device's session: its identity, the order of its requests, the messages it may get.
//!
//! Plain: [`Session::handle`] takes an input and returns the effects; [`task`] carries them out. A
//! session keeps the order of a device's requests and nothing of the game: the court rules on
//! requests, and the rules decide on the right to make them.
//!
//! A device's requests count from 1 without gaps over all of its courts, but courts' journals never
//! commit together. So a session asks one court at a time. A request to another court waits until
//! those before have their outcomes, and the count of answered requests never skips one.

pub mod task;

use crate::access::{Admission, Grant};
use crate::court::{CourtReply, FromDevice, WINDOW};
use crate::epoch_key::EpochKey;
use crate::presence::Member;
use court_protocol::{
    Act, AskingNumber, BootId, CodecError, CourtId, Credential, DeviceAct, DeviceAnswer, DeviceAsk,
    DeviceId, Epoch, Follow, Format, Goodbye, GoodbyeCode, Have, Heartbeat, Hello, Limits,
    NAME_MAX, Outcome, Preview, PreviewAsk, ProbeReply, Refusal, Request, Role, RoundAnswer,
    RoundAsk, ToDevice, ToServer, Versions, Welcome, check_line,
};
use referee_messages::{Message, message};
use smallvec::{SmallVec, smallvec};
use std::collections::{BTreeMap, VecDeque};

/// Boots of which a device may keep requests: a device that was restarted more often than this
/// without ever reaching its court needs a person.
pub const BOOTS_MAX: usize = 16;

/// An input of a session.
#[derive(Debug)]
pub enum SessionInput<'a> {
    /// One message of the device, as it came.
    Message(&'a [u8]),
    /// Its hello was accepted.
    Admitted(Admission),
    /// It asked to come in, and waits with this number.
    Waits(AskingNumber),
    /// Its request about devices was carried out, or refused.
    Acted {
        /// The device's own number of the request.
        id: u32,
        acted: Result<(), Refusal>,
    },
    /// A round was put on, or why not.
    RoundPut(RoundAnswer),
    /// A court, or the journal in its place, sends this.
    FromCourt(CourtReply),
    /// A court cannot be joined: it has stopped.
    NotJoined {
        court: CourtId,
        /// The reason, for the device.
        goodbye: Goodbye,
    },
    End(Goodbye),
}

/// An effect that a session asks for, in order.
#[derive(Debug, PartialEq, Eq)]
pub enum SessionEffect {
    Send(ToDevice),
    /// Ask whether this device may come in.
    Admit(Hello),
    /// Hand a message of the device over to a court.
    ToCourt {
        court: CourtId,
        device: DeviceId,
        message: FromDevice,
    },
    /// Show it a court.
    Follow(Follow),
    /// Show it the list of devices; those that ask only to the head referee.
    Watch {
        role: Role,
    },
    /// Carry out what it asks about devices.
    Act {
        /// The device's own number of the request.
        id: u32,
        act: DeviceAct,
    },
    /// Put the next round on.
    Round(RoundAsk),
    /// It reported its state.
    Says {
        device: DeviceId,
        /// The heartbeat that has the report.
        heartbeat: Heartbeat,
    },
    /// Another server writes: stop for good.
    Fence(Epoch),
    /// A device reports that another server writes, and cannot prove it: the head referee is told.
    Unproven {
        device: DeviceId,
        /// The epoch it reports to have seen.
        epoch: Epoch,
    },
    Close,
}

/// Few at a time.
pub type SessionEffects = SmallVec<[SessionEffect; 2]>;

#[derive(Debug)]
pub struct Session {
    format: Format,
    epoch: Epoch,
    key: EpochKey,
    speed: u32,
    stage: Stage,
    n_signs: u64,
}

#[derive(Debug)]
enum Stage {
    /// No message has come yet.
    Strange,
    /// Its hello is being looked at, or it waits for a word.
    Asked {
        hello: Hello,
        version: u16,
        waits: bool,
    },
    /// Its courts are told; `missing` of them have not answered yet.
    Joining {
        welcome: Welcome,
        missing: usize,
    },
    Welcome(Admitted),
    Ended,
}

#[derive(Debug)]
struct Admitted {
    device: DeviceId,
    role: Role,
    courts: Vec<CourtId>,
    /// Per boot: the last request that was taken.
    taken: BTreeMap<BootId, u64>,
    /// Requests at `asked` without an outcome.
    outstanding: Vec<(BootId, u64)>,
    asked: CourtId,
    /// Requests that wait until another court has answered.
    waiting: VecDeque<Waiting>,
    /// Previews asked for that have not come.
    n_previews: usize,
}

#[derive(Debug)]
struct Waiting {
    request: Request,
    is_repeat: bool,
}

impl Session {
    /// A session in `format` at `speed` with a server of this epoch; the key proves the epoch.
    pub const fn new(format: Format, epoch: Epoch, key: EpochKey, speed: u32) -> Self {
        Self { format, epoch, key, speed, stage: Stage::Strange, n_signs: 0 }
    }

    /// True if the device has been welcomed.
    pub const fn is_welcome(&self) -> bool {
        matches!(self.stage, Stage::Welcome(_))
    }

    /// True if the next message may be read: not while too many requests wait, nor while its hello
    /// is being looked at.
    pub fn wants_more(&self) -> bool {
        match &self.stage {
            Stage::Strange => true,
            // who waits may leave, and has to be heard leaving
            Stage::Asked { waits, .. } => *waits,
            Stage::Joining { .. } | Stage::Ended => false,
            Stage::Welcome(admitted) => {
                let n_asked = admitted.outstanding.len() + admitted.waiting.len();
                n_asked + admitted.n_previews < WINDOW
            }
        }
    }

    /// Signs of life heard so far: heartbeats and probes, which a device sends by itself.
    pub const fn n_signs(&self) -> u64 {
        self.n_signs
    }

    /// Takes an input and returns the effects. `court_us` is court time in µs.
    pub fn handle(&mut self, court_us: i64, input: SessionInput<'_>) -> SessionEffects {
        match input {
            SessionInput::Message(bytes) => {
                match self.format.decode::<ToServer>(bytes, Limits::DEVICE) {
                    Ok(message) => {
                        let is_sign =
                            matches!(message, ToServer::Heartbeat(_) | ToServer::Probe(_));
                        self.n_signs += u64::from(is_sign);
                        self.message(court_us, message)
                    }
                    Err(error) => self.end(unreadable(&error)),
                }
            }
            SessionInput::Admitted(admission) => self.admitted(admission),
            SessionInput::Waits(number) => self.waits(number),
            SessionInput::Acted { id, acted } => {
                let refused = acted.err();
                smallvec![SessionEffect::Send(ToDevice::Device(DeviceAnswer { id, refused }))]
            }
            SessionInput::RoundPut(answer) => {
                smallvec![SessionEffect::Send(ToDevice::Round(answer))]
            }
            SessionInput::FromCourt(reply) => match reply {
                CourtReply::Joined(_, have) => self.joined(&have),
                CourtReply::Outcome(outcome) => self.outcome(outcome),
                CourtReply::Preview(preview) => self.previewed(preview),
                CourtReply::End(goodbye) => self.end(goodbye),
            },
            SessionInput::NotJoined { court, goodbye } => self.not_joined(court, goodbye),
            SessionInput::End(goodbye) => self.end(goodbye),
        }
    }

    fn message(&mut self, court_us: i64, message: ToServer) -> SessionEffects {
        match (&mut self.stage, message) {
            (Stage::Strange, ToServer::Hello(hello)) => self.hello(hello),
            (Stage::Strange, _) => self.end(bad_message(message!("bye-no-hello-first"))),
            (Stage::Welcome(_), ToServer::Hello(_)) => {
                self.end(bad_message(message!("bye-hello-twice")))
            }
            // who waits learns by it that his link leads somewhere
            (Stage::Welcome(_) | Stage::Asked { waits: true, .. }, ToServer::Probe(probe)) => {
                smallvec![SessionEffect::Send(ToDevice::Probe(ProbeReply {
                    id: probe.id,
                    sent: probe.sent,
                    court: court_us,
                    speed: self.speed,
                }))]
            }
            (Stage::Welcome(admitted), ToServer::Heartbeat(heartbeat)) => {
                admitted.heartbeat(heartbeat)
            }
            (Stage::Welcome(admitted), ToServer::Request(request)) => {
                match admitted.request(request) {
                    Ok(effects) => effects,
                    Err(goodbye) => self.end(goodbye),
                }
            }
            (Stage::Welcome(admitted), ToServer::Follow(follow)) => {
                if admitted.courts.contains(&follow.court) {
                    smallvec![SessionEffect::Follow(follow)]
                } else {
                    let message = message!(
                        "bye-other-courts",
                        court = follow.court,
                        courts = admitted.courts
                    );
                    self.end(bad_message(message))
                }
            }
            (Stage::Welcome(admitted), ToServer::Preview(ask)) => {
                if admitted.courts.contains(&ask.court) {
                    admitted.n_previews += 1;
                    let PreviewAsk { id, court, ask } = ask;
                    let message = FromDevice::Preview { id, ask };
                    let device = admitted.device;
                    return smallvec![SessionEffect::ToCourt { court, device, message }];
                }
                let refusal = Refusal::WrongCourt { court: ask.court, role: Some(admitted.role) };
                let refused = Some(refusal);
                let (id, what, rulings) = (ask.id, Vec::new(), Vec::new());
                let preview = Box::new(Preview { id, what, more: 0, rulings, refused });
                smallvec![SessionEffect::Send(ToDevice::Preview(preview))]
            }
            (Stage::Welcome(admitted), ToServer::Watch) => match admitted.role {
                Role::Board => self.end(bad_message(message!("bye-no-list"))),
                role => smallvec![SessionEffect::Watch { role }],
            },
            (Stage::Welcome(admitted), ToServer::Device(DeviceAsk { id, act })) => {
                if admitted.role == Role::Head {
                    return smallvec![SessionEffect::Act { id, act }];
                }
                let refusal = Refusal::NotYours { role: admitted.role, act: Act::ChangeDevices };
                self.handle(court_us, SessionInput::Acted { id, acted: Err(refusal) })
            }
            (Stage::Welcome(admitted), ToServer::Round(ask)) => {
                if admitted.role == Role::Head {
                    return smallvec![SessionEffect::Round(ask)];
                }
                let refusal = Refusal::NotYours { role: admitted.role, act: Act::Pair };
                let failed = Some(refusal.message());
                let answer = RoundAnswer { id: ask.id, courts: Vec::new(), failed };
                self.handle(court_us, SessionInput::RoundPut(answer))
            }
            (Stage::Asked { waits: true, .. }, ToServer::Heartbeat(_)) => SmallVec::new(),
            (Stage::Asked { waits: true, .. }, _) => self.end(bad_message(message!("bye-wait"))),
            // the driver reads nothing in these stages
            (Stage::Asked { .. } | Stage::Joining { .. } | Stage::Ended, _) => SmallVec::new(),
        }
    }

    fn hello(&mut self, mut hello: Hello) -> SessionEffects {
        let Some(version) = Versions::OURS.agree(hello.versions) else {
            let (theirs, ours) = (hello.versions, Versions::OURS);
            let message = message!("bye-version", theirs, ours);
            return self.end(Goodbye { code: GoodbyeCode::Version, message });
        };
        for (what, text) in [("name", &mut hello.name), ("software", &mut hello.software)] {
            match check_line(text, NAME_MAX).map(str::to_owned) {
                Ok(checked) => *text = checked,
                Err(fault) => {
                    let message = message!("bye-bad-hello", what, fault, most = NAME_MAX);
                    return self.end(bad_message(message));
                }
            }
        }
        if hello.pending.len() > BOOTS_MAX {
            let message = message!("bye-many-boots", n = hello.pending.len(), most = BOOTS_MAX);
            return self.end(bad_message(message));
        }
        let is_enrolled = matches!(hello.credential, Credential::Token { .. });
        if !is_enrolled && self.is_unproven(&hello) {
            return self.end(unproven(hello.epoch, self.epoch)); // before its code is spent
        }
        self.stage = Stage::Asked { hello: hello.clone(), version, waits: false };
        smallvec![SessionEffect::Admit(hello)]
    }

    /// True if a device reports that another server writes, and cannot prove it.
    fn is_unproven(&self, hello: &Hello) -> bool {
        hello.epoch > self.epoch && !self.key.proves(hello.epoch, hello.epoch_mac.as_ref())
    }

    fn waits(&mut self, number: AskingNumber) -> SessionEffects {
        let Stage::Asked { waits, .. } = &mut self.stage else { return SmallVec::new() };
        *waits = true;
        smallvec![SessionEffect::Send(ToDevice::Asked(number))]
    }

    /// True if it waits for the head referee's answer.
    pub const fn is_waiting(&self) -> bool {
        matches!(self.stage, Stage::Asked { waits: true, .. })
    }

    fn admitted(&mut self, Admission { member, token }: Admission) -> SessionEffects {
        let Member { device, grant: Grant { role, courts, boards }, relieved, .. } = member;
        let Stage::Asked { hello, version, .. } = &self.stage else { return SmallVec::new() };
        if hello.epoch > self.epoch {
            let epoch = hello.epoch;
            if self.is_unproven(hello) {
                let mut effects = self.end(unproven(epoch, self.epoch));
                effects.insert(0, SessionEffect::Unproven { device, epoch });
                return effects;
            }
            let message = message!("bye-fenced", epoch, own = self.epoch);
            let mut effects = self.end(Goodbye { code: GoodbyeCode::Fenced, message });
            effects.insert(0, SessionEffect::Fence(epoch));
            return effects;
        }
        let mut boots = hello.pending.clone();
        boots.push(hello.boot);
        boots.sort_unstable();
        boots.dedup();
        let welcome = Welcome {
            version: *version,
            device,
            token,
            role,
            courts: courts.clone(),
            boards: boards.clone(),
            relieved,
            epoch: self.epoch,
            epoch_mac: self.key.mac(self.epoch),
            have: boots.iter().map(|boot| Have { boot: *boot, n: 0 }).collect(),
            speed: self.speed,
        };
        self.stage = Stage::Joining { welcome, missing: courts.len() };
        courts
            .into_iter()
            .map(|court| {
                let (boards, boots) = (boards.clone(), boots.clone());
                let message = FromDevice::Join { role, boards, boots };
                SessionEffect::ToCourt { court, device, message }
            })
            .collect()
    }

    fn joined(&mut self, have: &[Have]) -> SessionEffects {
        let Stage::Joining { welcome, missing } = &mut self.stage else { return SmallVec::new() };
        for at_court in have {
            if let Some(known) = welcome.have.iter_mut().find(|known| known.boot == at_court.boot) {
                known.n = known.n.max(at_court.n);
            }
        }
        *missing -= 1;
        if *missing > 0 {
            return SmallVec::new();
        }
        let welcome = welcome.clone();
        self.stage = Stage::Welcome(Admitted {
            device: welcome.device,
            role: welcome.role,
            courts: welcome.courts.clone(),
            taken: welcome.have.iter().map(|have| (have.boot, have.n)).collect(),
            outstanding: Vec::new(),
            asked: welcome.courts.first().copied().unwrap_or_default(),
            waiting: VecDeque::new(),
            n_previews: 0,
        });
        smallvec![SessionEffect::Send(ToDevice::Welcome(welcome))]
    }

    /// A court has stopped: the device is welcome on its others.
    fn not_joined(&mut self, court: CourtId, goodbye: Goodbye) -> SessionEffects {
        let Stage::Joining { welcome, .. } = &mut self.stage else { return SmallVec::new() };
        welcome.courts.retain(|other| *other != court);
        if !welcome.courts.is_empty() {
            return self.joined(&[]);
        }
        // its code is spent: without its token it could not come back
        let token = welcome.token.is_some().then(|| ToDevice::Welcome(welcome.clone()));
        let mut effects: SessionEffects = token.map(SessionEffect::Send).into_iter().collect();
        effects.extend(self.end(goodbye));
        effects
    }

    fn previewed(&mut self, preview: Box<Preview>) -> SessionEffects {
        if let Stage::Welcome(admitted) = &mut self.stage {
            admitted.n_previews = admitted.n_previews.saturating_sub(1);
        }
        smallvec![SessionEffect::Send(ToDevice::Preview(preview))]
    }

    fn outcome(&mut self, outcome: Outcome) -> SessionEffects {
        let Stage::Welcome(admitted) = &mut self.stage else { return SmallVec::new() };
        let place = admitted
            .outstanding
            .iter()
            .position(|(boot, n)| (*boot, *n) == (outcome.boot, outcome.n));
        if let Some(place) = place {
            admitted.outstanding.swap_remove(place);
        }
        let mut effects: SessionEffects =
            smallvec![SessionEffect::Send(ToDevice::Outcome(outcome))];
        admitted.go_on(&mut effects);
        effects
    }

    fn end(&mut self, goodbye: Goodbye) -> SessionEffects {
        if matches!(self.stage, Stage::Ended) {
            return SmallVec::new();
        }
        self.stage = Stage::Ended;
        smallvec![SessionEffect::Send(ToDevice::Goodbye(goodbye)), SessionEffect::Close]
    }

    /// The device, once it is welcome.
    pub const fn device(&self) -> Option<DeviceId> {
        match &self.stage {
            Stage::Welcome(admitted) => Some(admitted.device),
            _ => None,
        }
    }
}

impl Admitted {
    fn heartbeat(&self, heartbeat: Heartbeat) -> SessionEffects {
        let taken = self.taken.get(&heartbeat.boot).copied();
        let waits = self.waiting.iter().any(|waiting| waiting.request.boot == heartbeat.boot);
        let is_whole = taken.is_some_and(|taken| heartbeat.n <= taken) && !waits;
        let mut effects: SessionEffects = self
            .courts
            .iter()
            .map(|court| {
                let heartbeat = Heartbeat { says: None, ..heartbeat };
                let message = FromDevice::Heartbeat { heartbeat, is_whole };
                SessionEffect::ToCourt { court: *court, device: self.device, message }
            })
            .collect();
        if heartbeat.says.is_some() || heartbeat.clock.is_some() {
            effects.push(SessionEffect::Says { device: self.device, heartbeat });
        }
        effects
    }

    fn request(&mut self, request: Request) -> Result<SessionEffects, Goodbye> {
        let Some(taken) = self.taken.get_mut(&request.boot) else {
            return Err(bad_message(message!("bye-unnamed-boot", boot = request.boot.to_string())));
        };
        if request.n > *taken + 1 || request.n == 0 {
            let (n, boot, expected) = (request.n, request.boot.to_string(), *taken + 1);
            return Err(bad_message(message!("bye-gap", n, boot, expected)));
        }
        let is_repeat = request.n <= *taken;
        let id = (request.boot, request.n);
        let is_under_way = self.outstanding.contains(&id)
            || self.waiting.iter().any(|Waiting { request, .. }| (request.boot, request.n) == id);
        if is_repeat && is_under_way {
            return Ok(SmallVec::new()); // its outcome comes anyway
        }
        *taken = request.n.max(*taken);
        self.waiting.push_back(Waiting { request, is_repeat });
        let mut effects = SmallVec::new();
        self.go_on(&mut effects);
        Ok(effects)
    }

    /// Asks whatever need not wait for another court.
    fn go_on(&mut self, effects: &mut SessionEffects) {
        while let Some(Waiting { request, .. }) = self.waiting.front() {
            // a court this device is not enrolled for: one of its own courts refuses it
            let court = if self.courts.contains(&request.court) {
                request.court
            } else {
                self.courts.first().copied().unwrap_or_default()
            };
            if court != self.asked && !self.outstanding.is_empty() {
                return;
            }
            self.asked = court;
            let Waiting { request, is_repeat } =
                self.waiting.pop_front().expect("there is a first one");
            self.outstanding.push((request.boot, request.n));
            let message = FromDevice::Request { request, is_repeat };
            effects.push(SessionEffect::ToCourt { court, device: self.device, message });
        }
    }
}

fn unproven(epoch: Epoch, own: Epoch) -> Goodbye {
    bad_message(message!("bye-unproven", epoch, own))
}

const fn bad_message(message: Message) -> Goodbye {
    Goodbye { code: GoodbyeCode::BadMessage, message }
}

/// The goodbye to a device whose message could not be read.
pub fn unreadable(error: &CodecError) -> Goodbye {
    bad_message(message!("bye-unreadable", error = error.to_string()))
}

#[cfg(test)]
mod tests;
