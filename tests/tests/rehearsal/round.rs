//! The round: everybody at his place, the clock moved from one step of the book to the next.

use crate::book::{Book, Step, since_doors};
use crate::hall::{House, Post, reported};
use crate::phone::Phone;
use crate::place::{Place, Placed};
use court_protocol::{DeviceId, Hindrance, Micros, Millis, Presence, Reach, Role};
use futures::future::join_all;
use referee_server::report::Report;
use std::collections::BTreeMap;
use std::time::{Duration, Instant};

/// So far time is moved at once: whoever lives speaks between two steps and is never silent.
const STEP: Millis = Millis::seconds(1);
/// Time within which a screen shows a change, or never does.
const PATIENCE: Duration = Duration::from_secs(10);
/// Whoever writes a screen down waits until it has not changed for so long.
const AT_REST: Duration = Duration::from_millis(800);
/// The boards that report.
const REPORTING: [u8; 4] = [9, 10, 11, 12];

/// Everybody on duty.
pub(crate) struct Round {
    house: House,
    referees: BTreeMap<&'static str, Placed>,
    phones: BTreeMap<&'static str, Phone>,
    boards: Post,
    writes: bool,
    /// After the doors opened.
    now: Millis,
}

impl Round {
    pub(crate) async fn open(writes: bool) -> Self {
        let house = House::open();
        let court = house.court_addr();
        let mut referees = BTreeMap::new();
        let desks =
            [("anna", "Anna", Role::Head, (100, 30)), ("bruno", "Bruno", Role::Deputy, (80, 24))];
        for (number, (id, name, role, size)) in desks.into_iter().enumerate() {
            let place = Place {
                name,
                size,
                code: house.code(role, &[]),
                folder: house.folder.path().join(id),
                ahead: Micros((number as i64 + 1) * 7_200_000_000),
            };
            let referee = Placed::at(place, house.clock, court);
            referee.comes_up().await;
            referees.insert(id, referee);
        }
        let mut phones = BTreeMap::new();
        for (number, (id, name)) in (3..).zip([("ida", "Ida"), ("jon", "Jon")]) {
            let code = house.code(Role::Judge, &[]);
            phones.insert(id, Phone::enrolled(name, number, &code, &house).await);
        }
        phones.insert("kim", Phone::away("Kim", 5, &house));
        let code = house.code(Role::Board, &REPORTING);
        let mut boards = Post::new("Boards 9-12", &code, house.clock, 6);
        boards.connect(court).await;
        Self { house, referees, phones, boards, writes, now: Millis(0) }
    }

    /// Plays every step of the book.
    pub(crate) async fn play(&mut self, book: &mut Book) {
        let until = std::env::var("REHEARSAL_UNTIL").ok().and_then(|time| since_doors(&time));
        for step in &mut book.steps {
            if until.is_some_and(|until| step.at > until) {
                break;
            }
            self.pass(step.at).await;
            self.carry_out(step).await;
        }
        self.pass(self.now + Millis::seconds(2)).await;
    }

    /// The incident report when all is over.
    pub(crate) async fn end(mut self) -> Report {
        self.referees.clear();
        tokio::task::yield_now().await;
        self.house.stop();
        self.house.report()
    }

    async fn carry_out(&mut self, step: &mut Step) {
        let words: Vec<&str> = step.what.split_whitespace().collect();
        match words[..] {
            ["board", ref rest @ ..] if step.device == "hall" => {
                let ask = reported(rest).unwrap_or_else(|| panic!("the hall: {}", step.what));
                self.boards.ask(ask).await;
            }
            ["server", "stops"] => {
                self.house.stop();
                self.boards.lose_link();
                self.phones.values_mut().for_each(Phone::lose_link);
                for referee in self.referees.values() {
                    referee.loses_link().await;
                }
            }
            ["server", "starts"] => {
                self.house.start();
                for phone in self.phones.values_mut() {
                    phone.come_back(self.house.court_addr()).await;
                }
            }
            ["boards", "come", "back"] => {
                self.boards.connect(self.house.court_addr()).await;
                let back = self.boards.device.id().expect("they are enrolled");
                let has_heard = |referee: &Placed| referee.has_heard(|list| is_well(list, back));
                while !self.referees.values().all(has_heard) {
                    self.speak().await;
                }
            }
            [name, "dies"] => {
                let phone = self.phones.get_mut(name).expect("a phone of the hall");
                let gone = phone.die();
                for referee in self.referees.values() {
                    referee.hears_that(|list| reach(list, gone) == Some(Reach::Unreachable)).await;
                }
            }
            _ if step.device == "hall" => panic!("the hall: {}", step.what),
            _ => {
                if let Some(referee) = self.referees.get_mut(step.device) {
                    referee.desk.press(&step.what).await;
                    let recorded = (!self.writes).then_some(step.screen.as_str());
                    step.seen = Some(self.shown(step.device, recorded).await);
                } else {
                    let phone = self.phones.get_mut(step.device).expect("everybody has a device");
                    phone.play(step, &self.house).await;
                }
            }
        }
    }

    /// Time passes, while everybody goes on living.
    async fn pass(&mut self, until: Millis) {
        while self.now < until {
            self.rest().await;
            let step = (until - self.now).min(STEP);
            self.house.clock.advance(Duration::from_millis(step.0 as u64));
            self.now += step;
            self.rest().await;
            self.speak().await;
            for referee in self.referees.values() {
                referee.has_tried().await;
            }
        }
    }

    /// Everybody who has a link says that he is there: the court looks at what stands against a
    /// start whenever it hears a word.
    async fn speak(&mut self) {
        if self.house.is_on() {
            let court = self.house.court_addr();
            let phones = self.phones.values_mut().map(|phone| phone.live(court));
            tokio::join!(self.boards.live(court), join_all(phones));
        }
        tokio::task::yield_now().await;
    }

    /// A referee's screen once it is as recorded, or does not come to that; without a record, once
    /// it has come to rest.
    async fn shown(&mut self, device: &str, recorded: Option<&str>) -> String {
        let (mut screen, mut since) =
            (self.referees[device].desk.shown().screen.clone(), Instant::now());
        let patience = recorded.map_or(AT_REST, |_| PATIENCE);
        while recorded != Some(screen.as_str()) && since.elapsed() < patience {
            self.speak().await;
            let now = self.referees[device].desk.shown().screen.clone();
            if recorded.is_none() && now != screen {
                since = Instant::now();
            }
            screen = now;
        }
        screen
    }

    /// The terminals do what is due at this instant, and hear what they asked of the court's clock.
    async fn rest(&self) {
        for referee in self.referees.values() {
            while !referee.is_at_rest() {
                tokio::task::yield_now().await;
            }
        }
    }
}

/// True if a device is present and no device prevents a start.
fn is_well(list: &Presence, device: DeviceId) -> bool {
    let is_against = |of: &Hindrance| of.why.device().is_some();
    reach(list, device) == Some(Reach::Live) && !list.hindrances.iter().any(is_against)
}

fn reach(list: &Presence, device: DeviceId) -> Option<Reach> {
    list.devices.iter().find(|health| health.device == device).map(|health| health.reach)
}
