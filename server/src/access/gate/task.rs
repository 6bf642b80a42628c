//! The gate's driver: who comes in, what each may do, who is out.

use super::{AdmittedSession, Answer, Entrance, GateHandle, GateWork, Listed, Screen, Shown};
use crate::access::device_list;
use crate::access::waiting::{Asked, WAITS, WaitingRoom};
use crate::access::{
    Access, Admission, Code, DEVICES_MAX, Device, Enrolled, Grant, Random, TurnedAway, revoked,
};
use crate::clock::CourtClock;
use crate::court::task::CourtHandles;
use crate::kept_file::KeptFileError;
use crate::presence::SessionId;
use crate::presence::task::PresenceHandle;
use court_protocol::{
    Asking, BoardNo, CourtId, DeviceAct, DeviceId, Field, Goodbye, GoodbyeCode, Hello, NAME_MAX,
    Plain, Refusal, Role, TextFault, check_line,
};
use referee_core::Command;
use referee_messages::message;
use std::collections::HashMap;
use std::net::IpAddr;
use std::path::{Path, PathBuf};
use std::time::Duration;
use tokio::sync::{mpsc, oneshot};
use tokio::time::Instant;

/// Questions that may wait at the gate: a hall that comes back all at once after an outage.
const ASKS_WAITING: usize = 1_024;
/// Phones of a minute that are shown by name: the judges of a hall on their first morning. Of more,
/// a line counts whenever there are twice as many.
const NAMED: u32 = 48;
/// After that many sessions a server of centuries would begin anew; it never comes to that.
const FIRST_SESSION: u64 = 1;

/// The gate's driver.
pub struct GateTask {
    pub(super) access: Access,
    courts: CourtHandles,
    data: PathBuf,
    asks: mpsc::Receiver<GateWork>,
    live: HashMap<DeviceId, (SessionId, oneshot::Sender<Goodbye>)>,
    next_session: u64,
    started: Instant,
    screen: Screen,
    waiting: WaitingRoom<Answer, LetIn>,
    asked: AskedLately,
    presence: PresenceHandle,
    clock: CourtClock,
}

/// Phones that asked since `since`, within a minute.
#[derive(Debug, Default)]
struct AskedLately {
    since: Duration,
    count: u32,
}

impl AskedLately {
    /// Counts one that asks `now`: the how many-th it is within this minute.
    fn count(&mut self, now: Duration) -> u32 {
        if now.saturating_sub(self.since) >= Duration::from_mins(1) {
            *self = Self { since: now, count: 0 };
        }
        self.count = self.count.saturating_add(1);
        self.count
    }
}

/// A phone that asks is let in: as what, and by whom.
#[derive(Debug)]
struct LetIn {
    /// The new name; an empty one keeps the name the device gave itself.
    name: String,
    grant: Grant,
    by: Option<DeviceId>,
}

impl std::fmt::Debug for GateTask {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("GateTask").field("access", &self.access).finish_non_exhaustive()
    }
}

impl GateTask {
    /// A gate for the devices on the list of a data folder. `highest` is the highest device the
    /// journal speaks of: its ids are never given again, even when the list is lost.
    pub fn new(
        data: &Path,
        mut enrolled: Enrolled,
        highest: DeviceId,
        courts: CourtHandles,
        mut random: Random,
        screen: Screen,
        (presence, clock): (PresenceHandle, CourtClock),
    ) -> (Self, GateHandle) {
        enrolled.next = enrolled.next.max(DeviceId(highest.0 + 1));
        let (asks_in, asks) = mpsc::channel(ASKS_WAITING);
        let mut waiting_key = [0; blake3::KEY_LEN];
        random(&mut waiting_key);
        let task = Self {
            access: Access::new(enrolled, random),
            courts,
            data: data.to_path_buf(),
            asks,
            live: HashMap::with_capacity(DEVICES_MAX / 16),
            next_session: FIRST_SESSION,
            started: Instant::now(),
            screen,
            waiting: WaitingRoom::new(waiting_key),
            asked: AskedLately::default(),
            presence,
            clock,
        };
        (task, GateHandle { asks: asks_in })
    }

