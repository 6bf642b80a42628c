//! A link against a court of a few lines that is as strict about numbers as the real one.

mod asking;
mod scenarios;

use super::*;
use crate::disk::memory::MemoryDisk;
use crate::outbox::ClockBoot;
use court_protocol::{
    AskingNumber, BoardNo, CourtSetup, CourtTime, DeviceId, EpochMac, Have, Heartbeat, Message,
    Millis, Probe, ProbeReply, Role, Seen, Side, Verdict,
};
use proptest::prelude::*;

/// The authentication code the court gives with an epoch.
fn mac(epoch: Epoch) -> EpochMac {
    EpochMac(format!("proof of {epoch}"))
}

/// The court's clock is ahead of the device's by this many µs.
const AHEAD: i64 = 1_000_000_000;
/// Time a message takes to the court, in µs.
const MESSAGE_TAKES: i64 = 100;

/// A court that records requests in order and answers repeats with what it has.
#[derive(Debug)]
struct Court {
    epoch: Epoch,
    speed: u32,
    recorded: BTreeMap<BootId, Vec<Request>>,
    token: Option<String>,
    silent: bool,
    /// The boots of the session's hello.
    named: Vec<BootId>,
    broken_numbers: bool,
    /// A device that asks to come in waits for the head referee's word.
    lets_wait: Option<Hello>,
}

impl Court {
    fn new() -> Self {
        Self {
            epoch: Epoch(1),
            speed: 1,
            recorded: BTreeMap::new(),
            token: None,
            silent: false,
            named: Vec::new(),
            broken_numbers: false,
            lets_wait: None,
        }
    }

    fn answer(&mut self, now: Micros, message: ToServer) -> Vec<ToDevice> {
        if self.silent {
            return Vec::new();
        }
        match message {
            ToServer::Hello(hello) if hello.credential.asks() => {
                let number = AskingNumber { number: 17, mac: "proof".into() };
                if let Credential::AskingAgain(given) = &hello.credential {
                    assert_eq!(*given, number);
                }
                self.lets_wait = Some(hello);
                vec![ToDevice::Asked(number)]
            }
            ToServer::Hello(hello) => vec![self.welcome(&hello)],
            ToServer::Probe(Probe { id, sent }) => {
                let court = now.0 * i64::from(self.speed) + AHEAD;
                vec![ToDevice::Probe(ProbeReply { id, sent, court, speed: self.speed })]
            }
            ToServer::Request(request) => vec![self.rule(request)],
            ToServer::Device(ask) => {
                vec![ToDevice::Device(DeviceAnswer { id: ask.id, refused: None })]
            }
            ToServer::Preview(ask) => {
                let (id, what, rulings) = (ask.id, Vec::new(), Vec::new());
                let preview = Preview { id, what, more: 0, rulings, refused: None };
                vec![ToDevice::Preview(Box::new(preview))]
            }
            ToServer::Round(ask) => {
                let (id, courts, failed) = (ask.id, Vec::new(), None);
                vec![ToDevice::Round(RoundAnswer { id, courts, failed })]
            }
            ToServer::Heartbeat(_) | ToServer::Follow(_) | ToServer::Watch => Vec::new(),
        }
    }

    fn welcome(&mut self, hello: &Hello) -> ToDevice {
        self.named.clone_from(&hello.pending);
        let token = match &hello.credential {
            Credential::Code { .. } | Credential::Asking | Credential::AskingAgain(_) => {
                self.token = Some("token".into());
                self.token.clone()
            }
            Credential::Token { token } if Some(token) == self.token.as_ref() => None,
            Credential::Token { .. } => {
                let message = Message::named("this token is unknown");
                return ToDevice::Goodbye(Goodbye { code: GoodbyeCode::BadToken, message });
            }
        };
        let have = |boot: &BootId| Have {
            boot: *boot,
            n: self.recorded.get(boot).map_or(0, |requests| requests.len() as u64),
        };
        ToDevice::Welcome(Welcome {
            version: 1,
            device: DeviceId(3),
            token,
            role: Role::Board,
            courts: vec![CourtId(1)],
            boards: vec![],
            relieved: false,
            epoch: self.epoch,
            epoch_mac: mac(self.epoch),
            have: hello.pending.iter().map(have).collect(),
            speed: self.speed,
        })
    }

