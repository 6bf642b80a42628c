//! The presence list: the devices that are there, and their state.
//!
//! [`PresenceList`] is plain. Its inputs are the devices that connect and leave, their reports of
//! themselves and the times of their last words. It returns the list, and the time at which silence
//! alone changes it next. [`task`] drives it. Nothing of it is journaled; after a restart every device
//! is away until it sends something.
//!
//! A device is shown as stale as soon as it has been silent for two seconds. A device that reported
//! it goes to sleep is asleep, connected or not: its owner put the phone into a pocket, and nothing
//! is broken. A device that has been silent for minutes, or since the server was started, is away: no
//! start waits for it.

pub mod task;

use court_protocol::{
    Asking, CourtId, CourtTime, DeviceHealth, DeviceId, Epoch, Grant, Heartbeat, Hindrance, Micros,
    Millis, Presence, Reach, Recovered, SafetyCopy, SelfReport, UnprovenEpoch,
};
use std::collections::BTreeMap;

/// One session, for as long as the server runs.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct SessionId(pub u64);

/// An enrolled device as its entry names it; one whose token is not good any more is no member.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Member {
    pub device: DeviceId,
    pub name: String,
    /// Program and version, as of its last hello.
    pub software: String,
    /// Its present grant.
    pub grant: Grant,
    /// It handed its duty over and has had none since.
    pub relieved: bool,
}

/// Everyone enrolled, and who waits to be.
#[derive(Debug, Default)]
pub struct PresenceList {
    devices: BTreeMap<DeviceId, Attendance>,
    /// Phones that ask to be let in.
    asking: Vec<Asking>,
    /// Objections to starts on each court.
    hindrances: BTreeMap<CourtId, Vec<Hindrance>>,
    unproven: BTreeMap<DeviceId, Epoch>,
    /// The journal uses the room that was set aside for a full disk.
    disk_full: bool,
    /// The findings of a server that was started again.
    recovered: Option<Recovered>,
    copy: Option<SafetyCopy>,
}

/// One device on the presence list.
#[derive(Debug)]
struct Attendance {
    member: Member,
    /// Its session, while it is connected.
    session: Option<SessionId>,
    heard: Option<CourtTime>,
    clock_error: Option<Micros>,
    says: Option<SelfReport>,
}

impl Attendance {
    fn reach(&self, now: CourtTime) -> Reach {
        let silent = self.heard.is_none_or(|heard| now - heard >= Heartbeat::STALE_AFTER);
        let asleep = self.says.as_ref().is_some_and(|says| says.asleep);
        match (self.session, silent) {
            (Some(_), false) => Reach::Live,
            _ if Heartbeat::is_away(self.heard, now) => Reach::Away,
            _ if asleep => Reach::Asleep,
            (Some(_), true) => Reach::Stale,
            (None, _) => Reach::Unreachable,
        }
    }
}

impl PresenceList {
    /// Takes the members in, whole: a device that is not among them any more leaves the list.
    pub fn enrolled(&mut self, members: Vec<Member>) {
        let mut before = std::mem::take(&mut self.devices);
        for member in members {
            let device = member.device;
            let attendance = match before.remove(&device) {
                Some(attendance) => Attendance { member, ..attendance },
                None => {
                    Attendance { member, session: None, heard: None, clock_error: None, says: None }
                }
            };
            self.devices.insert(device, attendance);
        }
    }

    /// A device reports that another server writes, and cannot prove it. Its first report counts.
    pub fn unproven(&mut self, UnprovenEpoch { device, epoch }: UnprovenEpoch) {
        self.unproven.entry(device).or_insert_with(|| {
            tracing::warn!(
                "{device} reports {epoch} without a proof: it was sent away, and nothing else changes"
            );
            epoch
        });
    }

    /// A device opened a session; its report of itself in an older one is over.
    pub fn connected(&mut self, device: DeviceId, session: SessionId, now: CourtTime) {
        if let Some(attendance) = self.devices.get_mut(&device) {
            attendance.session = Some(session);
            attendance.heard = Some(now);
            attendance.says = None;
        }
    }

    /// A session is over. An older one's end changes nothing.
    pub fn left(&mut self, device: DeviceId, session: SessionId) {
        if let Some(attendance) = self.devices.get_mut(&device)
            && attendance.session == Some(session)
        {
            attendance.session = None;
        }
    }

    /// A device was heard, last at `at`. A word that is not about sleep wakes it.
    pub fn heard(&mut self, device: DeviceId, at: CourtTime) {
        if let Some(attendance) = self.devices.get_mut(&device) {
            attendance.heard = attendance.heard.max(Some(at));
        }
    }

    /// A device reported its state.
    pub fn says(
        &mut self,
        device: DeviceId,
        clock_error: Option<Micros>,
        says: Option<SelfReport>,
    ) {
        if let Some(attendance) = self.devices.get_mut(&device) {
            attendance.clock_error = clock_error.or(attendance.clock_error);
            if says.is_some() {
                attendance.says = says;
            }
        }
    }

