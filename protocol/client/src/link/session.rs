//! A link while its session stands. It sends probes first, then the requests that wait in the
//! outbox, then new ones, with heartbeats all along.

use super::{Effect, Link, News, State, after, delivered, trouble};
use crate::disk::Disk;
use crate::outbox::OutboxError;
use court_protocol::{
    BootId, CourtId, Epoch, Follow, Frame, Heartbeat, Micros, Outcome, Probe, ProbeReply, Seq,
    Snapshot, ToDevice, ToServer, Welcome,
};
use referee_messages::say;
use std::collections::{BTreeSet, VecDeque};

/// Greatest number of requests sent and not yet answered. It fills any network at any latency of a
/// hall, and a server shared by a hundred devices stays even-handed.
const WINDOW: usize = 64;
/// Quick probes at the start of a session, before anything is asked.
const QUICK_PROBES: u8 = 4;
/// The quick probes take at most this long, in µs. After it the session goes on with the answers
/// that came, as soon as there is one.
const QUICK_PROBES_MAX: Micros = Micros(1_000_000);
/// Interval of later probes, in µs: two a second keep the error of a quiet network below a tenth
/// of a millisecond.
pub(super) const PROBE_EVERY: Micros = Micros(500_000);
/// A server that sends nothing for this long, in µs, answers to probes included, is gone. The other
/// end of the connection may be open for hours and lead nowhere.
pub(super) const SILENCE_MAX: Micros = Micros(3_000_000);
/// Shortest interval of heartbeats, in µs, however fast a demonstration runs.
const HEARTBEAT_MIN: Micros = Micros(4_000);

/// A boot, and the number of its request that is sent next.
pub(super) type Cursor = (BootId, u64);

/// The state of one session; it ends with the session.
#[derive(Debug)]
pub(super) struct Session {
    epoch: Epoch,
    /// Quick probes still to be answered; requests wait for the last.
    quick: u8,
    quick_until: Micros,
    /// The mark of the next probe.
    probe: u32,
    /// The mark of the last probe that was answered.
    answered: u32,
    next_probe: Micros,
    next_heartbeat: Micros,
    heartbeat_every: Micros,
    /// Instant of the last message of the server.
    heard: Micros,
    /// The next request to send of each boot, oldest boot first.
    cursors: VecDeque<Cursor>,
    /// Requests sent in this session, without an outcome yet.
    in_flight: BTreeSet<(BootId, u64)>,
    /// Courts whose snapshot was asked for. Frames that come before it are of no use.
    awaiting: BTreeSet<CourtId>,
}

impl Session {
    pub(super) fn next_deadline(&self) -> Micros {
        let quick = if self.quick > 0 { self.quick_until } else { self.next_heartbeat };
        let heard = after(self.heard, SILENCE_MAX);
        quick.min(self.next_probe).min(heard)
    }

    /// True if the answer to a probe is on its way.
    pub(super) const fn is_probing(&self) -> bool {
        self.answered != self.probe
    }
}

impl<D: Disk> Link<D> {
    /// Brings the numbers of every boot in line with the requests the court has. Returns the next
    /// request to send of each boot.
    pub(super) fn agree(&mut self, welcome: &Welcome) -> Result<VecDeque<Cursor>, OutboxError> {
        let mut cursors = VecDeque::new();
        for boot in self.outbox.boots().collect::<Vec<_>>() {
            let have = welcome.have.iter().find(|have| have.boot == boot).map_or(0, |have| have.n);
            cursors.extend(self.outbox.agree(boot, have, self.patience.random())?);
        }
        Ok(cursors)
    }

