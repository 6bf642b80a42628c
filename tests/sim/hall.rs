//! A hall of twelve boards: the shipped structs under one queue, one clock and one seed.
//!
//! Each step takes the next event of the queue, hands it to the struct it is for, carries its
//! effects out, and asks the [oracle](crate::oracle) whether everything that must hold still holds.

mod devices;
mod network;
mod people;
mod process;
mod rest;
mod sessions;
mod trouble;

use crate::chance::Chance;
use crate::device::{DRIFT_PPM_MAX, Device, MachineClock};
use crate::disk::ServerDisk;
use crate::oracle::{Oracle, Violation, Watched, must};
use crate::play::{Table, Witness};
use crate::server::{Open, Server};
use crate::troubles::{Counters, Planned, Trouble, plan};
use court_client::{Effect, Input, News};
use court_protocol::{
    Answer, Ask, Audience, BoardNo, BootId, CourtId, CourtSetup, CourtTime, FactId, Format,
    Goodbye, GoodbyeCode, Heartbeat, Limits, Message, Micros, Millis, Mirror, Phase, Question,
    Refusal, Request, RequestId, Role, Seen, ToDevice, ToServer, Verdict,
};
use referee_core::{Command, Fact, FactBody, Record};
use referee_journal::LogEntry;
use referee_server::access::{Admission, Grant};
use referee_server::clock::{KeptClock, MachineBoot, Reading};
use referee_server::court::{CourtEffect, CourtInput, CourtReply, FromDevice, INPUTS_AT_ONCE};
use referee_server::epoch_key::EpochKey;
use referee_server::feed::{Channel, Framed, QUEUE_FRAMES};
use referee_server::presence::{Member, SessionId};
use referee_server::session::{Session, SessionEffect, SessionInput};
use referee_server::uptime::AtWork;
use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet, BinaryHeap, VecDeque};

/// The key that proves the epochs of the hall, the same for each of its servers.
const EPOCH_KEY: EpochKey = EpochKey::new([9; 32]);
/// The one court.
pub(crate) const COURT: CourtId = CourtId(1);
pub(crate) const N_BOARDS: u8 = 12;
/// The wall's UTC in µs when the hall begins.
const BASE: i64 = 1_800_000_000_000_000;
/// Troubles happen until then (µs of the hall); a round takes about so long.
const TROUBLES_UNTIL: i64 = 75_000_000;
/// A hall that has not come to rest by then never will.
const REST_BY: i64 = 400_000_000;
/// Steps between whole comparisons of replay and live.
const WHOLE_EVERY: u64 = 256;
/// The head referee looks at his screen so often.
const REFEREE_EVERY: i64 = 500_000;
/// The server writes down so often that it is at work.
const AWAKE_EVERY: i64 = 1_000_000;
/// Error of a date in µs beyond its stated error and the drift of its clock: rounding.
const ROUNDED_WITHIN: i64 = 1_000;
/// A flag may be stated this long before something that happened earlier arrives: what clocks and
/// networks leave uncertain, and no more.
const FLAG_TOLERANCE: i64 = 1_000_000;

/// Time left at the last presses before a flag, in µs: down to the last moment.
const PRESSED_LATE: (i64, i64) = (60_000, 1_200_000);
/// The same where a flag is stated too early: more than [`FLAG_TOLERANCE`] before it would fall, and
/// less than a connection stays open without a word.
const PRESSED_EARLY: (i64, i64) = (FLAG_TOLERANCE + 100_000, FLAG_TOLERANCE + 1_000_000);

/// A mistake planted in a driver, to see that the hall finds it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Plant {
    AckBeforeSync,
    FrameBeforeDurable,
    RepeatExecutedTwice,
    FlagBeforeWatermark,
    AmendmentKeepsDroppedFact,
}

#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
enum Event {
    ServerStart,
    Turn { life: u64 },
    Deadline { life: u64, at: CourtTime },
    Commit { life: u64 },
    Opened { conn: u64 },
    Up { conn: u64 },
    ToServer { conn: u64, bytes: Vec<u8> },
    ToDevice { conn: u64, bytes: Vec<u8> },
    ClosedAtServer { conn: u64 },
    ClosedAtDevice { conn: u64 },
    Refused { device: usize, conn: u64 },
    Wake { device: usize, wakes: u64 },
    DeviceStart { device: usize },
    Board { table: usize },
    Referee,
    Trouble { n: usize },
    FaultEnds { n: usize },
    Follower { n: usize },
    Forge,
}

/// A way between a device and the server.
#[derive(Debug)]
struct Conn {
    device: usize,
    session: Option<SessionId>,
    /// When the last message of each direction arrives: the next one not before.
    up: i64,
    down: i64,
    open_at_server: bool,
    /// Something was lost on its way: nothing that was sent after it ever arrives either.
    dead_up: bool,
    dead_down: bool,
}

