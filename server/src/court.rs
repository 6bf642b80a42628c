//! A court: takes requests, rules on them, and announces nothing before it is durable.
//!
//! [`Court`] is plain: [`handle`](Court::handle) and [`durable`](Court::durable) take inputs and
//! return effects; [`task`] carries them out. The rules are `referee-core`'s; the court keeps the
//! order. First comes everything that is due, then one decision after the other on the live state;
//! one group of records goes to the journal. The messages of each record are held back until the
//! journal's durable mark passes it. Then answers go first, and frames after them.
//!
//! Left out on purpose: views (the [feed](crate::feed) keeps a released court of its own) and any
//! way to announce something that is not durable. A failed sync drops the court with all its held
//! messages.

mod layout;
mod listening;
pub mod task;

pub use layout::Layout;

use crate::presence::SessionId;
use court_protocol::{
    Ask, BoardNo, BootId, CourtId, CourtTime, DeviceId, Format, Goodbye, Have, Heartbeat,
    Hindrance, Outcome, Preview, Request, RequestId, Role, Seq, StreamId, Verdict,
};
use referee_core::{Command, CourtState, Record, Watermarks};
use referee_journal::{LogEntry, QUEUE_GROUPS};
use std::collections::{BTreeMap, VecDeque};

/// Inputs ruled together: their records share one write and one sync.
pub const INPUTS_AT_ONCE: usize = 64;
/// Courts of one hall; a larger event runs several servers.
pub const COURTS_MAX: usize = 32;
/// Groups handed to the journal and not yet durable; more is asked for only when one is. All
/// courts together never overfill the journal's queue.
pub const GROUPS_IN_FLIGHT: usize = QUEUE_GROUPS / COURTS_MAX;

/// Requests of one session that may wait for their outcome; the socket is not read meanwhile. Twice
/// the most a device has under way, so that its probes never wait for its requests, and a device
/// that knows no limit drowns no court.
pub const WINDOW: usize = 128;
/// A device's message on its way from its session to a court.
#[derive(Debug, PartialEq, Eq)]
pub enum FromDevice {
    /// It opened a session: it gets its role, and hears how far its requests have come.
    Join {
        role: Role,
        boards: Vec<BoardNo>,
        /// The boots whose answered requests the session wants to know.
        boots: Vec<BootId>,
    },
    Request {
        /// The request, with its number and its time.
        request: Request,
        /// It was asked before: its outcome is somewhere.
        is_repeat: bool,
    },
    Heartbeat {
        heartbeat: Heartbeat,
        /// Everything it speaks of has come, so its watermark holds.
        is_whole: bool,
    },
    /// It asks what a request would come to.
    Preview {
        /// The device's own number of the preview.
        id: u32,
        ask: Ask,
    },
}

/// A court's message on its way to a session.
#[derive(Debug)]
pub enum CourtReply {
    /// The device is known here, and its requests have come so far, per boot it named.
    Joined(CourtId, Vec<Have>),
    Outcome(Outcome),
    Preview(Box<Preview>),
    /// The court has stopped, or begins anew.
    End(Goodbye),
}

/// An input of a court.
#[derive(Debug)]
pub enum CourtInput {
    /// A session hands over a message of its device.
    FromDevice { session: SessionId, device: DeviceId, message: FromDevice },
    /// The server was away: it was stopped, or its machine slept. Heard before anything is due.
    CameBack {
        /// The last instant known before.
        away_from: CourtTime,
        /// The court's clock ran on meanwhile.
        ran_on: bool,
    },
    /// The server itself: lays the court out, revokes, asks with the head referee's rights.
    Command {
        command: Command,
        /// Names the answer.
        ticket: u64,
    },
}

