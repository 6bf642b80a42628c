//! The demonstration: a living court by itself.
//!
//! The server's own board agents, line judges and head referee play the project's games on every
//! board. Each has its outbox and its link over the real sockets. The moves are of real games.
//! Clocks and runs are drawn, as players of ten minutes and five seconds a move think and run. So
//! are the incidents: faults and penalties, calls on the wrong lane, cards, claims, illegal moves
//! and boards that stand still. Phones lose reception, and another judge takes over their lanes;
//! boards are out of reach. Within its first minute a newcomer has seen each of them once. Results
//! are entered, confirmed and sealed; then the board plays its next game.
//!
//! A rehearsal has the same board agents on the event's own courts: they play what the desk lays and
//! the crew starts.
//!
//! Both have a data folder of their own, made anew at every start: neither stands beside an event's
//! records. Every screen shows which of the two it is.

mod judge;
mod post;
mod programme;
mod reception;
mod referee;

use crate::access::Grant;
use crate::clock::CourtClock;
use crate::config::{BOARDS, ConfigError, Event};
pub use crate::demo_folder::{DemoError, DemoFolder};
use crate::hall::Hall;
use crate::net::announce::on_this_machine;
use board_agent::agent::{Agent, Ports, Source, Word, run};
use board_agent::recorded::Playbook;
use court_client::{
    ClockBoot, CourtAddress, FileDisk, Link, LinkHandle, LinkTask, MachineClock, News, Outbox,
    Settings, drive, random,
};
use court_protocol::{BoardNo, CourtId, Millis, Role};
use judge::{Judge, Place};
use programme::Programme;
use reception::{Reached, Reception};
use referee::Referee;
use std::io;
use std::path::Path;
use std::sync::Arc;
use std::thread::JoinHandle;
use tokio::sync::mpsc;
use tokio_util::sync::CancellationToken;

/// The courts of a demonstration and the players of its games.
///
/// # Errors
/// When there are more courts than a hall holds.
pub fn event(courts: u16) -> Result<Event, ConfigError> {
    let mut event = Event::of_courts(courts, BOARDS)?;
    event.persons = Programme::new().persons();
    Ok(event)
}

/// A running demonstration. Dropping it stops its agents; its games stand still then.
#[derive(Debug)]
pub struct Demo {
    stop: CancellationToken,
    thread: Option<JoinHandle<()>>,
}

impl Demo {
    /// Enrols agents, judges and a head referee with the hall and has them play.
    ///
    /// # Errors
    /// When their outboxes cannot be made, or the system gives no thread.
    pub fn start(hall: &Hall, folder: &DemoFolder) -> Result<Self, DemoError> {
        let programme = Arc::new(Programme::new());
        let stop = CancellationToken::new();
        let cast = Cast { hall, folder: folder.path() };
        let all = Duty { role: Role::Head, courts: hall.courts(), boards: Vec::new() };
        let head = cast.link("referee", "demo referee", all)?;
        let (mut boards, mut judges) = (Vec::new(), Vec::new());
        for court in hall.courts() {
            for (half, lanes) in halves().into_iter().enumerate() {
                let name = format!("boards {}-{}", court.0, half + 1);
                let duty = Duty { role: Role::Board, courts: vec![court], boards: lanes.clone() };
                boards.push((court, half, lanes, cast.link(&name, &format!("demo {name}"), duty)?));
            }
            for place in Place::ALL {
                let (name, lanes) = post_of(court, place);
                let duty = Duty { role: Role::Judge, courts: vec![court], boards: lanes };
                judges.push((court, place, cast.link(&name, &format!("demo {name}"), duty)?));
            }
        }
        let clock = hall.clock();
        Self::run(stop.clone(), async move {
            for (court, half, lanes, link) in boards {
                if half == 1 {
                    let reception = link.reception.clone();
                    tokio::spawn(out_of_reach(reception, clock, stop.clone()));
                }
                let book = programme.playbook(court, &lanes, BOARDS);
                tokio::spawn(play(court, link, book, stop.clone()));
            }
            for (court, place, link) in judges {
                let make = move |_| Judge::new(place, seed(court, place));
                let stop = stop.clone();
                tokio::spawn(post::run("judge", link, clock, stop, Box::new(make)));
            }
            let make = move |court| Referee::new(court, Arc::clone(&programme));
            post::run("referee", head, clock, stop, Box::new(make)).await;
        })
    }

    /// Enrols an agent with the hall for the boards of each court, which plays whatever game is
    /// started there.
    ///
    /// # Errors
    /// As [`Demo::start`].
    pub fn rehearse(hall: &Hall, folder: &DemoFolder) -> Result<Self, DemoError> {
        let programme = Programme::new();
        let stop = CancellationToken::new();
        let cast = Cast { hall, folder: folder.path() };
        let mut boards = Vec::new();
        for (court, lanes) in hall.boards() {
            let name = format!("boards {}", court.0);
            let duty = Duty { role: Role::Board, courts: vec![court], boards: lanes.clone() };
            let book = programme.playbook(court, &lanes, lanes.len() as u8);
            boards.push((court, cast.link(&name, &format!("rehearsal {name}"), duty)?, book));
        }
        Self::run(stop.clone(), async move {
            for (court, link, book) in boards {
                tokio::spawn(play(court, link, book, stop.clone()));
            }
            stop.cancelled().await;
        })
    }

