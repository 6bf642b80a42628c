//! The command line of the referee's terminal, and the loop around its model.

use anyhow::{Context, Result};
use clap::Parser;
use court_client::{
    ClockRun, CourtAddress, DeviceClock, FileDisk, Link, LinkHandle, MachineClock, News, Outbox,
    Settings, drive, random,
};
use court_protocol::Snapshot;
use crossterm::event::EventStream;
use futures::StreamExt;
use referee_tui::terminal::{Screen, key};
use referee_tui::{Effect, Model, Msg, Theme, draw, update};
use std::io;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Duration;
use tokio::sync::mpsc;
use tokio::time::{MissedTickBehavior, interval};

/// The head referee's and the line judges' terminal, keyboard only.
///
/// Whatever is pressed is kept on this machine until the court has answered, through any outage.
#[derive(Debug, Parser)]
#[command(version)]
struct Options {
    /// Where the court is: NAME.local, NAME:PORT, 192.168.1.5:4710.
    #[arg(long, alias = "court", env = "COURT_ADDRESS", default_value = "localhost")]
    server: CourtAddress,

    /// The one-time code from the server's terminal; needed once.
    #[arg(long, env = "COURT_CODE")]
    code: Option<String>,

    /// What this terminal is called in the list of devices.
    #[arg(long, default_value = "referee")]
    name: String,

    /// Where presses and this terminal's token are kept [default: the platform's state folder].
    #[arg(long, value_name = "DIR")]
    data_dir: Option<PathBuf>,
}

/// Presses on their way to the disk: more than a person makes while a disk hangs.
const PRESSES_MAX: usize = 256;
/// Between two pictures: tenths of a second have to be seen to run.
const FRAME: Duration = Duration::from_millis(50);
/// Pictures drawn at least so often when nothing runs: ages in seconds.
const FRAMES_AT_REST: u32 = 5;
/// How often the courts' pictures are written down, if they have changed.
const PICTURE_EVERY: Duration = Duration::from_secs(5);
/// The pictures' file in the data folder.
const PICTURE: &str = "picture.json";