/// The present troubles of a device's network.
#[derive(Debug, Clone, Copy, Default)]
struct Weather {
    delay: i64,
    deaf_down: bool,
    deaf_up: bool,
    duplicate: bool,
    reorder: bool,
    linger: bool,
}

/// A follower of the public feed.
#[derive(Debug)]
struct Follower {
    channel: Channel,
    queue: VecDeque<Framed>,
    /// The queue overflowed, or nothing was sent yet: the court whole comes next.
    needs_picture: bool,
    asleep: bool,
    scheduled: bool,
    watched: Option<Watched>,
}

/// Why a step stopped short.
enum Stop {
    Violation(Violation),
    /// The server's process died.
    Died,
}

impl From<Violation> for Stop {
    fn from(violation: Violation) -> Self {
        Self::Violation(violation)
    }
}

pub(crate) struct Hall {
    chance: Chance,
    plant: Option<Plant>,
    now: i64,
    tie: u64,
    queue: BinaryHeap<Reverse<(i64, u64, Event)>>,
    disk: ServerDisk,
    server: Option<Server>,
    life: u64,
    /// Error of the clock of the server's machine, in µs.
    wall_off: i64,
    /// Starts of the server's machine.
    machine_boots: u128,
    /// The court clock of the server that runs, or ran last.
    clock: Option<KeptClock>,
    /// Court time and hall time at the server's starts, in µs.
    starts: Vec<(i64, i64)>,
    /// When the server is known to have been at work: it writes that down every second.
    at_work: Option<AtWork>,
    /// The boots of clocks that were compared with court time since that began anew.
    compared: BTreeSet<BootId>,
    /// The boots of clocks of which the referee was asked whether they are right.
    doubted: BTreeSet<BootId>,
    /// The last date of a clock that nobody had compared, by its boot: what follows stays after it.
    arrived: std::collections::BTreeMap<BootId, CourtTime>,
    devices: Vec<Device>,
    weather: Vec<Weather>,
    conns: BTreeMap<u64, Conn>,
    next_conn: u64,
    tables: Vec<Table>,
    followers: Vec<Follower>,
    head: Option<Watched>,
    head_stage: HeadStage,
    answered: BTreeSet<FactId>,
    troubles: Vec<Planned>,
    troubles_over: bool,
    /// Records that a planted driver shows only when they are durable.
    withheld: Vec<Record>,
    oracle: Oracle,
    pub(crate) counters: Counters,
    n_steps: u64,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum HeadStage {
    ToPair,
    /// The event desk has changed the round.
    ToTakeOff,
    ToStart,
    Started,
}

pub(crate) const HEAD: usize = 0;

impl Hall {
    pub(crate) fn new(seed: u64, plant: Option<Plant>) -> Self {
        let mut chance = Chance::new(seed);
        let mut devices = vec![Device::new("head".into(), Role::Head, Vec::new(), &mut chance)];
        for board in 1..=N_BOARDS {
            for what in ["agent", "lane"] {
                let name = format!("{what} {board}");
                devices.push(Device::new(name, Role::Board, vec![BoardNo(board)], &mut chance));
            }
        }
        let early = plant == Some(Plant::FlagBeforeWatermark);
        let last_left = if early { PRESSED_EARLY } else { PRESSED_LATE };
        let tables = (1..=N_BOARDS)
            .map(|board| Table::new(BoardNo(board), last_left, &mut chance))
            .collect();
        let followers = Format::ALL
            .into_iter()
            .map(|format| Follower {
                channel: Channel { format, audience: Audience::Public },
                queue: VecDeque::new(),
                needs_picture: true,
                asleep: false,
                scheduled: false,
                watched: None,
            })
            .collect();
        let troubles = plan(devices.len(), TROUBLES_UNTIL, &mut chance);
        let mut hall = Self {
            weather: vec![Weather::default(); devices.len()],
            chance,
            plant,
            now: 0,
            tie: 0,
            queue: BinaryHeap::new(),
            disk: ServerDisk::new(),
            server: None,
            life: 0,
            wall_off: 0,
            machine_boots: 1,
            clock: None,
            starts: Vec::new(),
            at_work: None,
            compared: BTreeSet::new(),
            doubted: BTreeSet::new(),
            arrived: std::collections::BTreeMap::new(),
            devices,
            conns: BTreeMap::new(),
            next_conn: 1,
            tables,
            followers,
            head: None,
            head_stage: HeadStage::ToPair,
            answered: BTreeSet::new(),
            troubles,
            troubles_over: false,
            withheld: Vec::new(),
            oracle: Oracle::new(),
            counters: Counters::default(),
            n_steps: 0,
        };
        hall.after(0, Event::ServerStart);
        for device in 0..hall.devices.len() {
            let at = hall.chance.between(1_000, 400_000);
            hall.after(at, Event::DeviceStart { device });
        }
        for n in 0..hall.troubles.len() {
            let at = hall.troubles[n].at;
            hall.after(at, Event::Trouble { n });
        }
        hall.after(REFEREE_EVERY, Event::Referee);
        if early {
            hall.after(250_000, Event::Forge);
        }
        hall
    }