    /// The list at an instant. The last word of a device that is live is left out: it changes all
    /// the time and tells nothing.
    pub fn list(&self, now: CourtTime) -> Presence {
        let health = |attendance: &Attendance| {
            let Member { device, name, software, grant, relieved } = &attendance.member;
            let reach = attendance.reach(now);
            DeviceHealth {
                device: *device,
                name: name.clone(),
                role: grant.role,
                courts: grant.courts.clone(),
                boards: grant.boards.clone(),
                relieved: *relieved,
                software: software.clone(),
                reach,
                heard: attendance.heard.filter(|_| reach != Reach::Live),
                clock_error: attendance.clock_error,
                says: attendance.says.clone(),
            }
        };
        let unproven =
            self.unproven.iter().filter(|(device, _)| self.devices.contains_key(*device));
        let unproven =
            unproven.map(|(device, epoch)| UnprovenEpoch { device: *device, epoch: *epoch });
        Presence {
            at: now,
            devices: self.devices.values().map(health).collect(),
            asking: self.asking.clone(),
            unproven: unproven.collect(),
            hindrances: self.hindrances.values().flatten().cloned().collect(),
            disk_full: self.disk_full,
            recovered: self.recovered.clone(),
            copy: self.copy.clone(),
        }
    }

    /// When silence alone changes the list next: a live device becomes stale, a silent one is away.
    pub fn next_change(&self, now: CourtTime) -> Option<CourtTime> {
        let change = |attendance: &Attendance| match attendance.reach(now) {
            Reach::Live => Some(attendance.heard? + Heartbeat::STALE_AFTER),
            Reach::Stale | Reach::Asleep | Reach::Unreachable => {
                Some(attendance.heard? + Heartbeat::AWAY_AFTER + Millis(1))
            }
            Reach::Away => None,
        };
        self.devices.values().filter_map(change).min()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use court_protocol::Role;

    const DEVICE: DeviceId = DeviceId(4);
    const SESSION: SessionId = SessionId(9);

    fn presence() -> PresenceList {
        let grant = Grant { role: Role::Judge, courts: vec![CourtId(1)], boards: Vec::new() };
        let member = Member {
            device: DEVICE,
            name: "Ada".into(),
            software: "judge's page".into(),
            grant,
            relieved: false,
        };
        let mut presence = PresenceList::default();
        presence.enrolled(vec![member]);
        presence
    }

    fn reach(presence: &PresenceList, now: i64) -> Reach {
        presence.list(CourtTime(now)).devices[0].reach
    }

    fn report(asleep: bool) -> SelfReport {
        SelfReport { asleep, ..SelfReport::default() }
    }

    #[test]
    fn a_device_is_stale_two_seconds_after_its_last_word_and_not_before() {
        let mut presence = presence();
        assert_eq!(reach(&presence, 0), Reach::Away, "not heard since the start");
        presence.connected(DEVICE, SESSION, CourtTime(1_000));
        presence.heard(DEVICE, CourtTime(1_500));
        assert_eq!(presence.next_change(CourtTime(1_600)), Some(CourtTime(3_500)));
        assert_eq!(reach(&presence, 3_499), Reach::Live);
        assert_eq!(reach(&presence, 3_500), Reach::Stale);
        assert_eq!(presence.next_change(CourtTime(3_500)), Some(CourtTime(301_501)));
        presence.heard(DEVICE, CourtTime(3_600));
        assert_eq!(reach(&presence, 3_600), Reach::Live);
    }

    #[test]
    fn a_phone_in_a_pocket_is_asleep_and_not_unreachable() {
        let mut presence = presence();
        presence.connected(DEVICE, SESSION, CourtTime(0));
        presence.says(DEVICE, None, Some(report(true)));
        assert_eq!(reach(&presence, 100), Reach::Live, "it has just spoken");
        assert_eq!(reach(&presence, 2_500), Reach::Asleep);
        presence.left(DEVICE, SESSION);
        assert_eq!(reach(&presence, 60_000), Reach::Asleep);
        presence.connected(DEVICE, SessionId(10), CourtTime(61_000));
        presence.left(DEVICE, SessionId(10));
        assert_eq!(reach(&presence, 61_100), Reach::Unreachable, "awake when its link broke");
    }

    #[test]
    fn a_device_that_was_silent_for_five_minutes_is_away_until_its_next_word() {
        let mut presence = presence();
        presence.connected(DEVICE, SESSION, CourtTime(0));
        presence.left(DEVICE, SESSION);
        assert_eq!(reach(&presence, 300_000), Reach::Unreachable);
        assert_eq!(presence.next_change(CourtTime(300_000)), Some(CourtTime(300_001)));
        assert_eq!(reach(&presence, 300_001), Reach::Away);
        assert_eq!(presence.next_change(CourtTime(300_001)), None);
        presence.connected(DEVICE, SessionId(10), CourtTime(400_000));
        assert_eq!(reach(&presence, 400_000), Reach::Live);
    }

    #[test]
    fn the_end_of_an_older_session_changes_nothing() {
        let mut presence = presence();
        presence.connected(DEVICE, SESSION, CourtTime(0));
        presence.connected(DEVICE, SessionId(10), CourtTime(500));
        presence.left(DEVICE, SESSION);
        assert_eq!(reach(&presence, 600), Reach::Live);
    }

    #[test]
    fn a_revoked_device_leaves_the_list() {
        let mut presence = presence();
        presence.enrolled(Vec::new());
        assert!(presence.list(CourtTime(0)).devices.is_empty());
    }
}
