//! The terminal at work: its model between keys, link and disk.
//!
//! Whoever starts it gives the keys and shows the pictures: a person at a terminal, or a test.

use crate::msg::{Effect, Key, Msg};
use crate::{Memory, Model, update};
use anyhow::{Context, Result, anyhow, bail};
use court_client::{
    ClockBoot, CourtAddress, DeviceClock, FileDisk, Link, LinkHandle, MachineClock, News, Outbox,
    Settings, drive, random,
};
use court_protocol::{CourtTime, Micros, RoundAsk, RoundGames};
use futures::{Stream, StreamExt};
use referee_messages::say;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::time::Duration;
use tokio::sync::{mpsc, oneshot};
use tokio::time::interval;

/// Presses on their way to the disk: more than a person makes while a disk hangs.
const PRESSES_MAX: usize = 256;
/// Between two pictures: tenths of a second have to be seen to run.
const FRAME: Duration = Duration::from_millis(50);
/// A picture is drawn at least so often when nothing runs: ages in seconds.
const REST: Micros = Micros(250_000);
/// Interval between writes of the memory, if it has changed.
const MEMORY_EVERY: Duration = Duration::from_secs(5);
/// The longest file of a round, in bytes: one message takes it, however its text is written.
const ROUND_MAX: usize = 12 * 1_024;
/// The memory's file in the data folder.
const MEMORY: &str = "memory.json";

/// A referee's place: where the court is, and what this machine keeps.
#[derive(Debug, Clone)]
pub struct Desk {
    /// The court's address.
    pub server: CourtAddress,
    /// The one-time code, where there is no token yet; without one it asks to come in.
    pub code: Option<String>,
    /// This terminal's name in the list of devices.
    pub name: String,
    /// The folder of the outbox and the token.
    pub folder: PathBuf,
    /// Seconds the wall clock of this place is ahead of UTC.
    pub utc_offset: i64,
}

impl Desk {
    /// Works until a key leaves or the keys end; returns the number of unanswered presses.
    ///
    /// # Errors
    /// When the folder cannot be read, the keys fail, or `show` does.
    pub async fn work(
        self,
        keys: impl Stream<Item = io::Result<Key>> + Unpin,
        show: impl FnMut(&Model) -> io::Result<()>,
    ) -> Result<usize> {
        let clock = MachineClock::new();
        self.work_by(clock, clock.machine(), &mut random, keys, show).await
    }

    /// Works by the caller's clock (of this boot of its machine) and random numbers.
    ///
    /// # Errors
    /// As [`work`](Self::work).
    pub async fn work_by<C: DeviceClock + Clone + 'static>(
        self,
        clock: C,
        machine: u64,
        random: &mut impl FnMut() -> u64,
        keys: impl Stream<Item = io::Result<Key>> + Unpin,
        show: impl FnMut(&Model) -> io::Result<()>,
    ) -> Result<usize> {
        let disk = FileDisk::open(&self.folder)?;
        let boot = ClockBoot { machine, speed: 1 };
        let (outbox, _) = Outbox::open(disk, boot, random())
            .with_context(|| say!("outbox-unread", folder = self.folder.display().to_string()))?;
        let mut model = Model::new(&self.name, &self.server.to_string(), self.utc_offset);
        model.restore(outbox.boot(), outbox.unanswered(), memory(&self.folder));
        let settings = Settings {
            software: concat!("referee-tui ", env!("CARGO_PKG_VERSION")).to_owned(),
            code: self.code,
            asks: true,
            watch: true,
            ..Settings::named(self.name)
        };
        let link = Link::new(outbox, settings, random());
        let (link, news, task) = drive(link, self.server, clock.clone());
        let (stop, stopped) = oneshot::channel::<()>();
        let task = tokio::spawn(task.run(async {
            let _ended_either_way = stopped.await;
        }));
        let ended = Work { model, clock, link, folder: self.folder }.run(news, keys, show).await;
        drop(stop);
        let outbox = task.await?;
        ended?;
        Ok(outbox.pending())
    }
}

struct Work<C> {
    model: Model,
    clock: C,
    link: LinkHandle,
    folder: PathBuf,
}