    fn run(
        stop: CancellationToken,
        all: impl Future<Output = ()> + Send + 'static,
    ) -> Result<Self, DemoError> {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
        let thread =
            std::thread::Builder::new().name("demo".into()).spawn(move || runtime.block_on(all))?;
        Ok(Self { stop, thread: Some(thread) })
    }
}

impl Drop for Demo {
    fn drop(&mut self) {
        self.stop.cancel();
        if let Some(thread) = self.thread.take() {
            // a thread that broke an invariant has logged it on its way out
            let _ended = thread.join();
        }
    }
}

/// The duty of a device of the demonstration.
type Duty = Grant;

/// The lanes of a court's two agents, and of its first two judges.
fn halves() -> [Vec<BoardNo>; 2] {
    let half = BOARDS / 2;
    [1..=half, half + 1..=BOARDS].map(|lanes| lanes.map(BoardNo).collect())
}

fn post_of(court: CourtId, place: Place) -> (String, Vec<BoardNo>) {
    let [first, second] = halves();
    let (name, lanes) = match place {
        Place::First => ("first", first),
        Place::Second => ("second", second),
        Place::Reserve => ("third", vec![BoardNo(BOARDS)]),
    };
    (format!("{name} judge {}", court.0), lanes)
}

fn seed(court: CourtId, place: Place) -> u64 {
    u64::from(court.0) * 10 + place as u64
}

/// A court's second agent is out of reach for the first time so long after the start of the
/// demonstration, for so long, and again so often.
const OUT_OF_REACH_AFTER: Millis = Millis::seconds(32);
const OUT_OF_REACH_FOR: Millis = Millis::seconds(5);
const OUT_OF_REACH_EVERY: Millis = Millis::minutes(4);

/// Lets a device lose its reception now and then, until `stop`.
async fn out_of_reach(reception: Reception, clock: CourtClock, stop: CancellationToken) {
    let mut at = clock.now() + OUT_OF_REACH_AFTER;
    let coming_and_going = async {
        loop {
            clock.reach(Some(at)).await;
            reception.lose();
            clock.reach(Some(at + OUT_OF_REACH_FOR)).await;
            reception.find();
            at = clock.now() + OUT_OF_REACH_EVERY;
        }
    };
    tokio::select! {
        () = stop.cancelled() => {}
        () = coming_and_going => {}
    }
}

/// A device of the demonstration before it runs.
struct DemoLink {
    handle: LinkHandle,
    news: mpsc::Receiver<News>,
    task: LinkTask<FileDisk, Reached, MachineClock>,
    clock: MachineClock,
    reception: Reception,
}

/// The shared parts that devices are made from.
struct Cast<'a> {
    hall: &'a Hall,
    folder: &'a Path,
}

impl Cast<'_> {
    fn link(&self, folder: &str, name: &str, duty: Duty) -> Result<DemoLink, DemoError> {
        let folder = self.folder.join(folder.replace(' ', "-"));
        let failed = |source| DemoError::Folder { folder: folder.clone(), source };
        let disk = FileDisk::open(&folder).map_err(|error| failed(io::Error::other(error)))?;
        let clock = MachineClock::new();
        let boot = ClockBoot { machine: clock.machine(), speed: self.hall.clock().speed() };
        let (outbox, _) = Outbox::open(disk, boot, random()).map_err(failed)?;
        let watch = duty.role == Role::Head;
        let code = self.hall.open_code(duty).code;
        let settings = Settings { code: Some(code), watch, ..Settings::named(name) };
        let reception = Reception::default();
        let court = on_this_machine(self.hall.court_addr());
        let address = CourtAddress::new(court.ip().to_string(), court.port());
        let dial = Reached { address, reception: reception.clone() };
        let (handle, news, task) = drive(Link::new(outbox, settings, random()), dial, clock);
        Ok(DemoLink { handle, news, task, clock, reception })
    }
}

/// Plays games on boards of one court until `stop`.
async fn play(court: CourtId, link: DemoLink, book: Arc<Playbook>, stop: CancellationToken) {
    let DemoLink { handle, news, task, clock, .. } = link;
    let link = tokio::spawn(task.run(stop.clone().cancelled_owned()));
    let agent = Agent::new(Source::Recorded(book), []);
    let say = |word: Word<'_>| tracing::debug!("demo boards {}: {word:?}", court.0);
    run(agent, Ports { link: handle, news, lines: None, clock }, say, stop.cancelled()).await;
    // it ends with the same token
    let _outbox = link.await;
}