    /// Runs until every handle is gone.
    pub async fn run(mut self) {
        self.list_members().await;
        loop {
            let expiry = self.waiting.next_expiry().map(|at| {
                self.started + Duration::from_millis(u64::try_from(at).unwrap_or_default())
            });
            tokio::select! {
                ask = self.asks.recv() => match ask {
                    Some(work) => work(&mut self).await,
                    None => return,
                },
                () = tokio::time::sleep_until(expiry.unwrap_or(self.started)), if expiry.is_some() => {
                    self.send_away_who_waited().await;
                }
            }
        }
    }

    async fn list_members(&self) {
        let devices = self.access.enrolled().devices.iter();
        let members = devices.filter(|device| !device.is_revoked).map(Device::member);
        self.presence.enrolled(members.collect()).await;
    }

    /// ms of the hall's monotonic time.
    fn now(&self) -> i64 {
        self.started.elapsed().as_millis() as i64
    }

    pub(super) const fn session(&mut self) -> SessionId {
        let session = SessionId(self.next_session);
        self.next_session += 1;
        session
    }

    pub(super) async fn enter(
        &mut self,
        session: SessionId,
        network: IpAddr,
        hello: Hello,
    ) -> Result<Entrance, TurnedAway> {
        if hello.credential.asks() {
            return self.let_wait(session, network, &hello).await.map_err(TurnedAway::from);
        }
        self.admit(session, network, &hello).await.map(Entrance::Open)
    }

    pub(super) async fn leave(&mut self, session: SessionId, device: Option<DeviceId>) {
        if let Some(device) = device {
            if self.live.get(&device).is_some_and(|(live, _)| *live == session) {
                self.live.remove(&device);
            }
            self.presence.left(device, session).await;
        } else if self.waiting.retain(|(waiting, _)| *waiting != session) {
            self.presence.asking(self.waiting.list()).await;
        }
    }

    pub(super) fn open_code(&mut self, mut grant: Grant) -> Code {
        if grant.courts.is_empty() {
            grant.courts = self.courts.ids();
        }
        self.access.open_code(self.now(), grant)
    }

    pub(super) fn asking(&self) -> Vec<Asking> {
        self.waiting.list()
    }

    pub(super) fn listed(&self) -> Vec<Listed> {
        let is_live = |id| self.live.get(&id).is_some_and(|(_, ends)| !ends.is_closed());
        let devices = self.access.enrolled().devices.iter();
        devices
            .map(|device| Listed { device: device.clone(), is_connected: is_live(device.id) })
            .collect()
    }

    async fn admit(
        &mut self,
        session: SessionId,
        network: IpAddr,
        hello: &Hello,
    ) -> Result<AdmittedSession, TurnedAway> {
        let now = self.now();
        let admission = self.access.admit(now, network, hello)?;
        if admission.token.is_some() {
            self.keep_enrolment().await?;
            let device = self.access.enrolled().devices.last().expect("it enrolled just now");
            let (device, grant) = (device.clone(), device.grant.clone());
            // the next board or judge finds a code waiting; other roles are given by a person
            let renews = matches!(grant.role, Role::Board | Role::Judge);
            let next =
                (renews && self.screen.is_terminal).then(|| self.access.open_code(now, grant));
            (self.screen.show)(Shown::Enrolled { device: &device, next: next.as_ref() });
        }
        Ok(self.let_in(session, admission).await)
    }

    /// Keeps who enrolled just now, before it hears of it.
    async fn keep_enrolment(&self) -> Result<(), Goodbye> {
        if let Err(error) = self.keep().await {
            tracing::error!("{error}");
            return Err(Goodbye { code: GoodbyeCode::Stopping, message: message!("bye-not-kept") });
        }
        let device = self.access.enrolled().devices.last().expect("it enrolled just now");
        tracing::info!("{} enrolled as {}: {}", device.id, device.grant.role, Plain(&device.name));
        Ok(())
    }