    fn rule(&mut self, request: Request) -> ToDevice {
        let recorded = self.recorded.entry(request.boot).or_default();
        let (boot, n) = (request.boot, request.n);
        self.broken_numbers |= !self.named.contains(&boot);
        if n == recorded.len() as u64 + 1 {
            recorded.push(request);
        } else if n > recorded.len() as u64 {
            self.broken_numbers = true;
        } else if recorded[n as usize - 1] != request {
            self.broken_numbers = true; // another request under a number that is taken
        }
        let verdict = Verdict::Recorded { rulings: vec![], undecided: false };
        ToDevice::Outcome(Outcome { boot, n, seq: Seq(n), at: CourtTime(0), verdict })
    }
}

/// A link, its court, and the messages between them.
#[derive(Debug)]
struct Rig {
    link: Link<MemoryDisk>,
    court: Court,
    now: Micros,
    connected: bool,
    to_court: Vec<ToServer>,
    news: Vec<News>,
}

fn settings() -> Settings {
    Settings { code: Some("CODE".into()), ..Settings::named("test") }
}

fn outbox(disk: MemoryDisk) -> Outbox<MemoryDisk> {
    Outbox::open(disk, ClockBoot { machine: 1, speed: 1 }, 99).expect("memory opens").0
}

impl Rig {
    fn new() -> Self {
        Self {
            link: Link::new(outbox(MemoryDisk::default()), settings(), 5),
            court: Court::new(),
            now: Micros(0),
            connected: false,
            to_court: Vec::new(),
            news: Vec::new(),
        }
    }

    fn input(&mut self, input: Input) {
        let effects = self.link.handle(self.now, input);
        self.carry_out(effects);
    }

    fn carry_out(&mut self, effects: Vec<Effect>) {
        for effect in effects {
            match effect {
                Effect::Connect => self.connected = true,
                Effect::Send(message) => self.to_court.push(message),
                Effect::Close => {
                    self.connected = false;
                    self.to_court.clear();
                }
                Effect::Tell(news) => self.news.push(news),
            }
        }
    }

    fn ask(&mut self) -> (BootId, u64) {
        let seen = Seen::Pressed { side: Side::White, reading: None };
        let ask = Ask::Observe { board: BoardNo(1), game: None, seen };
        let (_, request, effects) =
            self.link.ask(self.now, self.now, CourtId(1), None, ask).expect("kept");
        self.carry_out(effects);
        (request.boot, request.n)
    }

    /// Lets the link's next deadline come, and connects if the link asks for it.
    fn wake(&mut self) {
        if let Some(deadline) = self.link.next_deadline() {
            self.now = self.now.max(deadline);
        }
        self.input(Input::Wake);
        if self.connected && matches!(self.link.state, State::Connecting { .. }) {
            self.input(Input::Connected);
        }
    }

    /// Carries every message to the court and its answers back, until both sides are silent.
    fn exchange(&mut self) -> Vec<ToServer> {
        let mut carried = Vec::new();
        while !self.to_court.is_empty() {
            for message in std::mem::take(&mut self.to_court) {
                carried.push(message.clone());
                self.now.0 += MESSAGE_TAKES;
                for answer in self.court.answer(self.now, message) {
                    self.input(Input::Message(answer));
                }
            }
        }
        carried
    }

    fn cut(&mut self) {
        self.connected = false;
        self.to_court.clear();
        self.input(Input::Closed { why: "cut".into() });
    }

    fn up(&mut self) -> Vec<ToServer> {
        self.wake();
        if self.to_court.is_empty() {
            self.wake();
        }
        self.exchange()
    }
}