/// An effect that a court asks for, in order.
#[derive(Debug)]
pub enum CourtEffect {
    /// Hand this group to the journal.
    Append(Vec<LogEntry>),
    /// Tell a session something. What it rests on is durable.
    Tell { session: SessionId, reply: CourtReply },
    /// Tell the server what became of its command. Durable.
    Ruled {
        /// The number the command came with.
        ticket: u64,
        /// Its verdict; none if there was nothing to record.
        verdict: Option<Verdict>,
    },
    /// Look a repeated request's outcome up in the journal.
    Recall { session: SessionId, request: RequestId },
    /// Show the feeds these records. Durable; after all answers they carry.
    Release(Vec<Record>),
}

/// A message held back until a record is durable.
#[derive(Debug)]
struct Held {
    seq: Seq,
    effect: CourtEffect,
}

/// The state and the order of one court.
#[derive(Debug)]
pub struct Court {
    id: CourtId,
    live: CourtState,
    marks: Watermarks,
    /// The newest session of each device: an older one is not heard any more.
    sessions: BTreeMap<DeviceId, SessionId>,
    durable: Seq,
    held: VecDeque<Held>,
    groups: VecDeque<Vec<Record>>,
}

impl Court {
    /// A court that goes on from what its journal holds, listening since `now`.
    pub fn new(id: CourtId, live: CourtState, now: CourtTime) -> Self {
        let durable = live.seq();
        Self {
            id,
            live,
            marks: Watermarks::new(now),
            sessions: BTreeMap::new(),
            durable,
            held: VecDeque::new(),
            groups: VecDeque::new(),
        }
    }

    /// The state with all decisions, durable or not. For tests and checks: none of it
    /// may be announced.
    pub const fn live(&self) -> &CourtState {
        &self.live
    }

    /// True if so much waits for the journal that nothing more is to be asked.
    pub fn is_full(&self) -> bool {
        self.groups.len() >= GROUPS_IN_FLIGHT
    }

    /// When something falls due by itself: call [`handle`](Self::handle) then, with nothing.
    pub fn next_deadline(&self) -> Option<CourtTime> {
        self.live.next_deadline(&self.marks)
    }

    /// Rules what is due and then what was asked, in order.
    pub fn handle(
        &mut self,
        now: CourtTime,
        inputs: impl IntoIterator<Item = CourtInput>,
    ) -> Vec<CourtEffect> {
        // rulings never go back in time, whatever the clock shows
        let now = now.max(self.live.at());
        let mut effects = Vec::new();
        let mut group = Vec::new();
        for input in inputs {
            if !matches!(input, CourtInput::CameBack { .. }) {
                self.due(now, &mut group);
            }
            self.take(now, input, &mut group, &mut effects);
        }
        self.due(now, &mut group);
        if !group.is_empty() {
            let entries = group.iter().map(|record| self.entry(record)).collect();
            self.groups.push_back(group);
            effects.push(CourtEffect::Append(entries));
        }
        effects
    }

    /// Everything up to `seq` is durable; returns the effects released by that.
    pub fn durable(&mut self, seq: Seq) -> Vec<CourtEffect> {
        self.durable = self.durable.max(seq);
        let mut effects = Vec::new();
        while self.held.front().is_some_and(|held| held.seq <= self.durable) {
            effects.extend(self.held.pop_front().map(|held| held.effect));
        }
        while let Some(group) = self.groups.front()
            && group.last().is_some_and(|record| record.seq <= self.durable)
        {
            effects.extend(self.groups.pop_front().map(CourtEffect::Release));
        }
        effects
    }

    /// The objections to starts, as the court would rule on them now.
    pub fn hindrances(&self, now: CourtTime) -> Vec<Hindrance> {
        self.live.all_hindrances(now, &self.marks)
    }