    /// Opens the gate to a session: an older one of the same device ends.
    async fn let_in(&mut self, session: SessionId, admission: Admission) -> AdmittedSession {
        // the program may be new as well
        self.list_members().await;
        let (ends_in, ends) = oneshot::channel();
        if let Some((_, older)) = self.live.insert(admission.member.device, (session, ends_in)) {
            // it may have ended by itself
            let _gone = older
                .send(Goodbye { code: GoodbyeCode::Replaced, message: message!("bye-replaced") });
        }
        let word = self.presence.connected(admission.member.device, session).await;
        AdmittedSession { admission, ends, word }
    }

    /// Lets a phone wait that asks to come in.
    async fn let_wait(
        &mut self,
        session: SessionId,
        network: IpAddr,
        hello: &Hello,
    ) -> Result<Entrance, Goodbye> {
        let (answer, word) = oneshot::channel();
        self.waiting.retain(|(_, answer)| !answer.is_closed());
        let now = (self.now(), self.clock.now());
        let number = match self.waiting.enter(now, network, hello, (session, answer)) {
            Asked::Word(asking, let_in) => {
                return self.enrol(session, &asking, let_in).await.map(Entrance::Open);
            }
            Asked::Waits { number, made_room } => {
                if let Some((_, answer)) = made_room {
                    // it may have left meanwhile
                    let _left = answer.send(Err(Goodbye {
                        code: GoodbyeCode::TooFast,
                        message: message!("bye-made-room"),
                    }));
                }
                number
            }
        };
        let list = self.waiting.list();
        if let Some(asking) = list.iter().find(|asking| asking.number == number) {
            let count = self.asked.count(self.started.elapsed());
            if count <= NAMED {
                (self.screen.show)(Shown::Asks(asking));
            } else if count.is_power_of_two() {
                (self.screen.show)(Shown::ManyAsk { count, network });
            }
        }
        self.presence.asking(list).await;
        Ok(Entrance::Waits { number: self.waiting.proved(number), word })
    }

    /// Sends away who has waited long enough.
    async fn send_away_who_waited(&mut self) {
        for (_, answer) in self.waiting.expire(self.now()) {
            // it may have left meanwhile
            let _left = answer.send(Err(Goodbye {
                code: GoodbyeCode::Denied,
                message: message!("bye-nobody-let-in", minutes = WAITS.0 / 60_000),
            }));
        }
        self.presence.asking(self.waiting.list()).await;
    }

    /// Carries out the head referee's request about devices.
    pub(super) async fn act(
        &mut self,
        by: Option<DeviceId>,
        act: DeviceAct,
    ) -> Result<(), Refusal> {
        match act {
            DeviceAct::Grant { asking, name, role, courts, boards } => {
                let name = match check_line(&name, NAME_MAX) {
                    // the device keeps its own
                    Err(TextFault::Blank) => String::new(),
                    checked => {
                        checked.map_err(|fault| Refusal::of_text(Field::Name, fault))?.to_owned()
                    }
                };
                let grant = self.duty(role, courts, boards)?;
                self.grant(asking, LetIn { name, grant, by }).await
            }
            DeviceAct::Deny { asking } => {
                let (asked, (_, answer)) =
                    self.waiting.leave(asking).ok_or(Refusal::NotAsking { number: asking })?;
                // it may have left meanwhile
                let _left = answer.send(Err(Goodbye {
                    code: GoodbyeCode::Denied,
                    message: message!("bye-denied"),
                }));
                self.presence.asking(self.waiting.list()).await;
                self.access.deny(asked, self.clock.now(), by);
                if let Err(error) = self.keep().await {
                    tracing::error!("{error}: the report will not tell who was not let in");
                }
                Ok(())
            }
            DeviceAct::Assign { device, role, courts, boards } => {
                let grant = self.duty(role, courts, boards)?;
                let before = self.access.assign(device, grant)?;
                self.on_duty(device, &before, None, by).await;
                self.kept_or_said().await;
                Ok(())
            }
            DeviceAct::HandOver { from, to } => {
                let handed = self.access.enrolled_device(from)?.grant.clone();
                let before = self.access.enrolled_device(to)?.grant.clone();
                self.access.hand_over(from, to)?;
                // who takes over first: no court is without its referee for a moment
                self.on_duty(to, &before, None, by).await;
                self.on_duty(from, &handed, Some(to), by).await;
                self.kept_or_said().await;
                Ok(())
            }
            DeviceAct::Revoke { device } => {
                if self.access.enrolled_device(device)?.grant.role == Role::Head {
                    self.access.another_head(device)?;
                }
                self.revoke(device, by).await;
                Ok(())
            }
        }
    }