    pub(super) fn begin_session(
        &mut self,
        now: Micros,
        welcome: Welcome,
        cursors: VecDeque<Cursor>,
        effects: &mut Vec<Effect>,
    ) {
        // The server may have begun again meanwhile, with another court time. Earlier measurements
        // do not hold for it.
        self.clock.reset();
        // The interval of heartbeats is in court time, which a demonstration speeds up.
        let court_every = Heartbeat::EVERY.0 * 1_000 / i64::from(self.outbox.clock().speed);
        let heartbeat_every = Micros(court_every.max(HEARTBEAT_MIN.0));
        let mut session = Session {
            epoch: welcome.epoch,
            quick: QUICK_PROBES,
            quick_until: after(now, QUICK_PROBES_MAX),
            probe: 0,
            answered: 0,
            next_probe: now,
            next_heartbeat: now,
            heartbeat_every,
            heard: now,
            cursors,
            in_flight: BTreeSet::new(),
            awaiting: BTreeSet::new(),
        };
        let follows: Vec<Follow> = if self.settings.follow {
            welcome.courts.iter().map(|court| self.follow(*court, &mut session)).collect()
        } else {
            Vec::new()
        };
        self.state = State::Up(session);
        self.said = None;
        effects.push(Effect::Tell(News::Up(Box::new(welcome))));
        if self.outbox.pending() == 0 {
            effects.push(delivered(&self.outbox));
        }
        effects.extend(follows.into_iter().map(|follow| Effect::Send(ToServer::Follow(follow))));
        if self.settings.watch {
            effects.push(Effect::Send(ToServer::Watch));
        }
        self.probe(now, effects);
    }

    /// Follows a court from its picture's record, if the picture is of this epoch.
    fn follow(&self, court: CourtId, session: &mut Session) -> Follow {
        let picture = self.pictures.get(&court).filter(|(epoch, _)| *epoch == session.epoch);
        if picture.is_none() {
            session.awaiting.insert(court);
        }
        Follow { court, from: picture.map(|(_, seq)| *seq) }
    }

    pub(super) fn wake_session(&mut self, now: Micros, effects: &mut Vec<Effect>) {
        let knows_the_time = self.clock(now).is_some();
        let State::Up(session) = &mut self.state else { return };
        if after(session.heard, SILENCE_MAX) <= now {
            self.drop_connection(now, say!("lost-silent"), effects);
            return;
        }
        if session.quick > 0 && session.quick_until <= now {
            // requests are dated by the answers to probes: at least one must have come
            (session.quick, session.quick_until) =
                if knows_the_time { (0, now) } else { (1, Micros(i64::MAX)) };
            session.next_heartbeat = now;
        }
        if session.next_probe <= now {
            self.probe(now, effects);
        }
        self.heartbeat_if_due(now, effects);
        self.pump(now, effects);
    }

    fn probe(&mut self, now: Micros, effects: &mut Vec<Effect>) {
        let sent = self.stamp(now);
        let State::Up(session) = &mut self.state else { return };
        session.probe = session.probe.wrapping_add(1);
        session.next_probe = after(now, PROBE_EVERY);
        effects.push(Effect::Send(ToServer::Probe(Probe { id: session.probe, sent })));
    }

    fn heartbeat_if_due(&mut self, now: Micros, effects: &mut Vec<Effect>) {
        let stamp = self.stamp(now);
        let through = self.stamp(Micros(now.0 - self.settings.lag.0));
        let clock = self.clock.estimate(stamp);
        let (boot, n) = (self.outbox.boot(), self.outbox.last());
        let State::Up(session) = &mut self.state else { return };
        if session.quick == 0 && session.next_heartbeat <= now {
            session.next_heartbeat = after(now, session.heartbeat_every);
            let says = self.news_of_itself();
            let heartbeat = Heartbeat { boot, through, n, clock, says };
            effects.push(Effect::Send(ToServer::Heartbeat(heartbeat)));
        }
    }

    /// Sends waiting requests, oldest first, as far as the window allows.
    pub(super) fn pump(&mut self, now: Micros, effects: &mut Vec<Effect>) {
        // The first heartbeat of a session maps the boot's clock: it goes before any request.
        self.heartbeat_if_due(now, effects);
        let present = self.outbox.boot();
        let State::Up(session) = &mut self.state else { return };
        while session.quick == 0 && session.in_flight.len() < WINDOW {
            let Some((boot, next)) = session.cursors.front_mut() else { return };
            let (boot, n) = (*boot, *next);
            if let Some(request) = self.outbox.from(boot, n).next() {
                *next = request.n + 1;
                session.in_flight.insert((boot, request.n));
                effects.push(Effect::Send(ToServer::Request(request.clone())));
            } else if boot == present {
                return;
            } else {
                session.cursors.pop_front();
            }
        }
    }