/// A message in one word.
fn word(message: &ToServer) -> String {
    match message {
        ToServer::Hello(_) => "hello".into(),
        ToServer::Request(request) => format!("request {}", request.n),
        ToServer::Heartbeat(heartbeat) => format!("heartbeat to {}", heartbeat.n),
        ToServer::Probe(_) => "probe".into(),
        ToServer::Watch => "watch".into(),
        ToServer::Device(ask) => format!("device ask {}", ask.id),
        ToServer::Preview(ask) => format!("preview {}", ask.id),
        ToServer::Round(ask) => format!("round {}", ask.id),
        ToServer::Follow(follow) => match follow.from {
            Some(from) => format!("follow from {}", from.0),
            None => "follow".into(),
        },
    }
}

fn words(messages: &[ToServer]) -> Vec<String> {
    messages.iter().map(word).collect()
}

/// The disk of a link whose program died.
fn after_power_cut(link: &Link<MemoryDisk>) -> MemoryDisk {
    link.outbox().disk_for_tests().after_power_cut(0)
}

#[test]
fn a_heartbeat_every_quarter_of_a_second_says_through_when_everything_was_told() {
    let mut rig = Rig::new();
    rig.link.settings.lag = Micros(40_000);
    rig.up();
    let mut beats = Vec::new();
    let until = rig.now.0 + 2_000_000;
    while rig.now.0 < until {
        rig.wake();
        let now = rig.now;
        let of = |m: &ToServer| match m {
            ToServer::Heartbeat(beat) => Some(now.0 - beat.through.0),
            _ => None,
        };
        beats.extend(rig.to_court.iter().filter_map(of));
        rig.exchange();
    }
    assert_eq!(beats, vec![40_000; 8], "and never later than the sources' lag allows");
}

#[test]
fn a_device_says_how_it_is_once_and_again_when_that_changes() {
    let mut rig = Rig::new();
    rig.link.settings.watch = true;
    let begun = rig.up();
    assert!(begun.contains(&ToServer::Watch), "a referee's screen is told of all devices");
    rig.input(Input::Message(snapshot(7)));
    let says = |rig: &mut Rig| {
        let mut said = Vec::new();
        for _ in 0..4 {
            rig.wake();
            let of = |m: &ToServer| match m {
                ToServer::Heartbeat(beat) => beat.says.clone(),
                _ => None,
            };
            said.extend(rig.to_court.iter().filter_map(of));
            rig.exchange();
        }
        said
    };
    let said = says(&mut rig);
    let shows = vec![Shows { court: CourtId(1), seq: Seq(7) }];
    let expected = SelfReport { delay: Some(Millis(0)), shows, ..SelfReport::default() };
    assert_eq!(said, std::slice::from_ref(&expected), "told once");
    rig.court.silent = true;
    rig.ask();
    assert_eq!(says(&mut rig), [SelfReport { unsent: 1, ..expected }], "a press waits");
}

#[test]
fn a_server_that_keeps_no_list_of_devices_is_not_asked_for_it_twice() {
    let mut rig = Rig::new();
    rig.link.settings.watch = true;
    assert!(rig.up().contains(&ToServer::Watch));
    let goodbye =
        Goodbye { code: GoodbyeCode::BadMessage, message: Message::named("what is a watch?") };
    rig.input(Input::Message(ToDevice::Goodbye(goodbye)));
    let again = rig.up();
    assert!(rig.link.is_up() && !again.contains(&ToServer::Watch), "{again:?}");
}