    /// A device's new duty, if the hall has those courts and boards.
    fn duty(
        &self,
        role: Role,
        mut courts: Vec<CourtId>,
        boards: Vec<BoardNo>,
    ) -> Result<Grant, Refusal> {
        if courts.is_empty() {
            courts = self.courts.ids();
        }
        let grant = Grant { role, courts, boards };
        self.courts.layout().holds(&grant)?;
        Ok(grant)
    }

    async fn grant(&mut self, number: u32, let_in: LetIn) -> Result<(), Refusal> {
        let Some((asking, (session, answer))) = self.waiting.leave(number) else {
            let is_known = self.waiting.keep_word(self.now(), number, let_in);
            return is_known.then_some(()).ok_or(Refusal::NotAsking { number });
        };
        self.presence.asking(self.waiting.list()).await;
        let entry = self.enrol(session, &asking, let_in).await;
        // a phone that left meanwhile asks again; its enrolment is on the list, to be revoked
        let _left = answer.send(entry);
        Ok(())
    }

    /// Enrols a phone that asked, and opens the gate to it.
    async fn enrol(
        &mut self,
        session: SessionId,
        asking: &Asking,
        LetIn { name, grant, by }: LetIn,
    ) -> Result<AdmittedSession, Goodbye> {
        let name = if name.is_empty() { asking.name.clone() } else { name };
        let admission = self.access.grant(asking, name, grant)?;
        self.keep_enrolment().await?;
        self.tell_courts(admission.member.device, None, by).await;
        Ok(self.let_in(session, admission).await)
    }

    /// Brings what a device may do to the courts, and its session to an end: it connects again and
    /// hears what it does from now on. What it keeps unsent it sends then.
    async fn on_duty(
        &mut self,
        device: DeviceId,
        before: &Grant,
        handed_to: Option<DeviceId>,
        by: Option<DeviceId>,
    ) {
        let Ok(Device { grant, .. }) = self.access.enrolled_device(device).cloned() else { return };
        for court in before.courts.iter().filter(|court| !grant.courts.contains(court)) {
            self.courts.take_in(*court, Command::Revoke { device, by }).await;
        }
        self.tell_courts(device, handed_to, by).await;
        if let Some((_, ends)) = self.live.remove(&device) {
            let _gone = ends.send(Goodbye {
                code: GoodbyeCode::Reassigned,
                message: message!("bye-reassigned"),
            });
        }
    }

    /// Tells the courts the duties of a device, who decided them, and the device that
    /// takes them over.
    async fn tell_courts(
        &self,
        device: DeviceId,
        handed_to: Option<DeviceId>,
        by: Option<DeviceId>,
    ) {
        let Ok(Device { grant, relieved, .. }) = self.access.enrolled_device(device) else {
            return;
        };
        for court in &grant.courts {
            let (role, boards) = (grant.role, grant.boards.clone());
            self.courts.take_in(*court, Command::Attach { device, role, boards, by }).await;
            let (relieved, to) = (*relieved, handed_to);
            let relieve = Command::Relieve { device, relieved, to, by };
            self.courts.take_in(*court, relieve).await;
        }
    }

    async fn kept_or_said(&self) {
        if let Err(error) = self.keep().await {
            tracing::error!("{error}: the change holds until the server is restarted");
        }
        self.list_members().await;
    }