impl<C: DeviceClock + Clone> Work<C> {
    async fn run(
        mut self,
        mut news: mpsc::Receiver<News>,
        mut keys: impl Stream<Item = io::Result<Key>> + Unpin,
        mut show: impl FnMut(&Model) -> io::Result<()>,
    ) -> io::Result<()> {
        let (presses, in_order) = mpsc::channel(PRESSES_MAX);
        let (answers, mut answered) = mpsc::channel(PRESSES_MAX);
        let keeper = tokio::spawn(keep(self.link.clone(), in_order, answers));
        let clock = self.clock.clone();
        let frame = clock.pass(FRAME);
        tokio::pin!(frame);
        let mut writes = interval(MEMORY_EVERY);
        let mut drawn = clock.now();
        loop {
            let mut is_new = true;
            let msg = tokio::select! {
                biased;
                key = keys.next() => match key {
                    Some(key) => Some(Msg::Key { key: key?, at: self.clock.now() }),
                    None => break,
                },
                Some(msg) = answered.recv() => Some(msg),
                Some(news) = news.recv() => Some(Msg::News(news)),
                _ = writes.tick() => {
                    self.write_memory();
                    None
                }
                () = &mut frame => {
                    frame.set(clock.pass(FRAME));
                    let rested = Micros(clock.now().0 - drawn.0);
                    is_new = rested >= REST || self.model.has_running_clocks();
                    None
                }
            };
            self.look();
            let effects = msg.map_or_else(Vec::new, |msg| update(&mut self.model, msg));
            if !self.carry_out(effects, &presses) {
                break;
            }
            if is_new {
                drawn = clock.now();
                show(&self.model)?;
            }
        }
        drop(presses);
        keeper.await.map_err(io::Error::other)?;
        self.write_memory();
        Ok(())
    }

    /// Looks at the clock.
    fn look(&mut self) {
        let device = self.clock.now();
        let court = self.link.court_time(device);
        let own = CourtTime(jiff::Timestamp::now().as_millisecond());
        update(&mut self.model, Msg::Time { device, court, own });
    }

    /// Says whether to go on.
    fn carry_out(&mut self, effects: Vec<Effect>, presses: &mpsc::Sender<Effect>) -> bool {
        for effect in effects {
            if effect == Effect::Quit {
                return false;
            }
            if let Err(error) = presses.try_send(effect) {
                let why = say!("disk-silent");
                update(&mut self.model, Msg::NotDone { effect: error.into_inner(), why });
            }
        }
        true
    }

    fn write_memory(&mut self) {
        let Some(memory) = self.model.new_memory() else { return };
        let written = serde_json::to_vec(&memory)
            .map_err(io::Error::other)
            .and_then(|bytes| write_whole(&self.folder.join(MEMORY), &bytes));
        if let Err(error) = written {
            let what = say!("memory-unwritten", why = error.to_string());
            update(&mut self.model, Msg::News(News::Trouble { what }));
        }
    }
}

/// Keeps presses one after the other, each durable before the next, away from the screen.
async fn keep(link: LinkHandle, mut presses: mpsc::Receiver<Effect>, answers: mpsc::Sender<Msg>) {
    while let Some(effect) = presses.recv().await {
        let msg = match carry_out(&link, effect.clone()).await {
            Ok(None) => continue,
            Ok(Some(msg)) => msg,
            Err(error) => Msg::NotDone { effect, why: error.to_string() },
        };
        // at the end nobody looks any more; what is kept is kept
        let _not_shown = answers.send(msg).await;
    }
}

async fn carry_out(link: &LinkHandle, effect: Effect) -> Result<Option<Msg>> {
    match effect {
        Effect::Keep { press, at, court, ask } => {
            let (ticket, _) = link.ask(Some(at), court, None, ask).await?;
            return Ok(Some(Msg::Kept { press, ticket }));
        }
        // the answers come as news
        Effect::Devices(act) => link.ask_about_devices(act).await?,
        Effect::Preview(ask) => link.preview(ask).await?,
        Effect::Round { file, despite } => {
            let games = file.map_or(Ok(RoundGames::Published), games_of)?;
            let ask = RoundAsk { id: 0, games, courts: Vec::new(), despite };
            link.ask_for_round(ask).await?
        }
        Effect::Quit => 0,
    };
    Ok(None)
}

fn games_of(file: String) -> Result<RoundGames> {
    let text = std::fs::read_to_string(&file)
        .map_err(|error| anyhow!(say!("file-unread", file, why = error.to_string())))?;
    if text.len() > ROUND_MAX {
        bail!(say!("round-file-too-long", file, most = ROUND_MAX / 1_024));
    }
    Ok(RoundGames::File { name: file, text })
}

/// The memory of the last run. Presses are in the outbox. A memory that cannot be read costs only
/// the picture before the link stands.
fn memory(folder: &Path) -> Memory {
    let bytes = std::fs::read(folder.join(MEMORY)).unwrap_or_default();
    serde_json::from_slice(&bytes).unwrap_or_default()
}

fn write_whole(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let new = path.with_extension("new");
    let mut file = std::fs::File::create(&new)?;
    file.write_all(bytes)?;
    file.sync_all()?;
    std::fs::rename(&new, path)
}