#[test]
fn a_hello_that_is_refused_at_the_door_is_not_sent_again() {
    for code in [GoodbyeCode::BadMessage, GoodbyeCode::Version] {
        let message = Message::named("the hello's name is blank");
        let goodbye = Goodbye { code, message };
        let refused = |rig: &mut Rig| {
            rig.wake();
            rig.input(Input::Connected);
            rig.input(Input::Message(ToDevice::Goodbye(goodbye.clone())));
            let Some(News::Down { why, again }) = rig.news.last() else {
                panic!("{:?}", rig.news.last())
            };
            assert_eq!(*why, goodbye.message.key);
            again.is_some()
        };
        let mut stranger = Rig::new();
        stranger.link.settings.watch = true;
        assert!(!refused(&mut stranger), "{code:?}");
        let mut enrolled = Rig::new();
        enrolled.up();
        enrolled.cut();
        assert!(refused(&mut enrolled), "{code:?}: another server may take what this one does not");
    }
}

#[test]
fn an_ask_about_devices_goes_at_once_or_not_at_all() {
    let mut rig = Rig::new();
    let revoke = DeviceAct::Revoke { device: DeviceId(9) };
    assert_eq!(rig.link.ask_about_devices(revoke.clone()), None, "it is never kept for later");
    rig.up();
    let (mark, effect) = rig.link.ask_about_devices(revoke).expect("the session stands");
    rig.carry_out(vec![effect]);
    rig.exchange();
    let answered = News::Device(DeviceAnswer { id: mark, refused: None });
    assert_eq!(rig.news.last(), Some(&answered));
}

#[test]
fn a_server_of_a_lower_epoch_is_not_believed_and_the_highest_is_remembered() {
    let mut rig = Rig::new();
    rig.court.epoch = Epoch(4);
    rig.up();
    rig.cut();
    rig.court.epoch = Epoch(3);
    rig.up();
    assert!(!rig.link.is_up());
    let Some(News::Down { why, again: Some(_) }) = rig.news.last() else {
        panic!("{:?}", rig.news.last())
    };
    assert!(why.contains("epoch 4 has begun elsewhere"), "{why}");
    let again = outbox(after_power_cut(&rig.link));
    assert_eq!(again.epoch(), Epoch(4));
    assert_eq!(again.epoch_mac(), Some(&mac(Epoch(4))), "it is given back with the epoch");
}

#[test]
fn a_refused_token_gives_way_to_a_code_and_without_one_the_link_stops() {
    let mut rig = Rig::new();
    rig.up();
    rig.cut();
    rig.court.token = Some("another".into());
    rig.up();
    let stopped = News::Down { why: "this token is unknown".into(), again: None };
    assert_eq!(rig.news.last(), Some(&stopped));
    assert_eq!(rig.link.next_deadline(), None);
    let kept = outbox(after_power_cut(&rig.link));
    rig.link = Link::new(kept, settings(), 8);
    rig.up(); // by token: refused
    rig.up(); // by code
    assert!(rig.link.is_up(), "{:?}", rig.news);
}

#[test]
fn a_device_without_token_or_code_says_what_it_needs() {
    let mut rig = Rig::new();
    rig.link.settings.code = None;
    rig.wake();
    let Some(News::Down { why, again: None }) = rig.news.last() else { panic!("{:?}", rig.news) };
    assert!(why.contains("give it the one-time code"), "{why}");
}

fn frame(from: u64, to: u64) -> ToDevice {
    ToDevice::Frame(Box::new(Frame {
        epoch: Epoch(1),
        court: CourtId(1),
        from: Seq(from),
        to: Seq(to),
        at: CourtTime(0),
        what: vec![],
        view: None,
        earlier: None,
        tag: None,
    }))
}

fn snapshot(seq: u64) -> ToDevice {
    ToDevice::Snapshot(Box::new(Snapshot {
        epoch: Epoch(1),
        court: CourtId(1),
        seq: Seq(seq),
        at: CourtTime(0),
        event: None,
        setup: CourtSetup::basketball("Court 1", 1),
        demo: false,
        speed: 1,
        stopped: false,
        boards: vec![],
        earlier: vec![],
        ticker: vec![],
    }))
}

