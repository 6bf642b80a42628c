//! The hall: the server on its clock, and what happens there without a referee.

use court_protocol::{
    Ask, BoardNo, BootId, BySide, CourtId, Micros, Millis, Reading, Role, Seen, SelfReport, Shows,
    Side,
};
use court_tests::device::{Connection, Device};
use referee_journal::JournalOptions;
use referee_server::access::Grant;
use referee_server::clock::HandClock;
use referee_server::config::Event;
use referee_server::hall::{Hall, HallOptions};
use referee_server::report::{Report, Wanted, report};
use std::net::SocketAddr;
use tempfile::TempDir;

pub(crate) const COURT: CourtId = CourtId(1);
/// 2 May 2026, ten o'clock UTC, in µs: the doors open.
pub(crate) const DOORS: i64 = 1_777_716_000_000_000;

/// The server's machine.
#[derive(Debug)]
pub(crate) struct House {
    pub(crate) clock: &'static HandClock,
    pub(crate) folder: TempDir,
    event: Event,
    hall: Option<Hall>,
    /// Where it stood first: it comes back there.
    court: SocketAddr,
}

impl House {
    pub(crate) fn open() -> Self {
        let clock = HandClock::leaked_at(DOORS);
        let folder = tempfile::tempdir().expect("a folder for the hall");
        let event = Event::parse("event.toml", &super::book::text_of("event.toml"));
        let event = event.expect("a set-up that can be read");
        let court = ([127, 0, 0, 1], 0).into();
        let mut house = Self { clock, folder, event, hall: None, court };
        house.start();
        house
    }

    pub(crate) fn start(&mut self) {
        let data = self.folder.path().join("hall");
        let mut options = HallOptions::new(data, self.event.clone());
        options.clock = Some(self.clock);
        options.court = self.court;
        let hall = Hall::start(options, &mut |_| {}).expect("the hall starts");
        self.court = hall.court_addr();
        self.hall = Some(hall);
    }

    pub(crate) fn stop(&mut self) {
        self.hall = None;
    }

    pub(crate) const fn is_on(&self) -> bool {
        self.hall.is_some()
    }

    pub(crate) const fn court_addr(&self) -> SocketAddr {
        self.court
    }

    pub(crate) fn code(&self, role: Role, boards: &[u8]) -> String {
        let boards = boards.iter().copied().map(BoardNo).collect();
        let hall = self.hall.as_ref().expect("the server runs");
        hall.open_code(Grant { role, courts: Vec::new(), boards }).code
    }

    pub(crate) fn report(&self) -> Report {
        let data = self.folder.path().join("hall");
        let logs = vec![JournalOptions::new(&data).log_dir()];
        report(&Wanted { data: &data, logs, court: None }).expect("a journal that can be read")
    }
}

/// A device that speaks for itself: the boards' own, and phones whose taps are played again.
#[derive(Debug)]
pub(crate) struct Post {
    pub(crate) device: Device,
    link: Option<Connection>,
}

impl Post {
    /// Every device's clock shows something else; its first run has its number.
    pub(crate) fn new(name: &str, code: &str, clock: &'static HandClock, number: u64) -> Self {
        let ahead = Micros(number as i64 * 3_600_000_000 + 123_456);
        let device = Device::new(name, code, BootId(number)).manual(clock, ahead);
        Self { device, link: None }
    }

    /// A phone that has only seen the poster.
    pub(crate) fn asking(name: &str, clock: &'static HandClock, number: u64) -> Self {
        let ahead = Micros(number as i64 * 3_600_000_000 + 123_456);
        let device = Device::asking(name, BootId(number)).manual(clock, ahead);
        Self { device, link: None }
    }

    pub(crate) async fn connect(&mut self, court: SocketAddr) {
        let link = self.device.connect(court).await;
        self.link = Some(link.expect("the court lets it in"));
        self.deliver().await;
    }

    /// Asks to come in, and waits.
    pub(crate) async fn knock(&mut self, court: SocketAddr) {
        let (_, link) = self.device.knock(court).await.expect("it may wait");
        self.link = Some(link);
    }

    /// Hears that it is let in.
    pub(crate) async fn be_let_in(&mut self) {
        let mut link = self.link.take().expect("it has asked");
        self.device.be_let_in(&mut link).await.expect("it is let in");
        self.link = Some(link);
    }

    pub(crate) fn lose_link(&mut self) {
        self.link = None;
    }

    /// Says that it lives, and is heard; whoever was given another role comes back with it.
    pub(crate) async fn live(&mut self, court: SocketAddr) {
        let Some(link) = &mut self.link else { return };
        let watches = self.device.role() != Some(Role::Board);
        let lives = async {
            let shows = if watches {
                let seq = link.court_until(COURT, |_| true).await?.seq;
                vec![Shows { court: COURT, seq }]
            } else {
                Vec::new()
            };
            let says = SelfReport { delay: Some(Millis::ZERO), shows, ..SelfReport::default() };
            link.beat_and_say(&self.device, Some(says)).await?;
            link.probe(&self.device).await
        };
        if lives.await.is_err() {
            self.connect(court).await;
        }
    }

    /// Keeps a request of this instant, and delivers it where there is a link.
    pub(crate) async fn ask(&mut self, ask: Ask) {
        self.device.keep(COURT, self.device.now(), ask);
        self.deliver().await;
    }

    async fn deliver(&mut self) {
        if let Some(link) = &mut self.link {
            self.device.deliver(link, &[], |_| true).await.expect("the link holds");
        }
    }
}

/// `board 11 moved e2e4`, `board 9 pressed white 9:55`, `board 11 crossed white`.
pub(crate) fn reported(words: &[&str]) -> Option<Ask> {
    let [board, what, rest @ ..] = words else { return None };
    let board = BoardNo(board.parse().ok()?);
    let side = || match *rest.first()? {
        "white" => Some(Side::White),
        "black" => Some(Side::Black),
        _ => None,
    };
    let seen = match *what {
        "moved" => Seen::Moved { uci: (*rest.first()?).to_owned(), reading: None },
        "pressed" => Seen::Pressed { side: side()?, reading: rest.get(1..3).and_then(reading) },
        "crossed" => Seen::Crossed { side: side()? },
        "returned" => Seen::Returned { side: side()? },
        _ => return None,
    };
    Some(Ask::Observe { board, game: None, seen })
}

fn reading(words: &[&str]) -> Option<Reading> {
    let time = |word: &&str| {
        let (minutes, seconds) = word.split_once(':')?;
        Some(Millis::seconds(minutes.parse::<i64>().ok()? * 60 + seconds.parse::<i64>().ok()?))
    };
    let (white, black) = (time(words.first()?), time(words.get(1)?));
    white.or(black)?;
    Some(Reading { left: BySide { white, black }, resolution: Millis::seconds(1) })
}