    fn take(
        &mut self,
        now: CourtTime,
        input: CourtInput,
        group: &mut Vec<Record>,
        effects: &mut Vec<CourtEffect>,
    ) {
        match input {
            CourtInput::FromDevice { session, device, message } => {
                if matches!(message, FromDevice::Join { .. }) {
                    self.sessions.insert(device, session);
                }
                // a newer session asks again for all that has no outcome
                if self.sessions.get(&device) == Some(&session) {
                    self.hear(now, (session, device), message, group, effects);
                }
            }
            CourtInput::CameBack { away_from, ran_on } => {
                self.rule(now, &Command::CameBack { away_from, ran_on }, group);
            }
            CourtInput::Command { command, ticket } => {
                let answer = self.rule(now, &command, group);
                let verdict = answer.and_then(|record| record.verdict.clone());
                self.hold(CourtEffect::Ruled { ticket, verdict }, effects);
            }
        }
    }

    /// Takes a message of a device's newest session.
    fn hear(
        &mut self,
        now: CourtTime,
        (session, device): (SessionId, DeviceId),
        message: FromDevice,
        group: &mut Vec<Record>,
        effects: &mut Vec<CourtEffect>,
    ) {
        match message {
            FromDevice::Join { role, boards, boots } => {
                self.marks.heard(device, now);
                // a device that was let in or given another duty has it already, with its decider
                let attach = Command::Attach { device, role, boards, by: None };
                self.rule(now, &attach, group);
                let have = boots
                    .into_iter()
                    .map(|boot| Have { boot, n: self.live.have(device, boot) })
                    .collect();
                self.tell(session, CourtReply::Joined(self.id, have), effects);
            }
            FromDevice::Request { request, is_repeat } => {
                self.marks.heard(device, now);
                if is_repeat {
                    let request = RequestId { device, boot: request.boot, n: request.n };
                    // after the held effects: an outcome under way is durable by then
                    self.hold(CourtEffect::Recall { session, request }, effects);
                    return;
                }
                let answer = self.rule(now, &Command::Request { device, request }, group);
                if let Some(outcome) = answer.and_then(Record::outcome) {
                    self.tell(session, CourtReply::Outcome(outcome), effects);
                }
            }
            FromDevice::Heartbeat { heartbeat, is_whole } => {
                if is_whole {
                    // the session has seen that nothing is missing: its count, which runs over
                    // several courts, need not be compared with this one's
                    let whole = Heartbeat { n: 0, says: None, ..heartbeat };
                    self.marks.beat(device, &whole, now);
                } else {
                    self.marks.heard(device, now);
                }
                if let Some(estimate) = heartbeat.clock {
                    let boot = heartbeat.boot;
                    self.rule(now, &Command::MapClock { device, boot, estimate }, group);
                }
            }
            FromDevice::Preview { id, ask } => {
                let preview = self.live.preview(now, &self.marks, device, (id, &ask));
                self.tell(session, CourtReply::Preview(Box::new(preview)), effects);
            }
        }
    }

    /// Tells a session something, once all decisions so far are durable.
    fn tell(&mut self, session: SessionId, reply: CourtReply, effects: &mut Vec<CourtEffect>) {
        self.hold(CourtEffect::Tell { session, reply }, effects);
    }