    /// Plays the round to its end; gives a digest of all that was written.
    pub(crate) fn play(&mut self) -> Result<u64, Violation> {
        while let Some(Reverse((at, _, event))) = self.queue.pop() {
            self.now = at;
            self.n_steps += 1;
            match self.step(event) {
                Ok(()) => {}
                Err(Stop::Died) => self.server_died(),
                Err(Stop::Violation(violation)) => return Err(violation),
            }
            if self.is_at_rest() {
                self.at_rest()?;
                return Ok(self.oracle.trace());
            }
            must!(self.now < REST_BY, "the hall does not come to rest: {}", self.unrest());
        }
        Err(Violation("the hall fell asleep".into()))
    }

    fn after(&mut self, wait: i64, event: Event) {
        self.tie += 1;
        self.queue.push(Reverse((self.now + wait, self.tie, event)));
    }

    /// Court time in µs, as the server running counts it.
    fn court_us(&self) -> i64 {
        let (court, hall) = self.starts.last().expect("the server has started once");
        court + (self.now - hall)
    }

    /// The instant of the hall of a court time.
    fn hall_us(&self, at: CourtTime) -> i64 {
        let since = self.starts.iter().rev().find(|(court, _)| court / 1_000 <= at.0);
        let (court, hall) = since.or(self.starts.first()).expect("the server has started once");
        hall + (at.0 * 1_000 - court)
    }

    /// The starts of the server from the last one before an instant of the hall on.
    fn starts_from(&self, happened: i64) -> &[(i64, i64)] {
        let n_before = self.starts.partition_point(|(_, started)| *started <= happened);
        &self.starts[n_before.saturating_sub(1)..]
    }

    /// Court time in µs at an instant of the hall, as the server of then counted it.
    fn court_us_at(&self, happened: i64) -> i64 {
        let (court, hall) = self.starts_from(happened)[0];
        court + (happened - hall)
    }

    fn court_time(&self) -> CourtTime {
        CourtTime(self.court_us() / 1_000)
    }

    fn step(&mut self, event: Event) -> Result<(), Stop> {
        match event {
            Event::ServerStart => self.start_server()?,
            Event::Turn { life } if life == self.life => {
                self.server().turn_is_due = false;
                self.turn()?;
            }
            // a deadline that another one has replaced is none any more
            Event::Deadline { life, at }
                if life == self.life
                    && self.server.as_ref().is_some_and(|server| server.deadline == Some(at)) =>
            {
                self.server().deadline = None;
                self.turn()?;
            }
            Event::Commit { life } if life == self.life => self.commit()?,
            Event::Opened { conn } => self.opened(conn),
            Event::Up { conn } => self.hand_to_link(conn, Input::Connected)?,
            Event::ToServer { conn, bytes } => self.at_server(conn, bytes)?,
            Event::ToDevice { conn, bytes } => self.at_device(conn, &bytes)?,
            Event::ClosedAtServer { conn } => self.closed_at_server(conn),
            Event::ClosedAtDevice { conn } => {
                self.hand_to_link(conn, Input::Closed { why: "the connection broke".into() })?;
            }
            Event::Refused { device, conn } => {
                if self.devices[device].conn == Some(conn) {
                    self.feed_link(device, Input::Closed { why: "refused".into() })?;
                }
            }
            Event::Wake { device, wakes } => {
                if self.devices[device].wakes == wakes {
                    self.feed_link(device, Input::Wake)?;
                }
            }
            Event::DeviceStart { device } => self.start_device(device)?,
            Event::Board { table } => self.happens(table)?,
            Event::Referee => self.referee()?,
            Event::Trouble { n } => self.trouble(n),
            Event::FaultEnds { n } => self.fault_ends(n),
            Event::Follower { n } => self.follower_reads(n)?,
            Event::Forge => self.forge(),
            Event::Turn { .. } | Event::Deadline { .. } | Event::Commit { .. } => {}
        }
        Ok(())
    }
}

pub(crate) const fn id_of(device: usize) -> court_protocol::DeviceId {
    court_protocol::DeviceId(device as u32 + 1)
}

fn must_stop(condition: bool, words: impl Fn() -> String) -> Result<(), Stop> {
    if condition { Ok(()) } else { Err(Violation(words()).into()) }
}