#[test]
fn only_frames_that_fit_the_picture_are_told_and_a_gap_asks_for_a_snapshot() {
    let mut rig = Rig::new();
    rig.up();
    rig.news.clear();
    for message in [frame(1, 2), snapshot(4), frame(3, 5), frame(3, 5), frame(6, 7), frame(7, 8)] {
        rig.input(Input::Message(message));
    }
    let told: Vec<_> = rig
        .news
        .iter()
        .map(|news| match news {
            News::Snapshot(snapshot) => ("snapshot", snapshot.seq.0),
            News::Frame(frame) => ("frame", frame.to.0),
            other => panic!("{other:?}"),
        })
        .collect();
    assert_eq!(told, [("snapshot", 4), ("frame", 5)]);
    assert_eq!(words(&rig.to_court), ["follow"], "asked once");
    rig.input(Input::Message(snapshot(8)));
    rig.cut();
    rig.wake();
    assert!(words(&rig.exchange()).contains(&"follow from 8".to_owned()));
}

#[derive(Debug, Clone)]
enum Step {
    Ask,
    Exchange,
    /// Only so many messages arrive, then the connection is cut; answers are lost.
    CutAfter(usize),
    Wake,
    Restart,
    /// The court was restored from a copy: it lacks its last records.
    Restore(usize),
}

fn step() -> impl Strategy<Value = Step> {
    prop_oneof![
        4 => Just(Step::Ask),
        3 => Just(Step::Exchange),
        2 => (0..12_usize).prop_map(Step::CutAfter),
        3 => Just(Step::Wake),
        1 => Just(Step::Restart),
        1 => (0..4_usize).prop_map(Step::Restore),
    ]
}

proptest! {
    /// Messages may be lost and programs may start again. In the end every request stands in the
    /// court once, in the order it was made, and the numbers never have a gap.
    #[test]
    fn every_request_is_recorded_exactly_once(steps in prop::collection::vec(step(), 1..120)) {
        let mut rig = Rig::new();
        let mut asked = Vec::new();
        for step in steps {
            rig.now.0 += 1_000;
            match step {
                Step::Ask => {
                    rig.ask();
                    asked.push(rig.now);
                }
                Step::Exchange => {
                    rig.exchange();
                }
                Step::CutAfter(count) => {
                    for message in std::mem::take(&mut rig.to_court).into_iter().take(count) {
                        rig.court.answer(rig.now, message);
                    }
                    rig.cut();
                }
                Step::Wake => rig.wake(),
                Step::Restart => {
                    let code = rig.link.outbox().identity().is_none();
                    let kept = outbox(after_power_cut(&rig.link));
                    let settings = if code { settings() } else { Settings::named("test") };
                    rig.link = Link::new(kept, settings, 9);
                    rig.connected = false;
                    rig.to_court.clear();
                }
                Step::Restore(lacks) => {
                    rig.cut();
                    for requests in rig.court.recorded.values_mut() {
                        requests.truncate(requests.len().saturating_sub(lacks));
                    }
                }
            }
        }
        for _ in 0..4 {
            rig.up();
        }
        prop_assert!(!rig.court.broken_numbers);
        prop_assert_eq!(rig.link.outbox().pending(), 0);
        let recorded: Vec<Micros> = rig.court.recorded.values().flatten().map(|r| r.at).collect();
        prop_assert_eq!(recorded, asked);
    }
}

#[test]
fn heartbeats_keep_their_distance_however_fast_a_demonstration_runs() {
    let mut rig = Rig::new();
    rig.court.speed = 1_000;
    rig.up();
    rig.up();
    let since = rig.now.0;
    let mut beats = 0;
    while rig.now.0 < since + 100_000 {
        rig.wake();
        beats += rig.to_court.iter().filter(|m| matches!(m, ToServer::Heartbeat(_))).count();
        rig.exchange();
    }
    assert!((20..=26).contains(&beats), "{beats}, one every {} ms", Heartbeat::EVERY.0 / 1_000);
}