    /// Decides and applies; gives the last record, which carries the verdict.
    fn rule<'group>(
        &mut self,
        now: CourtTime,
        command: &Command,
        group: &'group mut Vec<Record>,
    ) -> Option<&'group Record> {
        let records = self.live.decide(now, &self.marks, command);
        let is_any = !records.is_empty();
        for record in records {
            self.live.apply(&record);
            group.push(record);
        }
        group.last().filter(|_| is_any)
    }

    fn due(&mut self, now: CourtTime, group: &mut Vec<Record>) {
        while let Some(record) = self.live.due(now, &self.marks) {
            self.live.apply(&record);
            group.push(record);
        }
    }

    /// Holds a message back until all decisions so far are durable.
    fn hold(&mut self, effect: CourtEffect, effects: &mut Vec<CourtEffect>) {
        let seq = self.live.seq();
        if seq <= self.durable {
            effects.push(effect);
        } else {
            self.held.push_back(Held { seq, effect });
        }
    }

    fn entry(&self, record: &Record) -> LogEntry {
        LogEntry {
            stream: StreamId::from(self.id),
            seq: record.seq,
            at: record.at,
            request: record.request.filter(|_| record.answers()),
            body: Format::MessagePack.encode(record),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use court_protocol::{Ask, ClockEstimate, CourtSetup, Micros, Seen};
    use referee_core::Record;

    const DEVICE: DeviceId = DeviceId(4);
    const BOOT: BootId = BootId(7);

    /// A court that is laid out, its first record durable.
    fn court() -> Court {
        let id = CourtId(1);
        let mut court = Court::new(id, CourtState::new(id), CourtTime(0));
        let setup = CourtSetup::basketball("Court 1", 12);
        let command = Command::Open { court: id, setup, demo: false, speed: 1 };
        court.handle(CourtTime(1), [CourtInput::Command { command, ticket: 1 }]);
        court.durable(Seq(1));
        court
    }

    fn join(session: u64) -> CourtInput {
        let (role, boards, boots) = (Role::Board, Vec::new(), vec![BOOT]);
        sent(session, FromDevice::Join { role, boards, boots })
    }

    fn sent(session: u64, message: FromDevice) -> CourtInput {
        CourtInput::FromDevice { session: SessionId(session), device: DEVICE, message }
    }

    fn asked(session: u64, n: u64, is_repeat: bool) -> CourtInput {
        let seen = Seen::Moved { uci: "e2e4".into(), reading: None };
        let request = Request {
            boot: BOOT,
            n,
            at: Micros(0),
            court: CourtId(1),
            tag: None,
            ask: Ask::Observe { board: BoardNo(1), game: None, seen },
        };
        sent(session, FromDevice::Request { request, is_repeat })
    }

    /// Effects in a word each.
    fn words(effects: &[CourtEffect]) -> String {
        effects
            .iter()
            .map(|effect| match effect {
                CourtEffect::Append(group) => format!("append {}", group.len()),
                CourtEffect::Tell { session: SessionId(session), reply } => match reply {
                    CourtReply::Outcome(outcome) => format!("answer {} to {session}", outcome.n),
                    CourtReply::Joined(_, have) => format!("joined {session} have {}", have[0].n),
                    CourtReply::Preview(preview) => {
                        let would = if preview.refused.is_some() { "refused" } else { "recorded" };
                        format!("preview {} to {session}: {would}", preview.id)
                    }
                    CourtReply::End(goodbye) => referee_messages::words().say(&goodbye.message),
                },
                CourtEffect::Ruled { ticket, .. } => format!("ruled {ticket}"),
                CourtEffect::Recall { session, request } => {
                    format!("recall {} for {}", request.n, session.0)
                }
                CourtEffect::Release(records) => format!("release {}", records.len()),
            })
            .collect::<Vec<_>>()
            .join(" · ")
    }

    #[test]
    fn a_preview_changes_nothing_and_waits_for_what_it_rests_on() {
        let mut court = court();
        let effects = court.handle(CourtTime(2), [join(1), asked(1, 1, false)]);
        assert_eq!(words(&effects), "append 2");
        let seal = || Ask::Seal { games: Vec::new() };
        let preview = |session, id| sent(session, FromDevice::Preview { id, ask: seal() });
        let seq = court.live().seq();
        assert_eq!(words(&court.handle(CourtTime(3), [preview(1, 7), preview(9, 8)])), "");
        assert_eq!(court.live().seq(), seq, "nothing is recorded of it");
        let said = words(&court.durable(Seq(3)));
        let order = "joined 1 have 0 · answer 1 to 1 · preview 7 to 1: refused · release 2";
        assert_eq!(said, order, "behind the answers; no session 9 is here");
    }

    #[test]
    fn nothing_is_said_before_it_is_durable_and_then_answers_come_before_frames() {
        let mut court = court();
        let effects = court.handle(CourtTime(2), [join(1), asked(1, 1, false), asked(1, 2, false)]);
        assert_eq!(words(&effects), "append 3");
        assert_eq!(words(&court.durable(Seq(3))), "joined 1 have 0 · answer 1 to 1");
        assert_eq!(words(&court.durable(Seq(4))), "answer 2 to 1 · release 3");
    }

    #[test]
    fn a_group_is_ruled_while_another_syncs_and_each_is_said_in_its_turn() {
        let mut court = court();
        court.handle(CourtTime(2), [join(1)]);
        assert_eq!(words(&court.handle(CourtTime(3), [asked(1, 1, false)])), "append 1");
        assert_eq!(words(&court.durable(Seq(2))), "joined 1 have 0 · release 1");
        assert_eq!(words(&court.durable(Seq(3))), "answer 1 to 1 · release 1");
    }

    #[test]
    fn what_changes_nothing_is_said_at_once() {
        let mut court = court();
        court.handle(CourtTime(2), [join(1)]);
        court.durable(Seq(2));
        assert_eq!(words(&court.handle(CourtTime(3), [join(2)])), "joined 2 have 0");
    }

    #[test]
    fn an_older_session_is_not_heard_once_there_is_a_newer_one() {
        let mut court = court();
        let effects = court.handle(CourtTime(2), [join(1), join(2), asked(1, 1, false)]);
        assert_eq!(words(&effects), "append 1");
        assert_eq!(words(&court.durable(Seq(2))), "joined 1 have 0 · joined 2 have 0 · release 1");
        assert_eq!(court.live().have(DEVICE, BOOT), 0);
    }

    #[test]
    fn a_repeat_is_never_ruled_again_but_looked_up_once_what_was_before_it_is_durable() {
        let mut court = court();
        court.handle(CourtTime(2), [join(1), asked(1, 1, false)]);
        let effects = court.handle(CourtTime(3), [join(2), asked(2, 1, true)]);
        assert_eq!(words(&effects), "", "request 1 is not durable yet");
        assert_eq!(
            words(&court.durable(Seq(3))),
            "joined 1 have 0 · answer 1 to 1 · joined 2 have 1 · recall 1 for 2 · release 2"
        );
    }

    #[test]
    fn a_court_whose_journal_does_not_keep_up_asks_for_nothing_more() {
        let mut court = court();
        court.handle(CourtTime(2), [join(1)]);
        for n in 1..GROUPS_IN_FLIGHT as u64 {
            assert!(!court.is_full());
            court.handle(CourtTime(2), [asked(1, n, false)]);
        }
        assert!(court.is_full());
        court.durable(Seq(2));
        assert!(!court.is_full());
    }

    #[test]
    fn what_the_journal_got_makes_the_same_court_again() {
        let mut court = court();
        let clock = Some(ClockEstimate { offset: 0, error: 100 });
        let heartbeat = Heartbeat { boot: BOOT, through: Micros(0), n: 0, clock, says: None };
        let mapped = sent(1, FromDevice::Heartbeat { heartbeat, is_whole: true });
        let effects = court.handle(CourtTime(2), [join(1), mapped, asked(1, 1, false)]);
        let Some(CourtEffect::Append(group)) = effects.first() else { panic!("a group") };
        let requests: Vec<_> = group.iter().map(|entry| entry.request.map(|r| r.n)).collect();
        assert_eq!(requests, [None, None, Some(1)], "only the answer is found by its request");
        let mut again = self::court().live;
        for entry in group {
            let record: Record = Format::MessagePack
                .decode(&entry.body, court_protocol::Limits::SERVER)
                .expect("a record");
            assert_eq!((record.seq, record.at), (entry.seq, entry.at));
            again.apply(&record);
        }
        assert_eq!(again, *court.live());
    }
}