fn main() -> ExitCode {
    match start(&Options::parse()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("referee-tui: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn start(options: &Options) -> Result<()> {
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .worker_threads(2) // one for the link, whose disk may make it wait, and one for the screen
        .enable_all()
        .build()
        .context("could not start")?;
    let ended = runtime.block_on(referee(options));
    runtime.shutdown_background();
    println!("{} presses are kept here until the court is reached again", ended?);
    Ok(())
}

/// Runs the terminal to its end; says how many presses still wait.
async fn referee(options: &Options) -> Result<usize> {
    let folder = match &options.data_dir {
        Some(folder) => folder.clone(),
        None => default_folder(&options.server)?,
    };
    let clock = MachineClock::new();
    let disk = FileDisk::open(&folder)?;
    let run_of_clock = ClockRun { machine: clock.machine(), speed: 1 };
    let (outbox, _) = Outbox::open(disk, run_of_clock, random())
        .with_context(|| format!("could not read the outbox in {}", folder.display()))?;
    let utc_offset = jiff::Zoned::now().offset().seconds();
    let mut model = Model::new(&options.name, &options.server.to_string(), utc_offset.into());
    model.restore(outbox.unanswered(), pictures(&folder));
    let settings = Settings {
        software: concat!("referee-tui ", env!("CARGO_PKG_VERSION")).to_owned(),
        code: options.code.clone(),
        watch: true,
        ..Settings::named(options.name.clone())
    };
    let link = Link::new(outbox, settings, random());
    let (handle, news, task) = drive(link, options.server.clone(), clock);
    let (stop, stopped) = tokio::sync::oneshot::channel::<()>();
    let link = tokio::spawn(task.run(async {
        let _ended_either_way = stopped.await;
    }));
    let colour = std::env::var_os("NO_COLOR").is_none_or(|set| set.is_empty());
    let ran = Referee { model, clock, handle, folder, theme: Theme { colour } }.run(news).await;
    drop(stop);
    let outbox = link.await.context("the link broke off")?;
    ran?;
    Ok(outbox.pending())
}

struct Referee {
    model: Model,
    clock: MachineClock,
    handle: LinkHandle,
    folder: PathBuf,
    theme: Theme,
}

impl Referee {
    async fn run(mut self, mut news: mpsc::Receiver<News>) -> Result<()> {
        let mut screen = Screen::open().context("could not take the terminal over")?;
        let mut keys = EventStream::new();
        let (presses, kept_in_order) = mpsc::channel(PRESSES_MAX);
        let (answers, mut answered) = mpsc::channel(PRESSES_MAX);
        let keeper = tokio::spawn(keep(self.handle.clone(), kept_in_order, answers));
        let mut frames = interval(FRAME);
        frames.set_missed_tick_behavior(MissedTickBehavior::Skip);
        let mut writes = interval(PICTURE_EVERY);
        let mut rested = 0;
        self.look();
        loop {
            let mut is_new = true;
            let msg = tokio::select! {
                biased;
                event = keys.next() => match event {
                    Some(Ok(event)) => key(&event).map(|key| Msg::Key { key, at: self.clock.now() }),
                    Some(Err(error)) => return Err(error).context("the keyboard is gone"),
                    None => break,
                },
                Some(msg) = answered.recv() => Some(msg),
                Some(news) = news.recv() => Some(Msg::News(news)),
                _ = writes.tick() => {
                    self.write_pictures();
                    None
                }
                _ = frames.tick() => {
                    rested += 1;
                    is_new = rested >= FRAMES_AT_REST || self.model.has_running_clocks();
                    None
                }
            };
            self.look();
            let effects = msg.map_or_else(Vec::new, |msg| update(&mut self.model, msg));
            if !self.carry_out(effects, &presses) {
                break;
            }
            if is_new {
                rested = 0;
                let (model, theme) = (&self.model, self.theme);
                screen.terminal.draw(|frame| draw(model, theme, frame))?;
            }
        }
        drop(presses);
        keeper.await.context("presses could not be kept")?;
        self.write_pictures();
        Ok(())
    }

    /// Looks at the clock.
    fn look(&mut self) {
        let device = self.clock.now();
        let court = self.handle.court_time(device);
        update(&mut self.model, Msg::Time { device, court });
    }

    /// Says whether to go on.
    fn carry_out(&mut self, effects: Vec<Effect>, presses: &mpsc::Sender<Effect>) -> bool {
        for effect in effects {
            if effect == Effect::Quit {
                return false;
            }
            if let Err(
                mpsc::error::TrySendError::Full(effect) | mpsc::error::TrySendError::Closed(effect),
            ) = presses.try_send(effect)
            {
                let why = "this machine's disk has not answered for a long time".to_owned();
                let msg = match effect {
                    Effect::Keep { press, .. } => Msg::NotKept { press, why },
                    Effect::Devices(_) | Effect::Quit => Msg::NotAsked { why },
                };
                update(&mut self.model, msg);
            }
        }
        true
    }

    /// Losing this file loses only what a terminal shows before its link stands.
    fn write_pictures(&mut self) {
        let Some(pictures) = self.model.new_pictures() else { return };
        let written = serde_json::to_vec(&pictures)
            .map_err(io::Error::other)
            .and_then(|bytes| write_whole(&self.folder.join(PICTURE), &bytes));
        if let Err(error) = written {
            let what = format!("the picture of the courts could not be written: {error}");
            update(&mut self.model, Msg::News(News::Trouble { what }));
        }
    }
}

/// Keeps presses one after the other, each durable before the next, away from the screen.
async fn keep(link: LinkHandle, mut presses: mpsc::Receiver<Effect>, answers: mpsc::Sender<Msg>) {
    while let Some(effect) = presses.recv().await {
        let msg = match effect {
            Effect::Keep { press, at, court, ask } => {
                match link.ask(Some(at), court, None, ask).await {
                    Ok(kept) => Msg::Kept { press, request: (kept.boot, kept.n) },
                    Err(error) => Msg::NotKept { press, why: error.to_string() },
                }
            }
            Effect::Devices(act) => match link.ask_about_devices(act).await {
                Ok(_) => continue,
                Err(error) => Msg::NotAsked { why: error.to_string() },
            },
            Effect::Quit => continue,
        };
        // at the end nobody looks any more; what is kept is kept
        let _not_shown = answers.send(msg).await;
    }
}

fn pictures(folder: &Path) -> Vec<Snapshot> {
    let bytes = std::fs::read(folder.join(PICTURE)).unwrap_or_default();
    // an unreadable picture is no picture: the court sends a new one
    serde_json::from_slice(&bytes).unwrap_or_default()
}

fn write_whole(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let new = path.with_extension("new");
    std::fs::write(&new, bytes)?;
    std::fs::rename(&new, path)
}

/// A folder per court: a device is somebody else to another one.
fn default_folder(court: &CourtAddress) -> Result<PathBuf> {
    let folders = directories::ProjectDirs::from("", "", "chessrun")
        .context("this system names no folder for a program's state; name one with --data-dir")?;
    let state = folders.state_dir().unwrap_or(folders.data_local_dir());
    let name: String = court.to_string().replace(|c: char| !c.is_alphanumeric() && c != '.', "-");
    Ok(state.join("referee-tui").join(name))
}