    pub(super) async fn revoke(
        &mut self,
        device: DeviceId,
        by: Option<DeviceId>,
    ) -> Option<Device> {
        let courts: Vec<CourtId> = self.access.revoke(device)?;
        // the live session first: nothing from the device is heard any more
        if let Some((_, ends)) = self.live.remove(&device) {
            let _gone = ends.send(revoked());
        }
        for court in courts {
            self.courts.take_in(court, Command::Revoke { device, by }).await;
        }
        if let Err(error) = self.keep().await {
            tracing::error!("{error}: the device is shut out until the server is restarted");
        }
        self.list_members().await;
        self.access.enrolled().devices.iter().find(|each| each.id == device).cloned()
    }

    /// Keeps the list durably.
    async fn keep(&self) -> Result<(), KeptFileError> {
        let enrolled = self.access.enrolled().clone();
        let data = self.data.clone();
        tokio::task::spawn_blocking(move || device_list::write(&data, &enrolled))
            .await
            .expect("writing a list does not panic")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::clock::{ClockStart, HandClock, Reading};
    use crate::court::Layout;
    use crate::presence::task::PresenceTask;
    use court_protocol::{BootId, Credential, Epoch, Versions};
    use std::sync::{Arc, Mutex};
    use tokio_util::sync::CancellationToken;

    /// A gate of a hall without courts, and for which roles a next code was shown.
    fn gate(data: &Path, is_terminal: bool) -> (GateHandle, Arc<Mutex<Vec<Option<Role>>>>) {
        let hand = HandClock::leaked_at(5_000_000);
        let clock = CourtClock::manual(hand, ClockStart::after(Reading::manual(hand), None), 1);
        let (presence_task, presence) = PresenceTask::new(clock);
        tokio::spawn(presence_task.run(CancellationToken::new()));
        let shown = Arc::new(Mutex::new(Vec::new()));
        let seen = shown.clone();
        let show = Box::new(move |what: Shown<'_>| {
            if let Shown::Enrolled { next, .. } = what {
                seen.lock().expect("nothing panics").push(next.map(|code| code.grant.role));
            }
        });
        let enrolled = device_list::read(data).expect("an empty folder");
        let (task, gate) = GateTask::new(
            data,
            enrolled,
            DeviceId(0),
            CourtHandles::new(std::collections::BTreeMap::new(), Layout::default()),
            Box::new(|bytes| getrandom::fill(bytes).expect("random bytes")),
            Screen { show, is_terminal },
            (presence, clock),
        );
        tokio::spawn(task.run());
        (gate, shown)
    }

    async fn enrol(gate: &GateHandle, role: Role) {
        let grant = Grant { role, courts: Vec::new(), boards: Vec::new() };
        let code = gate.open_code(grant).await.expect("the gate is open").code;
        let hello = Hello {
            versions: Versions::OURS,
            credential: Credential::Code { code },
            name: "device".into(),
            software: "test".into(),
            boot: BootId(1),
            epoch: Epoch(0),
            epoch_mac: None,
            pending: Vec::new(),
        };
        let session = gate.session().await.expect("the gate is open");
        gate.admit(session, IpAddr::from([127, 0, 0, 1]), hello).await.expect("the code is right");
    }

    #[tokio::test]
    async fn the_next_code_opens_for_boards_and_judges_and_on_a_terminal_only() {
        let folder = tempfile::tempdir().expect("a folder");
        let all = [Role::Head, Role::Board, Role::Deputy, Role::Judge, Role::Organiser];
        for (is_terminal, expected) in
            [(true, [None, Some(Role::Board), None, Some(Role::Judge), None]), (false, [None; 5])]
        {
            let (gate, shown) = gate(folder.path(), is_terminal);
            for role in all {
                enrol(&gate, role).await;
            }
            assert_eq!(*shown.lock().expect("nothing panics"), expected, "{is_terminal}");
        }
    }
}