    pub(super) fn session_message(
        &mut self,
        now: Micros,
        message: ToDevice,
        effects: &mut Vec<Effect>,
    ) {
        if let State::Up(session) = &mut self.state {
            session.heard = now;
        }
        match message {
            ToDevice::Outcome(outcome) => self.outcome(now, outcome, effects),
            ToDevice::Probe(reply) => self.probe_answered(now, reply, effects),
            ToDevice::Frame(frame) => self.frame(frame, effects),
            ToDevice::Snapshot(snapshot) => self.snapshot(snapshot, effects),
            ToDevice::Presence(presence) => {
                self.list_came = true;
                effects.push(Effect::Tell(News::Presence(presence)));
            }
            ToDevice::Device(answer) => effects.push(Effect::Tell(News::Device(answer))),
            ToDevice::Preview(preview) => effects.push(Effect::Tell(News::Preview(preview))),
            ToDevice::Round(answer) => effects.push(Effect::Tell(News::Round(answer))),
            ToDevice::Welcome(_) | ToDevice::Asked { .. } => {
                self.drop_connection(now, say!("lost-not-known"), effects);
            }
            ToDevice::Goodbye(_) => unreachable!("a goodbye is taken before"),
        }
    }

    fn outcome(&mut self, now: Micros, outcome: Outcome, effects: &mut Vec<Effect>) {
        let State::Up(session) = &mut self.state else { return };
        session.in_flight.remove(&(outcome.boot, outcome.n));
        let awaited = self.outbox.awaits(outcome.boot, outcome.n);
        let noted = self.outbox.done(outcome.boot, outcome.n);
        if let Some(of) = awaited {
            effects.push(Effect::Tell(News::Outcome { of, outcome: Box::new(outcome) }));
            if self.outbox.pending() == 0 {
                effects.push(delivered(&self.outbox));
            }
        }
        if let Err(error) = noted {
            effects.push(trouble(&error));
        }
        self.pump(now, effects);
    }

    fn probe_answered(&mut self, now: Micros, reply: ProbeReply, effects: &mut Vec<Effect>) {
        self.clock.heard(reply.sent, reply.court, self.stamp(now));
        let State::Up(session) = &mut self.state else { return };
        session.answered = reply.id;
        match session.quick {
            0 => {}
            1 => {
                session.quick = 0;
                session.next_heartbeat = now;
                self.pump(now, effects);
            }
            _ => {
                session.quick -= 1;
                self.probe(now, effects);
            }
        }
    }

    fn frame(&mut self, frame: Box<Frame>, effects: &mut Vec<Effect>) {
        let State::Up(session) = &mut self.state else { return };
        if session.awaiting.contains(&frame.court) {
            return;
        }
        let picture = self.pictures.get(&frame.court).copied();
        match picture {
            Some((epoch, seq)) if epoch == frame.epoch && frame.from <= seq => {
                if frame.to > seq {
                    self.pictures.insert(frame.court, (epoch, frame.to));
                    effects.push(Effect::Tell(News::Frame(frame)));
                }
            }
            _ => {
                session.awaiting.insert(frame.court);
                let follow = Follow { court: frame.court, from: None };
                effects.push(Effect::Send(ToServer::Follow(follow)));
            }
        }
    }

    fn snapshot(&mut self, snapshot: Box<Snapshot>, effects: &mut Vec<Effect>) {
        let State::Up(session) = &mut self.state else { return };
        session.awaiting.remove(&snapshot.court);
        let stands: (Epoch, Seq) = (snapshot.epoch, snapshot.seq);
        self.pictures.insert(snapshot.court, stands);
        effects.push(Effect::Tell(News::Snapshot(snapshot)));
    }
}
